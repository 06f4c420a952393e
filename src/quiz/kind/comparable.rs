//! 2017 Law 23A, 2007 Law 27B1(b): whether one call is comparable to another, and the hand that shows it.

use super::super::{
    ask::Ask,
    claim::{Claim, Likeness, compared, likeness},
    dice::Dice,
    draft::Draft,
    plot::Plot,
    sort::Sort,
    table::Table,
};
use crate::{
    bridge::Call,
    explain::Message,
    record::{Facts, LhoChoice, MadeCall},
};

pub(super) const PLOTS: &[(Plot, u32)] = &[(Plot::BidOutOfTurn, 1)];

/// A bid, and one above it by the same player.
#[derive(Clone, Copy)]
struct Pair {
    /// The bid out of turn, the bid over which the player bids again, and that bid.
    bids: [&'static str; 3],
    /// The suits that each of the two shows: its own, or another with those who play transfers.
    suits: [char; 2],
}

const fn pair(first: &'static str, over: &'static str, second: &'static str, suits: [char; 2]) -> Pair {
    Pair { bids: [first, over, second], suits }
}

/// Partner has opened one notrump, and the answer comes before the overcall. With some pairs a suit is natural, and with others a
/// transfer; with some it is weak, and with others good, with an opponent’s bid or without.
const ANSWERS: [Pair; 4] = [
    pair("2D", "2S", "3D", ['D', 'H']),
    pair("2D", "3C", "3D", ['D', 'H']),
    pair("2H", "3C", "3H", ['H', 'S']),
    pair("2H", "3D", "3H", ['H', 'S']),
];

/// An opponent has opened a strong club, and the overcall comes too soon. Some bid what they have over it, and some the suit below.
const OVERCALLS: [Pair; 5] = [
    pair("1D", "1NT", "2D", ['D', 'H']),
    pair("1H", "1NT", "2H", ['H', 'S']),
    pair("1D", "2C", "2D", ['D', 'H']),
    pair("1H", "2C", "2H", ['H', 'S']),
    pair("1H", "2D", "2H", ['H', 'S']),
];

/// How strong the first answer is and the second where they are weak, and the same where they are good. No range is the next to
/// another one: whether those are similar is for the director.
const OF_ANSWERS: [[[&str; 2]; 2]; 4] = [
    [["0-8", "5-8"], ["10+", "11+"]],
    [["0-7", "4-7"], ["10+", "10+"]],
    [["3-8", "5-8"], ["10+", "12+"]],
    [["0-8", "6-8"], ["11+", "11+"]],
];

/// How strong an overcall is with some pairs, and with others: the one range is the other, a point higher.
const OF_OVERCALLS: [&str; 2] = ["7-15", "8-16"];

/// What a call shows: which of the suits, and which of the strengths. Each answer is the same step from any first call, so that
/// neither call tells by itself which way it is.
type Shown = [usize; 2];

pub(super) fn play(dice: &mut Dice, table: &mut Table, choices: &[Sort], answer: Sort) -> Option<()> {
    let Sort::Comparable(likeness) = answer else { return None };
    let first: Shown = [(); 2].map(|()| dice.pick(&[0, 1]).unwrap_or_default());
    let [suit, strength] = first;
    let are_overcalls = choices.contains(&Sort::Comparable(Likeness::Similar));
    let second = match likeness {
        Likeness::Within => first,
        Likeness::Similar | Likeness::OtherStrength => [suit, 1 - strength],
        // Of what is similar either will do.
        Likeness::OtherShape if are_overcalls => [1 - suit, dice.pick(&[0, 1])?],
        Likeness::OtherShape => [1 - suit, strength],
    };
    let passes = dice.below(2);
    for _ in 0..passes {
        table.call(table.ruling.turn?, Call::Pass)?;
    }
    if are_overcalls { overcalls(dice, table, first, second) } else { answers(dice, table, first, second) }
}

/// Partner opens; the answer comes before RHO has called, and again over what RHO bids.
fn answers(dice: &mut Dice, table: &mut Table, first: Shown, second: Shown) -> Option<()> {
    let (one, points) = (dice.pick(&ANSWERS)?, dice.pick(&OF_ANSWERS)?);
    let lengths = ["5+", dice.pick(&["5+", "6+"])?];
    let told = |nth: usize, [suit, strength]: Shown| {
        Some(format!("{}{} {}", lengths.get(nth)?, one.suits.get(suit)?, points.get(strength)?.get(nth)?))
    };
    let [early, over, late] = one.bids;
    let opener = table.ruling.turn?;
    table.call(opener, "1NT".parse().ok()?)?;
    table.call_with(opener.partner(), early.parse().ok()?, meant(&told(0, first)?))?;
    table.lho(LhoChoice::Declines)?;
    table.call(opener.lho(), over.parse().ok()?)?;
    table.call_with(opener.partner(), late.parse().ok()?, meant(&told(1, second)?))
}

/// An opponent opens; the overcall comes at partner’s turn, and again over what the other opponent bids.
fn overcalls(dice: &mut Dice, table: &mut Table, first: Shown, second: Shown) -> Option<()> {
    let one = dice.pick(&OVERCALLS)?;
    let told = |[suit, strength]: Shown| Some(format!("5+{} {}", one.suits.get(suit)?, OF_OVERCALLS.get(strength)?));
    let [early, over, late] = one.bids;
    let opener = table.ruling.turn?;
    table.call_with(opener, "1C".parse().ok()?, meant("16+"))?;
    table.call_with(opener.rho(), early.parse().ok()?, meant(&told(first)?))?;
    table.lho(LhoChoice::Declines)?;
    table.call(opener.lho(), Call::Pass)?;
    table.call(opener.partner(), over.parse().ok()?)?;
    table.call_with(opener.rho(), late.parse().ok()?, meant(&told(second)?))
}

/// The same table where the second call showed something else, and what it showed: comparable where it was not, and not where
/// it was.
pub(super) fn had_it_shown(table: &Table) -> Option<(Table, Message)> {
    let last = table.last_call()?;
    let second = table.made(last)?;
    let is_comparable = |table: &Table| {
        let (verdict, meanings) = compared(&table.record)?;
        likeness(&verdict, &meanings).map(Likeness::is_comparable)
    };
    let was = is_comparable(table)?;
    all_meanings(table, second).into_iter().find_map(|meaning| {
        let mut changed = table.until(last)?;
        let facts = meant(&meaning);
        let condition = facts.meaning.as_ref()?.meaning()?.shows.clone();
        changed.call_with(second.by?, second.call, facts)?;
        (is_comparable(&changed)? != was).then_some((changed, Message::QuizTurnMeans { call: second.call, condition }))
    })
}

/// What the second call might have shown: what the first one did, or that with another strength; or, of a double, the other major.
fn all_meanings(table: &Table, second: &MadeCall) -> Vec<String> {
    let first = table.last().and_then(|incident| table.made(incident.event)?.facts.meaning.as_ref());
    let Some(first) = first.map(|meaning| meaning.text().to_owned()) else { return Vec::new() };
    let is_points = |word: &&str| !word.contains(char::is_alphabetic);
    let points = first.split(' ').find(is_points);
    let with = |others: [&'static str; 3]| {
        points.into_iter().flat_map(|points| others.map(|other| first.replace(points, other))).collect::<Vec<_>>()
    };
    let swap = |sign| match sign {
        'H' => 'S',
        'S' => 'H',
        sign => sign,
    };
    let other_major = (second.call == Call::Double).then(|| first.chars().map(swap).collect());
    let [likely, others] = OTHER_POINTS.map(with);
    [first.clone()].into_iter().chain(likely).chain(other_major).chain(others).collect()
}

/// What else in points a call might show that was not weak, or was; and what hardly anybody plays.
const OTHER_POINTS: [[&str; 3]; 2] = [["12+", "5-8", "14+"], ["0-4", "10-12", "0-5"]];

fn meant(text: &str) -> Facts {
    Facts { meaning: Some(text.into()), ..Facts::default() }
}

pub(super) fn about(table: Table) -> Option<Draft> {
    let (verdict, meanings) = compared(&table.record)?;
    let incident = table.last()?;
    let call = incident.call;
    // Such a bid needs no comparison.
    if incident.result.clauses.iter().any(|clause| clause.address() == "27B1(a)") {
        return None;
    }
    // A double that is not comparable is cancelled, and replaces nothing.
    let replacement = incident.replacement.or_else(|| incident.attempts.last().copied())?;
    let right = likeness(&verdict, &meanings)?;
    let others = Likeness::ALL.iter().copied().filter(|likeness| *likeness != right);
    let wrong = others.map(Claim::Comparable).collect();
    let ask = Ask::Comparable { call, replacement, edition: table.record.laws };
    Some(Draft { ask, right: Claim::Comparable(right), wrong, table })
}

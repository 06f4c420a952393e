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

pub(super) const PLOTS: &[(Plot, u32)] = &[(Plot::Insufficient, 1)];

/// An opening, and an overcall that its partner took to be a level lower. They bid hearts or, as a transfer, spades; some pairs do so
/// with a weak hand, and double with a good one, and some the other way round.
const ANSWERS: [[&str; 2]; 2] = [["1C", "3D"], ["1D", "3C"]];

/// An opening out of turn, the opening of the player in turn, and a jump overcall: either is weak with some pairs, and stronger with
/// others.
const JUMPS: [[&str; 3]; 4] = [["2H", "1S", "3H"], ["2D", "1H", "3D"], ["2D", "1S", "3D"], ["2S", "2D", "3S"]];

/// How strong the first call is and the second where they are weak, and the same where they are good.
type Points = [[&'static str; 2]; 2];
const OF_ANSWERS: [Points; 4] = [
    [["5-10", "6-10"], ["11+", "12+"]],
    [["6-10", "6-9"], ["11+", "11+"]],
    [["5-9", "6-9"], ["11+", "12+"]],
    [["6-10", "7-10"], ["12+", "13+"]],
];
const OF_JUMPS: [Points; 3] = [
    [["5-10", "6-10"], ["11-15", "12-15"]],
    [["6-10", "6-9"], ["12-16", "12-15"]],
    [["5-9", "6-9"], ["11-15", "11-14"]],
];
const MAJORS: [char; 2] = ['H', 'S'];

/// What a call shows: which of the suits, whether it denies length in a minor and not in the other major, and whether it is good. Each of
/// them has one of the other sort to which it is alike in every way, so that neither call tells by itself which way it is.
type Shown = [usize; 3];

pub(super) fn play(dice: &mut Dice, table: &mut Table, choices: &[Sort], answer: Sort) -> Option<()> {
    let Sort::Comparable(likeness) = answer else { return None };
    let first: Shown = [(); 3].map(|()| dice.pick(&[0, 1]).unwrap_or_default());
    let [major, denies, good] = first;
    let second = match likeness {
        Likeness::Within => first,
        Likeness::Similar => [major, 1 - denies, good],
        Likeness::OtherStrength => [major, denies, 1 - good],
        Likeness::OtherShape => [1 - major, denies, good],
    };
    let passes = dice.below(2);
    for _ in 0..passes {
        table.call(table.ruling.turn?, Call::Pass)?;
    }
    let turn = table.ruling.turn?;
    if !choices.contains(&Sort::Comparable(Likeness::OtherShape)) {
        let [opening, over, jump] = dice.pick(&JUMPS)?;
        let points = dice.pick(&OF_JUMPS)?;
        let named = opening.chars().nth(1)?;
        // A suit that is bid is that suit.
        let told = |nth: usize, [_, denies, good]: Shown| {
            let other = if named == 'S' { 'H' } else { 'S' };
            Some(format!("6+{named} 0-4{} {}", [other, 'C'].get(denies)?, points.get(good)?.get(nth)?))
        };
        table.call_with(turn.lho(), opening.parse().ok()?, meant(&told(0, first)?))?;
        table.lho(LhoChoice::Declines)?;
        table.call(turn, over.parse().ok()?)?;
        return table.call_with(turn.lho(), jump.parse().ok()?, meant(&told(1, second)?));
    }
    let [opening, over] = dice.pick(&ANSWERS)?;
    let points = dice.pick(&OF_ANSWERS)?;
    let minor = if opening == "1D" { 'D' } else { 'C' };
    let told = |nth: usize, [major, denies, good]: Shown| {
        let (suit, other) = (MAJORS.get(major)?, MAJORS.get(1 - major)?);
        Some(format!("4+{suit} 0-5{} {}", [*other, minor].get(denies)?, points.get(good)?.get(nth)?))
    };
    table.call(turn, opening.parse().ok()?)?;
    table.call(turn.lho(), over.parse().ok()?)?;
    table.call_with(turn.partner(), "2H".parse().ok()?, meant(&told(0, first)?))?;
    table.lho(LhoChoice::Declines)?;
    table.call_with(turn.partner(), Call::Double, meant(&told(1, second)?))
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

/// What the second call might have shown: what the first one did, or that with another strength or, of a double, the other major.
fn all_meanings(table: &Table, second: &MadeCall) -> Vec<String> {
    let first = table.last().and_then(|incident| table.made(incident.event)?.facts.meaning.as_ref());
    let Some(first) = first.map(|meaning| meaning.text().to_owned()) else { return Vec::new() };
    let is_points = |word: &&str| !word.contains(char::is_alphabetic);
    let points = first.split(' ').find(is_points);
    let with = |others: [&'static str; 2]| {
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
const OTHER_POINTS: [[&str; 2]; 2] = [["12+", "6-9"], ["0-5", "10-12"]];

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

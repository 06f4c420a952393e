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
    bridge::{Call, Denomination},
    explain::Message,
    record::{Facts, LhoChoice, MadeCall},
};

pub(super) const PLOTS: &[(Plot, u32)] = &[(Plot::Insufficient, 1)];

/// An opening, the overcalls in a minor that its partner has not seen, what they then bid too low, and how many cards in a major that
/// shows. By it some pairs show hearts, and others spades; and by a double in its place the one suit or the other.
type Start = (&'static str, &'static [&'static str], &'static str, char);
const STARTS: [Start; 3] =
    [("1C", &["2D", "3D"], "1H", '4'), ("1D", &["2C", "3C"], "1H", '4'), ("1NT", &["3C", "3D"], "2H", '5')];

/// How strong a weak answer is, and the double in its place: each alone, and where it denies six cards in the other major, with
/// which one bids that. Each of them has one of the other sort to which it is alike in every way, so that neither the answer nor
/// the double tells by itself which way it is.
const WEAK: [[[&str; 2]; 2]; 2] = [[["6-10", "5-10"], ["7-10", "5-10"]], [["6-11", "5-11"], ["6-10", "5-11"]]];
/// The same of a good one.
const GOOD: [[&str; 2]; 2] = [["12-18", "12+"], ["12-17", "12-19"]];
const MAJORS: [char; 2] = ['H', 'S'];

/// What a call shows: which of the majors, whether it denies the other, and whether it is good.
type Shown = [usize; 3];

pub(super) fn play(dice: &mut Dice, table: &mut Table, answer: Sort) -> Option<()> {
    let Sort::Comparable(likeness) = answer else { return None };
    let weak = dice.pick(&WEAK)?;
    let [weak_first, weak_second] = weak;
    let [good_first, good_second] = GOOD;
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
    let (opening, overcalls, low, length) = dice.pick(&STARTS)?;
    table.call(table.ruling.turn?, opening.parse().ok()?)?;
    table.call(table.ruling.turn?, dice.pick(overcalls)?.parse().ok()?)?;
    let offender = table.ruling.turn?;
    table.call_with(offender, low.parse().ok()?, meant(&told(length, [weak_first, good_first], first)?))?;
    table.lho(LhoChoice::Declines)?;
    table.call_with(offender, Call::Double, meant(&told(length, [weak_second, good_second], second)?))
}

/// What a call shows in words.
fn told(length: char, points: [[&str; 2]; 2], [major, denies, good]: Shown) -> Option<String> {
    let (suit, other) = (MAJORS.get(major)?, MAJORS.get(1 - major)?);
    let points = points.get(good)?.get(denies)?;
    Some(if denies == 1 { format!("{length}+{suit} 0-5{other} {points}") } else { format!("{length}+{suit} {points}") })
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

/// What the second call might have shown: of a double, what some pair plays; of another call, what the first one did, or no suit.
fn all_meanings(table: &Table, second: &MadeCall) -> Vec<String> {
    let text = |made: &MadeCall| made.facts.meaning.as_ref().map(|meaning| meaning.text().to_owned());
    if second.call != Call::Double {
        let first = table.last().and_then(|incident| table.made(incident.event)).and_then(text);
        let own = text(second);
        let is_points = |word: &&str| !word.contains(char::is_alphabetic);
        let points = own.as_deref().and_then(|text| text.split(' ').find(is_points));
        let others = points.into_iter().flat_map(|points| {
            let own = own.as_deref().unwrap_or_default();
            OTHER_POINTS.map(|other| own.replace(points, other))
        });
        return first.into_iter().chain(points.map(str::to_owned)).chain(others).collect();
    }
    let is_long = table
        .calls_from(0)
        .any(|(_, made)| made.call.bid().is_some_and(|bid| bid.denomination == Denomination::Notrump));
    let length = if is_long { '5' } else { '4' };
    let [_, good] = GOOD;
    let bits = || [0, 1].into_iter();
    let ways =
        || bits().flat_map(move |good| bits().flat_map(move |major| bits().map(move |denies| [major, denies, good])));
    WEAK.into_iter().flat_map(|[_, weak]| ways().filter_map(move |way| told(length, [weak, good], way))).collect()
}

/// What else in points a call might show that was not weak, or was.
const OTHER_POINTS: [&str; 3] = ["13+", "0-5", "10-12"];

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

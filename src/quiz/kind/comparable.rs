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
    bridge::{Call, Seat},
    explain::Message,
    record::{Facts, LhoChoice, MadeCall},
};

pub(super) const PLOTS: &[(Plot, u32)] = &[(Plot::Insufficient, 1)];

/// Two calls of one player in one auction, and what pairs play them to show. In each there are a call within the first, one
/// nearly so, one of another strength, and one of another shape: so the auction does not tell which it is.
struct Case {
    /// The auction before the insufficient bid.
    before: &'static [&'static str],
    first: &'static str,
    second: &'static str,
    /// What the first may show.
    firsts: &'static [&'static str],
    /// What the second may show.
    seconds: &'static [&'static str],
}

const CASES: [Case; 7] = [
    // A raise of partner's opening, by a player who meant to open.
    Case { before: &["1H", "P"], first: "1H", second: "3H", firsts: &HEARTS_OPENED, seconds: &HEARTS_RAISED },
    Case { before: &["1S", "P"], first: "1S", second: "3S", firsts: &SPADES_OPENED, seconds: &SPADES_RAISED },
    // A double for takeout, by a player who meant to open.
    Case {
        before: &["1S"],
        first: "1H",
        second: "X",
        firsts: &["4+H 12-20", "5+H 12-20", "4+H 12-19", "4+H 13-20", "5+H 13-20"],
        seconds: &["4+H 12+", "4+H 13+", "4+H 12-17", "3+H 12-17", "3+H 13-18", "4+H 10-17", "4+H 9-17"],
    },
    // A negative double, by a player who meant to answer.
    Case { before: &["1C", "1S"], first: "1H", second: "X", firsts: &HEARTS_ANSWERED, seconds: &HEARTS_DOUBLED },
    Case { before: &["1D", "1S"], first: "1H", second: "X", firsts: &HEARTS_ANSWERED, seconds: &HEARTS_DOUBLED },
    Case { before: &["1D", "2C"], first: "1H", second: "X", firsts: &HEARTS_ANSWERED, seconds: &HEARTS_DOUBLED },
    Case { before: &["1D", "2C"], first: "1S", second: "X", firsts: &SPADES_ANSWERED, seconds: &SPADES_DOUBLED },
];

type Words = &'static str;

const HEARTS_OPENED: [Words; 4] = ["4+H 11-20", "5+H 11-20", "4+H 12-19", "5+H 12-20"];
const SPADES_OPENED: [Words; 4] = ["4+S 11-20", "5+S 11-20", "4+S 12-19", "5+S 12-20"];
const HEARTS_RAISED: [Words; 6] = ["4+H 10-12", "4+H 6-9", "4+H 13-15", "4+H 13+", "4+H 12-15", "3+H 13-15"];
const SPADES_RAISED: [Words; 6] = ["4+S 10-12", "4+S 6-9", "4+S 13-15", "4+S 13+", "4+S 12-15", "3+S 13-15"];
const HEARTS_ANSWERED: [Words; 3] = ["4+H 6+", "4+H 7+", "4+H 8+"];
const SPADES_ANSWERED: [Words; 3] = ["4+S 6+", "4+S 7+", "4+S 8+"];
const HEARTS_DOUBLED: [Words; 8] =
    ["4+H 6+", "4=H 6+", "4+H 5+", "4+H 7+", "4+H 8+", "2+H 8+", "4+H 5-8", "4+H 4+D 8+"];
const SPADES_DOUBLED: [Words; 8] =
    ["4+S 6+", "4=S 6+", "4+S 5+", "4+S 7+", "4+S 8+", "2+S 8+", "4+S 5-8", "4+H 4+S 8+"];

pub(super) fn play(dice: &mut Dice, table: &mut Table, answer: Sort) -> Option<()> {
    let case = CASES.get(usize::try_from(dice.below(u32::try_from(CASES.len()).ok()?)).ok()?)?;
    // The offender has not passed.
    let passes = dice.below(u32::try_from(Seat::ALL.len().checked_sub(case.before.len())?).ok()?);
    for _ in 0..passes {
        table.call(table.ruling.turn?, Call::Pass)?;
    }
    for call in case.before {
        table.call(table.ruling.turn?, call.parse().ok()?)?;
    }
    let both = case.firsts.iter().flat_map(|first| case.seconds.iter().map(move |second| (*first, *second)));
    let mut both: Vec<(&str, &str)> = both.collect();
    dice.shuffle(&mut both);
    let found = both.into_iter().find_map(|meanings| {
        let mut table = table.clone();
        replaced(&mut table, case, meanings)?;
        (Sort::Comparable(alike(&table)?) == answer).then_some(table)
    });
    *table = found?;
    Some(())
}

/// The insufficient bid is refused, and the other call made in its place.
fn replaced(table: &mut Table, case: &Case, (first, second): (&str, &str)) -> Option<()> {
    let offender = table.ruling.turn?;
    table.call_with(offender, case.first.parse().ok()?, meant(first))?;
    table.lho(LhoChoice::Declines)?;
    table.call_with(offender, case.second.parse().ok()?, meant(second))
}

fn alike(table: &Table) -> Option<Likeness> {
    let (verdict, meanings) = compared(&table.record)?;
    likeness(&verdict, &meanings)
}

/// The same table where the second call showed something else, and what it showed: comparable where it was not, and not where
/// it was.
pub(super) fn had_it_shown(table: &Table) -> Option<(Table, Message)> {
    let incident = table.last()?;
    let last = table.last_call()?;
    let (first, second) = (table.made(incident.event)?, table.made(last)?);
    let before =
        table.record.events.iter().take(incident.event).filter_map(|event| event.made_call().map(|made| made.call));
    let bids: Vec<Call> = before.filter(|call| *call != Call::Pass).collect();
    let is_it = |case: &&Case| {
        let before = case.before.iter().filter_map(|call| call.parse::<Call>().ok()).filter(|call| *call != Call::Pass);
        before.eq(bids.iter().copied())
            && case.first.parse() == Ok(first.call)
            && case.second.parse() == Ok(second.call)
    };
    let case = CASES.iter().find(is_it)?;
    let text = |made: &MadeCall| made.facts.meaning.as_ref().map(|told| told.text().to_owned());
    let (old, new) = (text(first)?, text(second)?);
    let (shape, points) = old.rsplit_once(' ')?;
    let (new_shape, new_points) = new.rsplit_once(' ')?;
    let nearer = [format!("{shape} {new_points}"), format!("{new_shape} {points}")];
    let others = case.seconds.iter().map(|meaning| (*meaning).to_owned()).chain(nearer);
    let is_comparable = alike(table)?.is_comparable();
    others
        .filter_map(|meaning| {
            let mut changed = table.until(last)?;
            let facts = meant(&meaning);
            let condition = facts.meaning.as_ref()?.meaning()?.shows.clone();
            changed.call_with(second.by?, second.call, facts)?;
            let is_turned = alike(&changed)?.is_comparable() != is_comparable;
            is_turned.then_some((changed, Message::QuizTurnMeans { call: second.call, condition }))
        })
        .next()
}

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

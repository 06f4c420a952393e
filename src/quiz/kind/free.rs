//! Law 27B1(a): which replacement leaves partner free, without anything to judge.

use super::super::{
    ask::Ask,
    claim::{self, Claim},
    dice::Dice,
    draft::Draft,
    natural::{bid, lowest},
    plot::Plot,
    reason::Reason,
    table::Table,
};
use crate::{
    bridge::{Bid, Call, Denomination, Suit},
    explain::Message,
    lawbook::{Clause, index_2007, index_2017},
    record::{Facts, Feature, LhoChoice, Shows},
    ruling::{Incident, Outcome},
};

pub(super) const PLOTS: &[(Plot, u32)] = &[(Plot::Insufficient, 1)];

pub(super) fn draft(dice: &mut Dice, mut table: Table) -> Option<Draft> {
    if dice.chance(35) {
        artificial(dice, &mut table)?;
    } else {
        Plot::Insufficient.play(dice, &mut table)?;
    }
    table.lho(LhoChoice::Declines)?;
    about(table)
}

/// Somebody opens in notrump, and responder’s insufficient bid is Stayman or a transfer.
fn artificial(dice: &mut Dice, table: &mut Table) -> Option<()> {
    let passes = dice.below(3);
    for _ in 0..passes {
        table.call(table.ruling.turn?, Call::Pass)?;
    }
    let level = dice.pick(&[1, 1, 2])?;
    let opener = table.ruling.turn?;
    table.call(opener, Call::Bid(bid(level, Denomination::Notrump)?))?;
    let over =
        dice.pick(&[None, Some(Denomination::Hearts), Some(Denomination::Spades), Some(Denomination::Diamonds)])?;
    let last = table.ruling.auction.last_bid().map(|(_, bid)| bid);
    let overcall = over.and_then(|named| lowest(last, named)).map_or(Call::Pass, Call::Bid);
    table.call(opener.lho(), overcall)?;
    let last = table.ruling.auction.last_bid().map(|(_, bid)| bid);
    let made = dice.pick(&ARTIFICIAL)?;
    let call = Some(bid(made.level, made.names)?).filter(|bid| {
        !bid.is_sufficient_over(last) && bid.level >= last.map_or(bid.level, |last| last.level.min(bid.level))
    })?;
    let shows: Shows = made.shows.into_iter().map(Feature::Suit).collect();
    table.call_with(opener.partner(), Call::Bid(call), Facts { shows: Some(shows), ..Facts::default() })
}

/// An artificial response to a notrump bid.
#[derive(Clone, Copy)]
struct Artificial {
    level: u8,
    names: Denomination,
    shows: Option<Suit>,
}

const ARTIFICIAL: [Artificial; 3] = [
    Artificial { level: 2, names: Denomination::Clubs, shows: None },
    Artificial { level: 2, names: Denomination::Diamonds, shows: Some(Suit::Hearts) },
    Artificial { level: 2, names: Denomination::Hearts, shows: Some(Suit::Spades) },
];

pub(super) fn about(table: Table) -> Option<Draft> {
    let free = claim::free(&table.ruling)?;
    let incident = table.last()?.clone();
    if free.len() > 1 || !incident.attempts.is_empty() {
        return None;
    }
    let right = free.first().copied();
    let calls = tempting(&table, &incident)?;
    let mut wrong = Vec::new();
    wrong.extend(right.map(|_| (Claim::Free(None), None)));
    let others = calls.into_iter().filter(|call| Some(*call) != right);
    wrong.extend(others.map(|call| (Claim::Free(Some(call)), why_not(&table, &incident, right, call))));
    let ask = Ask::Free { offender: incident.offender, call: incident.call };
    Some(Draft { ask, right: Claim::Free(right), wrong, table })
}

/// Calls that somebody might think of: the lowest bid in each denomination.
fn tempting(table: &Table, incident: &Incident) -> Option<Vec<Call>> {
    let Outcome::PlayersOption(_) = &incident.outcome else { return None };
    let last = table.ruling.auction.last_bid().map(|(_, bid)| bid);
    let old = incident.call.bid()?;
    let same = lowest(last, old.denomination)?;
    let near = Denomination::ALL.into_iter().filter_map(|named| lowest(last, named));
    let is_low = |bid: &Bid| bid.level.number() <= same.level.number() + 1;
    let calls = near.filter(is_low).map(Call::Bid).filter(|call| table.ruling.auction.allows(incident.offender, *call));
    Some(calls.collect())
}

/// Why this call does not certainly leave partner free.
fn why_not(table: &Table, incident: &Incident, right: Option<Call>, call: Call) -> Option<Reason> {
    let edition = table.record.laws;
    let names_the_same =
        call.bid().is_some_and(|bid| Some(bid.denomination) == incident.call.bid().map(|old| old.denomination));
    let is_artificial = names_the_same && shown(table, incident).is_some() && right.is_some();
    let artificial = || Message::QuizArtificial { call: incident.call, edition };
    let says = if is_artificial { artificial() } else { Message::QuizNeedsJudgement { call, edition } };
    Some(says.into())
}

/// What the insufficient bid is said to show.
fn shown(table: &Table, incident: &Incident) -> Option<Shows> {
    table.record.events.get(incident.event)?.made_call()?.facts.shows
}

/// Law 27B1(a).
pub(in crate::quiz) const fn clause_27b1a(table: &Table) -> Clause {
    table.record.laws.of(index_2007::L27B1A, index_2017::L27B1A)
}

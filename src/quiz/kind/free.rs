//! Law 27B1(a): which replacement leaves partner free, without anything to judge.

use super::super::{
    ask::Ask,
    claim::{self, Claim},
    dice::Dice,
    draft::Draft,
    natural::{bid, lowest, natural},
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

pub(super) fn play(dice: &mut Dice, table: &mut Table) -> Option<()> {
    if dice.chance(95) {
        answer(dice, table)?;
    } else {
        Plot::Insufficient.play(dice, table)?;
    }
    table.lho(LhoChoice::Declines)
}

/// Partner’s insufficient bid in answer to an opening of one club or in notrump: natural, a transfer, or without a suit.
fn answer(dice: &mut Dice, table: &mut Table) -> Option<()> {
    let passes = dice.below(3);
    for _ in 0..passes {
        table.call(table.ruling.turn?, Call::Pass)?;
    }
    let (level, opening, low, steps) = dice.pick(&ANSWERS)?;
    let opener = table.ruling.turn?;
    table.call(opener, Call::Bid(bid(level, opening)?))?;
    let overcall = natural(dice, &table.ruling.auction, opener.lho());
    table.call(opener.lho(), if dice.chance(50) { overcall } else { Call::Pass })?;
    let last = table.ruling.auction.last_bid().map(|(_, bid)| bid);
    let (named, above) = steps.get(usize::try_from(dice.below(2)).ok()?).copied()?;
    let call = bid(low, named.into()).filter(|bid| !bid.is_sufficient_over(last))?;
    let shows: Shows = dice.pick(&[Some(named), Some(above), None])?.into_iter().map(Feature::Suit).collect();
    // What may be bid in its place is natural, as the question says.
    let natural = |bid| (Call::Bid(bid), Facts { shows: Some(Shows::named_by(Call::Bid(bid))), ..Facts::default() });
    let replacements = Denomination::ALL.into_iter().filter_map(|named| lowest(last, named)).map(natural).collect();
    table.call_with(opener.partner(), Call::Bid(call), Facts { shows: Some(shows), replacements, ..Facts::default() })
}

/// An opening, the level of an answer in a suit, and two such suits, each with the one to which it may transfer.
type Answers = (u8, Denomination, u8, [(Suit, Suit); 2]);

const ANSWERS: [Answers; 3] = [
    (1, Denomination::Notrump, 2, [(Suit::Diamonds, Suit::Hearts), (Suit::Hearts, Suit::Spades)]),
    (2, Denomination::Notrump, 2, [(Suit::Diamonds, Suit::Hearts), (Suit::Hearts, Suit::Spades)]),
    (1, Denomination::Clubs, 1, [(Suit::Diamonds, Suit::Hearts), (Suit::Hearts, Suit::Spades)]),
];

pub(super) fn about(table: Table) -> Option<Draft> {
    let free = claim::free(&table.ruling)?;
    let incident = table.last()?;
    if free.len() > 1 || !incident.attempts.is_empty() {
        return None;
    }
    let right = free.first().copied();
    let others = tempting(&table, incident)?.into_iter().map(Some).chain([None]).filter(|call| *call != right);
    let ask = Ask::Free { offender: incident.offender, call: incident.call };
    Some(Draft { ask, right: Claim::Free(right), wrong: others.map(Claim::Free).collect(), table })
}

/// Calls that somebody might think of: the lowest bid in each denomination. The insufficient one first, then that to which it might
/// transfer, whatever it showed.
fn tempting(table: &Table, incident: &Incident) -> Option<Vec<Call>> {
    let Outcome::PlayersOption(_) = &incident.outcome else { return None };
    let last = table.ruling.auction.last_bid().map(|(_, bid)| bid);
    let old = incident.call.bid()?;
    let same = lowest(last, old.denomination)?;
    let (below, from) = Denomination::ALL.into_iter().partition::<Vec<_>, _>(|named| *named < old.denomination);
    let near = from.into_iter().chain(below).filter_map(|named| lowest(last, named));
    let is_low = |bid: &Bid| bid.level.number() <= same.level.number() + 1;
    let calls = near.filter(is_low).map(Call::Bid).filter(|call| table.ruling.auction.allows(incident.offender, *call));
    Some(calls.collect())
}

/// Why this call does not certainly leave partner free.
pub(super) fn against(table: &Table, incident: &Incident, right: Option<Call>, call: Call) -> Option<Reason> {
    let edition = table.record.laws;
    let denomination = |call: Call| call.bid().map(|bid| bid.denomination);
    let is_artificial = denomination(call) == denomination(incident.call) && right.is_some();
    let says = match is_artificial {
        true => Message::QuizArtificial { call: incident.call, edition },
        false => Message::QuizNeedsJudgement { call, edition },
    };
    Some(says.into())
}

/// Law 27B1(a).
pub(in crate::quiz) const fn clause_27b1a(table: &Table) -> Clause {
    table.record.laws.of(index_2007::L27B1A, index_2017::L27B1A)
}

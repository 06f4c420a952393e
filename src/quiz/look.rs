//! What somebody sees of a question who knows no law.

use super::{
    claim::{Claim, Fault},
    draft::Draft,
    sort::Sort,
};
use crate::{
    bridge::{Bid, Call, Contract, Denomination, Suit},
    record::Event,
};

/// What a call is, as anybody sees it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Last {
    Pass,
    Bid,
    Double,
    Redouble,
}

impl Last {
    pub(super) const fn of(call: Call) -> Last {
        match call {
            Call::Pass => Last::Pass,
            Call::Bid(_) => Last::Bid,
            Call::Double => Last::Double,
            Call::Redouble => Last::Redouble,
        }
    }
}

/// How a question looks. Two that look alike are told apart by the law alone.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Look {
    last: Option<Last>,
    /// The lowest level of a bid, and the highest.
    levels: Option<(u8, u8)>,
    /// How many denominations were bid.
    named: usize,
    /// What else would tell, where such a question is asked.
    tells: Option<(usize, usize)>,
    choices: Vec<Seen>,
}

/// How a choice looks.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
struct Seen {
    call: Option<Last>,
    /// Whether it is the first bid of all, the last of all, and names what the last one does.
    first: bool,
    last: bool,
    names_the_last: bool,
    /// How many other choices have a lower bid.
    above: usize,
    /// The suits that it lists.
    suits: Vec<Suit>,
    /// How high a contract is, whether it is in notrump, and how it is doubled.
    contract: Option<(u8, bool, u8)>,
}

impl Look {
    /// How a draft looks whose choices are of these sorts.
    pub(super) fn of(draft: &Draft, sorts: &[Sort]) -> Look {
        let calls: Vec<Call> =
            draft.table.record.events.iter().filter_map(Event::made_call).map(|one| one.call).collect();
        let bids: Vec<Bid> = calls.iter().filter_map(|call| call.bid()).collect();
        let levels = || bids.iter().map(|bid| bid.level.number());
        let mut named: Vec<_> = bids.iter().map(|bid| bid.denomination).collect();
        named.sort_unstable();
        named.dedup();
        let claims = in_order(draft, sorts);
        let shown: Vec<Option<Bid>> = claims.iter().map(|claim| call_of(claim).and_then(Call::bid)).collect();
        let choices = claims.iter().zip(&shown).map(|(claim, bid)| seen(claim, *bid, &bids, &shown));
        Look {
            last: calls.last().map(|call| Last::of(*call)),
            levels: levels().min().zip(levels().max()),
            named: named.len(),
            tells: tells(sorts, &calls, &bids),
            choices: choices.collect(),
        }
    }
}

/// Of the lead: how many bids there are, and whether one is in notrump, of which no suit is withdrawn. Of what is wrong with a
/// call, after one irregularity: how many doubles there are, and where the first pass is.
fn tells(sorts: &[Sort], calls: &[Call], bids: &[Bid]) -> Option<(usize, usize)> {
    let has_notrump = || bids.iter().any(|bid| bid.denomination == Denomination::Notrump);
    let doubles = || calls.iter().filter(|call| call.is_double_or_redouble()).count();
    let has = |fault| sorts.contains(&Sort::Wrong(fault));
    let is_of_one_call = sorts.contains(&Sort::NobodyCan) || has(Fault::OutOfTurn) && !has(Fault::HadToPass);
    if sorts.contains(&Sort::LeadFree) {
        Some((bids.len(), usize::from(has_notrump())))
    } else if is_of_one_call {
        Some((doubles(), calls.iter().position(|call| *call == Call::Pass).unwrap_or(calls.len())))
    } else {
        None
    }
}

fn seen(claim: &Claim, bid: Option<Bid>, bids: &[Bid], shown: &[Option<Bid>]) -> Seen {
    let is = |other: Option<&Bid>| bid.is_some() && other.copied() == bid;
    let names = bids.last().zip(bid).is_some_and(|(last, bid)| last.denomination == bid.denomination);
    Seen {
        call: call_of(claim).map(Last::of),
        first: is(bids.first()),
        last: is(bids.last()),
        names_the_last: names,
        above: shown.iter().flatten().filter(|other| bid.is_some_and(|bid| **other < bid)).count(),
        suits: match claim {
            Claim::Lead(lead) => lead.suits().to_vec(),
            _ => Vec::new(),
        },
        contract: match claim {
            Claim::Contract(Contract { bid, doubled, .. }) => {
                Some((bid.level.number(), bid.denomination == Denomination::Notrump, *doubled as u8))
            }
            _ => None,
        },
    }
}

/// The claims of a draft in the order of these sorts; those of one sort in the order of time.
fn in_order<'a>(draft: &'a Draft, sorts: &[Sort]) -> Vec<&'a Claim> {
    let mut claims: Vec<&Claim> = draft.wrong.iter().chain([&draft.right]).collect();
    let place = |claim: &Claim| sorts.iter().position(|sort| *sort == claim.sort(&draft.table.ruling));
    claims.sort_by_key(|claim| (place(claim), event(claim)));
    claims
}

/// The right answer of a draft, as its place among those of its sort.
pub(super) fn answer(draft: &Draft) -> (Sort, usize) {
    let sort = |claim: &Claim| claim.sort(&draft.table.ruling);
    let right = sort(&draft.right);
    let earlier = draft.wrong.iter().filter(|one| sort(one) == right && event(one) < event(&draft.right)).count();
    (right, earlier)
}

const fn event(claim: &Claim) -> Option<usize> {
    match claim {
        Claim::Irregular(Some(spot)) => Some(spot.event),
        _ => None,
    }
}

/// The call that a claim names.
fn call_of(claim: &Claim) -> Option<Call> {
    match claim {
        Claim::Passes(super::Bar::Repeats(_, call)) => Some(*call),
        Claim::Free(call) => *call,
        Claim::Contract(contract) => Some(Call::Bid(contract.bid)),
        Claim::Irregular(spot) => spot.map(|spot| spot.call),
        _ => None,
    }
}

//! Law 27B1(a): the bid that keeps partner free because it is in the same denomination, where it can only be named with its
//! condition, or not named at all.

use super::{Line, Part, arg::Which, case::Case, message::Message, partner, rectification};
use crate::{
    bridge::{Bid, Call, Denomination},
    lawbook::{Clause, Edition, index_2007, index_2017},
    record::{Event, Feature, MadeCall, Shows},
    ruling::{Assumption, CallStatus, Kind, Rectification},
};

/// Whether the name of the free bid would tell everybody what was meant: the withdrawn bid is said to specify something other
/// than what it names.
pub(super) fn would_tell(case: &Case<'_>) -> bool {
    let specifies = case.made().filter(|made| made.is_described()).map(MadeCall::shows);
    let tells = specifies.is_some_and(|shows| {
        shows != Shows::named_by(case.call) && !shows.is_empty() && !shows.contains(Feature::UnknownSuit)
    });
    tells && !case.ruling.edition.is_free_by_name() && case.incident.attempts.is_empty() && is_insufficient(case)
}

/// Whether this is what Law 27B1(a) prescribes.
pub(super) fn rules(result: &Rectification) -> bool {
    result.cites("27B1(a)")
}

/// The lowest bid that names the denomination of the withdrawn one, free if it shows what it names, and that did too; or the
/// lower one by which most pairs would show that denomination.
pub(super) fn free_if_natural(case: &Case<'_>, replacement: Call, if_comparable: &Rectification) -> Option<Line> {
    let (old, new) = (case.call.bid()?, replacement.bid()?);
    let by_agreement = rules(if_comparable) && old.denomination != new.denomination;
    let is_named = old.denomination == new.denomination && lowest(case, old.denomination) == Some(new);
    let is_lowest = by_agreement || is_named;
    let made = case.made()?;
    let is_natural = made.shows() == Shows::named_by(case.call);
    let may_be_natural = !made.is_described() || is_natural;
    if !(is_lowest && may_be_natural && is_insufficient(case))
        || would_tell(case)
        || is_described(case, made, replacement)
    {
        return None;
    }
    let (call, certain) = (case.call, is_certain(case, made));
    let which = Which(if case.incident.replacement == Some(replacement) { "made" } else { "else" });
    let label = match (old.denomination.suit(), certain) {
        (Some(suit), true) => Message::IfItShows { replacement, suits: vec![suit], which },
        (Some(suit), false) => Message::IfItShowsToo { call, replacement, suits: vec![suit], which },
        (None, true) => Message::IfNatural { replacement, which },
        (None, false) => Message::IfNaturalToo { call, replacement, which },
    };
    // 2007 Law 26B: a notrump bid that was withdrawn brings a restriction even so.
    let text = match new.denomination == Denomination::Notrump && !case.ruling.edition.frees_lead() {
        true => rectification::open_text(case, if_comparable),
        false => vec![free(case)],
    };
    Some(Line::labelled(label, text))
}

/// Law 27B1(a), where a page names a bid that is free only if calls show something.
pub(super) fn condition_clause(sections: &[Part], edition: Edition) -> Option<Clause> {
    let is_condition = |line: &Line| {
        matches!(
            line.label,
            Some(
                Message::IfItShows { .. }
                    | Message::IfItShowsToo { .. }
                    | Message::IfNatural { .. }
                    | Message::IfNaturalToo { .. }
            )
        )
    };
    let is_stated = sections.iter().flat_map(|part| &part.lines).any(is_condition);
    is_stated.then(|| edition.of(index_2007::L27B1A, index_2017::L27B1A))
}

/// What follows from that bid: nothing but Law 27D.
pub(super) fn free(case: &Case<'_>) -> Message {
    let later = case.ruling.edition.of(index_2007::L27D, index_2017::L27D);
    partner::may(case, &Rectification { review: vec![later], ..Rectification::default() }, false)
}

/// Whether the withdrawn bid is known or taken to be natural.
fn is_certain(case: &Case<'_>, made: &MadeCall) -> bool {
    made.is_described() || case.incident.assumes.contains(&Assumption::Natural(case.call))
}

/// Whether somebody said what the replacement specifies.
fn is_described(case: &Case<'_>, withdrawn: &MadeCall, replacement: Call) -> bool {
    let later = case.record.events.iter().skip(case.incident.event + 1);
    let made = later.filter_map(Event::made_call).filter(|made| made.call == replacement).take(1).cloned();
    let unmade = MadeCall::new(replacement, None);
    let known = withdrawn.facts.replacements.get(&replacement);
    made.chain([unmade]).any(|made| made.described_by(known).is_described())
}

/// The lowest sufficient bid in this denomination.
fn lowest(case: &Case<'_>, denomination: Denomination) -> Option<Bid> {
    let before = case.ruling.calls.iter().take(case.place);
    let last = before.rev().filter(|call| call.status == CallStatus::Stands).find_map(|call| call.call.bid());
    Bid::all().find(|bid| bid.denomination == denomination && bid.is_sufficient_over(last))
}

fn is_insufficient(case: &Case<'_>) -> bool {
    case.incident.kind == Kind::InsufficientBid
}

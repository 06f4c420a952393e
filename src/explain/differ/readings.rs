//! Readings of the Laws on which a ruling rests, told in the words of the list of readings.

use super::{Case, Message, Rectification, Subject, is_refused_pass};
use crate::{
    bridge::{Call, Seat},
    record::Event,
    ruling::{Assumption, Incident, Kind, Origin, Outcome, RuledCall},
};

/// The readings that this page follows. `ends` are the leaves of its tree.
pub(super) fn followed(case: &Case<'_>, ends: &[&Rectification]) -> Vec<Message> {
    let first = [calls_again(case), to_inadmissible(case), not_replaced(case), repeated_pass(case, ends)];
    let later = [takeout(case), comparable_double(case), imposed_pass(case), opponent_in_turn(case), gone_on(case)];
    first
        .into_iter()
        .chain(later)
        .chain([doubled_out_of_turn(case), bar_begins(case), over_above_seven(case)])
        .flatten()
        .collect()
}

/// Law 25B: a change that was changed.
fn calls_again(case: &Case<'_>) -> Option<Message> {
    let mut others = case.ruling.incidents.iter().filter(|it| it.offender == case.offender);
    let is_first = |it: &Incident| it.kind == Kind::ChangeOfCall && it.event + 1 == case.incident.event;
    let is_again = others.any(|it| is_first(it) && it.result.cites("25B3") && !it.result.cites("25B2"));
    (case.subject() == Subject::Changed && is_again).then_some(Message::DifferCallsAgain {})
}

/// Law 25B2: a legal call changed to one that nobody can accept.
fn to_inadmissible(case: &Case<'_>) -> Option<Message> {
    let also = matches!(case.incident.also, Some(Kind::InadmissibleDouble | Kind::BidAboveSeven));
    (case.subject() == Subject::Changed && also).then_some(Message::DifferToInadmissible {})
}

/// Law 27B: the insufficient bid was never replaced, since the offender has lost the turn.
fn not_replaced(case: &Case<'_>) -> Option<Message> {
    let is_it = case.subject() == Subject::Insufficient
        && case.incident.is_settled()
        && case.incident.accepted == Some(false)
        && case.incident.replacement.is_none();
    is_it.then_some(Message::DifferNotReplaced {})
}

/// 2017 Law 30A: the lead after a pass that was refused and then made.
fn repeated_pass(case: &Case<'_>, ends: &[&Rectification]) -> Option<Message> {
    let is_it = is_refused_pass(case, ends) && case.ruling.edition.has_comparable_calls();
    is_it.then_some(Message::DifferRepeatedPass {})
}

/// Law 30C: a pass of partner's double, which is taken to be for takeout.
fn takeout(case: &Case<'_>) -> Option<Message> {
    let is_taken = |assumed: &Assumption| matches!(assumed, Assumption::Takeout(_));
    case.incident.assumes.iter().any(is_taken).then_some(Message::DifferTakeout {})
}

/// 2017 Laws 26A and 36B: whether a comparable call frees the lead.
fn comparable_double(case: &Case<'_>) -> Option<Message> {
    let is_open = matches!(case.incident.outcome, Outcome::PlayersOption(_));
    let is_it = case.incident.kind == Kind::InadmissibleDouble && case.ruling.edition.has_comparable_calls();
    (is_it && is_open).then_some(Message::DifferComparableDouble {})
}

/// Laws 28A and 37B: a bid by a player whose pass was taken as made.
fn imposed_pass(case: &Case<'_>) -> Option<Message> {
    let before = case.ruling.calls.get(..case.place).unwrap_or_default();
    let its = before.iter().rfind(|call| call.by == case.offender);
    let is_imposed = its.is_some_and(|call| call.origin == Origin::Substituted);
    (case.incident.kind == Kind::CallByBarredPlayer && is_imposed).then_some(Message::DifferImposedPass {})
}

/// Whether LHO's call over it has cancelled it and all that followed, before the ruling.
fn was_called_over(case: &Case<'_>) -> bool {
    case.cancels_what_followed() && (case.cites("36A") || case.cites("38D"))
}

/// Laws 28B, 36A and 38B: it was out of turn, at the turn of an opponent, who has called.
fn opponent_in_turn(case: &Case<'_>) -> Option<Message> {
    let is_above_seven = case.call.bid().is_some_and(|bid| bid.is_above_seven());
    let is_inadmissible = is_above_seven || case.incident.also == Some(Kind::DoubleOutOfRotation);
    let is_not_made = case.incident.kind == Kind::ConsideredInRotation && is_inadmissible;
    let is_at_lhos_turn = was_called_over(case) && case.turn_before() == Some(case.lho);
    (is_at_lhos_turn || is_not_made).then_some(Message::DifferNotMade {})
}

/// Laws 36A and 38B: the player whose turn it was had called before LHO.
fn gone_on(case: &Case<'_>) -> Option<Message> {
    let mut since = case.ruling.calls.iter().skip(case.place + 1).filter(|call| call.origin == Origin::Made);
    let is_in_turn =
        |call: &RuledCall| call.by != case.lho && call.by != case.offender && case.turn_before() == Some(call.by);
    let was_first = was_called_over(case) && since.next().is_some_and(is_in_turn);
    was_first.then_some(Message::DifferGoneOn {})
}

/// Laws 28B and 36: it doubles a call out of turn that by it counts as not made.
fn doubled_out_of_turn(case: &Case<'_>) -> Option<Message> {
    let not_made =
        case.ruling.incidents.iter().filter(|it| it.kind == Kind::ConsideredInRotation && it.result.cites("28B"));
    let mut doubled = not_made.filter(|it| it.offender.side() != case.side && it.event + 1 == case.incident.event);
    let is_it = case.incident.kind == Kind::InadmissibleDouble && doubled.next().is_some();
    is_it.then_some(Message::DifferDoubledOutOfTurn {})
}

/// Laws 36 to 38: offender's partner has called before the ruling, in turn, or out of turn and so by Law 37.
fn bar_begins(case: &Case<'_>) -> Option<Message> {
    let Case { record, ruling, incident, partner, .. } = *case;
    let is_removed =
        |it: &Incident| matches!(it.kind, Kind::InadmissibleDouble | Kind::CallByBarredPlayer | Kind::BidAboveSeven);
    // An event that is no call, or a call by the offender, comes after the ruling.
    let is_others = |offender: Seat, event: &Event| matches!(event, Event::Call(made) if made.by != Some(offender));
    let is_before_ruling = |first: &Incident, to: usize| {
        let between = record.events.get(first.event + 1..to);
        between.is_some_and(|between| between.iter().all(|event| is_others(first.offender, event)))
    };
    let partners = ruling.calls.iter().find(|call| call.by == partner && call.event > Some(incident.event));
    let in_turn = partners.filter(|call| case.turn_before() == Some(call.by) && call.call != Call::Pass);
    let was_in_turn = in_turn.and_then(|call| call.event).is_some_and(|to| is_before_ruling(incident, to));
    let breaks =
        |first: &Incident| first.offender == partner && is_removed(first) && is_before_ruling(first, incident.event);
    let is_out_of_turn = incident.kind == Kind::CallByBarredPlayer && ruling.incidents.iter().any(breaks);
    (is_removed(incident) && was_in_turn || is_out_of_turn).then_some(Message::DifferBarBegins {})
}

/// Law 38B: another player than LHO has called after a bid above seven.
fn over_above_seven(case: &Case<'_>) -> Option<Message> {
    let is_it = case.incident.kind == Kind::BidAboveSeven && case.cancels_what_followed() && !case.cites("38D");
    is_it.then_some(Message::DifferOverAboveSeven {})
}

//! Tables that went on before anybody called the director: a call over another one settles what nobody has ruled on.

use super::{
    case::{Case, Subject},
    message::Message,
};
use crate::{
    bridge::{Call, Seat},
    ruling::{CallStatus, Incident, Information, Kind, Origin, Passes, RuledCall},
};

/// The calls that were made after the irregular one.
fn made_since<'a>(case: &Case<'a>) -> impl Iterator<Item = (usize, &'a RuledCall)> {
    let since = case.ruling.calls.iter().enumerate().skip(case.place + 1);
    since.filter(|(_, call)| call.origin == Origin::Made)
}

/// Law 27: who called over whose call, while LHO had chosen nothing: RHO over partner's, or the offender over RHO's.
fn went_on(case: &Case<'_>) -> Option<(Seat, Seat)> {
    let is_accepted = case.incident.accepted == Some(true) && !case.accepted_in_words();
    if case.subject() != Subject::Insufficient || !is_accepted {
        return None;
    }
    let (partner, rho) = (case.partner, case.offender.rho());
    let mut others = made_since(case).map(|(_, call)| call.by).skip_while(|by| *by == case.offender);
    match others.next()? {
        first if first == partner => {
            let mut next = others.filter(|by| *by != case.offender).skip_while(|by| *by == partner);
            (next.next() == Some(rho)).then_some((rho, partner))
        }
        first if first == rho => {
            let next = others.find(|by| *by != rho);
            (next == Some(case.offender)).then_some((case.offender, rho))
        }
        _ => None,
    }
}

pub(super) fn is_overtaken(case: &Case<'_>) -> bool {
    went_on(case).is_some()
}

/// What now: the insufficient bid stands, because the table has gone on.
pub(super) fn overtaken(case: &Case<'_>, call: Call) -> Option<Message> {
    let (seat, partner) = went_on(case)?;
    Some(Message::AcceptedOvertaken { partner, seat, call })
}

/// Laws 31A1 and 32: whether the call had to be made again, and was not.
pub(super) fn was_not_repeated(case: &Case<'_>) -> bool {
    let none = |passes| passes == Passes::None;
    case.subject() == Subject::Rotation
        && case.incident.accepted == Some(false)
        && case.incident.replacement.is_none()
        && case.settled().is_some_and(|result| {
            let nothing = none(result.partner_passes) && none(result.offender_passes) && result.must_repeat.is_none();
            nothing && result.information == Some(Information::Unauthorised)
        })
}

/// Laws 31A1 and 32: whether another call that its player made at the same turn was refused since, and is the one to be made again.
fn is_superseded(case: &Case<'_>) -> bool {
    let is_later = |it: &&Incident| it.event > case.incident.event && it.offender == case.offender;
    let mut later = case.ruling.incidents.iter().filter(is_later);
    later.any(|it| it.kind.is_out_of_rotation() && it.accepted == Some(false))
}

/// The call that the offender made in place of the one to be repeated, if it stands: at the turn after RHO's pass.
fn other_call(case: &Case<'_>) -> Option<Call> {
    let mut stands = made_since(case).map(|(_, call)| call).filter(|call| call.status == CallStatus::Stands);
    stands.next().filter(|call| call.by == case.offender.rho())?;
    stands.next().filter(|call| call.by == case.offender).map(|call| call.call)
}

/// Whether the turn has gone at which the call had to be repeated. It is not, where the auction ended first, where the offender must pass at
/// it, and while somebody chooses whether it is.
fn has_lost_turn(case: &Case<'_>) -> bool {
    let ruling = case.ruling;
    let passes = |call: &RuledCall| call.by == case.offender && call.origin == Origin::Substituted;
    let must_pass_now = ruling.turn == Some(case.offender) && case.is_bound(case.offender);
    let is_open = ruling.incidents.iter().any(Incident::awaits_lho) || must_pass_now;
    !ruling.auction_over && !is_open && !ruling.calls.iter().skip(case.place + 1).any(passes)
}

/// What now: there is nothing left to repeat, and why.
pub(super) fn not_repeated(case: &Case<'_>) -> Message {
    let (offender, lho, call) = (case.offender, case.lho, case.call);
    match other_call(case) {
        Some(replacement) => Message::RotationNotRepeated { offender, lho, call, replacement },
        None => Message::RotationTurnGone { offender, call },
    }
}

/// Law 27B3: the last double that was cancelled with a call of another player over it, and that call.
pub(super) fn over_the_double<'a>(case: &Case<'a>) -> Option<(Call, &'a RuledCall)> {
    let is_gone = |call: &RuledCall| call.status == CallStatus::Cancelled;
    let is_attempt = |call: &RuledCall| {
        call.by == case.offender && call.call.is_double_or_redouble() && case.incident.attempts.contains(&call.call)
    };
    let pairs = made_since(case).zip(made_since(case).skip(1)).map(|((_, double), (_, over))| (double, over));
    let fell = pairs.filter(|(double, over)| is_attempt(double) && is_gone(double) && is_gone(over));
    fell.filter(|(_, over)| over.by != case.offender).last().map(|(double, over)| (double.call, over))
}

/// Whether somebody has called over this call of the offender in place of the first.
pub(super) fn is_called_over(case: &Case<'_>, replacement: Call) -> bool {
    let mut made = made_since(case).map(|(_, call)| call);
    made.any(|call| (call.by, call.call) == (case.offender, replacement)) && made.next().is_some()
}

/// While the offender has to choose again: why a call of another player is cancelled.
pub(super) fn falls(case: &Case<'_>) -> Option<Message> {
    let (attempt, over) = over_the_double(case).filter(|_| case.incident.replacement.is_none())?;
    Some(Message::OverTheDouble { seat: over.by, call: over.call, attempt })
}

/// Where directors differ about all that.
pub(super) fn differ(case: &Case<'_>) -> Vec<Message> {
    let (offender, partner, lho, call) = (case.offender, case.partner, case.lho, case.call);
    let seat = offender.rho();
    let unrepeated = (was_not_repeated(case) && !is_superseded(case)).then(|| other_call(case));
    let unrepeated = unrepeated.and_then(|other| match other {
        Some(replacement) => Some(Message::DifferNotRepeated { offender, lho, call, replacement }),
        None if has_lost_turn(case) => Some(Message::DifferTurnGone { offender, seat, call }),
        None => case.is_bound(offender).then_some(Message::DifferRepeatOrPass { offender, call }),
    });
    let over = over_the_double(case);
    let over = over.map(|(attempt, over)| Message::DifferOverDouble { seat: over.by, call: over.call, attempt });
    let overtaken = case.accepted().filter(|_| is_overtaken(case)).map(|call| Message::DifferOvertaken { lho, call });
    let first = partner_was_first(case).then_some(Message::DifferPartnerFirst { offender, partner, seat, call });
    [unrepeated, over, overtaken, first].into_iter().flatten().collect()
}

/// Law 28B: whether it was partner's turn, who called next, and RHO followed.
fn partner_was_first(case: &Case<'_>) -> bool {
    let is_next = made_since(case).next().is_some_and(|(_, next)| next.by == case.partner);
    is_next
        && case.incident.kind == Kind::ConsideredInRotation
        && case.cites("28B")
        && case.turn_before() == Some(case.partner)
}

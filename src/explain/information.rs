//! Law 16: who may use information from which calls. A withdrawn or cancelled call by the offending side is
//! unauthorised for its player's partner, unless its own irregularity frees it.

use super::{
    Part,
    arg::{Together, Which},
    case::{self, Case, Subject},
    gone_on,
    message::Message,
    ordinal, partner, third_pass,
};
use crate::{
    bridge::{Call, Contract, Seat},
    lawbook::{Clause, Edition, index_2007, index_2017},
    ruling::{CallStatus, Incident, Information, Kind, Origin, Rectification, RuledCall, Ruling},
};

/// Law 16: who may use what of a call that was withdrawn.
pub(super) const fn clause(edition: Edition) -> Clause {
    edition.of(index_2007::L16D2, index_2017::L16C2)
}

/// The same, if the page says of a call that somebody may not use it.
pub(super) fn stated_clause(sections: &[Part], edition: Edition) -> Option<Clause> {
    let lines = sections.iter().flat_map(|part| &part.lines).flat_map(|line| &line.text);
    let mut text = sections.iter().flat_map(|part| &part.text).chain(lines);
    text.any(is_withheld).then_some(clause(edition))
}

/// Whether a sentence says that somebody may not use a call that does not stand.
fn is_withheld(message: &Message) -> bool {
    matches!(
        message,
        Message::InformationSide { .. }
            | Message::InformationSideNth { .. }
            | Message::InformationFollowed { .. }
            | Message::InformationPasses { .. }
            | Message::InformationLho { .. }
            | Message::InformationLhoIf { .. }
            | Message::MayCallNotUse { .. }
            | Message::MayNotUse { .. }
            | Message::RotationNotUse { .. }
            | Message::RotationNotUseSince { .. }
            | Message::WhichGoes { .. }
            | Message::WhichTakesBack { .. }
            | Message::ChangeLhoAgain { .. }
            | Message::RotationNotMade { .. }
            | Message::StepGoesBack { .. }
            | Message::SubstituteOver { .. }
            | Message::RotationSecondWithdrawn { .. }
            | Message::RotationSecondWithdrawnOwn { .. }
            | Message::PartnerCallStands { .. }
            | Message::PartnerCallCounts { .. }
    )
}

/// Everything that is certain already, each call once.
pub(super) fn certain(ruling: &Ruling, cases: &[Case<'_>]) -> Vec<Message> {
    let others = others(ruling, cases, false);
    let others = others.into_iter().flat_map(|place| withhold(ruling, &[place], &withheld(ruling, cases)));
    together(cases.iter().flat_map(information).chain(others))
}

/// What the same player may not use, in one sentence.
fn together(informed: impl Iterator<Item = Message>) -> Vec<Message> {
    let mut text: Vec<Message> = Vec::new();
    for message in informed {
        let Message::InformationSide { partner, calls: Together(more), which, .. } = &message else {
            text.push(message);
            continue;
        };
        let known = text.iter_mut().find_map(|known| {
            if let Message::InformationSide { partner: other, calls: Together(calls), which: known, .. } = known {
                (other == partner).then_some((calls, known))
            } else {
                None
            }
        });
        match known {
            Some((calls, known)) => {
                *known = of_both(*known, *which);
                let news: Vec<Call> = more.iter().filter(|call| !calls.contains(call)).copied().collect();
                calls.extend(news);
            }
            None => text.push(message),
        }
    }
    text
}

/// What became of calls that are told together.
fn of_both(one: Which, other: Which) -> Which {
    if one == other { one } else { Which("gone") }
}

/// Law 16, for an irregularity that is settled.
fn information(case: &Case<'_>) -> Vec<Message> {
    known(case).map_or_else(Vec::new, |result| of(case, result))
}

/// What is certain about an irregularity.
fn known<'a>(case: &Case<'a>) -> Option<&'a Rectification> {
    let is_rotation = case.subject() == Subject::Rotation;
    // While the director judges the meaning, nobody knows yet what partner may use.
    let waits = is_rotation && case.incident.accepted == Some(false) && case.option().is_some();
    case.settled().or((waits || case.is_rectified_before_the_choice()).then_some(&case.incident.result))
}

/// Law 16, for one result of it.
pub(super) fn of(case: &Case<'_>, result: &Rectification) -> Vec<Message> {
    let (offender, partner, lho, side) = (case.offender, case.partner, case.lho, case.side);
    let mut text = Vec::new();
    // A player who must pass passes again, and their pass told nothing.
    let must_pass = case.ruling.in_force.must_pass.iter().any(|bar| bar.seat == lho);
    if let Some(call) = case.lho_withdrawn().filter(|_| !must_pass) {
        // The same call again tells nothing that was withdrawn.
        let must_make_another = case.ruling.in_force.must_repeat.is_some_and(|bar| bar.seat == lho && bar.call != call);
        let may_repeat = case.ruling.auction.allows(lho, call) && !must_make_another;
        text.extend(match (calls_again(case), may_repeat) {
            (true, true) => {
                vec![Message::WithdrawnLho { lho, call }, Message::InformationLhoIf { lho, call, offender, partner }]
            }
            (true, false) => {
                vec![Message::WithdrawnLhoOther { lho, call }, Message::InformationLho { lho, call, offender, partner }]
            }
            (false, _) => vec![Message::InformationLho { lho, call, offender, partner }],
        });
    }
    let calls: Vec<usize> = withdrawn(case).collect();
    let withheld = || withheld(case.ruling, &case::told(case.record, case.ruling));
    match result.information {
        Some(Information::Authorised) if case.subject() == Subject::Order => {}
        // Law 37A does not say; it is listed where directors differ.
        Some(Information::Authorised) if case.incident.kind == Kind::CallByBarredPlayer => {}
        Some(_) if is_noise(case) => {}
        // Law 34: the second of two passes out of rotation was accepted in vain.
        Some(Information::Authorised) if is_second_in_vain(case) => {
            text.extend(withhold(case.ruling, &[case.place], &withheld()));
        }
        // Accepted, and cancelled after all (Law 34), or changed (Law 25).
        Some(Information::Authorised) if case.since_accepted().is_some() => {}
        // It may still be cancelled with LHO's pass.
        Some(Information::Authorised) if third_pass::reminder(case).is_some() => {}
        Some(Information::Authorised) => {
            let is_changed = case.subject() == Subject::Changed;
            let call = if is_changed { partner::withdrawn(case, result) } else { case.accepted().unwrap_or(case.call) };
            let mut its = case.ruling.calls.iter().skip(case.first_place());
            let place = its
                .position(|it| (it.by, it.call) == (offender, call))
                .map_or(case.place, |at| case.first_place() + at);
            // Another irregularity about the same call may forbid its use.
            let withheld = withheld();
            // It may still be open for another call of this name.
            let open = places(case, |other| !other.is_settled());
            // `1S P W:P`: a pass that stands is no news, but “the pass” could be either of two by one player.
            let nth = match call == Call::Pass && place == case.place {
                true => ordinal::where_repeated(case),
                false => nth(case.ruling, (place, false), &[&withheld[..], &open[..]].concat()),
            };
            text.extend((!withheld.contains(&place)).then_some(Message::InformationAll { offender, call, nth }));
        }
        Some(Information::Unauthorised) if !calls.is_empty() => {
            text.extend(withhold(case.ruling, &calls, &withheld()));
            text.extend(case.cancels_what_followed().then_some(Message::InformationFollowed { side, call: case.call }));
            // Calls that the other side withdraws are unauthorised for the offending side too.
            let theirs = gone_on::over_the_double(case).filter(|(_, over)| over.by.side() != side);
            text.extend(theirs.map(|(call, _)| Message::InformationFollowed { side, call }));
            let at_the_end = case.incident.kind == Kind::PassesOutOfRotationEnd;
            text.extend(at_the_end.then_some(Message::InformationPasses { side }));
        }
        Some(Information::Unauthorised) | None => {}
    }
    text
}

/// Law 25B3, while it is asked whether the first call was unintended: the call that does not stand if it was not.
pub(super) fn of_open_change(case: &Case<'_>, result: &Rectification) -> Option<Message> {
    let is_open = case.subject() == Subject::Changed && case.settled().is_none();
    let is_withheld = is_open && result.information == Some(Information::Unauthorised);
    let (offender, partner, side) = (case.offender, case.partner, case.side);
    let calls = Together(vec![partner::withdrawn(case, result)]);
    let which = partner::gone(case, result);
    let message = Message::InformationSide { offender, partner, side, calls, which };
    (is_withheld && !is_dummy(case.ruling, partner)).then_some(message)
}

/// Law 16, once the auction is over in this contract under one of the director's answers: the calls that do not stand then.
pub(super) fn under(case: &Case<'_>, result: &Rectification, contract: Contract) -> Vec<Message> {
    if result.information != Some(Information::Unauthorised) || contract.declarer.partner() == case.partner {
        return Vec::new();
    }
    let (offender, partner, side) = (case.offender, case.partner, case.side);
    let double = partner::cancelled_double(case, result);
    let which = if double.is_some() { Which("gone") } else { partner::gone(case, result) };
    let calls = Together([partner::withdrawn(case, result)].into_iter().chain(double).collect());
    let message = Message::InformationSide { offender, partner, side, calls, which };
    [message].into_iter().chain(over_double(case, result)).collect()
}

/// Laws 16 and 27B3: the other side's calls over a double that this result cancels are unauthorised for the offender's side too.
pub(super) fn over_double(case: &Case<'_>, result: &Rectification) -> Option<Message> {
    let call = partner::cancelled_double(case, result)?;
    gone_on::is_called_over(case, call).then_some(Message::InformationFollowed { side: case.side, call })
}

/// The places of the offender's withdrawn calls that this irregularity covers: not those that are irregularities of their own.
fn withdrawn<'a>(case: &Case<'a>) -> impl Iterator<Item = usize> + use<'a> {
    // A call that LHO accepted but that was withdrawn all the same needs no sentence of its own.
    let others = places(case, |other| other.event != case.incident.event && other.accepted != Some(true));
    let fell = fallen(case);
    let places = case.withdrawn().into_iter().map(|(place, _)| place);
    places.filter(move |place| !others.contains(place) && !fell.contains(place))
}

/// Laws 36A and 38D: the places of this side's calls that fell with a call of the opponents, which that side may use.
fn fallen(case: &Case<'_>) -> Vec<usize> {
    let incidents = case.ruling.incidents.iter();
    let theirs =
        incidents.filter(|it| it.offender.side() != case.side && (it.result.cites("36A") || it.result.cites("38D")));
    let since: Vec<usize> = theirs.map(|it| it.event).collect();
    let fell = |call: &RuledCall| {
        call.status == CallStatus::Cancelled && since.iter().any(|event| call.event.is_some_and(|at| at > *event))
    };
    // What is irregular itself is told with its own irregularity.
    let irregular = places(case, |_| true);
    let fell = case.ruling.calls.iter().enumerate().filter(|(_, call)| fell(call)).map(|(place, _)| place);
    fell.filter(|place| !irregular.contains(place)).collect()
}

/// Where the calls of these irregularities stand.
fn places(case: &Case<'_>, is_meant: impl Fn(&Incident) -> bool) -> Vec<usize> {
    let meant = case.ruling.incidents.iter().filter(|incident| is_meant(incident));
    meant.map(|incident| case.ruling.place_of(incident)).collect()
}

/// The places of the withdrawn calls that partner certainly may not use.
fn withheld(ruling: &Ruling, cases: &[Case<'_>]) -> Vec<usize> {
    let withheld = |case: &&Case<'_>| known(case).is_some_and(|it| it.information == Some(Information::Unauthorised));
    cases.iter().filter(withheld).flat_map(withdrawn).chain(others(ruling, cases, true)).collect()
}

/// Withdrawn calls that are not irregularities are unauthorised for the side whose irregularity was the last before them. Those
/// that were cancelled together share a sentence.
fn others(ruling: &Ruling, cases: &[Case<'_>], with_those_told_together: bool) -> Vec<usize> {
    let mut told: Vec<usize> = cases.first().map(|case| places(case, |_| true)).unwrap_or_default();
    let withheld = |case: &&Case<'_>| known(case).is_some_and(|it| it.information == Some(Information::Unauthorised));
    told.extend(cases.iter().filter(withheld).flat_map(withdrawn));
    let calls = ruling.calls.iter().enumerate().filter(|(place, call)| is_gone(call) && !told.contains(place));
    let is_withheld = |(place, call): &(usize, &RuledCall)| {
        let before = cases.iter().filter(|case| case.first_place() <= *place);
        before.max_by_key(|case| case.place).is_some_and(|case| {
            let told_together = case.cancels_what_followed() || case.incident.kind == Kind::PassesOutOfRotationEnd;
            // While the offender chooses once more (27B3), what partner called has been cancelled already.
            let is_partners = case.last_attempt().is_some() && call.by == case.partner;
            let is_certain = known(case).is_some() || is_partners;
            call.by.side() == case.side && is_certain && (with_those_told_together || !told_together)
        })
    };
    calls.filter(is_withheld).map(|(place, _)| place).collect()
}

fn is_gone(call: &RuledCall) -> bool {
    call.origin == Origin::Made && matches!(call.status, CallStatus::Withdrawn | CallStatus::Cancelled)
}

/// Says that partner may not use these calls by one player: those that their names identify, in one sentence.
fn withhold(ruling: &Ruling, places: &[usize], withheld: &[usize]) -> Vec<Message> {
    let mut text = Vec::new();
    let mut named: Vec<(Call, Which)> = Vec::new();
    for &place in places {
        let Some(RuledCall { by: offender, call, status, .. }) = ruling.calls.get(place).copied() else { continue };
        let (partner, side) = (offender.partner(), offender.side());
        if is_dummy(ruling, partner) || named.iter().any(|(other, _)| *other == call) {
            continue;
        }
        let which = Which(if status == CallStatus::Cancelled { "cancelled" } else { "withdrawn" });
        match nth(ruling, (place, true), withheld) {
            0 => named.push((call, which)),
            nth => text.push(Message::InformationSideNth { offender, partner, side, call, nth, which }),
        }
    }
    if let Some(by) = places.first().and_then(|place| ruling.calls.get(*place)).map(|call| call.by)
        && let Some(which) = named.iter().map(|(_, which)| *which).reduce(of_both)
    {
        let calls = Together(named.into_iter().map(|(call, _)| call).collect());
        let (partner, side) = (by.partner(), by.side());
        text.insert(0, Message::InformationSide { offender: by, partner, side, calls, which });
    }
    text
}

/// Which of its player's calls of this name it is, where another was withdrawn as well and may be used differently; otherwise 0.
fn nth(ruling: &Ruling, (place, is_withheld): (usize, bool), withheld: &[usize]) -> usize {
    let Some(its) = ruling.calls.get(place) else { return 0 };
    let otherwise = |(other, call): (usize, &RuledCall)| {
        let is_like = (call.by, call.call) == (its.by, its.call) && other != place;
        // It is not known yet whether the part that is still open may be used.
        is_like && (is_gone(call) || !is_withheld) && withheld.contains(&other) != is_withheld
    };
    if ruling.calls.iter().enumerate().any(otherwise) { ordinal::of(ruling, place) } else { 0 }
}

/// Law 34: whether a pass out of rotation was cancelled with an earlier one.
fn is_second_in_vain(case: &Case<'_>) -> bool {
    let mut ends = case.ruling.incidents.iter().filter(|other| other.kind == Kind::PassesOutOfRotationEnd);
    let is_cancelled = case.call == Call::Pass && case.since_accepted() == Some(CallStatus::Cancelled);
    is_cancelled && ends.any(|end| end.event < case.incident.event)
}

/// Law 25A: whether LHO, whose call was withdrawn, is to call now.
fn calls_again(case: &Case<'_>) -> bool {
    case.ruling.turn == Some(case.lho) && case.ruling.calls.last().is_some_and(|call| call.by == case.offender)
}

/// Whether a player is dummy, who has no use for information.
fn is_dummy(ruling: &Ruling, seat: Seat) -> bool {
    ruling.contract.is_some_and(|contract| contract.declarer.partner() == seat)
}

/// Law 39: a pass over another player's call after the final pass tells nothing.
fn is_noise(case: &Case<'_>) -> bool {
    let is_later = |other: &Incident| {
        other.kind == Kind::CallAfterFinalPass
            && other.event < case.incident.event
            && other.offender.side() != case.side
    };
    let follows = case.call == Call::Pass && case.ruling.incidents.iter().any(is_later);
    case.incident.kind == Kind::CallAfterFinalPass && (follows || is_dummy(case.ruling, case.partner))
}

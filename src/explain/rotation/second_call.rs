//! Law 25B1 or 29A: a player called twice out of turn, and their LHO has called. Over which of the two is for the director to find
//! out.

use super::accepted;
use crate::{
    bridge::{Call, Seat},
    explain::{
        Line, Part,
        arg::{Together, Which},
        case::{Case, Subject},
        continuation, lead,
        message::Message,
        rectification, repeats, third_pass,
    },
    ruling::{CallStatus, DirectorsOption, Outcome, Question, RuledCall},
};

/// Law 25B1 or 29A: the second call out of turn, if LHO may have called over it.
pub(in crate::explain) fn find(case: &Case<'_>, option: &DirectorsOption) -> Option<Call> {
    match option.question {
        Question::WhichLaw(second, one, _) if one.address() != "29B" => {
            let is_it = case.subject() == Subject::Rotation && second != case.call;
            (is_it && repeats::asked(option).is_none()).then_some(second)
        }
        Question::WhichLaw(..) | Question::Comparable(_) | Question::Unintended(_) => None,
    }
}

/// Law 29A or 29B: partner's call, made in turn, if LHO may have called over it.
pub(in crate::explain) fn partners(case: &Case<'_>, option: &DirectorsOption) -> Option<Call> {
    match option.question {
        Question::WhichLaw(call, one, _) if one.address() == "29B" => {
            let mut since = case.ruling.calls.iter().skip(case.place + 1);
            let is_theirs = since.any(|made| (made.by, made.call) == (case.partner, call));
            (is_theirs && case.turn_before() == Some(case.partner)).then_some(call)
        }
        Question::WhichLaw(..) | Question::Comparable(_) | Question::Unintended(_) => None,
    }
}

/// Another call that the offender has put in place of this one before LHO chose (25B1).
pub(super) fn open(case: &Case<'_>) -> Option<Call> {
    let mut since = case.ruling.calls.iter().skip(case.place + 1);
    let is_it = |call: &&RuledCall| call.by == case.offender && call.status == CallStatus::Pending;
    since.find(is_it).map(|call| call.call).filter(|second| *second != case.call)
}

/// Over which of two calls out of turn LHO called.
pub(in crate::explain) fn part(case: &Case<'_>, option: &DirectorsOption, second: Call) -> Part {
    let (first, lho) = (case.call, case.lho);
    let line = |stands: Call, goes: Call, outcome: &Outcome, yes: bool| {
        let mut text = vec![match yes {
            true => Message::ChangeAcceptStands { call: goes, replacement: stands },
            false => Message::ChangeDeclineStands { call: stands, replacement: goes },
        }];
        let (result, is_judged) = match outcome {
            Outcome::DirectorsOption(option) => (option.if_no.rectification(), true),
            Outcome::NoRectification(_) | Outcome::Rectification(_) | Outcome::PlayersOption(_) => {
                (outcome.rectification(), false)
            }
        };
        let lead = result.and_then(|result| result.lead.as_ref());
        let mut rest = continuation::of(case, yes);
        match continuation::contract(case, yes) {
            // What declarer may do about the lead comes after who is declarer.
            Some(contract) => {
                text.append(&mut rest);
                text.extend(result.into_iter().flat_map(|result| rectification::lead_against(case, result, contract)));
            }
            None => text.extend(lead.into_iter().flat_map(|lead| lead::sentences(lead, true))),
        }
        text.extend(
            (is_judged && lead.is_some()).then_some(Message::LeadFreeIfComparable { edition: case.ruling.edition }),
        );
        text.push(Message::InformationSide {
            offender: case.offender,
            partner: case.partner,
            side: case.side,
            calls: Together(vec![goes]),
            which: Which(if yes { "withdrawn" } else { "cancelled" }),
        });
        text.extend(rest);
        Line::labelled(Message::WhichOver { call: stands }, text)
    };
    Part::headed(Message::WhichOverHeading { lho, call: first, replacement: second })
        .with_lines([line(first, second, &option.if_no, false), line(second, first, &option.if_yes, true)])
}

/// Whether LHO called over the call out of turn, or over partner's, made in turn.
pub(in crate::explain) fn over_partners(case: &Case<'_>, partners: Call) -> Part {
    let Case { offender, partner, lho, side, call, .. } = *case;
    let line = |seat: Seat, stands: Call, goes: Call, yes: bool| {
        let gone = Message::InformationSide {
            offender: seat.partner(),
            partner: seat,
            side,
            calls: Together(vec![goes]),
            which: Which("cancelled"),
        };
        let text = [Message::WhichOverStands { seat, call: stands, partner: seat.partner(), replacement: goes }, gone];
        Line::labelled(
            Message::WhichOverTheirs { seat, call: stands },
            text.into_iter().chain(continuation::of(case, yes)),
        )
    };
    Part::headed(Message::WhichOverPartnersHeading { lho, offender, call, partner, replacement: partners })
        .with_lines([line(offender, call, partners, false), line(partner, partners, call, true)])
}

/// Laws 29A and 25B1, before LHO has called: accepting the first of two calls, or the second.
pub(super) fn accept_either(case: &Case<'_>, replacement: Call) -> Vec<Line> {
    let (partner, side, edition) = (case.partner, case.side, case.ruling.edition);
    let follows = accepted::follows_if_accepted(case);
    let first = match (third_pass::choice(case), follows.is_empty()) {
        (Some(third), _) => third,
        (None, true) => Message::RotationAcceptFirst { call: case.call, number: case.bound() },
        (None, false) => Message::RotationAcceptFirstOnly { call: case.call },
    };
    let second = Message::RotationAcceptSecond { partner, side, replacement, edition };
    vec![
        Line::labelled(Message::Accept {}, [first].into_iter().chain(follows)),
        Line::labelled(Message::WhichOver { call: replacement }, [second]),
    ]
}

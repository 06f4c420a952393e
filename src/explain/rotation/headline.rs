//! What now.

use super::{accepted, must_repeat, second_call};
use crate::{
    explain::{Reader, case::Case, gone_on, message::Message, ordinal, rectification, repeats, third_pass},
    ruling::{DirectorsOption, Outcome, Passes, Question, Rectification},
};

/// What now, while somebody has to choose or decide.
pub(in crate::explain) fn open_headline(case: &Case<'_>, reader: Reader) -> Message {
    let (offender, partner, lho, call) = (case.offender, case.partner, case.lho, case.call);
    let turn = case.ruling.auction.turn();
    match &case.incident.outcome {
        Outcome::DirectorsOption(option) => match option.question {
            Question::Comparable(replacement) => match reader {
                Reader::Player => Message::RotationComparable { offender, call, replacement },
                Reader::Director => Message::RotationComparableForDirector { offender, call, replacement },
            },
            Question::WhichLaw(replacement, ..) if repeats::asked(option).is_some() => {
                repeats::headline(case, replacement, reader)
            }
            Question::WhichLaw(..) if third_pass::is_asked(option) => match reader {
                Reader::Player => Message::RotationThirdPass { offender },
                Reader::Director => Message::RotationThirdPassForDirector { offender },
            },
            Question::WhichLaw(..) | Question::Unintended(_) => match (second_call::find(case, option), reader) {
                (Some(replacement), Reader::Player) => Message::WhichOverAsked { offender, lho, call, replacement },
                (Some(replacement), Reader::Director) => {
                    Message::WhichOverAskedForDirector { offender, lho, call, replacement }
                }
                (None, _) => which(case, option, reader),
            },
        },
        Outcome::PlayersOption(option) if option.is_lho_choice() => match reader {
            Reader::Player => Message::RotationOpen { offender, lho, call, seat: turn },
            Reader::Director => Message::RotationOpenForDirector { offender, lho, call, seat: turn },
        },
        Outcome::PlayersOption(_) if case.is_bound(partner) && case.bars_at_once() => {
            Message::RotationBarred { offender, partner, call }
        }
        Outcome::PlayersOption(option) if option.is_replacement() && case.is_bound(offender) => {
            Message::RotationPassNow { offender, call }
        }
        Outcome::PlayersOption(option) if option.is_replacement() => Message::RotationChoose { offender, call },
        Outcome::PlayersOption(_) | Outcome::NoRectification(_) | Outcome::Rectification(_) => {
            Message::RotationDeclined { offender, call, seat: case.ruling.turn.unwrap_or(turn) }
        }
    }
}

/// Over what LHO called: over the call out of turn, or over partner's, or simply in turn.
fn which(case: &Case<'_>, option: &DirectorsOption, reader: Reader) -> Message {
    let Case { lho, offender, partner, call, .. } = *case;
    match (second_call::partners(case, option), reader) {
        (Some(replacement), Reader::Player) => Message::WhichOverPartners { lho, offender, call, partner, replacement },
        (Some(replacement), Reader::Director) => {
            Message::WhichOverPartnersForDirector { lho, offender, call, partner, replacement }
        }
        (None, Reader::Player) => Message::RotationWhich { lho, call },
        (None, Reader::Director) => Message::RotationWhichForDirector { lho, call },
    }
}

/// What now, once it is settled.
pub(in crate::explain) fn settled_headline(case: &Case<'_>, result: &Rectification) -> Message {
    let (offender, partner, lho, call) = (case.offender, case.partner, case.lho, case.call);
    if case.incident.accepted == Some(true) {
        let in_words = case.accepted_in_words();
        return if third_pass::reminder(case).is_some() {
            Message::RotationAcceptedThird { offender, lho, call }
        } else if let Some(unreplaced) = accepted::headline(case) {
            unreplaced
        } else if in_words {
            Message::RotationAccepted { offender, lho, call, number: case.bound() }
        } else {
            Message::RotationAcceptedByCall { offender, lho, call, number: case.bound() }
        };
    }
    let is_now = |seat| case.is_bound(seat) && case.ruling.turn == Some(seat);
    match (result.must_repeat, result.offender_passes, result.partner_passes, case.incident.replacement) {
        (Some(_), ..) if must_repeat::is_due(case) => must_repeat::headline(case),
        (Some(_), ..) => Message::RotationRepeated { offender, call, number: case.bound() },
        (_, Passes::Once, ..) if case.is_barred(offender) => Message::RotationOffenderThroughout { offender },
        (_, Passes::Once, ..) if is_now(offender) => Message::RotationOffenderNow { offender },
        (_, Passes::Once, ..) if case.is_bound(offender) => Message::RotationOffenderOnce { offender },
        (_, Passes::Throughout, ..) if case.is_bound(offender) => Message::RotationOffenderThroughout { offender },
        // Another irregularity bars partner for longer.
        (.., Passes::Once, _) if case.is_barred(partner) => in_short(case, result),
        (.., Passes::Once, _) if is_now(partner) => Message::RotationBarredNow { offender, partner, call },
        (.., Passes::Once, _) if case.is_bound(partner) => Message::RotationBarredOnce { offender, partner, call },
        (.., Passes::Throughout, _) if case.is_bound(partner) => Message::RotationBarred { offender, partner, call },
        (.., Passes::None, Some(replacement)) if rectification::is_free(result) => {
            Message::RotationFree { offender, call, replacement, number: case.bound() }
        }
        _ if gone_on::was_not_repeated(case) => gone_on::not_repeated(case),
        _ => in_short(case, result),
    }
}

/// One of several irregularities, in short.
pub(in crate::explain) fn in_short(case: &Case<'_>, result: &Rectification) -> Message {
    let (offender, partner, call, nth) = (case.offender, case.partner, case.call, ordinal::where_repeated(case));
    match (result.must_repeat, result.offender_passes, result.partner_passes) {
        (Some(_), ..) if must_repeat::is_done(case) => Message::SettledRepeated { offender, call },
        // The lines below say who still has to pass.
        (_, Passes::Once | Passes::Throughout, _) if case.is_bound(offender) => {
            Message::SettledCancelled { offender, call, nth }
        }
        (.., Passes::Once | Passes::Throughout) if case.is_bound(partner) => {
            Message::SettledCancelled { offender, call, nth }
        }
        // The auction was over before that turn came.
        (_, Passes::Once | Passes::Throughout, _) if !case.has_called_since(offender) => {
            Message::SettledCancelled { offender, call, nth }
        }
        (_, Passes::None, Passes::Once | Passes::Throughout) if !case.has_called_since(partner) => {
            Message::SettledCancelled { offender, call, nth }
        }
        (_, Passes::Throughout, _) => Message::SettledOffender { offender, call },
        (_, Passes::Once, _) => Message::SettledOffenderOnce { offender, call },
        (.., Passes::Throughout) => Message::SettledCancelledBarred { offender, partner, call },
        (.., Passes::Once) => Message::SettledCancelledOnce { offender, partner, call },
        (.., Passes::None) => Message::SettledCancelled { offender, call, nth },
    }
}

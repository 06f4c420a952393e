//! The irregularities that are dealt with, a sentence each, where the headline speaks of something else.

use super::{
    Line, Part,
    case::{Case, Subject},
    gone_on, headline, inadmissible,
    message::Message,
    ordinal, rotation, unintended,
};
use crate::ruling::{CallStatus, Incident, Kind, Outcome, Passes, Ruling};

/// The irregularities that are dealt with, where the headline speaks of something else.
pub(super) fn part(ruling: &Ruling, cases: &[Case<'_>], headline: &Message) -> Part {
    let is_headline = |case: &Case<'_>| case.settled().is_some_and(|it| headline::settled(case, it) == *headline);
    // While something is open, the headline is about that.
    let is_open = cases.iter().any(|case| !case.incident.is_settled());
    let told = |case: &&Case<'_>| !is_open && inadmissible::is_news(case) || is_headline(case);
    let settled: Vec<_> = cases.iter().filter(|case| case.incident.is_settled() && !told(case)).collect();
    let part = Part::headed(Message::Earlier {});
    if cases.len() < 2 && !ruling.auction_over {
        return part;
    }
    part.with_lines(settled.into_iter().map(|case| Line::plain(in_short(case))))
}

fn in_short(case: &Case<'_>) -> Message {
    let (offender, partner, call, nth) = (case.offender, case.partner, case.call, ordinal::where_repeated(case));
    match case.since_accepted() {
        Some(CallStatus::Pending) => {
            let is_choice =
                |it: &Incident| it.kind == Kind::ChangeOfCall && matches!(it.outcome, Outcome::PlayersOption(_));
            return match case.ruling.incidents.iter().any(|it| it.offender == offender && is_choice(it)) {
                true => Message::SettledAcceptedUnlessChanged { offender, lho: case.lho, call, nth },
                false => Message::SettledAcceptedOnly { offender, call, nth },
            };
        }
        Some(CallStatus::Withdrawn) => return Message::SettledAcceptedGone { offender, call, nth },
        Some(CallStatus::Cancelled | CallStatus::Stands) | None => {}
    }
    if let Some(call) = case.accepted() {
        let nth = match case.accepted_second() {
            Some(second) if second == case.call => 2,
            Some(_) => 0,
            None => nth,
        };
        if gone_on::is_overtaken(case) {
            return Message::SettledStands { offender, call, nth };
        }
        return Message::SettledAccepted { offender, call, nth };
    }
    match case.subject() {
        Subject::Rotation => return rotation::in_short(case, &case.incident.result),
        Subject::Inadmissible | Subject::Order => return inadmissible::in_short(case, &case.incident.result),
        Subject::Insufficient | Subject::Unintended | Subject::Changed => {}
    }
    let bars = case.incident.result.partner_passes != Passes::None && case.has_called_since(partner);
    match case.incident.replacement {
        Some(replacement) if unintended::is_cancelled(case, replacement) && case.subject() == Subject::Unintended => {
            Message::SettledUnintendedCancelled { offender, call, replacement }
        }
        Some(replacement) if case.subject() == Subject::Unintended => {
            Message::SettledUnintended { offender, call, replacement }
        }
        Some(replacement) if bars => Message::SettledBarred { offender, partner, call, replacement },
        Some(replacement) if case.incident.result.lead.is_some() => {
            Message::SettledReplacedOnly { offender, call, replacement }
        }
        Some(replacement) => Message::SettledReplaced { offender, call, replacement },
        None if case.incident.also == Some(Kind::CallAfterFinalPass) => Message::AfterTheEnd { offender, call },
        None if unintended::is_too_late(case) && !case.stands() => Message::SettledTooLate { offender, call },
        None if unintended::is_too_late(case) => Message::SettledStands { offender, call, nth },
        None if case.subject() == Subject::Changed && case.changed().0 == call => {
            Message::ChangeAgain { offender, lho: case.lho }
        }
        None if case.subject() == Subject::Changed && is_changed_again(case) => {
            Message::SettledChangedAgain { offender, call }
        }
        None if case.subject() == Subject::Changed => Message::SettledCancelled { offender, call, nth },
        None if case.subject() == Subject::Insufficient => Message::TurnLost { offender, call },
        None => Message::SettledOther { offender, call },
    }
}

/// Whether the change was itself changed, and that is not yet dealt with.
fn is_changed_again(case: &Case<'_>) -> bool {
    let is_open = |it: &Incident| it.kind == Kind::ChangeOfCall && it.offender == case.offender && !it.is_settled();
    case.ruling.incidents.iter().any(is_open)
}

//! What now, in one sentence.

use super::{
    Reader,
    case::{self, Case, Subject},
    comparable, correction, gone_on, inadmissible,
    message::Message,
    rectification, rotation, third_pass, unintended,
};
use crate::{
    bridge::Call,
    record::Event,
    ruling::{Action, CallStatus, Kind, Outcome, Passes, Question, Rectification, Ruling},
};

/// What now: the irregularity that somebody has to decide about, or else the contract, or else the last ruling.
pub(super) fn headline(ruling: &Ruling, cases: &[Case<'_>], reader: Reader) -> Message {
    let open = case::open(cases);
    let number = open.iter().filter(|case| case.awaits()).count();
    // A call that nobody could accept comes before one that only awaits a later turn.
    let barred = cases.last().filter(|case| number == 0 && case.subject() == Subject::Inadmissible && bars(case));
    let first = if number > 0 { open.first() } else { open.last() };
    if comes_first(ruling, cases) {
        return over(ruling, cases);
    }
    if let Some(case) = first.filter(|_| barred.is_none()) {
        return match (number > 1, reader) {
            (true, Reader::Player) => Message::Several { number },
            (true, Reader::Director) => Message::SeveralForDirector { number },
            (false, _) => unsettled(case, reader),
        };
    }
    let news = cases.last().filter(|case| inadmissible::is_news(case)).or_else(|| third_pass::accepted_in_vain(cases));
    match (news.or(cases.iter().rfind(|case| bars(case))).or(cases.last()), ruling.turn) {
        (Some(case), _) => case.settled().map_or_else(|| undecided(case), |result| settled(case, result)),
        (None, Some(seat)) => Message::Regular { seat },
        (None, None) => Message::InOrder {},
    }
}

fn bars(case: &Case<'_>) -> bool {
    let passes = |passes, seat| match passes {
        Passes::None => false,
        Passes::Once => case.is_bound(seat),
        Passes::Throughout => true,
    };
    case.settled().is_some_and(|result| {
        passes(result.partner_passes, case.partner) || passes(result.offender_passes, case.offender)
    })
}

fn over(ruling: &Ruling, cases: &[Case<'_>]) -> Message {
    let Some(contract) = ruling.contract else { return Message::PassedOut {} };
    let declarer = contract.declarer;
    if cases.last().is_some_and(|case| case.record.events.contains(&Event::OpeningLeadFaced)) {
        return Message::ContractLeadFaced { contract, declarer };
    }
    let seat = ruling.on_lead.unwrap_or(declarer.lho());
    // Law 27B1(a): a bid that may be free restricts nobody for certain.
    if !comparable::lead_may_be_free(cases, seat) && ruling.in_force.lead.iter().any(|lead| lead.leader == seat) {
        Message::ContractRestricted { contract, declarer, seat }
    } else {
        Message::Contract { contract, declarer, seat }
    }
}

fn undecided(case: &Case<'_>) -> Message {
    Message::Undecided { offender: case.offender, call: case.call }
}

fn unsettled(case: &Case<'_>, reader: Reader) -> Message {
    match case.subject() {
        Subject::Rotation => return rotation::open_headline(case, reader),
        Subject::Inadmissible => return inadmissible::open_headline(case, reader),
        Subject::Insufficient | Subject::Unintended | Subject::Changed | Subject::Order => {}
    }
    let offender = case.offender;
    match &case.incident.outcome {
        Outcome::DirectorsOption(option) => match (option.question, case.incident.kind) {
            (Question::Comparable(_), Kind::ChangeOfCall) => changed(case),
            (Question::Comparable(replacement), _) => comparable(case, replacement, reader),
            (Question::Unintended(_), Kind::ChangeOfCall) => {
                let (call, replacement) = case.changed();
                match reader {
                    Reader::Player => Message::Changed { offender, call, replacement },
                    Reader::Director => Message::ChangedForDirector { offender, call, replacement },
                }
            }
            (Question::Unintended(call), _) => match reader {
                Reader::Player => Message::AskUnintended { offender, call },
                Reader::Director => Message::AskUnintendedForDirector { offender, call },
            },
            (Question::WhichLaw(..), _) => correction::headline(case, reader),
        },
        Outcome::PlayersOption(option) if option.is_lho_choice() => lho_chooses(case, reader),
        Outcome::PlayersOption(option) if option.after(Action::Accept).is_none() => offender_chooses(case, reader),
        Outcome::PlayersOption(_) | Outcome::NoRectification(_) | Outcome::Rectification(_) => undecided(case),
    }
}

fn comparable(case: &Case<'_>, replacement: Call, reader: Reader) -> Message {
    let (offender, call, edition) = (case.offender, case.call, case.ruling.edition);
    match reader {
        Reader::Player => Message::AskComparable { offender, call, replacement, edition },
        Reader::Director => Message::AskComparableForDirector { offender, call, replacement, edition },
    }
}

fn lho_chooses(case: &Case<'_>, reader: Reader) -> Message {
    let (offender, lho, call) = (case.offender, case.lho, case.call);
    if case.incident.kind == Kind::ChangeOfCall {
        let (call, replacement) = case.changed();
        let partner = case.partner;
        return match reader {
            Reader::Player if case.partner_called_between() => {
                Message::ChangeOfferedLate { offender, partner, lho, call, replacement }
            }
            Reader::Director if case.partner_called_between() => {
                Message::ChangeOfferedLateForDirector { offender, partner, lho, call, replacement }
            }
            Reader::Player => Message::ChangeOffered { offender, lho, call, replacement },
            Reader::Director => Message::ChangeOfferedForDirector { offender, lho, call, replacement },
        };
    }
    if let Some(call) = case.second_pending() {
        return match reader {
            Reader::Player => Message::SecondInsufficient { offender, lho, call },
            Reader::Director => Message::SecondInsufficientForDirector { offender, lho, call },
        };
    }
    match (case.incident.replacement, reader) {
        (Some(replacement), Reader::Player) => Message::Premature { offender, lho, call, replacement },
        (Some(replacement), Reader::Director) => Message::PrematureForDirector { offender, lho, call, replacement },
        (None, Reader::Player) => Message::Insufficient { offender, call },
        (None, Reader::Director) => Message::InsufficientForDirector { offender, lho, call },
    }
}

fn offender_chooses(case: &Case<'_>, reader: Reader) -> Message {
    let (offender, partner, call) = (case.offender, case.partner, case.call);
    match (case.incident.kind, case.last_attempt()) {
        (Kind::UnintendedCall, _) => match reader {
            Reader::Player => Message::MaySubstitute { offender, call },
            Reader::Director => Message::MaySubstituteForDirector { offender, call },
        },
        (_, Some(attempt)) if case.is_bound(offender) => Message::BoundAgain { offender, partner, attempt },
        (_, None) if case.is_bound(offender) => Message::BoundToPass { offender, call },
        (_, Some(attempt)) if !case.has_bid_left() => Message::MustPassNow { offender, partner, attempt },
        (_, Some(attempt)) => Message::MustReplaceAgain { offender, partner, attempt },
        (_, None) => Message::MustReplace { offender, call },
    }
}

/// What now, about one irregularity that is settled.
pub(super) fn settled(case: &Case<'_>, result: &Rectification) -> Message {
    let (offender, partner, call) = (case.offender, case.partner, case.call);
    match case.subject() {
        Subject::Unintended => match case.incident.replacement {
            Some(replacement) if unintended::is_cancelled(case, replacement) => {
                Message::SubstitutedCancelled { call, replacement }
            }
            Some(replacement) => Message::Substituted { call, replacement, number: case.ruling.in_force.lead.len() },
            None if unintended::is_too_late(case) => Message::TooLate { partner, call },
            None => Message::Settled { offender, call },
        },
        Subject::Changed => changed(case),
        Subject::Insufficient => replaced_or_accepted(case, result),
        Subject::Rotation => rotation::settled_headline(case, result),
        Subject::Inadmissible | Subject::Order => inadmissible::settled_headline(case, result),
    }
}

/// Law 25B: which of the two calls stands.
fn changed(case: &Case<'_>) -> Message {
    let (call, replacement) = case.changed();
    match case.incident.accepted {
        Some(true) => Message::ChangeAccepted { lho: case.lho, call, replacement },
        Some(false) if case.cites("25A2") || case.cites("25A4") => {
            Message::ChangeTooLate { partner: case.partner, call, replacement }
        }
        Some(false) => Message::ChangeCancelled { call, replacement },
        None if call == replacement => Message::ChangeAgain { offender: case.offender, lho: case.lho },
        // Law 25B2: a call that nobody could accept.
        None if case.ruling.calls.get(case.place).is_some_and(|second| second.status == CallStatus::Cancelled) => {
            Message::ChangeCancelled { call, replacement }
        }
        None => Message::Settled { offender: case.offender, call },
    }
}

fn replaced_or_accepted(case: &Case<'_>, result: &Rectification) -> Message {
    let (offender, partner, lho) = (case.offender, case.partner, case.lho);
    let number = case.bound();
    if let Some(call) = case.accepted() {
        if let Some(overtaken) = gone_on::overtaken(case, call) {
            return overtaken;
        }
        let in_words = case.accepted_in_words();
        return if call != case.call && result.lead.is_some() {
            Message::AcceptedSecond { lho, call: case.call, replacement: call }
        } else if in_words {
            Message::Accepted { lho, call, number }
        } else {
            Message::AcceptedByCall { lho, call, number }
        };
    }
    let call = case.call;
    match (case.incident.replacement, result.partner_passes) {
        (Some(replacement), Passes::Throughout) => Message::PartnerBarred { partner, call, replacement },
        (Some(replacement), Passes::Once) => Message::PartnerBarredOnce { partner, call, replacement },
        (Some(replacement), Passes::None) if rectification::is_free(result) => {
            Message::ReplacedFreely { call, replacement, number }
        }
        (Some(replacement), Passes::None) => Message::Replaced { call, replacement },
        (None, _) => Message::TurnLost { offender, call },
    }
}

/// Whether the page speaks of the contract first: nobody has anything left to choose before it is known.
fn comes_first(ruling: &Ruling, cases: &[Case<'_>]) -> bool {
    ruling.auction_over && !cases.iter().any(|case| case.option().is_some() && case.awaits())
}

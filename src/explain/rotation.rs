//! Laws 29 to 32: a call out of rotation. What now, who chooses, and what each choice costs.

use super::{
    Line, Part, Reader, again,
    case::{Case, after, is_lho_choice, is_replacement},
    early, gone_on, lead,
    message::Message,
    over, partner, passing, price, rest, third_pass, which,
};
use crate::{
    bridge::{Relation, Suit},
    record::{Event, Feature, Shows},
    ruling::{Action, DirectorsOption, Kind, Later, LeadKind, Outcome, Passes, PlayersOption, Question, Rectification},
};

/// What now, while somebody has to choose or decide.
pub(super) fn open_headline(case: &Case<'_>, reader: Reader) -> Message {
    let (offender, partner, lho, call) = (case.offender, case.partner, case.lho, case.call);
    let turn = case.ruling.auction.turn();
    match &case.incident.outcome {
        Outcome::DirectorsOption(option) => match option.question {
            Question::Comparable(replacement) => match reader {
                Reader::Player => Message::RotationComparable { offender, call, replacement },
                Reader::Director => Message::RotationComparableForDirector { offender, call, replacement },
            },
            Question::WhichLaw(..) if is_third_pass(option) => match reader {
                Reader::Player => Message::RotationThirdPass { offender },
                Reader::Director => Message::RotationThirdPassForDirector { offender },
            },
            Question::WhichLaw(..) | Question::Unintended(_) => match (which::second_call(case, option), reader) {
                (Some(replacement), Reader::Player) => Message::WhichOverAsked { offender, lho, call, replacement },
                (Some(replacement), Reader::Director) => {
                    Message::WhichOverAskedForDirector { offender, lho, call, replacement }
                }
                (None, Reader::Player) => Message::RotationWhich { lho, call },
                (None, Reader::Director) => Message::RotationWhichForDirector { lho, call },
            },
        },
        Outcome::PlayersOption(option) if is_lho_choice(option) => match reader {
            Reader::Player => Message::RotationOpen { offender, lho, call, seat: turn },
            Reader::Director => Message::RotationOpenForDirector { offender, lho, call, seat: turn },
        },
        Outcome::PlayersOption(_) if case.is_bound(partner) => Message::RotationBarred { offender, partner, call },
        Outcome::PlayersOption(option) if is_replacement(option) && case.is_bound(offender) => {
            Message::RotationPassNow { offender, call }
        }
        Outcome::PlayersOption(option) if is_replacement(option) => Message::RotationChoose { offender, call },
        Outcome::PlayersOption(_) | Outcome::NoRectification(_) | Outcome::Rectification(_) => {
            Message::RotationDeclined { offender, call, seat: case.ruling.turn.unwrap_or(turn) }
        }
    }
}

/// What now, once it is settled.
pub(super) fn settled_headline(case: &Case<'_>, result: &Rectification) -> Message {
    let (offender, partner, lho, call) = (case.offender, case.partner, case.lho, case.call);
    if case.incident.accepted == Some(true) {
        let in_words = case.accepted_in_words();
        return if third_pass::reminder(case).is_some() {
            Message::RotationAcceptedThird { lho, call }
        } else if in_words {
            Message::RotationAccepted { lho, call, number: case.bound() }
        } else {
            Message::RotationAcceptedByCall { lho, call, number: case.bound() }
        };
    }
    let is_now = |seat| case.is_bound(seat) && case.ruling.turn == Some(seat);
    match (result.must_repeat, result.offender_passes, result.partner_passes, case.incident.replacement) {
        (Some(_), ..) if must_repeat_now(case) => again::headline(case),
        (Some(_), ..) => Message::RotationRepeated { offender, call, number: case.bound() },
        (_, Passes::Once, ..) if is_now(offender) => Message::RotationOffenderNow { offender },
        (_, Passes::Once, ..) if case.is_bound(offender) => Message::RotationOffenderOnce { offender },
        (_, Passes::Throughout, ..) if case.is_bound(offender) => Message::RotationOffenderThroughout { offender },
        (.., Passes::Once, _) if is_now(partner) => Message::RotationBarredNow { offender, partner, call },
        (.., Passes::Once, _) if case.is_bound(partner) => Message::RotationBarredOnce { offender, partner, call },
        (.., Passes::Throughout, _) if case.is_bound(partner) => Message::RotationBarred { offender, partner, call },
        (.., Passes::None, Some(replacement)) if price::is_free(result) => {
            Message::RotationFree { offender, call, replacement, number: case.bound() }
        }
        _ if gone_on::was_not_repeated(case) => gone_on::not_repeated(case),
        _ => in_short(case, result),
    }
}

/// Laws 31A1 and 32: whether the offender has yet to repeat his call.
pub(super) fn must_repeat_now(case: &Case<'_>) -> bool {
    case.ruling.in_force.must_repeat.is_some_and(|bar| bar.seat == case.offender)
}

/// 17D3 or 30A (2007: 17E2 or 30B1); the other question of the kind is 28B or 29A.
pub(super) fn is_third_pass(option: &DirectorsOption) -> bool {
    matches!(option.question, Question::WhichLaw(_, one, _) if one.address().starts_with("17"))
}

/// Everything that is open about it.
pub(super) fn parts(case: &Case<'_>) -> Vec<Part> {
    of_outcome(case, &case.incident.outcome)
}

pub(super) fn of_outcome(case: &Case<'_>, outcome: &Outcome) -> Vec<Part> {
    match outcome {
        Outcome::PlayersOption(option) if is_lho_choice(option) => lho(case, option),
        Outcome::PlayersOption(option) if is_replacement(option) => vec![now(case, option)],
        Outcome::PlayersOption(option) if option.chooser == case.offender => later(case, option),
        Outcome::PlayersOption(option) => rho(case, option),
        Outcome::DirectorsOption(option) => match option.question {
            Question::Comparable(replacement) => vec![super::choice::comparable(case, option, replacement)],
            Question::WhichLaw(_, one, other) if is_third_pass(option) => {
                let heading = Message::RotationThirdPassHeading {};
                let labels = [one, other].map(|clause| Message::RotationLaw { clauses: vec![clause] });
                let mut parts = vec![which(case, option, heading, labels)];
                // Once the auction is over, his turn does not come.
                if let Outcome::PlayersOption(option) = option.if_no.as_ref()
                    && !case.ruling.auction_over
                {
                    parts.extend(later(case, option));
                }
                parts
            }
            Question::WhichLaw(..) | Question::Unintended(_) => {
                if let Some(second) = which::second_call(case, option) {
                    return vec![which::over_which(case, option, second)];
                }
                let heading = Message::RotationWhichHeading { lho: case.lho, call: case.call };
                vec![which(case, option, heading, [Message::IfNot {}, Message::If {}])]
            }
        },
        Outcome::NoRectification(_) | Outcome::Rectification(_) => Vec::new(),
    }
}

/// Law 29A: LHO's choice, with the price of a refusal.
fn lho(case: &Case<'_>, option: &PlayersOption) -> Vec<Part> {
    let (lho, seat) = (case.lho, case.lho.partner());
    let mut lines = vec![Line::labelled(Message::Accept {}, [accept(case)])];
    let mut parts = Vec::new();
    if let Some(then) = after(option, Action::Decline) {
        let (text, more) = decline(case, then);
        lines.push(Line::labelled(Message::Decline {}, text));
        parts = more;
    }
    let also = case.incident.also == Some(Kind::InsufficientBid);
    let note = also.then_some(Message::RotationAlsoInsufficient { call: case.call });
    let heading = Part::headed(Message::LhoChooses { lho, seat });
    parts.insert(0, heading.with_text(note).with_text(early::partners_call(case)).with_lines(lines));
    parts
}

/// What an acceptance means: who loses his turn.
fn accept(case: &Case<'_>) -> Message {
    let (offender, partner, lho) = (case.offender, case.partner, case.lho);
    let (seat, number) = (offender.rho(), case.bound());
    match (offender.relation_of(case.ruling.auction.turn()), third_pass::choice(case)) {
        (Relation::Rho | Relation::Partner, Some(third)) => third,
        (Relation::Rho, None) => Message::RotationAcceptOne { lho, seat, number },
        (Relation::Partner, None) => Message::RotationAcceptTwo { lho, partner, seat, number },
        (Relation::Lho, _) => Message::RotationAcceptOwn { lho, number },
        (Relation::Same, _) => Message::RotationAccept { lho, number },
    }
}

/// What a refusal means: beside "Decline", and below it.
fn decline(case: &Case<'_>, then: &Outcome) -> (Vec<Message>, Vec<Part>) {
    let (offender, seat) = (case.offender, early::turn_if_declined(case));
    let back = Message::RotationBack { seat };
    match then {
        Outcome::NoRectification(result) | Outcome::Rectification(result) => {
            let mut text = vec![back];
            text.extend(offender_passes(case, result));
            text.extend(third_pass::is_third(case).then_some(Message::RotationThirdDecides {}));
            (text, Vec::new())
        }
        Outcome::PlayersOption(option) if option.chooser == offender => match only_price(option) {
            Some(result) => {
                let mut text = vec![back];
                text.extend(price_later(case, result));
                (text, Vec::new())
            }
            None => (vec![back], later(case, option)),
        },
        Outcome::PlayersOption(option) => {
            let text = vec![again::back(case, option.chooser)];
            (text, acts(case, option).into_iter().collect())
        }
        Outcome::DirectorsOption(_) => (vec![back], of_outcome(case, then)),
    }
}

/// What a refusal means, where it is told elsewhere that the call is cancelled and whose turn it is.
pub(super) fn declined(case: &Case<'_>, then: &Outcome) -> (Vec<Message>, Vec<Part>) {
    let (text, parts) = decline(case, then);
    (text.into_iter().skip(1).collect(), parts)
}

/// Law 30: the offender passes; what partner may do.
fn offender_passes(case: &Case<'_>, result: &Rectification) -> Vec<Message> {
    if case.ruling.auction_over {
        return over::text(case, result);
    }
    let mut text = price::text(case, result);
    let no_double = result.clauses.iter().any(|clause| clause.address() == "30B2(b)");
    text.push(if no_double && !case.is_bound(case.partner) {
        Message::NoDouble { seat: case.partner }
    } else {
        partner::may(case, result, true)
    });
    text
}

/// The price, where it is the same for whatever the offender calls.
fn only_price(option: &PlayersOption) -> Option<&Rectification> {
    match option.choices.as_slice() {
        [only] => only.then.rectification(),
        _ => None,
    }
}

/// RHO is to call, and his call decides.
fn rho(case: &Case<'_>, option: &PlayersOption) -> Vec<Part> {
    let seat = option.chooser;
    let passes = || Part::headed(Message::RotationIfPasses { seat }).with_text([again::must(case)]);
    let mut parts: Vec<Part> = again::can_pass(case, seat).then(passes).into_iter().collect();
    parts.extend(acts(case, option));
    parts
}

/// RHO bids, doubles or redoubles.
fn acts(case: &Case<'_>, option: &PlayersOption) -> Option<Part> {
    let Some(Outcome::PlayersOption(next)) = after(option, Action::Acts) else { return None };
    let heading = Message::RotationIfActs { seat: option.chooser, offender: case.offender };
    Some(Part::headed(heading).with_lines(later_lines(case, next)))
}

/// The offender's turn is to come.
fn later(case: &Case<'_>, option: &PlayersOption) -> Vec<Part> {
    let (offender, partner) = (case.offender, case.partner);
    // A player who has to pass for another reason has nothing to choose.
    if let Some(result) = only_price(option).filter(|_| case.is_silenced(offender)) {
        let text = result.lead.iter().flat_map(|lead| lead::open_sentences(case, lead));
        return vec![Part::headed(Message::RotationLaterPass { offender }).with_text(text)];
    }
    if let Some(part) = passing::later(case, option) {
        return vec![part];
    }
    let heading = Message::RotationLater { offender };
    let lines = later_lines(case, option);
    // Once LHO has declined, what binds partner and what he may know is told elsewhere.
    if case.incident.accepted.is_some() {
        let lines = if case.is_silenced(partner) { price::untold(lines, partner) } else { lines };
        return vec![Part::headed(heading).with_lines(lines)];
    }
    // 2007 Laws 31B and 32A: partner has to pass at once.
    let passes_at_once = only_price(option).is_some_and(|result| result.partner_passes == Passes::Throughout);
    let until = if passes_at_once || early::partner_has_called(case) || case.is_bound(partner) {
        Message::RotationNotUseSince { partner }
    } else {
        Message::RotationNotUse { partner }
    };
    vec![Part::headed(heading).with_text([until]).with_lines(lines)]
}

/// The price of a call that is to come, with what 2007 Law 26 exempts from its lead restriction.
pub(super) fn price_later(case: &Case<'_>, result: &Rectification) -> Vec<Message> {
    let offender = case.offender;
    let mut text = price::open_text(case, result);
    text.extend(result.lead.as_ref().and_then(|lead| match lead.kind {
        LeadKind::ForbidAnyOne => Some(Message::LeadExemptRepeat { offender, call: case.call }),
        LeadKind::RequireOrForbid | LeadKind::ForbidOne => None,
    }));
    text
}

fn later_lines(case: &Case<'_>, option: &PlayersOption) -> Vec<Line> {
    let is_only = option.choices.len() == 1;
    let lines = option.choices.iter().filter_map(|choice| {
        let (Action::Later(kind), Some(result)) = (choice.action, choice.then.rectification()) else { return None };
        let mut text = price_later(case, result);
        let label = match kind {
            Later::SameDenomination => same_denomination(case),
            Later::Comparable => {
                text.extend(price::withdraws_pass(case, result).then_some(Message::PassQualifies {}));
                text.push(Message::AskFirst { offender: case.offender });
                Message::ComparableCall { call: case.call, edition: case.ruling.edition }
            }
            // After a pass, passing again is the usual comparable call.
            Later::Other if !is_only && price::withdraws_pass(case, result) => Message::AnythingElse {},
            Later::Other if !is_only => Message::AnythingElseOrPass {},
            Later::Other | Later::Any => Message::AnyLegal {},
        };
        Some(Line::labelled(label, text))
    });
    lines.collect()
}

/// 2007 Law 31A2(a); by Law 29C what an artificial call specified, not what it named.
fn same_denomination(case: &Case<'_>) -> Message {
    let named = Shows::named_by(case.call);
    let shown = match case.record.events.get(case.incident.event) {
        Some(Event::Call(made)) => made.facts.shows.unwrap_or(named),
        Some(Event::Lho(_) | Event::DirectorRuled | Event::OpeningLeadFaced) | None => named,
    };
    let suits: Vec<Suit> = Suit::ALL.into_iter().filter(|suit| shown.contains(Feature::Suit(*suit))).collect();
    if shown == named || suits.is_empty() {
        Message::RotationSameDenomination { call: case.call }
    } else {
        Message::RotationSameSuits { suits }
    }
}

/// The offender is to call.
fn now(case: &Case<'_>, option: &PlayersOption) -> Part {
    let (offender, partner) = (case.offender, case.partner);
    passing::now(case, option).unwrap_or_else(|| {
        Part::headed(Message::OffenderChooses { offender, partner }).with_lines(price::lines(case, option))
    })
}

/// Two clauses between which the director decides.
fn which(case: &Case<'_>, option: &DirectorsOption, heading: Message, labels: [Message; 2]) -> Part {
    let [yes, no] = labels;
    let third = is_third_pass(option);
    let text = |outcome: &Outcome| match outcome {
        Outcome::NoRectification(_) if third => {
            vec![third_pass::goes_back(case)]
        }
        Outcome::NoRectification(_) if std::ptr::eq(outcome, option.if_yes.as_ref()) => {
            vec![Message::RotationNotMade { call: case.call, lho: case.lho, side: case.side }]
        }
        Outcome::NoRectification(_) => vec![early::if_accepted(case)],
        Outcome::Rectification(result) => offender_passes(case, result),
        Outcome::PlayersOption(_) | Outcome::DirectorsOption(_) => {
            vec![Message::RotationBack { seat: case.ruling.auction.turn() }]
        }
    };
    let line = |label, outcome, is_yes| {
        Line::labelled(label, text(outcome).into_iter().chain(rest::of(case, is_yes)).collect::<Vec<_>>())
    };
    let mut lines = [line(yes, &option.if_yes, true), line(no, &option.if_no, false)];
    if !third {
        lines.reverse();
    }
    Part::headed(heading).with_lines(lines)
}

/// One of several irregularities, in short.
pub(super) fn in_short(case: &Case<'_>, result: &Rectification) -> Message {
    let (offender, partner, call) = (case.offender, case.partner, case.call);
    match (result.must_repeat, result.offender_passes, result.partner_passes) {
        (Some(_), ..) if !must_repeat_now(case) => Message::SettledRepeated { offender, call },
        // Who still has to pass is told below.
        (_, Passes::Once | Passes::Throughout, _) if case.is_bound(offender) => {
            Message::SettledCancelled { offender, call }
        }
        (.., Passes::Once | Passes::Throughout) if case.is_bound(partner) => {
            Message::SettledCancelled { offender, call }
        }
        // The auction was over before that turn came.
        (_, Passes::Once | Passes::Throughout, _) if !case.has_called_since(offender) => {
            Message::SettledCancelled { offender, call }
        }
        (_, Passes::None, Passes::Once | Passes::Throughout) if !case.has_called_since(partner) => {
            Message::SettledCancelled { offender, call }
        }
        (_, Passes::Throughout, _) => Message::SettledOffender { offender, call },
        (_, Passes::Once, _) => Message::SettledOffenderOnce { offender, call },
        (.., Passes::Throughout) => Message::SettledCancelledBarred { offender, partner, call },
        (.., Passes::Once) => Message::SettledCancelledOnce { offender, partner, call },
        (.., Passes::None) => Message::SettledCancelled { offender, call },
    }
}

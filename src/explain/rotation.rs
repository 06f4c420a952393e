//! Laws 29 to 32: a call out of rotation. What now, who chooses, and what each choice costs.

use super::{
    Line, Part, Reader,
    case::{Case, after, is_lho_choice, is_replacement},
    lead,
    message::Message,
    price,
};
use crate::{
    bridge::Relation,
    ruling::{Action, DirectorsOption, Kind, Later, LeadKind, Outcome, Passes, PlayersOption, Question, Rectification},
};

/// What now, while somebody has to choose or decide.
pub(super) fn open_headline(case: &Case<'_>, reader: Reader) -> Message {
    let (offender, partner, lho, call) = (case.offender, case.partner, case.lho, case.call);
    let turn = case.ruling.auction.turn();
    match &case.incident.outcome {
        Outcome::DirectorsOption(option) => match option.question {
            Question::Comparable(replacement) => Message::RotationComparable { offender, call, replacement },
            Question::WhichLaw(..) if is_third_pass(option) => Message::RotationThirdPass { offender },
            Question::WhichLaw(..) | Question::Unintended(_) => Message::RotationWhich { lho, call },
        },
        Outcome::PlayersOption(option) if is_lho_choice(option) => match reader {
            Reader::Player => Message::RotationOpen { offender, lho, call, seat: turn },
            Reader::Director => Message::RotationOpenForDirector { offender, lho, call, seat: turn },
        },
        Outcome::PlayersOption(_) if case.is_bound(partner) => Message::RotationBarred { offender, partner, call },
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
        return if in_words {
            Message::RotationAccepted { lho, call }
        } else {
            Message::RotationAcceptedByCall { lho, call }
        };
    }
    match (result.must_repeat, result.offender_passes, result.partner_passes, case.incident.replacement) {
        (Some(_), ..) if must_repeat_now(case) => Message::RotationRepeatNow { offender, call, seat: offender.rho() },
        (Some(_), ..) => Message::RotationRepeated { offender, call },
        (_, Passes::Once, ..) if case.is_bound(offender) => Message::RotationOffenderOnce { offender },
        (_, Passes::Throughout, ..) if case.is_bound(offender) => Message::RotationOffenderThroughout { offender },
        (.., Passes::Once, _) if case.is_bound(partner) => Message::RotationBarredOnce { offender, partner, call },
        (.., Passes::Throughout, _) if case.is_bound(partner) => Message::RotationBarred { offender, partner, call },
        (.., Passes::None, Some(replacement)) if price::is_free(result) => {
            Message::RotationFree { offender, call, replacement }
        }
        _ => Message::Settled { offender, call },
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

fn of_outcome(case: &Case<'_>, outcome: &Outcome) -> Vec<Part> {
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
                if let Outcome::PlayersOption(option) = option.if_no.as_ref() {
                    parts.extend(later(case, option));
                }
                parts
            }
            Question::WhichLaw(..) | Question::Unintended(_) => {
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
    parts.insert(0, Part::headed(Message::LhoChooses { lho, seat }).with_text(note).with_lines(lines));
    parts
}

/// What an acceptance means: who loses his turn.
fn accept(case: &Case<'_>) -> Message {
    let (offender, partner, lho) = (case.offender, case.partner, case.lho);
    let seat = offender.rho();
    match offender.relation_of(case.ruling.auction.turn()) {
        Relation::Rho => Message::RotationAcceptOne { lho, seat },
        Relation::Partner => Message::RotationAcceptTwo { lho, partner, seat },
        Relation::Lho => Message::RotationAcceptOwn { lho },
        Relation::Same => Message::RotationAccept { lho },
    }
}

/// What a refusal means: beside "Decline", and below it.
fn decline(case: &Case<'_>, then: &Outcome) -> (Vec<Message>, Vec<Part>) {
    let (offender, seat) = (case.offender, case.ruling.auction.turn());
    let back = Message::RotationBack { seat };
    match then {
        Outcome::NoRectification(result) | Outcome::Rectification(result) => {
            let mut text = vec![back];
            text.extend(offender_passes(case, result));
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
            let text = vec![Message::RotationBackDepends { offender, seat: option.chooser }];
            (text, acts(case, option).into_iter().collect())
        }
        Outcome::DirectorsOption(_) => (vec![back], of_outcome(case, then)),
    }
}

/// Law 30: the offender passes; what partner may do.
fn offender_passes(case: &Case<'_>, result: &Rectification) -> Vec<Message> {
    let mut text = price::text(case, result);
    let no_double = result.clauses.iter().any(|clause| clause.address() == "30B2(b)");
    text.push(if no_double {
        Message::NoDouble { seat: case.partner }
    } else {
        Message::FreeAuction { partner: case.partner }
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
    let (offender, call, seat) = (case.offender, case.call, option.chooser);
    let passes = Message::RotationIfPasses { seat };
    let mut parts = vec![Part::headed(passes).with_text([Message::RotationMustRepeat { offender, call }])];
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
    // Whoever has to pass for another reason has nothing to choose.
    if let Some(result) = only_price(option).filter(|_| case.is_silenced(offender)) {
        let text = result.lead.iter().flat_map(|lead| lead::open_sentences(case, lead));
        return vec![Part::headed(Message::RotationLaterPass { offender }).with_text(text)];
    }
    let heading = Message::RotationLater { offender };
    let lines = later_lines(case, option);
    // Once LHO has declined, what binds partner and what he may know is told elsewhere.
    if case.incident.accepted.is_some() {
        let lines = if case.is_silenced(partner) { price::untold(lines, partner) } else { lines };
        return vec![Part::headed(heading).with_lines(lines)];
    }
    vec![Part::headed(heading).with_text([Message::RotationNotUse { partner }]).with_lines(lines)]
}

/// The price of a call that is to come, with what 2007 Law 26 exempts from its lead restriction.
fn price_later(case: &Case<'_>, result: &Rectification) -> Vec<Message> {
    let offender = case.offender;
    let mut text = price::open_text(case, result);
    text.extend(result.lead.as_ref().and_then(|lead| match lead.kind {
        LeadKind::RequireOrForbid => Some(Message::LeadExemptShown { offender }),
        LeadKind::ForbidAnyOne => Some(Message::LeadExemptRepeat { offender }),
        LeadKind::ForbidOne => None,
    }));
    text
}

fn later_lines(case: &Case<'_>, option: &PlayersOption) -> Vec<Line> {
    let is_only = option.choices.len() == 1;
    let lines = option.choices.iter().filter_map(|choice| {
        let (Action::Later(kind), Some(result)) = (choice.action, choice.then.rectification()) else { return None };
        let mut text = price_later(case, result);
        let label = match kind {
            Later::SameDenomination => Message::RotationSameDenomination { call: case.call },
            Later::Comparable => {
                text.push(Message::AskFirst { offender: case.offender });
                Message::ComparableCall { call: case.call, edition: case.ruling.edition }
            }
            Later::Other if !is_only => Message::AnythingElseOrPass {},
            Later::Other | Later::Any => Message::AnyLegal {},
        };
        Some(Line::labelled(label, text))
    });
    lines.collect()
}

/// The offender is to call.
fn now(case: &Case<'_>, option: &PlayersOption) -> Part {
    let (offender, partner) = (case.offender, case.partner);
    Part::headed(Message::OffenderChooses { offender, partner }).with_lines(price::lines(case, option))
}

/// Two clauses between which the director decides.
fn which(case: &Case<'_>, option: &DirectorsOption, heading: Message, labels: [Message; 2]) -> Part {
    let [yes, no] = labels;
    let third = is_third_pass(option);
    let text = |outcome: &Outcome| match outcome {
        Outcome::NoRectification(_) if third => {
            let seat = case.ruling.turn.unwrap_or(case.ruling.auction.turn());
            vec![Message::RotationGoesBack { seat }]
        }
        Outcome::NoRectification(_) if std::ptr::eq(outcome, option.if_yes.as_ref()) => {
            vec![Message::RotationNotMade { call: case.call, lho: case.lho, side: case.side }]
        }
        Outcome::NoRectification(_) => vec![Message::RotationStands { call: case.call }],
        Outcome::Rectification(result) => offender_passes(case, result),
        Outcome::PlayersOption(_) | Outcome::DirectorsOption(_) => {
            vec![Message::RotationBack { seat: case.ruling.auction.turn() }]
        }
    };
    let mut lines = [Line::labelled(yes, text(&option.if_yes)), Line::labelled(no, text(&option.if_no))];
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
        (_, Passes::Throughout, _) => Message::SettledOffender { offender, call },
        (_, Passes::Once, _) => Message::SettledOffenderOnce { offender, call },
        (.., Passes::Throughout) => Message::SettledCancelledBarred { offender, partner, call },
        (.., Passes::Once) => Message::SettledCancelledOnce { offender, partner, call },
        (.., Passes::None) => Message::SettledCancelled { offender, call },
    }
}

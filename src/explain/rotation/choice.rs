//! Who chooses, and what each choice costs.

use super::{accepted, later, must_pass, must_repeat, second_call, subsequent};
use crate::{
    bridge::Relation,
    explain::{
        Line, Part, case::Case, comparable, continuation, message::Message, partner, price, rectification, repeats,
        third_pass, unintended, waiting,
    },
    record::LhoChoice,
    ruling::{Action, DirectorsOption, Incident, Kind, Outcome, PlayersOption, Question, Rectification, Ruling},
};

/// Everything that is open about it.
pub(in crate::explain) fn parts(case: &Case<'_>) -> Vec<Part> {
    of_outcome(case, &case.incident.outcome)
}

pub(in crate::explain) fn of_outcome(case: &Case<'_>, outcome: &Outcome) -> Vec<Part> {
    match outcome {
        Outcome::PlayersOption(option) if option.is_lho_choice() => lho(case, option),
        Outcome::PlayersOption(option) if option.is_replacement() => vec![now(case, option)],
        Outcome::PlayersOption(option) if option.chooser == case.offender => later::part(case, option),
        Outcome::PlayersOption(option) => rho(case, option),
        Outcome::DirectorsOption(option) => match option.question {
            Question::Comparable(replacement) => vec![comparable::part(case, option, replacement)],
            Question::WhichLaw(replacement, ..) if repeats::asked(option).is_some() => {
                vec![repeats::part(case, option, replacement)]
            }
            Question::WhichLaw(_, one, other) if third_pass::is_asked(option) => {
                let heading = Message::RotationThirdPassHeading {};
                let labels = [one, other].map(|clause| Message::RotationLaw { clauses: vec![clause] });
                let mut parts = vec![two_laws(case, option, heading, labels)];
                // Once the auction is over, the offender's turn does not come.
                if let Outcome::PlayersOption(option) = option.if_no.as_ref()
                    && !case.ruling.auction_over
                {
                    parts.extend(later::part(case, option));
                }
                parts
            }
            Question::WhichLaw(..) | Question::Unintended(_) => {
                if let Some(second) = second_call::find(case, option) {
                    return vec![second_call::part(case, option, second)];
                }
                if let Some(partners) = second_call::partners(case, option) {
                    return vec![second_call::over_partners(case, partners)];
                }
                let heading = Message::RotationWhichHeading { lho: case.lho, call: case.call };
                vec![two_laws(case, option, heading, [Message::IfNot {}, Message::If {}])]
            }
        },
        Outcome::NoRectification(_) | Outcome::Rectification(_) => Vec::new(),
    }
}

/// Law 29A: LHO's choice, with the price of a refusal.
fn lho(case: &Case<'_>, option: &PlayersOption) -> Vec<Part> {
    let (lho, seat) = (case.lho, case.lho.partner());
    let second = second_call::open(case);
    let mut lines = match second {
        Some(second) => second_call::accept_either(case, second),
        None => vec![Line::labelled(Message::Accept {}, accept(case))],
    };
    let mut parts = Vec::new();
    if let Some(then) = option.after(Action::Decline) {
        let (mut text, more) = decline(case, then);
        let waiting = waiting::beside(case, LhoChoice::Declines);
        // A later call may bar who would be free otherwise.
        text.retain(|text| waiting.is_empty() || !matches!(text, Message::MayCallNotUse { .. }));
        text.extend(waiting);
        lines.push(Line::labelled(Message::Decline {}, text));
        parts = more;
    }
    let also = case.incident.also == Some(Kind::InsufficientBid);
    let note = also.then_some(Message::RotationAlsoInsufficient { call: case.call });
    let (call, partner) = (case.call, case.partner);
    let slip = unintended::slip_first(case, second);
    let is_own_turn = case.ruling.auction.turn() == lho;
    let second = second.map(|replacement| match is_own_turn {
        true => Message::RotationSecondWithdrawnOwn { lho, partner, call, replacement },
        false => Message::RotationSecondWithdrawn { lho, partner, call, replacement },
    });
    let heading = Part::headed(Message::LhoChooses { lho, seat });
    parts.insert(
        0,
        heading
            .with_text(note)
            .with_text(second)
            .with_text(slip)
            .with_text(subsequent::partners_call(case))
            .with_lines(lines),
    );
    parts
}

/// What an acceptance means: who loses their turn, and what follows from an earlier irregularity.
fn accept(case: &Case<'_>) -> Vec<Message> {
    accepted::beside_accept(case).unwrap_or_else(|| vec![who_loses_a_turn(case)])
}

fn who_loses_a_turn(case: &Case<'_>) -> Message {
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
    if let Some(ruling) = subsequent::declined(case).filter(|ruling| ruling.auction_over) {
        return ended(case, &ruling);
    }
    let (offender, seat) = (case.offender, subsequent::turn_if_declined(case));
    let back = Message::RotationBack { seat };
    let third = third_pass::is_third(case).then_some(Message::RotationThirdDecides {});
    match then {
        Outcome::NoRectification(result) | Outcome::Rectification(result) => {
            let text = [back].into_iter().chain(offender_passes(case, result)).chain(third);
            (text.collect(), Vec::new())
        }
        Outcome::PlayersOption(option) if option.chooser == offender => match later::only_price(option) {
            Some(result) => {
                let text = [back].into_iter().chain(rectification::later_text(case, result)).chain(third);
                (text.collect(), Vec::new())
            }
            None => {
                let parts = must_pass_if_declined(case).unwrap_or_else(|| later::part(case, option));
                ([back].into_iter().chain(third).collect(), parts)
            }
        },
        Outcome::PlayersOption(option) => {
            let text = vec![must_repeat::back(case, option)];
            (text, acts(case, option).into_iter().collect())
        }
        Outcome::DirectorsOption(_) => (vec![back], of_outcome(case, then)),
    }
}

/// A refusal settles an earlier irregularity, by which the offender then has to pass at their turn.
fn must_pass_if_declined(case: &Case<'_>) -> Option<Vec<Part>> {
    let ruling = if case.is_waited_for() { case.if_lho(LhoChoice::Declines)? } else { return None };
    let then = case.again(&ruling)?;
    let not_use = Part::default().with_text([Message::RotationNotUseSince { partner: case.partner }]);
    (!then.awaits_lho() && then.is_bound(case.offender)).then(|| [not_use].into_iter().chain(parts(&then)).collect())
}

/// A refusal ends the auction, because partner has passed in turn since: what it means for the play.
fn ended(case: &Case<'_>, ruling: &Ruling) -> (Vec<Message>, Vec<Part>) {
    let mut text = vec![Message::RotationCancelled {}, continuation::over(ruling.contract, ruling.on_lead)];
    let Some(declined) = case.again(ruling) else { return (text, Vec::new()) };
    text.extend(declined.settled().into_iter().flat_map(|result| rectification::text(&declined, result)));
    (text, parts(&declined))
}

/// What a refusal means, where it is said elsewhere that the call is cancelled and whose turn it is.
pub(in crate::explain) fn declined(case: &Case<'_>, then: &Outcome) -> (Vec<Message>, Vec<Part>) {
    let (text, parts) = decline(case, then);
    (text.into_iter().skip(1).collect(), parts)
}

/// Law 30: the offender passes; what partner may do.
fn offender_passes(case: &Case<'_>, result: &Rectification) -> Vec<Message> {
    if case.ruling.auction_over {
        return rectification::text(case, result);
    }
    let mut text = rectification::text(case, result);
    let no_double = result.cites("30B2(b)");
    text.push(if no_double && !case.is_bound(case.partner) {
        match case.ruling.turn == Some(case.partner) {
            true => Message::NoDoubleNow { seat: case.partner },
            false => Message::NoDouble { seat: case.partner },
        }
    } else {
        partner::may(case, result, true)
    });
    text
}

/// RHO is to call, and that call decides.
fn rho(case: &Case<'_>, option: &PlayersOption) -> Vec<Part> {
    let seat = option.chooser;
    let passes = || Part::headed(Message::RotationIfPasses { seat }).with_text([must_repeat::must(case, option)]);
    // Of two bids at the same turn the later one is repeated.
    let is_later = |other: &Incident| {
        other.offender == case.offender && other.event > case.incident.event && other.kind.is_out_of_rotation()
    };
    let is_last = !case.ruling.incidents.iter().any(|other| is_later(other) && !other.is_settled());
    // Who has to pass for another reason has nothing to repeat.
    let repeats = is_last && must_repeat::can_pass(case, seat) && !case.is_bound(case.offender);
    let mut parts: Vec<Part> = repeats.then(passes).into_iter().collect();
    parts.extend(acts(case, option));
    parts
}

/// RHO bids, doubles or redoubles.
fn acts(case: &Case<'_>, option: &PlayersOption) -> Option<Part> {
    let Some(Outcome::PlayersOption(next)) = option.after(Action::Acts) else { return None };
    if case.is_bound(case.offender) {
        let heading = Message::RotationIfActsOnly { seat: option.chooser };
        return Some(Part::headed(heading).with_text(must_pass::follows(case, next)));
    }
    let heading = Message::RotationIfActs { seat: option.chooser, offender: case.offender };
    Some(Part::headed(heading).with_lines(later::lines(case, next)))
}

/// The offender is to call.
fn now(case: &Case<'_>, option: &PlayersOption) -> Part {
    let (offender, partner) = (case.offender, case.partner);
    must_pass::now(case, option).unwrap_or_else(|| {
        Part::headed(Message::OffenderChooses { offender, partner }).with_lines(price::lines(case, option))
    })
}

/// Two clauses between which the director decides.
fn two_laws(case: &Case<'_>, option: &DirectorsOption, heading: Message, labels: [Message; 2]) -> Part {
    let [yes, no] = labels;
    let third = third_pass::is_asked(option);
    let text = |outcome: &Outcome| match outcome {
        Outcome::NoRectification(_) if third => {
            vec![third_pass::goes_back(case)]
        }
        Outcome::NoRectification(_) if std::ptr::eq(outcome, option.if_yes.as_ref()) => {
            vec![Message::RotationNotMade { call: case.call, lho: case.lho, side: case.side }]
        }
        Outcome::NoRectification(_) => vec![subsequent::if_accepted(case)],
        Outcome::Rectification(result) => offender_passes(case, result),
        Outcome::PlayersOption(_) | Outcome::DirectorsOption(_) => {
            vec![Message::RotationBack { seat: case.ruling.auction.turn() }]
        }
    };
    let line = |label, outcome, is_yes| {
        Line::labelled(label, text(outcome).into_iter().chain(continuation::of(case, is_yes)).collect::<Vec<_>>())
    };
    let mut lines = [line(yes, &option.if_yes, true), line(no, &option.if_no, false)];
    if !third {
        lines.reverse();
    }
    Part::headed(heading).with_lines(lines)
}

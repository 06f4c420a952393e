//! For the director: what to do at the table, and what is still undecided.

use super::{must_repeat, second_call, subsequent};
use crate::{
    bridge::Call,
    explain::{case::Case, message::Message, repeats, third_pass},
    ruling::{Action, Assumption, Information, Later, Outcome, Passes, Question, Rectification},
};

/// What to do at the table while something is open.
pub(in crate::explain) fn open_steps(case: &Case<'_>) -> Vec<Message> {
    let (offender, partner, lho, call) = (case.offender, case.partner, case.lho, case.call);
    let edition = case.ruling.edition;
    let turn = case.ruling.auction.turn();
    match &case.incident.outcome {
        Outcome::PlayersOption(option) if option.is_lho_choice() => {
            let hangs = matches!(option.after(Action::Decline), Some(Outcome::PlayersOption(_)));
            let mut steps = vec![Message::StepStop {}];
            if hangs {
                steps.push(Message::StepMeaning { offender, call });
            }
            steps.push(Message::StepExplainRotation { lho, seat: lho.partner() });
            let declined = option.after(Action::Decline);
            let result = declined.and_then(Outcome::rectification);
            let harmless = result.is_some_and(|result| result.information == Some(Information::Authorised));
            let seat = subsequent::turn_if_declined(case);
            let is_barred = declined.is_some_and(bars_partner);
            let is_over = subsequent::declined(case).is_some_and(|ruling| ruling.auction_over);
            steps.extend((!harmless && !is_over).then_some(if is_barred {
                Message::StepBackBarred { partner }
            } else {
                Message::StepBack { partner, seat }
            }));
            steps
        }
        Outcome::PlayersOption(option) if option.is_replacement() && case.is_bound(offender) => {
            vec![Message::StepOnlyPass { offender }]
        }
        Outcome::PlayersOption(option) if option.is_replacement() => {
            let tell = if case.is_barred(partner) {
                Message::StepComparableBarred { offender, partner, edition }
            } else {
                Message::StepComparable { offender, partner, edition }
            };
            vec![tell, Message::StepChoose { offender, partner }]
        }
        Outcome::PlayersOption(_) => {
            let seat = case.ruling.turn.unwrap_or(turn);
            vec![match bars_partner(&case.incident.outcome) {
                true => Message::StepGoesBackBarred { partner, seat, number: leads(&case.incident.outcome) },
                false => Message::StepGoesBack { partner, seat },
            }]
        }
        Outcome::DirectorsOption(option) => match option.question {
            Question::Comparable(replacement) if replacement == call => {
                vec![Message::StepTestAlike { offender, call }]
            }
            Question::Comparable(replacement) => vec![Message::StepTest { offender, call, replacement, edition }],
            Question::WhichLaw(replacement, ..) if repeats::asked(option).is_some() => {
                vec![Message::StepTestDenomination { offender, call, replacement }]
            }
            Question::WhichLaw(..) if third_pass::is_asked(option) => vec![Message::StepThirdPass {}],
            Question::WhichLaw(..) | Question::Unintended(_) => {
                vec![match second_call::find(case, option).or_else(|| second_call::partners(case, option)) {
                    Some(replacement) => Message::StepWhichOver { lho, call, replacement },
                    None => Message::StepWhich { lho, call },
                }]
            }
        },
        Outcome::NoRectification(_) | Outcome::Rectification(_) => Vec::new(),
    }
}

/// Whether partner must pass after a refusal, whatever the offender calls.
fn bars_partner(declined: &Outcome) -> bool {
    match declined {
        Outcome::PlayersOption(option) => option.choices.iter().all(|choice| bars_partner(&choice.then)),
        Outcome::DirectorsOption(option) => bars_partner(&option.if_yes) && bars_partner(&option.if_no),
        Outcome::NoRectification(result) | Outcome::Rectification(result) => {
            result.partner_passes == Passes::Throughout
        }
    }
}

/// In how many ways this may end with a lead restriction.
fn leads(outcome: &Outcome) -> usize {
    match outcome {
        Outcome::PlayersOption(option) => option.choices.iter().map(|choice| leads(&choice.then)).sum(),
        Outcome::DirectorsOption(option) => leads(&option.if_yes) + leads(&option.if_no),
        Outcome::NoRectification(result) | Outcome::Rectification(result) => usize::from(result.lead.is_some()),
    }
}

/// What to tell the table once it is settled.
pub(in crate::explain) fn settled_steps(case: &Case<'_>, result: &Rectification) -> Vec<Message> {
    let (offender, partner) = (case.offender, case.partner);
    let told = match (result.must_repeat, result.offender_passes, result.partner_passes) {
        (Some(_), ..) if must_repeat::is_due(case) => Some(must_repeat::step(case)),
        (_, Passes::Once | Passes::Throughout, _) if case.is_bound(offender) => {
            let no_double = case.ruling.in_force.no_double.iter().any(|bar| bar.seat == partner);
            Some(if no_double {
                Message::StepTellNoDouble { offender, partner }
            } else {
                Message::StepTellOffender { offender }
            })
        }
        (.., Passes::Throughout) if result.lead.is_some() => Some(Message::StepTellBarred { partner }),
        (.., Passes::Once) if case.is_bound(partner) && result.lead.is_some() => {
            Some(Message::StepTellOnce { partner })
        }
        _ => None,
    };
    told.into_iter().collect()
}

/// What the director still decides about the meaning.
pub(in crate::explain) fn open_questions(case: &Case<'_>) -> Vec<Message> {
    let call = case.call;
    let Outcome::PlayersOption(_) = case.incident.outcome else { return Vec::new() };
    let mut questions = Vec::new();
    if call == Call::Pass {
        questions.push(Message::OpenArtificialPass {});
    } else if case.incident.assumes.iter().any(|it| it.call() == call) {
        let is_of_it = |it: &Assumption| it.is_by_agreement() && it.call() == call;
        let is_conventional = case.incident.assumes.iter().any(is_of_it);
        questions.push(if is_conventional {
            Message::OpenConventional { call }
        } else {
            Message::OpenNatural { call }
        });
    }
    if case.ruling.edition.has_comparable_calls() && hangs_on_meaning(&case.incident.outcome) {
        questions.push(Message::OpenComparable { call, edition: case.ruling.edition });
    }
    questions
}

/// Whether a comparable call is cheaper.
fn hangs_on_meaning(outcome: &Outcome) -> bool {
    match outcome {
        Outcome::PlayersOption(option) => option
            .choices
            .iter()
            .any(|choice| choice.action == Action::Later(Later::Comparable) || hangs_on_meaning(&choice.then)),
        Outcome::DirectorsOption(option) => matches!(option.question, Question::Comparable(_)),
        Outcome::NoRectification(_) | Outcome::Rectification(_) => false,
    }
}

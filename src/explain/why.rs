//! Why: from a ruling to its clauses. What happened step by step, what applied, and what was considered and did not.

use super::{
    Explanation, Line, Order, Part, Reader,
    case::{self, Case},
    footer, headline,
    message::Message,
    table,
};
use crate::{
    bridge::{Call, Seat},
    lawbook::{Clause, clause_of},
    record::{Event, Record},
    ruling::{Action, Because, Considered, DirectorsOption, Kind, Later, Outcome, Question, Ruling, Step, Trace},
};

/// Explains how a ruling came about, for a director who wants to check it against the book.
#[must_use]
pub fn why(record: &Record, ruling: &Ruling, traces: &[Trace]) -> Explanation {
    let cases = case::told(record, ruling);
    let mut sections: Vec<Part> = traces.iter().flat_map(|trace| of_trace(record, ruling, trace)).collect();
    if traces.is_empty() {
        sections.push(Part::default().with_text([Message::WhyRegular {}]));
    }
    Explanation {
        headline: headline::headline(ruling, &cases, Reader::Director),
        table: Some(table::table(record, ruling, &cases)),
        fixed: None,
        sections,
        footer: footer::of_edition(ruling),
    }
}

fn of_trace(record: &Record, ruling: &Ruling, trace: &Trace) -> Vec<Part> {
    let (offender, call) = (trace.incident.offender, trace.incident.call);
    let case = Case::new(record, ruling, &trace.incident);
    let mut way = Part::headed(match trace.incident.kind {
        // Law 28 has two parts: by 28A this call counts as in turn; by 28B another one does, and this one is gone.
        _ if trace.incident.is_taken_as_not_made() => Message::WhyHeadingNotMade { offender, call },
        Kind::UnintendedCall if trace.incident.is_settled() && trace.incident.replacement.is_some() => {
            Message::WhyHeadingUnintended { offender, call }
        }
        kind => Message::WhyHeading { offender, call, kind },
    });
    way.order = Order::Steps;
    way.lines.push(Line { label: None, text: situation(trace) });
    way.lines.extend(trace.steps.iter().map(|one| Line::plain(step(trace, &case, *one))));
    let mut parts = vec![way];
    parts.extend(clauses(Message::WhyApplied {}, &trace.applied));
    parts.extend(clauses(Message::WhyOpen {}, &trace.open));
    parts.extend(considered(trace, &case));
    parts
}

/// What the table looked like.
fn situation(trace: &Trace) -> Vec<Message> {
    let (offender, call) = (trace.incident.offender, trace.incident.call);
    let mut text = vec![match trace.situation.turn {
        Some(turn) if turn == offender => Message::WhyInTurn { offender, call },
        Some(_) if trace.incident.kind == Kind::ChangeOfCall => Message::WhyCalledAlready { offender },
        Some(_) if trace.situation.waits_for.is_some() => Message::WhyNotInTurn { offender },
        Some(seat) => Message::WhyOutOfTurn { offender, seat },
        None => Message::WhyAfterTheEnd { offender, call },
    }];
    let last = trace.situation.auction.last_bid().map(|(_, bid)| bid);
    if let (Some(last), Some(bid)) = (last, call.bid())
        && !bid.is_sufficient_over(Some(last))
    {
        text.push(Message::WhyInsufficient { call, over: Call::Bid(last) });
    }
    text
}

/// A list of clauses with what they say.
fn clauses(heading: Message, clauses: &[Clause]) -> Option<Part> {
    let lines = clauses.iter().map(|clause| says(*clause));
    (!clauses.is_empty()).then(|| Part::headed(heading).with_lines(lines))
}

fn says(clause: Clause) -> Line {
    Line::labelled(Message::WhyClause { clauses: vec![clause] }, [Message::WhySays { says: clause }])
}

/// Clauses that do not apply, those with the same reason together.
fn considered(trace: &Trace, case: &Case<'_>) -> Vec<Part> {
    let mut parts: Vec<(Because, Part)> = Vec::new();
    for Considered { clause, because } in &trace.considered {
        match parts.iter_mut().find(|(reason, _)| reason == because) {
            Some((_, part)) => part.lines.push(says(*clause)),
            None => {
                let part = Part::default().with_text([reason(trace, case, *because)]).with_lines([says(*clause)]);
                parts.push((*because, part));
            }
        }
    }
    let mut parts: Vec<Part> = parts.into_iter().map(|(_, part)| part).collect();
    if let Some(first) = parts.first_mut() {
        first.heading = Some(Message::WhyConsidered {});
    }
    parts
}

/// Why a clause does not apply.
fn reason(trace: &Trace, case: &Case<'_>, because: Because) -> Message {
    let (offender, call) = (trace.incident.offender, trace.incident.call);
    match because {
        Because::Otherwise(taken) => step(trace, case, taken),
        Because::NotSaidToBeUnintended if trace.incident.kind == Kind::ChangeOfCall => first_intended(case),
        Because::NotSaidToBeUnintended => Message::WhyNotUnintended { call },
        Because::NoChangeOfCall => Message::WhyNoChange { offender },
        Because::NotSimultaneous => Message::WhyNotSimultaneous {},
        Because::TurnOf(seat) if seat == offender => Message::WhyInTurn { offender, call },
        Because::TurnOf(seat) => match trace.situation.waits_for {
            Some(lho) => Message::WhyTurnIfDeclined { lho, seat },
            None => Message::WhyTurnOf { seat },
        },
        Because::AfterTheFirstBid => Message::WhyAfterTheFirstBid {},
        Because::BeforeTheFirstBid => Message::WhyBeforeTheFirstBid {},
        Because::Natural => Message::WhyNatural { call },
        Because::NamesNoDenomination => Message::WhyNamesNoDenomination { call },
        Because::TreatedAsBid => Message::WhyTreatedAsBid {},
        Because::NotWhatHappened => Message::WhyNotWhatHappened {},
    }
}

/// Law 25A is about the first of the two calls.
fn first_intended(case: &Case<'_>) -> Message {
    let (call, _) = case.changed();
    let first = case.ruling.calls.get(case.first_place()).and_then(|first| first.event);
    let made = first.and_then(|event| case.record.events.get(event)).and_then(Event::made_call);
    match made.and_then(|made| made.facts.unintended) {
        Some(false) => Message::WhyIntended { call },
        Some(true) | None => Message::WhyNotUnintended { call },
    }
}

/// What was chosen or decided.
fn step(trace: &Trace, case: &Case<'_>, step: Step) -> Message {
    let edition = trace.applied.first().or(trace.open.first()).map(|clause| clause.edition()).unwrap_or_default();
    match step {
        Step::Chose { chooser, action, clause } => chose(case, chooser, action, vec![clause]),
        Step::Overtaken { by } if by == trace.incident.offender => called_again(trace, case),
        Step::Overtaken { by } => overtaken(trace, by),
        Step::WentOn { chooser, by } => Message::WhyWentOn { lho: chooser, seat: by },
        Step::LeadFaced => Message::WhyLeadFaced {},
        Step::Decided { question: Question::Comparable(again), yes } if again == trace.incident.call => match yes {
            true => Message::WhyComparableAgain { call: again, edition },
            false => Message::WhyNotComparableAgain { call: again, edition },
        },
        Step::Decided { question: Question::Comparable(replacement), yes: true } => {
            Message::WhyComparable { call: trace.incident.call, replacement, edition }
        }
        Step::Decided { question: Question::Comparable(replacement), yes: false } => {
            Message::WhyNotComparable { call: trace.incident.call, replacement, edition }
        }
        Step::Decided { question: Question::Unintended(call), yes: true } => Message::WhyUnintended { call },
        Step::Decided { question: Question::Unintended(call), yes: false } => Message::WhyIntended { call },
        Step::Decided { question: Question::WhichLaw(_, first, second), yes } => {
            Message::WhyWhichLaw { clauses: vec![if yes { first } else { second }] }
        }
    }
}

/// A call that another player made before anything was chosen.
fn overtaken(trace: &Trace, by: Seat) -> Message {
    let incident = &trace.incident;
    let (offender, call) = (incident.offender, incident.call);
    match incident.kind {
        Kind::InadmissibleDouble | Kind::CallByBarredPlayer | Kind::BidAboveSeven if by == offender.lho() => {
            Message::WhyCalledOver { seat: by, call }
        }
        _ if by == offender.partner() && trace.situation.asked_unintended => Message::WhyTooLate { seat: by, call },
        Kind::ConsideredInRotation if !incident.is_taken_as_not_made() => Message::WhyHadToPass { seat: by },
        Kind::ConsideredInRotation | Kind::PassOutOfRotation | Kind::BidOutOfRotation | Kind::DoubleOutOfRotation
            if trace.situation.turn == Some(by) =>
        {
            Message::WhyTurnTaken { seat: by }
        }
        Kind::ConsideredInRotation => Message::WhyInTurnSince { seat: by },
        Kind::SimultaneousCall => Message::WhyAtOnce { seat: by },
        Kind::InsufficientBid if incident.accepted == Some(false) && incident.is_settled() => {
            match incident.replacement {
                Some(call) => Message::WhyCalledAgain { seat: offender, call },
                None => Message::WhyTurnLost { offender },
            }
        }
        Kind::PassesOutOfRotationEnd => Message::WhyThirdPass { seat: by },
        Kind::InadmissibleDouble
        | Kind::CallByBarredPlayer
        | Kind::BidAboveSeven
        | Kind::UnintendedCall
        | Kind::InsufficientBid
        | Kind::PassOutOfRotation
        | Kind::BidOutOfRotation
        | Kind::DoubleOutOfRotation
        | Kind::ChangeOfCall
        | Kind::CallAfterFinalPass => Message::WhyOvertaken { seat: by },
    }
}

/// A call of the offender that the tree did not foresee: a second insufficient bid (27B4), or any other in place of the first.
fn called_again(trace: &Trace, case: &Case<'_>) -> Message {
    let (incident, seat) = (&trace.incident, trace.incident.offender);
    let last = trace.situation.auction.last_bid().map(|(_, bid)| bid);
    let is_short = |call: &Call| call.bid().is_some_and(|bid| !bid.is_sufficient_over(last));
    let later = case.ruling.calls.iter().filter(|call| call.by == seat && call.event > Some(incident.event));
    let later = later.map(|call| call.call);
    // What the director is asked about is told by itself.
    let is_asked = |option: &DirectorsOption| matches!(option.question, Question::Comparable(_));
    let again: Vec<Call> = match &incident.outcome {
        Outcome::DirectorsOption(option) if is_asked(option) => later.skip(incident.attempts.len() + 1).collect(),
        _ => incident.attempts.iter().copied().chain(incident.replacement).chain(later).collect(),
    };
    match again.iter().copied().find(is_short).filter(|_| incident.kind == Kind::InsufficientBid) {
        Some(call) => Message::WhyAgainInsufficient { seat, call },
        None => match again.first().copied() {
            Some(call) => Message::WhyCalledAgain { seat, call },
            None => Message::WhyOvertaken { seat },
        },
    }
}

fn chose(case: &Case<'_>, seat: Seat, action: Action, clauses: Vec<Clause>) -> Message {
    // 2007 Law 17E2, 2017 Law 17D3: it depends on LHO whether the third pass, out of turn, stands.
    let is_lho = seat == case.lho;
    match action {
        Action::Accept => Message::WhyAccepted { seat, clauses },
        Action::Decline => Message::WhyDeclined { seat, clauses: clauses.into_iter().map(of_a_refusal).collect() },
        Action::Replace(call) if call == case.call => Message::WhyMadeAgain { seat, clauses },
        Action::Replace(call) => Message::WhyReplaced { seat, call, clauses },
        Action::Passes if is_lho => Message::WhyPassedOver { seat, clauses },
        Action::Acts if is_lho => Message::WhyActedOver { seat, clauses },
        Action::Passes => Message::WhyPassed { seat, clauses },
        Action::Acts => Message::WhyActed { seat, clauses },
        Action::Later(Later::SameDenomination) => Message::WhySameDenomination { seat, clauses },
        Action::Later(Later::Comparable) => Message::WhyLaterComparable { seat, clauses },
        Action::Later(Later::Other) => Message::WhyLaterOther { seat, clauses },
        Action::Later(Later::Any) => Message::WhyLaterAny { seat, clauses },
    }
}

/// Laws 27A1 and 29A give the choice; what follows if LHO declines is in Laws 27B and 29B.
fn of_a_refusal(clause: Clause) -> Clause {
    match clause.address() {
        "27A1" => clause_of!(clause.edition(), L27B),
        "29A" => clause_of!(clause.edition(), L29B),
        _ => clause,
    }
}

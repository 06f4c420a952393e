//! The director's own view: what to do at the table, what is still undecided, every price.

use super::{
    Line, Order, Part,
    case::{self, Case, Subject},
    comparison, correction, differ, inadmissible,
    message::Message,
    partner, price, rectification, rotation, said_once, unintended,
};
use crate::{
    bridge::{Call, Seat},
    record::Event,
    ruling::{Action, Assumption, Choice, Kind, Outcome, Passes, Question, Rectification, Ruling},
};

/// The procedure at the table, step by step.
pub(super) fn at_the_table(ruling: &Ruling, cases: &[Case<'_>]) -> Option<Part> {
    let open = case::open(cases).first().copied();
    let mut steps = open.map(open_steps).unwrap_or_default();
    match ruling.auction_over {
        true => steps.extend(over_steps(ruling, cases)),
        false => steps.extend(newest_steps(cases, open)),
    }
    let lines = steps.into_iter().map(Line::plain);
    Some(Part { order: Order::Steps, ..Part::headed(Message::AtTheTable {}).with_lines(lines) })
        .filter(|part| !part.lines.is_empty())
}

/// What to tell the table of what is settled: of the newest irregularity that binds somebody, or else of the newest. While something is
/// open, only of one that came after it.
fn newest_steps(cases: &[Case<'_>], open: Option<&Case<'_>>) -> Vec<Message> {
    let settled = cases.iter().filter_map(|case| Some((case, case.settled()?)));
    let told = settled.filter(|(case, _)| open.is_none_or(|open| open.incident.event < case.incident.event));
    let told: Vec<_> = told.map(|(case, result)| (binds(case, result), settled_steps(case, result))).collect();
    let binding = told.iter().rev().find(|(binds, steps)| *binds && !steps.is_empty());
    let newest = told.last().filter(|_| open.is_none());
    binding.or(newest).map(|(_, steps)| steps.clone()).unwrap_or_default()
}

/// Whether somebody still has to pass because of it, or a lead is restricted.
fn binds(case: &Case<'_>, result: &Rectification) -> bool {
    let passes = [(case.offender, result.offender_passes), (case.partner, result.partner_passes)];
    passes.iter().any(|(seat, passes)| *passes != Passes::None && case.is_bound(*seat)) || result.lead.is_some()
}

fn open_steps(case: &Case<'_>) -> Vec<Message> {
    match (case.subject(), &case.incident.outcome) {
        (Subject::Rotation, _) => rotation::open_steps(case),
        (Subject::Inadmissible, _) => inadmissible::open_steps(case),
        (_, outcome) => open_steps_of(case, outcome),
    }
}

fn open_steps_of(case: &Case<'_>, outcome: &Outcome) -> Vec<Message> {
    let (offender, partner, call) = (case.offender, case.partner, case.call);
    let edition = case.ruling.edition;
    match outcome {
        Outcome::PlayersOption(option) if option.is_lho_choice() => lho_steps(case),
        Outcome::PlayersOption(_) => match (case.incident.kind, case.last_attempt()) {
            (Kind::UnintendedCall, _) => vec![Message::StepUnintended { offender, call, edition }],
            (_, Some(call)) => vec![Message::StepTellCancelled { offender, partner, call }],
            (_, None) if has_no_choice(case) => vec![Message::StepOnlyPass { offender }],
            (_, None) if bars_whatever_is_chosen(case) => vec![Message::StepChoose { offender, partner }],
            (_, None) => vec![replacements(case), Message::StepChoose { offender, partner }],
        },
        Outcome::DirectorsOption(option) => match option.question {
            Question::Comparable(replacement) => {
                vec![Message::StepTest { offender, call: case.replaced_by(replacement), replacement, edition }]
            }
            Question::Unintended(call) => [Message::StepStop {}, Message::StepUnintended { offender, call, edition }]
                .into_iter()
                .chain(over_which(case))
                .collect(),
            Question::WhichLaw(..) => correction::steps(case),
        },
        Outcome::NoRectification(_) | Outcome::Rectification(_) => Vec::new(),
    }
}

fn lho_steps(case: &Case<'_>) -> Vec<Message> {
    let (offender, partner, lho, call) = (case.offender, case.partner, case.lho, case.call);
    let explain = Message::StepExplain { offender, lho, seat: lho.partner() };
    if case.incident.kind == Kind::ChangeOfCall {
        return [Message::StepStop {}].into_iter().chain(over_which(case)).chain([explain]).collect();
    }
    if let Some(call) = case.second_pending() {
        return vec![Message::StepStop {}, Message::StepAside { offender, call }, explain];
    }
    let mut steps = vec![Message::StepStop {}, Message::StepAside { offender, call }];
    match case.incident.replacement {
        Some(replacement) => steps.push(match premature(case) {
            Premature::Stands => Message::StepFirstOrSecond { lho, call, replacement },
            Premature::Double => Message::StepFirstOrDouble { lho, call, replacement },
            Premature::Insufficient => Message::StepFirstOrSecondToo { offender, lho, call, replacement },
        }),
        None if has_no_choice(case) || bars_whatever_is_chosen(case) => {}
        None => steps.push(replacements(case)),
    }
    steps.push(explain);
    if case.incident.replacement.is_none() && !has_no_choice(case) {
        steps.push(Message::StepChoose { offender, partner });
    }
    steps
}

/// Whether another irregularity leaves the offender nothing but a pass in place of the call.
fn has_no_choice(case: &Case<'_>) -> bool {
    let option = case.option().and_then(|option| match option.after(Action::Decline) {
        Some(Outcome::PlayersOption(declined)) => Some(declined),
        Some(Outcome::DirectorsOption(_) | Outcome::NoRectification(_) | Outcome::Rectification(_)) => None,
        None => Some(option),
    });
    let is_pass = |choice: &Choice| choice.action == Action::Replace(Call::Pass);
    option.is_some_and(|option| option.is_replacement() && option.choices.iter().all(is_pass)) && case.has_bid_left()
}

/// Law 27B2: whether partner is barred whatever legal call is chosen: 7♥ over partner’s 7♠, where 7NT and a pass are all that is left.
fn bars_whatever_is_chosen(case: &Case<'_>) -> bool {
    let bars =
        |choice: &Choice| choice.then.rectification().is_some_and(|result| result.partner_passes != Passes::None);
    let option = case.incident.outcome.replacements();
    option.is_some_and(|option| option.is_replacement() && option.choices.iter().all(bars))
}

/// Law 25B: over which of two calls LHO called, once they have.
fn over_which(case: &Case<'_>) -> Option<Message> {
    let (call, replacement) = case.changed();
    let mut since = case.ruling.calls.iter().skip(case.place + 1);
    let has_called = case.incident.kind == Kind::ChangeOfCall && since.any(|call| call.by == case.lho);
    has_called.then_some(Message::StepOverWhich { lho: case.lho, call, replacement })
}

/// Law 25B1: whether LHO has just called, and has not said that they accept the second call.
fn is_accepted_by_a_call(case: &Case<'_>) -> bool {
    let since = case.record.events.iter().skip(case.incident.event + 1);
    let has_spoken = since.clone().any(|event| matches!(event, Event::Lho(_)));
    case.incident.accepted == Some(true)
        && !has_spoken
        && since.filter(|event| event.made_call().is_some()).count() == 1
}

/// Law 27C: what becomes of the premature replacement once the first bid is declined.
enum Premature {
    /// It stands.
    Stands,
    /// Law 27B3: the director may have to cancel it.
    Double,
    /// Law 27B4: LHO may accept it instead.
    Insufficient,
}

fn premature(case: &Case<'_>) -> Premature {
    match case.option().and_then(|option| option.after(Action::Decline)) {
        Some(Outcome::PlayersOption(next)) if next.is_lho_choice() => Premature::Insufficient,
        Some(Outcome::DirectorsOption(next)) if next.if_no.cancels_call() => Premature::Double,
        Some(declined) if declined.cancels_call() => Premature::Double,
        Some(_) | None => Premature::Stands,
    }
}

/// What the offender is told before choosing.
fn replacements(case: &Case<'_>) -> Message {
    let (offender, partner, edition) = (case.offender, case.partner, case.ruling.edition);
    match (case.has_bid_left(), case.is_barred(partner)) {
        // Another irregularity may bind partner even so.
        (true, false) if !partner::is_certainly_free(case, &Rectification::default()) => {
            Message::StepReplacementsNew { offender, call: case.call, edition }
        }
        (true, false) => Message::StepReplacements { offender, partner, edition },
        (true, true) => Message::StepReplacementsBarred { offender, partner, edition },
        (false, false) => Message::StepReplacementsByMeaning { offender, partner, edition },
        (false, true) => Message::StepReplacementsBarredByMeaning { offender, partner, edition },
    }
}

fn settled_steps(case: &Case<'_>, result: &Rectification) -> Vec<Message> {
    match case.subject() {
        Subject::Rotation => return rotation::settled_steps(case, result),
        Subject::Inadmissible | Subject::Order => return inadmissible::settled_steps(case, result),
        Subject::Insufficient | Subject::Unintended | Subject::Changed => {}
    }
    if result.partner_passes != Passes::None {
        return vec![inadmissible::tell_barred(case)];
    }
    if case.incident.kind == Kind::ChangeOfCall && is_accepted_by_a_call(case) {
        return over_which(case).into_iter().collect();
    }
    let free = rectification::is_free(result) && case.incident.kind == Kind::InsufficientBid;
    if free && case.withdrawn().is_empty() | case.incident.replacement.is_some() {
        return vec![Message::StepTellFree { call: case.accepted().unwrap_or(case.call), number: case.bound() }];
    }
    Vec::new()
}

fn over_steps(ruling: &Ruling, cases: &[Case<'_>]) -> Vec<Message> {
    let Some(contract) = ruling.contract else { return Vec::new() };
    let declarer = contract.declarer;
    let mut leaders: Vec<Seat> = ruling.in_force.lead.iter().map(|lead| lead.leader).collect();
    // Who makes the opening lead comes first.
    leaders.sort_by_key(|leader| ruling.on_lead != Some(*leader));
    let bound = leaders.into_iter().map(|seat| Message::StepTellLead { seat, declarer });
    let side = declarer.side();
    let lapsed = cases.iter().any(|case| case.side == side && case.incident.result.lead.is_some());
    bound.chain(lapsed.then_some(Message::StepStay { side })).collect()
}

/// What is still undecided, every price, and where directors differ.
pub(super) fn afterwards(ruling: &Ruling, cases: &[Case<'_>]) -> Vec<Part> {
    let mut parts = vec![Part::headed(Message::StillOpen {}).with_lines(cases.iter().flat_map(open_questions))];
    parts.extend(cases.iter().filter_map(comparison::section));
    parts.extend(cases.first().map(|case| comparison::unread(case.record)));
    for case in cases {
        if let Some(option) =
            case.incident.outcome.replacements().filter(|_| case.incident.kind != Kind::UnintendedCall)
        {
            parts.push(price::every_price(case, option));
        }
    }
    let differ = differences(ruling, cases).into_iter().map(Line::plain);
    parts.push(Part::headed(Message::DirectorsDiffer {}).with_lines(differ));
    parts
}

fn open_questions(case: &Case<'_>) -> Vec<Line> {
    if case.subject() == Subject::Rotation {
        return rotation::open_questions(case).into_iter().map(Line::plain).collect();
    }
    let (call, edition) = (case.call, case.ruling.edition);
    let before = inadmissible::if_lho_called_first(case);
    let first = case.incident.attempts.is_empty()
        && case.second_pending().is_none()
        && case.incident.kind == Kind::InsufficientBid;
    let mut questions = Vec::new();
    let is_replaceable = case.incident.accepted.is_none() && case.option().is_some() && first;
    if is_replaceable || unintended::is_removed_and_may_be_a_slip(case) {
        questions.push(Message::OpenUnintended { call });
    }
    if first && case.option().is_some() && !bars_whatever_is_chosen(case) {
        let assumed = case.incident.assumes.contains(&Assumption::Natural(call));
        questions.extend((assumed && case.has_bid_left()).then_some(Message::OpenArtificial { call, edition }));
        // What nobody knows of both bids decides whether one of them is free.
        let option = case.incident.outcome.replacements();
        let free = option.into_iter().flat_map(|option| price::free_on_condition(case, option));
        questions.extend(free.map(|(replacement, _)| match assumed {
            true => Message::OpenWouldShow { replacement },
            false => Message::OpenSpecified { call, replacement },
        }));
        if case.incident.replacement.is_none() {
            questions.push(Message::OpenComparable { call, edition });
        }
    }
    questions.into_iter().chain(before).map(Line::plain).collect()
}

/// What is arguable in the editions, where it matters to the ruling.
fn differences(ruling: &Ruling, cases: &[Case<'_>]) -> Vec<Message> {
    let mut found = Vec::new();
    for case in cases {
        let ends = case.incident.outcome.leaves();
        found.extend(differ::lines(case, &ends));
        let cites = |address: &str| ends.iter().any(|end| end.cites(address));
        let edition = ruling.edition;
        if !edition.frees_lead() {
            let comparable = cites("27B1(b)");
            found.extend(comparable.then_some(Message::DifferInformation { call: case.call }));
            let is_free = |address| ends.iter().any(|end| end.lead.is_some() && end.cites(address));
            found.extend((is_free("27B1(a)") || is_free("27B1(b)")).then_some(Message::DifferLead {}));
        }
        let may_forbid = cites("26B") && ends.iter().any(|end| end.lead.is_some()) && may_defend(ruling, case);
        found.extend((!edition.may_require_lead() && may_forbid).then_some(Message::DifferRequire {}));
    }
    said_once::once(found)
}

/// Whether the side of an irregularity may still defend.
fn may_defend(ruling: &Ruling, case: &Case<'_>) -> bool {
    !ruling.auction_over || ruling.contract.is_some_and(|contract| contract.declarer.side() != case.side)
}

//! Who chooses what about an irregularity that is not settled, and what each choice costs.

mod several;

pub(super) use several::open;

use super::{
    Line, Part,
    arg::Which,
    case::{Case, Subject},
    comparable, continuation, correction, inadmissible,
    message::Message,
    price, rectification, rotation, specified, unintended, waiting,
};
use crate::{
    bridge::{Bid, Call},
    laws,
    record::{Event, LhoChoice},
    ruling::{Action, CallStatus, Choice, DirectorsOption, Kind, Outcome, PlayersOption, Question, RuledCall},
};

/// Everything that is open about an irregularity.
fn parts(case: &Case<'_>) -> Vec<Part> {
    match (case.subject(), &case.incident.outcome) {
        (Subject::Rotation, _) => rotation::parts(case),
        (Subject::Inadmissible, Outcome::PlayersOption(option)) => vec![inadmissible::part(case, option)],
        (_, outcome) => of_outcome(case, outcome),
    }
}

fn of_outcome(case: &Case<'_>, outcome: &Outcome) -> Vec<Part> {
    match outcome {
        Outcome::PlayersOption(option) if option.is_lho_choice() => lho(case, option),
        Outcome::PlayersOption(option) => vec![offender(case, option, None)],
        Outcome::DirectorsOption(option) => match option.question {
            Question::Comparable(replacement) => vec![comparable::part(case, option, replacement)],
            Question::Unintended(call) => unintended(case, option, call),
            Question::WhichLaw(..) => correction::correction(case, option),
        },
        Outcome::NoRectification(_) | Outcome::Rectification(_) => Vec::new(),
    }
}

/// LHO's choice, and below it what the offender may do if LHO declines.
fn lho(case: &Case<'_>, option: &PlayersOption) -> Vec<Part> {
    let (lho, seat) = (case.lho, case.lho.partner());
    let mut lines = Vec::new();
    if let Some(then) = option.after(Action::Accept) {
        let waiting = waiting::beside(case, LhoChoice::Accepts);
        let text = if waiting.is_empty() { accept(case, then) } else { accept_plainly(case, then) };
        lines.push(Line::labelled(Message::Accept {}, text.into_iter().chain(waiting)));
    }
    let declined = option.after(Action::Decline);
    if let Some(then) = declined {
        let waiting = waiting::beside(case, LhoChoice::Declines);
        lines.push(Line::labelled(Message::Decline {}, decline(case, then).into_iter().chain(waiting)));
    }
    let mut first = Part::headed(Message::LhoChooses { lho, seat }).with_lines(lines);
    first.text.extend(unintended::slip_first(case, case.incident.replacement));
    first.text.extend(replaced_again(case));
    if case.incident.kind == Kind::ChangeOfCall {
        let (_, replacement) = case.changed();
        first.text.push(Message::OverWhichCall { lho, replacement });
    }
    let mut parts = vec![first];
    match declined {
        Some(Outcome::PlayersOption(next)) if next.is_lho_choice() => {
            let heading = Message::OffenderChoosesLast { offender: case.offender, lho };
            if let Some(Outcome::PlayersOption(last)) = next.after(Action::Decline) {
                parts.push(offender(case, last, Some(heading)));
            }
        }
        Some(Outcome::PlayersOption(next)) => {
            parts.push(if_neither(case).unwrap_or_else(|| offender(case, next, Some(next_heading(case)))));
        }
        Some(Outcome::DirectorsOption(next)) if case.incident.kind != Kind::ChangeOfCall => {
            if let Question::Comparable(replacement) = next.question {
                parts.push(comparable::part(case, next, replacement));
            }
        }
        Some(Outcome::DirectorsOption(_) | Outcome::NoRectification(_) | Outcome::Rectification(_)) | None => {}
    }
    parts
}

/// The offender's choice once LHO has declined, and partner's LHO a call of partner's as well, which may bind somebody (2007 Laws
/// 30B2, 31B and 32A).
fn if_neither(case: &Case<'_>) -> Option<Part> {
    waiting::partners_open_call(case)?;
    let mut record = case.record.clone();
    record.events.extend([LhoChoice::Declines; 2].map(Event::Lho));
    let ruling = laws::rule(&record).ok()?;
    let then = Case::new(&record, &ruling, ruling.incident_of(case.incident.event)?);
    let option = then.option().filter(|option| option.is_replacement())?;
    Some(offender(&then, option, Some(next_heading(case))))
}

/// Above the offender's choice, while LHO has yet to choose; also about a call of partner's, where that is open as well.
fn next_heading(case: &Case<'_>) -> Message {
    let (offender, lho, call) = (case.offender, case.lho, case.call);
    match waiting::partners_open_call(case) {
        Some(other) => Message::OffenderChoosesIfNeither { offender, call, other },
        None => Message::OffenderChoosesNext { offender, lho },
    }
}

/// Law 27C: the offender has put another call in place of the replacement, and LHO has yet to choose about the first bid.
fn replaced_again(case: &Case<'_>) -> Option<Message> {
    let replacement = case.incident.replacement.filter(|_| case.subject() == Subject::Insufficient)?;
    let (offender, partner, lho) = (case.offender, case.partner, case.lho);
    let its = |call: &&RuledCall| call.by == offender && call.status == CallStatus::Pending;
    let again = case.ruling.calls.iter().skip(case.place + 1).filter(its).nth(1)?;
    // One that is insufficient too, or a double that is cancelled, is no call that can be changed.
    let made_good = replacement
        .bid()
        .is_some_and(|bid| bid.is_sufficient_over(specified::before(case).last_bid().map(|(_, last)| last)));
    Some(match made_good || replacement == Call::Pass {
        true => Message::ReplacedAgain { offender, partner, lho, call: again.call, replacement },
        false => Message::ReplacedInTheEnd { offender, partner, lho, call: again.call, replacement },
    })
}

/// What an acceptance means for an earlier call of the offender's that was refused: this is the call in its place.
fn same_turn(case: &Case<'_>) -> Vec<Message> {
    let Some(other) = case.same_turn() else { return Vec::new() };
    let Some(ruling) = case.if_lho(LhoChoice::Accepts) else { return Vec::new() };
    let Some(accepted) = other.again(&ruling) else { return Vec::new() };
    let text = rectification::consequences(&accepted, &accepted.incident.outcome);
    let heading = Message::AcceptInPlaceOf { offender: other.offender, call: other.call };
    if text.is_empty() { Vec::new() } else { [heading].into_iter().chain(text).collect() }
}

/// Law 25B1: how the auction ends where the call to which the last one was changed is the final pass.
fn ends_if_accepted(case: &Case<'_>, then: &Outcome) -> Option<Vec<Message>> {
    let ruling = case.if_lho(LhoChoice::Accepts).filter(|ruling| ruling.auction_over)?;
    let end = continuation::over(ruling.contract, ruling.on_lead);
    let follows = rectification::consequences(&case.again(&ruling)?, then).into_iter();
    Some([end].into_iter().chain(follows.filter(|text| *text != Message::NothingFollows {})).collect())
}

fn accept(case: &Case<'_>, then: &Outcome) -> Vec<Message> {
    if case.incident.kind == Kind::ChangeOfCall {
        let follows = ends_if_accepted(case, then).unwrap_or_else(|| rectification::consequences(case, then));
        let again = correction::lho_calls_again(case);
        let own = continuation::for_chooser(case, LhoChoice::Accepts);
        return [correction::accepted(case)].into_iter().chain(again).chain(follows).chain(own).collect();
    }
    let (lho, call) = (case.lho, case.second_pending().unwrap_or(case.call));
    let is_highest = call.bid().is_some_and(|bid| Bid::all().all(|other| other <= bid));
    let number = case.bound();
    // Law 27C: the premature replacement is withdrawn.
    if let Some(replacement) = case.incident.replacement {
        let withheld = then.rectification().is_some_and(rectification::is_withheld);
        let not_use = withheld.then_some(Message::MayCallNotUse {
            partner: case.partner,
            call: replacement,
            which: Which("withdrawn"),
        });
        let stands = if replacement.is_double_or_redouble() {
            Message::AcceptStandsPrematureDouble { lho, call, replacement }
        } else {
            Message::AcceptStandsPremature { lho, call, replacement }
        };
        return [stands].into_iter().chain(not_use).collect();
    }
    let in_place_of_another = same_turn(case);
    if !in_place_of_another.is_empty() {
        return [Message::AcceptStandsSecond { lho, call }].into_iter().chain(in_place_of_another).collect();
    }
    // Law 27B4: the first of two insufficient bids was withdrawn, and may bring a restriction.
    if let Some(result) =
        then.rectification().filter(|result| !rectification::is_free(result) || rectification::is_withheld(result))
    {
        return [Message::AcceptStandsSecond { lho, call }]
            .into_iter()
            .chain(rectification::text(case, result))
            .collect();
    }
    vec![if is_highest {
        Message::AcceptStandsLast { lho, call, number }
    } else {
        Message::AcceptStands { lho, call, number }
    }]
}

/// The same, where a restriction follows for a call that waits for the choice.
fn accept_plainly(case: &Case<'_>, then: &Outcome) -> Vec<Message> {
    let restricts_nobody = |text: Message| match text {
        Message::AcceptStands { lho, call, .. } | Message::AcceptStandsLast { lho, call, .. } => {
            Message::AcceptStandsSecond { lho, call }
        }
        text => text,
    };
    accept(case, then).into_iter().map(restricts_nobody).collect()
}

fn decline(case: &Case<'_>, then: &Outcome) -> Vec<Message> {
    let (offender, partner, call) = (case.offender, case.partner, case.call);
    let may_bid = case.has_bid_left() && !case.is_barred(offender);
    if case.incident.kind == Kind::ChangeOfCall {
        let (call, replacement) = case.changed();
        let mut text = vec![Message::ChangeDeclineStands { call, replacement }];
        text.extend(correction::over_first(case).map(|over| Message::ChangeLhoStands { lho: case.lho, over }));
        text.extend(rectification::consequences(case, then));
        text.extend(continuation::for_chooser(case, LhoChoice::Declines));
        return text;
    }
    if let Some(call) = case.second_pending() {
        return vec![if may_bid {
            Message::DeclineReplacesAgain { offender, partner, call }
        } else {
            Message::DeclinePasses { offender, partner, call }
        }];
    }
    match (case.incident.replacement, then) {
        (Some(replacement), Outcome::DirectorsOption(option)) if option.if_no.cancels_call() => {
            vec![Message::DeclineAsksDouble { call, replacement, edition: case.ruling.edition }]
        }
        (Some(replacement), Outcome::DirectorsOption(_)) => {
            vec![Message::DeclineAsks { call, replacement, edition: case.ruling.edition }]
        }
        (Some(replacement), Outcome::NoRectification(result) | Outcome::Rectification(result))
            if !result.cancels_call =>
        {
            let mut text = vec![Message::DeclineKeeps { replacement }];
            text.extend(rectification::text(case, result));
            text
        }
        (Some(_), Outcome::NoRectification(_) | Outcome::Rectification(_)) => rectification::consequences(case, then),
        (Some(replacement), Outcome::PlayersOption(option)) if option.is_lho_choice() => {
            let lho = case.lho;
            let neither = if may_bid {
                Message::DeclineNeither { offender, partner, lho }
            } else {
                Message::DeclineNeitherPass { offender, partner, lho }
            };
            let mut text = vec![Message::DeclineSecondToo { lho, replacement }];
            if let Some(result) = option.after(Action::Accept).and_then(Outcome::rectification) {
                text.push(Message::DeclineSecondThen { lho, replacement });
                text.extend(rectification::text(case, result));
            }
            text.push(neither);
            text
        }
        (Some(_) | None, _) => vec![Message::DeclineReplaces { offender, call }],
    }
}

fn offender(case: &Case<'_>, option: &PlayersOption, heading: Option<Message>) -> Part {
    let (offender, partner) = (case.offender, case.partner);
    if case.incident.kind == Kind::UnintendedCall {
        return unintended::part(case);
    }
    let lines = price::lines(case, option);
    let passes = |choice: &Choice| choice.action == Action::Replace(Call::Pass);
    // A player who has to pass for another reason has no choice.
    if case.has_bid_left() && option.choices.iter().all(passes) {
        let part = heading.map_or_else(Part::default, |heading| Part::headed(passes_heading(case, &heading)));
        return match option.after(Action::Replace(Call::Pass)) {
            Some(judged @ Outcome::DirectorsOption(_)) => part.with_text(rectification::consequences(case, judged)),
            Some(_) | None => part.with_text(lines.into_iter().flat_map(|line| line.text)),
        };
    }
    let part = Part::headed(heading.unwrap_or(Message::OffenderChooses { offender, partner }));
    // Without a bid over any other, the offender has to pass, and that is told elsewhere.
    let is_over_the_last = case.ruling.auction.last_bid().is_some_and(|(_, bid)| Some(bid) == Bid::all().last());
    let is_none_left = is_over_the_last && !price::has_bid(option);
    let part = if is_none_left { part.with_text([Message::NoBidLeft {}]) } else { part };
    // 2007 Law 30B2(b): partner has passed out of turn.
    let is_there = |call: Call| option.choices.iter().any(|choice| choice.action == Action::Replace(call));
    let is_legal = may_not_double(case) && case.ruling.auction.allows(offender, Call::Double);
    let no_double = is_legal && !is_there(Call::Double) && is_there(Call::Pass) && !is_none_left;
    let part = part.with_text(no_double.then_some(Message::NoDoubleNow { seat: offender }));
    part.with_lines(lines)
}

/// 2007 Law 30B2(b): whether partner has passed out of turn, so that the offender may not double now, or if LHO declines.
fn may_not_double(case: &Case<'_>) -> bool {
    let passes = case.ruling.incidents.iter().filter(|it| it.offender == case.partner);
    case.subject() == Subject::Insufficient
        && passes.flat_map(|it| it.outcome.leaves()).any(|result| result.no_double.is_some())
}

/// The heading, where the offender can only pass.
fn passes_heading(case: &Case<'_>, heading: &Message) -> Message {
    let (offender, lho) = (case.offender, case.lho);
    match *heading {
        Message::OffenderChoosesIfNeither { call, other, .. } => {
            Message::OffenderPassesIfNeither { offender, call, other }
        }
        _ => Message::OffenderPassesNext { offender, lho },
    }
}

/// Law 25A: the director's question about a slip, and what follows if it was not one.
fn unintended(case: &Case<'_>, option: &DirectorsOption, call: Call) -> Vec<Part> {
    let (offender, lho) = (case.offender, case.lho);
    let (_, replacement) = case.changed();
    let again = not_allowed(case, replacement);
    let is_told = again.is_some();
    let mut if_yes = vec![again.unwrap_or_else(|| substituted(case, (call, replacement)))];
    if_yes.extend(calls_again(case, option).then_some(Message::UnintendedYesAgain { lho, call }));
    let if_no = match option.if_no.as_ref() {
        Outcome::PlayersOption(_) => vec![Message::UnintendedNoChoice { lho, seat: lho.partner() }],
        Outcome::NoRectification(_) | Outcome::Rectification(_) | Outcome::DirectorsOption(_) => {
            let consequences = rectification::consequences(&case.if_no(), &option.if_no);
            let rest = continuation::of(case, false);
            // What declarer may do about the lead comes after who is declarer.
            let text = match continuation::contract(case, false) {
                Some(_) => [rest, consequences],
                None => [consequences, rest],
            };
            [stands(case, call)].into_iter().chain(text.into_iter().flatten()).collect()
        }
    };
    let follows = continuation::of(case, true).into_iter();
    if_yes.extend(follows.filter(|text| !(is_told && matches!(text, Message::Repeat { .. }))));
    let heading = Part::headed(Message::DirectorUnintended { offender, call });
    let question = heading
        .with_text(unintended::limits(case, call))
        .with_lines([Line::labelled(Message::If {}, if_yes), Line::labelled(Message::IfNot {}, if_no)]);
    // A second question about the same call is answered beside "If not".
    let chooses = option.if_no.as_ref();
    let below = matches!(chooses, Outcome::PlayersOption(_)).then(|| of_outcome(case, chooses)).unwrap_or_default();
    [question].into_iter().chain(below).collect()
}

/// Laws 31A1 and 32: the slip was the call that had to be repeated, and the intended call is not.
fn not_allowed(case: &Case<'_>, replacement: Call) -> Option<Message> {
    let (offender, seat) = (case.offender, case.offender.rho());
    let bar = case.incident.answers.as_ref()?.yes.in_force.must_repeat.filter(|bar| bar.seat == offender)?;
    Some(Message::RotationRepeatInstead { offender, call: bar.call, replacement, seat, number: case.bound() })
}

/// Law 25A1: the intended call takes the place of the slip. Where it is irregular itself, that is told with what follows.
fn substituted(case: &Case<'_>, (call, replacement): (Call, Call)) -> Message {
    match case.incident.also.is_some() || case.is_waited_for() {
        true => Message::UnintendedYesOnly { call, replacement },
        false => Message::UnintendedYes { call, replacement, number: case.bound() },
    }
}

/// Law 25A6 (2007: 25A4): whether LHO called over the first call, and may call again now.
fn calls_again(case: &Case<'_>, option: &DirectorsOption) -> bool {
    let called = option.if_yes.rectification().is_some_and(|yes| yes.cites("25A6") || yes.cites("25A4"));
    let turn = case.incident.answers.as_ref().map_or(case.ruling.turn, |answers| answers.yes.turn);
    called && turn == Some(case.lho)
}

fn stands(case: &Case<'_>, call: Call) -> Message {
    let (first, second) = case.changed();
    match case.incident.accepted {
        Some(true) => correction::accepted(case),
        Some(false) => Message::ChangeDeclineStands { call: first, replacement: second },
        None => Message::UnintendedNo { call },
    }
}

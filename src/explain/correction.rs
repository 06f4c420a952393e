//! Law 25 or Law 29: a player called twice, and their LHO has called. Whether the second call corrects the first or is a new
//! call is for the director to find out.

use super::{Line, Part, Reader, case::Case, continuation, message::Message, rectification, rotation};
use crate::{
    bridge::{Call, Seat},
    record::{Event, LhoChoice},
    ruling::{Action, CallStatus, DirectorsOption, Kind, Origin, Outcome, Question, RuledCall},
};

/// What now: whether the second call corrects the first.
pub(super) fn headline(case: &Case<'_>, reader: Reader) -> Message {
    let (offender, lho, (call, replacement), over) = (case.offender, case.lho, case.changed(), over(case));
    match (reader, call == replacement) {
        (Reader::Player, true) => Message::WhichAgain { offender, lho, over, call },
        (Reader::Director, true) => Message::WhichAgainForDirector { offender, lho, over, call },
        (Reader::Player, false) => Message::WhichCorrects { offender, lho, over, call, replacement },
        (Reader::Director, false) => Message::WhichCorrectsForDirector { offender, lho, over, call, replacement },
    }
}

/// The call of LHO's between the two.
fn over(case: &Case<'_>) -> Call {
    lhos_call(case).map_or(Call::Pass, |call| call.call)
}

fn lhos_call<'a>(case: &Case<'a>) -> Option<&'a RuledCall> {
    standing(case.ruling.calls.iter().take(case.place).filter(|call| call.by == case.lho))
}

/// What to do at the table.
pub(super) fn steps(case: &Case<'_>) -> Vec<Message> {
    let (offender, edition, (call, replacement)) = (case.offender, case.ruling.edition, case.changed());
    if call == replacement {
        return vec![Message::StepStop {}, Message::StepRepeats { offender, call }];
    }
    vec![
        Message::StepStop {},
        Message::StepCorrects { offender, replacement },
        Message::StepUnintended { offender, call, edition },
    ]
}

/// What follows from the second call if it corrects the first, and if it is a new one.
pub(super) fn correction(case: &Case<'_>, option: &DirectorsOption) -> Vec<Part> {
    let (lho, side, (call, replacement)) = (case.lho, case.side, case.changed());
    let answers = case.incident.answers.as_deref();
    let mut lines = Vec::new();
    let mut intended = option.if_yes.as_ref();
    let mut is_asked = false;
    if let Outcome::DirectorsOption(asked) = intended
        && matches!(asked.question, Question::Unintended(_))
    {
        // A pass that the Laws have put there is not LHO's to take back.
        let is_lhos_own = lhos_call(case).is_some_and(|call| call.origin == Origin::Made);
        // Nor is it to be taken back once LHO has called again, or the auction is over.
        let is_lhos_turn = answers.and_then(continuation::turn_of_slip) == Some(lho);
        let takes_back = (is_lhos_own && is_lhos_turn).then(|| Message::WhichTakesBack { lho, side, over: over(case) });
        let mut text = vec![Message::WhichSlipStands { replacement }];
        text.extend(takes_back);
        text.extend(answers.and_then(continuation::end_of_slip));
        // A slip does not say what its player meant.
        lines.extend((call != replacement).then(|| Line::labelled(Message::WhichSlip { call }, text)));
        intended = &asked.if_no;
        is_asked = true;
    }
    let mut corrects = changed(&case.if_yes_then_no(), intended);
    corrects.extend(continuation::if_intended(case));
    contract_before_lead(&mut corrects);
    let (heading, label) = if call == replacement {
        (Message::WhichHeadingAgain { call }, Message::WhichRepeats { call })
    } else if is_asked || is_said_of_first(case) {
        (Message::WhichHeading { replacement }, Message::WhichIntended { call })
    } else {
        (Message::WhichHeading { replacement }, Message::WhichCorrected { call })
    };
    lines.push(Line::labelled(label, corrects));
    let (mut is_new, parts) = new_call(&case.if_no(), &option.if_no);
    if let Some(first) = is_new.first_mut() {
        first.text.extend(continuation::of(case, false));
    }
    lines.extend(is_new);
    let first = Part::headed(heading).with_lines(lines);
    [first].into_iter().chain(parts).collect()
}

/// Law 25A: whether somebody said that the first call was unintended, or that it was not.
fn is_said_of_first(case: &Case<'_>) -> bool {
    let event = case.ruling.calls.get(case.first_place()).and_then(|call| call.event);
    let made = event.and_then(|event| case.record.events.get(event)).and_then(Event::made_call);
    made.is_some_and(|made| made.facts.unintended.is_some())
}

/// What declarer may do about the lead is told after who is declarer.
fn contract_before_lead(text: &mut Vec<Message>) {
    let contract = text.iter().position(|message| matches!(message, Message::RestContract { .. }));
    if let Some(at) = contract {
        let contract = text.remove(at);
        text.insert(at.min(1), contract);
    }
}

/// Law 25B: a correction of a call that was intended.
fn changed(case: &Case<'_>, outcome: &Outcome) -> Vec<Message> {
    let (lho, (call, replacement)) = (case.lho, case.changed());
    let lead = || {
        let has_lead = outcome.leaves().iter().any(|result| result.lead.is_some());
        has_lead.then_some(Message::WhichLead { side: case.side, seat: case.partner })
    };
    if call == replacement {
        return [Message::WhichEither { call }].into_iter().chain(lead()).collect();
    }
    match outcome {
        Outcome::PlayersOption(option) if option.is_lho_choice() => {
            let mut text = vec![Message::WhichIfAccepted { lho }];
            text.push(Message::WhichGoes { partner: case.partner });
            text.extend(lead());
            text
        }
        Outcome::PlayersOption(_) => Vec::new(),
        Outcome::NoRectification(_) | Outcome::Rectification(_) | Outcome::DirectorsOption(_) => {
            let accepted = outcome.leaves().iter().any(|end| end.cites("25B1"));
            let stands =
                if accepted { self::accepted(case) } else { Message::ChangeDeclineStands { call, replacement } };
            [stands].into_iter().chain(rectification::consequences(case, outcome)).collect()
        }
    }
}

/// Law 25B: the call that LHO had made over the first of the two.
pub(super) fn over_first(case: &Case<'_>) -> Option<Call> {
    let since = case.ruling.calls.get(case.first_place() + 1..case.place)?;
    // A bid that was refused is to be replaced in any case (27B), and what nobody may make never stands (36 to 38).
    let is_refused = |call: &RuledCall| {
        let mut its = case.ruling.incidents.iter().filter(|it| Some(it.event) == call.event);
        its.any(|it| match it.kind {
            Kind::InsufficientBid => it.accepted == Some(false),
            Kind::InadmissibleDouble | Kind::BidAboveSeven | Kind::CallByBarredPlayer => true,
            _ => false,
        })
    };
    let its = |call: &&RuledCall| call.by == case.lho && call.origin == Origin::Made && !is_refused(call);
    standing(since.iter().filter(its)).map(|call| call.call)
}

/// The last of LHO's calls. Where they replaced a bid too soon that was accepted (27C), it is the bid.
fn standing<'a>(mut calls: impl DoubleEndedIterator<Item = &'a RuledCall> + Clone) -> Option<&'a RuledCall> {
    let last = calls.clone().next_back();
    calls.rfind(|call| !matches!(call.status, CallStatus::Withdrawn | CallStatus::Cancelled)).or(last)
}

/// Law 25B1: that call is withdrawn with the first, and LHO calls again.
pub(super) fn lho_calls_again(case: &Case<'_>) -> Option<Message> {
    over_first(case).map(|over| Message::ChangeLhoAgain { lho: case.lho, side: case.side, over })
}

/// Law 25B1: LHO accepts the second call, which stands even if it is insufficient.
pub(super) fn accepted(case: &Case<'_>) -> Message {
    let (call, replacement) = case.changed();
    match case.incident.also {
        Some(Kind::InsufficientBid) => Message::ChangeAcceptInsufficient { call, replacement },
        Some(_) | None => Message::ChangeAcceptStands { call, replacement },
    }
}

/// Law 29: a new call, which is out of turn. What partner and the offender may do after a refusal follows below.
fn new_call(case: &Case<'_>, outcome: &Outcome) -> (Vec<Line>, Vec<Part>) {
    let (offender, lho, seat) = (case.offender, case.lho, case.partner);
    let is_new = |text: Vec<Message>| Line::labelled(Message::WhichNew {}, text);
    match outcome {
        Outcome::PlayersOption(option) if option.is_lho_choice() => {
            let mut lines = vec![is_new(vec![Message::WhichOutOfTurn { lho }])];
            let Some(declined) = option.after(Action::Decline) else { return (lines, Vec::new()) };
            if let Some(text) = ends_if_declined(case) {
                lines.push(Line::labelled(Message::WhichNewDeclined { lho }, text));
                return (lines, Vec::new());
            }
            let (told, mut parts) = rotation::declined(case, declined);
            let turn = if rotation::partner_has_called(case) { rotation::turn_if_declined(case) } else { seat };
            let back = [Message::RotationBack { seat: turn }].into_iter().chain(told);
            lines.push(Line::labelled(Message::WhichNewDeclined { lho }, back));
            only_if(&mut parts, offender, Message::WhichDeclined { offender, lho });
            (lines, parts)
        }
        Outcome::NoRectification(result) | Outcome::Rectification(result) => {
            let is_accepted = result.cites("29A");
            let text = if is_accepted {
                vec![Message::WhichAccepted { lho }]
            } else {
                [Message::WhichCancelled {}].into_iter().chain(rectification::text(case, result)).collect()
            };
            (vec![is_new(text)], Vec::new())
        }
        Outcome::PlayersOption(_) | Outcome::DirectorsOption(_) => {
            let is_asked = matches!(outcome, Outcome::DirectorsOption(_));
            let text = if is_asked { Message::WhichAskedNext {} } else { Message::WhichCancelled {} };
            let mut parts = rotation::of_outcome(case, outcome);
            only_if(&mut parts, offender, Message::WhichLater { offender });
            (vec![is_new(vec![text])], parts)
        }
    }
}

/// Law 22: the players after LHO have passed, so that the auction is over once LHO declines a new call.
fn ends_if_declined(case: &Case<'_>) -> Option<Vec<Message>> {
    let ruling = case.if_lho(LhoChoice::Declines)?;
    let declined = case.again(&ruling)?;
    let is_new = &declined.incident.answers.as_ref()?.no;
    let Outcome::DirectorsOption(option) = &declined.incident.outcome else { return None };
    let result = option.if_no.rectification().into_iter();
    let text = result.flat_map(|result| rectification::text(&declined.if_no(), result));
    is_new.auction_over.then(|| {
        let over = continuation::over(is_new.contract, is_new.on_lead);
        [Message::RotationCancelled {}, over].into_iter().chain(text).collect()
    })
}

/// What the offender chooses, or is asked about, is marked as holding only under one of the director's answers.
fn only_if(parts: &mut [Part], offender: Seat, heading: Message) {
    let later = [Message::RotationLater { offender }, Message::RotationLaterUnlessBarred { offender }];
    for part in parts {
        if part.heading.as_ref().is_some_and(|heading| later.contains(heading)) {
            part.heading = Some(heading.clone());
        } else {
            part.text.insert(0, Message::WhichOnlyNew {});
        }
    }
}

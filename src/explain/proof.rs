//! The proof: why a replacement is comparable by what both calls show, or is not. For directors only, because it says
//! what the offender meant.

use super::{Explanation, Line, Part, arg::Share, case::Case, director::replacements, footer, message::Message};
use crate::{
    bridge::Call,
    lawbook::{Clause, Edition},
    laws,
    meaning::{self, Broken, Hedged, Meaning, Witness},
    record::{Event, MadeCall},
    ruling::{Action, Finding, Verdict},
};

/// Compares two meanings, without an auction.
#[must_use]
pub fn comparison(
    edition: Edition,
    (withdrawn, replacement): (&Meaning, &Meaning),
    verdict: &Verdict,
    witness: Option<&Witness>,
) -> Explanation {
    let read = Part::default().with_lines([
        Line::labelled(Message::ProofWithdrawn {}, [Message::MeaningOf { condition: withdrawn.condition() }]),
        Line::labelled(Message::ProofReplacement {}, [Message::MeaningOf { condition: replacement.condition() }]),
    ]);
    let hands = verdict.comparison.hands;
    let counts = Message::ProofHands { withdrawn: hands.second, replacement: hands.first, outside: hands.only_first() };
    let mut proof = Part::default().with_text([counts]);
    proof.text.extend(witness.map(shown_by));
    proof.text.extend(reservations(verdict));
    Explanation {
        headline: finding(verdict, edition),
        table: None,
        fixed: None,
        sections: vec![read, proof],
        footer: footer::of_editions_alone(edition),
    }
}

/// What the calls of an irregularity show, as far as it is known, and what follows for each replacement.
pub(super) fn section(case: &Case<'_>) -> Option<Part> {
    let withdrawn = withdrawn(case)?;
    let old = withdrawn.hands()?;
    let edition = case.ruling.edition;
    let judged: Vec<(Call, Verdict, Option<Witness>)> = compared(case, withdrawn)
        .iter()
        .filter_map(|made| {
            let verdict = laws::verdict(edition, withdrawn, made)?;
            let witness = meaning::witness(old, made.hands()?).ok().flatten();
            Some((made.call, verdict, witness))
        })
        .collect();
    let mut part = Part::headed(Message::ProofHeading {});
    part.text.push(Message::MeaningOfCall { call: withdrawn.call, condition: old.meaning().condition() });
    for (call, verdict, witness) in &judged {
        let text = std::iter::once(finding(verdict, edition)).chain(witness.as_ref().map(shown_by));
        part.lines.push(Line::labelled(Message::TheseCalls { calls: vec![*call] }, text));
    }
    let yardstick = judged.iter().any(|(_, verdict, _)| verdict.by_yardstick);
    part.text.extend(yardstick.then_some(Message::ProofYardstick {}));
    (!part.lines.is_empty()).then_some(part)
}

/// The irregular call with what is known about it.
fn withdrawn<'a>(case: &Case<'a>) -> Option<&'a MadeCall> {
    match case.record.events.get(case.incident.event) {
        Some(Event::Call(made)) => Some(made),
        Some(Event::Lho(_) | Event::DirectorRuled | Event::OpeningLeadFaced) | None => None,
    }
}

/// The calls that were made in place of the irregular one, or else every call that could be, with what is known.
fn compared(case: &Case<'_>, withdrawn: &MadeCall) -> Vec<MadeCall> {
    let described = |made: &MadeCall| made.described_by(withdrawn.facts.replacements.get(&made.call));
    let incident = case.incident;
    let later = case.record.events.iter().skip(incident.event + 1).filter_map(|event| match event {
        Event::Call(made) => Some(made),
        Event::Lho(_) | Event::DirectorRuled | Event::OpeningLeadFaced => None,
    });
    let tried: Vec<Call> = incident.replacement.into_iter().chain(incident.attempts.iter().copied()).collect();
    if !tried.is_empty() {
        return later.filter(|made| tried.contains(&made.call)).take(tried.len()).map(described).collect();
    }
    let Some(option) = replacements(&case.incident.outcome) else { return Vec::new() };
    let calls = option.choices.iter().filter_map(|choice| match choice.action {
        Action::Replace(call) => Some(call),
        Action::Accept | Action::Decline | Action::Passes | Action::Acts | Action::Later(_) => None,
    });
    calls.map(|call| described(&MadeCall::new(call, None))).collect()
}

/// What it comes to, in one sentence.
fn finding(verdict: &Verdict, edition: Edition) -> Message {
    let clauses: Vec<Clause> = verdict.ground.into_iter().collect();
    let address = verdict.ground.map_or("", Clause::address);
    let outside = Share::of(verdict.comparison.hands.only_first(), verdict.comparison.hands.first);
    match (verdict.finding, address) {
        _ if verdict.comparison.hands.first == 0 => Message::ProofNoHand {},
        (Finding::Comparable, "23A3") => Message::ProofSameQuestion { clauses },
        (Finding::Comparable, _) if verdict.by_yardstick => Message::ProofSimilar { clauses, outside },
        (Finding::Comparable, "23A1") => Message::ProofSame { clauses },
        (Finding::Comparable, _) => Message::ProofWithin { clauses, edition },
        (Finding::NotComparable, _) => Message::ProofOutside { outside, edition },
        (Finding::Judgement, _) if verdict.comparison.hedged == Hedged::Yes => Message::ProofHedged {},
        (Finding::Judgement, _) => Message::ProofJudgement { outside, edition },
    }
}

/// A hand that shows it.
fn shown_by(witness: &Witness) -> Message {
    let hand = witness.hand;
    match &witness.breaks {
        Broken::Lacks(condition) => Message::ProofLacks { hand, condition: condition.clone() },
        Broken::Denied(condition) => Message::ProofDenied { hand, condition: condition.clone() },
    }
}

/// On what the verdict rests.
fn reservations(verdict: &Verdict) -> Vec<Message> {
    let comparison = &verdict.comparison;
    let by_denials = comparison.within_shown && comparison.hands.only_first() > 0;
    let yardstick = verdict.by_yardstick.then_some(Message::ProofYardstick {});
    by_denials.then_some(Message::ProofDenialsDecide {}).into_iter().chain(yardstick).collect()
}

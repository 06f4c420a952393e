//! The proof: why a replacement is comparable by what both calls show, or is not. For directors only, because it says
//! what the offender meant.

use super::{Explanation, Line, Part, arg::Share, case::Case, director::replacements, footer, message::Message};
use crate::{
    bridge::Call,
    lawbook::{Clause, Edition},
    laws,
    meaning::{Broken, Hedged, Meaning},
    record::{Event, MadeCall},
    ruling::{Action, Finding, Verdict},
};

/// Compares two meanings, without an auction.
#[must_use]
pub fn comparison(edition: Edition, withdrawn: &Meaning, replacement: &Meaning, verdict: &Verdict) -> Explanation {
    let read = Part::default().with_lines([
        Line::labelled(Message::ProofWithdrawn {}, [Message::MeaningOf { condition: withdrawn.condition() }]),
        Line::labelled(Message::ProofReplacement {}, [Message::MeaningOf { condition: replacement.condition() }]),
    ]);
    let hands = verdict.comparison.hands;
    let counts = Message::ProofHands { withdrawn: hands.second, replacement: hands.first, outside: hands.only_first() };
    let mut proof = Part::default().with_text([counts]);
    proof.text.extend(witness(verdict));
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
    let condition = withdrawn.meaning().filter(Meaning::is_about_hands)?.condition();
    let edition = case.ruling.edition;
    let judged: Vec<(Call, Verdict)> = compared(case, withdrawn)
        .iter()
        .filter_map(|made| Some((made.call, laws::verdict(edition, withdrawn, made)?)))
        .collect();
    let mut part = Part::headed(Message::ProofHeading {});
    part.text.push(Message::MeaningOfCall { call: withdrawn.call, condition });
    for (call, verdict) in &judged {
        let text = std::iter::once(finding(verdict, edition)).chain(witness(verdict));
        part.lines.push(Line::labelled(Message::TheseCalls { calls: vec![*call] }, text));
    }
    let yardstick = judged.iter().any(|(_, verdict)| verdict.by_yardstick);
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

/// The replacement, or every call that could be one, with what is known about it.
fn compared(case: &Case<'_>, withdrawn: &MadeCall) -> Vec<MadeCall> {
    let described = |made: &MadeCall| made.described_by(withdrawn.facts.replacements.get(&made.call));
    if let Some(replacement) = case.incident.replacement {
        let later = case.record.events.iter().skip(case.incident.event + 1);
        let made = later.filter_map(|event| match event {
            Event::Call(made) => Some(made),
            Event::Lho(_) | Event::DirectorRuled | Event::OpeningLeadFaced => None,
        });
        return made.filter(|made| made.call == replacement).take(1).map(described).collect();
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
fn witness(verdict: &Verdict) -> Option<Message> {
    let witness = verdict.comparison.witness.as_ref()?;
    let hand = witness.hand;
    Some(match &witness.breaks {
        Broken::Lacks(condition) => Message::ProofLacks { hand, condition: condition.clone() },
        Broken::Denied(condition) => Message::ProofDenied { hand, condition: condition.clone() },
    })
}

/// On what the verdict rests.
fn reservations(verdict: &Verdict) -> Vec<Message> {
    let comparison = &verdict.comparison;
    let by_denials = comparison.within_shown && comparison.hands.only_first() > 0;
    let yardstick = verdict.by_yardstick.then_some(Message::ProofYardstick {});
    by_denials.then_some(Message::ProofDenialsDecide {}).into_iter().chain(yardstick).collect()
}

//! The proof: why a replacement is comparable by what both calls show, or is not. For directors only, because it says
//! what the offender meant.

use super::{
    Explanation, Line, Part,
    arg::{Share, Which},
    case::Case,
    footer,
    meaning::{clipped, meaning_problem},
    message::Message,
};
use crate::{
    bridge::Call,
    lawbook::{Clause, Edition},
    laws,
    meaning::{
        self, ALL_HANDS, Broken, Comparison, Condition, HandSet, Hedged, Meaning, Quality, SetRelation, Shown, Witness,
    },
    record::{Event, MadeCall, Record, Yardstick},
    ruling::{Action, Choice, Finding, Outcome, Question, Verdict},
};

/// Compares two meanings, without an auction.
#[must_use]
pub fn comparison(
    (edition, measure): (Edition, Yardstick),
    (withdrawn, replacement): (&Shown, &Shown),
    verdict: &Verdict,
    witness: Option<&Witness>,
) -> Explanation {
    let read = Part::default().with_lines([
        Line::labelled(Message::ProofWithdrawn {}, read_back(withdrawn.meaning())),
        Line::labelled(Message::ProofReplacement {}, read_back(replacement.meaning())),
    ]);
    let hands = verdict.comparison.hands;
    let counts = Message::ProofHands { withdrawn: hands.second, replacement: hands.first, outside: hands.only_first() };
    let mut proof = Part::default().with_text((!is_same_words(verdict)).then_some(counts));
    proof.text.extend(witness.map(shown_by));
    proof.text.extend(if_denied(withdrawn, replacement, verdict));
    proof.text.extend(reservations(verdict, measure));
    Explanation {
        headline: proved(verdict, edition),
        table: None,
        fixed: None,
        sections: vec![read, proof],
        footer: footer::of_editions_alone(edition),
    }
}

/// What a call shows, and what it is for: the verdict may rest on either.
fn read_back(meaning: &Meaning) -> Vec<Message> {
    let condition = meaning.condition();
    let purposes = (!meaning.purposes.is_empty()).then(|| Message::MeaningFor { purposes: meaning.purposes.clone() });
    let shows_any = purposes.is_some() && condition == Condition::All(Vec::new());
    (!shows_any).then_some(Message::MeaningOf { condition }).into_iter().chain(purposes).collect()
}

/// What the calls of an irregularity show, as far as it is known, and what follows. While the offender still chooses,
/// the calls that are not comparable are told together.
pub(super) fn section(case: &Case<'_>) -> Option<Part> {
    let withdrawn = case.made()?;
    let old = withdrawn.hands()?;
    let edition = case.ruling.edition;
    let (compared, is_open) = compared(case, withdrawn);
    let judged: Vec<(&MadeCall, Verdict)> = compared
        .iter()
        .filter_map(|made| Some((made, laws::verdict(edition, case.record.yardstick, withdrawn, made)?)))
        // The same cards over other bids: how strong the calls are, the director asks.
        .filter(|(made, verdict)| {
            verdict.finding != Finding::Comparable || !asks_about(&case.incident.outcome, made.call)
        })
        .collect();
    let is_out = |verdict: &Verdict| is_open && verdict.finding == Finding::NotComparable;
    let mut part = Part::headed(Message::ProofHeading {});
    part.text.push(Message::MeaningOfCall { call: withdrawn.call, condition: old.meaning().condition() });
    for (made, verdict) in judged.iter().filter(|(_, verdict)| !is_out(verdict)) {
        let witness = made.hands().and_then(|new| meaning::witness(old, new).ok().flatten());
        let if_denied = made.hands().and_then(|new| if_denied(old, new, verdict));
        let proof = witness.as_ref().map(shown_by).into_iter().chain(if_denied);
        let text = std::iter::once(proved(verdict, edition)).chain(proof);
        part.lines.push(Line::labelled(Message::TheseCalls { calls: vec![made.call] }, text));
    }
    let out: Vec<Call> = judged.iter().filter(|(_, verdict)| is_out(verdict)).map(|(made, _)| made.call).collect();
    if !out.is_empty() {
        part.lines.push(Line::labelled(Message::TheseCalls { calls: out }, [Message::ProofAllOutside { edition }]));
    }
    let by_yardstick = judged.iter().any(|(_, verdict)| verdict.by_yardstick);
    part.text.extend(by_yardstick.then_some(yardstick(case.record.yardstick)));
    (!part.lines.is_empty()).then_some(part)
}

/// Meanings that cannot be read, and so were not counted, with what is wrong in them.
pub(super) fn unread(record: &Record) -> Part {
    let lines = unread_meanings(record).filter_map(|(call, text)| {
        let problem = meaning::read(text).err()?.into_iter().next()?;
        let not_counted = Message::ProofUnread { text: text.to_owned() };
        Some(Line::labelled(Message::TheseCalls { calls: vec![call] }, [not_counted, meaning_problem(&problem)]))
    });
    Part::headed(Message::ProofUnreadHeading {}).with_lines(lines)
}

/// The same for players, a sentence each.
pub(super) fn not_understood(record: &Record) -> Part {
    let said = unread_meanings(record).map(|(call, text)| Message::NotUnderstood { call, text: clipped(text) });
    Part::default().with_text(said)
}

fn unread_meanings(record: &Record) -> impl Iterator<Item = (Call, &str)> {
    record.events.iter().filter_map(Event::made_call).filter_map(|made| {
        let told = made.facts.meaning.as_ref().filter(|told| told.meaning().is_none())?;
        Some((made.call, told.text()))
    })
}

/// The calls that were made in place of the irregular one, or else every call that could be, with what is known; and
/// whether it is still open which. Calls that Law 27B1(a) frees need no comparison.
fn compared(case: &Case<'_>, withdrawn: &MadeCall) -> (Vec<MadeCall>, bool) {
    let described = |made: &MadeCall| made.described_by(withdrawn.facts.replacements.get(&made.call));
    let incident = case.incident;
    if incident.is_settled() && case.cites("27B1(a)") {
        return (Vec::new(), false);
    }
    let later = case.record.events.iter().skip(incident.event + 1).filter_map(Event::made_call);
    let tried: Vec<Call> = incident.replacement.into_iter().chain(incident.attempts.iter().copied()).collect();
    if !tried.is_empty() {
        let made = later.filter(|made| tried.contains(&made.call)).take(tried.len());
        return (made.map(described).collect(), false);
    }
    let choices = incident.outcome.replacements().map(|option| option.choices.as_slice()).unwrap_or_default();
    let calls =
        choices.iter().filter(|choice| !is_free_by_denomination(choice)).filter_map(|choice| match choice.action {
            Action::Replace(call) => Some(described(&MadeCall::new(call, None))),
            Action::Accept | Action::Decline | Action::Passes | Action::Acts | Action::Later(_) => None,
        });
    (calls.collect(), true)
}

/// Law 23A: whether the director has to decide about this call, or will have to if it is made.
fn asks_about(outcome: &Outcome, call: Call) -> bool {
    match outcome {
        Outcome::NoRectification(_) | Outcome::Rectification(_) => false,
        Outcome::PlayersOption(option) => option.choices.iter().any(|choice| asks_about(&choice.then, call)),
        Outcome::DirectorsOption(option) => {
            option.question == Question::Comparable(call)
                || asks_about(&option.if_yes, call)
                || asks_about(&option.if_no, call)
        }
    }
}

/// Law 27B1(a).
fn is_free_by_denomination(choice: &Choice) -> bool {
    let result = choice.then.rectification();
    result.is_some_and(|result| result.cites("27B1(a)"))
}

/// The verdict in one sentence.
#[must_use]
pub fn proved(verdict: &Verdict, edition: Edition) -> Message {
    let clauses: Vec<Clause> = verdict.ground.into_iter().collect();
    let address = verdict.ground.map_or("", Clause::address);
    let outside = Share::of(verdict.comparison.hands.only_first(), verdict.comparison.hands.first);
    match (verdict.finding, address) {
        _ if verdict.comparison.hands.first == 0 => Message::ProofNoHand {},
        (Finding::Comparable, _) if is_same_words(verdict) => Message::ProofSameWords { clauses, edition },
        (Finding::Comparable, "23A3") => Message::ProofSameQuestion { clauses },
        (Finding::Comparable, _) if verdict.by_yardstick => {
            let within = Share::from_fraction(verdict.comparison.outside_by_points);
            Message::ProofSimilar { clauses, outside, within }
        }
        (Finding::Comparable, "23A1") => Message::ProofSame { clauses },
        (Finding::Comparable, _) => Message::ProofWithin { clauses, edition },
        (Finding::NotComparable, _) if verdict.comparison.relation == SetRelation::Disjoint => {
            Message::ProofNoneInside { edition }
        }
        (Finding::NotComparable, _) => Message::ProofOutside { outside, edition },
        (Finding::Judgement, _) => match verdict.comparison.hedged {
            Hedged::No => Message::ProofJudgement { outside, edition },
            Hedged::Usually => Message::ProofHedged { which: Which("usually") },
            Hedged::OtherCall => Message::ProofHedged { which: Which("other-call") },
            Hedged::Word => Message::ProofHedged { which: Which("word") },
        },
    }
}

/// Whether two calls are alike by their words alone: they leave out no hand, and so none were counted.
fn is_same_words(verdict: &Verdict) -> bool {
    let Comparison { relation, hands, .. } = &verdict.comparison;
    *relation == SetRelation::Equal && hands.first == ALL_HANDS
}

/// A hand that shows it.
#[must_use]
pub fn shown_by(witness: &Witness) -> Message {
    let hand = witness.hand;
    match &witness.breaks {
        Broken::Lacks(condition) => Message::ProofLacks { hand, condition: condition.clone() },
        Broken::Denied(condition) => Message::ProofDenied { hand, condition: condition.clone() },
    }
}

/// What would change the answer: a replacement that lies wholly within what an opening bid shows no longer does so if
/// some of its hands would have opened one notrump.
fn if_denied(old: &Shown, new: &Shown, verdict: &Verdict) -> Option<Message> {
    let within = verdict.finding == Finding::Comparable && verdict.comparison.relation == SetRelation::Subset;
    if !within || !old.meaning().denies.is_empty() || !is_suit_with_points(&old.meaning().shows) {
        return None;
    }
    ["bal 15-17", "bal 12-14"].into_iter().find_map(|notrump| {
        let condition = meaning::read(notrump).ok()?.shows;
        let hands = new.hands().ok()?.and(&HandSet::of(&condition).ok()?);
        let hand = hands.witness().ok().flatten()?;
        Some(Message::ProofIfDenied { hand, condition: Condition::Not(Box::new(condition)) })
    })
}

/// Whether a meaning names both the length of a suit and points, as opening bids do.
fn is_suit_with_points(shows: &Condition) -> bool {
    let Condition::All(parts) = shows else { return false };
    let has = |is_it: fn(&Quality) -> bool| parts.iter().any(|part| matches!(part, Condition::Has(one) if is_it(one)));
    has(|one| matches!(one, Quality::Length(..))) && has(|one| matches!(one, Quality::Points(_)))
}

/// How similar was measured.
fn yardstick(measure: Yardstick) -> Message {
    Message::ProofYardstick { similar: measure.similar().into(), doubtful: measure.doubtful().into() }
}

/// On what the verdict rests.
fn reservations(verdict: &Verdict, measure: Yardstick) -> Vec<Message> {
    let comparison = &verdict.comparison;
    let by_denials = comparison.within_shown && comparison.hands.only_first() > 0;
    let by_yardstick = verdict.by_yardstick.then(|| yardstick(measure));
    by_denials.then_some(Message::ProofDenialsDecide {}).into_iter().chain(by_yardstick).collect()
}

//! What a call shows, read back: how it was understood and what was in doubt, or why it cannot be read.

use super::{
    Explanation, Part,
    arg::Notation,
    message::Message,
    problems::{MOST_SAID, underlined},
};
use crate::{
    bridge::Call,
    meaning::{Condition, Meaning, Problem, ProblemKind},
    shorthand::Span,
};

/// Reads a meaning back, with the call that it belongs to if that is known.
#[must_use]
pub fn meaning(call: Option<Call>, meaning: &Meaning) -> Explanation {
    let condition = meaning.condition();
    let says_nothing = condition == Condition::All(Vec::new());
    let purposes =
        (!meaning.purposes.is_empty()).then(|| Message::MeaningPurposes { purposes: meaning.purposes.clone() });
    let (headline, purposes) = match (call, purposes) {
        (None, Some(purposes)) if says_nothing => (purposes, None),
        (Some(call), purposes) => (Message::MeaningOfCall { call, condition }, purposes),
        (None, purposes) => (Message::MeaningOf { condition }, purposes),
    };
    let usually = meaning.usually.iter().map(|condition| Message::MeaningUsually { condition: condition.clone() });
    let excludes = (!meaning.excludes.is_empty()).then(|| Message::MeaningExcludes { calls: meaning.excludes.clone() });
    let more: Vec<Message> = usually.chain(purposes).chain(excludes).collect();
    let notes = meaning
        .notes
        .iter()
        .map(|note| Message::MeaningNote { word: note.written.clone(), condition: note.read_as.clone() });
    let spelling =
        (!meaning.notes.is_empty()).then(|| Message::MeaningSpelling { text: Notation(meaning.to_string()) });
    let mut sections =
        vec![Part::default().with_text(more), Part::default().with_text(notes.chain(spelling).collect::<Vec<_>>())];
    sections.retain(|part| !part.text.is_empty());
    Explanation { headline, table: None, fixed: None, sections, footer: Vec::new() }
}

/// Explains why a meaning cannot be read.
#[must_use]
pub fn meaning_problems(text: &str, problems: &[Problem]) -> Explanation {
    let mut sections: Vec<Part> = problems
        .iter()
        .take(MOST_SAID)
        .map(|problem| {
            let expected = says_what_is_missing(problem.kind)
                .then(|| Message::MeaningExpected { things: problem.expected.clone() });
            Part::default().with_text(std::iter::once(meaning_problem(problem)).chain(expected).collect::<Vec<_>>())
        })
        .collect();
    let headline = match sections.as_mut_slice() {
        [only] if !only.text.is_empty() => only.text.remove(0),
        _ => Message::CannotRead { number: problems.len() },
    };
    sections.extend(mended(text, problems).map(|text| Part::default().with_text([Message::DidYouMean { text }])));
    sections.retain(|part| !part.text.is_empty());
    let places = spans(text, problems.iter().filter(|problem| has_place(problem.kind)));
    let fixed = (!places.is_empty()).then(|| underlined(text, &places));
    Explanation { headline, table: None, fixed, sections, footer: Vec::new() }
}

/// What is wrong in one place, in one sentence.
#[must_use]
pub fn meaning_problem(problem: &Problem) -> Message {
    let Problem { kind, found, .. } = problem;
    Message::MeaningProblem { kind: *kind, word: clipped(found), number: kind.limit().unwrap_or_default() }
}

/// The first few of the user's own words.
pub(super) fn clipped(words: &str) -> String {
    const LONGEST: usize = 40;
    let words = words.trim();
    match words.char_indices().nth(LONGEST) {
        Some((end, _)) => format!("{}…", words.get(..end).unwrap_or_default()),
        None => words.to_owned(),
    }
}

/// The text with every problem mended, if each has a likely remedy.
#[must_use]
pub fn mended(text: &str, problems: &[Problem]) -> Option<String> {
    let suggestions: Option<Vec<&str>> = problems.iter().map(|problem| problem.suggestion).collect();
    let mut mended = text.to_owned();
    for (Span { from, to }, suggestion) in spans(text, problems).into_iter().zip(suggestions?).rev() {
        mended.replace_range(from..to, suggestion);
    }
    crate::meaning::read(&mended).is_ok().then_some(mended)
}

/// The places in bytes.
fn spans<'p>(text: &str, problems: impl IntoIterator<Item = &'p Problem>) -> Vec<Span> {
    let bytes: Vec<usize> = text.char_indices().map(|(byte, _)| byte).collect();
    let byte = |place: usize| bytes.get(place).copied().unwrap_or(text.len());
    problems.into_iter().map(|problem| Span { from: byte(problem.from), to: byte(problem.to) }).collect()
}

const fn has_place(kind: ProblemKind) -> bool {
    !matches!(kind, ProblemKind::Empty | ProblemKind::TooLong { .. })
}

/// Whether it helps to say what would have been understood; some sentences already do.
const fn says_what_is_missing(kind: ProblemKind) -> bool {
    matches!(
        kind,
        ProblemKind::UnknownWord
            | ProblemKind::NumberOfWhat
            | ProblemKind::SuitAlone
            | ProblemKind::WhichSuit
            | ProblemKind::NoSuchCards
            | ProblemKind::NothingThere
    )
}

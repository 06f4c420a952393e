//! From text to what each call shows in each auction, before calls that name each other are put together.

use std::collections::BTreeMap;

use super::{
    head::{Head, Place, Step, Steps, is_possible},
    letter::{Bound, Letter, Pattern, replaced, ways},
    problem::{AgreementFault, AgreementProblem},
};
use crate::{
    bridge::Call,
    meaning::{Condition, Meaning, read},
};

/// The longest text that is read, in characters.
pub(super) const LONGEST: usize = 100_000;

/// Calls that are described at the most, once every letter stands for a suit.
const MOST_CALLS: usize = 20_000;

/// Where something stands in the text.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Span {
    pub(super) line: usize,
    pub(super) from: usize,
    pub(super) to: usize,
}

/// What one line says of one call.
#[derive(Clone, Debug)]
pub(super) struct Entry {
    /// How far the letters of the head, and then of the line, are from saying it exactly; the least wins.
    vagueness: (usize, usize),
    pub(super) meaning: Meaning,
    /// Whether it shows what no other call of the section shows.
    pub(super) is_rest: bool,
    /// Where the meaning stands.
    pub(super) span: Span,
}

/// The lines of a section, by the call.
pub(super) type Lines = BTreeMap<Call, Vec<Entry>>;

/// Sections by the auction; those whose head begins with dots by themselves.
pub(super) type Sections = BTreeMap<(bool, Steps), Lines>;

/// The text, and what has been read of it.
pub(super) struct Reader {
    pub(super) problems: Vec<AgreementProblem>,
    pub(super) sections: Sections,
    lines: Vec<Vec<char>>,
    calls: usize,
}

impl Reader {
    pub(super) fn read(text: &str) -> Reader {
        let lines = text.lines().map(|line| line.chars().collect()).collect();
        let mut reader = Reader { problems: Vec::new(), sections: Sections::new(), lines, calls: 0 };
        if text.len() > LONGEST {
            reader.problem(AgreementFault::TooMuch { limit: LONGEST }, Span { line: 1, from: 0, to: 0 });
            return reader;
        }
        let mut head = None;
        for (number, line) in text.lines().enumerate() {
            reader.line(number + 1, line.split('#').next().unwrap_or_default(), &mut head);
        }
        if reader.sections.is_empty() && reader.problems.is_empty() {
            reader.problem(AgreementFault::Empty, Span { line: 1, from: 0, to: 0 });
        }
        reader
    }

    /// Takes down what is wrong, once for every place.
    pub(super) fn problem(&mut self, kind: AgreementFault, span: Span) {
        self.problem_with(kind, span, None);
    }

    fn problem_with(&mut self, kind: AgreementFault, span: Span, suggestion: Option<&'static str>) {
        let Span { line, from, to } = span;
        let written = line.checked_sub(1).and_then(|line| self.lines.get(line));
        let found = written.and_then(|line| line.get(from..to.min(line.len()))).map(|found| found.iter().collect());
        let problem = AgreementProblem { kind, line, from, to, found: found.unwrap_or_default(), suggestion };
        if !self.problems.contains(&problem) {
            self.problems.push(problem);
        }
    }

    fn line(&mut self, number: usize, line: &str, head: &mut Option<Option<Head>>) {
        let indent = line.chars().take_while(|ch| ch.is_whitespace()).count();
        let said = line.trim();
        let span = |from: usize, to: usize| Span { line: number, from, to };
        let whole = span(indent, indent + said.chars().count());
        if said.is_empty() {
            return;
        }
        if let Some(rest) = said.strip_prefix('[') {
            *head = Some(match rest.strip_suffix(']').map(Head::read) {
                Some(Ok(head)) => Some(head),
                Some(Err(problems)) => {
                    for (kind, from, to) in problems {
                        self.problem(kind, span(whole.from + 1 + from, whole.from + 1 + to));
                    }
                    None
                }
                None => {
                    self.problem(AgreementFault::BadHead, whole);
                    None
                }
            });
            return;
        }
        let Some((calls, meaning)) = line.split_once('=') else {
            return self.problem(AgreementFault::NoEquals, whole);
        };
        let patterns = self.patterns(number, calls);
        let from = calls.chars().count() + 1;
        let place = span(from, from + meaning.chars().count());
        match head {
            None => self.problem(AgreementFault::NoSection, whole),
            // The head is wrong, and has been reported; what can be read of the line is read for its own mistakes.
            Some(None) => _ = self.meaning(meaning, place),
            Some(Some(head)) => {
                let head = head.clone();
                patterns.into_iter().for_each(|(pattern, span)| self.describe(&head, pattern, span, meaning, place));
            }
        }
    }

    /// The calls before the `=`.
    fn patterns(&mut self, line: usize, text: &str) -> Vec<(Pattern, Span)> {
        let mut found = Vec::new();
        let mut from = 0;
        for word in text.split([' ', '\t', ',']) {
            let to = from + word.chars().count();
            let span = Span { line, from, to };
            match Pattern::read(word) {
                _ if word.is_empty() => {}
                Some(pattern) => found.push((pattern, span)),
                None => self.problem(AgreementFault::NotACall, span),
            }
            from = to + 1;
        }
        if text.trim().is_empty() {
            self.problem(AgreementFault::NotACall, Span { line, from: 0, to: text.chars().count() + 1 });
        }
        found
    }

    /// Takes one call with its meaning into every auction that the head means.
    fn describe(&mut self, head: &Head, pattern: Pattern, span: Span, meaning: &str, place: Span) {
        let mut found = 0;
        let mut bound_at_all = false;
        for at in head.places() {
            let free = pattern.letter().filter(|_| !matches!(pattern, Pattern::Bid(_, _, true)));
            for bound in ways(free, &at.bound, &at.bid) {
                let Some(call) = pattern.call(&bound) else { continue };
                bound_at_all = true;
                if is_possible(&at.steps, Step::Ours(call)) {
                    found += 1;
                    let of_line = free.filter(|letter| !at.bound.contains_key(letter)).map_or(0, Letter::vagueness);
                    let vagueness = (head.vagueness(), of_line);
                    self.enter(head, &at, &bound, call, vagueness, (meaning, place));
                }
            }
        }
        if found == 0 {
            let fault = if bound_at_all { AgreementFault::NotPossible } else { AgreementFault::WhichSuit };
            self.problem(fault, span);
        }
    }

    fn enter(
        &mut self,
        head: &Head,
        at: &Place,
        bound: &Bound,
        call: Call,
        vagueness: (usize, usize),
        (text, span): (&str, Span),
    ) {
        self.calls += 1;
        if self.calls > MOST_CALLS {
            return self.problem(AgreementFault::TooManyCalls { limit: MOST_CALLS }, span);
        }
        let Some((meaning, is_rest)) = self.meaning(&replaced(text, bound), span) else { return };
        let lines = self.sections.entry((head.open, at.steps.clone())).or_default().entry(call).or_default();
        match lines.first().map(|line| line.vagueness) {
            Some(less) if less < vagueness => return,
            Some(more) if more > vagueness => lines.clear(),
            Some(_) | None => {}
        }
        lines.push(Entry { vagueness, meaning, is_rest, span });
    }

    /// Reads a meaning; every problem is taken down with its place in the line.
    fn meaning(&mut self, text: &str, span: Span) -> Option<(Meaning, bool)> {
        let start = text.trim_start();
        let rest = ["resten", "rest"].into_iter().find_map(|word| start.strip_prefix(word));
        let rest = rest.filter(|rest| !rest.starts_with(char::is_alphanumeric));
        let said = rest.unwrap_or(start);
        if rest.is_some() && said.trim().is_empty() {
            return Some((Meaning::of(Condition::All(Vec::new())), true));
        }
        let before = span.from + text.chars().count() - said.chars().count();
        match read(said) {
            Ok(meaning) => Some((meaning, rest.is_some())),
            Err(problems) => {
                for one in problems {
                    let place = Span { line: span.line, from: before + one.from, to: before + one.to };
                    self.problem_with(AgreementFault::Meaning(one.kind), place, one.suggestion);
                }
                None
            }
        }
    }
}

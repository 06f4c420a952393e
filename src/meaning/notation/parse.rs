//! The grammar: what belongs together, what is denied, what is one of several.

mod denied;

use super::{
    Denial, Meaning, Reading,
    pattern::pattern_here,
    problem::{Problem, ProblemKind},
    purpose::Purpose,
    range::LastLimit,
    scan::Scanner,
    share::{self, share_points},
    tree::{conjunction, disjunction, negation},
    words::{Word, meant},
};
use crate::{
    bridge::Call,
    meaning::{Condition, Quality},
};

/// The longest text that is read, in characters.
pub(super) const LONGEST: usize = 2_000;

/// Brackets in brackets that are read.
const DEEPEST: usize = 32;

/// Things said that are read.
const MOST_TERMS: usize = 200;

/// The number of problems from which on no more guesses are made: nobody mends such a text word by word.
const MOST_GUESSED: usize = 16;

/// The text, and what has been read of it.
pub(super) struct Parser {
    pub(super) scan: Scanner,
    problems: Vec<Problem>,
    notes: Vec<Reading>,
    pub(super) purposes: Vec<Purpose>,
    usually: Vec<Condition>,
    pub(super) excludes: Vec<Call>,
    terms: usize,
    /// Where the one that was read last begins.
    last_term: usize,
    /// The limit of the number that was read last.
    pub(super) limit: Option<LastLimit>,
    /// From this number of problems on no more guesses are made.
    most_guessed: usize,
    /// How many brackets are open.
    depth: usize,
    /// Whether what is read now is denied.
    pub(super) denied: bool,
    /// Whether points were read already.
    has_points: bool,
}

/// Whether it is guessed what an unknown word was meant to be.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Guesses {
    Made,
    None,
}

/// What stands between two brackets, or is the whole text.
struct Part {
    shows: Condition,
    denies: Vec<Condition>,
}

impl Parser {
    pub(super) fn read(text: &str, guesses: Guesses) -> Result<Meaning, Vec<Problem>> {
        let mut parser = Parser {
            scan: Scanner::new(text),
            problems: Vec::new(),
            notes: Vec::new(),
            purposes: Vec::new(),
            usually: Vec::new(),
            excludes: Vec::new(),
            terms: 0,
            last_term: 0,
            limit: None,
            most_guessed: match guesses {
                Guesses::Made => MOST_GUESSED,
                Guesses::None => 0,
            },
            depth: 0,
            denied: false,
            has_points: false,
        };
        let end = parser.scan.len();
        if end > LONGEST {
            parser.problem(ProblemKind::TooLong { limit: LONGEST }, LONGEST, end);
            return Err(parser.problems);
        }
        let Part { shows, denies } = parser.part();
        if parser.terms == 0 && parser.problems.is_empty() {
            parser.problem(ProblemKind::Empty, 0, end);
        }
        if !parser.problems.is_empty() {
            parser.problems.sort_by_key(|problem| problem.from);
            return Err(parser.problems);
        }
        let denies = denies.into_iter().map(|condition| Denial { text: condition.to_string(), condition });
        let Parser { usually, purposes, excludes, notes, .. } = parser;
        Ok(Meaning { shows, denies: denies.collect(), usually, purposes, excludes, notes })
    }

    pub(super) fn problem(&mut self, kind: ProblemKind, from: usize, to: usize) {
        let found = self.scan.written(from, to);
        let is_guessed = kind == ProblemKind::UnknownWord && self.problems.len() < self.most_guessed;
        let suggestion = if is_guessed { meant(&self.scan.plain(from, to)) } else { None };
        self.problems.push(Problem { kind, from, to, found, expected: kind.expected(), suggestion });
    }

    /// Says how something was read that can be read in more than one way.
    pub(super) fn note(&mut self, from: usize, to: usize, read_as: &Condition) {
        let written = self.scan.written(from, to).trim().to_owned();
        if !self.notes.iter().any(|note| note.written == written) {
            self.notes.push(Reading { written, from, to, read_as: read_as.clone() });
        }
    }

    /// Everything up to the end of the text or of the bracket.
    fn part(&mut self) -> Part {
        let mut shows = Vec::new();
        let mut denies = Vec::new();
        loop {
            let before = self.scan.at;
            shows.push(self.alternatives());
            while let Some(length) = self.denial_word() {
                let word = self.scan.at;
                self.scan.at += length;
                denies.extend(self.denial(word));
            }
            if self.is_at_end_of_part() {
                match (self.scan.peek(0), self.depth) {
                    // A bracket that was never opened.
                    (Some(')'), 0) => {
                        self.problem(ProblemKind::LoneBracket, self.scan.at, self.scan.at + 1);
                        self.scan.at += 1;
                    }
                    _ => break,
                }
            }
            if self.scan.at == before {
                break; // nothing was read, and nothing will be
            }
        }
        Part { shows: conjunction(shows), denies }
    }

    fn is_at_end_of_part(&mut self) -> bool {
        self.scan.skip_separators();
        matches!(self.scan.peek(0), None | Some(')'))
    }

    fn is_at_or(&mut self) -> bool {
        self.scan.skip_separators();
        self.scan.peek(0) == Some('|') || matches!(self.scan.word(), Some((Word::Or, _)))
    }

    fn eat_or(&mut self) {
        self.scan.at += match self.scan.word() {
            Some((Word::Or, length)) => length,
            _ => 1,
        };
    }

    /// Terms, or several lists of them with `or` in between.
    fn alternatives(&mut self) -> Condition {
        self.scan.skip_separators();
        let from = self.scan.at;
        let said = (self.terms, self.usually.len());
        let mut sides = vec![self.terms()];
        let chosen_with = self.is_joined(from, self.last_term);
        let mut to = self.scan.at;
        let mut before = self.terms > said.0;
        while self.is_at_or() {
            let word = self.scan.at;
            self.eat_or();
            let (after, terms) = (self.scan.at, self.terms);
            sides.push(self.terms());
            if !before || self.terms == terms {
                self.problem(ProblemKind::NothingThere, word, after);
            }
            before = true;
            to = self.scan.at;
        }
        if sides.len() > 1 && self.usually.len() > said.1 {
            self.problem(ProblemKind::Misplaced, from, to);
        }
        let divides = sides.len() > 1 && sides.iter().any(|side| side.len() > 1);
        if divides && !self.denied {
            let before = self.scan.plain(from, self.last_term);
            let of = if self.points_stand_apart(from) { share::Of::LengthsAndShapes } else { share::Of::Lengths };
            if chosen_with {
                share::choose_last(&mut sides);
            }
            share_points(&mut sides, of, before.trim_end().ends_with([',', ';']));
        }
        let whole = disjunction(sides.into_iter().map(conjunction).collect());
        if divides {
            self.note(from, to, &whole);
        }
        whole
    }

    /// `5+H with 4+C or 4+D`: whether a word joins the last term to those before it.
    fn is_joined(&self, from: usize, last: usize) -> bool {
        let before = self.scan.plain(from.min(last), last);
        let word = before.split_whitespace().next_back();
        word.is_some_and(|word| ["with", "and", "plus", "med", "og", "&"].contains(&word))
    }

    /// `15-17, bal or semibal`: whether points stand before a comma, by themselves.
    fn points_stand_apart(&self, from: usize) -> bool {
        let said = self.scan.plain(from, self.scan.len());
        let Some((points, _)) = said.split_once(',') else { return false };
        let mut words = points.split_whitespace().flat_map(|word| word.split(|ch: char| !ch.is_alphabetic()));
        words.all(|word| matches!(word, "" | "hcp" | "hp" | "pts" | "points" | "poeng"))
    }

    /// Everything up to `or`, an exception, or the end.
    fn terms(&mut self) -> Vec<Condition> {
        let mut found = Vec::new();
        while !self.is_at_end_of_part() && !self.is_at_or() && self.denial_word().is_none() {
            let before = self.scan.at;
            found.extend(self.term());
            if self.scan.at == before {
                break;
            }
        }
        found
    }

    /// `no`, `usually` and what they belong to.
    fn term(&mut self) -> Option<Condition> {
        self.terms += 1;
        let from = self.scan.at;
        if self.terms > MOST_TERMS {
            self.problem(ProblemKind::TooMany { limit: MOST_TERMS }, from, self.scan.len());
            self.scan.at = self.scan.len();
            return None;
        }
        let (mut is_denied, mut is_usual) = (false, false);
        let mut prefixed = false;
        loop {
            self.scan.skip_spaces();
            match self.scan.word() {
                Some((Word::Not | Word::NotThat, length)) => {
                    is_denied = !is_denied;
                    self.scan.at += length;
                }
                Some((Word::Usually, length)) => {
                    is_usual = true;
                    self.scan.at += length;
                }
                _ if self.scan.peek(0) == Some('!') && !self.is_suit_code() => {
                    if self.exclusion(prefixed) {
                        return None;
                    }
                    is_denied = !is_denied;
                    self.scan.at += 1;
                }
                _ => break,
            }
            prefixed = true;
        }
        let after = self.scan.at;
        if prefixed && (self.is_at_end_of_part() || self.is_at_or() || self.denial_word().is_some()) {
            self.problem(ProblemKind::NothingThere, from, after);
            return None;
        }
        let outer = self.denied;
        self.denied = outer || prefixed;
        let mut atom = self.atom();
        if is_denied && prefixed {
            self.question_what_follows(atom.as_ref());
            atom = atom.map(|first| self.neither(first));
        }
        self.last_term = from;
        self.denied = outer;
        self.has_points |= matches!(atom, Some(Condition::Has(Quality::Points(_))));
        let atom = if is_denied { negation(atom?) } else { atom? };
        if !is_usual {
            return Some(atom);
        }
        if self.depth > 0 || self.denied {
            self.problem(ProblemKind::Misplaced, from, self.scan.at);
        }
        self.usually.push(atom);
        None
    }

    /// `!h`, a suit, not a denial: something is said of the suit.
    fn is_suit_code(&mut self) -> bool {
        let Some((_, length)) = self.scan.suit() else { return false };
        matches!(self.scan.peek(length), Some(':' | '<' | '>' | '=' | '≥' | '≤'))
    }

    /// A meaning in brackets.
    pub(super) fn group(&mut self) -> Option<Condition> {
        let from = self.scan.at;
        if self.depth >= DEEPEST {
            self.problem(ProblemKind::TooDeep { limit: DEEPEST }, from, from + 1);
            self.scan.at = self.scan.len();
            return None;
        }
        self.scan.at += 1;
        self.depth += 1;
        let terms = self.terms;
        let Part { shows, denies } = self.part();
        self.depth -= 1;
        if self.scan.is_at_end() && self.problems.iter().any(|problem| is_a_limit(problem.kind)) {
            return None;
        }
        if !self.scan.eat(')') {
            self.problem(ProblemKind::LoneBracket, from, from + 1);
            return None;
        }
        if self.terms == terms {
            self.problem(ProblemKind::NothingThere, from, self.scan.at);
            return None;
        }
        let denies = denies.into_iter().map(negation);
        Some(conjunction(std::iter::once(shows).chain(denies).collect()))
    }

    /// A distribution.
    pub(super) fn pattern(&mut self) -> Option<Option<Condition>> {
        let from = self.scan.at;
        let found = pattern_here(&self.scan)?;
        let to = from + found.length;
        self.scan.at = to;
        if found.pattern.orders.is_empty() {
            self.problem(ProblemKind::NotThirteen, from, to);
            return Some(None);
        }
        let condition = Condition::Has(crate::meaning::Quality::Distributed(Box::new(found.pattern)));
        if found.any_order_by_default {
            self.note(from, to, &condition);
        }
        Some(Some(condition))
    }
}

fn is_a_limit(kind: ProblemKind) -> bool {
    matches!(kind, ProblemKind::TooDeep { .. } | ProblemKind::TooMany { .. })
}

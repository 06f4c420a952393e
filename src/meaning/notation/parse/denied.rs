//! What is denied: `no 5+M or 6+m`, `denies 4+S`, `except (bal 15-17)`.

use super::Parser;
use crate::meaning::{
    Condition, Quality,
    notation::{
        problem::ProblemKind,
        tree::{conjunction, disjunction, lengths},
        words::{Follows, Word},
    },
};

impl Parser {
    /// The length of the word after which something is denied.
    pub(super) fn denial_word(&mut self) -> Option<usize> {
        self.scan.skip_separators();
        match self.scan.word() {
            Some((Word::Except, length)) => Some(length),
            Some((Word::NotThat, length)) if self.depth == 0 && self.opens_bracket(length) => Some(length),
            _ => (self.scan.peek(0) == Some('\\')).then_some(1),
        }
    }

    fn opens_bracket(&self, ahead: usize) -> bool {
        (ahead..).map_while(|ahead| self.scan.peek(ahead)).find(|ch| !ch.is_whitespace()) == Some('(')
    }

    /// What is denied: the bracket that follows, or else everything up to the next exception.
    pub(super) fn denial(&mut self, word: usize) -> Option<Condition> {
        let outer = (self.denied, self.negated);
        (self.denied, self.negated) = (true, !self.negated);
        let after = self.scan.at;
        self.scan.skip_spaces();
        let denied = match self.scan.peek(0) {
            Some('(') => {
                let mut sides = vec![self.atom()];
                while self.is_at_or() {
                    self.eat_or();
                    self.scan.skip_spaces();
                    sides.push(if self.scan.peek(0) == Some('(') {
                        self.atom()
                    } else {
                        Some(conjunction(self.terms()))
                    });
                }
                disjunction(sides.into_iter().flatten().collect())
            }
            _ => {
                let said = self.alternatives();
                self.question_list(after);
                self.question_both(&said, after);
                self.question_more(&said, after);
                said
            }
        };
        (self.denied, self.negated) = outer;
        if self.scan.written(after, self.scan.at).trim().is_empty() {
            self.problem(ProblemKind::NothingThere, word, after);
            return None;
        }
        Some(denied)
    }

    /// `denies 4+S, 8-16`: nobody knows whether what stands behind the comma is denied too.
    fn question_list(&mut self, from: usize) {
        let (mut depth, mut comma) = (0_usize, None);
        for (at, ch) in self.scan.plain(from, self.scan.at).chars().enumerate() {
            match ch {
                '(' => depth += 1,
                ')' => depth = depth.saturating_sub(1),
                ',' | ';' if depth == 0 => comma = comma.or(Some(from + at + 1)),
                _ => {}
            }
        }
        if let Some(comma) = comma.filter(|comma| !self.scan.written(*comma, self.scan.at).trim().is_empty()) {
            self.problem(ProblemKind::Misplaced, comma, self.scan.at);
        }
    }

    /// `denies 4+S and 4+D`: nobody knows whether one of them is left.
    fn question_both(&mut self, denied: &Condition, from: usize) {
        let is_length = |part: &Condition| matches!(part, Condition::Has(Quality::Length(..)));
        if matches!(denied, Condition::All(parts) if parts.len() > 1 && parts.iter().all(is_length)) {
            self.problem(ProblemKind::Unclear, from, self.scan.at);
        }
    }

    /// `without 4S 8-11`: nobody who says so denies the points.
    fn question_more(&mut self, denied: &Condition, from: usize) {
        let is_mixed = |parts: &[Condition]| {
            let lengths = parts.iter().filter(|part| lengths(part) > 0).count();
            lengths > 0 && lengths < parts.len()
        };
        let is_unclear = match denied {
            Condition::All(parts) => is_mixed(parts),
            Condition::Any(sides) => sides.iter().any(|side| matches!(side, Condition::All(parts) if is_mixed(parts))),
            Condition::Not(_) | Condition::Has(_) => false,
        };
        if is_unclear {
            self.problem(ProblemKind::Unclear, from, self.scan.at);
        }
    }

    /// `no 5+M or 6+m`: neither of them, if nothing more belongs to the second.
    pub(super) fn neither(&mut self, first: Condition) -> Condition {
        let mut sides = vec![first];
        loop {
            let before = (self.scan.at, self.problems.len(), self.notes.len(), self.purposes.len());
            self.scan.skip_spaces();
            let is_or = self.scan.peek(0) == Some('|') || matches!(self.scan.word(), Some((Word::Or, _)));
            if is_or {
                self.eat_or();
                self.scan.skip_spaces();
            }
            let is_said = is_or && !matches!(self.scan.word(), Some((Word::Not | Word::NotThat | Word::Usually, _)));
            let next = if is_said && !matches!(self.scan.peek(0), Some('!' | '(')) { self.atom() } else { None };
            let is_alone = matches!(self.next_sign(), None | Some(',' | ';' | ')')) || self.is_at_or();
            match next.filter(|_| is_alone && self.problems.len() == before.1) {
                Some(next) => sides.push(next),
                None => {
                    self.scan.at = before.0;
                    self.problems.truncate(before.1);
                    self.notes.truncate(before.2);
                    self.purposes.truncate(before.3);
                    return disjunction(sides);
                }
            }
        }
    }

    fn next_sign(&self) -> Option<char> {
        (0..).map_while(|ahead| self.scan.peek(ahead)).find(|ch| !ch.is_whitespace())
    }

    /// `not 15-17 bal`: points and a shape that follow each other without a comma may be denied together; of a shape and then points
    /// too; and of a length, `and` or `with` and another one.
    pub(super) fn question_what_follows(&mut self, denied: Option<&Condition>) {
        let Some(Condition::Has(quality)) = denied else { return };
        let at = self.scan.at;
        let is_bracketed = self.scan.plain(at.saturating_sub(1), at) == ")";
        self.scan.skip_spaces();
        let next = self.scan.at;
        let follows = match quality {
            Quality::Points(_) => matches!(self.scan.word(), Some((Word::Shape(_), _))),
            // `not balanced with 15-17`: both are denied together, or the points are shown.
            Quality::Shaped(_) => {
                self.eat_joint();
                self.number_follows() == Some(Follows::Points)
            }
            Quality::Length(..) => self.eat_joint() && self.number_follows() == Some(Follows::Cards),
            _ => false,
        };
        self.scan.at = next;
        if follows && !is_bracketed {
            self.problem(ProblemKind::Unclear, next, self.scan.end_of_word());
        }
        self.scan.at = at;
    }

    fn eat_joint(&mut self) -> bool {
        let words = ["and ", "og ", "& ", "with ", "med "];
        let found = words.into_iter().find(|word| self.scan.plain(self.scan.at, self.scan.at + word.len()) == *word);
        self.scan.at += found.map_or(0, str::len);
        found.is_some()
    }
}

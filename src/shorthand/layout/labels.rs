//! What stands behind a label or in a sentence of its own, and is no part of the auction: `Offender: East`, `System: 1NT 15-17`,
//! `We play 1NT weak.`, `Question about 1H.`

use std::sync::LazyLock;

use regex::Regex;

use super::Sheet;
use crate::shorthand::{
    problem::{Problem, ProblemKind, Reading},
    text::folded,
    token::Token,
    words::LISTS,
};

/// How many characters in front of a call or a player are looked at.
const WINDOW: usize = 48;

/// Labels whose values are neither calls of this auction nor players who call next.
static LABELS: LazyLock<Option<Regex>> =
    LazyLock::new(|| behind(LISTS.label_patterns.iter().map(|pattern| format!("(?:{pattern}) ?[:=]"))));

/// Labels whose values are players who do not call next.
static HOLDERS: LazyLock<Option<Regex>> =
    LazyLock::new(|| behind(LISTS.holder_patterns.iter().map(|pattern| format!("(?:{pattern}) ?[:=]"))));

/// Words before a call that is an agreement, or was played.
static PLAYED: LazyLock<Option<Regex>> = LazyLock::new(|| behind(LISTS.played_patterns.iter().cloned()));

/// Words before a call that is what somebody asks about.
static TOPICS: LazyLock<Option<Regex>> =
    LazyLock::new(|| behind(LISTS.topic_patterns.iter().map(|pattern| format!("(?:{pattern}) ?[:.]?"))));

fn behind(patterns: impl Iterator<Item = String>) -> Option<Regex> {
    let all: Vec<String> = patterns.collect();
    Regex::new(&format!(r"(?:^|[^\w])(?:{}) ?$", all.join("|"))).ok()
}

impl Sheet {
    /// Asks about a call or a player that may be the value of a label, an agreement, or a topic.
    pub(super) fn question_values_of_labels(&mut self, text: &str) {
        if self.in_form {
            return;
        }
        let mut problems = Vec::new();
        for (at, one) in self.lexemes.iter().enumerate() {
            let said = if let Some(call) = one.token.call() {
                Reading::Call(call)
            } else if let Token::Seat(seat) | Token::Label(seat, _) = one.token {
                Reading::Dealer(seat)
            } else {
                continue;
            };
            let from =
                at.checked_sub(1).and_then(|before| self.lexemes.get(before)).map_or(0, |before| before.span.from);
            let gap = text.get(from..one.span.from).unwrap_or_default();
            if !gap.contains(char::is_alphabetic) {
                continue;
            }
            let window = text.get(..one.span.from).unwrap_or_default();
            let start = window.char_indices().rev().nth(WINDOW - 1).map_or(0, |(at, _)| at);
            let line = window.get(start..).and_then(|window| window.rsplit('\n').next()).unwrap_or_default();
            let line = folded(line);
            let is = |known: &LazyLock<Option<Regex>>| known.as_ref().is_some_and(|known| known.is_match(&line));
            let is_call = one.token.is_call();
            if is(&LABELS)
                || !is_call && is(&HOLDERS)
                || is_call && (is(&PLAYED) || is(&TOPICS) && self.ends_its_sentence(at, text))
            {
                let choices = vec![said, Reading::Remark];
                problems.push(Problem::new(ProblemKind::Ambiguous { choices }, one.span));
            }
        }
        self.problems.extend(problems);
    }

    fn ends_its_sentence(&self, at: usize, text: &str) -> bool {
        !self.signs_behind(at, ".;!?\n", text).is_empty()
    }
}

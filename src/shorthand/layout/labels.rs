//! What stands behind a label or in a sentence of its own, and is no part of the auction: `Offender: East`, `System: 1NT 15-17`,
//! `We play 1NT weak.`, `Question about 1H.`

use std::sync::LazyLock;

use regex::Regex;

use super::Sheet;
use crate::{
    bridge::Call,
    shorthand::{
        problem::{Problem, ProblemKind, Reading},
        text::folded,
        token::Token,
        words::LISTS,
    },
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

/// Any word or two with a colon.
static ANY_LABEL: LazyLock<Option<Regex>> =
    LazyLock::new(|| Regex::new(r"(?:^|[^\w])[a-z]{2,}(?: [a-z]+){0,3} ?[:=] ?$").ok());

/// The signs that end a sentence.
const SENTENCE: &str = ".;!?\n";

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
        let calls = self.calls();
        let mut problems = Vec::new();
        for (at, one) in self.lexemes.iter().enumerate() {
            let said = if let Some(call) = one.token.call() {
                Reading::Call(call)
            } else if let Token::Seat(seat) | Token::Label(seat, _) = one.token {
                Reading::Dealer(seat)
            } else {
                continue;
            };
            let is_value = match said {
                Reading::Call(_) => self.is_call_of_a_label(at, &calls, text),
                _ => self.is_player_of_a_label(at, text),
            };
            if is_value {
                let choices = vec![said, Reading::Remark];
                problems.push(Problem::new(ProblemKind::Ambiguous { choices }, one.span));
            }
        }
        self.problems.extend(problems);
    }

    /// `Offender: E 1S 1H`, `Reported by: West` and below it `1S 1H`.
    fn is_player_of_a_label(&self, at: usize, text: &str) -> bool {
        let Some(line) = self.words_before(at, text) else { return false };
        let next = self.token(at + 1);
        if next.is_some_and(Token::is_call) && self.all_have_players(&self.calls()) {
            return false;
        }
        let is_row = matches!(next, Some(Token::Seat(_) | Token::Label(..)));
        let is_alone = !is_row && !self.signs_behind(at, ".;,\n", text).is_empty();
        is(&HOLDERS, &line)
            || is(&LABELS, &line)
            || is_alone && is(&ANY_LABEL, &line) && self.says_nothing_before(at, text)
    }

    /// `System: 1NT 15-17`, `We play 2D.`, `Question about 1H.`, `Final: 2H. 1S 1H`.
    fn is_call_of_a_label(&self, at: usize, calls: &[usize], text: &str) -> bool {
        let Some(line) = self.words_before(at, text) else { return false };
        let are_behind = calls.iter().filter(|call| **call > at).count() > 1;
        let is_apart = || are_behind && self.is_set_apart_behind(at, calls, SENTENCE, text);
        // `Par: 1S 1H`, `vi har passet`: the auction.
        let goes_on = self.token(at + 1).is_some_and(Token::is_call) && self.is_close(at, at + 1, text);
        // `Contract: 4S X`, on a line of its own.
        let is_doubled = self.call_at(at + 1).is_some_and(Call::is_double_or_redouble);
        let goes_on = goes_on && !(is_doubled && self.signs_behind(at + 1, "\n", text).contains('\n'));
        let is_bid = self.call_at(at).and_then(Call::bid).is_some();
        !goes_on && (is(&LABELS, &line) || is_bid && is(&PLAYED, &line))
            || is(&TOPICS, &line) && !self.signs_behind(at, SENTENCE, text).is_empty()
            || is(&ANY_LABEL, &line) && self.says_nothing_before(at, text) && is_apart()
    }

    fn calls(&self) -> Vec<usize> {
        (0..self.lexemes.len()).filter(|at| self.token(*at).is_some_and(Token::is_call)).collect()
    }

    /// What stands on the line in front of a call or a player, where that is words.
    fn words_before(&self, at: usize, text: &str) -> Option<String> {
        let from = at.checked_sub(1).map_or(0, |before| self.span_of(before, at).from);
        let to = self.span_of(at, at + 1).from;
        let is_said = text.get(from..to).is_some_and(|gap| gap.contains(char::is_alphabetic));
        let window = text.get(..to).filter(|_| is_said)?;
        let start = window.char_indices().rev().nth(WINDOW - 1).map_or(0, |(at, _)| at);
        let line = window.get(start..).and_then(|window| window.rsplit('\n').next())?;
        Some(folded(line))
    }

    /// Whether the word in front says nothing of the auction, as `dealer` does.
    fn says_nothing_before(&self, at: usize, text: &str) -> bool {
        let Some(before) = at.checked_sub(1).and_then(|before| self.lexemes.get(before)) else { return true };
        let gap = text.get(before.span.to..self.span_of(at, at + 1).from).unwrap_or_default();
        let token = before.token;
        let deals = matches!(token, Token::DealerWord | Token::DealerOf | Token::Dealer(_) | Token::BoardWord);
        // A word that is no lexeme stands between.
        gap.contains(char::is_alphabetic) || !token.is_material() && !token.is_role() && !deals
    }
}

fn is(known: &LazyLock<Option<Regex>>, line: &str) -> bool {
    known.as_ref().is_some_and(|known| known.is_match(line))
}

//! Words of order between calls: `then:` before a second auction, `the end: 4S`, `East passed, then 1H`.

use super::{Sheet, phrases::as_call};
use crate::{
    bridge::Call,
    shorthand::{
        lexer::{Gap, Lexeme},
        problem::{Problem, ProblemKind, Reading, Span},
        text::{folded, says_then},
        token::Token,
        words::LISTS,
    },
};

impl Sheet {
    /// `first: 1S 1H then: 1H P 1D`: another auction.
    pub(super) fn question_second_auctions(&mut self, text: &str) {
        let is_made = |token: Token| token.is_call() && !matches!(token, Token::No | Token::Refusal);
        let Some(first) = self.lexemes.iter().position(|lexeme| is_made(lexeme.token)) else { return };
        let begins = |lexeme: &&Lexeme| {
            let after = text.get(lexeme.span.to..).unwrap_or_default();
            after.trim_start_matches(' ').starts_with(':') && LISTS.sections.contains(&word(lexeme, text).as_str())
        };
        if let Some(second) = self.lexemes.iter().skip(first).find(begins) {
            self.problems.push(Problem::new(ProblemKind::TwoTables, second.span));
        }
    }

    /// `1S P 4S, the end: 4S`: the contract, named once more, or a call.
    pub(super) fn question_calls_after_the_end(&mut self, text: &str) {
        for at in 0..self.lexemes.len() {
            let in_words = self.span_of(at, at + 1).of(text).starts_with(char::is_alphabetic);
            let is_end = matches!(self.token(at), Some(Token::End)) && in_words;
            let Some(call) = self.call_at(at + 1).filter(|call| is_end && call.bid().is_some()) else { continue };
            self.unclear(at + 1, ProblemKind::Ambiguous { choices: vec![Reading::Contract, Reading::Call(call)] });
        }
    }

    /// `P pass. 1S P 1H`, `1S P 1H. X double`: the same call in a letter and in a word, set apart from the others, may be a legend.
    pub(super) fn question_words_for_letters(&mut self, text: &str) {
        let length = |at: usize| self.span_of(at, at + 1).of(text).chars().count();
        let gap = |at: usize| {
            let (one, next) = (self.span_of(at - 1, at), self.span_of(at, at + 1));
            Sheet::between(text, one, next)
        };
        let ends = |at: usize| at == self.lexemes.len() || gap(at).contains(['.', ':', ';', '(', ')', '\n', ',']);
        let is_pair = |at: &usize| {
            let call = |at: usize| self.token(at).and_then(as_call).filter(|call| call.bid().is_none());
            let is_alike = call(at - 1).is_some() && call(at - 1) == call(*at) && gap(*at).trim_matches(' ').is_empty();
            let begins = *at == 1 || gap(at - 1).contains(['.', ':', '\n']);
            is_alike && length(at - 1) == 1 && length(*at) > 2 && begins && ends(at + 1)
        };
        let pairs: Vec<usize> = (1..self.lexemes.len()).filter(is_pair).collect();
        for at in pairs {
            if let Some(call) = self.token(at).and_then(as_call) {
                self.unclear(at, ProblemKind::Ambiguous { choices: vec![Reading::Call(call), Reading::Remark] });
            }
        }
    }

    /// `East passed, then 1H`, `North opened 1C and then bid 1D`: the next player's call, or another one by the same player. After
    /// a bid a verb says so.
    pub(super) fn question_second_calls(&mut self, text: &str) {
        for at in 1..self.lexemes.len() {
            let named = self.is_player(at - 1) || at > 1 && self.is_player(at - 2) && self.is_verb_at(at - 1, text);
            let is_pass = self.call_at(at) == Some(Call::Pass);
            let pass = self.lexemes.get(at).filter(|_| is_pass);
            let in_words = pass.is_some_and(|pass| pass.span.to - pass.span.from > 3);
            let end = (at + 1..).find(|at| !self.goes_on_at(*at, text)).unwrap_or(at);
            let spoken = (at + 1..end).any(|at| self.token(at) != Some(Token::And) || self.is_verb_at(at, text));
            let joined = (at + 1..end).any(|at| !self.is_verb_at(at, text));
            let acts = (at + 1..end).any(|at| self.is_verb_at(at, text))
                || joined && self.is_call_in_words(end, text) && self.token(end + 1) != Some(Token::By);
            let Some(call) = self.lexemes.get(end).filter(|call| call.token.is_call()) else { continue };
            let again = if is_pass { in_words && spoken } else { self.token(at).is_some_and(Token::is_call) && acts };
            if named && again && !self.is_player(end + 1) {
                let choices = vec![Reading::ChangeOfCall, Reading::NextCall];
                let span = self.span_of(at, end).until(call.span);
                self.unclear(end, ProblemKind::Ambiguous { choices });
                self.problems.last_mut().into_iter().for_each(|problem| problem.span = span);
            }
        }
    }

    /// `1S 1H, South just 1D`, `sør så 1S`: what South saw, or called. A bid that beats those before it was called, except behind
    /// `så` alone; and what somebody said (`sa`) they called.
    pub(super) fn question_what_players_saw(&mut self, text: &str) {
        let sees = |at: &usize| self.lexemes.get(*at).is_some_and(|one| LISTS.sees.contains(&word(one, text).as_str()));
        let first_word = |at: usize| self.lexemes.get(at).and_then(|one| one.span.of(text).split(' ').next());
        let saw = |at: usize| first_word(at).is_some_and(says_then);
        let said = |at: usize| first_word(at).is_some_and(|one| LISTS.then.contains(&folded(one).as_str()) && !saw(at));
        let mut unclear: Vec<(usize, Call)> = Vec::new();
        let only = |at: usize| self.lexemes.get(at).is_some_and(|one| one.span.of(text).contains(' '));
        for at in (0..self.lexemes.len()).filter(|at| sees(at)) {
            // `1S av N, så 1H`
            let named = at > 0 && self.is_player(at - 1) && !(at > 1 && self.token(at - 2) == Some(Token::By));
            let next = (at..).find(|at| !sees(at)).unwrap_or(at);
            let highest = (0..at).filter_map(|at| self.call_at(at)?.bid()).max();
            let too_low =
                |call: Call| call.bid().is_some_and(|bid| highest.is_some() && !bid.is_sufficient_over(highest));
            // `. Så bare 1S`
            let seen = saw(at) && (named || only(at) || next > at + 1);
            let call = self.call_at(next).filter(|call| seen || named && too_low(*call) && !said(at));
            unclear.extend(call.map(|call| (next, call)));
        }
        for (at, call) in unclear {
            self.unclear(at, ProblemKind::Ambiguous { choices: vec![Reading::Call(call), Reading::Remark] });
        }
    }

    /// `1H . 1H`, `1H,,1H`: a sign that stands by itself between two calls, or a comma more, may be the pass between them. Where it
    /// stands between all calls and passes are written otherwise, it parts them.
    pub(super) fn question_blanks(&mut self, text: &str) {
        if self.in_form {
            return;
        }
        let is_call = |at: usize| self.token(at).is_some_and(Token::is_call);
        let gap = |at: usize| {
            let (one, next) = (self.span_of(at - 1, at), self.span_of(at, at + 1));
            (Sheet::between(text, one, next), Span { from: one.to, to: next.from })
        };
        let places = (1..self.lexemes.len()).filter(|at| is_call(at - 1) && is_call(*at));
        let pairs: Vec<(&str, Span)> = places.map(gap).collect();
        let mut blanks: Vec<Span> = pairs.iter().filter(|(gap, _)| is_blank(gap)).map(|(_, span)| *span).collect();
        let passes = self.lexemes.iter().any(|one| one.token == Token::Call(Call::Pass));
        if blanks.len() == pairs.len() && passes {
            blanks.clear();
        }
        // `1H none 1H`, `1H // 1H`
        let is_word = |at: &usize| {
            let one = self.lexemes.get(*at).filter(|_| is_call(at - 1) && is_call(at + 1));
            one.is_some_and(|one| match one.token {
                Token::Filler => LISTS.blanks.contains(&word(one, text).as_str()),
                Token::End => one.span.of(text).starts_with('/'),
                _ => false,
            })
        };
        let words = (1..self.lexemes.len()).filter(is_word).map(|at| self.span_of(at, at + 1));
        blanks.extend(words.collect::<Vec<_>>());
        blanks.extend(self.between_walls());
        for span in blanks {
            self.problem(span, vec![Reading::Call(Call::Pass), Reading::Separator]);
        }
    }

    /// `1S | | 1H`: walls with nothing between them. Under a row of players the column decides.
    fn between_walls(&self) -> Vec<Span> {
        let calls: Vec<usize> =
            (0..self.lexemes.len()).filter(|at| self.token(*at).is_some_and(Token::is_call)).collect();
        let (Some(first), Some(last)) = (calls.first(), calls.last()) else { return Vec::new() };
        let is_wall = |at: usize| self.token(at) == Some(Token::Bar);
        let is_empty = |at: &usize| {
            is_wall(at - 1) && is_wall(*at) && self.lexemes.get(*at).is_some_and(|one| one.gap != Gap::Line)
        };
        let has_header = self.has_row_of_players();
        let empty = (*first + 1..*last).filter(|at| !has_header && is_empty(at));
        empty.map(|at| self.span_of(at - 1, at + 1)).collect()
    }

    /// Whether four players or more are named before all calls, as at the head of a table.
    pub(super) fn has_row_of_players(&self) -> bool {
        let first = (0..self.lexemes.len()).find(|at| self.token(*at).is_some_and(Token::is_call));
        first.is_some_and(|first| (0..first).filter(|at| self.is_player(*at)).count() > 3)
    }

    /// A verb; `så` is none, although its letters are those of `sa`.
    fn is_verb_at(&self, at: usize, text: &str) -> bool {
        self.lexemes.get(at).is_some_and(|lexeme| lexeme.token.is_verb() && !says_then(lexeme.span.of(text)))
    }

    /// `then`, `but`, `and opened`
    fn goes_on_at(&self, at: usize, text: &str) -> bool {
        let is_then = |lexeme: &Lexeme| LISTS.then.contains(&word(lexeme, text).as_str());
        let goes_on = |lexeme: &Lexeme| match lexeme.token {
            Token::And => true,
            Token::Filler => is_then(lexeme),
            token => token.is_verb(),
        };
        self.lexemes.get(at).is_some_and(goes_on)
    }
}

/// Whether a call seems to be missing between two others.
fn is_blank(gap: &str) -> bool {
    let signs = gap.replace(' ', "");
    let separators = signs.chars().filter(|ch| ",;".contains(*ch)).count();
    let alone = signs.trim_end_matches([',', ';']);
    let apart = gap.starts_with(' ') && gap.ends_with(' ') && alone.chars().all(|ch| ALONE.contains(ch));
    let says_nothing = !signs.chars().any(char::is_alphanumeric);
    !alone.is_empty() && apart || separators > 1 && says_nothing
}

/// Signs that say nothing by themselves.
const ALONE: &str = "._~·…•`´°#\"'^:¤";

fn word(lexeme: &Lexeme, text: &str) -> String {
    folded(lexeme.span.of(text))
}

//! What looks like a call and may be a question, another player's, or a greeting: `passet syd?`, `help xx`.

use super::Sheet;
use crate::shorthand::{
    lexer::{Lexeme, is_call_in_words},
    problem::{ProblemKind, Reading},
    token::{Colon, Token},
};

impl Sheet {
    /// `doblet syd?`, `melder syd 2kl?`: the verb stands before the player, as in questions. `pass? double?` asks as well.
    pub(super) fn question_inverted(&mut self, text: &str) {
        for doubt in 0..self.lexemes.len() {
            // `1S!?` is an exclamation.
            let shouts = doubt.checked_sub(1).and_then(|before| self.token(before)) == Some(Token::Exclamation);
            if shouts || !self.is_question_mark(doubt, text) {
                continue;
            }
            let from = (1..=doubt).rev().find(|at| !self.is_close(at - 1, *at, text)).unwrap_or(0);
            let acts = |at: usize| self.token(at).is_some_and(Token::is_verb) || self.is_call_in_words(at, text);
            let inverted = (from..doubt).find(|at| acts(*at) && self.is_player(at + 1));
            let doubted = |at: usize| self.token(at).is_some_and(Token::is_call) && self.is_question_mark(at + 1, text);
            let first = doubt.checked_sub(1).filter(|call| doubted(*call) && doubted(call + 2));
            if let Some(verb) = inverted.or(first) {
                self.ask_whether(verb, doubt);
            }
        }
    }

    /// `så passet syd: 1S 1H`: the pass is South's, and so may be what follows.
    pub(super) fn question_callers_behind_verbs(&mut self, text: &str) {
        for at in 0..self.lexemes.len() {
            let labelled = matches!(self.token(at + 1), Some(Token::Label(_, Colon::Spaced)));
            let named = at > 0 && self.is_player(at - 1);
            if labelled && !named && self.is_call_in_words(at, text) && self.is_close(at, at + 1, text) {
                let candidates = self.lexemes.get(at + 1).and_then(|label| label.token.seat()).into_iter().collect();
                self.unclear(at, ProblemKind::WhoCalled { candidates });
            }
        }
    }

    /// `help xx`, `thanks x. 1S 1H`: kisses behind a greeting, or a double.
    pub(super) fn question_kisses(&mut self, text: &str) {
        for at in 1..self.lexemes.len() {
            let is_kiss = self.lexemes.get(at).is_some_and(|call| {
                call.token.is_call() && call.span.of(text).chars().all(|ch| ch.eq_ignore_ascii_case(&'x'))
            });
            let greets = self.token(at - 1) == Some(Token::Aside) && self.is_close(at - 1, at, text);
            let first = !self.lexemes.iter().take(at).any(|lexeme| lexeme.token.is_call());
            if let Some(call) =
                self.call_at(at).filter(|_| is_kiss && greets && (first || at + 1 == self.lexemes.len()))
            {
                self.unclear(at, ProblemKind::Ambiguous { choices: vec![Reading::Call(call), Reading::Remark] });
            }
        }
    }

    fn is_question_mark(&self, at: usize, text: &str) -> bool {
        let is_mark = |lexeme: &Lexeme| lexeme.token == Token::Doubt && lexeme.span.of(text).starts_with('?');
        self.lexemes.get(at).is_some_and(is_mark)
    }

    pub(super) fn is_call_in_words(&self, at: usize, text: &str) -> bool {
        self.lexemes.get(at).is_some_and(|call| is_call_in_words(call, text))
    }
}

//! Struck-out text, crosses and other signs that are not letters: `~~1H~~ 2H`, `1H ❌`, `1H 👍`.

use super::{Gap, Lexer, Token, WORDS};
use crate::{
    bridge::Call,
    shorthand::{
        problem::{Problem, ProblemKind, Reading},
        token::Arrow,
    },
};

/// Signs between words that say nothing.
const SEPARATORS: &str = "·•‣◦∙⋅¦¡¿„‚‹°¨、。‧◾◽▪▫■□●○★☆│─║═┃━";

impl Lexer<'_> {
    /// `~~`: what is struck out was withdrawn, and what follows takes its place.
    pub(super) fn struck_out(&mut self) {
        let mark = self.span(1);
        self.skip(Gap::Nothing);
        let Some(from) = self.struck_from.take() else {
            self.struck_from = Some(self.lexemes.len());
            return;
        };
        let calls: Vec<usize> = (from..self.lexemes.len())
            .filter(|at| self.lexemes.get(*at).is_some_and(|lexeme| lexeme.token.is_call()))
            .collect();
        match calls.as_slice() {
            [] => self.lexemes.iter_mut().skip(from).for_each(|lexeme| lexeme.token = Token::Aside),
            [call] => {
                self.forget_repeated(*call);
                self.push_at(mark, Token::Arrow(Arrow::Told));
            }
            [first, .., last] => {
                let span = |at: usize| self.lexemes.get(at).map(|lexeme| lexeme.span);
                if let Some((first, last)) = span(*first).zip(span(*last)) {
                    let choices = vec![Reading::ChangeOfCall, Reading::Doubt];
                    self.problems.push(Problem::new(ProblemKind::Ambiguous { choices }, first.until(last)));
                }
            }
        }
    }

    /// `1S 1H ~~1H~~ 2H`: the call that is struck out is the one before it, which is too low. `1S ~~1S~~ 2S`: the call before it, or the
    /// next player's.
    fn forget_repeated(&mut self, struck: usize) {
        let Some(before) = struck.checked_sub(1) else { return };
        let bid = |at: usize| self.lexemes.get(at).and_then(|lexeme| lexeme.token.call()).and_then(Call::bid);
        let token = |at: usize| self.lexemes.get(at).map(|lexeme| &lexeme.token);
        if token(before) != token(struck) {
            return;
        }
        let highest = (0..before).filter_map(bid).max();
        if bid(before).is_some_and(|bid| highest.is_some_and(|highest| bid <= highest)) {
            self.lexemes.remove(struck);
        } else if let Some(span) = self.lexemes.get(struck).map(|lexeme| lexeme.span) {
            let choices = vec![Reading::ChangeOfCall, Reading::NextCall];
            self.problems.push(Problem::new(ProblemKind::Ambiguous { choices }, span));
        }
    }

    /// A cross says that something is wrong, or no; between calls somebody may mean a double.
    pub(super) fn cross(&mut self) {
        let rest = (1..).map_while(|ahead| self.peek(ahead));
        let next = rest.into_iter().find(|ch| !ch.is_whitespace());
        if next.is_some_and(|ch| ch.is_alphanumeric() || ch == '(') {
            let choices = vec![Reading::Doubt, Reading::Call(Call::Double)];
            return self.problem(1, ProblemKind::Ambiguous { choices }, None);
        }
        self.push(1, Token::DeclinedSign);
    }

    /// An emoji, or another sign that is not a letter: a thumb says something, the others are left out.
    pub(super) fn picture(&mut self) {
        match WORDS.at(self.glyphs, self.at) {
            _ if self.peek(0).is_some_and(|ch| SEPARATORS.contains(ch)) => self.skip(Gap::Space),
            Some((token, length)) => self.push(length, token),
            None => self.push(1, Token::Aside),
        }
        self.gap = Gap::Space;
    }
}

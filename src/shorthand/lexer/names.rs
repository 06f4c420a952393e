//! Players by their names: `Kari opened 1S`, `someone bid 1H`. It is asked where they sit.

use super::{Gap, Lexeme, Lexer, Token, WORDS};
use crate::shorthand::{
    problem::{Problem, ProblemKind, Span},
    text::folded,
    words::LISTS,
};

/// Somebody who is named, and is no seat.
enum Named {
    /// They have called.
    Caller,
    /// They have, if others are named so.
    Perhaps,
}

impl Lexer<'_> {
    /// `makkers`, `Norths`
    pub(super) fn genitive(&mut self, length: usize) -> bool {
        let stem = length.saturating_sub(1);
        if stem < 3 || self.peek(stem) != Some('s') {
            return false;
        }
        let Some(glyphs) = self.glyphs.get(self.at..self.at + stem) else { return false };
        match WORDS.at(glyphs, 0) {
            Some((token @ (Token::Seat(_) | Token::Relative(_)), taken)) if taken == stem => {
                self.push(stem, token);
                self.push(1, Token::Owner);
                true
            }
            Some(_) | None => false,
        }
    }

    /// Asks where people sit who have called but are not named by seat: an unknown word before a verb and a call, or several names
    /// each before a call.
    pub(in crate::shorthand) fn ask_who_sits_where(&mut self) {
        let unread: Vec<Span> = self.problems.iter().filter(|one| is_of_word(one)).map(|one| one.span).collect();
        if unread.is_empty() {
            return;
        }
        self.leave_out_the_name_below();
        let text = self.source.text;
        let (mut callers, mut names) = (Vec::new(), Vec::new());
        for (at, lexeme) in self.lexemes.iter().enumerate() {
            if unread.contains(&lexeme.span) || is_anybody(lexeme, text) {
                match self.named(at) {
                    Some(Named::Caller) => callers.push(at),
                    Some(Named::Perhaps) => names.push(at),
                    None => {}
                }
            }
        }
        if names.len() + callers.len() > 1 {
            callers.append(&mut names);
        }
        callers.into_iter().for_each(|at| self.ask_where(at));
    }

    /// Whether this word names somebody who has called.
    fn named(&self, at: usize) -> Option<Named> {
        let lexeme = self.lexemes.get(at)?;
        let mut rest = self.lexemes.iter().skip(at + 1).skip_while(|next| next.token == Token::Filler);
        let next = rest.next().map(|next| next.token);
        let then = rest.find(|next| next.token != Token::Filler).map(|next| next.token);
        let calls = |token: Option<Token>| token.is_some_and(|token| token.is_call() && token != Token::BadCall);
        let behind = at > 1 && self.lexemes.get(at - 1).is_some_and(|before| before.token == Token::By);
        let of_call = behind && calls(self.lexemes.get(at - 2).map(|before| before.token));
        let begins = self.begins_with_a_name(at);
        if of_call || begins && next.is_some_and(Token::is_verb) && calls(then) {
            return Some(Named::Caller);
        }
        let is_name = lexeme.span.of(self.source.text).starts_with(char::is_uppercase);
        (begins && calls(next) && is_name).then_some(Named::Perhaps)
    }

    /// Whether a player may be named here: behind a sign, a call, or a word that joins.
    fn begins_with_a_name(&self, at: usize) -> bool {
        let pair = at.checked_sub(1).and_then(|before| self.lexemes.get(before)).zip(self.lexemes.get(at));
        pair.is_none_or(|(before, name)| {
            let apart = self.source.text.get(before.span.to..name.span.from).unwrap_or_default().trim();
            !apart.is_empty() || name.gap == Gap::Line || is_joint(before.token)
        })
    }

    fn ask_where(&mut self, at: usize) {
        let Some(lexeme) = self.lexemes.get_mut(at) else { return };
        lexeme.token = Token::BadWord;
        let span = lexeme.span;
        self.problems.retain(|problem| problem.span != span);
        self.problems.push(Problem::new(ProblemKind::UnknownPlayer, span));
    }

    /// `Thanks, Tom`, at the very end.
    fn leave_out_the_name_below(&mut self) {
        let text = self.source.text;
        let [.., before, name] = self.lexemes.as_mut_slice() else { return };
        let said = |lexeme: &Lexeme| folded(lexeme.span.of(text));
        let is_name = name.token == Token::BadWord
            && name.span.of(text).starts_with(char::is_uppercase)
            && self.problems.iter().any(|one| is_of_word(one) && one.span == name.span);
        let signs = said(before);
        if is_name && LISTS.sign_offs.contains(&signs.trim_end_matches([',', '.', '!'])) {
            name.token = Token::Aside;
            let span = name.span;
            self.problems.retain(|problem| problem.span != span);
        }
    }
}

fn is_of_word(problem: &Problem) -> bool {
    problem.kind == ProblemKind::UnknownWord && problem.suggestion.is_none()
}

/// `someone`
fn is_anybody(lexeme: &Lexeme, text: &str) -> bool {
    let word = folded(lexeme.span.of(text));
    lexeme.token == Token::BadWord && LISTS.anybody.contains(&word.as_str())
}

/// What comes between two players who call.
const fn is_joint(token: Token) -> bool {
    matches!(token, Token::And | Token::Filler | Token::Aside) || token.is_call()
}

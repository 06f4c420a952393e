//! Brackets after a call that are about the table, not about the call: `(corrected to 2H)`, `(S bids 2S)`, `(too low)`.

use super::{Lexeme, Lexer, Token, Within};
use crate::shorthand::{
    problem::{ProblemKind, Reading},
    text::Glyph,
    token::Arrow,
};

impl<'t> Lexer<'t> {
    /// `(corrected to 2H)`, `(S bids 2S)`, `(2D insufficient)` after 2D: about what happened, not opponents' calls. What
    /// is said about people in words that are not understood is left out.
    pub(super) fn remark(&mut self, inside: &mut Lexer<'t>, length: usize) -> bool {
        // `(2H changed to 3H)`
        let last = self.lexemes.iter().rfind(|lexeme| lexeme.token.is_call());
        let repeats = match (inside.lexemes.as_slice(), last) {
            ([call, mark, rest @ ..], Some(last)) => {
                let told =
                    mark.token == Token::Arrow(Arrow::Told) && rest.first().is_some_and(|next| next.token.is_call());
                let marked = rest.is_empty() && !mark.token.is_call();
                call.token.is_call() && call.token == last.token && (told || marked) && inside.problems.is_empty()
            }
            _ => false,
        };
        if repeats {
            inside.lexemes.remove(0);
        }
        let has = |is: fn(Token) -> bool| inside.lexemes.iter().any(|lexeme| is(lexeme.token));
        let tells = has(tells_what_happened);
        if repeats || tells && inside.problems.is_empty() {
            inside.lexemes.iter_mut().for_each(|lexeme| lexeme.within = Within::Text);
            self.splice(std::mem::replace(inside, Lexer::new(self.source, &[], Within::Text, self.letters)), length);
            return true;
        }
        let of_people = has(|token| matches!(token, Token::Seat(_) | Token::Relative(_) | Token::Opponents));
        let of_calls = has(|token| token.call().is_some_and(|call| call.bid().is_some()));
        let about = of_people && has(|token| token.is_verb() || matches!(token, Token::ChangeVerb | Token::Call(_)))
            || of_calls && !has(|token| matches!(token, Token::BadCall));
        let unread = !inside.problems.is_empty()
            && inside.problems.iter().all(|problem| matches!(problem.kind(), ProblemKind::UnknownWord));
        // `(didn't see the 1S)`
        let beside = has(|token| token == Token::Aside) && of_calls;
        if (beside || unread) && self.is_without(inside) {
            let choices = vec![Reading::ChangeOfCall, Reading::Remark];
            self.problem(length, ProblemKind::Ambiguous { choices }, None);
            return true;
        }
        // `(W to call)`
        let says_little = |lexeme: &Lexeme| {
            let token = lexeme.token;
            token.is_verb()
                || matches!(token, Token::Seat(_) | Token::Relative(_) | Token::Filler | Token::Owner | Token::And)
        };
        let nothing = of_people && inside.lexemes.len() > 1 && inside.lexemes.iter().all(says_little);
        let nothing = nothing && inside.problems.is_empty() && has(Token::is_verb);
        if unread && about && of_people && !nothing && !beside {
            // `(W might have called first)`
            return false;
        }
        // `(at least four spades)`
        let of_cards = unread && !beside && inside.names_a_suit();
        if (nothing || beside || unread && about) && !of_cards && !tells_of_an_event(&inside.lexemes) {
            self.push(length, Token::Aside);
            return true;
        }
        false
    }
}

impl Lexer<'_> {
    /// `(accepted, of course)`: LHO's choice, and behind a comma what is not understood.
    pub(super) fn chooses_first(&self, inner: &[Glyph]) -> Option<Reading> {
        let first = self.lexemes.first()?;
        let choice = match first.token {
            Token::Accepted => Reading::Accepts,
            Token::Declined => Reading::Declines,
            _ => return None,
        };
        let next = inner.iter().find(|glyph| glyph.span.from >= first.span.to)?;
        (next.ch == ',' && !self.problems.is_empty()).then_some(choice)
    }
}

pub(super) fn is_remark(lexemes: &[Lexeme]) -> bool {
    // `(oot by W)`, `(West declines)`: a player and what they did; other seats are part of a meaning.
    let of_player = |token| matches!(token, Token::OutOfTurn | Token::SkippedWord | Token::Accepted | Token::Declined);
    let acts = lexemes.iter().any(|lexeme| of_player(lexeme.token));
    !lexemes.iter().any(|lexeme| match lexeme.token.seat() {
        Some(_) => !acts,
        None => matches!(lexeme.token, Token::Slash | Token::Equals),
    })
}

/// Whether this says what somebody did, not what a call means.
pub(super) fn tells_of_an_event(lexemes: &[Lexeme]) -> bool {
    let has = |is: fn(Token) -> bool| lexemes.iter().any(|lexeme| is(lexeme.token));
    let replaced =
        has(|token| matches!(token, Token::Arrow(Arrow::Clear | Arrow::Told))) && has(|token| token.call().is_some());
    let chose = has(|token| matches!(token, Token::Accepted | Token::Declined)) && has(|token| token.seat().is_some());
    replaced
        || chose
        || has(|token| {
            matches!(token, Token::Mispull | Token::WrongCard | Token::IMean | Token::MadeGood | Token::OutOfTurn)
        })
        || has(|token| matches!(token, Token::Edition(_) | Token::OtherEdition))
}

/// Whether the word is about what a player did.
pub(super) fn tells_what_happened(token: Token) -> bool {
    token.is_verb()
        || matches!(
            token,
            Token::Arrow(Arrow::Clear | Arrow::Told)
                | Token::IMean
                | Token::Over
                | Token::HadCalled
                | Token::Withdrawn
                | Token::MadeGood
                | Token::ChangeVerb
                | Token::Simultaneous
        )
}

/// `(transfer to hearts)`, `(AKxxx)`: words that would accompany the calls outside brackets are part of a meaning here.
pub(super) fn is_description(token: Token) -> bool {
    matches!(token, Token::Hint | Token::Hand | Token::Relative(_) | Token::Place(_) | Token::Result)
}

//! Marks that are asked about or denied: `accepted?`, `mispull? no`, `no cmp`. They are never taken as fact.

use super::Sheet;
use crate::shorthand::{
    lexer::Gap,
    problem::{Problem, ProblemKind, Reading},
    text::folded,
    token::Token,
    words::LISTS,
};

impl Sheet {
    /// `comparable?`, `mispull: no`, `no cmp`, `said no bid`: whether it is so has to be asked.
    pub(super) fn question_marks(&mut self, text: &str) {
        for at in 0..self.lexemes.len() {
            let Some(mark) = self.lexemes.get(at).copied().filter(|lexeme| is_mark(lexeme.token)) else { continue };
            let is_no = |at: usize| matches!(self.token(at), Some(Token::No | Token::Refusal));
            let is_doubt = |at: usize| {
                let doubt = self.lexemes.get(at).filter(|lexeme| lexeme.token == Token::Doubt);
                doubt.is_some_and(|doubt| doubt.span.of(text).starts_with('?'))
            };
            // `godtok vest?`, `accepted by west?`
            let by = usize::from(self.token(at + 1) == Some(Token::By));
            if self.is_player(at + by + 1)
                && let Some(doubt) = self.doubt_at_the_end(at + by + 2, text)
            {
                self.ask_whether(at, doubt);
                continue;
            }
            // `acc = no`, `accepted - no`
            let sign = usize::from(matches!(self.token(at + 1), Some(Token::Equals | Token::Dash)));
            let doubted = is_doubt(at + 1);
            let close = self.lexemes.get(at + 1).is_some_and(|next| next.gap == Gap::Nothing);
            let said_no_bid = mark.token == Token::Declined
                && mark.span.of(text).to_lowercase().ends_with("no")
                && self.lexemes.get(at + 1).is_some_and(|next| next.span.of(text).eq_ignore_ascii_case("bid"));
            let last = match () {
                () if doubted && is_no(at + 2) => at + 2,
                () if is_no(at + sign + 1) => at + sign + 1,
                () if doubted && close || said_no_bid => at + 1,
                () => at,
            };
            let first = if at > 0 && is_no(at - 1) { at - 1 } else { at };
            if first < last {
                // `W accepts?`
                let player = first > 0 && self.is_player(first - 1);
                self.ask_whether(first - usize::from(player), last);
            }
        }
    }

    /// `would like to accept`; `wants to accept, is that allowed?`: a wish, and no choice yet.
    pub(super) fn question_wishes(&mut self, text: &str) {
        for at in 0..self.lexemes.len() {
            let Some(mark) = self.lexemes.get(at).filter(|one| matches!(one.token, Token::Accepted | Token::Declined))
            else {
                continue;
            };
            let choice = if mark.token == Token::Accepted { Reading::Accepts } else { Reading::Declines };
            let words = folded(mark.span.of(text));
            let begins = |list: &[&str]| {
                list.iter().any(|wish| words.strip_prefix(wish).is_some_and(|rest| rest.starts_with(' ')))
            };
            let is_asked = text.get(mark.span.to..).is_some_and(|rest| rest.contains('?'));
            if begins(&LISTS.wishes) || is_asked && begins(&LISTS.wishes_asked) {
                let first = if at > 0 && self.is_player(at - 1) { at - 1 } else { at };
                let choices = vec![choice, Reading::Remark];
                self.problems.push(Problem::new(ProblemKind::Ambiguous { choices }, self.span_of(first, at + 1)));
                let asked = self.lexemes.iter_mut().take(at + 1).skip(first);
                asked.for_each(|lexeme| lexeme.token = Token::BadWord);
            }
        }
    }

    /// Where the question mark stands that ends the sentence, if that goes on with nothing but words that are not known:
    /// `godtok nord med det?`
    fn doubt_at_the_end(&self, from: usize, text: &str) -> Option<usize> {
        let is_word = |at: &usize| {
            let word = self.lexemes.get(*at).filter(|_| self.is_close(at - 1, *at, text));
            word.is_some_and(|word| match word.token {
                Token::BadWord | Token::BadCall => true,
                // `then`, and not `what now`
                Token::Filler => !word.span.of(text).contains(' '),
                _ => false,
            })
        };
        let end = (from..self.lexemes.len()).find(|at| !is_word(at))?;
        let doubt = self.lexemes.get(end).filter(|lexeme| lexeme.token == Token::Doubt)?;
        doubt.span.of(text).starts_with('?').then_some(end)
    }

    /// `dealer W?`, `West dealt?`: who dealt is asked about.
    pub(super) fn question_dealers(&mut self, text: &str) {
        for at in 0..self.lexemes.len() {
            let doubted = self.lexemes.get(at + 1).is_some_and(|next| {
                next.token == Token::Doubt && next.gap == Gap::Nothing && next.span.of(text).starts_with('?')
            });
            if doubted && matches!(self.token(at), Some(Token::Dealer(_) | Token::DealerSeen(_))) {
                self.ask_whether(at, at + 1);
            }
        }
        self.question_dealers_beside_players();
    }

    /// `West or North dealt. 1S 1H`, `North said East dealt. 1S 1H`: the player in front did not make the first call.
    fn question_dealers_beside_players(&mut self) {
        for at in 0..self.lexemes.len() {
            let dealer = match self.token(at) {
                Some(Token::Dealer(dealer)) => Some(dealer),
                Some(Token::DealerSeen(_)) => None,
                _ => continue,
            };
            let is_material = |at: &usize| self.token(*at).is_some_and(Token::is_material);
            let is_next =
                (at + 1..self.lexemes.len()).find(is_material).is_some_and(|next| self.call_at(next).is_some());
            let mut players = (0..at).filter(|before| self.is_player(*before));
            let is_told = (0..at).any(|before| self.token(before).is_some_and(Token::is_call));
            if let (Some(player), None, true, false) = (players.next(), players.next(), is_next, is_told)
                && self.seat_at(player) != dealer
            {
                self.ask_whether(player, at);
                return;
            }
        }
    }

    /// `> 2H?`: whether the call took the other's place.
    pub(super) fn question_replacements(&mut self, text: &str) {
        for at in 0..self.lexemes.len() {
            let call = self.token(at + 1).is_some_and(Token::is_call);
            let doubt = self.lexemes.get(at + 2).is_some_and(|doubt| {
                let close = self.lexemes.get(at + 1).is_some_and(|call| call.span.to == doubt.span.from);
                doubt.token == Token::Doubt && close && doubt.span.of(text).starts_with('?')
            });
            if matches!(self.token(at), Some(Token::Arrow(_))) && call && doubt {
                self.ask_whether(at, at + 2);
            }
        }
    }

    /// Asks about everything from the first of these to the last.
    pub(super) fn ask_whether(&mut self, first: usize, last: usize) {
        let choices = vec![Reading::IsSo, Reading::IsNotSo, Reading::Remark];
        let span = self.span_of(first, last + 1);
        self.problems.retain(|problem| problem.kind != ProblemKind::UnknownWord || span.until(problem.span) != span);
        self.problems.push(Problem::new(ProblemKind::Ambiguous { choices }, span));
        for lexeme in self.lexemes.iter_mut().take(last + 1).skip(first) {
            let is_call = lexeme.token.is_call() && !matches!(lexeme.token, Token::No | Token::Refusal);
            lexeme.token = if is_call { Token::BadCall } else { Token::BadWord };
        }
    }
}

/// A claim about a call, which may be true or not.
const fn is_mark(token: Token) -> bool {
    matches!(
        token,
        Token::Accepted
            | Token::Declined
            | Token::Comparable
            | Token::NotComparable
            | Token::Artificial
            | Token::Mispull
            | Token::WrongCard
            | Token::Intended
            | Token::IntendedWord
            | Token::Withdrawn
            | Token::MadeGood
            | Token::Simultaneous
    )
}

//! A bid without a player, where every other bid has its player before it: `N 1S E 1H - insufficient 1H`.

use super::Sheet;
use crate::{
    bridge::{Bid, Call},
    shorthand::{problem::Reading, token::Token},
};

/// Beside this many bids that have a player, one without stands out.
const ENOUGH: usize = 2;

impl Sheet {
    /// `insuff 2D. E 2H S 2D`: a bid without a player that is the same as one with a player may be said of that one. A mark behind it says
    /// something of it, and that is read elsewhere.
    pub(super) fn question_bids_beside_players(&mut self, text: &str) {
        let bid = |at: usize| self.lexemes.get(at).and_then(|one| one.token.call()).and_then(Call::bid);
        let (told, bare): (Vec<usize>, Vec<usize>) =
            (0..self.lexemes.len()).filter(|at| bid(*at).is_some()).partition(|at| self.has_player_before(*at));
        let ([at], true) = (bare.as_slice(), told.len() >= ENOUGH) else { return };
        // `S:1S` names the player of a call that is out of turn; the others need none.
        if told.iter().any(|at| {
            text.get(..self.lexemes.get(*at).map_or(0, |one| one.span.from)).is_some_and(|text| text.ends_with(':'))
        }) {
            return;
        }
        let of_told: Vec<Bid> = told.iter().filter_map(|at| bid(*at)).collect();
        let is_first = told.iter().all(|other| other > at);
        let is_replacement =
            at.checked_sub(1).is_some_and(|before| matches!(self.token(before), Some(Token::Arrow(_))));
        let is_marked = matches!(
            self.token(at + 1),
            Some(
                Token::Accepted
                    | Token::Declined
                    | Token::Insufficient
                    | Token::Illegal
                    | Token::OutOfTurn
                    | Token::Mispull
                    | Token::Arrow(_)
                    | Token::ChangeVerb
            )
        );
        let again =
            bid(*at).filter(|bid| of_told.contains(bid)).filter(|_| !is_replacement && (is_first || !is_marked));
        if let (Some(bid), Some(lexeme)) = (again, self.lexemes.get(*at)) {
            let choices = vec![Reading::Call(Call::Bid(bid)), Reading::Remark];
            self.problem(lexeme.span, choices);
        }
    }

    /// Whether these are enough calls for one without a player to stand out beside them, as each of them has one.
    pub(super) fn all_have_players(&self, calls: &[usize]) -> bool {
        calls.len() >= ENOUGH && calls.iter().all(|at| self.has_player_before(*at))
    }

    /// `N 1S`, `N opened 1S`.
    pub(super) fn has_player_before(&self, at: usize) -> bool {
        let is_little = |at: &usize| self.token(*at).is_some_and(|token| token.is_verb() || token == Token::Filler);
        (0..at).rev().find(|at| !is_little(at)).is_some_and(|before| self.is_player(before))
    }
}

//! `their LHO`, `hans makker`: a player seen from another one who was named.

use super::Sheet;
use crate::{
    bridge::{Relation, Seat},
    shorthand::{
        problem::{Problem, ProblemKind},
        text::folded,
        token::Token,
        words::LISTS,
    },
};

impl Sheet {
    /// `partner opened 1S, their LHO passed`: LHO of the only player named before. Where several were named, it is asked whose.
    pub(super) fn settle_owned_players(&mut self, text: &str) {
        let mut settled: Vec<usize> = Vec::new();
        for at in 0..self.lexemes.len() {
            let Some((owner, player, relation)) = self.owned_player(at, text) else { continue };
            let named = |at: &usize| match self.token(*at)? {
                Token::Relative(Relation::Same) => None,
                token if token.seat().is_some() => token.seat().map(Token::Seat),
                Token::Relative(relation) => Some(Token::Relative(relation)),
                _ => None,
            };
            let mut before: Vec<Token> =
                (0..at).filter(|at| !settled.contains(at)).filter_map(|at| named(&at)).collect();
            before.dedup();
            let token = match before.as_slice() {
                [] => continue,
                [Token::Seat(seat)] => Token::Seat(seat.seen_as(relation)),
                [Token::Relative(seen)] => Token::Relative(composed(*seen, relation)),
                // `N 1S, E P, their LHO 1H`: of the player who has just called.
                [.., Token::Seat(seat)] if relation == Relation::Lho && self.has_just_called(*seat, at.min(player)) => {
                    Token::Seat(seat.lho())
                }
                _ => {
                    let whole = self.span_of(at, at + 2);
                    let seat = |token: &Token| match token {
                        Token::Relative(seen) => Some(self.seat_of_writer().seen_as(*seen)),
                        token => token.seat(),
                    };
                    let mut candidates: Vec<Seat> = before.iter().rev().filter_map(seat).collect();
                    candidates.iter_mut().for_each(|seat| *seat = seat.seen_as(relation));
                    candidates.dedup();
                    candidates.truncate(2);
                    self.problems.push(Problem::new(ProblemKind::WhoCalled { candidates }, whole));
                    continue;
                }
            };
            if let Some(lexeme) = self.lexemes.get_mut(player) {
                lexeme.token = token;
            }
            if let Some(word) = self.lexemes.get_mut(owner) {
                word.token = Token::Filler;
            }
            settled.push(player);
        }
    }

    /// Whether this player was named last, for the last call.
    fn has_just_called(&self, seat: Seat, before: usize) -> bool {
        let named = (0..before).rev().find(|at| self.is_player(*at));
        let calls = |from: usize| (from..before).filter(|at| self.call_at(*at).is_some()).count();
        named.is_some_and(|named| self.token(named).and_then(Token::seat) == Some(seat) && calls(named) == 1)
    }

    /// `their partner`, `VM hans`: where the owner and the player stand, beside each other.
    fn owned_player(&self, at: usize, text: &str) -> Option<(usize, usize, Relation)> {
        let relation = |at: usize| match self.token(at) {
            Some(Token::Relative(relation)) if relation != Relation::Same => Some(relation),
            _ => None,
        };
        let owner = |at: usize| {
            let word = self.lexemes.get(at).filter(|word| word.token == Token::Owner)?;
            let folded = folded(word.span.of(text));
            folded.chars().next().is_some_and(char::is_alphabetic).then_some(folded)
        };
        let doubled = at > 0 && self.token(at - 1) == Some(Token::DoubleVerb);
        let acts = |at: usize| self.token(at).is_some_and(|next| next.is_call() || next.is_verb());
        if let (Some(_), Some(relation)) = (owner(at), relation(at + 1))
            && acts(at + 2)
            && !doubled
        {
            return Some((at, at + 1, relation));
        }
        let behind = owner(at + 1).filter(|word| LISTS.owners_behind.contains(&word.as_str()));
        let relation = behind.and(relation(at)).filter(|_| acts(at + 2) && self.is_close(at, at + 1, text))?;
        Some((at + 1, at, relation))
    }
}

/// Who that is for the writer: partner's LHO is RHO.
fn composed(seen: Relation, relation: Relation) -> Relation {
    Seat::South.relation_of(Seat::South.seen_as(seen).seen_as(relation))
}

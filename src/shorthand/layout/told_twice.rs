//! Calls that are told beside the auction in which they were made, without a player: `1H P X. doubled partner!`, `pass? N 1S E P S 1H`,
//! `insufficient 1H, dealer N: 1S 1H`. Whether they were made once more is asked.

use std::collections::BTreeSet;

use super::{Sheet, phrases::as_call};
use crate::{
    bridge::Call,
    shorthand::{
        lexer::{Gap, Lexeme},
        problem::Reading,
        text::folded,
        token::Token,
        words::LISTS,
    },
};

/// A double in more letters than this is a word, and no mark for one; a redouble may have twice as many.
const MARK: usize = 2;

/// Signs that end a sentence.
const STOPS: &str = ".!?;:\n";

impl Sheet {
    /// Asks about a call at the start or at the end that may only tell of another one.
    pub(super) fn question_calls_told_twice(&mut self, text: &str) {
        if self.in_form || self.in_columns {
            return;
        }
        let calls: Vec<usize> = (0..self.lexemes.len()).filter(|at| self.made_at(*at).is_some()).collect();
        let asked = [
            self.double_told_first(&calls, text),
            self.double_told_again(&calls, text),
            self.double_before_its_bid(&calls, text),
            self.pass_told_first(&calls, text),
            self.too_low_told_first(&calls, text),
            self.seconds_read_as_spades(&calls, text),
        ];
        for at in asked.into_iter().flatten().collect::<BTreeSet<usize>>() {
            let told = self.lexemes.get(at).map(|one| one.span).zip(self.made_at(at));
            told.into_iter().for_each(|(span, call)| self.problem(span, vec![Reading::Call(call), Reading::Remark]));
        }
    }

    fn made_at(&self, at: usize) -> Option<Call> {
        self.token(at).and_then(as_call)
    }

    /// The signs right behind a call that end a sentence.
    fn stops_behind(&self, at: usize, text: &str) -> String {
        self.signs_behind(at, STOPS, text)
    }

    /// Whether this call is parted from the next one by another sign than the others.
    fn ends_a_sentence(&self, at: usize, calls: &[usize], text: &str) -> bool {
        self.is_set_apart_behind(at, calls, STOPS, text)
    }

    fn is_word(&self, at: usize, text: &str) -> bool {
        self.span_of(at, at + 1).of(text).chars().count() > MARK
    }

    /// `doubled partner. 1H P X`, `X! N 1S E 1H`: nobody doubles before there is a bid; it is told of the double that follows.
    fn double_told_first(&self, calls: &[usize], text: &str) -> Option<usize> {
        let (first, rest) = calls.split_first()?;
        let call = self.made_at(*first).filter(|call| call.is_double_or_redouble())?;
        let is_bid_later = rest.iter().any(|at| self.made_at(*at).is_some_and(|call| call.bid().is_some()));
        // `X!` is a double that is artificial, unless all others have their players.
        let is_marked = self.stops_behind(*first, text) == "!";
        let all_named = self.all_have_players(rest);
        // `doubled partner's bid`: there was one.
        let is_of_a_bid = self.span_of(*first, first + 1).of(text).contains(' ');
        let is_told = call == Call::Double && self.is_word(*first, text)
            || self.span_of(*first, first + 1).of(text).chars().count() > 2 * MARK
            || self.ends_a_sentence(*first, calls, text) && (!is_marked || all_named);
        (is_bid_later && is_told || is_of_a_bid).then_some(*first)
    }

    /// `1H P X. doubled partner!`, `1H P X illegal double`: nobody doubles what is doubled.
    fn double_told_again(&self, calls: &[usize], text: &str) -> Option<usize> {
        let (last, rest) = calls.split_last()?;
        let call = self.made_at(*last).filter(|call| call.is_double_or_redouble())?;
        let before = rest.iter().rfind(|at| self.made_at(**at) != Some(Call::Pass))?;
        let by = |at: usize| at.checked_sub(1).and_then(|at| self.token(at)).and_then(Token::seat);
        // `N 1H E P S X W X`: the next player's.
        let turns = calls.iter().filter(|at| *before < **at).count();
        let next = by(*before).map(|by| (0..turns).fold(by, |seat, _| seat.lho()));
        let is_of_another = self.has_player_before(*last) && (next.is_none() || by(*last) == next);
        if self.made_at(*before) != Some(call) || is_of_another {
            return None;
        }
        let is_claimed =
            (before + 1..*last).any(|at| matches!(self.token(at), Some(Token::Illegal | Token::Insufficient)));
        let behind = rest.last()?;
        let gap = |one: usize, next: usize| {
            let gap = Sheet::between(text, self.span_of(one, one + 1), self.span_of(next, next + 1));
            gap.chars()
                .take_while(|ch| !ch.is_alphanumeric())
                .filter(|ch| ".,;:?-–—\n".contains(*ch))
                .collect::<String>()
        };
        let others: String = rest.windows(2).filter_map(|pair| Some(gap(*pair.first()?, *pair.last()?))).collect();
        let is_apart = gap(*behind, *last).chars().any(|sign| !others.contains(sign))
            && (self.is_word(*last, text) || rest.iter().all(|at| self.has_player_before(*at)));
        let is_spelt = self.is_word(*last, text) && !self.is_word(*before, text);
        (is_claimed || is_apart || is_spelt).then_some(*last)
    }

    /// `N 1S, W doubles S 2C`: over the bid that is named behind it, perhaps.
    fn double_before_its_bid(&self, calls: &[usize], text: &str) -> Option<usize> {
        let is_parted = |at: &usize| !self.signs_behind(*at, ".!?;,\n", text).is_empty();
        calls.windows(2).find_map(|pair| {
            let [at, next] = pair else { return None };
            let is_double = self.made_at(*at) == Some(Call::Double) && self.is_word(*at, text);
            let is_bid = self.made_at(*next).is_some_and(|call| call.bid().is_some());
            let (by, of) = (self.token(at.checked_sub(1)?)?.seat()?, self.token(at + 1)?.seat()?);
            let is_beside = next - at == 2 && of != by.lho() && self.lexemes.get(at + 1)?.gap != Gap::Line;
            let others = calls.iter().rev().skip(1).filter(|other| **other != *at);
            (is_double && is_bid && is_beside && !is_parted(at) && others.clone().count() > 0)
                .then_some(*at)
                .filter(|_| others.clone().all(is_parted))
        })
    }

    /// `pass? N 1S E P S 1H`: without a player, where all others have one.
    fn pass_told_first(&self, calls: &[usize], text: &str) -> Option<usize> {
        let (first, rest) = calls.split_first()?;
        let is_bare = self.made_at(*first) == Some(Call::Pass) && !self.has_player_before(*first);
        let all_named = self.all_have_players(rest);
        let is_dealt = self.dealer.is_some() || self.dealer_seen.is_some();
        (is_bare && !is_dealt && all_named && self.ends_a_sentence(*first, calls, text)).then_some(*first)
    }

    /// `insufficient 1H by E. N 1S E 1H`: no first bid is too low, and the same bid is too low later.
    fn too_low_told_first(&self, calls: &[usize], text: &str) -> Option<usize> {
        let (first, rest) = calls.split_first()?;
        let call = self.made_at(*first).filter(|call| call.bid().is_some())?;
        let nth = rest.iter().rposition(|at| self.made_at(*at) == Some(call))?;
        let (again, next) = (rest.get(nth)?, rest.first()?);
        let over = rest.iter().take(nth).filter_map(|at| self.made_at(*at)?.bid()).next_back();
        let is_too_low_later = call.bid().is_some_and(|bid| over.is_some() && !bid.is_sufficient_over(over));
        let stands_apart = self.is_parted_from(*first, *next, rest, text) || self.is_claimed_between(*first, *next);
        if !is_too_low_later || !stands_apart {
            return None;
        }
        let is = |at: usize, tokens: fn(Token) -> bool| self.token(at).is_some_and(tokens);
        // A claim is read behind its call, wherever it is written.
        let is_before_next = |one: &Lexeme| one.span.from < self.span_of(*next, next + 1).from;
        let is_claim = |one: &Lexeme| matches!(one.token, Token::Insufficient | Token::Illegal);
        let is_claimed = self.lexemes.iter().any(|one| is_claim(one) && is_before_next(one));
        let goes_on = |token| {
            matches!(token, Token::Accepted | Token::Declined | Token::Arrow(_) | Token::Withdrawn | Token::Ruled)
        };
        (is_claimed && !(*first..*again).any(|at| is(at, goes_on))).then_some(*first)
    }

    /// Whether a sign stands between these two calls that stands between no two of the others.
    fn is_parted_from(&self, one: usize, next: usize, others: &[usize], text: &str) -> bool {
        let signs = |one: usize, next: usize| -> String {
            let gap = text.get(self.span_of(one, one + 1).to..self.span_of(next, next + 1).from).unwrap_or_default();
            gap.chars().filter(|ch| ".,!?;:\n".contains(*ch)).collect()
        };
        let others: String = others.windows(2).filter_map(|pair| Some(signs(*pair.first()?, *pair.last()?))).collect();
        signs(one, next).chars().any(|sign| !others.contains(sign))
    }

    fn is_claimed_between(&self, one: usize, next: usize) -> bool {
        let mut between = (one + 1..next).filter_map(|at| self.token(at));
        between.any(|token| matches!(token, Token::Insufficient | Token::Illegal))
    }

    /// `N 1S, after 5 s E 1H`: seconds, where no other bid is written so.
    fn seconds_read_as_spades(&self, calls: &[usize], text: &str) -> Option<usize> {
        let (last, _) = calls.split_last()?;
        let is_spaced = |at: usize| self.span_of(at, at + 1).of(text).ends_with(" s");
        let is_after = |at: usize| {
            let before = text.get(..self.span_of(at, at + 1).from).unwrap_or_default().trim_end();
            let word = before.rsplit(|ch: char| !ch.is_alphanumeric()).next().unwrap_or_default();
            LISTS.after.contains(&folded(word).as_str())
        };
        let spaced = calls.iter().filter(|at| is_spaced(**at)).count();
        let may_be_one_spade = |at: usize| self.span_of(at, at + 1).of(text).starts_with('1');
        let of = calls.iter().find(|at| is_spaced(**at) && is_after(**at) && !may_be_one_spade(**at))?;
        (spaced == 1 && of != last).then_some(*of)
    }
}

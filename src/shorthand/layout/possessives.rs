//! `Must I accept East's 1H?`: a question that names somebody's bid tells that it was made.

use std::sync::LazyLock;

use regex::Regex;

use super::Sheet;
use crate::{
    bridge::{Bid, Call, Level},
    shorthand::{
        problem::{Reading, Span},
        text::folded,
        token::Token,
        words::LISTS,
    },
};

/// A player's bid: `east's 1h`, `syds 1 ru`.
static BIDS: LazyLock<Option<Regex>> = LazyLock::new(|| {
    let is_player = |token: Token| token.seat().is_some() || matches!(token, Token::Relative(_));
    let players = LISTS.tokens.iter().filter(|(_, token)| is_player(*token)).map(|(word, _)| regex::escape(word));
    let (long, short): (Vec<String>, Vec<String>) = players.partition(|word| word.chars().count() > 1);
    let (long, short) = (long.join("|"), short.join("|"));
    let owners = LISTS.tokens.iter().filter(|(_, token)| matches!(token, Token::Mine | Token::Owner));
    let owners = owners.filter(|(word, _)| word.starts_with(char::is_alphabetic)).map(|(word, _)| regex::escape(word));
    let mine = owners.collect::<Vec<String>>().join("|");
    let bid = r"([1-7]) ?([a-z]+|[♠♥♦♣])";
    Regex::new(&format!(r"\b(?:(?:{long})['’]?s|(?:{short})['’]s|{mine}) (?:own )?{bid}|\b{bid} (?:{mine})\b")).ok()
});

impl Sheet {
    /// Asks about a bid that a question tells of and the calls do not, and about one with which the text begins.
    pub(super) fn question_bids_in_questions(&mut self, text: &str) {
        if self.in_form {
            return;
        }
        let made: Vec<Call> = (0..self.lexemes.len()).filter_map(|at| self.call_at(at)).collect();
        let asides = self.lexemes.iter().filter(|one| one.token == Token::Aside).map(|one| one.span);
        let untold = |span: Span| Some((named_in(span.of(text)).find(|call| !made.contains(call))?, span));
        let in_front = self.owned_bid_in_front(text).or_else(|| self.asked_bid_in_front(text));
        let asked: Vec<(Call, Span)> = asides.filter_map(untold).chain(in_front).collect();
        for (call, span) in asked {
            self.problem(span, vec![Reading::Call(call), Reading::Remark]);
        }
    }

    /// `What of 2H? 1S 1H`, `1H? 1S 1H`: asked before the auction, which it does not begin, or it is told again there.
    fn asked_bid_in_front(&self, text: &str) -> Option<(Call, Span)> {
        let calls: Vec<usize> = (0..self.lexemes.len()).filter(|at| self.call_at(*at).is_some()).collect();
        let &[first, second, _, ..] = calls.as_slice() else { return None };
        let gap = Sheet::between(text, self.span_of(first, first + 1), self.span_of(second, second + 1));
        // `2H(?) 1S`: part of a meaning.
        let is_asked = !gap.contains(['(', '[']) && ["? ", "?\n"].iter().any(|sign| gap.contains(sign));
        let bid = |at: usize| self.call_at(at).and_then(Call::bid);
        let asked = bid(first)?;
        let is_lower = bid(second).is_some_and(|second| !second.is_sufficient_over(Some(asked)));
        let again = calls.iter().skip(1).any(|at| bid(*at) == Some(asked));
        let is_unnamed = !(0..first).any(|at| self.is_player(at));
        (is_asked && is_unnamed && (is_lower || again)).then_some((Call::Bid(asked), self.span_of(first, first + 1)))
    }

    /// `South's 1D? N 1S E P`
    fn owned_bid_in_front(&self, text: &str) -> Option<(Call, Span)> {
        let first = (0..self.lexemes.len()).find(|at| self.call_at(*at).is_some())?;
        let owner = first.checked_sub(1)?;
        let player = first.checked_sub(2).filter(|at| self.is_player(*at));
        let is_mine = matches!(self.token(owner), Some(Token::Mine | Token::Owner));
        let is_owned = is_mine && (player.is_some() || owner == 0);
        let is_asked = self.signs_behind(first, "?", text).contains('?');
        let goes_on = (first + 1..self.lexemes.len()).any(|at| self.call_at(at).is_some());
        let span = self.span_of(player.unwrap_or(owner), first + 1);
        (is_owned && is_asked && goes_on).then_some((self.call_at(first)?, span))
    }
}

/// The bids that belong to players there.
fn named_in(said: &str) -> impl Iterator<Item = Call> {
    let said = folded(said);
    let found = |bids: &Regex| {
        let bid = |found: regex::Captures<'_>| {
            let (level, named) = found.get(1).zip(found.get(2)).or_else(|| found.get(3).zip(found.get(4)))?;
            let level = level.as_str().parse().ok().and_then(Level::new)?;
            Some(Call::Bid(Bid { level, denomination: LISTS.denomination(named.as_str())? }))
        };
        bids.captures_iter(&said).filter_map(bid).collect::<Vec<Call>>()
    };
    BIDS.as_ref().map(found).unwrap_or_default().into_iter()
}

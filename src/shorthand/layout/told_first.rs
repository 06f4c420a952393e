//! A call that is told first, and behind it the auction in which it was made: `W doubled out of turn. 1S P, dealer N`,
//! `insufficient 1H by S. N 1S E P`. It came last where it cannot have come first; else it is asked which of the two.

use std::ops::Range;

use super::{Sheet, phrases::as_call};
use crate::{
    bridge::{Bid, Call, Seat},
    shorthand::{
        lexer::Lexeme,
        problem::{ProblemKind, Reading},
        token::{Colon, Token},
    },
};

/// The headline: one call, by whom, and what is claimed of it.
struct Headline {
    /// All of its words.
    words: Range<usize>,
    at: usize,
    call: Call,
    by: Seat,
    is_out_of_turn: bool,
    is_too_low: bool,
}

impl Sheet {
    /// Puts a headline behind the auction below it, or asks whether it belongs there.
    pub(super) fn settle_what_is_told_first(&mut self, text: &str) {
        if self.in_form || self.problems.iter().any(|problem| problem.kind == ProblemKind::TwoTables) {
            return;
        }
        if self.settle_who_is_told_first(text) {
            return;
        }
        let Some(headline) = self.headline(text) else { return };
        let rest: Vec<usize> = (headline.words.end..self.lexemes.len()).filter(|at| self.says_call(*at)).collect();
        let Some((&first, &last)) = rest.first().zip(rest.last()) else { return };
        let is_double = headline.call.is_double_or_redouble();
        let has_bid = rest.iter().any(|at| self.call_at(*at).and_then(Call::bid).is_some());
        let came_last = is_double && has_bid || headline.is_too_low && self.is_too_low_behind(&headline, &rest);
        let names = |at: usize| self.is_player(at) || self.is_role(at) || self.is_dealer_who_calls(at, first, text);
        let is_named = (headline.words.end..first).any(names);
        if came_last {
            self.put_behind(headline, last);
        } else if headline.is_out_of_turn
            && !is_double
            && !is_named
            && self.begins_another_clause(&headline, first, text)
        {
            let span = self.span_of(headline.words.start, headline.words.end);
            self.unclear(headline.at, ProblemKind::Ambiguous { choices: vec![Reading::LastCall, Reading::FirstCall] });
            self.problems.last_mut().into_iter().for_each(|problem| problem.span = span);
        }
    }

    /// `West bid out of turn: 1H W:2C`: the call is the one beside that player's name below. The first one has no name beside it.
    fn settle_who_is_told_first(&mut self, text: &str) -> bool {
        let Some(first) = (0..self.lexemes.len()).find(|at| self.says_call(*at)) else { return false };
        let Some(claim) = (0..first).rfind(|at| self.token(*at) == Some(Token::OutOfTurn)) else { return false };
        let is_little = |at: &usize| self.token(*at).is_some_and(|token| token.is_verb() || token == Token::Filler);
        let Some(at) = (0..claim).rev().find(|at| !is_little(at)) else { return false };
        let is_apart = self.gap_between(claim, first, text).contains([':', '.', ';', '\n']);
        let Some(by) = self.seat_at(at).filter(|_| is_apart) else { return false };
        if (claim..first).any(|at| self.is_player(at)) {
            return false;
        }
        let is_theirs = |at: &usize| self.says_call(*at) && self.seat_at(*at - 1) == Some(by);
        let theirs: Vec<usize> = (first + 1..self.lexemes.len()).filter(is_theirs).collect();
        let ([call], Some(told)) = (theirs.as_slice(), self.lexemes.get(claim).copied()) else { return false };
        self.lexemes.insert(call + 1, told);
        self.lexemes.drain(at..=claim);
        true
    }

    fn says_call(&self, at: usize) -> bool {
        self.token(at).is_some_and(|token| as_call(token).is_some() || matches!(token, Token::Passes(_)))
    }

    fn is_role(&self, at: usize) -> bool {
        self.token(at).is_some_and(Token::is_role)
    }

    /// `then North dealer bid 1H`: no sign stands between the dealer and the call.
    fn is_dealer_who_calls(&self, at: usize, call: usize, text: &str) -> bool {
        let gap = self.gap_between(at, call, text);
        matches!(self.token(at), Some(Token::Dealer(_))) && !gap.contains([':', ',', '.', ';', '\n'])
    }

    /// The first words, up to the first call and what is claimed of it, if they say nothing else.
    fn headline(&self, text: &str) -> Option<Headline> {
        let at = (0..self.lexemes.len()).find(|at| self.says_call(*at))?;
        let call = as_call(self.token(at)?)?;
        let is_little = |token: Token| {
            token.is_verb() || matches!(token, Token::Filler | Token::Insufficient | Token::OutOfTurn | Token::Mine)
        };
        let before = (0..at).rev().take_while(|at| self.token(*at).is_some_and(is_little) || self.is_player(*at));
        let start = before.last().unwrap_or(at);
        let claims = |token: Token| matches!(token, Token::OutOfTurn | Token::Insufficient | Token::By);
        let behind = (at + 1..self.lexemes.len()).take_while(|at| {
            self.token(*at).is_some_and(claims) || self.is_player(*at) && self.token(*at - 1) == Some(Token::By)
        });
        let words = start..behind.last().unwrap_or(at) + 1;
        let has = |wanted: Token| words.clone().any(|at| self.token(at) == Some(wanted));
        let (is_out_of_turn, is_too_low) = (has(Token::OutOfTurn), has(Token::Insufficient));
        let mut players = words.clone().filter_map(|at| match self.token(at)? {
            Token::Relative(relation) => Some(self.seat_of_writer().seen_as(relation)),
            token => token.seat(),
        });
        let (by, other) = (players.next()?, players.next());
        let is_claimed = (is_out_of_turn || is_too_low) && !has(Token::Mine) && other.is_none();
        let before_auction = (words.end..self.lexemes.len()).find(|at| self.says_call(*at))?;
        let goes_on = (words.end..before_auction).any(|at| self.token(at).is_some_and(goes_on));
        // `N 1H oot P 1S`: nothing parts it from the calls behind it.
        let gap = self.gap_between(words.end - 1, before_auction, text);
        let is_apart = gap.contains([':', '.', ';', ',', '\n']);
        (is_claimed && !goes_on && is_apart).then_some(Headline { words, at, call, by, is_out_of_turn, is_too_low })
    }

    /// What stands between the two, with the colon that may belong to a player's name: `by South:`.
    fn gap_between<'t>(&self, one: usize, next: usize, text: &'t str) -> &'t str {
        let word = self.span_of(one, one + 1);
        let colon = usize::from(word.of(text).ends_with(':'));
        text.get(word.to - colon..self.span_of(next, next + 1).from).unwrap_or_default()
    }

    /// Whether the auction behind a headline begins a sentence, or its dealer is named behind the headline.
    fn begins_another_clause(&self, headline: &Headline, first: usize, text: &str) -> bool {
        let gap = self.gap_between(headline.words.end - 1, first, text);
        let deals = |one: &Lexeme| matches!(one.token, Token::Dealer(_) | Token::DealerSeen(_));
        gap.contains([':', '.', ';', '\n']) || self.lexemes.iter().skip(headline.words.end).any(deals)
    }

    /// Whether it would be this player's turn behind the auction, and the bid would be too low there.
    fn is_too_low_behind(&self, headline: &Headline, calls: &[usize]) -> bool {
        let Some(bid) = headline.call.bid() else { return false };
        let named = |at: usize| {
            let label = at.checked_sub(1).filter(|at| *at >= headline.words.end).and_then(|at| self.token(at))?;
            match label {
                Token::Relative(relation) => Some(self.seat_of_writer().seen_as(relation)),
                token => token.seat(),
            }
        };
        let dealt = self.lexemes.iter().find_map(|one| match one.token {
            Token::Dealer(seat) => Some(seat),
            Token::DealerSeen(relation) => Some(self.seat_of_writer().seen_as(relation)),
            _ => None,
        });
        let opener = calls.first().and_then(|at| named(*at));
        if opener == Some(headline.by.lho()) {
            // `S insufficient 1H, W P`: what happened then.
            return false;
        }
        let mut turn = dealt.or(opener).unwrap_or(Seat::North);
        let mut highest: Option<Bid> = None;
        for at in calls {
            let Some(call) = self.token(*at).and_then(as_call) else { return false };
            if named(*at).is_some_and(|by| by != turn) || call.bid().is_some_and(|bid| !bid.is_sufficient_over(highest))
            {
                return false;
            }
            highest = highest.max(call.bid());
            turn = turn.lho();
        }
        turn == headline.by && !bid.is_sufficient_over(highest)
    }

    /// The headline, as the call after all others.
    fn put_behind(&mut self, headline: Headline, last: usize) {
        let Headline { words, at, call, by, is_out_of_turn, is_too_low } = headline;
        let Some(told) = self.lexemes.get(at).copied() else { return };
        // A dealer's name may not be made of the player who is told of first.
        let label = Lexeme { token: Token::Label(by, Colon::Glued), ..told };
        let made = Lexeme { token: Token::Call(call), ..told };
        let claims = [(is_out_of_turn, Token::OutOfTurn), (is_too_low, Token::Insufficient)];
        let claims =
            claims.into_iter().filter(|(is_claimed, _)| *is_claimed).map(|(_, token)| Lexeme { token, ..told });
        let moved: Vec<Lexeme> = [label, made].into_iter().chain(claims).collect();
        self.lexemes.splice(last + 1..last + 1, moved);
        self.lexemes.drain(words);
    }
}

/// Words after which the auction goes on from the call that is told first.
const fn goes_on(token: Token) -> bool {
    matches!(
        token,
        Token::Accepted
            | Token::Declined
            | Token::AcceptedSign
            | Token::DeclinedSign
            | Token::Consent
            | Token::Arrow(_)
            | Token::Withdrawn
            | Token::ChangeVerb
            | Token::Ruled
            | Token::Refusal
            | Token::No
            | Token::MadeGood
            | Token::Over
            | Token::HadCalled
            | Token::Before
            | Token::Mispull
    )
}

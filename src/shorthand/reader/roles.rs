//! Players named by what they did: `opener`, or in the verb, `raised to`. This is checked against whose turn it is.

use super::{Colon, Lexeme, Reader, Token, Trust};
use crate::{
    bridge::{Call, Seat},
    record::Event,
    shorthand::problem::{ProblemKind, Reading, Span},
};

impl Reader<'_> {
    /// `1S P 1H by opener`: the player who made the call before it, if it was theirs.
    pub(super) fn by_role(&mut self, span: Span, rest: &[Lexeme]) {
        let Some(role) = rest.first().filter(|next| next.token.is_role()) else { return };
        self.role_behind = Some(role.span);
        let Some((last, seat)) = self.table.last_call().zip(self.seat_of(role.token)) else {
            return self.problem_if_sure(ProblemKind::MarkWithoutCall, span.until(role.span));
        };
        if last.by != seat {
            let candidates = vec![seat, last.by];
            self.problem_if_sure(ProblemKind::WhoCalled { candidates }, last.span.until(role.span));
            self.trust = Trust::Broken;
        }
    }

    /// `opener`, `responder`: before a call, that player calls; if it is another player's turn, somebody passed or was skipped.
    pub(super) fn role(&mut self, role: Token, span: Span, rest: &[Lexeme]) {
        if self.role_behind == Some(span) {
            return;
        }
        if let Some(seat) = self.seat_of(role)
            && matches!(rest.first().map(|next| next.token), Some(Token::Accepted | Token::Declined))
        {
            return self.seat(seat, span, rest, Colon::Glued);
        }
        let Some(seat) = self.seat_of(role).filter(|_| rest.first().is_some_and(|next| next.token.is_call())) else {
            return self.left_out.push(span);
        };
        if seat != self.table.turn && !self.table.awaits_the_intended_call() {
            let turn = self.table.turn;
            let choices = vec![Reading::Call(Call::Pass), Reading::Skipped(turn)];
            self.problem_if_sure(ProblemKind::Ambiguous { choices }, span);
            self.trust = Trust::Broken;
        }
        self.label = Some((seat, span));
    }

    /// `raised to`, `rebids`, with no player named before.
    pub(super) fn verb_of(&mut self, verb: Token, span: Span, rest: &[Lexeme]) {
        let Some((bidder, _)) = self.bids().last() else { return };
        let seat = if verb == Token::OwnVerb { bidder } else { bidder.partner() };
        let is_other = if verb == Token::OwnVerb { self.has_bid(self.table.turn) } else { seat == self.table.turn };
        if !is_other {
            let call = rest.iter().find(|next| next.token.is_call()).map_or(span, |call| call.span);
            let candidates = vec![seat, self.table.turn];
            self.problem_if_sure(ProblemKind::WhoCalled { candidates }, span.until(call));
            self.trust = Trust::Broken;
        }
    }

    pub(super) fn has_bid(&self, seat: Seat) -> bool {
        self.bids().any(|(by, _)| by == seat)
    }

    fn seat_of(&self, role: Token) -> Option<Seat> {
        let (opener, _) = self.bids().next()?;
        match role {
            Token::Responder => Some(opener.partner()),
            Token::Overcaller => self.bids().map(|(by, _)| by).find(|by| by.side() != opener.side()),
            _ => Some(opener),
        }
    }

    /// The bids so far, and who made them.
    fn bids(&self) -> impl Iterator<Item = (Seat, Call)> {
        self.table.events.iter().filter_map(|event| match event {
            Event::Call(made) if made.call.bid().is_some() => Some((made.by?, made.call)),
            _ => None,
        })
    }
}

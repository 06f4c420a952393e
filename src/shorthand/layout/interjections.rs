//! A bid behind a word or a mark: the player's own, in place of the one before, or the next player's.

use super::Sheet;
use crate::{
    bridge::Call,
    shorthand::{
        problem::{Problem, ProblemKind, Reading, Replaced},
        token::Token,
    },
};

impl Sheet {
    /// `1S 1H hmm 2H`, `1S 1H (insufficient), then 2H`, `1S 1H. 2C?`: the player corrects the call, the next one bids, or somebody
    /// asks what would be allowed.
    pub(super) fn question_interjections(&mut self, text: &str) {
        let Some(irregular) = self.first_insufficient() else { return };
        let is_word = |at: &usize| {
            let token = self.token(*at);
            matches!(token, Some(Token::Aside | Token::Filler | Token::And)) || token.is_some_and(Token::is_verb)
        };
        let is_mark = |at: &usize| {
            matches!(self.token(*at), Some(Token::Insufficient | Token::Illegal | Token::Exclamation | Token::Doubt))
        };
        let is_claim = |at: &usize| matches!(self.token(*at), Some(Token::Insufficient | Token::Illegal));
        // `1S 1H. 1H ib. 2H`
        let again = |at: &usize| self.call_at(*at) == self.call_at(irregular) && is_mark(&(at + 1));
        let names = |at: &usize| {
            let by = |at: usize| self.token(at) == Some(Token::By);
            by(*at) || self.is_player(*at) && by(at - 1) || matches!(self.token(*at), Some(Token::SeatOrSuit(..)))
        };
        let says_little =
            |at: &usize| is_word(at) || is_mark(at) || names(at) || self.token(*at) == Some(Token::Dash) || again(at);
        let end = (irregular + 1..).find(|at| !says_little(at)).unwrap_or(irregular);
        let span = |at: usize| self.lexemes.get(at).map(|lexeme| lexeme.span).unwrap_or_default();
        let between = text.get(span(irregular).to..span(end).from).unwrap_or_default();
        let spoken = (irregular + 1..end).any(|at| is_word(&at)) || between.contains("..");
        let bid = |at: usize| self.call_at(at).and_then(Call::bid);
        let higher = bid(irregular)
            .zip(bid(end))
            .is_some_and(|(one, next)| one.denomination == next.denomination && one.level < next.level);
        let doubt = (end + 1..).find(|at| !is_word(at)).filter(|at| {
            let is_last = at + 1 == self.lexemes.len();
            is_last && self.token(*at) == Some(Token::Doubt) && span(*at).of(text).starts_with('?')
        });
        let apart = spoken || between.contains(['.', '\n', '?', '!']);
        let asks = doubt.is_some() && !self.has_row_of_players() && bid(end).is_some() && (higher || apart);
        // Other forms mark the bid, and go on in turn.
        let marked = !self.in_form && !self.has_row_of_players() && (irregular + 1..end).any(|at| is_claim(&at));
        // `1S 1H ib, 2S`: another sign than the calls have between them.
        let sign = |text: &str| text.trim_end_matches(' ').chars().next_back().filter(|ch| ",.;:-".contains(*ch));
        let usual = sign(text.get(..span(irregular).from).unwrap_or_default());
        let set_off = marked && sign(between).is_some_and(|sign| Some(sign) != usual) && bid(end).is_some();
        if asks || (spoken || marked) && higher || set_off {
            let whole = span(irregular).until(span(end));
            let kind = match self.call_at(irregular).zip(self.call_at(end)) {
                Some((over, call)) => ProblemKind::WhoseCall { call, over, by: None, mark: Replaced::Irregular },
                None => ProblemKind::Ambiguous { choices: vec![Reading::ChangeOfCall, Reading::NextCall] },
            };
            self.problems.push(Problem::new(kind, whole));
            self.lexemes.drain(irregular + 1..end);
        }
    }
}

//! The dealer, named behind the first call: `S 1D over E's 1H, N was dealer and passed`.

use super::Sheet;
use crate::{
    bridge::Call,
    shorthand::{
        lexer::Lexeme,
        problem::{Problem, ProblemKind},
        text::folded,
        token::Token,
        words::LISTS,
    },
};

/// The most characters that name the writer, with the signs before them.
const LONGEST: usize = 20;

impl Sheet {
    /// `1S from me (E, dealer)`, `W dealer, that's me`, `LHO is dealer N. 1S`: whether the seat of the dealer is that of the person who is
    /// named beside them.
    pub(super) fn question_persons_beside_the_dealer(&mut self, text: &str) {
        let sees = |at: usize| matches!(self.token(at), Some(Token::Relative(_) | Token::Mine));
        let has_persons = self.writer.is_none() && (0..self.lexemes.len()).any(sees);
        let is_dealer = |at: &usize| matches!(self.token(*at), Some(Token::Dealer(_) | Token::DealerSeen(_)));
        let is_asked = |at: &usize| {
            let span = self.span_of(*at, at + 1);
            let is_in_brackets = text.get(..span.from).is_some_and(|before| before.ends_with(['(', '[']));
            let is_seen = matches!(self.token(*at), Some(Token::DealerSeen(_)));
            let names_seat = self.token(at + 1).is_some_and(|next| next.seat().is_some());
            is_in_brackets && has_persons
                || is_seen && names_seat && self.is_close(*at, at + 1, text)
                || names_the_writer(text.get(span.to..).unwrap_or_default())
        };
        let found: Vec<usize> = (0..self.lexemes.len()).filter(is_dealer).filter(is_asked).collect();
        for at in found {
            self.ask_whether(at, at);
        }
    }

    /// `1S 1H, South gave pass`: behind calls, a verb that says who dealt and is followed at once by something else.
    pub(super) fn question_who_gave(&mut self, text: &str) {
        for at in 1..self.lexemes.len() {
            let is_dealer = matches!(self.token(at), Some(Token::Dealer(_) | Token::DealerOf | Token::DealerSeen(_)));
            let gives = |said: &str| said.split(' ').next_back().is_some_and(|word| LISTS.gives.contains(&word));
            let is_joined = is_dealer && self.is_close(at, at + 1, text) && self.call_stands_before(at);
            if is_joined && gives(&self.word_at(at, text)) {
                self.ask_whether(at - usize::from(self.is_player(at - 1)), at);
            }
        }
    }

    /// `North is dealer and hasn't called yet`
    pub(super) fn take_dealers_who_had_not_called(&mut self) {
        for at in (1..self.lexemes.len()).rev() {
            let and = usize::from(self.token(at - 1) == Some(Token::And));
            let dealt = at.checked_sub(1 + and).and_then(|at| self.token(at));
            if self.token(at) == Some(Token::CouldCall) && matches!(dealt, Some(Token::Dealer(_))) {
                self.says_who_had_not_called = true;
                self.left_out.push(self.span_of(at, at + 1));
                self.lexemes.drain(at - and..=at);
            }
        }
    }

    /// `then North dealer bid 1H`, `dealer E accepted`, after the first call: the dealer calls or chooses.
    pub(super) fn name_dealers_who_call(&mut self, text: &str) {
        for at in (0..self.lexemes.len()).rev() {
            if let Some(caller) = self.dealer_who_calls(at, text) {
                self.lexemes.insert(at + 1, caller);
            }
        }
    }

    /// `East should have opened. 1H P 1D`: where no player is named, East's turn was taken by somebody else, perhaps.
    pub(super) fn question_who_opened_instead(&mut self, text: &str) {
        let is_due = |one: &&Lexeme| {
            let said = folded(one.span.of(text));
            matches!(one.token, Token::Dealer(_)) && said.split(' ').any(|word| LISTS.due.contains(&word))
        };
        let Some(due) = self.lexemes.iter().find(is_due).copied() else { return };
        let Some(first) = (0..self.lexemes.len()).find(|at| self.call_at(*at).is_some()) else { return };
        let Token::Dealer(seat) = due.token else { return };
        if (0..first).any(|before| self.is_player(before)) {
            return;
        }
        let candidates = vec![seat, seat.lho(), seat.partner(), seat.rho()];
        self.problems.push(Problem::new(ProblemKind::WhoCalled { candidates }, self.span_of(first, first + 1)));
    }

    fn dealer_who_calls(&self, at: usize, text: &str) -> Option<Lexeme> {
        let dealer = self.lexemes.get(at)?;
        let Token::Dealer(seat) = dealer.token else { return None };
        let is_named = at > 0 && self.token(at - 1).and_then(Token::seat) == Some(seat);
        let idle = |next: &usize| matches!(self.token(*next), Some(Token::And | Token::Filler));
        let next = (at + 1..self.lexemes.len()).find(|next| !idle(next)).filter(|_| !is_named)?;
        let says = self.token(next)?;
        let chooses = matches!(says, Token::Accepted | Token::Declined);
        let in_words = says.is_verb() || self.span_of(next, next + 1).of(text).chars().count() > 3;
        let gap = text.get(dealer.span.to..self.span_of(next, next + 1).from)?;
        // `West, who was dealer, passed`, `West (dealer): 1C`
        // `(dealer W) 1C` says nothing of a call.
        let closes = gap.contains([')', ']']) && !dealer.span.of(text).contains(['(', '[']);
        // `dealer N, not accepted` is about the one who chooses.
        let names_last = ends_with_a_seat(dealer.span.of(text)) && chooses;
        let apart = gap.contains(['.', ';', '(', '\n']) || gap.contains(',') && (!in_words || names_last) || closes;
        let is_first = !self.lexemes.iter().take(at).any(|before| before.token.is_call());
        let calls = says.is_call() || says.is_verb() || chooses;
        (calls && !apart && !is_first).then_some(Lexeme { token: Token::Seat(seat), ..*dealer })
    }

    /// `South bid 1D over East's 1H, North was dealer and passed`: the first call of the dealer came before all others. Where more is
    /// told after it, or only one call before, the order is asked about.
    pub(super) fn put_dealers_call_first(&mut self) {
        let is_call = |at: &usize| self.token(*at).is_some_and(Token::is_call);
        let dealt = |lexeme: &Lexeme| matches!(lexeme.token, Token::Dealer(_));
        let Some(first) = (0..self.lexemes.len()).find(is_call) else { return };
        let Some(told) = self.lexemes.iter().position(dealt).filter(|told| *told > first) else { return };
        let Some(Token::Dealer(dealer)) = self.token(told) else { return };
        let goes_back = |lexeme: &Lexeme| {
            let chosen = matches!(lexeme.token, Token::Accepted | Token::Declined | Token::Ruled);
            chosen || matches!(lexeme.token, Token::OutOfTurn | Token::Skip(_) | Token::SkippedWord)
        };
        let is_dealer = |at: &usize| self.token(*at).and_then(Token::seat) == Some(dealer);
        let by = |at: usize| self.token(at) == Some(Token::By);
        let by_another = (0..first).any(|at| self.is_player(at)) || by(first + 1) || self.is_player(first + 1);
        let Some(caller) = (0..self.lexemes.len()).find(is_dealer).filter(|caller| *caller > first) else { return };
        if !by_another || self.lexemes.iter().any(goes_back) {
            return;
        }
        let says_little = |at: &usize| {
            let is_little = |one: Token| matches!(one, Token::And | Token::Filler) || one == Token::Dealer(dealer);
            self.token(*at).is_some_and(|one| one.is_verb() || is_little(one))
        };
        let behind = caller > 1 && by(caller - 1) && is_call(&(caller - 2));
        let call = if behind { Some(caller - 2) } else { (caller + 1..).find(|at| !says_little(at)).filter(is_call) };
        let Some(call) = call.filter(|call| *call > first) else { return };
        let (from, to) = (call.min(caller), call.max(caller));
        let before = (0..from).filter(is_call).count();
        let tells = |at: usize| self.token(at).is_some_and(|one| one.is_material() && one != Token::Dealer(dealer));
        // `E pass, S pass, N 1C. N dealt`: told in order perhaps, and out of turn.
        let is_told_in_order = !(from..=to).contains(&told) && !behind && to - from == 1;
        if before < 2 || is_told_in_order || (to + 1..self.lexemes.len()).any(tells) {
            let other = self.lexemes.iter().find_map(|one| one.token.seat());
            let candidates = [Some(dealer), other].into_iter().flatten().collect();
            return self.unclear(call, ProblemKind::WhoDealt { candidates });
        }
        let told: Vec<Lexeme> = self.lexemes.drain(from..=to).collect();
        self.lexemes.splice(0..0, told);
    }

    /// `Opener: W. P P 1S 1H`: the player who made the first bid. The passes before it tell who dealt.
    pub(super) fn take_opener(&mut self, text: &str) {
        let names = |at: &usize| match self.token(*at) {
            Some(Token::Opener) => true,
            Some(Token::OpenVerb) => {
                Sheet::between(text, self.span_of(*at, at + 1), self.span_of(at + 1, at + 2)).contains([':', '='])
            }
            _ => false,
        };
        let first_call = self.lexemes.iter().position(|lexeme| lexeme.token.is_call()).unwrap_or_default();
        let at = (0..first_call).find(names).filter(|at| self.token(at + 2) != Some(Token::Owner));
        let Some((at, opener)) = at.and_then(|at| Some((at, self.token(at + 1)?.seat()?))) else { return };
        let span = self.span_of(at, at + 2);
        let (mut dealer, mut named) = (opener, None);
        for lexeme in self.lexemes.iter().skip(at + 2) {
            let passes = match lexeme.token {
                Token::Call(Call::Pass) => 1,
                Token::Passes(count) => count,
                Token::Call(_) => break,
                token => {
                    named = token.seat().or(named);
                    continue;
                }
            };
            (dealer, named) = ((0..passes).fold(dealer, |seat, _| seat.rho()), None);
        }
        self.lexemes.remove(at + 1);
        if let Some(other) = named.filter(|other| *other != opener) {
            self.lexemes.remove(at);
            return self.ask_who_dealt(span, vec![opener, other]);
        }
        if let Some(lexeme) = self.lexemes.get_mut(at) {
            (lexeme.token, lexeme.span) = (Token::Dealer(dealer), span);
        }
    }

    /// `S 1D over E 1H. N dealer, 1C`: the dealer's call, or that of the player whose turn it is. `North (dealer) then bid 1D` is theirs.
    pub(super) fn question_calls_after_the_dealer(&mut self, text: &str) {
        for at in 1..self.lexemes.len() {
            let Some(Token::Dealer(dealer)) = self.token(at) else { continue };
            let is_little = |one: Token| matches!(one, Token::And | Token::Filler) || one.is_verb();
            let says_little = |at: &usize| self.token(*at).is_some_and(is_little);
            let next = (at + 1..).find(|at| !says_little(at)).unwrap_or(at);
            let called = (0..at).any(|at| self.token(at).is_some_and(Token::is_call));
            let gap = Sheet::between(text, self.span_of(at, at + 1), self.span_of(at + 1, at + 2));
            // `(dealer W) 1C`
            let closes = gap.contains([')', ']']) && !self.span_of(at, at + 1).of(text).contains(['(', '[']);
            if !called || closes || self.call_at(next).is_none() || gap.contains(['.', '\n']) {
                continue;
            }
            let acts = !gap.contains(',') && (at + 1..next).any(|at| self.token(at).is_some_and(Token::is_verb));
            if let Some(&named) = self.lexemes.get(at).filter(|named| acts && !ends_with_a_seat(named.span.of(text))) {
                self.lexemes.insert(next, Lexeme { token: Token::Seat(dealer), ..named });
            } else {
                self.unclear(next, ProblemKind::WhoCalled { candidates: vec![dealer, dealer.lho()] });
            }
        }
    }

    /// `W: -` above `N: 1S`, `E: P`: West passed as dealer, or had not called when North began.
    pub(super) fn question_dash_of_the_first(&mut self) {
        let Some(first) = self.lexemes.iter().position(|one| one.token != Token::Filler) else { return };
        let next = (first + 1..).find(|at| self.token(*at) != Some(Token::Dash)).unwrap_or(first);
        let seat = |at: usize| self.token(at).and_then(Token::seat);
        let is_list = next > first + 1 && !self.in_form && !self.in_columns;
        if let (Some(player), Some(other), true) = (seat(first), seat(next), is_list)
            && self.dealer != Some(player)
        {
            let candidates = vec![player, self.dealer.unwrap_or(other)];
            self.unclear(first + 1, ProblemKind::WhoDealt { candidates });
        }
    }
}

/// `dealer N`, and not `North, the dealer`.
fn ends_with_a_seat(words: &str) -> bool {
    let said = folded(words);
    let last = said.rsplit(|ch: char| !ch.is_alphanumeric()).find(|word| !word.is_empty()).unwrap_or_default();
    LISTS.tokens.iter().any(|(known, token)| *known == last && token.seat().is_some())
}

/// `, that's me`: how a text goes on that names the writer.
fn names_the_writer(behind: &str) -> bool {
    let said = folded(&behind.chars().take(LONGEST).collect::<String>());
    let said = said.trim_start_matches([' ', ',', '-', '=', '(']);
    let begins = |words: &&str| said.strip_prefix(words).is_some_and(|rest| !rest.starts_with(char::is_alphanumeric));
    LISTS.that_is_me.iter().any(begins)
}

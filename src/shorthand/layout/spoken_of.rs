//! Calls that are spoken of and not made, and players who say something and call nothing: `4S is cold`, `what about 2H.`,
//! `N alerted 2C`.

use super::{Sheet, phrases::as_call, retold::describes};
use crate::{
    bridge::{Call, Relation, Seat},
    shorthand::{
        problem::{ProblemKind, Reading},
        text::folded,
        token::Token,
        words::LISTS,
    },
};

impl Sheet {
    /// `1S 2D 2C over natural 2D`, `1NT P 2H P 1S (after transfer)`: said of the call below, and not of the one before the word.
    pub(super) fn question_what_is_below(&mut self) {
        let says_little = |token: Token| matches!(token, Token::Filler | Token::Owner | Token::Mine | Token::Aside);
        for over in 0..self.lexemes.len() {
            let next = (over + 1..).find(|at| !self.token(*at).is_some_and(says_little)).unwrap_or(over);
            // `over strong 2H`: the word stands behind its call by now.
            let is_moved = self.token(next).is_some_and(Token::is_call)
                && self.lexemes.get(next + 1).is_some_and(|word| word.span.from < self.span_of(next, next + 1).from);
            let next = next + usize::from(is_moved);
            if self.token(over) == Some(Token::Over) && self.token(next).is_some_and(describes) {
                self.unclear(next, ProblemKind::Ambiguous { choices: vec![Reading::Meaning, Reading::Remark] });
            }
        }
    }

    /// `1S P 2C, N alerted, P 1NT`: a remark on a call, and no call of that player's.
    pub(super) fn drop_who_alerted(&mut self, text: &str) {
        for at in (0..self.lexemes.len()).rev() {
            if !self.is_player(at) || !self.explains_at(at + 1, text) || !self.is_beside(at, at + 1, text) {
                continue;
            }
            let by = at > 0 && self.token(at - 1) == Some(Token::By);
            if by || self.stands_behind_its_call(at, text) {
                continue;
            }
            let says_little = |at: &usize| matches!(self.token(*at), Some(Token::Filler | Token::Pronoun));
            let end =
                (at + 2..).find(|end| !says_little(end) || !self.is_beside(end - 1, *end, text)).unwrap_or(at + 2);
            let acts = self.token(end + 1).is_some_and(|next| next.is_call() || next.is_verb());
            if self.token(end) == Some(Token::And) && acts {
                // `N alerted and bid 2D`
                self.left_out.push(self.span_of(at + 1, end));
                self.lexemes.drain(at + 1..=end);
                continue;
            }
            let named = self.token(end).and_then(as_call).filter(|_| self.is_beside(end - 1, end, text));
            let is_last = !(end + 1..self.lexemes.len()).any(|at| self.token(at).is_some_and(Token::is_call));
            let was_made = (0..at).any(|at| self.token(at).and_then(as_call) == named);
            match named {
                Some(Call::Pass) if is_last => self.ask_whether(at, end),
                Some(call) if call != Call::Pass && !was_made => self.ask_whether(at, end),
                Some(call) if call != Call::Pass => self.leave_out(at, end + 1),
                Some(_) | None => self.leave_out(at, end),
            }
        }
    }

    /// `alerted`, `explains it`
    fn explains_at(&self, at: usize, text: &str) -> bool {
        self.lexemes.get(at).is_some_and(|word| {
            let said = folded(word.span.of(text));
            let begins = LISTS.alerts.iter().any(|stem| said.starts_with(stem));
            begins && !word.token.is_call() && word.token != Token::Meaning
        })
    }

    /// `1S W, 2C N alerted`: where players stand behind their calls, and none before this one.
    fn stands_behind_its_call(&self, at: usize, text: &str) -> bool {
        let behind = |at: usize| {
            let after = at > 0 && self.token(at - 1).is_some_and(Token::is_call) && self.is_beside(at - 1, at, text);
            after && !(at > 1 && self.is_player(at - 2))
        };
        let ends = |at: usize| !self.is_close(at, at + 1, text);
        behind(at)
            && (0..self.lexemes.len()).any(|other| other != at && self.is_player(other) && behind(other) && ends(other))
    }

    /// Whether nothing but spaces comes between the two.
    fn is_beside(&self, one: usize, next: usize, text: &str) -> bool {
        let pair = self.lexemes.get(one).zip(self.lexemes.get(next));
        pair.is_some_and(|(one, next)| Sheet::between(text, one.span, next.span).chars().all(|ch| ch == ' '))
    }

    /// `W called. 1NT 2H 2D`: the director, perhaps, or something that is not said.
    pub(super) fn question_who_just_called(&mut self, text: &str) {
        for at in 0..self.lexemes.len() {
            let summons = || LISTS.summoning.contains(&folded(self.span_of(at + 1, at + 2).of(text)).as_str());
            let calls = self.is_player(at) && self.is_beside(at, at + 1, text) && summons();
            if !calls {
                continue;
            }
            let next =
                (at + 2..self.lexemes.len()).find(|at| !matches!(self.token(*at), Some(Token::Filler | Token::Aside)));
            let is_apart = next.is_some_and(|next| {
                let gap = Sheet::between(text, self.span_of(next - 1, next), self.span_of(next, next + 1));
                self.token(next).is_some_and(Token::is_call) && gap.contains([',', '.', ';', '!', '\n'])
            });
            if is_apart {
                self.ask_whether(at, at + 1);
            }
        }
    }

    /// `1S P 1H. 4S is cold`, `2H is allowed?`, `3NT is cold. 1NT 2H 2D`: a call of which something is said that no player says by
    /// calling. It may not have been made.
    pub(super) fn question_calls_spoken_of(&mut self, text: &str) {
        if self.in_form {
            return;
        }
        let irregular = self.first_insufficient();
        let first = (0..self.lexemes.len()).find(|at| self.token(*at).is_some_and(Token::is_call));
        for at in 0..self.lexemes.len() {
            let Some(call) = self.token(at).and_then(as_call).filter(|_| self.is_spoken_of(at, text)) else { continue };
            let is_apart = if first == Some(at) {
                self.ends_before_the_next_call(at, text)
            } else {
                irregular.is_some_and(|irregular| irregular < at) || self.begins_a_clause(at, text)
            };
            if is_apart {
                self.unclear(at, ProblemKind::Ambiguous { choices: vec![Reading::Call(call), Reading::Remark] });
            }
        }
    }

    /// `1S 2H 2D P. 2D is insufficient`: said of the bid that was too low, and no bid of the next player's, or nobody knows.
    pub(super) fn question_claims_about_earlier_bids(&mut self, text: &str) {
        if self.in_form {
            return;
        }
        let Some(irregular) = self.first_insufficient() else { return };
        let Some(call) = self.call_at(irregular).filter(|call| call.bid().is_some()) else { return };
        let has_called = |at: usize| (irregular + 1..at).any(|at| self.token(at).is_some_and(Token::is_call));
        let is_claim = |at: usize| {
            let claim =
                (at + 1..).find(|at| !matches!(self.token(*at), Some(Token::Filler | Token::By | Token::Seat(_))));
            claim.and_then(|at| self.token(at)).is_some_and(|token| {
                matches!(token, Token::Insufficient | Token::Accepted | Token::Declined | Token::WrongCall)
            })
        };
        let again = (irregular + 1..self.lexemes.len()).filter(|at| self.call_at(*at) == Some(call));
        let found: Vec<usize> =
            again.filter(|at| has_called(*at) && is_claim(*at) && self.begins_a_sentence(*at, text)).collect();
        for at in found {
            self.unclear(at, ProblemKind::Ambiguous { choices: vec![Reading::Remark, Reading::Call(call)] });
        }
    }

    /// Whether a sentence begins with the call, or with the player before it, or a line that no call before it began.
    fn begins_a_sentence(&self, at: usize, text: &str) -> bool {
        let from = if at > 0 && self.is_player(at - 1) { at - 1 } else { at };
        // `2H, but 1H accepted`
        let contrasts = |at: usize| LISTS.contrasts.contains(&folded(self.span_of(at, at + 1).of(text)).as_str());
        if from > 0 && self.token(from - 1) == Some(Token::Filler) && contrasts(from - 1) {
            return true;
        }
        let gap = |at: usize| {
            let before = at.checked_sub(1).map(|before| self.span_of(before, at));
            before.map(|before| Sheet::between(text, before, self.span_of(at, at + 1))).unwrap_or_default()
        };
        let last = (1..from).rev().find(|at| self.token(*at).is_some_and(Token::is_call));
        let is_line = gap(from).contains('\n') && !last.is_some_and(|last| gap(last).contains('\n'));
        is_line || gap(from).contains(['.', ';', '!', '?'])
    }

    /// `4S is cold`, and not `1H is insufficient` or `2H is this ok?`
    fn is_spoken_of(&self, at: usize, text: &str) -> bool {
        let is_remark = matches!(
            self.token(at + 1),
            Some(Token::Aside | Token::Filler | Token::BadWord | Token::Consent | Token::Remark | Token::AcceptedSign)
        );
        if !is_remark {
            return false;
        }
        let rest = text.get(self.span_of(at, at + 1).to..).unwrap_or_default();
        let line = rest.split(['\n', '.', ',', ';', ':', '(', '?', '!']).next().unwrap_or_default();
        let said = folded(line);
        let said = said.strip_prefix(' ').unwrap_or_default();
        let behind = |copula: &&str| said.strip_prefix(*copula).and_then(|rest| rest.strip_prefix(' '));
        let next = LISTS.copulas.iter().find_map(behind).and_then(|rest| rest.split_whitespace().next());
        next.is_some_and(|next| !LISTS.subjects.contains(&next))
    }

    /// Whether another sign stands before the call than between the others.
    fn begins_a_clause(&self, at: usize, text: &str) -> bool {
        let gap = |at: usize| {
            let gap = Sheet::between(text, self.span_of(at - 1, at), self.span_of(at, at + 1));
            gap.chars().filter(|ch| ".,;:!?\n".contains(*ch)).collect::<String>()
        };
        let calls = (1..at).filter(|at| self.token(*at).is_some_and(Token::is_call));
        let others: String = calls.map(gap).collect();
        at > 0 && gap(at).chars().any(|sign| !others.contains(sign))
    }

    /// Whether a sentence ends between this call and the next one.
    fn ends_before_the_next_call(&self, at: usize, text: &str) -> bool {
        let next = (at + 1..self.lexemes.len()).find(|at| self.token(*at).is_some_and(Token::is_call));
        let gap = next.map(|next| Sheet::between(text, self.span_of(at, at + 1), self.span_of(next, next + 1)));
        gap.is_some_and(|gap| gap.contains(['.', '!', '?', ';', '\n']))
    }

    /// `what about 2H. 1NT 2H 2D`, `other table: 3NT. 1H 1S 1D`: one call that is only supposed, or made elsewhere, and then the auction.
    pub(super) fn question_supposed_call(&mut self, suppose: usize, text: &str) {
        let Some(call) = (suppose + 1..self.lexemes.len()).find(|at| self.token(*at).is_some_and(Token::is_call))
        else {
            return;
        };
        let next = (call + 1..self.lexemes.len()).find(|at| self.token(*at).is_some_and(Token::is_call));
        // `what if W passes. N 1NT`: told in order.
        let is_named = next.is_some_and(|next| (call + 1..next).any(|at| self.is_player(at)));
        let gap = next.map(|next| Sheet::between(text, self.span_of(call, call + 1), self.span_of(next, next + 1)));
        let is_apart = gap.is_some_and(|gap| gap.contains([',', ':']));
        if !is_named && (is_apart || self.ends_before_the_next_call(call, text)) {
            self.ask_whether(suppose, call);
        }
    }

    /// `1S p 1H. i 2H`, `N 1sp i tur, Ø 1hj`: the writer, with nothing said but a call, or the Norwegian word for *in*.
    pub(super) fn question_the_letter_i(&mut self, text: &str) {
        let others = self.lexemes.iter().filter(|one| matches!(one.token, Token::Relative(_))).count();
        for at in 0..self.lexemes.len() {
            let span = self.span_of(at, at + 1);
            let is_letter =
                self.token(at) == Some(Token::Relative(Relation::Same)) && span.of(text).eq_ignore_ascii_case("i");
            let is_alone = others == 1 && self.writer.is_none() && self.token(at + 1).is_some_and(Token::is_call);
            if is_letter && (is_alone || self.goes_on_without_a_verb(at, text)) {
                self.unclear(at, ProblemKind::Ambiguous { choices: vec![Reading::Seat(Seat::South), Reading::Remark] });
            }
        }
    }

    /// `i tur`, `i åpning`, `i vests tur`: words that tell of nothing that the writer did, or another player.
    fn goes_on_without_a_verb(&self, at: usize, text: &str) -> bool {
        let to = self.span_of(at, at + 1).to;
        let said = text.get(to..).unwrap_or_default().split([',', '.', ';', ':', '!', '?', '\n', '(']).next();
        let end = to + said.unwrap_or_default().len();
        let mut next = (at + 1..self.lexemes.len()).take_while(|next| self.span_of(*next, *next + 1).from < end);
        let is_word =
            |one: &usize| matches!(self.token(*one), Some(Token::Filler | Token::Aside)) && !self.says_then(*one, text);
        match next.next() {
            Some(first) if self.is_player(first) => true,
            Some(first) => {
                is_word(&first)
                    && next.take_while(|one| !self.token(*one).is_some_and(Token::is_call)).all(|one| is_word(&one))
            }
            None => false,
        }
    }

    /// `then`, `så`
    fn says_then(&self, at: usize, text: &str) -> bool {
        LISTS.then.contains(&folded(self.span_of(at, at + 1).of(text)).as_str())
    }
}

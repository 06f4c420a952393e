//! Words beside a player that tell of no call: `West must pass: 1S 1H`, `East to lead`, `IB West: …`; and letters that may be a player.

use super::Sheet;
use crate::{
    bridge::{Call, Seat},
    shorthand::{
        problem::{Problem, ProblemKind, Reading},
        text::folded,
        token::Token,
        words::LISTS,
    },
};

/// No word that takes a claim back is longer.
const LONGEST: usize = 24;

impl Sheet {
    /// `West must pass: 1S 1H`: a remark, with its player, who has not dealt therefore.
    pub(super) fn drop_who_is_barred(&mut self, text: &str) {
        let first = self.lexemes.iter().position(|one| one.token.is_call()).unwrap_or_default();
        for at in 0..first {
            let said = folded(self.span_of(at + 1, at + 2).of(text));
            let is_barred = self.token(at + 1) == Some(Token::Filler) && LISTS.barred.contains(&said.as_str());
            if is_barred && self.is_player(at) && !self.token(at + 2).is_some_and(Token::is_claim) {
                for lexeme in self.lexemes.iter_mut().skip(at).take(2) {
                    lexeme.token = Token::Aside;
                }
            }
        }
    }

    /// `1sp p p p, øst ut`: the lead, and no call out of turn by a player who was named before it.
    pub(super) fn question_leads(&mut self, text: &str) {
        let Some(last) = self.lexemes.len().checked_sub(1) else { return };
        let is_lead = self.token(last) == Some(Token::OutOfTurn)
            && LISTS.lead_behind_player.contains(&folded(self.span_of(last, last + 1).of(text)).as_str());
        let Some(player) = last.checked_sub(1).filter(|at| is_lead && self.is_player(*at)) else { return };
        let is_of_a_call = player.checked_sub(1).is_some_and(|at| self.token(at) == Some(Token::By));
        if !is_of_a_call {
            self.unclear(last, ProblemKind::UnknownWord);
        }
    }

    /// `IB West: P P 1S 1H`: a heading, and nobody knows whether the player dealt.
    pub(super) fn question_claims_in_front(&mut self, text: &str) {
        let is_claim = matches!(self.token(0), Some(Token::Insufficient | Token::Alerted));
        let Some(seat) = self.token(1).and_then(Token::seat).filter(|_| is_claim) else { return };
        let is_close = Sheet::between(text, self.span_of(0, 1), self.span_of(1, 2)).trim_matches(' ').is_empty();
        let others = self.lexemes.iter().skip(2).any(|one| one.token.seat().is_some());
        if is_close && !others && self.token(2).is_some_and(Token::is_call) {
            let choices = vec![Reading::Dealer(seat), Reading::Remark];
            self.problems.push(Problem::new(ProblemKind::Ambiguous { choices }, self.span_of(1, 2)));
        }
    }

    /// `P's 1S, 1H`, `S: 1S, W: 2H, P: 2D`, `their P passes`, `E's p doubled`: a pass, or partner.
    pub(super) fn question_partners_initial(&mut self, text: &str) {
        let is_initial = |at: &usize| {
            let span = self.span_of(*at, *at + 1);
            let behind = text.get(span.to..).unwrap_or_default();
            let is_owner = ["'s ", "’s "].iter().any(|sign| behind.starts_with(sign));
            let is_label = behind.starts_with(": ") && self.token(at + 1).is_some_and(Token::is_call);
            let is_mine = at.checked_sub(1).is_some_and(|before| self.token(before) == Some(Token::Mine));
            let is_theirs = || at.checked_sub(1).is_some_and(|before| self.says_whose(before, text));
            let names_them = (is_owner || is_label && !self.player_before(*at)) && !is_mine;
            self.call_at(*at) == Some(Call::Pass)
                && span.of(text).eq_ignore_ascii_case("p")
                && (names_them || !self.in_form && is_theirs())
        };
        let found: Vec<usize> = (0..self.lexemes.len()).filter(is_initial).collect();
        for at in found {
            let choices = vec![Reading::Call(Call::Pass), Reading::Seat(Seat::North)];
            self.unclear(at, ProblemKind::Ambiguous { choices });
        }
    }

    /// `their`, `E's`, `my`, and only a space behind.
    fn says_whose(&self, at: usize, text: &str) -> bool {
        let is_beside = Sheet::between(text, self.span_of(at, at + 1), self.span_of(at + 1, at + 2)) == " ";
        let said = || self.word_at(at, text);
        is_beside
            && (matches!(self.token(at), Some(Token::Owner | Token::Mine))
                || LISTS.possessives.contains(&said().as_str())
                || self.is_player(at) && said().ends_with("'s"))
    }

    /// `1S no no 1H`: passes, or a change of mind.
    pub(super) fn question_no_no(&mut self) {
        let twice = |at: &usize| self.token(*at) == Some(Token::No) && self.token(at + 1) == Some(Token::No);
        let found: Vec<usize> = (0..self.lexemes.len()).filter(twice).collect();
        for at in found {
            let choices = vec![Reading::Call(Call::Pass), Reading::Remark];
            self.unclear(at, ProblemKind::Ambiguous { choices });
        }
    }

    /// `accepted, too late`, `S accepted. Wrong!`: whether the choice, or the slip, stands.
    pub(super) fn question_claims_taken_back(&mut self, text: &str) {
        let is_claim = |at: &usize| matches!(self.token(*at), Some(Token::Accepted | Token::Declined | Token::Mispull));
        let is_taken_back = |at: &usize| {
            // `mispull 2S, too late`
            let next = at + 1 + usize::from(self.call_at(at + 1).is_some());
            let behind = text.get(self.span_of(*at, next).to..).unwrap_or_default();
            let behind = behind.trim_start_matches([',', ' ', '.', '-', ';', '!', '(', '…']);
            let said = folded(&behind.chars().take(LONGEST).collect::<String>());
            let starts = |words: &&str| {
                said.strip_prefix(words)
                    .is_some_and(|rest| !rest.starts_with(char::is_alphanumeric) && !rest.starts_with('?'))
            };
            LISTS.takes_back.iter().any(starts)
        };
        let found: Vec<usize> = (0..self.lexemes.len()).filter(is_claim).filter(is_taken_back).collect();
        for at in found {
            self.unclear(at, ProblemKind::UnknownWord);
        }
    }

    /// `WNES: 1S 2H 2D`: the order in which they call; the first deals.
    pub(super) fn take_order_of_seats(&mut self, text: &str) {
        let span = self.span_of(0, 1);
        let said = folded(span.of(text)).trim_end_matches(':').to_owned();
        let letters: Vec<char> = said.chars().collect();
        if self.token(0) != Some(Token::BadWord) || letters.len() != Seat::ALL.len() {
            return;
        }
        let seats = letters.iter().map(|letter| {
            let is_it = |(word, token): &&(&str, Token)| *word == letter.to_string() && token.seat().is_some();
            LISTS.tokens.iter().find(is_it).and_then(|(_, token)| token.seat())
        });
        let Some(seats) = seats.collect::<Option<Vec<Seat>>>() else { return };
        if seats.windows(2).all(|pair| matches!(pair, [one, next] if one.lho() == *next)) {
            let named = seats.first().copied();
            self.problems.retain(|problem| problem.span != span);
            self.lexemes.remove(0);
            // `board 3. WNES 1S 1H`: two dealers.
            let other = self.dealer.filter(|dealer| Some(*dealer) != named);
            match other.zip(named) {
                Some((dealer, named)) => self.ask_who_dealt(span, vec![dealer, named]),
                None => self.dealer = named,
            }
        }
    }

    /// `TL ga syd valget: 1sp 1hj`: a player between words that are left out tells nothing of the calls.
    pub(super) fn question_players_left_out(&mut self) {
        let is_left_out = |at: usize| self.token(at) == Some(Token::Aside);
        let is_between = |at: &usize| {
            let is_player = self.token(*at).is_some_and(|token| token.seat().is_some());
            is_player && at.checked_sub(1).is_some_and(is_left_out) && is_left_out(at + 1)
        };
        let found: Vec<usize> = (0..self.lexemes.len()).filter(is_between).collect();
        for at in found {
            self.unclear(at, ProblemKind::UnknownWord);
        }
    }

    /// `1S* 2H** 2D` and below it `** weak`: a sign that is not put in its place.
    pub(super) fn question_double_signs(&mut self, text: &str) {
        for sign in ["**", "!!"] {
            let Some(note) = text.find(&format!("\n{sign}")).map(|at| at + 1) else { continue };
            let line = text.get(note + sign.len()..).and_then(|rest| rest.split('\n').next()).unwrap_or_default();
            let above = text.get(..note).unwrap_or_default();
            let is_call = |ch: char| ch.is_alphanumeric() || "♠♥♦♣".contains(ch);
            let is_used = above
                .match_indices(sign)
                .any(|(at, _)| above.get(..at).is_some_and(|before| before.ends_with(is_call)));
            let is_closed = line.contains(sign);
            let behind = self.lexemes.iter().position(|one| one.span.from >= note);
            if let Some(at) = behind.filter(|_| is_used && !is_closed && !line.trim().is_empty()) {
                self.unclear(at, ProblemKind::UnknownWord);
            }
        }
    }
}

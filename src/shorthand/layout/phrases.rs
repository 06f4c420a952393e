//! Phrases whose words come in another order than the calls: `1H over 1S`, `West and North passed`, `changed 1H to 2H`.

use super::Sheet;
use crate::{
    bridge::{Call, Relation, Seat},
    shorthand::{
        lexer::{Gap, Lexeme},
        problem::{Problem, ProblemKind, Reading, Span},
        text::{folded, says_then},
        token::Token,
        words::LISTS,
    },
};

impl Sheet {
    /// All phrases that do not depend on the writer's seat.
    pub(super) fn read_phrases(&mut self, text: &str) {
        self.settle_owned_players(text);
        self.settle_pronouns(text);
        self.openings_told_first(text);
        self.answers_to();
        self.settle_verbs(text);
        self.letter_for_partner(text);
        self.letter_among_players(text);
        self.marks_before_calls();
        self.question_signs_between_bids(text);
        self.descriptions_before_calls(text);
        self.question_descriptions_between_bids(text);
        self.slips_of_withdrawn_calls(text);
        self.slips_behind_what_was_meant(text);
        self.lexemes.retain(|lexeme| !matches!(lexeme.token, Token::Verb | Token::Filler));
        self.doubled_bids(text);
        self.settle_mine(text);
        self.opponents_who_choose();
        self.opponents_first();
        self.turn_of_dealer(text);
        self.not_yet(text);
        self.chosen_by();
        self.changes();
        self.question_own_bids(text);
        self.lexemes.retain(|lexeme| lexeme.token != Token::Owner);
    }

    /// `N doubled after their own 4S`: whose bid that is has to be asked.
    fn question_own_bids(&mut self, text: &str) {
        for at in 1..self.lexemes.len() {
            let is_own = self.token(at) == Some(Token::Owner)
                && LISTS.owners_self.contains(&folded(self.span_of(at, at + 1).of(text)).as_str());
            if is_own && self.token(at - 1) == Some(Token::Over) {
                self.unclear(at, ProblemKind::UnknownWord);
            }
        }
    }

    pub(super) fn token(&self, at: usize) -> Option<Token> {
        self.lexemes.get(at).map(|lexeme| lexeme.token)
    }

    pub(super) fn call_at(&self, at: usize) -> Option<Call> {
        self.token(at).and_then(Token::call)
    }

    pub(super) fn is_player(&self, at: usize) -> bool {
        self.token(at).is_some_and(|token| token.seat().is_some() || matches!(token, Token::Relative(_)))
    }

    /// The word in this place, as the vocabulary writes it.
    pub(super) fn word_at(&self, at: usize, text: &str) -> String {
        folded(self.span_of(at, at + 1).of(text))
    }

    pub(super) fn span_of(&self, from: usize, to: usize) -> Span {
        let part = self.lexemes.get(from..to).unwrap_or_default();
        part.iter().map(|lexeme| lexeme.span).reduce(Span::until).unwrap_or_default()
    }

    /// The signs of this set right behind a call, up to a word or a bracket.
    pub(super) fn signs_behind(&self, at: usize, set: &str, text: &str) -> String {
        let rest = text.get(self.span_of(at, at + 1).to..).unwrap_or_default();
        let behind = rest.chars().take_while(|ch| !ch.is_alphanumeric() && *ch != '(');
        behind.filter(|ch| set.contains(*ch)).collect()
    }

    /// Whether a sign of this set stands right behind a call, and behind none of the others but perhaps the last.
    pub(super) fn is_set_apart_behind(&self, at: usize, calls: &[usize], set: &str, text: &str) -> bool {
        let others = calls.iter().rev().skip(1).filter(|other| **other != at);
        let others: String = others.map(|at| self.signs_behind(*at, set, text)).collect();
        self.signs_behind(at, set, text).chars().any(|sign| !others.contains(sign))
    }

    pub(super) fn unclear(&mut self, at: usize, kind: ProblemKind) {
        if let Some(lexeme) = self.lexemes.get_mut(at) {
            lexeme.token = if lexeme.token.is_call() { Token::BadCall } else { Token::BadWord };
            self.problems.push(Problem::new(kind, lexeme.span));
        }
    }

    /// Passages that have nothing to do with the auction.
    pub(super) fn take_asides(&mut self) {
        let says_nothing = |lexeme: &Lexeme| matches!(lexeme.token, Token::Aside | Token::Filler);
        for passage in self.lexemes.chunk_by(|one, next| says_nothing(one) && says_nothing(next)) {
            // What is understood around it is named with it.
            if passage.iter().any(|lexeme| lexeme.token == Token::Aside) {
                self.left_out.extend(passage.iter().map(|lexeme| lexeme.span).reduce(Span::until));
            }
        }
        self.lexemes.retain(|lexeme| lexeme.token != Token::Aside);
    }

    /// `P 1S, RHO 2H, me 1NT`, `1H by me, 1H by P`: where players are named as the writer sees them, P may be partner.
    fn letter_among_players(&mut self, text: &str) {
        let is_letter = |at: usize| {
            let letter = self.lexemes.get(at).is_some_and(|lexeme| lexeme.span.of(text).eq_ignore_ascii_case("p"));
            let bids = |at: usize| self.call_at(at).is_some_and(|call| call.bid().is_some());
            let sign = self.token(at + 1) == Some(Token::Equals);
            let by = at > 0 && self.token(at - 1) == Some(Token::By);
            letter && (by || !(at > 0 && self.is_player(at - 1)) && (bids(at + 1) || sign && bids(at + 2)))
        };
        let letters: Vec<usize> = (0..self.lexemes.len()).filter(|at| is_letter(*at)).collect();
        let names = |at: usize| {
            let next =
                (at + 1..).find(|at| !self.token(*at).is_some_and(|token| token.is_verb() || token == Token::Filler));
            let by = at > 0 && self.token(at - 1) == Some(Token::By);
            by || next.is_some_and(|next| self.token(next).is_some_and(Token::is_call))
        };
        let named: Vec<usize> = (0..self.lexemes.len())
            .filter(|at| matches!(self.token(*at), Some(Token::Relative(_))) && names(*at))
            .collect();
        let partner = named.iter().any(|at| self.token(*at) == Some(Token::Relative(Relation::Partner)));
        let first_call = (0..self.lexemes.len()).find(|at| self.token(*at).is_some_and(Token::is_call));
        let first_call = first_call.filter(|call| !letters.contains(call));
        // After a first call without a named player, a pass may come before a call with one.
        let by = |call: usize| self.token(call + 1) == Some(Token::By);
        let unnamed = first_call.is_some_and(|call| !by(call) && named.first().is_none_or(|named| call < *named));
        if named.is_empty() || partner || unnamed {
            return;
        }
        for at in letters {
            let choices = vec![Reading::Seat(Seat::North), Reading::Call(Call::Pass)];
            self.unclear(at, ProblemKind::Ambiguous { choices });
        }
    }

    /// `P opened 1N`: partner, or a pass before what somebody else bid.
    fn letter_for_partner(&mut self, text: &str) {
        for at in 0..self.lexemes.len() {
            let is_letter = self.lexemes.get(at).is_some_and(|lexeme| lexeme.span.of(text).eq_ignore_ascii_case("p"));
            let verb = self.lexemes.get(at + 1).filter(|next| next.token == Token::Verb);
            let said = verb.is_some_and(|verb| !says_then(verb.span.of(text)));
            if is_letter && said && !(at > 0 && self.is_player(at - 1)) {
                let choices = vec![Reading::Seat(Seat::North), Reading::Call(Call::Pass)];
                self.unclear(at, ProblemKind::Ambiguous { choices });
            }
        }
    }

    /// `East doubled 1S`: the doubled bid came before, and the text does not say whether somebody called in between.
    fn doubled_bids(&mut self, text: &str) {
        for at in 0..self.lexemes.len() {
            if self.token(at) != Some(Token::DoubleVerb) {
                continue;
            }
            let owned = |from: usize| match self.token(from) {
                Some(Token::Owner | Token::Mine) => 1,
                _ if self.is_player(from) && self.token(from + 1) == Some(Token::Owner) => 2,
                _ => 0,
            };
            let after = match owned(at + 1) {
                1 => at + 2 + owned(at + 2),
                taken => at + 1 + taken,
            };
            let apart = self.lexemes.get(at).zip(self.lexemes.get(after)).is_some_and(|(verb, bid)| {
                let between = text.get(verb.span.to..bid.span.from).unwrap_or_default();
                between.contains([',', ';', '.']) || after == at + 1 && between.contains('\n')
            });
            let has_object = self.call_at(after).is_some_and(|call| call.bid().is_some()) && !apart;
            if has_object && self.tell_doubled_bid_first(at, after) {
                continue;
            }
            let is_named = at > 0 && self.is_player(at - 1);
            let caller = if is_named { self.seat_named(at - 1) } else { None };
            if let Some(caller) = caller.filter(|_| has_object) {
                // Whose bid it was, and not whose double.
                let candidates = vec![caller.rho(), caller.lho(), caller.partner()];
                self.problems.push(Problem::new(ProblemKind::WhoCalled { candidates }, self.span_of(after, after + 1)));
                self.lexemes.drain(at + 1..after);
                self.unclear_quietly(at);
                self.unclear_quietly(at + 1);
            } else if has_object && (after > at + 1 || at > 0 && self.is_player(at - 1)) {
                let span = self.span_of(at, after + 1);
                let candidates = vec![Seat::West, Seat::North, Seat::East];
                self.problems.push(Problem::new(ProblemKind::WhoCalled { candidates }, span));
                self.lexemes.drain(at + 1..after);
                self.unclear_quietly(at);
                self.unclear_quietly(at + 1);
            } else if let Some(lexeme) = self.lexemes.get_mut(at) {
                lexeme.token = Token::Call(Call::Double);
                self.drop_doubled_partner(at, text);
            }
        }
    }

    /// `partner doubled my 4S`, `E doubled N's 1S`: both players are named. The bid came first; where it has been told, it is not made
    /// again.
    fn tell_doubled_bid_first(&mut self, verb: usize, bid: usize) -> bool {
        let Some(caller) = verb.checked_sub(1).and_then(|at| self.seat_named(at)) else { return false };
        let owner = match self.token(verb + 1) {
            Some(Token::Mine) if bid == verb + 2 => Some(self.seat_of_writer()),
            // `E doubled partner's 1S`: the writer's partner, or East's.
            Some(token) if self.token(verb + 2) == Some(Token::Owner) && bid == verb + 3 => token.seat(),
            _ => None,
        };
        let calls: Vec<usize> = (0..verb).filter(|at| self.token(*at).is_some_and(Token::is_call)).collect();
        let told = calls.iter().rposition(|at| self.token(*at) == self.token(bid));
        let Some(owner) = owner.filter(|owner| *owner != caller && (calls.is_empty() || told.is_some())) else {
            return false;
        };
        let since = told.map_or(0, |told| calls.len() - 1 - told);
        let turn = (0..=since).fold(owner, |seat, _| seat.lho());
        let mut object: Vec<Lexeme> = self.lexemes.drain(verb + 1..=bid).collect();
        if let Some(lexeme) = self.lexemes.get_mut(verb) {
            lexeme.token = Token::Call(Call::Double);
        }
        if caller != turn && self.token(verb + 1) != Some(Token::OutOfTurn) {
            self.problem(self.span_of(verb - 1, verb + 1), vec![Reading::Call(Call::Pass), Reading::Skipped(turn)]);
            self.unclear_quietly(verb);
        }
        if told.is_none() {
            object.retain(|lexeme| lexeme.token != Token::Owner);
            for lexeme in object.iter_mut().filter(|lexeme| lexeme.token == Token::Mine) {
                lexeme.token = Token::Relative(Relation::Same);
            }
            self.lexemes.splice(verb - 1..verb - 1, object);
        }
        true
    }

    /// The player who is named here.
    fn seat_named(&self, at: usize) -> Option<Seat> {
        match self.token(at)? {
            Token::Relative(relation) => Some(self.seat_of_writer().seen_as(relation)),
            token => token.seat(),
        }
    }

    /// `South doubled her partner`, and nothing after it: whose bid it was.
    fn drop_doubled_partner(&mut self, at: usize, text: &str) {
        let owned = usize::from(matches!(self.token(at + 1), Some(Token::Owner | Token::Mine)));
        let partner = at + 1 + owned;
        let ends = match self.lexemes.get(partner + 1) {
            Some(next) => next.gap == Gap::Line || !self.is_close(partner, partner + 1, text),
            None => true,
        };
        let is_partner = self.token(partner) == Some(Token::Relative(Relation::Partner));
        if is_partner && ends && self.is_close(at, partner, text) {
            self.lexemes.drain(at + 1..=partner);
        }
    }

    /// `my 1H`: the writer's call. In `my auction was 1H P 1H` it belongs to a word that is left out.
    fn settle_mine(&mut self, text: &str) {
        let next: Vec<Option<Span>> =
            (1..=self.lexemes.len()).map(|at| self.lexemes.get(at).map(|lexeme| lexeme.span)).collect();
        for (lexeme, next) in self.lexemes.iter_mut().zip(next).filter(|(lexeme, _)| lexeme.token == Token::Mine) {
            let between = next.and_then(|next| text.get(lexeme.span.to..next.from)).unwrap_or_default();
            let is_of_a_word = between.contains(char::is_alphanumeric);
            lexeme.token = if is_of_a_word { Token::Filler } else { Token::Relative(Relation::Same) };
        }
    }

    fn unclear_quietly(&mut self, at: usize) {
        self.lexemes.get_mut(at).into_iter().for_each(|lexeme| lexeme.token = Token::BadCall);
    }

    /// `They opened 1S and I bid 1H`: the one of them whose turn was before the writer’s, or before their partner’s.
    fn opponents_first(&mut self) {
        for at in 0..self.lexemes.len() {
            if self.token(at) != Some(Token::Opponents) {
                continue;
            }
            let first = !self.lexemes.iter().take(at).any(|lexeme| lexeme.token.is_call());
            let seen = match self.token(at + 2) {
                Some(Token::Relative(Relation::Same)) => Some(Relation::Rho),
                Some(Token::Relative(Relation::Partner)) => Some(Relation::Lho),
                _ => None,
            };
            match (seen, self.lexemes.get_mut(at)) {
                (Some(relation), Some(lexeme)) if first => lexeme.token = Token::Relative(relation),
                _ => self.unclear(at, ProblemKind::WhoIs { candidates: vec![Seat::East, Seat::West] }),
            }
        }
    }

    /// Whether no sign separates these two.
    pub(super) fn is_close(&self, one: usize, next: usize, text: &str) -> bool {
        let spans = self.lexemes.get(one).zip(self.lexemes.get(next)).map(|(one, next)| (one.span, next.span));
        spans.is_some_and(|(one, next)| !Sheet::between(text, one, next).contains([',', '.', ';', '(', ')', '\n']))
    }

    /// `the opponents did not accept`, `not accepted by them`: the offender's, one of whom is LHO. Where the writer tells of
    /// themselves, they may be the offenders.
    fn opponents_who_choose(&mut self) {
        let says_i = self.lexemes.iter().any(|lexeme| lexeme.token == Token::Relative(Relation::Same));
        for at in (0..self.lexemes.len()).rev() {
            if says_i || self.token(at) != Some(Token::Opponents) {
                continue;
            }
            let chose = |at: usize| matches!(self.token(at), Some(Token::Accepted | Token::Declined));
            let by = at > 1 && self.token(at - 1) == Some(Token::By) && chose(at - 2);
            if by {
                self.lexemes.drain(at - 1..=at);
            } else if chose(at + 1) {
                self.lexemes.remove(at);
            }
        }
    }

    /// `not accepted by South`, `no from LHO`: the one who chose, and not the one who called.
    fn chosen_by(&mut self) {
        let mut at = 0;
        while at < self.lexemes.len() {
            let chose = matches!(self.token(at), Some(Token::Accepted | Token::Declined | Token::No | Token::Refusal));
            let chooser = self.is_player(at + 2) || self.token(at + 2) == Some(Token::Sides);
            if chose && self.token(at + 1) == Some(Token::By) && chooser {
                let player = self.lexemes.remove(at + 2);
                self.lexemes.remove(at + 1);
                self.lexemes.insert(at, player);
                at += 1;
            }
            at += 1;
        }
    }
}

/// The call that a word says; `doubled` is one where nothing follows that was doubled.
pub(super) const fn as_call(token: Token) -> Option<Call> {
    if matches!(token, Token::DoubleVerb) { Some(Call::Double) } else { token.call() }
}

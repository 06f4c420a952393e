//! Calls that came first and are mentioned last: `1H over 1S`, `I bid 1H, RHO had bid 1S`.

use super::Sheet;
use crate::{
    bridge::{Call, Seat},
    shorthand::{
        lexer::Lexeme,
        problem::{Problem, ProblemKind, Reading, Span},
        text::folded,
        token::{Colon, Token},
        words::LISTS,
    },
};

impl Sheet {
    /// `South responded 1H to North's 1S`: what was answered came first.
    pub(super) fn answers_to(&mut self) {
        for at in 2..self.lexemes.len() {
            let answer =
                self.token(at - 2) == Some(Token::PartnersVerb) && self.token(at - 1).is_some_and(Token::is_call);
            let of_somebody = |token: Token| matches!(token, Token::Owner | Token::Mine) || token.is_verb();
            let bid = (at + 1..).find(|at| !self.is_player(*at) && !self.token(*at).is_some_and(of_somebody));
            let named = bid.is_some_and(|bid| bid > at + 1 && self.token(bid).is_some_and(Token::is_call));
            if !(answer && named && self.token(at) == Some(Token::ChangeTo)) {
                continue;
            }
            self.lexemes.get_mut(at).into_iter().for_each(|to| to.token = Token::Over);
            // `South answered 1H to partner's 1S`: South's partner.
            let caller = (0..at - 2).rev().find_map(|at| self.token(at)?.seat());
            if let (Some(caller), Some(Token::Relative(relation))) = (caller, self.token(at + 1)) {
                let seat = Token::Seat(caller.seen_as(relation));
                self.lexemes.get_mut(at + 1).into_iter().for_each(|player| player.token = seat);
            }
        }
    }

    /// `W 1H after E had opened 1H`: the same as after E's 1H.
    pub(super) fn openings_told_first(&mut self, text: &str) {
        for at in (2..self.lexemes.len()).rev() {
            let is_after = self.token(at - 2) == Some(Token::Over) && self.is_player(at - 1);
            if is_after && self.token(at) == Some(Token::HadCalled) {
                self.lexemes.remove(at);
            }
        }
        self.settle_what_each_had_called();
        self.put_openings_first(text);
        self.put_passes_between(text);
    }

    /// `S had bid 1S and W passed`, `E had bid 1H, S had bid 2C`: told in order, where each sits to the left of the one before.
    fn settle_what_each_had_called(&mut self) {
        let calls: Vec<usize> =
            (0..self.lexemes.len()).filter(|at| self.token(*at).is_some_and(Token::is_call)).collect();
        let told: Vec<(usize, Option<Seat>)> = calls.iter().map(|call| self.told_of(*call)).collect();
        let in_turn = told.windows(2).take_while(|pair| match pair {
            [(_, one), (_, next)] => one.is_some() && one.map(Seat::lho) == *next,
            _ => false,
        });
        let count = in_turn.count();
        let last = calls.get(count).copied().filter(|_| count > 0).unwrap_or_default();
        let tells_otherwise = |lexeme: &Lexeme| matches!(lexeme.token, Token::Over | Token::Before);
        let begins = told.first().is_some_and(|(verb, _)| self.token(*verb) == Some(Token::HadCalled));
        if !begins || self.lexemes.iter().any(tells_otherwise) {
            return;
        }
        for (verb, _) in told.iter().take_while(|(verb, _)| *verb < last) {
            let verb = self.lexemes.get_mut(*verb).filter(|verb| verb.token == Token::HadCalled);
            verb.into_iter().for_each(|verb| verb.token = Token::Verb);
        }
    }

    /// The word right before this call, and the player named before that.
    fn told_of(&self, call: usize) -> (usize, Option<Seat>) {
        let is_little = |token: Token| token.is_verb() || matches!(token, Token::HadCalled | Token::Filler);
        let player = (0..call).rev().find(|at| !self.token(*at).is_some_and(is_little));
        let seat = player.and_then(|at| match self.token(at)? {
            Token::Relative(relation) => Some(self.seat_of_writer().seen_as(relation)),
            token => token.seat(),
        });
        (call.saturating_sub(1), seat)
    }

    /// `S doubled out of turn: W opened 1S`: over an opening that is told behind it.
    fn put_openings_first(&mut self, text: &str) {
        let is_told = |at: &usize| {
            let colon = Sheet::between(text, self.span_of(at - 2, at - 1), self.span_of(at - 1, *at)).contains(':');
            let calls = (0..at - 1).filter(|at| self.token(*at).is_some_and(|one| one.is_call())).count();
            let out_of_turn = (0..at - 1).any(|at| self.token(at) == Some(Token::OutOfTurn));
            let opens = self.is_opening(*at, text) && self.token(at + 1).is_some_and(Token::is_call);
            colon && calls == 1 && out_of_turn && opens && self.is_player(at - 1)
        };
        let Some(at) = (2..self.lexemes.len()).find(is_told) else { return };
        if let Some(&verb) = self.lexemes.get(at) {
            self.lexemes.insert(at - 1, Lexeme { token: Token::Over, ..verb });
        }
    }

    /// `E 1H, W 1H, S had passed`: between the two, where only South's call is missing.
    fn put_passes_between(&mut self, text: &str) {
        let seat = |sheet: &Sheet, at: usize| sheet.token(at).and_then(Token::seat);
        for at in 4..self.lexemes.len() {
            let is_pass = self.call_at(at + 1) == Some(Call::Pass);
            let Some(player) = seat(self, at).filter(|_| is_pass) else { continue };
            let had = LISTS.passed_before.contains(&folded(self.span_of(at + 1, at + 2).of(text)).as_str());
            let calls: Vec<usize> = (0..at).filter(|at| self.token(*at).is_some_and(Token::is_call)).collect();
            let [.., first, last] = calls.as_slice() else { continue };
            let (one, next) = (first.checked_sub(1), last.checked_sub(1));
            let Some((one, next)) = one.and_then(|at| seat(self, at)).zip(next.and_then(|at| seat(self, at))) else {
                continue;
            };
            let is_missing = one.lho() == player && player.lho() == next && *last == first + 2 && at == last + 1;
            let is_named = (0..at).any(|at| seat(self, at) == Some(player));
            if had && is_missing && !is_named {
                let pass: Vec<Lexeme> = self.lexemes.drain(at..at + 2).collect();
                self.lexemes.splice(last - 1..last - 1, pass);
            }
        }
    }

    /// `1H over 1S`, `I bid 1H, RHO had bid 1S`: the earlier call is mentioned last. Seats are known by now.
    pub(super) fn reverse_order(&mut self, text: &str) {
        let is_turn = |lexeme: &Lexeme| matches!(lexeme.token, Token::Over | Token::HadCalled);
        let Some(word) = self.lexemes.iter().position(is_turn) else { return };
        if self.token(word + 1) == Some(Token::End) {
            // `after the end`
            self.left_out.push(self.span_of(word, word + 2));
            self.lexemes.drain(word..word + 2);
            return;
        }
        // `RHO had bid 1S`: the player stands before the word.
        let from = match self.token(word) {
            Some(Token::HadCalled) if word > 0 && self.is_player(word - 1) => word - 1,
            _ => word,
        };
        let Some(end) = self.end_of_what_was_first(from, word, text) else {
            return self.unclear(word, ProblemKind::UnknownWord);
        };
        let count = |from: usize, to: usize| {
            self.lexemes.get(from..to).unwrap_or_default().iter().filter(|lexeme| lexeme.token.is_call()).count()
        };
        let (told_first, told_last) = (count(0, from), count(word + 1, end));
        if told_last == 0 && matches!(self.token(end), Some(Token::Accepted | Token::Declined)) {
            // `after South accepts`
            return self.unclear(word, ProblemKind::UnknownWord);
        }
        let is_last = !self.lexemes.iter().skip(end).any(is_turn);
        let says_who = self.lexemes.iter().take(from).any(|lexeme| lexeme.token.seat().is_some());
        let by = (word..end).find(|at| self.token(*at) == Some(Token::By)).filter(|_| !says_who);
        if let Some(seat) = by.and_then(|by| self.token(by + 1)).and_then(Token::seat) {
            // `1H over 1S by East`: whose of the two.
            let candidates = vec![seat, seat.lho()];
            let span = self.span_of(0, end);
            self.lexemes.truncate(from);
            return self.problems.push(Problem::new(ProblemKind::WhoCalled { candidates }, span));
        }
        if told_first == 1 && told_last > 0 && is_last {
            return self.turn_around(from, word, end);
        }
        // `N 1S, E 1H over 1S`: known already.
        let calls: Vec<Call> = self.lexemes.iter().take(end).filter_map(|lexeme| lexeme.token.call()).collect();
        let known = match calls.as_slice() {
            [.., over, _, again] => told_last == 1 && over == again && over.bid().is_some(),
            _ => false,
        };
        if let Some(candidates) = self.is_named_otherwise(from, word, end).filter(|_| known) {
            let span = self.span_of(from, end);
            self.lexemes.drain(from..end);
            return self.problems.push(Problem::new(ProblemKind::WhoCalled { candidates }, span));
        }
        if known || told_last == 0 && told_first > 1 && self.token(word) == Some(Token::Over) {
            self.lexemes.drain(from..end);
            return;
        }
        match self.start_of_the_later_call(from, word, end).filter(|_| is_last && told_last == 1) {
            Some(start) => {
                self.lexemes.remove(word);
                self.lexemes.get_mut(start..end - 1).unwrap_or_default().rotate_left(from - start);
            }
            None => self.unclear(word, ProblemKind::UnknownWord),
        }
    }

    /// `N passed, S 1D over E's 1H`: where the call that came later begins, if the three are then in turn.
    fn start_of_the_later_call(&self, from: usize, word: usize, end: usize) -> Option<usize> {
        let calls: Vec<usize> = (0..from).filter(|at| self.token(*at).is_some_and(Token::is_call)).collect();
        let [before @ .., last, later] = calls.as_slice() else { return None };
        let start = later.checked_sub(1)?;
        let seat = |from: usize, to: usize| (from..to).find_map(|at| self.token(at)?.seat());
        let by_turn = before.iter().fold(self.dealer.unwrap_or(Seat::North), |seat, _| seat.lho());
        let label = last.checked_sub(1).and_then(|at| self.token(at)?.seat());
        let first = label.or_else(|| seat(0, start).is_none().then_some(by_turn))?;
        let between = seat(from, word).or_else(|| seat(word, end))?;
        let in_turn = first.lho() == between && self.token(start)?.seat() == Some(between.lho());
        (in_turn && (later + 1..from).all(|at| !self.is_player(at))).then_some(start)
    }

    /// `1H 2S 2H over W's 2S`: who made the bid before, where that is known, and another player who is said to have made it.
    fn is_named_otherwise(&self, from: usize, word: usize, end: usize) -> Option<Vec<Seat>> {
        let seat = |from: usize, to: usize| (from..to).find_map(|at| self.token(at)?.seat());
        let named = seat(from, word).or_else(|| seat(word, end))?;
        let calls: Vec<usize> = (0..from).filter(|at| self.token(*at).is_some_and(Token::is_call)).collect();
        let [.., over, _] = calls.as_slice() else { return None };
        let turns = calls.iter().take_while(|at| *at != over).count();
        let by_turn = (0..turns).fold(self.dealer.unwrap_or(Seat::North), |seat, _| seat.lho());
        let label = over.checked_sub(1).and_then(|at| self.token(at)?.seat());
        let by = label.or_else(|| seat(0, *over).is_none().then_some(by_turn))?;
        (by != named).then(|| vec![by, named])
    }

    /// The end of the calls that were made first: `over N's 1S, S doubled` goes on after 1S, and `W 1H after N 1S, E P, S P` lists all
    /// that came before West's. `None` where a call without its player may be either.
    fn end_of_what_was_first(&self, from: usize, word: usize, text: &str) -> Option<usize> {
        let caller = self.lexemes.iter().take(from).find_map(|lexeme| lexeme.token.seat());
        let said = self.span_of(word, word + 1).of(text).to_lowercase();
        let is_of_one_bid = self.token(word) == Some(Token::Over) && !LISTS.after.contains(&said.as_str());
        let (mut at, mut end, mut calls, mut last) = (word + 1, word + 1, 0, None);
        loop {
            let start = at;
            let seats = self.lexemes.iter().skip(at).map_while(|lexeme| lexeme.token.seat());
            let (count, seat) = seats.fold((0, None), |(count, _), seat| (count + 1, Some(seat)));
            at += count;
            if calls > 0 && matches!(self.token(start), Some(Token::Insufficient | Token::Illegal)) {
                // `S 1D over E 1H. Insufficient. N P`
                let next = self.token(start + 1).and_then(Token::seat);
                let called = self.token(start + 2).is_some_and(Token::is_call);
                let goes_on = next.is_none_or(|next| Some(next) == caller.map(Seat::lho) || Some(next) == caller);
                return (goes_on || !called || caller.is_none()).then_some(end);
            }
            if !self.token(at).is_some_and(Token::is_call) {
                // `W 1C over N's 1S, E passed`: whether East passed before West's bid.
                let between = last.zip(caller).is_some_and(|(last, caller): (Seat, Seat)| last.lho() != caller);
                let is_open = is_of_one_bid && calls > 1 && between;
                return (!is_open).then_some(if calls == 0 { at } else { end });
            }
            let apart = self.span_between(start, text).contains([',', '.', ';', '\n', ')']);
            match (seat, caller) {
                _ if calls == 0 => {}
                (Some(seat), Some(caller)) if seat == caller || seat == caller.lho() => return Some(end),
                // `S 1H after 1S P, then N 2C`: before South's bid, or after it.
                (Some(_), Some(_)) if self.comes_next(start, text) => return None,
                // `S 1D over E 1H, N P`: before East's bid, or after South's.
                (Some(seat), Some(_)) if last.is_some_and(|last: Seat| last.lho() != seat) => return None,
                (Some(seat), None) if apart && last.is_some_and(|last: Seat| last.partner() != seat) => return None,
                (Some(_), None) if apart => return Some(end),
                (None, _) if apart => return is_of_one_bid.then_some(end),
                (None, _) if is_of_one_bid => return None,
                (Some(_), _) | (None, _) => {}
            }
            (calls, at, last) = (calls + 1, at + 1, seat.or(last.map(Seat::lho)));
            if let Some(by) = self.token(at + 1).and_then(Token::seat).filter(|_| self.token(at) == Some(Token::By)) {
                (at, last) = (at + 2, Some(by));
            }
            end = at;
        }
    }

    /// Whether another sentence begins here, or a word says that this came next.
    fn comes_next(&self, at: usize, text: &str) -> bool {
        let gap = folded(self.span_between(at, text));
        let mut words = gap.split(|ch: char| !ch.is_alphabetic());
        gap.contains(['.', ';', '\n']) || words.any(|word| LISTS.then.contains(&word))
    }

    /// What comes between this word and the one before it.
    fn span_between<'t>(&self, at: usize, text: &'t str) -> &'t str {
        let end = |at: usize| self.lexemes.get(at).map(|lexeme| lexeme.span);
        let before = at.checked_sub(1).and_then(end).map_or(0, |span| span.to);
        end(at).and_then(|span| text.get(before..span.from)).unwrap_or_default()
    }

    fn turn_around(&mut self, from: usize, word: usize, end: usize) {
        let mut later: Vec<Lexeme> = self.lexemes.drain(..from).collect();
        let (word, end) = (word - from, end - from);
        self.lexemes.remove(word);
        let end = end - 1;
        let says_who = self.lexemes.iter().take(end).any(|lexeme| lexeme.token.seat().is_some());
        let caller = later.iter().find_map(|lexeme| lexeme.token.seat());
        let calls = self.lexemes.iter().take(end).filter(|lexeme| lexeme.token.is_call()).count();
        if let (Some(caller), false, Some(first)) = (caller, says_who, self.lexemes.first().copied()) {
            let opener = (0..calls).fold(caller, |seat, _| seat.rho());
            self.lexemes.insert(0, Lexeme { token: Token::Label(opener, Colon::Spaced), ..first });
            self.dealer = self.dealer.or(Some(opener));
            let rest = self.lexemes.split_off(end + 1);
            self.lexemes.append(&mut later);
            self.lexemes.extend(rest);
            return;
        }
        let seats: Vec<Seat> = self.lexemes.iter().take(end).filter_map(|lexeme| lexeme.token.seat()).collect();
        let last = seats.last().copied().filter(|_| seats.len() == calls);
        if let (Some(last), Some(caller)) = (last, caller)
            && ![last, last.lho()].contains(&caller)
            && !later.iter().any(|lexeme| lexeme.token == Token::OutOfTurn)
            && !later.iter().any(|lexeme| self.answers.contains(&lexeme.span.from))
        {
            // `I bid 3H after partner's 3S`, `N 1S E had bid 3C, S 3D`: whether those between passed.
            let choices = vec![Reading::Call(Call::Pass), Reading::Skipped(last.lho())];
            let span = later.iter().map(|lexeme| lexeme.span).reduce(Span::until).unwrap_or_default();
            self.problems.push(Problem::new(ProblemKind::Ambiguous { choices }, span));
        }
        let rest = self.lexemes.split_off(end);
        self.lexemes.append(&mut later);
        self.lexemes.extend(rest);
    }
}

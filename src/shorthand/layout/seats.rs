//! Seats that do not stand before their call: `1S oot by W`, `skipped: E`, `RHO opened`, and the letter O.

use super::{Sheet, is_word};
use crate::{
    bridge::{Relation, Seat},
    shorthand::{
        lexer::Lexeme,
        problem::{Problem, ProblemKind, Reading, Span},
        text::folded,
        token::{Colon, Token},
        words::LISTS,
    },
};

impl Sheet {
    /// O is East in Dutch and German, and West in French and Italian: the other seats of the text tell.
    pub(super) fn settle_the_letter_o(&mut self, text: &str) {
        let is_o = |lexeme: &Lexeme| is_word(lexeme.span.of(text), "o");
        let mut others = Vec::new();
        for lexeme in self.lexemes.iter().filter(|lexeme| !is_o(lexeme)) {
            if let Token::Seat(seat) | Token::Label(seat, _) | Token::Dealer(seat) = lexeme.token {
                others.push((seat, is_word(lexeme.span.of(text), "z") || is_word(lexeme.span.of(text), "v")));
            }
        }
        let has = |wanted: Seat| others.iter().any(|&(seat, _)| seat == wanted);
        let is_east = has(Seat::West) || others.iter().any(|&(_, northern)| northern);
        let problem = |span: Span| {
            let choices = vec![Reading::Seat(Seat::East), Reading::Seat(Seat::West)];
            Problem::new(ProblemKind::Ambiguous { choices }, span)
        };
        let unclear = is_east == has(Seat::East);
        let seat = if has(Seat::East) { Seat::West } else { Seat::East };
        for lexeme in self.lexemes.iter_mut().filter(|lexeme| is_o(lexeme)) {
            if let Token::Seat(written) | Token::Label(written, _) | Token::Dealer(written) = &mut lexeme.token {
                *written = seat;
            }
            let names = matches!(lexeme.token, Token::Seat(_) | Token::Label(..) | Token::Dealer(_));
            if unclear && names {
                self.problems.push(problem(lexeme.span));
            }
        }
    }

    /// Where the text says *I*, or the first call is `RHO`'s, the writer sits South.
    pub(super) fn seat_the_writer(&mut self, text: &str) {
        let relation =
            |lexeme: &Lexeme| if let Token::Relative(relation) = lexeme.token { Some(relation) } else { None };
        let says_i = self.lexemes.iter().any(|lexeme| relation(lexeme) == Some(Relation::Same));
        self.says_i = says_i;
        if let Some(span) = self.named_both_ways() {
            let others = Seat::ALL.into_iter().filter(|seat| !self.names(*seat));
            let candidates = others.chain([self.seat_of_writer()]).take(2).collect();
            self.problems.push(Problem::new(ProblemKind::WhoCalled { candidates }, span));
        }
        let writer = self.seat_of_writer();
        let first = self.lexemes.iter().find(|lexeme| lexeme.token.is_call() || relation(lexeme).is_some());
        if let Some(relation) = self.dealer_seen {
            self.dealer = self.dealer.or(Some(writer.seen_as(relation)));
        } else if self.writer.is_none()
            && !says_i
            && first.is_none_or(|lexeme| relation(lexeme).is_none())
            && !self.begins_with_a_call_by_somebody_seen()
        {
            return;
        }
        let callers = self.relations_that_call();
        let mine = |lexeme: &Lexeme| {
            let first = lexeme.span.of(text).split_whitespace().next().unwrap_or_default().to_lowercase();
            LISTS.tokens.iter().any(|(word, token)| *token == Token::Mine && *word == first)
        };
        for at in 0..self.lexemes.len() {
            let next =
                self.lexemes.iter().skip(at + 1).map(|lexeme| lexeme.token).find(|token| *token != Token::Filler);
            let Some(lexeme) = self.lexemes.get_mut(at) else { return };
            let Some(relation) = relation(lexeme) else { continue };
            let chooses = matches!(next, Some(Token::Accepted | Token::Declined));
            // `LHO declines` means the offender's LHO, and a writer who says *I decline* is that LHO; not where the writer
            // has already mentioned that player.
            let of_writer = callers.contains(&relation) || mine(lexeme);
            let of_offender = matches!(relation, Relation::Lho | Relation::Same) && !of_writer;
            lexeme.token = match chooses && of_offender {
                true => Token::Filler,
                false => Token::Seat(writer.seen_as(relation)),
            };
        }
    }

    /// `1H by LHO`
    fn begins_with_a_call_by_somebody_seen(&self) -> bool {
        let first = (0..self.lexemes.len()).find(|at| self.token(*at).is_some_and(Token::is_call));
        first.is_some_and(|call| {
            self.token(call + 1) == Some(Token::By) && matches!(self.token(call + 2), Some(Token::Relative(_)))
        })
    }

    /// The players whose calls are told as the writer sees them.
    fn relations_that_call(&self) -> Vec<Relation> {
        let calls = |at: usize| {
            self.token(at + 1).is_some_and(Token::is_call) || at > 0 && self.token(at - 1) == Some(Token::By)
        };
        let relation = |at: usize| match self.token(at)? {
            Token::Relative(relation) if calls(at) => Some(relation),
            _ => None,
        };
        (0..self.lexemes.len()).filter_map(relation).collect()
    }

    fn names(&self, seat: Seat) -> bool {
        self.lexemes.iter().any(|lexeme| lexeme.token.seat() == Some(seat))
    }

    /// `N opened 1H, I passed, S 1H`: where the writer calls and South calls too, the writer sits elsewhere, unless it is said.
    fn named_both_ways(&self) -> Option<Span> {
        let calls = |wanted: Token| {
            let at = (0..self.lexemes.len()).find(|at| self.token(*at) == Some(wanted));
            at.filter(|at| self.token(at + 1).is_some_and(Token::is_call))
        };
        let writer = calls(Token::Relative(Relation::Same)).filter(|_| self.writer.is_none())?;
        let south = calls(Token::Seat(Seat::South)).or(calls(Token::Label(Seat::South, Colon::Spaced)));
        south.map(|_| self.span_of(writer, writer + 2))
    }

    /// `1D, 1H South, 1D`, `1H South, pass West`: a player right after a call, with a sign or a line end between them and the next
    /// one, made the call before. Where one player stands so, those before a mark and at the end do.
    pub(super) fn seats_behind_calls(&mut self, text: &str) {
        let between = |one: usize, next: usize| {
            let pair = self.lexemes.get(one).zip(self.lexemes.get(next));
            pair.map_or(",", |(one, next)| Sheet::between(text, one.span, next.span))
        };
        let is_behind = |at: usize| {
            let seat = self.lexemes.get(at).filter(|seat| matches!(seat.token, Token::Seat(_)));
            let after_call = at > 0 && self.token(at - 1).is_some_and(Token::is_call);
            let gap = if after_call { between(at - 1, at) } else { "" };
            seat.is_some() && !gap.is_empty() && gap.trim().is_empty()
        };
        // Where every word has its own line, the end of one says nothing.
        let is_apart = |at: usize| {
            let on_line = at > 0 && !between(at - 1, at).contains('\n');
            let gap = between(at, at + 1);
            let said = folded(gap);
            let and = self.token(at + 1) == Some(Token::And) && self.token(at + 2).is_some_and(Token::is_call);
            // `1H South then pass West`; in `1S 1H E then 2H` it is East who bids next.
            let are_named_behind = || {
                let call_at = |at: usize| self.token(at).is_some_and(Token::is_call);
                let mut behind = (at + 1..).step_by(2).take_while(|at| call_at(*at)).peekable();
                behind.peek().is_some() && behind.all(|call| matches!(self.token(call + 1), Some(Token::Seat(_))))
            };
            let joined = and || LISTS.then.contains(&said.trim()) && are_named_behind();
            let signs = [',', ';', '.'].as_slice();
            gap.contains(signs) || is_dash(gap) || joined || on_line && gap.contains('\n')
        };
        let before_call = |at: usize| {
            let next = at + 1 + usize::from(self.token(at + 1) == Some(Token::And));
            self.token(next).is_some_and(Token::is_call)
        };
        let mut behind: Vec<usize> = Vec::new();
        for at in (0..self.lexemes.len()).filter(|at| is_behind(*at)) {
            // `N 1H, 1S E, P`: of the calls that have no player before them, as in `1H by W, dbl N`.
            let is_named = at > 1
                && self.token(at - 2).is_some_and(|before| before.seat().is_some())
                && !behind.contains(&(at - 2))
                && !(at > 2 && self.token(at - 3) == Some(Token::By));
            let marked = matches!(
                self.token(at + 1),
                Some(Token::Insufficient | Token::OutOfTurn | Token::Illegal | Token::Doubt | Token::Exclamation)
            );
            if !is_named && (is_apart(at) || marked) {
                behind.push(at);
            }
        }
        // `1D, 1H - west, 1D`: between two signs, after a call or before one.
        let is_between = |at: &usize| {
            let after_call = *at > 0 && self.token(at - 1).is_some_and(Token::is_call) && is_dash(between(at - 1, *at));
            let is_bare = matches!(self.token(*at), Some(Token::Seat(_))) && is_apart(*at) && before_call(*at);
            after_call && is_bare && !is_dash(between(*at, at + 1))
        };
        let between_signs = (0..self.lexemes.len()).find(is_between);
        let says_by = |at: usize| self.token(at) == Some(Token::By) && self.is_player(at + 1);
        let is_habit = (0..self.lexemes.len()).any(says_by);
        if behind.iter().any(|at| is_apart(*at) && (is_habit || before_call(*at))) {
            behind.into_iter().for_each(|at| self.lexemes.swap(at - 1, at));
        }
        if let Some((at, seat)) = between_signs.and_then(|at| Some((at, self.token(at)?.seat()?))) {
            self.unclear(at + 1, ProblemKind::WhoCalled { candidates: vec![seat, seat.lho()] });
        }
    }

    /// `1S by W`, `1S oot by W`, `1S W oot`: the seat belongs before the call.
    pub(super) fn put_seats_first(&mut self, text: &str) {
        let mut at = 0;
        while at < self.lexemes.len() {
            // `1H by (S)`
            let by = at > 0 && self.token(at - 1) == Some(Token::By);
            if let (true, Some(Token::SeatOrSuit(seat, _))) = (by, self.token(at)) {
                self.lexemes.get_mut(at).into_iter().for_each(|lexeme| lexeme.token = Token::Seat(seat));
            }
            // `passed by LHO`, where the writer is not a player: seen from the player whose call is irregular.
            if let (true, Some(Token::Relative(_)), Some(call)) = (by, self.token(at), self.call_before(at)) {
                let player = self.lexemes.remove(at);
                self.lexemes.insert(call, player);
            }
            if let Some(seat) = self.token(at).and_then(Token::seat)
                && self.belongs_to_call_before(at, text)
                && let Some(call) = self.call_before(at)
            {
                let mut label = self.lexemes.remove(at);
                label.token = Token::Label(seat, Colon::Glued);
                self.lexemes.insert(call, label);
            }
            at += 1;
        }
        // `by opener` is known when the calls are.
        let next: Vec<Option<Token>> = (1..=self.lexemes.len()).map(|at| self.token(at)).collect();
        let mut next = next.into_iter();
        self.lexemes.retain(|lexeme| next.next().flatten().is_some_and(Token::is_role) || lexeme.token != Token::By);
    }

    fn belongs_to_call_before(&self, at: usize, text: &str) -> bool {
        let before = at.checked_sub(1).and_then(|before| self.token(before));
        let next = self.token(at + 1);
        let acts = |token: Option<Token>| {
            token.is_some_and(|token| {
                token.is_call() || matches!(token, Token::Arrow(_) | Token::Accepted | Token::Declined | Token::AllPass)
            })
        };
        match (before, next) {
            (Some(Token::By), _) => true,
            (Some(Token::OutOfTurn), next) => !acts(next),
            (Some(Token::Call(_)), next) if self.is_verb_of(at, text) => !acts(next),
            (_, Some(Token::OutOfTurn)) => !self.token(at + 2).is_some_and(Token::is_call),
            _ => false,
        }
    }

    /// `så passet vest`: the call is a verb, and the player comes right after it.
    pub(super) fn is_verb_of(&self, at: usize, text: &str) -> bool {
        let pair = at.checked_sub(1).and_then(|before| self.lexemes.get(before)).zip(self.lexemes.get(at));
        pair.is_some_and(|(verb, player)| {
            let word = verb.span.of(text);
            let apart = text.get(verb.span.to..player.span.from);
            word.chars().count() > 4 && word.chars().all(char::is_alphabetic) && apart == Some(" ")
        })
    }

    /// The call that marks before this place belong to, unless it already has a seat before it.
    fn call_before(&self, at: usize) -> Option<usize> {
        let call = (0..at).rev().find(|&place| !self.token(place).is_some_and(is_mark))?;
        let labelled =
            call.checked_sub(1).and_then(|before| self.token(before)).is_some_and(|token| token.seat().is_some());
        (self.token(call).is_some_and(Token::is_call) && !labelled).then_some(call)
    }

    /// `skipped: E`, `E skipped`. After the call, it says who made it: the player after the one skipped.
    pub(super) fn place_the_skipped(&mut self) {
        let mut at = 0;
        while at < self.lexemes.len() {
            if self.token(at) == Some(Token::SkippedWord) {
                let of_next_call = self.token(at + 2).is_some_and(Token::is_call);
                let after = self.token(at + 1).and_then(Token::seat);
                let before = at.checked_sub(1).and_then(|before| self.token(before)).and_then(Token::seat);
                // `E skipped, S 1H`
                let after = after.filter(|_| before.is_none() || !of_next_call);
                let mut skip = self.lexemes.remove(at);
                if after.is_some() {
                    self.lexemes.remove(at);
                } else if before.is_some() {
                    at -= 1;
                    self.lexemes.remove(at);
                }
                skip.token = Token::Skip(after.or(before));
                let is_last = !self.lexemes.iter().skip(at).any(|lexeme| lexeme.token.is_call());
                let place = if is_last { self.call_before(at).unwrap_or(at) } else { at };
                self.lexemes.insert(place, skip);
            }
            at += 1;
        }
    }
}

/// Whether a dash stands between two words.
fn is_dash(gap: &str) -> bool {
    ["-", "–", "—"].contains(&gap.trim_matches(' '))
}

fn is_mark(token: Token) -> bool {
    matches!(
        token,
        Token::Insufficient
            | Token::OutOfTurn
            | Token::By
            | Token::Artificial
            | Token::Doubt
            | Token::Shows(_)
            | Token::Meaning
            | Token::Hint
            | Token::Note(_)
            | Token::Purpose(_)
            | Token::BarePurpose(_)
            | Token::Filler
            | Token::Declined
            | Token::Accepted
    )
}

//! Seats written close to a call, after it or in the genitive: `N1S`, `N=1S`, `1S(N)`, `North's 1S`.

use std::sync::LazyLock;

use regex::Regex;

use super::{Gap, Lexer, Token, WORDS, brackets::suit_or_notrump};
use crate::{
    bridge::{Call, Relation, Seat},
    shorthand::{
        problem::{ProblemKind, Reading},
        token::Colon,
        words::LISTS,
    },
};

/// A seat in brackets behind a call.
static SEAT_BEHIND: LazyLock<Option<Regex>> = LazyLock::new(|| {
    Regex::new(r"(?:[1-9] ?[a-z♠♥♦♣]+|\b(?:p|pass|x|xx|dbl|double))[!*]? ?\(([neswovz]|[a-z]{2,7})\)").ok()
});

/// No seat with a call is longer.
const MOST_LETTERS: usize = 16;

/// How far ahead other players are looked for.
const NEAR: usize = 80;

/// What is glued to a seat.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Glued {
    Bid,
    /// A pass or a double: by itself it may be a word.
    NoBid,
}

impl Lexer<'_> {
    /// `'s` after a player.
    pub(super) fn is_genitive(&self) -> bool {
        let is_player = |token| {
            matches!(token, Token::Seat(_) | Token::Relative(_) | Token::Opener | Token::Responder | Token::Overcaller)
        };
        let after_player = self.lexemes.last().is_some_and(|last| is_player(last.token));
        after_player && self.peek(1) == Some('s') && !self.peek(2).is_some_and(char::is_alphanumeric)
    }

    /// `1 heart's`, as phones write it.
    pub(super) fn is_plural(&self) -> bool {
        let after_call = self.lexemes.last().is_some_and(|last| last.token.call().is_some());
        after_call
            && self.gap == Gap::Nothing
            && self.peek(1) == Some('s')
            && !self.peek(2).is_some_and(char::is_alphanumeric)
    }

    /// `acc'd`, `X'd`, `pass'd`, but not `I'd`, which says what somebody would do.
    pub(super) fn is_past_tense(&self) -> bool {
        self.lexemes
            .last()
            .is_some_and(|last| last.token.call().is_some() || matches!(last.token, Token::Accepted | Token::Declined))
            && self.gap == Gap::Nothing
            && self.peek(1).is_some_and(|ch| ch.eq_ignore_ascii_case(&'d'))
            && !self.peek(2).is_some_and(char::is_alphanumeric)
    }

    /// `1S by me, 1H by LHO` says who called, and `1S, by me` is a pass.
    pub(super) fn by_me(&mut self, length: usize) {
        let last = self.lexemes.last().map(|last| last.span.to);
        let close = last.and_then(|last| self.source.text.get(last..self.span(1).from));
        if !close.is_some_and(|between| !between.is_empty() && between.chars().all(|ch| ch == ' ')) {
            return self.push(length, Token::Call(Call::Pass));
        }
        let calls = self.lexemes.iter().filter(|lexeme| lexeme.token.is_call()).count();
        let after_call = self.lexemes.last().is_some_and(|last| last.token.is_call());
        if !after_call || self.names_others_than_the_writer(length) {
            self.push_at(self.span(length), Token::By);
            return self.push(length, Token::Relative(Relation::Same));
        }
        if calls == 1 && !self.names_a_caller_behind(length) {
            return self.push(length, Token::Call(Call::Pass));
        }
        let choices = vec![Reading::Call(Call::Pass), Reading::CalledBy(Seat::South)];
        self.problem(length, ProblemKind::Ambiguous { choices }, None);
    }

    /// `1S by me, 1H by W`: who made the next call is said behind it.
    fn names_a_caller_behind(&self, length: usize) -> bool {
        let start = self.at + length;
        let is_by = |at: usize| WORDS.at(self.glyphs, at).is_some_and(|(token, _)| token == Token::By);
        let begins = |at: usize| self.glyphs.get(at - 1).is_some_and(|before| before.ch == ' ');
        (start..self.glyphs.len().min(start + NEAR)).any(|at| begins(at) && is_by(at))
    }

    /// `1H on my left`: LHO’s call. `on my left 1H` names LHO as well.
    pub(super) fn by_neighbour(&mut self, relation: Relation, length: usize) {
        let call = self.lexemes.last().filter(|last| last.token.is_call());
        let between = call.and_then(|call| self.source.text.get(call.span.to..self.span(1).from));
        // `1H, on my left 1S`: LHO's is the call behind it.
        if between.is_some_and(|between| !between.contains([',', ';', '.', '\n'])) {
            self.push_at(self.span(length), Token::By);
        }
        self.push(length, Token::Relative(relation));
    }

    /// `I am East`, `I was dealer`: where the writer sits, or something else about them.
    pub(super) fn writer(&mut self, length: usize) {
        let seat = length + self.spaces(length);
        if matches!(WORDS.at(self.glyphs, self.at + seat), Some((Token::Seat(_), _))) {
            return self.push(length, Token::Writer);
        }
        let first = (0..length).take_while(|ahead| self.peek(*ahead).is_some_and(char::is_alphabetic)).count();
        self.push(first, Token::Relative(Relation::Same));
    }

    /// `the bid`, `budet`, after `didn't see`: as many glyphs as the words take that name no call.
    pub(super) fn object_unseen(&self, length: usize) -> usize {
        let at = length + self.spaces(length);
        let found =
            LISTS.unseen_objects.iter().filter_map(|word| super::length_of(self.glyphs, self.at + at, word)).max();
        found.map_or(0, |taken| at - length + taken)
    }

    /// `ok for West`: West says so.
    pub(super) fn consents_for(&mut self) -> bool {
        let follows = self.lexemes.last().is_some_and(|last| last.token == Token::Consent);
        let length = LISTS.consents_for.iter().filter_map(|word| super::length_of(self.glyphs, self.at, word)).max();
        let Some(length) = length.filter(|_| follows) else { return false };
        let player = self.at + length + self.spaces(length);
        if !WORDS.at(self.glyphs, player).is_some_and(|(token, _)| matches!(token, Token::Seat(_) | Token::Relative(_)))
        {
            return false;
        }
        self.push(length, Token::By);
        true
    }

    /// `accepted with 3C`, `støtter med 2 spar`: the call follows.
    pub(super) fn accepts_with(&mut self) -> bool {
        // `opened out of turn with 1NT`
        let of_verb = |token: Token| matches!(token, Token::Accepted | Token::OutOfTurn) || token.is_verb();
        let follows = self.lexemes.last().is_some_and(|last| of_verb(last.token));
        let length = LISTS.accepts_with.iter().filter_map(|word| super::length_of(self.glyphs, self.at, word)).max();
        let Some(length) = length.filter(|_| follows) else { return false };
        let call = self.at + length + self.spaces(length);
        let is_level = || LISTS.levels.iter().any(|(word, _)| super::length_of(self.glyphs, call, word).is_some());
        let is_call = self.glyphs.get(call).is_some_and(|glyph| glyph.ch.is_ascii_digit())
            || is_level()
            || WORDS.at(self.glyphs, call).is_some_and(|(token, _)| token.is_call());
        if is_call && self.lexemes.last().is_some_and(|last| last.token == Token::OutOfTurn) {
            // The mark stands right before the call.
            (self.at, self.gap) = (self.at + length, Gap::Space);
        } else if is_call {
            self.push(length, Token::Filler);
        }
        is_call
    }

    /// The word before `ikke godtatt`, in what begins as `så ikke`.
    pub(super) fn first_word_before_a_choice(&self) -> Option<usize> {
        let first = self.chunk();
        let choice = WORDS.at(self.glyphs, self.at + first + self.spaces(first));
        choice.filter(|(token, _)| *token == Token::Declined).map(|_| first)
    }

    /// `all passed except W`, `three passes to W`
    pub(super) fn excepts(&mut self) -> bool {
        let Some(last) = self.lexemes.last().map(|last| last.token) else { return false };
        let longest =
            |words: &[&str]| words.iter().filter_map(|word| super::length_of(self.glyphs, self.at, word)).max();
        let names_somebody = |length: usize| {
            let next = WORDS.at(self.glyphs, self.at + length + self.spaces(length));
            next.is_some_and(|(token, _)| matches!(token, Token::Seat(_) | Token::Relative(_)))
        };
        let length = match last {
            Token::AllPass => longest(&LISTS.exceptions).max(longest(&LISTS.reached)),
            Token::Passes(_) => longest(&LISTS.reached).filter(|length| names_somebody(*length)),
            _ => None,
        };
        let Some(length) = length else { return false };
        self.push(length, Token::Filler);
        true
    }

    /// `1S 1H as South`, at the end of a clause: where the writer sits.
    pub(super) fn sits_as(&mut self) -> bool {
        let length = LISTS.sits_as.iter().filter_map(|word| super::length_of(self.glyphs, self.at, word)).max();
        let Some(length) = length else { return false };
        let from = length + self.spaces(length);
        let Some((Token::Seat(seat), letters)) = WORDS.at(self.glyphs, self.at + from) else { return false };
        let end = from + letters;
        let next = self.peek(end + self.spaces(end));
        let ends = next.is_none_or(|next| ".,;:!?)\n".contains(next));
        if ends && self.names_another_in_this_clause() {
            // `partner opened 1S as North`
            self.problem(end, ProblemKind::Ambiguous { choices: vec![Reading::CalledBy(seat), Reading::Remark] }, None);
        } else if ends {
            self.push(length, Token::Writer);
        }
        ends
    }

    /// Whether somebody else than the writer is named since the last sign.
    fn names_another_in_this_clause(&self) -> bool {
        let before = self.source.text.get(..self.span(1).from).unwrap_or_default();
        let start = before.rfind(['.', ',', ';', ':', '!', '?', '\n']).unwrap_or_default();
        let is_other = |token: Token| matches!(token, Token::Relative(relation) if relation != Relation::Same);
        self.lexemes.iter().any(|one| one.span.from >= start && (is_other(one.token) || one.token.seat().is_some()))
    }

    /// `LHO`, `partner`: before here, or soon after.
    fn names_others_than_the_writer(&self, length: usize) -> bool {
        let is_other = |token| matches!(token, Token::Relative(_) | Token::DealerSeen(_));
        let start = self.at + length;
        let after = (start..self.glyphs.len().min(start + NEAR)).any(|at| {
            let begins = self.glyphs.get(at - 1).is_some_and(|before| !before.ch.is_alphanumeric());
            begins && WORDS.at(self.glyphs, at).is_some_and(|(token, _)| is_other(token))
        });
        after || self.lexemes.iter().any(|lexeme| is_other(lexeme.token))
    }

    /// `=` between a player and their call: `N=1S`, `1S=N`.
    ///
    /// Before all calls also `opener=W`.
    pub(super) fn names_a_player(&self) -> bool {
        let opens = self.lexemes.last().is_some_and(|last| matches!(last.token, Token::Opener | Token::OpenVerb));
        let next = || WORDS.at(self.glyphs, self.at + 1 + self.spaces(1)).map(|(token, _)| token);
        if opens && matches!(next(), Some(Token::Seat(_))) && !self.lexemes.iter().any(|one| one.token.is_call()) {
            return true;
        }
        let is_player = |token: Token| matches!(token, Token::Seat(_) | Token::Relative(_));
        let mut before = self.lexemes.iter().rev().map(|lexeme| lexeme.token);
        let (last, earlier) = (before.next(), before.next());
        // Below a row of players it is in a cell.
        let in_cell = self.gap == Gap::Line && earlier.is_some_and(is_player);
        last.is_some_and(is_player)
            && !in_cell
            && self.peek(1) != Some('=')
            && (self.gap == Gap::Line || self.peek(1 + self.spaces(1)) != Some('\n'))
    }

    /// `=` between a call and its player: `1S=N`.
    pub(super) fn precedes_a_player(&self) -> bool {
        let after_call =
            self.gap == Gap::Nothing && self.lexemes.last().is_some_and(|last| last.token.call().is_some());
        after_call && matches!(WORDS.at(self.glyphs, self.at + 1), Some((Token::Seat(_), _)))
    }

    /// `N1S`, `Ø1H`; beside one of them, `EP` too.
    pub(super) fn glued_seat(&mut self) -> bool {
        let chunk = self.chunk();
        let Some((seat, call)) = self.seat_and_call(0, chunk) else { return false };
        let next = chunk + self.spaces(chunk);
        let next_chunk = (next..).take_while(|&ahead| self.is_in_chunk(ahead)).count();
        if call == Glued::NoBid && !self.has_glued_seats() && self.seat_and_call(next, next_chunk).is_none() {
            return false;
        }
        self.push(1, Token::Label(seat, Colon::Spaced));
        self.read_rest_of_glued();
        true
    }

    /// A seat of one letter and a call in the glyphs from here on.
    fn seat_and_call(&self, ahead: usize, length: usize) -> Option<(Seat, Glued)> {
        let start = self.at + ahead;
        let letter = self.glyphs.get(start..start + 1)?;
        let Some((Token::Seat(seat), 1)) = WORDS.at(letter, 0) else { return None };
        let rest = self.glyphs.get(start + 1..start + length.min(MOST_LETTERS))?;
        let text: String = rest.iter().map(|glyph| glyph.ch).collect();
        let mut letters = text.chars();
        let level = letters.next().and_then(super::level::digit);
        let call = match level {
            Some(1..=9) if LISTS.denomination(letters.as_str()).is_some() => Glued::Bid,
            None if matches!(text.as_str(), "p" | "x" | "xx" | "pass" | "d" | "dbl") => Glued::NoBid,
            Some(_) | None => return None,
        };
        (length <= MOST_LETTERS).then_some((seat, call))
    }

    fn read_rest_of_glued(&mut self) {
        match self.peek(0) {
            Some(ch) if ch.is_ascii_digit() => self.number(),
            Some(_) => match WORDS.at(self.glyphs, self.at) {
                Some((token, length)) => self.push(length, token),
                None => self.unknown_word(),
            },
            None => {}
        }
    }

    fn has_glued_seats(&self) -> bool {
        let glued = |pair: &[super::Lexeme]| match pair {
            [seat, call] => {
                matches!(seat.token, Token::Label(_, Colon::Spaced))
                    && call.token.is_call()
                    && seat.span.to == call.span.from
                    && seat.span.to - seat.span.from < 3
            }
            _ => false,
        };
        self.lexemes.windows(2).rev().take(8).any(glued)
    }

    /// A seat in brackets, behind a call or after a name, or `(dealer)` after a seat. `length` counts the brackets too.
    pub(super) fn seat_in_brackets(&mut self, inner: &[super::Glyph], length: usize) -> bool {
        let word: String = inner.iter().map(|glyph| glyph.ch).collect();
        let last = self.lexemes.last().map(|lexeme| (lexeme.token, lexeme.span));
        let found = WORDS.at(inner, 0).filter(|(_, taken)| *taken == inner.len()).map(|(token, _)| token);
        match (last, found) {
            (Some((Token::Seat(seat), _)), Some(Token::DealerWord)) => self.push(length, Token::Dealer(seat)),
            (Some((Token::Seat(seat), _)), _) if word == "d" => self.push(length, Token::Dealer(seat)),
            (Some((Token::Relative(relation), _)), Some(Token::Seat(seat)))
                if self.sits_at(Seat::North.seen_as(relation).relation_of(Seat::North), seat) =>
            {
                self.lexemes.last_mut().into_iter().for_each(|player| player.token = Token::Seat(seat));
                self.at += length;
            }
            (Some((Token::Seat(seat), _)), Some(Token::Relative(relation)))
                if self.sits_at(Seat::North.seen_as(relation).relation_of(Seat::North), seat) =>
            {
                self.at += length;
            }
            (Some((Token::BadWord, name)), Some(Token::Seat(seat)))
                if self.problems.last().is_some_and(|problem| problem.span == name) =>
            {
                self.problems.pop();
                self.lexemes.last_mut().into_iter().for_each(|name| name.token = Token::Aside);
                self.push(length, Token::Label(seat, Colon::Spaced));
            }
            (Some((token, _)), Some(player @ (Token::Seat(_) | Token::Relative(_))))
                if token.is_call() && self.has_seats_behind() =>
            {
                let bracket = self.span(length);
                self.push_at(bracket, Token::By);
                self.push(length, player);
            }
            _ => return false,
        }
        true
    }

    /// `my partner (S)`, `East (my RHO)`: the writer sits there, seen from that player, unless they have said that they sit elsewhere.
    fn sits_at(&mut self, writer: Relation, player: Seat) -> bool {
        let seat = player.seen_as(writer);
        let agrees = self.writer.is_none_or(|known| known == seat);
        if agrees {
            self.writer = Some(seat);
        }
        agrees
    }

    /// Whether seats stand in brackets behind the calls: more than once, and in every bracket.
    fn has_seats_behind(&mut self) -> bool {
        if let Some(known) = self.seats_behind {
            return known;
        }
        let round = |ch: char| match ch {
            '[' | '{' => '(',
            ']' | '}' => ')',
            other => other,
        };
        let text: String = self.glyphs.iter().map(|glyph| round(glyph.ch)).collect();
        let brackets = text.matches('(').count();
        let found = SEAT_BEHIND.as_ref().map_or_else(Vec::new, |seat| seat.captures_iter(&text).collect());
        let seats: Vec<&str> = found.iter().filter_map(|found| Some(found.get(1)?.as_str())).collect();
        // `1H(S) 2C(S)` show spades.
        let is_player = |token: Token| token.seat().is_some() || matches!(token, Token::Relative(_));
        let is_seat = |word: &&str| LISTS.tokens.iter().any(|(known, token)| known == word && is_player(*token));
        let others = seats.iter().any(|seat| *seat != seats.first().copied().unwrap_or_default());
        let known = brackets > 1
            && seats.len() == brackets
            && seats.iter().all(is_seat)
            && others
            // Nobody says of a call that it shows notrump by `(N)`.
            && !seats.iter().all(|seat| *seat != "n" && suit_or_notrump(seat));
        self.seats_behind = Some(known);
        known
    }
}

/// A player at the head of a column.
pub(in crate::shorthand) enum Player {
    Seat(Seat),
    /// Seen from the writer.
    Seen(Relation),
}

/// The player whom this word names at the head of a column; there `P` is partner.
pub(in crate::shorthand) fn player(word: &[super::Glyph]) -> Option<Player> {
    let letters: String = word.iter().map(|glyph| glyph.ch).collect();
    if let Some((_, relation)) = LISTS.column_heads.iter().find(|(head, _)| *head == letters) {
        return Some(Player::Seen(*relation));
    }
    match WORDS.at(word, 0)? {
        (Token::Seat(seat), taken) if taken == word.len() => Some(Player::Seat(seat)),
        (Token::Relative(relation), taken) if taken == word.len() => Some(Player::Seen(relation)),
        _ => None,
    }
}

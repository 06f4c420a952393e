//! How many cards of a suit a bid shows, written like a bid: `North 1H (5 hearts), East 1S`.

use super::{
    Lexeme, Lexer, Token, WORDS, Within,
    bids::{DENOMINATIONS, LEVELS},
    level,
    remarks::{tells_of_an_event, tells_what_happened},
};
use crate::{
    bridge::{Bid, Call, Denomination, Seat},
    meaning::{self, Condition},
    shorthand::{
        problem::{ProblemKind, Reading},
        text::Glyph,
        words::LISTS,
    },
};

/// Nobody speaks of higher bids in a remark so often as of cards.
const MOST_BID: u8 = 3;

/// What a number and a suit beside a bid mean.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Cards {
    /// This many cards of the suit.
    Length,
    /// That, or a bid.
    Unclear,
}

impl Lexer<'_> {
    /// `(5 hearts)` after a bid: about that bid, if the next player is named too or nobody would bid like that.
    pub(super) fn length_in_brackets(&mut self, inner: &[Glyph], length: usize) -> bool {
        let Some((bid, in_words)) = number_and_suit(inner) else { return false };
        match self.cards_beside(bid, in_words, length) {
            Some(Cards::Length) => self.push_meaning(inner, length),
            Some(Cards::Unclear) => {
                let choices = vec![Reading::OpponentsCall(Call::Bid(bid)), Reading::Meaning];
                self.problem(length, ProblemKind::Ambiguous { choices }, None);
            }
            None => return false,
        }
        true
    }

    /// `North opens 1H, 5 hearts, East 1S`: the same without brackets.
    pub(super) fn length_beside(&mut self, call: Call, length: usize) -> bool {
        let glyphs = self.glyphs.get(self.at..self.at + length).unwrap_or_default();
        let Some((bid, true)) = number_and_suit(glyphs).filter(|(bid, _)| Call::Bid(*bid) == call) else {
            return false;
        };
        if self.may_go_on_with_a_meaning(bid) {
            let choices = vec![Reading::Meaning, Reading::NextCall];
            self.problem(length, ProblemKind::Ambiguous { choices }, None);
            return true;
        }
        let named = self.caller().is_some_and(|caller| self.player_after(length) == Some(caller.lho()));
        let same = self.bid_before().is_some_and(|(before, _)| before.denomination == bid.denomination);
        let before = self.source.text.get(..self.span(1).from).unwrap_or_default().trim_end();
        let apart = before.ends_with([',', '-', '–', '=']);
        // `1H: five hearts`
        let explains = before.strip_suffix(':').is_some_and(|before| !before.ends_with(char::is_whitespace));
        if explains && self.bid_before().is_some() {
            let choices = vec![Reading::Call(call), Reading::Meaning];
            self.problem(length, ProblemKind::Ambiguous { choices }, None);
            return true;
        }
        if !same || !(named && apart) && bid.level.number() < 4 {
            return false;
        }
        match self.cards_beside(bid, true, length) {
            Some(Cards::Length) if named && apart => self.push(length, Token::Meaning),
            Some(_) => {
                let choices = vec![Reading::Call(call), Reading::Meaning];
                self.problem(length, ProblemKind::Ambiguous { choices }, None);
            }
            None => return false,
        }
        true
    }

    /// `2D 15-17 and 5 spades`, `2D with 12 points 5 spades`, `1D and 4 clubs`: behind what a call shows, or joined to the call
    /// itself, a number of cards rather than a bid.
    fn may_go_on_with_a_meaning(&self, cards: Bid) -> bool {
        let joined = self.lexemes.last().is_some_and(|last| last.token == Token::And);
        let told = self.lexemes.iter().rev().nth(usize::from(joined));
        let Some(told) = told.filter(|_| self.within == Within::Text) else { return false };
        let written = told.span.of(self.source.text);
        let is_meaning = match told.token {
            Token::Meaning
            | Token::Hint
            | Token::Shows(_)
            | Token::Purpose(_)
            | Token::BarePurpose(_)
            | Token::Artificial
            | Token::Alerted => joined || !written.starts_with(['(', '[']),
            Token::Aside => written.contains(|ch: char| ch.is_ascii_digit()),
            _ => false,
        };
        let many = cards.level.number() > MOST_BID;
        let is_of_call = joined && many && told.token.call().is_some_and(|call| call.bid().is_some());
        let compact = self.lexemes.iter().rfind(|one| one.token.call().is_some_and(|call| call.bid().is_some()));
        let compact = compact.is_some_and(|bid| !bid.span.of(self.source.text).contains(' '));
        compact && (is_meaning || is_of_call) || is_meaning && (joined || many)
    }

    /// `1H (at least 5 hearts)`, `2H(raise with 4 spades)`: a number of cards in words, and more that is said of the call. What
    /// is not understood beside it is said of the call too, unless it tells of people or of what happened.
    pub(super) fn tells_of_cards(&self, inner: &[Glyph], inside: &Lexer<'_>) -> bool {
        let numbers = (0..inner.len()).filter(|&at| {
            let begins =
                at.checked_sub(1).and_then(|at| inner.get(at)).is_none_or(|before| !before.ch.is_alphanumeric());
            begins && inside.cards_of_a_suit_at(at)
        });
        let most = numbers.filter_map(|at| Some(number_at(inner, at)?.0)).max();
        let Some(most) = most.filter(|_| self.lexemes.last().is_some_and(|last| last.token.is_call())) else {
            return false;
        };
        if !inside.lexemes.iter().any(|lexeme| !lexeme.token.is_call()) {
            return false;
        }
        let content: String = inner.iter().map(|glyph| glyph.ch).collect();
        match meaning::understood(&content) {
            Some(told) => told.names_cards(),
            None => {
                let of_people = |token| {
                    matches!(token, Token::Seat(_) | Token::Relative(_) | Token::Opponents | Token::Pronoun)
                        || tells_what_happened(token)
                };
                let is_told = inside.lexemes.iter().any(|lexeme| of_people(lexeme.token));
                (most > MOST_BID || self.is_glued()) && !is_told && !tells_of_an_event(&inside.lexemes)
            }
        }
    }

    /// `2H(at most 1H)`, `2H(shows 4S)`: straight after a call, a number of cards with a word that limits it. Away from the call,
    /// `(up to 3H)` may be another bid.
    pub(super) fn limit_in_brackets(&mut self, inner: &[Glyph], length: usize) -> bool {
        let content: String = inner.iter().map(|glyph| glyph.ch).collect();
        let promises = LISTS.promises.iter().filter(|_| self.is_glued());
        let is_limited = LISTS.limits.iter().chain(promises).any(|limit| {
            let taken = limit.chars().count() + 1;
            let before = content.strip_prefix(limit).is_some_and(|rest| rest.starts_with(' '));
            let behind = content.strip_suffix(limit).is_some_and(|rest| rest.ends_with(' '));
            let is_of_cards = |cards: Option<&[Glyph]>| cards.is_some_and(|cards| number_and_suit(cards).is_some());
            before && is_of_cards(inner.get(taken..))
                || behind && is_of_cards(inner.get(..inner.len().saturating_sub(taken)))
                || (before || behind) && meaning::understood(&content).is_some_and(|told| told.names_cards())
        });
        let is_told = is_limited && self.stands_after_call();
        if is_told {
            self.push_meaning(inner, length);
        }
        is_told
    }

    /// `2H (begge svarte)`: words alone that name two suits.
    pub(super) fn names_two_suits(&self, inner: &[Glyph]) -> bool {
        let content: String = inner.iter().map(|glyph| glyph.ch).collect();
        let is_of_two = |shows: &Condition| matches!(shows, Condition::All(parts) if parts.len() > 1);
        !content.contains(|ch: char| ch.is_ascii_digit())
            && self.stands_after_call()
            && meaning::understood(&content).is_some_and(|told| told.names_cards() && is_of_two(&told.shows))
    }

    fn stands_after_call(&self) -> bool {
        self.lexemes.last().is_some_and(|last| last.token.is_call() || last.token == Token::Meaning)
    }

    fn cards_of_a_suit_at(&self, at: usize) -> bool {
        let Some((number, taken)) = number_at(self.glyphs, at) else { return false };
        let spaces = self.glyphs.iter().skip(at + taken).take_while(|glyph| glyph.ch == ' ').count();
        let suit = DENOMINATIONS.at(self.glyphs, at + taken + spaces);
        number > 0 && spaces > 0 && suit.is_some_and(|(denomination, _)| denomination.suit().is_some())
    }

    /// The length of `5 hearts` at this place.
    pub(super) fn cards_of_a_suit(&self, ahead: usize) -> Option<usize> {
        let (_, number) = number_at(self.glyphs, self.at + ahead)?;
        let gap = self.spaces(ahead + number);
        let (denomination, taken) = DENOMINATIONS.at(self.glyphs, self.at + ahead + number + gap)?;
        (gap > 0 && denomination.suit().is_some()).then_some(number + gap + taken)
    }

    fn cards_beside(&self, bid: Bid, in_words: bool, length: usize) -> Option<Cards> {
        let (before, compact) = self.bid_before()?;
        let (same, many) = (before.denomination == bid.denomination, bid.level.number() > 3);
        if in_words && many && self.is_glued() {
            return Some(Cards::Length);
        }
        let caller = self.caller();
        let next = self.player_after(length);
        if caller.is_some() && next == caller.map(Seat::lho) {
            // The player who would have bid it calls after it.
            let of_bid = same && bid.level.number() > 2 || many || before.denomination == Denomination::Notrump;
            return Some(if in_words && of_bid || same && many { Cards::Length } else { Cards::Unclear });
        }
        if caller.is_some() && next == caller.map(Seat::partner) {
            return None;
        }
        match (in_words, same) {
            (true, true) if many && compact => Some(Cards::Length),
            (true, true) if many => Some(Cards::Unclear),
            (true, true) if bid.level.number() == 3 && compact => Some(Cards::Unclear),
            (true, false) if many && compact => Some(Cards::Unclear),
            (false, true) if many => Some(Cards::Unclear),
            _ => None,
        }
    }

    /// The bid that was read last, and whether its level and its denomination stand close together.
    fn bid_before(&self) -> Option<(Bid, bool)> {
        let says_more = |token: &Token| matches!(token, Token::By | Token::Seat(_) | Token::Relative(_));
        let call = self.lexemes.iter().rfind(|lexeme| !says_more(&lexeme.token))?;
        let bid = call.token.call()?.bid()?;
        Some((bid, !call.span.of(self.source.text).contains(' ')))
    }

    /// Who made the bid that was read last: the player named before it, or after it with `by`.
    pub(super) fn caller(&self) -> Option<Seat> {
        let seen = |token: Token| match token {
            Token::Relative(relation) => Some(Seat::South.seen_as(relation)),
            token => token.seat(),
        };
        let says_little = |lexeme: &&Lexeme| !lexeme.token.is_verb() && lexeme.token != Token::Filler;
        let mut back = self.lexemes.iter().rev();
        let last = back.next()?;
        if let Some(seat) = seen(last.token) {
            return (back.next()?.token == Token::By).then_some(seat);
        }
        let player = back.find(says_little)?;
        // The head of a table, and a player behind another call, are somewhere else.
        let between = self.source.text.get(player.span.to..last.span.from)?;
        let behind = back.next().is_some_and(|before| before.token == Token::By);
        if behind || between.contains(['\n', '|', ';', '\t']) { None } else { seen(player.token) }
    }

    /// The player who is named next.
    fn player_after(&self, length: usize) -> Option<Seat> {
        let signs = (length..).map_while(|ahead| self.peek(ahead)).take_while(|ch| " ,.;:-)\n".contains(*ch)).count();
        let mut at = self.at + length + signs;
        loop {
            match WORDS.at(self.glyphs, at)? {
                (Token::And | Token::Filler, taken) => {
                    let rest = self.glyphs.get(at + taken..)?;
                    at += taken + rest.iter().take_while(|glyph| glyph.ch == ' ').count();
                }
                (Token::Relative(relation), _) => return Some(Seat::South.seen_as(relation)),
                (token, _) => return token.seat(),
            }
        }
    }
}

/// Only a number and a suit; whether there is a space between them.
fn number_and_suit(glyphs: &[Glyph]) -> Option<(Bid, bool)> {
    let (number, figures) = number_at(glyphs, 0)?;
    let gap = glyphs.iter().skip(figures).take_while(|glyph| glyph.ch == ' ').count();
    let (denomination, taken) = DENOMINATIONS.at(glyphs, figures + gap)?;
    denomination.suit()?;
    let bid = level::bid(number, denomination)?.bid()?;
    (figures + gap + taken == glyphs.len()).then_some((bid, gap > 0))
}

/// The number at this place, `5` or `five`, and how many glyphs it takes. Words for fewer than three are common ones: `a`, `to`.
fn number_at(glyphs: &[Glyph], at: usize) -> Option<(u8, usize)> {
    let figure = glyphs.get(at).and_then(|glyph| level::digit(glyph.ch)).map(|number| (number, 1));
    figure.or_else(|| LEVELS.at(glyphs, at).filter(|(number, _)| *number > 2))
}

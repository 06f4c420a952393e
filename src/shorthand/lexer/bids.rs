//! Bids: every way of writing a level and a denomination, and what looks like a bid but is not one.

use std::sync::LazyLock;

use super::{
    Gap, Letters, Lexer, Token, Vocabulary, WORDS, Within, guess, is_suit_sign,
    level::{bid, digit},
};
use crate::{
    bridge::{Call, Denomination},
    shorthand::{
        problem::{Expected, ProblemKind, Reading},
        text::Glyph,
        token::SCHEMATIC,
        words::LISTS,
    },
};

/// How the denominations are written after a level.
pub(super) static DENOMINATIONS: LazyLock<Vocabulary<Denomination>> =
    LazyLock::new(|| Vocabulary::new(LISTS.denominations.iter().copied()));

/// Levels in words.
pub(super) static LEVELS: LazyLock<Vocabulary<u8>> = LazyLock::new(|| Vocabulary::new(LISTS.levels.iter().copied()));

/// Words that tell of French letters.
static FRENCH: LazyLock<Vocabulary<()>> =
    LazyLock::new(|| Vocabulary::new(LISTS.french.iter().map(|word| (*word, ()))));

/// French letters show themselves by `1T` and `1P`, or by the names of the suits.
pub(super) fn letters_of(glyphs: &[Glyph]) -> Letters {
    let shape = |window: &[Glyph]| match window {
        [digit, letter, rest @ ..] => {
            ('1'..='7').contains(&digit.ch)
                && matches!(letter.ch, 't' | 'p')
                && rest.first().is_none_or(|next| !next.ch.is_alphanumeric())
        }
        _ => false,
    };
    // `12-14p` counts points.
    let ends_a_number = |at: usize| {
        let before = |back: usize| at.checked_sub(back).and_then(|at| glyphs.get(at)).map(|glyph| glyph.ch);
        let is_digit = |ch: Option<char>| ch.is_some_and(|ch| ch.is_ascii_digit());
        is_digit(before(1)) || before(1) == Some('-') && is_digit(before(2))
    };
    let shown = (0..glyphs.len()).any(|at| {
        let rest = glyphs.get(at..).unwrap_or_default();
        shape(rest.get(..3).unwrap_or(rest)) && !ends_a_number(at) || FRENCH.at(glyphs, at).is_some()
    });
    if shown { Letters::French } else { Letters::Usual }
}

impl Lexer<'_> {
    /// Something that begins with a digit.
    pub(super) fn number(&mut self) {
        let digits = (0..).map_while(|at| self.peek(at)).take_while(char::is_ascii_digit).count();
        if self.shown_beside() || self.cards_in_a_suit() || self.date(digits) {
            return;
        }
        if let Some((token, length)) = WORDS.at(self.glyphs, self.at) {
            return self.push(length, token);
        }
        let begins = self.lexemes.is_empty() && self.within == Within::Text;
        if self.ordinal() || self.number_of_passes() || begins && self.pattern() {
            return; // `5 card majors, 1S P 1H`
        }
        if let Some(length) = self.range() {
            self.push(length, Token::Meaning);
            return self.points();
        }
        if let Some((Token::Purpose(purpose), length)) = self.purpose() {
            return self.push(length, Token::BarePurpose(purpose));
        }
        if self.peek(digits) == Some('.') && self.pattern() {
            return; // `2. runde`
        }
        // `2H-1.`: a result.
        let before = self.at.checked_sub(1).and_then(|before| self.glyphs.get(before));
        let is_result = before.is_some_and(|glyph| matches!(glyph.ch, '-' | '+'));
        if !is_result && self.peek(digits) == Some('.') && matches!(self.peek(digits + 1), None | Some(' ')) {
            // `1. N 1H`: a numbered list.
            self.at += digits;
            return self.skip(Gap::Space);
        }
        if self.gap == Gap::Line
            && self.within == Within::Text
            && self.peek(digits) == Some(')')
            && self.peek(digits + 1) == Some(' ')
        {
            // `1) N 1H`
            self.at += digits + 1;
            return;
        }
        match self.peek(0).and_then(digit) {
            Some(level @ 1..=9) if digits == 1 => self.bid_from(level),
            Some(_) | None => self.no_bid(),
        }
    }

    /// `15-17 p`: points, or a pass.
    fn points(&mut self) {
        let gap = self.spaces(0);
        let is_letter = self.peek(gap) == Some('p') && !self.is_in_chunk(gap + 1);
        if gap > 0 && is_letter && !matches!(self.peek(gap + 1), Some('-' | '|')) {
            self.at += gap;
            self.gap = Gap::Space;
            let choices = vec![Reading::Call(Call::Pass), Reading::Meaning];
            self.problem(1, ProblemKind::Ambiguous { choices }, None);
        }
    }

    /// `1 i kløver`: how long the word between the level and its suit is.
    fn link_to_a_suit(&self, ahead: usize) -> usize {
        let lengths = LISTS.suit_links.iter().filter_map(|word| super::length_of(self.glyphs, self.at + ahead, word));
        let link = lengths.max().filter(|_| self.peek(ahead - 1) == Some(' ')).unwrap_or(0);
        let spaces = self.spaces(ahead + link);
        let suit = DENOMINATIONS.at(self.glyphs, self.at + ahead + link + spaces);
        if link > 0 && spaces > 0 && suit.is_some_and(|(_, length)| length > 1) { link + spaces } else { 0 }
    }

    /// `2S 6 c`: a number of cards, where bids are written without spaces, or a bid of clubs.
    fn is_number_of_cards(&self, level: u8, gap: usize) -> bool {
        let letter = self.peek(1 + gap).is_some_and(|ch| "ck".contains(ch)) && !self.is_in_chunk(2 + gap);
        let before = self.lexemes.last().filter(|last| last.token.call().is_some_and(|call| call.bid().is_some()));
        let is_close = before.is_some_and(|bid| !bid.span.of(self.source.text).contains(' '));
        gap > 0 && level > 3 && letter && is_close
    }

    /// `cd`, `crd`: short for cards.
    fn is_cards(&self, ahead: usize) -> bool {
        let letters: String = (ahead..self.chunk()).filter_map(|at| self.peek(at)).collect();
        letters == "cd" || letters == "crd"
    }

    /// `12-14`, `16+` after a call: points.
    fn range(&self) -> Option<usize> {
        let digits = |from: usize| (from..).map_while(|at| self.peek(at)).take_while(char::is_ascii_digit).count();
        let after_call = self.lexemes.last().is_some_and(|last| last.token.call().is_some());
        if !after_call || !self.peek(1)?.is_ascii_digit() || self.peek(2)?.is_ascii_digit() {
            return None;
        }
        let length = match self.peek(2)? {
            '+' => 3,
            '-' | '/' if self.peek(5).is_none_or(|ch| !ch.is_ascii_digit()) => 3 + digits(3),
            _ => return None,
        };
        let ends = self.peek(length).is_none_or(|ch| !ch.is_alphanumeric() && !is_suit_sign(ch));
        // `26/11` is a date.
        let number = |from: usize, to: usize| {
            (from..to).filter_map(|at| self.peek(at)?.to_digit(10)).fold(0, |sum, digit| 10 * sum + digit)
        };
        let rises = length == 3 || number(0, 2) < number(3, length);
        (ends && rises && self.peek(length - 1) != Some('-')).then_some(length)
    }

    fn bid_from(&mut self, level: u8) {
        let gap = self.spaces(1);
        if self.is_chunk_of(2) && self.french_bid(level) {
            return;
        }
        if let Some(call) = bid(level, Denomination::Clubs).filter(|_| self.is_cards(1)) {
            // `1S 5cd`: five cards, or 5♣ doubled.
            let choices = vec![Reading::Call(call), Reading::Meaning];
            return self.problem(self.chunk(), ProblemKind::Ambiguous { choices }, None);
        }
        let gap = gap + self.link_to_a_suit(1 + gap);
        let bang = usize::from(self.peek(1 + gap) == Some('!'));
        if let Some((denomination, length)) = DENOMINATIONS.at(self.glyphs, self.at + 1 + gap + bang)
            && let Some(call) = bid(level, denomination)
            // `N: 1 S: 2`: the letter after the space is a seat.
            && (gap == 0 || length > 1 || self.peek(1 + gap + bang + length) != Some(':'))
        {
            let taken = 1 + gap + bang + length;
            if self.is_number_of_cards(level, gap) {
                let choices = vec![Reading::Call(call), Reading::Meaning];
                return self.problem(taken, ProblemKind::Ambiguous { choices }, None);
            }
            if self.agreement(call, taken) || self.length_beside(call, taken) {
                return;
            }
            return self.push(taken, Token::Call(call));
        }
        if self.compact() || self.glued_mark(level) || self.schematic(level, self.chunk()) {
            return;
        }
        if let Some((length, meant)) = self.misspelt_suit(level, gap) {
            self.problem(length, ProblemKind::NotACall, Some(meant));
        } else if self.is_chunk_of(1) {
            self.problem(1, ProblemKind::SuitMissing { level }, None);
        } else {
            self.no_bid();
        }
    }

    /// `1 hjertr`, `1 spde`: a level, and an unknown word that is nearly a suit. The glyphs of both, and the bid.
    fn misspelt_suit(&self, level: u8, gap: usize) -> Option<(usize, String)> {
        let letters = (1 + gap..).map_while(|at| self.peek(at)).take_while(|ch| ch.is_alphabetic());
        let word: String = letters.collect();
        let is_unknown = gap > 0 && self.is_chunk_of(1) && WORDS.at(self.glyphs, self.at + 1 + gap).is_none();
        let denomination = guess::denomination(&word).filter(|_| is_unknown)?;
        Some((1 + gap + word.chars().count(), bid(level, denomination)?.to_string()))
    }

    fn no_bid(&mut self) {
        let length = self.chunk();
        let word = self.glyph_text(length);
        self.problem(length, ProblemKind::NotACall, guess::bid_in(&word));
        if is_year(&word)
            && let Some(problem) = self.problems.last_mut()
        {
            problem.expected = vec![Expected::Edition];
        }
    }

    /// `1T` and `1P` are French; where they stand, `1K` and `1C` may be.
    fn french_bid(&mut self, level: u8) -> bool {
        if self.letters == Letters::Usual {
            return false;
        }
        let of = |denomination| bid(level, denomination);
        let choices = match self.peek(1) {
            Some('t') => vec![of(Denomination::Clubs)],
            Some('p') => vec![of(Denomination::Spades), Some(Call::Pass)],
            Some('k') => vec![of(Denomination::Diamonds), of(Denomination::Clubs)],
            Some('c') => vec![of(Denomination::Hearts), of(Denomination::Clubs)],
            _ => return false,
        };
        let choices: Vec<_> = choices.into_iter().flatten().collect();
        let choices = choices.into_iter().map(Reading::Call).collect();
        self.problem(2, ProblemKind::Ambiguous { choices }, None);
        true
    }

    /// `1M`, `2red`: the original's capitals count.
    fn schematic(&mut self, level: u8, chunk: usize) -> bool {
        if chunk < 2 {
            return false;
        }
        let original = self.span(chunk).of(self.source.text);
        let letters: String = original.chars().filter(|ch| ch.is_alphabetic()).collect();
        let lower = letters.to_lowercase();
        let found = SCHEMATIC.iter().find(|(words, _)| words.iter().any(|word| *word == letters || *word == lower));
        let Some((_, denominations)) = found else { return false };
        let choices = denominations.iter().filter_map(|&denomination| bid(level, denomination)).collect();
        self.problem(chunk, ProblemKind::Schematic { choices }, None);
        true
    }

    /// `1Hib`: a bid and a mark without a space.
    fn glued_mark(&mut self, level: u8) -> bool {
        let denomination = self.peek(1).map(String::from).and_then(|letter| LISTS.denomination(&letter));
        // A seat belongs to the next call, and a letter too many is more likely.
        let mark = WORDS.at(self.glyphs, self.at + 2).filter(|(token, _)| token.seat().is_none());
        match (denomination.and_then(|denomination| bid(level, denomination)), mark) {
            (Some(call), Some((token, length))) => {
                self.push(2, Token::Call(call));
                self.push(length, token);
                true
            }
            _ => false,
        }
    }

    /// `one heart`, `en grand`.
    pub(super) fn level_in_words(&self) -> Option<(Call, usize)> {
        let (level, length) = LEVELS.at(self.glyphs, self.at)?;
        let start = length + self.spaces(length);
        // `en i hjerter`
        let start = start + self.link_to_a_suit(start);
        let (denomination, rest) = DENOMINATIONS.at(self.glyphs, self.at + start)?;
        // `to s` and `a n` are words and seats, not bids.
        (start > length && rest > 1 && !self.is_direction(length, start, rest)).then_some(())?;
        Some((bid(level, denomination)?, start + rest))
    }

    /// `to hearts`, `transfer to spar`: where something leads, and not two of a suit.
    fn is_direction(&self, length: usize, start: usize, suit: usize) -> bool {
        let text = |from: usize, count: usize| -> String {
            (from..from + count).map_while(|ahead| self.peek(ahead)).collect()
        };
        if !LISTS.directions.contains(&text(0, length).as_str()) {
            return false;
        }
        let since = self.glyphs.get(..self.at).unwrap_or_default();
        let since = since.rsplit(|glyph| glyph.ch.is_ascii_digit() || glyph.ch == '\n').next().unwrap_or_default();
        let mut words = since.split(|glyph| !glyph.ch.is_alphabetic());
        let follows = |word: &[Glyph]| {
            let word: String = word.iter().map(|glyph| glyph.ch).collect();
            LISTS.directed.contains(&word.as_str())
        };
        LISTS.english_suits.contains(&text(start, suit).as_str()) || words.any(follows)
    }

    /// `H1`, `♥1`, `!h1`: the suit before the level, with nothing else around it.
    pub(super) fn suit_first(&self) -> Option<(Call, usize)> {
        let bang = usize::from(self.peek(0) == Some('!'));
        let denomination = match self.peek(bang)? {
            'c' | '♣' => Denomination::Clubs,
            'd' | '♦' => Denomination::Diamonds,
            'h' | '♥' => Denomination::Hearts,
            's' | '♠' => Denomination::Spades,
            _ => return None,
        };
        let call = bid(digit(self.peek(bang + 1)?)?, denomination)?;
        let alone = self.peek(bang + 2).is_none_or(|ch| !ch.is_alphanumeric() && !is_suit_sign(ch));
        alone.then_some((call, bang + 2))
    }

    /// `fem i spar`, `5 i spar`: five cards. Only at the one level is it a bid.
    pub(super) fn cards_in_a_suit(&mut self) -> bool {
        let digit = self.peek(0).and_then(digit).filter(|_| !self.is_in_chunk(1)).map(|level| (level, 1));
        let Some((level, length)) = digit.or_else(|| LEVELS.at(self.glyphs, self.at)) else { return false };
        let start = length + self.spaces(length);
        let link = self.link_to_a_suit(start);
        let suit = DENOMINATIONS.at(self.glyphs, self.at + start + link);
        let Some((denomination, taken)) = suit.filter(|_| link > 0 && level > 1) else { return false };
        let behind = self.lexemes.iter().any(|lexeme| lexeme.token.is_call());
        let call = bid(level, denomination).map(Reading::Call).filter(|_| !behind);
        let choices = if behind { vec![Reading::Meaning, Reading::Remark] } else { vec![Reading::Remark] };
        let choices = choices.into_iter().chain(call).collect();
        self.problem(start + link + taken, ProblemKind::Ambiguous { choices }, None);
        true
    }

    /// The length of a word that may have an apostrophe in it: `doesn't`.
    fn whole_word(&self) -> usize {
        let mut length = self.chunk().max(1);
        while self.peek(length) == Some('\'') && self.peek(length + 1).is_some_and(char::is_alphabetic) {
            length += 1 + (length + 1..).take_while(|&ahead| self.is_in_chunk(ahead)).count();
        }
        length
    }

    pub(super) fn unknown_word(&mut self) {
        let length = self.whole_word();
        if self.genitive(length) {
            return;
        }
        let word = self.glyph_text(length);
        // `a strong 2C`
        let hint = self.at + length + self.spaces(length);
        let describes = |words: &[&str]| words.iter().any(|word| super::length_of(self.glyphs, hint, word).is_some());
        if LISTS.levels.iter().any(|(level, one)| *one == 1 && *level == word) && describes(&LISTS.hints) {
            return self.push(length, Token::Filler);
        }
        let guess = if self.problems.len() < guess::MOST_GUESSED { guess::word(&word) } else { None };
        match guess {
            _ if LISTS.denomination(&word).is_some() => self.problem(length, ProblemKind::NotACall, None),
            Some((_, mark)) if length >= guess::LONG && guess::says_one_thing(mark) => self.push(length, mark),
            Some((meant, Token::Call(_))) => self.problem(length, ProblemKind::NotACall, Some(meant)),
            Some((meant, _)) => self.problem(length, ProblemKind::UnknownWord, Some(meant)),
            None => self.problem(length, ProblemKind::UnknownWord, None),
        }
    }
}

/// `2018`: meant as an edition of the Laws.
fn is_year(word: &str) -> bool {
    word.len() == 4 && ["19", "20"].iter().any(|century| word.starts_with(century)) && word.parse::<u16>().is_ok()
}

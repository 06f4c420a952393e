//! A place in the text, and what stands there.

use std::cell::Cell;

use super::words::{self, Word};
use crate::meaning::SuitWord;

/// Spaces and hyphens in a word beyond which nobody sees that it goes on.
const WIDEST: usize = 40;

/// What Norwegian writes behind a number of cards, as one word with it.
const CARDS: &str = "kort";

/// A word with its length, if there is one.
type Found = Option<(Word, usize)>;

/// The text with a place in it. Places count characters.
pub(super) struct Scanner {
    raw: Vec<char>,
    folded: Vec<char>,
    pub(super) at: usize,
    /// The word that was found last, and where: it is asked for again and again.
    word: Cell<Option<(usize, Found)>>,
}

impl Scanner {
    pub(super) fn new(text: &str) -> Scanner {
        let raw: Vec<char> = text.chars().collect();
        Scanner { folded: raw.iter().map(|&ch| folded(ch)).collect(), raw, at: 0, word: Cell::new(None) }
    }

    pub(super) fn len(&self) -> usize {
        self.raw.len()
    }

    /// The character a number of places ahead, in lower case and without accents.
    pub(super) fn peek(&self, ahead: usize) -> Option<char> {
        self.folded.get(self.at + ahead).copied()
    }

    /// The same as it was written.
    pub(super) fn peek_raw(&self, ahead: usize) -> Option<char> {
        self.raw.get(self.at + ahead).copied()
    }

    pub(super) fn digit(&self, ahead: usize) -> Option<u8> {
        self.peek(ahead).and_then(|ch| ch.to_digit(10)).and_then(|digit| u8::try_from(digit).ok())
    }

    pub(super) fn is_at_end(&self) -> bool {
        self.at >= self.raw.len()
    }

    /// The text between two places, as it was written.
    pub(super) fn written(&self, from: usize, to: usize) -> String {
        self.raw.get(from..to).unwrap_or_default().iter().collect()
    }

    /// The same in lower case and without accents.
    pub(super) fn plain(&self, from: usize, to: usize) -> String {
        self.folded.get(from..to).unwrap_or_default().iter().collect()
    }

    pub(super) fn eat(&mut self, wanted: char) -> bool {
        let found = self.peek(0) == Some(wanted);
        self.at += usize::from(found);
        found
    }

    pub(super) fn skip_spaces(&mut self) {
        while self.peek(0).is_some_and(is_space) {
            self.at += 1;
        }
    }

    /// Skips what stands between two things that both hold.
    pub(super) fn skip_separators(&mut self) {
        loop {
            match self.peek(0) {
                Some(ch) if is_space(ch) || matches!(ch, ',' | ';' | '&') => self.at += 1,
                Some('+') if !self.peek(1).is_some_and(char::is_alphabetic) => self.at += 1,
                Some('.') if self.peek(1).is_none_or(is_space) => self.at += 1,
                _ => match self.word() {
                    Some((Word::And | Word::OwnSuit, length)) => self.at += length,
                    _ => return,
                },
            }
        }
    }

    /// The longest word that stands here, and its length; a word that counts something only where nothing else fits.
    pub(super) fn word(&self) -> Option<(Word, usize)> {
        if let Some((at, word)) = self.word.get()
            && at == self.at
        {
            return word;
        }
        let word = self
            .longest_word(|word| !matches!(word, Word::Unit(_) | Word::Card | Word::In))
            .or_else(|| self.longest_word(|_| true));
        self.word.set(Some((self.at, word)));
        word
    }

    /// The longest word of some kind that stands here.
    pub(super) fn longest_word(&self, is_wanted: impl Fn(Word) -> bool) -> Option<(Word, usize)> {
        let words = self.peek(0).map(words::words_from).unwrap_or_default();
        let found = words.iter().copied().filter(|&(_, word)| is_wanted(word));
        let found = found.filter_map(|(text, word)| Some((word, self.length_of(text)?)));
        found.fold(None, |best, next| match best {
            Some((_, length)) if length >= next.1 => best,
            _ => Some(next),
        })
    }

    /// Whether a word of some kind stands a number of places ahead.
    pub(super) fn word_ahead(&mut self, ahead: usize, is_wanted: impl Fn(Word) -> bool) -> bool {
        self.at += ahead;
        let found = self.longest_word(is_wanted).is_some();
        self.at -= ahead;
        found
    }

    /// Takes this word if it stands here, after spaces.
    pub(super) fn eat_word(&mut self, wanted: Word) -> bool {
        let before = self.at;
        self.skip_spaces();
        match self.longest_word(|word| word == wanted) {
            Some((_, length)) => self.at += length,
            None => self.at = before,
        }
        self.at != before
    }

    /// The suit that stands here, and its length. `M` and `m` are the only letters whose case matters.
    pub(super) fn suit(&self) -> Option<(SuitWord, usize)> {
        let alone = |ahead: usize| !self.peek(ahead).is_some_and(char::is_alphabetic);
        match self.peek_raw(0) {
            Some('M') if alone(1) => return Some((SuitWord::SomeMajor, 1)),
            Some('m') if alone(1) => return Some((SuitWord::SomeMinor, 1)),
            Some('!') => {
                let letter = self.peek(1).filter(|letter| "shdc".contains(*letter) && alone(2))?;
                let suit = words::suits().find(|(word, _)| word.chars().eq([letter]));
                return suit.map(|(_, suit)| (suit, 2));
            }
            Some(_) | None => {}
        }
        let words = self.peek(0).map(words::suits_from).unwrap_or_default();
        let found = words.iter().filter_map(|&(text, suit)| Some((suit, self.length_of(text)?)));
        found.max_by_key(|&(_, length)| length)
    }

    /// The number that stands here in words, and its length.
    pub(super) fn number_word(&self) -> Option<(u8, usize)> {
        self.peek(0).filter(|first| first.is_alphabetic())?;
        // `femkorts`
        let is_glued = |text: &str| {
            let (from, to) = (self.at + text.len(), self.at + text.len() + CARDS.len());
            self.plain(self.at, from) == text && self.plain(from, to) == CARDS
        };
        let length = |text: &str| self.length_of(text).or_else(|| is_glued(text).then_some(text.len()));
        words::NUMBERS.iter().find_map(|&(text, number)| Some((number, length(text)?)))
    }

    /// The number of characters that a word takes here, if it stands here as a whole word.
    fn length_of(&self, word: &str) -> Option<usize> {
        let mut length = 0;
        for wanted in word.chars() {
            if matches!(wanted, ' ' | '-') {
                while length < WIDEST && self.peek(length).is_some_and(|ch| is_space(ch) || ch == '-') {
                    length += 1;
                }
            } else if self.peek(length) == Some(wanted) {
                length += 1;
            } else {
                return None;
            }
        }
        let ends_in_letter = word.chars().next_back().is_some_and(char::is_alphanumeric);
        let goes_on = match word.chars().next_back() {
            Some(last) if last.is_alphabetic() => self.peek(length).is_some_and(char::is_alphabetic),
            // `weak 2H` is about the bid; `weak 2-4H` has a range.
            Some(last) if last.is_numeric() => self.peek(length).is_some_and(|ch| ch.is_numeric() || "+-".contains(ch)),
            Some(_) | None => false,
        };
        (!(ends_in_letter && goes_on)).then_some(length)
    }

    /// The place at which the word that stands here ends, whatever it is.
    pub(super) fn end_of_word(&self) -> usize {
        (self.at + 1 + self.letters_of_word().count()).min(self.len())
    }

    /// The same of a word with a limited number of characters after its first.
    pub(super) fn end_of_short_word(&self, most: usize) -> Option<usize> {
        let count = self.letters_of_word().take(most + 1).count();
        (count <= most).then_some((self.at + 1 + count).min(self.len()))
    }

    /// The characters after the first up to the end of the word.
    fn letters_of_word(&self) -> impl Iterator<Item = &char> {
        let is_end = |ch: &char| is_space(*ch) || ",;&()[]|".contains(*ch);
        self.folded.get(self.at + 1..).unwrap_or_default().iter().take_while(move |ch| !is_end(ch))
    }
}

/// White space, and the marks that choose how an emoji looks.
fn is_space(ch: char) -> bool {
    ch.is_whitespace() || matches!(ch, '\u{fe0e}' | '\u{fe0f}')
}

fn folded(ch: char) -> char {
    match ch {
        'ø' | 'Ø' | 'ö' | 'Ö' => 'o',
        'å' | 'Å' => 'a',
        'é' | 'É' | 'è' => 'e',
        '–' | '—' | '−' | '‐' | '‑' => '-',
        '[' | '{' => '(',
        ']' | '}' => ')',
        _ => {
            let mut lower = ch.to_lowercase();
            lower.next().filter(|_| lower.next().is_none()).unwrap_or(ch)
        }
    }
}

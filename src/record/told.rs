//! What somebody said that a call shows or is for: their words, and what they mean.

use std::{borrow::Cow, fmt, sync::Arc};

use super::Shows;
use crate::{
    bridge::Suit,
    meaning::{self, Meaning, Shown, SuitsInAuction},
    plain::plain,
};

/// What somebody said that a call shows, or is for. The words are kept as they are, but for what cannot be
/// shown; they are read once.
#[derive(Clone)]
pub struct Told(Arc<Read>);

struct Read {
    text: String,
    shown: Option<Shown>,
    specifies: Option<Shows>,
}

impl Told {
    /// What was said.
    #[must_use]
    pub fn text(&self) -> &str {
        &self.0.text
    }

    /// What it means; `None` when it is not in the notation of meanings.
    #[must_use]
    pub fn meaning(&self) -> Option<&Meaning> {
        self.0.shown.as_ref().map(Shown::meaning)
    }

    /// The same with its hands, if it says anything about hands.
    #[must_use]
    pub fn hands(&self) -> Option<&Shown> {
        self.0.shown.as_ref().filter(|shown| shown.meaning().is_about_hands())
    }

    /// What a call with this meaning specifies; `None` when the meaning does not tell.
    #[must_use]
    pub fn specifies(&self) -> Option<Shows> {
        self.0.specifies
    }
}

impl Told {
    /// The same words, understood of a call that is made in an auction; `None` when they are understood in the same way without it, or
    /// not even so.
    pub(super) fn in_auction(&self, suits: SuitsInAuction) -> Option<Told> {
        let is_of_three = |meaning: &Meaning| suits.own.is_some_and(|own| meaning.tells_of_three_cards_in(own));
        let meaning = match self.meaning() {
            Some(meaning) if !is_of_three(meaning) => None,
            Some(_) | None => meaning::understood_in(self.text(), suits),
        };
        meaning.map(|meaning| Told::of(self.text().to_owned(), Some(meaning)))
    }

    /// The same words, not understood, of a call in this suit where they name clubs alone, by a letter that may stand for cards as well:
    /// `5k`, `6c`.
    pub(super) fn may_count_cards(&self, suit: Suit) -> Option<Told> {
        let is_clubs_alone = self.specifies().is_some_and(|shows| shows.suits().eq([Suit::Clubs]));
        let is_letter = suit != Suit::Clubs && is_clubs_alone && has_letter_for_cards(self.text());
        is_letter.then(|| Told::of(self.text().to_owned(), None))
    }

    /// The same words of a bid in this suit, where they name a major or a minor that can only be this one: `5-card major`, and not
    /// `4+M` or `either major`.
    pub(super) fn in_the_suit(&self, suit: Suit) -> Option<Told> {
        let meaning = self.meaning().filter(|_| meaning::is_length_in_one(self.text()))?.in_the_suit(suit)?;
        Some(Told::of(self.text().to_owned(), Some(meaning)))
    }

    /// The same words of a bid of one in this suit, where they name nothing but shortness in it: `short clubs`, `kort kløver` of an
    /// opening on which the suit may be short.
    pub(super) fn may_be_short(&self, suit: Suit) -> Option<Told> {
        let mut words = self.text().split(|ch: char| !ch.is_alphabetic()).map(str::to_lowercase);
        let is_in_words = words.any(|word| ["short", "kort"].contains(&word.as_str()));
        let meaning = self.meaning().filter(|_| is_in_words)?.may_be_short(suit)?;
        Some(Told::of(self.text().to_owned(), Some(meaning)))
    }

    fn of(text: String, meaning: Option<Meaning>) -> Told {
        let specifies = meaning.as_ref().and_then(Shows::specified_by);
        Told(Arc::new(Read { text, shown: meaning.map(Shown::new), specifies }))
    }
}

/// `5k`, `4+ c`, `6-k`: a number and a small letter that may stand for clubs or for cards.
fn has_letter_for_cards(text: &str) -> bool {
    let chars: Vec<char> = text.chars().collect();
    let is_letter = |(at, ch): (usize, &char)| {
        let before = chars.iter().take(at).rev().find(|ch| !matches!(ch, ' ' | '+' | '-'));
        let is_alone = !chars.get(at + 1).is_some_and(|next| next.is_alphanumeric());
        matches!(ch, 'k' | 'c') && is_alone && before.is_some_and(char::is_ascii_digit)
    };
    chars.iter().enumerate().any(is_letter)
}

impl From<String> for Told {
    fn from(text: String) -> Told {
        let text = match plain(&text) {
            Cow::Borrowed(_) => text,
            Cow::Owned(plain) => plain,
        };
        let meaning = meaning::understood(&text);
        Told::of(text, meaning)
    }
}

impl From<&str> for Told {
    fn from(text: &str) -> Told {
        Told::from(text.to_owned())
    }
}

impl PartialEq for Told {
    fn eq(&self, other: &Told) -> bool {
        self.text() == other.text()
    }
}

impl Eq for Told {}

impl fmt::Debug for Told {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Debug::fmt(self.text(), f)
    }
}

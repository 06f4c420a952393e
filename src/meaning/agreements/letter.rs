//! Letters that stand for a suit: `M`, `m`, `x`, `y`, `oM`, `om`, and calls that are written with them.

use std::collections::BTreeMap;

use crate::bridge::{Bid, Call, Denomination, Level, Suit};

/// A letter that stands for a suit.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(super) enum Letter {
    /// `M`
    Major,
    /// `m`
    Minor,
    /// `x`
    Any,
    /// `y`: a suit that nobody has bid.
    Unbid,
}

/// Which suit each letter stands for.
pub(super) type Bound = BTreeMap<Letter, Suit>;

/// A call in which the suit may be a letter.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Pattern {
    /// This call.
    Call(Call),
    /// A bid in the suit for which the letter stands; with `true`, in the other suit of the same rank.
    Bid(Level, Letter, bool),
}

impl Letter {
    const fn suits(self) -> &'static [Suit] {
        match self {
            Letter::Major => &[Suit::Hearts, Suit::Spades],
            Letter::Minor => &[Suit::Clubs, Suit::Diamonds],
            Letter::Any | Letter::Unbid => &Suit::ALL,
        }
    }

    /// How far from exactly it says which suit is meant.
    pub(super) const fn vagueness(self) -> usize {
        match self {
            Letter::Major | Letter::Minor => 1,
            Letter::Any | Letter::Unbid => 2,
        }
    }

    /// The letter that is written so, and whether its other suit is meant.
    fn written(word: &str) -> Option<(Letter, bool)> {
        Some(match word {
            "M" => (Letter::Major, false),
            "oM" => (Letter::Major, true),
            "m" => (Letter::Minor, false),
            "om" => (Letter::Minor, true),
            "x" => (Letter::Any, false),
            "y" => (Letter::Unbid, false),
            _ => return None,
        })
    }
}

/// The suit of a letter, or the other one of the same rank.
fn suit(bound: &Bound, letter: Letter, other: bool) -> Option<Suit> {
    let suit = *bound.get(&letter)?;
    if !other {
        return Some(suit);
    }
    Some(match suit {
        Suit::Clubs => Suit::Diamonds,
        Suit::Diamonds => Suit::Clubs,
        Suit::Hearts => Suit::Spades,
        Suit::Spades => Suit::Hearts,
    })
}

impl Pattern {
    /// The call that is written so, in English or Norwegian.
    pub(super) fn read(word: &str) -> Option<Pattern> {
        match word.to_lowercase().as_str() {
            "p" | "pass" => return Some(Pattern::Call(Call::Pass)),
            "x" | "dbl" | "double" | "dobler" => return Some(Pattern::Call(Call::Double)),
            "xx" | "rdbl" | "redouble" | "redobler" => return Some(Pattern::Call(Call::Redouble)),
            _ => {}
        }
        let mut letters = word.chars();
        let number = u8::try_from(letters.next()?.to_digit(10)?).ok()?;
        let level = Level::new(number).filter(|_| number <= 7)?;
        let strain = letters.as_str();
        if let Some((letter, other)) = Letter::written(strain) {
            return Some(Pattern::Bid(level, letter, other));
        }
        let denomination = match strain.to_lowercase().as_str() {
            "c" | "cl" | "k" | "kl" | "♣" => Denomination::Clubs,
            "d" | "di" | "r" | "ru" | "♦" => Denomination::Diamonds,
            "h" | "he" | "hj" | "♥" => Denomination::Hearts,
            "s" | "sp" | "♠" => Denomination::Spades,
            "n" | "nt" | "ut" | "gr" => Denomination::Notrump,
            _ => return None,
        };
        Some(Pattern::Call(Call::Bid(Bid { level, denomination })))
    }

    pub(super) const fn letter(self) -> Option<Letter> {
        match self {
            Pattern::Call(_) => None,
            Pattern::Bid(_, letter, _) => Some(letter),
        }
    }

    /// The call itself, once every letter stands for a suit.
    pub(super) fn call(self, bound: &Bound) -> Option<Call> {
        match self {
            Pattern::Call(call) => Some(call),
            Pattern::Bid(level, letter, other) => {
                let denomination = suit(bound, letter, other)?.into();
                Some(Call::Bid(Bid { level, denomination }))
            }
        }
    }
}

/// Every way in which these letters can stand for suits, beside those that already do. No two stand for the same suit,
/// and `y` stands for none of those that were bid.
pub(super) fn ways(letters: impl IntoIterator<Item = Letter>, bound: &Bound, bid: &[Suit]) -> Vec<Bound> {
    let mut ways = vec![bound.clone()];
    for letter in letters {
        ways = ways.into_iter().flat_map(|way| with(&way, letter, bid)).collect();
    }
    ways
}

fn with(way: &Bound, letter: Letter, bid: &[Suit]) -> Vec<Bound> {
    if way.contains_key(&letter) {
        return vec![way.clone()];
    }
    let free =
        |suit: &&Suit| !way.values().any(|taken| taken == *suit) && (letter != Letter::Unbid || !bid.contains(suit));
    let bind = |suit: &Suit| way.iter().map(|(one, suit)| (*one, *suit)).chain([(letter, *suit)]).collect();
    letter.suits().iter().filter(free).map(bind).collect()
}

/// A text with the letters that stand for a suit replaced by it, as long as it was: places in it stay where they are.
pub(super) fn replaced(text: &str, bound: &Bound) -> String {
    let mut out = String::with_capacity(text.len());
    let mut word = String::new();
    for ch in text.chars().chain(['\n']) {
        if ch.is_alphabetic() {
            word.push(ch);
            continue;
        }
        match Letter::written(&word).and_then(|(letter, other)| suit(bound, letter, other)) {
            Some(suit) => out.push_str(&format!("{:<width$}", suit.letter(), width = word.len())),
            None => out.push_str(&word),
        }
        word.clear();
        out.push(ch);
    }
    out.pop();
    out
}

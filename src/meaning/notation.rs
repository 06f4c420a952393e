//! The notation of meanings: what players write about what a call shows.
//!
//! ```text
//! meaning := alt (('except' | 'denies' | 'but not' | '\' | 'unntatt' …) alt)*     what is denied
//! alt     := terms (('or' | '|' | 'eller') terms)*                                one of these
//! terms   := (['no' | 'not' | '!' | 'usually'] atom)+                             all of these
//! atom    := range [hcp] | range SUIT | range (A | K | ctrl | LTC | KC(H) | TP | QT | hcpin M) | 2/3 H | H:AQT
//!          | bal semibal unbal any | void/sing/short/stop/solid/longest SUIT | S>=H | 4=4=3=2 4432 54(31) | r20
//!          | what the call is for: gf inv stayman relay … | !2C | ( meaning )
//! range   := 5+ | 3-5 | 4 | 4= | 3- | <4 | >=6 | 1or4 | at least 5
//! SUIT    := S H D C ♠♥♦♣ !s | words in English and Norwegian | M | m | x
//! ```
//!
//! `M` is a major and `m` a minor; no other letter has a case.
//!
//! NOTATION: `5H` is five or more, `3H` exactly three, but three or more of a bid in hearts by a player whose partner has not bid; a range without a
//! unit is points; `4432` is any order; `4-S` is at most four; a single number of points after a minimum of cards is a minimum
//! too: `5+H, 11 points`; `K` is kings after a number below three and clubs after others; all that stands in a bracket after
//! `except` is denied. A comma closes a choice, so `6-10, 6+H or 6+S` has the points for both. Whatever can be read in another
//! way is in [`Meaning::notes`]; where two readings make sense and show different hands, nothing is read.

mod alternatives;
mod apart;
mod atom;
mod bound;
mod choice;
mod counted;
mod in_auction;
mod normal;
mod number;
mod parse;
mod pattern;
mod problem;
mod purpose;
mod range;
mod scan;
mod several;
mod side;
mod slip;
mod tree;
mod twice;
mod words;
mod write;

pub(super) use tree::{conjunction, disjunction, is_limit_of_a_long_suit, negation};

pub use problem::{Expected, Problem, ProblemKind};
pub use purpose::Purpose;

use super::Condition;
use crate::bridge::{Call, Suit};

/// What a call shows, as written. Displayed, it is the same in one spelling, which is read back as the same.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Meaning {
    /// What a hand must have.
    pub shows: Condition,
    /// What it must not have, each exception by itself, so that a broken one can be named.
    pub denies: Vec<Denial>,
    /// What most such hands have, without a promise.
    pub usually: Vec<Condition>,
    /// What the call is for.
    pub purposes: Vec<Purpose>,
    /// Calls that the player would have chosen with some of these hands instead.
    pub excludes: Vec<Call>,
    /// Whether it says that any hand, or any shape, will do.
    pub says_any: bool,
    /// How that was read which can be read in more than one way.
    pub notes: Vec<Reading>,
}

/// An exception: what a call denies.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Denial {
    /// The condition in the notation.
    pub text: String,
    /// What a hand must not have.
    pub condition: Condition,
}

/// How something was read that can be read in more than one way.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Reading {
    /// What was written.
    pub written: String,
    /// The character with which it begins, counted from 0.
    pub from: usize,
    /// The character after the last one.
    pub to: usize,
    /// What it was taken to say.
    pub read_as: Condition,
}

/// Reads a meaning.
///
/// # Errors
///
/// Everything that cannot be read, in the order in which it stands there.
pub fn read(text: &str) -> Result<Meaning, Vec<Problem>> {
    parse::Parser::read(text, parse::Guesses::Made)
}

/// The same where nobody is told what cannot be read.
#[must_use]
pub fn understood(text: &str) -> Option<Meaning> {
    parse::Parser::read(text, parse::Guesses::None).ok()
}

/// The suits that words for a call may leave to the auction: its own in `weak, 6-card suit`, and partner's in `limit raise, 4 trumps`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct SuitsInAuction {
    /// The suit that the call names.
    pub own: Option<Suit>,
    /// The suit that partner has bid.
    pub partners: Option<Suit>,
    /// Whether partner has bid, or nobody knows.
    pub partner_may_have_bid: bool,
}

impl SuitsInAuction {
    /// Whether the call names the suit that partner has bid.
    pub(super) fn is_a_raise(self) -> bool {
        self.own.is_some() && self.own == self.partners
    }
}

/// Reads a meaning of a call of which it is known in which auction it was made.
///
/// # Errors
///
/// Everything that cannot be read, in the order in which it stands there.
pub fn read_in(text: &str, suits: SuitsInAuction) -> Result<Meaning, Vec<Problem>> {
    parse::Parser::read_in(text, parse::Guesses::Made, suits)
}

/// The same where nobody is told what cannot be read.
#[must_use]
pub fn understood_in(text: &str, suits: SuitsInAuction) -> Option<Meaning> {
    parse::Parser::read_in(text, parse::Guesses::None, suits).ok()
}

/// Whether the words tell a length in one major or minor, as `5-card major` does, and `either 5-card major` and `5+M` do not.
#[must_use]
pub fn is_length_in_one(text: &str) -> bool {
    let words = format!(" {} ", text.to_lowercase().replace('-', " "));
    let before = words::LENGTHS.iter().find_map(|length| words.split_once(length)).map(|(before, _)| before);
    let clause = before.and_then(|before| before.rsplit([',', ';']).next());
    clause.is_some_and(|clause| {
        !words::EITHER.iter().any(|either| format!(" {clause} ").contains(&format!(" {either} ")))
    })
}

/// The words for a call of which both are said, each in a bracket of its own.
#[must_use]
pub fn both(one: &str, other: &str) -> String {
    let (listed, apart) = (format!("{one}, {other}"), format!("({one}) ({other})"));
    let is_alike = match (understood(&listed), understood(&apart)) {
        (Some(listed), Some(apart)) => {
            Meaning { notes: Vec::new(), ..listed } == Meaning { notes: Vec::new(), ..apart }
        }
        (None, None) => true,
        (Some(_), None) | (None, Some(_)) => false,
    };
    if one == other {
        one.to_owned()
    } else if is_alike {
        listed
    } else {
        apart
    }
}

impl Meaning {
    /// A call that shows this, and nothing else is known of it.
    #[must_use]
    pub const fn of(shows: Condition) -> Meaning {
        Meaning {
            shows,
            denies: Vec::new(),
            usually: Vec::new(),
            purposes: Vec::new(),
            excludes: Vec::new(),
            says_any: false,
            notes: Vec::new(),
        }
    }

    /// The whole condition on a hand: what the call shows and does not deny.
    #[must_use]
    pub fn condition(&self) -> Condition {
        self.without_denied(self.shows.clone())
    }

    /// This, and not what the call denies.
    pub(super) fn without_denied(&self, shows: Condition) -> Condition {
        let denied = self.denies.iter().map(|denial| tree::negation(denial.condition.clone()));
        tree::conjunction(std::iter::once(shows).chain(denied).collect())
    }

    /// Whether the name of a convention tells more of the hands than is written: `michaels 8-16`, `splinter 4+D`.
    #[must_use]
    pub fn is_named_beyond_its_hands(&self) -> bool {
        let told = tree::lengths(&self.shows) - tree::limits_of_long_suits(&self.shows);
        self.is_about_hands() && self.purposes.iter().any(|purpose| purpose.least_lengths() > told)
    }

    /// Whether it says anything about the hands, and not only what the call is for.
    #[must_use]
    pub fn is_about_hands(&self) -> bool {
        let any_hand = matches!(&self.shows, Condition::All(parts) if parts.is_empty());
        !any_hand || !self.denies.is_empty() || self.purposes.is_empty()
    }
}

//! What keeps a text from being read as a meaning, and where.

use strum::{EnumCount, IntoStaticStr, VariantArray};

/// One thing that could not be read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Problem {
    /// What is wrong.
    pub kind: ProblemKind,
    /// The character with which it begins, counted from 0.
    pub from: usize,
    /// The character after the last one.
    pub to: usize,
    /// What stands there.
    pub found: String,
    /// What would have been understood there.
    pub expected: Vec<Expected>,
    /// What probably was meant, to be written in its place.
    pub suggestion: Option<&'static str>,
}

/// What is wrong.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, EnumCount, IntoStaticStr)]
#[strum(serialize_all = "snake_case")]
pub enum ProblemKind {
    /// There is nothing to read.
    #[strum(serialize = "empty_text")]
    Empty,
    /// The text has more characters than `limit`.
    TooLong {
        /// How many are read.
        limit: usize,
    },
    /// There are brackets in more than `limit` brackets.
    TooDeep {
        /// How many are read.
        limit: usize,
    },
    /// The text says more than `limit` things.
    TooMany {
        /// How many are read.
        limit: usize,
    },
    /// A word that the notation does not know.
    UnknownWord,
    /// `5`: a number, and not of what.
    NumberOfWhat,
    /// `H`, a suit alone: how many cards, or what about it.
    SuitAlone,
    /// `ctrl 4+`: what is counted, and the number behind it or none.
    NumberFirst,
    /// `stop`, `2 KC`: in which suit.
    WhichSuit,
    /// `7-5`: no number lies between these.
    EmptyRange,
    /// `15H`: no hand has that many.
    Impossible,
    /// `4431`: the lengths do not add up to thirteen.
    NotThirteen,
    /// `H:AQP`: no such cards.
    NoSuchCards,
    /// A bracket without its other half.
    LoneBracket,
    /// `5+H or`: something is missing before or after the word.
    NothingThere,
    /// `6+H or 6+S 6-10`: what belongs to what.
    Unclear,
    /// `except (gf)`, `(usually 5+H)`: this can only be said of the call as a whole.
    Misplaced,
}

/// What would have been understood.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, VariantArray, IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
pub enum Expected {
    /// Anything that says something about a hand: `5+H`, `12-14`, `bal`.
    Condition,
    /// What a number counts: a suit, points, aces, …
    Unit,
    /// A suit.
    Suit,
    /// A number or a range before what it counts.
    Number,
    /// A range whose first number is the lower one.
    RisingRange,
    /// A number that a hand can have.
    PossibleNumber,
    /// Four lengths that add up to thirteen.
    Thirteen,
    /// Cards of a suit: `AQT`, `KJxx`.
    Cards,
    /// The other bracket.
    Bracket,
    /// A shorter text.
    ShorterText,
    /// Brackets around what belongs together.
    AllInBrackets,
    /// A place outside brackets and exceptions.
    OutsideBrackets,
}

impl Expected {
    /// All of them.
    pub const ALL: &'static [Expected] = Expected::VARIANTS;

    /// One word, for machines and for the texts.
    #[must_use]
    pub fn name(self) -> &'static str {
        self.into()
    }
}

impl ProblemKind {
    /// One of every kind; the limits are none that are kept.
    pub const ALL: [ProblemKind; ProblemKind::COUNT] = [
        ProblemKind::Empty,
        ProblemKind::TooLong { limit: 0 },
        ProblemKind::TooDeep { limit: 0 },
        ProblemKind::TooMany { limit: 0 },
        ProblemKind::UnknownWord,
        ProblemKind::NumberOfWhat,
        ProblemKind::SuitAlone,
        ProblemKind::NumberFirst,
        ProblemKind::WhichSuit,
        ProblemKind::EmptyRange,
        ProblemKind::Impossible,
        ProblemKind::NotThirteen,
        ProblemKind::NoSuchCards,
        ProblemKind::LoneBracket,
        ProblemKind::NothingThere,
        ProblemKind::Unclear,
        ProblemKind::Misplaced,
    ];

    /// One word, for machines: `unknown_word`.
    #[must_use]
    pub fn name(self) -> &'static str {
        self.into()
    }

    /// How much is read, where something is too much.
    #[must_use]
    pub const fn limit(self) -> Option<usize> {
        match self {
            ProblemKind::TooLong { limit } | ProblemKind::TooDeep { limit } | ProblemKind::TooMany { limit } => {
                Some(limit)
            }
            _ => None,
        }
    }

    /// What would have been understood instead.
    pub(super) fn expected(self) -> Vec<Expected> {
        vec![match self {
            ProblemKind::Empty | ProblemKind::UnknownWord | ProblemKind::NothingThere => Expected::Condition,
            ProblemKind::TooLong { .. } | ProblemKind::TooDeep { .. } | ProblemKind::TooMany { .. } => {
                Expected::ShorterText
            }
            ProblemKind::NumberOfWhat => Expected::Unit,
            ProblemKind::SuitAlone | ProblemKind::NumberFirst => Expected::Number,
            ProblemKind::WhichSuit => Expected::Suit,
            ProblemKind::EmptyRange => Expected::RisingRange,
            ProblemKind::Impossible => Expected::PossibleNumber,
            ProblemKind::NotThirteen => Expected::Thirteen,
            ProblemKind::NoSuchCards => Expected::Cards,
            ProblemKind::LoneBracket => Expected::Bracket,
            ProblemKind::Unclear => Expected::AllInBrackets,
            ProblemKind::Misplaced => Expected::OutsideBrackets,
        }]
    }
}

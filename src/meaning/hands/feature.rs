//! What can be told only from the cards: sums over the suits, and marks of one suit.

use crate::{
    bridge::Suit,
    meaning::{Amount, Count, Holding, Quality, SuitWord},
};

const ACE: u16 = 1 << 12;
const KING: u16 = 1 << 11;
const QUEEN: u16 = 1 << 10;
const JACK: u16 = 1 << 9;
const TEN: u16 = 1 << 8;
/// The cards that have points.
pub const HONOURS: u16 = ACE | KING | QUEEN | JACK;

/// A test of the cards.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Test {
    /// What the suits have together is this amount.
    Sum(Measure, Amount),
    /// The suit has this mark.
    Marked(Suit, Mark),
}

/// What each suit has some of, and the hand their sum.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Measure {
    /// This can be counted suit by suit.
    Counted(Count),
    /// High-card points in those of spades, hearts, diamonds, clubs that are marked.
    PointsIn([bool; 4]),
}

/// What a suit has or has not, whatever the others.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Mark {
    /// A number of its highest cards, and how many count as highest.
    TopHonours(Amount, u8),
    /// These cards.
    Holding(Holding),
    /// A number of high-card points.
    Points(Amount),
}

/// The tests of which one must be passed; empty when distribution and points tell all, or when none can be.
pub fn tests_of(quality: &Quality) -> Vec<Test> {
    let each = |word: &SuitWord, mark: Mark| word.suits().iter().map(|suit| Test::Marked(*suit, mark)).collect();
    match quality {
        Quality::PointsIn(suits, amount) => {
            let marked = Suit::ALL.map(|suit| suits.contains(&suit));
            let mut named = Suit::ALL.into_iter().filter(|suit| suits.contains(suit));
            match (named.next(), named.next()) {
                (Some(only), None) => vec![Test::Marked(only, Mark::Points(*amount))],
                (Some(_), Some(_)) | (None, _) => vec![Test::Sum(Measure::PointsIn(marked), *amount)],
            }
        }
        Quality::Counted(what, amount) => vec![Test::Sum(Measure::Counted(*what), *amount)],
        Quality::TopHonours { suit, has, of } => each(suit, Mark::TopHonours(*has, *of)),
        Quality::Held(suit, holding) => each(suit, Mark::Holding(*holding)),
        _ => Vec::new(),
    }
}

impl Measure {
    /// How much of it the cards of this suit have.
    pub fn of(self, suit: Suit, cards: u16) -> u8 {
        let has = |card: u16| u8::from(cards & card != 0);
        match self {
            Measure::Counted(Count::Aces) => has(ACE),
            Measure::Counted(Count::Kings) => has(KING),
            Measure::Counted(Count::Queens) => has(QUEEN),
            Measure::Counted(Count::Tens) => has(TEN),
            Measure::Counted(Count::Controls) => 2 * has(ACE) + has(KING),
            Measure::Counted(Count::Keycards(trumps)) => has(ACE) + has(KING) * u8::from(suit == trumps),
            Measure::Counted(Count::Losers) => number_of(top(number_of(cards).min(3)) & !cards),
            Measure::Counted(Count::HalfQuickTricks) => {
                let guarded = u8::from(cards.count_ones() > 1);
                match (has(ACE), has(KING), has(QUEEN)) {
                    (1, 1, _) => 4,
                    (1, _, queen) => 2 + queen,
                    (_, 1, queen) => guarded + queen,
                    (_, _, _) => 0,
                }
            }
            Measure::PointsIn(suits) => {
                let counts = Suit::ALL.iter().zip(suits).any(|(counted, yes)| yes && *counted == suit);
                if counts { points(cards) } else { 0 }
            }
        }
    }

    /// The cards on which it depends; others count as small.
    pub const fn depends_on(self) -> u16 {
        match self {
            Measure::Counted(Count::Tens) => TEN,
            Measure::Counted(_) | Measure::PointsIn(_) => HONOURS,
        }
    }
}

impl Mark {
    /// Whether a suit of these cards has it.
    pub fn is_on(self, cards: u16) -> bool {
        let (has, length) = (|named: u16| cards & named == named, cards.count_ones());
        match self {
            Mark::TopHonours(amount, of) => amount.allows(number_of(cards & top(of))),
            Mark::Points(amount) => amount.allows(points(cards)),
            Mark::Holding(Holding::Stopper) => {
                [(ACE, 1), (KING, 2), (QUEEN, 3), (JACK, 4)].iter().any(|(card, least)| has(*card) && length >= *least)
            }
            Mark::Holding(Holding::Solid) => has(ACE | KING | QUEEN) && (length > 4 || has(JACK)),
            Mark::Holding(Holding::Cards { cards: named, length: least }) => has(named) && length >= u32::from(least),
        }
    }

    /// The cards on which it depends; others count as small.
    pub fn depends_on(self) -> u16 {
        match self {
            Mark::TopHonours(_, of) => top(of),
            Mark::Holding(Holding::Cards { cards, .. }) => cards & ((1 << 13) - 1),
            Mark::Holding(Holding::Stopper | Holding::Solid) | Mark::Points(_) => HONOURS,
        }
    }
}

/// The highest cards of a suit.
fn top(cards: u8) -> u16 {
    (1 << 13) - (1 << 13_u8.saturating_sub(cards))
}

/// How many cards these are.
pub fn number_of(cards: u16) -> u8 {
    u8::try_from(cards.count_ones()).unwrap_or(16)
}

/// High-card points of the cards of one suit.
pub fn points(cards: u16) -> u8 {
    let has = |card: u16| u8::from(cards & card != 0);
    4 * has(ACE) + 3 * has(KING) + 2 * has(QUEEN) + has(JACK)
}

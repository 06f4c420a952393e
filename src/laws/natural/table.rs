//! The auctions in which a bid about which nobody says anything is conventional for most pairs, with its usual meaning.

use std::sync::LazyLock;

use crate::{
    bridge::{Bid, Denomination},
    meaning,
    record::Shows,
};

/// Bids that most pairs do not play as natural.
#[derive(Debug)]
pub(in crate::laws) struct Row {
    /// The auction in which they are made.
    pub(super) after: After,
    /// The bids.
    pub(super) bids: Bids,
    /// What they usually show, in the notation of meanings; `art` where pairs differ.
    usual: &'static str,
}

/// What has gone before a bid.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum After {
    /// Whatever it was.
    Anything,
    /// An opponent has bid or shown the suit, and nobody on our side did so before.
    TheirSuit,
    /// Passes.
    Passes,
    /// Partner's notrump at this level, the first bid of our side, and opponents' passes.
    PartnersNotrump(u8),
    /// Any notrump of partner's that is the first bid of our side, and no bid by opponents since.
    SomeNotrumpOfPartners,
    /// Partner's notrump at this level, their second bid or later.
    PartnersRebid(u8),
    /// Partner's answer to our notrump.
    PartnersAnswer,
    /// Partner's opening bid at the two level, in this suit.
    PartnersTwo(Denomination),
    /// A call of partner's that asks, as somebody said or as nearly every pair plays it.
    PartnersAsk,
    /// Partner's bid of a major at this level, the first bid of our side, and no bid by opponents since.
    PartnersMajor(u8),
    /// Partner's one notrump, the first bid of our side, and an opponent's bid at the two level over it.
    PartnersNotrumpOvercalled,
    /// Bids of our side in the other three suits, and none by opponents.
    ThreeSuits,
    /// A major of our side that was raised to three or higher, and a bid in another suit.
    MajorAgreed,
    /// Opponents' notrump, the first bid of the auction; our side has not bid.
    TheirNotrump,
    /// Opponents' bid of one in a suit; our side has not bid.
    TheirOneOfASuit,
}

impl After {
    /// Whether it is about what opponents have bid or shown.
    pub(super) const fn is_about_opponents(self) -> bool {
        match self {
            After::TheirSuit | After::TheirNotrump | After::TheirOneOfASuit => true,
            After::Anything
            | After::Passes
            | After::PartnersNotrump(_)
            | After::SomeNotrumpOfPartners
            | After::PartnersRebid(_)
            | After::PartnersAnswer
            | After::PartnersTwo(_)
            | After::PartnersAsk
            | After::PartnersMajor(_)
            | After::PartnersNotrumpOvercalled
            | After::ThreeSuits
            | After::MajorAgreed => false,
        }
    }
}

/// Which bids are meant.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Bids {
    /// This one.
    One(u8, Denomination),
    /// Every bid in a suit.
    Suits,
    /// Every bid in a suit below game.
    BelowGame,
    /// Every bid in a suit at the two level or higher: partner's notrump has no answers below.
    TwoOrMore,
    /// Every bid.
    All,
}

const fn row(after: After, bids: Bids, usual: &'static str) -> Row {
    Row { after, bids, usual }
}

use Bids::{All, BelowGame, One, Suits, TwoOrMore};
use Denomination::{Clubs, Diamonds, Hearts, Notrump, Spades};

/// The first row that fits is the one that counts.
#[rustfmt::skip]
const ROWS: [Row; 36] = [
    // auction                            bid                 usual meaning
    row(After::TheirSuit,                 Suits,              "art"),
    row(After::PartnersNotrump(1),        One(2, Clubs),      "stayman"),
    row(After::PartnersNotrump(1),        One(2, Diamonds),   "5+H transfer"),
    row(After::PartnersNotrump(1),        One(2, Hearts),     "5+S transfer"),
    row(After::PartnersNotrump(1),        One(2, Spades),     "art"),
    row(After::PartnersNotrump(1),        One(4, Clubs),      "ace-ask"),
    row(After::PartnersNotrump(2),        One(3, Clubs),      "stayman"),
    row(After::PartnersNotrump(2),        One(3, Diamonds),   "5+H transfer"),
    row(After::PartnersNotrump(2),        One(3, Hearts),     "5+S transfer"),
    row(After::PartnersNotrump(2),        One(3, Spades),     "art"),
    row(After::PartnersNotrump(2),        One(4, Clubs),      "ace-ask"),
    row(After::SomeNotrumpOfPartners,     TwoOrMore,          "art"),
    row(After::PartnersRebid(1),          One(2, Clubs),      "checkback"),
    row(After::PartnersRebid(1),          One(2, Diamonds),   "checkback"),
    row(After::PartnersRebid(2),          One(3, Clubs),      "checkback"),
    row(After::PartnersAnswer,            All,                "art"),
    row(After::PartnersTwo(Clubs),        One(2, Diamonds),   "waiting"),
    row(After::PartnersTwo(Clubs),        All,                "art"),
    row(After::PartnersTwo(Diamonds),     One(2, Hearts),     "p/c"),
    row(After::PartnersTwo(Diamonds),     One(2, Notrump),    "ask"),
    row(After::PartnersTwo(Diamonds),     All,                "art"),
    row(After::PartnersAsk,               All,                "art"),
    row(After::PartnersMajor(1),          One(2, Notrump),    "jacoby"),
    row(After::PartnersMajor(2),          One(2, Notrump),    "ask"),
    row(After::PartnersNotrumpOvercalled, One(2, Notrump),    "art"),
    row(After::TheirNotrump,              BelowGame,          "art"),
    row(After::TheirNotrump,              One(2, Notrump),    "unusual"),
    row(After::TheirOneOfASuit,           One(2, Notrump),    "unusual"),
    row(After::Passes,                    One(2, Clubs),      "art strong"),
    row(After::Passes,                    One(2, Diamonds),   "multi"),
    row(After::Anything,                  One(4, Notrump),    "ace-ask"),
    row(After::PartnersRebid(2),          One(3, Diamonds),   "art"),
    row(After::ThreeSuits,                Suits,              "fsf"),
    row(After::PartnersRebid(2),          One(4, Clubs),      "ace-ask"),
    row(After::PartnersRebid(1),          One(4, Clubs),      "ace-ask"),
    row(After::MajorAgreed,               Suits,              "art"),
];

/// The usual meanings, in the notation of meanings.
pub fn usual_meanings() -> impl Iterator<Item = &'static str> {
    ROWS.iter().map(|row| row.usual)
}

/// What each row shows, in their order.
static SHOWN: LazyLock<Vec<Shows>> = LazyLock::new(|| {
    let shown = |row: &Row| meaning::understood(row.usual).as_ref().and_then(Shows::specified_by);
    ROWS.iter().map(|row| shown(row).unwrap_or(Shows::NOTHING)).collect()
});

/// What the first row that fits usually shows; `None` where the bid is natural for most pairs.
pub(super) fn usually_shows(bid: Bid, is_after: impl Fn(After) -> bool) -> Option<Shows> {
    let at = ROWS.iter().position(|row| row.bids.contain(bid) && is_after(row.after))?;
    Some(SHOWN.get(at).copied().unwrap_or(Shows::NOTHING))
}

impl Bids {
    fn contain(self, bid: Bid) -> bool {
        match self {
            Bids::One(level, denomination) => bid.level.number() == level && bid.denomination == denomination,
            Bids::TwoOrMore => bid.denomination.suit().is_some() && bid.level.number() >= 2,
            Bids::Suits => bid.denomination.suit().is_some(),
            Bids::BelowGame => match bid.denomination {
                Denomination::Clubs | Denomination::Diamonds => bid.level.number() < 5,
                Denomination::Hearts | Denomination::Spades => bid.level.number() < 4,
                Denomination::Notrump => false,
            },
            Bids::All => true,
        }
    }
}

//! The auctions in which a bid about which nobody says anything is conventional for most pairs, with its usual meaning.

use std::sync::LazyLock;

use crate::{
    bridge::{Bid, Denomination},
    meaning,
    record::Shows,
};

/// Bids that are not natural for most pairs, or stand between such bids.
#[derive(Debug)]
struct Row {
    /// The auction in which they are made.
    after: After,
    bids: Bids,
    played: Played,
}

/// How bids are played that nobody has explained.
#[derive(Debug)]
enum Played {
    /// By agreement for most pairs, in the notation of meanings; `art` where they agree on different things.
    As(&'static str),
    /// As natural by some pairs and by agreement by others, and neither are most.
    Differently,
    /// As natural by nearly every pair, although a row further down has them.
    Naturally,
}

/// How a bid is played that is not natural for most pairs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Usual {
    /// By agreement, and then it specifies this.
    Conventional(Shows),
    /// Some pairs play it as natural and some do not.
    Open,
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
    /// Partner's opening bid of one club that is said to be strong, of any shape.
    PartnersStrongClub,
    /// Partner's opening bid at the two level, in this suit.
    PartnersTwo(Denomination),
    /// A call of partner's that asks, as somebody said or as nearly every pair plays it.
    PartnersAsk,
    /// A bid of partner's, the last of our side, that shows the suit of this one and not its own, or suits that are not known.
    PartnersConvention,
    /// A bid of partner's over opponents' notrump that nobody said is natural, the first bid of our side.
    PartnersCallOverNotrump,
    /// Partner's bid of one in this suit, the first bid of our side, and no bid by opponents since.
    PartnersOne(Denomination),
    /// Partner's bid of a major at this level, the first bid of our side, and no bid by opponents since.
    PartnersMajor(u8),
    /// A pass, and partner's opening bid of one of a major; no bid by opponents.
    PassAndPartnersMajor,
    /// Partner's one notrump, the first bid of our side, and an opponent's bid at the two level over it.
    PartnersNotrumpOvercalled,
    /// Bids of our side in the other three suits, and none by opponents.
    ThreeSuits,
    /// A major of our side that was raised to three or higher, no bid by opponents since, and a bid in another suit.
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
            | After::PartnersStrongClub
            | After::PartnersTwo(_)
            | After::PartnersAsk
            | After::PartnersConvention
            | After::PartnersCallOverNotrump
            | After::PartnersOne(_)
            | After::PartnersMajor(_)
            | After::PassAndPartnersMajor
            | After::PartnersNotrumpOvercalled
            | After::ThreeSuits
            | After::MajorAgreed => false,
        }
    }
}

/// Which bids are meant.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Bids {
    /// This one.
    One(u8, Denomination),
    /// Every bid in a suit.
    Suits,
    /// Every bid in a suit from the first to the second of these.
    SuitsFrom((u8, Denomination), (u8, Denomination)),
    /// Every bid up to this one.
    UpTo(u8, Denomination),
    /// Every bid.
    All,
}

const fn row(after: After, bids: Bids, usual: &'static str) -> Row {
    Row { after, bids, played: Played::As(usual) }
}

const fn open(after: After, bids: Bids) -> Row {
    Row { after, bids, played: Played::Differently }
}

const fn natural(after: After, bids: Bids) -> Row {
    Row { after, bids, played: Played::Naturally }
}

use Bids::{All, One, Suits, SuitsFrom, UpTo};
use Denomination::{Clubs, Diamonds, Hearts, Notrump, Spades};

/// The first row that fits is the one that counts. A bid beyond the levels at which pairs have agreements is to play.
#[rustfmt::skip]
const ROWS: [Row; 62] = [
    // auction                             bid                 usual meaning
    row(After::TheirSuit,                  Suits,              "art"),
    row(After::PartnersNotrump(1),         One(2, Clubs),      "stayman"),
    row(After::PartnersNotrump(1),         One(2, Diamonds),   "5+H transfer"),
    row(After::PartnersNotrump(1),         One(2, Hearts),     "5+S transfer"),
    row(After::PartnersNotrump(1),         One(2, Spades),     "art"),
    open(After::PartnersNotrump(1),        One(2, Notrump)),
    row(After::PartnersNotrump(1),         One(4, Clubs),      "ace-ask"),
    row(After::PartnersNotrump(2),         One(3, Clubs),      "stayman"),
    row(After::PartnersNotrump(2),         One(3, Diamonds),   "5+H transfer"),
    row(After::PartnersNotrump(2),         One(3, Hearts),     "5+S transfer"),
    row(After::PartnersNotrump(2),         One(3, Spades),     "art"),
    row(After::PartnersNotrump(2),         One(4, Clubs),      "ace-ask"),
    open(After::PartnersNotrump(3),        One(4, Notrump)),
    open(After::PartnersNotrump(3),        One(5, Clubs)),
    open(After::PartnersNotrump(3),        One(6, Clubs)),
    natural(After::SomeNotrumpOfPartners,  One(4, Notrump)),
    open(After::SomeNotrumpOfPartners,     One(2, Notrump)),
    // Transfers to majors at the four level end in hearts: four spades are to play.
    open(After::SomeNotrumpOfPartners,     SuitsFrom((2, Clubs), (4, Hearts))),
    row(After::PartnersRebid(1),           One(2, Clubs),      "checkback"),
    row(After::PartnersRebid(1),           One(2, Diamonds),   "checkback"),
    row(After::PartnersRebid(2),           One(3, Clubs),      "checkback"),
    open(After::PartnersRebid(1),          One(4, Notrump)),
    open(After::PartnersRebid(2),          One(4, Notrump)),
    open(After::PartnersRebid(3),          One(4, Notrump)),
    open(After::PartnersAnswer,            UpTo(4, Spades)),
    row(After::PartnersStrongClub,         One(1, Diamonds),   "art"),
    row(After::PartnersTwo(Clubs),         One(2, Diamonds),   "waiting"),
    open(After::PartnersTwo(Clubs),        UpTo(4, Spades)),
    row(After::PartnersTwo(Diamonds),      One(2, Hearts),     "p/c"),
    row(After::PartnersTwo(Diamonds),      One(2, Spades),     "p/c"),
    row(After::PartnersTwo(Diamonds),      One(2, Notrump),    "ask"),
    row(After::PartnersTwo(Diamonds),      One(3, Hearts),     "p/c"),
    row(After::PartnersTwo(Diamonds),      One(3, Spades),     "p/c"),
    natural(After::PartnersTwo(Diamonds),  One(3, Notrump)),
    open(After::PartnersTwo(Diamonds),     UpTo(4, Hearts)),
    row(After::PartnersAsk,                All,                "art"),
    open(After::PartnersConvention,        UpTo(4, Spades)),
    open(After::PartnersCallOverNotrump,   UpTo(4, Spades)),
    row(After::PartnersMajor(1),           One(2, Notrump),    "jacoby"),
    row(After::PartnersMajor(2),           One(2, Notrump),    "ask"),
    // A double jump agrees partner's suit; whether three of a suit does so too is for each pair to say.
    row(After::PartnersOne(Hearts),        One(3, Spades),     "splinter"),
    open(After::PartnersOne(Hearts),       SuitsFrom((3, Clubs), (3, Diamonds))),
    row(After::PartnersOne(Hearts),        SuitsFrom((4, Clubs), (4, Diamonds)), "splinter"),
    open(After::PartnersOne(Spades),       SuitsFrom((3, Clubs), (3, Hearts))),
    row(After::PartnersOne(Spades),        SuitsFrom((4, Clubs), (4, Diamonds)), "splinter"),
    open(After::PartnersOne(Spades),       One(4, Hearts)),
    open(After::PartnersOne(Diamonds),     SuitsFrom((3, Hearts), (4, Clubs))),
    open(After::PartnersOne(Clubs),        SuitsFrom((3, Diamonds), (3, Spades))),
    open(After::PassAndPartnersMajor,      One(2, Clubs)),
    row(After::PartnersNotrumpOvercalled,  One(2, Notrump),    "art"),
    row(After::TheirNotrump,               SuitsFrom((1, Clubs), (2, Spades)), "art"),
    open(After::TheirNotrump,              SuitsFrom((3, Clubs), (4, Diamonds))),
    row(After::TheirNotrump,               One(2, Notrump),    "unusual"),
    row(After::TheirOneOfASuit,            One(2, Notrump),    "unusual"),
    row(After::Passes,                     One(2, Clubs),      "art strong"),
    row(After::Passes,                     One(2, Diamonds),   "multi"),
    row(After::Anything,                   One(4, Notrump),    "ace-ask"),
    row(After::PartnersRebid(2),           One(3, Diamonds),   "art"),
    row(After::ThreeSuits,                 Suits,              "fsf"),
    row(After::PartnersRebid(2),           One(4, Clubs),      "ace-ask"),
    row(After::PartnersRebid(1),           One(4, Clubs),      "ace-ask"),
    row(After::MajorAgreed,                Suits,              "art"),
];

/// The usual meanings, in the notation of meanings.
pub fn usual_meanings() -> impl Iterator<Item = &'static str> {
    ROWS.iter().filter_map(|row| if let Played::As(usual) = row.played { Some(usual) } else { None })
}

/// How the bids of each row are played, in their order; `None` where they are natural.
static USUAL: LazyLock<Vec<Option<Usual>>> = LazyLock::new(|| {
    let shown = |usual: &str| meaning::understood(usual).as_ref().and_then(Shows::specified_by);
    let usual = |row: &Row| match row.played {
        Played::As(usual) => Some(Usual::Conventional(shown(usual).unwrap_or(Shows::NOTHING))),
        Played::Differently => Some(Usual::Open),
        Played::Naturally => None,
    };
    ROWS.iter().map(usual).collect()
});

/// How a bid is played, by the first row that fits; `None` where it is natural for most pairs.
pub(super) fn usual(bid: Bid, is_after: impl Fn(After) -> bool) -> Option<Usual> {
    let at = ROWS.iter().position(|row| row.bids.contain(bid) && is_after(row.after))?;
    USUAL.get(at).copied().flatten()
}

impl Bids {
    fn contain(self, bid: Bid) -> bool {
        let here = (bid.level.number(), bid.denomination);
        match self {
            Bids::One(level, denomination) => here == (level, denomination),
            Bids::Suits => bid.denomination.suit().is_some(),
            Bids::SuitsFrom(first, last) => bid.denomination.suit().is_some() && (first..=last).contains(&here),
            Bids::UpTo(level, denomination) => here <= (level, denomination),
            Bids::All => true,
        }
    }
}

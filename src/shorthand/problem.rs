//! What the reader could not make sense of, where it is, and what was expected. Typed and without language.

mod reading;

use strum::VariantArray;

pub use self::reading::{Reading, Replaced, Settled};

use super::Understood;
use crate::bridge::{Bid, Call, Seat};

/// A stretch of the original text, in bytes, always on the boundaries of characters.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Span {
    /// The first byte.
    pub from: usize,
    /// The byte after the last one.
    pub to: usize,
}

/// Everything that is wrong with a text, in the order in which it stands there; never empty.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Problems {
    pub(super) list: Vec<Problem>,
    pub(super) fix: Option<String>,
    pub(super) partly: Option<Box<Understood>>,
    pub(super) so_far: Option<Box<Understood>>,
}

/// One thing that could not be read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Problem {
    pub(super) kind: ProblemKind,
    pub(super) span: Span,
    pub(super) expected: Vec<Expected>,
    pub(super) suggestion: Option<String>,
}

/// What is wrong.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ProblemKind {
    /// There is nothing to read: `2017`, or no text at all.
    EmptyText,
    /// The text is longer than any auction: more characters than `limit`.
    TooLong {
        /// The most characters that are read.
        limit: usize,
    },
    /// `1H banana`: a word that the shorthand does not know.
    UnknownWord,
    /// `Kari opened 1S`: a player whose seat is not said.
    UnknownPlayer,
    /// `0H`, `Pq`, `H`: something meant as a call that is not one.
    NotACall,
    /// `1 P 1`: a level without a denomination, as when suit signs are lost in copying.
    SuitMissing {
        /// The level, 1 to 9.
        level: u8,
    },
    /// `1M`, `2red`: a bid in a suit that is not named.
    Schematic {
        /// The bids that it may stand for.
        choices: Vec<Call>,
    },
    /// `1K` in a French text: more than one meaning.
    Ambiguous {
        /// The meanings, the most likely first.
        choices: Vec<Reading>,
    },
    /// `West bid 1S out of turn`: it is not said who dealt.
    WhoDealt {
        /// Who may have dealt, the most likely first.
        candidates: Vec<Seat>,
    },
    /// `1S 1H ib 2H`, `1S -> P 2H`: a call in place of the one before it, or the next player's.
    WhoseCall {
        /// The call.
        call: Call,
        /// The call before it, which it may replace.
        over: Call,
        /// Who made that one, where the reader knows.
        by: Option<Seat>,
        /// What says that it replaces it.
        mark: Replaced,
    },
    /// `1H P 2H ib`: the bid is claimed to be insufficient and is not.
    SufficientAfterAll {
        /// The bid.
        bid: Bid,
        /// The last bid before it, if there is one.
        over: Option<Bid>,
        /// Who made it.
        by: Seat,
        /// Whether another call of the text is irregular.
        beside_another: bool,
    },
    /// `1H P ib`: only a bid can be insufficient.
    NotABid {
        /// The call that was claimed to be insufficient.
        call: Call,
    },
    /// `1H E:P oot`: the call is claimed to be out of turn and is not.
    InTurnAfterAll {
        /// Who called.
        by: Seat,
    },
    /// `1H P E:P`: the player has made this very call already, so that nothing is changed.
    SaidTwice {
        /// Who called.
        by: Seat,
        /// The call.
        call: Call,
    },
    /// `1H 1S oot`: it is not said who made this call.
    WhoCalled {
        /// Who may have made it, the most likely first.
        candidates: Vec<Seat>,
    },
    /// `they bid 1S`: several players, one of whom called.
    WhoIs {
        /// Who they are.
        candidates: Vec<Seat>,
    },
    /// `ib 1H`: a mark, a meaning or a seat without the call that it belongs to.
    MarkWithoutCall,
    /// `1S 1H >`: the call is missing that was made instead.
    ArrowWithoutCall,
    /// `We They` above columns: which player of a side made which call is not said.
    SidesOfTable,
    /// `> 2H`, `1H acc > 2H`: no call stands there to be replaced.
    NothingToReplace,
    /// `1S P cmp`: a call that replaces no other is comparable to none.
    ReplacesNothing,
    /// `1H acc`: nothing irregular is open that could be accepted or declined.
    NothingToChoose {
        /// Why not.
        settled: Settled,
    },
    /// `1S 1H West accepts`: a player other than the one who chooses.
    WhoChooses {
        /// Who is said to choose.
        said: Seat,
        /// Whose choice it is: LHO of the offender.
        chooser: Seat,
    },
    /// `LOOT`: about the play of the cards, not about a call.
    LeadOutOfTurn,
    /// `handviewer.html?myhand=M-1`: the auction is not in the link, but where it points.
    AuctionElsewhere,
    /// Prose around a table that speaks of calls, or of what somebody did about one: it may change the ruling.
    OutsideTable,
    /// `1♥× 2♥` in a table of this program: a call that does not stand, and the table does not say how that came about.
    Removed,
    /// Two tables, one of which is asked about.
    TwoTables,
    /// Boards in another form, one of which is asked about.
    SeveralAuctions {
        /// What their boards are called.
        boards: Vec<String>,
    },
    /// `md|1|pg||`: a board in another form on which nobody called.
    NoCalls,
    /// `1H (5+H`: a bracket that is opened but not closed, or closed but not opened.
    LoneBracket,
}

/// What would have been understood there.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, VariantArray)]
pub enum Expected {
    /// A call: `P`, `X`, `XX`, or a bid such as `2C`.
    Call,
    /// A bid from `1C` to `7NT`.
    Bid,
    /// A suit or notrump after the level.
    Denomination,
    /// A bid that does not beat the last one, or no claim that it is insufficient.
    InsufficientBid,
    /// A seat before the call: `W:2C`.
    Seat,
    /// A mark after a call: `ib`, `oot`, `acc`, `rej`, `> 2H`, `cmp`, `ncmp`, `mispull`.
    Mark,
    /// A call that is insufficient or out of turn, to which the mark could belong.
    IrregularCall,
    /// An edition: `2017` or `2007`.
    Edition,
    /// The number of a board, 1 or more.
    BoardNumber,
    /// The other bracket.
    Bracket,
    /// A shorter text.
    ShorterText,
}

impl Expected {
    /// All of them.
    pub const ALL: &'static [Expected] = Expected::VARIANTS;

    /// One word, for programs and for the texts: `call`, `irregular-call`.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Expected::Call => "call",
            Expected::Bid => "bid",
            Expected::Denomination => "denomination",
            Expected::InsufficientBid => "insufficient-bid",
            Expected::Seat => "seat",
            Expected::Mark => "mark",
            Expected::IrregularCall => "irregular-call",
            Expected::Edition => "edition",
            Expected::BoardNumber => "board-number",
            Expected::Bracket => "bracket",
            Expected::ShorterText => "shorter-text",
        }
    }
}

impl Problems {
    /// The problems, in the order of the text.
    #[must_use]
    pub fn list(&self) -> &[Problem] {
        &self.list
    }

    /// The whole text with every problem mended, if there is a likely way. It can be read without problems.
    #[must_use]
    pub fn fix(&self) -> Option<&str> {
        self.fix.as_deref()
    }

    /// What is understood when the unknown words are left out: it has to be asked whether that is all.
    #[must_use]
    pub fn partly(&self) -> Option<&Understood> {
        self.partly.as_deref()
    }

    /// What is understood before the first problem, if nothing can be left out: an auction that goes on.
    #[must_use]
    pub fn so_far(&self) -> Option<&Understood> {
        self.so_far.as_deref()
    }
}

impl Problem {
    pub(super) fn new(kind: ProblemKind, span: Span) -> Problem {
        let expected = kind.expected();
        Problem { kind, span, expected, suggestion: None }
    }

    pub(super) fn expecting(mut self, expected: Expected) -> Problem {
        self.expected = vec![expected];
        self
    }

    /// What is wrong.
    #[must_use]
    pub fn kind(&self) -> &ProblemKind {
        &self.kind
    }

    /// Its place in the original text.
    #[must_use]
    pub fn span(&self) -> Span {
        self.span
    }

    /// What would have been understood there.
    #[must_use]
    pub fn expected(&self) -> &[Expected] {
        &self.expected
    }

    /// What was probably meant, to be written in place of the span.
    #[must_use]
    pub fn suggestion(&self) -> Option<&str> {
        self.suggestion.as_deref()
    }
}

impl ProblemKind {
    /// One word, for programs: `unknown_word`.
    #[must_use]
    pub const fn name(&self) -> &'static str {
        match self {
            ProblemKind::EmptyText => "empty_text",
            ProblemKind::TooLong { .. } => "too_long",
            ProblemKind::UnknownWord => "unknown_word",
            ProblemKind::UnknownPlayer => "unknown_player",
            ProblemKind::NotACall => "not_a_call",
            ProblemKind::SuitMissing { .. } => "suit_missing",
            ProblemKind::Schematic { .. } => "schematic",
            ProblemKind::Ambiguous { .. } => "ambiguous",
            ProblemKind::WhoDealt { .. } => "who_dealt",
            ProblemKind::WhoseCall { .. } => "whose_call",
            ProblemKind::WhoIs { .. } => "who_is",
            ProblemKind::SufficientAfterAll { .. } => "sufficient_after_all",
            ProblemKind::NotABid { .. } => "not_a_bid",
            ProblemKind::InTurnAfterAll { .. } => "in_turn_after_all",
            ProblemKind::SaidTwice { .. } => "said_twice",
            ProblemKind::WhoCalled { .. } => "who_called",
            ProblemKind::MarkWithoutCall => "mark_without_call",
            ProblemKind::ArrowWithoutCall => "arrow_without_call",
            ProblemKind::SidesOfTable => "sides_of_table",
            ProblemKind::NothingToReplace => "nothing_to_replace",
            ProblemKind::ReplacesNothing => "replaces_nothing",
            ProblemKind::NothingToChoose { .. } => "nothing_to_choose",
            ProblemKind::WhoChooses { .. } => "who_chooses",
            ProblemKind::LoneBracket => "lone_bracket",
            ProblemKind::LeadOutOfTurn => "lead_out_of_turn",
            ProblemKind::AuctionElsewhere => "auction_elsewhere",
            ProblemKind::OutsideTable => "outside_table",
            ProblemKind::Removed => "removed",
            ProblemKind::TwoTables => "two_tables",
            ProblemKind::SeveralAuctions { .. } => "several_auctions",
            ProblemKind::NoCalls => "no_calls",
        }
    }

    fn expected(&self) -> Vec<Expected> {
        match self {
            ProblemKind::EmptyText
            | ProblemKind::NotACall
            | ProblemKind::MarkWithoutCall
            | ProblemKind::ArrowWithoutCall
            | ProblemKind::LeadOutOfTurn
            | ProblemKind::Removed
            | ProblemKind::TwoTables
            | ProblemKind::SeveralAuctions { .. }
            | ProblemKind::NoCalls
            | ProblemKind::AuctionElsewhere => vec![Expected::Call],
            ProblemKind::TooLong { .. } => vec![Expected::ShorterText],
            ProblemKind::UnknownWord | ProblemKind::OutsideTable => vec![Expected::Call, Expected::Mark],
            ProblemKind::SuitMissing { .. } => vec![Expected::Denomination],
            ProblemKind::Schematic { .. } | ProblemKind::NotABid { .. } => vec![Expected::Bid],
            ProblemKind::SufficientAfterAll { .. } => vec![Expected::InsufficientBid, Expected::Seat],
            ProblemKind::InTurnAfterAll { .. }
            | ProblemKind::UnknownPlayer
            | ProblemKind::SaidTwice { .. }
            | ProblemKind::WhoCalled { .. }
            | ProblemKind::WhoDealt { .. }
            | ProblemKind::WhoIs { .. }
            | ProblemKind::SidesOfTable
            | ProblemKind::WhoChooses { .. } => vec![Expected::Seat],
            ProblemKind::WhoseCall { .. } => vec![Expected::Mark, Expected::Seat],
            ProblemKind::NothingToReplace | ProblemKind::ReplacesNothing | ProblemKind::NothingToChoose { .. } => {
                vec![Expected::IrregularCall]
            }
            ProblemKind::LoneBracket => vec![Expected::Bracket],
            ProblemKind::Ambiguous { choices } => vec![choices.first().map_or(Expected::Call, Reading::expected)],
        }
    }
}

impl Span {
    /// From the start of the first to the end of the last.
    pub(super) fn until(self, end: Span) -> Span {
        Span { from: self.from.min(end.from), to: self.to.max(end.to) }
    }

    pub(super) fn of(self, text: &str) -> &str {
        text.get(self.from..self.to).unwrap_or_default()
    }
}

//! The ruling: what stands, what follows from each irregularity, and what binds which player. Without language: clauses,
//! seats and calls only.

#![deny(clippy::wildcard_enum_match_arm, clippy::match_wildcard_for_single_variants)]

mod notation;
mod outcome;
mod trace;
mod verdict;

use strum::{IntoStaticStr, VariantArray};

pub use outcome::{
    Action, Choice, DirectorsOption, Information, Later, LeadKind, LeadRestriction, Outcome, Passes, PlayersOption,
    Question, Rectification,
};

pub use trace::{Because, Considered, Situation, Step, Trace};
pub use verdict::{Finding, Verdict};

use std::fmt;

use crate::{
    bridge::{Auction, Call, Contract, Seat},
    lawbook::{Clause, Edition},
    record::Shows,
};

/// The director's ruling on a record.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ruling {
    /// The edition under which it was made.
    pub edition: Edition,
    /// Every call that was made, in order, with what became of it.
    pub calls: Vec<RuledCall>,
    /// Every irregular call, in order.
    pub incidents: Vec<Incident>,
    /// What binds whom from here on.
    pub in_force: InForce,
    /// The auction as it legally stands.
    pub auction: Auction,
    /// Who acts next; `None` once the auction is over, and where only the director can go on.
    pub turn: Option<Seat>,
    /// Law 22: whether the auction has ended.
    pub auction_over: bool,
    /// The contract, once the auction is over; `None` when it was passed out.
    pub contract: Option<Contract>,
    /// Who makes the opening lead, once there is a contract.
    pub on_lead: Option<Seat>,
}

/// A call that was made, and what became of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RuledCall {
    /// Who made it.
    pub by: Seat,
    /// The call.
    pub call: Call,
    /// What became of it.
    pub status: CallStatus,
    /// Where it comes from.
    pub origin: Origin,
    /// Its place among the events of the record, from 0; `None` for a pass that the Laws have put there.
    pub event: Option<usize>,
}

/// Where a call comes from.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Origin {
    /// A player made it.
    #[default]
    Made,
    /// Laws 28A, 37B and 38: the Laws put a pass there, which nobody made.
    Substituted,
}

/// What became of a call.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum CallStatus {
    /// It is part of the legal auction.
    Stands,
    /// Somebody has yet to decide about it.
    Pending,
    /// It was not accepted, or the player replaced it.
    Withdrawn,
    /// The Laws removed it.
    Cancelled,
}

/// An irregular call and the ruling on it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Incident {
    /// What kind of irregularity.
    pub kind: Kind,
    /// A second fault of the same call, ruled after the first.
    pub also: Option<Kind>,
    /// Who made the call.
    pub offender: Seat,
    /// The call.
    pub call: Call,
    /// Its place among the events of the record, from 0.
    pub event: usize,
    /// The event of another irregularity about which LHO has yet to choose. If that is earlier, this is how the table stands until
    /// then; if it is later, this is the ruling once LHO has declined. Nothing can be done about it before the choice.
    pub waits_for: Option<usize>,
    /// Whether LHO accepted it; `None` while they have not chosen, or where acceptance is no question.
    pub accepted: Option<bool>,
    /// The call that took its place.
    pub replacement: Option<Call>,
    /// Laws 27B3 and 27B4: replacements that were cancelled, in order.
    pub attempts: Vec<Call>,
    /// What is certain already, and everything once the incident is settled.
    pub result: Rectification,
    /// Facts taken for granted because nobody stated them.
    pub assumes: Vec<Assumption>,
    /// Law 84: the ruling as a tree. Settled when no choice is left in it.
    pub outcome: Outcome,
    /// While the director has yet to decide, and the record goes on: how it goes on with either answer.
    pub answers: Option<Box<Answers>>,
}

/// How the record goes on under either answer of the director's.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Answers {
    /// If the answer is yes; for two clauses, if it is the first.
    pub yes: Continuation,
    /// If it is no; for two clauses, if it is the second.
    pub no: Continuation,
}

/// How the rest of the record is ruled on under one answer of the director's.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Continuation {
    /// What binds whom.
    pub in_force: InForce,
    /// Who acts next.
    pub turn: Option<Seat>,
    /// Whether the auction has ended.
    pub auction_over: bool,
    /// The contract, once it has.
    pub contract: Option<Contract>,
    /// Who makes the opening lead.
    pub on_lead: Option<Seat>,
    /// Irregularities that there are under this answer alone.
    pub incidents: Vec<Incident>,
    /// Where this answer raises a second question about the same call: how the record goes on with either answer to that one.
    pub answers: Option<Box<Answers>>,
}

/// What kind of irregularity a call is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, VariantArray, IntoStaticStr)]
#[strum(serialize_all = "snake_case")]
pub enum Kind {
    /// Law 27.
    InsufficientBid,
    /// Law 30.
    PassOutOfRotation,
    /// Law 31.
    BidOutOfRotation,
    /// Law 32.
    DoubleOutOfRotation,
    /// Law 25B.
    ChangeOfCall,
    /// Law 25A.
    UnintendedCall,
    /// Law 36.
    InadmissibleDouble,
    /// Law 37.
    CallByBarredPlayer,
    /// Law 38.
    BidAboveSeven,
    /// Law 39.
    CallAfterFinalPass,
    /// Law 33.
    SimultaneousCall,
    /// Law 28.
    ConsideredInRotation,
    /// 2007 Law 17E2, 2017 Law 17D3, with Law 34.
    PassesOutOfRotationEnd,
}

/// A fact taken for granted because nobody stated it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Assumption {
    /// The bid is natural: it specifies exactly the denomination it names.
    Natural(Call),
    /// The bid has the meaning that most pairs give it in this auction, which is not that it specifies what it names; what it
    /// then specifies, or nothing where pairs differ.
    Conventional(Call, Shows),
    /// Some pairs play the bid as natural in this auction and some by agreement, so that it is not taken to be natural.
    Open(Call),
    /// Law 30C: the double is for takeout.
    Takeout(Call),
    /// 2017 Law 23A1: whether this replacement is similar to the withdrawn call was measured by the program's own
    /// yardstick, because no lawbook has one.
    ByYardstick(Call),
}

/// What binds whom from here on.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct InForce {
    /// Who must pass, for how long, and by which clause; one entry a seat, the longest.
    pub must_pass: Vec<MustPass>,
    /// Laws 31A1 and 32: the call that a player must make again at their turn.
    pub must_repeat: Option<MustRepeat>,
    /// 2007 Law 30B2(b): who may not double or redouble at their next turn.
    pub no_double: Vec<NoDouble>,
    /// The lead restrictions, one an incident.
    pub lead: Vec<LeadRestriction>,
    /// The clauses under which the director may adjust the score later.
    pub review: Vec<Clause>,
}

/// A player who must pass.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MustPass {
    /// Who.
    pub seat: Seat,
    /// For how long.
    pub until: Until,
    /// By which clause.
    pub clause: Clause,
}

/// A call that a player must make again.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MustRepeat {
    /// Who.
    pub seat: Seat,
    /// The call.
    pub call: Call,
    /// By which clause.
    pub clause: Clause,
}

/// A player who may not double or redouble at their next turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NoDouble {
    /// Who.
    pub seat: Seat,
    /// By which clause.
    pub clause: Clause,
}

/// How long a player must pass.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Until {
    /// At their next turn only.
    NextTurn,
    /// At every later turn.
    EndOfAuction,
}

impl Assumption {
    /// The call about which it is.
    #[must_use]
    pub const fn call(&self) -> Call {
        match self {
            Assumption::Natural(call)
            | Assumption::Conventional(call, _)
            | Assumption::Open(call)
            | Assumption::Takeout(call)
            | Assumption::ByYardstick(call) => *call,
        }
    }

    /// Whether the call is taken to be played by agreement, or may be.
    #[must_use]
    pub const fn is_by_agreement(&self) -> bool {
        matches!(self, Assumption::Conventional(..) | Assumption::Open(_))
    }
}

/// As JSON writes it: `natural 1H`, `yardstick 2NT`.
impl fmt::Display for Assumption {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Assumption::Natural(call) => write!(f, "natural {call}"),
            Assumption::Conventional(call, _) => write!(f, "conventional {call}"),
            Assumption::Open(call) => write!(f, "open {call}"),
            Assumption::Takeout(call) => write!(f, "takeout {call}"),
            Assumption::ByYardstick(call) => write!(f, "yardstick {call}"),
        }
    }
}

impl Kind {
    /// All kinds.
    pub const ALL: &'static [Kind] = Kind::VARIANTS;

    /// Laws 29 to 32: whether it is a call out of rotation.
    #[must_use]
    pub const fn is_out_of_rotation(self) -> bool {
        matches!(self, Kind::PassOutOfRotation | Kind::BidOutOfRotation | Kind::DoubleOutOfRotation)
    }

    /// Laws 36 to 38: whether it is a call that nobody can accept, and that LHO's call over it settles.
    #[must_use]
    pub const fn is_of_36_to_38(self) -> bool {
        matches!(self, Kind::InadmissibleDouble | Kind::CallByBarredPlayer | Kind::BidAboveSeven)
    }

    /// Its name in records and rulings: `insufficient_bid`.
    #[must_use]
    pub fn name(self) -> &'static str {
        self.into()
    }
}

impl Incident {
    /// Whether nobody has anything left to choose or decide about it.
    #[must_use]
    pub fn is_settled(&self) -> bool {
        self.outcome.is_settled()
    }

    /// Whether LHO has yet to accept or to decline it.
    #[must_use]
    pub fn awaits_lho(&self) -> bool {
        matches!(&self.outcome, Outcome::PlayersOption(option) if option.is_lho_choice())
    }

    /// Whether it hangs on what becomes of a later irregularity.
    #[must_use]
    pub fn waits_for_later(&self) -> bool {
        self.waits_for.is_some_and(|later| later > self.event)
    }

    /// Whether LHO has yet to choose about an earlier irregularity, so that nothing is certain of this one.
    #[must_use]
    pub fn waits_for_earlier(&self) -> bool {
        self.waits_for.is_some_and(|earlier| earlier < self.event)
    }

    /// Law 28B: whether the call out of rotation counts as not made, since the player whose turn it was has called; by 28A it
    /// counts as made in rotation.
    #[must_use]
    pub fn is_taken_as_not_made(&self) -> bool {
        self.kind == Kind::ConsideredInRotation && !self.result.cites("28A")
    }
}

impl Ruling {
    /// The place of an irregular call among the calls of the ruling.
    #[must_use]
    pub fn place_of(&self, incident: &Incident) -> usize {
        self.calls.iter().position(|call| call.event == Some(incident.event)).unwrap_or(self.calls.len())
    }

    /// The irregularity of the call made by this event.
    #[must_use]
    pub fn incident_of(&self, event: usize) -> Option<&Incident> {
        self.incidents.iter().find(|incident| incident.event == event)
    }

    /// Whether the calls were all regular.
    #[must_use]
    pub fn is_regular(&self) -> bool {
        self.incidents.is_empty()
    }
}

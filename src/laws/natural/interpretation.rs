//! A call with what it specifies, and what follows from that for another call.

use crate::{
    bridge::{Bid, Call},
    record::{MadeCall, Shows},
    ruling::Assumption,
};

use super::is_minor;

/// What a call specifies, and how that is known.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::laws) enum Specifies {
    /// Somebody said it, or the call names it and is natural for most pairs.
    This(Shows),
    /// Nobody said it, and most pairs play it by agreement, usually like this.
    Usually(Shows),
    /// Nobody said it; some pairs play it as natural and some by agreement.
    Open,
    /// Nobody said it. The call names it, and whether it is natural is open.
    Perhaps(Shows),
    /// What is said about it is not understood, or leaves open whether it shows what it names.
    Unknown,
}

impl Specifies {
    /// The same, open where the call names it only.
    pub(super) fn or_perhaps(self, is_open: bool) -> Specifies {
        match self {
            Specifies::This(named) if is_open => Specifies::Perhaps(named),
            Specifies::This(_)
            | Specifies::Usually(_)
            | Specifies::Open
            | Specifies::Perhaps(_)
            | Specifies::Unknown => self,
        }
    }
}

/// A call with what it specifies.
#[derive(Clone, Copy)]
pub(in crate::laws) struct Interpretation<'a> {
    pub(in crate::laws) made: &'a MadeCall,
    /// The last bid before it.
    pub(in crate::laws) over: Option<Bid>,
    pub(in crate::laws) specifies: Specifies,
}

/// Whether two calls cannot be comparable because both are taken to be natural: a natural suit bid, and a pass, another suit or
/// notrump in its place; a natural notrump bid, and a pass or a suit.
///
/// # Reading
/// READING `notrump-for-a-minor`: many play a bid of one club or one diamond on balanced hands, so notrump in place of it is for the director.
pub(in crate::laws) fn show_something_else(withdrawn: Interpretation<'_>, replacement: Interpretation<'_>) -> bool {
    let Some(old) = withdrawn.natural_bid() else { return false };
    let new = match replacement.made.call {
        Call::Pass => return replacement.made.is_bare_but_for_strength(),
        Call::Double | Call::Redouble => return false,
        Call::Bid(_) => replacement.natural_bid(),
    };
    let Some(new) = new else { return false };
    let is_short = old.level.number() == 1 && is_minor(old.denomination);
    match (old.denomination.suit(), new.denomination.suit()) {
        (Some(_), None) => !is_short,
        (None, Some(_)) => true,
        (Some(old), Some(new)) => old != new,
        (None, None) => false,
    }
}

/// Whether the same natural bid was made again, and nobody said more about it: then it shows the same, as long as only passes lie
/// between.
pub(in crate::laws) fn is_the_same_natural_bid(withdrawn: Interpretation<'_>, again: Interpretation<'_>) -> bool {
    let is_natural = |one: Interpretation<'_>| one.made.hands().is_none() && one.natural_bid().is_some();
    withdrawn.made.call == again.made.call && is_natural(withdrawn) && is_natural(again)
}

impl Interpretation<'_> {
    /// Whether it is known, or usual, what the call specifies.
    pub(in crate::laws) const fn is_told(self) -> bool {
        matches!(self.specifies, Specifies::This(_) | Specifies::Usually(_))
    }

    /// Law 26: what the call is taken to specify; nothing where that cannot be known.
    pub(in crate::laws) fn shows(self) -> Shows {
        match self.specifies {
            Specifies::This(shows) | Specifies::Usually(shows) | Specifies::Perhaps(shows) => shows,
            Specifies::Open => Shows::NOTHING,
            Specifies::Unknown => self.made.shows(),
        }
    }

    /// What the call specifies, if that is certain.
    pub(in crate::laws) const fn certainly_shows(self) -> Option<Shows> {
        match self.specifies {
            Specifies::This(shows) => Some(shows),
            Specifies::Usually(_) | Specifies::Open | Specifies::Perhaps(_) | Specifies::Unknown => None,
        }
    }

    /// What is assumed about the call, if it is a bid whose meaning nobody stated.
    pub(in crate::laws) fn assumption(self) -> Option<Assumption> {
        match self.specifies {
            Specifies::Usually(shows) => Some(Assumption::Conventional(self.made.call, shows)),
            Specifies::Open => Some(Assumption::Open(self.made.call)),
            Specifies::This(_) if self.made.is_assumed_natural() => Some(Assumption::Natural(self.made.call)),
            Specifies::This(_) | Specifies::Perhaps(_) | Specifies::Unknown => None,
        }
    }

    /// The same where a ruling counts what a bid names, although it is open whether the bid is natural.
    pub(in crate::laws) fn assumption_if_used(self) -> Option<Assumption> {
        let named = || matches!(self.specifies, Specifies::Perhaps(_)).then_some(Assumption::Natural(self.made.call));
        self.assumption().or_else(named)
    }

    /// Whether nobody said what the bid shows, and most pairs play it by agreement, or many do.
    pub(in crate::laws) fn is_by_agreement(self) -> bool {
        matches!(self.specifies, Specifies::Usually(_) | Specifies::Open)
    }

    /// Laws 29C and 30C: whether the call is artificial, by what is said about it or for most pairs.
    pub(in crate::laws) fn is_artificial(self) -> bool {
        self.made.is_artificial() || self.is_by_agreement()
    }

    /// The same, as far as anybody can know.
    pub(in crate::laws) fn is_known_to_be_artificial(self) -> Option<bool> {
        let is_conventional = self.is_artificial() || self.made.is_said_to_be_conventional();
        let is_natural = self.made.call.bid().is_none() || self.natural_bid().is_some();
        if is_conventional || is_natural { Some(is_conventional) } else { None }
    }

    /// The bid, if it shows what it names: as somebody said, or, where nobody said anything, as nearly everybody plays it.
    pub(in crate::laws) fn natural_bid(self) -> Option<Bid> {
        let bid = self.made.call.bid()?;
        let is_natural = matches!(self.specifies, Specifies::This(shows) if shows.is_natural_for(bid.denomination));
        (is_natural && !self.made.is_control() && !self.made.is_said_to_be_conventional()).then_some(bid)
    }
}

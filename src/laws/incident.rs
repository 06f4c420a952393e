//! A case on the director's desk: one irregular call, and how far it has come.

use crate::{
    bridge::{Call, Seat},
    lawbook::Clause,
    record::MadeCall,
    ruling::{Information, Kind},
};

use super::{
    law25::{ChangedCall, UnintendedCall},
    law27::{InsufficientBid, Price},
    law29::{OutOfRotation, Price as RotationPrice},
    law36::{InadmissibleDouble, Lho},
};

/// One irregular call and how far its case has come.
#[derive(Clone, Debug)]
pub(super) struct Case {
    pub(super) kind: Kind,
    pub(super) also: Option<Kind>,
    pub(super) offender: Seat,
    pub(super) call: Call,
    /// Its place among the events.
    pub(super) event: usize,
    /// Its place among the calls.
    pub(super) place: usize,
    pub(super) progress: Progress,
}

/// How far a case has come, under the law that rules on it.
#[derive(Clone, Debug)]
pub(super) enum Progress {
    /// Law 27.
    Insufficient(InsufficientBid, Stage27),
    /// Law 25A.
    Unintended(UnintendedCall, Stage25A),
    /// Law 25B.
    Changed(ChangedCall, Stage25B),
    /// Laws 29 to 32.
    OutOfRotation(OutOfRotation, Stage29),
    /// Law 36.
    Inadmissible(InadmissibleDouble, Removal),
    /// Law 37.
    Barred(Removed, Stage37),
    /// Law 38.
    AboveSeven(Removed, Removal),
    /// Law 39.
    AfterEnd(Removed, Lho),
    /// Laws 28A, 33 and 34: the ruling is complete as soon as the case is there.
    Done(Vec<Clause>, Information),
}

/// How far a case of Laws 29 to 32 has come.
#[derive(Clone, Debug)]
pub(super) enum Stage29 {
    /// 29A: LHO has yet to choose. The call that partner, whose turn it was, has made in the meantime.
    LhoChooses(Option<Held>),
    /// 29A: accepted.
    Accepted,
    /// 28B: the player whose turn it was, an opponent, called first.
    TurnTaken,
    /// The player whose turn it was is LHO, and he has called: 28B or 29A.
    TurnTakenOrAccepted,
    /// 17D3 or 30A: a pass that would have been the third one was refused.
    ThirdPass,
    /// 30: not accepted; the offender must pass, and nothing is left to choose.
    MustPass,
    /// 29B: not accepted; the offender's turn is to come.
    Waits,
    /// 31A1, 32: RHO has passed, and the offender must repeat.
    MustRepeat,
    /// RHO has acted; the offender chooses at his turn.
    RhoActed,
    /// What the offender's call at his turn came to.
    Ruled(RotationPrice, MadeCall),
    /// 31A1, 32: he has repeated the call.
    Repeated,
}

/// A call that waits until it is clear whose turn it was.
#[derive(Clone, Debug)]
pub(super) struct Held {
    pub(super) made: MadeCall,
    pub(super) event: usize,
    pub(super) place: usize,
}

/// Laws 36 and 38: what has happened to a call that the Laws remove.
#[derive(Clone, Debug)]
pub(super) enum Removal {
    /// LHO has not called over it, and the director has not ruled.
    Fresh,
    /// LHO has called over it; everything is void until the player to whom the auction goes back calls.
    CalledOver(Vec<Held>),
    /// It is dealt with.
    Ruled(Lho),
    /// 2017 Law 36C: noticed after the opening lead.
    AfterTheLead,
}

/// Law 37: whether the call stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Stage37 {
    /// 37B, unless LHO calls before the director has ruled.
    Fresh,
    /// 37B.
    Cancelled,
    /// 37A.
    Stands,
}

/// A call that the Laws remove, and the legal auction before it.
#[derive(Clone, Debug)]
pub(super) struct Removed {
    pub(super) call: MadeCall,
}

/// How far a case of Law 27 has come.
#[derive(Clone, Debug)]
pub(super) enum Stage27 {
    /// 27A1: LHO has yet to choose.
    LhoChooses,
    /// 27C: the offender has replaced his bid before LHO chose.
    Replaced(Placed),
    /// 27B: LHO did not accept; the offender has to replace his bid.
    OffenderReplaces,
    /// 27B4: LHO has yet to choose about a second insufficient bid.
    LhoChoosesSecond(Placed),
    /// LHO accepted, or the offender's replacement has its price.
    Ruled(Price, Option<Placed>),
}

/// How far a case of Law 25A has come.
#[derive(Clone, Debug)]
pub(super) enum Stage25A {
    /// The player has yet to make the call that he meant.
    AwaitsIntendedCall,
    /// He has made it.
    Substituted(Call),
    /// Too late, and why.
    TooLate(TooLate),
}

/// Why an unintended call can no longer be replaced.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum TooLate {
    /// 2007 Law 25A2, 2017 Law 25A4: partner has called.
    PartnerCalled,
    /// 2007 Law 25A3, 2017 Law 25A5: the auction period has ended.
    AuctionPeriodOver,
}

/// How far a case of Law 25B has come.
#[derive(Clone, Debug)]
pub(super) enum Stage25B {
    /// LHO has yet to choose. Here is the place of the first call.
    LhoChooses(usize),
    /// 25B1: the second call stands.
    Accepted,
    /// 25B2: the first call stands.
    Declined,
}

/// A call and its place among the calls of the record.
#[derive(Clone, Debug)]
pub(super) struct Placed {
    pub(super) made: MadeCall,
    pub(super) place: usize,
}

impl Case {
    /// Law 27B1(b), 27B3: whether the last call made, before this place, is a double in place of the insufficient
    /// bid that the director has yet to find comparable or not. If it is not, it is cancelled.
    pub(super) fn awaits_decision_before(&self, place: usize) -> bool {
        let Progress::Insufficient(_, Stage27::Ruled(price, Some(replacement))) = &self.progress else { return false };
        let hangs = matches!(price, Price::IfComparable(otherwise) if **otherwise == Price::Cancelled);
        hangs && replacement.place + 1 == place
    }

    /// Moves a case of Law 27 on.
    pub(super) fn set_stage(&mut self, next: Stage27) {
        if let Progress::Insufficient(_, stage) = &mut self.progress {
            *stage = next;
        }
    }

    /// Whether somebody has something to choose, or the next call may change the ruling, before this place.
    pub(super) fn is_open_before(&self, place: usize) -> bool {
        match &self.progress {
            Progress::Insufficient(_, stage) => {
                !matches!(stage, Stage27::Ruled(..)) || self.awaits_decision_before(place)
            }
            Progress::Unintended(_, stage) => matches!(stage, Stage25A::AwaitsIntendedCall),
            Progress::Changed(_, stage) => matches!(stage, Stage25B::LhoChooses(_)),
            Progress::OutOfRotation(_, stage) => matches!(stage, Stage29::LhoChooses(_)),
            Progress::Inadmissible(_, stage) | Progress::AboveSeven(_, stage) => {
                matches!(stage, Removal::Fresh | Removal::CalledOver(_))
            }
            Progress::Barred(_, stage) => *stage == Stage37::Fresh,
            Progress::AfterEnd(..) | Progress::Done(..) => false,
        }
    }

    /// Whether nobody may call in turn before a player has chosen.
    pub(super) fn blocks(&self) -> bool {
        match &self.progress {
            Progress::Insufficient(_, stage) => !matches!(stage, Stage27::Ruled(..)),
            Progress::Unintended(_, stage) => matches!(stage, Stage25A::AwaitsIntendedCall),
            Progress::Changed(_, stage) => matches!(stage, Stage25B::LhoChooses(_)),
            Progress::OutOfRotation(_, stage) => matches!(stage, Stage29::LhoChooses(_)),
            Progress::Inadmissible(..)
            | Progress::AboveSeven(..)
            | Progress::Barred(..)
            | Progress::AfterEnd(..)
            | Progress::Done(..) => false,
        }
    }
}

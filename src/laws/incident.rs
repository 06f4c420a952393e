//! A case on the director's desk: one irregular call, and how far it has come.

use crate::{
    bridge::{Call, Seat},
    lawbook::Clause,
    record::MadeCall,
    ruling::Kind,
};

use super::{
    law25::{ChangedCall, UnintendedCall},
    law27::{Branch, InsufficientBid, Price},
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
    /// A law that this version does not encode, with all the clauses that lead to it.
    Refer(Vec<Clause>),
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

    /// Laws 27B2 to 27B4: whether this player must pass throughout, by what is certain already.
    pub(super) fn bars(&self, seat: Seat) -> bool {
        let Progress::Insufficient(case, stage) = &self.progress else { return false };
        let barred = match stage {
            Stage27::Ruled(Price::Stands(branch), _) => matches!(branch, Branch::Other | Branch::AfterAttempt),
            Stage27::OffenderReplaces | Stage27::LhoChoosesSecond(_) => !case.attempts.is_empty(),
            Stage27::LhoChooses | Stage27::Replaced(_) | Stage27::Ruled(..) => false,
        };
        barred && seat == self.offender.partner()
    }
}

//! A case on the director's desk: one irregular call, the law that rules on it, and where in its tree the record has come.

use crate::{
    bridge::{Relation, Seat},
    lawbook::Clause,
    ruling::{Information, Kind},
};

use super::{
    law25::{ChangedCall, Node25A, Node25B, UnintendedCall},
    law27::{self, InsufficientBid},
    law29::{self, CallOutOfRotation},
    law36::{self, InadmissibleDouble},
    law37::BarredCall,
    law38::BidAboveSeven,
    law39::CallAfterEnd,
    table::Table,
    tree::{Asks, Next, PlacedCall, Taken},
};

/// One irregular call and how far its case has come.
#[derive(Clone, Debug)]
pub(super) struct Case {
    pub(super) kind: Kind,
    pub(super) also: Option<Kind>,
    pub(super) call: PlacedCall,
    pub(super) law: Law,
    /// Calls that wait until LHO has chosen.
    pub(super) waiting: Vec<PlacedCall>,
    /// Whether no event is offered to it any more.
    pub(super) is_set_aside: bool,
}

/// The law that rules on a case, with its situation.
#[derive(Clone, Debug)]
pub(super) enum Law {
    /// Law 25A.
    Unintended(UnintendedCall),
    /// Law 25B.
    Changed(ChangedCall),
    /// Law 27.
    Insufficient(InsufficientBid),
    /// Laws 28B and 29 to 32.
    OutOfRotation(CallOutOfRotation),
    /// Law 36.
    Inadmissible(InadmissibleDouble),
    /// Law 37.
    Barred(BarredCall),
    /// Law 38.
    AboveSeven(BidAboveSeven),
    /// Law 39.
    AfterEnd(CallAfterEnd),
    /// Laws 28A, 33 and 34: in which order calls count. Nobody has anything to choose.
    Order(Vec<Clause>, Information),
}

/// Who may make the next call: the players among whom only the record can tell, the likeliest first.
pub(super) type Candidates = Vec<Seat>;

impl Case {
    pub(super) const fn new(kind: Kind, also: Option<Kind>, call: PlacedCall, law: Law) -> Case {
        Case { kind, also, call, law, waiting: Vec::new(), is_set_aside: false }
    }

    /// Takes the next event as a branch of its law's tree.
    pub(super) fn take(&mut self, next: Next<'_>, table: &Table, asks: &mut Asks) -> Taken {
        let has_gone_on = self.has_gone_on(next);
        match &mut self.law {
            Law::Unintended(case) => case.take(next),
            Law::Changed(_) if !self.waiting.is_empty() && matches!(next, Next::Call(Relation::Same, _)) => {
                Taken::Waits
            }
            Law::Changed(case) => case.take(next, &table.legal),
            Law::Insufficient(case) if has_gone_on => case.overtaken(),
            Law::Insufficient(case) => case.take(next, asks),
            Law::OutOfRotation(case) => case.take(next, asks),
            Law::Inadmissible(case) => case.take(next, &table.legal),
            Law::Barred(case) => case.take(next, &table.legal),
            Law::AboveSeven(case) => case.take(next, &table.legal),
            Law::AfterEnd(case) => case.take(next),
            Law::Order(..) => Taken::NoBranch,
        }
    }

    /// Law 27: whether offender's RHO calls over a call of offender's partner that waits, so that their side has gone on.
    fn has_gone_on(&self, next: Next<'_>) -> bool {
        let partner = self.call.by.partner();
        let over_partner = self.waiting.last().is_some_and(|call| call.by == partner);
        over_partner && self.awaits_lho() && matches!(next, Next::Call(Relation::Rho, _))
    }

    /// Whether the next event may be a branch of its law's tree.
    pub(super) const fn is_open(&self) -> bool {
        match &self.law {
            _ if self.is_set_aside => false,
            Law::Inadmissible(case) => case.is_open(),
            Law::Barred(case) => case.is_fresh(),
            Law::AboveSeven(case) => case.is_open(),
            Law::AfterEnd(case) => case.is_fresh(),
            Law::Changed(case) if matches!(case.node, Node25B::Substituted { .. }) => case.over_first.is_some(),
            Law::Unintended(_) | Law::Changed(_) | Law::Insufficient(_) | Law::OutOfRotation(_) | Law::Order(..) => {
                self.blocks()
            }
        }
    }

    /// Laws 30 to 32: whether a call that stands, at the offender's turn or at RHO's, may be a branch.
    pub(super) const fn waits_for_a_call(&self) -> bool {
        let Law::OutOfRotation(case) = &self.law else { return false };
        matches!(case.node, law29::Node::Waits | law29::Node::RhoActed | law29::Node::MustRepeat)
    }

    /// Whether LHO has yet to choose.
    pub(super) const fn awaits_lho(&self) -> bool {
        match &self.law {
            Law::Insufficient(case) => matches!(
                case.node,
                law27::Node::LhoChooses | law27::Node::Replaced(_) | law27::Node::LhoChoosesSecond(_)
            ),
            Law::Changed(case) => matches!(case.node, Node25B::LhoChooses),
            Law::OutOfRotation(case) => matches!(case.node, law29::Node::LhoChooses),
            Law::Unintended(_)
            | Law::Inadmissible(_)
            | Law::Barred(_)
            | Law::AboveSeven(_)
            | Law::AfterEnd(_)
            | Law::Order(..) => false,
        }
    }

    /// Whether nobody may call in turn before a player has chosen.
    pub(super) const fn blocks(&self) -> bool {
        match &self.law {
            Law::Insufficient(case) => !matches!(case.node, law27::Node::End(..)),
            Law::Unintended(case) => matches!(case.node, Node25A::AwaitsIntendedCall(_)),
            Law::Changed(_) | Law::OutOfRotation(_) => self.awaits_lho(),
            Law::Inadmissible(_) | Law::Barred(_) | Law::AboveSeven(_) | Law::AfterEnd(_) | Law::Order(..) => false,
        }
    }

    /// Who may make the next call, where that is not simply the player whose turn it is.
    pub(super) fn candidates(&self, turn: Seat) -> Option<Candidates> {
        let offender = self.call.by;
        let (lho, partner) = (offender.lho(), offender.partner());
        Some(match &self.law {
            Law::Unintended(case) => match case.node {
                Node25A::AwaitsIntendedCall(_) => vec![offender],
                Node25A::Substituted { .. } | Node25A::TooLate(_) => return None,
            },
            Law::Changed(case) => match (case.node, &case.over_first) {
                (Node25B::LhoChooses, None) => vec![lho],
                (Node25B::LhoChooses, Some(_)) => vec![lho, partner],
                (Node25B::Substituted { .. } | Node25B::Accepted | Node25B::Declined, _) => return None,
            },
            Law::Insufficient(case) => match case.node {
                law27::Node::LhoChooses | law27::Node::Replaced(_) | law27::Node::LhoChoosesSecond(_) => vec![lho],
                law27::Node::OffenderReplaces => vec![offender],
                law27::Node::End(..) => return None,
            },
            Law::OutOfRotation(case) if self.awaits_lho() => match &case.partners_call {
                _ if lho == turn => vec![lho],
                None => vec![lho, turn],
                Some(_) => vec![lho, offender.rho()],
            },
            Law::Inadmissible(case) if matches!(case.node, law36::Node::CalledOver(_)) => vec![case.resumes()],
            Law::OutOfRotation(_)
            | Law::Inadmissible(_)
            | Law::Barred(_)
            | Law::AboveSeven(_)
            | Law::AfterEnd(_)
            | Law::Order(..) => return None,
        })
    }
}

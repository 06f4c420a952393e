//! A case: one irregular call, the law that rules on it, and where in its tree the record has come.

use crate::{
    bridge::{Relation, Seat},
    ruling::{Incident, Kind, Outcome, Rectification},
};

use super::{
    law25::{ChangedCall, UnintendedCall},
    law26,
    law27::InsufficientBid,
    law29::CallOutOfRotation,
    law36::InadmissibleDouble,
    law37::BarredCall,
    law38::BidAboveSeven,
    law39::CallAfterEnd,
    legal::LegalAuction,
    removed::Decision,
    table::Table,
    tree::{Director, Effect, Next, PlacedCall, Stage, Transition},
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
    Order(Rectification),
}

/// Who may make the next call: the likeliest player, and another one where only the record can tell.
pub(super) type Candidates = (Seat, Option<Seat>);

impl Case {
    pub(super) const fn new(kind: Kind, also: Option<Kind>, call: PlacedCall, law: Law) -> Case {
        Case { kind, also, call, law, waiting: Vec::new(), is_set_aside: false }
    }

    /// Takes the next event as a branch of its law's tree.
    pub(super) fn take(&mut self, next: Next<'_>, table: &Table, director: &mut Director) -> Transition {
        let has_gone_on = self.has_gone_on(next, &table.legal);
        match &mut self.law {
            Law::Unintended(case) => case.take(next, &table.legal),
            Law::Changed(_) if !self.waiting.is_empty() && matches!(next, Next::Call(Relation::Same, _)) => {
                Transition::Waits
            }
            Law::Changed(case) => case.take(next),
            Law::Insufficient(case) if has_gone_on => case.overtaken(),
            Law::Insufficient(case) if case.has_lost_turn(&table.legal) => Transition::NoBranch,
            Law::Insufficient(case) => case.take(next, table, director),
            Law::OutOfRotation(case) if has_gone_on => case.overtaken(),
            Law::OutOfRotation(case) => case.take(next, director),
            Law::Inadmissible(case) => case.take(next, table),
            Law::Barred(case) => case.take(next, table),
            Law::AboveSeven(case) => case.take(next, table),
            Law::AfterEnd(case) => case.take(next),
            Law::Order(_) => Transition::NoBranch,
        }
    }

    /// Laws 27 and 29: whether somebody calls over a call out of rotation that waits, so that the table has gone on (11A): RHO over partner's
    /// (27), or the offender over RHO's. The offender who bids the same denomination again corrects an insufficient bid.
    fn has_gone_on(&self, next: Next<'_>, legal: &LegalAuction) -> bool {
        let last = self.waiting.last().map(|call| self.call.by.relation_of(call.by));
        let denomination = |call: &PlacedCall| call.made.call.bid().map(|bid| bid.denomination);
        let is_of_27 = matches!(self.law, Law::Insufficient(_));
        let is_over_it = match (last, next) {
            (Some(Relation::Partner), Next::Call(Relation::Rho, _)) => is_of_27,
            (Some(Relation::Rho), Next::Call(Relation::Same, call)) => {
                !is_of_27 || denomination(call) != denomination(&self.call)
            }
            _ => false,
        };
        is_over_it && self.awaits_lho(legal)
    }

    /// Laws 29C and 30C: whether a call out of rotation is artificial, as far as anybody can know.
    pub(super) fn is_artificial(&self) -> Option<bool> {
        match &self.law {
            Law::OutOfRotation(case) => case.is_artificial(),
            Law::Unintended(_)
            | Law::Changed(_)
            | Law::Insufficient(_)
            | Law::Inadmissible(_)
            | Law::Barred(_)
            | Law::AboveSeven(_)
            | Law::AfterEnd(_)
            | Law::Order(_) => None,
        }
    }

    /// What its law waits for.
    fn stage(&self, legal: &LegalAuction) -> Stage {
        match &self.law {
            Law::Unintended(case) => case.stage(),
            Law::Changed(case) => case.stage(),
            Law::Insufficient(case) => case.stage(legal),
            Law::OutOfRotation(case) => case.stage(),
            Law::Inadmissible(case) => case.stage(),
            Law::Barred(case) => case.stage(),
            Law::AboveSeven(case) => case.stage(),
            Law::AfterEnd(case) => case.stage(),
            Law::Order(_) => Stage::Done,
        }
    }

    /// Whether the next event may be a branch of its law's tree.
    pub(super) fn is_open(&self, legal: &LegalAuction) -> bool {
        !self.is_set_aside && self.stage(legal) != Stage::Done
    }

    /// Whether LHO has yet to choose.
    pub(super) fn awaits_lho(&self, legal: &LegalAuction) -> bool {
        matches!(self.stage(legal), Stage::LhoChooses { .. })
    }

    /// Whether nobody may call in turn before a player has chosen.
    pub(super) fn blocks(&self, legal: &LegalAuction) -> bool {
        match self.stage(legal) {
            Stage::LhoChooses { .. } | Stage::OffenderChooses => true,
            Stage::NextCallMayMatter | Stage::Done => false,
        }
    }

    /// Who may make the next call, where that is not simply the player whose turn it is.
    pub(super) fn candidates(&self, legal: &LegalAuction) -> Option<Candidates> {
        match self.stage(legal) {
            Stage::LhoChooses { or } => Some((self.call.by.lho(), or)),
            Stage::OffenderChooses => Some((self.call.by, None)),
            Stage::NextCallMayMatter | Stage::Done => None,
        }
    }

    /// The ruling on it as the table stands; `None` for a call that is not in the record.
    pub(super) fn incident(&self, table: &Table) -> Option<Incident> {
        let mut incident = Incident {
            kind: self.kind,
            also: self.also,
            offender: self.call.by,
            call: self.call.made.call,
            event: self.call.event?,
            waits_for: None,
            accepted: None,
            replacement: None,
            attempts: Vec::new(),
            result: Rectification::default(),
            assumes: Vec::new(),
            outcome: Outcome::NoRectification(Rectification::default()),
            answers: None,
        };
        match &self.law {
            Law::Unintended(case) => case.rule(table, &mut incident),
            Law::Changed(case) => case.rule(table, &mut incident),
            Law::Insufficient(case) => case.rule(table, &mut incident),
            Law::OutOfRotation(case) => case.rule(table, &mut incident),
            Law::Inadmissible(case) => case.rule(table, &mut incident),
            Law::Barred(case) => case.rule(table, &mut incident),
            Law::AboveSeven(case) => case.rule(table, &mut incident),
            Law::AfterEnd(case) => case.rule(table, &mut incident),
            Law::Order(result) => incident.outcome = Outcome::NoRectification(result.clone()),
        }
        if let Some(result) = incident.outcome.rectification() {
            incident.result = result.clone();
        }
        law26::assume_what_spares(&mut incident, &table.legal);
        Some(incident)
    }
}

impl Law {
    /// Laws 28B, 36A, 37A and 38B: what this call does to one that can never be accepted, before the director has ruled.
    pub(super) fn decided_by(&self, call: &PlacedCall) -> Option<Decision> {
        match self {
            Law::Inadmissible(double) => double.decided_by(call),
            Law::Barred(barred) => barred.decided_by(call),
            Law::AboveSeven(bid) => bid.decided_by(call),
            Law::Unintended(_)
            | Law::Changed(_)
            | Law::Insufficient(_)
            | Law::OutOfRotation(_)
            | Law::AfterEnd(_)
            | Law::Order(_) => None,
        }
    }

    /// Laws 25B1, 27C, 28B and 29: whether only the call that LHO makes tells what they called over: two calls of the offender's, or a
    /// call of partner's as well.
    pub(super) fn hangs_on_lhos_call(&self) -> bool {
        match self {
            Law::Changed(_) => true,
            Law::Insufficient(bid) => bid.is_replaced_too_soon(),
            Law::OutOfRotation(of) => of.hangs_on_lhos_call(),
            Law::Unintended(_)
            | Law::Inadmissible(_)
            | Law::Barred(_)
            | Law::AboveSeven(_)
            | Law::AfterEnd(_)
            | Law::Order(_) => false,
        }
    }

    /// Laws 36A and 38B: these calls, all that followed, fall with one that can never be accepted.
    pub(super) fn fall(&mut self, since: Vec<PlacedCall>, legal: &LegalAuction) -> Vec<Effect> {
        match self {
            Law::Inadmissible(double) => double.fall(since),
            Law::AboveSeven(bid) => bid.fall(since, legal),
            Law::Unintended(_)
            | Law::Changed(_)
            | Law::Insufficient(_)
            | Law::OutOfRotation(_)
            | Law::Barred(_)
            | Law::AfterEnd(_)
            | Law::Order(_) => Vec::new(),
        }
    }
}

//! The replay: the events of a record, one by one, against the legal auction and the cases that they open.

mod choice;
mod regular;

use crate::{
    bridge::Seat,
    lawbook::Edition,
    record::{Event, MadeCall},
    ruling::{CallStatus, RuledCall},
};

use super::{
    Fault,
    incident::{Case, Placed, Progress, Stage25A, Stage25B, Stage27, TooLate},
    law25::LhoCalled,
    law27::Timing,
    legal::LegalAuction,
};

/// The table as the replay has left it.
#[derive(Clone, Debug)]
pub(super) struct Replay {
    pub(super) edition: Edition,
    pub(super) legal: LegalAuction,
    pub(super) calls: Vec<RuledCall>,
    pub(super) cases: Vec<Case>,
}

/// A call that somebody has just made.
#[derive(Clone, Copy, Debug)]
struct Now<'a> {
    /// Its place among the events.
    event: usize,
    /// Its place among the calls.
    place: usize,
    by: Seat,
    made: &'a MadeCall,
}

impl Replay {
    pub(super) fn new(edition: Edition, dealer: Seat) -> Replay {
        Replay { edition, legal: LegalAuction::new(dealer), calls: Vec::new(), cases: Vec::new() }
    }

    /// Takes the next event.
    pub(super) fn take(&mut self, index: usize, event: &Event) -> Result<(), Fault> {
        match event {
            Event::Call(made) => self.call(index, made),
            Event::Lho(choice) => self.lho(index, *choice),
            Event::OpeningLeadFaced => self.lead_faced(),
            Event::DirectorRuled => Ok(()),
        }
    }

    /// Who may act next: one player, or several where only the director's decision can tell.
    pub(super) fn to_act(&self) -> Vec<Seat> {
        let turn = self.legal.auction().turn();
        let Some(case) = self.cases.last() else { return vec![turn] };
        let (offender, lho) = (case.offender, case.offender.lho());
        match &case.progress {
            Progress::Insufficient(_, stage) => match stage {
                Stage27::LhoChooses | Stage27::Replaced(_) | Stage27::LhoChoosesSecond(_) => vec![lho],
                Stage27::OffenderReplaces => vec![offender],
                Stage27::Ruled(..) if case.awaits_decision_before(self.calls.len()) => vec![offender, lho],
                Stage27::Ruled(..) => vec![turn],
            },
            Progress::Unintended(_, Stage25A::AwaitsIntendedCall) => vec![offender],
            Progress::Changed(_, Stage25B::LhoChooses(_)) => vec![lho],
            Progress::Refer(_) if lho == turn => vec![turn],
            Progress::Refer(_) => vec![lho, turn],
            Progress::Unintended(..) | Progress::Changed(..) => vec![turn],
        }
    }

    /// Whether a case has been referred to a law that this version does not encode; the replay ends there.
    pub(super) fn is_referred(&self) -> bool {
        self.cases.last().is_some_and(|case| matches!(case.progress, Progress::Refer(_)))
    }

    /// Law 22B: the auction period ends when the opening lead is faced. An unintended call then stays.
    fn lead_faced(&mut self) -> Result<(), Fault> {
        let awaits = |case: &mut Case| matches!(case.progress, Progress::Unintended(_, Stage25A::AwaitsIntendedCall));
        if let Some(case) = self.cases.pop_if(awaits) {
            self.too_late(case, TooLate::AuctionPeriodOver);
        }
        if self.legal.auction().is_over() || self.is_referred() { Ok(()) } else { Err(Fault::LeadBeforeEnd) }
    }

    fn call(&mut self, event: usize, made: &MadeCall) -> Result<(), Fault> {
        let by = match (made.by, self.to_act().as_slice()) {
            (Some(by), _) => by,
            (None, [only]) => *only,
            (None, candidates) => return Err(Fault::WhoCalled(candidates.to_vec())),
        };
        let place = self.calls.len();
        self.calls.push(RuledCall { by, call: made.call, status: CallStatus::Pending });
        if !self.is_referred() {
            self.act(Now { event, place, by, made });
        }
        Ok(())
    }

    /// A call, in the light of the case that is open, if one is.
    fn act(&mut self, now: Now<'_>) {
        let Some(case) = self.cases.pop() else { return self.regular(now) };
        match case.progress {
            Progress::Insufficient(..) => self.act_after_insufficient(case, now),
            Progress::Unintended(_, Stage25A::AwaitsIntendedCall) => self.act_after_unintended(case, now),
            Progress::Changed(_, Stage25B::LhoChooses(_)) if now.by == case.offender.lho() => {
                self.change_accepted(case);
                self.regular(now);
            }
            Progress::Unintended(..) | Progress::Changed(..) | Progress::Refer(_) => {
                self.cases.push(case);
                self.regular(now);
            }
        }
    }

    /// Law 27: a call while the case of an insufficient bid is the last one.
    fn act_after_insufficient(&mut self, mut case: Case, now: Now<'_>) {
        let is_offender = now.by == case.offender;
        let is_lho = now.by == case.offender.lho();
        let placed = Placed { made: now.made.clone(), place: now.place };
        let awaits_decision = case.awaits_decision_before(now.place);
        let Progress::Insufficient(bid, stage) = &mut case.progress else { return self.cases.push(case) };
        match stage {
            Stage27::LhoChooses if is_offender => {
                bid.timing = Timing::Premature;
                *stage = Stage27::Replaced(placed);
                self.cases.push(case);
            }
            Stage27::OffenderReplaces if is_offender => self.replace(now.event, case, placed),
            Stage27::Ruled(_, Some(double)) if is_offender && awaits_decision => {
                // He chooses again, so the director has ruled the double out: 27B3.
                let double = double.clone();
                self.legal.pop();
                self.cancel_attempt(&mut case, &double);
                self.replace(now.event, case, placed);
            }
            Stage27::LhoChooses | Stage27::Replaced(_) | Stage27::LhoChoosesSecond(_) if is_lho => {
                self.lho_calls(now.event, case);
                self.act(now);
            }
            Stage27::LhoChooses
            | Stage27::Replaced(_)
            | Stage27::LhoChoosesSecond(_)
            | Stage27::OffenderReplaces
            | Stage27::Ruled(..) => {
                self.cases.push(case);
                self.regular(now);
            }
        }
    }

    /// Law 25A: a call while an unintended one waits for the call that was meant.
    fn act_after_unintended(&mut self, mut case: Case, now: Now<'_>) {
        let is_offender = now.by == case.offender;
        let is_lho = now.by == case.offender.lho();
        let is_partner = now.by == case.offender.partner();
        let Progress::Unintended(unintended, stage) = &mut case.progress else { return self.cases.push(case) };
        match unintended.lho {
            _ if is_offender => {
                *stage = Stage25A::Substituted(now.made.call);
                self.cases.push(case);
                self.regular(now);
            }
            LhoCalled::No if is_lho => {
                unintended.lho = LhoCalled::Yes { call: now.made.clone(), place: now.place, event: now.event };
                self.set(now.place, CallStatus::Withdrawn);
                self.cases.push(case);
            }
            LhoCalled::Yes { .. } if is_partner => {
                self.too_late(case, TooLate::PartnerCalled);
                self.act(now);
            }
            LhoCalled::No | LhoCalled::Yes { .. } => {
                self.cases.push(case);
                self.regular(now);
            }
        }
    }

    fn set(&mut self, place: usize, status: CallStatus) {
        if let Some(call) = self.calls.get_mut(place) {
            call.status = status;
        }
    }
}

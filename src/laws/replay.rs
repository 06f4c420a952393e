//! The replay: the events of a record, one by one, against the legal auction and the cases that they open.

mod choice;
mod force;
mod regular;
mod removed;
mod rotation;

use crate::{
    bridge::Seat,
    lawbook::{Clause, Edition, index_2007, index_2017},
    record::{Event, MadeCall, Yardstick},
    ruling::{CallStatus, Kind, Origin, RuledCall},
};

pub(super) use force::Force;

use super::{
    Fault,
    incident::{Case, Placed, Progress, Removal, Stage25A, Stage25B, Stage27, Stage29, TooLate},
    law25::LhoCalled,
    law27::Timing,
    legal::LegalAuction,
};

/// The table as the replay has left it.
#[derive(Clone, Debug)]
pub(super) struct Replay {
    pub(super) edition: Edition,
    pub(super) yardstick: Yardstick,
    pub(super) legal: LegalAuction,
    pub(super) calls: Vec<RuledCall>,
    pub(super) cases: Vec<Case>,
    pub(super) force: Force,
    /// The place among the calls of each call that stands.
    standing: Vec<usize>,
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
    pub(super) fn new(edition: Edition, dealer: Seat, yardstick: Yardstick) -> Replay {
        Replay {
            edition,
            yardstick,
            legal: LegalAuction::new(dealer),
            calls: Vec::new(),
            cases: Vec::new(),
            force: Force::default(),
            standing: Vec::new(),
        }
    }

    /// Takes the next event.
    pub(super) fn take(&mut self, index: usize, event: &Event) -> Result<(), Fault> {
        match event {
            Event::Call(made) => self.call(index, made),
            Event::Lho(choice) => self.lho(index, *choice),
            Event::OpeningLeadFaced => self.lead_faced(),
            Event::DirectorRuled => {
                self.director_ruled();
                Ok(())
            }
        }
    }

    /// Law 33: two calls at the same instant. The one by the player whose turn it was counts as the first.
    pub(super) fn take_both(&mut self, index: usize, first: &MadeCall, second: &MadeCall) -> Result<(), Fault> {
        let turn = self.legal.auction().turn();
        let clause = law33(self.edition);
        let in_order = second.by != Some(turn);
        let [one, two] =
            if in_order { [(index, first), (index + 1, second)] } else { [(index + 1, second), (index, first)] };
        self.call(one.0, one.1)?;
        let place = self.calls.len();
        let by = match (two.1.by, self.to_act().first()) {
            (Some(by), _) => by,
            (None, Some(next)) => *next,
            (None, None) => return Err(Fault::WhoCalled(Seat::ALL.to_vec())),
        };
        self.note(Now { event: two.0, place, by, made: two.1 }, Kind::SimultaneousCall, vec![clause]);
        self.call(two.0, &MadeCall { by: Some(by), ..two.1.clone() })
    }

    /// Who may act next: one player, or several where only the director's decision can tell.
    pub(super) fn to_act(&self) -> Vec<Seat> {
        let turn = self.legal.auction().turn();
        let Some(case) = self.open_case() else { return vec![turn] };
        let (offender, lho) = (case.offender, case.offender.lho());
        match &case.progress {
            Progress::Insufficient(_, stage) => match stage {
                Stage27::LhoChooses | Stage27::Replaced(_) | Stage27::LhoChoosesSecond(_) => vec![lho],
                Stage27::OffenderReplaces => vec![offender],
                Stage27::Ruled(..) => vec![offender, lho],
            },
            Progress::Unintended(..) => vec![offender],
            Progress::Changed(..) => vec![lho],
            Progress::OutOfRotation(..) if lho == turn => vec![lho],
            Progress::OutOfRotation(..) => vec![lho, turn],
            Progress::Inadmissible(double, Removal::CalledOver(_)) => vec![double.before.auction().turn()],
            Progress::Inadmissible(..)
            | Progress::AboveSeven(..)
            | Progress::Barred(..)
            | Progress::AfterEnd(..)
            | Progress::Done(..) => vec![turn],
        }
    }

    /// The case in which somebody has something to choose, or the next call may change the ruling.
    pub(super) fn open_case(&self) -> Option<&Case> {
        self.cases.iter().rfind(|case| case.is_open_before(self.calls.len()))
    }

    /// Takes that case out, to be put back when it has moved on.
    fn take_open(&mut self, place: usize) -> Option<Case> {
        let position = self.cases.iter().rposition(|case| case.is_open_before(place))?;
        Some(self.cases.remove(position))
    }

    /// Law 22B: the auction period ends when the opening lead is faced. An unintended call then stays.
    fn lead_faced(&mut self) -> Result<(), Fault> {
        let awaits = |case: &mut Case| matches!(case.progress, Progress::Unintended(_, Stage25A::AwaitsIntendedCall));
        if let Some(case) = self.cases.pop_if(awaits) {
            self.too_late(case, TooLate::AuctionPeriodOver);
        }
        self.inadmissible_and_lead_faced();
        if self.legal.auction().is_over() { Ok(()) } else { Err(Fault::LeadBeforeEnd) }
    }

    fn call(&mut self, event: usize, made: &MadeCall) -> Result<(), Fault> {
        let by = match made.by {
            Some(by) => by,
            None => match self.to_act().as_slice() {
                [only] => *only,
                candidates => return Err(Fault::WhoCalled(candidates.to_vec())),
            },
        };
        if self.has_made(by, made.call) {
            return Err(Fault::SaidTwice(by, made.call));
        }
        let place = self.calls.len();
        self.calls.push(RuledCall { by, call: made.call, status: CallStatus::Pending, origin: Origin::Made });
        self.act(Now { event, place, by, made });
        Ok(())
    }

    /// A call, in the light of the case that is open, if one is.
    fn act(&mut self, now: Now<'_>) {
        let Some(case) = self.take_open(now.place) else { return self.regular(now) };
        match case.progress {
            Progress::Insufficient(..) => self.act_after_insufficient(case, now),
            Progress::Unintended(..) => self.act_after_unintended(case, now),
            Progress::Changed(_, Stage25B::LhoChooses(_)) if now.by == case.offender.lho() => {
                self.change_accepted(case);
                self.regular(now);
            }
            Progress::OutOfRotation(_, Stage29::LhoChooses(_)) => self.act_after_rotation(case, now),
            Progress::Inadmissible(..) => self.act_after_inadmissible(case, now),
            Progress::AboveSeven(..) => self.act_after_above_seven(case, now),
            Progress::Barred(..) => self.act_after_barred(case, now),
            Progress::Changed(..) | Progress::OutOfRotation(..) | Progress::AfterEnd(..) | Progress::Done(..) => {
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
                self.falls();
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

/// Law 33: simultaneous calls.
const fn law33(edition: Edition) -> Clause {
    match edition {
        Edition::Laws2007 => index_2007::L33,
        Edition::Laws2017 => index_2017::L33,
    }
}

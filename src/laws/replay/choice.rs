//! What the players choose about the open case: LHO accepts or not, the offender replaces his call.

use crate::{
    bridge::Call,
    record::{LhoChoice, MadeCall},
    ruling::CallStatus,
};

use super::{
    super::{
        Fault,
        incident::{Case, Placed, Progress, Stage25A, Stage25B, Stage27, Stage29, TooLate},
        law25::LhoCalled,
        law27::{Branch, Price},
    },
    Now, Replay,
};

impl Replay {
    /// LHO said what he chooses, without calling.
    pub(super) fn lho(&mut self, event: usize, choice: LhoChoice) -> Result<(), Fault> {
        let Some(case) = self.take_open(self.calls.len()) else { return Err(Fault::NothingToAccept) };
        match (&case.progress, choice) {
            (Progress::Insufficient(_, Stage27::LhoChooses | Stage27::LhoChoosesSecond(_)), LhoChoice::Accepts) => {
                self.lho_calls(event, case);
            }
            (Progress::Insufficient(_, Stage27::Replaced(_)), LhoChoice::Declines) => self.lho_calls(event, case),
            (Progress::Insufficient(_, Stage27::Replaced(_)), LhoChoice::Accepts) => self.first_bid_accepted(case),
            (Progress::Insufficient(_, Stage27::LhoChooses | Stage27::LhoChoosesSecond(_)), LhoChoice::Declines) => {
                self.declined(case);
            }
            (Progress::Changed(_, Stage25B::LhoChooses(_)), LhoChoice::Accepts) => self.change_accepted(case),
            (Progress::Changed(_, Stage25B::LhoChooses(_)), LhoChoice::Declines) => self.change_declined(case),
            (Progress::OutOfRotation(_, Stage29::LhoChooses(_)), LhoChoice::Accepts) => self.rotation_accepted(case),
            (Progress::OutOfRotation(_, Stage29::LhoChooses(_)), LhoChoice::Declines) => self.rotation_declined(case),
            (
                Progress::Insufficient(_, Stage27::OffenderReplaces | Stage27::Ruled(..))
                | Progress::Changed(_, Stage25B::Accepted | Stage25B::Declined)
                | Progress::Unintended(..)
                | Progress::OutOfRotation(..)
                | Progress::Inadmissible(..)
                | Progress::AboveSeven(..)
                | Progress::Barred(..)
                | Progress::AfterEnd(..)
                | Progress::Done(..),
                _,
            ) => {
                self.cases.push(case);
                return Err(Fault::NothingToAccept);
            }
        }
        Ok(())
    }

    /// Law 27A1: LHO calls, over the insufficient bid or over what has replaced it. A call over the insufficient bid
    /// accepts it. Law 27C: over a premature replacement, his call leaves the first bid unaccepted.
    pub(super) fn lho_calls(&mut self, event: usize, mut case: Case) {
        let place = case.place;
        let Progress::Insufficient(bid, stage) = &mut case.progress else { return self.cases.push(case) };
        match stage {
            Stage27::LhoChooses => {
                let accepted = bid.bid.clone();
                *stage = Stage27::Ruled(Price::Stands(Branch::Accepted), None);
                self.stands(place, case.offender, &accepted);
                self.cases.push(case);
            }
            Stage27::LhoChoosesSecond(second) => {
                let second = second.clone();
                let branch = Branch::SecondAccepted(second.made.clone());
                *stage = Stage27::Ruled(Price::Stands(branch), Some(second.clone()));
                self.stands(second.place, case.offender, &second.made);
                self.cases.push(case);
            }
            Stage27::Replaced(replacement) => {
                let replacement = replacement.clone();
                self.set(place, CallStatus::Withdrawn);
                self.replace(event, case, replacement);
            }
            Stage27::OffenderReplaces | Stage27::Ruled(..) => self.cases.push(case),
        }
    }

    /// Law 27C: LHO accepts the first bid, although the offender had replaced it.
    fn first_bid_accepted(&mut self, mut case: Case) {
        let Progress::Insufficient(bid, stage) = &mut case.progress else { return self.cases.push(case) };
        if let Stage27::Replaced(replacement) = stage {
            let (place, replaced, bid) = (case.place, replacement.place, bid.bid.clone());
            *stage = Stage27::Ruled(Price::Stands(Branch::AcceptedAfterReplacement), None);
            self.set(replaced, CallStatus::Withdrawn);
            self.stands(place, case.offender, &bid);
        }
        self.cases.push(case);
    }

    /// Law 27B: LHO does not accept; Law 27B4: nor does he accept a second insufficient bid.
    fn declined(&mut self, mut case: Case) {
        let second = match &case.progress {
            Progress::Insufficient(_, Stage27::LhoChoosesSecond(second)) => Some(second.clone()),
            Progress::Insufficient(..)
            | Progress::Unintended(..)
            | Progress::Changed(..)
            | Progress::OutOfRotation(..)
            | Progress::Inadmissible(..)
            | Progress::AboveSeven(..)
            | Progress::Barred(..)
            | Progress::AfterEnd(..)
            | Progress::Done(..) => None,
        };
        match second {
            Some(second) => self.cancel_attempt(&mut case, &second),
            None => {
                self.set(case.place, CallStatus::Withdrawn);
                case.set_stage(Stage27::OffenderReplaces);
            }
        }
        self.cases.push(case);
    }

    /// Laws 27B3 and 27B4: the attempted replacement is cancelled, and the offender chooses again.
    pub(super) fn cancel_attempt(&mut self, case: &mut Case, attempt: &Placed) {
        self.set(attempt.place, CallStatus::Cancelled);
        let (event, offender) = (case.event, case.offender);
        if let Progress::Insufficient(bid, stage) = &mut case.progress {
            bid.attempts.push(bid.as_described(&attempt.made));
            *stage = Stage27::OffenderReplaces;
            let result = Branch::AfterAttempt.rectification(bid, &self.legal);
            self.force.remove(event);
            self.force.add(event, offender, &result);
        }
    }

    /// Law 27B: the offender replaces his bid.
    pub(super) fn replace(&mut self, event: usize, mut case: Case, replacement: Placed) {
        let Progress::Insufficient(bid, stage) = &mut case.progress else { return self.cases.push(case) };
        let described = bid.as_described(&replacement.made);
        let replacement = Placed { made: described, place: replacement.place };
        let price = bid.price(&replacement.made);
        match price {
            Price::Stands(_) | Price::IfComparable(_) => {
                let hangs = matches!(&price, Price::IfComparable(otherwise) if **otherwise == Price::Cancelled);
                if let Price::Stands(branch) = &price {
                    let result = branch.rectification(bid, &self.legal);
                    self.force.remove(case.event);
                    self.force.add(case.event, case.offender, &result);
                }
                *stage = Stage27::Ruled(price, Some(replacement.clone()));
                self.stands(replacement.place, case.offender, &replacement.made);
                if hangs {
                    self.set(replacement.place, CallStatus::Pending);
                }
            }
            Price::InsufficientToo => *stage = Stage27::LhoChoosesSecond(replacement),
            Price::Cancelled => self.cancel_attempt(&mut case, &replacement),
            Price::AboveSeven => {
                // Law 38 puts a pass in its place, and that pass replaces the insufficient bid.
                let branch = if bid.attempts.is_empty() { Branch::Other } else { Branch::AfterAttempt };
                let pass = Placed { made: MadeCall::new(Call::Pass, None), place: replacement.place };
                *stage = Stage27::Ruled(Price::Stands(branch), Some(pass));
                let (place, by) = (replacement.place, case.offender);
                self.cases.push(case);
                return self.open_above_seven(Now { event, place, by, made: &replacement.made });
            }
        }
        self.cases.push(case);
    }

    /// Law 25B1: LHO accepts the second call.
    pub(super) fn change_accepted(&mut self, mut case: Case) {
        if let Progress::Changed(changed, stage @ Stage25B::LhoChooses(_)) = &mut case.progress {
            let second = changed.second.clone();
            if let Stage25B::LhoChooses(first) = stage {
                let first = *first;
                self.set(first, CallStatus::Withdrawn);
            }
            *stage = Stage25B::Accepted;
            self.falls();
            self.stands(case.place, case.offender, &second);
        }
        self.cases.push(case);
    }

    /// Law 25B2: LHO does not accept; the second call is cancelled and the first stands.
    fn change_declined(&mut self, mut case: Case) {
        if let Progress::Changed(_, stage @ Stage25B::LhoChooses(_)) = &mut case.progress {
            if let Stage25B::LhoChooses(first) = stage {
                let first = *first;
                self.set(first, CallStatus::Stands);
            }
            *stage = Stage25B::Declined;
            self.set(case.place, CallStatus::Cancelled);
        }
        self.cases.push(case);
    }

    /// Law 25A: it is too late, so the unintended call and LHO's call over it stay.
    pub(super) fn too_late(&mut self, mut case: Case, why: TooLate) {
        let Progress::Unintended(unintended, stage) = &mut case.progress else { return self.cases.push(case) };
        *stage = Stage25A::TooLate(why);
        let (offender, place, call) = (case.offender, case.place, unintended.call.clone());
        let lho = unintended.lho.clone();
        self.stands(place, offender, &call);
        self.cases.push(case);
        if let LhoCalled::Yes { call, place, event } = lho {
            self.set(place, CallStatus::Pending);
            self.act(Now { event, place, by: offender.lho(), made: &call });
        }
    }
}

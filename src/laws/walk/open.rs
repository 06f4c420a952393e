//! A call that is no branch of an open case: regular, or the first of a new case.

use crate::{
    bridge::{Call, Seat},
    lawbook::clause_of,
    ruling::{CallStatus, Kind, Question},
};

use super::{
    super::{
        case::{Case, Law},
        irregular::{self, Irregular},
        irregularity::Irregularity,
        law25::{ChangedCall, UnintendedCall},
        law27::InsufficientBid,
        law28,
        law29::CallOutOfRotation,
        law31,
        law36::InadmissibleDouble,
        law37::BarredCall,
        law38::BidAboveSeven,
        law39::CallAfterEnd,
        tree::{self, Director, Effect, PlacedCall},
    },
    Walk,
};

impl Walk {
    /// Rules on a call by a player for whom no open case waits.
    pub(super) fn rule_on(&mut self, call: &PlacedCall, director: &mut Director) {
        // Laws 34 and 17D3: a further pass is cancelled with the others; anything else is called by a player who goes on.
        if self.cancels_passes && call.made.call == Call::Pass {
            return self.table.set(call.place, CallStatus::Cancelled);
        }
        self.cancels_passes = false;
        // Laws 28A, 37B and 38: the pass that they owed was taken as made.
        if call.made.call == Call::Pass && self.table.may_write_substitute(call.by) {
            return self.table.write_substitute(call);
        }
        if self.let_stand_what_was_not_repeated(call, director) {
            return self.act(call, director);
        }
        if let Some(passer) = law28::passes_first(&self.table, call) {
            let follows_the_end = law28::follows_the_end(&self.table, passer, call);
            let pass = self.table.substitute(passer, call.place, true);
            if !follows_the_end {
                let law = Law::Order(law28::result(self.table.edition));
                self.open(Kind::ConsideredInRotation, None, call.clone(), law);
            }
            self.stands(&pass, director);
            if follows_the_end {
                return self.table.set(call.place, CallStatus::Cancelled);
            }
        }
        if law31::is_not_repeated(&self.table, call) {
            self.not_repeated = Some(call.clone());
            return self.table.set(call.place, CallStatus::Cancelled);
        }
        match irregular::irregularity(&self.table, call) {
            // A legal call in turn is no attempt to put an earlier one right.
            None => self.stands(call, director),
            Some(_) if self.is_late_correction(call.by) || self.is_late_change(call) => {
                self.open_late_correction(call, director)
            }
            Some(irregular) => self.open_irregular(call, irregular, director),
        }
    }

    pub(super) fn open_irregular(&mut self, call: &PlacedCall, irregular: Irregular, director: &mut Director) {
        let Irregular { kind, also, lho_has_called, .. } = irregular;
        let of = || Irregularity::new(&self.table, call);
        let law = match kind {
            Kind::ChangeOfCall if lho_has_called => return self.open_change_after_lho(call, also, director),
            Kind::ChangeOfCall => return self.open_change(call, also, director),
            Kind::PassOutOfRotation | Kind::BidOutOfRotation | Kind::DoubleOutOfRotation => {
                Law::OutOfRotation(CallOutOfRotation::new(of(), &self.table))
            }
            Kind::InsufficientBid => {
                let of = of();
                self.repeat(call, director);
                Law::Insufficient(InsufficientBid::new(of))
            }
            Kind::InadmissibleDouble => {
                let law = InadmissibleDouble::new(of(), &self.table);
                let effects = law.begin(&self.table.legal);
                self.open_with(kind, also, call, Law::Inadmissible(law), effects, director);
                return self.keep_snapshot();
            }
            Kind::CallByBarredPlayer => {
                let of = of();
                self.substitute(call, director);
                let law = BarredCall::new(of, &self.table);
                let effects = law.begin(&self.table.legal);
                self.open_with(kind, also, call, Law::Barred(law), effects, director);
                return self.keep_snapshot();
            }
            Kind::BidAboveSeven => {
                let of = of();
                self.substitute(call, director);
                let law = BidAboveSeven::new(of, &self.table);
                let effects = law.begin(&self.table.legal);
                self.open_with(kind, also, call, Law::AboveSeven(law), effects, director);
                return self.keep_snapshot();
            }
            Kind::CallAfterFinalPass => {
                if irregular.is_after_own_pass_at_the_end() && self.open_if_unintended(call, director) {
                    return;
                }
                let law = Law::AfterEnd(CallAfterEnd::new(Irregularity::new(&self.table, call)));
                return self.open_with(kind, also, call, law, vec![Effect::cancels(call)], director);
            }
            // Law 25A is tried before every other law; the others are about the order of calls.
            Kind::UnintendedCall
            | Kind::SimultaneousCall
            | Kind::ConsideredInRotation
            | Kind::PassesOutOfRotationEnd => return,
        };
        self.open(kind, also, call.clone(), law);
    }

    fn open_with(
        &mut self,
        kind: Kind,
        also: Option<Kind>,
        call: &PlacedCall,
        law: Law,
        effects: Vec<Effect>,
        director: &mut Director,
    ) {
        let at = self.open(kind, also, call.clone(), law);
        self.apply(at, effects, director);
    }

    /// Laws 31A1 and 32: the player who had to repeat a call has made another one, and LHO calls over it. Whether that is so;
    /// LHO's call is then offered to the cases once more.
    ///
    /// # Reading
    /// READING `another-call-than-repeated`: no clause says what follows. LHO, who called in rotation, has committed nothing; by calling they let the other
    /// call stand (11A, and 37A by analogy). Before LHO calls it is cancelled, and the first call is still to be repeated.
    fn let_stand_what_was_not_repeated(&mut self, call: &PlacedCall, director: &mut Director) -> bool {
        let Some(other) = self.not_repeated.take().filter(|other| other.by.lho() == call.by) else { return false };
        self.table.need_not_repeat(other.by);
        self.act(&other, director);
        true
    }

    /// Law 25A: a call that the director holds to be unintended, in turn or out of it.
    pub(super) fn open_unintended(&mut self, call: &PlacedCall) {
        let also = match self.awaits_lho().filter(|open| open.by.lho() == call.by) {
            // LHO calls over the irregular call, in rotation.
            Some(open) => irregular::irregular_besides(&self.table.auction().with(open.by, open.made.call), call),
            None => irregular::irregular_besides(self.table.auction(), call),
        };
        let law = Law::Unintended(UnintendedCall::new(Irregularity::new(&self.table, call)));
        self.table.set(call.place, CallStatus::Withdrawn);
        self.open(Kind::UnintendedCall, also, call.clone(), law);
    }

    /// Law 25A4 (2007: 25A2): whether this player's last call was unintended, and partner has called since.
    pub(super) fn is_late_correction(&self, by: Seat) -> bool {
        let last = || self.table.last_of(by).map(|last| last.place);
        let unintended = |law: &Law| matches!(law, Law::Unintended(first) if first.is_too_late_for(last()));
        self.cases.iter().any(|case| unintended(&case.law))
    }

    /// Law 25B2: whether it was said of this player's last call that they change it, having intended it, and both LHO and partner have
    /// called since.
    pub(super) fn is_late_change(&self, call: &PlacedCall) -> bool {
        let is_intended = |last: &PlacedCall| last.made.facts.unintended == Some(false);
        let auction = self.table.auction();
        let has_come_late = matches!(auction.calls(), [.., (partner, _)] if *partner == call.by.partner());
        has_come_late && self.table.last_of(call.by).is_some_and(|last| is_intended(&last))
    }

    fn open_late_correction(&mut self, call: &PlacedCall, director: &mut Director) {
        let Some(mut law) = ChangedCall::new(&self.table, call, None) else { return };
        let effects = law.come_too_late(self.is_late_correction(call.by));
        self.open_with(Kind::ChangeOfCall, None, call, Law::Changed(law), effects, director);
    }

    /// Law 25: another call by the player who called last, or, with LHO's call over the first, last but one.
    fn open_change(&mut self, call: &PlacedCall, also: Option<Kind>, director: &mut Director) {
        let Some(mut change) = ChangedCall::new(&self.table, call, also) else { return };
        let (law, effects) = match change.as_unintended(&self.table, director) {
            Some((unintended, effects)) => (Law::Unintended(unintended), effects),
            None => {
                let effects = change.begin();
                (Law::Changed(change), effects)
            }
        };
        self.open_with(Kind::ChangeOfCall, also, call, law, effects, director);
    }

    /// 2007 Law 25A3, 2017 Law 25A5: the player who ended the auction calls again, and the director finds that their pass was
    /// unintended.
    fn open_if_unintended(&mut self, call: &PlacedCall, director: &mut Director) -> bool {
        let Some(change) = ChangedCall::new(&self.table, call, None) else { return false };
        let Some((law, effects)) = change.as_unintended(&self.table, director) else { return false };
        self.open_with(Kind::ChangeOfCall, None, call, Law::Unintended(law), effects, director);
        true
    }

    /// Law 25, or a call out of rotation: LHO has called, and only the director can find out which it was, unless somebody
    /// said of the first call whether it was intended.
    fn open_change_after_lho(&mut self, call: &PlacedCall, also: Option<Kind>, director: &mut Director) {
        let is_said = self.table.last_of(call.by).is_some_and(|first| first.made.facts.unintended.is_some());
        let edition = self.table.edition;
        let law25 = clause_of!(edition, L25B);
        let law29 = clause_of!(edition, L29A);
        let question = Question::WhichLaw(call.made.call, law25, law29);
        if is_said || director.ask(call, question, || tree::certain(law25)) {
            return self.open_change(call, also, director);
        }
        let law = CallOutOfRotation::new(Irregularity::new(&self.table, call), &self.table);
        self.open(irregular::out_of_rotation(call.made.call), also, call.clone(), Law::OutOfRotation(law));
    }

    /// Law 31A1: the call that had to be repeated is repeated, although it is insufficient now.
    fn repeat(&mut self, call: &PlacedCall, director: &mut Director) {
        for at in 0..self.cases.len() {
            let Some(Case { law: Law::OutOfRotation(case), .. }) = self.case_mut(at) else { continue };
            if case.repeat(call) {
                self.apply(at, vec![Effect::Frees], director);
            }
        }
    }

    /// Laws 37 and 38: a pass takes the place of a call that was made in turn.
    fn substitute(&mut self, call: &PlacedCall, director: &mut Director) {
        if call.by == self.table.auction().turn() {
            let pass = self.table.substitute(call.by, call.place, false);
            self.stands(&pass, director);
        }
    }
}

//! A call that is no branch of an open case: regular, or the first of a new case.

use crate::{
    bridge::Call,
    lawbook::{Edition, index_2007, index_2017},
    ruling::{CallStatus, Information, Kind, Question},
};

use super::{
    super::{
        case::{Case, Law},
        irregular::{self, Irregular},
        law25::{ChangedCall, Node25A, Node25B, TooLate, UnintendedCall},
        law27::{self, InsufficientBid, Timing},
        law28,
        law29::CallOutOfRotation,
        law36::{self, InadmissibleDouble},
        law37::{self, BarredCall},
        law38::{self, BidAboveSeven},
        law39::{self, CallAfterEnd},
        rotation::OutOfRotation,
        tree::{self, Effect, PlacedCall},
    },
    Walk,
};

impl Walk {
    /// A call by a player for whom no open case waits.
    pub(super) fn regular(&mut self, call: &PlacedCall) {
        // Laws 34 and 17D3: a further pass falls with the others; anything else is called by a player who goes on.
        if self.passes_fall && call.made.call == Call::Pass {
            return self.table.set(call.place, CallStatus::Cancelled);
        }
        self.passes_fall = false;
        // Laws 28A, 37B and 38: the pass that they owed was taken as made.
        if call.made.call == Call::Pass && self.table.may_write_substitute(call.by) {
            return self.table.write_substitute(call);
        }
        if self.was_not_repeated(call) {
            return self.act(call);
        }
        if self.considered_in_rotation(call) {
            return self.table.set(call.place, CallStatus::Cancelled);
        }
        if self.must_repeat_another(call) {
            self.not_repeated = Some(call.clone());
            return self.table.set(call.place, CallStatus::Cancelled);
        }
        if self.is_correction_too_late(call) {
            return self.open_change(call, None, Node25B::Declined);
        }
        match irregular::irregularity(&self.table, call) {
            None => self.stands(call),
            Some((irregular, also)) => self.open_irregular(call, irregular, also),
        }
    }

    fn open_irregular(&mut self, call: &PlacedCall, irregular: Irregular, also: Option<Kind>) {
        match irregular {
            Irregular::AfterEnd => self.open_after_end(call),
            Irregular::AboveSeven => self.open_above_seven(call),
            Irregular::Inadmissible => self.open_inadmissible(call, also),
            Irregular::Barred => self.open_barred(call, also),
            Irregular::Change => self.open_change(call, also, Node25B::LhoChooses),
            Irregular::ChangeAfterLho => self.open_change_after_lho(call, also),
            Irregular::OutOfRotation => self.open_out_of_rotation(call, also),
            Irregular::Insufficient => self.open_insufficient(call),
        }
    }

    /// Laws 31A1 and 32: whether the player, whose turn it is, must repeat a call, and this is another one.
    fn must_repeat_another(&self, call: &PlacedCall) -> bool {
        let force = &self.table.force;
        let auction = self.table.auction();
        let in_turn = call.by == auction.turn() && !auction.is_over() && !force.must_pass(call.by);
        in_turn && force.must_repeat(call.by).is_some_and(|bar| bar.call != call.made.call)
    }

    /// Laws 31A1 and 32: the player who had to repeat a call has made another one, and LHO calls over it. Whether that is so;
    /// LHO's call is then offered to the cases once more.
    ///
    /// # Reading
    /// READING: no clause says what follows. LHO, who called in rotation, has committed nothing; by calling they let the other
    /// call stand (11A, and 37A by analogy). Before LHO calls it is cancelled, and the first call is still to be repeated.
    fn was_not_repeated(&mut self, call: &PlacedCall) -> bool {
        let Some(other) = self.not_repeated.take().filter(|other| other.by.lho() == call.by) else { return false };
        self.table.force.must_repeat.retain(|(_, bar)| bar.seat != other.by);
        self.act(&other);
        true
    }

    /// Law 28A: RHO must pass anyway, so that a call at their turn is in rotation; that pass is taken as made. Whether it ends
    /// the auction, so that a pass by the player who follows is nothing at all.
    fn considered_in_rotation(&mut self, call: &PlacedCall) -> bool {
        let turn = self.table.auction().turn();
        if call.by.rho() != turn || !self.table.force.must_pass(turn) || self.table.auction().is_over() {
            return false;
        }
        let pass = self.table.substitute(turn, call.place, true);
        if self.table.auction().with(turn, Call::Pass).is_over() && call.made.call == Call::Pass {
            self.stands(&pass);
            return true;
        }
        let law = Law::Order(vec![law28::law28a(self.table.edition)], Information::Authorised);
        self.open(Kind::ConsideredInRotation, None, call.clone(), law);
        self.stands(&pass);
        false
    }

    /// Law 25A: a call that the director holds to be unintended, in turn or out of it.
    pub(super) fn open_unintended(&mut self, call: &PlacedCall) {
        let auction = self.table.auction();
        let insufficient = irregular::is_insufficient(call.made.call, auction).then_some(Kind::InsufficientBid);
        let also = if auction.is_over() {
            Some(Kind::CallAfterFinalPass)
        } else if call.by == auction.turn() {
            insufficient
        } else {
            Some(irregular::out_of_rotation(call.made.call))
        };
        let law = Law::Unintended(UnintendedCall {
            edition: self.table.edition,
            call: call.clone(),
            before: self.table.legal.clone(),
            node: Node25A::AwaitsIntendedCall(None),
        });
        self.table.set(call.place, CallStatus::Withdrawn);
        self.open(Kind::UnintendedCall, also, call.clone(), law);
    }

    /// Law 25A4 (2007: 25A2): the player tries to put right an unintended call, and partner has called.
    fn is_correction_too_late(&self, call: &PlacedCall) -> bool {
        self.cases.iter().any(|case| {
            let Law::Unintended(first) = &case.law else { return false };
            let too_late = matches!(first.node, Node25A::TooLate(TooLate::PartnerCalled));
            let last = self.table.last_of(call.by).map(|last| last.place);
            too_late && first.call.by == call.by && last == Some(first.call.place)
        })
    }

    /// Law 25: another call by the player who called last, or, with LHO's call over the first, last but one.
    fn open_change(&mut self, call: &PlacedCall, also: Option<Kind>, node: Node25B) {
        let Some(first) = self.table.last_of(call.by) else { return };
        let over_first = self.table.last_standing().filter(|over| over.by == call.by.lho());
        let before = self.table.legal_before(first.place);
        let (edition, yardstick) = (self.table.edition, self.table.yardstick);
        let partner_has_called = self.table.has_called_since(call.by.partner(), first.place);
        let second = call.clone();
        let mut law = ChangedCall { edition, yardstick, first, second, before, over_first, partner_has_called, node };
        let effects = match node {
            Node25B::Declined => law.declined(),
            Node25B::LhoChooses | Node25B::Accepted | Node25B::Substituted { .. } => law.begin(&mut self.asks),
        };
        let at = self.open(Kind::ChangeOfCall, also, call.clone(), Law::Changed(law));
        self.apply(at, effects);
    }

    /// Law 25, or a call out of rotation: LHO has called, and only the director can find out which it was, unless somebody
    /// said of the first call whether it was intended.
    fn open_change_after_lho(&mut self, call: &PlacedCall, also: Option<Kind>) {
        let first = self.table.last_of(call.by);
        let is_said = first.is_some_and(|first| first.made.facts.unintended.is_some());
        let (law25, law29) = match self.table.edition {
            Edition::Laws2007 => (index_2007::L25B, index_2007::L29A),
            Edition::Laws2017 => (index_2017::L25B, index_2017::L29A),
        };
        if is_said
            || self.asks.ask(call.event, Question::WhichLaw(call.made.call, law25, law29), || tree::certain(law25))
        {
            self.open_change(call, also, Node25B::LhoChooses);
        } else {
            self.open_out_of_rotation(call, also);
        }
    }

    fn open_insufficient(&mut self, call: &PlacedCall) {
        // Law 31A1: the call that had to be repeated is repeated, although it is insufficient now.
        self.repeats(call);
        let law = Law::Insufficient(InsufficientBid {
            edition: self.table.edition,
            yardstick: self.table.yardstick,
            bid: call.clone(),
            before: self.table.legal.clone(),
            attempts: Vec::new(),
            timing: Timing::AfterRuling,
            node: law27::Node::LhoChooses,
            over_the_double: false,
        });
        self.open(Kind::InsufficientBid, None, call.clone(), law);
    }

    fn repeats(&mut self, call: &PlacedCall) {
        for at in 0..self.cases.len() {
            let Some(Case { law: Law::OutOfRotation(case), call: first, .. }) = self.case_mut(at) else { continue };
            if first.by == call.by && case.is_repeated(call.made.call) {
                self.apply(at, vec![Effect::Frees]);
            }
        }
    }

    fn open_out_of_rotation(&mut self, call: &PlacedCall, also: Option<Kind>) {
        let turn = self.table.auction().turn();
        let rotation = OutOfRotation {
            edition: self.table.edition,
            yardstick: self.table.yardstick,
            call: call.clone(),
            before: self.table.legal.clone(),
            turn_of: call.by.relation_of(turn),
            rho_may_pass: self.table.force.must_repeat(turn).is_none_or(|bar| bar.call == Call::Pass),
        };
        let law = Law::OutOfRotation(CallOutOfRotation::new(rotation));
        self.open(irregular::out_of_rotation(call.made.call), also, call.clone(), law);
    }

    fn open_inadmissible(&mut self, call: &PlacedCall, also: Option<Kind>) {
        let law = InadmissibleDouble {
            edition: self.table.edition,
            yardstick: self.table.yardstick,
            call: call.clone(),
            before: self.table.legal.clone(),
            node: law36::Node::Fresh,
        };
        let binds = Effect::Binds(law.result(&self.table.legal));
        let at = self.open(Kind::InadmissibleDouble, also, call.clone(), Law::Inadmissible(law));
        self.apply(at, vec![Effect::Status(call.place, CallStatus::Cancelled), binds]);
    }

    fn open_barred(&mut self, call: &PlacedCall, also: Option<Kind>) {
        let in_turn = self.substituted(call);
        let (edition, node, standing) = (self.table.edition, law37::Node::Fresh, self.table.legal.len());
        let law = BarredCall { edition, call: call.clone(), in_turn, standing, node };
        let effects = law.begin(&self.table.legal);
        let at = self.open(Kind::CallByBarredPlayer, also, call.clone(), Law::Barred(law));
        self.apply(at, effects);
    }

    fn open_above_seven(&mut self, call: &PlacedCall) {
        let in_turn = self.substituted(call);
        let resumes = self.table.auction().turn();
        let (edition, node, standing) = (self.table.edition, law38::Node::Fresh, self.table.legal.len());
        let law = BidAboveSeven { edition, call: call.clone(), resumes, in_turn, standing, node };
        let effects = law.begin(&self.table.legal);
        let at = self.open(Kind::BidAboveSeven, None, call.clone(), Law::AboveSeven(law));
        self.apply(at, effects);
    }

    fn open_after_end(&mut self, call: &PlacedCall) {
        self.table.set(call.place, CallStatus::Cancelled);
        let law = CallAfterEnd { edition: self.table.edition, call: call.clone(), node: law39::Node::Fresh };
        self.open(Kind::CallAfterFinalPass, None, call.clone(), Law::AfterEnd(law));
    }

    /// Laws 37 and 38: a pass takes the place of a call that was made in turn. Whether it was.
    fn substituted(&mut self, call: &PlacedCall) -> bool {
        let in_turn = call.by == self.table.auction().turn();
        if in_turn {
            let pass = self.table.substitute(call.by, call.place, false);
            self.stands(&pass);
        }
        in_turn
    }
}

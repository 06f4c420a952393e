//! Calls out of rotation while the auction is replayed: Laws 28 and 29, and what starts Laws 30 to 32.

use crate::{
    bridge::{Call, Relation, Seat},
    lawbook::{Edition, index_2007, index_2017},
    ruling::{CallStatus, Kind, NoDouble, Origin, Passes, RuledCall},
};

use super::{
    super::{
        incident::{Case, Held, Progress, Stage29},
        law29::{OutOfRotation, Refused},
    },
    Now, Replay,
};

impl Replay {
    /// Laws 30, 31 and 32: a call out of rotation.
    pub(super) fn open_rotation(&mut self, now: Now<'_>, kind: Kind, also: Option<Kind>) {
        let turn = self.legal.auction().turn();
        let rotation = OutOfRotation {
            edition: self.edition,
            yardstick: self.yardstick,
            offender: now.by,
            call: now.made.clone(),
            before: self.legal.clone(),
            turn_of: now.by.relation_of(turn),
        };
        self.open(now, kind, also, Progress::OutOfRotation(rotation, Stage29::LhoChooses(None)));
    }

    /// Law 28A: RHO must pass anyway, so that a call at his turn is in rotation; his pass is taken as made.
    pub(super) fn considered_in_rotation(&mut self, now: Now<'_>, rho: Seat) -> usize {
        let clause = match self.edition {
            Edition::Laws2007 => index_2007::L28A,
            Edition::Laws2017 => index_2017::L28A,
        };
        let pass = RuledCall { by: rho, call: Call::Pass, status: CallStatus::Stands, origin: Origin::Substituted };
        self.calls.insert(now.place, pass);
        let place = now.place + 1;
        self.note(Now { place, ..now }, Kind::ConsideredInRotation, vec![clause]);
        self.stands(now.place, rho, &crate::record::MadeCall::new(Call::Pass, Some(rho)));
        place
    }

    /// A call while LHO has yet to choose about a call out of rotation.
    pub(super) fn act_after_rotation(&mut self, mut case: Case, now: Now<'_>) {
        let (offender, place) = (case.offender, case.place);
        let Progress::OutOfRotation(rotation, stage @ Stage29::LhoChooses(_)) = &mut case.progress else {
            return self.cases.push(case);
        };
        let held = if let Stage29::LhoChooses(held) = stage { held.take() } else { None };
        match offender.relation_of(now.by) {
            Relation::Lho if rotation.turn_of == Relation::Lho => {
                // He may have opened as dealer (28B) or accepted (29A); the director asks him.
                *stage = Stage29::TurnTakenOrAccepted;
                self.cases.push(case);
                self.regular(now);
            }
            Relation::Lho => {
                if let Some(held) = held {
                    self.set(held.place, CallStatus::Cancelled);
                }
                *stage = Stage29::Accepted;
                let call = rotation.call.clone();
                self.cases.push(case);
                self.stands(place, offender, &call);
                self.regular(now);
            }
            Relation::Rho if rotation.turn_of == Relation::Rho => {
                case.kind = Kind::ConsideredInRotation;
                *stage = Stage29::TurnTaken;
                self.set(place, CallStatus::Cancelled);
                self.cases.push(case);
                self.regular(now);
            }
            Relation::Partner if rotation.turn_of == Relation::Partner && held.is_none() => {
                // Law 28B speaks of opponents only: LHO keeps his choice, and partner's call waits for it.
                *stage = Stage29::LhoChooses(Some(Held { made: now.made.clone(), event: now.event, place: now.place }));
                self.cases.push(case);
            }
            Relation::Same => {
                *stage = Stage29::LhoChooses(held);
                self.set(now.place, CallStatus::Cancelled);
                self.cases.push(case);
            }
            Relation::Partner | Relation::Rho => {
                *stage = Stage29::LhoChooses(held);
                self.cases.push(case);
                self.regular(now);
            }
        }
    }

    /// Law 29A: LHO says that he accepts.
    pub(super) fn rotation_accepted(&mut self, mut case: Case) {
        let (offender, place) = (case.offender, case.place);
        let Progress::OutOfRotation(rotation, stage) = &mut case.progress else { return self.cases.push(case) };
        let held = if let Stage29::LhoChooses(held) = stage { held.take() } else { None };
        *stage = Stage29::Accepted;
        let call = rotation.call.clone();
        self.cases.push(case);
        self.stands(place, offender, &call);
        if let Some(held) = held {
            self.set(held.place, CallStatus::Cancelled);
        }
    }

    /// Law 29B: LHO says that he does not accept; the auction goes back to the player whose turn it was.
    ///
    /// # Reading
    /// READING: where the pass would have been the third one, 17D3 (2007: 17E2) and 30A (30B1) both fit, and no text
    /// decides; the director does.
    pub(super) fn rotation_declined(&mut self, mut case: Case) {
        let (offender, event) = (case.offender, case.event);
        self.set(case.place, CallStatus::Cancelled);
        let Progress::OutOfRotation(rotation, stage) = &mut case.progress else { return self.cases.push(case) };
        let held = if let Stage29::LhoChooses(held) = stage { held.take() } else { None };
        let refused = rotation.refused();
        *stage = match &refused {
            _ if rotation.would_be_third_pass() => Stage29::ThirdPass,
            Refused::OffenderPasses(_) => Stage29::MustPass,
            Refused::DependsOnRho | Refused::OffenderFree(_) => Stage29::Waits,
        };
        if let (Stage29::MustPass | Stage29::Waits, Refused::OffenderPasses(result) | Refused::OffenderFree(result)) =
            (&*stage, &refused)
        {
            self.force.add(event, offender, result);
            if result.offender_passes == Passes::Throughout && self.edition == Edition::Laws2007 {
                let clause = index_2007::L30B2B;
                self.force.no_double.push(NoDouble { seat: offender.partner(), clause });
            }
        }
        self.cases.push(case);
        if let Some(held) = held {
            let Held { made, event, place } = held;
            self.act(Now { event, place, by: offender.partner(), made: &made });
        }
    }
}

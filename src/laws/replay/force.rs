//! What binds whom: players who must pass, a call that must be repeated, a double that may not be made.

use crate::{
    bridge::{Call, Relation, Seat},
    lawbook::{Clause, Edition, index_2007, index_2017},
    record::MadeCall,
    ruling::{CallStatus, Information, Kind, MustPass, MustRepeat, NoDouble, Outcome, Passes, Rectification, Until},
};

use super::{
    super::{
        incident::{Case, Progress, Stage29},
        law16,
        law29::{self, Branch},
    },
    Now, Replay,
};

/// What is in force, each with the event of the irregularity that brought it.
#[derive(Clone, Debug, Default)]
pub(in crate::laws) struct Force {
    pub(in crate::laws) must_pass: Vec<(usize, MustPass)>,
    pub(in crate::laws) must_repeat: Option<MustRepeat>,
    pub(in crate::laws) no_double: Vec<NoDouble>,
}

impl Force {
    /// Whether this player must pass at his next turn.
    pub(in crate::laws) fn bars(&self, seat: Seat) -> bool {
        self.must_pass.iter().any(|(_, bar)| bar.seat == seat)
    }

    /// Bars the players that a rectification silences.
    pub(super) fn add(&mut self, event: usize, offender: Seat, result: &Rectification) {
        let clause = result.clauses.iter().copied().find(|clause| bars(*clause));
        let Some(clause) = clause.or(result.clauses.first().copied()) else { return };
        for (seat, passes) in [(offender.partner(), result.partner_passes), (offender, result.offender_passes)] {
            let until = match passes {
                Passes::None => continue,
                Passes::Once => Until::NextTurn,
                Passes::Throughout => Until::EndOfAuction,
            };
            self.must_pass.push((event, MustPass { seat, until, clause }));
        }
    }

    /// Takes back what the irregularity at this event brought.
    pub(super) fn remove(&mut self, event: usize) {
        self.must_pass.retain(|(from, _)| *from != event);
    }

    /// This player's turn has passed.
    fn turn_passes(&mut self, seat: Seat) {
        self.must_pass.retain(|(_, bar)| bar.seat != seat || bar.until == Until::EndOfAuction);
        self.no_double.retain(|bar| bar.seat != seat);
        self.must_repeat = self.must_repeat.filter(|bar| bar.seat != seat);
    }
}

/// The clauses that say by themselves who must pass; before them stand those that send there.
fn bars(clause: Clause) -> bool {
    const BAR: &[&str] = &[
        "27B2",
        "27B3",
        "30A",
        "30B1",
        "30B2(a)",
        "30B1(b)(ii)",
        "31A2(a)",
        "31A2(b)",
        "31B",
        "32A",
        "32B2",
        "32A2(b)",
        "36B",
        "36B4",
        "37B",
        "38C",
    ];
    // 32B2 bars in 2007; in 2017 it sends to 32A2(b).
    let sends_on = clause == index_2017::L32B2;
    BAR.contains(&clause.address()) && !sends_on
}

impl Replay {
    /// A call joins the legal auction.
    pub(super) fn stands(&mut self, place: usize, by: Seat, made: &MadeCall) {
        let in_turn = by == self.legal.auction().turn();
        self.legal.push(by, made);
        self.standing.push(place);
        self.set(place, CallStatus::Stands);
        if in_turn {
            self.force.turn_passes(by);
        }
        for position in 0..self.cases.len() {
            self.settle_waiting(position, by, made);
        }
        // LHO's call over a pass out of rotation decides whether that pass stands, so the count waits for a call in turn.
        if in_turn {
            self.three_passes();
        }
    }

    /// The last call of the legal auction turns out not to stand.
    pub(super) fn falls(&mut self) {
        self.legal.pop();
        self.standing.pop();
    }

    /// Laws 30 to 32: a call at the offender's turn, or at RHO's, moves the case of a call out of rotation on.
    fn settle_waiting(&mut self, position: usize, by: Seat, made: &MadeCall) {
        let Some(case) = self.cases.get_mut(position) else { return };
        let (event, offender) = (case.event, case.offender);
        let Progress::OutOfRotation(rotation, stage) = &mut case.progress else { return };
        match stage {
            Stage29::Waits | Stage29::RhoActed if by == offender => {
                let made = rotation.as_described(made);
                let price = rotation.price(&made);
                if let law29::Price::Is(branch) = price
                    && let Outcome::Rectification(result) = rotation.outcome(branch, &self.legal)
                {
                    self.force.remove(event);
                    self.force.add(event, offender, &result);
                }
                *stage = Stage29::Ruled(price, made);
            }
            Stage29::MustRepeat if by == offender => *stage = Stage29::Repeated,
            Stage29::Waits if by == offender.rho() && rotation.turn_of == Relation::Rho => {
                *stage = if made.call == Call::Pass { Stage29::MustRepeat } else { Stage29::RhoActed };
                if made.call == Call::Pass {
                    let outcome = rotation.outcome(Branch::Repeated, &self.legal);
                    let clause = outcome.rectification().and_then(|result| result.clauses.last().copied());
                    let call = rotation.call.call;
                    self.force.must_repeat = clause.map(|clause| MustRepeat { seat: offender, call, clause });
                }
            }
            Stage29::LhoChooses(_)
            | Stage29::Accepted
            | Stage29::TurnTaken
            | Stage29::TurnTakenOrAccepted
            | Stage29::ThirdPass
            | Stage29::MustPass
            | Stage29::Waits
            | Stage29::MustRepeat
            | Stage29::RhoActed
            | Stage29::Ruled(..)
            | Stage29::Repeated => {}
        }
    }

    /// Law 34, with 17D3 (2007: 17E2): three passes in a row after a call, one of them out of rotation. The auction
    /// goes back to the first player who missed his turn, and the passes after that point are cancelled.
    fn three_passes(&mut self) {
        let calls = self.legal.auction().calls();
        let Some(first) = calls.len().checked_sub(3).filter(|first| *first > 0) else { return };
        if calls.iter().skip(first).any(|(_, call)| *call != Call::Pass) {
            return;
        }
        let out_of_turn = |at: &usize| {
            let before = at.checked_sub(1).and_then(|at| calls.get(at));
            calls.get(*at).zip(before).is_some_and(|((by, _), (before, _))| *by != before.lho())
        };
        let Some(gap) = (first..calls.len()).find(out_of_turn) else { return };
        let passer = calls.get(gap).map(|(by, _)| *by);
        let places: Vec<usize> = self.standing.split_off(gap);
        self.legal.truncate(gap);
        let event = places.first().and_then(|place| self.cases.iter().find(|case| case.place == *place));
        let event = event.map(|case| case.event);
        for place in &places {
            self.set(*place, CallStatus::Cancelled);
        }
        let (Some(place), Some(event), Some(offender)) = (places.first().copied(), event, passer) else { return };
        let clauses = match self.edition {
            Edition::Laws2007 => vec![index_2007::L34, index_2007::L17E2],
            Edition::Laws2017 => vec![index_2017::L34, index_2017::L17D3],
        };
        let progress = Progress::Done(clauses, law16::WITHDRAWN);
        let kind = Kind::PassesOutOfRotationEnd;
        self.cases.push(Case { kind, also: None, offender, call: Call::Pass, event, place, progress });
    }

    /// Opens a case that is complete as soon as it is there.
    pub(super) fn note(&mut self, now: Now<'_>, kind: Kind, clauses: Vec<Clause>) {
        self.open(now, kind, None, Progress::Done(clauses, Information::Authorised));
    }
}

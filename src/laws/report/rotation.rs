//! The report on a call out of rotation.

use crate::{
    bridge::Relation,
    lawbook::{Clause, Edition},
    ruling::{Assumption, Incident, Rectification},
};

use super::super::{
    incident::Stage29,
    law23,
    law29::{Branch, OutOfRotation, Price, Refused},
    legal::LegalAuction,
    replay::Replay,
};

/// Laws 28 to 32: how far the case has come, and what is certain already.
pub(super) fn report(incident: &mut Incident, case: &OutOfRotation, stage: &Stage29, replay: &Replay) {
    let legal = &replay.legal;
    incident.accepted = match stage {
        Stage29::LhoChooses(_) | Stage29::TurnTaken | Stage29::TurnTakenOrAccepted => None,
        Stage29::Accepted => Some(true),
        Stage29::ThirdPass
        | Stage29::MustPass
        | Stage29::Waits
        | Stage29::MustRepeat
        | Stage29::RhoActed
        | Stage29::Ruled(..)
        | Stage29::Repeated => Some(false),
    };
    incident.outcome = match stage {
        Stage29::LhoChooses(_) => case.rule(),
        Stage29::Accepted => case.accepted(),
        Stage29::TurnTaken => case.turn_taken(),
        Stage29::TurnTakenOrAccepted => case.turn_taken_or_accepted(),
        Stage29::ThirdPass => case.third_pass(),
        Stage29::Waits if is_his_turn(case, legal) => case.choices(legal),
        Stage29::RhoActed if is_his_turn(case, legal) => case.choices(legal),
        Stage29::MustPass | Stage29::Waits => case.declined(),
        Stage29::RhoActed => case.later(),
        Stage29::MustRepeat | Stage29::Repeated => case.outcome(Branch::Repeated, legal),
        Stage29::Ruled(Price::Is(branch), _) => case.outcome(*branch, legal),
        Stage29::Ruled(Price::IfComparable, made) => case.priced(made, legal),
    };
    incident.result = certain(case, stage);
    incident.assumes = assumptions(case, stage, legal);
    if let Stage29::Ruled(price, made) = stage {
        incident.replacement = Some(made.call);
        let asked = case.edition == Edition::Laws2017 && *price != Price::IfComparable;
        incident.assumes.extend(law23::measured(case.edition, case.yardstick, &case.call, made).filter(|_| asked));
    }
}

/// Whether the offender is to call now.
fn is_his_turn(case: &OutOfRotation, legal: &LegalAuction) -> bool {
    legal.auction().turn() == case.offender && !legal.auction().is_over()
}

/// What is certain while somebody still has to choose.
fn certain(case: &OutOfRotation, stage: &Stage29) -> Rectification {
    let only = |clause: Clause| Rectification { clauses: vec![clause], ..Rectification::default() };
    match (stage, case.refused()) {
        (Stage29::LhoChooses(_) | Stage29::TurnTakenOrAccepted | Stage29::ThirdPass, _) => {
            let clause = case.accepted().rectification().and_then(|result| result.clauses.first().copied());
            clause.map(only).unwrap_or_default()
        }
        (_, Refused::OffenderFree(result) | Refused::OffenderPasses(result)) => result,
        (_, Refused::DependsOnRho) => only(case.clause_29b()),
    }
}

fn assumptions(case: &OutOfRotation, stage: &Stage29, legal: &LegalAuction) -> Vec<Assumption> {
    let own = case.call.is_assumed_natural().then_some(Assumption::Natural(case.call.call));
    let at_rhos_turn = case.turn_of == Relation::Rho;
    match stage {
        Stage29::Ruled(Price::Is(Branch::Comparable(_)), _)
        | Stage29::Accepted
        | Stage29::TurnTaken
        | Stage29::TurnTakenOrAccepted
        | Stage29::ThirdPass
        | Stage29::MustPass
        | Stage29::MustRepeat
        | Stage29::Repeated => vec![],
        Stage29::Ruled(..) => {
            let mut assumed: Vec<Assumption> = own.into_iter().collect();
            assumed.extend(legal.assumed_of(case.offender).filter(|other| Some(*other) != own));
            assumed
        }
        Stage29::LhoChooses(_) | Stage29::Waits | Stage29::RhoActed => {
            own.into_iter().filter(|_| at_rhos_turn || case.is_bid()).collect()
        }
    }
}

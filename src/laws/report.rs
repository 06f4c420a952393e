//! The report: the ruling as it stands when the last event has been replayed.

mod rotation;

use crate::{
    bridge::Seat,
    record::MadeCall,
    ruling::{Assumption, InForce, Incident, Outcome, Question, Rectification, Ruling, Until},
};

use super::{
    incident::{Case, Placed, Progress, Removal, Stage25A, Stage25B, Stage27, Stage37},
    law23,
    law25::{ChangedCall, UnintendedCall},
    law27::{Branch, InsufficientBid, Price},
    law36::{self, InadmissibleDouble, Lho},
    legal::LegalAuction,
    replay::Replay,
};

/// The ruling on everything that was replayed.
pub(super) fn report(replay: &Replay) -> Ruling {
    let mut incidents: Vec<Incident> = replay.cases.iter().map(|case| incident(case, replay)).collect();
    incidents.sort_by_key(|incident| incident.event);
    let auction = replay.legal.auction().clone();
    let auction_over = auction.is_over() && replay.open_case().is_none_or(|case| !case.blocks());
    let contract = if auction_over { auction.contract() } else { None };
    let turn = match replay.to_act().as_slice() {
        _ if auction_over => None,
        [only] => Some(*only),
        [lho, ..] if replay.open_case().is_some_and(|case| case.blocks()) => Some(*lho),
        _ => None,
    };
    let defenders = contract.map(|contract| contract.declarer.lho().side());
    let may_lead = |leader: Seat| !auction_over || defenders == Some(leader.side());
    let in_force = in_force(replay, &incidents, may_lead, auction_over);
    Ruling {
        edition: replay.edition,
        calls: replay.calls.clone(),
        incidents,
        in_force,
        turn,
        auction_over,
        contract,
        on_lead: contract.map(|contract| contract.declarer.lho()),
        auction,
    }
}

/// What binds whom: bars end with the auction, a lead restriction lapses when that side declares or the deal is
/// passed out, and reviews stay.
fn in_force(replay: &Replay, incidents: &[Incident], may_lead: impl Fn(Seat) -> bool, auction_over: bool) -> InForce {
    let mut force = InForce::default();
    if !auction_over {
        for (_, bar) in &replay.force.must_pass {
            match force.must_pass.iter_mut().find(|other| other.seat == bar.seat) {
                Some(other) if other.until == Until::NextTurn && bar.until == Until::EndOfAuction => *other = *bar,
                Some(_) => {}
                None => force.must_pass.push(*bar),
            }
        }
        force.must_repeat = replay.force.must_repeat;
        force.no_double.clone_from(&replay.force.no_double);
    }
    for incident in incidents {
        let result = &incident.result;
        force.lead.extend(result.lead.iter().filter(|lead| may_lead(lead.leader)).cloned());
        for clause in &result.review {
            if !force.review.contains(clause) {
                force.review.push(*clause);
            }
        }
    }
    force
}

fn incident(case: &Case, replay: &Replay) -> Incident {
    let legal = &replay.legal;
    let mut incident = Incident {
        kind: case.kind,
        also: case.also,
        offender: case.offender,
        call: case.call,
        event: case.event,
        accepted: None,
        replacement: None,
        attempts: Vec::new(),
        result: Rectification::default(),
        assumes: Vec::new(),
        outcome: Outcome::NoRectification(Rectification::default()),
    };
    match &case.progress {
        Progress::Insufficient(bid, stage) => insufficient(&mut incident, bid, stage, legal),
        Progress::Unintended(unintended, stage) => self::unintended(&mut incident, unintended, stage),
        Progress::Changed(changed, stage) => self::changed(&mut incident, changed, stage),
        Progress::OutOfRotation(rotation, stage) => self::rotation::report(&mut incident, rotation, stage, replay),
        Progress::Inadmissible(double, stage) => inadmissible(&mut incident, double, stage, replay),
        Progress::Barred(removed, stage) => {
            incident.outcome = match stage {
                Stage37::Stands => law36::law37a(replay.edition),
                Stage37::Fresh | Stage37::Cancelled => {
                    law36::law37b(replay.edition, case.offender, &removed.call, legal)
                }
            };
        }
        Progress::AboveSeven(removed, stage) => {
            let lho = match stage {
                Removal::CalledOver(_) | Removal::Ruled(Lho::HasCalled) => Lho::HasCalled,
                Removal::Fresh | Removal::Ruled(Lho::HasNotCalled) | Removal::AfterTheLead => Lho::HasNotCalled,
            };
            incident.outcome = law36::law38(replay.edition, case.offender, &removed.call, legal, lho);
        }
        Progress::AfterEnd(removed, lho) => {
            incident.outcome = law36::law39(replay.edition, case.offender, &removed.call, legal, *lho);
        }
        Progress::Done(clauses, information) => {
            incident.outcome = Outcome::NoRectification(Rectification {
                clauses: clauses.clone(),
                information: Some(*information),
                ..Rectification::default()
            });
        }
    }
    if let Some(result) = incident.outcome.rectification() {
        incident.result = result.clone();
    }
    incident
}

/// Law 36.
fn inadmissible(incident: &mut Incident, double: &InadmissibleDouble, stage: &Removal, replay: &Replay) {
    let legal = &replay.legal;
    let in_turn = double.before.auction().turn() == double.offender;
    incident.outcome = match stage {
        Removal::CalledOver(_) | Removal::Ruled(Lho::HasCalled) => double.called_over(),
        Removal::AfterTheLead => double.noticed_after_the_lead(),
        Removal::Fresh | Removal::Ruled(Lho::HasNotCalled) => {
            let replacement = legal.first_made_since(double.before.len(), double.offender);
            match replacement {
                None if in_turn => double.choices(legal),
                replacement => {
                    incident.replacement = replacement.map(|made| made.call);
                    Outcome::Rectification(double.result(legal))
                }
            }
        }
    };
    incident.result = double.result(legal);
}

/// Law 27.
fn insufficient(incident: &mut Incident, case: &InsufficientBid, stage: &Stage27, legal: &LegalAuction) {
    incident.attempts = case.attempts.iter().map(|attempt| attempt.call).collect();
    incident.accepted = match stage {
        Stage27::LhoChooses | Stage27::Replaced(_) => None,
        Stage27::Ruled(Price::Stands(Branch::Accepted | Branch::AcceptedAfterReplacement), _) => Some(true),
        Stage27::OffenderReplaces | Stage27::LhoChoosesSecond(_) | Stage27::Ruled(..) => Some(false),
    };
    let (outcome, clause) = match stage {
        Stage27::LhoChooses => (case.rule(), case.clause_a1()),
        Stage27::Replaced(replacement) => (case.premature(&case.as_described(&replacement.made)), case.clause_c()),
        Stage27::OffenderReplaces => (case.replacements(), case.clause_b()),
        Stage27::LhoChoosesSecond(second) => (case.second(&second.made), case.clause_b4()),
        Stage27::Ruled(price, replacement) => (ruled(case, price, replacement.as_ref(), legal), case.clause_b()),
    };
    incident.result = match (case.attempts.is_empty(), stage) {
        (false, _) => Branch::AfterAttempt.rectification(case, legal),
        (true, _) => Rectification { clauses: vec![clause], ..Rectification::default() },
    };
    incident.assumes = assumptions(case, stage, legal);
    incident.outcome = outcome;
    if let Stage27::Ruled(_, Some(replacement)) | Stage27::Replaced(replacement) = stage {
        incident.replacement = Some(replacement.made.call);
    }
}

fn ruled(case: &InsufficientBid, price: &Price, replacement: Option<&Placed>, legal: &LegalAuction) -> Outcome {
    match (price, replacement) {
        (Price::Stands(branch), _) => branch.outcome(case, legal),
        (price, Some(replacement)) => case.outcome_of(price.clone(), &replacement.made, legal),
        (Price::IfComparable(_) | Price::Cancelled | Price::InsufficientToo | Price::AboveSeven, None) => {
            case.replacements()
        }
    }
}

/// What is taken for granted: by the branch, or, while the case is open, by the bid that would be free.
fn assumptions(case: &InsufficientBid, stage: &Stage27, legal: &LegalAuction) -> Vec<Assumption> {
    match stage {
        Stage27::Ruled(Price::Stands(branch), replacement) => {
            let by_meaning = matches!(branch, Branch::Comparable(_) | Branch::Other);
            let replacement = replacement.as_ref().filter(|_| by_meaning);
            let measured =
                replacement.and_then(|placed| law23::measured(case.edition, case.yardstick, &case.bid, &placed.made));
            branch.assumptions(case, legal).into_iter().chain(measured).collect()
        }
        Stage27::Ruled(..) => Branch::Other.assumptions(case, legal),
        Stage27::Replaced(replacement) => {
            let legal = case.before.with(case.offender, &case.as_described(&replacement.made));
            Branch::Other.assumptions(case, &legal)
        }
        Stage27::LhoChoosesSecond(_) => natural(&case.bid).into_iter().collect(),
        Stage27::LhoChooses | Stage27::OffenderReplaces => {
            let free = if case.attempts.is_empty() { case.free_bid() } else { None };
            std::iter::once(&case.bid).chain(&free).filter_map(natural).collect()
        }
    }
}

fn natural(made: &MadeCall) -> Option<Assumption> {
    made.is_assumed_natural().then_some(Assumption::Natural(made.call))
}

/// Law 25A.
fn unintended(incident: &mut Incident, case: &UnintendedCall, stage: &Stage25A) {
    incident.outcome = match stage {
        Stage25A::AwaitsIntendedCall => case.rule(),
        Stage25A::Substituted(_) => case.substituted(),
        Stage25A::TooLate(why) => case.too_late(*why),
    };
    match stage {
        Stage25A::AwaitsIntendedCall => {
            if let Outcome::NoRectification(result) = case.substituted() {
                incident.result = result;
            }
        }
        Stage25A::Substituted(intended) => incident.replacement = Some(*intended),
        Stage25A::TooLate(_) => incident.accepted = case.is_insufficient().then_some(true),
    }
}

/// Law 25B.
fn changed(incident: &mut Incident, case: &ChangedCall, stage: &Stage25B) {
    let (accepted, outcome) = match stage {
        Stage25B::LhoChooses(_) => (None, case.rule()),
        Stage25B::Accepted => (Some(true), case.accepted()),
        Stage25B::Declined => (Some(false), case.declined()),
    };
    incident.accepted = accepted;
    incident.result.clauses = match &outcome {
        Outcome::PlayersOption(option) => vec![option.clause],
        Outcome::DirectorsOption(option) => match option.question {
            Question::Unintended(_) => vec![case.clause_25a()],
            Question::Comparable(_) | Question::WhichLaw(..) => vec![case.clause_25b(accepted)],
        },
        Outcome::NoRectification(_) | Outcome::Rectification(_) => vec![],
    };
    incident.outcome = outcome;
}

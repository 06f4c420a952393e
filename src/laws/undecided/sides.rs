//! The rulings with either answer to a question, side by side: what is certain, and what depends on the answer.

use crate::{
    bridge::{Seat, Suit},
    ruling::{
        Answers, CallStatus, Continuation, InForce, Incident, Kind, LeadRestriction, MustPass, Question, RuledCall,
        Ruling, Until,
    },
};

use super::super::tree::OpenQuestion;

/// The rulings with either answer, side by side.
pub(super) fn both(question: &OpenQuestion, mut yes: Ruling, mut no: Ruling) -> Ruling {
    let (Some(at_yes), Some(at_no)) = (place(&yes, question), place(&no, question)) else { return no };
    let (Some(if_yes), Some(if_no)) = (yes.incidents.get(at_yes), no.incidents.get(at_no)) else { return no };
    if lead_to_the_same(&yes, &no, if_yes, if_no) {
        return no;
    }
    let (mut if_yes, mut if_no) = (yes.incidents.remove(at_yes), no.incidents.remove(at_no));
    let second = (if_yes.answers.take(), if_no.answers.take());
    let mut incident = question.while_open(if_yes, if_no);
    // A call that counts as in turn (28A) under one answer, and as not made (28B) under the other, is not the same.
    let id = |one: &Incident| (one.event, one.kind, one.offender, one.is_taken_as_not_made());
    let [of_yes, of_no] = [&yes, &no].map(|ruling| ruling.incidents.iter().map(id).collect::<Vec<_>>());
    let parted = |ruling: &mut Ruling, other: &[_]| -> (Vec<Incident>, Vec<Incident>) {
        std::mem::take(&mut ruling.incidents).into_iter().partition(|one| other.contains(&id(one)))
    };
    let ((mut in_yes, mut only_yes), (mut in_no, mut only_no)) = (parted(&mut yes, &of_no), parted(&mut no, &of_yes));
    for (one, other) in
        in_yes.iter_mut().zip(&mut in_no).filter(|(one, other)| hangs_on(question, incident.offender, one, other))
    {
        only_yes.push(one.clone());
        only_no.push(other.clone());
        (one.waits_for, other.waits_for) = (question.event, question.event);
    }
    for (one, other) in in_yes.iter_mut().zip(&mut in_no) {
        restrict_alike(one, other);
    }
    incident.answers = Some(Box::new(Answers {
        yes: continuation(&yes, only_yes, second.0),
        no: continuation(&no, only_no, second.1),
    }));
    // The auction is over in one contract, or it is not certain how it ends.
    let auction_over = yes.auction_over && no.auction_over && yes.contract == no.contract;
    let calls = calls(&yes, &no);
    // Of what both have in common, the details are those of the likelier answer: 28B, or no.
    let (auction, mut incidents) = if question.likelier_is_yes() { (yes.auction, in_yes) } else { (no.auction, in_no) };
    incidents.push(incident);
    incidents.sort_by_key(|incident| incident.event);
    Ruling {
        edition: no.edition,
        calls,
        incidents,
        in_force: common(&yes.in_force, &no.in_force),
        turn: yes.turn.filter(|turn| no.turn == Some(*turn)),
        auction_over,
        contract: no.contract.filter(|_| auction_over),
        on_lead: no.on_lead.filter(|_| auction_over),
        auction,
    }
}

/// Law 25: whether a call was unintended, or was changed at all, decides what an earlier irregularity comes to: it stood in place of
/// the irregular call, or it was RHO's pass, after which a call is repeated (31A1, 32).
fn hangs_on(question: &OpenQuestion, changed_by: Seat, if_yes: &Incident, if_no: &Incident) -> bool {
    let is_own = if_yes.offender == changed_by;
    let is_rhos = if_yes.offender.rho() == changed_by && if_yes.kind.is_out_of_rotation();
    let decides = match question.question {
        Question::Unintended(call) if is_own => {
            if_no.replacement == Some(call) || if_no.replacement != if_yes.replacement
        }
        Question::Unintended(_) => is_rhos && if_no.result.must_repeat != if_yes.result.must_repeat,
        Question::WhichLaw(..) => (is_own || is_rhos) && if_yes.waits_for.is_some(),
        Question::Comparable(_) => false,
    };
    let is_earlier = Some(if_yes.event) < question.event && if_yes.event == if_no.event;
    is_earlier && decides && if_yes != if_no
}

/// The place of the incident that a question is about. Where the first call was unintended, the second may be irregular by
/// another law besides.
pub(super) fn place(ruling: &Ruling, question: &OpenQuestion) -> Option<usize> {
    let is_it = |one: &Incident| match (Some(one.event) == question.event, question.question) {
        (true, Question::Unintended(_)) => matches!(one.kind, Kind::ChangeOfCall | Kind::CallAfterFinalPass),
        (true, Question::Comparable(_) | Question::WhichLaw(..)) => one.kind != Kind::PassesOutOfRotationEnd,
        (false, _) => false,
    };
    ruling.incidents.iter().rposition(is_it)
}

/// Whether nothing differs from here on, nor under either answer to another question. Once the auction is over, which calls were withdrawn matters for what the offender's partner may
/// use; as dummy they use nothing.
fn lead_to_the_same(yes: &Ruling, no: &Ruling, if_yes: &Incident, if_no: &Incident) -> bool {
    let rest = |ruling: &Ruling| (ruling.turn, ruling.auction_over, ruling.contract, ruling.on_lead);
    let information = |incident: &Incident| incident.result.information;
    let tells_nobody = no.auction_over && no.contract.is_none_or(|contract| contract.declarer == if_no.offender);
    let mut others = yes.incidents.iter().zip(&no.incidents);
    // Under an answer to another question the auction may not be over, and then the lead matters.
    let may_go_on = no.incidents.iter().any(|incident| incident.answers.is_some());
    let leads_alike = !may_go_on || if_yes.result.lead == if_no.result.lead;
    if_yes.is_settled()
        && if_no.is_settled()
        && rest(yes) == rest(no)
        && yes.in_force == no.in_force
        && (yes.calls == no.calls || tells_nobody)
        && yes.incidents.len() == no.incidents.len()
        && others.all(|(one, other)| one.answers == other.answers)
        && leads_alike
        && (information(if_yes) == information(if_no) || tells_nobody)
}

/// How the record goes on under one answer.
fn continuation(ruling: &Ruling, incidents: Vec<Incident>, answers: Option<Box<Answers>>) -> Continuation {
    Continuation {
        in_force: ruling.in_force.clone(),
        turn: ruling.turn,
        auction_over: ruling.auction_over,
        contract: ruling.contract,
        on_lead: ruling.on_lead,
        incidents,
        answers,
    }
}

/// The calls, and what is certain about each. A pass that the Laws put there under one answer alone is not certain.
fn calls(yes: &Ruling, no: &Ruling) -> Vec<RuledCall> {
    let mut certain = Vec::with_capacity(no.calls.len());
    let mut passes = yes.calls.iter().filter(|call| call.event.is_none());
    for call in &no.calls {
        // Simultaneous calls may stand in another order under the other answer.
        let other = match call.event {
            Some(_) => yes.calls.iter().find(|other| other.event == call.event),
            None => passes.find(|other| other.by == call.by),
        };
        let Some(other) = other else { continue };
        let status = if call.status == other.status { call.status } else { CallStatus::Pending };
        certain.push(RuledCall { status, ..*call });
    }
    certain
}

/// Law 26: where one irregularity restricts the lead under both answers, in other suits perhaps, it restricts it in those of both.
fn restrict_alike(one: &mut Incident, other: &mut Incident) {
    let lead = |incident: &Incident| {
        let ruled = incident.outcome.rectification().filter(|_| !incident.waits_for_earlier());
        ruled.and_then(|result| result.lead.clone())
    };
    if let (Some(of_one), Some(of_other)) = (lead(one), lead(other))
        && let Some(both) = both_restrict(&of_one, &of_other)
    {
        for incident in [one, other] {
            incident.result.lead = Some(both.clone());
            if let Some(result) = incident.outcome.rectification_mut() {
                result.lead = Some(both.clone());
            }
        }
    }
}

/// Law 26: what declarer may do about a lead whatever the answer, where one law restricts it under both, in other suits perhaps.
fn both_restrict(lead: &LeadRestriction, other: &LeadRestriction) -> Option<LeadRestriction> {
    let suits: Vec<Suit> = lead.suits.iter().filter(|suit| other.suits.contains(suit)).copied().collect();
    let both = LeadRestriction { suits, ..lead.clone() };
    let is_one = LeadRestriction { suits: both.suits.clone(), ..other.clone() } == both;
    (is_one && !both.suits.is_empty()).then_some(both)
}

/// What binds whom whatever the answer. Of two bars on one player the shorter is certain, and of two as long that of the answer no.
fn common(yes: &InForce, no: &InForce) -> InForce {
    let lasting = |bar: &MustPass| {
        let other = yes.must_pass.iter().find(|other| other.seat == bar.seat)?;
        let is_shorter = other.until == Until::NextTurn && bar.until == Until::EndOfAuction;
        Some(if is_shorter { *other } else { *bar })
    };
    let mut leads = yes.lead.clone();
    let restricts = |lead: &LeadRestriction| {
        let (at, both) =
            leads.iter().enumerate().find_map(|(at, other)| both_restrict(lead, other).map(|both| (at, both)))?;
        leads.remove(at);
        Some(both)
    };
    InForce {
        must_pass: no.must_pass.iter().filter_map(lasting).collect(),
        must_repeat: no.must_repeat.filter(|bar| yes.must_repeat == Some(*bar)),
        no_double: no.no_double.iter().filter(|bar| yes.no_double.contains(bar)).copied().collect(),
        lead: no.lead.iter().filter_map(restricts).collect(),
        review: no.review.iter().filter(|clause| yes.review.contains(clause)).copied().collect(),
    }
}

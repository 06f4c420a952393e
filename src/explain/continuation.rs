//! While the director has yet to decide: what follows from the rest of the record under one answer, where the other answer leads
//! elsewhere.

use super::{
    case::{Case, Subject},
    gone_on, lead,
    message::Message,
    ordinal, rectification,
};
use crate::{
    bridge::{Call, Contract, Seat},
    record::LhoChoice,
    ruling::{
        Answers, Continuation, DirectorsOption, Incident, Kind, LeadRestriction, MustPass, MustRepeat, Outcome, Passes,
        Question, Rectification, Ruling, Until,
    },
};

/// What is there under this answer only: irregularities, the end of the auction, who must pass, whose lead is restricted.
pub(super) fn of(case: &Case<'_>, yes: bool) -> Vec<Message> {
    let Some(answers) = &case.incident.answers else { return Vec::new() };
    let (this, other) = if yes { (&answers.yes, &answers.no) } else { (&answers.no, &answers.yes) };
    beside(case, (this, &[other]), branch(&case.incident.outcome, yes), yes)
}

/// Law 25B: the same where the second call corrects the first, which was intended.
pub(super) fn if_intended(case: &Case<'_>) -> Vec<Message> {
    let Some(answers) = &case.incident.answers else { return Vec::new() };
    let Some(second) = &answers.yes.answers else { return of(case, true) };
    let Outcome::DirectorsOption(DirectorsOption { if_yes, .. }) = &case.incident.outcome else { return Vec::new() };
    beside(case, (&second.no, &[&second.yes, &answers.no]), branch(if_yes, false), true)
}

/// Law 25A: whose turn it is where the second call corrects a slip.
pub(super) fn turn_of_slip(answers: &Answers) -> Option<Seat> {
    answers.yes.answers.as_ref()?.yes.turn
}

/// Law 25A: how the auction ends where the second call corrects a slip, or that it goes on, where it is over if it does not.
pub(super) fn end_of_slip(answers: &Answers) -> Option<Message> {
    let second = answers.yes.answers.as_ref()?;
    let slip = &second.yes;
    match slip.auction_over {
        true => Some(over(slip.contract, slip.on_lead)),
        false => end(slip, &[&second.no, &answers.no]),
    }
}

/// What is there under this answer but not under every answer.
fn beside(
    case: &Case<'_>,
    (this, others): (&Continuation, &[&Continuation]),
    branch: Option<&Rectification>,
    yes: bool,
) -> Vec<Message> {
    let (earlier, later): (Vec<&Incident>, Vec<&Incident>) =
        this.incidents.iter().partition(|incident| incident.event < case.incident.event);
    let ruled = || later.iter().copied().filter(|it| it.waits_for.is_none() && !is_accepted_in_vain(it, this));
    let mut text: Vec<Message> = calls_over(case).filter(|_| !yes).into_iter().collect();
    text.extend(earlier.into_iter().flat_map(|incident| replaced(case, incident, this, yes)));
    text.extend(ruled().map(|incident| irregular(incident, this)));
    let falls = ruled().any(|incident| incident.result.cites("36A") || incident.result.cites("38D"));
    let falls_to = this.turn.filter(|_| falls && end(this, others).is_none());
    text.extend(falls_to.map(|seat| Message::RestFallsWithAll { seat }));
    let waiting = later.iter().filter(|it| it.waits_for == Some(case.incident.event));
    text.extend(waiting.map(|it| waits(case, it)));
    if !this.auction_over {
        let told: Vec<Seat> =
            ruled().flat_map(bound_by).chain(branch.into_iter().flat_map(|it| bound(case, it))).collect();
        // By whichever clause.
        let binds = |bar: &MustPass| (bar.seat, bar.until);
        let is_there =
            |other: &Continuation, bar: &MustPass| other.in_force.must_pass.iter().any(|it| binds(it) == binds(bar));
        let news = |bar: &&MustPass| others.iter().any(|other| !is_there(other, bar)) && !told.contains(&bar.seat);
        text.extend(this.in_force.must_pass.iter().filter(news).map(|bar| match bar.until {
            Until::NextTurn => Message::Once { seat: bar.seat },
            Until::EndOfAuction => Message::Throughout { seat: bar.seat },
        }));
    }
    let is_news = |bar: &MustRepeat| others.iter().any(|other| other.in_force.must_repeat != Some(*bar));
    let again = this.in_force.must_repeat.filter(is_news);
    text.extend(again.map(|bar| Message::Repeat { offender: bar.seat, call: bar.call }));
    text.extend(end(this, others));
    let its = branch.and_then(|result| result.lead.as_ref());
    let is_own = |lead: &&LeadRestriction| others.iter().any(|other| !other.in_force.lead.contains(lead));
    let leads = this.in_force.lead.iter().filter(is_own).filter(|lead| its != Some(*lead));
    text.extend(leads.flat_map(|lead| match this.contract {
        Some(contract) => lead::now(lead, contract.declarer),
        None => lead::sentences(lead, lead::can_show(&this.in_force, lead.leader.partner())),
    }));
    text
}

/// Law 27B3: others have called over a double that is cancelled if it is not comparable.
fn calls_over(case: &Case<'_>) -> Option<Message> {
    let is_double = |call: &Call| case.subject() == Subject::Insufficient && call.is_double_or_redouble();
    let replacement = case.incident.replacement.filter(is_double)?;
    gone_on::is_called_over(case, replacement).then_some(Message::RestCallsOver { replacement })
}

/// The contract, where the auction is over under this answer but not under every answer.
pub(super) fn contract(case: &Case<'_>, yes: bool) -> Option<Contract> {
    let answers = case.incident.answers.as_ref().filter(|_| !case.ruling.auction_over)?;
    if yes { answers.yes.contract } else { answers.no.contract }
}

/// What follows from this answer by itself.
fn branch(outcome: &Outcome, yes: bool) -> Option<&Rectification> {
    let Outcome::DirectorsOption(DirectorsOption { if_yes, if_no, .. }) = outcome else { return None };
    if yes { if_yes.rectification() } else { if_no.rectification() }
}

/// Whom this answer binds by itself.
fn bound(case: &Case<'_>, result: &Rectification) -> Vec<Seat> {
    let partner = (result.partner_passes != Passes::None).then_some(case.partner);
    let offender = (result.offender_passes != Passes::None).then_some(case.offender);
    partner.into_iter().chain(offender).collect()
}

/// Whom an irregularity binds, where its sentence says so.
fn bound_by(incident: &Incident) -> Vec<Seat> {
    let told = incident.kind == Kind::CallByBarredPlayer && incident.result.offender_passes != Passes::None;
    if told { vec![incident.offender, incident.offender.partner()] } else { Vec::new() }
}

/// What follows from the offender's earlier irregularity under this answer: the call in its place was changed.
fn replaced(case: &Case<'_>, incident: &Incident, this: &Continuation, yes: bool) -> Vec<Message> {
    // The call was made again since (31A1, 32).
    if incident.result.must_repeat.is_some() && this.in_force.must_repeat.is_none() {
        return Vec::new();
    }
    // If the call in its place stands, what the director has to decide about that one is still open.
    let asked = case.ruling.incidents.iter().find(|it| it.event == incident.event && it.kind == incident.kind);
    let asked = asked.filter(|it| !yes && matches!(it.outcome, Outcome::DirectorsOption(_)));
    for_earlier(case, asked.unwrap_or(incident))
}

/// Laws 31A and 32, with 25B: LHO, who has a call out of rotation to repeat or to replace, chooses about the call of their RHO that decides
/// which it is. What this choice makes of it, where the other leads elsewhere.
pub(super) fn for_chooser(case: &Case<'_>, choice: LhoChoice) -> Vec<Message> {
    let other = match choice {
        LhoChoice::Accepts => LhoChoice::Declines,
        LhoChoice::Declines => LhoChoice::Accepts,
    };
    let then = |choice| case.if_lho(choice).map(|ruling| own_before(case, &ruling)).unwrap_or_default();
    let others = then(other);
    let differ = |one: &Incident| others.iter().any(|it| it.event == one.event && it.outcome != one.outcome);
    then(choice).iter().filter(|one| differ(one)).flat_map(|one| for_earlier(case, one)).collect()
}

/// The calls out of rotation of LHO that came before the change, if that was intended.
fn own_before(case: &Case<'_>, ruling: &Ruling) -> Vec<Incident> {
    let answers = ruling.incident_of(case.incident.event).and_then(|it| it.answers.as_ref());
    let if_intended = answers.map(|answers| &answers.no.incidents).into_iter().flatten();
    let is_own = |it: &&Incident| {
        it.offender == case.lho
            && it.event < case.incident.event
            && it.waits_for.is_none()
            && it.kind.is_out_of_rotation()
    };
    if_intended.chain(&ruling.incidents).filter(is_own).cloned().collect()
}

/// What an earlier irregularity comes to.
fn for_earlier(case: &Case<'_>, incident: &Incident) -> Vec<Message> {
    let earlier = Case::new(case.record, case.ruling, incident);
    let (offender, partner, lho, call) = (earlier.offender, earlier.partner, earlier.lho, earlier.call);
    let text = match &incident.outcome {
        Outcome::PlayersOption(option) if option.is_lho_choice() => {
            let (_, replacement) = case.changed();
            vec![Message::DeclineSecondToo { lho, replacement }]
        }
        Outcome::PlayersOption(_) if incident.kind.is_out_of_rotation() => vec![Message::RestChooses { offender }],
        Outcome::PlayersOption(_) if incident.attempts.is_empty() => vec![Message::DeclineReplaces { offender, call }],
        Outcome::PlayersOption(_) => vec![Message::Cancelled { offender, partner }],
        outcome => rectification::consequences(&earlier, outcome),
    };
    if text.is_empty() { text } else { [Message::ForThe { offender, call }].into_iter().chain(text).collect() }
}

/// An irregularity that exists under this answer only.
fn irregular(incident: &Incident, this: &Continuation) -> Message {
    let (offender, call) = (incident.offender, incident.call);
    let (partner, lho) = (offender.partner(), offender.lho());
    match (incident.kind, incident.result.offender_passes) {
        (Kind::CallByBarredPlayer, Passes::None) => Message::RestHadToPassStands { offender, lho, call },
        (Kind::CallByBarredPlayer, _) if this.auction_over => Message::SettledBoth { offender, partner, call },
        (Kind::CallByBarredPlayer, _) => Message::RestHadToPass { offender, partner, call },
        _ => what_it_is(incident),
    }
}

/// What an irregular call then is.
pub(super) fn what_it_is(incident: &Incident) -> Message {
    let (offender, lho, call, kind) = (incident.offender, incident.offender.lho(), incident.call, incident.kind);
    if incident.accepted == Some(true) {
        Message::RestAccepted { offender, lho, call, kind }
    } else if incident.awaits_lho() {
        Message::RestMayAccept { offender, lho, call, kind }
    } else if matches!(&incident.outcome, Outcome::DirectorsOption(it) if matches!(it.question, Question::WhichLaw(..)))
    {
        Message::RestWhich { offender, call }
    } else if incident.is_taken_as_not_made() {
        Message::RestTurnTaken { offender, call, seat: offender.rho() }
    } else if incident.result.clauses.iter().any(|clause| clause.address() == "36A") {
        Message::RestCalledOver { offender, lho, call, kind }
    } else {
        Message::RestIrregular { offender, call, kind }
    }
}

/// A call that waits for LHO's choice about this irregularity.
pub(super) fn waits(case: &Case<'_>, waiting: &Incident) -> Message {
    let (offender, call, nth) = (waiting.offender, waiting.call, nth(case.ruling, waiting));
    Message::Waits { offender, call, nth, lho: case.lho }
}

/// Which of its player's bids or doubles of this name it is, where there are two; otherwise 0.
fn nth(ruling: &Ruling, waiting: &Incident) -> usize {
    let its = ruling.calls.iter().filter(|call| (call.by, call.call) == (waiting.offender, waiting.call));
    let is_one_of_two = waiting.call != Call::Pass && its.count() > 1;
    if is_one_of_two { ordinal::of(ruling, ruling.place_of(waiting)) } else { 0 }
}

/// Laws 34 and 17D3 (2007: 17E2): whether the pass out of rotation was accepted and then cancelled, as the auction goes back.
fn is_accepted_in_vain(pass: &Incident, this: &Continuation) -> bool {
    let mut ends = this.incidents.iter().filter(|incident| incident.kind == Kind::PassesOutOfRotationEnd);
    pass.kind == Kind::PassOutOfRotation && ends.any(|end| end.event <= pass.event)
}

/// Law 27A1: LHO's own bid, where it is insufficient under this answer: what is listed under the answer mentions it.
pub(super) fn insufficient_bid_of_lho<'a>(case: &Case<'a>) -> Option<&'a Incident> {
    let mut incidents = case.incident.answers.iter().flat_map(|answers| &answers.no.incidents);
    incidents.find(|it| it.kind == Kind::InsufficientBid && it.offender == case.lho && it.waits_for.is_none())
}

/// How the auction ends, where it does not end so in any case.
fn end(this: &Continuation, others: &[&Continuation]) -> Option<Message> {
    let ends = |it: &Continuation| (it.auction_over, it.contract, it.on_lead);
    if others.iter().all(|other| ends(this) == ends(other)) {
        return None;
    }
    if this.auction_over {
        return Some(over(this.contract, this.on_lead));
    }
    // Until LHO has chosen, it is nobody's turn to call.
    let awaits_lho = this.incidents.iter().any(|it| it.waits_for.is_none() && it.awaits_lho());
    if awaits_lho { Some(Message::RestNotOver {}) } else { this.turn.map(|seat| Message::RestGoesOn { seat }) }
}

/// The auction is then over.
pub(super) fn over(contract: Option<Contract>, on_lead: Option<Seat>) -> Message {
    contract.map_or(Message::RestPassedOut {}, |contract| {
        let declarer = contract.declarer;
        Message::RestContract { contract, declarer, seat: on_lead.unwrap_or(declarer.lho()) }
    })
}

//! Why an answer is right: the facts that decided, from the way that was taken through the ruling, and the clause.

use super::{
    Claim, Kind, Question,
    bar::Bar,
    binds::of_the_others,
    claim::{Acceptor, Fault, Lead, of_last_call},
    deciding_clause::deciding_clause,
    kind::{fault_of, spent},
    parts,
    reason::{At, would_be_third_pass},
    story::{accepted, course, over},
    table::Table,
};
use crate::{
    bridge::Call,
    explain::{Message, Which},
    lawbook::Clause,
    record::{Event, LhoChoice, Shows},
    ruling::{Incident, Kind as Irregularity},
};

/// The facts that decided, a sentence each.
pub(super) fn why(question: &Question, table: &Table) -> Vec<Message> {
    let at = At::last_call(table);
    let right = question.choices.get(question.right).map(|choice| &choice.claim);
    match (right, table.last()) {
        (Some(Claim::Accepts(Acceptor::NothingToAccept) | Claim::Order(None)), last) => {
            let mut why = last.map(|one| facts(table, one)).unwrap_or_default();
            why.extend(at.map(At::in_order).unwrap_or_default());
            why
        }
        (Some(Claim::Irregular(None)), _) => {
            let doubled = table.calls_from(0).any(|(_, made)| made.call.is_double_or_redouble());
            vec![Message::QuizAllRegular { which: Which(if doubled { "doubled" } else { "bid" }) }]
        }
        (Some(Claim::Accepts(acceptor)), Some(incident)) => {
            let (offender, lho, call) = (incident.offender, incident.offender.lho(), incident.call);
            let mut why = if is_again(table, incident) { facts(table, incident) } else { faulted(table, incident) };
            why.push(match acceptor {
                Acceptor::Seat(_) | Acceptor::NothingToAccept => Message::QuizLhoMay { lho, offender },
                Acceptor::NobodyCan => Message::QuizNobodyCanAccept { call },
            });
            let skipped = At::incident(table, incident).and_then(At::turn);
            let skipped = skipped.filter(|_| would_be_third_pass(table, incident));
            why.extend(skipped.map(|seat| Message::QuizPassGoesBack { lho, seat }));
            why
        }
        (Some(Claim::Order(Some(Fault::HadToPass))), Some(incident)) => {
            let mut why = table.barring(incident).map(|one| facts(table, one)).unwrap_or_default();
            why.push(Message::QuizBarred { which: Which("was"), seat: incident.offender });
            why
        }
        (Some(Claim::Order(Some(_))), Some(incident)) if is_again(table, incident) => facts(table, incident),
        (Some(Claim::Order(Some(fault))), _) => {
            let still = table.last_call().and_then(|place| accepted_in_words(table, place));
            still
                .filter(|_| *fault == Fault::OutOfTurn)
                .into_iter()
                .chain(at.into_iter().flat_map(|at| at.why(*fault)))
                .collect()
        }
        (Some(Claim::Irregular(Some(_))), Some(incident)) => faulted(table, incident),
        (Some(Claim::Free(call)), Some(incident)) => {
            let which = match call {
                Some(_) => "lowest",
                None if shows_nothing(table, incident) => "shows-none",
                None => "artificial",
            };
            vec![free(which, call.unwrap_or(incident.call), table)]
        }
        (Some(Claim::Contract(contract)), _) => {
            let call = Call::Bid(contract.bid);
            let mut why = table.ruling.incidents.iter().flat_map(|one| facts(table, one)).collect::<Vec<_>>();
            // What binds partner is another question.
            why.retain(|fact| !is_about_partner(fact));
            let last = Message::QuizLastBid { contract: *contract };
            why.extend([last, Message::QuizFirstToName { declarer: contract.declarer, call }]);
            why
        }
        (Some(Claim::Comparable(_)), _) => parts::proof(table, question.edition),
        (Some(Claim::Passes(_) | Claim::Editions(_)), Some(last)) => {
            let clause = Bar::clause(&table.ruling);
            let decides = |one: &&Incident| clause.is_some_and(|clause| one.result.clauses.contains(&clause));
            let decided = table.ruling.incidents.iter().rev().find(decides).unwrap_or(last);
            let is_breach = |one: &Incident| one.kind == Irregularity::CallByBarredPlayer;
            let since = table.ruling.incidents.iter().filter(|one| one.event > decided.event);
            let after: Vec<&Incident> = since.filter(|one| one.event == last.event || is_breach(one)).collect();
            let is_told_with_it = after.iter().any(|one| table.barring(one) == Some(decided));
            let mut told = after.clone();
            told.push(decided);
            let others = of_the_others(question.kind, table, &told);
            let decided = Some(decided).filter(|_| !is_told_with_it);
            let spent = spent(table).into_iter().map(|(seat, _)| Message::QuizBarred { which: Which("spent"), seat });
            let facts = decided.into_iter().chain(after).flat_map(|one| facts(table, one));
            let mut why: Vec<Message> = Vec::new();
            for fact in others.into_iter().chain(facts).chain(spent) {
                why.extend((!why.contains(&fact)).then_some(fact));
            }
            why
        }
        (Some(Claim::Lead(Lead::Nothing)), Some(incident)) if incident.accepted == Some(true) => {
            facts(table, incident).into_iter().chain([lead_is_free("accepted", incident)]).collect()
        }
        (Some(Claim::Lead(Lead::Nothing)), Some(incident)) if was_made_again(table, incident) => {
            [lead_is_free("same", incident)].into_iter().chain(facts(table, incident)).collect()
        }
        (Some(_), Some(incident)) => facts(table, incident),
        (_, _) => Vec::new(),
    }
}

/// Law 26: why no lead is restricted.
const fn lead_is_free(which: &'static str, incident: &Incident) -> Message {
    let (offender, call) = (incident.offender, incident.call);
    Message::QuizMayLead { which: Which(which), offender, partner: offender.partner(), call, suits: Vec::new() }
}

/// 2007 Law 26: whether the withdrawn call was made again in the end, so that nothing of that Law applies.
fn was_made_again(table: &Table, incident: &Incident) -> bool {
    table.record.laws.lead_depends_on_withdrawn() && incident.replacement == Some(incident.call)
}

/// Whether a fact says no more than whether partner may go on.
const fn is_about_partner(fact: &Message) -> bool {
    matches!(
        fact,
        Message::QuizNotComparable { .. }
            | Message::QuizDenomination { .. }
            | Message::WhyNotComparable { .. }
            | Message::WhyComparable { .. }
            | Message::QuizFree { .. }
    )
}

/// Law 27B1(a): why a call leaves partner free, or none does.
const fn free(which: &'static str, call: Call, table: &Table) -> Message {
    Message::QuizFree { which: Which(which), call, edition: table.record.laws }
}

/// Whether an artificial bid is said to have shown no suit, and the edition compares what bids show.
fn shows_nothing(table: &Table, incident: &Incident) -> bool {
    let made = table.made(incident.event);
    table.record.laws.has_comparable_calls() && made.is_some_and(|made| made.facts.shows == Some(Shows::NOTHING))
}

/// What was wrong with a call.
fn faulted(table: &Table, incident: &Incident) -> Vec<Message> {
    let (offender, call) = (incident.offender, incident.call);
    let fault = match incident.kind {
        Irregularity::ChangeOfCall => return vec![Message::QuizIsAChange { offender, call }],
        Irregularity::UnintendedCall => return vec![Message::WhyUnintended { call }],
        Irregularity::ConsideredInRotation => return counts(table, incident).into_iter().collect(),
        Irregularity::PassesOutOfRotationEnd => return never_in_turn(table, incident).into_iter().collect(),
        Irregularity::CallByBarredPlayer => Some(Fault::HadToPass),
        Irregularity::BidAboveSeven => Some(Fault::AboveSeven),
        Irregularity::CallAfterFinalPass => Some(Fault::AfterTheEnd),
        kind if kind.is_out_of_rotation() => Some(Fault::OutOfTurn),
        _ => fault_of(incident),
    };
    let still = accepted_in_words(table, incident.event).filter(|_| incident.kind.is_out_of_rotation());
    let why = At::incident(table, incident).zip(fault).map(|(at, fault)| at.why(fault)).unwrap_or_default();
    still.into_iter().chain(why).collect()
}

/// Law 27A1, 29A: LHO of an earlier call had accepted it just before a call, and not by calling.
fn accepted_in_words(table: &Table, place: usize) -> Option<Message> {
    let before = place.checked_sub(1)?;
    let is_it = table.record.events.get(before) == Some(&Event::Lho(LhoChoice::Accepts));
    let earlier = table.ruling.incidents.iter().rfind(|one| one.event < before)?;
    is_it.then_some(Message::QuizStillToCall { lho: earlier.offender.lho() })
}

/// Law 28: why a call counts as made in turn, or as never made.
fn counts(table: &Table, incident: &Incident) -> Option<Message> {
    let (offender, call) = (incident.offender, incident.call);
    let turn = At::incident(table, incident)?.turn()?;
    let (which, seat) = if turn == offender { ("pass", offender.rho()) } else { ("turn", turn) };
    Some(Message::QuizCounts { which: Which(which), seat, offender, call })
}

/// Law 34: whom the passes had skipped.
fn never_in_turn(table: &Table, incident: &Incident) -> Option<Message> {
    let seat = At::incident(table, incident)?.turn()?;
    let before = table.until(incident.event)?;
    let (_, over) = *before.ruling.auction.calls().iter().rfind(|(_, call)| *call != Call::Pass)?;
    Some(Message::QuizNeverInTurn { seat, over })
}

/// What was wrong, and what was chosen and found since.
fn facts(table: &Table, incident: &Incident) -> Vec<Message> {
    let mut facts = table.barring(incident).map(|one| facts(table, one)).unwrap_or_default();
    facts.extend(faulted(table, incident));
    let by_call = |is_second| accepted_by_call(table, incident, is_second);
    facts.extend(over(table, incident).or_else(|| by_call(false)));
    let mut course = course(table, incident);
    // LHO refuses, then it is RHO’s turn.
    if let Some(rho) = rho(table, incident) {
        course.insert(course.len().min(1), rho);
    }
    for fact in course {
        let too_low = too_low_again(table, incident, &fact);
        facts.extend([fact].into_iter().chain(too_low));
    }
    facts.extend(by_call(true));
    let is_too_late = incident.kind == Irregularity::UnintendedCall && incident.replacement.is_none();
    facts.extend(is_too_late.then(|| Message::QuizTooLate { partner: incident.offender.partner() }));
    let (offender, call) = (incident.offender, incident.call);
    let repeats = incident.kind.is_out_of_rotation() && incident.replacement == Some(call);
    let again = Message::QuizReplaced { which: Which("again"), offender, replacement: call };
    facts.extend(repeats.then_some(again));
    facts.extend(not_comparable(table, incident));
    facts.extend(same_denomination(table, incident).filter(|_| !repeats));
    let is_free = incident.result.clauses.iter().any(|clause| clause.address() == "27B1(a)");
    facts.extend(incident.replacement.filter(|_| is_free).map(|call| free("lowest", call, table)));
    facts
}

/// Law 27B4: the bid in place of the first was insufficient as well.
fn too_low_again(table: &Table, incident: &Incident, fact: &Message) -> Option<Message> {
    let Message::QuizReplaced { replacement, .. } = *fact else { return None };
    let at = At::incident(table, incident)?;
    let is_low = replacement.bid().is_some_and(|bid| !bid.is_sufficient_over(at.last));
    at.beats_with("not", replacement).filter(|_| is_low)
}

/// Law 27B4: whether the last call is an insufficient bid in place of the irregular one.
pub(super) fn is_again(table: &Table, incident: &Incident) -> bool {
    let is_it = of_last_call(&table.record, &table.ruling).flatten() == Some(incident);
    is_it && table.last_call() != Some(incident.event)
}

/// The replacement is not comparable, and nobody had to find that: it is natural, and shows something else.
fn not_comparable(table: &Table, incident: &Incident) -> Option<Message> {
    const CLAUSES: [&str; 4] = ["27B2", "30B1(b)(ii)", "31A2(b)", "32A2(b)"];
    let edition = table.record.laws;
    let rules = incident.result.clauses.iter().any(|clause| CLAUSES.contains(&clause.address()));
    let is_asked = edition.has_comparable_calls() || incident.kind == Irregularity::InsufficientBid;
    let is_found = table
        .calls_from(incident.event + 1)
        .any(|(_, made)| made.by == Some(incident.offender) && made.facts.comparable.is_some());
    let replacement = incident.replacement.filter(|_| rules && is_asked && !is_found)?;
    Some(Message::QuizNotComparable { call: incident.call, replacement, edition })
}

/// 2007 Law 31A2: whether the bid in turn names the same denomination.
fn same_denomination(table: &Table, incident: &Incident) -> Option<Message> {
    let is_it = |address| incident.result.clauses.iter().any(|clause| clause.address() == address);
    let which = if is_it("31A2(a)") { "same" } else { "other" };
    let is_asked = !table.record.laws.has_comparable_calls() && (is_it("31A2(a)") || is_it("31A2(b)"));
    let replacement = incident.replacement.filter(|_| is_asked)?;
    Some(Message::QuizDenomination { which: Which(which), call: incident.call, replacement })
}

/// LHO called over the irregular call, or over one in its place (27B4), and so accepted it.
fn accepted_by_call(table: &Table, incident: &Incident, is_second: bool) -> Option<Message> {
    let place = accepted(table, incident).filter(|place| (*place != incident.event) == is_second)?;
    let lho = incident.offender.lho();
    let call = table.made(place).filter(|_| table.made(place + 1).is_some_and(|next| next.by == Some(lho)))?.call;
    Some(Message::QuizCalledOver { which: Which("accepted"), lho, call })
}

/// Laws 30 to 32, where it was RHO’s turn and the call was refused: what RHO did.
fn rho(table: &Table, incident: &Incident) -> Option<Message> {
    let seat = incident.offender.rho();
    let was_their_turn = At::incident(table, incident).is_some_and(|at| at.turn() == Some(seat));
    // Law 30 does not ask that.
    let is_asked = matches!(incident.kind, Irregularity::BidOutOfRotation | Irregularity::DoubleOutOfRotation);
    let is_it = is_asked && incident.accepted == Some(false) && was_their_turn;
    let (_, made) = table.calls_from(incident.event + 1).find(|(_, made)| is_it && made.by == Some(seat))?;
    Some(Message::QuizRho { which: Which(if made.call == Call::Pass { "passed" } else { "acted" }), seat })
}

/// The clause that made a player pass who did not.
pub(super) fn clause_behind(table: &Table, broken: &Incident) -> Option<Clause> {
    table.barring(broken).and_then(deciding_clause)
}

/// Whether a question is put in words alone, without the numbers of clauses.
pub(super) const fn is_in_words(question: &Question) -> bool {
    question.level.number() < 2 && !matches!(question.kind, Kind::Clause)
}

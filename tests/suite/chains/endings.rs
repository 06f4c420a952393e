//! How auctions end, and that what is settled stays so.

use director_please::{
    bridge::{Call, Seat},
    lawbook::Edition,
    record::{Event, LhoChoice},
    ruling::{Incident, Kind, Outcome, Question, Ruling},
};

use super::{
    Tally, for_many, outcomes,
    table::{EVERY_FAULT, Fault, Table, made},
};
use crate::dice::Dice;

/// Law 22: three passes in rotation after a bid, by what stands. Not where it is open which of two calls stands.
fn has_ended(ruling: &Ruling) -> bool {
    let decides_what_stands = |outcome: &Outcome| match outcome {
        Outcome::PlayersOption(_) => true,
        Outcome::DirectorsOption(option) => !matches!(option.question, Question::Comparable(_)),
        Outcome::NoRectification(_) | Outcome::Rectification(_) => false,
    };
    // Under one answer somebody may have had to pass, or not.
    let answers = |incident: &Incident| {
        incident.answers.as_deref().is_some_and(|it| (it.yes.turn, it.yes.contract) != (it.no.turn, it.no.contract))
    };
    let stands = |incident: &Incident| outcomes(&incident.outcome).into_iter().any(decides_what_stands);
    if ruling.incidents.iter().any(|incident| stands(incident) || answers(incident)) {
        return ruling.auction_over;
    }
    let calls = ruling.auction.calls();
    let Some(last_three) = calls.len().checked_sub(3).and_then(|from| calls.get(from..)) else { return false };
    let Some((before, _)) = calls.len().checked_sub(4).and_then(|at| calls.get(at)) else { return false };
    let in_rotation = [before.lho(), before.partner(), before.rho()];
    let passes = last_three.iter().zip(in_rotation).all(|((by, call), seat)| *call == Call::Pass && *by == seat);
    passes && calls.iter().any(|(_, call)| call.bid().is_some())
}

/// A contract, its declarer and who leads; and nothing binds anybody but defenders who lead.
fn ends_well(ruling: &Ruling) -> Option<&'static str> {
    let Some(contract) = ruling.contract else { return Some("no contract") };
    let declares = |seat: Seat| seat.side() == contract.declarer.side();
    let last_bid = ruling.auction.last_bid().map(|(by, bid)| (by.side(), bid));
    let force = &ruling.in_force;
    let wrong = [
        (!ruling.auction_over || ruling.turn.is_some(), "the auction goes on"),
        (last_bid != Some((contract.declarer.side(), contract.bid)), "the contract is not the last bid"),
        (ruling.on_lead != Some(contract.declarer.lho()), "declarer's LHO is not on lead"),
        (!force.must_pass.is_empty() || force.must_repeat.is_some(), "somebody is to call in a certain way"),
        (!force.no_double.is_empty(), "somebody may not double"),
        (force.lead.iter().any(|lead| declares(lead.leader)), "the declaring side is restricted on lead"),
    ];
    wrong.into_iter().find_map(|(is_wrong, what)| is_wrong.then_some(what))
}

#[test]
fn an_auction_that_is_over_has_a_contract_a_declarer_and_a_leader() {
    for_many(300, |dice, edition, tally| {
        let mut table = Table::played(dice, edition, &EVERY_FAULT, 5);
        for _ in 0..dice.below(9) {
            if !table.is_end() {
                table.call_in_turn();
            }
        }
        let Some(ruling) = tally.rule(&table.record) else { return };
        if has_ended(&ruling) && ruling.auction.last_bid().is_some() {
            let wrong = ends_well(&ruling);
            tally.hold(wrong.is_none(), &table.record, || wrong.unwrap_or_default().to_owned());
        }
    });
}

#[test]
fn an_open_question_of_meaning_does_not_keep_the_auction_open() {
    // Law 27B: any sufficient bid in place of an insufficient one stands, comparable or not. Three passes later it is played.
    for_many(500, |dice, edition, tally| {
        let mut table = Table::played(dice, edition, &[], 4);
        let by = table.turn;
        let low = table.record.events.iter().filter_map(|event| match event {
            Event::Call(made) => made.call.bid(),
            Event::Lho(_) | Event::DirectorRuled | Event::OpeningLeadFaced => None,
        });
        let (Some(bid), false) = (low.max(), table.is_end()) else { return };
        table.record.events.push(made(Call::Bid(bid), by));
        if !table.lho(LhoChoice::Declines) {
            return;
        }
        let Call::Bid(higher) = table.legal_call(by) else { return };
        table.record.events.push(made(Call::Bid(higher), by));
        for seat in [by.lho(), by.partner(), by.rho()] {
            table.record.events.push(made(Call::Pass, seat));
        }
        let Some(ruling) = tally.rule(&table.record) else { return };
        let wrong = ends_well(&ruling);
        let wrong = wrong.or(ruling.contract.is_none_or(|it| it.bid != higher).then_some("another contract"));
        tally.hold(wrong.is_none(), &table.record, || wrong.unwrap_or_default().to_owned());
    });
}

/// A call that the player whose turn it is may make under everything in force.
fn legal_in_turn(dice: &mut Dice, ruling: &Ruling) -> Option<Event> {
    let turn = ruling.turn?;
    let force = &ruling.in_force;
    let repeats = force.must_repeat.filter(|bar| bar.seat == turn).map(|bar| bar.call);
    let may_double = !force.no_double.iter().any(|bar| bar.seat == turn);
    let call = if force.must_pass.iter().any(|bar| bar.seat == turn) {
        Call::Pass
    } else if let Some(call) = repeats {
        call
    } else {
        let low = ruling.auction.legal_calls(turn).take(8);
        let legal: Vec<Call> = low.filter(|call| may_double || !call.is_double_or_redouble()).collect();
        if dice.one_in(2) { Call::Pass } else { legal[dice.below(legal.len())] }
    };
    // Law 31A1 makes a player repeat a bid that may be insufficient now, and that is a new case of Law 27.
    ruling.auction.allows(turn, call).then(|| made(call, turn))
}

/// What of a settled incident no later call changes. The clauses of Law 26 may change with it: a suit that the offender
/// legally specifies later cannot be forbidden (2017) or makes the restriction void (2007, 26A1).
fn settled(incident: &Incident, ends: bool) -> impl PartialEq + std::fmt::Debug + use<> {
    let result = &incident.result;
    let clauses = result.clauses.iter().map(|clause| clause.address()).filter(|address| !address.starts_with("26"));
    // An accepted pass may turn out to be one of three: 17D3 (2007: 17E2) and 34 come to it then.
    let clauses = if ends && incident.kind == Kind::PassOutOfRotation { Vec::new() } else { clauses.collect() };
    let who = (incident.kind, incident.also, incident.offender, incident.call, incident.event);
    (who, incident.accepted, result.partner_passes, result.offender_passes, clauses, incident.is_settled())
}

fn is_end_of_three(incident: &Incident) -> bool {
    incident.kind == Kind::PassesOutOfRotationEnd
}

/// How often three passes, one of them out of rotation, have sent the auction back.
fn ends_of_three(ruling: &Ruling) -> usize {
    ruling.incidents.iter().filter(|incident| is_end_of_three(incident)).count()
}

/// All other incidents: that one is listed where the pass out of rotation is, and so may come in between.
fn others(ruling: &Ruling, ends: bool) -> Vec<impl PartialEq + std::fmt::Debug + use<>> {
    let others = ruling.incidents.iter().filter(|incident| !is_end_of_three(incident));
    others.map(|incident| settled(incident, ends)).collect()
}

fn stays_settled(dice: &mut Dice, edition: Edition, tally: &mut Tally) {
    let mut table = Table::played(dice, edition, &EVERY_FAULT, 7);
    // Until the director has ruled, a call may still condone what went before: 36A, 37A, 38.
    table.record.events.push(Event::DirectorRuled);
    let Some(before) = tally.rule(&table.record) else { return };
    if before.is_regular() || !before.incidents.iter().all(Incident::is_settled) {
        return;
    }
    let mut ruling = before.clone();
    for _ in 0..4 {
        let Some(event) = legal_in_turn(dice, &ruling) else { return };
        table.record.events.push(event);
        let Some(after) = tally.rule(&table.record) else { return };
        let ends = ends_of_three(&after) > ends_of_three(&before);
        let (old, new) = (others(&before, ends), others(&after, ends));
        let why = || format!("a legal call in turn is irregular, where was\n{before}");
        tally.hold(new.len() <= old.len(), &table.record, why);
        let same = new.iter().take(old.len()).eq(&old);
        tally.hold(same, &table.record, || format!("what was settled has changed from\n{before}"));
        ruling = after;
    }
}

#[test]
fn legal_calls_in_turn_change_nothing_that_is_settled() {
    for_many(1_000, stays_settled);
}

#[test]
fn a_call_after_the_auction_was_passed_out_is_after_the_final_pass() {
    for_many(500, |dice, edition, tally| {
        let mut table = Table::played(dice, edition, &[Fault::OutOfRotation], 4);
        for _ in 0..20 {
            if table.is_end() {
                break;
            }
            table.call_in_turn();
        }
        let Some(before) = tally.rule(&table.record) else { return };
        if !before.auction_over {
            return;
        }
        // Without a ruling a call may condone the one before it, and the auction was not over then: 37A.
        table.record.events.push(Event::DirectorRuled);
        table.record.events.push(made("7NT".parse().unwrap(), Seat::ALL[dice.below(4)]));
        let Some(ruling) = tally.rule(&table.record) else { return };
        let kind = ruling.incidents.last().map(|incident| incident.kind);
        let end = |ruling: &Ruling| (ruling.auction_over, ruling.contract, ruling.on_lead, ruling.turn);
        let same = end(&ruling) == end(&before) && kind == Some(Kind::CallAfterFinalPass);
        tally.hold(same, &table.record, || "Law 39: the auction was over, and its end is what it was".to_owned());
    });
}

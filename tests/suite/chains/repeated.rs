//! Laws 31A1 and 32: a call that has to be made again, and what is certain of it on the way there.

use director_please::{
    bridge::{Bid, Call, Seat},
    lawbook::Edition,
    laws,
    record::{Event, LhoChoice, Record},
    ruling::{CallStatus, Incident, Information, Kind, Origin, Outcome, Passes, Ruling},
};

use super::{
    for_many,
    table::{EVERY_FAULT, Table, any_call, made},
};

/// Whether LHO may still accept a call.
fn is_pending(incident: &Incident) -> bool {
    matches!(&incident.outcome, Outcome::PlayersOption(option) if option.is_lho_choice())
}

/// Whether the offender made this call again at a later turn, or the Laws put that pass there.
fn was_made_again(ruling: &Ruling, incident: &Incident) -> bool {
    let same = |event: Option<usize>| event.is_none_or(|event| event > incident.event);
    let counts = |status| matches!(status, CallStatus::Stands | CallStatus::Pending | CallStatus::Withdrawn);
    ruling.calls.iter().any(|call| {
        let is_it = call.by == incident.offender && call.call == incident.call && same(call.event);
        is_it && (counts(call.status) || call.origin == Origin::Substituted)
    })
}

/// Nobody is told to pass and to make another call at the same turn; and a call that is due again is known to partner only if it is
/// certain that it will be made.
#[test]
fn one_player_has_one_duty_and_what_is_not_yet_repeated_is_not_yet_known() {
    for_many(400, |dice, edition, tally| {
        let mut table = Table::played(dice, edition, &EVERY_FAULT, 6);
        // Often LHO declines, and everybody passes, so that calls come to be repeated.
        for _ in 0..4 {
            let Ok(ruling) = laws::rule(&table.record) else { return };
            let event = match ruling.incidents.iter().find(|one| is_pending(one)) {
                Some(_) => Event::Lho(LhoChoice::Declines),
                None => match ruling.turn {
                    Some(seat) if dice.one_in(2) => made(Call::Pass, seat),
                    Some(seat) => made(any_call(dice), seat.lho()),
                    None => return,
                },
            };
            table.record.events.push(event);
            let Some(ruling) = tally.rule(&table.record) else { return };
            // What hangs on an answer is told under the answer.
            if ruling.incidents.iter().any(|one| matches!(one.outcome, Outcome::DirectorsOption(_))) {
                return;
            }
            let force = &ruling.in_force;
            let both = force.must_repeat.filter(|bar| force.must_pass.iter().any(|pass| pass.seat == bar.seat));
            tally.hold(both.is_none(), &table.record, || format!("to pass, and to repeat: {both:?}"));
            for incident in &ruling.incidents {
                let due = force.must_repeat.filter(|bar| bar.seat == incident.offender);
                let known = incident.result.information == Some(Information::Authorised);
                if incident.result.must_repeat != Some(incident.call) || !known || ruling.auction_over {
                    continue;
                }
                let certain = match due {
                    None => was_made_again(&ruling, incident),
                    Some(bar) => {
                        let is_legal = ruling.auction.allows(bar.seat, bar.call);
                        bar.call == incident.call && is_legal && !ruling.incidents.iter().any(is_pending)
                    }
                };
                tally.hold(certain, &table.record, || format!("{} is not yet known: {ruling}", incident.call));
            }
        }
    });
}

/// Laws 31A1 and 32: a call can be made again only while it is a call that the auction allows. Of a bid that has become too low
/// Law 27 says what follows; for a double or a redouble with nothing to double there is no such law, so it is not due.
/// Partner's own irregularity may bar a player from the call that they have to make again.
#[test]
fn who_is_barred_repeats_nothing_and_the_call_is_not_known() {
    let above = ["8C".parse().unwrap(), "9NT".parse().unwrap()];
    let every_call: Vec<Call> =
        [Call::Pass, Call::Double].into_iter().chain(above).chain(Bid::all().map(Call::Bid)).collect();
    let mut barred = 0;
    for edition in Edition::ALL {
        for (out_of_turn, partners) in
            ["P", "1S", "2C"].iter().flat_map(|first| every_call.iter().map(move |then| (first, then)))
        {
            let mut record = Record::new(edition, Seat::North);
            let out_of_turn: Call = out_of_turn.parse().unwrap();
            record.events = vec![made("1H".parse().unwrap(), Seat::North), made(out_of_turn, Seat::South)];
            record.events.extend([Event::Lho(LhoChoice::Declines), made(Call::Pass, Seat::East)]);
            record.events.push(made(*partners, Seat::North));
            for declines in [false, true] {
                if declines {
                    record.events.push(Event::Lho(LhoChoice::Declines));
                }
                let Ok(ruling) = laws::rule(&record) else { continue };
                let force = &ruling.in_force;
                let is_barred = force.must_pass.iter().any(|bar| bar.seat == Seat::South);
                let first = ruling.incidents.iter().find(|one| one.event == 1).unwrap();
                let said = serde_json::to_string(&record).unwrap();
                assert!(!is_barred || force.must_repeat.is_none(), "{said}");
                assert!(!is_barred || first.result.information == Some(Information::Unauthorised), "{said}: {first:?}");
                barred += usize::from(is_barred);
            }
        }
    }
    assert!(barred > 50, "{barred}");
}

#[test]
fn what_is_to_be_made_again_can_be_made() {
    for_many(150, |dice, edition, tally| {
        let mut table = Table::played(dice, edition, &EVERY_FAULT, 6);
        for _ in 0..5 {
            let Ok(ruling) = laws::rule(&table.record) else { return };
            let due = ruling.in_force.must_repeat.filter(|bar| ruling.turn == Some(bar.seat));
            if let Some(bar) = due {
                let can = bar.call.bid().is_some() || ruling.auction.allows(bar.seat, bar.call);
                tally.hold(can, &table.record, || format!("{} cannot make {} now", bar.seat, bar.call));
            }
            let event = match (ruling.incidents.iter().find(|one| is_pending(one)), ruling.turn) {
                (Some(_), _) if dice.one_in(4) => Event::Lho(LhoChoice::Accepts),
                (Some(_), _) => Event::Lho(LhoChoice::Declines),
                (None, Some(seat)) if dice.one_in(2) => made(Call::Pass, seat),
                (None, Some(seat)) => made(any_call(dice), [seat, seat.lho(), seat.partner()][dice.below(3)]),
                (None, None) => return,
            };
            table.record.events.push(event);
        }
    });
}

/// Law 29A: a call that stands at RHO's turn, by another player, leaves nothing to go by, so nothing is open any more.
#[test]
fn who_has_no_rho_to_wait_for_waits_for_nothing() {
    for_many(400, |dice, edition, tally| {
        let mut table = Table::played(dice, edition, &[], 5);
        let Some(before) = tally.rule(&table.record) else { return };
        let Some(turn) = before.turn else { return };
        let first = any_call(dice);
        table.record.events.extend([made(first, turn.lho()), Event::Lho(LhoChoice::Declines)]);
        let accepted = [turn.partner(), turn.rho()][dice.below(2)];
        table.record.events.extend([made(any_call(dice), accepted), Event::Lho(LhoChoice::Accepts)]);
        let Ok(ruling) = laws::rule(&table.record) else { return };
        let Some(incident) =
            ruling.incidents.iter().find(|one| one.offender == turn.lho() && one.kind.is_out_of_rotation())
        else {
            return;
        };
        let stands = ruling.auction.calls().get(before.auction.calls().len()).is_some_and(|(by, _)| *by == accepted);
        if stands && incident.accepted == Some(false) {
            let none = incident.is_settled() && ruling.in_force.must_repeat.is_none();
            let is_pass = incident.result.offender_passes != Passes::None;
            tally.hold(none || is_pass, &table.record, || format!("RHO's turn is gone: {ruling}"));
        }
    });
}

/// Laws 25A and 39: after the last pass, nobody waits for the call that was meant instead of a slip: it would fall as well.
#[test]
fn a_slip_after_the_end_leaves_the_auction_over() {
    for_many(300, |dice, edition, tally| {
        let mut table = Table::played(dice, edition, &[], 4);
        for _ in 0..8 {
            let Some(turn) = laws::rule(&table.record).ok().and_then(|ruling| ruling.turn) else { break };
            table.record.events.push(made(Call::Pass, turn));
        }
        let Some(over) = tally.rule(&table.record).filter(|ruling| ruling.auction_over) else { return };
        let by = Seat::ALL[dice.below(4)];
        if over.calls.last().is_some_and(|last| last.by == by) {
            return;
        }
        let is_led = over.contract.is_some() && dice.one_in(2);
        table.record.events.extend(is_led.then_some(Event::OpeningLeadFaced));
        let mut slip = made(any_call(dice), by);
        if let Event::Call(call) = &mut slip {
            call.facts.unintended = Some(true);
        }
        table.record.events.push(slip);
        let Some(ruling) = tally.rule(&table.record) else { return };
        let same = (ruling.auction_over, ruling.contract, ruling.on_lead) == (true, over.contract, over.on_lead);
        tally.hold(same && ruling.turn.is_none(), &table.record, || format!("the auction goes on: {ruling}"));
        let kinds: Vec<Kind> = ruling.incidents.iter().map(|one| one.kind).collect();
        let kind = if is_led { Kind::CallAfterFinalPass } else { Kind::UnintendedCall };
        tally.hold(kinds == [kind], &table.record, || format!("{ruling}"));
    });
}

/// Laws 31A and 32: RHO's call that stands decides, also where they have changed it (25B1).
#[test]
fn what_rho_has_changed_their_call_to_decides_whether_the_call_is_repeated() {
    let calls: Vec<Call> = ["P", "X", "XX", "2D", "2NT", "3S"].map(|call| call.parse().unwrap()).to_vec();
    let mut seen = 0;
    for (edition, opening) in
        Edition::ALL.into_iter().flat_map(|edition| ["P", "1H", "1NT"].map(|call| (edition, call)))
    {
        for out_of_turn in ["1D", "2C", "3H", "X"] {
            let mut record = Record::new(edition, Seat::North);
            record.events.push(made(opening.parse().unwrap(), Seat::North));
            record.events.push(made(out_of_turn.parse().unwrap(), Seat::South));
            record.events.push(Event::Lho(LhoChoice::Declines));
            let Ok(before) = laws::rule(&record) else { continue };
            if before.incidents[0].kind == Kind::InadmissibleDouble {
                continue;
            }
            let after = |called: &[Call], choice: Option<LhoChoice>| {
                let mut record = record.clone();
                record.events.extend(called.iter().map(|call| made(*call, Seat::East)));
                record.events.extend(choice.map(Event::Lho));
                let ruling = laws::rule(&record).unwrap();
                (ruling.incidents[0].outcome.clone(), ruling.in_force.must_repeat)
            };
            let legal: Vec<Call> =
                calls.iter().copied().filter(|call| before.auction.allows(Seat::East, *call)).collect();
            for (first, second) in legal.iter().flat_map(|first| legal.iter().map(move |second| (*first, *second))) {
                if first == second {
                    continue;
                }
                let why = format!("{opening} S:{out_of_turn} rej {first} changed to {second} {edition}");
                assert_eq!(after(&[first, second], Some(LhoChoice::Accepts)), after(&[second], None), "{why} acc");
                // What is in force hangs on the answer: if the first was unintended, the second counts.
                let [refused, alone] = [after(&[first, second], Some(LhoChoice::Declines)), after(&[first], None)];
                assert_eq!(refused.0, alone.0, "{why} rej");
                seen += 1;
            }
        }
    }
    assert!(seen > 200, "{seen}");
}

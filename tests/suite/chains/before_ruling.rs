//! Laws 36A, 37A, 38B and 39B: LHO has called before the director ruled, and others may have called in between.

use director_please::{
    bridge::{Bid, Call, Denomination, Level, Seat},
    lawbook::Edition,
    laws,
    record::{Event, Record},
    ruling::{CallStatus, Incident, Kind, RuledCall, Ruling},
    shorthand,
};

use super::{
    for_many,
    table::{EVERY_FAULT, Fault, Table, any_call, made},
};
use crate::dice::Dice;

/// Calls by partner and RHO of this player, while nobody has called the director.
fn meanwhile(dice: &mut Dice, offender: Seat) -> Vec<Event> {
    let others = [offender.partner(), offender.rho()];
    (0..=dice.below(3)).map(|_| made(any_call(dice), others[dice.below(2)])).collect()
}

/// The record, and the same with these events before its last one.
fn with_between(record: &Record, between: Vec<Event>) -> Record {
    let mut longer = record.clone();
    let last = longer.events.len() - 1;
    longer.events.splice(last..last, between);
    longer
}

/// What is left once everything has fallen.
fn left(ruling: &Ruling) -> String {
    let incidents: Vec<_> =
        ruling.incidents.iter().map(|it| (it.kind, it.offender, it.call, &it.result.clauses)).collect();
    format!("{:?} {:?} {:?} {incidents:?}", ruling.auction.calls(), ruling.in_force, ruling.turn)
}

/// A regular auction, and a double or a bid above seven that can never be accepted, by the player whose turn it is.
fn falls(dice: &mut Dice, table: &mut Table) -> Option<Seat> {
    let before = laws::rule(&table.record).ok()?;
    let offender = before.turn?;
    let above_seven = Call::Bid(Bid { level: Level::new(8)?, denomination: Denomination::Clubs });
    let calls = [Call::Double, Call::Redouble, above_seven];
    let call = calls[dice.below(3)];
    table.record.events.push(made(call, offender));
    let ruling = laws::rule(&table.record).ok()?;
    let kinds = [Kind::InadmissibleDouble, Kind::BidAboveSeven];
    (ruling.incidents.len() == 1 && kinds.contains(&ruling.incidents[0].kind)).then_some(offender)
}

#[test]
fn all_that_followed_falls_when_lho_has_called() {
    for_many(1_000, |dice, edition, tally| {
        let mut table = Table::played(dice, edition, &[], 6);
        let Some(offender) = falls(dice, &mut table) else { return };
        table.record.events.push(made(any_call(dice), offender.lho()));
        let longer = with_between(&table.record, meanwhile(dice, offender));
        let Some(at_once) = tally.rule(&table.record) else { return };
        // A player who is told of twice has made one call.
        let Ok(later) = laws::rule(&longer) else { return };
        tally.hold(left(&at_once) == left(&later), &longer, || format!("{}\n{}", left(&at_once), left(&later)));
        let fallen = later.calls.iter().filter(|call| call.event >= Some(table.record.events.len() - 2));
        let all = fallen.into_iter().all(|call| call.status == CallStatus::Cancelled);
        tally.hold(all, &longer, || format!("{:?}", later.calls));
    });
}

#[test]
fn a_call_after_the_end_costs_nothing_once_lho_has_called() {
    for_many(300, |dice, edition, tally| {
        let mut table = Table::played(dice, edition, &[], 6);
        while let Some(turn) = laws::rule(&table.record).ok().and_then(|ruling| ruling.turn) {
            table.record.events.push(made(Call::Pass, turn));
        }
        let Some(over) = tally.rule(&table.record) else { return };
        let Some(contract) = over.contract else { return };
        // The player who passed last may have been about to correct that.
        let last = over.calls.last().map(|call| call.by);
        let defenders = [contract.declarer.lho(), contract.declarer.rho()];
        let Some(offender) = defenders.into_iter().find(|by| Some(*by) != last) else { return };
        let event = table.record.events.len();
        table.record.events.push(made(Call::Double, offender));
        table.record.events.push(made(any_call(dice), offender.lho()));
        let longer = with_between(&table.record, meanwhile(dice, offender));
        for record in [&table.record, &longer] {
            let Some(ruling) = tally.rule(record) else { return };
            let Some(incident) = ruling.incidents.iter().find(|it| it.event == event) else { return };
            tally.hold(incident.result.cites("39B"), record, || format!("{ruling}"));
        }
    });
}

/// Law 37A: a call that LHO has called over before the ruling stands, also where others have called in between.
#[test]
fn a_call_by_who_had_to_pass_stands_once_lho_has_called() {
    for_many(100, |dice, edition, tally| {
        let mut table = Table::played(dice, edition, &[Fault::Insufficient, Fault::OutOfRotation], 7);
        let Some(before) = tally.rule(&table.record) else { return };
        let is_one = before.incidents.iter().all(|it| it.answers.is_none() && it.waits_for.is_none());
        let barred = before.turn.filter(|turn| before.in_force.must_pass.iter().any(|bar| bar.seat == *turn));
        let Some(barred) = barred.filter(|_| is_one) else { return };
        let event = table.record.events.len();
        let Some(bid) = before.auction.legal_calls(barred).find(|call| call.bid().is_some()) else { return };
        table.record.events.extend([made(bid, barred), made(Call::Pass, barred.lho())]);
        let longer = with_between(&table.record, meanwhile(dice, barred));
        for record in [&table.record, &longer] {
            let Ok(ruling) = laws::rule(record) else { return };
            let call = ruling.calls.iter().find(|call| call.event == Some(event));
            let stands = call.is_some_and(|call| call.status == CallStatus::Stands);
            let is_open = ruling.incidents.iter().any(|it| it.answers.is_some());
            if !is_open {
                tally.hold(stands, record, || format!("{ruling}"));
            }
        }
    });
}

/// Nothing is left open without somebody to choose: a call that has waited falls, stands or is withdrawn with what it waited for.
#[test]
fn no_call_is_pending_when_nothing_is_open() {
    for_many(2_000, |dice, edition, tally| {
        let mut table = Table::played(dice, edition, &EVERY_FAULT, 4);
        for _ in 0..dice.below(5) {
            let by = Seat::ALL[dice.below(4)];
            let call = if dice.one_in(4) { Call::Redouble } else { any_call(dice) };
            table.add(made(call, by));
        }
        let Some(ruling) = tally.rule(&table.record) else { return };
        let is_open = |it: &Incident| !it.is_settled() || it.waits_for.is_some() || it.answers.is_some();
        let is_pending = |call: &RuledCall| call.status == CallStatus::Pending;
        let left = ruling.calls.iter().find(|call| is_pending(call)).filter(|_| !ruling.incidents.iter().any(is_open));
        tally.hold(left.is_none(), &table.record, || format!("{left:?}"));
    });
}

/// A player who bids the same denomination again, over a call out of turn by LHO's partner, corrects the insufficient bid; with any
/// other call they go on over that call.
#[test]
fn the_offender_corrects_the_bid_or_calls_over_rho() {
    for edition in Edition::ALL {
        for call in Bid::all().filter(|bid| bid.level == Level::new(2).unwrap()) {
            let text = format!("1S 1H ib N:P E:{call} {}", edition.year());
            let ruling = laws::rule(&shorthand::read(&text, None).unwrap()).unwrap();
            let bid = ruling.incidents.iter().find(|it| it.kind == Kind::InsufficientBid).unwrap();
            assert_eq!(bid.accepted.is_none(), call.denomination == Denomination::Hearts, "{text}\n{ruling}");
        }
    }
}

/// The duty to pass begins with the ruling: a legal call by partner in turn before it stands (38 cancels it), costs nothing besides, and once
/// the next opponent has followed, nobody is bound.
#[test]
fn partner_breaks_no_duty_before_the_ruling() {
    for_many(600, |dice, edition, tally| {
        let mut table = Table::played(dice, edition, &[], 6);
        let Some(partner) = laws::rule(&table.record).ok().and_then(|ruling| ruling.turn) else { return };
        let above_seven = Call::Bid(Bid { level: Level::new(8).unwrap(), denomination: Denomination::Clubs });
        let calls = [Call::Double, Call::Redouble, above_seven];
        table.record.events.push(made(calls[dice.below(3)], partner.partner()));
        let Ok(first) = laws::rule(&table.record) else { return };
        let [incident] = first.incidents.as_slice() else { return };
        let (kind, event) = (incident.kind, incident.event);
        if !matches!(kind, Kind::InadmissibleDouble | Kind::BidAboveSeven) {
            return;
        }
        let Some(call) = first.auction.legal_calls(partner).find(|call| call.bid().is_some()) else { return };
        table.record.events.push(made(call, partner));
        let Some(second) = tally.rule(&table.record) else { return };
        let is_alone = second.incidents.len() == 1 && second.incidents[0].event == event;
        let call_of =
            |ruling: &Ruling| ruling.calls.iter().find(|call| call.event == Some(event + 1)).map(|it| it.status);
        let wanted = if kind == Kind::BidAboveSeven { CallStatus::Cancelled } else { CallStatus::Stands };
        let is_it = is_alone && call_of(&second) == Some(wanted) && second.in_force.must_pass[0].seat == partner;
        tally.hold(is_it, &table.record, || format!("{second}"));
        if kind == Kind::InadmissibleDouble {
            table.record.events.push(made(Call::Pass, partner.lho()));
            let Some(third) = tally.rule(&table.record) else { return };
            let is_free = third.in_force.must_pass.is_empty() && third.incidents[0].result.cites("28B");
            tally.hold(is_free, &table.record, || format!("{third}"));
        }
    });
}

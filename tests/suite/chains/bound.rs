//! A call that had to be made, and its player changes it: what bound them at that turn binds the change too.

use director_please::{
    bridge::{Bid, Call},
    record::Event,
    ruling::{CallStatus, Kind, Outcome, Question},
};

use super::{
    for_many, settled_turn,
    table::{EVERY_FAULT, Table, made},
};

/// Laws 37 and 31A1: a player who had to pass, or to repeat a call, has done so and changes the call. The change does not stand, unless the
/// first call was repeated and meant: that change LHO may accept (25B1).
#[test]
fn what_bound_a_player_at_their_turn_binds_their_change_too() {
    for_many(100, |dice, edition, tally| {
        let mut table = Table::played(dice, edition, &EVERY_FAULT, 6);
        let Some((before, seat)) = settled_turn(&table.record) else { return };
        let repeats = before.in_force.must_repeat.filter(|bar| bar.seat == seat).map(|bar| bar.call);
        let passes = before.in_force.must_pass.iter().any(|bar| bar.seat == seat);
        let first = match (passes, repeats) {
            (true, _) => Call::Pass,
            (false, Some(call)) => call,
            (false, None) => return,
        };
        let is_legal = before.auction.allows(seat, first);
        if !is_legal || before.auction.with(seat, first).is_over() {
            return;
        }
        let highest = before.auction.last_bid().map(|(_, bid)| bid);
        let higher = Bid::all().map(Call::Bid).find(|call| {
            *call != first && call.bid().is_some_and(|bid| bid.is_sufficient_over(highest) && !bid.is_above_seven())
        });
        let Some(second) = higher else { return };
        let is_slip = dice.one_in(3);
        let mut call = made(first, seat);
        if let Event::Call(made) = &mut call {
            made.facts.unintended = is_slip.then_some(true);
        }
        table.record.events.extend([call, made(second, seat)]);
        let Some(after) = tally.rule(&table.record) else { return };
        let last = after.calls.iter().rfind(|call| (call.by, call.call) == (seat, second));
        let stands = last.is_none_or(|call| matches!(call.status, CallStatus::Stands | CallStatus::Pending));
        let may_be_accepted = !passes && !is_slip;
        tally.hold(!stands || may_be_accepted, &table.record, || format!("{seat}'s {second} is not cancelled"));
        let is_asked = after.incidents.iter().any(|one| match &one.outcome {
            Outcome::DirectorsOption(option) => option.question == Question::Unintended(first) && one.offender == seat,
            _ => false,
        });
        tally.hold(!is_asked || may_be_accepted, &table.record, || format!("it is asked whether {first} was a slip"));
        if passes {
            let is_barred =
                after.incidents.iter().any(|one| one.kind == Kind::CallByBarredPlayer && one.call == second);
            tally.hold(is_barred, &table.record, || format!("{second} by {seat} is not ruled on by Law 37"));
        }
    });
}

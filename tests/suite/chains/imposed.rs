//! Passes that the Laws put there: nobody made them, so nobody corrects them or takes them back, and their player has not helped
//! to end an auction.

use director_please::{
    bridge::{Bid, Call},
    explain::{self, Reader},
    laws,
    locale::{self, Language},
    present::terminal,
    record::Event,
    ruling::{CallStatus, Incident, Kind, Origin, RuledCall, Ruling},
};

use super::{
    for_many, settled_turn,
    table::{EVERY_FAULT, Table, made},
};

fn highest_and_one(ruling: &Ruling) -> Option<Call> {
    let highest = ruling.auction.last_bid().map(|(_, bid)| bid);
    Bid::all().find(|bid| bid.is_sufficient_over(highest) && !bid.is_above_seven()).map(Call::Bid)
}

/// Laws 28A, 37 and 25: the pass that a player owed was taken as made; a bid by them right after that is no change of a call, and
/// never stands.
#[test]
fn a_player_who_never_passed_corrects_no_pass() {
    for_many(40, |dice, edition, tally| {
        let mut table = Table::played(dice, edition, &EVERY_FAULT, 6);
        let Some((before, seat)) = settled_turn(&table.record) else { return };
        if !before.in_force.must_pass.iter().any(|bar| bar.seat == seat) {
            return;
        }
        let Some(first) = highest_and_one(&before) else { return };
        table.record.events.push(made(first, seat.lho()));
        let Some(skipped) = laws::rule(&table.record).ok() else { return };
        let imposed = |it: &Ruling| it.calls.iter().any(|call| call.by == seat && call.origin == Origin::Substituted);
        // The pass may have ended the auction (39).
        let goes_on = imposed(&skipped) && !skipped.auction_over;
        let Some(second) = highest_and_one(&skipped).filter(|_| goes_on) else { return };
        table.record.events.push(made(second, seat));
        let Some(after) = tally.rule(&table.record) else { return };
        let of_second = after.incidents.iter().rfind(|one| one.event + 1 == table.record.events.len());
        let is_barred = of_second.is_some_and(|one| one.kind == Kind::CallByBarredPlayer);
        tally.hold(is_barred, &table.record, || format!("{seat}'s {second} after a pass that nobody made"));
    });
}

/// Law 33: every call of a record is in the ruling, or the record is refused.
#[test]
fn no_call_of_a_record_is_lost() {
    for_many(100, |dice, edition, tally| {
        let mut table = Table::played(dice, edition, &EVERY_FAULT, 6);
        let calls = table.record.events.iter().enumerate().filter_map(|(at, event)| Some((at, event.made_call()?.by)));
        let calls: Vec<_> = calls.collect();
        let Some((at, _)) = calls.get(dice.below(calls.len().max(1))).copied() else { return };
        if let Some(Event::Call(made)) = table.record.events.get_mut(at) {
            made.facts.simultaneous = true;
        }
        let Ok(ruling) = laws::rule(&table.record) else { return };
        let is_there = |at: usize| {
            let call = table.record.events[at].made_call().unwrap();
            // A pass that the Laws have put there may be written down.
            let is_written = call.call == Call::Pass && ruling.calls.iter().any(|it| it.origin == Origin::Substituted);
            is_written || ruling.calls.iter().any(|it| it.event == Some(at))
        };
        let lost = calls.iter().map(|(at, _)| *at).find(|at| !is_there(*at));
        tally.hold(lost.is_none(), &table.record, || format!("event {lost:?} is not in the ruling"));
    });
}

/// Laws 17D3 and 16 (2007: 17E2): who passed in turn over an opponent's pass out of turn has done nothing wrong, and their partner
/// may use it.
#[test]
fn who_followed_a_pass_out_of_turn_is_withheld_nothing() {
    for_many(400, |dice, edition, tally| {
        let mut table = Table::played(dice, edition, &EVERY_FAULT, 5);
        for _ in 0..4 {
            let Some(last) = table.last_caller() else { return };
            let by = if dice.one_in(3) { last.partner() } else { last.lho() };
            table.record.events.push(made(Call::Pass, by));
        }
        let Ok(ruling) = laws::rule(&table.record) else { return };
        let Some(end) = ruling.incidents.iter().find(|one| one.kind == Kind::PassesOutOfRotationEnd) else { return };
        let innocent = end.offender.lho().side();
        let offends_later = |one: &&Incident| one.event >= end.event && one.offender.side() == innocent;
        let cancelled = |call: &&RuledCall| {
            call.event > Some(end.event) && call.call == Call::Pass && call.status == CallStatus::Cancelled
        };
        let passes = ruling.calls.iter().any(|call| call.by.side() == innocent && cancelled(&call));
        let withdrew_a_pass = ruling.calls.iter().any(|call| {
            call.by.side() == innocent
                && call.event < Some(end.event)
                && call.call == Call::Pass
                && call.status != CallStatus::Stands
        });
        if !passes || withdrew_a_pass || ruling.incidents.iter().any(|one| offends_later(&one)) {
            return;
        }
        let page = locale::page(&explain::explain(&table.record, &ruling, Reader::Player), Language::English);
        let text = terminal::render(&page).split_whitespace().collect::<Vec<_>>().join(" ");
        for seat in [end.offender.lho(), end.offender.rho()] {
            let withheld = text.split("Unauthorised information (UI) for").skip(1).any(|it| {
                let sentence = it.split('.').next().unwrap_or_default();
                let is_its = ["withdrawn", "cancelled"].map(|gone| sentence.contains(&format!("{seat:?}’s {gone}")));
                is_its.contains(&true) && sentence.contains("pass")
            });
            tally.hold(!withheld, &table.record, || format!("{seat}'s pass is withheld from their partner: {text}"));
        }
    });
}

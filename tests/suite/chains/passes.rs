//! Laws 17D3 (2007: 17E2) and 34: three passes after a call, one of them out of rotation.

use director_please::{
    bridge::{Bid, Call, Denomination, Level, Seat},
    lawbook::Edition,
    record::{Event, Record},
    ruling::{CallStatus, Kind},
};

use super::{Tally, for_many, table::made};
use crate::dice::Dice;

/// An auction up to three passes after a call, one of which deprived somebody of a turn.
struct Deprived {
    record: Record,
    /// Who passed out of rotation: one player, or two where the third pass was out of rotation too and LHO passed over it.
    offenders: Vec<Seat>,
    /// Who lost their turn by it, first.
    deprived: Seat,
    /// The number of calls before the pass out of rotation.
    stand: usize,
    /// Left of the player who passed last.
    next: Seat,
}

impl Deprived {
    fn new(dice: &mut Dice, edition: Edition) -> Deprived {
        let dealer = Seat::ALL[dice.below(4)];
        let mut record = Record::new(edition, dealer);
        let mut next = dealer;
        let pass = |record: &mut Record, by: Seat| {
            record.events.push(made(Call::Pass, by));
            by.lho()
        };
        // The call: a bid after some passes, or an opening pass, after which three more would be four.
        let bid = Bid { level: Level::PLAYABLE[dice.below(3)], denomination: Denomination::ALL[dice.below(5)] };
        let opens = !dice.one_in(4);
        if opens {
            for _ in 0..dice.below(3) {
                next = pass(&mut record, next);
            }
            record.events.push(made(Call::Bid(bid), next));
            next = next.lho();
        } else {
            next = pass(&mut record, next);
        }
        let in_rotation = dice.below(3);
        for _ in 0..in_rotation {
            next = pass(&mut record, next);
        }
        // One player lost a turn, or two.
        let (deprived, stand) = (next, record.events.len());
        let skips = |dice: &mut Dice, next: Seat| if dice.one_in(2) { next.lho() } else { next.partner() };
        let mut offenders = vec![skips(dice, next)];
        next = pass(&mut record, offenders[0]);
        // LHO passes over it, and that accepts it; it may have been the third pass itself.
        next = pass(&mut record, next);
        if in_rotation == 0 {
            if dice.one_in(3) {
                offenders.push(skips(dice, next));
                next = pass(&mut record, offenders[1]);
            }
            next = pass(&mut record, next);
        }
        Deprived { record, offenders, deprived, stand, next }
    }
}

/// The auction is back with the first player who lost a turn, and nobody but the one who passed out of rotation is blamed.
fn check(table: &Deprived, tally: &mut Tally) {
    let Some(ruling) = tally.rule(&table.record) else { return };
    let blames = ruling.incidents.iter().filter(|incident| incident.kind != Kind::ConsideredInRotation);
    let innocent = blames.map(|incident| incident.offender).find(|seat| !table.offenders.contains(seat));
    let said = || format!("{:?} passed out of rotation, and {innocent:?} is called an offender", table.offenders);
    tally.hold(innocent.is_none(), &table.record, said);
    let why = || format!("{} lost a turn, and gets it again", table.deprived);
    tally.hold(ruling.turn == Some(table.deprived) && !ruling.auction_over, &table.record, why);
    let expected = |place: usize| if place < table.stand { CallStatus::Stands } else { CallStatus::Cancelled };
    let as_expected = ruling.calls.iter().enumerate().all(|(place, call)| call.status == expected(place));
    let why = || format!("all from the pass out of rotation on is cancelled: {:?}", ruling.calls);
    tally.hold(as_expected && ruling.calls.len() == table.record.events.len(), &table.record, why);
    let ends = ruling.incidents.iter().any(|incident| incident.kind == Kind::PassesOutOfRotationEnd);
    tally.hold(ends, &table.record, || "nothing is said of three passes with one out of rotation".to_owned());
    let bound = !ruling.in_force.must_pass.is_empty() || !ruling.in_force.lead.is_empty();
    tally.hold(!bound, &table.record, || "somebody is restricted".to_owned());
}

#[test]
fn after_three_passes_with_one_out_of_rotation_it_goes_back_to_who_lost_a_turn() {
    for_many(5_000, |dice, edition, tally| check(&Deprived::new(dice, edition), tally));
}

#[test]
fn further_passes_are_cancelled_with_the_others_and_blame_nobody() {
    for_many(5_000, |dice, edition, tally| {
        let mut table = Deprived::new(dice, edition);
        for _ in 0..=dice.below(5) {
            table.record.events.push(made(Call::Pass, table.next));
            table.next = table.next.lho();
            check(&table, tally);
        }
    });
}

#[test]
fn once_the_director_has_ruled_who_lost_a_turn_calls_and_the_auction_goes_on() {
    for_many(2_000, |dice, edition, tally| {
        let mut table = Deprived::new(dice, edition);
        for _ in 0..dice.below(3) {
            table.record.events.push(made(Call::Pass, table.next));
            table.next = table.next.lho();
        }
        table.record.events.push(Event::DirectorRuled);
        let mut by = table.deprived;
        for call in ["P", "7C", "P", "P", "P"] {
            let Some(ruling) = tally.rule(&table.record) else { return };
            tally.hold(ruling.turn == Some(by), &table.record, || format!("it is {by}'s turn"));
            if ruling.turn != Some(by) {
                return;
            }
            table.record.events.push(made(call.parse().unwrap(), by));
            let Some(after) = tally.rule(&table.record) else { return };
            if after.auction_over {
                // Law 22: the passes before it were enough.
                return;
            }
            by = by.lho();
        }
        tally.fail(&table.record, || "three passes in rotation end the auction".to_owned());
    });
}

#[test]
fn an_accepted_opening_pass_out_of_rotation_counts_for_the_four_that_end_the_auction() {
    for_many(2_000, |dice, edition, tally| {
        let dealer = Seat::ALL[dice.below(4)];
        // Dealer's RHO would pass at their own LHO's turn, who may as well have opened as dealer: 28B or 29A.
        let mut by = if dice.one_in(2) { dealer.lho() } else { dealer.partner() };
        let offender = by;
        let mut record = Record::new(edition, dealer);
        for _ in 0..4 {
            record.events.push(made(Call::Pass, by));
            by = by.lho();
        }
        let Some(ruling) = tally.rule(&record) else { return };
        let passed_out = ruling.auction_over && ruling.contract.is_none() && ruling.turn.is_none();
        tally.hold(passed_out, &record, || "all four have passed, and there is no bid".to_owned());
        let blames = ruling.incidents.iter().all(|incident| incident.offender == offender);
        tally.hold(blames, &record, || format!("{offender} alone called out of rotation"));
    });
}

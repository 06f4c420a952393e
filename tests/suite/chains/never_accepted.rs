//! A legal call that its player changes to one that nobody can accept: Law 25 comes before 36 and 38.

use director_please::{
    bridge::{Bid, Call, Seat},
    lawbook::Edition,
    laws,
    record::{Event, Record},
    ruling::{CallStatus, Incident, Kind, Ruling},
};

use super::table::made;

const BEFORE: [&[&str]; 8] =
    [&[], &["P", "P"], &["1H"], &["1H", "P"], &["1H", "1S"], &["1H", "X"], &["1NT", "P", "P"], &["1S", "2H", "X"]];

/// After each of these auctions, a legal call changed to a double, a redouble or a bid that nobody can accept.
fn changes(edition: Edition) -> Vec<(Record, Call)> {
    let doubles = [Call::Double, Call::Redouble, "8C".parse().unwrap()];
    let firsts: Vec<Call> =
        [Call::Pass, Call::Double, Call::Redouble].into_iter().chain(Bid::all().map(Call::Bid)).collect();
    let mut records = Vec::new();
    for before in BEFORE {
        let mut record = Record::new(edition, Seat::North);
        let mut by = Seat::North;
        for call in before {
            record.events.push(made(call.parse().unwrap(), by));
            by = by.lho();
        }
        let before = laws::rule(&record).unwrap().auction;
        for first in firsts.iter().copied().filter(|first| before.allows(by, *first)) {
            for second in doubles {
                let is_legal = before.allows(by, second) && second.bid().is_none_or(|bid| !bid.is_above_seven());
                let ends = before.with(by, first).is_over();
                if !is_legal && !ends && first != second {
                    let mut record = record.clone();
                    record.events.extend([made(first, by), made(second, by)]);
                    records.push((record, first));
                }
            }
        }
    }
    records
}

fn stated(record: &Record, is_unintended: bool) -> Record {
    let mut record = record.clone();
    let first = record.events.len() - 2;
    if let Event::Call(made) = &mut record.events[first] {
        made.facts.unintended = Some(is_unintended);
    }
    record
}

fn binding(incident: &Incident, ruling: &Ruling) -> String {
    format!("{:?} {:?} {:?}", incident.kind, incident.result, ruling.in_force)
}

#[test]
fn a_legal_call_stands_when_it_is_changed_to_one_that_nobody_can_accept() {
    for edition in Edition::ALL {
        let records = changes(edition);
        assert!(records.len() > 400, "{}", records.len());
        for (record, first) in records {
            let ruling = laws::rule(&stated(&record, false)).unwrap();
            let place = record.events.len() - 2;
            let by = record.events[place].made_call().unwrap().by.unwrap();
            let said = || format!("{} {}", record.to_json(), binding(&ruling.incidents[0], &ruling));
            assert_eq!(ruling.incidents[0].kind, Kind::ChangeOfCall, "{}", said());
            assert_eq!(
                (ruling.calls[place].call, ruling.calls[place].status),
                (first, CallStatus::Stands),
                "{}",
                said()
            );
            assert_eq!(ruling.calls[place + 1].status, CallStatus::Cancelled, "{}", said());
            assert!(ruling.in_force.must_pass.is_empty(), "nobody is barred: {}", said());
            assert_eq!(ruling.turn, Some(by.lho()), "{}", said());
        }
    }
}

#[test]
fn a_slip_changed_to_a_call_that_nobody_can_accept_is_ruled_as_that_call() {
    for edition in Edition::ALL {
        for (record, _) in changes(edition) {
            let ruling = laws::rule(&stated(&record, true)).unwrap();
            let mut alone = record.clone();
            alone.events.remove(record.events.len() - 2);
            let alone = laws::rule(&alone).unwrap();
            let last = |ruling: &Ruling| binding(ruling.incidents.last().unwrap(), ruling);
            assert_eq!(last(&ruling), last(&alone), "{}", record.to_json());
            assert_eq!(ruling.turn, alone.turn, "{}", record.to_json());
        }
    }
}

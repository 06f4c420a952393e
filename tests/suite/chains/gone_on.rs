//! A double that is not allowed, or a bid above seven, out of rotation: the player whose turn it was calls, and LHO of the
//! offender before the director has ruled, or after.

use director_please::{
    bridge::{Call, Seat},
    lawbook::Edition,
    laws,
    record::{Event, Record},
    ruling::{CallStatus, Kind, Ruling},
};

use super::table::made;

const BEFORE: [&[&str]; 7] = [&[], &["P"], &["P", "P"], &["1H"], &["1H", "P"], &["1NT", "P", "P"], &["1S", "2H"]];

/// After each of these auctions: a call out of rotation that can never be accepted, at the turn of RHO, that player's call, and LHO's
/// out of turn, which is the last event.
fn tables(edition: Edition) -> Vec<Record> {
    let mut records = Vec::new();
    for before in BEFORE {
        let mut record = Record::new(edition, Seat::North);
        let mut turn = Seat::North;
        for call in before {
            record.events.push(made(call.parse().unwrap(), turn));
            turn = turn.lho();
        }
        let auction = laws::rule(&record).unwrap().auction;
        let offender = turn.lho();
        for never in [Call::Double, Call::Redouble, "8C".parse().unwrap()] {
            let is_bid = never.bid().is_some();
            for goes_on in ["P", "1S", "2S", "3C"].map(|call| call.parse::<Call>().unwrap()) {
                let is_never = is_bid || !auction.allows(offender, never);
                if !is_never || !auction.allows(turn, goes_on) || auction.with(turn, goes_on).is_over() {
                    continue;
                }
                for over in [Call::Pass, "7NT".parse().unwrap()] {
                    let mut record = record.clone();
                    record.events.extend([made(never, offender), made(goes_on, turn), made(over, offender.lho())]);
                    records.push(record);
                }
            }
        }
    }
    records
}

fn statuses(ruling: &Ruling, from: usize) -> Vec<CallStatus> {
    ruling.calls.iter().filter(|call| call.event.is_some_and(|event| event >= from)).map(|call| call.status).collect()
}

#[test]
fn all_that_followed_falls_once_lho_has_called_before_the_ruling() {
    for edition in Edition::ALL {
        let tables = tables(edition);
        assert!(tables.len() > 60, "{}", tables.len());
        for record in tables {
            let ruling = laws::rule(&record).unwrap();
            let said = || format!("{}\n{ruling}", record.to_json());
            let incident = &ruling.incidents[0];
            let (addresses, expected) = match incident.kind {
                Kind::InadmissibleDouble => (vec!["36A"], true),
                Kind::BidAboveSeven => (vec!["38B", "38C", "38D"], false),
                _ => panic!("{}", said()),
            };
            assert!(
                addresses.iter().all(|address| incident.result.clauses.iter().any(|it| it.address() == *address)),
                "{}",
                said()
            );
            assert!(incident.result.lead.is_none() && incident.result.review.is_empty(), "{}", said());
            assert_eq!(ruling.in_force.must_pass.is_empty(), expected, "{}", said());
            assert!(
                statuses(&ruling, incident.event).iter().all(|status| *status == CallStatus::Cancelled),
                "{}",
                said()
            );
            assert_eq!(ruling.turn, Some(incident.offender.rho()), "{}", said());
            assert_eq!(ruling.incidents.len(), 1, "nobody else is an offender: {}", said());
        }
    }
}

#[test]
fn what_was_called_under_the_ruling_stands() {
    for edition in Edition::ALL {
        for mut record in tables(edition) {
            let never = record.events.iter().position(|event| !is_legal(event, &record)).unwrap();
            record.events.insert(never + 1, Event::DirectorRuled);
            let ruling = laws::rule(&record).unwrap();
            let said = || format!("{}\n{ruling}", record.to_json());
            assert_eq!(statuses(&ruling, never + 2)[0], CallStatus::Stands, "{}", said());
            let clauses = &ruling.incidents[0].result.clauses;
            assert!(!clauses.iter().any(|clause| matches!(clause.address(), "36A" | "38D")), "{}", said());
        }
    }
}

/// Whether the record up to this event has nothing irregular.
fn is_legal(event: &Event, record: &Record) -> bool {
    let until = record.events.iter().position(|other| std::ptr::eq(other, event)).unwrap();
    let events = record.events[..=until].to_vec();
    laws::rule(&Record { events, ..record.clone() }).is_ok_and(|ruling| ruling.incidents.is_empty())
}

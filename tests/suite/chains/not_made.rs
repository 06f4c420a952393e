//! Law 28B: an opponent whose turn it was calls before the director has ruled on a call out of rotation, of whatever kind.

use director_please::{
    bridge::{Bid, Call, Seat},
    lawbook::Edition,
    laws,
    record::{Event, Record},
    ruling::{InForce, Kind, Ruling},
};

use super::table::made;

/// Auctions, irregular ones too: some leave a player who must pass.
const BEFORE: [&[&str]; 9] = [
    &[],
    &["P", "P"],
    &["1H"],
    &["1D", "1S"],
    &["1H", "X"],
    &["1NT", "P", "P"],
    &["1S", "2H", "X"],
    // The player who calls out of rotation, or their partner, must pass.
    &["1S", "1H", "decline", "3C"],
    &["1S", "P", "1H", "decline", "3C"],
];

fn before(edition: Edition, calls: &[&str]) -> Record {
    let mut record = Record::new(edition, Seat::North);
    for word in calls {
        let turn = laws::rule(&record).unwrap().turn.unwrap_or(Seat::East);
        record.events.push(match *word {
            "decline" => Event::Lho(director_please::record::LhoChoice::Declines),
            call => {
                let last = record.events.iter().rev().find_map(Event::made_call).and_then(|made| made.by);
                let is_again = matches!(record.events.last(), Some(Event::Lho(_)));
                made(call.parse().unwrap(), last.filter(|_| is_again).unwrap_or(turn))
            }
        });
    }
    record
}

fn every_call() -> Vec<Call> {
    let above = ["8C".parse().unwrap(), "9NT".parse().unwrap()];
    [Call::Pass, Call::Double, Call::Redouble].into_iter().chain(Bid::all().map(Call::Bid)).chain(above).collect()
}

fn with(record: &Record, events: &[Event]) -> Record {
    let mut record = record.clone();
    record.events.extend_from_slice(events);
    record
}

/// What a ruling binds, and where the auction stands.
fn table(ruling: &Ruling) -> (Option<Seat>, InForce, String) {
    (ruling.turn, ruling.in_force.clone(), format!("{:?}", ruling.auction))
}

#[test]
fn a_call_of_any_kind_counts_as_not_made_once_rho_in_turn_has_called() {
    let mut tried = 0;
    for edition in Edition::ALL {
        for calls in BEFORE {
            let start = before(edition, calls);
            let ruling = laws::rule(&start).unwrap();
            let turn = ruling.turn.unwrap();
            let must_pass = ruling.in_force.must_pass.iter().any(|bar| bar.seat == turn);
            for call in every_call() {
                for answer in [Call::Pass, "7NT".parse().unwrap()] {
                    if answer != Call::Pass && must_pass {
                        continue;
                    }
                    let out_of_turn = with(&start, &[made(call, turn.lho()), made(answer, turn)]);
                    let Ok(ruling) = laws::rule(&out_of_turn) else { continue };
                    let incident = ruling.incidents.iter().find(|one| one.event == start.events.len()).unwrap();
                    if must_pass || incident.kind == Kind::ChangeOfCall || incident.answers.is_some() {
                        // Law 28A makes the call one in rotation, and Law 25 may make it a change.
                        continue;
                    }
                    tried += 1;
                    let in_turn = laws::rule(&with(&start, &[made(answer, turn)])).unwrap();
                    let said = || format!("{edition:?} {calls:?} {} {call} {answer}", turn.lho());
                    assert!(incident.is_taken_as_not_made(), "{}: {incident:?}", said());
                    assert_eq!(table(&ruling), table(&in_turn), "{}", said());
                }
            }
        }
    }
    assert!(tried > 700, "{tried}");
}

/// A second call by the player who called last is no change of the first where partner has called out of rotation in between, and
/// the opponent whose turn it was goes on: at most the director is asked whether they called over it.
#[test]
fn a_call_made_after_partners_out_of_rotation_takes_nobodys_first_call_away() {
    let mut tried = 0;
    for edition in Edition::ALL {
        for calls in &BEFORE[2..7] {
            let start = before(edition, calls);
            let turn = laws::rule(&start).unwrap().turn.unwrap();
            let (first, partner) = (turn.rho(), turn.lho());
            let standing = laws::rule(&start).unwrap().calls;
            for out_of_turn in [Call::Pass, Call::Double, "2C".parse().unwrap(), "3NT".parse().unwrap()] {
                for second in every_call() {
                    for answer in [Call::Pass, "7NT".parse().unwrap()] {
                        let events = [made(out_of_turn, partner), made(second, first), made(answer, turn)];
                        let record = with(&start, &events);
                        let Ok(ruling) = laws::rule(&record) else { continue };
                        tried += 1;
                        let stays = standing.iter().zip(&ruling.calls).all(|(before, now)| before.status == now.status);
                        assert!(stays, "{}: {:?}", serde_json::to_string(&record).unwrap(), ruling.calls);
                    }
                }
            }
        }
    }
    assert!(tried > 2000, "{tried}");
}

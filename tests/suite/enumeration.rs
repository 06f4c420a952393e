//! Every irregularity of one call, in every place: edition × what was called × whose turn it was × whether the offender
//! had called × LHO's choice × RHO's action × the call at the offender's turn. Played to the end of the auction, each
//! leads to exactly one ruling, or to one question for the director.

use director_please::{
    bridge::{Call, Seat},
    lawbook::Edition,
    laws,
    record::{Event, Facts, LhoChoice, MadeCall, Record},
    ruling::{Kind, Outcome, Ruling},
};

/// The offender is South. The dealer, and the regular calls before the irregular one.
const BEFORE: [(Seat, &[&str]); 12] = [
    (Seat::East, &[]),
    (Seat::North, &["1H"]),
    (Seat::South, &["P", "P", "1H"]),
    (Seat::South, &["1D", "P", "1H"]),
    (Seat::North, &[]),
    (Seat::West, &["1H"]),
    (Seat::South, &["P", "1H"]),
    (Seat::South, &["1D", "1H"]),
    (Seat::West, &[]),
    (Seat::South, &["P"]),
    (Seat::South, &["1H"]),
    (Seat::North, &["1H", "P"]),
];

/// What South calls, with what it is said to show.
const CALLS: [&str; 7] = ["P", "X", "XX", "1C", "1S", "1NT", "8C"];

/// What LHO does about it.
const LHO: [Option<LhoChoice>; 3] = [None, Some(LhoChoice::Accepts), Some(LhoChoice::Declines)];

/// What East does at their turn, if they can.
const RHO: [&str; 3] = ["P", "2D", "X"];

/// What South calls when their turn comes, and whether the director finds it comparable.
const AT_HIS_TURN: [(&str, Option<bool>); 7] = [
    ("P", None),
    ("P", Some(false)),
    ("1S", None),
    ("2C", Some(true)),
    ("2S", Some(false)),
    ("3C", None),
    ("X", Some(false)),
];

fn call(text: &str, by: Option<Seat>, comparable: Option<bool>) -> Event {
    let facts = Facts { comparable, ..Facts::default() };
    Event::Call(MadeCall { call: text.parse().unwrap(), by, facts })
}

/// Adds the event if the record still tells a story with it.
fn add(record: &mut Record, event: Event) -> Option<Ruling> {
    record.events.push(event);
    let ruling = laws::rule(record).ok();
    if ruling.is_none() {
        record.events.pop();
    }
    ruling
}

/// Everybody passes until the auction is over, or nobody can go on.
fn to_the_end(record: &mut Record, first: Ruling) -> Ruling {
    let mut ruling = first;
    for _ in 0..24 {
        let Some(turn) = ruling.turn else { return ruling };
        let must = ruling.in_force.must_repeat.filter(|bar| bar.seat == turn).map(|bar| bar.call);
        // Once the auction has gone back (Law 34), they pass under the ruling.
        let goes_back = ruling.incidents.iter().any(|incident| incident.kind == Kind::PassesOutOfRotationEnd);
        if goes_back && record.events.last() != Some(&Event::DirectorRuled) {
            record.events.push(Event::DirectorRuled);
        }
        let event = call(&must.unwrap_or(Call::Pass).to_string(), Some(turn), Some(false));
        match add(record, event) {
            Some(next) => ruling = next,
            None => return ruling,
        }
    }
    panic!("this auction does not end: {record:?}\n{ruling}");
}

#[test]
fn every_irregularity_of_one_call_comes_to_one_ruling_or_one_question() {
    let (mut irregular, mut settled, mut asked, mut same_again) = (0, 0, 0, 0);
    for edition in Edition::ALL {
        for (dealer, before) in BEFORE {
            for south in CALLS {
                for (lho, rho) in LHO.iter().flat_map(|lho| RHO.map(|rho| (lho, rho))) {
                    for (later, comparable) in AT_HIS_TURN {
                        let mut record = Record::new(edition, dealer);
                        record.events.extend(before.iter().map(|text| call(text, None, None)));
                        let Some(mut ruling) = add(&mut record, call(south, Some(Seat::South), None)) else {
                            // They name the call that they have just made: nothing happens.
                            assert_eq!(before.last(), Some(&south), "{record:?}");
                            same_again += 1;
                            continue;
                        };
                        irregular += usize::from(!ruling.is_regular());
                        if let Some(choice) = lho
                            && let Some(next) = add(&mut record, Event::Lho(*choice))
                        {
                            ruling = next;
                        }
                        for _ in 0..4 {
                            let text = match ruling.turn {
                                Some(Seat::East) => rho,
                                Some(Seat::South) => later,
                                Some(_) => "P",
                                None => break,
                            };
                            let event =
                                call(text, ruling.turn, comparable.filter(|_| ruling.turn == Some(Seat::South)));
                            match add(&mut record, event) {
                                Some(next) => ruling = next,
                                None => break,
                            }
                        }
                        let end = to_the_end(&mut record, ruling);
                        for incident in &end.incidents {
                            match &incident.outcome {
                                Outcome::NoRectification(_) | Outcome::Rectification(_) => settled += 1,
                                Outcome::DirectorsOption(_) => asked += 1,
                                Outcome::PlayersOption(_) => {
                                    assert!(!end.auction_over, "somebody still has to choose: {record:?}\n{end}");
                                }
                            }
                        }
                        let decides = end.incidents.iter().any(|i| matches!(i.outcome, Outcome::DirectorsOption(_)));
                        assert!(end.auction_over || decides, "nobody can go on: {record:?}\n{end}");
                    }
                }
            }
        }
    }
    // One place in twelve where they have just called, with the same call: LHO, RHO, their next call, editions.
    assert_eq!(same_again, 3 * 3 * 7 * Edition::ALL.len());
    assert!(irregular > 5_000 && settled > 5_000 && asked > 500, "{irregular}, {settled}, {asked}");
}

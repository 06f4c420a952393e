//! A replacement that is changed once more, and a change that is changed: by Law 27C the first replacement counts, by Law 25 the
//! first call and the last.

use director_please::{
    bridge::{Call, Seat},
    explain::{self, Reader},
    lawbook::Edition,
    laws,
    locale::{self, Language},
    present::terminal,
    record::{Event, LhoChoice, Record},
    ruling::{CallStatus, Kind, Outcome, Question},
    shorthand,
};

use super::{Tally, in_short, table::made};

const CALLS: [&str; 14] = ["P", "X", "1C", "1D", "1H", "1NT", "2C", "2D", "2H", "2S", "3C", "3H", "4H", "4S"];

fn call(name: &str) -> Call {
    name.parse().unwrap()
}

fn record(edition: Edition, calls: &[(Seat, &str)], last: Option<Event>) -> Record {
    let calls = calls.iter().map(|(by, name)| made(call(name), *by));
    Record { events: calls.chain(last).collect(), ..Record::new(edition, Seat::North) }
}

fn tell(tally: &Tally) {
    if let Some((record, why)) = &tally.shortest {
        panic!("{} of {}, the shortest: {}\n{why}", tally.failures, tally.seen, record.to_json());
    }
}

/// Law 27C: that LHO declines before the second replacement or after it is the same.
#[test]
fn the_first_replacement_of_an_insufficient_bid_counts_whenever_lho_declines() {
    let mut tally = Tally::default();
    for edition in Edition::ALL {
        for one in CALLS {
            for two in CALLS.into_iter().filter(|two| *two != one) {
                let auction = [(Seat::North, "1S"), (Seat::East, "1H"), (Seat::East, one)];
                // The insufficient bid itself, made again before LHO chose, is told once. A double may be comparable until the director
                // has decided, which they have where its player calls again after LHO has declined.
                if one == "1H" || two == "1H" || one == "X" {
                    continue;
                }
                let declines = Event::Lho(LhoChoice::Declines);
                let after = record(edition, &[&auction[..], &[(Seat::East, two)]].concat(), Some(declines.clone()));
                let mut before = record(edition, &auction, Some(declines));
                before.events.push(made(call(two), Seat::East));
                let (Ok(one), Ok(other)) = (laws::rule(&after), laws::rule(&before)) else { continue };
                let (one, other) = (in_short(&one), in_short(&other));
                tally.hold(one == other, &after, || format!("{one}\n--- declined before it:\n{other}"));
            }
        }
    }
    tell(&tally);
    assert!(tally.seen > 200, "{}", tally.seen);
}

/// Law 27C: if LHO accepts the first bid, what was put in its place goes, all of it.
#[test]
fn every_replacement_goes_where_the_first_bid_is_accepted() {
    let mut tally = Tally::default();
    for edition in Edition::ALL {
        for one in CALLS {
            for two in CALLS.into_iter().filter(|two| *two != one && one != "1H" && *two != "1H") {
                let auction = [(Seat::North, "1S"), (Seat::East, "1H"), (Seat::East, one), (Seat::East, two)];
                let record = record(edition, &auction, Some(Event::Lho(LhoChoice::Accepts)));
                let ruling = laws::rule(&record).unwrap();
                let status: Vec<CallStatus> = ruling.calls.iter().map(|call| call.status).collect();
                let wanted = [CallStatus::Stands, CallStatus::Stands, CallStatus::Withdrawn, CallStatus::Withdrawn];
                tally.hold(status == wanted && ruling.turn == Some(Seat::South), &record, || format!("{status:?}"));
            }
        }
    }
    tell(&tally);
}

/// Law 25: of three calls at one turn, the second is out of it: the first and the last are ruled on as if it had not been made.
#[test]
fn a_change_that_is_changed_is_a_change_to_the_last_call() {
    let mut tally = Tally::default();
    for edition in Edition::ALL {
        for first in ["P", "2C", "2S", "3S"] {
            for second in ["P", "2D", "3C", "3S", "4S"] {
                for third in ["P", "X", "2NT", "3H", "4S", "5C"] {
                    for passes in [0, 1, 3] {
                        if first == second || second == third || first == third {
                            continue;
                        }
                        let begin = [(Seat::North, "1S"), (Seat::East, "P"), (Seat::South, first)];
                        let end = [(Seat::West, "P"), (Seat::North, "P"), (Seat::East, "P")];
                        let with = [&begin[..], &[(Seat::South, second), (Seat::South, third)], &end[..passes]];
                        let without = [&begin[..], &[(Seat::South, third)], &end[..passes]];
                        let (with, without) =
                            (record(edition, &with.concat(), None), record(edition, &without.concat(), None));
                        // A double that is not allowed and a bid above seven are ruled on by other laws.
                        let (Ok(one), Ok(other)) = (laws::rule(&with), laws::rule(&without)) else { continue };
                        if other.incidents.iter().any(|it| it.kind == Kind::InadmissibleDouble) {
                            continue;
                        }
                        let same = (one.turn, one.contract, one.auction_over, &one.in_force.must_pass)
                            == (other.turn, other.contract, other.auction_over, &other.in_force.must_pass);
                        tally.hold(same, &with, || format!("{one}\n--- without the second call:\n{other}"));
                    }
                }
            }
        }
    }
    tell(&tally);
    assert!(tally.seen > 200, "{}", tally.seen);
}

/// The auctions in which a call in place of an irregular one is changed.
fn changed_replacements() -> impl Iterator<Item = Record> {
    use Seat::{East, North, South};
    let declines = || Event::Lho(LhoChoice::Declines);
    let insufficient = move |edition: Edition, one: &str, two: &str| {
        let mut record = record(edition, &[(North, "1S"), (East, "1H")], Some(declines()));
        record.events.extend([made(call(one), East), made(call(two), East)]);
        record
    };
    let out_of_turn = move |edition: Edition, one: &str, two: &str| {
        let mut record = record(edition, &[(East, "1D")], Some(declines()));
        record.events.extend([made(call("1H"), North), made(call(one), East), made(call(two), East)]);
        record
    };
    let pass_out_of_turn = move |edition: Edition, one: &str, two: &str| {
        let mut record = record(edition, &[(South, "P")], Some(declines()));
        let calls = [("1H", North), ("P", East), (one, South), (two, South)];
        record.events.extend(calls.map(|(name, by)| made(call(name), by)));
        record
    };
    Edition::ALL.into_iter().flat_map(move |edition| {
        CALLS.into_iter().flat_map(move |one| {
            CALLS.into_iter().filter(move |two| *two != one).flat_map(move |two| {
                [insufficient(edition, one, two), out_of_turn(edition, one, two), pass_out_of_turn(edition, one, two)]
            })
        })
    })
}

/// Law 25A: what a page tells if the director finds a slip is what is ruled once the record says so.
#[test]
fn what_follows_from_a_slip_is_what_is_ruled_once_it_is_stated() {
    let mut tally = Tally::default();
    for record in changed_replacements() {
        let Ok(ruling) = laws::rule(&record) else { continue };
        let is_asked = |outcome: &Outcome| match outcome {
            Outcome::DirectorsOption(option) => matches!(option.question, Question::Unintended(_)),
            _ => false,
        };
        let Some(asked) = ruling.incidents.iter().find(|one| is_asked(&one.outcome)) else { continue };
        let Some(answers) = &asked.answers else { continue };
        // What else the director has to decide is open in both.
        if ruling
            .incidents
            .iter()
            .any(|one| one.event != asked.event && matches!(one.outcome, Outcome::DirectorsOption(_)))
        {
            continue;
        }
        let first = record.events.len() - 2;
        for (unintended, then) in [(true, &answers.yes), (false, &answers.no)] {
            let mut stated = record.clone();
            if let Some(Event::Call(made)) = stated.events.get_mut(first) {
                made.facts.unintended = Some(unintended);
            }
            let Some(ruled) = tally.rule(&stated) else { continue };
            let same = (&ruled.in_force.must_pass, ruled.turn, ruled.contract)
                == (&then.in_force.must_pass, then.turn, then.contract);
            let why = || format!("unintended {unintended}: {:?}\n--- stated: {:?}", then, ruled.in_force);
            tally.hold(same, &record, why);
        }
    }
    tell(&tally);
    assert!(tally.seen > 300, "{}", tally.seen);
}

/// One line of a page says that nobody is restricted, or tells a restriction, but not both.
#[test]
fn no_line_restricts_somebody_and_nobody() {
    let mut tally = Tally::default();
    for record in changed_replacements() {
        let Ok(ruling) = laws::rule(&record) else { continue };
        let page = locale::page(&explain::explain(&record, &ruling, Reader::Player), Language::English);
        let page = terminal::render(&page);
        for line in page.split("\n  - ").flat_map(|part| part.split("\n\n")) {
            let line = line.split_whitespace().collect::<Vec<_>>().join(" ");
            let nobody = line.contains("nobody is restricted") || line.contains("no new restriction");
            let somebody = ["must pass", "may forbid", "may require"].iter().any(|it| line.contains(it));
            tally.hold(!(nobody && somebody), &record, || format!("{line}\n\n{page}"));
            tally.hold(!line.trim_end().ends_with(':') || line.len() < 40, &record, || format!("{line}\n\n{page}"));
        }
    }
    tell(&tally);
}

/// Once the auction is over and the side that changed a call plays, nothing hangs on whether it was a slip, and nobody is asked.
#[test]
fn nobody_is_asked_about_a_change_by_the_side_that_plays() {
    let mut tally = Tally::default();
    for edition in Edition::ALL {
        for first in ["P", "2C", "2S", "3S", "4D"] {
            for second in ["2S", "3S", "4S", "5C"].into_iter().filter(|second| *second != first) {
                let begin = [(Seat::North, "1S"), (Seat::East, "P"), (Seat::South, first), (Seat::South, second)];
                let end = [(Seat::West, "P"), (Seat::North, "P"), (Seat::East, "P")];
                let record = record(edition, &[&begin[..], &end[..]].concat(), None);
                let ruling = laws::rule(&record).unwrap();
                let over = ruling.contract.is_some_and(|contract| contract.bid.to_string() == second);
                let settled = ruling.incidents.iter().all(|one| one.is_settled());
                tally.hold(over && settled, &record, || ruling.to_string());
            }
        }
    }
    tell(&tally);
    assert!(tally.seen > 20, "{}", tally.seen);
}

/// Law 10C1: before LHO chooses about the first bid, the page tells what becomes of every call that was put in its place.
#[test]
fn lho_is_told_of_every_replacement_before_choosing() {
    let mut tally = Tally::default();
    for edition in Edition::ALL {
        for one in CALLS {
            for two in CALLS.into_iter().filter(|two| *two != one && one != "1H" && *two != "1H") {
                let auction = [(Seat::North, "1S"), (Seat::East, "1H"), (Seat::East, one), (Seat::East, two)];
                let record = record(edition, &auction, None);
                let ruling = laws::rule(&record).unwrap();
                let page = locale::page(&explain::explain(&record, &ruling, Reader::Player), Language::English);
                let page = terminal::render(&page).split_whitespace().collect::<Vec<_>>().join(" ");
                tally.hold(page.contains("West may use neither"), &record, || page.clone());
            }
        }
    }
    tell(&tally);
}

/// Law 25: what the first change comes to is asked as long as an answer about the second lets the auction go on, for then it may matter for
/// the lead.
#[test]
fn a_question_stays_while_the_auction_may_go_on() {
    let mut seen = 0;
    for (edition, bid) in
        Edition::ALL.into_iter().flat_map(|edition| ["2H", "2D", "3C", "2NT"].map(|bid| (edition, bid)))
    {
        for last in ["X", "3S", "4C"] {
            for auction in [
                format!("1H P P changed to {bid} P P P changed to {last}"),
                format!("P 1S P {bid} changed to P P changed to {last}"),
            ] {
                let Ok(record) = shorthand::read(&auction, Some(edition)) else { continue };
                let ruling = laws::rule(&record).unwrap();
                let asked = ruling.incidents.iter().filter(|it| it.answers.is_some()).count();
                assert_eq!(asked, 2, "{auction} {edition:?}: {ruling}");
                seen += 1;
            }
        }
    }
    assert!(seen > 20, "{seen}");
}

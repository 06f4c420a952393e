//! Law 22: a pass that ends the auction ends it on every page: nobody has a call to repeat, and nobody's turn comes.

use director_please::{
    bridge::{Call, Seat},
    explain::{self, Reader},
    lawbook::Edition,
    laws,
    locale::{self, Language},
    present::terminal,
    record::{Event, LhoChoice, Record},
    ruling::{Kind, Outcome, Question, Ruling},
};

use super::table::made;

/// Auctions that one pass more ends.
const BEFORE: [&str; 7] = ["P P P", "1H P P", "1H X P P", "P 1C P P", "1C 1H P P", "1NT P 2H P P", "P P 1S P 2S X P P"];

const CALLS: [&str; 9] = ["X", "XX", "1C", "1S", "1NT", "2C", "2H", "3S", "4NT"];

/// The auction in turn from North, and the player whose turn it then is.
fn auction(calls: &str) -> (Vec<Event>, Seat) {
    let mut turn = Seat::North;
    let mut events = Vec::new();
    for name in calls.split(' ') {
        events.push(made(name.parse().unwrap(), turn));
        turn = turn.lho();
    }
    (events, turn)
}

fn rule(edition: Edition, events: Vec<Event>) -> Option<(Record, Ruling)> {
    let record = Record { events, ..Record::new(edition, Seat::North) };
    laws::rule(&record).ok().map(|ruling| (record, ruling))
}

fn page(record: &Record, ruling: &Ruling, reader: Reader) -> String {
    terminal::render(&locale::page(&explain::explain(record, ruling, reader), Language::English))
        .split_whitespace()
        .collect::<Vec<_>>()
        .join(" ")
}

/// Laws 31A1 and 32: the call out of turn is not repeated after RHO's pass, if that was the last one.
#[test]
fn nothing_is_repeated_after_the_last_pass() {
    let mut seen = 0;
    for edition in Edition::ALL {
        for before in BEFORE {
            for name in CALLS {
                let (mut events, turn) = auction(before);
                events.push(made(name.parse().unwrap(), turn.lho()));
                let Some((record, ruling)) = rule(edition, events) else { continue };
                if !ruling.incidents.iter().any(|one| one.kind.is_out_of_rotation()) {
                    continue;
                }
                let mut declined = record.clone();
                declined.events.push(Event::Lho(LhoChoice::Declines));
                let Some((declined, open)) = rule(edition, declined.events) else { continue };
                let mut passed = declined.clone();
                passed.events.push(made(Call::Pass, turn));
                let (_, end) = rule(edition, passed.events).unwrap();
                assert!(end.auction_over && end.in_force.must_repeat.is_none(), "{before} {name}");
                for (record, ruling) in [(&record, &ruling), (&declined, &open)] {
                    let ends = ruling.incidents.iter().flat_map(|one| one.outcome.leaves());
                    assert!(ends.into_iter().all(|end| end.must_repeat.is_none()), "{before} {name}");
                    for reader in [Reader::Player, Reader::Director] {
                        let page = page(record, ruling, reader);
                        assert!(!page.contains("again, and n"), "{before} {name}: {page}");
                    }
                    seen += 1;
                }
            }
        }
    }
    assert!(seen > 60, "{seen}");
}

/// Law 25 or 29: a player has called again over LHO's pass, and partner has passed: if that was a new call and is declined, the
/// auction is over.
#[test]
fn a_new_call_that_is_declined_after_the_last_pass_leaves_nobody_a_turn() {
    let mut seen = 0;
    for edition in Edition::ALL {
        for before in BEFORE {
            for name in CALLS {
                let (mut events, turn) = auction(before);
                events.push(made(name.parse().unwrap(), turn.partner()));
                events.push(made(Call::Pass, turn));
                let Some((record, ruling)) = rule(edition, events) else { continue };
                let asks = |one: &director_please::ruling::Incident| {
                    one.kind == Kind::ChangeOfCall && matches!(one.outcome, Outcome::DirectorsOption(_))
                };
                let declined = [record.events.clone(), vec![Event::Lho(LhoChoice::Declines)]].concat();
                let Some((_, declined)) = rule(edition, declined) else { continue };
                let answers = declined.incidents.iter().find_map(|one| one.answers.as_deref());
                let is_over = answers.is_some_and(|answers| answers.no.auction_over);
                if !is_over || !ruling.incidents.iter().any(asks) {
                    continue;
                }
                let page = page(&record, &ruling, Reader::Player);
                let Some((_, after)) = page.split_once("declines it: ") else { continue };
                let line = after.split(" Laws ").next().unwrap();
                assert!(line.contains(" then plays ") || line.contains("passed out"), "{before} {name}: {page}");
                assert!(!line.contains("turn"), "{before} {name}: {page}");
                seen += 1;
            }
        }
    }
    assert!(seen > 20, "{seen}");
}

/// A deal that is passed out has no opening lead.
#[test]
fn nothing_is_led_to_a_deal_that_is_passed_out() {
    let mut seen = 0;
    for edition in Edition::ALL {
        for (before, by) in [("P P P", 0), ("P P P", 1), ("P P P P", 0), ("P P P P", 2), ("P P", 0)] {
            for name in ["X", "XX", "P", "7NT"] {
                let (mut events, turn) = auction(before);
                let offender = (0..by).fold(turn, |seat, _| seat.lho());
                events.push(made(name.parse().unwrap(), offender));
                let passes = [vec![], vec![Event::DirectorRuled], vec![Event::Lho(LhoChoice::Declines)]];
                for then in passes {
                    let Some((record, ruling)) = rule(edition, [events.clone(), then].concat()) else { continue };
                    if ruling.auction_over && ruling.contract.is_none() {
                        let page = page(&record, &ruling, Reader::Player);
                        assert!(!page.contains("opening lead"), "{before} {name}: {page}");
                        seen += 1;
                    }
                }
            }
        }
    }
    assert!(seen > 8, "{seen}");
}

/// Law 25A5 (2007: 25A3): the last two players to pass have no partner who called since, so their pass may have been unintended; of
/// the other two nobody asks.
#[test]
fn the_last_two_passes_may_be_slips_and_no_others() {
    let mut seen = [0, 0];
    for edition in Edition::ALL {
        for before in BEFORE {
            for name in CALLS.into_iter().filter(|name| *name != "X" && *name != "XX") {
                for seat in Seat::ALL {
                    let (mut events, turn) = auction(&format!("{before} P"));
                    events.push(made(name.parse().unwrap(), seat));
                    let Some((record, ruling)) = rule(edition, events) else { continue };
                    // A bid that would not have been sufficient at that turn cannot have been meant there.
                    let is_legal = ruling
                        .auction
                        .last_bid()
                        .is_none_or(|(_, last)| name.parse::<Call>().unwrap().bid() > Some(last));
                    if !is_legal {
                        continue;
                    }
                    let is_asked = ruling.incidents.iter().any(|one| match &one.outcome {
                        Outcome::DirectorsOption(option) => matches!(option.question, Question::Unintended(_)),
                        Outcome::PlayersOption(_) | Outcome::NoRectification(_) | Outcome::Rectification(_) => false,
                    });
                    let may_be = seat == turn.rho() || seat == turn.partner();
                    assert_eq!(is_asked, may_be, "{record:?}\n{ruling}");
                    seen[usize::from(is_asked)] += 1;
                }
            }
        }
    }
    assert!(seen.iter().all(|seen| *seen > 30), "{seen:?}");
}

//! Players seen from one another, the writer who names their seat, and those who passed all but one.

use director_please::shorthand;

use super::{
    calls,
    subjects::{ENGLISH, LETTERS, NORWEGIAN, in_turn, name},
};

/// `N opened 1S, their LHO passed`: East. Where two players were named, it may be either's.
#[test]
fn a_neighbour_is_seen_from_the_player_who_was_named_last() {
    for (names, verb, seen) in [
        (ENGLISH, "opened", [("his LHO", 1), ("her partner", 2), ("his RHO", 3)]),
        (LETTERS, "bid", [("her LHO", 1), ("his partner", 2), ("their RHO", 3)]),
        (NORWEGIAN, "åpnet", [("hans VM", 1), ("makker hans", 2), ("hennes HM", 3)]),
    ] {
        for (dealer, (words, later)) in (0..4).flat_map(|dealer| seen.map(|one| (dealer, one))) {
            for call in ["1H", "2C", "X"] {
                let first = names[dealer];
                let text = format!("{first} {verb} 1S, {words} {call}");
                let plain = format!("{first} {verb} 1S, {} {call}", name(names, dealer, later));
                let (found, wanted) = (shorthand::read(&text, None), shorthand::read(&plain, None));
                assert_eq!(found.is_ok(), wanted.is_ok(), "{text}");
                assert_eq!(found.ok(), wanted.ok(), "{text}");
                let two = format!("{first} {verb} 1S, {} 2C, {words} {call}", name(names, dealer, 1));
                // "Their LHO" is of the player who has just called, whose turn it is not; of anybody else it is asked whose.
                let next =
                    format!("{first} {verb} 1S, {} 2C, {} {call}", name(names, dealer, 1), name(names, dealer, 2));
                let (found, wanted) = (shorthand::read(&two, None), shorthand::read(&next, None));
                assert_eq!(found.ok(), wanted.ok().filter(|_| later == 1), "{two}");
            }
        }
    }
    for (seen, plain) in [
        ("partner opened 1S, his LHO passed and I bid 1H", "N 1S, E P, S 1H"),
        ("RHO opened 1D, I passed, his partner bid 1C", "E 1D, S P, W 1C"),
        ("LHO 1D, his LHO 1C", "W 1D, N 1C"),
        ("makker åpnet 1S, hans VM passet, jeg meldte 1H", "N 1S, E P, S 1H"),
    ] {
        assert_eq!(shorthand::read(seen, None).unwrap(), shorthand::read(plain, None).unwrap(), "{seen}");
    }
}

/// `I'm South, opened 1S`: South's opening.
#[test]
fn what_the_writer_did_behind_their_seat_is_theirs() {
    for (names, says, opened, pass) in [
        (ENGLISH, ["I'm", "I am", "I was"], "opened", "passed"),
        (LETTERS, ["I'm", "I am", "I was"], "bid", "P"),
        (NORWEGIAN, ["jeg er", "jeg satt", "jeg sitter"], "åpna", "passet"),
    ] {
        let and = if opened == "åpna" { " og " } else { " and " };
        for (dealer, seat) in director_please::bridge::Seat::ALL.into_iter().enumerate() {
            for (says, apart) in says.into_iter().flat_map(|says| [", ", ". ", and].map(|apart| (says, apart))) {
                let next = name(names, dealer, 1);
                let last = name(names, dealer, 2);
                let text = format!("{says} {}{apart}{opened} 1S, {next} {pass}, {last} 1H", names[dealer]);
                if let Ok(record) = shorthand::read(&text, None) {
                    assert_eq!(calls(&record), in_turn(seat, &["1S", "P", "1H"]), "{text}");
                } else {
                    panic!("{text}");
                }
            }
        }
    }
}

/// `1S, all passed but W bid 1H`: West did not pass.
#[test]
fn all_passed_but_the_player_who_did_not() {
    for (names, passed, but, bid) in [
        (ENGLISH, ["all passed", "everyone passed", "everybody passes"], [" but", ", but", "; but"], "bid"),
        (LETTERS, ["all pass", "everybody passed", "all passed"], [" but", ", but", ". But"], "bids"),
        (NORWEGIAN, ["alle pass", "alle passet", "passet rundt"], [" men", ", men", ". Men"], "meldte"),
    ] {
        for (dealer, seat) in director_please::bridge::Seat::ALL.into_iter().enumerate() {
            for (passed, but) in passed.into_iter().flat_map(|passed| but.map(|but| (passed, but))) {
                for (later, call) in [(2, "1H"), (3, "1H"), (3, "2C"), (2, "X")] {
                    let last = name(names, dealer, later);
                    let text = format!("{} 1S, {passed}{but} {last} {bid} {call}", names[dealer]).replace("bid X", "X");
                    let Ok(record) = shorthand::read(&text, None) else { continue };
                    let auction: Vec<&str> =
                        ["1S"].into_iter().chain(["P"].into_iter().cycle().take(later - 1)).chain([call]).collect();
                    assert_eq!(calls(&record), in_turn(seat, &auction), "{text}");
                }
                let first = format!("{} 1S, {passed}{but} {} {bid} 1H", names[dealer], name(names, dealer, 1));
                assert!(shorthand::read(&first, None).is_err(), "{first}");
            }
        }
    }
    assert!(shorthand::read("1S all passed but W bid 1H", None).is_ok());
}

/// Players behind their calls in any sort of brackets.
#[test]
fn the_sort_of_bracket_says_nothing() {
    for (dealer, brackets) in (0..4).flat_map(|dealer| ["[]", "{}"].map(|brackets| (dealer, brackets))) {
        for auction in [["1S", "P", "1H"], ["1NT", "2C", "2C"], ["1C", "P", "1S"]] {
            let told = (0..3).map(|later| format!("{}({})", auction[later], name(LETTERS, dealer, later)));
            let round = format!("dealer {}. {}", LETTERS[dealer], told.collect::<Vec<_>>().join(" "));
            let [open, close] = [0, 1].map(|at| &brackets[at..=at]);
            let other = round.replace('(', open).replace(')', close);
            assert_eq!(shorthand::read(&round, None), shorthand::read(&other, None), "{other}");
        }
    }
}

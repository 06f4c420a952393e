//! A call that is told first, and behind it the auction in which it was made. It is never the first call of the auction in silence.

use director_please::{
    bridge::{Call, Seat},
    shorthand,
};

use super::{asks, calls, read};

/// The names of the players, the verbs for a double, a redouble and a pass, the mark of a call out of turn, and the word for the dealer.
type Words = ([&'static str; 4], [&'static str; 3], [&'static str; 2], &'static str);

const LANGUAGES: [Words; 2] = [
    (["North", "East", "South", "West"], ["doubled", "redoubled", "passed"], ["out of turn", "oot"], "dealer"),
    (["Nord", "Øst", "Syd", "Vest"], ["doblet", "redoblet", "passet"], ["utenfor tur", "utur"], "giver"),
];

/// What parts the headline from the auction.
const SIGNS: [&str; 4] = [". ", ": ", "\n", ". The auction was "];

fn seat(dealer: usize, turn: usize) -> Seat {
    Seat::ALL[(dealer + turn) % 4]
}

/// `W doubled out of turn. 1S P, dealer N`: a double cannot have come first.
#[test]
fn a_double_that_is_told_first_came_last() {
    let mut told = 0;
    for (names, verbs, marks, deals) in LANGUAGES {
        for dealer in 0..4 {
            for (auction, verb) in [("1S", 0), ("1S P", 0), ("1H P 2H", 0), ("P 1D", 0), ("1H X", 1), ("1H P P X", 1)] {
                let count = auction.split(' ').count();
                for caller in (0..4).filter(|caller| *caller != count % 4) {
                    let by = seat(dealer, caller);
                    let call = [Call::Double, Call::Redouble][verb];
                    let mut wanted = calls(&read(&format!("dealer {}: {auction}", seat(dealer, 0))));
                    wanted.push((Some(by), call));
                    let name = names[(dealer + caller) % 4];
                    for mark in marks {
                        for sign in SIGNS {
                            let headline = format!("{name} {} {mark}", verbs[verb]);
                            let dealt = format!("{deals} {}", names[dealer]);
                            for text in [
                                format!("{headline}{sign}{auction}, {dealt}"),
                                format!("{dealt}. {headline}{sign}{auction}"),
                                format!("{headline}, {dealt}{sign}{auction}"),
                            ] {
                                let Ok(record) = shorthand::read(&text, None) else { continue };
                                assert_eq!(calls(&record), wanted, "{text}");
                                told += 1;
                            }
                        }
                    }
                }
            }
        }
    }
    assert!(told > 2_000, "{told}");
}

/// `S 2C oot. 1NT, dealer N`: the first call, or one behind the auction.
#[test]
fn a_bid_or_a_pass_that_is_told_first_is_asked_about() {
    for (names, verbs, marks, deals) in LANGUAGES {
        for dealer in 0..4 {
            for caller in 1..4 {
                let name = names[(dealer + caller) % 4];
                for told in ["2C".to_owned(), "bid 2C".to_owned(), "P".to_owned(), verbs[2].to_owned()] {
                    for mark in marks {
                        for sign in SIGNS {
                            for auction in ["1H", "1H P", "P 1H P"] {
                                asks(&format!("{name} {told} {mark}{sign}{auction}, {deals} {}", names[dealer]));
                                asks(&format!("{name} {told} {mark}, {deals} {}{sign}{auction}", names[dealer]));
                            }
                        }
                    }
                }
            }
        }
    }
    // What LHO did then, or the next player who is named, goes on from it.
    for text in ["dealer N, E 1S oot, S accepted. P P", "dealer N: W 1H oot. N P", "W:1H oot N:P, dealer N"] {
        read(text);
    }
}

/// `S bid insufficient 1H. N 1S E P`: no first bid is too low, so it came behind the auction, if it was that player's turn there.
#[test]
fn a_bid_that_is_called_too_low_first_came_last() {
    for dealer in 0..4 {
        for (auction, bid) in [("1S P", "1H"), ("1NT P 2D P", "1H"), ("P 1S", "1D"), ("1H 1S P", "1D")] {
            let count = auction.split(' ').count();
            let plain = read(&format!("dealer {}: {auction} {bid} ib", seat(dealer, 0)));
            let with_names: Vec<String> =
                auction.split(' ').enumerate().map(|(turn, call)| format!("{} {call}", seat(dealer, turn))).collect();
            for caller in 0..4 {
                let by = seat(dealer, caller);
                for headline in [
                    format!("{by} bid insufficient {bid}"),
                    format!("insufficient {bid} by {by}"),
                    format!("{by} {bid} ib"),
                    format!("{by} {bid}, too low").replace(',', ""),
                    format!("{by} meldte utilstrekkelig {bid}"),
                ] {
                    for text in [
                        format!("{headline}. {}", with_names.join(", ")),
                        format!("{headline}: {auction}, dealer {}", seat(dealer, 0)),
                        format!("{headline}. {auction}. Giver {}", ["N", "Ø", "S", "V"][dealer]),
                    ] {
                        match shorthand::read(&text, None) {
                            Ok(record) => assert_eq!(calls(&record), calls(&plain), "{text}"),
                            // LHO's call right behind it may be what happened then.
                            Err(_) => assert!(caller != count % 4 || caller == 3, "{text}"),
                        }
                    }
                }
            }
        }
    }
    // LHO's call behind it tells what happened then.
    asks("S insufficient 1H, W P. N 1S E P");
}

/// `West bid out of turn: 1H W:2C`: who called out of turn is told first, and the call stands beside the name below.
#[test]
fn who_called_out_of_turn_is_no_name_of_the_first_call() {
    let mut told = 0;
    for (names, marks, deals) in [
        (["North", "East", "South", "West"], ["out of turn", "bid out of turn", "called oot"], "dealer"),
        (["Nord", "Øst", "Syd", "Vest"], ["utenfor tur", "meldte utenfor tur", "meldte utur"], "giver"),
    ] {
        for dealer in 0..4 {
            for (auction, call) in [("1H", "2C"), ("P", "1S"), ("1H P P", "2C"), ("1NT P", "P"), ("1D P", "X")] {
                let count = auction.split(' ').count();
                for caller in (0..4).filter(|caller| *caller != count % 4) {
                    let by = seat(dealer, caller);
                    let Ok(record) =
                        shorthand::read(&format!("dealer {}: {auction} {by}:{call}", seat(dealer, 0)), None)
                    else {
                        continue;
                    };
                    let wanted = calls(&record);
                    let name = names[(dealer + caller) % 4];
                    for mark in marks {
                        for sign in SIGNS {
                            let text = format!("{deals} {}. {name} {mark}{sign}{auction} {name}:{call}", names[dealer]);
                            let Ok(record) = shorthand::read(&text, None) else { continue };
                            assert_eq!(calls(&record), wanted, "{text}");
                            told += 1;
                        }
                    }
                }
            }
        }
    }
    assert!(told > 600, "{told}");
}

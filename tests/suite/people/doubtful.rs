//! What may be a call, and may as well be something else: it is asked about, or it is what every reader takes it for.

use director_please::{
    bridge::{Call, Seat},
    record::Event,
    shorthand,
};

use super::{asks, calls, read};

const ENGLISH: [&str; 4] = ["North", "East", "South", "West"];
const LETTERS: [&str; 4] = ["N", "E", "S", "W"];
const NORWEGIAN: [&str; 4] = ["Nord", "Øst", "Syd", "Vest"];
const NAMES: [[&str; 4]; 3] = [ENGLISH, LETTERS, NORWEGIAN];

/// Every player in turn as the first one, with the names of all from there on, in each way of writing them.
fn tables() -> impl Iterator<Item = (Seat, [&'static str; 4])> {
    NAMES.into_iter().flat_map(|names| {
        (0..4).map(move |first| (Seat::ALL[first], std::array::from_fn(|turn| names[(first + turn) % 4])))
    })
}

/// `N: 1H, 1H` and below `E: P`: a line a player.
#[test]
fn a_line_a_player_is_not_read_in_turn() {
    for (_, names) in tables() {
        for (first, second, other) in [("1H", "1H", "P"), ("1S", "2S", "1H"), ("P", "1H", "1C"), ("2C", "2H", "2D")] {
            for gap in [", ", " "] {
                asks(&format!("{}: {first}{gap}{second}\n{}: {other}", names[0], names[1]));
            }
        }
    }
}

/// `?` between calls doubts the one before it, or stands for one; in a column it stands for one.
#[test]
fn a_question_mark_between_calls_is_asked_about() {
    for auction in [["1H", "P", "1S"], ["1H", "P", "1H"], ["1NT", "2C", "2D"], ["P", "P", "1H"]] {
        for at in 1..3 {
            let mut calls = auction.to_vec();
            calls.insert(at, "?");
            asks(&calls.join(" "));
        }
        let [one, two, three] = auction;
        let record = read(&format!("N E S W\n{one} {two} ? {three}"));
        assert_eq!(calls(&record)[2].0, Some(Seat::West), "{auction:?}");
    }
}

/// What is asked of the dealer is no fact, with the word before the player or behind.
#[test]
fn a_dealer_with_a_question_mark_is_asked_about() {
    for (_, names) in tables() {
        for auction in ["1H", "1H P 1H", "1S 1H ib"] {
            for dealt in ["dealt?", "is dealer?", "var giver?"] {
                asks(&format!("{} {dealt} {auction}", names[0]));
            }
        }
    }
}

/// The number or the star of a row is no cell.
#[test]
fn a_mark_before_a_row_is_asked_about() {
    for header in ["N E S W", "W N E S", "Nord Øst Syd Vest", "North East South West"] {
        for row in ["1H P 1H", "1H P 1S P", "P 1C 1D"] {
            for mark in ["1.", "1)", "*", "#", "•"] {
                asks(&format!("{header}\n{mark} {row}"));
                asks(&format!("{header}\nP P P P\n{mark} {row}"));
            }
        }
    }
}

/// A bid that nobody has made, in brackets with words that are not known, wherever it stands among them.
#[test]
fn a_bid_in_brackets_that_was_not_made_is_asked_about() {
    for (auction, bid) in [("1S 2H", "1H"), ("1S 1H", "2H"), ("1NT P 2C", "2D"), ("1C 1D 1D", "3NT")] {
        for words in ["was {}", "was {} at first", "it was {} before", "blorp {} blorp", "opprinnelig {} altså"] {
            let words = words.replace("{}", bid);
            for text in
                [format!("{auction} ({words})"), format!("{auction} [{words}]"), format!("{auction} {{{words}}}")]
            {
                asks(&text);
            }
        }
    }
}

/// `by opener`: the one who called, or a question.
#[test]
fn a_role_behind_a_call_has_to_be_its_player() {
    let roles = [
        ("by opener", Seat::North),
        ("by the opener", Seat::North),
        ("by responder", Seat::South),
        ("av åpneren", Seat::North),
        ("av svareren", Seat::South),
    ];
    for auction in ["1S 1H", "1S P 1H", "1S P 2S P 2H", "1NT P 2C X 2D", "1C 1D 1S 1H"] {
        let plain = read(auction);
        let last = calls(&plain).last().and_then(|(by, _)| *by);
        for (role, seat) in roles {
            for text in [format!("{auction} {role}"), format!("{auction}, {role}"), format!("{auction} ib {role}")] {
                let Ok(record) = shorthand::read(&text, None) else { continue };
                assert_eq!(last, Some(seat), "{text}");
                assert_eq!(record, plain, "{text}");
            }
        }
    }
    assert_eq!(read("1S P 2S P 2H, insufficient by opener"), read("1S P 2S P 2H"));
}

/// `takeout X` is a double, and the word says nothing of the bid before it.
#[test]
fn a_word_for_doubles_describes_no_bid() {
    for word in ["takeout", "take-out", "sputnik", "responsive", "negative double", "opplysende", "straffedobling"] {
        for bid in ["1S", "1NT", "3H"] {
            for double in ["X", "x", "dbl", "double", "dobling"] {
                if word.contains("dobling") || word.contains("double") {
                    continue;
                }
                let record = read(&format!("{bid} {word} {double} 2H"));
                assert_eq!(calls(&record), calls(&read(&format!("{bid} X 2H"))), "{word} {double}");
                let said: Vec<bool> = record
                    .events
                    .iter()
                    .filter_map(Event::made_call)
                    .map(|made| made.facts.meaning.is_some())
                    .collect();
                assert_eq!(said, [false, true, false], "{bid} {word} {double}");
            }
            for after in ["P 4H", "4H", "P P"] {
                let text = format!("{bid} {word} {after}");
                let found = shorthand::read(&text, None);
                assert!(!found.is_ok_and(|record| calls(&record)[1].1 != Call::Double), "{text}");
            }
        }
    }
}

/// `5S4H` is a hand, `2S 6 c` may be six cards, and `15-17 p` points.
#[test]
fn cards_and_points_are_no_calls_without_a_question() {
    for (one, other) in [("5S", "4H"), ("5H", "4C"), ("6D", "4S"), ("4S", "5D"), ("5s", "5h")] {
        for text in [format!("{one}{other}"), format!("{one}{other} 1S P 1H"), format!("1S {one}{other} 1H")] {
            asks(&text);
        }
    }
    for text in ["2S 6 c 2H", "2S 6 k 2H", "1H 5 c P", "3D 7 c 3C"] {
        asks(text);
    }
    for range in ["11-15", "15-17", "12-14"] {
        for text in [format!("1NT {range} p 2C"), format!("1C {range} p, 1H"), format!("1NT {range} p 2D 2C")] {
            asks(&text);
        }
    }
}

/// A word of order with a colon, after calls, begins another auction.
#[test]
fn a_second_auction_behind_a_word_is_asked_about() {
    for (first, then) in [("first:", "then:"), ("", "or:"), ("", "alternatively:"), ("først:", "så:"), ("", "eller:")]
    {
        for gap in [" ", "\n", ". "] {
            asks(format!("{first} 1S 1H{gap}{then} 1H P 1D").trim_start());
        }
    }
}

/// A hand held up between two calls may be the pass; and a contract after the end is no call.
#[test]
fn signs_and_contracts_are_no_calls_without_a_question() {
    for sign in ["✋", "🛑", "🙅", "👍"] {
        for auction in ["1S {} 1H", "1H P {} 1H", "1H {} P 1H"] {
            asks(&auction.replace("{}", sign));
        }
    }
    for auction in ["1S P 4S", "1S P 4S P P P", "1NT P 3NT P P P"] {
        for end in ["end: 4S", "slutt: 4S", "slutt 3NT", "end 4S"] {
            asks(&format!("{auction} {end}"));
        }
    }
}

/// Once the director has ruled, whose turn it is follows from the ruling, and not from the order of the text.
#[test]
fn a_bare_call_after_a_ruling_is_left_to_the_laws() {
    for auction in ["1S 1H > 2C W:2D", "1H P W:1S", "1NT E:2C 2D S:2H N:P"] {
        let record = read(&format!("{auction} ruled P"));
        assert_eq!(calls(&record).last().and_then(|(by, _)| *by), None, "{auction}");
        let named = read(&format!("{auction} ruled S:P P"));
        assert_eq!(calls(&named).last().and_then(|(by, _)| *by), Some(Seat::West), "{auction}");
    }
}

/// `E passed, then 1H`: East's second call, or the next player's.
#[test]
fn a_call_told_after_a_pass_is_asked_about() {
    for (_, [first, second, ..]) in tables() {
        for (passed, then) in [
            ("passed", ["then", "but then opened", "and opened", "but opened"]),
            ("passes", ["then", "then bids", "but bids", "and then"]),
            ("passet", ["så", "men åpnet så", "og åpnet", "men meldte"]),
        ] {
            for then in then {
                for gap in [", ", " "] {
                    asks(&format!("{first} {passed}{gap}{then} 1H"));
                    // The next player is named.
                    let named = format!("{first} {passed}{gap}then {second} bid 1H");
                    let Ok(record) = shorthand::read(&named, None) else { continue };
                    assert_eq!(calls(&record).len(), 2, "{named}");
                }
            }
        }
    }
}

/// `D E: 1H`: nobody doubles before there is a bid.
#[test]
fn a_letter_before_the_first_player_names_the_dealer() {
    for (seat, names) in tables().filter(|(_, names)| names[0].chars().count() == 1) {
        for form in ["D {}: 1H", "D {} 1H P 1H", "D: {} 1H", "d {}: P 1C"] {
            let record = read(&form.replace("{}", names[0]));
            assert_eq!((record.dealer, calls(&record)[0].0), (seat, Some(seat)), "{form}");
        }
    }
}

/// `(wrong card)` may be a slip of the hand.
#[test]
fn a_wrong_card_is_asked_about_unless_the_intended_call_follows() {
    for card in ["wrong card", "the wrong card", "feil kort", "feil lapp"] {
        for auction in ["1S 1H", "1S P 2S", "1C P 1H"] {
            for text in [format!("{auction} ({card})"), format!("{auction} {card}"), format!("{auction} ({card}) 3H")] {
                asks(&text);
            }
            let slip = read(&format!("{auction} mispull > 3H"));
            for text in [format!("{auction} {card} > 3H"), format!("{auction} ({card}) -> 3H")] {
                assert_eq!(read(&text), slip, "{text}");
            }
        }
    }
}

/// `E 1H (1S by N)`: what another than the next player called may have come before.
#[test]
fn a_call_in_brackets_by_another_than_the_next_player_is_asked_about() {
    for (seat, names) in tables() {
        let next = format!("{} 1H (1S by {})", names[0], names[1]);
        let record = read(&next);
        assert_eq!(calls(&record).last().and_then(|(by, _)| *by), Some(seat.lho()), "{next}");
        for other in [names[2], names[3]] {
            asks(&format!("{} 1H (1S by {other})", names[0]));
            asks(&format!("{} 1H (2C av {other})", names[0]));
        }
    }
}

/// A dash alone in the last row, where passes are written otherwise.
#[test]
fn a_dash_alone_in_the_last_row_is_asked_about() {
    for (seat, names) in tables() {
        let header = names.join(" ");
        for row in ["1H P 1S P", "1NT pass 2C pass"] {
            asks(&format!("{header}\n{row}\n-"));
        }
        let record = read(&format!("{header}\n1H - 1S -\n-"));
        assert_eq!((calls(&record).len(), record.dealer), (5, seat), "{header}");
    }
}

/// What partner did after a slip may leave nothing to change.
#[test]
fn what_another_player_did_after_a_slip_is_asked_about() {
    for player in ["partner", "LHO", "makker", "West", "North"] {
        for did in ["already bid", "has already bid", "already called", "meldte allerede", "bid"] {
            for slip in ["mispull", "feilgrep", "misclick"] {
                asks(&format!("1S P 2S {slip}, {player} {did}"));
                asks(&format!("1S P 2S {slip} > 3S, {player} {did}"));
            }
        }
    }
}

/// `2C(E) didn't see`: East's is the call, whatever East did not see.
#[test]
fn a_player_behind_a_call_keeps_it() {
    for (at, seat) in [("W", Seat::West), ("E", Seat::East), ("vest", Seat::West), ("øst", Seat::East)] {
        for unseen in ["didn't see", "did not see it", "så ikke"] {
            let text = format!("1H 2C({at}) {unseen}");
            let Ok(record) = shorthand::read(&text, None) else { continue };
            assert_eq!(calls(&record)[1].0, Some(seat), "{text}");
        }
    }
}

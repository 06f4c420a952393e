//! What came before, what was said of it, and when it happened.

use director_please::{bridge::Seat, lawbook::Edition, shorthand};

use super::{asks, calls, read};

/// A year is the edition where it stands alone or with a word for the Laws; in a story it is a date.
#[test]
fn a_year_in_a_story_is_no_edition() {
    let stories = [
        "in {} we had this: {}",
        "we had this in {}: {}",
        "Club night {}: {}",
        "Back in {} at the club: {}",
        "i {} hadde vi denne: {}",
        "Fra klubbkvelden {}: {}",
        "{}. We had this in {}.",
        "{}. Dette var på klubben i {}.",
        "{} in {}",
        "{} i {}",
    ];
    for year in ["2007", "2017"] {
        for auction in ["1H P 1H", "1S 2H 2D ib rej 3D"] {
            for story in stories {
                let (first, second) =
                    if story.starts_with("{} in") || story.starts_with("{} i") || story.starts_with("{}.") {
                        (auction, year)
                    } else {
                        (year, auction)
                    };
                let text = story.replacen("{}", first, 1).replacen("{}", second, 1);
                let Ok(record) = shorthand::read(&text, None) else { continue };
                assert_eq!(record, read(auction), "{text}");
            }
            let other = if year == "2007" { Edition::Laws2007 } else { Edition::Laws2017 };
            for text in
                [format!("{auction} {year}"), format!("{year}: {auction}"), format!("{auction}. Laws of {year}.")]
            {
                assert_eq!(read(&text).laws, other, "{text}");
            }
        }
    }
    assert_eq!(read("in 2007 we had this: 1H P 1H"), read("1H P 1H"));
}

/// `N 1S E had bid 3C`: between a player and another who is not next, others passed or were skipped.
#[test]
fn what_had_been_bid_by_another_than_the_player_before_is_asked_about() {
    for caller in Seat::ALL {
        for other in Seat::ALL.into_iter().filter(|other| *other != caller) {
            for (had, suit) in [("had bid", "C"), ("had opened", "C"), ("hadde meldt", "C"), ("hadde åpnet med", "C")]
            {
                let text = format!("{caller} 1S {other} {had} 3{suit}");
                let found = shorthand::read(&text, None);
                if other.lho() == caller {
                    assert_eq!(found, Ok(read(&format!("{other}: 3C {caller} 1S"))), "{text}");
                } else {
                    assert!(found.is_err(), "{text}");
                }
            }
        }
    }
}

/// `W passed, and again, N 1H`: whether W passed twice.
#[test]
fn what_was_done_once_more_is_asked_about() {
    for (player, passed, again) in [
        ("W", "passed", "again"),
        ("W", "passed", "once more"),
        ("V", "passet", "igjen"),
        ("V", "passet", "en gang til"),
    ] {
        for and in ["and", "then", "og", "så"] {
            asks(&format!("{player} {passed}, {and} {again}, N 1H"));
            asks(&format!("S 1S, {player} {passed}, {and} {again}. N 1H"));
        }
    }
    assert_eq!(read("1S P 1H again"), read("1S P 1H"));
}

/// `W bid 1H: it went N 1S`, `1S P 2C P. It went 1S P 2C P 1NT`: what follows does not go on behind what was told.
#[test]
fn an_auction_that_is_announced_is_another_telling() {
    for went in ["It went", "The auction:", "Bidding:", "auction", "Det gikk", "Meldingene:"] {
        for told in ["W bid 1H.", "W bid 1H!", "S doubled.", "V meldte 1H.", "S dobla."] {
            for then in ["N 1S E P S 1NT", "N 1NT E 2S", "1S P 1NT"] {
                let Ok(record) = shorthand::read(&format!("{told} {went} {then}"), None) else { continue };
                assert_eq!(record, read(then), "{told} {went} {then}");
            }
        }
        for (first, then) in
            [("1S P 2C P", "1S P 2C P 1NT"), ("2C 2D 2H 2NT", "2C P 2D P 2H P 2D"), ("1S 1H", "1S P 1H P 1NT")]
        {
            let Ok(record) = shorthand::read(&format!("{first}. {went} {then}"), None) else { continue };
            assert_eq!(record, read(then), "{first}. {went} {then}");
        }
    }
}

/// `S doubled out of turn: W opened 1S`: the opening came first.
#[test]
fn an_opening_behind_a_colon_came_first() {
    for (player, other) in [("S", "W"), ("N", "W"), ("E", "S"), ("W", "N")] {
        for dealer in ["", "dealer "] {
            let head = if dealer.is_empty() { String::new() } else { format!("dealer {other}. ") };
            for (did, call) in [("doubled", "X"), ("passed", "P"), ("bid 2H", "2H")] {
                let text = format!("{head}{player} {did} out of turn: {other} opened 1S");
                let Ok(record) = shorthand::read(&text, None) else { continue };
                let made: Vec<String> = calls(&record).iter().map(|(_, call)| call.to_string()).collect();
                assert_eq!(made, ["1S".to_owned(), call.to_owned()], "{text}");
            }
        }
    }
}

/// `N 1S E 1H; S: 1H is insufficient`: what a player says of a call is no call of theirs.
#[test]
fn what_a_player_says_of_a_call_is_not_made_again() {
    let said = [
        "1H is insufficient",
        "1H was insufficient",
        "1H isn't enough",
        "1H is too low",
        "1H accepted",
        "1H not accepted",
        "1H er utilstrekkelig",
        "1H var ikke nok",
        "1H er for lavt",
        "1H godtatt",
        "1H ikke godtatt",
        "1H?",
    ];
    for head in ["N 1S E 1H", "N 1S, E 1H", "1S 1H"] {
        for said in said {
            for (player, verb) in [("S", ":"), ("S", " says"), ("S", " sier"), ("N", ":"), ("W", ":")] {
                for sign in [". ", "; ", ", ", "\n"] {
                    let text = format!("{head}{sign}{player}{verb} {said}");
                    let Ok(record) = shorthand::read(&text, None) else { continue };
                    assert_eq!(calls(&record).len(), 2, "{text}");
                }
            }
        }
    }
    for text in ["N 1S E 1H S P; W: 1H was insufficient", "1S 1H p p, nord: 1H var utilstrekkelig"] {
        let Ok(record) = shorthand::read(text, None) else { continue };
        assert_eq!(calls(&record).iter().filter(|(_, call)| call.to_string() == "1H").count(), 1, "{text}");
    }
}

/// `me: 1D LHO: 1S pard: 1D`: players are known from each other, with a colon as without.
#[test]
fn players_seen_from_the_writer_may_have_colons() {
    for joint in [" ", ", ", "\n"] {
        for (calls, plain) in [
            (["me: 1D", "LHO: 1S", "pard: 1D"], "S: 1D W 1S N 1D"),
            (["me: 1D", "LHO: 1S", "partner: 1D"], "S: 1D W 1S N 1D"),
            (["jeg: 1D", "VM: 1S", "makker: 1D"], "S: 1D W 1S N 1D"),
            (["LHO: 1D", "pard: 1S", "RHO: 1D"], "W: 1D N 1S E 1D"),
        ] {
            let text = calls.join(joint);
            assert_eq!(read(&text), read(plain), "{text}");
        }
    }
}

/// `N changed to 2D`: when it is N's turn, their next call, or a correction of their first that comes too late: it is asked which, as it is
/// asked whose it is at another's turn.
#[test]
fn a_change_is_made_by_the_player_who_is_named() {
    for (changed, passed) in [("changed to", "passed"), ("endret til", "passet")] {
        let text = format!("W opened 1H, N overcalled 1D, E bid 2H, S {passed}, W {passed}, N {changed} 2D");
        asks(&text);
        for call in ["2D", "X", "P"] {
            asks(&format!("1H P 1S P N {changed} {call}"));
        }
        asks(&format!("2C 1S 2H, N {changed} 2D"));
        asks(&format!("N 1S E 2C S 1H, N {changed} 2D"));
        assert_eq!(read(&format!("1S 1H 2S, E {changed} 2H")).events.len(), 4);
    }
}

/// `opened out of turn with 1NT`: the mark belongs to the call behind it.
#[test]
fn a_call_may_stand_behind_the_mark_and_a_small_word() {
    for (text, plain) in [
        ("East opened out of turn with 1NT, N is dealer", "E:1NT"),
        ("Øst åpnet utenfor tur med 1NT, nord er giver", "E:1NT"),
        ("N dealt, E opened out of turn with 2H", "E:2H"),
    ] {
        assert_eq!(read(text), read(plain), "{text}");
    }
}

/// `E had bid 1H, S had bid 2C, then W bid 1S`: told in order where each sits to the left of the one before; else it is asked.
#[test]
fn what_each_had_bid_in_turn_is_told_in_order() {
    let (english, norwegian) = (["N", "E", "S", "W"], ["nord", "øst", "syd", "vest"]);
    for (seats, had, then) in
        [(english, "had bid", ", then "), (english, "had opened", " and "), (norwegian, "hadde meldt", ", ")]
    {
        for first in 0..4 {
            for step in 1..4 {
                let (one, next) = (seats[first], seats[(first + step) % 4]);
                let dealer = ["N", "E", "S", "W"][first];
                for (told, plain) in [
                    (format!("{one} {had} 1H{then}{next} 2C"), "1H 2C"),
                    (format!("{one} {had} 1H{then}{next} {had} 1D"), "1H 1D"),
                    (format!("{one} {had} 1H{then}{next} pass"), "1H P"),
                ] {
                    let found = shorthand::read(&told, None);
                    if step == 1 {
                        assert_eq!(found, Ok(read(&format!("{dealer}: {plain}"))), "{told}");
                    } else if let Ok(record) = found {
                        assert_ne!(record.events.len(), 2, "{told}");
                    }
                }
            }
        }
    }
    asks("S had bid 1H. N opened 1S, E passed");
    for text in ["N 1S, E had bid 2C, S 2H", "N 1S, W had bid 1H, S 2H", "S opened 1S. W had bid 2C. N 2H"] {
        asks(text);
    }
    asks("S bid 1H. Before that N had opened 1S and E passed");
}

/// Years of the newest edition, and dates, are left out.
#[test]
fn when_it_was_is_left_out() {
    for year in 2018..2030 {
        for (date, rest) in [
            (format!("In {year} we had this: "), ""),
            (format!("On 2 March {year} "), ""),
            (format!("Den 12.3.{year} "), ""),
            (format!("I {year}: "), ""),
            (String::new(), " in "),
            (String::new(), " i "),
        ] {
            let behind = if rest.is_empty() { String::new() } else { format!("{rest}{year}") };
            let text = format!("{date}N 1S, E P, S 1H{behind}");
            let understood =
                shorthand::understand(&text, None).unwrap_or_else(|problems| panic!("{text}: {problems:?}"));
            assert_eq!(understood.record, read("1S P 1H"), "{text}");
            assert!(understood.left_out.iter().any(|part| part.contains(&year.to_string())), "{text}");
        }
    }
}

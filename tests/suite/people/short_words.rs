//! Short words that look like a call, a player or a heading, and may be something else: they are asked about, or change no call.

use director_please::bridge::Call;

use super::{adds_no_call, asks, calls, read};

/// `1C ps 1C`: a postscript, or a slip for a pass.
#[test]
fn a_slip_for_a_pass_does_not_vanish_between_calls() {
    for slip in ["ps", "PS", "pa", "Pa"] {
        for between in [" ", ", ", "-", "\n"] {
            for [one, next] in [["1C", "1C"], ["1kl", "1kl"], ["1S", "2H"], ["1NT", "1H"]] {
                asks(&format!("{one}{between}{slip}{between}{next}"));
                asks(&format!("{one} P 1H{between}{slip}{between}{next}"));
            }
        }
    }
    assert_eq!(calls(&read("1S 1H ib. PS dealer was East")), calls(&read("1S 1H ib. dealer E")));
}

/// `West doubled, no?`
#[test]
fn a_tag_is_no_pass() {
    for auction in ["1C 1S 1H West doubled", "1S 1H rej 2H", "1S 1H > 2H", "1NT X", "1S 1H acc 2C"] {
        for tag in [", no?", " no?", ". no?"] {
            adds_no_call(&format!("{auction}{tag}"), auction);
        }
    }
}

/// `West passed, or not?`
#[test]
fn a_doubt_about_what_was_told_is_asked_about() {
    for told in ["1C 1S 1H West passed", "1S 1H South accepted", "1S 1H, E changed it to 2H", "1C 1S 1H vest passet"] {
        for doubt in ["or did he?", "or did she?", "or was it?", "eller gjorde han det?", "eller hva?"] {
            asks(&format!("{told}, {doubt}"));
        }
    }
}

/// `eg 1C 1S 1H`, `1H w/ 4 spades`: for example and with, or players.
#[test]
fn an_abbreviation_names_no_player() {
    for text in ["eg 1C 1S 1H", "eg: 1S 1H", "1C 1S 1H w/ 4 spades", "1C w/ 3 clubs 1S 1H", "1kl 1sp 1hj v/ 5 hjerter"]
    {
        asks(text);
    }
    for text in ["Hi N 1S E 1H", "sorry W 1S N 1H", "1H 1S W/ pass"] {
        read(text);
    }
    for greeting in ["Hi", "Hello", "Thanks", "Hei", "Hallo", "Dear"] {
        for sign in [", ", ": ", ". "] {
            for letter in ["S", "W", "E"] {
                asks(&format!("{greeting} {letter}{sign}1C 1S 1H"));
            }
        }
    }
}

/// `East opened 1C: 1D 1C`: a heading, or the first call.
#[test]
fn a_call_told_before_a_colon_may_be_the_first() {
    for told in
        ["East opened 1C", "My partner opened 1C", "Dealer E 1C", "LHO bid 1C", "Øst åpnet 1kl", "Giver øst 1kl"]
    {
        for auction in ["1D 1C", "X 1C", "P 1C", "1S 1H 1C"] {
            asks(&format!("{told}: {auction}"));
        }
    }
    for heading in ["insufficient 1C", "1C over 1D"] {
        assert_eq!(calls(&read(&format!("{heading}: 1D 1C"))), calls(&read("1D 1C")), "{heading}");
    }
}

/// `1H (retracted) 2H`: the player's own next bid.
#[test]
fn a_bid_that_was_taken_back_has_no_meaning_of_that_name() {
    let plain = read("1C 1S 1H (withdrawn) 2H");
    for word in ["retracted", "removed", "struck", "tilbaketrukket", "fjernet", "strøket", "trukket tilbake"] {
        assert_eq!(read(&format!("1C 1S 1H ({word}) 2H")), plain, "{word}");
    }
}

/// `1C 1S 1H S then 2H`: the player who is named calls next, whatever word stands between.
#[test]
fn a_word_between_a_player_and_a_call_moves_no_call() {
    for [auction, player] in [["1C 1S 1H", "S"], ["1C 1S 1H", "south"], ["1S 1H", "E"], ["1hj pass 1hj", "syd"]] {
        for word in ["then", "now", "so", "and then", "so then", "så", "da", "nå", "og så"] {
            for call in ["2H", "X", "P", "3NT"] {
                let text = format!("{auction} {player} {word} {call}");
                adds_no_call(&text, &format!("{auction}, {player} {call}"));
            }
        }
    }
    for [text, plain] in [
        ["1H N then P E then 1H S", "N 1H, E P, S 1H"],
        ["1S N then 1H E then 2C S", "N 1S, E 1H, S 2C"],
        ["1H South then pass West", "S 1H, W P"],
    ] {
        assert_eq!(calls(&read(text)), calls(&read(plain)), "{text}");
    }
}

/// `1C oass 1C`: no auction is offered without what may be a call.
#[test]
fn no_suggestion_leaves_out_what_stands_in_the_place_of_a_call() {
    for word in ["oass", "lass", "couble", "nothing", "banka", "silence", "rødt kort", "makkern"] {
        for between in [" ", ", "] {
            let text = format!("1C{between}{word}{between}1C");
            let Err(problems) = director_please::shorthand::read(&text, None) else { panic!("{text} is read") };
            let partly = problems.partly().map(|partly| calls(&partly.record));
            assert_eq!(partly, None, "{text}");
        }
    }
}

/// `1C pppp`: none of them is lost. `l5` is no law.
#[test]
fn no_letter_is_lost() {
    for (text, passes) in [("1C ppp", 3), ("1C pppp", 4), ("pppp", 4), ("1C pp 1H", 2)] {
        let made = calls(&read(text));
        assert_eq!(made.iter().filter(|(_, call)| *call == Call::Pass).count(), passes, "{text}");
    }
    for word in ["l5", "l2", "l1", "L9"] {
        asks(&format!("1C {word} 1H"));
    }
}

/// `1 hjertr`, `1 spde`: a suit with a slip in it behind its level.
#[test]
fn a_suit_with_a_slip_is_offered_behind_its_level() {
    for (word, letter) in [
        ("hjertr", "H"),
        ("hjorter", "H"),
        ("spde", "S"),
        ("spads", "S"),
        ("clubb", "C"),
        ("rutr", "D"),
        ("heerts", "H"),
        ("kløvr", "C"),
    ] {
        let text = format!("1C 1 {word} 1C");
        let Err(problems) = director_please::shorthand::read(&text, None) else { panic!("{text} is read") };
        let meant: Vec<Option<&str>> = problems.list().iter().map(|problem| problem.suggestion()).collect();
        assert_eq!(meant, [Some(format!("1{letter}").as_str())], "{text}");
    }
}

//! Calls that no player made: what the director named, what would have been, another table's; and calls that are named once more.

use director_please::{record::Event, shorthand};

use super::{calls, read};

/// The text is asked about, or says no more than this auction.
#[track_caller]
fn adds_nothing(auction: &str, text: &str) -> bool {
    let Ok(record) = shorthand::read(text, None) else { return true };
    let expected = read(auction);
    let is_same = (record.dealer, calls(&record), record.laws) == (expected.dealer, calls(&expected), expected.laws);
    assert!(is_same, "{text}: {}", record.to_json());
    false
}

#[track_caller]
fn asked(texts: impl IntoIterator<Item = String>) {
    for text in texts {
        assert!(shorthand::read(&text, None).is_err(), "{text}");
    }
}

const CALLS: [&str; 6] = ["pass", "2S", "double", "2NT", "3C", "X"];
const KALL: [&str; 6] = ["pass", "2sp", "dobler", "2gr", "3kl", "D"];

#[test]
fn what_the_director_says_is_no_call() {
    for director in ["TD", "the director", "The TD"] {
        for verb in ["said", "says", "bid"] {
            asked(CALLS.map(|call| format!("1S {director} {verb} {call} 1H")));
            asked(CALLS.map(|call| format!("{director} {verb} {call}, 1S 1H")));
        }
        asked(["2H", "2S"].map(|call| format!("1S 1H {director} changed it to {call}")));
    }
    for director in ["TL", "turneringslederen", "dommeren"] {
        for verb in ["sa", "sier", "meldte"] {
            asked(KALL.map(|call| format!("1sp {director} {verb} {call} 1hj")));
        }
        asked(["2hj", "2sp"].map(|call| format!("1sp 1hj. {director} rettet til {call}.")));
    }
    for text in ["South called the TD and passed", "TD said 2017 1S 1H", "1S 1H. Called TD."] {
        assert!(shorthand::read(text, None).is_ok(), "{text}");
    }
}

#[test]
fn what_would_have_been_was_not_called() {
    for would in ["would have been enough", "would have been better", "could have been best", "would be nice"] {
        asked(CALLS.map(|call| format!("1S 1H. {call} {would}")));
    }
    for would in ["hadde vært nok", "hadde vært bedre", "ville vært best", "kunne vært lurt"] {
        asked(KALL.map(|call| format!("1sp 1hj. {call} {would}")));
        asked(KALL.map(|call| format!("1sp 1hj {call} {would}")));
    }
}

#[test]
fn a_call_at_last_or_at_another_table_is_asked_about() {
    for last in ["eventually", "finally", "in the end", "til slutt", "omsider"] {
        asked(["4S", "3NT", "5C"].map(|call| format!("1S 1H {last} {call}")));
    }
    for table in ["table 2:", "room 2:", "bord 2:", "rom 3:"] {
        asked(["4S", "3NT"].map(|call| format!("1S 1H {table} {call}")));
    }
    for text in ["N 1S, E 2H, finally S 3S", "table 2: 1S 1H"] {
        assert!(shorthand::read(text, None).is_ok(), "{text}");
    }
}

/// `to pass` is two passes in Norwegian, and one in English.
#[test]
fn to_pass_is_two_passes_only_in_norwegian() {
    asked(["1S 1H to pass", "1S 1H S refuses to pass", "to pass 1S 1H", "1S 1H then to pass"].map(str::to_owned));
    for (text, auction) in [("1sp 1hj to pass", "1sp 1hj p p"), ("1hj to pass 1sp", "1hj p p 1sp")] {
        assert_eq!(calls(&read(text)), calls(&read(auction)), "{text}");
    }
}

#[test]
fn a_call_for_another_player_is_asked_about() {
    for player in ["West", "North", "E", "partner"] {
        asked(["pass", "X", "2S"].map(|call| format!("1S 1H {call} for {player}")));
        asked(["pass", "X"].map(|call| format!("1S 1H {call} after {player}")));
        asked([format!("1S 1H acc for {player}")]);
    }
    for player in ["vest", "nord", "øst", "makker"] {
        asked(["pass", "D", "2sp"].map(|call| format!("1sp 1hj {call} for {player}")));
        asked(["pass", "D"].map(|call| format!("1sp 1hj {call} etter {player}")));
    }
}

/// The bid that LHO chooses about is named, and nobody bids it again.
#[test]
fn a_bid_named_behind_a_choice_is_not_made_again() {
    let mut seen = 0;
    for word in ["anyway", "just", "then", "also", "now", "at once", "again", "immediately"] {
        for chose in ["accepted", "accepts", "rejected", "did not accept"] {
            seen += usize::from(adds_nothing("1S 1H acc", &format!("1S 1H South {chose} {word} 1H")));
        }
    }
    for word in ["likevel", "bare", "da", "også", "straks", "nå", "igjen"] {
        for chose in ["godtok", "godtar", "nektet", "godtok ikke"] {
            seen += usize::from(adds_nothing("1sp 1hj acc", &format!("1sp 1hj syd {chose} {word} 1hj")));
        }
    }
    assert!(seen > 40, "{seen}");
    asked(["1sp 1hj syd godtok ikke 1hj fra øst", "1sp 1hj syd valgte 1hj", "1S 1H South chose 1H"].map(str::to_owned));
    for text in ["1S 1H South accepted 1H", "1sp 1hj syd godtok 1hj", "1sp 1hj syd godtok 1hj likevel"] {
        let events = read(text).events;
        assert_eq!(events.iter().filter(|event| matches!(event, Event::Lho(_))).count(), 1, "{text}");
        assert_eq!(events.len(), 3, "{text}");
    }
}

#[test]
fn a_call_said_to_be_forbidden_is_asked_about() {
    for forbidden in ["not allowed", "illegal", "forbidden"] {
        asked(CALLS.map(|call| format!("1S 1H not accepted, {call} {forbidden}")));
    }
    for forbidden in ["ikke lov", "ulovlig", "ikke tillatt"] {
        asked(KALL.map(|call| format!("1sp 1hj ikke godtatt, {call} {forbidden}")));
    }
}

#[test]
fn who_gave_something_did_not_deal() {
    for gave in ["ga", "gir", "gav"] {
        for given in ["pass", "2hj", "ok", "beskjed", "opp", "sitt ok"] {
            asked(["nord", "øst", "syd", "vest"].map(|seat| format!("1sp 1hj, {seat} {gave} {given}")));
        }
    }
    assert_eq!(read("øst ga, 1sp 1hj").dealer, read("Ø: 1sp 1hj").dealer);
}

/// The `p` of somebody is their partner.
#[test]
fn somebodys_p_is_no_pass() {
    for whose in ["his", "her", "their", "my", "E's", "East's", "N's"] {
        for what in ["passes", "passed", "doubled", "accepts"] {
            asked([format!("1S 1H, {whose} p {what}"), format!("1S 1H, {whose} P {what}")]);
        }
    }
    asked(["me and my P, 1S 1H".to_owned(), "1S 1H, E and his P".to_owned()]);
    assert_eq!(calls(&read("1S P 1H")).len(), 3);
}

/// A form: the mark, and whether it is so.
#[test]
fn a_mark_that_is_denied_by_a_sign_is_no_fact() {
    for mark in ["acc", "accepted", "rej", "mispull", "cmp", "comparable", "unintended"] {
        for sign in [" = ", "=", " - ", ": "] {
            asked([format!("1S 1H {mark}{sign}no")]);
        }
    }
    asked(["1S = 1H", "1S 1H X = no", "1S P = 1H"].map(str::to_owned));
}

#[test]
fn a_result_with_a_full_stop_is_no_call() {
    for (contract, result) in [("2H", "-1"), ("4S", "-2"), ("3NT", "-1"), ("4H", "+1")] {
        asked([format!("1S 1H. {contract}{result}."), format!("1sp p {contract}{result}.")]);
    }
    assert_eq!(calls(&read("1. N 1S\n2. E 1H")).len(), 2);
}

/// A stroke through every letter, as phones write it, is `~~1H~~`.
#[test]
fn strokes_through_a_bid_strike_it_out() {
    let struck = |word: &str| word.chars().flat_map(|ch| [ch, '\u{336}']).collect::<String>();
    for (before, bid, after) in [("1S", "1H", "2H"), ("1sp", "1hj", "2hj"), ("1S P", "1♥", "2♥"), ("1NT", "1S", "2S")]
    {
        let text = format!("{before} {} {after}", struck(bid));
        let marked = format!("{before} ~~{bid}~~ {after}");
        assert_eq!(read(&text), read(&marked), "{text}");
    }
}

/// Brackets in brackets are brackets.
#[test]
fn brackets_around_brackets_say_nothing_more() {
    for (open, close) in [("((", "))"), ("[(", ")]"), ("([", "])"), ("{(", ")}")] {
        for inside in ["1H", "2C", "X", "P"] {
            assert_eq!(calls(&read(&format!("1S {open}{inside}{close}"))), calls(&read(&format!("1S ({inside})"))));
        }
    }
    assert_eq!(read("1S (1H?)"), read("1S(1H?)"));
}

/// Two kings, or an opponent's bid that is far too low.
#[test]
fn a_number_in_brackets_far_below_the_bid_is_asked_about() {
    for bid in ["5H", "4D", "6C", "3S"] {
        asked(["1k", "1c", "1S", "1H"].map(|inside| format!("1S P {bid}({inside}) ib")));
    }
    assert_eq!(calls(&read("1S(1H)")).len(), 2);
    assert_eq!(calls(&read("2S(1H) ib")).len(), 2);
}

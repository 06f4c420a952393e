//! What stands beside a call may tell what it shows: no call is made of it without a question.

use director_please::bridge::Seat;

use super::{asks, calls, read};

/// A number of cards behind a sign that may explain the call before it.
#[test]
fn a_length_behind_a_sign_is_no_bid() {
    for (call, rest) in [("1H", "P 1H"), ("1D", "P 1D"), ("1S", "P 1H"), ("1NT", "P 1H")] {
        for length in ["4H", "5H", "5S", "6D", "7C"] {
            asks(&format!("{call}: {length} {rest}"));
            asks(&format!("{call} = {length} {rest}"));
            asks(&format!("dealer W {call}: {length} {rest}"));
        }
    }
    for double in ["X", "Dbl", "XX"] {
        asks(&format!("1D 1S {double}: 4H 2S 2H"));
    }
}

/// The sign of a mark that stands once more begins the note about it.
#[test]
fn a_note_on_the_line_of_the_auction_is_no_call() {
    for auction in ["1H* P 1H", "1NT P 2H* P 2D", "1NT 2C* 2C", "1H! P 1H", "1S 2H* 2H"] {
        for note in ["5H", "five spades", "fem spar", "weak", "D"] {
            asks(&format!("{auction} * {note}"));
        }
        asks(&format!("{auction} *D"));
    }
}

/// Nobody acts over their own bid: whose it is has to be asked.
#[test]
fn a_bid_of_ones_own_is_no_opponents() {
    for player in ["N", "South", "partner", "makker", "vest"] {
        for told in
            ["doubled after his own 4S", "bid 1H over her own 1S", "doblet etter sin 4S", "meldte 1H over sitt eget 1S"]
        {
            asks(&format!("{player} {told}"));
        }
    }
}

/// After a slip the others pass, and then the player is named or an arrow stands there: that is the call that was meant.
#[test]
fn what_was_meant_is_named_after_the_others_have_passed() {
    for (before, slip, by, meant) in [
        ("1S", "1H", "E", "2H"),
        ("P", "1C", "E", "1D"),
        ("", "1S", "N", "2S"),
        ("1NT P", "2D", "S", "2H"),
        ("1S 2C", "2D", "S", "3D"),
    ] {
        for passes in ["P", "P P"] {
            let told = |meant: &str| calls(&read(&format!("{before} {slip} mispull {passes} {meant}")));
            let (named, by_arrow) = (told(&format!("{by}:{meant}")), told(&format!("> {meant}")));
            assert_eq!(named, by_arrow, "{before} {slip} {passes}");
            assert_eq!(named.last(), Some(&(Some(by.parse().unwrap()), meant.parse().unwrap())), "{before} {slip}");
            assert_eq!(named.len(), before.split_whitespace().count() + 1 + passes.split(' ').count() + 1);
        }
    }
    // A change that comes later is another player's.
    for change in ["> 4C", "changed to 4C"] {
        let later = calls(&read(&format!("S: 1H mispull W:P S:2H W:P N:P E:3C {change}")));
        assert_eq!(later.last(), Some(&(Some(Seat::East), "4C".parse().unwrap())), "{change}");
    }
}

//! Calls that are told a second time are never made a second time.

use director_please::shorthand;

use super::{
    calls,
    subjects::{ENGLISH, LETTERS, NORWEGIAN, name},
};

const AUCTIONS: [[&str; 3]; 4] = [["1S", "P", "1H"], ["1NT", "2D", "2C"], ["2D", "P", "1S"], ["1C", "1S", "1H"]];

/// `N 1S, E P, S 1H`
fn named(names: [&'static str; 4], dealer: usize, auction: [&str; 3], apart: &str) -> String {
    let told = (0..3).map(|later| format!("{} {}", name(names, dealer, later), auction[later]));
    told.collect::<Vec<_>>().join(apart)
}

#[test]
fn an_auction_that_is_told_twice_is_that_auction_or_asked_about() {
    let (mut read, mut tried) = (0, 0);
    for auction in AUCTIONS {
        for (names, dealer) in
            [ENGLISH, LETTERS, NORWEGIAN].into_iter().flat_map(|names| (0..4).map(move |at| (names, at)))
        {
            for apart in [" ", ", "] {
                let told = named(names, dealer, auction, apart);
                let bare = auction.join(" ");
                let label = if dealer == 0 { String::new() } else { format!("dealer {}. ", LETTERS[dealer]) };
                for text in [
                    format!("{label}{bare}. {told}"),
                    format!("{label}{bare}\n{told}"),
                    format!("{label}{bare} ({told})"),
                    format!("{told}. {bare}"),
                    format!("{} {}. {told}", name(names, dealer, 0), auction[0]),
                    format!("{} bid {}. {told}", name(names, dealer, 2), auction[2]),
                ] {
                    tried += 1;
                    let Ok(record) = shorthand::read(&text, None) else { continue };
                    assert_eq!(Ok(record), shorthand::read(&told, None), "{text}");
                    read += 1;
                }
                // With another call, or another player, it is another auction.
                for other in [["1D", "P", "1C"], ["1S", "X", "1H"]] {
                    let text = format!("{label}{}. {told}", other.join(" "));
                    let written = shorthand::read(&text, None).ok();
                    assert_ne!(written, shorthand::read(&told, None).ok(), "{text}");
                }
                let turned = named(names, dealer + 1, auction, apart);
                for text in [format!("{turned}. {told}"), format!("dealer {}. {bare}. {turned}", LETTERS[dealer])] {
                    assert!(shorthand::read(&text, None).is_err(), "{text}");
                }
            }
        }
    }
    assert!(read * 2 > tried, "{read} of {tried}");
}

/// `1H over 1S! N 1S E 1H`: the heading names the two calls, and the auction has them again.
#[test]
fn a_heading_and_the_auction_under_it_are_one_auction() {
    let (mut read, mut tried) = (0, 0);
    for [over, _, too_low] in AUCTIONS {
        for (names, dealer) in
            [ENGLISH, LETTERS, NORWEGIAN].into_iter().flat_map(|names| (0..4).map(move |at| (names, at)))
        {
            let [first, next] = [0, 1].map(|later| name(names, dealer, later));
            for heading in [format!("{too_low} over {over}"), format!("{next} {too_low} over {over}")] {
                for sign in ["! ", ". ", ", ", ": ", "\n"] {
                    let below = format!("{first} {over} {next} {too_low}");
                    for (text, plain) in [
                        (format!("{heading}{sign}{below}"), below.clone()),
                        (format!("{heading}{sign}{over} {too_low}"), format!("{over} {too_low}")),
                    ] {
                        tried += 1;
                        let Ok(record) = shorthand::read(&text, None) else { continue };
                        assert_eq!(Ok(record), shorthand::read(&plain, None), "{text}");
                        read += 1;
                    }
                    // Of other players it is another call.
                    let text = format!("{next} {too_low} over {over}{sign}{next} {over} {first} {too_low}");
                    assert!(shorthand::read(&text, None).is_err(), "{text}");
                }
            }
        }
    }
    assert!(read * 2 > tried, "{read} of {tried}");
}

/// `1S P 2NT P 3C, 2NT not alerted`: what is told of a call that was made is no other call.
#[test]
fn a_bid_named_once_more_with_what_is_said_of_it_is_asked_about() {
    let said = [
        "alerted",
        "not alerted",
        "wasn't alerted",
        "was not alerted",
        "natural",
        "artificial",
        "weak",
        "strong",
        "16+",
        "mispull",
        "transfer",
        "ikke alertert",
        "alertert",
        "sterk",
        "svak",
        "feiltrekk",
        "var feiltrekk",
    ];
    let mut asked = 0;
    for auction in ["1S P 2NT P 3C", "1NT P 2D P 2H", "1S 2D P P 1H", "1S P 1H", "1C P 1H P 1S", "N 1S E 2D S 2C"] {
        for bid in auction.split(' ').filter(|call| call.len() > 1) {
            for said in said {
                for (before, after) in [(", ", ""), (". ", ""), ("; ", ""), (" (", ")")] {
                    let text = format!("{auction}{before}{bid} {said}{after}");
                    // A remark may be named as left out.
                    match shorthand::read(&text, None) {
                        Ok(record) => {
                            assert_eq!(calls(&record), calls(&shorthand::read(auction, None).unwrap()), "{text}")
                        }
                        Err(_) => asked += 1,
                    }
                }
            }
        }
    }
    assert!(asked > 900, "{asked}");
}

/// An agreement in front of the auction is none of its calls.
#[test]
fn what_a_bid_shows_before_the_auction_is_asked_about() {
    for (agreed, auction) in [
        ("we play 1C strong", "1C P 1D P 1C"),
        ("vi spiller 1kl sterk", "1kl p 1ru p 1kl"),
        ("2D multi", "2D P 2D"),
        ("2C stayman", "1NT P 2C P 1S"),
        ("1nt 15-17", "1NT P 1S"),
        ("1nt 15-17", "N 1NT E P S 1S"),
        ("1C strong", "N 1C E P S 1C"),
    ] {
        for sign in [". ", ", ", "; "] {
            let text = format!("{agreed}{sign}{auction}");
            assert!(shorthand::read(&text, None).is_err(), "{text}");
        }
    }
}

/// `1H P 1S changed to 2S at once, mispull`: it is the call that was changed that was unintended, whatever stands between.
#[test]
fn a_slip_told_behind_the_change_is_of_the_call_that_was_changed() {
    for (auction, new) in [("1H P 1S", "2S"), ("1NT P 2D", "2H"), ("P 1C", "1D"), ("N 1H E P S 1S", "1NT")] {
        let wanted = shorthand::read(&format!("{auction} mispull > {new}"), None).unwrap();
        for change in ["changed to", "corrected to", ">", "->", "rettet til", "endret til"] {
            for adverb in ["", " at once", " straight away", " immediately", " med en gang", " straks"] {
                for slip in [" mispull", ", mispull", " (mispull)", ". misclick", ", feiltrekk", ", he mispulled"] {
                    let is_arrow = change.ends_with('>');
                    if is_arrow && slip == " mispull" {
                        continue; // a mark of the call right before it
                    }
                    let text = format!("{auction} {change} {new}{adverb}{slip}");
                    let record = shorthand::read(&text, None).unwrap_or_else(|problems| panic!("{text}: {problems:?}"));
                    assert_eq!(record, wanted, "{text}");
                }
            }
        }
    }
}

/// `1H P 2H then 3H before W had called`: the words say that it was not West's.
#[test]
fn a_call_told_to_come_before_the_turn_of_the_next_player_is_not_theirs() {
    for (dealer, later) in (0..4).flat_map(|dealer| [1, 2, 3].map(|later| (dealer, later))) {
        for (names, before, then) in [
            (ENGLISH, "before {} had called", "then"),
            (LETTERS, "before {} could bid", "and then"),
            (NORWEGIAN, "før {} fikk meldt", "så"),
        ] {
            let auction = ["1H", "P", "2H"].get(..later).unwrap().join(" ");
            let next = name(names, dealer, later);
            for join in [then, ","] {
                let words = before.replace("{}", next);
                let text = format!("dealer {}. {auction} {join} 3H {words}", LETTERS[dealer]).replace(" ,", ",");
                assert!(shorthand::read(&text, None).is_err(), "{text}");
            }
        }
    }
}

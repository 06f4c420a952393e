//! What stands beside the calls without being one: what a bid shows, what somebody held, dates, and how calls are written.

use director_please::{
    record::{Event, Record},
    shorthand,
};

use super::{asks, calls, read};

fn meanings(record: &Record) -> Vec<bool> {
    record.events.iter().filter_map(Event::made_call).map(|made| made.facts.meaning.is_some()).collect()
}

/// `5D one ace`, `1D four cards P 1D`: what the bid before it shows, whatever follows.
#[test]
fn what_a_bid_shows_is_no_call() {
    let english = [
        "four cards",
        "4 cards",
        "4+ cards",
        "one ace",
        "two aces",
        "0 or 3 aces",
        "both majors",
        "shows hearts",
        "shows 5 spades",
        "promises four hearts",
        "showing the minors",
    ];
    let norwegian = [
        "fire kort",
        "4 kort",
        "ett ess",
        "to ess",
        "begge major",
        "viser hjerter",
        "viser fem spar",
        "lover fire hjerter",
    ];
    for auction in [["1D", "P", "1D"], ["4NT", "P", "4H"], ["1NT", "2D", "2C"], ["P", "1S", "1H"]] {
        let plain = read(&auction.join(" "));
        for words in english.iter().chain(&norwegian) {
            for place in (0..3).filter(|place| auction[*place] != "P") {
                let told: Vec<String> = (0..3)
                    .map(|at| if at == place { format!("{} {words}", auction[at]) } else { auction[at].to_owned() })
                    .collect();
                let text = told.join(" ");
                let record = read(&text);
                assert_eq!(calls(&record), calls(&plain), "{text}");
                assert_eq!(meanings(&record), (0..3).map(|at| at == place).collect::<Vec<_>>(), "{text}");
            }
        }
    }
    // A bid behind such a word is a bid, or asked about.
    for text in ["1S 2H shows 3S", "1S P 2H shows 4S", "1D shows 2H"] {
        asks(text);
    }
}

/// `I had five hearts so 1H`, `hadde fem hjerter og åpnet 1H`: cards, where the same player calls behind them; else it may be a call.
#[test]
fn what_somebody_held_is_no_call() {
    let plain = read("dealer S: 1H P 1H");
    for text in [
        "I had five hearts so 1H, P, and partner one heart",
        "I had 5 hearts and opened 1H, LHO P, partner 1H",
        "I had 14 points so I opened 1H, LHO passed, partner bid 1H",
        "I held five hearts so opened 1H, P, partner 1H",
        "Jeg hadde fem hjerter og åpnet en hjerter, pass, makker en hjerter",
        "jeg hadde 14 poeng så jeg åpnet 1H, VM pass, makker 1H",
    ] {
        assert_eq!(calls(&read(text)), calls(&plain), "{text}");
    }
    for text in [
        "RHO had 4 hearts and I bid 4S",
        "RHO had 4 hearts so I bid 4S",
        "RHO had 4 hearts, I bid 4S",
        "HM hadde 4 hjerter og jeg meldte 4S",
    ] {
        asks(text);
    }
}

/// A date is neither an edition, nor a call, nor what a bid shows.
#[test]
fn a_date_is_left_out() {
    for date in [
        "2024-11-26",
        "2026-01-05",
        "26/11",
        "26.11",
        "Tuesday",
        "Tuesday 26/11",
        "on Friday 27 November",
        "on Friday 27.11.2026",
        "Monday evening",
        "tirsdag",
        "tirsdag 26.11",
        "fredag 27. november",
        "mandagskveld",
    ] {
        for auction in ["1H P 1H ib", "dealer W: 1S P 1S", "board 3, 1S-P-1S", "1H P 1H 2007"] {
            for sign in [": ", ", ", "\n"] {
                let text = format!("{date}{sign}{auction}");
                let understood =
                    shorthand::understand(&text, None).unwrap_or_else(|problems| panic!("{text}: {problems:?}"));
                assert_eq!(understood.record, read(auction), "{text}");
                assert!(!understood.left_out.is_empty(), "{text}");
            }
        }
    }
    // Behind a call it may be points.
    for text in ["1H P 1H 26/11", "1NT 26.11 P"] {
        if let Ok(record) = shorthand::read(text, None) {
            assert!(!meanings(&record).contains(&true), "{text}");
        }
    }
}

/// `Key: P = pass, X = double. 1S X P 1H`: how calls are written is told in a sentence of its own.
#[test]
fn a_legend_in_front_of_the_auction_is_no_call() {
    for auction in ["1S P 1H", "1S X XX XX", "1H P 1H ib. W P"] {
        for legend in ["Key: P = pass, X = double", "Forklaring: D = dobler, RD = redobler", "Notation: P means pass"] {
            assert_eq!(read(&format!("{legend}. {auction}")), read(auction), "{legend}. {auction}");
        }
    }
}

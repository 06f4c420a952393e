//! Words beside an auction that name one of its calls, ask about the next one, or have a letter for a call in them: `1H P X. doubled
//! partner!`, `1S 1H. pass ok?`, `sec. D, board 4: 1S 1H`. They add no call, or they are asked about.

use director_please::bridge::Seat;

use super::{adds_no_call, asks, calls, read};

const SIGNS: [&str; 5] = [". ", "... ", "! ", "\n", "? "];

/// `doubled partner. 1H P X`, `1H P X - illegal double`: nobody doubles before there is a bid, or what is doubled.
#[test]
fn a_double_in_a_headline_or_a_remark_is_not_made_once_more() {
    let auctions = [
        ("1H P X", "double"),
        ("N 1H E P S X", "double"),
        ("1hj p d", "double"),
        ("n 1hj ø pass s d", "double"),
        ("1H XX", "redouble"),
        ("N 1H E XX", "redouble"),
    ];
    let doubles = [
        "X",
        "Double",
        "doubled partner",
        "dobla makker",
        "illegal double",
        "ulovlig dobling",
        "doubled partner's bid",
        "dobla makkers bud",
        "partner doubled my bid",
        "makker dobla",
    ];
    let redoubles = ["XX", "Redouble", "illegal redouble", "redoubled", "ulovlig redobling", "redobla"];
    for (auction, kind) in auctions {
        let words: &[&str] = if kind == "double" { &doubles } else { &redoubles };
        for words in words {
            // `X!` is an artificial double, and `1H P X. X` two doubles.
            let is_short = words.len() < 3;
            for sign in SIGNS {
                if !is_short || !sign.starts_with('!') {
                    adds_no_call(&format!("{words}{sign}{auction}"), auction);
                }
                if !is_short {
                    adds_no_call(&format!("{auction}{sign}{words}"), auction);
                }
            }
            if !is_short {
                adds_no_call(&format!("{auction} - {words}"), auction);
            }
        }
    }
    for text in ["1H P X illegal double", "1hj p d ulovlig dobling", "1H P X, doubled partner", "dobla makkers bud"] {
        asks(text);
    }
    for text in ["1H X X", "1NT X XX X", "1H, X, X", "1hj dobl dobl", "1H - X - X"] {
        assert_eq!(
            calls(&read(text)).len(),
            text.split([' ', ',', '-']).filter(|call| !call.is_empty()).count(),
            "{text}"
        );
    }
}

/// `insufficient bid: 1H P 1H`: a heading that names no call is said of the auction behind it.
#[test]
fn a_heading_without_a_call_changes_nothing() {
    for heading in ["insufficient bid", "insufficient", "ib", "utilstrekkelig bud", "for lavt bud", "ub"] {
        for sign in [": ", ". ", " "] {
            for auction in ["1H P 1H", "1S 1H", "1D P 1NT P 1D", "N 1H E P S 1H"] {
                let text = format!("{heading}{sign}{auction}");
                assert!(adds_no_call(&text, auction) || sign != ": ", "{text}");
            }
        }
    }
}

/// `E dbl N 1H, S 1D`: a double over the bid behind it. `N 1C, E doubles S 1H` is told in order.
#[test]
fn a_double_told_before_its_bid_does_not_come_first() {
    for (verbs, names) in [
        (["doubles", "doubled", "dbl"], ["N", "E", "S", "W"]),
        (["dobler", "dobla", "doblet"], ["nord", "øst", "syd", "vest"]),
    ] {
        for verb in verbs {
            for place in 0..4 {
                let name = |later: usize| names[(place + later) % 4];
                for goes_on in ["", ", {} 2C", " and {} bid 2C"] {
                    let goes_on = goes_on.replace("{}", name(2));
                    adds_no_call(
                        &format!("{} {verb} {} 1S{goes_on}", name(1), name(0)),
                        &format!("{}: 1S X{}", Seat::ALL[place], if goes_on.is_empty() { "" } else { " 2C" }),
                    );
                }
                asks(&format!("{} 1C, {} {verb} {} 1S", name(0), name(3), name(2)));
                let text = format!("{} 1C, {} {verb} {} 1S", name(0), name(1), name(2));
                assert_eq!(calls(&read(&text)), calls(&read(&format!("{}: 1C X 1S", Seat::ALL[place]))), "{text}");
            }
        }
    }
}

/// `insufficient 1H, dealer N: 1S 1H`, `pass? N 1S E P S 1H`: a first bid is never too low, and a call without a player beside calls that
/// have one is told of one of them.
#[test]
fn a_call_in_a_headline_is_not_the_first_of_the_auction() {
    for auction in ["1S 1H", "N 1S E 1H", "dealer N: 1S 1H", "n 1sp ø 1hj"] {
        for words in [
            "insufficient 1H",
            "insufficient 1H by E",
            "1H insufficient",
            "1H by E insufficient",
            "too low 1H",
            "illegal 1H",
            "for lav 1hj",
            "ulovlig 1hj",
            "utilstrekkelig 1hj av øst",
        ] {
            for sign in [". ", "... ", "! ", "\n", ", "] {
                adds_no_call(&format!("{words}{sign}{auction}"), auction);
            }
        }
    }
    for auction in ["N 1S E P S 1H", "N 1S E 1H", "n 1sp ø pass s 1hj"] {
        for words in ["pass?", "pass.", "Pass!", "P?", "pass\n"] {
            adds_no_call(&format!("{words} {auction}"), auction);
        }
    }
}

/// `1S 1H. pass ok?`: LHO has not called, and so has accepted nothing. `1S 1H ok?` asks about the bid.
#[test]
fn a_question_about_the_next_call_does_not_make_it() {
    let questions = ["ok", "ok now", "legal", "possible", "allowed", "lov", "lovlig", "mulig", "ok nå", "nok"];
    for auction in ["1S 1H", "N 1S E 1H", "1H P 1H", "1sp 1hj", "1NT 2H 2D", "N 1S S 2H"] {
        for call in ["pass", "P", "X", "double", "dobling", "d", "2H", "2hj", "3NT"] {
            for asked in questions {
                for sign in [". ", ", ", " ", "\n", " - "] {
                    adds_no_call(&format!("{auction}{sign}{call} {asked}?"), auction);
                }
            }
            for sign in [". ", ", ", "\n", " - ", " "] {
                adds_no_call(&format!("{auction}{sign}{call}?"), auction);
                for owner in ["by South", "from West", "by East", "av syd", "fra øst"] {
                    adds_no_call(&format!("{auction}{sign}{call} {owner}?"), auction);
                }
            }
        }
        for asked in questions {
            adds_no_call(&format!("{auction} {asked}?"), auction);
        }
        for letter in ["X", "P", "d"] {
            adds_no_call(&format!("{auction} what now? {letter}"), auction);
        }
    }
    for text in ["1H P 1H ok?", "1H P 1H?", "1S 1H > 2H ok?", "1S 1H rej 2H ok?"] {
        read(text);
    }
}

/// `law 28 P`, `sec. D`, `d gikk`, `thx, D`: a clause, a label, a word or a name.
#[test]
fn a_lone_letter_beside_words_is_no_call() {
    let before = [
        "law 16 D:",
        "law 1 D:",
        "Law 23 D?",
        "L27 D,",
        "Law 28 P.",
        "§ 27 d:",
        "§27 d.",
        "paragraf 27 d:",
        "lov 27 d.",
        "§ 7 d.",
        "sec. D, board 1:",
        "div. D.",
        "tbl. D",
        "avd. D, bord 4:",
        "avd. p bord 4:",
        "p bord 3:",
        "d gikk",
        "da gikk d",
        "d begynte",
    ];
    let behind =
        [", law 27 D?", " law 27 D", " § 27 d?", ", § 7 d", ", paragraf 27 d", " at table 2 D", " thx, D", " takk, d"];
    for auction in ["1S 1H", "N 1S E 1H", "1sp 1hj", "n 1sp ø 1hj"] {
        for words in before {
            adds_no_call(&format!("{words} {auction}"), auction);
        }
        for words in behind {
            adds_no_call(&format!("{auction}{words}"), auction);
        }
    }
    for text in ["table 4 P 1H P 1H", "bord 4 p 1hj p 1hj", "table 4: P 1H P 1H", "hi. P 1H P 1H", "law 27: P 1H P 1H"]
    {
        assert_eq!(calls(&read(text)), calls(&read("P 1H P 1H")), "{text}");
    }
}

/// `N 1S, after 5 s E 1H`: seconds.
#[test]
fn seconds_are_no_spades() {
    for number in 2..=7 {
        for text in ["N 1S, after {} s E 1H", "N 1S after {} s E 1H", "n 1sp, etter {} s ø 1hj", "1S, after {} s 1H"] {
            adds_no_call(&text.replace("{}", &number.to_string()), "1S 1H");
        }
    }
}

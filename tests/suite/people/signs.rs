//! Signs that are no calls, and empty places of a table.

use director_please::shorthand;

use super::{asks, read};

/// `Auction = 1S`, `P = pass`: a sign behind a word says what the word means. It is never a pass.
#[test]
fn a_sign_behind_a_word_is_no_pass() {
    let words = [
        "Auction",
        "Bidding",
        "The bidding",
        "bids",
        "Opening",
        "opened",
        "Club",
        "First seat",
        "First hand",
        "Meldinger",
        "Meldingene",
        "Første hånd",
        "Klubb",
    ];
    for word in words {
        for sign in ["=", " = ", " ="] {
            for auction in ["1S 1H", "1S P 1H", "1S, 2C, 1H"] {
                let text = format!("{word}{sign}{auction}");
                let Ok(record) = shorthand::read(&text, None) else { continue };
                assert_eq!(record, read(auction), "{text}");
            }
        }
    }
    for (letter, meaning) in
        [("P", "pass"), ("p", "pass"), ("X", "double"), ("nb", "no bid"), ("D", "dobler"), ("P", "pass.")]
    {
        for sign in ["=", " = "] {
            for auction in ["1S P 1H", "1S X 1H"] {
                for text in [
                    format!("{letter}{sign}{meaning} {auction}"),
                    format!("{auction}\n{letter}{sign}{meaning}"),
                    format!("{auction}, {letter}{sign}{meaning}"),
                ] {
                    let Ok(record) = shorthand::read(&text, None) else { continue };
                    assert_eq!(record, read(auction), "{text}");
                }
            }
        }
    }
}

/// `Opener: W. P P 1S`: the first bid is theirs, and the passes before it tell who dealt.
#[test]
fn who_opened_tells_who_dealt() {
    for (seat, nb) in [("N", "N"), ("E", "Ø"), ("S", "S"), ("W", "V")] {
        for (passes, dealer) in [("", 0), ("P ", 3), ("P P ", 2), ("P P P ", 1)] {
            for (head, seat) in [("Opener", seat), ("Opener", nb), ("opener", seat), ("Åpner", nb)] {
                for sign in ["=", " = ", ": "] {
                    for calls in ["1S 1H", "1NT 2C 1S"] {
                        let text = format!("{head}{sign}{seat}. {passes}{calls}");
                        let Ok(record) = shorthand::read(&text, None) else { continue };
                        let seats = ["N", "E", "S", "W"];
                        let place = ["N", "E", "S", "W", "Ø", "V"].iter().position(|one| *one == seat).unwrap();
                        let place = [0, 1, 2, 3, 1, 3][place];
                        let wanted = read(&format!("{}: {passes}{calls}", seats[(place + dealer) % 4]));
                        assert_eq!(record, wanted, "{text}");
                    }
                }
            }
        }
    }
    assert_eq!(read("Opener=W. P P 1S 1H"), read("E: P P 1S 1H"));
    asks("Opener: W. N P, E 1S, S 1H");
}

/// A short row between walls: who has not called in it passed or was skipped.
#[test]
fn a_row_that_ends_early_is_asked_about() {
    for head in
        ["N|E|S|W", "N | E | S | W", "N,E,S,W", "N;Ø;S;V", "N\tE\tS\tW", "LHO | Partner | RHO | Me", "VM;makker;HM;jeg"]
    {
        let sign = head.chars().find(|ch| "|,;\t".contains(*ch)).unwrap();
        let row = |cells: &[&str]| cells.join(&sign.to_string());
        for (first, second) in [
            (&["1H", "P", "2H"][..], &["1S"][..]),
            (&["1H", "X", "2NT"], &["2D", "P", "P", "P"]),
            (&["1S", "P", "2S", ""], &["2H", "P"]),
            (&["1H", "2C"], &["1S", "P"]),
        ] {
            asks(&format!("{head}\n{}\n{}", row(first), row(second)));
        }
        // A row that is full, and the last one, are as long as they are.
        let full = format!("{head}\n{}\n{}", row(&["1H", "P", "2H", "P"]), row(&["1S"]));
        assert_eq!(read(&full).events.len(), 5, "{full}");
    }
}

/// An empty cell between two calls may be a pass, and a dash between slashes is one.
#[test]
fn nothing_between_two_walls_is_not_dropped() {
    for calls in [["1S", "1H"], ["1S", "2D"], ["2C", "1NT"]] {
        let [one, next] = calls;
        for text in [format!("{one} | | {next}"), format!("| {one} | | {next} |")] {
            let Ok(record) = shorthand::read(&text, None) else { continue };
            assert_eq!(record, read(&format!("{one} P {next}")), "{text}");
        }
        for dash in ["-", "–", "--"] {
            assert_eq!(read(&format!("{one}/{dash}/{next}")), read(&format!("{one}/P/{next}")), "{one}/{dash}/{next}");
        }
        assert_eq!(read(&format!("-/{one}/P/{next}")), read(&format!("P/{one}/P/{next}")));
    }
}

/// `* = insufficient`: a note below, with the sign that says so.
#[test]
fn a_note_may_have_a_sign_before_it() {
    for auction in ["1S P 1H", "1C 1H 1D"] {
        for sign in ["*", "* ="] {
            for said in ["insufficient", "too low", "utilstrekkelig"] {
                assert_eq!(read(&format!("{auction}*\n{sign} {said}")), read(auction), "{auction} {sign} {said}");
            }
        }
    }
}

/// `East too low: 1S 1H`: the player who is blamed made the call that is insufficient, or the text is asked about.
#[test]
fn who_is_blamed_before_the_auction_made_no_other_call() {
    let claims = ["ib", "too low", "insufficient", "bid too low", "bid insufficient", "ub", "for lavt", "bød for lavt"];
    let mut told = 0;
    for (seat, names) in ["N", "E", "S", "W"].iter().zip([
        ["N", "North", "Nord"],
        ["E", "East", "Øst"],
        ["S", "South", "Syd"],
        ["W", "West", "Vest"],
    ]) {
        for name in names {
            for claim in claims {
                for sign in [":", ",", "."] {
                    for dealer in ["", "dealer N ", "dealer W "] {
                        let text = format!("{name} {claim}{sign} {dealer}1S P 1H");
                        let Ok(record) = shorthand::read(&text, None) else { continue };
                        let by = record.events.last().and_then(director_please::record::Event::made_call).unwrap().by;
                        let turn = director_please::laws::rule(&record).unwrap().incidents[0].offender;
                        assert_eq!(record.events.len(), 3, "{text}");
                        assert_eq!(by.unwrap_or(turn).to_string()[..1], **seat, "{text}");
                        told += 1;
                    }
                }
            }
        }
    }
    assert!(told > 50, "{told}");
}

/// `P: pass` tells how calls are written, before the auction and behind it; `1S : P : P` are calls.
#[test]
fn a_legend_is_no_call() {
    for (sign, word) in [("P", "pass"), ("p", "pass"), ("X", "double"), ("x", "dbl"), ("Pass", "P"), ("D", "dobler")] {
        for auction in ["1S P 1H", "1S X 1H", "W N E S\n1S P 2S P\n2H"] {
            for text in [
                format!("{sign}: {word}\n{auction}"),
                format!("{auction}\n{sign}: {word}"),
                format!("{auction} ({sign}: {word})"),
            ] {
                let Ok(record) = shorthand::read(&text, None) else { continue };
                assert_eq!(record, read(auction), "{text}");
            }
        }
    }
    assert_eq!(read("1S : P : P : 1H"), read("1S P P 1H"));
}

/// `West: - 1S` and below it `North: 1H`: the dash of one row of several is asked about. Where every row has it, it is a sign.
#[test]
fn a_dash_in_one_row_of_several_is_asked_about() {
    for names in [["North", "East", "South", "West"], ["Nord", "Øst", "Syd", "Vest"], ["N", "E", "S", "W"]] {
        for first in 0..4 {
            for colon in ["", ":"] {
                let row = |at: usize, call: &str| format!("{}{colon} {call}", names[(first + at) % 4]);
                for rows in [["- 1S", "1H", ""], ["- 1S", "1H", "P"], ["1S", "- 1H", "P"], ["1S", "P", "- 1H"]] {
                    let lines: Vec<String> = rows
                        .iter()
                        .enumerate()
                        .filter(|(_, call)| !call.is_empty())
                        .map(|(at, call)| row(at, call))
                        .collect();
                    let text = lines.join("\n");
                    assert!(shorthand::read(&text, None).is_err(), "{text}");
                }
            }
        }
    }
    assert_eq!(read("West - 1S\nNorth - 1H"), read("W: 1S 1H"));
}

//! A correction may be a player's at the table or the writer's: which of them it is has to be asked.

use director_please::{
    bridge::Call,
    record::{Event, Record},
    shorthand,
};

fn calls(record: &Record) -> Vec<Call> {
    record
        .events
        .iter()
        .filter_map(|event| if let Event::Call(made) = event { Some(made.call) } else { None })
        .collect()
}

const AUCTIONS: [&[&str]; 5] = [
    &["1H", "P", "2D", "P", "2H"],
    &["1NT", "2H", "P", "2S", "3D"],
    &["1S", "2C", "P", "P", "2D"],
    &["P", "1D", "1H", "X", "1NT"],
    &["1C", "1D", "P", "1H", "2C"],
];

/// The auction, told without players, with seats, and with players as the writer sees them; after `place` calls, `said`.
fn told(auction: &[&str], place: usize, said: &str) -> [String; 5] {
    let write = |names: [&str; 4], between: &str| {
        let calls = auction.iter().enumerate().map(|(at, call)| {
            let said = if at + 1 == place { said } else { "" };
            format!("{}{call}{said}", names[at % 4])
        });
        calls.collect::<Vec<_>>().join(between)
    };
    [
        write([""; 4], " "),
        write([""; 4], ", "),
        write(["N ", "E ", "S ", "W "], ", "),
        write(["North ", "East ", "South ", "West "], ". "),
        write(["partner ", "RHO ", "I ", "LHO "], ", "),
    ]
}

/// Where passes are said otherwise, the word `no` is none.
#[test]
fn no_is_no_pass_where_passes_are_said_otherwise() {
    let (mut read, mut asked) = (0, 0);
    for auction in AUCTIONS {
        let passes = |calls: &[Call]| calls.iter().filter(|call| **call == Call::Pass).count();
        let written = auction.iter().filter(|call| **call == "P").count();
        for place in 1..=auction.len() {
            for said in [" no", " no, 2D", ", no, 2S", ". No, 1S", " - no, X", " (no, 3C)", " no 2NT"] {
                for text in told(auction, place, said) {
                    match shorthand::read(&text, None) {
                        Ok(record) => {
                            read += 1;
                            assert_eq!(passes(&calls(&record)), written, "{text}");
                        }
                        Err(_) => asked += 1,
                    }
                }
            }
        }
    }
    assert!(asked > 500, "{asked} asked, {read} read");
    for (text, passes) in [("1NT no 2C no 2D no 2D", 3), ("1H no", 1), ("N 1H, E no, S 2H, W no", 2), ("1H no 1H", 1)] {
        let record = shorthand::read(text, None).unwrap();
        assert_eq!(calls(&record).iter().filter(|call| **call == Call::Pass).count(), passes, "{text}");
    }
}

/// An apology for a call: it was made at the table, or the writer has mistyped it.
#[test]
fn a_call_after_an_excuse_is_asked_about() {
    let words = ["sorry", "Sorry,", "oh sorry", "unnskyld", "beklager", "apologies", "oops", "I mean"];
    for auction in AUCTIONS {
        for place in 1..=auction.len() {
            for (word, form) in words.iter().flat_map(|word| (0..4).map(move |form| (word, form))) {
                let said = match form {
                    0 => format!(", {word} 3S"),
                    1 => format!(" {word} 3S"),
                    2 => format!(" ({word} 3S)"),
                    _ => format!(". {word} 3S"),
                };
                for text in told(auction, place, &said) {
                    assert!(shorthand::read(&text, None).is_err(), "{text}");
                }
            }
        }
    }
}

/// The irregular bid, named once more before what became of it, is not LHO's bid.
#[test]
fn a_bid_that_is_named_again_is_no_call() {
    let mut read = 0;
    for (auction, bid, then) in [
        ("1NT 2S 2H", "2H", "3H"),
        ("1H 1S 1D", "1D", "2D"),
        ("1H P 1H", "1H", "2H"),
        ("N 1NT, E 2S, S 2H", "2H", "pass"),
        ("1S, 2H, 2D", "2D", "3D"),
    ] {
        let plain = shorthand::read(&format!("{auction} changed to {then}"), None).unwrap();
        for word in ["changed to", "corrected to", "replaced by", "rettet til", "endret til", "byttet til"] {
            for text in [
                format!("{auction}. {bid} {word} {then}"),
                format!("{auction} ({bid} {word} {then})"),
                format!("{auction}, {bid} {word} {then}"),
                format!("{auction} {bid} {word} {then}"),
                format!("{auction}\n{bid} {word} {then}"),
                format!("{auction}*\n* {bid} {word} {then}"),
            ] {
                let Ok(found) = shorthand::read(&text, None) else { continue };
                read += 1;
                assert_eq!(found, plain, "{text}");
            }
        }
        let refused = shorthand::read(&format!("{auction} > {then}"), None).unwrap();
        assert_eq!(shorthand::read(&format!("{auction}. {bid} > {then}"), None).as_ref(), Ok(&refused), "{auction}");
    }
    assert!(read > 100, "{read}");
    // A call of LHO's needs no other sign.
    let found = shorthand::read("1S 1H 1H > 2H", None).unwrap();
    assert_eq!(calls(&found).len(), 4);
}

/// A question after an insufficient bid is no call, nor is what may be its correction.
#[test]
fn what_may_be_bid_is_asked() {
    for auction in ["1NT 2S 2H", "1H P 1H", "N 1S, E 2H, S 1H"] {
        for words in ["ok?", "allowed?", "greit?", "legal?", "?", "ok ?"] {
            for text in [format!("{auction}. 3H {words}"), format!("{auction} - then 3H {words}")] {
                assert!(shorthand::read(&text, None).is_err(), "{text}");
            }
        }
        for said in ["(insufficient), then 3H", "ib, now 3H", "! so 3H", "(ub), så 3H", "ib. 3H"] {
            let text = format!("{auction} {said}");
            assert!(shorthand::read(&text, None).is_err(), "{text}");
        }
        assert!(shorthand::read(&format!("{auction} 3H"), None).is_ok(), "{auction}");
    }
}

/// A number and a suit in brackets after a bid of that suit are its length, and so are they where the next player is named.
#[test]
fn a_length_beside_a_bid_is_no_call() {
    let seats =
        [["North", "East", "South"], ["N", "E", "S"], ["Nord", "Øst", "Syd"], ["Partner", "RHO", "me"], ["", "", ""]];
    for (bids, lengths) in [
        (["1H", "1S", "1D"], ["5 hearts", "4 spades", "4 diamonds"]),
        (["1S", "2D", "2C"], ["5 spar", "5 ruter", "4 kløver"]),
        (["1C", "1H", "1D"], ["4 clubs", "5 hearts", "5 ♦"]),
        (["2H", "2S", "2D"], ["6 hearts", "6 spades", "6 diamonds"]),
    ] {
        for names in seats {
            let plain: Vec<String> = bids.iter().zip(names).map(|(bid, name)| format!("{name} {bid}")).collect();
            let wanted = calls(&shorthand::read(&plain.join(", "), None).unwrap());
            for described in 1..8 {
                for (open, close, between) in [(" (", ")", ", "), ("(", ")", " "), (" [", "]", ". "), (" (", ")", "\n")]
                {
                    let said = |at: usize| match described & 1 << at {
                        0 => format!("{}{between}", plain[at]),
                        _ => format!("{}{open}{}{close}{between}", plain[at], lengths[at]),
                    };
                    let text: String = (0..3).map(said).collect();
                    let found = shorthand::read(&text, None).unwrap_or_else(|problems| panic!("{text}: {problems:?}"));
                    assert_eq!(calls(&found), wanted, "{text}");
                }
            }
        }
    }
}

/// Two calls in a cell: the other cells keep their columns, or it is asked.
#[test]
fn a_second_call_in_a_cell_moves_no_other() {
    let cells = ["1H", "2C", "1S", "P", "P", "2D"];
    for second in 0..cells.len() {
        for said in [
            ", 2S",
            " 2S",
            ", X",
            " (3C)",
            "/2S",
            ", pass",
            " ib 2S",
            " -> 3S",
            " (changed to 3S)",
            ", sorry 3S",
            " 2S 3S",
        ] {
            for (wall, edge) in [(" | ", "|"), (" | ", ""), ("\t", ""), (";", "")] {
                let cell = |at: usize| format!("{}{}", cells[at], if at == second { said } else { "" });
                let row = |from: usize, to: usize| {
                    let cells: Vec<String> = (from..to).map(cell).collect();
                    format!("{edge}{}{edge}", cells.join(wall))
                };
                let head = format!("{edge}{}{edge}", ["N", "E", "S", "W"].join(wall));
                let text = format!("{head}\n{}\n{}", row(0, 4), row(4, 6));
                let Ok(record) = shorthand::read(&text, None) else { continue };
                let last = record.events.iter().rev().find_map(|event| match event {
                    Event::Call(made) if second < 5 => made.by,
                    _ => None,
                });
                assert!(second == 5 || last == Some(director_please::bridge::Seat::East), "{text}");
            }
        }
    }
}

/// A question after the auction says nothing of it, whatever it asks; it is named as left out.
#[test]
fn a_question_changes_nothing() {
    let questions = [
        "Do I have to accept?",
        "Can South bid 2H without penalty?",
        "Must West accept it?",
        "Who can accept?",
        "Is the pass acceptance?",
        "Does West have to decline now?",
        "Må Vest godta det?",
        "Kan Syd rette til 2H?",
        "Hvem kan godta?",
        "Er det godtatt?",
    ];
    for auction in
        ["1H P 1H", "N 1S, E 2H, S 1NT, W passes", "W N E S\n1C 1S 1H", "1NT 2S 2H not accepted, 3H", "1S P 2S P"]
    {
        let plain = shorthand::read(auction, None).unwrap();
        for (question, between) in questions.iter().flat_map(|question| [". ", "\n"].map(|sign| (question, sign))) {
            let text = format!("{auction}{between}{question}");
            let found = shorthand::understand(&text, None).unwrap_or_else(|problems| panic!("{text}: {problems:?}"));
            assert_eq!(found.record, plain, "{text}");
            assert!(found.left_out.iter().any(|passage| passage.contains(question)), "{text}: {:?}", found.left_out);
        }
    }
    // What is asked about in the middle of a sentence, and what did happen, is no such question.
    for text in ["1S 1H. Did West accept?", "1S 1H, South accepts?", "Is 1H P 1H ok?"] {
        assert!(shorthand::read(text, None).is_err(), "{text}");
    }
}

/// `1D (1H) 1H changed to 2H`: an opponent's bid in brackets is not named again by another player's.
#[test]
fn a_bid_over_the_same_bid_in_brackets_is_corrected() {
    for (opening, bid, then) in
        [("1D", "1H", "2H"), ("1C", "1S", "2S"), ("1NT", "2C", "3C"), ("1H", "2D", "3D"), ("2S", "2NT", "3NT")]
    {
        for changed in ["changed to", "corrected to", "endret til", "rettet til", "fixed to", "became", "gjort om til"]
        {
            let text = format!("{opening} ({bid}) {bid} {changed} {then}");
            let plain = shorthand::read(&format!("{opening} {bid} S:{bid} changed to {then}"), None).expect(&text);
            assert_eq!(shorthand::read(&text, None).as_ref().map(calls), Ok(calls(&plain)), "{text}");
            assert_eq!(calls(&plain).len(), 4, "{text}");
        }
        // Where that bid is itself too low, or a sign stands between, it may be named again.
        assert!(shorthand::read(&format!("7NT ({bid}) {bid} changed to {then}"), None).is_err());
    }
}

//! A legend says how calls are written, and makes none.

use director_please::shorthand;

use super::{asks, read};

/// What stands for a call, and the word for it.
const EXPLAINED: [(&str, &str); 9] = [
    ("P", "pass"),
    ("p", "Pass"),
    ("X", "double"),
    ("X", "dbl"),
    ("XX", "redouble"),
    ("nb", "no bid"),
    ("D", "dobler"),
    ("D", "dobling"),
    ("RD", "redobler"),
];

const AUCTIONS: [&str; 5] =
    ["1S P 1H", "1S X 1H", "W: 1NT P 2D P 1H", "W N E S\n1S P 2S P\n2H", "V | N | Ø | S\n | | 1H | P\n1S | P | 1S"];

/// Reads the text as the auction without the legend, which is named as left out; or asks.
#[track_caller]
fn makes_no_call(text: &str, auction: &str, legend: &str) -> bool {
    let Ok(understood) = shorthand::understand(text, None) else { return false };
    assert_eq!(understood.record, read(auction), "{text}");
    assert!(understood.left_out.iter().any(|part| part.contains(legend)), "{text}: {:?}", understood.left_out);
    true
}

#[test]
fn a_legend_on_its_own_line_or_in_brackets_is_left_out() {
    let (mut told, mut read) = (0, 0);
    for auction in AUCTIONS {
        for (letter, word) in EXPLAINED {
            for sign in ["=", " = ", ": ", " means ", " is ", " betyr ", " er "] {
                let legend = format!("{letter}{sign}{word}");
                for text in [
                    format!("{auction}\n{legend}"),
                    format!("{auction}\n({legend})"),
                    format!("{auction}\nKey: {legend}, X = double"),
                    format!("{auction}\n{legend}; RD=redobler."),
                    format!("{legend}, X=double\n{auction}"),
                    format!("Tegnforklaring: {legend}\n{auction}"),
                ] {
                    told += 1;
                    read += usize::from(makes_no_call(&text, auction, &legend));
                }
            }
        }
        for pass in ["= is pass", "= betyr pass", "(= er pass)", "= = pass"] {
            assert!(makes_no_call(&format!("{auction}\n{pass}"), auction, pass), "{auction} {pass}");
        }
        for text in ["Key: P pass, X double", "Legend: P pass; XX redouble"] {
            assert!(makes_no_call(&format!("{text}\n{auction}"), auction, text), "{text} {auction}");
            assert!(makes_no_call(&format!("{auction}\n{text}"), auction, text), "{auction} {text}");
        }
    }
    assert!(read * 10 > told * 7, "{read} of {told}");
}

/// `P pass. 1S P 1H`: the same call in a letter and in a word, set apart, is no second call without a question.
#[test]
fn a_letter_and_its_word_are_not_two_calls_without_a_question() {
    for (letter, word) in EXPLAINED.into_iter().filter(|(letter, _)| letter.len() == 1) {
        for text in [
            format!("{letter} {word}. 1S P 1H"),
            format!("{letter} {word}\n1S P 1H"),
            format!("1S P 1H\n{letter} {word}"),
            format!("1S P 1H. {letter} {word}"),
            format!("1S P 1H\n{letter} {word}, XX redouble"),
        ] {
            let Ok(record) = shorthand::read(&text, None) else { continue };
            assert_eq!(record, read("1S P 1H"), "{text}");
        }
    }
    assert_eq!(read("1S\nP\npass\n1H"), read("1S P P 1H"));
    assert_eq!(read("1S P pass 1H"), read("1S P P 1H"));
}

/// `LHO=1S` and below it `P=pass`: partner passed, or it is asked.
#[test]
fn a_player_with_their_call_is_no_legend() {
    for sign in ["=", ": ", " = "] {
        for (left, right, me) in [("LHO", "RHO", "me"), ("VM", "HM", "jeg")] {
            let text = format!("{left}{sign}1S\nP{sign}pass\n{right}{sign}2S\n{me}{sign}2H");
            let Ok(record) = shorthand::read(&text, None) else { continue };
            assert_eq!(record, read("W: 1S P 2S 2H"), "{text}");
        }
    }
    asks("me: 1S\nLHO: 2C\nP: pass\nRHO: 2H");
}

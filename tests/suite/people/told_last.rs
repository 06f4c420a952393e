//! What was called first is told last, `East bid 1H over North's 1S`, and the auction goes on after it.

use director_please::{bridge::Seat, shorthand};

/// The players, what the caller did, over which word, and whose bid: in one language.
struct Words {
    seats: [&'static str; 4],
    did: &'static str,
    over: &'static str,
    owner: &'static str,
    calls: [&'static str; 2],
    goes_on: [&'static str; 3],
}

const WORDS: [Words; 6] = [
    Words { seats: ENGLISH, did: " bid", over: "over", owner: "'s", calls: ["1S", "1H"], goes_on: ["X", "P", "2C"] },
    Words { seats: ENGLISH, did: "", over: "after", owner: "'s", calls: ["1S", "1H"], goes_on: ["2C", "X", "P"] },
    Words { seats: LETTERS, did: "", over: "over", owner: "", calls: ["2D", "1NT"], goes_on: ["P", "P", "2S"] },
    Words {
        seats: NORWEGIAN,
        did: " meldte",
        over: "over",
        owner: "s",
        calls: ["1sp", "1hj"],
        goes_on: ["dobl", "pass", "2kl"],
    },
    Words {
        seats: NORWEGIAN,
        did: " meldte",
        over: "etter",
        owner: "s",
        calls: ["1sp", "1hj"],
        goes_on: ["pass", "2hj", "pass"],
    },
    Words {
        seats: NORWEGIAN,
        did: "",
        over: "oppå",
        owner: " sin",
        calls: ["2ru", "1gr"],
        goes_on: ["2sp", "pass", "pass"],
    },
];
const ENGLISH: [&str; 4] = ["North", "East", "South", "West"];
const LETTERS: [&str; 4] = ["N", "E", "S", "W"];
const NORWEGIAN: [&str; 4] = ["nord", "øst", "syd", "vest"];

#[test]
fn a_call_told_over_another_comes_right_after_it_however_the_auction_goes_on() {
    let mut read = 0;
    for words in WORDS {
        for (place, seat) in Seat::ALL.into_iter().enumerate() {
            let name = |later: usize| words.seats[(place + later) % 4];
            for (goes_on, apart) in (0..4).flat_map(|goes_on| [", ", "; ", ". "].map(|apart| (goes_on, apart))) {
                let [first, second] = words.calls;
                let mut told =
                    format!("{}{} {second} {} {}{} {first}", name(1), words.did, words.over, name(0), words.owner);
                let mut plain = format!("{seat}: {first} {second}");
                for (at, call) in words.goes_on.into_iter().take(goes_on).enumerate() {
                    told.push_str(&format!("{apart}{} {call}", name(2 + at)));
                    plain.push_str(&format!(" {call}"));
                }
                let plain = shorthand::read(&plain, None).unwrap_or_else(|problems| panic!("{plain}: {problems:?}"));
                let Ok(told_last) = shorthand::read(&told, None) else { continue };
                assert_eq!(told_last, plain, "{told}");
                read += 1;
            }
        }
    }
    assert!(read > 250, "{read} of 288");
}

/// A dash between other signs, or after a player's name, is a pass.
#[test]
fn a_dash_among_other_signs_is_the_call_of_its_player() {
    for (with, without) in [("1S{}-{}1H", "1S P 1H"), ("-{}1S{}1H", "P 1S 1H"), ("P{}1S{}-{}1H{}-{}-", "P 1S P 1H P P")]
    {
        for sign in [" | ", "|", " / ", ", ", ",", "; ", ";", " & "] {
            let text = with.replace("{}", sign);
            let Ok(record) = shorthand::read(&text, None) else { continue };
            assert_eq!(record, shorthand::read(without, None).unwrap(), "{text}");
        }
    }
    for (text, plain) in [
        ("N {}, E {}, S 1C, W 1D, N 1C", "P P 1C 1D 1C"),
        ("W: {}, N: 1S, E: {}, S: 1H", "W: P 1S P 1H"),
        ("N 1S\nE {}\nS 1H", "1S P 1H"),
        ("øst {}; syd 1kl; vest {}; nord 1kl", "E: P 1C P 1C"),
    ] {
        for dash in ["-", "–", "—", "--"] {
            let text = text.replace("{}", dash);
            let Ok(record) = shorthand::read(&text, None) else { continue };
            assert_eq!(record, shorthand::read(plain, None).unwrap(), "{text}");
        }
    }
}

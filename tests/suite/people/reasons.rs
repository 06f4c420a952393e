//! Why somebody called as they did, what was played in the end, and slips in the names of the players.

use director_please::shorthand;

use super::{
    calls,
    subjects::{ENGLISH, LETTERS, NORWEGIAN, name},
};

/// `1S P 1H because S did not see the bid`: named as left out, and no call.
#[test]
fn why_somebody_called_is_left_out_and_changes_no_call() {
    for (names, reasons) in [
        (
            ENGLISH,
            [
                "because {} thought {} passed",
                "because {} did not see the bid",
                "because he was not looking",
                "because {} thought it was {}'s turn",
                "because {} thought {} opened 1D",
                "because {} thought nobody had bid",
            ],
        ),
        (
            LETTERS,
            [
                "since {} thought {} had passed",
                "because {} didn't notice {}'s bid",
                "who was not looking",
                "{} thought {} was dealer",
                "because {} thought {} had opened 1 diamond",
                "bc {} thought 1S was 1C",
            ],
        ),
        (
            NORWEGIAN,
            [
                "fordi {} trodde {} hadde passet",
                "fordi {} ikke så meldingen",
                "fordi han ikke fulgte med",
                "fordi {} trodde det var 1D",
                "fordi {} trodde {} åpnet 1D",
                "fordi {} leste 1S som 1C",
            ],
        ),
    ] {
        for (one, other) in (0..4).flat_map(|one| (0..4).map(move |other| (one, other))) {
            for reason in reasons {
                let said = reason.replacen("{}", names[one], 1).replacen("{}", names[other], 1);
                for (auction, later) in [("1S P 1H", "X"), ("1NT 2D 2C", "P"), ("dealer N. E:1H", "P")] {
                    let plain = shorthand::read(auction, None).unwrap();
                    for apart in [" ", ", ", ". ", "\n"] {
                        let text = format!("{auction}{apart}{said}");
                        let understood =
                            shorthand::understand(&text, None).unwrap_or_else(|error| panic!("{text}: {error:?}"));
                        assert_eq!(understood.record, plain, "{text}");
                        let words = said.split_whitespace();
                        assert!(
                            words.clone().count() > 2 && understood.left_out.join(" ").contains(said.as_str()),
                            "{text}"
                        );
                        // A call behind it is the next player's, or asked about.
                        let goes_on = format!("{text}. {later}");
                        if let Ok(record) = shorthand::read(&goes_on, None) {
                            let wanted = shorthand::read(&format!("{auction} {later}"), None).unwrap();
                            assert_eq!(record, wanted, "{goes_on}");
                        }
                    }
                }
            }
        }
    }
}

/// `contract 4H by North` at the end is no call; before other calls it is not read.
#[test]
fn what_was_played_in_the_end_is_no_call() {
    for bid in ["2H", "4H", "3NT", "1NT"] {
        for says in [
            "contract",
            "final contract:",
            "the contract was",
            "we ended in",
            "they played in",
            "kontrakten ble",
            "vi endte i",
        ] {
            for (auction, behind) in
                [("1H P 1H", ""), ("1H P 1H rej 4H P P P", " by N"), ("1H P 1H acc", ""), ("1S 2C 2C", "")]
            {
                let behind = if says.contains("contract") { behind } else { "" };
                let plain = shorthand::read(auction, None).unwrap();
                for apart in [", ", ". ", "\n"] {
                    let text = format!("{auction}{apart}{says} {bid}{behind}");
                    let understood =
                        shorthand::understand(&text, None).unwrap_or_else(|error| panic!("{text}: {error:?}"));
                    assert_eq!(understood.record, plain, "{text}");
                    assert!(
                        understood.left_out.iter().any(|words| words.contains(bid)),
                        "{text}: {:?}",
                        understood.left_out
                    );
                    assert!(shorthand::read(&format!("{text} W 5C"), None).is_err(), "{text} W 5C");
                }
            }
        }
    }
}

/// Two letters in the wrong order: the same player, or a question.
#[test]
fn a_slip_in_a_name_is_that_player_or_asked_about() {
    let mut read = 0;
    for names in [ENGLISH, NORWEGIAN] {
        for (dealer, slips) in (0..4).flat_map(|dealer| (0..4).map(move |slips| (dealer, slips))) {
            let row = |later: usize, name: &str| format!("{name} {}", ["1H", "P", "1H", "2C"][later]);
            let plain: Vec<String> = (0..4).map(|later| row(later, name(names, dealer, later))).collect();
            let wanted = shorthand::read(&plain.join(", "), None).unwrap();
            let right: Vec<char> = name(names, dealer, slips).chars().collect();
            for at in 1..right.len() {
                let mut wrong = right.clone();
                wrong.swap(at - 1, at);
                let mut rows = plain.clone();
                rows[slips] = row(slips, &wrong.into_iter().collect::<String>());
                if let Ok(record) = shorthand::read(&rows.join(", "), None) {
                    assert_eq!(record, wanted, "{rows:?}");
                    read += 1;
                }
            }
        }
    }
    assert!(read > 40, "{read}");
}

/// `S thought E had passed and bid 2S`: South's bid, and never that of the player in turn.
#[test]
fn a_call_behind_what_a_player_thought_is_theirs_or_asked_about() {
    let mut read = 0;
    for (names, clauses, and) in [
        (
            ENGLISH,
            [
                "{} thought {} had passed",
                "{} thought it was {}'s turn",
                "{} believed {} opened 1D",
                "{} wants to change the bid",
                "{} thought it was 1D",
            ],
            "and",
        ),
        (
            LETTERS,
            [
                "{} assumed {} passed",
                "{} thought {} was dealer",
                "{} thought {} had bid 1D",
                "{} wanted to change his call",
                "{} wants to know what he can do",
            ],
            "and",
        ),
        (
            NORWEGIAN,
            [
                "{} trodde {} hadde passet",
                "{} trodde det var hans tur",
                "{} trodde {} åpnet 1D",
                "{} vil endre budet",
                "{} trodde det var 1D",
            ],
            "og",
        ),
    ] {
        let verbs = if and == "og" { ["", "meldte ", "så "] } else { ["", "bid ", "then "] };
        for (one, other) in (0..4).flat_map(|one| (0..4).map(move |other| (one, other))) {
            for (clause, verb) in clauses.into_iter().flat_map(|clause| verbs.map(|verb| (clause, verb))) {
                let said = clause.replacen("{}", names[one], 1).replacen("{}", names[other], 1);
                for (join, call) in [format!(" {and} "), ", ".to_owned(), ". ".to_owned(), format!(", {and} ")]
                    .iter()
                    .flat_map(|join| ["2S", "X"].map(|call| (join.clone(), call)))
                {
                    let text = format!("{} 1S, {said}{join}{verb}{call}", names[0]);
                    let Ok(record) = shorthand::read(&text, None) else { continue };
                    let last = *calls(&record).last().unwrap();
                    let seat = shorthand::read(&format!("{} 1C", names[one]), None).unwrap().dealer;
                    assert_eq!(last, (Some(seat), call.parse().unwrap()), "{text}");
                    read += 1;
                }
            }
        }
    }
    assert!(read > 40, "{read}");
}

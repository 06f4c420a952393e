//! Texts of which every word is known, and which still have two readings: they are asked about.

use director_please::{
    bridge::Seat,
    record::{Event, LhoChoice},
    shorthand::{self, Understood},
};

use super::{asks, calls, read};

const ENGLISH: [&str; 4] = ["North", "East", "South", "West"];
const NORWEGIAN: [&str; 4] = ["nord", "øst", "syd", "vest"];

/// Law 27C: LHO may accept the first bid after all, or be content with the one in its place.
#[test]
fn consent_after_a_correction_is_asked_about() {
    for correction in ["> 2H", "-> 2H", "changed to 2H", "corrected to 2H", "rettet til 2H", "endret til 2H"] {
        for who in ["South", "LHO", "syd", "S"] {
            for fine in
                ["said fine", "said ok", "let it stand", "was fine with it", "agreed to it", "sa greit", "lot det stå"]
            {
                for (sign, stop) in [(", ", ""), (". ", "."), (" ", "")] {
                    asks(&format!("1S 1H {correction}{sign}{who} {fine}{stop}"));
                }
            }
            for accepted in ["accepted", "accepts", "godtok", "acc"] {
                let text = format!("1S 1H {correction}, {who} {accepted}");
                let Ok(record) = shorthand::read(&text, None) else { continue };
                assert!(record.events.contains(&Event::Lho(LhoChoice::Accepts)), "{text}");
            }
        }
    }
}

/// Law 25A: by accident may be a slip of the hand or a mistake of the mind. Where the turn was the mistake, or LHO has chosen
/// since, it says no more.
#[test]
fn a_call_made_by_accident_is_asked_about() {
    for word in [
        "by accident",
        "accidentally",
        "by mistake",
        "in error",
        "mistakenly",
        "inadvertently",
        "ved en feil",
        "ved et uhell",
        "i vanvare",
        "ved en feiltakelse",
    ] {
        for text in [
            format!("1S 1H {word}"),
            format!("1S 1H, {word}"),
            format!("1S 1H ({word})"),
            format!("1S 1H. That was {word}."),
            format!("1S, East {word} bid 1H"),
            format!("1S, East bid 1H {word}"),
            format!("1H P 2D {word} P"),
            format!("1H P 2D {word}, 2H"),
        ] {
            asks(&text);
        }
        let refused = read("1S 1H rej 2H");
        assert_eq!(read(&format!("1S 1H {word} rej 2H")), refused, "{word}");
        assert_eq!(read(&format!("1S 1H {word}, not accepted, 2H")), refused, "{word}");
        assert_eq!(read(&format!("dealer N, East {word} opened 1H out of turn")), read("dealer N, E:1H"), "{word}");
        assert_eq!(read(&format!("1S 1H {word}, misclick > 2H")), read("1S 1H mispull > 2H"), "{word}");
    }
}

/// `ok` with nobody who says it may be LHO's consent, where they may choose.
#[test]
fn consent_of_nobody_is_asked_about_where_somebody_may_choose() {
    for ok in ["ok", "okay", "fine", "that's fine", "greit", "it is ok"] {
        for (sign, stop) in [(", ", ""), (". ", "."), (" - ", "")] {
            asks(&format!("1S 1H{sign}{ok}{stop}"));
            asks(&format!("1S 1H ib{sign}{ok}{stop}"));
            let text = format!("1S 2H{sign}{ok}{stop}");
            assert!(shorthand::read(&text, None).is_ok_and(|record| record == read("1S 2H")), "{text}");
        }
        let before = format!("{ok}, 1S 1H");
        assert!(shorthand::read(&before, None).is_ok_and(|record| record == read("1S 1H")), "{before}");
    }
}

/// `1S 1H ib, 2S`: East's correction, or South's bid. Where the same sign stands between all calls, or a player is named, it is known.
#[test]
fn a_bid_behind_a_claim_and_a_sign_is_asked_about() {
    for claim in ["ib", "insufficient", "ub", "too low", "for lavt", "(insufficient)"] {
        for sign in [", ", ". ", "; "] {
            for bid in ["1NT", "2C", "2H", "2S"] {
                asks(&format!("1S 1H {claim}{sign}{bid}"));
                asks(&format!("1H P 1H {claim}{sign}{bid}"));
                let named = format!("1S 1H {claim}{sign}South {bid}");
                assert_eq!(read(&named), read(&format!("1S 1H {bid}")), "{named}");
            }
        }
        for bid in ["1NT", "2C", "2S"] {
            let listed = format!("1S, 1H {claim}, {bid}");
            assert_eq!(read(&listed), read(&format!("1S 1H {bid}")), "{listed}");
        }
    }
}

/// Whether LHO accepted is asked, and no fact.
#[test]
fn a_question_about_a_choice_makes_none() {
    for player in ENGLISH.iter().chain(&NORWEGIAN) {
        for question in [
            format!("godtok {player} med det?"),
            format!("godtok {player} det da?"),
            format!("accepted {player} by that?"),
            format!("accepted by {player} then?"),
            format!("avslo {player} den meldingen?"),
        ] {
            for (auction, sign) in
                ["1S 1H", "1H P 1H", "1C 1S 1H"].iter().flat_map(|one| [". ", ", "].map(|by| (one, by)))
            {
                let text = format!("{auction}{sign}{question}");
                let Ok(record) = shorthand::read(&text, None) else { continue };
                assert!(!record.events.iter().any(|event| matches!(event, Event::Lho(_))), "{text}");
            }
        }
    }
}

/// `East bid 1H, North opened 1S`: who opened called first, in whatever order it is told.
#[test]
fn who_opened_did_not_call_after_another_bid() {
    let verbs = [("bid 1H", "opened 1S"), ("doubled", "opened 1NT"), ("meldte 1hj", "åpnet 1sp"), ("1H", "opened 1S")];
    for (first, second) in (0..4).flat_map(|first| (1..4).map(move |later| (first, (first + later) % 4))) {
        for (bid, opened) in verbs {
            for names in [ENGLISH, NORWEGIAN, ["partner", "RHO", "I", "LHO"]] {
                for (before, behind) in [(", ", ""), (". ", "."), (" (", ")")] {
                    let text = format!("{} {bid}{before}{} {opened}{behind}", names[first], names[second]);
                    let Ok(record) = shorthand::read(&text, None) else { continue };
                    let opener = calls(&record).first().and_then(|(by, _)| *by);
                    assert_eq!(opener, Some(Seat::ALL[second]), "{text}");
                }
            }
        }
    }
}

/// Nobody can double before anybody has bid: `D=W` in front of the calls says who dealt.
#[test]
fn a_letter_and_a_seat_in_front_are_the_dealer() {
    for (seat, letters) in Seat::ALL.into_iter().zip([["N", "n"], ["E", "Ø"], ["S", "s"], ["W", "V"]]) {
        let plain = read(&format!("dealer {seat} 1S 1H"));
        for (letter, sign) in letters.iter().flat_map(|letter| ["=", ":", "/", "-", ": "].map(|sign| (letter, sign))) {
            for head in ["D", "d", "Dealer", "dealer"] {
                for between in [" ", ", ", ". ", "\n"] {
                    let text = format!("{head}{sign}{letter}{between}1S 1H");
                    let Ok(record) = shorthand::read(&text, None) else { continue };
                    assert_eq!(record, plain, "{text}");
                }
            }
        }
    }
    for text in ["D=W 1S 1H", "d=s. 1s 1h", "D/E 1S 1H", "D-S 1S 1H", "Dealer-W 1S 1H"] {
        assert!(shorthand::read(text, None).is_ok(), "{text}");
    }
}

/// What stands alone between two calls of a row fills a cell, or it is asked about: no later call moves to another player.
#[test]
fn a_sign_in_a_row_moves_no_call() {
    let signs = [
        "_", "~", "·", "•", "#", "\"\"", "'", "\"", "__", "*", "**", "[]", "()", "nil", "ok", "(none)", "(blank)", "!",
        "alert", "(ingen)", ":", ";", ",", "-", ".", "/", "?", "pass", "none",
    ];
    for (header, calls_of) in [("N E S W", ["1S", "1H"]), ("N Ø S V", ["1sp", "1hj"]), ("W N E S", ["2C", "1NT"])] {
        for sign in signs {
            let [one, next] = calls_of;
            for text in [format!("{header}\n{one} {sign} {next}"), format!("{header}\n{one} {sign} {next} P\nP")] {
                let Ok(record) = shorthand::read(&text, None) else { continue };
                let bid = calls(&read(next))[0].1;
                let by = calls(&record).into_iter().find(|(_, call)| *call == bid).and_then(|(by, _)| by);
                assert!(by == Some(record.dealer.partner()), "{text}");
            }
        }
    }
}

/// A bracket that names a seat is read, or asked about: it is neither left out nor what the call before it shows.
#[test]
fn a_bracket_that_names_a_seat_is_never_left_out() {
    let told = [
        "it was {} actually",
        "that was {}",
        "sorry, by {}",
        "or was it {}?",
        "{} was away",
        "{} was asleep",
        "{} went for coffee",
        "without waiting for {}",
        "{} may have passed instead",
        "{} had passed first",
        "{}'s partner",
        "det var {}",
        "{} sov",
        "{} var borte",
        "nei, {}",
        "{} rakk ikke å melde",
    ];
    for name in ENGLISH.into_iter().chain(["N", "E", "S", "W"]).chain(NORWEGIAN) {
        for inside in told {
            for (before, behind) in [("1S", " 2S"), ("1S 1H", ""), ("1S P 2S", " P"), ("N 1D E", " 1C")] {
                let bracket = inside.replace("{}", name);
                let text = format!("{before} ({bracket}){behind}");
                let Ok(Understood { record, .. }) = shorthand::understand(&text, None) else { continue };
                let plain = shorthand::read(&format!("{before}{behind}"), None);
                assert!(plain.as_ref() != Ok(&record), "{text}");
            }
        }
    }
    for passes in ["P P first", "2 passes in front", "S and W passed first", "syd og vest passet først"] {
        let text = format!("1S 1H ({passes})");
        assert!(shorthand::read(&text, None).as_ref() != Ok(&read("1S 1H")), "{text}");
    }
}

/// `E 1H, S no`: no bid, or no to the bid. Where passes are written otherwise, it is no to the bid.
#[test]
fn no_after_an_irregular_bid_is_asked_about() {
    for (between, no) in [", ", "\n", " / ", " "].iter().flat_map(|sign| ["no", "No", "no!"].map(|no| (sign, no))) {
        asks(&format!("N 1S{between}E 1H{between}S {no}"));
        asks(&format!("N 1C{between}E 1H{between}S 1D{between}W {no}"));
    }
    assert_eq!(read("N 1H, E pass, S 1H, W: no"), read("1H P 1H rej"));
}

/// `uncontested` says the same with the players named and without.
#[test]
fn silent_opponents_pass_where_players_are_named_as_well() {
    for word in ["Opps silent", "Uncontested", "opponents passing", "Uforstyrret", "motparten passer"] {
        for auction in [["1S", "2D", "2C"], ["1C", "1H", "1D"], ["1NT", "2H", "3C"]] {
            for (first, names) in [(0, ENGLISH), (1, ENGLISH), (0, NORWEGIAN)] {
                let told: Vec<String> = auction
                    .iter()
                    .enumerate()
                    .map(|(at, call)| format!("{} {call}", names[(first + 2 * at) % 4]))
                    .collect();
                let plain = read(&format!("{}: {} P {} P {}", Seat::ALL[first], auction[0], auction[1], auction[2]));
                for text in [format!("{word}. {}", told.join(", ")), format!("{}, {word}", told.join(", "))] {
                    let Ok(record) = shorthand::read(&text, None) else { continue };
                    assert_eq!(calls(&record), calls(&plain), "{text}");
                }
            }
        }
    }
}

/// Who had passed already did so before the correction.
#[test]
fn a_pass_before_a_correction_is_not_put_after_it() {
    for passed in ["had already passed", "has already passed", "passed already", "had passed"] {
        asks(&format!("East 2C mispull, meant 2D, South {passed}. Dealer E"));
        asks(&format!("1C P 1H mispull, wanted 1S, but W {passed}"));
        asks(&format!("1S 1H changed to 2H, S {passed}"));
    }
    for passet in ["hadde passet", "har allerede passet", "hadde alt passet"] {
        asks(&format!("øst 2kl feilgrep, mente 2ru, syd {passet}. giver ø"));
        asks(&format!("1sp 1hj rettet til 2hj, syd {passet}"));
    }
}

/// Kisses behind a greeting are no calls.
#[test]
fn kisses_are_no_calls() {
    for greeting in ["thanks in advance", "help", "hello", "please help", "many thanks", "hi"] {
        for kiss in ["x", "xx"] {
            for text in [
                format!("{greeting} {kiss} 1S 1H"),
                format!("{greeting} {kiss}. 1S 1H"),
                format!("{greeting} {kiss}\n1S 1H"),
                format!("1S 1H {greeting} {kiss}"),
            ] {
                let Ok(record) = shorthand::read(&text, None) else { continue };
                assert_eq!(record, read("1S 1H"), "{text}");
            }
        }
    }
}

/// A hand and its number say who dealt, as a board and its number do.
#[test]
fn a_hand_is_a_board() {
    for number in 1..37 {
        let plain = read(&format!("board {number}: 1S 1H"));
        for text in [
            format!("hand {number}: 1S 1H"),
            format!("Hand {number}. 1S 1H"),
            format!("hand #{number} 1S 1H"),
            format!("on hand {number}: 1S 1H"),
            format!("1S 1H (hand {number})"),
            format!("Bd{number}: 1S 1H"),
        ] {
            assert_eq!(read(&text).dealer, plain.dealer, "{text}");
        }
    }
}

/// `1C(N) 1H(S)`: where players stand behind calls, `(S)` is one as well.
#[test]
fn a_seat_behind_a_call_shows_no_suit_beside_others() {
    for (one, other) in [("N", "S"), ("S", "N"), ("E", "S"), ("N", "W")] {
        for (first, next) in [("1C", "1H"), ("1NT", "2H"), ("1D", "1C")] {
            let text = format!("{first}({one}) {next}({other})");
            let Ok(record) = shorthand::read(&text, None) else { continue };
            let by: Vec<Option<Seat>> = calls(&record).into_iter().map(|(by, _)| by).collect();
            assert_eq!((by[0], by[by.len() - 1]), (one.parse().ok(), other.parse().ok()), "{text}");
        }
    }
}

/// `doblet syd?`, `passes S?`: the verb before the player asks.
#[test]
fn a_verb_before_a_player_asks() {
    for (verb, player) in ["doblet", "passet", "dobler", "passer", "melder", "meldte"]
        .iter()
        .flat_map(|verb| ["nord", "syd", "vest", "S"].map(|player| (verb, player)))
    {
        for rest in ["?", " nå?", " 2kl?"] {
            for sign in [" ", ", ", ". "] {
                let text = format!("1sp 1hj{sign}{verb} {player}{rest}");
                let Ok(record) = shorthand::read(&text, None) else { continue };
                assert_eq!(calls(&record), calls(&read("1sp 1hj")), "{text}");
            }
        }
    }
    for text in ["1sp 1hj passer det?", "1sp 1hj, passer det bra?", "1S 1H passes S?", "1S 1H pass? double?"] {
        let Ok(record) = shorthand::read(text, None) else { continue };
        assert_eq!(calls(&record).len(), 2, "{text}");
    }
}

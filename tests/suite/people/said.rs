//! Words that are no calls, and calls in brackets that are more than words.

use director_please::{
    record::{Event, Record},
    shorthand,
};

fn written(record: &Record) -> Vec<String> {
    record.events.iter().filter_map(Event::made_call).map(|made| made.call.to_string()).collect()
}

/// `transfer to hearts` is not 2H by the next player.
#[test]
fn to_a_suit_is_no_bid_in_english() {
    for said in ["alerted as transfer", "meant as transfer", "announced as a transfer", "relay", "cue", "transfer"] {
        for (suit, bid) in [("hearts", "2H"), ("spades", "2S"), ("diamonds", "2D"), ("clubs", "2C"), ("nt", "2NT")] {
            for (auction, rest) in [("1NT P 2D", " P 1H"), ("1NT 2S 2D", ""), ("1C P 1H", ""), ("1C P 1D", " P 1C")] {
                let text = format!("{auction} {said} to {suit}{rest}");
                let Ok(record) = shorthand::read(&text, None) else { continue };
                let plain = shorthand::read(&format!("{auction}{rest}"), None).unwrap();
                assert_eq!(written(&record), written(&plain), "{text}: no {bid}");
            }
        }
    }
    assert_eq!(shorthand::read("en spar, pass, to hjerter", None), shorthand::read("1S, P, 2H", None));
}

/// A call in a bracket is in the record, or the bracket is named or asked about; never only a meaning.
#[test]
fn a_call_in_a_bracket_is_not_lost() {
    for bracket in [
        "RHO: {}",
        "HM: {}",
        "LHO: {}",
        "{}, RHO",
        "{} by RHO",
        "{} on my right",
        "{} slowly",
        "{}, long think",
        "quick {}",
        "treg {}",
        "{} sakte",
        "{} from RHO",
        "{} fra HM",
        "LHO {}",
        "VM {}",
        "and {} by my LHO",
        "{} I think",
        "høyre motspiller {}",
        "{} etter lang tid",
        "he had 14 points and bid {}",
    ] {
        for call in ["2H", "2S", "pass", "dbl", "1NT"] {
            for (before, behind) in [("1S", " 2D"), ("1D (1S) 1H", "")] {
                let inside = bracket.replace("{}", call);
                let text = format!("{before} ({inside}){behind}");
                let Ok(read) = shorthand::understand(&text, None) else { continue };
                let without = text.replace(&format!(" ({inside})"), "").split_whitespace().count();
                let is_named = read.left_out.iter().any(|part| part.contains(call));
                assert!(is_named || written(&read.record).len() > without, "{text}: {}", read.record.to_json());
            }
        }
    }
}

/// Who was silent, in a bracket: either the other side passed throughout, or it is asked.
#[test]
fn silence_in_a_bracket_is_no_meaning() {
    for bracket in [
        "opps always pass",
        "others passed",
        "the opponents never bid",
        "only our side bidding",
        "they stayed out",
        "opponents did nothing",
        "opponents keep quiet",
        "nobody else bid",
        "their side passed",
        "both opps pass every time",
        "ingen innmelding",
        "motparten meldte aldri",
        "bare vi meldte",
        "de holdt seg unna",
        "ingen motmeldinger",
        "begge motstanderne passet hver gang",
        "ingen andre meldte",
        "de andre passet",
        "tatt tilbake",
        "plukket det opp igjen",
    ] {
        let text = format!("1S 2S 4NT 4H ({bracket})");
        let Ok(record) = shorthand::read(&text, None) else { continue };
        assert_eq!(written(&record), ["1S", "P", "2S", "P", "4NT", "P", "4H"], "{text}");
    }
}

/// A wish, and a question whether it may be, are no choice.
#[test]
fn a_wish_is_no_choice() {
    let wishes = ["would like to accept", "would like to accept it"].map(|wish| ("South", wish));
    let norwegian = ["ønsker å godta", "ønsket å godta", "vil gjerne godta"].map(|wish| ("Syd", wish));
    let asked = [("South", "wants to accept, can he?"), ("South", "wants to accept it, is that allowed?")];
    let asked = asked.into_iter().chain([("Syd", "vil godta, kan han det?"), ("Syd", "vil godta, får han lov?")]);
    for (player, wish) in wishes.into_iter().chain(norwegian).chain(asked) {
        for text in [format!("1S 1H. {player} {wish}"), format!("1S 1H, {player} {wish}")] {
            let Ok(record) = shorthand::read(&text, None) else { continue };
            assert!(!record.events.iter().any(|event| matches!(event, Event::Lho(_))), "{text}");
        }
    }
    assert!(shorthand::read("1S 1H. South wants to accept", None).is_ok());
}

//! A meaning is read alike however the record comes in: with its players named or not, on a call or among what others would show.

use super::*;

/// The record of a text, and the same without the players.
fn both(text: &str) -> [Record; 2] {
    let named = shorthand::read(text, None).unwrap_or_else(|problems| panic!("{text}: {problems:?}"));
    let mut json: serde_json::Value = serde_json::from_str(&named.to_json()).unwrap();
    for event in json["events"].as_array_mut().unwrap() {
        event.as_object_mut().unwrap().remove("by");
    }
    [named, serde_json::from_value(json).unwrap()]
}

#[test]
fn a_record_without_players_is_read_in_its_auction() {
    for text in [
        "1H P 1H(3+ support) rej 2H(3+ support)",
        "1S P 1S(limit raise, 4 trumps) rej 3S(limit raise, 4 trumps)",
        "P 1D P 1D(4+ support) rej 2D(4+ trumps)",
        "1H 1S 1H(3+ support) acc 2S(3+ support) 3H(4 trumps)",
        "1H P 2H(4+ trumps) 2H ib rej 3C(6-card suit)",
    ] {
        let [named, unnamed] = both(text);
        let meanings = |record: &Record| {
            let calls = record.events.iter().filter_map(Event::made_call);
            let told = calls.filter_map(|made| made.facts.meaning.clone());
            told.map(|told| told.meaning().cloned()).collect::<Vec<_>>()
        };
        assert!(meanings(&named).iter().all(Option::is_some), "{text}");
        assert_eq!(meanings(&named), meanings(&unnamed), "{text}");
        assert_eq!(laws::rule(&named).unwrap(), laws::rule(&unnamed).unwrap(), "{text}");
    }
}

#[test]
fn what_other_calls_would_show_is_read_in_its_auction() {
    let record = |support: &str| -> Record {
        let replacements = format!(r#"{{"2H":{{"meaning":"{support}, 6-9"}},"3H":{{"meaning":"{support}, 10-12"}}}}"#);
        let irregular = format!(r#"{{"call":"1H","meaning":"{support}, 6-9","replacements":{replacements}}}"#);
        serde_json::from_str(&format!(r#"{{"events":[{{"call":"1H"}},{{"call":"P"}},{irregular}]}}"#)).unwrap()
    };
    let (left, said) = (record("3+ support"), record("3+H"));
    assert_eq!(laws::rule(&left).unwrap().incidents[0].outcome, laws::rule(&said).unwrap().incidents[0].outcome);
    assert_eq!(left.read_meaning(2, "4+ trumps").unwrap().shows, meaning::read("4+H").unwrap().shows);
    assert!(left.read_meaning(0, "4+ trumps").is_err());
}

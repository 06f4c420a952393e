//! Agreements: the systems that come with the program, and texts that cannot be read.

use director_please::{
    bridge::{Call, Seat},
    meaning::{Agreements, Condition, HandSet, read},
};

#[test]
fn every_preset_can_be_read() {
    for name in Agreements::presets() {
        let text = Agreements::preset_text(name).unwrap();
        let read = Agreements::read(text).unwrap_or_else(|problems| panic!("{name}: {problems:#?}"));
        assert_eq!(Some(&read), Agreements::preset(name));
        assert!(read.all().count() > 100, "{name}");
    }
}

#[test]
fn every_call_of_a_preset_has_hands() {
    for name in Agreements::presets() {
        for (call, meaning) in Agreements::preset(name).unwrap().all() {
            let hands = HandSet::of(&meaning.condition()).and_then(|hands| hands.is_empty());
            assert_eq!(hands, Ok(false), "{name}: {call} = {meaning}");
        }
    }
}

/// Openings that may have hands in common, because players choose among them as they like. None so far.
const MAY_OVERLAP: &[(&str, &str, &str)] = &[];

#[test]
fn every_hand_has_one_opening() {
    for name in Agreements::presets() {
        let openings: Vec<(Call, HandSet)> = Agreements::preset(name)
            .unwrap()
            .calls(&[], Seat::North)
            .map(|(call, meaning)| (call, HandSet::of(&meaning.condition()).unwrap()))
            .collect();
        let mut all = HandSet::of(&Condition::Any(Vec::new())).unwrap();
        for (call, hands) in &openings {
            for (other, others) in openings.iter().take_while(|(other, _)| other != call) {
                let allowed = MAY_OVERLAP.contains(&(name, &call.to_string(), &other.to_string()));
                let both = hands.and(others);
                let hand = both.witness().unwrap();
                assert!(allowed || hand.is_none(), "{name}: {other} and {call}: {hand:?}");
            }
            all = all.or(hands);
        }
        assert!(HandSet::all().is_within(&all).unwrap(), "{name}: {:?}", HandSet::all().without(&all).witness());
    }
}

#[test]
fn what_is_agreed_can_be_written_into_a_record_and_read_back() {
    for name in Agreements::presets() {
        for (call, meaning) in Agreements::preset(name).unwrap().all() {
            let written = meaning.to_string();
            let again = read(&written).unwrap_or_else(|problems| panic!("{name}: {call} = {written}: {problems:?}"));
            let (one, other) = (HandSet::of(&meaning.condition()).unwrap(), HandSet::of(&again.condition()).unwrap());
            assert!(one.is_within(&other).unwrap() && other.is_within(&one).unwrap(), "{name}: {call} = {written}");
        }
    }
}

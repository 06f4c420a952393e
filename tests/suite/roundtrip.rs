//! A record that is written, as shorthand or as PBN, and read again is the same record.

use std::sync::LazyLock;

use director_please::{
    bridge::{Call, Seat},
    lawbook::Edition,
    laws,
    record::{Event, Facts, LhoChoice, MadeCall, Record, Shows},
    ruling::CallStatus,
    shorthand,
};

use crate::{dice::Dice, totality};

/// The record with every caller named, as the Laws have it, and without choices that are none: `LHO declines` where
/// nothing awaits them.
fn named(record: &Record) -> Record {
    let mut named = Record { events: Vec::new(), ..record.clone() };
    for event in &record.events {
        let event = match event {
            Event::Call(made) if made.by.is_none() => {
                let by = caller(&named, made);
                Event::Call(MadeCall { by: Some(by), ..made.clone() })
            }
            Event::Call(_) | Event::Lho(_) | Event::DirectorRuled | Event::OpeningLeadFaced => event.clone(),
        };
        let before = laws::rule(&named).unwrap();
        named.events.push(event);
        let first = named.events.len() == 1 && !named.events.iter().any(is_call);
        let says_nothing =
            first || matches!(named.events.last(), Some(Event::Lho(_))) && laws::rule(&named).unwrap() == before;
        if says_nothing {
            named.events.pop();
        }
    }
    named
}

/// Whom the Laws expect: the player with whom the record goes on as it does without a name.
fn caller(before: &Record, made: &MadeCall) -> Seat {
    let ruled = |by| {
        let mut record = before.clone();
        record.events.push(Event::Call(MadeCall { by, ..made.clone() }));
        laws::rule(&record).ok()
    };
    let expected = ruled(None);
    Seat::ALL.into_iter().find(|&seat| ruled(Some(seat)) == expected).unwrap()
}

pub static RECORDS: LazyLock<Vec<Record>> = LazyLock::new(|| {
    let seeds = 0..1_500;
    let all = seeds.flat_map(|seed| Edition::ALL.map(|edition| totality::record(&mut Dice::new(seed), edition)));
    let records = all.map(|record| named(&record)).filter(|record| record.events.iter().any(is_call));
    let records = records.map(without_idle_findings);
    records.zip(0..).map(|(record, seed)| described(record, &mut Dice::new(seed))).collect()
});

/// The record without what the director found of calls that take no other's place: the reader asks about that.
fn without_idle_findings(mut record: Record) -> Record {
    for at in 0..record.events.len() {
        let before = Record { events: record.events[..at].to_vec(), ..record.clone() };
        let Event::Call(made) = &mut record.events[at] else { continue };
        let earlier = laws::rule(&before).unwrap().calls;
        let last = earlier.iter().rfind(|call| Some(call.by) == made.by);
        let is_slip = before.events.iter().rev().filter_map(Event::made_call).find(|other| other.by == made.by);
        let is_slip = is_slip.is_some_and(|other| other.facts.unintended == Some(true));
        if is_slip || last.is_none_or(|call| call.status == CallStatus::Stands) {
            made.facts.comparable = None;
        }
    }
    record
}

/// What players say of their calls, and what calls ask.
const MEANINGS: [&str; 10] = [
    "5+H",
    "15-17",
    "weak",
    "4+S 6-9",
    "at least 5-4 in the minors",
    "\"good\" \\ 12+",
    "hjerter og spar, minst 5-4",
    "♥ (at least 4)",
    "transfer",
    "overføring",
];
const PURPOSES: [&str; 8] = ["stayman", "ace-ask", "relay", "gf", "checkback", "puppet", "fsf", "ogust"];

/// The record with words about some of its calls; they change nothing about who calls.
fn described(mut record: Record, dice: &mut Dice) -> Record {
    for event in &mut record.events {
        let Event::Call(MadeCall { call, facts, .. }) = event else { continue };
        // That a pass or a double shows nothing goes without saying, and has no sign.
        if call.bid().is_none() && facts.shows == Some(Shows::NOTHING) {
            facts.shows = None;
        }
        if dice.below(6) == 0 {
            // `(transfer)` is read with what it shows, so that a transfer which shows nothing cannot be written.
            let known = if facts.shows.is_some_and(|shows| shows != Shows::NOTHING) {
                MEANINGS.len()
            } else {
                MEANINGS.len() - 2
            };
            facts.meaning = Some(MEANINGS[dice.below(known)].into());
        }
        if facts.purpose.is_some() {
            facts.purpose = Some(PURPOSES[dice.below(PURPOSES.len())].into());
        }
    }
    record
}

/// How many records have this.
fn count(has: impl Fn(&Record) -> bool) -> usize {
    RECORDS.iter().filter(|record| has(record)).count()
}

#[test]
fn the_records_that_are_written_have_everything_in_them() {
    let facts = |has: fn(&Facts) -> bool| {
        count(|record| record.events.iter().any(|event| matches!(event, Event::Call(made) if has(&made.facts))))
    };
    let events = |what: Event| count(|record| record.events.contains(&what));
    for (what, number) in [
        ("accepted", events(Event::Lho(LhoChoice::Accepts))),
        ("declined", events(Event::Lho(LhoChoice::Declines))),
        ("ruled", events(Event::DirectorRuled)),
        ("comparable", facts(|facts| facts.comparable == Some(true))),
        ("not comparable", facts(|facts| facts.comparable == Some(false))),
        ("unintended", facts(|facts| facts.unintended == Some(true))),
        ("intended", facts(|facts| facts.unintended == Some(false))),
        ("shows", facts(|facts| facts.shows.is_some_and(|shows| shows != Shows::NOTHING))),
        ("artificial", facts(|facts| facts.shows == Some(Shows::NOTHING))),
        ("a meaning", facts(|facts| facts.meaning.is_some())),
        ("a purpose", facts(|facts| facts.purpose.is_some())),
        ("2007", count(|record| record.laws == Edition::Laws2007)),
        ("2017", count(|record| record.laws == Edition::Laws2017)),
    ] {
        assert!(number > 100, "{what}: {number}");
    }
    for dealer in Seat::ALL {
        assert!(count(|record| record.dealer == dealer) > 300, "{dealer}");
    }
}

/// The opening lead, simultaneous calls, and what other calls would show: neither form has a word for them.
#[test]
fn what_no_form_can_hold_is_written_in_none() {
    for (record, at) in RECORDS.iter().zip(0..) {
        let mut record = record.clone();
        let Some(Event::Call(last)) = record.events.iter_mut().rfind(|event| is_call(event)) else { continue };
        match at % 3 {
            0 => last.facts.simultaneous = true,
            1 => drop(last.facts.replacements.insert(Call::Pass, Facts::default())),
            _ => record.events.push(Event::OpeningLeadFaced),
        }
        assert_eq!((shorthand::write(&record), shorthand::write_pbn(&record)), (None, None), "{record:?}");
    }
}

fn is_call(event: &Event) -> bool {
    matches!(event, Event::Call(_))
}

/// Writes every record and reads it again; gives the number of records and of those that the form cannot hold.
fn survey(write: impl Fn(&Record) -> Option<String>) -> (usize, Vec<Record>) {
    let mut not_held = Vec::new();
    for record in RECORDS.iter() {
        match write(record) {
            Some(text) => {
                let read = shorthand::read(&text, None).unwrap_or_else(|problems| panic!("{text}\n{problems:?}"));
                assert_eq!(&read, record, "{text}");
            }
            None => not_held.push(record.clone()),
        }
    }
    (RECORDS.len(), not_held)
}

/// All but one in a hundred: slips in the place of slips, and calls after the end, which contradict the choices that follow.
fn assert_held(write: impl Fn(&Record) -> Option<String>) {
    let (count, not_held) = survey(write);
    let (few, first) = (not_held.len() * 100 < count, not_held.first());
    assert!(count > 2_500 && few, "{} of {count} are not held: {first:?}", not_held.len());
}

#[test]
fn a_record_survives_shorthand() {
    assert_held(shorthand::write);
}

#[test]
fn a_record_survives_pbn() {
    assert_held(shorthand::write_pbn);
}

#[test]
fn what_people_type_survives_both_forms() {
    #[derive(serde::Deserialize)]
    struct Good {
        case: Vec<Text>,
    }
    #[derive(serde::Deserialize)]
    struct Text {
        text: String,
    }
    for Text { text } in toml::from_str::<Good>(include_str!("../shorthand/good.toml")).unwrap().case {
        let record = shorthand::read(&text, None).unwrap();
        for written in [shorthand::write(&record), shorthand::write_pbn(&record)] {
            let written = written.unwrap_or_else(|| panic!("nothing is written for {text}"));
            assert_eq!(shorthand::read(&written, None).as_ref(), Ok(&record), "{text}\n{written}");
        }
    }
}

#[test]
fn the_shortest_form_is_written() {
    for (text, short) in [
        ("1H pass 1H ib", "1H P 1H"),
        ("giver vest: 1hj pass 1hj ub godtatt 2kl", "W: 1H P 1H acc 2C"),
        ("1H P 1H rej 2H", "1H P 1H > 2H"),
        ("1H P 1H ib S:2H", "1H P 1H S:2H"),
        ("1H P 1H ib > 2H acc", "1H P 1H S:2H acc"),
        ("1H, W bids 2C out of turn, not accepted, 1S old laws", "1H W:2C rej 1S 2007"),
        ("1S 1H mispull P > 1NT", "1S 1H mispull S:P > 1NT"),
        ("1NT P 2D (overføring) P", "1NT P 2D(overføring) P"),
        ("2D(H, S-) 2C artificial P(5+H 11-15)", "2D(H,S-) 2C artificial P(5+H 11-15)"),
        ("1S P 2H > 3H cmp", "1S P 2H > 3H cmp"),
        ("1H X XX X intended ruled", "1H X XX X not mispull ruled"),
    ] {
        let record = shorthand::read(text, None).unwrap_or_else(|problems| panic!("{text}: {problems:?}"));
        assert_eq!(shorthand::write(&record).as_deref(), Some(short), "{text}");
    }
}

#[test]
fn pbn_has_signs_for_the_common_and_notes_for_the_rest() {
    let game = |text| shorthand::write_pbn(&shorthand::read(text, None).unwrap()).unwrap();
    let irregular = "[Laws \"2007\"]\n[Dealer \"W\"]\n[Auction \"W\"]\n1S Pass ^S ^I 1H =1=\n^I 1D Pass\n[Note \"1:5+H\"]\n[Mark \"3:rej\"]\n";
    assert_eq!(game("W: 1S P S:1H(5+H) rej 1D P 2007"), irregular);
    assert!(game("1C(a \"strong\" \\ club)").contains(r#"[Note "1:a \"strong\" \\ club"]"#));
}

#[test]
fn what_the_forms_cannot_hold_is_not_written() {
    for events in [
        r#"[{"call":"1H"}]"#,
        r#"[{"call":"1H","by":"N","simultaneous":true}]"#,
        r#"[{"call":"1H","by":"N","purpose":"to confuse"}]"#,
        r#"[{"call":"1H","by":"N","meaning":"2H"}]"#,
        r#"[{"call":"1H","by":"N","replacements":{"2C":{"shows":["H"]}}}]"#,
        r#"[{"call":"1H","by":"N"},{"lho":"accepts"}]"#,
        r#"[{"call":"P","by":"N"},{"call":"P","by":"E"},{"call":"P","by":"S"},{"call":"P","by":"W"},{"opening_lead":"faced"}]"#,
        "[]",
    ] {
        let record: Record = serde_json::from_str(&format!("{{\"events\":{events}}}")).unwrap();
        assert_eq!(shorthand::write(&record), None, "{events}");
    }
}

//! What is stated about calls, what is assumed, and what is not understood: none of it may be lost.

mod agreed;
mod answers;
mod bounds;
mod brackets;
mod conventions;
mod denied;
mod joined;
mod letters;
mod levels;
mod lowest;
mod named;
mod own_suit;
mod pages;
mod part_natural;
mod points;
mod records;
mod repeated;
mod restrictions;
mod shapes;
mod strength;
mod synonyms;
mod words;

use std::{fs, path::Path};

use director_please::{
    bridge::{Bid, Call, Seat},
    explain::{self, Reader},
    lawbook::Edition,
    laws,
    locale::{self, Language},
    meaning::{self, SetRelation, Shown},
    present::terminal,
    record::{Event, Facts, LhoChoice, MadeCall, Record, Shows, Yardstick},
    ruling::{Action, Assumption, Choice, Finding, Kind, Outcome, Passes, Ruling},
    shorthand,
};

use crate::{cases::Case, dice::Dice, totality};

const RECORDS: u64 = 4_000;

/// Whether the director has something to decide.
fn asks(ruling: &Ruling) -> bool {
    let asked = |outcome: &Outcome| matches!(outcome, Outcome::DirectorsOption(_));
    ruling.incidents.iter().any(|incident| asked(&incident.outcome))
}

fn is_bare(made: &MadeCall) -> bool {
    made.is_bare() && made.facts.comparable.is_none()
}

/// Generated records, each with its ruling and dice of its own.
fn for_many(mut check: impl FnMut(&mut Dice, Record, Ruling)) {
    for seed in 0..RECORDS {
        for edition in Edition::ALL {
            let mut dice = Dice::new(seed);
            let record = totality::record(&mut dice, edition);
            let ruling = laws::rule(&record).unwrap();
            check(&mut dice, record, ruling);
        }
    }
}

/// The events that are calls about which nobody says anything.
fn bare_calls(record: &Record) -> Vec<usize> {
    let events = record.events.iter().enumerate();
    events.filter(|(_, event)| matches!(event, Event::Call(made) if is_bare(made))).map(|(at, _)| at).collect()
}

fn with_facts(record: &Record, at: usize, facts: impl FnOnce(&mut Facts)) -> Record {
    let mut told = record.clone();
    if let Some(Event::Call(made)) = told.events.get_mut(at) {
        facts(&mut made.facts);
    }
    told
}

#[test]
fn what_is_not_understood_makes_no_ruling_more_certain() {
    let (mut seen, mut asked) = (0, 0);
    for_many(|dice, record, ruling| {
        let bare = bare_calls(&record);
        if bare.is_empty() {
            return;
        }
        let at = bare[dice.below(bare.len())];
        let told = with_facts(&record, at, |facts| facts.meaning = Some("gibberish".into()));
        let Ok(unread) = laws::rule(&told) else { return };
        seen += 1;
        asked += usize::from(asks(&ruling));
        assert!(asks(&unread) || !asks(&ruling), "{}\n{ruling}\n{unread}", told.to_json());
        let Event::Call(made) = &told.events[at] else { return };
        let natural = Assumption::Natural(made.call);
        let twice = record.events.iter().filter(|event| matches!(event, Event::Call(one) if one.call == made.call));
        let is_assumed = unread.incidents.iter().any(|incident| incident.assumes.contains(&natural));
        assert!(!is_assumed || twice.count() > 1, "{}\n{unread}", told.to_json());
    });
    assert!(seen > 4_000 && asked > 200, "{seen} records, {asked} with a question");
}

#[test]
fn to_state_what_was_assumed_changes_nothing() {
    let mut stated = 0;
    for_many(|_, record, ruling| {
        for assumption in ruling.incidents.iter().flat_map(|incident| &incident.assumes) {
            let Assumption::Natural(call) = *assumption else { continue };
            let made = |event: &Event| matches!(event, Event::Call(made) if made.call == call);
            let places: Vec<usize> = (0..record.events.len()).filter(|at| made(&record.events[*at])).collect();
            let ([at], bare) = (places.as_slice(), bare_calls(&record)) else { continue };
            if !bare.contains(at) {
                continue;
            }
            let told = with_facts(&record, *at, |facts| facts.shows = Some(Shows::named_by(call)));
            let same = laws::rule(&told).unwrap();
            assert_eq!(without_assumptions(same), without_assumptions(ruling.clone()), "{}", told.to_json());
            stated += 1;
        }
    });
    assert!(stated > 300, "{stated}");
}

fn without_assumptions(mut ruling: Ruling) -> Ruling {
    let answers = |incident: &mut director_please::ruling::Incident| {
        let Some(answers) = incident.answers.as_deref_mut() else { return };
        let either = [&mut answers.yes, &mut answers.no].into_iter();
        either.flat_map(|answer| answer.incidents.iter_mut()).for_each(|only| only.assumes.clear());
    };
    ruling.incidents.iter_mut().for_each(|incident| {
        incident.assumes.clear();
        answers(incident);
    });
    ruling
}

/// What bids of a suit, and notrump bids, are said to show.
const MEANINGS: [&str; 16] = [
    "5+H 12-21",
    "4+H 6+",
    "4+H 12-21 except (bal 15-17)",
    "5+S 5+H 8-16",
    "15-17 bal",
    "18-19 bal",
    "16+",
    "4+H 10-11",
    "6+H 6-10",
    "5+H 5+m 12+",
    "1or4 KC(H)",
    "0-1S 11+",
    "4+S 4+H 11-15",
    "2+C 11+",
    "12-14 bal 4+H",
    "5+S 10-15 except (bal)",
];

/// What may be said besides, so that fewer hands are left.
const NARROWER: [&str; 6] = ["12-15", "6+H", "2+S", "0-3D", "2/3 H", "3+ctrl"];

fn shown(text: &str) -> Shown {
    Shown::new(meaning::read(text).unwrap_or_else(|problems| panic!("{text}: {problems:?}")))
}

#[test]
fn a_part_of_a_meaning_is_never_out_and_meanings_without_a_common_hand_are_never_alike() {
    let (mut parts, mut apart) = (0, 0);
    for withdrawn in MEANINGS {
        let narrower = NARROWER.map(|more| format!("({withdrawn}) {more}"));
        let narrower = narrower.into_iter().filter(|narrower| meaning::read(narrower).is_ok());
        for replacement in MEANINGS.map(str::to_owned).into_iter().chain(narrower) {
            for edition in Edition::ALL {
                let (old, new) = (shown(withdrawn), shown(&replacement));
                let verdict = laws::compare(edition, Yardstick::default(), &old, &new).unwrap();
                let told = format!("{edition:?}: {withdrawn} → {replacement}: {verdict:?}");
                match verdict.comparison.relation {
                    SetRelation::Equal | SetRelation::Subset => {
                        parts += 1;
                        assert_ne!(verdict.finding, Finding::NotComparable, "{told}");
                    }
                    SetRelation::Disjoint => {
                        apart += 1;
                        let by_purpose = verdict.ground.is_some_and(|clause| clause.address() == "23A3");
                        assert!(verdict.finding != Finding::Comparable || by_purpose, "{told}");
                    }
                    SetRelation::Superset | SetRelation::Overlap => {}
                }
            }
        }
    }
    assert!(parts > 150 && apart > 80, "{parts} parts, {apart} without a common hand");
}

#[test]
fn a_word_for_strength_says_something() {
    let found = |withdrawn: &str, replacement: &str| {
        let verdict = laws::compare(Edition::Laws2017, Yardstick::default(), &shown(withdrawn), &shown(replacement));
        verdict.unwrap().finding
    };
    for word in ["weak", "strong", "inv", "gf", "nf"] {
        assert_eq!(found("4+H", &format!("4+H {word}")), Finding::Judgement, "{word}");
        assert_eq!(found(&format!("4+H {word}"), "4+H"), Finding::Judgement, "{word}");
        assert_eq!(found(&format!("4+H {word}"), &format!("5+H {word}")), Finding::Comparable, "{word}");
        assert_eq!(found("4+H 12-21", &format!("4+H 13-16 {word}")), Finding::Comparable, "{word}: the points say it");
    }
}

/// Two ways of saying the same.
const THE_SAME: [(&str, &str); 12] = [
    ("5+H 12-21", "at least 5 hearts and 12-21 hcp"),
    ("5+H 11+", "at least 5 hearts and 11 points"),
    ("5+H 11+", "minst 5 hjerter og 11 poeng"),
    ("could be 2", "may be short"),
    ("may be short", "kan være kort"),
    ("majors", "4+S 4+H"),
    ("begge minorene", "4+C 4+D"),
    ("negative", "negativ"),
    ("waiting", "avventende"),
    ("15-17 bal", "balanced 15-17 points"),
    ("2 keycards", "2 KC"),
    ("michaels", "Michaels cuebid"),
];

#[test]
fn two_ways_of_saying_the_same_are_ruled_the_same() {
    let mut told = 0;
    for_many(|dice, record, _| {
        let bare = bare_calls(&record);
        if bare.is_empty() {
            return;
        }
        let at = bare[dice.below(bare.len())];
        let (one, other) = THE_SAME[dice.below(THE_SAME.len())];
        let [one, other] = [one, other].map(|text| with_facts(&record, at, |facts| facts.meaning = Some(text.into())));
        let ruled = |record: &Record| laws::rule(record).map_err(|bad| (bad.event, bad.fault));
        assert_eq!(ruled(&one), ruled(&other), "{}\n{}", one.to_json(), other.to_json());
        told += 1;
    });
    assert!(told > 4_000, "{told}");
}

#[test]
fn no_bid_is_free_by_its_name_where_it_may_be_conventional() {
    let not_natural = [
        ("1H 1H ib > 2H(michaels)", "2H"),
        ("1H 1H ib > 2H(majors)", "2H"),
        ("1H 1H ib > 2H", "2H"),
        ("1NT P P 1NT ib > 2NT(minors)", "2NT"),
        ("2C! 2H 2D(waiting) ib > 3D", "2D"),
        ("2C(strong) 2H 2D(negative) ib > 3D", "2D"),
        ("1H P 1H ib > 2H(gibberish)", "2H"),
        ("1H P 1H(gibberish) ib > 2H", "1H"),
        ("1C(could be 2) P 1C(could be 2) ib > 2C", "1C"),
        ("1C(2+C 11+) P 1C(2+C 11+) ib > 2C", "1C"),
        ("1C(16+) P 1C(16+) ib > 2C", "1C"),
        ("2NT P 2C ib > 3C", "2C"),
        ("1NT P 2D(H) P 2D ib > 3D", "2D"),
        ("2NT P 2D(H) ib > 3H", "3H"),
        ("1H P 4NT P 4D ib > 5D", "4D"),
        ("1H P 4NT(blackwood) P 4D ib > 5D", "4D"),
        ("1NT 2S 2H ib > 3H", "2H"),
        ("1H P 2H 2H ib > 3H", "2H"),
    ];
    for edition in Edition::ALL {
        for (text, not_assumed) in not_natural {
            let record = shorthand::read(text, Some(edition)).unwrap();
            let ruling = laws::rule(&record).unwrap();
            assert!(asks(&ruling), "{text}\n{ruling}");
            let call: Call = not_assumed.parse().unwrap();
            let assumes = ruling.incidents.iter().flat_map(|incident| &incident.assumes);
            assert!(assumes.clone().all(|one| *one != Assumption::Natural(call)), "{text}\n{ruling}");
        }
    }
}

/// Law 27B1(a): every sufficient bid over every insufficient one in the auctions of the table of usual meanings.
#[test]
fn no_bid_is_free_for_what_it_usually_shows() {
    let (mut free, mut asked) = (0, 0);
    for before in USUAL_AUCTIONS {
        for bid in Bid::all().take(15) {
            for edition in Edition::ALL {
                let mut record = shorthand::read(before, Some(edition)).unwrap();
                record.events.push(Event::Call(MadeCall::new(Call::Bid(bid), None)));
                let Ok(ruling) = laws::rule(&record) else { continue };
                if !ruling.incidents.first().is_some_and(|incident| incident.kind == Kind::InsufficientBid) {
                    continue;
                }
                record.events.push(Event::Lho(LhoChoice::Declines));
                let choices = laws::rule(&record).unwrap();
                for (call, then) in replacements(&choices.incidents[0].outcome) {
                    let mut replaced = record.clone();
                    replaced.events.push(Event::Call(MadeCall::new(call, None)));
                    let ruling = laws::rule(&replaced).unwrap();
                    let incident = &ruling.incidents[0];
                    let by_name =
                        incident.assumes.iter().any(|it| matches!(it, Assumption::Conventional(of, _) if *of == call));
                    let is_settled = then.rectification().is_some_and(|result| result.partner_passes == Passes::None);
                    assert!(!(by_name && is_settled), "{before} {bid} {call}\n{ruling}");
                    free += usize::from(is_settled);
                    asked += usize::from(asks(&ruling));
                }
            }
        }
    }
    assert!(free > 50 && asked > 500, "{free} free, {asked} asked");
}

/// Auctions in which most pairs play some bids by agreement, one for every row of the table or more.
const USUAL_AUCTIONS: [&str; 16] = [
    "1H 2C",
    "1NT P",
    "2NT P",
    "1NT 2S",
    "1C P 1H P 1NT P",
    "1C P 1H P 2NT P",
    "1NT P 2D P",
    "2C P",
    "2D P",
    "1H P 4NT P",
    "1H P 2NT P",
    "1S P",
    "1NT",
    "1S",
    "P P P",
    "P 2S",
];

fn replacements(outcome: &Outcome) -> Vec<(Call, &Outcome)> {
    let Outcome::PlayersOption(option) = outcome else { return Vec::new() };
    let replacement = |choice: &'_ Choice| match choice.action {
        Action::Replace(call) => Some(call),
        Action::Accept | Action::Decline | Action::Passes | Action::Acts | Action::Later(_) => None,
    };
    option.choices.iter().filter_map(|choice| Some((replacement(choice)?, &choice.then))).collect()
}

#[test]
fn a_bid_that_is_said_to_be_natural_is_natural_wherever_it_is_made() {
    for text in ["1H 1H(natural) ib > 2H(natural)", "2NT P 2C(nat) ib > 3C(nat)", "1NT 1S(nat) ib > 2S(nat)"] {
        for edition in Edition::ALL {
            let ruling = laws::rule(&shorthand::read(text, Some(edition)).unwrap()).unwrap();
            let result = &ruling.incidents[0].result;
            assert!(result.clauses.iter().any(|clause| clause.address() == "27B1(a)"), "{text}\n{ruling}");
            assert!(ruling.incidents[0].assumes.is_empty(), "{text}\n{ruling}");
        }
    }
}

#[test]
fn every_usual_meaning_can_be_read() {
    for text in laws::usual_meanings() {
        assert!(meaning::read(text).is_ok(), "{text}");
    }
    assert!(laws::usual_meanings().count() > 20);
}

#[test]
fn few_irregularities_of_every_day_need_a_question() {
    #[derive(serde::Deserialize)]
    struct File {
        case: Vec<Case>,
    }
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/cases/everyday.toml");
    let cases = toml::from_str::<File>(&fs::read_to_string(path).unwrap()).unwrap().case;
    let is_asked = |case: &&Case| Edition::ALL.iter().any(|edition| asks(&laws::rule(&case.record(*edition)).unwrap()));
    let asked: Vec<&str> = cases.iter().filter(is_asked).map(|case| case.name.as_str()).collect();
    assert!(cases.len() >= 100 && asked.len() * 20 <= cases.len(), "{} of {}: {asked:?}", asked.len(), cases.len());
}

/// Laws 26, 27B1 and 29C: that a bid does not show what it names takes nothing from what its meaning tells.
#[test]
fn a_sign_beside_a_meaning_loses_no_suit() {
    let meanings = ["5+H", "5+S 8+", "4+H 4+S", "5+H transfer", "6+S 5-10"];
    let starts = [
        "E:2D{} rej N:1C E:1H",
        "E:2D{} rej S:P N:2C E:2H",
        "1NT P 1D{} ib rej 2D{}",
        "1S 1D{} ib rej 2H",
        "S:2C{} rej 1D P 2H",
    ];
    let mut seen = 0;
    for (start, meaning) in starts.into_iter().flat_map(|start| meanings.map(|meaning| (start, meaning))) {
        for edition in Edition::ALL {
            let ruled = |said: String| {
                let record = shorthand::read(&start.replace("{}", &said), None).unwrap();
                laws::rule(&Record { laws: edition, ..record }).unwrap()
            };
            let plain = ruled(format!("({meaning})"));
            for signed in [format!("!({meaning})"), format!("({meaning})!"), format!(" artificial ({meaning})")] {
                assert_eq!(ruled(signed.clone()).incidents, plain.incidents, "{start} {signed} {edition}");
                seen += 1;
            }
        }
    }
    assert!(seen >= 150, "{seen}");
}

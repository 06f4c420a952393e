//! Agreements: the systems that come with the program, and texts that cannot be read.

use director_please::{
    agreements::Meant,
    answer::{self, Asked, Ruled},
    bridge::{Call, Seat},
    explain::Reader,
    lawbook::Edition,
    locale::{self, Language},
    meaning::{AgreementFault, AgreementProblem, Agreements, Condition, HandSet, read},
    present::terminal,
    ruling::Outcome,
    shorthand,
};
use serde::Deserialize;

use crate::{dice::Dice, totality};

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

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Seeds {
    case: Vec<Seed>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Seed {
    name: String,
    auction: String,
    system: String,
    #[serde(rename = "2007")]
    old: String,
    #[serde(rename = "2017")]
    new: String,
}

fn system(text: &str) -> Agreements {
    let preset = Agreements::preset(text).cloned();
    preset.unwrap_or_else(|| Agreements::read(text).unwrap_or_else(|problems| panic!("{text}: {problems:#?}")))
}

fn ruled(auction: &str, edition: Edition, system: &Agreements, reader: Reader) -> Ruled {
    let record = shorthand::read(auction, Some(edition)).unwrap_or_else(|problems| panic!("{auction}: {problems:?}"));
    answer::ruled(record, Some(system), reader).unwrap_or_else(|bad| panic!("{auction}: {bad}"))
}

fn said(ruled: &Ruled) -> String {
    match &ruled.ruling.incidents[0].outcome {
        Outcome::NoRectification(result) | Outcome::Rectification(result) => {
            result.clauses.iter().map(|clause| clause.address()).collect::<Vec<_>>().join(" ")
        }
        Outcome::DirectorsOption(_) => "judgement".to_owned(),
        // A double that was cancelled: the offender chooses again.
        Outcome::PlayersOption(_) => "cancelled".to_owned(),
    }
}

#[test]
fn what_calls_show_decides() {
    let cases = toml::from_str::<Seeds>(include_str!("../agreements/seeds.toml")).unwrap().case;
    let mut wrong = Vec::new();
    for Seed { name, auction, system: text, old, new } in cases {
        let system = system(&text);
        for (edition, expected) in [(Edition::Laws2007, old), (Edition::Laws2017, new)] {
            for reader in [Reader::Player, Reader::Director] {
                let found = said(&ruled(&auction, edition, &system, reader));
                if found != expected {
                    wrong.push(format!("{name} ({}, {reader:?}): {found:?}, not {expected:?}", edition.year()));
                }
            }
        }
    }
    assert!(wrong.is_empty(), "\n{}\n", wrong.join("\n"));
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Bad {
    bad: Vec<BadText>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct BadText {
    text: String,
    problems: Vec<Place>,
}

#[derive(Debug, Deserialize, PartialEq)]
#[serde(deny_unknown_fields)]
struct Place {
    kind: String,
    line: usize,
    span: [usize; 2],
}

fn places(text: &str) -> Vec<Place> {
    let place =
        |one: &AgreementProblem| Place { kind: one.kind.name().to_owned(), line: one.line, span: [one.from, one.to] };
    Agreements::read(text).err().unwrap_or_default().iter().map(place).collect()
}

#[test]
fn what_cannot_be_read_is_told_with_its_place() {
    for BadText { text, problems } in toml::from_str::<Bad>(include_str!("../agreements/bad.toml")).unwrap().bad {
        assert_eq!(places(&text), problems, "{text}");
    }
}

#[test]
fn every_problem_is_told_in_every_language() {
    for kind in AgreementFault::ALL {
        for language in Language::ALL {
            let number = kind.limit().unwrap_or_default().to_string();
            let args = [("kind", kind.name()), ("word", "2Z"), ("number", &number)];
            let told = locale::say(language, "agreements-problem", &args);
            assert!(told.len() > 20, "{kind:?}: {told}");
        }
    }
    let too_much = "[opening]\n".repeat(20_000);
    assert_eq!(places(&too_much), [Place { kind: "too_much".to_owned(), line: 1, span: [0, 0] }]);
    let too_many = format!("[1x (1y) 2x]\n{}", "3y = 5+y\n".repeat(9_000));
    assert_eq!(places(&too_many).first().map(|place| place.kind.clone()), Some("too_many_calls".to_owned()));
}

#[test]
fn no_text_makes_the_reader_panic() {
    const PIECES: [&str; 24] = [
        "[", "]", "(", ")", "1M", "oM", "1x", "2y", "...", "opening", "\n", " ", "=", "5+M", "rest", "!1NT", "1NT",
        "#", "P", "X", "4NT", "except", "é♥", "9",
    ];
    let mut dice = Dice::new(23);
    for _ in 0..3_000 {
        let text: String = (0..dice.below(40)).map(|_| PIECES[dice.below(PIECES.len())]).collect();
        drop(Agreements::read(&text));
    }
}

/// What was taken for granted about the first withdrawn call, and what it shows.
fn taken(auction: &str, name: &str) -> Option<(Meant, String)> {
    let ruled = ruled(auction, Edition::Laws2017, &system(name), Reader::Director);
    ruled.taken.first().map(|taken| (taken.meant, taken.agreed.meaning.to_string()))
}

#[test]
fn a_withdrawn_call_meant_what_it_shows_in_the_auction_that_was_seen() {
    let call = |text: &str| text.parse::<Call>().unwrap();
    let bid = |text: &str| call(text).bid().unwrap();
    let meant = |auction| taken(auction, "five-card-majors").map(|(meant, _)| meant);
    assert_eq!(meant("1D 1S 1H ib"), Some(Meant::RhoOverlooked(call("1S"))));
    assert_eq!(meant("1D 1NT 2S 2C ib"), Some(Meant::OpponentsOverlooked));
    assert_eq!(meant("P 1S 1H ib"), Some(Meant::RhoOverlooked(call("1S"))));
    assert_eq!(meant("1H P 1H ib"), Some(Meant::AsOpening));
    assert_eq!(meant("2H P 2H ib"), Some(Meant::AsOpening));
    assert_eq!(meant("2NT P 2C ib"), Some(Meant::PartnerLower(bid("2NT"))));
    assert_eq!(meant("1S P 4NT P 4D ib"), Some(Meant::LevelSlipped(bid("5D"))));
    assert_eq!(meant("1S P 4NT 5H 5D ib"), Some(Meant::RhoOverlooked(call("5H"))));
    assert_eq!(meant("1H S:2C"), Some(Meant::AsItIs));
    assert_eq!(meant("1H P 7C P 6C ib"), None);
    assert_eq!(meant("1H P 2H"), None);
    let (_, shows) = taken("1H P 1H ib", "five-card-majors").unwrap();
    assert!(shows.starts_with("5+H 12-21 ") && shows.contains("except"), "{shows}");
}

#[test]
fn what_somebody_stated_stays() {
    let stated = "1D 1S 1H ib rej X ncmp";
    let ruled = ruled(stated, Edition::Laws2017, &system("five-card-majors"), Reader::Director);
    assert_eq!(said(&ruled), "cancelled");
}

#[test]
fn players_are_not_told_what_was_meant() {
    let plain = |agreements| {
        let text = "1D 1S 1H ib rej";
        let language = Language::English;
        answer::answer(&Asked { agreements, ..Asked::new(text, language) }).page
    };
    let preset = Agreements::preset("five-card-majors");
    assert!(preset.is_some());
    assert_eq!(plain(preset), plain(None), "the offender has not chosen yet");
    for text in ["1D 1S 1H ib rej X", "2NT P 2C ib", "1H P 1H ib > 2NT"] {
        for language in Language::ALL {
            let asked = Asked { agreements: preset, ..Asked::new(text, language) };
            let page = terminal::render(&answer::answer(&asked).page) + &terminal::render(&answer::why(&asked).0.page);
            let director = Asked { reader: Reader::Director, ..asked };
            let told = locale::say(language, "agreements-taken", &[]);
            assert!(!page.contains(told.split(':').next().unwrap()), "{page}");
            assert!(terminal::render(&answer::answer(&director).page).contains(told.split(':').next().unwrap()));
        }
    }
}

#[test]
fn any_record_can_be_described() {
    let mut dice = Dice::new(7);
    let systems: Vec<&Agreements> = Agreements::presets().filter_map(Agreements::preset).collect();
    for round in 0..300 {
        let edition = Edition::ALL[round % 2];
        let record = totality::record(&mut dice, edition);
        let system = systems[round % systems.len()];
        for reader in [Reader::Player, Reader::Director] {
            let Ok(ruled) = answer::ruled(record.clone(), Some(system), reader) else { continue };
            let again = answer::ruled(ruled.record.clone(), Some(system), reader).unwrap();
            assert_eq!(again.ruling, ruled.ruling, "described twice: {record:?}");
            assert!(again.taken.is_empty());
        }
    }
}

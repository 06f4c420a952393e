//! The notation of meanings: `tests/meanings/good.toml` and `bad.toml`, and what must hold of any text.

mod cards;
mod choices;
mod counts;
mod random;

use std::{collections::BTreeSet, fs, path::Path};

use director_please::{
    bridge::{Call, Suit},
    explain,
    locale::{self, Language},
    meaning::{
        Amount, Condition, Count, Denial, Hand, HandSet, Holding, Meaning, Pattern, Problem, Purpose, Quality, Shape,
        SuitWord, read,
    },
    present::terminal,
};
use serde::{Deserialize, de::DeserializeOwned};

use crate::dice::Dice;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Good {
    meaning: Vec<GoodMeaning>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct GoodMeaning {
    text: String,
    canonical: String,
    #[serde(default)]
    notes: Vec<String>,
    en: String,
    nb: String,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Bad {
    meaning: Vec<BadMeaning>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct BadMeaning {
    text: String,
    problems: Vec<BadPlace>,
}

#[derive(Debug, Deserialize, PartialEq)]
#[serde(deny_unknown_fields)]
struct BadPlace {
    kind: String,
    span: [usize; 2],
    expected: String,
    suggestion: Option<String>,
}

fn file<T: DeserializeOwned>(name: &str) -> T {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/meanings").join(name);
    toml::from_str(&fs::read_to_string(&path).unwrap()).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

fn place(problem: &Problem) -> BadPlace {
    BadPlace {
        kind: problem.kind.name().to_owned(),
        span: [problem.from, problem.to],
        expected: problem.expected.iter().map(|one| one.name()).collect::<Vec<_>>().join(" "),
        suggestion: problem.suggestion.map(str::to_owned),
    }
}

/// The meaning in words, in one line, without its notes.
fn words(meaning: &Meaning, language: Language) -> String {
    let meaning = Meaning { notes: Vec::new(), ..meaning.clone() };
    let page = terminal::render(&locale::page(&explain::meaning(None, &meaning), language));
    page.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// The meaning that its own spelling is read as; nothing in that may be in doubt.
fn check_spelling(meaning: &Meaning, context: &str) {
    let spelling = meaning.to_string();
    let again = read(&spelling).unwrap_or_else(|problems| panic!("{context}: {spelling}: {problems:?}"));
    let without_notes = Meaning { notes: Vec::new(), ..meaning.clone() };
    // What is said of alternatives without brackets is always in doubt; the spelling of a list needs none.
    assert_eq!(again, without_notes, "{context}: {spelling}");
    assert_eq!(again.to_string(), spelling, "{context}");
}

#[test]
fn texts_that_read() {
    let mut seen = BTreeSet::new();
    let mut wrong = Vec::new();
    for GoodMeaning { text, canonical, notes, en, nb } in file::<Good>("good.toml").meaning {
        assert!(seen.insert(text.clone()), "{text} stands twice");
        match read(&text) {
            Ok(meaning) => {
                let said: Vec<_> = meaning.notes.iter().map(|note| note.written.clone()).collect();
                if meaning.to_string() != canonical || said != notes {
                    wrong.push(format!("{text}: {meaning} {said:?}"));
                }
                check_spelling(&meaning, &text);
                let told = [(Language::English, en), (Language::Norwegian, nb)];
                for (said, wanted) in told.map(|(language, wanted)| (words(&meaning, language), wanted)) {
                    if said != wanted {
                        wrong.push(format!("{text}: {said}"));
                    }
                }
            }
            Err(problems) => wrong.push(format!("{text}: {problems:?}")),
        }
    }
    assert!(wrong.is_empty(), "\n{}\n", wrong.join("\n"));
}

/// The spelling without doubt has the words of each language, and means the same.
#[test]
fn the_spelling_of_each_language_is_read_back() {
    let mut seen = 0;
    for GoodMeaning { text, .. } in file::<Good>("good.toml").meaning {
        let Some(meaning) = read(&text).ok().filter(|meaning| !meaning.notes.is_empty()) else { continue };
        for language in Language::ALL {
            let page = terminal::render(&locale::page(&explain::meaning(None, &meaning), language));
            let page = page.split_whitespace().collect::<Vec<_>>().join(" ");
            let spelling = page.split('`').nth(1).unwrap_or_else(|| panic!("{text}: {page}"));
            let again = read(spelling).unwrap_or_else(|problems| panic!("{text}: {spelling}: {problems:?}"));
            let [one, other] = [&meaning, &again].map(|meaning| Meaning { notes: Vec::new(), ..meaning.clone() });
            assert_eq!(one, other, "{text}: {spelling}");
            let is_english =
                ["hcp", "or", "except", "bal"].iter().any(|word| spelling.split([' ', '(', ')']).any(|it| it == *word));
            assert!(language == Language::English || !is_english, "{text}: {spelling}");
            seen += 1;
        }
    }
    assert!(seen > 40, "{seen}");
}

/// The share of the hands of one text that are not among those of another, in percent.
fn outside(withdrawn: &str, replacement: &str) -> String {
    let hands = |text: &str| HandSet::of(&read(text).unwrap().condition()).unwrap();
    let replacing = hands(replacement);
    let rest = replacing.without(&hands(withdrawn)).count().unwrap();
    format!("{:.1}", 100.0 * rest as f64 / replacing.count().unwrap() as f64)
}

#[test]
fn published_examples_as_they_are_typed() {
    assert_eq!(outside("4+H 6+", "6+ (4+H or 3H 8+)"), "36.3");
    assert_eq!(outside("4+H 6+ except (5+S S>=H)", "4+H 6+"), "8.6");
    assert_eq!(outside("4+H 12-21", "4+H 13+"), "1.6");
    assert_eq!(outside("4+H 12-21", "4+H 0-1C 12-15"), "0.0");
    assert_eq!(outside("4+H 12-21 except (bal 15-17)", "4+H 13+ gf"), "17.5");
    assert_eq!(outside("5+hj 12-21", "5+hj 5+m 8+"), "52.6");
    assert_eq!(outside("1or4 KC(H)", "1A"), "25.0");
    assert_eq!(outside("1A", "1 or 3 aces"), "8.6");
    assert_eq!(outside("4+M except (bal 0-7)", "4+M 5+"), "9.4");
    assert_eq!(outside("16+", "8+ 5+S"), "86.8");
}

#[test]
fn texts_that_do_not_read() {
    let mut wrong = Vec::new();
    for BadMeaning { text, problems } in file::<Bad>("bad.toml").meaning {
        let found: Vec<_> = read(&text).err().unwrap_or_default().iter().map(place).collect();
        if found != problems {
            wrong.push(format!("{text}: {found:?}"));
        }
    }
    assert!(wrong.is_empty(), "\n{}\n", wrong.join("\n"));
}

#[test]
fn there_are_limits() {
    let kinds = |text: &str| read(text).unwrap_err().iter().map(|problem| problem.kind.name()).collect::<Vec<_>>();
    assert!(read(&"bal ".repeat(200)).is_ok());
    assert_eq!(kinds(&"bal ".repeat(201)), ["too_many"]);
    assert_eq!(kinds(&"5".repeat(2_001)), ["too_long"]);
    let nested = |depth: usize| format!("{}bal{}", "(".repeat(depth), ")".repeat(depth));
    assert!(read(&nested(32)).is_ok());
    assert_eq!(kinds(&nested(33)), ["too_deep"]);
    assert_eq!(kinds(&"(".repeat(2_000)), ["too_deep"]);
    assert_eq!(kinds(&"no ".repeat(600)), ["nothing_there"]);
}

fn pick<T: Copy>(dice: &mut Dice, from: &[T]) -> T {
    from[dice.below(from.len())]
}

fn number(dice: &mut Dice, most: u8) -> u8 {
    u8::try_from(dice.below(usize::from(most) + 1)).unwrap()
}

/// Any amount of which no number is above `most`.
fn amount(dice: &mut Dice, most: u8) -> Amount {
    let (one, other) = (number(dice, most), number(dice, most));
    let run = match dice.below(3) {
        0 => Amount::at_least(one),
        1 => Amount::exactly(one),
        _ => Amount::between(one.min(other), one.max(other)).unwrap(),
    };
    if dice.below(4) == 0 { run.or(amount(dice, most)) } else { run }
}

fn suit_word(dice: &mut Dice) -> SuitWord {
    let [s, h, d, c] = Suit::ALL.map(SuitWord::Suit);
    pick(dice, &[s, h, d, c, SuitWord::SomeMajor, SuitWord::SomeMinor, SuitWord::SomeSuit])
}

fn pattern(dice: &mut Dice) -> Box<Pattern> {
    let text = pick(dice, &["4=4=3=2", "(4432)", "54(31)", "(54)xx", "(54)(31)", "(10-1-1-1)", "13=0=0=0", "x=x=5=4"]);
    let read = read(text).unwrap().shows;
    let Condition::Has(Quality::Distributed(pattern)) = read else { panic!("{text}: {read:?}") };
    pattern
}

fn quality(dice: &mut Dice) -> Quality {
    let suit = pick(dice, &Suit::ALL);
    let counts = [
        (Count::Aces, 4),
        (Count::Kings, 4),
        (Count::Queens, 4),
        (Count::Tens, 4),
        (Count::Controls, 12),
        (Count::Keycards(suit), 5),
        (Count::Losers, 12),
        (Count::HalfQuickTricks, 16),
    ];
    match dice.below(13) {
        0 => Quality::Points(amount(dice, 37)),
        1 => Quality::PointsIn(
            pick(dice, &[&[Suit::Hearts][..], &[Suit::Spades, Suit::Hearts]]).into(),
            amount(dice, 20),
        ),
        2 => Quality::TotalPoints(amount(dice, 40)),
        3 => Quality::RuleOfTwenty(amount(dice, 40)),
        4 => Quality::Length(suit_word(dice), amount(dice, 13)),
        5 => Quality::LongerBy(suit, pick(dice, &Suit::ALL), number(dice, 9)),
        6 => Quality::Longest(suit_word(dice)),
        7 => Quality::Shaped(pick(dice, &[Shape::Balanced, Shape::SemiBalanced, Shape::Unbalanced])),
        8 => Quality::Distributed(pattern(dice)),
        9 => {
            let of = 1 + number(dice, 4);
            Quality::TopHonours { suit: suit_word(dice), has: amount(dice, of), of }
        }
        10 => {
            let cards = u16::from(number(dice, 63)) << number(dice, 7);
            // `S:8` is a length.
            let is_spot = cards.count_ones() == 1 && cards < 1 << 8;
            let least = u8::try_from(cards.count_ones()).unwrap().max(1) + u8::from(is_spot);
            let length = least + number(dice, 2);
            let cards = Holding::Cards { cards, length };
            Quality::Held(suit_word(dice), pick(dice, &[Holding::Stopper, Holding::Solid, cards]))
        }
        _ => {
            let (count, most) = pick(dice, &counts);
            Quality::Counted(count, amount(dice, most))
        }
    }
}

/// What a condition counts: two counts of the same in one list may leave no hand.
fn counted(condition: &Condition) -> String {
    let Condition::Has(quality) = condition else { return format!("{condition:?}") };
    match quality {
        Quality::Points(_) => "points".to_owned(),
        Quality::PointsIn(suits, _) => format!("points in {suits:?}"),
        Quality::TotalPoints(_) => "total points".to_owned(),
        Quality::Length(suit @ SuitWord::Suit(_), _) => format!("{suit:?}"),
        Quality::Counted(count, _) => format!("{count:?}"),
        _ => format!("{quality:?}"),
    }
}

/// A condition in which no list stands in a list of its kind, as the notation reads them.
fn condition(dice: &mut Dice, depth: usize) -> Condition {
    let is_same_list =
        |one: &Condition, other: &Condition| std::mem::discriminant(one) == std::mem::discriminant(other);
    let list = |dice: &mut Dice, of: fn(Vec<Condition>) -> Condition| {
        let mut parts = Vec::new();
        while parts.len() < 2 + dice.below(2) {
            parts.push(condition(dice, depth - 1));
            parts.retain(|part| !is_same_list(part, &of(Vec::new())));
            let mut known = BTreeSet::new();
            parts.retain(|part| known.insert(counted(part)));
        }
        of(parts)
    };
    match dice.below(if depth == 0 { 1 } else { 8 }) {
        5 => list(dice, Condition::All),
        6 => list(dice, Condition::Any),
        7 => match condition(dice, depth - 1) {
            Condition::All(parts) if parts.is_empty() => Condition::Any(parts),
            part @ (Condition::All(_) | Condition::Any(_) | Condition::Not(_) | Condition::Has(_)) => {
                Condition::Not(Box::new(part))
            }
        },
        _ if dice.below(30) == 0 => pick(dice, &[Condition::All, Condition::Any])(Vec::new()),
        _ => Condition::Has(quality(dice)),
    }
}

fn some<T>(dice: &mut Dice, mut make: impl FnMut(&mut Dice) -> T) -> Vec<T> {
    let number = dice.below(3);
    (0..number).map(|_| make(dice)).collect()
}

fn meaning(dice: &mut Dice) -> Meaning {
    let denial = |dice: &mut Dice| {
        let condition = condition(dice, 2);
        let alone = Meaning {
            shows: condition.clone(),
            denies: Vec::new(),
            usually: Vec::new(),
            purposes: Vec::new(),
            excludes: Vec::new(),
            says_any: false,
            notes: Vec::new(),
        };
        Denial { text: alone.to_string(), condition }
    };
    let mut purposes = some(dice, |dice| pick(dice, Purpose::ALL));
    purposes.dedup();
    let calls = ["P", "X", "XX", "1C", "2H", "7NT"];
    let mut excludes = some(dice, |dice| pick(dice, &calls).parse::<Call>().unwrap());
    excludes.dedup();
    let shows = condition(dice, 4);
    let named = Meaning::of(shows.clone()).to_string().replace("no any", "").contains("any");
    let mut meaning = Meaning {
        shows,
        denies: some(dice, denial),
        usually: some(dice, |dice| condition(dice, 2)),
        purposes,
        excludes,
        says_any: false,
        notes: Vec::new(),
    };
    let is_silent = meaning.shows == Condition::All(Vec::new()) && meaning.to_string() != "any";
    meaning.says_any = if is_silent { dice.below(2) == 0 } else { named || dice.below(10) == 0 };
    meaning
}

fn hand(dice: &mut Dice) -> Hand {
    let mut cards: Vec<usize> = (0..52).collect();
    let mut suits = [0_u16; 4];
    for _ in 0..13 {
        let card = cards.swap_remove(dice.below(cards.len()));
        suits[card / 13] |= 1 << (card % 13);
    }
    Hand::new(suits).unwrap()
}

/// What is read back has the same hands in one form, and that is read back as it stands.
#[test]
fn what_is_written_is_read_back_as_the_same() {
    for seed in 0..3_000 {
        let dice = &mut Dice::new(seed);
        let made = meaning(dice);
        // A suit that is promised is not short.
        if made.purposes.contains(&Purpose::MayBeShort) {
            continue;
        }
        let written = made.to_string();
        let meaning = read(&written).unwrap_or_else(|problems| panic!("{seed}: {written}: {problems:?}\n{made:?}"));
        check_spelling(&meaning, &format!("{seed}: {written}"));
        let rest = |of: &Meaning| (of.usually.clone(), of.purposes.clone(), of.excludes.clone(), of.says_any);
        assert_eq!(rest(&meaning), rest(&made), "{seed}: {written}");
        for hand in (0..30).map(|_| hand(dice)) {
            let [one, other] = [&made, &meaning].map(|of| hand.meets(&of.condition()));
            assert_eq!(one, other, "{seed}: {written}: {hand}");
        }
        for language in Language::ALL {
            let said = words(&meaning, language);
            assert!(!said.contains(['{', '}', '$']) && !said.contains(", ,") && !said.is_empty(), "{written}: {said}");
        }
    }
}

/// What a number counts, with the number behind it or none: the order is wrong, and not the word.
#[test]
fn a_unit_before_its_number_is_known() {
    for text in ["ctrl 4+", "QT 2+", "hcp", "points 12", "ess 2", "losers 7-", "tapere 6", "aces 2-3"] {
        let problems = read(text).unwrap_err();
        assert_eq!(problems.iter().map(|problem| problem.kind.name()).collect::<Vec<_>>(), ["number_first"], "{text}");
    }
    assert_eq!(read("ctrk 4+").unwrap_err()[0].kind.name(), "unknown_word");
}

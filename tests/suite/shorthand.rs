//! What people type, and the record or the problems that come of it: `tests/shorthand/good.toml` and `bad.toml`.

mod random;
mod ruled;
mod vocabulary;

use std::collections::BTreeSet;

use director_please::{
    bridge::Seat,
    lawbook::Edition,
    laws,
    record::{Event, LhoChoice, Record},
    shorthand::{self, LIMIT, Problem, ProblemKind, Problems, Reading, Understood},
};
use serde::Deserialize;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Good {
    case: Vec<GoodCase>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct GoodCase {
    name: String,
    text: String,
    #[serde(default)]
    source: String,
    #[serde(default)]
    why: String,
    dealer: Option<String>,
    laws: Option<String>,
    events: Vec<String>,
    json: Option<String>,
    #[serde(default)]
    left_out: Vec<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Bad {
    case: Vec<BadCase>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct BadCase {
    name: String,
    text: String,
    #[serde(default)]
    source: String,
    #[serde(default)]
    why: String,
    problems: Vec<Expected>,
    fix: Option<String>,
}

#[derive(Debug, Deserialize, PartialEq, Eq)]
#[serde(deny_unknown_fields)]
struct Expected {
    kind: String,
    at: String,
    #[serde(default)]
    choices: Vec<String>,
}

fn good() -> Vec<GoodCase> {
    toml::from_str::<Good>(include_str!("../shorthand/good.toml")).unwrap().case
}

fn bad() -> Vec<BadCase> {
    toml::from_str::<Bad>(include_str!("../shorthand/bad.toml")).unwrap().case
}

/// `N:1H`, `E:2D {"shows":["H"]}`, `accepts`, `declines`, `ruled`.
fn event(text: &str) -> Event {
    match text {
        "accepts" => return Event::Lho(LhoChoice::Accepts),
        "declines" => return Event::Lho(LhoChoice::Declines),
        "ruled" => return Event::DirectorRuled,
        _ => {}
    }
    let (call, facts) = text.split_once(' ').unwrap_or((text, "{}"));
    let (by, call) = call.split_once(':').unwrap_or_else(|| panic!("no event: {text}"));
    let mut object: serde_json::Map<_, _> = serde_json::from_str(facts).unwrap();
    object.insert("call".into(), call.into());
    object.insert("by".into(), by.into());
    serde_json::from_value(object.into()).unwrap()
}

/// What a problem says beside its kind and its place.
fn choices(kind: &ProblemKind) -> Vec<String> {
    match kind {
        ProblemKind::Schematic { choices } => choices.iter().map(ToString::to_string).collect(),
        ProblemKind::Ambiguous { choices } => {
            choices.iter().filter(|choice| is_in_the_files(choice)).map(reading).collect()
        }
        ProblemKind::WhoCalled { candidates }
        | ProblemKind::WhoDealt { candidates }
        | ProblemKind::WhoIs { candidates } => candidates.iter().map(ToString::to_string).collect(),
        ProblemKind::WhoseCall { call, over, by, .. } => {
            vec![call.to_string(), over.to_string(), by.map_or_else(|| "somebody".to_owned(), |seat| seat.to_string())]
        }
        ProblemKind::SufficientAfterAll { bid, over, .. } => {
            vec![bid.to_string(), over.map_or_else(|| "nothing".to_owned(), |bid| bid.to_string())]
        }
        ProblemKind::NotABid { call } => vec![call.to_string()],
        ProblemKind::InTurnAfterAll { by } => vec![by.to_string()],
        ProblemKind::SaidTwice { by, call } => vec![by.to_string(), call.to_string()],
        ProblemKind::SuitMissing { level } => vec![level.to_string()],
        ProblemKind::TooLong { limit } => vec![limit.to_string()],
        ProblemKind::EmptyText
        | ProblemKind::UnknownWord
        | ProblemKind::UnknownPlayer
        | ProblemKind::NotACall
        | ProblemKind::MarkWithoutCall
        | ProblemKind::ArrowWithoutCall
        | ProblemKind::SidesOfTable
        | ProblemKind::NothingToReplace
        | ProblemKind::ReplacesNothing
        | ProblemKind::NothingToChoose { .. }
        | ProblemKind::LeadOutOfTurn
        | ProblemKind::AuctionElsewhere
        | ProblemKind::OutsideTable
        | ProblemKind::Removed
        | ProblemKind::TwoTables
        | ProblemKind::NoCalls
        | ProblemKind::LoneBracket => Vec::new(),
        ProblemKind::WhoChooses { said, chooser } => vec![said.to_string(), chooser.to_string()],
        ProblemKind::SeveralAuctions { boards } => boards.clone(),
    }
}

/// An edition that amends another one is in no file.
fn is_in_the_files(reading: &Reading) -> bool {
    !matches!(reading, Reading::Edition(edition) if edition.amends().is_some())
}

fn reading(reading: &Reading) -> String {
    match reading {
        Reading::Call(call) => call.to_string(),
        Reading::OpponentsCall(call) => format!("opponents' {call}"),
        Reading::AllPass => "all pass".to_owned(),
        Reading::Separator => "separator".to_owned(),
        Reading::Shows(shows) => format!("shows {}", shows.suits().map(|suit| suit.letter()).collect::<String>()),
        Reading::Meaning => "meaning".to_owned(),
        Reading::Unintended => "unintended".to_owned(),
        Reading::ChangeOfCall => "change of call".to_owned(),
        Reading::NextCall => "next call".to_owned(),
        Reading::FirstCall => "first call".to_owned(),
        Reading::LastCall => "last call".to_owned(),
        Reading::Dealer(seat) => format!("dealer {seat}"),
        Reading::Edition(edition) => edition.to_string(),
        Reading::BidWithoutLevel => "bid without level".to_owned(),
        Reading::Seat(seat) => seat.to_string(),
        Reading::Skipped(seat) => format!("skipped {seat}"),
        Reading::CalledBy(seat) => format!("called by {seat}"),
        Reading::Describes(call) => format!("what {call} means"),
        Reading::Accepts => "accepts".to_owned(),
        Reading::Declines => "declines".to_owned(),
        Reading::IsSo => "so".to_owned(),
        Reading::IsNotSo => "not so".to_owned(),
        Reading::Remark => "remark".to_owned(),
        Reading::Doubt => "doubt".to_owned(),
        Reading::Contract => "contract".to_owned(),
        Reading::Agreement => "agreement".to_owned(),
    }
}

fn described(text: &str, problem: &Problem) -> Expected {
    let span = problem.span();
    Expected {
        kind: problem.kind().name().to_owned(),
        at: text[span.from..span.to].to_owned(),
        choices: choices(problem.kind()),
    }
}

#[test]
fn good_texts_are_read() {
    for case in good() {
        let name = &case.name;
        let Understood { record, left_out, .. } =
            shorthand::understand(&case.text, None).unwrap_or_else(|problems| panic!("{name}: {problems:?}"));
        assert_eq!(left_out, case.left_out, "{name}");
        let dealer: Seat = case.dealer.as_deref().map_or(Seat::North, |seat| seat.parse().unwrap());
        let laws: Edition = case.laws.as_deref().map_or(Edition::Laws2017, |year| year.parse().unwrap());
        let events = case.events.iter().map(|text| event(text)).collect();
        let about = format!("{name}: {} ({}) {}", case.text, case.source, case.why);
        assert_eq!(record, Record { events, ..Record::new(laws, dealer) }, "{about}");
        if let Some(json) = case.json {
            assert_eq!(serde_json::to_string(&record).unwrap(), json, "{name}");
        }
    }
}

#[test]
fn bad_texts_say_what_and_where() {
    for case in bad() {
        let (name, text) = (&case.name, &case.text);
        let problems = shorthand::read(text, None).map(|record| panic!("{name}: reads as {record:?}")).unwrap_err();
        let found: Vec<_> = problems.list().iter().map(|problem| described(text, problem)).collect();
        assert_eq!(found, case.problems, "{name}: {text} ({}) {}", case.source, case.why);
        assert_eq!(problems.fix(), case.fix.as_deref(), "{name}: {text}");
        assert!(problems.list().iter().all(|problem| !problem.expected().is_empty()), "{name}: nothing expected");
        if let Some(fix) = problems.fix() {
            assert!(shorthand::read(fix, None).is_ok(), "{name}: the fix does not read: {fix}");
        }
    }
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Wild {
    row: Vec<Row>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Row {
    number: usize,
    about: String,
    #[serde(default)]
    reads: Vec<Reads>,
    #[serde(default)]
    asks: Vec<Asks>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Reads {
    r#as: String,
    texts: Vec<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Asks {
    text: String,
    problems: Vec<String>,
}

#[test]
fn what_people_really_type_is_read_or_asked_about() {
    let rows = toml::from_str::<Wild>(include_str!("../shorthand/wild.toml")).unwrap().row;
    assert!(rows.iter().map(|row| row.number).eq(1..=101), "a row for every kind, in order");
    for Row { number, about, reads, asks } in rows {
        assert!(!reads.is_empty() || !asks.is_empty(), "{number} {about}: nothing in it");
        for (text, short) in reads.iter().flat_map(|read| read.texts.iter().map(|text| (text, &read.r#as))) {
            let record = shorthand::read(text, None);
            let record = record.unwrap_or_else(|problems| panic!("{number} {about}: {text}: {problems:?}"));
            assert_eq!(shorthand::write(&record).as_ref(), Some(short), "{number} {about}: {text}");
        }
        for Asks { text, problems } in asks {
            let found = shorthand::read(&text, None).expect_err(&text);
            let found = found.list().iter().map(|problem| described(&text, problem));
            let found: Vec<String> = found.map(|problem| format!("{}: {}", problem.kind, problem.at)).collect();
            assert_eq!(found, problems, "{number} {about}: {text}");
        }
    }
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Kinds {
    kind: Vec<OneKind>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct OneKind {
    name: String,
    short: String,
    english: String,
    norwegian: String,
    table: String,
    pbn: String,
    lin: String,
}

#[test]
fn every_kind_of_irregularity_reads_the_same_in_every_form() {
    let mut names = BTreeSet::new();
    for kind in toml::from_str::<Kinds>(include_str!("../shorthand/kinds.toml")).unwrap().kind {
        let OneKind { name, short, english, norwegian, table, pbn, lin } = kind;
        let record = shorthand::read(&short, None).unwrap();
        for text in [&short, &english, &norwegian, &table, &pbn, &lin] {
            let read = shorthand::read(text, None).unwrap_or_else(|problems| panic!("{name}: {text}: {problems:?}"));
            assert_eq!((&read, shorthand::write(&read)), (&record, Some(short.clone())), "{name}: {text}");
        }
        for edition in Edition::ALL {
            let ruling = laws::rule(&Record { laws: edition, ..record.clone() }).unwrap();
            let is_named = |line: &str| line.split(' ').next() == Some(name.as_str());
            assert!(ruling.to_string().lines().any(is_named), "{name} {edition}:\n{ruling}");
        }
        assert!(names.insert(name.clone()), "{name} twice");
    }
    // All but simultaneous calls, for which the shorthand has no words.
    assert_eq!(names.len(), 12);
}

#[test]
fn names_are_unique_and_every_kind_of_problem_has_a_case() {
    let mut names = BTreeSet::new();
    for name in good().into_iter().map(|case| case.name).chain(bad().into_iter().map(|case| case.name)) {
        assert!(names.insert(name.clone()), "two cases are called {name}");
    }
    let covered: BTreeSet<_> = bad().into_iter().flat_map(|case| case.problems).map(|problem| problem.kind).collect();
    let kinds = [
        "ambiguous",
        "arrow_without_call",
        "auction_elsewhere",
        "empty_text",
        "in_turn_after_all",
        "lead_out_of_turn",
        "lone_bracket",
        "mark_without_call",
        "no_calls",
        "not_a_bid",
        "not_a_call",
        "nothing_to_choose",
        "nothing_to_replace",
        "replaces_nothing",
        "outside_table",
        "said_twice",
        "schematic",
        "several_auctions",
        "sides_of_table",
        "sufficient_after_all",
        "suit_missing",
        "two_tables",
        "unknown_word",
        "who_called",
        "who_chooses",
        "who_dealt",
        "who_is",
        "whose_call",
    ];
    assert_eq!(covered, kinds.map(str::to_owned).into());
}

#[test]
fn the_edition_in_the_text_wins() {
    let laws = |text, laws| shorthand::read(text, laws).unwrap().laws;
    assert_eq!(laws("1H", None), Edition::Laws2017);
    assert_eq!(laws("1H", Some(Edition::Laws2007)), Edition::Laws2007);
    assert_eq!(laws("1H 2017", Some(Edition::Laws2007)), Edition::Laws2017);
}

#[test]
fn a_text_that_is_too_long_is_one_problem() {
    let text = "é".repeat(LIMIT + 1);
    let problems = shorthand::read(&text, None).unwrap_err();
    let [problem] = problems.list() else { panic!("{problems:?}") };
    assert_eq!(problem.kind(), &ProblemKind::TooLong { limit: LIMIT });
    assert_eq!((problem.span().from, problem.span().to), (2 * LIMIT, text.len()));
    assert!(shorthand::read(&"P ".repeat(LIMIT / 2), None).is_ok());
}

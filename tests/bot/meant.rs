//! What an offender meant reaches nobody but directors until they have called again: of every auction of the cases, and of what
//! may be meant, everything that is drawn for players is the same with it and without it.

use std::{collections::HashMap, env};

use director_please::{
    answer,
    bot::{
        commands::case::decide,
        view::{
            case_card::{self, View},
            picture::Attachments,
        },
    },
    case::{CaseFile, Entry, Person, Seal, Stamped},
    casework,
    explain::{self, Reader},
    lawbook::Edition,
    locale::Language,
    record::{Event, Record, Told},
};
use serde_json::{Value, json};

use crate::{
    cards::{auctions, case},
    cases::{DIRECTOR, LOG, SOUTH, Table, content, says},
    database::Database,
    discord::State,
    events,
    on_both::on_both,
};

/// What may be meant: the call itself, another suit, what asks, what nobody understands.
const MEANINGS: [&str; 6] = ["5+S", "4+H 12-21", "0-5C 15-17 bal", "stayman", "artificial", "as agreed"];

fn with(file: &CaseFile, entry: Entry) -> CaseFile {
    file.with(Stamped { by: Some(Person(7)), at: 1_790_000_000, entry })
}

/// The record of a director who writes down what the offender meant.
fn retyped(file: &CaseFile, event: usize, meaning: &str) -> Record {
    let mut record = file.record(Reader::Director);
    let Some(Event::Call(made)) = record.events.get_mut(event) else { panic!("no call") };
    made.facts.meaning = Some(Told::from(meaning));
    record
}

fn amended(record: Record, in_full: Option<Record>) -> Entry {
    let seal = Seal { digest: String::new(), program: "0.0.1".to_owned() };
    Entry::Amended { record, in_full, ruling: None, reason: "because".to_owned(), seal }
}

/// The irregular call of which one may say what it meant, while its player has not called again.
fn asked(file: &CaseFile) -> Option<usize> {
    let ruled = casework::ruled(file, Reader::Player, Language::English).found.ok()?;
    let event = explain::next(&ruled.record, &ruled.ruling).meant?;
    let mut calls = ruled.record.events.iter().skip(event).filter_map(|event| match event {
        Event::Call(made) => Some(made.by),
        Event::Lho(_) | Event::DirectorRuled | Event::OpeningLeadFaced => None,
    });
    let by = calls.next()??;
    (!calls.any(|other| other == Some(by))).then_some(event)
}

/// All that players see of a case; but for how many moves it has, and that one of them can be taken back.
fn seen(file: &CaseFile, language: Language) -> Value {
    let view = |is_public| View {
        reader: Reader::Player,
        language,
        files: Attachments::Forbidden,
        is_public,
        may_share: true,
    };
    let cards = [true, false].map(|is_public| {
        let card = case_card::draw(file, view(is_public), 5);
        json!([card.contents, controls(&json!(card.components))])
    });
    let asked = casework::asked(file, Reader::Player, language);
    let record = file.record(Reader::Player);
    let (why, _) = answer::why_on_record(&asked, record.clone());
    let under = |laws| casework::ruled_on(file, Record { laws, ..record.clone() }, Reader::Player, language).page;
    let others: Vec<_> = record.laws.others().map(under).collect();
    json!([cards, format!("{:?}", why.page), format!("{others:?}")])
}

fn controls(rows: &Value) -> Vec<Value> {
    let controls = rows.as_array().unwrap().iter().flat_map(|row| row["components"].as_array().unwrap());
    let controls = controls.filter_map(|control| {
        let mut control = control.clone();
        let id = control["custom_id"].as_str().unwrap().to_owned();
        let verb = id.split(':').nth(4).unwrap().to_owned();
        control["custom_id"] = json!(verb);
        (verb != "undo").then_some(control)
    });
    controls.collect()
}

#[test]
fn players_see_the_same_whatever_was_meant() {
    // Of every auction pages are drawn in half of the ways, each of another meaning; or else of all, in both languages.
    let is_all = env::var_os("MEANT_PAGES").is_some();
    let (mut compared, mut drawn) = (0, 0);
    for (index, (typed, edition)) in
        auctions().iter().flat_map(|typed| Edition::ALL.map(|edition| (typed.clone(), edition))).enumerate()
    {
        let Some(file) = case(&typed, edition) else { continue };
        let Some(event) = asked(&file) else { continue };
        let mut plains = HashMap::new();
        for (number, meaning) in MEANINGS.into_iter().enumerate() {
            let said = with(&file, Entry::Meant { event, shows: meaning.to_owned() });
            let empty_box = decide::openly(&said, &said.record(Reader::Director));
            let amend = |file: &CaseFile, record: Record| {
                with(file, amended(decide::openly(file, &record), Some(record.clone())))
            };
            // What is amended to is what is there: on the one side with what was meant, on the other without it.
            let bare = amend(&file, file.record(Reader::Player));
            let pairs = [
                (file.clone(), said.clone()),
                (bare.clone(), amend(&said, said.record(Reader::Director))),
                (bare.clone(), amend(&said, retyped(&file, event, meaning))),
                (bare.clone(), amend(&file, retyped(&file, event, meaning))),
                (bare.clone(), with(&bare, Entry::Meant { event, shows: meaning.to_owned() })),
                (bare.clone(), amend(&amend(&said, said.record(Reader::Director)), retyped(&file, event, meaning))),
                // As an earlier version stored it.
                (bare.clone(), with(&said, amended(said.record(Reader::Director), None))),
                (bare.clone(), with(&file, amended(retyped(&file, event, meaning), None))),
            ];
            assert_eq!(empty_box, file.record(Reader::Player), "{typed}: {meaning}");
            for (way, (without, with)) in pairs.iter().enumerate() {
                let [plain, private] = [without, with].map(|file| file.record(Reader::Player));
                assert_eq!(plain, private, "{typed} {edition:?}: {meaning}, way {way}");
                compared += 1;
                // A list says whether there is something to review later.
                if (index + number + way).is_multiple_of(23) {
                    let review = [without, with].map(casework::has_review);
                    assert_eq!(review[0], review[1], "{typed} {edition:?}: {meaning}, way {way}");
                }
                let is_drawn =
                    number == (index + way) % MEANINGS.len() && (index / MEANINGS.len() + way).is_multiple_of(2);
                let languages = if is_all { &Language::ALL[..] } else { &Language::ALL[drawn % 2..][..1] };
                for language in languages.iter().filter(|_| is_all || is_drawn) {
                    drawn += 1;
                    // Without it, there are two.
                    let key = (*language, without.entries.len());
                    let plain = plains.entry(key).or_insert_with(|| page(without, *language));
                    assert_eq!(*plain, page(with, *language), "{typed} {edition:?}: {meaning}, way {way}");
                }
            }
        }
    }
    assert!(compared > 5_000 && drawn > 500, "{compared} compared, {drawn} drawn");
}

/// All that players see of a case once a director has confirmed it, with a note. Only how often it was amended may differ.
fn page(file: &CaseFile, language: Language) -> String {
    let seal = Seal { digest: String::new(), program: "0.0.1".to_owned() };
    let file = with(&with(file, Entry::Confirmed(seal)), Entry::Note("x".to_owned()));
    seen(&file, language).to_string().replace("version 3", "version 2")
}

#[test]
fn directors_keep_what_was_said_in_private_over_an_amendment() {
    let file = case("1S P 1H ib rej", Edition::Laws2017).unwrap();
    let said = with(&file, Entry::Meant { event: 2, shows: "5+S".to_owned() });
    let full = said.record(Reader::Director);
    let amended = with(&said, amended(decide::openly(&said, &full), Some(full.clone())));
    assert_eq!(amended.record(Reader::Director), full);
    assert_ne!(amended.record(Reader::Player), full);
    assert_eq!(amended.said_in_private().collect::<Vec<_>>(), [(2, "5+S")]);
    let stored = serde_json::to_value(&amended.entries[1].entry).unwrap();
    assert!(!stored["amended"]["record"].to_string().contains("5+S"), "{stored}");
    // Once they have called again, it counts.
    let called = with(&amended, Entry::Happened(case("2S", Edition::Laws2017).unwrap().first_record.events));
    let Entry::Happened(mut events) = called.entries.last().unwrap().entry.clone() else { panic!() };
    if let Event::Call(made) = &mut events[0] {
        made.by = Some(director_please::bridge::Seat::South);
    }
    let called = with(&amended, Entry::Happened(events));
    assert_eq!(called.record(Reader::Player), called.record(Reader::Director));
}

#[test]
fn an_amendment_that_an_earlier_version_stored_is_read() {
    let file = case("1S P 1H ib rej", Edition::Laws2017).unwrap();
    let entry = amended(file.first_record.clone(), None);
    let stored = serde_json::to_value(&entry).unwrap();
    assert!(stored["amended"].get("in_full").is_none());
    assert_eq!(serde_json::from_value::<Entry>(stored).unwrap(), entry);
}

/// A director amends before the offender has chosen, with their box as it was filled in.
async fn in_the_program(database: &Database) {
    let mut table = Table::with_log(database, "en-US").await;
    let shared = [events::option("share", true.into())];
    let public = table.does(SOUTH, events::ruling("1S P 1H ib rej", &shared, "en-GB", "en-US")).await;
    table.types(SOUTH, &public, "meant", &[("text", "5+S")]).await;
    let public = table.discord.message_with(&public.id, |card| events::control(card, "undo").is_some()).await;
    table.does(DIRECTOR, events::press_on(&public, "direct", "en-US")).await;
    // The buttons are under the last of the messages.
    let with_box = |state: &State| state.posted.iter().find(|card| events::control(card, "amend").is_some()).cloned();
    let direct = table.discord.until("the director’s card", with_box).await;
    let token = table.discord.interact(DIRECTOR.does(events::press_on(&direct, "amend", "en-US")));
    let modal = table.discord.response(&token).await["data"].clone();
    let text = modal["components"][0]["component"]["value"].as_str().unwrap().to_owned();
    assert!(text.contains("5+S"), "the director sees it: {text}");
    let texts = [("text", text.as_str()), ("reason", "because")];
    let amended = table.does(DIRECTOR, events::fill_in(&direct, &modal, &texts, "en-US")).await;
    says(&amended, &["(version 2)"]);
    let told = |state: &State| state.posted.iter().rfind(|card| content(card).contains("showed 5+S")).map(drop);
    table.discord.until("what directors still read", told).await;
    let after = table.discord.message_with(&public.id, |card| content(card).contains("(version 2)")).await;
    let log = table.discord.posted(LOG, 0).await;
    let why = table.does(SOUTH, events::press_on(&after, "why", "en-US")).await;
    for (name, page) in [("card", &after), ("log", &log), ("why", &why)] {
        assert!(!content(page).contains("2♠") && !content(page).contains("5+S"), "{name}: {}", content(page));
    }
    let free = content(&public).lines().find(|line| line.contains("2♥")).unwrap();
    for page in [&after, &log] {
        assert!(content(page).contains(free), "{free}\n{}", content(page));
    }
}

on_both!(an_amendment_tells_the_table_nothing, |database| in_the_program(database).await);

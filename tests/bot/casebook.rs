//! `/case`, through the real program: who sees what, lists page by page, and files for an appeal.

use std::path::PathBuf;

use director_please::{
    case::{CaseId, Entry, Person, Place, Seal},
    laws,
    present::json::RulingJson,
    record::Record,
    store::{ServerSettings, Stamp, Store},
};
use serde_json::{Value, json};

use crate::{
    discord::{Discord, Posted},
    events::{self, SERVER, Somebody, control},
    program::{Program, session_file},
};

const DIRECTORS: u64 = 1_000_000_000_000_000_071;
const ROLE: &str = "1000000000000000071";
const ATTACH_FILES: &str = "32768";
const OPENER: Somebody = Somebody { id: "1000000000000000011", locale: "en-GB", roles: &[], permissions: "0" };
const MEMBER: Somebody = Somebody { id: "1000000000000000012", ..OPENER };
const DIRECTOR: Somebody = Somebody { id: "1000000000000000013", roles: &[ROLE], ..OPENER };
const MANAGER: Somebody = Somebody { id: "1000000000000000014", permissions: "32", ..OPENER };

const HIDDEN: &str = "There is no such case that you may see.";
const DIRECTORS_ONLY: &str = "Only directors may do that.";

/// A server with the bot in it.
struct Club {
    discord: Discord,
    session: PathBuf,
    bot: Option<Program>,
    locale: &'static str,
}

impl Club {
    /// A club with directors, unless it has named none.
    async fn new(locale: &'static str, names_directors: bool) -> Club {
        let discord = Discord::start().await;
        discord.lock().server_locale = locale.to_owned();
        let session = session_file();
        let club = Club { bot: Some(Program::start_with(&discord, &session)), discord, session, locale };
        club.discord.ready().await;
        if names_directors {
            let settings = ServerSettings { director_roles: vec![DIRECTORS], ..ServerSettings::default() };
            club.store().await.set_server(club.place(), &settings).await.unwrap();
        }
        club
    }

    fn place(&self) -> Place {
        Place::Server(SERVER.parse().unwrap())
    }

    async fn store(&self) -> Store {
        let path = self.session.with_extension("sqlite");
        Store::open(&format!("sqlite:{}", path.display()).parse().unwrap()).await.unwrap()
    }

    async fn enter(&self, number: u32, who: Somebody, entry: Entry) {
        let case = CaseId { place: self.place(), number };
        let stamp = Stamp { case, by: Person(who.id.parse().unwrap()), at: 1_700_000_000 };
        self.store().await.append(stamp, |_| Ok::<_, ()>(entry.clone()), |_| true).await.unwrap();
    }

    async fn restart(&mut self) {
        self.bot.take().unwrap().kill().await;
        self.discord.lost().await;
        self.bot = Some(Program::start_with(&self.discord, &self.session));
        self.discord.until("the bot to be back", |state| state.open.is_some().then_some(())).await;
    }

    /// The answer; of several messages, the last one with the text of all.
    async fn does(&self, who: Somebody, interaction: Value) -> Posted {
        let token = self.discord.interact(who.does(interaction));
        let mut answer = self.discord.answer(&token).await;
        let mut text = content(&answer).to_owned();
        let parts = text.rsplit_once("-# ").and_then(|(_, part)| {
            let parts = part.strip_prefix("Part 1 of ").or(part.strip_prefix("Del 1 av "))?;
            parts.parse().ok()
        });
        for index in 1..parts.unwrap_or(1) {
            let body = self.discord.followup(&token, index - 1).await;
            let is_it = |posted: &&Posted| posted.body == body;
            answer = self.discord.lock().posted.iter().rev().find(is_it).unwrap().clone();
            text += content(&answer);
        }
        answer.body["content"] = json!(text);
        answer
    }

    async fn asks(&self, who: Somebody, text: &str, shares: bool) -> Posted {
        let options = [events::option("share", json!(shares))];
        self.does(who, events::ruling(text, &options, who.locale, self.locale)).await
    }

    async fn presses(&self, who: Somebody, card: &Posted, verb: &str) -> Posted {
        self.does(who, events::press_on(card, verb, self.locale)).await
    }

    async fn calls(&self, who: Somebody, card: &Posted) -> Posted {
        self.does(who, events::call_on(card, "4", "12", "en-US")).await
    }

    async fn types(&self, who: Somebody, card: &Posted, verb: &str, texts: &[(&str, &str)]) -> Posted {
        let token = self.discord.interact(who.does(events::press_on(card, verb, self.locale)));
        let response = self.discord.response(&token).await;
        assert_eq!(response["type"], 9, "{response}");
        self.does(who, events::fill_in(card, &response["data"], texts, self.locale)).await
    }

    fn case(&self, sub: &str, options: &[(&str, Value)]) -> Value {
        let options: Vec<Value> = options.iter().map(|(name, value)| events::option(name, value.clone())).collect();
        events::case(sub, &options, self.locale)
    }

    /// `/case show`, `note` or `export`; of what is said, the text. Only who asked sees it.
    async fn says(&self, who: Somebody, sub: &str, options: &[(&str, Value)]) -> String {
        let answer = self.does(who, self.case(sub, options)).await;
        assert_eq!(answer.body["flags"], 64, "{answer:#?}");
        answer.body["content"].as_str().unwrap().to_owned()
    }

    async fn lists(&self, who: Somebody, which: Option<&str>) -> Posted {
        let options: Vec<(&str, Value)> = which.into_iter().map(|which| ("which", json!(which))).collect();
        let list = self.does(who, self.case("list", &options)).await;
        assert_eq!(list.body["flags"], 64, "{list:#?}");
        list
    }

    async fn turns(&self, who: Somebody, list: &Posted, label: &str) -> Posted {
        let id = button(list, label).unwrap_or_else(|| panic!("no {label} under {list:#?}"));
        let press = events::press(&id, "a list", "en-US", self.locale);
        let mut press = who.does(press);
        press["message"]["id"] = json!(list.id);
        let turned = self.discord.answer(&self.discord.interact(press)).await;
        assert_eq!(turned.id, list.id, "the page is turned in its place");
        turned
    }

    /// The files of an export: the text to read, and what is for programs.
    async fn export(&self, who: Somebody, number: u32) -> (String, Value, String) {
        let mut interaction = who.does(self.case("export", &[("number", json!(number))]));
        interaction["app_permissions"] = json!(ATTACH_FILES);
        let token = self.discord.interact(interaction);
        let answer = self.discord.answer(&token).await;
        assert_eq!(answer.body["flags"], 64, "{answer:#?}");
        let state = self.discord.lock();
        let call = state.calls.iter().find(|call| call.path.contains(&token)).unwrap();
        let names: Vec<&str> = call.files.iter().map(|file| file.filename.as_str()).collect();
        assert_eq!(names, [format!("case-{number}.md"), format!("case-{number}.json")], "{answer:#?}");
        let text = |index: usize| String::from_utf8(call.files[index].bytes.clone()).unwrap();
        let said = answer.body["content"].as_str().unwrap().to_owned();
        (text(0), serde_json::from_str(&text(1)).unwrap(), said)
    }
}

fn content(message: &Posted) -> &str {
    message.body["content"].as_str().unwrap()
}

/// The `custom_id` of the button with this label.
fn button(message: &Posted, label: &str) -> Option<String> {
    let rows = message.body["components"].as_array()?;
    let mut controls = rows.iter().flat_map(|row| row["components"].as_array().unwrap());
    let button = controls.find(|control| control["label"] == label)?;
    Some(button["custom_id"].as_str().unwrap().to_owned())
}

/// The numbers in a list, from above.
fn numbers(list: &Posted) -> Vec<u32> {
    let lines = content(list).lines().filter_map(|line| line.strip_prefix("**")?.split_once("** · "));
    lines.map(|(number, _)| number.parse().unwrap()).collect()
}

/// The record of a file, ruled on anew.
fn ruled_anew(file: &Value) -> Value {
    let record: Record = serde_json::from_value(file["record"].clone()).unwrap();
    let ruling = laws::rule(&record).unwrap();
    without_words(serde_json::to_value(RulingJson::new(&ruling, "en", "")).unwrap())
}

fn without_words(mut ruling: Value) -> Value {
    ruling.as_object_mut().unwrap().remove("explanation");
    ruling
}

#[tokio::test]
async fn everybody_sees_what_he_may() {
    let club = Club::new("en-US", true).await;
    let card = club.asks(OPENER, "1H P 1H ib", false).await;
    let one = [("number", json!(1))];
    let nobody_else = [MEMBER, DIRECTOR, MANAGER];
    for who in nobody_else {
        for sub in ["show", "export"] {
            let said = club.says(who, sub, &one).await;
            assert!(said.contains(HIDDEN), "{}: {sub}: {said}", who.id);
        }
        assert!(club.says(who, "note", &[("number", json!(1)), ("text", json!("x"))]).await.contains(HIDDEN));
        assert!(numbers(&club.lists(who, Some("all")).await).is_empty());
    }
    // The same is said where there is no case.
    assert!(club.says(OPENER, "show", &[("number", json!(2))]).await.contains(HIDDEN));
    assert!(club.says(OPENER, "show", &one).await.contains("Case 1"));

    // Called, but not shared: the directors see it.
    club.calls(OPENER, &card).await;
    let directors = club.does(DIRECTOR, club.case("show", &one)).await;
    assert!(content(&directors).contains("At the table") && control(&directors, "confirm").is_some());
    let players = club.does(DIRECTOR, club.case("show", &[one[0].clone(), ("view", json!("player"))])).await;
    assert!(!content(&players).contains("At the table") && control(&players, "confirm").is_none());
    let own = club.does(OPENER, club.case("show", &one)).await;
    assert!(!content(&own).contains("At the table") && control(&own, "confirm").is_none());
    let said = club.says(OPENER, "show", &[one[0].clone(), ("view", json!("director"))]).await;
    assert!(said.contains(DIRECTORS_ONLY), "{said}");
    assert!(club.says(MEMBER, "show", &one).await.contains(HIDDEN));
    assert!(club.says(MANAGER, "show", &one).await.contains(HIDDEN));

    // Shared: everybody sees the players' card, and may start one of his own.
    club.presses(OPENER, &card, "share").await;
    for who in [MEMBER, MANAGER] {
        let shown = club.does(who, club.case("show", &one)).await;
        assert!(content(&shown).contains("Case 1") && control(&shown, "confirm").is_none());
        let refused = club.presses(who, &shown, "decline").await;
        assert!(content(&refused).contains("somebody else’s case") && control(&refused, "own").is_some());
        let refused = club.does(who, club.case("export", &one)).await;
        assert!(content(&refused).contains("somebody else’s case") && control(&refused, "own").is_some());
    }
    club.discord.assert_satisfied();
}

#[tokio::test]
async fn only_directors_note() {
    let club = Club::new("en-US", true).await;
    club.asks(OPENER, "1H P 1H ib", true).await;
    let note = [("number", json!(1)), ("text", json!("*asked* <@1000000000000000011> and @everyone"))];
    for who in [OPENER, MEMBER, MANAGER] {
        let said = club.says(who, "note", &note).await;
        assert!(said.contains(DIRECTORS_ONLY), "{said}");
    }
    let said = club.says(DIRECTOR, "note", &note).await;
    assert!(said.contains("Case 1: \\*asked\\* and \\@everyone"), "{said}");
    let empty = club.says(DIRECTOR, "note", &[note[0].clone(), ("text", json!(" \u{200b} "))]).await;
    assert!(empty.contains("no text"), "{empty}");
    let card = club.says(DIRECTOR, "show", &note[..1]).await;
    assert!(card.contains("\\*asked\\* and"), "{card}");
    assert!(!club.says(OPENER, "show", &note[..1]).await.contains("asked"));
    club.discord.assert_satisfied();
}

#[tokio::test]
async fn who_manages_a_server_without_directors_is_one() {
    let club = Club::new("en-US", false).await;
    club.asks(OPENER, "1H P 1H ib", true).await;
    let one = [("number", json!(1))];
    let shown = club.does(MANAGER, club.case("show", &one)).await;
    assert!(control(&shown, "confirm").is_some(), "{shown:#?}");
    let shown = club.does(DIRECTOR, club.case("show", &one)).await;
    assert!(control(&shown, "confirm").is_none(), "the role means nothing here");
    let list = club.lists(MANAGER, None).await;
    assert!(content(&list).contains("no director has spoken") && numbers(&list) == [1]);
    club.discord.assert_satisfied();
}

#[tokio::test]
async fn each_list_has_its_own_cases() {
    let club = Club::new("en-US", true).await;
    let first = club.asks(OPENER, "1H P 1H ib", false).await;
    club.calls(OPENER, &first).await;
    club.asks(MEMBER, "1S P 1H ib", true).await;
    let third = club.asks(OPENER, "1H P 1H ib rej 2H", true).await;
    let directors = club.presses(DIRECTOR, &third, "direct").await;
    club.presses(DIRECTOR, &directors, "confirm").await;
    club.asks(OPENER, "1S P 1H ib", false).await;
    let fifth = club.asks(MEMBER, "1H P 1H ib rej 2H", true).await;
    let directors = club.presses(DIRECTOR, &fifth, "direct").await;
    club.types(DIRECTOR, &directors, "withdraw", &[("reason", "a practice")]).await;
    club.does(OPENER, events::in_private(events::ruling("1H P 1H ib", &[], "en-GB", "en-US"))).await;

    let of_each =
        [("open", DIRECTOR), ("called", DIRECTOR), ("later", DIRECTOR), ("all", DIRECTOR), ("mine", DIRECTOR)];
    let mut found = Vec::new();
    for (which, who) in of_each.into_iter().chain([("open", OPENER), ("called", OPENER), ("all", OPENER)]) {
        found.push(numbers(&club.lists(who, Some(which)).await));
    }
    let expected: [&[u32]; 8] = [&[2, 1], &[1], &[3], &[5, 3, 2, 1], &[], &[4, 2, 1], &[1], &[5, 4, 3, 2, 1]];
    assert_eq!(found, expected);
    assert_eq!(numbers(&club.lists(MEMBER, Some("called")).await), [0u32; 0]);
    assert_eq!(numbers(&club.lists(MEMBER, Some("all")).await), [5, 3, 2]);
    // Unless they say otherwise, directors see what waits for them, others their own.
    assert_eq!(numbers(&club.lists(DIRECTOR, None).await), [2, 1]);
    assert_eq!(numbers(&club.lists(OPENER, None).await), [4, 3, 1]);
    assert_eq!(numbers(&club.lists(MANAGER, None).await), [0u32; 0]);
    let all = club.lists(DIRECTOR, Some("all")).await;
    let lines: Vec<&str> = content(&all).lines().collect();
    for (line, state) in lines[1..].iter().zip(["withdrawn", "confirmed", "open", "director called"]) {
        assert!(
            line.contains(state) && line.contains("N: 1") && line.contains("<t:") && line.contains("<@1"),
            "{line}"
        );
    }
    let empty = club.lists(MEMBER, Some("called")).await;
    assert!(content(&empty).contains("No table waits") && empty.body["components"].as_array().unwrap().is_empty());

    // In direct messages there are one's own, with numbers of their own.
    let private = |interaction| events::in_private(OPENER.does(interaction));
    let list = club.does(OPENER, private(club.case("list", &[]))).await;
    assert_eq!(numbers(&list), [1]);
    for which in ["all", "open"] {
        let list = club.does(OPENER, private(club.case("list", &[("which", json!(which))]))).await;
        assert_eq!(numbers(&list), [1]);
    }
    let shown = club.does(OPENER, private(club.case("show", &[("number", json!(1))]))).await;
    assert!(content(&shown).contains("Case 1"));
    let note = club.case("note", &[("number", json!(1)), ("text", json!("x"))]);
    assert!(content(&club.does(OPENER, private(note)).await).contains(DIRECTORS_ONLY));
    let others = club.does(MEMBER, events::in_private(club.case("show", &[("number", json!(1))]))).await;
    assert!(content(&others).contains(HIDDEN));
    club.discord.assert_satisfied();
}

/// Twenty-five cases, page by page, by a program that is killed in between.
async fn pages(who: Somebody, older: &str, newer: &str, case_seven: &str) {
    let mut club = Club::new("en-US", true).await;
    for _ in 0..25 {
        club.asks(OPENER, "1H P 1H ib", true).await;
    }
    let range = |from: u32, to: u32| (to..=from).rev().collect::<Vec<_>>();
    let first = club.lists(who, Some("open")).await;
    assert_eq!(numbers(&first), range(25, 16));
    assert!(button(&first, newer).is_none());
    club.restart().await;
    let second = club.turns(who, &first, older).await;
    assert_eq!(numbers(&second), range(15, 6));
    club.restart().await;
    let last = club.turns(who, &second, older).await;
    assert_eq!(numbers(&last), range(5, 1));
    assert!(button(&last, older).is_none());
    let back = club.turns(who, &last, newer).await;
    assert_eq!(numbers(&back), range(15, 6));

    // One of them, chosen from the menu.
    let menu = &back.body["components"][0]["components"][0];
    let values: Vec<&str> =
        menu["options"].as_array().unwrap().iter().map(|it| it["value"].as_str().unwrap()).collect();
    assert_eq!(values, range(15, 6).iter().map(u32::to_string).collect::<Vec<_>>());
    let choice = who.does(events::choose(menu["custom_id"].as_str().unwrap(), "7", "en-US"));
    let shown = club.does(who, choice).await;
    assert!(shown.id != back.id && content(&shown).contains(case_seven) && control(&shown, "confirm").is_some());

    // The role is asked for anew: without it, these are no longer a director's lists and cards.
    let dismissed = Somebody { roles: &[], ..who };
    let choice = dismissed.does(events::choose(menu["custom_id"].as_str().unwrap(), "7", "en-US"));
    assert!(control(&club.does(dismissed, choice).await, "confirm").is_none());
    let front = club.turns(who, &back, newer).await;
    assert_eq!(numbers(&front), range(25, 16));
    club.discord.assert_satisfied();
}

#[tokio::test]
async fn a_list_has_pages() {
    pages(DIRECTOR, "Older", "Newer", "Case 7").await;
}

#[tokio::test]
async fn a_list_has_pages_in_norwegian() {
    pages(Somebody { locale: "no", ..DIRECTOR }, "Eldre", "Nyere", "Sak 7").await;
}

#[tokio::test]
async fn without_the_role_the_pages_of_a_list_are_others() {
    let club = Club::new("en-US", true).await;
    for _ in 0..11 {
        let card = club.asks(OPENER, "1H P 1H ib", false).await;
        club.calls(OPENER, &card).await;
    }
    let list = club.lists(DIRECTOR, Some("called")).await;
    assert_eq!(numbers(&list).len(), 10);
    let turned = club.turns(Somebody { roles: &[], ..DIRECTOR }, &list, "Older").await;
    assert!(numbers(&turned).is_empty(), "{turned:#?}");
    club.discord.assert_satisfied();
}

#[tokio::test]
async fn what_is_to_be_looked_at_later_is_said() {
    let club = Club::new("en-US", true).await;
    club.asks(OPENER, "1H P 1H ib", true).await;
    club.asks(OPENER, "1H P 1H ib rej 2H", true).await;
    club.asks(OPENER, "1S 1H ib rej 2D ncmp 2007", true).await;
    let list = club.lists(DIRECTOR, Some("later")).await;
    assert_eq!(numbers(&list), [3, 2]);
    let said = content(&list);
    assert!(said.contains("- Call the director back if North–South did better"), "{said}");
    assert!(said.contains("(Law 27D)") && said.contains("(Law 23)"), "{said}");
    let norwegian = club.lists(Somebody { locale: "no", ..DIRECTOR }, Some("later")).await;
    let said = content(&norwegian);
    assert!(said.contains("- Tilkall TL igjen hvis Nord–Syd") && said.contains("(§ 27D)"), "{said}");
    assert!(said.contains("Å se på etter spillet") && said.contains("(§ 23)"), "{said}");
    assert_eq!(numbers(&club.lists(OPENER, Some("later")).await), [3, 2]);
    // Nobody looks at what a director has withdrawn.
    let shown = club.does(DIRECTOR, club.case("show", &[("number", json!(2))])).await;
    club.types(DIRECTOR, &shown, "withdraw", &[("reason", "wrong table")]).await;
    assert_eq!(numbers(&club.lists(DIRECTOR, Some("later")).await), [3]);
    club.discord.assert_satisfied();
}

/// A case in which what the offender said in private decides, with notes and directors’ words.
async fn disputed(club: &Club) {
    let card = club.asks(OPENER, "1H P 1H ib", false).await;
    let card = club.presses(OPENER, &card, "decline").await;
    club.types(OPENER, &card, "meant", &[("text", "5+H")]).await;
    let card = club.does(OPENER, club.case("show", &[("number", json!(1))])).await;
    let card = club.presses(OPENER, &card, "undo").await;
    club.types(OPENER, &card, "meant", &[("text", "4+H 12-21")]).await;
    let card = club.does(OPENER, club.case("show", &[("number", json!(1))])).await;
    let card = club.types(OPENER, &card, "next", &[("text", "4C(4+H 0-1C 12-15)")]).await;
    club.calls(OPENER, &card).await;
    club.says(DIRECTOR, "note", &[("number", json!(1)), ("text", json!("they disagree | # on `it`"))]).await;
    let card = club.does(DIRECTOR, club.case("show", &[("number", json!(1))])).await;
    club.presses(DIRECTOR, &card, "confirm").await;
}

#[tokio::test]
async fn a_directors_export_has_everything() {
    let club = Club::new("en-US", true).await;
    disputed(&club).await;
    let (text, file, said) = club.export(DIRECTOR, 1).await;
    assert!(said.contains("not for the players") && said.contains("rules as version"), "{said}");
    for part in [
        "# Case 1",
        "Asked by Discord user 1000000000000000011, 20",
        "Laws of 2017",
        "1H P 1H ib",
        "| West | North | East | South |",
        "## What the program rules",
        "## Why",
        "Confirmed by Discord user 1000000000000000013",
        "rules as version 0.",
        "offender’s LHO declines",
        "showed 4+H 12-21",
        "## Notes",
        "they disagree \\| # on it",
        "a director was called",
    ] {
        assert!(text.contains(part), "{part} in\n{text}");
    }
    assert_eq!((&file["number"], &file["state"], &file["laws"]), (&json!(1), &json!("confirmed"), &json!("2017")));
    assert_eq!(file["exported"]["view"], "director");
    assert_eq!(file["exported"]["program"], env!("CARGO_PKG_VERSION"));
    assert_eq!((&file["opened"]["by"], &file["opened"]["typed"]), (&json!(OPENER.id), &json!("1H P 1H ib")));
    let entries: Vec<&Value> = file["entries"].as_array().unwrap().iter().map(|entry| &entry["entry"]).collect();
    assert_eq!(entries.len(), 8, "{entries:?}");
    assert_eq!(entries[3]["meant"]["shows"], "4+H 12-21");
    assert_eq!(entries[6]["note"], "they disagree | # on  it");
    let at = file["entries"][0]["at"].as_str().unwrap();
    assert!(at.ends_with('Z') && at.as_bytes()[10] == b'T', "{at}");
    let word = &file["decisions"][0];
    assert_eq!(
        (&word["decision"], &word["version"], &word["still_rules"]),
        (&json!("confirmed"), &json!(1), &json!(true))
    );
    assert_eq!(word["by"], DIRECTOR.id);
    assert!(file["why"]["incidents"].as_array().is_some_and(|incidents| !incidents.is_empty()));
    assert_eq!(ruled_anew(&file), without_words(file["ruling"].clone()));
    assert!(file["ruling"]["incidents"][0]["clauses"].to_string().contains("27B1(b)"), "{}", file["ruling"]);
    club.discord.assert_satisfied();
}

#[tokio::test]
async fn a_players_export_holds_nothing_said_in_private() {
    let club = Club::new("en-US", true).await;
    disputed(&club).await;
    // An amendment carries along what the director knows.
    let card = club.does(DIRECTOR, club.case("show", &[("number", json!(1))])).await;
    club.types(DIRECTOR, &card, "amend", &[("ruling", "The score stands."), ("reason", "asked *both*")]).await;
    let (_, all, _) = club.export(DIRECTOR, 1).await;
    let (text, file, said) = club.export(OPENER, 1).await;
    for secret in ["12-21", "5+H", "they disagree", "meant", "undone", "note"] {
        assert!(
            !file["entries"].to_string().contains(secret) && !file["record"].to_string().contains(secret),
            "{file:#}"
        );
    }
    assert!(!file.to_string().contains("12-21") && !text.contains("12-21") && !text.contains("12–21"), "{text}");
    assert!(!text.contains("they disagree") && !text.contains("Said in private"), "{text}");
    assert!(said.contains("What only directors may read") && text.contains("What only directors may read"));
    assert!(text.contains("(version 2)") && text.contains("The score stands.") && text.contains("asked \\*both\\*"));
    assert_eq!((&file["exported"]["view"], &file["decisions"][1]["version"]), (&json!("player"), &json!(2)));
    // Nor a digest of a ruling that follows from it: there are few enough to try.
    let digest = all["entries"][7]["entry"]["confirmed"]["digest"].as_str().unwrap();
    assert!(digest.len() == 64 && !file.to_string().contains(digest), "{file:#}");
    // What followed from it is there.
    assert_eq!(ruled_anew(&file), without_words(file["ruling"].clone()));
    assert_eq!(file["ruling"]["incidents"][0]["clauses"], json!(["27B1(b)", "23A"]));
    assert_eq!(all["ruling"]["incidents"][0]["clauses"], json!(["27B1(b)", "23A2"]));
    assert_eq!(file["ruling"]["in_force"], all["ruling"]["in_force"]);

    // Nor does it go over into somebody else's case.
    let card = club.does(OPENER, club.case("show", &[("number", json!(1))])).await;
    club.presses(OPENER, &card, "share").await;
    let card = club.does(MEMBER, club.case("show", &[("number", json!(1))])).await;
    let refused = club.presses(MEMBER, &card, "next").await;
    club.presses(MEMBER, &refused, "own").await;
    let (text, file, _) = club.export(MEMBER, 2).await;
    assert!(!file.to_string().contains("12-21") && !text.contains("12-21"), "{file:#}");
    assert_eq!(ruled_anew(&file)["in_force"], all["ruling"]["in_force"]);
    club.discord.assert_satisfied();
}

#[tokio::test]
async fn an_export_says_whether_this_version_rules_otherwise() {
    let club = Club::new("no", true).await;
    club.asks(OPENER, "1S 1H ub rej 2D ncmp", true).await;
    let seal = Seal { digest: "0".to_owned(), program: "0.0.9".to_owned() };
    club.enter(1, DIRECTOR, Entry::Confirmed(seal)).await;
    let norwegian = Somebody { locale: "no", ..DIRECTOR };
    let (text, file, said) = club.export(norwegian, 1).await;
    for told in [&text, &said] {
        assert!(told.contains("avgjør annerledes enn versjon 0.0.9"), "{told}");
    }
    assert!(text.contains("# Sak 1") && text.contains("## Hva programmet avgjør"), "{text}");
    assert!(text.contains("2023-11-14T22:13:20"), "{text}");
    assert_eq!(
        (&file["decisions"][0]["still_rules"], &file["decisions"][0]["program"]),
        (&json!(false), &json!("0.0.9"))
    );
    assert_eq!(file["exported"]["lang"], "nb");
    // Where the bot may not send files, it says so.
    let said = club.says(norwegian, "export", &[("number", json!(1))]).await;
    assert!(said.contains("Jeg får ikke sende filer her."), "{said}");
    club.discord.assert_satisfied();
}

#[tokio::test]
async fn an_old_button_and_a_lost_store_are_answered() {
    let discord = Discord::start().await;
    let store = "postgres://nobody@127.0.0.1:1/none";
    let _bot = Program::start_on(&discord, &session_file(), store);
    discord.ready().await;
    let press = |id: &str| events::press(id, "a list", "en-GB", "en-US");
    for id in
        ["list:v0:open:0", "list:v1:some:0", "list:v1:open:x", "list:v1:open", "list:v1:open:b-1", "list:v1:open:0:0"]
    {
        let answer = discord.answer(&discord.interact(press(id))).await;
        assert!(content(&answer).contains("earlier version"), "{id}: {answer:#?}");
    }
    for interaction in [press("list:v1:open:0"), events::case("list", &[], "en-US")] {
        let answer = discord.answer(&discord.interact(OPENER.does(interaction))).await;
        assert!(content(&answer).contains("cannot be reached"), "{answer:#?}");
    }
    discord.assert_satisfied();
}

#[tokio::test]
async fn a_note_that_discord_sends_again_is_noted_once() {
    let mut club = Club::new("en-US", true).await;
    club.asks(OPENER, "1H P 1H ib", true).await;
    club.says(DIRECTOR, "note", &[("number", json!(1)), ("text", json!("asked both pairs"))]).await;
    // What is not yet known to be dealt with comes again.
    club.restart().await;
    let again = club.says(DIRECTOR, "note", &[("number", json!(1)), ("text", json!("and again"))]).await;
    assert!(again.contains("and again"), "{again}");
    let file = club.store().await.case("s1000000000000000021-1".parse().unwrap()).await.unwrap().unwrap();
    assert_eq!(file.notes().map(|(_, text)| text).collect::<Vec<_>>(), ["asked both pairs", "and again"]);
}

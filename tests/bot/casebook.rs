//! `/case`, through the real program: who sees what, lists page by page, and files for an appeal.

mod export;
mod lists;

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
    cases::content,
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

const HIDDEN: &str = "There is no such case, or you cannot see it.";
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
        let modal = self.discord.opens(who.does(events::press_on(card, verb, self.locale))).await;
        self.does(who, events::fill_in(card, &modal, texts, self.locale)).await
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
        let turned = self.discord.does(press).await;
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

/// The record of a file, ruled on again.
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
async fn everybody_sees_what_they_may() {
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

    // Shared: everybody sees the players' card, and may start one of their own.
    club.presses(OPENER, &card, "share").await;
    for who in [MEMBER, MANAGER] {
        let shown = club.does(who, club.case("show", &one)).await;
        assert!(content(&shown).contains("Case 1") && control(&shown, "confirm").is_none());
        let refused = club.presses(who, &shown, "decline").await;
        assert!(content(&refused).contains("somebody else’s case") && control(&refused, "own").is_some());
        let refused = club.does(who, club.case("export", &one)).await;
        assert!(content(&refused).contains("somebody else’s case") && control(&refused, "own").is_some());
    }
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
    assert!(content(&list).contains("no director has decided") && numbers(&list) == [1]);
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

//! What comes back of what hostile people type, through the real program: nobody is pinged, nothing is formatted or linked,
//! and nothing is there that nobody sees.

#[path = "../suite/hostile/texts.rs"]
mod texts;

use director_please::plain::{is_hidden, plain};
use serde_json::{Value, json};
use texts::TEXTS;

use crate::{
    discord::{Discord, Posted},
    events::{self, Somebody, option, role, settings},
    program::Program,
    settings::{DIRECTOR, MANAGER, PLAYER, ROLE, directs, does},
};

/// Every string in a body.
fn strings<'a>(value: &'a Value, found: &mut Vec<&'a str>) {
    match value {
        Value::String(text) => found.push(text),
        Value::Array(list) => list.iter().for_each(|one| strings(one, found)),
        Value::Object(object) => object.values().for_each(|one| strings(one, found)),
        Value::Null | Value::Bool(_) | Value::Number(_) => {}
    }
}

/// The text as Discord would format it: without what stands in code.
fn formatted(content: &str) -> String {
    let outside = content.split("```").step_by(2).collect::<String>();
    outside.split('`').step_by(2).collect()
}

#[track_caller]
fn assert_harmless(call: &crate::discord::Call) {
    let mut found = Vec::new();
    strings(&call.body, &mut found);
    for text in &found {
        let hidden: Vec<char> = text.chars().filter(|ch| *ch != '\n' && is_hidden(*ch)).collect();
        assert!(hidden.is_empty() && plain(text) == *text, "{hidden:?} in {text:?}");
    }
    let data = if call.body["data"].is_object() { &call.body["data"] } else { &call.body };
    if let Some(content) = data["content"].as_str() {
        let nobody = &data["allowed_mentions"];
        assert!(nobody["parse"] == json!([]) && nobody["users"].as_array().is_none_or(Vec::is_empty), "{nobody}");
        let shown = formatted(content);
        assert_eq!(content.matches("```").count() % 2, 0, "{content:?}");
        // What the texts try, each in the form in which it would work.
        for trick in ["@everyone", "@here", "<@&1000000000000000071>", "<@1>", "||", "](http", "\n# ", "~~"] {
            let works = shown.match_indices(trick).any(|(at, _)| !shown[..at].ends_with('\\'));
            assert!(!works, "{trick} in {content:?}");
        }
    }
    for file in &call.files {
        if let Ok(text) = std::str::from_utf8(&file.bytes) {
            let hidden: Vec<char> = text.chars().filter(|ch| *ch != '\n' && is_hidden(*ch)).collect();
            assert!(hidden.is_empty(), "{hidden:?} in {}", file.filename);
        }
    }
}

/// Presses a button that opens a text box, and types this into all of its inputs.
async fn fills(discord: &Discord, who: Somebody, card: &Posted, verb: &str, text: &str) -> Posted {
    let token = discord.interact(who.does(events::press_on(card, verb, "en-US")));
    let response = discord.response(&token).await;
    if response["type"] != 9 {
        return discord.answer(&token).await;
    }
    let modal = &response["data"];
    let rows = modal["components"].as_array().unwrap();
    let ids: Vec<&str> = rows.iter().filter_map(|row| row["component"]["custom_id"].as_str()).collect();
    assert_eq!(ids.len(), rows.len(), "{modal}");
    let typed: Vec<(&str, &str)> =
        ids.iter().filter(|id| verb != "amend" || **id != "text").map(|id| (*id, text)).collect();
    does(discord, who, events::fill_in(card, modal, &typed, "en-US")).await
}

async fn asked_everywhere(discord: &Discord, text: &str) {
    for (more, who) in [(json!(false), PLAYER), (json!(true), DIRECTOR)] {
        let token = discord.interact(who.does(events::ruling(text, &[option("share", more)], "en-US", "no")));
        discord.response(&token).await;
    }
    for interaction in [
        events::menu(text, "no"),
        events::typing(text, "en-US"),
        events::law(text, &[], "en-US"),
        events::typing_a_clause(text, &[], "no"),
        events::typing_a_zone(text),
        events::press(&format!("why:v1:-:{text}").chars().take(100).collect::<String>(), "", "no", "en-US"),
        events::press(&format!("share:v1:-:{text}").chars().take(100).collect::<String>(), "", "no", "en-US"),
    ] {
        discord.response(&discord.interact(interaction)).await;
    }
    let whispered = events::whispered(discord, text);
    let channel = whispered["channel_id"].as_str().unwrap().to_owned();
    discord.dispatch("MESSAGE_CREATE", whispered);
    discord.message(&channel, 0).await;
}

async fn typed_into_a_case(discord: &Discord, text: &str) {
    let shared = [option("share", json!(true))];
    let card = does(discord, PLAYER, events::ruling("1H P 1H ib", &shared, "en-US", "en-US")).await;
    for verb in ["next", "whatif", "meant"] {
        if events::control(&card, verb).is_some() {
            fills(discord, PLAYER, &card, verb, text).await;
        }
    }
    does(discord, PLAYER, events::call_on(&card, "4", "12", "en-US")).await;
    for verb in ["note", "amend", "withdraw"] {
        let view = directs(discord, DIRECTOR, &card).await;
        if events::control(&view, verb).is_some() {
            fills(discord, DIRECTOR, &view, verb, text).await;
        }
    }
}

/// Everything that the bot has sent.
fn assert_all_harmless(discord: &Discord) {
    let calls = discord.lock().calls.clone();
    // The commands are ours.
    calls.iter().filter(|call| call.method != "PUT").for_each(assert_harmless);
}

#[tokio::test]
async fn nothing_that_hostile_people_ask_works() {
    let discord = Discord::start().await;
    discord.lock().patient = true; // so much at once is not what is tested
    let _bot = Program::start(&discord).await;
    for text in TEXTS {
        asked_everywhere(&discord, text).await;
    }
    assert_all_harmless(&discord);
}

#[tokio::test]
async fn nothing_that_hostile_people_type_into_a_case_works() {
    let discord = Discord::start().await;
    discord.lock().patient = true; // so much at once is not what is tested
    let _bot = Program::start(&discord).await;
    let channel = events::channel("log_channel", "1000000000000000081");
    does(&discord, MANAGER, settings("server", &[role("director_role", ROLE), channel], "en-US")).await;
    let several: Vec<String> = TEXTS.chunks(11).map(|texts| texts.join(" ")).collect();
    for text in &several {
        typed_into_a_case(&discord, text).await;
    }
    let boxes = discord.lock().calls.iter().filter(|call| call.body["type"] == 9).count();
    assert!(boxes >= 5 * several.len(), "{boxes} boxes");
    for (sub, options) in [("list", vec![]), ("show", vec![1]), ("export", vec![1])] {
        let options: Vec<Value> = options.iter().map(|number| option("number", json!(number))).collect();
        let asked = events::with_files(DIRECTOR.does(events::case(sub, &options, "en-US")));
        discord.response(&discord.interact(asked)).await;
    }
    let calls = discord.lock().calls.clone();
    assert!(calls.iter().any(|call| call.files.iter().any(|file| file.filename.ends_with(".md"))), "no export");
    assert_all_harmless(&discord);
}

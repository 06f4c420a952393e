//! How events are read: every kind of interaction as Discord writes it (`payloads/`), in any order, with fields missing, and
//! with fields that are something else.

mod models;
mod variations;

use std::collections::BTreeSet;

use director_please::{
    bot::discord::{
        gateway::event::{Event, read},
        interaction::{Command, Component, Interaction, InteractionKind, ModalSubmit},
    },
    locale::Language,
};
use serde_json::{Value, json};

use crate::{
    events::{self, option},
    program::Program,
};

macro_rules! payloads {
    ($($name:literal)*) => { [$(($name, include_str!(concat!("payloads/", $name, ".json")))),*] };
}

const PAYLOADS: [(&str, &str); 11] =
    payloads!("box" "button" "choice" "command" "file" "labels" "menu" "play" "settings" "typing" "zone");

/// What the bot looks at, with a star for the number in a list and for the key in a map.
const LOOKED_AT: &[&str] = &[
    "id",
    "application_id",
    "token",
    "type",
    "locale",
    "guild_id",
    "channel_id",
    "guild_locale",
    "app_permissions",
    "member",
    "member.user",
    "member.user.id",
    "member.roles",
    "member.roles.*",
    "member.permissions",
    "user",
    "user.id",
    "message",
    "message.id",
    "message.channel_id",
    "message.content",
    "message.flags",
    "data",
    "data.name",
    "data.options",
    "data.options.*",
    "data.options.*.name",
    "data.options.*.type",
    "data.options.*.value",
    "data.options.*.focused",
    "data.options.*.options",
    "data.options.*.options.*",
    "data.options.*.options.*.name",
    "data.options.*.options.*.type",
    "data.options.*.options.*.value",
    "data.options.*.options.*.focused",
    "data.target_id",
    "data.resolved",
    "data.resolved.messages",
    "data.resolved.messages.*",
    "data.resolved.messages.*.content",
    "data.resolved.attachments",
    "data.resolved.attachments.*",
    "data.resolved.attachments.*.url",
    "data.resolved.attachments.*.size",
    "data.custom_id",
    "data.component_type",
    "data.values",
    "data.values.*",
    "data.components",
    "data.components.*",
    "data.components.*.components",
    "data.components.*.components.*",
    "data.components.*.components.*.custom_id",
    "data.components.*.components.*.value",
    "data.components.*.component",
    "data.components.*.component.custom_id",
    "data.components.*.component.value",
    "data.components.*.component.values",
    "data.components.*.component.values.*",
];

/// Without these an interaction cannot be read, where they belong to it.
const NEEDED: &[&str] = &[
    "id",
    "application_id",
    "token",
    "type",
    "member",
    "member.user",
    "member.user.id",
    "user",
    "user.id",
    "message",
    "message.id",
    "message.channel_id",
    "data",
    "data.name",
    "data.custom_id",
    "data.options.*.name",
    "data.options.*.type",
    "data.options.*.value",
    "data.options.*.options",
    "data.options.*.options.*.name",
    "data.options.*.options.*.type",
    "data.options.*.options.*.value",
    "data.resolved.attachments.*.url",
    "data.resolved.attachments.*.size",
];

/// Without these it cannot even be answered with an apology.
const CALLBACK: [&str; 3] = ["id", "application_id", "token"];

fn payload(name: &str) -> Value {
    let (_, text) = PAYLOADS.into_iter().find(|(known, _)| *known == name).unwrap();
    serde_json::from_str(text).unwrap()
}

fn event(payload: impl std::fmt::Display) -> String {
    format!(r#"{{"t":"INTERACTION_CREATE","s":7,"op":0,"d":{payload}}}"#)
}

/// What becomes of an event: it always counts as one.
fn read_event(text: &str) -> Event {
    let (sequence, event) = read(text).unwrap_or_else(|| panic!("no event: {text}"));
    assert_eq!(sequence, 7);
    event
}

fn read_as(text: &str) -> Interaction {
    let event = read_event(text);
    let Event::Interaction(interaction) = event else { panic!("{event:?}: {text}") };
    *interaction
}

/// As it stands in the file, which has the fields in Discord's order.
fn stored(name: &str) -> Interaction {
    read_as(&event(PAYLOADS.into_iter().find(|(known, _)| *known == name).unwrap().1))
}

fn shown(event: &Event) -> String {
    format!("{event:?}")
}

fn command(name: &str) -> Command {
    let InteractionKind::Command(command) = stored(name).done else { panic!("{name}") };
    command
}

fn component(name: &str) -> Component {
    let InteractionKind::Component(component) = stored(name).done else { panic!("{name}") };
    component
}

fn filled(name: &str) -> ModalSubmit {
    let InteractionKind::ModalSubmit(filled) = stored(name).done else { panic!("{name}") };
    filled
}

fn with(payload: &Value, place: &str, value: Value) -> Value {
    let mut payload = payload.clone();
    *payload.pointer_mut(place).unwrap() = value;
    payload
}

#[test]
fn who_asks_and_where() {
    let it = stored("command");
    assert_eq!((it.callback.id.get(), it.callback.application.get()), (1000000000000000071, 1000000000000000001));
    assert_eq!(it.callback.token, "aW50ZXJhY3Rpb246MTAwMDAwMDAwMDAwMDAwMDA3MQ");
    assert_eq!((it.callback.language, it.server_language), (Language::English, Some(Language::English)));
    assert_eq!((it.user.get(), it.server.map(|server| server.get())), (1000000000000000011, Some(1000000000000000021)));
    let roles: Vec<u64> = it.roles.iter().map(|role| role.get()).collect();
    assert_eq!(roles, [1000000000000000091, 1000000000000000092]);
    assert!(stored("file").permissions.manage_guild() && it.app_permissions.attach_files());
    let none = read_as(&event(with(&payload("file"), "/app_permissions", json!("0"))));
    assert!(none.app_permissions.is_empty());

    let it = stored("play");
    assert_eq!((it.user.get(), it.server, it.callback.language), (1000000000000000011, None, Language::Norwegian));
    assert!(it.roles.is_empty() && it.permissions.is_empty() && it.server_language.is_none());
}

#[test]
fn commands() {
    let it = command("command");
    assert_eq!((it.name.as_str(), it.options().text("auction")), ("ruling", Some("1H P 1H ib \"♥\" \\ \n")));
    assert_eq!((it.options().flag("share"), it.options().text("edition")), (Some(true), Some("2007")));
    assert_eq!(
        (it.options().text("share"), it.options().flag("edition"), it.options().text("view")),
        (None, None, None)
    );
    assert!(it.target.is_none() && it.files.is_empty() && it.options().subcommand::<String>().is_none());

    let it = command("settings");
    let (part, options) = it.options().subcommand::<String>().unwrap();
    assert_eq!((part.as_str(), options.text("language")), ("server", Some("nb")));
    assert_eq!(options.given("director_role").unwrap().as_role_id().map(u64::from), Some(1000000000000000091));
    assert_eq!(options.given("log_channel").unwrap().as_channel_id().map(u64::from), Some(1000000000000000031));
    assert_eq!(options.given("log_channel").unwrap().as_role_id(), None);
    assert_eq!(options.names().collect::<Vec<_>>(), ["director_role", "log_channel", "language"]);

    let it = command("play");
    let (sub, options) = it.options().subcommand::<String>().unwrap();
    assert_eq!((sub.as_str(), options.integer("level"), options.flag("alone")), ("play", Some(2), Some(false)));

    let it = command("file");
    let id = it.options().subcommand::<String>().unwrap().1.given("file").unwrap().as_attachment_id().unwrap();
    assert_eq!((it.files[&id].size, it.files[&id].url.as_str()), (2048, "https://cdn.example/questions.txt"));

    let it = command("menu");
    assert_eq!((it.name.as_str(), it.target.as_deref()), ("Rule on this auction", Some("1S 1H ib")));
}

#[test]
fn typing() {
    let InteractionKind::Autocomplete(it) = stored("typing").done else { panic!() };
    assert_eq!((it.options().focused(), it.options().text("edition")), (Some(("auction", "1H P 1H")), Some("2017")));
    let InteractionKind::Autocomplete(it) = stored("zone").done else { panic!() };
    assert_eq!(it.options().focused(), Some(("zone", "Europe/O")));
}

#[test]
fn presses_and_boxes() {
    let it = component("button");
    assert_eq!((it.custom_id.as_str(), it.chosen.as_deref()), ("case:v1:s123-7:0:decline:pen", None));
    assert_eq!((it.under.id.get(), it.under.channel_id.get()), (1000000000000000051, 1000000000000000031));
    assert_eq!((it.under.content.as_str(), it.under.is_private()), ("South’s 1♥ is insufficient", false));
    let it = component("choice");
    assert_eq!((it.chosen.as_deref(), it.under.is_private()), (Some("2C"), true));

    let it = filled("box");
    assert_eq!((it.custom_id.as_str(), it.text("text")), ("case:v1:s123-7:0:amend:den", Some("1H P 1H ib\nacc")));
    assert_eq!((it.text("ruling"), it.text("reason"), it.text("x")), (Some(""), Some("a misunderstanding"), None));
    assert!(!it.under.unwrap().is_private());
}

/// However deep a text nests, it is read or not, and nothing overflows.
#[test]
fn deep_nesting() {
    const DEPTH: usize = 100_000;
    let (lists, sub) = ("[".repeat(DEPTH) + &"]".repeat(DEPTH), r#"{"name":"a","type":1,"options":["#);
    let subs = format!("[{}{}]", sub.repeat(DEPTH), "]}".repeat(DEPTH));
    let marked =
        |place: &str, deep: &str| event(with(&payload("command"), place, json!("HERE"))).replace(r#""HERE""#, deep);
    assert!(matches!(read_event(&marked("/channel", &lists)), Event::Interaction(_)));
    for place in ["/data/options", "/data/options/0/value", "/data", "/id", "/member/roles"] {
        assert!(matches!(read_event(&marked(place, &lists)), Event::Other), "{place}");
    }
    assert!(matches!(read_event(&marked("/data/options", &subs)), Event::Other));
    let few = format!("[{}{}]", sub.repeat(20), "]}".repeat(20));
    assert!(matches!(read_event(&marked("/data/options", &few)), Event::Interaction(_)));
}

#[test]
fn other_events() {
    let said = |kind: &str, payload: &str| {
        let first = read_event(&format!(r#"{{"t":"{kind}","s":7,"op":0,"d":{payload}}}"#));
        let last = read_event(&format!(r#"{{"d":{payload},"op":0,"s":7,"t":"{kind}"}}"#));
        assert_eq!(shown(&first), shown(&last));
        first
    };
    let ready = r#"{"v":10,"user":{"bot":true,"id":"12"},"application":{"id":"11","flags":0},"guilds":[]}"#;
    assert!(
        matches!(said("READY", ready), Event::Ready { application, user, .. } if (application.get(), user.get()) == (11, 12))
    );
    assert!(matches!(said("READY", r#"{"user":{}}"#), Event::Other));
    assert!(matches!(said("RESUMED", r#"{"_trace":[]}"#), Event::Resumed));
    assert!(matches!(read_event(r#"{"t":"RESUMED","s":7,"op":0}"#), Event::Resumed));
    let message = r#"{"id":"1","channel_id":"2","author":{"id":"3"},"content":"1H","type":0}"#;
    assert!(matches!(said("MESSAGE_CREATE", message), Event::Message(message) if message.id.get() == 1));
    assert!(matches!(said("MESSAGE_CREATE", "{}"), Event::Other));
    assert!(matches!(said("TYPING_START", "[[]]"), Event::Other));
    assert!(matches!(read_event(r#"{"t":"INTERACTION_CREATE","s":7,"op":0}"#), Event::Other));
}

#[test]
fn what_is_no_event() {
    for text in [
        "",
        "null",
        "[]",
        "{}",
        r#"{"t":null,"s":null,"op":11,"d":null}"#,
        r#"{"op":10,"d":{"heartbeat_interval":41250},"s":null,"t":null}"#,
        r#"{"t":"READY","op":0,"d":{}}"#,
        r#"{"s":7,"op":0,"d":{}}"#,
        r#"{"t":5,"s":7,"op":0,"d":{}}"#,
        r#"{"t":"RESUMED","s":-7,"op":0,"d":{}}"#,
        r#"{"t":"RESUMED","s":7,"op":0,"d":{}}}"#,
    ] {
        assert!(read(text).is_none(), "{text}");
    }
    for name in ["command", "play"] {
        let text = event(payload(name));
        for (end, _) in text.char_indices() {
            assert!(read(&text[..end]).is_none(), "{}", &text[..end]);
        }
    }
}

/// Anybody who waits for an answer hears that there is none, in their language; then the bot goes on.
#[tokio::test]
async fn what_cannot_be_read_is_answered() {
    let (discord, _bot) = Program::with_discord().await;
    let mut other = events::ruling("1H P 1H ib", &[], "no", "en-US");
    other["type"] = json!(9);
    let wrong = events::ruling("1H P 1H ib", &[json!({"name": "share", "type": 5, "value": "typed"})], "no", "en-US");
    for interaction in [other, wrong] {
        let response = discord.response(&discord.interact(interaction)).await;
        let content = response["data"]["content"].as_str().unwrap();
        assert!(content.contains("Noe gikk galt hos meg") && response["data"]["flags"] == 64, "{response}");
    }
    let ruling = events::ruling("1H P 1H ib", &[option("share", json!(true))], "en-GB", "en-US");
    let response = discord.response(&discord.interact(ruling)).await;
    assert!(response["data"]["content"].as_str().unwrap().contains("insufficient"), "{response}");
}

/// Discord says that permissions may be of any length.
#[test]
fn permissions_and_flags_may_have_more_than_64_bits() {
    use serenity::all::Permissions;
    let manages = 1_u128 << 5;
    for high in [0, 1 << 63, 1 << 64, 1 << 79] {
        let mut command = payload("command");
        let bits = json!((high | manages | (1 << 15)).to_string());
        (command["member"]["permissions"], command["app_permissions"]) = (bits.clone(), bits);
        let read = read_as(&event(&command));
        assert!(read.permissions.contains(Permissions::MANAGE_GUILD), "{high}");
        assert!(read.app_permissions.contains(Permissions::ATTACH_FILES), "{high}");
        assert!(!read.app_permissions.contains(Permissions::ADMINISTRATOR), "{high}");
    }
    for (flags, is_private) in [("0", false), ("64", true), ("18446744073709551616", true), ("null", false)] {
        let mut button = payload("button");
        button["message"]["flags"] = json!("FLAGS");
        let text = event(&button).replace("\"FLAGS\"", flags);
        let InteractionKind::Component(Component { under, .. }) = read_as(&text).done else {
            panic!("no press: {text}")
        };
        assert_eq!(under.is_private(), is_private, "{flags}");
    }
}

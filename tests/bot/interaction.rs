//! How events are read: every kind of interaction as Discord writes it (`payloads/`), in any order, with fields missing, and
//! with fields that are something else.

use std::collections::BTreeSet;

use director_please::{
    bot::discord::{
        gateway::event::{Event, read},
        interaction::{Command, Component, Interaction, InteractionKind, ModalSubmit, options::OptionValue},
    },
    locale::Language,
};
use serde_json::{Value, json};

use crate::{
    discord::Discord,
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
    assert_eq!((it.name.as_str(), it.options.text("auction")), ("ruling", Some("1H P 1H ib \"♥\" \\ \n")));
    assert_eq!((it.options.flag("share"), it.options.text("edition")), (Some(true), Some("2007")));
    assert_eq!((it.options.text("share"), it.options.flag("edition"), it.options.text("view")), (None, None, None));
    assert!(it.target.is_none() && it.files.is_empty() && it.options.sub().is_none());

    let it = command("settings");
    let (part, options) = it.options.sub().unwrap();
    assert_eq!((part, options.text("language")), ("server", Some("nb")));
    assert_eq!(options.given("director_role").unwrap().role(), Some(1000000000000000091));
    assert_eq!(options.given("log_channel").unwrap().channel(), Some(1000000000000000031));
    assert_eq!(options.given("log_channel").unwrap().role(), None);
    assert_eq!(options.names().collect::<Vec<_>>(), ["director_role", "log_channel", "language"]);

    let it = command("play");
    let (sub, options) = it.options.sub().unwrap();
    assert_eq!((sub, options.integer("level"), options.flag("alone")), ("play", Some(2), Some(false)));

    let it = command("file");
    let Some(OptionValue::File(id)) = it.options.sub().unwrap().1.given("file") else { panic!("{it:?}") };
    assert_eq!((it.files[id].size, it.files[id].url.as_str()), (2048, "https://cdn.example/questions.txt"));

    let it = command("menu");
    assert_eq!((it.name.as_str(), it.target.as_deref()), ("Rule on this auction", Some("1S 1H ib")));
}

#[test]
fn typing() {
    let InteractionKind::Autocomplete(it) = stored("typing").done else { panic!() };
    assert_eq!((it.options.typing(), it.options.text("edition")), (Some(("auction", "1H P 1H")), Some("2017")));
    let InteractionKind::Autocomplete(it) = stored("zone").done else { panic!() };
    assert_eq!(it.options.typing(), Some(("zone", "Europe/O")));
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

/// The same with the keys of every object in another order: the alphabet's, or the other way round.
fn ordered(value: &Value, backwards: bool) -> String {
    if let Some(items) = value.as_array() {
        let items: Vec<String> = items.iter().map(|item| ordered(item, backwards)).collect();
        return format!("[{}]", items.join(","));
    }
    let Some(fields) = value.as_object() else { return value.to_string() };
    let mut fields: Vec<(&String, &Value)> = fields.iter().collect();
    fields.sort_by_key(|(key, _)| *key);
    if backwards {
        fields.reverse();
    }
    let field = |(key, value)| format!("{}:{}", json!(key), ordered(value, backwards));
    format!("{{{}}}", fields.into_iter().map(field).collect::<Vec<_>>().join(","))
}

#[test]
fn fields_come_in_any_order() {
    for (name, text) in PAYLOADS {
        let (expected, payload) = (shown(&read_event(&event(text))), payload(name));
        for backwards in [false, true] {
            let payload = ordered(&payload, backwards);
            let fields = [r#""t":"INTERACTION_CREATE""#.to_owned(), r#""s":7"#.to_owned(), format!(r#""d":{payload}"#)];
            for order in [[0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]] {
                let fields = order.map(|at| fields[at].as_str()).join(",");
                assert_eq!(shown(&read_event(&format!(r#"{{{fields},"op":0}}"#))), expected, "{name} {order:?}");
            }
        }
    }
}

/// Every number of Discord's as a number of JSON's.
fn unquoted(value: &mut Value) {
    let number = value.as_str().filter(|text| text.len() > 15).and_then(|text| text.parse::<u64>().ok());
    if let Some(number) = number {
        *value = json!(number);
    } else if let Some(items) = value.as_array_mut() {
        items.iter_mut().for_each(unquoted);
    } else if let Some(fields) = value.as_object_mut() {
        fields.values_mut().for_each(unquoted);
    }
}

#[test]
fn numbers_of_discords_may_be_numbers() {
    for (name, text) in PAYLOADS {
        let mut payload = payload(name);
        unquoted(&mut payload);
        assert!(payload["id"].is_u64());
        assert_eq!(shown(&read_event(&event(payload))), shown(&read_event(&event(text))), "{name}");
    }
}

/// The places in a value, as pointers.
fn places(value: &Value, at: &str, found: &mut Vec<String>) {
    let mut inside = Vec::new();
    for (index, item) in value.as_array().into_iter().flatten().enumerate() {
        inside.push((index.to_string(), item));
    }
    for (key, field) in value.as_object().into_iter().flatten() {
        inside.push((key.clone(), field));
    }
    for (key, value) in inside {
        let place = format!("{at}/{key}");
        places(value, &place, found);
        found.push(place);
    }
}

fn each_place(mut check: impl FnMut(&str, &Value, &str, &str)) {
    for (name, _) in PAYLOADS {
        let payload = payload(name);
        let mut found = Vec::new();
        places(&payload, "", &mut found);
        assert!(found.len() > 50, "{name}");
        for place in found {
            let is_key = |part: &&str| part.parse::<u64>().is_err();
            let kinds: Vec<&str> =
                place.split('/').skip(1).map(|part| if is_key(&part) { part } else { "*" }).collect();
            check(name, &payload, &place, &kinds.join("."));
        }
    }
}

fn without(payload: &Value, place: &str) -> Value {
    let mut payload = payload.clone();
    let (at, key) = place.rsplit_once('/').unwrap();
    let from = payload.pointer_mut(at).unwrap();
    if let Some(items) = from.as_array_mut() {
        items.remove(key.parse().unwrap());
    } else {
        from.as_object_mut().unwrap().remove(key);
    }
    payload
}

fn with(payload: &Value, place: &str, value: Value) -> Value {
    let mut payload = payload.clone();
    *payload.pointer_mut(place).unwrap() = value;
    payload
}

fn anything() -> [Value; 9] {
    [
        json!(null),
        json!(true),
        json!(0),
        json!(-1),
        json!(1.5),
        json!(u64::MAX),
        json!("x"),
        json!([[]]),
        json!({"x": {"id": [null]}}),
    ]
}

#[test]
fn what_nobody_looks_at_may_be_missing_or_anything() {
    let mut looked_at = BTreeSet::new();
    each_place(|name, payload, place, kind| {
        if LOOKED_AT.contains(&kind) {
            looked_at.insert(kind.to_owned());
            return;
        }
        let expected = shown(&read_event(&event(payload)));
        assert_eq!(shown(&read_event(&event(without(payload, place)))), expected, "{name} without {place}");
        for value in anything() {
            let text = event(with(payload, place, value));
            assert_eq!(shown(&read_event(&text)), expected, "{name} {place}: {text}");
        }
    });
    assert_eq!(looked_at, LOOKED_AT.iter().map(|kind| (*kind).to_owned()).collect(), "all of it occurs");
}

#[test]
fn little_is_needed() {
    let mut needed = BTreeSet::new();
    each_place(|name, payload, place, kind| match read_event(&event(without(payload, place))) {
        Event::Interaction(_) => assert!(!CALLBACK.contains(&kind), "{name} {place}"),
        Event::Unreadable(_) => {
            assert!(!CALLBACK.contains(&kind), "{name} {place}");
            needed.insert(kind.to_owned());
        }
        Event::Other => {
            assert!(CALLBACK.contains(&kind), "{name} {place}");
            needed.insert(kind.to_owned());
        }
        other @ (Event::Ready { .. } | Event::Resumed | Event::Message(_) | Event::Server(_) | Event::Closed(_)) => {
            panic!("{other:?}")
        }
    });
    assert_eq!(needed, NEEDED.iter().map(|kind| (*kind).to_owned()).collect());
}

/// No wrong value is fatal; and where a text or a number is looked at, a list or an object cannot be read.
#[test]
fn what_is_looked_at_may_be_wrong() {
    each_place(|name, payload, place, kind| {
        if !LOOKED_AT.contains(&kind) {
            return;
        }
        let before = payload.pointer(place).unwrap();
        for value in anything() {
            let is_wrong = !(before.is_array() || before.is_object()) && (value.is_array() || value.is_object());
            match read_event(&event(with(payload, place, value.clone()))) {
                Event::Interaction(it) => assert!(!is_wrong, "{name} {place}: {value} {it:?}"),
                Event::Unreadable(callback) => assert_eq!(callback.id.get(), 1000000000000000071),
                Event::Other => assert!(CALLBACK.contains(&kind), "{name} {place}: {value}"),
                other @ (Event::Ready { .. }
                | Event::Resumed
                | Event::Message(_)
                | Event::Server(_)
                | Event::Closed(_)) => {
                    panic!("{name} {place}: {other:?}")
                }
            }
        }
    });
}

#[test]
fn options_of_the_wrong_type_cannot_be_read() {
    let text = |kind: u64, value: Value| {
        let options = json!([{"name": "auction", "type": kind, "value": value}]);
        read_event(&event(with(&payload("command"), "/data/options", options)))
    };
    for (kind, value) in [
        (3, json!(5)),
        (3, json!(true)),
        (4, json!("5")),
        (4, json!(5.5)),
        (4, json!(u64::MAX)),
        (5, json!("true")),
        (7, json!("laws")),
        (8, json!("0")),
        (8, json!(-1)),
        (8, json!(false)),
        (11, json!("")),
        (3, json!(["1H"])),
        (6, json!({})),
    ] {
        assert!(matches!(text(kind, value.clone()), Event::Unreadable(_)), "{kind} {value}");
    }
    // The bot asks for no user, no fraction, nor for what there may be one day.
    for (kind, value) in [(6, json!("1000000000000000011")), (10, json!(0.5)), (10, json!(1)), (99, json!("?"))] {
        let Event::Interaction(it) = text(kind, value) else { panic!("{kind}") };
        let InteractionKind::Command(it) = it.done else { panic!() };
        assert!(matches!(it.options.given("auction"), Some(OptionValue::Other)));
    }
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
        matches!(said("READY", ready), Event::Ready { application, user } if (application.get(), user.get()) == (11, 12))
    );
    assert!(matches!(said("READY", r#"{"user":{}}"#), Event::Other));
    assert!(matches!(said("RESUMED", r#"{"_trace":[]}"#), Event::Resumed));
    assert!(matches!(read_event(r#"{"t":"RESUMED","s":7,"op":0}"#), Event::Resumed));
    let message = r#"{"id":"1","channel_id":"2","author":{"id":"3"},"content":"1H","type":0}"#;
    assert!(matches!(said("MESSAGE_CREATE", message), Event::Message(heard) if heard.id.get() == 1));
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

/// Whoever waits for an answer hears that there is none, in his language; then the bot goes on.
#[tokio::test]
async fn what_cannot_be_read_is_answered() {
    let discord = Discord::start().await;
    let _bot = Program::start(&discord).await;
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
    discord.assert_satisfied();
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

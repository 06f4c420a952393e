//! What users do, as Discord tells the bot.

use serde_json::{Value, json};

use crate::discord::{APPLICATION, Discord};

pub const USER: &str = "1000000000000000011";
pub const SERVER: &str = "1000000000000000021";
pub const CHANNEL: &str = "1000000000000000031";

fn user() -> Value {
    json!({"id": USER, "username": "south", "discriminator": "0", "global_name": "South", "avatar": null})
}

/// An interaction in a server: the reader speaks `locale`, the server `guild_locale`.
fn interaction(kind: u64, data: Value, locale: &str, guild_locale: &str) -> Value {
    json!({
        "application_id": APPLICATION, "type": kind, "data": data, "version": 1, "channel_id": CHANNEL,
        "guild_id": SERVER, "locale": locale, "guild_locale": guild_locale, "entitlements": [],
        "app_permissions": "0", "context": 0, "attachment_size_limit": 10_485_760,
        "authorizing_integration_owners": {"0": SERVER},
        "member": {
            "user": user(), "roles": [], "joined_at": "2020-01-01T00:00:00+00:00", "deaf": false, "mute": false,
            "flags": 0, "permissions": "0", "nick": null, "avatar": null, "premium_since": null, "pending": false,
        },
    })
}

/// `/ruling auction:TEXT` with more options.
pub fn ruling(text: &str, more: &[Value], locale: &str, guild_locale: &str) -> Value {
    let mut options = vec![json!({"name": "auction", "type": 3, "value": text})];
    options.extend(more.iter().cloned());
    interaction(2, json!({"id": "1", "name": "ruling", "type": 1, "options": options}), locale, guild_locale)
}

/// `/law clause:TEXT` with more options.
pub fn law(text: &str, more: &[Value], locale: &str) -> Value {
    let mut options = vec![json!({"name": "clause", "type": 3, "value": text})];
    options.extend(more.iter().cloned());
    interaction(2, json!({"id": "4", "name": "law", "type": 1, "options": options}), locale, "en-US")
}

/// Typing in the option `clause`, after more options.
pub fn typing_a_clause(text: &str, more: &[Value], locale: &str) -> Value {
    let mut options = more.to_vec();
    options.push(json!({"name": "clause", "type": 3, "value": text, "focused": true}));
    interaction(4, json!({"id": "4", "name": "law", "type": 1, "options": options}), locale, "en-US")
}

pub fn option(name: &str, value: Value) -> Value {
    let kind = if value.is_boolean() { 5 } else { 3 };
    json!({"name": name, "type": kind, "value": value})
}

/// Typing in the option `auction`.
pub fn typing(text: &str, locale: &str) -> Value {
    let options = json!([{"name": "auction", "type": 3, "value": text, "focused": true}]);
    interaction(4, json!({"id": "1", "name": "ruling", "type": 1, "options": options}), locale, "en-US")
}

/// The entry in the menu of a message with this text.
pub fn menu(content: &str, locale: &str) -> Value {
    let (id, target) = ("1000000000000000041", message("1000000000000000041", content));
    let data = json!({
        "id": "2", "name": "Rule on this auction", "type": 3, "target_id": id, "resolved": {"messages": {id: target}},
    });
    interaction(2, data, locale, "en-US")
}

/// A press on a button of a message that the bot sent.
pub fn press(custom_id: &str, content: &str, locale: &str, guild_locale: &str) -> Value {
    let data = json!({"custom_id": custom_id, "component_type": 2, "id": 1});
    let mut press = interaction(3, data, locale, guild_locale);
    press["message"] = message("1000000000000000051", content);
    press["message"]["flags"] = json!(64);
    press
}

/// A choice from a menu under a message that the bot sent.
pub fn choose(custom_id: &str, value: &str, locale: &str) -> Value {
    let data = json!({"custom_id": custom_id, "component_type": 3, "id": 1, "values": [value]});
    let mut choice = interaction(3, data, locale, "en-US");
    choice["message"] = message("1000000000000000051", "?");
    choice["message"]["flags"] = json!(64);
    choice
}

/// A command that an older or a newer version of the bot has.
pub fn unknown_command(locale: &str) -> Value {
    interaction(2, json!({"id": "3", "name": "quizz", "type": 1}), locale, "en-US")
}

fn message(id: &str, content: &str) -> Value {
    json!({
        "id": id, "channel_id": CHANNEL, "author": user(), "content": content, "timestamp": "2026-01-01T00:00:00+00:00",
        "edited_timestamp": null, "tts": false, "mention_everyone": false, "mentions": [], "mention_roles": [],
        "attachments": [], "embeds": [], "pinned": false, "type": 0, "components": [], "flags": 0,
    })
}

/// A message in the server's channel. Without the intent for it, Discord shows the text only to a bot that is named.
pub fn said(discord: &Discord, content: &str) -> Value {
    let mut said = message(&discord.new_id(), content);
    said["guild_id"] = json!(SERVER);
    said
}

/// A direct message, in a channel of its own.
pub fn whispered(discord: &Discord, content: &str) -> Value {
    let mut whispered = message(&discord.new_id(), content);
    whispered["channel_id"] = json!(discord.new_id());
    whispered
}

//! What users do, as Discord tells the bot.

use serde_json::{Value, json};

use crate::discord::{APPLICATION, Discord, Posted};

pub const USER: &str = "1000000000000000011";
pub const SERVER: &str = "1000000000000000021";
pub const CHANNEL: &str = "1000000000000000031";

fn user() -> Value {
    json!({"id": USER, "username": "south", "discriminator": "0", "global_name": "South", "avatar": null})
}

/// An interaction in a server: the reader speaks `locale`, the server `guild_locale`.
pub fn interaction(kind: u64, data: Value, locale: &str, guild_locale: &str) -> Value {
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

/// `/settings PART` with options of that part.
pub fn settings(part: &str, options: &[Value], guild_locale: &str) -> Value {
    let part = json!({"name": part, "type": 1, "options": options});
    interaction(2, json!({"id": "5", "name": "settings", "type": 1, "options": [part]}), "en-US", guild_locale)
}

/// An option that is a role.
pub fn role(name: &str, id: &str) -> Value {
    json!({"name": name, "type": 8, "value": id})
}

/// An option that is a channel.
pub fn channel(name: &str, id: &str) -> Value {
    json!({"name": name, "type": 7, "value": id})
}

/// `/about`.
pub fn about(locale: &str) -> Value {
    interaction(2, json!({"id": "8", "name": "about", "type": 1}), locale, "en-US")
}

/// `/privacy`, where files may be attached.
pub fn privacy() -> Value {
    with_files(interaction(2, json!({"id": "6", "name": "privacy", "type": 1}), "en-US", "en-US"))
}

/// The same where files may be attached.
pub fn with_files(mut interaction: Value) -> Value {
    interaction["app_permissions"] = json!("32768");
    interaction
}

/// A press on the button of a message that has this `custom_id`.
pub fn press_id_on(card: &Posted, custom_id: &str) -> Value {
    let data = json!({"custom_id": custom_id, "component_type": 2, "id": 1});
    with_files(on(card, interaction(3, data, "en-US", "en-US"), "en-US"))
}

/// A choice from the menu of a message that has this `custom_id`.
pub fn choose_id_on(card: &Posted, custom_id: &str, value: &str) -> Value {
    let data = json!({"custom_id": custom_id, "component_type": 3, "id": 1, "values": [value]});
    with_files(on(card, interaction(3, data, "en-US", "en-US"), "en-US"))
}

/// Typing in the option `clause`, after more options.
pub fn typing_a_clause(text: &str, more: &[Value], locale: &str) -> Value {
    let mut options = more.to_vec();
    options.push(json!({"name": "clause", "type": 3, "value": text, "focused": true}));
    interaction(4, json!({"id": "4", "name": "law", "type": 1, "options": options}), locale, "en-US")
}

/// `/case SUB` with its options.
pub fn case(sub: &str, options: &[Value], guild_locale: &str) -> Value {
    let options = json!([{"name": sub, "type": 1, "options": options}]);
    interaction(2, json!({"id": "5", "name": "case", "type": 1, "options": options}), "en-US", guild_locale)
}

/// `/quiz SUB` with its options.
pub fn quiz(sub: &str, options: &[Value], guild_locale: &str) -> Value {
    let options = json!([{"name": sub, "type": 1, "options": options}]);
    with_files(interaction(2, json!({"id": "7", "name": "quiz", "type": 1, "options": options}), "en-US", guild_locale))
}

/// `/quiz own` with a file that is said to be somewhere, and so long.
pub fn quiz_file(address: &str, size: usize, guild_locale: &str) -> Value {
    const ID: &str = "1000000000000000081";
    let mut command = quiz("own", &[json!({"name": "file", "type": 11, "value": ID})], guild_locale);
    command["data"]["resolved"]["attachments"][ID] = json!({
        "id": ID, "filename": "questions.txt", "size": size, "url": address, "proxy_url": address,
        "content_type": "text/plain; charset=utf-8", "ephemeral": true,
    });
    command
}

/// Typing in the option `zone` of `/quiz daily`.
pub fn typing_a_zone(text: &str) -> Value {
    let zone = json!({"name": "zone", "type": 3, "value": text, "focused": true});
    let options = json!([{"name": "daily", "type": 1, "options": [zone]}]);
    interaction(4, json!({"id": "7", "name": "quiz", "type": 1, "options": options}), "en-US", "en-US")
}

pub fn option(name: &str, value: Value) -> Value {
    let kind = if value.is_boolean() { 5 } else { 3 + u64::from(value.is_number()) };
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

/// Somebody in the server.
#[derive(Clone, Copy, Debug)]
pub struct Somebody {
    pub id: &'static str,
    pub locale: &'static str,
    pub roles: &'static [&'static str],
    pub permissions: &'static str,
}

impl Somebody {
    /// The same interaction, caused by this person.
    pub fn does(&self, mut interaction: Value) -> Value {
        interaction["locale"] = json!(self.locale);
        let user = json!({
            "id": self.id, "username": "somebody", "discriminator": "0", "global_name": "Somebody", "avatar": null,
        });
        if interaction["guild_id"].is_null() {
            interaction["user"] = user;
        } else {
            interaction["member"]["user"] = user;
            interaction["member"]["roles"] = json!(self.roles);
            interaction["member"]["permissions"] = json!(self.permissions);
        }
        interaction
    }
}

/// The same interaction in the bot's direct messages.
pub fn in_private(mut interaction: Value) -> Value {
    interaction["user"] = interaction["member"]["user"].clone();
    for key in ["guild_id", "guild_locale", "member"] {
        interaction.as_object_mut().unwrap().remove(key);
    }
    interaction["context"] = json!(1);
    interaction
}

/// The buttons and menus under a message.
pub fn controls(card: &Posted) -> impl Iterator<Item = &Value> {
    let rows = card.body["components"].as_array().into_iter().flatten();
    rows.flat_map(|row| row["components"].as_array().unwrap())
}

fn verb_of(custom_id: &str) -> Option<&str> {
    custom_id.split(':').nth(4)
}

/// The menu *More …* of a card, if it has an entry that does this.
fn menu_with<'a>(card: &'a Posted, verb: &str) -> Option<&'a str> {
    let more = controls(card).find(|control| control["custom_id"].as_str().and_then(verb_of) == Some("more"))?;
    more["options"].as_array().unwrap().iter().find(|option| option["value"] == verb)?;
    more["custom_id"].as_str()
}

/// The `custom_id` of the button or menu of a card that does this; of an entry of *More …*, that of the button which stood in
/// its place on older cards.
pub fn control(card: &Posted, verb: &str) -> Option<String> {
    let own = controls(card).filter_map(|control| control["custom_id"].as_str()).find(|id| verb_of(id) == Some(verb));
    let menu = || Some(menu_with(card, verb)?.replace(":more:", &format!(":{verb}:")));
    own.map(str::to_owned).or_else(menu)
}

/// The same interaction on this message.
pub fn on(card: &Posted, mut interaction: Value, guild_locale: &str) -> Value {
    interaction["guild_locale"] = json!(guild_locale);
    interaction["channel_id"] = json!(card.channel);
    interaction["message"] = message(&card.id, card.body["content"].as_str().unwrap_or_default());
    interaction["message"]["channel_id"] = json!(card.channel);
    interaction["message"]["flags"] = json!(card.body["flags"].as_u64().unwrap_or(0));
    interaction
}

/// A press on the button of a card that does this, or the choice of the entry that does.
pub fn press_on(card: &Posted, verb: &str, guild_locale: &str) -> Value {
    let data = match menu_with(card, verb) {
        Some(id) => json!({"custom_id": id, "component_type": 3, "id": 1, "values": [verb]}),
        None => {
            let id = control(card, verb).unwrap_or_else(|| panic!("no button {verb} on {card:#?}"));
            json!({"custom_id": id, "component_type": 2, "id": 1})
        }
    };
    on(card, interaction(3, data, "en-US", guild_locale), guild_locale)
}

/// An entry of *More …*, whether it has that or not.
pub fn choose_entry_on(card: &Posted, entry: &str, guild_locale: &str) -> Value {
    let id = control(card, "more").unwrap_or_else(|| panic!("no menu on {card:#?}"));
    let data = json!({"custom_id": id, "component_type": 3, "id": 1, "values": [entry]});
    on(card, interaction(3, data, "en-US", guild_locale), guild_locale)
}

/// A call chosen from the menu of a card.
pub fn choose_on(card: &Posted, call: &str, guild_locale: &str) -> Value {
    let id = control(card, "choose").unwrap_or_else(|| panic!("no menu on {card:#?}"));
    let data = json!({"custom_id": id, "component_type": 3, "id": 1, "values": [call]});
    on(card, interaction(3, data, "en-US", guild_locale), guild_locale)
}

/// What a modal says when it is sent off: in the form of its own components.
fn filled(modal: &Value, texts: &[(&str, &str)]) -> Value {
    let labels = modal["components"].as_array().into_iter().flatten().filter(|label| label["type"] == 18);
    let labels: Vec<Value> = labels
        .map(|label| {
            let id = &label["component"]["custom_id"];
            let text = texts.iter().find(|(key, _)| id == key).map(|(_, text)| *text);
            match label["component"]["type"].as_u64() {
                Some(3) => {
                    let chosen: Vec<&str> = text.into_iter().collect();
                    json!({"type": 18, "id": 1, "component": {"type": 3, "id": 2, "custom_id": id, "values": chosen}})
                }
                _ => {
                    let text = text.unwrap_or_default();
                    json!({"type": 18, "id": 1, "component": {"type": 4, "id": 2, "custom_id": id, "value": text}})
                }
            }
        })
        .collect();
    if !labels.is_empty() {
        return json!({"custom_id": modal["custom_id"], "components": labels});
    }
    let row = |(id, text): &(&str, &str)| json!({"type": 1, "id": 1, "components": [{"type": 4, "id": 2, "custom_id": id, "value": text}]});
    let rows: Vec<Value> = texts.iter().map(row).collect();
    json!({"custom_id": modal["custom_id"], "components": rows})
}

/// A text box that a button of a card opened, filled in.
pub fn fill_in(card: &Posted, modal: &Value, texts: &[(&str, &str)], guild_locale: &str) -> Value {
    on(card, interaction(5, filled(modal, texts), "en-US", guild_locale), guild_locale)
}

/// A modal that a command opened, filled in.
pub fn submit(modal: &Value, texts: &[(&str, &str)], locale: &str, guild_locale: &str) -> Value {
    with_files(interaction(5, filled(modal, texts), locale, guild_locale))
}

/// *Call the director* on a card, with the table and the board filled in.
pub fn call_on(card: &Posted, table: &str, board: &str, guild_locale: &str) -> Value {
    let id = control(card, "call").unwrap_or_else(|| panic!("no director is called on {card:#?}"));
    let label = |id| json!({"type": 18, "component": {"type": 4, "custom_id": id}});
    let modal = json!({"custom_id": id, "components": [label("table"), label("board")]});
    fill_in(card, &modal, &[("table", table), ("board", board)], guild_locale)
}

/// `/ruling` without an auction, with more options.
pub fn ruling_without(more: &[Value], locale: &str, guild_locale: &str) -> Value {
    interaction(2, json!({"id": "1", "name": "ruling", "type": 1, "options": more}), locale, guild_locale)
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

/// What somebody chooses in a menu of a message: of texts (3), roles (6) or channels (8).
pub fn choose_in(card: &Posted, custom_id: &str, kind: u8, values: &[&str]) -> Value {
    let data = json!({"custom_id": custom_id, "component_type": kind, "id": 1, "values": values});
    on(card, interaction(3, data, "en-US", "en-US"), "en-US")
}

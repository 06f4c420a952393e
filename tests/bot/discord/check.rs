//! What Discord insists on in the bodies of requests, and what this bot insists on: it pings nobody.

use std::collections::HashSet;

use serde_json::Value;

/// Discord's locales.
const LOCALES: &str = "id da de en-GB en-US es-ES es-419 fr hr it lt hu nl no pl pt-BR ro fi sv-SE vi tr cs el bg ru uk \
                       hi th zh-CN ja zh-TW ko";

/// The flag of a message for which no phone rings.
const SILENT: u64 = 1 << 12;

/// The problems found so far.
#[derive(Default)]
struct Problems(Vec<String>);

impl Problems {
    fn unless(&mut self, good: bool, problem: impl Into<String>) {
        if !good {
            self.0.push(problem.into());
        }
    }

    fn length(&mut self, text: &Value, range: std::ops::RangeInclusive<usize>, what: &str) {
        let length = text.as_str().map(|text| text.encode_utf16().count());
        self.unless(length.is_some_and(|length| range.contains(&length)), format!("{what}: {length:?} characters"));
    }
}

fn list(value: &Value) -> &[Value] {
    value.as_array().map_or(&[], Vec::as_slice)
}

/// A message, sent to a channel or in response to an interaction.
pub fn message(body: &Value) -> Vec<String> {
    let mut found = Problems::default();
    found.length(&body["content"], 1..=2000, "content");
    let content = body["content"].as_str().unwrap_or_default();
    found.unless(!content.trim().is_empty(), "an empty message (50006)");
    found.unless(content.matches("```").count().is_multiple_of(2), "a code block without an end");
    let mentions = &body["allowed_mentions"];
    found.unless(mentions["parse"].as_array().is_some_and(Vec::is_empty), "pings: parse is not []");
    found.unless(mentions["replied_user"] != true, "pings: replied_user");
    let nobody = list(&mentions["users"]).is_empty() && list(&mentions["roles"]).is_empty();
    found.unless(nobody, "pings: users or roles");
    found.unless(matches!(body["flags"].as_u64().unwrap_or(0), 0 | 64 | SILENT), "flags");
    if !body["nonce"].is_null() {
        found.length(&body["nonce"], 1..=25, "nonce");
    }
    rows(&mut found, list(&body["components"]));
    found.0
}

fn rows(found: &mut Problems, rows: &[Value]) {
    found.unless(rows.len() <= 5, "more than five rows");
    let mut ids = HashSet::new();
    for row in rows {
        let buttons = list(&row["components"]);
        found.unless(row["type"] == 1 && (1..=5).contains(&buttons.len()), "a row of other than one to five");
        if let [select] = buttons
            && matches!(select["type"].as_u64(), Some(3 | 6 | 8))
        {
            found.unless(ids.insert(select["custom_id"].to_string()), "a custom_id twice");
            menu(found, select);
            continue;
        }
        for button in buttons {
            found.unless(button["type"] == 2, "no button");
            found.length(&button["label"], 1..=80, "label");
            // A link leads to a page and calls nothing.
            if button["style"] == 5 {
                found.length(&button["url"], 1..=512, "url");
                found.unless(button["custom_id"].is_null(), "a link with a custom_id");
                continue;
            }
            found.unless(button["url"].is_null(), "a button with a url");
            found.length(&button["custom_id"], 1..=100, "custom_id");
            found.unless(ids.insert(button["custom_id"].to_string()), "a custom_id twice");
        }
    }
}

/// A menu of texts (3), roles (6) or channels (8).
fn menu(found: &mut Problems, select: &Value) {
    found.length(&select["custom_id"], 1..=100, "custom_id");
    found.length(&select["placeholder"], 1..=150, "placeholder");
    let [least, most] = ["min_values", "max_values"].map(|key| select[key].as_u64().unwrap_or(1));
    found.unless(least <= most && (1..=25).contains(&most), "a menu from which nothing can be chosen");
    if select["type"] != 3 {
        let set = list(&select["default_values"]).len();
        found.unless(set <= usize::try_from(most).unwrap_or(25), "more is chosen than can be");
        return found.unless(select["options"].is_null(), "options of roles or channels");
    }
    let options = list(&select["options"]);
    found.unless((1..=25).contains(&options.len()), "a menu of other than 1 to 25");
    let values: HashSet<String> = options.iter().map(|option| option["value"].to_string()).collect();
    found.unless(values.len() == options.len(), "a value twice");
    for option in options {
        found.length(&option["label"], 1..=100, "label of an option");
        found.length(&option["value"], 1..=100, "value of an option");
        if !option["description"].is_null() {
            found.length(&option["description"], 1..=100, "description of an option");
        }
    }
}

/// A component of a modal with its label.
const LABEL: u64 = 18;

/// A text box.
pub fn modal(data: &Value) -> Vec<String> {
    let mut found = Problems::default();
    found.length(&data["title"], 1..=45, "title");
    found.length(&data["custom_id"], 1..=100, "custom_id");
    let rows = list(&data["components"]);
    found.unless((1..=5).contains(&rows.len()), "a text box of other than one to five");
    let mut ids = HashSet::new();
    for row in rows {
        let input = match (row["type"].as_u64(), list(&row["components"])) {
            (Some(LABEL), []) => {
                found.length(&row["label"], 1..=45, "label");
                let described = &row["description"];
                found.unless(
                    described.is_null() || described.as_str().is_some_and(|text| text.encode_utf16().count() <= 100),
                    "description",
                );
                found.unless(row["component"]["label"].is_null(), "an input with two labels");
                &row["component"]
            }
            (Some(1), [input]) => {
                found.length(&input["label"], 1..=45, "label of an input");
                input
            }
            _ => {
                found.unless(false, "a row of other than one input");
                continue;
            }
        };
        found.unless(ids.insert(input["custom_id"].to_string()), "a custom_id twice");
        if row["type"] == LABEL && input["type"] == 3 {
            menu(&mut found, input);
            let chosen = list(&input["options"]).iter().filter(|option| option["default"] == true).count();
            found.unless(chosen <= 1, "more than one choice");
            continue;
        }
        found.unless(input["type"] == 4, "no input of text");
        found.length(&input["custom_id"], 1..=100, "custom_id of an input");
        let most = input["max_length"].as_u64().unwrap_or(4000);
        found.unless((1..=4000).contains(&most), "max_length");
        found.unless(input["value"].as_str().is_none_or(|text| text.encode_utf16().count() as u64 <= most), "value");
        found
            .unless(input["placeholder"].as_str().is_none_or(|text| text.encode_utf16().count() <= 100), "placeholder");
    }
    found.0
}

/// What autocompletion offers.
pub fn choices(choices: &Value) -> Vec<String> {
    let mut found = Problems::default();
    found.unless(choices.is_array(), "choices are no list");
    found.unless(list(choices).len() <= 25, "more than 25 choices");
    for choice in list(choices) {
        found.length(&choice["name"], 1..=100, "name of a choice");
        found.length(&choice["value"], 1..=100, "value of a choice");
    }
    found.0
}

/// All commands.
pub fn commands(body: &Value) -> Vec<String> {
    let mut found = Problems::default();
    let commands = list(body);
    let of_type = |kind: u64| commands.iter().filter(move |command| command["type"].as_u64().unwrap_or(1) == kind);
    found.unless(of_type(1).count() <= 100, "more than 100 slash commands");
    found.unless(of_type(3).count() <= 15, "more than 15 message commands");
    let names: HashSet<String> =
        commands.iter().map(|command| format!("{}{}", command["type"], command["name"])).collect();
    found.unless(names.len() == commands.len(), "a command twice");
    for command in commands {
        found.unless(command["integration_types"] == serde_json::json!([0, 1]), "integration_types");
        found.unless(command["contexts"] == serde_json::json!([0, 1, 2]), "contexts");
        found.unless(size(command) <= 8000, "more than 8000 characters in a command");
        if command["type"] == 1 {
            texts(&mut found, command);
            options(&mut found, list(&command["options"]));
        } else {
            found.length(&command["name"], 1..=32, "name of a menu entry");
            each_locale(&mut found, &command["name_localizations"], 1..=32);
            found.unless(command["description"].as_str().unwrap_or_default().is_empty(), "a menu entry's description");
        }
    }
    found.0
}

/// Kinds of options: a subcommand, a group of them, and kinds of values.
const SUBCOMMAND: u64 = 1;
const GROUP: u64 = 2;
const STRING: u64 = 3;
const INTEGER: u64 = 4;
const NUMBER: u64 = 10;
const CHANNEL: u64 = 7;
/// Strings, whole numbers and numbers.
const WITH_CHOICES: [u64; 3] = [3, 4, 10];

fn kind(option: &Value) -> u64 {
    option["type"].as_u64().unwrap_or_default()
}

/// The options of a command or of a subcommand.
fn options(found: &mut Problems, options: &[Value]) {
    found.unless(options.len() <= 25, "more than 25 options");
    let required: Vec<bool> = options.iter().map(|option| option["required"] == true).collect();
    found.unless(required.is_sorted_by(|one, next| one >= next), "a required option after an optional one");
    for locale in LOCALES.split_whitespace() {
        let name = |option: &Value| option["name_localizations"].get(locale).unwrap_or(&option["name"]).to_string();
        let names: HashSet<String> = options.iter().map(name).collect();
        found.unless(names.len() == options.len(), format!("an option's name twice in {locale}"));
    }
    let names: HashSet<String> = options.iter().map(|option| option["name"].to_string()).collect();
    found.unless(names.len() == options.len(), "an option's name twice");
    let below = |option: &Value| matches!(kind(option), SUBCOMMAND | GROUP);
    found.unless(options.iter().all(below) || !options.iter().any(below), "values beside subcommands");
    for option in options {
        texts(found, option);
        option_of_kind(found, option);
    }
}

/// What an option of its kind may have.
fn option_of_kind(found: &mut Problems, option: &Value) {
    let (kind, choices) = (kind(option), list(&option["choices"]));
    found.unless((1..=11).contains(&kind), format!("an option of type {kind}"));
    found.unless(choices.len() <= 25, "more than 25 choices");
    let completes = option["autocomplete"] == true;
    found.unless(!completes || choices.is_empty(), "choices and autocompletion");
    let has_choices = completes || !choices.is_empty();
    found.unless(!has_choices || WITH_CHOICES.contains(&kind), format!("choices in an option of type {kind}"));
    for choice in choices {
        found.length(&choice["name"], 1..=100, "name of a choice");
        each_locale(found, &choice["name_localizations"], 1..=100);
        if kind == STRING {
            found.length(&choice["value"], 1..=100, "value of a choice");
        }
    }
    let values: HashSet<String> = choices.iter().map(|choice| choice["value"].to_string()).collect();
    let names: HashSet<String> = choices.iter().map(|choice| choice["name"].to_string()).collect();
    found.unless(values.len() == choices.len() && names.len() == choices.len(), "a choice twice");
    let (least, most) = (option["min_length"].as_u64(), option["max_length"].as_u64());
    found.unless(kind == STRING || (least, most) == (None, None), "a length of what is no text");
    found.unless(least.is_none_or(|least| least <= 6000), "min_length");
    found.unless(most.is_none_or(|most| (1..=6000).contains(&most)), "max_length");
    range(found, option, kind);
    let channels = list(&option["channel_types"]);
    found.unless(channels.is_empty() || kind == CHANNEL, "channel_types of what is no channel");
    let is_channel = |channel: &Value| matches!(channel.as_u64(), Some(0..=5 | 10..=16));
    found.unless(channels.iter().all(is_channel), "a channel type");
    match kind {
        SUBCOMMAND | GROUP => {
            found.unless(option["required"] != true, "a subcommand that is required");
            let below = list(&option["options"]);
            let fits = |below: &Value| match (kind, self::kind(below)) {
                (GROUP, below) => below == SUBCOMMAND,
                (_, below) => !matches!(below, SUBCOMMAND | GROUP),
            };
            found.unless(below.iter().all(fits), "subcommands in a subcommand");
            found.unless(kind == SUBCOMMAND || !below.is_empty(), "a group of nothing");
            options(found, below);
        }
        _ => found.unless(list(&option["options"]).is_empty(), "options of a value"),
    }
}

/// The least and the most of a number: a whole one must fit into a double.
fn range(found: &mut Problems, option: &Value, kind: u64) {
    let ends = [&option["min_value"], &option["max_value"]];
    for end in ends.into_iter().filter(|end| !end.is_null()) {
        let fits = end.as_i64().is_some_and(|end| end.unsigned_abs() <= 1 << 53);
        found.unless(kind == NUMBER && end.is_number() || kind == INTEGER && fits, format!("the end {end} of a range"));
    }
    let [least, most] = ends.map(Value::as_f64);
    found.unless(least.zip(most).is_none_or(|(least, most)| least <= most), "a range of nothing");
}

/// The name and the description of a slash command or of an option, in every language.
fn texts(found: &mut Problems, of: &Value) {
    found.length(&of["name"], 1..=32, "name");
    found.length(&of["description"], 1..=100, "description");
    each_locale(found, &of["name_localizations"], 1..=32);
    each_locale(found, &of["description_localizations"], 1..=100);
    let names = of["name_localizations"].as_object().into_iter().flatten().map(|(_, name)| name);
    for name in names.chain([&of["name"]]).filter_map(Value::as_str) {
        let allowed = |sign: char| (sign.is_alphanumeric() || "-_'".contains(sign)) && !sign.is_uppercase();
        found.unless(name.chars().all(allowed), format!("the name {name}"));
    }
}

fn each_locale(found: &mut Problems, localized: &Value, range: std::ops::RangeInclusive<usize>) {
    let localized = localized.as_object().cloned().unwrap_or_default();
    for wanted in ["en-GB", "en-US", "no"] {
        found.unless(localized.contains_key(wanted), format!("no text for {wanted}"));
    }
    for (locale, text) in &localized {
        found.unless(LOCALES.split_whitespace().any(|known| known == locale), format!("unknown locale {locale}"));
        found.length(text, range.clone(), locale);
    }
}

/// Discord's sum over a command: of each text the longest language.
fn size(of: &Value) -> usize {
    let longest = |field: &str, localized: &str| {
        let texts = of[localized].as_object().into_iter().flatten().map(|(_, text)| text).chain([&of[field]]);
        texts.filter_map(Value::as_str).map(|text| text.encode_utf16().count()).max().unwrap_or(0)
    };
    let value = of["value"].as_str().map_or(0, str::len);
    let below = list(&of["options"]).iter().chain(list(&of["choices"])).map(size).sum::<usize>();
    longest("name", "name_localizations") + longest("description", "description_localizations") + value + below
}

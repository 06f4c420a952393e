//! A way in, step by step, so that it can be gone again in another server: commands by what they send, and what is under an
//! answer by its class, which is its `custom_id` without the numbers of cases, questions and epochs.

use director_please::bridge::Call as Bid;

use super::*;

/// A role that every person here has.
const ROLE: &str = "1000000000000000071";
/// What is in its place in a way, and is each visit's own.
const HERE: &str = "<channel>";
const QUESTIONS: &str = "# questions\n[1H P 1H ib]\n";

/// A step of a way in.
#[derive(Clone, Debug, PartialEq)]
pub enum Step {
    /// A command, by its data.
    Command(Value),
    /// Somebody types in an option of it.
    Types(Value),
    /// A button, by its class; of a menu, what is chosen too.
    Presses(String, Option<String>),
    /// The text box that came up is sent off, by its class.
    Sends(String),
}

/// Where people are who go a way.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum At {
    Server,
    /// In the bot's direct messages, all of it.
    Private,
    /// There with a card of a server: the last step.
    Elsewhere,
    /// In the server: what is under a card is pressed by somebody else than who asked.
    Other,
}

/// A way in.
#[derive(Clone, Debug)]
pub struct Way {
    pub at: At,
    pub steps: Vec<Step>,
}

/// The class of a `custom_id`.
pub fn class(id: &str) -> String {
    let part = |part: &str| {
        let is_epoch = part.len() == 8 && part.bytes().all(|byte| byte.is_ascii_hexdigit());
        let is_view = ["pen", "pnb", "den", "dnb"].contains(&part);
        let digits = |text: String, sign: char| match (sign.is_ascii_digit(), text.ends_with('#')) {
            (true, true) => text,
            (true, false) => text + "#",
            (false, _) => text + &sign.to_string(),
        };
        if is_epoch || is_view { "#".to_owned() } else { part.chars().fold(String::new(), digits) }
    };
    id.split(':').map(part).collect::<Vec<_>>().join(":")
}

/// The class of what may be chosen from a menu. Where all of it does the same, there is one.
fn chosen(menu: &str, value: &str) -> String {
    let same = menu.starts_with("law:") || menu.starts_with("settings:v1:");
    if same || value.parse::<Bid>().is_ok() { "any".to_owned() } else { class(value) }
}

/// What is under a message: the class of each control and of what it offers, with the `custom_id` and the value.
pub fn offers(message: &Posted) -> Vec<(String, Option<String>, Value)> {
    let mut found = Vec::new();
    for control in events::controls(message) {
        let Some(id) = control["custom_id"].as_str() else { continue };
        let data =
            |values: Value| json!({"custom_id": id, "component_type": control["type"], "id": 1, "values": values});
        match control["type"].as_u64() {
            Some(2) => found.push((class(id), None, data(Value::Null))),
            Some(3) => found.extend(control["options"].as_array().unwrap().iter().map(|option| {
                let value = option["value"].as_str().unwrap();
                (class(id), Some(chosen(id, value)), data(json!([value])))
            })),
            Some(6) => found.push((class(id), Some("role".to_owned()), data(json!([ROLE])))),
            Some(8) => found.push((class(id), Some("channel".to_owned()), data(json!([message.channel])))),
            other => panic!("a control of type {other:?}"),
        }
    }
    found
}

/// What is typed into a box.
fn typed(modal: &str, field: &Value) -> String {
    let of_verb = |verb: &str| modal.split(':').nth(4) == Some(verb);
    let text = match field["custom_id"].as_str().unwrap() {
        "calls" => "1H P 1H ib",
        "table" | "board" => "4",
        "text" if of_verb("next") => "rej 3C",
        "text" if of_verb("whatif") => "2H",
        "text" if of_verb("meant") => "5+S",
        "text" if of_verb("amend") => field["value"].as_str().unwrap(),
        _ => "so it is",
    };
    text.to_owned()
}

/// What one goes through in one place, as one person.
pub struct Visit<'a> {
    pub discord: &'a Discord,
    pub number: u64,
    pub at: At,
}

impl Visit<'_> {
    pub fn id(&self, kind: u64) -> String {
        (1_000_000_000_000_000_000 + kind * 100_000_000_000_000_000 + self.number).to_string()
    }

    fn channel(&self) -> String {
        self.id(3)
    }

    /// The interaction as it is here.
    fn here(&self, interaction: Value, at: At) -> Value {
        let text = interaction.to_string().replace(HERE, &self.id(4));
        let mut here: Value = serde_json::from_str(&text).unwrap();
        here["guild_id"] = json!(self.id(2));
        if here["message"].is_null() {
            here["channel_id"] = json!(self.channel());
        }
        let is_other = at == At::Other && !here["message"].is_null();
        here["member"]["user"]["id"] = json!(self.id(if is_other { 7 } else { 6 }));
        here["member"]["roles"] = if is_other { json!([]) } else { json!([ROLE]) };
        here["member"]["permissions"] = json!(if is_other { "0" } else { "32" });
        match at {
            At::Server | At::Other => here,
            At::Private | At::Elsewhere => events::in_private(here),
        }
    }

    /// What the bot has written here, the newest first.
    pub fn written(&self) -> Vec<Posted> {
        let here = [3, 4].map(|kind| self.id(kind));
        let state = self.discord.lock();
        state.posted.iter().rev().filter(|message| here.contains(&message.channel)).cloned().collect()
    }

    /// Does something to which nothing happens; gives its token, and the text box that it opens. Again, where the store of a busy
    /// machine did not answer in time.
    pub async fn does(&self, interaction: Value) -> (String, Option<Value>) {
        for _ in 0..20 {
            let token = format!("token-{}", self.discord.new_id());
            let id = self.discord.new_id();
            self.discord.interact_as(interaction.clone(), &id, &token, None);
            let answer = self.answer(&token).await;
            let content = answer["data"]["content"].as_str().unwrap_or_default();
            if !["cannot be reached right now", "Something went wrong on my side"]
                .iter()
                .any(|late| content.contains(late))
            {
                let modal = (answer["type"] == 9).then(|| answer["data"].clone());
                return (token, modal);
            }
            // Once somebody has waited in vain, the bot waits for less, until it has looked again.
            sleep(Duration::from_millis(1500)).await;
        }
        panic!("the bot does not answer {interaction}");
    }

    /// The response to an interaction, once Discord has it.
    async fn answer(&self, token: &str) -> Value {
        for _ in 0..3000 {
            sleep(Duration::from_millis(10)).await;
            let state = self.discord.lock();
            if state.interactions[token].answered
                && let Some(call) = state.calls.iter().rev().find(|call| call.path.contains(token) && call.status < 300)
            {
                return call.body.clone();
            }
        }
        panic!("no response to {token}");
    }

    /// The interaction of the last step, after the others; `None` where the answer before it does not offer it.
    pub async fn arrives(&self, steps: &[Step]) -> Option<Value> {
        let (mut modal, mut under): (Option<Value>, Option<Posted>) = (None, None);
        let channels = [3, 4].map(|kind| (self.id(kind), Some(self.id(2))));
        self.discord.lock().elsewhere.extend(channels);
        for (nth, step) in steps.iter().enumerate() {
            let is_last = nth + 1 == steps.len();
            let interaction = match step {
                Step::Command(data) if data["type"] == 3 => events::menu("1H P 1H ib", "en-GB"),
                Step::Command(data) => self.command(data),
                Step::Types(data) => events::interaction(4, data.clone(), "en-GB", "en-US"),
                Step::Presses(what, value) => {
                    let (message, data) = self.offered(what, value.as_deref()).await?;
                    let press = events::on(&message, events::interaction(3, data, "en-US", "en-US"), "en-US");
                    under = Some(message);
                    press
                }
                Step::Sends(_) => {
                    let modal = modal.take()?;
                    let fields = modal["components"].as_array().unwrap().iter().map(|label| &label["component"]);
                    let texts = fields.filter(|field| field["type"] == 4);
                    let id = modal["custom_id"].as_str().unwrap();
                    let texts: Vec<(String, String)> = texts
                        .map(|field| (field["custom_id"].as_str().unwrap().to_owned(), typed(id, field)))
                        .collect();
                    let texts: Vec<(&str, &str)> = texts.iter().map(|(id, text)| (&**id, &**text)).collect();
                    match &under {
                        Some(message) => events::fill_in(message, &modal, &texts, "en-US"),
                        None => events::submit(&modal, &texts, "en-GB", "en-US"),
                    }
                }
            };
            let at = if self.at == At::Elsewhere && !is_last { At::Server } else { self.at };
            // What only leads there is told without pictures, which take long.
            let interaction = self.here(if is_last { events::with_files(interaction) } else { interaction }, at);
            if is_last {
                return Some(interaction);
            }
            modal = self.does(interaction).await.1;
        }
        None
    }

    fn command(&self, data: &Value) -> Value {
        let mut data = data.clone();
        if data.to_string().contains("\"type\":11") {
            let file = self.discord.attach(QUESTIONS.as_bytes());
            let of_file = events::quiz_file(&file, QUESTIONS.len(), "en-US");
            data["resolved"] = of_file["data"]["resolved"].clone();
        }
        events::interaction(2, data, "en-GB", "en-US")
    }

    /// The newest message that offers this, and what pressing it sends.
    async fn offered(&self, what: &str, value: Option<&str>) -> Option<(Posted, Value)> {
        for _ in 0..200 {
            for message in self.written() {
                let offer = offers(&message).into_iter().find(|it| it.0 == what && it.1.as_deref() == value);
                if let Some((_, _, data)) = offer {
                    return Some((message, data));
                }
            }
            sleep(Duration::from_millis(10)).await;
        }
        None
    }
}

/// What an option is given.
fn given(option: &Value) -> Value {
    let name = option["name"].as_str().unwrap();
    if let Some(choice) = option["choices"].as_array().and_then(|choices| choices.first()) {
        return choice["value"].clone();
    }
    match (option["type"].as_u64(), name) {
        (Some(3), "auction") => json!("1H P 1H ib"),
        (Some(3), "clause") => json!("27"),
        (Some(3), "zone") => json!("Europe/Oslo"),
        (Some(3), _) => json!("so it is"),
        (Some(4), _) => option["min_value"].clone(),
        (Some(5), _) => json!(true),
        (Some(7), _) => json!(HERE),
        (Some(8), _) => json!(ROLE),
        (Some(11), _) => json!("1000000000000000081"),
        other => panic!("an option {other:?}"),
    }
}

/// Every way that begins with this command: with what it needs, with each of its other options beside that, and typing in each
/// where something is suggested.
pub fn begins(command: &Value) -> Vec<Step> {
    let with = |options: Value| json!({"id": "1", "name": command["name"], "type": 1, "options": options});
    if command["type"] == 3 {
        return vec![Step::Command(json!({"type": 3}))];
    }
    let all = command["options"].as_array().cloned().unwrap_or_default();
    let subs: Vec<&Value> = all.iter().filter(|option| option["type"] == 1).collect();
    if subs.is_empty() {
        return of_options(&all, with);
    }
    let of_sub = |sub: &&Value| {
        let own = sub["options"].as_array().cloned().unwrap_or_default();
        of_options(&own, |options| with(json!([{"name": sub["name"], "type": 1, "options": options}])))
    };
    subs.iter().flat_map(of_sub).collect()
}

fn of_options(all: &[Value], with: impl Fn(Value) -> Value) -> Vec<Step> {
    let value = |option: &Value| json!({"name": option["name"], "type": option["type"], "value": given(option)});
    let (needed, others): (Vec<&Value>, Vec<&Value>) = all.iter().partition(|option| option["required"] == true);
    let needed: Vec<Value> = needed.into_iter().map(value).collect();
    let and = |option: &&Value| Step::Command(with(json!([needed.clone(), vec![value(option)]].concat())));
    let focused = |option: &&Value| {
        let typing = json!({"name": option["name"], "type": 3, "value": "1", "focused": true});
        Step::Types(with(json!([typing])))
    };
    let mut steps = vec![Step::Command(with(json!(needed)))];
    steps.extend(others.iter().map(and));
    steps.extend(all.iter().filter(|option| option["autocomplete"] == true).collect::<Vec<_>>().iter().map(focused));
    steps
}

//! Every way in which the bot says something, and everything that Discord may do to a picture, to components, or to anything:
//! the person who asked hears something in time, and nothing is there twice.
//!
//! A third of the table is tried, and a ninth of what is not to be expected; with `LONG_FAULTS` set, all of it.

mod table;

use std::{env, time::Duration};

use director_please::{
    case::Place,
    league::Hour,
    store::{Cause, Plan, ServerSettings},
};
use futures_util::{StreamExt as _, stream};
use serde_json::{Value, json};
use tokio::time::sleep;

use crate::{
    database::Database,
    discord::{BOT, Call, Cut, Discord, Fault, Posted, Refusal, State, With},
    events,
    program::{Program, session_file},
};

/// A way in which the bot says something.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Way {
    Mention,
    Direct,
    Slash,
    Menu,
    Button,
    Select,
    /// A button that opens a text box.
    Opens,
    TextBox,
    Typing,
    Log,
    Redraw,
    Daily,
}

use Way::{Button, Daily, Direct, Log, Mention, Menu, Opens, Redraw, Select, Slash, TextBox, Typing};

const WAYS: [Way; 12] = [Mention, Direct, Slash, Menu, Button, Select, Opens, TextBox, Typing, Log, Redraw, Daily];

impl Way {
    /// Whether it is in response to an interaction, for which Discord waits three seconds.
    const fn is_interaction(self) -> bool {
        matches!(self, Slash | Menu | Button | Select | Opens | TextBox | Typing)
    }
}

/// What Discord does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Does {
    Says(u16),
    /// It says so, having done it.
    SaysDone(u16),
    Cuts,
    CutsDone,
    Hangs,
}

use Does::{Cuts, CutsDone, Hangs, Says, SaysDone};

const USUAL: [Does; 15] = [
    Says(400),
    Says(401),
    Says(403),
    Says(404),
    Says(413),
    Says(429),
    Says(500),
    Says(502),
    Says(503),
    Says(504),
    SaysDone(500),
    SaysDone(504),
    Cuts,
    CutsDone,
    Hangs,
];

/// What is not to be expected of Discord, but may be said by what stands between.
const UNUSUAL: [u16; 18] = [300, 301, 304, 307, 405, 408, 409, 415, 418, 422, 451, 499, 501, 505, 520, 524, 530, 599];

/// What is there in the end.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Seen {
    /// The answer as it should be.
    Whole,
    /// The answer without its picture.
    Text,
    Apology,
    Nothing,
}

/// A place of the table, with a server and channels of its own.
#[derive(Clone, Copy, Debug)]
struct Cell {
    number: usize,
    way: Way,
    does: Does,
    with: With,
}

impl Cell {
    fn id(&self, kind: u64) -> String {
        (1_000_000_000_000_000_000 + kind * 100_000_000_000_000_000 + u64::try_from(self.number).unwrap()).to_string()
    }

    fn server(&self) -> String {
        self.id(2)
    }

    fn channel(&self) -> String {
        self.id(3)
    }

    fn place(&self) -> Place {
        Place::Server(self.server().parse().unwrap())
    }

    /// What Discord does to how many requests. To a picture or to components it always does it, but for a rate limit: that
    /// is about no content.
    fn refusal(&self, path: &str) -> Refusal {
        let times = match (self.with, self.does) {
            (With::Anything, _) => 1,
            (With::Picture | With::Components, Says(429)) => 2,
            (With::Picture | With::Components, _) => 1000,
        };
        Refusal { path: path.to_owned(), with: self.with, times, fault: self.fault() }
    }

    fn fault(&self) -> Fault {
        let is_interaction = self.way.is_interaction();
        let body = |status| match status {
            401 => json!({"code": 50027, "message": "Invalid Webhook Token"}),
            403 => json!({"code": 50013, "message": "Missing Permissions"}),
            429 => json!({"message": "You are being rate limited.", "retry_after": 0.2, "global": false}),
            _ => json!({"code": 0, "message": "refused"}),
        };
        let plain = Fault::default();
        match self.does {
            Says(status) => Fault { status, body: body(status), ..plain },
            SaysDone(status) => Fault { status, body: body(status), carried_out: true, ..plain },
            Cuts => Fault { status: 500, cut: Cut::Before, ..plain },
            CutsDone => Fault { status: 200, cut: Cut::Before, carried_out: true, ..plain },
            Hangs => Fault { status: 500, delay: Duration::from_secs(if is_interaction { 4 } else { 12 }), ..plain },
        }
    }

    /// What is seen in the end, as the rules have it.
    fn expected(&self) -> Seen {
        let is_interaction = self.way.is_interaction();
        let has_picture = !matches!(self.way, Opens | Typing);
        if matches!((self.way, self.with), (Opens | Typing, With::Picture) | (Typing, With::Components)) {
            return Seen::Whole;
        }
        // Anybody who waits for an answer to a message in a closed channel cannot be told anything.
        let told = if is_interaction { Seen::Apology } else { Seen::Nothing };
        let without_files = if has_picture { Seen::Text } else { told };
        let is_asked = is_interaction || matches!(self.way, Mention | Direct);
        match (self.does, self.with) {
            (Says(429), _) | (SaysDone(_) | CutsDone, _) => Seen::Whole,
            (Says(401 | 404), _) => told,
            (Says(300..=499), With::Anything | With::Picture) => without_files,
            (Says(403), With::Components) => told,
            (Says(500..), With::Anything) | (Cuts, With::Anything) => Seen::Whole,
            (Hangs, With::Anything) => {
                if has_picture {
                    Seen::Text
                } else {
                    Seen::Whole
                }
            }
            (_, With::Picture) => Seen::Text,
            (_, With::Components) => {
                if is_asked {
                    Seen::Apology
                } else {
                    Seen::Nothing
                }
            }
            (Says(_), With::Anything) => Seen::Whole,
        }
    }
}

/// The bot, and its Discord.
struct Scene {
    discord: Discord,
    database: Database,
}

impl Scene {
    /// The same interaction, in this cell's server and channel, where files may be sent.
    fn here(cell: &Cell, interaction: Value) -> Value {
        let mut here = events::with_files(interaction);
        here["guild_id"] = json!(cell.server());
        here["channel_id"] = json!(cell.channel());
        here
    }

    /// Does something to which nothing happens; again, where a busy machine's store could not keep it.
    async fn does(&self, cell: &Cell, interaction: Value) -> Posted {
        loop {
            let posted = self.discord.answer(&self.discord.interact(Scene::here(cell, interaction.clone()))).await;
            let content = posted.body["content"].as_str().unwrap();
            let is_kept = events::control(&posted, "call").is_some();
            if !content.contains("cannot be reached") && is_kept {
                return posted;
            }
        }
    }

    async fn card(&self, cell: &Cell) -> Posted {
        self.does(cell, events::ruling("1H P 1H ib", &[], "en-GB", "en-US")).await
    }

    /// Causes an interaction to which Discord does what the cell says; gives a part of the path of the response.
    fn ask(&self, cell: &Cell, interaction: Value) -> String {
        let (id, token) = (self.discord.new_id(), format!("token-{}", self.discord.new_id()));
        let path = format!("/{token}/callback");
        self.discord.lock().refusals.push(cell.refusal(&path));
        let interaction = Scene::here(cell, interaction);
        self.discord.interact_as(interaction, &id, &token, Some(self.discord.watch()));
        path
    }

    /// Does what makes the bot say something; gives the method and a part of the path of how it says it.
    async fn cause(&self, cell: &Cell) -> (&'static str, String) {
        let channel = cell.channel();
        let messages = format!("/channels/{channel}/messages");
        let refuse = |path: &str| self.discord.lock().refusals.push(cell.refusal(path));
        let path = match cell.way {
            // Refused before the bot started.
            Daily => format!("/channels/{}/messages", cell.id(5)),
            Mention => {
                refuse(&messages);
                let mut said = events::said(&self.discord, &format!("<@{BOT}> 1H P 1H ib"));
                (said["guild_id"], said["channel_id"]) = (json!(cell.server()), json!(channel));
                self.discord.dispatch("MESSAGE_CREATE", said);
                messages
            }
            Direct => {
                refuse(&messages);
                let mut said = events::whispered(&self.discord, "1H P 1H ib");
                said["channel_id"] = json!(channel);
                self.discord.dispatch("MESSAGE_CREATE", said);
                messages
            }
            Slash => self.ask(cell, events::ruling("1H P 1H ib", &[], "en-GB", "en-US")),
            Menu => self.ask(cell, events::menu("1H P 1H ib", "en-GB")),
            Typing => self.ask(cell, events::typing("1H P", "en-GB")),
            Button => {
                let card = self.card(cell).await;
                self.ask(cell, events::press_on(&card, "decline", "en-US"))
            }
            Select => {
                let card = self.card(cell).await;
                let card = self.does(cell, events::press_on(&card, "decline", "en-US")).await;
                self.ask(cell, events::choose_on(&card, "2H", "en-US"))
            }
            Opens | TextBox => {
                let card = self.card(cell).await;
                let press = events::press_on(&card, "next", "en-US");
                if cell.way == Opens {
                    self.ask(cell, press)
                } else {
                    let token = self.discord.interact(Scene::here(cell, press));
                    let modal = self.discord.response(&token).await["data"].clone();
                    self.ask(cell, events::fill_in(&card, &modal, &[("text", "rej 2H")], "en-US"))
                }
            }
            Log => {
                let path = format!("/channels/{}/messages", cell.id(4));
                refuse(&path);
                let card = self.card(cell).await;
                loop {
                    let press = Scene::here(cell, events::call_on(&card, "4", "12", "en-US"));
                    let told = self.discord.response(&self.discord.interact(press)).await;
                    if !told["data"]["content"].as_str().unwrap_or_default().contains("cannot be reached") {
                        break path;
                    }
                }
            }
            Redraw => {
                let card = self.card(cell).await;
                let public = self.does(cell, events::press_on(&card, "share", "en-US")).await;
                // Where it stands is kept.
                let kept = format!("SELECT 'x' FROM cases WHERE card_message = {}", public.id);
                while self.database.texts(&kept).await.is_empty() {
                    sleep(Duration::from_millis(50)).await;
                }
                let kept = format!("/{}/messages/{}", channel, public.id);
                refuse(&kept);
                self.does(cell, events::press_on(&card, "decline", "en-US")).await;
                return ("PATCH", kept);
            }
        };
        ("POST", path)
    }

    /// Tries a cell of the table; says what is wrong with it. The bot has three seconds for an interaction: where a busy
    /// machine has taken much of them, it is tried again, as another server's.
    async fn try_in_time(&self, mut cell: Cell) -> Option<String> {
        for _ in 0..20 {
            let began = self.discord.watch();
            let wrong = self.try_cell(cell).await?;
            if !cell.way.is_interaction() || began.waited() < Duration::from_millis(300) {
                return Some(wrong);
            }
            cell.number += 10_000;
        }
        self.try_cell(cell).await
    }

    /// Tries a cell of the table; says what is wrong with it.
    async fn try_cell(&self, cell: Cell) -> Option<String> {
        let (method, path) = self.cause(&cell).await;
        let expected = cell.expected();
        // After the card that a call leaves in the log there is a message that says where the table is.
        let is_here =
            |call: &&Call| call.method == method && call.path.contains(&path) && !is_about_a_table(&call.body);
        let done = |state: &State| -> Vec<Call> {
            state.calls.iter().filter(is_here).filter(|call| call.status < 300).cloned().collect()
        };
        let is_over = |state: &State| match expected {
            // A refusal, and then nothing more.
            Seen::Nothing => state.calls.iter().any(|call| is_here(&call)),
            Seen::Whole | Seen::Text | Seen::Apology => !done(state).is_empty(),
        };
        for _ in 0..WAIT.as_millis() / 20 {
            if is_over(&self.discord.lock()) {
                break;
            }
            sleep(Duration::from_millis(20)).await;
        }
        // What would come twice, or too late, has time to.
        sleep(Duration::from_secs(2)).await;
        let state = self.discord.lock();
        let done = done(&state);
        let mut there: Vec<&str> = done.iter().filter_map(|call| call.body["nonce"].as_str()).collect();
        there.dedup();
        let count = if method == "POST" && !there.is_empty() { there.len() } else { done.len() };
        let seen = done.first().map_or(Seen::Nothing, seen);
        let calls = state.calls.iter().filter(|call| call.path.contains(&path) && is_about_a_table(&call.body));
        let mut tables: Vec<&str> =
            calls.filter(|call| call.status < 300).filter_map(|call| call.body["nonce"].as_str()).collect();
        tables.dedup();
        let is_twice = method == "POST" && (count > 1 || tables.len() > 1);
        (seen != expected || is_twice).then(|| {
            let tries: Vec<(u16, bool)> =
                state.calls.iter().filter(is_here).map(|call| (call.status, call.files.is_empty())).collect();
            format!("{cell:?}: {seen:?} {count} times, not {expected:?}; {tries:?}")
        })
    }
}

/// How long anything may take.
const WAIT: Duration = Duration::from_secs(100);

/// Whether a message says at which table a director is wanted.
fn is_about_a_table(message: &Value) -> bool {
    message["components"][0]["components"][0]["custom_id"].as_str().is_some_and(|id| id.starts_with("director_call:"))
}

fn seen(call: &Call) -> Seen {
    let message = if call.path.ends_with("/callback") { &call.body["data"] } else { &call.body };
    let content = message["content"].as_str().unwrap_or_default();
    let choices = message["choices"].as_array();
    match call.body["type"].as_u64() {
        _ if !call.files.is_empty() => Seen::Whole,
        Some(8) if choices.is_some_and(|choices| !choices.is_empty()) => Seen::Whole,
        Some(8) => Seen::Apology,
        Some(9) => Seen::Whole,
        _ if content.contains("Something went wrong") => Seen::Apology,
        _ => Seen::Text,
    }
}

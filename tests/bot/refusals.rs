//! Every way in which the bot says something, and everything that Discord may do to a picture, to components, or to anything:
//! the person who asked hears something in time, and nothing is there twice.
//!
//! What comes of an interaction is tried in every way in that there is (`ways`): these are found, not written down. Of messages, logs,
//! public cards and daily questions there is one each (`table`). A part of each table is tried; with `LONG_FAULTS` set, all of it.

mod crawl;
mod steps;
mod table;
mod ways;

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
    Log,
    Redraw,
    Daily,
}

use Way::{Daily, Direct, Log, Mention, Redraw};

const WAYS: [Way; 5] = [Mention, Direct, Log, Redraw, Daily];

/// What Discord does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Does {
    Says(u16),
    /// It says so, having done it.
    SaysDone(u16),
    Cuts,
    CutsDone,
    Hangs,
}

impl Does {
    /// How Discord does it. It says nothing for so long where it hangs.
    fn fault(self, hangs: Duration) -> Fault {
        let body = |status| match status {
            401 => json!({"code": 50027, "message": "Invalid Webhook Token"}),
            403 => json!({"code": 50013, "message": "Missing Permissions"}),
            429 => json!({"message": "You are being rate limited.", "retry_after": 0.2, "global": false}),
            _ => json!({"code": 0, "message": "refused"}),
        };
        let plain = Fault::default();
        match self {
            Says(status) => Fault { status, body: body(status), ..plain },
            SaysDone(status) => Fault { status, body: body(status), carried_out: true, ..plain },
            Cuts => Fault { status: 500, cut: Cut::Before, ..plain },
            CutsDone => Fault { status: 200, cut: Cut::Before, carried_out: true, ..plain },
            Hangs => Fault { status: 500, delay: hangs, ..plain },
        }
    }

    /// How often it does so: to a picture or to components always, but for a rate limit, which is about no content.
    const fn times(self, with: With) -> usize {
        match (with, self) {
            (With::Anything, _) => 1,
            (With::Picture | With::Components, Says(429)) => 2,
            (With::Picture | With::Components, _) => 1000,
        }
    }
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

    fn refusal(&self, path: &str) -> Refusal {
        let (times, fault) = (self.does.times(self.with), self.does.fault(Duration::from_secs(12)));
        Refusal { path: path.to_owned(), with: self.with, times, fault }
    }

    /// What is seen in the end, as the rules have it.
    fn expected(&self) -> Seen {
        let is_asked = matches!(self.way, Mention | Direct);
        match (self.does, self.with) {
            (Says(429), _) | (SaysDone(_) | CutsDone, _) => Seen::Whole,
            // Anybody who waits in a closed channel cannot be told anything.
            (Says(401 | 404), _) | (Says(403), With::Components) => Seen::Nothing,
            (Says(500..), With::Anything) | (Cuts, With::Anything) => Seen::Whole,
            (Says(300..=499) | Hangs, With::Anything) | (_, With::Picture) => Seen::Text,
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
    let content = call.body["content"].as_str().unwrap_or_default();
    match call.files.is_empty() {
        false => Seen::Whole,
        true if content.contains("Something went wrong on my side") => Seen::Apology,
        true => Seen::Text,
    }
}

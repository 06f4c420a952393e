//! A Discord on loopback for one bot: what it knows, and what a test can make it do.

pub mod check;
pub mod gateway;
pub mod multipart;
pub mod openapi;
pub mod rest;

use std::{
    collections::{HashMap, VecDeque},
    sync::{Arc, Mutex, MutexGuard},
    time::{Duration, Instant},
};

use serde_json::{Value, json};
use tokio::{net::TcpListener, sync::mpsc, time::sleep};

pub const TOKEN: &str = "MTAwMDAw.fake.token-of-the-test";
pub const APPLICATION: &str = "1000000000000000001";
pub const BOT: &str = "1000000000000000002";

/// How long anything may take that should happen at once.
const SOON: Duration = Duration::from_secs(15);

/// A request that the bot sent.
#[derive(Clone, Debug)]
pub struct Call {
    pub method: String,
    pub path: String,
    pub body: Value,
    pub files: Vec<multipart::File>,
    pub status: u16,
    pub at: Instant,
}

/// A response that takes the place of the regular one.
pub struct Fault {
    pub path: &'static str,
    pub status: u16,
    pub headers: Vec<(&'static str, &'static str)>,
    pub body: Value,
    pub delay: Duration,
}

/// What the gateway does next to the connection.
#[derive(Clone, Copy, Debug)]
pub enum Lose {
    Reset,
    Fin,
    Close(u16),
    CloseWithoutCode,
    Reconnect,
    InvalidSession { resumable: bool },
}

/// What the gateway is to send on the open connection.
pub enum Send {
    Event(Value),
    Lose(Lose),
}

#[derive(Default)]
pub struct Interaction {
    pub id: String,
    pub answered: bool,
    pub sent: Option<Instant>,
}

#[derive(Default)]
pub struct State {
    pub calls: Vec<Call>,
    pub problems: Vec<String>,
    pub interactions: HashMap<String, Interaction>,
    pub faults: VecDeque<Fault>,
    pub gateway_log: Vec<Value>,
    pub session: Option<String>,
    pub sessions: u32,
    pub events: Vec<Value>,
    pub open: Option<mpsc::UnboundedSender<Send>>,
    pub heartbeat: u64,
    pub deaf: bool,
    pub refusing: bool,
    pub revoked: bool,
    pub gateway_address: String,
    pub server_locale: String,
    next_id: u64,
}

/// The Discord of one test.
#[derive(Clone)]
pub struct Discord {
    pub state: Arc<Mutex<State>>,
    pub rest_address: String,
}

impl Discord {
    pub async fn start() -> Discord {
        let (rest, gateway) = (listener().await, listener().await);
        let state = State {
            heartbeat: 45_000,
            gateway_address: format!("ws://{}", gateway.local_addr().unwrap()),
            server_locale: "en-US".to_owned(),
            next_id: 2_000_000_000_000_000_000,
            ..State::default()
        };
        let rest_address = format!("http://{}", rest.local_addr().unwrap());
        let discord = Discord { state: Arc::new(Mutex::new(state)), rest_address };
        tokio::spawn(rest::serve(rest, discord.clone()));
        tokio::spawn(gateway::serve(gateway, discord.clone()));
        discord
    }

    pub fn lock(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap()
    }

    pub fn new_id(&self) -> String {
        let mut state = self.lock();
        state.next_id += 1;
        state.next_id.to_string()
    }

    /// Sends an event, now or as soon as the bot resumes.
    pub fn dispatch(&self, kind: &str, data: Value) {
        let mut state = self.lock();
        let event = json!({"op": 0, "s": state.events.len() + 1, "t": kind, "d": data});
        state.events.push(event.clone());
        if let Some(open) = &state.open {
            let _ = open.send(Send::Event(event));
        }
    }

    /// Sends an interaction and gives its token.
    pub fn interact(&self, mut data: Value) -> String {
        let (id, token) = (self.new_id(), format!("token-{}", self.new_id()));
        data["id"] = json!(id);
        data["token"] = json!(token);
        let sent = Some(Instant::now());
        self.lock().interactions.insert(token.clone(), Interaction { id, answered: false, sent });
        self.dispatch("INTERACTION_CREATE", data);
        token
    }

    /// Loses the connection in this way. What is sent from now on waits for the bot to resume.
    pub fn lose(&self, how: Lose) {
        let open = self.lock().open.take();
        open.expect("a connection to lose").send(Send::Lose(how)).unwrap();
    }

    pub fn fault(&self, fault: Fault) {
        self.lock().faults.push_back(fault);
    }

    /// Waits until `seen` finds something.
    pub async fn until<T>(&self, what: &str, mut seen: impl FnMut(&State) -> Option<T>) -> T {
        let began = Instant::now();
        loop {
            if let Some(found) = seen(&self.lock()) {
                return found;
            }
            if began.elapsed() > SOON {
                let state = self.lock();
                panic!("waited for {what}\ncalls: {:#?}\ngateway: {:#?}", state.calls, state.gateway_log);
            }
            sleep(Duration::from_millis(5)).await;
        }
    }

    /// Waits until the bot has a session and has registered its commands.
    pub async fn ready(&self) {
        self.until("the commands", |state| {
            let registered = state.calls.iter().any(|call| call.method == "PUT" && call.status == 200);
            (registered && state.open.is_some() && state.session.is_some()).then_some(())
        })
        .await;
    }

    /// Waits for the response to an interaction.
    pub async fn response(&self, token: &str) -> Value {
        let part = format!("/{token}/callback");
        self.until("a response", |state| find(state, &part, 0)).await
    }

    /// Waits until the bot is no longer connected.
    pub async fn lost(&self) {
        self.until("the loss", |state| state.open.is_none().then_some(())).await;
    }

    /// Waits for the message number `index`, from 0, after the response to an interaction.
    pub async fn followup(&self, token: &str, index: usize) -> Value {
        let part = format!("/webhooks/{APPLICATION}/{token}");
        self.until("a message after the response", |state| find(state, &part, index)).await
    }

    /// Waits for the message number `index`, from 0, in a channel.
    pub async fn message(&self, channel: &str, index: usize) -> Value {
        let part = format!("/channels/{channel}/messages");
        self.until("a message", |state| find(state, &part, index)).await
    }

    /// How many requests of the bot had `part` in their path and were accepted.
    pub fn count(&self, part: &str) -> usize {
        self.lock().calls.iter().filter(|call| call.path.contains(part) && call.status < 300).count()
    }

    /// What the gateway was told under an opcode.
    pub fn told(&self, opcode: u64) -> Vec<Value> {
        let state = self.lock();
        state.gateway_log.iter().filter(|entry| entry["op"] == opcode).map(|entry| entry["d"].clone()).collect()
    }

    /// Fails the test if the bot did anything that Discord would not have.
    pub fn assert_satisfied(&self) {
        let state = self.lock();
        assert!(state.problems.is_empty(), "{:#?}", state.problems);
    }
}

fn find(state: &State, part: &str, index: usize) -> Option<Value> {
    let mut calls = state.calls.iter().filter(|call| call.path.contains(part) && call.status < 300);
    calls.nth(index).map(|call| call.body.clone())
}

async fn listener() -> TcpListener {
    TcpListener::bind("127.0.0.1:0").await.unwrap()
}

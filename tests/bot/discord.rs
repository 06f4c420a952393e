//! A Discord on loopback for one bot: what it knows, and what a test can make it do.

pub mod buckets;
pub mod check;
pub mod gateway;
pub mod model;
pub mod multipart;
pub mod openapi;
pub mod rest;
pub mod watch;

use std::{
    collections::{HashMap, VecDeque},
    ops::{Deref, DerefMut},
    sync::{
        Arc, Mutex, MutexGuard,
        atomic::{AtomicU64, Ordering},
    },
    time::{Duration, Instant},
};

pub use model::*;
use serde_json::{Value, json};
use tokio::{net::TcpListener, sync::mpsc, time::sleep};

use self::watch::Watch;

pub const TOKEN: &str = "MTAwMDAw.fake.token-of-the-test";
pub const APPLICATION: &str = "1000000000000000001";
pub const BOT: &str = "1000000000000000002";

/// How long anything may take that should happen at once.
pub const SOON: Duration = Duration::from_secs(90);

#[derive(Default)]
pub struct State {
    pub calls: Vec<Call>,
    /// The paths of requests, also of those that have no response yet.
    pub begun: Vec<String>,
    pub problems: Vec<String>,
    pub interactions: HashMap<String, Interaction>,
    pub faults: VecDeque<Fault>,
    pub refusals: Vec<Refusal>,
    /// How many messages a channel takes; without, as many as come.
    pub buckets: Option<buckets::Buckets>,
    /// Channels in which the bot may not write, with Discord's code for it.
    pub forbidden: HashMap<String, u64>,
    /// Channels that are not of the server, with the server that they are of; `None` where the bot may not see them.
    pub elsewhere: HashMap<String, Option<String>>,
    /// The channels that are forums, with their tags.
    pub forums: HashMap<String, Value>,
    /// The posts of forums: their names and tags.
    pub forum_posts: HashMap<String, Value>,
    pub gateway_log: Vec<Value>,
    pub sessions: u32,
    /// One for each shard; as many as the last that identified said. There is always one.
    pub lines: Vec<Line>,
    /// Those of bots that were divided otherwise, for as long as they stay.
    pub former: Vec<Vec<Line>>,
    pub sharding: Sharding,
    /// Which shards identified, and when.
    pub identified: Vec<(u64, Instant)>,
    pub heartbeat: u64,
    pub deaf: bool,
    pub welcome: Welcome,
    /// When somebody connected, also where it was refused.
    pub connected: Vec<Instant>,
    /// It waits for answers as long as they take.
    pub patient: bool,
    pub revoked: bool,
    /// It does not say what became of a response, though asked, as other servers do.
    pub says_nothing_of_responses: bool,
    pub gateway_address: String,
    pub server_locale: String,
    /// Every message of the bot's, in order.
    pub posted: Vec<Posted>,
    /// The roles of the server's members.
    pub members: HashMap<String, Vec<String>>,
    /// The servers that a new session begins with.
    pub guilds: Vec<String>,
    /// Files that people have attached, by their paths; and which of them were fetched.
    pub attached: HashMap<String, Vec<u8>>,
    pub fetched: Vec<String>,
    /// Nonces that were used.
    pub nonces: HashMap<String, String>,
    /// Which of the Discords of this process it is: no two give anything the same number.
    pub number: u64,
    /// The benchmark: told the path of every response to an interaction and when it came, of which then nothing is
    /// looked at and nothing kept.
    pub clock: Option<mpsc::UnboundedSender<(String, Instant)>>,
    next_id: u64,
}

/// The Discord of one test.
#[derive(Clone)]
pub struct Discord {
    pub state: Arc<Mutex<State>>,
    /// Held until a request that is carried out is written down too.
    pub carrying_out: Arc<Mutex<()>>,
    pub rest_address: String,
}

impl Discord {
    pub async fn start() -> Discord {
        static NUMBER: AtomicU64 = AtomicU64::new(0);
        let number = NUMBER.fetch_add(1, Ordering::Relaxed);
        let (rest, gateway) = (listener().await, listener().await);
        let state = State {
            number,
            lines: vec![Line::default()],
            heartbeat: 45_000,
            gateway_address: format!("ws://{}", gateway.local_addr().unwrap()),
            server_locale: "en-US".to_owned(),
            next_id: 2_000_000_000_000_000_000 + number * 1_000_000_000_000,
            ..State::default()
        };
        let rest_address = format!("http://{}", rest.local_addr().unwrap());
        let discord = Discord { state: Arc::new(Mutex::new(state)), carrying_out: Arc::default(), rest_address };
        tokio::spawn(rest::serve(rest, discord.clone()));
        tokio::spawn(gateway::serve(gateway, discord.clone()));
        discord
    }

    /// Begins to count the time that its bots take.
    pub fn watch(&self) -> Watch {
        Watch::start(&self.rest_address)
    }

    pub fn lock(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap()
    }

    pub fn new_id(&self) -> String {
        self.lock().new_id()
    }

    /// Sends an event, now or as soon as the bot resumes.
    pub fn dispatch(&self, kind: &str, data: Value) {
        let mut state = self.lock();
        for line in state.lines_of(&data) {
            let event = json!({"op": 0, "s": line.events.len() + 1, "t": kind, "d": data});
            line.events.push(event.clone());
            if let Some(open) = &line.open {
                let _ = open.send(Send::Event(event));
            }
        }
    }

    /// Sends an interaction and gives its token.
    pub fn interact(&self, data: Value) -> String {
        let (id, token) = (self.new_id(), format!("token-{}", self.new_id()));
        let sent = (!self.lock().patient).then(|| self.watch());
        self.interact_as(data, &id, &token, sent);
        token
    }

    /// Sends an interaction under this number, as it would be sent to several processes.
    pub fn interact_as(&self, mut data: Value, id: &str, token: &str, sent: Option<Watch>) {
        data["id"] = json!(id);
        data["token"] = json!(token);
        let text = |value: &Value| value.as_str().unwrap_or_default().to_owned();
        let message = data["message"]["id"].as_str().map(str::to_owned);
        let (id, channel) = (id.to_owned(), text(&data["channel_id"]));
        let interaction = Interaction { id, answered: false, sent, channel, message };
        self.lock().interactions.insert(token.to_owned(), interaction);
        self.dispatch("INTERACTION_CREATE", data);
    }

    /// Loses the connection in this way. What is sent from now on waits for the bot to resume.
    pub fn lose(&self, how: Lose) {
        self.lose_shard(0, how);
    }

    /// Loses the connection of one shard in this way.
    pub fn lose_shard(&self, shard: usize, how: Lose) {
        let line = &mut self.lock().lines[shard];
        if let Lose::InvalidSession { resumable: false } = how {
            line.session = None;
        }
        line.open.take().expect("a connection to lose").send(Send::Lose(how)).unwrap();
    }

    /// Somebody attaches a file; gives its address.
    pub fn attach(&self, bytes: &[u8]) -> String {
        let path = format!("/attachments/{}/questions.txt", self.new_id());
        self.lock().attached.insert(path.clone(), bytes.to_vec());
        format!("{}{path}?ex=1&is=2&hm=3", self.rest_address.trim_end_matches("/api/v10"))
    }

    pub fn fault(&self, fault: Fault) {
        self.lock().faults.push_back(fault);
    }

    /// Waits until `seen` finds something.
    pub async fn until<T>(&self, what: &str, seen: impl FnMut(&State) -> Option<T>) -> T {
        self.until_within(SOON, what, seen).await
    }

    /// Waits until `seen` finds something, for so long.
    pub async fn until_within<T>(&self, time: Duration, what: &str, mut seen: impl FnMut(&State) -> Option<T>) -> T {
        let began = Instant::now();
        loop {
            let whole = self.carrying_out.lock().unwrap();
            if let Some(found) = seen(&self.lock()) {
                return found;
            }
            drop(whole);
            if began.elapsed() > time {
                let state = self.lock();
                panic!("waited for {what}\ncalls: {:#?}\ngateway: {:#?}", state.calls, state.gateway_log);
            }
            sleep(Duration::from_millis(5)).await;
        }
    }

    /// Waits until every shard of the bot has a session, and the commands are registered.
    pub async fn ready(&self) {
        self.until("the commands", |state| {
            let registered = state.calls.iter().any(|call| call.method == "PUT" && call.status == 200);
            let connected = state.lines.iter().all(|line| line.open.is_some() && line.session.is_some());
            (registered && connected).then_some(())
        })
        .await;
    }

    /// Waits for the response to an interaction.
    pub async fn response(&self, token: &str) -> Value {
        let part = format!("/{token}/callback");
        self.until("a response", |state| find(state, &part, 0)).await
    }

    /// Waits for the message that the response to an interaction made or changed.
    pub async fn answer(&self, token: &str) -> Posted {
        self.response(token).await;
        let state = self.lock();
        let id = state.interactions[token].message.clone().expect("a message");
        state.message(&id).expect("a message that is there").clone()
    }

    /// Waits for the message number `index`, from 0, in a channel, as it stands then.
    pub async fn posted(&self, channel: &str, index: usize) -> Posted {
        self.until("a message in a channel", |state| {
            state.posted.iter().filter(|message| message.channel == channel).nth(index).cloned()
        })
        .await
    }

    /// Waits until a message of the bot's is as wanted.
    pub async fn message_with(&self, id: &str, wanted: impl Fn(&Posted) -> bool) -> Posted {
        self.until("a message that changes", |state| state.message(id).filter(|posted| wanted(posted)).cloned()).await
    }

    /// Waits for a number of requests with `part` in their path, whatever becomes of them.
    pub async fn begun(&self, part: &str, count: usize) {
        let seen =
            |state: &State| (state.begun.iter().filter(|path| path.contains(part)).count() >= count).then_some(());
        self.until("requests", seen).await;
    }

    /// Waits until no shard of the bot is connected any longer.
    pub async fn lost(&self) {
        self.until("the loss", |state| state.lines.iter().all(|line| line.open.is_none()).then_some(())).await;
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
        let problems = self.lock().problems.clone();
        assert!(problems.is_empty(), "{problems:#?}");
    }
}

/// Every test asks at its end whether Discord was content.
impl Drop for Discord {
    fn drop(&mut self) {
        if !std::thread::panicking() {
            self.assert_satisfied();
        }
    }
}

impl Default for Sharding {
    fn default() -> Sharding {
        Sharding { recommended: 1, required: 1, concurrency: 1, pause: Duration::ZERO }
    }
}

/// Where there is one shard, its line is simply the state's.
impl Deref for State {
    type Target = Line;

    fn deref(&self) -> &Line {
        &self.lines[0]
    }
}

impl DerefMut for State {
    fn deref_mut(&mut self) -> &mut Line {
        &mut self.lines[0]
    }
}

impl State {
    /// The lines of the shards that are told this: by the server, or the first for what has none.
    fn lines_of(&mut self, data: &Value) -> impl Iterator<Item = &mut Line> {
        let server: u64 = data["guild_id"].as_str().map_or(0, |id| id.parse().unwrap());
        let number = usize::try_from(server >> 22).unwrap();
        self.former.iter_mut().chain([&mut self.lines]).map(move |lines| {
            let shard = number % lines.len();
            &mut lines[shard]
        })
    }

    pub fn new_id(&mut self) -> String {
        self.next_id += 1;
        self.next_id.to_string()
    }

    pub fn message(&self, id: &str) -> Option<&Posted> {
        self.posted.iter().rev().find(|message| message.id == id)
    }

    /// Keeps a message and gives its id. One that comes again with the same nonce is the same one.
    pub fn post(&mut self, channel: &str, body: &Value) -> String {
        let nonce = body["nonce"].as_str().filter(|_| body["enforce_nonce"] == true);
        if let Some(known) = nonce.and_then(|nonce| self.nonces.get(nonce)) {
            return known.clone();
        }
        let id = self.new_id();
        self.nonces.extend(nonce.map(|nonce| (nonce.to_owned(), id.clone())));
        self.posted.push(Posted { id: id.clone(), channel: channel.to_owned(), body: body.clone() });
        id
    }

    /// Begins a post in a forum: a channel whose first message has the same id.
    pub fn begin_post(&mut self, body: &Value) -> String {
        let id = self.new_id();
        let post = json!({"name": body["name"], "applied_tags": body["applied_tags"]});
        self.forum_posts.insert(id.clone(), post);
        self.posted.push(Posted { id: id.clone(), channel: id.clone(), body: body["message"].clone() });
        id
    }

    /// Changes a message: what is not said stays.
    pub fn edit(&mut self, id: &str, changes: &Value) -> bool {
        let Some(posted) = self.posted.iter_mut().rev().find(|message| message.id == id) else { return false };
        for (key, value) in changes.as_object().into_iter().flatten() {
            posted.body[key] = value.clone();
        }
        true
    }
}

fn find(state: &State, part: &str, index: usize) -> Option<Value> {
    let mut calls = state.calls.iter().filter(|call| call.path.contains(part) && call.status < 300);
    calls.nth(index).map(|call| call.body.clone())
}

async fn listener() -> TcpListener {
    TcpListener::bind("127.0.0.1:0").await.unwrap()
}

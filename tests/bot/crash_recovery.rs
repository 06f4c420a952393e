//! The bot is killed at any moment, under load, again and again: what Discord was told is stored, once, and all that was
//! asked is answered in the end.
//!
//! `KILL_ROUNDS` says how often on each database, and `KILL_MINUTES` after how long to leave it at that; a thousand take some
//! minutes.

use std::{
    collections::BTreeMap,
    env, fs,
    path::Path,
    sync::{
        Arc, Mutex,
        atomic::{AtomicBool, AtomicU64, Ordering},
    },
    time::{Duration, Instant, SystemTime},
};

use serde_json::Value;
use tokio::{task::JoinSet, time::sleep};

use crate::{
    database::Database,
    discord::{Discord, Posted},
    events::{self, Somebody, control, press_id_on},
    on_both::on_both,
    program::{Program, session_file},
};

/// The people who work at the same time.
const WORKERS: [&str; 8] = [
    "1000000000000000081",
    "1000000000000000082",
    "1000000000000000083",
    "1000000000000000084",
    "1000000000000000085",
    "1000000000000000086",
    "1000000000000000087",
    "1000000000000000088",
];

/// What Discord has told people that it was done. What is counted here is stored by then.
#[derive(Default)]
struct Acknowledged {
    cases: AtomicU64,
    entries: AtomicU64,
    questions: AtomicU64,
    answers: AtomicU64,
    reveals: AtomicU64,
    /// How often somebody was told instead that the store cannot be reached. It may have done what was asked.
    unsure: AtomicU64,
    /// In which words.
    words: Mutex<BTreeMap<String, u64>>,
    /// What each bot has logged.
    logs: Mutex<Vec<Arc<Mutex<String>>>>,
}

impl Acknowledged {
    fn all(&self) -> [u64; 5] {
        [&self.cases, &self.entries, &self.questions, &self.answers, &self.reveals]
            .map(|count| count.load(Ordering::SeqCst))
    }

    /// Whether a bot has said that Discord did not take its answer to an interaction.
    fn is_given_up(&self, id: &str) -> bool {
        let about = format!("interaction{{id={id}}}");
        let is_about = |line: &str| line.contains(&about) && line.contains("cannot answer an interaction");
        self.logs.lock().unwrap().iter().any(|log| log.lock().unwrap().lines().any(is_about))
    }
}

/// The same in the store.
async fn stored(database: &Database) -> [u64; 5] {
    let mut counts = [0; 5];
    let tables = ["cases", "entries", "quiz_rounds", "quiz_answers", "quiz_rounds WHERE revealed_at IS NOT NULL"];
    for (count, table) in counts.iter_mut().zip(tables) {
        *count = number(database, &format!("SELECT CAST(count(*) AS TEXT) FROM {table}")).await;
    }
    counts
}

async fn number(database: &Database, sql: &str) -> u64 {
    database.texts(sql).await[0].parse().unwrap()
}

/// After how long without an answer a person would ask again.
const PATIENCE: Duration = Duration::from_secs(60);

/// Does something, waits until Discord has the answer, and gives the message. The bot has three seconds for an answer, and on a
/// machine that stands still they may pass while it tries: then there is none, as Discord would tell the person itself, and the
/// bot's log says so. One of which neither is heard is lost.
async fn does(discord: &Discord, who: Somebody, interaction: Value, done: &Acknowledged) -> Option<Posted> {
    let (id, token) = (discord.new_id(), format!("token-{}", discord.new_id()));
    discord.interact_as(who.does(interaction), &id, &token, None);
    let began = Instant::now();
    loop {
        {
            let state = discord.lock();
            let interaction = &state.interactions[&token];
            if interaction.answered {
                return interaction.message.as_deref().and_then(|id| state.message(id)).cloned();
            }
        }
        if began.elapsed() < PATIENCE {
            sleep(Duration::from_millis(2)).await;
            continue;
        }
        if done.is_given_up(&id) {
            return None;
        }
        assert!(began.elapsed() < Duration::from_secs(1200), "interaction {id} is lost");
        sleep(Duration::from_millis(500)).await;
    }
}

/// Does something again and again, until the result is what was wanted, and not a message that it could not be done.
async fn until_done(
    discord: &Discord,
    who: Somebody,
    interaction: Value,
    (counted, done): (&AtomicU64, &Acknowledged),
    is_done: impl Fn(&Posted) -> bool,
) -> Posted {
    loop {
        let said = does(discord, who, interaction.clone(), done).await;
        if let Some(posted) = said.as_ref().filter(|posted| is_done(posted)) {
            counted.fetch_add(1, Ordering::SeqCst);
            return posted.clone();
        }
        done.unsure.fetch_add(1, Ordering::SeqCst);
        let words = said.and_then(|it| it.body["content"].as_str()?.lines().next().map(str::to_owned));
        *done.words.lock().unwrap().entry(words.unwrap_or_else(|| "(nothing)".to_owned())).or_default() += 1;
    }
}

/// A case from the question to the replacement: one entry for each press.
async fn case(discord: &Discord, who: Somebody, done: &Acknowledged) {
    let (cases, entries) = ((&done.cases, done), (&done.entries, done));
    let question = events::ruling("1H P 1H ib", &[], "en-GB", "en-US");
    let card = until_done(discord, who, question, cases, |it| control(it, "decline").is_some()).await;
    let press = events::press_on(&card, "decline", "en-US");
    let card = until_done(discord, who, press, entries, |it| it.id == card.id).await;
    let choice = events::choose_on(&card, "2H", "en-US");
    until_done(discord, who, choice, entries, |it| it.id == card.id).await;
}

/// A question that two answer, and that is revealed.
async fn question(discord: &Discord, who: Somebody, other: Somebody, done: &Acknowledged) {
    let play = events::quiz("play", &[], "en-US");
    let has_buttons = |it: &Posted| !it.body["components"][0].is_null();
    let card = until_done(discord, who, play, (&done.questions, done), has_buttons).await;
    let first = card.body["components"][0]["components"][0]["custom_id"].as_str().unwrap();
    let button = |verb: &str| first.replace(":answer0", &format!(":{verb}"));
    for player in [who, other] {
        let answer = press_id_on(&card, &button("answer1"));
        let is_kept = |it: &Posted| {
            let said = it.body["content"].as_str().unwrap();
            said.contains("Your answer is") || said.contains("the first answer counts")
        };
        until_done(discord, player, answer, (&done.answers, done), is_kept).await;
    }
    let reveal = press_id_on(&card, &button("reveal"));
    until_done(discord, who, reveal, (&done.reveals, done), |it| it.id == card.id).await;
}

/// Everybody works until told to stop, and then finishes what they began.
fn work(discord: &Discord, done: &Arc<Acknowledged>, stop: &Arc<AtomicBool>) -> JoinSet<()> {
    let somebody = |id| Somebody { id, locale: "en-GB", roles: &[], permissions: "0" };
    let mut workers = JoinSet::new();
    for (index, id) in WORKERS.into_iter().enumerate() {
        let (discord, done, stop) = (discord.clone(), Arc::clone(done), Arc::clone(stop));
        let other = WORKERS[(index + 1) % WORKERS.len()];
        workers.spawn(async move {
            while !stop.load(Ordering::SeqCst) {
                match index % 4 {
                    0 => question(&discord, somebody(id), somebody(other), &done).await,
                    _ => case(&discord, somebody(id), &done).await,
                }
            }
        });
    }
    workers
}

fn start(discord: &Discord, session: &Path, database: &Database, done: &Acknowledged) -> Program {
    let bot = Program::run_for(
        discord,
        session,
        &database.url(),
        &[
            // They work as fast as they can, and are not told to wait.
            ("QUESTIONS_PER_MINUTE", "0"),
            // What cannot be answered is logged with its number.
            ("RUST_LOG", "warn,director_please::bot::runtime::dispatcher=info"),
        ],
    );
    done.logs.lock().unwrap().push(bot.shared_log());
    bot
}

/// One life of the bot, ended by chance: while it starts, while it works, or after it has written down how far it came.
async fn life(
    (discord, done): (&Discord, &Acknowledged),
    session: &Path,
    database: &Database,
    (round, chance): (u64, u64),
) {
    let (bot, since) = (start(discord, session, database, done), Instant::now());
    if !round.is_multiple_of(4) {
        while discord.lock().open.is_none() && since.elapsed() < Duration::from_secs(5) {
            sleep(Duration::from_millis(1)).await;
        }
    }
    if round % 8 == 1 {
        let before = fs::read(session).ok();
        while fs::read(session).ok() == before && since.elapsed() < Duration::from_secs(5) {
            sleep(Duration::from_millis(5)).await;
        }
    }
    sleep(Duration::from_micros(chance % 250_000)).await;
    bot.kill().await;
}

/// Nothing that was acknowledged is missing. Discord may not have heard yet of what each of the workers did last.
async fn nothing_is_lost(database: &Database, done: &Acknowledged, round: u64, at_work: usize) {
    let before = done.all();
    let stored = stored(database).await;
    let slack = at_work as u64 + done.unsure.load(Ordering::SeqCst);
    for (stored, (before, after)) in stored.iter().zip(before.iter().zip(done.all())) {
        assert!(stored >= before, "round {round}: {stored} are stored, and {before} were acknowledged");
        assert!(*stored <= after + slack, "round {round}: {stored} are stored, and {after} were acknowledged");
    }
    if let Database::Sqlite { .. } = database {
        assert_eq!(database.texts("PRAGMA integrity_check").await, ["ok"], "round {round}");
    }
}

async fn killed(database: &Database) {
    let mut rounds: u64 = env::var("KILL_ROUNDS").map_or(12, |text| text.parse().unwrap());
    let minutes: u64 = env::var("KILL_MINUTES").map_or(60, |text| text.parse().unwrap());
    let began = Instant::now();
    let (discord, session) = (Discord::start().await, session_file());
    let (done, stop) = (Arc::new(Acknowledged::default()), Arc::new(AtomicBool::new(false)));
    let (mut workers, mut sessions) = (None, None);
    let mut chance = SystemTime::now().duration_since(SystemTime::UNIX_EPOCH).unwrap().as_nanos() as u64;
    for round in 0..rounds {
        if began.elapsed() > Duration::from_secs(60 * minutes) {
            rounds = round;
            break;
        }
        chance = chance.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        life((&discord, &done), &session, database, (round, chance >> 20)).await;
        // What comes before the bot has written its session down goes with it: no bot can know of that.
        if workers.is_none() && fs::read(&session).is_ok_and(|written| !written.is_empty()) {
            sessions = Some(discord.told(2).len());
            workers = Some(work(&discord, &done, &stop));
        }
        discord.lock().calls.clear();
        if round % 10 == 9 {
            nothing_is_lost(database, &done, round, WORKERS.len()).await;
            println!("killed {} times: {:?}", round + 1, done.all());
        }
    }
    let bot = start(&discord, &session, database, &done);
    let mut workers = workers.unwrap_or_else(|| work(&discord, &done, &stop));
    discord.until("the bot to be back", |state| state.open.is_some().then_some(())).await;
    sleep(Duration::from_millis(300)).await;
    stop.store(true, Ordering::SeqCst);
    while let Some(ended) = workers.join_next().await {
        ended.unwrap();
    }
    bot.terminate().await;
    assert!(bot.ended().await.0.success());

    nothing_is_lost(database, &done, rounds, 0).await;
    let [cases, entries, _, answers, _] = stored(database).await;
    let unsure = done.unsure.load(Ordering::SeqCst);
    for sql in [
        "SELECT CAST(number AS TEXT) FROM cases WHERE entries > 2",
        "SELECT CAST(number AS TEXT) FROM entries GROUP BY place, number HAVING max(seq) <> count(*)",
        "SELECT entry FROM entries GROUP BY place, number, entry HAVING count(*) > 1",
        "SELECT CAST(number AS TEXT) FROM cases GROUP BY place, number HAVING count(*) > 1",
    ] {
        assert_eq!(database.texts(sql).await, Vec::<String>::new(), "{sql}");
    }
    let last = number(database, "SELECT CAST(last_number AS TEXT) FROM places").await;
    assert_eq!(last, cases, "numbers without gaps");
    let counted = "SELECT CAST(COALESCE(sum(answered), 0) AS TEXT) FROM quiz_tallies WHERE span LIKE '%/%'";
    assert_eq!(number(database, counted).await, answers, "every answer counts, and counts once");
    match sessions {
        Some(sessions) => assert_eq!(discord.told(2).len(), sessions, "one session from the first to the last"),
        None => println!("no life was long enough to write a session down: what becomes of one was not tested"),
    }
    println!("told: {:#?}", done.words.lock().unwrap());
    println!("{rounds} times killed: {cases} cases, {entries} entries, {answers} answers; told to wait {unsure} times");
}

on_both!(whatever_was_acknowledged_is_stored_once, |database| killed(database).await);

//! The daily question by clocks that are put forward and back, by the real program under libfaketime; two processes that both
//! have one to post; and a channel that takes none.

use std::{
    fs,
    path::{Path, PathBuf},
    sync::Once,
    time::Duration,
};

use director_please::{
    case::Person,
    league::{Day, Hour, Period, Zone},
    store::{Cause, Given, Plan, Round, ServerSettings, Store},
};
use serde_json::{Value, json};
use tokio::time::sleep;

use crate::{
    cases::{content, says},
    database::Database,
    discord::{Discord, Fault, Posted, Refusal, Sharding, State, With},
    events::{self, option},
    on_both::on_both,
    program::{Program, session_file},
    quiz::{NORTH, QUIZ, person, place, round_of},
    settings::{MANAGER, PLAYER},
};

/// How long nothing is to happen, where nothing should: the bot looks more often than that.
const A_WHILE: Duration = Duration::from_millis(2500);

/// The library that gives a process another clock, if the machine has it.
fn libfaketime() -> Option<PathBuf> {
    static SAY: Once = Once::new();
    let folders = fs::read_dir("/usr/lib").into_iter().flatten().flatten();
    let mut found = folders.map(|folder| folder.path().join("faketime/libfaketimeMT.so.1"));
    let library = found.find(|library| library.exists());
    if library.is_none() {
        assert!(std::env::var_os("CI").is_none(), "libfaketime is not installed");
        SAY.call_once(|| {
            // Not captured, unlike what eprintln! says: the person who runs the tests shall see it.
            let said = b"skipped: the daily question by other clocks, because libfaketime is not installed\n";
            let _ = std::io::Write::write_all(&mut std::io::stderr(), said);
        });
    }
    library
}

/// A bot with a clock of its own, which stands still until it is set.
struct Clock {
    file: PathBuf,
}

impl Clock {
    fn at(moment: &str) -> Clock {
        let clock = Clock { file: session_file().with_extension("clock") };
        clock.set(moment);
        clock
    }

    /// Sets it, in universal time. No reader sees half of it.
    fn set(&self, moment: &str) {
        let new = self.file.with_extension("new");
        fs::write(&new, format!("{moment}\n")).unwrap();
        fs::rename(new, &self.file).unwrap();
    }

    fn start(&self, library: &Path, discord: &Discord, session: &Path, store: &str) -> Program {
        Program::run_for(
            discord,
            session,
            store,
            &[
                ("TZ", "UTC"),
                ("LD_PRELOAD", library.to_str().unwrap()),
                ("FAKETIME_TIMESTAMP_FILE", self.file.to_str().unwrap()),
                ("FAKETIME_NO_CACHE", "1"),
                ("FAKETIME_DONT_FAKE_MONOTONIC", "1"),
                ("NO_FAKE_STAT", "1"),
            ],
        )
    }
}

/// Seconds since 1970 of an hour in universal time.
fn moment(day: &str, hour: i64) -> i64 {
    let daily = director_please::league::Daily { hour: Hour::new(0).unwrap(), zone: Zone::UTC };
    daily.moment(day.parse().unwrap()).unwrap() + hour * 3600
}

async fn with_channel(store: &Store, plan: &Plan) {
    let here = ServerSettings { quiz_channel: Some(QUIZ.parse().unwrap()), ..ServerSettings::default() };
    store.set_server(place(), &here).await.unwrap();
    store.set_plan(place(), plan, Cause { id: "plan", at: plan.set_at }).await.unwrap();
}

fn dailies(discord: &Discord) -> Vec<Posted> {
    discord.lock().posted.iter().filter(|posted| posted.channel == QUIZ).cloned().collect()
}

/// Waits for the daily question number `index`, from 0, and until the bot has kept that it is posted.
async fn daily(discord: &Discord, store: &Store, index: usize) -> Round {
    let card = discord.posted(QUIZ, index).await;
    loop {
        let round = store.round(round_of(&card)).await.unwrap().unwrap();
        if round.daily.is_some() {
            return round;
        }
        sleep(Duration::from_millis(20)).await;
    }
}

/// When a question is to come: a second before that it is not there.
struct Due {
    day: &'static str,
    hour: i64,
}

/// Oslo has its question at 2 o'clock. On the last Sunday of March 2031 there is no such hour, and it comes at 3, which is 1
/// in universal time; on the last Sunday of October there are two, of which the first one counts.
const SEASONS: [[Due; 3]; 2] = [
    [Due { day: "2031-03-29", hour: 1 }, Due { day: "2031-03-30", hour: 1 }, Due { day: "2031-03-31", hour: 0 }],
    [Due { day: "2031-10-25", hour: 0 }, Due { day: "2031-10-26", hour: 0 }, Due { day: "2031-10-27", hour: 1 }],
];

/// The second before the hour.
fn just_before(due: &Due) -> String {
    let (day, hour) = match due.hour {
        0 => (Day::of(moment(due.day, 0) - 1, &Zone::UTC).to_string(), 23),
        hour => (due.day.to_owned(), hour - 1),
    };
    format!("{day} {hour:02}:59:59")
}

on_both!(once_a_day_and_at_its_time_when_clocks_are_put_forward_and_back, |database| {
    let Some(library) = libfaketime() else { return };
    let (discord, store) = (Discord::start().await, database.open().await);
    let plan = Plan { hour: Hour::new(2), zone: "Europe/Oslo".parse().unwrap(), set_at: 1, ..Plan::default() };
    with_channel(&store, &plan).await;
    let clock = Clock::at(&just_before(&SEASONS[0][0]));
    let _bot = clock.start(&library, &discord, &session_file(), &database.url());
    discord.ready().await;
    let mut number = 0;
    for (season, days) in SEASONS.iter().enumerate() {
        for due in days {
            clock.set(&just_before(due));
            sleep(A_WHILE).await;
            assert_eq!(dailies(&discord).len(), number, "before {} {}", due.day, due.hour);
            clock.set(&format!("{} {:02}:00:00", due.day, due.hour));
            let round = daily(&discord, &store, number).await;
            assert_eq!((round.day.to_string().as_str(), round.at), (due.day, moment(due.day, due.hour)));
            number += 1;
            assert_eq!(round.daily, Some(u32::try_from(number).unwrap()));
            let answer = |right: bool| Given { by: Person(0), choice: 0, right, at: round.at + 60 };
            store.answer(round.id, Given { by: person(PLAYER), ..answer(true) }).await.unwrap();
            store.answer(round.id, Given { by: person(NORTH), ..answer(due.day != "2031-10-25") }).await.unwrap();
            if due.day == "2031-10-26" {
                // It is 2 o'clock once more.
                clock.set("2031-10-26 01:00:00");
                sleep(A_WHILE).await;
                clock.set("2031-10-26 22:59:59");
                sleep(A_WHILE).await;
            }
        }
        assert_eq!(dailies(&discord).len(), 3 * (season + 1), "each day has had one");
    }
    // The last one is not revealed yet. Summer time breaks no streak, and one wrong answer does.
    let season = Period::Season.of("2031-10-27".parse().unwrap()).key;
    let board = store.board(place(), &season, 10, person(PLAYER)).await.unwrap();
    let streaks: Vec<_> = board.lines.iter().map(|line| (line.person, line.score.right, line.streak)).collect();
    assert_eq!(streaks, [(person(PLAYER), 2, 5), (person(NORTH), 1, 1)]);
});

/// Both have the same clock as everybody, and the question is due for both as soon as they start, or look again.
#[tokio::test]
async fn two_processes_on_one_store_post_it_once() {
    let Some(database) = Database::postgres("daily_two_processes").await else { return };
    let (discord, store) = (Discord::start().await, database.open().await);
    discord.lock().sharding = Sharding { recommended: 2, concurrency: 2, ..Sharding::default() };
    with_channel(&store, &Plan { hour: Hour::new(0), set_at: 1, ..Plan::default() }).await;
    let start = |shard: &str| Program::run_for(&discord, &session_file(), &database.url(), &[("SHARDS", shard)]);
    let _bots = [start("0/2"), start("1/2")];
    discord.ready().await;
    for index in 0..3 {
        let round = daily(&discord, &store, index).await;
        assert_eq!(round.daily, Some(u32::try_from(index + 1).unwrap()));
        // Both look again meanwhile, and find nothing to do.
        sleep(Duration::from_secs(6)).await;
        let sent = format!("/channels/{QUIZ}/messages");
        let sends = |call: &&crate::discord::Call| call.method == "POST" && call.path.ends_with(&sent);
        assert_eq!(discord.lock().calls.iter().filter(sends).count(), index + 1, "nobody even tried it twice");
        // It is another day: what was posted was posted long ago.
        let back = format!("day = '2000-01-0{}', asked_with = asked_with || ' {index}'", index + 1);
        database.run(&format!("UPDATE quiz_rounds SET {back} WHERE day = '{}'", round.day)).await;
        database.run("UPDATE quiz_plans SET next_at = 0").await;
    }
    drop(_bots);
    database.remove().await;
}

/// Discord refuses every message in a channel.
fn refuse(discord: &Discord, status: u16) {
    let body = json!({"code": if status == 403 { 50001 } else { 10003 }, "message": "refused"});
    discord.fault(Fault { path: "/channels/1000000000000000072/messages", status, body, ..Fault::default() });
}

fn tries(state: &State) -> usize {
    state.calls.iter().filter(|call| call.path.ends_with("/channels/1000000000000000072/messages")).count()
}

async fn does(discord: &Discord, who: events::Somebody, interaction: Value) -> Posted {
    discord.does(who.does(interaction)).await
}

on_both!(a_channel_that_is_gone_is_tried_less_and_less_often_and_that_is_said, |database| {
    let (discord, store) = (Discord::start().await, database.open().await);
    with_channel(&store, &Plan { hour: Hour::new(0), set_at: 1, ..Plan::default() }).await;
    refuse(&discord, 404);
    let bot = Program::start_on(&discord, &session_file(), &database.url());
    discord.ready().await;
    discord.until("a try", |state| (tries(state) == 1).then_some(())).await;
    let kept = async |pause: i64| loop {
        let due = store.dailies(i64::MAX).await.unwrap().due.remove(0);
        if let Some((_, again_at)) = due.put_off {
            return again_at - pause;
        }
        sleep(Duration::from_millis(20)).await;
    };
    kept(120).await;
    let said = does(&discord, MANAGER, events::quiz("daily", &[], "en-US")).await;
    says(&said, &["Every day at 0:00", "I can’t post in <#1000000000000000072>", "I’ll try again <t:"]);
    let said = does(&discord, NORTH, events::quiz("daily", &[], "en-US")).await;
    says(&said, &["Jeg kan ikke skrive i <#1000000000000000072>"]);
    // It looks again, and does not even try.
    sleep(Duration::from_secs(6)).await;
    assert_eq!(tries(&discord.lock()), 1);

    // Once it is time, it tries again; refused once more, it waits twice as long.
    refuse(&discord, 403);
    database.run("UPDATE quiz_rounds SET posting_at = posting_at - 200").await;
    database.run("UPDATE quiz_plans SET next_at = next_at - 200").await;
    discord.until("the second try", |state| (tries(state) == 2).then_some(())).await;
    let (second, now) = (kept(240).await, std::time::SystemTime::now());
    let now = now.duration_since(std::time::UNIX_EPOCH).unwrap().as_secs().cast_signed();
    assert!(second <= now && second > now - 3600, "{second} {now}");
    // A new channel is tried at once.
    let elsewhere = events::settings("server", &[events::channel("quiz_channel", "1000000000000000073")], "en-US");
    does(&discord, MANAGER, elsewhere).await;
    let posted = discord.posted("1000000000000000073", 0).await;
    assert!(content(&posted).contains("Daily question"), "{posted:#?}");
    while store.refused(place()).await.unwrap().is_some() {
        sleep(Duration::from_millis(20)).await;
    }
    let said = does(&discord, MANAGER, events::quiz("daily", &[], "en-US")).await;
    assert!(!content(&said).contains("I can’t post in"), "{said:#?}");
    drop(bot);
});

on_both!(what_the_daily_question_is_about_stays_until_it_is_cleared, |database| {
    let (discord, store) = (Discord::start().await, database.open().await);
    let _bot = Program::start_on(&discord, &session_file(), &database.url());
    discord.ready().await;
    let set = async |options: &[Value]| does(&discord, MANAGER, events::quiz("daily", options, "en-US")).await;
    let zone = option("zone", json!("Europe/Oslo"));
    let all = [option("hour", json!(9)), zone, option("level", json!(2)), option("law", json!(27))];
    let all = [&all[..], &[option("edition", json!("2007"))]].concat();
    says(&set(&all).await, &["9:00, time zone Europe/Oslo", "Level 2.", "Law 27.", "2007"]);
    let first = store.plan(place()).await.unwrap().set_at;
    says(&set(&[option("hour", json!(10))]).await, &["10:00, time zone Europe/Oslo", "Level 2.", "Law 27.", "2007"]);
    let moved = store.plan(place()).await.unwrap();
    assert!(moved.set_at >= first && moved.law == Some(27));
    // Another level leaves the rest, and today's question is due as it was.
    says(&set(&[option("level", json!(0))]).await, &["10:00", "Level 0.", "Law 27."]);
    assert_eq!(store.plan(place()).await.unwrap().set_at, moved.set_at);
    let cleared = set(&[option("clear", json!("law"))]).await;
    says(&cleared, &["10:00", "Level 0.", "2007"]);
    assert!(!content(&cleared).contains("Law 27"), "{cleared:#?}");
    // What is chosen with it is set after that.
    let anew = set(&[option("clear", json!("all")), option("law", json!(31))]).await;
    says(&anew, &["10:00", "Law 31."]);
    assert!(!content(&anew).contains("Level") && !content(&anew).contains("2007"), "{anew:#?}");
    says(&set(&[option("off", json!(true))]).await, &["There is no daily question"]);
    let plan = store.plan(place()).await.unwrap();
    assert_eq!((plan.hour, plan.law, plan.zone.name()), (None, Some(31), "Europe/Oslo"));
});

/// One channel does not answer, and one server's plan cannot be read: the others have their question all the same.
#[tokio::test]
async fn a_channel_that_does_not_answer_and_a_plan_that_cannot_be_read_delay_nobody() {
    const OTHERS: u64 = 5;
    let database = Database::sqlite();
    let (discord, store) = (Discord::start().await, database.open().await);
    let path = "/channels/1000000000000000072/messages";
    let fault = Fault { status: 500, delay: Duration::from_secs(1000), ..Fault::default() };
    discord.lock().refusals.push(Refusal { path: path.to_owned(), with: With::Anything, times: 1000, fault });
    let plan = Plan { hour: Hour::new(0), set_at: 1, ..Plan::default() };
    with_channel(&store, &plan).await;
    // They come after it, by their names.
    let channel = |nth: u64| 1_000_000_000_000_000_900 + nth;
    for nth in 0..=OTHERS {
        let elsewhere = director_please::case::Place::Server(2_000_000_000_000_000_000 + nth);
        let here = ServerSettings { quiz_channel: Some(channel(nth)), ..ServerSettings::default() };
        store.set_server(elsewhere, &here).await.unwrap();
        store.set_plan(elsewhere, &plan, Cause { id: &format!("plan {nth}"), at: 1 }).await.unwrap();
    }
    database.run("UPDATE quiz_plans SET zone = 'X/Y' WHERE place = 's2000000000000000000'").await;
    store.close().await;
    let _bot = Program::start_on(&discord, &session_file(), &database.url());
    discord.ready().await;
    for nth in 1..=OTHERS {
        discord.posted(&channel(nth).to_string(), 0).await;
    }
    assert_eq!(discord.lock().posted.iter().filter(|posted| posted.channel == channel(0).to_string()).count(), 0);
    drop(_bot);
    database.remove().await;
}

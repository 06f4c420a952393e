//! The gateway is lost, in every way in which Discord can lose it: what the bot does then, and what it does not.
//!
//! With `LONG_FAULTS` set, also what takes minutes.

use std::{
    env,
    time::{Duration, Instant},
};

use futures_util::{StreamExt as _, stream};
use tokio::time::sleep;

use crate::{
    connection::ask,
    discord::{Discord, Lose, Welcome},
    events,
    program::{Program, session_file},
};

/// What the bot does after a loss.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Then {
    /// It resumes; what was sent in between is answered.
    Resumes,
    /// It tries to, and begins a new session, because Discord has forgotten the old one.
    Begins,
    /// It ends, and says this.
    Ends(&'static str),
}

use Then::{Begins, Ends, Resumes};

/// Every code that Discord documents, and every one of the WebSocket protocol; `Begins` stands for a Discord that has
/// forgotten the session, as its documentation says of 4007 and 4009.
const LOSSES: &[(Lose, Then)] = &[
    (Lose::Reset, Resumes),
    (Lose::Fin, Resumes),
    (Lose::CloseWithoutCode, Resumes),
    (Lose::Reconnect, Resumes),
    (Lose::InvalidSession { resumable: true }, Resumes),
    (Lose::Close(1000), Resumes),
    (Lose::Close(1001), Resumes),
    (Lose::Close(1002), Resumes),
    (Lose::Close(1003), Resumes),
    (Lose::Close(1004), Resumes),
    (Lose::Close(1005), Resumes),
    (Lose::Close(1006), Resumes),
    (Lose::Close(1007), Resumes),
    (Lose::Close(1008), Resumes),
    (Lose::Close(1009), Resumes),
    (Lose::Close(1010), Resumes),
    (Lose::Close(1011), Resumes),
    (Lose::Close(1012), Resumes),
    (Lose::Close(1013), Resumes),
    (Lose::Close(1014), Resumes),
    (Lose::Close(1015), Resumes),
    (Lose::Close(4000), Resumes),
    (Lose::Close(4001), Resumes),
    (Lose::Close(4002), Resumes),
    (Lose::Close(4003), Resumes),
    (Lose::Close(4004), Ends("revoked")),
    (Lose::Close(4005), Resumes),
    (Lose::Close(4006), Resumes),
    (Lose::Close(4007), Resumes),
    (Lose::Close(4008), Resumes),
    (Lose::Close(4009), Resumes),
    (Lose::Close(4010), Ends("4010")),
    (Lose::Close(4011), Ends("shards")),
    (Lose::Close(4012), Ends("4012")),
    (Lose::Close(4013), Ends("4013")),
    (Lose::Close(4014), Ends("4014")),
    (Lose::Close(4999), Resumes),
    (Lose::InvalidSession { resumable: false }, Begins),
    (Lose::Close(1000), Begins),
    (Lose::Close(4000), Begins),
    (Lose::Close(4003), Begins),
    (Lose::Close(4007), Begins),
    (Lose::Close(4009), Begins),
];

/// Loses the connection, sends an event meanwhile, and wants what the table says. Gives how long the bot was away. The
/// Discord of the tests refuses an answer after three seconds.
async fn away(how: Lose, then: Then) -> Duration {
    let (discord, bot) = Program::with_discord().await;
    ask(&discord).await;
    let lost = Instant::now();
    discord.lose(how);
    if let Ends(said) = then {
        let (status, log) = bot.ended().await;
        assert_eq!(status.code(), Some(1), "{how:?}");
        assert!(log.contains(said), "{how:?}: {log}");
        return lost.elapsed();
    }
    if then == Begins {
        discord.lock().session = None;
        let is_new = |session: &str| session.ends_with("-2");
        discord.until("a new session", |state| state.session.as_deref().filter(|it| is_new(it)).map(drop)).await;
    }
    ask(&discord).await;
    let back = lost.elapsed();
    ask(&discord).await;
    let told = (discord.told(2).len(), discord.told(6).len());
    // Told that the session is gone, it does not ask for it.
    let asked_for_it = usize::from(!matches!(how, Lose::InvalidSession { resumable: false }));
    assert_eq!(told, if then == Begins { (2, asked_for_it) } else { (1, 1) }, "{how:?} {then:?}");
    assert_eq!(discord.count("/callback"), 3, "{how:?}");
    back
}

#[tokio::test]
async fn every_way_of_losing_the_connection() {
    let mut all =
        stream::iter(LOSSES.iter().map(|(how, then)| async move { (how, then, away(*how, *then).await) })).buffered(4);
    while let Some((how, then, time)) = all.next().await {
        println!("{how:?}: {then:?}, {time:.1?}");
    }
}

/// A gateway that receives everybody in this way for a while: how often the bot came, how busy it was, and how long it
/// took to come back. What was sent in between is answered.
async fn ill_received(welcome: Welcome, time: Duration) -> (usize, Duration, Duration) {
    let (discord, bot) = Program::with_discord().await;
    ask(&discord).await;
    discord.lock().welcome = welcome;
    discord.lose(Lose::Reset);
    discord.lost().await;
    let (busy, came) = (bot.busy(), discord.lock().connected.len());
    // A message may be answered later than an interaction.
    let message = events::whispered(&discord, "1H P 1H ib");
    let channel = message["channel_id"].as_str().unwrap().to_owned();
    discord.dispatch("MESSAGE_CREATE", message);
    sleep(time).await;
    let busy = bot.busy().zip(busy).map_or(Duration::ZERO, |(after, before)| after - before);
    let came = discord.lock().connected.len() - came;
    let back = Instant::now();
    discord.lock().welcome = Welcome::Kind;
    if welcome == Welcome::Invalid {
        // The session is gone, and the message with it.
        let up = |state: &crate::discord::State| state.open.is_some().then_some(());
        discord.until_within(Duration::from_secs(60), "a session", up).await;
    } else {
        let posted = |state: &crate::discord::State| state.posted.iter().any(|it| it.channel == channel).then_some(());
        discord.until_within(Duration::from_secs(60), "an answer", posted).await;
        assert_eq!(discord.told(2).len(), 1, "{welcome:?}: the session was given up");
    }
    let back = back.elapsed();
    ask(&discord).await;
    println!("{welcome:?} for {time:?}: came {came} times, busy {busy:?}, back after {back:.1?}");
    assert!(busy < time / 2, "{welcome:?}: busy for {busy:?} in {time:?}");
    (came, busy, back)
}

const ILL: [Welcome; 5] =
    [Welcome::Refuses, Welcome::HangsUp, Welcome::Closes(4000), Welcome::Closes(1000), Welcome::Closes(1011)];

#[tokio::test]
async fn a_gateway_that_is_away_for_seconds_costs_nothing() {
    let mut all = stream::iter(ILL.map(|welcome| ill_received(welcome, Duration::from_secs(4)))).buffered(5);
    while let Some((came, ..)) = all.next().await {
        // One that hangs up may do so a dozen times before a try is seen to have failed; without a pause it is thousands.
        assert!((1..=200).contains(&came), "{came} times in four seconds");
    }
}

/// Who is never let in does not ask without end: Discord counts, and resets the token of a bot that does.
#[tokio::test]
async fn a_session_that_is_refused_again_and_again_is_not_asked_for_in_a_storm() {
    let (came, ..) = ill_received(Welcome::Invalid, Duration::from_secs(6)).await;
    assert!((2..=5).contains(&came), "{came} times in six seconds");
}

#[tokio::test]
async fn a_gateway_that_is_away_for_minutes() {
    if env::var_os("LONG_FAULTS").is_none() {
        return;
    }
    let minute = Duration::from_secs(60);
    let all = ILL.into_iter().chain([Welcome::Silent, Welcome::Deaf]).map(|welcome| ill_received(welcome, minute));
    let longer = [ill_received(Welcome::Refuses, Duration::from_secs(100)), ill_received(Welcome::Invalid, 4 * minute)];
    let mut all = stream::iter(all.chain(longer)).buffered(9);
    while let Some((came, ..)) = all.next().await {
        assert!((1..=200).contains(&came), "{came} times");
    }
}

#[tokio::test]
async fn a_bot_that_starts_while_the_gateway_is_away_waits_for_it() {
    let discord = Discord::start().await;
    discord.lock().welcome = Welcome::HangsUp;
    let _bot = Program::start_with(&discord, &session_file());
    discord.until("three tries", |state| (state.connected.len() >= 3).then_some(())).await;
    discord.lock().welcome = Welcome::Kind;
    discord.ready().await;
    ask(&discord).await;
}

/// What was resumed by the common address is kept with the address of the session.
#[tokio::test]
async fn a_session_that_survived_a_refusal_is_still_kept_for_the_next_process() {
    let (discord, file) = (Discord::start().await, session_file());
    let bot = Program::start_with(&discord, &file);
    discord.ready().await;
    discord.lock().welcome = Welcome::Refuses;
    discord.lose(Lose::Reset);
    discord.until("a refusal", |state| (state.connected.len() >= 2).then_some(())).await;
    discord.lock().welcome = Welcome::Kind;
    ask(&discord).await;
    bot.terminate().await;
    assert!(bot.ended().await.0.success());
    let kept: serde_json::Value = serde_json::from_slice(&std::fs::read(&file).unwrap()).unwrap();
    assert_eq!(kept["sequence"], 3, "READY, RESUMED and the question: {kept}");
}

/// As long as sessions are resumed, nobody waits long for an answer, however often the connection is lost.
#[tokio::test]
async fn twenty_losses_in_a_row_lose_nothing_and_none_takes_long() {
    let (discord, _bot) = Program::with_discord().await;
    let hows = [Lose::Reset, Lose::Close(4000), Lose::Reconnect, Lose::Fin];
    let mut longest = Duration::ZERO;
    for how in hows.into_iter().cycle().take(20) {
        let message = events::whispered(&discord, "1H P 1H ib");
        let channel = message["channel_id"].as_str().unwrap().to_owned();
        let resumed = discord.told(6).len();
        let lost = discord.watch();
        discord.lose(how);
        discord.dispatch("MESSAGE_CREATE", message);
        discord
            .until("a resume", |state| {
                let resumes = state.gateway_log.iter().filter(|told| told["op"] == 6).count();
                (resumes > resumed).then_some(())
            })
            .await;
        longest = longest.max(lost.elapsed());
        discord.posted(&channel, 0).await;
    }
    println!("twenty losses: away for {longest:.1?} at most");
    assert!(longest < Duration::from_secs(2), "{longest:?}");
    assert_eq!((discord.told(2).len(), discord.told(6).len()), (1, 20));
}

/// What is said before the new session is lost for good.
#[tokio::test]
async fn a_session_that_was_forgotten_in_an_outage_is_replaced_at_once() {
    let (discord, bot) = Program::with_discord().await;
    discord.lock().welcome = Welcome::Refuses;
    discord.lose(Lose::Reset);
    // Six tries: the next session would be begun half a minute later, had it counted them.
    discord
        .until_within(Duration::from_secs(60), "six tries", |state| (state.connected.len() >= 8).then_some(()))
        .await;
    {
        let mut state = discord.lock();
        (state.session, state.welcome) = (None, Welcome::Kind);
    }
    let up = |state: &crate::discord::State| state.session.is_some().then_some(());
    discord.until_within(Duration::from_secs(60), "a session", up).await;
    let waited = {
        let connected = &discord.lock().connected;
        connected[connected.len() - 1] - connected[connected.len() - 2]
    };
    println!("forgotten: a new session is asked for after {waited:.1?}");
    // Half a minute, had it counted the tries of the outage.
    assert!(waited >= Duration::from_secs(1) && waited < Duration::from_secs(20), "{waited:?}");
    assert!(bot.log().contains("forgotten the session"), "{}", bot.log());
    ask(&discord).await;
    assert_eq!(discord.told(2).len(), 2);
}

#[tokio::test]
async fn why_the_gateway_lets_nobody_in_is_in_the_log() {
    let discord = Discord::start().await;
    discord.lock().welcome = Welcome::Closes(4002);
    let bot = Program::start_with(&discord, &session_file());
    discord.until("two tries", |state| (state.connected.len() >= 2).then_some(())).await;
    let log = bot.log();
    let line = log.lines().find(|line| line.contains("4002")).unwrap_or_else(|| panic!("{log}"));
    assert!(line.contains("WARN") && line.contains("as the test wants"), "{line}");
}

//! One process is told to end while events come, and another one takes over: each event is answered once.

use std::{
    path::Path,
    time::{Duration, Instant},
};

use serde_json::Value;
use tokio::time::sleep;

use crate::{
    cases::SOUTH,
    database::Database,
    discord::{Discord, Fault, State},
    events,
    on_both::on_both,
    program::{Program, session_file},
};

/// What is asked without a pause for a while: interactions by their tokens, and channels in which a message was written.
async fn ask(discord: Discord, time: Duration) -> (Vec<String>, Vec<String>) {
    let (mut tokens, mut channels) = (Vec::new(), Vec::new());
    let began = Instant::now();
    while began.elapsed() < time {
        let (id, token) = (discord.new_id(), format!("token-{}", discord.new_id()));
        let question = SOUTH.does(events::ruling("1H P 1H ib", &[], "en-GB", "en-US"));
        discord.interact_as(question, &id, &token, None);
        tokens.push(token);
        if tokens.len().is_multiple_of(3) {
            let message = events::whispered(&discord, "1H P 1H ib");
            channels.push(message["channel_id"].as_str().unwrap().to_owned());
            discord.dispatch("MESSAGE_CREATE", message);
        }
        sleep(Duration::from_millis(300)).await;
    }
    (tokens, channels)
}

/// Starts a bot that goes on with the session, and waits until it does.
async fn start(discord: &Discord, session: &Path, database: &Database) -> Program {
    let came = |state: &State| state.gateway_log.iter().filter(|told| told["op"] == 2 || told["op"] == 6).count();
    let before = came(&discord.lock());
    let bot = Program::start_on(discord, session, &database.url());
    discord.until("the bot", |state| (came(state) > before && state.open.is_some()).then_some(())).await;
    bot
}

async fn taken_over(database: &Database) {
    let (discord, session) = (Discord::start().await, session_file());
    let mut bot = start(&discord, &session, database).await;
    discord.ready().await;
    let asking = tokio::spawn(ask(discord.clone(), Duration::from_secs(4)));
    for takeover in 0..4 {
        sleep(Duration::from_millis(500)).await;
        bot.terminate().await;
        // The next one starts while the last is still at work, or after it.
        let is_early = takeover % 2 == 0;
        let next = if is_early { Some(start(&discord, &session, database).await) } else { None };
        let (status, log) = bot.ended().await;
        assert!(status.success(), "{log}");
        bot = match next {
            Some(next) => next,
            None => start(&discord, &session, database).await,
        };
    }
    let (tokens, channels) = asking.await.unwrap();
    let all = |state: &State| {
        let answered = tokens.iter().all(|token| state.interactions[token].answered);
        let said = channels.iter().all(|channel| state.posted.iter().any(|it| it.channel == *channel));
        (answered && said).then_some(())
    };
    discord.until_within(Duration::from_secs(60), "answers to all", all).await;
    bot.terminate().await;
    assert!(bot.ended().await.0.success());
    let is_note = |body: &Value| body["content"].as_str().unwrap().starts_with("-# This case could not be stored");
    let answers = discord.lock().posted.iter().filter(|it| !is_note(&it.body)).count();
    assert_eq!(answers, tokens.len() + channels.len(), "each is answered once");
    let notes = discord.lock().posted.iter().filter(|it| it.body.to_string().contains("could not be stored")).count();
    let cases = database.texts("SELECT opened_with FROM cases").await.len();
    assert!((answers - notes..=answers).contains(&cases), "each is one case: {cases} of {answers}, {notes} excused");
    assert_eq!(discord.told(2).len(), 1, "one session");
}

on_both!(each_event_is_answered_once_whichever_process_is_at_work, |database| taken_over(database).await);

/// A Discord that takes everything and says nothing: what was begun is left to the next process.
#[tokio::test]
async fn a_discord_that_does_not_answer_holds_up_no_end() {
    let database = Database::sqlite();
    let (discord, session) = (Discord::start().await, session_file());
    let bot = start(&discord, &session, &database).await;
    discord.ready().await;
    let silent = Fault { path: "/", delay: Duration::from_secs(60), ..Fault::default() };
    discord.lock().faults.extend(vec![silent; 100]);
    let (id, token) = (discord.new_id(), "token-of-a-question");
    discord.interact_as(events::ruling("1H P 1H ib", &[], "en-GB", "en-US"), &id, token, None);
    let message = events::whispered(&discord, "1H P 1H ib");
    let channel = message["channel_id"].as_str().unwrap().to_owned();
    discord.dispatch("MESSAGE_CREATE", message);
    discord.until("both under way", |state| (state.faults.len() <= 98).then_some(())).await;
    bot.terminate().await;
    // Within ten seconds, or this fails.
    let (status, log) = bot.ended().await;
    assert!(status.success() && log.contains("some answers were not finished"), "{log}");
    discord.lock().faults.clear();
    let next = start(&discord, &session, &database).await;
    discord.until("the answer to the question", |state| state.interactions[token].answered.then_some(())).await;
    discord.message(&channel, 0).await;
    assert_eq!(discord.told(2).len(), 1, "one session");
    drop(next);
    database.remove().await;
}

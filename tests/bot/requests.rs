//! What goes wrong on the way to Discord, and limits.

use std::time::Duration;

use serde_json::{Value, json};

use crate::{
    discord::{Discord, Fault, Refusal, TOKEN, With},
    events,
    program::{NO_STORE, Program, session_file},
};

fn fault(path: &'static str, status: u16, body: Value) -> Fault {
    Fault { path, status, body, ..Fault::default() }
}

fn too_many(path: &'static str, retry_after: f64) -> Fault {
    let body = json!({"message": "You are being rate limited.", "retry_after": retry_after, "global": false});
    Fault { headers: vec![("retry-after", "60")], ..fault(path, 429, body) }
}

/// When the requests with `part` in their path came, and what became of them.
fn tries(discord: &Discord, part: &str) -> Vec<(u16, std::time::Instant)> {
    let state = discord.lock();
    state.calls.iter().filter(|call| call.path.contains(part)).map(|call| (call.status, call.at)).collect()
}

#[tokio::test]
async fn a_rate_limit_is_waited_out() {
    let (discord, _bot) = Program::with_discord().await;
    let message = events::whispered(&discord, "1H P 1H ib");
    let channel = message["channel_id"].as_str().unwrap().to_owned();
    discord.fault(too_many("/messages", 0.4));
    discord.fault(too_many("/messages", 0.3));
    discord.dispatch("MESSAGE_CREATE", message);
    discord.message(&channel, 0).await;
    let tries = tries(&discord, &channel);
    assert_eq!(tries.iter().map(|(status, _)| *status).collect::<Vec<_>>(), [429, 429, 200]);
    let waits: Vec<Duration> = tries.windows(2).map(|pair| pair[1].1 - pair[0].1).collect();
    assert!(waits[0] >= Duration::from_millis(400) && waits[1] >= Duration::from_millis(300), "{waits:?}");
    assert!(
        waits.iter().all(|wait| *wait < Duration::from_secs(60)),
        "as the body says, and not the header: {waits:?}"
    );
}

/// Discord refuses, says when to try again, and that is at once: each time it counts against the bot's address.
#[tokio::test]
async fn a_wait_of_nothing_makes_no_storm() {
    let limited =
        fault("", 429, json!({"message": "You are being rate limited.", "retry_after": 0.0, "global": false}));
    let unavailable = Fault { headers: vec![("retry-after", "0")], ..fault("", 503, json!("Unavailable")) };
    for fault in [limited, unavailable] {
        for path in ["/messages", "/callback"] {
            let discord = Discord::start().await;
            let _bot = Program::start_without_store(&discord).await;
            let refusal = Refusal { path: path.to_owned(), with: With::Anything, times: 100_000, fault: fault.clone() };
            discord.lock().refusals.push(refusal);
            if path == "/messages" {
                discord.dispatch("MESSAGE_CREATE", events::whispered(&discord, "1H P 1H ib"));
            } else {
                discord.interact(events::ruling("1H P 1H ib", &[], "en-US", "no"));
            }
            discord.until("a refusal", |state| state.calls.iter().any(|it| it.path.contains(path)).then_some(())).await;
            tokio::time::sleep(Duration::from_secs(4)).await;
            let tries = tries(&discord, path).len();
            assert!((2..=20).contains(&tries), "{}, {path}: {tries} tries", fault.status);
        }
    }
}

#[tokio::test]
async fn a_limit_that_is_used_up_is_respected_without_being_told() {
    let (discord, _bot) = Program::with_discord().await;
    let message = events::whispered(&discord, "1H P 1H ib");
    let channel = message["channel_id"].as_str().unwrap().to_owned();
    let headers = vec![("x-ratelimit-remaining", "0"), ("x-ratelimit-reset-after", "0.5")];
    discord.fault(Fault { headers, ..fault("/messages", 200, json!({})) });
    discord.dispatch("MESSAGE_CREATE", message.clone());
    discord.message(&channel, 0).await;
    discord.dispatch("MESSAGE_CREATE", message);
    discord.message(&channel, 1).await;
    let tries = tries(&discord, &channel);
    assert_eq!(tries.iter().map(|(status, _)| *status).collect::<Vec<_>>(), [200, 200]);
    assert!(tries[1].1 - tries[0].1 >= Duration::from_millis(450), "{tries:?}");
}

#[tokio::test]
async fn a_rate_limit_on_one_answer_does_not_hold_up_another() {
    let (discord, _bot) = Program::with_discord().await;
    discord.fault(too_many("/messages", 30.0));
    discord.dispatch("MESSAGE_CREATE", events::whispered(&discord, "1H P 1H ib"));
    discord.until("a 429", |state| state.calls.iter().any(|call| call.status == 429).then_some(())).await;
    let token = discord.interact(events::ruling("1H P 1H ib", &[], "en-US", "no"));
    discord.response(&token).await;
}

#[tokio::test]
async fn discords_own_faults_are_tried_again() {
    let (discord, _bot) = Program::with_discord().await;
    discord.fault(fault("/callback", 502, json!("Bad Gateway")));
    discord.fault(fault("/callback", 500, Value::Null));
    let token = discord.interact(events::ruling("1H P 1H ib", &[], "en-US", "no"));
    discord.response(&token).await;
    assert_eq!(tries(&discord, "/callback").len(), 3);
}

#[tokio::test]
async fn an_answer_that_discord_refuses_becomes_an_apology() {
    let (discord, bot) = Program::with_discord().await;
    discord.fault(fault("/callback", 400, json!({"code": 50035, "message": "Invalid Form Body"})));
    let token = discord.interact(events::ruling("1H P 1H ib", &[], "no", "en-US"));
    let apology = discord.response(&token).await;
    assert!(apology["data"]["content"].as_str().unwrap().contains("Noe gikk galt"), "{apology}");
    assert_eq!(apology["data"]["flags"], 64);
    assert!(bot.log().contains("50035"), "{}", bot.log());
    assert!(!bot.log().contains(&token), "a token in the log");
}

#[tokio::test]
async fn an_interaction_that_was_answered_already_is_left_alone() {
    let (discord, _bot) = Program::with_discord().await;
    let interaction = events::ruling("1H P 1H ib", &[], "en-US", "no");
    let token = discord.interact(interaction.clone());
    discord.response(&token).await;
    let mut again = interaction;
    again["id"] = json!(discord.lock().interactions[&token].id);
    again["token"] = json!(token);
    discord.dispatch("INTERACTION_CREATE", again);
    discord.until("a refusal", |state| state.calls.iter().any(|call| call.status == 400).then_some(())).await;
    let next = discord.interact(events::ruling("1H P 1H ib", &[], "en-US", "no"));
    discord.response(&next).await;
    assert_eq!(tries(&discord, "/callback").len(), 3, "no apology on top of an answer");
}

#[tokio::test]
async fn it_waits_for_discord_at_the_start() {
    let discord = Discord::start().await;
    for _ in 0..3 {
        discord.fault(fault("/gateway/bot", 503, Value::Null));
    }
    discord.fault(fault("/commands", 503, Value::Null));
    let _bot = Program::start_with(&discord, &session_file());
    discord.ready().await;
}

/// Waits until the bot has logged this; gives the line.
pub async fn logged(bot: &Program, part: &str) -> String {
    for _ in 0..9000 {
        if let Some(line) = bot.log().lines().find(|line| line.contains(part)) {
            return line.to_owned();
        }
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
    panic!("{part} is not in\n{}", bot.log())
}

#[tokio::test]
async fn a_start_without_discord_is_in_the_log_at_once() {
    let nobody = crate::health::free_port();
    let session = session_file();
    let bot = Program::run(&[
        ("DISCORD_TOKEN", TOKEN),
        ("DISCORD_API_URL", &format!("http://{nobody}/api/v10")),
        ("SESSION_FILE", session.to_str().unwrap()),
        ("DATABASE_URL", NO_STORE),
    ]);
    assert!(logged(&bot, "cannot reach Discord").await.contains("WARN"));
    // Something else answers.
    let discord = Discord::start().await;
    discord.fault(fault("/gateway/bot", 404, json!("not found")));
    let bot = Program::start_with(&discord, &session_file());
    assert!(logged(&bot, "DISCORD_API_URL").await.contains("404"));
    discord.ready().await;
}

#[tokio::test]
async fn a_token_that_is_not_valid_is_known_by_the_code_too() {
    for code in [40001, 50014] {
        let discord = Discord::start().await;
        discord.fault(fault("/gateway/bot", 403, json!({"code": code, "message": "refused"})));
        let (status, log) = Program::start_with(&discord, &session_file()).ended().await;
        assert!(status.code() == Some(1) && log.contains("DISCORD_TOKEN"), "{code}: {log}");
    }
}

/// The token of one interaction is not valid: the bot's is.
#[tokio::test]
async fn an_interactions_token_that_is_not_valid_ends_nothing() {
    for path in ["/callback", "/webhooks"] {
        let discord = Discord::start().await;
        let bot = Program::start_without_store(&discord).await;
        for _ in 0..2 {
            discord.fault(fault(path, 401, json!({"code": 50027, "message": "Invalid Webhook Token"})));
        }
        discord.interact(events::ruling("1H P 1H ib", &[], "en-US", "no"));
        logged(&bot, "50027").await;
        discord.until("both refusals", |state| state.faults.is_empty().then_some(())).await;
        let next = discord.interact(events::ruling("1H P 1H ib", &[], "en-US", "no"));
        discord.response(&next).await;
        assert!(!bot.log().contains("DISCORD_TOKEN"), "{}", bot.log());
    }
}

#[tokio::test]
async fn of_many_places_that_are_wrong_the_first_few_are_logged() {
    let discord = Discord::start().await;
    let wrong = json!({"name": {"_errors": [{"code": "BASE_TYPE_REQUIRED", "message": "?"}]}});
    let errors: serde_json::Map<String, Value> = (0..30).map(|number| (number.to_string(), wrong.clone())).collect();
    let refusal = json!({"code": 50035, "message": "Invalid Form Body", "errors": errors});
    discord.fault(fault("/commands", 400, refusal));
    let bot = Program::start_with(&discord, &session_file());
    let line = logged(&bot, "cannot register the commands").await;
    assert!(line.contains("name BASE_TYPE_REQUIRED, ") && line.contains("and 25 more") && line.len() < 500, "{line}");
}

#[tokio::test]
async fn the_commands_are_sent_without_what_says_nothing() {
    let (discord, _bot) = Program::with_discord().await;
    let state = discord.lock();
    let sent = &state.calls.iter().find(|call| call.method == "PUT").unwrap().body;
    let text = sent.to_string();
    assert!(!text.contains(":null") && !text.contains("[]"), "{text}");
}

#[tokio::test]
async fn who_types_is_offered_nothing_where_that_cannot_be_read() {
    let (discord, _bot) = Program::with_discord().await;
    let mut typing = events::typing("1H", "en-GB");
    typing["data"].as_object_mut().unwrap().remove("name");
    let token = discord.interact(typing);
    let response = discord.response(&token).await;
    assert_eq!((&response["type"], &response["data"]["choices"]), (&json!(8), &json!([])));
    // The menu of a message whose text Discord did not send.
    let mut menu = events::menu("1H P 1H ib", "en-GB");
    menu["data"].as_object_mut().unwrap().remove("resolved");
    let token = discord.interact(menu);
    let response = discord.response(&token).await;
    assert!(response["data"]["content"].as_str().unwrap().contains("no text in this message"), "{response}");
}

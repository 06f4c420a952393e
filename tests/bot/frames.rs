//! Whatever the gateway sends, the bot goes on, and answers the next question.

use tokio_tungstenite::tungstenite::Message;

use crate::{discord::Send, events, program::Program};

/// Texts that are no payload, or none that can be read.
const TEXTS: [&str; 30] = [
    "",
    "x",
    "{",
    "{}",
    "[]",
    "null",
    r#"{"op":null}"#,
    r#"{"op":"0"}"#,
    r#"{"op":-1}"#,
    r#"{"op":1.5}"#,
    r#"{"op":256}"#,
    r#"{"op":18446744073709551616}"#,
    r#"{"op":0}"#,
    r#"{"op":0,"t":5,"s":3,"d":{}}"#,
    r#"{"op":0,"t":"READY","s":4,"d":null}"#,
    r#"{"op":0,"t":"READY","s":4,"d":{"guilds":[{}]}}"#,
    r#"{"op":0,"t":"INTERACTION_CREATE","s":"5","d":{}}"#,
    r#"{"op":0,"t":"INTERACTION_CREATE","s":-5,"d":{}}"#,
    r#"{"op":0,"t":"INTERACTION_CREATE","s":5,"d":{"id":"0","application_id":"0","token":"","type":2}}"#,
    r#"{"op":0,"t":"INTERACTION_CREATE","s":5,"d":{"id":1e400,"application_id":[],"token":{},"type":"x"}}"#,
    r#"{"op":0,"t":"MESSAGE_CREATE","s":6,"d":{"id":"0"}}"#,
    r#"{"op":0,"t":"GUILD_CREATE","s":7,"d":{"id":"0"}}"#,
    r#"{"op":0,"t":"GUILD_DELETE","s":7,"d":{"id":"x"}}"#,
    r#"{"op":0,"t":"GUILD_CREATE","s":7,"d":{"id":"5","joined_at":"9999-99-99","system_channel_id":"0"}}"#,
    r#"{"op":1,"d":"x"}"#,
    r#"{"op":11,"d":5}"#,
    r#"{"op":2}"#,
    r#"{"op":9,"d":"x"}"#,
    r#"{"op":10,"d":{"heartbeat_interval":-1}}"#,
    "\u{feff}{\"op\":11}",
];

#[tokio::test]
async fn whatever_the_gateway_sends_the_next_question_is_answered() {
    let (discord, bot) = Program::with_discord().await;
    let nested = |depth| format!(r#"{{"op":0,"s":8,"t":"MESSAGE_CREATE","d":{}"#, "[".repeat(depth));
    let long = format!(r#"{{"op":0,"s":9,"t":"MESSAGE_CREATE","d":"{}"}}"#, "x".repeat(3_000_000));
    let texts = TEXTS.map(str::to_owned).into_iter().chain([nested(100), nested(200_000), long]).map(Message::Text);
    let bytes = [Vec::new(), b"{\"op\":11}".to_vec(), vec![0x78, 0x9c, 0, 0, 0xff, 0xff], (0..=255).collect()];
    let others =
        bytes.map(Message::Binary).into_iter().chain([Message::Ping(vec![1; 125]), Message::Pong(vec![1; 125])]);
    for frame in texts.chain(others) {
        discord.until("a connection", |state| state.open.clone()).await.send(Send::Raw(frame)).unwrap();
        let token = discord.interact(events::ruling("1H P 1H ib", &[], "en-US", "en-US"));
        discord.response(&token).await;
    }
    assert_eq!(discord.told(2).len(), 1, "one session");
    assert!(!bot.log().contains("panicked"), "{}", bot.log());
}

//! Shards that Discord refuses, and settings that cannot be.

use super::*;
use crate::discord::TOKEN;

#[tokio::test]
async fn one_that_is_refused_for_good_ends_all() {
    let (discord, session) = (discord(2).await, session_file());
    let bot = start(&discord, &session, &store_beside(&session), "");
    discord.ready().await;
    let token = ask(&discord, 0, 2);
    discord.lose_shard(1, Lose::Close(4014));
    let (status, log) = bot.ended().await;
    assert_eq!(status.code(), Some(1));
    assert!(log.contains("for good (4014)"), "{log}");
    discord.response(&token).await;
    let closed = closed(&discord);
    assert!(closed.len() == 1 && closed[0] >= 4000, "the other can go on later: {closed:?}");
    assert!(session_files(&session).contains(&".0-of-2.json".to_owned()));
}

#[tokio::test]
async fn too_few_are_refused_with_a_clear_word() {
    let (discord, session) = (discord(2).await, session_file());
    discord.lock().sharding.required = 2;
    let (status, log) = start(&discord, &session, &store_beside(&session), "0/1").ended().await;
    assert_eq!(status.code(), Some(1));
    assert!(log.contains("4011") && log.contains("SHARDS"), "{log}");
}

#[tokio::test]
async fn wrong_values_are_refused() {
    for wrong in
        ["2", "0-1", "/2", "0/", "0/0", "2/2", "1-0/2", "0-2/2", "-1/2", "0-/2", "+0/2", "0 - 1/2", "0/65536", "a-b/n"]
    {
        for (locale, words) in [("en_GB.UTF-8", "cannot be"), ("nb_NO.UTF-8", "kan ikke være")] {
            let environment = [("DISCORD_TOKEN", TOKEN), ("SHARDS", wrong), ("LANG", locale)];
            let (status, log) = Program::run(&environment).ended().await;
            assert_eq!(status.code(), Some(1), "{wrong}");
            for part in ["SHARDS", wrong, words, "a-b/n"] {
                assert!(log.contains(part), "{part} in {log}");
            }
        }
    }
}

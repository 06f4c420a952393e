//! Pictures of auctions in Discord: a file with a description where files may be sent, text alone where not.

use serde_json::{Value, json};

use crate::{
    discord::{BOT, Discord, Fault, multipart::File},
    events::{self, CHANNEL},
    program::Program,
};

const ATTACH_FILES: &str = "32768";

/// An interaction where the bot may send files.
fn with_files(mut interaction: Value) -> Value {
    interaction["app_permissions"] = json!(ATTACH_FILES);
    interaction
}

/// The files that came with the request number `index`, from 0, with this in its path.
fn files(discord: &Discord, part: &str, index: usize) -> Vec<File> {
    let state = discord.lock();
    let calls: Vec<_> = state.calls.iter().filter(|call| call.path.contains(part) && call.status < 300).collect();
    calls[index].files.clone()
}

fn description(message: &Value) -> &str {
    message["attachments"][0]["description"].as_str().unwrap()
}

/// Width and height of a PNG, from its header.
fn size(png: &[u8]) -> (u32, u32) {
    let number = |at: usize| u32::from_be_bytes(png[at..at + 4].try_into().unwrap());
    (number(16), number(20))
}

#[tokio::test]
async fn a_ruling_has_a_picture_with_a_description_in_the_readers_language() {
    let (discord, _bot) = Program::with_discord().await;
    for (locale, described, headline) in [
        ("en-GB", "The auction: North 1♥, East Pass, South 1♥ (insufficient), West to choose", "insufficient"),
        ("no", "Meldingene: Nord 1♥, Øst pass, Syd 1♥ (utilstrekkelig), Vest velger", "utilstrekkelig"),
    ] {
        let token = discord.interact(with_files(events::ruling("1H P 1H ib", &[], locale, "en-US")));
        let message = discord.response(&token).await["data"].clone();
        assert_eq!(description(&message), described);
        let content = message["content"].as_str().unwrap();
        assert!(content.contains(headline) && !content.contains("```"), "the table is there twice: {content}");
        let files = files(&discord, &token, 0);
        let (width, height) = size(&files[0].bytes);
        assert!(width == 800 && (200..600).contains(&height), "{width}×{height}");
    }
}

#[tokio::test]
async fn there_is_none_where_files_are_not_allowed_or_nothing_is_ruled() {
    let (discord, _bot) = Program::with_discord().await;
    let text_alone = [events::ruling("1H P 1H ib", &[], "no", "en-US"), events::menu("1H P 1H ib", "en-US")];
    for interaction in text_alone {
        let token = discord.interact(interaction);
        let message = discord.response(&token).await["data"].clone();
        assert!(message["content"].as_str().unwrap().contains("```\n"), "no table: {message}");
        assert!(files(&discord, &token, 0).is_empty());
    }
    let token = discord.interact(with_files(events::ruling("1H Pq", &[], "no", "en-US")));
    assert!(discord.response(&token).await["data"]["content"].as_str().unwrap().contains("^^"));
    assert!(files(&discord, &token, 0).is_empty());
}

#[tokio::test]
async fn a_shared_ruling_has_its_own_picture_in_the_servers_language() {
    let (discord, _bot) = Program::with_discord().await;
    let press = events::press("share:v1:-:1S 1H ib rej 2D ncmp", "a ruling", "en-US", "no");
    let token = discord.interact(with_files(press));
    let message = discord.response(&token).await["data"].clone();
    assert_eq!(description(&message), "Meldingene: Nord 1♠, Øst 1♥ (trukket tilbake), Øst 2♦, Syd er i tur");
    assert_eq!(files(&discord, &token, 0).len(), 1);
}

#[tokio::test]
async fn an_auction_too_long_for_the_description_stays_in_the_text() {
    let (discord, _bot) = Program::with_discord().await;
    let bids =
        (1..=7).flat_map(|level| ["C", "D", "H", "S", "NT"].map(|name| format!("{level}{name} P P X P P XX P P ")));
    let longest: String = bids.take(34).chain(["1H ib".to_owned()]).collect();
    let token = discord.interact(with_files(events::ruling(&longest, &[], "en-US", "no")));
    let message = discord.response(&token).await["data"].clone();
    assert!(message["content"].as_str().unwrap().contains("```\n") && description(&message).ends_with('…'));
    let (width, height) = size(&files(&discord, &token, 0)[0].bytes);
    assert!(width == 800 && height <= 1600, "{width}×{height}");
    discord.followup(&token, 0).await;
    assert!(files(&discord, &format!("/webhooks/1000000000000000001/{token}"), 0).is_empty());
}

#[tokio::test]
async fn a_file_is_sent_again_after_a_fault_and_text_where_a_channel_refuses_files() {
    let (discord, _bot) = Program::with_discord().await;
    let fault = |path, status, body| Fault { path, status, body, ..Fault::default() };
    discord.fault(fault("/callback", 502, json!("Bad Gateway")));
    let token = discord.interact(with_files(events::ruling("1H P 1H ib", &[], "no", "en-US")));
    discord.response(&token).await;
    assert_eq!(files(&discord, &token, 0).len(), 1);
    // A message does not say what is allowed where it was written.
    let named = format!("<@{BOT}> 1H P 1H ib");
    discord.dispatch("MESSAGE_CREATE", events::said(&discord, &named));
    assert!(description(&discord.message(CHANNEL, 0).await).contains("South 1♥ (insufficient)"));
    discord.fault(fault("/messages", 403, json!({"code": 50013, "message": "Missing Permissions"})));
    discord.dispatch("MESSAGE_CREATE", events::said(&discord, &named));
    let plain = discord.message(CHANNEL, 1).await;
    assert!(plain["content"].as_str().unwrap().contains("```\n"), "{plain}");
    assert!(files(&discord, "/messages", 1).is_empty());
}

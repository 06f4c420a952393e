//! What the bot answers, and to whom, in which language.

use serde_json::{Value, json};

use crate::{
    discord::{BOT, Discord},
    events::{self, CHANNEL},
    program::{NO_STORE, Program, session_file},
};

const INSUFFICIENT: &str = "1H P 1H ib";

fn content(message: &Value) -> &str {
    message["content"].as_str().unwrap()
}

fn is_private(message: &Value) -> bool {
    message["flags"] == 64
}

fn button(message: &Value) -> &Value {
    &message["components"][0]["components"][0]
}

/// Asks, and gives the response's message.
async fn ask(discord: &Discord, interaction: Value) -> Value {
    let token = discord.interact(interaction);
    let response = discord.response(&token).await;
    assert_eq!(response["type"], 4, "{response}");
    response["data"].clone()
}

#[tokio::test]
async fn a_slash_command_is_answered_in_private_in_the_readers_language() {
    let (discord, _bot) = Program::with_discord().await;
    let english = ask(&discord, events::ruling(INSUFFICIENT, &[], "en-GB", "no")).await;
    let norwegian = ask(&discord, events::ruling(INSUFFICIENT, &[], "no", "en-US")).await;
    let swedish = ask(&discord, events::ruling(INSUFFICIENT, &[], "sv-SE", "no")).await;
    for answer in [&english, &norwegian, &swedish] {
        assert!(is_private(answer));
        assert!(content(answer).contains("```\n"), "no diagram: {answer}");
    }
    assert!(content(&english).contains("insufficient") && content(&swedish).contains("insufficient"));
    assert!(content(&norwegian).contains("utilstrekkelig"));
    let labels = (&button(&english)["label"], &button(&norwegian)["label"]);
    assert_eq!(labels, (&json!("West accepts"), &json!("Vest godtar")));
}

#[tokio::test]
async fn about_says_the_version_and_the_editions() {
    let (discord, bot) = Program::with_discord().await;
    for (locale, laws, own) in [("en-GB", "Laws", "/ruling"), ("no", "Lover", "/avgjørelse")] {
        let answer = ask(&discord, events::about(locale)).await;
        let text = content(&answer);
        assert!(is_private(&answer), "{answer}");
        for part in [env!("DIRECTOR_PLEASE_VERSION"), "2007", "2008", "2017", laws, own] {
            assert!(text.contains(part), "{part}: {text}");
        }
    }
    bot.terminate().await;
    let (_, log) = bot.ended().await;
    let answered: Vec<&str> = log.lines().filter(|line| line.contains("answered an interaction")).collect();
    assert!(answered.len() == 2 && answered.iter().all(|line| line.contains("interaction{id=")), "{log}");
}

#[tokio::test]
async fn the_options_choose_the_edition_the_view_and_the_audience() {
    let (discord, _bot) = Program::with_discord().await;
    let old = events::option("edition", json!("2007"));
    let director = events::option("view", json!("director"));
    let share = events::option("share", json!(true));
    let players = ask(&discord, events::ruling(INSUFFICIENT, &[old], "en-US", "no")).await;
    assert!(content(&players).contains("2007"), "{players}");
    let directors = ask(&discord, events::ruling(INSUFFICIENT, std::slice::from_ref(&director), "en-US", "no")).await;
    assert!(content(&directors).contains("At the table") && !content(&players).contains("At the table"));
    // What everybody sees is the players' view in the server's language.
    let shared = ask(&discord, events::ruling(INSUFFICIENT, &[director, share.clone()], "en-US", "no")).await;
    assert!(!is_private(&shared) && content(&shared).contains("utilstrekkelig"));
    assert!(!content(&shared).contains("Ved bordet"), "{shared}");
    // A slip of the pen stays private.
    let slip = ask(&discord, events::ruling("1H Pq 1H ib", &[share], "en-US", "no")).await;
    assert!(is_private(&slip) && content(&slip).contains("^^"), "{slip}");
}

#[tokio::test]
async fn without_a_store_the_share_button_posts_the_ruling_in_the_servers_language() {
    let discord = Discord::start().await;
    let file = session_file();
    let bot = Program::start_on(&discord, &file, NO_STORE);
    discord.ready().await;
    let private = ask(&discord, events::ruling(INSUFFICIENT, &[], "en-US", "no")).await;
    let id = button(&private)["custom_id"].as_str().unwrap().to_owned();
    // The button outlives the process that made it.
    bot.kill().await;
    discord.lost().await;
    let _bot = Program::start_on(&discord, &file, NO_STORE);
    let public = ask(&discord, events::press(&id, content(&private), "en-US", "no")).await;
    assert!(!is_private(&public) && content(&public).contains("utilstrekkelig"), "{public}");
}

#[tokio::test]
async fn an_auction_too_long_for_the_button_is_read_from_the_message() {
    let discord = Discord::start().await;
    let _bot = Program::start_without_store(&discord).await;
    let round = |bid: &str| format!("{bid} P P X P P XX P P\n");
    let long = ["1C", "1D", "1H", "1S", "2C", "2D"].map(round).concat() + "7NT 1H ib";
    let private = ask(&discord, events::ruling(&long, &[], "no", "en-US")).await;
    let id = button(&private)["custom_id"].as_str().unwrap();
    assert!(content(&private).contains(&format!("```\n{long}\n```")), "{private}");
    assert!(!id.contains("7NT"));
    let public = ask(&discord, events::press(id, content(&private), "no", "en-US")).await;
    assert!(content(&public).contains("insufficient") && content(&public).contains("7NT"), "{public}");
    // The message may be gone, or be another one.
    let lost = ask(&discord, events::press(id, "**A ruling**\n```\nW N E S\n```", "no", "en-US")).await;
    assert!(is_private(&lost) && content(&lost).contains("/avgjørelse"), "{lost}");
}

#[tokio::test]
async fn a_long_answer_goes_on_in_further_messages() {
    let discord = Discord::start().await;
    let _bot = Program::start_without_store(&discord).await;
    let bids =
        (1..=7).flat_map(|level| ["C", "D", "H", "S", "NT"].map(|name| format!("{level}{name} P P X P P XX P P ")));
    let longest: String = bids.take(34).chain(["1H ib".to_owned()]).collect();
    let token = discord.interact(events::ruling(&longest, &[], "en-US", "no"));
    let first = discord.response(&token).await["data"].clone();
    let second = discord.followup(&token, 0).await;
    let last = discord.followup(&token, 1).await;
    let parts = [&first, &second, &last];
    for (part, name) in parts.iter().zip(["Part 1 of 3", "Part 2 of 3", "Part 3 of 3"]) {
        assert!(content(part).contains(name) && is_private(part), "{part}");
    }
    // The button is at the end, where the auction is.
    assert!(button(&first).is_null() && button(&second).is_null() && content(&last).contains(longest.trim()));
    let id = button(&last)["custom_id"].as_str().unwrap();
    let press = discord.interact(events::press(id, content(&last), "en-US", "no"));
    let public = discord.response(&press).await["data"].clone();
    assert!(!is_private(&public) && content(&public).contains("utilstrekkelig"), "{public}");
}

#[tokio::test]
async fn autocompletion_reads_the_auction_back() {
    let (discord, _bot) = Program::with_discord().await;
    let choices = async |typed: &str, locale: &str| {
        let token = discord.interact(events::typing(typed, locale));
        let response = discord.response(&token).await;
        assert_eq!(response["type"], 8);
        response["data"]["choices"].as_array().unwrap().clone()
    };
    let read = choices("1h p 1h ib", "en-US").await;
    assert_eq!(read.len(), 1);
    assert_eq!(read[0]["value"], "1h p 1h ib");
    assert_ne!(read[0]["name"], "1h p 1h ib", "the auction is not read back");
    let problem = choices("1h pq", "no").await;
    assert!(problem[0]["name"].as_str().unwrap().contains("pq"), "{problem:?}");
    assert_eq!(choices("", "en-US").await.len(), 3, "three examples to begin with");
    assert!(choices("", "no").await[0]["name"].as_str().unwrap().contains("utilstrekkelig"));
    // 101 characters fit into no choice: what is typed is sent as it stands.
    assert!(choices(&"P ".repeat(60), "en-US").await.is_empty());
    assert!(choices(&"P".repeat(6000), "en-US").await.is_empty());
}

#[tokio::test]
async fn the_menu_of_a_message_rules_on_its_text() {
    let (discord, _bot) = Program::with_discord().await;
    let answer = ask(&discord, events::menu("1H P\u{202e} 1H\u{200b} `ib` <@123456789012345678>", "no")).await;
    assert!(is_private(&answer) && content(&answer).contains("utilstrekkelig"), "{answer}");
    let picture = ask(&discord, events::menu("", "en-US")).await;
    assert!(is_private(&picture) && content(&picture).contains("no text"), "{picture}");
    let essay = ask(&discord, events::menu(&"once upon a time ".repeat(200), "en-US")).await;
    assert!(content(&essay).contains("1000") && content(&essay).len() < 300, "{essay}");
}

#[tokio::test]
async fn what_the_bot_does_not_know_is_answered_kindly() {
    let (discord, _bot) = Program::with_discord().await;
    for unknown in [events::unknown_command("no"), events::press("quiz:v9:17", "?", "no", "en-US")] {
        let answer = ask(&discord, unknown).await;
        assert!(is_private(&answer) && content(&answer).contains("/avgjørelse"), "{answer}");
    }
    // Not even readable: no channel, no locale.
    let mut broken = events::ruling(INSUFFICIENT, &[], "no", "en-US");
    broken["channel_id"] = json!({"new": "shape"});
    let answer = ask(&discord, broken).await;
    assert!(is_private(&answer) && content(&answer).contains("TL"), "{answer}");
}

#[tokio::test]
async fn a_mention_is_answered_in_the_channel_and_nothing_else_is() {
    let (discord, bot) = Program::with_discord().await;
    let named = format!("<@{BOT}> {INSUFFICIENT}");
    let mut not_for_us: Vec<Value> = ["", INSUFFICIENT, "<@1000000000000000099> 1H P 1H ib", "@everyone", "<@&42>"]
        .into_iter()
        .map(|text| events::said(&discord, text))
        .collect();
    let with = |key: &str, value: Value| {
        let mut message = events::said(&discord, &named);
        message[key] = value;
        message
    };
    not_for_us.push(with("author", json!({"id": "5", "username": "other", "discriminator": "0", "bot": true})));
    not_for_us.push(with("author", json!({"id": BOT, "username": "me", "discriminator": "0"})));
    not_for_us.push(with("webhook_id", json!("77")));
    not_for_us.push(with("type", json!(7)));
    // A reply to the bot pings it, but does not speak to it.
    let mut reply = events::said(&discord, "thanks");
    reply["type"] = json!(19);
    reply["mentions"] = json!([{"id": BOT, "username": "me", "discriminator": "0", "bot": true}]);
    not_for_us.push(reply);
    not_for_us.into_iter().for_each(|message| discord.dispatch("MESSAGE_CREATE", message));

    let asked = events::said(&discord, &named);
    discord.dispatch("MESSAGE_CREATE", asked.clone());
    let answer = discord.message(CHANNEL, 0).await;
    assert!(content(&answer).contains("insufficient"), "{answer}");
    assert_eq!(answer["message_reference"]["message_id"], asked["id"], "the first answer is to the first question");
    let nick = format!("1H Pq 1H ib <@!{BOT}>");
    discord.dispatch("MESSAGE_CREATE", events::said(&discord, &nick));
    assert!(content(&discord.message(CHANNEL, 1).await).contains("^^"));
    assert_eq!(discord.count("/messages"), 2);
    assert!(!bot.log().contains("1H"), "what people type is not in the log");
}

#[tokio::test]
async fn a_mention_is_answered_in_the_servers_language() {
    let discord = Discord::start().await;
    discord.lock().server_locale = "no".to_owned();
    let _bot = Program::start(&discord).await;
    let named = format!("<@{BOT}> {INSUFFICIENT}");
    for index in 0..2 {
        discord.dispatch("MESSAGE_CREATE", events::said(&discord, &named));
        assert!(content(&discord.message(CHANNEL, index).await).contains("utilstrekkelig"));
    }
    assert_eq!(discord.count("/guilds/"), 1, "a server is asked for its language once");
}

#[tokio::test]
async fn a_direct_message_is_answered_in_the_language_that_the_user_is_known_by() {
    let (discord, _bot) = Program::with_discord().await;
    let whisper = async |text: &str| {
        let message = events::whispered(&discord, text);
        let channel = message["channel_id"].as_str().unwrap().to_owned();
        discord.dispatch("MESSAGE_CREATE", message);
        discord.message(&channel, 0).await
    };
    assert!(content(&whisper(INSUFFICIENT).await).contains("insufficient"));
    ask(&discord, events::ruling(INSUFFICIENT, &[], "no", "en-US")).await;
    // The answer comes first, and the lesson after it.
    tokio::time::sleep(std::time::Duration::from_millis(200)).await;
    assert!(content(&whisper(INSUFFICIENT).await).contains("utilstrekkelig"));
    let greeting = whisper("").await;
    assert!(content(&greeting).contains("1H P 1H ib") && content(&greeting).contains("/avgjørelse"), "{greeting}");
}

#[tokio::test]
async fn nothing_that_users_type_pings_or_formats() {
    let (discord, _bot) = Program::with_discord().await;
    let attacks = [
        "@everyone 1H",
        "<@&1000000000000000061> @here",
        "``` @everyone ``` **x** [a](https://example.org)",
        "`@here` https://example.org ||x||",
        "\u{202e}gnp\u{2066}.exe \u{feff}",
        "> # - 1H",
    ];
    for attack in attacks {
        let share = events::option("share", json!(true));
        for interaction in [events::ruling(attack, &[], "en-US", "no"), events::ruling(attack, &[share], "en-US", "no")]
        {
            let answer = ask(&discord, interaction).await;
            assert!(!content(&answer).contains(['\u{202e}', '\u{2066}', '\u{feff}']), "{answer}");
            // What is quoted stands in a code block, which the quotation cannot end.
            let outside: String = content(&answer).split("```").step_by(2).collect();
            assert!(!outside.contains("@everyone") && !outside.contains("@here"), "{answer}");
        }
        discord.interact(events::typing(attack, "en-US"));
        discord.dispatch("MESSAGE_CREATE", events::said(&discord, &format!("<@{BOT}> {attack}")));
    }
    discord.message(CHANNEL, attacks.len() - 1).await;
}

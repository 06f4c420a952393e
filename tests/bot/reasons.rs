//! *Why?* under a ruling: the way to it, for the person who asked alone.

use director_please::{
    answer::{self, Asked},
    bot::view::{layout::lay_out_sections, text::bot::Text},
    explain::Reader,
    lawbook::Edition,
    locale::Language,
    meaning::Agreements,
};
use serde_json::{Value, json};

use crate::{
    cards::auctions,
    discord::{Discord, check},
    events,
    program::{NO_STORE, Program, session_file},
};

/// Every message that answers an interaction, all of them private.
async fn messages(discord: &Discord, interaction: Value) -> Vec<Value> {
    let token = discord.interact(interaction);
    let response = discord.response(&token).await;
    assert_eq!((&response["type"], &response["data"]["flags"]), (&json!(4), &json!(64)), "{response}");
    let mut messages = vec![response["data"].clone()];
    let first = response["data"]["content"].as_str().unwrap().to_owned();
    let parts = ["Part 1 of ", "Del 1 av "].iter().find_map(|part| first.split_once(part));
    for index in 1..parts.map_or(1, |(_, parts)| parts.parse().unwrap()) {
        let followup = discord.followup(&token, index - 1).await;
        assert_eq!(followup["flags"], 64, "{followup}");
        messages.push(followup);
    }
    messages
}

fn all(messages: &[Value]) -> String {
    messages.iter().map(|message| message["content"].as_str().unwrap()).collect()
}

/// What comes when *Why?* under an answer is pressed.
async fn why(discord: &Discord, under: &[Value], locale: &str) -> String {
    let last = under.last().unwrap();
    let (id, content) = (button(under, 1)["custom_id"].as_str().unwrap(), last["content"].as_str().unwrap());
    all(&messages(discord, events::press(id, content, locale, "en-US")).await)
}

/// A button under an answer.
fn button(messages: &[Value], index: usize) -> &Value {
    &messages.last().unwrap()["components"][0]["components"][index]
}

/// The messages that answer `/ruling`.
async fn ruling(discord: &Discord, text: &str, more: &[Value], locale: &str) -> Vec<Value> {
    messages(discord, events::ruling(text, more, locale, "en-US")).await
}

#[tokio::test]
async fn a_ruling_says_why_also_after_a_restart() {
    let discord = Discord::start().await;
    let file = session_file();
    let bot = Program::start_on(&discord, &file, NO_STORE);
    discord.ready().await;
    let english = ruling(&discord, "1H P 1H ib rej 2H", &[], "en-US").await;
    let old = events::option("edition", json!("2007"));
    let norwegian = ruling(&discord, "1H P 1H ub", &[old], "no").await;
    assert_eq!((&button(&english, 1)["label"], &button(&norwegian, 1)["label"]), (&json!("Why?"), &json!("Hvorfor?")));
    bot.kill().await;
    discord.lost().await;
    let _bot = Program::start_on(&discord, &file, NO_STORE);
    let reasons = why(&discord, &english, "en-US").await;
    for part in ["**Law 27B1(a)**", "\n2. West did not accept", "**Considered", "**Law 25A**", "Laws of 2017"] {
        assert!(reasons.contains(part), "{part} in {reasons}");
    }
    let reasons = why(&discord, &norwegian, "no").await;
    for part in ["utilstrekkelig bud", "§ 27A1", "2007-lovene"] {
        assert!(reasons.contains(part), "{part} in {reasons}");
    }
}

#[tokio::test]
async fn a_long_auction_is_read_from_the_message_too() {
    let discord = Discord::start().await;
    let _bot = Program::start_without_store(&discord).await;
    let text = "1C P P X P P XX P P 1D P P X P P XX P P 1H P P X P P XX P P 1S P P X P P XX P P 1S ib rej 2S P 1H ib";
    let asked = ruling(&discord, text, &[], "en-US").await;
    assert!(!button(&asked, 1)["custom_id"].as_str().unwrap().contains("1C"));
    let reasons = why(&discord, &asked, "en-US").await;
    assert!(reasons.contains("27B1"), "{reasons}");
    // The message is another one by now.
    let id = button(&asked, 1)["custom_id"].as_str().unwrap();
    let token = discord.interact(events::press(id, "gone", "no", "en-US"));
    let lost = discord.response(&token).await["data"].clone();
    assert!(lost["flags"] == 64 && lost["content"].as_str().unwrap().contains("/avgjørelse"), "{lost}");
}

#[tokio::test]
async fn a_system_decides_and_the_buttons_keep_it() {
    let discord = Discord::start().await;
    let _bot = Program::start_without_store(&discord).await;
    let system = |name: &str| events::option("agreements", json!(name));
    let director = events::option("view", json!("director"));
    let text = "1S 1H ib rej 2D";
    let open = ruling(&discord, text, &[], "en-US").await;
    for name in Agreements::presets() {
        let players = ruling(&discord, text, &[system(name)], "en-US").await;
        let directors = ruling(&discord, text, &[system(name), director.clone()], "en-US").await;
        assert_ne!(all(&open), all(&players), "{name} decides nothing");
        assert!(all(&directors).contains("From the agreements") && !all(&players).contains("From the agreements"));
        let id = |messages: &[Value], index| button(messages, index)["custom_id"].as_str().unwrap().to_owned();
        assert_eq!(id(&players, 0), format!("share:v1:-+{name}:{text}"));
        assert_eq!(id(&directors, 0), id(&players, 0), "everybody sees the players' view");
        assert_eq!(id(&directors, 1), format!("why:v1:-+director+{name}:{text}"));
        let token = discord.interact(events::press(&id(&directors, 0), "", "no", "en-US"));
        let shared = discord.response(&token).await["data"].clone();
        assert_eq!((&shared["content"], &shared["flags"]), (&players[0]["content"], &json!(0)), "{name}");
        let (told, meant) = (why(&discord, &players, "en-US").await, why(&discord, &directors, "en-US").await);
        assert!(meant.contains("From the agreements") && !told.contains("From the agreements"), "{told} {meant}");
    }
    // Before the offender has chosen, a player is told nothing.
    let before = ruling(&discord, "1S 1H ib", &[], "no").await;
    let same = ruling(&discord, "1S 1H ib", &[system("acol")], "no").await;
    assert_eq!(all(&before), all(&same));
    // A system that is not known any more is not guessed.
    let token = discord.interact(events::press("why:v1:-+romex:1S 1H ib", "", "en-US", "no"));
    let lost = discord.response(&token).await["data"].clone();
    assert!(lost["flags"] == 64 && lost["content"].as_str().unwrap().contains("/ruling"), "{lost}");
}

#[test]
fn every_system_has_a_name_in_every_language() {
    for (name, language) in Agreements::presets().flat_map(|name| Language::ALL.map(|language| (name, language))) {
        assert_ne!(Text::System { name }.say(language), name);
    }
}

#[test]
fn the_reasons_of_every_case_fit() {
    let auctions = auctions();
    assert!(auctions.len() > 100, "{}", auctions.len());
    let mut most = (0, 0);
    for text in &auctions {
        for (language, edition) in Language::ALL.into_iter().flat_map(|one| Edition::ALL.map(|edition| (one, edition)))
        {
            let asked = Asked { edition: Some(edition), ..Asked::new(text, language) };
            let contents = lay_out_sections(&answer::why(&asked).0.page, language);
            for content in &contents {
                let body = json!({"content": content, "allowed_mentions": {"parse": [], "replied_user": false}});
                assert_eq!(check::message(&body), [""; 0], "{content}");
            }
            assert!(!contents.concat().contains("director-please why"), "{text} is cut");
            most = most.max((contents.len(), contents.iter().map(String::len).sum()));
        }
    }
    println!("the longest: {most:?}");
    assert!(most.0 <= 5, "{most:?}");
}

#[test]
fn a_player_is_not_told_what_was_meant() {
    for agreements in Agreements::presets().map(Agreements::preset) {
        for text in ["1S P 1H ib", "1H 1S 1H ib", "1H W:1S rej", "1D S:1NT"] {
            for language in Language::ALL {
                let asked = |reader| Asked { reader, agreements, ..Asked::new(text, language) };
                let with = answer::why(&asked(Reader::Player)).0.page;
                let without = answer::why(&Asked { agreements: None, ..asked(Reader::Player) }).0.page;
                assert_eq!(with, without, "{text}");
            }
        }
    }
}

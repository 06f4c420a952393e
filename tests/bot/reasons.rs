//! *Why?* under a ruling: the way to it, for whoever asked and nobody else.

use std::{fs, path::Path};

use director_please::{
    answer::{self, Asked},
    bot::message::lay_out_sections,
    explain::Reader,
    lawbook::Edition,
    locale::Language,
    meaning::Agreements,
};
use serde_json::{Value, json};

use crate::{
    discord::{Discord, check},
    events,
    program::{Program, session_file},
};

/// Pressed under the message that was the answer: all messages of what comes.
async fn why(discord: &Discord, under: &Value, locale: &str) -> Vec<String> {
    let id = button(under, 1)["custom_id"].as_str().unwrap();
    let content = under["content"].as_str().unwrap();
    let token = discord.interact(events::press(id, content, locale, "en-US"));
    let response = discord.response(&token).await;
    assert_eq!((&response["type"], &response["data"]["flags"]), (&json!(4), &json!(64)), "{response}");
    let mut contents = vec![response["data"]["content"].as_str().unwrap().to_owned()];
    let parts = ["Part 1 of ", "Del 1 av "].iter().find_map(|part| contents[0].split_once(part));
    for index in 1..parts.map_or(1, |(_, parts)| parts.parse().unwrap()) {
        let followup = discord.followup(&token, index - 1).await;
        assert_eq!(followup["flags"], 64, "{followup}");
        contents.push(followup["content"].as_str().unwrap().to_owned());
    }
    contents
}

fn button(message: &Value, index: usize) -> &Value {
    &message["components"][0]["components"][index]
}

/// The message that answers `/ruling`.
async fn ruling(discord: &Discord, text: &str, more: &[Value], locale: &str) -> Value {
    let token = discord.interact(events::ruling(text, more, locale, "en-US"));
    discord.response(&token).await["data"].clone()
}

#[tokio::test]
async fn a_ruling_says_why_also_after_a_restart() {
    let discord = Discord::start().await;
    let file = session_file();
    let bot = Program::start_with(&discord, &file);
    discord.ready().await;
    let english = ruling(&discord, "1H P 1H ib rej 2H", &[], "en-US").await;
    let old = events::option("edition", json!("2007"));
    let norwegian = ruling(&discord, "1H P 1H ub", &[old], "no").await;
    assert_eq!((&button(&english, 1)["label"], &button(&norwegian, 1)["label"]), (&json!("Why?"), &json!("Hvorfor?")));
    bot.kill().await;
    discord.lost().await;
    let _bot = Program::start_with(&discord, &file);
    let reasons = why(&discord, &english, "en-US").await.concat();
    for part in ["**Law 27B1(a)**", "\n2. West did not accept", "**Considered", "**Law 25A**", "Laws of 2017"] {
        assert!(reasons.contains(part), "{part} in {reasons}");
    }
    let reasons = why(&discord, &norwegian, "no").await.concat();
    for part in ["utilstrekkelig bud", "§ 27A1", "2007-lovene"] {
        assert!(reasons.contains(part), "{part} in {reasons}");
    }
    discord.assert_satisfied();
}

#[tokio::test]
async fn a_long_auction_is_read_from_the_message_too() {
    let discord = Discord::start().await;
    let _bot = Program::start(&discord).await;
    let text = "1C P P X P P XX P P 1D P P X P P XX P P 1H P P X P P XX P P 1S P P X P P XX P P 1S ib rej 2S P 1H ib";
    let asked = ruling(&discord, text, &[], "en-US").await;
    assert!(!button(&asked, 1)["custom_id"].as_str().unwrap().contains("1C"));
    let reasons = why(&discord, &asked, "en-US").await.concat();
    assert!(reasons.contains("27B1"), "{reasons}");
    // The message is another one by now.
    let id = button(&asked, 1)["custom_id"].as_str().unwrap();
    let token = discord.interact(events::press(id, "gone", "no", "en-US"));
    let lost = discord.response(&token).await["data"].clone();
    assert!(lost["flags"] == 64 && lost["content"].as_str().unwrap().contains("/avgjørelse"), "{lost}");
    discord.assert_satisfied();
}

/// Every auction of the cases.
fn auctions() -> Vec<String> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/cases");
    let files = fs::read_dir(folder).unwrap().map(|file| fs::read_to_string(file.unwrap().path()).unwrap());
    let text = files.collect::<String>();
    let found = text.lines().filter_map(|line| line.strip_prefix("auction")?.split('"').nth(1));
    found.map(str::to_owned).collect()
}

#[test]
fn the_reasons_of_every_case_fit() {
    let auctions = auctions();
    assert!(auctions.len() > 100, "{}", auctions.len());
    let mut most = (0, 0);
    for text in &auctions {
        for (language, edition) in Language::ALL.into_iter().flat_map(|one| Edition::ALL.map(|edition| (one, edition)))
        {
            let asked = Asked { text, edition: Some(edition), language, reader: Reader::Player, agreements: None };
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
                let asked = |reader| Asked { text, edition: None, language, reader, agreements };
                let with = answer::why(&asked(Reader::Player)).0.page;
                let without = answer::why(&Asked { agreements: None, ..asked(Reader::Player) }).0.page;
                assert_eq!(with, without, "{text}");
            }
        }
    }
}

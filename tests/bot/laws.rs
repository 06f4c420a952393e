//! `/law`: clauses, what is suggested while somebody types, and the way from one clause to another.

use std::collections::BTreeSet;

use director_please::lawbook::{self, Edition};
use serde_json::{Value, json};

use crate::{
    discord::Discord,
    events,
    program::{Program, session_file},
};

fn content(message: &Value) -> &str {
    message["content"].as_str().unwrap()
}

fn menu(message: &Value) -> &Value {
    &message["components"][0]["components"][0]
}

/// What the menu leads to.
fn links(message: &Value) -> Vec<&str> {
    let options = menu(message)["options"].as_array().map_or(&[][..], Vec::as_slice);
    options.iter().map(|option| option["value"].as_str().unwrap()).collect()
}

/// Asks, and gives the messages, the last one with the menu.
async fn ask(discord: &Discord, interaction: Value) -> Vec<Value> {
    let token = discord.interact(interaction);
    let response = discord.response(&token).await;
    assert_eq!(response["type"], 4, "{response}");
    let mut messages = vec![response["data"].clone()];
    let parts = content(&messages[0]).rsplit_once("-# ").and_then(|(_, last)| last.rsplit_once(" of "));
    for index in 1..parts.and_then(|(_, parts)| parts.parse().ok()).unwrap_or(1) {
        messages.push(discord.followup(&token, index - 1).await);
    }
    assert!(messages.iter().all(|message| message["flags"] == 64), "{messages:?}");
    messages
}

/// The one message of a short answer.
async fn page(discord: &Discord, interaction: Value) -> Value {
    ask(discord, interaction).await.remove(0)
}

/// What is suggested: names and values.
async fn choices(discord: &Discord, text: &str, more: &[Value], locale: &str) -> Vec<(String, String)> {
    let token = discord.interact(events::typing_a_clause(text, more, locale));
    let response = discord.response(&token).await;
    assert_eq!(response["type"], 8);
    let text = |choice: &Value, key: &str| choice[key].as_str().unwrap().to_owned();
    let choices = response["data"]["choices"].as_array().unwrap();
    choices.iter().map(|choice| (text(choice, "name"), text(choice, "value"))).collect()
}

fn year(year: &str) -> Value {
    events::option("edition", json!(year))
}

#[tokio::test]
async fn a_clause_is_told_once_where_both_editions_say_the_same() {
    let (discord, _bot) = Program::with_discord().await;
    let same = page(&discord, events::law("27a1", &[], "en-GB")).await;
    let expected = "**Law 27: Insufficient bid**\n\n- **Law 27A1**: LHO may accept";
    assert!(content(&same).starts_with(expected), "{same}");
    assert_eq!(content(&same).matches("27A1").count(), 1);
    for part in ["Laws of 2007, Laws of 2017", "not the text of the Laws", "the director at your table rules"] {
        assert!(content(&same).contains(part), "{part} in {same}");
    }
    let differs = page(&discord, events::law("§ 27B1(a)", &[], "no")).await;
    let (new, old) = (content(&differs).find("§ 27B1(a), 2017"), content(&differs).find("§ 27B1(a), 2007"));
    assert!(new.is_some() && new < old, "{differs}");
    assert!(content(&differs).starts_with("**§ 27: Utilstrekkelig bud**"), "{differs}");
    let one = page(&discord, events::law("27B1(a)", &[year("2007")], "no")).await;
    assert!(content(&one).contains("**§ 27B1(a)**") && content(&one).contains("2007-lovene"), "{one}");
    assert!(!content(&one).contains("2017"), "{one}");
    assert_eq!(content(&page(&discord, events::law("27b1a 2007", &[], "no")).await), content(&one));
    // One number, two laws.
    let two = page(&discord, events::law("23", &[], "en-US")).await;
    for part in ["**Law 23**\n", "Law 23: Comparable call\n- **Law 23A**", "Law 23: Awareness of potential damage"] {
        assert!(content(&two).contains(part), "{part} in {two}");
    }
    // What we do not rule by says so.
    let out = page(&discord, events::law("25A2", &[year("2017")], "en-US")).await;
    assert!(content(&out).contains("Not used in rulings, because it depends on"), "{out}");
}

#[tokio::test]
async fn a_clause_leads_on_to_others_also_after_a_restart() {
    let discord = Discord::start().await;
    let file = session_file();
    let bot = Program::start_with(&discord, &file);
    discord.ready().await;
    let shown = page(&discord, events::law("27B3", &[], "en-US")).await;
    // What the sentence names, what stands beside it, what stands above it.
    assert_eq!(links(&shown), ["-:27B1(b)", "-:27B1", "-:27B2", "-:27B4", "-:27B", "-:27"], "{shown}");
    let range = page(&discord, events::law("29B", &[], "en-US")).await;
    assert_eq!(links(&range)[..3], ["-:30", "-:31", "-:32"], "{range}");
    let in_norwegian = page(&discord, events::law("29B", &[], "no")).await;
    assert_eq!(
        (links(&in_norwegian), &menu(&in_norwegian)["placeholder"]),
        (links(&range), &json!("Flere lovpunkter"))
    );
    // The same clause under its other number, and one edition alone.
    let renumbered = page(&discord, events::law("25A2", &[year("2007")], "en-US")).await;
    assert_eq!(links(&renumbered)[0], "2017:25A4", "{renumbered}");
    assert!(links(&renumbered)[1..].iter().all(|link| link.starts_with("2007:")), "{renumbered}");
    let law = page(&discord, events::law("33", &[], "en-US")).await;
    assert_eq!(links(&law), ["-:32", "-:34"], "{law}");

    let id = menu(&shown)["custom_id"].as_str().unwrap().to_owned();
    bot.kill().await;
    discord.lost().await;
    let _bot = Program::start_with(&discord, &file);
    let next = page(&discord, events::choose(&id, "2017:25A4", "no")).await;
    assert!(content(&next).contains("§ 25A4") && content(&next).contains("2017-lovene"), "{next}");
    let both = page(&discord, events::choose(&id, "-:27B1(b)", "en-US")).await;
    assert!(content(&both).contains("27B1(b), 2007"), "{both}");
    for strange in ["27B1", "1997:27B1", ""] {
        let lost = page(&discord, events::choose(&id, strange, "no")).await;
        assert!(content(&lost).contains("/avgjørelse"), "{lost}");
    }
}

#[tokio::test]
async fn an_unknown_clause_gets_the_nearest_ones() {
    let (discord, _bot) = Program::with_discord().await;
    let near = page(&discord, events::law("27Z", &[], "en-US")).await;
    assert!(content(&near).starts_with("**There is no clause “27Z” here.**"), "{near}");
    assert!(content(&near).contains("- **Law 27B**: LHO declines"), "{near}");
    assert_eq!(links(&near), ["-:27A", "-:27B", "-:27C", "-:27D"]);
    // It stands in the other edition.
    let other = page(&discord, events::law("17E2", &[year("2017")], "en-US")).await;
    assert!(content(&other).contains("- **Law 17E2, 2007**: Three passes"), "{other}");
    assert_eq!(links(&other)[0], "2007:17E2", "{other}");
    // A word, and nothing that means anything.
    let word = page(&discord, events::law("utspill", &[], "no")).await;
    assert!(content(&word).contains("**§ 26**: Tilbaketrukket melding"), "{word}");
    for typed in ["@everyone `x`", "\u{200b} ", "**?**", &"9".repeat(100), &"x".repeat(2000)] {
        let lost = page(&discord, events::law(typed, &[], "no")).await;
        assert!(!content(&lost).replace("\\@", "").contains("@everyone"), "{lost}");
    }
}

#[tokio::test]
async fn autocompletion_finds_clauses_by_number_and_by_word() {
    let (discord, _bot) = Program::with_discord().await;
    let values = async |text: &str, locale: &str| -> Vec<String> {
        choices(&discord, text, &[], locale).await.into_iter().map(|(_, value)| value).collect()
    };
    assert_eq!(values("27b1", "en-US").await, ["27B1", "27B1(a)", "27B1(b)"]);
    assert_eq!(values("§ 27 B 1 a", "no").await, ["27B1(a)"]);
    assert_eq!(values("23", "no").await, ["23", "23A", "23A1", "23A2", "23A3", "23B", "23C"]);
    assert_eq!(values("", "en-US").await.len(), Edition::default().laws().count());
    assert_eq!(values("3", "en-US").await[..2], ["30", "31"].map(str::to_owned));
    // Laws that are about it, then clauses on which we use the word.
    let lead = values("lead", "en-US").await;
    assert_eq!(lead[0], "26");
    assert!(lead.contains(&"27B1(a)".to_owned()), "{lead:?}");
    assert_eq!(values("call", "en-US").await.len(), 25, "no more than Discord shows");
    assert_eq!(values("utspill", "no").await[0], "26");
    assert_eq!(values("Apningsutspillet VENDT", "no").await, ["25A3", "25A5", "36C"].map(str::to_owned));
    assert_eq!(values("comparable call", "en-US").await[0], "23");
    assert_eq!(values("34 passes", "en-US").await, ["34"]);
    let (name, _) = choices(&discord, "27a1", &[], "no").await.remove(0);
    assert!(name.starts_with("§ 27A1: VM kan godta") && name.ends_with('…'), "{name}");
    let only_old = choices(&discord, "17E2", &[], "en-US").await.remove(0);
    assert!(only_old.0.starts_with("Law 17E2, 2007: Three passes"), "{only_old:?}");
    // Within the edition that was chosen.
    let old = choices(&discord, "23", &[year("2007")], "en-US").await;
    assert_eq!(old.len(), 1);
    assert!(old[0].0.contains("The offender could have known"), "{old:?}");
}

#[tokio::test]
async fn every_beginning_of_every_clause_is_completed_and_every_clause_is_shown() {
    let (discord, _bot) = Program::with_discord().await;
    let addresses = lawbook::addresses(&Edition::ALL, "");
    let beginnings: BTreeSet<&str> =
        addresses.iter().flat_map(|address| (1..=address.len()).map(|to| &address[..to])).collect();
    let locales = ["en-US", "no"];
    for (number, beginning) in beginnings.iter().enumerate() {
        let found = choices(&discord, beginning, &[], locales[number % 2]).await;
        assert!(!found.is_empty() && found.len() <= 25, "{beginning}: {found:?}");
        if addresses.contains(beginning) {
            assert_eq!(found[0].1, *beginning, "{found:?}");
        }
    }
    for (number, address) in addresses.iter().enumerate() {
        for edition in [None, Some(Edition::ALL[number % 2])] {
            let option: Vec<Value> = edition.map(|edition| year(edition.year())).into_iter().collect();
            let messages = ask(&discord, events::law(address, &option, "en-US")).await;
            let menu = messages.last().unwrap();
            assert!(!links(menu).is_empty() && messages.len() <= 3, "{address}: {messages:?}");
            assert!(!messages.iter().any(|message| content(message).contains("This is not all")), "{address}");
        }
    }
}

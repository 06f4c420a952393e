//! After the database was restored from a copy, numbers are given again: an old button acts on no other case or question.

use serde_json::json;

use crate::{
    cases::{SOUTH, Table, says},
    events::{self, control, option},
    on_both::on_both,
};

/// As if the database were a copy from before all that.
const RESTORED: &str = "DELETE FROM entries; DELETE FROM cases; DELETE FROM quiz_answers; DELETE FROM quiz_rounds; \
     UPDATE places SET last_number = 0, last_round = 0";

on_both!(an_old_button_acts_on_no_other_case, |database| {
    let mut table = Table::set(database, "en-US").await;
    let card = table.does(SOUTH, events::ruling("1H P 1H ib", &[], "en-GB", "en-US")).await;
    database.run(RESTORED).await;
    says(&table.does(SOUTH, events::press_on(&card, "decline", "en-US")).await, &["no longer stored"]);
    let other = table.does(SOUTH, events::ruling("1S P 1S ib", &[], "en-GB", "en-US")).await;
    says(&other, &["Case 1"]);
    for verb in ["decline", "why", "call", "share"] {
        says(&table.presses(SOUTH, &card, verb).await, &["This case card is no longer valid"]);
    }
    // Nor does one of the time before buttons named their epoch.
    let id = control(&card, "decline").unwrap();
    let before = id.rsplit_once(':').unwrap().0.replace("case:v2:", "case:v1:");
    says(&table.does(SOUTH, events::press_id_on(&other, &before)).await, &["This case card is no longer valid"]);
    assert!(database.texts("SELECT entry FROM entries").await.is_empty());
    says(&table.presses(SOUTH, &other, "decline").await, &["must replace"]);
});

on_both!(buttons_of_older_cases_still_work, |database| {
    let mut table = Table::set(database, "en-US").await;
    let card = table.does(SOUTH, events::ruling("1H P 1H ib", &[], "en-GB", "en-US")).await;
    database.run("UPDATE cases SET epoch = NULL").await;
    let id = control(&card, "decline").unwrap();
    let before = id.rsplit_once(':').unwrap().0.replace("case:v2:", "case:v1:");
    let declined = table.does(SOUTH, events::press_id_on(&card, &before)).await;
    says(&declined, &["must replace"]);
    says(&table.presses(SOUTH, &declined, "undo").await, &["insufficient"]);
});

on_both!(buttons_of_cards_before_the_menu_still_work, |database| {
    let table = Table::set(database, "en-US").await;
    let card = table.does(SOUTH, events::ruling("1H P 1H ib", &[], "en-GB", "en-US")).await;
    let id = |verb: &str| control(&card, "why").unwrap().replace(":why:", &format!(":{verb}:"));
    for (verb, said) in [("edition", "2007"), ("language", "utilstrekkelig"), ("show", "Case 1"), ("why", "27A")] {
        says(&table.does(SOUTH, events::press_id_on(&card, &id(verb))).await, &[said]);
    }
    for verb in ["next", "whatif", "meant", "call"] {
        table.discord.opens(SOUTH.does(events::press_id_on(&card, &id(verb)))).await;
    }
    // What the menu does not have, it does not do.
    for entry in ["more", "confirm", "read", "nothing"] {
        let chosen = events::choose_entry_on(&card, entry, "en-US");
        let said = table.does(SOUTH, chosen).await;
        assert!(!says_anything_of(&said, "Confirmed by"), "{said:#?}");
    }
    let slip = table.does(SOUTH, events::press_id_on(&card, &id("slip"))).await;
    says(&slip, &["1♥ was unintended"]);
});

fn says_anything_of(card: &crate::discord::Posted, text: &str) -> bool {
    crate::cases::content(card).contains(text)
}

on_both!(an_old_button_answers_no_other_question, |database| {
    let table = Table::set(database, "en-US").await;
    let play = || events::quiz("play", &[option("only_me", json!(true))], "en-US");
    let card = table.does(SOUTH, play()).await;
    let answer = card.body["components"][0]["components"][0]["custom_id"].as_str().unwrap().to_owned();
    database.run(RESTORED).await;
    let other = table.does(SOUTH, play()).await;
    let before = answer.rsplit_once(':').unwrap().0.replace("quiz:v2:", "quiz:v1:");
    for id in [&answer, &before] {
        table.does(SOUTH, events::press_id_on(&card, id)).await;
    }
    assert!(database.texts("SELECT CAST(choice AS TEXT) FROM quiz_answers").await.is_empty());
    // And nobody answers what somebody else was asked alone.
    let answer = other.body["components"][0]["components"][0]["custom_id"].as_str().unwrap().to_owned();
    table.does(crate::cases::DIRECTOR, events::press_id_on(&other, &answer)).await;
    assert!(database.texts("SELECT CAST(choice AS TEXT) FROM quiz_answers").await.is_empty());
    table.does(SOUTH, events::press_id_on(&other, &answer)).await;
    assert_eq!(database.texts("SELECT CAST(choice AS TEXT) FROM quiz_answers").await.len(), 1);
});

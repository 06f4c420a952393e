//! `/privacy`: what is stored about somebody, as a file, and its end.

use serde_json::{Value, json};
use sqlx::{Connection as _, SqliteConnection};

use crate::{
    cases::{content, is_private},
    discord::{Discord, Posted},
    events::{self, Somebody, option, role, settings},
    program::{Program, session_file},
    settings::{DIRECTOR, MANAGER, PLAYER, ROLE, directs, does},
};

const OTHER_DIRECTOR: Somebody = Somebody { id: "1000000000000000015", locale: "en-GB", ..DIRECTOR };
const EXPORT: &str = "privacy:v1:export";
const ERASE: &str = "privacy:v1:erase";
const CONFIRM: &str = "privacy:v1:confirm";

fn labels(card: &Posted) -> Vec<String> {
    let buttons = card.body["components"][0]["components"].as_array();
    let label = |button: &Value| button["label"].as_str().unwrap().to_owned();
    buttons.into_iter().flatten().map(label).collect()
}

/// The file that somebody gets.
async fn export(discord: &Discord, who: Somebody) -> Value {
    let page = does(discord, who, events::privacy()).await;
    let token = discord.interact(who.does(events::press_id_on(&page, EXPORT)));
    let answer = discord.answer(&token).await;
    assert!(is_private(&answer), "everybody sees {answer:#?}");
    let state = discord.lock();
    let call = state.calls.iter().find(|call| call.path.contains(&token)).unwrap();
    assert_eq!(call.files[0].filename, "director-please.json");
    serde_json::from_slice(&call.files[0].bytes).unwrap()
}

/// Asks for the end of what is stored, and says yes.
async fn erase(discord: &Discord, who: Somebody) -> Posted {
    let page = does(discord, who, events::privacy()).await;
    let question = does(discord, who, events::press_id_on(&page, ERASE)).await;
    assert!(is_private(&question), "{question:#?}");
    does(discord, who, events::press_id_on(&question, CONFIRM)).await
}

async fn types(discord: &Discord, who: Somebody, card: &Posted, verb: &str, text: &str) {
    let token = discord.interact(who.does(events::press_on(card, verb, "en-US")));
    let modal = discord.response(&token).await["data"].clone();
    does(discord, who, events::fill_in(card, &modal, &[("text", text)], "en-US")).await;
}

async fn shares(discord: &Discord, who: Somebody, text: &str) -> Posted {
    does(discord, who, events::ruling(text, &[option("share", json!(true))], "en-US", "en-US")).await
}

async fn alone(discord: &Discord, who: Somebody, text: &str) -> Posted {
    let asked = events::in_private(who.does(events::ruling(text, &[], "en-US", "en-US")));
    discord.answer(&discord.interact(asked)).await
}

async fn with_directors(discord: &Discord) {
    does(discord, MANAGER, settings("server", &[role("director_role", ROLE)], "en-US")).await;
}

#[tokio::test]
async fn it_says_what_is_stored_and_why_in_both_languages() {
    let (discord, _bot) = Program::with_discord().await;
    let english = does(&discord, PLAYER, events::privacy()).await;
    let norwegian = does(&discord, DIRECTOR, events::privacy()).await;
    assert!(is_private(&english) && is_private(&norwegian));
    assert!(content(&english).starts_with("**What I store about you**"), "{english:#?}");
    assert!(content(&norwegian).starts_with("**Hva jeg lagrer om deg**"), "{norwegian:#?}");
    assert_eq!(labels(&english), ["Export my data", "Delete my data"]);
    assert_eq!(labels(&norwegian), ["Eksporter mine data", "Slett mine data"]);
    let question = does(&discord, DIRECTOR, events::press_id_on(&norwegian, ERASE)).await;
    assert!(content(&question).contains("Det kan ikke angres"), "{question:#?}");
    assert_eq!(labels(&question), ["Ja, slett dem"]);
    // In direct messages too, and without a store.
    let token = discord.interact(events::in_private(PLAYER.does(events::privacy())));
    assert!(content(&discord.answer(&token).await).contains("What I store about you"));
    let old = does(&discord, PLAYER, events::press_id_on(&english, "privacy:v0:export")).await;
    assert!(content(&old).contains("earlier version"), "{old:#?}");
}

#[tokio::test]
async fn the_file_holds_what_somebody_did_and_nothing_of_others() {
    let (discord, _bot) = Program::with_discord().await;
    with_directors(&discord).await;
    let card = shares(&discord, PLAYER, "1H P 1H ib").await;
    let view = directs(&discord, DIRECTOR, &card).await;
    types(&discord, DIRECTOR, &view, "note", "a word among directors").await;
    does(&discord, PLAYER, events::press_on(&card, "decline", "en-US")).await;
    shares(&discord, MANAGER, "1S 1H ib").await;
    alone(&discord, PLAYER, "1C P 1C ib").await;
    does(&discord, PLAYER, settings("mine", &[option("edition", json!("2007"))], "en-US")).await;
    does(&discord, DIRECTOR, settings("mine", &[option("director_calls", json!(true))], "en-US")).await;

    let players = export(&discord, PLAYER).await;
    assert_eq!(players["person"], PLAYER.id);
    assert_eq!(players["settings"]["edition"], "2007");
    let typed = |of: &Value| -> Vec<String> {
        of["cases"].as_array().unwrap().iter().map(|case| case["typed"].as_str().unwrap().to_owned()).collect()
    };
    assert_eq!(typed(&players), ["1C P 1C ib", "1H P 1H ib"]);
    assert!(players["entries"].to_string().contains("happened"), "{players}");
    let text = players.to_string();
    assert!(!text.contains("a word among directors") && !text.contains("1S 1H"), "{text}");
    for other in [DIRECTOR.id, MANAGER.id] {
        assert!(!text.contains(other), "{other} in {text}");
    }
    let directors = export(&discord, DIRECTOR).await;
    assert_eq!((typed(&directors), directors["on_call"].as_array().map(Vec::len)), (vec![], Some(1)));
    assert!(directors["entries"].to_string().contains("a word among directors"), "{directors}");
    let nobodys = export(&discord, OTHER_DIRECTOR).await;
    assert_eq!((&nobodys["cases"], &nobodys["entries"]), (&json!([]), &json!([])));
    // The button is about the person who presses it, not the one who was shown it.
    let page = does(&discord, PLAYER, events::privacy()).await;
    let token = discord.interact(MANAGER.does(events::press_id_on(&page, EXPORT)));
    discord.answer(&token).await;
    let state = discord.lock();
    let call = state.calls.iter().find(|call| call.path.contains(&token)).unwrap();
    let file: Value = serde_json::from_slice(&call.files[0].bytes).unwrap();
    assert_eq!((file["person"].as_str(), typed(&file)), (Some(MANAGER.id), vec!["1S 1H ib".to_owned()]));
    drop(state);
}

#[tokio::test]
async fn where_no_file_may_be_sent_it_says_where_else() {
    let (discord, _bot) = Program::with_discord().await;
    let page = does(&discord, PLAYER, events::privacy()).await;
    let mut press = events::press_id_on(&page, EXPORT);
    press["app_permissions"] = json!("0");
    let answer = does(&discord, PLAYER, press).await;
    assert!(content(&answer).contains("direct message") && is_private(&answer), "{answer:#?}");
}

#[tokio::test]
async fn erasing_a_director_keeps_the_cases_and_takes_the_name_from_them() {
    let (discord, _bot) = Program::with_discord().await;
    with_directors(&discord).await;
    let mention = format!("<@{}>", DIRECTOR.id);
    let card = shares(&discord, PLAYER, "1H P 1H ib").await;
    let view = directs(&discord, DIRECTOR, &card).await;
    types(&discord, DIRECTOR, &view, "note", "seen at the table").await;
    does(&discord, DIRECTOR, events::press_on(&view, "confirm", "en-US")).await;
    discord.message_with(&card.id, |posted| content(posted).contains(&mention)).await;
    does(&discord, DIRECTOR, settings("mine", &[option("director_calls", json!(true))], "en-US")).await;
    alone(&discord, DIRECTOR, "1C P 1C ib").await;

    let erased = erase(&discord, DIRECTOR).await;
    assert!(content(&erased).starts_with("**Dataene dine er slettet.**"), "{erased:#?}");
    assert_eq!(labels(&erased), [""; 0], "nothing is left to press");
    // The card that everybody sees is redrawn, without a press.
    let drawn = discord.message_with(&card.id, |posted| !content(posted).contains(&mention)).await;
    assert!(content(&drawn).contains("Confirmed by somebody"), "{drawn:#?}");
    let seen = directs(&discord, OTHER_DIRECTOR, &drawn).await;
    assert!(content(&seen).contains("seen at the table") && content(&seen).contains("Case 1"), "{seen:#?}");
    assert!(!content(&seen).contains(DIRECTOR.id), "{seen:#?}");
    let left = export(&discord, DIRECTOR).await;
    for part in ["on_call", "cases", "entries"] {
        assert_eq!(left[part], json!([]), "{left}");
    }
    assert_eq!(left["settings"], Value::Null);
    // Of others nothing is gone.
    let players = export(&discord, PLAYER).await;
    assert_eq!(players["cases"].as_array().map(Vec::len), Some(1));
}

#[tokio::test]
async fn an_erased_players_cases_stay_for_the_directors_and_their_own_are_gone() {
    let discord = Discord::start().await;
    let file = session_file();
    let bot = Program::start_with(&discord, &file);
    discord.ready().await;
    with_directors(&discord).await;
    let shared = shares(&discord, PLAYER, "1H P 1H ib").await;
    let own = alone(&discord, PLAYER, "1C P 1C ib").await;
    let page = does(&discord, PLAYER, events::privacy()).await;
    let question = does(&discord, PLAYER, events::press_id_on(&page, ERASE)).await;
    // The question outlives the process that asked it.
    bot.kill().await;
    discord.lost().await;
    let _bot = Program::start_with(&discord, &file);
    // Somebody else who presses it erases their own data.
    let erased = does(&discord, MANAGER, events::press_id_on(&question, CONFIRM)).await;
    assert!(content(&erased).starts_with("**Your data has been deleted.**"), "{erased:#?}");
    assert_eq!(export(&discord, PLAYER).await["cases"].as_array().map(Vec::len), Some(2));
    let erased = does(&discord, PLAYER, events::press_id_on(&question, CONFIRM)).await;
    assert!(content(&erased).starts_with("**Your data has been deleted.**"), "{erased:#?}");
    assert_eq!(export(&discord, PLAYER).await["cases"], json!([]));
    let again = does(&discord, PLAYER, events::press_id_on(&question, CONFIRM)).await;
    assert!(content(&again).starts_with("**Your data has been deleted.**"), "{again:#?}");
    // The server's case goes on with the directors; the person who is erased has no part in it.
    let refused = does(&discord, PLAYER, events::press_on(&shared, "decline", "en-US")).await;
    assert!(content(&refused).contains("somebody else’s case"), "{refused:#?}");
    let seen = directs(&discord, OTHER_DIRECTOR, &shared).await;
    assert!(content(&seen).contains("Case 1"), "{seen:#?}");
    let gone = events::in_private(PLAYER.does(events::press_on(&own, "decline", "en-US")));
    let gone = discord.answer(&discord.interact(gone)).await;
    assert!(content(&gone).contains("no longer"), "{gone:#?}");
    // The directors that the server has set are still those.
    let page = does(&discord, MANAGER, settings("show", &[], "en-US")).await;
    assert!(content(&page).contains(&format!("<@&{ROLE}>")), "{page:#?}");
}

#[tokio::test]
async fn erasing_that_takes_long_is_answered_at_once_and_done_all_the_same() {
    let discord = Discord::start().await;
    let file = session_file();
    let _bot = Program::start_with(&discord, &file);
    discord.ready().await;
    shares(&discord, PLAYER, "1H P 1H ib").await;
    let page = does(&discord, PLAYER, events::privacy()).await;
    let question = does(&discord, PLAYER, events::press_id_on(&page, ERASE)).await;
    let address = format!("sqlite:{}", file.with_extension("sqlite").display());
    let mut other = SqliteConnection::connect(&address).await.unwrap();
    sqlx::raw_sql("BEGIN IMMEDIATE").execute(&mut other).await.unwrap();
    let waiting = does(&discord, PLAYER, events::press_id_on(&question, CONFIRM)).await;
    assert!(content(&waiting).contains("is being deleted") && labels(&waiting).is_empty(), "{waiting:#?}");
    sqlx::raw_sql("ROLLBACK").execute(&mut other).await.unwrap();
    let done =
        discord.message_with(&question.id, |posted| content(posted).contains("Your data has been deleted")).await;
    assert!(labels(&done).is_empty(), "{done:#?}");
    assert_eq!(export(&discord, PLAYER).await["cases"], json!([]));
}

#[tokio::test]
async fn while_the_store_is_away_nothing_is_said_to_be_erased() {
    let discord = Discord::start().await;
    let _bot = Program::start_without_store(&discord).await;
    let failed = erase(&discord, PLAYER).await;
    assert!(content(&failed).starts_with("**Nothing was deleted"), "{failed:#?}");
    assert_eq!(labels(&failed), ["Yes, delete it"]);
    let page = does(&discord, PLAYER, events::privacy()).await;
    let failed = does(&discord, PLAYER, events::press_id_on(&page, EXPORT)).await;
    assert!(content(&failed).contains("cannot be reached"), "{failed:#?}");
}

#[tokio::test]
async fn nobody_is_erased_more_than_twice_a_day() {
    let (discord, _bot) = Program::with_discord().await;
    for _ in 0..2 {
        shares(&discord, PLAYER, "1H P 1H ib").await;
        let erased = erase(&discord, PLAYER).await;
        assert!(content(&erased).starts_with("**Your data has been deleted.**"), "{erased:#?}");
    }
    shares(&discord, PLAYER, "1H P 1H ib").await;
    let refused = erase(&discord, PLAYER).await;
    assert!(content(&refused).contains("twice today. Nothing was deleted now"), "{refused:#?}");
    assert!(labels(&refused).is_empty());
    assert_eq!(export(&discord, PLAYER).await["cases"].as_array().unwrap().len(), 1);
    let other = erase(&discord, DIRECTOR).await;
    assert!(content(&other).contains("Dataene dine er slettet"), "{other:#?}");
}

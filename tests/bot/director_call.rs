//! A director is called: directors are told where, one of them comes, and what nobody takes is told once more.

use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

use serde_json::Value;

use crate::{
    cases::{DIRECTOR, LOG, SOUTH, Table, content, says, server},
    database::Database,
    discord::{Fault, Posted, Refusal, SOON, With, direct_channel},
    events::{self, Somebody},
    on_both::on_both,
};

const OTHER: Somebody = Somebody { id: "1000000000000000014", ..DIRECTOR };

/// A table whose server has a log and two directors.
async fn with_directors<'a>(database: &'a Database, locale: &'static str) -> Table<'a> {
    let table = Table::with_log(database, locale).await;
    let roles = table.discord.lock().members[DIRECTOR.id].clone();
    table.discord.lock().members.insert(OTHER.id.to_owned(), roles);
    let store = database.open().await;
    let other = director_please::case::Person(OTHER.id.parse().unwrap());
    // The bot writes at the same time, and a store does not wait long.
    let began = Instant::now();
    while let Err(error) = store.set_on_call(server(), other, true).await {
        assert!(began.elapsed() < SOON, "{error}");
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    store.close().await;
    table
}

/// The message in a channel, number `nth` of those that are about a call.
async fn told(table: &Table<'_>, channel: &str, nth: usize) -> Posted {
    table
        .discord
        .until("directors to be told", |state| {
            let is_it = |posted: &&Posted| posted.channel == channel && is_about_a_call(&posted.body);
            state.posted.iter().filter(is_it).nth(nth).cloned()
        })
        .await
}

fn is_about_a_call(body: &Value) -> bool {
    let rows = body["components"].as_array().into_iter().flatten();
    rows.flat_map(|row| row["components"].as_array().unwrap())
        .any(|button| button["custom_id"].as_str().is_some_and(|id| id.starts_with("director_call:")))
}

fn button(posted: &Posted) -> String {
    posted.body["components"][0]["components"][0]["custom_id"].as_str().unwrap().to_owned()
}

async fn presses(table: &Table<'_>, who: Somebody, posted: &Posted) -> Posted {
    let press = events::in_private(who.does(events::press_id_on(posted, &button(posted))));
    table.discord.does(press).await
}

struct Words {
    locale: &'static str,
    place: &'static str,
    coming: &'static str,
    nobody: &'static str,
    fault: &'static str,
}

const ENGLISH: Words = Words {
    locale: "en-US",
    place: "Table 4, board 12: director, please. Called by <@1000000000000000011>.",
    coming: "<@1000000000000000013> is coming.",
    nobody: "Nobody has said yet",
    fault: "South’s 1♥ is insufficient.",
};

const NORWEGIAN: Words = Words {
    locale: "no",
    place: "Bord 4, spill 12: TL, takk. Tilkalt av <@1000000000000000011>.",
    coming: "<@1000000000000000013> kommer.",
    nobody: "Ingen har ennå sagt",
    fault: "Syds 1♥ er utilstrekkelig.",
};

/// One director comes, and then cannot; the other one and who called see it, also after a restart.
async fn comes_and_cannot(database: &Database, words: Words) {
    let mut table = with_directors(database, words.locale).await;
    let card = table.does(SOUTH, events::ruling("1H P 1H ib", &[], words.locale, words.locale)).await;
    // Table and board are asked for.
    table.discord.opens(SOUTH.does(events::press_on(&card, "call", words.locale))).await;
    let answer = table.does(SOUTH, events::call_on(&card, "4", "12", words.locale)).await;
    let (first, second, log) = (direct_channel(DIRECTOR.id), direct_channel(OTHER.id), LOG.to_owned());
    let sent = [told(&table, &first, 0).await, told(&table, &second, 0).await, told(&table, &log, 0).await];
    for message in &sent {
        assert!(content(message).starts_with(words.place), "{}", content(message));
        says(message, &[words.fault]);
        assert!(message.body["embeds"].is_null() && message.body["flags"].is_null(), "a phone shows it: {message:#?}");
    }
    // The cards that go with it ring no phone.
    let is_card = |posted: &&Posted| posted.channel == first && !is_about_a_call(&posted.body);
    let card = table.discord.until("the card", |state| state.posted.iter().find(is_card).cloned()).await;
    assert_eq!(card.body["flags"], 4096, "{card:#?}");

    table.crash().await;
    let taken = presses(&table, DIRECTOR, &sent[0]).await;
    assert_eq!(taken.id, sent[0].id);
    says(&taken, &[words.coming]);
    for id in [&sent[1].id, &sent[2].id, &answer.id] {
        table.discord.message_with(id, |posted| content(posted).contains(words.coming)).await;
    }
    // Who comes second sees who was first.
    let too_late = presses(&table, OTHER, &sent[1]).await;
    says(&too_late, &[words.coming]);
    assert!(!is_about_a_call(&too_late.body), "{too_late:#?}");

    table.crash().await;
    let released = presses(&table, DIRECTOR, &taken).await;
    assert!(!content(&released).contains(words.coming), "{}", content(&released));
    table.discord.message_with(&answer.id, |posted| !content(posted).contains(words.coming)).await;
    // The others are told at once.
    let again = told(&table, &second, 1).await;
    says(&again, &[words.place, words.nobody]);
}

on_both!(a_director_comes_and_cannot_in_english, |database| comes_and_cannot(database, ENGLISH).await);
on_both!(a_director_comes_and_cannot_in_norwegian, |database| comes_and_cannot(database, NORWEGIAN).await);

/// Discord does not take what goes into the log. Directors are told at once all the same, and not again each time that the log is
/// tried, though Discord knows no message by its nonce after a while.
#[tokio::test]
async fn a_log_that_fails_keeps_no_director_waiting_and_tells_none_twice() {
    let database = Database::sqlite();
    let table = with_directors(&database, "en-US").await;
    let fault = Fault { status: 500, ..Fault::default() };
    let path = format!("/channels/{LOG}/messages");
    table.discord.lock().refusals.push(Refusal { path: path.clone(), with: With::Anything, times: 1_000_000, fault });
    let card = table.does(SOUTH, events::ruling("1H P 1H ib", &[], "en-GB", "en-US")).await;
    let watch = table.discord.watch();
    table.does(SOUTH, events::call_on(&card, "4", "12", "en-US")).await;
    let (first, second) = (direct_channel(DIRECTOR.id), direct_channel(OTHER.id));
    told(&table, &first, 0).await;
    told(&table, &second, 0).await;
    // The log is tried for a minute.
    assert!(watch.elapsed() < Duration::from_secs(40), "{:?}", watch.elapsed());
    let tries = || table.discord.lock().calls.iter().filter(|call| call.path.ends_with(&path)).count();
    for _ in 0..2 {
        table.discord.lock().nonces.clear();
        let before = tries();
        while tries() < before + 8 {
            tokio::time::sleep(Duration::from_millis(100)).await;
        }
    }
    let state = table.discord.lock();
    for to in [&first, &second] {
        let told = state.posted.iter().filter(|posted| posted.channel == *to && is_about_a_call(&posted.body)).count();
        assert_eq!(told, 1);
    }
    drop(state);
}

on_both!(a_call_that_nobody_takes_is_told_once_more, |database| {
    let mut table = with_directors(database, "en-US").await;
    let card = table.does(SOUTH, events::ruling("1H P 1H ib", &[], "en-GB", "en-US")).await;
    table.does(SOUTH, events::call_on(&card, "", "", "en-US")).await;
    let second = direct_channel(OTHER.id);
    assert!(content(&told(&table, &second, 0).await).starts_with("Director, please."));
    told(&table, LOG, 0).await;
    let due = "SELECT CAST(due_at AS TEXT) FROM director_calls WHERE told = 1";
    let due: u64 = loop {
        if let [due] = database.texts(due).await.as_slice() {
            break due.parse().unwrap();
        }
        tokio::time::sleep(Duration::from_millis(50)).await;
    };
    let now = SystemTime::now().duration_since(UNIX_EPOCH).unwrap().as_secs();
    assert!((now + 240..=now + 300).contains(&due), "{} seconds", due.cast_signed() - now.cast_signed());
    // Five minutes pass while the bot is away.
    database.run("UPDATE director_calls SET due_at = 0").await;
    table.crash().await;
    says(&told(&table, &second, 1).await, &["Nobody has said yet"]);
    told(&table, LOG, 1).await;
    database.run("UPDATE director_calls SET due_at = 0").await;
    table.crash().await;
    tokio::time::sleep(Duration::from_secs(7)).await;
    let count = table
        .discord
        .lock()
        .posted
        .iter()
        .filter(|posted| posted.channel == second && is_about_a_call(&posted.body))
        .count();
    assert_eq!(count, 2);
});

/// What the panel says on the way, in a language.
struct PanelWords {
    locale: &'static str,
    made: &'static str,
    board: &'static str,
    already: &'static str,
    directors_only: &'static str,
    coming: &'static str,
}

async fn the_panel_calls(database: &Database, words: PanelWords) {
    let locale = words.locale;
    let table = with_directors(database, locale).await;
    let south = Somebody { locale, ..SOUTH };
    let manager = Somebody { permissions: "32", ..south };
    table.does(manager, events::settings("panel", &[events::channel("channel", "1000000000000000035")], locale)).await;
    let panel = table.discord.posted("1000000000000000035", 0).await;
    let id = panel.body["components"][0]["components"][1]["custom_id"].as_str().unwrap().to_owned();
    let call = async |board: &str| {
        let mut press = south.does(events::press_id_on(&panel, &id));
        press["guild_locale"] = locale.into();
        let modal = table.discord.opens(press).await;
        table.does(south, events::fill_in(&panel, &modal, &[("board", board)], locale)).await
    };
    says(&call("*7* @everyone").await, &[words.made]);
    let sent = told(&table, &direct_channel(DIRECTOR.id), 0).await;
    assert!(content(&sent).starts_with(words.board), "{}", content(&sent));
    says(&call("7").await, &[words.already]);
    // Only directors come.
    let log = told(&table, LOG, 0).await;
    let press = |who: Somebody| who.does(events::press_id_on(&log, &button(&log)));
    says(&table.does(south, press(south)).await, &[words.directors_only]);
    let taken = table.does(DIRECTOR, press(DIRECTOR)).await;
    says(&taken, &[words.coming]);
    says(&call("8").await, &[words.made]);
}

on_both!(the_panel_calls_a_director_without_a_case_in_english, |database| {
    let words = PanelWords {
        locale: "en-US",
        made: "The director has been called.",
        board: "Board \\*7\\* ",
        already: "already been called",
        directors_only: "Only directors",
        coming: "<@1000000000000000013> is coming.",
    };
    the_panel_calls(database, words).await;
});

on_both!(the_panel_calls_a_director_without_a_case_in_norwegian, |database| {
    let words = PanelWords {
        locale: "no",
        made: "TL er tilkalt.",
        board: "Spill \\*7\\* ",
        already: "allerede tilkalt",
        directors_only: "Det kan bare TL gjøre.",
        coming: "<@1000000000000000013> kommer.",
    };
    the_panel_calls(database, words).await;
});

/// The director reads out what everybody may know, in the players' language; and a player who disagrees leaves a note.
async fn reads_out_and_objects(database: &Database, locale: &'static str, aloud: [&str; 2]) {
    let mut table = with_directors(database, locale).await;
    let card = table.does(SOUTH, events::ruling("1H P 1H ib", &[], "en-GB", locale)).await;
    let told_meaning = table.types(SOUTH, &card, "meant", &[("text", "5+S 12-21")]).await;
    assert_eq!(told_meaning.body["flags"], 64);
    table.calls(SOUTH, &card).await;
    let first = direct_channel(DIRECTOR.id);
    let is_card = |posted: &&Posted| posted.channel == first && events::control(posted, "confirm").is_some();
    let view = table.discord.until("the director’s view", |state| state.posted.iter().find(is_card).cloned()).await;
    let read = events::in_private(DIRECTOR.does(events::press_on(&view, "read", locale)));
    let read = table.discord.answer(&table.discord.interact(read)).await;
    says(&read, &aloud);
    assert!(!content(&read).contains("5+") && !content(&read).contains("12"), "{}", content(&read));

    let shown = table.does(SOUTH, events::case("show", &[events::option("number", 1.into())], locale)).await;
    let objected = table.types(SOUTH, &shown, "wrong", &[("text", "27B1(b) applies *here*")]).await;
    assert_eq!(objected.body["flags"], 64);
    let notes = database.texts("SELECT entry FROM entries WHERE entry LIKE '%27B1(b)%'").await;
    assert_eq!(notes.len(), 1, "{notes:?}");
    assert!(notes[0].contains(env!("CARGO_PKG_VERSION")), "{notes:?}");

    // The director reads it in one of the messages of the view; players do not.
    let note = r"27B1(b) applies \*here\*";
    let before = table.discord.lock().posted.len();
    let players = table.does(SOUTH, events::case("show", &[events::option("number", 1.into())], locale)).await;
    assert!(!content(&players).contains("27B1(b) applies"), "{}", content(&players));
    let is_note = |posted: &Posted| posted.body["flags"] == 64 && content(posted).contains(note);
    assert!(!table.discord.lock().posted[before..].iter().any(is_note));
    table.does(DIRECTOR, events::case("show", &[events::option("number", 1.into())], locale)).await;
    table.discord.until("the note", |state| state.posted[before..].iter().any(is_note).then_some(())).await;
}

on_both!(a_director_reads_out_and_players_object_in_english, |database| {
    reads_out_and_objects(database, "en-US", ["**South’s 1♥ is insufficient.**", "West"]).await;
});
on_both!(a_director_reads_out_and_players_object_in_norwegian, |database| {
    reads_out_and_objects(database, "no", ["**Syds 1♥ er utilstrekkelig.**", "Vest"]).await;
});

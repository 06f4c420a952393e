//! Where the log channel is a forum, every case that a director is called to has one post there, and its tags say where it stands.

use director_please::{
    case::{CaseId, Person},
    store::{LogPost, ServerSettings},
};
use serde_json::{Value, json};

use crate::{
    cases::{DIRECTOR, SOUTH, Table, content, says, server},
    database::Database,
    discord::{Fault, Posted},
    events::{self, Somebody},
    on_both::on_both,
};

const FORUM: &str = "1000000000000000061";
const TAGS: [(&str, &str); 4] = [("1", "Called"), ("2", "bekreftet"), ("3", "later"), ("4", "called off")];

/// A table whose log is a forum.
async fn with_forum<'a>(database: &'a Database, locale: &'static str) -> Table<'a> {
    let table = Table::set(database, locale).await;
    let tags = TAGS.map(|(id, name)| json!({"id": id, "name": name, "moderated": false}));
    table.discord.lock().forums.insert(FORUM.to_owned(), json!(tags));
    let store = database.open().await;
    let here = store.server(server()).await.unwrap();
    store.set_server(server(), &ServerSettings { log_channel: FORUM.parse().ok(), ..here }).await.unwrap();
    store.set_on_call(server(), Person(DIRECTOR.id.parse().unwrap()), true).await.unwrap();
    store.close().await;
    table
}

/// The only post, when it is as wanted.
async fn post(table: &Table<'_>, wanted: impl Fn(&Value) -> bool) -> (String, Value) {
    table
        .discord
        .until("a post", |state| {
            let mut posts = state.forum_posts.iter();
            posts.find(|(_, post)| wanted(post)).map(|(id, post)| (id.clone(), post.clone()))
        })
        .await
}

async fn in_post(table: &Table<'_>, post: &str, nth: usize) -> Posted {
    let is_there = |posted: &&Posted| posted.channel == post;
    table.discord.until("a message", |state| state.posted.iter().filter(is_there).nth(nth).cloned()).await
}

/// The director confirms the ruling, in the direct message about it.
async fn confirms(table: &Table<'_>, locale: &str) {
    let can_confirm = |posted: &&Posted| events::control(posted, "confirm").is_some();
    let view = table.discord.until("the director’s view", |state| state.posted.iter().find(can_confirm).cloned()).await;
    let confirm = events::in_private(DIRECTOR.does(events::press_on(&view, "confirm", locale)));
    table.discord.answer(&table.discord.interact(confirm)).await;
}

struct Words {
    locale: &'static str,
    name: &'static str,
    place: &'static str,
    coming: &'static str,
    confirmed: &'static str,
}

const ENGLISH: Words = Words {
    locale: "en-US",
    name: "Case 1 · North must pass for the rest of the auction, and 4♠ stands in place of 1♥.",
    place: "Table 4: director, please.",
    coming: "<@1000000000000000013> is coming.",
    confirmed: "Confirmed by <@1000000000000000013>",
};

const NORWEGIAN: Words = Words {
    locale: "no",
    name: "Sak 1 · Nord må passe resten av meldingsforløpet.",
    place: "Bord 4: TL, takk.",
    coming: "<@1000000000000000013> kommer.",
    confirmed: "Bekreftet av <@1000000000000000013>",
};

async fn a_case(database: &Database, words: Words) {
    let mut table = with_forum(database, words.locale).await;
    let card = table.does(SOUTH, events::ruling("1S P 1H ib > 4S", &[], words.locale, words.locale)).await;
    table.does(SOUTH, events::call_on(&card, "4", "", words.locale)).await;
    let (id, begun) = post(&table, |_| true).await;
    assert_eq!(begun, json!({"name": words.name, "applied_tags": ["1", "3"]}));
    let call = in_post(&table, &id, 1).await;
    assert!(content(&call).starts_with(words.place), "{}", content(&call));
    let come = call.body["components"][0]["components"][0]["custom_id"].as_str().unwrap();
    let mut press = events::press_id_on(&call, come);
    press["guild_locale"] = json!(words.locale);
    says(&table.does(DIRECTOR, press).await, &[words.coming]);
    // The card in the log is not the public card of the case.
    let logged = in_post(&table, &id, 0).await;
    table.does(DIRECTOR, events::press_on(&logged, "why", words.locale)).await;

    table.crash().await;
    confirms(&table, words.locale).await;
    let says_so = |posted: &Posted| posted.channel == id && content(posted).contains(words.confirmed);
    table.discord.until("the confirmation", |state| state.posted.iter().any(says_so).then_some(())).await;
    post(&table, |post| post["applied_tags"] == json!(["2", "3"])).await;
    let store = database.open().await;
    let case = CaseId { place: server(), number: 1 };
    let kept = LogPost { channel: FORUM.parse().unwrap(), post: id.parse().unwrap() };
    assert_eq!(store.log_post(case).await.unwrap(), Some(kept));
    assert_eq!(store.card(case).await.unwrap(), None);
    store.close().await;
    assert_eq!(table.discord.lock().forum_posts.len(), 1);
}

on_both!(a_case_has_one_post_in_english, |database| a_case(database, ENGLISH).await);
on_both!(a_case_has_one_post_in_norwegian, |database| a_case(database, NORWEGIAN).await);

on_both!(a_post_that_was_deleted_is_begun_again, |database| {
    let table = with_forum(database, "en-US").await;
    let card = table.does(SOUTH, events::ruling("1H P 1H ib", &[], "en-GB", "en-US")).await;
    table.does(SOUTH, events::call_on(&card, "", "", "en-US")).await;
    let (id, _) = post(&table, |_| true).await;
    in_post(&table, &id, 1).await;
    let gone = format!("/channels/{id}/messages");
    table.discord.fault(Fault { path: gone.leak(), status: 404, ..Fault::default() });
    confirms(&table, "en-US").await;
    let (second, _) = post(&table, |post| post["applied_tags"] == json!(["2"])).await;
    assert_ne!(second, id);
});

on_both!(a_call_without_a_case_has_a_post_of_its_own, |database| {
    let mut table = with_forum(database, "en-US").await;
    let manager = Somebody { permissions: "32", ..SOUTH };
    table.does(manager, events::settings("panel", &[events::channel("channel", "1000000000000000035")], "en-US")).await;
    let panel = table.discord.posted("1000000000000000035", 0).await;
    let id = panel.body["components"][0]["components"][1]["custom_id"].as_str().unwrap().to_owned();
    let modal = table.discord.response(&table.discord.interact(SOUTH.does(events::press_id_on(&panel, &id)))).await;
    let filled = events::fill_in(&panel, &modal["data"], &[("table", "4"), ("board", "12")], "en-US");
    says(&table.does(SOUTH, filled).await, &["The director has been called."]);
    let (id, begun) = post(&table, |_| true).await;
    assert_eq!(begun, json!({"name": "Table 4, board 12", "applied_tags": []}));
    while database.texts("SELECT CAST(told AS TEXT) FROM director_calls WHERE told = 1").await.is_empty() {
        tokio::time::sleep(std::time::Duration::from_millis(50)).await;
    }
    database.run("UPDATE director_calls SET due_at = 0").await;
    table.crash().await;
    says(&in_post(&table, &id, 1).await, &["Nobody has said yet"]);
    assert_eq!(table.discord.lock().forum_posts.len(), 1);
});

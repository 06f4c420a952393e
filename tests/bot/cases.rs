//! A case from the first question to the director's decision, through the real program, which is killed and started again
//! between any two steps.

use std::path::PathBuf;

use director_please::{
    case::{Person, Place},
    store::ServerSettings,
};
use serde_json::Value;

use crate::{
    database::Database,
    discord::{Discord, Posted, direct_channel},
    events::{self, Somebody, control},
    on_both::on_both,
    program::{Program, session_file},
};

const DIRECTORS: &str = "1000000000000000071";
pub const SOUTH: Somebody = Somebody { id: "1000000000000000011", locale: "en-GB", roles: &[], permissions: "0" };
const SYD: Somebody = Somebody { locale: "no", ..SOUTH };
const EAST: Somebody = Somebody { id: "1000000000000000012", ..SOUTH };
pub const DIRECTOR: Somebody = Somebody { id: "1000000000000000013", roles: &[DIRECTORS], ..SOUTH };

pub fn server() -> Place {
    Place::Server(events::SERVER.parse().unwrap())
}

/// The bot, which can be killed and started again.
pub struct Table<'a> {
    pub discord: Discord,
    pub session: PathBuf,
    pub database: &'a Database,
    bot: Option<Program>,
    locale: &'static str,
}

/// The channel of a server's log.
pub const LOG: &str = "1000000000000000061";

impl Table<'_> {
    pub async fn set<'a>(database: &'a Database, locale: &'static str) -> Table<'a> {
        Table::set_with(database, locale, None).await
    }

    /// A table whose server has a log.
    pub async fn with_log<'a>(database: &'a Database, locale: &'static str) -> Table<'a> {
        Table::set_with(database, locale, Some(LOG)).await
    }

    async fn set_with<'a>(database: &'a Database, locale: &'static str, log: Option<&str>) -> Table<'a> {
        let discord = Discord::start().await;
        discord.lock().server_locale = locale.to_owned();
        discord.lock().members.insert(DIRECTOR.id.to_owned(), vec![DIRECTORS.to_owned()]);
        let store = database.open().await;
        let here = ServerSettings {
            director_roles: vec![DIRECTORS.parse().unwrap()],
            log_channel: log.map(|channel| channel.parse().unwrap()),
            ..ServerSettings::default()
        };
        store.set_server(server(), &here).await.unwrap();
        store.set_on_call(server(), Person(DIRECTOR.id.parse().unwrap()), true).await.unwrap();
        store.close().await;
        let session = session_file();
        let bot = Some(Program::start_on(&discord, &session, &database.url()));
        discord.ready().await;
        Table { discord, session, database, bot, locale }
    }

    /// Waits until the store knows where the card of the case stands.
    pub async fn kept(&self) {
        for _ in 0..9000 {
            if !self.database.texts("SELECT 'kept' FROM cases WHERE card_message IS NOT NULL").await.is_empty() {
                return;
            }
            tokio::time::sleep(std::time::Duration::from_millis(10)).await;
        }
        panic!("where the card stands is not kept")
    }

    /// Kills the bot at once and starts it again.
    pub async fn crash(&mut self) {
        if let Some(bot) = self.bot.take() {
            bot.kill().await;
        }
        self.discord.lost().await;
        self.bot = Some(Program::start_on(&self.discord, &self.session, &self.database.url()));
        self.discord.until("the bot to be back", |state| state.open.is_some().then_some(())).await;
    }

    /// Does something; again, where the store of a busy machine did not keep the case in time.
    pub async fn does(&self, who: Somebody, interaction: Value) -> Posted {
        for _ in 0..20 {
            let before = self.discord.lock().calls.len();
            let answer = self.discord.does(who.does(interaction.clone())).await;
            let is_without_case = |it: &Value| it["custom_id"].as_str().is_some_and(|id| id.starts_with("share:v1:-:"));
            if !events::controls(&answer).any(is_without_case) {
                return answer;
            }
            tokio::time::sleep(std::time::Duration::from_millis(300)).await;
            let said = self.discord.lock().calls[before..].iter().map(|call| call.body.to_string()).collect::<String>();
            if !["could not be stored", "kunne ikke lagres"].iter().any(|it| said.contains(it)) {
                return answer;
            }
        }
        panic!("the store keeps no case")
    }

    pub async fn presses(&mut self, who: Somebody, card: &Posted, verb: &str) -> Posted {
        self.crash().await;
        self.does(who, events::press_on(card, verb, self.locale)).await
    }

    /// Calls the director to table 4, board 12.
    pub async fn calls(&mut self, who: Somebody, card: &Posted) -> Posted {
        self.crash().await;
        self.does(who, events::call_on(card, "4", "12", self.locale)).await
    }

    pub async fn chooses(&mut self, who: Somebody, card: &Posted, call: &str) -> Posted {
        self.crash().await;
        self.does(who, events::choose_on(card, call, self.locale)).await
    }

    /// Presses a button that opens a text box, and fills that in.
    pub async fn types(&mut self, who: Somebody, card: &Posted, verb: &str, texts: &[(&str, &str)]) -> Posted {
        self.crash().await;
        let modal = self.discord.opens(who.does(events::press_on(card, verb, self.locale))).await;
        self.crash().await;
        self.does(who, events::fill_in(card, &modal, texts, self.locale)).await
    }
}

pub fn content(card: &Posted) -> &str {
    card.body["content"].as_str().unwrap()
}

#[track_caller]
pub fn says(card: &Posted, parts: &[&str]) {
    for part in parts {
        assert!(content(card).contains(part), "{part} in\n{}", content(card));
    }
}

pub fn is_private(card: &Posted) -> bool {
    card.body["flags"] == 64
}

/// What is said on the way, in a language.
struct Words {
    who: Somebody,
    locale: &'static str,
    replace: &'static str,
    must_pass: &'static str,
    lead: &'static str,
    number: &'static str,
    called: &'static str,
    confirmed: &'static str,
    amended: &'static str,
    ruling: &'static str,
}

const ENGLISH: Words = Words {
    who: SOUTH,
    locale: "en-US",
    replace: "South must",
    must_pass: "North must pass for the rest of the auction",
    lead: "West may restrict the lead",
    number: "Case 1",
    called: "The director was called",
    confirmed: "Confirmed by <@1000000000000000013>",
    amended: "(version 2)",
    ruling: "The score stands.",
};

const NORWEGIAN: Words = Words {
    who: SYD,
    locale: "no",
    replace: "Syd må",
    must_pass: "Nord må passe resten av meldingsforløpet",
    lead: "kan Vest",
    number: "Sak 1",
    called: "TL ble tilkalt",
    confirmed: "Bekreftet av <@1000000000000000013>",
    amended: "(versjon 2)",
    ruling: "Resultatet står.",
};

/// An insufficient bid is declined and replaced, the auction goes on to its end, the lead is restricted, a director
/// elsewhere confirms, and amends.
async fn whole_case(database: &Database, words: Words) {
    let Words { who, locale, .. } = words;
    let mut table = Table::set(database, locale).await;
    let card = table.does(who, events::ruling("1H P 1H ib", &[], who.locale, locale)).await;
    assert!(is_private(&card));
    says(&card, &[words.number]);
    let public = table.presses(who, &card, "share").await;
    assert!(!is_private(&public) && public.id != card.id);
    table.kept().await;
    // Once is enough.
    let again = table.presses(who, &card, "share").await;
    assert!(is_private(&again) && control(&again, "decline").is_none(), "{again:#?}");

    let declined = table.presses(who, &public, "decline").await;
    assert_eq!(declined.id, public.id, "the card is drawn anew in its place");
    says(&declined, &[words.replace]);
    let replaced = table.chooses(who, &declined, "3C").await;
    let decided = table.presses(who, &replaced, "no").await;
    says(&decided, &[words.must_pass]);
    let going_on = table.types(who, &decided, "next", &[("text", "3D P P")]).await;
    let over = table.types(who, &going_on, "next", &[("text", "P")]).await;
    says(&over, &[words.lead]);
    assert!(control(&over, "choose").is_none(), "nobody calls any more");

    // The director is elsewhere, and is told.
    let told = table.calls(who, &over).await;
    assert!(is_private(&told));
    let direct = table.discord.posted(&direct_channel(DIRECTOR.id), 0).await;
    says(&direct, &[words.number, words.called]);
    table.discord.message_with(&public.id, |card| content(card).contains(words.called)).await;
    table.crash().await;
    let confirm = DIRECTOR.does(events::in_private(events::press_on(&direct, "confirm", locale)));
    let confirmed = table.discord.does(confirm).await;
    says(&confirmed, &[words.confirmed]);
    table.discord.message_with(&public.id, |card| content(card).contains(words.confirmed)).await;

    table.crash().await;
    let amend = DIRECTOR.does(events::in_private(events::press_on(&confirmed, "amend", locale)));
    let token = table.discord.interact(amend);
    let modal = table.discord.response(&token).await["data"].clone();
    assert!(modal["components"][0]["component"]["value"].as_str().unwrap().starts_with("1H P 1H"), "{modal}");
    let texts = [("text", "1H P 1H > 3C cmp 3D P P P"), ("ruling", words.ruling), ("reason", "*asked* both pairs")];
    let fill = DIRECTOR.does(events::in_private(events::fill_in(&confirmed, &modal, &texts, locale)));
    let amended = table.discord.answer(&table.discord.interact(fill)).await;
    says(&amended, &[words.amended, words.ruling, "\\*asked\\* both pairs"]);
    let last = table.discord.message_with(&public.id, |card| content(card).contains(words.amended)).await;
    assert!(!content(&last).contains(words.must_pass), "{}", content(&last));
    let entries = database.texts("SELECT entry FROM entries ORDER BY seq").await;
    let kinds: Vec<String> = entries.iter().map(|entry| kind(entry)).collect();
    let expected = "shared happened happened comparable happened happened called confirmed amended";
    assert_eq!(kinds.join(" "), expected);
}

/// What kind of entry this is, by its JSON.
fn kind(entry: &str) -> String {
    match serde_json::from_str(entry).unwrap() {
        Value::String(kind) => kind,
        Value::Object(fields) => fields.keys().next().unwrap().clone(),
        other @ (Value::Null | Value::Bool(_) | Value::Number(_) | Value::Array(_)) => panic!("{other}"),
    }
}

on_both!(a_whole_case_in_english, |database| whole_case(database, ENGLISH).await);
on_both!(a_whole_case_in_norwegian, |database| whole_case(database, NORWEGIAN).await);

/// What a crowd would do at the same time: of two presses on the same card one goes through, and both see the same.
async fn at_once(database: &Database) {
    let table = Table::set(database, "en-US").await;
    let card = table.does(SOUTH, events::ruling("1H P 1H ib", &[], "en-GB", "en-US")).await;
    let press = |verb| SOUTH.does(events::press_on(&card, verb, "en-US"));
    let tokens = ["decline", "accept", "decline", "decline"].map(|verb| table.discord.interact(press(verb)));
    for token in &tokens {
        table.discord.answer(token).await;
    }
    let entries = database.texts("SELECT entry FROM entries").await;
    assert_eq!(entries.len(), 1, "{entries:?}");
}

on_both!(of_presses_at_once_one_goes_through, |database| at_once(database).await);

/// An older card shows how the case stands now, and takes nothing from it.
async fn older(database: &Database) {
    let mut table = Table::set(database, "en-US").await;
    let old = table.does(SOUTH, events::ruling("1H P 1H ib", &[], "en-GB", "en-US")).await;
    let declined = table.does(SOUTH, events::press_on(&old, "decline", "en-US")).await;
    let replaced = table.does(SOUTH, events::choose_on(&declined, "2H", "en-US")).await;
    assert!(!content(&replaced).contains("declines"));
    let again = table.presses(SOUTH, &old, "accept").await;
    assert_eq!(content(&again), content(&replaced));
    let undone = table.presses(SOUTH, &replaced, "undo").await;
    assert_eq!(content(&undone), content(&declined));
    let start = table.presses(SOUTH, &undone, "undo").await;
    assert_eq!(content(&start), content(&old));
    assert!(control(&start, "undo").is_none());
    let slip = table.presses(SOUTH, &start, "slip").await;
    says(&slip, &["1♥ was unintended"]);
}

on_both!(an_older_card_is_drawn_as_the_case_stands, |database| older(database).await);

/// Somebody else's press changes nothing, and they may start their own.
async fn of_their_own(database: &Database) {
    let mut table = Table::set(database, "en-US").await;
    let shared = [events::option("share", true.into())];
    let public = table.does(SOUTH, events::ruling("1H P 1H ib", &shared, "en-GB", "en-US")).await;
    let told = table.presses(EAST, &public, "decline").await;
    assert!(is_private(&told) && told.id != public.id);
    says(&told, &["somebody else’s case"]);
    let own = table.presses(EAST, &told, "own").await;
    assert!(is_private(&own));
    says(&own, &["Case 2", "insufficient"]);
    table.presses(EAST, &own, "decline").await;
    assert_eq!(database.texts("SELECT CAST(number AS TEXT) FROM entries ORDER BY 1").await, ["1", "2"]);
    // A private case is nobody else's business.
    let peeped = table.presses(SOUTH, &own, "why").await;
    says(&peeped, &["no such case"]);
}

on_both!(somebody_else_starts_their_own, |database| of_their_own(database).await);

/// What the offender meant is for directors, until they have chosen.
async fn in_confidence(database: &Database) {
    let mut table = Table::set(database, "en-US").await;
    let shared = [events::option("share", true.into())];
    let public = table.does(SOUTH, events::ruling("1S 1H ib rej", &shared, "en-GB", "en-US")).await;
    let before = content(&public).to_owned();
    let wrong = table.types(SOUTH, &public, "meant", &[("text", "5+Q 12-21")]).await;
    assert!(is_private(&wrong));
    says(&wrong, &["^"]);
    let kept = table.types(SOUTH, &public, "meant", &[("text", "5+H 12-21")]).await;
    assert!(is_private(&kept));
    let drawn = table.discord.message_with(&public.id, |card| control(card, "undo").is_some()).await;
    let seen = table.presses(SOUTH, &public, "why").await;
    assert!(!content(&seen).contains("12"), "{}", content(&seen));
    table.presses(DIRECTOR, &public, "direct").await;
    table
        .discord
        .until("what directors may read", |state| {
            let is_it = |card: &&Posted| content(card).contains("1♥ showed 5+H 12-21") && is_private(card);
            state.posted.iter().find(is_it).map(drop)
        })
        .await;
    let refused = table.presses(SOUTH, &public, "direct").await;
    says(&refused, &["Only directors"]);
    assert!(!content(&drawn).contains("12–21") && !content(&drawn).contains("5+H"), "{}", content(&drawn));
    assert!(
        before.lines().filter(|line| line.starts_with("- ")).all(|line| content(&drawn).contains(line)),
        "{before}"
    );
    // Once they have chosen it counts, and still nobody reads it: not even where a text that cannot be read is shown.
    let chosen = table.chooses(SOUTH, &drawn, "3H").await;
    let unread = table.types(SOUTH, &chosen, "next", &[("text", "P Pq")]).await;
    says(&unread, &["1S 1H", "^^"]);
    for page in [&chosen, &unread] {
        assert!(!content(page).contains("5+") && !content(page).contains("12-21"), "{}", content(page));
    }
}

on_both!(what_was_meant_is_for_directors, |database| in_confidence(database).await);

/// Two processes are sent every event, and each event is answered once.
#[tokio::test]
async fn two_processes_answer_each_event_once() {
    const ROUNDS: usize = 12;
    let Some(database) = Database::postgres("two_processes").await else { return };
    let tables = [Table::set(&database, "en-US").await, Table::set(&database, "en-US").await];
    let answered = |part: &str| tables.iter().map(|table| table.discord.count(part)).sum::<usize>();
    let channel = format!("/channels/{}/messages", events::CHANNEL);
    for index in 0..ROUNDS {
        let (one, other) = (&tables[index % 2].discord, &tables[(index + 1) % 2].discord);
        let interaction = SOUTH.does(events::ruling("1H P 1H ib", &[], "en-GB", "en-US"));
        let said = events::said(one, &format!("<@{}> 1H P 1H ib", crate::discord::BOT));
        let token = one.interact(interaction.clone());
        let (id, sent) = {
            let state = one.lock();
            (state.interactions[&token].id.clone(), state.interactions[&token].sent.clone())
        };
        other.interact_as(interaction, &id, &token, sent);
        one.dispatch("MESSAGE_CREATE", said.clone());
        other.dispatch("MESSAGE_CREATE", said);
        let began = std::time::Instant::now();
        while answered("/callback") <= index || answered(&channel) <= index {
            assert!(began.elapsed().as_secs() < 90, "nobody answers");
            tokio::time::sleep(std::time::Duration::from_millis(5)).await;
        }
    }
    // Time for a second answer, if there were one: also by a process that takes a claim for left.
    tokio::time::sleep(std::time::Duration::from_millis(2800)).await;
    assert_eq!((answered("/callback"), answered(&channel)), (ROUNDS, ROUNDS));
    assert_eq!(database.texts("SELECT CAST(count(*) AS TEXT) FROM cases").await, [(2 * ROUNDS).to_string()]);
    let each = tables.each_ref().map(|table| table.discord.count("/callback"));
    eprintln!("answered by each: {each:?}");
    drop(tables);
    database.remove().await;
}

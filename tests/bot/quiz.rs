//! The quiz, through the real program: a quiz of ten with three players and a restart in the middle, questions for one
//! alone, the daily question over a change of day, boards, and the end of what is stored.

mod daily;
mod exam;
mod linked;
mod night;
mod private;
mod review;

use std::path::PathBuf;

use director_please::{
    case::{Person, Place},
    league::{Daily, Day, Hour, Period, Zone},
    locale::Language,
    quiz::{self, Kind, Level, Question, Wanted, own_question, question},
    store::{Form, Round, RoundId, ServerSettings, Store},
};
use serde_json::{Value, json};

use crate::{
    cases::{content, is_private, says},
    database::Database,
    discord::{Discord, Fault, Posted},
    events::{self, SERVER, Somebody, option, press_id_on},
    on_both::on_both,
    program::{Program, session_file},
    settings::{DIRECTOR, MANAGER, PLAYER},
};

pub const QUIZ: &str = "1000000000000000072";
pub const NORTH: Somebody = Somebody { id: "1000000000000000016", locale: "no", roles: &[], permissions: "0" };
pub const EAST: Somebody = Somebody { id: "1000000000000000017", locale: "en-GB", roles: &[], permissions: "0" };

pub fn place() -> Place {
    Place::Server(SERVER.parse().unwrap())
}

/// A button that a question may not show.
pub fn forged(round: &Round, verb: &str) -> String {
    format!("quiz:v2:{}:{verb}:{:08x}", round.id, round.epoch.expect("an epoch"))
}

pub fn person(who: Somebody) -> Person {
    Person(who.id.parse().unwrap())
}

/// The bot, which can be killed and started again, and its store.
pub struct Game<'a> {
    pub discord: Discord,
    session: PathBuf,
    database: &'a Database,
    bot: Option<Program>,
    locale: &'static str,
}

impl Game<'_> {
    pub async fn begin<'a>(database: &'a Database, locale: &'static str) -> Game<'a> {
        let discord = Discord::start().await;
        discord.lock().server_locale = locale.to_owned();
        let session = session_file();
        let bot = Some(Program::start_on(&discord, &session, &database.url()));
        discord.ready().await;
        Game { discord, session, database, bot, locale }
    }

    /// Kills the bot at once.
    pub async fn kill(&mut self) {
        if let Some(bot) = self.bot.take() {
            bot.kill().await;
        }
        self.discord.lost().await;
    }

    pub async fn start(&mut self) {
        self.bot = Some(Program::start_on(&self.discord, &self.session, &self.database.url()));
        self.discord.until("the bot to be back", |state| state.open.is_some().then_some(())).await;
    }

    pub async fn restart(&mut self) {
        self.kill().await;
        self.start().await;
    }

    pub async fn does(&self, who: Somebody, mut interaction: Value) -> Posted {
        interaction["guild_locale"] = json!(self.locale);
        self.discord.does(who.does(interaction)).await
    }

    pub async fn quiz(&self, who: Somebody, sub: &str, options: &[Value]) -> Posted {
        self.does(who, events::quiz(sub, options, self.locale)).await
    }

    pub async fn presses(&self, who: Somebody, card: &Posted, verb: &str) -> Posted {
        let id = button(card, verb).unwrap_or_else(|| panic!("no button {verb} on {card:#?}"));
        self.does(who, press_id_on(card, &id)).await
    }

    /// The question on a card, from the store.
    pub async fn asked(&self, card: &Posted) -> (Round, Question) {
        let store = self.database.open().await;
        let asked = asked(&store, round_of(card)).await;
        store.close().await;
        asked
    }

    pub async fn board(&self, who: Somebody, period: &str) -> Posted {
        let board = self.quiz(who, "leaderboard", &[option("period", json!(period))]).await;
        assert!(is_private(&board));
        board
    }
}

async fn asked(store: &Store, id: RoundId) -> (Round, Question) {
    let round = store.round(id).await.unwrap().unwrap();
    let level = Level::ALL.into_iter().find(|level| level.number() == round.terms.level);
    let kind = Kind::ALL.iter().copied().find(|kind| Some(kind.name()) == round.terms.kind.as_deref());
    let wanted = Wanted { level, law: round.terms.law, edition: Some(round.terms.edition), kind };
    let linked = round.series.filter(|series| series.form == Form::Linked);
    let made = match (&round.terms.own, linked) {
        (Some(own), _) => own_question(own),
        (None, Some(series)) => {
            let wanted = Wanted { level: None, ..wanted };
            quiz::linked(round.terms.seed, &wanted).into_iter().nth(usize::from(series.nth) - 1)
        }
        (None, None) => match &round.terms.system {
            Some(system) => quiz::club_question(round.terms.seed, &wanted, system),
            None => question(round.terms.seed, &wanted),
        },
    };
    let question = made.unwrap();
    assert_eq!(question.identity().to_string(), round.terms.identity);
    (round, question)
}

fn ids(card: &Posted) -> Vec<String> {
    let rows = card.body["components"].as_array().into_iter().flatten();
    let buttons = rows.flat_map(|row| row["components"].as_array().unwrap());
    buttons.map(|button| button["custom_id"].as_str().unwrap().to_owned()).collect()
}

pub fn button(card: &Posted, verb: &str) -> Option<String> {
    ids(card).into_iter().find(|id| id.split(':').nth(3) == Some(verb))
}

pub fn round_of(card: &Posted) -> RoundId {
    let ids = ids(card);
    let first = ids.first().unwrap_or_else(|| panic!("no buttons on {card:#?}"));
    first.split(':').nth(2).unwrap().parse().unwrap()
}

/// The button for the right choice, or for a wrong one.
pub fn choice(question: &Question, right: bool) -> String {
    let choice = if right { question.right } else { usize::from(question.right == 0) };
    format!("answer{choice}")
}

on_both!(a_quiz_of_ten_with_three_players_and_a_restart_in_the_middle, |database| {
    let mut game = Game::begin(database, "en-US").await;
    let mut card = game.quiz(PLAYER, "play", &[]).await;
    let mut seen = Vec::new();
    for number in 1..=10 {
        let (round, question) = game.asked(&card).await;
        assert!(!is_private(&card) && !seen.contains(&round.terms.identity), "{seen:?}");
        seen.push(round.terms.identity.clone());
        assert_eq!((round.id.number, ids(&card).len()), (number, question.choices.len() + 1));
        says(&card, &[&format!("Question {number}: one answer each")]);
        let is_even = number % 2 == 0;
        for (who, right) in [(PLAYER, true), (NORTH, false), (EAST, is_even)] {
            let kept = game.presses(who, &card, &choice(&question, right)).await;
            assert!(is_private(&kept), "{kept:#?}");
            says(&kept, &[if who.locale == "no" { "Svaret ditt er" } else { "Your answer is" }]);
            let again = game.presses(who, &card, &choice(&question, !right)).await;
            says(&again, &[if who.locale == "no" { "det første svaret teller" } else { "the first answer counts" }]);
            assert!(is_private(&again));
        }
        if number == 3 {
            let early = game.presses(NORTH, &card, "reveal").await;
            says(&early, &["**Det kan være flere som vil svare.**", "de som har svart, kan gjøre det fra <t:"]);
            let ruling = forged(&round, "ruling");
            says(&game.does(EAST, press_id_on(&card, &ruling)).await, &["would give the answer away"]);
        }
        if number == 5 {
            game.restart().await;
        }
        let shown = game.presses(PLAYER, &card, "reveal").await;
        assert_eq!(shown.id, card.id, "the card itself shows the answer");
        let right = if is_even { 2 } else { 1 };
        says(&shown, &[&format!("Answers: 3; correct: {right}"), &format!("Correct: <@{}>", PLAYER.id)]);
        assert!(!content(&shown).contains(NORTH.id) && content(&shown).contains(EAST.id) == is_even);
        assert_eq!(shown.body["allowed_mentions"]["parse"], json!([]));
        // Anybody who comes too late sees the answer, and no more.
        let letter = forged(&round, "answer0");
        let late = game.does(DIRECTOR, press_id_on(&shown, &letter)).await;
        assert_eq!((late.id.as_str(), content(&late)), (shown.id.as_str(), content(&shown)));
        if number == 10 {
            let ruling = game.presses(EAST, &shown, "ruling").await;
            assert!(is_private(&ruling) && ruling.id != shown.id, "{ruling:#?}");
            break;
        }
        card = game.presses(PLAYER, &shown, "next").await;
        assert_ne!(card.id, shown.id);
    }
    for period in ["week", "month", "season"] {
        let board = game.board(EAST, period).await;
        let lines: Vec<&str> = content(&board).lines().collect();
        assert_eq!(lines[1], format!("1. <@{}>: 10 of 10 correct", PLAYER.id), "{board:#?}");
        assert_eq!(lines[2], format!("2. <@{}>: 5 of 10 correct", EAST.id));
        assert_eq!(lines[3], format!("3. <@{}>: 0 of 10 correct", NORTH.id));
    }
    let store = database.open().await;
    assert!(store.player(person(PLAYER)).await.unwrap().ladder.level() >= 2);
    assert_eq!(store.player(person(NORTH)).await.unwrap().ladder.level(), 0);
});

on_both!(a_question_for_one_alone_is_revealed_with_the_answer, |database| {
    let game = Game::begin(database, "no").await;
    let filters = [option("only_me", json!(true)), option("law", json!(27)), option("edition", json!("2007"))];
    let card = game.quiz(EAST, "play", &filters).await;
    assert!(is_private(&card));
    let (round, question) = game.asked(&card).await;
    assert!(question.laws.contains(&27) && button(&card, "reveal").is_none());
    assert_eq!((round.terms.language, round.public), (Language::English, false));
    assert_eq!(round.terms.edition.to_string(), "2007");
    let wrong = game.presses(EAST, &card, &choice(&question, false)).await;
    assert_eq!(wrong.id, card.id);
    assert!(!content(&wrong).contains("Answers:"), "{wrong:#?}");
    let next = game.presses(EAST, &wrong, "next").await;
    let (round, question) = game.asked(&next).await;
    assert!(is_private(&next) && question.laws.contains(&27));
    assert_eq!(round.terms.edition.to_string(), "2007");
    // In direct messages as well, in the reader's language; there are no boards.
    let alone = |interaction| events::in_private(NORTH.does(interaction));
    let card = game.discord.does(alone(events::quiz("play", &[option("level", json!(2))], "en-US"))).await;
    let (round, question) = game.asked(&card).await;
    assert_eq!((round.id.place, round.terms.language), (Place::Alone(person(NORTH)), Language::Norwegian));
    assert_eq!(question.level.number(), 2);
    let press = press_id_on(&card, &button(&card, &choice(&question, true)).unwrap());
    let answered = game.discord.does(alone(press)).await;
    assert_eq!((answered.id.as_str(), ids(&answered).len()), (card.id.as_str(), 2));
    let press = press_id_on(&answered, &button(&answered, "next").unwrap());
    let next = game.discord.does(alone(press)).await;
    assert_eq!(game.asked(&next).await.1.level.number(), 2, "a level that was chosen stays");
    for sub in ["leaderboard", "daily"] {
        let token = game.discord.interact(alone(events::quiz(sub, &[], "en-US")));
        says(&game.discord.answer(&token).await, &["Dette virker bare på en server"]);
    }
    says(&game.board(EAST, "week").await, &["Nothing counts until"]);
});

#[tokio::test]
async fn what_cannot_be_is_said_in_words() {
    let (discord, bot) = Program::with_discord().await;
    let does = async |interaction| discord.does(PLAYER.does(interaction)).await;
    let card = does(events::quiz("play", &[], "en-US")).await;
    says(&does(press_id_on(&card, &format!("quiz:v1:s{SERVER}-99:answer0"))).await, &["no longer exists"]);
    let first = card.body["components"][0]["components"][0]["custom_id"].as_str().unwrap();
    says(&does(press_id_on(&card, &first.replace("answer0", "answer9"))).await, &["no longer exists"]);
    for id in [
        "quiz:v0:s1-1:reveal",
        "quiz:v1:s1:reveal",
        "quiz:v1:s1-1:what",
        "quiz:v1:s1-1:reveal:more",
        "quiz:v2:s1-1:reveal",
        "quiz:v2:s1-1:reveal:0",
        "quiz:v2:s1-1:reveal:0000000f:more",
    ] {
        assert!(!content(&does(press_id_on(&card, id)).await).contains("no longer exists"), "{id}");
    }
    let none = [option("law", json!(93)), option("level", json!(3))];
    says(&does(events::quiz("play", &none, "en-US")).await, &["no new question"]);
    let zones = discord.response(&discord.interact(PLAYER.does(events::typing_a_zone("oslo")))).await;
    assert_eq!(zones["data"]["choices"], json!([{"name": "Europe/Oslo", "value": "Europe/Oslo"}]));
    drop(bot);
    let without = Discord::start().await;
    let _bot = Program::start_without_store(&without).await;
    let token = without.interact(PLAYER.does(events::quiz("play", &[], "en-US")));
    says(&without.answer(&token).await, &["The quiz cannot be reached"]);
}

#[tokio::test]
async fn where_a_question_stands_is_in_discords_answer() {
    let database = Database::sqlite();
    let game = Game::begin(&database, "en-US").await;
    let card = game.discord.does(EAST.does(events::quiz("play", &[], "en-US"))).await;
    let kept = "SELECT CAST(card_message AS TEXT) FROM quiz_rounds WHERE card_message IS NOT NULL";
    while database.texts(kept).await.is_empty() {
        tokio::time::sleep(std::time::Duration::from_millis(10)).await;
    }
    assert_eq!(database.texts(kept).await, [card.id.as_str()]);
    assert!(!game.discord.lock().calls.iter().any(|it| it.path.contains("@original")));
}

/// Discord does not say where a question stands. The next press on it tells.
#[tokio::test]
async fn where_a_question_stands_is_learnt_from_a_press() {
    let database = Database::sqlite();
    let game = Game::begin(&database, "en-US").await;
    game.discord.lock().says_nothing_of_responses = true;
    let fault = Fault { path: "/messages/@original", status: 404, ..Fault::default() };
    game.discord.fault(fault);
    let card = game.discord.does(EAST.does(events::quiz("play", &[], "en-US"))).await;
    game.discord
        .until("the question", |state| state.calls.iter().any(|it| it.path.contains("@original")).then_some(()))
        .await;
    let kept = "SELECT CAST(card_message AS TEXT) FROM quiz_rounds WHERE card_message IS NOT NULL";
    assert!(database.texts(kept).await.is_empty());
    let answer = card.body["components"][0]["components"][0]["custom_id"].as_str().unwrap().to_owned();
    game.discord.does(NORTH.does(press_id_on(&card, &answer))).await;
    assert_eq!(database.texts(kept).await, [card.id.as_str()]);
}

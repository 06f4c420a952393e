//! Linked questions.

use super::*;
use crate::discord::Fault;

fn linked() -> Vec<Value> {
    vec![option("linked", json!(true)), option("law", json!(27)), option("edition", json!("2017"))]
}

on_both!(linked_questions_are_asked_in_order_through_a_restart, |database| {
    let mut game = Game::begin(database, "en-US").await;
    let mut card = game.quiz(PLAYER, "play", &linked()).await;
    let (mut kinds, mut before) = (Vec::new(), None::<Question>);
    let length = loop {
        let (round, question) = game.asked(&card).await;
        let series = round.series.unwrap();
        kinds.push(question.kind);
        assert_eq!(usize::from(series.nth), kinds.len());
        says(&card, &[&format!("Question {} of {} about this auction", series.nth, series.length), "one answer each"]);
        if let Some(before) = before {
            assert_eq!(before.seed, question.seed);
            assert!(question.record.events.starts_with(&before.record.events), "the same table, later");
        }
        for (who, right) in [(PLAYER, true), (NORTH, false)] {
            assert!(is_private(&game.presses(who, &card, &choice(&question, right)).await));
        }
        if series.nth == 2 {
            game.restart().await;
        }
        let early = game.does(NORTH, press_id_on(&card, &forged(&round, "next"))).await;
        if series.nth < series.length {
            says(&early, &["Det neste spørsmålet ville røpe svaret"]);
        }
        let shown = game.presses(PLAYER, &card, "reveal").await;
        says(&shown, &["Answers: 2; correct: 1"]);
        assert_eq!(button(&shown, "ruling").is_some(), series.nth == series.length, "it would answer the next one");
        if series.nth == 1 {
            lost_press(&game, &shown).await;
        }
        let next = game.presses(PLAYER, &shown, "next").await;
        before = Some(question);
        if series.nth == series.length {
            let (round, question) = game.asked(&next).await;
            assert_eq!((round.series.unwrap().nth, question.kind), (1, Kind::Accepts), "new ones");
            assert_ne!(Some(question.seed), before.map(|question| question.seed));
            break series.length;
        }
        assert!(!is_private(&next) && next.id != shown.id, "{next:#?}");
        // It is asked once, however many press.
        let id = round_of(&next);
        let kept = || async { database.open().await.round(id).await.unwrap().unwrap().card };
        while kept().await.is_none() {
            tokio::time::sleep(std::time::Duration::from_millis(20)).await;
        }
        says(&game.presses(NORTH, &shown, "next").await, &["Det neste spørsmålet er allerede stilt"]);
        card = next;
    };
    assert!((3..=4).contains(&length) && kinds[0] == Kind::Accepts, "{kinds:?}");
});

/// The next question is wanted, and Discord does not take the response with it: nobody sees it.
async fn lost_press(game: &Game<'_>, shown: &Posted) {
    const ASKED: &str = "SELECT CAST(number AS TEXT) FROM quiz_rounds";
    let before = game.database.texts(ASKED).await.len();
    let body = json!({"code": 10062, "message": "Unknown interaction"});
    game.discord.fault(Fault { path: "/callback", status: 404, body, ..Fault::default() });
    game.discord.interact(PLAYER.does(press_id_on(shown, &button(shown, "next").unwrap())));
    while game.database.texts(ASKED).await.len() == before {
        tokio::time::sleep(std::time::Duration::from_millis(20)).await;
    }
}

#[tokio::test]
async fn linked_questions_for_one_alone() {
    let database = Database::sqlite();
    let game = Game::begin(&database, "no").await;
    let card = game.quiz(NORTH, "play", &[linked(), vec![option("only_me", json!(true))]].concat()).await;
    assert!(is_private(&card));
    says(&card, &["Spørsmål 1 av", "om dette meldingsforløpet"]);
    let (_, question) = game.asked(&card).await;
    let shown = game.presses(NORTH, &card, &choice(&question, true)).await;
    let next = game.presses(NORTH, &shown, "next").await;
    assert!(is_private(&next));
    says(&next, &["Spørsmål 2 av"]);
    let (_, question) = game.asked(&next).await;
    says(&game.presses(NORTH, &next, &choice(&question, true)).await, &["Riktig"]);
}

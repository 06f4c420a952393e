//! What somebody answered wrong comes back.

use super::*;

/// The follow-up in which the bot offers what is due: the last message that is not the card.
async fn offer(game: &Game<'_>, card: &Posted) -> Posted {
    let next = |posted: &&Posted| posted.id > card.id && ids(posted).contains(&"quiz:v2:review".to_owned());
    game.discord.until("an offer", |state| state.posted.iter().find(next).cloned()).await
}

/// Presses *Review now*, and again while the bot asks for that: a slow machine makes no other question in the time that a press has.
async fn review(game: &mut Game<'_>, offered: &Posted) -> Posted {
    for _ in 0..10 {
        let card = game.does(EAST, press_id_on(offered, "quiz:v2:review")).await;
        if !content(&card).contains("still making") {
            return card;
        }
    }
    panic!("no review after ten presses");
}

on_both!(a_question_answered_wrong_comes_back_as_another_auction, |database| {
    let mut game = Game::begin(database, "en-US").await;
    let narrow = [option("law", json!(27)), option("level", json!(1)), option("edition", json!("2017"))];
    let card = game.quiz(EAST, "play", &[&narrow[..], &[option("only_me", json!(true))]].concat()).await;
    let (failed, question) = game.asked(&card).await;
    let topic = question.topic().unwrap();
    assert_eq!(failed.terms.topic, topic.to_string());
    says(&game.board(EAST, "month").await, &["Nothing counts until"]);
    game.presses(EAST, &card, &choice(&question, false)).await;
    let weak = format!("Worth practising, by Law number: {}.", topic.law().unwrap());
    says(&game.board(EAST, "month").await, &[&weak]);
    assert!(!content(&game.board(NORTH, "month").await).contains("Worth practising"), "nobody else sees it");
    says(&game.does(EAST, press_id_on(&card, "quiz:v2:review")).await, &["Nothing is due", "1, 3, 7 and 21 days"]);

    // A day passes.
    let a_day_passes = "UPDATE quiz_reviews SET due_at = due_at - 86400";
    database.run(a_day_passes).await;
    game.restart().await;
    let card = game.quiz(EAST, "play", &narrow).await;
    assert!(!is_private(&card));
    let offered = offer(&game, &card).await;
    assert!(is_private(&offered));
    says(&offered, &["Due for review: 1.", &weak]);
    let again = review(&mut game, &offered).await;
    assert!(is_private(&again));
    says(&again, &["A review: you got a question like this one wrong"]);
    let (round, other) = game.asked(&again).await;
    assert_eq!((other.topic(), other.edition), (Some(topic), question.edition), "the same kind and clause");
    assert_ne!(round.terms.identity, failed.terms.identity, "another auction");
    // Right: it is due in three days, and nothing else is.
    let shown = game.presses(EAST, &again, &choice(&other, true)).await;
    says(&shown, &["Correct"]);
    let store = database.open().await;
    let reviews = store.reviews(person(EAST)).await.unwrap();
    assert_eq!((reviews.len(), reviews[0].step), (1, 1));
    says(&game.presses(EAST, &shown, "next").await, &["Nothing is due for review"]);
    for step in 2..=4 {
        database.run("UPDATE quiz_reviews SET due_at = due_at - 21 * 86400").await;
        let card = review(&mut game, &offered).await;
        let (_, question) = game.asked(&card).await;
        game.presses(EAST, &card, &choice(&question, true)).await;
        let step_now = store.reviews(person(EAST)).await.unwrap().first().map(|review| review.step);
        assert_eq!(step_now, (step < 4).then_some(step));
    }
    assert!(!content(&game.board(EAST, "month").await).contains("Worth practising"), "it is done");
});

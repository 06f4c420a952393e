//! The exam.

use director_please::quiz::{Marks, Topic};

use super::*;
use crate::events::choose_id_on;

/// The entries of the menu with the questions that were answered wrong: what each says, and what it stands for.
fn wrong(card: &Posted) -> Vec<(&str, &str)> {
    let options = card.body["components"][0]["components"][0]["options"].as_array().unwrap();
    options.iter().map(|option| (option["label"].as_str().unwrap(), option["value"].as_str().unwrap())).collect()
}

/// Waits until the next question is made, as it is while somebody thinks.
async fn prepared(store: &Store, round: &Round) {
    let series = round.series.unwrap();
    while series.nth < series.length && store.series(round.first()).await.unwrap().len() <= series.nth.into() {
        tokio::time::sleep(std::time::Duration::from_millis(20)).await;
    }
}

on_both!(an_exam_is_left_gone_on_with_and_marked_at_the_end, |database| {
    let mut game = Game::begin(database, "no").await;
    let store = database.open().await;
    let mut card = game.quiz(EAST, "exam", &[option("edition", json!("2017"))]).await;
    assert!(is_private(&card));
    let (mut marks, mut seen, mut levels, mut second) = (Marks::default(), Vec::new(), Vec::new(), None);
    for nth in 1..=20 {
        says(&card, &[&format!("Question {nth} of 20. The answers are marked at the end")]);
        assert!(button(&card, "reveal").is_none());
        let (round, question) = game.asked(&card).await;
        assert!(round.revealed_at.is_none() && !seen.contains(&round.terms.identity), "{seen:?}");
        seen.push(round.terms.identity.clone());
        levels.push(question.level.number());
        if nth == 2 {
            second = Some((card.clone(), question.clone()));
        }
        if nth == 7 {
            game.restart().await;
            let again = game.quiz(EAST, "exam", &[]).await;
            assert_eq!(round_of(&again), round.id, "it goes on where it was left");
            // An old button acts on no other question, and leads to the one that is open.
            let (old, answered) = second.as_ref().unwrap();
            for right in [true, false] {
                let pressed = game.presses(EAST, old, &choice(answered, right)).await;
                assert_eq!((round_of(&pressed), content(&pressed)), (round.id, content(&again)));
            }
            assert!(game.asked(&card).await.0.answers.is_empty());
            let show = forged(&game.asked(old).await.0, "show");
            says(&game.does(EAST, press_id_on(old, &show)).await, &["once the exam is marked"]);
            let stranger = game.presses(NORTH, &card, &choice(&question, true)).await;
            says(&stranger, &["finnes ikke lenger"]);
            card = again;
        }
        let right = nth % 4 != 0;
        marks.add(question.topic().and_then(Topic::law), right);
        prepared(&store, &round).await;
        card = game.presses(EAST, &card, &choice(&question, right)).await;
        assert!(!content(&card).contains("Not quite"), "{card:#?}");
    }
    levels.dedup();
    assert_eq!(levels, [0, 1, 2, 3], "each level, the easiest first");
    says(&card, &["**Exam: 15 of 20 correct.**"]);
    for (law, mark) in &marks.laws {
        says(&card, &[&format!("Law {law}: {} of {} right", mark.right, mark.asked)]);
    }
    let weak: Vec<String> = marks.weak().iter().map(u8::to_string).collect();
    assert_eq!(content(&card).contains("Read again"), !weak.is_empty());
    says(&card, &[&weak.join(", ")]);
    let entries = wrong(&card);
    assert_eq!(entries.len(), 5);
    assert!(entries[0].0.starts_with("Question 4: Law"), "{entries:?}");
    let menu = button(&card, "show").unwrap();
    let shown = game.does(EAST, choose_id_on(&card, &menu, entries[0].1)).await;
    says(&shown, &["Not quite. You answered ", "; the answer is ", "**The Laws**"]);
    assert!(is_private(&shown) && shown.id != card.id && button(&shown, "next").is_none());
    says(&game.does(NORTH, choose_id_on(&card, &menu, entries[0].1)).await, &["finnes ikke lenger"]);
    // It is over: the card of a question shows how it was marked, and the command begins another one.
    let (old, answered) = second.unwrap();
    let pressed = game.presses(EAST, &old, &choice(&answered, true)).await;
    assert_eq!(content(&pressed), content(&card));
    let another = game.quiz(EAST, "exam", &[option("level", json!(1))]).await;
    says(&another, &["Question 1 of 20"]);
    assert_ne!(round_of(&another), round_of(&card));
    says(&game.board(EAST, "season").await, &["Nothing counts until"]);
});

#[tokio::test]
async fn an_exam_in_direct_messages_goes_on_in_a_server() {
    let database = Database::sqlite();
    let game = Game::begin(&database, "en-US").await;
    let alone = events::in_private(NORTH.does(events::quiz("exam", &[option("level", json!(1))], "en-US")));
    let card = game.discord.answer(&game.discord.interact(alone)).await;
    says(&card, &["Spørsmål 1 av 20. Resultatet kommer til slutt; du kan fortsette senere med `/quiz eksamen`."]);
    let again = game.quiz(NORTH, "exam", &[]).await;
    assert_eq!((round_of(&again), content(&again)), (round_of(&card), content(&card)));
    let (round, question) = game.asked(&again).await;
    assert_eq!((round.id.place, question.level.number()), (Place::Alone(person(NORTH)), 1));
    prepared(&database.open().await, &round).await;
    let next = game.presses(NORTH, &again, &choice(&question, false)).await;
    says(&next, &["Spørsmål 2 av 20"]);
    let (next, question) = game.asked(&next).await;
    assert_eq!((next.id.place, question.level.number()), (round.id.place, 1), "a level that was chosen stays");
    // Where there is no question left, it ends with the last one, and no press ends it before.
    let store = database.open().await;
    prepared(&store, &next).await;
    let rounds = store.series(round.first()).await.unwrap();
    store.end_series_with(&rounds[1]).await.unwrap();
    database.run(&format!("DELETE FROM quiz_rounds WHERE series = {} AND nth > 2", round.id.number)).await;
    let marked = game.presses(NORTH, &again, &choice(&question, true)).await;
    says(&marked, &["Spørsmål 2 av 2"]);
    let marked = game.presses(NORTH, &marked, &choice(&question, true)).await;
    says(&marked, &["**Eksamen: 1 av 2 riktige.**"]);
}

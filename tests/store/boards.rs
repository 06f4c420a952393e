//! Where everybody stands on a board, and who is on none.

use std::sync::Arc;

use director_please::{
    case::Person,
    store::{Cause, Given, RoundId, Store},
};

use crate::{database::Database, fixtures::SERVER, on_both::on_both, quiz::new_round};

const SPAN: &str = "2026/27";

/// People who answer, and how.
async fn answer(store: &Store, with: &str, answers: impl Iterator<Item = (u64, bool, i64)>) -> RoundId {
    let id = store.ask(&new_round(with)).await.unwrap().id;
    for (person, right, at) in answers {
        store.answer(id, Given { by: Person(person), choice: 0, right, at }).await.unwrap();
    }
    id
}

on_both!(everybody_stands_where_the_whole_board_has_him, |database| {
    let store = database.open().await;
    // Of forty, many have as much as others: as many right answers, of as many, at the same time.
    for round in 0..6u64 {
        let answers = (1..=40).filter(|person| (person + round) % 5 > 0);
        let answers = answers.map(|person| (person, (person * 7 + round) % 3 == 0, (person % 4) as i64));
        let id = answer(&store, &round.to_string(), answers).await;
        store.reveal(id, 9).await.unwrap();
    }
    for (nth, out) in [3, 12, 21, 40].into_iter().enumerate() {
        store.opt_out(Person(out), true, Cause { id: &nth.to_string(), at: 9 }).await.unwrap();
    }
    let whole = store.board(SERVER, SPAN, 100, Person(1)).await.unwrap().lines;
    assert_eq!(whole.len(), 36);
    let mut sorted = whole.clone();
    sorted.sort_by_key(|line| (line.score, line.person.0));
    assert_eq!(whole, sorted);
    for (rank, line) in (1..).zip(&whole) {
        let own = store.board(SERVER, SPAN, 1, line.person).await.unwrap().own;
        assert_eq!((own, line.rank), (Some(*line), rank));
    }
});

/// Tallies that a board shows, or hides, against what the person has said.
async fn astray(database: &Database) -> Vec<String> {
    let astray =
        "SELECT t.person || ' on ' || t.span FROM quiz_tallies t LEFT JOIN quiz_people p ON p.person = t.person
                  WHERE t.hidden <> COALESCE(p.opted_out, FALSE)";
    database.texts(astray).await
}

on_both!(people_who_opt_out_while_answers_are_counted_are_on_no_board, |database| {
    let stores = [Arc::new(database.open().await), Arc::new(database.open().await)];
    for round in 0..8u64 {
        // Each counts for the first time: no line of theirs is there yet.
        let people = round * 100 + 1..=round * 100 + 60;
        let id = answer(&stores[0], &round.to_string(), people.clone().map(|person| (person, true, 1))).await;
        let reveal = tokio::spawn({
            let store = stores[0].clone();
            async move { store.reveal(id, 9).await.map(drop) }
        });
        let opting = people.step_by(6).map(|person| {
            let store = stores[1].clone();
            tokio::spawn(async move {
                let with = person.to_string();
                store.opt_out(Person(person), true, Cause { id: &with, at: 9 }).await
            })
        });
        for task in opting.chain([reveal]).collect::<Vec<_>>() {
            task.await.unwrap().unwrap();
        }
        assert_eq!(astray(database).await, Vec::<String>::new(), "round {round}");
    }
    let board = stores[0].board(SERVER, SPAN, 1000, Person(1)).await.unwrap();
    assert_eq!((board.lines.len(), board.own), (400, None));
    stores[0].opt_out(Person(1), false, Cause { id: "back", at: 10 }).await.unwrap();
    assert!(stores[1].board(SERVER, SPAN, 1, Person(1)).await.unwrap().own.is_some());
    assert_eq!(astray(database).await, Vec::<String>::new());
});

on_both!(people_who_are_erased_while_answers_are_counted_leave_nothing, |database| {
    let stores = [Arc::new(database.open().await), Arc::new(database.open().await)];
    for round in 0..8u64 {
        let people = round * 100 + 1..=round * 100 + 60;
        let id = answer(&stores[0], &round.to_string(), people.map(|person| (person, true, 1))).await;
        let (store, other, erased) = (stores[0].clone(), stores[1].clone(), Person(round * 100 + 60));
        let reveal = tokio::spawn(async move { store.reveal(id, 9).await.map(drop) });
        let erase = tokio::spawn(async move { other.erase(erased).await });
        reveal.await.unwrap().unwrap();
        erase.await.unwrap().unwrap();
        assert_eq!(stores[0].everything_of(erased).await.unwrap()["quiz"], serde_json::Value::Null, "round {round}");
    }
});

//! What was answered wrong comes back.

use director_please::{
    case::Person,
    lawbook::Edition,
    store::{Given, NewRound, Store},
};

use crate::{
    fixtures::{ASKER, DIRECTOR, SERVER},
    on_both::on_both,
    quiz::new_round,
};

const DAY: i64 = 24 * 60 * 60;

/// Asks about a topic, and has it answered by these people at a moment.
async fn play(store: &Store, topic: &str, edition: Edition, at: i64, answers: &[(Person, bool)]) {
    let mut new = NewRound { public: false, ..new_round(format!("{topic} {edition} {at} {answers:?}")) };
    new.terms.topic = topic.to_owned();
    new.terms.edition = edition;
    let id = store.ask(&new).await.unwrap().id;
    let before = store.reviews(answers[0].0).await.unwrap();
    for (by, right) in answers {
        store.answer(id, Given { by: *by, choice: 0, right: *right, at }).await.unwrap();
    }
    assert_eq!(store.reviews(answers[0].0).await.unwrap(), before, "not before the reveal");
    tokio::join!(store.reveal(id, at + 5), store.reveal(id, at + 6)).0.unwrap();
}

/// What somebody has to review: what it teaches, how often it was right, and on which day it is due.
async fn reviews(store: &Store, who: Person) -> Vec<(String, u8, i64)> {
    let reviews = store.reviews(who).await.unwrap();
    reviews.into_iter().map(|review| (review.topic, review.step, review.due_at / DAY)).collect()
}

on_both!(it_comes_back_after_one_three_seven_and_twenty_one_days, |database| {
    let store = database.open().await;
    let passes = |step, due| vec![("passes 27B2".to_owned(), step, due)];
    let one = async |at: i64, right| play(&store, "passes 27B2", Edition::Laws2017, at, &[(ASKER, right)]).await;
    one(0, true).await;
    assert_eq!(reviews(&store, ASKER).await, [], "what was right at once does not come back");
    one(DAY / 2, false).await;
    assert_eq!(reviews(&store, ASKER).await, passes(0, 1));
    one(DAY, true).await;
    assert_eq!(reviews(&store, ASKER).await, passes(0, 1), "it was not due");
    for (today, right, step, due) in [
        (2, true, 1, 5),
        (5, true, 2, 12),
        (12, false, 0, 13),
        (13, true, 1, 16),
        (17, true, 2, 24),
        (24, true, 3, 45),
        (44, true, 3, 45),
    ] {
        one(today * DAY, right).await;
        assert_eq!(reviews(&store, ASKER).await, passes(step, due), "day {today}");
    }
    store.close().await;
    let store = database.open().await;
    assert_eq!(reviews(&store, ASKER).await, passes(3, 45));
    play(&store, "passes 27B2", Edition::Laws2017, 45 * DAY, &[(ASKER, true)]).await;
    assert_eq!(reviews(&store, ASKER).await, [], "after the last one it is known");
});

on_both!(everybody_has_their_own_of_each_clause_and_edition, |database| {
    let store = database.open().await;
    let both = [(ASKER, false), (DIRECTOR, true)];
    play(&store, "passes 27B2", Edition::Laws2017, 0, &both).await;
    play(&store, "passes 27B2", Edition::Laws2007, DAY, &both).await;
    play(&store, "clause 27B2", Edition::Laws2017, 2 * DAY, &[(DIRECTOR, false), (ASKER, false)]).await;
    let of = |topic: &str, due| (topic.to_owned(), 0, due);
    let wanted = [of("passes 27B2", 1), of("passes 27B2", 2), of("clause 27B2", 3)];
    assert_eq!(reviews(&store, ASKER).await, wanted, "the longest due first");
    assert_eq!(reviews(&store, DIRECTOR).await, [of("clause 27B2", 3)]);
    let first = store.reviews(ASKER).await.unwrap().remove(0);
    assert_eq!((first.edition, first.level, first.laws), (Edition::Laws2017, 0, vec![26, 27]));
    // A question of earlier days teaches nothing that is known.
    play(&store, "", Edition::Laws2017, 3 * DAY, &both).await;
    assert_eq!(reviews(&store, ASKER).await.len(), 3);
    // Nobody came back for it.
    assert_eq!(store.delete_old(91 * DAY).await.unwrap(), 0);
    assert_eq!(store.delete_old(93 * DAY).await.unwrap(), 2);
    assert_eq!(reviews(&store, ASKER).await, [of("clause 27B2", 3)]);
    store.erase(ASKER).await.unwrap();
    assert_eq!((reviews(&store, ASKER).await.len(), reviews(&store, DIRECTOR).await.len()), (0, 1));
    assert!(store.board(SERVER, "2026-11", 10, ASKER).await.unwrap().lines.is_empty());
});

//! Questions that are asked one after the other.

use director_please::{
    case::Person,
    store::{Form, Given, NewRound, RoundId, Series, Store},
};

use crate::{
    fixtures::{ASKER, DIRECTOR, SERVER},
    on_both::on_both,
    quiz::new_round,
};

/// A question of an exam that somebody asked for at a moment.
async fn ask(store: &Store, by: Person, first: u32, nth: u8, at: i64) -> RoundId {
    let series = Some(Series { first, nth, ..Series::new(Form::Exam, 3) });
    let new = NewRound { by: Some(by), at, public: false, series, ..new_round(format!("{by:?} {first} {nth} {at}")) };
    store.ask(&new).await.unwrap().id
}

on_both!(an_exam_is_found_until_it_is_marked, |database| {
    let store = database.open().await;
    assert_eq!(store.open_exam(ASKER, 0).await.unwrap(), None);
    let first = ask(&store, ASKER, 0, 1, 100).await;
    store.ask(&new_round("between")).await.unwrap();
    let second = ask(&store, ASKER, first.number, 2, 200).await;
    ask(&store, DIRECTOR, 0, 1, 300).await;
    store.close().await;

    let store = database.open().await;
    let open = store.open_exam(ASKER, 200).await.unwrap().unwrap();
    let series = Series { first: first.number, nth: 2, ..Series::new(Form::Exam, 3) };
    assert_eq!(
        (open.id, open.series, open.first(), open.terms.laws.clone()),
        (second, Some(series), first, vec![26, 27])
    );
    assert_eq!(store.open_exam(ASKER, 201).await.unwrap(), None, "it was left too long ago");
    store.answer(first, Given { by: ASKER, choice: 0, right: true, at: 150 }).await.unwrap();
    let rounds = store.series(first).await.unwrap();
    assert_eq!(
        rounds.iter().map(|round| (round.id, round.answers.len())).collect::<Vec<_>>(),
        [(first, 1), (second, 0)]
    );
    store.end_series_with(&open).await.unwrap();
    assert!(store.series(first).await.unwrap().iter().all(|round| round.series.unwrap().length == 2));
    let ended = store.end_series(first, 400).await.unwrap();
    assert!(ended.iter().all(|round| round.revealed_at == Some(400)));
    assert_eq!(store.end_series(first, 500).await.unwrap(), ended, "once");
    assert_eq!(store.open_exam(ASKER, 0).await.unwrap(), None);
    assert_eq!(store.series(RoundId { place: SERVER, number: 99 }).await.unwrap(), []);
    // Who is erased has no exam either.
    assert!(store.open_exam(DIRECTOR, 0).await.unwrap().is_some());
    store.erase(DIRECTOR).await.unwrap();
    assert_eq!(store.open_exam(DIRECTOR, 0).await.unwrap(), None);
});

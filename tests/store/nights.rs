//! Quiz nights.

use std::sync::Arc;

use director_please::{
    case::Person,
    store::{Cause, Form, Given, NewRound, Round, RoundId, Series, Store},
};

use crate::{
    fixtures::{ASKER, DIRECTOR, SERVER},
    on_both::on_both,
    quiz::new_round,
};

const CHANNEL: u64 = u64::MAX - 7;

/// A question of a night, asked at a moment.
async fn ask(store: &Store, first: u32, nth: u8, at: i64, due_at: Option<i64>) -> Round {
    let night = Series { channel: Some(CHANNEL), pace: due_at.map(|_| 60), ..Series::new(Form::Night, 3) };
    let series = Some(Series { first, nth, ..night });
    let new = NewRound { by: Some(ASKER), at, series, due_at, ..new_round(format!("{first} {nth} {at}")) };
    store.ask(&new).await.unwrap()
}

async fn answer(store: &Store, id: RoundId, by: u64, right: bool, at: i64) {
    store.answer(id, Given { by: Person(by), choice: 0, right, at }).await.unwrap();
}

on_both!(a_night_is_found_in_its_channel_until_it_is_over, |database| {
    let store = database.open().await;
    let open = async |channel, since| store.open_night(SERVER, channel, since).await.unwrap().map(|round| round.id);
    assert_eq!(open(CHANNEL, 0).await, None);
    let first = ask(&store, 0, 1, 100, None).await.id;
    assert_eq!((open(CHANNEL, 100).await, open(CHANNEL, 101).await, open(5, 0).await), (Some(first), None, None));
    store.reveal(first, 150).await.unwrap();
    assert_eq!(open(CHANNEL, 0).await, Some(first), "more is to come");
    let second = ask(&store, first.number, 2, 200, None).await;
    let series = second.series.unwrap();
    assert_eq!((series.first, series.channel, series.pace), (first.number, Some(CHANNEL), None));
    assert_eq!(open(CHANNEL, 0).await, Some(second.id));
    let third = ask(&store, first.number, 3, 300, None).await.id;
    store.reveal(second.id, 350).await.unwrap();
    assert_eq!(open(CHANNEL, 0).await, Some(third));
    store.reveal(third, 400).await.unwrap();
    assert_eq!(open(CHANNEL, 0).await, None);
    // One that ends before its time.
    let first = ask(&store, 0, 1, 500, None).await.id;
    let ended = store.end_night(first).await.unwrap().unwrap();
    assert_eq!((ended.id, ended.series.unwrap().length), (first, 1));
    assert_eq!(open(CHANNEL, 0).await, Some(first), "its last question is open");
    store.reveal(first, 600).await.unwrap();
    assert_eq!(open(CHANNEL, 0).await, None);
    // One whose next question nobody has seen.
    let first = ask(&store, 0, 1, 700, None).await.id;
    store.reveal(first, 750).await.unwrap();
    let unseen = ask(&store, first.number, 2, 800, None).await.id;
    assert_eq!(store.end_night(first).await.unwrap().unwrap().id, first);
    assert_eq!((store.round(unseen).await.unwrap(), open(CHANNEL, 0).await), (None, None));
    assert_eq!(store.end_night(RoundId { place: SERVER, number: 99 }).await.unwrap(), None);
});

on_both!(standings_count_what_is_revealed_and_name_nobody_who_has_opted_out, |database| {
    let store = database.open().await;
    let first = ask(&store, 0, 1, 100, None).await.id;
    for (by, right, at) in [(1, true, 20), (2, true, 10), (3, false, 5), (4, true, 30)] {
        answer(&store, first, by, right, at).await;
    }
    let second = ask(&store, first.number, 2, 200, None).await.id;
    for (by, right, at) in [(1, true, 220), (2, false, 210), (4, true, 230)] {
        answer(&store, second, by, right, at).await;
    }
    let standings = async |id: RoundId, most| {
        let round = store.round(id).await.unwrap().unwrap();
        let lines = store.standings(&round, most).await.unwrap().into_iter();
        lines.map(|line| (line.rank, line.person.0, line.score.right, line.score.answered)).collect::<Vec<_>>()
    };
    assert_eq!(standings(second, 9).await, [], "nothing is revealed");
    store.reveal(first, 150).await.unwrap();
    let after_one = [(1, 2, 1, 1), (2, 1, 1, 1), (3, 4, 1, 1), (4, 3, 0, 1)];
    assert_eq!(standings(second, 9).await, after_one);
    store.reveal(second, 250).await.unwrap();
    assert_eq!(standings(first, 9).await, after_one, "a card shows how it was then");
    assert_eq!(standings(second, 2).await, [(1, 1, 2, 2), (2, 4, 2, 2)]);
    store.opt_out(Person(1), true, Cause { id: "out", at: 1 }).await.unwrap();
    assert_eq!(standings(second, 9).await, [(1, 4, 2, 2), (2, 2, 1, 2), (3, 3, 0, 1)]);
    // Who is erased stands on no card of the night: also not of a question that they did not answer.
    let erased = store.erase(Person(3)).await.unwrap();
    assert_eq!(erased.rounds, [first, second]);
    assert_eq!(standings(second, 9).await.len(), 2);
});

on_both!(one_process_goes_on_with_what_is_over, |database| {
    let stores = [Arc::new(database.open().await), Arc::new(database.open().await)];
    let first = ask(&stores[0], 0, 1, 100, Some(160)).await.id;
    ask(&stores[0], 0, 1, 101, None).await;
    let take = async |now: i64| {
        let tasks: Vec<_> = (0..8usize)
            .map(|task| {
                let store = stores[task % 2].clone();
                tokio::spawn(async move { store.take_due_nights(now).await.unwrap() })
            })
            .collect();
        let mut taken = Vec::new();
        for task in tasks {
            taken.extend(task.await.unwrap());
        }
        taken
    };
    assert_eq!(take(159).await, []);
    assert_eq!(take(160).await, [(first, 160)], "once");
    assert_eq!(take(189).await, [], "that one is still at it");
    assert_eq!(take(190).await, [(first, 190)], "it was ended in the middle");
    let second = ask(&stores[1], first.number, 2, 195, None).await.id;
    stores[0].go_on(first, second, 255).await.unwrap();
    assert_eq!(take(254).await, []);
    assert_eq!(take(255).await, [(second, 255)]);
    stores[1].set_due(second, None).await.unwrap();
    assert_eq!(take(9_999).await, []);
    stores[1].set_due(second, Some(1)).await.unwrap();
    stores[0].erase(DIRECTOR).await.unwrap();
    assert_eq!(take(9_999).await, [(second, 1)]);
});

//! Cases: numbers without gaps, entries one after the other.

use std::{sync::Arc, thread, time::Duration};

use director_please::{
    case::{CaseFile, CaseId, Entry, Person, Place, State},
    store::{Appended, Card, Filter, LogPost, Stamp, Store},
};

use crate::{
    fixtures::{ASKER, DIRECTOR, SERVER, enter, new_case},
    on_both::on_both,
};

on_both!(a_case_is_as_it_was_opened_also_after_a_restart, |database| {
    let store = database.open().await;
    let new = new_case(SERVER, ASKER, "i1");
    let opened = store.open_case(&new).await.unwrap();
    assert_eq!(opened.id, CaseId { place: SERVER, number: 1 });
    assert_eq!((&opened.typed, opened.opened_at, opened.opened_by), (&new.typed, new.at, Some(ASKER)));
    assert_eq!((&opened.first_record, &opened.agreements), (&new.record, &new.agreements));
    let note = Entry::Note("æøå ♠ \u{1f0a1} \0 '\"\\".to_owned());
    let noted = enter(&store, opened.id, DIRECTOR, note.clone()).await;
    store.close().await;

    let store = database.open().await;
    let found = store.case(opened.id).await.unwrap().unwrap();
    assert_eq!(found, noted);
    assert_eq!(found.entries[0].entry, note);
    assert_eq!(store.case(CaseId { place: SERVER, number: 2 }).await.unwrap(), None);
    store.close().await;
});

on_both!(numbers_have_no_gaps_however_many_open_at_once, |database| {
    let stores = [Arc::new(database.open().await), Arc::new(database.open().await)];
    let tasks = (0..8).map(|task| {
        let store = stores[task % 2].clone();
        tokio::spawn(async move {
            let mut numbers = Vec::new();
            for case in 0..50 {
                let new = new_case(SERVER, ASKER, format!("i{task}-{case}"));
                numbers.push(store.open_case(&new).await.unwrap().id.number);
            }
            numbers
        })
    });
    let mut numbers = Vec::new();
    for task in tasks.collect::<Vec<_>>() {
        numbers.extend(task.await.unwrap());
    }
    numbers.sort_unstable();
    assert_eq!(numbers, (1..=400).collect::<Vec<u32>>());
    let elsewhere = stores[0].open_case(&new_case(Place::Alone(ASKER), ASKER, "dm")).await.unwrap();
    assert_eq!(elsewhere.id.number, 1);
});

on_both!(what_opened_a_case_opens_no_second_one, |database| {
    let stores = [Arc::new(database.open().await), Arc::new(database.open().await)];
    let tasks = (0..8).map(|task| {
        let store = stores[task % 2].clone();
        tokio::spawn(async move { store.open_case(&new_case(SERVER, ASKER, "the same")).await.unwrap().id })
    });
    for task in tasks.collect::<Vec<_>>() {
        assert_eq!(task.await.unwrap().number, 1);
    }
    enter(&stores[0], CaseId { place: SERVER, number: 1 }, ASKER, Entry::Shared).await;
    let again = stores[1].open_case(&new_case(SERVER, ASKER, "the same")).await.unwrap();
    assert!(again.is_shared(), "it comes as it is now");
    let next = stores[1].open_case(&new_case(SERVER, ASKER, "another")).await.unwrap();
    assert_eq!(next.id.number, 2, "those that came too late used no number up");
});

on_both!(of_presses_at_once_one_is_the_first, |database| {
    let stores = [Arc::new(database.open().await), Arc::new(database.open().await)];
    for round in 0..20 {
        let id = stores[0].open_case(&new_case(SERVER, ASKER, format!("i{round}"))).await.unwrap().id;
        press_at_once(&stores, id).await;
        assert_eq!(stores[1].case(id).await.unwrap().unwrap().entries.len(), 1);
    }
});

/// Eight want to make the first move in a case; one of them does, and the others see it.
async fn press_at_once(stores: &[Arc<Store>; 2], case: CaseId) {
    let tasks = (0..8).map(|task| {
        let store = stores[task % 2].clone();
        tokio::spawn(async move {
            let stamp = Stamp { case, by: Person(task as u64), at: 5 };
            let decide = |file: &CaseFile| match file.moves() {
                0 => Ok(Entry::Unintended { event: 0, is: task % 2 == 0 }),
                moves => Err(moves),
            };
            store.append(stamp, decide, |_| false).await.unwrap()
        })
    });
    let mut done = 0;
    for task in tasks.collect::<Vec<_>>() {
        match task.await.unwrap() {
            Appended::Done(file) => {
                assert_eq!(file.entries.len(), 1);
                done += 1;
            }
            Appended::Refused(moves) => assert_eq!(moves, 1),
            Appended::NoCase => panic!("the case is there"),
        }
    }
    assert_eq!(done, 1);
}

on_both!(every_writer_gets_a_turn_however_slow_others_are, |database| {
    let stores = [Arc::new(database.open().await), Arc::new(database.open().await)];
    let id = stores[0].open_case(&new_case(SERVER, ASKER, "i")).await.unwrap().id;
    let tasks = (0..8).map(|task| {
        let store = stores[task % 2].clone();
        tokio::spawn(async move {
            for at in 0..25 {
                let decide = |_: &CaseFile| {
                    thread::sleep(Duration::from_millis(10)); // a slow disk
                    Ok::<_, ()>(Entry::Called)
                };
                store.append(Stamp { case: id, by: ASKER, at }, decide, |_| false).await.unwrap();
            }
        })
    });
    for task in tasks.collect::<Vec<_>>() {
        task.await.unwrap();
    }
    assert_eq!(stores[0].case(id).await.unwrap().unwrap().entries.len(), 200);
});

on_both!(what_many_do_at_once_is_stored_when_they_are_told_also_where_some_go_away, |database| {
    let (store, other) = (Arc::new(database.open().await), Arc::new(database.open().await));
    let tasks = (0..16).map(|number| {
        let (store, other) = (store.clone(), other.clone());
        tokio::spawn(async move {
            let opened = store.open_case(&new_case(SERVER, ASKER, format!("i{number}"))).await.unwrap();
            assert_eq!(other.case(opened.id).await.unwrap().as_ref(), Some(&opened), "told before it was stored");
            let stamp = Stamp { case: opened.id, by: ASKER, at: 9 };
            let decide = |_: &CaseFile| if number % 4 == 0 { Err("no") } else { Ok(Entry::Called) };
            let expected = match store.append(stamp, decide, |_| false).await.unwrap() {
                Appended::Done(file) => file,
                Appended::Refused(_) => opened,
                Appended::NoCase => panic!("no case"),
            };
            assert_eq!(other.case(expected.id).await.unwrap(), Some(expected));
        })
    });
    for (number, task) in tasks.collect::<Vec<_>>().into_iter().enumerate() {
        if number % 7 == 3 {
            tokio::time::sleep(Duration::from_millis(number as u64 / 7)).await;
            task.abort();
            let _ = task.await;
        } else {
            task.await.unwrap();
        }
    }
    let (mut by_cause, mut last) = (database.texts("SELECT opened_with FROM cases").await, 0);
    by_cause.sort();
    by_cause.dedup();
    while store.case(CaseId { place: SERVER, number: last + 1 }).await.unwrap().is_some() {
        last += 1;
    }
    assert_eq!(by_cause.len(), last as usize, "twice, or a gap");
});

on_both!(a_refusal_changes_nothing, |database| {
    let store = database.open().await;
    let id = store.open_case(&new_case(SERVER, ASKER, "i")).await.unwrap().id;
    let before = enter(&store, id, ASKER, Entry::Called).await;
    let stamp = Stamp { case: id, by: ASKER, at: 9 };
    let refused = store.append(stamp, |_| Err::<Entry, _>("no"), |_| true).await.unwrap();
    assert_eq!(refused, Appended::Refused("no"));
    assert_eq!(store.case(id).await.unwrap().unwrap(), before);
    assert!(!store.cases(SERVER, Filter::Called, None, 10).await.unwrap()[0].review);
    let nowhere = Stamp { case: CaseId { place: SERVER, number: 9 }, ..stamp };
    assert_eq!(store.append(nowhere, |_| Ok::<_, ()>(Entry::Shared), |_| true).await.unwrap(), Appended::NoCase);
});

on_both!(lists_show_what_each_filter_says, |database| {
    let store = database.open().await;
    let seal = director_please::case::Seal { digest: "d".to_owned(), program: "p".to_owned() };
    for number in 1..=6u32 {
        let by = if number % 2 == 0 { ASKER } else { DIRECTOR };
        store.open_case(&new_case(SERVER, by, format!("i{number}"))).await.unwrap();
    }
    let id = |number| CaseId { place: SERVER, number };
    enter(&store, id(1), ASKER, Entry::Shared).await;
    enter(&store, id(2), ASKER, Entry::Called).await;
    enter(&store, id(3), ASKER, Entry::Shared).await;
    enter(&store, id(3), DIRECTOR, Entry::Confirmed(seal.clone())).await;
    enter(&store, id(4), ASKER, Entry::Called).await;
    enter(&store, id(4), DIRECTOR, Entry::Withdrawn { reason: "r".to_owned() }).await;
    let stamp = Stamp { case: id(5), by: ASKER, at: 70 };
    store.append(stamp, |_| Ok::<_, ()>(Entry::Called), |file| file.is_called()).await.unwrap();
    let list = async |filter, before, limit| {
        let listed = store.cases(SERVER, filter, before, limit).await.unwrap();
        listed.into_iter().map(|listed| listed.id.number).collect::<Vec<_>>()
    };
    assert_eq!(list(Filter::Public, None, 10).await, [5, 4, 3, 2, 1]);
    assert_eq!(list(Filter::Public, Some(4), 2).await, [3, 2]);
    assert_eq!(list(Filter::Open, None, 10).await, [5, 2, 1]);
    assert_eq!(list(Filter::Called, None, 10).await, [5, 2]);
    assert_eq!(list(Filter::Review, None, 10).await, [5]);
    assert_eq!(list(Filter::OpenedBy(ASKER), None, 10).await, [6, 4, 2]);
    assert_eq!(list(Filter::SeenBy(ASKER), None, 10).await, [6, 4, 3, 2, 1]);
    assert_eq!(list(Filter::OpenSeenBy(ASKER), None, 10).await, [6, 2, 1]);
    assert_eq!(list(Filter::CalledSeenBy(ASKER), None, 10).await, [2]);
    assert_eq!(list(Filter::ReviewSeenBy(DIRECTOR), None, 10).await, [5]);
    assert!(list(Filter::ReviewSeenBy(ASKER), None, 10).await.is_empty());
    let newer = async |filter, after, limit| {
        let listed = store.newer_cases(SERVER, filter, after, limit).await.unwrap();
        listed.into_iter().map(|listed| listed.id.number).collect::<Vec<_>>()
    };
    assert_eq!(newer(Filter::Public, 2, 2).await, [4, 3]);
    assert_eq!(newer(Filter::OpenedBy(ASKER), 1, 10).await, [6, 4, 2]);
    assert!(newer(Filter::Public, 5, 10).await.is_empty());
    assert!(store.cases(Place::Server(3), Filter::Public, None, 10).await.unwrap().is_empty());
    let called = &store.cases(SERVER, Filter::Called, None, 1).await.unwrap()[0];
    assert_eq!(
        (called.called_at, called.shared, called.review, called.state),
        (Some(70), false, true, State::Proposed)
    );
    assert_eq!((called.typed.as_str(), called.opened_by), ("1H P 1H ib", Some(DIRECTOR)));
    assert_eq!(store.cases(SERVER, Filter::Public, Some(4), 1).await.unwrap()[0].state, State::Confirmed);
});

on_both!(the_card_is_kept, |database| {
    let store = database.open().await;
    let id = store.open_case(&new_case(SERVER, ASKER, "i")).await.unwrap().id;
    assert_eq!(store.card(id).await.unwrap(), None);
    let card = Card { channel: u64::MAX, message: 7 };
    store.set_card(id, card).await.unwrap();
    assert_eq!(store.card(id).await.unwrap(), Some(card));
});

on_both!(the_post_in_a_forum_is_kept, |database| {
    let store = database.open().await;
    let [one, two] = ["i", "j"].map(|with| new_case(SERVER, ASKER, with));
    let (one, two) = (store.open_case(&one).await.unwrap().id, store.open_case(&two).await.unwrap().id);
    assert_eq!(store.log_post(one).await.unwrap(), None);
    let posts = [LogPost { channel: u64::MAX, post: 7 }, LogPost { channel: 8, post: u64::MAX - 1 }];
    for post in posts {
        // The log may become another forum, where the case has a post of its own.
        store.set_log_post(one, post).await.unwrap();
        assert_eq!(store.log_post(one).await.unwrap(), Some(post));
        assert_eq!((store.log_post(two).await.unwrap(), store.card(one).await.unwrap()), (None, None));
    }
    store.close().await;
    let again = database.open().await;
    assert_eq!(again.log_post(one).await.unwrap(), Some(posts[1]));
    // What is not there has no post, and gets none.
    let missing = CaseId { number: two.number + 1, ..two };
    again.set_log_post(missing, posts[0]).await.unwrap();
    assert_eq!(again.log_post(missing).await.unwrap(), None);
});

//! What servers and people set, and who claims an event.

use std::sync::Arc;

use director_please::{
    case::{Person, Place},
    lawbook::Edition,
    locale::Language,
    record::Yardstick,
    store::{CLAIMED, Cause, PersonSettings, Replies, RoleChange, ServerSettings, StoreError},
};

use crate::{
    fixtures::{ASKER, DIRECTOR, SERVER, new_case},
    on_both::on_both,
};

/// Something that changes nothing.
const NEXT: Cause<'static> = Cause { id: "next", at: 6 };

on_both!(what_a_server_sets_comes_back, |database| {
    let store = database.open().await;
    assert_eq!(store.server(SERVER).await.unwrap(), ServerSettings::default());
    let settings = ServerSettings {
        language: Some(Language::Norwegian),
        edition: Some(Edition::Laws2007),
        agreements: Some("acol".to_owned()),
        yardstick: Yardstick::new(0, 100),
        replies: Replies::Public,
        log_channel: Some(u64::MAX),
        quiz_channel: Some(1),
        director_roles: vec![3, 5, 1 << 63],
        keep_months: Some(12),
    };
    store.set_server(SERVER, &settings).await.unwrap();
    store.open_case(&new_case(SERVER, ASKER, "i1")).await.unwrap();
    assert_eq!(store.server(SERVER).await.unwrap(), settings);
    let fewer = ServerSettings { director_roles: vec![5], ..ServerSettings::default() };
    store.set_server(SERVER, &fewer).await.unwrap();
    store.close().await;
    let store = database.open().await;
    assert_eq!(store.server(SERVER).await.unwrap(), fewer);
    assert_eq!(store.server(Place::Alone(ASKER)).await.unwrap(), ServerSettings::default());
    let second = store.open_case(&new_case(SERVER, ASKER, "i2")).await.unwrap();
    assert_eq!(second.id.number, 2, "settings do not touch the numbers");
});

on_both!(a_change_sees_what_is_there_and_loses_nothing, |database| {
    let stores = [Arc::new(database.open().await), Arc::new(database.open().await)];
    let tasks = (1..=16u64).map(|role| {
        let store = stores[role as usize % 2].clone();
        let change = move |mut settings: ServerSettings| {
            settings.director_roles.push(role);
            Ok::<_, ()>(settings)
        };
        tokio::spawn(async move {
            store
                .change_server(SERVER, DIRECTOR, Cause { id: &role.to_string(), at: 5 }, change)
                .await
                .unwrap()
                .unwrap()
        })
    });
    for task in tasks.collect::<Vec<_>>() {
        task.await.unwrap();
    }
    let kept = stores[0].server(SERVER).await.unwrap();
    assert_eq!(kept.director_roles, (1..=16).collect::<Vec<u64>>());
    let refused = stores[1].change_server(SERVER, DIRECTOR, NEXT, |_| Err::<ServerSettings, _>("no")).await.unwrap();
    assert_eq!((refused, stores[0].server(SERVER).await.unwrap()), (Err("no"), kept));
    let elsewhere = Place::Server(77);
    let nothing = stores[0].change_server(elsewhere, DIRECTOR, NEXT, |_| Err::<ServerSettings, _>(())).await.unwrap();
    assert_eq!((nothing, stores[0].server(elsewhere).await.unwrap()), (Err(()), ServerSettings::default()));
});

on_both!(who_changes_the_directors_is_kept, |database| {
    let store = database.open().await;
    let roles = |roles: Vec<u64>| move |before| Ok::<_, ()>(ServerSettings { director_roles: roles.clone(), ..before });
    let all: Vec<Vec<u64>> = (0..120).map(|nth| (0..nth % 3).map(|role| role + nth).collect()).collect();
    for (nth, now) in all.iter().enumerate() {
        let (with, at) = (nth.to_string(), nth as i64);
        for _ in 0..2 {
            store.change_server(SERVER, DIRECTOR, Cause { id: &with, at }, roles(now.clone())).await.unwrap().unwrap();
        }
    }
    let language = |before| Ok::<_, ()>(ServerSettings { language: Some(Language::English), ..before });
    store.change_server(SERVER, ASKER, NEXT, language).await.unwrap().unwrap();
    let change = |nth: usize| RoleChange {
        by: Some(DIRECTOR),
        at: nth as i64,
        before: all[nth - 1].clone(),
        after: all[nth].clone(),
    };
    assert_eq!(store.role_changes(SERVER, 3).await.unwrap(), [change(119), change(118), change(117)]);
    assert_eq!(store.role_changes(SERVER, 255).await.unwrap().len(), 100);
    assert_eq!(store.role_changes(Place::Server(77), 3).await.unwrap(), []);
    let first = Cause { id: "first there", at: 1 };
    store.change_server(Place::Server(77), ASKER, first, roles(vec![8])).await.unwrap().unwrap();
    let only = RoleChange { by: Some(ASKER), at: 1, before: vec![], after: vec![8] };
    assert_eq!(store.role_changes(Place::Server(77), 3).await.unwrap(), [only]);
});

on_both!(what_was_changed_is_not_changed_again_when_it_is_told_again, |database| {
    let store = database.open().await;
    let to = |edition| move |before| Ok::<_, ()>(ServerSettings { edition: Some(edition), ..before });
    let own = |edition| move |before| PersonSettings { edition: Some(edition), ..before };
    let (old, new) = (Edition::Laws2007, Edition::Laws2017);
    let (first, second) = (Cause { id: "1", at: 5 }, Cause { id: "2", at: 6 });
    store.change_server(SERVER, DIRECTOR, first, to(old)).await.unwrap().unwrap();
    store.change_server(SERVER, DIRECTOR, second, to(new)).await.unwrap().unwrap();
    store.close().await;
    let store = database.open().await;
    let again = store.change_server(SERVER, DIRECTOR, first, to(old)).await.unwrap().unwrap();
    assert_eq!((again.edition, store.server(SERVER).await.unwrap().edition), (Some(new), Some(new)));

    let (third, fourth) = (Cause { id: "3", at: 7 }, Cause { id: "4", at: 8 });
    store.change_person(DIRECTOR, third, own(old), Some((SERVER, true))).await.unwrap();
    store.change_person(DIRECTOR, fourth, own(new), Some((SERVER, false))).await.unwrap();
    let again = store.change_person(DIRECTOR, third, own(old), Some((SERVER, true))).await.unwrap();
    assert_eq!((again.edition, store.person(DIRECTOR).await.unwrap()), (Some(new), again));
    assert_eq!(store.on_call(SERVER).await.unwrap(), []);
    assert!(store.claim("1", "a session", 9).await.unwrap(), "claims are another matter");
});

on_both!(what_a_person_sets_comes_back, |database| {
    let store = database.open().await;
    assert_eq!(store.person(ASKER).await.unwrap(), PersonSettings::default());
    for language in [Some(Language::Norwegian), Some(Language::English), None] {
        for edition in [Some(Edition::Laws2007), None] {
            let settings = PersonSettings { language, edition };
            store.set_person(ASKER, settings).await.unwrap();
            assert_eq!(store.person(ASKER).await.unwrap(), settings);
        }
    }
    assert_eq!(store.person(DIRECTOR).await.unwrap(), PersonSettings::default());
});

on_both!(of_many_people_everybody_has_what_they_set, |database| {
    let store = database.open().await;
    // More than are kept in memory at once.
    database
        .run(
            "WITH RECURSIVE numbers (n) AS (SELECT 1000 UNION ALL SELECT n + 1 FROM numbers WHERE n < 12000)
             INSERT INTO people (person, edition) SELECT n, '2007' FROM numbers",
        )
        .await;
    for who in [1000, 1001, 11_500, 12_000] {
        assert_eq!(store.person(Person(who)).await.unwrap().edition, Some(Edition::Laws2007), "{who}");
    }
    assert_eq!(store.person(Person(12_001)).await.unwrap(), PersonSettings::default());
    let own = PersonSettings { language: Some(Language::Norwegian), edition: None };
    store.set_person(Person(11_500), own).await.unwrap();
    assert_eq!(store.person(Person(11_500)).await.unwrap(), own);
});

on_both!(directors_are_on_call_where_they_say, |database| {
    let store = database.open().await;
    for _ in 0..2 {
        store.set_on_call(SERVER, DIRECTOR, true).await.unwrap();
        store.set_on_call(SERVER, ASKER, true).await.unwrap();
    }
    store.set_on_call(Place::Server(4), Person(4), true).await.unwrap();
    assert_eq!(store.on_call(SERVER).await.unwrap(), [ASKER, DIRECTOR]);
    store.set_on_call(SERVER, ASKER, false).await.unwrap();
    store.set_on_call(SERVER, ASKER, false).await.unwrap();
    assert_eq!(store.on_call(SERVER).await.unwrap(), [DIRECTOR]);
});

on_both!(an_event_belongs_to_the_session_that_claims_it_first, |database| {
    let (mine, other) = (database.open().await, database.open().await);
    assert!(mine.claim("event", "mine", 100).await.unwrap());
    assert!(!other.claim("event", "other", 101).await.unwrap());
    assert!(mine.claim("event", "mine", 102).await.unwrap(), "it may claim again");
    // The session that has claimed it is gone: after two seconds another may have it, and not once it is answered.
    assert!(mine.claim("kept", "mine", 100).await.unwrap());
    mine.answered("kept", "other").await.unwrap();
    mine.answered("kept", "mine").await.unwrap();
    for turn in 0.. {
        let (left, began) = (format!("left {turn}"), std::time::Instant::now());
        assert!(mine.claim(&left, "mine", 100).await.unwrap());
        tokio::time::sleep(CLAIMED / 2).await;
        let is_early = other.claim(&left, "other", 101).await.unwrap();
        // A busy machine may have taken longer than that.
        if began.elapsed() >= CLAIMED {
            continue;
        }
        assert!(!is_early);
        tokio::time::sleep(CLAIMED / 2 + std::time::Duration::from_millis(50)).await;
        let claimed = std::time::Instant::now();
        assert!(other.claim(&left, "other", 101).await.unwrap());
        let is_mine = mine.claim(&left, "mine", 102).await.unwrap();
        if claimed.elapsed() < CLAIMED {
            assert!(!is_mine, "it is the other's now");
            break;
        }
    }
    tokio::time::sleep(CLAIMED).await;
    assert!(!other.claim("kept", "other", 102).await.unwrap(), "it is answered");
    assert!(mine.claim("kept", "mine", 103).await.unwrap(), "by the session that may claim it again");
    assert!(!other.claim("kept", "other", 104).await.unwrap(), "and it stays answered");
    let tasks = (0..16).map(|task| {
        let store = std::sync::Arc::new(task % 2);
        let (mine, other) = (&mine, &other);
        async move {
            let chosen = if *store == 0 { mine } else { other };
            chosen.claim("raced", &format!("session {task}"), 103).await.unwrap()
        }
    });
    let claimed = futures_util::future::join_all(tasks).await;
    assert_eq!(claimed.iter().filter(|claimed| **claimed).count(), 1);
    // Old claims are removed now and then, and before that they do no harm.
    for event in 0..300 {
        assert!(mine.claim(&format!("later {event}"), "mine", 100 + 2 * 60 * 60).await.unwrap());
    }
    assert_eq!(database.texts("SELECT event FROM claims WHERE event = 'event'").await, Vec::<String>::new());
});

on_both!(a_setting_that_is_unknown_is_damage, |database| {
    let store = database.open().await;
    store.set_server(SERVER, &ServerSettings::default()).await.unwrap();
    database.run("UPDATE places SET edition = '1997'").await;
    let StoreError::Damaged { what, detail } = store.server(SERVER).await.unwrap_err() else { panic!() };
    assert_eq!(what, format!("the settings of {SERVER}"));
    assert_eq!(detail, "\"1997\" is unknown");
    let own = PersonSettings { language: Some(Language::Norwegian), edition: Some(Edition::Laws2017) };
    for who in [ASKER, DIRECTOR] {
        store.set_person(who, own).await.unwrap();
    }
    database.run(&format!("UPDATE people SET edition = '1997' WHERE person = {}", ASKER.0)).await;
    let damaged = store.person(ASKER).await.unwrap_err();
    assert!(matches!(damaged, StoreError::Damaged { .. }), "{damaged}");
    assert_eq!(store.person(DIRECTOR).await.unwrap(), own, "the damage is his alone");
});

//! The quiz: questions, answers, daily questions, boards and streaks.

use std::sync::Arc;

use director_please::{
    case::{Person, Place},
    lawbook::Edition,
    league::{Daily, Day, Hour, Period, Score, Streak},
    locale::Language,
    store::{Answered, Card, Cause, Given, NewRound, Plan, QUESTIONS_KEPT, Round, RoundId, Store, Terms},
};

use crate::{
    fixtures::{ASKER, DIRECTOR, SERVER},
    on_both::on_both,
};

const CARD: Card = Card { channel: 7, message: u64::MAX };

pub fn day(text: &str) -> Day {
    text.parse().unwrap()
}

/// A question that nothing else asks for.
pub fn new_round(cause_id: impl Into<String>) -> NewRound {
    let cause_id = cause_id.into();
    NewRound {
        place: SERVER,
        by: Some(ASKER),
        at: 1_790_000_000,
        day: day("2026-11-21"),
        terms: Terms {
            seed: u64::MAX - 1,
            level: 0,
            law: Some(27),
            edition: Edition::Laws2007,
            kind: None,
            system: Some("acol".to_owned()),
            laws: vec![26, 27],
            topic: "passes 27B2".to_owned(),
            own: Some("one passes 1S 1H ib rej 2D ncmp = W".to_owned()),
            only_own: true,
            firm: true,
            language: Language::Norwegian,
            identity: format!("question {cause_id}"),
        },
        public: true,
        series: None,
        due_at: None,
        cause_id,
    }
}

fn given(by: u64, choice: u8, right: bool, at: i64) -> Given {
    Given { by: Person(by), choice, right, at }
}

fn daily_of(day: Day, at: i64) -> NewRound {
    NewRound { by: None, at, day, ..new_round(format!("daily {day}")) }
}

/// The next daily question, posted.
async fn post(store: &Store, day: Day) -> Round {
    let posting = store.take_daily(&daily_of(day, 0)).await.unwrap().unwrap();
    store.set_round_card(posting.round.id, CARD).await.unwrap();
    store.round(posting.round.id).await.unwrap().unwrap()
}

on_both!(a_question_is_as_it_was_asked_also_after_a_restart, |database| {
    let store = database.open().await;
    let new = new_round("i1");
    let asked = store.ask(&new).await.unwrap();
    assert_eq!(asked.id, RoundId { place: SERVER, number: 1 });
    assert_eq!((asked.by, asked.at, asked.day, &asked.terms), (new.by, new.at, new.day, &new.terms));
    assert_eq!((asked.public, asked.is_daily, asked.revealed_at, asked.card), (true, false, None, None));
    store.set_round_card(asked.id, CARD).await.unwrap();
    store.answer(asked.id, given(5, 2, true, 60)).await.unwrap();
    store.close().await;

    let store = database.open().await;
    let found = store.round(asked.id).await.unwrap().unwrap();
    assert_eq!(found, Round { card: Some(CARD), answers: vec![given(5, 2, true, 60)], ..asked.clone() });
    assert_eq!(store.ask(&new).await.unwrap(), found, "the same asks for no second one");
    assert_eq!(store.ask(&new_round("i2")).await.unwrap().id.number, 2);
    assert_eq!(store.round(RoundId { place: SERVER, number: 3 }).await.unwrap(), None);
    assert_eq!(asked.id.to_string().parse(), Ok(asked.id));
});

on_both!(the_same_press_at_once_asks_once, |database| {
    let stores = [Arc::new(database.open().await), Arc::new(database.open().await)];
    let tasks = (0..24).map(|task| {
        let store = stores[task % 2].clone();
        tokio::spawn(async move { store.ask(&new_round(format!("i{}", task % 12))).await.unwrap().id.number })
    });
    let mut numbers = Vec::new();
    for task in tasks.collect::<Vec<_>>() {
        numbers.push(task.await.unwrap());
    }
    numbers.sort_unstable();
    assert_eq!(numbers, (1..=12).flat_map(|number| [number, number]).collect::<Vec<u32>>());
});

on_both!(everybody_answers_once_and_nobody_after_the_reveal, |database| {
    let stores = [Arc::new(database.open().await), Arc::new(database.open().await)];
    let id = stores[0].ask(&new_round("i1")).await.unwrap().id;
    let tasks = (0..16u8).map(|task| {
        let store = stores[usize::from(task) % 2].clone();
        tokio::spawn(async move { store.answer(id, given(9, task, task == 3, 50)).await.unwrap() })
    });
    let mut kept = Vec::new();
    for task in tasks.collect::<Vec<_>>() {
        match task.await.unwrap() {
            Answered::Kept(given) => kept.push(given),
            Answered::Already(_) => {}
            Answered::TooLate | Answered::NoRound => panic!(),
        }
    }
    assert_eq!(stores[0].round(id).await.unwrap().unwrap().answers, kept);
    assert_eq!(kept.len(), 1);
    assert_eq!(stores[1].answer(id, given(9, 77, true, 90)).await.unwrap(), Answered::Already(kept[0]));
    assert_eq!(stores[1].reveal(id, 100).await.unwrap().unwrap().revealed_at, Some(100));
    assert_eq!(stores[1].reveal(id, 200).await.unwrap().unwrap().revealed_at, Some(100));
    assert_eq!(stores[1].answer(id, given(10, 1, true, 90)).await.unwrap(), Answered::TooLate);
    assert_eq!(stores[1].answer(id, given(9, 1, true, 90)).await.unwrap(), Answered::Already(kept[0]));
    let nowhere = RoundId { place: SERVER, number: 99 };
    assert_eq!(stores[0].answer(nowhere, given(10, 1, true, 90)).await.unwrap(), Answered::NoRound);
    assert_eq!(stores[0].reveal(nowhere, 9).await.unwrap(), None);
});

/// Numbers that look like chance, the same every time.
fn chance(seed: &mut u64, below: u64) -> u64 {
    *seed = seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
    (*seed >> 33) % below
}

on_both!(boards_and_streaks_are_what_the_answers_come_to, |database| {
    let store = database.open().await;
    let (mut seed, mut today) = (7, day("2026-06-20"));
    let mut scores = [None::<Score>; 9];
    let mut streaks = [Streak::default(); 9];
    for number in 1..=25 {
        let round = post(&store, today).await;
        assert_eq!(round.daily, Some(number));
        for player in 1..9 {
            let (plays, right) = (chance(&mut seed, 4) > 0, chance(&mut seed, 3) > 0);
            let at = i64::from(number) * 100 + chance(&mut seed, 100) as i64;
            if plays {
                store.answer(round.id, given(player, 0, right, at)).await.unwrap();
                streaks[player as usize] = streaks[player as usize].after(number, right);
            }
            if plays && today >= day("2026-07-01") {
                let score = scores[player as usize].get_or_insert(Score { right: 0, answered: 0, reached: 0 });
                score.answered += 1;
                score.right += u32::from(right);
                score.reached = if right { at } else { score.reached };
            }
        }
        let span = Period::Season.of(day("2026-07-01")).key;
        let before = store.board(SERVER, &span, 10, ASKER).await.unwrap();
        tokio::join!(store.reveal(round.id, 5), store.reveal(round.id, 6)).0.unwrap();
        let board = store.board(SERVER, &span, 10, Person(3)).await.unwrap();
        let found: Vec<(u64, Score, u32)> =
            board.lines.iter().map(|line| (line.person.0, line.score, line.streak)).collect();
        let mut wanted: Vec<(Score, u64)> = (1..9).filter_map(|p| Some((scores[p as usize]?, p))).collect();
        wanted.sort();
        let wanted = wanted.into_iter().map(|(score, p)| (p, score, streaks[p as usize].standing(number)));
        assert_eq!(found, wanted.collect::<Vec<_>>());
        assert!(before != board || board.lines.is_empty() || round.answers.is_empty(), "answers count at the reveal");
        assert_eq!(board.own, board.lines.iter().find(|line| line.person == Person(3)).copied());
        today = today.next();
    }
    let best = database.texts("SELECT '' || best_streak FROM quiz_players ORDER BY person").await;
    assert_eq!(best, streaks[1..].iter().map(|streak| streak.best.to_string()).collect::<Vec<_>>());
    let own = store.board(SERVER, "2026-07", 2, Person(3)).await.unwrap();
    let whole = store.board(SERVER, "2026-07", 50, Person(3)).await.unwrap();
    assert_eq!((own.own, own.lines.len()), (whole.own, 2), "also where it is not among the first");
    let seasons = database.texts("SELECT DISTINCT span FROM quiz_tallies ORDER BY span").await;
    let wanted =
        ["2025/26", "2026-06", "2026-07", "2026-W25", "2026-W26", "2026-W27", "2026-W28", "2026-W29", "2026/27"];
    assert_eq!(seasons.len(), wanted.len());
    assert!(wanted.iter().all(|key| seasons.iter().any(|season| season == key)), "{seasons:?}");
});

on_both!(private_questions_and_people_who_opt_out_are_on_no_board, |database| {
    let store = database.open().await;
    for (number, public) in [(1, true), (2, false), (3, true)] {
        let id = store.ask(&NewRound { public, ..new_round(format!("i{number}")) }).await.unwrap().id;
        store.answer(id, given(ASKER.0, 0, true, number)).await.unwrap();
        store.answer(id, given(DIRECTOR.0, 0, number == 1, number)).await.unwrap();
        store.reveal(id, 9).await.unwrap();
    }
    let board = store.board(SERVER, "2026-11", 10, DIRECTOR).await.unwrap();
    let rights: Vec<_> = board.lines.iter().map(|line| (line.rank, line.person, line.score.right)).collect();
    assert_eq!(rights, [(1, ASKER, 2), (2, DIRECTOR, 1)]);
    store.opt_out(ASKER, true, Cause { id: "1", at: 5 }).await.unwrap();
    let board = store.board(SERVER, "2026-11", 10, DIRECTOR).await.unwrap();
    assert_eq!((board.lines.len(), board.own.unwrap().rank), (1, 1));
    assert_eq!(store.board(SERVER, "2026-11", 10, ASKER).await.unwrap().own, None);
    store.opt_out(ASKER, false, Cause { id: "2", at: 6 }).await.unwrap();
    store.opt_out(ASKER, true, Cause { id: "1", at: 5 }).await.unwrap();
    assert_eq!(store.board(SERVER, "2026-11", 10, ASKER).await.unwrap().lines.len(), 2, "told again, not done again");
    assert_eq!(store.board(SERVER, "2026-W47", 10, ASKER).await.unwrap().lines.len(), 2);
    assert_eq!(store.board(SERVER, "2026-10", 10, ASKER).await.unwrap().lines, []);
    assert_eq!(store.board(Place::Server(8), "2026-11", 10, ASKER).await.unwrap().lines, []);
});

on_both!(answers_lead_up_and_down, |database| {
    let store = database.open().await;
    for (number, (right, level)) in [(true, 0), (true, 0), (true, 0), (true, 1), (false, 1)].into_iter().enumerate() {
        let mut new = new_round(format!("i{number}"));
        new.terms.level = store.player(ASKER).await.unwrap().ladder.level();
        let id = store.ask(&new).await.unwrap().id;
        store.answer(id, given(ASKER.0, 0, right, 1)).await.unwrap();
        store.answer(id, given(ASKER.0, 1, !right, 2)).await.unwrap();
        assert_eq!(store.player(ASKER).await.unwrap().ladder.level(), level, "answer {number}");
    }
    assert_eq!(store.player(ASKER).await.unwrap().ladder.history(), "0");
});

on_both!(no_question_comes_twice_within_a_thousand, |database| {
    let store = database.open().await;
    let asked = |number: i64| NewRound { public: number == 1, ..new_round(format!("i{number}")) };
    let first = store.ask(&asked(1)).await.unwrap();
    store.answer(first.id, given(DIRECTOR.0, 0, true, 1)).await.unwrap();
    let old = first.terms.identity;
    let seen = async |who, place| !store.seen(who, place, std::slice::from_ref(&old)).await.unwrap().is_empty();
    assert!(seen(Some(ASKER), None).await && seen(Some(DIRECTOR), None).await && seen(None, Some(SERVER)).await);
    assert!(!seen(Some(Person(77)), None).await && !seen(None, Some(Place::Server(2))).await);
    let fill = format!(
        "WITH RECURSIVE n (i) AS (SELECT 2 UNION ALL SELECT i + 1 FROM n WHERE i < {QUESTIONS_KEPT})
         INSERT INTO quiz_seen (person, identity, nth) SELECT {}, 'other ' || i, i FROM n",
        ASKER.0
    );
    database.run(&fill).await;
    assert!(seen(Some(ASKER), None).await, "a thousand, and it is the first of them");
    store.ask(&asked(2)).await.unwrap();
    assert!(!seen(Some(ASKER), None).await, "now a thousand have passed");
    assert!(seen(None, Some(SERVER)).await, "but not for somebody else who plays there");
    let kept = database.texts(&format!("SELECT '' || COUNT(*) FROM quiz_seen WHERE person = {}", ASKER.0)).await;
    assert_eq!(kept, [QUESTIONS_KEPT.to_string()]);
});

on_both!(one_process_posts_the_daily_question, |database| {
    let stores = [Arc::new(database.open().await), Arc::new(database.open().await)];
    let (monday, tuesday) = (day("2026-11-23"), day("2026-11-24"));
    let posters = async |day: Day, at: i64| {
        let tasks = (0..12u64).map(|task| {
            let store = stores[task as usize % 2].clone();
            let mut new = daily_of(day, at);
            new.terms.seed = task;
            tokio::spawn(async move { store.take_daily(&new).await.unwrap() })
        });
        let mut taken = Vec::new();
        for task in tasks.collect::<Vec<_>>() {
            taken.extend(task.await.unwrap());
        }
        taken
    };
    let taken = posters(monday, 100).await;
    assert_eq!(taken.len(), 1);
    let first = taken[0].round.clone();
    assert_eq!((first.id.number, first.daily, first.is_daily, first.by), (1, None, true, None));
    assert_eq!(posters(monday, 159).await, [], "the process that took it is still at it");
    // It ended before it could post: somebody else does, the same question.
    let again = posters(monday, 160).await;
    assert_eq!((again.len(), &again[0].round.terms), (1, &first.terms));
    stores[0].answer(first.id, given(ASKER.0, 0, true, 165)).await.unwrap();
    stores[0].set_round_card(first.id, CARD).await.unwrap();
    stores[1].set_round_card(first.id, CARD).await.unwrap();
    assert_eq!(stores[1].round(first.id).await.unwrap().unwrap().daily, Some(1));
    assert_eq!(posters(monday, 9999).await, [], "it is posted");
    // The next one reveals it.
    let next = posters(tuesday, 10_000).await;
    assert_eq!((next.len(), next[0].round.id.number, &next[0].revealed), (1, 2, &vec![first.id]));
    assert_eq!(stores[0].round(first.id).await.unwrap().unwrap().revealed_at, Some(10_000));
    let line = stores[0].board(SERVER, "2026-11", 10, ASKER).await.unwrap().own.unwrap();
    assert_eq!((line.score.right, line.streak), (1, 1));
});

on_both!(a_daily_question_that_nobody_could_see_breaks_no_streak, |database| {
    let store = database.open().await;
    let first = post(&store, day("2026-11-23")).await;
    store.answer(first.id, given(ASKER.0, 0, true, 1)).await.unwrap();
    store.take_daily(&daily_of(day("2026-11-24"), 10)).await.unwrap().unwrap();
    let third = post(&store, day("2026-11-25")).await;
    assert_eq!(third.daily, Some(2));
    store.answer(third.id, given(ASKER.0, 0, true, 1)).await.unwrap();
    store.reveal(third.id, 20).await.unwrap();
    assert_eq!(store.board(SERVER, "2026-11", 10, ASKER).await.unwrap().own.unwrap().streak, 2);
});

on_both!(a_plan_that_cannot_be_read_harms_nobody_else, |database| {
    let store = database.open().await;
    let plan = Plan { hour: Hour::new(9), set_at: 1, ..Plan::default() };
    let places = [SERVER, Place::Server(2), Place::Server(3), Place::Server(4), Place::Server(5)];
    for (place, with) in places.into_iter().zip(["1", "2", "3", "4", "5"]) {
        let here = director_please::store::ServerSettings { quiz_channel: Some(7), ..Default::default() };
        store.set_server(place, &here).await.unwrap();
        store.set_plan(place, &plan, Cause { id: with, at: 1 }).await.unwrap();
    }
    database.run("UPDATE quiz_plans SET zone = 'X/Y' WHERE place = 's2'").await;
    database.run("UPDATE quiz_plans SET edition = '2037' WHERE place = 's3'").await;
    database.run("UPDATE quiz_plans SET hour = 77 WHERE place = 's4'").await;
    let looked = store.dailies(1_000).await.unwrap();
    let mut due: Vec<_> = looked.due.iter().map(|due| due.place).collect();
    due.sort_by_key(ToString::to_string);
    assert_eq!((due, looked.damaged.len()), (vec![SERVER, Place::Server(5)], 3), "{:?}", looked.damaged);
    assert!(
        looked.damaged.iter().any(|error| error.to_string().contains("its zone is unknown")),
        "{:?}",
        looked.damaged
    );
    let again = store.dailies(1_005).await.unwrap();
    assert_eq!((again.due.len(), again.damaged.len()), (2, 0), "it is told once");
    assert_eq!(store.dailies(1_000 + 60 * 60).await.unwrap().damaged.len(), 3, "and once an hour");
});

on_both!(what_a_server_wants_every_day_comes_back, |database| {
    let store = database.open().await;
    assert_eq!(store.plan(SERVER).await.unwrap(), Plan::default());
    let plan = Plan {
        hour: Hour::new(9),
        zone: "Europe/Oslo".parse().unwrap(),
        level: Some(2),
        law: Some(27),
        edition: Some(Edition::Laws2017),
        set_at: 55,
    };
    store.set_plan(SERVER, &plan, Cause { id: "1", at: 1 }).await.unwrap();
    assert_eq!(store.plan(SERVER).await.unwrap(), plan);
    assert_eq!(store.dailies(i64::MAX).await.unwrap().due, [], "there is no channel yet");
    let settings = |channel| {
        move |settings| Ok::<_, ()>(director_please::store::ServerSettings { quiz_channel: channel, ..settings })
    };
    store.change_server(SERVER, DIRECTOR, Cause { id: "2", at: 2 }, settings(Some(u64::MAX))).await.unwrap().unwrap();
    let due = store.dailies(i64::MAX).await.unwrap().due.remove(0);
    assert_eq!((due.place, due.channel, due.posted, &due.plan), (SERVER, u64::MAX, None, &plan));
    assert_eq!(due.daily, Daily { hour: Hour::new(9).unwrap(), zone: plan.zone.clone() });
    post(&store, day("2026-11-23")).await;
    assert_eq!(store.dailies(i64::MAX).await.unwrap().due[0].posted, Some(day("2026-11-23")));
    // What was looked at is not looked at before its time, unless somebody changes something about it.
    store.look_again(&store.dailies(1_000).await.unwrap().due[0], 2_000).await.unwrap();
    assert_eq!(
        (store.dailies(1_999).await.unwrap().due, store.dailies(1_999).await.unwrap().next),
        (vec![], Some(2_000))
    );
    let read = store.dailies(2_000).await.unwrap().due.remove(0);
    store.change_server(SERVER, DIRECTOR, Cause { id: "4", at: 2 }, settings(Some(8))).await.unwrap().unwrap();
    store.look_again(&read, 3_000).await.unwrap();
    let read = store.dailies(1_000).await.unwrap().due.remove(0);
    store.set_plan(SERVER, &plan, Cause { id: "5", at: 3 }).await.unwrap();
    store.look_again(&read, 3_000).await.unwrap();
    store.look_again(&store.dailies(1_000).await.unwrap().due[0], 3_000).await.unwrap();
    assert_eq!(store.dailies(1_000).await.unwrap().due, []);
    store.look_at_all_dailies().await.unwrap();
    assert_eq!(store.dailies(1_000).await.unwrap().due.len(), 1, "a clock was put back");
    let off = Plan { hour: None, set_at: 60, ..plan.clone() };
    store.set_plan(SERVER, &off, Cause { id: "3", at: 3 }).await.unwrap();
    store.set_plan(SERVER, &plan, Cause { id: "1", at: 1 }).await.unwrap();
    assert_eq!((store.plan(SERVER).await.unwrap(), store.dailies(i64::MAX).await.unwrap().due.len()), (off, 0));
});

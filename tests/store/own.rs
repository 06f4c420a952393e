//! Questions of a server's own, and daily questions that Discord does not take.

use director_please::{
    case::Person,
    lawbook::Edition,
    league::{Hour, Zone},
    store::{Card, Cause, Fresh, Given, NewRound, OwnFile, OwnLine, Plan, Refused, Round, ServerSettings, Store},
};

use crate::{
    fixtures::{ASKER, DIRECTOR, SERVER},
    on_both::on_both,
    quiz::{day, new_round},
};

const NOBODY: Option<Person> = None;

fn own(name: &str, edition: Option<Edition>) -> OwnLine {
    OwnLine {
        name: name.to_owned(),
        line: format!("{name} passes 1S 1H = N"),
        identity: format!("identity of {name}"),
        level: 2,
        edition,
        laws: vec![26, 27],
    }
}

fn cause(with: &str) -> Cause<'_> {
    Cause { id: with, at: 1_790_000_000 }
}

/// The names of the questions that somebody has not had, and whether they are new there.
async fn fresh(store: &Store, who: Option<Person>) -> Vec<(String, bool)> {
    let all = store.own_for(SERVER, who).await.unwrap();
    all.into_iter().map(|Fresh { own, is_new_there }| (own.name, is_new_there)).collect()
}

fn is(names: &[(&str, bool)]) -> Vec<(String, bool)> {
    names.iter().map(|(name, is_new)| ((*name).to_owned(), *is_new)).collect()
}

on_both!(a_file_is_kept_replaced_and_taken_away, |database| {
    let store = database.open().await;
    assert_eq!(store.own_file(SERVER).await.unwrap(), None);
    assert!(!store.end_own(SERVER, cause("e1")).await.unwrap());
    let both = [own("one", Some(Edition::Laws2007)), own("two", None)];
    store.set_own(SERVER, "# ø\none\ntwo\n", &both, cause("f1")).await.unwrap();
    store.close().await;
    let store = database.open().await;
    let names = vec!["one".to_owned(), "two".to_owned()];
    let file = OwnFile { content: "# ø\none\ntwo\n".to_owned(), set_at: 1_790_000_000, names };
    assert_eq!(store.own_file(SERVER).await.unwrap(), Some(file));
    let kept: Vec<OwnLine> = store.own_for(SERVER, NOBODY).await.unwrap().into_iter().map(|fresh| fresh.own).collect();
    assert_eq!(kept, both);

    // The same upload, told twice, does not undo what came between.
    store.set_own(SERVER, "three", &[own("three", None)], cause("f2")).await.unwrap();
    store.set_own(SERVER, "# ø\none\ntwo\n", &both, cause("f1")).await.unwrap();
    assert_eq!(fresh(&store, NOBODY).await, is(&[("three", true)]));
    assert!(!store.end_own(SERVER, cause("e1")).await.unwrap(), "neither does the same order to take it away");
    assert!(store.end_own(SERVER, cause("e2")).await.unwrap());
    assert_eq!((store.own_file(SERVER).await.unwrap(), fresh(&store, NOBODY).await), (None, Vec::new()));
});

on_both!(nobody_has_the_same_one_again, |database| {
    let store = database.open().await;
    let all = ["one", "two", "three", "four"].map(|name| own(name, None));
    store.set_own(SERVER, "all", &all, cause("f1")).await.unwrap();
    let asked = |name: &str, by: Person, public: bool| {
        let plain = new_round(format!("asks for {name}"));
        let mut terms = plain.terms.clone();
        terms.identity = format!("identity of {name}");
        NewRound { by: Some(by), public, terms, ..plain }
    };
    // Asked by one in public, answered by the other; asked in private; seen in passing.
    let one = store.ask(&asked("one", ASKER, true)).await.unwrap();
    store.answer(one.id, Given { by: DIRECTOR, choice: 0, right: false, at: 5 }).await.unwrap();
    store.ask(&asked("two", ASKER, false)).await.unwrap();
    store.see(DIRECTOR, "identity of three").await.unwrap();
    assert_eq!(fresh(&store, Some(ASKER)).await, is(&[("three", false), ("four", true)]));
    assert_eq!(
        fresh(&store, Some(DIRECTOR)).await,
        is(&[("two", true), ("four", true)]),
        "who plays there has not had it"
    );
    let everybody = is(&[("one", false), ("two", true), ("three", false), ("four", true)]);
    assert_eq!(fresh(&store, NOBODY).await, everybody);
    // A file that comes again brings nothing back that somebody has had.
    store.end_own(SERVER, cause("e3")).await.unwrap();
    store.set_own(SERVER, "all", &all, cause("f2")).await.unwrap();
    assert_eq!(fresh(&store, NOBODY).await, everybody);
    // What was asked is as it was.
    store.end_own(SERVER, cause("e4")).await.unwrap();
    let round = store.round(one.id).await.unwrap().unwrap();
    assert_eq!((round.terms, round.answers.len()), (one.terms, 1));
});

const CHANNEL: u64 = 77;

async fn in_channel(store: &Store, channel: u64) {
    let here = ServerSettings { quiz_channel: Some(channel), ..ServerSettings::default() };
    store.set_server(SERVER, &here).await.unwrap();
}

on_both!(what_discord_does_not_take_is_tried_less_and_less_often, |database| {
    let store = database.open().await;
    in_channel(&store, CHANNEL).await;
    let plan = Plan { hour: Hour::new(9), zone: Zone::UTC, set_at: 1, ..Plan::default() };
    store.set_plan(SERVER, &plan, cause("p1")).await.unwrap();
    let today = day("2026-11-21");
    let daily = |at: i64| NewRound { by: None, at, day: today, ..new_round("daily") };
    let take = async |at: i64| store.take_daily(&daily(at)).await.unwrap().map(|posting| posting.round);
    let round: Round = take(1000).await.unwrap();
    assert_eq!(store.refused(SERVER).await.unwrap(), None);

    let mut now = 1000;
    for pause in [120, 240, 480, 960, 1920, 3840, 7680, 15_360, 21_600, 21_600] {
        let again_at = store.put_off(round.id, CHANNEL, now).await.unwrap();
        assert_eq!(again_at, now + pause);
        assert_eq!(store.refused(SERVER).await.unwrap(), Some(Refused { channel: CHANNEL, again_at }));
        assert_eq!(store.dailies(i64::MAX).await.unwrap().due[0].put_off, Some((today, again_at)));
        assert_eq!(take(again_at - 1).await, None);
        assert_eq!(take(again_at).await.unwrap().id, round.id);
        assert_eq!(store.dailies(i64::MAX).await.unwrap().due[0].put_off, None, "somebody is trying");
        now = again_at;
    }
    // Another channel is tried at once, by one of them.
    store.put_off(round.id, CHANNEL, now).await.unwrap();
    in_channel(&store, CHANNEL + 1).await;
    assert_eq!(store.dailies(i64::MAX).await.unwrap().due[0].put_off, None);
    assert_eq!(take(now + 1).await.unwrap().id, round.id);
    assert_eq!(take(now + 1).await, None);
    store.set_round_card(round.id, Card { channel: CHANNEL + 1, message: 9 }).await.unwrap();
    assert_eq!(store.refused(SERVER).await.unwrap(), None);
    assert_eq!(store.dailies(i64::MAX).await.unwrap().due[0].posted, Some(today));
});

//! How often people may ask: by itself, and through the real program.

use std::{
    num::NonZeroU32,
    time::{Duration, Instant},
};

use director_please::{
    bot::context::{
        rate_limit::{Decision, KeyedLimiter, Quota, RateLimiter, RequestKind},
        refused::{Refused, Reservation},
    },
    case::{Person, Place},
};
use serde_json::Value;

use crate::{
    discord::{BOT, Discord},
    events::{self, Somebody},
    program::Program,
};

fn pace(per_minute: u32) -> Quota {
    Quota::per_minute(NonZeroU32::new(per_minute).unwrap())
}

fn seconds(number: u64) -> Duration {
    Duration::from_secs(number)
}

#[test]
fn ten_at_once_and_then_one_a_second() {
    let start = Instant::now();
    let mut counted = KeyedLimiter::new(pace(60));
    assert!((0..10).all(|_| counted.ask("South", start) == Decision::Allow));
    assert_eq!(counted.ask("South", start), Decision::RejectAndNotify);
    assert_eq!(counted.ask("South", start), Decision::Reject);
    assert_eq!(counted.ask("West", start), Decision::Allow, "somebody else is not held up");
    // To be refused costs nothing.
    assert_eq!(counted.ask("South", start + seconds(1)), Decision::Allow);
    assert_eq!(counted.ask("South", start + seconds(1)), Decision::RejectAndNotify, "he is told anew");
    assert!((0..10).all(|_| counted.ask("South", start + seconds(60)) == Decision::Allow));
    assert_eq!(counted.ask("South", start + seconds(60)), Decision::RejectAndNotify, "no more is gathered than ten");
    // A clock that stands, or an event that was held up, is no reason to be refused for long.
    assert_eq!(counted.ask("North", start), Decision::Allow);
    let mut slow = KeyedLimiter::new(pace(1));
    assert_eq!(slow.ask("South", start), Decision::Allow);
    assert_eq!(slow.ask("South", start + seconds(59)), Decision::RejectAndNotify);
    assert_eq!(slow.ask("South", start + seconds(60)), Decision::Allow);
}

#[test]
fn a_flood_of_people_takes_little_memory() {
    let start = Instant::now();
    let mut counted = KeyedLimiter::new(pace(60));
    let mut most = 0;
    for person in 0..100_000_u64 {
        assert_eq!(counted.ask(person, start), Decision::Allow);
        most = most.max(counted.remembered());
    }
    assert!((1_000..=10_000).contains(&most), "{most}");
    // Anybody who is still busy when room is made stays so, as long as there are not too many of them.
    let mut counted = KeyedLimiter::new(pace(60));
    (0..9_000_u64).for_each(|person| assert_eq!(counted.ask(person, start), Decision::Allow));
    let later = start + seconds(100);
    while counted.ask(1_000_000, later) == Decision::Allow {}
    (100_000..101_500_u64).for_each(|person| assert_eq!(counted.ask(person, later), Decision::Allow));
    assert!(counted.remembered() < 2_000, "{}", counted.remembered());
    assert_ne!(counted.ask(1_000_000, later), Decision::Allow);
}

#[test]
fn a_server_has_more_room_and_typing_has_its_own() {
    let limits = RateLimiter::new(NonZeroU32::new(60));
    let now = Instant::now();
    let server = Place::Server(21);
    let ask = |what, person, place| limits.ask(what, Person(person), place, now);
    let asked = (0..1000).filter(|person| ask(RequestKind::Question, *person, server) == Decision::Allow).count();
    assert_eq!(asked, 200);
    assert_eq!(ask(RequestKind::Question, 2000, server), Decision::Reject, "his server has been told");
    assert_eq!(ask(RequestKind::Question, 2000, Place::Server(22)), Decision::Allow);
    assert_eq!(ask(RequestKind::Question, 2001, Place::Alone(Person(2001))), Decision::Allow);
    let typed = (0..1000).filter(|_| ask(RequestKind::Typing, 2002, server) == Decision::Allow).count();
    assert_eq!(typed, 50);
    // What one person may not ask takes nothing from their server.
    let other = Place::Server(23);
    assert_eq!((0..1000).filter(|_| ask(RequestKind::Question, 2003, other) == Decision::Allow).count(), 10);
    let left = (3000..4000).filter(|person| ask(RequestKind::Question, *person, other) == Decision::Allow).count();
    assert_eq!(left, 190);
    let none = RateLimiter::new(None);
    assert!((0..1000).all(|_| none.ask(RequestKind::Question, Person(1), server, now) == Decision::Allow));
}

#[test]
fn a_channel_has_thirty_messages_a_minute_no_matter_who_asks() {
    let limits = RateLimiter::new(NonZeroU32::new(60));
    let start = Instant::now();
    let server = Place::Server(21);
    let ask = |person, channel, now| limits.message(Person(person), server, channel, now);
    let asked = (0..100).filter(|person| ask(*person, 31, start) == Decision::Allow).count();
    assert_eq!(asked, 15);
    assert_eq!(ask(200, 32, start), Decision::Allow, "another channel");
    assert_eq!(limits.ask(RequestKind::Question, Person(201), server, start), Decision::Allow, "a command");
    assert!(!limits.post(31, start), "nor may the bot post there of its own accord");
    assert_eq!((0..100).filter(|_| limits.post(34, start)).count(), 15, "which counts as any other message");
    assert_ne!(ask(202, 34, start), Decision::Allow);
    // Anybody who may not ask takes nothing from the channel.
    let later = start + seconds(60);
    assert_eq!((0..20).filter(|_| ask(300, 33, later) == Decision::Allow).count(), 10);
    assert_eq!((400..420).filter(|person| ask(*person, 33, later) == Decision::Allow).count(), 5);
    let minute =
        (0..600).filter(|tenth| ask(500 + tenth, 31, later + seconds(1) * *tenth as u32 / 10) == Decision::Allow);
    assert!((44..=46).contains(&minute.count()));
    assert!((0..100).all(|_| RateLimiter::new(None).message(Person(1), server, 31, start) == Decision::Allow));
}

/// A person who asks as often as they may, day and night, does not fill the disk.
#[test]
fn a_day_has_so_many_however_they_are_spread() {
    let limits = RateLimiter::new(NonZeroU32::new(60));
    let (server, start) = (Place::Server(1), Instant::now());
    let asked = |person: u64, days: u64| {
        (0..days * 86_400)
            .filter(|second| {
                let now = start + seconds(*second);
                limits.ask(RequestKind::Question, Person(person), server, now) == Decision::Allow
            })
            .count()
    };
    // What a day brings at once, and what it brings then.
    assert!((2_400..=4_801).contains(&asked(1, 1)));
    let limits = RateLimiter::new(NonZeroU32::new(60));
    let mut all = 0;
    for second in 0..86_400 {
        for nth in 0..10 {
            let (person, now) = (Person(second / 30 * 10 + nth), start + seconds(second));
            all += usize::from(limits.ask(RequestKind::Question, person, server, now) == Decision::Allow);
        }
    }
    assert!((48_000..=96_020).contains(&all), "{all}");
    let later = start + seconds(3 * 86_400);
    assert_eq!(limits.ask(RequestKind::Question, Person(1), server, later), Decision::Allow);
}

/// A person who is refused in many channels, or has others refused in many of their server's, is left alone, and nobody else.
#[test]
fn refusals_are_few_for_a_person_and_for_a_server() {
    let (refused, start) = (Refused::default(), Instant::now());
    let tried = |person: u64, server: u64, now: Instant| {
        let (by, place) = (Some(Person(person)), Place::Server(server));
        let may = refused.may_try(by, place, now);
        if may {
            refused.count(by, place, now);
        }
        may
    };
    assert_eq!((0..100).filter(|nth| tried(1, 1000 + nth, start)).count(), 20, "by one person, anywhere");
    assert_eq!((0..100).filter(|nth| tried(2000 + nth, 7, start)).count(), 20, "in one server, no matter who asks");
    assert!(refused.may_try(Some(Person(9)), Place::Server(8), start));
    assert!(!refused.may_try(None, Place::Server(7), start), "a log, or a card");
    assert!(refused.may_try(None, Place::Server(1001), start));
    let later = start + seconds(600);
    assert_eq!((0..100).filter(|nth| tried(1, 3000 + nth, later)).count(), 10, "ten minutes later");
}

/// What Discord has not responded to yet might be refused, however many a person asks for at once; what it took counts no longer.
#[test]
fn requests_under_way_count_until_discord_has_responded() {
    let (refused, start) = (Refused::default(), Instant::now());
    let by = Some(Person(1));
    let all = |count: usize| (0..count).filter_map(|_| refused.reserve(Person(1), start)).collect::<Vec<_>>();
    for _ in 0..3 {
        let under_way = all(100);
        assert_eq!(under_way.len(), 20);
        assert!(!refused.may_try(by, Place::Server(7), start));
        assert!(refused.reserve(Person(2), start).is_some());
        under_way.into_iter().for_each(Reservation::release);
        assert!(refused.may_try(by, Place::Server(7), start));
    }
    // Refused, or nobody waits for it any longer.
    drop(all(15));
    assert_eq!(all(100).len(), 5);
}

fn content(response: &Value) -> &str {
    response["data"]["content"].as_str().unwrap()
}

#[tokio::test]
async fn who_asks_too_often_is_told_in_private_and_nothing_is_ruled() {
    let discord = Discord::start().await;
    let (_bot, health) = Program::limited(&discord, "1");
    discord.ready().await;
    for (locale, wait, ruled) in
        [("en-GB", "Wait a few seconds", "insufficient"), ("no", "Vent noen sekunder", "utilstrekkelig")]
    {
        let id = if locale == "no" { "1000000000000000018" } else { "1000000000000000019" };
        let who = Somebody { id, locale, roles: &[], permissions: "0" };
        let ask = || discord.interact(who.does(events::ruling("1H P 1H ib", &[], locale, "en-US")));
        assert!(content(&discord.response(&ask()).await).contains(ruled));
        let refused = discord.response(&ask()).await;
        assert!(content(&refused).contains(wait) && !content(&refused).contains(ruled), "{refused}");
        assert_eq!(refused["data"]["flags"], 64, "for the person who asked");
        assert!(content(&refused).chars().count() < 120, "{refused}");
        // Typing has its own room; beyond that nothing is offered.
        let mut offered = Vec::new();
        for _ in 0..4 {
            let token = discord.interact(who.does(events::typing("1H P 1H ib", locale)));
            offered.push(discord.response(&token).await["data"]["choices"].as_array().unwrap().len());
        }
        assert_eq!(offered, [1, 0, 0, 0]);
    }
    // The figures follow the answer.
    for figure in [
        r#"interactions_total{kind="command",outcome="rate_limited"} 2"#,
        r#"interactions_total{kind="autocomplete",outcome="rate_limited"} 6"#,
    ] {
        crate::health::shows(&health, figure).await;
    }
}

#[tokio::test]
async fn messages_beyond_the_limit_are_answered_once_and_then_ignored() {
    let discord = Discord::start().await;
    let _bot = Program::limited(&discord, "1");
    discord.ready().await;
    let message = events::whispered(&discord, "1H P 1H ib");
    let channel = message["channel_id"].as_str().unwrap().to_owned();
    for _ in 0..6 {
        let mut again = message.clone();
        again["id"] = discord.new_id().into();
        discord.dispatch("MESSAGE_CREATE", again);
    }
    discord.posted(&channel, 1).await;
    // Somebody else is answered after all of that.
    let who = Somebody { id: "1000000000000000019", locale: "en-GB", roles: &[], permissions: "0" };
    let token = discord.interact(who.does(events::ruling("1H P 1H ib", &[], "en-GB", "en-US")));
    discord.response(&token).await;
    let state = discord.lock();
    let said: Vec<&str> =
        state.posted.iter().filter(|it| it.channel == channel).map(|it| it.body["content"].as_str().unwrap()).collect();
    assert_eq!(said.len(), 2, "{said:?}");
    assert_eq!(said.iter().filter(|text| text.contains("Wait a few seconds")).count(), 1, "{said:?}");
}

#[tokio::test]
async fn a_limit_that_cannot_be_is_said() {
    let discord = Discord::start().await;
    let (status, log) = Program::limited(&discord, "many").0.ended().await;
    assert!(!status.success() && log.contains("QUESTIONS_PER_MINUTE") && log.contains("many"), "{log}");
}

/// A channel takes fifteen messages at once, however many people cause them. It takes one more every two seconds, and on a slow
/// machine a night may fall on that second: so several channels are tried.
#[tokio::test]
async fn a_quiz_night_waits_where_a_channel_has_had_enough() {
    let discord = Discord::start().await;
    let (_bot, _) = Program::limited(&discord, "60");
    discord.ready().await;
    let host = Somebody { id: "1000000000000000019", locale: "en-GB", roles: &[], permissions: "0" };
    let options = [events::option("questions", 3.into()), events::option("level", 1.into())];
    let mut answers = Vec::new();
    for nth_channel in 0..8 {
        let channel = discord.new_id();
        let mut begin = host.does(events::quiz("night", &options, "en-US"));
        begin["channel_id"] = channel.clone().into();
        for nth in 0..40 {
            let mut said = events::said(&discord, &format!("<@{BOT}> 1H P 1H ib"));
            said["channel_id"] = channel.clone().into();
            said["author"]["id"] = format!("1000000000000005{nth_channel}{:02}", nth % 5).into();
            discord.dispatch("MESSAGE_CREATE", said);
        }
        let answer = discord.response(&discord.interact(begin)).await;
        if answer["data"]["content"].as_str().is_some_and(|content| content.contains("Wait a few seconds")) {
            return;
        }
        answers.push(answer);
    }
    panic!("{answers:#?}");
}

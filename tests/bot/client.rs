//! The client of Discord's REST interface by itself, without a clock: what a bucket takes, what a 429 says, and what is not asked
//! again for a while.

use std::time::{Duration, Instant};

use director_please::bot::discord::rest::{
    bucket::{Next, Window},
    forbidden::Forbidden,
    invalid::{InvalidRequests, LOOKUPS, MESSAGES, Purpose},
    response::{self, LONGEST, RateLimit, Scope, TooMany},
};
use hyper::{HeaderMap, StatusCode, header::HeaderValue};

fn seconds(number: u64) -> Duration {
    Duration::from_secs(number)
}

fn left(remaining: u32, reset_after: u64) -> RateLimit {
    RateLimit { limit: 5, remaining, reset_after: seconds(reset_after) }
}

#[test]
fn a_bucket_that_nothing_is_known_of_takes_one_at_a_time() {
    let (mut window, now) = (Window::default(), Instant::now());
    assert_eq!(window.next(now), Next::Now);
    window.send(now);
    assert_eq!(window.next(now), Next::AfterResponse(None));
    window.end();
    assert_eq!(window.next(now), Next::Now);
}

#[test]
fn no_more_is_sent_than_a_bucket_takes_in_whatever_order_it_responds() {
    // Every order in which five responses may arrive.
    let mut orders = vec![vec![]];
    for number in 0..5_u32 {
        let longer = |order: &Vec<u32>| {
            (0..=order.len()).map(|at| [&order[..at], &[number], &order[at..]].concat()).collect::<Vec<_>>()
        };
        orders = orders.iter().flat_map(longer).collect();
    }
    assert_eq!(orders.len(), 120);
    for order in orders {
        for late in [0, 10, 300, 900] {
            let (mut window, start) = (Window::default(), Instant::now());
            let first = window.send(start);
            window.learn(left(4, 5), first, start);
            window.end();
            // The window begins again: five may be sent, and no sixth before it has ended.
            let now = start + seconds(6);
            let mut sent = Vec::new();
            for _ in 0..5 {
                assert_eq!(window.next(now), Next::Now, "{order:?}");
                sent.push(window.send(now));
            }
            // One arrives late, in each place of the order; what is left was said before that.
            let mut arrived = now;
            for (heard, remaining) in order.iter().enumerate() {
                assert!(matches!(window.next(arrived), Next::AfterResponse(_)), "{order:?} after {heard}: {window:?}");
                arrived += Duration::from_millis(if *remaining == 4 { late } else { 1 });
                window.learn(left(*remaining, 5), sent[heard], arrived);
                window.end();
            }
            let Next::At(reset) = window.next(arrived) else { panic!("{order:?}, {late}: {window:?}") };
            assert!(reset >= now + seconds(5) && reset <= arrived + seconds(6), "{order:?}, {late}: {window:?}");
            assert_eq!(window.next(reset), Next::Now);
            // What was sent before that says nothing any more.
            window.learn(left(0, 1), sent[0], reset);
            assert_eq!(window.next(reset), Next::Now);
        }
    }
}

#[test]
fn the_longer_pause_counts_and_none_is_longer_than_an_hour() {
    let (mut window, now) = (Window::default(), Instant::now());
    window.pause(seconds(30), now);
    window.pause(seconds(1), now);
    assert_eq!(window.next(now), Next::At(now + seconds(30)));
    window.pause(Duration::MAX, now);
    assert_eq!(window.next(now), Next::At(now + LONGEST));
    assert_eq!(window.next(now + LONGEST), Next::Now);
    // What else is said does not end it.
    let sent = window.send(now + LONGEST);
    window.pause(seconds(30), now + LONGEST);
    window.learn(left(4, 1), sent, now + LONGEST);
    window.end();
    assert_eq!(window.next(now + LONGEST), Next::At(now + LONGEST + seconds(30)));
}

#[test]
fn refusals_that_ask_for_no_wait_come_less_and_less_often() {
    let (mut window, start) = (Window::default(), Instant::now());
    let (mut now, mut waits) = (start, Vec::new());
    while now < start + seconds(60) {
        let (first, second) = (window.send(now), window.send(now));
        for sent in [first, second] {
            window.learn(left(0, 0), sent, now);
            window.pause(Duration::ZERO, now);
            window.end();
        }
        let Next::At(next) = window.next(now) else { panic!("{window:?}") };
        waits.push(next - now);
        now = next;
    }
    assert!(waits.len() < 20 && waits.is_sorted() && waits[0] < Duration::from_millis(100), "{waits:?}");
    // Once a request has got through, it is as at first.
    let (mut soon, at) = (window.clone(), now);
    soon.reset_backoff();
    soon.pause(Duration::ZERO, at);
    assert_eq!(soon.next(at), Next::At(at + waits[0]));
    // After some time without any, too.
    now += seconds(30);
    window.pause(Duration::ZERO, now);
    assert_eq!(window.next(now), Next::At(now + waits[0]));
}

fn headers(pairs: &[(&'static str, &'static str)]) -> HeaderMap {
    pairs.iter().map(|(name, value)| (name.parse().unwrap(), HeaderValue::from_static(value))).collect()
}

#[test]
fn a_429_says_whose_limit_it_is_and_absurd_numbers_do_no_harm() {
    let body = |text: &'static str| text.as_bytes();
    for (pairs, said, scope, wait) in [
        (&[("x-ratelimit-scope", "user")][..], body(r#"{"retry_after":0.5}"#), Scope::User, 0.5),
        (&[("x-ratelimit-scope", "shared"), ("retry-after", "3")], body(""), Scope::Shared, 3.0),
        (&[("x-ratelimit-scope", "global")], body(r#"{"retry_after":2,"global":true}"#), Scope::Global, 2.0),
        (&[("x-ratelimit-global", "true")], body(r#"{"retry_after":2}"#), Scope::Global, 2.0),
        (&[], body(r#"{"retry_after":2,"global":true}"#), Scope::Global, 2.0),
        (&[("via", "1.1 google"), ("retry-after", "7")], body(r#"{"retry_af"#), Scope::User, 7.0),
        (&[("retry-after", "900")], body("<html>error 1015</html>"), Scope::Edge, 900.0),
        (&[("retry-after", "1e300")], body(""), Scope::Edge, 3600.0),
        (&[("x-ratelimit-scope", "user")], body(r#"{"retry_after":1e300}"#), Scope::User, 3600.0),
        (&[("x-ratelimit-scope", "user")], body(r#"{"retry_after":-5}"#), Scope::User, 0.0),
        (&[("x-ratelimit-scope", "user"), ("retry-after", "NaN")], body("{}"), Scope::User, 1.0),
    ] {
        let expected = TooMany { retry_after: Duration::from_secs_f64(wait), scope };
        assert_eq!(response::too_many(&headers(pairs), said), expected, "{pairs:?}");
    }
    for absurd in ["NaN", "inf", "-1", "1e300", ""] {
        let absurd = headers(&[("x-ratelimit-remaining", "0"), ("x-ratelimit-limit", "5")])
            .into_iter()
            .chain([(Some("x-ratelimit-reset-after".parse().unwrap()), HeaderValue::from_str(absurd).unwrap())])
            .map(|(name, value)| (name.unwrap(), value))
            .collect();
        let (mut window, now) = (Window::default(), Instant::now());
        if let Some(left) = response::rate_limit(&absurd) {
            let sent = window.send(now);
            window.learn(left, sent, now);
            window.end();
        }
        assert_eq!(window.next(now + LONGEST + seconds(1)), Next::Now);
    }
}

#[test]
fn invalid_requests_stop_messages_first_and_interactions_never() {
    let (mut invalid, start) = (InvalidRequests::default(), Instant::now());
    let allowed = |invalid: &mut InvalidRequests, now| {
        [Purpose::Interaction, Purpose::Lookup, Purpose::Message].map(|purpose| invalid.allow(purpose, now))
    };
    for number in 0..LOOKUPS {
        // Evenly over nine minutes.
        let now = start + seconds(540) * number / LOOKUPS;
        assert_eq!(invalid.recent(now), number);
        assert_eq!(allowed(&mut invalid, now), [true, true, number < MESSAGES]);
        invalid.count(now);
    }
    let full = start + seconds(541);
    assert_eq!(allowed(&mut invalid, full), [true, false, false]);
    assert_eq!(invalid.recent(start + seconds(600)), LOOKUPS, "ten minutes are not over");
    // They are forgotten as they came.
    let half = start + seconds(600 + 270);
    assert!(invalid.recent(half).abs_diff(LOOKUPS / 2) < 60, "{}", invalid.recent(half));
    assert_eq!((invalid.recent(start + seconds(1200)), allowed(&mut invalid, full + seconds(660))), (0, [true; 3]));
    for (status, scope, counts) in [
        (401, None, true),
        (403, None, true),
        (404, None, false),
        (400, None, false),
        (500, None, false),
        (429, Some(Scope::User), true),
        (429, Some(Scope::Global), true),
        (429, Some(Scope::Edge), true),
        (429, Some(Scope::Shared), false),
    ] {
        assert_eq!(response::is_invalid(StatusCode::from_u16(status).unwrap(), scope), counts, "{status} {scope:?}");
    }
}

#[test]
fn what_was_refused_is_tried_by_one_after_five_minutes_then_ten_and_at_last_after_an_hour() {
    let (mut forbidden, mut now) = (Forbidden::<&str>::default(), Instant::now());
    assert_eq!(forbidden.code(&"channel", now), None);
    for minutes in [5, 10, 20, 40, 60, 60] {
        forbidden.refused("channel", 50001, now);
        // Another that was in flight already.
        forbidden.refused("channel", 50001, now + seconds(1));
        assert_eq!(forbidden.code(&"channel", now + seconds(minutes * 60 - 1)), Some(50001), "{minutes}");
        assert_eq!(forbidden.code(&"elsewhere", now), None);
        now += seconds(minutes * 60 + 1);
        assert_eq!(forbidden.code(&"channel", now), None, "{minutes}");
        assert!(forbidden.tried(&"channel", now) && !forbidden.tried(&"elsewhere", now));
        assert_eq!(forbidden.code(&"channel", now), Some(50001), "one tries it for all");
        now += seconds(2);
    }
    // Permission was given: the next try passes, and everything is as if nothing had been.
    forbidden.allowed(&"channel");
    assert_eq!(forbidden.code(&"channel", now), None);
    forbidden.refused("channel", 50013, now);
    assert_eq!(forbidden.code(&"channel", now + seconds(301)), None);
}

#[test]
fn the_token_goes_to_discord_and_to_this_machine() {
    use director_please::bot::discord::rest::address::{is_gateway_address, is_rest_address};
    for (text, may) in [
        ("https://discord.com/api/v10", true),
        ("https://proxy.example:8443", true),
        ("http://127.0.0.1:8080/api", true),
        ("http://[::1]:8080", true),
        ("http://localhost:3000", true),
        ("http://proxy.example", false),
        ("http://10.0.0.1", false),
        ("http://127.0.0.1.example", false),
        ("ftp://127.0.0.1", false),
        ("discord", false),
        ("", false),
    ] {
        assert_eq!(is_rest_address(text), may, "{text}");
    }
    let local = "http://127.0.0.1:8080".parse().unwrap();
    let other = "https://chat.example/api".parse().unwrap();
    for (text, by_discord, by_other) in [
        ("wss://gateway.discord.gg", true, true),
        ("wss://gateway-us-east1-b.discord.gg/", true, true),
        ("wss://DISCORD.GG", true, true),
        ("ws://gateway.discord.gg", false, false),
        ("wss://discord.gg.example", false, false),
        ("wss://evildiscord.gg", false, false),
        ("wss://gateway.discord.gg@evil.example", false, false),
        ("wss://user@gateway.discord.gg", false, false),
        ("wss://chat.example", false, true),
        ("wss://gateway.chat.example:443", false, true),
        ("ws://chat.example", false, false),
        ("https://discord.gg", false, false),
        ("wss://gateway.discord.gg/ x", false, false),
        ("", false, false),
    ] {
        assert_eq!(is_gateway_address(text, None), by_discord, "{text}");
        assert_eq!(is_gateway_address(text, Some(&other)), by_other, "{text}");
        let is_one = text.starts_with("ws") && !text.contains(' ');
        assert_eq!(is_gateway_address(text, Some(&local)), is_one, "{text}");
    }
}

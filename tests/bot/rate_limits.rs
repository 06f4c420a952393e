//! Discord's rate limits, and places where Discord refuses everything, through the real program.

use std::time::{Duration, Instant};

use director_please::bot::discord::rest::invalid::MESSAGES;
use serde_json::{Value, json};

use crate::{
    cases::SOUTH,
    discord::{BOT, Discord, Fault, Refusal, State, With, buckets::Buckets},
    events::{self, CHANNEL, Somebody},
    health,
    program::Program,
};

fn seconds(number: u64) -> Duration {
    Duration::from_secs(number)
}

/// The bot with a limit of questions a minute for a person, and the address of its health.
async fn start(discord: &Discord, per_minute: &str) -> (Program, String) {
    let (program, health) = Program::limited(discord, per_minute);
    discord.ready().await;
    health::until(&health, "/ready", 200).await;
    (program, health)
}

/// Somebody names the bot in the server's channel.
fn name_it(discord: &Discord, person: usize) {
    let mut said = events::said(discord, &format!("<@{BOT}> 1H P 1H ib"));
    said["author"]["id"] = json!(format!("10000000000000001{person:02}"));
    discord.dispatch("MESSAGE_CREATE", said);
}

fn statuses(discord: &Discord, status: u16) -> usize {
    discord.lock().calls.iter().filter(|call| call.status == status).count()
}

/// The texts in a channel.
fn texts(state: &State, channel: &str) -> Vec<String> {
    let here = state.posted.iter().filter(|it| it.channel == channel);
    here.map(|it| it.body["content"].as_str().unwrap().to_owned()).collect()
}

/// Twenty refusals at once and one a minute more, since then; a few may be under way.
fn few(refused: usize, began: Instant) -> bool {
    let minutes = usize::try_from(began.elapsed().as_secs() / 60).unwrap();
    (15..=22 + minutes).contains(&refused)
}

fn is_notice(text: &str) -> bool {
    text.contains("Too many questions at once")
}

/// Waits until nothing is on its way any longer.
async fn settled(health: &str) -> String {
    for _ in 0..3000 {
        let figures = health::get(health, "/metrics").await.1;
        if figures.contains("director_please_requests_waiting 0") {
            return figures;
        }
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
    panic!("requests are still waiting")
}

/// Waits until this number of messages has been dealt with, and nothing is on its way any longer.
async fn dealt_with(health: &str, messages: u64) -> String {
    for _ in 0..6000 {
        let figures = health::get(health, "/metrics").await.1;
        let ours = figures.lines().filter(|line| line.contains(r#"interactions_total{kind="message""#));
        let counted: u64 = ours.filter_map(|line| line.rsplit_once(' ')?.1.parse::<u64>().ok()).sum();
        if counted >= messages {
            return settled(health).await;
        }
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
    panic!("not all messages are dealt with")
}

/// Two minutes of Discord's in 24 seconds: a channel takes five messages a second in place of five in five.
#[tokio::test]
async fn three_people_who_ask_as_often_as_they_may_cause_no_storm() {
    let discord = Discord::start().await;
    discord.lock().buckets = Some(Buckets::new(5, seconds(1)));
    let (bot, health) = start(&discord, "300").await;
    let (began, watch) = (Instant::now(), discord.watch());
    for _ in 0..120 {
        (1..=3).for_each(|person| name_it(&discord, person));
        tokio::time::sleep(Duration::from_millis(200)).await;
    }
    let figures = dealt_with(&health, 360).await;
    assert!(statuses(&discord, 429) <= 5, "{} 429s", statuses(&discord, 429));
    let texts = texts(&discord.lock(), CHANNEL);
    let notices = texts.iter().filter(|text| is_notice(text)).count();
    // Fifteen at once, and thirty a minute.
    let most = 20 + began.elapsed().as_secs() as usize / 2;
    assert!(texts.len() - notices <= most, "{} of {}", texts.len() - notices, texts.len());
    assert!((1..=most + 10).contains(&notices), "{notices} notices");
    assert!(figures.contains(r#"outcome="rate_limited""#), "{figures}");
    // An answer is tried for half a minute, which may not be enough where the machine is busy.
    let is_slow = watch.waited() > seconds(5);
    assert!(is_slow || texts.len() - notices >= 20, "{} of {}", texts.len() - notices, texts.len());
    assert!(is_slow || !bot.log().contains("cannot answer"), "{}", bot.log());
}

#[tokio::test]
async fn the_bot_sends_no_more_than_a_channel_takes_and_says_so_where_it_is_too_much() {
    let discord = Discord::start().await;
    discord.lock().buckets = Some(Buckets::new(5, seconds(1)));
    let (bot, health) = start(&discord, "0").await;
    let (began, watch) = (Instant::now(), discord.watch());
    (0..100).for_each(|_| name_it(&discord, 1));
    dealt_with(&health, 100).await;
    // Where the machine is busy, an answer may come when the next second has begun; and it is tried for half a minute, which may
    // not be enough.
    let is_slow = watch.waited() > seconds(5);
    assert!(statuses(&discord, 429) <= if is_slow { 5 } else { 0 });
    {
        let state = discord.lock();
        let texts = texts(&state, CHANNEL);
        let (notices, answers): (Vec<_>, Vec<_>) = texts.iter().partition(|text| is_notice(text));
        let most = 40 + 5 * began.elapsed().as_secs() as usize;
        assert!(!notices.is_empty() && notices.len() < most, "{} notices", notices.len());
        assert!(
            (is_slow || answers.len() >= 20) && answers.iter().all(|text| text.contains("insufficient")),
            "{answers:#?}"
        );
        // Nobody waits longer than the queue is long.
        assert!(answers.len() <= most, "{} answers", answers.len());
    }
    assert!(is_slow || !bot.log().contains("cannot answer"), "{}", bot.log());
    // Afterwards it is as it was.
    let before = texts(&discord.lock(), CHANNEL).len();
    name_it(&discord, 1);
    let after = discord.posted(CHANNEL, before).await;
    assert!(after.body["content"].as_str().unwrap().contains("insufficient"));
}

#[tokio::test]
async fn a_channel_where_the_bot_may_not_write_is_left_alone() {
    const CLOSED: &str = "1000000000000000039";
    // Where files may be what is refused, it is tried once without.
    for (code, most) in [(50013, 2), (50001, 1)] {
        let discord = Discord::start().await;
        let (_bot, health) = start(&discord, "0").await;
        discord.lock().forbidden.insert(CLOSED.to_owned(), code);
        for _ in 0..50 {
            let mut said = events::said(&discord, &format!("<@{BOT}> 1H P 1H ib"));
            said["channel_id"] = json!(CLOSED);
            discord.dispatch("MESSAGE_CREATE", said);
        }
        name_it(&discord, 1);
        discord.posted(CHANNEL, 0).await;
        let figures = dealt_with(&health, 51).await;
        let refused = statuses(&discord, 403);
        assert!((1..=most).contains(&refused), "{refused} times {code}");
        let invalid = format!("director_please_invalid_requests {refused}");
        assert!(figures.contains(&invalid), "{figures}");
        assert!(figures.contains(r#"interactions_total{kind="message",outcome="forbidden"} "#), "{figures}");
        // Interactions there are no business of that permission.
        let mut asked = events::ruling("1H P 1H ib", &[], "en-GB", "en-US");
        asked["channel_id"] = json!(CLOSED);
        let token = discord.interact(asked);
        discord.response(&token).await;
    }
}

#[tokio::test]
async fn files_are_not_tried_again_where_only_they_are_refused() {
    let discord = Discord::start().await;
    let (_bot, health) = start(&discord, "0").await;
    let body = json!({"code": 50013, "message": "Missing Permissions"});
    let fault = Fault { status: 403, body, ..Fault::default() };
    discord.lock().refusals.push(Refusal { path: CHANNEL.to_owned(), with: With::Picture, times: 100, fault });
    for index in 0..5 {
        name_it(&discord, 1);
        discord.posted(CHANNEL, index).await;
    }
    settled(&health).await;
    assert_eq!(statuses(&discord, 403), 1);
}

#[tokio::test]
async fn a_ban_by_the_edge_stops_everything_for_as_long_as_it_lasts() {
    let discord = Discord::start().await;
    let (_bot, health) = start(&discord, "0").await;
    let body = Value::from("error 1015");
    let headers = vec![("retry-after", "2")];
    discord.fault(Fault { path: "/messages", status: 429, headers, body, by_edge: true, ..Fault::default() });
    name_it(&discord, 1);
    let banned =
        discord.until("a ban", |state| state.calls.iter().find(|call| call.status == 429).map(|call| call.at)).await;
    let token = discord.interact(events::ruling("1H P 1H ib", &[], "en-GB", "en-US"));
    discord.response(&token).await;
    discord.posted(CHANNEL, 0).await;
    health::until(&health, "/ready", 200).await;
    for call in discord.lock().calls.iter().filter(|call| call.at > banned) {
        assert!(call.at >= banned + Duration::from_millis(1990), "{call:?} after {:?}", call.at - banned);
    }
}

#[tokio::test]
async fn a_ban_by_the_edge_is_told_and_nobody_asks_meanwhile() {
    let discord = Discord::start().await;
    let (_bot, health) = start(&discord, "0").await;
    let headers = vec![("retry-after", "3600")];
    discord.fault(Fault { path: "/messages", status: 429, headers, by_edge: true, ..Fault::default() });
    name_it(&discord, 1);
    health::shows(&health, "director_please_banned 1").await;
    let before = discord.lock().begun.len();
    health::shows(&health, r#"director_please_rate_limited_total{scope="edge"} 1"#).await;
    // A busy machine's store may be late; that is said first.
    while !health::until(&health, "/ready", 503).await.contains("banned") {}
    discord.interact(events::ruling("1H P 1H ib", &[], "en-GB", "en-US"));
    name_it(&discord, 2);
    health::shows(&health, r#"interactions_total{kind="command",outcome="failed"} 1"#).await;
    assert_eq!(discord.lock().begun.len(), before);
}

/// A ban that does not say how long it lasts is not tried out.
#[tokio::test]
async fn a_ban_by_the_edge_without_a_time_is_waited_out_too() {
    for headers in [vec![], vec![("retry-after", "Wed, 21 Oct 2099 07:28:00 GMT")]] {
        let discord = Discord::start().await;
        let (_bot, health) = start(&discord, "0").await;
        discord.fault(Fault { path: "/messages", status: 429, headers, by_edge: true, ..Fault::default() });
        name_it(&discord, 1);
        health::shows(&health, "director_please_banned 1").await;
        let before = discord.lock().begun.len();
        for person in 1..20 {
            name_it(&discord, person);
            discord.interact(events::ruling("1H P 1H ib", &[], "en-GB", "en-US"));
            tokio::time::sleep(Duration::from_millis(200)).await;
        }
        assert_eq!(discord.lock().begun.len(), before);
    }
}

/// Who manages a server of their own, full of channels that are closed to the bot, causes as few refusals there as anybody.
#[tokio::test]
async fn settings_panels_and_rounds_in_closed_channels_are_refused_a_few_times() {
    const MANAGER: Somebody = Somebody { permissions: "32", ..SOUTH };
    const OTHER: Somebody = Somebody { id: "1000000000000000018", ..MANAGER };
    let discord = Discord::start().await;
    let (_bot, health) = start(&discord, "0").await;
    let closed: Vec<String> = (0..60).map(|number| format!("10000000000001{number:05}")).collect();
    for (who, server, part, option) in
        [(MANAGER, "1000000000000000021", "server", "log_channel"), (OTHER, "1000000000000000022", "panel", "channel")]
    {
        let (began, before) = (Instant::now(), statuses(&discord, 403));
        let choose = |channel: &str| {
            let mut chosen = who.does(events::settings(part, &[events::channel(option, channel)], "en-US"));
            chosen["guild_id"] = json!(server);
            chosen
        };
        for channel in &closed {
            {
                let mut state = discord.lock();
                // The bot may not see them; or it may, and not write there.
                state.elsewhere.insert(channel.clone(), (part == "panel").then(|| server.to_owned()));
                state.forbidden.insert(channel.clone(), 50013);
            }
            discord.response(&discord.interact(choose(channel))).await;
        }
        settled(&health).await;
        let refused = statuses(&discord, 403) - before;
        assert!(few(refused, began), "{part}: {refused} times");
    }
    // Others choose and post as ever.
    let taken = Somebody { id: "1000000000000000019", ..MANAGER };
    let mut chosen =
        taken.does(events::settings("panel", &[events::channel("channel", "1000000000000000088")], "en-US"));
    chosen["guild_id"] = json!("1000000000000000023");
    discord.lock().elsewhere.insert("1000000000000000088".to_owned(), Some("1000000000000000023".to_owned()));
    discord.interact(chosen);
    discord.posted("1000000000000000088", 0).await;
}

/// As few while Discord is slow: what it has not responded to yet might be refused too.
#[tokio::test]
async fn a_slow_discord_lets_nobody_be_refused_more_often() {
    const MANAGER: Somebody = Somebody { permissions: "32", ..SOUTH };
    let began = Instant::now();
    let discord = Discord::start().await;
    let (_bot, health) = start(&discord, "0").await;
    let body = json!({"code": 50013, "message": "Missing Permissions"});
    let fault = Fault { status: 403, body, delay: seconds(2), ..Fault::default() };
    let path = "/channels/10000000000001".to_owned();
    discord.lock().refusals.push(Refusal { path, with: With::Anything, times: 1000, fault });
    for number in 0..40 {
        let channel = format!("10000000000001{number:05}");
        let chosen = MANAGER.does(events::settings("panel", &[events::channel("channel", &channel)], "en-US"));
        discord.response(&discord.interact(chosen)).await;
    }
    settled(&health).await;
    // What the bot no longer waits for is refused too.
    let asked = discord.lock().begun.iter().filter(|path| path.contains("/channels/10000000000001")).count();
    assert!(few(asked, began), "{asked} times");
}

/// Nor is the notice that it is too much refused more often: somebody who asks in between where it is answered is told it again
/// each time, in another closed channel.
#[tokio::test]
async fn notices_in_closed_channels_are_refused_a_few_times() {
    let began = Instant::now();
    let discord = Discord::start().await;
    let (_bot, health) = start(&discord, "300").await;
    let closed: Vec<String> = (0..50).map(|number| format!("10000000000001{number:05}")).collect();
    discord.lock().forbidden.extend(closed.iter().map(|channel| (channel.clone(), 50013)));
    let is_answered = async || {
        let said = discord.does(SOUTH.does(events::about("en-GB"))).await;
        !is_notice(said.body["content"].as_str().unwrap())
    };
    while is_answered().await {}
    for (channel, dealt) in closed.iter().zip(1..) {
        // Then there is room for one question, and right after it for no other.
        while !is_answered().await {
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
        let mut said = events::said(&discord, &format!("<@{BOT}> 1H P 1H ib"));
        said["channel_id"] = json!(channel);
        discord.dispatch("MESSAGE_CREATE", said);
        dealt_with(&health, dealt).await;
    }
    let refused = statuses(&discord, 403);
    assert!(few(refused, began), "{refused} times");
}

/// Whatever buttons somebody makes up, Discord is asked about no server of which no such case is stored.
#[tokio::test]
async fn buttons_that_were_made_up_have_discord_asked_nothing() {
    let discord = Discord::start().await;
    let (_bot, _health) = start(&discord, "0").await;
    let card = discord.does(SOUTH.does(events::ruling("1H P 1H ib", &[], "en-GB", "en-US"))).await;
    for number in 0..40 {
        let server = format!("10000000000001{number:05}");
        for id in [format!("case:v2:s{server}-1:0:why:pen:00000000"), format!("case:v1:s{server}-7:0:call:den")] {
            let press = events::in_private(SOUTH.does(events::press_id_on(&card, &id)));
            let said = discord.does(press).await;
            assert!(said.body["content"].as_str().unwrap().contains("no longer stored"), "{said:#?}");
        }
    }
    assert!(discord.lock().begun.iter().all(|path| !path.contains("/guilds/")));
}

#[tokio::test]
async fn too_many_refusals_stop_messages_and_no_interactions() {
    let discord = Discord::start().await;
    let (bot, health) = start(&discord, "0").await;
    let times = usize::try_from(MESSAGES).unwrap() + 10;
    let fault = Fault { status: 403, body: json!({"code": 0, "message": "refused"}), ..Fault::default() };
    // What somebody types is refused, and so are the choices in its place: two requests each.
    discord.lock().refusals.push(Refusal { path: "/callback".to_owned(), with: With::Anything, times, fault });
    for _ in 0..times / 2 {
        discord.interact(events::typing("1H", "en-GB"));
        if discord.lock().interactions.len() % 50 == 0 {
            tokio::time::sleep(Duration::from_millis(100)).await;
        }
    }
    discord.until_within(seconds(900), "refusals", |state| (state.refusals[0].times == 0).then_some(())).await;
    name_it(&discord, 1);
    let token = discord.interact(events::ruling("1H P 1H ib", &[], "en-GB", "en-US"));
    discord.response(&token).await;
    let figures = dealt_with(&health, 1).await;
    assert!(figures.contains(r#"interactions_total{kind="message",outcome="forbidden"} 1"#), "{figures}");
    assert_eq!(discord.count(&format!("/channels/{CHANNEL}/messages")), 0);
    assert!(bot.log().contains("no messages are sent"), "{}", bot.log());
}

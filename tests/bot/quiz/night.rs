//! Quiz nights.

use super::*;
use crate::discord::{Fault, Refusal, With};

/// `/quiz night`, with questions that are quickly made.
async fn night(game: &Game<'_>, who: Somebody, questions: u8, more: &[Value]) -> Posted {
    let options = [option("questions", json!(questions)), option("level", json!(1)), option("edition", json!("2017"))];
    game.quiz(who, "night", &[&options[..], more].concat()).await
}

/// The standings above a card, a line each without the heading.
fn standings(card: &Posted) -> (&str, Vec<&str>) {
    let mut lines = content(card).lines();
    let title = lines.next().unwrap();
    (title, lines.take_while(|line| line.contains("<@") || line.contains("answered")).collect())
}

fn line(rank: u32, who: Somebody, right: u32, answered: u32) -> String {
    format!("{rank}. <@{}>: {right} of {answered} correct", who.id)
}

/// Waits until the bot has kept where a question stands.
async fn kept(game: &Game<'_>, card: &Posted) -> Round {
    loop {
        let (round, _) = game.asked(card).await;
        if round.card.is_some() {
            return round;
        }
        tokio::time::sleep(std::time::Duration::from_millis(20)).await;
    }
}

on_both!(a_night_with_a_host_goes_on_after_a_kill_in_the_middle, |database| {
    let mut game = Game::begin(database, "en-US").await;
    let mut card = night(&game, PLAYER, 3, &[]).await;
    assert!(!is_private(&card));
    let mut shown = None;
    for nth in 1..=3_u32 {
        says(&card, &[&format!("Question {nth} of 3: one answer each, in private")]);
        let (round, question) = game.asked(&card).await;
        for (who, right) in [(PLAYER, nth == 1), (EAST, true), (NORTH, false)] {
            let answered = game.presses(who, &card, &choice(&question, right)).await;
            assert!(is_private(&answered));
            if nth == 2 && who.id == EAST.id {
                kept(&game, &card).await;
                game.kill().await;
                game.start().await;
                says(&game.presses(who, &card, &choice(&question, !right)).await, &["the first answer counts"]);
            }
        }
        for verb in ["reveal", "end", "next"] {
            let refused = game.does(NORTH, press_id_on(&card, &forged(&round, verb))).await;
            says(&refused, &["Bare verten for denne quizkvelden"]);
        }
        says(&game.does(PLAYER, press_id_on(&card, &forged(&round, "next"))).await, &["give the answer away"]);
        let busy = night(&game, EAST, 5, &[]).await;
        says(&busy, &["There is already a quiz night in this channel"]);
        let revealed = game.presses(PLAYER, &card, "reveal").await;
        assert_eq!(revealed.id, card.id);
        let (title, lines) = standings(&revealed);
        let expected = [line(1, EAST, nth, nth), line(2, PLAYER, 1, nth), line(3, NORTH, 0, nth)];
        if nth == 1 {
            assert_eq!((title, lines.len()), ("**Standings after question 1 of 3**", 3));
        } else {
            assert_eq!(lines, expected, "{revealed:#?}");
        }
        says(&revealed, &["Answers: 3;", "**The Laws**"]);
        assert_eq!(button(&revealed, "next").is_some(), nth < 3);
        assert_eq!(button(&revealed, "end").is_some(), nth < 3);
        if nth == 3 {
            assert_eq!(title, "**Final standings. Questions: 3**");
            shown = Some(revealed);
            break;
        }
        // Pressed twice at once, it is asked once.
        let pressed = tokio::join!(game.presses(PLAYER, &revealed, "next"), game.presses(MANAGER, &revealed, "next"));
        let (next, other) = if is_private(&pressed.0) { (pressed.1, pressed.0) } else { pressed };
        says(&other, &["The next question has already been asked"]);
        card = next;
        assert!(!is_private(&card) && card.id != revealed.id);
        kept(&game, &card).await;
        says(&game.presses(PLAYER, &revealed, "next").await, &["The next question has already been asked"]);
    }
    // It is over: nobody goes on with it, what was answered counts, and another one may begin.
    let (round, _) = game.asked(shown.as_ref().unwrap()).await;
    let over = game.does(PLAYER, press_id_on(shown.as_ref().unwrap(), &forged(&round, "next"))).await;
    says(&over, &["no longer exists"]);
    // Nights are held by the real clock, which this Discord is ahead of.
    let season = Period::Season.of(round.day).key;
    let own = database.open().await.board(place(), &season, 10, person(EAST)).await.unwrap().own.unwrap();
    assert_eq!((own.rank, own.score.right, own.score.answered), (1, 3, 3));
    // The host ends the next one early.
    let card = night(&game, EAST, 9, &[]).await;
    let (_, question) = game.asked(&card).await;
    game.presses(NORTH, &card, &choice(&question, true)).await;
    let ended = game.presses(EAST, &card, "end").await;
    assert_eq!(standings(&ended), ("**Final standings. Questions: 1**", vec![line(1, NORTH, 1, 1).as_str()]));
    assert!(button(&ended, "next").is_none());
    // Who is erased stands there no longer.
    let page = game.does(NORTH, events::privacy()).await;
    let sure = game.does(NORTH, press_id_on(&page, "privacy:v1:erase")).await;
    game.does(NORTH, press_id_on(&sure, "privacy:v1:confirm")).await;
    for card in [ended.id, shown.unwrap().id] {
        game.discord.message_with(&card, |card| !content(card).contains(NORTH.id)).await;
    }
});

on_both!(a_night_on_time_goes_on_by_itself_also_after_a_kill, |database| {
    let mut game = Game::begin(database, "no").await;
    let posted = |nth: usize| {
        let says = format!("Spørsmål {nth} av 3: ett svar hver, og ingen andre ser det");
        move |posted: &&Posted| content(posted).contains(&says)
    };
    let time_is_over = "UPDATE quiz_rounds SET due_at = due_at - 60 WHERE due_at IS NOT NULL";
    let mut card = night(&game, MANAGER, 3, &[option("seconds", json!(60))]).await;
    let store = database.open().await;
    for nth in 1..=3 {
        says(&card, &["60 sekunder"]);
        assert!(button(&card, "reveal").is_none() && button(&card, "end").is_some() == (nth < 3));
        let (_, question) = game.asked(&card).await;
        for (who, right) in [(EAST, true), (NORTH, nth == 2)] {
            assert!(is_private(&game.presses(who, &card, &choice(&question, right)).await));
        }
        kept(&game, &card).await;
        if nth == 2 {
            // It is killed after it took the question whose time was over, and before it could do anything about it.
            game.kill().await;
            database.run(time_is_over).await;
            let now = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH).unwrap().as_secs();
            assert_eq!(store.take_due_nights(now.cast_signed()).await.unwrap().len(), 1);
            database.run("UPDATE quiz_rounds SET due_at = due_at - 30 WHERE due_at IS NOT NULL").await;
            game.start().await;
        } else {
            database.run(time_is_over).await;
        }
        let revealed = game.discord.message_with(&card.id, |card| content(card).contains("Svar: 2")).await;
        let (title, lines) = standings(&revealed);
        let right = i32::from(nth >= 2);
        let expected = [
            format!("1. <@{}>: {nth} av {nth} riktige", EAST.id),
            format!("2. <@{}>: {right} av {nth} riktige", NORTH.id),
        ];
        assert_eq!(lines, expected, "{revealed:#?}");
        assert!(button(&revealed, "next").is_none());
        if nth == 3 {
            assert_eq!(title, "**Sluttstillingen. Spørsmål: 3**");
            break;
        }
        assert_eq!(title, format!("**Stillingen etter spørsmål {nth} av 3**"));
        let next = posted(nth + 1);
        card = game.discord.until("the next question", |state| state.posted.iter().find(&next).cloned()).await;
        assert_eq!(card.channel, events::CHANNEL);
    }
    // There was one message for each, and nothing is due any more.
    let questions = |nth: usize| game.discord.lock().posted.iter().filter(|card| posted(nth)(card)).count();
    assert!((2..=3).all(|nth| questions(nth) <= 1));
    nothing_is_due(database).await;
    let numbers = database.texts("SELECT '' || COUNT(*) FROM quiz_rounds WHERE form = 'night'").await;
    assert_eq!(numbers, ["3"]);
});

on_both!(a_night_ends_where_the_bot_was_away_for_long_or_the_channel_is_gone, |database| {
    let mut game = Game::begin(database, "en-US").await;
    let store = database.open().await;
    for is_gone in [false, true] {
        let card = night(&game, PLAYER, 3, &[option("seconds", json!(15))]).await;
        let first = kept(&game, &card).await;
        let (_, question) = game.asked(&card).await;
        game.presses(EAST, &card, &choice(&question, true)).await;
        if is_gone {
            let body = json!({"code": 10003, "message": "Unknown Channel"});
            let fault = Fault { status: 404, body, ..Fault::default() };
            let path = format!("/channels/{}/messages", events::CHANNEL);
            game.discord.lock().refusals.push(Refusal { path, with: With::Anything, times: 1000, fault });
            database.run("UPDATE quiz_rounds SET due_at = due_at - 60 WHERE due_at IS NOT NULL").await;
        } else {
            game.kill().await;
            database.run("UPDATE quiz_rounds SET due_at = due_at - 4000 WHERE due_at IS NOT NULL").await;
            game.start().await;
            let last = game.discord.message_with(&card.id, |card| content(card).contains("Final standings")).await;
            let expected = line(1, EAST, 1, 1);
            assert_eq!(standings(&last), ("**Final standings. Questions: 1**", vec![expected.as_str()]));
        }
        nothing_is_due(database).await;
        let place = first.id.place;
        assert_eq!(store.open_night(place, events::CHANNEL.parse().unwrap(), 0).await.unwrap(), None);
        assert!(store.round(first.id).await.unwrap().unwrap().revealed_at.is_some());
    }
});

#[tokio::test]
async fn a_night_needs_a_server() {
    let database = Database::sqlite();
    let game = Game::begin(&database, "en-US").await;
    let interaction = events::quiz("night", &[option("questions", json!(3))], "en-US");
    let alone = events::in_private(NORTH.does(interaction));
    says(&game.discord.answer(&game.discord.interact(alone)).await, &["Dette virker bare på en server"]);
}

/// Waits until no question of a night is due any more.
async fn nothing_is_due(database: &Database) {
    while !database.texts("SELECT '' || number FROM quiz_rounds WHERE due_at IS NOT NULL").await.is_empty() {
        tokio::time::sleep(std::time::Duration::from_millis(20)).await;
    }
}

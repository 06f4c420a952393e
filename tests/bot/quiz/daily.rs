//! The daily question.

use super::*;

/// The daily questions that were posted.
fn dailies(discord: &Discord) -> Vec<Posted> {
    discord.lock().posted.iter().filter(|posted| posted.channel == QUIZ && !is_private(posted)).cloned().collect()
}

/// Waits for the daily question number `index`, from 0.
async fn daily(discord: &Discord, index: usize) -> Posted {
    discord
        .until("a daily question", |state| {
            state.posted.iter().filter(|posted| posted.channel == QUIZ && !is_private(posted)).nth(index).cloned()
        })
        .await
}

/// Waits until the bot has kept that a daily question is posted.
async fn numbered(store: &Store, card: &Posted) {
    while store.round(round_of(card)).await.unwrap().unwrap().daily.is_none() {
        tokio::time::sleep(std::time::Duration::from_millis(20)).await;
    }
}

/// The bot sleeps over a night: what was posted so far was posted a day earlier.
async fn a_day_passes(game: &mut Game<'_>) {
    game.kill().await;
    let days = game.database.texts("SELECT day FROM quiz_rounds WHERE is_daily ORDER BY day").await;
    for day in days {
        let midnight = Daily { hour: Hour::new(0).unwrap(), zone: Zone::UTC };
        let earlier = Day::of(midnight.moment(day.parse().unwrap()).unwrap() - 1, &Zone::UTC);
        let moved = format!(
            "UPDATE quiz_rounds SET day = '{earlier}', asked_with = 'daily ' || place || ' {earlier}'
             WHERE is_daily AND day = '{day}'"
        );
        game.database.run(&moved).await;
    }
    game.start().await;
}

on_both!(a_daily_question_over_changes_of_day, |database| {
    let mut game = Game::begin(database, "no").await;
    let hour = [option("hour", json!(0)), option("zone", json!("UTC"))];
    says(&game.quiz(NORTH, "daily", &hour).await, &["Bare de som administrerer"]);
    says(&game.quiz(MANAGER, "daily", &[option("zone", json!("Europe/Olso"))]).await, &["know that time zone"]);
    says(&game.quiz(MANAGER, "daily", &[]).await, &["There is no daily question"]);
    let set = game.quiz(MANAGER, "daily", &hour).await;
    says(&set, &["Every day at 0:00, time zone UTC", "No channel is set"]);
    let store = database.open().await;
    let here = ServerSettings { quiz_channel: Some(QUIZ.parse().unwrap()), ..ServerSettings::default() };
    store.set_server(place(), &here).await.unwrap();
    // What somebody else writes into its file, a bot reads when it starts.
    game.restart().await;
    says(&game.quiz(NORTH, "daily", &[]).await, &["Hver dag kl. 0.00", "Det neste kommer <t:"]);
    game.quiz(MANAGER, "daily", &[]).await;
    assert_eq!(dailies(&game.discord).len(), 0, "today's moment had passed when it was set");

    // It was set long ago: today's question comes after a restart, once.
    game.kill().await;
    database.run("UPDATE quiz_plans SET set_at = 1").await;
    game.start().await;
    let first = daily(&game.discord, 0).await;
    let (round, question) = game.asked(&first).await;
    assert_eq!(round.terms.system.as_deref(), Some("norwegian"), "it could have happened there: {question:?}");
    says(&first, &["Dagens spørsmål", "Løsningen kommer sammen med neste dags spørsmål"]);
    game.restart().await;
    let (_, question) = game.asked(&first).await;
    game.presses(PLAYER, &first, &choice(&question, true)).await;
    game.presses(NORTH, &first, &choice(&question, false)).await;
    says(&game.presses(PLAYER, &first, "reveal").await, &["shown when the next one comes"]);
    assert_eq!(dailies(&game.discord).len(), 1);

    // It ended before it could keep that the question is posted: the same message is posted again, and is one.
    game.kill().await;
    database.run("UPDATE quiz_rounds SET daily_number = NULL, card_message = NULL, posting_at = 0").await;
    database.run("UPDATE places SET last_daily = 0").await;
    game.start().await;
    numbered(&store, &first).await;
    assert_eq!(dailies(&game.discord).len(), 1);

    // The next one reveals it.
    a_day_passes(&mut game).await;
    let second = daily(&game.discord, 1).await;
    let revealed = game.discord.message_with(&first.id, |card| content(card).contains("Svar: 2")).await;
    says(&revealed, &["**Dagens spørsmål nr. 1**", "riktige: 1", &format!("Riktig: <@{}>", PLAYER.id)]);
    assert!(button(&revealed, "next").is_none() && button(&revealed, "ruling").is_some());
    let first_day = store.round(round_of(&first)).await.unwrap().unwrap().day;
    for (who, says_so) in [(PLAYER, "riktig"), (NORTH, "galt")] {
        let shared = game.presses(who, &revealed, "share").await;
        assert!(is_private(&shared));
        says(&shared, &[&format!("```\nDagens spørsmål nr. 1 · {first_day} · {says_so}\n```")]);
    }
    says(&game.presses(EAST, &revealed, "share").await, &["You did not answer"]);
    let (_, question) = game.asked(&second).await;
    game.presses(PLAYER, &second, &choice(&question, true)).await;
    game.presses(NORTH, &second, &choice(&question, true)).await;
    a_day_passes(&mut game).await;
    let third = daily(&game.discord, 2).await;
    numbered(&store, &third).await;
    let second = game.discord.message_with(&second.id, |card| content(card).contains("riktige: 2")).await;
    says(&game.presses(PLAYER, &second, "share").await, &["· riktig · 2 riktige dagsspørsmål på rad"]);
    assert!(!content(&game.presses(NORTH, &second, "share").await).contains("på rad"), "one is no streak");
    let early = forged(&store.round(round_of(&third)).await.unwrap().unwrap(), "share");
    says(&game.does(PLAYER, press_id_on(&third, &early)).await, &["shown when the next one comes"]);
    let season = Period::Season.of(store.round(round_of(&second)).await.unwrap().unwrap().day).key;
    let own = store.board(place(), &season, 10, person(PLAYER)).await.unwrap().own.unwrap();
    assert_eq!((own.rank, own.score.right, own.score.answered, own.streak), (1, 2, 2, 2));
    // The numbers that this Discord gives are from another season: there the streak stands too.
    let card = game.quiz(PLAYER, "play", &[]).await;
    let (_, question) = game.asked(&card).await;
    game.presses(PLAYER, &card, &choice(&question, true)).await;
    game.presses(PLAYER, &card, "reveal").await;
    let line = format!("<@{}>: 1 of 1 correct · 2 daily questions correct in a row", PLAYER.id);
    says(&game.board(EAST, "season").await, &[&line]);
    let questions: Vec<String> = database.texts("SELECT identity FROM quiz_rounds WHERE is_daily").await;
    assert!(questions[0] != questions[1] && questions[1] != questions[2] && questions[0] != questions[2]);

    // One is missed, and then there are no more.
    a_day_passes(&mut game).await;
    game.discord.message_with(&third.id, |card| content(card).contains("Svar: 0")).await;
    numbered(&store, &daily(&game.discord, 3).await).await;
    assert!(!content(&game.board(EAST, "season").await).contains("in a row"));
    says(&game.quiz(MANAGER, "daily", &[option("off", json!(true))]).await, &["There is no daily question"]);
    a_day_passes(&mut game).await;
    game.quiz(MANAGER, "daily", &[]).await;
    assert_eq!(dailies(&game.discord).len(), 4);
});

on_both!(people_who_opt_out_are_not_shown_and_people_who_are_erased_are_gone, |database| {
    let game = Game::begin(database, "en-US").await;
    says(&game.quiz(EAST, "opt_out", &[]).await, &["Leaderboards no longer show you"]);
    let card = game.quiz(EAST, "play", &[]).await;
    let (_, question) = game.asked(&card).await;
    for who in [PLAYER, NORTH, EAST] {
        game.presses(who, &card, &choice(&question, true)).await;
    }
    let shown = game.presses(EAST, &card, "reveal").await;
    says(&shown, &["Answers: 3; correct: 3", "and 1 more", PLAYER.id, NORTH.id]);
    assert!(!content(&shown).contains(EAST.id));
    let board = game.board(EAST, "month").await;
    says(&board, &["You have chosen not to be shown", PLAYER.id, NORTH.id]);
    assert!(!content(&board).contains(EAST.id));
    says(&game.quiz(EAST, "opt_out", &[option("show_me", json!(true))]).await, &["Leaderboards show you again"]);
    says(&game.board(EAST, "month").await, &[EAST.id]);

    let page = game.does(PLAYER, events::privacy()).await;
    let sure = game.does(PLAYER, press_id_on(&page, "privacy:v1:erase")).await;
    game.does(PLAYER, press_id_on(&sure, "privacy:v1:confirm")).await;
    let card = game.discord.message_with(&card.id, |card| !content(card).contains(PLAYER.id)).await;
    says(&card, &["Answers: 2; correct: 2", NORTH.id]);
    assert!(!content(&game.board(EAST, "season").await).contains(PLAYER.id));
});

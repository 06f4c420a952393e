//! A question that one person has asked for alone, and one of another server: nobody else answers, reveals or sees it.

use super::*;

const ELSEWHERE: &str = "1000000000000000029";
const VERBS: [&str; 9] = ["answer0", "answer1", "answer2", "reveal", "next", "ruling", "show", "end", "share"];

/// Where somebody presses.
#[derive(Clone, Copy, Debug, PartialEq)]
enum Where {
    Here,
    AnotherServer,
    Private,
}

const ALL: [Where; 3] = [Where::Here, Where::AnotherServer, Where::Private];

/// Presses what was made up after a question that one was not shown.
async fn presses(game: &Game<'_>, who: Somebody, card: &Posted, id: &str, at: Where) -> Posted {
    let mut press = who.does(press_id_on(card, id));
    match at {
        Where::Here => {}
        Where::AnotherServer => press["guild_id"] = json!(ELSEWHERE),
        Where::Private => press = events::in_private(press),
    }
    game.discord.does(press).await
}

/// Anybody who presses there is told that there is no such question, and nothing comes of it.
async fn hidden(game: &Game<'_>, card: &Posted, people: &[Somebody], places: &[Where]) {
    let (before, _) = game.asked(card).await;
    for (who, at) in people.iter().flat_map(|who| places.iter().map(move |at| (*who, *at))) {
        for verb in VERBS {
            let said = presses(game, who, card, &forged(&before, verb), at).await;
            let gone = if who.locale == "no" { "Dette spørsmålet finnes ikke lenger" } else { "no longer exists" };
            assert!(content(&said).contains(gone) && is_private(&said), "{verb} by {who:?} {at:?}: {said:#?}");
        }
    }
    let (after, _) = game.asked(card).await;
    assert_eq!(after.revealed_at, None);
    for who in people {
        assert!(after.answer_of(person(*who)).is_none(), "{who:?}");
    }
    let boards = database_answers(game.database).await;
    assert_eq!(boards, 0, "an answer counts");
}

async fn database_answers(database: &Database) -> usize {
    database.texts("SELECT 'x' FROM quiz_answers").await.len()
}

on_both!(a_private_question_is_for_the_person_who_asked, |database| {
    let game = Game::begin(database, "en-US").await;
    let alone = [option("only_me", json!(true))];
    let here = game.quiz(PLAYER, "play", &alone).await;
    let direct = game.discord.does(events::in_private(PLAYER.does(events::quiz("play", &[], "en-US")))).await;
    for card in [&here, &direct] {
        hidden(&game, card, &[NORTH, EAST, DIRECTOR, MANAGER], &ALL).await;
    }
    for card in [&here, &direct] {
        let (round, question) = game.asked(card).await;
        let own = choice(&question, true);
        let at = if round.id.place == place() { Where::Here } else { Where::Private };
        let answered = presses(&game, PLAYER, card, &forged(&round, &own), at).await;
        assert!(!content(&answered).contains("no longer exists"), "{answered:#?}");
        assert!(game.asked(card).await.0.revealed_at.is_some());
    }
});

on_both!(a_question_of_a_server_is_for_those_who_are_there, |database| {
    let game = Game::begin(database, "en-US").await;
    let card = game.quiz(PLAYER, "play", &[]).await;
    hidden(&game, &card, &[PLAYER, NORTH, MANAGER], &[Where::AnotherServer, Where::Private]).await;
    let (round, _) = game.asked(&card).await;
    let kept = presses(&game, NORTH, &card, &forged(&round, "answer0"), Where::Here).await;
    says(&kept, &["Svaret ditt er"]);
});

//! A server's own questions, through the real program: a file is given, played, replaced in the middle of a round, and
//! taken away; and what cannot be taken is said with its place.

use serde_json::{Value, json};

use crate::{
    cases::{content, is_private, says},
    discord::Posted,
    events::{self, Somebody, option, press_id_on},
    on_both::on_both,
    quiz::{EAST, Game, NORTH, button, choice, forged, place},
    settings::{DIRECTOR, MANAGER, PLAYER},
};

/// Anybody who manages the server and reads Norwegian.
const SJEFEN: Somebody = Somebody { id: "1000000000000000018", locale: "no", roles: &[], permissions: "32" };

const FIRST: &str = "# Tuesday, <@1000000000000000012>\none passes 1S 1H ib rej 2D ncmp = W\n";
const SECOND: &str = "two accepts 1S 1H = S\nthree accepts W: 1C P 1C = S # an easy one\n";

fn only_own() -> Vec<Value> {
    vec![option("own", json!(true))]
}

/// Gives a file, and waits for what comes of it.
async fn give(game: &Game<'_>, who: Somebody, address: &str, size: usize) -> Posted {
    let token = game.discord.interact(who.does(events::quiz_file(address, size, "en-US")));
    let first = game.discord.answer(&token).await;
    assert!(is_private(&first), "{first:#?}");
    let is_read = |card: &Posted| !content(card).contains("reading the file") && !content(card).contains("leser filen");
    game.discord.message_with(&first.id, is_read).await
}

async fn give_text(game: &Game<'_>, who: Somebody, text: &str) -> Posted {
    give(game, who, &game.discord.attach(text.as_bytes()), text.len()).await
}

on_both!(a_file_is_given_played_and_replaced_in_the_middle_of_a_round, |database| {
    let mut game = Game::begin(database, "en-US").await;
    says(&game.quiz(NORTH, "own", &[]).await, &["Bare de som administrerer denne serveren, kan se"]);
    says(&game.does(NORTH, events::quiz_file("https://x", 1, "en-US")).await, &["Bare de som administrerer"]);
    says(&game.quiz(MANAGER, "own", &[]).await, &["no questions of its own", "`/quiz own file`"]);
    // After a restart Discord may tell this again, when there is a file; so somebody else asks, who plays no further part.
    says(&game.quiz(MANAGER, "play", &only_own()).await, &["no questions of its own"]);

    says(&give_text(&game, MANAGER, FIRST).await, &["Questions added: 1.", "Every key agrees with the Laws"]);
    let shown = game.quiz(MANAGER, "own", &[]).await;
    says(&shown, &["This server’s own questions: 1", "one.", "Uploaded <t:"]);
    assert!(is_private(&shown));
    let files: Vec<_> = game.discord.lock().calls.iter().flat_map(|call| call.files.clone()).collect();
    let file = files.iter().find(|file| file.filename == "questions.txt").unwrap();
    assert_eq!((file.bytes.as_slice(), file.content_type.starts_with("text/plain")), (FIRST.as_bytes(), true));

    // It is asked. In the middle, the file is replaced, and the bot restarted.
    let card = game.quiz(PLAYER, "play", &only_own()).await;
    says(&card, &["From this server: one", "Who must pass from here on"]);
    let (round, question) = game.asked(&card).await;
    assert_eq!((question.own.as_deref(), round.terms.only_own, round.public), (Some("one"), true, true));
    game.presses(NORTH, &card, &choice(&question, true)).await;
    says(&give_text(&game, MANAGER, SECOND).await, &["Questions added: 2."]);
    game.restart().await;
    game.presses(EAST, &card, &choice(&question, false)).await;
    let revealed = game.presses(PLAYER, &card, "reveal").await;
    assert_eq!(revealed.id, card.id);
    says(&revealed, &["From this server: one", "Answers: 2; correct: 1", NORTH.id, "27B2"]);

    // The next ones are of the new file, and then there are no more for the person who has had them.
    let second = game.presses(PLAYER, &revealed, "next").await;
    let (_, two) = game.asked(&second).await;
    let shown = game.presses(PLAYER, &second, "reveal").await;
    let third = game.presses(PLAYER, &shown, "next").await;
    let (_, three) = game.asked(&third).await;
    let mut names = [two.own.unwrap(), three.own.unwrap()];
    names.sort();
    assert_eq!(names, ["three", "two"]);
    let shown = game.presses(PLAYER, &third, "reveal").await;
    says(&game.presses(PLAYER, &shown, "next").await, &["no new question"]);
    // Nobody else has had them, so they may.
    let again = game.quiz(NORTH, "play", &only_own()).await;
    assert!(game.asked(&again).await.1.own.is_some() && !is_private(&again));
    // About another law there is none.
    let law = [only_own(), vec![option("law", json!(31))]].concat();
    says(&game.quiz(DIRECTOR, "play", &law).await, &["Jeg har ikke noe nytt slikt spørsmål"]);

    says(&game.quiz(MANAGER, "own", &[option("remove", json!(true))]).await, &["no longer has questions of its own"]);
    says(&game.quiz(DIRECTOR, "play", &only_own()).await, &["Denne serveren har ingen egne spørsmål"]);
    says(&game.presses(DIRECTOR, &again, "answer0").await, &["Svaret ditt er A"]);
});

on_both!(they_come_among_the_others_and_go_with_the_settings, |database| {
    let game = Game::begin(database, "en-US").await;
    give_text(&game, MANAGER, SECOND).await;
    let (mut own, mut others) = (0, 0);
    // One of five: that none of eighty is one happens less often than once in ten million times.
    while own == 0 || others == 0 {
        assert!(own + others < 80, "{own} own questions, {others} others");
        let card = game.quiz(EAST, "play", &[option("only_me", json!(true))]).await;
        assert!(is_private(&card));
        if content(&card).contains("From this server: ") {
            own += 1;
            let (round, question) = game.asked(&card).await;
            assert!(!round.terms.only_own && question.own.is_some());
            let answered = game.presses(EAST, &card, &choice(&question, true)).await;
            says(&answered, &["Correct: ", "From this server: "]);
        } else {
            others += 1;
        }
    }
    let cleared = events::settings("server", &[option("clear", json!("everything"))], "en-US");
    game.does(MANAGER, cleared).await;
    says(&game.quiz(MANAGER, "own", &[]).await, &["no questions of its own"]);
});

on_both!(what_cannot_be_taken_is_said_and_changes_nothing, |database| {
    let game = Game::begin(database, "no").await;
    give_text(&game, SJEFEN, SECOND).await;
    let bad = "# Tirsdag\none passes 1S 1H ib rej 2D ncmp = V én gang\ntwo passes 1S 1Q = N\n";
    let refused = give_text(&game, SJEFEN, bad).await;
    says(
        &refused,
        &[
            "**Filen ble ikke godtatt. Feil: 2**",
            "2 | one passes 1S 1H ib rej 2D ncmp = V én gang\n                                      ^^^^^^^^^",
            "Linje 2, tegn 35 til 43",
            "«V én gang» er ikke avgjørelsen etter 2017-lovene.",
            "Avgjørelsen er «Vest, resten av meldingsforløpet» (§ 27B2).",
            "Fasiten for det er: V",
            "Linje 3, tegn 15 til 16",
        ],
    );
    // A whole file of mistakes is still one message.
    let many: String = (0..200).map(|number| format!("q{number} accepts 1S 1H = W\n")).collect();
    says(&give_text(&game, SJEFEN, &many).await, &["Filen ble ikke godtatt. Feil: 200"]);
    let latin = game.discord.attach(b"\xe6 accepts 1S 1H = S\n");
    says(&give(&game, SJEFEN, &latin, 20).await, &["Linje 1", "ikke tekst i UTF-8"]);

    // What is said to be too long is not even fetched; what is longer than was said is not read to its end.
    let long = game.discord.attach(&vec![b'#'; 200_000]);
    let before = game.discord.lock().fetched.len();
    says(&give(&game, SJEFEN, &long, 200_000).await, &["den er større enn 64 kB"]);
    assert_eq!(game.discord.lock().fetched.len(), before);
    says(&give(&game, SJEFEN, &long, 100).await, &["den er større enn 64 kB"]);
    assert_eq!(game.discord.lock().fetched.len(), before + 1);
    // Nothing is fetched from elsewhere, and what is not there is not there.
    let here = game.discord.attach(FIRST.as_bytes());
    let port_of = |address: &str| address.split(['/', ':']).nth(4).unwrap().to_owned();
    for elsewhere in [
        here.replace("127.0.0.1", "localhost"),
        here.replace(&port_of(&here), "1"),
        here.replace("http:", "https:"),
        here.replace("//", "//somebody@"),
        "file:///etc/hostname".to_owned(),
        "questions.txt".to_owned(),
    ] {
        says(&give(&game, SJEFEN, &elsewhere, 100).await, &["Jeg fikk ikke tak i filen.", "Ingenting er endret."]);
    }
    assert_eq!(game.discord.lock().fetched.len(), before + 1);
    game.discord.lock().attached.clear();
    says(&give(&game, SJEFEN, &here, 100).await, &["Jeg fikk ikke tak i filen."]);
    says(&game.quiz(SJEFEN, "own", &[]).await, &["Egne spørsmål på denne serveren: 2", "two, three."]);
    let problems = std::mem::take(&mut game.discord.lock().problems);
    assert!(problems.iter().all(|problem| problem.starts_with("no such route: GET /attachments/")), "{problems:#?}");
});

on_both!(a_person_who_presses_anything_under_a_question_has_had_it, |database| {
    let game = Game::begin(database, "en-US").await;
    give_text(&game, MANAGER, FIRST).await;
    let card = game.quiz(PLAYER, "play", &only_own()).await;
    let (round, question) = game.asked(&card).await;
    // They do not answer: they only want to see the answer, too early, and then are too late to answer.
    says(&game.presses(NORTH, &card, "reveal").await, &["Det kan være flere som vil svare"]);
    let shown = game.presses(PLAYER, &card, "reveal").await;
    let late = forged(&round, &choice(&question, true));
    game.does(EAST, press_id_on(&shown, &late)).await;
    game.presses(DIRECTOR, &shown, "ruling").await;
    for who in [PLAYER, NORTH, EAST, DIRECTOR] {
        let none = game.quiz(who, "play", &only_own()).await;
        assert!(button(&none, "reveal").is_none(), "{none:#?}");
    }
    assert!(button(&game.quiz(MANAGER, "play", &only_own()).await, "reveal").is_some(), "he has not had it");
    let store = database.open().await;
    assert_eq!(store.own_for(place(), None).await.unwrap().len(), 1);
});

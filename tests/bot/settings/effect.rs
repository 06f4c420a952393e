//! What settings change.

use super::*;

/// The question before one's own setting, that before the server's, and that before the program's.
#[tokio::test]
async fn the_edition_is_that_of_the_text_the_option_the_person_the_server_or_the_program() {
    let (discord, _bot) = Program::with_discord().await;
    let (old, new) = (json!("2007"), json!("2017"));
    for (server, own, chosen, text, laws) in [
        (None, None, None, None, "2017"),
        (Some(&old), None, None, None, "2007"),
        (Some(&old), Some(&new), None, None, "2017"),
        (Some(&new), Some(&old), None, None, "2007"),
        (Some(&old), Some(&old), Some(&new), None, "2017"),
        (Some(&new), Some(&new), Some(&new), Some("2007"), "2007"),
        (None, None, Some(&old), Some("2017"), "2017"),
    ] {
        let or_default = |value: Option<&Value>| option("edition", value.cloned().unwrap_or(json!("default")));
        sets(&discord, &[or_default(server)]).await;
        set(&discord, PLAYER, "mine", &[or_default(own)]).await;
        let question = format!("{INSUFFICIENT} {}", text.unwrap_or_default());
        let options: Vec<Value> = chosen.map(|value| option("edition", value.clone())).into_iter().collect();
        let ruled = asks(&discord, PLAYER, &question, &options).await;
        let context = format!("{server:?} {own:?} {chosen:?} {text:?}: {ruled:#?}");
        assert!(content(&ruled).contains(&format!("Laws of {laws} ·")), "{context}");
        if chosen.is_none() {
            let named = mentions(&discord, PLAYER, &question).await;
            assert!(content(&named).contains(&format!("Laws of {laws} ·")), "{context} {named:#?}");
            let menu = does(&discord, PLAYER, events::menu(&question, "en-US")).await;
            assert!(content(&menu).contains(&format!("Laws of {laws} ·")), "{context} {menu:#?}");
        }
    }
}

#[tokio::test]
async fn a_language_that_is_set_goes_before_that_of_discord() {
    let (discord, _bot) = Program::with_discord().await;
    assert!(content(&mentions(&discord, PLAYER, INSUFFICIENT).await).contains("insufficient"));
    sets(&discord, &[option("language", json!("nb"))]).await;
    // What everybody reads is in the server's language, what one person reads in theirs.
    assert!(content(&mentions(&discord, PLAYER, INSUFFICIENT).await).contains("utilstrekkelig"));
    assert!(content(&asks(&discord, PLAYER, INSUFFICIENT, &[]).await).contains("insufficient"));
    let shared = asks(&discord, PLAYER, INSUFFICIENT, &[option("share", json!(true))]).await;
    assert!(content(&shared).contains("utilstrekkelig"), "{shared:#?}");
    let page = set(&discord, PLAYER, "mine", &[option("language", json!("nb"))]).await;
    assert!(content(&page).starts_with("**Endret. Fra nå av gjelder:**"), "at once: {page:#?}");
    assert!(content(&page).contains("**Språk for deg alene**: Norsk"), "{page:#?}");
    assert!(content(&asks(&discord, PLAYER, INSUFFICIENT, &[]).await).contains("utilstrekkelig"));
    let token = discord.interact(PLAYER.does(events::typing("1H P 1H ib", "en-GB")));
    let choices = discord.response(&token).await["data"]["choices"].to_string();
    assert!(choices.contains("Syds 1♥ er utilstrekkelig"), "{choices}");
    let law = does(&discord, PLAYER, events::law("27", &[], "en-GB")).await;
    assert!(content(&law).contains("§ 27"), "{law:#?}");
    // In direct messages their own language is all there is.
    sets(&discord, &[option("language", json!("en"))]).await;
    let alone = events::in_private(PLAYER.does(events::ruling(INSUFFICIENT, &[], "en-US", "en-US")));
    let token = discord.interact(alone);
    assert!(content(&discord.answer(&token).await).contains("utilstrekkelig"));
    let page = set(&discord, PLAYER, "mine", &[option("language", json!("default"))]).await;
    assert!(content(&page).contains("not set; as in Discord, English"), "{page:#?}");
}

#[tokio::test]
async fn agreements_and_how_much_is_similar_count_in_rulings() {
    let (discord, _bot) = Program::with_discord().await;
    let director = option("view", json!("director"));
    let described = "1H P 1H(4+H 12-21 except (bal 15-17)) ib > 2NT(4+H 13+)";
    let by_system = "From the agreements";
    asks(&discord, PLAYER, "1D 1S 1H ib", std::slice::from_ref(&director)).await;
    assert!(content(&asks(&discord, PLAYER, described, &[]).await).contains("must pass"));
    let says_so = |posted: &Posted| content(posted).contains(by_system);
    assert!(!discord.lock().posted.iter().any(says_so));
    sets(&discord, &[option("agreements", json!("acol")), option("similar", json!("20, 30 %"))]).await;
    asks(&discord, PLAYER, "1D 1S 1H ib", std::slice::from_ref(&director)).await;
    // It stands in a later message of the answer.
    discord.until(by_system, |state| state.posted.iter().any(says_so).then_some(())).await;
    let free = asks(&discord, PLAYER, described, &[]).await;
    assert!(content(&free).contains("nobody is restricted"), "{free:#?}");
}

#[tokio::test]
async fn the_server_says_who_sees_answers_unless_the_question_does() {
    let (discord, _bot) = Program::with_discord().await;
    assert!(is_private(&asks(&discord, PLAYER, INSUFFICIENT, &[]).await));
    assert!(is_private(&does(&discord, PLAYER, events::menu(INSUFFICIENT, "en-US")).await));
    sets(&discord, &[option("replies", json!("public"))]).await;
    assert!(!is_private(&asks(&discord, PLAYER, INSUFFICIENT, &[]).await));
    assert!(!is_private(&does(&discord, PLAYER, events::menu(INSUFFICIENT, "en-US")).await));
    assert!(is_private(&asks(&discord, PLAYER, INSUFFICIENT, &[option("share", json!(false))]).await));
    // The director's view is for the director, and a slip of the pen nobody else's business.
    let directors = asks(&discord, MANAGER, INSUFFICIENT, &[option("view", json!("director"))]).await;
    assert!(is_private(&directors) && content(&directors).contains("At the table"), "{directors:#?}");
    assert!(is_private(&asks(&discord, PLAYER, "1H Pq 1H ib", &[]).await));
    sets(&discord, &[option("replies", json!("private"))]).await;
    assert!(is_private(&asks(&discord, PLAYER, INSUFFICIENT, &[]).await));
}

#[tokio::test]
async fn a_call_for_the_director_goes_to_the_log_and_to_directors_who_want_to_know() {
    let (discord, _bot) = Program::with_discord().await;
    discord.lock().members.insert(DIRECTOR.id.to_owned(), vec![ROLE.to_owned()]);
    let calls = |wants: bool| [option("director_calls", json!(wants))];
    // While no role is set, the person who manages the server is a director, but is not found from elsewhere.
    let page = set(&discord, MANAGER, "mine", &calls(true)).await;
    assert!(content(&page).contains("no director role is set here"), "{page:#?}");
    assert!(content(&set(&discord, DIRECTOR, "mine", &calls(true)).await).contains("Bare TL får beskjed"));
    sets(&discord, &[role("director_role", ROLE), channel("log_channel", LOG)]).await;
    let page = set(&discord, MANAGER, "show", &[]).await;
    assert!(content(&page).contains("you are not a director here"), "{page:#?}");
    assert!(content(&set(&discord, MANAGER, "mine", &calls(false)).await).starts_with("**Changed"));
    assert!(content(&set(&discord, MANAGER, "mine", &calls(true)).await).contains("Only directors are told"));
    let page = set(&discord, DIRECTOR, "mine", &calls(true)).await;
    assert!(content(&page).contains("jeg sender deg en direktemelding"), "{page:#?}");
    let alone = events::in_private(DIRECTOR.does(settings("mine", &calls(true), "en-US")));
    let token = discord.interact(alone);
    assert!(content(&discord.answer(&token).await).contains("Dette virker bare på en server"));

    let card = asks(&discord, PLAYER, INSUFFICIENT, &[]).await;
    does(&discord, PLAYER, events::call_on(&card, "4", "12", "en-US")).await;
    let logged = discord.posted(LOG, 0).await;
    assert!(content(&logged).contains("insufficient"), "{logged:#?}");
    // The server speaks English; they have not said that they do not.
    let told = discord.posted(&direct_channel(DIRECTOR.id), 0).await;
    assert!(content(&told).contains("insufficient"), "{told:#?}");

    set(&discord, DIRECTOR, "mine", &[option("language", json!("nb"))]).await;
    let card = asks(&discord, PLAYER, INSUFFICIENT, &[]).await;
    does(&discord, PLAYER, events::call_on(&card, "4", "12", "en-US")).await;
    let to_him = direct_channel(DIRECTOR.id);
    let in_norwegian = |posted: &Posted| posted.channel == to_him && content(posted).contains("utilstrekkelig");
    discord.until("a card in Norwegian", |state| state.posted.iter().any(in_norwegian).then_some(())).await;

    // The plain message comes last.
    let says_where = |posted: &Posted| posted.channel == to_him && content(posted).starts_with("Bord 4");
    discord.until("where the table is", |state| state.posted.iter().any(says_where).then_some(())).await;
    let in_the_log = |posted: &&Posted| posted.channel == LOG && content(posted).starts_with("Table 4");
    discord
        .until("the same in the log", |state| (state.posted.iter().filter(in_the_log).count() == 2).then_some(()))
        .await;

    set(&discord, DIRECTOR, "mine", &calls(false)).await;
    sets(&discord, &[option("clear", json!("log_channel"))]).await;
    sleep(Duration::from_millis(300)).await;
    let posted = |channel: &str| discord.lock().posted.iter().filter(|posted| posted.channel == channel).count();
    let before = (posted(LOG), posted(&to_him));
    let card = asks(&discord, PLAYER, INSUFFICIENT, &[]).await;
    does(&discord, PLAYER, events::call_on(&card, "4", "12", "en-US")).await;
    sleep(Duration::from_millis(300)).await;
    assert_eq!((posted(LOG), posted(&to_him)), before);
}

#[tokio::test]
async fn a_director_by_the_settings_directs() {
    let (discord, _bot) = Program::with_discord().await;
    let shared = asks(&discord, PLAYER, INSUFFICIENT, &[option("share", json!(true))]).await;
    let direct = || events::press_on(&shared, "direct", "en-US");
    let refused = "Only directors may do that";
    assert!(content(&does(&discord, DIRECTOR, direct()).await).contains(refused));
    assert!(content(&does(&discord, MANAGER, direct()).await).contains("At the table"));
    sets(&discord, &[role("director_role", ROLE)]).await;
    assert!(content(&does(&discord, MANAGER, direct()).await).contains(refused));
    let directors = directs(&discord, DIRECTOR, &shared).await;
    let confirmed = does(&discord, DIRECTOR, events::press_on(&directors, "confirm", "en-US")).await;
    assert!(content(&confirmed).contains(&format!("<@{}>", DIRECTOR.id)), "{confirmed:#?}");
}

#[tokio::test]
async fn a_case_keeps_the_edition_it_was_opened_under() {
    let (discord, _bot) = Program::with_discord().await;
    sets(&discord, &[option("edition", json!("2007")), role("director_role", ROLE)]).await;
    let card = asks(&discord, PLAYER, INSUFFICIENT, &[option("share", json!(true))]).await;
    sets(&discord, &[option("edition", json!("default"))]).await;
    let view = directs(&discord, DIRECTOR, &card).await;
    let token = discord.interact(DIRECTOR.does(events::press_on(&view, "amend", "en-US")));
    let modal = discord.response(&token).await["data"].clone();
    // The director types no year.
    let typed = [("text", "1H P 1H ib rej 2H"), ("reason", "as the table told it")];
    does(&discord, DIRECTOR, events::fill_in(&view, &modal, &typed, "en-US")).await;
    let drawn = discord.message_with(&card.id, |posted| content(posted).contains("as the table told it")).await;
    assert!(content(&drawn).contains("Laws of 2007 ·"), "{drawn:#?}");
}

#[tokio::test]
async fn in_direct_messages_there_are_ones_own_settings() {
    let (discord, _bot) = Program::with_discord().await;
    let alone = |interaction: Value| events::in_private(PLAYER.does(interaction));
    let answer = async |interaction| discord.answer(&discord.interact(interaction)).await;
    let page = answer(alone(settings("mine", &[option("edition", json!("2007"))], "no"))).await;
    assert!(content(&page).contains("- **Laws**: Laws of 2007"), "{page:#?}");
    let page = answer(alone(settings("show", &[], "no"))).await;
    assert!(content(&page).contains("**You**") && !content(&page).contains("This server"), "{page:#?}");
    assert!(!content(&page).contains("Calls"), "{page:#?}");
    let ruled = answer(alone(events::ruling(INSUFFICIENT, &[], "en-US", "no"))).await;
    assert!(content(&ruled).contains("Laws of 2007 ·"), "{ruled:#?}");
    // A typed message follows too, and so does the server.
    let mut said = events::whispered(&discord, INSUFFICIENT);
    said["author"]["id"] = json!(PLAYER.id);
    let channel = said["channel_id"].as_str().unwrap().to_owned();
    discord.dispatch("MESSAGE_CREATE", said);
    assert!(content(&discord.posted(&channel, 0).await).contains("Laws of 2007 ·"));
    assert!(content(&asks(&discord, PLAYER, INSUFFICIENT, &[]).await).contains("Laws of 2007 ·"));
}

#[tokio::test]
async fn while_the_store_is_away_settings_are_not_guessed() {
    let discord = Discord::start().await;
    let _bot = Program::start_without_store(&discord).await;
    for (part, options) in
        [("show", vec![]), ("server", one_of_each()), ("mine", vec![option("edition", json!("2007"))])]
    {
        let page = set(&discord, MANAGER, part, &options).await;
        assert!(content(&page).contains("cannot be reached right now"), "{page:#?}");
    }
    assert!(content(&asks(&discord, MANAGER, INSUFFICIENT, &[]).await).contains("Laws of 2017 ·"));
    assert!(discord.lock().posted.iter().all(|posted| posted.channel == CHANNEL));
}

/// Discord offers channels of the server only. Should another one come all the same, or one that the bot cannot see, it is not taken.
#[tokio::test]
async fn a_channel_of_another_server_is_not_taken() {
    const ELSEWHERE: &str = "1000000000000000077";
    let (discord, _bot) = Program::with_discord().await;
    for server in [Some("1000000000000000022".to_owned()), None] {
        discord.lock().elsewhere.insert(ELSEWHERE.to_owned(), server);
        for name in ["log_channel", "quiz_channel"] {
            let refused = set(&discord, MANAGER, "server", &[events::channel(name, ELSEWHERE)]).await;
            assert!(content(&refused).contains("no such channel"), "{refused:#?}");
            let shown = set(&discord, MANAGER, "show", &[]).await;
            assert!(!content(&shown).contains(ELSEWHERE), "{shown:#?}");
        }
        let refused = set(&discord, MANAGER, "panel", &[events::channel("channel", ELSEWHERE)]).await;
        assert!(content(&refused).contains("no such channel"), "{refused:#?}");
        assert!(!discord.lock().posted.iter().any(|posted| posted.channel == ELSEWHERE), "a panel in another server");
    }
    // Where Discord does not say in time, what it offered is believed.
    discord.fault(Fault { path: "/channels/", delay: std::time::Duration::from_secs(2), ..Fault::default() });
    let taken = set(&discord, MANAGER, "server", &[events::channel("log_channel", ELSEWHERE)]).await;
    assert!(content(&taken).contains(ELSEWHERE), "{taken:#?}");
}

//! `/settings`: who may change what, and that a change counts at once, everywhere, and after a restart.

use std::time::Duration;

use serde_json::{Value, json};
use tokio::time::sleep;

use crate::{
    discord::{BOT, Discord, Posted, direct_channel},
    events::{self, CHANNEL, SERVER, Somebody, channel, option, role, settings},
    program::{Program, session_file},
};

pub const PLAYER: Somebody = Somebody { id: "1000000000000000011", locale: "en-GB", roles: &[], permissions: "0" };
pub const MANAGER: Somebody = Somebody { id: "1000000000000000012", locale: "en-GB", roles: &[], permissions: "32" };
pub const DIRECTOR: Somebody = Somebody { id: "1000000000000000013", locale: "no", roles: &[ROLE], permissions: "0" };
const ADMINISTRATOR: Somebody = Somebody { id: "1000000000000000014", locale: "no", roles: &[], permissions: "8" };

pub const ROLE: &str = "1000000000000000061";
const OTHER_ROLE: &str = "1000000000000000062";
const LOG: &str = "1000000000000000071";
const QUIZ: &str = "1000000000000000072";
const INSUFFICIENT: &str = "1H P 1H ib";

pub fn content(card: &Posted) -> &str {
    card.body["content"].as_str().unwrap()
}

pub fn is_private(card: &Posted) -> bool {
    card.body["flags"] == 64
}

pub async fn does(discord: &Discord, who: Somebody, interaction: Value) -> Posted {
    let token = discord.interact(who.does(interaction));
    discord.answer(&token).await
}

/// `/settings`, in a server that says it speaks English.
async fn set(discord: &Discord, who: Somebody, part: &str, options: &[Value]) -> Posted {
    let page = does(discord, who, settings(part, options, "en-US")).await;
    assert!(is_private(&page), "everybody sees {page:#?}");
    page
}

async fn sets(discord: &Discord, options: &[Value]) -> Posted {
    let page = set(discord, MANAGER, "server", options).await;
    assert!(content(&page).starts_with("**Changed. From now on:**"), "{page:#?}");
    page
}

async fn asks(discord: &Discord, who: Somebody, text: &str, options: &[Value]) -> Posted {
    does(discord, who, events::ruling(text, options, "en-US", "en-US")).await
}

/// The last message of the director's view of a card, with the buttons under it.
pub async fn directs(discord: &Discord, who: Somebody, card: &Posted) -> Posted {
    let before = discord.lock().posted.len();
    does(discord, who, events::press_on(card, "direct", "en-US")).await;
    discord
        .until("the director's buttons", |state| {
            let new = state.posted.iter().skip(before);
            new.into_iter().find(|posted| events::control(posted, "note").is_some()).cloned()
        })
        .await
}

/// Names the bot in the channel.
async fn mentions(discord: &Discord, who: Somebody, text: &str) -> Posted {
    let mut said = events::said(discord, &format!("<@{BOT}> {text}"));
    said["author"]["id"] = json!(who.id);
    let place = discord.new_id();
    said["channel_id"] = json!(place);
    discord.dispatch("MESSAGE_CREATE", said);
    discord.posted(&place, 0).await
}

fn one_of_each() -> Vec<Value> {
    vec![
        option("language", json!("nb")),
        option("edition", json!("2007")),
        option("agreements", json!("acol")),
        option("similar", json!("0,100")),
        option("replies", json!("public")),
        role("director_role", ROLE),
        role("no_longer_director", ROLE),
        channel("log_channel", LOG),
        channel("quiz_channel", QUIZ),
        option("keep_months", json!(6)),
        option("clear", json!("everything")),
    ]
}

#[tokio::test]
async fn only_those_who_manage_the_server_change_its_settings() {
    let discord = Discord::start().await;
    let _bot = Program::start(&discord).await;
    sets(&discord, &[role("director_role", ROLE)]).await;
    let before = set(&discord, PLAYER, "show", &[]).await;
    for chosen in one_of_each() {
        for (who, refusal) in [(PLAYER, "Only those who manage"), (DIRECTOR, "Bare de som administrerer")] {
            let refused = set(&discord, who, "server", std::slice::from_ref(&chosen)).await;
            assert!(content(&refused).contains(refusal), "{chosen}: {refused:#?}");
        }
        // Somebody who manages another server manages nothing in direct messages.
        let alone = events::in_private(MANAGER.does(settings("server", std::slice::from_ref(&chosen), "en-US")));
        let token = discord.interact(alone);
        assert!(content(&discord.answer(&token).await).contains("A server has to be there"));
    }
    assert_eq!(content(&set(&discord, PLAYER, "show", &[]).await), content(&before));
    for who in [MANAGER, ADMINISTRATOR] {
        for chosen in one_of_each() {
            let page = set(&discord, who, "server", std::slice::from_ref(&chosen)).await;
            let changed = ["**Changed. From now on:**", "**Endret. Fra nå av gjelder:**"];
            assert!(changed.iter().any(|text| content(&page).starts_with(text)), "{page:#?}");
        }
    }
    // Whoever no longer manages the server may no longer change it: nothing is remembered.
    let refused = set(&discord, Somebody { permissions: "0", ..MANAGER }, "server", &one_of_each()).await;
    assert!(content(&refused).contains("Only those who manage"), "{refused:#?}");
    discord.assert_satisfied();
}

#[tokio::test]
async fn the_page_says_what_is_set_and_what_applies_where_nothing_is() {
    let discord = Discord::start().await;
    let file = session_file();
    let bot = Program::start_with(&discord, &file);
    discord.ready().await;
    let nothing = set(&discord, PLAYER, "show", &[]).await;
    let unset = "**Settings**

**This server**
- **Language for everybody**: not set; as in Discord, English
- **Laws**: not set; the Laws of 2017
- **Agreements**: not set; only what is said with the question
- **Similar**: not set; up to 5% outside, and up to 15% for the director to judge
- **Who sees answers**: whoever asks
- **Directors**: no role is set; whoever manages the server is a director
- **Log channel**: not set; nothing is logged
- **Quiz channel**: not set
- **Cases are kept**: not set; until somebody erases them

**You**
- **Language for you alone**: not set; as in Discord, English
- **Laws**: not set; the Laws of 2017
-# What the question says goes before your own settings, and those go before the server’s.";
    assert_eq!(content(&nothing), unset);
    let mut everything = one_of_each();
    everything[6] = role("no_longer_director", OTHER_ROLE);
    everything[10] = option("clear", json!("directors"));
    sets(&discord, &everything).await;
    sets(&discord, &[role("director_role", OTHER_ROLE)]).await;
    set(&discord, DIRECTOR, "mine", &[option("edition", json!("2017")), option("calls", json!(true))]).await;
    let shown = "**Innstillinger**

**Denne serveren**
- **Språk for alle**: Norsk
- **Lover**: 2007-lovene
- **Avtaler**: Acol
- **Lignende**: inntil 0 % utenfor, og inntil 100 % etter TLs skjønn
- **Hvem som ser svar**: alle i kanalen; TLs visning er alltid privat
- **TL**: den som har en av disse rollene: <@&1000000000000000061> <@&1000000000000000062>
- **Loggkanal**: <#1000000000000000071>
- **Quizkanal**: <#1000000000000000072>
- **Saker beholdes**: 6 måneder etter at noe sist skjedde i dem; så slettes de

**Du**
- **Språk for deg alone**: ikke valgt; som i Discord, Norsk
- **Lover**: 2017-lovene
- **Når TL tilkalles**: jeg sier fra til deg i direktemelding
-# Det spørsmålet sier, går foran dine egne innstillinger, og de går foran serverens."
        .replace("alone", "alene");
    assert_eq!(content(&set(&discord, DIRECTOR, "show", &[]).await), shown);
    // Killed without a warning, it has forgotten nothing.
    bot.kill().await;
    discord.lost().await;
    let _bot = Program::start_with(&discord, &file);
    assert_eq!(content(&set(&discord, DIRECTOR, "show", &[]).await), shown);
    // Each can be unset by itself; then all that is left at once.
    for options in [
        vec![option("language", json!("default")), option("edition", json!("default"))],
        vec![option("agreements", json!("default")), option("similar", json!("Default"))],
        vec![option("replies", json!("private")), role("no_longer_director", ROLE)],
        vec![option("clear", json!("log_channel"))],
        vec![option("clear", json!("quiz_channel"))],
        vec![option("clear", json!("directors"))],
        vec![option("keep_months", json!(0))],
    ] {
        sets(&discord, &options).await;
    }
    assert_eq!(content(&set(&discord, PLAYER, "show", &[]).await), unset);
    sets(&discord, &everything).await;
    sets(&discord, &[option("clear", json!("everything"))]).await;
    assert_eq!(content(&set(&discord, PLAYER, "show", &[]).await), unset);
    discord.assert_satisfied();
}

/// Those who manage the server, and nobody else.
#[tokio::test]
async fn managers_see_who_changed_the_directors() {
    let discord = Discord::start().await;
    let _bot = Program::start(&discord).await;
    sets(&discord, &[role("director_role", ROLE)]).await;
    let changed = role("director_role", OTHER_ROLE);
    set(&discord, ADMINISTRATOR, "server", std::slice::from_ref(&changed)).await;
    sets(&discord, &[option("edition", json!("2007"))]).await;
    let lines = |page: &Posted| -> Vec<String> {
        let lines = content(page).lines().filter(|line| line.contains(" → "));
        lines.map(|line| line.split_once(">, ").map_or(line, |(_, change)| change).to_owned()).collect()
    };
    let page = set(&discord, MANAGER, "show", &[]).await;
    assert!(content(&page).contains("- **Director roles changed**: <t:"), "{page:#?}");
    let expected = [
        format!("<@{}>: <@&{ROLE}> → <@&{ROLE}> <@&{OTHER_ROLE}>", ADMINISTRATOR.id),
        format!("<@{}>: none → <@&{ROLE}>", MANAGER.id),
    ];
    assert_eq!(lines(&page), expected);
    for who in [PLAYER, DIRECTOR] {
        assert_eq!(lines(&set(&discord, who, "show", &[]).await), Vec::<String>::new());
    }
    discord.assert_satisfied();
}

#[tokio::test]
async fn what_cannot_be_is_refused_and_changes_nothing() {
    let discord = Discord::start().await;
    let _bot = Program::start(&discord).await;
    let before = content(&set(&discord, MANAGER, "show", &[]).await).to_owned();
    for (options, says) in [
        (vec![], "Nothing was changed."),
        (vec![option("edition", json!("2007")), option("similar", json!("15,5"))], "does not say how much is similar"),
        (vec![option("similar", json!("<@&1> `x` **5** @everyone"))], "“\\<\\@&1> 'x' \\*\\*5\\*\\* \\@everyone”"),
        (vec![option("edition", json!("2007")), role("director_role", SERVER)], "would make everybody a director"),
        (vec![option("edition", json!("1997"))], "I do not know this command"),
        (vec![option("colour", json!("red")), option("edition", json!("2007"))], "I do not know this command"),
        (vec![option("keep_months", json!(121))], "I do not know this command"),
        (vec![option("keep_months", json!(-1)), option("edition", json!("2007"))], "I do not know this command"),
        (vec![option("calls", json!(true))], "I do not know this command"),
    ] {
        let refused = set(&discord, MANAGER, "server", &options).await;
        assert!(content(&refused).contains(says), "{options:?}: {refused:#?}");
    }
    let refused = set(&discord, ADMINISTRATOR, "server", &[option("similar", json!("mye"))]).await;
    assert!(content(&refused).contains("«mye» sier ikke hvor mye"), "{refused:#?}");
    let empty = set(&discord, PLAYER, "mine", &[]).await;
    assert!(content(&empty).contains("Nothing was changed."), "{empty:#?}");
    assert_eq!(content(&set(&discord, MANAGER, "show", &[]).await), before);
    for number in 0..20 {
        sets(&discord, &[role("director_role", &format!("30000000000000000{number:02}"))]).await;
    }
    sets(&discord, &[role("director_role", "3000000000000000000")]).await;
    let refused = set(&discord, MANAGER, "server", &[role("director_role", ROLE)]).await;
    assert!(content(&refused).contains("More than 20 director roles"), "{refused:#?}");
    discord.assert_satisfied();
}

#[tokio::test]
async fn changes_at_the_same_time_are_all_kept() {
    let discord = Discord::start().await;
    let _bot = Program::start(&discord).await;
    let roles: Vec<String> = (0..12).map(|number| format!("30000000000000000{number:02}")).collect();
    let change = |id: &String| MANAGER.does(settings("server", &[role("director_role", id)], "en-US"));
    let tokens: Vec<String> = roles.iter().map(|id| discord.interact(change(id))).collect();
    for token in tokens {
        discord.answer(&token).await;
    }
    let page = set(&discord, MANAGER, "show", &[]).await;
    let shown = roles.iter().map(|id| format!("<@&{id}>")).collect::<Vec<_>>().join(" ");
    assert!(content(&page).contains(&shown), "{page:#?}");
    discord.assert_satisfied();
}

/// The question before one's own setting, that before the server's, and that before the program's.
#[tokio::test]
async fn the_edition_is_that_of_the_text_the_option_the_person_the_server_or_the_program() {
    let discord = Discord::start().await;
    let _bot = Program::start(&discord).await;
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
    discord.assert_satisfied();
}

#[tokio::test]
async fn a_language_that_is_set_goes_before_that_of_discord() {
    let discord = Discord::start().await;
    let _bot = Program::start(&discord).await;
    assert!(content(&mentions(&discord, PLAYER, INSUFFICIENT).await).contains("insufficient"));
    sets(&discord, &[option("language", json!("nb"))]).await;
    // What everybody reads is in the server's language, what one person reads in his.
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
    // In direct messages his own language is all there is.
    sets(&discord, &[option("language", json!("en"))]).await;
    let alone = events::in_private(PLAYER.does(events::ruling(INSUFFICIENT, &[], "en-US", "en-US")));
    let token = discord.interact(alone);
    assert!(content(&discord.answer(&token).await).contains("utilstrekkelig"));
    let page = set(&discord, PLAYER, "mine", &[option("language", json!("default"))]).await;
    assert!(content(&page).contains("not set; as in Discord, English"), "{page:#?}");
    discord.assert_satisfied();
}

#[tokio::test]
async fn agreements_and_how_much_is_similar_count_in_rulings() {
    let discord = Discord::start().await;
    let _bot = Program::start(&discord).await;
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
    discord.assert_satisfied();
}

#[tokio::test]
async fn the_server_says_who_sees_answers_unless_the_question_does() {
    let discord = Discord::start().await;
    let _bot = Program::start(&discord).await;
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
    discord.assert_satisfied();
}

#[tokio::test]
async fn a_call_for_the_director_goes_to_the_log_and_to_whoever_wants_to_know() {
    let discord = Discord::start().await;
    let _bot = Program::start(&discord).await;
    discord.lock().members.insert(DIRECTOR.id.to_owned(), vec![ROLE.to_owned()]);
    let calls = |wants: bool| [option("calls", json!(wants))];
    // While no role is set, whoever manages the server is a director, but is not found from elsewhere.
    let page = set(&discord, MANAGER, "mine", &calls(true)).await;
    assert!(content(&page).contains("no director role is set here"), "{page:#?}");
    assert!(content(&set(&discord, DIRECTOR, "mine", &calls(true)).await).contains("Bare TL får beskjed"));
    sets(&discord, &[role("director_role", ROLE), channel("log_channel", LOG)]).await;
    let page = set(&discord, MANAGER, "show", &[]).await;
    assert!(content(&page).contains("you are not a director here"), "{page:#?}");
    assert!(content(&set(&discord, MANAGER, "mine", &calls(false)).await).starts_with("**Changed"));
    assert!(content(&set(&discord, MANAGER, "mine", &calls(true)).await).contains("Only directors are told"));
    let page = set(&discord, DIRECTOR, "mine", &calls(true)).await;
    assert!(content(&page).contains("jeg sier fra til deg i direktemelding"), "{page:#?}");
    let alone = events::in_private(DIRECTOR.does(settings("mine", &calls(true), "en-US")));
    let token = discord.interact(alone);
    assert!(content(&discord.answer(&token).await).contains("Til det må det være en server"));

    let card = asks(&discord, PLAYER, INSUFFICIENT, &[]).await;
    does(&discord, PLAYER, events::call_on(&card, "4", "12", "en-US")).await;
    let logged = discord.posted(LOG, 0).await;
    assert!(content(&logged).contains("insufficient"), "{logged:#?}");
    // The server speaks English; he has not said that he does not.
    let told = discord.posted(&direct_channel(DIRECTOR.id), 0).await;
    assert!(content(&told).contains("insufficient"), "{told:#?}");

    set(&discord, DIRECTOR, "mine", &[option("language", json!("nb"))]).await;
    let card = asks(&discord, PLAYER, INSUFFICIENT, &[]).await;
    does(&discord, PLAYER, events::call_on(&card, "4", "12", "en-US")).await;
    let to_him = direct_channel(DIRECTOR.id);
    let in_norwegian = |posted: &Posted| posted.channel == to_him && content(posted).contains("utilstrekkelig");
    discord.until("a card in Norwegian", |state| state.posted.iter().any(in_norwegian).then_some(())).await;

    set(&discord, DIRECTOR, "mine", &calls(false)).await;
    sets(&discord, &[option("clear", json!("log_channel"))]).await;
    sleep(Duration::from_millis(300)).await;
    let posted = |channel: &str| discord.lock().posted.iter().filter(|posted| posted.channel == channel).count();
    let before = (posted(LOG), posted(&to_him));
    let card = asks(&discord, PLAYER, INSUFFICIENT, &[]).await;
    does(&discord, PLAYER, events::call_on(&card, "4", "12", "en-US")).await;
    sleep(Duration::from_millis(300)).await;
    assert_eq!((posted(LOG), posted(&to_him)), before);
    discord.assert_satisfied();
}

#[tokio::test]
async fn whoever_is_a_director_by_the_settings_directs() {
    let discord = Discord::start().await;
    let _bot = Program::start(&discord).await;
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
    discord.assert_satisfied();
}

#[tokio::test]
async fn a_case_keeps_the_edition_it_was_opened_under() {
    let discord = Discord::start().await;
    let _bot = Program::start(&discord).await;
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
    discord.assert_satisfied();
}

#[tokio::test]
async fn in_direct_messages_there_are_ones_own_settings() {
    let discord = Discord::start().await;
    let _bot = Program::start(&discord).await;
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
    discord.assert_satisfied();
}

#[tokio::test]
async fn while_the_store_is_away_settings_are_not_guessed() {
    let discord = Discord::start().await;
    let _bot = Program::start_without_store(&discord).await;
    for (part, options) in
        [("show", vec![]), ("server", one_of_each()), ("mine", vec![option("edition", json!("2007"))])]
    {
        let page = set(&discord, MANAGER, part, &options).await;
        assert!(content(&page).contains("cannot be reached just now"), "{page:#?}");
    }
    assert!(content(&asks(&discord, MANAGER, INSUFFICIENT, &[]).await).contains("Laws of 2017 ·"));
    assert!(discord.lock().posted.iter().all(|posted| posted.channel == CHANNEL));
    discord.assert_satisfied();
}

//! `/settings`: who may change what, and that a change counts at once, everywhere, and after a restart.

mod effect;
mod menus;

use std::time::Duration;

use serde_json::{Value, json};
use tokio::time::sleep;

use crate::{
    cases::{content, is_private},
    discord::{BOT, Discord, Fault, Posted, direct_channel},
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
        role("remove_director_role", ROLE),
        channel("log_channel", LOG),
        channel("quiz_channel", QUIZ),
        option("keep_months", json!(6)),
        option("clear", json!("everything")),
    ]
}

#[tokio::test]
async fn only_those_who_manage_the_server_change_its_settings() {
    let (discord, _bot) = Program::with_discord().await;
    sets(&discord, &[role("director_role", ROLE)]).await;
    let before = set(&discord, PLAYER, "show", &[]).await;
    for chosen in one_of_each() {
        for (who, refusal) in [(PLAYER, "Only server managers"), (DIRECTOR, "Bare de som administrerer")] {
            let refused = set(&discord, who, "server", std::slice::from_ref(&chosen)).await;
            assert!(content(&refused).contains(refusal), "{chosen}: {refused:#?}");
        }
        // Somebody who manages another server manages nothing in direct messages.
        let alone = events::in_private(MANAGER.does(settings("server", std::slice::from_ref(&chosen), "en-US")));
        let token = discord.interact(alone);
        assert!(content(&discord.answer(&token).await).contains("That only works in a server"));
    }
    assert_eq!(content(&set(&discord, PLAYER, "show", &[]).await), content(&before));
    for who in [MANAGER, ADMINISTRATOR] {
        for chosen in one_of_each() {
            let page = set(&discord, who, "server", std::slice::from_ref(&chosen)).await;
            let changed = ["**Changed. From now on:**", "**Endret. Fra nå av gjelder:**"];
            assert!(changed.iter().any(|text| content(&page).starts_with(text)), "{page:#?}");
        }
    }
    // Anybody who no longer manages the server may no longer change it: nothing is remembered.
    let refused = set(&discord, Somebody { permissions: "0", ..MANAGER }, "server", &one_of_each()).await;
    assert!(content(&refused).contains("Only server managers"), "{refused:#?}");
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
- **Language for everyone**: not set; as in Discord, English
- **Laws**: not set; the Laws of 2017
- **Agreements**: not set; only what is said with the question
- **Similar**: not set; up to 5% outside, yes; up to 15%, the director decides
- **Who sees answers**: the person who asks
- **Directors**: no role is set; server managers are directors
- **Log channel**: not set; nothing is logged
- **Quiz channel**: not set
- **Cases are kept**: not set; until somebody deletes them

**You**
- **Language for you alone**: not set; as in Discord, English
- **Laws**: not set; the Laws of 2017
-# What you choose with the question overrides your own settings, which override the server’s.";
    assert_eq!(content(&nothing), unset);
    let mut everything = one_of_each();
    everything[6] = role("remove_director_role", OTHER_ROLE);
    everything[10] = option("clear", json!("directors"));
    sets(&discord, &everything).await;
    sets(&discord, &[role("director_role", OTHER_ROLE)]).await;
    set(&discord, DIRECTOR, "mine", &[option("edition", json!("2017")), option("director_calls", json!(true))]).await;
    let shown = "**Innstillinger**

**Denne serveren**
- **Språk for alle**: Norsk
- **Lover**: 2007-lovene
- **Avtaler**: Acol
- **Grense for «lignende»**: ja inntil 0 % avvik; inntil 100 % avgjør TL
- **Hvem som ser svar**: alle i kanalen; TLs visning er alltid privat
- **TL**: alle som har en av disse rollene: <@&1000000000000000061> <@&1000000000000000062>
- **Loggkanal**: <#1000000000000000071>
- **Quizkanal**: <#1000000000000000072>
- **Saker beholdes**: 6 måneder etter siste aktivitet; så slettes de

**Du**
- **Språk for deg alone**: ikke valgt; som i Discord, Norsk
- **Lover**: 2017-lovene
- **Når TL tilkalles**: jeg sender deg en direktemelding
-# Det du velger sammen med spørsmålet, går foran dine egne innstillinger, som går foran serverens."
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
        vec![option("replies", json!("private")), role("remove_director_role", ROLE)],
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
}

/// Those who manage the server, and nobody else.
#[tokio::test]
async fn managers_see_who_changed_the_directors() {
    let (discord, _bot) = Program::with_discord().await;
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
}

#[tokio::test]
async fn what_cannot_be_is_refused_and_changes_nothing() {
    let (discord, _bot) = Program::with_discord().await;
    let before = content(&set(&discord, MANAGER, "show", &[]).await).to_owned();
    for (options, says) in [
        (vec![], "Nothing was changed."),
        (
            vec![option("edition", json!("2007")), option("similar", json!("15,5"))],
            "does not say what counts as similar",
        ),
        (vec![option("similar", json!("<@&1> `x` **5** @everyone"))], "“\\<\\@&1> 'x' \\*\\*5\\*\\* \\@everyone”"),
        (vec![option("edition", json!("2007")), role("director_role", SERVER)], "would make everyone a director"),
        (vec![option("edition", json!("1997"))], "I don’t know that command"),
        (vec![option("colour", json!("red")), option("edition", json!("2007"))], "I don’t know that command"),
        (vec![option("keep_months", json!(121))], "I don’t know that command"),
        (vec![option("keep_months", json!(-1)), option("edition", json!("2007"))], "I don’t know that command"),
        (vec![option("director_calls", json!(true))], "I don’t know that command"),
    ] {
        let refused = set(&discord, MANAGER, "server", &options).await;
        assert!(content(&refused).contains(says), "{options:?}: {refused:#?}");
    }
    let refused = set(&discord, ADMINISTRATOR, "server", &[option("similar", json!("mye"))]).await;
    assert!(content(&refused).contains("«mye» sier ikke hva som regnes"), "{refused:#?}");
    let empty = set(&discord, PLAYER, "mine", &[]).await;
    assert!(content(&empty).contains("Nothing was changed."), "{empty:#?}");
    assert_eq!(content(&set(&discord, MANAGER, "show", &[]).await), before);
    for number in 0..20 {
        sets(&discord, &[role("director_role", &format!("30000000000000000{number:02}"))]).await;
    }
    sets(&discord, &[role("director_role", "3000000000000000000")]).await;
    let refused = set(&discord, MANAGER, "server", &[role("director_role", ROLE)]).await;
    assert!(content(&refused).contains("at most 20 director roles"), "{refused:#?}");
}

#[tokio::test]
async fn changes_at_the_same_time_are_all_kept() {
    let (discord, _bot) = Program::with_discord().await;
    let roles: Vec<String> = (0..12).map(|number| format!("30000000000000000{number:02}")).collect();
    let change = |id: &String| MANAGER.does(settings("server", &[role("director_role", id)], "en-US"));
    let tokens: Vec<String> = roles.iter().map(|id| discord.interact(change(id))).collect();
    for token in tokens {
        discord.answer(&token).await;
    }
    let page = set(&discord, MANAGER, "show", &[]).await;
    let shown = roles.iter().map(|id| format!("<@&{id}>")).collect::<Vec<_>>().join(" ");
    assert!(content(&page).contains(&shown), "{page:#?}");
}

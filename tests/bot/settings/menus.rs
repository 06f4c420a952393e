//! The menus under `/settings show`.

use super::*;
use crate::{database::Database, on_both::on_both};

const FIRST: &str = "settings:v1";

/// The menus of a page: their `custom_id`, kind, and values.
fn menus(page: &Posted) -> Vec<(String, u64, Vec<String>)> {
    let rows = page.body["components"].as_array().cloned().unwrap_or_default();
    let menu = |row: &Value| {
        let menu = &row["components"][0];
        let values = menu["options"].as_array().cloned().unwrap_or_default();
        let values = values.iter().map(|option| option["value"].as_str().unwrap().to_owned()).collect();
        (menu["custom_id"].as_str().unwrap().to_owned(), menu["type"].as_u64().unwrap(), values)
    };
    rows.iter().map(menu).collect()
}

async fn chooses(discord: &Discord, who: Somebody, page: &Posted, id: &str, kind: u8, values: &[&str]) -> Posted {
    does(discord, who, events::choose_in(page, id, kind, values)).await
}

/// What a page says, in one language.
struct Words {
    locale: &'static str,
    changed: &'static str,
    everybody: &'static str,
    alone: &'static str,
    laws: [&'static str; 2],
    public: &'static str,
    months: &'static str,
}

const ENGLISH: Words = Words {
    locale: "en-GB",
    changed: "**Changed. From now on:**",
    everybody: "**Language for everyone**: Norsk",
    alone: "**Language for you alone**: ",
    laws: ["Laws of 2007", "Laws of 2017"],
    public: "everyone in the channel",
    months: "12 months",
};

const NORWEGIAN: Words = Words {
    locale: "no",
    changed: "**Endret. Fra nå av gjelder:**",
    everybody: "**Språk for alle**: Norsk",
    alone: "**Språk for deg alene**: ",
    laws: ["2007-lovene", "2017-lovene"],
    public: "alle i kanalen",
    months: "12 måneder",
};

on_both!(every_setting_is_changed_by_menu_in_english, |database| every_setting(database, ENGLISH).await);
on_both!(every_setting_is_changed_by_menu_in_norwegian, |database| every_setting(database, NORWEGIAN).await);

async fn every_setting(database: &Database, words: Words) {
    let discord = Discord::start().await;
    let _bot = Program::start_on(&discord, &session_file(), &database.url());
    discord.ready().await;
    let manager = Somebody { locale: words.locale, ..MANAGER };
    let shows = async || does(&discord, manager, settings("show", &[], words.locale)).await;
    let page = shows().await;
    let [(id, 3, values)] = &menus(&page)[..] else { panic!("{page:#?}") };
    assert_eq!(id, FIRST);
    let [log, quiz, role] = [LOG, QUIZ, ROLE].map(str::to_owned);
    let tag = if words.locale == "no" { "nb" } else { "en" };
    let own = if tag == "nb" { "Norsk" } else { "English" };
    let changes = [
        ("server:language", 3, vec!["nb".to_owned()], words.everybody.to_owned()),
        ("server:edition", 3, vec!["2007".to_owned()], words.laws[0].to_owned()),
        ("server:agreements", 3, vec!["acol".to_owned()], "Acol".to_owned()),
        ("server:replies", 3, vec!["public".to_owned()], words.public.to_owned()),
        ("server:director_role", 6, vec![role.clone()], format!("<@&{role}>")),
        ("server:log_channel", 8, vec![log.clone()], format!("<#{log}>")),
        ("server:quiz_channel", 8, vec![quiz.clone()], format!("<#{quiz}>")),
        ("server:keep_months", 3, vec!["12".to_owned()], words.months.to_owned()),
        ("mine:language", 3, vec![tag.to_owned()], format!("{}{own}", words.alone)),
        ("mine:edition", 3, vec!["2017".to_owned()], words.laws[1].to_owned()),
    ];
    let offered: Vec<&str> = changes.iter().map(|(value, ..)| *value).collect();
    // Managers are directors where no role is set, and may be told of calls.
    assert_eq!(
        values.iter().map(String::as_str).filter(|it| *it != "mine:director_calls").collect::<Vec<_>>(),
        offered
    );
    for (setting, kind, chosen, shown) in changes {
        let opened = chooses(&discord, manager, &page, FIRST, 3, &[setting]).await;
        let [_, (id, menu, options)] = &menus(&opened)[..] else { panic!("{setting}: {opened:#?}") };
        assert_eq!((id.as_str(), *menu), (format!("{FIRST}:{setting}").as_str(), u64::from(kind)), "{setting}");
        let chosen: Vec<&str> = chosen.iter().map(String::as_str).collect();
        assert!(kind != 3 || options.iter().any(|option| option == chosen[0]), "{setting}: {opened:#?}");
        let changed = chooses(&discord, manager, &opened, id, kind, &chosen).await;
        assert!(content(&changed).starts_with(words.changed), "{setting}: {changed:#?}");
        assert!(content(&changed).contains(&shown), "{setting}: {changed:#?}");
        assert_eq!(menus(&changed).len(), 1, "{setting}: {changed:#?}");
    }
    // What is chosen no longer is set no longer.
    for (setting, kind, gone) in [("log_channel", 8, &log), ("quiz_channel", 8, &quiz), ("director_role", 6, &role)] {
        let id = format!("{FIRST}:server:{setting}");
        chooses(&discord, manager, &page, &id, kind, &[]).await;
        let page = shows().await;
        let is_set = |line: &&str| line.contains(gone.as_str()) && !line.contains('→');
        assert!(!content(&page).lines().any(|line| is_set(&line)), "{setting}: {page:#?}");
    }
}

#[tokio::test]
async fn a_menu_changes_nothing_for_those_who_may_not() {
    let (discord, bot) = Program::with_discord().await;
    let page = set(&discord, MANAGER, "show", &[]).await;
    let before = set(&discord, PLAYER, "show", &[]).await;
    let [(_, 3, values)] = &menus(&before)[..] else { panic!("{before:#?}") };
    assert!(values.iter().all(|value| value.starts_with("mine:")), "{values:?}");
    for (setting, kind, value) in [
        ("director_role", 6, ROLE),
        ("edition", 3, "2007"),
        ("language", 3, "nb"),
        ("log_channel", 8, LOG),
        ("quiz_channel", 8, QUIZ),
        ("replies", 3, "public"),
        ("agreements", 3, "acol"),
        ("keep_months", 3, "12"),
    ] {
        let refused = chooses(&discord, PLAYER, &page, &format!("{FIRST}:server:{setting}"), kind, &[value]).await;
        assert!(content(&refused).contains("Only server managers"), "{setting}: {refused:#?}");
    }
    assert_eq!(content(&set(&discord, PLAYER, "show", &[]).await), content(&before));
    // What no menu offers, and the role that all members have.
    for (id, kind, values) in [
        ("settings:v1:server:similar", 3, vec!["0,0"]),
        ("settings:v1:server:clear", 3, vec!["everything"]),
        ("settings:v1:server:edition", 3, vec!["1997"]),
        ("settings:v1:server:edition", 3, vec![]),
        ("settings:v1:server:log_channel", 8, vec!["0"]),
        ("settings:v1:server:log_channel", 8, vec!["x"]),
        ("settings:v1:server:director_role", 6, vec!["x"]),
        ("settings:v1:server:director_role", 6, vec![SERVER]),
        ("settings:v1:server:keep_months", 3, vec!["-1"]),
        ("settings:v1:mine:agreements", 3, vec!["acol"]),
        ("settings:v2", 3, vec!["server:edition"]),
        ("settings:v1", 3, vec!["server:nothing"]),
        ("settings:v1", 3, vec![]),
    ] {
        let refused = chooses(&discord, MANAGER, &page, id, kind, &values).await;
        assert!(!content(&refused).starts_with("**Changed"), "{id} {values:?}: {refused:#?}");
    }
    assert_eq!(content(&set(&discord, PLAYER, "show", &[]).await), content(&before));
    // The words of the menus are those of the reader.
    let page = does(&discord, DIRECTOR, settings("show", &[], "en-US")).await;
    assert_eq!(page.body["components"][0]["components"][0]["placeholder"], "Endre en innstilling …");
    assert!(!bot.log().contains("panicked"), "{}", bot.log());
}

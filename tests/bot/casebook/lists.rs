//! Lists of cases, and their pages.

use super::*;

#[tokio::test]
async fn each_list_has_its_own_cases() {
    let club = Club::new("en-US", true).await;
    let first = club.asks(OPENER, "1H P 1H ib", false).await;
    club.calls(OPENER, &first).await;
    club.asks(MEMBER, "1S P 1H ib", true).await;
    let third = club.asks(OPENER, "1H P 1H ib rej 2H", true).await;
    let directors = club.presses(DIRECTOR, &third, "direct").await;
    club.presses(DIRECTOR, &directors, "confirm").await;
    club.asks(OPENER, "1S P 1H ib", false).await;
    let fifth = club.asks(MEMBER, "1H P 1H ib rej 2H", true).await;
    let directors = club.presses(DIRECTOR, &fifth, "direct").await;
    club.types(DIRECTOR, &directors, "withdraw", &[("reason", "a practice")]).await;
    club.does(OPENER, events::in_private(events::ruling("1H P 1H ib", &[], "en-GB", "en-US"))).await;

    let of_each =
        [("open", DIRECTOR), ("called", DIRECTOR), ("later", DIRECTOR), ("all", DIRECTOR), ("mine", DIRECTOR)];
    let mut found = Vec::new();
    for (which, who) in of_each.into_iter().chain([("open", OPENER), ("called", OPENER), ("all", OPENER)]) {
        found.push(numbers(&club.lists(who, Some(which)).await));
    }
    let expected: [&[u32]; 8] = [&[2, 1], &[1], &[3], &[5, 3, 2, 1], &[], &[4, 2, 1], &[1], &[5, 4, 3, 2, 1]];
    assert_eq!(found, expected);
    assert_eq!(numbers(&club.lists(MEMBER, Some("called")).await), [0u32; 0]);
    assert_eq!(numbers(&club.lists(MEMBER, Some("all")).await), [5, 3, 2]);
    // Unless they say otherwise, directors see what waits for them, others their own.
    assert_eq!(numbers(&club.lists(DIRECTOR, None).await), [2, 1]);
    assert_eq!(numbers(&club.lists(OPENER, None).await), [4, 3, 1]);
    assert_eq!(numbers(&club.lists(MANAGER, None).await), [0u32; 0]);
    let all = club.lists(DIRECTOR, Some("all")).await;
    let lines: Vec<&str> = content(&all).lines().collect();
    for (line, state) in lines[1..].iter().zip(["withdrawn", "confirmed", "open", "director called"]) {
        assert!(
            line.contains(state) && line.contains("N: 1") && line.contains("<t:") && line.contains("<@1"),
            "{line}"
        );
    }
    let empty = club.lists(MEMBER, Some("called")).await;
    assert!(
        content(&empty).contains("No tables are waiting") && empty.body["components"].as_array().unwrap().is_empty()
    );

    // In direct messages there are one's own, with numbers of their own.
    let private = |interaction| events::in_private(OPENER.does(interaction));
    let list = club.does(OPENER, private(club.case("list", &[]))).await;
    assert_eq!(numbers(&list), [1]);
    for which in ["all", "open"] {
        let list = club.does(OPENER, private(club.case("list", &[("which", json!(which))]))).await;
        assert_eq!(numbers(&list), [1]);
    }
    let shown = club.does(OPENER, private(club.case("show", &[("number", json!(1))]))).await;
    assert!(content(&shown).contains("Case 1"));
    let note = club.case("note", &[("number", json!(1)), ("text", json!("x"))]);
    assert!(content(&club.does(OPENER, private(note)).await).contains(DIRECTORS_ONLY));
    let others = club.does(MEMBER, events::in_private(club.case("show", &[("number", json!(1))]))).await;
    assert!(content(&others).contains(HIDDEN));
}

/// Twenty-five cases, page by page, by a program that is killed in between.
async fn pages(who: Somebody, older: &str, newer: &str, case_seven: &str) {
    let mut club = Club::new("en-US", true).await;
    for _ in 0..25 {
        club.asks(OPENER, "1H P 1H ib", true).await;
    }
    let range = |from: u32, to: u32| (to..=from).rev().collect::<Vec<_>>();
    let first = club.lists(who, Some("open")).await;
    assert_eq!(numbers(&first), range(25, 16));
    assert!(button(&first, newer).is_none());
    club.restart().await;
    let second = club.turns(who, &first, older).await;
    assert_eq!(numbers(&second), range(15, 6));
    club.restart().await;
    let last = club.turns(who, &second, older).await;
    assert_eq!(numbers(&last), range(5, 1));
    assert!(button(&last, older).is_none());
    let back = club.turns(who, &last, newer).await;
    assert_eq!(numbers(&back), range(15, 6));

    // One of them, chosen from the menu.
    let menu = &back.body["components"][0]["components"][0];
    let values: Vec<&str> =
        menu["options"].as_array().unwrap().iter().map(|it| it["value"].as_str().unwrap()).collect();
    assert_eq!(values, range(15, 6).iter().map(u32::to_string).collect::<Vec<_>>());
    let choice = who.does(events::choose(menu["custom_id"].as_str().unwrap(), "7", "en-US"));
    let shown = club.does(who, choice).await;
    assert!(shown.id != back.id && content(&shown).contains(case_seven) && control(&shown, "confirm").is_some());

    // The role is asked for again: without it, these are no longer a director's lists and cards.
    let dismissed = Somebody { roles: &[], ..who };
    let choice = dismissed.does(events::choose(menu["custom_id"].as_str().unwrap(), "7", "en-US"));
    assert!(control(&club.does(dismissed, choice).await, "confirm").is_none());
    let front = club.turns(who, &back, newer).await;
    assert_eq!(numbers(&front), range(25, 16));
}

#[tokio::test]
async fn a_list_has_pages() {
    pages(DIRECTOR, "Older", "Newer", "Case 7").await;
}

#[tokio::test]
async fn a_list_has_pages_in_norwegian() {
    pages(Somebody { locale: "no", ..DIRECTOR }, "Eldre", "Nyere", "Sak 7").await;
}

#[tokio::test]
async fn without_the_role_the_pages_of_a_list_are_others() {
    let club = Club::new("en-US", true).await;
    for _ in 0..11 {
        let card = club.asks(OPENER, "1H P 1H ib", false).await;
        club.calls(OPENER, &card).await;
    }
    let list = club.lists(DIRECTOR, Some("called")).await;
    assert_eq!(numbers(&list).len(), 10);
    let turned = club.turns(Somebody { roles: &[], ..DIRECTOR }, &list, "Older").await;
    assert!(numbers(&turned).is_empty(), "{turned:#?}");
}

#[tokio::test]
async fn what_is_to_be_looked_at_later_is_said() {
    let club = Club::new("en-US", true).await;
    club.asks(OPENER, "1H P 1H ib", true).await;
    club.asks(OPENER, "1H P 1H ib rej 2H", true).await;
    club.asks(OPENER, "1S 1H ib rej 2D ncmp 2007", true).await;
    let list = club.lists(DIRECTOR, Some("later")).await;
    assert_eq!(numbers(&list), [3, 2]);
    let said = content(&list);
    assert!(said.contains("- Call the director back if North–South did better"), "{said}");
    assert!(said.contains("(Law 27D)") && said.contains("(Law 23)"), "{said}");
    let norwegian = club.lists(Somebody { locale: "no", ..DIRECTOR }, Some("later")).await;
    let said = content(&norwegian);
    assert!(said.contains("- Tilkall TL igjen hvis Nord–Syd") && said.contains("(§ 27D)"), "{said}");
    assert!(said.contains("Skal vurderes etter spillet") && said.contains("(§ 23)"), "{said}");
    assert_eq!(numbers(&club.lists(OPENER, Some("later")).await), [3, 2]);
    // Nobody looks at what a director has withdrawn.
    let shown = club.does(DIRECTOR, club.case("show", &[("number", json!(2))])).await;
    club.types(DIRECTOR, &shown, "withdraw", &[("reason", "wrong table")]).await;
    assert_eq!(numbers(&club.lists(DIRECTOR, Some("later")).await), [3]);
}

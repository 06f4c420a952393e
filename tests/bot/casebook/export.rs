//! Files for an appeal.

use std::time::{Duration, Instant};

use director_please::{
    bot::commands::case::export,
    case::{CaseFile, Entry, Person, Stamped},
    explain::Reader,
    lawbook::Edition,
    locale::Language,
};

use super::*;

/// A case in which what the offender said in private decides, with notes and directors’ decisions.
async fn disputed(club: &Club) {
    let card = club.asks(OPENER, "1H P 1H ib", false).await;
    let card = club.presses(OPENER, &card, "decline").await;
    club.types(OPENER, &card, "meant", &[("text", "5+H")]).await;
    let card = club.does(OPENER, club.case("show", &[("number", json!(1))])).await;
    let card = club.presses(OPENER, &card, "undo").await;
    club.types(OPENER, &card, "meant", &[("text", "4+H 12-21")]).await;
    let card = club.does(OPENER, club.case("show", &[("number", json!(1))])).await;
    let card = club.types(OPENER, &card, "next", &[("text", "4C(4+H 0-1C 12-15)")]).await;
    club.calls(OPENER, &card).await;
    club.says(DIRECTOR, "note", &[("number", json!(1)), ("text", json!("they disagree | # on `it`"))]).await;
    let card = club.does(DIRECTOR, club.case("show", &[("number", json!(1))])).await;
    club.presses(DIRECTOR, &card, "confirm").await;
}

#[tokio::test]
async fn a_directors_export_has_everything() {
    let club = Club::new("en-US", true).await;
    disputed(&club).await;
    let (text, file, said) = club.export(DIRECTOR, 1).await;
    assert!(said.contains("not for the players") && said.contains("gives the same ruling as version"), "{said}");
    for part in [
        "# Case 1",
        "Asked by Discord user 1000000000000000011, 20",
        "Laws of 2017",
        "1H P 1H ib",
        "| West | North | East | South |",
        "## The program’s ruling",
        "## Reasons",
        "Confirmed by Discord user 1000000000000000013",
        "gives the same ruling as version 0.",
        "offender’s LHO declines",
        "showed 4+H 12-21",
        "## Notes",
        "they disagree \\| # on it",
        "the director was called",
    ] {
        assert!(text.contains(part), "{part} in\n{text}");
    }
    assert_eq!((&file["number"], &file["state"], &file["laws"]), (&json!(1), &json!("confirmed"), &json!("2017")));
    assert_eq!(file["exported"]["view"], "director");
    assert_eq!(file["exported"]["program"], env!("CARGO_PKG_VERSION"));
    assert_eq!((&file["opened"]["by"], &file["opened"]["typed"]), (&json!(OPENER.id), &json!("1H P 1H ib")));
    let entries: Vec<&Value> = file["entries"].as_array().unwrap().iter().map(|entry| &entry["entry"]).collect();
    assert_eq!(entries.len(), 8, "{entries:?}");
    assert_eq!(entries[3]["meant"]["shows"], "4+H 12-21");
    assert_eq!(entries[6]["note"], "they disagree | # on  it");
    let at = file["entries"][0]["at"].as_str().unwrap();
    assert!(at.ends_with('Z') && at.as_bytes()[10] == b'T', "{at}");
    let word = &file["decisions"][0];
    assert_eq!(
        (&word["decision"], &word["version"], &word["still_rules"]),
        (&json!("confirmed"), &json!(1), &json!(true))
    );
    assert_eq!(word["by"], DIRECTOR.id);
    assert!(file["why"]["incidents"].as_array().is_some_and(|incidents| !incidents.is_empty()));
    assert_eq!(ruled_anew(&file), without_words(file["ruling"].clone()));
    assert!(file["ruling"]["incidents"][0]["clauses"].to_string().contains("27B1(b)"), "{}", file["ruling"]);
}

#[tokio::test]
async fn a_players_export_holds_nothing_said_in_private() {
    let club = Club::new("en-US", true).await;
    disputed(&club).await;
    // An amendment carries along what the director knows.
    let card = club.does(DIRECTOR, club.case("show", &[("number", json!(1))])).await;
    club.types(DIRECTOR, &card, "amend", &[("ruling", "The score stands."), ("reason", "asked *both*")]).await;
    let (_, all, _) = club.export(DIRECTOR, 1).await;
    let (text, file, said) = club.export(OPENER, 1).await;
    for secret in ["12-21", "5+H", "they disagree", "meant", "undone", "note"] {
        assert!(
            !file["entries"].to_string().contains(secret) && !file["record"].to_string().contains(secret),
            "{file:#}"
        );
    }
    assert!(!file.to_string().contains("12-21") && !text.contains("12-21") && !text.contains("12–21"), "{text}");
    assert!(!text.contains("they disagree") && !text.contains("Told only to the director"), "{text}");
    assert!(
        said.contains("leave out what only directors may read")
            && text.contains("leave out what only directors may read")
    );
    assert!(text.contains("(version 2)") && text.contains("The score stands.") && text.contains("asked \\*both\\*"));
    assert_eq!((&file["exported"]["view"], &file["decisions"][1]["version"]), (&json!("player"), &json!(2)));
    // Nor a digest of a ruling that follows from it: there are few enough to try.
    let digest = all["entries"][7]["entry"]["confirmed"]["digest"].as_str().unwrap();
    assert!(digest.len() == 64 && !file.to_string().contains(digest), "{file:#}");
    // What followed from it is there.
    assert_eq!(ruled_anew(&file), without_words(file["ruling"].clone()));
    assert_eq!(file["ruling"]["incidents"][0]["clauses"], json!(["27B1(b)", "23A"]));
    assert_eq!(all["ruling"]["incidents"][0]["clauses"], json!(["27B1(b)", "23A2"]));
    assert_eq!(file["ruling"]["in_force"], all["ruling"]["in_force"]);

    // Nor does it go over into somebody else's case.
    let card = club.does(OPENER, club.case("show", &[("number", json!(1))])).await;
    club.presses(OPENER, &card, "share").await;
    let card = club.does(MEMBER, club.case("show", &[("number", json!(1))])).await;
    let refused = club.presses(MEMBER, &card, "next").await;
    club.presses(MEMBER, &refused, "own").await;
    let (text, file, _) = club.export(MEMBER, 2).await;
    assert!(!file.to_string().contains("12-21") && !text.contains("12-21"), "{file:#}");
    assert_eq!(ruled_anew(&file)["in_force"], all["ruling"]["in_force"]);
}

#[tokio::test]
async fn an_export_says_whether_this_version_rules_otherwise() {
    let club = Club::new("no", true).await;
    club.asks(OPENER, "1S 1H ub rej 2D ncmp", true).await;
    let seal = Seal { digest: "0".to_owned(), program: "0.0.9".to_owned() };
    club.enter(1, DIRECTOR, Entry::Confirmed(seal)).await;
    let norwegian = Somebody { locale: "no", ..DIRECTOR };
    let (text, file, said) = club.export(norwegian, 1).await;
    for told in [&text, &said] {
        assert!(told.contains("gir en annen avgjørelse enn versjon 0.0.9"), "{told}");
    }
    assert!(text.contains("# Sak 1") && text.contains("## Programmets avgjørelse"), "{text}");
    assert!(text.contains("2023-11-14T22:13:20"), "{text}");
    assert_eq!(
        (&file["decisions"][0]["still_rules"], &file["decisions"][0]["program"]),
        (&json!(false), &json!("0.0.9"))
    );
    assert_eq!(file["exported"]["lang"], "nb");
    // Where the bot may not send files, it says so.
    let said = club.says(norwegian, "export", &[("number", json!(1))]).await;
    assert!(said.contains("Jeg får ikke sende filer her."), "{said}");
}

/// A case with this many entries, of which every other one is about what a call was meant to show.
fn with_entries(count: usize) -> CaseFile {
    let stamped = |entry| Stamped { by: Some(Person(7)), at: 1_790_000_000, entry };
    let meant = |nth: usize| match nth % 2 {
        0 => Entry::Meant { event: 2, shows: "5+S".to_owned() },
        _ => Entry::Undone,
    };
    let file = crate::cards::case("1H P 1H ib", Edition::Laws2017).unwrap();
    CaseFile { entries: (0..count).map(|nth| stamped(meant(nth))).collect(), ..file }
}

/// How long a processor is busy with an export of it; how long it takes, where the system does not tell.
fn takes(count: usize) -> Duration {
    let file = with_entries(count);
    let busy = || {
        let figures = std::fs::read_to_string("/proc/thread-self/schedstat").ok()?;
        Some(Duration::from_nanos(figures.split_whitespace().next()?.parse().ok()?))
    };
    let (began, before) = (Instant::now(), busy());
    let reply = export::reply(&file, Reader::Director, Language::English, 1_790_000_000);
    assert_eq!(reply.files.len(), 2);
    busy().zip(before).map_or_else(|| began.elapsed(), |(now, before)| now - before)
}

/// An export is written entry by entry: eight times as many take eight times as long, and not sixty-four times. What a table can
/// enter at the most is written in a part of the three seconds.
#[test]
fn the_largest_export_takes_little() {
    // What is made once is made by then.
    takes(1);
    let [none, largest, few, many] = [0, 500, 5_000, 40_000].map(takes);
    let (few, many) = (few.saturating_sub(none), many.saturating_sub(none));
    assert!(many < few * 16, "5,000 entries take {few:?}, and 40,000 {many:?}");
    assert!(largest < Duration::from_millis(900), "{largest:?}");
}

//! The program itself, as a shell runs it.

mod chat;
mod games;
mod quiz;
mod reference;
mod shell;
mod version;

use std::{
    fs,
    io::Write as _,
    path::{Path, PathBuf},
    process::{Command, Stdio},
};

use director_please::lawbook::Edition;
use serde_json::{Value, json};

/// What a run of the program came to.
struct Run {
    status: i32,
    output: String,
    errors: String,
}

fn run(arguments: &[&str], input: &str) -> Run {
    let mut child = Command::new(env!("CARGO_BIN_EXE_director-please"))
        .args(arguments)
        .env_remove("LC_ALL")
        .env_remove("LC_MESSAGES")
        .env("LANG", "C.UTF-8")
        .env("DIRECTOR_PLEASE_CONFIG", "")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    child.stdin.take().unwrap().write_all(input.as_bytes()).unwrap();
    let output = child.wait_with_output().unwrap();
    Run {
        status: output.status.code().unwrap(),
        output: String::from_utf8(output.stdout).unwrap(),
        errors: String::from_utf8(output.stderr).unwrap(),
    }
}

fn ruling(arguments: &[&str]) -> Value {
    let run = run(&[&["rule", "--format", "json"], arguments].concat(), "");
    assert_eq!((run.status, run.errors.as_str()), (0, ""), "{}", run.output);
    serde_json::from_str(&run.output).unwrap()
}

#[test]
fn why_names_the_clauses_that_apply_and_those_that_do_not() {
    let run_json = run(&["why", "1H P 1H ib rej 2H", "--format", "json"], "");
    assert_eq!((run_json.status, run_json.errors.as_str()), (0, ""));
    let why: Value = serde_json::from_str(&run_json.output).unwrap();
    let trace = &why["incidents"][0];
    assert_eq!(trace["steps"][0], json!({"by": "W", "choose": "decline", "clause": "27A1"}));
    assert_eq!(trace["steps"][1], json!({"by": "S", "choose": "replace", "call": "2H", "clause": "27B"}));
    assert_eq!(trace["applied"][0], "27B1(a)");
    assert_eq!(trace["open"], json!([]));
    let considered = trace["considered"].as_array().unwrap();
    let because = |address: &str| considered.iter().find(|one| one["clause"] == address).unwrap()["because"].clone();
    assert_eq!((because("27B2"), because("25A")), (json!("otherwise"), json!("not_said_to_be_unintended")));

    let norwegian = run(&["why", "--lang", "nb", "1H P 1H ub rej 2H"], "");
    assert!(
        norwegian.output.contains("§ 27B1(a)") && norwegian.output.contains("Vest godtok ikke"),
        "{}",
        norwegian.output
    );
    let regular = run(&["why", "1H P 2H"], "");
    assert!(regular.output.contains("Law 18"), "{}", regular.output);
    assert_eq!(run(&["why", "1H Pq"], "").status, 2);
}

#[test]
fn a_settled_ruling_is_the_json_that_is_promised() {
    let mut ruling = ruling(&["1H P 1H ib rej 2H"]);
    let text = ruling["explanation"]["text"].take();
    assert!(text.as_str().unwrap().contains("2♥"), "{text}");
    let expected = json!({"v": 1, "laws": "2017",
        "calls": [{"by": "N", "call": "1H", "status": "stands"}, {"by": "E", "call": "P", "status": "stands"},
                  {"by": "S", "call": "1H", "status": "withdrawn"}, {"by": "S", "call": "2H", "status": "stands"}],
        "incidents": [{
            "kind": "insufficient_bid", "offender": "S", "call": "1H", "event": 2,
            "status": "settled", "accepted": false, "replacement": "2H", "attempts": [],
            "clauses": ["27B1(a)"],
            "partner_passes": "none", "offender_passes": "none", "must_repeat": null,
            "lead": null, "information": "authorised", "review": ["27D"],
            "assumes": ["natural 1H", "natural 2H"], "options": [], "questions": []}],
        "in_force": {"must_pass": [], "must_repeat": null, "no_double": [], "lead": [], "review": ["27D"]},
        "turn": "W", "auction_over": false, "contract": null, "on_lead": null,
        "explanation": {"lang": "en", "text": null}});
    assert_eq!(ruling, expected);
}

#[test]
fn an_open_ruling_lists_every_choice_with_its_price() {
    let ruling = ruling(&["1S 1H ib", "2007"]);
    let incident = &ruling["incidents"][0];
    assert_eq!((incident["status"].as_str(), incident["accepted"].is_null()), (Some("open"), true));
    let options = incident["options"].as_array().unwrap();
    let choose = |choice: &str| options.iter().filter(|option| option["choose"] == choice).count();
    // 33 legal calls, of which 14 hang on the director’s decision and so stand there twice: the double, spades, and hearts and
    // notrump at a level that says nothing by itself.
    assert_eq!((choose("accept"), choose("decline"), choose("replace")), (1, 1, 47));
    let double = options.iter().filter(|option| option["call"] == "X").collect::<Vec<_>>();
    assert_eq!((&double[0]["if"], &double[0]["cancelled"]), (&json!("comparable"), &Value::Null));
    assert_eq!((&double[1]["if"], &double[1]["cancelled"]), (&json!("not_comparable"), &json!(true)));
    let replace = options.iter().filter(|option| option["choose"] == "replace");
    assert!(replace.clone().all(|option| option["by"] == "E" && option["after"] == "decline"));
    let diamonds = replace.filter(|option| option["call"] == "2D").collect::<Vec<_>>();
    assert_eq!(
        diamonds[0]["lead"],
        json!({"leader": "W", "kind": "require_or_forbid", "suits": ["H"], "clause": "26A2"})
    );
    assert_eq!(ruling["turn"], "S");
}

#[test]
fn a_question_to_the_director_holds_both_answers() {
    let ruling = ruling(&["1S 1H ib > X"]);
    let question = &ruling["incidents"][0]["questions"][0];
    assert_eq!((&question["ask"], &question["about"]), (&json!("comparable"), &json!("X")));
    assert_eq!(question["if_yes"]["clauses"], json!(["27B1(b)", "23A"]));
    assert_eq!(
        (&question["if_no"]["clauses"], &question["if_no"]["cancelled"]),
        (&json!(["27B3", "26B"]), &json!(true))
    );
    assert_eq!((&ruling["turn"], &ruling["auction_over"]), (&Value::Null, &json!(false)));
}

#[test]
fn the_end_of_the_auction_names_contract_leader_and_restriction() {
    let ruling = ruling(&["1S 1H ib > 2D ncmp P P 2S X P P P"]);
    assert_eq!(ruling["contract"], json!({"bid": "2S", "doubled": "x", "declarer": "N"}));
    assert_eq!((&ruling["on_lead"], &ruling["turn"]), (&json!("E"), &Value::Null));
    assert_eq!(ruling["in_force"]["must_pass"], json!([]));
    assert_eq!(ruling["in_force"]["lead"][0]["suits"], json!(["S", "H", "C"]));
}

#[test]
fn a_text_that_cannot_be_read_is_shown_with_its_place() {
    let said = run(&["rule", "1H", "Pq", "1H", "ib"], "");
    assert_eq!((said.status, said.output.as_str()), (2, ""));
    assert!(said.errors.contains("1H Pq 1H ib\n     ^^"), "{}", said.errors);
    assert!(said.errors.contains("Did you mean `1H P 1H ib`?"), "{}", said.errors);

    let said = run(&["parse", "--format", "json", "1♥ Pq"], "");
    assert_eq!((said.status, said.errors.as_str()), (2, ""));
    let error: Value = serde_json::from_str(&said.output).unwrap();
    assert_eq!((&error["error"]["span"], &error["error"]["kind"]), (&json!([3, 5]), &json!("not_a_call")));
    assert!(error["error"]["expected"][0].as_str().unwrap().contains("a call"));
}

#[test]
fn a_claim_that_is_not_so_is_answered() {
    let said = run(&["rule", "--lang", "nb", "1H P 2H ub"], "");
    assert_eq!(said.status, 2);
    assert!(said.errors.starts_with("2♥ over 1♥ er tilstrekkelig"), "{}", said.errors);
}

#[test]
fn records_are_ruled_on_line_by_line_and_a_bad_line_stops_nothing() {
    let lines = "{\"events\":[{\"call\":\"1H\"},{\"call\":\"P\"},{\"call\":\"1H\"}]}\n\
                 {\"events\":[{\"call\":\"1Q\"}]}\n\
                 not json\n\
                 {\"events\":[{\"lho\":\"accepts\"}]}\n\
                 {\"laws\":\"2007\",\"dealer\":\"W\",\"events\":[{\"call\":\"P\",\"by\":\"W\"}]}";
    let said = run(&["rule", "--records", "-"], lines);
    assert_eq!((said.status, said.errors.as_str()), (1, ""));
    let answers: Vec<Value> = said.output.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    assert_eq!(answers.len(), 5);
    assert_eq!(answers[0]["incidents"][0]["kind"], "insufficient_bid");
    for (line, expected) in [(1, "expected a call"), (2, "expected"), (3, "LHO")] {
        let error = &answers[line]["error"];
        assert_eq!(error["line"], json!(line + 1));
        assert!(error["message"].as_str().unwrap().contains(expected), "{error}");
    }
    assert_eq!((&answers[4]["laws"], &answers[4]["turn"]), (&json!("2007"), &json!("N")));
}

#[test]
fn the_edition_of_a_record_goes_before_the_flag() {
    let lines = "{\"laws\":\"2017\",\"events\":[]}\n{\"events\":[]}";
    let said = run(&["rule", "--laws", "2007", "--records", "-"], lines);
    let years: Vec<Value> =
        said.output.lines().map(|line| serde_json::from_str::<Value>(line).unwrap()["laws"].clone()).collect();
    assert_eq!(years, ["2017", "2007"]);
}

#[test]
fn shorthand_comes_from_arguments_or_standard_input() {
    let given = run(&["parse", "1S", "1H", "ib", "->", "2H", "2007"], "");
    let piped = run(&["parse"], "1S 1H ib -> 2H 2007\n");
    let dashed = run(&["parse", "--", "-1S", "P", "2S"], "");
    assert_eq!((given.status, piped.status, dashed.status), (0, 0, 0), "{}", dashed.errors);
    assert_eq!(given.output, piped.output);
    assert!(given.output.contains("\"laws\":\"2007\"") && given.output.contains("\"lho\":\"declines\""));
    assert!(dashed.output.contains("[{\"call\":\"1S\",\"by\":\"N\"}"), "{}", dashed.output);
}

#[test]
fn what_was_not_read_is_said() {
    let post = "Love all, please:\n\nN E S W\n1H P 1H\n\nWhat should\nhappen?";
    let said = run(&["rule"], post);
    let note = "Left out\n  - “Love all, please:”\n  - “What should happen?”\n";
    assert!((said.status, said.errors.as_str()) == (0, "") && said.output.contains(note), "{}", said.output);
    let said = run(&["rule", "--lang", "nb", "--both", "--format", "json"], post);
    assert_eq!(said.output.matches("«Love all, please:»").count(), Edition::ALL.len(), "{}", said.output);
    let said = run(&["parse"], post);
    assert_eq!(said.errors.lines().count(), 2, "{}", said.errors);
    assert!(said.errors.contains("Left out: “Love all, please:”") && said.output.starts_with("{\"laws\""));
}

#[test]
fn what_was_read_is_shown_as_pbn_and_read_from_there() {
    let game = run(&["parse", "--format", "pbn", "W: 1H P 1H ib rej 2H 2007"], "");
    assert_eq!((game.status, game.errors.as_str()), (0, ""));
    assert!(game.output.contains("[Auction \"W\"]\n1H Pass ^I 1H 2H\n[Mark \"3:rej\"]\n"), "{}", game.output);
    let there = run(&["parse", "W: 1H P 1H ib rej 2H 2007"], "");
    let back = run(&["parse"], &game.output);
    assert_eq!((back.status, back.output), (0, there.output));
    for (arguments, status, word) in [
        (&["rule", "--format", "pbn", "1H P 1H"][..], 2, "parse --format pbn"),
        (&["laws", "--format", "pbn"], 2, "parse --format pbn"),
        (&["parse", "--format", "pbn", "1H Pq"], 2, "Pq"),
        (&["parse", "--format", "pbn", "1H P X rej", "ruled", "acc"], 2, "acc"),
        (&["parse", "--format", "xml", "1H"], 2, "json or pbn"),
    ] {
        let refused = run(arguments, "");
        assert_eq!((refused.status, refused.output.as_str()), (status, ""), "{arguments:?}");
        assert!(refused.errors.contains(word), "{}", refused.errors);
    }
}

#[test]
fn the_trailing_year_goes_before_the_flag_and_the_terminal_gives_the_language() {
    assert_eq!(ruling(&["--laws", "2007", "1S 1H ib 2017"])["laws"], "2017");
    assert_eq!(ruling(&["--laws", "2007", "1S 1H ib"])["laws"], "2007");
    let norwegian = Command::new(env!("CARGO_BIN_EXE_director-please"))
        .args(["rule", "1S 1H ib"])
        .env("LC_ALL", "nb_NO.UTF-8")
        .env("DIRECTOR_PLEASE_CONFIG", "")
        .output()
        .unwrap();
    assert!(String::from_utf8(norwegian.stdout).unwrap().starts_with("Østs 1♥ er utilstrekkelig"));
}

/// The explanation of an example stands behind `#`, so that a shell takes the whole line.
#[test]
fn examples_in_the_help_are_pasted_as_whole_lines() {
    for (language, word) in [("en", "what now?"), ("nb", "hva nå?")] {
        let page = run(&["--help", "--lang", language], "").output;
        let examples: Vec<&str> = page.lines().filter(|line| line.starts_with("director-please ")).collect();
        assert!(examples.iter().any(|line| line.ends_with(word)), "{page}");
        for page in [page.clone(), run(&["rule", "--help", "--lang", language], "").output] {
            for line in
                page.lines().filter(|line| line.trim_start().starts_with(['#']) || line.starts_with("director-"))
            {
                let command = line.split('#').next().unwrap().trim();
                assert!(!command.contains("  ") && !command.contains('\''), "{line}");
                assert!(command.contains('"') || !command.contains(['(', '>', ';', '*', '?']), "{line}");
            }
        }
    }
}

#[test]
fn the_list_of_laws_fits_eighty_columns_and_takes_no_text() {
    for language in ["en", "nb"] {
        let laws = run(&["laws", "--lang", language], "").output;
        assert!(laws.lines().count() > 300 && laws.lines().all(|line| line.chars().count() <= 80), "{laws}");
        for command in ["laws", "quiz", "chat"] {
            let refused = run(&[command, "banana", "--lang", language], "");
            assert_eq!((refused.status, refused.output.as_str()), (2, ""), "{command}");
            assert!(refused.errors.contains("banana"), "{}", refused.errors);
        }
    }
}

#[test]
fn a_wrong_command_or_flag_says_what_is_right() {
    for arguments in
        [&["rule", "--laws", "1997", "1H"][..], &["rule", "--banana"], &["1H", "P", "1H"], &["--lang", "fr"]]
    {
        let said = run(arguments, "");
        assert_eq!((said.status, said.output.as_str()), (2, ""), "{arguments:?}");
        assert!(said.errors.contains("director-please"), "{}", said.errors);
    }
    for (flag, english, norwegian) in [
        (&["--laws", "1997"][..], "expected 2007", "må være 2007"),
        (&["--format", "xml"], "expected text", "må være text"),
        (&["--level", "9"], "expected 0", "må være 0"),
        (&["--similar", "x"], "expected two percentages, such as 5,15", "må være to prosenttall, for eksempel 5,15"),
        (&["--both=3"], "takes no value", "tar ingen verdi"),
        (&["--banana"], "not a flag", "ikke et valg"),
        (&["--laws"], "needs a value", "mangler en verdi"),
    ] {
        for (language, wanted) in [("en", english), ("nb", norwegian)] {
            let before = [&["quiz", "--lang", language][..], flag].concat();
            let after = [&["quiz"][..], flag, &["--lang", language]].concat();
            // What follows a flag that lacks its value is the value.
            let orders = if flag == ["--laws"] { vec![before] } else { vec![before, after] };
            for arguments in orders {
                let said = run(&arguments, "");
                assert!(said.status == 2 && said.errors.contains(wanted), "{arguments:?}: {}", said.errors);
            }
        }
    }
    assert_eq!(run(&["rule", "--records", "no/such/file"], "").status, 1);
    for arguments in [&["--help"][..], &["rule", "--help"], &["law"], &["-h"], &["--version"], &["laws"], &[]] {
        let said = run(arguments, "");
        assert_eq!((said.status, said.errors.as_str()), (0, ""), "{arguments:?}");
        assert!(said.output.lines().all(|line| line.chars().count() <= 100), "{}", said.output);
    }
}

#[test]
fn a_file_is_read_by_its_name() {
    let path = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("auction.pbn");
    fs::write(&path, run(&["parse", "--format", "pbn", "1H P 1H ib rej 2H"], "").output).unwrap();
    let said = run(&["rule", path.to_str().unwrap()], "");
    assert_eq!((said.status, said.errors.as_str()), (0, ""));
    assert!(said.output.contains("2♥"), "{}", said.output);
    let missing = run(&["rule", "no/such/file.pbn"], "");
    assert_eq!(missing.status, 1);
    assert!(missing.errors.contains("no/such/file.pbn"), "{}", missing.errors);
    for flag in ["--pbn", "--lin", "--records"] {
        let missing = run(&["rule", flag, "no/such/file"], "");
        assert_eq!(missing.status, 1, "{flag}");
        assert!(missing.errors.contains("no/such/file"), "{flag}: {}", missing.errors);
    }
}

#[test]
fn an_auction_is_drawn_into_a_file() {
    let folder = tempfile::tempdir().unwrap();
    let file = |name: &str| folder.path().join(name).to_str().unwrap().to_owned();
    let (svg, png, page) = (file("a.svg"), file("a.PNG"), run(&["rule", "1H P 1H ib"], "").output);
    let drawn = run(&["rule", "1H P 1H ib", "--picture", &svg], "");
    assert_eq!((drawn.status, drawn.output.as_str(), drawn.errors.as_str()), (0, page.as_str(), ""));
    assert!(fs::read_to_string(&svg).unwrap().contains("insufficient"));
    let painted = run(&["rule", "--both", "1H P 1H ib", "--picture", &png], "");
    if cfg!(feature = "picture") {
        assert_eq!((painted.status, painted.errors.as_str()), (0, ""));
        assert!(fs::read(&png).unwrap().starts_with(b"\x89PNG"));
    } else {
        assert!(painted.status == 2 && painted.errors.contains(".svg"), "{}", painted.errors);
    }
    for (arguments, status, says) in [
        (&["rule", "1H", "--picture", "-"][..], 2, "terminal"),
        (&["rule", "1H", "--picture", "a.jpeg"], 2, ".png"),
        (&["parse", "1H", "--picture", &svg], 2, "rule --picture"),
        (&["rule", "1H", "--picture", &file("nowhere/a.svg")], 1, "cannot be written"),
    ] {
        let refused = run(arguments, "");
        assert!(refused.status == status && refused.errors.contains(says), "{arguments:?}: {}", refused.errors);
    }
}

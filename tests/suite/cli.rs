//! The program itself, as a shell runs it.

use std::{
    fs,
    io::Write as _,
    path::{Path, PathBuf},
    process::{Command, Stdio},
};

use director_please::{
    cli::HelpPage,
    locale::{Language, say},
};
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
    assert_eq!(said.output.matches("«Love all, please:»").count(), 2, "{}", said.output);
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
        (&["rule", "--format", "xml", "1H"], 2, "pbn"),
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
        .output()
        .unwrap();
    assert!(String::from_utf8(norwegian.stdout).unwrap().starts_with("Østs 1♥ er utilstrekkelig"));
}

#[test]
fn pages_of_help_fit_a_terminal_of_eighty_columns() {
    for language in ["en", "nb"] {
        for page in HelpPage::ALL {
            let said = say(Language::from_tag(language).unwrap(), page.id(), &[]);
            let long = said.lines().find(|line| line.chars().count() > 80);
            assert_eq!(long, None, "{language} {page:?}");
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
        (&["--laws", "1997"][..], "expected 2007", "ventet 2007"),
        (&["--format", "xml"], "expected text", "ventet text"),
        (&["--level", "9"], "expected 0", "ventet 0"),
        (&["--similar", "x"], "expected 5,15", "ventet 5,15"),
        (&["--both=3"], "takes no value", "tar ingen verdi"),
        (&["--banana"], "not a flag", "ikke et flagg"),
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
fn a_conversation_goes_on_with_the_same_auction() {
    let said = run(&["chat"], "1S 1H ib\nrej\n> 2D ncmp\n2007\nnorsk\n+ P P 2S\nslutt\n");
    assert_eq!(said.status, 0);
    let spaced = |answer: &str| answer.split_whitespace().collect::<Vec<_>>().join(" ");
    let answers: Vec<String> = said.output.split("\n> ").skip(1).map(spaced).collect();
    assert!(answers[0].starts_with("East’s 1♥ is insufficient"), "{}", answers[0]);
    assert!(answers[1].starts_with("1♥ is not accepted"), "{}", answers[1]);
    assert!(answers[2].contains("forbid one suit"), "{}", answers[2]);
    assert!(answers[3].contains("require a lead in"), "{}", answers[3]);
    assert!(answers[4].starts_with("Vest må passe"), "{}", answers[4]);
    assert!(answers[5].contains("2♠"), "{}", answers[5]);
}

#[test]
fn a_line_that_cannot_be_read_changes_nothing_and_undo_takes_one_back() {
    let said = run(&["chat"], "1S 1H\nfoo\nP\nundo\nrej\nundo\nundo\nP P\n");
    let answers: Vec<&str> = said.output.split("\n> ").skip(1).collect();
    assert!(answers[1].starts_with("I do not know the word “foo”"), "{}", answers[1]);
    assert!(answers[2].starts_with("South has called over 1♥"), "{}", answers[2]);
    assert_eq!(answers[3], answers[0]);
    assert!(answers[4].starts_with("1♥ is not accepted"), "{}", answers[4]);
    assert_eq!(answers[5], answers[0]);
    assert_eq!(answers[6], "Noted.\n");
    assert!(answers[7].starts_with("Nothing to rule on"), "{}", answers[7]);
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
}

#[test]
fn a_clause_is_found_by_what_it_is_about() {
    for (words, clause) in [(&["law", "lead"][..], "26"), (&["law", "insufficient", "bid"], "27")] {
        let said = run(words, "");
        assert_eq!((said.status, said.errors.as_str()), (0, ""), "{words:?}");
        assert!(said.output.contains(&format!("Law {clause}")), "{}", said.output);
    }
    assert!(run(&["law", "--lang", "nb", "utspill"], "").output.contains("§ 26"));
    assert_eq!(run(&["help", "rule"], "").output, run(&["rule", "--help"], "").output);
}

#[test]
fn both_editions_stand_side_by_side_and_only_differences_are_told_apart() {
    let said = run(&["rule", "--both", "1S 1H ib > 2D ncmp"], "");
    assert_eq!((said.status, said.errors.as_str()), (0, ""));
    assert_eq!(said.output.matches("West must pass for the rest of the auction").count(), 1, "{}", said.output);
    assert!(said.output.contains("- Laws of 2007: If East–West defend"), "{}", said.output);
    assert!(said.output.contains("- Laws of 2017: If East–West defend"), "{}", said.output);
    let json = run(&["rule", "--both", "--format", "json", "1S 1H ib > 2D ncmp 2007"], "");
    let rulings: Value = serde_json::from_str(&json.output).unwrap();
    assert_eq!(rulings["2007"]["incidents"][0]["lead"]["kind"], "require_or_forbid");
    assert_eq!(rulings["2017"]["incidents"][0]["lead"]["kind"], "forbid_one");
    assert_eq!(run(&["rule", "--both", "1H Pq"], "").status, 2);
}

#[test]
fn a_clause_is_explained_however_its_address_is_written() {
    let asked = run(&["law", "27B1(a)", "--laws", "2017"], "");
    assert_eq!((asked.status, asked.errors.as_str()), (0, ""));
    assert!(asked.output.contains("Law 27: Insufficient bid\n\nLaw 27B1(a) (encoded)\n  The"), "{}", asked.output);
    for same in [&["27b1a", "2017"][..], &["§27B1(a)", "2017"], &["Law", "27", "b1", "(A)", "--laws", "2017"]] {
        assert_eq!(run(&[&["law"], same].concat(), "").output, asked.output, "{same:?}");
    }
    let norwegian = run(&["law", "--lang", "nb", "lov 27"], "");
    assert!(norwegian.output.contains("2007-lovene\n  § 27: Utilstrekkelig bud"), "{}", norwegian.output);
    assert!(norwegian.output.contains("\n§ 27B1(a) (brukt)\n"), "{}", norwegian.output);
    assert!(norwegian.output.lines().all(|line| line.chars().count() <= 100));
    let agreed = run(&["law", "27A1"], "");
    assert!(agreed.output.starts_with("The Laws of 2007 and 2017\n"), "{}", agreed.output);
    assert_eq!(agreed.output.matches("Law 27A1").count(), 1, "{}", agreed.output);
    assert!(run(&["law", "28"], "").output.contains("Law 28 (out)\n  it only explains"));
}

#[test]
fn clauses_are_told_to_programs_with_what_they_say() {
    let lines = |arguments: &[&str]| -> Vec<Value> {
        let said = run(arguments, "");
        assert_eq!((said.status, said.errors.as_str()), (0, ""));
        said.output.lines().map(|line| serde_json::from_str(line).unwrap()).collect()
    };
    let under = lines(&["law", "27B1", "--format", "json"]);
    let found: Vec<_> = under.iter().map(|line| (line["laws"].as_str(), line["clause"].as_str())).collect();
    let [old, new] = [Some("2007"), Some("2017")];
    let [a, b] = [Some("27B1(a)"), Some("27B1(b)")];
    assert_eq!(found, [(old, a), (old, b), (new, a), (new, b)]);
    assert!(under.iter().all(|line| line["status"] == "encoded" && line["heading"] == "Insufficient bid"));
    for line in lines(&["laws", "--format", "json", "--lang", "nb"]) {
        assert_eq!(line["says"].is_string(), line["status"] != "out", "{line}");
    }
}

#[test]
fn a_clause_that_is_not_there_is_answered_with_the_nearest() {
    for (arguments, nearest) in [
        (&["27E"][..], "27A, 27B, 27C, 27D."),
        (&["24"], "23, 25."),
        (&["17E2", "--laws", "2017"], "17A, 17B, 17C, 17D."),
        (&["23A 2007"], "23."),
        (&["99"], "39, 72."),
        (&["banana"], "27B1(a)"),
        (&["--lang", "nb", "25A9"], "Nærmest: 25A1, 25A2, 25A3, 25A4, 25A5, 25A6."),
    ] {
        let said = run(&[&["law"], arguments].concat(), "");
        assert_eq!((said.status, said.output.as_str()), (2, ""), "{arguments:?}");
        assert!(said.errors.contains(nearest), "{}", said.errors);
    }
    let said = run(&["law", "27B9", "--format", "json"], "");
    let error: Value = serde_json::from_str(&said.output).unwrap();
    assert_eq!((said.status, &error["error"]["expected"]), (2, &json!(["27B1", "27B2", "27B3", "27B4"])));
}

#[test]
fn a_meaning_is_read_back() {
    let said = |arguments: &[&str]| run(&[&["meaning"], arguments].concat(), "");
    let english = said(&["5+H", "12-21", "except (bal 15-17)"]);
    assert_eq!((english.status, english.errors.as_str()), (0, ""));
    assert_eq!(english.output, "5 or more hearts, 12–21 HCP, not balanced with 15–17 HCP.\n");
    let norwegian = run(&["meaning", "--lang", "nb"], "5+H 12-21 unntatt (jevn 15-17)\n");
    assert_eq!(norwegian.output, "Minst 5 hjerter, 12–21 hp, ikke jevn med 15–17 hp.\n");
    let noted = said(&["5H gf"]);
    assert!(noted.output.contains("“5H” was read as: 5 or more hearts."), "{}", noted.output);
    let json: Value = serde_json::from_str(&said(&["--format", "json", "5H gf except (bal)"]).output).unwrap();
    assert_eq!(json["notation"], "5+H gf except (bal)");
    assert_eq!(json["denies"], json!(["bal"]));
    assert_eq!(json["purposes"], json!(["gf"]));
    assert_eq!(json["notes"], json!([{"span": [0, 2], "written": "5H", "read_as": "5+H"}]));
}

#[test]
fn a_meaning_that_cannot_be_read_is_underlined() {
    let unread = run(&["meaning", "ø 12-14 hpc"], "");
    assert_eq!((unread.status, unread.output.as_str()), (2, ""));
    assert!(unread.errors.contains("  ø 12-14 hpc\n  ^       ^^^\n"), "{}", unread.errors);
    let json = run(&["meaning", "--format", "json", "12-14 hpc"], "");
    assert_eq!(json.status, 2);
    let error: Value = serde_json::from_str(&json.output).unwrap();
    assert_eq!(error["error"]["span"], json!([6, 9]));
    assert_eq!(error["error"]["kind"], "unknown_word");
    assert_eq!(error["error"]["did_you_mean"], "12-14 hcp");
}

#[test]
fn agreements_come_by_name_or_from_a_file_and_are_listed_and_printed() {
    let listed = run(&["agreements"], "").output;
    assert!(listed.lines().count() == 4 && listed.contains("acol: "), "{listed}");
    let printed = run(&["agreements", "acol"], "").output;
    assert!(printed.contains("[opening]\n1C = "), "{printed}");
    let unknown = run(&["rule", "--agreements", "akol", "1H"], "");
    assert_eq!(unknown.status, 2);
    assert!(unknown.errors.contains("akol") && unknown.errors.contains("strong-club"), "{}", unknown.errors);

    let file = Path::new(env!("CARGO_TARGET_TMPDIR")).join("ours.txt");
    fs::write(&file, "[1D]\n1H = 4+H 6+\n[1D (1S)]\nX = 4+H 6+ negative\n").unwrap();
    let path = file.to_str().unwrap();
    let ruled = run(&["rule", "--agreements", path, "1D 1S 1H ib rej X", "--format", "json"], "");
    assert!(ruled.output.contains("\"23A1\""), "{}", ruled.output);
    let read = run(&["parse", "--agreements", path, "1D 1S 1H ib"], "").output;
    assert!(read.contains("\"meaning\":\"4+H 6+ hcp\""), "{read}");
    fs::write(&file, "[1D]\n1H = 4+H 6+\n1S = strng\n").unwrap();
    let bad = run(&["rule", "--agreements", path, "1D 1S 1H ib"], "");
    assert_eq!(bad.status, 2);
    assert!(bad.errors.contains("Line 3, characters 6 to 10: "), "{}", bad.errors);
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

#[test]
fn the_quiz_asks_reads_letters_and_counts() {
    let asked = ["quiz", "--level", "1", "--seed", "7", "--number", "3"];
    let questions: Vec<Value> = run(&[&asked[..], &["--format", "json"]].concat(), "")
        .output
        .lines()
        .map(|line| serde_json::from_str(line).unwrap())
        .collect();
    assert_eq!(questions.len(), 3);
    for question in &questions {
        let choices = question["choices"].as_array().unwrap();
        let right: Vec<&Value> = choices.iter().filter(|choice| choice["right"] == true).collect();
        assert_eq!((right.len(), &right[0]["letter"]), (1, &question["right"]), "{question}");
        assert!(choices.iter().all(|choice| choice["right"] == true || choice["why"].as_str().unwrap().len() > 5));
        assert_eq!((&question["v"], &question["level"]), (&json!(1), &json!(1)));
        assert!(question["record"]["events"].as_array().unwrap().len() > 1 && question["about"][0].is_u64());
    }
    let wrong = |question: &Value| if question["right"] == "A" { "b" } else { "a" };
    let letters =
        format!("{}\nz\n{}\n{}\n", questions[0]["right"], questions[1]["right"], wrong(&questions[2])).replace('"', "");
    let said = run(&asked, &letters);
    assert_eq!((said.status, said.errors.as_str()), (0, ""));
    assert!(said.output.ends_with("2 of 3 right.\n"), "{}", said.output);
    assert!(said.output.contains("Answer with a letter: A, B, C"), "{}", said.output);
    let text = |question: &Value| question["explanation"]["text"].as_str().unwrap().to_owned();
    assert!(questions.iter().all(|question| said.output.contains(&text(question))));

    let stopped = run(&asked, &letters.replacen('\n', "\nq\n", 1));
    assert!(stopped.output.ends_with("1 of 1 right.\n"), "{}", stopped.output);
    let unanswered = run(&asked, "");
    assert!(unanswered.status == 0 && !unanswered.output.contains(" right."), "{}", unanswered.output);
}

#[test]
fn the_quiz_is_the_same_in_any_language_and_keeps_to_what_is_wanted() {
    let keys = |lang: &str| -> Vec<[Value; 3]> {
        let said = run(
            &[
                "quiz", "--law", "27", "--laws", "2007", "--seed", "3", "--count", "4", "--format", "json", "--lang",
                lang,
            ],
            "",
        );
        let questions = said.output.lines().map(|line| serde_json::from_str::<Value>(line).unwrap());
        let key = |question: Value| ["seed", "right", "record"].map(|name| question[name].clone());
        questions.inspect(|one| assert!(one["about"].as_array().unwrap().contains(&json!(27)))).map(key).collect()
    };
    assert_eq!((keys("en"), keys("en").len()), (keys("nb"), 4));
    let told = run(&["quiz", "--seed", "3", "--number", "1", "--answers", "--lang", "nb"], "");
    assert!(told.output.contains("Riktig svar er") && told.output.contains("I lovboka"), "{}", told.output);
    let none = run(&["quiz", "--law", "99"], "");
    assert_eq!((none.status, none.output.as_str()), (1, ""));
    assert!(none.errors.contains("no such questions"), "{}", none.errors);
    assert_eq!(run(&["quiz", "--level", "7"], "").status, 2);
    assert!(run(&["quiz", "--help"], "").output.contains("--seed N"));
}

#[test]
fn a_file_of_questions_is_checked_and_asked() {
    let file = |name: &str, text: &[u8]| {
        let path = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
        fs::write(&path, text).unwrap();
        path.into_os_string().into_string().unwrap()
    };
    let good = file("quiz-good.txt", b"one accepts 1S 1H = S\ntwo passes 1S 1H ib rej 2D ncmp 2007 = W\n");
    let checked = run(&["quiz", "--own", &good, "--check"], "");
    assert_eq!((checked.status, checked.output.trim()), (0, "Questions: 2. Every key is what the Laws rule."));
    let asked = run(&["quiz", "--own", &good], "a\nq\n");
    for part in ["Question 1 (one)", "Question 2 (two)", "of 1 right."] {
        assert!(asked.output.contains(part), "{part} in\n{}", asked.output);
    }
    let of_2007 = run(&["quiz", "--own", &good, "--laws", "2007", "--format", "json"], "").output;
    let question: Value = serde_json::from_str(of_2007.trim()).unwrap();
    assert_eq!((&question["own"], &question["kind"]), (&json!("two"), &json!("passes")));
    assert_eq!(run(&["quiz", "--own", &good, "--law", "31"], "").status, 1, "there is none about that law");

    let bad = file("quiz-bad.txt", b"# Tuesday\none accepts 1S 1H = W\n");
    for more in [&["--check"][..], &[]] {
        let refused = run(&[&["quiz", "--own", &bad], more].concat(), "");
        assert_eq!((refused.status, refused.output.as_str()), (2, ""));
        assert!(
            refused.errors.contains("2 | one accepts 1S 1H = W") && refused.errors.contains("is: S"),
            "{}",
            refused.errors
        );
    }
    let refused = run(&["quiz", "--own", &bad, "--format", "json"], "").output;
    let error = serde_json::from_str::<Value>(refused.trim()).unwrap()["error"].clone();
    assert_eq!((&error["line"], &error["span"], &error["kind"]), (&json!(2), &json!([20, 21]), &json!("wrong_key")));
    assert_eq!(error["problems"].as_array().unwrap().len(), 1);

    let none = run(&["quiz", "--own", "no-such-file.txt", "--lang", "nb"], "");
    assert!(none.status == 1 && none.errors.contains("no-such-file.txt kan ikke leses"), "{}", none.errors);
    assert_eq!(run(&["quiz", "--check"], "").status, 2);
}

/// Three games: one to be ruled on, one that cannot be read, one whose tags say otherwise.
const GAMES: &str = "% PBN 2.1\n[Board \"1\"]\n[Dealer \"N\"]\n[Contract \"1H\"]\n[Declarer \"N\"]\n[Auction \"N\"]\n\
                     1H Pass ^I 1H\n*\n\n[Board \"2\"]\n[Dealer \"E\"]\n[Auction \"E\"]\n1S banana AP\n\n\
                     [Board \"3\"]\n[Room \"Open\"]\n[Dealer \"S\"]\n[Contract \"2SX\"]\n[Declarer \"W\"]\n\
                     [Auction \"S\"]\n2S X AP\n";

fn file(name: &str, content: &[u8]) -> String {
    let path = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    fs::write(&path, content).unwrap();
    path.to_str().unwrap().to_owned()
}

#[test]
fn every_game_of_a_file_is_ruled_on_in_its_place() {
    let path = file("games.pbn", GAMES.as_bytes());
    for (arguments, input) in [(["rule", "--pbn", &path], ""), (["rule", "--pbn", "-"], GAMES)] {
        let said = run(&[&arguments[..], &["--format", "json"]].concat(), input);
        assert_eq!((said.status, said.errors.as_str()), (1, ""), "{}", said.output);
        let lines: Vec<Value> = said.output.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
        let [one, two, three] = lines.as_slice() else { panic!("{}", said.output) };
        assert_eq!(
            (&one["game"], &one["board"], &one["line"], &one["v"]),
            (&json!(1), &json!("1"), &json!(1), &json!(1))
        );
        assert_eq!((&one["incidents"][0]["call"], &one["file_says"]), (&json!("1H"), &Value::Null));
        assert_eq!(
            (&two["game"], &two["board"], &two["error"]["kind"]),
            (&json!(2), &json!("2"), &json!("not_a_call"))
        );
        assert_eq!((&two["error"]["line"], &three["board"]), (&json!(13), &json!("3 Open")));
        assert_eq!(three["file_says"], json!({"declarer": "W"}));
        // The rest is what `--records` says of the same record.
        let parsed = run(&["parse", "[Dealer \"S\"]\n[Auction \"S\"]\n2S X AP"], "");
        let record: Value = serde_json::from_str(&run(&["rule", "--records", "-"], &parsed.output).output).unwrap();
        for (name, value) in record.as_object().unwrap() {
            assert_eq!(&three[name], value, "{name}");
        }
        let said = run(&arguments, input);
        assert_eq!((said.status, said.errors.as_str()), (1, ""), "{}", said.output);
        for words in
            ["Game 1, 1 (line 1)\n\nSouth’s 1♥", "\n\nGame 2, 2 (line 13)\n\n“banana” is not a call", "declarer W."]
        {
            assert!(said.output.contains(words), "{words}: {}", said.output);
        }
    }
    let good = run(&["rule", "--lang", "nb", "--pbn", "-"], "[Auction \"N\"]\n1H AP\n\n[Auction \"N\"]\n1S AP");
    assert_eq!((good.status, good.output.matches("Spill ").count()), (0, 2), "{}", good.output);
    let lin = run(&["rule", "--lin", "-"], "qx|o1|md|1|mb|1C|mb|p|pg||\nqx|c1|md|1|mb|1D|mb|p|pg||\n");
    assert!(lin.status == 0 && lin.output.contains("Game 2, c1 (line 2)"), "{}", lin.output);
}

#[test]
fn records_of_a_file_go_on_to_a_ruling() {
    let records = run(&["parse", "--pbn", "-"], &GAMES.replace("banana", "Pass"));
    assert_eq!((records.status, records.output.lines().count()), (0, 3), "{}", records.output);
    let rulings = run(&["rule", "--records", "-"], &records.output);
    assert_eq!((rulings.status, rulings.output.lines().count()), (0, 3));
    let games = run(&["parse", "--format", "pbn", "--pbn", "-"], GAMES);
    assert_eq!((games.status, games.output.matches("[Auction").count()), (1, 2), "{}", games.output);
    let again = run(&["parse", "--pbn", "-"], &games.output);
    assert_eq!((again.status, again.output.lines().count()), (0, 2), "{}", games.output);
}

#[test]
fn a_file_with_several_games_says_how_to_rule_on_them() {
    let path = file("several.pbn", GAMES.as_bytes());
    let said = run(&["rule", &path], "");
    assert_eq!((said.status, said.output.as_str()), (2, ""));
    for words in ["3 auctions here: 1, 2, 3 Open", &format!("director-please rule --pbn {path}")] {
        assert!(said.errors.contains(words), "{words}: {}", said.errors);
    }
    for arguments in [
        &["rule", "--pbn", "-"][..],
        &["why", "--pbn", "-"],
        &["rule", "--both", "--pbn", "-"],
        &["rule", "--pbn", "-", "1H"],
        &["rule", "--pbn", "-", "--picture", "x.svg"],
    ] {
        let said = run(arguments, "nothing here\n");
        assert_eq!((said.status, said.output.as_str()), (2, ""), "{arguments:?}");
        assert!(!said.errors.is_empty(), "{arguments:?}");
    }
    assert_eq!(run(&["rule", "--pbn", "no/such/file"], "").status, 1);
}

#[test]
fn a_file_may_be_in_any_encoding() {
    let text = "[Auction \"N\"]\n1H Pass 1H =1= AP\n[Note \"1:für 😀\"]\n\n[Auction \"N\"]\n1S AP\n\n\u{1a}";
    let units = |order: fn(u16) -> [u8; 2]| text.encode_utf16().flat_map(order).collect::<Vec<u8>>();
    let (little, big) = (units(u16::to_le_bytes), units(u16::to_be_bytes));
    let expected = run(&["parse", "--pbn", &file("utf8.pbn", text.as_bytes())], "");
    assert_eq!((expected.status, expected.output.lines().count()), (0, 2), "{}", expected.output);
    let many = [b"\xff\xfe".as_slice(), &little.repeat(1000)].concat();
    for (name, bytes) in [
        ("mark.pbn", [b"\xef\xbb\xbf", text.as_bytes()].concat()),
        ("little.pbn", [b"\xff\xfe".as_slice(), &little].concat()),
        ("big.pbn", [b"\xfe\xff".as_slice(), &big].concat()),
        ("bare_little.pbn", little),
        ("bare_big.pbn", big),
    ] {
        let said = run(&["parse", "--pbn", &file(name, &bytes)], "");
        assert_eq!((said.status, &said.output), (0, &expected.output), "{name}");
    }
    let said = run(&["parse", "--pbn", &file("many.pbn", &many)], "");
    assert_eq!((said.status, said.output.matches("für 😀").count()), (0, 1000));
    let one = run(&["parse", &file("latin.pbn", b"[Auction \"N\"]\n1H =1= AP\n[Note \"1:f\xfcr\"]\n\x1a")], "");
    assert!(one.status == 0 && one.output.contains("für"), "{}", one.errors);
}

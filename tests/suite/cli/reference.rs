//! `law`, `laws`, `meaning` and `agreements`.

use super::*;

#[test]
fn a_clause_is_found_by_what_it_is_about() {
    let first = |arguments: &[&str]| {
        let said = run(&[&["law"], arguments].concat(), "");
        assert_eq!((said.status, said.errors.as_str()), (0, ""), "{arguments:?}");
        said.output.lines().find_map(|line| line.trim().split_once(": ")).map(|(law, _)| law.to_owned()).unwrap()
    };
    // The law whose heading has the words comes first, with its clauses.
    let about = [("lead", "26"), ("comparable", "23"), ("insufficient bid", "27"), ("double", "19"), ("seven", "38")];
    for (words, law) in about {
        assert_eq!(first(&[words, "2017"]), format!("Law {law}"), "{words}");
    }
    assert_eq!(first(&["--lang", "nb", "utspill", "2017"]), "§ 26");
    assert!(run(&["law", "lead", "2017"], "").output.contains("\nLaw 26B\n"));
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
    assert!(asked.output.contains("Law 27: Insufficient bid\n\nLaw 27B1(a)\n  The"), "{}", asked.output);
    for same in [&["27b1a", "2017"][..], &["§27B1(a)", "2017"], &["Law", "27", "b1", "(A)", "--laws", "2017"]] {
        assert_eq!(run(&[&["law"], same].concat(), "").output, asked.output, "{same:?}");
    }
    let norwegian = run(&["law", "--lang", "nb", "lov 27"], "");
    assert!(norwegian.output.contains("2007-lovene\n  § 27: Utilstrekkelig bud"), "{}", norwegian.output);
    assert!(norwegian.output.contains("\n§ 27B1(a)\n"), "{}", norwegian.output);
    assert!(norwegian.output.lines().all(|line| line.chars().count() <= 100));
    let agreed = run(&["law", "27A1"], "");
    let (editions, _) = agreed.output.split_once('\n').unwrap();
    assert!(editions.starts_with("The Laws of "), "{}", agreed.output);
    assert!(Edition::ALL.iter().all(|edition| editions.contains(edition.year())), "{editions}");
    assert_eq!(agreed.output.matches("Law 27A1").count(), 1, "{}", agreed.output);
    // A law without sections has no introduction.
    assert!(run(&["law", "33"], "").output.contains("\nLaw 33\n"));
    assert!(
        run(&["law", "28"], "")
            .output
            .contains("Law 28, introduction\n  Not used in rulings, because it only explains")
    );
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
    let both = |edition: &Edition| ["27B1(a)", "27B1(b)"].map(|clause| (Some(edition.year()), Some(clause)));
    assert_eq!(found, Edition::ALL.iter().flat_map(both).collect::<Vec<_>>());
    assert!(under.iter().all(|line| line["status"] == "encoded" && line["heading"] == "Insufficient bid"));
    for line in lines(&["laws", "--format", "json", "--lang", "nb"]) {
        assert_eq!(line["says"].is_string(), line["status"] != "out", "{line}");
    }
}

#[test]
fn a_clause_that_is_not_there_is_answered_with_the_nearest() {
    for (arguments, nearest) in [
        (&["27E"][..], "27A, 27B, 27C, 27D."),
        (&["24"], "not among the clauses explained here"),
        (&["17E2", "--laws", "2017"], "17A, 17B, 17C, 17D."),
        (&["23A 2007"], "23."),
        (&["20B"], "not among the clauses explained here"),
        (&["banana"], "27B1(a)"),
        (&["--lang", "nb", "§ 99"], "ikke blant lovpunktene som forklares her"),
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
    assert_eq!(english.output, "5 or more hearts, 12–21 HCP, not (balanced with 15–17 HCP).\n");
    let norwegian = run(&["meaning", "--lang", "nb"], "5+H 12-21 unntatt (jevn 15-17)\n");
    assert_eq!(norwegian.output, "Minst 5 hjerter, 12–21 hp, ikke (jevn med 15–17 hp).\n");
    let noted = said(&["5H gf"]);
    assert!(noted.output.contains("“5H” was read as: 5 or more hearts."), "{}", noted.output);
    let json: Value = serde_json::from_str(&said(&["--format", "json", "5H gf except (bal 15-17)"]).output).unwrap();
    assert_eq!(json["notation"], "5+H gf except (bal 15-17)");
    assert_eq!(json["denies"], json!(["bal 15-17"]));
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

/// Clauses in a row that are left out for one reason stand under one heading, from the first to the last.
#[test]
fn no_reason_is_given_twice_in_a_row() {
    for (law, language) in (16..=72).flat_map(|law| ["en", "nb"].map(|language| (law.to_string(), language))) {
        let said = run(&["law", &law, "--lang", language], "").output;
        let paragraphs: Vec<&str> = said.split("\n\n").collect();
        let text = |paragraph: &str| paragraph.split_once('\n').map(|(_, text)| text.to_owned());
        for pair in paragraphs.windows(2) {
            let [one, next] = pair else { panic!("{pair:?}") };
            assert!(text(one) != text(next) || !one.contains("Not used") && !one.contains("Brukes ikke"), "{said}");
        }
    }
    let of_16 = run(&["law", "16", "--laws", "2017"], "").output;
    assert!(of_16.contains("Law 16A1(a)–16B3\n  Not used in rulings, because"), "{of_16}");
}

#[test]
fn what_a_flag_takes_is_said_in_words() {
    for (lang, or, formats) in
        [("en", " or ", ["text or json", "json or pbn"]), ("nb", " eller ", ["text eller json", "json eller pbn"])]
    {
        let laws = run(&["rule", "--lang", lang, "--laws", "2010", "1H"], "").errors;
        let years = Edition::ALL.map(|edition| edition.to_string());
        assert!(years.iter().all(|year| laws.contains(year)) && laws.contains(or) && !laws.contains('|'), "{laws}");
        for (command, forms) in ["rule", "parse"].into_iter().zip(formats) {
            let format = run(&[command, "--lang", lang, "--format", "xml", "1H"], "").errors;
            assert!(format.contains(forms) && !format.contains("text, json"), "{format}");
        }
    }
}

/// A slip in the name of a command is no beginning of an auction.
#[test]
fn an_auction_without_its_command_is_told_from_a_command_that_is_not_known() {
    for (words, told) in
        [(&["1H", "P", "1H", "ib"][..], "rule 1H …"), (&["rulle", "1H"], "rule TEXT"), (&["laaw", "27"], "rule TEXT")]
    {
        let errors = run(words, "").errors;
        assert!(errors.contains(told), "{errors}");
    }
    let why = run(&["why", "--picture", "auction.png", "1H"], "").errors;
    assert!(why.contains("--picture draws the auction of one ruling"), "{why}");
}

/// Where nothing was counted, no numbers are told; where a measure decides, its number is.
#[test]
fn a_comparison_tells_the_number_that_decides() {
    let of = |withdrawn: &str, replacement: &str, edition: &str| {
        run(&["compare", "--laws", edition, "--withdrawn", withdrawn, "--replacement", replacement], "").output
    };
    for (words, edition) in ["weak", "relay", "stayman"].into_iter().flat_map(|it| [(it, "2007"), (it, "2017")]) {
        let told = of(words, words, edition);
        assert!(told.contains("described in the same words") && !told.contains("Hands:"), "{told}");
    }
    let similar = of("4+S 6-10", "4+S 6-11", "2017");
    let line = similar.split_whitespace().collect::<Vec<_>>().join(" ");
    assert!(line.contains("as stated, 0% once its range is widened"), "{similar}");
}

//! `quiz` at the terminal.

use super::*;

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
        assert!(
            choices
                .iter()
                .all(|choice| choice["right"] == true || choice["why"].as_str().is_none_or(|why| why.len() > 5))
        );
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
    assert!(told.output.contains("Riktig svar er") && told.output.contains("Lovene"), "{}", told.output);
    let none = |of: &[&str], says: &str| {
        let none = run(&[&["quiz"], of].concat(), "");
        assert_eq!((none.status, none.output.as_str()), (1, ""));
        assert!(none.errors.contains(says), "{}", none.errors);
    };
    none(&["--law", "34", "--level", "3"], "no questions about Law 34 at level 3. Mine about that Law are at level 1.");
    none(&["--law", "33"], "no questions about Law 33. Mine are about Laws 17, 18, 19,");
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
    assert_eq!((checked.status, checked.output.trim()), (0, "Questions: 2. Every key agrees with the Laws."));
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

#[test]
fn an_exam_is_marked_at_the_end() {
    let asked = ["quiz", "--exam", "--level", "1", "--seed", "7", "--number", "4"];
    let questions: Vec<Value> = run(&[&asked[..], &["--format", "json"]].concat(), "")
        .output
        .lines()
        .map(|line| serde_json::from_str(line).unwrap())
        .collect();
    let right = |question: &Value| question["right"].as_str().unwrap().to_owned();
    let wrong = |question: &Value| if question["right"] == "A" { "B" } else { "A" }.to_owned();
    let letters = [right(&questions[0]), wrong(&questions[1]), right(&questions[2]), wrong(&questions[3])];
    let said = run(&asked, &format!("{}\n", letters.join("\n")));
    assert!(said.status == 0 && said.output.ends_with("2 of 4 right.\n"), "{}", said.output);
    let answer = |question: &Value| question["explanation"]["text"].as_str().unwrap().to_owned();
    let last = said.output.find(&answer(&questions[3])).unwrap();
    assert!(!said.output[..last].contains("The answer is"), "{}", said.output);
    assert_eq!(said.output.matches("Not quite.").count(), 2, "only what was wrong is explained");
    assert!(said.output.contains("Read again: Law") && said.output.contains(" right\n"), "{}", said.output);
}

#[test]
fn linked_questions_are_asked_one_after_the_other() {
    let said = run(&["quiz", "--linked", "--law", "27", "--seed", "4", "--number", "1", "--format", "json"], "");
    let kinds: Vec<String> = said
        .output
        .lines()
        .map(|line| serde_json::from_str::<Value>(line).unwrap()["kind"].as_str().unwrap().to_owned())
        .collect();
    assert!(kinds.len() >= 3 && kinds[0] == "accepts", "{kinds:?}");
}

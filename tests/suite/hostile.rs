//! What hostile people type: it comes back without anything that a terminal would obey, and without anything unseen.

mod texts;

use director_please::{
    cli::{self, Arguments, json},
    locale::Language,
    plain::{is_hidden, plain},
    shorthand,
};
use texts::TEXTS;

/// What every command says about this text, on both streams.
fn said(arguments: &[&str]) -> String {
    let parser = lexopt::Parser::from_args(arguments);
    let arguments = match Arguments::read(parser, Language::Norwegian, None) {
        Ok(arguments) => arguments,
        Err(error) => return error.to_string(),
    };
    let (mut output, mut errors) = (Vec::new(), Vec::new());
    cli::run(&arguments, &mut std::io::empty(), &mut output, &mut errors).unwrap();
    output.extend(errors);
    String::from_utf8(output).unwrap()
}

#[track_caller]
fn assert_plain(said: &str, about: &str) {
    let hidden: Vec<char> = said.chars().filter(|ch| *ch != '\n' && is_hidden(*ch)).collect();
    assert!(hidden.is_empty(), "{about:?}: {hidden:?} in {said:?}");
    // Programs get letters as they are, however many marks they carry.
    for line in said.lines().filter(|line| !line.starts_with('{')) {
        assert_eq!(plain(line), line, "{about:?}");
    }
}

#[test]
fn nothing_hidden_is_printed() {
    for text in TEXTS {
        for command in [
            &["rule", text][..],
            &["rule", "--director", "--agreements", "acol", text],
            &["rule", "--both", text],
            &["rule", "--format", "json", text],
            &["why", text],
            &["why", "--format", "json", text],
            &["parse", text],
            &["parse", "--format", "pbn", text],
            &["meaning", text],
            &["meaning", "--format", "json", text],
            &["compare", "--withdrawn", text, "--replacement", "5+H"],
            &["compare", "--format", "text", "--withdrawn", "5+H", "--replacement", text],
            &["law", text],
            &["law", "--format", "json", text],
            &["agreements", text],
            &["rule", "--agreements", text, "1H"],
            &["rule", "--records", "-", "--laws", text],
            &[text],
        ] {
            let said = said(command);
            assert!(!said.is_empty(), "{command:?}");
            assert_plain(&said, &format!("{command:?}"));
        }
    }
}

#[test]
fn records_and_conversations_hide_nothing_either() {
    for text in TEXTS {
        let record = serde_json::json!({"events": [{"call": "1H", "meaning": text, "purpose": text}, {"call": text}]});
        for (command, input) in [("rule", format!("{record}\n{{\"laws\":\"{text}\"}}")), ("chat", format!("{text}\n"))]
        {
            let flags: &[&str] = if command == "rule" { &["rule", "--records", "-", "--director"] } else { &["chat"] };
            let arguments = Arguments::read(lexopt::Parser::from_args(flags), Language::English, None).unwrap();
            let (mut output, mut errors) = (Vec::new(), Vec::new());
            cli::run(&arguments, &mut input.as_bytes(), &mut output, &mut errors).unwrap();
            assert_plain(&String::from_utf8(output).unwrap(), text);
        }
    }
}

#[test]
fn what_is_taken_out_leaves_the_rest_and_its_place() {
    assert_eq!(plain("1♥ Pass – «på» § 27"), "1♥ Pass – «på» § 27");
    assert_eq!(plain("a\u{202e}b\u{1b}[0m\tc\r\nd\u{85}"), "ab[0m c \nd ");
    assert_eq!(plain("e\u{301}\u{302}\u{303}\u{304}f"), "e\u{301}\u{302}f");
    let mut written = Vec::new();
    json(&"a\u{202e}\u{9b}\u{7f}\u{e0041}å♥\n", &mut written).unwrap();
    assert_eq!(String::from_utf8(written).unwrap(), r#""a\u202e\u009b\u007f\udb40\udc41å♥\n""#);
    // The mark stands under the word all the same.
    let said = said(&["rule", "--lang", "en", "1H \u{200b}\u{202e}\tP 1Q"]);
    let line = said.lines().position(|line| line == "  1H  P 1Q").unwrap_or_else(|| panic!("{said}"));
    assert_eq!(said.lines().nth(line + 1), Some("        ^^"), "{said}");
}

#[test]
fn a_meaning_is_kept_as_it_is_seen() {
    let record = shorthand::read("1H(\u{202e}strong \u{1b}club\u{200b}) P", None).unwrap();
    assert_eq!(shorthand::write(&record).as_deref(), Some("1H(strong club) P"));
}

#[test]
fn an_endless_list_of_mistakes_is_told_in_a_few() {
    let said = said(&["rule", "--lang", "en", &"banana bananb ".repeat(250)]);
    assert!(said.contains("500 places"), "{said}");
    assert!(said.matches('“').count() < 20, "{said}");
}

#[test]
fn more_irregularities_than_at_any_table_are_refused() {
    let said = |count: usize| said(&["rule", "--lang", "en", &"1H ".repeat(count)]);
    assert!(!said(20).contains("irregularities in one auction"));
    assert!(said(40).contains("More than 24 irregularities in one auction"), "{}", said(40));
}

//! The program in its surroundings: completions, the manual page, the configuration file.

use std::{
    collections::BTreeSet,
    fs,
    path::Path,
    process::{Command, Output},
};

use director_please::{
    cli::HelpPage,
    lawbook::Edition,
    locale::{Language, say},
};
use regex::Regex;
use tempfile::tempdir;

use super::run;

const SHELLS: [&str; 5] = ["bash", "elvish", "fish", "powershell", "zsh"];
/// Flags that mean the same as another one.
const SYNONYMS: [&str; 2] = ["both", "count"];

/// The flags that the program knows, from its source.
fn flags() -> BTreeSet<String> {
    let source = include_str!("../../../src/cli/arguments.rs");
    let arms = Regex::new(r"Arg::Long\(([^_)][^)]*)\)").unwrap();
    let names = Regex::new(r#""([a-z]+)""#).unwrap();
    let arms = arms.captures_iter(source).map(|arm| arm[1].to_owned()).collect::<Vec<_>>().join(" ");
    names
        .captures_iter(&arms)
        .map(|name| name[1].to_owned())
        .filter(|name| !SYNONYMS.contains(&name.as_str()))
        .collect()
}

#[test]
fn pages_of_help_fit_a_terminal_of_eighty_columns() {
    for language in ["en", "nb"] {
        for &page in HelpPage::ALL {
            let said = say(Language::from_tag(language).unwrap(), page.id(), &[]);
            let long = said.lines().find(|line| line.chars().count() > 80);
            assert_eq!(long, None, "{language} {page:?}");
        }
    }
}

#[test]
fn the_completions_offer_every_flag_and_every_command_and_no_other() {
    let flag = Regex::new(r"(?m)^complete .* -l ([a-z]+)").unwrap();
    for language in Language::ALL.map(Language::tag) {
        let fish = run(&["completions", "fish", "--lang", language], "");
        assert_eq!((fish.status, fish.errors.as_str()), (0, ""));
        let offered: BTreeSet<String> = flag.captures_iter(&fish.output).map(|found| found[1].to_owned()).collect();
        assert_eq!(offered, flags(), "{language}");
        let commands = fish.output.lines().filter(|line| line.contains("__fish_director_please_needs_command\" -f -a"));
        assert_eq!(commands.clone().count(), HelpPage::ALL.len() - 1, "every page but the program's is of a command");
        assert!(commands.clone().all(|line| line.contains(" -d '")), "a command without a description");
    }
    for shell in SHELLS {
        let run = run(&["completions", shell], "");
        assert!(run.status == 0 && run.output.contains("similar"), "{shell}: {}", run.errors);
    }
    for wrong in [&["completions"][..], &["completions", "tcsh"], &["completions", "bash", "zsh"]] {
        let run = run(wrong, "");
        assert_eq!((run.status, run.output.as_str()), (2, ""));
        assert!(SHELLS.iter().all(|shell| run.errors.contains(shell)), "{}", run.errors);
    }
}

#[cfg(unix)]
#[test]
fn bash_completes_flags_and_values_after_a_command() {
    let folder = tempdir().unwrap();
    let file = folder.path().join("completions");
    fs::write(&file, run(&["completions", "bash"], "").output).unwrap();
    let offered = |words: &[&str]| {
        let script = r#"source "$0"; COMP_WORDS=("$@"); COMP_CWORD=$(($# - 1))
            _director__please director-please "${COMP_WORDS[COMP_CWORD]}" "${COMP_WORDS[COMP_CWORD - 1]}"
            echo "${COMPREPLY[@]}""#;
        let output = Command::new("bash").args(["-c", script]).arg(&file).args(words).output().unwrap();
        String::from_utf8(output.stdout).unwrap().trim().to_owned()
    };
    let years = Edition::ALL.map(Edition::year).join(" ");
    for (words, expected) in [
        (&["director-please", "co"][..], "compare completions"),
        (&["director-please", "rule", "--la"], "--laws --lang"),
        (&["director-please", "rule", "--laws", ""], &years),
        (&["director-please", "laws", "--lang", ""], "en nb"),
        (&["director-please", "quiz", "--level", ""], "0 1 2 3"),
        (&["director-please", "compare", "--re"], "--replacement"),
    ] {
        assert_eq!(offered(words), expected, "{words:?}");
    }
}

#[test]
fn the_manual_page_says_all_that_the_pages_of_help_say() {
    let requests = Regex::new(r"^\.(TH|SH|SS|PP|TP|nf|fi|ie|el)\b").unwrap();
    let fonts = Regex::new(r"\\f[BRI]").unwrap();
    for language in Language::ALL {
        let manual = run(&["manual", "--lang", language.tag()], "");
        assert_eq!((manual.status, manual.errors.as_str()), (0, ""));
        let wrong = manual.output.lines().find(|line| line.starts_with(['.', '\'']) && !requests.is_match(line));
        assert_eq!(wrong, None, "a line that is taken for a request");
        let plain = fonts.replace_all(&manual.output, "").into_owned();
        let plain =
            plain.replace("\\-", "-").replace("\\*(Aq", "'").replace("\\&", "").replace("\\\\", "\\").to_lowercase();
        for page in HelpPage::ALL {
            let text = say(language, page.id(), &[]).to_lowercase();
            let missing = text.split_whitespace().find(|word| !plain.contains(word.trim_end_matches([':', '.'])));
            assert_eq!(missing, None, "{page:?}");
        }
    }
}

/// The program with this configuration file.
fn run_with(file: &Path, arguments: &[&str]) -> Output {
    let mut program = Command::new(env!("CARGO_BIN_EXE_director-please"));
    program.args(arguments).env_remove("LC_ALL").env_remove("LC_MESSAGES").env("LANG", "C.UTF-8");
    program.env("DIRECTOR_PLEASE_CONFIG", file).output().unwrap()
}

#[test]
fn the_configuration_file_counts_where_the_flag_is_not_given() {
    let folder = tempdir().unwrap();
    let file = folder.path().join("config.toml");
    let said = |arguments: &[&str]| {
        let output = run_with(&file, arguments);
        assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
        String::from_utf8(output.stdout).unwrap()
    };
    fs::write(&file, "lang = \"nb\"\nlaws = 2007\n").unwrap();
    let rule = ["rule", "1H P 1H ib"];
    assert!(said(&rule).contains("2007-lovene"));
    assert!(said(&["rule", "1H P 1H ib 2017"]).contains("2017-lovene"), "the text's year");
    assert!(said(&[&rule[..], &["--lang", "en", "--laws", "2017"]].concat()).contains("Laws of 2017"));
    assert!(said(&[&rule[..], &["--editions"]].concat()).contains("2017-lovene"), "every edition");
    assert!(said(&["law", "27B1", "--editions"]).contains("27B1(b)"));
    fs::write(&file, "\u{feff}lang = \"nb\"\r\nlaws = \"2007\"\r\n").unwrap();
    assert!(said(&rule).contains("2007-lovene"), "as Windows writes it");
    // A system by name, or a file beside this one; and what is similar.
    let asks = ["rule", "--format", "json", "1D 1S 1H ib rej X"];
    fs::write(&file, "").unwrap();
    let plain = said(&asks);
    fs::write(&file, "agreements = 'acol'").unwrap();
    let acol = said(&asks);
    assert_ne!(plain, acol);
    fs::write(folder.path().join("ours.txt"), run(&["agreements", "acol"], "").output).unwrap();
    fs::write(&file, "agreements = 'ours.txt'").unwrap();
    assert_eq!(said(&asks), acol);
    let compare =
        ["compare", "--format", "json", "--withdrawn", "4+H 12-21 except (bal 15-17)", "--replacement", "4+H 13+"];
    let [mut judged, mut similar] = [String::new(), String::new()];
    for (text, into) in [("similar = '5,15'", &mut judged), ("similar = [20, 40]", &mut similar)] {
        fs::write(&file, text).unwrap();
        *into = said(&compare);
    }
    assert!(judged != similar && said(&[&compare[..], &["--similar", "5,15"]].concat()) == judged);
}

#[test]
fn what_is_wrong_with_the_configuration_file_is_told_with_its_place() {
    let folder = tempdir().unwrap();
    let file = folder.path().join("config.toml");
    for (text, expected) in [
        ("laws = 1997", &[":1:8: laws = 1997: expected 2007"][..]),
        ("# ours\n  laws = true", &[":2:10: laws = true: expected 2007"]),
        ("lang = \"sv\"", &[":1:8: lang = \"sv\": expected en or nb"]),
        ("similar = [15, 5]", &[":1:11: similar = [15, 5]: expected two percentages, such as 5,15"]),
        ("agreements = \"nobody\"", &[":1:14: ", "acol"]),
        ("agrements = \"acol\"\nlaw = 2007", &[":1:1: “agrements”", ":2:1: “law” is not a setting", "laws, similar"]),
        ("[rule]\nlaws = 2007", &[":1:2: “rule”"]),
        ("laws = 2007\nlang = \"nb\nlaws", &[":2:"]),
        ("lang = \"nb\"\nlaws = 1997", &[":2:8: laws = 1997: må være"]),
        ("laws = 2007\nlaws = 2017", &[":2:1: "]),
    ] {
        fs::write(&file, text).unwrap();
        let output = run_with(&file, &["rule", "1H P 1H ib"]);
        let errors = String::from_utf8(output.stderr).unwrap();
        assert_eq!((output.status.code(), output.stdout.as_slice()), (Some(2), &[][..]), "{text}");
        for part in expected
            .iter()
            .map(|part| if part.starts_with(':') { format!("config.toml{part}") } else { (*part).to_owned() })
        {
            assert!(errors.contains(&part), "{text}: {errors}");
        }
        for other in [&["--version"][..], &["--help"], &["rule", "--help"], &["completions", "bash"], &["manual"]] {
            assert!(run_with(&file, other).status.success(), "{other:?}");
        }
    }
    let none = run_with(&folder.path().join("none.toml"), &["laws"]);
    assert_eq!(none.status.code(), Some(2));
    assert!(String::from_utf8(none.stderr).unwrap().contains("none.toml"));
}

#[cfg(unix)]
#[test]
fn the_configuration_file_is_looked_for_where_the_system_keeps_such_files() {
    let folder = tempdir().unwrap();
    for (variable, path) in [("XDG_CONFIG_HOME", "director-please"), ("HOME", ".config/director-please")] {
        let place = folder.path().join(variable);
        fs::create_dir_all(place.join(path)).unwrap();
        let said = || {
            let mut program = Command::new(env!("CARGO_BIN_EXE_director-please"));
            program.env_remove("DIRECTOR_PLEASE_CONFIG").env_remove("XDG_CONFIG_HOME").env_remove("LC_ALL");
            program.env("LANG", "C.UTF-8").env(variable, &place).args(["rule", "1H"]);
            String::from_utf8(program.output().unwrap().stdout).unwrap()
        };
        let english = said();
        fs::write(place.join(path).join("config.toml"), "lang = 'nb'").unwrap();
        assert_ne!(said(), english, "{variable}");
    }
}

//! What the Laws leave open: one list, with words in every language, a paragraph beside the code for each, and a page.

use std::{collections::BTreeSet, env, fmt::Write as _, fs, path::Path};

use director_please::{
    lawbook::Clause,
    laws::READINGS,
    locale::{self, Language},
};
use regex::Regex;

use crate::rulings::UPDATE;

/// The names in the paragraphs of a folder of sources.
fn told(folder: &Path, found: &mut Vec<String>) {
    let paragraph = Regex::new(r"//[/!] READING( `([a-z-]+)`)?").unwrap();
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            told(&path, found);
        } else {
            let text = fs::read_to_string(&path).unwrap();
            found.extend(paragraph.captures_iter(&text).map(|one| {
                one.get(2).map_or_else(
                    || panic!("{}: a reading without a name", path.display()),
                    |name| name.as_str().to_owned(),
                )
            }));
        }
    }
}

#[test]
fn every_reading_beside_the_code_is_in_the_list_and_no_other() {
    let mut found = Vec::new();
    told(&Path::new(env!("CARGO_MANIFEST_DIR")).join("src"), &mut found);
    let listed: BTreeSet<&str> = READINGS.iter().map(|reading| reading.name).collect();
    assert_eq!(listed.len(), READINGS.len(), "two readings have one name");
    assert_eq!(found.iter().map(String::as_str).collect::<BTreeSet<_>>(), listed);
    assert_eq!(found.len(), listed.len(), "{found:?}");
}

#[test]
fn every_reading_names_clauses_and_has_a_text_in_every_language() {
    for reading in READINGS {
        let has = |clause: &Clause| clause.edition().index().iter().any(|entry| entry.clause == *clause);
        assert!(!reading.clauses.is_empty() && reading.clauses.iter().all(has), "{}", reading.name);
        let [english, norwegian] = Language::ALL.map(|language| locale::reading(reading.name, language));
        for (text, foreign) in [(&english, "§"), (&norwegian, "Law")] {
            assert!(text.asks.ends_with('?'), "{}", text.asks);
            for line in [&text.here, &text.other] {
                assert!(line.ends_with('.') && !line.contains(foreign), "{line}");
            }
        }
        assert!(english.asks != norwegian.asks && english.here != norwegian.here && english.other != norwegian.other);
    }
    for language in Language::ALL {
        let path = format!("{}/locales/{}/readings.ftl", env!("CARGO_MANIFEST_DIR"), language.tag());
        let texts = fs::read_to_string(path).unwrap().lines().filter(|line| line.starts_with("readings-")).count();
        assert_eq!(texts, READINGS.len() * 3, "a text of no reading");
    }
}

/// The page with a line for each reading and room for an answer.
fn page(language: Language) -> String {
    let (title, about, here, other, answer) = match language {
        Language::English => (
            "What the Laws leave open",
            "Generated from the program’s list of readings (`director-please readings`); do not edit. If a federation reads a clause \
             differently, it is enough to name the reading and answer *as here*, *differently*, or *the director decides*.",
            "Here",
            "Also defensible",
            "Answer",
        ),
        Language::Norwegian => (
            "Hva lovene lar stå åpent",
            "Generert fra programmets liste over lesemåter (`director-please readings --lang nb`); skal ikke redigeres. Leser et \
             forbund et lovpunkt annerledes, er det nok å oppgi navnet på lesemåten og svaret: *som her*, *annerledes* eller *TL avgjør*.",
            "Her",
            "Kan også forsvares",
            "Svar",
        ),
    };
    let mut text = format!("# {title}\n\n{about}\n");
    for (number, reading) in READINGS.iter().enumerate() {
        let words = locale::reading(reading.name, language);
        let clauses = locale::by_edition(reading.clauses, language);
        write!(text, "\n## {}. {}\n\n{clauses}\n\n{}\n\n", number + 1, reading.name, words.asks).unwrap();
        write!(text, "- **{here}:** {}\n- **{other}:** {}\n- **{answer}:**\n", words.here, words.other).unwrap();
    }
    text
}

#[test]
fn the_published_readings_are_those_of_the_program() {
    for language in Language::ALL {
        let path = format!("{}/docs/rulings/{}/readings.md", env!("CARGO_MANIFEST_DIR"), language.tag());
        let page = page(language);
        if env::var_os("UPDATE_RULINGS").is_some() {
            fs::create_dir_all(Path::new(&path).parent().unwrap()).unwrap();
            fs::write(&path, page).unwrap();
        } else {
            let published = fs::read_to_string(&path).unwrap_or_default();
            assert!(published == page, "{path} is not what the program says; run {UPDATE} and read what changed");
        }
    }
}

//! The cases of `tests/cases/`: shorthand in, ruling notation out, in both editions.

use std::{collections::BTreeSet, fs, path::Path};

use director_please::{
    lawbook::{Edition, Status},
    laws,
    locale::Language,
    record::Record,
    shorthand,
};
use regex::Regex;
use serde::Deserialize;

use crate::lawbook::SHOWN_WITHOUT_A_CITATION;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    case: Vec<Case>,
}

/// One auction and the ruling on it in each edition.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Case {
    /// Unique in the suite.
    pub name: String,
    /// What a user types.
    pub auction: String,
    why: String,
    source: String,
    ruling: Rulings,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Rulings {
    #[serde(rename = "2007")]
    laws_2007: String,
    #[serde(rename = "2017")]
    laws_2017: String,
}

/// The words of the sources beside the addresses of clauses, in English and in Norwegian.
const IN_NORWEGIAN: [(&str, &str); 14] = [
    ("a club's guide to", "en klubbs veiledning til"),
    ("WBF commentary on the Laws of 2017", "WBFs kommentar til 2017-lovene"),
    ("R. Busch on", "R. Busch om"),
    ("artificial bids", "kunstige bud"),
    ("advice for directors", "råd til TL"),
    ("lead penalties", "utspillsrestriksjoner"),
    ("update", "oppdatering"),
    ("example", "eksempel"),
    ("by analogy for the calls over the double", "på samme måte for meldingene over doblingen"),
    ("by analogy: the Laws do not say", "på samme måte: lovene sier det ikke"),
    (", then ", ", deretter "),
    (" of 2017", " (2017)"),
    (" of 2007", " (2007)"),
    (" and ", " og "),
];

const SAME: &str = "same as 2017";

/// The editions of which the files say what is to come out: all that stand by themselves.
pub fn editions() -> impl Iterator<Item = Edition> {
    Edition::ALL.into_iter().filter(|edition| edition.amends().is_none())
}

impl Case {
    /// The record, under this edition.
    pub fn record(&self, edition: Edition) -> Record {
        let record = shorthand::read(&self.auction, Some(edition));
        record.unwrap_or_else(|problems| panic!("{}: {problems:?}", self.name))
    }

    /// Where the ruling comes from, in a language.
    pub fn source_in(&self, language: Language) -> String {
        match language {
            Language::English => self.source.clone(),
            Language::Norwegian => {
                let text = IN_NORWEGIAN.iter().fold(self.source.clone(), |text, (from, to)| text.replace(from, to));
                let text = Regex::new(r"Laws ([0-9])").unwrap().replace_all(&text, "§§ $1").into_owned();
                Regex::new(r"Law ([0-9])").unwrap().replace_all(&text, "§ $1").into_owned()
            }
        }
    }

    /// The ruling on it, in the ruling notation.
    pub fn ruling(&self, edition: Edition) -> String {
        let ruling = laws::rule(&self.record(edition));
        ruling.unwrap_or_else(|bad| panic!("{}: {bad}", self.name)).to_string()
    }

    fn expected(&self, edition: Edition) -> &str {
        let is_same = self.ruling.laws_2007.trim() == SAME;
        if edition == Edition::Laws2007 && !is_same {
            self.ruling.laws_2007.trim()
        } else {
            self.ruling.laws_2017.trim()
        }
    }
}

/// Every case file with its cases, in the order of the laws.
pub fn files() -> Vec<(String, Vec<Case>)> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/cases");
    let mut paths: Vec<_> = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()).collect();
    paths.sort();
    paths
        .iter()
        .map(|path| {
            let text = fs::read_to_string(path).unwrap();
            let file: File = toml::from_str(&text).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
            (path.file_stem().unwrap().to_string_lossy().into_owned(), file.case)
        })
        .collect()
}

#[test]
fn every_case_is_ruled_as_written_in_every_edition() {
    let mut wrong = Vec::new();
    for (file, cases) in files() {
        assert!(!cases.is_empty(), "{file} holds no case");
        for case in cases {
            for edition in editions() {
                let ruling = case.ruling(edition);
                if ruling.trim() != case.expected(edition) {
                    wrong.push(format!(
                        "# {} ({edition})\n{ruling}\n# expected\n{}\n",
                        case.name,
                        case.expected(edition)
                    ));
                }
            }
        }
    }
    assert!(wrong.is_empty(), "{} rulings differ:\n{}", wrong.len(), wrong.join("\n"));
}

#[test]
fn every_case_has_a_name_of_its_own_a_reason_and_a_source() {
    let mut names = BTreeSet::new();
    let english = Regex::new(r"(?i)\b(laws?|on|of|the|by|to|then|and|no|with|also|see|example)\b").unwrap();
    for (file, cases) in files() {
        for case in cases {
            assert!(names.insert(case.name.clone()), "{file}: two cases are called {}", case.name);
            let norwegian = case.source_in(Language::Norwegian);
            let rest = english.find(&norwegian);
            assert!(rest.is_none(), "{}: {norwegian}", case.name);
            assert!(!case.why.trim().is_empty() && !case.source.trim().is_empty(), "{}: why and source", case.name);
        }
    }
    assert!(names.len() >= 60, "only {} cases were read", names.len());
}

/// A source names clauses that are in the book: `2007: 22A1` and `2007 Law 32A` in that of 2007, the others in any edition in use.
#[test]
fn every_source_can_be_looked_up() {
    // Titles have numbers of their own.
    let titles =
        Regex::new(r"R\. Busch on Law 27, 2008: (example \d+)?|guide to Law 27 of 2017|Laws of 2017, Law 17").unwrap();
    let part = Regex::new(r"\(2007: [^)]*\)|\b(2007|2017) Laws? [^,;]*|\S+ \((2007|2017)\)").unwrap();
    let address = Regex::new(r"\b\d\d(?:[A-Z]\d?(?:\([a-z]+\))*)?").unwrap();
    let knows = |edition: Edition, wanted: &str| {
        let known = || edition.index().iter().map(|entry| entry.clause.address());
        // A law that has parts is too much to look up. Some sources name a law that the index leaves out as a whole.
        let is_part = |known: &str| known == wanted || wanted.len() > 2 && known.starts_with(wanted);
        known().any(is_part) || !known().any(|known| known.starts_with(&wanted[..2]))
    };
    let mut wrong = Vec::new();
    let mut looked_up = 0;
    for (_, cases) in files() {
        for case in cases {
            let source = titles.replace_all(&case.source, "").into_owned();
            let mut of = |text: &str, editions: &[Edition]| {
                for found in address.find_iter(text).filter(|found| !["20"].contains(&found.as_str())) {
                    looked_up += 1;
                    if !editions.iter().any(|edition| knows(*edition, found.as_str())) {
                        wrong.push(format!("{}: {} in “{}”", case.name, found.as_str(), case.source));
                    }
                }
            };
            for found in part.find_iter(&source) {
                let is_old = found.as_str().contains("2007");
                let edition = if is_old { Edition::Laws2007 } else { Edition::Laws2017 };
                of(&found.as_str().replace("2007", "").replace("2017", ""), &[edition]);
            }
            of(&part.replace_all(&source, ""), &editions().collect::<Vec<_>>());
        }
    }
    assert!(wrong.is_empty() && looked_up > 500, "{looked_up} were looked up\n{}", wrong.join("\n"));
}

#[test]
fn every_encoded_clause_has_a_case() {
    let mut cited: BTreeSet<(&str, String)> = BTreeSet::new();
    for (_, cases) in files() {
        for case in cases {
            for edition in Edition::ALL {
                let notation = case.ruling(edition);
                let words = notation.split(|c: char| c.is_whitespace() || "[],;".contains(c));
                cited.extend(words.map(|word| (edition.year(), word.to_owned())));
            }
        }
    }
    for edition in Edition::ALL {
        for entry in edition.index() {
            let address = entry.clause.address();
            let shown = cited.iter().any(|(year, word)| *year == edition.year() && word.starts_with(address));
            let of = edition.amends().unwrap_or(edition);
            let elsewhere =
                SHOWN_WITHOUT_A_CITATION.iter().any(|(other, them)| *other == of && them.contains(&address));
            let encoded = entry.status == Status::Encoded && !elsewhere;
            assert!(shown || !encoded, "Law {address} of {edition} is marked encoded, and no case shows it");
        }
    }
}

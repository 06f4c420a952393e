//! Pages of several editions side by side: nothing is lost, and everything keeps its order.

use director_please::{
    answer::{self, Answer, Asked},
    explain::{Message, Reader},
    lawbook::Edition,
    locale::{self, Language},
    present::{Page, Section},
};

use crate::cases;

/// What a section says, line by line, where each edition has its own pages.
fn lines(section: &Section) -> Vec<String> {
    let items = section.items.iter().map(|item| match item.label.as_str() {
        "" => item.text.clone(),
        label => format!("{label}: {}", item.text),
    });
    section.text.iter().cloned().chain(items).collect()
}

/// What the common page says in this section to somebody who plays under this edition.
fn read_as(section: &Section, names: &[String], name: &str) -> Vec<String> {
    let is_label =
        |label: &str| !label.is_empty() && label.split(", ").all(|part| names.iter().any(|name| name == part));
    let mut said = section.text.clone();
    for item in &section.items {
        match item.label.as_str() {
            label if is_label(label) => {
                if label.split(", ").any(|part| part == name) {
                    said.push(item.text.clone());
                }
            }
            "" => said.push(item.text.clone()),
            label => said.push(format!("{label}: {}", item.text)),
        }
    }
    said
}

/// The places of these lines in what the common page says; each is looked for behind the one before it.
fn is_in_order(lines: &[String], said: &[String]) -> bool {
    let mut rest = said.iter();
    lines.iter().all(|line| rest.any(|other| other == line))
}

fn check(page: &Page, answers: &[Answer], language: Language, case: &str) {
    let names: Vec<String> = Edition::ALL
        .iter()
        .map(|&edition| locale::tell(&Message::UnderEdition { edition }, language).unwrap())
        .collect();
    for (answer, name) in answers.iter().zip(&names) {
        for section in &answer.page.sections {
            let own = lines(section);
            let found = page.sections.iter().any(|drawn| {
                let said = read_as(drawn, &names, name);
                // Sentences come before items in every section, and what is common before what is not.
                let (text, items) = own.split_at(section.text.len());
                text.iter().all(|line| said.contains(line)) && is_in_order(items, &said)
            });
            assert!(found, "{case}: {name}: {}: {own:#?}\n{page:#?}", section.heading);
        }
    }
}

#[test]
fn what_an_edition_says_is_on_the_page_of_all_in_its_order() {
    for language in Language::ALL {
        for (_, cases) in cases::files() {
            for case in &cases {
                for reader in [Reader::Player, Reader::Director] {
                    let asked = Asked { reader, ..Asked::new("", language) };
                    let answers: Vec<Answer> =
                        cases::editions().map(|edition| answer::on_record(&asked, case.record(edition))).collect();
                    check(&answer::side_by_side(&answers, language), &answers, language, &case.name);
                }
            }
        }
    }
}

//! Clauses by words: somebody who does not know the number says what it is about.

use super::{Language, clause_says, law_heading};
use crate::lawbook::{self, Edition, steps};

/// Laws that are about these words, then clauses on which we use them; where they begin a word before where they do not.
#[must_use]
pub fn clauses_about(text: &str, editions: &[Edition], language: Language) -> Vec<&'static str> {
    let typed = folded(text);
    let words: Vec<&str> = typed.split(|sign: char| !sign.is_alphanumeric()).filter(|word| !word.is_empty()).collect();
    if words.is_empty() {
        return Vec::new();
    }
    let mut found: Vec<(Fit, bool, &'static str)> = Vec::new();
    for address in lawbook::addresses(editions, "") {
        let having = editions.iter().filter(|edition| edition.known(address).is_some());
        let fits = having.filter_map(|edition| {
            let is_law = steps(address).len() == 1;
            let title = folded(&format!("{address} {}", heading(*edition, address, language)));
            let entry = edition.index().iter().find(|entry| entry.clause.address() == address);
            let says = entry.and_then(|entry| clause_says(entry.clause, language));
            let by_title = fit(&words, &title);
            let by_sentence = says.and_then(|says| fit(&words, &format!("{title} {}", folded(&says))));
            match (by_title, by_sentence) {
                (Some(fit), _) if is_law => Some((fit, false)),
                (None, Some(fit)) => Some((fit, true)),
                (Some(_) | None, _) => None,
            }
        });
        found.extend(fits.min().map(|(fit, is_clause)| (fit, is_clause, address)));
    }
    // Equals stay in the order of the book.
    found.sort_by_key(|(fit, is_clause, _)| (*fit, *is_clause));
    found.into_iter().map(|(.., address)| address).collect()
}

/// How words are found in a text.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Fit {
    /// Each begins a word.
    Beginning,
    /// Each stands somewhere.
    Inside,
}

fn fit(words: &[&str], text: &str) -> Option<Fit> {
    let begins = |word: &&str| text.split(|sign: char| !sign.is_alphanumeric()).any(|one| one.starts_with(*word));
    if words.iter().all(begins) {
        Some(Fit::Beginning)
    } else {
        words.iter().all(|word| text.contains(*word)).then_some(Fit::Inside)
    }
}

/// Small letters, and those without which a keyboard may be.
fn folded(text: &str) -> String {
    text.to_lowercase().replace('å', "a").replace('ø', "o").replace('æ', "ae")
}

/// What the law of this address is about.
#[must_use]
pub fn heading(edition: Edition, address: &'static str, language: Language) -> String {
    let number = steps(address).first().and_then(|number| number.parse().ok());
    let law = edition.laws().find(|law| Some(law.number) == number);
    law.map(|law| law_heading(law, language)).unwrap_or_default()
}

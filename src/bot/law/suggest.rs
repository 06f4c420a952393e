//! What somebody may mean who has typed part of an address, or words that our sentences use.

use super::place::{Place, heading};
use crate::{
    bot::message::CHOICES,
    lawbook::{self, Edition, steps},
    locale::{Language, clause_says},
};

/// The places that match, the likeliest first: by address, or else by words, or else the nearest addresses.
#[must_use]
pub fn suggestions(typed: &str, editions: &[Edition], language: Language) -> Vec<Place> {
    let mut found = by_address(typed, editions);
    if found.is_empty() {
        found = by_words(typed, editions, language);
    }
    if found.is_empty() {
        found = editions.iter().flat_map(|edition| edition.nearest(typed)).collect();
    }
    let mut places: Vec<Place> = Vec::new();
    for address in found {
        let place = Place::of(address, editions);
        if !places.contains(&place) {
            places.push(place);
        }
    }
    places.truncate(CHOICES);
    places
}

/// Every address that begins so, as deep as there is room for: for a single digit laws, for a law all its clauses.
fn by_address(typed: &str, editions: &[Edition]) -> Vec<&'static str> {
    let all = lawbook::addresses(editions, typed);
    let depth = |address: &'static str| steps(address).len();
    let up_to = |most: usize| all.iter().copied().filter(|address| depth(address) <= most).collect::<Vec<_>>();
    let first = all.iter().map(|address| depth(address)).min().unwrap_or_default();
    let last = all.iter().map(|address| depth(address)).max().unwrap_or_default();
    let fitting = (first..=last).rev().map(up_to).find(|found| found.len() <= CHOICES);
    fitting.unwrap_or_else(|| up_to(first))
}

/// Laws that are about these words, then clauses on which we use them; where they begin a word before where they do not.
fn by_words(typed: &str, editions: &[Edition], language: Language) -> Vec<&'static str> {
    let typed = folded(typed);
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

//! Finds clauses by part of an address, or by words in their descriptions.

use crate::{
    bot::{commands::law::location::LawLocation, view::layout::CHOICES},
    lawbook::{self, Edition, steps},
    locale::{Language, clauses_about},
};

/// The places that match, the likeliest first: by address, or else by words, or else the nearest addresses.
pub fn suggestions(typed: &str, editions: &[Edition], language: Language) -> Vec<LawLocation> {
    let mut found = by_address(typed, editions);
    if found.is_empty() {
        found = clauses_about(typed, editions, language);
    }
    if found.is_empty() {
        found = editions.iter().flat_map(|edition| edition.nearest(typed)).collect();
    }
    let mut places: Vec<LawLocation> = Vec::new();
    for address in found {
        let place = LawLocation::of(address, editions);
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

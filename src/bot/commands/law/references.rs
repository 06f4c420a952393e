//! From clauses to other clauses: those that our sentences name, the same clause of the other edition, what stands under
//! it, beside it and above it.

use crate::{
    bot::{commands::law::location::LawLocation, view::layout::CHOICES},
    lawbook::{Edition, Entry, steps},
    locale::{Language, clause_says},
};

/// Where to go on from the clauses that this address has in these editions.
pub fn links(address: &'static str, editions: &[Edition]) -> Vec<LawLocation> {
    let mut found: Vec<LawLocation> = Vec::new();
    let shown: Vec<&Entry> = editions.iter().flat_map(|edition| edition.find(address)).collect();
    let mut add = |place: LawLocation| {
        if place.address != address && !found.contains(&place) {
            found.push(place);
        }
    };
    for entry in &shown {
        let edition = entry.clause.edition();
        // A sentence is about the same clauses in every language.
        let sentence = clause_says(entry.clause, Language::English).unwrap_or_default();
        let named = edition.named(&sentence, entry.clause.law());
        named.into_iter().for_each(|address| add(LawLocation::of(address, editions)));
    }
    if let [entry, ..] = shown.as_slice()
        && entry.clause.address() == address
    {
        shown.iter().flat_map(|entry| renumbered(entry)).for_each(&mut add);
    }
    let way = steps(address);
    let above: Vec<&'static str> = way.iter().rev().skip(1).copied().collect();
    let beside = above.first().copied();
    for of in [Some(address), beside].into_iter().flatten() {
        let under = editions.iter().flat_map(|edition| edition.under(of));
        under.for_each(|address| add(LawLocation::of(address, editions)));
    }
    above.into_iter().for_each(|address| add(LawLocation::of(address, editions)));
    if beside.is_none() {
        editions
            .iter()
            .flat_map(|edition| neighbours(*edition, address))
            .for_each(|law| add(LawLocation::of(law, editions)));
    }
    found.truncate(CHOICES);
    found
}

/// The clauses under which other editions say the same.
fn renumbered(entry: &Entry) -> Vec<LawLocation> {
    let Some(says) = clause_says(entry.clause, Language::English) else { return Vec::new() };
    let same = |other: &&Entry| clause_says(other.clause, Language::English).as_ref() == Some(&says);
    let others = entry.clause.edition().others().filter_map(|edition| edition.index().iter().find(same));
    let renumbered = others.filter(|other| other.clause.address() != entry.clause.address());
    let place = |other: &Entry| LawLocation { address: other.clause.address(), edition: Some(other.clause.edition()) };
    renumbered.map(place).collect()
}

/// The laws before and after a law.
fn neighbours(edition: Edition, law: &'static str) -> Vec<&'static str> {
    let laws: Vec<&'static str> = edition
        .laws()
        .filter_map(|law| law.entries.first().and_then(|entry| steps(entry.clause.address()).first().copied()))
        .collect();
    let Some(at) = laws.iter().position(|other| *other == law) else { return Vec::new() };
    [at.checked_sub(1), Some(at + 1)].into_iter().flatten().filter_map(|at| laws.get(at).copied()).collect()
}

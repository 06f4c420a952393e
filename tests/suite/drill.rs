//! The edition that was made up to see what an edition costs: the Laws of 2017 with another 26B and 30A.

use director_please::{
    answer::{self, Asked},
    bridge::Seat,
    lawbook::Edition,
    locale::{self, Language},
    record::Record,
    ruling::{LeadKind, Passes},
};

use crate::{cases, dice::Dice, totality};

/// Whether the notation of a ruling tells of a clause that the edition changes.
fn is_changed(notation: &str) -> bool {
    let words = notation.split(|sign: char| sign.is_whitespace() || "[],;".contains(sign));
    words.into_iter().any(|word| ["26B", "30A"].contains(&word))
}

#[test]
fn nothing_is_otherwise_than_in_2017_but_for_the_two_clauses() {
    let mut changed = 0;
    for (_, cases) in cases::files() {
        for case in cases {
            let [old, new] = [Edition::Laws2017, Edition::Drill].map(|edition| case.ruling(edition));
            if is_changed(&old) {
                assert_ne!(old, new, "{}", case.name);
                changed += 1;
            } else {
                assert_eq!(old, new, "{}", case.name);
            }
        }
    }
    assert!(changed > 50, "{changed}");
    for seed in 0..500 {
        let record = totality::record(&mut Dice::new(seed), Edition::Laws2017);
        let under = |laws| director_please::laws::rule(&Record { laws, ..record.clone() });
        if let (Ok(old), Ok(new)) = (under(Edition::Laws2017), under(Edition::Drill))
            && !is_changed(&old.to_string())
        {
            assert_eq!(old.to_string(), new.to_string(), "{record:?}");
        }
    }
}

#[test]
fn the_two_clauses_are_ruled_by_and_told() {
    let ruled = |text: &str| answer::answer(&Asked::new(text, Language::English)).found.unwrap().ruling;
    let lead = ruled("1S 1H ib rej 2D ncmp 2099").in_force.lead;
    assert_eq!(
        lead.first().map(|lead| (lead.kind, lead.clause.edition())),
        Some((LeadKind::RequireOrForbid, Edition::Drill))
    );
    let [old, new] = ["E:P rej", "E:P rej 2099"].map(|text| ruled(text).incidents[0].result.offender_passes);
    assert_eq!((old, new), (Passes::Once, Passes::Throughout));
    assert_eq!(ruled("E:P 2099").calls[0].by, Seat::East);
    for language in Language::ALL {
        for clause in Edition::Drill.index().iter().map(|entry| entry.clause) {
            let of_2017 = Edition::Laws2017.index().iter().map(|entry| entry.clause);
            let of_2017 = of_2017.filter(|other| other.address() == clause.address());
            let told = of_2017.map(|other| locale::clause_says(other, language)).next().unwrap();
            let differs = ["26B", "30A"].contains(&clause.address());
            assert_eq!(locale::clause_says(clause, language) != told, differs, "{clause}");
        }
    }
}

#[test]
fn every_edition_is_side_by_side_and_named() {
    for language in Language::ALL {
        let answers = answer::by_edition(&Asked::new("1S 1H ib rej 2D ncmp", language));
        assert_eq!(answers.len(), 3);
        let page = answer::side_by_side(&answers, language);
        let text = director_please::present::terminal::render(&page);
        assert!(Edition::ALL.iter().all(|edition| text.contains(edition.year())), "{text}");
    }
}

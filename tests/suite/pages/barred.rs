//! Who has to pass has nothing to choose, and is not asked.

use std::collections::BTreeSet;

use director_please::{
    bridge::Seat,
    explain::{self, Reader},
    lawbook::Edition,
    laws,
    record::{Event, LhoChoice, Record},
};

use super::{seat, sentences};
use crate::{
    chains::table::{EVERY_FAULT, Table},
    dice::Dice,
    trace::records,
};

/// The records of the cases, generated ones, and careless tables.
pub(super) fn tables() -> impl Iterator<Item = Record> {
    let careless = (0..1_500).flat_map(|seed| {
        Edition::ALL.map(|edition| {
            let mut dice = Dice::new(seed);
            // The first numbers of neighbouring seeds are much alike.
            (0..5).for_each(|_| _ = dice.below(2));
            Table::played(&mut dice, edition, &EVERY_FAULT, 9).record
        })
    });
    records().into_iter().chain(careless)
}

/// A player who has to pass is not asked what to call, and the director is not told to let them choose.
#[test]
fn nobody_chooses_who_has_to_pass() {
    const CHOOSES: [&str; 11] = [
        "rotation-later",
        "choice-offender",
        "director-choose",
        "director-replacements",
        "director-replacements-barred",
        "director-replacements-new",
        "director-replacements-by-meaning",
        "director-replacements-barred-by-meaning",
        "rotation-step-comparable",
        "rotation-step-comparable-barred",
        "director-tell-cancelled",
    ];
    let (mut seen, mut barred) = (BTreeSet::new(), 0);
    for record in tables() {
        let Ok(ruling) = laws::rule(&record) else { continue };
        let has_answers = ruling.incidents.iter().any(|it| it.answers.is_some());
        let bound: Vec<Seat> = ruling.in_force.must_pass.iter().map(|bar| bar.seat).collect();
        barred += bound.len();
        for reader in [Reader::Player, Reader::Director] {
            let explanation = explain::explain(&record, &ruling, reader);
            for told in sentences(&explanation) {
                if !CHOOSES.contains(&told.id()) {
                    continue;
                }
                seen.insert(told.id());
                let offender = seat(told, "offender").unwrap();
                assert!(has_answers || !bound.contains(&offender), "{} of {offender}: {record:?}", told.id());
            }
        }
    }
    assert!(barred > 100, "{barred}");
    assert!(seen.len() > 7, "{seen:?}");
}

/// “When it is West’s own turn, West chooses” stands on no page on which another choice may leave West nothing but a pass.
#[test]
fn who_may_yet_have_to_pass_chooses_only_if_not() {
    let (mut seen, mut unless) = (0, 0);
    for record in tables() {
        let Ok(ruling) = laws::rule(&record) else { continue };
        let told = explain::explain(&record, &ruling, Reader::Director);
        unless += sentences(&told).iter().filter(|told| told.id() == "rotation-later-unless-barred").count();
        for told in sentences(&told).into_iter().filter(|told| told.id() == "rotation-later") {
            let offender = seat(told, "offender").unwrap();
            for choice in [LhoChoice::Accepts, LhoChoice::Declines] {
                let mut chosen = record.clone();
                chosen.events.push(Event::Lho(choice));
                let Ok(then) = laws::rule(&chosen) else { continue };
                let bars = then.in_force.must_pass.iter().any(|bar| bar.seat == offender);
                assert!(!bars, "{choice:?} makes {offender} pass: {record:?}");
                seen += 1;
            }
        }
    }
    assert!(seen > 50 && unless > 1, "{seen}, {unless}");
}

/// The director is told before whose lead to be called: a defender whose lead may be restricted.
#[test]
fn the_lead_before_which_the_director_is_called_is_restricted() {
    const TELLS: [&str; 4] =
        ["director-tell-barred", "removed-step-both", "removed-step-both-lead", "rotation-step-once"];
    let mut seen = BTreeSet::new();
    for record in tables() {
        let Ok(ruling) = laws::rule(&record) else { continue };
        if ruling.incidents.iter().any(|it| it.answers.is_some()) {
            continue;
        }
        for told in sentences(&explain::explain(&record, &ruling, Reader::Director)) {
            if !TELLS.contains(&told.id()) {
                continue;
            }
            seen.insert(told.id());
            let partner = seat(told, "partner").unwrap();
            let may = ruling.in_force.lead.iter().any(|lead| lead.leader == partner);
            assert!(may, "{} of {partner}: {}\n{ruling}", told.id(), record.to_json());
        }
    }
    assert!(seen.len() == TELLS.len(), "{seen:?}");
}

//! Chains of irregularities as they happen at a table: one thing goes wrong, and the players go on calling. What must hold
//! of every ruling on them is written here from the Laws, so that a failure is first of all a question to the program.

mod acceptance;
mod before_ruling;
mod bound;
mod branches;
mod changed_again;
mod decided;
mod due;
mod endings;
mod facts;
mod gone_on;
mod imposed;
mod innocence;
mod last_pass;
mod mispulls;
mod never_accepted;
mod not_made;
mod offers;
mod over_refused;
mod over_second;
mod passes;
mod printed;
mod repeated;
mod restored;
mod ruled;
mod slips;
pub mod table;
pub mod turning;
mod turns;
mod two_open;
mod unnamed;
mod which_law;

use std::cell::RefCell;

use director_please::{
    bridge::Seat,
    lawbook::Edition,
    laws,
    record::{Event, Record},
    ruling::{CallStatus, Kind, Outcome, RuledCall, Ruling},
};

use crate::dice::Dice;
use table::{EVERY_FAULT, Table};

/// What a property came across: how often it had something to say, and where the ruling was otherwise.
#[derive(Default)]
struct Tally {
    seen: usize,
    failures: usize,
    shortest: Option<(Record, String)>,
}

impl Tally {
    /// The property had something to say about this record.
    fn hold(&mut self, holds: bool, record: &Record, why: impl FnOnce() -> String) {
        self.seen += 1;
        if !holds {
            self.fail(record, why);
        }
    }

    /// Of all failures the one with the fewest events is told: it is the quickest to read.
    fn fail(&mut self, record: &Record, why: impl FnOnce() -> String) {
        self.failures += 1;
        let fewest = self.shortest.as_ref().map(|(shortest, _)| shortest.events.len());
        if fewest.is_none_or(|fewest| record.events.len() < fewest) {
            self.shortest = Some((record.clone(), why()));
        }
    }

    /// The ruling; a record that tells what a table can do must not be refused.
    fn rule(&mut self, record: &Record) -> Option<Ruling> {
        match laws::rule(record) {
            Ok(ruling) => Some(ruling),
            Err(refused) => {
                self.fail(record, || format!("refused: {refused}"));
                None
            }
        }
    }
}

/// Asks the property about many seeds in both editions, or as many as `TOTALITY_SEEDS` says. It must have had something to
/// say `least` times: a property that saw nothing proves nothing.
fn for_many(least: usize, check: impl Fn(&mut Dice, Edition, &mut Tally)) {
    const ORDINARY: u64 = 2_000;
    let wanted = std::env::var("TOTALITY_SEEDS").ok();
    let seeds =
        wanted.map_or(ORDINARY, |number| number.parse::<u64>().expect("TOTALITY_SEEDS is a number").max(ORDINARY));
    let mut tally = Tally::default();
    for seed in 0..seeds {
        for edition in Edition::ALL {
            let mut dice = Dice::new(seed);
            // The first numbers of neighbouring seeds are much alike.
            for _ in 0..5 {
                dice.below(2);
            }
            check(&mut dice, edition, &mut tally);
        }
    }
    if let Some((record, why)) = &tally.shortest {
        let ruling = laws::rule(record).map_or_else(|refused| refused.to_string(), |ruling| ruling.to_string());
        let of = (tally.failures, tally.seen);
        panic!("{} of {}, the shortest: {}\n{why}\n{ruling}", of.0, of.1, record.to_json());
    }
    assert!(tally.seen >= least, "seen {} times only", tally.seen);
}

/// Every outcome in the tree, the tree itself first.
fn outcomes(outcome: &Outcome) -> Vec<&Outcome> {
    let mut found = vec![outcome];
    match outcome {
        Outcome::NoRectification(_) | Outcome::Rectification(_) => {}
        Outcome::PlayersOption(option) => found.extend(option.choices.iter().flat_map(|choice| outcomes(&choice.then))),
        Outcome::DirectorsOption(option) => {
            found.extend(outcomes(&option.if_yes));
            found.extend(outcomes(&option.if_no));
        }
    }
    found
}

/// The calls as they compare between records in which they have other places.
fn without_events(calls: &[RuledCall]) -> Vec<RuledCall> {
    calls.iter().map(|call| RuledCall { event: None, ..*call }).collect()
}

/// What is left of a ruling but for the places of its events.
fn in_short(ruling: &Ruling) -> String {
    let calls = without_events(&ruling.calls);
    let incidents: Vec<_> =
        ruling.incidents.iter().map(|one| (one.kind, one.call, one.accepted, one.replacement, &one.outcome)).collect();
    format!("{calls:?}\n{:?} {:?} {:?}\n{incidents:#?}", ruling.in_force, ruling.turn, ruling.contract)
}

/// How many of a thing the tables came across, by its name.
#[derive(Default)]
struct Seen(Vec<(&'static str, usize)>);

impl Seen {
    fn note(&mut self, what: &'static str) {
        match self.0.iter_mut().find(|(name, _)| *name == what) {
            Some((_, times)) => *times += 1,
            None => self.0.push((what, 1)),
        }
    }

    fn times(&self, what: &str) -> usize {
        self.0.iter().find(|(name, _)| *name == what).map_or(0, |(_, times)| *times)
    }
}

#[test]
fn the_tables_come_across_every_kind_of_irregularity() {
    let seen = RefCell::new(Seen::default());
    for_many(0, |dice, edition, tally| {
        let table = Table::played(dice, edition, &EVERY_FAULT, 9);
        let Some(ruling) = tally.rule(&table.record) else { return };
        let mut seen = seen.borrow_mut();
        ruling.incidents.iter().for_each(|incident| seen.note(incident.kind.name()));
        let many = [(1, "one irregularity"), (2, "two irregularities"), (3, "three irregularities or more")];
        many.iter()
            .filter(|(number, _)| ruling.incidents.len().min(3) == *number)
            .for_each(|(_, name)| seen.note(name));
        let in_words = table.record.events.iter().filter(|event| matches!(event, Event::Lho(_)));
        in_words.for_each(|_| seen.note("LHO in words"));
        let cancelled = ruling.calls.iter().filter(|call| call.status == CallStatus::Cancelled);
        cancelled.for_each(|_| seen.note("cancelled calls"));
        ruling.in_force.must_pass.iter().for_each(|_| seen.note("bars"));
        ruling.in_force.lead.iter().for_each(|_| seen.note("lead restrictions"));
        if ruling.auction_over {
            seen.note("auctions that ended");
        }
        if table.blamed.len() == 1 {
            seen.note("one player to blame");
        }
    });
    let seen = seen.into_inner();
    // Two calls at the same instant are for the turned tables alone.
    let kinds = Kind::ALL.iter().copied().filter(|kind| *kind != Kind::SimultaneousCall).map(Kind::name);
    let missing = kinds.filter(|name| seen.times(name) < 10).collect::<Vec<_>>();
    assert!(missing.is_empty(), "{missing:?} of {:?}", seen.0);
    let wanted = [
        ("one irregularity", 500),
        ("two irregularities", 200),
        ("three irregularities or more", 100),
        ("LHO in words", 200),
        ("cancelled calls", 200),
        ("bars", 200),
        ("lead restrictions", 200),
        ("auctions that ended", 100),
        ("one player to blame", 500),
    ];
    wanted.iter().for_each(|(name, least)| assert!(seen.times(name) >= *least, "{name}: {:?}", seen.0));
}

/// The ruling on a record and who is to call, if nothing is open.
fn settled_turn(record: &Record) -> Option<(Ruling, Seat)> {
    let ruling = laws::rule(record).ok()?;
    let seat = ruling.turn.filter(|_| ruling.incidents.iter().all(|one| one.is_settled()))?;
    Some((ruling, seat))
}

//! Chains of irregularities as they happen at a table: one thing goes wrong, and the players go on calling. What must hold
//! of every ruling on them is written here from the Laws, so that a failure is first of all a question to the program.

mod acceptance;
mod endings;
mod facts;
mod innocence;
mod mispulls;
mod offers;
mod passes;
mod table;
mod turning;

use director_please::{
    lawbook::Edition,
    laws,
    record::Record,
    ruling::{Outcome, Ruling},
};

use crate::totality::Dice;

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
            self.fail(record, why());
        }
    }

    /// Of all failures the shortest one is told: it is the quickest to read.
    fn fail(&mut self, record: &Record, why: String) {
        self.failures += 1;
        if std::env::var("DUMP").is_ok() { eprintln!("DUMP {}\t{}", why.lines().next().unwrap_or_default(), record.to_json()); }
        let length = |record: &Record| (record.events.len(), record.to_json().len());
        if self.shortest.as_ref().is_none_or(|(shortest, _)| length(record) < length(shortest)) {
            self.shortest = Some((record.clone(), why));
        }
    }

    /// The ruling; a record that tells what a table can do must not be refused.
    fn rule(&mut self, record: &Record) -> Option<Ruling> {
        match laws::rule(record) {
            Ok(ruling) => Some(ruling),
            Err(refused) => {
                self.fail(record, format!("refused: {refused}"));
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
    let seeds = wanted.map_or(ORDINARY, |number| number.parse::<u64>().expect("TOTALITY_SEEDS is a number").max(ORDINARY));
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

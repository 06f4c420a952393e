//! What a call denies because another one would have been made: `!1NT`, and `rest`.

use std::collections::BTreeMap;

use super::{
    problem::AgreementFault,
    reader::{Entry, Lines, Span},
};
use crate::{
    bridge::Call,
    meaning::{
        Condition, Denial, Meaning,
        notation::{conjunction, disjunction, negation},
        read,
    },
};

/// What a pair has agreed about a call.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Agreed {
    /// The whole of what it shows.
    pub meaning: Meaning,
    /// What its own lines say, without what other calls would have shown.
    pub own: Condition,
    /// The calls by which hands are shown that this one leaves out: `!1NT`, and all others of the section for `rest`.
    pub left_out: Vec<Call>,
}

/// The calls of one section, each with the whole of what it shows.
pub(super) struct Resolver<'a> {
    lines: &'a Lines,
    /// What has been found; `None` while it is being looked for.
    known: BTreeMap<Call, Option<Agreed>>,
    pub(super) problems: Vec<(AgreementFault, Span)>,
}

impl<'a> Resolver<'a> {
    pub(super) fn new(lines: &'a Lines) -> Resolver<'a> {
        Resolver { lines, known: BTreeMap::new(), problems: Vec::new() }
    }

    /// Every call with what it shows.
    pub(super) fn all(mut self) -> (BTreeMap<Call, Agreed>, Vec<(AgreementFault, Span)>) {
        let calls: Vec<Call> = self.lines.keys().copied().collect();
        let found = calls.into_iter().filter_map(|call| Some((call, self.of(call)?))).collect();
        (found, self.problems)
    }

    fn of(&mut self, call: Call) -> Option<Agreed> {
        if let Some(known) = self.known.get(&call) {
            return known.clone();
        }
        let entries = self.lines.get(&call)?;
        self.known.insert(call, None);
        let mut left_out = Vec::new();
        let each: Vec<Meaning> = entries.iter().map(|entry| self.entry(call, entry, &mut left_out)).collect();
        let meaning = one_of(each);
        left_out.sort_unstable();
        left_out.dedup();
        let is_too_long = read(&meaning.to_string()).is_err();
        if let Some(entry) = entries.first().filter(|_| is_too_long) {
            self.problems.push((AgreementFault::TooLong, entry.span));
        }
        let agreed = Agreed { meaning, own: as_written(entries), left_out };
        self.known.insert(call, Some(agreed.clone()));
        Some(agreed)
    }

    fn entry(&mut self, call: Call, entry: &Entry, left: &mut Vec<Call>) -> Meaning {
        let mut meaning = entry.meaning.clone();
        for other in std::mem::take(&mut meaning.excludes) {
            match self.of(other) {
                Some(agreed) => {
                    meaning.denies.push(denial(agreed.meaning.condition()));
                    left.push(other);
                }
                None if self.lines.contains_key(&other) => self.problems.push((AgreementFault::Circle, entry.span)),
                None => self.problems.push((AgreementFault::NotDescribed, entry.span)),
            }
        }
        if entry.is_rest {
            let others = self.lines.iter().filter(|(other, _)| **other != call);
            left.extend(others.clone().map(|(other, _)| *other));
            meaning.denies.extend(others.map(|(_, entries)| denial(as_written(entries))));
        }
        meaning
    }
}

/// What the lines of a call say by themselves. Hands that they leave to another call are in that call, so that both
/// together have the same hands.
fn as_written(entries: &[Entry]) -> Condition {
    disjunction(entries.iter().map(|entry| entry.meaning.condition()).collect())
}

fn denial(condition: Condition) -> Denial {
    Denial { text: condition.to_string(), condition }
}

/// One of several meanings of the same call.
fn one_of(mut each: Vec<Meaning>) -> Meaning {
    let Some(mut meaning) = each.pop() else { return Meaning::of(Condition::Any(Vec::new())) };
    if each.is_empty() {
        return meaning;
    }
    each.push(meaning.clone());
    let common: Vec<Denial> =
        meaning.denies.iter().filter(|denial| each.iter().all(|one| one.denies.contains(denial))).cloned().collect();
    let side = |one: &Meaning| {
        let own = one.denies.iter().filter(|denial| !common.contains(denial));
        let own = own.map(|denial| negation(denial.condition.clone()));
        conjunction(std::iter::once(one.shows.clone()).chain(own).collect())
    };
    meaning.shows = disjunction(each.iter().map(side).collect());
    meaning.denies = common;
    for one in &each {
        let new = one.purposes.iter().filter(|purpose| !meaning.purposes.contains(purpose)).copied();
        let new: Vec<_> = new.collect();
        meaning.purposes.extend(new);
    }
    // What is usual for a part of them is not usual for all.
    meaning.usually.retain(|usual| each.iter().all(|one| one.usually.contains(usual)));
    meaning
}

//! The head of a section: the auction so far, as the pair sees it.

use super::{
    letter::{Bound, Letter, Pattern, ways},
    problem::AgreementFault,
};
use crate::bridge::{Auction, Call, Seat, Suit};

/// One call of an auction as a pair sees it. Opponents' passes are left out.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(super) enum Step {
    /// The player or their partner.
    Ours(Call),
    /// An opponent.
    Theirs(Call),
}

/// An auction as a pair sees it.
pub(super) type Steps = Vec<Step>;

impl Step {
    pub(super) const fn call(self) -> Call {
        match self {
            Step::Ours(call) | Step::Theirs(call) => call,
        }
    }
}

/// The head of a section.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Head {
    /// Whether it begins with dots: whatever went before.
    pub(super) open: bool,
    /// The calls, and whether an opponent made them.
    calls: Vec<(bool, Pattern)>,
}

/// The auction of a head, once every letter stands for a suit.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Place {
    pub(super) steps: Steps,
    pub(super) bound: Bound,
    pub(super) bid: Vec<Suit>,
}

/// What is wrong with a head, from which of its characters to which.
pub(super) type BadHead = (AgreementFault, usize, usize);

impl Head {
    /// Reads what stands between the brackets.
    pub(super) fn read(text: &str) -> Result<Head, Vec<BadHead>> {
        let mut head = Head { open: false, calls: Vec::new() };
        let mut problems = Vec::new();
        let mut theirs = false;
        for (from, word) in words(text) {
            let to = from + word.chars().count();
            match word.as_str() {
                "(" if !theirs => theirs = true,
                ")" if theirs => theirs = false,
                "(" | ")" => problems.push((AgreementFault::BadHead, from, to)),
                "..." | "…" if head.calls.is_empty() && !theirs => head.open = true,
                _ if is_opening(&word) => {}
                _ => match Pattern::read(&word) {
                    // Opponents' passes are left out.
                    Some(Pattern::Call(Call::Pass)) if theirs => {}
                    Some(pattern) => head.calls.push((theirs, pattern)),
                    None => problems.push((AgreementFault::NotACall, from, to)),
                },
            }
        }
        let end = text.chars().count();
        if theirs {
            problems.push((AgreementFault::BadHead, 0, end));
        }
        if problems.is_empty() && head.places().is_empty() {
            let is_unbound = head.calls.iter().any(|(_, pattern)| matches!(pattern, Pattern::Bid(_, _, true)));
            let fault = if is_unbound { AgreementFault::WhichSuit } else { AgreementFault::NotPossible };
            problems.push((fault, 0, end));
        }
        if problems.is_empty() { Ok(head) } else { Err(problems) }
    }

    /// How far from exactly its letters say when it holds.
    pub(super) fn vagueness(&self) -> usize {
        let mut letters: Vec<Letter> = self.calls.iter().filter_map(|(_, pattern)| pattern.letter()).collect();
        letters.sort_unstable();
        letters.dedup();
        letters.into_iter().map(Letter::vagueness).sum()
    }

    /// Every auction that it means, and that is possible.
    pub(super) fn places(&self) -> Vec<Place> {
        let named: Vec<Suit> =
            self.calls.iter().filter_map(|(_, pattern)| suit_of(pattern.call(&Bound::new())?)).collect();
        let bindable = self.calls.iter().filter(|(_, pattern)| !matches!(pattern, Pattern::Bid(_, _, true)));
        let ways = ways(bindable.filter_map(|(_, pattern)| pattern.letter()), &Bound::new(), &named);
        ways.into_iter().filter_map(|bound| self.place(bound)).collect()
    }

    fn place(&self, bound: Bound) -> Option<Place> {
        let step = |&(theirs, pattern): &(bool, Pattern)| {
            pattern.call(&bound).map(if theirs { Step::Theirs } else { Step::Ours })
        };
        let steps: Steps = self.calls.iter().map(step).collect::<Option<_>>()?;
        let bid = steps.iter().filter_map(|step| suit_of(step.call())).collect();
        let mut before = Steps::new();
        for step in &steps {
            if !self.open && !is_possible(&before, *step) {
                return None;
            }
            before.push(*step);
        }
        Some(Place { steps, bound, bid })
    }
}

/// Whether this call can be made after these. Who of the pair makes it does not matter.
pub(super) fn is_possible(before: &[Step], next: Step) -> bool {
    let seat = |step: &Step| match step {
        Step::Ours(_) => Seat::North,
        Step::Theirs(_) => Seat::East,
    };
    let mut auction = Auction::new(Seat::North);
    before.iter().for_each(|step| auction.push(seat(step), step.call()));
    auction.allows(seat(&next), next.call())
}

fn suit_of(call: Call) -> Option<Suit> {
    call.bid().and_then(|bid| bid.denomination.suit())
}

fn is_opening(word: &str) -> bool {
    ["opening", "openings", "åpning", "åpninger", "apning"].contains(&word.to_lowercase().as_str())
}

/// The words between the brackets, each with its place; round brackets are words of their own.
fn words(text: &str) -> Vec<(usize, String)> {
    let mut words: Vec<(usize, String)> = Vec::new();
    let mut goes_on = false;
    for (at, ch) in text.chars().enumerate() {
        let is_part = !ch.is_whitespace() && !"(),-".contains(ch);
        match words.last_mut().filter(|_| goes_on && is_part) {
            Some((_, word)) => word.push(ch),
            None if is_part || "()".contains(ch) => words.push((at, ch.to_string())),
            None => {}
        }
        goes_on = is_part;
    }
    words
}

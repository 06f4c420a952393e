//! Agreements: what each call of a pair shows in its auction, as a text that players write.
//!
//! ```text
//! [opening]                          the auction so far, as the pair sees it
//! 1NT = 15-17 bal                    a call, and what it shows
//! 1H  = 5+H 12-21 !1NT !1S           what 1NT or 1S shows is left out
//! P   = rest                         what no other call of the section shows; also resten
//! [1M]                               partner opened a major: M stands for the same suit in the whole section
//! 2NT = 4+M 13+ gf art               # a comment
//! [1m (1M)]                          opponents' calls in brackets, their passes left out
//! [... 4NT]                          whatever went before
//! ```
//!
//! `M` is a major, `m` a minor, `x` any suit, `y` a suit that nobody has bid, `oM` and `om` the other major and minor. In
//! a head they stand for every such suit in turn, no two for the same; in a line, the letters of its head for the suits
//! that they have there, and others, before the `=`, for every suit in turn. Letters that stand for nothing are read as
//! the notation reads them.
//!
//! NOTATION: of two lines for a call, the more exact one holds: with fewer letters in its head, with `M` or `m` rather than
//! `x` or `y`, and then by the letters of the line itself. Two that are as exact mean one or the other. Leading
//! passes do not matter. A section without dots holds before one with dots, the longer before the shorter.

mod head;
mod letter;
mod problem;
mod reader;
mod resolve;

use std::{collections::BTreeMap, sync::LazyLock};

pub use problem::{AgreementFault, AgreementProblem};
pub use resolve::Agreed;

use super::Meaning;
use crate::bridge::{Call, Seat};
use head::{Step, Steps};
use reader::Reader;
use resolve::Resolver;

/// What the calls of a pair show.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Agreements {
    /// By the whole auction.
    whole: BTreeMap<Steps, BTreeMap<Call, Agreed>>,
    /// By how the auction ends.
    ends: BTreeMap<Steps, BTreeMap<Call, Agreed>>,
}

/// A system that is known by its name.
struct Preset {
    name: &'static str,
    text: &'static str,
    read: LazyLock<Agreements>,
}

macro_rules! preset {
    ($name:literal) => {{
        const TEXT: &str = include_str!(concat!("agreements/", $name, ".txt"));
        Preset { name: $name, text: TEXT, read: LazyLock::new(|| Agreements::read(TEXT).unwrap_or_default()) }
    }};
}

/// The systems that are known by name. That each can be read is tested.
static PRESETS: [Preset; 4] =
    [preset!("five-card-majors"), preset!("acol"), preset!("strong-club"), preset!("norwegian")];

impl Agreements {
    /// The names of the systems that are known by name.
    pub fn presets() -> impl Iterator<Item = &'static str> {
        PRESETS.iter().map(|preset| preset.name)
    }

    /// The system with this name.
    #[must_use]
    pub fn preset(name: &str) -> Option<&'static Agreements> {
        PRESETS.iter().find(|preset| preset.name == name).map(|preset| &*preset.read)
    }

    /// The text of the system with this name.
    #[must_use]
    pub fn preset_text(name: &str) -> Option<&'static str> {
        PRESETS.iter().find(|preset| preset.name == name).map(|preset| preset.text)
    }

    /// Reads agreements.
    ///
    /// # Errors
    /// Everything that cannot be read, in the order in which it stands there.
    pub fn read(text: &str) -> Result<Agreements, Vec<AgreementProblem>> {
        let mut reader = Reader::read(text);
        let mut agreements = Agreements::default();
        for ((open, steps), lines) in std::mem::take(&mut reader.sections) {
            let (calls, problems) = Resolver::new(&lines).all();
            problems.into_iter().for_each(|(kind, span)| reader.problem(kind, span));
            let sections = if open { &mut agreements.ends } else { &mut agreements.whole };
            sections.insert(steps, calls);
        }
        let mut problems = reader.problems;
        problems.sort_by_key(|problem| (problem.line, problem.from));
        if problems.is_empty() { Ok(agreements) } else { Err(problems) }
    }

    /// What a call of this player shows after these calls; `None` where nothing is agreed.
    ///
    /// Players who were skipped are taken to have passed.
    #[must_use]
    pub fn shows(&self, auction: &[(Seat, Call)], seat: Seat, call: Call) -> Option<&Meaning> {
        self.agreed(auction, seat, call).map(|agreed| &agreed.meaning)
    }

    /// The same with what comes from the call's own lines, and what from other calls.
    #[must_use]
    pub fn agreed(&self, auction: &[(Seat, Call)], seat: Seat, call: Call) -> Option<&Agreed> {
        self.section(auction, seat)?.get(&call)
    }

    /// Every call of this player that is described after these calls, with what it shows.
    pub fn calls(&self, auction: &[(Seat, Call)], seat: Seat) -> impl Iterator<Item = (Call, &Meaning)> {
        self.section(auction, seat).into_iter().flatten().map(|(call, agreed)| (*call, &agreed.meaning))
    }

    /// Every call that is described anywhere, with what it shows.
    pub fn all(&self) -> impl Iterator<Item = (Call, &Meaning)> {
        self.whole.values().chain(self.ends.values()).flatten().map(|(call, agreed)| (*call, &agreed.meaning))
    }

    fn section(&self, auction: &[(Seat, Call)], seat: Seat) -> Option<&BTreeMap<Call, Agreed>> {
        let steps = steps(auction, seat);
        let end = |from: usize| self.ends.get(steps.get(from..)?);
        self.whole.get(&steps).or_else(|| (0..=steps.len()).find_map(end))
    }
}

/// An auction as this player's side sees it.
fn steps(auction: &[(Seat, Call)], seat: Seat) -> Steps {
    let mut steps = Steps::new();
    let mut turn = auction.first().map_or(seat, |(first, _)| *first);
    let calls = auction.iter().map(|&(by, call)| (by, Some(call)));
    for (by, call) in calls.chain([(seat, None)]) {
        while turn != by {
            push(&mut steps, seat, turn, Call::Pass);
            turn = turn.lho();
        }
        if let Some(call) = call {
            push(&mut steps, seat, by, call);
            turn = by.lho();
        }
    }
    steps
}

/// Adds a call, unless it is a pass before the first bid, or an opponent's pass.
fn push(steps: &mut Steps, seat: Seat, by: Seat, call: Call) {
    let is_ours = by.side() == seat.side();
    if call != Call::Pass || (is_ours && !steps.is_empty()) {
        steps.push(if is_ours { Step::Ours(call) } else { Step::Theirs(call) });
    }
}

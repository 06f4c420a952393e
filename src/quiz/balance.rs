//! Which sorts of answer a question may have at a level, and how often each is wanted.
//!
//! Tables fall as they fall: most irregularities silence nobody, and most calls are in order. A quiz that asked about them as
//! they come could be answered without knowing a law. So the answer is chosen first, and then a table to which it belongs.

use super::{claim::Fault, dice::Dice, kind::Draft, kind::Kind, level::Level, sort::Sort};
use crate::lawbook::{Clause, Edition};

/// The answers that a question of this kind may have at this level, with how often each is wanted; none where there is no
/// such question.
pub(super) fn answers(kind: Kind, level: Level, edition: Edition) -> Vec<(Sort, u32)> {
    match (kind, level.number()) {
        (Kind::Accepts, 0 | 1) => vec![(Sort::Acceptable, 1), (Sort::NobodyCan, 1), (Sort::InOrder, 1)],
        (Kind::Order, 0) => vec![
            (Sort::InOrder, 6),
            (Sort::Wrong(Fault::OutOfTurn), 6),
            (Sort::Wrong(Fault::Insufficient), 4),
            (Sort::Wrong(Fault::NotAllowed), 1),
        ],
        (Kind::Order, 1) => vec![
            (Sort::InOrder, 6),
            (Sort::Wrong(Fault::OutOfTurn), 6),
            (Sort::Wrong(Fault::AfterTheEnd), 6),
            (Sort::Wrong(Fault::Insufficient), 3),
            (Sort::Wrong(Fault::NotAllowed), 1),
        ],
        (Kind::Order, 2) => vec![
            (Sort::InOrder, 6),
            (Sort::Wrong(Fault::OutOfTurn), 6),
            (Sort::Wrong(Fault::HadToPass), 6),
            (Sort::Wrong(Fault::Insufficient), 4),
            (Sort::Wrong(Fault::NotAllowed), 1),
        ],
        (Kind::Order, _) => vec![
            (Sort::InOrder, 6),
            (Sort::Wrong(Fault::HadToPass), 4),
            (Sort::Wrong(Fault::Insufficient), 1),
            (Sort::Wrong(Fault::NotAllowed), 1),
        ],
        (Kind::Passes, level) => silences(level, edition),
        (Kind::Free, 1) => vec![(Sort::Frees, 3), (Sort::NoneFrees, 1)],
        (Kind::Irregular, 0 | 1) => vec![(Sort::Irregular, 3), (Sort::InOrder, 1)],
        (Kind::Lead, level) => leads(level, edition),
        (Kind::Contract, 0..=2) => vec![(Sort::Contract, 1)],
        (Kind::Comparable, 2) => vec![(Sort::NotComparable, 5), (Sort::Comparable, 2)],
        (Kind::Editions, 1) => vec![(Sort::Changed, 3), (Sort::Unchanged, 2)],
        (Kind::Editions, 2..) => vec![(Sort::Changed, 4), (Sort::Unchanged, 1)],
        (Kind::Clause, level) => decisive(level, edition),
        (Kind::Accepts | Kind::Free | Kind::Irregular | Kind::Contract | Kind::Comparable | Kind::Editions, _) => {
            Vec::new()
        }
    }
}

fn silences(level: u8, edition: Edition) -> Vec<(Sort, u32)> {
    let mut all = vec![(Sort::Unbound, 2), (Sort::PartnerThroughout, 2)];
    all.extend(match level {
        0 => vec![(Sort::PartnerOnce, 3), (Sort::OffenderOnce, 3), (Sort::Repeats, 1)],
        1 => vec![(Sort::Both, 2)],
        2 => vec![(Sort::PartnerOnce, 4)],
        _ => vec![(Sort::Both, 2), (Sort::OffenderThroughout, 2)],
    });
    // Only a pass of 2007 silences the offender alone and to the end, unless something had gone wrong before it.
    all.extend((level == 0 && edition == Edition::Laws2007).then_some((Sort::OffenderThroughout, 1)));
    all
}

fn leads(level: u8, edition: Edition) -> Vec<(Sort, u32)> {
    match (level, edition) {
        (1, Edition::Laws2007) => vec![(Sort::Require, 3), (Sort::LeadFree, 2), (Sort::ForbidAny, 2)],
        (1, Edition::Laws2017) => vec![(Sort::LeadFree, 1), (Sort::ForbidSome, 1), (Sort::ForbidAny, 1)],
        (2, Edition::Laws2017) => vec![(Sort::ForbidSome, 1), (Sort::ForbidAny, 2)],
        (_, Edition::Laws2007 | Edition::Laws2017) => Vec::new(),
    }
}

/// Clauses that decide, by level.
const DECISIVE_2007: [&[&str]; 4] = [
    &[],
    &["27A1", "27B1(a)", "27B1(b)", "27B2", "29A", "30A", "30B1", "30B2(a)", "31A1", "31A2(a)", "31A2(b)", "31B"],
    &["25A1", "25A2", "25B1", "25B2", "36A", "36B", "38B", "39B", "39C"],
    &["27A1", "27B1(a)", "27B2", "28B", "34", "36A", "36B", "37A", "37B"],
];

/// The same for 2017.
const DECISIVE_2017: [&[&str]; 4] = [
    &[],
    &["27A1", "27B1(a)", "27B1(b)", "27B2", "29A", "30A", "30B1(b)(i)", "30B1(b)(ii)", "31A1", "31A2(a)", "31A2(b)"],
    &["25A1", "25A4", "32A1", "32A2(b)", "36A", "36B", "38B", "39B", "39C"],
    &["27A1", "27B1(a)", "27B2", "28B", "34", "36A", "36B", "37A", "37B"],
];

fn decisive(level: u8, edition: Edition) -> Vec<(Sort, u32)> {
    let all = match edition {
        Edition::Laws2007 => DECISIVE_2007,
        Edition::Laws2017 => DECISIVE_2017,
    };
    let addresses = all.get(usize::from(level)).copied().unwrap_or_default();
    // Some are seldom seen, and so often taken for the answer that they must be it more often.
    let weight = |clause: Clause| if matches!(clause.address(), "27B1(b)" | "30B1(b)(i)") { 3 } else { 2 };
    clauses(edition, addresses).map(|clause| (Sort::Clause(clause), weight(clause))).collect()
}

fn clauses(edition: Edition, addresses: &'static [&'static str]) -> impl Iterator<Item = Clause> {
    let named = edition.index().iter().map(|entry| entry.clause);
    named.filter(|clause| addresses.contains(&clause.address()))
}

/// Whether a clause is the answer to some question.
pub(super) fn ever_decides(clause: Clause) -> bool {
    let all = match clause.edition() {
        Edition::Laws2007 => DECISIVE_2007,
        Edition::Laws2017 => DECISIVE_2017,
    };
    all.iter().any(|addresses| addresses.contains(&clause.address()))
}

/// The answer that a question is to have; `None` where any will do.
#[derive(Clone, Copy, Debug)]
pub(super) struct Aim(Option<Sort>);

impl Aim {
    pub(super) const ANY: Aim = Aim(None);

    /// One of the answers that such a question may have; at some level, if none is given.
    pub(super) fn at(dice: &mut Dice, kind: Kind, level: Option<Level>, edition: Edition) -> Aim {
        let level = level.or_else(|| dice.pick(&Level::ALL));
        Aim(level.and_then(|level| dice.weighted(&answers(kind, level, edition))))
    }

    pub(super) fn is_met_by(self, draft: &Draft) -> bool {
        self.0.is_none_or(|sort| draft.right.sort(&draft.table.ruling) == sort)
    }
}

/// Leaves out the wrong choices that are never right at this level, as long as two remain: nobody must know them by their
/// kind. The other edition's lead restriction stays, because to know that it is the other edition's is to know the answer.
pub(super) fn level_out(kind: Kind, level: Level, draft: &mut Draft) {
    if matches!(kind, Kind::Lead | Kind::Clause) {
        return;
    }
    let possible = answers(kind, level, draft.table.record.laws);
    let ruling = &draft.table.ruling;
    let can_be = |claim: &super::Claim| possible.iter().any(|(sort, _)| claim.sort(ruling) == *sort);
    if draft.wrong.iter().filter(|(claim, _)| can_be(claim)).count() > 1 {
        draft.wrong.retain(|(claim, _)| can_be(claim));
    }
}

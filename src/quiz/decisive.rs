//! Which clauses decide, at which level: in sets of clauses that are confused with each other. The choices of a question are
//! all from one set, so that nobody finds the clause by the number of its Law.

use super::level::Level;
use crate::{
    lawbook::{Clause, Edition, index_2007 as old, index_2017 as new},
    ruling::Kind as Irregularity,
};

/// A set of clauses, and the level at which they are asked about.
type Set = (u8, &'static [Clause]);

// The lowest bid in the denomination may be comparable as well: 27B1(a) and 27B1(b) are in no set together.

const LAWS_2007: &[Set] = &[
    (2, &[old::L27A1, old::L27B1A, old::L27B2, old::L27B3, old::L27B4]),
    (2, &[old::L27A1, old::L27B1B, old::L27B2, old::L27B3, old::L27B4]),
    (2, &[old::L29A, old::L30A, old::L30B1, old::L30B2A]),
    (2, &[old::L29A, old::L31A1, old::L31A2A, old::L31A2B, old::L31B]),
    (2, &[old::L29A, old::L32A, old::L32B1, old::L32B2]),
    (3, &[old::L25A1, old::L25A2, old::L25B1, old::L25B2]),
    (3, &[old::L27A1, old::L27B1A, old::L27B2, old::L27B3, old::L27B4]),
    (3, &[old::L29A, old::L31A1, old::L31A2A, old::L31A2B, old::L31B]),
    (3, &[old::L36A, old::L36B, old::L37A, old::L37B]),
];

const LAWS_2017: &[Set] = &[
    (2, &[new::L27A1, new::L27B1A, new::L27B2, new::L27B3, new::L27B4]),
    (2, &[new::L27A1, new::L27B1B, new::L27B2, new::L27B3, new::L27B4]),
    (2, &[new::L29A, new::L30A, new::L30B1BI, new::L30B1BII]),
    (2, &[new::L29A, new::L31A1, new::L31A2A, new::L31A2B]),
    (2, &[new::L29A, new::L32A1, new::L32A2B]),
    (3, &[new::L27A1, new::L27B1A, new::L27B2, new::L27B3, new::L27B4]),
    (3, &[new::L29A, new::L31A1, new::L31A2A, new::L31A2B]),
    (3, &[new::L36A, new::L36B, new::L37A, new::L37B]),
];

/// The sets of this edition, or of the one that it amends; of one for which none are written, those of the latest.
fn all(edition: Edition) -> &'static [Set] {
    let is_of =
        |sets: &&'static [Set], edition| sets.iter().any(|(_, set)| set.iter().any(|one| one.edition() == edition));
    let written = |edition| [LAWS_2007, LAWS_2017].into_iter().find(|sets| is_of(sets, edition));
    written(edition).or_else(|| written(edition.amends()?)).unwrap_or(LAWS_2017)
}

/// The sets of clauses of a level, as the edition has them.
pub(super) fn sets(level: Level, edition: Edition) -> Vec<Vec<Clause>> {
    let of_level = all(edition).iter().filter(|(wanted, _)| *wanted == level.number());
    let own = |set: &[Clause]| {
        // To look for an address takes long.
        let is_known = |clause: &&Clause| clause.edition() == edition || edition.known(clause.address()).is_some();
        let known = set.iter().filter(is_known);
        known.map(|clause| edition.own(*clause)).collect()
    };
    of_level.map(|(_, set)| own(set)).collect()
}

/// The laws of calls out of turn, of one sort of call each.
const OF_A_SORT: [(Irregularity, u8); 3] = [
    (Irregularity::PassOutOfRotation, 30),
    (Irregularity::BidOutOfRotation, 31),
    (Irregularity::DoubleOutOfRotation, 32),
];

/// The clauses with which one is confused that decides about such an irregularity, at any level; those of its own level first.
pub(super) fn beside(clause: Clause, level: Level, kind: Irregularity) -> Vec<Clause> {
    let mut levels = Level::ALL.to_vec();
    levels.sort_by_key(|other| *other != level);
    let with_it = |level| -> Vec<Clause> {
        sets(level, clause.edition()).into_iter().filter(|set| set.contains(&clause)).flatten().collect()
    };
    let mut beside = levels.into_iter().map(with_it).find(|all| all.len() > 2).unwrap_or_default();
    // A law about another sort of call would be out at a glance.
    beside.retain(|other| OF_A_SORT.iter().all(|(sort, law)| *law != other.law() || *sort == kind));
    let mut known = vec![clause];
    beside.retain(|other| {
        !known.contains(other) && {
            known.push(*other);
            true
        }
    });
    beside
}

//! Which clauses decide, at which level, and how often each is wanted. The numbers are fitted: a clause that is offered beside
//! many others is wanted more often, so that each is right about as often as a guess would be.

use super::sort::Sort;
use crate::lawbook::{Clause, Edition, index_2007 as old, index_2017 as new};

/// The clauses that decide something, by level, each with how often it is wanted.
type Decisive = [&'static [(Clause, u32)]; 4];

const LAWS_2007: Decisive = [
    &[],
    &[
        (old::L27A1, 19),
        (old::L27B1A, 17),
        (old::L27B1B, 15),
        (old::L27B2, 21),
        (old::L27B4, 23),
        (old::L29A, 26),
        (old::L30A, 29),
        (old::L30B1, 19),
        (old::L30B2A, 21),
        (old::L31A1, 18),
        (old::L31A2A, 19),
        (old::L31A2B, 23),
        (old::L31B, 23),
    ],
    &[
        (old::L25A1, 24),
        (old::L25A2, 28),
        (old::L25B1, 25),
        (old::L25B2, 27),
        (old::L27B3, 5),
        (old::L27B4, 11),
        (old::L29A, 17),
        (old::L32A, 13),
        (old::L32B1, 15),
        (old::L36A, 28),
        (old::L36B, 27),
        (old::L38B, 22),
        (old::L39B, 24),
        (old::L39C, 21),
    ],
    &[
        (old::L27A1, 18),
        (old::L27B1A, 17),
        (old::L27B2, 17),
        (old::L28B, 18),
        (old::L29A, 21),
        (old::L31B, 47),
        (old::L34, 17),
        (old::L36A, 26),
        (old::L36B, 20),
        (old::L37A, 22),
        (old::L37B, 19),
    ],
];

/// The same for 2017.
const LAWS_2017: Decisive = [
    &[],
    &[
        (new::L27A1, 15),
        (new::L27B1A, 19),
        (new::L27B1B, 16),
        (new::L27B2, 22),
        (new::L27B4, 24),
        (new::L29A, 24),
        (new::L30A, 20),
        (new::L30B1BI, 40),
        (new::L30B1BII, 18),
        (new::L31A1, 19),
        (new::L31A2A, 21),
        (new::L31A2B, 18),
    ],
    &[
        (new::L25A1, 22),
        (new::L25A4, 21),
        (new::L27B3, 7),
        (new::L27B4, 11),
        (new::L29A, 18),
        (new::L32A1, 17),
        (new::L32A2B, 16),
        (new::L36A, 28),
        (new::L36B, 26),
        (new::L38B, 23),
        (new::L39B, 25),
        (new::L39C, 23),
    ],
    &[
        (new::L27A1, 16),
        (new::L27B1A, 17),
        (new::L27B2, 16),
        (new::L28B, 17),
        (new::L29A, 20),
        (new::L31A2B, 40),
        (new::L34, 18),
        (new::L36A, 30),
        (new::L36B, 21),
        (new::L37A, 19),
        (new::L37B, 18),
    ],
];

/// The numbers of this edition, or of the one that it amends; of one for which none were fitted, those of the latest.
fn all(edition: Edition) -> &'static Decisive {
    let is_of =
        |numbers: &&Decisive, edition| numbers.iter().copied().flatten().any(|(clause, _)| clause.edition() == edition);
    let fitted = |edition| [&LAWS_2007, &LAWS_2017].into_iter().find(|numbers| is_of(numbers, edition));
    fitted(edition).or_else(|| fitted(edition.amends()?)).unwrap_or(&LAWS_2017)
}

/// The clauses that may decide at a level, with how often each is wanted.
pub(super) fn wanted(level: u8, edition: Edition) -> Vec<(Sort, u32)> {
    let clauses = all(edition).get(usize::from(level)).copied().unwrap_or_default();
    let known = clauses.iter().filter(|(clause, _)| edition.known(clause.address()).is_some());
    known.map(|(clause, weight)| (Sort::Clause(edition.own(*clause)), *weight)).collect()
}

/// Whether a clause is the answer to some question.
pub(super) fn ever_decides(clause: Clause) -> bool {
    all(clause.edition()).iter().copied().flatten().any(|(decisive, _)| decisive.address() == clause.address())
}

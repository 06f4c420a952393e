//! 2017 Law 23, comparable calls, and the test of meaning in 2007 Law 27B1(b) that stood in its place.

use crate::{
    lawbook::{Clause, Edition, index_2017},
    record::MadeCall,
};

/// Whether a replacement is comparable to the withdrawn call.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Comparability {
    /// It is, by this clause of Law 23 (2007 has none: 27B1(b) itself holds the test).
    Comparable(Option<Clause>),
    /// It is not.
    NotComparable,
    /// Only the director can tell, and he has not.
    Undecided,
}

/// Law 23A: whether the replacement is comparable to the withdrawn call, from what is known about both.
///
/// # Editions
/// 2017: the director's word, or the same purpose (23A3). 2007: the director's word only; the same purpose is no
/// ground, because the new meaning must lie wholly within the old one.
pub(super) fn comparability(edition: Edition, withdrawn: &MadeCall, replacement: &MadeCall) -> Comparability {
    let same_purpose = match (&withdrawn.facts.purpose, &replacement.facts.purpose) {
        (Some(old), Some(new)) => old.trim().eq_ignore_ascii_case(new.trim()),
        (None, _) | (_, None) => false,
    };
    match (edition, replacement.facts.comparable) {
        (Edition::Laws2007 | Edition::Laws2017, Some(false)) => Comparability::NotComparable,
        (Edition::Laws2007, Some(true)) => Comparability::Comparable(None),
        (Edition::Laws2017, Some(true) | None) if same_purpose => Comparability::Comparable(Some(index_2017::L23A3)),
        (Edition::Laws2017, Some(true)) => Comparability::Comparable(Some(index_2017::L23A)),
        (Edition::Laws2007 | Edition::Laws2017, None) => Comparability::Undecided,
    }
}

/// Law 23A: the clause that a comparable call is judged by, before anybody has said which of its grounds holds.
pub(super) const fn yes(edition: Edition) -> Comparability {
    match edition {
        Edition::Laws2007 => Comparability::Comparable(None),
        Edition::Laws2017 => Comparability::Comparable(Some(index_2017::L23A)),
    }
}

//! About which laws there are questions, and how hard those are.

use super::{
    Kind, LAWS, Level, Wanted,
    balance::{Aim, answers},
    plots,
};
use crate::lawbook::Edition;

/// The laws that there are questions about, by number.
#[must_use]
pub fn asked_laws() -> Vec<u8> {
    (1..=LAWS).filter(|law| Kind::ALL.iter().any(|kind| !plots(*kind, Some(*law)).is_empty())).collect()
}

/// The levels at which there are questions about the law that is wanted, of the edition and kind that are wanted; none where no law is.
/// There may be a classic of another level.
#[must_use]
pub fn asked_levels(wanted: &Wanted) -> Vec<Level> {
    let editions = Edition::LATEST.into_iter().filter(|one| wanted.edition.is_none_or(|edition| edition == *one));
    let editions: Vec<Edition> = editions.collect();
    let kinds = || Kind::ALL.iter().copied().filter(|kind| wanted.kind.is_none_or(|wanted| wanted == *kind));
    let is_asked = |level: Level| {
        let has = |kind, edition| wanted.law.is_some_and(|law| is_asked_at(kind, level, edition, law));
        kinds().any(|kind| editions.iter().any(|edition| has(kind, *edition)))
    };
    Level::ALL.into_iter().filter(|level| is_asked(*level)).collect()
}

/// Whether something that may come to this law may lead to an answer that questions of this kind have at this level.
fn is_asked_at(kind: Kind, level: Level, edition: Edition, law: u8) -> bool {
    let sorts = answers(kind, level, edition).into_iter().flatten();
    sorts.into_iter().any(|sort| Aim::may_lead(kind, level, sort, plots(kind, Some(law))))
}

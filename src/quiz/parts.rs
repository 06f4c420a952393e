//! The distribution and the strength that two calls show, each held against the other’s: why one call is like another.

use super::{
    claim::{Likeness, compared, likeness},
    reason::Reason,
    table::Table,
};
use crate::{
    explain::{self, Message, Which},
    lawbook::{Clause, Edition},
    meaning::{self, Condition, HandSet, Meaning, Shown},
    ruling::Verdict,
};

/// How alike the withdrawn call and the one in its place are, in sentences: part by part where they are, and otherwise by a hand.
pub(super) fn proof(table: &Table, edition: Edition) -> Vec<Message> {
    let Some((verdict, both)) = compared(&table.record) else { return Vec::new() };
    let [strength, shape] = parts(&both);
    let alike = match likeness(&verdict, &both) {
        Some(Likeness::Within) => all_of([shape.within("shape"), strength.within("strength")]),
        Some(Likeness::Similar) => all_of([shape.within("shape"), Ok(Some(strength.similar(&verdict)))]),
        Some(Likeness::OtherStrength | Likeness::OtherShape) | None => None,
    };
    let by_hand = || [explain::proved(&verdict, edition)].into_iter().chain(outside(&both)).collect();
    alike.filter(|said| !said.is_empty()).unwrap_or_else(by_hand)
}

/// What is against another answer: that part of the calls is alike; or of *every hand*, one that is not.
pub(super) fn against(table: &Table, right: Likeness, wrong: Likeness) -> Option<Reason> {
    let (_, both) = compared(&table.record)?;
    let [strength, shape] = parts(&both);
    let says = match (right, wrong) {
        (Likeness::OtherShape, Likeness::OtherStrength) => strength.within("strength").ok()??,
        (Likeness::OtherStrength, Likeness::OtherShape) => shape.within("shape").ok()??,
        (Likeness::Similar, Likeness::Within) => outside(&both)?,
        (_, _) => return None,
    };
    Some(says.into())
}

/// A hand that makes the call in place of the first, but not the first.
fn outside([old, new]: &[Meaning; 2]) -> Option<Message> {
    let witness = meaning::witness(&Shown::new(old.clone()), &Shown::new(new.clone())).ok().flatten();
    witness.as_ref().map(explain::shown_by)
}

/// One part of what two calls show.
struct Part {
    old: Condition,
    new: Condition,
}

/// The two calls do not agree in this part.
struct Differs;

/// The strength, and the distribution.
fn parts([old, new]: &[Meaning; 2]) -> [Part; 2] {
    let [[strength, shape], [new_strength, new_shape]] = [old, new].map(|meaning| meaning.shows.parted_by_strength());
    [Part { old: strength, new: new_strength }, Part { old: shape, new: new_shape }]
}

impl Part {
    /// That both show the same, or that the one lies within the other; nothing where nothing is said of it.
    fn within(self, part: &'static str) -> Result<Option<Message>, Differs> {
        let Part { old, new } = self;
        let is_said = |condition: &Condition| !matches!(condition, Condition::All(parts) if parts.is_empty());
        if !is_said(&old) {
            return Ok(None);
        }
        let hands = |condition: &Condition| HandSet::of(condition).map_err(|_| Differs);
        let is_within = hands(&new)?.is_within(&hands(&old)?).map_err(|_| Differs)?;
        let which = if old == new { "same" } else { part };
        is_within.then_some(Some(Message::QuizPart { which: Which(which), condition: new, wider: old })).ok_or(Differs)
    }

    /// Law 23A1: that the one is like the other, as this program measures it.
    fn similar(self, verdict: &Verdict) -> Message {
        let clauses: Vec<Clause> = verdict.ground.into_iter().collect();
        let Part { old, new } = self;
        Message::QuizSimilar { clauses, condition: new, wider: old }
    }
}

/// What is said of all parts; `None` where they differ in one.
fn all_of(parts: [Result<Option<Message>, Differs>; 2]) -> Option<Vec<Message>> {
    let all: Result<Vec<Option<Message>>, Differs> = parts.into_iter().collect();
    all.ok().map(|all| all.into_iter().flatten().collect())
}

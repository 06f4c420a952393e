//! One form for what can be said in more than one way, so that nothing hangs on how it was said: `no 3+S` is `0-2S`, `no bal` is
//! `unbal`, `4+S at most 5S` is `4-5S`, and `no (bal 15-17)` is denied as `except (bal 15-17)` is.

use super::tree::{conjunction, disjunction, negation};
use crate::meaning::{Amount, Condition, Quality, Shape, SuitWord};

/// What a call shows, and what it denies beyond that.
pub(super) fn of(shows: Condition, denies: Vec<Condition>) -> (Condition, Vec<Condition>) {
    let denied = denies.into_iter().map(negation);
    let all = parts(normal(conjunction(std::iter::once(shows).chain(denied).collect())));
    let (mut shows, mut denies) = (Vec::new(), Vec::new());
    for part in all {
        match part {
            Condition::Not(denied) => denies.push(*denied),
            Condition::All(_) | Condition::Any(_) | Condition::Has(_) => shows.push(part),
        }
    }
    (conjunction(shows), denies)
}

/// Whether two of these count the same, and no hand has both.
pub(super) fn is_contrary(condition: &Condition) -> bool {
    let Condition::All(parts) = condition else { return false };
    parts.iter().enumerate().any(|(at, part)| parts.iter().take(at).any(|other| both(part, other) == Some(None)))
}

fn parts(condition: Condition) -> Vec<Condition> {
    match condition {
        Condition::All(parts) => parts,
        Condition::Any(_) | Condition::Not(_) | Condition::Has(_) => vec![condition],
    }
}

fn normal(condition: Condition) -> Condition {
    match condition {
        Condition::All(parts) => all(parts),
        Condition::Any(parts) => disjunction(parts.into_iter().map(normal).collect()),
        Condition::Not(part) => match normal(*part) {
            // To say `any` says something of its own, so it stays where it was said.
            Condition::Not(part) if part.names_any() => Condition::Not(Box::new(Condition::Not(part))),
            Condition::Not(part) => *part,
            denied => opposite(&denied).unwrap_or_else(|| negation(denied)),
        },
        Condition::Has(_) => condition,
    }
}

/// What is said first, then what is denied, as far as some hand is left.
fn all(parts_said: Vec<Condition>) -> Condition {
    let (denied, said): (Vec<_>, Vec<_>) = parts_said.into_iter().partition(|part| matches!(part, Condition::Not(_)));
    let mut met = Vec::new();
    for piece in said.into_iter().map(normal).flat_map(parts) {
        add(&mut met, piece);
    }
    for denial in denied {
        let pieces = parts(normal(denial.clone()));
        let leaves_none = |piece: &Condition| met.iter().any(|one| both(one, piece) == Some(None));
        match denial {
            Condition::Not(denied) if pieces.iter().any(leaves_none) => met.push(negation(normal(*denied))),
            _ => pieces.into_iter().for_each(|piece| add(&mut met, piece)),
        }
    }
    met.sort_by_key(|part| matches!(part, Condition::Not(_)));
    conjunction(met)
}

/// Adds one thing to what is said: to a count of the same what both leave.
fn add(met: &mut Vec<Condition>, piece: Condition) {
    for one in met.iter_mut() {
        if *one == piece {
            return;
        }
        if let Some(Some(both)) = both(one, &piece) {
            *one = both;
            return;
        }
    }
    met.push(piece);
}

/// What is left of two counts of the same, if they are; nothing where no number is in both.
fn both(one: &Condition, other: &Condition) -> Option<Option<Condition>> {
    let (Condition::Has(one), Condition::Has(other)) = (one, other) else { return None };
    let (first, second) = (amount(one)?, amount(other)?);
    let is_same = with_amount(one, second) == *other;
    is_same.then(|| first.and(second).map(|both| Condition::Has(with_amount(one, both))))
}

/// The opposite, where that can be said without a denial.
fn opposite(condition: &Condition) -> Option<Condition> {
    match condition {
        Condition::Any(parts) if !parts.is_empty() => {
            let opposites = parts.iter().map(opposite).collect::<Option<Vec<_>>>().map(all);
            opposites.filter(|opposites| !is_contrary(opposites))
        }
        Condition::Has(quality) => opposite_of(quality),
        Condition::All(_) | Condition::Any(_) | Condition::Not(_) => None,
    }
}

fn opposite_of(quality: &Quality) -> Option<Condition> {
    Some(Condition::Has(match quality {
        Quality::Shaped(Shape::Balanced) => Quality::Shaped(Shape::Unbalanced),
        Quality::Shaped(Shape::Unbalanced) => Quality::Shaped(Shape::Balanced),
        Quality::LongerBy(longer, shorter, by @ 0..=1) => Quality::LongerBy(*shorter, *longer, 1 - by),
        Quality::Length(SuitWord::SomeSuit, _) => return None,
        Quality::Length(word @ (SuitWord::SomeMajor | SuitWord::SomeMinor), cards) => {
            let others = cards.others().filter(|others| others.is_unbroken())?;
            let length = |suit: &crate::bridge::Suit| Condition::Has(Quality::Length(SuitWord::Suit(*suit), others));
            return Some(conjunction(word.suits().iter().map(length).collect()));
        }
        _ => {
            let others = amount(quality)?.others().filter(|others| others.is_unbroken())?;
            // `no 0-4Q` leaves more queens than there are.
            with_amount(quality, Some(others).filter(|others| others.least() <= most_of(quality))?)
        }
    }))
}

/// How many it asks for, if it counts something in one hand or one suit.
const fn amount(quality: &Quality) -> Option<Amount> {
    match quality {
        Quality::Points(amount)
        | Quality::PointsIn(_, amount)
        | Quality::TotalPoints(amount)
        | Quality::Length(SuitWord::Suit(_), amount)
        | Quality::Counted(_, amount) => Some(*amount),
        _ => None,
    }
}

/// The highest number of it that one hand can have; 0 where that is not worked out.
fn most_of(quality: &Quality) -> u8 {
    match quality {
        Quality::Points(_) | Quality::TotalPoints(_) => 37,
        Quality::PointsIn(suits, _) => u8::try_from(10 * suits.len()).unwrap_or(u8::MAX).min(37),
        Quality::Length(..) => 13,
        _ => 0,
    }
}

fn with_amount(quality: &Quality, amount: Amount) -> Quality {
    match quality {
        Quality::Points(_) => Quality::Points(amount),
        Quality::PointsIn(suits, _) => Quality::PointsIn(suits.clone(), amount),
        Quality::TotalPoints(_) => Quality::TotalPoints(amount),
        Quality::Length(suit, _) => Quality::Length(*suit, amount),
        Quality::Counted(count, _) => Quality::Counted(*count, amount),
        _ => quality.clone(),
    }
}

//! What commas and `or` make of each other.
//!
//! A choice is read where one way of reading it makes sense, and nothing is read where two do. The ways are these:
//!
//! * a comma closes the choice, and what stands beyond it belongs to every alternative: `5+H, 4+C or 4+D, 8-15`;
//! * a comma parts what is listed: `15-17, 4333, 4432 or 5332`;
//! * `or` behind a comma parts more than `or` alone: `6+H or 6+S, 6-10, or 20-22 bal`;
//! * both sides are written alike: `6+H, 6-10 or 4+S, 15-17`.
//!
//! A way that leaves no hand, or an alternative without one, makes no sense. What `or` parts without a comma is in
//! [`super::alternatives`].

use super::{
    alternatives::joined,
    side::{Kind, Side, Term, are_the_same, conditions, is_of_lengths, is_of_shapes, made},
    tree::conjunction,
    twice::counts_twice,
};
use crate::meaning::Condition;

/// The choice between these sides, if it can be read in one way only.
pub(super) fn chosen(sides: &[Side]) -> Option<Condition> {
    let sides: Vec<Side> = sides.iter().map(Side::without_names_beside).collect();
    let ways = [over_commas, listed, apart, alike].map(|way| way(&sides));
    let mut readings = ways.into_iter().flatten();
    let first = readings.next()?;
    readings.all(|other| are_the_same(&first, &other)).then_some(first)
}

/// `6+H or 6+S, 6-10, or 20-22 bal`: the choice between what stands before every `or` that follows a comma, and after the last one.
fn apart(sides: &[Side]) -> Option<Condition> {
    let (_, but_last) = sides.split_last()?;
    but_last.iter().find(|side| side.ends_in_comma)?;
    let groups = sides.split_inclusive(|side| side.ends_in_comma).map(|group| match group {
        [only] => Some(only.segments.concat()),
        _ => Some(vec![Term::whole(over_commas(group)?)]),
    });
    let groups: Vec<Vec<Term>> = groups.collect::<Option<_>>()?;
    // `12-14, bal, or 18-19`: of the same hand, or any.
    let is_of_points_alone = |group: &Vec<Term>| Kind::of_all(group).is_points();
    if groups.iter().any(is_of_points_alone) { None } else { joined(groups) }
}

/// `6+H, 6-10 or 4+S, 15-17`: what stands between the commas of one side answers to what stands between those of the other.
fn alike(sides: &[Side]) -> Option<Condition> {
    let kinds = |side: &Side| side.segments.iter().map(|segment| Kind::of_all(segment)).collect::<Vec<_>>();
    let (first, others) = sides.split_first()?;
    let is_alike = |one: &[Kind], other: &[Kind]| {
        one.len() == other.len() && one.iter().zip(other).all(|(one, other)| one.is_points() == other.is_points())
    };
    let first_kinds = kinds(first);
    let are_alike = first_kinds.len() > 1 && others.iter().all(|other| is_alike(&first_kinds, &kinds(other)));
    are_alike.then(|| joined(sides.iter().map(|side| side.segments.concat()).collect())).flatten()
}

/// `15-17, 4333, 4432 or 5332`: what stands between the commas before the first `or` could be as many alternatives.
fn listed(sides: &[Side]) -> Option<Condition> {
    let (first, others) = sides.split_first()?;
    let second = others.first()?.segments.first()?;
    let count = first.segments.iter().rev().take_while(|segment| could_be_listed(segment, second)).count();
    let common = first.segments.len().checked_sub(count).filter(|_| count > 1)?;
    let (before, items) = first.segments.split_at_checked(common)?;
    let side = |segments: Vec<Vec<Term>>| Side { segments, ends_in_comma: false };
    let mut items = items.iter().map(|item| side(vec![item.clone()])).collect::<Vec<_>>();
    if let Some(item) = items.first_mut() {
        item.segments.splice(0..0, before.iter().cloned());
    }
    items.extend(others.iter().cloned());
    over_commas(&items)
}

/// Whether both could be items of one list: they name as many cards, or a shape.
fn could_be_listed(segment: &[Term], other: &[Term]) -> bool {
    if is_of_shapes(segment) && is_of_shapes(other) {
        return true;
    }
    let cards = |terms: &[Term]| terms.iter().filter_map(Term::cards).next();
    cards(segment).is_some_and(|cards_here| cards(other) == Some(cards_here))
}

/// The choice with what stands beyond its commas.
fn over_commas(sides: &[Side]) -> Option<Condition> {
    let mut alternatives: Vec<Vec<Term>> = Vec::new();
    let (mut before, mut behind) = (&[][..], &[][..]);
    for (place, Side { segments, .. }) in sides.iter().enumerate() {
        let at = if place == 0 { segments.len().checked_sub(1)? } else { 0 };
        let beyond = segments.get(at + 1..)?;
        before = if place == 0 { segments.get(..at)? } else { before };
        behind = beyond;
        if !beyond.is_empty() && place + 1 < sides.len() {
            return None;
        }
        alternatives.push(segments.get(at)?.clone());
    }
    let [common, last] = [(before, Beyond::Before), (behind, Beyond::Behind)].map(|(segments, beyond)| {
        let mut common = Vec::new();
        for segment in segments {
            if !is_of_one(segment, &mut alternatives, beyond)? {
                common.extend_from_slice(segment);
            }
        }
        Some(common)
    });
    let (common, last) = (common?, last?);
    let tells_points = |part: &[Term]| Kind::of_all(part).has_points;
    let with_common = |one: &Vec<Term>| [common.as_slice(), one, last.as_slice()].concat();
    if tells_points(&common) && tells_points(&last) || alternatives.iter().any(|one| counts_twice(&with_common(one))) {
        return None;
    }
    let choice = joined(alternatives)?;
    if common.is_empty() && last.is_empty() {
        return Some(choice);
    }
    made(conjunction(conditions(&common).into_iter().chain([choice]).chain(conditions(&last)).collect()))
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Beyond {
    Before,
    Behind,
}

/// Whether what stands beyond a comma was given to the one alternative beside it. Otherwise it belongs to all, or nobody knows.
fn is_of_one(segment: &[Term], alternatives: &mut [Vec<Term>], beyond: Beyond) -> Option<bool> {
    let kind = Kind::of_all(segment);
    let kinds: Vec<Kind> = alternatives.iter().map(|one| Kind::of_all(one)).collect();
    let none_has_points = kinds.iter().all(|kind| !kind.has_points);
    if kind.is_points() && !none_has_points {
        return own_points(segment, alternatives, &kinds, beyond);
    }
    let all_are_points = kinds.iter().all(|kind| kind.is_points());
    let are_of_one_kind =
        alternatives.iter().all(|one| is_of_lengths(one)) || alternatives.iter().all(|one| is_of_shapes(one));
    let is_common = kind.is_points() || all_are_points && !kind.has_points || none_has_points && are_of_one_kind;
    is_common.then_some(false)
}

/// `12-14 bal or 5+C, 11-21`: the others have points already, so these belong to the one that they stand beside.
fn own_points(segment: &[Term], alternatives: &mut [Vec<Term>], kinds: &[Kind], beyond: Beyond) -> Option<bool> {
    let at = if beyond == Beyond::Before { 0 } else { kinds.len().saturating_sub(1) };
    let needs = |(place, kind): (usize, &Kind)| kind.has_points == (place != at) && (place == at || kind.has_hand);
    if !kinds.iter().enumerate().all(needs) {
        return None;
    }
    alternatives.get_mut(at)?.extend_from_slice(segment);
    Some(true)
}

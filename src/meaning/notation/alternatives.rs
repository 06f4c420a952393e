//! What `or` parts where no comma stands.
//!
//! * `5+H with 4+C or 4+D`: what `with` joins is one of several, and what stands before it belongs to each;
//! * `12-14 or 18-19 bal`: a range alone is of the hand beside it, if both have a ceiling; `11-13 bal or 17+` is that hand, or any;
//! * `6-10 6+H or 6+S`, `6+H or 6+S 6-10`: the points at the one end belong to all that are of a kind;
//! * `gf` has no hands of its own and is no alternative to any;
//! * what stands in brackets is whole.

use super::{
    side::{Kind, Term, are_the_same, conditions, is_of_lengths, is_of_shapes, lengths_of, made, points_of},
    tree::{conjunction, disjunction},
    twice::counts_twice,
};
use crate::meaning::{Amount, Condition, Quality};

/// The choice between alternatives, unless nobody knows what belongs to which.
pub(super) fn joined(mut alternatives: Vec<Vec<Term>>) -> Option<Condition> {
    if alternatives.iter().any(|one| counts_twice(one)) {
        return None;
    }
    match alternatives.iter().filter(|one| is_named(one)).count() {
        0 => {}
        names if names == alternatives.len() => return Some(Condition::All(Vec::new())),
        _ => return None,
    }
    for one in &mut alternatives {
        one.retain(|term| !term.is_name);
    }
    if let Some(choice) = ranges_of_one_hand(&alternatives) {
        return made(choice);
    }
    match last_of_first(&alternatives) {
        LastOfFirst::Shares(choice) => made(choice),
        LastOfFirst::MayShare(choice) => one_by_one(alternatives).filter(|apart| are_the_same(apart, &choice)),
        LastOfFirst::IsApart => one_by_one(alternatives),
    }
}

/// The choice between alternatives of which each is what stands there, but for points that belong to more than one.
fn one_by_one(mut alternatives: Vec<Vec<Term>>) -> Option<Condition> {
    share_points(&mut alternatives);
    let is_unclear = [is_range_that_may_be_of_the_hand, leaves_points_to_one, is_one_of_two_with_more];
    if is_unclear.iter().any(|is_unclear| is_unclear(&alternatives)) {
        return None;
    }
    let each = alternatives.iter().map(|one| match one.as_slice() {
        [only] => Some(only.condition.clone()),
        _ => made(conjunction(conditions(one))),
    });
    each.collect::<Option<Vec<_>>>().map(disjunction)
}

fn is_named(terms: &[Term]) -> bool {
    terms.iter().all(|term| term.is_name)
}

/// Whether the last length of the first alternative is one of several, and what stands before it belongs to each.
enum LastOfFirst {
    /// `5+H with 4+C or 4+D`
    Shares(Condition),
    /// `5+H 4+C or 4+D`, `5+H with 5+C or 4+D`
    MayShare(Condition),
    /// `5+H 4+C or 6+D`
    IsApart,
}

fn last_of_first(alternatives: &[Vec<Term>]) -> LastOfFirst {
    let found = alternatives.split_first().and_then(|(first, others)| {
        let (last, before) = first.split_last()?;
        let others = others.iter().map(|one| only(one)).collect::<Option<Vec<_>>>()?;
        let cards = others.iter().map(|one| one.cards()).collect::<Option<Vec<_>>>()?;
        let cards_of_last = last.cards()?;
        before.iter().find(|one| one.cards().is_some())?;
        let each = std::iter::once(last).chain(others).map(|term| term.condition.clone()).collect();
        let choice = conjunction(conditions(before).into_iter().chain([disjunction(each)]).collect());
        match (last.is_joined, cards.iter().all(|cards| *cards == cards_of_last)) {
            (true, true) => Some(LastOfFirst::Shares(choice)),
            (false, false) if !cards.contains(&cards_of_last) => None,
            _ => Some(LastOfFirst::MayShare(choice)),
        }
    });
    found.unwrap_or(LastOfFirst::IsApart)
}

fn only(terms: &[Term]) -> Option<&Term> {
    match terms {
        [only] => Some(only),
        _ => None,
    }
}

/// `5+H or 5+S with 4+m`: the minor may belong to both.
fn is_one_of_two_with_more(alternatives: &[Vec<Term>]) -> bool {
    let Some(([first, more @ ..], others)) = alternatives.split_last().map(|(last, others)| (last.as_slice(), others))
    else {
        return false;
    };
    let is_like =
        |one: &Term| one.cards().is_some() && one.cards() == first.cards() && one.condition != first.condition;
    more.iter().any(|term| term.cards().is_some()) && others.iter().filter_map(|one| only(one)).any(is_like)
}

/// `bal 12-14 or 18-19`, `12-14 or 18-19 bal`: one hand with both ranges.
fn ranges_of_one_hand(alternatives: &[Vec<Term>]) -> Option<Condition> {
    let [first, last] = alternatives else { return None };
    let (hand, range) = if Kind::of_all(last).is_points() { (first, last) } else { (last, first) };
    let is_whole = hand.iter().any(|term| term.is_bracket);
    if is_whole || !Kind::of_all(hand).has_hand || !Kind::of_all(range).is_points() {
        return None;
    }
    let (one, other) = (points_of(hand)?, points_of(range)?);
    one.most().and(other.most())?;
    let points = Condition::Has(Quality::Points(one.or(other)));
    let put = |term: &Term| if term.points().is_some() { points.clone() } else { term.condition.clone() };
    Some(conjunction(hand.iter().map(put).collect()))
}

/// `4+H 6-9 or 13+`, `bal 15-17 or 20+`: any hand with these points, or only the one that is named beside them.
fn is_range_that_may_be_of_the_hand(alternatives: &[Vec<Term>]) -> bool {
    let is_range = |one: &[Term]| Kind::of_all(one).is_points() && !is_in_brackets(one);
    let is_hand = |one: &[Term]| {
        let kind = Kind::of_all(one);
        kind.has_points && kind.has_hand && !is_in_brackets(one)
    };
    let is_closed = |one: &[Term]| one.iter().filter_map(Term::points).all(|points| points.most().is_some());
    let stands_beside = |at: usize| {
        let ends_in_points =
            alternatives.get(at).and_then(|one| one.last()).is_some_and(|term| term.points().is_some());
        ends_in_points && alternatives.get(at + 1).is_some_and(|next| is_range(next))
    };
    let may_have_both = |(at, one): (usize, &Vec<Term>)| {
        is_hand(one) && (Kind::of_all(one).has_lengths || stands_beside(at)) || is_range(one) && is_closed(one)
    };
    alternatives.iter().any(|one| is_range(one))
        && alternatives.iter().any(|one| is_hand(one))
        && alternatives.iter().enumerate().any(may_have_both)
}

/// What stands in brackets is whole.
fn is_in_brackets(one: &[Term]) -> bool {
    matches!(one, [only] if only.is_bracket)
}

/// `6-10 6+H or 6+S`, `6+H or 6+S 6-10`, `15-17 bal or 5422`: the points with which the first begins belong to every other that is of
/// the same kind and has none; and those with which the last ends, if all are written alike.
fn share_points(alternatives: &mut [Vec<Term>]) {
    let Some(points) = points_at_start(alternatives).or_else(|| points_at_end(alternatives)) else { return };
    let is_open = |one: &[Term]| !Kind::of_all(one).has_points && (!is_in_brackets(one) || is_of_shapes(one));
    let is_alike: fn(&[Term]) -> bool = match alternatives.iter().any(|one| is_of_shapes(one)) {
        true => is_of_shapes,
        false => is_of_lengths,
    };
    for other in alternatives.iter_mut().filter(|one| is_open(one) && is_alike(one)) {
        other.push(points.clone());
    }
}

fn points_at_start(alternatives: &[Vec<Term>]) -> Option<Term> {
    let ([points, rest @ ..], others) = alternatives.split_first().map(|(first, others)| (first.as_slice(), others))?
    else {
        return None;
    };
    let is_shared = is_of_lengths(rest) || is_of_shapes(rest) && others.iter().all(|other| is_of_shapes(other));
    (points.points().is_some() && is_shared).then(|| points.clone())
}

fn points_at_end(alternatives: &[Vec<Term>]) -> Option<Term> {
    let ([rest @ .., points], others) = alternatives.split_last().map(|(last, others)| (last.as_slice(), others))?
    else {
        return None;
    };
    let is_as_long = |other: &Vec<Term>| {
        let [one, other] = [rest, other].map(lengths_of);
        let cards = |lengths: &[(_, Amount)]| lengths.iter().map(|(_, cards)| *cards).collect::<Vec<_>>();
        one != other && cards(&one) == cards(&other)
    };
    let are_lengths = is_of_lengths(rest) && others.iter().all(|other| is_of_lengths(other) && is_as_long(other));
    let are_shapes = is_of_shapes(rest) && others.iter().all(|other| is_of_shapes(other));
    (points.points().is_some() && (are_lengths || are_shapes)).then(|| points.clone())
}

/// `5+H or 4+S 6-10`: the points may belong to both. `12-14 bal or 5+C` and `4+H or 3H 8+` are of two kinds.
fn leaves_points_to_one(alternatives: &[Vec<Term>]) -> bool {
    let has_points = |one: &Vec<Term>| Kind::of_all(one).has_points;
    let hand = |one: &[Term]| one.iter().filter(|term| term.points().is_none()).cloned().collect::<Vec<_>>();
    let with: Vec<_> = alternatives.iter().filter(|one| has_points(one) && !is_in_brackets(one)).collect();
    let is_apart = |with: &[Term], without: &[Term]| {
        let (with, without) = (hand(with), hand(without));
        let are_of_one_suit = is_of_lengths(&with) && suits_of(&with) == suits_of(&without);
        with.is_empty() || are_of_one_suit || is_of_shapes(&with) && is_of_lengths(&without)
    };
    alternatives.iter().filter(|one| !has_points(one)).any(|without| with.iter().any(|with| !is_apart(with, without)))
}

fn suits_of(terms: &[Term]) -> Vec<crate::meaning::SuitWord> {
    lengths_of(terms).into_iter().map(|(suit, _)| suit).collect()
}

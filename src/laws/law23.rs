//! 2017 Law 23, comparable calls, and the test of meaning in 2007 Law 27B1(b) that stood in its place.
//!
//! | clause | says | here |
//! |---|---|---|
//! | 23A1 | the same or a similar meaning | [`compare`] |
//! | 23A2 | a subset of the meanings of the withdrawn call | [`compare`] |
//! | 23A3 | the same purpose | [`comparability`] |
//! | 23B | the auction and play go on without rectification | `law27`, `law29` to `law32` |
//! | 23C | the director may adjust later | there too |
//! | 2007 27B1(b) | no hand that would not have made the old call | [`compare`] |

use crate::{
    lawbook::{Clause, Edition, Law23, index_2007, index_2017},
    meaning::{Comparison, SetRelation, Shown, TooMuch},
    record::{MadeCall, Yardstick},
    ruling::{Assumption, Finding, Verdict},
};

use super::natural::{self, Interpretation};
/// The share of the replacement's hands outside the withdrawn call beyond which the two are not similar by measure.
const MOST_OUTSIDE: f64 = 1.0 / 3.0;

/// Of calls without a hand in common: the largest share outside the wider range that is still the director’s to judge.
const MOST_OUTSIDE_WITHOUT_A_COMMON_HAND: f64 = 0.5;

/// Whether a replacement is comparable to the withdrawn call.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Comparability {
    /// It is, by this clause of Law 23 (2007 has none: 27B1(b) itself holds the test).
    Comparable(Option<Clause>),
    /// It is not.
    NotComparable,
    /// Only the director can tell, and has not.
    Undecided,
}

/// Law 23A: whether the replacement is comparable to the withdrawn call, from what is known about both. No director would ask about
/// calls that nearly every pair plays as natural.
///
/// # Editions
/// 2017: the director's word, or the same question (23A3), or what both show. 2007: the director's word, or what both
/// show; the same question is not a ground, because the new meaning must lie wholly within the old one.
pub(super) fn comparability(
    edition: Edition,
    yardstick: Yardstick,
    withdrawn: Interpretation<'_>,
    replacement: Interpretation<'_>,
) -> Comparability {
    let by_meaning = || judged(edition, yardstick, withdrawn.made, replacement.made);
    let comparability = match (edition.law23(), replacement.made.facts.comparable) {
        (Law23::Of2007 | Law23::Of2017, Some(false)) => Comparability::NotComparable,
        (Law23::Of2007, Some(true)) => Comparability::Comparable(None),
        (Law23::Of2017, Some(true)) => match by_meaning() {
            Comparability::Comparable(on) => Comparability::Comparable(on),
            Comparability::NotComparable | Comparability::Undecided => Comparability::Comparable(ground(edition)),
        },
        (Law23::Of2007 | Law23::Of2017, None) => by_meaning(),
    };
    match comparability {
        Comparability::Comparable(_) if is_by_cards_alone(withdrawn, replacement) => Comparability::Undecided,
        Comparability::Undecided if is_the_same_weak_bid(withdrawn, replacement) => the_same(edition),
        Comparability::Undecided if natural::show_something_else(withdrawn, replacement) => {
            Comparability::NotComparable
        }
        Comparability::Comparable(_) | Comparability::NotComparable | Comparability::Undecided => comparability,
    }
}

/// 2017 Law 23A1, 2007 Law 27B1(b): the same meaning.
const fn the_same(edition: Edition) -> Comparability {
    Comparability::Comparable(match edition.law23() {
        Law23::Of2007 => None,
        Law23::Of2017 => Some(edition.own(index_2017::L23A1)),
    })
}

/// Whether cards are told of the withdrawn call, and nothing of how strong it is, and the other call was made elsewhere: another bid over a
/// bid than as an opening, or a double over another bid. An artificial bid that is made once more is the same.
fn is_by_cards_alone(withdrawn: Interpretation<'_>, replacement: Interpretation<'_>) -> bool {
    let (old, new) = (withdrawn.made.call, replacement.made.call);
    let is_elsewhere = match (old.bid(), new.bid()) {
        (Some(_), Some(_)) => old != new && withdrawn.over.is_none() != replacement.over.is_none(),
        (_, _) => withdrawn.over != replacement.over,
    };
    is_elsewhere && replacement.made.facts.comparable.is_none() && withdrawn.made.leaves_its_strength_open()
}

/// `2H(weak)` out of turn, and once more over another suit: the same natural bid.
fn is_the_same_weak_bid(withdrawn: Interpretation<'_>, replacement: Interpretation<'_>) -> bool {
    let suit = |one: Interpretation<'_>| one.natural_bid().filter(|bid| bid.denomination.suit().is_some());
    suit(withdrawn).is_some()
        && suit(withdrawn) == suit(replacement)
        && withdrawn.made.is_as_weak_in_words(replacement.made)
}

/// 2017 Law 23A: the clause that a comparable call is judged by, before anybody has said which of its grounds holds.
pub(super) const fn ground(edition: Edition) -> Option<Clause> {
    match edition.law23() {
        Law23::Of2007 => None,
        Law23::Of2017 => Some(edition.own(index_2017::L23A)),
    }
}

/// What the calls themselves tell.
fn judged(edition: Edition, yardstick: Yardstick, withdrawn: &MadeCall, replacement: &MadeCall) -> Comparability {
    let verdict = verdict(edition, yardstick, withdrawn, replacement);
    match (verdict.as_ref().map(|verdict| verdict.finding), edition.law23()) {
        (Some(Finding::Comparable), Law23::Of2007) => Comparability::Comparable(None),
        (Some(Finding::Comparable), Law23::Of2017) => {
            Comparability::Comparable(verdict.and_then(|verdict| verdict.ground))
        }
        (Some(Finding::NotComparable), _) => Comparability::NotComparable,
        (Some(Finding::Judgement) | None, Law23::Of2017) if withdrawn.asks_the_same_as(replacement) => {
            Comparability::Comparable(Some(edition.own(index_2017::L23A3)))
        }
        (Some(Finding::Judgement) | None, _) if withdrawn.is_the_same_convention_as(replacement) => the_same(edition),
        (Some(Finding::Judgement) | None, _) => Comparability::Undecided,
    }
}

/// 2017 Law 23A, 2007 Law 27B1(b): the verdict on two calls by what they show; `None` unless both are known, are not
/// too much to count, and the verdict does not hang on what is left to the name of a bid.
///
/// Of a bid of which only points are told, more hands are told than make it. So a call is not comparable because it lies within
/// those; nor is a bid of which more is told than makes it found to lie outside, unless its points alone tell that. A natural
/// notrump bid is made on balanced hands at least. So it is with a call of which only cards are told.
#[must_use]
pub fn verdict(
    edition: Edition,
    yardstick: Yardstick,
    withdrawn: &MadeCall,
    replacement: &MadeCall,
) -> Option<Verdict> {
    let (old, new) = (withdrawn.hands()?, replacement.hands()?);
    // `1NT(15-17)` beside `1NT(15-17 bal)`.
    let balanced = |made: &MadeCall, other: &MadeCall, hands: &Shown| {
        (made.is_notrump_by_strength() && other.is_balanced_notrump()).then(|| hands.balanced())
    };
    let [old_balanced, new_balanced] = [balanced(withdrawn, replacement, old), balanced(replacement, withdrawn, new)];
    let is_balanced = old_balanced.is_some() || new_balanced.is_some();
    let (old, new) = (old_balanced.as_ref().unwrap_or(old), new_balanced.as_ref().unwrap_or(new));
    let judged = |old: &Shown, new: &Shown| {
        let mut comparison = Comparison::of(old, new).ok()?;
        comparison.same_question |= withdrawn.asks_the_same_as(replacement);
        (comparison.hands.first > 0 && comparison.hands.second > 0).then(|| judge(edition, yardstick, comparison))
    };
    let verdict = judged(old, new)?;
    let contradicts_its_words = match verdict.finding {
        Finding::Comparable => replacement.is_contrary_to(withdrawn),
        // `5-card major` is another suit of a bid in hearts than of a double: nobody knows whether the pair means so.
        Finding::NotComparable => withdrawn.has_the_words_of(replacement),
        Finding::Judgement => false,
    };
    if contradicts_its_words
        || hangs_on_double(withdrawn, replacement, &verdict)
        || hangs_on_strength(withdrawn, replacement, &verdict, || judged(old, &new.with_strength_of(old)))
    {
        return None;
    }
    if is_balanced || withdrawn.leaves_as_much_to_its_name_as(replacement) {
        return Some(verdict);
    }
    let hangs_on_name = match verdict.finding {
        Finding::Comparable if withdrawn.leaves_to_its_name() => Some(withdrawn),
        Finding::NotComparable
            if replacement.leaves_to_its_name() && verdict.comparison.relation != SetRelation::Disjoint =>
        {
            Some(replacement)
        }
        Finding::Comparable | Finding::NotComparable | Finding::Judgement => None,
    };
    let Some(call) = hangs_on_name else { return Some(verdict) };
    let balanced = |hands: &Shown| call.call.bid()?.denomination.suit().is_none().then(|| hands.balanced());
    let other = match verdict.finding {
        Finding::Comparable => judged(&balanced(old)?, new),
        Finding::NotComparable | Finding::Judgement => judged(old, &balanced(new)?),
    };
    other.filter(|other| other.finding == verdict.finding).map(|_| verdict)
}

/// Whether the verdict hangs on what a double shows of which only strength is told.
fn hangs_on_double(withdrawn: &MadeCall, replacement: &MadeCall, verdict: &Verdict) -> bool {
    let by = match (verdict.finding, verdict.comparison.relation) {
        (Finding::Comparable, _) => withdrawn,
        (Finding::NotComparable, SetRelation::Disjoint) | (Finding::Judgement, _) => return false,
        (Finding::NotComparable, _) => replacement,
    };
    withdrawn.call != replacement.call && by.is_double_by_strength()
}

/// Whether the verdict hangs on how strong a call is of which only cards are told, or of which only a word tells it. It does not where the
/// replacement lies outside even with the strength of the withdrawn call, nor of the same transfer a level higher.
fn hangs_on_strength(
    withdrawn: &MadeCall,
    replacement: &MadeCall,
    verdict: &Verdict,
    with_its_strength: impl FnOnce() -> Option<Verdict>,
) -> bool {
    let is_same_call = withdrawn.call == replacement.call;
    let is_open =
        |made: &MadeCall| made.leaves_its_strength_open() || !is_same_call && made.leaves_its_strength_to_words();
    match (verdict.finding, verdict.comparison.relation) {
        (Finding::Judgement, _) | (Finding::NotComparable, SetRelation::Disjoint) => false,
        (Finding::Comparable, SetRelation::Equal) => is_open(withdrawn) && !withdrawn.is_as_strong_as(replacement),
        (Finding::Comparable, SetRelation::Subset) => is_open(withdrawn),
        (Finding::Comparable, SetRelation::Superset | SetRelation::Overlap | SetRelation::Disjoint) => {
            is_open(withdrawn) || is_open(replacement)
        }
        (Finding::NotComparable, _) => {
            let is_outside = || with_its_strength().is_some_and(|other| other.finding == Finding::NotComparable);
            replacement.leaves_its_strength_open() && !is_outside()
        }
    }
}

/// 2017 Law 23A1: the assumption behind a verdict for which the program's own yardstick was needed.
pub(super) fn measured(
    edition: Edition,
    yardstick: Yardstick,
    withdrawn: &MadeCall,
    replacement: &MadeCall,
) -> Option<Assumption> {
    let stated = replacement.facts.comparable.is_some();
    let verdict =
        verdict(edition, yardstick, withdrawn, replacement).filter(|verdict| verdict.by_yardstick && !stated)?;
    (verdict.finding != Finding::Judgement).then_some(Assumption::ByYardstick(replacement.call))
}

/// 2017 Law 23A, 2007 Law 27B1(b): whether a call with the one meaning is comparable to a withdrawn call with the other.
///
/// # Editions
/// 2007: exactly when no hand that makes the new call would not have made the old one; where only a trifle would not
/// have, the director may ignore it. 2017: then (23A1 where the hands are the same, 23A2 where they are fewer), or when
/// both ask the same question (23A3), or when they are similar (23A1).
///
/// # Reading
/// READING `similar-enough`: the Laws do not say how much is *similar*, so a yardstick does. With two points more at both ends of what the
/// withdrawn call shows, and everything that it denies left as it is, a small share outside (5 %) is similar, and a
/// larger one (15 %) the director's to judge; so is that share with a card more or fewer in its suits as well, and where
/// only what the withdrawn call denies puts more outside. Beyond, the calls are not comparable. Calls without a hand in
/// common, or with more than a third of the replacement's hands outside the withdrawn call itself, are not similar by
/// measure: that is the director's. Ranges that adjoin (15 to 17 points beside 18 to 20, three cards beside four) have no
/// hand in common, and are the director's as long as no more than half lies outside.
///
/// READING `same-meaning-trifle` (2007): a share outside that is *similar* in 2017 is the trifle that the WBF's Laws Committee let directors
/// ignore in 2008, with 27D behind it.
///
/// # Errors
/// When the meanings are too much to count.
pub fn compare(
    edition: Edition,
    yardstick: Yardstick,
    withdrawn: &Shown,
    replacement: &Shown,
) -> Result<Verdict, TooMuch> {
    Ok(judge(edition, yardstick, Comparison::of(withdrawn, replacement)?))
}

fn judge(edition: Edition, yardstick: Yardstick, comparison: Comparison) -> Verdict {
    // A call that no hand makes has been described wrongly.
    if comparison.hands.first == 0 || comparison.hands.second == 0 {
        return Verdict { finding: Finding::Judgement, ground: None, by_yardstick: false, comparison };
    }
    let (finding, ground, by_yardstick) = match edition.law23() {
        Law23::Of2007 => by_the_laws_of_2007(edition, &comparison, yardstick),
        Law23::Of2017 => by_the_laws_of_2017(edition, &comparison, yardstick),
    };
    Verdict { finding, ground, by_yardstick, comparison }
}

fn by_the_laws_of_2007(
    edition: Edition,
    comparison: &Comparison,
    yardstick: Yardstick,
) -> (Finding, Option<Clause>, bool) {
    let is_trifle = 1.0 - comparison.share_inside() <= f64::from(yardstick.similar()) / 100.0;
    match (comparison.is_hedged(), comparison.hands.only_first()) {
        // A word for strength or for what is usual leaves fewer hands, and none in common stays none.
        (true, _) if comparison.relation == SetRelation::Disjoint => (Finding::NotComparable, None, false),
        (true, _) => (Finding::Judgement, Some(edition.own(index_2007::L27B1B)), false),
        (false, 0) => (Finding::Comparable, Some(edition.own(index_2007::L27B1B)), false),
        (false, _) if is_trifle => (Finding::Judgement, Some(edition.own(index_2007::L27B1B)), false),
        (false, _) => (Finding::NotComparable, None, false),
    }
}

fn by_the_laws_of_2017(
    edition: Edition,
    comparison: &Comparison,
    yardstick: Yardstick,
) -> (Finding, Option<Clause>, bool) {
    match (comparison.relation, comparison.is_hedged()) {
        (SetRelation::Equal, false) => return (Finding::Comparable, Some(edition.own(index_2017::L23A1)), false),
        (SetRelation::Subset, false) => return (Finding::Comparable, Some(edition.own(index_2017::L23A2)), false),
        (SetRelation::Equal | SetRelation::Subset, true)
        | (SetRelation::Superset | SetRelation::Overlap | SetRelation::Disjoint, _) => {}
    }
    let Comparison { outside_by_points, outside_by_cards, outside_without_denials, .. } = *comparison;
    let too_far = comparison.relation == SetRelation::Disjoint || 1.0 - comparison.share_inside() > MOST_OUTSIDE;
    let least_outside = outside_by_points.min(outside_by_cards).min(outside_without_denials);
    let [similar, doubtful] = [yardstick.similar(), yardstick.doubtful()].map(|share| f64::from(share) / 100.0);
    let most_doubtful = if comparison.relation == SetRelation::Disjoint {
        doubtful.max(MOST_OUTSIDE_WITHOUT_A_COMMON_HAND)
    } else {
        doubtful
    };
    match comparison.is_hedged() {
        _ if comparison.same_question => (Finding::Comparable, Some(edition.own(index_2017::L23A3)), false),
        true => (Finding::Judgement, Some(edition.own(index_2017::L23A1)), false),
        false if outside_by_points <= similar && !too_far => {
            (Finding::Comparable, Some(edition.own(index_2017::L23A1)), true)
        }
        false if least_outside <= most_doubtful => (Finding::Judgement, Some(edition.own(index_2017::L23A1)), true),
        false => (Finding::NotComparable, None, true),
    }
}

//! 2017 Law 23A, 2007 Law 27B1(b): whether one call is comparable to another, and the hand that shows it.

use super::super::{
    ask::Ask,
    claim::{Claim, compared, makes},
    dice::Dice,
    draft::Draft,
    natural::{bid, lowest},
    plot::Plot,
    table::Table,
};
use crate::{
    bridge::{Bid, Call, Denomination, Seat, Suit},
    explain::Message,
    meaning::{Broken, Hand, SetRelation, Shown, Witness, witness},
    record::{Facts, LhoChoice},
    ruling::{Finding, Verdict},
};

pub(super) const PLOTS: &[(Plot, u32)] = &[(Plot::Insufficient, 1)];

/// So much of a replacement must lie outside even what is nearly the withdrawn call, for every director to see it.
const CLEARLY_OUTSIDE: f64 = 0.3;

pub(super) fn draft(dice: &mut Dice, mut table: Table) -> Option<Draft> {
    let passes = dice.below(3);
    for _ in 0..passes {
        table.call(table.ruling.turn?, Call::Pass)?;
    }
    let opener = table.ruling.turn?;
    let suits = [Suit::Clubs, Suit::Diamonds, Suit::Hearts, Suit::Spades];
    let suit = dice.pick(&suits)?;
    let (offender, over) = if dice.chance(50) { (opener.lho(), dice.pick(&suits)?) } else { (opener.partner(), suit) };
    table.call(opener, Call::Bid(bid(1, over.into())?))?;
    if offender == opener.partner() {
        table.call(opener.lho(), Call::Pass)?;
    }
    let call = bid(1, suit.into())?;
    if call.is_sufficient_over(table.ruling.auction.last_bid().map(|(_, bid)| bid)) {
        return None;
    }
    let (shown, most) = opening(dice, suit);
    table.call_with(offender, Call::Bid(call), meant(&shown))?;
    table.lho(LhoChoice::Declines)?;
    let replacement = replacement(dice, &table, offender, call)?;
    let shown = narrower(dice, suit, most, replacement);
    table.call_with(offender, Call::Bid(replacement), meant(&shown))?;
    about(table)
}

fn meant(text: &str) -> Facts {
    Facts { meaning: Some(text.into()), ..Facts::default() }
}

/// What an opening in a suit shows, in one system or another, and how many points at the most.
fn opening(dice: &mut Dice, suit: Suit) -> (String, u32) {
    let cards = match suit {
        Suit::Spades | Suit::Hearts => 4 + dice.below(2),
        Suit::Diamonds => 4,
        Suit::Clubs => 3 + dice.below(2),
    };
    let (least, most) = (10 + dice.below(4), dice.pick(&[15, 17, 19, 20, 21]).unwrap_or(20));
    (format!("{cards}+{suit} {least}-{most}"), most)
}

/// A jump, a raise, or a bid in notrump.
fn replacement(dice: &mut Dice, table: &Table, offender: Seat, withdrawn: Bid) -> Option<Bid> {
    let last = table.ruling.auction.last_bid().map(|(_, bid)| bid);
    let same = lowest(last, withdrawn.denomination)?;
    let jump = bid(same.level.number() + 1, withdrawn.denomination)?;
    let notrump = bid(2, Denomination::Notrump)?;
    let bid = dice.weighted(&[(jump, 5), (notrump, 3)])?;
    table.ruling.auction.allows(offender, Call::Bid(bid)).then_some(bid)
}

/// What the replacement shows: near to what the opening showed, sometimes wholly inside it.
fn narrower(dice: &mut Dice, suit: Suit, most: u32, replacement: Bid) -> String {
    let is_notrump = replacement.denomination == Denomination::Notrump;
    let cards = if is_notrump { 3 + dice.below(2) } else { 4 + dice.below(3) };
    let least = 7 + dice.below(9);
    let most = least.max(most.saturating_sub(6)) + 2 + dice.below(4);
    let shape = if is_notrump && dice.chance(60) { " bal" } else { "" };
    format!("{cards}+{suit}{shape} {least}-{most}")
}

pub(super) fn about(table: Table) -> Option<Draft> {
    let (verdict, [old, new]) = compared(&table.record)?;
    let incident = table.last()?;
    let call = incident.call;
    // A double that is not comparable is cancelled, and replaces nothing.
    let replacement = incident.replacement.or_else(|| incident.attempts.last().copied())?;
    let (withdrawn, chosen) = (Shown::new(old.clone()), Shown::new(new.clone()));
    let (old_hands, new_hands) = (withdrawn.hands().ok()?, chosen.hands().ok()?);
    let both = old_hands.and(new_hands).witness().ok()?;
    let right = right(&verdict, &withdrawn, &chosen)?;
    let makes_both = |hand: Hand| (Claim::NotComparable(hand), Message::QuizMakesBoth { hand, call });
    let makes_not = |hand: Hand| (Claim::NotComparable(hand), Message::QuizMakesNot { hand, replacement });
    let other = old_hands.without(new_hands).witness().ok()?.filter(|hand| !makes(*hand, &new));
    let mut wrong = Vec::new();
    if let Some(Witness { hand, breaks }) = &right.1 {
        let condition = match breaks {
            Broken::Lacks(condition) => Message::ProofLacks { hand: *hand, condition: condition.clone() },
            Broken::Denied(condition) => Message::ProofDenied { hand: *hand, condition: condition.clone() },
        };
        wrong.push((Claim::Comparable, condition));
    }
    wrong.extend(both.map(makes_both));
    wrong.extend(other.map(makes_not));
    let ask = Ask::Comparable { call, replacement, edition: table.record.laws };
    (wrong.len() > 1).then(|| Draft { ask, right: right.0, wrong, table: table.clone() })
}

/// The right claim, and the hand that shows it; `None` where directors might differ.
fn right(verdict: &Verdict, withdrawn: &Shown, chosen: &Shown) -> Option<(Claim, Option<Witness>)> {
    match verdict.finding {
        Finding::Comparable if !verdict.by_yardstick => Some((Claim::Comparable, None)),
        Finding::NotComparable => {
            let comparison = &verdict.comparison;
            let is_clear = comparison.outside_by_points.min(comparison.outside_by_cards) > CLEARLY_OUTSIDE
                || comparison.relation == SetRelation::Disjoint;
            let shown = witness(withdrawn, chosen).ok()??;
            is_clear.then_some((Claim::NotComparable(shown.hand), Some(shown)))
        }
        Finding::Comparable | Finding::Judgement => None,
    }
}

//! 2017 Law 23A, 2007 Law 27B1(b): whether one call is comparable to another, and the hand that shows it.

use super::super::{
    ask::Ask,
    claim::{Claim, Likeness, compared, likeness},
    dice::Dice,
    draft::Draft,
    natural::{bid, lowest},
    plot::Plot,
    sort::Sort,
    table::Table,
};
use crate::{
    bridge::{Call, Suit},
    record::{Facts, LhoChoice},
};

pub(super) const PLOTS: &[(Plot, u32)] = &[(Plot::Insufficient, 1)];

pub(super) fn play(dice: &mut Dice, table: &mut Table, answer: Sort) -> Option<()> {
    let Sort::Comparable(likeness) = answer else { return None };
    let passes = dice.below(3);
    for _ in 0..passes {
        table.call(table.ruling.turn?, Call::Pass)?;
    }
    let opener = table.ruling.turn?;
    let suits = [Suit::Clubs, Suit::Diamonds, Suit::Hearts, Suit::Spades];
    let suit = dice.pick(&suits)?;
    let (offender, over) = if dice.chance(50) { (opener.lho(), dice.pick(&suits)?) } else { (opener.partner(), suit) };
    // A player who has passed does not have that many points, and nobody bids the opponents’ suit as their own.
    if table.ruling.auction.calls().iter().any(|(by, _)| *by == offender) || offender == opener.lho() && over == suit {
        return None;
    }
    table.call(opener, Call::Bid(bid(1, over.into())?))?;
    if offender == opener.partner() {
        table.call(opener.lho(), Call::Pass)?;
    }
    let call = bid(1, suit.into())?;
    if call.is_sufficient_over(table.ruling.auction.last_bid().map(|(_, bid)| bid)) {
        return None;
    }
    let opening = Opening::of(dice, suit);
    table.call_with(offender, Call::Bid(call), meant(&opening.told()))?;
    table.lho(LhoChoice::Declines)?;
    let last = table.ruling.auction.last_bid().map(|(_, bid)| bid);
    let jump = bid(lowest(last, call.denomination)?.level.number() + 1, call.denomination)?;
    table.call_with(offender, Call::Bid(jump), meant(&opening.replaced(dice, likeness)?.told()))
}

fn meant(text: &str) -> Facts {
    Facts { meaning: Some(text.into()), ..Facts::default() }
}

/// What a suit bid shows: the suit, its least length, and a range of points.
#[derive(Clone, Copy)]
struct Opening {
    suit: Suit,
    cards: u32,
    least: u32,
    most: u32,
}

impl Opening {
    /// An opening in one system or another.
    fn of(dice: &mut Dice, suit: Suit) -> Opening {
        let cards = match suit {
            Suit::Spades | Suit::Hearts => 4 + dice.below(2),
            Suit::Diamonds => 4,
            Suit::Clubs => 3 + dice.below(2),
        };
        Opening { suit, cards, least: 10 + dice.below(4), most: dice.pick(&[15, 17, 19, 20, 21]).unwrap_or(20) }
    }

    /// What is bid in its place: within it, a little beyond its highest, weaker, or with fewer cards.
    fn replaced(self, dice: &mut Dice, likeness: Likeness) -> Option<Opening> {
        let (least, most) = (self.least + dice.below(3), self.most - dice.below(3));
        let within = Opening { cards: self.cards + dice.below(3), least, most, ..self };
        let replaced = match likeness {
            Likeness::Within => within,
            Likeness::Similar => Opening { most: self.most + 1 + dice.below(2), ..within },
            Likeness::OtherStrength => Opening { least: self.least - 2 - dice.below(3), ..within },
            Likeness::OtherShape => Opening { cards: self.cards - 1 - dice.below(2), ..within },
        };
        (replaced.least < replaced.most).then_some(replaced)
    }

    fn told(self) -> String {
        let Opening { suit, cards, least, most } = self;
        format!("{cards}+{suit} {least}-{most}")
    }
}

pub(super) fn about(table: Table) -> Option<Draft> {
    let (verdict, meanings) = compared(&table.record)?;
    let incident = table.last()?;
    let call = incident.call;
    // Such a bid needs no comparison.
    if incident.result.clauses.iter().any(|clause| clause.address() == "27B1(a)") {
        return None;
    }
    // A double that is not comparable is cancelled, and replaces nothing.
    let replacement = incident.replacement.or_else(|| incident.attempts.last().copied())?;
    let right = likeness(&verdict, &meanings)?;
    let others = Likeness::ALL.iter().copied().filter(|likeness| *likeness != right);
    let wrong = others.map(Claim::Comparable).collect();
    let ask = Ask::Comparable { call, replacement, edition: table.record.laws };
    Some(Draft { ask, right: Claim::Comparable(right), wrong, table })
}

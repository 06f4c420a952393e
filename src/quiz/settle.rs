//! From the irregular call to the ruling: who accepts, what the offender chooses, what the director finds.

use super::{
    dice::Dice,
    natural::{bid, is_game, is_natural, named_by, natural, would_bid},
    table::Table,
};
use crate::{
    bridge::{Bid, Call, Denomination},
    record::{Facts, LhoChoice, Shows},
    ruling::{Action, Choice, Incident, Kind as Irregularity, Outcome, PlayersOption, Question},
};

/// What LHO makes of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Mind {
    Accepts,
    Refuses,
    Either,
    /// They refuse, and the offender bids too little again (27B4).
    Again,
    /// They refuse, and the offender doubles (27B3).
    Doubles,
}

/// Steps after which a case that is still open is given up.
const LONGEST: usize = 12;

/// Goes on until nothing is left to choose about the last irregularity. `None` where only the director could go on.
pub(super) fn settle(dice: &mut Dice, table: &mut Table, mind: Mind) -> Option<()> {
    called_over(dice, table, mind)?;
    for _ in 0..LONGEST {
        let incident = table.last()?.clone();
        match &incident.outcome {
            Outcome::NoRectification(_) | Outcome::Rectification(_) => return table.is_settled().then_some(()),
            Outcome::DirectorsOption(_) => return None,
            Outcome::PlayersOption(option) => step(dice, table, mind, &incident, option)?,
        }
    }
    None
}

/// Laws 36A, 37A and 38D: LHO calls over a call that nobody can accept, before anybody has said anything.
fn called_over(dice: &mut Dice, table: &mut Table, mind: Mind) -> Option<()> {
    let incident = table.last()?;
    let is_removed = matches!(
        incident.kind,
        Irregularity::InadmissibleDouble | Irregularity::CallByBarredPlayer | Irregularity::BidAboveSeven
    );
    let is_fresh = incident.event + 1 == table.record.events.len();
    if !is_removed || !is_fresh || mind == Mind::Refuses || !dice.chance(40) {
        return Some(());
    }
    let lho = incident.offender.lho();
    let call = table.bound(lho).unwrap_or_else(|| natural(dice, &table.ruling.auction, lho));
    table.call(lho, call)
}

fn step(dice: &mut Dice, table: &mut Table, mind: Mind, incident: &Incident, option: &PlayersOption) -> Option<()> {
    let has = |action: Action| option.choices.iter().any(|choice| choice.action == action);
    if has(Action::Accept) {
        return choose(dice, table, mind, incident);
    }
    let replaces = option.choices.iter().any(|choice| matches!(choice.action, Action::Replace(_)));
    if replaces && incident.kind == Irregularity::UnintendedCall {
        return mend(dice, table, incident, option);
    }
    if replaces {
        return replace(dice, table, mind, incident, option);
    }
    table.go_on(dice)
}

/// Laws 25B, 27A and 29A: LHO accepts, in words or by calling over it, or refuses.
fn choose(dice: &mut Dice, table: &mut Table, mind: Mind, incident: &Incident) -> Option<()> {
    let accepts = match mind {
        Mind::Accepts => true,
        Mind::Refuses | Mind::Again | Mind::Doubles => false,
        Mind::Either => dice.chance(35),
    };
    if !accepts {
        return table.lho(LhoChoice::Declines);
    }
    if incident.kind == Irregularity::ChangeOfCall || dice.chance(40) {
        return table.lho(LhoChoice::Accepts);
    }
    let lho = incident.offender.lho();
    let call = natural(dice, &table.ruling.auction.with(incident.offender, incident.call), lho);
    table.call(lho, call)
}

/// The offender's call in place of the one withdrawn, with the director's finding where one is needed.
fn replace(dice: &mut Dice, table: &mut Table, mind: Mind, incident: &Incident, option: &PlayersOption) -> Option<()> {
    if incident.kind == Irregularity::InsufficientBid && incident.attempts.is_empty() {
        match mind {
            Mind::Again => return again(dice, table, incident),
            Mind::Doubles => return double(table, incident),
            Mind::Either | Mind::Refuses if dice.chance(AGAIN) => return again(dice, table, incident),
            Mind::Accepts | Mind::Refuses | Mind::Either => {}
        }
    }
    let calls: Vec<(Choice, u32)> = option
        .choices
        .iter()
        .filter_map(|choice| match choice.action {
            // The same call again is as comparable as can be, and no director has to find that.
            Action::Replace(call) if call == incident.call && is_asked(&choice.then) => None,
            Action::Replace(call) if is_asked(&choice.then) && !is_clear(table, incident, call) => None,
            Action::Replace(call) if !is_natural(&table.ruling.auction, incident.offender, call) => None,
            Action::Replace(call) => Some((choice.clone(), weight(incident, call, table))),
            Action::Accept | Action::Decline | Action::Passes | Action::Acts | Action::Later(_) => None,
        })
        .collect();
    let chosen = dice.weighted(&calls)?;
    let Action::Replace(call) = chosen.action else { return None };
    let comparable = is_asked(&chosen.then).then(|| is_alike(table, incident, call));
    table.call_with(incident.offender, call, Facts { comparable, ..Facts::default() })
}

/// How many insufficient bids in a hundred are replaced by another one.
const AGAIN: u32 = 7;

/// Law 27B4: another insufficient bid, on the level of the last one.
fn again(dice: &mut Dice, table: &mut Table, incident: &Incident) -> Option<()> {
    let (_, last) = table.ruling.auction.last_bid()?;
    let first = incident.call.bid()?;
    let is_low = |bid: &Bid| bid.level == last.level && *bid <= last && *bid > first;
    let is_natural = |bid: &Bid| is_natural(&table.ruling.auction, incident.offender, Call::Bid(*bid));
    let may_be = |bid: &Bid| is_natural(bid) && would_bid(&table.ruling.auction, incident.offender, *bid);
    let bids: Vec<Bid> = Bid::all().filter(is_low).filter(may_be).collect();
    let bid = dice.pick(&bids)?;
    table.call(incident.offender, Call::Bid(bid))
}

/// Law 27B3: a double, which the director does not find comparable.
fn double(table: &mut Table, incident: &Incident) -> Option<()> {
    let doubles = [Call::Double, Call::Redouble].into_iter();
    let call = doubles.into_iter().find(|call| table.ruling.auction.allows(incident.offender, *call))?;
    table.call_with(incident.offender, call, Facts { comparable: Some(false), ..Facts::default() })
}

/// Whether the director has to find out whether a call is comparable.
fn is_asked(outcome: &Outcome) -> bool {
    matches!(outcome, Outcome::DirectorsOption(option) if matches!(option.question, Question::Comparable(_)))
}

/// How likely a call is in place of another.
fn weight(incident: &Incident, call: Call, table: &Table) -> u32 {
    let last = table.ruling.auction.last_bid().map(|(_, bid)| bid);
    match (incident.call, call) {
        // Who has bid a game at another's turn does not pass something lower at their own.
        (Call::Bid(old), Call::Pass)
            if incident.kind.is_out_of_rotation() && is_game(old) && old.is_sufficient_over(last) =>
        {
            0
        }
        (_, Call::Pass) => 14,
        (_, Call::Double) => 8,
        (_, Call::Redouble) => 2,
        (Call::Bid(old), Call::Bid(new)) if old.denomination == new.denomination => match steps(last, new) {
            _ if new < old => 0,
            _ if new == old => 30,
            0 => 30,
            // At another's turn they would have jumped at once.
            1 if !incident.kind.is_out_of_rotation() => 14,
            _ => 0,
        },
        (Call::Bid(_) | Call::Pass | Call::Double | Call::Redouble, Call::Bid(new)) => {
            let auction = &table.ruling.auction;
            // Nobody has wished for less since, nor for anything else who would have raised partner.
            let is_same_wish = incident
                .call
                .bid()
                .is_none_or(|old| new > old && !named_by(auction, incident.offender.partner(), old.denomination));
            // Who has shown a suit at another's turn, and can still bid it there, bids nothing else of their own.
            let is_open = |old: Bid| Bid::lowest_in(old.denomination, last).is_some_and(|lowest| lowest <= raised(old));
            let is_own = new.denomination != Denomination::Notrump
                && !named_by(auction, incident.offender.partner(), new.denomination);
            let is_denied = incident.kind.is_out_of_rotation()
                && incident.call.bid().is_some_and(|old| is_open(old) && (is_own || old.is_sufficient_over(last)));
            let is_thought_of = is_same_wish && !is_denied && would_bid(auction, incident.offender, new);
            match (steps(last, new), new.level.number()) {
                _ if !is_thought_of => 0,
                (0, 1..=4) if new.denomination == Denomination::Notrump => 8,
                (0, 1..=4) => 6,
                _ => 0,
            }
        }
    }
}

/// The same denomination a level higher.
fn raised(bid: Bid) -> Bid {
    self::bid(bid.level.number() + 1, bid.denomination).unwrap_or(bid)
}

/// How many levels a bid lies above the lowest one in its denomination.
fn steps(last: Option<Bid>, bid: Bid) -> usize {
    Bid::all()
        .filter(|lower| lower.denomination == bid.denomination && lower.is_sufficient_over(last) && *lower < bid)
        .count()
}

/// The highest raise by a player who has passed that certainly denies an opening.
const HIGHEST_RAISE: u8 = 3;

/// Whether a director might well find a call, made in this auction, comparable to the one withdrawn: both name the same, and the
/// new one neither jumps nor is lower; or a player who had passed raises their partner, which denies an opening.
pub(super) fn is_alike(table: &Table, incident: &Incident, call: Call) -> bool {
    let auction = &table.ruling.auction;
    let shown = table.made(incident.event).and_then(|made| made.facts.shows);
    match (incident.call, call) {
        (Call::Bid(_), Call::Bid(_)) if shown.is_some_and(|shown| shown != Shows::named_by(incident.call)) => false,
        (Call::Bid(old), Call::Bid(new)) => {
            let last = auction.last_bid().map(|(_, last)| last);
            old.denomination == new.denomination && new >= old && Bid::lowest_in(new.denomination, last) == Some(new)
        }
        (Call::Pass, Call::Bid(new)) => {
            let has_bid = auction.calls().iter().any(|(by, call)| *by == incident.offender && *call != Call::Pass);
            let is_raise = new.denomination.suit().is_some() && new.level.number() <= HIGHEST_RAISE;
            is_raise && !has_bid && named_by(auction, incident.offender.partner(), new.denomination)
        }
        (Call::Double, Call::Double) => true,
        (Call::Bid(_) | Call::Pass | Call::Double | Call::Redouble, _) => false,
    }
}

/// Whether every director would find the same about a call in place of the one withdrawn. In notrump a call on another level has
/// another range; a new suit by a player who passed out of turn shows an opening only where they open, or answer on the one level.
fn is_clear(table: &Table, incident: &Incident, call: Call) -> bool {
    let auction = &table.ruling.auction;
    let has_passed = auction.calls().contains(&(incident.offender, Call::Pass));
    match (incident.call, call) {
        (Call::Bid(old), Call::Bid(new)) => {
            let both = [old, new].map(|bid| bid.denomination == Denomination::Notrump);
            both != [true, true] || old == new
        }
        (Call::Pass, Call::Bid(new)) => {
            let is_opening = auction.last_bid().is_none();
            let is_new_suit = new.denomination != Denomination::Notrump;
            let is_low = new.level.number() == 1 && (is_opening || is_new_suit);
            is_alike(table, incident, call) || is_low && !has_passed
        }
        (Call::Bid(_) | Call::Pass | Call::Double | Call::Redouble, _) => true,
    }
}

/// Law 25A: the call that was meant.
fn mend(dice: &mut Dice, table: &mut Table, incident: &Incident, option: &PlayersOption) -> Option<()> {
    let call = dice.weighted(&meant(table, incident, option)?)?;
    table.call(incident.offender, call)
}

/// What may have been meant by a slip, and how likely that is.
fn meant(table: &Table, incident: &Incident, option: &PlayersOption) -> Option<Vec<(Call, u32)>> {
    let before = table.until(incident.event)?.ruling.auction;
    let meant = option.choices.iter().filter_map(|choice| match choice.action {
        Action::Replace(call) if call != incident.call && is_natural(&before, incident.offender, call) => {
            Some((call, near(incident.call, call)))
        }
        _ => None,
    });
    Some(meant.collect())
}

/// Law 25A: the call that was meant by a slip which partner has called over, and the table had it been made before that.
pub(super) fn put_right(table: &Table, incident: &Incident) -> Option<(Call, Table)> {
    let partner = incident.offender.partner();
    let (place, _) = table.calls_from(incident.event + 1).find(|(_, made)| made.by == Some(partner))?;
    let before = table.until(place)?;
    let Outcome::PlayersOption(option) = before.last()?.outcome.clone() else { return None };
    let mut meant = meant(&before, incident, &option)?;
    meant.retain(|(_, weight)| *weight > 0);
    // The card beside the one that came out.
    let place = |call: Call| Bid::all().position(|bid| Call::Bid(bid) == call).unwrap_or_default();
    meant.sort_by_key(|(call, _)| place(*call).abs_diff(place(incident.call)));
    meant.into_iter().find_map(|(replacement, _)| {
        let mut changed = before.clone();
        changed.call(incident.offender, replacement)?;
        changed.is_settled().then_some((replacement, changed))
    })
}

/// A slip takes the card beside the one that was meant.
fn near(wrong: Call, meant: Call) -> u32 {
    match (wrong.bid(), meant.bid()) {
        (Some(wrong), Some(meant)) if wrong.level == meant.level => 6,
        (Some(wrong), Some(meant)) if wrong.denomination == meant.denomination => {
            u32::from(wrong.level.number().abs_diff(meant.level.number()) == 1) * 6
        }
        // Nobody takes a bid for a pass or a double.
        (_, _) => 0,
    }
}

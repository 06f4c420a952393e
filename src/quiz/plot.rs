//! What goes wrong at a table.

use super::{
    dice::Dice,
    natural::{bid, is_natural, named_by, natural, would_bid, would_bid_too_little},
    settle::{Mind, settle},
    table::Table,
};
use crate::{
    bridge::{Bid, Call, Denomination},
    record::{Event, Facts},
    ruling::Kind as Irregularity,
};

/// What goes wrong.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Plot {
    /// Nothing.
    InOrder,
    /// Law 27: an insufficient bid.
    Insufficient,
    /// Law 30: a pass out of turn.
    PassOutOfTurn,
    /// Law 31: a bid out of turn.
    BidOutOfTurn,
    /// Law 32: a double or redouble out of turn.
    DoubleOutOfTurn,
    /// Law 36: a double or redouble that Law 19 does not allow.
    NotAllowed,
    /// Law 37: a player who has to pass does not.
    HadToPass,
    /// Law 38: a bid above seven.
    AboveSeven,
    /// Law 39: a call after the final pass.
    AfterTheEnd,
    /// Law 25A: a slip of the hand.
    Slip,
    /// Law 25B: a change of mind.
    ChangeOfMind,
    /// Law 34: three passes, one of them out of turn.
    NotOver,
    /// Law 28B: the player in turn calls before anything is said about the call out of turn.
    TurnTaken,
    /// A settled irregularity, and another one after it.
    Twice,
}

impl Plot {
    /// Whether a table at which this goes wrong may come to a ruling by this law.
    pub(super) const fn may_come_to(self, law: u8) -> bool {
        let own = match self {
            Plot::InOrder => matches!(law, 17..=19),
            Plot::Insufficient => matches!(law, 18 | 22 | 23 | 27),
            Plot::PassOutOfTurn => matches!(law, 23 | 29 | 30),
            Plot::BidOutOfTurn => matches!(law, 22 | 23 | 29 | 31),
            Plot::DoubleOutOfTurn => matches!(law, 23 | 29 | 32),
            Plot::NotAllowed => matches!(law, 19 | 36),
            Plot::HadToPass => matches!(law, 27 | 30 | 31 | 36 | 37),
            Plot::AboveSeven => matches!(law, 38),
            Plot::AfterTheEnd => matches!(law, 39),
            Plot::Slip | Plot::ChangeOfMind => matches!(law, 25 | 22),
            Plot::NotOver => matches!(law, 17 | 34),
            Plot::TurnTaken => matches!(law, 28),
            Plot::Twice => matches!(law, 22 | 23 | 27 | 29 | 30 | 31 | 36),
        };
        own || law == 26 && !matches!(self, Plot::InOrder | Plot::NotOver | Plot::TurnTaken | Plot::Slip)
    }

    /// Whether it hardly ever happens at a table.
    pub(super) const fn is_rare(self) -> bool {
        matches!(self, Plot::AboveSeven | Plot::NotOver | Plot::TurnTaken)
    }

    /// How seldom it happens, in points; `None` where more than one thing goes wrong, or nothing.
    pub(super) const fn rarity(self) -> Option<u8> {
        match self {
            Plot::Insufficient | Plot::PassOutOfTurn | Plot::BidOutOfTurn => Some(0),
            Plot::DoubleOutOfTurn | Plot::NotAllowed | Plot::AboveSeven | Plot::AfterTheEnd => Some(1),
            _ => None,
        }
    }

    /// Makes it go wrong: the irregular call is the last thing that happens.
    pub(super) fn play(self, dice: &mut Dice, table: &mut Table) -> Option<()> {
        let incidents = table.ruling.incidents.len();
        match self {
            Plot::InOrder => {
                let calls = table.some_calls(dice, 1, 8);
                table.go_on_for(dice, calls + 1)?;
            }
            Plot::Insufficient => insufficient(dice, table)?,
            Plot::PassOutOfTurn | Plot::BidOutOfTurn | Plot::DoubleOutOfTurn => self.out_of_turn(dice, table)?,
            Plot::NotAllowed => not_allowed(dice, table)?,
            Plot::HadToPass => return had_to_pass(dice, table),
            Plot::AboveSeven => above_seven(dice, table)?,
            Plot::AfterTheEnd => after_the_end(dice, table)?,
            Plot::Slip => slip(dice, table)?,
            Plot::ChangeOfMind => change_of_mind(dice, table)?,
            Plot::NotOver => not_over(dice, table)?,
            Plot::TurnTaken => turn_taken(dice, table)?,
            Plot::Twice => return twice(dice, table),
        }
        let added = table.ruling.incidents.len().checked_sub(incidents)?;
        // Law 34 comes on top of Law 29, about the same pass.
        let expected = match self {
            Plot::InOrder => 0,
            Plot::NotOver => 2,
            _ => 1,
        };
        (added == expected).then_some(())
    }

    /// Laws 29 to 32: a player calls at another's turn, as if it were their own.
    fn out_of_turn(self, dice: &mut Dice, table: &mut Table) -> Option<()> {
        let before = dice.weighted(&[(0, 4), (1, 3), (2, 3), (3, 3), (4, 2), (5, 2), (6, 2), (7, 2)])?;
        table.go_on_for(dice, before)?;
        let turn = table.ruling.turn?;
        let seat = dice.pick(&[turn.lho(), turn.partner(), turn.rho()])?;
        let has_called = table.ruling.auction.calls().iter().any(|(by, _)| *by == seat);
        if seat == turn.rho() && has_called {
            return None;
        }
        let auction = &table.ruling.auction;
        // Left alone, they would double too seldom.
        let call = if self == Plot::DoubleOutOfTurn {
            [Call::Double, Call::Redouble].into_iter().find(|call| auction.allows(seat, *call))?
        } else {
            natural(dice, auction, seat)
        };
        let fits = match call {
            Call::Pass => self == Plot::PassOutOfTurn,
            Call::Bid(_) => self == Plot::BidOutOfTurn,
            Call::Double | Call::Redouble => self == Plot::DoubleOutOfTurn,
        };
        if !fits {
            return None;
        }
        table.call(seat, call)
    }
}

/// Law 27: a bid one level too low, or the last bid over again.
fn insufficient(dice: &mut Dice, table: &mut Table) -> Option<()> {
    let before = table.some_calls(dice, 1, 8);
    table.go_on_for(dice, before)?;
    let auction = &table.ruling.auction;
    let (turn, (_, last)) = (auction.turn(), auction.last_bid()?);
    if table.bound(turn).is_some() {
        return None;
    }
    let bids: Vec<(Bid, u32)> = Denomination::ALL
        .into_iter()
        .filter_map(|named| {
            let enough = Bid::lowest_in(named, Some(last))?;
            let low = bid(enough.level.number().checked_sub(1)?, named)?;
            let weight = if named_by(auction, turn.partner(), named) { 12 } else { 6 };
            let may_be = would_bid_too_little(auction, turn, low, enough) && is_natural(auction, turn, Call::Bid(low));
            may_be.then_some((low, weight))
        })
        .collect();
    let bid = dice.weighted(&bids)?;
    table.call(turn, Call::Bid(bid))
}

/// Law 36: a double of partner’s bid, or of one that is doubled already; a redouble where somebody has doubled, but not that bid.
fn not_allowed(dice: &mut Dice, table: &mut Table) -> Option<()> {
    let before = table.some_calls(dice, 2, 8);
    table.go_on_for(dice, before)?;
    let auction = &table.ruling.auction;
    let turn = auction.turn();
    auction.last_bid()?;
    let was_doubled = auction.calls().iter().any(|(_, call)| *call == Call::Double);
    let call = dice.weighted(&[(Call::Double, 3), (Call::Redouble, u32::from(was_doubled))])?;
    if auction.allows(turn, call) || table.bound(turn).is_some() {
        return None;
    }
    table.call(turn, call)
}

/// Law 37: somebody is barred, and bids or doubles at their turn.
fn had_to_pass(dice: &mut Dice, table: &mut Table) -> Option<()> {
    let first = dice.pick(&[Plot::Insufficient, Plot::BidOutOfTurn, Plot::PassOutOfTurn, Plot::NotAllowed])?;
    first.play(dice, table)?;
    settle(dice, table, Mind::Refuses)?;
    for _ in 0..4 {
        let seat = table.ruling.turn?;
        if table.bound(seat) == Some(Call::Pass) {
            let calls: Vec<Call> = (0..TEMPTED).map(|_| natural(dice, &table.ruling.auction, seat)).collect();
            let call = calls.into_iter().find(|call| *call != Call::Pass)?;
            table.call(seat, call)?;
            let broke = table.last().is_some_and(|incident| incident.kind == Irregularity::CallByBarredPlayer);
            return broke.then_some(());
        }
        table.go_on(dice)?;
    }
    None
}

/// So often a barred player thinks of what they might call.
const TEMPTED: usize = 5;

/// Law 38: two sides outbid each other until there is nothing left.
fn above_seven(dice: &mut Dice, table: &mut Table) -> Option<()> {
    let passes = dice.below(3);
    for _ in 0..passes {
        let seat = table.ruling.turn?;
        table.call(seat, Call::Pass)?;
    }
    let mut named = Denomination::ALL.to_vec();
    dice.shuffle(&mut named);
    let (ours, theirs) = (named.first().copied()?, named.last().copied()?);
    let first = table.ruling.turn?;
    let mut jump = dice.pick(&[1, 2, 3])?;
    for _ in 0..LADDER {
        let seat = table.ruling.turn?;
        let wish = if seat.side() == first.side() { ours } else { theirs };
        let last = table.ruling.auction.last_bid().map(|(_, bid)| bid);
        let Some(low) = Bid::lowest_in(wish, last) else {
            // Nobody raises partner's grand slam.
            table.ruling.auction.last_bid().filter(|(by, _)| by.side() != seat.side())?;
            let call = Call::Bid(bid(8, wish)?);
            return table.call(seat, call);
        };
        let higher = bid(low.level.number() + jump, wish).filter(|high| last.is_some() && !high.is_above_seven());
        let raise = higher.unwrap_or(low);
        if last.is_some() {
            jump = 0;
        }
        let tired = last.is_some_and(|bid| bid.level.number() >= 3) && dice.chance(15);
        let call =
            if tired && table.ruling.auction.calls().last()?.1 != Call::Pass { Call::Pass } else { Call::Bid(raise) };
        table.call(seat, call)?;
    }
    None
}

/// Calls in which two sides can outbid each other to the end.
const LADDER: usize = 30;

/// Law 39: a call after three passes.
fn after_the_end(dice: &mut Dice, table: &mut Table) -> Option<()> {
    table.finish(dice)?;
    let contract = table.ruling.contract?;
    let next = table.ruling.auction.turn();
    // A second call of the last passer may be a change of the first as well (Law 25).
    let (last, _) = *table.ruling.auction.calls().last()?;
    let seat = dice.pick(&[next, contract.declarer.lho(), contract.declarer.rho()]).filter(|seat| *seat != last)?;
    let raised = Bid::lowest_in(dice.pick(&Denomination::ALL)?, Some(contract.bid))?;
    let raised = Call::Bid(Some(raised).filter(|bid| would_bid(&table.ruling.auction, seat, *bid))?);
    let call = dice.weighted(&[(Call::Double, 2), (raised, 2), (Call::Pass, 1)])?;
    if !is_natural(&table.ruling.auction, seat, call) || call != Call::Pass && !table.ruling.auction.allows(seat, call)
    {
        return None;
    }
    table.call(seat, call)
}

/// Law 25A: a player pulls the wrong card out of the box; nobody, LHO, or even partner has called since.
fn slip(dice: &mut Dice, table: &mut Table) -> Option<()> {
    let before = table.some_calls(dice, 0, 5);
    table.go_on_for(dice, before)?;
    let seat = table.ruling.turn?;
    let call = Some(natural(dice, &table.ruling.auction, seat)).filter(|call| call.bid().is_some())?;
    table.call_with(seat, call, Facts { unintended: Some(true), ..Facts::default() })?;
    let others = dice.weighted(&[(0, 2), (1, 3), (2, 2)])?;
    let mut heard = table.ruling.auction.clone();
    if heard.calls().last() != Some(&(seat, call)) {
        heard.push(seat, call);
    }
    for _ in 0..others {
        let by = heard.turn();
        let over = natural(dice, &heard, by);
        table.call(by, over)?;
        heard.push(by, over);
    }
    Some(())
}

/// Law 25B: a player calls, means it, and at once calls something else.
fn change_of_mind(dice: &mut Dice, table: &mut Table) -> Option<()> {
    let before = table.some_calls(dice, 0, 5);
    table.go_on_for(dice, before)?;
    let seat = table.ruling.turn?;
    let first = natural(dice, &table.ruling.auction, seat);
    let second = natural(dice, &table.ruling.auction, seat);
    if first == second {
        return None;
    }
    table.call_with(seat, first, Facts { unintended: Some(false), ..Facts::default() })?;
    table.call(seat, second)
}

/// Law 34: a bid, partner passes out of turn, two more passes follow, and the director says that the auction is not over.
fn not_over(dice: &mut Dice, table: &mut Table) -> Option<()> {
    let before = table.some_calls(dice, 1, 8);
    table.go_on_for(dice, before)?;
    let &(by, call) = table.ruling.auction.calls().last()?;
    call.bid()?;
    for seat in [by.partner(), by.rho(), by] {
        table.call(seat, Call::Pass)?;
    }
    table.add(Event::DirectorRuled)
}

/// Law 28B: an opponent calls out of turn, and the player in turn calls as if nothing had happened.
fn turn_taken(dice: &mut Dice, table: &mut Table) -> Option<()> {
    let before = table.some_calls(dice, 0, 7);
    table.go_on_for(dice, before)?;
    let turn = table.ruling.turn?;
    let call = natural(dice, &table.ruling.auction, turn.lho());
    table.call(turn.lho(), call)?;
    let call = natural(dice, &table.ruling.auction, turn);
    table.call(turn, call)
}

/// One irregularity is settled, some calls go by, and there is another.
fn twice(dice: &mut Dice, table: &mut Table) -> Option<()> {
    let first = dice.pick(&[Plot::Insufficient, Plot::BidOutOfTurn, Plot::PassOutOfTurn])?;
    first.play(dice, table)?;
    settle(dice, table, Mind::Either)?;
    let second = dice.weighted(&[(Plot::Insufficient, 3), (Plot::BidOutOfTurn, 3), (Plot::NotAllowed, 2)])?;
    second.play(dice, table)
}

//! A table at which something goes wrong: the record as it grows, and the ruling on it.

use super::{dice::Dice, natural::natural};
use crate::{
    bridge::{Auction, Bid, Call, Seat},
    lawbook::Edition,
    laws,
    record::{Event, Facts, LhoChoice, MadeCall, Record, Shows},
    ruling::{Assumption, InForce, Incident, Kind as Irregularity, Ruling, Until},
};

/// Calls after which any auction is given up.
const LONGEST: usize = 26;

/// How many calls may follow before somebody asks.
const SOME: usize = 3;

/// A record, and the ruling on it so far.
#[derive(Clone, Debug)]
pub(super) struct Table {
    pub(super) record: Record,
    pub(super) ruling: Ruling,
    /// Calls after which an auction is given up.
    pub(super) most: usize,
}

impl Table {
    /// A table at which nobody has called yet.
    pub(super) fn new(edition: Edition, dealer: Seat) -> Option<Table> {
        Table::of(Record::new(edition, dealer))
    }

    /// The table after all that a record tells; `None` when it contradicts itself.
    pub(super) fn of(record: Record) -> Option<Table> {
        let ruling = laws::rule(&record).ok()?;
        Some(Table { record, ruling, most: LONGEST })
    }

    /// The table up to a place among its events.
    pub(super) fn until(&self, place: usize) -> Option<Table> {
        let events = self.record.events.iter().take(place).cloned().collect();
        Table::of(Record { events, ..self.record.clone() })
    }

    /// Something happens; `None`, and nothing has happened, when it cannot.
    pub(super) fn add(&mut self, event: Event) -> Option<()> {
        self.record.events.push(event);
        match laws::rule(&self.record) {
            Ok(ruling) => {
                self.ruling = ruling;
                Some(())
            }
            Err(_) => {
                self.record.events.pop();
                None
            }
        }
    }

    pub(super) fn call(&mut self, by: Seat, call: Call) -> Option<()> {
        self.call_with(by, call, Facts::default())
    }

    pub(super) fn call_with(&mut self, by: Seat, call: Call, facts: Facts) -> Option<()> {
        if self.calls() >= self.most {
            return None;
        }
        self.add(Event::Call(MadeCall { call, by: Some(by), facts }))
    }

    pub(super) fn lho(&mut self, choice: LhoChoice) -> Option<()> {
        self.add(Event::Lho(choice))
    }

    /// The player in turn calls, as the Laws bind them and otherwise as they might well.
    pub(super) fn go_on(&mut self, dice: &mut Dice) -> Option<()> {
        let seat = self.ruling.turn?;
        let call = self.bound(seat).unwrap_or_else(|| natural(dice, &self.ruling.auction, seat));
        self.call(seat, call)
    }

    /// What this player must call, if they have no choice.
    pub(super) fn bound(&self, seat: Seat) -> Option<Call> {
        bound(&self.ruling.in_force, seat)
    }

    /// How many calls were made.
    fn calls(&self) -> usize {
        self.calls_from(0).count()
    }

    /// A number of calls before something goes wrong: `least`, and up to `more` besides, as far as there is time.
    pub(super) fn some_calls(&self, dice: &mut Dice, least: u32, more: u32) -> u32 {
        let time = u32::try_from(self.most).unwrap_or(u32::MAX);
        least + dice.below(more.min(time.saturating_sub(least)))
    }

    /// Adds some legal calls, or none: as many as there is time for.
    pub(super) fn go_on_for_some(&mut self, dice: &mut Dice) -> Option<()> {
        let left = self.most.saturating_sub(self.calls()).min(SOME);
        let calls = dice.below(u32::try_from(left + 1).ok()?);
        if calls == 0 { Some(()) } else { self.go_on_for(dice, calls) }
    }

    /// Adds this many legal calls.
    pub(super) fn go_on_for(&mut self, dice: &mut Dice, calls: u32) -> Option<()> {
        let most = self.record.events.len() + usize::try_from(calls).ok()?;
        self.go_on_until(dice, |events, _| events == most)?;
        (!self.ruling.auction_over).then_some(())
    }

    /// The auction goes on to its end, without a further irregularity.
    pub(super) fn finish(&mut self, dice: &mut Dice) -> Option<()> {
        if self.ruling.auction_over {
            return Some(());
        }
        self.go_on_until(dice, |_, auction| auction.is_over())
    }

    /// Adds legal calls until it is enough, by the number of events and the auction. One ruling on all of them will do: nothing is
    /// left open, and what binds the players is known.
    fn go_on_until(&mut self, dice: &mut Dice, is_enough: impl Fn(usize, &Auction) -> bool) -> Option<()> {
        let mut left = self.most.saturating_sub(self.calls());
        let (incidents, mut auction) = (self.ruling.incidents.len(), self.ruling.auction.clone());
        let mut force = self.ruling.in_force.clone();
        if self.ruling.turn != (!auction.is_over()).then(|| auction.turn()) {
            return None;
        }
        while !is_enough(self.record.events.len(), &auction) {
            if auction.is_over() {
                return None;
            }
            left = left.checked_sub(1)?;
            let seat = auction.turn();
            let call = bound(&force, seat).unwrap_or_else(|| natural(dice, &auction, seat));
            force.must_pass.retain(|bar| bar.seat != seat || bar.until != Until::NextTurn);
            force.must_repeat = force.must_repeat.filter(|bar| bar.seat != seat);
            auction.push(seat, call);
            self.record.events.push(Event::Call(MadeCall::new(call, Some(seat))));
        }
        self.ruling = laws::rule(&self.record).ok()?;
        (self.ruling.incidents.len() == incidents).then_some(())
    }

    /// The call that was made in this place among the events.
    pub(super) fn made(&self, place: usize) -> Option<&MadeCall> {
        self.record.events.get(place)?.made_call()
    }

    /// The calls that were made from a place on, each with its own.
    pub(super) fn calls_from(&self, place: usize) -> impl DoubleEndedIterator<Item = (usize, &MadeCall)> {
        (place..self.record.events.len()).filter_map(move |place| Some((place, self.made(place)?)))
    }

    /// The place of the last call.
    pub(super) fn last_call(&self) -> Option<usize> {
        self.calls_from(0).next_back().map(|(place, _)| place)
    }

    /// Which of its player's calls of this name a call is, from 1; 0 where the name alone tells.
    pub(super) fn nth(&self, place: usize) -> usize {
        let its = self.made(place).map(|made| (made.by, made.call));
        let alike = self.calls_from(0).filter(|(_, made)| Some((made.by, made.call)) == its);
        let (before, after): (Vec<_>, Vec<_>) = alike.partition(|(one, _)| *one <= place);
        if before.len() + after.len() < 2 { 0 } else { before.len() }
    }

    /// The irregularity that made a player pass who did not.
    pub(super) fn barring(&self, broken: &Incident) -> Option<&Incident> {
        if broken.kind != Irregularity::CallByBarredPlayer {
            return None;
        }
        let before = self.until(broken.event)?;
        let clause = before.ruling.in_force.must_pass.iter().find(|bar| bar.seat == broken.offender)?.clause;
        self.ruling.incidents.iter().rev().find(|one| one.event < broken.event && one.result.clauses.contains(&clause))
    }

    /// The last irregularity.
    pub(super) fn last(&self) -> Option<&Incident> {
        self.ruling.incidents.last()
    }

    /// What went wrong, and where among the events: the same story can be told only where this is the same.
    pub(super) fn story(&self) -> Vec<(usize, Irregularity)> {
        self.ruling.incidents.iter().map(|incident| (incident.event, incident.kind)).collect()
    }

    /// Whether nothing is taken for granted but what a question says: that bids are natural.
    pub(super) fn assumes_natural_calls(&self) -> bool {
        let mut assumed = self.ruling.incidents.iter().flat_map(|incident| &incident.assumes);
        assumed.all(|one| matches!(one, Assumption::Natural(_) | Assumption::ByYardstick(_)))
    }

    /// Whether nothing is left to choose or decide, and nothing was assumed that directors would argue about.
    pub(super) fn is_settled(&self) -> bool {
        self.ruling.incidents.iter().all(Incident::is_settled)
    }
}

/// What a player must call by what is in force, if they have no choice.
fn bound(force: &InForce, seat: Seat) -> Option<Call> {
    let repeats = force.must_repeat.filter(|bar| bar.seat == seat).map(|bar| bar.call);
    let passes = force.must_pass.iter().any(|bar| bar.seat == seat).then_some(Call::Pass);
    repeats.or(passes)
}

/// The record with every bid about which nothing is said stated to be natural, including those that may replace the last insufficient
/// bid: what a question says of them all.
pub(super) fn stated(record: &Record, ruling: &Ruling) -> Record {
    let natural = |call: Call| Facts { shows: Some(Shows::named_by(call)), ..Facts::default() };
    let mut record = record.clone();
    let last = ruling.incidents.last().filter(|incident| incident.kind == Irregularity::InsufficientBid);
    for (place, event) in record.events.iter_mut().enumerate() {
        let Event::Call(made) = event else { continue };
        if last.is_some_and(|incident| incident.event == place) {
            made.facts.replacements = Bid::all().map(|bid| (Call::Bid(bid), natural(Call::Bid(bid)))).collect();
        }
        if made.is_bare() && made.call.bid().is_some() {
            made.facts.shows = natural(made.call).shows;
        }
    }
    record
}

/// Laws 36 to 39: whether nobody can accept a call that is so irregular.
pub(super) const fn is_removed(kind: Irregularity) -> bool {
    matches!(
        kind,
        Irregularity::InadmissibleDouble
            | Irregularity::CallByBarredPlayer
            | Irregularity::BidAboveSeven
            | Irregularity::CallAfterFinalPass
    )
}

/// Laws 36 to 39: whether LHO called over a call that nobody can accept; `None` where that makes no difference.
pub(super) fn called_over(table: &Table, incident: &Incident) -> Option<bool> {
    let next = table.made(incident.event + 1);
    is_removed(incident.kind).then(|| next.is_some_and(|made| made.by == Some(incident.offender.lho())))
}

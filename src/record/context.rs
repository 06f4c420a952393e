//! What words for a call leave to the auction: `weak, 6-card suit`, `limit raise, 4 trumps`.

use super::{Event, LhoChoice, MadeCall, Record, Told};
use crate::{
    bridge::{Bid, Call, Denomination, Seat, Suit},
    meaning::{self, Meaning, Problem, SuitsInAuction},
};

impl Record {
    /// Reads what was said of calls, made or possible, and could not be read without the auction in which they are made.
    pub(crate) fn read_in_auction(&mut self) {
        let players = self.players();
        for at in 0..self.events.len() {
            let (before, rest) = self.events.split_at_mut(at);
            let Some(Event::Call(made)) = rest.first_mut() else { continue };
            let made_in = |call| Around::of(&players, at, before, call);
            read(&mut made.facts.meaning, &made_in(made.call));
            for (call, facts) in &mut made.facts.replacements {
                read(&mut facts.meaning, &made_in(*call));
            }
        }
    }

    /// Reads what is said of the call in this place among the events.
    ///
    /// # Errors
    ///
    /// Everything that cannot be read, in the order in which it stands there.
    pub fn read_meaning(&self, event: usize, text: &str) -> Result<Meaning, Vec<Problem>> {
        let before = self.events.get(..event).unwrap_or_default();
        let call = self.events.get(event).and_then(Event::made_call).map(|made| made.call);
        let around = call.map(|call| Around::of(&self.players(), event, before, call)).unwrap_or_default();
        let read = meaning::read_in(text, around.suits)?;
        Ok(around.major_or_minor.and_then(|suit| read.in_the_suit(suit)).unwrap_or(read))
    }

    /// Who made each call, as far as that can be told without ruling: as written, or the player who was to act.
    fn players(&self) -> Vec<Option<Seat>> {
        let mut turns = Turns { turn: Some(self.dealer), last: None, open: None };
        self.events.iter().map(|event| turns.take(event)).collect()
    }
}

/// Whose turn it is, event by event.
struct Turns {
    turn: Option<Seat>,
    last: Option<Bid>,
    open: Option<Irregular>,
}

/// A call that LHO may accept or decline.
struct Irregular {
    bid: Option<Bid>,
    goes_back_to: Seat,
}

impl Turns {
    /// Who made the call, if it is one.
    fn take(&mut self, event: &Event) -> Option<Seat> {
        match event {
            Event::Call(made) => return self.call(made),
            Event::Lho(LhoChoice::Accepts) => self.accepted(),
            Event::Lho(LhoChoice::Declines) => self.turn = self.open.take().map(|open| open.goes_back_to),
            Event::DirectorRuled | Event::OpeningLeadFaced => self.turn = None,
        }
        None
    }

    fn call(&mut self, made: &MadeCall) -> Option<Seat> {
        let by = made.by.or(self.turn);
        let is_in_turn = by.is_some() && by == self.turn;
        let bid = made.call.bid();
        let is_insufficient = bid.is_some_and(|bid| !bid.is_sufficient_over(self.last_bid()));
        match (self.turn, by) {
            (Some(turn), Some(by)) if is_in_turn || self.open.is_none() => {
                self.accepted();
                let goes_back_to = if is_in_turn { by } else { turn };
                match is_in_turn && !is_insufficient {
                    true => self.last = bid.or(self.last),
                    false => self.open = Some(Irregular { bid, goes_back_to }),
                }
                self.turn = Some(by.lho());
            }
            // What becomes of the calls before it is for the Laws to say.
            _ => self.turn = None,
        }
        by
    }

    /// The last bid if what is open stands.
    fn last_bid(&self) -> Option<Bid> {
        self.open.as_ref().and_then(|open| open.bid).or(self.last)
    }

    fn accepted(&mut self) {
        self.last = self.last_bid();
        self.open = None;
    }
}

/// What the auction tells of the suits of a call.
#[derive(Clone, Copy, Default)]
struct Around {
    /// The suit that it names, and partner's.
    suits: SuitsInAuction,
    /// The suit that `5-card major` or `4-card minor` said of it is.
    major_or_minor: Option<Suit>,
    /// The suit that a bid of one names.
    of_one: Option<Suit>,
}

impl Around {
    /// Of a call in this place among the events.
    fn of(players: &[Option<Seat>], at: usize, before: &[Event], call: Call) -> Around {
        let suits = SuitsInAuction {
            own: suit_named_by(call),
            partners: partners_suit(players, at, before),
            partner_may_have_bid: partner_may_have_bid(players, at, before),
        };
        let major_or_minor = suit_of_its_own(call).filter(|suit| !is_opponents(players, at, before, *suit));
        let of_one = suits.own.filter(|_| call.bid().is_some_and(|bid| bid.level.number() == 1));
        Around { suits, major_or_minor, of_one }
    }
}

/// Reads a meaning that could not be read without the suit that the call names, or that partner has shown; and one that names some
/// major of a bid in a major, unless opponents have bid that.
fn read(told: &mut Option<Told>, around: &Around) {
    if let Some(read) = told.as_ref().and_then(|told| told.in_auction(around.suits)) {
        *told = Some(read);
    }
    if let Some(read) = around.suits.own.and_then(|suit| told.as_ref()?.may_count_cards(suit)) {
        *told = Some(read);
    }
    if let Some(read) = around.of_one.and_then(|suit| told.as_ref()?.may_be_short(suit)) {
        *told = Some(read);
    }
    if let Some(read) = around.major_or_minor.and_then(|suit| told.as_ref()?.in_the_suit(suit)) {
        *told = Some(read);
    }
}

/// Whether an opponent of the player who made the call in this place has bid the suit, or nobody knows who did.
fn is_opponents(players: &[Option<Seat>], at: usize, before: &[Event], suit: Suit) -> bool {
    let own = players.get(at).copied().flatten().map(Seat::side);
    let made = before.iter().zip(players).filter(|(_, by)| own.is_none() || by.map(Seat::side) != own);
    let mut calls = made.filter_map(|(event, _)| event.made_call());
    calls.any(|made| suit_named_by(made.call) == Some(suit))
}

fn suit_named_by(call: Call) -> Option<Suit> {
    call.bid().and_then(|bid| bid.denomination.suit())
}

/// The suit that a bid names, if `4-card major` or `4-card minor` said of it is that suit; two of a minor may show the other one.
fn suit_of_its_own(call: Call) -> Option<Suit> {
    let bid = call.bid()?;
    let may_be_either =
        bid.level.number() == 2 && matches!(bid.denomination, Denomination::Clubs | Denomination::Diamonds);
    bid.denomination.suit().filter(|_| !may_be_either)
}

/// Whether the partner of the player who made the call in this place has bid, or nobody knows who made it or another call.
fn partner_may_have_bid(players: &[Option<Seat>], at: usize, before: &[Event]) -> bool {
    let Some(partner) = players.get(at).copied().flatten().map(Seat::partner) else { return true };
    let mut made = before.iter().zip(players).filter_map(|(event, by)| Some((event.made_call()?, by)));
    made.any(|(made, by)| made.call.bid().is_some() && by.is_none_or(|by| by == partner))
}

/// The one suit that the partner of the player who made the call in this place has shown, if nobody can doubt which it is.
fn partners_suit(players: &[Option<Seat>], at: usize, before: &[Event]) -> Option<Suit> {
    let partner = players.get(at).copied().flatten()?.partner();
    let made = before.iter().zip(players).filter(|(_, by)| **by == Some(partner));
    let bids = made.filter_map(|(event, _)| event.made_call()).filter(|made| made.call.bid().is_some());
    let mut suits = bids.map(only_suit);
    let first = suits.next()??;
    suits.all(|suit| suit == Some(first)).then_some(first)
}

fn only_suit(made: &MadeCall) -> Option<Suit> {
    let shows = made.shows();
    let mut suits = shows.suits();
    suits.next().filter(|_| suits.next().is_none() && shows.is_known_suits_only())
}

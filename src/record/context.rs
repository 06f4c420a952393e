//! What words for a call leave to the auction: `weak, 6-card suit`, `limit raise, 4 trumps`.

use super::{Event, MadeCall, Record};
use crate::{
    bridge::{Seat, Suit},
    meaning::SuitsInAuction,
};

impl Record {
    /// Reads what was said of calls and could not be read without the auction in which they were made.
    pub(crate) fn read_in_auction(&mut self) {
        for at in 0..self.events.len() {
            let (before, rest) = self.events.split_at_mut(at);
            let Some(Event::Call(made)) = rest.first_mut() else { continue };
            let Some(told) = &made.facts.meaning else { continue };
            if told.meaning().is_some() {
                continue;
            }
            let own = made.call.bid().and_then(|bid| bid.denomination.suit());
            let partners = made.by.and_then(|by| only_suit_of(by.partner(), before));
            if let Some(read) = told.in_auction(SuitsInAuction { own, partners }) {
                made.facts.meaning = Some(read);
            }
        }
    }
}

/// The one suit that a player has shown, if nobody can doubt which it is.
fn only_suit_of(player: Seat, events: &[Event]) -> Option<Suit> {
    let bids =
        events.iter().filter_map(Event::made_call).filter(|made| made.by == Some(player) && made.call.bid().is_some());
    let mut suits = bids.map(only_suit);
    let first = suits.next()??;
    suits.all(|suit| suit == Some(first)).then_some(first)
}

fn only_suit(made: &MadeCall) -> Option<Suit> {
    let shows = made.shows();
    let mut suits = shows.suits();
    suits.next().filter(|_| suits.next().is_none() && shows.is_known_suits_only())
}

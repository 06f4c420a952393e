//! The legal auction with what each call in it specifies.

use std::rc::Rc;

use crate::{
    bridge::{Auction, Call, Seat, Suit},
    record::{MadeCall, Shows},
    ruling::Assumption,
};

use super::natural::{Called, Interpretation};

/// The calls that stand, with what each of them specifies.
#[derive(Clone, Debug)]
pub(super) struct LegalAuction {
    auction: Auction,
    /// Shared by everything that remembers how the auction stood at some time.
    made: Vec<(Seat, Rc<MadeCall>)>,
    /// Law 27B4: the places of insufficient bids that were made in place of another.
    seconds: Vec<usize>,
}

impl LegalAuction {
    pub(super) fn new(dealer: Seat) -> LegalAuction {
        LegalAuction { auction: Auction::new(dealer), made: Vec::new(), seconds: Vec::new() }
    }

    pub(super) fn auction(&self) -> &Auction {
        &self.auction
    }

    pub(super) fn push(&mut self, by: Seat, made: &Rc<MadeCall>) {
        self.auction.push(by, made.call);
        self.made.push((by, Rc::clone(made)));
    }

    pub(super) fn with(&self, by: Seat, made: &Rc<MadeCall>) -> LegalAuction {
        let mut longer = self.clone();
        longer.push(by, made);
        longer
    }

    /// Law 27B4: the last bid was made in place of another.
    pub(super) fn last_is_second(&mut self) {
        self.seconds.extend(self.len().checked_sub(1));
    }

    /// What `rule` says about the auction with this call added; the call is then removed again.
    pub(super) fn trying<T>(&mut self, by: Seat, made: &Rc<MadeCall>, rule: impl FnOnce(&LegalAuction) -> T) -> T {
        self.push(by, made);
        let ruled = rule(self);
        self.pop();
        ruled
    }

    /// Everything that this player has specified.
    pub(super) fn specified_by(&self, seat: Seat) -> Shows {
        self.of(seat).fold(Shows::NOTHING, |all, call| all.union(call.shows()))
    }

    /// The same but for the call in this place.
    pub(super) fn specified_by_but_at(&self, seat: Seat, place: usize) -> Shows {
        let others = (0..self.made.len()).filter(|other| *other != place).filter_map(|other| self.called(other));
        let theirs = others.filter(|called| called.by == seat);
        theirs.fold(Shows::NOTHING, |all, called| all.union(called.interpretation().shows()))
    }

    /// What is assumed about this player's bids whose meaning nobody stated.
    pub(super) fn assumed_of(&self, seat: Seat) -> impl Iterator<Item = Assumption> + '_ {
        self.of(seat).filter_map(Interpretation::assumption)
    }

    /// The same about those by which the player specifies one of these suits.
    pub(super) fn assumed_to_show(&self, seat: Seat, suits: &[Suit]) -> impl Iterator<Item = Assumption> + '_ {
        let has_any = |shows: Shows| suits.iter().any(|suit| shows.has_suit(*suit));
        let those = self.of(seat).filter(|call| has_any(call.shows())).filter_map(Interpretation::assumption_if_used);
        those.collect::<Vec<Assumption>>().into_iter()
    }

    /// The same about the bid in this place of the auction.
    pub(super) fn assumed_at(&self, place: usize) -> Option<Assumption> {
        self.called(place).and_then(|called| called.interpretation().assumption())
    }

    fn called(&self, place: usize) -> Option<Called<'_>> {
        let (by, made) = self.at(place)?;
        Some(Called { by, made, before: self.made.get(..place)?, is_second: self.seconds.contains(&place) })
    }

    /// Whether somebody stated that the call in this place specifies something other than what it names, and what.
    pub(super) fn is_stated_at(&self, place: usize) -> bool {
        let is_else = |made: &MadeCall| ![Shows::NOTHING, Shows::named_by(made.call)].contains(&made.shows());
        self.made.get(place).is_some_and(|(_, made)| made.is_described() && is_else(made))
    }

    /// The calls, each with its player, in order.
    pub(super) fn calls(&self) -> &[(Seat, Rc<MadeCall>)] {
        &self.made
    }

    /// The call in this place of the auction, and who made it.
    pub(super) fn at(&self, place: usize) -> Option<(Seat, &Rc<MadeCall>)> {
        self.made.get(place).map(|(by, made)| (*by, made))
    }

    /// The last call that is not a pass, and who made it.
    pub(super) fn last_but_passes(&self) -> Option<(Seat, &MadeCall)> {
        self.made.iter().rev().map(|(by, made)| (*by, made.as_ref())).find(|(_, made)| made.call != Call::Pass)
    }

    /// The same with the auction before it.
    pub(super) fn last_called(&self) -> Option<Called<'_>> {
        let place = self.made.iter().rposition(|(_, made)| made.call != Call::Pass)?;
        self.called(place)
    }

    /// This player's first call from this place on.
    pub(super) fn first_made_since(&self, place: usize, seat: Seat) -> Option<&MadeCall> {
        self.made.iter().skip(place).find(|(by, _)| *by == seat).map(|(_, made)| made.as_ref())
    }

    /// The calls that stand, from this place on, are taken out again.
    pub(super) fn truncate(&mut self, place: usize) {
        while self.len() > place {
            self.pop();
        }
    }

    /// How many calls stand.
    pub(super) fn len(&self) -> usize {
        self.made.len()
    }

    /// Takes the last call out of the auction again.
    pub(super) fn pop(&mut self) {
        self.made.pop();
        self.auction.pop();
        self.seconds.retain(|place| *place < self.made.len());
    }

    fn of(&self, seat: Seat) -> impl Iterator<Item = Interpretation<'_>> {
        let called = (0..self.made.len()).filter_map(|place| self.called(place));
        called.filter(move |called| called.by == seat).map(Called::interpretation)
    }
}

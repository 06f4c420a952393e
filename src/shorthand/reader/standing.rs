//! The calls that stand, as far as is known. Each remembers what a look back from it would find, which saves looking
//! back over a thousand passes.

use crate::bridge::{Bid, Call, Seat};

#[derive(Clone, Default)]
pub(super) struct Standing(Vec<Stood>);

/// What is known once a call that stands has been made.
#[derive(Clone, Copy, Default)]
struct Stood {
    /// The last call that is no pass, and who made it.
    last: Option<(Seat, Call)>,
    last_bid: Option<Bid>,
    /// The passes in a row.
    passes: usize,
    /// How many calls each player made.
    made: Calls,
}

/// A number of calls for each player.
#[derive(Clone, Copy, Default)]
struct Calls([usize; 4]);

impl Calls {
    fn of(&mut self, by: Seat) -> &mut usize {
        let [north, east, south, west] = &mut self.0;
        match by {
            Seat::North => north,
            Seat::East => east,
            Seat::South => south,
            Seat::West => west,
        }
    }
}

/// The players of calls that no longer stand.
#[derive(Default)]
pub(super) struct Withdrawn {
    made: Calls,
    /// How many of them there were when the player called last.
    before: Calls,
}

impl Withdrawn {
    /// Whether the player, who calls now, has had a call withdrawn since they called last.
    pub(super) fn is_replaced_by_a_call_of(&mut self, by: Seat, standing: &Standing) -> bool {
        let gone = self.made.of(by).saturating_sub(*standing.now().made.of(by));
        *self.made.of(by) += 1;
        let before = std::mem::replace(self.before.of(by), gone);
        gone > before
    }

    /// The player called out of turn, and the one whose turn it was has called: the call may no longer stand.
    pub(super) fn may_be_gone(&mut self, offender: Seat) {
        *self.made.of(offender) += 1;
    }
}

impl Standing {
    pub(super) fn push(&mut self, by: Seat, call: Call) {
        let mut before = self.now();
        *before.made.of(by) += 1;
        self.0.push(match call {
            Call::Pass => Stood { passes: before.passes + 1, ..before },
            Call::Double | Call::Redouble => Stood { last: Some((by, call)), passes: 0, ..before },
            Call::Bid(bid) => Stood { last: Some((by, call)), last_bid: Some(bid), passes: 0, ..before },
        });
    }

    /// Whether only this player's LHO has called since their last call. They may have called again, `since` calls ago.
    pub(super) fn only_lho_has_called_since(&self, by: Seat, since: usize) -> bool {
        let made = |seat: Seat, back: usize| {
            let stood = self.0.len().checked_sub(since + back).and_then(|at| self.0.get(at));
            *stood.copied().unwrap_or_default().made.of(seat)
        };
        made(by, 2) > made(by, 3) && made(by.lho(), 1) > made(by.lho(), 2)
    }

    /// Takes out all calls from this place on.
    pub(super) fn truncate(&mut self, place: usize) {
        self.0.truncate(place);
    }

    pub(super) fn len(&self) -> usize {
        self.0.len()
    }

    /// The last call that is no pass, and who made it.
    pub(super) fn last_but_passes(&self) -> Option<(Seat, Call)> {
        self.now().last
    }

    pub(super) fn last_bid(&self) -> Option<Bid> {
        self.now().last_bid
    }

    /// The last bid before this place.
    pub(super) fn last_bid_before(&self, place: usize) -> Option<Bid> {
        let last = place.min(self.len()).checked_sub(1)?;
        self.0.get(last)?.last_bid
    }

    /// How many passes there are in a row now.
    pub(super) fn passes(&self) -> usize {
        self.now().passes
    }

    fn now(&self) -> Stood {
        self.0.last().copied().unwrap_or_default()
    }
}

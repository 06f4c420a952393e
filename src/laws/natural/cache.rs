//! What each bid specifies in one auction if nobody says anything about it, found out once: every legal bid is ruled on, and to each
//! belong all the bids below it.

use std::cell::OnceCell;

use strum::EnumCount;

use super::Specifies;
use crate::bridge::{Bid, Denomination};

const BIDS: usize = 7 * Denomination::COUNT;

/// One place for each bid up to seven.
#[derive(Clone, Debug)]
pub(in crate::laws) struct BidCache([OnceCell<Specifies>; BIDS]);

impl BidCache {
    pub(in crate::laws) const fn new() -> BidCache {
        BidCache([const { OnceCell::new() }; BIDS])
    }

    pub(super) fn get_or_find(&self, bid: Bid, find: impl FnOnce() -> Specifies) -> Specifies {
        let level = usize::from(bid.level.number()).saturating_sub(1);
        let rank = Denomination::ALL.iter().position(|denomination| *denomination == bid.denomination);
        match self.0.get(level * Denomination::COUNT + rank.unwrap_or_default()) {
            Some(place) => *place.get_or_init(find),
            None => find(),
        }
    }
}

//! What a player might well call: not good bidding, but an auction that sounds like one.

use super::dice::Dice;
use crate::{
    bridge::{Auction, Bid, Call, Denomination, Doubled, Level, Seat},
    laws,
};

/// The highest level to which these players bid by themselves.
const HIGHEST: u8 = 4;

/// A call that the player might well make, were it their turn.
pub(super) fn natural(dice: &mut Dice, auction: &Auction, seat: Seat) -> Call {
    let mut options = match auction.last_bid() {
        None => opening(),
        Some(last) => later(auction, seat, last),
    };
    while let Some(call) = dice.weighted(&options) {
        if is_natural(auction, seat, call) {
            return Some(call).filter(|call| auction.allows(seat, *call)).unwrap_or(Call::Pass);
        }
        options.retain(|(other, _)| *other != call);
    }
    Call::Pass
}

/// Whether a call is natural for most pairs, so that a question need not say what it shows.
pub(super) fn is_natural(auction: &Auction, seat: Seat, call: Call) -> bool {
    call.bid().is_none_or(|bid| !laws::is_by_agreement(auction, seat, bid))
}

/// The lowest bid in a denomination that beats the last one.
pub(super) fn lowest(last: Option<Bid>, denomination: Denomination) -> Option<Bid> {
    Bid::all().find(|bid| bid.denomination == denomination && bid.is_sufficient_over(last))
}

/// A bid by its level and denomination.
pub(super) fn bid(level: u8, denomination: Denomination) -> Option<Bid> {
    Level::new(level).map(|level| Bid { level, denomination })
}

fn opening() -> Vec<(Call, u32)> {
    use Denomination::{Clubs, Diamonds, Hearts, Notrump, Spades};
    let mut options = vec![(Call::Pass, 40)];
    let bids = [
        (1, Clubs, 14),
        (1, Diamonds, 14),
        (1, Hearts, 18),
        (1, Spades, 18),
        (1, Notrump, 16),
        (2, Hearts, 5),
        (2, Spades, 5),
        (2, Notrump, 3),
        (3, Clubs, 2),
        (3, Diamonds, 2),
        (3, Hearts, 2),
        (3, Spades, 2),
    ];
    options.extend(bids.into_iter().filter_map(|(level, named, weight)| Some((Call::Bid(bid(level, named)?), weight))));
    options
}

fn later(auction: &Auction, seat: Seat, (by, last): (Seat, Bid)) -> Vec<(Call, u32)> {
    let is_ours = by.side() == seat.side();
    let height = u32::from(last.level.number());
    let pass = if is_ours { 22 * height } else { 25 + 22 * height };
    let mut options = vec![(Call::Pass, pass)];
    for named in Denomination::ALL {
        let Some(bid) = lowest(Some(last), named) else { continue };
        let wish = wish(auction, seat, named);
        options.push((Call::Bid(bid), at_level(wish, bid.level.number(), auction, seat)));
        let jump = Bid::all().find(|higher| higher.denomination == named && *higher > bid);
        if let Some(jump) =
            jump.filter(|jump| named_by(auction, seat.partner(), named) && jump.level.number() <= HIGHEST)
        {
            options.push((Call::Bid(jump), wish / 4));
        }
    }
    let is_open = auction.doubled() == Doubled::No;
    options.push((Call::Double, if !is_ours && is_open { 9 } else { 0 }));
    options.push((Call::Redouble, if is_ours && !is_open { 3 } else { 0 }));
    options.retain(|(call, weight)| *weight > 0 && auction.allows(seat, *call));
    options
}

/// How gladly the player would bid a denomination, whatever the level.
fn wish(auction: &Auction, seat: Seat, named: Denomination) -> u32 {
    let theirs =
        named.suit().is_some() && (named_by(auction, seat.lho(), named) || named_by(auction, seat.rho(), named));
    match (theirs, named_by(auction, seat.partner(), named), named_by(auction, seat, named)) {
        (true, _, _) => 0,
        (false, true, _) => 24,
        (false, false, true) => 9,
        (false, false, false) if named == Denomination::Notrump => 7,
        (false, false, false) => 9,
    }
}

/// The wish, cooled by the level.
fn at_level(wish: u32, level: u8, auction: &Auction, seat: Seat) -> u32 {
    let is_silent = auction.calls().iter().all(|(by, call)| by.side() != seat.side() || call.bid().is_none());
    match level {
        1 => wish,
        2 if is_silent => wish * 2 / 3,
        2 => wish,
        3 if is_silent => wish / 6,
        3 => wish * 2 / 3,
        4 if is_silent => 0,
        HIGHEST => wish / 2,
        _ => 0,
    }
}

/// Whether a player has bid a denomination.
pub(super) fn named_by(auction: &Auction, seat: Seat, named: Denomination) -> bool {
    auction.calls().iter().any(|(by, call)| *by == seat && call.bid().is_some_and(|bid| bid.denomination == named))
}

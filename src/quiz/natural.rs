//! What a player might well call: not good bidding, but an auction that sounds like one.

use super::dice::Dice;
use crate::{
    bridge::{Auction, Bid, Call, Denomination, Doubled, Level, Seat},
    laws,
};

/// The highest level to which these players bid by themselves.
const HIGHEST: u8 = 4;

/// How gladly a player raises what partner has bid.
const RAISE: u32 = 24;

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
    let is_open = auction.doubled() == Doubled::No;
    let is_undercut = !is_ours && is_open && is_below_our_game(auction, seat, last);
    let mut options = vec![(Call::Pass, if may_not_pass(auction, seat) || is_undercut { 1 } else { pass })];
    for named in Denomination::ALL {
        let Some(bid) = Bid::lowest_in(named, Some(last)) else { continue };
        let wish = wish(auction, seat, named);
        options.push((Call::Bid(bid), at_level(wish, bid, auction, seat)));
        let jump = Bid::all().find(|higher| higher.denomination == named && *higher > bid);
        let may_jump = named_by(auction, seat.partner(), named) && !auction.calls().contains(&(seat, Call::Pass));
        if let Some(jump) = jump.filter(|jump| may_jump && jump.level.number() <= HIGHEST) {
            options.push((Call::Bid(jump), at_level(wish, jump, auction, seat).min(wish / 4)));
        }
    }
    let has_doubled = auction.calls().contains(&(seat, Call::Double));
    let double = if is_undercut { 60 } else { 9 };
    options.push((Call::Double, if !is_ours && is_open && !has_doubled { double } else { 0 }));
    options.push((Call::Redouble, if is_ours && !is_open { 3 } else { 0 }));
    options.retain(|(call, weight)| *weight > 0 && auction.allows(seat, *call));
    options
}

/// Whether an opponent's bid, insufficient and accepted, is lower than the game that the player's side has bid: they do not leave it at
/// that.
fn is_below_our_game(auction: &Auction, seat: Seat, last: Bid) -> bool {
    bids_of(auction, |by| by.side() == seat.side()).into_iter().any(|bid| is_game(bid) && bid >= last)
}

/// Whether a player might well have wanted to make a bid, had they not seen the bid on their right if it does not beat that.
pub(super) fn would_bid(auction: &Auction, seat: Seat, bid: Bid) -> bool {
    let mut seen = auction.clone();
    let is_unseen = |rho: Bid| !bid.is_sufficient_over(Some(rho));
    if auction.calls().last().is_some_and(|(by, call)| by.side() != seat.side() && call.bid().is_some_and(is_unseen)) {
        seen.pop();
    }
    at_level(wish(&seen, seat, bid.denomination), bid, &seen, seat) > 0
}

/// Whether a player might well make an insufficient bid for want of attention: they have not seen what is on their right, or are a
/// level too low with what they would have bid; and it is no lower than what their side has bid.
pub(super) fn would_bid_too_little(auction: &Auction, seat: Seat, low: Bid, enough: Bid) -> bool {
    let has_seen_all = auction.calls().last().is_some_and(|(_, call)| call.bid().is_none());
    let ours = bids_of(auction, |by| by.side() == seat.side());
    let is_new = ours.iter().all(|bid| bid.denomination != low.denomination || *bid < low);
    is_new
        && !has_let_pass(auction, seat, low)
        && would_bid(auction, seat, low)
        && (!has_seen_all || would_bid(auction, seat, enough))
}

/// Whether a player has passed over a bid that is two levels higher than this one: they know that it is far too low.
fn has_let_pass(auction: &Auction, seat: Seat, low: Bid) -> bool {
    let passed = auction.calls().iter().enumerate().filter(|(_, made)| **made == (seat, Call::Pass));
    let mut over =
        passed.filter_map(|(place, _)| auction.calls().get(..place)?.iter().rev().find_map(|(_, call)| call.bid()));
    over.any(|bid| bid.level.number() >= low.level.number() + 2)
}

/// How gladly the player would bid a denomination, whatever the level: what partner bid rather than something new, and nothing
/// else once a suit is agreed, a game is bid, or the player has told all that there is to tell.
fn wish(auction: &Auction, seat: Seat, named: Denomination) -> u32 {
    let [mine, partners] = [seat, seat.partner()].map(|by| bids_of(auction, |other| other == by));
    let theirs = bids_of(auction, |other| other.side() != seat.side());
    let ours = bids_of(auction, |other| other.side() == seat.side());
    let has = |bids: &[Bid], named| bids.iter().any(|bid: &Bid| bid.denomination == named);
    let agreed = partners.iter().map(|bid| bid.denomination).find(|named| has(&mine, *named));
    let told_all = |bids: &[Bid]| {
        let first = bids.first().copied().filter(|first| ours.first() == Some(first));
        first.is_some_and(|first| first.denomination == Denomination::Notrump || is_preempt(first, &theirs))
    };
    let (is_mine, is_partners) = (has(&mine, named), has(&partners, named));
    match agreed {
        _ if ours.last().copied().is_some_and(is_game) || has(&theirs, named) => 0,
        // A double asks partner to choose; its player has nothing else to say.
        _ if !is_partners && auction.calls().contains(&(seat, Call::Double)) => 0,
        _ if is_doubled_for_penalties(auction, seat) => 0,
        // Partner has left it there, or would have the next turn.
        _ if auction.last_bid().is_some_and(|(by, _)| by == seat) && auction.doubled() == Doubled::No => 0,
        Some(agreed) => {
            if agreed == named {
                RAISE
            } else {
                0
            }
        }
        None if is_partners => RAISE,
        None if told_all(&mine)
            || partners.first().is_some_and(|first| ours.first() == Some(first) && is_preempt(*first, &theirs)) =>
        {
            0
        }
        None if is_mine => {
            if mine.len() == 1 && (!partners.is_empty() || !theirs.is_empty()) {
                9
            } else {
                0
            }
        }
        None if named == Denomination::Notrump => {
            if mine.len() < 2 {
                7
            } else {
                0
            }
        }
        None => {
            if mine.len() < 2 && partners.len() < 2 {
                9
            } else {
                0
            }
        }
    }
}

/// The wish, cooled by the level.
fn at_level(wish: u32, bid: Bid, auction: &Auction, seat: Seat) -> u32 {
    let is_active = |by: Seat| !bids_of(auction, |other| other == by).is_empty();
    let is_silent = !is_active(seat) && !is_active(seat.partner());
    let is_raise = named_by(auction, seat.partner(), bid.denomination);
    let is_contested = is_active(seat.lho()) || is_active(seat.rho());
    let is_notrump = bid.denomination == Denomination::Notrump;
    let ours = bids_of(auction, |by| by.side() == seat.side());
    let own = bids_of(auction, |by| by == seat);
    let is_told =
        ours.iter().any(|one| one.denomination == bid.denomination && *one >= bid) || own.iter().any(|one| *one >= bid);
    let has_passed = auction.calls().contains(&(seat, Call::Pass)) && !is_active(seat);
    let is_limited = has_passed_first(auction, seat) && !is_raise || has_passed_partner(auction, seat);
    match bid.level.number() {
        // They have bid as much, over which an insufficient bid was accepted.
        _ if is_told => 0,
        1 => wish,
        // Over an opponent's suit that shows two others.
        2.. if is_silent && is_notrump => 0,
        2 if is_silent => wish * 2 / 3,
        2 => wish,
        3.. if is_limited || is_notrump && has_passed && !is_raise => 0,
        3 if is_silent && is_active(seat.lho()) && is_active(seat.rho()) => 0,
        3 if is_silent => wish / 6,
        3 if is_raise || is_notrump => wish * 2 / 3,
        3 => wish / 3,
        4 if is_silent || !is_raise || is_notrump => 0,
        4 if !is_game(bid) && !is_contested => 0,
        HIGHEST => wish / 2,
        _ => 0,
    }
}

/// Whether partner has asked for another bid: by a double for takeout, by a new suit in answer to an opening, unless they
/// had passed first, or by a new suit after an answer of at least two, or above their first one.
fn may_not_pass(auction: &Auction, seat: Seat) -> bool {
    let [.., (_, partners), (_, Call::Pass)] = auction.calls() else { return false };
    let ours = bids_of(auction, |by| by.side() == seat.side());
    match partners {
        Call::Double => auction.last_bid().is_some_and(|(_, bid)| is_low(bid)) && ours.is_empty(),
        Call::Bid(bid) => {
            let is_opener = ours.len() == 2
                && named_by(auction, seat, ours.first().map_or(bid.denomination, |bid| bid.denomination));
            let is_new = is_low(*bid) && ours.iter().filter(|one| one.denomination == bid.denomination).count() == 1;
            let is_strong = match ours.as_slice() {
                [first, answer, _] => {
                    let is_long =
                        answer.level.number() > 1 || bid.level.number() > 1 && bid.denomination > first.denomination;
                    is_long && named_by(auction, seat, answer.denomination)
                }
                _ => is_opener && !has_passed_first(auction, seat.partner()),
            };
            is_new && is_strong
        }
        Call::Pass | Call::Redouble => false,
    }
}

/// A low bid in a suit: doubled, partner is to choose another.
fn is_low(bid: Bid) -> bool {
    bid.level.number() < 3 && bid.denomination != Denomination::Notrump
}

/// Whether partner has doubled the last bid to play against it.
fn is_doubled_for_penalties(auction: &Auction, seat: Seat) -> bool {
    let last = auction.calls().iter().rfind(|(_, call)| *call != Call::Pass);
    last == Some(&(seat.partner(), Call::Double)) && auction.last_bid().is_some_and(|(_, bid)| !is_low(bid))
}

/// Whether a player passed before anybody had bid.
fn has_passed_first(auction: &Auction, seat: Seat) -> bool {
    let mut before = auction.calls().iter().take_while(|(_, call)| *call == Call::Pass);
    before.any(|(by, _)| *by == seat)
}

/// Whether a player passed when partner's bid was the last: they have next to nothing.
fn has_passed_partner(auction: &Auction, seat: Seat) -> bool {
    let calls = auction.calls().iter().enumerate();
    let mut passes = calls.filter(|(_, (by, call))| *by == seat && *call == Call::Pass);
    passes.any(|(place, _)| {
        let before = auction.calls().get(..place).unwrap_or_default();
        let last = before.iter().rfind(|(_, call)| call.bid().is_some());
        last.is_some_and(|(by, _)| *by == seat.partner()) && bids_of(auction, |by| by == seat).is_empty()
    })
}

/// Whether an opening shows a long suit and little else.
fn is_preempt(opening: Bid, theirs: &[Bid]) -> bool {
    opening.level.number() > 1 && opening.denomination.suit().is_some() && theirs.iter().all(|bid| *bid > opening)
}

pub(super) fn is_game(bid: Bid) -> bool {
    use Denomination::{Clubs, Diamonds, Hearts, Notrump, Spades};
    bid.level.number()
        >= match bid.denomination {
            Notrump => 3,
            Hearts | Spades => 4,
            Clubs | Diamonds => 5,
        }
}

fn bids_of(auction: &Auction, is_it: impl Fn(Seat) -> bool) -> Vec<Bid> {
    auction.calls().iter().filter(|(by, _)| is_it(*by)).filter_map(|(_, call)| call.bid()).collect()
}

/// Whether a player has bid a denomination.
pub(super) fn named_by(auction: &Auction, seat: Seat, named: Denomination) -> bool {
    bids_of(auction, |by| by == seat).iter().any(|bid| bid.denomination == named)
}

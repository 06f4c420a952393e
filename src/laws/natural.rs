//! What a call is taken to specify when nobody says: what it names, unless most pairs play it differently in that auction.
//!
//! No clause says so. It is what a director assumes at the table (2017 Laws 23A, 26B and 27B1(a), 2007 Laws 26 and
//! 27B1); the page states every assumption, and a pair that plays differently says what the call shows.

mod asks;
mod cache;
mod conventions;
mod interpretation;
mod partners;
mod table;
mod theirs;

use std::rc::Rc;

pub use table::usual_meanings;

pub(super) use cache::BidCache;
pub(super) use interpretation::{Interpretation, Specifies, is_the_same_natural_bid, show_something_else};

use self::table::{After, Usual};
use crate::{
    bridge::{Auction, Bid, Call, Denomination, Seat},
    meaning::Purpose,
    record::{MadeCall, Shows},
};

/// A call of a player, and the legal auction before it.
#[derive(Clone, Copy)]
pub(super) struct Called<'a> {
    pub(super) by: Seat,
    pub(super) made: &'a MadeCall,
    pub(super) before: &'a [(Seat, Rc<MadeCall>)],
    /// Whether it takes the place of a call that was refused: then the player has seen the auction before it.
    pub(super) is_second: bool,
}

/// Whether a bid about which nothing is said cannot be taken as natural: most pairs play it by agreement in that auction, or it
/// names what an opponent has bid.
#[must_use]
pub fn is_by_agreement(auction: &Auction, by: Seat, bid: Bid) -> bool {
    let before = bare(auction);
    let made = MadeCall::new(Call::Bid(bid), Some(by));
    let called = Called { by, made: &made, before: &before, is_second: false };
    !matches!(called.specifies(), Specifies::This(_))
}

/// The lowest sufficient bid below this one by which most pairs show what it names, and nothing else, in that auction.
#[must_use]
pub fn lower_bid_that_shows(auction: &Auction, by: Seat, bid: Bid) -> Option<Bid> {
    let before = bare(auction);
    let named = Shows::named_by(Call::Bid(bid));
    let last = auction.last_bid().map(|(_, last)| last);
    let mut lower = Bid::all().filter(|lower| lower.is_sufficient_over(last)).take_while(|lower| *lower < bid);
    lower.find(|lower| {
        let made = MadeCall::new(Call::Bid(*lower), Some(by));
        let called = Called { by, made: &made, before: &before, is_second: true };
        called.specifies() == Specifies::Usually(named)
    })
}

/// What a call of which somebody said only the name of its convention shows after those that stand before it; `None` where that cannot be
/// known, or more was said of it.
#[must_use]
pub fn shown_by_name(before: &[(Seat, Rc<MadeCall>)], by: Seat, made: &MadeCall) -> Option<Shows> {
    Called { by, made, before, is_second: false }.shown_by_name()
}

/// The calls of an auction, without anything said about them.
fn bare(auction: &Auction) -> Vec<(Seat, Rc<MadeCall>)> {
    auction.calls().iter().map(|(by, call)| (*by, Rc::new(MadeCall::new(*call, Some(*by))))).collect()
}

impl<'a> Called<'a> {
    /// The call with what it specifies.
    pub(super) fn interpretation(self) -> Interpretation<'a> {
        Interpretation { made: self.made, over: self.last_bid(), specifies: self.specifies() }
    }

    /// The last bid before it.
    pub(super) fn last_bid(self) -> Option<Bid> {
        self.before.iter().rev().find_map(|(_, made)| made.call.bid())
    }

    /// What the call specifies.
    pub(super) fn specifies(self) -> Specifies {
        self.or_by_agreement(|bid| self.by_agreement(bid))
    }

    /// The same of a call in place of another, with what bids specify after `before`.
    pub(super) fn specifies_among(self, bids: &BidCache) -> Specifies {
        self.or_by_agreement(|bid| bids.get_or_find(bid, || self.by_agreement(bid)))
    }

    fn or_by_agreement(self, by_agreement: impl FnOnce(Bid) -> Specifies) -> Specifies {
        let made = self.made;
        match made.call.bid() {
            // In their suit the word names no control.
            Some(bid) if made.is_control() && self.is_after(After::TheirSuit, bid) => by_agreement(bid),
            Some(_) if made.is_weak_two() && self.is_opening(self.before) => {
                Specifies::This(Shows::named_by(made.call))
            }
            _ if made.only_restricts() || made.is_weak_notrump() => Specifies::Unknown,
            _ if made.is_described() => Specifies::This(self.shown_by_name().unwrap_or_else(|| made.shows())),
            _ if !made.is_understood() => Specifies::Unknown,
            // The suit that it names may be any.
            _ if made.is_suit_bid_on_balanced_hands() => Specifies::Perhaps(Shows::NOTHING),
            Some(bid) => by_agreement(bid).or_perhaps(made.tells_of_shape_alone()),
            None => Specifies::This(made.shows()),
        }
    }

    /// What a bid specifies about which nobody says anything.
    ///
    /// # Reading
    /// READING `usual-meaning`: a player who bids too little over RHO's bid has not seen it, and so means what the bid would show without it; not
    /// so a second insufficient bid, which is made once the first was refused. That a bid is in a suit which an opponent has bid, or over their notrump, leaves it open all the same whether it is natural.
    fn by_agreement(self, bid: Bid) -> Specifies {
        let named = Shows::named_by(self.made.call);
        if bid.is_above_seven() {
            return Specifies::This(named);
        }
        let seen = Called { before: self.seen(bid), ..self };
        match table::usual(bid, |after| seen.is_after(after, bid)) {
            Some(Usual::Conventional(shows)) => return Specifies::Usually(shows),
            Some(Usual::Open) => return Specifies::Open,
            None => {}
        }
        if self.is_opened_artificially_by_partner() {
            return Specifies::Perhaps(named);
        }
        let has_not_seen_all = seen.before.len() < self.before.len();
        let over_theirs = |after: After| after.is_about_opponents() && self.is_after(after, bid);
        match has_not_seen_all && table::usual(bid, over_theirs).is_some() {
            true => Specifies::Perhaps(named),
            false => Specifies::This(named),
        }
    }

    /// Whether partner has made the same bid, and what somebody said of it makes it another than a natural one, or is not understood:
    /// then it may be that bid again.
    fn is_opened_artificially_by_partner(self) -> bool {
        let is_forcing = |made: &MadeCall| made.purposes().any(|purpose| purpose == Purpose::Forcing);
        let may_be = |made: &MadeCall| made.is_artificial() || !made.is_understood() || is_forcing(made);
        let is_it =
            |(by, made): &(Seat, Rc<MadeCall>)| *by == self.by.partner() && made.call == self.made.call && may_be(made);
        !self.is_second && self.before.iter().any(is_it)
    }

    /// The auction that the player thought of: who bids too little over RHO's bid has not seen that, unless they bid again.
    fn seen(self, bid: Bid) -> &'a [(Seat, Rc<MadeCall>)] {
        let last = self.before.split_last().and_then(|((by, made), earlier)| Some((*by, made.call.bid()?, earlier)));
        match last {
            Some((by, last, earlier))
                if !self.is_second && by.side() != self.by.side() && !bid.is_sufficient_over(Some(last)) =>
            {
                earlier
            }
            Some(_) | None => self.before,
        }
    }

    /// Whether this has gone before the bid.
    fn is_after(self, after: After, bid: Bid) -> bool {
        match after {
            After::Anything => true,
            After::TheirSuit => bid.denomination.suit().is_some_and(|suit| self.is_their_suit(suit)),
            After::Passes => self.is_opening(self.before),
            After::PartnersNotrump(level) => self
                .partners_notrump(Nth::First)
                .is_some_and(|at| self.is_level(at, level) && self.have_passed_since(at)),
            After::SomeNotrumpOfPartners => {
                self.partners_notrump(Nth::First).is_some_and(|at| self.have_not_bid_since(at))
            }
            After::PartnersRebid(level) => self.partners_notrump(Nth::Later).is_some_and(|at| self.is_level(at, level)),
            After::PartnersAnswer => self.partner_answers_notrump(),
            After::PartnersStrongClub => self
                .partners_last()
                .is_some_and(|(at, made)| made.is_strong_one_club() && self.is_first_of_our_side(at)),
            After::PartnersTwo(denomination) => self.partners_last().is_some_and(|(at, made)| {
                let is_it = |bid: Bid| bid.level.number() == 2 && bid.denomination == denomination;
                let says_natural =
                    made.is_described() && made.shows().is_natural_for(denomination) || made.is_weak_two();
                made.call.bid().is_some_and(is_it)
                    && self.is_opening(self.before.get(..at).unwrap_or_default())
                    && !says_natural
            }),
            After::PartnersAsk => self.partner_asks(),
            After::PartnersConvention => self.is_over_partners_convention(bid),
            After::PartnersCallOverNotrump => self.is_over_partners_call_over_notrump(),
            After::PartnersOne(denomination) => self.is_over_partners_one(denomination),
            After::PartnersMajor(level) => self.is_over_partners_major(level),
            After::PassAndPartnersMajor => self.is_over_major_after_pass(),
            After::PartnersNotrumpOvercalled => self.is_over_overcalled_notrump(),
            After::ThreeSuits => bid.denomination.suit().is_some_and(|suit| self.is_fourth_suit(suit)),
            After::MajorAgreed => self.agreed_major().is_some_and(|trumps| bid.denomination != trumps.into()),
            After::TheirNotrump => {
                self.their_last_alone().is_some_and(|bid| bid.denomination == Denomination::Notrump)
                    && self.first_bid() == self.their_last_alone()
            }
            After::TheirOneOfASuit => {
                self.their_last_alone().is_some_and(|bid| bid.level.number() == 1 && bid.denomination.suit().is_some())
            }
        }
    }

    fn is_opening(self, before: &[(Seat, Rc<MadeCall>)]) -> bool {
        before.iter().all(|(_, made)| made.call == Call::Pass)
    }

    /// Partner's last call but passes, and its place.
    fn partners_last(self) -> Option<(usize, &'a MadeCall)> {
        let is_it = |(by, made): &(Seat, Rc<MadeCall>)| *by == self.by.partner() && made.call != Call::Pass;
        let at = self.before.iter().rposition(is_it)?;
        self.before.get(at).map(|(_, made)| (at, made.as_ref()))
    }

    /// The place of partner's notrump bid, if that was the last that they bid.
    fn partners_notrump(self, nth: Nth) -> Option<usize> {
        let (at, made) = self.partners_last()?;
        let is_natural = made.call.bid().is_some_and(|bid| {
            bid.denomination == Denomination::Notrump
                && (made.shows().is_natural_for(bid.denomination) || !made.is_understood())
        });
        let earlier = self.before.get(..at).unwrap_or_default();
        let has_bid = earlier.iter().any(|(by, made)| *by == self.by.partner() && made.call.bid().is_some());
        let is_nth = match nth {
            Nth::First => self.is_first_of_our_side(at) || self.is_after_strong_club(at),
            Nth::Later => has_bid,
        };
        (is_natural && is_nth).then_some(at)
    }

    /// Whether our first bid was notrump, and partner has answered it by a suit a level higher that is not said to be natural.
    fn partner_answers_notrump(self) -> bool {
        let ours = self.before.iter().find(|(by, made)| by.side() == self.by.side() && made.call.bid().is_some());
        let Some((opener, notrump)) = ours else { return false };
        let (Some(notrump), Some((_, answer))) = (notrump.call.bid(), self.partners_last()) else { return false };
        let Some(bid) = answer.call.bid() else { return false };
        let says_so = answer.is_described() && answer.shows().is_natural_for(bid.denomination);
        *opener == self.by
            && notrump.denomination == Denomination::Notrump
            && bid.denomination.suit().is_some()
            && bid.level.number() == notrump.level.number() + 1
            && !says_so
    }

    fn is_first_of_our_side(self, at: usize) -> bool {
        let earlier = self.before.get(..at).unwrap_or_default();
        !earlier.iter().any(|(by, made)| by.side() == self.by.side() && made.call.bid().is_some())
    }

    fn is_level(self, at: usize, level: u8) -> bool {
        let bid = self.before.get(at).and_then(|(_, made)| made.call.bid());
        bid.is_some_and(|bid| bid.level.number() == level)
    }

    fn have_passed_since(self, at: usize) -> bool {
        self.before.iter().skip(at + 1).all(|(_, made)| made.call == Call::Pass)
    }

    fn have_not_bid_since(self, at: usize) -> bool {
        self.before.iter().skip(at + 1).all(|(_, made)| made.call.bid().is_none())
    }
}

/// Which of a player's bids this is about.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Nth {
    /// The first of their side.
    First,
    /// A later one of their own.
    Later,
}

fn is_minor(denomination: Denomination) -> bool {
    matches!(denomination, Denomination::Clubs | Denomination::Diamonds)
}

fn is_major(denomination: Denomination) -> bool {
    matches!(denomination, Denomination::Hearts | Denomination::Spades)
}

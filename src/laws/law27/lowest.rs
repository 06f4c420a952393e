//! Law 27B1(a): which bid is the lowest sufficient one in the same denomination; 2017: that specifies the same.

use std::rc::Rc;

use super::{
    super::natural::{Interpretation, Specifies},
    InsufficientBid,
};
use crate::{
    bridge::{Bid, Call},
    lawbook::Law27,
    record::{Feature, MadeCall, Shows},
};

/// 2017 Law 27B1(a): whether a bid specifies the same denominations as the insufficient one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum TheSame {
    Specified,
    /// Nobody says what it shows; most pairs would show that by it.
    Usually,
    No,
}

impl InsufficientBid {
    /// Law 27B1(a): whether the replacement is the lowest sufficient bid in the same denomination.
    ///
    /// # Editions
    /// 2007: the denomination *named*, and both bids natural. 2017: the denominations *specified*, by whatever bid;
    /// a lower bid that specifies the same is the one that counts.
    pub(super) fn is_lowest_in_denomination(&self, replacement: Interpretation<'_>) -> bool {
        let (Some(old), Some(new)) = (self.of.made().call.bid(), replacement.made.call.bid()) else {
            return false;
        };
        match self.of.edition.law27() {
            Law27::Of2007 => {
                let natural = [self.of.interpretation(), replacement].iter().all(|call| call.natural_bid().is_some());
                natural && Bid::lowest_in(old.denomination, self.last_bid()) == Some(new)
            }
            Law27::Of2017 => self.is_lowest(replacement, new, TheSame::Specified),
        }
    }

    /// 2017 Law 27B1(a): whether that holds of the replacement if it shows what most pairs show by it. The director then has to
    /// find out whether it does.
    pub(super) fn is_usually_lowest(&self, replacement: Interpretation<'_>) -> bool {
        let bid = replacement.made.call.bid();
        match self.of.edition.law27() {
            Law27::Of2007 => false,
            Law27::Of2017 => bid.is_some_and(|bid| self.is_lowest(replacement, bid, TheSame::Usually)),
        }
    }

    /// Law 27B1(a): whether the lowest bid that names its denomination may specify the same: nobody says what it shows but its strength, or (2017)
    /// only a bid by which most pairs would show that stands below it. The director, whom nobody has asked, finds out.
    pub(super) fn may_be_lowest(&self, replacement: Interpretation<'_>) -> bool {
        let made = replacement.made;
        let Some(bid) = made.call.bid().filter(|_| made.facts.comparable.is_none()) else { return false };
        if Bid::lowest_in(bid.denomination, self.last_bid()) != Some(bid) {
            return false;
        }
        let named = Specifies::This(Shows::named_by(made.call));
        let old = self.of.interpretation();
        let is_by_name = old.specifies == named
            || !old.made.is_described() && old.made.call.bid().map(|bid| bid.denomination) == Some(bid.denomination);
        // Of a bid of which shape or a stopper is told, nobody knows whether it is natural.
        let is_unknown = matches!(old.specifies, Specifies::Perhaps(_) | Specifies::Unknown)
            && old.made.call.bid().map(|bid| bid.denomination) == Some(bid.denomination)
            && replacement.natural_bid().is_some();
        let may_show_it = !made.is_described() && is_by_name || is_unknown;
        let specified = |one: &Rc<MadeCall>| self.specifies_the_same(self.of.instead(one)) == TheSame::Specified;
        match self.of.edition.law27() {
            Law27::Of2007 => may_show_it,
            Law27::Of2017 => {
                (may_show_it || self.specifies_the_same(replacement) != TheSame::No)
                    && !self.lower_bids(bid).any(|one| specified(&one))
            }
        }
    }

    fn lower_bids(&self, bid: Bid) -> impl Iterator<Item = Rc<MadeCall>> {
        self.sufficient_bids().take_while(move |&lower| lower < bid).map(|lower| self.of.described(Call::Bid(lower)))
    }

    fn is_lowest(&self, replacement: Interpretation<'_>, bid: Bid, how: TheSame) -> bool {
        self.specifies_the_same(replacement) == how && !self.lower_may_specify_the_same(bid)
    }

    /// 2017 Law 27B1(a): whether the replacement specifies exactly what the insufficient bid specified. A bid that
    /// specifies nothing, or a suit that is not known, has no denomination to repeat. What the insufficient bid would usually
    /// show is not known.
    ///
    /// # Reading
    /// READING `bid-of-another-suit`: a pair that bids another suit than it shows may do so a level higher too, so that a bid about which nobody says
    /// anything is not certainly free because it names that suit. Where no lower bid is sufficient, the natural bid is the one.
    fn specifies_the_same(&self, replacement: Interpretation<'_>) -> TheSame {
        let Specifies::This(shows) = self.of.interpretation().specifies else { return TheSame::No };
        let by_name = shows == Shows::named_by(self.of.made().call);
        // Length in a suit and a control in it are not the same, nor is a suit with another of which only a convention's name tells.
        let old = self.of.made();
        if old.is_control() != replacement.made.is_control() || old.names_another_convention_than(replacement.made) {
            return TheSame::No;
        }
        match replacement.specifies {
            _ if shows.is_empty() || shows.contains(Feature::UnknownSuit) => TheSame::No,
            Specifies::This(new) if new == shows && self.is_certain(replacement.made, by_name) => TheSame::Specified,
            Specifies::This(new) | Specifies::Usually(new) if new == shows => TheSame::Usually,
            Specifies::This(_)
            | Specifies::Usually(_)
            | Specifies::Open
            | Specifies::Perhaps(_)
            | Specifies::Unknown => TheSame::No,
        }
    }

    /// Whether it is certain that no lower bid specifies the same as this one. `by_name`: the insufficient bid specified what it names.
    /// Most pairs play a lower bid that names that denomination by agreement, perhaps, and this pair may not; or it may show what the
    /// insufficient bid showed that named it.
    fn is_certain(&self, made: &MadeCall, by_name: bool) -> bool {
        if made.is_described() && by_name || self.sufficient_bids().next() == made.call.bid() {
            return true;
        }
        let (Some(bid), Some(old)) = (made.call.bid(), self.of.made().call.bid()) else { return false };
        if made.is_described() && made.is_described_as(self.of.made()) {
            return true;
        }
        let is_stated = by_name || made.is_described();
        self.lower_bids(bid).all(|lower| {
            let is_other = lower.call.bid().is_some_and(|bid| bid.denomination != old.denomination);
            lower.is_described() || is_other && (is_stated || self.of.instead(&lower).is_told())
        })
    }

    /// Whether a lower bid specifies the same, or may: it names this denomination, and nobody says what it shows.
    fn lower_may_specify_the_same(&self, bid: Bid) -> bool {
        self.lower_bids(bid).any(|lower| {
            let names_it = lower.call.bid().is_some_and(|other| other.denomination == bid.denomination);
            names_it && !lower.is_described() || self.specifies_the_same(self.of.instead(&lower)) != TheSame::No
        })
    }

    /// The bid that keeps partner free by 27B1(a), as far as the facts tell.
    pub(super) fn free_bid(&self) -> Option<Rc<MadeCall>> {
        let mut bids = self.sufficient_bids().map(|bid| self.of.described(Call::Bid(bid)));
        bids.find(|bid| self.is_lowest_in_denomination(self.of.instead(bid)))
    }

    pub(super) fn sufficient_bids(&self) -> impl Iterator<Item = Bid> {
        let last = self.last_bid();
        Bid::all().filter(move |bid| bid.is_sufficient_over(last))
    }

    fn last_bid(&self) -> Option<Bid> {
        self.of.before.auction().last_bid().map(|(_, bid)| bid)
    }
}

//! Which auction the player of a withdrawn call thought they saw.

use crate::{
    bridge::{Auction, Bid, Call, Denomination, Level, Relation, Seat},
    meaning::{Agreed, Agreements},
};

/// Which auction the player of a withdrawn call is taken to have seen.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Meant {
    /// The one at the table without this call of their right-hand opponent.
    RhoOverlooked(Call),
    /// The one at the table as if their opponents had passed throughout.
    OpponentsOverlooked,
    /// None: they thought they were opening.
    AsOpening,
    /// The one at the table with this bid of their partner a level lower.
    PartnerLower(Bid),
    /// The one at the table; they meant this bid, a level higher.
    LevelSlipped(Bid),
    /// The one at the table; players who had yet to call as if they had passed.
    AsItIs,
}

/// An auction: calls that stand, each with its player.
type Calls = Vec<(Seat, Call)>;

/// What the call meant, by the first of these auctions in which the agreements describe it.
///
/// READING `auction-meant`: a bid that is sufficient in its auction was meant there. Otherwise it is likelier that one call was not seen
/// than two; that a bid over partner's notrump answers a lower notrump than that it opens, and that another bid opens than
/// that it answers a lower suit. The order is the program's own.
pub(super) fn meant<'a>(
    agreements: &'a Agreements,
    before: &Calls,
    offender: Seat,
    call: Call,
) -> Option<(Meant, &'a Agreed)> {
    let table = Table { before, offender, call };
    let order = if table.is_possible() { table.when_possible() } else { table.when_too_low() };
    order
        .into_iter()
        .flatten()
        .find_map(|(meant, auction, call)| agreements.agreed(&auction, offender, call).map(|agreed| (meant, agreed)))
}

/// A call in its auction.
struct Table<'a> {
    before: &'a Calls,
    offender: Seat,
    call: Call,
}

/// An auction that they may have seen, and the call that they may have meant in it.
type Seen = Option<(Meant, Calls, Call)>;

impl Table<'_> {
    fn is_possible(&self) -> bool {
        let dealer = self.before.first().map_or(self.offender, |(by, _)| *by);
        let mut auction = Auction::new(dealer);
        self.before.iter().for_each(|&(by, call)| auction.push(by, call));
        auction.allows(self.offender, self.call)
    }

    fn when_possible(&self) -> Vec<Seen> {
        let as_it_is = Some((Meant::AsItIs, self.before.clone(), self.call));
        vec![as_it_is, self.without_opponents(), self.as_opening()]
    }

    fn when_too_low(&self) -> Vec<Seen> {
        let lower = self.partner_lower();
        let answers_notrump = lower.as_ref().is_some_and(|(meant, ..)| {
            matches!(meant, Meant::PartnerLower(Bid { denomination: Denomination::Notrump, .. }))
        });
        let [first, second] = match answers_notrump {
            true => [lower, self.as_opening()],
            false => [self.as_opening(), lower],
        };
        vec![self.without_rho(), self.without_opponents(), first, second, self.a_level_higher()]
    }

    fn relation(&self, by: Seat) -> Relation {
        self.offender.relation_of(by)
    }

    fn without_rho(&self) -> Seen {
        let of_rho = |(by, _): &(Seat, Call)| self.relation(*by) == Relation::Rho;
        let place = self.before.iter().rposition(of_rho)?;
        let mut auction = self.before.clone();
        let (_, missed) = auction.remove(place);
        (missed != Call::Pass).then_some((Meant::RhoOverlooked(missed), auction, self.call))
    }

    fn without_opponents(&self) -> Seen {
        let (ours, theirs): (Calls, Calls) = self.before.iter().partition(|(by, _)| by.side() == self.offender.side());
        let have_called = theirs.iter().any(|(_, call)| *call != Call::Pass);
        have_called.then_some((Meant::OpponentsOverlooked, ours, self.call))
    }

    fn as_opening(&self) -> Seen {
        let own = self.before.iter().filter(|(by, _)| *by == self.offender);
        let is_first = own.map(|(_, call)| *call).all(|call| call == Call::Pass);
        is_first.then(|| (Meant::AsOpening, Calls::new(), self.call))
    }

    fn partner_lower(&self) -> Seen {
        let of_partner = |&(by, call): &(Seat, Call)| self.relation(by) == Relation::Partner && call.bid().is_some();
        let place = self.before.iter().rposition(of_partner)?;
        let mut auction = self.before.clone();
        let (_, call) = auction.get_mut(place)?;
        let bid = call.bid()?;
        let level = Level::new(bid.level.number().checked_sub(1)?)?;
        *call = Call::Bid(Bid { level, ..bid });
        Some((Meant::PartnerLower(bid), auction, self.call))
    }

    fn a_level_higher(&self) -> Seen {
        let bid = self.call.bid()?;
        let meant = Bid { level: Level::new(bid.level.number() + 1)?, ..bid };
        Some((Meant::LevelSlipped(meant), self.before.clone(), Call::Bid(meant)))
    }
}

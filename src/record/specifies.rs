//! What a call specifies by what is said of it.

use super::{Facts, MadeCall, Shows, Told, is_about_strength};
use crate::{
    bridge::{Bid, Call, Denomination},
    meaning::{Meaning, Purpose},
};

/// From this many points on, a meaning that says nothing of suits is a strong club or the like.
const STRONG: u8 = 15;

impl MadeCall {
    /// What the call specifies: as stated; or by the lengths that its meaning names; or nothing, if it asks
    /// something or what is said of it is not understood; or else what it names.
    #[must_use]
    pub fn shows(&self) -> Shows {
        let named = || if self.is_understood() { Shows::named_by(self.call) } else { Shows::NOTHING };
        self.described().unwrap_or_else(named)
    }

    pub(super) fn described(&self) -> Option<Shows> {
        if self.is_bare() {
            return None;
        }
        let Facts { shows, meaning, purpose, .. } = &self.facts;
        let named = Shows::named_by(self.call);
        let asks = purpose.as_ref().is_some_and(|purpose| !is_about_strength(purpose)) && !self.is_control();
        // A notrump bid on balanced hands specifies notrump, whatever suits it tells of besides.
        let balanced = if self.is_on_balanced_hands() { named } else { Shows::NOTHING };
        let told = || meaning.as_ref().and_then(Told::specifies).map(|told| told.union(balanced));
        let is_artificial = || asks || self.is_bid_without_its_suit();
        let is_of_suit =
            || (self.is_said_to_be_natural() || self.is_control() || self.is_balanced_notrump()).then_some(named);
        // A bid that is said not to show what it names shows what its meaning tells.
        let elsewhere = || told().filter(|told| !named.features().any(|named| told.contains(named)));
        let is_bare_sign = self.call.bid().is_some() && shows.is_some_and(Shows::is_empty);
        let stated = if is_bare_sign { elsewhere().or(*shows) } else { *shows };
        stated.or_else(told).or_else(|| is_artificial().then_some(Shows::NOTHING)).or_else(is_of_suit)
    }

    /// Whether somebody said that a bid is natural.
    pub(super) fn is_said_to_be_natural(&self) -> bool {
        self.call.bid().is_some()
            && self.purposes().any(|purpose| matches!(purpose, Purpose::Natural | Purpose::WeakTwo))
    }

    /// Whether somebody said that a bid is a convention, also where it shows the suit that it names: `michaels, 5+H`.
    #[must_use]
    pub fn is_said_to_be_conventional(&self) -> bool {
        self.call.bid().is_some() && self.purposes().any(Purpose::is_conventional) && !self.is_said_to_be_natural()
    }

    /// Whether all that is said of a bid is the name of a convention that shows suits, which are not told.
    #[must_use]
    pub fn is_named_convention(&self) -> bool {
        self.call.bid().is_some() && self.shows() == Shows::NOTHING && self.purposes().any(Purpose::shows_suits)
    }

    /// Whether nothing but strength is said of a bid of two in a suit, and that it is weak.
    #[must_use]
    pub fn is_weak_two(&self) -> bool {
        let is_two = self.call.bid().is_some_and(|bid| bid.level.number() == 2 && bid.denomination.suit().is_some());
        let is_strong = self.purposes().any(|purpose| purpose == Purpose::Strong);
        is_two && self.is_bare_but_for_strength() && self.purposes().any(Purpose::is_weak) && !is_strong
    }

    /// Whether a bid is said to be made on fewer than three cards in the suit that it names, perhaps.
    #[must_use]
    pub fn may_be_short(&self) -> bool {
        let told = self.facts.meaning.as_ref().and_then(Told::meaning);
        let suit = self.call.bid().and_then(|bid| bid.denomination.suit());
        let is_said = || self.purposes().any(|purpose| purpose == Purpose::MayBeShort);
        suit.zip(told).is_some_and(|(suit, told)| told.may_be_short_in(suit)) || suit.is_some() && is_said()
    }

    /// Whether nothing but strength is said of two notrump or more, and that it is weak: most pairs show suits by it.
    #[must_use]
    pub fn is_weak_notrump(&self) -> bool {
        let is_high = |bid: Bid| bid.denomination == Denomination::Notrump && bid.level.number() > 1;
        let is_weak = |purpose| matches!(purpose, Purpose::Weak | Purpose::Preempt);
        self.call.bid().is_some_and(is_high) && self.is_bare_but_for_strength() && self.purposes().any(is_weak)
    }

    /// Whether somebody said that a notrump bid is made on balanced hands.
    #[must_use]
    pub fn is_balanced_notrump(&self) -> bool {
        let is_notrump = self.call.bid().is_some_and(|bid| bid.denomination == Denomination::Notrump);
        is_notrump && self.facts.meaning.as_ref().and_then(Told::meaning).is_some_and(Meaning::is_of_balanced_hands)
    }

    /// Whether a notrump bid is said to be made on balanced hands, perhaps with a suit.
    fn is_on_balanced_hands(&self) -> bool {
        let is_notrump = self.call.bid().is_some_and(|bid| bid.denomination == Denomination::Notrump);
        is_notrump && self.facts.meaning.as_ref().and_then(Told::meaning).is_some_and(Meaning::tells_of_balanced_hands)
    }

    /// Whether somebody said that a bid shows a control in the suit that it names.
    #[must_use]
    pub fn is_control(&self) -> bool {
        self.names_suit() && self.purposes().any(|purpose| purpose == Purpose::ControlBid)
    }

    /// Whether the call names a suit.
    pub(super) fn names_suit(&self) -> bool {
        self.call.bid().is_some_and(|bid| bid.denomination.suit().is_some())
    }

    /// Whether what is said of a bid excludes that it shows what it names: it is a convention, any hand makes it, it may be
    /// made on fewer than three cards, or it is strong and nothing is said of suits.
    fn is_bid_without_its_suit(&self) -> bool {
        if self.is_club_said_to_be_strong() {
            return true;
        }
        let (Some(bid), Some(told)) = (self.call.bid(), self.facts.meaning.as_ref().and_then(Told::meaning)) else {
            return false;
        };
        let is_convention = told.purposes.iter().any(|purpose| purpose.is_conventional());
        let suit = bid.denomination.suit();
        let excludes = |suit| told.may_be_short_in(suit) || told.is_any_hand() || told.is_usually_of_another_suit(suit);
        let is_any = told.is_of_any_or_some_hands() && !self.is_said_to_be_natural();
        let is_of_suits = suit.is_none() && told.is_usually_of_suits();
        is_convention || is_any || is_of_suits || suit.is_some_and(excludes) || self.is_strong_by_points(told)
    }

    /// Whether something is said of the shape of a bid in a suit, and nothing of that suit: then nobody knows whether it is natural.
    #[must_use]
    pub fn tells_of_shape_alone(&self) -> bool {
        let suit = self.call.bid().and_then(|bid| bid.denomination.suit());
        let told = self.facts.meaning.as_ref().and_then(Told::meaning);
        let is_told = suit.zip(told).is_some_and(|(suit, told)| told.tells_of_shape_beside(suit));
        is_told && !self.is_described()
    }

    /// Whether all that is said of a bid in a suit restricts the hand, so that nobody knows whether it is natural: `1H(16+)`, `1H(short)`,
    /// `1H(no 5-card major)`. One that denies or shortens its own suit is not; one club on a strong hand is the strong club.
    #[must_use]
    pub fn only_restricts(&self) -> bool {
        let Some(suit) = self.call.bid().and_then(|bid| bid.denomination.suit()) else { return false };
        let Facts { shows, meaning, purpose, .. } = &self.facts;
        let Some(told) = meaning.as_ref().and_then(Told::meaning).filter(|_| shows.is_none()) else { return false };
        let is_open =
            |purpose: Purpose| purpose.is_about_strength() && !matches!(purpose, Purpose::Natural | Purpose::WeakTwo);
        let is_club = matches!(self.call, Call::Bid(bid) if bid.denomination == Denomination::Clubs);
        self.is_described()
            && purpose.as_ref().is_none_or(is_about_strength)
            && self.purposes().all(is_open)
            && told.only_restricts_beside(suit)
            && !(is_club && (self.is_club_said_to_be_strong() || self.is_strong_by_points(told)))
    }

    /// Whether all that is said of a bid is that it is artificial.
    #[must_use]
    pub fn is_artificial_and_no_more(&self) -> bool {
        let told = self.facts.meaning.as_ref().and_then(Told::meaning);
        self.call.bid().is_some()
            && self.is_described()
            && self.shows().is_empty()
            && told.is_none_or(|told| !told.is_about_hands())
            && self.purposes().all(|purpose| purpose == Purpose::Artificial)
    }

    /// Whether a bid in a suit is said to be made on balanced hands, and nothing is said of that suit.
    #[must_use]
    pub fn is_suit_bid_on_balanced_hands(&self) -> bool {
        let told = self.facts.meaning.as_ref().and_then(Told::meaning);
        self.tells_of_shape_alone() && told.is_some_and(Meaning::is_of_balanced_hands)
    }

    /// Whether the bid is a strong club: one club on strong hands of any shape, as somebody said.
    #[must_use]
    pub fn is_strong_one_club(&self) -> bool {
        let is_club =
            matches!(self.call, Call::Bid(bid) if bid.level.number() == 1 && bid.denomination == Denomination::Clubs);
        let told = self.facts.meaning.as_ref().and_then(Told::meaning);
        is_club && (self.is_club_said_to_be_strong() || told.is_some_and(|told| self.is_strong_by_points(told)))
    }

    /// Whether one club is said to be strong or forcing, and no more: `1C(strong)`, `1C(gf)`.
    fn is_club_said_to_be_strong(&self) -> bool {
        let is_club =
            self.call.bid().is_some_and(|bid| bid.denomination == Denomination::Clubs && bid.level.number() == 1);
        let is_said = |wanted| self.purposes().any(|purpose| purpose == wanted);
        let is_forcing = [Purpose::Strong, Purpose::Forcing, Purpose::GameForcing].into_iter().any(is_said);
        is_club && self.is_bare_but_for_strength() && is_forcing && !is_said(Purpose::Natural)
    }

    /// Whether it is a low bid in a suit of which only points are told, and those of a strong hand: `1C(16+)`.
    fn is_strong_by_points(&self, told: &Meaning) -> bool {
        let Some(bid) = self.call.bid() else { return false };
        let is_low = match bid.denomination {
            Denomination::Clubs | Denomination::Diamonds => bid.level.number() <= 2,
            Denomination::Hearts | Denomination::Spades => bid.level.number() == 1,
            Denomination::Notrump => false,
        };
        is_low && told.names_only_points_from(STRONG)
    }

    /// Whether the hands that are told of a bid are more than those that make it, because what it names is left to its name:
    /// `1H(8-16)`.
    #[must_use]
    pub fn leaves_to_its_name(&self) -> bool {
        let named = Shows::named_by(self.call);
        let (Some(bid), Some(hands)) = (self.call.bid(), self.hands()) else { return false };
        let is_named = self.described().is_none_or(|shows| shows == named);
        let is_told = match bid.denomination {
            Denomination::Notrump => !hands.meaning().is_of_strength(),
            Denomination::Clubs | Denomination::Diamonds | Denomination::Hearts | Denomination::Spades => self
                .facts
                .meaning
                .as_ref()
                .and_then(Told::specifies)
                .is_some_and(|told| named.features().all(|feature| told.contains(feature))),
        };
        is_named && !is_told || self.only_restricts()
    }

    /// Whether cards are told of the call, and nothing of how strong it is: `1H(5+H)`. Then more hands are told than make it.
    #[must_use]
    pub fn leaves_its_strength_open(&self) -> bool {
        self.hands().is_some_and(|hands| hands.meaning().leaves_strength_open())
    }

    /// Whether cards are told of the call, and how strong it is by a word: `1H(5+H weak)`.
    #[must_use]
    pub fn leaves_its_strength_to_words(&self) -> bool {
        self.hands().is_some_and(|hands| hands.meaning().leaves_strength_to_words())
    }

    /// Whether the same cards, told of two calls, leave no doubt that they are as strong. A bid that names what it shows may be made on
    /// another hand than a lower one, as an opening and a response are, and so may a bid of something else or a jump; a transfer a level
    /// higher is the same.
    #[must_use]
    pub fn is_as_strong_as(&self, other: &MadeCall) -> bool {
        let names_it =
            |made: &MadeCall| Shows::named_by(made.call).features().all(|named| made.shows().contains(named));
        match (self.call.bid(), other.call.bid()) {
            (Some(_), Some(_)) => self.is_about_as_high_as(other) && !(names_it(self) && names_it(other)),
            (_, _) => self.call == other.call,
        }
    }

    /// Whether it is a double or a redouble of which only strength is told: whether it is for penalty, and which suits it shows, is open.
    #[must_use]
    pub fn is_double_by_strength(&self) -> bool {
        self.call.is_double_or_redouble() && self.is_by_strength()
    }

    /// Whether it is a notrump bid of which only strength is told.
    #[must_use]
    pub fn is_notrump_by_strength(&self) -> bool {
        self.call.bid().is_some_and(|bid| bid.denomination == Denomination::Notrump) && self.is_by_strength()
    }

    fn is_by_strength(&self) -> bool {
        self.hands().is_some_and(|hands| hands.meaning().is_of_strength())
    }

    /// Whether both are bids of the same denomination, at most a level apart.
    pub(super) fn is_about_as_high_as(&self, other: &MadeCall) -> bool {
        let named = |made: &MadeCall| made.call.bid().map(|bid| bid.denomination);
        named(self) == named(other) && self.levels_from(other).is_some_and(|levels| levels <= 1)
    }

    /// How many levels lie between two bids.
    pub(super) fn levels_from(&self, other: &MadeCall) -> Option<u8> {
        let (one, other) = (self.call.bid()?, other.call.bid()?);
        Some(one.level.number().abs_diff(other.level.number()))
    }

    /// Whether that holds of two bids in the same way, so that what is told of them can be compared all the same.
    #[must_use]
    pub fn leaves_as_much_to_its_name_as(&self, other: &MadeCall) -> bool {
        let is_notrump = |call: Call| call.bid().is_some_and(|bid| bid.denomination == Denomination::Notrump);
        let is_alike = self.call == other.call || is_notrump(self.call) && is_notrump(other.call);
        is_alike && self.leaves_to_its_name() && other.leaves_to_its_name()
    }
}

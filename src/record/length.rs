//! What a call specifies by the lengths that its meaning names: `5+H`, `4-5S`, `0-1C`, `4+M`.

use super::{Feature, Shows};
use crate::{
    bridge::Suit,
    meaning::{Amount, Condition, Count, Holding, Meaning, Purpose, Quality, Shape, SuitWord},
};

/// Fewer cards than this in a suit do not specify it.
const SHORTEST_SUIT: u8 = 3;

/// As many cards at most in a suit specify that it is short; a higher limit only denies that it is long.
const MOST_SHORT: u8 = 1;

/// From this ceiling of points on a natural bid is not limited.
const STRONGEST: u8 = 20;

/// From this number on nobody means cards.
const MOST_POINTS_OR_CARDS: u8 = 7;

impl Shows {
    /// What a meaning specifies by the lengths it names; nothing, when it names none and says that the call is a question,
    /// artificial, or an answer that counts aces, kings or controls; `None` when it says neither.
    ///
    /// # Reading
    /// READING `specified-suit`: three cards or more specify the suit, a limit of one or none its shortness; a higher limit denies a long suit, and
    /// specifies nothing. `4+M` is a suit that is not known. Of alternatives, what all of them specify is specified, and where they differ, a suit that is not known.
    /// What is denied or only usual specifies nothing.
    #[must_use]
    pub fn specified_by(meaning: &Meaning) -> Option<Shows> {
        let shows = specified(&meaning.shows);
        let asks = |purpose: &Purpose| purpose.is_question() || matches!(purpose, Purpose::Ask | Purpose::Artificial);
        let is_artificial = meaning.purposes.iter().any(asks) || counts_honours(&meaning.shows);
        (!shows.is_empty() || is_artificial).then_some(shows)
    }
}

impl Meaning {
    /// Whether it names a length in this suit from fewer than three cards up, and no more; or a number that can be that
    /// length, `2+`; or, while it names no length in the suit, shortness in one that it does not name: `short`. So it is where that
    /// many are usual, or more are denied.
    #[must_use]
    pub fn may_be_short_in(&self, suit: Suit) -> bool {
        match lengths(&self.shows, suit) {
            Some(least) => least < SHORTEST_SUIT,
            None => {
                let is_usual = |usual: &Condition| {
                    lengths(usual, suit).is_some_and(|least| least < SHORTEST_SUIT)
                        || specified(usual).contains(Feature::Short(suit))
                };
                is_short_somewhere(&self.shows)
                    || self.cards_or_points().is_some_and(|least| least < SHORTEST_SUIT)
                    || self.usually.iter().any(is_usual)
                    || self.denied().any(|denied| lengths(denied, suit).is_some())
            }
        }
    }

    /// What it says that the hand does not have.
    fn denied(&self) -> impl Iterator<Item = &Condition> {
        let not =
            self.parts().iter().filter_map(|part| if let Condition::Not(not) = part { Some(&**not) } else { None });
        let denials = self.denies.iter().map(|denial| &denial.condition);
        denials.chain(not)
    }

    /// Whether it names no suit that a bid in this one could show in its place, nor how long this one is, and is not said to be made
    /// on any hand or in answer to a question.
    #[must_use]
    pub fn only_restricts_beside(&self, suit: Suit) -> bool {
        let shows = specified(&self.shows);
        let is_length = |feature| matches!(feature, Feature::Suit(_) | Feature::UnknownSuit);
        let names_own = |condition: &Condition| lengths(condition, suit).is_some_and(|least| least > 0);
        !shows.features().any(is_length)
            && !shows.has_suit(suit)
            && !self.usually.iter().any(|usual| !specified(usual).is_empty() || names_own(usual))
            && !self.is_of_any_or_some_hands()
            && !self.is_any_hand()
            && !counts_honours(&self.shows)
            && !names_own(&self.shows)
    }

    /// The meaning with “some major” or “some minor” read as this suit; `None` where that is not the only length it names.
    #[must_use]
    pub fn in_the_suit(&self, suit: Suit) -> Option<Meaning> {
        let some = match suit {
            Suit::Spades | Suit::Hearts => SuitWord::SomeMajor,
            Suit::Diamonds | Suit::Clubs => SuitWord::SomeMinor,
        };
        let [only] = self.parts().iter().filter(|part| names_cards(part)).collect::<Vec<_>>()[..] else { return None };
        let Condition::Has(Quality::Length(named, amount)) = only else { return None };
        if *named != some
            || !self.usually.is_empty()
            || !self.purposes.iter().all(|purpose| purpose.is_about_strength())
        {
            return None;
        }
        let here = Condition::Has(Quality::Length(SuitWord::Suit(suit), *amount));
        let parts = self.parts().iter().map(|part| if part == only { here.clone() } else { part.clone() }).collect();
        let shows = match &self.shows {
            Condition::All(_) => Condition::All(parts),
            Condition::Any(_) | Condition::Not(_) | Condition::Has(_) => here,
        };
        Some(Meaning { shows, ..self.clone() })
    }

    /// Whether it names suits that are usual: of a bid in notrump that tells that it shows them.
    #[must_use]
    pub fn is_usually_of_suits(&self) -> bool {
        self.usually.iter().any(|usual| !specified(usual).is_empty())
    }

    /// Whether it promises a number of points.
    #[must_use]
    pub fn promises_points(&self) -> bool {
        let is_promise = |part: &Condition| matches!(part, Condition::Has(Quality::Points(points) | Quality::TotalPoints(points)) if points.least() > 0);
        self.parts().iter().any(is_promise)
    }

    /// The most points that a hand may have for it, where it says so.
    #[must_use]
    pub fn most_points(&self) -> Option<u8> {
        let most = self.parts().iter().filter_map(|part| match part {
            Condition::Has(Quality::Points(points) | Quality::TotalPoints(points)) => points.most(),
            Condition::All(_) | Condition::Any(_) | Condition::Not(_) | Condition::Has(_) => None,
        });
        most.min()
    }

    /// Whether it names no suit as certain, and another than this one as usual.
    #[must_use]
    pub fn is_usually_of_another_suit(&self, suit: Suit) -> bool {
        let is_other = |usual: &Condition| {
            let shows = specified(usual);
            !shows.is_empty() && !shows.has_suit(suit)
        };
        specified(&self.shows).is_empty() && self.usually.iter().any(is_other)
    }

    /// Whether it tells a number that is taken for points and, of a bid in a suit, can as well be cards: `5+`.
    #[must_use]
    pub fn points_may_be_cards(&self) -> bool {
        self.cards_or_points().is_some()
    }

    /// All that a hand must have, one by one.
    const fn parts(&self) -> &[Condition] {
        match &self.shows {
            Condition::All(parts) => parts.as_slice(),
            Condition::Any(_) | Condition::Not(_) | Condition::Has(_) => std::slice::from_ref(&self.shows),
        }
    }

    /// The least of such a number; beside a number of cards it is points.
    fn cards_or_points(&self) -> Option<u8> {
        let said = self.parts();
        if said.iter().any(names_cards) {
            return None;
        }
        let least = said.iter().filter_map(|one| match one {
            Condition::Has(Quality::Points(points)) if points.most().is_none() => Some((one, points.least())),
            Condition::All(_) | Condition::Any(_) | Condition::Not(_) | Condition::Has(_) => None,
        });
        let is_unclear = |one: &Condition| self.notes.iter().any(|note| note.read_as == *one);
        least.filter(|(one, least)| *least < MOST_POINTS_OR_CARDS && is_unclear(one)).map(|(_, least)| least).min()
    }

    /// Whether it says outright that any hand makes the call.
    #[must_use]
    pub fn is_any_hand(&self) -> bool {
        let is_any = matches!(&self.shows, Condition::All(parts) if parts.is_empty());
        is_any && self.denies.is_empty() && self.purposes.is_empty() && self.usually.is_empty()
    }

    /// Whether every shape makes the call, with or without a limit of points: `8+ any`, `11-13 bal or 17+`.
    #[must_use]
    pub fn is_of_any_or_some_hands(&self) -> bool {
        let is_choice = |part: &Condition| match part {
            Condition::Any(parts) => parts.iter().any(tells_of_shape) && parts.iter().any(is_of_points),
            Condition::All(_) | Condition::Not(_) | Condition::Has(_) => false,
        };
        self.says_any || self.parts().iter().any(is_choice)
    }

    /// Whether it says something of the shape of the hand that is not of other suits alone: `4441`, `bal`, `no singleton`.
    #[must_use]
    pub fn tells_of_shape_beside(&self, suit: Suit) -> bool {
        let denied = self.denies.iter().map(|denial| &denial.condition);
        std::iter::once(&self.shows).chain(denied).any(|said| may_concern(said, suit))
    }

    /// Whether it tells of three cards in this suit, no more and no fewer.
    pub(super) fn tells_of_three_cards_in(&self, suit: Suit) -> bool {
        tells_of_three_cards(&self.shows, suit)
    }

    /// The same of a bid of one in this suit, where it tells of at most one card in it and perhaps of points: nobody bids their
    /// shortest suit there, so it may only be short.
    pub(super) fn may_be_short(&self, suit: Suit) -> Option<Meaning> {
        let is_short = |part: &Condition| match part {
            Condition::Has(Quality::Length(of, amount)) => {
                *of == SuitWord::Suit(suit) && amount.most().is_some_and(|most| most <= MOST_SHORT)
            }
            Condition::Has(_) | Condition::All(_) | Condition::Any(_) | Condition::Not(_) => false,
        };
        let (short, rest): (Vec<Condition>, Vec<Condition>) = self.parts().iter().cloned().partition(is_short);
        let is_of_points = |part: &Condition| matches!(part, Condition::Has(Quality::Points(_)));
        let is_plain = self.purposes.is_empty() && self.denies.is_empty() && self.usually.is_empty();
        (is_plain && !short.is_empty() && rest.iter().all(is_of_points)).then(|| Meaning {
            shows: Condition::All(rest),
            purposes: vec![Purpose::MayBeShort],
            ..self.clone()
        })
    }

    /// Whether it says how many cards the hand has in a suit, or usually has.
    #[must_use]
    pub fn names_cards(&self) -> bool {
        let is_said = |condition: &Condition| !matches!(condition, Condition::Not(_)) && names_cards(condition);
        is_said(&self.shows) || self.usually.iter().any(is_said)
    }

    /// Whether it tells of balanced hands.
    #[must_use]
    pub fn tells_of_balanced_hands(&self) -> bool {
        let is_balanced =
            |one: &Condition| matches!(one, Condition::Has(Quality::Shaped(Shape::Balanced | Shape::SemiBalanced)));
        self.parts().iter().any(is_balanced)
    }

    /// Whether it tells of balanced hands, and no suit.
    #[must_use]
    pub fn is_of_balanced_hands(&self) -> bool {
        self.tells_of_balanced_hands() && Shows::specified_by(self).is_none()
    }

    /// Whether it tells nothing but how strong or how forcing the call is.
    #[must_use]
    pub fn is_of_strength(&self) -> bool {
        self.purposes.iter().all(|purpose| purpose.is_about_strength())
            && self.usually.is_empty()
            && !self.says_any
            && !self.is_any_hand()
            && is_of_points(&self.shows)
            && self.denies.iter().all(|denial| is_of_points(&denial.condition))
    }

    /// Whether it tells a minimum of points, with no ceiling that a natural bid has, and nothing else about the hand.
    #[must_use]
    pub fn names_only_points_from(&self, least: u8) -> bool {
        match &self.shows {
            Condition::Has(Quality::Points(points) | Quality::TotalPoints(points)) => {
                points.least() >= least && points.most().is_none_or(|most| most >= STRONGEST)
            }
            Condition::All(_) | Condition::Any(_) | Condition::Not(_) | Condition::Has(_) => false,
        }
    }
}

/// Whether a condition limits nothing but points.
fn is_of_points(condition: &Condition) -> bool {
    match condition {
        Condition::All(parts) | Condition::Any(parts) => parts.iter().all(is_of_points),
        Condition::Not(part) => is_of_points(part),
        Condition::Has(quality) => matches!(quality, Quality::Points(_) | Quality::TotalPoints(_)),
    }
}

fn tells_of_shape(condition: &Condition) -> bool {
    !is_of_points(condition)
}

/// Whether something is said of the shape that can concern this suit, or of the cards or the rank of another one.
fn may_concern(condition: &Condition, suit: Suit) -> bool {
    match condition {
        Condition::All(parts) | Condition::Any(parts) => parts.iter().any(|part| may_concern(part, suit)),
        Condition::Not(part) => may_concern(part, suit),
        Condition::Has(Quality::Length(named, _)) => named.suits().contains(&suit),
        Condition::Has(Quality::Shaped(_) | Quality::Distributed(_)) => true,
        // A bid may name the suit in which it shows a stopper.
        Condition::Has(Quality::Held(named, Holding::Stopper)) => named.suits().contains(&suit),
        Condition::Has(Quality::Longest(named) | Quality::Held(named, Holding::Solid)) => {
            *named != SuitWord::Suit(suit)
        }
        Condition::Has(Quality::LongerBy(longer, shorter, _)) => suit != *longer && suit != *shorter,
        Condition::Has(
            Quality::Points(_)
            | Quality::PointsIn(..)
            | Quality::TotalPoints(_)
            | Quality::RuleOfTwenty(_)
            | Quality::Counted(..)
            | Quality::TopHonours { .. }
            | Quality::Held(..),
        ) => false,
    }
}

fn tells_of_three_cards(condition: &Condition, suit: Suit) -> bool {
    match condition {
        Condition::All(parts) | Condition::Any(parts) => parts.iter().any(|part| tells_of_three_cards(part, suit)),
        Condition::Has(Quality::Length(SuitWord::Suit(named), cards)) => *named == suit && *cards == Amount::exactly(3),
        Condition::Not(_) | Condition::Has(_) => false,
    }
}

/// Whether a number of cards is named.
fn names_cards(condition: &Condition) -> bool {
    match condition {
        Condition::All(parts) | Condition::Any(parts) => parts.iter().any(names_cards),
        Condition::Not(part) => names_cards(part),
        Condition::Has(quality) => {
            matches!(quality, Quality::Length(..) | Quality::Shaped(_) | Quality::Distributed(_))
        }
    }
}

/// Whether shortness is named, and not in which suit.
fn is_short_somewhere(condition: &Condition) -> bool {
    match condition {
        Condition::All(parts) => parts.iter().any(is_short_somewhere),
        Condition::Has(Quality::Length(SuitWord::SomeSuit, cards)) => {
            cards.most().is_some_and(|most| most < SHORTEST_SUIT)
        }
        Condition::Any(_) | Condition::Not(_) | Condition::Has(_) => false,
    }
}

/// The least number of cards in a suit where its length is named and is not a limit of shortness.
fn lengths(condition: &Condition, suit: Suit) -> Option<u8> {
    match condition {
        Condition::All(parts) => parts.iter().filter_map(|part| lengths(part, suit)).max(),
        Condition::Has(Quality::Length(SuitWord::Suit(named), cards))
            if *named == suit && cards.most().is_none_or(|most| most > MOST_SHORT) =>
        {
            Some(cards.least())
        }
        Condition::Any(_) | Condition::Not(_) | Condition::Has(_) => None,
    }
}

/// Whether a meaning tells how many aces, kings, keycards or controls there are, as answers and no natural bids do.
fn counts_honours(condition: &Condition) -> bool {
    match condition {
        Condition::All(parts) | Condition::Any(parts) => parts.iter().any(counts_honours),
        Condition::Not(_) => false,
        Condition::Has(quality) => matches!(
            quality,
            Quality::Counted(Count::Aces | Count::Kings | Count::Queens | Count::Keycards(_) | Count::Controls, _)
        ),
    }
}

fn specified(condition: &Condition) -> Shows {
    match condition {
        Condition::All(parts) => parts.iter().map(specified).fold(Shows::NOTHING, Shows::union),
        Condition::Any(parts) => by_any(&parts.iter().map(specified).collect::<Vec<_>>()),
        Condition::Not(_) => Shows::NOTHING,
        Condition::Has(Quality::Length(suit, cards)) => match (suit, cards.most()) {
            (SuitWord::Suit(suit), _) if cards.least() >= SHORTEST_SUIT => Feature::Suit(*suit).into(),
            (SuitWord::Suit(suit), Some(most)) if most <= MOST_SHORT => Feature::Short(*suit).into(),
            (SuitWord::SomeMajor | SuitWord::SomeMinor | SuitWord::SomeSuit, _) if cards.least() >= SHORTEST_SUIT => {
                Feature::UnknownSuit.into()
            }
            (SuitWord::Suit(_) | SuitWord::SomeMajor | SuitWord::SomeMinor | SuitWord::SomeSuit, _) => Shows::NOTHING,
        },
        Condition::Has(
            Quality::Points(_)
            | Quality::PointsIn(..)
            | Quality::TotalPoints(_)
            | Quality::RuleOfTwenty(_)
            | Quality::LongerBy(..)
            | Quality::Longest(_)
            | Quality::Shaped(_)
            | Quality::Distributed(_)
            | Quality::Counted(..)
            | Quality::TopHonours { .. }
            | Quality::Held(..),
        ) => Shows::NOTHING,
    }
}

/// What is specified by one of these, nobody knows which. Shortness in one of several suits is none that is known.
fn by_any(each: &[Shows]) -> Shows {
    let in_all = |feature: &Feature| each.iter().all(|shows| shows.contains(*feature));
    let common: Shows = Feature::ALL.into_iter().filter(in_all).collect();
    let is_more = |feature: Feature| !matches!(feature, Feature::Short(_)) && !common.contains(feature);
    let differ = each.iter().any(|shows| shows.features().any(is_more));
    if differ { common.union(Feature::UnknownSuit.into()) } else { common }
}

//! What words say of a call in its auction: `hearts, 8-16` of one heart, `raise 6-9` of a bid in partner's suit.

use super::{parse::Parser, problem::ProblemKind, purpose::Purpose, tree::promises_support};
use crate::meaning::{Amount, Condition, Quality, SuitWord};

impl Parser {
    /// The suit that the call names, without a number: it is natural, and nobody said how long the suit is.
    pub(super) fn is_natural_in(&self, suit: SuitWord) -> bool {
        let next = (0..).map_while(|ahead| self.scan.peek(ahead)).find(|ch| !ch.is_whitespace());
        !self.denied
            && self.depth == 0
            && next != Some('(')
            && self.suits.own.is_some_and(|own| suit == SuitWord::Suit(own))
    }

    /// `raise`, `support 6-9`, with or without a number of cards: of a bid in partner's suit it says that this is natural; of another it
    /// says nothing without the number.
    pub(super) fn settle_raise(&mut self, shows: &Condition) {
        let Some((from, to)) = self.raise.filter(|_| !promises_support(shows, self.suits.partners)) else { return };
        if self.suits.is_a_raise() {
            self.natural();
        } else {
            self.problem(ProblemKind::UnknownWord, from, to);
        }
    }

    /// The call is natural.
    pub(super) fn natural(&mut self) -> Condition {
        self.names_own = true;
        self.naturals += 1;
        if !self.purposes.contains(&Purpose::Natural) {
            self.purposes.push(Purpose::Natural);
        }
        Condition::All(Vec::new())
    }

    /// `could be 3`: at least three cards in the suit that the call names.
    pub(super) fn at_least_own(&mut self, least: u8, from: usize) -> Option<Condition> {
        let Some(own) = self.suits.own.filter(|_| !self.denied) else { return self.unknown(from) };
        self.names_own = true;
        Some(Condition::Has(Quality::Length(SuitWord::Suit(own), Amount::at_least(least))))
    }
}

//! Law 27B4: the second insufficient bid, compared with the first.

use std::rc::Rc;

use crate::record::MadeCall;

use super::{super::law23::Comparability, Ending, InsufficientBid, Node};

impl InsufficientBid {
    /// The second insufficient bid.
    fn second_bid(&self) -> Option<&Rc<MadeCall>> {
        match &self.node {
            Node::Replaced(second)
            | Node::LhoChoosesSecond(second)
            | Node::End(Ending::SecondAccepted, Some(second)) => Some(&second.made),
            Node::LhoChooses | Node::OffenderReplaces | Node::End(..) => None,
        }
    }

    /// Whether it is the first one made again.
    pub(super) fn is_made_again(&self) -> bool {
        let is_it =
            |second: &Rc<MadeCall>| second.call == self.of.made().call && second.shows() == self.of.made().shows();
        self.second_bid().is_some_and(is_it)
    }

    /// 2017 Law 26A: whether it is comparable to the first. The director is not asked, only heard.
    pub(super) fn is_second_comparable(&self) -> bool {
        let Some(second) = self.second_bid() else { return false };
        let second = self.of.as_described(second);
        let comparability = self.of.comparability(self.of.instead(&second));
        let is_said = matches!(comparability, Comparability::Comparable(_));
        is_said || comparability == Comparability::Undecided && self.is_made_again()
    }
}

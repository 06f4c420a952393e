//! Law 36: a double or redouble that Law 19 does not allow. It can never be accepted.
//!
//! | clause | says | here |
//! |---|---|---|
//! | 36A | LHO has called: it and all that followed is cancelled, and nothing follows | [`InadmissibleDouble::take`] |
//! | 36B1, 36B2 | LHO has not: cancelled, and the offender makes a legal call | [`InadmissibleDouble::choices`] |
//! | 36B3 | partner must pass throughout; 26 and 72C (2007: 23) may apply | [`InadmissibleDouble::result`] |
//! | 36B4 | it was out of rotation too: back to the player whose turn it was | [`InadmissibleDouble::result`] |
//! | 2017 36C | noticed after the opening lead: scored without it | [`InadmissibleDouble::take`] |

use std::iter;

use crate::{
    bridge::{Relation, Seat},
    lawbook::{Clause, Edition, index_2007, index_2017},
    record::{MadeCall, Yardstick},
    ruling::{Action, CallStatus, Choice, Information, Outcome, Passes, PlayersOption, Rectification},
};

use super::{
    law16,
    law23::{self, Comparability},
    law26::{self, LeadRuling},
    legal::LegalAuction,
    removed,
    table::Table,
    tree::{Effect, Next, PlacedCall, Taken},
};

/// A double or redouble that Law 19 does not allow.
#[derive(Clone, Debug)]
pub(super) struct InadmissibleDouble {
    pub(super) edition: Edition,
    pub(super) yardstick: Yardstick,
    pub(super) call: PlacedCall,
    /// The legal auction before the call.
    pub(super) before: LegalAuction,
    pub(super) node: Node,
}

/// Where in the tree of Law 36 the record has come.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Node {
    /// LHO has not called over it, and the director has not ruled.
    Fresh,
    /// 36A: LHO has called over it; everything is void until the player to whom the auction goes back calls.
    CalledOver(Vec<PlacedCall>),
    /// 36A: that player has called.
    Void,
    /// 36B: the director has ruled, and nobody has called since.
    Cancelled,
    /// 36B: the player to whom the auction goes back has called.
    Replaced,
    /// 2017 Law 36C: noticed after the opening lead.
    AfterTheLead,
}

impl InadmissibleDouble {
    /// Takes the next event as a branch.
    pub(super) fn take(&mut self, next: Next<'_>, legal: &LegalAuction) -> Taken {
        let resumes = self.resumes();
        match (&mut self.node, next) {
            // Others have called since, so LHO does not call over it.
            (Node::Fresh, Next::Call(..)) if legal.len() != self.before.len() => {
                self.node = Node::Replaced;
                Taken::NoBranch
            }
            (Node::Fresh, Next::Call(Relation::Lho, call)) => {
                self.node = Node::CalledOver(vec![call.clone()]);
                Taken::Branch(vec![Effect::Frees, Effect::Status(call.place, CallStatus::Cancelled)])
            }
            // Out of rotation, another call by the offender changes nothing, and its side may not use it.
            (Node::Fresh, Next::Call(Relation::Same, call)) if call.by != resumes => {
                Taken::Branch(vec![Effect::Status(call.place, CallStatus::Cancelled)])
            }
            (Node::Fresh | Node::Cancelled, Next::Call(_, call)) if call.by == resumes => {
                self.node = Node::Replaced;
                Taken::ThenTheCall(Vec::new())
            }
            (Node::CalledOver(void), Next::Call(_, call))
                if call.by == resumes && removed::goes_on(&self.before, void, call) =>
            {
                self.node = Node::Void;
                Taken::ThenTheCall(Vec::new())
            }
            (Node::CalledOver(void), Next::Call(_, call)) => {
                void.push(call.clone());
                Taken::Branch(vec![Effect::Status(call.place, CallStatus::Cancelled)])
            }
            (Node::CalledOver(void), Next::LeadFaced) => {
                let void = std::mem::take(void);
                self.node = Node::AfterTheLead;
                let counts = Effect::CountsAsPass(self.call.place);
                Taken::Branch(iter::once(counts).chain(void.into_iter().map(Effect::StandsIfLegal)).collect())
            }
            (Node::Fresh, Next::Ruled) => {
                self.node = Node::Cancelled;
                Taken::Branch(Vec::new())
            }
            (Node::CalledOver(_), Next::Ruled) => {
                self.node = Node::Void;
                Taken::Branch(Vec::new())
            }
            (Node::Fresh, Next::Call(..) | Next::LeadFaced)
            | (Node::Fresh | Node::CalledOver(_), Next::Accepts | Next::Declines)
            | (Node::Void | Node::Cancelled | Node::Replaced | Node::AfterTheLead, _) => Taken::NoBranch,
        }
    }

    /// To whom the auction goes back: the player whose turn it was.
    pub(super) fn resumes(&self) -> Seat {
        self.before.auction().turn()
    }

    /// The tree from here on.
    pub(super) fn outcome(&self, table: &Table) -> Outcome {
        match self.node {
            Node::CalledOver(_) | Node::Void => Outcome::NoRectification(law16::cancelled(vec![self.clause_a()])),
            Node::AfterTheLead => Outcome::NoRectification(law16::cancelled(vec![self.clause_c()])),
            Node::Fresh | Node::Cancelled if self.is_in_turn() => self.choices(table),
            Node::Fresh | Node::Cancelled | Node::Replaced => Outcome::Rectification(self.result(&table.legal)),
        }
    }

    /// Law 36B: the offender, in turn, chooses any legal call. A player who has to pass has no other.
    fn choices(&self, table: &Table) -> Outcome {
        let (legal, offender) = (&table.legal, self.call.by);
        let calls = legal.auction().legal_calls(offender).filter(|call| table.force.allows(offender, *call));
        let mut tried = legal.clone();
        let choices = calls.map(|call| {
            let result = tried.trying(offender, &MadeCall::new(call, None), |legal| self.result(legal));
            Choice { action: Action::Replace(call), then: Outcome::Rectification(result) }
        });
        Outcome::PlayersOption(PlayersOption { chooser: offender, clause: self.clause_b(), choices: choices.collect() })
    }

    /// Law 36B: the call is cancelled, partner must pass throughout, and Law 26 may restrict their lead. Law 36B4: the
    /// same when it was out of rotation, and the auction goes back to the player whose turn it was.
    pub(super) fn result(&self, legal: &LegalAuction) -> Rectification {
        let lead = self.lead(legal);
        // 2017 Law 26A switches 16C off.
        let information = if lead.comparable { Information::Authorised } else { law16::WITHDRAWN };
        Rectification {
            clauses: iter::once(self.clause_b()).chain(lead.clauses).collect(),
            partner_passes: Passes::Throughout,
            passes_by: Some(self.clause_b()),
            lead: lead.lead,
            information: Some(information),
            review: vec![removed::review(self.edition)],
            ..Rectification::default()
        }
    }

    /// Law 26 after the double was cancelled.
    ///
    /// # Reading
    /// READING (2017): 26A frees the lead wherever a cancelled call is replaced by a comparable one, so here too; the
    /// director is not asked, only heard.
    fn lead(&self, legal: &LegalAuction) -> LeadRuling {
        let comparability = self
            .replacement(legal)
            .map(|replacement| law23::comparability(self.edition, self.yardstick, &self.call.made, replacement));
        match (self.edition, comparability) {
            (Edition::Laws2017, Some(Comparability::Comparable(_))) => law26::comparable(),
            (Edition::Laws2007 | Edition::Laws2017, _) => {
                removed::law26(self.edition, self.call.by, &self.call.made, legal)
            }
        }
    }

    /// The call that the offender has made in its place.
    pub(super) fn replacement<'a>(&self, legal: &'a LegalAuction) -> Option<&'a MadeCall> {
        match self.node {
            Node::Fresh | Node::Cancelled | Node::Replaced => legal.first_made_since(self.before.len(), self.call.by),
            Node::CalledOver(_) | Node::Void | Node::AfterTheLead => None,
        }
    }

    fn is_in_turn(&self) -> bool {
        self.resumes() == self.call.by
    }

    const fn clause_a(&self) -> Clause {
        self.edition.of(index_2007::L36A, index_2017::L36A)
    }

    fn clause_b(&self) -> Clause {
        match (self.edition, self.is_in_turn()) {
            (Edition::Laws2007, true) => index_2007::L36B,
            (Edition::Laws2007, false) => index_2007::L36B4,
            (Edition::Laws2017, true) => index_2017::L36B,
            (Edition::Laws2017, false) => index_2017::L36B4,
        }
    }

    /// 2017 Law 36C. 2007 is silent, and practice the same.
    const fn clause_c(&self) -> Clause {
        self.edition.of(index_2007::L36A, index_2017::L36C)
    }

    /// Whether the next call may change the ruling.
    pub(super) const fn is_open(&self) -> bool {
        matches!(self.node, Node::Fresh | Node::Cancelled | Node::CalledOver(_))
    }
}

//! Laws 35 to 39: calls that can never be accepted. What LHO's call over each of them does differs from law to law.

use std::iter;

use crate::{
    bridge::{Call, Seat},
    lawbook::{Clause, Edition, index_2007, index_2017},
    record::MadeCall,
    ruling::{Action, Choice, Information, Outcome, Passes, PlayersOption, Rectification},
};

use super::{
    law16,
    law26::{self, LeadRuling},
    legal::LegalAuction,
};

/// A double or redouble that Law 19 does not allow.
#[derive(Clone, Debug)]
pub(super) struct InadmissibleDouble {
    pub(super) edition: Edition,
    pub(super) offender: Seat,
    pub(super) call: MadeCall,
    /// The legal auction before the call.
    pub(super) before: LegalAuction,
    /// Whether the offender had to pass all the same.
    pub(super) must_pass: bool,
}

impl InadmissibleDouble {
    /// Law 36A: LHO has called over it; it and all that followed is cancelled, as if nothing had happened.
    pub(super) fn called_over(&self) -> Outcome {
        let clause = match self.edition {
            Edition::Laws2007 => index_2007::L36A,
            Edition::Laws2017 => index_2017::L36A,
        };
        Outcome::NoRectification(cancelled(vec![clause]))
    }

    /// 2017 Law 36C: noticed after the opening lead; the contract is scored as if the call had not been made. 2007 is
    /// silent, and practice the same.
    pub(super) fn noticed_after_the_lead(&self) -> Outcome {
        let clause = match self.edition {
            Edition::Laws2007 => index_2007::L36A,
            Edition::Laws2017 => index_2017::L36C,
        };
        Outcome::NoRectification(cancelled(vec![clause]))
    }

    /// Law 36B: LHO has not called; the offender, in turn, chooses any legal call. Who has to pass has no other.
    pub(super) fn choices(&self, legal: &LegalAuction) -> Outcome {
        let calls = legal.auction().legal_calls(self.offender).filter(|call| !self.must_pass || *call == Call::Pass);
        let mut tried = legal.clone();
        let choices = calls.map(|call| {
            let result = tried.trying(self.offender, &MadeCall::new(call, None), |legal| self.result(legal));
            Choice { action: Action::Replace(call), then: Outcome::Rectification(result) }
        });
        Outcome::PlayersOption(PlayersOption {
            chooser: self.offender,
            clause: self.clause_b(),
            choices: choices.collect(),
        })
    }

    /// Law 36B: the call is cancelled, partner must pass throughout, and Law 26 may restrict his lead. Law 36B4: the
    /// same when it was out of rotation, and the auction goes back to the player whose turn it was.
    pub(super) fn result(&self, legal: &LegalAuction) -> Rectification {
        let lead = law26_after(self.edition, self.offender, &self.call, legal);
        Rectification {
            clauses: iter::once(self.clause_b()).chain(lead.clauses).collect(),
            partner_passes: Passes::Throughout,
            lead: lead.lead,
            information: Some(law16::WITHDRAWN),
            review: vec![review(self.edition)],
            ..Rectification::default()
        }
    }

    fn is_in_turn(&self) -> bool {
        self.before.auction().turn() == self.offender
    }

    fn clause_b(&self) -> Clause {
        match (self.edition, self.is_in_turn()) {
            (Edition::Laws2007, true) => index_2007::L36B,
            (Edition::Laws2007, false) => index_2007::L36B4,
            (Edition::Laws2017, true) => index_2017::L36B,
            (Edition::Laws2017, false) => index_2017::L36B4,
        }
    }
}

/// Law 26 after a call that the Laws removed.
pub(super) fn law26_after(edition: Edition, offender: Seat, call: &MadeCall, legal: &LegalAuction) -> LeadRuling {
    law26::restriction(edition, offender, &[call.shows()], legal.specified_by(offender))
}

/// The clause on a score that may be adjusted because the offender could have known: 2007 Law 23, 2017 Law 72C.
pub(super) const fn review(edition: Edition) -> Clause {
    match edition {
        Edition::Laws2007 => index_2007::L23,
        Edition::Laws2017 => index_2017::L72C,
    }
}

/// The call is cancelled and nothing follows, but that its side may not use it.
pub(super) fn cancelled(clauses: Vec<Clause>) -> Rectification {
    Rectification { clauses, information: Some(law16::WITHDRAWN), ..Rectification::default() }
}

/// Laws 37 and 38: a pass takes the place of the call, and both partners must pass throughout.
fn both_pass(edition: Edition, clauses: Vec<Clause>, lead: LeadRuling) -> Rectification {
    let clauses = clauses.into_iter().chain(lead.clauses).collect();
    Rectification {
        clauses,
        partner_passes: Passes::Throughout,
        offender_passes: Passes::Throughout,
        lead: lead.lead,
        information: Some(law16::WITHDRAWN),
        review: vec![review(edition)],
        ..Rectification::default()
    }
}

/// Law 37A: LHO called over a bid, double or redouble by a player who had to pass: it stands, with all that follows.
///
/// # Reading
/// READING: it stands by force of the law, not by LHO's choice, so the director may not offer it to him.
pub(super) fn law37a(edition: Edition) -> Outcome {
    let clause = match edition {
        Edition::Laws2007 => index_2007::L37A,
        Edition::Laws2017 => index_2017::L37A,
    };
    Outcome::NoRectification(Rectification {
        clauses: vec![clause],
        information: Some(Information::Authorised),
        ..Rectification::default()
    })
}

/// Law 37B: LHO has not called over it: cancelled, a pass in its place, and both partners must pass throughout.
pub(super) fn law37b(edition: Edition, offender: Seat, call: &MadeCall, legal: &LegalAuction) -> Outcome {
    let clause = match edition {
        Edition::Laws2007 => index_2007::L37B,
        Edition::Laws2017 => index_2017::L37B,
    };
    let lead = law26_after(edition, offender, call, legal);
    Outcome::Rectification(both_pass(edition, vec![clause], lead))
}

/// Law 38: a bid above seven is cancelled with all that followed, a pass takes its place, and both partners must pass
/// throughout. Once LHO has called over it, neither Law 26 nor 72C (2007: 23) applies.
pub(super) fn law38(edition: Edition, offender: Seat, call: &MadeCall, legal: &LegalAuction, lho: Lho) -> Outcome {
    let clauses = match (edition, lho) {
        (Edition::Laws2007, Lho::HasNotCalled) => vec![index_2007::L38B, index_2007::L38C],
        (Edition::Laws2007, Lho::HasCalled) => vec![index_2007::L38B, index_2007::L38C, index_2007::L38D],
        (Edition::Laws2017, Lho::HasNotCalled) => vec![index_2017::L38B, index_2017::L38C],
        (Edition::Laws2017, Lho::HasCalled) => vec![index_2017::L38B, index_2017::L38C, index_2017::L38D],
    };
    let lead = match lho {
        Lho::HasNotCalled => law26_after(edition, offender, call, legal),
        Lho::HasCalled => LeadRuling::default(),
    };
    let mut result = both_pass(edition, clauses, lead);
    if lho == Lho::HasCalled {
        result.review.clear();
    }
    Outcome::Rectification(result)
}

/// Whether LHO had called over the irregular call before the director ruled.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Lho {
    HasNotCalled,
    HasCalled,
}

/// Law 39: a call after the final pass is cancelled. Only a bid, double or redouble by a defender over which LHO has
/// not called can restrict the lead (39C).
pub(super) fn law39(edition: Edition, offender: Seat, call: &MadeCall, legal: &LegalAuction, lho: Lho) -> Outcome {
    let contract = legal.auction().contract();
    let defends = contract.is_some_and(|contract| contract.declarer.side() != offender.side());
    if call.call == Call::Pass || !defends || lho == Lho::HasCalled {
        let clause = match edition {
            Edition::Laws2007 => index_2007::L39B,
            Edition::Laws2017 => index_2017::L39B,
        };
        return Outcome::NoRectification(cancelled(vec![clause]));
    }
    let clause = match edition {
        Edition::Laws2007 => index_2007::L39C,
        Edition::Laws2017 => index_2017::L39C,
    };
    let lead = law26_after(edition, offender, call, legal);
    let mut result = cancelled(vec![clause]);
    result.clauses.extend(lead.clauses);
    result.lead = lead.lead;
    Outcome::Rectification(result)
}

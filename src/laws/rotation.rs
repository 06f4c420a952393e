//! A call out of rotation: what Laws 29 to 32 ask about it, and the results that they share.

use crate::{
    bridge::{Call, Relation, Seat},
    lawbook::{Clause, Edition, index_2007, index_2017},
    record::{MadeCall, Shows, Yardstick},
    ruling::{Assumption, Information, Passes, Rectification},
};

use super::{
    law16,
    law26::{self, LeadRuling},
    legal::LegalAuction,
    natural::Called,
    tree::PlacedCall,
};

/// The highest level at which a double of a suit bid is taken to be for takeout.
const HIGHEST_TAKEOUT: u8 = 3;

/// A call out of rotation.
#[derive(Clone, Debug)]
pub(super) struct OutOfRotation {
    pub(super) edition: Edition,
    pub(super) yardstick: Yardstick,
    pub(super) call: PlacedCall,
    /// The legal auction before the call.
    pub(super) before: LegalAuction,
    /// Whose turn it was, seen from the offender.
    pub(super) turn_of: Relation,
    /// Whether RHO, if it was their turn, may pass: not if they must repeat a bid, double or redouble.
    pub(super) rho_may_pass: bool,
}

/// Which law rules on a call out of rotation that was not accepted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum RuledBy {
    /// Law 30: a pass.
    Law30,
    /// Law 31: a bid; by 30C also an artificial pass, or a pass of partner's artificial call.
    Law31,
    /// Law 32: a double or redouble.
    Law32,
}

/// What follows once the call was not accepted.
#[derive(Clone, Debug)]
pub(super) enum Declined {
    /// The offender must pass, once or throughout; nothing is left to choose.
    OffenderPasses(Rectification),
    /// It depends on what RHO, whose turn it was, does now.
    DependsOnRho,
    /// The offender may choose freely at their turn; this much is certain already.
    OffenderFree(Rectification),
}

/// A branch of Laws 30 to 32: what the offender's call at their turn comes to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Branch {
    /// RHO passed, and the call was repeated.
    Repeated,
    /// 2007 Law 31A2(a): the denomination is repeated.
    SameDenomination,
    /// 2017 Law 23A: the call is comparable, on this ground.
    Comparable(Option<Clause>),
    /// Any other call.
    Other,
}

impl OutOfRotation {
    pub(super) const fn offender(&self) -> Seat {
        self.call.by
    }

    /// Laws 30, 31 and 32, with 30C: which of them rules.
    ///
    /// # Reading
    /// READING: 2007 30C speaks of a pass of *an* artificial call, the heading of 31 of *partner's*. Only partner's is
    /// meant.
    ///
    /// READING: a takeout double is artificial by the Definitions, so a pass of partner's takeout double is ruled by Law 31.
    /// A double of a suit bid, up to the three level, is taken to be for takeout, unless somebody says what it shows.
    pub(super) fn ruled_by(&self) -> RuledBy {
        match self.call.made.call {
            Call::Bid(_) => RuledBy::Law31,
            Call::Double | Call::Redouble => RuledBy::Law32,
            Call::Pass if self.call.made.is_artificial() || self.passes_partners_artificial_call() => RuledBy::Law31,
            Call::Pass => RuledBy::Law30,
        }
    }

    /// Law 30C.
    fn passes_partners_artificial_call(&self) -> bool {
        let last = self.before.last_called().filter(|last| last.by == self.offender().partner());
        last.is_some_and(Called::is_artificial) || self.takes_for_takeout().is_some()
    }

    /// Law 30C: what is taken for granted about partner's call where the pass is ruled by Law 31.
    pub(super) fn takes_for_artificial(&self) -> Option<Assumption> {
        let is_pass = self.call.made.call == Call::Pass && !self.call.made.is_artificial();
        let last = self.before.last_called().filter(|last| is_pass && last.by == self.offender().partner());
        let conventional = |assumption: &Assumption| matches!(assumption, Assumption::Conventional(_));
        self.takes_for_takeout().or_else(|| last.and_then(Called::assumption).filter(conventional))
    }

    /// The call, with the legal auction before it.
    pub(super) fn called(&self) -> Called<'_> {
        Called { by: self.offender(), made: &self.call.made, before: self.before.calls() }
    }

    /// What the call is taken to specify. Where RHO must repeat a bid, that is not in the legal auction yet, and this call was
    /// made over it.
    pub(super) fn shows(&self) -> Shows {
        if self.rho_may_pass { self.called().shows() } else { self.call.made.shows() }
    }

    /// Law 30C: partner's double, where it is taken to be for takeout.
    fn takes_for_takeout(&self) -> Option<Assumption> {
        let (by, made) = self.before.last_but_passes()?;
        let (_, doubled) = self.before.auction().last_bid()?;
        let is_low = doubled.denomination.suit().is_some() && doubled.level.number() <= HIGHEST_TAKEOUT;
        let is_unread = !made.is_understood() && !made.is_described() && made.facts.purpose.is_none();
        let is_untold = made.is_bare() || is_unread;
        let is_bare_double = made.call == Call::Double && is_untold && by == self.offender().partner();
        let passes = self.call.made.call == Call::Pass && !self.call.made.is_artificial();
        (is_low && is_bare_double && passes).then_some(Assumption::Takeout(made.call))
    }

    /// Law 26 after this call was cancelled, given the legal auction as far as it has gone.
    ///
    /// # Editions
    /// 2007 asks for a *different* final call at the offender's turn; the same call again founds no restriction.
    pub(super) fn lead(&self, legal: &LegalAuction) -> LeadRuling {
        let made = &self.call.made;
        let again = legal.first_made_since(self.before.len(), self.offender());
        let same = again.is_some_and(|again| again.call == made.call && again.shows() == made.shows());
        if same && self.edition == Edition::Laws2007 {
            return LeadRuling::default();
        }
        // 2007 Law 32 sends a double to 26B itself, even one that shows a suit.
        let withdrawn = if made.call.is_double_or_redouble() { Shows::NOTHING } else { self.shows() };
        let specified = legal.specified_by(self.offender());
        law26::restriction(self.edition, self.offender(), &[withdrawn], specified)
    }

    /// Law 27A2: whether the bid is insufficient too.
    pub(super) fn is_insufficient(&self) -> bool {
        let last = self.before.auction().last_bid().map(|(_, bid)| bid);
        self.call.made.call.bid().is_some_and(|bid| !bid.is_above_seven() && !bid.is_sufficient_over(last))
    }

    /// Whether the call is a bid.
    pub(super) fn is_bid(&self) -> bool {
        self.call.made.call.bid().is_some()
    }

    /// A call of the offender with everything known about it.
    pub(super) fn as_described(&self, made: &MadeCall) -> MadeCall {
        made.described_by(self.call.made.facts.replacements.get(&made.call))
    }

    /// The clauses that send to these: 27A2 for a bid that is insufficient too, 30C for an artificial pass.
    pub(super) fn sent_by(&self, clauses: impl IntoIterator<Item = Clause>) -> Vec<Clause> {
        let law27 = self.is_insufficient().then_some(self.edition.of(index_2007::L27A2, index_2017::L27A2));
        let artificial_pass = self.call.made.call == Call::Pass && self.ruled_by() == RuledBy::Law31;
        let law30 = artificial_pass.then_some(self.edition.of(index_2007::L30C, index_2017::L30C));
        law27.into_iter().chain(law30).chain(clauses).collect()
    }
}

/// Laws 31A1 and 32: the call must be repeated; it is then a legal call, and nothing else follows.
pub(super) fn repeated(clauses: Vec<Clause>, call: Call) -> Rectification {
    Rectification {
        clauses,
        must_repeat: Some(call),
        information: Some(Information::Authorised),
        ..Rectification::default()
    }
}

/// The offender chooses at their turn; until then partner may not use the cancelled call.
pub(super) fn offender_free(clauses: Vec<Clause>) -> Rectification {
    Rectification { clauses, information: Some(law16::WITHDRAWN), ..Rectification::default() }
}

/// 2007 Laws 31B and 32A: the same, and partner must pass throughout from now on.
pub(super) fn partner_barred(clauses: Vec<Clause>) -> Rectification {
    let review = vec![index_2007::L23];
    Rectification { partner_passes: Passes::Throughout, review, ..offender_free(clauses) }
}

/// 2017 Law 23B: a comparable call; the auction goes on without rectification, but for 23C.
pub(super) fn comparable(clauses: Vec<Clause>) -> Rectification {
    Rectification {
        clauses,
        information: Some(Information::Authorised),
        review: vec![index_2017::L23C],
        ..Rectification::default()
    }
}

/// Partner must pass, and Law 26 may restrict their lead.
pub(super) fn barred(
    mut clauses: Vec<Clause>,
    partner_passes: Passes,
    lead: LeadRuling,
    review: Clause,
) -> Rectification {
    clauses.extend(lead.clauses);
    Rectification {
        clauses,
        partner_passes,
        lead: lead.lead,
        information: Some(law16::WITHDRAWN),
        review: vec![review],
        ..Rectification::default()
    }
}

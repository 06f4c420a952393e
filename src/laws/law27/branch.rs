//! The branches of Law 27, and what each of them prescribes.

use crate::{
    lawbook::{Clause, Edition, index_2007, index_2017},
    record::{MadeCall, Shows},
    ruling::{Assumption, Information, Outcome, Passes, Rectification},
};

use super::{
    super::{
        law16,
        law26::{self, LeadRuling},
        legal::LegalAuction,
    },
    InsufficientBid, Timing,
};

/// A branch of Law 27 that a case has ended in.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(in crate::laws) enum Branch {
    /// Law 27A1: LHO accepted the bid; it is legal, and nothing follows.
    Accepted,
    /// Law 27C: LHO accepted the first bid although it had been replaced; the replacement is withdrawn.
    AcceptedAfterReplacement,
    /// Law 27B4: LHO accepted the second insufficient bid.
    SecondAccepted(MadeCall),
    /// Law 27B1(a): the lowest sufficient bid in the same denomination; nothing follows, but 27D.
    SameDenomination,
    /// Law 27B1(b): a call of the same or a more precise meaning (2007), a comparable call by this ground (2017).
    Comparable(Option<Clause>),
    /// Law 27B2: any other sufficient bid or pass; partner must pass throughout.
    Other,
    /// Laws 27B3 and 27B4: a replacement was cancelled; partner must pass throughout, whatever comes now.
    AfterAttempt,
}

impl Branch {
    /// What the branch prescribes, as Law 84 sorts rulings.
    pub(in crate::laws) fn outcome(&self, case: &InsufficientBid, legal: &LegalAuction) -> Outcome {
        let result = self.rectification(case, legal);
        match self {
            Branch::SecondAccepted(_) if result.lead.is_some() || !case.attempts.is_empty() => {
                Outcome::Rectification(result)
            }
            Branch::Accepted
            | Branch::AcceptedAfterReplacement
            | Branch::SecondAccepted(_)
            | Branch::SameDenomination
            | Branch::Comparable(_) => Outcome::NoRectification(result),
            Branch::Other | Branch::AfterAttempt => Outcome::Rectification(result),
        }
    }

    /// What the branch prescribes, given the legal auction as far as it has gone.
    pub(in crate::laws) fn rectification(&self, case: &InsufficientBid, legal: &LegalAuction) -> Rectification {
        let lead = self.lead(case, legal);
        Rectification {
            clauses: self.clauses(case, &lead),
            partner_passes: match self {
                // Once a replacement was cancelled, partner is barred whatever comes now.
                Branch::SecondAccepted(_) if !case.attempts.is_empty() => Passes::Throughout,
                Branch::Other | Branch::AfterAttempt => Passes::Throughout,
                Branch::Accepted
                | Branch::AcceptedAfterReplacement
                | Branch::SecondAccepted(_)
                | Branch::SameDenomination
                | Branch::Comparable(_) => Passes::None,
            },
            lead: lead.lead,
            information: Some(self.information()),
            review: if matches!(self, Branch::SecondAccepted(_)) && !case.attempts.is_empty() {
                Branch::AfterAttempt.review(case.edition)
            } else {
                self.review(case.edition)
            },
            ..Rectification::default()
        }
    }

    /// The clauses that lead here; where one sends to another, in that order.
    fn clauses(&self, case: &InsufficientBid, lead: &LeadRuling) -> Vec<Clause> {
        let mut clauses = Vec::new();
        if case.timing == Timing::Premature && *self != Branch::AcceptedAfterReplacement && *self != Branch::Accepted {
            clauses.push(case.clause_c());
        }
        match (self, case.edition) {
            (Branch::Accepted, _) => clauses.push(case.clause_a1()),
            (Branch::AcceptedAfterReplacement, _) => clauses.extend([case.clause_c(), case.clause_a1()]),
            (Branch::SecondAccepted(_), _) => {
                clauses.extend([case.clause_b4(), case.clause_a1()]);
                if !case.attempts.is_empty() {
                    clauses.push(case.edition.of(index_2007::L27B3, index_2017::L27B3));
                }
            }
            (Branch::SameDenomination, Edition::Laws2007) => clauses.push(index_2007::L27B1A),
            (Branch::SameDenomination, Edition::Laws2017) => clauses.push(index_2017::L27B1A),
            (Branch::Comparable(_), Edition::Laws2007) => clauses.push(index_2007::L27B1B),
            (Branch::Comparable(ground), Edition::Laws2017) => {
                clauses.push(index_2017::L27B1B);
                clauses.extend(*ground);
            }
            (Branch::Other, Edition::Laws2007) => clauses.push(index_2007::L27B2),
            (Branch::Other, Edition::Laws2017) => clauses.push(index_2017::L27B2),
            (Branch::AfterAttempt, edition) => {
                if case.attempts.iter().any(|attempt| attempt.call.bid().is_some()) {
                    clauses.push(case.clause_b4());
                }
                clauses.push(edition.of(index_2007::L27B3, index_2017::L27B3));
            }
        }
        clauses.extend(&lead.clauses);
        clauses
    }

    /// Law 26, where it applies.
    ///
    /// # Editions
    /// 2017: only when partner is barred; 26A and 27B1(a) switch it off otherwise. 2007: whenever the bid was
    /// withdrawn, by its own terms.
    ///
    /// # Reading
    /// READING (2007): 27B1 lets only the *auction* go on without rectification, so Law 26 applies to it by its own
    /// terms (M. Bavin's paper for the EBL, 2008). A natural notrump bid repeated a level higher so lets declarer
    /// forbid a suit; many directors ruled that nothing follows.
    ///
    /// READING: an accepted second bid needs no rectification, but the first one is a withdrawn call all the same, so Law 26
    /// applies to it by its own terms, as it does after 25B1. Other directors apply nothing.
    fn lead(&self, case: &InsufficientBid, legal: &LegalAuction) -> LeadRuling {
        let applies = match (self, case.edition) {
            (Branch::Accepted | Branch::AcceptedAfterReplacement, _) => false,
            (Branch::SecondAccepted(_) | Branch::Other | Branch::AfterAttempt, _) => true,
            (Branch::SameDenomination | Branch::Comparable(_), edition) => edition == Edition::Laws2007,
        };
        if !applies {
            return LeadRuling::default();
        }
        let withdrawn: Vec<Shows> =
            std::iter::once(&case.bid.made).chain(&case.attempts).map(|made| case.called(made).shows()).collect();
        let mut specified = legal.specified_by(case.offender());
        if let (Branch::Comparable(_), Some(contained)) = (self, self.contained(case, legal)) {
            specified = specified.union(contained);
        }
        law26::restriction(case.edition, case.offender(), &withdrawn, specified)
    }

    /// 2007 Law 27B1(b): a meaning that lies wholly within the old one specifies at least the old suits, unless
    /// somebody stated what the replacement specifies.
    fn contained(&self, case: &InsufficientBid, legal: &LegalAuction) -> Option<Shows> {
        (!legal.is_stated_at(case.before.len())).then(|| case.called(&case.bid.made).shows())
    }

    /// Law 16: what the offending side may know of the withdrawn call.
    ///
    /// # Reading
    /// READING (2007): 27B1(b) does not switch 16D off in words; since the replacement holds all that the bid told,
    /// nothing is left that could be unauthorised.
    fn information(&self) -> Information {
        match self {
            Branch::Accepted | Branch::SameDenomination | Branch::Comparable(_) => Information::Authorised,
            Branch::AcceptedAfterReplacement | Branch::SecondAccepted(_) | Branch::Other | Branch::AfterAttempt => {
                law16::WITHDRAWN
            }
        }
    }

    /// Where the director may adjust later: 27D and 23C after a free replacement, 72C (2007: 23) after a bar.
    fn review(&self, edition: Edition) -> Vec<Clause> {
        match (self, edition) {
            (Branch::Accepted | Branch::AcceptedAfterReplacement | Branch::SecondAccepted(_), _) => vec![],
            (Branch::SameDenomination | Branch::Comparable(_), Edition::Laws2007) => vec![index_2007::L27D],
            (Branch::SameDenomination, Edition::Laws2017) => vec![index_2017::L27D],
            (Branch::Comparable(_), Edition::Laws2017) => vec![index_2017::L27D, index_2017::L23C],
            (Branch::Other | Branch::AfterAttempt, Edition::Laws2007) => vec![index_2007::L23],
            (Branch::Other | Branch::AfterAttempt, Edition::Laws2017) => vec![index_2017::L72C],
        }
    }

    /// The facts that the branch takes for granted because nobody stated them.
    pub(in crate::laws) fn assumptions(&self, case: &InsufficientBid, legal: &LegalAuction) -> Vec<Assumption> {
        let of_the_bid = case.called(&case.bid.made).assumption();
        // What a bid usually shows matters where Law 26 asks for it.
        let is_used = |assumption: &Assumption| match (assumption, case.edition) {
            (Assumption::Conventional(_), Edition::Laws2017) => false,
            (Assumption::Conventional(_), Edition::Laws2007)
            | (Assumption::Natural(_) | Assumption::Takeout(_) | Assumption::ByYardstick(_), _) => true,
        };
        let of_the_bid = of_the_bid.filter(is_used);
        match (self, case.edition) {
            (Branch::Accepted | Branch::AcceptedAfterReplacement | Branch::SecondAccepted(_), _)
            | (Branch::Comparable(_), Edition::Laws2017) => vec![],
            (Branch::Comparable(_), Edition::Laws2007) => of_the_bid.into_iter().collect(),
            (Branch::SameDenomination, _) => {
                of_the_bid.into_iter().chain(legal.assumed_at(case.before.len())).collect()
            }
            (Branch::Other | Branch::AfterAttempt, _) => {
                of_the_bid.into_iter().chain(legal.assumed_of(case.offender())).collect()
            }
        }
    }
}

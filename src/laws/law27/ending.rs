//! How a case of Law 27 ends, and what that prescribes.

use crate::{
    lawbook::{Clause, Law26, Law27, clause_of, index_2007, index_2017},
    ruling::{Assumption, Outcome, Passes, Rectification},
};

use super::{
    super::{
        law16,
        law26::{self, LeadRuling},
        legal::LegalAuction,
    },
    InsufficientBid,
};

/// How a case of Law 27 ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Ending {
    /// Law 27A1: LHO accepted the bid; it is legal, and nothing follows.
    Accepted,
    /// Law 27C: LHO accepted the first bid although it had been replaced; the replacement is withdrawn.
    AcceptedAfterReplacement,
    /// Law 27B4: LHO accepted the second insufficient bid.
    SecondAccepted,
    /// Law 27B1(a): the lowest sufficient bid in the same denomination; nothing follows, but 27D.
    SameDenomination,
    /// Law 27B1(b): a call of the same or a more precise meaning (2007), a comparable call by this ground (2017).
    Comparable(Option<Clause>),
    /// Law 27B2: any other sufficient bid or pass; partner must pass throughout.
    Other,
    /// Laws 27B3 and 27B4: a replacement was cancelled; partner must pass throughout, whatever comes now.
    AfterAttempt,
    /// Laws 27B and 29A: the bid was not accepted, and the turn at which it had to be replaced is gone.
    TurnLost,
}

impl Ending {
    /// What it prescribes, as Law 84 sorts rulings.
    pub(super) fn outcome(self, case: &InsufficientBid, legal: &LegalAuction) -> Outcome {
        let result = self.rectification(case, legal);
        let is_free = match self {
            Ending::Accepted | Ending::AcceptedAfterReplacement | Ending::SameDenomination | Ending::Comparable(_) => {
                true
            }
            Ending::SecondAccepted => result.lead.is_none() && case.attempts.is_empty(),
            Ending::Other | Ending::AfterAttempt | Ending::TurnLost => false,
        };
        if is_free { Outcome::NoRectification(result) } else { Outcome::Rectification(result) }
    }

    /// What it prescribes, given the legal auction as far as it has gone: the clauses that lead here, where one sends to another
    /// in that order; Law 16; and where the director may adjust later, 27D and 23C after a free replacement.
    ///
    /// # Reading
    /// READING `free-bid-information` (2007): 27B1(b) does not switch 16D off in words; since the replacement holds all that the bid told,
    /// nothing is left that could be unauthorised.
    pub(super) fn rectification(self, case: &InsufficientBid, legal: &LegalAuction) -> Rectification {
        let edition = case.of.edition;
        let b3 = clause_of!(edition, L27B3);
        let premature = case.is_premature.then(|| case.clause_c());
        let chain = |clauses: &[Clause]| premature.into_iter().chain(clauses.iter().copied()).collect();
        let lead = self.lead(case, legal);
        let bars = |clauses, lead| law26::partner_passes(edition, clauses, Passes::Throughout, lead);
        let frees = |clauses: &[Clause], review: &[Clause]| Rectification {
            review: review.to_vec(),
            ..law16::stands(chain(clauses))
        };
        match (self, edition.law27()) {
            (Ending::Accepted, _) => law16::stands(vec![case.clause_a1()]),
            (Ending::AcceptedAfterReplacement, _) => law16::cancelled(vec![case.clause_c(), case.clause_a1()]),
            (Ending::SecondAccepted, Law27::Of2017) if case.attempts.is_empty() && case.is_second_comparable() => {
                let comparable = edition.own(index_2017::L26A);
                law16::stands(chain(&[case.clause_b4(), case.clause_a1(), comparable]))
            }
            (Ending::SecondAccepted, _) if case.attempts.is_empty() => {
                lead.added_to(law16::cancelled(chain(&[case.clause_b4(), case.clause_a1()])))
            }
            // Once a replacement was cancelled, partner is barred whatever comes now.
            (Ending::SecondAccepted, _) => bars(chain(&[case.clause_b4(), case.clause_a1(), b3]), lead),
            (Ending::SameDenomination, Law27::Of2007) => {
                lead.added_to(frees(&[edition.own(index_2007::L27B1A)], &[edition.own(index_2007::L27D)]))
            }
            (Ending::SameDenomination, Law27::Of2017) => {
                frees(&[edition.own(index_2017::L27B1A)], &[edition.own(index_2017::L27D)])
            }
            (Ending::Comparable(_), Law27::Of2007) => {
                lead.added_to(frees(&[edition.own(index_2007::L27B1B)], &[edition.own(index_2007::L27D)]))
            }
            (Ending::Comparable(ground), Law27::Of2017) => {
                let mut result = frees(
                    &[edition.own(index_2017::L27B1B)],
                    &[edition.own(index_2017::L27D), edition.own(index_2017::L23C)],
                );
                result.clauses.extend(ground);
                result
            }
            (Ending::Other, _) => bars(chain(&[clause_of!(edition, L27B2)]), lead),
            (Ending::TurnLost, _) if case.attempts.is_empty() => {
                let turn = clause_of!(edition, L29A);
                lead.added_to(law16::cancelled(chain(&[case.clause_b(), turn])))
            }
            (Ending::AfterAttempt | Ending::TurnLost, _) => {
                let is_second_bid = case.attempts.iter().any(|attempt| attempt.call.bid().is_some());
                let sends = if is_second_bid { vec![case.clause_b4(), b3] } else { vec![b3] };
                bars(chain(&sends), lead)
            }
        }
    }

    /// Law 26, where it applies.
    ///
    /// # Editions
    /// 2017: only when partner is barred; 26A and 27B1(a) switch it off otherwise. 2007: whenever the bid was
    /// withdrawn, by its own terms.
    ///
    /// # Reading
    /// READING `free-bid-and-lead` (2007): 27B1 lets only the *auction* go on without rectification, so Law 26 applies to it by its own
    /// terms (M. Bavin's paper for the EBL, 2008). A natural notrump bid repeated a level higher so lets declarer
    /// forbid a suit; many directors ruled that nothing follows.
    ///
    /// READING `not-replaced`: no clause says what follows where nobody has replaced the bid. 27B2 bars partner for a replacement, and there is
    /// none; the bid is a withdrawn call all the same, so Law 26 applies to it by its own terms.
    ///
    /// READING `accepted-second-bid`: an accepted second bid needs no rectification, but the first one is a withdrawn call all the same, so Law 26
    /// applies to it by its own terms, as it does after 25B1. Other directors apply nothing.
    fn lead(self, case: &InsufficientBid, legal: &LegalAuction) -> LeadRuling {
        match (self, case.of.edition.law27()) {
            (Ending::Accepted | Ending::AcceptedAfterReplacement, _)
            | (Ending::SameDenomination | Ending::Comparable(_), Law27::Of2017) => return LeadRuling::default(),
            (Ending::SameDenomination | Ending::Comparable(_), Law27::Of2007)
            | (Ending::SecondAccepted | Ending::Other | Ending::AfterAttempt | Ending::TurnLost, _) => {}
        }
        let attempts = case.attempts.iter().map(|attempt| case.of.instead(attempt).shows());
        // 2007 Law 26 asks for another final call at that turn, and here the same one stands.
        let is_same =
            self == Ending::SecondAccepted && case.of.edition.law26() == Law26::Of2007 && case.is_made_again();
        let first = (!is_same).then(|| case.of.interpretation().shows());
        let mut withdrawn = first.into_iter().chain(attempts).peekable();
        if withdrawn.peek().is_none() {
            return LeadRuling::default();
        }
        let mut specified = match self.is_not_what_it_usually_is(case, legal) {
            true => legal.specified_by_but_at(case.offender(), case.of.before.len()),
            false => legal.specified_by(case.offender()),
        };
        // 2007 Law 27B1(b): a meaning that lies wholly within the old one specifies at least the old suits, unless somebody
        // stated what the replacement specifies.
        if matches!(self, Ending::Comparable(_)) && !legal.is_stated_at(case.of.before.len()) {
            specified = specified.union(case.of.interpretation().shows());
        }
        law26::restriction(case.of.edition, case.offender(), withdrawn, specified)
    }

    /// 2017 Law 27B1(a): whether the bid in its place would be free if it showed what most pairs show by it, and is not.
    fn is_not_what_it_usually_is(self, case: &InsufficientBid, legal: &LegalAuction) -> bool {
        let replacement = legal.at(case.of.before.len()).filter(|(by, _)| *by == case.offender());
        self == Ending::Other && replacement.is_some_and(|(_, made)| case.is_usually_lowest(case.of.instead(made)))
    }

    /// The facts that it takes for granted because nobody stated them.
    pub(super) fn assumptions(self, case: &InsufficientBid, legal: &LegalAuction) -> Vec<Assumption> {
        // What a bid usually shows matters where Law 26 asks for it.
        let is_used = |assumption: &Assumption| match (assumption, case.of.edition.law27()) {
            (Assumption::Conventional(..) | Assumption::Open(_), Law27::Of2017) => false,
            (Assumption::Conventional(..) | Assumption::Open(_), Law27::Of2007)
            | (Assumption::Natural(_) | Assumption::Takeout(_) | Assumption::ByYardstick(_), _) => true,
        };
        let bid = case.of.interpretation().assumption().filter(is_used).into_iter();
        match (self, case.of.edition.law27()) {
            (Ending::Accepted | Ending::AcceptedAfterReplacement | Ending::SecondAccepted, _)
            | (Ending::Comparable(_), Law27::Of2017) => Vec::new(),
            (Ending::Comparable(_), Law27::Of2007) => bid.collect(),
            (Ending::SameDenomination, _) => bid.chain(legal.assumed_at(case.of.before.len())).collect(),
            (Ending::Other | Ending::AfterAttempt | Ending::TurnLost, _) => {
                let place = case.of.before.len();
                let left = legal.assumed_at(place).filter(|_| self.is_not_what_it_usually_is(case, legal));
                bid.chain(legal.assumed_of(case.offender()).filter(|other| Some(*other) != left)).collect()
            }
        }
    }
}

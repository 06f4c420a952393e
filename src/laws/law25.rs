//! Law 25: changes of call. 25A, the unintended call; 25B, the call that was intended and is changed all the same.

use crate::{
    bridge::Seat,
    lawbook::{Clause, Edition, index_2007, index_2017},
    record::{MadeCall, Yardstick},
    ruling::{Action, Choice, DirectorsOption, Outcome, PlayersOption, Question, Rectification},
};

use super::{
    incident::TooLate,
    law16,
    law23::{self, Comparability},
    law26,
    legal::LegalAuction,
};

/// Law 25A: a call that the director holds to be unintended. It goes before Law 27 and all others.
#[derive(Clone, Debug)]
pub(super) struct UnintendedCall {
    pub(super) edition: Edition,
    pub(super) offender: Seat,
    pub(super) call: MadeCall,
    /// The legal auction up to the call.
    pub(super) before: LegalAuction,
    /// Whether LHO had called over it.
    pub(super) lho: LhoCalled,
}

/// Law 25A4 (2007), 25A6 (2017): whether LHO had called over the unintended call.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum LhoCalled {
    No,
    /// His call, with its place among the calls of the record.
    Yes {
        call: MadeCall,
        place: usize,
        event: usize,
    },
}

impl UnintendedCall {
    /// Law 25A1: the call may be replaced by the one intended, as long as partner has not called.
    pub(super) fn rule(&self) -> Outcome {
        let legal = self.before.auction().legal_calls(self.offender);
        let choices = legal.map(|call| Choice { action: Action::Replace(call), then: self.substituted() });
        Outcome::PlayersOption(PlayersOption {
            chooser: self.offender,
            clause: self.clause_1(),
            choices: choices.collect(),
        })
    }

    /// Law 25A1: the intended call takes its place, and nothing else follows. What LHO called is withdrawn.
    pub(super) fn substituted(&self) -> Outcome {
        let mut clauses = vec![self.clause_1()];
        if let LhoCalled::Yes { .. } = self.lho {
            clauses.push(match self.edition {
                Edition::Laws2007 => index_2007::L25A4,
                Edition::Laws2017 => index_2017::L25A6,
            });
        }
        Outcome::NoRectification(Rectification {
            clauses,
            information: Some(law16::WITHDRAWN),
            ..Rectification::default()
        })
    }

    /// The call stays, because it is too late to replace it.
    pub(super) fn too_late(&self, why: TooLate) -> Outcome {
        let mut clauses = vec![match (self.edition, why) {
            (Edition::Laws2007, TooLate::PartnerCalled) => index_2007::L25A2,
            (Edition::Laws2007, TooLate::AuctionPeriodOver) => index_2007::L25A3,
            (Edition::Laws2017, TooLate::PartnerCalled) => index_2017::L25A4,
            (Edition::Laws2017, TooLate::AuctionPeriodOver) => index_2017::L25A5,
        }];
        if self.is_insufficient() {
            clauses.push(match self.edition {
                Edition::Laws2007 => index_2007::L27A1,
                Edition::Laws2017 => index_2017::L27A1,
            });
        }
        Outcome::NoRectification(Rectification {
            clauses,
            information: Some(crate::ruling::Information::Authorised),
            ..Rectification::default()
        })
    }

    /// Whether the call would be ruled under Law 27 had it been intended.
    pub(super) fn is_insufficient(&self) -> bool {
        let last = self.before.auction().last_bid().map(|(_, bid)| bid);
        self.call.call.bid().is_some_and(|bid| !bid.is_above_seven() && !bid.is_sufficient_over(last))
    }

    const fn clause_1(&self) -> Clause {
        unintended(self.edition)
    }
}

/// Law 25B: a player changes a call that he had intended.
#[derive(Clone, Debug)]
pub(super) struct ChangedCall {
    pub(super) edition: Edition,
    pub(super) yardstick: Yardstick,
    pub(super) offender: Seat,
    pub(super) first: MadeCall,
    pub(super) second: MadeCall,
    /// The legal auction up to the first call.
    pub(super) before: LegalAuction,
}

impl ChangedCall {
    /// Law 25: before LHO has chosen. Whether the first call was intended decides between 25A and 25B.
    pub(super) fn rule(&self) -> Outcome {
        self.unless_unintended(Outcome::PlayersOption(PlayersOption {
            chooser: self.offender.lho(),
            clause: self.clause_b1(),
            choices: vec![
                Choice { action: Action::Accept, then: self.second_stands() },
                Choice { action: Action::Decline, then: self.first_stands() },
            ],
        }))
    }

    /// Law 25B1: LHO called over the second call on purpose, or said that he accepts it.
    pub(super) fn accepted(&self) -> Outcome {
        self.unless_unintended(self.second_stands())
    }

    /// Law 25B2: LHO said that he does not accept it.
    pub(super) fn declined(&self) -> Outcome {
        self.unless_unintended(self.first_stands())
    }

    /// Law 25B2: the second call is cancelled, the first stands.
    fn first_stands(&self) -> Outcome {
        self.with_lead(self.clause_b2(), &self.second, &self.first)
    }

    fn second_stands(&self) -> Outcome {
        self.with_lead(self.clause_b1(), &self.first, &self.second)
    }

    fn unless_unintended(&self, intended: Outcome) -> Outcome {
        if self.first.facts.unintended == Some(false) {
            return intended;
        }
        let substituted = Outcome::NoRectification(Rectification {
            clauses: vec![unintended(self.edition)],
            information: Some(law16::WITHDRAWN),
            ..Rectification::default()
        });
        Outcome::DirectorsOption(DirectorsOption {
            question: Question::Unintended(self.first.call),
            if_yes: Box::new(substituted),
            if_no: Box::new(intended),
        })
    }

    /// Law 26 after a change of call: a comparable call that stands leaves partner's lead free (2017); otherwise the
    /// withdrawn call may restrict it.
    fn with_lead(&self, clause: Clause, withdrawn: &MadeCall, stands: &MadeCall) -> Outcome {
        let legal = self.before.with(self.offender, stands);
        let specified = legal.specified_by(self.offender);
        let lead = law26::restriction(self.edition, self.offender, &[withdrawn.shows()], specified);
        let mut clauses = vec![clause];
        clauses.extend(&lead.clauses);
        let restricted =
            Rectification { clauses, lead: lead.lead, information: Some(law16::WITHDRAWN), ..Rectification::default() };
        let restricted = match restricted.lead {
            Some(_) => Outcome::Rectification(restricted),
            None => Outcome::NoRectification(restricted),
        };
        match self.edition {
            Edition::Laws2007 => restricted,
            Edition::Laws2017 => match law23::comparability(self.edition, self.yardstick, withdrawn, stands) {
                Comparability::NotComparable => restricted,
                Comparability::Comparable(ground) => comparable(clause, ground),
                Comparability::Undecided => Outcome::DirectorsOption(DirectorsOption {
                    question: Question::Comparable(stands.call),
                    if_yes: Box::new(comparable(clause, Some(index_2017::L23A))),
                    if_no: Box::new(restricted),
                }),
            },
        }
    }

    /// Law 25A1.
    pub(super) const fn clause_25a(&self) -> Clause {
        unintended(self.edition)
    }

    /// Law 25B1 when LHO accepted, 25B2 when he did not.
    pub(super) fn clause_25b(&self, accepted: Option<bool>) -> Clause {
        if accepted == Some(false) { self.clause_b2() } else { self.clause_b1() }
    }

    const fn clause_b2(&self) -> Clause {
        match self.edition {
            Edition::Laws2007 => index_2007::L25B2,
            Edition::Laws2017 => index_2017::L25B2,
        }
    }

    const fn clause_b1(&self) -> Clause {
        match self.edition {
            Edition::Laws2007 => index_2007::L25B1,
            Edition::Laws2017 => index_2017::L25B1,
        }
    }
}

/// 2017 Law 26A: the call that stands is comparable, so the lead is free; 23C may bring an adjustment.
fn comparable(clause: Clause, ground: Option<Clause>) -> Outcome {
    let clauses = std::iter::once(clause).chain(ground).collect();
    Outcome::NoRectification(Rectification {
        clauses,
        information: Some(crate::ruling::Information::Authorised),
        review: vec![index_2017::L23C],
        ..Rectification::default()
    })
}

/// Law 25A1: an unintended call may be replaced by the one intended.
const fn unintended(edition: Edition) -> Clause {
    match edition {
        Edition::Laws2007 => index_2007::L25A1,
        Edition::Laws2017 => index_2017::L25A1,
    }
}

//! Law 29: what follows a call out of rotation. LHO may accept it; otherwise it is cancelled, the auction goes back to
//! the player whose turn it was, and Law 30, 31 or 32 rules, by the kind of the call.

use crate::{
    bridge::{Bid, Call, Relation, Seat},
    lawbook::{Clause, Edition, index_2007, index_2017},
    record::{MadeCall, Yardstick},
    ruling::{Action, Choice, DirectorsOption, Information, Later, Outcome, PlayersOption, Question, Rectification},
};

use super::{
    law23::{self, Comparability},
    law26::{self, LeadRuling},
    law30, law31, law32, law36,
    legal::LegalAuction,
};

/// A call out of rotation.
#[derive(Clone, Debug)]
pub(super) struct OutOfRotation {
    pub(super) edition: Edition,
    pub(super) yardstick: Yardstick,
    pub(super) offender: Seat,
    pub(super) call: MadeCall,
    /// The legal auction before the call.
    pub(super) before: LegalAuction,
    /// Whose turn it was, seen from the offender.
    pub(super) turn_of: Relation,
}

/// Which law rules on a call out of rotation that was not accepted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Ruled {
    /// Law 30: a pass.
    Pass,
    /// Law 31: a bid; by 30C also an artificial pass, or a pass of partner's artificial call.
    Bid,
    /// Law 32: a double or redouble.
    Double,
}

/// What a refusal leads to.
#[derive(Clone, Debug)]
pub(super) enum Refused {
    /// The offender must pass, once or throughout; nothing is left to choose.
    OffenderPasses(Rectification),
    /// It depends on what RHO, whose turn it was, does now.
    DependsOnRho,
    /// The offender may choose freely at his turn, at a price; this much is certain already.
    OffenderFree(Rectification),
}

/// What the offender's call at his turn comes to.
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

/// The price of the offender's call at his turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Price {
    /// This branch is the ruling.
    Is(Branch),
    /// 2017: it hangs on the director's decision whether the call is comparable.
    IfComparable,
}

impl OutOfRotation {
    /// Law 29A: LHO chooses first.
    pub(super) fn rule(&self) -> Outcome {
        Outcome::PlayersOption(PlayersOption {
            chooser: self.offender.lho(),
            clause: self.clause_29a(),
            choices: vec![
                Choice { action: Action::Accept, then: self.accepted() },
                Choice { action: Action::Decline, then: self.declined() },
            ],
        })
    }

    /// Law 29A: accepted; the call stands, and nothing follows.
    pub(super) fn accepted(&self) -> Outcome {
        Outcome::NoRectification(Rectification {
            clauses: vec![self.clause_29a()],
            information: Some(Information::Authorised),
            ..Rectification::default()
        })
    }

    /// Law 29B: not accepted; before anybody has called again.
    pub(super) fn declined(&self) -> Outcome {
        match self.refused() {
            Refused::OffenderPasses(result) => Outcome::Rectification(result),
            Refused::DependsOnRho => self.rho_decides(),
            Refused::OffenderFree(_) => self.later(),
        }
    }

    /// Laws 31A and 32: RHO's call decides between repeating and choosing.
    pub(super) fn rho_decides(&self) -> Outcome {
        Outcome::PlayersOption(PlayersOption {
            chooser: self.offender.rho(),
            clause: self.clause_29b(),
            choices: vec![
                Choice { action: Action::Passes, then: self.outcome(Branch::Repeated, &self.before) },
                Choice { action: Action::Acts, then: self.later() },
            ],
        })
    }

    /// What the offender's kinds of call will cost when his turn comes.
    pub(super) fn later(&self) -> Outcome {
        let kinds = match (self.edition, self.ruled(), self.turn_of) {
            (Edition::Laws2007, Ruled::Bid, Relation::Rho) if self.call.call != Call::Pass => {
                vec![(Later::SameDenomination, Branch::SameDenomination), (Later::Other, Branch::Other)]
            }
            (Edition::Laws2007, _, _) => vec![(Later::Any, Branch::Other)],
            (Edition::Laws2017, _, _) => {
                vec![(Later::Comparable, self.if_comparable()), (Later::Other, Branch::Other)]
            }
        };
        let choices = kinds.into_iter().map(|(kind, branch)| {
            let legal = match kind {
                Later::SameDenomination => self.with_the_suit_repeated(),
                Later::Comparable | Later::Other | Later::Any => self.before.clone(),
            };
            Choice { action: Action::Later(kind), then: self.outcome(branch, &legal) }
        });
        Outcome::PlayersOption(PlayersOption {
            chooser: self.offender,
            clause: self.clause_29b(),
            choices: choices.collect(),
        })
    }

    /// 2007 Law 31A2(a): the legal auction in which the offender has repeated the only suit that he showed. Where he showed
    /// more, or a notrump bid, it is not certain yet what he will have specified.
    fn with_the_suit_repeated(&self) -> LegalAuction {
        let shown = self.call.shows();
        let mut suits = shown.suits();
        match (suits.next(), suits.next()) {
            (Some(suit), None) if shown.is_known_suits_only() => {
                let mut bids = Bid::all().filter(|bid| bid.denomination == suit.into()).map(Call::Bid);
                let made = bids.find(|bid| *bid != self.call.call).map(|bid| MadeCall::new(bid, None));
                made.map_or_else(|| self.before.clone(), |made| self.before.with(self.offender, &made))
            }
            (Some(_) | None, _) => self.before.clone(),
        }
    }

    /// The offender is to call: every legal call with its price.
    pub(super) fn choices(&self, legal: &LegalAuction) -> Outcome {
        let calls = legal.auction().legal_calls(self.offender);
        let mut tried = legal.clone();
        let choices = calls.map(|call| {
            let made = self.as_described(&MadeCall::new(call, None));
            let then = tried.trying(self.offender, &made, |legal| self.priced(&made, legal));
            Choice { action: Action::Replace(call), then }
        });
        Outcome::PlayersOption(PlayersOption {
            chooser: self.offender,
            clause: self.clause_29b(),
            choices: choices.collect(),
        })
    }

    /// What this call of the offender comes to, given the legal auction with it.
    pub(super) fn priced(&self, made: &MadeCall, legal: &LegalAuction) -> Outcome {
        match self.price(made) {
            Price::Is(branch) => self.outcome(branch, legal),
            Price::IfComparable => Outcome::DirectorsOption(DirectorsOption {
                question: Question::Comparable(made.call),
                if_yes: Box::new(self.outcome(self.if_comparable(), legal)),
                if_no: Box::new(self.outcome(Branch::Other, legal)),
            }),
        }
    }

    /// The price of this call at the offender's turn.
    pub(super) fn price(&self, made: &MadeCall) -> Price {
        match self.edition {
            Edition::Laws2007 if law31::repeats_the_denomination(self, made) => Price::Is(Branch::SameDenomination),
            Edition::Laws2007 => Price::Is(Branch::Other),
            Edition::Laws2017 => match law23::comparability(self.edition, self.yardstick, &self.call, made) {
                Comparability::Comparable(ground) => Price::Is(Branch::Comparable(ground)),
                Comparability::NotComparable => Price::Is(Branch::Other),
                Comparability::Undecided => Price::IfComparable,
            },
        }
    }

    fn if_comparable(&self) -> Branch {
        match law23::yes(self.edition) {
            Comparability::Comparable(ground) => Branch::Comparable(ground),
            Comparability::NotComparable | Comparability::Undecided => Branch::Comparable(None),
        }
    }

    /// What follows from a refusal, by the law that rules.
    pub(super) fn refused(&self) -> Refused {
        let mut refused = match self.ruled() {
            Ruled::Pass => law30::refused(self),
            Ruled::Bid => law31::refused(self),
            Ruled::Double => law32::refused(self),
        };
        if let (Refused::OffenderFree(result), true) = (&mut refused, self.is_insufficient()) {
            result.clauses.insert(0, self.clause_27a2());
        }
        refused
    }

    /// What a branch prescribes, given the legal auction as far as it has gone.
    pub(super) fn outcome(&self, branch: Branch, legal: &LegalAuction) -> Outcome {
        let mut result = match self.ruled() {
            Ruled::Pass => law30::rectification(self, branch, legal),
            Ruled::Bid => law31::rectification(self, branch, legal),
            Ruled::Double => law32::rectification(self, branch, legal),
        };
        if self.is_insufficient() {
            result.clauses.insert(0, self.clause_27a2());
        }
        match branch {
            Branch::Repeated | Branch::Comparable(_) => Outcome::NoRectification(result),
            Branch::SameDenomination | Branch::Other => Outcome::Rectification(result),
        }
    }

    /// Law 26 after this call was cancelled, given the legal auction as far as it has gone.
    ///
    /// # Editions
    /// 2007 asks for a *different* final call at the offender's turn; the same call again founds no restriction.
    pub(super) fn lead(&self, legal: &LegalAuction) -> LeadRuling {
        let again = legal.first_made_since(self.before.len(), self.offender);
        let same = again.is_some_and(|made| made.call == self.call.call && made.shows() == self.call.shows());
        if same && self.edition == Edition::Laws2007 {
            return LeadRuling::default();
        }
        let specified = legal.specified_by(self.offender);
        law26::restriction(self.edition, self.offender, &[self.call.shows()], specified)
    }

    /// Laws 30, 31 and 32, with 30C: which of them rules.
    ///
    /// # Reading
    /// READING: 2007 30C speaks of a pass of *an* artificial call, the heading of 31 of *partner's*. Only partner's is
    /// meant.
    pub(super) fn ruled(&self) -> Ruled {
        match self.call.call {
            Call::Bid(_) => Ruled::Bid,
            Call::Double | Call::Redouble => Ruled::Double,
            Call::Pass if self.is_artificial_pass() => Ruled::Bid,
            Call::Pass => Ruled::Pass,
        }
    }

    /// Law 30C: an artificial pass, or a pass of partner's artificial call.
    fn is_artificial_pass(&self) -> bool {
        let partners = self.before.last_but_passes().filter(|(by, _)| *by == self.offender.partner());
        self.call.is_artificial() || partners.is_some_and(|(_, made)| made.is_artificial())
    }

    /// 17D3 (2007: 17E2): whether the call is a pass that would have been the third one after a call.
    pub(super) fn would_be_third_pass(&self) -> bool {
        let before = self.before.auction().calls();
        let passes = before.iter().rev().take_while(|(_, call)| *call == Call::Pass).count();
        self.call.call == Call::Pass && self.ruled() == Ruled::Pass && passes == 2 && before.len() > 2
    }

    /// Which clause rules on a third pass out of rotation that was refused: the director decides.
    pub(super) fn third_pass(&self) -> Outcome {
        let clauses = match (self.edition, self.turn_of) {
            (Edition::Laws2007, Relation::Rho) => (index_2007::L17E2, index_2007::L30B1),
            (Edition::Laws2007, _) => (index_2007::L17E2, index_2007::L30B2A),
            (Edition::Laws2017, Relation::Rho) => (index_2017::L17D3, index_2017::L30A),
            (Edition::Laws2017, _) => (index_2017::L17D3, index_2017::L30B1A),
        };
        let goes_back = Outcome::NoRectification(law36::cancelled(vec![clauses.0]));
        let passes = match self.refused() {
            Refused::OffenderPasses(result) => Outcome::Rectification(result),
            Refused::OffenderFree(_) => self.later(),
            Refused::DependsOnRho => self.rho_decides(),
        };
        Outcome::DirectorsOption(DirectorsOption {
            question: Question::WhichLaw(self.call.call, clauses.0, clauses.1),
            if_yes: Box::new(goes_back),
            if_no: Box::new(passes),
        })
    }

    /// Law 28B: the player whose turn it was, an opponent, has called; the call out of rotation counts as not made.
    pub(super) fn turn_taken(&self) -> Outcome {
        Outcome::NoRectification(law36::cancelled(vec![self.clause_28b()]))
    }

    /// 28B or 29A: LHO, whose turn it was, has called; the director asks him whether he accepted.
    pub(super) fn turn_taken_or_accepted(&self) -> Outcome {
        Outcome::DirectorsOption(DirectorsOption {
            question: Question::WhichLaw(self.call.call, self.clause_28b(), self.clause_29a()),
            if_yes: Box::new(self.turn_taken()),
            if_no: Box::new(self.accepted()),
        })
    }

    const fn clause_28b(&self) -> Clause {
        match self.edition {
            Edition::Laws2007 => index_2007::L28B,
            Edition::Laws2017 => index_2017::L28B,
        }
    }

    /// Law 27A2: whether the bid is insufficient too.
    pub(super) fn is_insufficient(&self) -> bool {
        let last = self.before.auction().last_bid().map(|(_, bid)| bid);
        self.call.call.bid().is_some_and(|bid| !bid.is_above_seven() && !bid.is_sufficient_over(last))
    }

    /// Whether the call is a bid.
    pub(super) fn is_bid(&self) -> bool {
        self.call.call.bid().is_some()
    }

    /// A call of the offender with everything known about it.
    pub(super) fn as_described(&self, made: &MadeCall) -> MadeCall {
        made.described_by(self.call.facts.replacements.get(&made.call))
    }

    const fn clause_29a(&self) -> Clause {
        match self.edition {
            Edition::Laws2007 => index_2007::L29A,
            Edition::Laws2017 => index_2017::L29A,
        }
    }

    /// Law 29B.
    pub(super) const fn clause_29b(&self) -> Clause {
        match self.edition {
            Edition::Laws2007 => index_2007::L29B,
            Edition::Laws2017 => index_2017::L29B,
        }
    }

    const fn clause_27a2(&self) -> Clause {
        match self.edition {
            Edition::Laws2007 => index_2007::L27A2,
            Edition::Laws2017 => index_2017::L27A2,
        }
    }
}

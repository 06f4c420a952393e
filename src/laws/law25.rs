//! Law 25: changes of call. 25A, the unintended call; 25B, the call that was intended and is changed all the same.
//!
//! | clause | says | here |
//! |---|---|---|
//! | 25A1 | an unintended call is replaced by the one intended | [`UnintendedCall`] |
//! | 2007 25A2, 2017 25A4 | not once partner has called | [`TooLate::PartnerCalled`] |
//! | 2007 25A3, 2017 25A5 | after the last call of the auction: until the auction period ends | [`TooLate::AuctionPeriodOver`] |
//! | 2007 25A4, 2017 25A6 | LHO may take back a call made over it | [`UnintendedCall::take`] |
//! | 25B1 | LHO accepts the second of two intended calls | [`ChangedCall`] |
//! | 25B2 | LHO does not: the first stands | [`ChangedCall`] |
//! | 25B3 | the withdrawn call: Law 16 | `law16` |

use crate::{
    bridge::{Call, Relation},
    lawbook::{Clause, Edition, index_2007, index_2017},
    record::{MadeCall, Yardstick},
    ruling::{
        Action, CallStatus, Choice, DirectorsOption, Information, Outcome, PlayersOption, Question, Rectification,
    },
};

use super::{
    law16,
    law23::{self, Comparability},
    law26,
    legal::LegalAuction,
    natural::{self, Called},
    tree::{self, Asks, Effect, Next, PlacedCall, Taken},
};

/// Law 25A: a call that the director holds to be unintended. This is tried before every other law.
#[derive(Clone, Debug)]
pub(super) struct UnintendedCall {
    pub(super) edition: Edition,
    pub(super) call: PlacedCall,
    /// The legal auction up to the call.
    pub(super) before: LegalAuction,
    pub(super) node: Node25A,
}

/// Where in the tree of Law 25A the record has come.
#[derive(Clone, Debug)]
pub(super) enum Node25A {
    /// The player has yet to make the call that they meant. LHO's call in between, if there is one.
    AwaitsIntendedCall(Option<PlacedCall>),
    /// They have made it; whether LHO had called.
    Substituted { intended: Call, lho_had_called: bool },
    /// Too late, and why.
    TooLate(TooLate),
}

/// Why an unintended call can no longer be replaced.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum TooLate {
    /// 2007 Law 25A2, 2017 Law 25A4: partner has called.
    PartnerCalled,
    /// 2007 Law 25A3, 2017 Law 25A5: the auction period has ended.
    AuctionPeriodOver,
}

impl UnintendedCall {
    /// Takes the next event as a branch.
    pub(super) fn take(&mut self, next: Next<'_>) -> Taken {
        let Node25A::AwaitsIntendedCall(lho) = &mut self.node else { return Taken::NoBranch };
        match next {
            Next::Call(Relation::Same, call) => {
                self.node = Node25A::Substituted { intended: call.made.call, lho_had_called: lho.is_some() };
                Taken::ThenTheCall(Vec::new())
            }
            Next::Call(Relation::Lho, call) if lho.is_none() => {
                *lho = Some(call.clone());
                Taken::Branch(vec![Effect::Status(call.place, CallStatus::Withdrawn)])
            }
            Next::Call(Relation::Partner, _) => Taken::ThenTheCall(self.too_late(TooLate::PartnerCalled)),
            Next::LeadFaced => Taken::Branch(self.too_late(TooLate::AuctionPeriodOver)),
            Next::Call(..) | Next::Accepts | Next::Declines | Next::Ruled => Taken::NoBranch,
        }
    }

    /// The call stays as it was made, and so does LHO's call over it: both are ruled on now.
    fn too_late(&mut self, why: TooLate) -> Vec<Effect> {
        let node = std::mem::replace(&mut self.node, Node25A::TooLate(why));
        let mut call = self.call.clone();
        call.made.facts.unintended = Some(false);
        let lho = if let Node25A::AwaitsIntendedCall(lho) = node { lho } else { None };
        std::iter::once(call).chain(lho).map(Effect::Rules).collect()
    }

    /// The tree from here on, given the legal auction as far as it has gone.
    pub(super) fn outcome(&self, legal: &LegalAuction) -> Outcome {
        match self.node {
            Node25A::AwaitsIntendedCall(ref lho) => self.choices(lho.is_some(), legal),
            Node25A::Substituted { lho_had_called, .. } => self.substituted(lho_had_called),
            Node25A::TooLate(why) => self.stays(why),
        }
    }

    /// Law 25A1: the call may be replaced by the one intended, as long as partner has not called.
    fn choices(&self, lho_has_called: bool, legal: &LegalAuction) -> Outcome {
        let offender = self.call.by;
        let then = self.substituted(lho_has_called);
        let choice = |call| Choice { action: Action::Replace(call), then: then.clone() };
        let is_other = |call: &Call| *call != self.call.made.call;
        let mut choices: Vec<Choice> = legal.auction().legal_calls(offender).filter(is_other).map(choice).collect();
        if choices.is_empty() {
            choices.push(choice(Call::Pass));
        }
        Outcome::PlayersOption(PlayersOption { chooser: offender, clause: unintended(self.edition), choices })
    }

    /// Law 25A1: the intended call takes its place, and nothing else follows. What LHO called is withdrawn.
    pub(super) fn substituted(&self, lho_had_called: bool) -> Outcome {
        let mut clauses = vec![unintended(self.edition)];
        if lho_had_called {
            clauses.push(self.edition.of(index_2007::L25A4, index_2017::L25A6));
        }
        if self.before.with(self.call.by, &self.call.made).auction().is_over() {
            clauses.push(self.until_the_lead());
        }
        no_rectification(clauses, law16::WITHDRAWN)
    }

    fn stays(&self, why: TooLate) -> Outcome {
        let clause = match (self.edition, why) {
            (Edition::Laws2007, TooLate::PartnerCalled) => index_2007::L25A2,
            (Edition::Laws2017, TooLate::PartnerCalled) => index_2017::L25A4,
            (_, TooLate::AuctionPeriodOver) => self.until_the_lead(),
        };
        no_rectification(vec![clause], Information::Authorised)
    }

    /// 2007 Law 25A3, 2017 Law 25A5: the auction ended before partner's turn, so only the opening lead is the limit.
    const fn until_the_lead(&self) -> Clause {
        self.edition.of(index_2007::L25A3, index_2017::L25A5)
    }
}

/// Law 25B: a player changes a call that they had intended.
#[derive(Clone, Debug)]
pub(super) struct ChangedCall {
    pub(super) edition: Edition,
    pub(super) yardstick: Yardstick,
    pub(super) first: PlacedCall,
    pub(super) second: PlacedCall,
    /// The legal auction up to the first call.
    pub(super) before: LegalAuction,
    /// LHO's call over the first call, if LHO had called when the call was changed.
    pub(super) over_first: Option<PlacedCall>,
    /// Whether partner has called since the first call, so that 25A is closed.
    pub(super) partner_has_called: bool,
    pub(super) node: Node25B,
}

/// Where in the tree of Law 25B the record has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Node25B {
    /// LHO has yet to choose.
    LhoChooses,
    /// 25A1: the first call was unintended after all; whether LHO had called.
    Substituted { lho_had_called: bool },
    /// 25B1: the second call stands.
    Accepted,
    /// 25B2: the first call stands.
    Declined,
}

impl ChangedCall {
    /// Law 25: whether the first call was unintended, which the director finds out first, unless partner has called and it
    /// matters no more.
    pub(super) fn begin(&mut self, asks: &mut Asks) -> Vec<Effect> {
        let question = Question::Unintended(self.first.made.call);
        let is_settled = self.first.made.facts.unintended.is_some() || self.partner_has_called;
        if is_settled || !asks.ask(self.second.event, question, || tree::certain(unintended(self.edition))) {
            return vec![Effect::Status(self.first.place, CallStatus::Pending)];
        }
        self.node = Node25B::Substituted { lho_had_called: self.over_first.is_some() };
        let mut effects = self.first_falls();
        effects.push(Effect::Rules(self.second.clone()));
        effects
    }

    /// Takes the next event as a branch.
    ///
    /// # Reading
    /// READING: a third call in place of the second is an attempt to change again; it is cancelled.
    pub(super) fn take(&mut self, next: Next<'_>, legal: &LegalAuction) -> Taken {
        match self.node {
            Node25B::LhoChooses => {}
            Node25B::Substituted { .. } => return keeps(&mut self.over_first, next, legal),
            Node25B::Accepted | Node25B::Declined => return Taken::NoBranch,
        }
        match next {
            Next::Accepts => Taken::Branch(self.accepted()),
            Next::Declines => Taken::Branch(self.declined()),
            Next::Call(Relation::Lho, _) => Taken::ThenTheCall(self.accepted()),
            Next::Call(Relation::Same, call) => Taken::Branch(vec![Effect::Status(call.place, CallStatus::Cancelled)]),
            Next::Call(Relation::Partner, _) if self.over_first.is_some() => Taken::ThenTheCall(self.declined()),
            Next::Call(Relation::Partner | Relation::Rho, _) => Taken::Waits,
            Next::LeadFaced | Next::Ruled => Taken::NoBranch,
        }
    }

    /// Law 25B1: the first call is withdrawn, with what LHO called over it.
    fn accepted(&mut self) -> Vec<Effect> {
        self.node = Node25B::Accepted;
        let mut effects = self.first_falls();
        effects.push(Effect::Stands(self.second.clone()));
        effects
    }

    fn first_falls(&self) -> Vec<Effect> {
        let over = self.over_first.as_ref().map(|over| over.place);
        let withdrawn = over.into_iter().chain([self.first.place]);
        withdrawn.flat_map(|place| [Effect::Falls, Effect::Status(place, CallStatus::Withdrawn)]).collect()
    }

    /// Law 25B2: the second call is cancelled, and the first stands.
    pub(super) fn declined(&mut self) -> Vec<Effect> {
        self.node = Node25B::Declined;
        vec![
            Effect::Status(self.first.place, CallStatus::Stands),
            Effect::Status(self.second.place, CallStatus::Cancelled),
        ]
    }

    /// The tree from here on.
    pub(super) fn outcome(&self, legal: &LegalAuction) -> Outcome {
        match self.node {
            Node25B::LhoChooses => self.lho_chooses(),
            Node25B::Substituted { lho_had_called } => {
                let may_call_again = self.edition.of(index_2007::L25A4, index_2017::L25A6);
                let clauses = [unintended(self.edition)].into_iter().chain(lho_had_called.then_some(may_call_again));
                no_rectification(clauses.collect(), law16::WITHDRAWN)
            }
            Node25B::Accepted => self.second_stands(legal),
            Node25B::Declined => self.first_stands(legal),
        }
    }

    fn lho_chooses(&self) -> Outcome {
        let offender = self.second.by;
        let with = |made| self.before.with(offender, made);
        Outcome::PlayersOption(PlayersOption {
            chooser: offender.lho(),
            clause: self.clause_b1(),
            choices: vec![
                Choice { action: Action::Accept, then: self.second_stands(&with(&self.second.made)) },
                Choice { action: Action::Decline, then: self.first_stands(&with(&self.first.made)) },
            ],
        })
    }

    /// Law 25B2: the second call is cancelled. The first replaces nothing, so whether they are comparable is no question.
    fn first_stands(&self, legal: &LegalAuction) -> Outcome {
        self.with_lead(self.clause_b2(), &self.second.made, legal)
    }

    /// Law 25B1: the second call stands; 2017: a comparable one leaves partner's lead free (26A).
    ///
    /// # Reading
    /// READING (2017): 25B3 sends to 16C, 26A switches 16C off for a comparable call. Partner is not silenced here, so the
    /// withdrawn call counts as unauthorised.
    fn second_stands(&self, legal: &LegalAuction) -> Outcome {
        let (first, second) = (&self.first.made, &self.second.made);
        let restricted = self.with_lead(self.clause_b1(), first, legal);
        match self.edition {
            Edition::Laws2007 => restricted,
            Edition::Laws2017 => match self.comparability(first, second) {
                Comparability::NotComparable => restricted,
                Comparability::Comparable(ground) => self.comparable(ground),
                Comparability::Undecided => Outcome::DirectorsOption(DirectorsOption {
                    question: Question::Comparable(second.call),
                    if_yes: Box::new(self.comparable(Some(index_2017::L23A))),
                    if_no: Box::new(restricted),
                }),
            },
        }
    }

    fn comparability(&self, first: &MadeCall, second: &MadeCall) -> Comparability {
        let comparability = law23::comparability(self.edition, self.yardstick, first, second);
        comparability.unless(|| natural::show_something_else(self.called(first), self.called(second)))
    }

    fn called<'a>(&'a self, made: &'a MadeCall) -> Called<'a> {
        Called { by: self.second.by, made, before: self.before.calls() }
    }

    /// 2017 Law 26A: the call that stands is comparable, so the lead is free; 23C may bring an adjustment.
    fn comparable(&self, ground: Option<Clause>) -> Outcome {
        Outcome::NoRectification(Rectification {
            clauses: std::iter::once(self.clause_b1()).chain(ground).collect(),
            information: Some(law16::WITHDRAWN),
            review: vec![index_2017::L23C],
            ..Rectification::default()
        })
    }

    /// Law 26, by its own terms, for the call that does not stand.
    fn with_lead(&self, clause: Clause, withdrawn: &MadeCall, legal: &LegalAuction) -> Outcome {
        let offender = self.second.by;
        let specified = legal.specified_by(offender);
        let lead = law26::restriction(self.edition, offender, &[self.called(withdrawn).shows()], specified);
        let mut clauses = vec![clause];
        clauses.extend(&lead.clauses);
        let result =
            Rectification { clauses, lead: lead.lead, information: Some(law16::WITHDRAWN), ..Rectification::default() };
        match result.lead {
            Some(_) => Outcome::Rectification(result),
            None => Outcome::NoRectification(result),
        }
    }

    /// The clause that rules now: 25B1 when LHO accepted or may accept, 25B2 when they did not, or 25A1.
    pub(super) fn clause(&self) -> Clause {
        match self.node {
            Node25B::LhoChooses | Node25B::Accepted => self.clause_b1(),
            Node25B::Declined => self.clause_b2(),
            Node25B::Substituted { .. } => unintended(self.edition),
        }
    }

    /// Whether LHO accepted the change.
    pub(super) const fn accepted_by_lho(&self) -> Option<bool> {
        match self.node {
            Node25B::LhoChooses | Node25B::Substituted { .. } => None,
            Node25B::Accepted => Some(true),
            Node25B::Declined => Some(false),
        }
    }

    const fn clause_b2(&self) -> Clause {
        self.edition.of(index_2007::L25B2, index_2017::L25B2)
    }

    const fn clause_b1(&self) -> Clause {
        self.edition.of(index_2007::L25B1, index_2017::L25B1)
    }
}

/// 2007 Law 25A4, 2017 Law 25A6: LHO *may* take back the call. Where nobody has ruled, and the player after them calls, they
/// keep it.
fn keeps(lho: &mut Option<PlacedCall>, next: Next<'_>, legal: &LegalAuction) -> Taken {
    // The intended call itself is ruled on first.
    let Next::Call(by, call) = next else { return Taken::NoBranch };
    let Some(kept) = (if by == Relation::Same { None } else { lho.take() }) else { return Taken::NoBranch };
    if by != Relation::Partner {
        return Taken::NoBranch;
    }
    let auction = legal.auction();
    match (auction.turn() == kept.by, auction.allows(kept.by, kept.made.call)) {
        (false, _) => Taken::NoBranch,
        (true, true) => Taken::ThenTheCall(vec![Effect::Rules(kept)]),
        (true, false) => Taken::Branch(vec![Effect::Status(call.place, CallStatus::Cancelled)]),
    }
}

/// Law 25A1: an unintended call may be replaced by the one intended.
const fn unintended(edition: Edition) -> Clause {
    edition.of(index_2007::L25A1, index_2017::L25A1)
}

fn no_rectification(clauses: Vec<Clause>, information: Information) -> Outcome {
    Outcome::NoRectification(Rectification { clauses, information: Some(information), ..Rectification::default() })
}

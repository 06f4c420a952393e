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
//! | 25B3 | the call that does not stand: Law 16 | `changed`, `law16` |

mod changed;

use std::rc::Rc;

use crate::{
    bridge::{Auction, Call, Relation, Seat},
    lawbook::{Clause, Edition, clause_of, index_2007, index_2017},
    ruling::{Action, CallStatus, Choice, Incident, Outcome, PlayersOption},
};

use super::{
    irregularity::Irregularity,
    law16,
    legal::LegalAuction,
    table::Table,
    tree::{Effect, Next, PlacedCall, Stage, Transition},
};

pub(super) use changed::ChangedCall;

/// Law 25A: a call that the director holds to be unintended. This is tried before every other law.
#[derive(Clone, Debug)]
pub(super) struct UnintendedCall {
    of: Rc<Irregularity>,
    node: Node,
}

/// Where in the tree of Law 25A the record has come.
#[derive(Clone, Debug)]
enum Node {
    /// The player has yet to make the intended call. LHO's call in between, if there is one.
    AwaitsIntendedCall(Option<PlacedCall>),
    /// They have made it. What LHO had called over the first, if anything.
    Substituted { intended: Call, over: Option<Call> },
    /// They had made it before the director found out that the first call was unintended. LHO's call over the first, until LHO has
    /// had the chance to call again.
    FoundAfterwards { first: Option<First>, lho_had_called: bool, lho: Option<PlacedCall>, ended_auction: bool },
    /// Too late, and why.
    TooLate(TooLate),
}

/// The call that was found to be unintended, until somebody calls.
#[derive(Clone, Debug)]
struct First {
    /// The auction with it.
    auction: Auction,
    /// LHO did not accept the call in its place, and so calls over it.
    lho_keeps_to_it: bool,
}

/// Why an unintended call can no longer be replaced.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum TooLate {
    /// 2007 Law 25A2, 2017 Law 25A4: partner has called.
    PartnerCalled,
    /// 2007 Law 25A3, 2017 Law 25A5: the auction period has ended.
    AuctionPeriodOver,
}

impl UnintendedCall {
    pub(super) const fn new(of: Rc<Irregularity>) -> UnintendedCall {
        UnintendedCall { of, node: Node::AwaitsIntendedCall(None) }
    }

    /// The call in place of which the irregular one was made was unintended.
    pub(super) fn found_afterwards(of: Rc<Irregularity>, first: Auction, lho: Option<PlacedCall>) -> UnintendedCall {
        let over = lho.as_ref().map(|over| first.with(over.by, over.made.call));
        let ended_auction = over.as_ref().unwrap_or(&first).is_over();
        let first = lho.is_none().then_some(First { auction: first, lho_keeps_to_it: false });
        UnintendedCall { of, node: Node::FoundAfterwards { first, lho_had_called: lho.is_some(), lho, ended_auction } }
    }

    /// Law 25A, if the director finds so: whether this player changes again the call that they are said to have meant all along.
    pub(super) fn forbids_another_call(&self, by: Seat, last: Option<usize>) -> bool {
        matches!(self.node, Node::FoundAfterwards { .. })
            && by == self.of.offender()
            && last == Some(self.of.call.place)
    }

    /// Takes the next event as a branch.
    pub(super) fn take(&mut self, next: Next<'_>, legal: &LegalAuction) -> Transition {
        let lho = match &mut self.node {
            Node::AwaitsIntendedCall(lho) => lho,
            Node::FoundAfterwards { first: Some(first), .. } if matches!(next, Next::Declines) => {
                first.lho_keeps_to_it = true;
                return Transition::Branch(Vec::new());
            }
            Node::FoundAfterwards { first, lho_had_called, lho, .. } => {
                return match called_over_first(first, next, legal) {
                    None => keeps(lho, next, legal),
                    Some(call) => {
                        (*lho_had_called, *lho) = (true, Some(call.clone()));
                        Transition::Branch(vec![Effect::withdraws(call)])
                    }
                };
            }
            Node::Substituted { .. } | Node::TooLate(_) => return Transition::NoBranch,
        };
        match next {
            Next::Call(Relation::Same, call) => {
                let over = lho.as_ref().map(|over| over.made.call);
                self.node = Node::Substituted { intended: call.made.call, over };
                Transition::ThenTheCall(Vec::new())
            }
            Next::Call(Relation::Lho, call) if lho.is_none() => {
                *lho = Some(call.clone());
                Transition::Branch(vec![Effect::withdraws(call)])
            }
            Next::Call(Relation::Partner, _) => Transition::ThenTheCall(self.stays(TooLate::PartnerCalled)),
            Next::LeadFaced if !self.is_after_the_end() => Transition::Branch(self.stays(TooLate::AuctionPeriodOver)),
            Next::LeadFaced | Next::Call(..) | Next::Accepts | Next::Declines | Next::Ruled => Transition::NoBranch,
        }
    }

    /// Whether the auction was over when it was made.
    fn is_after_the_end(&self) -> bool {
        self.of.before.auction().is_over()
    }

    pub(super) fn stage(&self) -> Stage {
        match self.node {
            // Law 39: the call that was meant would fall too, so nobody waits for it.
            Node::AwaitsIntendedCall(_) if self.is_after_the_end() => Stage::NextCallMayMatter,
            Node::AwaitsIntendedCall(_) => Stage::OffenderChooses,
            Node::FoundAfterwards { lho: Some(_), .. } | Node::FoundAfterwards { first: Some(_), .. } => {
                Stage::NextCallMayMatter
            }
            Node::FoundAfterwards { .. } | Node::Substituted { .. } | Node::TooLate(_) => Stage::Done,
        }
    }

    /// Law 25B, if the first call had been intended: whether LHO may say that they do not accept the second.
    pub(super) const fn may_be_declined(&self) -> bool {
        matches!(self.node, Node::FoundAfterwards { first: Some(_), .. })
    }

    /// Law 25A4 (2007: 25A2): whether this is the call in this place, and too late to be put right since partner has called.
    pub(super) fn is_too_late_for(&self, place: Option<usize>) -> bool {
        matches!(self.node, Node::TooLate(TooLate::PartnerCalled)) && place == Some(self.of.call.place)
    }

    /// The call stays as it was made, and so does LHO's call over it: both are ruled on now.
    fn stays(&mut self, why: TooLate) -> Vec<Effect> {
        let node = std::mem::replace(&mut self.node, Node::TooLate(why));
        let mut call = self.of.call.clone();
        Rc::make_mut(&mut call.made).facts.unintended = Some(false);
        let lho = if let Node::AwaitsIntendedCall(lho) = node { lho } else { None };
        let calls = || std::iter::once(&call).chain(&lho);
        let open = calls().map(|call| Effect::Status(call.place, CallStatus::Pending));
        open.chain(calls().cloned().map(Effect::Rules)).collect()
    }

    pub(super) fn rule(&self, table: &Table, incident: &mut Incident) {
        match self.node {
            Node::AwaitsIntendedCall(_) if self.is_after_the_end() => {
                incident.outcome = Outcome::NoRectification(law16::cancelled(self.clauses(false)));
            }
            Node::AwaitsIntendedCall(ref lho) => {
                let then = self.substituted(lho.as_ref().map(|over| over.made.call));
                incident.result = then.rectification().cloned().unwrap_or_default();
                incident.outcome = self.choices(&then, &table.legal);
            }
            Node::Substituted { intended, over } => {
                incident.replacement = Some(intended);
                incident.outcome = self.substituted(over);
            }
            Node::FoundAfterwards { lho_had_called, ended_auction, .. } => {
                let mut clauses = self.clauses(lho_had_called);
                clauses.extend(ended_auction.then(|| self.until_the_lead()));
                incident.outcome = Outcome::NoRectification(law16::cancelled(clauses));
            }
            Node::TooLate(why) => {
                incident.outcome = Outcome::NoRectification(law16::stands(vec![self.too_late(why)]));
            }
        }
    }

    /// Law 25A1: the call may be replaced by the one intended, as long as partner has not called.
    fn choices(&self, then: &Outcome, legal: &LegalAuction) -> Outcome {
        let chooser = self.of.offender();
        let choice = |call| Choice { action: Action::Replace(call), then: then.clone() };
        let is_other = |call: &Call| *call != self.of.made().call;
        let mut choices: Vec<Choice> = legal.auction().legal_calls(chooser).filter(is_other).map(choice).collect();
        if choices.is_empty() {
            choices.push(choice(Call::Pass));
        }
        Outcome::PlayersOption(PlayersOption { chooser, clause: unintended(self.of.edition), choices })
    }

    /// Law 25A1: the intended call takes its place, and nothing else follows. What LHO called is withdrawn.
    fn substituted(&self, over: Option<Call>) -> Outcome {
        let mut clauses = self.clauses(over.is_some());
        let offender = self.of.offender();
        let auction = self.of.before.auction().with(offender, self.of.made().call);
        // The last pass, or the last but one with LHO's over it.
        if over.map_or(auction.is_over(), |over| auction.with(offender.lho(), over).is_over()) {
            clauses.push(self.until_the_lead());
        }
        Outcome::NoRectification(law16::cancelled(clauses))
    }

    fn clauses(&self, lho_had_called: bool) -> Vec<Clause> {
        let lho_may_call_again = lho_had_called.then(|| self.of.clause(index_2007::L25A4, index_2017::L25A6));
        [unintended(self.of.edition)].into_iter().chain(lho_may_call_again).collect()
    }

    fn too_late(&self, why: TooLate) -> Clause {
        match why {
            TooLate::PartnerCalled => self.of.clause(index_2007::L25A2, index_2017::L25A4),
            TooLate::AuctionPeriodOver => self.until_the_lead(),
        }
    }

    /// 2007 Law 25A3, 2017 Law 25A5: the auction ended before partner's turn, so only the opening lead is the limit.
    fn until_the_lead(&self) -> Clause {
        self.of.clause(index_2007::L25A3, index_2017::L25A5)
    }
}

/// 2007 Law 25A4, 2017 Law 25A6: LHO's call that only the unintended call allows was made over it, although it came after the one
/// in its place; and so was any call of LHO's who had declined that one.
fn called_over_first<'a>(first: &mut Option<First>, next: Next<'a>, legal: &LegalAuction) -> Option<&'a PlacedCall> {
    let Next::Call(by, call) = next else { return None };
    // The intended call itself is ruled on first.
    let first = if by == Relation::Same { None } else { first.take() }?;
    let allows =
        |auction: &Auction| !auction.is_over() && auction.turn() == call.by && auction.allows(call.by, call.made.call);
    let is_lhos_turn = by == Relation::Lho && legal.auction().turn() == call.by;
    let is_over_it = first.lho_keeps_to_it || !allows(legal.auction());
    (is_lhos_turn && allows(&first.auction) && is_over_it).then_some(call)
}

/// 2007 Law 25A4, 2017 Law 25A6: LHO *may* take back the call. Where nobody has ruled, and the player after them calls, they
/// keep it.
fn keeps(lho: &mut Option<PlacedCall>, next: Next<'_>, legal: &LegalAuction) -> Transition {
    let (by, call) = match next {
        Next::Call(by, call) => (by, call),
        Next::Ruled => {
            *lho = None;
            return Transition::NoBranch;
        }
        Next::Accepts | Next::Declines | Next::LeadFaced => return Transition::NoBranch,
    };
    // The intended call itself is ruled on first.
    let Some(kept) = (if by == Relation::Same { None } else { lho.take() }) else { return Transition::NoBranch };
    let auction = legal.auction();
    let is_legal = auction.allows(kept.by, kept.made.call);
    match (by, auction.turn() == kept.by) {
        (Relation::Partner, true) if is_legal => Transition::ThenTheCall(vec![Effect::Rules(kept)]),
        (Relation::Partner, true) => Transition::Branch(vec![Effect::cancels(call)]),
        (Relation::Same | Relation::Lho | Relation::Partner | Relation::Rho, _) => Transition::NoBranch,
    }
}

/// Law 25A1: an unintended call may be replaced by the one intended.
const fn unintended(edition: Edition) -> Clause {
    clause_of!(edition, L25A1)
}

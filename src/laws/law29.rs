//! Laws 28B and 29: what follows a call out of rotation. LHO may accept it; otherwise it is cancelled, the auction goes back
//! to the player whose turn it was, and Law 30, 31 or 32 rules, by the kind of the call.
//!
//! | clause | says | here |
//! |---|---|---|
//! | 28B | the opponent whose turn it was calls first: it counts as not made | [`CallOutOfRotation::take`] |
//! | 29A | LHO calls, or says so: it is accepted | [`CallOutOfRotation::take`] |
//! | 29B | not accepted: back to the player whose turn it was | [`CallOutOfRotation::declined`] |
//! | 29C | an artificial call: the denomination that it specifies | `law31` |
//! | 34, 2007 17E2, 2017 17D3 | LHO passes over a pass, and three have passed | [`CallOutOfRotation::accepted`] |

mod walk;

use crate::{
    bridge::{Bid, Call, Relation},
    lawbook::{Clause, Edition, index_2007, index_2017},
    record::MadeCall,
    ruling::{Action, Choice, DirectorsOption, Information, Later, Outcome, PlayersOption, Question, Rectification},
};

use super::{
    force::Force,
    law16,
    law23::{self, Comparability},
    law30, law31, law32, law34,
    legal::LegalAuction,
    natural::{self, Called},
    rotation::{Branch, Declined, OutOfRotation, RuledBy},
    table::Table,
    tree::PlacedCall,
};

/// A call out of rotation and what has been done about it so far.
#[derive(Clone, Debug)]
pub(super) struct CallOutOfRotation {
    pub(super) call: OutOfRotation,
    /// Another call that the offender made before LHO chose.
    pub(super) second: Option<PlacedCall>,
    /// The call of partner, whose turn it was, before LHO chose.
    pub(super) partners_call: Option<PlacedCall>,
    pub(super) node: Node,
}

/// Where in the tree of Laws 28 to 32 the record has come.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Node {
    /// 29A: LHO has yet to choose.
    LhoChooses,
    /// 29A: accepted.
    Accepted,
    /// 25B1: LHO called over the second call on purpose.
    SecondAccepted,
    /// 28B: the call counts as not made.
    NotMade,
    /// 30: not accepted; the offender must pass, and nothing is left to choose.
    MustPass,
    /// 29B: not accepted; the offender's turn is to come.
    Waits,
    /// 31A1, 32: RHO has passed, and the offender must repeat.
    MustRepeat,
    /// RHO has acted; the offender chooses at their turn.
    RhoActed,
    /// What the offender called at their turn, and the branch that it took.
    End(Branch, MadeCall),
    /// 31A1, 32: the call was repeated.
    Repeated,
    /// 31A1, 32: the offender made another call in place of the one to be repeated, and LHO called over it.
    NotRepeated,
}

impl CallOutOfRotation {
    pub(super) const fn new(call: OutOfRotation) -> CallOutOfRotation {
        CallOutOfRotation { call, second: None, partners_call: None, node: Node::LhoChooses }
    }

    /// The tree from here on.
    pub(super) fn outcome(&self, table: &Table) -> Outcome {
        let legal = &table.legal;
        let is_offenders_turn = legal.auction().turn() == self.call.offender() && !legal.auction().is_over();
        match &self.node {
            Node::LhoChooses => self.lho_chooses(),
            Node::Accepted => self.stands(),
            Node::SecondAccepted => self.second_stands(legal),
            Node::NotRepeated => Outcome::NoRectification(self.not_repeated()),
            Node::NotMade => self.not_made(),
            // The offender's turn did not come.
            Node::Waits | Node::RhoActed if legal.auction().is_over() => self.end(Branch::Other, legal),
            Node::MustRepeat if legal.auction().is_over() => Outcome::NoRectification(self.not_repeated()),
            Node::Waits | Node::RhoActed if is_offenders_turn => self.choices(legal, &table.force),
            Node::MustPass | Node::Waits => self.declined(),
            Node::RhoActed => self.later(),
            Node::MustRepeat | Node::Repeated => self.end(Branch::Repeated, legal),
            Node::End(branch, _) => self.end(*branch, legal),
        }
    }

    /// Law 29A: LHO chooses first.
    fn lho_chooses(&self) -> Outcome {
        self.option(
            self.call.offender().lho(),
            self.clause_29a(),
            vec![
                Choice { action: Action::Accept, then: self.accepted() },
                Choice { action: Action::Decline, then: self.declined() },
            ],
        )
    }

    /// Law 29A: accepted; the call stands. Laws 34 and 17D3 (2007: 17E2): where one more pass makes three, a pass by LHO
    /// sends the auction back to the player who lost their turn.
    fn accepted(&self) -> Outcome {
        if !self.comes_before_the_third_pass() {
            return self.stands();
        }
        let clauses = law34::clauses(self.call.edition);
        let goes_back = Outcome::NoRectification(law16::cancelled(clauses));
        self.option(
            self.call.offender().lho(),
            self.clause_29a(),
            vec![
                Choice { action: Action::Passes, then: goes_back },
                Choice { action: Action::Acts, then: self.stands() },
            ],
        )
    }

    fn stands(&self) -> Outcome {
        Outcome::NoRectification(Rectification {
            clauses: vec![self.clause_29a()],
            information: Some(Information::Authorised),
            ..Rectification::default()
        })
    }

    /// Law 25B1: LHO called over the second call on purpose; Law 26 applies to the first by its own terms.
    fn second_stands(&self, legal: &LegalAuction) -> Outcome {
        let lead = self.call.lead(legal);
        let mut result = self.certain();
        result.clauses.extend(lead.clauses);
        result.lead = lead.lead;
        Outcome::Rectification(result)
    }

    /// Whether three players will have passed after a call if LHO passes too.
    fn comes_before_the_third_pass(&self) -> bool {
        let before = self.call.before.auction().calls();
        let last = before.last().map(|(_, call)| *call);
        self.call.call.made.call == Call::Pass && last == Some(Call::Pass) && before.len() > 1
    }

    /// Law 28B: the player whose turn it was has called; the call out of rotation counts as not made.
    fn not_made(&self) -> Outcome {
        Outcome::NoRectification(law16::cancelled(vec![self.clause_28b()]))
    }

    /// Law 29B: not accepted; before anybody has called again.
    fn declined(&self) -> Outcome {
        match self.if_declined() {
            Declined::OffenderPasses(result) => Outcome::Rectification(result),
            Declined::DependsOnRho => self.rho_decides(),
            // Partner's call ends the auction, so the offender's turn does not come.
            Declined::OffenderFree(_) if self.partner_ends_the_auction() => self.end(Branch::Other, &self.call.before),
            Declined::OffenderFree(_) => self.later(),
        }
    }

    fn partner_ends_the_auction(&self) -> bool {
        let auction = self.call.before.auction();
        self.partners_call.as_ref().is_some_and(|call| auction.with(call.by, call.made.call).is_over())
    }

    /// Laws 30, 31 and 32: what follows once the call was not accepted.
    fn if_declined(&self) -> Declined {
        let mut declined = match self.call.ruled_by() {
            RuledBy::Law30 => law30::declined(&self.call),
            RuledBy::Law31 => law31::declined(&self.call),
            RuledBy::Law32 => law32::declined(&self.call),
        };
        // Partner's turn, in which they might not double, has gone already.
        if let (Declined::OffenderPasses(result), true) = (&mut declined, self.partners_call.is_some()) {
            result.clauses.retain(|clause| *clause != index_2007::L30B2B);
        }
        declined
    }

    /// Laws 31A and 32: RHO's call decides between repeating and choosing.
    fn rho_decides(&self) -> Outcome {
        let passes = Choice { action: Action::Passes, then: self.end(Branch::Repeated, &self.call.before) };
        let acts = Choice { action: Action::Acts, then: self.later() };
        let choices = Some(passes).filter(|_| self.call.rho_may_pass).into_iter().chain([acts]);
        self.option(self.call.offender().rho(), self.clause_29b(), choices.collect())
    }

    /// What follows from the offender's kinds of call when their turn comes.
    fn later(&self) -> Outcome {
        let is_bid = self.call.call.made.call != Call::Pass;
        let kinds = match (self.call.edition, self.call.ruled_by(), self.call.turn_of) {
            (Edition::Laws2007, RuledBy::Law31, Relation::Rho) if is_bid => {
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
                Later::Comparable | Later::Other | Later::Any => self.call.before.clone(),
            };
            Choice { action: Action::Later(kind), then: self.end(branch, &legal) }
        });
        self.option(self.call.offender(), self.clause_29b(), choices.collect())
    }

    /// 2007 Law 31A2(a): the legal auction in which the offender has repeated the only suit that they showed. Where they
    /// showed more, or a notrump bid, it is not certain yet what they will have specified.
    fn with_the_suit_repeated(&self) -> LegalAuction {
        let (before, offender) = (&self.call.before, self.call.offender());
        let shown = self.call.call.made.shows();
        let mut suits = shown.suits();
        match (suits.next(), suits.next()) {
            (Some(suit), None) if shown.is_known_suits_only() => {
                let mut bids = Bid::all().filter(|bid| bid.denomination == suit.into()).map(Call::Bid);
                let made = bids.find(|bid| *bid != self.call.call.made.call).map(|bid| MadeCall::new(bid, None));
                made.map_or_else(|| before.clone(), |made| before.with(offender, &made))
            }
            (Some(_) | None, _) => before.clone(),
        }
    }

    /// The offender is to call: every call that they may make, with what follows.
    fn choices(&self, legal: &LegalAuction, force: &Force) -> Outcome {
        let offender = self.call.offender();
        let calls = legal.auction().legal_calls(offender).filter(|call| force.allows(offender, *call));
        let mut tried = legal.clone();
        let choices = calls.map(|call| {
            let made = self.call.as_described(&MadeCall::new(call, None));
            let then = tried.trying(offender, &made, |legal| self.chosen(&made, legal));
            Choice { action: Action::Replace(call), then }
        });
        self.option(offender, self.clause_29b(), choices.collect())
    }

    /// What this call of the offender comes to, given the legal auction with it.
    fn chosen(&self, made: &MadeCall, legal: &LegalAuction) -> Outcome {
        match self.branch(made, legal) {
            Some(branch) => self.end(branch, legal),
            None => Outcome::DirectorsOption(DirectorsOption {
                question: Question::Comparable(made.call),
                if_yes: Box::new(self.end(self.if_comparable(), legal)),
                if_no: Box::new(self.end(Branch::Other, legal)),
            }),
        }
    }

    /// The branch that this call takes, given the legal auction with it; `None` where the director has yet to find it
    /// comparable.
    ///
    /// # Reading
    /// READING (2017): a pass for a pass, or a natural bid for the same bid, with nothing but passes in between, has the same
    /// meaning.
    fn branch(&self, made: &MadeCall, legal: &LegalAuction) -> Option<Branch> {
        let OutOfRotation { edition, call, before, .. } = &self.call;
        match edition {
            Edition::Laws2007 if law31::repeats_the_denomination(&self.call, made) => Some(Branch::SameDenomination),
            Edition::Laws2007 => Some(Branch::Other),
            Edition::Laws2017 => match self.comparability(made, legal) {
                Comparability::Comparable(ground) => Some(Branch::Comparable(ground)),
                Comparability::NotComparable => Some(Branch::Other),
                Comparability::Undecided => {
                    let (withdrawn, again) = self.called(made, legal);
                    let same = made.call == Call::Pass && call.made.call == Call::Pass
                        || natural::is_the_same_natural_bid(withdrawn, again);
                    let mut between = again.before.iter().skip(before.len());
                    let unchanged = same && between.all(|(_, made)| made.call == Call::Pass);
                    unchanged.then_some(Branch::Comparable(Some(index_2017::L23A1)))
                }
            },
        }
    }

    fn comparability(&self, made: &MadeCall, legal: &LegalAuction) -> Comparability {
        let OutOfRotation { edition, yardstick, call, .. } = &self.call;
        let (withdrawn, replacement) = self.called(made, legal);
        let comparability = law23::comparability(*edition, *yardstick, &call.made, made);
        comparability.unless(|| natural::show_something_else(withdrawn, replacement))
    }

    /// The call out of rotation, and the one at the offender's turn, given the legal auction with it.
    fn called<'a>(&'a self, made: &'a MadeCall, legal: &'a LegalAuction) -> (Called<'a>, Called<'a>) {
        let before = legal.calls().split_last().map_or(&[][..], |(_, earlier)| earlier);
        (self.call.called(), Called { by: self.call.offender(), made, before })
    }

    /// What a branch prescribes, given the legal auction as far as it has gone.
    fn end(&self, branch: Branch, legal: &LegalAuction) -> Outcome {
        let result = match self.call.ruled_by() {
            RuledBy::Law30 => law30::rectification(&self.call, branch, legal),
            RuledBy::Law31 => law31::rectification(&self.call, branch, legal),
            RuledBy::Law32 => law32::rectification(&self.call, branch, legal),
        };
        match branch {
            Branch::Repeated | Branch::Comparable(_) => Outcome::NoRectification(result),
            Branch::SameDenomination | Branch::Other => Outcome::Rectification(result),
        }
    }

    fn if_comparable(&self) -> Branch {
        Branch::Comparable(law23::ground(self.call.edition))
    }

    fn option(&self, chooser: crate::bridge::Seat, clause: Clause, choices: Vec<Choice>) -> Outcome {
        Outcome::PlayersOption(PlayersOption { chooser, clause, choices })
    }

    const fn clause_28b(&self) -> Clause {
        self.call.edition.of(index_2007::L28B, index_2017::L28B)
    }

    const fn clause_29a(&self) -> Clause {
        self.call.edition.of(index_2007::L29A, index_2017::L29A)
    }

    const fn clause_29b(&self) -> Clause {
        self.call.edition.of(index_2007::L29B, index_2017::L29B)
    }

    const fn clause_25b1(&self) -> Clause {
        self.call.edition.of(index_2007::L25B1, index_2017::L25B1)
    }
}

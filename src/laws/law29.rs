//! Laws 28B and 29: what follows a call out of rotation. LHO may accept it; otherwise it is cancelled, the auction goes back
//! to the player whose turn it was, and Law 30, 31 or 32 rules, by the kind of the call.
//!
//! | clause | says | here |
//! |---|---|---|
//! | 25B1 | the offender has changed it, and LHO calls over the second call | [`CallOutOfRotation::second_stands`] |
//! | 28B | the opponent whose turn it was calls first: it counts as not made | [`CallOutOfRotation::take`] |
//! | 29A | LHO calls, or says so: it is accepted | [`CallOutOfRotation::take`] |
//! | 29B | not accepted: back to the player whose turn it was | [`CallOutOfRotation::not_accepted`] |
//! | 29C | an artificial call: the denomination that it specifies | `law31` |
//! | 34, 2007 17E2, 2017 17D3 | LHO passes over a pass, and three have passed | [`CallOutOfRotation::accepted`] |

mod turn;
mod walk;

use std::rc::Rc;

use crate::{
    bridge::{Bid, Call, Relation, Seat},
    lawbook::{Clause, Law25, Law29, clause_of, index_2007, index_2017},
    record::MadeCall,
    ruling::{Action, Choice, DirectorsOption, Information, Later, Outcome, PlayersOption, Question, Rectification},
};

use super::{
    irregularity::Irregularity,
    law16,
    law23::{self, Comparability},
    law28, law30,
    law31::{self, Repeats},
    law32, law34,
    legal::LegalAuction,
    rotation::{Consequence, OffendersCall, OutOfRotation, RuledBy},
    table::Table,
    tree::PlacedCall,
};

/// A call out of rotation and what has been done about it so far.
#[derive(Clone, Debug)]
pub(super) struct CallOutOfRotation {
    rotation: OutOfRotation,
    /// Another call that the offender made before LHO chose.
    second: Option<PlacedCall>,
    /// The call of partner, whose turn it was, before LHO chose.
    partners_call: Option<PlacedCall>,
    /// The director has ruled, so a call by a player other than LHO means that LHO declined.
    has_ruled: bool,
    node: Node,
}

/// Where in the tree of Laws 28 to 32 the record has come.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Node {
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
    /// What the offender called at their turn.
    End(OffendersCall, Rc<MadeCall>),
    /// 31A1, 32: the call was repeated, in this place.
    Repeated(usize),
    /// 31A1, 32: the offender made another call in place of the one to be repeated, and LHO called over it.
    NotRepeated,
}

/// What kind of call the offender made at their turn.
enum CallKind {
    Certain(OffendersCall),
    /// The director has to decide this; if they say no, it is any other call.
    Open {
        question: Question,
        if_yes: OffendersCall,
    },
}

impl CallOutOfRotation {
    pub(super) fn new(of: Rc<Irregularity>, table: &Table) -> CallOutOfRotation {
        let turn = of.before.auction().turn();
        let rho_may_pass = table.force.must_repeat(turn).is_none_or(|bar| bar.call == Call::Pass);
        let rotation = OutOfRotation { turn_of: of.offender().relation_of(turn), of, rho_may_pass };
        let node = Node::LhoChooses;
        CallOutOfRotation { rotation, second: None, partners_call: None, has_ruled: false, node }
    }

    /// The tree from here on.
    fn outcome(&self, table: &Table) -> Outcome {
        let legal = &table.legal;
        let is_offenders_turn = legal.auction().turn() == self.of().offender() && !legal.auction().is_over();
        match &self.node {
            Node::LhoChooses => self.lho_chooses(table),
            Node::Accepted => self.stands(),
            Node::SecondAccepted => self.second_stands(legal),
            Node::NotRepeated => Outcome::NoRectification(self.not_repeated()),
            Node::Waits if self.has_rho_lost_turn(legal) => Outcome::NoRectification(self.not_repeated()),
            Node::NotMade => self.not_made(),
            Node::Waits | Node::RhoActed if legal.auction().is_over() => self.turn_never_came(legal),
            // Who has to pass cannot make the call again.
            Node::MustRepeat if legal.auction().is_over() || table.force.is_barred(self.of().offender()) => {
                Outcome::NoRectification(self.not_repeated())
            }
            Node::Waits | Node::RhoActed if is_offenders_turn => self.choices(table),
            Node::MustPass | Node::Waits => self.not_accepted(table),
            Node::RhoActed => self.later(),
            // Law 27: it is known only if the bid, which is insufficient now, comes to stand.
            Node::MustRepeat if !legal.auction().allows(self.of().offender(), self.of().made().call) => {
                let mut result = self.end(OffendersCall::Repeated, legal).rectification().cloned().unwrap_or_default();
                result.information = Some(Information::Unauthorised);
                Outcome::NoRectification(result)
            }
            Node::MustRepeat | Node::Repeated(_) => self.end(OffendersCall::Repeated, legal),
            Node::End(call, _) => self.end(*call, legal),
        }
    }

    /// Law 29A: LHO chooses first.
    fn lho_chooses(&self, table: &Table) -> Outcome {
        self.option(
            self.of().offender().lho(),
            self.clause_29a(),
            vec![
                Choice { action: Action::Accept, then: self.accepted(table) },
                Choice { action: Action::Decline, then: self.not_accepted(table) },
            ],
        )
    }

    /// Law 29A: accepted; the call stands. Laws 34 and 17D3 (2007: 17E2): where one more pass makes three, a pass by LHO
    /// sends the auction back to the player who lost their turn. An LHO who must pass for another reason has no other call.
    fn accepted(&self, table: &Table) -> Outcome {
        if !self.comes_before_the_third_pass() {
            return self.stands();
        }
        let goes_back = Outcome::NoRectification(law34::result(self.of().edition));
        let passes = Choice { action: Action::Passes, then: goes_back };
        let acts = Choice { action: Action::Acts, then: self.stands() };
        let lho = self.of().offender().lho();
        let choices = [passes].into_iter().chain(Some(acts).filter(|_| !table.force.must_pass(lho)));
        self.option(lho, self.clause_29a(), choices.collect())
    }

    /// Law 29A: accepted. A second call that the offender had put in its place is withdrawn, and partner may not use that.
    fn stands(&self) -> Outcome {
        let result = if self.second.is_some() { law16::cancelled } else { law16::stands };
        Outcome::NoRectification(result(vec![self.clause_29a()]))
    }

    /// Law 25B1: LHO called over the second call on purpose; Law 26 applies to the first by its own terms. 2017: a comparable second
    /// call leaves partner's lead free (26A).
    fn second_stands(&self, legal: &LegalAuction) -> Outcome {
        let changed = |ground: Option<Clause>| {
            let mut result = self.certain();
            result.clauses.extend(ground);
            result.clauses.push(clause_of!(self.of().edition, L25B3));
            result
        };
        let restricted = || Outcome::Rectification(self.rotation.lead(legal).added_to(changed(None)));
        let comparable = |ground| {
            let review = vec![self.of().edition.own(index_2017::L23C)];
            Outcome::NoRectification(Rectification { review, ..changed(ground) })
        };
        let Some(second) = &self.second else { return restricted() };
        match (self.of().edition.law25(), self.comparability_of_second(second)) {
            (Law25::Of2007, _) | (Law25::Of2017, Comparability::NotComparable) => restricted(),
            (Law25::Of2017, Comparability::Comparable(ground)) => comparable(ground),
            (Law25::Of2017, Comparability::Undecided) if !self.of().may_defend(legal) => restricted(),
            (Law25::Of2017, Comparability::Undecided) => Outcome::DirectorsOption(DirectorsOption {
                question: Question::Comparable(second.made.call),
                if_yes: Box::new(comparable(law23::ground(self.of().edition))),
                if_no: Box::new(restricted()),
            }),
        }
    }

    fn comparability_of_second(&self, second: &PlacedCall) -> Comparability {
        self.of().comparability(self.of().after(&second.made, self.of().before.calls()))
    }

    /// Whether three players will have passed after a call if LHO passes too.
    fn comes_before_the_third_pass(&self) -> bool {
        let before = self.of().before.auction().calls();
        let last = before.last().map(|(_, call)| *call);
        self.of().made().call == Call::Pass && last == Some(Call::Pass) && before.len() > 1
    }

    /// Law 28B: the player whose turn it was has called; the call out of rotation counts as not made.
    fn not_made(&self) -> Outcome {
        Outcome::NoRectification(law28::not_made(self.of().edition))
    }

    /// Law 29B: not accepted; before anybody has called again.
    fn not_accepted(&self, table: &Table) -> Outcome {
        match self.consequence() {
            Consequence::OffenderPasses(result) => Outcome::Rectification(result),
            Consequence::DependsOnRho => self.rho_decides(table),
            // Partner's call ends the auction, so the offender's turn does not come.
            Consequence::OffenderFree(_) if self.partner_ends_the_auction() => self.turn_never_came(&self.of().before),
            Consequence::OffenderFree(_) => self.later(),
        }
    }

    /// The auction ended before the offender's turn. In 2017 partner was free until then (30B1(a), 31B1, 32B1), so that only
    /// Law 26B is left: no comparable call took the place of the withdrawn one.
    fn turn_never_came(&self, legal: &LegalAuction) -> Outcome {
        match (self.of().edition.law29(), self.consequence()) {
            (Law29::Of2017, Consequence::OffenderFree(result)) => {
                Outcome::Rectification(self.rotation.lead(legal).added_to(result))
            }
            (Law29::Of2007 | Law29::Of2017, _) => self.end(OffendersCall::Other, legal),
        }
    }

    fn partner_ends_the_auction(&self) -> bool {
        let auction = self.of().before.auction();
        self.partners_call.as_ref().is_some_and(|call| auction.with(call.by, call.made.call).is_over())
    }

    /// Laws 30, 31 and 32: what follows once the call was not accepted.
    fn consequence(&self) -> Consequence {
        match self.rotation.ruled_by() {
            RuledBy::Law30 => law30::not_accepted(&self.rotation, self.partners_call.is_some()),
            RuledBy::Law31 => law31::not_accepted(&self.rotation),
            RuledBy::Law32 => law32::not_accepted(&self.rotation),
        }
    }

    /// Laws 31A and 32: RHO's call decides between repeating and choosing. Law 22: a pass that ends the auction leaves nothing
    /// to repeat. RHO, too, may have to pass, or to make a call again.
    fn rho_decides(&self, table: &Table) -> Outcome {
        let rho = self.of().offender().rho();
        let then = match self.of().before.auction().with(rho, Call::Pass).is_over() {
            true => Outcome::NoRectification(self.not_repeated()),
            false => self.end(OffendersCall::Repeated, &self.of().before),
        };
        let passes = Choice { action: Action::Passes, then };
        let acts = Choice { action: Action::Acts, then: self.later() };
        let may_act = !(self.rotation.rho_may_pass && table.force.must_pass(rho));
        let choices = Some(passes).filter(|_| self.rotation.rho_may_pass).into_iter();
        let choices = choices.chain(Some(acts).filter(|_| may_act));
        self.option(self.of().offender().rho(), self.clause_29b(), choices.collect())
    }

    /// What follows from the offender's kinds of call when their turn comes.
    fn later(&self) -> Outcome {
        let is_bid = self.of().made().call != Call::Pass;
        let kinds = match (self.of().edition.law29(), self.rotation.ruled_by(), self.rotation.turn_of) {
            (Law29::Of2007, RuledBy::Law31, Relation::Rho) if is_bid => {
                vec![(Later::SameDenomination, OffendersCall::SameDenomination), (Later::Other, OffendersCall::Other)]
            }
            (Law29::Of2007, _, _) => vec![(Later::Any, OffendersCall::Other)],
            (Law29::Of2017, _, _) => {
                vec![(Later::Comparable, self.if_comparable()), (Later::Other, OffendersCall::Other)]
            }
        };
        let choices = kinds.into_iter().map(|(kind, call)| {
            let legal = match kind {
                Later::SameDenomination => self.with_the_suit_repeated(),
                Later::Comparable | Later::Other | Later::Any => self.of().before.clone(),
            };
            Choice { action: Action::Later(kind), then: self.end(call, &legal) }
        });
        self.option(self.of().offender(), self.clause_29b(), choices.collect())
    }

    /// 2007 Law 31A2(a): the legal auction in which the offender has repeated the only suit that they showed. Where they
    /// showed more, or a notrump bid, it is not certain yet what they will have specified.
    fn with_the_suit_repeated(&self) -> LegalAuction {
        let (before, offender) = (&self.of().before, self.of().offender());
        let shown = self.rotation.shows();
        let mut suits = shown.suits();
        match (suits.next(), suits.next()) {
            (Some(suit), None) if shown.is_known_suits_only() => {
                let mut bids = Bid::all().filter(|bid| bid.denomination == suit.into()).map(Call::Bid);
                let made = bids.find(|bid| *bid != self.of().made().call).map(|bid| Rc::new(MadeCall::new(bid, None)));
                made.map_or_else(|| before.clone(), |made| before.with(offender, &made))
            }
            (Some(_) | None, _) => before.clone(),
        }
    }

    /// The offender is to call: every call that they may make, with what follows.
    fn choices(&self, table: &Table) -> Outcome {
        let described = |call| self.of().described(call);
        let follows = |made: &Rc<MadeCall>, legal: &LegalAuction| self.chosen(made, legal);
        let choices = self.of().choices(&table.legal, table, described, follows);
        self.option(self.of().offender(), self.clause_29b(), choices)
    }

    /// What follows from this call of the offender, given the legal auction with it.
    fn chosen(&self, made: &MadeCall, legal: &LegalAuction) -> Outcome {
        match self.kind_of(made, legal) {
            CallKind::Certain(call) => self.end(call, legal),
            CallKind::Open { question, if_yes } => Outcome::DirectorsOption(DirectorsOption {
                question,
                if_yes: Box::new(self.end(if_yes, legal)),
                if_no: Box::new(self.end(OffendersCall::Other, legal)),
            }),
        }
    }

    /// What kind of call this is, given the legal auction with it, or what the director has yet to find out.
    ///
    /// # Reading
    /// READING `same-call-again` (2017): a pass for a pass, a natural bid for the same bid, or a call of which the same is said, with nothing but
    /// passes in between, has the same meaning.
    fn kind_of(&self, made: &MadeCall, legal: &LegalAuction) -> CallKind {
        let earlier = legal.calls().split_last().map_or(&[][..], |(_, earlier)| earlier);
        let again = self.of().after(made, earlier);
        match self.of().edition.law29() {
            Law29::Of2007 => match law31::repeats_the_denomination(&self.rotation, again) {
                Repeats::Yes => CallKind::Certain(OffendersCall::SameDenomination),
                Repeats::No => CallKind::Certain(OffendersCall::Other),
                Repeats::Perhaps => {
                    let [same, other] = [index_2007::L31A2A, index_2007::L31A2B].map(|it| self.of().edition.own(it));
                    let question = Question::WhichLaw(made.call, same, other);
                    CallKind::Open { question, if_yes: OffendersCall::HeldToRepeat(made.call) }
                }
            },
            Law29::Of2017 => match self.of().comparability(again) {
                Comparability::Comparable(ground) => CallKind::Certain(OffendersCall::Comparable(ground)),
                Comparability::NotComparable => CallKind::Certain(OffendersCall::Other),
                Comparability::Undecided => {
                    let unchanged = self.rotation.is_unchanged(again, earlier);
                    let ground = Some(self.of().edition.own(index_2017::L23A1));
                    match unchanged {
                        true => CallKind::Certain(OffendersCall::Comparable(ground)),
                        false => {
                            let question = Question::Comparable(made.call);
                            CallKind::Open { question, if_yes: self.if_comparable() }
                        }
                    }
                }
            },
        }
    }

    /// What follows from the offender's call, given the legal auction as far as it has gone.
    fn end(&self, call: OffendersCall, legal: &LegalAuction) -> Outcome {
        let rectification = match self.rotation.ruled_by() {
            RuledBy::Law30 => law30::rectification,
            RuledBy::Law31 => law31::rectification,
            RuledBy::Law32 => law32::rectification,
        };
        let result = rectification(&self.rotation, call, legal);
        match call {
            OffendersCall::Repeated | OffendersCall::Comparable(_) => Outcome::NoRectification(result),
            OffendersCall::SameDenomination | OffendersCall::HeldToRepeat(_) | OffendersCall::Other => {
                Outcome::Rectification(result)
            }
        }
    }

    fn if_comparable(&self) -> OffendersCall {
        OffendersCall::Comparable(law23::ground(self.of().edition))
    }

    /// Law 29C: whether the call is artificial, as far as anybody can know.
    pub(super) fn is_artificial(&self) -> Option<bool> {
        self.of().interpretation().is_known_to_be_artificial()
    }

    fn of(&self) -> &Irregularity {
        &self.rotation.of
    }

    fn option(&self, chooser: Seat, clause: Clause, choices: Vec<Choice>) -> Outcome {
        Outcome::PlayersOption(PlayersOption { chooser, clause, choices })
    }

    fn clause_28b(&self) -> Clause {
        clause_of!(self.of().edition, L28B)
    }

    fn clause_29a(&self) -> Clause {
        clause_of!(self.of().edition, L29A)
    }

    fn clause_29b(&self) -> Clause {
        clause_of!(self.of().edition, L29B)
    }

    fn clause_25b1(&self) -> Clause {
        clause_of!(self.of().edition, L25B1)
    }
}

//! A call out of rotation: what Laws 29 to 32 ask about it, and the results that they share.

use std::rc::Rc;

use crate::{
    bridge::{Call, Relation, Seat},
    lawbook::{Clause, Law29, clause_of, index_2017},
    meaning::Purpose,
    record::{MadeCall, Shows},
    ruling::{Assumption, Passes, Rectification},
};

use super::{
    irregularity::Irregularity,
    law16,
    law26::{self, LeadRuling},
    law27,
    legal::LegalAuction,
    natural::{self, Interpretation, Specifies},
};

/// The highest level at which a double of a suit bid is taken to be for takeout.
const HIGHEST_TAKEOUT: u8 = 3;

/// From this number of points on a hand is an opening.
const OPENING: u8 = 12;

/// A call out of rotation.
#[derive(Clone, Debug)]
pub(super) struct OutOfRotation {
    pub(super) of: Rc<Irregularity>,
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
pub(super) enum Consequence {
    /// The offender must pass, once or throughout; nothing is left to choose.
    OffenderPasses(Rectification),
    /// It depends on what RHO, whose turn it was, does now.
    DependsOnRho,
    /// The offender may choose freely at their turn; this much is certain already.
    OffenderFree(Rectification),
}

/// What Laws 30 to 32 distinguish in the offender's call at their turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum OffendersCall {
    /// RHO passed, and the call was repeated.
    Repeated,
    /// 2007 Law 31A2(a): the denomination is repeated.
    SameDenomination,
    /// The same of this call, by the director's finding.
    HeldToRepeat(Call),
    /// 2017 Law 23A: the call is comparable, on this ground.
    Comparable(Option<Clause>),
    /// Any other call.
    Other,
}

impl OutOfRotation {
    pub(super) fn offender(&self) -> Seat {
        self.of.offender()
    }

    /// Laws 30 to 32 distinguish RHO's turn from partner's and LHO's.
    pub(super) const fn is_rhos_turn(&self) -> bool {
        match self.turn_of {
            Relation::Rho => true,
            Relation::Partner | Relation::Lho | Relation::Same => false,
        }
    }

    /// Laws 30, 31 and 32, with 30C: which of them rules.
    ///
    /// # Reading
    /// READING `pass-of-artificial-call`: 2007 30C speaks of a pass of *an* artificial call, the heading of 31 of *partner's*. Only partner's is
    /// meant.
    ///
    /// READING `pass-of-takeout-double`: a takeout double is artificial by the Definitions, so a pass of partner's takeout double is ruled by Law 31.
    /// A double of a suit bid, up to the three level, is taken to be for takeout, unless somebody says what it shows.
    pub(super) fn ruled_by(&self) -> RuledBy {
        match self.of.made().call {
            Call::Bid(_) => RuledBy::Law31,
            Call::Double | Call::Redouble => RuledBy::Law32,
            Call::Pass if self.of.made().is_artificial() || self.passes_partners_artificial_call() => RuledBy::Law31,
            Call::Pass => RuledBy::Law30,
        }
    }

    /// Law 30C.
    fn passes_partners_artificial_call(&self) -> bool {
        let last = self.of.before.last_called().filter(|last| last.by == self.offender().partner());
        last.is_some_and(|last| last.interpretation().is_artificial()) || self.takes_for_takeout().is_some()
    }

    /// Law 30C: what is taken for granted about partner's call where the pass is ruled by Law 31.
    pub(super) fn takes_for_artificial(&self) -> Option<Assumption> {
        let is_pass = self.of.made().call == Call::Pass && !self.of.made().is_artificial();
        let last = self.of.before.last_called().filter(|last| is_pass && last.by == self.offender().partner());
        let last = || last.and_then(|last| last.interpretation().assumption());
        self.takes_for_takeout().or_else(|| last().filter(Assumption::is_by_agreement))
    }

    /// What the call is taken to specify.
    pub(super) fn shows(&self) -> Shows {
        self.interpretation().shows()
    }

    /// The call with what it specifies. Where RHO must repeat a bid, that is not in the legal auction yet, and this call was made
    /// over it.
    pub(super) fn interpretation(&self) -> Interpretation<'_> {
        let interpretation = self.of.interpretation();
        let made = self.of.made();
        match self.rho_may_pass {
            true => interpretation,
            false if made.is_understood() => {
                Interpretation { specifies: Specifies::This(made.shows()), ..interpretation }
            }
            false => Interpretation { specifies: Specifies::Unknown, ..interpretation },
        }
    }

    /// Law 30C: partner's double, where it is taken to be for takeout.
    fn takes_for_takeout(&self) -> Option<Assumption> {
        let (by, made) = self.of.before.last_but_passes()?;
        let (_, doubled) = self.of.before.auction().last_bid()?;
        let is_low = doubled.denomination.suit().is_some() && doubled.level.number() <= HIGHEST_TAKEOUT;
        let is_unread = !made.is_understood() && !made.is_described() && made.facts.purpose.is_none();
        let is_untold = made.is_bare() || is_unread;
        let is_bare_double = made.call == Call::Double && is_untold && by == self.offender().partner();
        let passes = self.of.made().call == Call::Pass && !self.of.made().is_artificial();
        (is_low && is_bare_double && passes).then_some(Assumption::Takeout(made.call))
    }

    /// Law 26 after this call was cancelled, given the legal auction as far as it has gone.
    ///
    /// # Editions
    /// 2007 asks for a *different* final call at the offender's turn; the same call again founds no restriction.
    pub(super) fn lead(&self, legal: &LegalAuction) -> LeadRuling {
        let made = self.of.made();
        match self.of.edition.law29() {
            Law29::Of2007 => {
                if self.is_made_again(legal) {
                    return LeadRuling::default();
                }
            }
            Law29::Of2017 => {}
        }
        // 2007 Law 32 sends a double to 26B itself, even one that shows a suit.
        let withdrawn = if made.call.is_double_or_redouble() { Shows::NOTHING } else { self.shows() };
        law26::restriction(self.of.edition, self.offender(), [withdrawn], legal.specified_by(self.offender()))
    }

    /// The same in 2007 where the director has found that the call at the offender's turn repeats the denomination: then that shows
    /// what it names, and so did this one, as long as nobody knows better.
    pub(super) fn lead_if_repeated(&self, again: Call, legal: &LegalAuction) -> LeadRuling {
        if again == self.of.made().call {
            return LeadRuling::default();
        }
        let named = Shows::named_by(again);
        let withdrawn = self.interpretation().certainly_shows().unwrap_or(named);
        let specified = legal.specified_by(self.offender()).union(named);
        law26::restriction(self.of.edition, self.offender(), [withdrawn], specified)
    }

    /// The note to 2007 Law 26: whether the offender has made the same call at their turn. The same words with a much different
    /// meaning are another call.
    ///
    /// # Reading
    /// READING `same-words-other-meaning` (2007): a meaning is much different where the calls specify different suits, are said to be for different
    /// purposes, or are made by no hand in common; and where a bid that most pairs play by agreement in one of the auctions is natural in the other.
    /// With nothing but passes in between, a call about which nothing more is said means what it meant.
    fn is_made_again(&self, legal: &LegalAuction) -> bool {
        let (made, since) = (self.of.made(), self.of.before.len());
        let Some(again) = legal.first_made_since(since, self.offender()) else { return false };
        let mut later = legal.calls().iter().enumerate().skip(since);
        let at = later.find(|(_, (by, _))| *by == self.offender()).map_or(since, |(at, _)| at);
        let earlier = legal.calls().get(..at).unwrap_or_default();
        let is_untold = again.is_bare() && self.all_have_passed_since(earlier);
        let shows_the_same = || is_untold || self.of.after(again, earlier).shows() == self.shows();
        again.call == made.call && shows_the_same() && !again.means_something_else_than(made)
    }

    /// 2017 Law 23A1: whether the offender makes the same call again, with nothing but passes in between, and nothing else is said of it.
    pub(super) fn is_unchanged(&self, again: Interpretation<'_>, earlier: &[(Seat, Rc<MadeCall>)]) -> bool {
        let (first, second) = (self.of.made(), again.made);
        let is_natural = match first.call {
            Call::Pass => !first.is_artificial() && !second.is_artificial(),
            Call::Bid(_) => natural::is_the_same_natural_bid(self.interpretation(), again),
            Call::Double | Call::Redouble => false,
        };
        // `weak`, `gf`: what is said of how strong the two are may not differ either.
        let words = |made: &MadeCall| made.purposes().filter(|word| *word != Purpose::Natural).collect::<Vec<_>>();
        // In fourth seat nobody opens on a hand that is said to be weak.
        let is_below_an_opening =
            || first.hands().and_then(|hands| hands.meaning().most_points()).is_some_and(|most| most < OPENING);
        let is_fourth = earlier.len() == 3 && earlier.iter().all(|(_, made)| made.call == Call::Pass);
        let is_too_weak =
            is_fourth && first.call != Call::Pass && (first.purposes().any(Purpose::is_weak) || is_below_an_opening());
        let is_said_alike = second.is_bare() && !is_too_weak
            || second.is_described_as(first)
            || is_natural && words(first) == words(second);
        first.call == second.call && is_said_alike && self.all_have_passed_since(earlier)
    }

    /// Whether everybody has passed since the call out of rotation.
    fn all_have_passed_since(&self, earlier: &[(Seat, Rc<MadeCall>)]) -> bool {
        earlier.iter().skip(self.of.before.len()).all(|(_, made)| made.call == Call::Pass)
    }

    pub(super) fn is_bid(&self) -> bool {
        self.of.made().call.bid().is_some()
    }

    /// The clauses that send to these: 27A2 for a bid that is insufficient too, 30C for an artificial pass.
    pub(super) fn sent_by(&self, clauses: impl IntoIterator<Item = Clause>) -> Vec<Clause> {
        let call = self.of.made().call;
        let is_insufficient = law27::is_insufficient(call, self.of.before.auction());
        let law27 = is_insufficient.then(|| clause_of!(self.of.edition, L27A2));
        let artificial_pass = call == Call::Pass && self.ruled_by() == RuledBy::Law31;
        let law30 = artificial_pass.then(|| clause_of!(self.of.edition, L30C));
        law27.into_iter().chain(law30).chain(clauses).collect()
    }

    /// Laws 31A1 and 32: the call must be repeated; it is then a legal call, and nothing else follows.
    pub(super) fn repeated(&self, clauses: Vec<Clause>) -> Rectification {
        Rectification { must_repeat: Some(self.of.made().call), ..law16::stands(clauses) }
    }

    /// By the last of these clauses partner must pass, and Law 26 may restrict their lead.
    pub(super) fn partner_passes(&self, clauses: Vec<Clause>, passes: Passes, legal: &LegalAuction) -> Rectification {
        law26::partner_passes(self.of.edition, clauses, passes, self.lead(legal))
    }

    /// 2007 Laws 31B and 32A: partner must pass throughout from now on, whatever the offender calls at their turn.
    pub(super) fn partner_passes_at_once(&self, clauses: Vec<Clause>) -> Consequence {
        let lead = LeadRuling::default();
        let result = law26::partner_passes(self.of.edition, clauses, Passes::Throughout, lead);
        Consequence::OffenderFree(result)
    }

    /// 2017 Laws 30B1(b), 31A2 and 32A2: after a comparable call the auction goes on without rectification (23B), but for
    /// 23C; after any other partner must pass once. `leads_to` gives the clauses that lead to one of the two.
    pub(super) fn rule_2017(
        &self,
        call: OffendersCall,
        [comparable, other]: [Clause; 2],
        leads_to: impl Fn(Clause) -> Vec<Clause>,
        legal: &LegalAuction,
    ) -> Rectification {
        match call {
            OffendersCall::Comparable(ground) => {
                let clauses = leads_to(comparable).into_iter().chain(ground).collect();
                Rectification { review: vec![self.of.edition.own(index_2017::L23C)], ..law16::stands(clauses) }
            }
            OffendersCall::Repeated
            | OffendersCall::SameDenomination
            | OffendersCall::HeldToRepeat(_)
            | OffendersCall::Other => self.partner_passes(leads_to(other), Passes::Once, legal),
        }
    }
}

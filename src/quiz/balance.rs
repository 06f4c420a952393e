//! Which sorts of answer a question may have at a level, and how often each is wanted.
//!
//! Tables fall as they fall: most irregularities bar nobody, and most calls are in order. A quiz that asked about them as
//! they come could be answered without knowing a law. So the answer is chosen first, and then a table to which it belongs.

use super::{
    Claim, Question,
    claim::Fault,
    decisive,
    dice::Dice,
    draft::{Draft, Kind},
    level::Level,
    plot::Plot,
    sort::Sort,
};
use crate::{lawbook::Edition, laws, ruling::Ruling};

/// The answers that a question of this kind may have at this level, with how often each is wanted; none where there is no
/// such question.
pub(super) fn answers(kind: Kind, level: Level, edition: Edition) -> Vec<(Sort, u32)> {
    match (kind, level.number()) {
        (Kind::Accepts, 0 | 1) => vec![(Sort::Acceptable, 5), (Sort::NobodyCan, 3), (Sort::InOrder, 3)],
        (Kind::Order, 0) => vec![
            (Sort::InOrder, 6),
            (Sort::Wrong(Fault::OutOfTurn), 6),
            (Sort::Wrong(Fault::Insufficient), 4),
            (Sort::Wrong(Fault::NotAllowed), 1),
        ],
        (Kind::Order, 1) => vec![
            (Sort::InOrder, 6),
            (Sort::Wrong(Fault::OutOfTurn), 6),
            (Sort::Wrong(Fault::AfterTheEnd), 6),
            (Sort::Wrong(Fault::Insufficient), 3),
            (Sort::Wrong(Fault::NotAllowed), 1),
        ],
        (Kind::Order, 2) => vec![
            (Sort::InOrder, 18),
            (Sort::Wrong(Fault::OutOfTurn), 21),
            (Sort::Wrong(Fault::HadToPass), 19),
            (Sort::Wrong(Fault::Insufficient), 15),
            (Sort::Wrong(Fault::NotAllowed), 2),
        ],
        (Kind::Order, _) => vec![
            (Sort::InOrder, 20),
            (Sort::Wrong(Fault::HadToPass), 14),
            (Sort::Wrong(Fault::Insufficient), 9),
            (Sort::Wrong(Fault::NotAllowed), 3),
        ],
        (Kind::Passes, level) => bars(level, edition),
        (Kind::Free, 1) => vec![(Sort::Frees, 3), (Sort::NoneFrees, 1)],
        (Kind::Irregular, 0 | 1) => vec![(Sort::Irregular, 3), (Sort::InOrder, 1)],
        (Kind::Lead, level) => leads(level, edition),
        (Kind::Contract, 0..=2) => vec![(Sort::Contract, 1)],
        (Kind::Comparable, 2) => vec![(Sort::NotComparable, 5), (Sort::Comparable, 2)],
        (Kind::Editions, 1) => vec![(Sort::Changed, 3), (Sort::Unchanged, 2)],
        (Kind::Editions, 2..) => vec![(Sort::Changed, 3), (Sort::Unchanged, 1)],
        (Kind::Clause, level) => decisive::wanted(level, edition),
        (Kind::Accepts | Kind::Free | Kind::Irregular | Kind::Contract | Kind::Comparable | Kind::Editions, _) => {
            Vec::new()
        }
    }
}

fn bars(level: u8, edition: Edition) -> Vec<(Sort, u32)> {
    match level {
        0 => {
            let mut all = vec![
                (Sort::Unbound, 10),
                (Sort::PartnerThroughout, 10),
                (Sort::PartnerOnce, 12),
                (Sort::OffenderOnce, 11),
                (Sort::Repeats, 4),
            ];
            // Only a pass by the text of 2007 bars the offender alone and to the end, unless something had gone wrong before it.
            all.extend(edition.pass_binds_partner().then_some((Sort::OffenderThroughout, 2)));
            all
        }
        1 => {
            let mut all = vec![(Sort::Unbound, 4), (Sort::PartnerThroughout, 4), (Sort::Both, 4), (Sort::Repeats, 2)];
            // Where there are comparable calls, a double may silence partner once.
            all.extend(edition.has_comparable_calls().then_some((Sort::PartnerOnce, 4)));
            all
        }
        2 => vec![(Sort::Unbound, 4), (Sort::PartnerThroughout, 8), (Sort::PartnerOnce, 17)],
        _ => vec![(Sort::Unbound, 14), (Sort::PartnerThroughout, 13), (Sort::Both, 11), (Sort::OffenderThroughout, 13)],
    }
}

fn leads(level: u8, edition: Edition) -> Vec<(Sort, u32)> {
    match (level, edition.lead_depends_on_withdrawn()) {
        (1, true) => vec![(Sort::Require, 6), (Sort::LeadFree, 2), (Sort::ForbidAny, 2)],
        (1, false) => vec![(Sort::LeadFree, 4), (Sort::ForbidSome, 6), (Sort::ForbidAny, 5)],
        (2, true) => vec![(Sort::LeadFree, 5), (Sort::ForbidAny, 2)],
        (2, false) => vec![(Sort::LeadFree, 7), (Sort::ForbidSome, 2), (Sort::ForbidAny, 3)],
        (_, true | false) => Vec::new(),
    }
}

/// The answer that a question is to have, and how hard it is to be; `None` where any will do.
#[derive(Clone, Copy, Debug)]
pub(super) struct Aim(Option<(Sort, Level)>);

impl Aim {
    pub(super) const ANY: Aim = Aim(None);

    /// One of the answers that such a question may have; at some level, if none is given.
    pub(super) fn at(dice: &mut Dice, kind: Kind, level: Option<Level>, edition: Edition) -> Aim {
        let level = level.or_else(|| dice.pick(&Level::ALL));
        Aim(level.and_then(|level| Some((dice.weighted(&answers(kind, level, edition))?, level))))
    }

    pub(super) fn is_met_by(self, draft: &Draft) -> bool {
        self.0.is_none_or(|(sort, _)| draft.right.sort(&draft.table.ruling) == sort)
    }

    /// Those of these ways to go wrong that may lead to it.
    pub(super) fn of(self, mut plots: Vec<(Plot, u32)>) -> Vec<(Plot, u32)> {
        plots.retain(|(plot, _)| self.0.is_none_or(|(sort, level)| may_lead_to(*plot, sort) && plot.may_be_at(level)));
        plots
    }
}

/// Whether a question about a table at which this goes wrong may have this answer.
fn may_lead_to(plot: Plot, sort: Sort) -> bool {
    use Plot::{
        AboveSeven, AfterTheEnd, BidOutOfTurn, DoubleOutOfTurn, HadToPass, InOrder, Insufficient, NotAllowed,
        PassOutOfTurn, Twice,
    };
    match sort {
        Sort::Clause(clause) => plot.may_come_to(clause.law()),
        Sort::InOrder => plot == InOrder,
        Sort::Irregular => plot != InOrder,
        Sort::NobodyCan => matches!(plot, NotAllowed | AboveSeven | AfterTheEnd),
        Sort::Wrong(Fault::Insufficient) => matches!(plot, Insufficient | Twice),
        Sort::Wrong(Fault::OutOfTurn) => matches!(plot, PassOutOfTurn | BidOutOfTurn | DoubleOutOfTurn | Twice),
        Sort::Wrong(Fault::NotAllowed) => matches!(plot, NotAllowed | Twice),
        Sort::Wrong(Fault::HadToPass) => plot == HadToPass,
        Sort::Wrong(Fault::AboveSeven) => plot == AboveSeven,
        Sort::Wrong(Fault::AfterTheEnd) => plot == AfterTheEnd,
        Sort::Both => matches!(plot, HadToPass | AboveSeven | Twice),
        Sort::OffenderOnce => matches!(plot, PassOutOfTurn | Twice),
        Sort::OffenderThroughout => matches!(plot, PassOutOfTurn | HadToPass | Twice),
        Sort::PartnerOnce => matches!(plot, PassOutOfTurn | BidOutOfTurn | DoubleOutOfTurn | Twice),
        Sort::Repeats => matches!(plot, BidOutOfTurn | DoubleOutOfTurn | Twice),
        _ => true,
    }
}

/// Whether such a choice is right in some question of this kind and level: nobody must know it for wrong by its sort. A lead
/// restriction of the other edition may stand there, because to know that it is the other edition's is to know the answer.
fn can_be_right(kind: Kind, level: Level, claim: &Claim, ruling: &Ruling) -> bool {
    let under = |edition| answers(kind, level, edition).iter().any(|(sort, _)| claim.sort(ruling) == *sort);
    under(ruling.edition) || kind == Kind::Lead && ruling.edition.others().any(under)
}

/// Leaves out the wrong choices that are never right at this level, as long as two remain.
pub(super) fn level_out(kind: Kind, level: Level, draft: &mut Draft) {
    let Draft { wrong, table, .. } = draft;
    let can_be = |claim: &Claim| can_be_right(kind, level, claim, &table.ruling);
    if wrong.iter().filter(|(claim, _)| can_be(claim)).count() > 1 {
        wrong.retain(|(claim, _)| can_be(claim));
    }
}

/// Whether every choice of a question may be right at its level.
pub(super) fn is_even(question: &Question) -> bool {
    let can_be = |ruling: &Ruling, claim: &Claim| can_be_right(question.kind, question.level, claim, ruling);
    laws::rule(&question.record)
        .is_ok_and(|ruling| question.choices.iter().all(|choice| can_be(&ruling, &choice.claim)))
}

//! Which sorts of answer a question may have at a level.
//!
//! Tables fall as they fall: most irregularities bar nobody, and most calls are in order. A quiz that asked about them as
//! they come could be answered without knowing a law. So the answers that are offered are chosen first, and how long the auction
//! is; then tables are looked for that look alike, one for each answer (`family.rs`).

use super::{
    ask::Ask,
    claim::{Fault, Likeness},
    decisive,
    dice::Dice,
    draft::{Draft, Kind},
    level::{self, Level},
    look::Last,
    plot::Plot,
    sort::{BarSort, Sort},
    table::Table,
};
use crate::{lawbook::Edition, record::Event, ruling::Ruling};

/// The answers that questions of this kind may have at this level, in sets: the choices of a question are of one of them. None
/// where there is no such question.
pub(super) fn answers(kind: Kind, level: Level, edition: Edition) -> Vec<Vec<Sort>> {
    let passes = |all: &[BarSort]| vec![all.iter().copied().map(Sort::Passes).collect()];
    match (kind, level.number()) {
        (Kind::Accepts, 1) => vec![vec![Sort::Acceptable, Sort::NobodyCan, Sort::InOrder]],
        // That the auction was over, three passes before the call tell by their look.
        (Kind::Order, 0 | 1) => of_a_call(&[Fault::OutOfTurn]),
        (Kind::Order, 2) => of_a_call(&[Fault::OutOfTurn, Fault::HadToPass]),
        (Kind::Passes, 1) => {
            use BarSort::{Nobody, OffenderOnce, PartnerOnce, PartnerThroughout};
            passes(&[Nobody, OffenderOnce, PartnerOnce, PartnerThroughout])
        }
        (Kind::Passes, 2) if edition.has_comparable_calls() => {
            use BarSort::{Nobody, OffenderOnce, PartnerOnce, PartnerThroughout};
            passes(&[Nobody, OffenderOnce, PartnerOnce, PartnerThroughout])
        }
        (Kind::Passes, 2) => passes(&[BarSort::Nobody, BarSort::PartnerThroughout, BarSort::OffenderThroughout]),
        (Kind::Passes, 3) => {
            use BarSort::{Both, Nobody, OffenderThroughout, PartnerThroughout};
            passes(&[Nobody, PartnerThroughout, Both, OffenderThroughout])
        }
        // In 2007 only a natural bid can be replaced so, and that in one way.
        (Kind::Free, 1 | 2) if edition.has_comparable_calls() => {
            vec![vec![Sort::Frees { again: true }, Sort::Frees { again: false }, Sort::NoneFrees]]
        }
        (Kind::Irregular, 0 | 1) => {
            let of = |first| Sort::Irregular { first };
            vec![vec![of(true), of(false), of(false), Sort::InOrder]]
        }
        (Kind::Lead, 1) if edition.lead_depends_on_withdrawn() => {
            vec![vec![Sort::LeadFree, Sort::ForbidAny, Sort::Require]]
        }
        (Kind::Lead, 1) => vec![vec![Sort::LeadFree, Sort::ForbidSome, Sort::ForbidAny]],
        (Kind::Contract, 0 | 1) => {
            let of = |last| Sort::Contract { last };
            vec![vec![of(true), of(true), of(false), of(false)]]
        }
        // In 2007 only calls in place of an insufficient bid are compared; the classics ask about them.
        (Kind::Comparable, 2) if edition.has_comparable_calls() => {
            use Likeness::{OtherShape, OtherStrength, Similar, Within};
            [[Within, OtherStrength, OtherShape], [Within, Similar, OtherShape]]
                .map(|set| set.map(Sort::Comparable).to_vec())
                .into()
        }
        (Kind::Editions, 2) => vec![EDITIONS.map(Sort::Editions).to_vec()],
        (Kind::Clause, _) => {
            let sorts = |set: Vec<_>| set.into_iter().map(Sort::Clause).collect();
            decisive::sets(level, edition).into_iter().map(sorts).collect()
        }
        _ => Vec::new(),
    }
}

/// What may be wrong with a bid, or with a double: nothing, what belongs to it, and these.
fn of_a_call(others: &[Fault]) -> Vec<Vec<Sort>> {
    let set = |own| {
        let faults = [own].into_iter().chain(others.iter().copied()).map(Sort::Wrong);
        [Sort::InOrder].into_iter().chain(faults).collect()
    };
    vec![set(Fault::Insufficient), set(Fault::NotAllowed)]
}

/// How who has to pass under the two editions differs, or does not: as it comes about at the table.
pub(super) const EDITIONS: [[BarSort; 2]; 4] = [
    [BarSort::PartnerThroughout, BarSort::PartnerOnce],
    [BarSort::PartnerThroughout, BarSort::PartnerThroughout],
    [BarSort::OffenderOnce, BarSort::OffenderOnce],
    [BarSort::PartnerOnce, BarSort::Nobody],
];

/// What is wanted of a question before there is a table: its choices, its difficulty, and what a reader can see of it.
#[derive(Clone, Debug)]
pub(super) struct Aim {
    pub(super) kind: Kind,
    pub(super) level: Level,
    pub(super) edition: Edition,
    /// The answers that it offers, of which one is right.
    pub(super) choices: Vec<Sort>,
    /// How many calls there are to be.
    pub(super) length: Option<usize>,
    /// The kind of call wanted at the end, where the question is about it.
    last: Option<Last>,
    /// A number that chooses the known auction with which it begins, where it is one of those: drawn before the answer.
    pub(super) draw: u32,
}

/// How long the auctions of a kind are, in calls: each as likely, whatever the answer.
const fn lengths(kind: Kind, level: Level) -> &'static [usize] {
    match (kind, level.number()) {
        (Kind::Free, _) => &[3, 4, 5],
        (Kind::Order, 0) => &[3, 4, 5, 6],
        (Kind::Irregular, 0) => &[5, 6],
        (Kind::Order | Kind::Irregular, 1) => &[7, 8],
        // Shorter ones come again too soon.
        (Kind::Accepts, _) => &[7, 8, 9],
        (Kind::Passes | Kind::Clause | Kind::Editions, 0..=2) => &[4, 5, 6],
        (Kind::Order | Kind::Irregular | Kind::Passes | Kind::Clause | Kind::Editions, _) => &[5, 6, 7, 8, 9],
        (Kind::Lead, _) => &[8, 9, 10],
        (Kind::Contract, _) => &[8, 9, 10, 11],
        (Kind::Comparable, _) => &[],
    }
}

impl Aim {
    /// One set of the answers that such a question may have, at some level if none is given; `None` where it has none.
    pub(super) fn at(dice: &mut Dice, kind: Kind, level: Option<Level>, edition: Edition) -> Option<Aim> {
        let level = level.or_else(|| dice.pick(&Level::ALL))?;
        let last = match kind {
            Kind::Accepts => dice.weighted(&[(Last::Pass, 1), (Last::Bid, 4), (Last::Double, 3)]),
            Kind::Order => dice.weighted(&[(Last::Bid, 5), (Last::Double, 2)]),
            _ => None,
        };
        let mut sets = answers(kind, level, edition);
        sets.retain(|set| {
            kind != Kind::Order || set.contains(&Sort::Wrong(Fault::NotAllowed)) == (last == Some(Last::Double))
        });
        let length = dice.pick(lengths(kind, level));
        let mut choices = dice.pick(&sets)?;
        // Which of many are offered is chosen as well, before one of them is right.
        if choices.len() > MOST {
            dice.shuffle(&mut choices);
            choices.truncate(MOST);
        }
        let draw = dice.below(u32::MAX);
        Some(Aim { kind, level, edition, choices, length, last, draw })
    }

    /// Whether a table looks as it is wanted, whatever the answer.
    pub(super) fn may_be_met_at(&self, table: &Table) -> bool {
        let calls = || table.record.events.iter().filter_map(Event::made_call);
        self.length.is_none_or(|length| calls().count() == length)
            && self.last.is_none_or(|wanted| calls().next_back().is_some_and(|made| Last::of(made.call) == wanted))
    }

    /// Those of these ways to go wrong that may lead to this answer.
    pub(super) fn of(&self, sort: Sort, mut plots: Vec<(Plot, u32)>) -> Vec<(Plot, u32)> {
        plots.retain(|(plot, _)| {
            may_lead_to(*plot, sort)
                && level::may_be(self.kind, *plot, self.level)
                && self.last.is_none_or(|last| ends(*plot, last))
        });
        plots
    }

    /// Whether one of these ways to go wrong may lead to this answer, in a question of this kind and level.
    pub(super) fn may_lead(kind: Kind, level: Level, sort: Sort, plots: Vec<(Plot, u32)>) -> bool {
        plots.into_iter().any(|(plot, _)| may_lead_to(plot, sort) && level::may_be(kind, plot, level))
    }

    /// Leaves a draft the choices that are wanted, in their order; `None` where it has not all of them.
    pub(super) fn level_out(&self, dice: &mut Dice, draft: &mut Draft) -> Option<()> {
        let chosen = from_set(dice, self.choices.clone(), &draft.table.ruling, draft);
        (chosen.len() + 1 == self.choices.len()).then(|| keep(draft, &chosen))
    }
}

/// The most choices that a question has.
const MOST: usize = super::WRONG + 1;

/// Whether a call of this sort can be what goes wrong.
const fn ends(plot: Plot, last: Last) -> bool {
    match plot {
        Plot::PassOutOfTurn | Plot::NotOver => matches!(last, Last::Pass),
        Plot::Insufficient | Plot::BidOutOfTurn | Plot::AboveSeven => matches!(last, Last::Bid),
        Plot::DoubleOutOfTurn | Plot::NotAllowed => matches!(last, Last::Double | Last::Redouble),
        _ => true,
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
        Sort::Irregular { first: true } => plot == BidOutOfTurn,
        Sort::Irregular { first: false } => plot != InOrder,
        Sort::NobodyCan => matches!(plot, NotAllowed | AboveSeven | AfterTheEnd),
        Sort::Wrong(Fault::Insufficient) => matches!(plot, Insufficient | Twice),
        Sort::Wrong(Fault::OutOfTurn) => matches!(plot, PassOutOfTurn | BidOutOfTurn | DoubleOutOfTurn | Twice),
        Sort::Wrong(Fault::NotAllowed) => matches!(plot, NotAllowed | Twice),
        Sort::Wrong(Fault::HadToPass) => plot == HadToPass,
        Sort::Wrong(Fault::AboveSeven) => plot == AboveSeven,
        Sort::Wrong(Fault::AfterTheEnd) => plot == AfterTheEnd,
        Sort::Passes(bar) => may_bar(plot, bar),
        Sort::Editions(bars) => bars.into_iter().all(|bar| may_bar(plot, bar)),
        _ => true,
    }
}

fn may_bar(plot: Plot, bar: BarSort) -> bool {
    use Plot::{AboveSeven, BidOutOfTurn, DoubleOutOfTurn, HadToPass, PassOutOfTurn, Twice};
    match bar {
        BarSort::Nobody | BarSort::PartnerThroughout => true,
        BarSort::Both => matches!(plot, HadToPass | AboveSeven | Twice),
        BarSort::OffenderOnce => matches!(plot, PassOutOfTurn | Twice),
        BarSort::OffenderThroughout => matches!(plot, PassOutOfTurn | HadToPass | Twice),
        BarSort::PartnerOnce => matches!(plot, PassOutOfTurn | BidOutOfTurn | DoubleOutOfTurn | Twice),
        BarSort::Repeats => matches!(plot, BidOutOfTurn | DoubleOutOfTurn | Twice),
    }
}

/// The answers beside the right one from a set, each as one of the wrong claims; in any order, so that none stands there more
/// often than another.
fn from_set(dice: &mut Dice, mut set: Vec<Sort>, ruling: &Ruling, draft: &Draft) -> Vec<usize> {
    let right = draft.right.sort(ruling);
    let Some(place) = set.iter().position(|sort| *sort == right) else { return Vec::new() };
    set.remove(place);
    dice.shuffle(&mut set);
    let mut chosen: Vec<usize> = Vec::new();
    for sort in set {
        let is_it = |place: &usize| draft.wrong.get(*place).is_some_and(|claim| claim.sort(ruling) == sort);
        let free: Vec<usize> = (0..draft.wrong.len()).filter(|place| is_it(place) && !chosen.contains(place)).collect();
        // Which calls are offered in place of another must not hang on what it showed.
        let is_given = matches!(draft.ask, Ask::Free { .. });
        chosen.extend(if is_given { free.first().copied() } else { dice.pick(&free) });
    }
    chosen.truncate(super::WRONG);
    chosen
}

/// Leaves the wrong choices of the set of answers to which the right one belongs. Where it belongs to none, as a question of
/// somebody's own may, all stay.
pub(super) fn level_out(dice: &mut Dice, kind: Kind, level: Level, draft: &mut Draft) {
    let Table { record, ruling, .. } = &draft.table;
    let sets = answers(kind, level, record.laws);
    let mut chosen: Vec<Vec<usize>> = sets.into_iter().map(|set| from_set(dice, set, ruling, draft)).collect();
    chosen.sort_by_key(Vec::len);
    let Some(best) = chosen.pop().filter(|chosen| chosen.len() > 1) else { return };
    keep(draft, &best);
}

/// Keeps the wrong claims in these places.
fn keep(draft: &mut Draft, places: &[usize]) {
    let wrong = std::mem::take(&mut draft.wrong).into_iter().enumerate();
    draft.wrong = wrong.filter(|(place, _)| places.contains(place)).map(|(_, one)| one).collect();
}

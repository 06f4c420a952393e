//! What a choice claims about a record, and whether that holds. Each claim rules on the record again and looks at nothing but
//! the ruling, so that a question is marked without trusting its maker.

use strum::VariantArray;

use super::bar::Bar;
use crate::{
    bridge::{Call, Contract, Seat, Suit},
    lawbook::{Clause, Edition, index_2017},
    laws,
    meaning::{Condition, HandSet, Meaning, Quality, Shown},
    record::{Event, MadeCall, Record},
    ruling::{
        Action, CallStatus, Finding, Incident, Kind as Irregularity, LeadKind, LeadRestriction, Outcome, Passes,
        Ruling, Verdict,
    },
};

/// A claim about the ruling on a record.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Claim {
    /// Laws 25B, 27A and 29A: who may accept the last call.
    Accepts(Acceptor),
    /// What is wrong with the last call; `None` when it is in order.
    Order(Option<Fault>),
    /// Who has to pass from here on.
    Passes(Bar),
    /// Law 27B1(a): this call in place of the insufficient bid leaves partner free, and no judgement is needed; `None`
    /// when there is no such call.
    Free(Option<Call>),
    /// Law 26: what declarer may do about the lead.
    Lead(Lead),
    /// This clause decides.
    Rules(Clause),
    /// Law 22: the contract, and who plays it.
    Contract(Contract),
    /// 2017 Law 23A, 2007 Law 27B1(b): how alike the withdrawn call and the one in its place are.
    Comparable(Likeness),
    /// The call in this place among the events is the one that is irregular; `None` when none is.
    Irregular(Option<Spot>),
    /// Who has to pass from here on under each edition, the older one first.
    Editions([Bar; 2]),
}

/// Who may accept a call.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Acceptor {
    /// This player.
    Seat(Seat),
    /// Nobody: the call is irregular, and the Laws let nobody accept it.
    NobodyCan,
    /// Nobody: the call is in order.
    NothingToAccept,
}

/// What is wrong with a call.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Fault {
    /// Law 18: it is insufficient.
    Insufficient,
    /// Law 17: it is another player's turn.
    OutOfTurn,
    /// Law 19: the double or redouble is not allowed.
    NotAllowed,
    /// Law 37: its player has to pass.
    HadToPass,
    /// Law 38: nobody can play above seven.
    AboveSeven,
    /// Law 39: the auction is over.
    AfterTheEnd,
}

/// Law 26: what declarer may do when a player is first on lead.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Lead {
    /// Nothing.
    Nothing,
    /// Forbid one of these suits.
    Forbid(Vec<Suit>),
    /// 2007 Law 26A2: require or forbid one of these suits.
    Require(Vec<Suit>),
}

/// 2017 Law 23A, 2007 Law 27B1(b): how alike a call and the one in its place are, by the hands that make them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, VariantArray)]
pub enum Likeness {
    /// Every hand that makes the second would have made the first.
    Within,
    /// Not every hand would, but the two are similar.
    Similar,
    /// Many a hand would not, because of its strength.
    OtherStrength,
    /// Many a hand would not, because of its distribution.
    OtherShape,
}

impl Lead {
    /// Its name in messages.
    pub(super) const fn name(&self) -> &'static str {
        match self {
            Lead::Nothing => "nothing",
            Lead::Forbid(_) => "forbid",
            Lead::Require(_) => "require",
        }
    }

    /// The suits that it is about.
    pub(super) fn suits(&self) -> &[Suit] {
        match self {
            Lead::Nothing => &[],
            Lead::Forbid(suits) | Lead::Require(suits) => suits,
        }
    }
}

impl Fault {
    /// Its name in messages.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Fault::Insufficient => "insufficient",
            Fault::OutOfTurn => "out-of-turn",
            Fault::NotAllowed => "not-allowed",
            Fault::HadToPass => "had-to-pass",
            Fault::AboveSeven => "above-seven",
            Fault::AfterTheEnd => "after-the-end",
        }
    }
}

impl Likeness {
    /// All of them.
    pub const ALL: &'static [Likeness] = Likeness::VARIANTS;

    /// Its name in messages.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Likeness::Within => "within",
            Likeness::Similar => "similar",
            Likeness::OtherStrength => "other-strength",
            Likeness::OtherShape => "other-shape",
        }
    }

    /// Whether the calls are comparable.
    #[must_use]
    pub const fn is_comparable(self) -> bool {
        matches!(self, Likeness::Within | Likeness::Similar)
    }
}

/// A call by its place among the events of a record.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Spot {
    /// The place, from 0.
    pub event: usize,
    /// Who made the call.
    pub seat: Seat,
    /// The call.
    pub call: Call,
}

impl Claim {
    /// Whether the claim is so, by a ruling on the record made for this alone.
    #[must_use]
    pub fn holds(&self, record: &Record) -> bool {
        match self {
            Claim::Editions(claimed) => Edition::LATEST.into_iter().zip(claimed).all(|(laws, bar)| {
                ruled(&Record { laws, ..record.clone() }).is_some_and(|ruling| Bar::of(&ruling) == Some(*bar))
            }),
            Claim::Comparable(likeness) => compared(record)
                .is_some_and(|(verdict, meanings)| self::likeness(&verdict, &meanings) == Some(*likeness)),
            _ => ruled(record).is_some_and(|ruling| self.holds_in(record, &ruling)),
        }
    }

    fn holds_in(&self, record: &Record, ruling: &Ruling) -> bool {
        match self {
            Claim::Accepts(acceptor) => self::acceptor(record, ruling) == Some(*acceptor),
            Claim::Order(fault) => self::fault(record, ruling) == Some(*fault),
            Claim::Passes(bar) => Bar::of(ruling) == Some(*bar),
            Claim::Free(call) => free(ruling).is_some_and(|free| match call {
                Some(call) => free.contains(call),
                None => free.is_empty(),
            }),
            Claim::Lead(lead) => self::lead(ruling).as_ref() == Some(lead),
            Claim::Rules(clause) => decides(ruling).is_some_and(|clauses| clauses.contains(clause)),
            Claim::Contract(contract) => ruling.contract == Some(*contract),
            Claim::Irregular(spot) => match (ruling.incidents.as_slice(), spot) {
                ([], None) => true,
                ([incident], Some(spot)) => incident.event == spot.event,
                ([] | [_, ..], _) => false,
            },
            Claim::Comparable(_) | Claim::Editions(_) => false,
        }
    }
}

fn ruled(record: &Record) -> Option<Ruling> {
    laws::rule(record).ok()
}

/// The irregularity of the last call: its own, or that of the insufficient bid in place of which it is insufficient as well (27B4);
/// `Some(None)` when it is in order. `None` where something else became of it, such as a double under 27B3.
pub(super) fn of_last_call<'a>(record: &Record, ruling: &'a Ruling) -> Option<Option<&'a Incident>> {
    let event = record.events.iter().rposition(|event| event.made_call().is_some())?;
    if let Some(own) = ruling.incidents.iter().find(|incident| incident.event == event) {
        return Some(Some(own));
    }
    let last = ruling.calls.iter().find(|call| call.event == Some(event))?;
    let is_first = |one: &&Incident| one.kind == Irregularity::InsufficientBid && one.offender == last.by;
    let first = ruling.incidents.iter().rfind(is_first);
    let stands = last.status == CallStatus::Stands;
    if stands && !first.is_some_and(|one| one.accepted == Some(true) && one.replacement == Some(last.call)) {
        return Some(None);
    }
    let highest = ruling.auction.last_bid().map(|(_, bid)| bid).filter(|_| !stands);
    let is_low = last.call.bid().is_some_and(|bid| stands || !bid.is_above_seven() && !bid.is_sufficient_over(highest));
    first.filter(|_| is_low).map(Some)
}

/// Who may accept the last call; `None` where directors might differ.
pub(super) fn acceptor(record: &Record, ruling: &Ruling) -> Option<Acceptor> {
    let Some(incident) = of_last_call(record, ruling)? else { return Some(Acceptor::NothingToAccept) };
    match (&incident.outcome, incident.kind) {
        (Outcome::PlayersOption(option), _) if option.is_lho_choice() => Some(Acceptor::Seat(option.chooser)),
        (_, Irregularity::InadmissibleDouble | Irregularity::BidAboveSeven | Irregularity::CallAfterFinalPass) => {
            Some(Acceptor::NobodyCan)
        }
        (_, _) => None,
    }
}

/// What is wrong with the last call, if anything; `None` where it is more than one thing, or another.
pub(super) fn fault(record: &Record, ruling: &Ruling) -> Option<Option<Fault>> {
    let Some(incident) = of_last_call(record, ruling)? else { return Some(None) };
    let is_out_of_turn = incident.kind == Irregularity::CallByBarredPlayer && !is_in_turn(record, incident);
    let is_both = is_out_of_turn
        || incident.also.is_some()
        || incident.result.clauses.iter().any(|clause| clause.address() == "27A2");
    let fault = match incident.kind {
        _ if is_both => return None,
        Irregularity::InsufficientBid => Fault::Insufficient,
        Irregularity::PassOutOfRotation | Irregularity::BidOutOfRotation | Irregularity::DoubleOutOfRotation => {
            Fault::OutOfTurn
        }
        Irregularity::InadmissibleDouble => Fault::NotAllowed,
        Irregularity::CallByBarredPlayer => Fault::HadToPass,
        Irregularity::BidAboveSeven => Fault::AboveSeven,
        Irregularity::CallAfterFinalPass => Fault::AfterTheEnd,
        _ => return None,
    };
    Some(Some(fault))
}

/// Whether it was the offender's turn.
pub(super) fn is_in_turn(record: &Record, incident: &Incident) -> bool {
    let before = Record { events: record.events.iter().take(incident.event).cloned().collect(), ..record.clone() };
    ruled(&before).is_some_and(|ruling| ruling.turn == Some(incident.offender))
}

/// The calls that certainly leave partner free in place of the insufficient bid; `None` unless it is time to choose one.
pub(super) fn free(ruling: &Ruling) -> Option<Vec<Call>> {
    let incident = ruling.incidents.last().filter(|incident| incident.kind == Irregularity::InsufficientBid)?;
    let Outcome::PlayersOption(option) = &incident.outcome else { return None };
    let mut free = Vec::new();
    for choice in &option.choices {
        let Action::Replace(call) = choice.action else { return None };
        let result = choice.then.rectification();
        let is_free = |result: &crate::ruling::Rectification| {
            result.partner_passes == Passes::None && result.offender_passes == Passes::None && !result.cancels_call
        };
        free.extend(result.filter(|result| is_free(result)).map(|_| call));
    }
    Some(free)
}

/// What declarer may do about the lead, once there is a contract; `None` where two withdrawn calls found two restrictions.
pub(super) fn lead(ruling: &Ruling) -> Option<Lead> {
    ruling.contract.filter(|_| ruling.incidents.iter().all(Incident::is_settled))?;
    match ruling.in_force.lead.as_slice() {
        [] => Some(Lead::Nothing),
        [LeadRestriction { kind, suits, or: None, .. }] => Some(match kind {
            LeadKind::ForbidOne | LeadKind::ForbidAnyOne => Lead::Forbid(suits.clone()),
            LeadKind::RequireOrForbid => Lead::Require(suits.clone()),
        }),
        [_, ..] => None,
    }
}

/// The clauses that lead to the ruling on the last irregularity, once it is settled.
pub(super) fn decides(ruling: &Ruling) -> Option<&[Clause]> {
    let incident = ruling.incidents.last().filter(|incident| incident.is_settled())?;
    Some(&incident.result.clauses)
}

/// The verdict on the withdrawn call and the one in its place, and what both mean.
pub(super) fn compared(record: &Record) -> Option<(Verdict, [Meaning; 2])> {
    let ruling = ruled(record)?;
    let incident = ruling.incidents.last()?;
    let [withdrawn, replacement] = both(record, incident)?;
    let verdict = laws::verdict(record.laws, record.yardstick, withdrawn, replacement)?;
    let meaning = |made: &MadeCall| Some(made.hands()?.meaning().clone());
    Some((verdict, [meaning(withdrawn)?, meaning(replacement)?]))
}

/// The irregular call, and the last call if the same player made it.
fn both<'a>(record: &'a Record, incident: &Incident) -> Option<[&'a MadeCall; 2]> {
    let withdrawn = record.events.get(incident.event)?.made_call()?;
    let replacement = record.events.iter().rev().find_map(Event::made_call)?;
    (replacement.by == withdrawn.by && !std::ptr::eq(withdrawn, replacement)).then_some([withdrawn, replacement])
}

/// So much of a replacement must lie outside what the withdrawn call shows, for every director to see it.
const CLEARLY_OUTSIDE: f64 = 0.3;

/// No more of it may lie outside, for every director to find the two similar.
const NEARLY_NONE: f64 = 0.13;

/// Whether hardly any hand lies outside, and none once each end of the range is allowed the points by which it is widened.
fn is_nearly_alike(verdict: &Verdict) -> bool {
    let comparison = &verdict.comparison;
    1.0 - comparison.share_inside() <= NEARLY_NONE && comparison.outside_by_points <= 0.0
}

/// Whether one range of points begins where the other ends: directors differ about how similar those are.
fn adjoin(old: &Condition, new: &Condition) -> bool {
    let points = |shows: &Condition| {
        let [strength, _] = shows.parted_by_strength();
        let Condition::All(parts) = strength else { return None };
        parts.iter().find_map(|part| match part {
            Condition::Has(Quality::Points(amount)) => Some(*amount),
            Condition::Has(_) | Condition::All(_) | Condition::Any(_) | Condition::Not(_) => None,
        })
    };
    points(old).zip(points(new)).is_some_and(|(old, new)| old.and(new).is_none() && old.wider(1).and(new).is_some())
}

/// How alike two calls are; `None` where directors might differ, or more than one thing sets them apart.
pub(super) fn likeness(verdict: &Verdict, [withdrawn, replacement]: &[Meaning; 2]) -> Option<Likeness> {
    match verdict.finding {
        _ if verdict.ground == Some(index_2017::L23A3) => None,
        Finding::Comparable if !verdict.by_yardstick => Some(Likeness::Within),
        Finding::Comparable => is_nearly_alike(verdict).then_some(Likeness::Similar),
        Finding::NotComparable if 1.0 - verdict.comparison.share_inside() > CLEARLY_OUTSIDE => {
            let new = Shown::new(replacement.clone());
            let parted = withdrawn.shows.parted_by_strength();
            let [strength, shape] = parted.map(|condition| HandSet::of(&condition));
            let is_within = |set: &HandSet| new.hands().and_then(|hands| hands.is_within(set));
            match (is_within(&strength.ok()?).ok()?, is_within(&shape.ok()?).ok()?) {
                (false, true) => (!adjoin(&withdrawn.shows, &replacement.shows)).then_some(Likeness::OtherStrength),
                (true, false) => Some(Likeness::OtherShape),
                (true, true) | (false, false) => None,
            }
        }
        Finding::NotComparable | Finding::Judgement => None,
    }
}

//! What somebody can do next about a case, to be offered as buttons and menus.

use super::{
    case::{self, Case, if_lho},
    message::Message,
    price,
};
use crate::{
    bridge::{Call, Seat},
    lawbook::Clause,
    laws,
    record::{Event, Facts, LhoChoice, MadeCall, Record},
    ruling::{Assumption, DirectorsOption, Incident, Kind, Origin, Outcome, Question, RuledCall, Ruling},
};

/// What can be done next. If there are several irregularities, it is about the most urgent one.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Next {
    /// Somebody accepts or declines; both are given in words.
    pub lho: Option<[Message; 2]>,
    /// This player calls: in place of an irregular call, or at their turn.
    pub call: Option<NextCall>,
    /// The director decides this; yes and no are given in words.
    pub decision: Option<(Decision, [Message; 2])>,
    /// Law 25A: the place, among the record's events, of the call that may have been a slip, and the call in words.
    pub slip: Option<(usize, Message)>,
    /// The place of the irregular call whose meaning may matter.
    pub meant: Option<usize>,
}

/// Who calls next, and what.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NextCall {
    /// Who.
    pub seat: Seat,
    /// What they do, in words.
    pub heading: Message,
    /// Whether they replace an irregular call.
    pub replaces: bool,
    /// Laws 34 and 36 to 38: a call before the director's ruling would be cancelled, or change the ruling that the reader has just
    /// seen, so the ruling is entered first.
    pub after_ruling: bool,
    /// Every call that they may make, with what it costs; those that cost nothing first.
    pub calls: Vec<(Call, Option<Message>)>,
}

/// A question that only the director can answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Decision {
    /// 2017 Law 23A, 2007 Law 27B1(b): is the call in this place among the record's events comparable?
    Comparable(usize),
    /// Law 25A: was the call in this place among the record's events unintended?
    Unintended(usize),
    /// Which of two clauses applies to the call in this place among the record's events? The first is *yes*.
    WhichLaw(usize, [Clause; 2]),
}

/// What can be done next about a record.
#[must_use]
pub fn next(record: &Record, ruling: &Ruling) -> Next {
    let cases = case::told(record, ruling);
    let open = case::open(&cases);
    let first = open.iter().find(|case| case.awaits());
    let mut next = first.map_or_else(Next::default, |case| of_case(case));
    // One of several irregularities may have been overtaken by later calls.
    let is_overtaken = next.lho.is_some() && !can_choose(record);
    next.lho = next.lho.filter(|_| !is_overtaken);
    if next.lho.is_none() && next.call.is_none() {
        next.call = in_turn(ruling, first.is_none() || is_overtaken);
    }
    if let Some(next) = &mut next.call {
        next.after_ruling = needs_ruling(record, ruling);
    }
    if let (Some(next), Some(said)) = (&mut next.call, just_said(record, ruling)) {
        // Law 25A: what takes the place of a slip is another call.
        next.calls.retain(|(call, _)| (next.seat, *call) != said);
    }
    if next.decision.is_none() && next.lho.is_none() {
        next.decision = cases.iter().rev().find_map(taken_for_natural);
    }
    next.slip = slip(record, open.first().map(|case| case.incident));
    next.meant = ruling.incidents.iter().rev().find(|incident| has_meaning(incident)).map(|incident| incident.event);
    next
}

/// Whether the case goes on if LHO chooses in words.
fn can_choose(record: &Record) -> bool {
    [LhoChoice::Accepts, LhoChoice::Declines].into_iter().all(|choice| if_lho(record, choice).is_some())
}

/// The call that was made last of all, and by whom.
fn just_said(record: &Record, ruling: &Ruling) -> Option<(Seat, Call)> {
    let made = record.events.iter().rev().find_map(Event::made_call)?;
    let ruled = ruling.calls.iter().rfind(|call| call.origin == Origin::Made)?;
    Some((made.by.unwrap_or(ruled.by), made.call))
}

/// What somebody has to choose or to decide about an irregularity.
fn of_case(case: &Case<'_>) -> Next {
    match &case.incident.outcome {
        Outcome::PlayersOption(option) if option.is_lho_choice() => {
            let lho = option.chooser;
            Next { lho: Some([Message::LhoAccepts { lho }, Message::LhoDeclines { lho }]), ..Next::default() }
        }
        Outcome::PlayersOption(option) if option.is_replacement() => {
            let (seat, calls) = (option.chooser, price::of_each(case, option));
            let heading = Message::ReplacesBy { seat, call: case.call };
            let call = NextCall { seat, heading, replaces: true, after_ruling: false, calls };
            Next { call: Some(call), ..Next::default() }
        }
        Outcome::DirectorsOption(option) => Next { decision: decision(case, option), ..Next::default() },
        Outcome::PlayersOption(_) | Outcome::NoRectification(_) | Outcome::Rectification(_) => Next::default(),
    }
}

/// 2017 Law 23A, 2007 Law 27B1(b): where both calls were taken for natural, nobody was asked; a director who knows better says so.
fn taken_for_natural(case: &Case<'_>) -> Option<(Decision, [Message; 2])> {
    let others: &[&str] = match case.ruling.edition.has_comparable_calls() {
        false => &["27B2"],
        true => &["27B2", "30B1(b)(ii)", "31A2(b)"],
    };
    let is_other = others.iter().any(|address| case.cites(address));
    let replacement = case.incident.replacement.filter(|_| is_other && case.incident.is_settled())?;
    let is_taken = |assumption: &Assumption| *assumption == Assumption::Natural(case.call);
    if !case.incident.assumes.iter().any(is_taken) {
        return None;
    }
    let words = [
        Message::HeldComparable { edition: case.ruling.edition },
        Message::HeldNotComparable { edition: case.ruling.edition },
    ];
    let is_open = |place: &usize, facts: &Facts| *place > case.incident.event && facts.comparable.is_none();
    let place = *places_of(case, replacement, is_open).first()?;
    let changes = |is| can_be(case.record, place, |facts| facts.comparable = Some(is));
    (changes(true) && changes(false)).then_some((Decision::Comparable(place), words))
}

fn decision(case: &Case<'_>, option: &DirectorsOption) -> Option<(Decision, [Message; 2])> {
    let edition = case.ruling.edition;
    match option.question {
        Question::Comparable(call) => {
            let words = [Message::HeldComparable { edition }, Message::HeldNotComparable { edition }];
            let is_asked = |place: &usize, facts: &Facts| *place > case.incident.event && facts.comparable.is_none();
            let place = *places_of(case, call, is_asked).first()?;
            let can_be = |is| can_be(case.record, place, |facts| facts.comparable = Some(is));
            (can_be(true) && can_be(false)).then_some((Decision::Comparable(place), words))
        }
        Question::Unintended(call) => {
            let words = [Message::HeldUnintended { call }, Message::HeldIntended { call }];
            let is_asked = |place: &usize, facts: &Facts| *place <= case.incident.event && facts.unintended.is_none();
            let place = *places_of(case, call, is_asked).last()?;
            let can_be = |is| can_be(case.record, place, |facts| facts.unintended = Some(is));
            (can_be(true) && can_be(false)).then_some((Decision::Unintended(place), words))
        }
        Question::WhichLaw(_, one, other) => {
            let place = case.incident.event;
            let can_be =
                |clause: Clause| can_be(case.record, place, |facts| facts.law = Some(clause.address().to_owned()));
            let words = if one.address() == "25B" {
                [Message::HeldCorrection {}, Message::HeldNewCall {}]
            } else {
                [one, other].map(|clause| Message::HeldUnder { clause })
            };
            (can_be(one) && can_be(other)).then_some((Decision::WhichLaw(place, [one, other]), words))
        }
    }
}

/// The places of the offender's calls of this kind that may be the one in question, in order. If the record does not name a
/// call's player, the ruling does.
fn places_of(case: &Case<'_>, call: Call, may_be: impl Fn(&usize, &Facts) -> bool) -> Vec<usize> {
    let events = case.record.events.iter().enumerate();
    let calls = events.filter_map(|(place, event)| Some((place, event.made_call()?)));
    let made = case.ruling.calls.iter().filter(|call| call.origin == Origin::Made);
    let is_the_offenders = |(place, made): &(usize, &MadeCall), ruled: &RuledCall| {
        made.call == call && made.by.unwrap_or(ruled.by) == case.offender && may_be(place, &made.facts)
    };
    calls.zip(made).filter(|(made, ruled)| is_the_offenders(made, ruled)).map(|((place, _), _)| place).collect()
}

/// The calls of the player whose turn it is. Where the Laws bind them, only the calls still open to them.
fn in_turn(ruling: &Ruling, is_free: bool) -> Option<NextCall> {
    let seat = ruling.turn.filter(|_| is_free && !ruling.auction_over)?;
    let force = &ruling.in_force;
    let must_pass = force.must_pass.iter().any(|bar| bar.seat == seat);
    let repeats = force.must_repeat.filter(|bar| bar.seat == seat).map(|bar| bar.call);
    let no_double = force.no_double.iter().any(|bar| bar.seat == seat);
    let allowed = |call: &Call| match repeats {
        Some(again) if !must_pass => *call == again,
        Some(_) | None => !(must_pass && *call != Call::Pass || no_double && call.is_double_or_redouble()),
    };
    let calls = ruling.auction.legal_calls(seat).filter(allowed).map(|call| (call, None)).collect();
    Some(NextCall { seat, heading: Message::CallsNext { seat }, replaces: false, after_ruling: false, calls })
}

/// Laws 34 and 36 to 38: whether the ruling on the last irregularity would change if somebody called before the director has ruled.
fn needs_ruling(record: &Record, ruling: &Ruling) -> bool {
    let Some(last) = ruling.incidents.last() else { return false };
    let is_ruled = || record.events.iter().skip(last.event + 1).any(|event| matches!(event, Event::DirectorRuled));
    last.kind == Kind::PassesOutOfRotationEnd || last.kind.is_of_36_to_38() && !is_ruled()
}

/// The irregular call that is open, or else the last call; unless somebody said already how it was meant, or something
/// followed that would not follow a slip.
fn slip(record: &Record, open: Option<&Incident>) -> Option<(usize, Message)> {
    let last = || record.events.iter().rposition(|event| matches!(event, Event::Call(_)));
    let place = open.map(|incident| incident.event).or_else(last)?;
    let Some(Event::Call(made)) = record.events.get(place) else { return None };
    let can_be_slip = || can_be(record, place, |facts| facts.unintended = Some(true));
    let is_open = made.facts.unintended.is_none() && can_be_slip();
    is_open.then_some((place, Message::WasASlip { call: made.call }))
}

/// Whether the director can decide this about the call in this place, given everything since. Events that contradict it would
/// have to be undone first.
fn can_be(record: &Record, place: usize, hold: impl FnOnce(&mut Facts)) -> bool {
    let mut held = record.clone();
    held.change_facts(place, hold);
    laws::rule(&held).is_ok()
}

/// Whether what the irregular call shows can matter for its price.
fn has_meaning(incident: &Incident) -> bool {
    let Incident { kind, accepted, .. } = incident;
    let is_priced = matches!(kind, Kind::InsufficientBid | Kind::ChangeOfCall) || kind.is_out_of_rotation();
    (is_priced || kind.is_of_36_to_38()) && *accepted != Some(true)
}

//! One incident with its players, as the explanation speaks of them.

use crate::{
    bridge::{Bid, Call, Contract, Seat, Side},
    lawbook::index_2007,
    laws,
    record::{Event, LhoChoice, MadeCall, Record},
    ruling::{
        CallStatus, Continuation, DirectorsOption, Incident, Information, Kind, MustPass, Origin, Outcome, Passes,
        PlayersOption, Question, Rectification, RuledCall, Ruling, Until,
    },
};

/// What an irregularity is about, as far as the explanation distinguishes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Subject {
    /// Law 27.
    Insufficient,
    /// Law 25A.
    Unintended,
    /// Law 25B.
    Changed,
    /// Laws 29 to 32.
    Rotation,
    /// Laws 35 to 39: inadmissible calls, which nobody can accept.
    Inadmissible,
    /// Laws 28, 33 and 34: in which order calls count.
    Order,
}

/// An incident with its players and the calls around it.
#[derive(Clone, Copy)]
pub(super) struct Case<'a> {
    pub(super) record: &'a Record,
    pub(super) ruling: &'a Ruling,
    pub(super) incident: &'a Incident,
    pub(super) offender: Seat,
    pub(super) partner: Seat,
    pub(super) lho: Seat,
    pub(super) side: Side,
    pub(super) call: Call,
    /// The place of the irregular call among the calls of the ruling.
    pub(super) place: usize,
    /// What holds under the director's answer that is being described, if one is.
    under: Option<&'a Continuation>,
}

impl<'a> Case<'a> {
    pub(super) fn new(record: &'a Record, ruling: &'a Ruling, incident: &'a Incident) -> Case<'a> {
        let offender = incident.offender;
        let place = ruling.place_of(incident);
        let (partner, lho, side) = (offender.partner(), offender.lho(), offender.side());
        Case { record, ruling, incident, offender, partner, lho, side, call: incident.call, place, under: None }
    }

    /// The same under the director's answer no.
    pub(super) fn if_no(&self) -> Case<'a> {
        Case { under: self.incident.answers.as_deref().map(|answers| &answers.no), ..*self }
    }

    /// The same under the director's answer yes, and no to the second question that it raises.
    pub(super) fn if_yes_then_no(&self) -> Case<'a> {
        let yes = self.incident.answers.as_deref().map(|answers| &answers.yes);
        let no = |yes: &'a Continuation| yes.answers.as_deref().map_or(yes, |second| &second.no);
        Case { under: yes.map(no), ..*self }
    }

    /// The contract in which the auction has ended under the director's answer that is being described, but not under every answer.
    pub(super) fn contract_under(&self) -> Option<Contract> {
        self.under.filter(|_| !self.ruling.auction_over).and_then(|then| then.contract)
    }

    /// The irregular call with what is known about it.
    pub(super) fn made(&self) -> Option<&'a MadeCall> {
        self.record.events.get(self.incident.event)?.made_call()
    }

    /// The choice that is open now, unless the director has to decide something first.
    pub(super) fn option(&self) -> Option<&'a PlayersOption> {
        match &self.incident.outcome {
            Outcome::PlayersOption(option) => Some(option),
            Outcome::NoRectification(_) | Outcome::Rectification(_) | Outcome::DirectorsOption(_) => None,
        }
    }

    /// Whether somebody has to choose or to decide about it before the auction goes on.
    pub(super) fn awaits(&self) -> bool {
        match &self.incident.outcome {
            Outcome::DirectorsOption(_) => true,
            Outcome::PlayersOption(option) => option.is_lho_choice() || option.is_replacement(),
            Outcome::NoRectification(_) | Outcome::Rectification(_) => false,
        }
    }

    /// Whether LHO has to accept or to decline it.
    pub(super) fn awaits_lho(&self) -> bool {
        self.option().is_some_and(PlayersOption::is_lho_choice)
    }

    /// The result, once it is settled.
    pub(super) fn settled(&self) -> Option<&'a Rectification> {
        self.incident.outcome.rectification()
    }

    /// Another irregularity by the same offender that LHO has declined, where the next call takes the place of both.
    pub(super) fn same_turn(&self) -> Option<Case<'a>> {
        let is_it = |other: &&Incident| {
            let refused = other.accepted == Some(false) && !other.is_settled() && other.waits_for.is_none();
            refused && other.event != self.incident.event && other.offender == self.offender
        };
        let other = self.ruling.incidents.iter().filter(|_| self.awaits()).find(is_it)?;
        Some(Case::new(self.record, self.ruling, other)).filter(Case::awaits)
    }

    /// How much already binds a player, may not be used, or is still open. If anything is, the page does not say *nobody is restricted*.
    pub(super) fn bound(&self) -> usize {
        let force = &self.ruling.in_force;
        let repeats = force.must_repeat.iter().filter(|bar| bar.seat != self.offender).count();
        let unauthorised = |incident: &&Incident| {
            incident.waits_for.is_none() && incident.result.information == Some(Information::Unauthorised)
        };
        let informed = self.ruling.incidents.iter().filter(unauthorised).count();
        let is_open = |it: &Incident| !it.is_settled() || it.waits_for_later();
        let is_other = |it: &&Incident| it.event != self.incident.event && is_open(it);
        let open = self.ruling.incidents.iter().filter(is_other).count();
        force.must_pass.len() + force.no_double.len() + force.lead.len() + repeats + informed + open
    }

    /// Law 25A: whether another irregularity hangs on what becomes of this one.
    pub(super) fn is_waited_for(&self) -> bool {
        self.ruling.incidents.iter().any(|it| it.waits_for == Some(self.incident.event))
    }

    /// Whether a sufficient bid is left: over 7NT none is.
    pub(super) fn has_bid_left(&self) -> bool {
        let last = self.ruling.auction.last_bid().map(|(_, bid)| bid);
        Bid::all().any(|bid| bid.is_sufficient_over(last))
    }

    /// The last attempt to replace the call.
    pub(super) fn last_attempt(&self) -> Option<Call> {
        self.incident.attempts.last().copied()
    }

    /// Laws 27B3 and 36B: whether the offender has yet to choose, and whatever they choose partner has to pass and may not use what
    /// was withdrawn.
    pub(super) fn is_rectified_before_the_choice(&self) -> bool {
        let is_open = matches!(self.incident.outcome, Outcome::PlayersOption(_));
        let is_cancelled = self.incident.kind == Kind::InadmissibleDouble || !self.incident.attempts.is_empty();
        is_open && is_cancelled && self.incident.result.partner_passes == Passes::Throughout
    }

    /// Whether a clause led to the result, by its address.
    pub(super) fn cites(&self, address: &str) -> bool {
        self.incident.result.cites(address)
    }

    /// Law 27B4: the second insufficient bid that LHO may accept, if one awaits that choice.
    pub(super) fn second_pending(&self) -> Option<Call> {
        let option = self.option()?;
        let waits = option.clause.address() == "27B4" && option.is_lho_choice();
        let pending = |call: &&RuledCall| call.by == self.offender && call.status == CallStatus::Pending;
        self.since().iter().rfind(pending).filter(|_| waits).map(|call| call.call)
    }

    /// The call that LHO accepted, if any: the first one, or a second insufficient bid.
    pub(super) fn accepted(&self) -> Option<Call> {
        self.accepted_call().filter(|call| *call != self.call || !self.is_cancelled())
    }

    /// The same, whatever has become of it since.
    fn accepted_call(&self) -> Option<Call> {
        self.accepted_second().or_else(|| (self.incident.accepted == Some(true)).then_some(self.call))
    }

    /// Law 27B4: the second insufficient bid, perhaps the same one again, where that was accepted.
    pub(super) fn accepted_second(&self) -> Option<Call> {
        self.incident.replacement.filter(|_| self.cites("27B4") && self.cites("27A1"))
    }

    /// The call in whose place this replacement stands.
    pub(super) fn replaced_by(&self, replacement: Call) -> Call {
        if self.subject() != Subject::Changed {
            return self.call;
        }
        let (first, second) = self.changed();
        if replacement == second { first } else { second }
    }

    /// What the irregularity is about.
    pub(super) const fn subject(&self) -> Subject {
        match self.incident.kind {
            Kind::InsufficientBid => Subject::Insufficient,
            Kind::UnintendedCall => Subject::Unintended,
            Kind::ChangeOfCall => Subject::Changed,
            Kind::PassOutOfRotation | Kind::BidOutOfRotation | Kind::DoubleOutOfRotation => Subject::Rotation,
            Kind::InadmissibleDouble | Kind::CallByBarredPlayer | Kind::BidAboveSeven | Kind::CallAfterFinalPass => {
                Subject::Inadmissible
            }
            Kind::SimultaneousCall | Kind::ConsideredInRotation | Kind::PassesOutOfRotationEnd => Subject::Order,
        }
    }

    /// Whether this player must pass now.
    pub(super) fn is_bound(&self, seat: Seat) -> bool {
        self.bars().any(|bar| bar.seat == seat)
    }

    /// Who must pass. While it is asked whether a call was unintended (Law 25A), this includes who must pass if it was not: the choices
    /// below that question are about that case.
    fn bars(&self) -> impl Iterator<Item = &'a MustPass> {
        let is_slip = |option: &DirectorsOption| matches!(option.question, Question::Unintended(_));
        let asks = matches!(&self.incident.outcome, Outcome::DirectorsOption(option) if is_slip(option));
        let told = self.under.or_else(|| self.incident.answers.as_deref().filter(|_| asks).map(|answers| &answers.no));
        self.ruling.in_force.must_pass.iter().chain(told.into_iter().flat_map(|it| &it.in_force.must_pass))
    }

    /// Whether the turn at which this player had to pass under one of the director's answers is over.
    pub(super) fn has_served(&self, seat: Seat) -> bool {
        let Some(answers) = self.incident.answers.as_deref() else { return false };
        let asks = matches!(&self.incident.outcome, Outcome::DirectorsOption(option) if matches!(option.question, Question::Comparable(_)));
        let is_due = |bar: &MustPass| bar.seat == seat && bar.until == Until::NextTurn;
        let binds = |then: &Continuation| then.in_force.must_pass.iter().any(is_due);
        let has_passed = self.has_called_since(seat) || passed_first(&answers.no, seat);
        asks && !self.ruling.auction_over && has_passed && !binds(&answers.yes) && !binds(&answers.no)
    }

    /// Whether this player has called since the offender chose another call in place of the irregular one.
    pub(super) fn has_called_since(&self, seat: Seat) -> bool {
        let since = self.ruling.calls.get(self.place + 1..).unwrap_or_default();
        let stands = |call: &RuledCall| call.status == CallStatus::Stands;
        let chosen = since.iter().position(|call| stands(call) && call.by == self.offender);
        let from = match self.declined_event().filter(|_| self.bars_at_once()) {
            Some(declined) if seat == self.partner => since.iter().position(|call| call.event > Some(declined)),
            Some(_) | None if seat == self.offender => chosen,
            Some(_) | None => chosen.map(|at| at + 1),
        };
        since.iter().skip(from.unwrap_or(0)).any(|call| stands(call) && call.by == seat)
    }

    /// 2007 Laws 31B and 32A: whether partner has to pass from the moment at which the call is declined.
    pub(super) fn bars_at_once(&self) -> bool {
        let by = self.incident.result.passes_by;
        by.is_some_and(|by| [index_2007::L31B, index_2007::L32A].contains(&by))
    }

    /// The event by which LHO declined the irregular call.
    fn declined_event(&self) -> Option<usize> {
        let events = self.record.events.iter().enumerate().skip(self.incident.event);
        events.filter(|(_, event)| **event == Event::Lho(LhoChoice::Declines)).map(|(at, _)| at).next()
    }

    /// Whether this player must pass for the rest of the auction.
    pub(super) fn is_barred(&self, seat: Seat) -> bool {
        self.bars().any(|bar| bar.seat == seat && bar.until == Until::EndOfAuction)
    }

    /// Whether the irregular call is cancelled.
    pub(super) fn is_cancelled(&self) -> bool {
        self.ruling.calls.get(self.place).is_some_and(|call| call.status == CallStatus::Cancelled)
    }

    /// Whether the irregular call stands.
    pub(super) fn stands(&self) -> bool {
        self.ruling.calls.get(self.place).is_some_and(|call| call.status == CallStatus::Stands)
    }

    /// What became later of an irregular call that LHO accepted, where it does not stand.
    pub(super) fn since_accepted(&self) -> Option<CallStatus> {
        let status = self.ruling.calls.get(self.place).map(|call| call.status);
        status.filter(|status| {
            self.incident.accepted == Some(true) && self.accepted_second().is_none() && *status != CallStatus::Stands
        })
    }

    /// Whether another irregularity is the same call of the same player, with the same choices.
    fn is_like(&self, other: &Case<'_>) -> bool {
        let (one, two) = (self.incident, other.incident);
        (one.offender, one.call, one.kind) == (two.offender, two.call, two.kind) && one.outcome == two.outcome
    }

    /// How many calls that stand were made after the irregular one.
    pub(super) fn calls_since(&self) -> usize {
        let later = self.ruling.calls.iter().skip(self.place + 1);
        later.filter(|call| call.status == CallStatus::Stands).count()
    }

    /// Law 25B: the first call and the one to which it was changed.
    pub(super) fn changed(&self) -> (Call, Call) {
        (self.ruling.calls.get(self.first_place()).map_or(self.call, |call| call.call), self.call)
    }

    /// Law 25B: the place of the first call, over which LHO may have called; otherwise that of the irregular call.
    pub(super) fn first_place(&self) -> usize {
        let before = self.ruling.calls.get(..self.place).unwrap_or_default();
        let its = |call: &RuledCall| call.by == self.offender && call.origin == Origin::Made;
        // Neither a slip that was put right nor an earlier change that was refused is what was changed now.
        let slips = self.ruling.incidents.iter();
        let slips = slips.filter(|other| other.kind == Kind::UnintendedCall && other.replacement.is_some());
        let slips = || slips.map(|slip| self.ruling.place_of(slip)).collect::<Vec<_>>();
        let first = || {
            let slips = slips();
            let mut kept = before.iter().enumerate().rev().filter(|(place, _)| !slips.contains(place));
            let kept = kept.find(|(_, call)| its(call) && call.status != CallStatus::Cancelled).map(|(place, _)| place);
            kept.or_else(|| before.iter().rposition(its))
        };
        (self.incident.kind == Kind::ChangeOfCall).then(first).flatten().unwrap_or(self.place)
    }

    /// Law 25B: whether partner called between the first call and the change, which was then too late.
    pub(super) fn partner_called_between(&self) -> bool {
        let between = self.ruling.calls.iter().take(self.place).skip(self.first_place());
        between.into_iter().any(|call| call.by == self.partner && call.origin == Origin::Made)
    }

    /// The calls from the irregularity on (a change of call: from the first call on).
    fn since(&self) -> &'a [RuledCall] {
        self.ruling.calls.get(self.first_place()..).unwrap_or_default()
    }

    /// The offender's calls at this turn that were withdrawn or cancelled, with their places. The turn ends when partner calls.
    pub(super) fn withdrawn(&self) -> Vec<(usize, &'a RuledCall)> {
        let calls = self.ruling.calls.iter().enumerate().skip(self.first_place());
        let last = self.passes_cancelled_for_others();
        let turn = calls.take_while(|(place, call)| *place <= self.place || call.by != self.partner && *place < last);
        let gone = |call: &RuledCall| matches!(call.status, CallStatus::Withdrawn | CallStatus::Cancelled);
        turn.filter(|(_, call)| call.by == self.offender && gone(call)).collect()
    }

    /// Laws 34 and 17D3 (2007: 17E2): from which place on passes were cancelled since an opponent had passed out of rotation. Those
    /// who followed are no offenders.
    fn passes_cancelled_for_others(&self) -> usize {
        let is_it = |other: &&Incident| {
            let is_end = other.kind == Kind::PassesOutOfRotationEnd && other.event > self.incident.event;
            is_end && other.offender.side() != self.side
        };
        self.ruling.incidents.iter().find(is_it).map_or(usize::MAX, |end| self.ruling.place_of(end))
    }

    /// Laws 36A and 38D: whether the call over it, and so what followed, is cancelled with it. After the opening lead, a pass
    /// over a double stands.
    pub(super) fn cancels_what_followed(&self) -> bool {
        let mut later = self.ruling.calls.iter().skip(self.place + 1).filter(|call| call.origin == Origin::Made);
        let over = later.find(|call| call.by != self.offender);
        let falls = over.is_some_and(|call| call.status == CallStatus::Cancelled);
        falls && (self.cites("36A") || self.cites("38B"))
    }

    /// Law 25A: the call of LHO over an unintended call, if it was withdrawn.
    pub(super) fn lho_withdrawn(&self) -> Option<Call> {
        if self.incident.kind != Kind::UnintendedCall {
            return None;
        }
        let over = self.ruling.calls.get(self.place + 1)?;
        (over.by == self.lho && over.status == CallStatus::Withdrawn).then_some(over.call)
    }

    /// Whether LHO accepted in words rather than by calling.
    pub(super) fn accepted_in_words(&self) -> bool {
        let from = self.incident.event;
        let later = self.ruling.incidents.iter().map(|incident| incident.event).filter(|event| *event > from);
        let to = later.min().unwrap_or(self.record.events.len());
        let between = self.record.events.get(from..to).unwrap_or_default();
        between.contains(&Event::Lho(LhoChoice::Accepts))
    }
}

/// Every irregularity that a page is about. One that waits for a choice about an earlier one is only named.
pub(super) fn told<'a>(record: &'a Record, ruling: &'a Ruling) -> Vec<Case<'a>> {
    let told = ruling.incidents.iter().filter(|incident| incident.waits_for.is_none());
    told.map(|incident| Case::new(record, ruling, incident)).collect()
}

/// Everything that is not settled, in the order in which it is dealt with: as it happened; but a call on which somebody
/// has to decide at once goes before the choice that it interrupted, and that before what awaits a later turn.
pub(super) fn open<'a, 'b>(cases: &'a [Case<'b>]) -> Vec<&'a Case<'b>> {
    let mut open: Vec<&Case<'_>> = Vec::new();
    for case in cases.iter().filter(|case| !case.incident.is_settled()) {
        // The same call made again at the same turn leaves no more to choose.
        if !open.iter().any(|other| other.is_like(case)) {
            open.push(case);
        }
    }
    open.sort_by_key(|case| (!case.awaits(), case.option().is_some_and(|option| !option.is_lho_choice())));
    open
}

/// The ruling once LHO has chosen.
pub(super) fn if_lho(record: &Record, choice: LhoChoice) -> Option<Ruling> {
    let mut chosen = record.clone();
    chosen.events.push(Event::Lho(choice));
    laws::rule(&chosen).ok()
}

/// Law 28A: whether this player's pass was taken as made under one answer, since their LHO called.
fn passed_first(then: &Continuation, seat: Seat) -> bool {
    let in_turn = |it: &Incident| it.kind == Kind::ConsideredInRotation && !it.is_taken_as_not_made();
    then.incidents.iter().any(|it| in_turn(it) && it.offender.rho() == seat)
}

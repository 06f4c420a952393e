//! The table as the reader sees it: the events so far, the calls that stand, whose turn it is, what is open.
//! It follows the order of calls only; what the Laws make of them is not the shorthand's business.

pub(super) use super::open::{Fault, Intended, Open, Timing};
use super::standing::{Standing, Withdrawn};
use crate::{
    bridge::{Bid, Call, Seat},
    record::{Event, Facts, LhoChoice, MadeCall},
    shorthand::problem::Span,
};

pub(super) struct Table {
    pub dealer: Seat,
    pub turn: Seat,
    pub events: Vec<Event>,
    /// The calls that stand, as far as is known.
    pub standing: Standing,
    pub last: Option<Last>,
    withdrawn: Withdrawn,
    /// The last call over an irregular one, which it accepts: its place among the events.
    over_irregular: Option<usize>,
    pub open: Open,
    /// What LHO has yet to choose about, although others have called since.
    pub earlier: Option<Earlier>,
    /// The later of two irregular calls, once LHO has chosen about the earlier one: the next choice is about it.
    pub later: Option<Open>,
    /// Law 25A: who made a slip, over which others call before `>` names the call that was meant.
    pub slip: Option<Seat>,
    /// Whether the director has ruled on what was open, and nobody has been named since: the ruling then decides whose turn it is.
    pub is_ruled: bool,
    /// How many calls there were that nobody can accept. Calls after them may be void, which the order does not show.
    pub inadmissible: usize,
}

/// The call that was written last, to which marks belong.
#[derive(Clone, Copy)]
pub(super) struct Last {
    /// Its place among the events.
    pub event: usize,
    pub span: Span,
    pub by: Seat,
    pub call: Call,
    /// Whose turn it was.
    pub turn: Seat,
    /// The last bid before it.
    pub over: Option<Bid>,
    /// How many calls stood before it.
    pub before: usize,
    pub said: Said,
    /// Whether it takes the place of a call of the same player's.
    pub replaces: bool,
}

/// An irregular call over which LHO has not called, and others have.
#[derive(Clone, Copy)]
pub(super) struct Earlier {
    pub open: Open,
    /// The call of the player whose turn it was: the offender's partner, who has called in turn.
    pub in_turn: Option<(Seat, Call)>,
}

/// How the player is known.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Said {
    ByTurn,
    /// By turn, after `W: ` at the very start named the dealer.
    WithDealer(Span),
    BySeat,
}

impl Table {
    pub(super) fn new(dealer: Seat) -> Table {
        let (events, standing) = (Vec::new(), Standing::default());
        Table {
            dealer,
            turn: dealer,
            events,
            standing,
            last: None,
            withdrawn: Withdrawn::default(),
            over_irregular: None,
            open: Open::Nothing,
            earlier: None,
            later: None,
            slip: None,
            is_ruled: false,
            inadmissible: 0,
        }
    }

    /// A call by the player whose turn it is, or by the one whose call is awaited.
    pub(super) fn called(&mut self, call: Call, span: Span, said: Said) {
        match self.open {
            Open::Unintended { player, turn, before, intended: Intended::Next } => {
                self.meant((player, turn), call, span, before);
            }
            Open::Awaiting { offender, call: original, before } if offender == self.turn => {
                self.replaces(offender, call, span, (original, before), Timing::Due);
            }
            Open::Nothing
            | Open::Irregular { .. }
            | Open::Awaiting { .. }
            | Open::Replaced { .. }
            | Open::Unintended { intended: Intended::Said, .. }
            | Open::Changed { .. } => self.place(self.turn, call, span, said),
        }
    }

    /// A call by a player who is named.
    pub(super) fn called_by(&mut self, seat: Seat, call: Call, span: Span) {
        match self.open {
            Open::Irregular { fault: Fault::Insufficient, offender, call: original, before, .. }
                if offender == seat =>
            {
                self.replaces(seat, call, span, (original, before), Timing::Premature);
            }
            Open::Irregular { fault: Fault::Inadmissible, offender, call: original, before, .. }
            | Open::Awaiting { offender, call: original, before }
                if offender == seat =>
            {
                self.replaces(seat, call, span, (original, before), Timing::Due);
            }
            Open::Replaced { offender, original, before, timing } if offender == seat && self.last_was_double() => {
                self.replaces(seat, call, span, (original, before), timing.of_another());
            }
            Open::Unintended { player, turn, before, .. } if player == seat => {
                self.meant((player, turn), call, span, before);
            }
            Open::Nothing | Open::Changed { .. } if self.is_second_call_of(seat) => self.changes(call, span),
            Open::Nothing
            | Open::Irregular { .. }
            | Open::Awaiting { .. }
            | Open::Replaced { .. }
            | Open::Unintended { .. }
            | Open::Changed { .. } => self.place(seat, call, span, Said::BySeat),
        }
    }

    /// The call that takes the place of an irregular one, `original`, before which `before` calls stood.
    pub(super) fn replaces(
        &mut self,
        offender: Seat,
        call: Call,
        span: Span,
        (original, before): (Call, usize),
        timing: Timing,
    ) {
        self.again(offender, call, span, before);
        let insufficient_again = matches!(self.open, Open::Irregular { fault: Fault::Insufficient, .. });
        if !insufficient_again {
            self.open = Open::Replaced { offender, original, before, timing };
        }
    }

    /// Law 27B3: LHO has declined, and the double in place of the bid is not comparable: the offender calls again.
    pub(super) fn cancel_incomparable_double(&mut self) {
        let Open::Replaced { offender, original, before, timing } = self.open else { return };
        let made = self.last.as_ref().and_then(|last| self.events.get(last.event)).and_then(Event::made_call);
        let is_incomparable = made.is_some_and(|made| made.facts.comparable == Some(false));
        if timing != Timing::Premature && is_incomparable && self.last_was_double() {
            self.standing.truncate(before);
            self.turn = offender;
            self.open = Open::Awaiting { offender, call: original, before };
        }
    }

    /// The player changes the call that was written last, for whatever reason.
    pub(super) fn changes(&mut self, call: Call, span: Span) {
        if let Some(last) = self.last {
            self.again(last.by, call, span, last.before);
            self.open = Open::Changed { player: last.by, first: last.call, before: last.before };
        }
    }

    /// The player calls again; of the calls that stood, only those before their first call remain.
    pub(super) fn again(&mut self, player: Seat, call: Call, span: Span, before: usize) {
        self.standing.truncate(before);
        self.turn = player;
        self.place(player, call, span, Said::BySeat);
    }

    /// Law 25A: the call that was meant takes the place of the slip, in turn or out of it.
    pub(super) fn meant(&mut self, (player, turn): (Seat, Seat), call: Call, span: Span, before: usize) {
        self.standing.truncate(before);
        self.turn = turn;
        self.place(player, call, span, Said::BySeat);
        self.last.iter_mut().for_each(|last| last.replaces = false);
    }

    fn place(&mut self, by: Seat, call: Call, span: Span, said: Said) {
        let is_second =
            matches!(self.open, Open::Irregular { fault: Fault::OutOfTurn, offender, .. } if offender == by);
        self.keep_earlier(by, call);
        self.later = self.later.filter(|later| later.is_by(by.partner()));
        self.slip = self.slip.filter(|player| *player != by);
        // The player whose turn it was calls, although another one has called out of turn.
        let is_proper = matches!(
            self.open,
            Open::Irregular { fault: Fault::OutOfTurn, offender, proper, .. } if by == proper && by != offender.lho()
        );
        let turn = if is_proper { by } else { self.turn };
        let (before, over) = (self.standing.len(), self.last_bid());
        let fault = self.fault(by, call, over);
        self.inadmissible += usize::from(fault == Some(Fault::Inadmissible));
        let fault = if by == turn { fault } else { Some(Fault::OutOfTurn) };
        if matches!(self.open, Open::Irregular { offender, .. } if offender.lho() == by) {
            self.over_irregular = Some(self.events.len());
        }
        if let Open::Irregular { fault: Fault::OutOfTurn, offender, proper, .. } = self.open
            && by == proper
        {
            self.withdrawn.may_be_gone(offender);
        }
        // Law 25B1: a second call out of turn, if LHO calls over it.
        let replaces = is_second || self.withdrawn.is_replaced_by_a_call_of(by, &self.standing);
        self.last = Some(Last { event: self.events.len(), span, by, call, turn, over, before, said, replaces });
        self.is_ruled &= said == Said::ByTurn && by == self.turn;
        self.events.push(Event::Call(MadeCall::new(call, Some(by).filter(|_| !self.is_ruled))));
        self.standing.push(by, call);
        self.turn = by.lho();
        // LHO chooses about the first of two calls out of turn.
        let keeps_open = matches!(self.open, Open::Unintended { player, .. } if by == player.lho());
        if !keeps_open && !is_second {
            self.open = match fault {
                Some(fault) => Open::Irregular { fault, offender: by, proper: turn, call, before },
                None => Open::Nothing,
            };
        }
    }

    /// The director has ruled: after a call out of turn that nobody can accept, the player calls whose turn it was.
    pub(super) fn goes_back(&mut self) {
        let Open::Irregular { fault: Fault::OutOfTurn, offender, proper, call, before } = self.open else { return };
        let now = self.standing.clone();
        self.standing.truncate(before);
        if self.fault(offender, call, None) == Some(Fault::Inadmissible) {
            (self.turn, self.open) = (proper, Open::Nothing);
        } else {
            self.standing = now;
        }
    }

    /// Whether nothing is open and the auction is not over.
    pub(super) fn goes_on_in_turn(&self) -> bool {
        self.open == Open::Nothing && self.passes_left() > 0
    }

    /// Whether this player's call would be in order, as far as the order of calls shows it.
    pub(super) fn is_in_order(&self, by: Seat, call: Call) -> bool {
        self.fault(by, call, self.last_bid()).is_none()
    }

    /// A call that could not be read takes a turn and leaves nothing open.
    pub(super) fn unknown_call(&mut self) {
        self.turn = self.turn.lho();
        self.open = Open::Nothing;
        self.last = None;
    }

    fn fault(&self, by: Seat, call: Call, over: Option<Bid>) -> Option<Fault> {
        let last = self.standing.last_but_passes();
        let opponents = last.is_some_and(|(seat, _)| seat.side() != by.side());
        let admissible = match (call, last.map(|(_, call)| call)) {
            (Call::Pass, _) => true,
            (Call::Bid(bid), _) => !bid.is_above_seven(),
            (Call::Double, Some(Call::Bid(_))) | (Call::Redouble, Some(Call::Double)) => opponents,
            (Call::Double | Call::Redouble, _) => false,
        };
        match call.bid() {
            _ if !admissible => Some(Fault::Inadmissible),
            Some(bid) if !bid.is_sufficient_over(over) => Some(Fault::Insufficient),
            Some(_) | None => None,
        }
    }

    pub(super) fn last_bid(&self) -> Option<Bid> {
        self.standing.last_bid()
    }

    /// Whether the last call that is no pass is a double.
    pub(super) fn last_is_double(&self) -> bool {
        self.standing.last_but_passes().is_some_and(|(_, call)| call == Call::Double)
    }

    pub(super) fn last_was_double(&self) -> bool {
        self.last.is_some_and(|last| last.call.is_double_or_redouble())
    }

    fn is_second_call_of(&self, seat: Seat) -> bool {
        self.last_call().is_some_and(|last| last.by == seat)
    }

    /// Whether this call was made over an irregular one.
    pub(super) fn follows_irregular(&self, last: Last) -> bool {
        self.over_irregular == Some(last.event)
    }

    /// Whether the intended call is awaited after a slip, and a call over an irregular one was made before.
    pub(super) fn is_slip_over_irregular(&self) -> bool {
        self.over_irregular.is_some() && matches!(self.open, Open::Unintended { .. })
    }

    /// Whether this call was made out of turn by a player who has called in the round before it: `1H P 2C P S:2D`.
    pub(super) fn is_call_again(&self, last: Last) -> bool {
        let before = |steps: usize| match last.event.checked_sub(steps).and_then(|at| self.events.get(at)) {
            Some(Event::Call(made)) => Some((made.by?, made.call)),
            _ => None,
        };
        let bid = |made: Option<(Seat, Call)>| made.filter(|(_, call)| call.bid().is_some()).map(|(by, _)| by);
        let same = bid(before(2)) == Some(last.by) && before(1) == Some((last.by.lho(), Call::Pass));
        last.by != last.turn && same && last.call.bid().is_some()
    }

    /// Whether the last call was made out of turn.
    pub(super) fn last_was_out_of_turn(&self) -> bool {
        self.last_call().is_some_and(|last| last.by != last.turn)
    }

    /// The last call, if nothing happened after it.
    pub(super) fn last_call(&self) -> Option<Last> {
        self.last.filter(|last| last.event + 1 == self.events.len())
    }

    /// The passes that are missing until the auction is over.
    pub(super) fn passes_left(&self) -> usize {
        let needed = if self.last_bid().is_some() { 3 } else { 4 };
        usize::saturating_sub(needed, self.standing.passes())
    }

    pub(super) fn awaits_the_intended_call(&self) -> bool {
        matches!(self.open, Open::Unintended { intended: Intended::Next, .. })
    }

    /// Who may choose about what is open.
    pub(super) fn chooser(&self) -> Option<Seat> {
        match self.earlier.map_or(self.later.unwrap_or(self.open), |earlier| earlier.open) {
            Open::Irregular { offender, .. } | Open::Awaiting { offender, .. } | Open::Replaced { offender, .. } => {
                Some(offender.lho())
            }
            Open::Changed { player, .. } => Some(player.lho()),
            Open::Nothing | Open::Unintended { .. } => None,
        }
    }

    pub(super) fn facts_of_last(&mut self) -> Option<&mut Facts> {
        let event = self.last?.event;
        match self.events.get_mut(event)? {
            Event::Call(made) => Some(&mut made.facts),
            Event::Lho(_) | Event::DirectorRuled | Event::OpeningLeadFaced => None,
        }
    }

    pub(super) fn choice(&mut self, choice: LhoChoice) {
        self.events.push(Event::Lho(choice));
    }
}

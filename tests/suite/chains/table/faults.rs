//! What careless players do, and what the others do about it.

use director_please::{
    bridge::{Bid, Call, Denomination, Level, Seat},
    record::{Event, Facts, LhoChoice, MadeCall, Shows},
};

use super::{Fault, MEANINGS, Table, any_call, made};

impl Table {
    /// Somebody makes a call that may be irregular. False where it is the call that they have just made.
    pub(super) fn wrong(&mut self, who: Seat, call: Call) -> bool {
        self.wrong_with(who, call, None)
    }

    fn wrong_with(&mut self, who: Seat, call: Call, unintended: Option<bool>) -> bool {
        let shows = self.dice.maybe(10, Shows::NOTHING);
        let comparable = self.dice.one_in(2);
        let comparable = self.dice.maybe(3, comparable);
        let meaning = MEANINGS[self.dice.below(MEANINGS.len())];
        let meaning = self.dice.maybe(15, meaning.into());
        let facts = Facts { unintended, shows, comparable, meaning, ..Facts::default() };
        if !self.add(Event::Call(MadeCall { call, by: Some(who), facts })) {
            return false;
        }
        self.blame(who);
        self.last_bidder = None;
        call.bid().into_iter().for_each(|bid| self.name(bid));
        true
    }

    /// A call of a kind that may go wrong at this table.
    pub(super) fn stray_call(&mut self) -> Call {
        let call = any_call(&mut self.dice);
        let needs = match call {
            Call::Pass => return call,
            Call::Double | Call::Redouble => Fault::Inadmissible,
            Call::Bid(bid) if bid.is_above_seven() => Fault::AboveSeven,
            Call::Bid(_) => return call,
        };
        if self.faults.contains(&needs) { call } else { Call::Pass }
    }

    /// This player makes this call, in turn or out of it, and the table goes on.
    pub fn calls_anyhow(&mut self, who: Seat, call: Call) {
        if who != self.turn {
            self.out_of_rotation(who, call);
        } else if self.wrong(who, call) {
            self.follow(who, call);
        }
        (0..3).for_each(|_| self.step());
    }

    /// A careless player does something wrong at their own turn.
    pub(super) fn err_in_turn(&mut self) {
        let (by, before) = (self.turn, self.passes);
        self.before_last = before;
        match self.faults[self.dice.below(self.faults.len())] {
            Fault::Insufficient if self.named.is_some() => self.insufficient(),
            Fault::Inadmissible => {
                let call = if self.dice.one_in(2) { Call::Double } else { Call::Redouble };
                self.inadmissible(call);
            }
            Fault::AboveSeven => {
                let denomination = Denomination::ALL[self.dice.below(5)];
                self.inadmissible(Call::Bid(Bid { level: Level::new(8).unwrap(), denomination }));
            }
            Fault::Mispull => self.mispull(by),
            Fault::Change => {
                let (first, second) = (self.legal_call(by), self.legal_call(by));
                if first == second || first == Call::Pass && before >= 2 {
                    return;
                }
                let unintended = self.dice.maybe(2, false);
                self.wrong_with(by, first, unintended);
                self.wrong(by, second);
                match self.dice.below(4) {
                    0 => drop(self.lho(LhoChoice::Accepts)),
                    1 => drop(self.lho(LhoChoice::Declines)),
                    _ => {}
                }
                self.turn = by.lho();
                // Whichever of the two stands.
                self.passes = if [first, second].contains(&Call::Pass) { before + 1 } else { 0 };
            }
            Fault::Insufficient | Fault::OutOfRotation | Fault::Correction | Fault::AfterEnd => self.call_in_turn(),
        }
    }

    /// Law 27: and then LHO calls over it, or chooses in words, or the player bids again too soon.
    pub fn insufficient(&mut self) {
        let (by, before) = (self.turn, self.passes);
        let low: Vec<Bid> = Bid::all().filter(|bid| Some(*bid) <= self.named).collect();
        let bid = low[low.len() - 1 - self.dice.below(low.len().min(7))];
        if !self.wrong(by, Call::Bid(bid)) {
            return;
        }
        (self.turn, self.passes) = (by.lho(), 0);
        match self.dice.below(5) {
            0 | 1 if self.lho(LhoChoice::Declines) => (self.turn, self.passes) = (by, before),
            2 => drop(self.lho(LhoChoice::Accepts)),
            3 => self.correct(by, before),
            _ => {}
        }
    }

    /// The player calls again before anybody else has said anything.
    fn correct(&mut self, by: Seat, before: usize) {
        if !self.faults.contains(&Fault::Correction) {
            return;
        }
        let call = if self.dice.one_in(3) { self.stray_call() } else { self.legal_call(by) };
        if self.wrong(by, call) {
            self.passes = if call == Call::Pass { before + 1 } else { 0 };
        }
    }

    /// Laws 36 and 38: and then LHO calls, or the director rules, or the player calls again.
    fn inadmissible(&mut self, call: Call) {
        let (by, before) = (self.turn, self.passes);
        let was_tainted = self.is_tainted(by);
        // By any reading; other doubles may be legal.
        let is_own_bid = self.last_bidder.is_some_and(|bidder| bidder.side() == by.side());
        let is_void = match call {
            Call::Double => self.named.is_none() || is_own_bid,
            Call::Redouble => self.named.is_none() || self.last_bidder.is_some(),
            Call::Pass | Call::Bid(_) => true,
        };
        if !self.wrong(by, call) {
            return;
        }
        (self.turn, self.passes) = (by.lho(), 0);
        let above_seven = call.bid().is_some();
        match self.dice.below(4) {
            // A double by a player who may have to pass may fall under 37, and then a pass is put in its place.
            0 if above_seven || !was_tainted => {
                self.record.events.push(Event::DirectorRuled);
                (self.turn, self.passes) = if above_seven { (by.lho(), before + 1) } else { (by, before) };
            }
            1 => {
                self.correct(by, before);
                self.over |= above_seven && before >= 1;
            }
            _ => {
                self.call_in_turn();
                if !is_void {
                    return;
                }
                self.void_until = Some(if above_seven { (by.lho(), before + 1) } else { (by, before) });
            }
        }
    }

    /// Law 25A: they call what they never meant, and then what they meant; sometimes LHO has passed in between.
    fn mispull(&mut self, by: Seat) {
        let before = self.passes;
        let (slip, meant) = (any_call(&mut self.dice), self.legal_call(by));
        if slip == meant || !self.wrong_with(by, slip, Some(true)) {
            return;
        }
        if self.dice.one_in(3) {
            self.record.events.push(made(Call::Pass, by.lho()));
        }
        if self.wrong(by, meant) {
            self.passes = before;
            self.follow(by, meant);
        }
    }

    /// Laws 28 to 32: and then LHO calls, or the player whose turn it was, or LHO chooses in words.
    pub(super) fn out_of_rotation(&mut self, who: Seat, call: Call) {
        let (turn, before) = (self.turn, self.passes);
        let is_removed = call.is_double_or_redouble() || call.bid().is_some_and(Bid::is_above_seven);
        // Laws 36 and 38 say that partner must pass, and nothing of a call made before the ruling.
        let leaves_partner_free = !self.is_tainted(who) && !is_removed;
        // Law 28A: where RHO may have to pass, the call is made in rotation, and RHO has nothing more to call.
        let is_in_rotation = who == turn.lho() && self.is_tainted(turn);
        let has_just_called = turn == who.lho() && self.last_caller() == Some(who);
        if !self.wrong(who, call) {
            return;
        }
        let (lho, is_pass) = (who.lho(), call == Call::Pass);
        let after_a_pass = before + 1 + usize::from(is_in_rotation);
        let mut passes = if is_pass { after_a_pass } else { 0 };
        if has_just_called {
            // A change of call: it is still LHO's turn, and either call may stand.
            self.passes = if is_pass { self.before_last + 1 } else { before };
            return;
        }
        if self.faults.contains(&Fault::Correction) && self.dice.one_in(6) {
            // Whichever of the two stands.
            let again = self.stray_call();
            if self.wrong(who, again) && again == Call::Pass {
                passes = after_a_pass;
            }
        } else {
            match self.dice.below(6) {
                0 if self.lho(LhoChoice::Declines) => {
                    (self.turn, self.passes) = (turn, before);
                    return;
                }
                1 if self.lho(LhoChoice::Accepts) => {
                    (self.turn, self.passes, self.before_last) = (lho, passes, before);
                    return;
                }
                _ => {}
            }
        }
        if self.dice.one_in(2) && !is_in_rotation {
            (self.turn, self.passes) = (turn, before);
            self.excused = Some(turn).filter(|turn| *turn == who.partner() && leaves_partner_free);
            self.call_in_turn();
            self.over |= is_removed && before >= 1;
        } else if passes >= 3 && !is_in_rotation {
            self.record.events.push(made(Call::Pass, lho));
            self.over = true;
        } else {
            (self.turn, self.passes) = (lho, passes);
            if self.is_end() {
                return;
            }
            self.call_in_turn();
            // What was called since may be void, and then it is as it was before.
            self.over |= is_removed && before >= 1;
        }
    }
}

//! A table at which one or two players are careless, and the others call when it is their turn.
//!
//! The table knows nothing of rulings. It keeps whose turn the players take it to be: left of the last call made in
//! rotation. So it knows who has done nothing wrong, whatever the program says.

use director_please::{
    bridge::{Bid, Call, Denomination, Level, Seat},
    lawbook::Edition,
    laws,
    record::{Event, Facts, LhoChoice, MadeCall, Record, Shows},
};

use crate::totality::Dice;

/// What careless players do.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Fault {
    Insufficient,
    OutOfRotation,
    Inadmissible,
    AboveSeven,
    Mispull,
    Change,
    /// They call again at once, before anybody has chosen.
    Correction,
    AfterEnd,
}

pub const EVERY_FAULT: [Fault; 8] = [
    Fault::Insufficient,
    Fault::OutOfRotation,
    Fault::Inadmissible,
    Fault::AboveSeven,
    Fault::Mispull,
    Fault::Change,
    Fault::Correction,
    Fault::AfterEnd,
];

/// What some of their calls are said to show.
const MEANINGS: [&str; 3] = ["5+H 10-15", "4+S", "15-17 bal"];

#[derive(Clone)]
pub struct Table {
    pub record: Record,
    pub dice: Dice,
    /// Whose turn the players take it to be.
    pub turn: Seat,
    careless: Vec<Seat>,
    /// Who has made a call that is irregular, or that may be.
    pub blamed: Vec<Seat>,
    faults: Vec<Fault>,
    /// The highest bid named so far, whether it stands or not: a bid above it is sufficient by any reading.
    pub named: Option<Bid>,
    /// The passes at the end, at least as many as stand.
    passes: usize,
    /// The opponents of this player may plainly double.
    last_bidder: Option<Seat>,
    /// Partner of a player who called out of rotation, at their own turn: they need not know yet that they may have to pass.
    excused: Option<Seat>,
    /// Laws 36A and 38: from this player's turn on calls count again, with so many passes before them.
    void_until: Option<(Seat, usize)>,
    over: bool,
}

pub fn made(call: Call, by: Seat) -> Event {
    Event::Call(MadeCall::new(call, Some(by)))
}

/// A call of any kind, most of them low.
pub fn any_call(dice: &mut Dice) -> Call {
    match dice.below(12) {
        0..=3 => Call::Pass,
        4 => Call::Double,
        5 => Call::Redouble,
        _ => {
            let levels = if dice.one_in(20) { 9 } else { 3 };
            let level = Level::new(1 + u8::try_from(dice.below(levels)).unwrap()).unwrap();
            Call::Bid(Bid { level, denomination: Denomination::ALL[dice.below(5)] })
        }
    }
}

impl Table {
    pub fn new(dice: &mut Dice, edition: Edition, faults: &[Fault]) -> Table {
        let dealer = Seat::ALL[dice.below(4)];
        let first = Seat::ALL[dice.below(4)];
        let mut careless = vec![first];
        if dice.one_in(3) {
            careless.push(first.lho());
        }
        if dice.one_in(4) {
            careless.push(first.partner());
        }
        if faults.is_empty() {
            careless.clear();
        }
        let dice = dice.clone();
        let (record, faults) = (Record::new(edition, dealer), faults.to_vec());
        let nobody = (Vec::new(), None, None, None, None);
        let (blamed, named, last_bidder, excused, void_until) = nobody;
        let (turn, passes, over) = (dealer, 0, false);
        Table { record, dice, turn, careless, blamed, faults, named, passes, last_bidder, excused, void_until, over }
    }

    /// A table after some calls, regular or not.
    pub fn played(dice: &mut Dice, edition: Edition, faults: &[Fault], most: usize) -> Table {
        let mut table = Table::new(dice, edition, faults);
        for _ in 0..table.dice.below(most + 1) {
            table.step();
        }
        table
    }

    /// The next thing that happens.
    pub fn step(&mut self) {
        if self.over {
            return;
        }
        if self.is_end() {
            self.over = true;
            if self.faults.contains(&Fault::AfterEnd) && self.dice.one_in(3) {
                let (who, call) = (self.careless[0], any_call(&mut self.dice));
                self.wrong(who, call);
            }
            return;
        }
        let here = self.careless.contains(&self.turn);
        let elsewhere: Vec<Seat> = self.careless.iter().copied().filter(|seat| *seat != self.turn).collect();
        if here && self.dice.one_in(2) {
            self.err_in_turn();
        } else if !elsewhere.is_empty() && self.faults.contains(&Fault::OutOfRotation) && self.dice.one_in(4) {
            let who = elsewhere[self.dice.below(elsewhere.len())];
            let call = self.stray_call();
            self.out_of_rotation(who, call);
        } else {
            self.call_in_turn();
        }
    }

    /// A call of a kind that may go wrong at this table.
    fn stray_call(&mut self) -> Call {
        let call = any_call(&mut self.dice);
        let needs = match call {
            Call::Pass => return call,
            Call::Double | Call::Redouble => Fault::Inadmissible,
            Call::Bid(bid) if bid.is_above_seven() => Fault::AboveSeven,
            Call::Bid(_) => return call,
        };
        if self.faults.contains(&needs) { call } else { Call::Pass }
    }

    /// Three passes after a bid, or four: nobody goes on in good faith.
    pub fn is_end(&self) -> bool {
        self.over || self.passes >= if self.named.is_some() { 3 } else { 4 }
    }

    /// Whether this player, or their partner, may have to pass for what was done.
    fn is_tainted(&self, who: Seat) -> bool {
        self.blamed.iter().any(|blamed| blamed.side() == who.side())
    }

    /// The player whose turn it is makes a legal call, and passes where they may have to.
    pub fn call_in_turn(&mut self) {
        let by = self.turn;
        let excused = self.excused.take() == Some(by);
        let may_act = excused || self.careless.contains(&by) || !self.is_tainted(by);
        let call = if may_act { self.legal_call(by) } else { Call::Pass };
        if call != Call::Pass && self.is_tainted(by) && !excused {
            self.blame(by);
        }
        let comparable = self.dice.one_in(2);
        let facts = Facts {
            comparable: Some(comparable).filter(|_| self.blamed.contains(&by) && self.dice.one_in(2)),
            ..Facts::default()
        };
        self.record.events.push(Event::Call(MadeCall { call, by: Some(by), facts }));
        self.follow(by, call);
        if let Some((seat, passes)) = self.void_until.filter(|(seat, _)| *seat == self.turn) {
            self.void_until = None;
            self.passes = passes;
            self.over = passes >= 2 && seat == self.turn;
        }
    }

    /// A call that is legal by any reading.
    pub fn legal_call(&mut self, by: Seat) -> Call {
        let above: Vec<Bid> = Bid::all().filter(|bid| bid.is_sufficient_over(self.named)).take(6).collect();
        match self.dice.below(8) {
            0..=2 => Call::Pass,
            3 if self.last_bidder.is_some_and(|bidder| bidder.side() != by.side()) => Call::Double,
            _ if above.is_empty() => Call::Pass,
            _ => Call::Bid(above[self.dice.below(above.len())]),
        }
    }

    /// A call was made in rotation, or so the players take it: it is the next player's turn.
    pub fn follow(&mut self, by: Seat, call: Call) {
        self.turn = by.lho();
        self.passes = if call == Call::Pass { self.passes + 1 } else { 0 };
        match call {
            Call::Pass => {}
            Call::Bid(bid) => {
                self.name(bid);
                self.last_bidder = Some(by);
            }
            Call::Double | Call::Redouble => self.last_bidder = None,
        }
    }

    /// Who made the last call, of whatever kind.
    pub fn last_caller(&self) -> Option<Seat> {
        self.record.events.iter().rev().find_map(|event| match event {
            Event::Call(made) => made.by,
            Event::Lho(_) | Event::DirectorRuled | Event::OpeningLeadFaced => None,
        })
    }

    /// Whether the last thing that happened is a call of this player.
    pub fn has_just_called(&self, who: Seat) -> bool {
        matches!(self.record.events.last(), Some(Event::Call(made)) if made.by == Some(who))
    }

    fn name(&mut self, bid: Bid) {
        if !bid.is_above_seven() {
            self.named = self.named.max(Some(bid));
        }
    }

    fn blame(&mut self, who: Seat) {
        if !self.blamed.contains(&who) {
            self.blamed.push(who);
        }
    }

    /// Somebody makes a call that may be irregular. False where it is the call that they have just made.
    fn wrong(&mut self, who: Seat, call: Call) -> bool {
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

    /// Adds what only some tables can do: LHO's choice where there is one, a call that is not the one just made.
    pub fn add(&mut self, event: Event) -> bool {
        self.record.events.push(event);
        let possible = laws::rule(&self.record).is_ok();
        if !possible {
            self.record.events.pop();
        }
        possible
    }

    pub fn lho(&mut self, choice: LhoChoice) -> bool {
        self.add(Event::Lho(choice))
    }

    /// A careless player does something wrong at their own turn.
    fn err_in_turn(&mut self) {
        let (by, before) = (self.turn, self.passes);
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
            1 => self.correct(by, before),
            _ => {
                self.call_in_turn();
                self.void_until = Some(if above_seven { (by.lho(), before + 1) } else { (by, before) });
            }
        }
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
    pub fn out_of_rotation(&mut self, who: Seat, call: Call) {
        let (turn, before) = (self.turn, self.passes);
        let first_of_the_side = !self.is_tainted(who);
        let has_just_called = turn == who.lho() && self.last_caller() == Some(who);
        if !self.wrong(who, call) {
            return;
        }
        let (lho, is_pass) = (who.lho(), call == Call::Pass);
        let passes = if is_pass { before + 1 } else { 0 };
        if has_just_called {
            // A change of call: it is still LHO's turn, and either call may stand.
            self.passes = before.max(passes);
            return;
        }
        if self.faults.contains(&Fault::Correction) && self.dice.one_in(6) {
            let again = self.stray_call();
            self.wrong(who, again);
        } else {
            match self.dice.below(6) {
                0 if self.lho(LhoChoice::Declines) => {
                    (self.turn, self.passes) = (turn, before);
                    return;
                }
                1 if self.lho(LhoChoice::Accepts) => {
                    (self.turn, self.passes) = (lho, passes);
                    return;
                }
                _ => {}
            }
        }
        // Law 28A: where RHO may have to pass, the call is made in rotation, and RHO has nothing more to call.
        let is_in_rotation = who == turn.lho() && self.is_tainted(turn);
        if self.dice.one_in(2) && !is_in_rotation {
            (self.turn, self.passes) = (turn, before);
            self.excused = Some(turn).filter(|turn| *turn == who.partner() && first_of_the_side);
            self.call_in_turn();
        } else if passes >= 3 {
            self.record.events.push(made(Call::Pass, lho));
            self.over = true;
        } else {
            (self.turn, self.passes) = (lho, passes);
            self.call_in_turn();
            if call.is_double_or_redouble() || call.bid().is_some_and(Bid::is_above_seven) {
                self.void_until = Some((turn, before));
            }
        }
    }
}

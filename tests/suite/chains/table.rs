//! A table at which one or two players are careless, and the others call when it is their turn.
//!
//! The table knows nothing of rulings. It keeps whose turn the players take it to be: left of the last call made in
//! rotation. So it knows who has done nothing wrong, whatever the program says.

mod faults;

use director_please::{
    bridge::{Bid, Call, Denomination, Level, Seat},
    lawbook::Edition,
    laws,
    record::{Event, Facts, LhoChoice, MadeCall, Record},
};

use crate::dice::Dice;

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
    /// The passes before the last call.
    before_last: usize,
    /// Laws 36A and 38: from this player's turn on calls count again, with this number of passes before them.
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
        let (turn, passes, before_last, over) = (dealer, 0, 0, false);
        Table {
            record,
            dice,
            turn,
            careless,
            blamed,
            faults,
            named,
            passes,
            before_last,
            last_bidder,
            excused,
            void_until,
            over,
        }
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
        if self.void_until.is_some() {
            return self.call_in_turn();
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
        self.before_last = self.passes;
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
}

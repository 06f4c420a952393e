//! The auction as a table: every call in the column of its player, also those that no longer count.

use super::{
    case::{self, Case, Subject},
    message::Message,
};
use crate::{
    bridge::{Call, Seat},
    ruling::{CallStatus, Kind, Origin, Outcome, RuledCall, Ruling},
};

/// The auction in rows of four, West first.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Table {
    /// The seats, from the left.
    pub seats: [Option<Seat>; 4],
    /// The rows. A cell holds what happened at one player's turn: usually one call.
    pub rows: Vec<[Vec<Cell>; 4]>,
    /// What the signs mean.
    pub legend: Vec<Message>,
}

/// What stands in a cell.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Cell {
    /// A call and its sign.
    Call(Call, Mark),
    /// The player who acts next.
    Turn,
}

/// The sign beside a call.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mark {
    /// None: a regular call.
    Plain,
    /// An irregular call that stands, or may yet stand.
    Irregular,
    /// A call that no longer counts.
    Gone,
    /// A pass that the Laws put there.
    Substituted,
}

/// The columns, from the left.
const COLUMNS: [Seat; 4] = [Seat::West, Seat::North, Seat::East, Seat::South];

/// The calls laid out turn by turn: a turn's number and what happened in it.
struct Layout {
    dealer: Seat,
    turns: Vec<(usize, Seat, Vec<Cell>)>,
    last: Option<(usize, Seat)>,
}

/// The auction of a ruling.
pub(super) fn table(ruling: &Ruling, cases: &[Case<'_>]) -> Table {
    let mut layout = Layout { dealer: ruling.auction.dealer(), turns: Vec::new(), last: None };
    for (place, call) in ruling.calls.iter().enumerate() {
        let irregular = cases.iter().any(|case| is_irregular(case, place, call));
        layout.add(call, mark(call, irregular));
    }
    if let Some(turn) = next(ruling, cases) {
        let at = layout.turn_of(turn);
        layout.put(at, turn, Cell::Turn);
    }
    Table { seats: COLUMNS.map(Some), rows: layout.rows(), legend: legend(ruling, cases) }
}

/// Who acts next. Of several irregularities, LHO of the first chooses first.
fn next(ruling: &Ruling, cases: &[Case<'_>]) -> Option<Seat> {
    let first = case::open(cases).first().filter(|case| case.awaits_lho()).map(|case| case.lho);
    ruling.turn.map(|turn| first.unwrap_or(turn))
}

/// Whether a call is the irregular one, or a second insufficient bid in its place.
fn is_irregular(case: &Case<'_>, place: usize, call: &RuledCall) -> bool {
    let second = case.second_pending().or(case.accepted().filter(|_| case.cites("27B4")));
    case.place == place || (place > case.place && call.by == case.offender && Some(call.call) == second)
}

const fn mark(call: &RuledCall, is_irregular: bool) -> Mark {
    match (call.status, call.origin) {
        (CallStatus::Withdrawn | CallStatus::Cancelled, _) => Mark::Gone,
        (CallStatus::Stands | CallStatus::Pending, Origin::Substituted) => Mark::Substituted,
        (CallStatus::Stands | CallStatus::Pending, Origin::Made) if is_irregular => Mark::Irregular,
        (CallStatus::Stands | CallStatus::Pending, Origin::Made) => Mark::Plain,
    }
}

impl Layout {
    fn add(&mut self, call: &RuledCall, mark: Mark) {
        let at = match self.last {
            // A second call at one's own turn stands in the same cell.
            Some((last, seat)) if seat == call.by => last,
            Some(_) | None => self.turn_of(call.by),
        };
        self.put(at, call.by, Cell::Call(call.call, mark));
        if mark != Mark::Gone {
            self.last = Some((at, call.by));
        }
    }

    /// The first turn of this player after the last call that counts.
    fn turn_of(&self, seat: Seat) -> usize {
        let (next, first) = match self.last {
            Some((last, by)) => (last + 1, by.lho()),
            None => (0, self.dealer),
        };
        let mut waits = 0;
        let mut player = first;
        while player != seat && waits < 4 {
            player = player.lho();
            waits += 1;
        }
        next + waits
    }

    fn put(&mut self, at: usize, seat: Seat, cell: Cell) {
        match self.turns.iter_mut().find(|(turn, by, _)| (*turn, *by) == (at, seat)) {
            Some((_, _, cells)) => cells.push(cell),
            None => self.turns.push((at, seat, vec![cell])),
        }
    }

    fn rows(self) -> Vec<[Vec<Cell>; 4]> {
        let column = |seat: Seat| COLUMNS.iter().position(|&other| other == seat).unwrap_or_default();
        let offset = column(self.dealer);
        let mut rows: Vec<[Vec<Cell>; 4]> = Vec::new();
        for (turn, seat, cells) in self.turns {
            let row = (turn + offset) / 4;
            rows.resize_with(rows.len().max(row + 1), Default::default);
            if let Some(cell) = rows.get_mut(row).and_then(|row| row.get_mut(column(seat))) {
                *cell = cells;
            }
        }
        // Where the first to call was not the dealer, his row may be the second one.
        if rows.first().is_some_and(|row| row.iter().all(Vec::is_empty)) {
            rows.remove(0);
        }
        rows
    }
}

fn legend(ruling: &Ruling, cases: &[Case<'_>]) -> Vec<Message> {
    let mut kinds: Vec<Kind> = Vec::new();
    for case in cases {
        let mut calls = ruling.calls.iter().enumerate();
        let is_marked =
            calls.any(|(place, call)| is_irregular(case, place, call) && mark(call, true) == Mark::Irregular);
        // Every call out of turn has the same sign.
        let kind = if case.subject() == Subject::Rotation { Kind::BidOutOfRotation } else { case.incident.kind };
        if is_marked && !kinds.contains(&kind) {
            kinds.push(kind);
        }
    }
    let mut legend: Vec<Message> = kinds.into_iter().map(|kind| Message::SignIrregular { kind }).collect();
    let has = |status| ruling.calls.iter().any(|call| call.status == status);
    legend.extend(match (has(CallStatus::Withdrawn), has(CallStatus::Cancelled)) {
        (true, true) => Some(Message::SignGone {}),
        (true, false) => Some(Message::SignWithdrawn {}),
        (false, true) => Some(Message::SignCancelled {}),
        (false, false) => None,
    });
    let substituted = ruling.calls.iter().any(|call| mark(call, false) == Mark::Substituted);
    legend.extend(substituted.then_some(Message::SignSubstituted {}));
    let choosing = cases.iter().any(|case| waits_for_lho(&case.incident.outcome));
    legend.extend(
        next(ruling, cases).map(
            |seat| {
                if choosing { Message::SignChooser { seat } } else { Message::SignTurn { seat } }
            },
        ),
    );
    legend
}

/// Whether LHO has something to choose, now or once the director has decided.
fn waits_for_lho(outcome: &Outcome) -> bool {
    match outcome {
        Outcome::PlayersOption(option) => case::is_lho_choice(option),
        Outcome::DirectorsOption(option) => waits_for_lho(&option.if_no),
        Outcome::NoRectification(_) | Outcome::Rectification(_) => false,
    }
}

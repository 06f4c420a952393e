//! The auction as a table: every call in its player's column, including those that no longer count.

use std::fmt;

use super::{
    case::{self, Case, Subject},
    message::Message,
};
use crate::{
    bridge::{Call, Seat},
    record::{Event, Facts, MadeCall, Record},
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
    pub legend: Vec<(Sign, Message)>,
}

/// What is in a cell.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Cell {
    /// A call, its sign, and whether more is said about it.
    Call(Call, Mark, Alert),
    /// The player who acts next.
    Turn(Seat, Act),
}

/// What the player who acts next does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Act {
    /// They call.
    Calls,
    /// They accept or decline.
    Chooses,
}

/// What there is to say about a call.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mark {
    /// Nothing: a regular call.
    Plain,
    /// An irregular call that stands, or may yet stand.
    Irregular(Kind),
    /// A call that was withdrawn.
    Withdrawn,
    /// A call that was cancelled.
    Cancelled,
    /// A pass that the Laws put there.
    Substituted,
}

/// What else the record says about a call, so that its name alone does not tell everything.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Alert {
    /// Nothing.
    #[default]
    None,
    /// Only that it does not show what it names.
    Artificial,
    /// What it shows or asks.
    Described,
}

impl Alert {
    fn of(made: &MadeCall) -> Alert {
        let Facts { shows, meaning, purpose, .. } = &made.facts;
        match (shows, meaning, purpose) {
            (None, None, None) => Alert::None,
            (Some(shows), None, None) if shows.is_empty() => Alert::Artificial,
            (Some(_) | None, ..) => Alert::Described,
        }
    }

    /// In words; `None` where nothing is said.
    #[must_use]
    pub const fn word(self) -> Option<Message> {
        match self {
            Alert::None => None,
            Alert::Artificial => Some(Message::SignArtificial {}),
            Alert::Described => Some(Message::SignDescribed {}),
        }
    }
}

/// The sign beside a call.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Sign {
    /// The call is irregular, and stands or may yet stand.
    Irregular,
    /// The call no longer counts.
    Gone,
    /// The Laws put the call there.
    Substituted,
    /// Here somebody acts next.
    Turn,
    /// More is said about the call.
    Alert,
}

impl Sign {
    /// As the diagram shows it.
    #[must_use]
    pub const fn symbol(self) -> &'static str {
        match self {
            Sign::Irregular => "!",
            Sign::Gone => "×",
            Sign::Substituted => "( )",
            Sign::Turn => "?",
            Sign::Alert => "*",
        }
    }
}

impl fmt::Display for Sign {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.symbol())
    }
}

impl Cell {
    /// The sign, and what it means here; `None` for a regular call.
    #[must_use]
    pub const fn sign(self) -> Option<(Sign, Message)> {
        match self {
            Cell::Call(_, Mark::Plain, _) => None,
            Cell::Call(_, Mark::Irregular(kind), _) => Some((Sign::Irregular, Message::SignIrregular { kind })),
            Cell::Call(_, Mark::Withdrawn, _) => Some((Sign::Gone, Message::SignWithdrawn {})),
            Cell::Call(_, Mark::Cancelled, _) => Some((Sign::Gone, Message::SignCancelled {})),
            Cell::Call(_, Mark::Substituted, _) => Some((Sign::Substituted, Message::SignSubstituted {})),
            Cell::Turn(seat, Act::Calls) => Some((Sign::Turn, Message::SignTurn { seat })),
            Cell::Turn(seat, Act::Chooses) => Some((Sign::Turn, Message::SignChooser { seat })),
        }
    }
}

/// The columns, from the left.
const COLUMNS: [Seat; 4] = [Seat::West, Seat::North, Seat::East, Seat::South];

/// The calls laid out turn by turn: a turn's number and what happened in it.
struct Layout {
    dealer: Seat,
    turns: Vec<(usize, Seat, Vec<Cell>)>,
    /// The last call that counts.
    last: Option<(usize, Seat)>,
    /// Who called last, whatever became of it.
    by: Option<Seat>,
}

/// The auction of a ruling.
pub(super) fn table(record: &Record, ruling: &Ruling, cases: &[Case<'_>]) -> Table {
    let mut layout = Layout { dealer: ruling.auction.dealer(), turns: Vec::new(), last: None, by: None };
    for (place, call) in ruling.calls.iter().enumerate() {
        let irregular = cases.iter().find(|case| is_irregular(case, place, call)).map(kind);
        let made = call.event.and_then(|event| record.events.get(event)).and_then(Event::made_call);
        layout.add(call, mark(call, irregular), made.map(Alert::of).unwrap_or_default());
    }
    let turn = next(ruling, cases).map(|seat| Cell::Turn(seat, act(cases)));
    if let Some(cell @ Cell::Turn(seat, _)) = turn {
        let at = layout.turn_of(seat);
        layout.put(at, seat, cell);
    }
    let alert = layout.alert();
    Table { seats: COLUMNS.map(Some), rows: layout.rows(), legend: legend(ruling, cases, alert, turn) }
}

/// Who acts next. With several irregularities, LHO of the first chooses first.
fn next(ruling: &Ruling, cases: &[Case<'_>]) -> Option<Seat> {
    let first = case::open(cases).first().filter(|case| case.awaits_lho()).map(|case| case.lho);
    ruling.turn.map(|turn| first.unwrap_or(turn))
}

/// Whether a call is the irregular one, or a second insufficient bid in its place.
fn is_irregular(case: &Case<'_>, place: usize, call: &RuledCall) -> bool {
    let second = case.second_pending().or(case.accepted().filter(|_| case.cites("27B4")));
    case.place == place || (place > case.place && call.by == case.offender && Some(call.call) == second)
}

/// Law 25A: whether the call may be corrected, if the director finds that it was unintended.
fn is_open_slip(case: &Case<'_>) -> bool {
    case.incident.kind == Kind::UnintendedCall && case.option().is_some()
}

/// The same, where no call before it has been withdrawn for another reason.
fn is_all_that_is_withdrawn(case: &Case<'_>) -> bool {
    let mut earlier = case.ruling.calls.iter().take(case.place);
    is_open_slip(case) && !earlier.any(|call| call.status == CallStatus::Withdrawn)
}

/// What kind of irregularity the diagram names: every call out of turn is just that.
fn kind(case: &Case<'_>) -> Kind {
    if case.subject() == Subject::Rotation { Kind::BidOutOfRotation } else { case.incident.kind }
}

fn mark(call: &RuledCall, irregular: Option<Kind>) -> Mark {
    match (call.status, call.origin) {
        (CallStatus::Withdrawn, _) => Mark::Withdrawn,
        (CallStatus::Cancelled, _) => Mark::Cancelled,
        (CallStatus::Stands | CallStatus::Pending, Origin::Substituted) => Mark::Substituted,
        (CallStatus::Stands | CallStatus::Pending, Origin::Made) => irregular.map_or(Mark::Plain, Mark::Irregular),
    }
}

/// What the player who acts next does.
fn act(cases: &[Case<'_>]) -> Act {
    if cases.iter().any(|case| waits_for_lho(&case.incident.outcome)) { Act::Chooses } else { Act::Calls }
}

impl Layout {
    fn add(&mut self, call: &RuledCall, mark: Mark, alert: Alert) {
        let counts = !matches!(mark, Mark::Withdrawn | Mark::Cancelled);
        let at = match self.last {
            // A second call at one's own turn stands in the same cell; not one that is gone, and was made after others had called.
            Some((last, seat)) if seat == call.by && (counts || self.by == Some(seat)) => last,
            Some(_) | None => self.turn_of(call.by),
        };
        self.put(at, call.by, Cell::Call(call.call, mark, alert));
        self.by = Some(call.by);
        if counts {
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

    /// What its sign means in this table: one thing only.
    fn alert(&self) -> Alert {
        let cells = self.turns.iter().flat_map(|(.., cells)| cells);
        let alerts = cells.map(|cell| if let Cell::Call(.., alert) = cell { *alert } else { Alert::None });
        alerts.fold(Alert::None, |all, alert| match (all, alert) {
            (Alert::Described, _) | (_, Alert::Described) => Alert::Described,
            (Alert::Artificial, _) | (_, Alert::Artificial) => Alert::Artificial,
            (Alert::None, Alert::None) => Alert::None,
        })
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
        // Where the first to call was not the dealer, the dealer's row may be the second one.
        if rows.first().is_some_and(|row| row.iter().all(Vec::is_empty)) {
            rows.remove(0);
        }
        rows
    }
}

fn legend(ruling: &Ruling, cases: &[Case<'_>], alert: Alert, turn: Option<Cell>) -> Vec<(Sign, Message)> {
    let mut kinds: Vec<Kind> = Vec::new();
    for case in cases {
        let mut calls = ruling.calls.iter().enumerate();
        let kind = kind(case);
        let is_marked = calls
            .any(|(place, call)| is_irregular(case, place, call) && mark(call, Some(kind)) == Mark::Irregular(kind));
        if is_marked && !kinds.contains(&kind) {
            kinds.push(kind);
        }
    }
    let mut legend: Vec<(Sign, Message)> =
        kinds.into_iter().map(|kind| (Sign::Irregular, Message::SignIrregular { kind })).collect();
    let has = |status| ruling.calls.iter().any(|call| call.status == status);
    let gone = match (has(CallStatus::Withdrawn), has(CallStatus::Cancelled)) {
        (true, true) => Some(Message::SignGone {}),
        (true, false) if cases.iter().any(is_all_that_is_withdrawn) => Some(Message::SignWithdrawnIfUnintended {}),
        (true, false) => Some(Message::SignWithdrawn {}),
        (false, true) => Some(Message::SignCancelled {}),
        (false, false) => None,
    };
    legend.extend(gone.map(|message| (Sign::Gone, message)));
    let substituted = ruling.calls.iter().any(|call| mark(call, None) == Mark::Substituted);
    legend.extend(substituted.then_some((Sign::Substituted, Message::SignSubstituted {})));
    legend.extend(alert.word().map(|message| (Sign::Alert, message)));
    legend.extend(turn.and_then(Cell::sign));
    legend
}

/// Whether LHO has something to choose, now or once the director has decided.
fn waits_for_lho(outcome: &Outcome) -> bool {
    match outcome {
        Outcome::PlayersOption(option) => option.is_lho_choice(),
        Outcome::DirectorsOption(option) => waits_for_lho(&option.if_no),
        Outcome::NoRectification(_) | Outcome::Rectification(_) => false,
    }
}

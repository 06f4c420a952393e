//! One row per player, `N: 1S 2S` and below it `E: 1H P`, looks like calls in turn.

use super::{
    Reader, Trust,
    table::{Open, Said},
};
use crate::{
    bridge::{Call, Seat},
    shorthand::{
        problem::{ProblemKind, Span},
        text::folded,
        words::LISTS,
    },
};

/// The last call whose player was named.
#[derive(Default)]
pub(super) struct Rows {
    /// Its place among the events.
    named: Option<usize>,
    /// Whether the player's name begins a line.
    begins_line: bool,
    /// The place of the call after it, if its player was not named.
    after: Span,
    /// How many lines so far began with a player.
    lines: usize,
}

impl Reader<'_> {
    /// `1S not mispull 2S`: the call with which the player changes that one, or the next player's. A pass is the next player's.
    pub(super) fn ask_after_intended(&mut self, call: Call, span: Span) {
        let is_next_players = self.table.open != Open::Nothing || call == Call::Pass || self.unsaid.in_form;
        let Some(last) = self.table.last_call().filter(|_| !is_next_players) else { return };
        let is_intended = self.table.facts_of_last().is_some_and(|facts| facts.unintended == Some(false));
        if is_intended {
            let candidates = vec![last.by, last.by.lho()];
            self.problem_if_sure(ProblemKind::WhoCalled { candidates }, span);
        }
    }

    /// `1S P 1H. The director was called. 2H`: behind an irregular call that of the player whose turn it was, or it is now.
    pub(super) fn ask_after_the_director(&mut self, span: Span) {
        let is_irregular = matches!(self.table.open, Open::Irregular { .. });
        let last = self.table.last_call().filter(|_| is_irregular && !self.unsaid.in_form && !self.in_columns);
        let Some(last) = last else { return };
        let between = self.text.get(last.span.to..span.from).unwrap_or_default();
        let folded = folded(between);
        let mut words = folded.split(|ch: char| !ch.is_alphanumeric());
        if words.any(|word| LISTS.directors.contains(&word)) {
            let candidates = vec![last.turn, self.table.turn];
            self.problem_if_sure(ProblemKind::WhoCalled { candidates }, span);
            self.trust = Trust::Broken;
        }
    }

    /// A call has been placed.
    pub(super) fn note_row(&mut self, said: Said, span: Span, named_at: Option<Span>) {
        let event = self.table.last_call().map(|last| last.event);
        if said != Said::ByTurn {
            let begins_line = named_at.is_some_and(|named_at| self.begins_row(named_at));
            let lines = self.rows.lines + usize::from(begins_line);
            self.rows = Rows { named: event, begins_line, after: Span::default(), lines };
        } else if event == self.rows.named.map(|named| named + 1) {
            self.rows.after = span;
        }
    }

    /// `N 1h`, `E 1s` and `S 1h, 2h` on the last of these lines: the next player's, or South's second call.
    pub(super) fn ask_about_last_row(&mut self) {
        let Rows { named, begins_line, after, lines } = self.rows;
        let is_last = named.is_some_and(|named| named + 2 == self.table.events.len());
        let before = self.text.get(..after.from).unwrap_or_default().trim_end_matches(' ');
        let is_row = is_last && begins_line && lines > 2 && after != Span::default() && !before.ends_with('\n');
        let first = named.and_then(|named| self.table.events.get(named)?.made_call()?.by);
        if let Some(first) = first.filter(|_| is_row) {
            let candidates = vec![first, first.lho()];
            self.problem_if_sure(ProblemKind::WhoCalled { candidates }, after);
        }
    }

    fn begins_row(&self, named_at: Span) -> bool {
        let before = self.text.get(..named_at.from).unwrap_or_default().trim_end_matches([' ', '|', ';']);
        before.is_empty() || before.ends_with('\n')
    }

    /// A player is named who would have called already, after one who was named too; `E:2H`, glued, says of the call before it that East has called again.
    pub(super) fn ask_about_rows(&mut self, seat: Seat, named_at: Span) {
        let begins_row = self.begins_row(named_at);
        let after = self.text.get(named_at.to..).unwrap_or_default();
        let is_glued = named_at.of(self.text).ends_with(':') && !after.starts_with(char::is_whitespace);
        let Some(named) = self.rows.named.filter(|_| !self.unsaid.in_form && (begins_row || !is_glued)) else { return };
        let calls = self.table.events.get(named..).unwrap_or_default();
        let mut callers = calls.iter().map(|event| event.made_call().and_then(|made| made.by));
        let Some(Some(first)) = callers.next() else { return };
        let in_turn = callers.clone().eq((1..calls.len()).scan(first, |by, _| {
            *by = by.lho();
            Some(Some(*by))
        }));
        // `N: 1H, 1H` and below `E: P`: calls, and nothing that is said of them.
        let between = self.text.get(self.rows.after.to..named_at.from).unwrap_or_default();
        let is_bare = between.chars().all(|ch| ch.is_whitespace() || ",;.|".contains(ch));
        let is_row = begins_row && self.rows.begins_line && is_bare && self.rows.after != Span::default();
        if in_turn && (self.table.open == Open::Nothing || is_row) && callers.any(|by| by == Some(seat)) {
            let candidates = vec![first, first.lho()];
            let span = if self.rows.after == Span::default() { named_at } else { self.rows.after };
            self.problem_if_sure(ProblemKind::WhoCalled { candidates }, span);
            self.trust = Trust::Broken;
        }
    }
}

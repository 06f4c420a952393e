//! A header of seats over the calls, and the seat above the first call.

use super::{Columns, Gap, Sheet};
use crate::{
    bridge::{Call, Seat},
    shorthand::{
        lexer::Lexeme,
        problem::{Problem, ProblemKind, Reading, Span},
        token::{Colon, Token},
    },
};

impl Sheet {
    /// `W N E S` in front of the calls: the columns of a table. The first row may begin under a later seat.
    pub(super) fn take_header(&mut self, text: &str) -> Columns {
        let is_rule = |token| matches!(token, Token::Dash | Token::Bar | Token::Slash | Token::Filler);
        let mut seats: Vec<(Seat, Span)> = Vec::new();
        let mut end = 0;
        for lexeme in &self.lexemes {
            match lexeme.token.seat() {
                Some(seat) if seats.len() < 4 => seats.push((seat, lexeme.span)),
                // `W N E S / - 1S P 2H / P 2D`: a row follows the sign.
                None if lexeme.token == Token::Slash && seats.len() == 4 => {
                    end += 1;
                    break;
                }
                None if is_rule(lexeme.token) && (seats.len() < 4 || lexeme.gap != Gap::Line) => {}
                Some(_) | None => break,
            }
            end += 1;
        }
        if have_dashes_for_calls(&seats, text) || self.begins_with_dashes_for_calls(&seats, end, text) {
            return Columns::None;
        }
        let Some(first) = self.first_seat(&seats) else {
            self.forgive_header();
            return Columns::None;
        };
        let apart = self.lexemes.drain(..end).next_back().is_some_and(|last| last.token == Token::Slash);
        self.break_rows_at_slashes(apart);
        self.drop_table_rule(text);
        let spans: Vec<Span> = seats.iter().map(|&(_, span)| span).collect();
        let empty = self.empty_cells(text, &spans, first);
        let dealer = (0..empty % 4).fold(first, |seat, _| seat.lho());
        self.ask_about_blank_cells(first, dealer);
        if let Some(said) = self.dealer.filter(|said| *said != dealer)
            && let Some((_, span)) = seats.get(empty % 4)
        {
            // The first call is under the player who made it.
            let span = *span;
            let first = self.lexemes.iter().position(|lexeme| lexeme.token.is_call());
            let is_marked = first.is_some_and(|first| self.token(first + 1) == Some(Token::OutOfTurn));
            match first.and_then(|first| Some((first, *self.lexemes.get(first)?))).filter(|_| is_marked) {
                // `1♥!` and below it `! out of turn`
                Some((at, call)) => {
                    self.lexemes.insert(at, Lexeme { token: Token::Label(dealer, Colon::Glued), ..call });
                }
                None => self.ask_who_dealt(span, vec![dealer, said]),
            }
        }
        self.dealer = self.dealer.or(Some(dealer));
        Columns::UnderSeats
    }

    /// `N - E - S - W 1H, N 1D`, `N - E - S - W opened 1H`: players with their calls go on behind the fourth.
    fn begins_with_dashes_for_calls(&self, seats: &[(Seat, Span)], end: usize, text: &str) -> bool {
        let between = seats.first().zip(seats.get(1)).and_then(|((_, one), (_, next))| text.get(one.to..next.from));
        let rest = self.lexemes.get(end..).unwrap_or_default();
        let says_who = rest.first().is_some_and(|next| next.token.is_verb() && next.gap != Gap::Line)
            || rest.iter().any(|lexeme| lexeme.token.seat().is_some());
        between.is_some_and(|between| between.contains(['-', '–', '—'])) && says_who
    }

    /// `W N E S / 1C 1S X 1NT / 1H`, all in one line: the sign stands between the header and the rows. Between single calls it
    /// says nothing.
    fn break_rows_at_slashes(&mut self, behind_header: bool) {
        let end = self.lexemes.iter().position(|lexeme| lexeme.gap == Gap::Line).unwrap_or(self.lexemes.len());
        let is_cell = |lexeme: &&Lexeme| lexeme.token.is_call() || lexeme.token == Token::Dash;
        let line = self.lexemes.get(..end).unwrap_or_default();
        let rows: Vec<usize> =
            line.split(|lexeme| lexeme.token == Token::Slash).map(|row| row.iter().filter(is_cell).count()).collect();
        let full = rows.split_last().is_some_and(|(_, before)| before.iter().all(|cells| *cells == 4));
        if !(full || behind_header && rows.iter().any(|cells| *cells > 1)) {
            return;
        }
        let mut begins = true;
        for lexeme in self.lexemes.iter_mut().take(end) {
            if begins {
                lexeme.gap = Gap::Line;
            }
            begins = lexeme.token == Token::Slash;
        }
        let mut at = 0;
        self.lexemes.retain(|lexeme| {
            at += 1;
            at > end || lexeme.token != Token::Slash
        });
    }

    /// The first of four seats in order. If one seat is there twice, the other three show which one is missing.
    fn first_seat(&mut self, seats: &[(Seat, Span)]) -> Option<Seat> {
        if seats.len() != 4 {
            return None;
        }
        let written: Vec<Seat> = seats.iter().map(|&(seat, _)| seat).collect();
        let first = rotation(&written)?;
        let order = [first, first.lho(), first.partner(), first.rho()];
        let slips: Vec<_> = order.into_iter().zip(seats).filter(|(meant, (written, _))| meant != written).collect();
        match slips.as_slice() {
            [] => Some(first),
            [(meant, (written, span))] => {
                let choices = vec![Reading::Seat(*meant), Reading::Seat(*written)];
                self.problems.push(Problem::new(ProblemKind::Ambiguous { choices }, *span));
                Some(first)
            }
            _ => None,
        }
    }

    /// Four seats in order after words that are not understood: not a table, and nothing to say about the seats.
    fn forgive_header(&mut self) {
        let is_bad = |lexeme: &Lexeme| lexeme.token == Token::BadWord;
        let Some(bad) = self.lexemes.iter().position(is_bad) else { return };
        let seats_from = |at: usize| -> Vec<Seat> {
            self.lexemes.iter().skip(at).map_while(|lexeme| lexeme.token.seat()).take(4).collect()
        };
        let in_order = |at: &usize| {
            let seats = seats_from(*at);
            rotation(&seats).is_some_and(|first| seats.get(1..3) == Some(&[first.lho(), first.partner()]))
        };
        if let Some(at) = (bad + 1..self.lexemes.len()).find(in_order) {
            self.lexemes.drain(at..at + 4);
        }
    }

    /// `---|---|---` under a header.
    fn drop_table_rule(&mut self, text: &str) {
        let of_rule = |lexeme: &&Lexeme| {
            lexeme.token == Token::Bar || lexeme.token == Token::Dash && lexeme.span.of(text).chars().count() >= 3
        };
        let rule = self.lexemes.iter().take_while(of_rule).count();
        let Some(last_dash) = self.lexemes.iter().take(rule).rposition(|lexeme| lexeme.token == Token::Dash) else {
            return;
        };
        let after = self.lexemes.iter().skip(last_dash + 1);
        let length = last_dash + 1 + after.take_while(|lexeme| lexeme.gap != Gap::Line).count();
        self.lexemes.drain(..length);
    }

    /// A blank cell between calls: a pass that nobody wrote, or a player who was skipped.
    fn ask_about_blank_cells(&mut self, first: Seat, dealer: Seat) {
        let is_call = |lexeme: &Lexeme| lexeme.token.is_call();
        let calls = self.lexemes.iter().position(is_call).zip(self.lexemes.iter().rposition(is_call));
        let Some((first_call, last_call)) = calls else { return };
        let mut seat = dealer;
        let mut at = 0;
        while at < self.lexemes.len().min(last_call + 1) {
            let Some(lexeme) = self.lexemes.get_mut(at) else { return };
            let row_begins = lexeme.gap == Gap::Line;
            seat = match (row_begins, lexeme.token) {
                (true, _) => first,
                (false, Token::Bar) => seat.lho(),
                (false, _) => seat,
            };
            let next = self.lexemes.get(at + 1).copied();
            let blank = next.filter(|next| next.token == Token::Bar && next.gap != Gap::Line && at > first_call);
            if let (Some(Lexeme { token: Token::Bar, span, .. }), Some(next)) = (self.lexemes.get(at).copied(), blank) {
                let choices = vec![Reading::Call(Call::Pass), Reading::Skipped(seat)];
                let span = span.until(next.span);
                self.problems.push(Problem::new(ProblemKind::Ambiguous { choices }, span));
            }
            at += 1;
        }
    }

    /// A short row with more below it that begins at the edge: the space before it is lost, or somebody had no turn.
    fn ask_about_short_row(&mut self, text: &str, seats: &[Span], (head, right): (Seat, usize)) {
        let Some(first) = self.lexemes.first().copied().filter(|_| right > 0 && self.dealer.is_none()) else { return };
        if self.is_at_the_edge(text, seats) {
            let dealer = (0..right).fold(head, |seat, _| seat.lho());
            self.ask_who_dealt(first.span, vec![head, dealer]);
        }
    }

    /// Whether the first row begins under the first player.
    fn is_at_the_edge(&self, text: &str, seats: &[Span]) -> bool {
        self.lexemes.first().is_some_and(|first| first.gap == Gap::Line && column_of(text, first.span, seats) == 0)
    }

    /// The first row ends before its last column, and the next one begins here: a pass that nobody wrote, or this player lost their turn.
    fn question_cells_left_out(&mut self, seat: Seat, next: usize) {
        let choices = vec![Reading::Call(Call::Pass), Reading::Skipped(seat)];
        self.problem(self.span_of(next, next + 1), choices);
    }

    /// The number of cells of the first row that are left empty before the dealer's.
    fn empty_cells(&mut self, text: &str, seats: &[Span], head: Seat) -> usize {
        // `- - 1H`, `| | | 1H`, `| - | - | 1H`
        let is_empty = |token: Token| matches!(token, Token::Dash | Token::Bar);
        let leading = self.lexemes.iter().take_while(|lexeme| is_empty(lexeme.token)).count();
        let signs = || self.lexemes.iter().take(leading).map(|lexeme| lexeme.token);
        let bars = signs().filter(|token| *token == Token::Bar).count();
        let dashes = leading - bars;
        if leading > 0 {
            let from_the_edge = usize::from(signs().next() == Some(Token::Bar));
            self.lexemes.drain(..leading);
            return if bars > 0 { bars - from_the_edge } else { dashes };
        }
        let first_row = 1 + self.lexemes.iter().skip(1).take_while(|lexeme| lexeme.gap != Gap::Line).count();
        // A replacement is in the cell of the call that it replaces.
        let arrow = std::iter::once(Token::Filler).chain(self.lexemes.iter().map(|lexeme| lexeme.token));
        let cells = self
            .lexemes
            .iter()
            .zip(arrow)
            .take(first_row)
            .filter(|(lexeme, before)| {
                let is_cell = lexeme.token.is_call() || matches!(lexeme.token, Token::Dash | Token::Doubt);
                is_cell && !matches!(before, Token::Arrow(_))
            })
            .count();
        // `rej 2H` below is not a row: a row begins with a cell.
        let begins_row = |lexeme: &&Lexeme| {
            let cell = matches!(lexeme.token, Token::Dash | Token::Doubt | Token::AllPass | Token::End);
            lexeme.gap == Gap::Line && (cell || lexeme.token.is_call())
        };
        // A line between ends the table.
        let below = self.lexemes.iter().skip(first_row);
        let more_rows = below.clone().find(|lexeme| lexeme.gap == Gap::Line).is_some_and(|lexeme| begins_row(&lexeme));
        if more_rows {
            let right = if (1..4).contains(&cells) { 4 - cells } else { 0 };
            if right > 0 && self.dealer == Some(head) && self.is_at_the_edge(text, seats) {
                self.question_cells_left_out((0..cells).fold(head, |seat, _| seat.lho()), first_row);
                return 0;
            }
            self.ask_about_short_row(text, seats, (head, right));
            return right;
        }
        match self.lexemes.first() {
            Some(first) if first.gap == Gap::Line => {
                let column = column_of(text, first.span, seats);
                if column + cells <= 4 { column } else { 0 }
            }
            Some(_) | None => 0,
        }
    }
}

/// The first of four seats that stand in order; one of them may be a slip.
pub(in crate::shorthand) fn rotation(seats: &[Seat]) -> Option<Seat> {
    let slips = |first: &Seat| {
        let order = [*first, first.lho(), first.partner(), first.rho()];
        order.iter().zip(seats).filter(|(meant, written)| meant != written).count()
    };
    Seat::ALL.into_iter().find(|first| seats.len() == 4 && slips(first) < 2)
}

/// The seat above something: by tabs if the header has them, or else the name above it or the one that begins nearest.
fn column_of(text: &str, cell: Span, seats: &[Span]) -> usize {
    let before = |span: Span| {
        let start = text.get(..span.from).unwrap_or_default();
        start.rsplit('\n').next().unwrap_or_default()
    };
    let one_line = seats.last().and_then(|last| text.get(last.to..cell.from)).is_some_and(|gap| !gap.contains('\n'));
    if one_line {
        return 0; // `W N E S / 1C 1S`
    }
    let tabs = |span: Span| before(span).matches('\t').count();
    // `Hi all, W N E S`: the columns begin with the first player.
    let words =
        |seat: Span| if before(seat).contains(char::is_alphanumeric) { before(seat).chars().count() } else { 0 };
    let offset = seats.first().map_or(0, |seat| words(*seat));
    let in_line = |span: Span| before(span).chars().count();
    let Some((first, last)) = seats.first().zip(seats.last()) else { return 0 };
    if tabs(*last) > tabs(*first) {
        return tabs(cell).saturating_sub(tabs(*first)).min(3);
    }
    let place = |seat: Span| in_line(seat).saturating_sub(offset);
    let below = |seat: &Span| (place(*seat)..place(*seat) + seat.of(text).chars().count()).contains(&in_line(cell));
    if let Some(column) = seats.iter().position(below) {
        return column;
    }
    let distance = |seat: Span| place(seat).abs_diff(in_line(cell));
    let nearest = seats.iter().enumerate().min_by_key(|(_, seat)| distance(**seat));
    nearest.map_or(0, |(column, _)| column)
}

/// `N -, E -, S -, W 1H`: each player with a call, and no columns. The dashes of `W - N - E - S` stand between the players.
fn have_dashes_for_calls(seats: &[(Seat, Span)], text: &str) -> bool {
    seats.windows(2).any(|pair| {
        let [(_, one), (_, next)] = pair else { return false };
        let between = text.get(one.from..next.from).unwrap_or_default();
        between.contains(['-', '–', '—']) && between.contains([',', ';', ':', '\n', '.'])
    })
}

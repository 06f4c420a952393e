//! A table under a row of four players: the column decides who called. Its rows are rewritten with a bar at every cell,
//! whatever was between the cells, and a sign that fills a cell becomes a pass.

mod doubts;
mod header;
mod lead;

use std::ops::Range;

use super::{
    auction::Source,
    layout,
    lexer::Lexer,
    problem::{Problem, ProblemKind, Reading, Span},
    text::Glyph,
    token::Token,
};
use crate::bridge::{Call, Seat};
use lead::Lead;

/// Columns at least this wide are intended, not an accident of spacing.
const WIDE: usize = 4;

/// The glyphs with every table written out, and what is unclear about its cells.
pub(super) fn write_out(source: Source, glyphs: Vec<Glyph>) -> (Vec<Glyph>, Vec<Problem>) {
    if !glyphs.iter().any(|glyph| glyph.ch == '\n') {
        return (glyphs, Vec::new());
    }
    let mut grid = Grid {
        source,
        written: Vec::with_capacity(glyphs.len()),
        problems: Vec::new(),
        table: None,
        has_header: false,
    };
    let lines: Vec<&[Glyph]> = glyphs.split_inclusive(|glyph| glyph.ch == '\n').collect();
    for (at, line) in lines.iter().enumerate() {
        grid.problems.extend(lines.get(at + 1..).and_then(|below| doubts::columns_of_sides(line, below)));
        grid.line(line);
    }
    if let Some(table) = grid.table.take() {
        grid.problems.extend(table.lead.problem());
    }
    (grid.written, grid.problems)
}

struct Grid<'t> {
    source: Source<'t>,
    written: Vec<Glyph>,
    problems: Vec<Problem>,
    table: Option<Table>,
    /// Whether there was a header.
    has_header: bool,
}

/// What the header says about the rows below it.
struct Table {
    /// Where the names of the players are, in characters from the start of the line.
    columns: Vec<Range<usize>>,
    first: Seat,
    walls: Walls,
    /// How many rows there were.
    rows: usize,
    /// A dash close to the last call of a row that is one cell short.
    trailing: Option<Span>,
    /// The player in whose column the last row has nothing more, if its cells are in columns.
    left_out: Option<Seat>,
    lead: Lead,
}

impl Table {
    /// Which player a cell belongs to: the one it is below, or else the one whose name begins nearest.
    fn column_of(&self, cell: &Range<usize>) -> usize {
        let below = self.columns.iter().position(|name| name.contains(&cell.start));
        let nearest = || {
            let distances = self.columns.iter().enumerate();
            distances.min_by_key(|(_, name)| name.start.abs_diff(cell.start)).map(|(column, _)| column)
        };
        below.or_else(nearest).unwrap_or(0)
    }
}

/// What is between the cells.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Walls {
    /// This sign; also at both ends if the header has it there.
    Sign {
        sign: char,
        edge: bool,
    },
    Spaces,
}

impl Grid<'_> {
    fn line(&mut self, line: &[Glyph]) {
        if let Some((table, header)) = header::read(self.source.text, line) {
            (self.table, self.has_header) = (Some(table), true);
            return self.written.extend(header);
        }
        if let Some(at) = header::behind_words(line)
            && let Some((before, row)) = line.split_at_checked(at)
            && let Some((table, header)) = header::read(self.source.text, row)
        {
            // `Hi all, W N E S`
            self.written.extend(before);
            self.written.extend(before.last().map(|last| Glyph { ch: '\n', span: last.span }));
            (self.table, self.has_header) = (Some(table), true);
            return self.written.extend(header);
        }
        let shown = if self.has_header { self.without_removed(line) } else { line.to_vec() };
        let line = shown.as_slice();
        let Some(mut table) = self.table.take() else { return self.written.extend(line) };
        let goes_on = match table.walls {
            Walls::Sign { sign, edge } => self.walled(&mut table, line, sign, edge),
            Walls::Spaces => self.spaced(&mut table, line),
        };
        if goes_on {
            self.table = Some(table);
        } else {
            self.question_last_row(table.left_out, line);
            self.problems.extend(table.lead.problem());
            self.written.extend(line);
        }
    }

    fn original(&self, glyph: &Glyph) -> &str {
        glyph.span.of(self.source.text)
    }

    /// A row with walls. False where the table has ended.
    fn walled(&mut self, table: &mut Table, line: &[Glyph], sign: char, edge: bool) -> bool {
        let mut row: Vec<Glyph> = Vec::with_capacity(line.len() + 1);
        for glyph in line {
            if sign == '|' && self.original(glyph) == "||" {
                let Span { from, to } = glyph.span;
                let middle = from + 1;
                row.extend([Span { from, to: middle }, Span { from: middle, to }].map(|span| Glyph { ch: '|', span }));
            } else if self.original(glyph).starts_with(sign) {
                row.push(Glyph { ch: '|', ..*glyph });
            } else {
                row.push(*glyph);
            }
        }
        if !row.iter().any(|glyph| glyph.ch == '|') {
            return false;
        }
        if table.rows == 0 && sign == '|' && header::is_drawn(&row) {
            return true;
        }
        if let (false, Some(first)) = (edge, row.first().copied()) {
            let span = Span { from: first.span.from, to: first.span.from };
            self.written.push(Glyph { ch: '|', span });
        }
        let (mut start, mut column, mut filled) = (0, 0, 0);
        for end in 0..=row.len() {
            if end < row.len() && !row.get(end).is_some_and(|glyph| matches!(glyph.ch, '|' | '\n')) {
                continue;
            }
            let cell = row.get(start..end).unwrap_or_default();
            // Text outside the walls at the edges is not a cell.
            let last = row.get(end).is_none_or(|glyph| glyph.ch == '\n');
            if edge && (start == 0 || last) {
                self.written.extend(cell);
            } else {
                if cell.iter().any(|glyph| glyph.ch != ' ') {
                    let left_out = table.left_out.take().filter(|_| column == 0);
                    self.question_last_row(left_out, cell);
                    filled = column + 1;
                }
                column += 1;
                self.cell(table, cell, last);
            }
            self.written.extend(row.get(end));
            start = end + 1;
        }
        table.rows += 1;
        if (1..table.columns.len()).contains(&filled) {
            table.left_out = Some((0..filled).fold(table.first, |seat, _| seat.lho()));
        }
        true
    }

    /// Writes a cell; a sign alone in it is a pass, unless nobody has called before.
    fn cell(&mut self, table: &mut Table, cell: &[Glyph], is_last: bool) {
        let mut seen = cell.iter().filter(|glyph| glyph.ch != ' ');
        match seen.next().copied() {
            Some(first) if is_sign(cell.iter().map(|glyph| glyph.ch)) => {
                if table.lead.is_pass(first) {
                    self.written.push(Glyph { ch: 'p', ..first });
                }
            }
            Some(_) => {
                if !is_last {
                    self.question_cell_without_call(cell);
                }
                self.question_second_call(cell);
                table.lead.called(cell);
                self.written.extend(cell);
            }
            None => {
                if !is_last {
                    table.lead.left_empty();
                }
                self.written.extend(cell);
            }
        }
    }

    /// A row with spaces between the cells. False where the table has ended.
    fn spaced(&mut self, table: &mut Table, line: &[Glyph]) -> bool {
        let line = &self.without_dash_before_words(line);
        let cells = self.cells_of(line);
        self.question_row_mark(table.first, line, &cells);
        let row_begins = cells.first().is_some_and(|cell| {
            let before = line.get(..cell.start).unwrap_or_default();
            before.iter().all(|glyph| glyph.ch == ' ')
        });
        if !row_begins {
            return false;
        }
        if let Some(span) = table.trailing.take() {
            // `2S-3D-3S-` and a row below it: a pass, or the sign that stands between all of them.
            let choices = vec![Reading::Call(Call::Pass), Reading::Separator];
            self.problems.push(Problem::new(ProblemKind::Ambiguous { choices }, span));
        }
        let seen = line.iter().rfind(|glyph| !glyph.ch.is_whitespace());
        let in_cell = cells.iter().any(|cell| cell.end.checked_sub(1).is_some_and(|last| seen == line.get(last)));
        table.trailing = seen.filter(|last| last.ch == '-' && !in_cell && cells.len() < 4).map(|last| last.span);
        let signs =
            |cell: &Range<usize>| is_sign(line.get(cell.clone()).unwrap_or_default().iter().map(|glyph| glyph.ch));
        // `1H - P - 1H`: there are more signs between calls than columns.
        let between = cells.len() > 4 && cells.iter().skip(1).step_by(2).all(signs);
        if between {
            // `1H - 1H - ?`: the signs may fill two of four cells.
            let asks = |cell: &Range<usize>| line.get(cell.start).is_some_and(|glyph| glyph.ch == '?');
            if let [_, first, _, _, last] = cells.as_slice()
                && asks(last)
            {
                let span = line.get(first.start).map_or(Span::default(), |glyph| glyph.span);
                let choices = vec![Reading::Call(Call::Pass), Reading::Separator];
                self.problems.push(Problem::new(ProblemKind::Ambiguous { choices }, span));
            }
            self.written.extend(line);
            table.rows += 1;
            return true;
        }
        self.question_between_cells(line, &cells);
        let aligned = self.aligned(table, line, &cells);
        if cells.first().is_some_and(|cell| table.column_of(cell) > 0) {
            table.lead.left_empty();
        }
        let mut done = 0;
        let mut bars = 0;
        for (place, cell) in cells.iter().enumerate() {
            self.written.extend(line.get(done..cell.start).unwrap_or_default());
            if let Some(column) = aligned.as_ref().and_then(|columns| columns.get(place)) {
                let span = line.get(cell.start).map_or(Span::default(), |glyph| glyph.span);
                let wall = Glyph { ch: '|', span: Span { from: span.from, to: span.from } };
                // A space between walls, so that nothing runs together.
                self.written.extend((bars..=*column).flat_map(|_| [wall, Glyph { ch: ' ', ..wall }]));
                bars = column + 1;
            }
            let glyphs = line.get(cell.clone()).unwrap_or_default();
            match glyphs.first() {
                Some(first) if signs(cell) => {
                    if table.lead.is_pass(*first) {
                        self.written.push(Glyph { ch: 'p', ..*first });
                    } else if aligned.is_none() {
                        self.written.push(Glyph { ch: '-', ..*first });
                    }
                }
                _ => {
                    table.lead.called(glyphs);
                    self.written.extend(glyphs);
                }
            }
            done = cell.end;
        }
        self.written.extend(line.get(done..).unwrap_or_default());
        let alone = cells.first().filter(|cell| cells.len() == 1 && signs(cell));
        table.lead.row(alone.and_then(|cell| line.get(cell.start)).copied());
        table.rows += 1;
        true
    }

    /// `1H - thanks`: a dash before words without meaning, at the end of the line, is not a cell.
    fn without_dash_before_words(&self, line: &[Glyph]) -> Vec<Glyph> {
        let mut line = line.to_vec();
        if line.iter().any(|glyph| glyph.ch == '-')
            && let Some(dash) = layout::dash_before_words(self.source.text, &Lexer::run(self.source, &line).lexemes)
        {
            let of_dash = |glyph: &&mut Glyph| glyph.span.from >= dash.from && glyph.span.to <= dash.to;
            line.iter_mut().filter(of_dash).for_each(|glyph| glyph.ch = ',');
        }
        line
    }

    /// The calls of a row, free-standing signs, and question marks, by their glyphs.
    fn cells_of(&self, line: &[Glyph]) -> Vec<Range<usize>> {
        let mut cells: Vec<Range<usize>> = Vec::new();
        let lexed = Lexer::run(self.source, line);
        let place = |byte: usize| line.partition_point(|glyph| glyph.span.from < byte);
        for lexeme in &lexed.lexemes {
            let (start, end) = (place(lexeme.span.from), place(lexeme.span.to));
            let free = |glyph: Option<&Glyph>| glyph.is_none_or(|glyph| glyph.ch.is_whitespace());
            let alone = free(start.checked_sub(1).and_then(|at| line.get(at))) && free(line.get(end));
            let is_sign = matches!(
                lexeme.token,
                Token::Dash | Token::Slash | Token::Equals | Token::End | Token::Doubt | Token::Question
            );
            // Dots are looked for below.
            let dots = line.get(start).is_some_and(|glyph| glyph.ch == '.');
            let is_cell = if is_sign { alone } else { lexeme.token.is_call() && !dots };
            if is_cell {
                cells.push(start..end);
            }
        }
        // A dot is not a lexeme.
        for (at, glyph) in line.iter().enumerate() {
            let free = |glyph: Option<&Glyph>| glyph.is_none_or(|glyph| glyph.ch.is_whitespace());
            let end = at + line.iter().skip(at).take_while(|glyph| glyph.ch == '.').count();
            if glyph.ch == '.' && free(at.checked_sub(1).and_then(|at| line.get(at))) && free(line.get(end)) {
                cells.push(at..end);
            }
        }
        // `1S ...`, at the very end: more is to come.
        let goes_on = |cell: &Range<usize>| {
            let rest = line.get(cell.end - 1).and_then(|last| self.source.text.get(last.span.to..));
            cell.len() > 1
                && line.get(cell.start).is_some_and(|glyph| glyph.ch == '.')
                && rest.is_some_and(|rest| rest.trim().is_empty())
        };
        cells.retain(|cell| !goes_on(cell));
        cells.sort_by_key(|cell| cell.start);
        cells
    }

    /// The columns of the cells, where each begins under a player and one is left blank before a later one.
    fn aligned(&mut self, table: &mut Table, line: &[Glyph], cells: &[Range<usize>]) -> Option<Vec<usize>> {
        let wide = table.columns.windows(2).all(|pair| matches!(pair, [one, next] if next.start - one.start >= WIDE));
        if !wide {
            return None;
        }
        let spaces =
            |cell: &Range<usize>| line.iter().take(cell.start).rev().take_while(|glyph| glyph.ch == ' ').count();
        // If all cells are set apart, they may be centred in their columns.
        let apart = cells.iter().skip(1).all(|cell| spaces(cell) > 1);
        let under = |cell: &Range<usize>| {
            let begins = table.columns.iter().position(|column| column.start.abs_diff(cell.start) < 2);
            let stands = || table.columns.iter().position(|name| name.start < cell.end && cell.start < name.end);
            begins.or_else(|| if apart { stands() } else { None })
        };
        let columns: Vec<Option<usize>> = cells.iter().map(under).collect();
        let mut others = columns.iter().zip(cells).skip(1);
        // Only the first row begins late without being in columns.
        let begins_late = table.rows > 0 && columns.first().is_some_and(|first| first.is_some_and(|first| first > 0));
        let set_apart = begins_late || others.any(|(column, cell)| column.is_some() && spaces(cell) > 1);
        let is_stray = |place: usize| {
            columns.get(place).is_some_and(Option::is_none) && cells.get(place).is_some_and(|cell| spaces(cell) < 2)
        };
        if let (true, Some(stray)) = (set_apart, (1..cells.len()).find(|place| is_stray(*place))) {
            // A second call in a cell.
            let before = columns.iter().take(stray).rev().flatten().next().copied().unwrap_or(0);
            let seat = (0..before).fold(table.first, |seat, _| seat.lho());
            let part = cells.get(stray).and_then(|cell| line.get(cell.clone())).unwrap_or_default();
            let span = part.iter().map(|glyph| glyph.span).reduce(Span::until).unwrap_or_default();
            let candidates = vec![seat, seat.lho()];
            self.problems.push(Problem::new(ProblemKind::WhoCalled { candidates }, span));
            return None;
        }
        let left_out = table.left_out.take();
        let columns: Vec<usize> = columns.into_iter().collect::<Option<_>>()?;
        let rising = columns.windows(2).all(|pair| matches!(pair, [one, next] if one < next));
        let is_call = |cell: &Range<usize>| line.get(cell.start).is_some_and(|glyph| glyph.ch.is_alphanumeric());
        let last = columns.last().filter(|_| rising && cells.iter().all(is_call));
        table.left_out = last.filter(|last| **last < 3).map(|last| (0..=*last).fold(table.first, |seat, _| seat.lho()));
        let first = cells.first().filter(|cell| columns.first() == Some(&0) && is_call(cell));
        let next = first.and_then(|cell| line.get(cell.clone())?.iter().map(|glyph| glyph.span).reduce(Span::until));
        self.question_short_row(left_out, next);
        // A blank cell is as wide as the name above it.
        let gap = columns.windows(2).zip(cells.iter().skip(1)).any(|(pair, cell)| match pair {
            [one, next] if one + 1 < *next => {
                table.columns.get(one + 1).is_some_and(|blank| spaces(cell) > blank.end - blank.start)
            }
            _ => false,
        });
        let starts_late = columns.first().is_some_and(|first| *first > 0);
        (rising && (gap || starts_late)).then_some(columns)
    }
}

/// Whether the characters are a sign that fills a cell: `-`, `--`, `.`, `/`, `=`.
fn is_sign(cell: impl Iterator<Item = char>) -> bool {
    let seen: String = cell.filter(|ch| *ch != ' ').collect();
    let mut signs = seen.chars();
    let first = signs.next();
    first.is_some_and(|first| "-./=".contains(first) && signs.all(|ch| ch == first)) && seen.len() < 4
}

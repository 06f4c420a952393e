//! Cells of a table that hold no call, or two.

use std::ops::Range;

use super::Grid;
use crate::{
    bridge::{Call, Seat},
    shorthand::{
        lexer::{Lexeme, Lexer},
        problem::{Problem, ProblemKind, Reading, Span},
        text::{Glyph, trimmed},
        token::Token,
        words::LISTS,
    },
};

/// The most words of two names of sides.
const MOST_WORDS: usize = 6;

/// `We They`, `Opener | Responder`, above a row of calls: which player of a side made each of them is not said.
pub(super) fn columns_of_sides(line: &[Glyph], below: &[&[Glyph]]) -> Option<Problem> {
    // A rule or a round of passes may come first.
    let is_table = below.iter().take(2).any(|row| row.iter().any(|glyph| glyph.ch.is_ascii_digit()));
    let said = words_of(line);
    if !is_table || said.len() > MOST_WORDS {
        return None;
    }
    let words: Vec<&str> = said.iter().map(String::as_str).collect();
    let names = |words: &[&str]| LISTS.sides_of_table.contains(&words.join(" ").as_str());
    let are_two = (1..words.len()).any(|at| {
        let (one, other) = words.split_at(at);
        one != other && names(one) && names(other)
    });
    if !are_two || are_bids_of_one_side(line, &words, below) {
        return None;
    }
    let seen = trimmed(line);
    let span = seen.first()?.span.until(seen.last()?.span);
    Some(Problem::new(ProblemKind::SidesOfTable, span))
}

/// `Opener Responder` above bids: the other side passed.
fn are_bids_of_one_side(line: &[Glyph], words: &[&str], below: &[&[Glyph]]) -> bool {
    let says = |word: &str, wanted: Token| LISTS.tokens.iter().any(|(known, token)| *known == word && *token == wanted);
    let are_roles = matches!(words, [one, next] if says(one, Token::Opener) && says(next, Token::Responder));
    let has_wall = line.iter().any(|glyph| "|/".contains(glyph.ch));
    let is_pass = |word: &String| says(word, Token::Call(Call::Pass));
    are_roles && !has_wall && !below.iter().flat_map(|row| words_of(row)).any(|word| is_pass(&word))
}

fn words_of(line: &[Glyph]) -> Vec<String> {
    let words = line.split(|glyph| !glyph.ch.is_alphanumeric()).filter(|word| !word.is_empty());
    words.map(|word| word.iter().map(|glyph| glyph.ch).collect()).collect()
}

impl Grid<'_> {
    /// `1. 1H P 1H`, `* 1H P 1H`: a mark of the row moves the cells out of their columns.
    pub(super) fn question_row_mark(&mut self, first: Seat, line: &[Glyph], cells: &[Range<usize>]) {
        // `* = alert` is no row.
        let holds_a_call = |cell: &Range<usize>| line.get(cell.start).is_some_and(|glyph| !"-./=?".contains(glyph.ch));
        if !cells.iter().any(holds_a_call) {
            return;
        }
        let Some(start) = line.iter().find(|glyph| glyph.ch != ' ').map(|glyph| glyph.span) else { return };
        // The star of a list is markup, not a glyph.
        let before = self.source.text.get(..start.from).and_then(|before| before.rsplit('\n').next());
        let is_list = before.is_some_and(|before| before.trim() == "*");
        let seen = trimmed(line);
        let digits = seen.iter().take_while(|glyph| glyph.ch.is_ascii_digit()).count();
        let signs = seen.iter().skip(digits).take_while(|glyph| ".)*:#•·".contains(glyph.ch)).count();
        let after = seen.get(digits + signs);
        let is_mark = digits < 3 && signs == 1 && after.is_some_and(|glyph| glyph.ch == ' ');
        if is_mark || is_list {
            let candidates = vec![first, first.lho()];
            self.problems.push(Problem::new(ProblemKind::WhoCalled { candidates }, start));
        }
    }

    /// The row above this call ends before its last column: a pass that nobody wrote, or a player who was skipped.
    pub(super) fn question_short_row(&mut self, left_out: Option<Seat>, next: Option<Span>) {
        if let Some((seat, span)) = left_out.zip(next) {
            let choices = vec![Reading::Call(Call::Pass), Reading::Skipped(seat)];
            self.problems.push(Problem::new(ProblemKind::Ambiguous { choices }, span));
        }
    }

    /// The same where these are the next glyphs, which may not begin with a call.
    pub(super) fn question_last_row(&mut self, left_out: Option<Seat>, glyphs: &[Glyph]) {
        if left_out.is_some() {
            let lexed = Lexer::run(self.source, glyphs);
            // `(2D insufficient)`
            let is_remark = trimmed(glyphs).first().is_some_and(|first| first.ch == '(') && lexed.lexemes.len() > 1;
            let call = lexed
                .lexemes
                .first()
                .filter(|_| !is_remark)
                .filter(|first| first.token.is_call())
                .map(|first| first.span);
            self.question_short_row(left_out, call);
        }
    }

    /// `1S _ 1H`, `1S ok 1H`, in a row that is short of a call: a sign or a word of its own may fill a cell.
    pub(super) fn question_between_cells(&mut self, line: &[Glyph], cells: &[Range<usize>]) {
        if cells.len() > 3 {
            return;
        }
        let says_nothing = |lexeme: &Lexeme| {
            let word = lexeme.span.of(self.source.text).to_lowercase();
            let is_blank = LISTS.blanks.contains(&word.as_str());
            is_blank && lexeme.token == Token::Meaning
                || matches!(
                    lexeme.token,
                    Token::Aside | Token::Filler | Token::Consent | Token::Exclamation | Token::Remark | Token::Alerted
                )
        };
        let said: Vec<Span> =
            Lexer::run(self.source, line).lexemes.iter().filter(|one| says_nothing(one)).map(|one| one.span).collect();
        for pair in cells.windows(2) {
            let [one, next] = pair else { continue };
            let place = |at: usize| line.get(at).map(|glyph| glyph.span);
            let Some((before, after)) = one.end.checked_sub(1).and_then(place).zip(place(next.start)) else { continue };
            let between = self.source.text.get(before.to..after.from).unwrap_or_default();
            // What is glued to a call is said of it.
            if !between.starts_with(' ') || !between.ends_with(' ') {
                continue;
            }
            let word = between.trim();
            let is_sign =
                !word.is_empty() && word.chars().all(|ch| !ch.is_alphanumeric() && ch.is_ascii() || "·•".contains(ch));
            let is_mark = ["|", "||", "/", "//", "&", "-", "--", "->", ">", "=>"].contains(&word) || word.contains('?');
            let is_word = said.iter().any(|span| {
                span.of(self.source.text).trim_matches(['(', ')', '[', ']']) == word.trim_matches(['(', ')', '[', ']'])
            });
            let jumps = LISTS.stops.contains(&word);
            if is_sign && !is_mark || is_word && !jumps && !word.is_empty() {
                let span = Span { from: before.to + 1, to: after.from - 1 };
                let choices = vec![Reading::Call(Call::Pass), Reading::Remark];
                self.problems.push(Problem::new(ProblemKind::Ambiguous { choices }, span));
            }
        }
    }

    /// `1♥× 2♥`, `Pass×`: the sign behind a call in a table of this program, which stands in the call's place in every cell.
    pub(super) fn without_removed(&mut self, line: &[Glyph]) -> Vec<Glyph> {
        let is_sign = |at: usize| {
            let is_written = line.get(at).is_some_and(|glyph| glyph.span.of(self.source.text) == "×");
            let is_word = |at: Option<usize>| {
                at.and_then(|at| line.get(at))
                    .is_some_and(|glyph| glyph.ch.is_alphanumeric() || "♠♥♦♣!*".contains(glyph.ch))
            };
            is_written && is_word(at.checked_sub(1)) && !is_word(Some(at + 1))
        };
        let signs: Vec<usize> = (0..line.len()).filter(|at| is_sign(*at)).collect();
        for &sign in &signs {
            let is_of_call =
                |at: &usize| line.get(*at).is_some_and(|glyph| !glyph.ch.is_whitespace() && glyph.ch != '|');
            let first = (0..=sign).rev().take_while(is_of_call).last().unwrap_or(sign);
            let span = line.get(first..=sign).unwrap_or_default().iter().map(|glyph| glyph.span).reduce(Span::until);
            self.problems.extend(span.map(|span| Problem::new(ProblemKind::Removed, span)));
        }
        let flat =
            |(at, glyph): (usize, &Glyph)| Glyph { ch: if signs.contains(&at) { ' ' } else { glyph.ch }, ..*glyph };
        line.iter().enumerate().map(flat).collect()
    }

    /// `| 1S | * | 2S |`, `| (thinks) |`: something in the place of a call that is not one.
    pub(super) fn question_cell_without_call(&mut self, cell: &[Glyph]) {
        let lexed = Lexer::run(self.source, cell);
        let says_nothing = |lexeme: &Lexeme| {
            matches!(lexeme.token, Token::Aside | Token::Exclamation | Token::Meaning | Token::AcceptedSign)
        };
        let is_remark =
            !lexed.lexemes.is_empty() && lexed.problems.is_empty() && lexed.lexemes.iter().all(says_nothing);
        let span = lexed.lexemes.iter().map(|lexeme| lexeme.span).reduce(Span::until);
        let choices = vec![Reading::Call(Call::Pass), Reading::Remark];
        let problem = span.filter(|_| is_remark).map(|span| Problem::new(ProblemKind::Ambiguous { choices }, span));
        self.problems.extend(problem);
    }

    /// `| 1S, 2S |`: a second call in a cell, with nothing to say why.
    pub(super) fn question_second_call(&mut self, cell: &[Glyph]) {
        let lexed = Lexer::run(self.source, cell);
        let says_nothing = |token: &Token| {
            matches!(
                token,
                Token::Insufficient
                    | Token::Illegal
                    | Token::Exclamation
                    | Token::Doubt
                    | Token::Filler
                    | Token::Aside
                    | Token::And
                    | Token::Dash
                    | Token::Slash
                    | Token::Meaning
            )
        };
        let said: Vec<_> = lexed.lexemes.iter().filter(|lexeme| !says_nothing(&lexeme.token)).collect();
        let call = |token: Token| token.call().is_some() || token == Token::DoubleVerb;
        let second = said.windows(2).find_map(|pair| match pair {
            [one, next] if call(one.token) && call(next.token) => Some(next.span),
            _ => None,
        });
        let choices = vec![Reading::ChangeOfCall, Reading::NextCall];
        self.problems.extend(second.map(|span| Problem::new(ProblemKind::Ambiguous { choices }, span)));
    }
}

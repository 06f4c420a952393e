//! A whole page of this program, pasted back: its table is read, and the words around it, which explain the ruling, are not.

use crate::{
    bridge::Seat,
    shorthand::{
        auction::Source,
        lexer::{length_of, word_at},
        problem::Span,
        text::Glyph,
        token::Token,
        words::LISTS,
    },
};

use super::line::Line;

/// The glyphs without the words around the table of a page, and where those stood. Other texts stay as they are.
pub(in crate::shorthand) fn take_table(source: Source, glyphs: Vec<Glyph>) -> (Vec<Glyph>, Vec<Span>) {
    let Some(page) = Page::find(source, &glyphs) else { return (glyphs, Vec::new()) };
    let part = |from: usize, to: usize| glyphs.get(from..to).unwrap_or_default();
    let left_out = [part(0, page.table), part(page.below, page.end)].into_iter().filter_map(span_of).collect();
    let mut kept = page.dealer(&glyphs);
    kept.extend(part(page.table, page.below));
    kept.extend(page.edition(&glyphs));
    kept.extend(part(page.end, glyphs.len()));
    (kept, left_out)
}

/// Where the parts of a page begin.
struct Page {
    table: usize,
    below: usize,
    /// Behind its last words.
    end: usize,
}

impl Page {
    /// A page, if the text is one: four players over a table, an empty line below it, and the words with which a page ends.
    fn find(source: Source, glyphs: &[Glyph]) -> Option<Page> {
        let ends = |at: usize| LISTS.page_ends.iter().find_map(|words| length_of(glyphs, at, words));
        let mut found = (0..glyphs.len()).filter_map(|at| Some(at + ends(at)?));
        let end = found.next().filter(|_| found.next().is_none())?;
        let lines = glyphs.get(..end)?.split_inclusive(|glyph| glyph.ch == '\n');
        let lines: Vec<&[Glyph]> = lines.collect();
        let headers =
            (0..lines.len()).filter(|at| lines.get(*at).is_some_and(|line| Line::new(source, line).is_header()));
        let [header] = headers.collect::<Vec<_>>()[..] else { return None };
        let is_blank = |line: &&[Glyph]| line.iter().all(|glyph| glyph.ch.is_whitespace());
        let rows = lines.get(header..)?.iter().position(is_blank)?;
        let start = |line: usize| lines.iter().take(line).map(|line| line.len()).sum();
        Some(Page { table: start(header), below: start(header + rows), end })
    }

    /// Where the first call is irregular, whose turn it was, as the headline says: that player dealt.
    fn dealer(&self, glyphs: &[Glyph]) -> Vec<Glyph> {
        let headline = glyphs.get(..self.table).unwrap_or_default();
        let table = glyphs.get(self.table..self.below).unwrap_or_default();
        let rows = table.iter().skip_while(|glyph| glyph.ch != '\n');
        let before = rows.take_while(|glyph| glyph.ch != '!').map(|glyph| glyph.ch).collect::<String>();
        let seats = LISTS.tokens.iter().filter_map(|(word, token)| Some((*word, token.seat()?)));
        let turn = seats.filter(|(word, _)| word.len() > 2).find_map(|(word, seat)| {
            let at = |at: usize| {
                LISTS.turns_on_page.iter().find_map(|turn| length_of(headline, at, &turn.replace('*', word)))
            };
            let (from, length) = (0..headline.len()).find_map(|from| Some((from, at(from)?)))?;
            Some((seat, span_of(headline.get(from..from + length)?)?))
        });
        let Some((seat, span)) = turn.filter(|_| before.split_whitespace().count() == 1) else { return Vec::new() };
        dealt_by(seat).chars().map(|ch| Glyph { ch, span }).collect()
    }

    /// The edition, as the last lines say.
    fn edition(&self, glyphs: &[Glyph]) -> Vec<Glyph> {
        let last = glyphs.get(self.below..self.end).unwrap_or_default();
        let is_edition = |at: &usize| {
            let begins = !at.checked_sub(1).and_then(|at| last.get(at)).is_some_and(|glyph| glyph.ch.is_alphanumeric());
            begins && matches!(word_at(last, *at), Some((Token::Edition(_), _)))
        };
        let words = (0..last.len()).rev().find(is_edition).and_then(|at| {
            let (_, length) = word_at(last, at)?;
            last.get(at..at + length)
        });
        let words = words.unwrap_or_default();
        let line_end = words.first().map(|first| Glyph { ch: '\n', ..*first });
        line_end.into_iter().chain(words.iter().copied()).chain(line_end).collect()
    }
}

/// A line that names the dealer.
fn dealt_by(seat: Seat) -> String {
    format!("dealer {}\n", seat.letter().to_lowercase())
}

fn span_of(glyphs: &[Glyph]) -> Option<Span> {
    let mut seen = glyphs.iter().filter(|glyph| !glyph.ch.is_whitespace()).map(|glyph| glyph.span);
    let first = seen.next()?;
    Some(seen.next_back().map_or(first, |last| first.until(last)))
}

//! A table in the middle of prose, as in a post on a forum: the table is read, and the text around it is not.
//!
//! A table begins with a line of four seats. Lines beside it that are understood are read as ever; lines that are not are
//! prose. Prose may say who dealt and name the Laws. If it mentions calls, or what anybody did about one, it may
//! change the ruling: then it is a problem, and nothing is left out.

mod lead_in;
mod line;
mod page;

use super::{
    auction::Source,
    problem::{Problem, ProblemKind, Span},
    text::Glyph,
};
use line::{Line, Place};
pub(super) use page::take_table;

/// The part of a text that is read.
pub(super) struct Excerpt {
    pub glyphs: Vec<Glyph>,
    /// The stretches of prose that are not read.
    pub left_out: Vec<Span>,
    /// What was read from it after all: who dealt, and which Laws.
    pub settings: Vec<Span>,
    pub problems: Vec<Problem>,
}

/// Takes the prose from around a table. A text without a table, or without prose, stays as it is.
pub(super) fn excerpt(source: Source, glyphs: Vec<Glyph>) -> Excerpt {
    // A single line has nothing around a table.
    if !glyphs.iter().any(|glyph| glyph.ch == '\n') {
        return lead_in::leave_out(source, glyphs);
    }
    let mut lines: Vec<Line<'_>> =
        glyphs.split_inclusive(|glyph| glyph.ch == '\n').map(|line| Line::new(source, line)).collect();
    let headers: Vec<usize> = lines.iter().enumerate().filter(|(_, line)| line.is_header()).map(|(at, _)| at).collect();
    let Some(&header) = headers.first() else { return lead_in::leave_out(source, glyphs) };
    if let Some(second) = headers.get(1).and_then(|at| lines.get(*at)) {
        let problem = Problem::new(ProblemKind::TwoTables, second.span());
        return Excerpt { problems: vec![problem], ..whole(Vec::new()) };
    }
    let mut place = Place::Above;
    for (at, line) in lines.iter_mut().enumerate() {
        place = match place {
            _ if at == header => Place::Inside,
            Place::Inside if line.is_blank() => Place::Below,
            Place::Above | Place::Inside | Place::Below => place,
        };
        line.place = place;
    }
    gather(source, &lines)
}

fn whole(glyphs: Vec<Glyph>) -> Excerpt {
    Excerpt { glyphs, left_out: Vec::new(), settings: Vec::new(), problems: Vec::new() }
}

/// The lines that are read, and the settings in the others.
fn gather(source: Source, lines: &[Line<'_>]) -> Excerpt {
    let mut excerpt = whole(Vec::new());
    let mut goes_on = false;
    for line in lines {
        if !line.is_prose(source) {
            excerpt.glyphs.extend(line.glyphs);
            goes_on &= line.is_blank();
            continue;
        }
        match (line.touches_the_ruling(source), excerpt.left_out.last_mut()) {
            (Some(span), _) => excerpt.problems.push(Problem::new(ProblemKind::OutsideTable, span)),
            (None, Some(last)) if goes_on => *last = last.until(line.span()),
            (None, Some(_) | None) => excerpt.left_out.push(line.span()),
        }
        goes_on = true;
        for setting in line.settings(source.text) {
            let of_setting = |glyph: &&Glyph| setting.from <= glyph.span.from && glyph.span.to <= setting.to;
            excerpt.glyphs.extend(line.glyphs.iter().filter(of_setting));
            excerpt.settings.push(setting);
            excerpt.glyphs.push(Glyph { ch: '\n', span: Span { from: setting.to, to: setting.to } });
        }
    }
    excerpt
}

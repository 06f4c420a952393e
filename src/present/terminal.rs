//! The page as plain text: wrapped lines, lists, and the auction in columns.

use std::{borrow::Cow, iter};

use super::{Diagram, Page, Section};

/// The longest line where nobody knows better: that of a terminal as it opens, and of a pipe.
pub const WIDTH: usize = 80;

/// The space between two columns of the auction.
const GAP: usize = 3;

/// Most pages of what is settled come to no more bytes. A page longer than that is worth the time to grow.
const LIKELY_LENGTH: usize = 1_000;

/// Lays a page out as plain text, without a newline at the end.
#[must_use]
pub fn render(page: &Page) -> String {
    render_in(page, WIDTH)
}

/// Renders a page in this many columns.
#[must_use]
pub fn render_in(page: &Page, columns: usize) -> String {
    let mut lines = Lines { text: String::with_capacity(LIKELY_LENGTH), is_apart: false, columns };
    lines.wrapped("", "", &page.headline);
    lines.leave_one_blank();
    if let Some(it) = &page.diagram {
        diagram(&mut lines, it);
    }
    lines.leave_one_blank();
    for it in page.fixed.iter().flat_map(|text| text.lines()) {
        lines.begin(&format!("  {it}"));
    }
    for it in &page.sections {
        lines.leave_one_blank();
        section(&mut lines, it);
    }
    lines.leave_one_blank();
    lines.wrapped("", "", &page.small_print());
    lines.text
}

fn section(lines: &mut Lines, section: &Section) {
    lines.wrapped("", "", &section.heading);
    section.text.iter().for_each(|text| lines.wrapped("  ", "  ", text));
    for (index, item) in section.items.iter().enumerate() {
        let bullet: Cow<'_, str> = if section.numbered { format!("  {}. ", index + 1).into() } else { "  - ".into() };
        let text: Cow<'_, str> = match (item.label.as_str(), item.text.as_str()) {
            ("", text) => text.into(),
            (label, "") => label.into(),
            (label, text) => format!("{label}: {text}").into(),
        };
        lines.wrapped(&bullet, &" ".repeat(width(&bullet)), &text);
    }
}

/// The auction with columns as wide as their widest cell.
fn diagram(lines: &mut Lines, diagram: &Diagram) {
    let calls = diagram.lines();
    let rows = || iter::once(&diagram.header).chain(&calls);
    let wide = rows().flatten().map(|cell| width(cell)).max().unwrap_or_default() + GAP;
    for [first, second, third, fourth] in rows() {
        lines.begin("  ");
        for cell in [first, second, third] {
            lines.text.push_str(cell);
            lines.text.extend(iter::repeat_n(' ', wide.saturating_sub(width(cell))));
        }
        lines.text.push_str(fourth);
        lines.text.truncate(lines.text.trim_end_matches(' ').len());
    }
    lines.wrapped("  ", "  ", &diagram.legend);
}

/// Lines, one below the other.
struct Lines {
    text: String,
    /// Whether a blank line comes before the next one.
    is_apart: bool,
    /// The longest line.
    columns: usize,
}

impl Lines {
    /// Leaves a blank line before the next one, unless nothing stands above it.
    fn leave_one_blank(&mut self) {
        self.is_apart = !self.text.is_empty();
    }

    /// Begins a new line with this.
    fn begin(&mut self, first: &str) {
        if !self.text.is_empty() {
            self.text.push_str(if self.is_apart { "\n\n" } else { "\n" });
        }
        self.is_apart = false;
        self.text.push_str(first);
    }

    /// A text in lines no longer than there are columns, unless a word is; nothing, if there is no word in it.
    fn wrapped(&mut self, first: &str, hang: &str, text: &str) {
        let text = evenly_spaced(text);
        let (mut indent, mut rest) = (first, &*text);
        while !rest.is_empty() {
            self.begin(indent);
            let (line, after) = rest.split_at(end_of_line(rest, self.columns.saturating_sub(width(indent))));
            self.text.push_str(line);
            (indent, rest) = (hang, after.trim_ascii_start());
        }
    }
}

/// A text with one space between its words.
fn evenly_spaced(text: &str) -> Cow<'_, str> {
    let text = text.trim_ascii();
    let pairs = text.bytes().zip(text.bytes().skip(1));
    let is_uneven = |(one, next): (u8, u8)| next.is_ascii_whitespace() & ((one == b' ') | (next != b' '));
    // To the end in any case, so that many are compared at once.
    if pairs.fold(false, |found, pair| found | is_uneven(pair)) {
        return text.split_ascii_whitespace().collect::<Vec<_>>().join(" ").into();
    }
    text.into()
}

/// Where the line ends that this text begins with, if there is room for `room` characters: at its end or before a space,
/// but not between § and its number.
fn end_of_line(text: &str, room: usize) -> usize {
    let mut rest = text.chars();
    // Most texts have no more bytes than there is room for characters.
    if text.len() <= room || rest.nth(room).is_none() {
        return text.len();
    }
    let is_break = |(at, _): &(usize, &str)| !text.get(..*at).is_some_and(|line| line.ends_with('§'));
    let (near, far) = text.split_at(text.len() - rest.as_str().len());
    let last = near.rmatch_indices(' ').find(is_break);
    let first_after = || far.match_indices(' ').map(|(at, space)| (near.len() + at, space)).find(is_break);
    last.or_else(first_after).map_or(text.len(), |(at, _)| at)
}

fn width(text: &str) -> usize {
    text.chars().count()
}

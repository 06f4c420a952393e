//! The page as plain text: wrapped lines, lists, and the auction in columns.

use std::{borrow::Cow, iter};

use super::{Diagram, Page, Section};

/// The longest line.
const WIDTH: usize = 88;

/// The space between two columns of the auction.
const GAP: usize = 3;

/// Lays a page out as plain text, without a newline at the end.
#[must_use]
pub fn render(page: &Page) -> String {
    let mut lines = Lines::default();
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
    lines.wrapped("", "", &page.footer.join(" · "));
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
        lines.begin(format!("  {first:<wide$}{second:<wide$}{third:<wide$}{fourth}").trim_end());
    }
    lines.wrapped("  ", "  ", &diagram.legend);
}

/// Lines, one below the other.
#[derive(Default)]
struct Lines {
    text: String,
    /// Whether a blank line comes before the next one.
    is_apart: bool,
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

    /// A text in lines no longer than [`WIDTH`], unless a word is; nothing, if there is no word in it.
    fn wrapped(&mut self, first: &str, hang: &str, text: &str) {
        let mut column = None;
        for word in words(text) {
            let wide = width(&word);
            column = Some(match column {
                None => {
                    self.begin(first);
                    width(first) + wide
                }
                Some(column) if column + 1 + wide > WIDTH => {
                    self.begin(hang);
                    width(hang) + wide
                }
                Some(column) => {
                    self.text.push(' ');
                    column + 1 + wide
                }
            });
            self.text.push_str(&word);
        }
    }
}

fn width(text: &str) -> usize {
    text.chars().count()
}

/// The words between which a line may break: not between § and its number.
fn words(text: &str) -> impl Iterator<Item = Cow<'_, str>> {
    let mut pieces = text.split_ascii_whitespace();
    iter::from_fn(move || {
        let mut word: Cow<'_, str> = pieces.next()?.into();
        while word.as_bytes().ends_with("§".as_bytes()) {
            let Some(number) = pieces.next() else { break };
            word = format!("{word} {number}").into();
        }
        Some(word)
    })
}

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
    let mut blocks = vec![wrapped("", "", &page.headline)];
    blocks.extend(page.diagram.as_ref().map(diagram));
    blocks.extend(page.fixed.as_ref().map(|text| indented(text)));
    blocks.extend(page.sections.iter().map(section));
    blocks.push(wrapped("", "", &page.footer.join(" · ")));
    blocks.retain(|block| !block.is_empty());
    blocks.join("\n\n")
}

fn section(section: &Section) -> String {
    let mut lines = Vec::new();
    if !section.heading.is_empty() {
        lines.push(wrapped("", "", &section.heading));
    }
    lines.extend(section.text.iter().map(|text| wrapped("  ", "  ", text)));
    for (index, item) in section.items.iter().enumerate() {
        let bullet = if section.numbered { format!("  {}. ", index + 1) } else { "  - ".to_owned() };
        let hang = " ".repeat(bullet.chars().count());
        let text = match (item.label.as_str(), item.text.as_str()) {
            ("", text) => text.to_owned(),
            (label, "") => label.to_owned(),
            (label, text) => format!("{label}: {text}"),
        };
        lines.push(wrapped(&bullet, &hang, &text));
    }
    lines.join("\n")
}

/// The auction with columns as wide as their widest cell.
fn diagram(diagram: &Diagram) -> String {
    let calls = diagram.lines();
    let rows = || iter::once(&diagram.header).chain(&calls);
    let width = rows().flatten().map(|cell| cell.chars().count()).max().unwrap_or_default() + GAP;
    let line = |[first, second, third, fourth]: &[String; 4]| {
        format!("  {first:<width$}{second:<width$}{third:<width$}{fourth}").trim_end().to_owned()
    };
    let mut lines: Vec<String> = rows().map(line).collect();
    if !diagram.legend.is_empty() {
        lines.push(wrapped("  ", "  ", &diagram.legend));
    }
    lines.join("\n")
}

fn indented(text: &str) -> String {
    text.lines().map(|line| format!("  {line}")).collect::<Vec<_>>().join("\n")
}

/// The text in lines no longer than [`WIDTH`], unless a word is.
fn wrapped(first: &str, hang: &str, text: &str) -> String {
    let mut lines = String::with_capacity(first.len() + text.len() + text.len() / WIDTH * (hang.len() + 1));
    lines.push_str(first);
    let mut column = width(first);
    let mut is_empty = true;
    for word in words(text) {
        let wide = width(&word);
        if !is_empty && column + 1 + wide > WIDTH {
            lines.push('\n');
            lines.push_str(hang);
            column = width(hang);
            is_empty = true;
        }
        if !is_empty {
            lines.push(' ');
            column += 1;
        }
        lines.push_str(&word);
        column += wide;
        is_empty = false;
    }
    if is_empty { String::new() } else { lines }
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

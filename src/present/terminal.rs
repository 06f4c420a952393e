//! The page as plain text: wrapped lines, lists, and the auction in columns.

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
    let rows = || std::iter::once(&diagram.header).chain(&calls);
    let width = rows().flatten().map(|cell| cell.chars().count()).max().unwrap_or_default() + GAP;
    let line = |row: &[String; 4]| {
        let cells: String = row.iter().map(|cell| format!("{cell:<width$}")).collect();
        format!("  {cells}").trim_end().to_owned()
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
    let mut lines = Vec::new();
    let mut line = first.to_owned();
    let mut is_empty = true;
    for word in words(text) {
        let longer = line.chars().count() + usize::from(!is_empty) + word.chars().count();
        if !is_empty && longer > WIDTH {
            lines.push(std::mem::replace(&mut line, hang.to_owned()));
            is_empty = true;
        }
        if !is_empty {
            line.push(' ');
        }
        line.push_str(&word);
        is_empty = false;
    }
    if !is_empty {
        lines.push(line);
    }
    lines.join("\n")
}

/// The words between which a line may break: not between § and its number.
fn words(text: &str) -> Vec<String> {
    let mut words: Vec<String> = Vec::new();
    for word in text.split([' ', '\n']).filter(|word| !word.is_empty()) {
        match words.last_mut().filter(|last| last.ends_with('§')) {
            Some(paragraph) => {
                paragraph.push(' ');
                paragraph.push_str(word);
            }
            None => words.push(word.to_owned()),
        }
    }
    words
}

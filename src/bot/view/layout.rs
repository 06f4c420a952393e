//! Lays out a page as Discord messages.

mod split;

use self::split::MessageSplitter;
use crate::{
    bot::view::text::bot::Text,
    locale::Language,
    present::{Item, Page, Section},
};

/// Characters of a message.
pub const CONTENT: usize = 2000;
/// Kept free in every message for "Part 1 of 2".
const PART: usize = 60;
/// Kept free in the last message for saying that something was left out.
const CUT: usize = 160;
/// Messages for one answer. An app that only the user installed may send five after the first.
pub const MESSAGES: usize = 5;
/// Rows of a diagram in one block; two blocks fit in a message.
const ROWS: usize = 20;
/// Characters of a line that is shown to scale.
const COLUMNS: usize = 80;

/// Bytes that markup adds to most blocks.
const MARKUP: usize = 16;

/// What stands before a line in small print.
const SMALL: &str = "-# ";

/// Characters of a choice that autocompletion offers, both what it shows and what it stands for.
pub const CHOICE: usize = 100;
/// Choices that autocompletion may offer, and options of a menu.
pub const CHOICES: usize = 25;
/// Characters of a component's `custom_id`.
pub const CUSTOM_ID: usize = 100;

/// How Discord counts: in UTF-16 units, to be on the safe side.
pub fn length(text: &str) -> usize {
    // A character is as many units as it has first bytes, and one more if that is the first of four.
    text.bytes().map(|byte| usize::from(byte & 0xc0 != 0x80) + usize::from(byte >= 0xf0)).sum()
}

/// The beginning of a one-line text, with an ellipsis if that is not all.
pub fn shortened(text: &str, limit: usize) -> String {
    if length(text) <= limit {
        return text.to_owned();
    }
    let mut kept = fitting(text, limit.saturating_sub(1)).trim_end().to_owned();
    kept.push('…');
    kept
}

/// The contents of the messages that say what the page says: one if it fits, more if not, torn only where a new
/// line, row or sentence begins. `ending` is a text, shown as typed, at the end of the last message.
pub fn lay_out(page: &Page, language: Language, ending: Option<&str>) -> Vec<String> {
    let ending = ending.map(|text| asked(text, language));
    let mut messages = MessageSplitter::new(language, ending.as_deref().map_or(0, |text| length(text) + 2))
        .pack_all(blocks(page))
        .finish();
    if let (Some(ending), Some(last)) = (ending, messages.last_mut()) {
        last.push_str("\n\n");
        last.push_str(&ending);
    }
    messages
}

/// The same with lines before and after the page that are markup already. Of what does not fit into that many messages,
/// it says how much that is; the last line is there in any case.
pub fn lay_out_framed(page: &Page, language: Language, frame: &Surroundings, messages: usize) -> Vec<String> {
    framed(blocks(page), language, frame, messages)
}

/// The same for a card: its first sentence is the ruling, in bold and alone. Under it, there are lines that are markup
/// already.
pub fn lay_out_card(
    page: &Page,
    language: Language,
    frame: &Surroundings,
    under: &[String],
    messages: usize,
) -> Vec<String> {
    let (ruling, rest) = first_sentence(&page.headline);
    let headline = Block { text: crate::bot::discord::markdown::bold(ruling), gap: Gap::Paragraph };
    let under = under.iter().map(|text| Block { text: text.clone(), gap: Gap::Line });
    let rest = (!rest.is_empty()).then(|| Block { text: crate::bot::discord::markdown::escaped(rest), gap: Gap::Line });
    let body = blocks(&Page { headline: String::new(), ..page.clone() });
    framed([headline].into_iter().chain(rest).chain(under).chain(body), language, frame, messages)
}

/// A text cut in two after its first sentence.
pub fn first_sentence(text: &str) -> (&str, &str) {
    let ends = [". ", "? ", "! "].into_iter().filter_map(|end| text.find(end));
    let cut = ends.min().and_then(|at| Some((text.get(..=at)?, text.get(at + 2..)?)));
    cut.unwrap_or((text, ""))
}

fn framed(
    blocks: impl IntoIterator<Item = Block>,
    language: Language,
    frame: &Surroundings,
    messages: usize,
) -> Vec<String> {
    let line = |text: &String| Block { text: text.clone(), gap: Gap::Line };
    let small = |text: &String| Block { text: format!("{SMALL}{text}"), gap: Gap::Line };
    let (ending, after) = frame.after.split_last().unzip();
    let ending = ending.map(|text| format!("\n{SMALL}{text}")).unwrap_or_default();
    let all = frame.before.iter().map(line).chain(blocks).chain(after.unwrap_or_default().iter().map(small));
    let packer = MessageSplitter::new(language, length(&ending)).with_most(messages);
    let mut contents = packer.pack_all(all.collect()).finish();
    if let Some(last) = contents.last_mut() {
        last.push_str(&ending);
    }
    contents
}

/// What stands before and after a page, as markup.
#[derive(Clone, Debug, Default)]
pub struct Surroundings {
    /// Lines before it.
    pub before: Vec<String>,
    /// Lines after it, in small print.
    pub after: Vec<String>,
}

/// A line in small print.
pub fn small(text: &str) -> String {
    format!("{SMALL}{}", crate::bot::discord::markdown::escaped(text))
}

/// A text without markup.
pub fn plain(text: &str) -> String {
    crate::bot::discord::markdown::escaped(text)
}

/// A line in bold.
pub fn heading(text: &str) -> String {
    crate::bot::discord::markdown::bold(text)
}

/// A text that somebody typed, so that nothing in it is markup, shortened to a length.
pub fn quoted(text: &str, limit: usize) -> String {
    let line = text.replace('`', "'").split_whitespace().collect::<Vec<_>>().join(" ");
    crate::bot::discord::markdown::escaped(&shortened(&line, limit))
}

/// The same for a page whose sections are cut only as a whole: what does not fit is left to the terminal, and that is said.
pub fn lay_out_sections(page: &Page, language: Language) -> Vec<String> {
    let all = page.sections.len();
    let shortened = (0..=all).rev().map(|kept| {
        let mut page = page.clone();
        page.sections.truncate(kept);
        let rest = Text::SectionsCut { count: all - kept }.say(language);
        page.sections.extend((kept < all).then(|| Section { text: vec![rest], ..Section::default() }));
        page
    });
    let mut packed = shortened.map(|page| MessageSplitter::new(language, 0).pack_all(blocks(&page)));
    packed.find(|packer| packer.left_out == 0).map_or_else(|| lay_out(page, language, None), MessageSplitter::finish)
}

/// The text that [`lay_out`] showed at the end of a message.
pub fn ending_of(content: &str) -> Option<&str> {
    let (before, text) = content.strip_suffix("\n```")?.rsplit_once("\n```\n")?;
    // A diagram or a mistake may end a message too, but nothing in small print stands above it.
    before.lines().next_back()?.starts_with(SMALL).then_some(text)
}

fn asked(text: &str, language: Language) -> String {
    format!(
        "{SMALL}{}\n{}",
        crate::bot::discord::markdown::escaped(&Text::Asked {}.say(language)),
        crate::bot::discord::markdown::fenced(text)
    )
}

/// A piece of a message that is not torn apart.
struct Block {
    text: String,
    gap: Gap,
}

/// What stands between a block and the one before it.
#[derive(Clone, Copy)]
enum Gap {
    Line,
    Paragraph,
}

impl Gap {
    const fn text(self) -> &'static str {
        match self {
            Gap::Line => "\n",
            Gap::Paragraph => "\n\n",
        }
    }
}

fn blocks(page: &Page) -> Vec<Block> {
    let mut blocks = Vec::new();
    if !page.headline.is_empty() {
        blocks.push(Block { text: crate::bot::discord::markdown::bold(&page.headline), gap: Gap::Paragraph });
    }
    if let Some(diagram) = &page.diagram {
        let lines = diagram.lines();
        let width = lines.iter().chain([&diagram.header]).flatten().map(|cell| cell.chars().count()).max();
        let width = width.unwrap_or(0).min(COLUMNS / 4) + 2;
        let tables =
            lines.chunks(ROWS).map(|rows| crate::bot::discord::markdown::fenced(&table(&diagram.header, rows, width)));
        blocks.extend(tables.map(|text| Block { text, gap: Gap::Line }));
        if !diagram.legend.is_empty() {
            blocks.push(Block {
                text: format!("{SMALL}{}", crate::bot::discord::markdown::escaped(&diagram.legend)),
                gap: Gap::Line,
            });
        }
    }
    if let Some(fixed) = &page.fixed {
        blocks.push(Block { text: crate::bot::discord::markdown::fenced(&window(fixed)), gap: Gap::Line });
    }
    page.sections.iter().for_each(|section| add_section(&mut blocks, section));
    if !page.footer.is_empty() {
        let footer = crate::bot::discord::markdown::escaped(&page.small_print());
        blocks.push(Block { text: format!("{SMALL}{footer}"), gap: Gap::Paragraph });
    }
    blocks
}

fn add_section(blocks: &mut Vec<Block>, section: &Section) {
    // A heading never stands alone at the end of a message: it is one block with what follows it.
    let mut heading = (!section.heading.is_empty()).then_some(section.heading.as_str());
    let mut gap = Gap::Paragraph;
    let mut begin = |length: usize| {
        let mut text = String::with_capacity(length + heading.map_or(0, str::len) + MARKUP);
        if let Some(heading) = heading.take() {
            crate::bot::discord::markdown::add_bold(&mut text, heading);
            text.push('\n');
        }
        (text, std::mem::replace(&mut gap, Gap::Line))
    };
    for sentence in &section.text {
        let (mut text, gap) = begin(sentence.len());
        crate::bot::discord::markdown::add_escaped(&mut text, sentence);
        blocks.push(Block { text, gap });
    }
    for (index, item) in section.items.iter().enumerate() {
        let (mut text, gap) = begin(item.label.len() + item.text.len());
        match section.numbered {
            true => text.push_str(&format!("{}. ", index + 1)),
            false => text.push_str("- "),
        }
        add_item(&mut text, item);
        blocks.push(Block { text, gap });
    }
    blocks.extend(heading.map(|heading| Block { text: crate::bot::discord::markdown::bold(heading), gap }));
}

fn add_item(text: &mut String, item: &Item) {
    if !item.label.is_empty() {
        crate::bot::discord::markdown::add_bold(text, &item.label);
        text.push_str(if item.text.is_empty() { "" } else { ": " });
    }
    crate::bot::discord::markdown::add_escaped(text, &item.text);
}

/// Rows of the diagram under its header, in columns of this width.
fn table(header: &[String; 4], rows: &[[String; 4]], width: usize) -> String {
    let mut table = String::with_capacity((rows.len() + 1) * 4 * (width + 2));
    for (number, row) in [header].into_iter().chain(rows).enumerate() {
        table.push_str(if number > 0 { "\n" } else { "" });
        let start = table.len();
        for cell in row {
            table.push_str(cell);
            (cell.chars().count()..width).for_each(|_| table.push(' '));
        }
        let blank = table.get(start..).map_or(0, |line| line.len() - line.trim_end().len());
        table.truncate(table.len() - blank);
    }
    table
}

/// Lines to scale, cut to the columns around the first mark if they are long.
fn window(fixed: &str) -> String {
    if fixed.lines().all(|line| line.chars().count() <= COLUMNS) && length(fixed) <= CONTENT / 2 {
        return fixed.to_owned();
    }
    let marked = |line: &&str| line.contains('^') && line.chars().all(|sign| matches!(sign, '^' | ' ' | '~'));
    let lines: Vec<&str> = fixed.lines().collect();
    let row = lines.iter().position(marked).unwrap_or(0);
    let mark = lines.get(row).and_then(|line| line.chars().position(|sign| sign == '^')).unwrap_or(0);
    let from = mark.saturating_sub(COLUMNS / 2);
    let shown: Vec<String> = lines
        .iter()
        .skip(row.saturating_sub(4))
        .take(8)
        .map(|line| line.chars().skip(from).take(COLUMNS).collect::<String>().trim_end().to_owned())
        .collect();
    shown.join("\n")
}

/// The longest beginning of a text that has no more than `limit` UTF-16 units.
fn fitting(text: &str, limit: usize) -> &str {
    let mut room = limit;
    let end = text.char_indices().find(|(_, character)| {
        let fits = character.len_utf16() <= room;
        room = room.saturating_sub(character.len_utf16());
        !fits
    });
    end.map_or(text, |(at, _)| text.get(..at).unwrap_or_default())
}

//! Two pages on the same auction, one for each edition, drawn together: what is the same is said once, what differs is
//! said with the edition before it. What belongs to one irregularity stays together.

use super::{Item, Page, Section};

/// Draws the pages of two editions together. `names` are the editions, and `differ` is the headline where the two
/// headlines differ.
#[must_use]
pub fn side_by_side(pages: [&Page; 2], names: [&str; 2], differ: &str) -> Page {
    let [old, new] = pages;
    let mut sections = Vec::new();
    let headline = if old.headline == new.headline {
        old.headline.clone()
    } else {
        let items =
            pages.iter().zip(names).map(|(page, name)| Item { label: name.to_owned(), text: page.headline.clone() });
        sections.push(Section { items: items.collect(), ..Section::default() });
        differ.to_owned()
    };
    let mut left: Vec<&Section> = new.sections.iter().collect();
    for section in &old.sections {
        let other = left.iter().position(|other| belong_together(section, other)).map(|place| left.remove(place));
        sections.push(merged(section, other.unwrap_or(&Section::default()), names));
    }
    for section in left {
        let drawn = merged(&Section::headed(section), section, names);
        let place = place_of(&drawn, &sections);
        sections.insert(place, drawn);
    }
    let diagram = new.diagram.clone();
    Page { headline, diagram, fixed: None, sections, footer: footer(pages, names) }
}

/// Whether two sections say the same sort of thing about the same irregularity.
fn belong_together(one: &Section, other: &Section) -> bool {
    one.about == other.about && one.heading == other.heading
}

/// Where a section of the newer edition alone goes: below what else is said about its irregularity.
fn place_of(section: &Section, sections: &[Section]) -> usize {
    let last = sections.iter().rposition(|other| other.about == section.about);
    let last_of_any = || sections.iter().rposition(|other| !other.about.is_empty());
    match section.about.as_str() {
        "" => sections.len(),
        _ => last.or_else(last_of_any).map_or(sections.len(), |place| place + 1),
    }
}

impl Section {
    /// The same heading with nothing under it.
    fn headed(section: &Section) -> Section {
        let (heading, about) = (section.heading.clone(), section.about.clone());
        Section { heading, about, numbered: section.numbered, ..Section::default() }
    }
}

/// One section of both pages: common lines first in their places, then what only one edition says. What opens an
/// irregularity and differs gets its name for a heading.
fn merged(old: &Section, new: &Section, names: [&str; 2]) -> Section {
    let mut drawn = Section::headed(old);
    if drawn.heading.is_empty() && old.text != new.text {
        drawn.heading.clone_from(&old.about);
    }
    drawn.text = old.text.iter().filter(|line| new.text.contains(line)).cloned().collect();
    drawn.items = old.items.iter().filter(|item| new.items.contains(item)).cloned().collect();
    for (section, other, name) in [(old, new, names[0]), (new, old, names[1])] {
        let text = section.text.iter().filter(|line| !other.text.contains(line)).cloned();
        let items = section.items.iter().filter(|item| !other.items.contains(item)).map(said);
        drawn.items.extend(text.chain(items).map(|text| Item { label: name.to_owned(), text }));
    }
    drawn.numbered &= old.items == new.items;
    drawn
}

/// A line of a list as one text.
fn said(item: &Item) -> String {
    match item.label.as_str() {
        "" => item.text.clone(),
        label => format!("{label}: {}", item.text),
    }
}

/// The small print: what only one edition says stands with its name, where the line does not name it already.
fn footer(pages: [&Page; 2], names: [&str; 2]) -> Vec<String> {
    let [old, new] = pages;
    let mut lines = Vec::new();
    for (page, other, name) in [(old, new, names[0]), (new, old, names[1])] {
        let own: Vec<&String> =
            page.footer.iter().filter(|line| !other.footer.contains(line) && *line != name).collect();
        lines.extend(own.iter().map(|line| format!("{name}: {line}")));
    }
    lines.extend(old.footer.iter().filter(|line| new.footer.contains(line)).cloned());
    lines
}

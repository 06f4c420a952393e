//! The pages on one auction, one for each edition, drawn together: what is the same is said once, what differs is said
//! with its editions before it. What belongs to one irregularity stays together.

use super::{Item, Page, Section};

/// Draws the pages of several editions together, the older one first. `names` are the editions, and `differ` is the headline
/// where the headlines differ.
#[must_use]
pub fn side_by_side(pages: &[&Page], names: &[&str], differ: &str) -> Page {
    let headlines: Vec<Vec<&String>> = pages.iter().map(|page| vec![&page.headline]).collect();
    let mut sections: Vec<Section> = Vec::new();
    let headline = match common(&headlines).as_slice() {
        [headline] => (*headline).clone(),
        _ => {
            let items = apart(&headlines, names).into_iter().map(|(label, text)| Item { label, text: text.clone() });
            sections.push(Section { items: items.collect(), ..Section::default() });
            differ.to_owned()
        }
    };
    let mut left: Vec<Vec<&Section>> = pages.iter().map(|page| page.sections.iter().collect()).collect();
    for edition in 0..left.len() {
        for section in left.get_mut(edition).map(std::mem::take).unwrap_or_default() {
            let nothing = Section::headed(section);
            let of_each: Vec<&Section> = left
                .iter_mut()
                .enumerate()
                .map(|(other, sections)| match other == edition {
                    true => section,
                    false => take(sections, section).unwrap_or(&nothing),
                })
                .collect();
            let drawn = merged(&of_each, names);
            let page = pages.get(edition).map(|page| page.sections.as_slice()).unwrap_or_default();
            let place = if edition == 0 { sections.len() } else { place_of(section, page, &sections) };
            sections.insert(place, drawn);
        }
    }
    let diagram = pages.last().map(|page| page.diagram.clone()).unwrap_or_default();
    Page { headline, diagram, fixed: None, sections, footer: footer(pages, names) }
}

/// The section that belongs together with this one, taken out of those of another edition.
fn take<'a>(sections: &mut Vec<&'a Section>, section: &Section) -> Option<&'a Section> {
    let place = sections.iter().position(|other| belong_together(section, other))?;
    Some(sections.remove(place))
}

/// What every edition says.
fn common<'a, T: PartialEq>(of_each: &[Vec<&'a T>]) -> Vec<&'a T> {
    let Some((first, others)) = of_each.split_first() else { return Vec::new() };
    first.iter().copied().filter(|said| others.iter().all(|other| other.contains(said))).collect()
}

/// What not every edition says, each with the names of those that do.
fn apart<'a, T: PartialEq>(of_each: &[Vec<&'a T>], names: &[&str]) -> Vec<(String, &'a T)> {
    let mut found: Vec<&T> = Vec::new();
    for said in of_each.iter().flatten() {
        if !found.contains(said) && !of_each.iter().all(|other| other.contains(said)) {
            found.push(said);
        }
    }
    let saying = |said: &T| -> Vec<&str> {
        of_each.iter().zip(names).filter(|(of, _)| of.contains(&said)).map(|(_, name)| *name).collect()
    };
    found.into_iter().map(|said| (saying(said).join(", "), said)).collect()
}

/// Whether two sections say the same sort of thing about the same irregularity.
fn belong_together(one: &Section, other: &Section) -> bool {
    one.about == other.about && one.heading == other.heading
}

/// Where a section of the newer edition alone goes: below what else is said about its irregularity, or below the section that it
/// follows on its own page.
fn place_of(section: &Section, page: &[Section], sections: &[Section]) -> usize {
    let last = sections.iter().rposition(|other| other.about == section.about);
    let last_of_any = || sections.iter().rposition(|other| !other.about.is_empty());
    let before = || {
        let above = page.iter().take_while(|other| *other != section).collect::<Vec<_>>();
        above.into_iter().rev().find_map(|above| sections.iter().rposition(|other| belong_together(above, other)))
    };
    let place = if section.about.is_empty() { before() } else { last.or_else(last_of_any) };
    place.map_or(sections.len(), |place| place + 1)
}

impl Section {
    /// The same heading with nothing under it.
    fn headed(section: &Section) -> Section {
        let (heading, about) = (section.heading.clone(), section.about.clone());
        Section { heading, about, numbered: section.numbered, ..Section::default() }
    }
}

/// One section of every page: common lines first in their places, then what only some editions say; an item that all have keeps
/// its place among the others. What opens an irregularity and differs gets its name for a heading.
fn merged(of_each: &[&Section], names: &[&str]) -> Section {
    let Some((first, others)) = of_each.split_first() else { return Section::default() };
    let mut drawn = Section::headed(first);
    if drawn.heading.is_empty() && others.iter().any(|other| other.text != first.text) {
        drawn.heading.clone_from(&first.about);
    }
    let text: Vec<Vec<&String>> = of_each.iter().map(|section| section.text.iter().collect()).collect();
    let items: Vec<Vec<&Item>> = of_each.iter().map(|section| section.items.iter().collect()).collect();
    // A line that all say may belong to one before it that they do not: what comes after that stays below it.
    let (before, after) = around(common(&text), first.text.iter().collect());
    drawn.text = before.into_iter().cloned().collect();
    let lines = apart(&text, names).into_iter().map(|(label, text)| Item { label, text: text.clone() });
    drawn.numbered &= others.iter().all(|other| other.items == first.items);
    // The steps of a procedure are counted, so other lines come after them.
    if drawn.numbered {
        drawn.items = woven(&items, names).into_iter().chain(lines).collect();
    } else {
        drawn.items = lines.chain(woven(&items, names)).collect();
    }
    drawn.items.extend(after.into_iter().map(|text| Item { label: String::new(), text: text.clone() }));
    drawn
}

/// The items of every edition: what all have once, and between that what only some have.
fn woven(of_each: &[Vec<&Item>], names: &[&str]) -> Vec<Item> {
    let mut rest: Vec<&[&Item]> = of_each.iter().map(Vec::as_slice).collect();
    let mut drawn = Vec::new();
    let own = |parts: &[Vec<&Item>]| {
        let labelled = apart(parts, names).into_iter().map(|(label, item)| Item { label, text: said(item) });
        labelled.collect::<Vec<_>>()
    };
    for shared in common(of_each) {
        let places: Option<Vec<usize>> =
            rest.iter().map(|items| items.iter().position(|item| *item == shared)).collect();
        // What stands in another order in another edition has been passed over there.
        let Some(places) = places else { continue };
        let before: Vec<Vec<&Item>> =
            rest.iter().zip(&places).map(|(items, place)| items.iter().take(*place).copied().collect()).collect();
        drawn.extend(own(&before));
        drawn.push(shared.clone());
        rest = rest.iter().zip(places).map(|(items, place)| items.get(place + 1..).unwrap_or_default()).collect();
    }
    drawn.extend(own(&rest.iter().map(|items| items.to_vec()).collect::<Vec<_>>()));
    drawn
}

/// An item as one text.
fn said(item: &Item) -> String {
    match item.label.as_str() {
        "" => item.text.clone(),
        label => format!("{label}: {}", item.text),
    }
}

/// Of the lines that all say, those before the first line that one of them says alone, and those after it.
fn around<'a>(common: Vec<&'a String>, first: Vec<&'a String>) -> (Vec<&'a String>, Vec<&'a String>) {
    let same = common.iter().zip(&first).take_while(|(common, line)| common == line).count();
    let (before, after) = common.split_at_checked(same).unwrap_or((&common, &[]));
    (before.to_vec(), after.to_vec())
}

/// The small print: what only some editions say stands with their names, where the line does not name its edition already.
fn footer(pages: &[&Page], names: &[&str]) -> Vec<String> {
    let of_each: Vec<Vec<&String>> = pages.iter().map(|page| page.footer.iter().collect()).collect();
    let own = apart(&of_each, names).into_iter().filter(|(_, line)| !names.contains(&line.as_str()));
    let own = own.map(|(name, line)| format!("{name}: {line}"));
    own.chain(common(&of_each).into_iter().cloned()).collect()
}

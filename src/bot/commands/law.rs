//! `/law`: shows clauses, completes what is typed, and links to related clauses.

pub(crate) mod command;
pub(crate) mod location;
pub(crate) mod references;
pub(crate) mod search;

use serenity::builder::{
    AutocompleteChoice, CreateActionRow, CreateSelectMenu, CreateSelectMenuKind, CreateSelectMenuOption,
};

use crate::{
    bot::{
        commands::law::location::{LawLocation, sentence},
        view::{layout, text::bot::Text},
    },
    lawbook::{self, Edition, Entry},
    locale::{Language, heading},
    present::{Item, Page, Section},
};

/// The first part of the menu's `custom_id`, by which choices are routed.
pub const PREFIX: &str = "law";
/// The menu's `custom_id`. Where an option leads stands in its value, so it works after a restart.
const MENU: &str = "law:v1";
/// Characters of a clause that are read; far more than an address has.
pub const LIMIT: usize = 100;
/// How many clauses a page names where there is none of that name.
const NEAREST: usize = 10;

/// A page about clauses, and the menu of those to go on to.
#[derive(Clone, Debug)]
pub struct LawPage {
    /// The page.
    pub page: Page,
    /// The menu; no rows where there is nowhere to go.
    pub menu: Vec<CreateActionRow>,
}

/// The clauses under an address, or the nearest ones if there are none.
pub fn answer(typed: &str, edition: Option<Edition>, language: Language) -> LawPage {
    let (text, year) = lawbook::with_year(typed);
    let editions = editions(year.or(edition));
    let Some(address) = editions.iter().find_map(|edition| edition.known(text)) else {
        return unknown(text.trim(), &editions, language);
    };
    let places = references::links(address, &editions);
    LawPage { page: page(address, &editions, language), menu: menu(&places, language) }
}

/// The same for what somebody chose from the menu.
pub fn chosen(value: &str, language: Language) -> Option<LawPage> {
    let (address, edition) = LawLocation::read(value)?;
    Some(answer(address, edition, language))
}

/// What to offer while somebody types.
pub fn choices(typed: &str, edition: Option<Edition>, language: Language) -> Vec<AutocompleteChoice> {
    let places = search::suggestions(typed, &editions(edition), language);
    let choice = |place: &LawLocation| {
        AutocompleteChoice::new(layout::shortened(&place.line(language), layout::CHOICE), place.address)
    };
    places.iter().map(choice).collect()
}

/// The editions to look in, the older one first.
fn editions(asked: Option<Edition>) -> Vec<Edition> {
    Edition::ALL.into_iter().filter(|edition| asked.is_none_or(|asked| asked == *edition)).collect()
}

/// The clauses of an edition under one address.
type Found = (Edition, Vec<&'static Entry>);

fn page(address: &'static str, editions: &[Edition], language: Language) -> Page {
    let all = editions.iter().map(|edition| (*edition, edition.find(address)));
    let found: Vec<Found> = all.filter(|(_, entries)| !entries.is_empty()).collect();
    let title = |edition: Edition| title(edition, address, language);
    let names: Vec<String> = found.iter().map(|(edition, _)| Text::edition(*edition).say(language)).collect();
    let (headline, sections) = match found.as_slice() {
        // One number, two laws.
        [(first, _), others @ ..] if others.iter().any(|(other, _)| title(*other) != title(*first)) => {
            let of = |one: &Found| Section {
                heading: Text::edition(one.0).say(language),
                text: vec![title(one.0)],
                items: items(address, std::slice::from_ref(one), language),
                ..Section::default()
            };
            (Text::Clause { clause: address }.say(language), found.iter().rev().map(of).collect())
        }
        [(edition, _), ..] => {
            (title(*edition), vec![Section { items: items(address, &found, language), ..Section::default() }])
        }
        [] => (String::new(), Vec::new()),
    };
    let footer = vec![names.join(", "), Text::OwnWords {}.say(language), Text::Advice {}.say(language)];
    Page { headline, sections, footer, ..Page::default() }
}

fn title(edition: Edition, address: &'static str, language: Language) -> String {
    let law = edition.find(address).first().map(|entry| entry.clause.law()).unwrap_or_default();
    Text::LawTitle { law, heading: heading(edition, address, language) }.say(language)
}

/// Clauses in the order of the book: what every edition says stands once, what only some say with their years.
fn items(address: &'static str, found: &[Found], language: Language) -> Vec<Item> {
    let mut items = Vec::new();
    for address in lawbook::addresses(&Edition::ALL, address) {
        let said: Vec<(Edition, String)> = found
            .iter()
            .rev()
            .filter_map(|(edition, entries)| {
                let entry = entries.iter().find(|entry| entry.clause.address() == address)?;
                Some((*edition, sentence(entry, language)))
            })
            .collect();
        let plain = |text: &String| Item { label: Text::Clause { clause: address }.say(language), text: text.clone() };
        match said.as_slice() {
            [(_, one), others @ ..] if said.len() == found.len() && others.iter().all(|(_, other)| other == one) => {
                items.push(plain(one));
            }
            several => items.extend(several.iter().map(|(edition, text)| Item {
                label: Text::ClauseOf { clause: address, year: edition.year() }.say(language),
                text: text.clone(),
            })),
        }
    }
    items
}

/// Says that there is no such clause, and which ones come nearest.
fn unknown(text: &str, editions: &[Edition], language: Language) -> LawPage {
    let elsewhere = Edition::ALL.into_iter().filter(|edition| !editions.contains(edition));
    let elsewhere =
        elsewhere.filter_map(|edition| Some(LawLocation { address: edition.known(text)?, edition: Some(edition) }));
    let places: Vec<LawLocation> =
        elsewhere.chain(search::suggestions(text, editions, language)).take(layout::CHOICES).collect();
    let near =
        places.iter().take(NEAREST).map(|place| Item { label: place.label(language), text: place.says(language) });
    let how = Text::HowToNameClauses {}.say(language);
    let nearest =
        Section { heading: Text::NearestClauses {}.say(language), items: near.collect(), ..Section::default() };
    let headline =
        if text.is_empty() { how.clone() } else { Text::NoSuchClause { text: text.to_owned() }.say(language) };
    let how = (!text.is_empty()).then(|| Section { text: vec![how], ..Section::default() });
    let nearest = (!nearest.items.is_empty()).then_some(nearest);
    let page = Page { headline, sections: nearest.into_iter().chain(how).collect(), ..Page::default() };
    LawPage { page, menu: menu(&places, language) }
}

fn menu(places: &[LawLocation], language: Language) -> Vec<CreateActionRow> {
    let option = |place: &LawLocation| {
        let (label, says) = (place.label(language), place.says(language));
        CreateSelectMenuOption::new(layout::shortened(&label, layout::CHOICE), place.value())
            .description(layout::shortened(&says, layout::CHOICE))
    };
    if places.is_empty() {
        return Vec::new();
    }
    let options = places.iter().map(option).collect();
    let menu = CreateSelectMenu::new(MENU, CreateSelectMenuKind::String { options });
    vec![CreateActionRow::SelectMenu(menu.placeholder(Text::MoreClauses {}.say(language)))]
}

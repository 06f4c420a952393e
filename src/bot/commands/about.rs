//! `/about`: which version this is, by which editions of the Laws it rules, and where to go on.

use serenity::builder::{CreateActionRow, CreateButton, CreateCommand};

use crate::{
    bot::{
        commands::builder::{self, ABOUT},
        context::Links,
        view::{
            layout,
            response::{Response, Visibility},
            text::about::AboutText as Words,
        },
    },
    lawbook::Edition,
    locale::{Language, years},
    present::{Item, Page, Section},
};

/// The command.
pub fn command() -> CreateCommand {
    let (name, description) = (Words::Name {}, Words::Description {});
    builder::slash(ABOUT, |language| name.say(language), |language| description.say(language))
}

/// What it says, to the person who asked and nobody else.
pub fn page(links: &Links, language: Language) -> Response {
    let years = years(Edition::ALL, language);
    let says = [
        (Words::Laws {}, Words::LawsSay { years }),
        (Words::Ask {}, Words::AskSay {}),
        (Words::Quiz {}, Words::QuizSay {}),
        (Words::Privacy {}, Words::PrivacySay {}),
    ];
    let items = says.map(|(label, text)| Item { label: label.say(language), text: text.say(language) });
    let page = Page {
        headline: Words::Title { version: env!("DIRECTOR_PLEASE_VERSION") }.say(language),
        sections: vec![
            Section {
                items: vec![Item { label: String::new(), text: Words::What {}.say(language) }],
                ..Section::default()
            },
            Section { items: items.into(), ..Section::default() },
        ],
        ..Page::default()
    };
    let buttons = link_buttons(links, language);
    let rows = if buttons.is_empty() { Vec::new() } else { vec![CreateActionRow::Buttons(buttons)] };
    Response::messages(layout::lay_out(&page, language, None), Vec::new(), Visibility::Ephemeral, rows)
}

/// Buttons that lead to the operator's pages, as far as there are any.
pub(crate) fn link_buttons(links: &Links, language: Language) -> Vec<CreateButton> {
    let links = [(Words::Policy {}, &links.privacy), (Words::Terms {}, &links.terms)];
    let link =
        |(words, url): (Words, &Option<String>)| Some(CreateButton::new_link(url.clone()?).label(words.say(language)));
    links.into_iter().filter_map(link).collect()
}

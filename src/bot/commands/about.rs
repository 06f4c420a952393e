//! `/about`: which version this is, by which editions of the Laws it rules, and where to go on.

use serenity::builder::{CreateActionRow, CreateButton, CreateCommand};

use crate::{
    bot::{
        commands::builder::{self, ABOUT},
        context::Papers,
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
#[must_use]
pub fn page(papers: &Papers, language: Language) -> Response {
    let years = years(Edition::ALL, language);
    let says = [
        (Words::Laws {}, Words::LawsSay { years }),
        (Words::Ask {}, Words::AskSay {}),
        (Words::Quiz {}, Words::QuizSay {}),
        (Words::Privacy {}, Words::PrivacySay {}),
    ];
    let items = says.map(|(label, text)| Item { label: label.say(language), text: text.say(language) });
    let page = Page {
        headline: Words::Title { version: env!("CARGO_PKG_VERSION") }.say(language),
        sections: vec![
            Section {
                items: vec![Item { label: String::new(), text: Words::What {}.say(language) }],
                ..Section::default()
            },
            Section { items: items.into(), ..Section::default() },
        ],
        ..Page::default()
    };
    let links = links(papers, language);
    let rows = if links.is_empty() { Vec::new() } else { vec![CreateActionRow::Buttons(links)] };
    Response::messages(layout::lay_out(&page, language, None), Vec::new(), Visibility::Ephemeral, rows)
}

/// Buttons that lead to the operator's papers, as far as there are any.
pub(crate) fn links(papers: &Papers, language: Language) -> Vec<CreateButton> {
    let papers = [(Words::Policy {}, &papers.privacy), (Words::Terms {}, &papers.terms)];
    let link =
        |(words, url): (Words, &Option<String>)| Some(CreateButton::new_link(url.clone()?).label(words.say(language)));
    papers.into_iter().filter_map(link).collect()
}

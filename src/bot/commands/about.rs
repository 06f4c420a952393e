//! `/about`: which version this is, by which editions of the Laws it rules, and where to go on.

use serenity::builder::CreateCommand;

use crate::{
    bot::{
        commands::builder::{self, ABOUT},
        view::{
            layout,
            response::{Response, Visibility},
            text::about::AboutText as Words,
        },
    },
    lawbook::Edition,
    locale::Language,
    present::{Item, Page, Section},
};

/// The command.
pub fn command() -> CreateCommand {
    let (name, description) = (Words::Name {}, Words::Description {});
    builder::slash(ABOUT, |language| name.say(language), |language| description.say(language))
}

/// What it says, to the person who asked and nobody else.
#[must_use]
pub fn page(language: Language) -> Response {
    let [old, new] = Edition::ALL.map(Edition::year);
    let says = [
        (Words::Laws {}, Words::LawsSay { old, new }),
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
    Response::messages(layout::lay_out(&page, language, None), Vec::new(), Visibility::Ephemeral, Vec::new())
}

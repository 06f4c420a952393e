//! A case and the buttons under its answer. What a button needs is in its `custom_id`, or else in the message that it
//! hangs on: nothing else is kept, so buttons work after a restart.

use serenity::builder::{CreateActionRow, CreateButton};

use super::{commands, message, text::Text};
use crate::{answer::Asked, explain::Reader, lawbook::Edition, locale::Language, meaning::Agreements};

const VERSION: &str = "v1";
const ANY_EDITION: &str = "-";
/// Between the edition and what else was chosen.
const AND: char = '+';

/// What was asked, to be asked again.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Case {
    /// The auction as typed.
    pub text: String,
    /// The edition, unless the text says.
    pub edition: Option<Edition>,
    /// For whom the answer is.
    pub reader: Reader,
    /// The offending side's system, by its name.
    pub agreements: Option<&'static str>,
}

/// The system with this name, by the name that lasts.
#[must_use]
pub fn system(name: &str) -> Option<&'static str> {
    Agreements::presets().find(|preset| *preset == name)
}

/// A button under an answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Button {
    /// Makes the answer public.
    Share,
    /// Tells why.
    Why,
}

impl Button {
    /// All buttons, from the left.
    pub const ALL: [Button; 2] = [Button::Share, Button::Why];

    /// The first part of the button's `custom_id`, by which presses are routed.
    #[must_use]
    pub const fn prefix(self) -> &'static str {
        match self {
            Button::Share => "share",
            Button::Why => "why",
        }
    }

    /// The button that a `custom_id` belongs to.
    #[must_use]
    pub fn of(custom_id: &str) -> Option<Button> {
        let prefix = custom_id.split(':').next();
        Button::ALL.into_iter().find(|button| Some(button.prefix()) == prefix)
    }

    const fn label(self) -> Text {
        match self {
            Button::Share => Text::ShareButton,
            Button::Why => Text::WhyButton,
        }
    }
}

impl Case {
    /// The case as a question.
    #[must_use]
    pub fn asked(&self, language: Language) -> Asked<'_> {
        let agreements = self.agreements.and_then(Agreements::preset);
        Asked { edition: self.edition, reader: self.reader, agreements, ..Asked::new(&self.text, language) }
    }

    /// The buttons.
    #[must_use]
    pub fn buttons(&self, language: Language) -> Vec<CreateActionRow> {
        let buttons = Button::ALL.map(|button| CreateButton::new(self.id(button)).label(button.label().say(language)));
        vec![CreateActionRow::Buttons(buttons.to_vec())]
    }

    /// The auction, if a button will look for it at the end of the message that it hangs on.
    #[must_use]
    pub fn ending(&self) -> Option<&str> {
        let is_needed = Button::ALL.into_iter().any(|button| self.full_id(button).is_none());
        is_needed.then_some(self.text.as_str())
    }

    /// What the button with this `custom_id`, on a message with this content, is about.
    #[must_use]
    pub fn read(custom_id: &str, content: &str) -> Option<Case> {
        let mut parts = custom_id.splitn(4, ':');
        let (Some(_), Some(VERSION)) = (parts.next(), parts.next()) else { return None };
        let mut settings = parts.next()?.split(AND);
        let edition = match settings.next()? {
            ANY_EDITION => None,
            year => Some(year.parse().ok()?),
        };
        let mut case = Case { text: String::new(), edition, reader: Reader::Player, agreements: None };
        for setting in settings {
            if setting == commands::view_key(Reader::Director) {
                case.reader = Reader::Director;
            } else {
                case.agreements = Some(system(setting)?);
            }
        }
        let text = parts.next().or_else(|| message::ending_of(content))?;
        Some(Case { text: text.to_owned(), ..case })
    }

    fn id(&self, button: Button) -> String {
        self.full_id(button).unwrap_or_else(|| self.short_id(button))
    }

    fn short_id(&self, button: Button) -> String {
        let mut id = format!("{}:{VERSION}:{}", button.prefix(), self.edition.map_or(ANY_EDITION, Edition::year));
        // What is shared is always the players' view.
        if self.reader == Reader::Director && button == Button::Why {
            id.push(AND);
            id.push_str(commands::view_key(Reader::Director));
        }
        if let Some(name) = self.agreements {
            id.push(AND);
            id.push_str(name);
        }
        id
    }

    /// The same with the auction, if there is room for it.
    fn full_id(&self, button: Button) -> Option<String> {
        let id = format!("{}:{}", self.short_id(button), self.text);
        (message::length(&id) <= message::CUSTOM_ID && !self.text.contains('\n')).then_some(id)
    }
}

//! The Share button. What it shares is in its `custom_id`, or else in the message that it hangs on: nothing else is
//! kept, so the button works after a restart.

use serenity::builder::CreateButton;

use super::{message, text::Text};
use crate::{lawbook::Edition, locale::Language};

/// The first part of the button's `custom_id`, by which presses are routed.
pub const PREFIX: &str = "share";
const VERSION: &str = "v1";
const ANY_EDITION: &str = "-";

/// What was asked, to be asked again.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Shared {
    /// The auction as typed.
    pub text: String,
    /// The edition, unless the text says.
    pub edition: Option<Edition>,
}

/// Where the button finds the auction.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Carrier {
    /// In its `custom_id`.
    Button,
    /// At the end of the message that it hangs on.
    Message,
}

impl Shared {
    /// Where the button will find the auction.
    #[must_use]
    pub fn carrier(&self) -> Carrier {
        let fits = message::length(&self.full_id()) <= message::CUSTOM_ID && !self.text.contains('\n');
        if fits { Carrier::Button } else { Carrier::Message }
    }

    /// The button.
    pub fn button(&self, language: Language) -> CreateButton {
        let id = match self.carrier() {
            Carrier::Button => self.full_id(),
            Carrier::Message => self.short_id(),
        };
        CreateButton::new(id).label(Text::ShareButton.say(language))
    }

    /// What the button with this `custom_id`, on a message with this content, shares.
    #[must_use]
    pub fn read(custom_id: &str, content: &str) -> Option<Shared> {
        let mut parts = custom_id.splitn(4, ':');
        if (parts.next(), parts.next()) != (Some(PREFIX), Some(VERSION)) {
            return None;
        }
        let edition = match parts.next()? {
            ANY_EDITION => None,
            year => Some(year.parse().ok()?),
        };
        let text = parts.next().or_else(|| message::ending_of(content))?;
        Some(Shared { text: text.to_owned(), edition })
    }

    fn short_id(&self) -> String {
        format!("{PREFIX}:{VERSION}:{}", self.edition.map_or(ANY_EDITION, Edition::year))
    }

    fn full_id(&self) -> String {
        format!("{}:{}", self.short_id(), self.text)
    }
}

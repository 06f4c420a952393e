//! Typed messages: mentions of the bot and direct messages. Nothing else that people type is answered, or even read.

use serde::Deserialize;
use serenity::{
    all::{ChannelId, GuildId, MessageId, MessageReference, Nonce, UserId},
    builder::{CreateAllowedMentions, CreateAttachment, CreateMessage},
};

use super::{
    input, message,
    picture::{Files, Illustrated, illustrate},
    text::{Apology, Example, Text},
};
use crate::{
    answer::{self, Asked},
    locale::Language,
    present::{Item, Page, Section},
};

/// A message, as far as the bot looks at it.
#[derive(Clone, Debug, Deserialize)]
pub struct Heard {
    /// The message.
    pub id: MessageId,
    /// Where it was sent.
    pub channel_id: ChannelId,
    /// The server, unless it is a direct message.
    pub guild_id: Option<GuildId>,
    /// Who sent it.
    pub author: Author,
    /// Present when an app sent it in somebody's name.
    #[serde(default)]
    webhook_id: Option<serde::de::IgnoredAny>,
    #[serde(default, rename = "type")]
    kind: u8,
    #[serde(default)]
    content: String,
}

/// Who sent a message.
#[derive(Clone, Debug, Deserialize)]
pub struct Author {
    /// The user.
    pub id: UserId,
    #[serde(default)]
    bot: bool,
}

/// Message types that a person writes: an ordinary message and a reply.
const WRITTEN: [u8; 2] = [0, 19];

impl Heard {
    /// Whether a person speaks to the bot `me`: in a direct message, or by naming it in the text. A mere reply to the
    /// bot mentions it too, but not in the text.
    #[must_use]
    pub fn is_for(&self, me: UserId) -> bool {
        let person = !self.author.bot && self.author.id != me && self.webhook_id.is_none();
        let named = || [format!("<@{me}>"), format!("<@!{me}>")].iter().any(|name| self.content.contains(name));
        person && WRITTEN.contains(&self.kind) && (self.guild_id.is_none() || named())
    }
}

/// A message to send, and the file that it describes.
pub struct Said {
    /// The message.
    pub message: CreateMessage,
    /// The file.
    pub file: Option<CreateAttachment>,
}

/// The messages to send in answer.
#[must_use]
pub fn reply(heard: &Heard, language: Language, files: Files) -> Vec<Said> {
    let page = std::panic::catch_unwind(|| {
        let page = page(&heard.content, language);
        illustrate(&page, language, files)
    });
    let Illustrated { page, mut file } =
        page.unwrap_or_else(|_| Illustrated { page: Apology::WentWrong.page(language), file: None });
    let contents = message::lay_out(&page, language, None).into_iter().enumerate();
    contents
        .map(|(index, content)| {
            let file = file.take();
            Said { message: one(heard, index, content).files(file.clone()), file }
        })
        .collect()
}

fn page(content: &str, language: Language) -> Page {
    match input::clean(content) {
        Ok(text) => answer::answer(&Asked::new(&text, language)).page,
        Err(Apology::NoText) => greeting(language),
        Err(reason) => reason.page(language),
    }
}

/// One message of the answer. The nonce makes Discord drop it if it comes twice, after a lost response or a restart.
fn one(heard: &Heard, index: usize, content: String) -> CreateMessage {
    let message = CreateMessage::new()
        .content(content)
        .allowed_mentions(CreateAllowedMentions::new().replied_user(false))
        .nonce(Nonce::String(format!("{}-{index}", heard.id)))
        .enforce_nonce(true);
    if index > 0 {
        return message;
    }
    let asked = MessageReference::from((heard.channel_id, heard.id)).fail_if_not_exists(false);
    message.reference_message(asked)
}

fn greeting(language: Language) -> Page {
    let items = Example::ALL
        .map(|example| Item { label: example.shorthand().to_owned(), text: Text::Example(example).say(language) });
    Page {
        headline: Text::Greeting.say(language),
        sections: vec![Section {
            heading: Text::GreetingExamples.say(language),
            items: items.to_vec(),
            ..Section::default()
        }],
        footer: vec![Text::GreetingCommand.say(language), Text::Advice.say(language)],
        ..Page::default()
    }
}

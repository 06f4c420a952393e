//! Typed messages: mentions of the bot and direct messages. Nothing else that people type is answered, or even read.

use std::{panic::AssertUnwindSafe, time::Instant};

use futures_util::FutureExt as _;
use serde::Deserialize;
use serenity::{
    all::{ChannelId, GuildId, MessageId, MessageReference, Nonce, UserId},
    builder::{CreateAllowedMentions, CreateAttachment, CreateMessage},
};

use super::{
    asker::Asker,
    card::{self, Card, View},
    input,
    limits::May,
    message::{self, MESSAGES},
    office::Office,
    picture::{Files, Illustrated, illustrate},
    question::Question,
    text::{Apology, Example, Text},
    words::Words,
};
use crate::{
    answer,
    case::CaseId,
    explain::Reader,
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

/// A message to send, and the files that it describes.
pub struct Said {
    /// The message.
    pub message: CreateMessage,
    /// The files.
    pub files: Vec<CreateAttachment>,
}

/// What to send in answer to a message.
pub struct Answer {
    /// The messages, in order.
    pub said: Vec<Said>,
    /// The case whose card the only message is.
    pub case: Option<CaseId>,
}

impl Office {
    /// Whether whoever wrote a message may ask now.
    pub fn may_say(&self, heard: &Heard) -> May {
        let Asker { person, place, .. } = Asker::of_message(heard, Language::default(), Files::Forbidden);
        self.limits.message(person, place, heard.channel_id.get(), Instant::now())
    }

    /// An apology in place of an answer, or of its part number `index`, from 0.
    pub async fn sorry(&self, heard: &Heard, reason: Apology, index: usize) -> Said {
        let language = self.tongues.for_message(heard, &self.rest).await;
        let page = reason.page(language);
        let content = message::lay_out(&page, language, None).into_iter().next().unwrap_or_default();
        Said { message: one(heard, index, content), files: Vec::new() }
    }

    /// What to send in answer to a message.
    pub async fn hear(&self, heard: &Heard, files: Files) -> Answer {
        let language = self.tongues.for_message(heard, &self.rest).await;
        let asker = self.settled(Asker::of_message(heard, language, files)).await;
        let language = asker.server;
        let answered = AssertUnwindSafe(self.heard(heard, &asker)).catch_unwind().await;
        let (card, case) = answered.unwrap_or_else(|_| (plain(Apology::WentWrong.page(language), &asker), None));
        let Card { contents, mut files, components } = card;
        let last = contents.len().saturating_sub(1);
        let said = contents.into_iter().enumerate().map(|(index, content)| {
            let files = std::mem::take(&mut files);
            let message = one(heard, index, content).files(files.clone());
            let message = if index == last { message.components(components.clone()) } else { message };
            Said { message, files }
        });
        Answer { said: said.collect(), case: case.filter(|_| last == 0) }
    }

    /// The card of the case that the message opens; or else the page that answers it.
    async fn heard(&self, heard: &Heard, asker: &Asker) -> (Card, Option<CaseId>) {
        let language = asker.server;
        let text = match input::clean(&heard.content) {
            Ok(text) => text,
            Err(Apology::NoText) => return (plain(greeting(language), asker), None),
            Err(reason) => return (plain(reason.page(language), asker), None),
        };
        let question = Question { text, edition: None, reader: Reader::Player, agreements: None }.by_default(asker);
        let is_public = heard.guild_id.is_some();
        match self.opened(&question, is_public, asker).await {
            Ok(Some(file)) => {
                let view = View { reader: Reader::Player, language, files: asker.files, is_public, may_share: true };
                (card::draw(&file, view, MESSAGES), Some(file.id).filter(|_| is_public))
            }
            Ok(None) => (plain(answer::answer(&question.asked(language, asker)).page, asker), None),
            Err(error) => {
                tracing::error!(%error, "cannot keep a case");
                let mut page = answer::answer(&question.asked(language, asker)).page;
                page.footer.push(Words::NotKept {}.say(language));
                (plain(page, asker), None)
            }
        }
    }
}

/// A page, and nothing to press.
fn plain(page: Page, asker: &Asker) -> Card {
    let Illustrated { page, files } = illustrate(page, asker.server, asker.files);
    Card { contents: message::lay_out(&page, asker.server, None), files, components: Vec::new() }
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

//! Typed messages: mentions of the bot and direct messages. Nothing else that people type is answered, or even read.

use std::{panic::AssertUnwindSafe, time::Instant};

use futures_util::FutureExt as _;
use serenity::{
    all::{MessageReference, Nonce},
    builder::{CreateAllowedMentions, CreateAttachment, CreateMessage},
};

use crate::{
    answer,
    bot::{
        commands::ruling::{self, query::RulingQuery},
        context::{Context, rate_limit::Decision, requester::Requester},
        discord::message::IncomingMessage,
        view::{
            case_card::{self, Card, View},
            layout::{self, MESSAGES},
            picture::{Attachments, Illustrated, attach_picture},
            sanitize,
            text::{
                CaseText,
                bot::{Example, Text, UserError},
            },
        },
    },
    case::{CaseId, Person, Place},
    explain::Reader,
    locale::Language,
    present::{Item, Page, Section},
};

/// A message to send, and the files that it describes.
pub struct OutgoingMessage {
    /// The message.
    pub message: CreateMessage,
    /// The files.
    pub files: Vec<CreateAttachment>,
}

/// What to send in answer to a message.
pub struct MessageResponse {
    /// The messages, in order.
    pub said: Vec<OutgoingMessage>,
    /// The case whose card the only message is.
    pub case: Option<CaseId>,
}

/// Who has written a message, and in which place.
pub fn cause(message: &IncomingMessage) -> (Person, Place) {
    let Requester { person, place, .. } = Requester::of_message(message, Language::default(), Attachments::Forbidden);
    (person, place)
}

/// Whether a message is within the rate limits.
pub fn check_rate_limit(ctx: &Context, message: &IncomingMessage) -> Decision {
    let (person, place) = cause(message);
    ctx.rate_limiter.message(person, place, message.channel_id.get(), Instant::now())
}

/// An apology in place of an answer, or of its part number `index`, from 0.
pub async fn sorry(ctx: &Context, message: &IncomingMessage, reason: UserError, index: usize) -> OutgoingMessage {
    let language = ctx.locales.for_message(message, &ctx.rest).await;
    let page = reason.page(language);
    let content = layout::lay_out(&page, language, None).into_iter().next().unwrap_or_default();
    OutgoingMessage { message: one(message, index, content), files: Vec::new() }
}

/// What to send in answer to a message.
pub async fn handle(ctx: &Context, message: &IncomingMessage, files: Attachments) -> MessageResponse {
    let language = ctx.locales.for_message(message, &ctx.rest).await;
    let requester = ctx.settled(Requester::of_message(message, language, files)).await;
    let language = requester.server;
    let answered = AssertUnwindSafe(answer_card(ctx, message, &requester)).catch_unwind().await;
    let (card, case) = answered.unwrap_or_else(|_| (plain(UserError::WentWrong.page(language), &requester), None));
    let Card { contents, mut files, components } = card;
    let last = contents.len().saturating_sub(1);
    let said = contents.into_iter().enumerate().map(|(index, content)| {
        let files = std::mem::take(&mut files);
        let sent = one(message, index, content).files(files.clone());
        let sent = if index == last { sent.components(components.clone()) } else { sent };
        OutgoingMessage { message: sent, files }
    });
    MessageResponse { said: said.collect(), case: case.filter(|_| last == 0) }
}

/// The card of the case that the message opens; or else the page that answers it.
async fn answer_card(ctx: &Context, message: &IncomingMessage, requester: &Requester) -> (Card, Option<CaseId>) {
    let language = requester.server;
    let text = match sanitize::clean(&message.content) {
        Ok(text) => text,
        Err(UserError::NoText) => return (plain(greeting(language), requester), None),
        Err(reason) => return (plain(reason.page(language), requester), None),
    };
    let question = RulingQuery { text, edition: None, reader: Reader::Player, agreements: None }.by_default(requester);
    let is_public = message.guild_id.is_some();
    match ruling::open_case(ctx, &question, is_public, requester).await {
        Ok(Some(file)) => {
            let view = View { reader: Reader::Player, language, files: requester.files, is_public, may_share: true };
            (case_card::draw(&file, view, MESSAGES), Some(file.id).filter(|_| is_public))
        }
        Ok(None) => (plain(answer::answer(&question.asked(language, requester)).page, requester), None),
        Err(error) => {
            tracing::error!(%error, "cannot keep a case");
            let mut page = answer::answer(&question.asked(language, requester)).page;
            page.footer.push(CaseText::NotKept {}.say(language));
            (plain(page, requester), None)
        }
    }
}

/// A page, and nothing to press.
fn plain(page: Page, requester: &Requester) -> Card {
    let Illustrated { page, files } = attach_picture(page, requester.server, requester.files);
    Card { contents: layout::lay_out(&page, requester.server, None), files, components: Vec::new() }
}

/// One message of the answer. The nonce makes Discord drop it if it comes twice, after a lost response or a restart.
fn one(message: &IncomingMessage, index: usize, content: String) -> CreateMessage {
    let sent = CreateMessage::new()
        .content(content)
        .allowed_mentions(CreateAllowedMentions::new().replied_user(false))
        .nonce(Nonce::String(format!("{}-{index}", message.id)))
        .enforce_nonce(true);
    if index > 0 {
        return sent;
    }
    let asked = MessageReference::from((message.channel_id, message.id)).fail_if_not_exists(false);
    sent.reference_message(asked)
}

fn greeting(language: Language) -> Page {
    let item = |example: &Example| Item { label: example.shorthand().to_owned(), text: example.label().say(language) };
    Page {
        headline: Text::Greeting {}.say(language),
        sections: vec![Section {
            heading: Text::GreetingExamples {}.say(language),
            items: Example::ALL.iter().map(item).collect(),
            ..Section::default()
        }],
        footer: vec![Text::GreetingCommand {}.say(language), Text::Advice {}.say(language)],
        ..Page::default()
    }
}

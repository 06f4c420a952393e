//! The response to an interaction, its follow-ups, and the tasks that run after it.

use serde::Serialize;
use serde_json::{Value, json};
use serenity::{
    all::MessageFlags,
    builder::{
        AutocompleteChoice, CreateActionRow, CreateAllowedMentions, CreateAttachment, CreateAutocompleteResponse,
        CreateInteractionResponse, CreateInteractionResponseFollowup, CreateInteractionResponseMessage,
    },
};

use crate::{
    bot::{
        discord::markdown,
        view::{
            case_card::Card,
            deferred::DeferredTask,
            label_modal::LabelModal,
            layout,
            text::{self, Localize, bot::UserError},
        },
    },
    locale::Language,
    present::Page,
};

/// Discord's number for a response that opens a modal.
const MODAL: u8 = 9;
/// How the names of pictures end.
const PICTURE: &str = ".png";

/// What the bot sends in answer to an interaction: the response at once, the rest of a long answer after it, and then
/// what has to be done elsewhere.
#[derive(Clone, Debug)]
pub struct Response {
    /// The response, which acknowledges the interaction.
    pub response: Callback,
    /// The files that the response describes.
    pub files: Vec<CreateAttachment>,
    /// What does not fit into the response.
    pub followups: Vec<CreateInteractionResponseFollowup>,
    /// What is done after the answer.
    pub deferred: Vec<DeferredTask>,
}

/// The response itself.
#[derive(Clone, Debug, Serialize)]
#[serde(untagged)]
pub enum Callback {
    /// As serenity builds it.
    Built(Box<CreateInteractionResponse>),
    /// What serenity 0.12 cannot build: a modal with labels.
    Raw(Value),
}

/// Who sees an answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Visibility {
    /// Who asked.
    Ephemeral,
    /// Everybody in the channel.
    Public,
}

impl Response {
    fn only(response: impl Into<Callback>) -> Response {
        Response { response: response.into(), files: Vec::new(), followups: Vec::new(), deferred: Vec::new() }
    }

    /// Messages, with the files in the first of them and the components under the last.
    pub fn messages(
        contents: Vec<String>,
        files: Vec<CreateAttachment>,
        audience: Visibility,
        components: Vec<CreateActionRow>,
    ) -> Response {
        let (message, followups) = parts(contents, files.clone(), audience, components);
        Response { files, followups, ..Response::only(CreateInteractionResponse::Message(message)) }
    }

    /// A page for the person who asked.
    pub fn private(page: &Page, language: Language) -> Response {
        Response::messages(layout::lay_out(page, language, None), Vec::new(), Visibility::Ephemeral, Vec::new())
    }

    /// An apology for the person who asked.
    pub fn apology(reason: UserError, language: Language) -> Response {
        Response::private(&reason.page(language), language)
    }

    /// A sentence, and what to do, for the person who asked.
    pub fn notice<T: Localize>(headline: &T, how: &[T], language: Language) -> Response {
        Response::notice_with(headline, how, language, Vec::new())
    }

    /// The same with buttons.
    pub fn notice_with<T: Localize>(
        headline: &T,
        how: &[T],
        language: Language,
        components: Vec<CreateActionRow>,
    ) -> Response {
        let contents = layout::lay_out(&text::page(headline, how, language), language, None);
        Response::messages(contents, Vec::new(), Visibility::Ephemeral, components)
    }

    /// A new card.
    pub fn card(card: Card, audience: Visibility) -> Response {
        Response::messages(card.contents, card.files, audience, card.components)
    }

    /// A card in place of the one that was pressed; as a new one, if it does not fit into one message.
    pub fn redrawn(card: Card, audience: Visibility) -> Response {
        if card.contents.len() > 1 {
            return Response::card(card, audience);
        }
        let files = card.files.clone();
        // Who sees a message cannot be changed.
        let (message, followups) = parts(card.contents, card.files, Visibility::Public, card.components);
        Response { files, followups, ..Response::only(CreateInteractionResponse::UpdateMessage(message)) }
    }

    /// Messages in place of the one whose menu was used; as new ones, if they are more than one.
    pub fn in_place(contents: Vec<String>, components: Vec<CreateActionRow>) -> Response {
        Response::redrawn(Card { contents, files: Vec::new(), components }, Visibility::Ephemeral)
    }

    /// A modal.
    pub fn modal(modal: &LabelModal) -> Response {
        Response::only(Callback::Raw(json!({"type": MODAL, "data": modal})))
    }

    /// What may be chosen while somebody types.
    pub fn choices(choices: Vec<AutocompleteChoice>) -> Response {
        let response = CreateAutocompleteResponse::new().set_choices(choices);
        Response::only(CreateInteractionResponse::Autocomplete(response))
    }

    /// The response with descriptions in place of its pictures, and what does not fit into it; `None` where it has no files, or
    /// is about them.
    pub fn in_text(&self) -> Option<(Value, Option<CreateInteractionResponseFollowup>)> {
        if self.files.is_empty() || !self.files.iter().all(|file| file.filename.ends_with(PICTURE)) {
            return None;
        }
        let mut response = serde_json::to_value(&self.response).ok()?;
        let data = response.get_mut("data")?.as_object_mut()?;
        let described: Vec<&str> = self.files.iter().filter_map(|file| file.description.as_deref()).collect();
        let described = described.join("\n");
        let content = data.get("content").and_then(Value::as_str).unwrap_or_default();
        let content = format!("{content}\n\n{}", markdown::escaped(&described));
        // What was in the message before is not to stay in it.
        data.insert("attachments".to_owned(), Value::Array(Vec::new()));
        if layout::length(&content) > layout::CONTENT {
            return Some((response, Some(noted(&described))));
        }
        data.insert("content".to_owned(), Value::String(content));
        Some((response, None))
    }

    /// The same, and a note after it for the person who asked.
    #[must_use]
    pub fn with_note(self, note: &str) -> Response {
        self.with_followup(noted(note))
    }

    /// The same, and a message after it.
    #[must_use]
    pub fn with_followup(mut self, followup: CreateInteractionResponseFollowup) -> Response {
        self.followups.push(followup);
        self
    }

    /// The same, and then this is done.
    #[must_use]
    pub fn then(mut self, task: DeferredTask) -> Response {
        self.deferred.push(task);
        self
    }
}

impl From<CreateInteractionResponse> for Callback {
    fn from(built: CreateInteractionResponse) -> Callback {
        Callback::Built(Box::new(built))
    }
}

/// A note after an answer, for the person who asked.
pub fn noted(note: &str) -> CreateInteractionResponseFollowup {
    let followup = CreateInteractionResponseFollowup::new().content(layout::small(note)).allowed_mentions(nobody());
    followup.flags(MessageFlags::EPHEMERAL)
}

/// Nobody is pinged.
pub fn nobody() -> CreateAllowedMentions {
    CreateAllowedMentions::new().replied_user(false)
}

fn parts(
    contents: Vec<String>,
    files: Vec<CreateAttachment>,
    audience: Visibility,
    mut components: Vec<CreateActionRow>,
) -> (CreateInteractionResponseMessage, Vec<CreateInteractionResponseFollowup>) {
    let mut contents = contents.into_iter();
    let first = contents.next().unwrap_or_default();
    let rest: Vec<String> = contents.collect();
    let mut message = CreateInteractionResponseMessage::new()
        .content(first)
        .allowed_mentions(nobody())
        .ephemeral(audience == Visibility::Ephemeral)
        .files(files);
    if rest.is_empty() {
        message = message.components(std::mem::take(&mut components));
    }
    let count = rest.len();
    let followups = rest.into_iter().enumerate().map(|(index, content)| {
        let followup = CreateInteractionResponseFollowup::new().content(content).allowed_mentions(nobody()).flags(
            match audience {
                Visibility::Ephemeral => MessageFlags::EPHEMERAL,
                Visibility::Public => MessageFlags::empty(),
            },
        );
        if index + 1 == count { followup.components(std::mem::take(&mut components)) } else { followup }
    });
    (message, followups.collect())
}

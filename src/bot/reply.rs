//! What goes out in answer to an interaction, and what is done after that.

use serde_json::Value;
use serenity::{
    all::MessageFlags,
    builder::{
        AutocompleteChoice, CreateActionRow, CreateAllowedMentions, CreateAttachment, CreateAutocompleteResponse,
        CreateInteractionResponse, CreateInteractionResponseFollowup, CreateInteractionResponseMessage, CreateModal,
    },
};

use super::{card::Card, errands::logged, message, quiz::Upload, text::Apology, words::Words};
use crate::{
    case::{CaseId, Person},
    locale::Language,
    present::{Page, Section},
    store::RoundId,
};

/// How the names of pictures end.
const PICTURE: &str = ".png";

/// What the bot sends in answer to an interaction: the response at once, the rest of a long answer after it, and then
/// what has to be done elsewhere.
#[derive(Clone, Debug)]
pub struct Reply {
    /// The response, which acknowledges the interaction.
    pub response: CreateInteractionResponse,
    /// The files that the response describes.
    pub files: Vec<CreateAttachment>,
    /// What does not fit into the response.
    pub followups: Vec<CreateInteractionResponseFollowup>,
    /// What is done after the answer.
    pub errands: Vec<Errand>,
}

/// Something to do elsewhere, once the answer is out.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Errand {
    /// The response is the case's public card, drawn when the case had so many entries: keep where it stands.
    KeepCard(CaseId, usize),
    /// The response is the public card of a question: keep where it stands.
    KeepRound(RoundId),
    /// The case's public card is drawn anew.
    Redraw(CaseId),
    /// The same if the case has more entries than these, with which the card was drawn.
    Recheck(CaseId, usize),
    /// The public card of a question is drawn anew.
    RedrawRound(RoundId),
    /// A table calls: the directors are told.
    TellDirectors(CaseId),
    /// A director has spoken: whoever asked is told, and the log.
    TellTable(CaseId),
    /// What is stored about somebody ends; the response is changed to what came of it, in a language.
    Erase(Person, Language),
    /// A file of questions is fetched and checked; the response is changed to what came of it.
    TakeOwn(Upload),
}

impl Errand {
    /// What it is about, for the log.
    #[must_use]
    pub fn about(&self) -> String {
        match self {
            Errand::KeepCard(case, _) => format!("keep the card of {}", logged(*case)),
            Errand::Redraw(case) | Errand::Recheck(case, _) => format!("redraw {}", logged(*case)),
            Errand::TellDirectors(case) => format!("tell directors of {}", logged(*case)),
            Errand::TellTable(case) => format!("tell the table of {}", logged(*case)),
            // Of a person's own questions there is no public card.
            Errand::KeepRound(round) => format!("keep the card of question {round}"),
            Errand::RedrawRound(round) => format!("redraw question {round}"),
            Errand::Erase(..) => "erase somebody".to_owned(),
            Errand::TakeOwn(_) => "take a file of questions".to_owned(),
        }
    }
}

/// Who sees an answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Audience {
    /// Who asked.
    Private,
    /// Everybody in the channel.
    Public,
}

impl Reply {
    /// Messages, with the files in the first of them and the components under the last.
    #[must_use]
    pub fn messages(
        contents: Vec<String>,
        files: Vec<CreateAttachment>,
        audience: Audience,
        components: Vec<CreateActionRow>,
    ) -> Reply {
        let (message, followups) = parts(contents, files.clone(), audience, components);
        Reply { response: CreateInteractionResponse::Message(message), files, followups, errands: Vec::new() }
    }

    /// A page for whoever asked.
    #[must_use]
    pub fn private(page: &Page, language: Language) -> Reply {
        Reply::messages(message::lay_out(page, language, None), Vec::new(), Audience::Private, Vec::new())
    }

    /// An apology for whoever asked.
    #[must_use]
    pub fn apology(reason: Apology, language: Language) -> Reply {
        Reply::private(&reason.page(language), language)
    }

    /// A sentence, and what to do, for whoever asked; with buttons.
    #[must_use]
    pub fn word(headline: &Words, how: &[Words], language: Language, components: Vec<CreateActionRow>) -> Reply {
        let text = how.iter().map(|words| words.say(language)).collect();
        Reply::sentences(headline.say(language), text, language, components)
    }

    /// The same in texts that are told already.
    #[must_use]
    pub fn sentences(
        headline: String,
        text: Vec<String>,
        language: Language,
        components: Vec<CreateActionRow>,
    ) -> Reply {
        let page = Page { headline, sections: vec![Section { text, ..Section::default() }], ..Page::default() };
        Reply::messages(message::lay_out(&page, language, None), Vec::new(), Audience::Private, components)
    }

    /// A new card.
    #[must_use]
    pub fn card(card: Card, audience: Audience) -> Reply {
        Reply::messages(card.contents, card.files, audience, card.components)
    }

    /// A card in place of the one that was pressed; as a new one, if it does not fit into one message.
    #[must_use]
    pub fn redrawn(card: Card, audience: Audience) -> Reply {
        if card.contents.len() > 1 {
            return Reply::card(card, audience);
        }
        let files = card.files.clone();
        // Who sees a message cannot be changed.
        let (message, followups) = parts(card.contents, card.files, Audience::Public, card.components);
        Reply { response: CreateInteractionResponse::UpdateMessage(message), files, followups, errands: Vec::new() }
    }

    /// A text box.
    #[must_use]
    pub fn modal(modal: CreateModal) -> Reply {
        Reply {
            response: CreateInteractionResponse::Modal(modal),
            files: Vec::new(),
            followups: Vec::new(),
            errands: Vec::new(),
        }
    }

    /// What may be chosen while somebody types.
    #[must_use]
    pub fn choices(choices: Vec<AutocompleteChoice>) -> Reply {
        let response = CreateAutocompleteResponse::new().set_choices(choices);
        Reply {
            response: CreateInteractionResponse::Autocomplete(response),
            files: Vec::new(),
            followups: Vec::new(),
            errands: Vec::new(),
        }
    }

    /// The response with descriptions in place of its pictures, and what does not fit into it; `None` where it has no files, or
    /// is about them.
    #[must_use]
    pub fn in_text(&self) -> Option<(Value, Option<CreateInteractionResponseFollowup>)> {
        if self.files.is_empty() || !self.files.iter().all(|file| file.filename.ends_with(PICTURE)) {
            return None;
        }
        let mut response = serde_json::to_value(&self.response).ok()?;
        let data = response.get_mut("data")?.as_object_mut()?;
        let described: Vec<&str> = self.files.iter().filter_map(|file| file.description.as_deref()).collect();
        let described = described.join("\n");
        let content = data.get("content").and_then(Value::as_str).unwrap_or_default();
        let content = format!("{content}\n\n{}", message::escaped(&described));
        // What was in the message before is not to stay in it.
        data.insert("attachments".to_owned(), Value::Array(Vec::new()));
        if message::length(&content) > message::CONTENT {
            return Some((response, Some(noted(&described))));
        }
        data.insert("content".to_owned(), Value::String(content));
        Some((response, None))
    }

    /// The same, and a note after it for whoever asked.
    #[must_use]
    pub fn with_note(mut self, note: &str) -> Reply {
        self.followups.push(noted(note));
        self
    }

    /// The same, and then this is done.
    #[must_use]
    pub fn then(mut self, errand: Errand) -> Reply {
        self.errands.push(errand);
        self
    }
}

/// A note after an answer, for whoever asked.
pub fn noted(note: &str) -> CreateInteractionResponseFollowup {
    let followup = CreateInteractionResponseFollowup::new().content(message::small(note)).allowed_mentions(nobody());
    followup.flags(MessageFlags::EPHEMERAL)
}

/// Nobody is pinged.
pub fn nobody() -> CreateAllowedMentions {
    CreateAllowedMentions::new().replied_user(false)
}

fn parts(
    contents: Vec<String>,
    files: Vec<CreateAttachment>,
    audience: Audience,
    mut components: Vec<CreateActionRow>,
) -> (CreateInteractionResponseMessage, Vec<CreateInteractionResponseFollowup>) {
    let mut contents = contents.into_iter();
    let first = contents.next().unwrap_or_default();
    let rest: Vec<String> = contents.collect();
    let mut message = CreateInteractionResponseMessage::new()
        .content(first)
        .allowed_mentions(nobody())
        .ephemeral(audience == Audience::Private)
        .files(files);
    if rest.is_empty() {
        message = message.components(std::mem::take(&mut components));
    }
    let count = rest.len();
    let followups = rest.into_iter().enumerate().map(|(index, content)| {
        let followup = CreateInteractionResponseFollowup::new().content(content).allowed_mentions(nobody()).flags(
            match audience {
                Audience::Private => MessageFlags::EPHEMERAL,
                Audience::Public => MessageFlags::empty(),
            },
        );
        if index + 1 == count { followup.components(std::mem::take(&mut components)) } else { followup }
    });
    (message, followups.collect())
}

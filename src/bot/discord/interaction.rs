//! Interactions: the fields of Discord's interaction payload that the bot uses, modals among them. They may come in any
//! order; what the bot does not use may be missing, or be anything.

pub mod options;
pub(crate) mod payload;

use crate::{bot::discord::interaction::options::Options, locale::Language};

use std::collections::BTreeMap;

use serde::Deserialize;
use serde_json::Value;
use serenity::all::{
    ApplicationId, AttachmentId, ChannelId, CommandDataOption, GuildId, InteractionId, MessageFlags, MessageId,
    Permissions, RoleId, UserId,
};

/// An interaction.
#[derive(Debug, Deserialize)]
#[serde(try_from = "payload::Interaction")]
pub struct Interaction {
    /// Where the answer goes.
    pub callback: InteractionToken,
    /// What is done.
    pub done: InteractionKind,
    /// Who does it.
    pub user: UserId,
    /// Their roles in the server.
    pub roles: Vec<RoleId>,
    /// What they may do there.
    pub permissions: Permissions,
    /// The server; `None` in private.
    pub server: Option<GuildId>,
    /// The channel, where Discord says which.
    pub channel: Option<ChannelId>,
    /// The language that the server says it speaks.
    pub server_language: Option<Language>,
    /// What the bot may do where it is asked.
    pub app_permissions: Permissions,
}

/// Where the answer to an interaction goes, and the locale of the user.
#[derive(Debug)]
pub struct InteractionToken {
    /// The interaction.
    pub id: InteractionId,
    /// The application.
    pub application: ApplicationId,
    /// What allows the answer.
    pub token: String,
    /// The language.
    pub language: Language,
    /// Whether somebody is typing a command: then choices are all that Discord takes.
    pub is_typing: bool,
}

/// What is done.
#[derive(Debug)]
pub enum InteractionKind {
    /// A command is used, or the menu of a message.
    Command(Command),
    /// A command is being typed.
    Autocomplete(Command),
    /// A button is pressed, or something chosen from a menu.
    Component(Component),
    /// A modal is submitted.
    ModalSubmit(ModalSubmit),
}

/// A command.
#[derive(Debug)]
pub struct Command {
    /// Its name.
    pub name: String,
    /// The text of the message in whose menu it stands.
    pub target: Option<String>,
    /// The files that came with it.
    pub files: BTreeMap<AttachmentId, File>,
    options: Vec<CommandDataOption>,
}

/// A file that Discord keeps.
#[derive(Debug, Deserialize)]
pub struct File {
    /// Its length in bytes.
    pub size: u64,
    /// Where it can be fetched.
    pub url: String,
}

/// Something pressed.
#[derive(Debug)]
pub struct Component {
    /// What the bot named it.
    pub custom_id: String,
    /// What is chosen, of a menu of texts.
    pub chosen: Option<String>,
    /// All that is chosen, of any menu: texts, or ids of roles and channels.
    pub values: Vec<String>,
    /// The message under which it stands.
    pub under: Message,
}

/// A submitted modal.
#[derive(Debug)]
pub struct ModalSubmit {
    /// What the bot named it.
    pub custom_id: String,
    /// The message under which the button stands that opened it.
    pub under: Option<Message>,
    inputs: Vec<payload::Input>,
}

/// A message of the bot's.
#[derive(Debug, Deserialize)]
pub struct Message {
    /// Its number.
    pub id: MessageId,
    /// Where it stands.
    pub channel_id: ChannelId,
    /// Its text.
    #[serde(default)]
    pub content: String,
    #[serde(default, deserialize_with = "payload::flags")]
    flags: Option<MessageFlags>,
}

impl InteractionToken {
    /// Where the answer to an interaction goes that cannot be read otherwise.
    pub fn of(raw: &Value) -> Option<InteractionToken> {
        let text = |key| raw.get(key).and_then(Value::as_str);
        Some(InteractionToken {
            id: text("id")?.parse().ok()?,
            application: text("application_id")?.parse().ok()?,
            token: text("token")?.to_owned(),
            language: text("locale").and_then(Language::from_tag).unwrap_or_default(),
            is_typing: raw.get("type").and_then(Value::as_u64) == Some(payload::TYPING.into()),
        })
    }
}

impl Command {
    /// Its options.
    pub fn options(&self) -> Options<'_> {
        Options(&self.options)
    }
}

impl ModalSubmit {
    /// The text in one of its inputs.
    pub fn text(&self, id: &str) -> Option<&str> {
        self.input(id)?.value.as_deref()
    }

    /// What was chosen from one of its menus.
    pub fn chosen(&self, id: &str) -> Option<&str> {
        self.input(id)?.values.as_ref()?.first().map(String::as_str)
    }

    fn input(&self, id: &str) -> Option<&payload::Input> {
        self.inputs.iter().find(|input| input.custom_id.as_deref() == Some(id))
    }
}

impl Message {
    /// Whether only one person sees it.
    pub fn is_private(&self) -> bool {
        self.flags.is_some_and(|flags| flags.contains(MessageFlags::EPHEMERAL))
    }
}

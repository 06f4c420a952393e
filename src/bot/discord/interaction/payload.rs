//! An interaction as Discord writes it: which fields there are depends on what is done.

use std::{collections::BTreeMap, fmt};

use serde::{Deserialize, Deserializer, de};
use serenity::all::{
    ApplicationId, AttachmentId, ChannelId, CommandDataOption, GuildId, InteractionId, MessageFlags, MessageId,
    Permissions, RoleId, UserId,
};

use crate::{
    bot::discord::interaction::{Command, Component, File, InteractionKind, InteractionToken, Message, ModalSubmit},
    locale::Language,
};

/// Discord's numbers for what is done.
const COMMAND: u8 = 2;
const PRESS: u8 = 3;
pub const TYPING: u8 = 4;
const BOX: u8 = 5;
/// That of a menu whose choices are texts.
const TEXTS: u8 = 3;

/// All that is read of an interaction, whatever is done.
#[derive(Deserialize)]
pub struct Interaction {
    id: InteractionId,
    application_id: ApplicationId,
    #[serde(rename = "type")]
    kind: u8,
    token: String,
    locale: Option<Tag>,
    guild_id: Option<GuildId>,
    guild_locale: Option<Tag>,
    channel_id: Option<ChannelId>,
    app_permissions: Option<Bits>,
    member: Option<Member>,
    user: Option<User>,
    message: Option<Message>,
    data: Option<Data>,
}

/// The member, in a server.
#[derive(Deserialize)]
struct Member {
    user: User,
    #[serde(default)]
    roles: Vec<RoleId>,
    permissions: Option<Bits>,
}

/// Permissions. Discord says that there may be more of them than fit into 64 bits; those are none that the bot knows.
#[derive(Clone, Copy, Default)]
struct Bits(Permissions);

impl<'de> Deserialize<'de> for Bits {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Bits, D::Error> {
        struct Visitor;

        impl de::Visitor<'_> for Visitor {
            type Value = Bits;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("permissions")
            }

            fn visit_u64<E>(self, bits: u64) -> Result<Bits, E> {
                Ok(Bits(Permissions::from_bits_truncate(bits)))
            }

            fn visit_str<E: de::Error>(self, text: &str) -> Result<Bits, E> {
                let digit =
                    |bits: u64, digit: char| Some(bits.wrapping_mul(10).wrapping_add(digit.to_digit(10)?.into()));
                let bits = text.chars().try_fold(0, digit).filter(|_| !text.is_empty());
                bits.map(|bits| Bits(Permissions::from_bits_truncate(bits))).ok_or_else(|| E::custom("not a number"))
            }
        }

        deserializer.deserialize_any(Visitor)
    }
}

#[derive(Deserialize)]
struct User {
    id: UserId,
}

/// Flags of a message. What is more than 64 bits is not read: then the message counts as one that only one person sees.
pub fn flags<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Option<MessageFlags>, D::Error> {
    let number = Option::<serde_json::Number>::deserialize(deserializer)?;
    Ok(number.map(|number| number.as_u64().map_or(MessageFlags::EPHEMERAL, MessageFlags::from_bits_truncate)))
}

/// What is done: of a command the first few, of something pressed or filled in the last.
#[derive(Deserialize)]
struct Data {
    name: Option<String>,
    options: Option<Vec<CommandDataOption>>,
    target_id: Option<MessageId>,
    resolved: Option<Resolved>,
    custom_id: Option<String>,
    component_type: Option<u8>,
    values: Option<Vec<String>>,
    components: Option<Vec<Row>>,
}

/// What is said about what the options name.
#[derive(Default, Deserialize)]
struct Resolved {
    messages: Option<BTreeMap<MessageId, Target>>,
    attachments: Option<BTreeMap<AttachmentId, File>>,
}

#[derive(Deserialize)]
struct Target {
    #[serde(default)]
    content: String,
}

/// A row of a modal, or a component with its label.
#[derive(Deserialize)]
struct Row {
    components: Option<Vec<Input>>,
    component: Option<Input>,
}

/// What somebody typed into an input of a modal, or chose from a menu in it.
#[derive(Debug, Deserialize)]
pub struct Input {
    pub custom_id: Option<String>,
    pub value: Option<String>,
    pub values: Option<Vec<String>>,
}

/// The language that Discord names.
struct Tag(Language);

impl<'de> Deserialize<'de> for Tag {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Tag, D::Error> {
        struct Visitor;

        impl de::Visitor<'_> for Visitor {
            type Value = Tag;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("the tag of a language")
            }

            fn visit_str<E>(self, tag: &str) -> Result<Tag, E> {
                Ok(Tag(Language::from_tag(tag).unwrap_or_default()))
            }
        }

        deserializer.deserialize_str(Visitor)
    }
}

impl TryFrom<Interaction> for super::Interaction {
    type Error = &'static str;

    fn try_from(it: Interaction) -> Result<super::Interaction, &'static str> {
        let data = it.data.ok_or("missing data")?;
        let done = match it.kind {
            COMMAND => InteractionKind::Command(data.command()?),
            TYPING => InteractionKind::Autocomplete(data.command()?),
            PRESS => InteractionKind::Component(data.press(it.message)?),
            BOX => InteractionKind::ModalSubmit(data.filled(it.message)?),
            _ => return Err("not a kind of interaction that the bot knows"),
        };
        let (user, roles, permissions) = match (it.member, it.user) {
            (Some(Member { user, roles, permissions }), _) => (user, roles, permissions.unwrap_or_default().0),
            (None, Some(user)) => (user, Vec::new(), Permissions::default()),
            (None, None) => return Err("missing user"),
        };
        Ok(super::Interaction {
            callback: InteractionToken {
                id: it.id,
                application: it.application_id,
                token: it.token,
                language: it.locale.map_or_else(Language::default, |Tag(language)| language),
                is_typing: it.kind == TYPING,
            },
            done,
            user: user.id,
            roles,
            permissions,
            server: it.guild_id,
            channel: it.channel_id,
            server_language: it.guild_locale.map(|Tag(language)| language),
            app_permissions: it.app_permissions.unwrap_or_default().0,
        })
    }
}

impl Data {
    fn command(self) -> Result<Command, &'static str> {
        let Resolved { messages, attachments } = self.resolved.unwrap_or_default();
        let target = self.target_id.and_then(|id| messages?.remove(&id));
        Ok(Command {
            name: self.name.ok_or("missing name")?,
            options: self.options.unwrap_or_default(),
            target: target.map(|target| target.content),
            files: attachments.unwrap_or_default(),
        })
    }

    fn press(self, under: Option<Message>) -> Result<Component, &'static str> {
        let values = self.values.unwrap_or_default();
        Ok(Component {
            custom_id: self.custom_id.ok_or("missing custom_id")?,
            chosen: values.first().filter(|_| self.component_type == Some(TEXTS)).cloned(),
            values,
            under: under.ok_or("missing message")?,
        })
    }

    fn filled(self, under: Option<Message>) -> Result<ModalSubmit, &'static str> {
        let rows = self.components.unwrap_or_default().into_iter();
        Ok(ModalSubmit {
            custom_id: self.custom_id.ok_or("missing custom_id")?,
            under,
            inputs: rows.flat_map(|row| row.components.unwrap_or_default().into_iter().chain(row.component)).collect(),
        })
    }
}

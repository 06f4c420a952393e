//! Messages: the fields of their payload that the bot uses.

use serde::Deserialize;
use serenity::all::{ChannelId, GuildId, MessageId, UserId};

/// Message types that a person writes: an ordinary message and a reply.
pub(crate) const WRITTEN: [u8; 2] = [0, 19];

impl IncomingMessage {
    /// Whether a person speaks to the bot `me`: in a direct message, or by naming it in the text. A mere reply to the
    /// bot mentions it too, but not in the text.
    pub fn is_for(&self, me: UserId) -> bool {
        let person = !self.author.bot && self.author.id != me && self.webhook_id.is_none();
        let named = || [format!("<@{me}>"), format!("<@!{me}>")].iter().any(|name| self.content.contains(name));
        person && WRITTEN.contains(&self.kind) && (self.guild_id.is_none() || named())
    }
}

/// A message of the bot's own, as far as it matters where it is.
#[derive(Deserialize)]
pub struct SentMessage {
    pub(crate) id: MessageId,
    pub(crate) channel_id: ChannelId,
}

/// A message, as far as the bot looks at it.
#[derive(Clone, Debug, Deserialize)]
pub struct IncomingMessage {
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
    pub(crate) webhook_id: Option<serde::de::IgnoredAny>,
    #[serde(default, rename = "type")]
    pub(crate) kind: u8,
    #[serde(default)]
    pub(crate) content: String,
}

/// Who sent a message.
#[derive(Clone, Debug, Deserialize)]
pub struct Author {
    /// The user.
    pub id: UserId,
    #[serde(default)]
    pub(crate) bot: bool,
}

//! Why the bot ended.

use crate::{bot::view::text::bot::Text, locale::Language};

/// Why the bot ended, when it was not told to.
#[derive(Debug)]
pub enum BotError {
    /// There is no token.
    TokenMissing,
    /// Discord does not accept the token, or no longer.
    TokenRefused,
    /// A variable of the environment has a value that cannot be.
    Setting {
        /// The variable.
        name: &'static str,
        /// Its value.
        value: String,
        /// What is wrong.
        detail: String,
    },
    /// Discord wants the bot on more shards.
    TooFewShards,
    /// Discord closed the gateway for good, for another reason.
    Gateway(String),
    /// The bot could not start.
    Start(String),
}

impl std::error::Error for BotError {}

impl std::fmt::Display for BotError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(&self.say(Language::English))
    }
}

impl BotError {
    /// What to tell the operator.
    pub fn say(&self, language: Language) -> String {
        let text = match self {
            BotError::TokenMissing => Text::EndTokenMissing {},
            BotError::TokenRefused => Text::EndTokenRefused {},
            BotError::Setting { name, value, detail } => {
                Text::EndSetting { name, value: value.clone(), detail: detail.clone() }
            }
            BotError::TooFewShards => Text::EndTooFewShards {},
            BotError::Gateway(detail) => Text::EndGateway { detail: detail.clone() },
            BotError::Start(detail) => Text::EndStart { detail: detail.clone() },
        };
        text.say(language)
    }
}

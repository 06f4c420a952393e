//! A cache of user and server locales, for events that carry none; and the language in which somebody is told something.

use std::{
    collections::HashMap,
    sync::{Mutex, PoisonError},
};

use serde::Deserialize;
use serenity::{
    all::{GuildId, UserId},
    http::Route,
};

use crate::{
    bot::{
        context::{Context, messenger::DeliveryError},
        discord::{
            interaction::Interaction,
            message::IncomingMessage,
            rest::{Deadline, RestClient},
        },
    },
    case::{Person, Place},
    locale::Language,
};

/// How many servers and users are remembered; then the cache is cleared.
const MEMORY: usize = 10_000;

/// What is known about the languages of servers and users. It is worth keeping, but not worth a file.
#[derive(Default)]
pub struct LocaleCache {
    servers: Mutex<HashMap<GuildId, Language>>,
    users: Mutex<HashMap<UserId, Language>>,
}

impl LocaleCache {
    /// Remembers what an interaction says about its server and its user.
    pub fn learn(&self, interaction: &Interaction) {
        remember(&self.users, interaction.user, interaction.callback.language);
        if let (Some(server), Some(language)) = (interaction.server, interaction.server_language) {
            remember(&self.servers, server, language);
        }
    }

    /// The language for the answer to a message: in public the server's, in private the reader's as far as known.
    pub async fn for_message(&self, message: &IncomingMessage, rest: &RestClient) -> Language {
        let Some(server) = message.guild_id else {
            return recall(&self.users, message.author.id).unwrap_or_default();
        };
        self.of_server(server.get(), rest).await
    }

    /// The language that a server says it speaks.
    pub async fn of_server(&self, server: u64, rest: &RestClient) -> Language {
        if server == 0 {
            return Language::default();
        }
        let server = GuildId::new(server);
        if let Some(language) = recall(&self.servers, server) {
            return language;
        }
        let asked: Result<Server, _> = rest.get(Route::Guild { guild_id: server }, Deadline::Interaction).await;
        let locale = asked.map(|server| server.preferred_locale).unwrap_or_default();
        let language = Language::from_tag(&locale).unwrap_or_default();
        remember(&self.servers, server, language);
        language
    }
}

#[derive(Deserialize)]
struct Server {
    preferred_locale: String,
}

fn remember<K: std::hash::Hash + Eq>(memory: &Mutex<HashMap<K, Language>>, key: K, language: Language) {
    let mut memory = memory.lock().unwrap_or_else(PoisonError::into_inner);
    if memory.len() >= MEMORY {
        memory.clear();
    }
    memory.insert(key, language);
}

fn recall<K: std::hash::Hash + Eq>(memory: &Mutex<HashMap<K, Language>>, key: K) -> Option<Language> {
    memory.lock().unwrap_or_else(PoisonError::into_inner).get(&key).copied()
}

/// The language that somebody has set, or else that of the place.
pub(crate) async fn language_of(ctx: &Context, person: Person, place: Place) -> Result<Language, DeliveryError> {
    let own = ctx.store()?.person(person).await?;
    match own.language {
        Some(language) => Ok(language),
        None => server_language(ctx, place).await,
    }
}

/// The language of what everybody in a place reads.
pub(crate) async fn server_language(ctx: &Context, place: Place) -> Result<Language, DeliveryError> {
    let set = ctx.store()?.server(place).await?.language;
    Ok(match (set, place) {
        (Some(language), _) => language,
        (None, Place::Server(server)) => ctx.locales.of_server(server, &ctx.rest).await,
        (None, Place::Alone(_)) => Language::default(),
    })
}

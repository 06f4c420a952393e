//! Messages that the bot sends of its own accord.

use crate::{
    bot::{
        context::StoreUnavailable,
        discord::{message::SentMessage, rest::error::RestError},
        view::picture::Attachments,
    },
    store::{self, StoreError},
};
use serde_json::{Value, json};
use serenity::builder::CreateAttachment;
use sha2::{Digest as _, Sha256};

/// Why a message could not be sent.
#[derive(Debug, thiserror::Error)]
pub enum DeliveryError {
    /// The case cannot be reached.
    #[error(transparent)]
    StoreUnavailable(#[from] StoreUnavailable),
    /// Discord refuses.
    #[error(transparent)]
    Rest(#[from] RestError),
}

impl From<StoreError> for DeliveryError {
    fn from(error: StoreError) -> DeliveryError {
        StoreUnavailable::from(error).into()
    }
}

impl SentMessage {
    /// Where a case's public card stands, if this is it.
    pub fn as_card(&self) -> store::Card {
        store::Card { channel: self.channel_id.get(), message: self.id.get() }
    }
}

/// Sends something with its files, or else without, where Discord does not take those.
pub(crate) async fn with_files_or_without<T, F>(send: impl Fn(Attachments) -> F) -> Result<T, DeliveryError>
where
    F: Future<Output = Result<T, DeliveryError>>,
{
    match send(Attachments::Allowed).await {
        Err(DeliveryError::Rest(error)) if error.may_pass_without_files() => send(Attachments::Forbidden).await,
        sent => sent,
    }
}

/// A message: its text, and what it says of its files. Nobody is pinged.
pub(crate) fn body(content: String, files: &[CreateAttachment]) -> Value {
    let described = files.iter().enumerate();
    let described = described.map(
        |(index, file)| json!({"id": index.to_string(), "filename": file.filename, "description": file.description}),
    );
    json!({"content": content, "allowed_mentions": {"parse": []}, "attachments": described.collect::<Vec<_>>()})
}

pub(crate) fn set(body: &mut Value, key: &str, value: Value) {
    if let Some(fields) = body.as_object_mut() {
        fields.insert(key.to_owned(), value);
    }
}

/// Characters of a nonce.
const NONCE: usize = 25;

/// What tells Discord that two messages are the same one, from what they are about.
pub(crate) fn nonce(about: &str) -> String {
    format!("{:x}", Sha256::digest(about)).chars().take(NONCE).collect()
}

//! Errors of REST requests.

use hyper::StatusCode;

use crate::bot::discord::{
    redact,
    rest::{bucket::Counting, forbidden::MISSING_PERMISSIONS},
};

/// Discord's codes for a token that is not valid, with whatever status.
const INVALID_TOKEN: [u64; 2] = [40001, 50014];

/// Why a request came to nothing.
#[derive(Debug, thiserror::Error)]
pub enum RestError {
    /// 401, or a code that says the same: the bot's token is wrong or revoked.
    #[error("401 Unauthorized")]
    Unauthorized,
    /// Discord refuses the request.
    #[error("{status} ({code}): {message}")]
    Refused {
        /// The HTTP status.
        status: u16,
        /// Discord's own number for the reason; 0 if it gives none.
        code: u64,
        /// Discord's words.
        message: String,
        /// Whether it may refuse it because it has done so already: an earlier try came to an unknown end.
        again: bool,
        /// Whether there were files with it.
        with_files: bool,
    },
    /// With files it fails again and again. Whether it was done is not known.
    #[error("with files it fails; the last try: {0}")]
    FilesFailed(String),
    /// The time is up. Whether it was done is not known, where a try came to an unknown end.
    #[error("out of time; the last try: {0}")]
    Timeout(String),
    /// Too many requests wait in the queue of the same bucket. It was not sent.
    #[error("too many requests of the same kind are waiting")]
    QueueFull,
    /// It was not sent, because Discord has refused too many requests recently.
    #[error("not sent: Discord has refused too many requests recently")]
    Stopped,
    /// The request cannot be built, or the response not be read.
    #[error("malformed: {0}")]
    Malformed(String),
}

impl RestError {
    /// Whether the same may be taken without the files that were with it.
    pub const fn may_pass_without_files(&self) -> bool {
        match self {
            RestError::FilesFailed(_) => true,
            RestError::Refused { status: 403, code, with_files: true, .. } => *code == MISSING_PERMISSIONS,
            RestError::Refused { status, with_files: true, .. } => is_about_content(*status),
            _ => false,
        }
    }

    /// Whether something else may be taken in place of what was sent: that was refused, or failed for as long as it might.
    pub const fn may_be_content(&self) -> bool {
        match self {
            RestError::Refused { status, .. } => is_about_content(*status),
            RestError::FilesFailed(_) | RestError::Timeout(_) => true,
            RestError::Unauthorized | RestError::QueueFull | RestError::Stopped | RestError::Malformed(_) => false,
        }
    }
}

/// Whether a status says so: not one about rights, about what is not there, or about how often.
const fn is_about_content(status: u16) -> bool {
    matches!(status, 300..=499) && !matches!(status, 401 | 403 | 404 | 429)
}

/// What Discord says against a request. Where that has an interaction's token in its address, 401 says that this is not valid
/// any longer, and nothing of the bot's.
pub(crate) fn refused(status: StatusCode, said: &[u8], counting: Counting) -> RestError {
    #[derive(Default, serde::Deserialize)]
    #[serde(default)]
    struct Body {
        code: u64,
        message: String,
        errors: serde_json::Value,
    }
    let Body { code, message, errors } = serde_json::from_slice(said).unwrap_or_default();
    let is_by_bot = counting == Counting::Globally;
    if (status == StatusCode::UNAUTHORIZED && is_by_bot) || INVALID_TOKEN.contains(&code) {
        return RestError::Unauthorized;
    }
    let places = redact::places(&errors);
    let message = if places.is_empty() { message } else { format!("{message}: {places}") };
    RestError::Refused { status: status.as_u16(), code, message, again: false, with_files: false }
}

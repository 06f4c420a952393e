//! Why a request came to nothing.

use std::fmt;

use hyper::StatusCode;

use crate::bot::quiet;

/// Why a request came to nothing.
#[derive(Debug)]
pub enum RestError {
    /// 401: the token is wrong or revoked.
    Unauthorized,
    /// Discord refuses the request.
    Refused {
        /// The HTTP status.
        status: u16,
        /// Discord's own number for the reason; 0 if it gives none.
        code: u64,
        /// Discord's words.
        message: String,
        /// Whether it may refuse it because it has done so already: an earlier try came to an unknown end.
        again: bool,
    },
    /// The time is up. Whether it was done is not known, where a try came to an unknown end.
    OutOfTime(String),
    /// The request cannot be built, or the response not be read.
    Malformed(String),
}

impl fmt::Display for RestError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            RestError::Unauthorized => f.write_str("401 Unauthorized"),
            RestError::Refused { status, code, message, again: _ } => write!(f, "{status} ({code}): {message}"),
            RestError::OutOfTime(last) => write!(f, "out of time; the last try: {last}"),
            RestError::Malformed(what) => write!(f, "malformed: {what}"),
        }
    }
}

impl std::error::Error for RestError {}

/// What Discord says against a request.
pub(super) fn refused(status: StatusCode, said: &[u8]) -> RestError {
    #[derive(Default, serde::Deserialize)]
    #[serde(default)]
    struct Body {
        code: u64,
        message: String,
        errors: serde_json::Value,
    }
    let Body { code, message, errors } = serde_json::from_slice(said).unwrap_or_default();
    let places = quiet::places(&errors);
    let message = if places.is_empty() { message } else { format!("{message}: {places}") };
    RestError::Refused { status: status.as_u16(), code, message, again: false }
}

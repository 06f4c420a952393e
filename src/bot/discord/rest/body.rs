//! What a request carries: nothing, JSON, or JSON that describes files together with these.

use hyper::{body::Bytes, header::HeaderValue};
use serde::Serialize;
use serde_json::Value;
use serenity::builder::CreateAttachment;

use crate::bot::discord::rest::{error::RestError, multipart::form};

/// What a request carries.
pub(crate) enum Body {
    /// Nothing.
    Empty,
    /// JSON.
    Json(Bytes),
    /// JSON that describes files, and the files, with what HTTP calls that.
    Multipart(HeaderValue, Bytes),
}

impl Body {
    /// A body without files.
    pub(crate) fn json<T: Serialize>(body: &T) -> Result<Body, RestError> {
        serde_json::to_vec(body).map(|json| Body::Json(json.into())).map_err(malformed)
    }

    /// A body that describes these files, in this order.
    pub(crate) fn with_files<T: Serialize>(body: &T, files: &[CreateAttachment]) -> Result<Body, RestError> {
        if files.is_empty() {
            return Body::json(body);
        }
        let mut json = serde_json::to_value(body).map_err(malformed)?;
        number(&mut json);
        let (boundary, bytes) = form(&json.to_string(), files);
        let kind = HeaderValue::from_str(&format!("multipart/form-data; boundary={boundary}")).map_err(malformed)?;
        Ok(Body::Multipart(kind, bytes.into()))
    }

    /// Whether there are files with it.
    pub(crate) const fn has_files(&self) -> bool {
        matches!(self, Body::Multipart(..))
    }

    /// The bytes to be sent. They are not copied.
    pub(crate) fn bytes(&self) -> Bytes {
        match self {
            Body::Empty => Bytes::new(),
            Body::Json(bytes) | Body::Multipart(_, bytes) => bytes.clone(),
        }
    }

    /// What HTTP calls it.
    pub(crate) fn kind(&self) -> Option<HeaderValue> {
        match self {
            Body::Empty => None,
            Body::Json(_) => Some(HeaderValue::from_static("application/json")),
            Body::Multipart(kind, _) => Some(kind.clone()),
        }
    }
}

fn malformed(error: impl ToString) -> RestError {
    RestError::Malformed(error.to_string())
}

/// Numbers the files that a body describes. Discord's description wants the numbers as text.
fn number(body: &mut Value) {
    for place in ["/attachments", "/data/attachments"] {
        let attachments = body.pointer_mut(place).and_then(Value::as_array_mut);
        for (index, attachment) in attachments.into_iter().flatten().enumerate() {
            if let Some(id) = attachment.get_mut("id") {
                *id = Value::String(index.to_string());
            }
        }
    }
}

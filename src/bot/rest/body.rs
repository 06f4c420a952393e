//! What a request carries: nothing, JSON, or JSON that describes files together with these.

use hyper::{body::Bytes, header::HeaderValue};
use serde::Serialize;
use serde_json::Value;
use serenity::builder::CreateAttachment;

use super::{RestError, form::form};

/// What a request carries.
pub(super) enum Body {
    /// Nothing.
    Nothing,
    /// JSON.
    Json(Bytes),
    /// JSON that describes files, and the files, with what HTTP calls that.
    Files(HeaderValue, Bytes),
}

impl Body {
    /// A body without files.
    pub(super) fn json<T: Serialize>(body: &T) -> Result<Body, RestError> {
        serde_json::to_vec(body).map(|json| Body::Json(json.into())).map_err(malformed)
    }

    /// A body that describes these files, in this order.
    pub(super) fn with<T: Serialize>(body: &T, files: &[CreateAttachment]) -> Result<Body, RestError> {
        if files.is_empty() {
            return Body::json(body);
        }
        let mut json = serde_json::to_value(body).map_err(malformed)?;
        number(&mut json);
        let (boundary, bytes) = form(&json.to_string(), files);
        let kind = HeaderValue::from_str(&format!("multipart/form-data; boundary={boundary}")).map_err(malformed)?;
        Ok(Body::Files(kind, bytes.into()))
    }

    /// Whether there are files with it.
    pub(super) const fn has_files(&self) -> bool {
        matches!(self, Body::Files(..))
    }

    /// The bytes to be sent. They are not copied.
    pub(super) fn bytes(&self) -> Bytes {
        match self {
            Body::Nothing => Bytes::new(),
            Body::Json(bytes) | Body::Files(_, bytes) => bytes.clone(),
        }
    }

    /// What HTTP calls it.
    pub(super) fn kind(&self) -> Option<HeaderValue> {
        match self {
            Body::Nothing => None,
            Body::Json(_) => Some(HeaderValue::from_static("application/json")),
            Body::Files(kind, _) => Some(kind.clone()),
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

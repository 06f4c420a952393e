//! What a request carries: nothing, JSON, or JSON that describes files together with these.

use reqwest::{
    Client,
    header::{AUTHORIZATION, CONTENT_LENGTH},
    multipart::{Form, Part},
};
use serde::Serialize;
use serde_json::Value;
use serenity::{builder::CreateAttachment, http::Request};

use super::RestError;

/// What a request carries.
pub(super) enum Body {
    /// Nothing.
    Nothing,
    /// JSON.
    Json(Vec<u8>),
    /// JSON that describes files, and the files.
    Files(String, Vec<CreateAttachment>),
}

impl Body {
    /// A body without files.
    pub(super) fn json<T: Serialize>(body: &T) -> Result<Body, RestError> {
        serde_json::to_vec(body).map(Body::Json).map_err(|error| RestError::Malformed(error.to_string()))
    }

    /// A body that describes these files, in this order.
    pub(super) fn with<T: Serialize>(body: &T, files: &[CreateAttachment]) -> Result<Body, RestError> {
        if files.is_empty() {
            return Body::json(body);
        }
        let mut json = serde_json::to_value(body).map_err(|error| RestError::Malformed(error.to_string()))?;
        number(&mut json);
        Ok(Body::Files(json.to_string(), files.to_vec()))
    }

    /// The request with this body, ready to be sent within a time.
    pub(super) fn on(
        &self,
        request: Request<'_>,
        (client, authorization, base): (&Client, &str, Option<&str>),
        time: std::time::Duration,
    ) -> Result<reqwest::Request, String> {
        let request = match self {
            Body::Json(json) => request.body(Some(json.clone())),
            Body::Nothing | Body::Files(..) => request,
        };
        let mut builder = request.build(client, authorization, base).map_err(|error| error.to_string())?.timeout(time);
        if let Body::Files(json, files) = self {
            builder = builder.multipart(form(json, files)?);
        }
        let mut built = builder.build().map_err(|error| error.without_url().to_string())?;
        // serenity writes down that there is no body, and the form after it how long it is.
        if let Some(length) = built.headers().get_all(CONTENT_LENGTH).iter().next_back().cloned() {
            built.headers_mut().insert(CONTENT_LENGTH, length);
        }
        // So that nobody who logs requests logs the token.
        if let Some(token) = built.headers_mut().get_mut(AUTHORIZATION) {
            token.set_sensitive(true);
        }
        Ok(built)
    }
}

/// serenity's own form gives every file the same number, unless serenity sends it too.
fn form(json: &str, files: &[CreateAttachment]) -> Result<Form, String> {
    let mut form = Form::new().text("payload_json", json.to_owned());
    for (index, file) in files.iter().enumerate() {
        let part = Part::bytes(file.data.clone()).file_name(file.filename.clone());
        let part = part.mime_str(kind(&file.filename)).map_err(|error| error.to_string())?;
        form = form.part(format!("files[{index}]"), part);
    }
    Ok(form)
}

/// What is in a file, by the end of its name.
fn kind(filename: &str) -> &'static str {
    match filename.rsplit_once('.').map(|(_, end)| end) {
        Some("png") => "image/png",
        Some("md") => "text/markdown",
        Some("json") => "application/json",
        Some("txt") => "text/plain; charset=utf-8",
        Some(_) | None => "application/octet-stream",
    }
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

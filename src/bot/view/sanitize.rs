//! Sanitizes what users type, for reading and echoing.

use crate::{
    bot::{
        discord::limits::LIMIT,
        view::{layout, text::bot::UserError},
    },
    plain::plain,
};

/// A user's text without anything that hides, reorders, piles up or formats: what [`plain`] takes out is gone, backticks and
/// mentions are blanks. The lines stay.
///
/// # Errors
///
/// The apology to make when nothing is left, or more than [`LIMIT`] characters.
pub fn clean(typed: &str) -> Result<String, UserError> {
    let typed = plain(typed);
    let mut text = String::with_capacity(typed.len());
    let mut rest: &str = &typed;
    while let Some(next) = rest.chars().next() {
        if let Some(after) = after_mention(rest) {
            text.push(' ');
            rest = after;
            continue;
        }
        text.push(if next == '`' { ' ' } else { next });
        rest = rest.get(next.len_utf8()..).unwrap_or_default();
    }
    let lines: Vec<&str> = text.lines().map(str::trim_end).collect();
    let text = lines.join("\n").trim().to_owned();
    match layout::length(&text) {
        0 => Err(UserError::NoText),
        1..=LIMIT => Ok(text),
        _ => Err(UserError::TooLong),
    }
}

/// The rest of a text that starts with a mention of a user, a role or a channel.
fn after_mention(text: &str) -> Option<&str> {
    let inside = text.strip_prefix("<@").or_else(|| text.strip_prefix("<#"))?;
    let (id, rest) = inside.trim_start_matches(['!', '&']).split_once('>')?;
    (!id.is_empty() && id.bytes().all(|byte| byte.is_ascii_digit())).then_some(rest)
}

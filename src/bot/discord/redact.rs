//! What may be logged of an error: not what somebody typed, though the error quotes it.

use std::fmt::Display;

use serde_json::Value;

/// The error without what it quotes of the text that could not be read.
pub fn quiet(error: &impl Display) -> String {
    let error = error.to_string();
    let quotes = ['"', '`'];
    match (error.find(quotes), error.rfind(quotes)) {
        // Names of fields are ours and Discord's.
        (Some(from), Some(to)) if to > from && !error.starts_with("missing field") => {
            let (before, after) = (error.get(..=from).unwrap_or_default(), error.get(to..).unwrap_or_default());
            format!("{before}…{after}")
        }
        _ => error,
    }
}

/// How many places are named.
const PLACES: usize = 5;

/// Where a body is wrong that Discord refused, with the codes of what is wrong there: `data.content BASE_TYPE_MAX_LENGTH`;
/// the first few of them.
pub fn places(errors: &Value) -> String {
    let mut found = Vec::new();
    collect(errors, "", &mut found);
    let more = found.len().saturating_sub(PLACES);
    found.truncate(PLACES);
    let named = found.join(", ");
    if more > 0 { format!("{named}, and {more} more") } else { named }
}

fn collect(at: &Value, path: &str, found: &mut Vec<String>) {
    let Some(fields) = at.as_object() else { return };
    for (name, inside) in fields {
        match inside.as_array() {
            Some(list) if name == "_errors" => {
                let codes = list.iter().filter_map(|one| one.get("code")?.as_str());
                found.extend(codes.map(|code| format!("{path} {code}")));
            }
            _ if path.is_empty() => collect(inside, name, found),
            _ => collect(inside, &format!("{path}.{name}"), found),
        }
    }
}

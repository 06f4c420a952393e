//! JSON in which nothing hides: a terminal obeys nothing in it.

use std::io::{self, Write};

use serde::Serialize;
use serde_json::ser::{Formatter, Serializer};

use crate::plain::is_hidden;

/// Writes JSON in which every hidden character is escaped.
///
/// # Errors
///
/// When the value cannot be written as JSON.
pub fn json(value: &impl Serialize, output: &mut Vec<u8>) -> serde_json::Result<()> {
    value.serialize(&mut Serializer::with_formatter(output, Escaping))
}

/// Nothing outside a string hides.
struct Escaping;

impl Formatter for Escaping {
    fn write_string_fragment<W: ?Sized + Write>(&mut self, output: &mut W, mut rest: &str) -> io::Result<()> {
        // Most of it is keys and words of ASCII, and in these nothing hides.
        if rest.bytes().all(|byte| matches!(byte, b' '..=b'~')) {
            return output.write_all(rest.as_bytes());
        }
        while let Some((at, ch)) = rest.char_indices().find(|(_, ch)| is_hidden(*ch)) {
            let (plain, hidden) = rest.split_at(at);
            output.write_all(plain.as_bytes())?;
            for unit in ch.encode_utf16(&mut [0; 2]) {
                write!(output, "\\u{unit:04x}")?;
            }
            rest = hidden.get(ch.len_utf8()..).unwrap_or_default();
        }
        output.write_all(rest.as_bytes())
    }
}

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
        while let Some((at, ch)) = first_hidden(rest) {
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

/// How many bytes are compared at once.
const AT_ONCE: usize = 16;

/// The first hidden character, and where it stands.
fn first_hidden(text: &str) -> Option<(usize, char)> {
    let mut at = 0;
    loop {
        let rest = text.as_bytes().get(at..)?;
        // Most of it is ASCII, and none of that needs to be read as characters; it is compared many bytes at once.
        let is_plain = |bytes: &&[u8]| bytes.iter().fold(true, |plain, byte| plain & matches!(byte, b' '..=b'~'));
        at += rest.chunks_exact(AT_ONCE).take_while(is_plain).count() * AT_ONCE;
        at += text.as_bytes().get(at..)?.iter().position(|byte| !matches!(byte, b' '..=b'~'))?;
        let ch = text.get(at..)?.chars().next()?;
        if is_hidden(ch) {
            return Some((at, ch));
        }
        at += ch.len_utf8();
    }
}

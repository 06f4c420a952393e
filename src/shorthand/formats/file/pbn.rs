//! The lines of a PBN file: where a game begins, and what belongs to comments and strings.

use crate::shorthand::formats::pbn::Boundary;

/// Where the next byte belongs.
#[derive(Clone, Copy, Default, PartialEq, Eq)]
enum Within {
    #[default]
    Text,
    /// `{…}`, over any number of lines.
    Comment,
    /// `;…`, to the end of the line.
    Remark,
    /// A tag, over any number of lines, and the string in it.
    Tag,
    Value,
}

/// What has been read of the file.
#[derive(Default)]
pub(super) struct Lines {
    within: Within,
    boundary: Boundary,
    /// Whether the last piece was not a whole line.
    is_torn: bool,
}

impl Lines {
    /// Takes a line; true if another game begins with it. An unclosed comment does not run on over what is too
    /// long for a game.
    pub(super) fn take(&mut self, line: &[u8], is_too_long: bool) -> bool {
        let goes_on = std::mem::replace(&mut self.is_torn, !line.ends_with(b"\n"));
        if is_too_long && line.starts_with(b"[") {
            self.within = Within::Text;
        }
        if self.within != Within::Comment && !goes_on {
            if line.iter().all(u8::is_ascii_whitespace) {
                self.boundary.empty_line();
                return false;
            }
            if line.starts_with(b"%") {
                return false;
            }
            // A tag may go on, and a string may not.
            self.within = if self.within == Within::Tag { Within::Tag } else { Within::Text };
        }
        self.read(line, goes_on)
    }

    /// Reads a line up to its end; true if its first tag begins a game. Another one further on is for the reader to find.
    fn read(&mut self, line: &[u8], goes_on: bool) -> bool {
        let begins_with_tag = !goes_on && self.within != Within::Comment && line.trim_ascii_start().starts_with(b"[");
        let (mut is_first, mut is_next, mut escaped) = (begins_with_tag, false, false);
        for (at, byte) in line.iter().enumerate() {
            self.within = match (self.within, byte) {
                (Within::Comment, b'}') => Within::Text,
                (Within::Text, b'{') => Within::Comment,
                (Within::Text, b';') => Within::Remark,
                (Within::Remark, b'\n') => Within::Text,
                (Within::Text | Within::Tag, b'[') => {
                    let begins = self.boundary.tag(&name(line.get(at + 1..).unwrap_or_default()));
                    is_next |= begins && std::mem::take(&mut is_first);
                    is_first = false;
                    Within::Tag
                }
                (Within::Tag, b'"') => Within::Value,
                (Within::Tag, b']') => Within::Text,
                (Within::Value, b'"') if !escaped => Within::Tag,
                (within, _) => within,
            };
            escaped = self.within == Within::Value && *byte == b'\\' && !escaped;
        }
        is_next
    }
}

/// The name of the tag that begins here.
fn name(inside: &[u8]) -> String {
    let is_name = |byte: &&u8| byte.is_ascii_alphanumeric() || **byte == b'_';
    inside.trim_ascii_start().iter().take_while(is_name).map(|&byte| char::from(byte)).collect()
}

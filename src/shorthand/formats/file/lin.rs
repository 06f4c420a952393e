//! The keys and values of a LIN file, one after the other.

use crate::shorthand::formats::lin::begins_board;

/// What has been read of a board.
#[derive(Default)]
pub(super) struct Pairs {
    key: String,
    /// Whether the next piece is the value of that key.
    awaits_value: bool,
    is_begun: bool,
    has_calls: bool,
    /// Whether the last piece was not complete.
    is_torn: bool,
}

impl Pairs {
    /// Takes a key or a value with its bar; true if another board begins with it.
    pub(super) fn take(&mut self, piece: &[u8]) -> bool {
        let goes_on = std::mem::replace(&mut self.is_torn, !piece.ends_with(b"|"));
        if goes_on {
            return false;
        }
        if std::mem::take(&mut self.awaits_value) {
            self.has_calls |= self.key == "mb" && piece.trim_ascii() != b"|";
            return false;
        }
        let text = String::from_utf8_lossy(piece);
        let key = text.lines().filter(|line| !line.starts_with('%')).map(str::trim).rfind(|line| !line.is_empty());
        let key = key.unwrap_or_default().trim_end_matches('|').to_ascii_lowercase();
        // A file that was cut off may begin with `|o2|`.
        self.key = if key.is_empty() { "qx".to_owned() } else { key };
        self.awaits_value = true;
        let is_next = begins_board(&self.key, self.is_begun, self.has_calls);
        if is_next {
            (self.is_begun, self.has_calls) = (false, false);
        }
        self.is_begun |= matches!(self.key.as_str(), "qx" | "md");
        is_next
    }
}

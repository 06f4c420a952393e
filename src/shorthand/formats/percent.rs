//! Percent-encoding, as in addresses on the web.

/// A text without percent-encoding; for each byte it knows which byte of the encoded text it comes from.
pub(super) struct Decoded {
    pub text: String,
    origins: Vec<usize>,
}

/// Decodes; anything that is not an encoding is left as it is. A `+` is a space, as in queries.
pub(super) fn decode(encoded: &str) -> Decoded {
    let bytes = encoded.as_bytes();
    let mut decoded = Vec::with_capacity(bytes.len());
    let mut origins = Vec::with_capacity(bytes.len() + 1);
    let mut at = 0;
    while let Some(&byte) = bytes.get(at) {
        origins.push(at);
        let hex = encoded.get(at + 1..at + 3).filter(|hex| hex.bytes().all(|digit| digit.is_ascii_hexdigit()));
        match (byte, hex.and_then(|hex| u8::from_str_radix(hex, 16).ok())) {
            (b'%', Some(value)) => {
                decoded.push(value);
                at += 3;
            }
            (b'+', _) => {
                decoded.push(b' ');
                at += 1;
            }
            _ => {
                decoded.push(byte);
                at += 1;
            }
        }
    }
    origins.push(bytes.len());
    match String::from_utf8(decoded) {
        Ok(text) => Decoded { text, origins },
        // The bytes are not text: leave the encoding as it is.
        Err(_) => Decoded { text: encoded.to_owned(), origins: (0..=encoded.len()).collect() },
    }
}

impl Decoded {
    /// The byte of the encoded text for a byte of the decoded one.
    pub(super) fn origin(&self, at: usize) -> usize {
        self.origins.get(at).or(self.origins.last()).copied().unwrap_or_default()
    }
}

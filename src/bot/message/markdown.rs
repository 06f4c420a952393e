//! Text as Discord's Markdown. Nothing in a text becomes formatting, a mention or a link, code spans apart.

/// The text in bold.
pub fn bold(text: &str) -> String {
    let mut result = String::with_capacity(text.len() + 8);
    add_bold(&mut result, text);
    result
}

/// Adds the text in bold.
pub fn add_bold(result: &mut String, text: &str) {
    result.push_str("**");
    add_escaped(result, text);
    result.push_str("**");
}

/// The text in a block in which every column counts.
pub fn fenced(text: &str) -> String {
    let mut result = String::with_capacity(text.len() + 8);
    result.push_str("```\n");
    for (index, piece) in text.split('`').enumerate() {
        result.push_str(if index > 0 { "'" } else { "" });
        result.push_str(piece);
    }
    result.push_str("\n```");
    result
}

/// The text, with every sign that Markdown would read as formatting escaped. What stands between two backticks stays
/// a code span, for the shorthand that our own sentences quote; users' texts come without backticks.
pub fn escaped(text: &str) -> String {
    let mut result = String::with_capacity(text.len() + 8);
    add_escaped(&mut result, text);
    result
}

/// Adds the text, escaped in the same way, as if it began a line.
pub fn add_escaped(result: &mut String, text: &str) {
    let balanced = text.bytes().filter(|sign| *sign == b'`').count().is_multiple_of(2);
    for (index, piece) in text.split('`').enumerate() {
        if index > 0 {
            result.push_str(if balanced { "`" } else { "'" });
        }
        if balanced && index % 2 == 1 {
            result.push_str(piece);
        } else {
            let line_start = index == 0 || result.ends_with('\n');
            escape_into(result, piece, line_start);
        }
    }
}

fn escape_into(result: &mut String, text: &str, mut line_start: bool) {
    // What need not be escaped is copied at one go.
    let mut copied = 0;
    for (at, sign) in text.bytes().enumerate() {
        let special = match sign {
            b'\\' | b'*' | b'_' | b'~' | b'|' | b'<' | b'@' | b'[' | b']' => true,
            b'>' | b'#' | b'-' | b'+' => line_start,
            b':' => text.as_bytes().get(at + 1) == Some(&b'/'),
            _ => false,
        };
        if special {
            result.push_str(text.get(copied..at).unwrap_or_default());
            result.push('\\');
            copied = at;
        }
        line_start = sign == b'\n' || (line_start && sign == b' ');
    }
    result.push_str(text.get(copied..).unwrap_or_default());
}

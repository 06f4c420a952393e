//! Text as Discord's Markdown. Nothing in a text becomes formatting, a mention or a link, code spans apart.

/// The text in bold.
pub fn bold(text: &str) -> String {
    format!("**{}**", escaped(text))
}

/// The text in a block in which every column counts.
pub fn fenced(text: &str) -> String {
    format!("```\n{}\n```", text.replace('`', "'"))
}

/// The text, with every sign that Markdown would read as formatting escaped. What stands between two backticks stays
/// a code span, for the shorthand that our own sentences quote; users' texts come without backticks.
pub fn escaped(text: &str) -> String {
    let pieces: Vec<&str> = text.split('`').collect();
    let balanced = pieces.len() % 2 == 1;
    let mut result = String::with_capacity(text.len() + 8);
    for (index, piece) in pieces.iter().enumerate() {
        if index > 0 {
            result.push_str(if balanced { "`" } else { "'" });
        }
        if balanced && index % 2 == 1 {
            result.push_str(piece);
        } else {
            escape_into(&mut result, piece);
        }
    }
    result
}

fn escape_into(result: &mut String, text: &str) {
    let mut line_start = result.is_empty() || result.ends_with('\n');
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

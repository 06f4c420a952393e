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

/// `line_start`: whether the text stands at the start of a line.
fn escape_into(result: &mut String, text: &str, line_start: bool) {
    // What need not be escaped is copied at one go.
    let mut copied = 0;
    for (at, sign) in text.bytes().enumerate().filter(|(_, sign)| may_be_markup(*sign)) {
        let begins_line = || {
            let before = text.get(..at).unwrap_or_default().trim_end_matches(' ');
            if before.is_empty() { line_start } else { before.ends_with('\n') }
        };
        let special = match sign {
            b'>' | b'#' | b'-' | b'+' => begins_line(),
            b':' => text.as_bytes().get(at + 1) == Some(&b'/'),
            b'.' => ends_host(text.get(at + 1..).unwrap_or_default()),
            _ => true,
        };
        if special {
            result.push_str(text.get(copied..at).unwrap_or_default());
            result.push('\\');
            copied = at;
        }
    }
    result.push_str(text.get(copied..).unwrap_or_default());
}

/// Whether a name as of Discord's own hosts ends with this: it shows an invitation also where that is no link.
fn ends_host(text: &str) -> bool {
    ["gg", "com"].iter().any(|end| {
        let is_it = text.get(..end.len()).is_some_and(|start| start.eq_ignore_ascii_case(end));
        is_it && !text.get(end.len()..).is_some_and(|rest| rest.starts_with(|next: char| next.is_ascii_alphanumeric()))
    })
}

/// The signs that Markdown reads as formatting somewhere.
const fn may_be_markup(sign: u8) -> bool {
    matches!(
        sign,
        b'\\' | b'*' | b'_' | b'~' | b'|' | b'<' | b'@' | b'[' | b']' | b'>' | b'#' | b'-' | b'+' | b':' | b'.'
    )
}

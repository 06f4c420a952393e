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
    let mut signs = text.chars().peekable();
    while let Some(sign) = signs.next() {
        let special = match sign {
            '\\' | '*' | '_' | '~' | '|' | '<' | '@' | '[' | ']' => true,
            '>' | '#' | '-' | '+' => line_start,
            ':' => signs.peek() == Some(&'/'),
            _ => false,
        };
        if special {
            result.push('\\');
        }
        result.push(sign);
        line_start = sign == '\n' || (line_start && sign == ' ');
    }
}

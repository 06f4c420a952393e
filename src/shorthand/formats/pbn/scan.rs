//! The parts of a PBN text: tags, comments, empty lines, and the text of sections.

use std::sync::LazyLock;

use regex::Regex;

use super::part;
use crate::shorthand::problem::Span;

/// A tag pair (3.3): white space and line ends may come between its tokens. Unescaped quotation marks are
/// forgiven on one line.
static TAG: LazyLock<Option<Regex>> = LazyLock::new(|| {
    let name = r#"\A\[\s*([A-Za-z][A-Za-z0-9_]*)\s*""#;
    Regex::new(&format!(r#"(?s){name}(?:((?:[^"\\]|\\.)*)"\s*\]|((?:[^"\\\n\[]|\\.)*)"[^\]\[\n]*\])"#)).ok()
});

/// What ends a run of text.
static END_OF_TEXT: LazyLock<Option<Regex>> = LazyLock::new(|| Regex::new(r"[\r\n;{\[]|```").ok());

/// What comes after a comment: more comments, leftover right braces (1), and a tag at the start of a line (2).
static NESTED: LazyLock<Option<Regex>> =
    LazyLock::new(|| Regex::new(r"(?m)\{[^}]*\}?|;[^\n]*|^%[^\n]*|(\})|(^\[)").ok());

/// How far a comment within a comment is looked for.
const LONGEST_NESTED: usize = 4000;

/// A tag pair: `[Dealer "N"]`.
pub(super) struct Tag<'t> {
    pub name: &'t str,
    pub value: &'t str,
    /// Where the value is.
    pub span: Span,
    pub end: usize,
}

impl<'t> Tag<'t> {
    /// The tag at this byte.
    pub(super) fn at(text: &'t str, from: usize) -> Option<Tag<'t>> {
        let found = TAG.as_ref()?.captures(text.get(from..)?)?;
        let value = found.get(2).or(found.get(3))?;
        let span = Span { from: from + value.start(), to: from + value.end() };
        Some(Tag { name: found.get(1)?.as_str(), value: value.as_str(), span, end: from + found.get(0)?.end() })
    }

    /// The value without backslashes.
    pub(super) fn words(&self) -> String {
        let mut plain = String::new();
        let mut letters = self.value.chars();
        while let Some(ch) = letters.next() {
            plain.extend(if ch == '\\' { letters.next() } else { Some(ch) });
        }
        plain
    }
}

/// A part of the text.
pub(super) enum Item<'t> {
    Tag(Tag<'t>),
    /// `{…}`, `;…`, or a line that begins with `%`.
    Comment(Span),
    /// `{…`, up to the end of the text.
    OpenComment(Span),
    /// It ends a game, or a section.
    EmptyLine,
    /// Anything else, at most to the end of the line.
    Text(Span),
}

/// Reads part after part, up to the end of the text or of the code block around it.
pub(super) struct Scanner<'t> {
    text: &'t str,
    at: usize,
    line: Line,
}

/// What was read of the line.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Line {
    Start,
    /// White space only.
    Blank,
    Filled,
}

impl<'t> Scanner<'t> {
    pub(super) fn new(text: &'t str, from: usize) -> Scanner<'t> {
        let is_start = part(text, 0, from).is_empty() || part(text, 0, from).ends_with('\n');
        Scanner { text, at: from, line: if is_start { Line::Start } else { Line::Filled } }
    }

    fn rest(&self) -> &'t str {
        part(self.text, self.at, self.text.len())
    }

    /// Takes this many bytes, none of which is white space.
    fn span(&mut self, length: usize) -> Span {
        let from = self.at;
        self.at += length;
        self.line = Line::Filled;
        Span { from, to: self.at }
    }

    fn to_line_end(&self) -> usize {
        self.rest().find(['\r', '\n']).unwrap_or(self.rest().len())
    }

    /// White space up to the next part; true if there was an empty line.
    fn skip_white_space(&mut self) -> bool {
        while let Some(ch) = self.rest().chars().next().filter(|ch| ch.is_whitespace() || *ch == CTRL_Z) {
            self.at += ch.len_utf8();
            let ends_line = ch == '\n' || ch == '\r' && !self.rest().starts_with('\n');
            let was_empty = self.line != Line::Filled;
            self.line = match (ends_line, self.line) {
                (true, _) => Line::Start,
                (false, Line::Start | Line::Blank) => Line::Blank,
                (false, Line::Filled) => Line::Filled,
            };
            if ends_line && was_empty {
                return true;
            }
        }
        false
    }

    /// The length of the comment that begins here. Comments do not nest (3.8); where a text means them to, right braces are
    /// left over, which otherwise would be an error.
    fn comment(&self) -> usize {
        let rest = self.rest();
        let Some(first) = rest.find('}') else { return rest.len() };
        let nested = part(rest, 1, first).matches('{').count();
        let after = part(rest, first + 1, rest.len());
        if nested == 0 {
            return first + 1;
        }
        let found = NESTED.iter().flat_map(|nested| nested.captures_iter(after));
        let near = found.take_while(|found| found.get(0).is_some_and(|all| all.start() < LONGEST_NESTED));
        let until_tag = near.take_while(|found| found.get(2).is_none());
        let left_over = until_tag.filter_map(|found| found.get(1)).take(nested).last();
        left_over.map_or(first + 1, |brace| first + 1 + brace.end())
    }
}

/// The end of a file under DOS.
const CTRL_Z: char = '\u{1a}';

impl<'t> Iterator for Scanner<'t> {
    type Item = Item<'t>;

    fn next(&mut self) -> Option<Item<'t>> {
        if self.skip_white_space() {
            return Some(Item::EmptyLine);
        }
        let rest = self.rest();
        let first = rest.chars().next().filter(|_| !rest.starts_with("```"))?;
        let comment = match first {
            '%' if self.line == Line::Start => Some(self.to_line_end()),
            ';' => Some(self.to_line_end()),
            '{' => Some(self.comment()),
            _ => None,
        };
        if let Some(length) = comment {
            let is_open = first == '{' && !part(rest, 0, length).ends_with('}');
            let span = self.span(length);
            return Some(if is_open { Item::OpenComment(span) } else { Item::Comment(span) });
        }
        if let Some(tag) = Tag::at(self.text, self.at).filter(|_| first == '[') {
            self.span(tag.end - self.at);
            return Some(Item::Tag(tag));
        }
        let mut length = first.len_utf8();
        while let Some(end) = END_OF_TEXT.as_ref().and_then(|end| end.find_at(rest, length)) {
            length = end.start();
            if end.as_str() != "[" || Tag::at(self.text, self.at + length).is_some() {
                return Some(Item::Text(self.span(length)));
            }
            length += 1;
        }
        Some(Item::Text(self.span(rest.len())))
    }
}

//! Notes about a call: what it shows or asks, or, as this program writes them, the marks of the shorthand.

use super::Foreign;
use crate::shorthand::{
    lexer::{correction, description},
    problem::Span,
    token::{Arrow, MARKS, Token},
};

/// A note that explains a call in somebody's own words.
pub(super) fn describe(found: &mut Foreign, note: &str, span: Span) {
    let note = note.trim();
    if note.is_empty() {
        return;
    }
    // The auction shows the call that was put in another's place, and the note tells of the other.
    if let Some((first, then)) = correction(note)
        && let Some((Token::Call(call), place)) = found.tokens.last().copied()
        && call == then
    {
        found.tokens.pop();
        found.push(Token::Call(first), span);
        found.push(Token::Arrow(Arrow::Told), span);
        return found.push(Token::Call(then), place);
    }
    let token = description(note).unwrap_or_else(|| {
        found.notes.push(note.to_owned());
        Token::Note(found.notes.len() - 1)
    });
    found.push(token, span);
}

/// A note that may be marks, `(H) rej`, each of them whole; else it is somebody's own words.
pub(super) fn marks(found: &mut Foreign, note: &str, span: Span) {
    let Some(marks) = split(note) else { return describe(found, note, span) };
    for mark in marks {
        match mark {
            Mark::Said(token) => found.push(token, span),
            Mark::Described(text) => describe(found, text, span),
        }
    }
}

enum Mark<'t> {
    Said(Token),
    Described(&'t str),
}

/// The marks of which the note consists; `None` if there is anything else in it.
fn split(note: &str) -> Option<Vec<Mark<'_>>> {
    let mut marks = Vec::new();
    let mut rest = note.trim();
    while !rest.is_empty() {
        let length = if rest.starts_with('(') {
            let end = closing(rest)?;
            marks.push(Mark::Described(rest.get(1..end)?));
            end + 1
        } else {
            let word = rest.split_whitespace().next()?;
            let (_, token) = MARKS.iter().find(|(mark, _)| *mark == word)?;
            marks.push(Mark::Said(*token));
            word.len()
        };
        rest = rest.get(length..)?;
        if !rest.is_empty() && !rest.starts_with([' ', '(']) {
            return None;
        }
        rest = rest.trim_start();
    }
    (!marks.is_empty()).then_some(marks)
}

fn closing(text: &str) -> Option<usize> {
    let mut depth = 0usize;
    text.char_indices().find_map(|(at, ch)| {
        match ch {
            '(' => depth += 1,
            ')' => depth = depth.saturating_sub(1),
            _ => {}
        }
        (depth == 0).then_some(at)
    })
}

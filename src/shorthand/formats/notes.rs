//! Notes about a call, what it shows or asks; and the marks of the shorthand, as this program writes them into PBN.

use super::Auction;
use crate::shorthand::{
    lexer::{Named, Told, claims_insufficiency, correction, description, named, names_what_happened, told},
    problem::{ProblemKind, Span},
    token::{Arrow, MARKS, Token},
};

/// A note that explains a call in the writer's own words. False if there is none.
pub(super) fn describe(found: &mut Auction, note: &str, span: Span) -> bool {
    let note = note.trim();
    if note.is_empty() {
        return false;
    }
    // The auction shows the call that replaced another, and the note is about the other.
    if let Some((first, then)) = correction(note)
        && let Some((Token::Call(call), place)) = found.tokens.last().copied()
        && call == then
    {
        found.tokens.pop();
        found.push(Token::Call(first), span);
        found.push(Token::Arrow(Arrow::Told), span);
        found.push(Token::Call(then), place);
        return true;
    }
    if claims_insufficiency(note) {
        found.push(Token::Insufficient, span);
        return true;
    }
    if told(note) == Some(Told::Irregularity) {
        found.problem(ProblemKind::OutsideTable, span, Token::BadWord);
        return true;
    }
    explain(found, note, span);
    if told(note) == Some(Told::Choice) || names_what_happened(note) {
        found.push(Token::ToldChoice, span);
    }
    true
}

/// A comment says nothing about a call, unless it tells what happened at the table. One that names any of that is
/// listed as left out.
pub(super) fn comment(found: &mut Auction, words: &str, span: Span) {
    let token = match (told(words), named(words)) {
        (Some(Told::Irregularity), _) => return found.problem(ProblemKind::OutsideTable, span, Token::BadWord),
        (Some(Told::Choice), _) | (None, Named::Act) => Token::Comment,
        (None, Named::PlayerOrCall) => Token::Aside,
        (None, Named::Nothing) => return,
    };
    found.push(token, span);
}

/// Whether a note is, word for word, a mark of this program: then it is the writer's own word, since marks have their own tag.
pub(super) fn is_mark(note: &str) -> bool {
    MARKS.iter().any(|(mark, _)| *mark == note.trim())
}

/// What a call means, in these words.
pub(super) fn explain(found: &mut Auction, note: &str, span: Span) {
    let token = description(note).unwrap_or_else(|| {
        found.notes.push(note.to_owned());
        Token::Note(found.notes.len() - 1)
    });
    found.push(token, span);
}

/// The marks of this program, `(H) rej`, each of them whole.
pub(super) fn marks(found: &mut Auction, text: &str, span: Span) {
    let Some(marks) = split(text) else { return found.problem(ProblemKind::UnknownWord, span, Token::BadWord) };
    for mark in marks {
        match mark {
            Mark::Said(token) => found.push(token, span),
            Mark::Described(words) if words.trim().is_empty() => {}
            Mark::Described(words) => explain(found, words.trim(), span),
        }
    }
}

enum Mark<'t> {
    Said(Token),
    Described(&'t str),
}

/// The marks that make up the text; `None` if there is anything else in it.
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

//! The auction section (3.5), cut into tokens as the standard cuts them (3.2), also where they are written close together.

use std::{collections::BTreeMap, sync::LazyLock};

use regex::Regex;

use super::{
    super::{compact, notes},
    Auction,
};
use crate::shorthand::{
    LIMIT,
    lexer::{self, Letters},
    problem::{ProblemKind, Span},
    token::Token,
};

/// The tokens. A bid in two words is one, `1 NT`; so is a call in other letters than the standard's.
static TOKEN: LazyLock<Option<Regex>> = LazyLock::new(|| {
    let tokens = [
        "=([0-9]+)=",
        r"(\$[0-9]+|[!?]{1,2})",
        r"(\^[Ii])",
        r"(\^[Ss])",
        r"(\*)",
        r"(\+)",
        r"([-–—]+)(?:[\s\x1a=$^*+!?]|\z)",
        r"((?i:all)[ \t]+(?i:pass)\b|[1-9][ \t]+(?:(?:[Nn][Tt]?|[Ss][Aa]|[CDHScdhs])\b|[♣♦♥♠♧♢♡♤]\x{fe0f}?)|[^\s\x1a=$^*+!?]+)",
        r"([^\s\x1a])",
    ];
    Regex::new(&tokens.join("|")).ok()
});

/// `=1=`
static REFERENCE: LazyLock<Option<Regex>> = LazyLock::new(|| Regex::new("=([0-9]+)=").ok());

/// What a token is.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Kind {
    Note(u32),
    /// `!`, `$4`: an opinion on the call before.
    Opinion,
    Insufficient,
    Skipped,
    Star,
    Plus,
    Dash,
    Call,
    /// It is not part of the standard.
    Unknown,
}

#[derive(Clone, Copy)]
pub(super) struct Cell {
    pub kind: Kind,
    pub span: Span,
}

/// What is said about calls: notes by their numbers, and marks by the number of the call.
#[derive(Default)]
pub(super) struct Explanations {
    pub notes: BTreeMap<u32, (String, Span)>,
    pub marks: BTreeMap<u32, (String, Span)>,
}

/// The numbers of the notes to which a text refers.
pub(super) fn references(text: &str) -> impl Iterator<Item = u32> {
    let found = REFERENCE.iter().flat_map(move |reference| reference.captures_iter(text));
    found.filter_map(|found| found.get(1)?.as_str().parse().ok())
}

/// The tokens of a section.
pub(super) fn cut(text: &str, lines: &[Span]) -> Vec<Cell> {
    const KINDS: [Kind; 8] = [
        Kind::Opinion,
        Kind::Insufficient,
        Kind::Skipped,
        Kind::Star,
        Kind::Plus,
        Kind::Dash,
        Kind::Call,
        Kind::Unknown,
    ];
    let mut cells = Vec::new();
    for line in lines {
        let mut at = 0;
        while let Some(found) = TOKEN.as_ref().and_then(|token| token.captures_at(line.of(text), at)) {
            let note = found.get(1).and_then(|number| Some((Kind::Note(number.as_str().parse().ok()?), found.get(0)?)));
            let others = KINDS.into_iter().zip(2..).find_map(|(kind, group)| Some((kind, found.get(group)?)));
            // A number that is too large belongs to no note.
            let Some((kind, token)) = note.or(others).or(found.get(0).map(|all| (Kind::Unknown, all))) else { break };
            cells.push(Cell { kind, span: Span { from: line.from + token.start(), to: line.from + token.end() } });
            at = token.end();
        }
    }
    cells
}

/// Reads the tokens from the first call on.
pub(super) fn read(found: &mut Auction, text: &str, cells: &[Cell], explanations: &Explanations) {
    let length: usize = cells.iter().map(|cell| cell.span.to - cell.span.from).sum();
    if let Some(last) = cells.last().filter(|_| length > LIMIT) {
        return found.problem(ProblemKind::TooLong { limit: LIMIT }, last.span, Token::BadCall);
    }
    // The last line may be filled up with dashes.
    let filled = cells.iter().rev().take_while(|cell| cell.kind == Kind::Dash || is_end(cell.kind)).count();
    let ends = cells.get(cells.len() - filled..).unwrap_or_default();
    let alert = ends.first().filter(|end| end.kind == Kind::Star).map_or(0, |_| 1);
    let calls = cells.get(..cells.len() - filled + alert).unwrap_or_default();
    let letters = lexer::letters(calls.iter().filter(|cell| cell.kind == Kind::Call).map(|cell| cell.span.of(text)));
    let section = Section {
        text,
        calls,
        explanations,
        letters,
        found,
        count: 0,
        marked: 0,
        alert: None,
        is_explained: false,
        insufficient: None,
    };
    section.read();
}

const fn is_end(kind: Kind) -> bool {
    matches!(kind, Kind::Star | Kind::Plus)
}

struct Section<'s> {
    text: &'s str,
    calls: &'s [Cell],
    explanations: &'s Explanations,
    letters: Letters,
    found: &'s mut Auction,
    /// How many calls there were, and for how many the marks have been given.
    count: u32,
    marked: u32,
    /// The alert of the last call, and whether a note explains it.
    alert: Option<Span>,
    is_explained: bool,
    /// The sign that stands before the next bid.
    insufficient: Option<Span>,
}

impl Section<'_> {
    fn read(mut self) {
        for (at, cell) in self.calls.iter().enumerate() {
            let before = at.checked_sub(1).and_then(|before| self.calls.get(before));
            let is_glued = before.is_some_and(|before| before.span.to == cell.span.from);
            match cell.kind {
                Kind::Call => self.call(cell.span),
                Kind::Skipped => {
                    self.leave_call();
                    self.found.push(Token::Skip(None), cell.span);
                }
                Kind::Insufficient if self.stands_before_bid(at, is_glued) => self.insufficient = Some(cell.span),
                Kind::Insufficient => self.found.push(Token::Insufficient, cell.span),
                Kind::Note(number) => self.note(number),
                Kind::Opinion => {}
                Kind::Star if is_glued => self.alert = Some(cell.span),
                // What ends the auction has no call after it.
                Kind::Star if at + 1 == self.calls.len() => {}
                Kind::Star | Kind::Plus | Kind::Dash | Kind::Unknown => self.found.not_a_call(cell.span),
            }
        }
        self.leave_call();
        if let Some((_, (_, span))) = self.explanations.marks.range(self.count + 1..).next() {
            self.found.problem(ProblemKind::MarkWithoutCall, *span, Token::BadWord);
        }
    }

    /// Whether `^I` belongs to a bid that follows: not if it is written close to the call before it, and not to the next.
    fn stands_before_bid(&self, at: usize, is_glued: bool) -> bool {
        let Some(next) = self.calls.get(at + 1).filter(|next| next.kind == Kind::Call) else { return false };
        let here = self.calls.get(at).is_some_and(|cell| cell.span.to == next.span.from);
        let is_bid = next.span.of(self.text).starts_with(|ch: char| ch.is_ascii_digit());
        is_bid && (here || !is_glued)
    }

    fn call(&mut self, span: Span) {
        self.leave_call();
        self.count += 1;
        let word = span.of(self.text);
        if lexer::is_all_pass(word) {
            return self.found.push(Token::AllPass, span);
        }
        match lexer::call(word, self.letters) {
            Ok(call) => self.found.push(Token::Call(call), span),
            Err(kind) => self.found.problem(kind, span, Token::BadCall),
        }
        if let Some(sign) = self.insufficient.take() {
            self.found.push(Token::Insufficient, sign);
        }
    }

    fn note(&mut self, number: u32) {
        let Some((words, span)) = self.explanations.notes.get(&number) else { return };
        if notes::is_mark(words) {
            notes::explain(self.found, words.trim(), *span);
            self.is_explained = true;
        } else if notes::describe(self.found, words, *span) {
            self.is_explained = true;
        }
    }

    /// Adds what is left to say about the call before: that it was alerted, and its marks.
    fn leave_call(&mut self) {
        let is_explained = std::mem::take(&mut self.is_explained);
        compact::unexplained(self.found, self.alert.take().filter(|_| !is_explained));
        if self.count > std::mem::replace(&mut self.marked, self.count)
            && let Some((words, span)) = self.explanations.marks.get(&self.count)
        {
            notes::marks(self.found, words, *span);
        }
    }
}

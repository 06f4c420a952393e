//! LIN, in which BBO keeps boards: pairs of a key and a value, `md|3…|mb|1S!|an|strong|`. `qx|o1|` begins a board, the one
//! in the open room; so does a second `md|` after a call.

use std::sync::LazyLock;

use regex::Regex;

use super::{Auction, compact, notes, part};
use crate::{
    bridge::{Call, Seat},
    shorthand::{
        problem::{ProblemKind, Reading, Span},
        token::Token,
    },
};

/// Where LIN may begin: lines for other programs, and a key; of the first one only the value may be left, `|o2|`.
static START: LazyLock<Option<Regex>> =
    LazyLock::new(|| Regex::new(r"(?im)(?:^%[^\n]*\n\s*)*(?:\|[oc][0-9]+\||\b[a-z]{2}\|)").ok());

/// A pair. An unclosed value ends with its line.
static PAIR: LazyLock<Option<Regex>> =
    LazyLock::new(|| Regex::new(r"(?i)\A\s*(?:%[^\n]*\n\s*)*(?:([a-z]{2})\|([^|]*\||[^|\n]*)|\|([oc][0-9]+)\|)").ok());

/// The number of a board, in its name.
static NUMBER: LazyLock<Option<Regex>> = LazyLock::new(|| Regex::new(r"[0-9]+").ok());

struct Pair<'t> {
    key: String,
    value: &'t str,
    span: Span,
    end: usize,
}

fn pairs(text: &str, from: usize) -> impl Iterator<Item = Pair<'_>> {
    let mut at = from;
    std::iter::from_fn(move || {
        let found = PAIR.as_ref()?.captures(text.get(at..)?)?;
        let value = found.get(2).or(found.get(3))?;
        let key = found.get(1).map_or("qx".to_owned(), |key| key.as_str().to_ascii_lowercase());
        let plain = value.as_str().trim_end_matches('|');
        let from = at + value.start();
        at += found.get(0)?.end();
        Some(Pair { key, value: plain, span: Span { from, to: from + plain.len() }, end: at })
    })
}

/// The next LIN from this byte on: keys one after the other, at least one of them about a deal, a call or a board.
pub(super) fn find(text: &str, from: usize) -> Option<Span> {
    let mut at = from;
    loop {
        let start = START.as_ref()?.find_at(text, at)?;
        let (mut end, mut is_lin) = (start.end(), false);
        for pair in pairs(text, start.start()) {
            end = pair.end;
            is_lin |= matches!(pair.key.as_str(), "md" | "mb" | "qx");
        }
        if is_lin {
            return Some(Span { from: start.start(), to: end });
        }
        at = end;
    }
}

/// The boards of LIN that is found there.
pub(super) fn read(text: &str, span: Span) -> Vec<Auction> {
    let mut boards = Boards::default();
    for pair in pairs(part(text, 0, span.to), span.from) {
        boards.take(text, &pair);
    }
    boards.end();
    boards.read
}

#[derive(Default)]
struct Boards {
    read: Vec<Auction>,
    board: Board,
}

/// The board being read.
#[derive(Default)]
struct Board {
    auction: Auction,
    /// Whether it was named or dealt.
    is_begun: bool,
    /// Its name, `Board 3`, and what tells it from the same board elsewhere, `o3`.
    title: String,
    room: String,
    /// The board's number, where it is said.
    number: Option<(u32, Span)>,
    alert: Option<Span>,
    /// What is said about the last call, in pieces.
    notes: Vec<(String, Span)>,
}

impl Boards {
    fn take(&mut self, text: &str, pair: &Pair<'_>) {
        let Pair { key, value, span, .. } = pair;
        if begins_board(key, self.board.is_begun, self.board.auction.has_calls()) {
            self.end();
        }
        self.board.is_begun |= matches!(key.as_str(), "qx" | "md");
        let board = &mut self.board;
        match key.as_str() {
            "qx" => {
                board.room = value.trim().to_owned();
                board.number = board.number.or(number(value, *span));
            }
            "ah" => {
                board.title = value.trim().to_owned();
                board.number = number(value, *span).or(board.number);
            }
            "md" => board.dealt(value, *span),
            "mb" => board.call(text, value, *span),
            "nt" | "at" => notes::comment(&mut board.auction, value, *span),
            "an" if !value.trim().is_empty() => board.notes.push((value.trim().to_owned(), *span)),
            _ => {}
        }
    }

    fn end(&mut self) {
        let mut board = std::mem::take(&mut self.board);
        board.explain();
        // If a deal does not say who dealt, the board's number does.
        if !board.auction.tokens.iter().any(|(token, _)| matches!(token, Token::Dealer(_)))
            && let Some((number, span)) = board.number
        {
            board.auction.tokens.insert(0, (Token::Dealer(Seat::dealer_of_board(number)), span));
        }
        let first = board.auction.tokens.first().map(|(_, span)| *span).unwrap_or_default();
        board.auction.span = board.auction.tokens.iter().map(|(_, span)| *span).fold(first, Span::until);
        board.auction.name = if board.room.is_empty() { board.title } else { board.room };
        self.read.push(board.auction);
    }
}

impl Board {
    /// The dealer: 1 South, 2 West, 3 North, 4 East.
    fn dealt(&mut self, value: &str, span: Span) {
        let dealer = match value.chars().next() {
            Some('1') => Seat::South,
            Some('2') => Seat::West,
            Some('3') => Seat::North,
            Some('4') => Seat::East,
            Some(_) | None => return,
        };
        self.auction.push(Token::Dealer(dealer), Span { from: span.from, to: span.from + 1 });
    }

    fn call(&mut self, text: &str, value: &str, span: Span) {
        self.explain();
        let plain = value.trim();
        if !plain.is_empty() && plain.chars().all(|ch| ch == '-') {
            // Some programs pass with it.
            let choices = vec![Reading::Call(Call::Pass), Reading::Separator];
            return self.auction.problem(ProblemKind::Ambiguous { choices }, span, Token::BadCall);
        }
        self.alert = compact::read(&mut self.auction, text, span.from, span.to);
    }

    /// Says what the notes and the alert say about the last call.
    fn explain(&mut self) {
        let alert = self.alert.take();
        let notes = std::mem::take(&mut self.notes);
        match notes.iter().map(|(_, span)| *span).reduce(Span::until) {
            Some(span) => {
                let words: Vec<String> = notes.into_iter().map(|(words, _)| words).collect();
                notes::describe(&mut self.auction, &words.join(", "), span);
            }
            None => compact::unexplained(&mut self.auction, alert),
        }
    }
}

fn number(value: &str, span: Span) -> Option<(u32, Span)> {
    let number = NUMBER.as_ref()?.find(value)?.as_str().parse().ok()?;
    (number > 0).then_some((number, span))
}

/// Whether another board begins with this key, after one that was named or dealt, or has calls.
pub(super) fn begins_board(key: &str, is_begun: bool, has_calls: bool) -> bool {
    match key {
        "qx" => is_begun || has_calls,
        "md" => has_calls,
        _ => false,
    }
}

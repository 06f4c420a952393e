//! Files of games, cut into one game after the other, so that no more than one is held in memory.

mod inherited;
mod lin;
mod pbn;

use super::{Auction, Form, find, read};
use crate::shorthand::formats::pbn::{Header, header};
use inherited::Inherited;

/// The form of a file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FileForm {
    /// Portable Bridge Notation: games with an empty line between them.
    Pbn,
    /// BBO's LIN: boards that begin with `qx|` or `md|`.
    Lin,
}

/// The most bytes of a game that are kept; far more than any game has.
pub const LONGEST_GAME: usize = 1 << 20;

/// How much of a line is held back.
const LONGEST_HELD: usize = 4096;

/// A game of a file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Game {
    /// Its text, which [`shorthand::understand`](crate::shorthand::understand) reads. `None` if it is longer than
    /// [`LONGEST_GAME`].
    pub text: Option<String>,
    /// The line of the file on which it begins.
    pub line: usize,
}

impl Game {
    /// What the game says about itself.
    #[must_use]
    pub fn header(&self) -> Header {
        let text = self.text.as_deref().unwrap_or_default();
        let auctions = find(text).into_iter().flat_map(|span| read(text, span));
        let mut auctions: Vec<Auction> = auctions.collect();
        let first = auctions.iter().position(Auction::has_calls).unwrap_or_default();
        let board = if auctions.is_empty() { String::new() } else { auctions.swap_remove(first).name };
        Header { board, ..header(text) }
    }

    /// Whether it contains anything in this form.
    fn is_of(&self, form: Form) -> bool {
        self.text.as_deref().is_none_or(|text| form.find(text, 0).is_some())
    }
}

/// What tells where a game begins.
enum Boundaries {
    Pbn(pbn::Lines),
    Lin(lin::Pairs),
}

/// Cuts a file into games.
pub struct Cutter {
    form: FileForm,
    boundaries: Boundaries,
    bytes: Vec<u8>,
    /// A line that ends before the name of its tag, which the next one has.
    held: Vec<u8>,
    is_too_long: bool,
    /// The line being read, and the one on which the game begins.
    line: usize,
    begun: usize,
    inherited: Inherited,
}

impl Cutter {
    /// Begins with the first line of a file.
    #[must_use]
    pub fn new(form: FileForm) -> Cutter {
        let boundaries = match form {
            FileForm::Pbn => Boundaries::Pbn(pbn::Lines::default()),
            FileForm::Lin => Boundaries::Lin(lin::Pairs::default()),
        };
        let inherited = Inherited::default();
        Cutter {
            form,
            boundaries,
            bytes: Vec::new(),
            held: Vec::new(),
            is_too_long: false,
            line: 1,
            begun: 1,
            inherited,
        }
    }

    /// The byte that ends a piece of the file: a line, or half a pair.
    #[must_use]
    pub fn delimiter(&self) -> u8 {
        match self.form {
            FileForm::Pbn => b'\n',
            FileForm::Lin => b'|',
        }
    }

    /// Takes the next piece; returns the game that was complete before it.
    pub fn take(&mut self, piece: &[u8]) -> Option<Game> {
        // Concatenated files have it in the middle.
        if piece.contains(&CTRL_Z) {
            let plain: Vec<u8> = piece.iter().map(|&byte| if byte == CTRL_Z { b' ' } else { byte }).collect();
            return self.take(&plain);
        }
        let is_open = self.form == FileForm::Pbn && piece.trim_ascii_end().ends_with(b"[") && !piece.starts_with(b"%");
        if self.held.is_empty() && !is_open {
            return self.add(piece);
        }
        self.held.extend_from_slice(piece);
        if is_open && self.held.len() < LONGEST_HELD {
            return None;
        }
        let held = std::mem::take(&mut self.held);
        self.add(&held)
    }

    fn add(&mut self, piece: &[u8]) -> Option<Game> {
        let is_next = match &mut self.boundaries {
            Boundaries::Pbn(lines) => lines.take(piece, self.is_too_long),
            Boundaries::Lin(pairs) => pairs.take(piece),
        };
        let complete = if is_next { self.cut() } else { None };
        if self.bytes.len() + piece.len() > LONGEST_GAME {
            self.is_too_long = true;
            self.bytes.clear();
        }
        if !self.is_too_long {
            let white = if self.bytes.is_empty() { leading_white_space(piece) } else { 0 };
            let (before, kept) = piece.split_at_checked(white).unwrap_or((piece, &[]));
            self.line += line_ends(before);
            if self.bytes.is_empty() {
                self.begun = self.line;
            }
            self.bytes.extend_from_slice(kept);
            self.line += line_ends(kept);
        } else {
            self.line += line_ends(piece);
        }
        complete
    }

    /// The last game, at the end of the file.
    #[must_use]
    pub fn end(mut self) -> Vec<Game> {
        let held = std::mem::take(&mut self.held);
        let complete = self.add(&held);
        complete.into_iter().chain(self.cut()).collect()
    }

    /// The complete game. Header lines alone are not a game.
    fn cut(&mut self) -> Option<Game> {
        let bytes = std::mem::take(&mut self.bytes);
        let is_too_long = std::mem::take(&mut self.is_too_long);
        let text = (!is_too_long).then(|| self.inherited.fill_in(&text(bytes)));
        let game = Game { text, line: self.begun };
        let form = match self.form {
            FileForm::Pbn => Form::Pbn,
            FileForm::Lin => Form::Lin,
        };
        let has_text = game.text.as_deref().is_none_or(|text| !text.trim().is_empty());
        (has_text && game.is_of(form)).then_some(game)
    }
}

fn leading_white_space(piece: &[u8]) -> usize {
    piece.iter().take_while(|byte| byte.is_ascii_whitespace()).count()
}

fn line_ends(bytes: &[u8]) -> usize {
    bytes.iter().filter(|&&byte| byte == b'\n').count()
}

/// Bytes as text: UTF-8, or else the standard's Latin-1 (2.2).
#[must_use]
pub fn text(bytes: Vec<u8>) -> String {
    let mut text =
        String::from_utf8(bytes).unwrap_or_else(|other| other.as_bytes().iter().copied().map(char::from).collect());
    text.truncate(text.trim_end_matches(char::from(CTRL_Z)).len());
    text
}

/// It ends files under DOS.
const CTRL_Z: u8 = 0x1a;

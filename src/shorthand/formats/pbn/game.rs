//! One game: what its tags and sections say about the auction.

use std::{
    collections::{BTreeMap, BTreeSet},
    sync::LazyLock,
};

use regex::Regex;

use super::{super::notes, Auction, Header, Tag, cells};
use crate::{
    bridge::Seat,
    shorthand::{
        lexer,
        problem::{ProblemKind, Span},
        text::clean,
        token::Token,
    },
};

/// Values that leave a tag open, or say that it is as in the game before (4.8).
const UNSAID: [&str; 5] = ["", "?", "-", "#", "##"];

/// The width of a column.
static COLUMN: LazyLock<Option<Regex>> = LazyLock::new(|| Regex::new(r"\\[0-9]+[LR]?").ok());

/// The section in which the next text stands.
#[derive(Clone, Copy, Default, PartialEq, Eq)]
enum Section {
    #[default]
    None,
    Auction,
    Play,
    /// A table of rows (5).
    Rows,
}

/// The tags and sections of a game. A tag that was there already counts for nothing (3.4).
#[derive(Default)]
pub(super) struct Game<'t> {
    tags: BTreeMap<String, Tag<'t>>,
    section: Section,
    /// The section to which the notes belong that come next.
    annotated: Section,
    /// Other dealers that are named.
    dealers: Vec<Tag<'t>>,
    /// The text of the auction, line by line.
    lines: Vec<Span>,
    notes: Vec<(Section, Tag<'t>)>,
    marks: Vec<Tag<'t>>,
    /// The comments outside the play.
    comments: Vec<Span>,
    /// An unclosed comment.
    open_comment: Option<Span>,
    /// The notes to which the play refers.
    play_refers_to: BTreeSet<u32>,
}

impl<'t> Game<'t> {
    pub(super) fn has_auction(&self) -> bool {
        self.tags.contains_key("auction")
    }

    pub(super) fn leave_open(&mut self, comment: Span) {
        self.open_comment = Some(comment);
    }

    pub(super) fn take_comment(&mut self, comment: Span) {
        if self.section != Section::Play {
            self.comments.push(comment);
        }
    }

    pub(super) fn leave_section(&mut self) {
        self.section = Section::None;
    }

    pub(super) fn take(&mut self, tag: Tag<'t>) {
        let name = tag.name.to_ascii_lowercase();
        self.section = match name.as_str() {
            "auction" => Section::Auction,
            "play" => Section::Play,
            _ if name.ends_with("table") || has_columns(tag.value) => Section::Rows,
            _ => Section::None,
        };
        match name.as_str() {
            "auction" | "play" => self.annotated = self.section,
            "note" => {
                self.section = Section::None;
                return self.notes.push((self.annotated, tag));
            }
            "mark" => return self.marks.push(tag),
            "dealer" if self.tags.contains_key("dealer") => return self.dealers.push(tag),
            _ => {}
        }
        self.tags.entry(name).or_insert(tag);
    }

    /// Takes the text of a section; false for a text that belongs to none.
    pub(super) fn take_text(&mut self, text: &'t str, span: Span) -> bool {
        match self.section {
            Section::None => return false,
            Section::Auction => self.lines.push(span),
            Section::Play => self.play_refers_to.extend(cells::references(span.of(text))),
            Section::Rows => {}
        }
        true
    }

    fn value(&self, name: &str) -> &str {
        self.tags.get(name).map_or("", |tag| tag.value.trim())
    }

    pub(super) fn header(&self) -> Header {
        let named = |name| Some(self.value(name)).filter(|value| !UNSAID.contains(value));
        let board: Vec<&str> = ["board", "room", "table"].into_iter().filter_map(named).collect();
        let (contract, declarer) = (self.value("contract").to_owned(), self.value("declarer").to_owned());
        Header { board: board.join(" "), contract, declarer }
    }

    /// What the game says, in auction order.
    pub(super) fn read(&self, text: &str) -> Auction {
        let mut found = Auction { name: self.header().board, ..Auction::default() };
        if let Some(comment) = self.open_comment {
            found.problem(ProblemKind::LoneBracket, Span { to: comment.from + 1, ..comment }, Token::BadWord);
        }
        for comment in &self.comments {
            // A line for other programs (2.4) tells nobody anything.
            let words = comment.of(text).trim_start_matches(['{', ';']);
            if !words.starts_with('%') {
                notes::comment(&mut found, words, *comment);
            }
        }
        if let Some(tag) = self.tags.get("laws") {
            let edition = tag.value.trim().parse().map_or(Token::OtherEdition, Token::Edition);
            found.push(edition, tag.span);
        }
        let dealer = self.tags.get("dealer");
        for tag in dealer.into_iter().chain(&self.dealers) {
            if let Some(seat) = seat(&mut found, tag) {
                found.push(Token::Dealer(seat), tag.span);
            }
        }
        if let Some(tag) = self.tags.get("auction") {
            found.span = self.lines.iter().copied().fold(tag.span, Span::until);
            let first = seat(&mut found, tag);
            let cells = cells::cut(text, &self.lines);
            let dashes = cells.iter().take_while(|cell| cell.kind == cells::Kind::Dash).count();
            // Where the auction does not begin with the dealer, its first cells are dashes (3.5).
            if let Some(first) = first {
                let dealer = (0..dashes % 4).fold(first, |seat, _| seat.lho());
                found.push(Token::Dealer(dealer), tag.span);
            }
            self.board_tells_the_dealer(&mut found);
            let section = cells.get(dashes..).unwrap_or_default();
            cells::read(&mut found, text, section, &self.explanations());
        } else {
            self.board_tells_the_dealer(&mut found);
            if let Some(mark) = self.marks.first() {
                found.problem(ProblemKind::MarkWithoutCall, mark.span, Token::BadWord);
            }
        }
        found
    }

    /// Law 2 decides, where nothing else does.
    fn board_tells_the_dealer(&self, found: &mut Auction) {
        let is_said = found.tokens.iter().any(|(token, _)| matches!(token, Token::Dealer(_)));
        if !is_said
            && let Some(tag) = self.tags.get("board")
            && let Ok(number @ 1..) = tag.value.trim().parse::<u32>()
        {
            found.push(Token::Dealer(Seat::dealer_of_board(number)), tag.span);
        }
    }

    /// The notes on the auction and the marks on its calls, by their numbers. A note belongs to the section in which it
    /// stands (3.5.5, 3.6.5); one in the play to which no card refers was meant for the auction.
    fn explanations(&self) -> cells::Explanations {
        let numbered = |tag: &Tag| {
            let words = tag.words();
            let (number, words) = words.split_once(':')?;
            Some((number.trim().parse::<u32>().ok()?, words.to_owned(), tag.span))
        };
        let mut explanations = cells::Explanations::default();
        let of = |section| self.notes.iter().filter(move |(of, _)| *of == section).filter_map(|(_, tag)| numbered(tag));
        let not_of_play = of(Section::Play).filter(|(number, ..)| !self.play_refers_to.contains(number));
        for (number, words, span) in of(Section::Auction).chain(of(Section::None)).chain(not_of_play) {
            explanations.notes.entry(number).or_insert((words, span));
        }
        for (number, words, span) in self.marks.iter().filter_map(numbered) {
            explanations.marks.entry(number).or_insert((words, span));
        }
        explanations
    }
}

/// Whether a value names the columns of a table (5.2): `Declarer;Denomination\2R`.
fn has_columns(value: &str) -> bool {
    COLUMN.as_ref().is_some_and(|column| column.is_match(value))
}

/// The seat that a tag names, by its letter or in a word.
fn seat(found: &mut Auction, tag: &Tag<'_>) -> Option<Seat> {
    let value = tag.value.trim();
    if UNSAID.contains(&value) {
        return None;
    }
    let word = || match lexer::player(&clean(value)) {
        Some(lexer::Player::Seat(seat)) => Some(seat),
        Some(lexer::Player::Seen(_)) | None => None,
    };
    let seat = value.to_ascii_uppercase().parse().ok().or_else(word);
    if seat.is_none() {
        found.problem(ProblemKind::UnknownWord, tag.span, Token::BadWord);
    }
    seat
}

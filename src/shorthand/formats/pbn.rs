//! PBN, the Portable Bridge Notation 2.1 (<https://www.tistis.nl/pbn/>): the games of a text, with the tags about the
//! auction, in and out. Chapters of the standard are given in brackets.
//!
//! `^I` stands before an insufficient bid; `^S` stands in the column of a player who was skipped, so that the next call is
//! by the player after them (3.9; so too the game with all irregularities among the test files of its reference
//! implementation). Many write `^I` after the bid; where no bid follows, that is how it is read. `1C*`, close to the call, is
//! an alert, as several programs write it; a star that stands alone ends the auction (3.5).
//!
//! Where PBN has no sign, this program writes the marks of the shorthand, in a tag of its own that names the call by
//! its place: `[Mark "3:rej"]`. A note is always the writer's own words.

mod boundary;
mod cells;
mod game;
mod scan;

use std::sync::LazyLock;

use regex::Regex;

use super::{Auction, part};
use crate::shorthand::problem::Span;
pub(super) use boundary::Boundary;
use game::Game;
use scan::{Item, Scanner, Tag};

/// Where PBN may begin: lines for other programs (2.4) and comments (3.8), and a tag.
static START: LazyLock<Option<Regex>> = LazyLock::new(|| {
    let comment = r"(?:^[%;][^\n]*\n|\{(?:[^{}]|\{[^{}]*\})*\}|\{[^}]*\})";
    Regex::new(&format!(r#"(?m)(?:{comment}\s*)*(\[)\s*[A-Za-z][A-Za-z0-9_]*\s*""#)).ok()
});

/// What an export says about a game, beside its auction.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Header {
    /// The board: its number, and the room if there is one.
    pub board: String,
    /// The tag `Contract`.
    pub contract: String,
    /// The tag `Declarer`.
    pub declarer: String,
}

/// What the first game of a text says about itself.
#[must_use]
pub fn header(text: &str) -> Header {
    let games = find(text, 0).map(|span| games(text, span.from).0).unwrap_or_default();
    let told = games.iter().find(|game| game.has_auction()).or(games.first());
    told.map(Game::header).unwrap_or_default()
}

/// The next games from this byte on, as far as nothing else stands between them.
pub(super) fn find(text: &str, from: usize) -> Option<Span> {
    let mut at = from;
    loop {
        let start = START.as_ref()?.captures_at(text, at)?;
        let (all, bracket) = (start.get(0)?, start.get(1)?);
        if Tag::at(text, bracket.start()).is_some() {
            let (_, to) = games(text, all.start());
            return Some(Span { from: all.start(), to });
        }
        at = bracket.end();
    }
}

/// The auctions of the games that are found there.
pub(super) fn read(text: &str, span: Span) -> Vec<Auction> {
    games(part(text, 0, span.to), span.from).0.into_iter().map(|game| game.read(text)).collect()
}

/// The games from this byte on, and where the last one ends: before text that belongs to no section.
fn games(text: &str, from: usize) -> (Vec<Game<'_>>, usize) {
    let (mut games, mut game, mut end) = (Vec::new(), Game::default(), from);
    let mut boundary = Boundary::default();
    for item in Scanner::new(text, from) {
        match item {
            Item::EmptyLine => {
                boundary.empty_line();
                game.leave_section();
            }
            Item::Comment(span) => {
                end = span.to;
                game.take_comment(span);
            }
            Item::OpenComment(span) => {
                end = span.to;
                game.leave_open(span);
            }
            Item::Tag(tag) => {
                if boundary.tag(tag.name) {
                    games.push(std::mem::take(&mut game));
                }
                end = tag.end;
                game.take(tag);
            }
            Item::Text(span) if game.take_text(text, span) => end = span.to,
            Item::Text(_) => break,
        }
    }
    games.push(game);
    (games, end)
}

//! PBN, the Portable Bridge Notation: the tags `Dealer`, `Auction` and `Note` of a game, in and out.
//!
//! `^I` stands before an insufficient bid; `^S` stands in the column of a player who was skipped, so that the next call is
//! by the player after him (Portable Bridge Notation 2.1, section 3.9 Irregularities, <https://www.tistis.nl/pbn/>; so too
//! the game with all irregularities among the test files of its reference implementation). Many write `^I` after the bid;
//! where no bid follows, that is how it is read.
//! What PBN has no sign for stands in notes, as the marks of the shorthand: `[Note "1:rej"]`.

mod write;

use std::collections::BTreeMap;

use super::{Foreign, notes, part};
use crate::{
    bridge::{Call, Seat},
    shorthand::{
        problem::{Problem, ProblemKind, Span},
        token::Token,
    },
};

pub use write::write;

/// A tag pair: `[Dealer "N"]`.
struct Tag<'t> {
    name: &'t str,
    value: &'t str,
    /// Where the value stands.
    span: Span,
    end: usize,
}

/// Reads the game that begins at this byte: its tags and sections, up to an empty line after the auction.
pub(super) fn read(text: &str, from: usize) -> Option<Foreign> {
    tag(text, from)?;
    let mut game = Game { text, found: Foreign::new(), notes: BTreeMap::new(), calls: None };
    let mut at = from;
    while let Some(tag) = tag(text, at) {
        at = game.take(&tag);
    }
    game.found.end = at;
    game.auction();
    Some(game.found)
}

fn tag(text: &str, from: usize) -> Option<Tag<'_>> {
    let rest = text.get(from..)?;
    let inside = rest.strip_prefix('[')?;
    let inside = inside.trim_start_matches([' ', '\t']);
    let name = part(inside, 0, inside.find(|ch: char| !ch.is_ascii_alphanumeric() && ch != '_')?);
    let value = inside.get(name.len()..)?.trim_start_matches([' ', '\t']).strip_prefix('"')?;
    let length = string_end(value)?;
    let start = text.len() - value.len();
    let close = value.get(length + 1..)?.find(']')?;
    let end = start + length + 1 + close + 1;
    let named = name.starts_with(|ch: char| ch.is_ascii_alphabetic());
    named.then_some(Tag { name, value: part(value, 0, length), span: Span { from: start, to: start + length }, end })
}

/// Where the string ends; `\"` is a quotation mark in it.
fn string_end(text: &str) -> Option<usize> {
    let mut escaped = false;
    text.char_indices().find_map(|(at, ch)| {
        let ends = ch == '"' && !escaped;
        escaped = ch == '\\' && !escaped;
        ends.then_some(at)
    })
}

fn unescaped(value: &str) -> String {
    let mut plain = String::new();
    let mut letters = value.chars();
    while let Some(ch) = letters.next() {
        plain.extend(if ch == '\\' { letters.next() } else { Some(ch) });
    }
    plain
}

struct Game<'t> {
    text: &'t str,
    found: Foreign,
    /// The notes by their numbers, each with its place.
    notes: BTreeMap<&'t str, (String, Span)>,
    /// Whose column is the first one, where that is said, and where the calls stand.
    calls: Option<(Option<Seat>, Span, Span)>,
}

impl<'t> Game<'t> {
    /// Takes a tag and its section, and gives the byte where the next tag begins, or the game ends.
    fn take(&mut self, tag: &Tag<'t>) -> usize {
        let section = section(self.text, tag.end);
        let name = tag.name.to_ascii_lowercase();
        match name.as_str() {
            "dealer" => self.seat(tag),
            "note" => {
                let (number, words) = tag.value.split_once(':').unwrap_or((tag.value, ""));
                self.notes.entry(number.trim()).or_insert((unescaped(words), tag.span));
            }
            "auction" if self.calls.is_none() => {
                self.seat(tag);
                self.calls = Some((tag.value.trim().to_ascii_uppercase().parse().ok(), tag.span, section));
            }
            "auction" => {
                self.found.problems.push(Problem::new(ProblemKind::UnknownWord, tag.span));
            }
            "laws" => match tag.value.trim().parse() {
                Ok(edition) => self.found.push(Token::Edition(edition), tag.span),
                Err(_) => self.found.push(Token::OtherEdition, tag.span),
            },
            "play" => {}
            // Text that belongs to no section is none of this game.
            _ if !words(self.text, section).is_empty() => return tag.end,
            _ => {}
        }
        next_tag(self.text, section.to).unwrap_or(section.to)
    }

    fn seat(&mut self, tag: &Tag<'t>) {
        match tag.value.trim().to_ascii_uppercase().parse() {
            // Where the auction does not begin with the dealer, its first cells are dashes.
            Ok(_) if tag.name.eq_ignore_ascii_case("auction") => {}
            Ok(seat) => self.found.push(Token::Dealer(seat), tag.span),
            Err(_) if tag.value.trim().is_empty() || tag.value == "?" => {}
            Err(_) => self.found.problems.push(Problem::new(ProblemKind::UnknownWord, tag.span)),
        }
    }

    fn auction(&mut self) {
        let Some((first, seat, section)) = self.calls else { return };
        let words = words(self.text, section);
        let cells = words.iter().take_while(|word| word.of(self.text) == "-").count();
        let dealer = first.map(|first| (0..cells % 4).fold(first, |seat, _| seat.lho()));
        if let Some(dealer) = dealer {
            self.found.push(Token::Dealer(dealer), seat);
        }
        let cells = words.get(cells..).unwrap_or_default();
        // The last line may be filled up with dashes.
        let filled = cells.iter().rev().take_while(|word| matches!(word.of(self.text), "-" | "*")).count();
        let mut insufficient = None;
        for (at, word) in cells.iter().take(cells.len() - filled).enumerate() {
            let bid_follows =
                cells.get(at + 1).is_some_and(|next| next.of(self.text).starts_with(|ch: char| ch.is_ascii_digit()));
            if bid_follows && word.of(self.text).eq_ignore_ascii_case("^I") {
                insufficient = Some(*word);
                continue;
            }
            self.word(*word, insufficient.take());
        }
    }

    /// A call with its suffixes, a note, or a sign. Where `^I` stands before a bid, `insufficient` is its place.
    fn word(&mut self, span: Span, insufficient: Option<Span>) {
        let word = span.of(self.text);
        let upper = word.to_ascii_uppercase();
        match upper.as_str() {
            "AP" => return self.found.push(Token::AllPass, span),
            "^S" => return self.found.push(Token::Skip(None), span),
            "^I" => return self.found.push(Token::Insufficient, span),
            "*" | "+" => return,
            _ => {}
        }
        let end = upper.find(['!', '?', '^', '=', '$']).unwrap_or(upper.len());
        let (name, suffix) = upper.split_at_checked(end).unwrap_or((&upper, ""));
        let call = match name {
            "" => None,
            "PASS" => Some(Call::Pass),
            _ => match name.parse() {
                Ok(call) => Some(call),
                Err(_) => format!("{name}T").parse().ok(),
            },
        };
        match call {
            Some(call) => self.found.push(Token::Call(call), Span { from: span.from, to: span.from + end }),
            None if name.is_empty() => {}
            None => return self.found.not_a_call(span),
        }
        if suffix.contains("^I") || insufficient.is_some() {
            self.found.push(Token::Insufficient, insufficient.unwrap_or(span));
        }
        let number = suffix.split('=').nth(1).unwrap_or_default();
        if let Some((note, place)) = self.notes.get(number).cloned() {
            notes::marks(&mut self.found, &note, place);
        }
    }
}

/// What follows a tag, up to the next one, or to the empty line that ends a game.
fn section(text: &str, from: usize) -> Span {
    let mut at = from;
    for line in part(text, from, text.len()).split_inclusive('\n') {
        let later_line = at > from;
        let tag_within =
            line.char_indices().filter(|&(_, ch)| ch == '[').find(|&(here, _)| tag(text, at + here).is_some());
        if let Some((here, _)) = tag_within {
            return Span { from, to: at + here };
        }
        if later_line && line.trim().is_empty() {
            return Span { from, to: at };
        }
        at += line.len();
    }
    Span { from, to: text.len() }
}

/// Where the next tag begins, if there is only white space and comment before it.
fn next_tag(text: &str, from: usize) -> Option<usize> {
    let mut start = from;
    loop {
        let rest = part(text, start, text.len());
        start = text.len() - rest.trim_start().len();
        let comment = part(text, start, text.len()).starts_with(['%', ';']);
        if !comment {
            return tag(text, start).map(|_| start);
        }
        let rest = part(text, start, text.len());
        start += rest.find('\n').unwrap_or(rest.len());
    }
}

/// The words of a section, without comments: `{…}`, `;…`, and lines that begin with `%`.
fn words(text: &str, section: Span) -> Vec<Span> {
    let mut words = Vec::new();
    let mut start = None;
    let mut comment = None;
    let mut before = '\n';
    for (here, ch) in section.of(text).char_indices() {
        let at = section.from + here;
        if let Some(end) = comment {
            comment = (ch != end).then_some(end);
        } else {
            comment = match ch {
                '{' => Some('}'),
                ';' => Some('\n'),
                '%' if before == '\n' => Some('\n'),
                _ => None,
            };
            let inside = comment.is_none() && !ch.is_whitespace();
            match start {
                None if inside => start = Some(at),
                Some(from) if !inside => {
                    words.push(Span { from, to: at });
                    start = None;
                }
                None | Some(_) => {}
            }
        }
        before = ch;
    }
    words.extend(start.map(|from| Span { from, to: section.to }));
    words
}

//! The row of players over a table.

use std::ops::Range;

use super::{Lead, Table, Walls};
use crate::{
    bridge::{Relation, Seat},
    shorthand::{lexer, problem::Span, text::Glyph},
};

/// Where the last four words begin, with the wall before them, in a line with more than four.
pub(super) fn behind_words(line: &[Glyph]) -> Option<usize> {
    let is_letter = |at: usize| line.get(at).is_some_and(|glyph| glyph.ch.is_alphabetic() || glyph.ch == '\'');
    let begins = |at: &usize| is_letter(*at) && !at.checked_sub(1).is_some_and(is_letter);
    let last = (0..line.len()).rev().find(begins)?;
    let word = line.get(last..).unwrap_or_default();
    let word = word.get(..word.iter().take_while(|glyph| glyph.ch.is_alphabetic()).count()).unwrap_or_default();
    let fourth = match in_one_word(word) {
        true => last,
        false => (0..line.len()).rev().filter(begins).nth(3)?,
    };
    let fourth = Some(fourth).filter(|fourth| *fourth > 0)?;
    let before = line.get(..fourth)?;
    let blank = before.iter().rev().take_while(|glyph| matches!(glyph.ch, ' ' | '|')).count();
    let wall = (fourth - blank..fourth).find(|at| line.get(*at).is_some_and(|glyph| glyph.ch == '|'));
    let has_words = before.iter().any(|glyph| glyph.ch.is_alphanumeric());
    has_words.then(|| wall.unwrap_or(fourth))
}

/// `WNES`
fn in_one_word(word: &[Glyph]) -> bool {
    let players = word.iter().map(|glyph| lexer::player(std::slice::from_ref(glyph)));
    word.len() == 4 && players.collect::<Option<Vec<_>>>().is_some_and(|players| seats(&players).is_some())
}

/// A line of four players in order, and the line with their seats for relations such as `LHO`.
pub(super) fn read(text: &str, line: &[Glyph]) -> Option<(Table, Vec<Glyph>)> {
    let is_letter = |glyph: &Glyph| glyph.ch.is_alphabetic() || glyph.ch == '\'';
    let mut words: Vec<Range<usize>> = Vec::new();
    for (at, glyph) in line.iter().enumerate() {
        match words.last_mut() {
            Some(word) if is_letter(glyph) && word.end == at => word.end = at + 1,
            _ if is_letter(glyph) => words.push(at..at + 1),
            _ if !" |,;:-/\n".contains(glyph.ch) => return None,
            _ => {}
        }
        if words.len() > 4 {
            return None;
        }
    }
    if let [word] = words.as_slice()
        && in_one_word(line.get(word.clone()).unwrap_or_default())
    {
        words = word.clone().map(|at| at..at + 1).collect();
    }
    let players: Vec<lexer::Player> =
        words.iter().map(|word| lexer::player(line.get(word.clone()).unwrap_or_default())).collect::<Option<_>>()?;
    let seats = seats(&players)?;
    let original = |glyph: &Glyph| glyph.span.of(text);
    let count = |sign: char| line.iter().filter(|glyph| original(glyph).starts_with(sign)).count();
    let seen = line.iter().find(|glyph| glyph.ch != ' ' || original(glyph) == "\t");
    let sign = ['|', ';', '\t', ','].into_iter().find(|sign| count(*sign) > 2);
    let walls = sign.map_or(Walls::Spaces, |sign| Walls::Sign {
        sign,
        edge: sign == '|' && seen.is_some_and(|first| original(first).starts_with(sign)),
    });
    let first = *seats.first()?;
    let mut written: Vec<Glyph> = Vec::with_capacity(line.len());
    let mut done = 0;
    for (word, seat) in words.iter().zip(&seats) {
        written.extend(line.get(done..word.start).unwrap_or_default());
        let glyphs = line.get(word.clone()).unwrap_or_default();
        if done == word.start && done > 0 {
            written.extend(glyphs.first().map(|glyph| Glyph { ch: ' ', ..*glyph }));
        }
        let whole = glyphs.iter().map(|glyph| glyph.span).reduce(Span::until).unwrap_or_default();
        let letter = seat.letter().to_lowercase().chars().next().unwrap_or(' ');
        match players.iter().all(|player| matches!(player, lexer::Player::Seat(_))) {
            true => written.extend(glyphs),
            false => written.push(Glyph { ch: letter, span: whole }),
        }
        done = word.end;
    }
    written.extend(line.get(done..).unwrap_or_default());
    Some((
        Table { columns: words, first, walls, rows: 0, trailing: None, left_out: None, lead: Lead::default() },
        written,
    ))
}

/// The seats of four players who sit in order. The writer sits South.
fn seats(players: &[lexer::Player]) -> Option<Vec<Seat>> {
    let seat = |player: &lexer::Player| match player {
        lexer::Player::Seat(seat) => *seat,
        lexer::Player::Seen(relation) => match relation {
            Relation::Same => Seat::South,
            Relation::Lho => Seat::West,
            Relation::Partner => Seat::North,
            Relation::Rho => Seat::East,
        },
    };
    let all_relative = players.iter().all(|player| matches!(player, lexer::Player::Seen(_)));
    let all_seats = players.iter().all(|player| matches!(player, lexer::Player::Seat(_)));
    let seats: Vec<Seat> = players.iter().map(seat).collect();
    let in_order = seats.windows(2).all(|pair| matches!(pair, [one, next] if one.lho() == *next));
    (seats.len() == 4 && in_order && (all_relative || all_seats)).then_some(seats)
}

/// Whether this is a line of dashes and bars drawn under the header, not a row of passes.
pub(super) fn is_drawn(row: &[Glyph]) -> bool {
    let line: String = row.iter().map(|glyph| glyph.ch).collect();
    let mut cells = line.trim().trim_matches('|').split('|').map(str::trim);
    let full = cells.all(|cell| !cell.is_empty());
    full && line.chars().all(|ch| "|-:+= \n".contains(ch))
        && (line.contains("--") || line.contains('-') && !line.contains(' '))
}

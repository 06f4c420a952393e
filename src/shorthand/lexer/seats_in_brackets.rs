//! Players in brackets before their calls: `(N) 1C (E) 1S (S) 1H`. They are written as `N: 1C E: 1S S: 1H`.

use crate::shorthand::{
    text::{Glyph, trimmed},
    token::Token,
    words::LISTS,
};

/// The text with a colon after those players, if it begins with a player in brackets and every player is followed by a call.
pub(in crate::shorthand) fn as_labels(mut glyphs: Vec<Glyph>) -> Vec<Glyph> {
    let brackets = players(&glyphs);
    let begins = brackets.first().is_some_and(|&(from, _)| is_blank(glyphs.get(..from)));
    // `(W) ?`: West is to call.
    let asks = |rest: Option<&[Glyph]>| rest.is_some_and(|rest| rest.iter().any(|glyph| glyph.ch == '?'));
    let ends = brackets.last().is_some_and(|&(_, to)| {
        let rest = glyphs.get(to + 1..);
        is_blank(rest) && !asks(rest)
    });
    let touch = brackets.windows(2).any(|pair| match pair {
        [(_, to), (from, _)] => is_blank(glyphs.get(to + 1..*from)),
        _ => false,
    });
    // `[N]: 1S 1H`
    if let [(from, to)] = *brackets.as_slice()
        && begins
        && glyphs.get(to + 1).is_some_and(|next| next.ch == ':')
    {
        for bracket in [from, to] {
            glyphs.get_mut(bracket).into_iter().for_each(|bracket| bracket.ch = ' ');
        }
        return glyphs;
    }
    if brackets.len() < 2 || !begins || ends || touch {
        return glyphs;
    }
    for (from, to) in brackets {
        glyphs.get_mut(from).into_iter().for_each(|open| open.ch = ' ');
        glyphs.get_mut(to).into_iter().for_each(|close| close.ch = ':');
    }
    glyphs
}

/// Where a bracket that holds only a player opens and closes.
fn players(glyphs: &[Glyph]) -> Vec<(usize, usize)> {
    let opened = glyphs.iter().enumerate().filter(|(_, glyph)| matches!(glyph.ch, '(' | '[')).map(|(at, _)| at);
    let brackets = opened.filter_map(|from| {
        let rest = glyphs.get(from + 1..)?.iter().take(LONGEST);
        let length = rest.take_while(|glyph| !matches!(glyph.ch, ')' | ']')).count();
        let inside = trimmed(glyphs.get(from + 1..from + 1 + length)?);
        let word: String = inside.iter().map(|glyph| glyph.ch).collect();
        let is_player = LISTS.tokens.iter().any(|(known, token)| *known == word && matches!(token, Token::Seat(_)));
        let is_closed = glyphs.get(from + 1 + length).is_some_and(|glyph| matches!(glyph.ch, ')' | ']'));
        (is_player && is_closed).then_some((from, from + 1 + length))
    });
    brackets.collect()
}

/// No player has a longer name, with the spaces around it.
const LONGEST: usize = 10;

fn is_blank(glyphs: Option<&[Glyph]>) -> bool {
    glyphs.is_none_or(|glyphs| glyphs.iter().all(|glyph| !glyph.ch.is_alphanumeric()))
}

//! A legend, `P=pass, X=double`: how calls are written. It tells of no call and is left out.

use super::{
    problem::Span,
    text::{Glyph, trimmed},
    token::Token,
    words::LISTS,
};
use crate::bridge::Call;

/// The glyphs without legends, and where those stood: lines of their own, and brackets.
pub(super) fn take_out(glyphs: Vec<Glyph>) -> (Vec<Glyph>, Vec<Span>) {
    let (mut kept, mut legends) = (Vec::with_capacity(glyphs.len()), Vec::new());
    let lines: Vec<&[Glyph]> = glyphs.split_inclusive(|glyph| glyph.ch == '\n').collect();
    // `LHO=1S` and below it `P=pass`: a player’s call.
    let labels = lines.iter().filter(|line| begins_with_a_label(line)).count();
    for line in lines {
        let is_one_of_many = labels > usize::from(begins_with_a_label(line));
        if is_legend(&text_of(line), is_one_of_many) {
            legends.extend(span_of(line));
        } else {
            let (legend, rest) = line.split_at(end_of_announced(line));
            legends.extend(span_of(legend));
            without_brackets(rest, &mut kept, &mut legends);
        }
    }
    (kept, legends)
}

/// `Key: P = pass. 1S P 1H`: how much of the line a legend takes that is announced and ends with its sentence.
fn end_of_announced(line: &[Glyph]) -> usize {
    let is_end = |pair: &[Glyph]| matches!(pair, [stop, space] if stop.ch == '.' && space.ch == ' ');
    let Some(stop) = line.windows(2).position(is_end) else { return 0 };
    let text = text_of(line.get(..stop).unwrap_or_default());
    let is_announced = LISTS
        .legends
        .iter()
        .any(|head| text.trim().strip_prefix(head).is_some_and(|rest| rest.starts_with([' ', ':'])));
    if is_announced && is_legend(&text, false) { stop + 1 } else { 0 }
}

/// The line without the brackets that hold a legend.
fn without_brackets(line: &[Glyph], kept: &mut Vec<Glyph>, legends: &mut Vec<Span>) {
    let mut at = 0;
    while let Some(glyph) = line.get(at) {
        let rest = line.get(at + 1..).unwrap_or_default();
        let length = rest.iter().position(|glyph| ")]([".contains(glyph.ch)).filter(|_| "([".contains(glyph.ch));
        let bracket = length.and_then(|length| line.get(at..at + length + 2));
        match bracket.filter(|bracket| is_legend(&text_of(bracket), false)) {
            Some(bracket) => {
                legends.extend(span_of(bracket));
                at += bracket.len();
            }
            None => {
                kept.push(*glyph);
                at += 1;
            }
        }
    }
}

/// Whether this says how calls are written, and nothing else.
fn is_legend(text: &str, is_one_of_many: bool) -> bool {
    let text = text.trim();
    let inner = text.strip_prefix(['(', '[']).and_then(|inner| inner.strip_suffix([')', ']']));
    let said = inner.unwrap_or(text).trim().trim_end_matches('.');
    let head =
        LISTS.legends.iter().filter_map(|head| said.strip_prefix(head)).find(|rest| rest.starts_with([' ', ':']));
    let body = head.unwrap_or(said).trim_start_matches([' ', ':']);
    let items: Vec<&str> = body.split([',', ';', '·']).map(str::trim).collect();
    let is_clear = inner.is_some() || head.is_some() || items.len() > 1 || !may_be_partner(body, is_one_of_many);
    is_clear && items.into_iter().all(|item| explains(item, head.is_some()))
}

/// `P: pass`, and `P=pass` among other players with their calls: partner passed.
fn may_be_partner(text: &str, is_one_of_many: bool) -> bool {
    let player = text.split_once(':').or_else(|| text.split_once('=').filter(|_| is_one_of_many));
    player.is_some_and(|(player, _)| player.trim() == "p")
}

/// `P=pass`, `P: pass`, `P means pass`, `= betyr pass`; behind a word that announces a legend also `P pass`.
fn explains(item: &str, is_announced: bool) -> bool {
    let parts = || {
        let signs = ["=", ":"].into_iter().filter_map(|sign| item.split_once(sign));
        let words = LISTS.means.iter().filter_map(|word| item.split_once(&format!(" {word} ")));
        signs.chain(words).chain(item.split_once(' ').filter(|_| is_announced))
    };
    // `=` is a pass wherever it stands for a call.
    let of_sign = item.strip_prefix('=').map(str::trim).is_some_and(|rest| {
        let word = LISTS.means.iter().filter_map(|word| rest.strip_prefix(word)).chain(rest.strip_prefix('='));
        word.map(call).any(|meant| meant == Some(Call::Pass))
    });
    of_sign
        || parts()
            .any(|(one, other)| call(one).is_some() && call(one) == call(other) && is_short(one) != is_short(other))
}

fn is_short(word: &str) -> bool {
    word.trim().chars().count() < 3
}

/// The call, if it is a word for a pass, a double or a redouble.
fn call(word: &str) -> Option<Call> {
    let word = word.trim().trim_matches(['"', '\'']);
    let found = LISTS.tokens.iter().find(|(known, _)| *known == word)?;
    match found.1 {
        Token::DoubleVerb => Some(Call::Double),
        Token::LoneR => Some(Call::Redouble),
        token => token.call(),
    }
}

/// `LHO: 1S`, `N=1S`
fn begins_with_a_label(line: &[Glyph]) -> bool {
    let line = trimmed(line);
    let letters = line.iter().take_while(|glyph| glyph.ch.is_alphabetic()).count();
    letters > 0 && line.iter().skip(letters).find(|glyph| glyph.ch != ' ').is_some_and(|sign| ":=".contains(sign.ch))
}

fn text_of(glyphs: &[Glyph]) -> String {
    glyphs.iter().map(|glyph| glyph.ch).collect()
}

fn span_of(glyphs: &[Glyph]) -> Option<Span> {
    let seen = trimmed(glyphs);
    let seen = seen.split(|glyph| glyph.ch == '\n').next().unwrap_or_default();
    Some(seen.first()?.span.until(seen.last()?.span))
}

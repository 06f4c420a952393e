//! LIN, in which BBO keeps boards: pairs of a key and a value, `md|3…|mb|1S!|an|strong|`.

use super::{Foreign, compact, notes, part};
use crate::{
    bridge::Seat,
    shorthand::{problem::Span, token::Token},
};

/// The keys that begin a LIN text, or stand in it.
const KEYS: [&str; 25] = [
    "pn", "st", "rs", "vg", "qx", "md", "sv", "rh", "ah", "mb", "an", "pc", "pg", "nt", "mc", "sk", "bt", "lg", "lf",
    "tu", "ha", "up", "va", "vt", "at",
];

/// Reads LIN that begins at this byte of a text, which may be the beginning of a longer one with the calls in it.
pub(super) fn read(whole: &str, text: &str, from: usize) -> Option<Foreign> {
    key(text.get(from..)?)?;
    let rest = whole.get(from..)?;
    ["mb|", "MB|"].iter().any(|call| rest.contains(call)).then(|| pairs(text, from))
}

/// The key at the start of this text, with the bar that follows it.
fn key(text: &str) -> Option<&'static str> {
    let (start, after) = text.split_at_checked(2)?;
    after.strip_prefix('|')?;
    KEYS.into_iter().find(|key| start.eq_ignore_ascii_case(key))
}

/// All pairs from this byte on, as long as they last.
pub(super) fn pairs(text: &str, from: usize) -> Foreign {
    let mut found = Foreign::new();
    let mut at = from;
    loop {
        let white = part(text, at, text.len()).len() - part(text, at, text.len()).trim_start().len();
        let Some(key) = key(part(text, at + white, text.len())) else { break };
        let value = at + white + 3;
        let end = part(text, value, text.len()).find('|').map_or(text.len(), |bar| value + bar);
        pair(&mut found, text, key, Span { from: value, to: end });
        at = (end + 1).min(text.len());
    }
    found.end = at;
    found
}

fn pair(found: &mut Foreign, text: &str, key: &str, span: Span) {
    let value = span.of(text);
    match key {
        // The dealer: 1 South, 2 West, 3 North, 4 East.
        "md" => {
            let dealer = value.chars().next().and_then(|digit| match digit {
                '1' => Some(Seat::South),
                '2' => Some(Seat::West),
                '3' => Some(Seat::North),
                '4' => Some(Seat::East),
                _ => None,
            });
            if let Some(dealer) = dealer {
                found.push(Token::Dealer(dealer), Span { from: span.from, to: span.from + 1 });
            }
        }
        "mb" if value.trim().is_empty() => {}
        "mb" => compact::read(found, text, span.from, span.to),
        "an" => notes::describe(found, value, span),
        _ => {}
    }
}

//! BBO's compact auctions: `ppp1hpp`, with notes in brackets after the call they explain.

use super::{Foreign, notes, part, percent};
use crate::{
    bridge::{Bid, Call, Denomination, Level},
    shorthand::{problem::Span, token::Token},
};

/// One call at the start of this text, and the bytes it takes. `d` is a double, and `r` a redouble.
pub(super) fn call(text: &str) -> Option<(Call, usize)> {
    let lower = |at: usize| text.as_bytes().get(at).map(u8::to_ascii_lowercase);
    let passes = text.get(..4).is_some_and(|word| word.eq_ignore_ascii_case("pass"));
    match (lower(0)?, lower(1)) {
        (b'p', _) => Some((Call::Pass, if passes { 4 } else { 1 })),
        (b'x', Some(b'x')) => Some((Call::Redouble, 2)),
        (b'd' | b'x', _) => Some((Call::Double, 1)),
        (b'r', _) => Some((Call::Redouble, 1)),
        (digit @ b'1'..=b'9', Some(letter)) => {
            let (denomination, length) = match letter {
                b'c' => (Denomination::Clubs, 2),
                b'd' => (Denomination::Diamonds, 2),
                b'h' => (Denomination::Hearts, 2),
                b's' => (Denomination::Spades, 2),
                b'n' if lower(2) == Some(b't') => (Denomination::Notrump, 3),
                b'n' => (Denomination::Notrump, 2),
                _ => return None,
            };
            Some((Call::Bid(Bid { level: Level::new(digit - b'0')?, denomination }), length))
        }
        _ => None,
    }
}

/// Reads calls from `from` to `to`: bare, or with `!` for an alert and `(…)` for a note, which is percent-encoded.
pub(super) fn read(found: &mut Foreign, text: &str, from: usize, to: usize) {
    let mut at = from;
    while let Some(ch) = part(text, at, to).chars().next() {
        let rest = part(text, at, to);
        if ch == '(' {
            let inside = closing(rest);
            let length = (inside + 1).min(rest.len());
            let note = percent::decode(part(text, at + 1, at + inside)).text;
            notes::describe(found, &note, Span { from: at, to: at + length });
            at += length;
        } else if rest.starts_with("%28") {
            // The brackets may be encoded too.
            let inside = rest.find("%29").unwrap_or(rest.len());
            let length = (inside + 3).min(rest.len());
            let note = percent::decode(part(text, at + 3, at + inside)).text;
            notes::describe(found, &note, Span { from: at, to: at + length });
            at += length;
        } else if let Some((call, length)) = call(rest) {
            found.push(Token::Call(call), Span { from: at, to: at + length });
            at += length;
        } else if matches!(ch, '!' | '-' | '_' | ',' | ' ' | '+') {
            at += 1;
        } else if rest.starts_with("%20") || rest.starts_with("%21") {
            at += 3;
        } else {
            found.not_a_call(Span { from: at, to: at + ch.len_utf8() });
            at += ch.len_utf8();
        }
    }
}

/// Where the bracket that opens this text is closed.
fn closing(text: &str) -> usize {
    let mut depth = 0usize;
    for (at, ch) in text.char_indices() {
        match ch {
            '(' => depth += 1,
            ')' if depth <= 1 => return at,
            ')' => depth -= 1,
            _ => {}
        }
    }
    text.len()
}

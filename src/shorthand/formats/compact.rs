//! BBO's compact auctions: `ppp1hpp`, with notes in brackets after the call they explain.

use std::sync::LazyLock;

use regex::Regex;

use super::{Auction, notes, part, percent};
use crate::{
    bridge::Call,
    shorthand::{problem::Span, token::Token},
};

/// A call, `!` for an alert, or a separator. `d` is a double, and `r` a redouble.
static NEXT: LazyLock<Option<Regex>> = LazyLock::new(|| {
    Regex::new(r"(?i)\A(?:(pass|p|xx|x|d|r|[1-9](?:nt?|[cdhs]))|(!|%21)|(?:[-_, +\t\r\n]|%20)+|(\(|%28))").ok()
});

fn call(name: &str) -> Option<Call> {
    match name.to_ascii_uppercase().as_str() {
        "P" | "PASS" => Some(Call::Pass),
        "X" | "D" => Some(Call::Double),
        "XX" | "R" => Some(Call::Redouble),
        bid => bid.parse().or_else(|_| format!("{bid}T").parse()).ok(),
    }
}

/// Reads calls from `from` to `to`: bare, or with `!` for an alert and `(…)` for a note, which is percent-encoded. Gives the
/// alert after the last call, which a note may still explain.
pub(super) fn read(found: &mut Auction, text: &str, from: usize, to: usize) -> Option<Span> {
    let mut at = from;
    let mut alert: Option<Span> = None;
    while let Some(ch) = part(text, at, to).chars().next() {
        let rest = part(text, at, to);
        let next = NEXT.as_ref().and_then(|next| next.captures(rest));
        let length = next.as_ref().and_then(|next| next.get(0)).map_or(ch.len_utf8(), |all| all.end());
        let span = Span { from: at, to: at + length };
        let group = |number| next.as_ref().and_then(|next| next.get(number)).map(|group| group.as_str());
        at += length;
        if let Some(call) = group(1).and_then(call) {
            unexplained(found, alert.take());
            found.push(Token::Call(call), span);
        } else if group(2).is_some() {
            alert = Some(span);
        } else if let Some(open) = group(3) {
            let inside = closing(rest, open);
            let note = percent::decode(part(rest, length, inside)).text;
            at = (span.from + inside + open.len()).min(to);
            if notes::describe(found, &note, Span { from: span.from, to: at }) {
                alert = None;
            }
        } else if next.is_none() {
            found.not_a_call(span);
        }
    }
    alert
}

/// An alert without a note says that the call is artificial.
pub(super) fn unexplained(found: &mut Auction, alert: Option<Span>) {
    if let Some(span) = alert {
        found.push(Token::Exclamation, span);
    }
}

/// Where the bracket that opens this text is closed. The bracket may be encoded.
fn closing(text: &str, open: &str) -> usize {
    if open != "(" {
        return text.find("%29").unwrap_or(text.len());
    }
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

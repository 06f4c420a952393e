//! BBO's hand viewer: links, `handviewer.html?d=n&a=1hp1h`, and the tags of its forum, `[hv=d=n&a=1hp1h]180|135[/hv]`.
//! Links that carry LIN, `?lin=pn|…`, are read wherever they lead.

use std::sync::LazyLock;

use regex::Regex;

use super::{Auction, compact, lin, part, percent};
use crate::{
    bridge::Seat,
    shorthand::{
        lexer,
        problem::{ProblemKind, Span},
        token::Token,
    },
};

/// A link with its keys. Names may have spaces in them, where another key follows; so may LIN, up to its last bar.
static LINK: LazyLock<Option<Regex>> = LazyLock::new(|| {
    let key = r"[a-z_]+";
    let value = r#"[^\s&<>"]*"#;
    let lin = r#"lin=[^\s&<>"]*(?: [^\n&|<>"?:]*\|[^\s&<>"]*)*"#;
    let pair = format!(r#"(?:{lin}|{key}(?:={value})?)"#);
    let spaced = format!(r#"(?:{lin}|{key}(?:={value}(?: +[^\s&<>"?:/]+)*)?)&(?:amp;)?"#);
    Regex::new(&format!(
        r#"(?i)[<(]?((?:https?://|www\.)[^\s<>"?]*|\bhandviewer\.html)\?((?:amp;)?(?:{spaced})*(?:{pair})?)"#
    ))
    .ok()
});

/// A tag of the forum, and what comes between it and its end: the size of the picture.
static TAG: LazyLock<Option<Regex>> =
    LazyLock::new(|| Regex::new(r"(?i)\[hv=([^\]\n]*)(?:\](?:[0-9| \n]*\[/hv\])?|\n|\z)").ok());

/// A player's name at the end of a link and of its line.
static NAME: LazyLock<Option<Regex>> = LazyLock::new(|| Regex::new(r"&(?:amp;)?[nesw]n=\S*\z").ok());
static NAME_GOES_ON: LazyLock<Option<Regex>> =
    LazyLock::new(|| Regex::new(r"\A(?: +\p{Lu}[\p{L}'’.-]+)+ *(?:\r?\n|\z)").ok());

/// The next link from this byte on that has an auction in it, or says where one is.
pub(super) fn find_link(text: &str, from: usize) -> Option<Span> {
    let mut at = from;
    loop {
        let found = LINK.as_ref()?.captures_at(text, at)?;
        let (all, address, query) = (found.get(0)?, found.get(1)?.as_str(), found.get(2)?.as_str());
        at = all.end();
        let is_viewer = address.to_ascii_lowercase().ends_with("handviewer.html");
        let has_lin = query.split('&').any(|pair| key_of(pair) == "lin");
        if is_viewer || has_lin {
            let whole = link_end(all.as_str());
            let to = all.start() + whole;
            return Some(in_brackets(text, Span { from: all.start(), to: to + name_after(text, all.as_str(), to) }));
        }
    }
}

/// The length of a link without what ends the sentence around it.
fn link_end(link: &str) -> usize {
    let plain = link.trim_start_matches(['(', '<']);
    let mut length = plain.trim_end_matches([',', '.']).len();
    let count = |sign| part(plain, 0, length).matches(sign).count();
    if part(plain, 0, length).ends_with(')') && count(')') > count('(') {
        length -= 1;
    }
    link.len() - plain.len() + length
}

/// The rest of a name with spaces in it, if it is the last thing on its line and not a word of the shorthand.
fn name_after(text: &str, link: &str, from: usize) -> usize {
    let is_name = NAME.as_ref().is_some_and(|name| name.is_match(link));
    let rest = part(text, from, text.len());
    let words = NAME_GOES_ON.as_ref().and_then(|name| name.find(rest)).map_or("", |found| found.as_str().trim_end());
    if is_name && !words.split_whitespace().any(lexer::knows) { words.len() } else { 0 }
}

/// `<https://…>`, as Discord has it, and `[a name](https://…)`.
fn in_brackets(text: &str, link: Span) -> Span {
    let close = match link.of(text).chars().next() {
        Some('<') => '>',
        Some('(') => ')',
        Some(_) | None => return link,
    };
    match part(text, link.to, text.len()).starts_with(close) {
        true => Span { to: link.to + 1, ..link },
        false => Span { from: link.from + 1, ..link },
    }
}

/// The next tag from this byte on.
pub(super) fn find_tag(text: &str, from: usize) -> Option<Span> {
    let found = TAG.as_ref()?.find_at(text, from)?;
    Some(Span { from: found.start(), to: found.end() })
}

pub(super) fn read_link(text: &str, span: Span) -> Vec<Auction> {
    let link = span.of(text);
    let from = link.find('?').map_or(span.to, |question| span.from + question + 1);
    let to = span.to - usize::from(link.starts_with(['(', '<']));
    query(text, from, to)
}

pub(super) fn read_tag(text: &str, span: Span) -> Vec<Auction> {
    let from = span.from + "[hv=".len();
    let length = part(text, from, span.to).find([']', '\n']).unwrap_or(span.to - from);
    query(text, from, from + length)
}

/// The key of a pair. Links copied out of the source of a page have `&amp;`.
fn key_of(pair: &str) -> String {
    let (key, _) = pair.split_once('=').unwrap_or((pair, ""));
    key.trim_start_matches("amp;").to_ascii_lowercase()
}

/// The keys and values of a link or a tag. LIN may hold several boards.
fn query(text: &str, from: usize, to: usize) -> Vec<Auction> {
    let mut found = Auction { span: Span { from, to }, ..Auction::default() };
    let mut boards = Vec::new();
    let mut at = from;
    let mut auctions = 0;
    for pair in part(text, from, to).split('&') {
        let (_, value) = pair.split_once('=').unwrap_or((pair, ""));
        let to = at + pair.len();
        let span = Span { from: to - value.len(), to };
        let whole = Span { from: at, to };
        at += pair.len() + 1;
        match key_of(pair).as_str() {
            "d" => dealer(&mut found, value, if value.is_empty() { whole } else { span }),
            "b" => found.name = percent::decode(value).text,
            "a" => {
                auctions += 1;
                let alert = compact::read(&mut found, text, span.from, span.to);
                compact::unexplained(&mut found, alert);
            }
            "lin" => {
                auctions += 1;
                boards.extend(lin_within(value, span));
            }
            _ => {}
        }
    }
    if auctions == 0 {
        // `myhand=M-123`: the auction stands elsewhere.
        found.problem(ProblemKind::AuctionElsewhere, Span { from, to }, Token::BadWord);
    }
    match boards.is_empty() {
        false if !found.has_calls() => boards,
        _ => std::iter::once(found).chain(boards).collect(),
    }
}

fn dealer(found: &mut Auction, value: &str, span: Span) {
    match value.to_ascii_uppercase().parse::<Seat>() {
        Ok(seat) => found.push(Token::Dealer(seat), span),
        Err(_) => found.problem(ProblemKind::UnknownWord, span, Token::BadWord),
    }
}

/// LIN inside a link. It is percent-encoded, so places are looked up in the original.
fn lin_within(value: &str, span: Span) -> Vec<Auction> {
    let decoded = percent::decode(value);
    let place = |inner: Span| Span {
        from: span.from + decoded.origin(inner.from),
        to: (span.from + decoded.origin(inner.to)).min(span.to),
    };
    let mut boards = lin::read(&decoded.text, Span { from: 0, to: decoded.text.len() });
    for board in &mut boards {
        board.span = place(board.span);
        board.tokens.iter_mut().for_each(|(_, span)| *span = place(*span));
        board.problems.iter_mut().for_each(|problem| problem.span = place(problem.span));
    }
    boards
}

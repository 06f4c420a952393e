//! BBO's hand viewer: links, `handviewer.html?d=n&a=1hp1h`, and the tags of its forum, `[hv=d=n&a=1hp1h]180|135[/hv]`.

use super::{Foreign, compact, lin, part, percent};
use crate::{
    bridge::Seat,
    shorthand::{
        problem::{Problem, ProblemKind, Span},
        token::Token,
    },
};

/// A tag of the forum, with what stands between it and its end.
pub(super) fn tag(text: &str, from: usize) -> Option<Foreign> {
    let start = from + 4;
    text.get(from..start).filter(|open| open.eq_ignore_ascii_case("[hv="))?;
    let rest = text.get(start..)?;
    let length = rest.find([']', '\n']).unwrap_or(rest.len());
    let mut found = query(text, start, start + length);
    let after = (start + length + 1).min(text.len());
    // The size of the picture stands before `[/hv]`.
    let tail = part(text, after, text.len());
    let size = tail.find("[/hv]").filter(|&end| part(tail, 0, end).chars().all(|ch| "0123456789| \n".contains(ch)));
    found.end = size.map_or(after, |size| after + size + "[/hv]".len());
    Some(found)
}

/// A link to the hand viewer.
pub(super) fn link(text: &str, from: usize) -> Option<Foreign> {
    let rest = text.get(from..)?;
    let address = ["http://", "https://", "www.", "handviewer.html"];
    let starts = |start: &str| rest.get(..start.len()).is_some_and(|head| head.eq_ignore_ascii_case(start));
    address.into_iter().find(|start| starts(start))?;
    let length = rest.find(char::is_whitespace).unwrap_or(rest.len());
    let length = part(rest, 0, length).trim_end_matches(['>', '"', ',', '.']).len();
    let link = part(rest, 0, length);
    let question = link.find("handviewer.html?")? + "handviewer.html?".len();
    let mut found = query(text, from + question, from + length);
    // `<https://…>`, as Discord has it.
    let in_brackets = part(text, 0, from).ends_with('<') && part(rest, length, rest.len()).starts_with('>');
    found.end = from + length + usize::from(in_brackets);
    Some(found)
}

/// The keys and values of a link or a tag.
fn query(text: &str, from: usize, to: usize) -> Foreign {
    let mut found = Foreign::new();
    let mut at = from;
    let mut auctions = 0;
    for pair in part(text, from, to).split('&') {
        let (key, value) = pair.split_once('=').unwrap_or((pair, ""));
        let to = at + pair.len();
        let span = Span { from: to - value.len(), to };
        let whole = Span { from: at, to };
        at += pair.len() + 1;
        // Links copied out of the source of a page have `&amp;`.
        match key.trim_start_matches("amp;").to_ascii_lowercase().as_str() {
            "d" => dealer(&mut found, value, if value.is_empty() { whole } else { span }),
            "a" => {
                auctions += 1;
                compact::read(&mut found, text, span.from, span.to);
            }
            "lin" => {
                auctions += 1;
                lin_within(&mut found, value, span);
            }
            _ => {}
        }
    }
    if auctions == 0 {
        // `myhand=M-123`: the auction stands elsewhere.
        let span = Span { from, to };
        found.problems.push(Problem::new(ProblemKind::AuctionElsewhere, span));
        found.push(Token::BadCall, span);
    }
    found
}

fn dealer(found: &mut Foreign, value: &str, span: Span) {
    let seat = value.to_ascii_uppercase().parse::<Seat>();
    match seat {
        Ok(seat) => found.push(Token::Dealer(seat), span),
        Err(_) => {
            found.problems.push(Problem::new(ProblemKind::UnknownWord, span));
            found.push(Token::BadWord, span);
        }
    }
}

/// LIN inside a link: percent-encoded, so that places are found anew in the original.
fn lin_within(found: &mut Foreign, value: &str, span: Span) {
    let decoded = percent::decode(value);
    let inside = lin::pairs(&decoded.text, 0);
    let place = |inner: Span| Span {
        from: span.from + decoded.origin(inner.from),
        to: (span.from + decoded.origin(inner.to)).min(span.to),
    };
    let known = found.notes.len();
    found.notes.extend(inside.notes);
    for (token, at) in inside.tokens {
        let token = if let Token::Note(note) = token { Token::Note(known + note) } else { token };
        found.push(token, place(at));
    }
    found.problems.extend(inside.problems.into_iter().map(|mut problem| {
        problem.span = place(problem.span);
        problem
    }));
}

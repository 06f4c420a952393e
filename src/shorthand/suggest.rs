//! Suggestions: a text with its spelling mistakes mended, as long as it says the same.

use super::{Attempt, problem::Span, token::Token};

/// The text with every suggestion written in place of its span, if every problem has one, and without prose.
pub(super) fn mend(text: &str, attempt: &Attempt) -> Option<String> {
    let suggested: Option<Vec<_>> =
        attempt.problems.iter().map(|problem| Some((problem.span, problem.suggestion.as_deref()?))).collect();
    let mut changes: Vec<(Span, &str)> =
        suggested?.into_iter().chain(attempt.prose.iter().map(|span| (*span, ""))).collect();
    changes.sort_by_key(|(span, _)| (span.from, span.to));
    let mut mended = String::new();
    let mut done = 0;
    for (span, instead) in changes {
        mended.push_str(text.get(done..span.from)?);
        mended.push_str(instead);
        done = span.to;
    }
    mended.push_str(text.get(done..)?);
    Some(if attempt.prose.is_empty() { mended } else { mended.trim().to_owned() })
}

/// Whether the mended text has the same calls, players and marks in the same order: where a word was not read, one that
/// says no more, or nothing.
pub(super) fn says_the_same(written: &[Token], mended: &[Token]) -> bool {
    let mut mended = mended.iter();
    for token in written {
        if *token == Token::BadWord {
            let says_little = |token: &Token| !token.is_call() && token.seat().is_none();
            let mut ahead = mended.clone();
            if ahead.next().is_some_and(says_little) {
                mended = ahead;
            }
            continue;
        }
        let is_bad = *token == Token::BadCall;
        if !mended.next().is_some_and(|next| next == token || is_bad && next.is_call()) {
            return false;
        }
    }
    mended.next().is_none()
}

//! What a note or a comment in another form tells of the table.

use std::sync::LazyLock;

use regex::Regex;

use super::Token;
use crate::shorthand::{text::clean, token::Arrow, words::LISTS};

/// What is told.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(in crate::shorthand) enum Told {
    /// `out of turn`, `corrected to`: a call was irregular, whatever the calls look like.
    Irregularity,
    /// `not accepted`, and words that everybody uses: where no call is irregular, they are about something else.
    Choice,
}

static TOLD: LazyLock<Option<Regex>> = LazyLock::new(|| {
    let (mut irregular, mut chosen) = (Vec::new(), Vec::new());
    for (word, token) in &LISTS.tokens {
        let written = regex::escape(word).replace(' ', " +");
        let tells = tells_of_irregularity(*token);
        if matches!(token, Token::Accepted | Token::Declined) || tells && LISTS.everyday.contains(word) {
            chosen.push(written);
        } else if tells {
            irregular.push(written);
        }
    }
    Regex::new(&format!(r"\b(?:({})|{})\b", irregular.join("|"), chosen.join("|"))).ok()
});

/// What is told in these words; an irregularity before a choice.
pub(in crate::shorthand) fn told(text: &str) -> Option<Told> {
    let plain: String = clean(text).iter().map(|glyph| glyph.ch).collect();
    let found = TOLD.iter().flat_map(|told| told.captures_iter(&plain));
    let kinds = found.map(|found| if found.get(1).is_some() { Told::Irregularity } else { Told::Choice });
    kinds.min_by_key(|told| *told != Told::Irregularity)
}

const fn tells_of_irregularity(token: Token) -> bool {
    matches!(
        token,
        Token::Insufficient
            | Token::OutOfTurn
            | Token::PassOutOfTurn
            | Token::Mispull
            | Token::Withdrawn
            | Token::Simultaneous
            | Token::MadeGood
            | Token::Arrow(Arrow::Told)
    )
}

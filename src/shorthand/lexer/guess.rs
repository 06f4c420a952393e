//! What was probably meant by a word that is almost right: one letter too many, too few, wrong, or two swapped.

use super::{
    Token, WORDS,
    level::{bid, digit},
};
use crate::{bridge::Denomination, shorthand::words::LISTS};

/// With this many problems no more guesses are made: nobody would mend the text word by word.
pub(super) const MOST_GUESSED: usize = 16;

/// A word of at least this many letters is not just another word with one slip in it.
pub(super) const LONG: usize = 7;

/// Marks that are read with a slip in them: `insufficent`, `acepted`.
pub(super) const fn says_one_thing(mark: Token) -> bool {
    matches!(mark, Token::Insufficient | Token::Accepted | Token::Declined | Token::Comparable | Token::Mispull)
}

/// The word of the vocabulary that is one slip away, and its meaning. Calls are given as records write them.
pub(super) fn word(text: &str) -> Option<(String, Token)> {
    if LISTS.ordinary.contains(&text) || LISTS.turning.contains(&text) {
        // It is spelt as intended.
        return None;
    }
    let letters: Vec<char> = text.chars().collect();
    let first = *letters.first()?;
    let close = WORDS.beginning_with(first).filter(|(word, token)| is_guessed(*token) && is_close(&letters, word));
    let (word, token) = close.min_by_key(|(word, _)| word.chars().count().abs_diff(letters.len()))?;
    let meant = token.call().map_or_else(|| word.to_owned(), |call| call.to_string());
    Some((meant, token))
}

/// Whether an unknown word is short, or at most two slips away from a call.
pub(super) fn may_be_a_call(text: &str) -> bool {
    let letters: Vec<char> = text.chars().collect();
    let first = letters.first().copied().unwrap_or(' ');
    let slips = |word: &str| {
        let meant: Vec<char> = word.chars().collect();
        let start = letters.iter().zip(&meant).take_while(|(one, other)| one == other).count();
        let rest = letters.iter().rev().zip(meant.iter().rev()).take_while(|(one, other)| one == other).count();
        letters.len().max(meant.len()).saturating_sub(start + rest)
    };
    let is_call =
        |token: Token| matches!(token, Token::Call(_) | Token::DoubleVerb | Token::Passes(_) | Token::AllPass);
    letters.len() < 4 || WORDS.beginning_with(first).any(|(word, token)| is_call(token) && slips(word) < 3)
}

/// The bid whose denomination is misspelt, or that remains when one character is left out.
pub(super) fn bid_in(text: &str) -> Option<String> {
    let letters: Vec<char> = text.chars().take(12).collect();
    misspelt(&letters).or_else(|| one_too_many(&letters))
}

/// The denomination whose name of four letters or more is one slip away.
pub(super) fn denomination(text: &str) -> Option<Denomination> {
    let letters: Vec<char> = text.chars().collect();
    let is_near = |known: &str| known.chars().count() > 3 && letters.len() > 2 && is_close(&letters, known);
    let close = LISTS.denominations.iter().filter(|(known, _)| is_near(known));
    let (_, denomination) = close.min_by_key(|(known, _)| known.chars().count().abs_diff(letters.len()))?;
    Some(*denomination)
}

/// `2ruetr`: a level, and a denomination in a word that is one slip away.
fn misspelt(letters: &[char]) -> Option<String> {
    let (level, word) = letters.split_first()?;
    let close = LISTS.denominations.iter().filter(|(known, _)| known.chars().count() > 4 && is_close(word, known));
    let (_, denomination) = close.min_by_key(|(known, _)| known.chars().count().abs_diff(word.len()))?;
    Some(bid(digit(*level)?, *denomination)?.to_string())
}

fn one_too_many(letters: &[char]) -> Option<String> {
    // `27D` is a clause, `11H` a level typed twice, and `5cM` five-card majors.
    let is_clause = matches!(letters, [first, second, ..] if first != second && second.is_ascii_digit());
    if is_clause || matches!(letters, [_, 'c', 'm']) {
        return None;
    }
    (1..letters.len()).rev().chain([0]).find_map(|left_out| {
        let kept: String = letters.iter().enumerate().filter(|&(at, _)| at != left_out).map(|(_, ch)| ch).collect();
        let mut rest = kept.chars();
        let level = rest.next().and_then(digit)?;
        Some(bid(level, LISTS.denomination(rest.as_str())?)?.to_string())
    })
}

/// Calls and marks. A text is not mended with a word that says nothing, with a player, or with the opposite of what it says.
const fn is_guessed(token: Token) -> bool {
    matches!(
        token,
        Token::Call(_)
            | Token::Passes(_)
            | Token::AllPass
            | Token::Insufficient
            | Token::WrongCall
            | Token::OutOfTurn
            | Token::Accepted
            | Token::Declined
            | Token::Arrow(_)
            | Token::MadeGood
            | Token::Mispull
            | Token::Comparable
            | Token::NotComparable
            | Token::Artificial
            | Token::DealerWord
            | Token::DealerOf
            | Token::BoardWord
            | Token::Edition(_)
    )
}

fn is_close(written: &[char], word: &str) -> bool {
    let length = word.chars().count();
    // Of very short words nearly everything is one slip away.
    let shortest = if length == written.len() { 5 } else { 3 };
    // `x2`, `xp`, `xxx`: two things, perhaps.
    let is_apart = written.iter().all(|ch| "xpd".contains(*ch) || ch.is_ascii_digit());
    let is_added = length < written.len() && written.len() < 4 && !is_apart;
    (is_added || length.min(written.len()) >= shortest)
        && length.abs_diff(written.len()) < 2
        && is_one_slip(written, &word.chars().collect::<Vec<_>>())
}

fn is_one_slip(written: &[char], meant: &[char]) -> bool {
    let same_start = written.iter().zip(meant).take_while(|(a, b)| a == b).count();
    let same_end = written.iter().rev().zip(meant.iter().rev()).take_while(|(a, b)| a == b).count();
    let (shorter, longer) = (written.len().min(meant.len()), written.len().max(meant.len()));
    match longer - shorter {
        0 => {
            let pairs = written.get(same_start..same_start + 2).zip(meant.get(same_start..same_start + 2));
            let is_swap = pairs.is_some_and(|(a, b)| a.iter().rev().eq(b.iter()));
            same_start + same_end + 1 >= shorter || is_swap && same_start + same_end + 2 >= shorter
        }
        1 => same_start + same_end >= shorter,
        _ => false,
    }
}

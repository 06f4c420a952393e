//! A word of the notation that was meant, one slip of the finger away from what stands there.

use super::words::{suits, words};

/// The word that probably was meant: it is one slip of the finger away, and nothing else that is says another thing.
pub(super) fn meant(unknown: &str) -> Option<&'static str> {
    const SHORTEST: usize = 3;
    let all = || {
        let suits = suits().map(|(word, suit)| (word, Err(suit)));
        words().map(|(word, says)| (word, Ok(says))).chain(suits)
    };
    let letters: Vec<char> = unknown.chars().collect();
    if letters.len() < SHORTEST || all().any(|(word, _)| word == unknown) {
        return None;
    }
    // Asked of every unknown word about every known one: what is cheap comes first.
    let is_close = |word: &str| word.len() >= SHORTEST && word.chars().count().abs_diff(letters.len()) < 2;
    let near = all().filter(|(word, _)| is_close(word) && is_one_slip(&letters, &word.chars().collect::<Vec<_>>()));
    let mut near: Vec<_> = near.collect();
    // `hpc` is `hcp` with two letters changed over, before it is anything with a letter more or less.
    let swapped = |word: &str| sorted(&word.chars().collect::<Vec<_>>()) == sorted(&letters);
    if near.iter().any(|(word, _)| swapped(word)) {
        near.retain(|(word, _)| swapped(word));
    }
    let (first, says) = near.first()?;
    near.iter().all(|(_, other)| other == says).then_some(first)
}

fn sorted(letters: &[char]) -> Vec<char> {
    let mut letters = letters.to_vec();
    letters.sort_unstable();
    letters
}

/// Whether one letter more, less, changed, or changed over makes one word of the other.
fn is_one_slip(one: &[char], other: &[char]) -> bool {
    let same_start = one.iter().zip(other).take_while(|(a, b)| a == b).count();
    let (a, b) = (one.get(same_start..).unwrap_or_default(), other.get(same_start..).unwrap_or_default());
    let (less, fewer) = (a.get(1..), b.get(1..));
    let changed_over = match (a, b) {
        ([a1, a2, a_rest @ ..], [b1, b2, b_rest @ ..]) => a1 == b2 && a2 == b1 && a_rest == b_rest,
        _ => false,
    };
    let changed = one.len() > 4 && less.is_some() && less == fewer;
    one != other && (changed_over || less == Some(b) || fewer == Some(a) || changed)
}

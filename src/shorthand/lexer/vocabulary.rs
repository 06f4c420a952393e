//! Vocabularies: words with their meanings, found by their first letter.

use super::Glyph;

/// Letters, figures and signs of ASCII.
const ASCII: usize = 128;

/// Words with their meaning.
pub(super) struct Vocabulary<T: 'static> {
    /// The words that begin with an ASCII character, under its code; those that begin with any other, last. Each list has the longest
    /// word first, so the first one that matches at a place is the longest that does.
    by_first: Vec<Vec<(&'static str, T)>>,
    /// The same in the order in which they are listed.
    as_listed: Vec<Vec<(&'static str, T)>>,
}

impl<T: Copy> Vocabulary<T> {
    pub(super) fn new(words: impl IntoIterator<Item = (&'static str, T)>) -> Vocabulary<T> {
        let mut by_first = vec![Vec::new(); ASCII + 1];
        for (word, value) in words {
            let place = word.chars().next().map_or(ASCII, place);
            by_first.get_mut(place).into_iter().for_each(|entries| entries.push((word, value)));
        }
        let as_listed = by_first.clone();
        by_first.iter_mut().for_each(|entries| entries.sort_by_key(|(word, _)| usize::MAX - word.chars().count()));
        Vocabulary { by_first, as_listed }
    }

    /// The words that begin with this character, in the order in which they are listed.
    pub(super) fn beginning_with(&self, first: char) -> impl Iterator<Item = (&'static str, T)> {
        let entries = self.as_listed.get(place(first)).map_or(&[][..], Vec::as_slice);
        entries.iter().copied().filter(move |(word, _)| word.starts_with(first))
    }

    /// The meaning of the longest word at this place, and its number of glyphs.
    pub(super) fn at(&self, glyphs: &[Glyph], at: usize) -> Option<(T, usize)> {
        let entries = self.by_first.get(place(glyphs.get(at)?.ch))?;
        entries.iter().find_map(|&(word, value)| Some((value, length_of(glyphs, at, word)?)))
    }
}

/// Where the words that begin with this character are.
fn place(first: char) -> usize {
    usize::try_from(u32::from(first)).map_or(ASCII, |code| code.min(ASCII))
}

/// The number of glyphs that this word takes, if it is found at this place as a whole word. It may go on in the next line.
pub(super) fn length_of(glyphs: &[Glyph], at: usize, word: &str) -> Option<usize> {
    let glyph = |position: usize| glyphs.get(position).map(|glyph| glyph.ch);
    let mut position = at;
    let mut last = ' ';
    for expected in word.chars() {
        let is_space = |glyph: Option<char>| matches!(glyph, Some(' ' | '\n'));
        if expected == ' ' && is_space(glyph(position)) {
            let spaces = (position..).take_while(|at| is_space(glyph(*at))).count();
            let lines = (position..position + spaces).filter(|at| glyph(*at) == Some('\n')).count();
            if lines > 1 {
                return None;
            }
            position += spaces;
        } else if glyph(position) == Some(expected) {
            position += 1;
        } else {
            return None;
        }
        last = expected;
    }
    let runs_on = glyph(position).is_some_and(|ch| ch.is_alphanumeric() && last.is_alphanumeric());
    (!runs_on).then_some(position - at)
}

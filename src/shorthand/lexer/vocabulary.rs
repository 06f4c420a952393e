//! Vocabularies: words with their meanings, found by their first letter.

use super::Glyph;

/// Letters, figures and signs of ASCII.
const ASCII: usize = 128;

/// Words with their meaning.
pub(super) struct Vocabulary<T: 'static> {
    /// The words that begin with an ASCII character, under its code; those that begin with any other, last. Each list has the longest
    /// word first, so the first one that matches at a place is the longest that does.
    by_first: Vec<Vec<Entry<T>>>,
    /// The same in the order in which they are listed.
    as_listed: Vec<Vec<(&'static str, T)>>,
}

/// A word with its meaning.
struct Entry<T> {
    word: &'static str,
    /// By its second character nearly every word is told apart at once; `None` for a word of one, or a space, for which a line may end.
    second: Option<char>,
    value: T,
}

impl<T: Copy> Entry<T> {
    fn new((word, value): (&'static str, T)) -> Entry<T> {
        Entry { word, second: word.chars().nth(1).filter(|second| *second != ' '), value }
    }

    fn may_be_at(&self, glyphs: &[Glyph], at: usize) -> bool {
        self.second.is_none() || self.second == glyphs.get(at + 1).map(|glyph| glyph.ch)
    }
}

impl<T: Copy> Vocabulary<T> {
    pub(super) fn new(words: impl IntoIterator<Item = (&'static str, T)>) -> Vocabulary<T> {
        let mut as_listed = vec![Vec::new(); ASCII + 1];
        for (word, value) in words {
            let place = word.chars().next().map_or(ASCII, place);
            as_listed.get_mut(place).into_iter().for_each(|words| words.push((word, value)));
        }
        let longest_first = |words: &Vec<(&'static str, T)>| {
            let mut words = words.clone();
            words.sort_by_key(|(word, _)| usize::MAX - word.chars().count());
            words.into_iter().map(Entry::new).collect()
        };
        Vocabulary { by_first: as_listed.iter().map(longest_first).collect(), as_listed }
    }

    /// The words that begin with this character, in the order in which they are listed.
    pub(super) fn beginning_with(&self, first: char) -> impl Iterator<Item = (&'static str, T)> {
        let entries = self.as_listed.get(place(first)).map_or(&[][..], Vec::as_slice);
        entries.iter().copied().filter(move |(word, _)| word.starts_with(first))
    }

    /// The meaning of the longest word at this place, and its number of glyphs.
    pub(super) fn at(&self, glyphs: &[Glyph], at: usize) -> Option<(T, usize)> {
        let entries = self.by_first.get(place(glyphs.get(at)?.ch))?;
        let mut likely = entries.iter().filter(|entry| entry.may_be_at(glyphs, at));
        likely.find_map(|entry| Some((entry.value, length_of(glyphs, at, entry.word)?)))
    }
}

/// Where the words that begin with this character are.
fn place(first: char) -> usize {
    usize::try_from(u32::from(first)).map_or(ASCII, |code| code.min(ASCII))
}

/// The number of glyphs that this word takes, if it is found at this place as a whole word. It may go on in the next line, and
/// `n't` may have lost its apostrophe.
pub(in crate::shorthand) fn length_of(glyphs: &[Glyph], at: usize, word: &str) -> Option<usize> {
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
        } else if expected == '\'' && last == 'n' && glyph(position) == Some('t') {
            // `hasnt`, as `hasn't` is written in a hurry
            continue;
        } else {
            return None;
        }
        last = expected;
    }
    let runs_on = glyph(position).is_some_and(|ch| ch.is_alphanumeric() && last.is_alphanumeric());
    (!runs_on).then_some(position - at)
}

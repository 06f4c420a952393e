//! Strips control, bidirectional and other hidden characters, and piles of combining marks, from text that somebody typed,
//! before it is shown.

use std::borrow::Cow;

use unicode_properties::{GeneralCategory, UnicodeGeneralCategory as _};

/// Marks that may stand over one letter; more of them climb over the lines above.
const MARKS: usize = 2;

/// Decides, character by character, what is shown.
#[derive(Default)]
pub struct VisibleChars {
    marks: usize,
}

impl VisibleChars {
    /// What is shown of the next character: itself, a space, or nothing. Line breaks stay.
    pub fn shown(&mut self, ch: char) -> Option<char> {
        if is_ordinary(ch) {
            self.marks = 0;
            return Some(ch);
        }
        if is_mark(ch) {
            self.marks += 1;
            return (self.marks <= MARKS).then_some(ch);
        }
        // What is taken out stands between no letter and its marks.
        if is_hidden(ch) && !ch.is_whitespace() {
            return None;
        }
        self.marks = 0;
        Some(if is_hidden(ch) { ' ' } else { ch })
    }
}

/// The text as it may be shown.
#[must_use]
pub fn plain(text: &str) -> Cow<'_, str> {
    if text.chars().all(is_ordinary) {
        return Cow::Borrowed(text);
    }
    let mut visible = VisibleChars::default();
    if text.chars().all(|ch| visible.shown(ch) == Some(ch)) {
        return Cow::Borrowed(text);
    }
    let mut visible = VisibleChars::default();
    Cow::Owned(text.chars().filter_map(|ch| visible.shown(ch)).collect())
}

/// What most texts have nothing else of: letters, figures, line breaks, quotation marks, the signs of the suits.
const fn is_ordinary(ch: char) -> bool {
    matches!(ch, '\n' | ' '..='~' | '\u{a0}'..='\u{ac}' | '\u{ae}'..='\u{2ff}' | '\u{2010}'..='\u{2027}'
        | '\u{2600}'..='\u{26ff}')
}

/// Whether a character shows nothing itself, and may hide, reorder or control what stands around it: control characters,
/// directions, joiners, variation selectors, fillers, tags.
#[inline]
#[must_use]
pub const fn is_hidden(ch: char) -> bool {
    !is_ordinary(ch)
        && matches!(ch, '\0'..='\u{1f}' | '\u{7f}'..='\u{9f}'
            | '\u{ad}' | '\u{34f}' | '\u{61c}' | '\u{115f}' | '\u{1160}' | '\u{17b4}' | '\u{17b5}' | '\u{180b}'..='\u{180f}'
            | '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2060}'..='\u{206f}' | '\u{2800}' | '\u{3164}'
            | '\u{fe00}'..='\u{fe0f}' | '\u{feff}' | '\u{ffa0}' | '\u{fff0}'..='\u{fffc}' | '\u{1bca0}'..='\u{1bca3}'
            | '\u{1d173}'..='\u{1d17a}' | '\u{e0000}'..='\u{e0fff}')
}

/// Whether a character stands over or under the letter before it.
fn is_mark(ch: char) -> bool {
    matches!(ch.general_category(), GeneralCategory::NonspacingMark | GeneralCategory::EnclosingMark) && !is_hidden(ch)
}

//! Notes under the auction, `1H* … * insufficient`, and the legend under a table of this program: each is put where its
//! sign stands, in brackets.

use super::{
    problem::{Problem, ProblemKind, Span},
    text::{Glyph, trimmed},
    token::Token,
    words::LISTS,
};

/// A sign at more calls than this is not a reference.
const MOST_PLACES: usize = 4;
/// At most this many notes are looked at.
const MOST_NOTES: usize = 8;

/// The glyphs with every note in its place; a note whose sign has no place is a problem.
pub(super) fn put_in_place(mut glyphs: Vec<Glyph>) -> (Vec<Glyph>, Vec<Problem>) {
    let mut problems = Vec::new();
    let mut end = glyphs.len();
    for _ in 0..MOST_NOTES {
        let Some(start) = glyphs.get(..end).and_then(|above| above.iter().rposition(|glyph| glyph.ch == '\n')) else {
            break;
        };
        let line = glyphs.get(start + 1..end).unwrap_or_default().to_vec();
        let above = glyphs.get(..start).unwrap_or_default();
        let notes: Vec<Note> = items(&line).into_iter().filter_map(Note::read).collect();
        let has_notes = !notes.is_empty() && notes.len() == items(&line).len();
        if has_notes && notes.iter().any(|note| note.is_used(above)) {
            let mut written = above.to_vec();
            for note in &notes {
                match note.kind() {
                    // Right after an irregular call, `to call` says that it was accepted.
                    Kind::Turn if note.chooses() || !notes.iter().any(|note| note.ends_the_calls(above)) => {}
                    Kind::Turn if note.says_turn() => written = note.accepted_in(&written),
                    Kind::Turn => problems.push(Problem::new(ProblemKind::OutsideTable, note.span())),
                    // The sign says it by itself, but not after the irregular call.
                    Kind::Sign => written = note.put_into(&written, [' ', ' ']),
                    Kind::Gone => problems.push(Problem::new(ProblemKind::OutsideTable, note.span())),
                    Kind::Reference => written = note.put_into(&written, ['(', ')']),
                }
            }
            let below = glyphs.split_off(end);
            glyphs = written;
            end = glyphs.len();
            glyphs.extend(below);
        } else {
            end = start;
        }
    }
    (glyphs, problems)
}

/// The parts of a legend, which are on one line with dots between them.
fn items(line: &[Glyph]) -> Vec<&[Glyph]> {
    line.split(|glyph| glyph.ch == '·').map(trimmed).filter(|item| !item.is_empty()).collect()
}

/// A sign and its meaning.
struct Note<'g> {
    sign: Vec<char>,
    words: &'g [Glyph],
}

enum Kind {
    /// It is found at calls.
    Reference,
    /// `? West to call`
    Turn,
    /// `* artificial`
    Sign,
    /// `× withdrawn`, `( ) pass imposed by the Laws`, `* described`: about some calls, without saying more.
    Gone,
}

impl<'g> Note<'g> {
    fn read(item: &'g [Glyph]) -> Option<Note<'g>> {
        let letters: Vec<char> = item.iter().take(4).map(|glyph| glyph.ch).collect();
        let length = match letters.as_slice() {
            ['*', '*', ..] | ['!', '!', ..] => return None,
            ['(', ' ', ')', ..] => 3,
            ['*' | '^', ..] => 1,
            ['!' | '?' | 'x', ' ', ..] => 1,
            ['(', inner, ')', ..] | ['[', inner, ']', ..] if inner.is_ascii_alphanumeric() => 3,
            _ => return None,
        };
        let said = trimmed(item.get(length..)?);
        // `* = insufficient`
        let words =
            if said.first().is_some_and(|sign| "=:".contains(sign.ch)) { trimmed(said.get(1..)?) } else { said };
        let says_something = words.first().is_some_and(|first| first.ch.is_alphanumeric() || "≥<>~".contains(first.ch));
        says_something.then(|| Note { sign: letters.into_iter().take(length).collect(), words })
    }

    fn kind(&self) -> Kind {
        match self.sign.as_slice() {
            ['?'] => Kind::Turn,
            ['x'] | ['(', ' ', ')'] => Kind::Gone,
            ['*'] if is_artificial(&self.said()) => Kind::Sign,
            ['*' | '!'] if LISTS.described.contains(&self.said().as_str()) => Kind::Gone,
            _ => Kind::Reference,
        }
    }

    /// `West to choose`
    fn chooses(&self) -> bool {
        LISTS.chooses.iter().any(|words| self.said().ends_with(words))
    }

    /// `West to call`
    fn says_turn(&self) -> bool {
        LISTS.calls_next.iter().any(|words| self.said().ends_with(words))
    }

    /// Whether no call follows the last one with the sign of an irregular call.
    fn ends_the_calls(&self, above: &[Glyph]) -> bool {
        let last = if self.sign == ['!'] { self.all_places(above).last() } else { None };
        let behind = last.map(|last| above.iter().skip(last + 1).take_while(|glyph| glyph.ch != '?'));
        behind.is_some_and(|mut behind| !behind.any(|glyph| glyph.ch.is_alphanumeric()))
    }

    fn said(&self) -> String {
        self.words.iter().map(|glyph| glyph.ch).collect()
    }

    fn span(&self) -> Span {
        self.words.iter().map(|glyph| glyph.span).reduce(Span::until).unwrap_or_default()
    }

    /// Where the sign stands, close to a call.
    fn places(&self, above: &[Glyph]) -> Vec<usize> {
        self.all_places(above).take(MOST_PLACES + 1).collect()
    }

    fn all_places(&self, above: &[Glyph]) -> impl Iterator<Item = usize> {
        let is_here = move |at: usize| {
            let here = above.get(at..at + self.sign.len()).unwrap_or_default();
            let close = at.checked_sub(1).and_then(|before| above.get(before));
            here.len() == self.sign.len()
                && here.iter().zip(&self.sign).all(|(glyph, sign)| glyph.ch == *sign)
                && close.is_some_and(|before| before.ch.is_alphanumeric() || "♠♥♦♣".contains(before.ch))
        };
        (0..above.len()).filter(move |at| is_here(*at))
    }

    fn is_used(&self, above: &[Glyph]) -> bool {
        match self.kind() {
            Kind::Sign => !self.places(above).is_empty(),
            Kind::Reference => (1..=MOST_PLACES).contains(&self.places(above).len()),
            Kind::Turn => above.iter().any(|glyph| glyph.ch == '?'),
            Kind::Gone => [['*'], ['!']].iter().any(|sign| self.sign == sign) && !self.places(above).is_empty(),
        }
    }

    /// `1♥! ?` and `? West to call`: that it is LHO's turn says that they have accepted the call.
    fn accepted_in(&self, above: &[Glyph]) -> Vec<Glyph> {
        let Some(place) = above.iter().rposition(|glyph| glyph.ch == '?') else { return above.to_vec() };
        let span = self.span();
        let mark = LISTS.tokens.iter().find(|(_, token)| *token == Token::Accepted).map_or("", |(word, _)| word);
        let glyphs = mark.chars().map(|ch| Glyph { ch, span });
        let (before, behind) = above.split_at(place);
        before.iter().copied().chain(glyphs).chain(behind.iter().skip(1).copied()).collect()
    }

    /// The words between these signs, wherever the sign of the note stands.
    fn put_into(&self, above: &[Glyph], [before, behind]: [char; 2]) -> Vec<Glyph> {
        let places = self.places(above);
        let bracket = |ch: char| Glyph { ch, span: self.words.first().map_or(Span::default(), |first| first.span) };
        let mut written = Vec::with_capacity(above.len() + places.len() * (self.words.len() + 2));
        let mut done = 0;
        for place in places {
            written.extend(above.get(done..place).unwrap_or_default());
            written.push(bracket(before));
            written.extend(self.words);
            written.push(bracket(behind));
            done = place + self.sign.len();
        }
        written.extend(above.get(done..).unwrap_or_default());
        written
    }
}

/// Whether the words say only that a call is artificial.
fn is_artificial(said: &str) -> bool {
    LISTS.tokens.iter().any(|(word, token)| *word == said && *token == Token::Artificial)
}

//! Words that bound a number: `max`, `at least`. None of them may be lost.

use super::{
    counted::Counted,
    parse::Parser,
    problem::ProblemKind,
    range::{Form, Limit, Range, range_here},
    words::Word,
};

/// From this number of cards on, a bare number is a suit that may be longer.
pub(super) const LONG_SUIT: u8 = 4;

/// Words that stand only before their number.
const ONLY_BEFORE: [&str; 8] = ["from", "fra", "up", "opp", "inntil", "not", "no ", "ikke"];

impl Parser {
    /// `max` behind a number and what it counts: `10 points max 5+H`. Where the number that follows has no limit of its own, nobody
    /// knows to which of them the word belongs.
    pub(super) fn limit_behind(&mut self, range: &Range) -> Option<Limit> {
        let before = self.scan.at;
        self.scan.skip_spaces();
        let word = self.scan.at;
        let found = self.scan.longest_word(|word| matches!(word, Word::AtLeast | Word::AtMost | Word::Exactly));
        let only_before = |said: String| ONLY_BEFORE.iter().any(|word| said.starts_with(word));
        let found = found.filter(|(_, length)| !only_before(self.scan.plain(word, word + length)));
        let Some((bound, length)) = found else {
            self.scan.at = before;
            return None;
        };
        let limit = match bound {
            Word::AtLeast => Limit::AtLeast,
            Word::Exactly => Limit::Exactly,
            _ => Limit::AtMost,
        };
        self.scan.at += length;
        let after = self.scan.at;
        self.scan.skip_spaces();
        let Some(next) = range_here(&mut self.scan) else {
            self.scan.at = after;
            return Some(limit);
        };
        let next_number = next.as_ref().ok().and_then(Range::bare).unwrap_or_default();
        let is_bare = next.map(|next| self.without_limit_of_its_own(next)).unwrap_or_default();
        let to = self.scan.at;
        self.scan.at = after;
        if !is_bare {
            return Some(limit);
        }
        self.scan.at = before;
        // `5 hearts at least 8 hcp`: both are at least that many, whichever of them the word belongs to.
        let is_long = [range.bare().unwrap_or_default(), next_number].iter().all(|number| *number >= LONG_SUIT);
        if limit != Limit::AtLeast || !is_long || !self.counts_cards(range) {
            self.problem(ProblemKind::Unclear, word, to);
        }
        None
    }

    /// `from 12 to 14`: the word belongs to both ends.
    pub(super) fn says_from(&self, range: &Range) -> bool {
        let said = self.scan.plain(range.from, range.to);
        ["from", "fra"].iter().any(|word| said.starts_with(word))
    }

    /// Whether the number stands alone, with what it counts.
    fn without_limit_of_its_own(&mut self, next: Range) -> bool {
        if next.form != Form::Bare || next.word.is_some() {
            return false;
        }
        let is_open = |parser: &Parser| parser.scan.peek(0) == Some('+') && parser.scan.digit(1).is_none();
        if is_open(self) {
            return false;
        }
        let counted = self.counted(&next);
        matches!(counted, Counted::Nothing) || !is_open(self) && Limit::after(&mut self.scan).is_none()
    }

    /// Whether what has just been read is a number of cards.
    fn counts_cards(&mut self, range: &Range) -> bool {
        let here = std::mem::replace(&mut self.scan.at, range.to);
        let counted = self.counted(range);
        self.scan.at = here;
        matches!(counted, Counted::Suit(_))
    }
}

/// Whether the word before a range says what the range denies: `max 5+H`, `at least 3-4 H`.
pub(super) fn is_against_its_word(range: &Range, says_from: bool) -> bool {
    match range.word {
        None => false,
        Some(Limit::AtLeast) => range.has_ceiling() && !(says_from && range.form == Form::Between),
        Some(Limit::AtMost) => !range.has_ceiling() || range.runs.iter().any(|(least, _)| *least > 0),
        Some(Limit::Exactly) => !range.has_ceiling() || range.runs.iter().any(|run| matches!(run, (0, Some(1..)))),
    }
}

//! Numbers and ranges: `5+`, `3-5`, `<4`, `1or4`, `2/3`.

use super::{
    problem::ProblemKind,
    scan::Scanner,
    words::{self, Word},
};
use crate::meaning::Amount;

/// A number up to this one can be a number of cards; a higher one without a unit is points.
pub(super) const MOST_CARDS: u8 = 7;

/// How a range is written, as far as that matters for what it means.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Form {
    /// `5`: players often mean five or more.
    Bare,
    /// `3-`: at most three.
    AtMost,
    /// `3-5`; `5-4` and `5-5` may be the lengths of two suits.
    Between,
    /// Anything else.
    Plain,
}

/// A range as written. Numbers are kept in halves, because quick tricks are counted so.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Range {
    pub(super) from: usize,
    pub(super) to: usize,
    pub(super) form: Form,
    pub(super) runs: Vec<(u8, Option<u8>)>,
    /// `2/3`: the number after the stroke.
    pub(super) over: Option<u8>,
    /// The limit that stands before it: `at least`.
    pub(super) word: Option<Limit>,
    /// `5+5+`: whether two lengths were read, whatever follows.
    pub(super) is_of_two: bool,
}

/// The highest number that is read.
const HIGHEST: u8 = 60;

impl Range {
    /// The numbers that are written.
    pub(super) fn numbers(&self) -> impl Iterator<Item = u8> {
        let ends = self.runs.iter().flat_map(|&(least, most)| [Some(least), most]).flatten().map(|halves| halves / 2);
        ends.chain(self.over)
    }

    /// Whether it ends somewhere.
    pub(super) fn has_ceiling(&self) -> bool {
        self.runs.iter().all(|(_, most)| most.is_some())
    }

    /// The single number, as in `5`.
    pub(super) fn bare(&self) -> Option<u8> {
        match (self.runs.as_slice(), self.form, self.over) {
            ([(least, _)], Form::Bare, None) => Some(least / 2),
            _ => None,
        }
    }

    /// `5-4`, `5-5`, `5/4`: the lengths of two suits.
    pub(super) fn two_lengths(&self) -> Option<(u8, u8)> {
        let (long, short) = match (self.runs.as_slice(), self.form, self.over) {
            ([(long, Some(short))], Form::Between, None) => (long / 2, short / 2),
            ([(long, _)], Form::Bare, Some(short)) => (long / 2, short),
            _ => return None,
        };
        (long >= short && short >= 3 && long + short <= 13).then_some((long, short))
    }

    /// `4/5`, `0/1`: two lengths. `2/3` is two of the three highest cards.
    pub(super) fn is_of_neighbours(&self) -> bool {
        let (&[(one, _)], Form::Bare, Some(next)) = (self.runs.as_slice(), self.form, self.over) else { return false };
        one / 2 + 1 == next && next != 3
    }

    /// The first of `5/5`, `5+/4`, if they can be two lengths, in halves.
    pub(super) fn long_of_two(&self) -> Option<u8> {
        let (Some(short), [(long, most)]) = (self.over, self.runs.as_slice()) else { return None };
        let is_least = most.is_none() || self.form == Form::Bare;
        (is_least && short >= 3 && *long >= 2 * short).then_some(*long)
    }

    /// The whole numbers in the range; 2/3 is 2 or 3.
    pub(super) fn amount(&self) -> Result<Amount, ProblemKind> {
        if self.runs.iter().any(|&(least, most)| least % 2 == 1 || most.is_some_and(|most| most % 2 == 1)) {
            return Err(ProblemKind::Impossible);
        }
        self.scaled(2)
    }

    /// The halves in the range.
    pub(super) fn halves(&self) -> Result<Amount, ProblemKind> {
        self.scaled(1)
    }

    fn scaled(&self, unit: u8) -> Result<Amount, ProblemKind> {
        let mut all: Option<Amount> = None;
        let over = self.over.map(|over| (over.saturating_mul(2), Some(over.saturating_mul(2))));
        for (least, most) in self.runs.iter().copied().chain(over) {
            let run = match most {
                None => Amount::at_least(least / unit),
                Some(most) => Amount::between(least / unit, most / unit).ok_or(ProblemKind::EmptyRange)?,
            };
            all = Some(all.map_or(run, |all| all.or(run)));
        }
        all.ok_or(ProblemKind::EmptyRange)
    }

    /// Both ranges: `12-14 or 18-19`.
    pub(super) fn or(self, other: Range) -> Range {
        let runs = self.runs.into_iter().chain(other.runs).collect();
        Range {
            from: self.from,
            to: other.to,
            form: Form::Plain,
            runs,
            over: other.over.or(self.over),
            word: None,
            is_of_two: false,
        }
    }

    /// The same number as a limit: `5` and then `or more`.
    pub(super) fn limited_by(mut self, limit: Limit, to: usize) -> Range {
        if let ([(number, most)], Form::Bare) = (self.runs.as_mut_slice(), self.form) {
            match limit {
                Limit::AtLeast => *most = None,
                Limit::AtMost => *number = 0,
                Limit::Exactly => {}
            }
        }
        // `at least 5-4`
        let form = if self.form == Form::Between { Form::Between } else { Form::Plain };
        Range { form, to, ..self }
    }
}

/// How a word limits a number.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Limit {
    AtLeast,
    AtMost,
    Exactly,
}

/// The limit of the number that was read last.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct LastLimit {
    pub(super) limit: Limit,
    /// Whether it stands there in words, and not as the sign in `5+`.
    pub(super) in_words: bool,
    /// Where the number ends, with what it counts.
    pub(super) end: usize,
}

impl Limit {
    /// `at least`, before a number.
    fn before(word: Word) -> Option<Limit> {
        [(Word::AtLeast, Limit::AtLeast), (Word::AtMost, Limit::AtMost), (Word::Exactly, Limit::Exactly)]
            .into_iter()
            .find_map(|(limits, limit)| (limits == word).then_some(limit))
    }

    /// `or more`, after a number.
    pub(super) fn after(scan: &mut Scanner) -> Option<Limit> {
        [(Word::OrMore, Limit::AtLeast), (Word::OrFewer, Limit::AtMost)]
            .into_iter()
            .find_map(|(word, limit)| scan.eat_word(word).then_some(limit))
    }
}

/// The range that stands here, if one does.
pub(super) fn range_here(scan: &mut Scanner) -> Option<Result<Range, ProblemKind>> {
    let from = scan.at;
    let found = compared(scan).or_else(|| limited(scan)).or_else(|| runs(scan));
    if found.is_none() {
        scan.at = from;
    }
    Some(found?.map(|range| Range { from, to: scan.at, ..range }))
}

/// `>=6`, `<4`, `less than 4`.
fn compared(scan: &mut Scanner) -> Option<Result<Range, ProblemKind>> {
    let or_equal = scan.peek(1) == Some('=');
    let (less, or_equal, length) = match scan.peek(0)? {
        '<' => (true, or_equal, 1 + usize::from(or_equal)),
        '>' => (false, or_equal, 1 + usize::from(or_equal)),
        '≤' => (true, true, 1),
        '≥' => (false, true, 1),
        _ => {
            let (word, length) = scan.longest_word(|word| matches!(word, Word::FewerThan | Word::MoreThan))?;
            (word == Word::FewerThan, false, length)
        }
    };
    scan.at += length;
    scan.skip_spaces();
    let number = match number(scan)? {
        Ok(number) => number,
        Err(problem) => return Some(Err(problem)),
    };
    // `less than 8+`
    if scan.peek(0) == Some('+') && scan.digit(1).is_none() {
        return Some(Err(ProblemKind::EmptyRange));
    }
    let run = match (less, or_equal) {
        (true, true) => Some((0, Some(number))),
        (true, false) => number.checked_sub(2).map(|most| (0, Some(most))),
        (false, true) => Some((number, None)),
        (false, false) => Some((number + 2, None)),
    };
    Some(run.map(|run| plain(vec![run])).ok_or(ProblemKind::EmptyRange))
}

/// `at least 5`, `høyst 12`.
fn limited(scan: &mut Scanner) -> Option<Result<Range, ProblemKind>> {
    if scan.eat_word(Word::Between) {
        return between(scan);
    }
    let (limit, length) = scan
        .longest_word(|word| Limit::before(word).is_some())
        .and_then(|(word, length)| Some((Limit::before(word)?, length)))?;
    scan.at += length;
    scan.skip_spaces();
    let range = runs(scan)?;
    let to = scan.at;
    Some(range.map(|range| Range { word: Some(limit), ..range.limited_by(limit, to) }))
}

/// `12 and 14`, after `between`.
fn between(scan: &mut Scanner) -> Option<Result<Range, ProblemKind>> {
    scan.skip_spaces();
    let least = number(scan)?;
    scan.eat_word(Word::And);
    scan.skip_spaces();
    let most = number(scan)?;
    let made = |least: u8, most: u8| Range { form: Form::Between, ..plain(vec![(least, Some(most))]) };
    Some(least.and_then(|least| most.map(|most| made(least, most))))
}

/// `5+`, `3-5`, `1or4`, `2/3`, `0-1or4+`.
fn runs(scan: &mut Scanner) -> Option<Result<Range, ProblemKind>> {
    let mut range = match run(scan)? {
        Ok(range) => range,
        Err(problem) => return Some(Err(problem)),
    };
    while let Some(length) = glued_or(scan) {
        scan.at += length;
        match run(scan) {
            Some(Ok(next)) => range = range.or(next),
            Some(Err(problem)) => return Some(Err(problem)),
            None => return Some(Err(ProblemKind::NothingThere)),
        }
    }
    if scan.peek(0) == Some('/') && scan.digit(1).is_some() {
        scan.at += 1;
        match number(scan) {
            Some(Ok(over)) => range.over = Some(over / 2),
            Some(Err(problem)) => return Some(Err(problem)),
            None => {}
        }
    }
    Some(Ok(range))
}

/// `or` between two numbers, without spaces.
fn glued_or(scan: &Scanner) -> Option<usize> {
    let before = scan.at.checked_sub(1).map(|at| scan.plain(at, scan.at)).unwrap_or_default();
    let glued = before.chars().all(|ch| ch.is_ascii_digit() || matches!(ch, '+' | '-' | '=' | '½'));
    let length = ["or", "eller"].into_iter().find_map(|word| {
        let stands = word.chars().enumerate().all(|(ahead, ch)| scan.peek(ahead) == Some(ch));
        stands.then_some(word.len())
    })?;
    (glued && scan.digit(length).is_some()).then_some(length)
}

/// One number with its sign, or two with what stands between them.
fn run(scan: &mut Scanner) -> Option<Result<Range, ProblemKind>> {
    let least = match number(scan)? {
        Ok(number) => number,
        Err(problem) => return Some(Err(problem)),
    };
    let form = match scan.peek(0) {
        Some('+') => {
            scan.at += 1;
            return Some(Ok(plain(vec![(least, None)])));
        }
        Some('=') if scan.digit(1).is_none() => {
            scan.at += 1;
            return Some(Ok(plain(vec![(least, Some(least))])));
        }
        Some(_) | None => Form::Bare,
    };
    let before = scan.at;
    if eat_between(scan) {
        let most = match number(scan)? {
            Ok(number) => number,
            Err(problem) => return Some(Err(problem)),
        };
        // `0-5+` says two things at once.
        let both = scan.peek(0) == Some('+') && scan.digit(1).is_none();
        return Some(if both {
            Err(ProblemKind::EmptyRange)
        } else {
            Ok(Range { form: Form::Between, ..plain(vec![(least, Some(most))]) })
        });
    }
    scan.at = before;
    if scan.peek(0) == Some('-') && !hyphenates(scan) {
        scan.at += 1;
        return Some(Ok(Range { form: Form::AtMost, ..plain(vec![(0, Some(least))]) }));
    }
    Some(Ok(Range { form, ..plain(vec![(least, Some(least))]) }))
}

/// `5-card`, `5-plus`, `5-k`: the hyphen belongs to the word.
fn hyphenates(scan: &mut Scanner) -> bool {
    let before = scan.at;
    scan.at += 1;
    let is_letter = matches!(scan.peek_raw(0), Some('k' | 'c')) && !scan.peek(1).is_some_and(char::is_alphanumeric);
    let found = is_letter || scan.longest_word(|word| matches!(word, Word::Card | Word::OrMore)).is_some();
    scan.at = before;
    found
}

/// What stands between the two ends of a range.
fn eat_between(scan: &mut Scanner) -> bool {
    let before = scan.at;
    scan.skip_spaces();
    let mut spaced = scan.at > before;
    match scan.peek(0) {
        Some('-') => scan.at += if scan.peek(1) == Some('-') { 2 } else { 1 },
        Some('~') => scan.at += 1,
        Some('.') if scan.peek(1) == Some('.') => scan.at += 2,
        Some(_) if scan.eat_word(Word::To) => spaced = true,
        Some(_) | None => {
            scan.at = before;
            return false;
        }
    }
    // `3- 12-14`: two numbers, and no range from three to twelve.
    if spaced {
        scan.skip_spaces();
    }
    let found = scan.digit(0).is_some() || number_word(scan).is_some();
    if !found {
        scan.at = before;
    }
    found
}

/// A number, in halves.
fn number(scan: &mut Scanner) -> Option<Result<u8, ProblemKind>> {
    if let Some((number, length)) = number_word(scan) {
        scan.at += length;
        return Some(Ok(number * 2));
    }
    let mut whole = u32::from(scan.digit(0)?);
    scan.at += 1;
    while let Some(digit) = scan.digit(0) {
        whole = whole.saturating_mul(10).saturating_add(u32::from(digit));
        scan.at += 1;
    }
    let half = match (scan.peek(0), scan.peek(1)) {
        (Some('½'), _) => 1,
        (Some('.'), Some('5')) => 2,
        _ => 0,
    };
    scan.at += half;
    let halves = u8::try_from(whole).ok().filter(|whole| *whole <= HIGHEST).map(|whole| whole * 2 + u8::from(half > 0));
    Some(halves.ok_or(ProblemKind::Impossible))
}

/// A number in words, and its length. Norwegian `to` and `en` are little words of English and Norwegian too, and count only before
/// a suit.
fn number_word(scan: &mut Scanner) -> Option<(u8, usize)> {
    let (number, length) = scan.number_word()?;
    if words::is_also_no_number(scan.plain(scan.at, scan.at + length).as_str()) {
        let before = scan.at;
        scan.at += length;
        scan.skip_spaces();
        // `one ace`; `to a`, and no two aces.
        const SHORTEST_UNIT: usize = 3;
        let unit = scan.longest_word(|word| matches!(word, Word::Unit(_)));
        let is_counted = scan.suit().is_some() || unit.is_some_and(|(_, length)| length >= SHORTEST_UNIT);
        let is_before_suit = scan.at > before + length && is_counted;
        scan.at = before;
        return is_before_suit.then_some((number, length));
    }
    Some((number, length))
}

fn plain(runs: Vec<(u8, Option<u8>)>) -> Range {
    Range { from: 0, to: 0, form: Form::Plain, runs, over: None, word: None, is_of_two: false }
}

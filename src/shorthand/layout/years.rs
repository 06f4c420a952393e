//! A year: the edition of the Laws where it stands by itself, `1H P 1H ib 2007`, and a date in a story.

use super::Sheet;
use crate::shorthand::{
    problem::{Reading, Span},
    text::folded,
    token::Token,
    words::LISTS,
};

impl Sheet {
    /// `we had this in 2007`: the date goes with the story that is left out. Beside other words it is asked about.
    pub(super) fn settle_years(&mut self, text: &str) {
        for at in (0..self.lexemes.len()).rev() {
            let Some(Token::Edition(edition)) = self.token(at) else { continue };
            let year = self.span_of(at, at + 1);
            if is_end_of_a_date(text, year) {
                self.problem(year, vec![Reading::Remark, Reading::Edition(edition)]);
                continue;
            }
            if !is_year(year.of(text)) || speaks_of_laws(text, year) {
                continue;
            }
            let gap = |from: usize, to: usize| text.get(from..to).is_some_and(|gap| gap.trim_matches(' ').is_empty());
            let is_told = self.left_out.iter().any(|told| gap(told.to, year.from) || gap(year.to, told.from));
            let before = folded(text.get(..year.from).unwrap_or_default().trim_end_matches(' '));
            let last = before.rsplit(|ch: char| !ch.is_alphanumeric()).next().unwrap_or_default();
            let is_dated = LISTS.dated.contains(&last);
            if !is_told && !is_dated {
                continue;
            }
            let date = if is_dated { self.take_word_of_date(at, year, text) } else { year };
            self.lexemes.retain(|lexeme| lexeme.span != year);
            if is_told && is_dated {
                self.left_out.push(date);
            } else {
                self.problem(date, vec![Reading::Edition(edition), Reading::Remark]);
            }
        }
    }

    /// Takes out the word before the year, with what was unclear about it, and gives the span of both.
    fn take_word_of_date(&mut self, at: usize, year: Span, text: &str) -> Span {
        let Some(word) = at.checked_sub(1).and_then(|before| self.lexemes.get(before)).map(|lexeme| lexeme.span) else {
            return year;
        };
        if !LISTS.dated.contains(&folded(word.of(text)).as_str()) {
            return year;
        }
        self.lexemes.remove(at - 1);
        self.problems.retain(|problem| problem.span != word);
        word.until(year)
    }
}

/// `27/11-2007`, `5.3-2007`: glued to a day and a month.
fn is_end_of_a_date(text: &str, year: Span) -> bool {
    let before = text.get(..year.from).unwrap_or_default().trim_end_matches(['-', '/', '.']);
    let is_glued = before.len() < year.from;
    is_year(year.of(text)) && is_glued && before.ends_with(|ch: char| ch.is_ascii_digit())
}

/// Whether it is a number, with no word for the Laws.
fn is_year(words: &str) -> bool {
    words.chars().all(|ch| ch.is_ascii_digit())
}

/// A year close to words on the same line, as in `the club, autumn 2007`.
pub(in crate::shorthand) fn is_date(text: &str, span: Span) -> bool {
    let is_word = |ch: Option<char>| ch.is_some_and(char::is_alphabetic);
    let before = text.get(..span.from).unwrap_or_default().trim_end_matches(' ').chars().next_back();
    let after = text.get(span.to..).unwrap_or_default().trim_start_matches(' ').chars().next();
    is_year(span.of(text)) && (is_word(before) || is_word(after)) && !speaks_of_laws(text, span)
}

/// Whether a word for the Laws stands in the same line: `we use the rules from 2007`.
fn speaks_of_laws(text: &str, span: Span) -> bool {
    let before = text.get(..span.from).and_then(|before| before.rsplit('\n').next()).unwrap_or_default();
    let after = text.get(span.to..).and_then(|after| after.split('\n').next()).unwrap_or_default();
    let said = folded(&format!("{before} {after}"));
    said.split(|ch: char| !ch.is_alphanumeric()).any(|word| LISTS.words_for_laws.contains(&word))
}

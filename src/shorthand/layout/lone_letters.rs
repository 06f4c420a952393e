//! A letter for a pass or a double that stands beside words instead of calls: `sec. D, board 4`, `law 28 P`, `d gikk 1S P`, `thx, D`.
//! It may be a clause, a label, a word or a name.

use super::{Sheet, phrases::as_call};
use crate::{
    bridge::Call,
    shorthand::{
        problem::{ProblemKind, Reading},
        text::folded,
        token::Token,
        words::LISTS,
    },
};

impl Sheet {
    /// Asks about a lone letter that stands beside a word, a number of a law or a table, or after thanks.
    pub(super) fn question_lone_letters(&mut self, text: &str) {
        if self.in_form {
            return;
        }
        let calls: Vec<usize> =
            (0..self.lexemes.len()).filter(|at| self.token(*at).is_some_and(Token::is_call)).collect();
        let (Some(&first), Some(&last)) = (calls.first(), calls.last()) else { return };
        for at in calls {
            let call = self.token(at).and_then(as_call).filter(|_| self.is_letter(at, text));
            let Some(call) = call else { continue };
            let may_open = call == Call::Pass;
            let is_first = at == first && first != last;
            let is_unlikely = match () {
                () if self.follows_a_number(at, text) => {
                    is_first && !may_open || at + 1 == self.lexemes.len() || self.is_parted(at, text)
                }
                // `D, 1S 1H`, `d gikk 1S P`: nobody doubles before there is a bid.
                () if is_first && !may_open => !self.is_cross(at, text),
                () if is_first => self.follows_a_label(at, text) || self.precedes_a_number(at, text),
                () => at == last && self.signs_off(at, text),
            };
            if is_unlikely {
                self.unclear(at, ProblemKind::Ambiguous { choices: vec![Reading::Call(call), Reading::Remark] });
            }
        }
    }

    fn is_letter(&self, at: usize, text: &str) -> bool {
        let word = self.span_of(at, at + 1).of(text);
        word.chars().count() == 1 && word.chars().all(char::is_alphabetic)
    }

    /// `X` is written for nothing but a double.
    fn is_cross(&self, at: usize, text: &str) -> bool {
        self.span_of(at, at + 1).of(text).eq_ignore_ascii_case("x")
    }

    /// What is written of a word that says nothing of a call.
    fn quiet_word<'t>(&self, at: usize, text: &'t str) -> Option<&'t str> {
        let is_quiet = |token| matches!(token, Token::Aside | Token::Filler | Token::Remark);
        self.token(at).filter(|token| is_quiet(*token)).map(|_| self.span_of(at, at + 1).of(text).trim())
    }

    fn gap_before<'t>(&self, at: usize, text: &'t str) -> &'t str {
        Sheet::between(text, self.span_of(at - 1, at), self.span_of(at, at + 1))
    }

    /// `law 28 P`, `at table 2 D`
    fn follows_a_number(&self, at: usize, text: &str) -> bool {
        let word = at.checked_sub(1).and_then(|before| self.quiet_word(before, text));
        let is_number = word.is_some_and(|word| {
            !word.starts_with(|ch: char| ch.is_ascii_digit()) && word.ends_with(|ch: char| ch.is_ascii_digit())
        });
        is_number && self.gap_before(at, text).chars().all(|ch| ch == ' ')
    }

    /// `p bord 3:`
    fn precedes_a_number(&self, at: usize, text: &str) -> bool {
        let next = self.lexemes.get(at + 1).map(|next| next.span.of(text)).unwrap_or_default();
        let is_board = matches!(self.token(at + 1), Some(Token::Dealer(_) | Token::BoardWord));
        let is_numbered =
            next.starts_with(char::is_alphabetic) && next.trim_end().ends_with(|ch: char| ch.is_ascii_digit());
        (is_board || self.quiet_word(at + 1, text).is_some())
            && is_numbered
            && self.gap_before(at + 1, text).chars().all(|ch| ch == ' ')
    }

    /// The word in front of this place, if nothing but a space and a full stop parts them and it is no call and no player.
    fn word_before<'t>(&self, at: usize, text: &'t str) -> Option<&'t str> {
        let from = at.checked_sub(1).map_or(0, |before| {
            let is_quiet = self.quiet_word(before, text).is_some();
            self.lexemes.get(before).map_or(0, |one| if is_quiet { one.span.from } else { one.span.to })
        });
        let before = text.get(from..self.span_of(at, at + 1).from)?;
        let word = before.trim_end_matches(' ').trim_end_matches('.');
        let word = word.rsplit(|ch: char| !ch.is_alphanumeric()).next()?;
        (!word.is_empty() && !LISTS.then.contains(&folded(word).as_str())).then_some(word)
    }

    /// `avd. P`
    fn follows_a_label(&self, at: usize, text: &str) -> bool {
        self.word_before(at, text).is_some_and(|word| LISTS.labels_of_rooms.contains(&folded(word).as_str()))
    }

    /// `1S 1H thx, D`
    fn signs_off(&self, at: usize, text: &str) -> bool {
        let before = text.get(..self.span_of(at, at + 1).from).unwrap_or_default();
        let before = folded(before.trim_end_matches([' ', ',', '.', '!', '\n']));
        let ends_so =
            |word: &&str| before.strip_suffix(*word).is_some_and(|rest| !rest.ends_with(char::is_alphanumeric));
        at + 1 == self.lexemes.len() && LISTS.sign_offs.iter().any(ends_so)
    }

    /// Whether a sign follows that does not stand between the other calls.
    fn is_parted(&self, at: usize, text: &str) -> bool {
        let is_call = |other: &usize| self.token(*other).is_some_and(Token::is_call);
        let calls: Vec<usize> = (0..self.lexemes.len()).filter(is_call).collect();
        self.is_set_apart_behind(at, &calls, ".,!?;:)\n", text)
    }
}

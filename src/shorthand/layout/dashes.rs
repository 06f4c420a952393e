//! A dash that is a pass although no column says so: a player's own, `N -, E -, S 1C`, or alone between other signs, `1S, -, 1H`.

use super::Sheet;
use crate::shorthand::{lexer::Gap, token::Token};

/// What separates the calls of a list.
const SEPARATORS: [char; 6] = [',', ';', '.', '|', '/', '&'];

impl Sheet {
    /// Whether the dash at this place is the call of the player named before it: the next word is another player, with a call.
    pub(super) fn is_of_a_seat(&self, dash: usize) -> bool {
        let is_seat = |at: usize| self.token(at).is_some_and(|token| token.seat().is_some());
        let has_call = |at: usize| self.token(at).is_some_and(|token| token.is_call() || token == Token::Dash);
        let Some(seat) = dash.checked_sub(1).filter(|at| is_seat(*at)) else { return false };
        let says_nothing = |at: &usize| matches!(self.token(*at), Some(Token::Filler | Token::Aside));
        let is_label = match (0..seat).rev().find(|at| !says_nothing(at)) {
            None => true,
            Some(before) => {
                let is_labelled = has_call(before) && before.checked_sub(1).is_some_and(is_seat);
                is_labelled || matches!(self.token(before), Some(Token::Bar | Token::Slash))
            }
        };
        let after = dash + 1;
        // At the end the player may not have called yet.
        let is_verb = self.token(after + 1).is_some_and(Token::is_verb);
        is_label && is_seat(after) && has_call(after + 1 + usize::from(is_verb))
    }

    /// `West: - 1S` and below it `North: 1H`: a round in which West did not call, or only a sign between the player and the call.
    pub(super) fn is_of_one_row_of_several(&self, dash: usize) -> bool {
        let is_row =
            |at: &usize| self.lexemes.get(*at).is_some_and(|one| one.gap == Gap::Line && one.token.seat().is_some());
        let row = dash.checked_sub(1).filter(is_row);
        let mut rows = (0..self.lexemes.len()).filter(is_row);
        row.is_some() && rows.any(|at| self.token(at + 1).is_some_and(Token::is_call))
    }

    /// Whether a dash is alone on its line: a pass in a list of calls, or a rule between them.
    pub(super) fn is_alone_on_its_line(&self, dash: usize, text: &str) -> bool {
        let Some(span) = self.lexemes.get(dash).map(|lexeme| lexeme.span) else { return false };
        let (before, after) = (text.get(..span.from).unwrap_or_default(), text.get(span.to..).unwrap_or_default());
        let is_between_calls = self.token(dash + 1).is_some_and(Token::is_call)
            && dash.checked_sub(1).and_then(|at| self.token(at)).is_some_and(Token::is_call);
        let ends = |text: &str| text.trim_end_matches(' ').ends_with('\n');
        is_between_calls && ends(before) && after.trim_start_matches(' ').starts_with('\n')
    }

    /// Whether signs that stand between calls enclose the dash at this place.
    pub(super) fn is_between_separators(&self, dash: usize, text: &str) -> bool {
        let Some(span) = self.lexemes.get(dash).map(|lexeme| lexeme.span) else { return false };
        let (before, after) = (text.get(..span.from).unwrap_or_default(), text.get(span.to..).unwrap_or_default());
        let (before, after) = (before.trim_end(), after.trim_start());
        let opens = before.is_empty() || before.ends_with(SEPARATORS);
        let closes = after.starts_with(SEPARATORS) || after.is_empty() && !before.is_empty();
        let is_cell = span.of(text).chars().count() < 3;
        let has_calls = self.lexemes.iter().any(|lexeme| lexeme.token.is_call());
        opens && closes && is_cell && has_calls
    }
}

//! Words and signs that are a call in one place and something else in another.

use super::{Lexeme, Reader, Reading, Token, Trust, table::Open};
use crate::{bridge::Call, shorthand::problem::ProblemKind};

impl Reader<'_> {
    /// `R` alone: a redouble where a double stands.
    pub(super) fn lone_r(&mut self, lexeme: &Lexeme) {
        if self.table.last_is_double() || self.trust == Trust::Broken {
            return self.call(Call::Redouble, lexeme);
        }
        let choices = vec![Reading::Call(Call::Redouble), Reading::BidWithoutLevel];
        self.problem(ProblemKind::Ambiguous { choices }, lexeme.span);
        self.trust = Trust::Broken;
        self.table.unknown_call();
    }

    /// `no`: a pass, unless the call before it is irregular: then somebody may correct himself.
    pub(super) fn no(&mut self, lexeme: &Lexeme, rest: &[Lexeme]) {
        if self.label.is_some() || !self.is_about_irregular() {
            return self.call(Call::Pass, lexeme);
        }
        if rest.first().is_some_and(|next| next.token.is_call()) {
            return self.i_mean(lexeme.span);
        }
        let choices = vec![Reading::Call(Call::Pass), Reading::ChangeOfCall];
        self.problem(ProblemKind::Ambiguous { choices }, lexeme.span);
        self.trust = Trust::Broken;
    }

    /// Whether the call just written is irregular, as far as the order of calls shows it.
    pub(super) fn is_about_irregular(&self) -> bool {
        matches!(self.table.open, Open::Irregular { .. }) && self.table.last_call().is_some()
    }

    /// Whether it is said what the call just written means.
    pub(super) fn meaning_stands_beside(&mut self, rest: &[Lexeme]) -> bool {
        let is_meaning = |token| {
            matches!(
                token,
                Token::Meaning
                    | Token::Hint
                    | Token::Shows(_)
                    | Token::Note(_)
                    | Token::Purpose(_)
                    | Token::BarePurpose(_)
            )
        };
        let before = self
            .table
            .facts_of_last()
            .is_some_and(|facts| facts.meaning.is_some() || facts.purpose.is_some() || facts.shows.is_some());
        before || rest.first().is_some_and(|next| is_meaning(next.token))
    }

    /// `=` is a pass between calls; at the end it may also say that all passed.
    pub(super) fn equals(&mut self, lexeme: &Lexeme, rest: &[Lexeme]) {
        let last = !rest.iter().any(|next| next.token.is_call());
        if !last || self.table.passes_left() <= 1 {
            return self.call(Call::Pass, lexeme);
        }
        let choices = vec![Reading::AllPass, Reading::Call(Call::Pass)];
        self.problem(ProblemKind::Ambiguous { choices }, lexeme.span);
    }
}

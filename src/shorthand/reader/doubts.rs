//! Words and signs that are a call in one place and something else in another.

use super::{
    Lexeme, Reader, Reading, Token, Trust,
    table::{Fault, Open, Said},
};
use crate::{
    bridge::{Call, Seat},
    record::{LhoChoice, Shows},
    shorthand::problem::{ProblemKind, Span},
};

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

    /// `no`: a pass, unless the call before it is irregular: then LHO declines, or somebody may correct himself.
    pub(super) fn no(&mut self, lexeme: &Lexeme, rest: &[Lexeme]) {
        let chooser = self.table.chooser().filter(|_| self.is_about_irregular());
        let nobody_chooses = matches!(self.table.open, Open::Irregular { fault: Fault::Inadmissible, .. });
        match (chooser, self.label) {
            (None, _) if lexeme.token == Token::Refusal => {
                self.label = None;
                return self.problem_if_sure(ProblemKind::UnknownWord, lexeme.span);
            }
            (None, _) => return self.call(Call::Pass, lexeme),
            (Some(chooser), Some((seat, _))) if chooser == seat && !nobody_chooses => {
                self.label = None;
                return self.choose(LhoChoice::Declines, lexeme.span);
            }
            (Some(_), _) => self.label = None,
        }
        if rest.first().is_some_and(|next| next.token.is_call()) {
            return self.i_mean(lexeme.span);
        }
        let pass = (lexeme.token == Token::No).then_some(Reading::Call(Call::Pass));
        let choices = pass.into_iter().chain([Reading::Declines, Reading::ChangeOfCall]).collect();
        self.problem(ProblemKind::Ambiguous { choices }, lexeme.span);
        self.trust = Trust::Broken;
    }

    /// `👍`: where something waits for LHO's choice, it may be that; else it is a remark.
    pub(super) fn thumb(&mut self, choice: LhoChoice, span: Span) {
        if self.table.chooser().is_none() {
            return self.left_out.push(span);
        }
        let choice = match choice {
            LhoChoice::Accepts => Reading::Accepts,
            LhoChoice::Declines => Reading::Declines,
        };
        self.problem_if_sure(ProblemKind::Ambiguous { choices: vec![choice, Reading::Remark] }, span);
    }

    /// `(S)` after a call: `2H(S)` is what a bid shows, unless it is a bid of spades and the seat may be meant; of South's own
    /// pass it is the seat, and else it is asked.
    pub(super) fn seat_or_suit(&mut self, seat: Seat, shows: Shows, span: Span) {
        let Some(last) = self.table.last_call() else {
            let choices = vec![Reading::Skipped(seat), Reading::Shows(shows)];
            return self.problem_if_sure(ProblemKind::Ambiguous { choices }, span);
        };
        match last.call {
            Call::Pass if last.by == seat => {}
            Call::Bid(_) if last.by == seat || last.said == Said::BySeat || Shows::named_by(last.call) != shows => {
                self.fact(span, |facts| facts.shows = Some(shows));
            }
            Call::Pass | Call::Double | Call::Redouble | Call::Bid(_) => {
                let choices = vec![Reading::CalledBy(seat), Reading::Shows(shows)];
                self.problem_if_sure(ProblemKind::Ambiguous { choices }, span);
            }
        }
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
        if !last && self.is_about_irregular() {
            let choices = vec![Reading::ChangeOfCall, Reading::Call(Call::Pass)];
            self.trust = Trust::Broken;
            return self.problem(ProblemKind::Ambiguous { choices }, lexeme.span);
        }
        if !last || self.table.passes_left() <= 1 {
            return self.call(Call::Pass, lexeme);
        }
        let choices = vec![Reading::AllPass, Reading::Call(Call::Pass)];
        self.problem(ProblemKind::Ambiguous { choices }, lexeme.span);
    }
}

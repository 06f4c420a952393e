//! Words and signs that are calls in one place and something else in another.

use super::{
    Lexeme, Reader, Reading, Token, Trust,
    table::{Fault, Last, Open, Said},
};
use crate::{
    bridge::{Call, Seat},
    record::{Event, LhoChoice, Shows},
    shorthand::{
        lexer::Gap,
        problem::{Problem, ProblemKind, Span},
    },
};

/// The word `no`, which may be a pass.
#[derive(Clone, Copy)]
pub(super) struct Noes {
    /// How often it stands there.
    count: usize,
    /// Whether no pass is written otherwise: `nb` and `no bid` are the same word.
    are_passes: bool,
}

/// `W no, N 1S`: after a refusal the offender calls, and after a pass somebody else.
fn goes_on_without(chooser: Seat, rest: &[Lexeme]) -> bool {
    let named = rest.first().and_then(|next| next.token.seat());
    named.is_some_and(|seat| seat != chooser.rho()) && rest.get(1).is_some_and(|call| call.token.is_call())
}

impl Noes {
    pub(super) fn of(text: &str, lexemes: &[Lexeme]) -> Noes {
        let is_pass = |lexeme: &&Lexeme| lexeme.token == Token::Call(Call::Pass);
        let count = lexemes.iter().filter(|lexeme| lexeme.token == Token::No).count();
        let are_passes = lexemes.iter().filter(is_pass).all(|pass| pass.span.of(text).starts_with(['n', 'N']));
        Noes { count, are_passes }
    }
}

impl Reader<'_> {
    pub(super) fn problem(&mut self, kind: ProblemKind, span: Span) {
        // `2D(transfer)`: with the bracket that closes it.
        let is_open = span.of(self.text).rfind('(') > span.of(self.text).rfind(')');
        let closes = self.text.get(span.to..).is_some_and(|rest| rest.starts_with(')'));
        let to = span.to + usize::from(is_open && closes);
        self.problems.push(Problem::new(kind, Span { to, ..span }));
    }

    /// A problem that may only be the consequence of an earlier one.
    pub(super) fn problem_if_sure(&mut self, kind: ProblemKind, span: Span) {
        if self.trust == Trust::Full {
            self.problem(kind, span);
        }
    }

    /// `R` by itself: a redouble if there is a double to redouble.
    pub(super) fn lone_r(&mut self, lexeme: &Lexeme) {
        if self.table.last_is_double() || self.trust == Trust::Broken {
            return self.call(Call::Redouble, lexeme, &[]);
        }
        let choices = vec![Reading::Call(Call::Redouble), Reading::BidWithoutLevel];
        self.problem(ProblemKind::Ambiguous { choices }, lexeme.span);
        self.trust = Trust::Broken;
        self.table.unknown_call();
    }

    /// `no`: a pass if passes are written like that, unless the call before it is irregular: then LHO declines, or somebody may
    /// be correcting a call, as the writer may anywhere.
    pub(super) fn no(&mut self, lexeme: &Lexeme, rest: &[Lexeme]) {
        let chooser = self.table.chooser().filter(|_| self.is_about_irregular());
        let nobody_chooses = matches!(self.table.open, Open::Irregular { fault: Fault::Inadmissible, .. });
        match (chooser, self.label) {
            (None, _) if lexeme.token == Token::Refusal => {
                self.label = None;
                return self.problem_if_sure(ProblemKind::UnknownWord, lexeme.span);
            }
            (None, _) if self.is_said_for_a_pass(lexeme, rest) => return self.call(Call::Pass, lexeme, rest),
            (None, _) => {
                self.label = None;
                let choices = vec![Reading::Call(Call::Pass), Reading::ChangeOfCall];
                self.problem_if_sure(ProblemKind::Ambiguous { choices }, lexeme.span);
                self.trust = Trust::Broken;
                return;
            }
            // `E 1H, S no`: no bid, or no to the bid, where no pass is written otherwise.
            (Some(chooser), Some((seat, _)))
                if chooser == seat
                    && !nobody_chooses
                    && (self.noes.are_passes && self.may_be_a_pass(lexeme, rest) || goes_on_without(chooser, rest)) =>
            {
                self.label = None;
                let choices = vec![Reading::Declines, Reading::Call(Call::Pass)];
                self.problem_if_sure(ProblemKind::Ambiguous { choices }, lexeme.span);
                self.trust = Trust::Broken;
                return;
            }
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

    /// `S: no`; `nei` only where the next player follows, as in a list of calls.
    fn may_be_a_pass(&self, no: &Lexeme, rest: &[Lexeme]) -> bool {
        let next = rest.first().and_then(|next| next.token.seat());
        no.token == Token::No || self.label.is_some_and(|(seat, _)| next == Some(seat.lho()))
    }

    /// `1NT no 2C no`, `1H no 1H`, `E no, S 2H`: no pass is written otherwise, and the text does not go on like that of somebody
    /// correcting a call: `1H no 2H`, `LHO, no RHO, opened`.
    fn is_said_for_a_pass(&self, no: &Lexeme, rest: &[Lexeme]) -> bool {
        let Some(next) = rest.first().filter(|_| self.noes.are_passes) else { return self.noes.are_passes };
        let between = |from: usize, to: usize| self.text.get(from..to).unwrap_or_default();
        if next.token.seat().is_some() && between(no.span.to, next.span.from).trim_matches(' ').is_empty() {
            return false;
        }
        let named = |(_, label): (Seat, Span)| !between(label.to, no.span.from).contains([',', '.', '-', '–']);
        let corrects = next.token.is_call() && next.token.call() != self.table.last_call().map(|last| last.call);
        self.label.is_some_and(named) || self.noes.count > 1 || !corrects && next.token.seat().is_none()
    }

    /// `1NT 2H 2H. Oops, East bid 2S`: a player whose turn it is not, and whose call is not awaited, has called before.
    pub(super) fn corrects_somebody(&self, rest: &[Lexeme]) -> bool {
        let [player, call, ..] = rest else { return false };
        let offender = self.table.chooser().map(Seat::rho);
        let seat = match player.token {
            Token::Relative(relation) => offender.map(|offender| offender.seen_as(relation)),
            token => token.seat(),
        };
        let other = seat.is_some_and(|seat| seat != self.table.turn && Some(seat) != offender);
        other && call.token.is_call() && self.table.last_call().is_some()
    }

    /// `👍`: if something waits for LHO's choice, it may be that; otherwise it is a remark.
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
    /// pass it is the seat, and otherwise it is asked.
    pub(super) fn seat_or_suit(&mut self, seat: Seat, shows: Shows, span: Span) {
        let Some(last) = self.table.last_call() else {
            let choices = vec![Reading::Skipped(seat), Reading::Shows(shows)];
            return self.problem_if_sure(ProblemKind::Ambiguous { choices }, span);
        };
        match last.call {
            Call::Pass if last.by == seat => {}
            // `1H P 1H (S)`: South's, as the turn says, or it shows spades.
            Call::Bid(_) if last.said != Said::BySeat && last.span.to < span.from => {
                let choices = vec![Reading::CalledBy(seat), Reading::Shows(shows)];
                self.problem_if_sure(ProblemKind::Ambiguous { choices }, span);
            }
            Call::Bid(_) if last.by == seat || last.said == Said::BySeat || Shows::named_by(last.call) != shows => {
                self.fact(span, |facts| facts.shows = Some(shows));
            }
            Call::Pass | Call::Double | Call::Redouble | Call::Bid(_) => {
                let choices = vec![Reading::CalledBy(seat), Reading::Shows(shows)];
                self.problem_if_sure(ProblemKind::Ambiguous { choices }, span);
            }
        }
    }

    /// `East bids 2H instead`: known where the call took the place of another; else whose it is has to be asked.
    pub(super) fn instead(&mut self, span: Span, rest: &[Lexeme]) {
        if let Some(other) = rest.first().filter(|next| next.token.is_call()) {
            // `1H instead of 2H`, `2H replaces 1H`: which of the two was called, and why.
            let choices = vec![Reading::Unintended, Reading::ChangeOfCall];
            self.problem(ProblemKind::Ambiguous { choices }, span.until(other.span));
            self.reference = true;
            return;
        }
        let replaced = matches!(self.table.open, Open::Replaced { .. } | Open::Changed { .. });
        let last = self.table.last_call().filter(|_| !rest.first().is_some_and(|next| next.token.is_call()));
        match last {
            Some(last) if replaced || self.is_call_in_place_of_another(last) => {}
            _ => {
                let choices = vec![Reading::ChangeOfCall, Reading::NextCall];
                self.problem_if_sure(ProblemKind::Ambiguous { choices }, span);
                self.trust = Trust::Broken;
            }
        }
    }

    /// Whether the player's call before this one is the one that it took the place of.
    pub(super) fn is_call_in_place_of_another(&self, last: Last) -> bool {
        let before = self.table.events.iter().take(last.event).rev().find_map(|event| match event {
            Event::Call(made) => made.by,
            _ => None,
        });
        before == Some(last.by)
    }

    /// `(slip, meant 2H) 2H`: the call that took another's place, named once more, or a bid over it.
    pub(super) fn repeats_the_replacement(&self, call: Call, rest: &[Lexeme]) -> bool {
        let last = self.table.last_call().filter(|last| last.call == call && call.bid().is_some());
        let claimed = rest.first().is_some_and(|next| matches!(next.token, Token::Insufficient | Token::Mispull));
        let named = self.label.is_some() || self.arrow.is_some();
        !claimed && !named && last.is_some_and(|last| self.replaced_at == Some(last.event))
    }

    /// A call that is there already: made once more, or named.
    pub(super) fn ask_whether_called(&mut self, call: Call, span: Span) {
        let choices = vec![Reading::Call(call), Reading::Remark];
        self.problem_if_sure(ProblemKind::Ambiguous { choices }, span);
        self.trust = Trust::Broken;
    }

    /// Whether the call just written is irregular, as far as the order of calls shows it.
    pub(super) fn is_about_irregular(&self) -> bool {
        matches!(self.table.open, Open::Irregular { .. }) && self.table.last_call().is_some()
    }

    /// Whether the ruling may depend on what the call just written shows: it is irregular, or takes another's place.
    pub(super) fn matters_what_it_shows(&self) -> bool {
        let replaces = matches!(self.table.open, Open::Replaced { .. } | Open::Changed { .. });
        self.is_about_irregular() || replaces && self.table.last_call().is_some()
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
        // `1H = 5H P 1H`: passes are written as words, so the sign may say what the call shows.
        let is_word = rest.iter().any(|next| next.token == Token::Call(Call::Pass));
        let may_be_length = rest.first().is_some_and(|next| next.token.may_count_cards());
        // `1S=5s 2H 2D`, `1D = 4d 1H`: glued to a call, or before the suit that was bid.
        let next = rest.first().filter(|next| next.token.call().is_some_and(|call| call.bid().is_some()));
        let is_glued = lexeme.gap == Gap::Nothing || next.is_some_and(|next| next.gap == Gap::Nothing);
        let suit = |call: Call| call.bid().map(|bid| bid.denomination);
        let before = self.table.last_call().and_then(|last| suit(last.call));
        let is_only = self.text.matches('=').count() == 1;
        let is_same =
            is_only && may_be_length && before.is_some() && next.and_then(|next| suit(next.token.call()?)) == before;
        let is_table = self.in_columns || self.unsaid.in_form;
        let may_explain = next.is_some() && !is_table && (is_glued || is_same);
        // `1S = 1H`: one such sign, between two calls.
        let is_alone = is_only && !last && !is_table;
        if is_word && may_be_length || may_explain || is_alone {
            let choices = vec![Reading::Meaning, Reading::Call(Call::Pass)];
            self.trust = Trust::Broken;
            return self.problem(ProblemKind::Ambiguous { choices }, lexeme.span);
        }
        if !last || self.table.passes_left() <= 1 {
            return self.call(Call::Pass, lexeme, rest);
        }
        let choices = vec![Reading::AllPass, Reading::Call(Call::Pass)];
        self.problem(ProblemKind::Ambiguous { choices }, lexeme.span);
    }
}

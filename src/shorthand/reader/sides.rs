//! Whose calls are written without brackets, and passes that nobody wrote.

use super::{
    Lexeme, Reader, Seat, Sheet, Token, Trust, Within,
    table::{Fault, Open, Said},
};
use crate::{
    bridge::{Call, Side},
    record::Event,
    shorthand::{
        problem::{ProblemKind, Reading, Span},
        text::folded,
        words::LISTS,
    },
};

/// Whose calls are written without brackets.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Sides {
    /// Everybody's.
    All,
    /// The side that deals or the other one: known when the first call comes.
    OneOfThem,
    /// The side that deals; the other one passes throughout.
    DealersOnly,
    /// This side's.
    Plain(Side),
}

/// `[1H] [P] [1H]`, `(1H P 1H)`: square brackets round all calls, or one bracket, tell nobody apart.
pub(super) fn stand_in_frames(text: &str, lexemes: &[Lexeme]) -> bool {
    let in_frame = |lexeme: &Lexeme| {
        let before = text.get(..lexeme.span.from).unwrap_or_default();
        lexeme.within == Within::Brackets && before.trim_end().ends_with(['[', '{'])
    };
    let calls = || lexemes.iter().filter(|lexeme| lexeme.token.is_call());
    let ends = calls().next().zip(calls().next_back());
    let between = ends.and_then(|(first, last)| text.get(first.span.to..last.span.from)).unwrap_or_default();
    let in_one = !between.contains([')', ']', '}']) && calls().all(|lexeme| lexeme.within == Within::Brackets);
    calls().count() > 1 && (in_one || calls().all(in_frame))
}

impl Reader<'_> {
    /// After the first call it is known whose calls are in brackets.
    pub(super) fn settle_sides(&mut self, within: Within, caller: Seat) {
        self.sides = match (self.sides, within) {
            (Sides::OneOfThem, Within::Text) => Sides::Plain(caller.side()),
            (Sides::OneOfThem, Within::Brackets) => Sides::Plain(caller.lho().side()),
            (Sides::DealersOnly, _) => Sides::Plain(self.table.dealer.side()),
            (sides @ (Sides::All | Sides::Plain(_)), _) => sides,
        };
    }

    /// `N/S silent`: the other side dealt.
    pub(super) fn question_silent_side(&mut self, sheet: &Sheet) {
        let Some(silent) = sheet.lexemes.iter().find(|lexeme| lexeme.token == Token::Uncontested) else { return };
        let words = folded(silent.span.of(self.text));
        let names_a_side = words
            .split(' ')
            .any(|word| LISTS.tokens.iter().any(|(known, token)| *known == word && *token == Token::Sides));
        let side = if words.starts_with('n') { Seat::North.side() } else { Seat::East.side() };
        let dealer = self.table.dealer;
        if names_a_side && dealer.side() == side {
            let candidates = vec![dealer.lho(), dealer.rho()];
            self.problem(ProblemKind::WhoDealt { candidates }, silent.span);
        }
    }

    /// Where brackets tell the sides apart, the passes between may be left out. False when the caller is unclear.
    pub(super) fn pass_for_others(&mut self, lexeme: &Lexeme) -> bool {
        let turn = self.table.turn;
        if self.table.awaits_the_intended_call() {
            return true;
        }
        self.settle_sides(lexeme.within, turn);
        let Sides::Plain(plain) = self.sides else { return true };
        let caller_is_plain = lexeme.within == Within::Text;
        if self.may_be_a_correction(lexeme) {
            // `1H P 1H (2H)`
            let opponents = lexeme.token.call().map(Reading::OpponentsCall);
            let choices = [Reading::ChangeOfCall].into_iter().chain(opponents).collect();
            self.problem(ProblemKind::Ambiguous { choices }, lexeme.span);
            self.trust = Trust::Broken;
            return false;
        }
        self.has_bracketed |= !caller_is_plain;
        // A pass without brackets at the others' turn is theirs: somebody has spelt it out after all.
        let spelt_out = caller_is_plain && lexeme.token == Token::Call(Call::Pass);
        if (turn.side() == plain) == caller_is_plain || spelt_out {
            return true;
        }
        if let Open::Irregular { offender, .. } | Open::Awaiting { offender, .. } = self.table.open {
            // `1H (1S) 2D (2C) rej 3C`: the offender's call, or the other side's.
            let others = if self.table.turn == offender { offender.lho() } else { offender.partner() };
            let candidates = vec![offender, others];
            self.problem(ProblemKind::WhoCalled { candidates }, lexeme.span);
            self.trust = Trust::Broken;
            return false;
        }
        if matches!(self.table.events.last(), Some(Event::Lho(_))) {
            // `1H (1S) 1H acc 2C`: LHO's, or the next player's after a pass.
            let candidates = vec![turn, turn.lho()];
            self.problem(ProblemKind::WhoCalled { candidates }, lexeme.span);
            self.trust = Trust::Broken;
            return false;
        }
        if !self.uncontested && !self.is_regular_after_pass(lexeme, turn) {
            // `1S 1H (P)`: it decides who made the insufficient bid.
            let candidates = vec![turn, turn.lho()];
            self.problem(ProblemKind::WhoCalled { candidates }, lexeme.span);
            self.trust = Trust::Broken;
            return false;
        }
        if !self.uncontested {
            self.put_in.push(turn);
        }
        self.table.called(Call::Pass, lexeme.span, Said::ByTurn);
        true
    }

    /// Whether this is the only call in brackets, and the insufficient bid before it at another level.
    fn may_be_a_correction(&self, lexeme: &Lexeme) -> bool {
        let Open::Irregular { fault: Fault::Insufficient, call: original, .. } = self.table.open else { return false };
        let first = lexeme.within == Within::Brackets && !self.has_bracketed && self.table.events.len() > 2;
        let bid = |call: Call| call.bid();
        let same = lexeme.token.call().and_then(bid).zip(bid(original));
        first && same.is_some_and(|(bid, original)| bid.denomination == original.denomination)
    }

    /// Whether the call is in order when this player has passed before it.
    pub(super) fn is_regular_after_pass(&self, lexeme: &Lexeme, turn: Seat) -> bool {
        lexeme.token.call().is_some_and(|call| self.table.is_in_order(turn.lho(), call))
    }

    /// `PPP`, `East passed twice`
    pub(super) fn counted_passes(&mut self, count: usize, span: Span) {
        let Some(seat) = self.who_passed_more_than_once(count, span) else { return self.passes(count, span) };
        let others = std::iter::successors(Some(seat), |seat| Some(seat.lho()));
        let candidates = others.take(count.min(Seat::ALL.len())).collect();
        self.problem(ProblemKind::WhoCalled { candidates }, span);
        (self.label, self.trust) = (None, Trust::Broken);
    }

    /// Passes of one player after the other, whether or not brackets tell the sides apart.
    pub(super) fn passes(&mut self, count: usize, span: Span) {
        if let Some((seat, _)) = self.label.take() {
            let before = self.before_call();
            self.table.called_by(seat, Call::Pass, span);
            self.check_said_twice(before, span);
            return self.passes_by_turn(count.saturating_sub(1), span);
        }
        self.passes_by_turn(count, span);
    }

    /// `East passed twice`, `E p x2`, `two passes by E`: in which rounds, or whether the next player passed, nobody says.
    fn who_passed_more_than_once(&self, count: usize, span: Span) -> Option<Seat> {
        let is_glued = span.of(self.text).chars().all(char::is_alphabetic);
        let first =
            self.dealer_label.filter(|label| self.table.events.is_empty() && !label.of(self.text).ends_with(':'));
        let seat = self.label.map(|(seat, _)| seat).or(first.map(|_| self.table.dealer));
        seat.filter(|_| count > 1 && !is_glued)
    }

    /// `1S, all passed but W bid 1H`, `1S, all passed round to W, who bid 1H`: how many passed before that player, who would have
    /// passed with the others; where that cannot be said, what is asked. `1S, all pass, W bids 1H` tells of a bid after the last pass, and
    /// nobody says `3S, passed round to me` where one player passed.
    fn all_but(&self, all: Span, rest: &[Lexeme]) -> Option<Result<usize, ProblemKind>> {
        let (player, call) = rest.first().zip(rest.get(1))?;
        let seat = player.token.seat().filter(|_| call.token.is_call() && self.label.is_none())?;
        let gap = folded(self.text.get(all.to..player.span.from).unwrap_or_default());
        let word = gap.trim_matches(|ch: char| !ch.is_alphanumeric());
        let reached = LISTS.reached.contains(&word);
        let except = LISTS.exceptions.contains(&word);
        let but = gap.split(|ch: char| !ch.is_alphabetic()).any(|word| LISTS.contrasts.contains(&word));
        let turns = std::iter::successors(Some(self.table.turn), |seat| Some(seat.lho()));
        let turns: Vec<Seat> = turns.take(self.table.passes_left()).collect();
        let before = turns.iter().position(|turn| *turn == seat).filter(|_| reached || except || but);
        let Some(before) = before else { return except.then_some(Err(ProblemKind::UnknownWord)) };
        let tells_more = rest.iter().skip(2).any(|next| next.token.is_call() || next.token == Token::AllPass);
        if self.table.events.is_empty() && self.dealer_said.is_none() && (reached || !tells_more) {
            // Where all but one passed, they may have dealt as well.
            let mut candidates = vec![seat.lho(), seat.partner(), seat.rho()];
            candidates.extend((!reached).then_some(seat));
            return Some(Err(ProblemKind::WhoDealt { candidates }));
        }
        // The passes of those behind that player came after the bid, or never.
        let is_last = reached && before > 1 || before + 1 == turns.len();
        let is_passer =
            |next: &Lexeme| next.token.seat().is_some_and(|seat| turns.iter().take(before).any(|one| *one == seat));
        let mut told = rest.iter().skip(2).take_while(|next| !next.token.is_claim());
        let is_told = is_last && !told.any(is_passer);
        Some(if is_told { Ok(before) } else { Err(ProblemKind::UnknownWord) })
    }

    /// `The rest passed. North opened 1H`, `1H, everyone else passed, 1H`: who the others are is told later, or they did not all pass.
    fn asks_who_the_others_are(&self, all: &Lexeme, rest: &[Lexeme]) -> bool {
        let of_others = LISTS.others_passed.contains(&&*folded(all.span.of(self.text)));
        // `1H, everyone else passed, S:1S`: behind the last pass.
        let is_labelled = rest.first().is_some_and(|next| matches!(next.token, Token::Label(..)));
        let goes_on = !is_labelled && rest.iter().any(|next| next.token.is_call() || next.token == Token::AllPass);
        let nobody_called = !self.table.events.iter().any(|event| event.made_call().is_some());
        of_others && (nobody_called || goes_on || self.label.is_some() || all.within == Within::Brackets)
    }

    /// `All passed after 1H by North`, `everyone passed. North had opened 1H`: nobody has bid, and somebody does behind it. `1S, passed
    /// round, W 2C`: round to West, perhaps, who has not passed then.
    fn asks_after_whom(&self, all: Span, rest: &[Lexeme]) -> bool {
        let words = folded(all.of(self.text));
        let is_round = |(pass, round): (&str, &str)| !pass.contains(' ') && LISTS.round_the_table.contains(&round);
        if words.rsplit_once(' ').is_some_and(is_round) && rest.iter().any(|next| next.token.is_call()) {
            return true;
        }
        let in_words = words.split_once(' ').is_some_and(|(first, _)| LISTS.everybody.contains(&first));
        in_words && self.table.last_bid().is_none() && rest.iter().any(|next| next.token.is_call())
    }

    /// `all pass`
    pub(super) fn all_pass(&mut self, all: &Lexeme, rest: &[Lexeme]) {
        let span = all.span;
        if self.asks_who_the_others_are(all, rest) {
            (self.label, self.trust) = (None, Trust::Broken);
            return self.problem(ProblemKind::UnknownWord, span);
        }
        if self.table.passes_left() == 0 && self.table.last_was_out_of_turn() {
            let choices = vec![Reading::AllPass, Reading::Skipped(self.table.turn)];
            return self.problem(ProblemKind::Ambiguous { choices }, span);
        }
        let said = folded(span.of(self.text));
        let is_one_too_many =
            self.table.passes_left() == 3 && said.split(' ').any(|word| LISTS.all_four.contains(&word));
        let asked = || (is_one_too_many || self.asks_after_whom(span, rest)).then_some(Err(ProblemKind::UnknownWord));
        match self.all_but(span, rest).or_else(asked) {
            Some(Ok(before)) => self.passes(before, span),
            Some(Err(kind)) => {
                self.problem(kind, span);
                self.trust = Trust::Broken;
            }
            None => self.passes(self.table.passes_left(), span),
        }
    }

    pub(super) fn passes_by_turn(&mut self, count: usize, span: Span) {
        (0..count).for_each(|_| self.table.called(Call::Pass, span, Said::ByTurn));
    }
}

//! Who calls next, if the text says so: by seat, by relation to another player, or by who lost their turn.

use super::{
    Colon, Lexeme, Reader, Token, Trust,
    dealer::named_in_turn,
    table::{Fault, Open, Said, Table},
};
use crate::{
    bridge::{Call, Relation, Seat},
    record::{Event, LhoChoice},
    shorthand::{
        problem::{ProblemKind, Reading, Span},
        text::folded,
        token::Arrow,
        words::LISTS,
    },
};

impl Reader<'_> {
    /// A seat: of the dealer at the very start, of the next call, or of LHO who chooses.
    pub(super) fn seat(&mut self, seat: Seat, span: Span, rest: &[Lexeme], colon: Colon) {
        let next = rest.iter().map(|lexeme| lexeme.token).find(|token| !matches!(token, Token::Arrow(_)));
        let nothing_said = self.table.events.is_empty() && self.dealer_said.is_none() && self.label.is_none();
        let deals = nothing_said && colon != Colon::Glued && self.trust == Trust::Full;
        let of_seat = |token: Token| colon == Colon::Spaced && token.seat().is_some();
        let asks = deals && self.is_apart_from_the_first_caller(span, rest);
        let is_next = self.table.turn == seat || self.table.chooser() == Some(seat);
        match next {
            Some(Token::Accepted | Token::Declined) => {
                self.chooser_named = Some(seat);
                if let Some(chooser) = self.table.chooser().filter(|chooser| *chooser != seat) {
                    self.problem_if_sure(ProblemKind::WhoChooses { said: seat, chooser }, span);
                }
            }
            Some(token) if asks && of_seat(token) => {
                let candidates = [Some(seat), token.seat()].into_iter().flatten().collect();
                self.problem(ProblemKind::WhoDealt { candidates }, span);
                self.trust = Trust::Broken;
            }
            // `W: help! 1S P 1H`: West speaks.
            Some(token) if deals && token.is_call() && self.speaks(span, rest) => {
                let choices = vec![Reading::Dealer(seat), Reading::Remark];
                self.problem(ProblemKind::Ambiguous { choices }, span);
                self.trust = Trust::Broken;
            }
            Some(token) if deals && (token.is_call() || token == Token::AllPass || of_seat(token)) => {
                self.table = Table::new(seat);
                self.dealer_said = Some(seat);
                self.dealer_label = Some(span);
            }
            Some(token)
                if token.is_call() && colon == Colon::Missing && self.may_name_the_last_caller(seat, span, rest) =>
            {
                let whole = rest.first().map_or(span, |call| span.until(call.span));
                self.problem_if_sure(ProblemKind::WhoCalled { candidates: vec![seat, seat.lho()] }, whole);
                self.trust = Trust::Broken;
            }
            Some(token) if token.is_call() || token == Token::AllPass => {
                if let Some((_, earlier)) = self.label.replace((seat, span)) {
                    self.problem(ProblemKind::MarkWithoutCall, earlier);
                }
            }
            // `South pulled the wrong card`, of South's call.
            Some(Token::Mispull | Token::WrongCard | Token::IMean)
                if self.table.last_call().is_some_and(|last| last.by == seat) => {}
            // `W refuses, S makes it good`
            Some(Token::MadeGood) if self.table.chooser() == Some(seat.lho()) => {}
            // `P W oot 1S`: whose the call before it is will be asked there.
            Some(Token::OutOfTurn) if self.table.last.is_some() => {}
            Some(Token::LeadOutOfTurn) => {}
            // `S: ?`: South is to call.
            Some(Token::Doubt) if is_next && rest.len() == 1 && self.table.last.is_some() => {}
            Some(_) | None => self.problem(ProblemKind::MarkWithoutCall, span),
        }
    }

    /// `1D 1H west 1D`: a name that may stand behind the call before it as well.
    fn may_name_the_last_caller(&self, seat: Seat, span: Span, rest: &[Lexeme]) -> bool {
        let last = self.table.last_call().filter(|last| last.by == seat && last.said != Said::BySeat);
        let close =
            |from: usize, to: usize| self.text.get(from..to).is_some_and(|gap| gap.trim_matches(' ').is_empty());
        self.table.open == Open::Nothing
            && last.is_some_and(|last| close(last.span.to, span.from))
            && rest.first().is_some_and(|next| close(span.to, next.span.from))
    }

    /// `W:` and below it `N: 1S`, `W: help! N 1S`: West may not have called, or speaks. `W: N:1S` names the dealer.
    fn is_apart_from_the_first_caller(&self, dealer: Span, rest: &[Lexeme]) -> bool {
        let next = rest.first().filter(|next| next.token.seat().is_some());
        next.is_some_and(|next| {
            let between = self.text.get(dealer.to..next.span.from).unwrap_or_default();
            let is_letter = next.span.to - next.span.from < 4 && !matches!(next.token, Token::Label(_, Colon::Spaced));
            let is_list = next.token.seat().and_then(|seat| named_in_turn(rest, seat)).is_some_and(|named| named > 2);
            !between.trim().is_empty() || between.contains('\n') || !is_letter || is_list
        })
    }

    /// `W: help! 1S P 1H`: whether something is said between the name and the call.
    fn speaks(&self, player: Span, rest: &[Lexeme]) -> bool {
        let next = rest.first().map_or(player, |next| next.span);
        let between = self.text.get(player.to..next.from).unwrap_or_default();
        let said = folded(between);
        let mut words = said.split(|ch: char| !ch.is_alphanumeric());
        let left_out = self.asides.iter().any(|span| span.from >= player.to && span.to <= next.from);
        // `Hi S, 1S P 1H`
        let greets = |words: &&str| {
            let before = folded(self.text.get(..player.from).unwrap_or_default().trim_end());
            before.strip_suffix(*words).is_some_and(|rest| !rest.ends_with(char::is_alphanumeric))
        };
        between.contains(['!', '?', '…'])
            || between.contains("..")
            || left_out
            || self.is_set_off(player, next) && LISTS.greetings.iter().any(greets)
            || words.any(|word| LISTS.directors.contains(&word))
    }

    /// Whether a sign stands between a player and the call behind.
    fn is_set_off(&self, player: Span, call: Span) -> bool {
        let between = self.text.get(player.to..call.from).unwrap_or_default();
        player.of(self.text).ends_with(':') || between.contains([',', '.', ':', '-', '\n'])
    }

    /// `N-S did not accept`: the side of the player who chooses.
    pub(super) fn side(&mut self, span: Span) {
        let of_north = span.of(self.text).starts_with(['n', 'N']);
        let said = if of_north { Seat::North } else { Seat::East };
        match self.table.chooser() {
            Some(chooser) if chooser.side() != said.side() => {
                self.problem_if_sure(ProblemKind::WhoChooses { said, chooser }, span);
            }
            Some(_) | None => {}
        }
    }

    /// `LHO` in a text without *I*: seen from the player whose call is irregular.
    pub(super) fn relative(&mut self, relation: Relation, span: Span, rest: &[Lexeme]) {
        let next = rest.first().map(|lexeme| lexeme.token);
        match self.table.open {
            _ if matches!(next, Some(Token::Accepted | Token::Declined)) => {
                self.chooser_named = self.table.chooser().filter(|_| relation == Relation::Lho);
                if let Some(chooser) = self.table.chooser().filter(|_| relation != Relation::Lho) {
                    let said = chooser.rho().seen_as(relation);
                    self.problem_if_sure(ProblemKind::WhoChooses { said, chooser }, span);
                } else if relation != Relation::Lho {
                    self.nothing_to_choose(span);
                }
            }
            Open::Irregular { offender, .. } | Open::Awaiting { offender, .. } => {
                self.seat(offender.seen_as(relation), span, rest, Colon::Glued);
            }
            // `mispull, partner already bid`
            _ if !next.is_some_and(Token::is_call) => self.problem_if_sure(ProblemKind::MarkWithoutCall, span),
            Open::Nothing | Open::Replaced { .. } | Open::Unintended { .. } | Open::Changed { .. } => {
                let mut candidates = vec![self.table.turn];
                let seen = [Seat::South.seen_as(relation), self.table.turn.rho().seen_as(relation)];
                candidates.extend(seen.into_iter().filter(|seat| *seat != self.table.turn));
                candidates.dedup();
                let span = rest.first().map_or(span, |call| span.until(call.span));
                self.problem_if_sure(ProblemKind::WhoCalled { candidates }, span);
                self.trust = Trust::Broken;
            }
        }
    }

    /// `third seat`: after the others have called it adds nothing; before, they passed or lost their turn.
    pub(super) fn place(&mut self, place: usize, span: Span, rest: &[Lexeme]) {
        let seat = (0..place).fold(self.table.dealer, |seat, _| seat.lho());
        if let Some(named) = rest.first().and_then(|next| next.token.seat()).filter(|_| self.opens(rest)) {
            return self.opens_in(place, named, span, rest);
        }
        if !rest.first().is_some_and(|lexeme| lexeme.token.is_call()) {
            return;
        }
        if self.table.events.is_empty() && seat != self.table.turn {
            let choices = vec![Reading::Call(Call::Pass), Reading::Skipped(self.table.turn)];
            self.problem(ProblemKind::Ambiguous { choices }, span);
            self.trust = Trust::Broken;
        }
        self.seat(seat, span, rest, Colon::Glued);
    }

    /// Whether the first call was made by the player who is named next.
    fn opens(&self, rest: &[Lexeme]) -> bool {
        let calls = rest.get(1).is_some_and(|call| call.token.is_call() && call.token != Token::Call(Call::Pass));
        let is_pass = |event: &Event| matches!(event, Event::Call(made) if made.call == Call::Pass);
        calls && self.table.events.iter().all(is_pass)
    }

    /// `third seat North opens 1D`: who dealt, and who passed before.
    fn opens_in(&mut self, place: usize, named: Seat, span: Span, rest: &[Lexeme]) {
        let dealer = (0..place).fold(named, |seat, _| seat.rho());
        if let Some(said) = self.dealer_said {
            if said != dealer {
                self.problem(ProblemKind::WhoDealt { candidates: vec![said, dealer] }, span);
                self.trust = Trust::Broken;
            }
        } else {
            let passes = std::mem::replace(&mut self.table, Table::new(dealer)).events.len();
            self.dealer_said = Some(dealer);
            if passes > place {
                return self.problem(ProblemKind::WhoCalled { candidates: vec![named, named.rho()] }, span);
            }
            self.passes_by_turn(passes, span);
        }
        let mut marks = rest.iter().skip(2).take_while(|lexeme| !lexeme.token.is_call());
        if marks.any(|lexeme| lexeme.token == Token::OutOfTurn) {
            return;
        }
        if self.unsaid.says_who_had_not_called {
            let choices = vec![Reading::Call(Call::Pass), Reading::Skipped(dealer)];
            return self.problem_if_sure(ProblemKind::Ambiguous { choices }, span);
        }
        while self.table.turn != named && self.trust == Trust::Full {
            self.put_in.push(self.table.turn);
            self.table.called(Call::Pass, span, Said::ByTurn);
        }
    }

    /// A player lost their turn: the next one, named or not.
    pub(super) fn skip(&mut self, seat: Option<Seat>, span: Span, rest: &[Lexeme]) {
        let goes_on = rest.iter().any(|next| next.token.is_call() || next.token == Token::AllPass);
        if let Some(seat) = seat.filter(|_| !goes_on && self.table.last_call().is_some()) {
            if self.table.last_call().is_some_and(|last| last.by == seat) {
                return; // whose the call before it is
            }
            // `1S P 1H (W)`, at the end
            let choices = vec![Reading::CalledBy(seat), Reading::Skipped(seat)];
            return self.problem_if_sure(ProblemKind::Ambiguous { choices }, span);
        }
        if let Some(seat) = seat.filter(|_| self.begins_with_a_lost_turn(span, rest)) {
            self.table = Table::new(seat);
            self.dealer_said = Some(seat);
        }
        let next = self.skipped_to.unwrap_or(self.table.turn);
        let skipped = seat.unwrap_or(next);
        if let Some(call) = rest.first().filter(|call| call.token.is_call() && self.stands_beside(span, call)) {
            // `(E) 1H`: East's, or that of the next player.
            let candidates = vec![skipped, skipped.lho()];
            if skipped == next {
                self.problem_if_sure(ProblemKind::WhoCalled { candidates }, span.until(call.span));
                self.trust = Trust::Broken;
            }
        }
        let last = self.table.last_call().filter(|last| last.said != Said::BySeat && last.by == last.turn);
        let gap = last.and_then(|last| self.text.get(last.span.to..span.from));
        let in_brackets = span.of(self.text).starts_with(['(', '[', '{']) && seat.is_some();
        let behind = in_brackets && gap.is_some_and(|gap| gap.trim_matches(' ').is_empty());
        if (skipped != next || behind) && self.trust == Trust::Full {
            let called = self.table.last_call().filter(|last| last.said != Said::BySeat);
            let called = called.map(|_| Reading::CalledBy(skipped));
            let mut choices = vec![Reading::Skipped(next), Reading::Skipped(skipped)];
            choices.dedup();
            choices.extend(called);
            self.problem(ProblemKind::Ambiguous { choices }, span);
            self.trust = Trust::Broken;
        }
        self.skipped_to = Some(skipped.lho());
    }

    /// `N skipped, E 1H`: the player who lost the first turn has dealt. Said after the call, it tells of another turn.
    fn begins_with_a_lost_turn(&self, span: Span, rest: &[Lexeme]) -> bool {
        let nothing_said = self.table.events.is_empty() && self.dealer_said.is_none() && self.skipped_to.is_none();
        let in_words = !span.of(self.text).starts_with(['(', '[', '{']);
        in_words && nothing_said && self.label.is_none() && rest.first().is_some_and(|next| next.span.from > span.from)
    }

    /// Whether a bracket is beside a call, with only a space between.
    fn stands_beside(&self, bracket: Span, call: &Lexeme) -> bool {
        let between = self.text.get(bracket.to..call.span.from).unwrap_or_default();
        bracket.of(self.text).starts_with(['(', '[', '{']) && between.trim_matches(' ').is_empty()
    }

    /// `?` in the place of a call: in a column, the player who is next was skipped; elsewhere it may doubt the call before it.
    pub(super) fn question(&mut self, span: Span) {
        if !self.in_columns || matches!(self.table.open, Open::Irregular { fault: Fault::Insufficient, .. }) {
            let choices = vec![Reading::Doubt, Reading::Skipped(self.table.turn)];
            self.problem(ProblemKind::Ambiguous { choices }, span);
            self.trust = Trust::Broken;
        } else {
            self.skip(None, span, &[]);
        }
    }

    /// `I mean 2D`: why the player changes the call is for the director to find out.
    pub(super) fn i_mean(&mut self, span: Span) {
        if self.table.last_call().is_none() {
            return self.problem_if_sure(ProblemKind::NothingToReplace, span);
        }
        if matches!(self.table.open, Open::Unintended { .. }) {
            // `mispull, should be 2D`
            self.arrow = Some((Arrow::Clear, span));
            return;
        }
        let choices = vec![Reading::Unintended, Reading::ChangeOfCall];
        self.problem(ProblemKind::Ambiguous { choices }, span);
        self.arrow = Some((Arrow::Clear, span));
        self.trust = Trust::Broken;
    }

    /// `ruled`: a call that nobody can accept goes back to the offender.
    ///
    /// `1S 1H TD ruled 2H`: the call of the player who was told to make it, or the next one.
    pub(super) fn ruled(&mut self, rest: &[Lexeme]) {
        let next = rest.first().filter(|next| next.token.is_call() && self.label.is_none() && !self.unsaid.in_form);
        if let (Open::Irregular { fault: Fault::Insufficient, offender, .. }, Some(next)) = (self.table.open, next) {
            let candidates = vec![offender, self.table.turn];
            self.problem_if_sure(ProblemKind::WhoCalled { candidates }, next.span);
            self.trust = Trust::Broken;
        }
        let is_double = |call: Call| call.bid().is_none();
        if matches!(self.table.open, Open::Irregular { fault: Fault::Inadmissible, call, .. } if is_double(call)) {
            self.choose(LhoChoice::Declines, Span::default());
            return;
        }
        // Others have called over a call that nobody can accept: to whom the auction goes back, the Laws say.
        let is_called_over = self.table.open == Open::Nothing && self.table.inadmissible > 0;
        self.table.events.push(Event::DirectorRuled);
        self.table.goes_back();
        self.table.is_ruled = (is_called_over || self.table.open != Open::Nothing) && !self.unsaid.in_form;
    }
}

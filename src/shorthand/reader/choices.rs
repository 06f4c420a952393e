//! What LHO chooses, and which call replaces which.

use super::{
    Arrow, Lexeme, Reader, Token, Trust,
    table::{Fault, Last, Open, Said, Timing},
};
use crate::{
    bridge::{Bid, Call, Seat},
    record::{Event, LhoChoice},
    shorthand::{
        lexer::is_call_in_words,
        problem::{ProblemKind, Reading, Replaced, Settled, Span},
        text::folded,
        words::LISTS,
    },
};

impl Reader<'_> {
    /// `acc` or `rej`.
    pub(super) fn choose(&mut self, choice: LhoChoice, span: Span) {
        if self.table.choose_about_later(choice) {
            return;
        }
        let understood = match choice {
            LhoChoice::Accepts => self.accept(),
            LhoChoice::Declines => self.decline(),
        };
        let may_wait = self.table.has_gone_on_after_the_end() || self.table.is_slip_over_irregular();
        if !understood && may_wait {
            // `1H P P N:P E:P S:2C acc`, `1S 1H 2C mispull rej`: the Laws decide what waits for a choice.
            self.table.choice(choice);
        } else if !understood {
            self.nothing_to_choose(span);
        }
    }

    /// `1S 1H acc rej`, `1H acc`: a choice that is made already, or that nobody has.
    pub(super) fn nothing_to_choose(&mut self, span: Span) {
        let last = self.table.last.map(|last| (last.by, last.call));
        let settled = match self.table.open {
            Open::Awaiting { call, .. } | Open::Replaced { original: call, .. } => Settled::Declined(call),
            Open::Irregular { fault: Fault::Inadmissible, call, .. } => Settled::ForNobody(call),
            Open::Nothing | Open::Irregular { .. } | Open::Changed { .. } | Open::Unintended { .. } => {
                match (last, self.table.last_choice()) {
                    (Some((_, call)), Some(LhoChoice::Accepts)) => Settled::Accepted(call),
                    (Some((_, call)), Some(LhoChoice::Declines)) => Settled::Declined(call),
                    _ => Settled::InOrder { last },
                }
            }
        };
        self.problem_if_sure(ProblemKind::NothingToChoose { settled }, span);
    }

    /// `West declined and passed`, `West did not accept but then bid 1S`: the call is West's, although it is another player's turn.
    pub(super) fn declined_and_called(&mut self, chooser: Option<Seat>, mark: &Lexeme, rest: &[Lexeme]) {
        let Some((chooser, next)) = chooser.zip(rest.first().filter(|next| next.token.is_call())) else { return };
        let between = self.text.get(mark.span.to..next.span.from).unwrap_or_default().to_lowercase();
        let joins = |word: &str| {
            let is_and = LISTS.tokens.iter().any(|(known, token)| *token == Token::And && *known == word);
            is_and || LISTS.contrasts.contains(&word)
        };
        let is_verb = |word: &str| LISTS.tokens.iter().any(|(known, token)| token.is_verb() && *known == word);
        let mut words = between.split([' ', ',', ';', '\n']).filter(|word| !word.is_empty());
        // `West declined, then passed`: nobody else is named who did.
        let acts = is_call_in_words(next, self.text) || between.split([' ', ',', ';', '.', '\n']).any(is_verb);
        let of_chooser = self.chooser_named == Some(chooser) && acts;
        if self.table.turn != chooser && (of_chooser || words.any(joins)) {
            let candidates = vec![chooser, self.table.turn];
            self.problem_if_sure(ProblemKind::WhoCalled { candidates }, next.span);
            self.trust = Trust::Broken;
        }
    }

    /// `> 2H, South said fine`: of the first bid, which LHO may accept, or of the one in its place. `acc` and `accepted` are said
    /// of the first, and so is what names it.
    pub(super) fn may_be_said_of_the_replacement(&self, mark: &Lexeme, rest: &[Lexeme]) -> bool {
        let said = folded(mark.span.of(self.text));
        let accepts =
            |word: &str| LISTS.tokens.iter().any(|(known, token)| *token == Token::Accepted && *known == word);
        let is_plain = said.split(' ').all(|word| accepts(word) || LISTS.copulas.contains(&word));
        let is_premature = !matches!(self.table.open, Open::Replaced { timing: Timing::Due, .. });
        let replaced = matches!(self.table.open, Open::Replaced { .. }) && is_premature;
        let in_words = mark.token == Token::Accepted && !self.unsaid.in_form && !is_plain;
        replaced && in_words && !self.names_its_call(mark, rest)
    }

    fn accept(&mut self) -> bool {
        let table = &mut self.table;
        table.goes_back_to_earliest();
        match table.open {
            Open::Irregular { fault: Fault::Insufficient | Fault::OutOfTurn, offender, .. }
            | Open::Changed { player: offender, .. } => {
                table.choice(LhoChoice::Accepts);
                table.turn = offender.lho();
            }
            Open::Replaced { offender, original, before, timing } => {
                match timing {
                    Timing::Due => return false,
                    Timing::Premature => {}
                    Timing::Announced { declines } => {
                        // LHO has not declined after all: the replacement was premature.
                        if declines < table.events.len() {
                            table.events.remove(declines);
                        }
                        if let Some(last) = &mut table.last {
                            last.event = last.event.saturating_sub(1);
                        }
                    }
                }
                table.choice(LhoChoice::Accepts);
                table.standing.truncate(before);
                table.standing.push(offender, original);
                table.turn = offender.lho();
            }
            Open::Nothing
            | Open::Irregular { fault: Fault::Inadmissible, .. }
            | Open::Awaiting { .. }
            | Open::Unintended { .. } => return false,
        }
        table.open = Open::Nothing;
        true
    }

    fn decline(&mut self) -> bool {
        let table = &mut self.table;
        let in_turn = table.goes_back_to_earliest();
        match table.open {
            Open::Irregular { fault, offender, proper, call, before } => {
                let event = match fault {
                    Fault::Insufficient | Fault::OutOfTurn => Event::Lho(LhoChoice::Declines),
                    // Nobody has a choice about it, so the director sends it back.
                    Fault::Inadmissible => Event::DirectorRuled,
                };
                table.events.push(event);
                table.standing.truncate(before);
                (table.turn, table.open) = match fault {
                    Fault::OutOfTurn => (proper, Open::Nothing),
                    Fault::Insufficient | Fault::Inadmissible => (offender, Open::Awaiting { offender, call, before }),
                };
                if let Some((seat, call)) = in_turn {
                    table.standing.push(seat, call);
                    table.turn = seat.lho();
                }
            }
            Open::Replaced { offender, original, before, timing: Timing::Premature } => {
                table.choice(LhoChoice::Declines);
                table.open = Open::Replaced { offender, original, before, timing: Timing::Due };
                table.cancel_incomparable_double();
            }
            Open::Changed { player, first, before } => {
                table.choice(LhoChoice::Declines);
                table.standing.truncate(before);
                table.standing.push(player, first);
                (table.turn, table.open) = (player.lho(), Open::Nothing);
            }
            // Said already.
            Open::Awaiting { .. } | Open::Replaced { timing: Timing::Announced { .. }, .. } => {}
            // `1S 1H rej X rej`: nobody has a choice about the double.
            Open::Nothing | Open::Unintended { .. } | Open::Replaced { timing: Timing::Due, .. } => return false,
        }
        true
    }

    /// `> CALL`, perhaps with the seat of the player between them.
    pub(super) fn replacement(
        &mut self,
        call: Call,
        span: Span,
        (arrow, arrow_span): (Arrow, Span),
        label: Option<(Seat, Span)>,
    ) {
        self.put_in_place(call, span, (arrow, arrow_span), label);
        self.replaced_at = self.table.last_call().map(|last| last.event);
    }

    fn put_in_place(
        &mut self,
        call: Call,
        span: Span,
        (arrow, arrow_span): (Arrow, Span),
        label: Option<(Seat, Span)>,
    ) {
        let player = self.who_replaces();
        if let Some((seat, label)) = label
            && player != Some(seat)
        {
            // `1H P 1H P South changed to 2H`
            let over_theirs = |last: Last| self.table.follows_irregular(last) && last.by == seat.lho();
            let follows_irregular = || self.table.last_call().is_some_and(over_theirs);
            let may_correct = || self.table.standing.only_lho_has_called_since(seat, 0);
            if arrow == Arrow::Told && (may_correct() || follows_irregular()) {
                return self.corrects(seat, call, span);
            }
            // `N 1D E P S 1H W P, N changed to 2D`: their first call, too late, or their next one.
            let is_their_turn = self.table.open == Open::Nothing && self.table.turn == seat && self.has_bid(seat);
            if arrow == Arrow::Told && is_their_turn && self.table.passes_left() > 0 {
                let choices = vec![Reading::ChangeOfCall, Reading::NextCall];
                self.problem_if_sure(ProblemKind::Ambiguous { choices }, label.until(span));
                return self.table.called_by(seat, call, span);
            }
            let candidates = player.into_iter().chain([seat]).collect();
            self.problem_if_sure(ProblemKind::WhoCalled { candidates }, label.until(span));
            return self.table.called_by(seat, call, span);
        }
        let table = &mut self.table;
        match table.open {
            Open::Irregular { fault: Fault::Insufficient, offender, call: original, before, .. }
                if arrow == Arrow::Told =>
            {
                table.replaces(offender, call, span, (original, before), Timing::Premature);
            }
            Open::Irregular { fault: Fault::OutOfTurn, offender, .. } if arrow == Arrow::Told => {
                table.called_by(offender, call, span);
            }
            Open::Irregular { fault: Fault::Insufficient, offender, call: original, before, .. } => {
                let declines = table.events.len();
                table.choice(LhoChoice::Declines);
                table.replaces(offender, call, span, (original, before), Timing::Announced { declines });
            }
            Open::Irregular { fault: Fault::Inadmissible, offender, call: original, before, .. }
            | Open::Awaiting { offender, call: original, before } => {
                table.replaces(offender, call, span, (original, before), Timing::Due);
            }
            Open::Irregular { fault: Fault::OutOfTurn, offender, proper, .. } => {
                // After a refusal the turn is another player's: the offender's next call is not the next one.
                let candidates = vec![proper, offender];
                self.problem_if_sure(ProblemKind::WhoCalled { candidates }, span);
                self.trust = Trust::Broken;
            }
            Open::Replaced { offender, original, before, timing } if table.last_was_double() => {
                let timing = if arrow == Arrow::Told { timing.of_another() } else { Timing::Due };
                table.replaces(offender, call, span, (original, before), timing);
            }
            Open::Unintended { player, turn, before, .. } => {
                table.meant((player, turn), call, span, before);
            }
            Open::Nothing | Open::Replaced { .. } | Open::Changed { .. } => match table.slip {
                Some(player) if table.open == Open::Nothing => table.called_by(player, call, span),
                Some(_) | None => self.change(call, span, (arrow, arrow_span)),
            },
        }
    }

    /// Law 25: a player corrects their last call, over which LHO has called.
    fn corrects(&mut self, seat: Seat, call: Call, span: Span) {
        self.table.called_by(seat, call, span);
        if let Some(last) = self.table.last {
            self.says_law(last, "25B");
        }
    }

    /// `made it good`: the offender has replaced the bid by the lowest sufficient one in the same denomination.
    /// Whether LHO had declined is not said.
    pub(super) fn made_good(&mut self, span: Span, rest: &[Lexeme]) {
        let (Open::Irregular { fault: Fault::Insufficient, call, before, .. } | Open::Awaiting { call, before, .. }) =
            self.table.open
        else {
            return self.problem_if_sure(ProblemKind::NothingToReplace, span);
        };
        let over = self.table.standing.last_bid_before(before);
        let same = |bid: &Bid| call.bid().is_some_and(|insufficient| insufficient.denomination == bid.denomination);
        match Bid::all().filter(same).find(|bid| bid.is_sufficient_over(over)) {
            // `make it good, 2H` names the bid twice.
            Some(bid) if rest.first().is_some_and(|next| next.token == Token::Call(Call::Bid(bid))) => {
                self.arrow = Some((Arrow::Told, span));
            }
            Some(bid) => self.replacement(Call::Bid(bid), span, (Arrow::Told, span), None),
            None => self.problem_if_sure(ProblemKind::NothingToReplace, span),
        }
    }

    /// The player whose call an arrow replaces.
    fn who_replaces(&self) -> Option<Seat> {
        match self.table.open {
            Open::Irregular { offender, .. } | Open::Awaiting { offender, .. } | Open::Replaced { offender, .. } => {
                Some(offender)
            }
            Open::Unintended { player, .. } | Open::Changed { player, .. } => Some(player),
            Open::Nothing if self.table.was_accepted() => self.table.last.map(|last| last.by),
            Open::Nothing => self.table.last_call().map(|last| last.by),
        }
    }

    /// `1S -> 1H`, `1S -> P 2H` after a regular call: the arrow may stand for *then*, unless the call after it is the last one, or
    /// is chosen about, and is in order by either player.
    pub(super) fn is_unclear_arrow(&self, arrow: Arrow, rest: &[Lexeme]) -> bool {
        let replaced = matches!(self.table.open, Open::Replaced { .. }) && !self.table.last_was_double();
        let between = matches!(arrow, Arrow::Bare | Arrow::Clear) && (self.table.open == Open::Nothing || replaced);
        let regular = self.table.last_call().is_some_and(|last| !self.table.follows_irregular(last));
        let mut acts = rest.iter().map(|lexeme| lexeme.token).filter(|token| {
            token.is_call() || matches!(token, Token::AllPass | Token::Accepted | Token::Declined | Token::Arrow(_))
        });
        let (call, then) = (acts.next().and_then(Token::call), acts.next());
        let in_order = call.is_none_or(|call| self.table.is_in_order(self.table.turn, call));
        let is_last = matches!(then, None | Some(Token::Accepted | Token::Declined));
        let again = call.is_some() && call == self.table.last_call().map(|last| last.call);
        between && regular && !again && (replaced || !(in_order && is_last))
    }

    /// A call behind an arrow: in place of the one before, or the next player's.
    pub(super) fn whose_call(&self, call: Option<Call>) -> ProblemKind {
        match self.table.last_call().zip(call) {
            Some((last, call)) => {
                let by = (self.trust == Trust::Full).then_some(last.by);
                ProblemKind::WhoseCall { call, over: last.call, by, mark: Replaced::Any }
            }
            None => ProblemKind::Ambiguous { choices: vec![Reading::NextCall, Reading::ChangeOfCall] },
        }
    }

    /// An arrow after a regular call: the player changed it, unless the sign stands for something else there.
    fn change(&mut self, call: Call, span: Span, (arrow, arrow_span): (Arrow, Span)) {
        match (arrow, self.table.last_call()) {
            (Arrow::LineStart, _) if !self.table.events.is_empty() => {
                // A quoted line.
                self.table.called(call, span, Said::ByTurn);
            }
            // `S:1H acc changed to 1S`: an accepted call is legal, and so is changed as one.
            (Arrow::Told | Arrow::Clear, None) if self.table.was_accepted() => self.table.changes(call, span),
            (_, None) => {
                self.problem_if_sure(ProblemKind::NothingToReplace, arrow_span);
                self.table.called(call, span, Said::ByTurn);
            }
            (Arrow::Tight, Some(_)) if self.table.open == Open::Nothing => {
                self.problem(self.whose_call(Some(call)), arrow_span);
                self.table.called(call, span, Said::ByTurn);
            }
            (_, Some(last)) if self.table.follows_irregular(last) => {
                // `1H P 1H P > 2H`: the offender's correction, or a change of the call made over it.
                let candidates = vec![last.by.rho(), last.by];
                self.problem_if_sure(ProblemKind::WhoCalled { candidates }, arrow_span.until(span));
                self.trust = Trust::Broken;
            }
            (Arrow::Tight | Arrow::Bare | Arrow::Clear | Arrow::Told | Arrow::LineStart, Some(_)) => {
                self.table.changes(call, span);
            }
        }
    }
}

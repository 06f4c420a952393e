//! What LHO chooses, and what takes the place of what.

use super::{
    Arrow, Lexeme, Reader, Token, Trust,
    table::{Fault, Open, Said, Timing},
};
use crate::{
    bridge::{Bid, Call, Seat},
    record::{Event, LhoChoice},
    shorthand::{
        problem::{ProblemKind, Reading, Span},
        text::clean,
        words::LISTS,
    },
};

/// What stands between the cells of a table.
const WALLS: [char; 2] = ['|', '\t'];

impl Reader<'_> {
    /// `acc` or `rej`.
    pub(super) fn choose(&mut self, choice: LhoChoice, span: Span) {
        let understood = match choice {
            LhoChoice::Accepts => self.accept(),
            LhoChoice::Declines => self.decline(),
        };
        if !understood {
            self.problem_if_sure(ProblemKind::NothingToChoose, span);
        }
    }

    /// `West declined and passed`: the call is the one who declined's, though another player's turn has come.
    pub(super) fn declined_and_called(&mut self, chooser: Option<Seat>, mark: &Lexeme, rest: &[Lexeme]) {
        let Some((chooser, next)) = chooser.zip(rest.first().filter(|next| next.token.is_call())) else { return };
        let between = self.text.get(mark.span.to..next.span.from).unwrap_or_default().to_lowercase();
        let is_and = |word: &str| LISTS.tokens.iter().any(|(known, token)| *token == Token::And && *known == word);
        if self.table.turn != chooser && between.split_whitespace().any(is_and) {
            let candidates = vec![chooser, self.table.turn];
            self.problem_if_sure(ProblemKind::WhoCalled { candidates }, next.span);
            self.trust = Trust::Broken;
        }
    }

    /// `W accepts 1H`: the bid that is chosen about, named once more. A bid that LHO makes beats it.
    pub(super) fn names_its_call(&self, mark: &Lexeme, rest: &[Lexeme]) -> bool {
        let named = self.bid_after(mark, rest);
        let chosen = match self.table.open {
            Open::Irregular { call, .. } => Some(call),
            Open::Replaced { original, .. } => Some(original),
            Open::Changed { .. } => self.table.last_call().map(|last| last.call),
            Open::Nothing | Open::Awaiting { .. } | Open::Unintended { .. } => None,
        };
        named.is_some() && named == chosen
    }

    /// `> 2H, W accepts 2H`, `W refused 1H`: which of the two is chosen about, or who bids it again.
    pub(super) fn names_another_call(&self, mark: &Lexeme, rest: &[Lexeme]) -> bool {
        if mark.token == Token::Declined {
            // `W rejects 1D` is said of LHO.
            return self.names_its_call(mark, rest) && !self.is_said_of_lho(mark, rest);
        }
        let replaced = matches!(self.table.open, Open::Replaced { .. });
        let named = self.bid_after(mark, rest);
        replaced && named.is_some() && named == self.table.last_call().map(|last| last.call)
    }

    /// Whether LHO is named close before the mark, and the bid after it ends the phrase: `W did not accept 1D, so S bid 2D`.
    fn is_said_of_lho(&self, mark: &Lexeme, rest: &[Lexeme]) -> bool {
        let named = self.chooser_named.is_some() && self.chooser_named == self.table.chooser();
        let after = rest.first().and_then(|bid| self.text.get(bid.span.to..)).unwrap_or_default();
        let next = after.trim_start_matches(' ');
        let ends = next.is_empty() || next.starts_with([',', '.', ';', '!', '\n', ')']);
        named && mark.token == Token::Declined && (ends || rest.get(1).is_some_and(|next| next.token.seat().is_some()))
    }

    /// The bid that follows close to a mark in words.
    fn bid_after(&self, mark: &Lexeme, rest: &[Lexeme]) -> Option<Call> {
        let next = rest.first()?;
        let call = next.token.call().filter(|call| call.bid().is_some())?;
        let word = mark.span.of(self.text).to_lowercase();
        let folded: String = clean(&word).iter().map(|glyph| glyph.ch).collect();
        let says_what = folded.rsplit(' ').next().is_some_and(|last| LISTS.objects.contains(&last));
        let in_words = word.starts_with(char::is_alphabetic) && word != "rej" && !says_what;
        let between = self.text.get(mark.span.to..next.span.from)?;
        (in_words && between.trim().is_empty()).then_some(call)
    }

    /// `1H P 1H, 1H was not accepted`, `1H P 2D. 2D changed to 2H`: the bid before, named once more before what is said about it.
    pub(super) fn is_named_again(&self, call: Call, bid: &Lexeme, rest: &[Lexeme]) -> bool {
        // `1H (LHO declines)`
        let mark = rest.iter().find(|next| !matches!(next.token, Token::Relative(_)));
        let (Some(mark), Some(last)) = (mark, self.table.last_call().filter(|last| last.call == call)) else {
            return false;
        };
        let word = mark.span.of(self.text);
        let said = match mark.token {
            // `1H P 1H 1H ib` is a call of LHO's, and so is the bid in `1H P 1H 1H > 2H`.
            Token::Accepted | Token::Declined | Token::Insufficient if self.is_about_irregular() => {
                word.chars().count() > 3 || self.begins_sentence(bid)
            }
            Token::Arrow(Arrow::Told) => {
                !self.text.get(last.span.to..bid.span.from).unwrap_or_default().contains(WALLS)
            }
            Token::Arrow(_) => {
                self.sign_before(bid.span.from).is_some_and(|sign| Some(sign) != self.sign_before(last.span.from))
            }
            _ => false,
        };
        let unnamed = self.label.is_none() && self.arrow.is_none();
        said && unnamed && call.bid().is_some() && self.stands_before(mark, bid.span)
    }

    /// `1H 1S 1D 2C (1D changed to 2D)`: a bid that stands there already, and did not beat the one before it.
    pub(super) fn names_earlier(&self, call: Call, rest: &[Lexeme]) -> bool {
        let told = rest.first().is_some_and(|mark| mark.token == Token::Arrow(Arrow::Told));
        let mut highest = None;
        let mut bids = self.table.events.iter().filter_map(|event| match event {
            Event::Call(made) => made.call.bid(),
            _ => None,
        });
        let made = |bid: Bid| {
            let too_low = !bid.is_sufficient_over(highest);
            highest = highest.max(Some(bid));
            too_low && Call::Bid(bid) == call
        };
        told && self.label.is_none() && bids.any(made)
    }

    fn begins_sentence(&self, bid: &Lexeme) -> bool {
        self.sign_before(bid.span.from) == Some('.')
    }

    /// The sign that stands before this place, or else the end of a line.
    fn sign_before(&self, at: usize) -> Option<char> {
        let before = self.text.get(..at).unwrap_or_default();
        let said = before.trim_end_matches([' ', '(', '\n']);
        let sign = said.chars().next_back().filter(|ch| ",.;:-–".contains(*ch));
        let line = before.get(said.len()..).is_some_and(|gap| gap.contains('\n'));
        sign.or_else(|| line.then_some('\n'))
    }

    /// `W passes 2H`: the bid over which LHO passes.
    pub(super) fn passes_over(&self, pass: &Lexeme, rest: &[Lexeme]) -> bool {
        let Open::Irregular { offender, call, .. } = self.table.open else { return false };
        let by = self.label.is_some_and(|(seat, _)| seat == offender.lho());
        let named = rest.first().filter(|next| next.token == Token::Call(call) && call.bid().is_some());
        let between = named.and_then(|next| self.text.get(pass.span.to..next.span.from));
        let is_verb = pass.token == Token::Call(Call::Pass) && pass.span.to > pass.span.from + 4;
        by && is_verb && between.is_some_and(|between| between.trim().is_empty())
    }

    /// Whether the last word that was read stands close before this one: in another cell it is a call. `1H\nwas refused` goes on.
    fn stands_before(&self, mark: &Lexeme, bid: Span) -> bool {
        let until = |at: usize| self.text.get(..at).unwrap_or_default();
        let before = until(mark.span.from);
        let said = mark.span.of(self.text).to_lowercase();
        // In a list of lines as well.
        let in_lines = until(bid.from).trim_end_matches(' ').ends_with('\n');
        let goes_on = in_lines || LISTS.copulas.iter().any(|verb| said.split_whitespace().next() == Some(verb));
        let before = if goes_on { before.trim_end() } else { before.trim_end_matches(' ') };
        before.ends_with(|ch: char| !"|;,\n\t".contains(ch))
    }

    /// Whether the bid that is named again begins a sentence: `1H P 1H, 1H was refused`. In a list of calls it may be the next one.
    pub(super) fn is_apart(&self, bid: &Lexeme, rest: &[Lexeme]) -> bool {
        let said = rest.first().map_or("", |mark| mark.span.of(self.text)).to_lowercase();
        if LISTS.copulas.iter().any(|verb| said.split_whitespace().next() == Some(verb)) {
            return true;
        }
        let last = self.table.last_call().and_then(|last| self.sign_before(last.span.from));
        let here = self.sign_before(bid.span.from);
        // Alone on its line, it may be the next row of a table.
        let until = rest.first().map_or(bid.span.to, |mark| mark.span.from);
        let alone = here == Some('\n') && self.text.get(bid.span.to..until).is_some_and(|gap| gap.contains('\n'));
        // `2H > 3H`
        let by_sign =
            rest.first().is_some_and(|mark| matches!(mark.token, Token::Arrow(arrow) if arrow != Arrow::Told));
        here.is_some() && here != last && !alone && (here == Some('.') || !by_sign)
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
                        // He has not declined after all: the replacement was premature.
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
                    // Nobody has a choice about it, so it is the director who sends it back.
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
            // `1S 1H rej X rej`: of the double, nobody has a choice.
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
            if arrow == Arrow::Told && self.table.last_call().is_some_and(|last| self.table.follows_irregular(last)) {
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
            Open::Replaced { offender, original, before, .. } if table.last_was_double() => {
                table.replaces(offender, call, span, (original, before), Timing::Due);
            }
            Open::Unintended { player, turn, before, .. } => {
                table.meant((player, turn), call, span, before);
            }
            Open::Nothing | Open::Replaced { .. } | Open::Changed { .. } => {
                self.change(call, span, (arrow, arrow_span))
            }
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
            // `make it good, 2H` says it twice.
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

    /// An arrow after a regular call: the player changed it, unless the sign stands for something else there.
    fn change(&mut self, call: Call, span: Span, (arrow, arrow_span): (Arrow, Span)) {
        match (arrow, self.table.last_call()) {
            (Arrow::LineStart, _) if !self.table.events.is_empty() => {
                // A line that is quoted.
                self.table.called(call, span, Said::ByTurn);
            }
            (_, None) => {
                self.problem_if_sure(ProblemKind::NothingToReplace, arrow_span);
                self.table.called(call, span, Said::ByTurn);
            }
            (Arrow::Tight, Some(_)) if self.table.open == Open::Nothing => {
                let choices = vec![Reading::Separator, Reading::ChangeOfCall];
                self.problem(ProblemKind::Ambiguous { choices }, arrow_span);
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

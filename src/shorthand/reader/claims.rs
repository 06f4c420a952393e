//! Marks: what is claimed about the call just written, checked where the text itself can tell.

use super::{
    Arrow, Lexeme, Reader, Sheet, Token, Trust,
    table::{Intended, Last, Open, Said, Timing},
};
use crate::{
    bridge::{Call, Denomination, Seat, Suit},
    meaning,
    record::{Event, Facts, Feature, LhoChoice, Shows},
    shorthand::{
        layout::Heading,
        problem::{ProblemKind, Reading, Span},
        text::folded,
        words::LISTS,
    },
};

impl Reader<'_> {
    /// `1H P 1H. South's 1H was insufficient`: the call just written, and what is claimed about it.
    pub(super) fn refers_to_last(&self, seat: &Lexeme, rest: &[Lexeme]) -> bool {
        let Some((call, then)) = rest.split_first() else { return false };
        let same = self
            .table
            .last_call()
            .is_some_and(|last| Some(last.by) == seat.token.seat() && Some(last.call) == call.token.call());
        // `East's 1H was accepted by South`
        let mark = then.iter().map(|mark| mark.token).find(|token| token.seat().is_none());
        let chosen = matches!(mark, Some(Token::Accepted | Token::Declined))
            && call.token.call().is_some_and(|call| call.bid().is_some());
        let changed =
            mark == Some(Token::Arrow(Arrow::Told)) && call.token.call().is_some_and(|call| call.bid().is_some());
        let said = changed || chosen || matches!(mark, Some(Token::Insufficient | Token::OutOfTurn));
        same && self.label.is_none() && said
    }

    /// What stands in brackets after a call, as written, with what is said of it already. A transfer shows the next suit above,
    /// unless suits are named.
    pub(super) fn meaning(&mut self, span: Span, words: String) {
        self.check_answer(&words, span);
        let shows = self.table.last.as_ref().and_then(|last| shown_by_transfer(last.call, &words));
        self.fact(span, |facts| {
            let named = facts.shows.filter(|shows| *shows != Shows::NOTHING);
            facts.shows = named.or(shows).or(facts.shows);
            let before = facts.meaning.take();
            facts.meaning = Some(before.map_or(words.clone(), |before| meaning::both(before.text(), &words)).into());
        });
    }

    /// What the call is for. A second purpose is said of it as well.
    pub(super) fn purpose(&mut self, span: Span, purpose: &'static str) {
        let before = self.table.facts_of_last().and_then(|facts| facts.purpose.as_ref());
        if before.is_some_and(|before| before.text() != purpose) {
            return self.meaning(span, purpose.to_owned());
        }
        self.check_answer(purpose, span);
        self.fact(span, |facts| facts.purpose = Some(purpose.into()));
    }

    /// The call to which a mark belongs. Without one, the mark is a problem.
    fn marked(&mut self, span: Span) -> Option<Last> {
        if self.table.last.is_none() {
            self.problem_if_sure(ProblemKind::MarkWithoutCall, span);
        }
        self.table.last
    }

    /// Writes a fact about the call just written.
    pub(super) fn fact(&mut self, span: Span, write: impl FnOnce(&mut Facts)) {
        match self.table.facts_of_last() {
            Some(facts) => write(facts),
            None => self.problem_if_sure(ProblemKind::MarkWithoutCall, span),
        }
    }

    /// `!`, `artificial`, `alerted`
    pub(super) fn artificial(&mut self, span: Span) {
        // A pass names nothing, so an artificial one shows something that is not stated.
        let names = self.table.last.as_ref().is_some_and(|last| last.call.bid().is_some());
        let shows = if names { Shows::NOTHING } else { Shows::from(Feature::UnknownSuit) };
        self.fact(span, |facts| {
            facts.shows.get_or_insert(shows);
        });
    }

    /// `W:P at the same time`, or between the two calls.
    pub(super) fn simultaneous(&mut self, span: Span, rest: &[Lexeme]) {
        self.together = Some(span);
        if !self.goes_on(span, rest) {
            self.made_together();
        }
    }

    /// The last call was made together with the one before it, if that was said.
    pub(super) fn made_together(&mut self) {
        if let Some(at) = self.together.take() {
            self.fact(at, |facts| facts.simultaneous = true);
        }
    }

    /// Whether a call follows in the same phrase: no sign comes between.
    fn goes_on(&self, mark: Span, rest: &[Lexeme]) -> bool {
        let between = |next: &&Lexeme| self.text.get(mark.to..next.span.from).unwrap_or_default();
        // `samtidig som syd passet`, `samtidig meldte syd 1hj`
        let is_joined = |next: &Lexeme| {
            let said = folded(between(&next).trim());
            let is_then = said.split(' ').any(|word| LISTS.then.contains(&word));
            !said.contains([',', '.', ';', ':', '(', ')', '\n', '!', '?']) && !is_then
        };
        let is_close = rest.first().is_some_and(is_joined);
        // What LHO says about the call before ends the phrase.
        let next = rest.iter().find(|next| next.token.is_call() || next.token.is_claim());
        is_close && next.is_some_and(|next| next.token.is_call())
    }

    /// `ib`
    pub(super) fn insufficient(&mut self, span: Span) {
        let Some(last) = self.marked(span) else { return };
        match last.call.bid() {
            None => self.problem(ProblemKind::NotABid { call: last.call }, last.span.until(span)),
            Some(bid) if bid.is_sufficient_over(last.over) => {
                let beside_another = self.irregular_at.is_some();
                let kind = ProblemKind::SufficientAfterAll { bid, over: last.over, by: last.by, beside_another };
                self.problem_if_sure(kind, last.span.until(span));
            }
            Some(_) => {}
        }
    }

    /// The call that was written last, unless another one in its place is awaited.
    pub(super) fn before_call(&self) -> Option<Last> {
        let awaited = matches!(self.table.open, Open::Awaiting { .. } | Open::Replaced { .. });
        let goes_back = awaited || self.table.inadmissible > 0;
        // After the end every call is a new irregularity.
        self.table.last_call().filter(|_| !goes_back && self.table.passes_left() > 0)
    }

    /// `1H P E:P`: the call just written is the one before it once more, by the same player.
    pub(super) fn check_said_twice(&mut self, before: Option<Last>, span: Span) {
        let Some((before, last)) = before.zip(self.table.last_call()) else { return };
        if last.event == before.event + 1 && (last.by, last.call) == (before.by, before.call) {
            self.problem(ProblemKind::SaidTwice { by: last.by, call: last.call }, span);
            self.trust = Trust::Broken;
        }
    }

    /// `oops`: says nothing new about an irregular call; after a regular one the reason matters. What follows may give it, or
    /// itself needs a question: `oops mispull > 3S`, `oops I meant 3S`.
    pub(super) fn oops(&mut self, span: Span, rest: &[Lexeme]) {
        let next = rest.first().map(|lexeme| &lexeme.token);
        if matches!(next, Some(Token::Mispull | Token::Intended | Token::IMean)) {
            return;
        }
        // `EDIT: 1H was South's`: that is asked about already.
        let again = next.and_then(|next| next.call()).is_some_and(|call| {
            self.table.last_call().is_some_and(|last| last.call == call)
                && rest.get(1).is_some_and(|after| after.token == Token::BadWord)
        });
        if again {
            return;
        }
        if self.is_about_irregular() && next.is_some_and(|next| next.is_call()) {
            // `1S 1H no wait 2H`: the player corrects the bid, or the next one calls.
            return self.i_mean(span);
        }
        if self.marked(span).is_some() && self.table.open == Open::Nothing {
            let choices = vec![Reading::Unintended, Reading::ChangeOfCall];
            return self.problem(ProblemKind::Ambiguous { choices }, span);
        }
        self.left_out.push(span);
    }

    /// `oot`
    pub(super) fn out_of_turn(&mut self, span: Span) {
        let Some(last) = self.marked(span) else { return };
        if matches!(self.table.open, Open::Changed { .. }) {
            return; // a second call of the same player is no call in turn
        }
        // `East 1C oot`, `E opened 1C oot`: East bid, and it is not said who dealt.
        let is_caller = |label: Span| {
            let between = self.text.get(label.to..last.span.from).unwrap_or_default();
            let is_word = label.of(self.text).chars().count() > 1 && !label.of(self.text).ends_with(':');
            is_word || between.contains(char::is_alphabetic)
        };
        if let Said::WithDealer(label) = last.said
            && is_caller(label)
        {
            let candidates = Seat::ALL.into_iter().filter(|seat| *seat != last.by).collect();
            self.problem(ProblemKind::WhoDealt { candidates }, label.until(span));
            self.trust = Trust::Broken;
            return;
        }
        if self.in_columns && last.said == Said::ByTurn && last.before == 0 {
            // The column says who called, and not who dealt.
            let candidates = Seat::ALL.into_iter().filter(|seat| *seat != last.by).collect();
            return self.problem_if_sure(ProblemKind::WhoDealt { candidates }, last.span.until(span));
        }
        let others = [last.turn.lho(), last.turn.partner(), last.turn.rho()];
        // North deals where nobody is named, so `N: 1H` says no more than `1H`.
        let label = match last.said {
            Said::WithDealer(label) if last.turn != Seat::North => Some(label),
            Said::WithDealer(_) | Said::ByTurn => None,
            Said::BySeat if last.by != last.turn => return self.says_law(last, "29A"),
            Said::BySeat => {
                self.problem_if_sure(ProblemKind::InTurnAfterAll { by: last.by }, last.span.until(span));
                self.trust = Trust::Broken;
                return;
            }
        };
        // `W: 1H oot`: West may be the dealer or, more likely, the one who bid.
        let candidates: Vec<_> = label.map(|_| last.turn).into_iter().chain(others).collect();
        let span = label.map_or(last.span, |label| label.until(last.span));
        self.problem(ProblemKind::WhoCalled { candidates }, span);
        self.trust = Trust::Broken;
    }

    /// Law 25: where only LHO has called since the player's last call, this one corrects it or is a new call, out of turn; which
    /// of the two, somebody says.
    pub(super) fn says_law(&mut self, last: Last, law: &str) {
        let is_open = self.table.standing.only_lho_has_called_since(last.by, 1) && last.call != Call::Pass;
        if let Some(facts) = self.table.facts_of_last().filter(|_| is_open) {
            facts.law = Some(law.to_owned());
        }
    }

    /// The opening lead comes after the last pass.
    pub(super) fn lead_faced(&mut self, span: Span) {
        if self.table.passes_left() == 0 {
            self.table.events.push(Event::OpeningLeadFaced);
        } else {
            self.problem_if_sure(ProblemKind::MarkWithoutCall, span);
        }
    }

    /// What is left at the end: comments, headings, and marks that found no call.
    pub(super) fn finish(&mut self, sheet: &Sheet) {
        sheet.heading.iter().for_each(|heading| self.check_heading(heading));
        self.ask_about_last_row();
        let comments = std::mem::take(&mut self.comments);
        if self.irregular_at.is_some() {
            for span in std::mem::take(&mut self.told).into_iter().chain(comments) {
                self.problem(ProblemKind::OutsideTable, span);
            }
        } else {
            self.left_out.extend(comments);
        }
        // `meant` is asked about already.
        let is_told = |span: Span| self.problems.iter().any(|problem| problem.span == span);
        if let Some((_, span)) = self.arrow.take().filter(|(_, span)| !is_told(*span)) {
            self.problem(ProblemKind::ArrowWithoutCall, span);
        }
        if let Some((_, span)) = self.label.take() {
            self.problem(ProblemKind::MarkWithoutCall, span);
        }
    }

    /// The auction has to show what its heading says: this call, by this player.
    pub(super) fn check_heading(&mut self, heading: &Heading) {
        let callers = self.table.events.iter().filter_map(|event| match event {
            Event::Call(made) if made.call == heading.call => made.by,
            _ => None,
        });
        let mut candidates: Vec<Seat> = callers.collect();
        if let Some(said) = heading.by
            && !candidates.contains(&said)
        {
            candidates.insert(0, said);
            candidates.truncate(2);
            self.problem_if_sure(ProblemKind::WhoCalled { candidates }, heading.span);
        }
    }

    /// `cmp` and `ncmp` belong to a call that replaces another. The order of calls does not show what is void after one that nobody can
    /// accept, or whose turn it is under a ruling.
    fn check_that_it_replaces(&mut self, span: Span) {
        let is_known = self.table.inadmissible == 0 && !self.table.is_ruled;
        if is_known && self.table.last.is_some_and(|last| !last.replaces) {
            self.problem_if_sure(ProblemKind::ReplacesNothing, span);
        }
    }

    /// `cmp`
    pub(super) fn comparable(&mut self, span: Span) {
        self.check_that_it_replaces(span);
        self.fact(span, |facts| facts.comparable = Some(true));
    }

    /// `ncmp`: a double that replaced an irregular call is cancelled once LHO has declined, and the offender calls again. A call
    /// that follows at once is theirs, so LHO has declined.
    pub(super) fn not_comparable(&mut self, span: Span, rest: &[Lexeme]) {
        self.check_that_it_replaces(span);
        self.fact(span, |facts| facts.comparable = Some(false));
        let goes_on = rest.first().is_some_and(|next| next.token.is_call() || matches!(next.token, Token::Arrow(_)));
        if goes_on && let Open::Replaced { timing: timing @ Timing::Premature, .. } = &mut self.table.open {
            *timing = Timing::Due;
            self.table.choice(LhoChoice::Declines);
        }
        self.table.cancel_incomparable_double();
    }

    /// `mispull`, in the writer's own words.
    pub(super) fn mispull(&mut self, span: Span, rest: &[Lexeme]) {
        let Some(last) = self.marked(span) else { return };
        let bid_after_pass = match rest {
            [pass, bid, ..] => {
                pass.token == Token::Call(Call::Pass) && bid.token.call().is_some_and(|call| call != Call::Pass)
            }
            _ => false,
        };
        let is_arrow = rest.first().is_some_and(|next| matches!(next.token, Token::Arrow(_)));
        if bid_after_pass || self.table.is_call_again(last) && !is_arrow {
            // Whose the bid is, or which of the player's calls was the slip.
            let choices = vec![Reading::Unintended, Reading::ChangeOfCall];
            self.problem(ProblemKind::Ambiguous { choices }, span);
            self.trust = Trust::Broken;
            return;
        }
        self.slip(span, rest);
    }

    /// The call just written was unintended, and it is clear which call was meant.
    pub(super) fn slip(&mut self, span: Span, rest: &[Lexeme]) {
        let Some(last) = self.marked(span) else { return };
        self.fact(span, |facts| facts.unintended = Some(true));
        let Some(intended) = intended_call(last.by, rest) else {
            let call = rest.iter().find(|next| next.token.is_call()).map_or(span, |call| call.span);
            let candidates = vec![last.by, last.by.lho()];
            self.problem_if_sure(ProblemKind::WhoCalled { candidates }, call);
            self.trust = Trust::Broken;
            return;
        };
        self.table.open = Open::Unintended { player: last.by, turn: last.turn, before: last.before, intended };
        self.table.slip = (intended == Intended::Said).then_some(last.by);
    }
}

/// Looks ahead for the call that was meant: the next one, unless others are named before the player is, by seat or `>`. None
/// where it may be either.
fn intended_call(player: Seat, rest: &[Lexeme]) -> Option<Intended> {
    let arrow = rest.iter().position(|lexeme| matches!(lexeme.token, Token::Arrow(_)));
    let calls = called_by(rest.get(..arrow.unwrap_or(rest.len())).unwrap_or_default());
    let later = |from: usize| calls.iter().skip(from).any(|by| *by == Some(player));
    let theirs = calls.iter().position(|by| *by == Some(player));
    let others_pass = || {
        let made = rest.iter().take(arrow.unwrap_or(rest.len())).filter_map(|lexeme| lexeme.token.call());
        made.take(theirs.unwrap_or(calls.len())).all(|call| call == Call::Pass)
    };
    let intended = match calls.as_slice() {
        // `1H mispull P P > 2H`, `1H mispull P P N:2H`: the others have passed.
        [None, ..] if (arrow.is_some() || theirs.is_some()) && others_pass() => Intended::Said,
        [None, None, ..] if arrow.is_some() => return None,
        // `4H mispull P P P`: all have passed over it, or the player meant to.
        [None, None, None, ..] if others_pass() => return None,
        [] | [None, None, ..] => Intended::Next,
        [Some(first), ..] if *first == player => Intended::Next,
        // `mispull, 2D, W passes`
        [None, Some(second), ..] if *second == player.lho() => Intended::Next,
        [_, ..] if arrow.is_some() || later(1) => Intended::Said,
        [None] => Intended::Next,
        // `mispull, W passes, 2D`: the player's, or their partner's.
        [Some(first), None, ..] if *first == player.lho() => return None,
        [None, Some(_), ..] => return None,
        [Some(_), ..] => Intended::Said,
    };
    Some(intended)
}

/// Who is named for each call that follows.
fn called_by(rest: &[Lexeme]) -> Vec<Option<Seat>> {
    let mut seat = None;
    let mut calls = Vec::new();
    for lexeme in rest {
        match lexeme.token {
            token if token.is_call() => calls.push(seat.take()),
            token => seat = token.seat().or(seat),
        }
    }
    calls
}

/// What a call shows if it is only said to be a transfer: the next suit above.
pub(super) fn shown_by_transfer(call: Call, words: &str) -> Option<Shows> {
    let is_transfer = LISTS.transfers.contains(&folded(words).as_str());
    let named = call.bid().filter(|_| is_transfer)?.denomination;
    Some(Shows::from_iter([match named {
        Denomination::Diamonds => Feature::Suit(Suit::Hearts),
        Denomination::Hearts => Feature::Suit(Suit::Spades),
        Denomination::Clubs | Denomination::Spades | Denomination::Notrump => Feature::UnknownSuit,
    }]))
}

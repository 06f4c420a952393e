//! Who dealt, if the text does not say and the first players named would have called out of turn: `pass pass, South 1H`.

use super::{Colon, Lexeme, Reader, Sheet, Token, Trust, Within, sides::stand_in_frames, table::Open};
use crate::{
    bridge::{Call, Seat},
    record::Event,
    shorthand::{
        problem::{ProblemKind, Reading, Span},
        text::folded,
        words::LISTS,
    },
};

/// A player named for the first time whose turn it is not, when North deals.
#[derive(Clone, Copy)]
pub(super) struct OutOfPlace {
    pub seat: Seat,
    /// How many calls were made before.
    pub calls: usize,
    pub span: Span,
}

/// What the seats say about the dealer.
pub(super) enum Told {
    Nothing,
    /// This player dealt.
    Dealer(Seat),
    /// One of these two.
    Unclear([Seat; 2], Span),
}

/// Whether another player must have dealt: then everyone named calls in turn.
pub(super) fn told(text: &str, sheet: &Sheet, out_of_place: Option<OutOfPlace>) -> Told {
    if let Some(unclear) = opponents_of_the_writer(text, sheet) {
        return unclear;
    }
    if let Some(unclear) = glued_in_a_list(text, sheet) {
        return unclear;
    }
    if let Some(unclear) = passed_before_the_opener(text, sheet) {
        return unclear;
    }
    let Some(OutOfPlace { seat, calls, span }) = out_of_place else { return Told::Nothing };
    if calls == 0 {
        // `1C by South, X by West`: the opener dealt, unless it was out of turn.
        let is_label = sheet.lexemes.first().is_some_and(|first| matches!(first.token, Token::Label(..)));
        let mut marks = sheet.lexemes.iter().skip(2).take_while(|lexeme| !lexeme.token.is_call());
        let out_of_turn = marks.any(|lexeme| lexeme.token == Token::OutOfTurn);
        let says_nothing = sheet.dealer.is_some() || out_of_turn || !is_label;
        return if says_nothing { Told::Nothing } else { Told::Dealer(seat) };
    }
    let dealer = (0..calls).fold(seat, |seat, _| seat.rho());
    let in_brackets = |lexeme: &Lexeme| lexeme.within == Within::Brackets && lexeme.token.is_call();
    if sheet.dealer.is_none() && sheet.says_i && sheet.lexemes.iter().any(in_brackets) {
        // `(1D) P (1H) I bid 1D`: the calls in brackets are the opponents', and North would have made one of them.
        return Told::Unclear([dealer, Seat::North], span);
    }
    let says_otherwise = |lexeme: &Lexeme| {
        let marked = matches!(lexeme.token, Token::OutOfTurn | Token::Skip(_) | Token::Question | Token::Place(_));
        marked || in_brackets(lexeme)
    };
    if sheet.dealer.is_some() || sheet.says_who_had_not_called || sheet.lexemes.iter().any(says_otherwise) {
        return Told::Nothing;
    }
    if is_told_behind_a_low_bid(&sheet.lexemes, seat, calls) && named_in_turn(&sheet.lexemes, dealer).is_some() {
        return Told::Unclear([dealer, Seat::North], span);
    }
    let before = sheet.lexemes.iter().take_while(|lexeme| lexeme.token.seat().is_none());
    let only_passes = before.clone().all(|lexeme| matches!(lexeme.token, Token::Call(Call::Pass) | Token::Passes(_)));
    let is_bare = sheet.lexemes.iter().any(|lexeme| lexeme.span == span && lexeme.token == Token::Seat(seat));
    let in_word = is_bare && span.to - span.from > 2;
    let Some(named) = named_in_turn(&sheet.lexemes, dealer) else {
        // `three passes, South opens 1D, North bids 1C`
        return match (only_passes, in_word || sheet.says_i) {
            (true, true) => Told::Dealer(dealer),
            (true, false) => Told::Unclear([dealer, Seat::North], span),
            (false, _) => Told::Nothing,
        };
    };
    match named {
        0..=2 if !in_word && !sheet.says_i && only_passes => Told::Unclear([dealer, Seat::North], span),
        // `1H s 2C`, `1H 2C by South`: a letter before a call, and a player after it, need no other mark.
        0..=2 if !in_word && !sheet.says_i => Told::Nothing,
        0 | 1 => Told::Unclear([dealer, Seat::North], span),
        2 if !only_passes && !sheet.says_i => Told::Unclear([dealer, Seat::North], span),
        _ => Told::Dealer(dealer),
    }
}

/// `1H 2C 1S by North`, `1H P 1H by West`: behind a call that would be wrong twice if North had dealt: out of turn, and too low or the
/// second one of that player.
fn is_told_behind_a_low_bid(lexemes: &[Lexeme], seat: Seat, calls: usize) -> bool {
    let label = lexemes.iter().position(|lexeme| lexeme.token.seat() == Some(seat));
    let Some((label, call)) = label.and_then(|at| Some((lexemes.get(at)?, lexemes.get(at + 1)?))) else { return false };
    let behind = call.token.is_call() && call.span.from < label.span.from;
    let before = lexemes.iter().take_while(|lexeme| lexeme.span != call.span && lexeme.span != label.span);
    let highest = before.filter_map(|lexeme| lexeme.token.call()?.bid()).max();
    let is_too_low = call.token.call().and_then(Call::bid).is_some_and(|bid| !bid.is_sufficient_over(highest));
    let has_called =
        (0..calls).scan(Seat::North, |turn, _| Some(std::mem::replace(turn, turn.lho()))).any(|by| by == seat);
    behind && (is_too_low || has_called)
}

/// `S:1S`, `W:2H` and `N:2D` on lines of their own, `South:1S West:2H North:2D`: glued names of players in turn are a list of calls,
/// as with a space, or South has called at North's turn, as in `S:1S W:2H`.
fn glued_in_a_list(text: &str, sheet: &Sheet) -> Option<Told> {
    // `1H by South` is no such name.
    let glued =
        |lexeme: &&Lexeme| matches!(lexeme.token, Token::Label(_, Colon::Glued)) && lexeme.span.of(text).ends_with(':');
    let first = sheet.lexemes.first().filter(glued).filter(|_| sheet.dealer.is_none() && !sheet.in_form)?;
    let seat = first.token.seat().filter(|seat| *seat != Seat::North)?;
    let labels = sheet.lexemes.iter().filter(glued);
    let own_line = |label: &Lexeme| {
        let before = text.get(..label.span.from).unwrap_or_default().trim_end_matches(' ');
        before.is_empty() || before.ends_with('\n')
    };
    let in_words = first.span.to - first.span.from > 3;
    let in_lines = labels.clone().all(own_line);
    let is_list = in_words || in_lines || labels.clone().count() > 2;
    let marked = sheet.lexemes.iter().any(|lexeme| matches!(lexeme.token, Token::OutOfTurn | Token::Skip(_)));
    let few = if in_lines && labels.count() > 1 { 1 } else { 2 };
    let in_turn = named_in_turn(&sheet.lexemes, seat).is_some_and(|named| named > few);
    (is_list && !marked && in_turn).then_some(Told::Unclear([seat, Seat::North], first.span))
}

/// `E passed, then N opened 1S`: East dealt, or passed before North, who opened.
fn passed_before_the_opener(text: &str, sheet: &Sheet) -> Option<Told> {
    let [first, pass, opener, bid, ..] = sheet.lexemes.as_slice() else { return None };
    let (passer, opens) = first.token.seat().zip(opener.token.seat())?;
    let told = folded(text.get(pass.span.to..bid.span.from)?);
    let is_opening = bid.token.call()?.bid().is_some() && told.split(' ').any(|word| LISTS.openings.contains(&word));
    let is_bare = sheet.dealer.is_none() && !first.span.of(text).ends_with(':');
    let marked = sheet.lexemes.iter().any(|lexeme| matches!(lexeme.token, Token::OutOfTurn | Token::Skip(_)));
    let is_in_turn = opens == passer.lho() || opens == passer;
    let unclear = is_bare && is_opening && !marked && !is_in_turn && pass.token == Token::Call(Call::Pass);
    unclear.then(|| Told::Unclear([passer, opens], first.span.until(pass.span)))
}

/// `I am South. (1H) P (1D)`: the calls in brackets are the opponents', and North would have made one of them.
fn opponents_of_the_writer(text: &str, sheet: &Sheet) -> Option<Told> {
    let in_brackets = |lexeme: &&Lexeme| lexeme.within == Within::Brackets && lexeme.token.is_call();
    let writer = sheet.writer.filter(|_| sheet.dealer.is_none())?;
    let bracketed = sheet.lexemes.iter().find(in_brackets).filter(|_| !stand_in_frames(text, &sheet.lexemes))?;
    let names = sheet.lexemes.iter().any(|lexeme| lexeme.token.seat().is_some());
    let opens =
        sheet.lexemes.iter().find(|lexeme| lexeme.token.is_call()).is_some_and(|first| first.span == bracketed.span);
    let is_north = writer.side() == Seat::North.side();
    let dealers = if opens { [writer.rho(), writer.lho()] } else { [writer, writer.partner()] };
    (is_north == opens && !names).then_some(Told::Unclear(dealers, bracketed.span))
}

/// How many calls are made by players who are named, all in turn, when this player deals; none if one is out of turn.
pub(super) fn named_in_turn(lexemes: &[Lexeme], dealer: Seat) -> Option<usize> {
    let (mut turn, mut named, mut label) = (dealer, 0, None);
    for lexeme in lexemes {
        match lexeme.token {
            Token::Arrow(_) | Token::Accepted | Token::Declined | Token::MadeGood | Token::AllPass => break,
            Token::Passes(count) => turn = (0..count).fold(turn, |seat, _| seat.lho()),
            token if token.seat().is_some() => label = token.seat(),
            token if token.is_call() => {
                if let Some(seat) = label.take() {
                    if seat != turn {
                        return None;
                    }
                    named += 1;
                }
                turn = turn.lho();
            }
            _ => {}
        }
    }
    Some(named)
}

impl Reader<'_> {
    /// Notes the first player who is named, if it is not their turn and nothing irregular is open.
    pub(super) fn note_place(&mut self, seat: Seat, span: Span) {
        let first = !std::mem::replace(&mut self.has_named, true);
        let calls = self.table.events.len();
        let only_calls = self.table.events.iter().all(|event| matches!(event, Event::Call(_)));
        // `P P N:1D`: a call out of turn needs no other mark.
        let nobody_dealt = self.dealer_said.is_none() && !span.of(self.text).contains(':');
        if !first || !nobody_dealt {
            return;
        }
        if only_calls && seat != self.table.turn && self.table.goes_on_in_turn() {
            self.out_of_place = Some(OutOfPlace { seat, calls, span });
        }
        self.ask_who_replaces(seat, span);
    }

    /// `1D P 1H 1D ib rej, I chose 2D`: the player who is named made the insufficient bid, and North did not deal; or they call
    /// out of turn. A letter, `S 2D`, says who calls and no more.
    fn ask_who_replaces(&mut self, seat: Seat, span: Span) {
        let word = span.of(self.text).to_lowercase();
        let is_seat = LISTS.tokens.iter().any(|(name, token)| *name == word && matches!(token, Token::Seat(_)));
        let offender = match self.table.open {
            Open::Irregular { offender, .. } if !is_seat && seat != offender.lho() => offender,
            Open::Awaiting { offender, .. } if !is_seat || word.chars().count() > 1 => offender,
            _ => return,
        };
        if seat != offender {
            // As far from the dealer as the offender is now.
            let dealer = seat.seen_as(offender.relation_of(self.table.dealer));
            let candidates = vec![dealer, self.table.dealer];
            self.problem(ProblemKind::WhoDealt { candidates }, span);
            self.trust = Trust::Broken;
        }
    }

    /// `E 1H, N had already passed`: before that bid, or out of turn.
    pub(super) fn ask_when_passed(&mut self, pass: &Lexeme) {
        let is_before =
            pass.token.call() == Some(Call::Pass) && is_one_of(pass.span.of(self.text), &LISTS.passed_before);
        if is_before && self.has_called_again() {
            // `mispull, meant 2D, South has already passed`: before the second call or after it.
            let candidates = self.label.map(|(seat, _)| seat).into_iter().chain([self.table.turn]).collect();
            self.problem_if_sure(ProblemKind::WhoCalled { candidates }, pass.span);
            self.trust = Trust::Broken;
            return;
        }
        let Some((seat, at)) = self.label.filter(|(seat, _)| *seat != self.table.turn) else { return };
        if is_before {
            let choices = vec![Reading::CalledBy(seat), Reading::Remark];
            self.problem_if_sure(ProblemKind::Ambiguous { choices }, at.until(pass.span));
            self.trust = Trust::Broken;
        }
    }

    /// Whether the last two calls are one player's.
    fn has_called_again(&self) -> bool {
        let mut made = self.table.events.iter().rev().filter_map(Event::made_call).map(|made| made.by);
        let last = made.next().flatten();
        last.is_some() && made.next().flatten() == last
    }

    pub(super) fn ask_who_dealt(&mut self, told: &Told) {
        if let Told::Unclear(seats, span) = told {
            self.problem_if_sure(ProblemKind::WhoDealt { candidates: seats.to_vec() }, *span);
        }
    }
}

/// Whether these words are in a list of the vocabulary.
fn is_one_of(words: &str, list: &[&str]) -> bool {
    let folded = folded(words);
    list.contains(&folded.as_str())
}

//! Who dealt, where nobody says so and the first players named would have called out of turn: `pass pass, South 1H`.

use super::{Lexeme, Reader, Sheet, Token, Within};
use crate::{
    bridge::{Call, Seat},
    record::Event,
    shorthand::problem::{ProblemKind, Reading, Span},
};

/// A player named for the first time whose turn it is not, when North deals.
#[derive(Clone, Copy)]
pub(super) struct OutOfPlace {
    pub seat: Seat,
    /// How many calls were made before.
    pub calls: usize,
    pub span: Span,
    /// Whether a colon stands behind the seat: `N:1D`.
    pub has_colon: bool,
}

/// What the seats say of the dealer.
pub(super) enum Told {
    Nothing,
    /// This player dealt.
    Dealer(Seat),
    /// This player, or North.
    Unclear(Seat, Span),
}

/// Whether somebody else must have dealt: then all who are named call in turn.
pub(super) fn told(sheet: &Sheet, out_of_place: Option<OutOfPlace>) -> Told {
    let Some(OutOfPlace { seat, calls, span, has_colon }) = out_of_place else { return Told::Nothing };
    if calls == 0 {
        // `1C by South, X by West`: who opens has dealt, unless it was out of turn.
        let is_label = sheet.lexemes.first().is_some_and(|first| matches!(first.token, Token::Label(..)));
        let mut marks = sheet.lexemes.iter().skip(2).take_while(|lexeme| !lexeme.token.is_call());
        let out_of_turn = marks.any(|lexeme| lexeme.token == Token::OutOfTurn);
        let says_nothing = sheet.dealer.is_some() || out_of_turn || !is_label;
        return if says_nothing { Told::Nothing } else { Told::Dealer(seat) };
    }
    let says_otherwise = |lexeme: &Lexeme| {
        let marked = matches!(lexeme.token, Token::OutOfTurn | Token::Skip(_) | Token::Question | Token::Place(_));
        marked || lexeme.within == Within::Brackets && lexeme.token.is_call()
    };
    if sheet.dealer.is_some() || sheet.lexemes.iter().any(says_otherwise) {
        return Told::Nothing;
    }
    let dealer = (0..calls).fold(seat, |seat, _| seat.rho());
    let before = sheet.lexemes.iter().take_while(|lexeme| lexeme.token.seat().is_none());
    let only_passes = before.clone().all(|lexeme| matches!(lexeme.token, Token::Call(Call::Pass) | Token::Passes(_)));
    let is_bare = sheet.lexemes.iter().any(|lexeme| lexeme.span == span && lexeme.token == Token::Seat(seat));
    let in_word = is_bare && span.to - span.from > 2;
    let named = named_in_turn(&sheet.lexemes, dealer);
    let bids = sheet.lexemes.iter().any(|lexeme| lexeme.token.call().is_some_and(|call| call.bid().is_some()));
    if has_colon && (!bids || named.is_none_or(|named| named < 3)) {
        return Told::Nothing; // `P S:1H`
    }
    let Some(named) = named else {
        // `three passes, South opens 1D, North bids 1C`
        return match (only_passes, in_word || sheet.says_i) {
            (true, true) => Told::Dealer(dealer),
            (true, false) => Told::Unclear(dealer, span),
            (false, _) => Told::Nothing,
        };
    };
    match named {
        0..=2 if !in_word && !sheet.says_i && only_passes => Told::Unclear(dealer, span),
        // `1H s 2C`, `1H 2C by South`: a letter before a call, and a player after it, need no other mark.
        0..=2 if !in_word && !sheet.says_i => Told::Nothing,
        0 | 1 => Told::Unclear(dealer, span),
        2 if !only_passes && !sheet.says_i => Told::Unclear(dealer, span),
        // `P P N:1D E:1S S:1H`
        _ if has_colon => Told::Unclear(dealer, span),
        _ => Told::Dealer(dealer),
    }
}

/// How many calls are made by players who are named, all in turn, when this player deals; none if one is out of turn.
fn named_in_turn(lexemes: &[Lexeme], dealer: Seat) -> Option<usize> {
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
    pub(super) fn note_place(&mut self, seat: Seat, span: Span, rest: &[Lexeme]) {
        let first = !std::mem::replace(&mut self.has_named, true);
        let calls = self.table.events.len();
        let only_calls = self.table.events.iter().all(|event| matches!(event, Event::Call(_)));
        // `P P N:1D`: who calls out of turn needs no other mark.
        let only_passes =
            self.table.events.iter().all(|event| matches!(event, Event::Call(made) if made.call == Call::Pass));
        let goes_on = calls > 0 && only_passes && rest.iter().any(|lexeme| lexeme.token.seat().is_some());
        let has_colon = span.of(self.text).contains(':');
        let nobody_dealt = self.dealer_said.is_none() && (goes_on || !has_colon);
        if first && nobody_dealt && only_calls && seat != self.table.turn && self.table.goes_on_in_turn() {
            self.out_of_place = Some(OutOfPlace { seat, calls, span, has_colon });
        }
    }

    pub(super) fn ask_who_dealt(&mut self, told: &Told) {
        if let Told::Unclear(seat, span) = told {
            let choices = vec![Reading::Dealer(*seat), Reading::Dealer(Seat::North)];
            self.problem_if_sure(ProblemKind::Ambiguous { choices }, *span);
        }
    }
}

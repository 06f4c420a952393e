//! Passes that are not mentioned: `Partner opened 1NT and I answered 1S`. If only one side's calls are given, the opponents
//! between have passed, or somebody called out of turn; that is assumed and shown, or asked about.

use super::{
    Lexeme, Reader, Sheet, Token, Trust,
    table::{Open, Said},
};
use crate::{
    bridge::{Call, Seat},
    shorthand::{
        problem::{ProblemKind, Reading, Span},
        text::folded,
        words::LISTS,
    },
};

/// This many calls by one side, each with its player, are that side's auction and not a slip.
const AN_AUCTION: usize = 3;

/// What a text says about the players whose calls it does not give.
#[derive(Default)]
pub(super) struct Unsaid {
    /// The places of calls described as answers: `responded 1S`.
    answers: Vec<usize>,
    /// How many calls the players of one side make by turns, up to the first choice or change, where nobody else is named.
    of_one_side: usize,
    /// Whether a call is said to be out of turn, or its player is named with a colon.
    is_said: bool,
    /// Whether a player is said not to have called yet.
    pub says_who_had_not_called: bool,
    /// Whether an auction in another form is being read.
    pub in_form: bool,
    /// Whether players are named with a colon: `W: 2C`.
    with_colon: bool,
    /// Whether the writer tells of themselves.
    says_i: bool,
}

impl Unsaid {
    pub(super) fn of(text: &str, sheet: &Sheet) -> Unsaid {
        // `W:2C` and `W: 2C` say that West called, in turn or out of it.
        let has_colon = |lexeme: &Lexeme| lexeme.token.seat().is_some() && lexeme.span.of(text).ends_with(':');
        let says = |lexeme: &Lexeme| {
            let mark =
                matches!(lexeme.token, Token::OutOfTurn | Token::Skip(_) | Token::Question | Token::Simultaneous);
            mark || has_colon(lexeme) && text.get(lexeme.span.to..).is_some_and(is_glued)
        };
        let with_colon = sheet.lexemes.iter().any(has_colon);
        Unsaid {
            answers: sheet.answers.clone(),
            of_one_side: calls_of_one_side(&sheet.lexemes),
            is_said: sheet.lexemes.iter().any(says),
            says_who_had_not_called: sheet.says_who_had_not_called,
            in_form: sheet.in_form,
            with_colon,
            says_i: sheet.says_i,
        }
    }
}

fn is_glued(rest: &str) -> bool {
    rest.starts_with(|ch: char| !ch.is_whitespace())
}

fn calls_of_one_side(lexemes: &[Lexeme]) -> usize {
    let (mut label, mut callers): (Option<Seat>, Vec<Seat>) = (None, Vec::new());
    for lexeme in lexemes {
        match lexeme.token {
            Token::Arrow(_) | Token::Accepted | Token::Declined | Token::No | Token::Refusal | Token::MadeGood => break,
            token if token.seat().is_some() => label = token.seat(),
            token if token.is_call() => match label.take() {
                Some(seat) => callers.push(seat),
                None if matches!(token, Token::Call(Call::Pass) | Token::Passes(_)) => {}
                None => return 0,
            },
            _ => {}
        }
    }
    let first = callers.first().map(|seat| seat.side());
    if !callers.iter().all(|seat| Some(seat.side()) == first) {
        return 0;
    }
    // Who calls twice running is correcting a call, or calls out of turn.
    let in_turn = callers.windows(2).take_while(|pair| pair.first() != pair.last()).count();
    callers.len().min(in_turn + 1)
}

impl Reader<'_> {
    /// A player is named who calls after the next one, who is not mentioned: whether that one passed.
    pub(super) fn pass_between(&mut self, seat: Seat, call: Call, lexeme: &Lexeme, rest: &[Lexeme]) {
        let turn = self.table.turn;
        let between = seat == turn.lho() && self.table.open == Open::Nothing && self.table.last_call().is_some();
        let said = self.unsaid.is_said || self.unsaid.says_who_had_not_called;
        if between && self.uncontested && !self.unsaid.is_said && self.trust == Trust::Full {
            return self.table.called(Call::Pass, lexeme.span, Said::ByTurn);
        }
        if !between || said || self.trust == Trust::Broken {
            return;
        }
        let next = rest.iter().map(|next| next.token).find(|token| !is_beside(*token) && token.seat().is_none());
        if matches!(next, Some(Token::Accepted | Token::Declined)) && self.table.is_in_order(turn.lho(), call) {
            return; // nothing else could be chosen about
        }
        let answers = self.unsaid.answers.contains(&lexeme.span.from) || self.is_partners_only(rest);
        let told = self.unsaid.of_one_side;
        // `N opens 1H, S responds 1S, E 2H`: the one between calls next.
        let named_next = rest.iter().find_map(|next| next.token.seat()) == Some(turn);
        if (answers || told >= AN_AUCTION) && !named_next {
            self.put_in.push(turn);
            return self.table.called(Call::Pass, lexeme.span, Said::ByTurn);
        }
        if !(answers && named_next) && (told == 0 && !self.unsaid.says_i || self.unsaid.with_colon) {
            return;
        }
        let choices = vec![Reading::Call(Call::Pass), Reading::Skipped(turn)];
        self.problem(ProblemKind::Ambiguous { choices }, lexeme.span);
        self.trust = Trust::Broken;
    }

    /// Whether the call just read is said to be stayman, or a transfer: partner has bid.
    fn is_partners_only(&self, rest: &[Lexeme]) -> bool {
        let mut beside = rest.iter().take_while(|next| is_beside(next.token));
        beside.any(|next| match next.token {
            Token::Note(note) => self.notes.get(note).is_some_and(|words| is_answer(words)),
            _ => is_answer(next.span.of(self.text)),
        })
    }

    /// `1NT 2C (stayman)`: about the call of an opponent whose partner has not bid.
    pub(super) fn check_answer(&mut self, words: &str, span: Span) {
        let Some(last) = self.table.last_call().filter(|last| last.said != Said::BySeat && last.by == last.turn) else {
            return;
        };
        let alone = self.answers_nobody(last.by, last.call);
        if alone && !self.unsaid.in_form && is_answer(words) {
            let candidates = vec![last.by.lho(), last.by];
            self.problem_if_sure(ProblemKind::WhoCalled { candidates }, last.span.until(span));
            self.trust = Trust::Broken;
        }
    }

    /// Whether this is a bid over an opponent's, by a player whose partner has not bid.
    pub(super) fn answers_nobody(&self, by: Seat, call: Call) -> bool {
        call.bid().is_some() && self.has_bid(by.rho()) && !self.has_bid(by.partner())
    }
}

/// Whether these words about a call imply that partner has bid.
pub(super) fn is_answer(words: &str) -> bool {
    let folded = folded(words);
    LISTS.answering.contains(&folded.trim_matches(['(', ')', '[', ']', ' ', '"']))
}

/// What is said about a call comes between it and the next one.
const fn is_beside(token: Token) -> bool {
    matches!(
        token,
        Token::Purpose(_)
            | Token::BarePurpose(_)
            | Token::Meaning
            | Token::Hint
            | Token::Note(_)
            | Token::Shows(_)
            | Token::Exclamation
            | Token::Artificial
            | Token::Alerted
            | Token::Doubt
            | Token::Insufficient
            | Token::Oops
    )
}

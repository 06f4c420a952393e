//! Lexemes become events: who calls, what stands to be accepted or replaced, and what is said about a call.

mod choices;
mod claims;
pub(super) mod plan;
pub(super) mod seats;
mod standing;
mod table;

use super::{
    layout::Sheet,
    lexer::{Lexeme, Within},
    problem::{Problem, ProblemKind, Reading, Span},
    token::{Arrow, Colon, Token},
};
use crate::{
    bridge::{Call, Denomination, Seat, Side, Suit},
    lawbook::Edition,
    record::{Feature, LhoChoice, Record, Shows},
};
use table::{Open, Said, Table};

/// Reads a sheet. `laws` is the edition where the text names none.
pub(super) fn read(text: &str, sheet: Sheet, laws: Option<Edition>) -> Result<Record, Vec<Problem>> {
    let edition = sheet.laws.or(laws).unwrap_or_default();
    let mut reader = Reader::new(text, &sheet);
    for (at, lexeme) in sheet.lexemes.iter().enumerate() {
        let rest = sheet.lexemes.get(at + 1..).unwrap_or_default();
        reader.step(lexeme, rest);
    }
    reader.finish();
    let Reader { table, problems, .. } = reader;
    let problems: Vec<_> = sheet.problems.into_iter().chain(problems).collect();
    if !problems.is_empty() {
        return Err(problems);
    }
    if table.events.is_empty() {
        let span = Span { from: 0, to: text.len() };
        return Err(vec![Problem::new(ProblemKind::EmptyText, span)]);
    }
    Ok(Record { events: table.events, ..Record::new(edition, table.dealer) })
}

struct Reader<'t> {
    text: &'t str,
    table: Table,
    problems: Vec<Problem>,
    /// A seat that was said and whose call has not come yet.
    label: Option<(Seat, Span)>,
    /// `>` was said and the call has not come yet.
    arrow: Option<(Arrow, Span)>,
    /// Where a dealer was named by `W: ` at the very start.
    dealer_label: Option<Span>,
    /// The player who calls next, after others were skipped.
    skipped_to: Option<Seat>,
    /// The texts of the notes.
    notes: Vec<String>,
    /// Whether the dealer is said already.
    dealer_said: Option<Seat>,
    sides: Sides,
    trust: Trust,
}

/// Whose calls are written without brackets.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Sides {
    /// Everybody's.
    All,
    /// The side that deals or the other one: known when the first call comes.
    OneOfThem,
    /// The side that deals; the other one passes throughout.
    DealersOnly,
    /// This side's.
    Plain(Side),
}

/// Whether all calls so far were understood. Where not, what follows may seem wrong and be right.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Trust {
    Full,
    Broken,
}

impl<'t> Reader<'t> {
    fn new(text: &'t str, sheet: &Sheet) -> Reader<'t> {
        let bracketed = |lexeme: &Lexeme| lexeme.within == Within::Brackets && lexeme.token.is_call();
        let sides = if sheet.lexemes.iter().any(|lexeme| lexeme.token == Token::Uncontested) {
            Sides::DealersOnly
        } else if sheet.lexemes.iter().any(bracketed) {
            Sides::OneOfThem
        } else {
            Sides::All
        };
        let mut table = Table::new(sheet.dealer.unwrap_or(Seat::North));
        table.events.reserve(sheet.lexemes.len());
        Reader {
            text,
            table,
            problems: Vec::new(),
            label: None,
            arrow: None,
            dealer_label: None,
            skipped_to: None,
            notes: sheet.notes.clone(),
            dealer_said: sheet.dealer,
            sides,
            trust: Trust::Full,
        }
    }

    fn problem(&mut self, kind: ProblemKind, span: Span, suggestion: Option<String>) {
        let problem = Problem::new(kind, span);
        self.problems.push(match suggestion {
            Some(text) => problem.suggest(text),
            None => problem,
        });
    }

    /// A problem that may be the mere consequence of an earlier one.
    fn problem_if_sure(&mut self, kind: ProblemKind, span: Span) {
        if self.trust == Trust::Full {
            self.problem(kind, span, None);
        }
    }

    fn step(&mut self, lexeme: &Lexeme, rest: &[Lexeme]) {
        let span = lexeme.span;
        match lexeme.token {
            Token::Call(call) => self.call(call, lexeme),
            Token::LoneR => self.lone_r(lexeme),
            Token::ThreePasses => self.passes(3, span),
            Token::AllPass => self.passes(self.table.passes_left(), span),
            Token::End if rest.iter().any(|next| next.token.is_call()) => {}
            Token::End => self.passes(self.table.passes_left(), span),
            Token::Equals => self.equals(lexeme, rest),
            Token::Label(seat, colon) => self.seat(seat, span, rest, colon),
            Token::Seat(seat) => self.seat(seat, span, rest, Colon::Spaced),
            Token::Insufficient => self.insufficient(span),
            Token::Oops => self.oops(span, rest),
            Token::OutOfTurn => self.out_of_turn(span),
            Token::Accepted => self.choose(LhoChoice::Accepts, span),
            Token::Declined => self.choose(LhoChoice::Declines, span),
            Token::Arrow(arrow) => {
                if let Some((_, earlier)) = self.arrow.replace((arrow, span)) {
                    self.problem(ProblemKind::MarkWithoutCall, earlier, None);
                }
            }
            Token::MadeGood => self.made_good(span),
            Token::Comparable => self.comparable(span),
            Token::NotComparable => self.not_comparable(span),
            Token::Artificial => {
                // A pass names nothing, so an artificial one shows something, nobody says what.
                let names = self.table.last.as_ref().is_some_and(|last| last.call.bid().is_some());
                let shows = if names { Shows::NOTHING } else { Shows::from(Feature::UnknownSuit) };
                self.fact(span, |facts| {
                    facts.shows.get_or_insert(shows);
                });
            }
            Token::Shows(shows) => self.fact(span, |facts| facts.shows = Some(shows)),
            Token::BarePurpose(_) if self.table.last.is_some_and(|last| last.call == Call::Pass) => {
                self.problem_if_sure(ProblemKind::MarkWithoutCall, span);
            }
            Token::Purpose(purpose) | Token::BarePurpose(purpose) => {
                self.fact(span, |facts| facts.purpose = Some(purpose.into()))
            }
            Token::Hint if self.table.last.is_some_and(|last| last.call == Call::Pass) => {
                self.problem_if_sure(ProblemKind::MarkWithoutCall, span);
            }
            Token::Meaning | Token::Hint => self.meaning(span, span.of(self.text).trim().to_owned()),
            Token::Note(note) => {
                let words = self.notes.get(note).cloned().unwrap_or_default();
                self.meaning(span, words);
            }
            Token::Relative(relation) => self.relative(relation, span, rest),
            Token::Place(place) => self.place(place, span, rest),
            Token::Skip(seat) => self.skip(seat, span),
            Token::Question => self.question(span),
            Token::IMean => self.i_mean(span),
            Token::LeadOutOfTurn => self.problem(ProblemKind::LeadOutOfTurn, span, None),
            Token::Intended => self.fact(span, |facts| facts.unintended = Some(false)),
            Token::Ruled => self.ruled(),
            Token::Mispull => self.mispull(span, rest),
            Token::BadCall => {
                self.trust = Trust::Broken;
                (self.label, self.arrow) = (None, None);
                self.table.unknown_call();
            }
            Token::DealerWord | Token::BoardWord => self.problem(ProblemKind::UnknownWord, span, None),
            Token::Doubt
            | Token::Uncontested
            | Token::BadWord
            | Token::By
            | Token::SkippedWord
            | Token::Hand
            | Token::Agreement
            | Token::Result
            | Token::Filler
            | Token::Bar
            | Token::Dash
            | Token::Slash
            | Token::Dealer(_)
            | Token::Edition(_)
            | Token::OtherEdition => {}
        }
    }

    fn finish(&mut self) {
        if let Some((_, span)) = self.arrow.take() {
            self.problem(ProblemKind::MarkWithoutCall, span, None);
        }
        if let Some((_, span)) = self.label.take() {
            self.problem(ProblemKind::MarkWithoutCall, span, None);
        }
    }

    /// A call, by whomever it is.
    fn call(&mut self, call: Call, lexeme: &Lexeme) {
        let span = lexeme.span;
        let skipped_to = self.skipped_to.take().map(|seat| (seat, span));
        let label = self.label.take().or(skipped_to);
        let arrow = self.arrow.take();
        let whole = [label.map(|(_, at)| at), arrow.map(|(_, at)| at)].into_iter().flatten().fold(span, Span::until);
        let before = self.before_call();
        match (arrow, label) {
            (Some((arrow, at)), label) => self.replacement(call, span, (arrow, at), label),
            (None, Some((seat, _))) => {
                self.settle_sides(lexeme.within, seat);
                self.table.called_by(seat, call, span);
            }
            (None, None) => {
                if self.pass_for_others(lexeme) {
                    let said = match self.dealer_label {
                        Some(label) if self.table.events.is_empty() => Said::WithDealer(label),
                        Some(_) | None => Said::ByTurn,
                    };
                    self.table.called(call, span, said);
                }
            }
        }
        self.check_said_twice(before, whole);
    }

    /// Once the first call is there, it is known whose calls are in brackets.
    fn settle_sides(&mut self, within: Within, caller: Seat) {
        self.sides = match (self.sides, within) {
            (Sides::OneOfThem, Within::Text) => Sides::Plain(caller.side()),
            (Sides::OneOfThem, Within::Brackets) => Sides::Plain(caller.lho().side()),
            (Sides::DealersOnly, _) => Sides::Plain(self.table.dealer.side()),
            (sides @ (Sides::All | Sides::Plain(_)), _) => sides,
        };
    }

    /// Where brackets tell the sides apart, the passes between may be left out. False when the caller is unclear.
    fn pass_for_others(&mut self, lexeme: &Lexeme) -> bool {
        let turn = self.table.turn;
        if self.table.awaits_the_intended_call() {
            return true;
        }
        self.settle_sides(lexeme.within, turn);
        let Sides::Plain(plain) = self.sides else { return true };
        let caller_is_plain = lexeme.within == Within::Text;
        // A pass without brackets at the others' turn is theirs: somebody has spelt it out after all.
        let spelt_out = caller_is_plain && lexeme.token == Token::Call(Call::Pass);
        if (turn.side() == plain) == caller_is_plain || spelt_out {
            return true;
        }
        if let Open::Irregular { offender, .. } = self.table.open {
            let candidates = vec![offender, offender.partner()];
            let suggestion = format!("{offender}:{}", lexeme.span.of(self.text));
            self.problem(ProblemKind::WhoCalled { candidates }, lexeme.span, Some(suggestion));
            self.trust = Trust::Broken;
            return false;
        }
        self.table.called(Call::Pass, lexeme.span, Said::ByTurn);
        true
    }

    /// `R` alone: a redouble where a double stands.
    fn lone_r(&mut self, lexeme: &Lexeme) {
        if self.table.last_is_double() || self.trust == Trust::Broken {
            return self.call(Call::Redouble, lexeme);
        }
        let choices = vec![Reading::Call(Call::Redouble), Reading::BidWithoutLevel];
        self.problem(ProblemKind::Ambiguous { choices }, lexeme.span, Some("XX".to_owned()));
        self.trust = Trust::Broken;
        self.table.unknown_call();
    }

    /// Passes of one player after the other, whether or not brackets tell the sides apart.
    fn passes(&mut self, count: usize, span: Span) {
        if let Some((seat, _)) = self.label.take() {
            let before = self.before_call();
            self.table.called_by(seat, Call::Pass, span);
            self.check_said_twice(before, span);
            return self.passes_by_turn(count.saturating_sub(1), span);
        }
        self.passes_by_turn(count, span);
    }

    fn passes_by_turn(&mut self, count: usize, span: Span) {
        (0..count).for_each(|_| self.table.called(Call::Pass, span, Said::ByTurn));
    }

    /// `=` is a pass between calls; at the end it may also say that all passed.
    fn equals(&mut self, lexeme: &Lexeme, rest: &[Lexeme]) {
        let last = !rest.iter().any(|next| next.token.is_call());
        if !last || self.table.passes_left() <= 1 {
            return self.call(Call::Pass, lexeme);
        }
        let choices = vec![Reading::AllPass, Reading::Call(Call::Pass)];
        self.problem(ProblemKind::Ambiguous { choices }, lexeme.span, Some("AP".to_owned()));
    }

    /// What stands in brackets after a call, as written. A transfer shows the next suit above, unless suits are named.
    fn meaning(&mut self, span: Span, words: String) {
        let shows = self.table.last.as_ref().and_then(|last| shown_by_transfer(last.call, &words));
        self.fact(span, |facts| {
            let named = facts.shows.filter(|shows| *shows != Shows::NOTHING);
            facts.shows = named.or(shows).or(facts.shows);
            facts.meaning = Some(words.into());
        });
    }
}

/// What a call shows when all that is said of it is that it is a transfer: the next suit above.
fn shown_by_transfer(call: Call, words: &str) -> Option<Shows> {
    let is_transfer = ["transfer", "xfer", "overføring", "overforing"].contains(&words.to_lowercase().as_str());
    let named = call.bid().filter(|_| is_transfer)?.denomination;
    Some(Shows::from_iter([match named {
        Denomination::Diamonds => Feature::Suit(Suit::Hearts),
        Denomination::Hearts => Feature::Suit(Suit::Spades),
        Denomination::Clubs | Denomination::Spades | Denomination::Notrump => Feature::UnknownSuit,
    }]))
}

//! Lexemes become events: who calls, what may be accepted or replaced, and what is said about a call.

mod choices;
mod claims;
mod dealer;
mod doubts;
mod earlier;
mod named;
mod open;
pub(super) mod plan;
mod roles;
mod rows;
mod seats;
mod sides;
mod standing;
mod state;
mod table;
mod unsaid;

use super::{
    layout::Sheet,
    lexer::{Lexeme, Within, is_excuse},
    problem::{Problem, ProblemKind, Reading, Span},
    token::{Arrow, Colon, Token},
};
use crate::{
    bridge::{Call, Seat},
    lawbook::Edition,
    record::{LhoChoice, Record, Shows},
};
use state::{Reader, Trust};
use table::{Open, Said};

/// Reads a sheet. `laws` is the edition where the text names none.
pub(super) fn read(text: &str, sheet: Sheet, laws: Option<Edition>) -> Read {
    let edition = sheet.laws.or(laws).unwrap_or_default();
    let mut reader = Reader::all(text, &sheet);
    let told = dealer::told(text, &sheet, reader.out_of_place);
    if let dealer::Told::Dealer(seat) = told {
        let sheet = Sheet { dealer: Some(seat), ..sheet };
        return read(text, sheet, laws);
    }
    reader.ask_who_dealt(&told);
    reader.question_silent_side(&sheet);
    reader.finish(&sheet);
    let Reader { table, problems, put_in, left_out, irregular_at, asked, .. } = reader;
    // `W blorped it`: what West did is not known, and that is reported once.
    let is_unread = |player: Span| {
        let close = |next: Span| text.get(player.to..next.from).is_some_and(|between| between.trim().is_empty());
        sheet.problems.iter().any(|problem| problem.kind == ProblemKind::UnknownWord && close(problem.span))
    };
    let mut problems = problems;
    let of_unread = |problem: &mut Problem| problem.kind == ProblemKind::MarkWithoutCall && is_unread(problem.span);
    let idle: Vec<Span> = problems.extract_if(.., of_unread).map(|problem| problem.span).collect();
    let mut problems: Vec<_> = sheet.problems.into_iter().chain(problems).collect();
    for Problem { kind, span, .. } in &mut problems {
        if let ProblemKind::WhoseCall { by: by @ None, .. } = kind {
            *by = asked.iter().find(|(end, _)| *end == span.to).map(|(_, seat)| *seat);
        }
    }
    if problems.is_empty() && table.events.is_empty() {
        problems.push(Problem::new(ProblemKind::EmptyText, Span { from: 0, to: text.len() }));
    }
    let mut record = Record { events: table.events, ..Record::new(edition, table.dealer) };
    record.read_in_auction();
    Read { record, problems, put_in, left_out, irregular_at, idle }
}

/// What was read of a sheet; if there are problems, as far as it could be read.
pub(super) struct Read {
    pub record: Record,
    pub problems: Vec<Problem>,
    /// Whose passes were not written.
    pub put_in: Vec<Seat>,
    /// Passages that say nothing in their place.
    pub left_out: Vec<Span>,
    /// The end of the first irregular call.
    pub irregular_at: Option<usize>,
    /// Players named before unknown words.
    pub idle: Vec<Span>,
}

impl<'t> Reader<'t> {
    /// Everything that the sheet says, step by step.
    fn all(text: &'t str, sheet: &Sheet) -> Reader<'t> {
        let mut reader = Reader::new(text, sheet);
        for (at, lexeme) in sheet.lexemes.iter().enumerate() {
            let rest = sheet.lexemes.get(at + 1..).unwrap_or_default();
            reader.note_whose_call_is_asked(lexeme, sheet);
            reader.step(lexeme, rest);
            if reader.table.open != Open::Nothing {
                reader.irregular_at.get_or_insert(lexeme.span.to);
            }
        }
        reader
    }

    /// `1S 1H ib 2H`: who made the call that 2♥ may replace.
    fn note_whose_call_is_asked(&mut self, lexeme: &Lexeme, sheet: &Sheet) {
        let asks = |problem: &Problem| match problem.kind {
            ProblemKind::WhoseCall { over, .. } if problem.span.to == lexeme.span.to => Some(over),
            _ => None,
        };
        let last = self.table.last_call().filter(|_| self.trust == Trust::Full && lexeme.token.is_call());
        let Some(last) = last else { return };
        if sheet.problems.iter().find_map(asks) == Some(last.call) {
            self.asked.push((lexeme.span.to, last.by));
        }
    }

    fn step(&mut self, lexeme: &Lexeme, rest: &[Lexeme]) {
        let span = lexeme.span;
        if matches!(lexeme.token, Token::Accepted | Token::Declined)
            && let Some((seat, call)) = self.names_whose_call(lexeme, rest)
        {
            return self.chosen_of(seat, call, lexeme);
        }
        match lexeme.token {
            Token::Call(_) if std::mem::take(&mut self.reference) => {}
            Token::Call(call) if self.is_named_again(call, lexeme, rest) && self.is_apart(lexeme, rest) => {}
            // `1S 1H 1H (too low)`: the next player's call as well, perhaps.
            Token::Call(call) if self.is_named_again(call, lexeme, rest) => self.ask_whether_called(call, span),
            Token::Call(call) if self.may_be_said_of_it(call, lexeme, rest) => {
                self.label = None;
                self.ask_whether_called(call, span);
            }
            Token::Call(call) if self.is_of_another_player(call) => {
                self.label = None;
                self.ask_whether_called(call, span);
            }
            Token::Call(call) if self.is_key_line(call, lexeme, rest) => self.ask_whether_called(call, span),
            Token::Call(call) if self.repeats_the_replacement(call, rest) || self.names_earlier(call, rest) => {
                self.ask_whether_called(call, span);
            }
            Token::Call(call) => {
                self.reference = self.passes_over(lexeme, rest);
                self.call(call, lexeme, rest);
            }
            Token::No | Token::Refusal => self.no(lexeme, rest),
            Token::AcceptedSign => self.thumb(LhoChoice::Accepts, span),
            Token::DeclinedSign => self.thumb(LhoChoice::Declines, span),
            Token::SeatOrSuit(seat, shows) => self.seat_or_suit(seat, shows, span),
            Token::Simultaneous => self.simultaneous(span, rest),
            Token::Exclamation if self.is_about_irregular() && !self.meaning_stands_beside(rest) => {}
            Token::LoneR => self.lone_r(lexeme),
            Token::Passes(count) => self.counted_passes(count, span),
            Token::AllPass => self.all_pass(lexeme, rest),
            Token::End if rest.iter().any(|next| next.token.is_call()) => {}
            Token::End => self.passes(self.table.passes_left(), span),
            Token::Equals => self.equals(lexeme, rest),
            Token::Label(..) | Token::Seat(_) if std::mem::take(&mut self.owner_named) => {}
            Token::Label(..) | Token::Seat(_) if self.refers_to_last(lexeme, rest) => self.reference = true,
            Token::Label(seat, colon) => self.seat(seat, span, rest, colon),
            Token::Seat(seat) => self.seat(seat, span, rest, Colon::Missing),
            Token::Illegal if self.is_about_irregular() => {}
            Token::Illegal if self.table.last_call().is_some_and(|last| last.call.bid().is_none()) => {
                self.left_out.push(span);
            }
            Token::Insufficient | Token::Illegal => self.insufficient(span),
            Token::By => self.by_role(span, rest),
            Token::Opener | Token::Responder | Token::Overcaller => self.role(lexeme.token, span, rest),
            Token::PartnersVerb | Token::OwnVerb => self.verb_of(lexeme.token, span, rest),
            Token::Alerted if !self.matters_what_it_shows() || self.meaning_stands_beside(rest) => {}
            Token::WrongCall if self.is_about_irregular() && rest.first().is_some_and(|next| next.token.is_call()) => {
                self.i_mean(span);
            }
            Token::Oops | Token::Sorry if self.corrects_somebody(rest) => self.i_mean(span),
            Token::Oops | Token::WrongCall => self.oops(span, rest),
            Token::Sorry => self.left_out.push(span),
            Token::OutOfTurn => self.out_of_turn(span),
            Token::Accepted | Token::Declined
                if self.names_another_call(lexeme, rest) || self.may_be_said_of_the_replacement(lexeme, rest) =>
            {
                let choices = vec![Reading::Accepts, Reading::Declines, Reading::ChangeOfCall];
                self.problem_if_sure(ProblemKind::Ambiguous { choices }, span);
                self.trust = Trust::Broken;
            }
            Token::Accepted | Token::Declined if self.chooses_about_nothing(lexeme, rest) => {
                let Some(call) = rest.first() else { return };
                self.ask_whether_called(call.token.call().unwrap_or(Call::Pass), call.span);
            }
            Token::Accepted => {
                self.reference = self.names_its_call(lexeme, rest);
                self.choose(LhoChoice::Accepts, span);
            }
            Token::Declined => {
                let chooser = self.table.chooser();
                self.reference = self.names_its_call(lexeme, rest);
                self.choose(LhoChoice::Declines, span);
                self.declined_and_called(chooser, lexeme, rest);
            }
            Token::Arrow(arrow) if self.is_unclear_arrow(arrow, rest) => {
                let call = rest.first().and_then(|next| next.token.call());
                self.problem_if_sure(self.whose_call(call), span);
                self.trust = Trust::Broken;
            }
            Token::Arrow(arrow) => {
                if let Some((before, earlier)) = self.arrow.replace((arrow, span))
                    && before != Arrow::Told
                {
                    self.problem(ProblemKind::MarkWithoutCall, earlier);
                }
            }
            Token::MadeGood => self.made_good(span, rest),
            Token::Comparable => self.comparable(span),
            Token::NotComparable => self.not_comparable(span, rest),
            Token::Artificial | Token::Exclamation | Token::Alerted => self.artificial(span),
            Token::Shows(shows) => self.fact(span, |facts| {
                facts.shows = Some(facts.shows.map_or(shows, |before| before.union(shows)));
            }),
            Token::BarePurpose(_) if self.table.last.is_some_and(|last| last.call == Call::Pass) => {
                self.problem_if_sure(ProblemKind::MarkWithoutCall, span);
            }
            Token::Purpose(purpose) | Token::BarePurpose(purpose) => self.purpose(span, purpose),
            Token::Hint if self.table.last.is_some_and(|last| last.call == Call::Pass) => {
                self.problem_if_sure(ProblemKind::MarkWithoutCall, span);
            }
            Token::Meaning | Token::Hint => self.meaning(span, span.of(self.text).trim().to_owned()),
            Token::Note(note) => {
                let words = self.notes.get(note).cloned().unwrap_or_default();
                if is_excuse(&words) {
                    self.left_out.push(span);
                } else {
                    self.meaning(span, words);
                }
            }
            Token::ToldChoice => self.told.push(span),
            Token::Comment => self.comments.push(span),
            Token::Relative(relation) => self.relative(relation, span, rest),
            Token::Place(place) => self.place(place, span, rest),
            Token::Skip(seat) => self.skip(seat, span, rest),
            Token::Question => self.question(span),
            Token::IMean => self.i_mean(span),
            Token::LeadFaced => self.lead_faced(span),
            Token::LeadOutOfTurn => self.problem(ProblemKind::LeadOutOfTurn, span),
            Token::IntendedWord if rest.first().is_some_and(|next| next.token.call().is_some_and(is_no_pass)) => {
                self.i_mean(span);
            }
            // `1H P 1H 2H intended`: the next call, or the one that was meant.
            Token::IntendedWord if self.table.last_call().is_some_and(|last| self.table.follows_irregular(last)) => {
                let choices = vec![Reading::ChangeOfCall, Reading::NextCall];
                self.problem_if_sure(ProblemKind::Ambiguous { choices }, span);
            }
            Token::Intended | Token::IntendedWord => self.fact(span, |facts| facts.unintended = Some(false)),
            Token::Ruled => self.ruled(rest),
            Token::Mispull => self.mispull(span, rest),
            Token::WrongCard if matches!(rest.first(), Some(next) if matches!(next.token, Token::Arrow(_) | Token::IMean)) =>
            {
                self.mispull(span, rest);
            }
            Token::WrongCard => {
                let choices = vec![Reading::Unintended, Reading::Remark];
                self.problem_if_sure(ProblemKind::Ambiguous { choices }, span);
                self.trust = Trust::Broken;
            }
            Token::Slip => self.slip(span, rest),
            Token::BadCall => {
                self.trust = Trust::Broken;
                (self.label, self.arrow) = (None, None);
                self.table.unknown_call();
            }
            Token::DealerWord
            | Token::DealerOf
            | Token::BoardWord
            | Token::TurnWord
            | Token::Over
            | Token::HadCalled
            | Token::ChangeVerb
            | Token::ChangeTo
            | Token::Opponents
            | Token::Before
            | Token::CouldCall
            | Token::Or => self.problem(ProblemKind::UnknownWord, span),
            Token::Sides => self.side(span),
            Token::Instead => self.instead(span, rest),
            _ => {}
        }
    }

    /// A call by any player.
    fn call(&mut self, call: Call, lexeme: &Lexeme, rest: &[Lexeme]) {
        let span = lexeme.span;
        let skipped_to = self.skipped_to.take().map(|seat| (seat, span));
        self.ask_when_passed(lexeme);
        let named = self.label.filter(|(seat, _)| self.arrow.is_none() && self.restates(*seat, call, span));
        if let Some((_, named_at)) = named {
            self.label = None;
            return self.left_out.push(named_at.until(span));
        }
        if let Some((seat, named_at)) = self.label.filter(|_| self.arrow.is_none()) {
            self.note_place(seat, named_at);
            self.pass_between(seat, call, lexeme, rest);
        }
        let label = self.label.take().or(skipped_to);
        let arrow = self.arrow.take();
        let whole = [label.map(|(_, at)| at), arrow.map(|(_, at)| at)].into_iter().flatten().fold(span, Span::until);
        let before = self.before_call();
        match (arrow, label) {
            (Some((arrow, at)), label) => self.replacement(call, span, (arrow, at), label),
            (None, Some((seat, named_at))) => {
                self.settle_sides(lexeme.within, seat);
                self.ask_about_rows(seat, named_at);
                self.table.called_by(seat, call, span);
                self.note_row(Said::BySeat, span, Some(named_at));
            }
            (None, None) => {
                self.ask_after_intended(call, span);
                self.ask_after_the_director(span);
                if self.pass_for_others(lexeme) {
                    let said = match self.dealer_label {
                        Some(label) if self.table.events.is_empty() => Said::WithDealer(label),
                        Some(_) | None => Said::ByTurn,
                    };
                    self.table.called(call, span, said);
                    self.note_row(said, span, self.dealer_label);
                }
            }
        }
        self.made_together();
        self.check_said_twice(before, whole);
    }
}

fn is_no_pass(call: Call) -> bool {
    call != Call::Pass
}

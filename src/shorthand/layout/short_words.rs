//! Short words that look like a call or a player and may be something else: `ps`, `pa`, `no?`, `eg`, `w/ 4 spades`.

use super::Sheet;
use crate::{
    bridge::{Call, Relation, Seat},
    shorthand::{
        lexer::Lexeme,
        problem::{ProblemKind, Reading, Span},
        text::folded,
        token::Token,
        words::LISTS,
    },
};

impl Sheet {
    /// Asks what such a word says, wherever it may say something of a call.
    pub(super) fn question_short_words(&mut self, text: &str) {
        if self.in_form {
            return;
        }
        let calls: Vec<Span> = self.lexemes.iter().filter(|one| one.token.is_call()).map(|one| one.span).collect();
        let slips = calls.windows(2).filter_map(|pair| slip_between(pair.first()?.to, pair.last()?.from, text));
        let passes = slips
            .chain(self.tags(text))
            .chain(self.notes(text))
            .map(|span| (vec![Reading::Call(Call::Pass), Reading::Remark], span));
        let doubts = self.asked_with_or(&calls, text).map(|span| (vec![Reading::IsSo, Reading::IsNotSo], span));
        let players = self.players_that_may_be_words(text);
        let asked: Vec<(Vec<Reading>, Span)> = passes.chain(doubts).chain(players).collect();
        asked.into_iter().for_each(|(choices, span)| self.problem(span, choices));
    }

    /// `West doubled, no?`; of `1H no?` it is asked elsewhere whether LHO declined.
    fn tags(&self, text: &str) -> impl Iterator<Item = Span> {
        let irregular = self.first_insufficient().filter(|at| self.call_at(*at).and_then(Call::bid).is_some());
        let is_tag = |(at, one): &(usize, &Lexeme)| {
            let is_asked = text.get(one.span.to..).is_some_and(|rest| rest.starts_with('?'));
            one.token == Token::No && is_asked && irregular.map(|bid| bid + 1) != Some(*at)
        };
        let tags: Vec<Span> = self.lexemes.iter().enumerate().filter(is_tag).map(|(_, one)| one.span).collect();
        tags.into_iter()
    }

    /// `1S 1H ib. NB South didn't see it`: nota bene, or no bid, where a sentence begins that goes on with no call.
    fn notes(&self, text: &str) -> impl Iterator<Item = Span> {
        let begins = |one: &Lexeme| {
            let before = text.get(..one.span.from).unwrap_or_default().trim_end_matches(' ');
            before.is_empty() || before.ends_with(['.', '!', ';', '\n'])
        };
        let goes_on = |at: usize, one: &Lexeme| {
            let behind = text.get(one.span.to..).unwrap_or_default();
            let word = behind.trim_start_matches([' ', ',', '.', '\n']);
            let from = one.span.to + behind.len() - word.len();
            let is_call = self.token(at + 1).is_some_and(Token::is_call) && self.span_of(at + 1, at + 2).from == from;
            let of_player = self.is_player(at + 1) && self.token(at + 2).is_some_and(Token::is_call);
            word.starts_with(char::is_alphanumeric) && !is_call && !of_player
        };
        let calls: Vec<usize> = (0..self.lexemes.len()).filter(|at| self.call_at(*at).is_some()).collect();
        let is_note = |(at, one): &(usize, &Lexeme)| {
            one.token == Token::Call(Call::Pass)
                && LISTS.nota_bene.contains(&folded(one.span.of(text)).as_str())
                && begins(one)
                && (goes_on(*at, one) || self.is_set_apart_behind(*at, &calls, ".", text))
        };
        let notes: Vec<Span> = self.lexemes.iter().enumerate().filter(is_note).map(|(_, one)| one.span).collect();
        notes.into_iter()
    }

    /// `West passed, or did they?`: a doubt about what was told last, where it is not asked about word by word.
    fn asked_with_or(&self, calls: &[Span], text: &str) -> Option<Span> {
        let span = or_at_the_end(self.end_of_what_is_said(*calls.last()?), text)?;
        let is_read = |one: &Lexeme| one.token == Token::Or && one.span.from == span.from;
        (!self.lexemes.iter().any(is_read)).then_some(span)
    }

    fn end_of_what_is_said(&self, last: Span) -> Span {
        self.lexemes
            .iter()
            .filter(|one| one.token.is_material())
            .map(|one| one.span)
            .max_by_key(|span| span.to)
            .unwrap_or(last)
    }

    /// `1S 1H to pass`: two passes in Norwegian, one in English, where nothing tells which it is.
    pub(super) fn question_to_pass(&mut self, text: &str) {
        let is_norwegian =
            |word: &str| LISTS.norwegian.contains(&word.trim_start_matches(|ch: char| ch.is_ascii_digit()));
        if folded(text).split(|ch: char| !ch.is_alphanumeric()).any(is_norwegian) {
            return;
        }
        let is_to_pass = |at: &usize| {
            matches!(self.token(*at), Some(Token::Passes(2)))
                && LISTS.to_pass.contains(&self.word_at(*at, text).as_str())
        };
        let found: Vec<usize> = (0..self.lexemes.len()).filter(is_to_pass).collect();
        for at in found {
            // `South chose to pass`
            let chooses = |at: usize| LISTS.chooses_verb.contains(&self.word_at(at, text).as_str());
            if at.checked_sub(1).is_some_and(chooses) {
                self.lexemes.iter_mut().skip(at).take(1).for_each(|one| one.token = Token::Call(Call::Pass));
                continue;
            }
            self.unclear(at, ProblemKind::Ambiguous { choices: vec![Reading::Call(Call::Pass), Reading::Remark] });
        }
    }

    /// `eg 1C 1S 1H`: for example, or *I* in Nynorsk. `1H w/ 4 spades`: with, or West.
    fn players_that_may_be_words(&self, text: &str) -> Vec<(Vec<Reading>, Span)> {
        let others = self.lexemes.iter().skip(1).any(|one| one.token.seat().is_some() || one.token.is_verb());
        let is_asked = |(at, span, token): (usize, Span, Token)| {
            let is_example = at == 0
                && token == Token::Relative(Relation::Same)
                && !others
                && LISTS.for_example.contains(&folded(span.of(text)).trim_end_matches([':', ' ']));
            let is_with = token.seat() == Some(Seat::West) && span.to - span.from == 1 && is_with(span.to, text);
            let seat = token.seat().unwrap_or(self.seat_of_writer());
            (is_example || is_with).then(|| (vec![Reading::Seat(seat), Reading::Remark], span))
        };
        self.lexemes.iter().enumerate().map(|(at, one)| (at, one.span, one.token)).filter_map(is_asked).collect()
    }
}

/// `1C ps 1C`, `1C, pa, 1H`: a postscript or the Norwegian `på`, or a slip for a pass, between two calls and with nothing else.
fn slip_between(from: usize, to: usize, text: &str) -> Option<Span> {
    let between = text.get(from..to)?;
    let word = between.trim_matches(|ch: char| " ,-|\t\n".contains(ch));
    let at = from + between.find(word)?;
    (LISTS.slips_for_a_pass.iter().any(|slip| word.eq_ignore_ascii_case(slip)))
        .then_some(Span { from: at, to: at + word.len() })
}

/// `w/ 4 spades`, `v/5 hjerter`; `w/r` is the vulnerability.
fn is_with(to: usize, text: &str) -> bool {
    let behind = text.get(to..).and_then(|rest| rest.strip_prefix('/')).unwrap_or_default();
    behind.strip_prefix(' ').unwrap_or(behind).starts_with(|ch: char| ch.is_ascii_digit())
}

/// `West passed, or did they?`: a doubt about what was told last.
fn or_at_the_end(last: Span, text: &str) -> Option<Span> {
    let rest = text.get(last.to..)?;
    let said = rest.trim_start_matches([' ', ',', '.', '-', '\n']);
    let (words, _) = said.split_once('?')?;
    let first = folded(words.split(' ').next()?);
    let from = text.len() - said.len();
    let is_or = LISTS.tokens.iter().any(|(word, token)| *token == Token::Or && *word == first);
    let is_doubt = is_or && words.contains(' ');
    is_doubt.then_some(Span { from, to: from + words.len() + 1 })
}

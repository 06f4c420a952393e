//! Short words that look like a call or a player and may be something else: `ps`, `pa`, `no?`, `eg`, `w/ 4 spades`.

use super::Sheet;
use crate::{
    bridge::{Call, Relation, Seat},
    shorthand::{
        lexer::Lexeme,
        problem::{Problem, ProblemKind, Reading, Span},
        text::folded,
        token::Token,
        words::LISTS,
    },
};

/// Slips for a pass that are words as well: a postscript, and the Norwegian `på`.
const SLIPS: [&str; 2] = ["ps", "pa"];

impl Sheet {
    /// Asks what such a word says, wherever it may say something of a call.
    pub(super) fn question_short_words(&mut self, text: &str) {
        if self.in_form {
            return;
        }
        let calls: Vec<Span> = self.lexemes.iter().filter(|one| one.token.is_call()).map(|one| one.span).collect();
        let slips = calls.windows(2).filter_map(|pair| slip_between(pair.first()?.to, pair.last()?.from, text));
        let pass_or_remark = || ProblemKind::Ambiguous { choices: vec![Reading::Call(Call::Pass), Reading::Remark] };
        let mut problems: Vec<Problem> = slips.map(|span| Problem::new(pass_or_remark(), span)).collect();
        // `West doubled, no?`
        let is_asked = |one: &&Lexeme| text.get(one.span.to..).is_some_and(|rest| rest.starts_with('?'));
        let tags = self.lexemes.iter().filter(|one| one.token == Token::No).filter(is_asked);
        problems.extend(tags.map(|one| Problem::new(pass_or_remark(), one.span)));
        let (said, doubted) = (Reading::IsSo, Reading::IsNotSo);
        let doubts = calls.last().and_then(|last| doubt_at_the_end(self.end_of_what_is_said(*last), text));
        problems.extend(doubts.map(|span| Problem::new(ProblemKind::Ambiguous { choices: vec![said, doubted] }, span)));
        problems.extend(self.players_that_may_be_words(text));
        self.problems.extend(problems);
    }

    fn end_of_what_is_said(&self, last: Span) -> Span {
        self.lexemes
            .iter()
            .filter(|one| one.token.is_material())
            .map(|one| one.span)
            .max_by_key(|span| span.to)
            .unwrap_or(last)
    }

    /// `eg 1C 1S 1H`: for example, or *I* in Nynorsk. `1H w/ 4 spades`: with, or West.
    fn players_that_may_be_words(&self, text: &str) -> Vec<Problem> {
        let others = self.lexemes.iter().skip(1).any(|one| one.token.seat().is_some() || one.token.is_verb());
        let problem = |seat: Seat, span: Span| {
            let choices = vec![Reading::CalledBy(seat), Reading::Remark];
            Problem::new(ProblemKind::Ambiguous { choices }, span)
        };
        let is_asked = |(at, span, token): (usize, Span, Token)| {
            let is_example = at == 0
                && token == Token::Relative(Relation::Same)
                && !others
                && folded(span.of(text)).trim_end_matches([':', ' ']) == "eg";
            let is_with = token.seat() == Some(Seat::West) && span.to - span.from == 1 && is_with(span.to, text);
            (is_example || is_with).then(|| problem(token.seat().unwrap_or(self.seat_of_writer()), span))
        };
        self.lexemes.iter().enumerate().map(|(at, one)| (at, one.span, one.token)).filter_map(is_asked).collect()
    }
}

/// `1C ps 1C`, `1C, pa, 1H`: such a word between two calls, and nothing else.
fn slip_between(from: usize, to: usize, text: &str) -> Option<Span> {
    let between = text.get(from..to)?;
    let word = between.trim_matches(|ch: char| " ,-|\t\n".contains(ch));
    let at = from + between.find(word)?;
    SLIPS.iter().any(|slip| word.eq_ignore_ascii_case(slip)).then_some(Span { from: at, to: at + word.len() })
}

/// `w/ 4 spades`, `v/5 hjerter`; `w/r` is the vulnerability.
fn is_with(to: usize, text: &str) -> bool {
    let behind = text.get(to..).and_then(|rest| rest.strip_prefix('/')).unwrap_or_default();
    behind.starts_with(|ch: char| ch == ' ' || ch.is_ascii_digit())
}

/// `West passed, or did they?`: a doubt about what was told last.
fn doubt_at_the_end(last: Span, text: &str) -> Option<Span> {
    let rest = text.get(last.to..)?;
    let said = rest.trim_start_matches([' ', ',', '.', '-', '\n']);
    let (words, _) = said.split_once('?')?;
    let first = folded(words.split(' ').next()?);
    let from = text.len() - said.len();
    let is_or = LISTS.tokens.iter().any(|(word, token)| *token == Token::Or && *word == first);
    let is_doubt = is_or && words.contains(' ');
    is_doubt.then_some(Span { from, to: from + words.len() + 1 })
}

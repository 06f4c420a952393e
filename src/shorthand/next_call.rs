//! A question about the call that may follow an irregular one: `1S 1H. pass ok?`, `1S 1H, X?`, `1S 1H, dobling lov?`. Read as that
//! call it would accept the other, and nobody has said that it was made.

use super::{
    lexer::Lexeme,
    problem::{Problem, ProblemKind, Reading, Span},
    text::folded,
    token::Token,
    words::LISTS,
};
use crate::bridge::Call;

/// The most words between a call and the question mark.
const WORDS: usize = 3;

/// Calls, players and marks of a text, in its order.
pub(super) struct Said {
    lexemes: Vec<Lexeme>,
}

impl Said {
    pub fn new(lexemes: &[Lexeme]) -> Said {
        let is_said = |one: &&Lexeme| one.token.is_material() && one.token != Token::OutOfTurn;
        Said { lexemes: lexemes.iter().filter(is_said).copied().collect() }
    }

    /// The question, if the last call comes right after the first irregular one, which ends there, and is asked about.
    pub fn question(&self, text: &str, irregular_at: usize) -> Option<Problem> {
        let names = |one: &&&Lexeme| one.token.seat().is_some() || matches!(one.token, Token::Relative(_));
        // `X by South?`
        let is_owner = |one: &&&Lexeme| names(one) || one.token == Token::By;
        let owner = self.lexemes.iter().rev().take_while(|one| is_owner(&one)).count();
        let (said, owner) = self.lexemes.split_at_checked(self.lexemes.len() - owner)?;
        let (last, rest) = said.split_last()?;
        let call = called(last.token)?;
        let end = owner.last().unwrap_or(last).span;
        let named = rest.iter().rev().take_while(|one| names(&one)).count();
        let (before, _) = rest.split_at_checked(rest.len() - named)?;
        let follows = last.span.from >= irregular_at && before.last()?.span.to <= irregular_at;
        let is_asked = is_asked(text, last.span)
            || is_doubted(text, before, end)
            || named == 0 && follows_a_question(text, before.last()?.span, last);
        let choices = vec![Reading::Call(call), Reading::Remark];
        (follows && is_asked).then(|| Problem::new(ProblemKind::Ambiguous { choices }, last.span))
    }
}

fn called(token: Token) -> Option<Call> {
    if token == Token::DoubleVerb { Some(Call::Double) } else { token.call() }
}

/// `X ok now?`, `pass lov?`
fn is_asked(text: &str, call: Span) -> bool {
    let rest = text.get(call.to..).unwrap_or_default();
    let Some((words, _)) = rest.split_once('?') else { return false };
    let said = folded(words);
    let words: Vec<&str> = said.split(' ').filter(|word| !word.is_empty()).collect();
    let is_plain = said.chars().all(|ch| ch.is_alphabetic() || ch == ' ');
    let speaks_of_another = |word: &&str| LISTS.subjects.contains(word) || LISTS.copulas.contains(word);
    is_plain
        && words.len() <= WORDS
        && words.iter().any(|word| LISTS.questioned.contains(word))
        && !words.iter().any(speaks_of_another)
}

/// `1S 1H X?`, `1S 1H, E pass?`: where no other call has such a mark.
fn is_doubted(text: &str, before: &[Lexeme], call: Span) -> bool {
    let rest = text.get(call.to..).unwrap_or_default();
    let behind = |one: &Lexeme| text.get(one.span.to..).unwrap_or_default().trim_start().starts_with('?');
    rest.trim() == "?" && !before.iter().any(behind)
}

/// `1S 1H what now? X`: a letter behind a question in words.
fn follows_a_question(text: &str, before: Span, call: &Lexeme) -> bool {
    let gap = text.get(before.to..call.span.from).unwrap_or_default();
    let asked = gap.rsplit_once('?').map_or("", |(words, _)| words);
    // `2H(?,S-)`: nobody asks in brackets.
    !gap.contains('(') && asked.contains(char::is_alphabetic) && call.span.to - call.span.from == 1
}

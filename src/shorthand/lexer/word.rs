//! Words and notes by themselves, as other forms have them.

use super::{Letters, Lexer, Problem, Token, WORDS, Within, bids, brackets};
use crate::{
    bridge::Call,
    shorthand::{
        auction::Source,
        problem::{ProblemKind, Reading},
        text::clean,
        token::Arrow,
        words::LISTS,
    },
};

/// Which language's letters stand for the suits in these calls.
pub(in crate::shorthand) fn letters<'t>(calls: impl Iterator<Item = &'t str> + Clone) -> Letters {
    if calls.clone().all(|call| standard(call).is_some()) {
        return Letters::Usual;
    }
    bids::letters_of(&clean(&calls.collect::<Vec<_>>().join(" ")))
}

/// The call that a word is by itself.
pub(in crate::shorthand) fn call(word: &str, letters: Letters) -> Result<Call, ProblemKind> {
    if letters == Letters::Usual
        && let Some(call) = standard(word)
    {
        return Ok(call);
    }
    let glyphs = clean(word);
    let mut lexer = Lexer::new(Source::plain(word), &glyphs, Within::Text, letters);
    lexer.read_all();
    let token = match lexer.lexemes.as_slice() {
        [only] if lexer.problems.is_empty() => only.token,
        _ => Token::BadCall,
    };
    if token == Token::DoubleVerb {
        return Ok(Call::Double);
    }
    if token == Token::LoneR {
        return Ok(Call::Redouble);
    }
    token.call().map_or_else(|| unclear(&lexer.problems), Ok)
}

/// The calls that a word may stand for: one, such as `1T` in French letters, or several.
fn unclear(problems: &[Problem]) -> Result<Call, ProblemKind> {
    match problems.first().map(|problem| &problem.kind) {
        Some(kind @ ProblemKind::Ambiguous { choices }) => match choices.as_slice() {
            [Reading::Call(only)] => Ok(*only),
            _ => Err(kind.clone()),
        },
        Some(kind @ ProblemKind::Schematic { .. }) => Err(kind.clone()),
        _ => Err(ProblemKind::NotACall),
    }
}

/// A call as the Portable Bridge Notation has it. `1N` is a bid, too.
fn standard(word: &str) -> Option<Call> {
    if word.eq_ignore_ascii_case("pass") {
        return Some(Call::Pass);
    }
    let upper = word.to_ascii_uppercase();
    upper.parse().or_else(|_| format!("{upper}T").parse()).ok().filter(|_| word.is_ascii())
}

/// `AP`, `all pass`
pub(in crate::shorthand) fn is_all_pass(word: &str) -> bool {
    if standard(word).is_some() {
        return false;
    }
    let glyphs = clean(word);
    WORDS.at(&glyphs, 0).is_some_and(|found| found == (Token::AllPass, glyphs.len()))
}

/// Whether it is claimed, and nothing else, that a bid is insufficient.
pub(in crate::shorthand) fn claims_insufficiency(note: &str) -> bool {
    let glyphs = clean(note);
    let is_claim = WORDS.at(&glyphs, 0).is_some_and(|found| found == (Token::Insufficient, glyphs.len()));
    is_claim && !LISTS.everyday.iter().any(|word| note.eq_ignore_ascii_case(word))
}

/// Whether the shorthand has this word, or it is a call.
pub(in crate::shorthand) fn knows(word: &str) -> bool {
    let glyphs = clean(word);
    let is_word = WORDS.at(&glyphs, 0).is_some_and(|(_, length)| length == glyphs.len());
    is_word || call(word, Letters::Usual).is_ok()
}

/// What a text in brackets, or a note, says about a call in the words of the shorthand, if anything.
pub(in crate::shorthand) fn description(text: &str) -> Option<Token> {
    brackets::description(&clean(text))
}

/// `Dbl corrected to Pass`: only a call and the one that replaced it.
pub(in crate::shorthand) fn correction(text: &str) -> Option<(Call, Call)> {
    let glyphs = clean(text);
    let inside = Lexer::run(Source::plain(text), &glyphs);
    let tokens: Vec<Token> = inside.lexemes.iter().map(|lexeme| lexeme.token).collect();
    match tokens.as_slice() {
        [Token::Call(first), Token::Arrow(Arrow::Told), Token::Call(then)] => Some((*first, *then)),
        _ => None,
    }
}

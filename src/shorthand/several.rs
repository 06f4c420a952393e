//! Two auctions in one text, one of which is asked about: a numbered list of auctions, or paragraphs of calls.

use super::{
    auction::Source,
    lexer::Lexer,
    problem::{Problem, ProblemKind, Span},
    text::Glyph,
    token::Token,
};

/// The second auction of the text, if there are two.
pub(super) fn second(source: Source, glyphs: &[Glyph]) -> Option<Problem> {
    if !glyphs.iter().any(|glyph| glyph.ch == '\n') {
        return None;
    }
    let lines: Vec<&[Glyph]> = glyphs.split(|glyph| glyph.ch == '\n').collect();
    let numbered = lines.iter().copied().filter(|line| is_numbered(line) && calls(source, line) > 1);
    let after_blank = lines.windows(2).filter_map(|pair| match pair {
        [before, line] if before.iter().all(|glyph| glyph.ch == ' ') => Some(*line),
        _ => None,
    });
    let first = lines.first().copied().into_iter();
    let paragraphs = first.chain(after_blank).filter(|line| is_auction(source, line));
    let second = numbered.skip(1).chain(paragraphs.skip(1)).next()?;
    let span = second.iter().filter(|glyph| glyph.ch != ' ').map(|glyph| glyph.span).reduce(Span::until)?;
    Some(Problem::new(ProblemKind::TwoTables, span))
}

/// `1. 1S 1H`, `2) 1NT`
fn is_numbered(line: &[Glyph]) -> bool {
    let digits = line.iter().take_while(|glyph| glyph.ch.is_ascii_digit()).count();
    let rest: Vec<char> = line.iter().skip(digits).take(2).map(|glyph| glyph.ch).collect();
    (1..3).contains(&digits) && matches!(rest.as_slice(), ['.' | ')', ' '])
}

fn calls(source: Source, line: &[Glyph]) -> usize {
    Lexer::run(source, line).lexemes.iter().filter(|lexeme| lexeme.token.is_call()).count()
}

/// Whether the line is an opening bid and more calls, and nothing else.
fn is_auction(source: Source, line: &[Glyph]) -> bool {
    let lexed = Lexer::run(source, line);
    let is_bid = |token: Token| token.call().is_some_and(|call| call.bid().is_some());
    lexed.lexemes.first().is_some_and(|first| is_bid(first.token))
        && lexed.lexemes.len() > 1
        && lexed.problems.is_empty()
        && lexed.lexemes.iter().all(|lexeme| lexeme.token.call().is_some() || lexeme.token == Token::Insufficient)
}

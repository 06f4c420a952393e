//! The sentences before an auction that is not in a table: `Club game, last night. Dealer South. 1S 1H`.

use super::{Excerpt, whole};
use crate::{
    bridge::Relation,
    shorthand::{
        auction::Source,
        layout::is_date,
        lexer::{self, Lexeme, Lexer},
        problem::{Expected, Problem, ProblemKind, Span},
        text::{FOREIGN, Glyph, folded},
        token::Token,
        words::LISTS,
    },
};

/// At most this many sentences are looked at.
const MOST_SENTENCES: usize = 16;

/// Leaves out, and lists, the sentences before the first call that have unknown words and say nothing about the
/// auction. The dealer is read from them.
pub(super) fn leave_out(source: Source, glyphs: Vec<Glyph>) -> Excerpt {
    if glyphs.iter().any(|glyph| glyph.ch == FOREIGN) {
        return whole(glyphs); // other forms have comments of their own
    }
    let lexed = Lexer::run_until(source, &glyphs, |lexeme| !says_nothing(lexeme, source.text));
    let Some(auction) = lexed.lexemes.iter().rposition(|lexeme| !says_nothing(lexeme, source.text)) else {
        return whole(glyphs);
    };
    let mut spans = Vec::new();
    let mut settings = Vec::new();
    let mut from = 0;
    for _ in 0..MOST_SENTENCES {
        let end = end_of_sentence(source.text, &lexed.lexemes, from).filter(|to| *to <= auction);
        let Some(to) = end else { break };
        let sentence = lexed.lexemes.get(from..to).unwrap_or_default();
        let Some(span) = sentence.iter().map(|lexeme| lexeme.span).reduce(Span::until) else { break };
        let problems: Vec<&Problem> = lexed.problems.iter().filter(|one| span.until(one.span) == span).collect();
        if !problems.is_empty() {
            if tells(span.of(source.text)) || !problems.iter().all(|problem| is_about_a_word(problem)) {
                break;
            }
            let is_setting = |lexeme: &&Lexeme| match lexeme.token {
                Token::Dealer(_) => true,
                Token::Edition(_) => !is_date(source.text, lexeme.span),
                _ => false,
            };
            settings.extend(sentence.iter().filter(is_setting).map(|lexeme| lexeme.span));
            spans.push(span);
        }
        from = to;
    }
    if spans.is_empty() {
        return whole(glyphs);
    }
    Excerpt { glyphs: without(&glyphs, &spans, &settings), left_out: spans, settings, problems: Vec::new() }
}

/// The next lexeme after a sign that ends a sentence.
fn end_of_sentence(text: &str, lexemes: &[Lexeme], from: usize) -> Option<usize> {
    (from + 1..lexemes.len()).find(|at| {
        let pair = at.checked_sub(1).and_then(|before| lexemes.get(before)).zip(lexemes.get(*at));
        pair.is_some_and(|(one, next)| {
            let between = text.get(one.span.to..next.span.from).unwrap_or_default();
            // `example.org`
            let ends = between.contains(['.', ':', '!', '?']) || between.matches('\n').count() > 1;
            ends && between.ends_with([' ', '\n']) || between.contains('\n') && !goes_on(next.token)
        })
    })
}

/// Whether a line that begins like this may continue the sentence above.
fn goes_on(first: Token) -> bool {
    matches!(first, Token::BadWord | Token::BadCall | Token::Aside | Token::Filler | Token::Relative(_))
        || matches!(first, Token::Mine | Token::And | Token::By)
}

/// The glyphs outside these spans, and the settings within them, each on its own line.
fn without(glyphs: &[Glyph], spans: &[Span], settings: &[Span]) -> Vec<Glyph> {
    let within = |span: &Span, glyph: &Glyph| span.from <= glyph.span.from && glyph.span.to <= span.to;
    let mut written = Vec::with_capacity(glyphs.len());
    // The sign at the end of a sentence goes with it.
    let ends = |glyph: &Glyph| "!?".contains(glyph.ch) && spans.iter().any(|span| span.to == glyph.span.from);
    for glyph in glyphs.iter().filter(|glyph| !ends(glyph)) {
        if settings.iter().any(|setting| within(setting, glyph)) {
            written.push(*glyph);
        } else if spans.iter().any(|span| within(span, glyph)) {
            written.extend(written.last().is_some_and(|last| last.ch != '\n').then_some(Glyph { ch: '\n', ..*glyph }));
        } else {
            written.push(*glyph);
        }
    }
    written
}

/// Whether the sentence tells of something irregular, denies or supposes, or names what is no call, or the seats. `It was at the club` does not.
fn tells(sentence: &str) -> bool {
    let small = sentence.to_lowercase().replace('’', "'");
    let mut words = small.split(|ch: char| !ch.is_alphabetic() && ch != '\'');
    let turns = |word: &str| LISTS.turning.contains(&word) && !LISTS.copulas.contains(&word);
    // `NESW`, `NØSV`
    let seats = |word: &str| {
        let word = word.replace('ø', "e").replace('v', "w");
        word.len() == 4 && ['n', 'e', 's', 'w'].iter().all(|seat| word.contains(*seat))
    };
    lexer::told(sentence).is_some()
        || words.any(|word| turns(&folded(word)) || LISTS.labels.contains(&folded(word).as_str()) || seats(word))
}

/// An unknown word that is not a misspelt known one; nor `dealer` with a name that is not a seat.
fn is_about_a_word(problem: &Problem) -> bool {
    let of_setting = |expected: &Expected| matches!(expected, Expected::Seat | Expected::BoardNumber);
    matches!(problem.kind(), ProblemKind::UnknownWord | ProblemKind::NotACall)
        && problem.suggestion().is_none()
        && !problem.expected().iter().any(of_setting)
}

/// Whether the word says nothing about calls, players, or what they did.
fn says_nothing(lexeme: &Lexeme, text: &str) -> bool {
    let word = lexeme.span.of(text);
    match lexeme.token {
        Token::BadCall => word.starts_with(char::is_alphabetic),
        Token::BadWord => !word.contains("://"),
        Token::Relative(relation) => relation == Relation::Same,
        token => matches!(
            token,
            Token::Aside
                | Token::Filler
                | Token::Suppose
                | Token::Dealer(_)
                | Token::Edition(_)
                | Token::And
                | Token::By
                | Token::Sorry
                | Token::Consent
                | Token::Exclamation
                | Token::Doubt
                | Token::Dash
                | Token::Slash
                | Token::Mine
        ),
    }
}

//! What a note or a comment in another form says about the table.

use std::sync::LazyLock;

use regex::Regex;

use super::{Letters, Lexeme, Lexer, Token, Within};
use crate::{
    meaning,
    shorthand::{
        LIMIT,
        auction::Source,
        text::{clean, folded},
        token::Arrow,
        words::LISTS,
    },
};

/// What it says.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(in crate::shorthand) enum Told {
    /// `out of turn`, `corrected to`: a call was irregular, whatever the calls look like.
    Irregularity,
    /// `not accepted`, `undo`, `2007`, and words that everybody uses: where no call is irregular, they are about something else.
    Choice,
}

/// What a comment names.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(in crate::shorthand) enum Named {
    /// `West bid 1S`, `by South`
    Act,
    PlayerOrCall,
    Nothing,
}

static TOLD: LazyLock<Option<Regex>> = LazyLock::new(|| {
    let (mut irregular, mut chosen) = (Vec::new(), Vec::new());
    for (word, token) in &LISTS.tokens {
        let written = regex::escape(word).replace(' ', " +");
        let tells = tells_of_irregularity(*token);
        if may_tell_of_a_choice(*token) || tells && LISTS.everyday.contains(word) {
            chosen.push(written);
        } else if tells {
            irregular.push(written);
        }
    }
    chosen.extend(LISTS.events.iter().map(|word| regex::escape(word).replace(' ', " +")));
    Regex::new(&format!(r"\b(?:({})|{})\b", irregular.join("|"), chosen.join("|"))).ok()
});

/// What these words say; an irregularity comes before a choice.
pub(in crate::shorthand) fn told(text: &str) -> Option<Told> {
    let plain = folded(text);
    let found = TOLD.iter().flat_map(|told| told.captures_iter(&plain));
    let kinds = found.map(|found| if found.get(1).is_some() { Told::Irregularity } else { Told::Choice });
    kinds.min_by_key(|told| *told != Told::Irregularity)
}

const fn tells_of_irregularity(token: Token) -> bool {
    matches!(
        token,
        Token::Insufficient
            | Token::OutOfTurn
            | Token::PassOutOfTurn
            | Token::Mispull
            | Token::WrongCard
            | Token::Withdrawn
            | Token::Simultaneous
            | Token::MadeGood
            | Token::Arrow(Arrow::Told)
    )
}

const fn may_tell_of_a_choice(token: Token) -> bool {
    matches!(
        token,
        Token::Accepted
            | Token::Declined
            | Token::IMean
            | Token::Oops
            | Token::Sorry
            | Token::WrongCall
            | Token::Illegal
            | Token::ChangeVerb
            | Token::Intended
            | Token::IntendedWord
            | Token::Edition(_)
            | Token::OtherEdition
    )
}

/// Whether a note names a player in a word, or a bid beside words that are not a meaning: `by South`, `2H after the undo`.
pub(in crate::shorthand) fn names_what_happened(note: &str) -> bool {
    let has_words = note.contains(|ch: char| ch.is_alphabetic()) && meaning::understood(note).is_none();
    let happened = |lexeme: &Lexeme| match lexeme.token.seat() {
        Some(_) => lexeme.span.to - lexeme.span.from > 3,
        // `to hearts` is not a bid here.
        None => {
            has_words && lexeme.token.call().is_some() && lexeme.span.of(note).contains(|ch: char| ch.is_ascii_digit())
        }
    };
    lexemes(note).iter().any(happened)
}

/// What a comment names. A comment longer than any text is not searched.
pub(in crate::shorthand) fn named(text: &str) -> Named {
    let lexemes = lexemes(text);
    let is_player = |lexeme: &Lexeme| {
        let before = text.get(..lexeme.span.from).unwrap_or_default();
        let names = lexeme.token.seat().is_some() || matches!(lexeme.token, Token::Relative(_) | Token::Opponents);
        names && !before.ends_with(['\'', '’'])
    };
    let is_call = |lexeme: &Lexeme| {
        let is_everyday = LISTS.everyday.contains(&lexeme.span.of(text).to_lowercase().as_str());
        !is_everyday && (lexeme.token.is_call() || matches!(lexeme.token, Token::AllPass | Token::Passes(_)))
    };
    let acts =
        |lexeme: &Lexeme| is_call(lexeme) || lexeme.token.is_verb() || matches!(lexeme.token, Token::By | Token::Owner);
    let player = lexemes.iter().any(is_player);
    match () {
        () if player && lexemes.iter().any(acts) => Named::Act,
        () if player || lexemes.iter().any(is_call) || text.len() > LIMIT => Named::PlayerOrCall,
        () => Named::Nothing,
    }
}

/// The words of a note or a comment, unless it is longer than any text.
fn lexemes(text: &str) -> Vec<Lexeme> {
    let glyphs = if text.len() > LIMIT { Vec::new() } else { clean(text) };
    let mut lexer = Lexer::new(Source::plain(text), &glyphs, Within::Text, Letters::Usual);
    lexer.read_all();
    lexer.lexemes
}

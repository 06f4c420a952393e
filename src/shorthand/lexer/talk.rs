//! Talk around the auction, in everyday words: `we only noticed then`, `er det straff for det?`. It is left out and listed.

use std::{collections::HashSet, ops::Range, sync::LazyLock};

use super::{Lexeme, Lexer, Token, guess};
use crate::shorthand::{
    problem::{Expected, Problem, ProblemKind, Span},
    text::folded,
    words::LISTS,
};

/// Everyday words.
pub(super) static TALK: LazyLock<HashSet<&str>> = LazyLock::new(|| {
    let remarks = LISTS.tokens.iter().filter(|(_, token)| *token == Token::Remark).map(|(word, _)| *word);
    LISTS.talk.iter().copied().chain(remarks).collect()
});
/// People, who may be players.
static PEOPLE: LazyLock<HashSet<&str>> = LazyLock::new(|| LISTS.people.iter().copied().collect());
/// Words that say nothing in a question.
static ASKED: LazyLock<HashSet<&str>> = LazyLock::new(|| LISTS.talk_asked.iter().copied().collect());
/// Words with which a question begins.
static ASKS: LazyLock<HashSet<&str>> = LazyLock::new(|| LISTS.asks.iter().copied().collect());

/// Right after a call, at least this many everyday words in a row count as talk.
const FEWEST: usize = 2;

/// A clause, or its end.
struct Talk {
    at: Range<usize>,
    /// Whether it mentions a player.
    names: bool,
}

impl Lexer<'_> {
    /// Leaves out the clauses that consist of everyday words only. Those that name a player have to come after all calls, where no
    /// call can be theirs. Returns what was left out.
    pub(in crate::shorthand) fn leave_out_talk(&mut self) -> Vec<Span> {
        let text = self.source.text;
        if !self.problems.iter().any(|one| is_of_word(one, text))
            && !self.lexemes.iter().any(|lexeme| lexeme.token == Token::Sorry)
        {
            return Vec::new();
        }
        let unread: HashSet<Span> =
            self.problems.iter().filter(|one| is_of_word(one, text)).map(|problem| problem.span).collect();
        let last = self.lexemes.iter().rposition(|lexeme| lexeme.token.is_call() || lexeme.token.is_claim());
        let mut talk = Vec::new();
        let mut from = 0;
        let mut has_begun = false;
        for clause in self.lexemes.chunk_by(|one, next| !self.parts_clauses(one, next)) {
            let start = if has_begun { None } else { self.talk_at_the_start(clause, &unread) };
            let ends = self.talk_at_the_end(clause, &unread);
            let found = start.into_iter().chain(ends);
            talk.extend(found.map(|talk| Talk { at: talk.at.start + from..talk.at.end + from, ..talk }));
            has_begun |= clause.iter().any(|lexeme| lexeme.token.is_call());
            from += clause.len();
        }
        talk.retain(|talk| !talk.names || last.is_none_or(|last| last < talk.at.start));
        let mut left_out = Vec::with_capacity(talk.len());
        for at in talk.into_iter().map(|talk| talk.at) {
            let said = self.lexemes.get_mut(at).unwrap_or_default();
            left_out.extend(said.iter().map(|lexeme| lexeme.span).reduce(Span::until));
            said.iter_mut().for_each(|lexeme| lexeme.token = Token::Aside);
        }
        self.problems.retain(|problem| {
            !is_of_word(problem, text) || !left_out.iter().any(|span| span.until(problem.span) == *span)
        });
        left_out
    }

    /// `åssen dømmer vi 1S 1H`: the talk before the first call.
    fn talk_at_the_start(&self, clause: &[Lexeme], unread: &HashSet<Span>) -> Option<Talk> {
        let text = self.source.text;
        let call = clause.iter().position(|lexeme| lexeme.token.is_call() && !unread.contains(&lexeme.span))?;
        let said = clause.get(..call)?;
        let everyday = |lexeme: &&Lexeme| unread.contains(&lexeme.span) && is_word_of(lexeme, text, &TALK);
        let little = |lexeme: &Lexeme| everyday(&lexeme) || is_quiet(lexeme.token);
        let enough = said.iter().filter(everyday).count() >= FEWEST;
        (enough && said.iter().all(little)).then_some(Talk { at: 0..call, names: false })
    }

    /// The talk in this clause, from some word to the end.
    fn talk_at_the_end(&self, clause: &[Lexeme], unread: &HashSet<Span>) -> Option<Talk> {
        let text = self.source.text;
        let behind = clause.last().and_then(|last| text.get(last.span.to..))?;
        let asked = behind.trim_start_matches([' ', ')', '"']).starts_with('?')
            || clause.last().is_some_and(|last| last.token == Token::Doubt);
        let from = clause.len() - self.says_little_at_the_end(clause, unread, asked);
        let said = clause.get(from..)?;
        // What begins with a sign or with a filler belongs to the call before it.
        let first = said.iter().position(|lexeme| unread.contains(&lexeme.span) || is_player(lexeme.token))?;
        let (from, said) = if from == 0 { (0, said) } else { (from + first, said.get(first..)?) };
        let everyday = |lexeme: &&Lexeme| {
            lexeme.token == Token::Sorry || unread.contains(&lexeme.span) && is_word_of(lexeme, text, &TALK)
        };
        let before = from.checked_sub(1).and_then(|at| clause.get(at)).map(|before| before.token);
        // `1S 1H too low obviously`
        let few_will_do = before.is_none() || asked || before == Some(Token::Insufficient);
        let enough = said.iter().filter(everyday).count() >= if few_will_do { 1 } else { FEWEST };
        let starts = said.first().is_some_and(|first| unread.contains(&first.span));
        let begins = before.is_none_or(|before| may_precede_talk(before, asked || starts));
        // `accepted north by that?` asks about the choice, and `not accepted is north barred?` about something else.
        let of_choice = asked && matches!(before, Some(Token::Accepted | Token::Declined));
        let begins = begins && (!of_choice || said.first().is_some_and(|first| is_word_of(first, text, &ASKS)));
        // `2H is north barred?`
        let plain = said.iter().all(|lexeme| !unread.contains(&lexeme.span) || everyday(&lexeme));
        let is_question = plain || said.first().is_some_and(|first| is_word_of(first, text, &ASKS));
        let opens = !asked || before.is_none() || is_question;
        let names = said.iter().any(|lexeme| is_player(lexeme.token) || is_word_of(lexeme, text, &PEOPLE));
        // `1S, around, 1H`: passes, perhaps.
        let may_be_passes = matches!(said, [only] if LISTS.round_the_table.contains(&word(only, text).as_str()));
        (enough && begins && opens && !may_be_passes).then_some(Talk { at: from..clause.len(), names })
    }

    /// How many words at the end of the clause say nothing about a call.
    fn says_little_at_the_end(&self, clause: &[Lexeme], unread: &HashSet<Span>, asked: bool) -> usize {
        let text = self.source.text;
        let speaks = |at: usize| clause.get(at).is_some_and(|verb| LISTS.speaks.contains(&word(verb, text).as_str()));
        let is_unread = |at: usize| clause.get(at).is_some_and(|next| unread.contains(&next.span));
        // `East says her glasses were dirty`
        let spoken = clause.first().is_some_and(|first| is_player(first.token)) && speaks(1);
        // `West says she has three`, and not `West bid something`
        let says = |at: usize| {
            speaks(at) && (is_unread(at + 1) || clause.get(at + 1).is_some_and(|next| is_quiet(next.token)))
        };
        let says_little = |(at, lexeme): &(usize, &Lexeme)| match lexeme.token {
            Token::BadWord | Token::BadCall => {
                is_unread(*at) && (is_talk(lexeme, text, asked) || spoken && is_harmless(lexeme, text))
            }
            Token::Hint | Token::Illegal | Token::Consent | Token::Before | Token::Over => asked,
            Token::Verb => asked || says(*at),
            // `åpner var trøtt`
            Token::OpenVerb => is_unread(at + 1),
            token => is_quiet(token) || is_player(token),
        };
        clause.iter().enumerate().rev().take_while(says_little).count()
    }
}

/// Whether talk may begin after this: after a word that joins, `1S P and partner is upset`; or right after a call, where it is
/// clearly talk, and not `1S by the lady on my left`.
fn may_precede_talk(before: Token, is_clear: bool) -> bool {
    let joins = matches!(before, Token::And | Token::Filler | Token::Aside | Token::Dash);
    joins || is_clear && (before.is_call() || is_mark(before))
}

/// An unknown word; not `dealer` without a seat.
pub(super) fn is_of_word(problem: &Problem, text: &str) -> bool {
    let of_setting = |expected: &Expected| matches!(expected, Expected::Seat | Expected::BoardNumber);
    // `our club`
    let is_number = problem.span.of(text).starts_with(|ch: char| ch.is_ascii_digit());
    let is_suit = problem.kind == ProblemKind::NotACall && problem.suggestion.is_none() && !is_number;
    (problem.kind == ProblemKind::UnknownWord || is_suit) && !problem.expected.iter().any(of_setting)
}

fn is_talk(lexeme: &Lexeme, text: &str, asked: bool) -> bool {
    let word = word(lexeme, text);
    let is_listed = TALK.contains(word.as_str()) || PEOPLE.contains(word.as_str());
    is_listed || asked && (ASKED.contains(word.as_str()) || is_harmless(lexeme, text))
}

/// Whether the word neither denies nor supposes anything, and is not a misspelt word of the shorthand.
fn is_harmless(lexeme: &Lexeme, text: &str) -> bool {
    let word = word(lexeme, text);
    let is_slip = || guess::may_be_a_call(&word) || guess::word(&word).is_some();
    !LISTS.turning.contains(&word.as_str()) && !is_slip()
}

fn is_word_of(lexeme: &Lexeme, text: &str, words: &HashSet<&str>) -> bool {
    words.contains(word(lexeme, text).as_str())
}

pub(super) fn word(lexeme: &Lexeme, text: &str) -> String {
    folded(lexeme.span.of(text))
}

const fn is_player(token: Token) -> bool {
    token.is_role() || matches!(token, Token::Seat(_) | Token::Relative(_) | Token::OpenVerb)
}

/// What is said about the call before it.
const fn is_mark(token: Token) -> bool {
    token.is_claim()
        || matches!(token, Token::Insufficient | Token::Illegal | Token::Oops | Token::Meaning | Token::Hint)
}

/// Words that say nothing about a call.
pub(super) const fn is_quiet(token: Token) -> bool {
    matches!(
        token,
        Token::Filler
            | Token::Aside
            | Token::Pronoun
            | Token::And
            | Token::Or
            | Token::Owner
            | Token::Mine
            | Token::Sides
            | Token::Opponents
            | Token::Remark
            | Token::Sorry
            | Token::Doubt
            | Token::Exclamation
            | Token::Dash
            | Token::Suppose
            | Token::ChangeTo
    )
}

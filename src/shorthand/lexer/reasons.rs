//! Why somebody called: `E thought nobody had bid`, `fordi hun leste 2C som 1C`. Such a clause tells of no call at the table, and is
//! left out.

use std::sync::LazyLock;

use regex::Regex;

use super::{Lexer, Token, WORDS, Within, bids::DENOMINATIONS, level, settings::any_of, subject::Cut};
use crate::{bridge::Call, shorthand::words::LISTS};

/// What somebody thought.
static REASON: LazyLock<Option<Regex>> = LazyLock::new(|| any_of(LISTS.reason_patterns.iter()));
/// What somebody forgot, or took for something else: it had happened.
static UNAWARE: LazyLock<Option<Regex>> = LazyLock::new(|| any_of(LISTS.unaware_patterns.iter()));

/// What cards somebody held.
static HELD: LazyLock<Option<Regex>> = LazyLock::new(|| any_of(LISTS.held_patterns.iter()));

/// The fewest calls behind a sentence in front that make up the auction.
const AUCTION: usize = 3;

/// A word of a clause.
pub(super) enum Word {
    Call(Call),
    Token(Token),
    Unknown,
}

/// Whether a player is named behind the beginning of a clause, and nothing since that belongs to somebody else.
struct Named {
    is_thought_of: bool,
    acts: bool,
}

impl Named {
    const fn new(is_thought_of: bool) -> Named {
        Named { is_thought_of, acts: false }
    }

    const fn next(&mut self, word: &Word, is_genitive: bool) {
        self.acts = match word {
            Word::Token(token) if is_somebody(*token) => !is_genitive && !self.is_thought_of,
            // `had opened`, as in the thought before
            Word::Token(Token::HadCalled) | Word::Call(_) => false,
            Word::Token(_) | Word::Unknown => self.acts,
        };
        self.is_thought_of = false;
    }
}

impl Lexer<'_> {
    /// A clause about what somebody thought, up to the sign or the word that ends it.
    pub(super) fn reason(&mut self, window: &str) -> bool {
        let found = |pattern: &Option<Regex>| Some(pattern.as_ref()?.find(window)?.as_str().chars().count());
        if let Some(length) = found(&HELD).filter(|length| self.is_followed_by_an_act(*length)) {
            let is_of_one = self.is_named_again_behind(length);
            return self.leave_out(length, if is_of_one { Cut::All } else { self.cut_strictly(length) });
        }
        let (begins, is_fact) = match (found(&REASON), found(&UNAWARE)) {
            (Some(begins), _) => (begins, false),
            // `(E was asleep)` may tell of a lost turn.
            (None, Some(begins)) if self.within == Within::Text || !self.speaks_of_a_player(begins) => (begins, true),
            (None, Some(_)) => return false,
            (None, None) => return false,
        };
        let Some(length) = self.end_of_reason(begins, is_fact) else { return false };
        if !is_fact && self.may_tell_of_a_call(begins, length) {
            return false;
        }
        let cut = match self.cut_strictly(length) {
            Cut::Nothing if self.begins_the_text(length) => Cut::All,
            cut => cut,
        };
        self.leave_out(length, cut)
    }

    /// `I had five hearts so 1H`, `hadde fem hjerter og åpnet`: the same player calls behind it, so that it was no call.
    fn is_followed_by_an_act(&self, length: usize) -> bool {
        let at = length + self.spaces(length);
        let (_, taken) = self.word_of_reason(at);
        let behind = at + taken + self.spaces(at + taken);
        let is_then = LISTS.then.contains(&self.glyph_text(at + taken).chars().skip(at).collect::<String>().as_str());
        match self.word_of_reason(behind).0 {
            Word::Call(_) => is_then && self.joins(at, taken),
            Word::Token(token) => {
                self.joins(at, taken) && (token.is_verb() || is_then && self.is_named_again_behind(length))
            }
            Word::Unknown => false,
        }
    }

    /// `I had five hearts so I bid 1H`: the player of the clause once more, behind the word that joins the two.
    fn is_named_again_behind(&self, length: usize) -> bool {
        let at = length + self.spaces(length);
        let (_, taken) = self.word_of_reason(at);
        match (self.word_of_reason(0).0, self.word_of_reason(at + taken + self.spaces(at + taken)).0) {
            (Word::Token(one), Word::Token(next)) => is_somebody(one) && one == next,
            _ => false,
        }
    }

    /// The end of the clause, if it tells of nothing that somebody did: no choice, no correction, no claim; and if it is a fact, of no
    /// call that has not been told.
    fn end_of_reason(&self, begins: usize, is_fact: bool) -> Option<usize> {
        let (mut at, mut after_call, mut may_act, mut is_led_to) = (0, false, false, false);
        let mut player = Named::new(self.names_whose_thought(begins));
        while let Some(ch) = self.peek(at) {
            if at >= begins && self.ends_a_clause(at) {
                break;
            }
            if !ch.is_alphanumeric() || at > 0 && self.peek(at - 1).is_some_and(char::is_alphanumeric) {
                at += 1;
                continue;
            }
            let (word, length) = self.word_of_reason(at);
            let behind = at + length + self.spaces(at + length);
            if at >= begins && self.joins(at, length) {
                match self.word_of_reason(behind).0 {
                    Word::Call(_) => return (at > begins).then(|| self.without_spaces(at)),
                    Word::Token(token) if token.is_verb() || matches!(token, Token::Arrow(_) | Token::ChangeVerb) => {
                        return Some(self.without_spaces(at));
                    }
                    Word::Token(token) if is_somebody(token) => return None,
                    Word::Token(_) | Word::Unknown => {}
                }
            }
            let is_call = matches!(word, Word::Call(_));
            let called = is_call && !self.had_happened(at, length) || self.is_letter_of_call(at);
            match word {
                // `thinking it was East's turn West opened 1H`: what West did, behind the thought.
                _ if called && at >= begins && player.acts => return None,
                // `thought it was 1C P`: a pass behind it, perhaps.
                Word::Unknown if at >= begins && !is_led_to && self.is_letter_of_call(at) => return None,
                // `thinking it was her turn bid 1S`, `thinking partner opened 1C bid 1D`
                Word::Call(_) if after_call || !is_fact && may_act && called && at >= begins => return None,
                // `trodde det var slutt passet vest`
                Word::Token(token) if after_call && is_somebody(token) => return None,
                Word::Call(call) if is_fact && !self.has_made(call) => return None,
                // `didn't notice that 1H was too low`
                Word::Token(Token::Insufficient) if is_fact => {}
                Word::Token(token) if at + length > begins && may_have_happened(token) => return None,
                Word::Call(_) | Word::Token(_) | Word::Unknown => {}
            }
            may_act = at > begins + 1 && self.may_stand_before_an_act(&word, at, length);
            after_call = is_call;
            is_led_to = matches!(word, Word::Token(token) if is_somebody(token)) || self.leads_to_a_call(at, length);
            if at >= begins {
                player.next(&word, self.is_genitive_at(at, length));
            }
            at += length;
        }
        (at >= begins).then(|| self.without_spaces(at))
    }

    /// `I think N passed`, `jeg tror øst var giver`: what somebody thinks now may be so. `I thought S opened 1D, W 1S N 1H`: a call that stands
    /// before all others, where the auction goes on behind a comma.
    fn may_tell_of_a_call(&self, begins: usize, length: usize) -> bool {
        let said: String = self.glyphs.iter().skip(self.at).take(begins).map(|glyph| glyph.ch).collect();
        let thinks = said.split(|ch: char| !ch.is_alphanumeric()).any(|word| LISTS.thinks.contains(&word));
        let goes_on = self.peek(length) == Some(',') && self.peek(length + 1).is_some();
        let is_first = !self.lexemes.iter().any(|lexeme| lexeme.token.is_call());
        let tells = || self.tells_of_a_players_call(begins, length);
        thinks && (self.tells_who_dealt(length) || tells()) || is_first && goes_on && tells()
    }

    /// `øst var giver`, `East opened`
    fn tells_who_dealt(&self, length: usize) -> bool {
        let begin = |at: &usize| !at.checked_sub(1).and_then(|at| self.peek(at)).is_some_and(char::is_alphanumeric);
        (0..length).filter(begin).any(|at| match self.word_of_reason(at) {
            (Word::Token(Token::DealerWord | Token::DealerOf | Token::OpenVerb), _) => true,
            (Word::Token(token), taken) if token.is_verb() => {
                let verb: String = (at..at + taken).map_while(|at| self.peek(at)).collect();
                LISTS.openings.contains(&verb.as_str())
            }
            (Word::Token(_) | Word::Call(_) | Word::Unknown, _) => false,
        })
    }

    /// Whether a player and a call of theirs are named there; `had passed` is the thought.
    fn tells_of_a_players_call(&self, begins: usize, length: usize) -> bool {
        let begin = |at: &usize| !at.checked_sub(1).and_then(|at| self.peek(at)).is_some_and(char::is_alphanumeric);
        // The player may be the last word of the beginning: `thinks North`.
        let from =
            (0..begins).rfind(|at| begin(at) && self.peek(*at).is_some_and(char::is_alphanumeric)).unwrap_or(begins);
        let mut is_named = false;
        (from..length).filter(begin).any(|at| match self.word_of_reason(at) {
            (Word::Token(token), _) if is_somebody(token) => {
                is_named = true;
                false
            }
            (Word::Token(Token::HadCalled), _) => {
                is_named = false;
                false
            }
            (Word::Call(_), taken) => is_named && !self.had_happened(at, taken),
            (Word::Token(_) | Word::Unknown, _) => is_named && self.is_letter_of_pass(at),
        })
    }

    /// Whether a call behind this word may be what somebody did: `turn 1S`, `bid 1S`, and not `was 1S`, `the 1S`, `East 1S`.
    fn may_stand_before_an_act(&self, word: &Word, at: usize, length: usize) -> bool {
        let leads_to_a_call = self.leads_to_a_call(at, length);
        match word {
            Word::Token(token) => !leads_to_a_call && !is_somebody(*token) && *token != Token::HadCalled,
            Word::Unknown => !leads_to_a_call,
            Word::Call(_) => false,
        }
    }

    /// `was 1S`, `the 1S`, `a P`
    fn leads_to_a_call(&self, at: usize, length: usize) -> bool {
        let said: String = (at..at + length).map_while(|at| self.peek(at)).collect();
        let lists = [&LISTS.copulas, &LISTS.articles, &LISTS.thought_of, &LISTS.indefinite_articles];
        lists.iter().any(|list| list.contains(&said.as_str()))
    }

    /// Whether the words up to here end as in `thought the` or `ikke sett at`: the player who follows belongs to the thought.
    fn names_whose_thought(&self, begins: usize) -> bool {
        let said = self.glyph_text(begins);
        said.split(|ch: char| !ch.is_alphanumeric()).next_back().is_some_and(|last| LISTS.thought_of.contains(&last))
    }

    /// `had passed`
    fn had_happened(&self, at: usize, length: usize) -> bool {
        let word: String = (at..at + length).map_while(|at| self.peek(at)).collect();
        LISTS.passed_before.contains(&word.as_str())
    }

    /// `East's`, and the letter behind that sign.
    pub(super) fn is_genitive_at(&self, at: usize, length: usize) -> bool {
        let is_sign = |at: Option<usize>| at.and_then(|at| self.peek(at)) == Some('\'');
        is_sign(Some(at + length)) || is_sign(at.checked_sub(1))
    }

    fn ends_a_clause(&self, at: usize) -> bool {
        let dash = self.peek(at).is_some_and(|ch| "-–—".contains(ch));
        let spaced = |at: Option<usize>| at.and_then(|at| self.peek(at)).is_none_or(|ch| ch == ' ');
        self.peek(at).is_some_and(|ch| ".,;:?!()[]\n".contains(ch))
            || dash && spaced(at.checked_sub(1)) && spaced(Some(at + 1))
    }

    pub(super) fn word_of_reason(&self, at: usize) -> (Word, usize) {
        let level = self.peek(at).and_then(level::digit);
        let gap = self.spaces(at + 1);
        if let Some(level) = level
            && let Some((denomination, taken)) = DENOMINATIONS.at(self.glyphs, self.at + at + 1 + gap)
            && let Some(call) = level::bid(level, denomination)
        {
            return (Word::Call(call), 1 + gap + taken);
        }
        let letters = (at..).take_while(|at| self.is_in_chunk(*at)).count().max(1);
        match WORDS.at(self.glyphs, self.at + at) {
            Some((Token::DoubleVerb, length)) => (Word::Call(Call::Double), length),
            Some((token, length)) => match token.call() {
                Some(call) if length > 1 => (Word::Call(call), length),
                Some(_) => (Word::Unknown, length),
                None => (Word::Token(token), length),
            },
            None => (Word::Unknown, letters),
        }
    }

    /// `and`, `but`, `then`, between two clauses.
    fn joins(&self, at: usize, length: usize) -> bool {
        let word: String = (at..at + length).map_while(|at| self.peek(at)).collect();
        let joins = |token: Token| matches!(token, Token::And | Token::Before);
        WORDS.at(self.glyphs, self.at + at).is_some_and(|(token, _)| joins(token))
            || LISTS.then.contains(&word.as_str())
            || LISTS.contrasts.contains(&word.as_str())
    }

    fn speaks_of_a_player(&self, length: usize) -> bool {
        let begins = |at: &usize| !at.checked_sub(1).and_then(|at| self.peek(at)).is_some_and(char::is_alphanumeric);
        let mut words = (0..length).filter(begins).map(|at| self.word_of_reason(at).0);
        words.any(
            |word| matches!(word, Word::Token(token) if token.seat().is_some() || matches!(token, Token::Relative(_))),
        )
    }

    fn has_made(&self, call: Call) -> bool {
        self.lexemes.iter().any(|lexeme| lexeme.token.call() == Some(call))
    }

    fn without_spaces(&self, at: usize) -> usize {
        (0..at).rev().find(|at| self.peek(*at) != Some(' ')).map_or(0, |last| last + 1)
    }

    /// `Partner forgot the transfer. 1NT P 2H P 2H`: a sentence in front of the whole auction.
    fn begins_the_text(&self, length: usize) -> bool {
        let stops = self.peek(length).is_some_and(|sign| ".:!\n".contains(sign));
        let calls = |at: &usize| {
            let begins = !self.peek(at - 1).is_some_and(char::is_alphanumeric);
            begins && (matches!(self.word_of_reason(*at).0, Word::Call(_)) || self.is_letter_of_pass(*at))
        };
        let first = !self.lexemes.iter().any(|lexeme| lexeme.token.is_call());
        first && stops && (length + 1..self.glyphs.len() - self.at).filter(calls).take(AUCTION).count() == AUCTION
    }

    /// `P`, `X`
    pub(super) fn is_letter_of_call(&self, at: usize) -> bool {
        WORDS.at(self.glyphs, self.at + at).is_some_and(|(token, length)| length == 1 && token.call().is_some())
    }

    fn is_letter_of_pass(&self, at: usize) -> bool {
        self.peek(at) == Some('p') && !self.is_in_chunk(at + 1)
    }
}

pub(super) const fn is_somebody(token: Token) -> bool {
    token.seat().is_some() || matches!(token, Token::Relative(_) | Token::Pronoun | Token::Opponents)
}

/// What nobody only thinks: it may have happened.
const fn may_have_happened(token: Token) -> bool {
    token.is_claim()
        || matches!(
            token,
            Token::Arrow(_)
                | Token::ChangeVerb
                | Token::IMean
                | Token::Insufficient
                | Token::Illegal
                | Token::WrongCall
                | Token::Simultaneous
                | Token::Refusal
                | Token::Accident
                | Token::Instead
                | Token::Edition(_)
                | Token::OtherEdition
        )
}

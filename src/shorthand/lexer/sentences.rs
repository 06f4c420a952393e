//! Sentences around the auction that say nothing of it: `My cat walked over the keyboard. 1S 1H`. They are left out, and said to
//! be, though not all of their words are known.

use std::collections::HashSet;

use super::{
    Lexeme, Lexer, Token, guess,
    talk::{TALK, is_of_word, is_quiet, word},
};
use crate::{
    bridge::Relation,
    shorthand::{problem::Span, text::folded, words::LISTS},
};

/// The fewest words of a sentence of its own; a single word may be a misspelt call or claim.
const SENTENCE: usize = 2;

/// From this number on, words behind a call, with no sign between, are talk.
const TALK_BESIDE_A_CALL: usize = 4;

/// From this number on, words before a colon are no player’s name.
const HEADING: usize = 3;

/// The most words between a player and what they did then.
const MOST_BEFORE_A_CALL: usize = 8;

/// A word with more letters is no misspelt call or claim.
const LONG_WORD: usize = 10;

/// Some lexemes in a row, and where they stand.
struct Clause<'l> {
    from: usize,
    lexemes: &'l [Lexeme],
}

impl Lexer<'_> {
    /// Leaves out the sentences in front of all calls and behind them in which no player, no call and no claim is named, nothing
    /// is denied or supposed, and no word may tell of a choice, a change or a turn.
    pub(in crate::shorthand) fn leave_out_sentences(&mut self) {
        let text = self.source.text;
        let slips: HashSet<Span> =
            self.problems.iter().filter(|one| one.suggestion.is_some()).map(|one| one.span).collect();
        let unread: HashSet<Span> = self
            .problems
            .iter()
            .filter(|one| is_of_word(one, text))
            .map(|one| one.span)
            .filter(|span| !slips.contains(span) || TALK.contains(folded(span.of(text)).as_str()))
            .collect();
        let is_call = |lexeme: &Lexeme| is_call(lexeme) && !unread.contains(&lexeme.span);
        let calls = self.lexemes.iter().position(is_call).zip(self.lexemes.iter().rposition(is_call));
        let Some((first, last)) = calls.filter(|_| !unread.is_empty()) else { return };
        let acts = self.lexemes.iter().rposition(|lexeme| says_something(lexeme) && !unread.contains(&lexeme.span));
        let mut idle: Vec<std::ops::Range<usize>> = Vec::new();
        for clause in self.clauses() {
            let end = clause.from + clause.lexemes.len();
            let is_apart = self.is_sentence(clause.from, end)
                || acts
                    .is_none_or(|acts| acts < clause.from || acts < end && self.told_of_somebody(&clause, &unread) > 0);
            let is_around =
                if end <= first { self.is_sentence(clause.from, end) } else { last < clause.from && is_apart };
            if is_around && self.is_idle(&clause, &unread, SENTENCE) {
                idle.push(clause.from..end);
            } else if clause.from <= last && last < end && acts.is_none_or(|acts| acts < end) {
                idle.extend(self.idle_end(&clause, last, &unread));
            }
        }
        self.leave_out_idle(idle);
    }

    /// `Ø tenkte seg om og passet`: what a player did before they called, in everyday words.
    pub(in crate::shorthand) fn leave_out_what_comes_before_a_call(&mut self) {
        let text = self.source.text;
        let unread: HashSet<Span> =
            self.problems.iter().filter(|one| is_of_word(one, text)).map(|one| one.span).collect();
        if unread.is_empty() {
            return;
        }
        let token = |at: usize| self.lexemes.get(at).map(|lexeme| lexeme.token);
        let is_player =
            |at: usize| token(at).is_some_and(|one| one.seat().is_some() || matches!(one, Token::Relative(_)));
        let mut idle: Vec<std::ops::Range<usize>> = Vec::new();
        for player in (0..self.lexemes.len()).filter(|at| is_player(*at)) {
            let word = |at: &usize| {
                self.lexemes.get(*at).is_some_and(|one| {
                    let is_quiet = matches!(one.token, Token::Aside | Token::Filler);
                    is_quiet || unread.contains(&one.span) && self.is_idle_word(one, false, false)
                })
            };
            let and = (player + 1..).find(|at| !word(at)).unwrap_or(player + 1);
            let calls = token(and) == Some(Token::And)
                && token(and + 1).is_some_and(|next| {
                    next.is_call() && !next_is_unread(&self.lexemes, and + 1, &unread) || next.is_verb()
                });
            let close = (player..=and).all(|at| {
                self.lexemes
                    .get(at)
                    .zip(self.lexemes.get(at + 1))
                    .is_some_and(|(one, next)| !self.parts_clauses(one, next))
            });
            if and > player + 1 && and - player <= MOST_BEFORE_A_CALL && calls && close {
                idle.push(player + 1..and);
            }
        }
        self.leave_out_idle(idle);
    }

    fn leave_out_idle(&mut self, idle: Vec<std::ops::Range<usize>>) {
        let text = self.source.text;
        let spans: Vec<Span> = idle.iter().cloned().filter_map(|at| self.span_of(at)).collect();
        for at in idle {
            self.lexemes.get_mut(at).unwrap_or_default().iter_mut().for_each(|lexeme| lexeme.token = Token::Aside);
        }
        self.problems.retain(|problem| {
            !is_of_word(problem, text) || !spans.iter().any(|span| span.until(problem.span) == *span)
        });
    }

    fn span_of(&self, at: std::ops::Range<usize>) -> Option<Span> {
        self.lexemes.get(at)?.iter().map(|lexeme| lexeme.span).reduce(Span::until)
    }

    /// The clauses of the text. A sign that is a lexeme of its own, `?`, ends one as well.
    fn clauses(&self) -> Vec<Clause<'_>> {
        let mut from = 0;
        let ends = |one: &Lexeme| matches!(one.token, Token::Doubt | Token::Exclamation | Token::Slash | Token::Dash);
        let chunks = self.lexemes.chunk_by(|one, next| !ends(one) && !self.parts_clauses(one, next));
        let clause = |lexemes| {
            let clause = Clause { from, lexemes };
            from += clause.lexemes.len();
            clause
        };
        chunks.map(clause).collect()
    }

    /// Whether a full stop or the like stands on both sides, or the text ends there.
    fn is_sentence(&self, from: usize, to: usize) -> bool {
        let parts = |at: usize| {
            let pair = at.checked_sub(1).and_then(|before| self.lexemes.get(before)).zip(self.lexemes.get(at));
            pair.is_none_or(|(one, next)| {
                let between = self.source.text.get(one.span.to..next.span.from).unwrap_or_default();
                let is_long = at == to && to - from >= HEADING;
                let is_sign = matches!(one.token, Token::Doubt | Token::Exclamation);
                is_sign || between.contains(['.', '!', '?', '\n', ';']) || is_long && between.contains(':')
            })
        };
        parts(from) && parts(to)
    }

    /// The talk in this clause behind the last call, from a word with which talk begins.
    fn idle_end(&self, clause: &Clause, last: usize, unread: &HashSet<Span>) -> Option<std::ops::Range<usize>> {
        let from = (last + 1..clause.from + clause.lexemes.len()).find(|at| {
            let joins = |token: Token| matches!(token, Token::And | Token::Before | Token::Over);
            self.lexemes.get(*at).is_some_and(|one| unread.contains(&one.span) || joins(one.token))
        })?;
        let lexemes = self.lexemes.get(from..clause.from + clause.lexemes.len())?;
        // `1S 1H it was the other way round` speaks of the calls.
        let is_of_call = !self.lexemes.get(from.saturating_sub(1)).is_some_and(|before| {
            before.token.is_call()
                || matches!(before.token, Token::Insufficient | Token::Doubt | Token::Exclamation | Token::Dash)
        });
        let relates = is_of_call
            || lexemes.first().is_some_and(|one| LISTS.attributes.contains(&word(one, self.source.text).as_str()));
        let talk = Clause { from, lexemes };
        (!relates && self.is_idle(&talk, unread, TALK_BESIDE_A_CALL)).then(|| from..from + lexemes.len())
    }

    /// Whether nothing in this clause says something of the auction.
    fn is_idle(&self, clause: &Clause, unread: &HashSet<Span>, fewest: usize) -> bool {
        let text = self.source.text;
        let is_unread = |lexeme: &Lexeme| unread.contains(&lexeme.span);
        let asked = clause.lexemes.last().is_some_and(|last| {
            let behind = text.get(last.span.to..).unwrap_or_default();
            last.token == Token::Doubt || behind.trim_start_matches([' ', ')', '"']).starts_with('?')
        });
        let told = clause.lexemes.len() - self.told_of_somebody(clause, unread);
        let lexemes = clause.lexemes.get(clause.lexemes.len() - told..).unwrap_or_default();
        // `"oh heck" says East`
        let lexemes = match lexemes {
            [said @ .., verb, player] if verb.token == Token::Verb && is_player(player) && self.speaks(verb) => said,
            all => all,
        };
        let words = lexemes.iter().filter(|one| is_unread(one)).count();
        let is_talk = |one: &Lexeme| TALK.contains(word(one, text).as_str());
        let begins = lexemes.first().is_some_and(|first| {
            !is_unread(first) && first.token != Token::Aside || is_talk(first) || told < clause.lexemes.len()
        });
        // `spectators all laughed`, and not `brushed it aside`, which may be said of a player.
        let names_nothing =
            !lexemes.iter().any(|one| LISTS.articles.contains(&word(one, text).as_str()) && !is_the(one, text));
        let begins = begins || words > SENTENCE && names_nothing;
        let is_long = fewest == SENTENCE && words == 1 && self.is_long(clause, asked);
        // `we have never seen this`: what the writer denies of themselves.
        let writes = lexemes.first().is_some_and(|one| {
            one.token == Token::Relative(Relation::Same) || LISTS.writers.contains(&word(one, text).as_str())
        });
        let consents = lexemes.iter().any(|one| LISTS.cares.contains(&word(one, text).as_str()));
        let may_deny = asked || writes && !consents;
        let says_nothing = |lexeme: &Lexeme| match is_unread(lexeme) {
            true => self.is_idle_word(lexeme, may_deny, asked),
            false => {
                is_quiet(lexeme.token) && lexeme.token != Token::Pronoun && lexeme.token != Token::Opponents
                    || matches!(lexeme.token, Token::Over | Token::Before | Token::Relative(Relation::Same))
            }
        };
        // `by the noise`, and not `by Kari`.
        let is_by = |pair: &[Lexeme]| match pair {
            [by, next] => by.token == Token::By && !(is_unread(next) && is_talk(next)),
            _ => false,
        };
        let by_nobody = !lexemes.windows(2).any(is_by) && lexemes.last().is_none_or(|last| last.token != Token::By);
        let says_nothing = |lexeme: &Lexeme| says_nothing(lexeme) || lexeme.token == Token::By;
        by_nobody
            && lexemes.iter().any(is_unread)
            && (words >= fewest && (begins || asked) && lexemes.iter().any(is_talk) || is_long)
            && lexemes.iter().all(says_nothing)
    }

    /// `Nord har ny brille`, `West apologised profusely`: the player of whom a clause behind all calls tells something in an
    /// everyday word. Nothing may be spoken of that they may choose about.
    fn told_of_somebody(&self, clause: &Clause, unread: &HashSet<Span>) -> usize {
        let text = self.source.text;
        let [player, verb, rest @ ..] = clause.lexemes else { return 0 };
        let acts = self.lexemes.iter().skip(clause.from).any(|one| one.token.is_call() && !unread.contains(&one.span));
        let speaks_of_it =
            rest.iter().any(|one| LISTS.articles.contains(&word(one, text).as_str()) && !is_the(one, text));
        let is_known = unread.contains(&verb.span) && TALK.contains(word(verb, text).as_str());
        usize::from(is_player(player) && is_known && !acts && !speaks_of_it && !rest.is_empty())
    }

    fn speaks(&self, verb: &Lexeme) -> bool {
        LISTS.speaks.contains(&word(verb, self.source.text).as_str())
    }

    /// A word alone, `Utspillsforbud?`, `nybegynnerkurs`: longer than any call, and nothing that was done: `overturned`.
    fn is_long(&self, clause: &Clause, asked: bool) -> bool {
        let is_done = |word: &str| LISTS.past_endings.iter().any(|end| word.ends_with(end));
        clause.lexemes.iter().find(|one| matches!(one.token, Token::BadWord | Token::BadCall)).is_some_and(|one| {
            let word = word(one, self.source.text);
            word.chars().count() >= LONG_WORD && (asked || !is_done(&word))
        })
    }

    /// Whether the word names nobody, denies nothing, and tells of no choice, change or turn.
    fn is_idle_word(&self, lexeme: &Lexeme, may_deny: bool, asked: bool) -> bool {
        let word = word(lexeme, self.source.text);
        let word = word.as_str();
        let turns = LISTS.turning.contains(&word) && !LISTS.copulas.contains(&word) && !may_deny;
        let names = LISTS.people.contains(&word)
            || LISTS.directors.contains(&word)
            || LISTS.denomination(word).is_some()
            || LISTS
                .levels
                .iter()
                .any(|(level, number)| *level == word && *number > 1 && !LISTS.directions.contains(&word));
        let is_known = TALK.contains(word) || asked && LISTS.talk_asked.contains(&word);
        let tells = is_telling(word);
        // `down` is no slip of `dob`, of which nearly everything short is one.
        let is_slip = guess::word(word).is_some() || word.chars().count() > 4 && guess::may_be_a_call(word);
        !turns && !names && (is_known || !tells && !is_slip)
    }
}

const fn is_call(lexeme: &Lexeme) -> bool {
    lexeme.token.is_call() || matches!(lexeme.token, Token::AllPass)
}

/// Whether it is a call, or what somebody says or does about one.
const fn says_something(lexeme: &Lexeme) -> bool {
    lexeme.token.is_material() && !matches!(lexeme.token, Token::Relative(Relation::Same))
        || lexeme.token.is_verb()
        || matches!(lexeme.token, Token::Consent | Token::Pronoun | Token::Opponents | Token::Insufficient)
}

fn next_is_unread(lexemes: &[Lexeme], at: usize, unread: &HashSet<Span>) -> bool {
    lexemes.get(at).is_some_and(|next| unread.contains(&next.span))
}

const fn is_player(lexeme: &Lexeme) -> bool {
    lexeme.token.seat().is_some() || lexeme.token.is_role() || matches!(lexeme.token, Token::Relative(_))
}

/// `the` says nothing of what stands before it.
fn is_the(lexeme: &Lexeme, text: &str) -> bool {
    LISTS.definite_articles.contains(&word(lexeme, text).as_str())
}

/// Whether one of these words may tell of a choice, a change, a turn or what a call shows.
pub(in crate::shorthand) fn tells(words: &str) -> bool {
    let folded = folded(words);
    folded.split(|ch: char| !ch.is_alphanumeric()).any(is_telling)
}

fn is_telling(word: &str) -> bool {
    LISTS.tells.iter().any(|told| match told.strip_suffix('-') {
        Some(stem) => word.starts_with(stem),
        None => *told == word,
    })
}

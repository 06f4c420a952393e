//! Which call a mark, a sign or a description between two calls belongs to.

use super::{Sheet, heading::Heading};
use crate::{
    bridge::Call,
    shorthand::{
        lexer::{Gap, Lexeme},
        problem::{ProblemKind, Reading, Span},
        token::{Arrow, Token},
        words::LISTS,
    },
};

impl Sheet {
    /// `comparable refused`, `comparable not accepted`: about that word, and not about LHO's choice. A mark is LHO's, and so
    /// is every word in other forms, where comments say all of it in words.
    pub(super) fn settle_comparable(&mut self, text: &str) {
        let places = if self.in_form { 0 } else { self.lexemes.len() };
        for at in (1..places).rev() {
            let (Some(claim), Some(said)) = (self.lexemes.get(at - 1).copied(), self.lexemes.get(at).copied()) else {
                continue;
            };
            let between = text.get(claim.span.to..said.span.from).unwrap_or_default();
            let is_word = said.span.of(text).chars().count() > 3;
            if claim.token != Token::Comparable || !is_word || !between.chars().all(|ch| ch == ' ') {
                continue;
            }
            match said.token {
                Token::Accepted => {}
                Token::Declined => {
                    self.lexemes.iter_mut().skip(at - 1).take(1).for_each(|one| one.token = Token::NotComparable)
                }
                _ => continue,
            }
            self.lexemes.remove(at);
        }
    }

    /// `South bid 2H!`, `Hi! 1H P 1H!`: the end of a sentence, if calls are described in sentences.
    pub(super) fn settle_exclamations(&mut self, text: &str) {
        let is_sign = |lexeme: &Lexeme| lexeme.token == Token::Exclamation && lexeme.span.of(text).starts_with('!');
        let ends_words = |lexeme: &Lexeme| {
            let in_words = matches!(
                lexeme.token,
                Token::Aside | Token::Filler | Token::BadWord | Token::Accepted | Token::Declined
            );
            let after = text.get(lexeme.span.to..).unwrap_or_default();
            in_words && (after.starts_with('!') || lexeme.span.of(text).ends_with('!'))
        };
        let in_sentences = self.lexemes.iter().any(ends_words);
        for at in 1..self.lexemes.len() {
            if !self.lexemes.get(at).is_some_and(is_sign) {
                continue;
            }
            // `corrected to 2H!`
            let changed = !self.in_form
                && at > 1
                && self.token(at - 2) == Some(Token::Arrow(Arrow::Told))
                && self.lexemes.get(at - 2).is_some_and(|to| to.span.of(text).starts_with(char::is_alphabetic));
            let verb = |at: Option<usize>| at.and_then(|at| self.token(at)).is_some_and(Token::is_verb);
            // `så melder nord 1S!`
            let inverted = at > 2 && self.is_player(at - 2) && verb(Some(at - 3));
            let told = changed || inverted || verb(at.checked_sub(2));
            let is_verb = self.lexemes.get(at - 1).is_some_and(|call| {
                let word = call.span.of(text);
                call.token.is_call() && word.chars().count() > 4 && word.chars().all(char::is_alphabetic)
            });
            if told || is_verb || in_sentences {
                self.lexemes.get_mut(at).into_iter().for_each(|sign| sign.token = Token::Doubt);
            }
        }
    }

    /// `1H - thanks`
    pub(super) fn drop_dash_before_words(&mut self, text: &str) {
        if let Some(dash) = dash_before_words(text, &self.lexemes) {
            self.lexemes.retain(|lexeme| lexeme.span != dash);
        }
    }

    /// `opened out of turn 1C`, `insufficient: 1S 1H`: the mark belongs after the call.
    pub(super) fn marks_before_calls(&mut self) {
        for at in 0..self.lexemes.len() {
            let first = !self.lexemes.iter().take(at).any(|lexeme| lexeme.token.is_call());
            let after_verb = at > 1 && self.is_player(at - 2) && self.token(at - 1) == Some(Token::Verb);
            let next_call = (at + 1..self.lexemes.len()).find(|at| !self.is_player(*at));
            let next_call = next_call.filter(|at| self.token(*at).is_some_and(Token::is_call));
            let calls = self.lexemes.iter().filter(|lexeme| lexeme.token.is_call()).count();
            let (at, place) = match (self.token(at), next_call) {
                (Some(Token::OutOfTurn), Some(call)) if first || after_verb && call == at + 1 => (at, call),
                (Some(Token::Insufficient | Token::Illegal), Some(next)) if first && calls > 1 => {
                    let place = self.first_insufficient().unwrap_or(at);
                    let gone = self.take_blamed(at, place, next);
                    (at - gone, place - gone)
                }
                _ => continue,
            };
            let mark = self.lexemes.remove(at);
            self.lexemes.insert(place, mark);
        }
    }

    /// `East too low: 1S 1H`, `S bid insufficient, 1S P 1H`: the player before the mark made the call that is insufficient, and not the
    /// next one. How many words are taken out; the auction has to show what they say.
    fn take_blamed(&mut self, mark: usize, insufficient: usize, next: usize) -> usize {
        let says_nothing = |at: usize| {
            self.token(at).is_some_and(|token| token.is_verb() || matches!(token, Token::Filler | Token::Owner))
        };
        let player = (0..mark).rev().find(|at| !says_nothing(*at)).filter(|at| self.is_player(*at));
        let highest = (0..insufficient).filter_map(|at| self.call_at(at)?.bid()).max();
        let call =
            self.call_at(insufficient).filter(|call| call.bid().is_some_and(|bid| !bid.is_sufficient_over(highest)));
        let (Some(player), Some(call)) = (player, call.filter(|_| insufficient != next)) else { return 0 };
        let span = self.span_of(player, mark + 1);
        match self.token(player) {
            Some(Token::Seat(by)) if self.heading.is_none() => {
                self.heading = Some(Heading { call, by: Some(by), span });
            }
            _ => self.unclear(mark, ProblemKind::MarkWithoutCall),
        }
        self.lexemes.drain(player..mark);
        mark - player
    }

    /// `1S P 1H; insufficient 1H`: the bid before, named once more, or the next player's.
    pub(super) fn question_marks_before_repeats(&mut self, text: &str) {
        for at in 1..self.lexemes.len() {
            let mark = self.lexemes.get(at).filter(|one| matches!(one.token, Token::Insufficient | Token::Illegal));
            let in_words = mark.is_some_and(|mark| mark.span.of(text).chars().count() > 3);
            let before = self.lexemes.iter().take(at).rev().find_map(|one| one.token.call());
            let Some(call) = self.call_at(at + 1).filter(|call| in_words && Some(*call) == before) else { continue };
            let is_last_mark = !matches!(self.token(at + 2), Some(Token::Insufficient | Token::Illegal));
            if is_last_mark && call.bid().is_some() && self.stands_apart(at, text) {
                self.unclear(at + 1, ProblemKind::Ambiguous { choices: vec![Reading::Call(call), Reading::Remark] });
            }
        }
    }

    /// `1S 1H. The 1H bid is too low`: the bid before, named once more before what is said of it. The words around it say nothing.
    pub(super) fn drop_articles(&mut self, text: &str) {
        for at in (1..self.lexemes.len()).rev() {
            let is_article = self.lexemes.get(at).is_some_and(|word| {
                word.token == Token::BadWord && LISTS.articles.contains(&word.span.of(text).to_lowercase().as_str())
            });
            let before = self.lexemes.iter().take(at).rev().find_map(|one| one.token.call());
            let noun = usize::from(self.token(at + 2) == Some(Token::Verb));
            let is_claim = self.token(at + 2 + noun).is_some_and(|token| {
                matches!(token, Token::Insufficient | Token::Accepted | Token::Declined | Token::Arrow(Arrow::Told))
            });
            let again = self.call_at(at + 1).filter(|call| call.bid().is_some() && Some(*call) == before);
            if is_article && is_claim && again.is_some() && self.is_close(at, at + 1, text) {
                let span = self.span_of(at, at + 1);
                self.problems.retain(|problem| problem.span != span);
                self.lexemes.drain(at + 2..at + 2 + noun);
                self.lexemes.remove(at);
            }
        }
    }

    /// Whether a sign parts this word from the one before.
    fn stands_apart(&self, at: usize, text: &str) -> bool {
        let pair = at.checked_sub(1).and_then(|before| self.lexemes.get(before)).zip(self.lexemes.get(at));
        pair.is_some_and(|(one, next)| Sheet::between(text, one.span, next.span).contains([';', '.', ',', '\n', ':']))
    }

    /// The first bid that does not beat those before it, or the last call.
    pub(super) fn first_insufficient(&self) -> Option<usize> {
        let mut highest = None;
        for at in 0..self.lexemes.len() {
            let Some(bid) = self.call_at(at).and_then(Call::bid) else { continue };
            if !bid.is_sufficient_over(highest) {
                return Some(at);
            }
            highest = Some(bid);
        }
        self.lexemes.iter().rposition(|lexeme| lexeme.token.is_call())
    }

    /// `1H P 1H/2H`, `2H *1H`: the next call, or one in the place of the call before. Where every call has the sign before it,
    /// it stands between calls and says nothing.
    pub(super) fn question_signs_between_bids(&mut self, text: &str) {
        let throughout = self.has_slashes_throughout(text);
        for at in 1..self.lexemes.len() {
            self.question_and(at);
            let Some(next) = self.lexemes.get(at).copied() else { return };
            let Some(before) = self.lexemes.get(at - 1).copied() else { return };
            let corrects = before.token == Token::Exclamation && next.gap == Gap::Nothing && before.gap != Gap::Nothing;
            let acts = self.call_at(at).is_some_and(|call| call != Call::Pass);
            if corrects && self.bid_at(at) && self.lexemes.iter().take(at - 1).any(|one| one.token.is_call()) {
                let choices = vec![Reading::ChangeOfCall, Reading::NextCall];
                self.unclear(at - 1, ProblemKind::Ambiguous { choices });
            } else if self.is_slash_behind(at - 1, text) && self.bid_at(at - 1) && acts && !throughout {
                let choices = vec![Reading::ChangeOfCall, Reading::NextCall];
                self.unclear(at, ProblemKind::Ambiguous { choices });
            }
        }
    }

    /// `1H/2H`; of a player who is named, `S: 1H / 2H` as well.
    fn is_slash_behind(&self, at: usize, text: &str) -> bool {
        let gap = Sheet::between(text, self.span_of(at, at + 1), self.span_of(at + 1, at + 2));
        gap == "/" || gap.trim_matches(' ') == "/" && at > 0 && self.is_player(at - 1)
    }

    /// `1H and 2H`: one after the other, or either.
    fn question_and(&mut self, at: usize) {
        let bid = |at: usize| self.call_at(at).and_then(Call::bid);
        let joined = self.token(at) == Some(Token::And);
        // `2H and quickly 3H`
        let next = (at + 1..).find(|at| self.token(*at) != Some(Token::Filler)).unwrap_or(at + 1);
        let alike = bid(at - 1)
            .zip(bid(next))
            .is_some_and(|(one, next)| one.denomination == next.denomination && one.level != next.level);
        if joined && alike {
            let choices = vec![Reading::ChangeOfCall, Reading::NextCall];
            self.unclear(at, ProblemKind::Ambiguous { choices });
        }
    }

    fn bid_at(&self, at: usize) -> bool {
        self.call_at(at).is_some_and(|call| call.bid().is_some())
    }

    /// Whether a slash stands between any two calls of a line, whatever else does.
    fn has_slashes_throughout(&self, text: &str) -> bool {
        let calls: Vec<&Lexeme> = self.lexemes.iter().filter(|lexeme| lexeme.token.is_call()).collect();
        calls.windows(2).all(|pair| match pair {
            [one, next] => next.gap == Gap::Line || is_slash(text, one.span, next.span),
            _ => true,
        })
    }

    /// `1H michaels 2H`: which of the two bids it describes, where no sign stands between.
    pub(super) fn question_descriptions_between_bids(&mut self, text: &str) {
        for at in 1..self.lexemes.len() {
            let is_description = matches!(self.token(at), Some(Token::Hint | Token::BarePurpose(_)));
            if !is_description || !self.bid_at(at - 1) || !self.bid_at(at + 1) {
                continue;
            }
            let span = |at: usize| self.lexemes.get(at).map(|lexeme| lexeme.span).unwrap_or_default();
            let (before, hint, after) = (span(at - 1), span(at), span(at + 1));
            let is_bare = |from: Span, to: Span| {
                text.get(from.to..to.from).is_some_and(|gap| gap.trim_matches([' ', ')']).is_empty())
            };
            if is_bare(before, hint) && is_bare(hint, after) {
                let bids = [self.call_at(at - 1), self.call_at(at + 1)].into_iter().flatten();
                let choices = bids.map(Reading::Describes).collect();
                self.unclear(at, ProblemKind::Ambiguous { choices });
            }
        }
    }

    /// `1H P P changed to 2H, mispull`: the call that was changed was unintended, and not the one in its place.
    pub(super) fn slips_of_withdrawn_calls(&mut self, text: &str) {
        for at in 3..self.lexemes.len() {
            // `changed to 2H at once, mispull`
            let last = (0..at).rev().find(|at| self.token(*at) != Some(Token::Filler)).unwrap_or(at);
            let Some(before) = last.checked_sub(2).filter(|_| self.call_at(last).is_some()) else { continue };
            let told = match self.token(before + 1) {
                Some(Token::Arrow(Arrow::Told)) => self.call_at(before).is_some(),
                // In the place of a bid that is too low a slip may have been made as well; right behind a call the mark is of it.
                Some(Token::Arrow(_)) => {
                    let gap = Sheet::between(text, self.span_of(last, last + 1), self.span_of(at, at + 1));
                    let is_apart = gap.contains([',', '.', ';', '(', '\n']);
                    is_apart && self.call_at(before).is_some() && !self.is_too_low(before) && !self.goes_on_behind(at)
                }
                _ => false,
            };
            let changed_again = matches!(self.token(at + 1), Some(Token::Arrow(_) | Token::IMean));
            if told && self.token(at) == Some(Token::Mispull) && !changed_again {
                let slip = self.lexemes.remove(at);
                self.lexemes.insert(before + 1, slip);
            }
        }
    }
}

impl Sheet {
    /// `opened 1C but meant 1S, pulled the wrong card`: what follows says why the other call was meant.
    pub(super) fn slips_behind_what_was_meant(&mut self, text: &str) {
        for meant in 1..self.lexemes.len() {
            let is_slip = |at: usize| matches!(self.token(at), Some(Token::Mispull | Token::WrongCard));
            let said = self.token(meant) == Some(Token::IMean) && self.bid_at(meant + 1);
            let close = |at: usize| {
                let gap = Sheet::between(text, self.span_of(at - 1, at), self.span_of(at, at + 1));
                !gap.contains('\n')
            };
            let before = (0..meant).rev().find(|at| self.token(*at) != Some(Token::Filler));
            let of_call = before.is_some_and(|at| self.token(at).is_some_and(Token::is_call));
            if said && of_call && is_slip(meant + 2) && close(meant + 2) {
                let slip = self.lexemes.remove(meant + 2);
                self.lexemes.insert(meant, Lexeme { token: Token::Mispull, ..slip });
            }
        }
    }

    /// Whether a call follows this place.
    fn goes_on_behind(&self, at: usize) -> bool {
        self.lexemes.iter().skip(at + 1).any(|lexeme| lexeme.token.is_call())
    }
}

/// Whether only a slash separates the two.
fn is_slash(text: &str, before: Span, next: Span) -> bool {
    text.get(before.to..next.from) == Some("/")
}

/// `1H - thanks`: where a dash stands before words that say nothing, at the end of the line. A remark in brackets is about the cell.
pub(in crate::shorthand) fn dash_before_words(text: &str, lexemes: &[Lexeme]) -> Option<Span> {
    let dash = lexemes.iter().rposition(|lexeme| lexeme.token == Token::Dash).filter(|at| *at > 0)?;
    let after = lexemes.get(dash + 1..)?;
    let says_nothing = |lexeme: &Lexeme| {
        let words = lexeme.token == Token::Aside && lexeme.span.of(text).starts_with(char::is_alphanumeric);
        words || lexeme.token == Token::Filler
    };
    let first = after.first().filter(|first| first.token == Token::Aside && first.gap != Gap::Line)?;
    (says_nothing(first) && after.iter().all(says_nothing)).then(|| lexemes.get(dash).map(|dash| dash.span))?
}

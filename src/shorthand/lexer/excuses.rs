//! Excuses and remarks in brackets: `1H (tired)`. They are about the player, not about the meaning of the call.

use super::{
    Arrow, Lexeme, Lexer, Token, Within,
    brackets::suit_or_notrump,
    remarks::{is_description, tells_of_an_event, tells_what_happened},
};
use crate::{
    bridge::Call,
    shorthand::{
        auction::Source,
        problem::{Problem, ProblemKind, Span},
        text::{clean, folded, trimmed},
        words::LISTS,
    },
};

/// Whether a note to a call is an excuse: `tired`.
pub(in crate::shorthand) fn is_excuse(text: &str) -> bool {
    let glyphs = clean(text);
    let mut inside = Lexer::new(Source::plain(text), &glyphs, Within::Brackets, super::bids::letters_of(&glyphs));
    inside.read_all();
    inside.settle_excuses();
    // `director called`
    let nothing = !inside.names_a_suit()
        && inside.problems.is_empty()
        && inside.lexemes.iter().all(|lexeme| lexeme.token == Token::Filler);
    inside.is_excuse() || nothing && !inside.lexemes.is_empty()
}

impl Lexer<'_> {
    /// `(sorry, 2H)`: another call was meant; `(sorry)` is an excuse.
    pub(super) fn settle_excuses(&mut self) {
        let last_call = self.lexemes.iter().rposition(|lexeme| lexeme.token.is_call());
        for (at, lexeme) in self.lexemes.iter_mut().enumerate().filter(|(_, one)| one.token == Token::Sorry) {
            lexeme.token = if last_call.is_some_and(|call| at < call) { Token::IMean } else { Token::Remark };
        }
    }

    /// `(tired)`, `(she was in a hurry)`: nothing about the call. A slip that is claimed with it is read.
    pub(super) fn is_excuse(&self) -> bool {
        let has = |is: fn(Token) -> bool| self.lexemes.iter().any(|lexeme| is(lexeme.token));
        // `(director said no)` may be the ruling on the call.
        let of_director = |lexeme: &Lexeme| {
            let said = lexeme.span.of(self.source.text).to_lowercase();
            said.split(' ').any(|word| LISTS.directors.contains(&word))
        };
        let rules = self.lexemes.iter().any(|one| one.token == Token::Remark && of_director(one));
        has(|token| token == Token::Remark)
            && !rules
            && !self.names_a_suit()
            && !has(|token| is_description(token) || token.call().is_some())
            && !has(|token| tells_what_happened(token) && !token.is_verb())
            && !tells_of_an_event(&self.lexemes)
    }

    /// `(thought it was 1♦)`: nothing but words that say nothing of the call.
    pub(super) fn is_left_out(&self) -> bool {
        let is_aside = |lexeme: &Lexeme| lexeme.token == Token::Aside;
        self.problems.is_empty() && !self.lexemes.is_empty() && self.lexemes.iter().all(is_aside)
    }

    /// `(South: no)`, `(LHO ok)`: what somebody said, not a meaning.
    pub(super) fn is_players_word(&self) -> bool {
        let is_player = |token: Token| token.seat().is_some() || matches!(token, Token::Relative(_));
        let is_word = |token: Token| {
            matches!(
                token,
                Token::No
                    | Token::Refusal
                    | Token::Consent
                    | Token::AcceptedSign
                    | Token::DeclinedSign
                    | Token::Accepted
                    | Token::Declined
            )
        };
        match self.lexemes.as_slice() {
            [player, word] => is_player(player.token) && is_word(word.token),
            [word] => matches!(word.token, Token::Refusal | Token::AcceptedSign | Token::DeclinedSign),
            [.., word, arrow, call] => {
                let refused = is_word(word.token) && arrow.token == Token::Arrow(Arrow::Clear);
                refused && call.token.is_call() && self.lexemes.len() < 5
            }
            _ => false,
        }
    }

    /// `(W refused, 2H)`: the call takes the place of the one that was refused.
    pub(super) fn arrow_after_refusal(&mut self, last: Option<Token>) {
        let is_player = |one: &Lexeme| one.token.seat().is_some() || matches!(one.token, Token::Relative(_));
        let call = match self.lexemes.as_slice() {
            [word, call] if word.token == Token::Declined => call,
            [player, word, call]
                if is_player(player) && matches!(word.token, Token::Declined | Token::No | Token::Refusal) =>
            {
                call
            }
            _ => return,
        };
        if Some(call.token) == last {
            // `1H (W rejected 1H)`: named once more.
            self.lexemes.pop();
            return;
        }
        if call.token.call().is_some_and(|call| call != Call::Pass) && self.problems.is_empty() {
            let arrow = Lexeme { token: Token::Arrow(Arrow::Clear), ..*call };
            self.lexemes.insert(self.lexemes.len() - 1, arrow);
        }
    }

    /// `(now 2H)`, `(East passed instead)`: a call and the word that it came later.
    pub(super) fn comes_later(&self) -> Option<Call> {
        let mut calls = self.lexemes.iter().filter_map(|lexeme| match lexeme.token {
            Token::DoubleVerb => Some(Call::Double),
            token => token.call(),
        });
        let says_later = |span: Span| {
            let word = folded(span.of(self.source.text));
            LISTS.then.contains(&word.as_str())
        };
        let later = self.lexemes.iter().any(|lexeme| says_later(lexeme.span));
        let known = self.problems.iter().all(|problem| says_later(problem.span));
        let has = |is: fn(Token) -> bool| self.lexemes.iter().any(|lexeme| is(lexeme.token));
        let named = has(|token| token.seat().is_some() || matches!(token, Token::Relative(_)));
        let told = named && has(|token| matches!(token, Token::Arrow(_) | Token::ChangeVerb));
        calls.next().filter(|_| later && known && !told && calls.next().is_none())
    }

    /// `1H (actually 2H)`, `2H (was 1H at first)`: the bracket names a bid that nobody has made. `5 hearts` is a length.
    pub(super) fn is_without(&self, inside: &Lexer<'_>) -> bool {
        let is_new = |lexeme: &Lexeme| {
            let Some(bid) = lexeme.token.call().and_then(Call::bid) else { return false };
            let is_length = bid.level.number() > 3 && lexeme.span.of(self.source.text).contains(' ');
            !is_length && !self.lexemes.iter().any(|one| one.token == lexeme.token)
        };
        self.lexemes.iter().any(|one| one.token.is_call()) && inside.lexemes.iter().any(is_new)
    }

    /// `(didn't see 1S)`: what somebody did not see, not what somebody did.
    pub(super) fn is_unseen(&self) -> bool {
        let has = |is: fn(Token) -> bool| self.lexemes.iter().any(|lexeme| is(lexeme.token));
        let acts = |token: Token| {
            let calls = token.call().is_some_and(|call| call.bid().is_none()) || token == Token::DoubleVerb;
            calls || token.is_verb() || matches!(token, Token::And | Token::Accepted | Token::Declined)
        };
        has(|token| token == Token::Unseen)
            && !has(acts)
            && !has(tells_what_happened)
            && !tells_of_an_event(&self.lexemes)
    }

    /// `(LHO passed)`, `(then W doubled)`, `(partner)`, `(not acc)`: about players and what they did, or part of a meaning.
    pub(super) fn speaks_of_play(&self) -> bool {
        let chose = |lexeme: &Lexeme| matches!(lexeme.token, Token::Accepted | Token::Declined | Token::Withdrawn);
        let is_relative = |lexeme: &Lexeme| matches!(lexeme.token, Token::Relative(_));
        let called = |lexeme: &Lexeme| {
            let is_call = matches!(lexeme.token, Token::DoubleVerb | Token::Call(Call::Pass | Call::Double));
            is_call && lexeme.span.to - lexeme.span.from > 3
        };
        let acts = self.lexemes.windows(2).any(|pair| match pair {
            [player, call] => (is_relative(player) || player.token.seat().is_some()) && called(call),
            _ => false,
        });
        let of_player = self.lexemes.iter().any(is_relative);
        let alone = self.problems.is_empty() && !self.lexemes.is_empty() && self.lexemes.iter().all(is_relative);
        let inside: String = trimmed(self.glyphs).iter().map(|glyph| glyph.ch).collect();
        // `(not accepted)`
        let choice = self.problems.is_empty() && matches!(self.lexemes.as_slice(), [only] if chose(only));
        // `(rejects slam)` is a meaning.
        let denied = of_player || inside.split(' ').any(|word| LISTS.turning.contains(&word));
        let named = LISTS.events.contains(&inside.as_str());
        acts || alone || named || !choice && denied && self.lexemes.iter().any(chose)
    }

    /// `(S nodded)`, `(allowed by S)`, `(E thinks)`: what a player did, in unknown words, not a meaning. `(S 5+)` is one.
    pub(super) fn tells_of_a_player(&self) -> bool {
        let is_player = |at: usize| {
            let token = self.lexemes.get(at).map(|lexeme| lexeme.token);
            token.is_some_and(|token| token.seat().is_some() || matches!(token, Token::Relative(_)))
        };
        let last = self.lexemes.len().saturating_sub(1);
        let is_word =
            |lexeme: &Lexeme| matches!(lexeme.token, Token::BadWord | Token::Aside | Token::Filler | Token::By);
        let others = self.lexemes.iter().enumerate().filter(|(at, _)| !is_player(*at));
        let (count, all_words) = others.fold((0, true), |(count, all), (_, one)| (count + 1, all && is_word(one)));
        let plain = !self.glyphs.iter().any(|glyph| glyph.ch.is_ascii_digit() || "+=".contains(glyph.ch));
        (is_player(0) || is_player(last)) && count > 0 && all_words && plain && !self.names_a_suit()
    }

    /// `(that was South)`, `(E was asleep)`, `(syds bud)`: of a player, who may have called or lost their turn, and no meaning.
    pub(super) fn may_tell_of_players(&self) -> bool {
        let is_seat = |lexeme: &Lexeme| lexeme.token.seat().is_some();
        let plain = !self.glyphs.iter().any(|glyph| glyph.ch.is_ascii_digit() || "+=".contains(glyph.ch));
        // `(H/S)` are suits.
        let letters = self.glyphs.split(|glyph| !glyph.ch.is_alphabetic()).map(<[_]>::len).max().unwrap_or(0);
        let skips = |lexeme: &Lexeme| matches!(lexeme.token, Token::SkippedWord | Token::Skip(_));
        let known = tells_of_an_event(&self.lexemes) || self.lexemes.iter().any(skips);
        let tells = self.lexemes.len() > 1 && letters > 2 && !known;
        tells && plain && !self.names_a_suit() && self.lexemes.iter().any(is_seat)
    }

    /// `(later accepted)`, `(not a comparable call)`: a claim, and words that turn it round or say when.
    pub(super) fn ends_with_a_claim(&self) -> bool {
        let is_claim = |token: Token| {
            let chose = matches!(token, Token::Accepted | Token::Declined);
            chose || matches!(token, Token::Comparable | Token::NotComparable)
        };
        let compares = |token: Token| matches!(token, Token::Comparable | Token::NotComparable);
        // `(rejects slam, cmp)`: a mark beside a meaning.
        let in_words = |one: &Lexeme| one.span.of(self.source.text).chars().count() > 4;
        let last = self.lexemes.last().is_some_and(|last| is_claim(last.token) && in_words(last));
        let within = !self.problems.is_empty() && self.lexemes.iter().any(|one| compares(one.token) && in_words(one));
        self.lexemes.len() > 1 && (last || within)
    }

    /// `(P P first)`, `(2 passes in front)`: passes that somebody made, and not `(pass or correct)`.
    pub(super) fn counts_passes(&self) -> bool {
        let passes = self.lexemes.iter().map(|one| match one.token {
            Token::Call(Call::Pass) => 1,
            Token::Passes(count) => count,
            _ => 0,
        });
        !self.problems.is_empty() && passes.sum::<usize>() > 1
    }

    /// Beside calls, `thought` may reverse what is said; beside a claimed slip, an excuse adds nothing. Returns whether
    /// there was any.
    pub(super) fn question_remarks(&mut self) -> bool {
        let claims = |lexeme: &Lexeme| {
            matches!(lexeme.token, Token::Mispull | Token::WrongCard | Token::IMean | Token::Arrow(_))
        };
        if self.lexemes.iter().any(claims) || self.names_a_suit() {
            return false;
        }
        let known = self.problems.len();
        for lexeme in self.lexemes.iter_mut().filter(|lexeme| lexeme.token == Token::Remark) {
            lexeme.token = Token::BadWord;
            self.problems.push(Problem::new(ProblemKind::UnknownWord, lexeme.span));
        }
        self.problems.len() > known
    }

    /// `spades`, in a word of its own and not as a letter.
    pub(super) fn names_a_suit(&self) -> bool {
        let words = self.glyphs.split(|glyph| !glyph.ch.is_alphabetic() && !"♠♥♦♣".contains(glyph.ch));
        let mut words = words.map(|word| word.iter().map(|glyph| glyph.ch).collect::<String>());
        words.any(|word| (word.chars().count() > 2 || word.contains(['♠', '♥', '♦', '♣'])) && suit_or_notrump(&word))
    }
}

//! Brackets: around a call they mark it as an opponent's; after a call they say what it shows or asks.

use super::{
    Lexeme, Lexer, Token, WORDS, Within, length_of,
    notation::is_notation,
    remarks::{is_description, is_remark, tells_of_an_event},
};
use crate::{
    bridge::{Call, Suit},
    record::{Feature, Shows},
    shorthand::{
        problem::{Problem, ProblemKind, Reading},
        text::{Glyph, trimmed},
        words::LISTS,
    },
};

/// The purpose that is named at this place, and the number of glyphs it takes.
pub(super) fn purpose_at(glyphs: &[Glyph], at: usize) -> Option<(Token, usize)> {
    let entries = LISTS.purposes.iter().flat_map(|words| words.iter().map(move |&word| (words, word)));
    let found = entries.filter_map(|(words, word)| Some((*words.first()?, length_of(glyphs, at, word)?)));
    found.max_by_key(|&(_, length)| length).map(|(purpose, length)| (Token::Purpose(purpose), length))
}

/// What a text says about a call: what it is for, or the suits that it shows.
pub(super) fn description(glyphs: &[Glyph]) -> Option<Token> {
    let inner = trimmed(glyphs);
    let content: String = inner.iter().map(|glyph| glyph.ch).collect();
    match purpose_at(inner, 0) {
        Some((purpose, taken)) if taken == inner.len() => Some(purpose),
        Some(_) | None => shows_in(&content).map(Token::Shows),
    }
}

impl<'t> Lexer<'t> {
    /// `(E)`, a seat and no call: the player lost their turn; glued to a call, `2C(W)`, they made it. `(S)` may show spades;
    /// nobody writes `(N)` to say that a call shows notrump.
    fn skipped(&mut self, inner: &[Glyph], length: usize) -> bool {
        let found = WORDS.at(inner, 0).filter(|&(_, taken)| taken == inner.len());
        let Some((Token::Seat(seat), _)) = found else { return false };
        let content: String = inner.iter().map(|glyph| glyph.ch).collect();
        let labels = self.lexemes.iter().any(|lexeme| lexeme.token.seat().is_some());
        match shows_in(&content).filter(|_| content != "n") {
            None if self.is_glued() && self.closes_call() => {
                let bracket = self.span(length);
                self.push_at(bracket, Token::By);
                self.push(length, Token::Seat(seat));
            }
            None => self.push(length, Token::Skip(Some(seat))),
            Some(shows) if labels && !self.is_glued() => {
                let choices = vec![Reading::Skipped(seat), Reading::Shows(shows)];
                self.problem(length, ProblemKind::Ambiguous { choices }, None);
            }
            Some(_) if self.writes_suits_as_letters() => return false,
            Some(shows) => self.push(length, Token::SeatOrSuit(seat, shows)),
        }
        true
    }

    /// Whether a call was read last, perhaps with a description before it: `strong 2C(N)`.
    fn closes_call(&self) -> bool {
        match self.lexemes.as_slice() {
            [.., last] if last.token.is_call() => true,
            [.., call, hint] => hint.token == Token::Meaning && call.token.is_call() && hint.span.to <= call.span.from,
            _ => false,
        }
    }

    /// `(H)` somewhere: what calls show is written in letters.
    fn writes_suits_as_letters(&self) -> bool {
        let is_letter = |three: &[Glyph]| match three {
            [open, letter, close] => open.ch == '(' && close.ch == ')' && "chk".contains(letter.ch),
            _ => false,
        };
        self.glyphs.windows(3).any(is_letter)
    }

    pub(super) fn bracket(&mut self) {
        let inside = (self.within == Within::Text).then(|| self.matching_bracket()).flatten();
        match inside {
            Some(length) => {
                let inner = trimmed(self.glyphs.get(self.at + 1..self.at + 1 + length).unwrap_or_default());
                self.read_bracket(inner, length + 2);
            }
            None => self.open_bracket(),
        }
    }

    /// An unclosed bracket: before a call it is one too many, otherwise its end is missing.
    fn open_bracket(&mut self) {
        let rest = self.glyphs.get(self.at + 1..).unwrap_or_default();
        let mut inside = Lexer::new(self.source, rest, Within::Brackets, self.letters);
        while let (Some(ch), true) = (inside.peek(0), inside.lexemes.is_empty() && ch_opens_nothing(&inside)) {
            inside.read_at(ch);
        }
        let before_call = inside.lexemes.first().is_none_or(|first| first.token.call().is_some());
        if before_call || self.within == Within::Brackets {
            return self.problem(1, ProblemKind::LoneBracket, Some(String::new()));
        }
        let length = 1 + rest.len();
        let close = match self.peek(0) {
            Some('[') => ']',
            Some('{') => '}',
            _ => ')',
        };
        let closed = format!("{}{close}", self.span(length).of(self.source.text).trim_end());
        self.problem(length, ProblemKind::LoneBracket, Some(closed));
    }

    /// The number of glyphs up to the bracket that closes this one.
    fn matching_bracket(&self) -> Option<usize> {
        let mut depth = 0usize;
        (1..).map_while(|ahead| self.peek(ahead)).position(|ch| match ch {
            '(' | '[' | '{' => {
                depth += 1;
                false
            }
            ')' | ']' | '}' if depth > 0 => {
                depth -= 1;
                false
            }
            ')' | ']' | '}' => true,
            _ => false,
        })
    }

    /// Whether there is no space between this place and a call before it.
    pub(super) fn is_glued(&self) -> bool {
        let before = self.at.checked_sub(1).and_then(|before| self.glyphs.get(before));
        before.is_some_and(|glyph| glyph.ch.is_alphanumeric() || "♠♥♦♣!*".contains(glyph.ch))
    }

    fn read_bracket(&mut self, inner: &'t [Glyph], length: usize) {
        if let Some(inner) = without_brackets(inner) {
            return self.read_bracket(inner, length);
        }
        let content: String = inner.iter().map(|glyph| glyph.ch).collect();
        let glued = self.is_glued();
        let footnote = content.len() < 3 && content.chars().all(|ch| ch.is_ascii_digit());
        if self.seat_in_brackets(inner, length)
            || self.skipped(inner, length)
            || self.length_in_brackets(inner, length)
            || self.limit_in_brackets(inner, length)
        {
            return;
        }
        if is_points(&content) {
            return self.push_meaning(inner, length);
        }
        if self.dealers_call(&content, length)
            || self.several_parts(inner, length)
            || !glued && self.described_call(inner, length)
        {
            return;
        }
        let says_nothing =
            content.chars().all(|ch| "._~·…,;:".contains(ch)) || LISTS.blanks.contains(&content.as_str());
        if says_nothing && !glued && self.lexemes.last().is_some_and(|last| last.token.is_call()) {
            // `1H () 1H`
            let choices = vec![Reading::Call(Call::Pass), Reading::Remark];
            return self.problem(length, ProblemKind::Ambiguous { choices }, None);
        }
        if footnote && self.lexemes.last().is_some_and(|last| last.token == Token::Call(Call::Pass)) {
            // `pass (3) 1NT`
            let choices = vec![Reading::Call(Call::Pass), Reading::Remark];
            return self.problem(length, ProblemKind::Ambiguous { choices }, None);
        }
        let token = match purpose_at(inner, 0) {
            _ if footnote && content == "1" => Token::Filler,
            _ if footnote => Token::Aside,
            Some((purpose, taken)) if taken == inner.len() => purpose,
            _ if !glued && !content.is_empty() && content.chars().all(|ch| ch == '?') => Token::Doubt,
            _ => match shows_in(&content) {
                Some(shows) if glued || !matches!(content.as_str(), "d" | "r") => Token::Shows(shows),
                Some(shows) if content == "d" && !self.has_bracketed_bids() => {
                    let choices = vec![Reading::OpponentsCall(Call::Double), Reading::Shows(shows)];
                    return self.problem(length, ProblemKind::Ambiguous { choices }, None);
                }
                Some(shows) if content == "r" && !self.has_bracketed_bids() => Token::Shows(shows),
                Some(_) | None if is_notation(&content, glued) => return self.push_meaning(inner, length),
                Some(_) | None => return self.read_inside(inner, length),
            },
        };
        self.push(length, token);
    }

    /// Reads the inside as shorthand; anything else is a meaning.
    fn read_inside(&mut self, inner: &'t [Glyph], length: usize) {
        let glued = self.is_glued();
        let mut inside = Lexer::new(self.source, inner, Within::Brackets, self.letters);
        inside.read_all();
        inside.settle_excuses();
        if inside.is_unseen() || inside.is_excuse() && !inside.may_tell_of_players() {
            return self.push(length, Token::Aside);
        }
        if self.tells_of_cards(inner, &inside) || self.names_two_suits(inner) {
            return self.push_meaning(inner, length);
        }
        let questioned = inside.question_remarks();
        inside.arrow_after_refusal(self.lexemes.iter().rfind(|one| one.token.is_call()).map(|last| last.token));
        if inside.is_players_word() || self.is_made_by(&inside) {
            inside.lexemes.iter_mut().for_each(|lexeme| lexeme.within = Within::Text);
            return self.splice(inside, length);
        }
        if let Some(call) = self.made_before(&inside) {
            let choices = vec![Reading::OpponentsCall(call), Reading::Remark];
            return self.problem(length, ProblemKind::Ambiguous { choices }, None);
        }
        if let Some(choice) = inside.chooses_first(inner) {
            return self.problem(length, ProblemKind::Ambiguous { choices: vec![choice, Reading::Meaning] }, None);
        }
        if let Some(call) = inside.comes_later().filter(|_| self.lexemes.iter().any(|one| one.token.is_call())) {
            let choices = vec![Reading::ChangeOfCall, Reading::OpponentsCall(call)];
            return self.problem(length, ProblemKind::Ambiguous { choices }, None);
        }
        if self.remark(&mut inside, length) {
            return;
        }
        if inside.may_tell_of_players() || inside.ends_with_a_claim() || inside.counts_passes() {
            let choices = vec![Reading::Remark, Reading::Meaning];
            return self.problem(length, ProblemKind::Ambiguous { choices }, None);
        }
        if questioned {
            return self.splice(inside, length);
        }
        if inside.speaks_of_play() || inside.tells_of_a_player() {
            let choices = vec![Reading::Remark, Reading::Meaning];
            return self.problem(length, ProblemKind::Ambiguous { choices }, None);
        }
        if inside.lexemes.iter().any(|lexeme| is_description(lexeme.token)) {
            return self.meaning_or_question(inner, &inside, length);
        }
        let is_call = |lexeme: &&Lexeme| matches!(lexeme.token, Token::Call(_) | Token::LoneR | Token::BadCall);
        let calls = inside.lexemes.iter().filter(is_call).count();
        let first_call = inside.lexemes.iter().find_map(|lexeme| lexeme.token.call());
        let many_cards = first_call.and_then(Call::bid).is_some_and(|bid| bid.level.number() > 3);
        let alone = calls == 1 && inside.lexemes.len() == 1;
        let many_cards = many_cards || first_call.is_some_and(|call| self.is_far_above(call));
        let mistyped = alone && !glued && inside.problems.first().is_some_and(is_of_a_bid);
        match first_call {
            Some(call) if glued && many_cards && inside.lexemes.len() == 1 && inside.problems.is_empty() => {
                // `1S(5H)`: five hearts, or an opponent's bid. `5H(2k)`: two kings, perhaps.
                let choices = vec![Reading::OpponentsCall(call), Reading::Meaning];
                self.problem(length, ProblemKind::Ambiguous { choices }, None);
            }
            Some(_) | None if (calls > 0 && inside.problems.is_empty()) || mistyped => {
                self.splice(inside, length);
            }
            Some(_) | None if inside.is_left_out() => self.splice(inside, length),
            Some(_) | None if inside.problems.is_empty() && is_remark(&inside.lexemes) && !inside.names_a_suit() => {
                inside.lexemes.retain(|lexeme| lexeme.token != Token::Exclamation || content_is_mark(inner));
                self.splice(inside, length);
            }
            // `(corrected to 2H under 27B1)`: something happened, and not all of it is understood.
            Some(_) | None if tells_of_an_event(&inside.lexemes) => self.splice(inside, length),
            // `(saw only 1D)`
            Some(_) | None if says_one_of(inner, &LISTS.perceives) && !inside.names_a_suit() => {
                self.push(length, Token::Aside)
            }
            // `(North was dealer and bid 1C)`
            Some(_) | None if says_one_of(inner, &LISTS.deals) => {
                let choices = vec![Reading::Remark, Reading::Meaning];
                self.problem(length, ProblemKind::Ambiguous { choices }, None);
            }
            Some(_) | None => self.meaning_or_question(inner, &inside, length),
        }
    }

    /// Whether the last bid is two levels or more above this one.
    fn is_far_above(&self, call: Call) -> bool {
        const FAR: u8 = 2;
        let last = self.lexemes.iter().rev().find_map(|one| one.token.call()?.bid());
        let levels = last.zip(call.bid()).map(|(last, bid)| (last.level.number(), bid.level.number()));
        levels.is_some_and(|(last, level)| last >= level + FAR)
    }

    /// `X (by West)`
    fn is_made_by(&self, inside: &Lexer<'t>) -> bool {
        let after_call = self.lexemes.last().is_some_and(|last| last.token.is_call());
        let tokens: Vec<Token> = inside.lexemes.iter().map(|lexeme| lexeme.token).collect();
        after_call && inside.problems.is_empty() && matches!(tokens.as_slice(), [Token::By, Token::Seat(_)])
    }

    /// `E 1H (1S by N)`: a call by a player who is not next to call, so it may have come before.
    fn made_before(&self, inside: &Lexer<'t>) -> Option<Call> {
        let tokens: Vec<Token> = inside.lexemes.iter().map(|lexeme| lexeme.token).collect();
        let (call, seat) = match tokens.as_slice() {
            [Token::Call(call), Token::By, player] | [player, Token::Call(call)] => (*call, player.seat()?),
            _ => return None,
        };
        let caller = self.caller()?;
        (seat != caller.lho()).then_some(call)
    }

    /// The inside says, in the writer's own words, what the call before it means.
    pub(super) fn push_meaning(&mut self, inner: &[Glyph], length: usize) {
        if let (Some(first), Some(last)) = (inner.first(), inner.last()) {
            self.push_at(first.span.until(last.span), Token::Meaning);
        }
        self.at += length;
    }

    /// Takes over what was read inside the brackets.
    pub(super) fn splice(&mut self, inside: Lexer<'t>, length: usize) {
        let gap = self.gap;
        let alone = inside.lexemes.len() == 1;
        for (place, lexeme) in inside.lexemes.into_iter().enumerate() {
            let gap = if place == 0 { gap } else { lexeme.gap };
            // `(-)` is an opponents' pass in a cell.
            let token = if alone && lexeme.token == Token::Dash { Token::Call(Call::Pass) } else { lexeme.token };
            self.lexemes.push(Lexeme { gap, token, ..lexeme });
            self.gap = super::Gap::Nothing;
        }
        self.problems.extend(inside.problems);
        self.at += length;
    }

    /// Whether any bracket of the text begins with a level, as brackets around calls do.
    fn has_bracketed_bids(&self) -> bool {
        self.glyphs.windows(3).any(|three| match three {
            [open, level, next] => {
                open.ch == '(' && level.ch.is_ascii_digit() && (next.ch.is_alphabetic() || "♠♥♦♣".contains(next.ch))
            }
            _ => false,
        })
    }
}

/// `((1H))`: the inside of brackets around all that is in brackets.
fn without_brackets(inner: &[Glyph]) -> Option<&[Glyph]> {
    let [open, middle @ .., close] = inner else { return None };
    let is_pair = matches!((open.ch, close.ch), ('(', ')') | ('[', ']') | ('{', '}'));
    let is_within = !middle.iter().any(|glyph| "()[]{}".contains(glyph.ch));
    (is_pair && is_within && !middle.is_empty()).then(|| trimmed(middle))
}

/// Whether one of these words stands there.
fn says_one_of(inner: &[Glyph], list: &[&str]) -> bool {
    let mut words = inner.split(|glyph| !glyph.ch.is_alphabetic());
    words.any(|word| list.contains(&word.iter().map(|glyph| glyph.ch).collect::<String>().as_str()))
}

fn ch_opens_nothing(inside: &Lexer) -> bool {
    !matches!(inside.peek(0), Some('(' | '[' | '{'))
}

/// `H`, `H,S`, `S H-`, `hj`, `?`, `shows hearts and a minor`: suits, each perhaps with a `-` for shortness, and nothing else. `H/S` is
/// one of two.
fn shows_in(content: &str) -> Option<Shows> {
    let suits = LISTS.shown_by.iter().find_map(|words| content.strip_prefix(words)?.strip_prefix(' '));
    let says_so = suits.is_some();
    let parts = suits.unwrap_or(content).split([' ', ',', '+', '&']).filter(|part| !part.is_empty());
    let is_between = |part: &str| LISTS.between_shown.contains(&part);
    let features = parts.filter(|part| !is_between(part)).map(|part| match part.strip_suffix('-') {
        Some(short) => suit_of(short).map(Feature::Short),
        None if part == "?" || says_so && LISTS.some_suit.contains(&part) => Some(Feature::UnknownSuit),
        None => match LISTS.denomination(part)?.suit() {
            Some(suit) => Some(Feature::Suit(suit)),
            None => Some(Feature::Notrump),
        },
    });
    let features: Vec<_> = features.collect::<Option<_>>()?;
    (!features.is_empty()).then(|| features.into_iter().collect())
}

/// Whether the word names a suit, or notrump.
pub(super) fn suit_or_notrump(word: &str) -> bool {
    LISTS.denomination(word).is_some()
}

fn suit_of(word: &str) -> Option<Suit> {
    LISTS.denomination(word).and_then(crate::bridge::Denomination::suit)
}

/// `(1M)` is a bid without its suit, and `(1hh)` a mistyped one; `(1A)` is one ace, and `(5-5)` a shape.
fn is_of_a_bid(problem: &Problem) -> bool {
    matches!(problem.kind(), ProblemKind::Schematic { .. } | ProblemKind::Ambiguous { .. })
        || problem.suggestion().is_some_and(|meant| meant.starts_with(|ch: char| ch.is_ascii_digit()))
}

/// `5hp`: points, and not five hearts and a pass.
fn is_points(content: &str) -> bool {
    let unit = content.trim_start_matches(|ch: char| ch.is_ascii_digit());
    unit.len() < content.len() && matches!(unit, "hp" | "hcp")
}

fn content_is_mark(inner: &[Glyph]) -> bool {
    inner.iter().all(|glyph| matches!(glyph.ch, '!' | '*'))
}

//! What accompanies the calls: cards, agreements, announcements, results, the annotations of PBN.

use std::sync::LazyLock;

use super::{Gap, Lexer, Token, Vocabulary, Within, bids::DENOMINATIONS, is_suit_sign, length_of, level};
use crate::{
    bridge::Call,
    shorthand::{
        problem::{ProblemKind, Reading},
        words::LISTS,
    },
};

/// Words after which a text in quotation marks says what a call shows.
static ANNOUNCED: LazyLock<Vocabulary<()>> =
    LazyLock::new(|| Vocabulary::new(LISTS.announced.iter().map(|word| (*word, ()))));

/// High cards in words.
static CARDS: LazyLock<Vocabulary<()>> = LazyLock::new(|| Vocabulary::new(LISTS.cards.iter().map(|word| (*word, ()))));

impl Lexer<'_> {
    /// Anything of this kind that begins with a letter.
    pub(super) fn aside(&mut self) -> bool {
        self.cards() || self.announced()
    }

    /// `SAKJ62`, `Kxxxxx`, `♠AKJ62`, `Ace♠`.
    pub(super) fn cards(&mut self) -> bool {
        let named = CARDS.at(self.glyphs, self.at).is_some();
        let is_card = |ch: char| "akqjtx0123456789".contains(ch) || is_suit_sign(ch);
        let mut rest = (1..).take_while(|&ahead| self.is_in_chunk(ahead)).map_while(|ahead| self.peek(ahead));
        if !named && !rest.all(is_card) {
            return false; // what stands together may be long
        }
        let length = self.chunk();
        // So few letters do not make up a suit.
        if !named && length < 3 && !self.peek(0).is_some_and(is_suit_sign) {
            return false;
        }
        let text = self.glyph_text(length);
        if length == 1 && text.chars().all(is_suit_sign) && self.peek(1) == Some('-') {
            self.push(2, Token::Hand); // a void
            return true;
        }
        // `Jack accepts`: a name, perhaps, unless a suit follows.
        let behind = self.peek(length + self.spaces(length));
        let is_of_a_suit = behind.is_some_and(is_suit_sign) || !text.chars().all(char::is_alphabetic);
        if named && !is_of_a_suit {
            self.push(length, Token::Aside);
            return true;
        }
        if named || is_suit(&text) {
            self.push(length, Token::Hand);
            return true;
        }
        false
    }

    /// `announced "12-14"`.
    fn announced(&mut self) -> bool {
        let Some(((), length)) = ANNOUNCED.at(self.glyphs, self.at) else { return false };
        let filler = (length..).map_while(|at| self.peek(at)).take_while(|ch| " :".contains(*ch)).count();
        let start = length + filler;
        let quoted = self.peek(start) == Some('"');
        let inside = start + usize::from(quoted);
        let words = (inside..).map_while(|at| self.peek(at));
        let count = match quoted {
            true => words.take_while(|ch| !matches!(ch, '"' | '\n')).count(),
            false => words.take_while(|ch| ch.is_ascii_digit() || "-+".contains(*ch)).count(),
        };
        // `explained 1S` names a bid.
        let is_level = !quoted && count == 1 && self.is_in_chunk(inside + 1);
        if count == 0 || is_level {
            self.push(length, Token::Filler);
        } else {
            self.at += inside;
            self.push(count, Token::Meaning);
            self.at += usize::from(quoted);
        }
        true
    }

    /// `Michaels`, without brackets: it says what the call before it shows or, as in `Jacoby 2NT`, the bid after it.
    pub(super) fn hint(&mut self) -> bool {
        let of = |words: &[&str]| words.iter().filter_map(|word| length_of(self.glyphs, self.at, word)).max();
        let Some(length) = of(&LISTS.hints) else { return false };
        let before = of(&LISTS.hints_before) == Some(length);
        let gap = self.spaces(length);
        if let Some(taken) = self.described_double(length) {
            let hint = self.span(length);
            self.push(taken, Token::Call(Call::Double));
            self.push_at(hint, Token::Meaning);
            return true;
        }
        let after_bid =
            self.lexemes.last().is_some_and(|last| last.token.call().is_some_and(|call| call.bid().is_some()));
        if after_bid && self.within == Within::Text && of(&LISTS.hints_of_double) == Some(length) {
            // `1H takeout P`: a double that is not written, or a word about the bid.
            let choices = vec![Reading::Call(Call::Double), Reading::Meaning];
            self.problem(length, ProblemKind::Ambiguous { choices }, None);
            return true;
        }
        let level = self.peek(length + gap).and_then(level::digit);
        let bid = level.and_then(|level| {
            let (denomination, taken) = DENOMINATIONS.at(self.glyphs, self.at + length + gap + 1)?;
            Some((level::bid(level, denomination)?, taken + 1))
        });
        match bid {
            // `1C strong 1C`: which of the two is asked about.
            Some((call, taken)) if before && !self.follows_bid() => {
                let hint = self.span(length);
                self.at += length + gap;
                self.push(taken, Token::Call(call));
                self.push_at(hint, Token::Meaning);
            }
            Some(_) | None => self.push(length, Token::Hint),
        }
        true
    }

    /// Whether a bid comes before, with only a space or the end of a bracket between.
    fn follows_bid(&self) -> bool {
        let Some(last) = self.lexemes.last() else { return false };
        let is_bid = last.token.call().is_some_and(|call| call.bid().is_some());
        let between = self.source.text.get(last.span.to..self.span(1).from);
        is_bid && between.is_some_and(|between| between.trim_matches([' ', ')']).is_empty())
    }

    /// `takeout double`, `straffedobling`: the length of a double and of what is said of it, unless the double stands before.
    fn described_double(&self, hint: usize) -> Option<usize> {
        let is_double = |last: &super::Lexeme| last.token == Token::Call(Call::Double);
        if self.within == Within::Brackets || self.lexemes.last().is_some_and(is_double) {
            return None;
        }
        let named = self.glyph_text(hint);
        let doubles = LISTS.tokens.iter().filter(|(_, token)| *token == Token::Call(Call::Double));
        let of_double =
            [&LISTS.hints_of_double, &LISTS.hints_before_double].iter().any(|list| list.contains(&named.as_str()));
        let words = doubles.filter(|(word, _)| of_double || word.len() > 4);
        if words.clone().any(|(word, _)| named.ends_with(word)) {
            return Some(hint);
        }
        let after = hint + self.spaces(hint);
        let length = words.filter_map(|(word, _)| length_of(self.glyphs, self.at + after, word)).max()?;
        Some(after + length)
    }

    /// `1n = 12-14`, on a line of its own: what a bid means to a pair. After calls it may be one of them.
    pub(super) fn agreement(&mut self, call: Call, length: usize) -> bool {
        let sign = length + self.spaces(length);
        let start = sign + 1 + self.spaces(sign + 1);
        if self.within == Within::Brackets || self.peek(sign) != Some('=') {
            return false;
        }
        let digits = (start..).map_while(|at| self.peek(at)).take_while(char::is_ascii_digit).count();
        let range = digits > 0 && matches!(self.peek(start + digits), Some('-' | '+'));
        let end = if range {
            start + (start..).map_while(|at| self.peek(at)).take_while(|ch| !" ,;\n".contains(*ch)).count()
        } else {
            let hints = LISTS.hints.iter().filter_map(|word| length_of(self.glyphs, self.at + start, word)).max();
            let words = super::brackets::purpose_at(self.glyphs, self.at + start).map(|(_, taken)| taken).or(hints);
            let words = words.or_else(|| self.cards_of_a_suit(start));
            let Some(words) = words else { return false };
            start + words
        };
        let after = end + (end..).map_while(|at| self.peek(at)).take_while(|ch| " ,;.".contains(*ch)).count();
        let first = self.gap == Gap::Line || self.lexemes.last().is_some_and(|last| last.token == Token::Agreement);
        let last = matches!(self.peek(after), None | Some('\n')) || self.another_agreement(after);
        // A statement about a call that has been made may change the ruling.
        let is_made = self.lexemes.iter().any(|one| one.token == Token::Call(call));
        if first && last && !is_made {
            self.push(end, Token::Agreement);
        } else {
            let choices = vec![Reading::Call(call), Reading::Agreement];
            self.problem(end, ProblemKind::Ambiguous { choices }, None);
        }
        true
    }

    fn another_agreement(&self, at: usize) -> bool {
        let letters = (at + 1..).map_while(|at| self.peek(at)).take_while(|ch| ch.is_alphabetic() || is_suit_sign(*ch));
        let sign = at + 1 + letters.count();
        let is_level = self.peek(at).is_some_and(|ch| ch.is_ascii_digit());
        is_level && self.peek(sign + self.spaces(sign)) == Some('=')
    }

    /// `-6` at the end: the result of a contract.
    pub(super) fn result(&mut self) -> bool {
        let digits = (1..).map_while(|at| self.peek(at)).take_while(char::is_ascii_digit).count();
        let rest = self.glyphs.get(self.at + 1 + digits..).unwrap_or_default();
        let ends = rest.iter().all(|glyph| " \n.!)".contains(glyph.ch));
        let is_result = (1..=2).contains(&digits) && ends && self.gap != Gap::Nothing && !self.lexemes.is_empty();
        if is_result {
            self.push(1 + digits, Token::Result);
        }
        is_result
    }

    /// `=1=`, `$13`: where PBN has a note or an opinion.
    pub(super) fn annotation(&mut self) -> bool {
        let digits = (1..).map_while(|at| self.peek(at)).take_while(char::is_ascii_digit).count();
        let length = match (digits, self.peek(0), self.peek(digits + 1)) {
            (1..=3, Some('='), Some('=')) => digits + 2,
            (1..=3, Some('$'), _) => digits + 1,
            _ => return false,
        };
        self.push(length, Token::Filler);
        true
    }

    /// `^I`, `^S`: PBN's signs for an insufficient bid, before or after it, and for a player who was skipped.
    pub(super) fn irregularity(&mut self) -> bool {
        let ends = self.peek(2).is_none_or(|ch| !ch.is_alphanumeric());
        let bid = 2 + self.spaces(2);
        if self.peek(1) == Some('i')
            && ends
            && self.gap != Gap::Nothing
            && self.peek(bid).is_some_and(|ch| ch.is_ascii_digit())
        {
            let sign = self.span(2);
            self.at += bid;
            self.number();
            self.push_at(sign, Token::Insufficient);
            return true;
        }
        let token = match self.peek(1) {
            Some('i') if ends => Token::Insufficient,
            Some('s') if ends => Token::Skip(None),
            _ => return false,
        };
        self.push(2, token);
        true
    }
}

/// Cards, the highest first.
const RANKS: &str = "akqjt98765432x";

/// The place of the small card among them.
const SMALL: usize = RANKS.len() - 1;

/// The cards of a suit, perhaps with the suit before them: honours, digits and `x`, at least one of them an honour, the highest first.
fn is_suit(text: &str) -> bool {
    let letters: Vec<char> = text.chars().collect();
    let is_card = |ch: &char| "akqjtx98765432".contains(*ch);
    let is_honour = |ch: &char| "akqjt".contains(*ch);
    let count_10 = text.replace("10", "t");
    match letters.as_slice() {
        [sign, rest @ ..] if is_suit_sign(*sign) => {
            let cards = rest.iter().all(|ch| is_card(ch) || is_suit_sign(*ch) || "10".contains(*ch));
            cards && (rest.len() > 1 || rest.iter().any(|ch| is_honour(ch) || *ch == 'x'))
        }
        [first, ..] if first.is_ascii_digit() => false,
        [first, ..] => {
            let cards = count_10.strip_prefix(['s', 'h', 'd', 'c']).unwrap_or(&count_10);
            // `xx` and `d2k` are calls.
            let long = cards.chars().count() > 2 && *first != 'x';
            // `aka`, `jaja`, `tax`: words.
            let ranks: Option<Vec<usize>> = cards.chars().map(|ch| RANKS.find(ch)).collect();
            let falls = |ranks: &[usize]| {
                ranks
                    .windows(2)
                    .all(|pair| matches!(pair, [one, next] if one < next || (one, next) == (&SMALL, &SMALL)))
            };
            long && ranks.is_some_and(|ranks| falls(&ranks)) && cards.chars().any(|ch| is_honour(&ch))
        }
        [] => false,
    }
}

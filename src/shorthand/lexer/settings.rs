//! What is written around the auction: who dealt, the number of the board, laws, web addresses, and the patterns of `words/`.

use std::sync::LazyLock;

use regex::Regex;

use super::{Gap, Lexeme, Lexer, Token, WINDOW, WORDS, subject::Cut};
use crate::{
    bridge::{Relation, Seat},
    shorthand::{
        problem::{Expected, Problem, ProblemKind},
        token::Arrow,
        words::LISTS,
    },
};

/// What the patterns of the vocabulary find, those of one meaning together.
static PATTERNS: LazyLock<Vec<(Token, Regex)>> = LazyLock::new(|| {
    let of = |token: Token| LISTS.patterns.iter().filter(move |(known, _)| *known == token).map(|(_, pattern)| pattern);
    let first = [
        Token::Filler,
        Token::Arrow(Arrow::Told),
        Token::BeforeRuling,
        Token::Uncontested,
        Token::LeadFaced,
        Token::Meaning,
    ];
    // What is left out is looked for last.
    let is_other = |token: &Token| !first.contains(token) && *token != Token::Aside;
    let others = LISTS.patterns.iter().map(|(token, _)| *token).filter(is_other);
    let order = first.into_iter().chain(others).chain([Token::Aside]);
    order.filter_map(|token| Some((token, any_of(of(token))?))).collect()
});
/// The word `board` and its number.
static BOARD: LazyLock<Option<Regex>> = LazyLock::new(|| {
    let (words, hand) = (words_for(Token::BoardWord), LISTS.numbered_hands.join("|"));
    let (of, nobody) = (LISTS.counts_of.join("|"), LISTS.nobody_vulnerable.join("|"));
    Regex::new(&format!(r"^(?:{words}|{hand})[\s:#.]*(\d{{1,9}})\b(?: (?:{of}) \d{{1,3}}\b)?(?:,? (?:{nobody})\b)?"))
        .ok()
});
/// A hand with its number, which is no length and no count of points.
static HAND: LazyLock<Option<Regex>> = LazyLock::new(|| {
    let (words, hand) = (words_for(Token::BoardWord), LISTS.numbered_hands.join("|"));
    Regex::new(&format!(r"^(?:(?:{hand})\s*#?\s*|{words})\d{{1,3}}(?:[,.:;)]?(?:\s|$)|[):])")).ok()
});

pub(super) fn any_of<'p>(patterns: impl Iterator<Item = &'p String>) -> Option<Regex> {
    let all: Vec<&str> = patterns.map(String::as_str).collect();
    Regex::new(&format!("^(?:{})", all.join("|"))).ok()
}

/// The words with this meaning, the longest first.
fn words_for(wanted: Token) -> String {
    let mut words: Vec<String> = LISTS
        .tokens
        .iter()
        .filter(|(_, token)| *token == wanted)
        .map(|(word, _)| regex::escape(word).replace(' ', " +"))
        .collect();
    words.sort_by_key(|word| usize::MAX - word.len());
    words.join("|")
}

impl Lexer<'_> {
    /// What a pattern reads: laws, vulnerability, tables, `the bidding was:`, addresses.
    pub(super) fn pattern(&mut self) -> bool {
        let window = self.window();
        if window.starts_with("http://") || window.starts_with("https://") {
            // A web address is one word that is not understood.
            let length = (0..).map_while(|ahead| self.peek(ahead)).take_while(|ch| !ch.is_whitespace()).count();
            self.problem(length, ProblemKind::UnknownWord, None);
            return true;
        }
        if self.reason(&window) {
            return true;
        }
        for (token, pattern) in PATTERNS.iter() {
            let found = pattern.find(&window);
            let Some(length) = found.map(|found| found.as_str().chars().count()) else { continue };
            // What goes on behind the window has not been seen.
            let is_seen = length < WINDOW || self.peek(length).is_none();
            if *token == Token::Aside && is_seen {
                return self.leave_out_clause(length);
            }
            if *token != Token::Aside {
                self.push(length, *token);
                return true;
            }
        }
        false
    }

    /// A clause that tells of no call; of the player whose call follows, only the rest.
    fn leave_out_clause(&mut self, length: usize) -> bool {
        !self.tells_of_an_act(length) && self.leave_out(length, self.cut(length))
    }

    pub(super) fn leave_out(&mut self, length: usize, cut: Cut) -> bool {
        match cut {
            Cut::Nothing => return false,
            Cut::All => self.push(length, Token::Aside),
            Cut::BehindPlayer(letters, player) => {
                self.push(letters, player);
                let gap = self.spaces(0);
                self.at += gap;
                self.gap = Gap::Space;
                self.push(length - letters - gap, Token::Aside);
            }
        }
        true
    }

    /// The word `dealer`: a player comes after it, or before it, as before `dealt`. If there is one close on either side, it is asked
    /// which of the two.
    pub(super) fn dealer(&mut self, word: Token, length: usize) {
        if self.deals_as(length) {
            return;
        }
        let before =
            self.dealt_by_the_writer().or_else(|| self.dealer_before(word)).or_else(|| self.labelled_dealer(length));
        let below = before.is_none() && self.label_of_line().is_none();
        let after = self.dealer_after(length, below).filter(|_| word == Token::DealerWord || below);
        let after = after.filter(|after| {
            !before.as_ref().is_some_and(|before| self.is_dealt_as_named_before(before, after, length))
        });
        match (before, after) {
            (Some(before), Some(after)) if before.is_close && after.is_close && before.token != after.token => {
                let candidates = [before.token, after.token].into_iter().filter_map(who_dealt).collect();
                self.problem(length, ProblemKind::WhoDealt { candidates }, None);
            }
            (_, Some(after)) => self.push(after.at, after.token),
            (Some(before), None) if self.lexemes.last().is_some_and(|last| last.token == Token::And) => {
                self.push(length, before.token);
            }
            (Some(before), None) => {
                self.forget_with(before.at);
                let word = self.span(length);
                if let Some(lexeme) = self.lexemes.get_mut(before.at) {
                    (lexeme.token, lexeme.span) = (before.token, lexeme.span.until(word));
                }
                self.at += length;
                self.gap = Gap::Nothing;
            }
            (None, None) => self.setting_without_value(length, Expected::Seat),
        }
    }

    /// `S dealer: W 1H`, `board 3: S dealer W 1H`: the player in front of the word dealt, where no call is told before, or where it is said
    /// already; the other one calls.
    fn is_dealt_as_named_before(&self, before: &Dealt, after: &Dealt, length: usize) -> bool {
        let said = self.lexemes.iter().any(|lexeme| lexeme.token == before.token);
        let begins = !self.lexemes.iter().take(before.at).any(|lexeme| {
            lexeme.token.is_call() || lexeme.token.is_verb() || matches!(lexeme.token, Token::By | Token::Or)
        });
        let sign = self.glyphs.get(self.at + length..).unwrap_or_default().iter().map(|glyph| glyph.ch);
        let is_parted = sign.take_while(|ch| !ch.is_alphanumeric()).any(|ch| ch == ':');
        let is_equated = self
            .lexemes
            .get(before.at)
            .is_some_and(|player| self.source.text.get(player.span.to..self.span(1).from) == Some("="));
        let is_near = before.is_close || self.lexemes.last().is_some_and(|last| last.token == Token::Owner);
        after.token != before.token && (begins && (is_near && is_parted || is_equated) || is_near && said)
    }

    /// `my deal: LHO 1H`
    fn dealt_by_the_writer(&self) -> Option<Dealt> {
        let at = self.lexemes.len().checked_sub(1)?;
        let is_mine = self.lexemes.last().is_some_and(|last| last.token == Token::Mine);
        let token = Token::DealerSeen(Relation::Same);
        is_mine.then_some(Dealt { token, at, is_close: true })
    }

    /// `South passed as dealer`: the player who is named last dealt.
    fn deals_as(&mut self, length: usize) -> bool {
        let text = self.source.text;
        let says_as = |lexeme: &Lexeme| LISTS.sits_as.contains(&lexeme.span.of(text).to_lowercase().as_str());
        let [.., player, call, word] = self.lexemes.as_slice() else { return false };
        let Some(dealer) = dealt_by(player.token).filter(|_| call.token.is_call() && says_as(word)) else {
            return false;
        };
        let span = word.span;
        self.lexemes.pop();
        self.problems.retain(|problem| problem.span != span);
        self.push(length, dealer);
        true
    }

    /// `N 1C (dealer)`: the player of the call before it dealt. So did the one in `RHO (dealer) 1C`.
    pub(super) fn dealers_call(&mut self, content: &str, length: usize) -> bool {
        let has_called = self.lexemes.iter().any(|lexeme| lexeme.token.is_call());
        if let Some(Token::Relative(relation)) = self.lexemes.last().map(|last| last.token)
            && LISTS.deals.contains(&content)
            && !has_called
        {
            self.push(length, Token::DealerSeen(relation));
            return true;
        }
        let [.., player, call] = self.lexemes.as_slice() else { return false };
        let seat = player.token.seat().filter(|_| call.token.is_call() && LISTS.deals.contains(&content));
        let Some(seat) = seat else { return false };
        self.push(length, Token::Dealer(seat));
        true
    }

    /// `with W as the dealer`, `med V som giver`: the word before the player says nothing.
    fn forget_with(&mut self, player: usize) {
        let Some(word) = player.checked_sub(1).and_then(|at| self.lexemes.get_mut(at)) else { return };
        let said = word.span.of(self.source.text).to_lowercase();
        if word.token == Token::BadWord && LISTS.deals_with.contains(&said.as_str()) {
            let span = word.span;
            word.token = Token::Filler;
            self.problems.retain(|problem| problem.span != span);
        }
    }

    /// The player before the word, on the same line: its place among the lexemes.
    fn dealer_before(&self, word: Token) -> Option<Dealt> {
        // `I was South and dealt`
        let writes = self.lexemes.iter().any(|lexeme| lexeme.token == Token::Writer);
        let joins = |token: Token| token == Token::And && (word == Token::DealerOf || writes);
        let says = |lexeme: &Lexeme| !matches!(lexeme.token, Token::Filler | Token::Owner) && !joins(lexeme.token);
        let at = self.lexemes.iter().rposition(says)?;
        let lexeme = self.lexemes.get(at)?;
        let between = self.source.text.get(lexeme.span.to..self.span(1).from)?;
        let token = dealt_by(lexeme.token).filter(|_| !between.contains('\n'))?;
        Some(Dealt { token, at, is_close: between.chars().all(|ch| ch == ' ') })
    }

    /// The player named with a colon on this line.
    fn label_of_line(&self) -> Option<(usize, Seat)> {
        let at = self.lexemes.iter().rposition(|lexeme| matches!(lexeme.token, Token::Label(..)))?;
        let label = self.lexemes.get(at)?;
        let is_here = !self.source.text.get(label.span.to..self.span(1).from)?.contains('\n');
        label.token.seat().filter(|_| is_here).map(|seat| (at, seat))
    }

    /// `W: dealer` on a line of its own.
    fn labelled_dealer(&self, length: usize) -> Option<Dealt> {
        let (at, seat) = self.label_of_line().filter(|(at, _)| at + 1 == self.lexemes.len())?;
        let ends = self.peek(length).is_some_and(|ch| ch == '\n');
        ends.then_some(Dealt { token: Token::Dealer(seat), at, is_close: false })
    }

    /// The player after the word, and where that ends: on the same line, or else below, where no row of players stands.
    fn dealer_after(&self, length: usize, below: bool) -> Option<Dealt> {
        // `D/S`, `dealer-W`
        let tight = self.peek(length).is_some_and(|sign| "/-".contains(sign)) && !self.has_called();
        let is_gap = |ch: &char| " :=\n".contains(*ch) || tight && "/-".contains(*ch);
        let gap = (length..).map_while(|at| self.peek(at)).take_while(is_gap).collect::<String>();
        let seat = length + gap.chars().count();
        let player = |at: usize| WORDS.at(self.glyphs, at).and_then(|(token, length)| Some((dealt_by(token)?, length)));
        let (token, letters) = player(self.at + seat)?;
        let end = seat + letters;
        let of_row = |ch: &char| " |,;\t".contains(*ch);
        let next = (end..).map_while(|at| self.peek(at)).take_while(of_row).count();
        if gap.contains('\n') && (!below || player(self.at + end + next).is_some()) {
            return None;
        }
        let word = self.glyph_text(length);
        let last = word.rsplit(' ').next().unwrap_or_default();
        // `dealer is West`, `dealt by West`
        let names = LISTS.copulas.contains(&last) || matches!(by_itself(last), Some(Token::By));
        let is_close = !names && gap.chars().all(|ch| ch == ' ');
        let colon = usize::from(self.peek(end) == Some(':'));
        Some(Dealt { token, at: end + colon, is_close })
    }

    /// `: W` after one letter; before all calls also `=W`, `/W` and `-W`.
    pub(super) fn is_colon_before_player(&self) -> bool {
        let gap = (2..).map_while(|ahead| self.peek(ahead)).take_while(|ch| matches!(ch, ' ' | '\n')).count();
        let said = WORDS.at(self.glyphs, self.at + 2 + gap).map(|(token, _)| token);
        let sign = self.peek(1);
        let tight = gap == 0 && sign.is_some_and(|sign| "=/-".contains(sign)) && !self.has_called();
        (sign == Some(':') || tight) && said.and_then(dealt_by).is_some()
    }

    fn has_called(&self) -> bool {
        self.lexemes.iter().any(|lexeme| lexeme.token.is_call())
    }

    /// `D W: 1H`, at the very start, where nobody doubles.
    pub(super) fn is_dealer_at_the_start(&self) -> bool {
        let gap = (1..).map_while(|at| self.peek(at)).take_while(|ch| ch.is_whitespace()).count();
        let said = WORDS.at(self.glyphs, self.at + 1 + gap).map(|(token, _)| token);
        self.lexemes.is_empty() && gap > 0 && said.and_then(dealt_by).is_some()
    }

    fn setting_without_value(&mut self, length: usize, expected: Expected) {
        let problem = Problem::new(ProblemKind::UnknownWord, self.span(length)).expecting(expected);
        self.problems.push(problem);
        self.push(length, Token::BadWord);
    }

    /// `hand 7`, `Bd7:`: the board of that number. Alone the word says something else.
    pub(super) fn is_numbered_hand(&self) -> bool {
        let window = self.window();
        HAND.as_ref().is_some_and(|hand| hand.is_match(&window))
    }

    /// The word `board` and its number.
    pub(super) fn board(&mut self, length: usize) {
        let window = self.window();
        let found = BOARD.as_ref().and_then(|board| board.captures(&window));
        let number = found.as_ref().and_then(|found| found.get(1)?.as_str().parse().ok()).filter(|number| *number > 0);
        match (number, found.and_then(|found| found.get(0))) {
            (Some(number), Some(all)) => {
                self.push(all.as_str().chars().count(), Token::Dealer(Seat::dealer_of_board(number)));
            }
            _ => self.setting_without_value(length, Expected::BoardNumber),
        }
    }
}

/// A player beside the word `dealer`.
struct Dealt {
    /// The player, as the one who dealt.
    token: Token,
    at: usize,
    /// Whether only a space comes between.
    is_close: bool,
}

/// What a word says by itself.
fn by_itself(word: &str) -> Option<Token> {
    LISTS.tokens.iter().find(|(known, _)| *known == word).map(|(_, token)| *token)
}

/// Who may have dealt.
fn who_dealt(token: Token) -> Option<Seat> {
    match token {
        Token::Dealer(seat) => Some(seat),
        Token::DealerSeen(relation) => Some(Seat::South.seen_as(relation)),
        _ => None,
    }
}

/// The player, as the one who dealt.
const fn dealt_by(token: Token) -> Option<Token> {
    if let Token::Seat(seat) = token {
        return Some(Token::Dealer(seat));
    }
    if let Token::Relative(relation) | Token::BySeen(relation) = token {
        Some(Token::DealerSeen(relation))
    } else {
        None
    }
}

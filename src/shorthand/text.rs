//! A text as the eye sees it: markup and invisible characters are removed, and letters are brought into one form.
//! Every glyph remembers which bytes of the original it comes from.

use super::{
    auction::{Source, Stretch},
    problem::Span,
    words::LISTS,
};
use crate::{bridge::Denomination, plain::is_hidden};

/// A character as the lexer reads it: lower case, without accents, suit signs in one form.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Glyph {
    pub ch: char,
    pub span: Span,
}

/// A placeholder for a stretch in another form, which is read by its span.
pub(super) const FOREIGN: char = '\u{fdd0}';

struct Cleaner<'t> {
    text: &'t str,
    /// The stretches that are left as they are, the next one first.
    foreign: std::slice::Iter<'t, Stretch>,
    /// The byte up to which it has been read.
    at: usize,
    glyphs: Vec<Glyph>,
    quotes: Quotes,
    italics: Italics,
}

/// Whether `>` at the start of a line quotes. It does where the text begins that way.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Quotes {
    Stripped,
    Kept,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Italics {
    Open,
    Closed,
}

/// The glyphs of a text.
pub(super) fn clean(text: &str) -> Vec<Glyph> {
    clean_around(Source::plain(text))
}

/// A text as the vocabulary writes it: in small letters, without accents and markup.
pub(super) fn folded(text: &str) -> String {
    clean(text).into_iter().map(|glyph| glyph.ch).collect()
}

/// Whether this is `så` as it is written, which says `then` or `saw`; without its ring it is the verb `sa`, `said`.
pub(super) fn says_then(written: &str) -> bool {
    LISTS.then.contains(&folded(written).as_str()) && !written.is_ascii()
}

/// The glyphs of a text, one for each stretch in another form.
pub(super) fn clean_around(source: Source) -> Vec<Glyph> {
    let Source { text, foreign } = source;
    let quotes = quotes_of(text);
    let glyphs = Vec::with_capacity(
        text.len() - foreign.iter().map(|stretch| stretch.span.to - stretch.span.from).sum::<usize>(),
    );
    let mut cleaner = Cleaner { text, foreign: foreign.iter(), at: 0, glyphs, quotes, italics: Italics::Closed };
    while let Some(ch) = cleaner.peek(0) {
        if !cleaner.stretch() {
            cleaner.step(ch);
        }
    }
    cleaner.glyphs
}

/// How many characters of a call are struck out between two `~`, at most: `~10♥~`, `~pass~`.
const LONGEST_STRUCK: usize = 6;

/// A stroke through the letter before it.
const fn is_stroke(ch: char) -> bool {
    matches!(ch, '\u{335}'..='\u{338}')
}

/// A text that begins with `>` is quoted, unless it is `> 2H` and no more.
fn quotes_of(text: &str) -> Quotes {
    let Some(quoted) = text.trim_start().strip_prefix('>') else { return Quotes::Kept };
    let words = quoted.split_whitespace().take(3).count();
    if words > 2 || quoted.contains("\n>") { Quotes::Stripped } else { Quotes::Kept }
}

impl Cleaner<'_> {
    /// The unread text, from this many characters on.
    fn rest(&self, ahead: usize) -> impl Iterator<Item = char> {
        self.text.get(self.at..).unwrap_or_default().chars().skip(ahead)
    }

    fn peek(&self, ahead: usize) -> Option<char> {
        self.rest(ahead).next()
    }

    /// Consumes `count` characters; returns their place.
    fn skip(&mut self, count: usize) -> Span {
        let from = self.at;
        self.at += self.rest(0).take(count).map(char::len_utf8).sum::<usize>();
        Span { from, to: self.at }
    }

    /// Consumes `count` characters and writes `ch` for them.
    fn put(&mut self, count: usize, ch: char) {
        let span = self.skip(count);
        self.glyphs.push(Glyph { ch, span });
    }

    /// Takes a stretch in another form, if one begins here.
    fn stretch(&mut self) -> bool {
        let Some(span) =
            self.foreign.as_slice().first().map(|stretch| stretch.span).filter(|span| span.from <= self.at)
        else {
            return false;
        };
        self.foreign.next();
        self.at = span.to.max(self.at);
        self.glyphs.push(Glyph { ch: FOREIGN, span });
        true
    }

    /// `~1H~`, as some chats strike out: one word, between two of these signs.
    fn strikes_out_a_call(&self) -> bool {
        let line = self.glyphs.iter().rev().map(|glyph| glyph.ch).take_while(|ch| *ch != '\n');
        if line.filter(|ch| *ch == '~').count() % 2 == 1 {
            return true;
        }
        let struck: String =
            self.rest(1).take_while(|ch| !ch.is_whitespace() && *ch != '~').take(LONGEST_STRUCK).collect();
        let is_word = struck.chars().all(|ch| ch.is_alphanumeric() || "♠♥♦♣♤♡♢♧\u{fe0f}".contains(ch));
        let end = struck.chars().count() + 1;
        // `1S~2H~2D`: between calls it parts them.
        let is_apart = self.glyphs.last().is_none_or(|before| before.ch.is_whitespace());
        let is_apart = is_apart && self.peek(end + 1).is_none_or(|behind| !behind.is_alphanumeric());
        !struck.is_empty() && is_word && is_apart && self.peek(end) == Some('~')
    }

    fn at_line_start(&self) -> bool {
        let before = self.glyphs.iter().rev().map(|glyph| glyph.ch).find(|ch| *ch != ' ');
        before.is_none_or(|ch| ch == '\n')
    }

    /// A word struck out with a stroke through every letter, as phones write it: the same as `~~1H~~`.
    fn stricken(&mut self) {
        let mark = |span: Span| Glyph { ch: '~', span };
        self.glyphs.push(mark(Span { from: self.at, to: self.at }));
        while let Some(ch) = self.peek(0) {
            if is_stroke(ch) {
                self.skip(1);
            } else if self.peek(1).is_some_and(is_stroke) {
                self.letter(ch);
            } else {
                break;
            }
        }
        self.glyphs.push(mark(Span { from: self.at, to: self.at }));
    }

    fn step(&mut self, ch: char) {
        match ch {
            _ if is_stroke(ch) || !ch.is_whitespace() && self.peek(1).is_some_and(is_stroke) => self.stricken(),
            '<' => self.mention(),
            ':' => self.named_emoji(),
            '`' => self.code(),
            '&' => self.entity(),
            '|' if self.peek(1) == Some('|') => self.put(2, ' '),
            '*' => self.star(),
            '~' if self.peek(1) == Some('~') => self.put(2, '~'),
            '~' if self.strikes_out_a_call() => self.put(1, '~'),
            '_' | '~' => self.put(1, ' '),
            '>' if self.quotes == Quotes::Stripped && self.at_line_start() => self.put(1, ' '),
            _ if is_invisible(ch) => self.at += ch.len_utf8(),
            '\n' | '\r' => self.put(1, '\n'),
            _ if ch.is_whitespace() => self.put(1, ' '),
            _ => self.letter(ch),
        }
    }

    /// `<@123>`, `<#123>`, `<t:123>` say nothing; `<:name:123>` is an emoji.
    fn mention(&mut self) {
        let inner: String = self.rest(1).take(79).take_while(|ch| *ch != '>').collect();
        let length = inner.chars().count();
        let closed = self.peek(length + 1) == Some('>');
        let is_tag = ["@", "#", ":", "a:", "t:", "/"].iter().any(|start| inner.starts_with(start));
        if !closed || !is_tag || inner.contains(char::is_whitespace) {
            return self.put(1, '<');
        }
        let is_emoji = inner.starts_with(':') || inner.starts_with("a:");
        let name = inner.split(':').nth(1).and_then(emoji);
        self.put(length + 2, name.unwrap_or(if is_emoji { OTHER_EMOJI } else { ' ' }));
    }

    /// `:heart:`: the emoji of that name.
    fn named_emoji(&mut self) {
        let of_name = |ch: &char| ch.is_ascii_alphabetic() || "_+-1".contains(*ch);
        let name: String = self.rest(1).take(29).take_while(of_name).collect();
        let closed = self.peek(name.len() + 1) == Some(':');
        let after_word = self.glyphs.last().is_some_and(|glyph| glyph.ch.is_alphabetic());
        match emoji(&name.to_ascii_lowercase()) {
            Some(sign) if closed && name.len() > 1 => self.put(name.len() + 2, sign),
            None if closed && name.len() > 1 && !after_word && !name.contains(['+', '-', '1']) => {
                self.put(name.len() + 2, OTHER_EMOJI)
            }
            Some(_) | None => self.put(1, ':'),
        }
    }

    /// `&hearts;`
    fn entity(&mut self) {
        let name: String = self.rest(1).take(9).take_while(char::is_ascii_alphabetic).collect();
        let suits = [("spades", '♠'), ("hearts", '♥'), ("diams", '♦'), ("clubs", '♣'), ("nbsp", ' ')];
        let closed = self.peek(name.len() + 1) == Some(';');
        match suits.iter().find(|(suit, _)| closed && name.eq_ignore_ascii_case(suit)) {
            Some((_, sign)) => self.put(name.len() + 2, *sign),
            None => self.put(1, '&'),
        }
    }

    /// Code marks, with the name of the language after an opening fence.
    fn code(&mut self) {
        self.put(1, ' ');
        if self.peek(0) == Some('`') && self.peek(1) == Some('`') {
            self.put(2, ' ');
            let name: String = self.rest(0).take(20).take_while(char::is_ascii_alphabetic).collect();
            let ends_line = matches!(self.peek(name.len()), Some('\n' | '\r'));
            if ends_line && ["text", "txt", "md", "markdown", "plain", "bridge"].contains(&name.as_str()) {
                self.put(name.len(), ' ');
            }
            if self.peek(0) == Some('.') {
                self.put(1, ' '); // the end of a sentence, and no cell
            }
        }
    }

    /// Bold and italics are markup; a single star after a call is a mark.
    fn star(&mut self) {
        let word_before = self.glyphs.last().is_some_and(|glyph| !glyph.ch.is_whitespace());
        let word_after = self.peek(1).is_some_and(|ch| !ch.is_whitespace());
        if self.peek(1) == Some('*') {
            self.skip(2);
        } else if self.at_line_start() && !word_after && !self.has_star_at_call() {
            self.skip(1); // a list
        } else if self.is_footnote() {
            self.put(1, '*');
        } else if !word_before && word_after && self.italics == Italics::Closed && self.is_closed() {
            self.italics = Italics::Open;
            self.skip(1);
        } else if !self.glyphs.iter().any(|glyph| glyph.ch.is_alphanumeric()) {
            self.skip(1);
        } else if word_before && self.italics == Italics::Open {
            self.italics = Italics::Closed;
            self.skip(1);
        } else {
            self.put(1, '*');
        }
    }

    /// A star at the start of a line that is not closed there, after one close to a call: the note to that call.
    fn is_footnote(&self) -> bool {
        self.at_line_start() && !self.is_closed() && self.glyphs.iter().any(|glyph| glyph.ch == '*')
    }

    /// Whether a star stands close to a word before.
    fn has_star_at_call(&self) -> bool {
        self.glyphs.iter().zip(self.glyphs.iter().skip(1)).any(|(one, next)| next.ch == '*' && !one.ch.is_whitespace())
    }

    /// Whether another star follows on the line.
    fn is_closed(&self) -> bool {
        self.rest(1).take_while(|ch| *ch != '\n').any(|ch| ch == '*')
    }

    fn letter(&mut self, ch: char) {
        let span = self.skip(1);
        if ch.is_ascii() {
            return self.glyphs.push(Glyph { ch: ch.to_ascii_lowercase(), span });
        }
        let narrow = match ch {
            '\u{FF01}'..='\u{FF5E}' => u32::from(ch).checked_sub(0xFEE0).and_then(char::from_u32).unwrap_or(ch),
            _ => ch,
        };
        for lower in narrow.to_lowercase().filter(|ch| !is_invisible(*ch)) {
            let letters: &[char] = match lower {
                'ø' | 'ö' | 'ô' | 'ó' | 'ò' => &['o'],
                'å' | 'ä' | 'á' | 'à' | 'â' => &['a'],
                'é' | 'è' | 'ê' | 'ë' => &['e'],
                'ü' => &['u'],
                'æ' => &['a', 'e'],
                'œ' => &['o', 'e'],
                'ß' => &['s', 's'],
                '♠' | '♤' => &['♠'],
                '♥' | '♡' | '❤' => &['♥'],
                '♦' | '♢' | '🔶' | '🔷' | '💎' => &['♦'],
                '♣' | '♧' => &['♣'],
                '–' | '—' | '−' | '‐' | '‑' | '‒' | '―' => &['-'],
                '→' | '➔' | '⇒' | '➜' | '➡' | '⟶' | '➝' | '➞' | '⮕' => &['-', '>'],
                '›' | '▶' | '►' => &['>'],
                '×' => &['x'],
                '✖' | '❌' | '❎' | '✗' | '✘' => &['❌'],
                '’' | '‘' | '´' => &['\''],
                '“' | '”' | '«' | '»' => &['"'],
                '…' => &['.'],
                other => &[other],
            };
            self.glyphs.extend(letters.iter().map(|&ch| Glyph { ch, span }));
        }
    }
}

/// The glyphs without the white space around them.
pub(super) fn trimmed(mut glyphs: &[Glyph]) -> &[Glyph] {
    while let [first, rest @ ..] = glyphs
        && first.ch.is_whitespace()
    {
        glyphs = rest;
    }
    while let [rest @ .., last] = glyphs
        && last.ch.is_whitespace()
    {
        glyphs = rest;
    }
    glyphs
}

/// Characters that take no room: hidden ones, except white space and control characters, and accents, keycaps and
/// the colours of skin.
fn is_invisible(ch: char) -> bool {
    let takes_room = ch.is_control() || ch.is_whitespace();
    let skin = matches!(ch, '\u{1F3FB}'..='\u{1F3FF}');
    is_hidden(ch) && !takes_room || skin || matches!(ch, '\u{300}'..='\u{36F}' | '\u{20E3}' | FOREIGN)
}

/// A placeholder for an emoji that is known by its name only.
const OTHER_EMOJI: char = '🙂';

fn emoji(name: &str) -> Option<char> {
    let sign = match name {
        "h" => '♥',
        "s" => '♠',
        "d" => '♦',
        "c" => '♣',
        "one" => '1',
        "two" => '2',
        "three" => '3',
        "four" => '4',
        "five" => '5',
        "six" => '6',
        "seven" => '7',
        "thumbsup" | "+1" | "thumbup" => '👍',
        "thumbsdown" | "-1" | "thumbdown" => '👎',
        "white_check_mark" | "heavy_check_mark" | "ballot_box_with_check" => '✅',
        "ok_hand" => '👌',
        "no_entry" | "no_entry_sign" => '🚫',
        "x" | "negative_squared_cross_mark" => '❌',
        _ => match LISTS.denomination(name).filter(|_| name.len() > 3)? {
            Denomination::Hearts => '♥',
            Denomination::Spades => '♠',
            Denomination::Diamonds => '♦',
            Denomination::Clubs => '♣',
            Denomination::Notrump => return None,
        },
    };
    Some(sign)
}

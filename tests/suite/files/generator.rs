//! A writer of PBN that has nothing of the program's in it: the same game as other programs and people would write it.

use crate::dice::Dice;

const WORDS: [&str; 8] = ["1H", "[Auction \"E\"]", "hearts", "für Élise", "} 2C", "cmp", "=1= $3 *", "Pass ; ^I"];

/// Writes games with what the standard allows to stand between their tokens.
pub struct Writer<'d> {
    dice: &'d mut Dice,
    text: String,
}

/// The game of an export, written otherwise.
pub fn written(game: &str, dice: &mut Dice) -> String {
    let mut writer = Writer { dice, text: String::new() };
    writer.header();
    let (tags, section) = game.split_once("[Auction").unwrap();
    let (seat, rest) = section.split_once("]\n").unwrap();
    let (calls, notes) = rest.find('[').map_or((rest, ""), |at| rest.split_at(at));
    for tag in tags.lines().chain([format!("[Auction{seat}]").as_str()]) {
        writer.others();
        writer.tag(tag);
    }
    writer.auction(calls);
    notes.lines().for_each(|note| writer.tag(note));
    writer.end();
    writer.text
}

impl Writer<'_> {
    fn push(&mut self, text: &str) {
        self.text.push_str(text);
    }

    fn one_of<'t>(&mut self, texts: &[&'t str]) -> &'t str {
        texts[self.dice.below(texts.len())]
    }

    /// A comment in braces ends with the first right brace, and may have empty lines in it.
    fn braces(&mut self) -> String {
        let words = self.one_of(&WORDS).replace('}', "{");
        let lines = self.one_of(&["", "\n", "\n\n", "\n%", "\r\n \r\n", ";"]);
        format!("{{{words}{lines}{words}}}")
    }

    /// A comment to the end of its line.
    fn line_comment(&mut self) -> String {
        format!(";{}\n", self.one_of(&WORDS))
    }

    fn header(&mut self) {
        for _ in 0..self.dice.below(4) {
            let line = match self.dice.below(4) {
                0 => "% PBN 2.1\n% EXPORT\n".to_owned(),
                1 => format!("%{}\n", self.one_of(&WORDS)),
                2 => self.line_comment(),
                _ => self.braces() + "\n",
            };
            self.push(&line);
        }
    }

    /// A tag in any layout.
    fn tag(&mut self, tag: &str) {
        let (name, value) = tag.trim_matches(['[', ']']).split_once(' ').unwrap();
        let [before, between, after] = [(); 3].map(|()| self.one_of(&["", "", "", " ", "\n", "\t", " \r\n"]));
        let between = if between.is_empty() { " " } else { between };
        self.push(&format!("[{before}{name}{between}{value}{after}]"));
        let end = match self.dice.below(4) {
            0 => " ".to_owned(),
            1 => self.braces() + "\n",
            2 => self.line_comment(),
            _ => "\n".to_owned(),
        };
        self.push(&end);
    }

    /// Tags that say nothing about the auction, and tables.
    fn others(&mut self) {
        for _ in 0..self.dice.below(3) {
            let tag = self.one_of(&[
                "[Site \"a \\\"b\\\" {c} ; d\"]",
                "[West \"Smith, J.;Jones\"]",
                "[Result \"9\"]",
                "[Vulnerable \"None\"]",
            ]);
            self.tag(tag);
        }
        if self.dice.one_in(3) {
            let rows = "N NT 7\nE S 1H =1= Pass\n1C - 2 * +\n";
            let tag = "[OptimumResultTable \"Declarer;Denomination\\2R;Result\\2R\"]\n";
            self.push(&format!("{tag}{rows}"));
        }
    }

    fn auction(&mut self, calls: &str) {
        let tokens: Vec<&str> = calls.split_whitespace().collect();
        for (at, token) in tokens.iter().enumerate() {
            self.push(token);
            let is_call = !token.starts_with(['^', '=']);
            if is_call && self.dice.one_in(3) {
                let opinion = self.one_of(&["!", "?", "!!", " ??", "$1", " $255", "!? $13", "$2$3"]);
                self.push(opinion);
            }
            let next = tokens.get(at + 1).copied().unwrap_or_default();
            let glued = !is_call || next.starts_with('=') || !self.text.ends_with(char::is_alphanumeric);
            let number =
                self.text.ends_with(|ch: char| ch.is_ascii_digit()) && next.starts_with(|ch: char| ch.is_ascii_digit());
            // A sign before a bid is not close to the call before it.
            let separator = match self.dice.below(8) {
                0 | 1 if glued && !next.starts_with('^') && !number => String::new(),
                2 => self.braces(),
                3 => self.line_comment(),
                4 => format!("\n%{}\n", self.one_of(&WORDS)),
                5 => "\n".to_owned(),
                6 => "\t \r\n".to_owned(),
                _ => " ".to_owned(),
            };
            self.push(&separator);
        }
        let end = self.one_of(&["\n", " *\n", "\n*\n", " +\n", " - -\n", "\n- *\n"]);
        // No empty line may come of it.
        let end = if self.text.ends_with('\n') { end.trim_start() } else { end };
        self.push(end);
    }

    /// What stands after the auction.
    fn end(&mut self) {
        self.others();
        if self.dice.one_in(3) {
            self.push("[Play \"W\"]\nSK =1= H3 S4 S3\nC5 - + *\n[Note \"1:highest of series\"]\n");
        }
        if !self.text.ends_with('\n') {
            self.push("\n");
        }
        if self.dice.one_in(3) {
            let comment = self.braces();
            self.push(&format!("\n{comment}\n"));
        }
    }
}

//! One place of the auction: what happened at one player's turn, from above.

use super::ink::{self, Text, Weight};
use crate::{bridge::Call, explain::Sign, present::Cell};

/// The height of a call.
pub(super) const CALL: u32 = 52;
/// The height of a line of words under a call.
const WORDS: u32 = 26;
/// Below the words.
const BELOW: u32 = 8;
/// Between a frame and the column's edge.
const INSET: u32 = 6;
/// Between a frame and the words in it.
const ROOM: u32 = 3;
/// The size of a call.
const CALL_SIZE: u32 = 40;
/// The size of a pass.
const QUIET_SIZE: u32 = 36;
/// The size of words.
const WORD_SIZE: u32 = 21;
/// How many calls one place shows; of more, the last.
const MOST: usize = 5;
/// The longest text that is drawn.
const LETTERS: usize = 40;

/// What stands in one place.
pub(super) struct Place<'a>(pub &'a [Cell]);

impl Place<'_> {
    pub(super) fn is_signed(&self) -> bool {
        self.0.iter().any(|cell| cell.sign.is_some())
    }

    pub(super) fn height(&self, width: u32) -> u32 {
        self.shown().iter().map(|cell| height(cell, width)).sum()
    }

    /// The place with its upper left corner here.
    pub(super) fn drawn(&self, x: u32, y: u32, width: u32) -> String {
        let mut top = y;
        let mut drawn = String::new();
        for cell in self.shown() {
            drawn.push_str(&draw(&cell, x, top, width));
            top += height(&cell, width);
        }
        drawn
    }

    /// The calls that are shown; an ellipsis in place of those before.
    fn shown(&self) -> Vec<Cell> {
        let left_out = self.0.len().saturating_sub(MOST);
        let ellipsis = (left_out > 0).then(|| Cell { text: "…".to_owned(), ..Cell::default() });
        ellipsis.into_iter().chain(self.0.iter().skip(left_out).cloned()).collect()
    }
}

fn height(cell: &Cell, width: u32) -> u32 {
    match words(cell, width).len() as u32 {
        0 => CALL,
        lines => CALL + lines * WORDS + BELOW,
    }
}

/// The width that words may take.
const fn room(width: u32) -> u32 {
    width - 2 * (INSET + ROOM)
}

fn draw(cell: &Cell, x: u32, y: u32, width: u32) -> String {
    let middle = x + width / 2;
    let base = y + 39;
    let call = Text { size: CALL_SIZE, weight: Weight::Strong, colour: ink::CALL, room: room(width) };
    let alert = if cell.alert.is_empty() { "" } else { Sign::Alert.symbol() };
    let text = shortened(&[cell.text.as_str(), alert].concat());
    let below = |colour| {
        let style = Text { size: WORD_SIZE, weight: Weight::Strong, colour, room: room(width) };
        let lines = words(cell, width).into_iter().zip(0..);
        lines.map(|(line, at)| style.plain(&line, middle, y + CALL + 18 + at * WORDS)).collect::<String>()
    };
    match cell.sign {
        None if cell.call == Some(Call::Pass) => {
            Text { weight: Weight::Plain, colour: ink::PASS, size: QUIET_SIZE, ..call }.centred(&text, middle, base)
        }
        None | Some(Sign::Alert) => call.centred(&text, middle, base),
        Some(Sign::Irregular) => {
            let frame = frame(cell, x, y, width, ink::IRREGULAR, "");
            let [colour, ..] = ink::IRREGULAR;
            frame + &call.centred(&text, middle, base) + &below(colour)
        }
        Some(Sign::Gone) => {
            let gone = Text { weight: Weight::Plain, colour: ink::GONE, ..call };
            let half = gone.width(&text) / 2 + 8;
            let (from, to, across, colour) = (middle - half, middle + half, base - 14, ink::GONE);
            let line = format!("<path d=\"M{from} {across}H{to}\" stroke=\"{colour}\" stroke-width=\"4\"/>\n");
            gone.plain(&text, middle, base) + &line + &below(ink::GONE)
        }
        Some(Sign::Substituted) => {
            let imposed = Text { size: QUIET_SIZE, colour: ink::IMPOSED, ..call };
            imposed.centred(&format!("({text})"), middle, base) + &below(ink::IMPOSED)
        }
        Some(Sign::Turn) => {
            let frame = frame(cell, x, y, width, ink::TURN, " stroke-dasharray=\"9 6\"");
            let [colour, ..] = ink::TURN;
            frame + &Text { colour, ..call }.centred("?", middle, base) + &below(colour)
        }
    }
}

/// A frame round a call and its words.
fn frame(cell: &Cell, x: u32, y: u32, width: u32, [_, edge, fill]: [&str; 3], more: &str) -> String {
    let (x, wide, high) = (x + INSET, width - 2 * INSET, height(cell, width) - 2);
    format!(
        "<rect x=\"{x}\" y=\"{y}\" width=\"{wide}\" height=\"{high}\" rx=\"14\" fill=\"{fill}\" stroke=\"{edge}\" \
         stroke-width=\"3\"{more}/>\n"
    )
}

/// What stands under a call, in lines that fit: the sign, where it is not in the call already, and what it means.
fn words(cell: &Cell, width: u32) -> Vec<String> {
    let word = shortened(&cell.word);
    let text = match cell.sign {
        Some(sign @ (Sign::Irregular | Sign::Gone)) => format!("{sign} {word}"),
        Some(Sign::Substituted | Sign::Turn) => word,
        None | Some(Sign::Alert) => String::new(),
    };
    let mut lines: Vec<String> = Vec::new();
    for word in text.split_whitespace() {
        match lines.last_mut() {
            Some(line) if ink::width(&format!("{line} {word}"), WORD_SIZE) <= room(width) => {
                line.push(' ');
                line.push_str(word);
            }
            // The sign does not stand alone.
            Some(line) if line.chars().count() == 1 => {
                line.push(' ');
                line.push_str(word);
            }
            Some(_) | None => lines.push(word.to_owned()),
        }
    }
    lines
}

fn shortened(text: &str) -> String {
    if text.chars().count() <= LETTERS {
        return text.to_owned();
    }
    text.chars().take(LETTERS - 1).chain(['…']).collect()
}

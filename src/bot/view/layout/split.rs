//! Blocks into messages: as few as they need, torn only where a new line, row or sentence begins.

use super::{Block, CONTENT, CUT, Gap, MESSAGES, PART, SMALL, fitting, length};
use crate::{
    bot::{discord::markdown, view::text::bot::Text},
    locale::Language,
};

/// Puts blocks into as few messages as they need, in order.
pub(super) struct MessageSplitter {
    language: Language,
    room: usize,
    /// The room of a message that is the only one: it does not say which part it is.
    alone: usize,
    most: usize,
    messages: Vec<String>,
    open: String,
    /// The length of the open message.
    filled: usize,
    pub(super) left_out: usize,
}

impl MessageSplitter {
    /// `kept_free`: for what comes after the blocks of the last message.
    pub(super) fn new(language: Language, kept_free: usize) -> MessageSplitter {
        let room = CONTENT.saturating_sub(PART + kept_free);
        MessageSplitter {
            language,
            room,
            alone: CONTENT.saturating_sub(kept_free),
            most: MESSAGES,
            messages: Vec::new(),
            open: String::new(),
            filled: 0,
            left_out: 0,
        }
    }

    /// The same for a number of messages.
    pub(super) fn with_most(self, most: usize) -> MessageSplitter {
        MessageSplitter { most, ..self }
    }

    pub(super) fn pack_all(mut self, blocks: Vec<Block>) -> MessageSplitter {
        let whole: usize = blocks.iter().map(|block| block.text.len() + block.gap.text().len()).sum();
        self.open.reserve(whole.min(CONTENT));
        let all: usize = blocks.iter().map(|block| length(&block.text) + block.gap.text().len()).sum();
        if all <= self.alone {
            self.room = self.alone;
            self.most = usize::MAX;
        }
        for Block { text, gap } in blocks {
            let long = length(&text);
            if long <= self.room {
                self.add(&text, long, gap);
            } else {
                for (index, piece) in sentences(&text, self.room).into_iter().enumerate() {
                    self.add(&piece, length(&piece), if index == 0 { gap } else { Gap::Line });
                }
            }
        }
        self
    }

    /// Adds a text of this length.
    fn add(&mut self, text: &str, long: usize, gap: Gap) {
        let last = self.messages.len() + 1 >= self.most;
        let room = if last { self.room.saturating_sub(CUT) } else { self.room };
        if self.left_out > 0 {
            self.left_out += text.lines().count();
        } else if self.open.is_empty() && long <= room {
            self.open.push_str(text);
            self.filled = long;
        } else if self.filled + gap.text().len() + long <= room {
            self.open.push_str(gap.text());
            self.open.push_str(text);
            self.filled += gap.text().len() + long;
        } else if last {
            self.left_out += text.lines().count();
        } else {
            self.messages.push(std::mem::take(&mut self.open));
            self.filled = 0;
            self.add(text, long, gap);
        }
    }

    pub(super) fn finish(mut self) -> Vec<String> {
        if self.left_out > 0 {
            self.open.push_str("\n\n");
            self.open.push_str(&markdown::bold(&Text::Cut { count: self.left_out }.say(self.language)));
        }
        self.messages.push(self.open);
        let parts = self.messages.len();
        if parts > 1 {
            for (index, message) in self.messages.iter_mut().enumerate() {
                let part = Text::Part { part: index + 1, parts }.say(self.language);
                message.push_str(&format!("\n{SMALL}{}", markdown::escaped(&part)));
            }
        }
        self.messages
    }
}

/// A text that no message holds, in pieces that end with a sentence; with a word, where a sentence is as long as that.
fn sentences(text: &str, limit: usize) -> Vec<String> {
    let mut pieces = Vec::new();
    let mut rest = text;
    while length(rest) > limit {
        let fits = fitting(rest, limit);
        let at = [". ", "\n", " "].iter().find_map(|end| fits.rfind(end).map(|at| at + end.len()));
        let Some((piece, after)) =
            rest.split_at_checked(at.unwrap_or(fits.len())).filter(|(piece, _)| !piece.is_empty())
        else {
            break;
        };
        pieces.push(piece.trim_end().to_owned());
        rest = after;
    }
    pieces.push(rest.to_owned());
    pieces
}

//! What the cells before the first call hold.

use crate::{
    bridge::Call,
    shorthand::{
        problem::{Problem, ProblemKind, Reading},
        text::Glyph,
    },
};

/// The cells before the first call: left empty, or filled with a sign without meaning so far.
#[derive(Default)]
pub(super) struct Lead {
    /// The sign in the first cells, where none was left empty before them.
    sign: Option<Glyph>,
    /// Whether somebody has called, or the cells before the dealer were left empty.
    over: bool,
    /// Whether the sign of the first cells stands for a pass later.
    is_pass_later: bool,
    /// Whether a pass is written in another way too.
    has_words: bool,
    /// The sign that stands alone in the last row.
    alone: Option<Glyph>,
}

impl Lead {
    /// A cell with a sign: whether it is a pass.
    pub(super) fn is_pass(&mut self, sign: Glyph) -> bool {
        match self.sign {
            Some(first) if self.over => self.is_pass_later |= first.ch == sign.ch,
            Some(first) if first.ch == sign.ch => return false,
            None if !self.over && sign.ch != '=' => {
                self.sign = Some(sign);
                return false;
            }
            Some(_) | None => {}
        }
        self.over = true;
        true
    }

    pub(super) fn left_empty(&mut self) {
        self.over |= self.sign.is_none();
    }

    pub(super) fn called(&mut self, cell: &[Glyph]) {
        self.over = true;
        self.has_words |=
            cell.iter().any(|glyph| glyph.ch == 'p') && !cell.iter().any(|glyph| glyph.ch.is_ascii_digit());
    }

    /// A row has been read that holds only this sign, or nothing.
    pub(super) fn row(&mut self, alone: Option<Glyph>) {
        self.alone = alone;
    }

    /// `1H P 1S P` and below it `-`: a pass, where others are written in another way, or what stands for nothing yet.
    /// `- - 1H -`: whether the first signs are passes, or stand before the dealer, as they do where passes are written
    /// in another way.
    pub(super) fn problem(&self) -> Option<Problem> {
        let unclear = self.is_pass_later && !self.has_words;
        let choices = vec![Reading::Call(Call::Pass), Reading::Separator];
        let alone = self.alone.filter(|_| self.has_words);
        self.sign.filter(|_| unclear).or(alone).map(|sign| Problem::new(ProblemKind::Ambiguous { choices }, sign.span))
    }
}

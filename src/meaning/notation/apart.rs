//! What is said of a call apart from the hands that make it.

use super::{parse::Parser, problem::ProblemKind, purpose::Purpose};
use crate::bridge::{Bid, Call, Denomination, Level};

/// The characters of the longest call, `PASS`.
const LONGEST_CALL: usize = 4;

impl Parser {
    /// `!2C`: they would not have chosen that call.
    pub(super) fn exclusion(&mut self, is_denied: bool) -> bool {
        let from = self.scan.at;
        let Some(end) = self.scan.end_of_short_word(LONGEST_CALL) else { return false };
        let text = self.scan.plain(from + 1, end).to_uppercase();
        let Some(call) = call_named(&text) else { return false };
        self.scan.at = end;
        if self.denied || is_denied {
            self.problem(ProblemKind::Misplaced, from, end);
        } else if !self.excludes.contains(&call) {
            self.excludes.push(call);
        }
        true
    }

    /// What the call is for.
    pub(super) fn purpose(&mut self, purpose: Purpose, from: usize) {
        self.is_named = true;
        self.naturals += usize::from(purpose == Purpose::Natural);
        if self.denied {
            self.problem(ProblemKind::Misplaced, from, self.scan.at);
        } else if !self.purposes.contains(&purpose) {
            self.purposes.push(purpose);
        }
    }
}

/// A call as players write it, in capitals.
fn call_named(text: &str) -> Option<Call> {
    match text {
        "P" | "PASS" => return Some(Call::Pass),
        "X" | "DBL" => return Some(Call::Double),
        "XX" | "RDBL" => return Some(Call::Redouble),
        _ => {}
    }
    let mut letters = text.chars();
    let level = letters.next()?.to_digit(10).and_then(|level| u8::try_from(level).ok()).filter(|level| *level <= 7)?;
    let denomination = match letters.as_str() {
        "C" | "♣" => Denomination::Clubs,
        "D" | "♦" => Denomination::Diamonds,
        "H" | "♥" => Denomination::Hearts,
        "S" | "♠" => Denomination::Spades,
        "N" | "NT" => Denomination::Notrump,
        _ => return None,
    };
    Some(Call::Bid(Bid { level: Level::new(level)?, denomination }))
}

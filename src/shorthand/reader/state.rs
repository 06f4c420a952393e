//! What the reader keeps in mind from one lexeme to the next.

use super::{
    dealer,
    doubts::Noes,
    rows::Rows,
    sides::{self, Sides},
    table::Table,
    unsaid::Unsaid,
};
use crate::{
    bridge::Seat,
    shorthand::{
        layout::Sheet,
        lexer::{Lexeme, Within},
        problem::{Problem, Span},
        token::{Arrow, Token},
    },
};

pub(in crate::shorthand) struct Reader<'t> {
    pub(super) text: &'t str,
    pub(super) table: Table,
    pub(super) problems: Vec<Problem>,
    /// A seat that was named and whose call has not come yet.
    pub(super) label: Option<(Seat, Span)>,
    /// `>` was read and the call has not come yet.
    pub(super) arrow: Option<(Arrow, Span)>,
    /// Where a dealer was named by `W: ` at the very start.
    pub(super) dealer_label: Option<Span>,
    /// Whether the next call is named once more: `South's 1H was insufficient`.
    pub(super) reference: bool,
    /// Whether the player of that call is named before it: `accepts South's 1H`.
    pub(super) owner_named: bool,
    /// Whether the next call was made together with the last: `S:2H and at the same time W:P`.
    pub(super) together: Option<Span>,
    /// The player who calls next, after others were skipped.
    pub(super) skipped_to: Option<Seat>,
    /// The texts of the notes.
    pub(super) notes: Vec<String>,
    /// Whether the dealer has been named already.
    pub(super) dealer_said: Option<Seat>,
    pub(super) sides: Sides,
    /// Whose passes were not written.
    pub(super) put_in: Vec<Seat>,
    /// Passages that say nothing in their place.
    pub(super) left_out: Vec<Span>,
    /// What the arrangement left out.
    pub(super) asides: Vec<Span>,
    /// Whether the text says that the other side passed throughout.
    pub(super) uncontested: bool,
    pub(super) trust: Trust,
    pub(super) noes: Noes,
    pub(super) unsaid: Unsaid,
    /// Where a note may mention LHO's choice.
    pub(super) told: Vec<Span>,
    /// The comments that mention something about the auction.
    pub(super) comments: Vec<Span>,
    /// The end of the first irregular call, as far as the order of calls shows it.
    pub(super) irregular_at: Option<usize>,
    /// The call that took another's place by `>` or a word: its place among the events.
    pub(super) replaced_at: Option<usize>,
    /// The player last named as choosing.
    pub(super) chooser_named: Option<Seat>,
    /// Whether a call was in brackets.
    pub(super) has_bracketed: bool,
    /// Whether a player was named.
    pub(super) has_named: bool,
    pub(super) rows: Rows,
    /// The first player named, who would have called out of turn if North dealt.
    pub(super) out_of_place: Option<dealer::OutOfPlace>,
    /// Where a role comes after a call: `1H by opener`.
    pub(super) role_behind: Option<Span>,
    /// Whether calls stand in columns under the seats.
    pub(super) in_columns: bool,
    /// The ends of calls of which it is asked whose they are, and who made the call before.
    pub(super) asked: Vec<(usize, Seat)>,
}

/// Whether all calls so far were understood. If not, what follows may seem wrong and be right.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Trust {
    Full,
    Broken,
}

impl<'t> Reader<'t> {
    pub(super) fn new(text: &'t str, sheet: &Sheet) -> Reader<'t> {
        let is_call = |token: Token| token.is_call() && token != Token::BadCall;
        let bracketed = |lexeme: &Lexeme| lexeme.within == Within::Brackets && is_call(lexeme.token);
        let sides = if sheet.lexemes.iter().any(|lexeme| lexeme.token == Token::Uncontested) {
            Sides::DealersOnly
        } else if sheet.lexemes.iter().any(bracketed) && !sides::stand_in_frames(text, &sheet.lexemes) {
            Sides::OneOfThem
        } else {
            Sides::All
        };
        let mut table = Table::new(sheet.dealer.unwrap_or(Seat::North));
        table.events.reserve(sheet.lexemes.len());
        Reader {
            text,
            table,
            problems: Vec::new(),
            label: None,
            arrow: None,
            dealer_label: None,
            reference: false,
            owner_named: false,
            together: None,
            skipped_to: None,
            notes: sheet.notes.clone(),
            dealer_said: sheet.dealer,
            sides,
            put_in: Vec::new(),
            left_out: Vec::new(),
            asides: sheet.left_out.clone(),
            uncontested: sides == Sides::DealersOnly,
            trust: Trust::Full,
            noes: Noes::of(text, &sheet.lexemes),
            unsaid: Unsaid::of(text, sheet),
            told: Vec::new(),
            comments: Vec::new(),
            irregular_at: None,
            replaced_at: None,
            chooser_named: None,
            has_bracketed: false,
            has_named: false,
            rows: Rows::default(),
            out_of_place: None,
            role_behind: None,
            in_columns: sheet.in_columns,
            asked: Vec::new(),
        }
    }
}

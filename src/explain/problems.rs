//! A text that cannot be read: the text with the mistakes underlined, what was expected, and what may have been meant.

use super::{
    Explanation, Part,
    message::{Expected, Message},
};
use crate::bridge::{Call, Seat};

/// A spot in the text that cannot be read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Spot {
    /// What is wrong there.
    pub fault: Fault,
    /// Where, in bytes of the text: from, and to, exclusive.
    pub span: (usize, usize),
    /// What could have stood there.
    pub expected: Vec<Expected>,
    /// The whole text, as it may have been meant.
    pub fixed: Option<String>,
}

/// What is wrong with a spot.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Fault {
    /// A word that is no part of the shorthand.
    UnknownWord,
    /// Something that was to be a call, and is none.
    NotACall,
    /// A pattern of calls: `1x`.
    Schematic,
    /// A level without a suit.
    SuitMissing,
    /// A word with several readings.
    Ambiguous(Vec<String>),
    /// A bid that is said to be insufficient, and beats the bid before it, if there is one.
    SufficientAfterAll {
        /// The bid.
        bid: Call,
        /// The bid before it.
        over: Option<Call>,
    },
    /// A replacement where nothing is to be replaced.
    NothingToReplace,
    /// A call out of turn without its player.
    WhoCalledOutOfTurn {
        /// The call.
        call: Call,
        /// Who may have made it, the likeliest first.
        candidates: Vec<Seat>,
    },
    /// A mark with no call before it.
    MarkWithoutCall,
    /// Nothing at all.
    EmptyText,
    /// More characters than are read.
    TooLong {
        /// How many are.
        limit: usize,
    },
}

/// Explains why a text cannot be read.
#[must_use]
pub fn problems(text: &str, spots: &[Spot]) -> Explanation {
    let mut sections: Vec<Part> = spots.iter().map(|spot| Part::default().with_text(of_spot(text, spot))).collect();
    // Where there is one problem, it is the headline.
    let headline = match sections.as_mut_slice() {
        [only] if !only.text.is_empty() => only.text.remove(0),
        _ => Message::CannotRead { number: spots.len() },
    };
    sections.retain(|part| !part.text.is_empty());
    let shown = spots.iter().any(|spot| !matches!(spot.fault, Fault::EmptyText | Fault::TooLong { .. }));
    Explanation { headline, table: None, fixed: shown.then(|| underlined(text, spots)), sections, footer: Vec::new() }
}

fn of_spot(text: &str, spot: &Spot) -> Vec<Message> {
    let word = text.get(spot.span.0..spot.span.1).unwrap_or_default().trim().to_owned();
    let mut said = match spot.fault.clone() {
        Fault::UnknownWord => vec![Message::UnknownWord { word }],
        Fault::NotACall => vec![Message::NotACall { word }],
        Fault::Schematic => vec![Message::Schematic { word }],
        Fault::SuitMissing => vec![Message::SuitMissing { word }],
        Fault::Ambiguous(choices) => vec![Message::Ambiguous { word, choices }],
        Fault::SufficientAfterAll { bid: call, over } => {
            let first = match over {
                Some(over) => Message::SufficientAfterAll { call, over },
                None => Message::SufficientFirst { call },
            };
            vec![first, Message::SayWho { call, candidate: Seat::West }]
        }
        Fault::NothingToReplace => vec![Message::NothingToReplace { word }],
        Fault::WhoCalledOutOfTurn { call, candidates } => {
            let mut said = vec![Message::WhoCalledOutOfTurn { call, seats: candidates.clone() }];
            said.extend(candidates.first().map(|&candidate| Message::SayWho { call, candidate }));
            said
        }
        Fault::MarkWithoutCall => vec![Message::MarkWithoutCall { word }],
        Fault::EmptyText => vec![Message::EmptyText {}],
        Fault::TooLong { limit } => vec![Message::TooLong { number: limit }],
    };
    if !spot.expected.is_empty() {
        said.push(Message::Expected { expected: spot.expected.clone() });
    }
    said.extend(spot.fixed.clone().map(|text| Message::DidYouMean { text }));
    said
}

/// The lines of the text that hold a mistake, each with `^^^` under it.
fn underlined(text: &str, spots: &[Spot]) -> String {
    let mut shown = String::new();
    let mut start = 0;
    for line in text.split_inclusive('\n') {
        let end = start + line.len();
        let marks: String = line
            .trim_end()
            .char_indices()
            .map(|(at, _)| start + at)
            .map(|at| if spots.iter().any(|spot| covers(spot, at)) { '^' } else { ' ' })
            .collect();
        if marks.contains('^') {
            shown.push_str(&format!("{}\n{}\n", line.trim_end().replace('\t', " "), marks.trim_end()));
        }
        start = end;
    }
    let shown = shown.trim_end_matches('\n');
    if shown.is_empty() { text.trim_end().to_owned() } else { shown.to_owned() }
}

/// Whether a spot covers this byte; an empty span covers the character before which it stands.
fn covers(spot: &Spot, at: usize) -> bool {
    let (from, to) = spot.span;
    (from..to.max(from + 1)).contains(&at)
}

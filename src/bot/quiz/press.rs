//! What a button of the quiz stands for. It is all in the `custom_id`: the question and what is to be done, so that it works
//! for ever, and after a restart.

use crate::{bot::message, store::RoundId};

/// The first part of every `custom_id` of the quiz, by which presses are routed.
pub const PREFIX: &str = "quiz";
const VERSION: &str = "v1";

/// A press.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Press {
    /// On which question.
    pub round: RoundId,
    /// What is to be done.
    pub verb: Verb,
}

/// What is to be done.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Verb {
    /// A choice is the answer.
    Answer(u8),
    /// The answer is shown.
    Reveal,
    /// The next question.
    Next,
    /// The ruling on the question, as a case.
    Ruling,
}

impl Press {
    /// The `custom_id`.
    #[must_use]
    pub fn id(&self) -> String {
        let Press { round, verb } = self;
        let verb = match verb {
            Verb::Answer(choice) => format!("answer{choice}"),
            Verb::Reveal => "reveal".to_owned(),
            Verb::Next => "next".to_owned(),
            Verb::Ruling => "ruling".to_owned(),
        };
        let id = format!("{PREFIX}:{VERSION}:{round}:{verb}");
        debug_assert!(message::length(&id) <= message::CUSTOM_ID);
        id
    }

    /// What a `custom_id` stands for; `None` if it is none of ours.
    #[must_use]
    pub fn read(custom_id: &str) -> Option<Press> {
        let mut parts = custom_id.split(':');
        let (Some(PREFIX), Some(VERSION)) = (parts.next(), parts.next()) else { return None };
        let round = parts.next()?.parse().ok()?;
        let verb = match parts.next()? {
            "reveal" => Verb::Reveal,
            "next" => Verb::Next,
            "ruling" => Verb::Ruling,
            other => Verb::Answer(other.strip_prefix("answer")?.parse().ok()?),
        };
        parts.next().is_none().then_some(Press { round, verb })
    }
}

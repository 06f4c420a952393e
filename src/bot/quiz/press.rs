//! What a button of the quiz stands for. It is all in the `custom_id`: the question and what is to be done, so that it works
//! for ever, and after a restart.

use crate::{
    bot::{message, press},
    store::RoundId,
};

/// The first part of every `custom_id` of the quiz, by which presses are routed.
pub const PREFIX: &str = "quiz";
const VERSION: &str = "v2";
/// That of questions which were asked before buttons named their epoch.
const BEFORE: &str = "v1";

/// A press.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Press {
    /// On which question.
    pub round: RoundId,
    /// Its epoch: another question may have its number, after the database was restored from a copy.
    pub epoch: Option<u32>,
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
        let Press { round, epoch, verb } = self;
        let verb = match verb {
            Verb::Answer(choice) => format!("answer{choice}"),
            Verb::Reveal => "reveal".to_owned(),
            Verb::Next => "next".to_owned(),
            Verb::Ruling => "ruling".to_owned(),
        };
        let id = match epoch {
            Some(epoch) => format!("{PREFIX}:{VERSION}:{round}:{verb}:{epoch:08x}"),
            None => format!("{PREFIX}:{BEFORE}:{round}:{verb}"),
        };
        debug_assert!(message::length(&id) <= message::CUSTOM_ID);
        id
    }

    /// What a `custom_id` stands for; `None` if it is none of ours.
    #[must_use]
    pub fn read(custom_id: &str) -> Option<Press> {
        let mut parts = custom_id.split(':');
        let (Some(PREFIX), Some(version)) = (parts.next(), parts.next()) else { return None };
        let round = parts.next()?.parse().ok()?;
        let verb = match parts.next()? {
            "reveal" => Verb::Reveal,
            "next" => Verb::Next,
            "ruling" => Verb::Ruling,
            other => Verb::Answer(other.strip_prefix("answer")?.parse().ok()?),
        };
        let epoch = match version {
            VERSION => Some(press::epoch(parts.next()?)?),
            BEFORE => None,
            _ => return None,
        };
        parts.next().is_none().then_some(Press { round, epoch, verb })
    }
}

//! What a button of the quiz stands for. It is all in the `custom_id`: the question and what is to be done, so that it works
//! for ever, and after a restart.

use crate::{
    bot::view::{case_button, layout},
    store::RoundId,
};

/// The first part of every `custom_id` of the quiz, by which presses are routed.
pub const PREFIX: &str = "quiz";
const VERSION: &str = "v2";
/// That of questions which were asked before buttons named their epoch.
const BEFORE: &str = "v1";

/// The `custom_id` of the button for what is due for review, whatever that is by then.
pub const REVIEW: &str = "quiz:v2:review";

/// A press.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct QuizButton {
    /// On which question.
    pub round: RoundId,
    /// Its epoch: another question may have its number, after the database was restored from a copy.
    pub epoch: Option<u32>,
    /// What is to be done.
    pub verb: QuizAction,
}

/// What is to be done.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum QuizAction {
    /// A choice is the answer.
    Answer(u8),
    /// The answer is shown.
    Reveal,
    /// The next question.
    Next,
    /// The ruling on the question, as a case.
    Ruling,
    /// A question of an exam that is marked, with its answer.
    Show,
    /// A quiz night ends with this question.
    End,
    /// A line to copy, with which somebody tells others how they did.
    Share,
}

impl QuizButton {
    /// The `custom_id`.
    pub fn id(&self) -> String {
        let QuizButton { round, epoch, verb } = self;
        let verb = match verb {
            QuizAction::Answer(choice) => format!("answer{choice}"),
            QuizAction::Reveal => "reveal".to_owned(),
            QuizAction::Next => "next".to_owned(),
            QuizAction::Ruling => "ruling".to_owned(),
            QuizAction::Show => "show".to_owned(),
            QuizAction::End => "end".to_owned(),
            QuizAction::Share => "share".to_owned(),
        };
        let id = match epoch {
            Some(epoch) => format!("{PREFIX}:{VERSION}:{round}:{verb}:{epoch:08x}"),
            None => format!("{PREFIX}:{BEFORE}:{round}:{verb}"),
        };
        debug_assert!(layout::length(&id) <= layout::CUSTOM_ID);
        id
    }

    /// What a `custom_id` stands for; `None` if it is none of ours.
    pub fn read(custom_id: &str) -> Option<QuizButton> {
        let mut parts = custom_id.split(':');
        let (Some(PREFIX), Some(version)) = (parts.next(), parts.next()) else { return None };
        let round = parts.next()?.parse().ok()?;
        let verb = match parts.next()? {
            "reveal" => QuizAction::Reveal,
            "next" => QuizAction::Next,
            "ruling" => QuizAction::Ruling,
            "show" => QuizAction::Show,
            "end" => QuizAction::End,
            "share" => QuizAction::Share,
            other => QuizAction::Answer(other.strip_prefix("answer")?.parse().ok()?),
        };
        let epoch = match version {
            VERSION => Some(case_button::epoch(parts.next()?)?),
            BEFORE => None,
            _ => return None,
        };
        parts.next().is_none().then_some(QuizButton { round, epoch, verb })
    }
}

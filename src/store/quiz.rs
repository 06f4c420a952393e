//! The quiz: questions that were asked, who answered what, and what boards and streaks follow from that.
//!
//! Answers count when their question is revealed, so that no board tells before who was right. What a place has asked in
//! private counts for nobody's place on a board.

mod answers;
mod boards;
mod daily;
mod nights;
mod own;
mod people;
mod privacy;
mod reviews;
mod rounds;
mod series;

use std::{fmt, str::FromStr};

use strum::{EnumString, IntoStaticStr};

pub use self::{
    answers::Answered,
    boards::{Board, Line},
    daily::{Dailies, Due, Plan, Posting, Refused},
    own::{Fresh, OwnFile, OwnLine},
    people::{KEPT, Player},
    reviews::Review,
};
use super::Card;
use crate::{
    case::{CaseId, Person, Place},
    lawbook::Edition,
    league::Day,
    locale::Language,
};

/// A question that was asked somewhere, by its place and its number there. It prints as `s123-7`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct RoundId {
    /// Where.
    pub place: Place,
    /// Its number there, from 1.
    pub number: u32,
}

/// What rebuilds a question.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Terms {
    /// The number that it grew from.
    pub seed: u64,
    /// Its level.
    pub level: u8,
    /// The law that it had to be about, if any.
    pub law: Option<u8>,
    /// Its edition.
    pub edition: Edition,
    /// The kind that it had to be of, if any: for a review.
    pub kind: Option<String>,
    /// The system by which its auction had to be bid, if any: for a club.
    pub system: Option<String>,
    /// The laws that it is about.
    pub laws: Vec<u8>,
    /// What it teaches, for which it comes back to those who answer it wrong; nothing in a question of earlier days.
    pub topic: String,
    /// The line of a server's own file that makes it; `None` for one that the program made.
    pub own: Option<String>,
    /// Whether only one of the server's own would do.
    pub only_own: bool,
    /// Whether only that level would do.
    pub firm: bool,
    /// In which language it was asked.
    pub language: Language,
    /// Which question it is: what nobody is asked twice.
    pub identity: String,
}

/// Why questions are asked one after the other.
#[derive(Clone, Copy, Debug, PartialEq, Eq, EnumString, IntoStaticStr)]
#[strum(serialize_all = "snake_case")]
pub enum Form {
    /// They are marked at the end.
    Exam,
    /// They are about one auction, in the order of a director's work.
    Linked,
    /// They are asked in a channel, one evening, with standings after each.
    Night,
}

impl Form {
    /// Its name in what is stored.
    pub fn name(self) -> &'static str {
        self.into()
    }
}

/// Which of several questions one is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Series {
    /// Why there are several.
    pub form: Form,
    /// The number of the first; 0 for one that is to be the first.
    pub first: u32,
    /// Its place among them, from 1.
    pub nth: u8,
    /// How many there are to be.
    pub length: u8,
    /// Of a night: in which channel.
    pub channel: Option<u64>,
    /// Of a night: after how many seconds a question is over; `None` where its host goes on.
    pub pace: Option<u16>,
}

impl Series {
    /// The first question of a series, with its length.
    pub const fn new(form: Form, length: u8) -> Series {
        Series { form, first: 0, nth: 1, length, channel: None, pace: None }
    }
}

/// A question before it is stored.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NewRound {
    /// Where.
    pub place: Place,
    /// Who wants it; `None` for a daily question.
    pub by: Option<Person>,
    /// When, in seconds since 1970.
    pub at: i64,
    /// What in Discord asks for it, by its number there: the same asks for no second one. It names no person.
    pub cause_id: String,
    /// For which day it counts, by the place's calendar.
    pub day: Day,
    /// The question.
    pub terms: Terms,
    /// Whether everybody there sees it.
    pub public: bool,
    /// Which of several it is.
    pub series: Option<Series>,
    /// When it is over by itself, in seconds since 1970.
    pub due_at: Option<i64>,
}

/// A question that was asked, with the answers.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Round {
    /// Which.
    pub id: RoundId,
    /// Who wanted it; `None` for a daily question, and once that person was erased.
    pub by: Option<Person>,
    /// When, in seconds since 1970.
    pub at: i64,
    /// For which day it counts.
    pub day: Day,
    /// The question.
    pub terms: Terms,
    /// Tells it from another that had its number, before the database was restored from a copy; `None` where the question
    /// is older than that.
    pub epoch: Option<u32>,
    /// Whether everybody there sees it.
    pub public: bool,
    /// Which of several it is.
    pub series: Option<Series>,
    /// Whether it is a daily question.
    pub is_daily: bool,
    /// Its number among the daily questions, once it is posted.
    pub daily: Option<u32>,
    /// When it was revealed.
    pub revealed_at: Option<i64>,
    /// The message that shows it to everybody.
    pub card: Option<Card>,
    /// The answers, the first one first.
    pub answers: Vec<Given>,
}

/// An answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Given {
    /// Whose.
    pub by: Person,
    /// Which choice, from 0.
    pub choice: u8,
    /// Whether it is right.
    pub right: bool,
    /// When, in seconds since 1970.
    pub at: i64,
}

impl Round {
    /// The first question of the series that it belongs to; of one that stands alone, itself.
    pub fn first(&self) -> RoundId {
        RoundId { number: self.series.map_or(self.id.number, |series| series.first), ..self.id }
    }

    /// What somebody has answered.
    pub fn answer_of(&self, person: Person) -> Option<&Given> {
        self.answers.iter().find(|given| given.by == person)
    }
}

impl fmt::Display for RoundId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        CaseId { place: self.place, number: self.number }.fmt(f)
    }
}

impl FromStr for RoundId {
    type Err = ();

    fn from_str(text: &str) -> Result<RoundId, ()> {
        let CaseId { place, number } = text.parse()?;
        Ok(RoundId { place, number })
    }
}

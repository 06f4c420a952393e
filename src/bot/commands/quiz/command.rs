//! The command `/quiz` as Discord is told about it, in every language.

use serenity::{
    all::CommandOptionType,
    builder::{CreateCommand, CreateCommandOption},
};
use strum::{EnumString, IntoStaticStr, VariantArray};

use crate::{
    bot::{
        commands::builder::{self, option_of, with_choice},
        view::text::{bot::Text, quiz::QuizText as Words},
    },
    lawbook::Edition,
    league::Period,
    locale::Language,
    quiz::Level,
};

/// Options, by their names in what Discord sends.
pub const LEVEL: &str = "level";
pub const LAW: &str = "law";
pub const EDITION: &str = "edition";
pub const ALONE: &str = "only_me";
pub const HOUR: &str = "hour";
pub const ZONE: &str = "zone";
pub const OFF: &str = "off";
pub const PERIOD: &str = "period";
pub const SHOW: &str = "show_me";
pub const OWN: &str = "own";
pub const LINKED: &str = "linked";
pub const QUESTIONS: &str = "questions";
pub const SECONDS: &str = "seconds";
pub const FILE: &str = "file";
pub const REMOVE: &str = "remove";
pub const CLEAR: &str = "clear";

/// The last Law.
const LAWS: u64 = 93;
/// Characters of a time zone's name.
const ZONE_LENGTH: u16 = 60;

/// Questions of a night.
const NIGHT: [u64; 2] = [2, 30];
/// Seconds for each of them.
const PACE: [u64; 2] = [15, 300];

/// A subcommand.
#[derive(Clone, Copy, Debug, PartialEq, Eq, VariantArray, EnumString, IntoStaticStr)]
#[strum(serialize_all = "snake_case")]
pub enum Subcommand {
    /// A question.
    Play,
    /// Twenty questions, marked at the end.
    Exam,
    /// Questions in a channel, one after the other.
    Night,
    /// The daily question is set.
    Daily,
    /// Who leads.
    Leaderboard,
    /// Leaderboards no longer show somebody.
    OptOut,
    /// The server's own questions.
    Own,
}

/// What the daily question is no longer to be about.
#[derive(Clone, Copy, Debug, PartialEq, Eq, VariantArray, EnumString, IntoStaticStr)]
#[strum(serialize_all = "snake_case")]
pub enum Clear {
    /// A level.
    Level,
    /// A law.
    Law,
    /// An edition.
    Edition,
    /// All of it.
    All,
}

impl Clear {
    /// All of them.
    pub const ALL: &'static [Clear] = Clear::VARIANTS;

    /// Its name in what Discord sends.
    pub fn key(self) -> &'static str {
        self.into()
    }
}

impl Subcommand {
    /// All of them.
    pub const ALL: &'static [Subcommand] = Subcommand::VARIANTS;

    /// Its name in what Discord sends, whatever the language.
    pub fn key(self) -> &'static str {
        self.into()
    }

    const fn texts(self) -> (Words, Words) {
        match self {
            Subcommand::Play => (Words::PlayName {}, Words::PlayDescription {}),
            Subcommand::Exam => (Words::ExamName {}, Words::ExamDescription {}),
            Subcommand::Night => (Words::NightName {}, Words::NightDescription {}),
            Subcommand::Daily => (Words::DailyName {}, Words::DailyDescription {}),
            Subcommand::Leaderboard => (Words::LeaderboardName {}, Words::LeaderboardDescription {}),
            Subcommand::OptOut => (Words::OptOutName {}, Words::OptOutDescription {}),
            Subcommand::Own => (Words::OwnName {}, Words::OwnDescription {}),
        }
    }

    fn options(self) -> Vec<CreateCommandOption> {
        let only = |key, name, description| option(CommandOptionType::Boolean, key, &name, &description);
        match self {
            Subcommand::Play => {
                let alone = only(ALONE, Words::AloneName {}, Words::AloneDescription {});
                let own = only(OWN, Words::OnlyOwnName {}, Words::OnlyOwnDescription {});
                let linked = only(LINKED, Words::LinkedName {}, Words::LinkedDescription {});
                vec![level(), law(), edition(), alone, own, linked]
            }
            Subcommand::Exam => vec![level(), law(), edition()],
            Subcommand::Night => {
                let number = |key, name, description, [least, most]: [u64; 2]| {
                    let option = option(CommandOptionType::Integer, key, &name, &description);
                    option.min_int_value(least).max_int_value(most)
                };
                let questions = number(QUESTIONS, Words::QuestionsName {}, Words::QuestionsDescription {}, NIGHT);
                let seconds = number(SECONDS, Words::SecondsName {}, Words::SecondsDescription {}, PACE);
                vec![questions.required(true), seconds, level(), law(), edition()]
            }
            Subcommand::Daily => {
                let off = only(OFF, Words::OffName {}, Words::OffDescription {});
                vec![hour(), zone(), level(), law(), edition(), clear(), off]
            }
            Subcommand::Leaderboard => vec![period()],
            Subcommand::OptOut => vec![only(SHOW, Words::ShowName {}, Words::ShowDescription {})],
            Subcommand::Own => {
                let (name, description) = (Words::FileName {}, Words::FileDescription {});
                let file = option(CommandOptionType::Attachment, FILE, &name, &description);
                vec![file, only(REMOVE, Words::RemoveName {}, Words::RemoveDescription {})]
            }
        }
    }
}

/// The command. Everybody sees it; who may do what is checked at every use.
pub fn command() -> CreateCommand {
    let command = builder::slash(builder::QUIZ, said(&Words::Name {}), said(&Words::Description {}));
    let sub = |sub: Subcommand| {
        let (name, description) = sub.texts();
        option(CommandOptionType::SubCommand, sub.key(), &name, &description).set_sub_options(sub.options())
    };
    command.set_options(Subcommand::ALL.iter().copied().map(sub).collect())
}

fn level() -> CreateCommandOption {
    let option = option(CommandOptionType::Integer, LEVEL, &Words::LevelName {}, &Words::LevelDescription {});
    let hardest = Level::ALL.map(Level::number).into_iter().max().unwrap_or_default();
    option.min_int_value(0).max_int_value(hardest.into())
}

fn law() -> CreateCommandOption {
    let option = option(CommandOptionType::Integer, LAW, &Words::LawName {}, &Words::LawDescription {});
    option.min_int_value(1).max_int_value(LAWS)
}

fn edition() -> CreateCommandOption {
    let option = option(CommandOptionType::String, EDITION, &Words::EditionName {}, &Words::EditionDescription {});
    Edition::ALL.into_iter().rev().fold(option, |option, edition| {
        with_choice(option, edition.year(), |language| Text::edition(edition).say(language))
    })
}

fn clear() -> CreateCommandOption {
    let option = option(CommandOptionType::String, CLEAR, &Words::ClearName {}, &Words::ClearDescription {});
    Clear::ALL.iter().copied().fold(option, |option, clear| {
        with_choice(option, clear.key(), |language| Words::Clear { which: clear.key() }.say(language))
    })
}

fn hour() -> CreateCommandOption {
    let option = option(CommandOptionType::Integer, HOUR, &Words::HourName {}, &Words::HourDescription {});
    option.min_int_value(0).max_int_value(23)
}

fn zone() -> CreateCommandOption {
    option(CommandOptionType::String, ZONE, &Words::ZoneName {}, &Words::ZoneDescription {})
        .set_autocomplete(true)
        .min_length(1)
        .max_length(ZONE_LENGTH)
}

fn period() -> CreateCommandOption {
    let option = option(CommandOptionType::String, PERIOD, &Words::PeriodName {}, &Words::PeriodDescription {});
    Period::ALL.iter().copied().fold(option, |option, period| {
        with_choice(option, period.name(), |language| Words::Period { which: period.name() }.say(language))
    })
}

fn option(kind: CommandOptionType, key: &str, name: &Words, description: &Words) -> CreateCommandOption {
    option_of(kind, key, said(name), said(description))
}

fn said(words: &Words) -> impl Fn(Language) -> String {
    |language| words.say(language)
}

//! What `/settings` asks for, as Discord is told about it.

use serenity::{
    all::{ChannelType, CommandOptionType},
    builder::{CreateCommand, CreateCommandOption},
};

use super::Words;
use crate::{
    bot::{
        commands::{self, SETTINGS, option_of, with_choice},
        text::Text,
    },
    lawbook::Edition,
    locale::Language,
    meaning::Agreements,
    store::Replies,
};

/// The choice that unsets something.
pub(super) const DEFAULT: &str = "default";
/// Characters of what is typed about how much is similar.
pub(super) const TYPED: u16 = 40;

/// For how many months cases may be kept at the most, where they are not kept for ever.
pub(super) const MONTHS: u8 = 120;

/// A part of the command.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Part {
    /// Shows everything.
    Show,
    /// Changes what the server has set.
    Server,
    /// Changes what the person has set.
    Mine,
}

/// Something to set.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Field {
    /// What cannot be unset otherwise. It stands first: what is chosen beside it is set after that.
    Clear,
    /// The language.
    Language,
    /// The edition.
    Edition,
    /// The system.
    Agreements,
    /// How much is similar.
    Similar,
    /// Who sees answers.
    Replies,
    /// A role that makes directors.
    Director,
    /// A role that does so no longer.
    NoDirector,
    /// The channel of the log.
    Log,
    /// The channel of the quiz.
    Quiz,
    /// For how many months cases are kept.
    Keep,
    /// Whether somebody is told of calls.
    Calls,
}

/// Something to be set no longer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Clear {
    /// The roles.
    Directors,
    /// The channel of the log.
    Log,
    /// The channel of the quiz.
    Quiz,
    /// All that the server has set.
    Everything,
}

impl Part {
    /// All parts.
    pub(super) const ALL: [Part; 3] = [Part::Show, Part::Server, Part::Mine];

    /// Its name in what Discord sends, whatever the language.
    pub(super) const fn key(self) -> &'static str {
        match self {
            Part::Show => "show",
            Part::Server => "server",
            Part::Mine => "mine",
        }
    }

    const fn texts(self) -> (Words, Words) {
        match self {
            Part::Show => (Words::ShowName {}, Words::ShowDescription {}),
            Part::Server => (Words::ServerName {}, Words::ServerDescription {}),
            Part::Mine => (Words::MineName {}, Words::MineDescription {}),
        }
    }

    const fn fields(self) -> &'static [Field] {
        match self {
            Part::Show => &[],
            Part::Server => &[
                Field::Language,
                Field::Edition,
                Field::Agreements,
                Field::Similar,
                Field::Replies,
                Field::Director,
                Field::NoDirector,
                Field::Log,
                Field::Quiz,
                Field::Keep,
                Field::Clear,
            ],
            Part::Mine => &[Field::Language, Field::Edition, Field::Calls],
        }
    }
}

impl Field {
    /// All fields, in the order in which they are set.
    pub(super) const ALL: [Field; 12] = [
        Field::Clear,
        Field::Language,
        Field::Edition,
        Field::Agreements,
        Field::Similar,
        Field::Replies,
        Field::Director,
        Field::NoDirector,
        Field::Log,
        Field::Quiz,
        Field::Keep,
        Field::Calls,
    ];

    /// The option's name in what Discord sends, whatever the language.
    pub(super) const fn key(self) -> &'static str {
        match self {
            Field::Clear => "clear",
            Field::Language => "language",
            Field::Edition => "edition",
            Field::Agreements => "agreements",
            Field::Similar => "similar",
            Field::Replies => "replies",
            Field::Director => "director_role",
            Field::NoDirector => "no_longer_director",
            Field::Log => "log_channel",
            Field::Quiz => "quiz_channel",
            Field::Keep => "keep_months",
            Field::Calls => "calls",
        }
    }

    const fn texts(self, part: Part) -> (Words, Words) {
        match (self, part) {
            (Field::Clear, _) => (Words::ClearName {}, Words::ClearDescription {}),
            (Field::Language, Part::Mine) => (Words::LanguageName {}, Words::LanguageMine {}),
            (Field::Language, Part::Server | Part::Show) => (Words::LanguageName {}, Words::LanguageServer {}),
            (Field::Edition, Part::Mine) => (Words::EditionName {}, Words::EditionMine {}),
            (Field::Edition, Part::Server | Part::Show) => (Words::EditionName {}, Words::EditionServer {}),
            (Field::Agreements, _) => (Words::AgreementsName {}, Words::AgreementsDescription {}),
            (Field::Similar, _) => (Words::SimilarName {}, Words::SimilarDescription {}),
            (Field::Replies, _) => (Words::RepliesName {}, Words::RepliesDescription {}),
            (Field::Director, _) => (Words::DirectorName {}, Words::DirectorDescription {}),
            (Field::NoDirector, _) => (Words::NoDirectorName {}, Words::NoDirectorDescription {}),
            (Field::Log, _) => (Words::LogName {}, Words::LogDescription {}),
            (Field::Keep, _) => (Words::KeepName {}, Words::KeepDescription {}),
            (Field::Quiz, _) => (Words::QuizName {}, Words::QuizDescription {}),
            (Field::Calls, _) => (Words::CallsName {}, Words::CallsDescription {}),
        }
    }

    fn option(self, part: Part) -> CreateCommandOption {
        let (name, description) = self.texts(part);
        let option = |kind| option_of(kind, self.key(), said(&name), said(&description));
        let string = || option(CommandOptionType::String);
        match self {
            Field::Clear => Clear::ALL
                .into_iter()
                .fold(string(), |option, clear| with_choice(option, clear.key(), said(&clear.name()))),
            Field::Language => with_choice(
                Language::ALL
                    .into_iter()
                    .fold(string(), |option, language| with_choice(option, language.tag(), said(&name_of(language)))),
                DEFAULT,
                said(&Words::AsDiscord {}),
            ),
            Field::Edition => editions(string(), part),
            Field::Agreements => with_choice(
                Agreements::presets().fold(string(), |option, name| {
                    with_choice(option, name, |language| Text::System(name).say(language))
                }),
                DEFAULT,
                said(&Words::NoAgreements {}),
            ),
            Field::Similar => string().min_length(1).max_length(TYPED),
            Field::Replies => [(Replies::Private, Words::Private {}), (Replies::Public, Words::Public {})]
                .into_iter()
                .fold(string(), |option, (replies, name)| with_choice(option, replies.name(), said(&name))),
            Field::Director | Field::NoDirector => option(CommandOptionType::Role),
            Field::Log | Field::Quiz => {
                option(CommandOptionType::Channel).channel_types(vec![ChannelType::Text, ChannelType::News])
            }
            Field::Keep => option(CommandOptionType::Integer).min_int_value(0).max_int_value(u64::from(MONTHS)),
            Field::Calls => option(CommandOptionType::Boolean),
        }
    }
}

impl Clear {
    /// All of them.
    pub(super) const ALL: [Clear; 4] = [Clear::Directors, Clear::Log, Clear::Quiz, Clear::Everything];

    /// Its name in what Discord sends.
    pub(super) const fn key(self) -> &'static str {
        match self {
            Clear::Directors => "directors",
            Clear::Log => "log_channel",
            Clear::Quiz => "quiz_channel",
            Clear::Everything => "everything",
        }
    }

    const fn name(self) -> Words {
        match self {
            Clear::Directors => Words::ClearDirectors {},
            Clear::Log => Words::ClearLog {},
            Clear::Quiz => Words::ClearQuiz {},
            Clear::Everything => Words::ClearEverything {},
        }
    }
}

/// The command. Everybody sees it; who may do what is checked at every use.
pub fn command() -> CreateCommand {
    commands::slash(SETTINGS, said(&Words::CommandName {}), said(&Words::CommandDescription {}))
        .set_options(Part::ALL.map(subcommand).to_vec())
}

fn subcommand(part: Part) -> CreateCommandOption {
    let (name, description) = part.texts();
    let option = option_of(CommandOptionType::SubCommand, part.key(), said(&name), said(&description));
    part.fields().iter().fold(option, |option, field| option.add_sub_option(field.option(part)))
}

fn editions(option: CreateCommandOption, part: Part) -> CreateCommandOption {
    let option = [Edition::Laws2017, Edition::Laws2007].into_iter().fold(option, |option, edition| {
        with_choice(option, edition.year(), |language| Text::Edition(edition).say(language))
    });
    let unset = match part {
        Part::Mine => Words::NoEditionMine {},
        Part::Server | Part::Show => Words::NoEditionServer {},
    };
    with_choice(option, DEFAULT, said(&unset))
}

/// A language by its own name.
pub(super) const fn name_of(language: Language) -> Words {
    match language {
        Language::English => Words::English {},
        Language::Norwegian => Words::Norwegian {},
    }
}

fn said(words: &Words) -> impl Fn(Language) -> String {
    |language| words.say(language)
}

//! The definition of `/settings`.

use serenity::{
    all::{ChannelType, CommandOptionType},
    builder::{CreateCommand, CreateCommandOption},
};
use strum::{EnumString, IntoStaticStr, VariantArray};

use crate::{
    bot::{
        commands::{
            builder::{self, SETTINGS, option_of, with_choice},
            settings::Words,
        },
        view::text::bot::Text,
    },
    lawbook::Edition,
    locale::Language,
    meaning::Agreements,
    store::Replies,
};

/// The choice that unsets something.
pub(crate) const DEFAULT: &str = "default";
/// The option for the channel of a panel, in what Discord sends.
pub(crate) const CHANNEL: &str = "channel";
/// Characters of what is typed about how much is similar.
pub(crate) const TYPED: u16 = 40;

/// For how many months cases may be kept at the most, where they are not kept for ever.
pub(crate) const MONTHS: u8 = 120;

/// A part of the command.
#[derive(Clone, Copy, Debug, PartialEq, Eq, VariantArray, EnumString, IntoStaticStr)]
#[strum(serialize_all = "snake_case")]
pub(crate) enum Subcommand {
    /// Shows everything.
    Show,
    /// Changes what the server has set.
    Server,
    /// Changes what the person has set.
    Mine,
    /// Posts a panel.
    Panel,
}

/// Something to set.
#[derive(Clone, Copy, Debug, PartialEq, Eq, VariantArray, EnumString, IntoStaticStr)]
#[strum(serialize_all = "snake_case")]
pub(crate) enum Setting {
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
    #[strum(serialize = "director_role")]
    Director,
    /// A role that does so no longer.
    #[strum(serialize = "remove_director_role")]
    NoDirector,
    /// The channel of the log.
    #[strum(serialize = "log_channel")]
    Log,
    /// The channel of the quiz.
    #[strum(serialize = "quiz_channel")]
    Quiz,
    /// For how many months cases are kept.
    #[strum(serialize = "keep_months")]
    Keep,
    /// Whether somebody is told of calls.
    #[strum(serialize = "director_calls")]
    Calls,
}

/// Something to be set no longer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, VariantArray, EnumString, IntoStaticStr)]
#[strum(serialize_all = "snake_case")]
pub(crate) enum Clear {
    /// The roles.
    Directors,
    /// The channel of the log.
    #[strum(serialize = "log_channel")]
    Log,
    /// The channel of the quiz.
    #[strum(serialize = "quiz_channel")]
    Quiz,
    /// All that the server has set.
    Everything,
}

impl Subcommand {
    /// All parts.
    pub(crate) const ALL: &'static [Subcommand] = Subcommand::VARIANTS;

    /// Its name in what Discord sends, whatever the language.
    pub(crate) fn key(self) -> &'static str {
        self.into()
    }

    const fn texts(self) -> (Words, Words) {
        match self {
            Subcommand::Show => (Words::ShowName {}, Words::ShowDescription {}),
            Subcommand::Server => (Words::ServerName {}, Words::ServerDescription {}),
            Subcommand::Mine => (Words::MineName {}, Words::MineDescription {}),
            Subcommand::Panel => (Words::PanelName {}, Words::PanelDescription {}),
        }
    }

    /// What can be set with it.
    pub(crate) const fn fields(self) -> &'static [Setting] {
        match self {
            Subcommand::Show | Subcommand::Panel => &[],
            Subcommand::Server => &[
                Setting::Language,
                Setting::Edition,
                Setting::Agreements,
                Setting::Similar,
                Setting::Replies,
                Setting::Director,
                Setting::NoDirector,
                Setting::Log,
                Setting::Quiz,
                Setting::Keep,
                Setting::Clear,
            ],
            Subcommand::Mine => &[Setting::Language, Setting::Edition, Setting::Calls],
        }
    }
}

impl Setting {
    /// All fields, in the order in which they are set.
    pub(crate) const ALL: &'static [Setting] = Setting::VARIANTS;

    /// The option's name in what Discord sends, whatever the language.
    pub(crate) fn key(self) -> &'static str {
        self.into()
    }

    const fn texts(self, part: Subcommand) -> (Words, Words) {
        match (self, part) {
            (Setting::Clear, _) => (Words::ClearName {}, Words::ClearDescription {}),
            (Setting::Language, Subcommand::Mine) => (Words::LanguageName {}, Words::LanguageMine {}),
            (Setting::Language, Subcommand::Server | Subcommand::Show | Subcommand::Panel) => {
                (Words::LanguageName {}, Words::LanguageServer {})
            }
            (Setting::Edition, Subcommand::Mine) => (Words::EditionName {}, Words::EditionMine {}),
            (Setting::Edition, Subcommand::Server | Subcommand::Show | Subcommand::Panel) => {
                (Words::EditionName {}, Words::EditionServer {})
            }
            (Setting::Agreements, _) => (Words::AgreementsName {}, Words::AgreementsDescription {}),
            (Setting::Similar, _) => (Words::SimilarName {}, Words::SimilarDescription {}),
            (Setting::Replies, _) => (Words::RepliesName {}, Words::RepliesDescription {}),
            (Setting::Director, _) => (Words::DirectorName {}, Words::DirectorDescription {}),
            (Setting::NoDirector, _) => (Words::NoDirectorName {}, Words::NoDirectorDescription {}),
            (Setting::Log, _) => (Words::LogName {}, Words::LogDescription {}),
            (Setting::Keep, _) => (Words::KeepName {}, Words::KeepDescription {}),
            (Setting::Quiz, _) => (Words::QuizName {}, Words::QuizDescription {}),
            (Setting::Calls, _) => (Words::CallsName {}, Words::CallsDescription {}),
        }
    }

    fn option(self, part: Subcommand) -> CreateCommandOption {
        let (name, description) = self.texts(part);
        let option = |kind| option_of(kind, self.key(), said(&name), said(&description));
        let string = || option(CommandOptionType::String);
        match self {
            Setting::Clear => Clear::ALL
                .iter()
                .copied()
                .fold(string(), |option, clear| with_choice(option, clear.key(), said(&clear.name()))),
            Setting::Language => with_choice(
                Language::ALL
                    .into_iter()
                    .fold(string(), |option, language| with_choice(option, language.tag(), said(&name_of(language)))),
                DEFAULT,
                said(&Words::AsDiscord {}),
            ),
            Setting::Edition => editions(string(), part),
            Setting::Agreements => with_choice(
                Agreements::presets().fold(string(), |option, name| {
                    with_choice(option, name, |language| Text::System { name }.say(language))
                }),
                DEFAULT,
                said(&Words::NoAgreements {}),
            ),
            Setting::Similar => string().min_length(1).max_length(TYPED),
            Setting::Replies => [(Replies::Private, Words::Private {}), (Replies::Public, Words::Public {})]
                .into_iter()
                .fold(string(), |option, (replies, name)| with_choice(option, replies.name(), said(&name))),
            Setting::Director | Setting::NoDirector => option(CommandOptionType::Role),
            Setting::Log => option(CommandOptionType::Channel).channel_types(vec![
                ChannelType::Text,
                ChannelType::News,
                ChannelType::Forum,
            ]),
            Setting::Quiz => {
                option(CommandOptionType::Channel).channel_types(vec![ChannelType::Text, ChannelType::News])
            }
            Setting::Keep => option(CommandOptionType::Integer).min_int_value(0).max_int_value(u64::from(MONTHS)),
            Setting::Calls => option(CommandOptionType::Boolean),
        }
    }
}

impl Clear {
    /// All of them.
    pub(crate) const ALL: &'static [Clear] = Clear::VARIANTS;

    /// Its name in what Discord sends.
    pub(crate) fn key(self) -> &'static str {
        self.into()
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
    builder::slash(SETTINGS, said(&Words::CommandName {}), said(&Words::CommandDescription {}))
        .set_options(Subcommand::ALL.iter().copied().map(subcommand).collect())
}

fn subcommand(part: Subcommand) -> CreateCommandOption {
    let (name, description) = part.texts();
    let option = option_of(CommandOptionType::SubCommand, part.key(), said(&name), said(&description));
    if part == Subcommand::Panel {
        return option.add_sub_option(channel());
    }
    part.fields().iter().fold(option, |option, field| option.add_sub_option(field.option(part)))
}

/// The channel for a panel.
fn channel() -> CreateCommandOption {
    option_of(CommandOptionType::Channel, CHANNEL, said(&Words::ChannelName {}), said(&Words::ChannelDescription {}))
        .channel_types(vec![ChannelType::Text, ChannelType::News])
        .required(true)
}

fn editions(option: CreateCommandOption, part: Subcommand) -> CreateCommandOption {
    let option = Edition::ALL.into_iter().rev().fold(option, |option, edition| {
        with_choice(option, edition.year(), |language| Text::edition(edition).say(language))
    });
    let unset = match part {
        Subcommand::Mine => Words::NoEditionMine {},
        Subcommand::Server | Subcommand::Show | Subcommand::Panel => Words::NoEditionServer {},
    };
    with_choice(option, DEFAULT, said(&unset))
}

/// A language by its own name.
pub(crate) const fn name_of(language: Language) -> Words {
    match language {
        Language::English => Words::English {},
        Language::Norwegian => Words::Norwegian {},
    }
}

fn said(words: &Words) -> impl Fn(Language) -> String {
    |language| words.say(language)
}

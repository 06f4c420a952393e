//! Texts of the bot that belong to no command.

use crate::{
    bot::{discord::limits, view::text::options::CommandOption},
    lawbook::Edition,
    locale::{self, Language},
    present::{Page, Section},
};

/// A message of the bot.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Text {
    /// The name of the slash command.
    RulingName,
    /// What the slash command does.
    RulingDescription,
    /// The name of the command that shows a clause.
    LawName,
    /// What the command that shows a clause does.
    LawDescription,
    /// The name of an option of a slash command.
    OptionName(CommandOption),
    /// What an option of a slash command means.
    OptionDescription(CommandOption),
    /// An edition, to choose from.
    Edition(Edition),
    /// A system that is known by its name, to choose from.
    System(&'static str),
    /// The player's view, to choose from.
    ViewPlayer,
    /// The director's view, to choose from.
    ViewDirector,
    /// A law with what it is about.
    LawTitle {
        /// Its number.
        law: u8,
        /// What it is about.
        heading: String,
    },
    /// A clause.
    Clause(&'static str),
    /// A clause as it stands in one edition.
    ClauseOf(&'static str, Edition),
    /// A clause with what it comes to, in one line to choose.
    ClauseChoice {
        /// The clause.
        clause: String,
        /// What it comes to.
        says: String,
    },
    /// Why the program does not rule by a clause.
    ClauseOut(String),
    /// The sentences on clauses are not the text of the Laws.
    OwnWords,
    /// There is no such clause.
    NoSuchClause(String),
    /// How to name a clause.
    HowToNameClauses,
    /// Stands before the clauses that were perhaps meant.
    NearestClauses,
    /// The menu of clauses to go on to.
    MoreClauses,
    /// The entry in the menu of a message.
    MenuName,
    /// An example to choose, with what it is an example of.
    Suggestion(Example),
    /// What an example is an example of.
    Example(Example),
    /// The button that makes a private answer public.
    ShareButton,
    /// The button that tells why.
    WhyButton,
    /// Stands before the auction that was asked about.
    Asked,
    /// The auction in words, for those who do not see the picture.
    Picture(String),
    /// Which of several messages this is.
    Part {
        /// Its number.
        part: usize,
        /// How many there are.
        parts: usize,
    },
    /// How much was left out.
    Cut(usize),
    /// How many sections were left out, and where they can be read.
    SectionsCut(usize),
    /// What the bot is for.
    Greeting,
    /// Stands before the examples.
    GreetingExamples,
    /// How to be answered in private.
    GreetingCommand,
    /// The director rules, not the bot.
    Advice,
    /// Why there is no answer.
    Apology(UserError),
    /// What to do instead.
    Instead(UserError),
    /// The bot ends: the token is missing.
    EndTokenMissing,
    /// The bot ends: the token is wrong or revoked.
    EndTokenRefused,
    /// The bot ends: a variable of the environment has a value that cannot be.
    EndSetting {
        /// The variable.
        name: &'static str,
        /// Its value.
        value: String,
        /// What is wrong.
        detail: String,
    },
    /// The bot ends: Discord wants it on more shards.
    EndTooFewShards,
    /// The bot ends: Discord closed the connection for good.
    EndGateway(String),
    /// The bot ends before it began.
    EndStart(String),
}

/// An auction to begin with.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Example {
    /// An insufficient bid.
    Insufficient,
    /// A bid out of turn.
    OutOfTurn,
    /// An insufficient bid that was replaced.
    Replaced,
}

impl Example {
    /// All examples.
    pub const ALL: [Example; 3] = [Example::Insufficient, Example::OutOfTurn, Example::Replaced];

    /// The example as one types it.
    #[must_use]
    pub const fn shorthand(self) -> &'static str {
        match self {
            Example::Insufficient => "1H P 1H ib",
            Example::OutOfTurn => "1H W:1S",
            Example::Replaced => "1S 1H ib rej 2H",
        }
    }
}

/// Something that the bot cannot answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum UserError {
    /// The message has no text.
    NoText,
    /// The text is longer than the bot reads.
    TooLong,
    /// A button of an earlier version.
    Outdated,
    /// A command that the bot does not know.
    NotUnderstood,
    /// The auction to share is not to be found.
    ShareLost,
    /// He asks too often.
    TooOften,
    /// A fault of the bot.
    WentWrong,
}

impl UserError {
    /// The apology as a page.
    #[must_use]
    pub fn page(self, language: Language) -> Page {
        Page {
            headline: Text::Apology(self).say(language),
            sections: vec![Section { text: vec![Text::Instead(self).say(language)], ..Section::default() }],
            ..Page::default()
        }
    }
}

impl Text {
    /// The message in a language.
    #[must_use]
    pub fn say(&self, language: Language) -> String {
        let args = self.args();
        let args: Vec<(&str, &str)> = args.iter().map(|(name, value)| (*name, value.as_str())).collect();
        locale::say(language, self.id(), &args)
    }

    /// The message's id in `bot.ftl`.
    #[must_use]
    pub const fn id(&self) -> &'static str {
        match self {
            Text::RulingName => "bot-ruling-name",
            Text::RulingDescription => "bot-ruling-description",
            Text::LawName => "bot-law-name",
            Text::LawDescription => "bot-law-description",
            Text::LawTitle { .. } => "bot-law-title",
            Text::Clause(_) => "bot-clause",
            Text::ClauseOf(..) => "bot-clause-of",
            Text::ClauseChoice { .. } => "bot-clause-choice",
            Text::ClauseOut(_) => "laws-not-used",
            Text::OwnWords => "bot-own-words",
            Text::NoSuchClause(_) => "bot-no-such-clause",
            Text::HowToNameClauses => "bot-how-to-name-clauses",
            Text::NearestClauses => "bot-nearest-clauses",
            Text::MoreClauses => "bot-more-clauses",
            Text::OptionName(asks) => asks.name_id(),
            Text::OptionDescription(asks) => asks.description_id(),
            Text::Edition(Edition::Laws2017) => "bot-edition-2017",
            Text::Edition(Edition::Laws2007) => "bot-edition-2007",
            Text::System(_) => "bot-system",
            Text::ViewPlayer => "bot-view-player",
            Text::ViewDirector => "bot-view-director",
            Text::MenuName => "bot-menu-name",
            Text::Suggestion(Example::Insufficient) => "bot-suggestion-insufficient",
            Text::Suggestion(Example::OutOfTurn) => "bot-suggestion-out-of-turn",
            Text::Suggestion(Example::Replaced) => "bot-suggestion-replaced",
            Text::Example(Example::Insufficient) => "bot-example-insufficient",
            Text::Example(Example::OutOfTurn) => "bot-example-out-of-turn",
            Text::Example(Example::Replaced) => "bot-example-replaced",
            Text::ShareButton => "bot-share-button",
            Text::WhyButton => "bot-why-button",
            Text::Asked => "bot-asked",
            Text::Picture(_) => "bot-picture",
            Text::Part { .. } => "bot-part",
            Text::Cut(_) => "bot-cut",
            Text::SectionsCut(_) => "bot-sections-cut",
            Text::Greeting => "bot-greeting",
            Text::GreetingExamples => "bot-greeting-examples",
            Text::GreetingCommand => "bot-greeting-command",
            Text::Advice => "bot-advice",
            Text::Apology(UserError::NoText) => "bot-no-text",
            Text::Apology(UserError::TooLong) => "bot-too-long",
            Text::Apology(UserError::Outdated) => "bot-outdated",
            Text::Apology(UserError::NotUnderstood) => "bot-not-understood",
            Text::Apology(UserError::ShareLost) => "bot-share-lost",
            Text::Apology(UserError::TooOften) => "bot-too-often",
            Text::Apology(UserError::WentWrong) => "bot-went-wrong",
            Text::Instead(UserError::NoText) => "bot-no-text-how",
            Text::Instead(UserError::TooLong) => "bot-too-long-how",
            Text::Instead(UserError::Outdated) => "bot-outdated-how",
            Text::Instead(UserError::NotUnderstood) => "bot-not-understood-how",
            Text::Instead(UserError::ShareLost) => "bot-share-lost-how",
            Text::Instead(UserError::TooOften) => "bot-too-often-how",
            Text::Instead(UserError::WentWrong) => "bot-went-wrong-how",
            Text::EndTokenMissing => "bot-end-token-missing",
            Text::EndTokenRefused => "bot-end-token-refused",
            Text::EndSetting { .. } => "bot-end-setting",
            Text::EndTooFewShards => "bot-end-too-few-shards",
            Text::EndGateway(_) => "bot-end-gateway",
            Text::EndStart(_) => "bot-end-start",
        }
    }

    fn args(&self) -> Vec<(&'static str, String)> {
        match self {
            Text::System(name) => vec![("name", (*name).to_owned())],
            Text::Suggestion(example) => vec![("text", example.shorthand().to_owned())],
            Text::LawTitle { law, heading } => vec![("law", law.to_string()), ("heading", heading.clone())],
            Text::Clause(clause) => vec![("clause", (*clause).to_owned())],
            Text::ClauseOf(clause, edition) => {
                vec![("clause", (*clause).to_owned()), ("year", edition.year().to_owned())]
            }
            Text::ClauseChoice { clause, says } => vec![("clause", clause.clone()), ("says", says.clone())],
            Text::ClauseOut(reason) => vec![("reason", reason.clone())],
            Text::NoSuchClause(text) => vec![("text", text.clone())],
            Text::Part { part, parts } => vec![("part", part.to_string()), ("parts", parts.to_string())],
            Text::Picture(auction) => vec![("auction", auction.clone())],
            Text::Cut(count) | Text::SectionsCut(count) => vec![("count", count.to_string())],
            Text::Instead(UserError::TooLong) => vec![("limit", limits::LIMIT.to_string())],
            Text::EndSetting { name, value, detail } => {
                vec![("name", (*name).to_owned()), ("value", value.clone()), ("detail", detail.clone())]
            }
            Text::EndGateway(detail) | Text::EndStart(detail) => vec![("detail", detail.clone())],
            Text::RulingName
            | Text::RulingDescription
            | Text::LawName
            | Text::LawDescription
            | Text::OwnWords
            | Text::HowToNameClauses
            | Text::NearestClauses
            | Text::MoreClauses
            | Text::OptionName(_)
            | Text::OptionDescription(_)
            | Text::Edition(_)
            | Text::ViewPlayer
            | Text::ViewDirector
            | Text::MenuName
            | Text::Example(_)
            | Text::ShareButton
            | Text::WhyButton
            | Text::Asked
            | Text::Greeting
            | Text::GreetingExamples
            | Text::GreetingCommand
            | Text::Advice
            | Text::Apology(_)
            | Text::Instead(_)
            | Text::EndTokenMissing
            | Text::EndTokenRefused
            | Text::EndTooFewShards => Vec::new(),
        }
    }
}

//! What the bot says by itself: the one typed list of its messages.

use super::input;
use crate::{
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
    /// The name of an option of the slash command.
    OptionName(Asks),
    /// What an option of the slash command means.
    OptionDescription(Asks),
    /// An edition, to choose from.
    Edition(Edition),
    /// The player's view, to choose from.
    ViewPlayer,
    /// The director's view, to choose from.
    ViewDirector,
    /// The entry in the menu of a message.
    MenuName,
    /// An example to choose, with what it is an example of.
    Suggestion(Example),
    /// What an example is an example of.
    Example(Example),
    /// The button that makes a private answer public.
    ShareButton,
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
    /// What the bot is for.
    Greeting,
    /// Stands before the examples.
    GreetingExamples,
    /// How to be answered in private.
    GreetingCommand,
    /// The director rules, not the bot.
    Advice,
    /// Why there is no answer.
    Apology(Apology),
    /// What to do instead.
    Instead(Apology),
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
    /// The bot ends: Discord closed the connection for good.
    EndGateway(String),
    /// The bot ends before it began.
    EndStart(String),
}

/// What the slash command asks for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Asks {
    /// The auction.
    Auction,
    /// The edition of the Laws.
    Edition,
    /// For whom the answer is.
    View,
    /// Whether everybody sees it.
    Share,
}

impl Asks {
    /// The option's name in what Discord sends, whatever the language.
    #[must_use]
    pub const fn key(self) -> &'static str {
        match self {
            Asks::Auction => "auction",
            Asks::Edition => "edition",
            Asks::View => "view",
            Asks::Share => "share",
        }
    }
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
pub enum Apology {
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
    /// A fault of the bot.
    WentWrong,
}

impl Apology {
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
            Text::OptionName(Asks::Auction) => "bot-auction-name",
            Text::OptionName(Asks::Edition) => "bot-edition-name",
            Text::OptionName(Asks::View) => "bot-view-name",
            Text::OptionName(Asks::Share) => "bot-share-name",
            Text::OptionDescription(Asks::Auction) => "bot-auction-description",
            Text::OptionDescription(Asks::Edition) => "bot-edition-description",
            Text::OptionDescription(Asks::View) => "bot-view-description",
            Text::OptionDescription(Asks::Share) => "bot-share-description",
            Text::Edition(Edition::Laws2017) => "bot-edition-2017",
            Text::Edition(Edition::Laws2007) => "bot-edition-2007",
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
            Text::Asked => "bot-asked",
            Text::Picture(_) => "bot-picture",
            Text::Part { .. } => "bot-part",
            Text::Cut(_) => "bot-cut",
            Text::Greeting => "bot-greeting",
            Text::GreetingExamples => "bot-greeting-examples",
            Text::GreetingCommand => "bot-greeting-command",
            Text::Advice => "bot-advice",
            Text::Apology(Apology::NoText) => "bot-no-text",
            Text::Apology(Apology::TooLong) => "bot-too-long",
            Text::Apology(Apology::Outdated) => "bot-outdated",
            Text::Apology(Apology::NotUnderstood) => "bot-not-understood",
            Text::Apology(Apology::ShareLost) => "bot-share-lost",
            Text::Apology(Apology::WentWrong) => "bot-went-wrong",
            Text::Instead(Apology::NoText) => "bot-no-text-how",
            Text::Instead(Apology::TooLong) => "bot-too-long-how",
            Text::Instead(Apology::Outdated) => "bot-outdated-how",
            Text::Instead(Apology::NotUnderstood) => "bot-not-understood-how",
            Text::Instead(Apology::ShareLost) => "bot-share-lost-how",
            Text::Instead(Apology::WentWrong) => "bot-went-wrong-how",
            Text::EndTokenMissing => "bot-end-token-missing",
            Text::EndTokenRefused => "bot-end-token-refused",
            Text::EndSetting { .. } => "bot-end-setting",
            Text::EndGateway(_) => "bot-end-gateway",
            Text::EndStart(_) => "bot-end-start",
        }
    }

    fn args(&self) -> Vec<(&'static str, String)> {
        match self {
            Text::Suggestion(example) => vec![("text", example.shorthand().to_owned())],
            Text::Part { part, parts } => vec![("part", part.to_string()), ("parts", parts.to_string())],
            Text::Picture(auction) => vec![("auction", auction.clone())],
            Text::Cut(count) => vec![("count", count.to_string())],
            Text::Instead(Apology::TooLong) => vec![("limit", input::LIMIT.to_string())],
            Text::EndSetting { name, value, detail } => {
                vec![("name", (*name).to_owned()), ("value", value.clone()), ("detail", detail.clone())]
            }
            Text::EndGateway(detail) | Text::EndStart(detail) => vec![("detail", detail.clone())],
            Text::RulingName
            | Text::RulingDescription
            | Text::OptionName(_)
            | Text::OptionDescription(_)
            | Text::Edition(_)
            | Text::ViewPlayer
            | Text::ViewDirector
            | Text::MenuName
            | Text::Example(_)
            | Text::ShareButton
            | Text::Asked
            | Text::Greeting
            | Text::GreetingExamples
            | Text::GreetingCommand
            | Text::Advice
            | Text::Apology(_)
            | Text::Instead(_)
            | Text::EndTokenMissing
            | Text::EndTokenRefused => Vec::new(),
        }
    }
}

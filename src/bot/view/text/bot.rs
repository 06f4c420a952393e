//! Texts of the bot that belong to no command.

use strum::VariantArray;

use crate::{
    bot::{discord::limits, view::text},
    lawbook::Edition,
    locale::Language,
    present::Page,
};

texts! {
    /// A text of `bot.ftl`; the comments there say who sees it.
    Text:
    // Commands and their options.
    RulingName "bot-ruling-name" {}
    RulingDescription "bot-ruling-description" {}
    LawName "bot-law-name" {}
    LawDescription "bot-law-description" {}
    AuctionName "bot-auction-name" {}
    AuctionDescription "bot-auction-description" {}
    EditionName "bot-edition-name" {}
    EditionDescription "bot-edition-description" {}
    ViewName "bot-view-name" {}
    ViewDescription "bot-view-description" {}
    AgreementsName "bot-agreements-name" {}
    AgreementsDescription "bot-agreements-description" {}
    ShareName "bot-share-name" {}
    ShareDescription "bot-share-description" {}
    ClauseName "bot-clause-name" {}
    ClauseDescription "bot-clause-description" {}
    ClauseEditionDescription "bot-clause-edition-description" {}
    Edition "bot-edition" { year: &'static str }
    System "bot-system" { name: &'static str }
    ViewPlayer "bot-view-player" {}
    ViewDirector "bot-view-director" {}
    MenuName "bot-menu-name" {}
    // Clauses.
    LawTitle "bot-law-title" { law: u8, heading: String }
    Clause "bot-clause" { clause: &'static str }
    ClauseOf "bot-clause-of" { clause: &'static str, year: &'static str }
    ClauseChoice "bot-clause-choice" { clause: String, says: String }
    ClauseOut "laws-not-used" { reason: String }
    OwnWords "bot-own-words" {}
    NoSuchClause "bot-no-such-clause" { text: String }
    HowToNameClauses "bot-how-to-name-clauses" {}
    NearestClauses "bot-nearest-clauses" {}
    MoreClauses "bot-more-clauses" {}
    // Examples.
    SuggestionInsufficient "bot-suggestion-insufficient" { text: &'static str }
    SuggestionOutOfTurn "bot-suggestion-out-of-turn" { text: &'static str }
    SuggestionReplaced "bot-suggestion-replaced" { text: &'static str }
    ExampleInsufficient "bot-example-insufficient" {}
    ExampleOutOfTurn "bot-example-out-of-turn" {}
    ExampleReplaced "bot-example-replaced" {}
    Greeting "bot-greeting" {}
    GreetingExamples "bot-greeting-examples" {}
    GreetingCommand "bot-greeting-command" {}
    Advice "bot-advice" {}
    // A ruling.
    ShareButton "bot-share-button" {}
    WhyButton "bot-why-button" {}
    Asked "bot-asked" {}
    Picture "bot-picture" { auction: String }
    Part "bot-part" { part: usize, parts: usize }
    Cut "bot-cut" { count: usize }
    SectionsCut "bot-sections-cut" { count: usize }
    // Errors.
    NoText "bot-no-text" {}
    NoTextHow "bot-no-text-how" {}
    TooLong "bot-too-long" {}
    TooLongHow "bot-too-long-how" { limit: usize }
    Outdated "bot-outdated" {}
    OutdatedHow "bot-outdated-how" {}
    NotUnderstood "bot-not-understood" {}
    NotUnderstoodHow "bot-not-understood-how" {}
    ShareLost "bot-share-lost" {}
    ShareLostHow "bot-share-lost-how" {}
    TooOften "bot-too-often" {}
    TooOftenHow "bot-too-often-how" {}
    WentWrong "bot-went-wrong" {}
    WentWrongHow "bot-went-wrong-how" {}
    // Why the bot ends.
    EndTokenMissing "bot-end-token-missing" {}
    EndTokenRefused "bot-end-token-refused" {}
    EndSetting "bot-end-setting" { name: &'static str, value: String, detail: String }
    EndTooFewShards "bot-end-too-few-shards" {}
    EndGateway "bot-end-gateway" { detail: String }
    EndStart "bot-end-start" { detail: String }
}

impl Text {
    /// An edition, to choose from.
    pub const fn edition(edition: Edition) -> Text {
        Text::Edition { year: edition.year() }
    }
}

/// An auction to begin with.
#[derive(Clone, Copy, Debug, PartialEq, Eq, VariantArray)]
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
    pub const ALL: &'static [Example] = Example::VARIANTS;

    /// The example as it is typed.
    pub const fn shorthand(self) -> &'static str {
        match self {
            Example::Insufficient => "1H P 1H ib",
            Example::OutOfTurn => "1H W:1S",
            Example::Replaced => "1S 1H ib rej 2H",
        }
    }

    /// What it is an example of.
    pub const fn label(self) -> Text {
        match self {
            Example::Insufficient => Text::ExampleInsufficient {},
            Example::OutOfTurn => Text::ExampleOutOfTurn {},
            Example::Replaced => Text::ExampleReplaced {},
        }
    }

    /// The example to choose, with what it is an example of.
    pub const fn suggestion(self) -> Text {
        let text = self.shorthand();
        match self {
            Example::Insufficient => Text::SuggestionInsufficient { text },
            Example::OutOfTurn => Text::SuggestionOutOfTurn { text },
            Example::Replaced => Text::SuggestionReplaced { text },
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
    /// Too many requests in a short time.
    TooOften,
    /// A fault of the bot.
    WentWrong,
}

impl UserError {
    /// The apology as a page: why there is no answer, and what to do instead.
    pub fn page(self, language: Language) -> Page {
        let (why, how) = match self {
            UserError::NoText => (Text::NoText {}, Text::NoTextHow {}),
            UserError::TooLong => (Text::TooLong {}, Text::TooLongHow { limit: limits::LIMIT }),
            UserError::Outdated => (Text::Outdated {}, Text::OutdatedHow {}),
            UserError::NotUnderstood => (Text::NotUnderstood {}, Text::NotUnderstoodHow {}),
            UserError::ShareLost => (Text::ShareLost {}, Text::ShareLostHow {}),
            UserError::TooOften => (Text::TooOften {}, Text::TooOftenHow {}),
            UserError::WentWrong => (Text::WentWrong {}, Text::WentWrongHow {}),
        };
        text::page(&why, &[how], language)
    }
}

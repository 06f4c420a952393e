//! What the slash commands ask for: their options.

/// What a slash command asks for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CommandOption {
    /// The auction.
    Auction,
    /// The edition of the Laws to rule by.
    Edition,
    /// For whom the answer is.
    View,
    /// The offending side's system.
    Agreements,
    /// Whether everybody sees it.
    Share,
    /// The clause to show.
    Clause,
    /// The edition to show it in.
    ClauseEdition,
}

impl CommandOption {
    /// The option's name in what Discord sends, whatever the language.
    #[must_use]
    pub const fn key(self) -> &'static str {
        match self {
            CommandOption::Auction => "auction",
            CommandOption::Edition | CommandOption::ClauseEdition => "edition",
            CommandOption::View => "view",
            CommandOption::Agreements => "agreements",
            CommandOption::Share => "share",
            CommandOption::Clause => "clause",
        }
    }

    /// The id of its name.
    #[must_use]
    pub const fn name_id(self) -> &'static str {
        match self {
            CommandOption::Auction => "bot-auction-name",
            CommandOption::Edition | CommandOption::ClauseEdition => "bot-edition-name",
            CommandOption::View => "bot-view-name",
            CommandOption::Agreements => "bot-agreements-name",
            CommandOption::Share => "bot-share-name",
            CommandOption::Clause => "bot-clause-name",
        }
    }

    /// The id of what it means.
    #[must_use]
    pub const fn description_id(self) -> &'static str {
        match self {
            CommandOption::Auction => "bot-auction-description",
            CommandOption::Edition => "bot-edition-description",
            CommandOption::View => "bot-view-description",
            CommandOption::Agreements => "bot-agreements-description",
            CommandOption::Share => "bot-share-description",
            CommandOption::Clause => "bot-clause-description",
            CommandOption::ClauseEdition => "bot-clause-edition-description",
        }
    }
}

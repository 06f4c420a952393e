//! What the slash commands ask for: their options.

/// What a slash command asks for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Asks {
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

impl Asks {
    /// The option's name in what Discord sends, whatever the language.
    #[must_use]
    pub const fn key(self) -> &'static str {
        match self {
            Asks::Auction => "auction",
            Asks::Edition | Asks::ClauseEdition => "edition",
            Asks::View => "view",
            Asks::Agreements => "agreements",
            Asks::Share => "share",
            Asks::Clause => "clause",
        }
    }

    /// The id of its name.
    #[must_use]
    pub const fn name_id(self) -> &'static str {
        match self {
            Asks::Auction => "bot-auction-name",
            Asks::Edition | Asks::ClauseEdition => "bot-edition-name",
            Asks::View => "bot-view-name",
            Asks::Agreements => "bot-agreements-name",
            Asks::Share => "bot-share-name",
            Asks::Clause => "bot-clause-name",
        }
    }

    /// The id of what it means.
    #[must_use]
    pub const fn description_id(self) -> &'static str {
        match self {
            Asks::Auction => "bot-auction-description",
            Asks::Edition => "bot-edition-description",
            Asks::View => "bot-view-description",
            Asks::Agreements => "bot-agreements-description",
            Asks::Share => "bot-share-description",
            Asks::Clause => "bot-clause-description",
            Asks::ClauseEdition => "bot-clause-edition-description",
        }
    }
}

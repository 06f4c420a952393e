//! The options of `/ruling` and `/law`.

use crate::bot::view::text::bot::Text;

/// An option of a slash command.
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

    /// Its name, and what it means.
    pub const fn texts(self) -> (Text, Text) {
        match self {
            CommandOption::Auction => (Text::AuctionName {}, Text::AuctionDescription {}),
            CommandOption::Edition => (Text::EditionName {}, Text::EditionDescription {}),
            CommandOption::View => (Text::ViewName {}, Text::ViewDescription {}),
            CommandOption::Agreements => (Text::AgreementsName {}, Text::AgreementsDescription {}),
            CommandOption::Share => (Text::ShareName {}, Text::ShareDescription {}),
            CommandOption::Clause => (Text::ClauseName {}, Text::ClauseDescription {}),
            CommandOption::ClauseEdition => (Text::EditionName {}, Text::ClauseEditionDescription {}),
        }
    }
}

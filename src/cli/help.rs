//! The pages of help: one for each command.

use strum::{EnumString, IntoStaticStr, VariantArray};

/// A page of help.
#[derive(Clone, Copy, Debug, PartialEq, Eq, VariantArray, EnumString, IntoStaticStr)]
#[strum(serialize_all = "snake_case")]
pub enum HelpPage {
    /// `help`: the program as a whole.
    #[strum(serialize = "help")]
    Program,
    /// `rule`
    Rule,
    /// `why`
    Why,
    /// `parse`
    Parse,
    /// `law`
    Law,
    /// `meaning`
    Meaning,
    /// `compare`
    Compare,
    /// `agreements`
    Agreements,
    /// `laws`
    Laws,
    /// `readings`
    Readings,
    /// `quiz`
    Quiz,
    /// `chat`
    Chat,
    /// `bot`
    Bot,
    /// `health`
    Health,
    /// `completions`
    Completions,
    /// `manual`
    Manual,
}

impl HelpPage {
    /// All pages.
    pub const ALL: &'static [HelpPage] = HelpPage::VARIANTS;

    /// The command that it explains.
    pub(super) fn command(self) -> Option<&'static str> {
        (self != HelpPage::Program).then(|| self.into())
    }

    /// The id of its text.
    pub fn id(self) -> String {
        self.command().map_or_else(|| "cli-help".to_owned(), |command| format!("cli-help-{command}"))
    }
}

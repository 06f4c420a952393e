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
    pub const fn id(self) -> &'static str {
        match self {
            HelpPage::Program => "cli-help",
            HelpPage::Rule => "cli-help-rule",
            HelpPage::Why => "cli-help-why",
            HelpPage::Parse => "cli-help-parse",
            HelpPage::Law => "cli-help-law",
            HelpPage::Meaning => "cli-help-meaning",
            HelpPage::Compare => "cli-help-compare",
            HelpPage::Agreements => "cli-help-agreements",
            HelpPage::Laws => "cli-help-laws",
            HelpPage::Readings => "cli-help-readings",
            HelpPage::Quiz => "cli-help-quiz",
            HelpPage::Chat => "cli-help-chat",
            HelpPage::Bot => "cli-help-bot",
            HelpPage::Health => "cli-help-health",
            HelpPage::Completions => "cli-help-completions",
            HelpPage::Manual => "cli-help-manual",
        }
    }
}

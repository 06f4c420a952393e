//! The pages of help: one for each command.

use strum::VariantArray;

/// A page of help.
#[derive(Clone, Copy, Debug, PartialEq, Eq, VariantArray)]
pub enum HelpPage {
    /// The program as a whole.
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
    pub(super) const fn command(self) -> Option<&'static str> {
        match self {
            HelpPage::Program => None,
            HelpPage::Rule => Some("rule"),
            HelpPage::Why => Some("why"),
            HelpPage::Parse => Some("parse"),
            HelpPage::Law => Some("law"),
            HelpPage::Meaning => Some("meaning"),
            HelpPage::Compare => Some("compare"),
            HelpPage::Agreements => Some("agreements"),
            HelpPage::Laws => Some("laws"),
            HelpPage::Readings => Some("readings"),
            HelpPage::Quiz => Some("quiz"),
            HelpPage::Chat => Some("chat"),
            HelpPage::Bot => Some("bot"),
            HelpPage::Health => Some("health"),
            HelpPage::Completions => Some("completions"),
            HelpPage::Manual => Some("manual"),
        }
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

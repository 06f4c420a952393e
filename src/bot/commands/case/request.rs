//! A press on the card of a case, and what it asks for.

use crate::{
    bot::{
        commands::case::entry::ButtonInput,
        context::requester::Requester,
        view::{case_button::CaseButton, case_card::View, response::Visibility},
    },
    explain::Reader,
    store::{self, Stamp},
};

impl ComponentRequest<'_> {
    /// How the card is drawn in answer to the person who pressed.
    pub(crate) fn view(&self) -> View {
        let CaseButton { reader, language, case, .. } = self.press;
        // What everybody sees is for players, whatever the button says.
        let reader = if self.is_public { Reader::Player } else { reader };
        let may_share = self.requester.place == case.place;
        View { reader, language, files: self.requester.files, is_public: self.is_public, may_share }
    }

    pub(crate) const fn audience(&self) -> Visibility {
        if self.is_public { Visibility::Public } else { Visibility::Ephemeral }
    }

    /// The stamp under what is entered.
    pub fn stamp(&self) -> Stamp {
        Stamp { case: self.press.case, by: self.requester.person, at: self.requester.at }
    }
}

/// A press, by whom, and on what.
pub struct ComponentRequest<'a> {
    /// What was pressed.
    pub press: CaseButton,
    /// What was chosen or typed.
    pub input: ButtonInput<'a>,
    /// Who pressed.
    pub requester: Requester,
    /// Whether everybody sees the card.
    pub is_public: bool,
    /// Where the card stands.
    pub stands: store::Card,
    /// Whether a modal was submitted.
    pub is_modal: bool,
}

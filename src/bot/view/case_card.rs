//! The card of a case: the page of its ruling, where the case stands, and what can be done next.

pub(crate) mod components;
pub(crate) mod status;

use crate::{
    bot::view::{
        layout,
        picture::{Attachments, Illustrated, attach_picture},
        text::CaseText,
    },
    bridge::Call,
    case::{CaseFile, DirectorDecision},
    casework::{ruled, still_rules},
    explain::{Message, Reader},
    locale::{self, Language},
};

use serenity::builder::{CreateActionRow, CreateAttachment};

/// For whom a card is drawn.
#[derive(Clone, Copy, Debug)]
pub struct View {
    /// Players see what the table may know, directors everything.
    pub reader: Reader,
    /// In which language.
    pub language: Language,
    /// Whether files may be sent where it goes.
    pub files: Attachments,
    /// Whether everybody sees it.
    pub is_public: bool,
    /// Whether it goes where the case belongs, so that it can be shown to everybody there.
    pub may_share: bool,
}

/// A card: messages, the picture in the first of them, and the components under the last.
#[derive(Clone, Debug)]
pub struct Card {
    /// The texts.
    pub contents: Vec<String>,
    /// The picture, if there is one.
    pub files: Vec<CreateAttachment>,
    /// The buttons and menus.
    pub components: Vec<CreateActionRow>,
}

/// Draws the card of a case, in a limited number of messages.
pub fn draw(file: &CaseFile, view: View, messages: usize) -> Card {
    let answer = ruled(file, view.reader, view.language);
    let components = components::rows(file, &answer, view);
    let Illustrated { mut page, files } = attach_picture(answer.page, view.language, view.files);
    let all = page.sections.len();
    if view.reader == Reader::Player {
        page.sections.retain(|section| !section.is_for_later);
    }
    let (frame, under) = status::frame(file, view, page.sections.len() < all);
    Card { contents: layout::lay_out_card(&page, view.language, &frame, &under, messages), files, components }
}

/// Every decision of a director, and whether this program rules as it did then; `None` where the decision was on no ruling.
pub fn decisions(file: &CaseFile) -> Vec<(DirectorDecision<'_>, Option<bool>)> {
    file.decisions().into_iter().map(|decision| (decision, still_rules(file, decision))).collect()
}

/// The line over what another call would cost.
pub fn if_called(call: Call, language: Language) -> String {
    let call = locale::sentence(&Message::TheseCalls { calls: vec![call] }, language);
    layout::heading(&CaseText::IfCalled { call }.say(language))
}

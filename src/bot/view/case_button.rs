//! What a button, menu or modal of a case stands for. It is all in the `custom_id`, in a few characters: the case,
//! how far it had come when the card was drawn, and what is to be done. So it works for ever, and after a restart.

use strum::VariantArray;

use crate::{
    bot::view::layout,
    case::{Act, CaseId},
    explain::Reader,
    locale::Language,
};

/// The first part of every `custom_id` of a case, by which presses are routed.
pub const PREFIX: &str = "case";
const VERSION: &str = "v2";
/// That of cases which were opened before buttons named their epoch.
const BEFORE: &str = "v1";

/// A press.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CaseButton {
    /// What is to be done.
    pub verb: CaseAction,
    /// With which case.
    pub case: CaseId,
    /// How many moves the case had when the card was drawn.
    pub moves: usize,
    /// For whom the card was drawn.
    pub reader: Reader,
    /// The language of the card.
    pub language: Language,
    /// The epoch of the case: another case may have its number, after the database was restored from a copy.
    pub epoch: Option<u32>,
}

/// What is to be done.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, VariantArray)]
pub enum CaseAction {
    /// LHO accepts.
    Accept,
    /// LHO declines.
    Decline,
    /// A call is chosen from the menu.
    Choose,
    /// The next calls are typed.
    Next,
    /// The call was a slip.
    Slip,
    /// The director decides: yes.
    Yes,
    /// The director decides: no.
    No,
    /// The last step is taken back.
    Undo,
    /// What would a call cost?
    WhatIf,
    /// Why?
    Why,
    /// The ruling under the other edition.
    OtherEdition,
    /// The card in the other language.
    OtherLanguage,
    /// Shows the card to everybody.
    Share,
    /// Calls the director.
    CallDirector,
    /// Says in private what the call meant.
    TellMeaning,
    /// Starts a case of one's own from this one.
    StartOwnCase,
    /// The card as it is now.
    Show,
    /// The director's view.
    DirectorView,
    /// The director confirms.
    Confirm,
    /// The director amends.
    Amend,
    /// The director withdraws.
    Withdraw,
    /// A note.
    Note,
    /// The ruling is wrong, somebody says.
    Wrong,
    /// What the director reads out at the table.
    ReadOut,
    /// The menu of whatever is rarely wanted; which, its entry says.
    More,
}

impl CaseAction {
    /// All of them.
    pub const ALL: &'static [CaseAction] = CaseAction::VARIANTS;

    /// The action with this word.
    pub fn of_key(key: &str) -> Option<CaseAction> {
        CaseAction::ALL.iter().copied().find(|verb| verb.key() == key)
    }

    /// Its key in a `custom_id`.
    pub const fn key(self) -> &'static str {
        self.row().0
    }

    /// What the person who presses has to be allowed.
    pub const fn required_permission(self) -> Act {
        self.row().1
    }

    const fn row(self) -> (&'static str, Act) {
        match self {
            CaseAction::Accept => ("accept", Act::CarryOn),
            CaseAction::Decline => ("decline", Act::CarryOn),
            CaseAction::Choose => ("choose", Act::CarryOn),
            CaseAction::Next => ("next", Act::CarryOn),
            CaseAction::Slip => ("slip", Act::CarryOn),
            CaseAction::Yes => ("yes", Act::CarryOn),
            CaseAction::No => ("no", Act::CarryOn),
            CaseAction::Undo => ("undo", Act::CarryOn),
            CaseAction::WhatIf => ("whatif", Act::See),
            CaseAction::Why => ("why", Act::See),
            CaseAction::OtherEdition => ("edition", Act::See),
            CaseAction::OtherLanguage => ("language", Act::See),
            CaseAction::Share => ("share", Act::Publish),
            CaseAction::CallDirector => ("call", Act::Publish),
            CaseAction::TellMeaning => ("meant", Act::CarryOn),
            CaseAction::StartOwnCase => ("own", Act::See),
            CaseAction::Show => ("show", Act::See),
            CaseAction::DirectorView => ("direct", Act::ReadAll),
            CaseAction::Confirm => ("confirm", Act::Decide),
            CaseAction::Amend => ("amend", Act::Decide),
            CaseAction::Withdraw => ("withdraw", Act::Decide),
            CaseAction::Note => ("note", Act::Note),
            CaseAction::Wrong => ("wrong", Act::CarryOn),
            CaseAction::ReadOut => ("read", Act::ReadAll),
            CaseAction::More => ("more", Act::See),
        }
    }
}

impl CaseButton {
    /// The `custom_id`.
    pub fn id(&self) -> String {
        let CaseButton { verb, case, moves, reader, language, epoch } = self;
        let reader = match reader {
            Reader::Player => 'p',
            Reader::Director => 'd',
        };
        let about = format!("{case}:{moves}:{}:{reader}{}", verb.key(), language.tag());
        let id = match epoch {
            Some(epoch) => format!("{PREFIX}:{VERSION}:{about}:{epoch:08x}"),
            None => format!("{PREFIX}:{BEFORE}:{about}"),
        };
        debug_assert!(layout::length(&id) <= layout::CUSTOM_ID);
        id
    }

    /// What a `custom_id` stands for; `None` if it is none of ours.
    pub fn read(custom_id: &str) -> Option<CaseButton> {
        let mut parts = custom_id.split(':');
        let (Some(PREFIX), Some(version)) = (parts.next(), parts.next()) else { return None };
        let (case, moves) = (parts.next()?.parse().ok()?, parts.next()?.parse().ok()?);
        let verb = CaseAction::of_key(parts.next()?)?;
        let (reader, tag) = match parts.next()?.split_at_checked(1)? {
            ("p", tag) => (Reader::Player, tag),
            ("d", tag) => (Reader::Director, tag),
            _ => return None,
        };
        let language = tag.parse().ok()?;
        let epoch = match version {
            VERSION => Some(epoch(parts.next()?)?),
            BEFORE => None,
            _ => return None,
        };
        parts.next().is_none().then_some(CaseButton { verb, case, moves, reader, language, epoch })
    }

    /// What was pressed: of the *More* menu, the entry that was chosen; `None` if it has no such entry.
    pub fn with_chosen(self, entry: Option<&str>) -> Option<CaseButton> {
        if self.verb != CaseAction::More {
            return Some(self);
        }
        let verb = CaseAction::of_key(entry?).filter(|verb| *verb != CaseAction::More)?;
        Some(self.to(verb))
    }

    /// Another button on the same card.
    #[must_use]
    pub const fn to(self, verb: CaseAction) -> CaseButton {
        CaseButton { verb, ..self }
    }
}

/// The epoch of a case or a question, as a `custom_id` has it.
pub(crate) fn epoch(text: &str) -> Option<u32> {
    let is_epoch = text.len() == 8 && text.bytes().all(|byte| matches!(byte, b'0'..=b'9' | b'a'..=b'f'));
    is_epoch.then(|| u32::from_str_radix(text, 16).ok())?
}

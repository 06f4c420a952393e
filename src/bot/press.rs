//! What a button, menu or text box of a case stands for. It is all in the `custom_id`, in a few characters: the case,
//! how far it had come when the card was drawn, and what is to be done. So it works for ever, and after a restart.

use super::message;
use crate::{case::CaseId, explain::Reader, locale::Language};

/// The first part of every `custom_id` of a case, by which presses are routed.
pub const PREFIX: &str = "case";
const VERSION: &str = "v2";
/// That of cases which were opened before buttons named their epoch.
const BEFORE: &str = "v1";

/// A press.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Press {
    /// What is to be done.
    pub verb: Verb,
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
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Verb {
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
    Call,
    /// Says in private what the call meant.
    Meant,
    /// Starts a case of one's own from this one.
    Own,
    /// The card as it is now.
    Show,
    /// The director's view.
    Direct,
    /// The director confirms.
    Confirm,
    /// The director amends.
    Amend,
    /// The director withdraws.
    Withdraw,
    /// A note.
    Note,
}

impl Verb {
    /// All of them.
    pub const ALL: [Verb; 22] = [
        Verb::Accept,
        Verb::Decline,
        Verb::Choose,
        Verb::Next,
        Verb::Slip,
        Verb::Yes,
        Verb::No,
        Verb::Undo,
        Verb::WhatIf,
        Verb::Why,
        Verb::OtherEdition,
        Verb::OtherLanguage,
        Verb::Share,
        Verb::Call,
        Verb::Meant,
        Verb::Own,
        Verb::Show,
        Verb::Direct,
        Verb::Confirm,
        Verb::Amend,
        Verb::Withdraw,
        Verb::Note,
    ];

    /// Its word in a `custom_id`.
    #[must_use]
    pub const fn key(self) -> &'static str {
        match self {
            Verb::Accept => "accept",
            Verb::Decline => "decline",
            Verb::Choose => "choose",
            Verb::Next => "next",
            Verb::Slip => "slip",
            Verb::Yes => "yes",
            Verb::No => "no",
            Verb::Undo => "undo",
            Verb::WhatIf => "whatif",
            Verb::Why => "why",
            Verb::OtherEdition => "edition",
            Verb::OtherLanguage => "language",
            Verb::Share => "share",
            Verb::Call => "call",
            Verb::Meant => "meant",
            Verb::Own => "own",
            Verb::Show => "show",
            Verb::Direct => "direct",
            Verb::Confirm => "confirm",
            Verb::Amend => "amend",
            Verb::Withdraw => "withdraw",
            Verb::Note => "note",
        }
    }
}

impl Press {
    /// The `custom_id`.
    #[must_use]
    pub fn id(&self) -> String {
        let Press { verb, case, moves, reader, language, epoch } = self;
        let reader = match reader {
            Reader::Player => 'p',
            Reader::Director => 'd',
        };
        let about = format!("{case}:{moves}:{}:{reader}{}", verb.key(), language.tag());
        let id = match epoch {
            Some(epoch) => format!("{PREFIX}:{VERSION}:{about}:{epoch:08x}"),
            None => format!("{PREFIX}:{BEFORE}:{about}"),
        };
        debug_assert!(message::length(&id) <= message::CUSTOM_ID);
        id
    }

    /// What a `custom_id` stands for; `None` if it is none of ours.
    #[must_use]
    pub fn read(custom_id: &str) -> Option<Press> {
        let mut parts = custom_id.split(':');
        let (Some(PREFIX), Some(version)) = (parts.next(), parts.next()) else { return None };
        let (case, moves) = (parts.next()?.parse().ok()?, parts.next()?.parse().ok()?);
        let key = parts.next()?;
        let verb = Verb::ALL.into_iter().find(|verb| verb.key() == key)?;
        let (reader, tag) = match parts.next()?.split_at_checked(1)? {
            ("p", tag) => (Reader::Player, tag),
            ("d", tag) => (Reader::Director, tag),
            _ => return None,
        };
        let language = Language::ALL.into_iter().find(|language| language.tag() == tag)?;
        let epoch = match version {
            VERSION => Some(epoch(parts.next()?)?),
            BEFORE => None,
            _ => return None,
        };
        parts.next().is_none().then_some(Press { verb, case, moves, reader, language, epoch })
    }

    /// Another button on the same card.
    #[must_use]
    pub const fn to(self, verb: Verb) -> Press {
        Press { verb, ..self }
    }
}

/// The epoch of a case or a question, as a `custom_id` has it.
pub(super) fn epoch(text: &str) -> Option<u32> {
    let is_epoch = text.len() == 8 && text.bytes().all(|byte| matches!(byte, b'0'..=b'9' | b'a'..=b'f'));
    is_epoch.then(|| u32::from_str_radix(text, 16).ok())?
}

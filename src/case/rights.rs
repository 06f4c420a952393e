//! Who may do what with a case.

use strum::VariantArray;

use super::{CaseFile, Person, State};

/// What somebody may want to do with a case.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, VariantArray)]
pub enum Act {
    /// See the ruling as the table sees it.
    See,
    /// Say what happened next, take the last move back, tell in private what a call meant.
    CarryOn,
    /// Show the case to everybody, or call a director.
    Publish,
    /// See the director's view: what the offender meant, the proof, the notes.
    ReadAll,
    /// Write a note.
    Note,
    /// Confirm, amend or withdraw.
    Decide,
    /// Take the case away as a file, with as much in it as one may read.
    Export,
}

/// What somebody is to a case.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Standing {
    /// Who it is.
    pub person: Person,
    /// Whether that person is a director in the place of the case.
    pub is_director: bool,
    /// Whether that person belongs there: a member of the server, or somebody who sees the direct messages.
    pub is_member: bool,
}

impl Act {
    /// All acts.
    pub const ALL: &'static [Act] = Act::VARIANTS;
}

impl CaseFile {
    /// Whether somebody may do this. A case is for those who belong where it was asked. It is private to the person who opened it
    /// until it is shared or a director is called; what the offender meant is for directors only; and after a director has withdrawn a case, only directors
    /// go on with it.
    pub fn allows(&self, standing: Standing, act: Act) -> bool {
        if !standing.is_member {
            return false;
        }
        let is_opener = self.opened_by == Some(standing.person);
        let is_director = standing.is_director && (is_opener || self.is_public());
        match act {
            Act::See => is_opener || is_director || self.is_shared(),
            Act::CarryOn | Act::Publish => is_director || is_opener && self.state() != State::Withdrawn,
            Act::Export => is_opener || is_director,
            Act::ReadAll | Act::Note | Act::Decide => is_director,
        }
    }

    /// Whether directors may see it.
    fn is_public(&self) -> bool {
        self.is_shared() || self.is_called()
    }
}

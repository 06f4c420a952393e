//! The director's word on a case.

use super::{
    asker::Asker,
    card,
    office::{Away, Office},
    press::Verb,
    reply::{Errand, Reply},
    step::{self, Refusal, With},
    table::Pressed,
};
use crate::{
    case::{CaseFile, Entry, Seal, Stamped, Standing},
    explain::Reader,
    laws,
    record::Record,
};

impl Office {
    /// Confirms, amends, withdraws, or notes.
    ///
    /// # Errors
    ///
    /// When the store is away.
    pub(super) async fn direct(&self, pressed: &Pressed<'_>, standing: Standing) -> Result<Reply, Away> {
        let reply = match self.enter(pressed, standing, |file| entry(file, pressed)).await? {
            Ok(file) => self.drawn(&file, pressed).await,
            // The bot may have ended before it told what was entered then.
            Err(refusal @ (Refusal::Done | Refusal::Stale)) => self.turned_away(pressed, standing, refusal).await?,
            Err(refusal) => return self.turned_away(pressed, standing, refusal).await,
        };
        let is_word = pressed.press.verb != Verb::Note;
        Ok(if is_word { reply.then(Errand::TellTable(pressed.press.case)) } else { reply })
    }
}

/// What a director's press enters. He speaks on what he saw: if the case has gone on since, he sees that first.
fn entry(file: &CaseFile, pressed: &Pressed<'_>) -> Result<Entry, Refusal> {
    let Pressed { press, with, asker, .. } = pressed;
    if press.verb != Verb::Note && file.moves() != press.moves {
        return Err(Refusal::Stale);
    }
    match (press.verb, *with) {
        (Verb::Confirm, _) => Ok(Entry::Confirmed(card::seal(file).ok_or(Refusal::Stale)?)),
        (Verb::Withdraw, With::Text(reason)) => Ok(Entry::Withdrawn { reason: reason.to_owned() }),
        (Verb::Note, With::Text(text)) => Ok(Entry::Note(text.to_owned())),
        (Verb::Amend, With::Amendment { record, ruling, reason }) => {
            let record = match record {
                Some(text) => step::retyped(file, text, press.language)?,
                None => file.record(Reader::Director),
            };
            let open = openly(file, &record);
            let amended = |seal| Entry::Amended {
                record: open.clone(),
                in_full: Some(record.clone()),
                ruling: ruling.map(str::to_owned),
                reason: reason.to_owned(),
                seal,
            };
            sealed(file, asker, amended).ok_or(Refusal::Stale).or_else(|refusal| {
                // A record that contradicts itself has no ruling; the page that says so comes from the check.
                let unsealed = amended(Seal { digest: String::new(), program: String::new() });
                step::checked(&amended_by(file, asker, unsealed), press.reader, press.language).and(Err(refusal))
            })
        }
        _ => Err(Refusal::Stale),
    }
}

/// As much of an amended record as everybody may know: of an irregular call only what was said openly, and of no call what
/// was said in private.
#[must_use]
pub fn openly(file: &CaseFile, record: &Record) -> Record {
    let ruling = laws::rule(record).ok();
    let is_irregular = |event| {
        let mut incidents = ruling.iter().flat_map(|ruling| &ruling.incidents);
        incidents.any(|incident| incident.event == event)
    };
    file.silenced(record, |event, made| is_irregular(event) || file.is_said_in_private(made))
}

/// The entry with the seal of the ruling that it leads to.
fn sealed(file: &CaseFile, asker: &Asker, entry: impl Fn(Seal) -> Entry) -> Option<Entry> {
    let unsealed = entry(Seal { digest: String::new(), program: String::new() });
    card::seal(&amended_by(file, asker, unsealed)).map(entry)
}

fn amended_by(file: &CaseFile, asker: &Asker, entry: Entry) -> CaseFile {
    file.with(Stamped { by: Some(asker.person), at: asker.at, entry })
}

//! The card of a case: the page of its ruling, where the case stands, and what can be done next.

mod controls;
mod standing;

pub use controls::{ANOTHER, one_button};
pub use standing::{when, who};

use serenity::builder::{CreateActionRow, CreateAttachment};

use super::{
    message,
    picture::{Files, Illustrated, illustrate},
    words::Words,
};
use crate::{
    answer::{self, Answer, Asked},
    bridge::Call,
    case::{CaseFile, Replay, Seal, State, Version},
    explain::{Message, Reader},
    locale::{self, Language},
    meaning::Agreements,
    record::Record,
    ruling::Ruling,
};

/// For whom a card is drawn.
#[derive(Clone, Copy, Debug)]
pub struct View {
    /// Players see what the table may know, directors everything.
    pub reader: Reader,
    /// In which language.
    pub language: Language,
    /// Whether files may be sent where it goes.
    pub files: Files,
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

/// Draws the card of a case, in so many messages at most.
#[must_use]
pub fn draw(file: &CaseFile, view: View, messages: usize) -> Card {
    let answer = ruled(file, view.reader, view.language);
    let frame = standing::frame(file, view);
    let components = controls::rows(file, &answer, view);
    let Illustrated { page, files } = illustrate(answer.page, view.language, view.files);
    Card { contents: message::lay_out_framed(&page, view.language, &frame, messages), files, components }
}

/// What is asked about a case, but for the text.
#[must_use]
pub fn asked(file: &CaseFile, reader: Reader, language: Language) -> Asked<'_> {
    let agreements = file.agreements.as_deref().and_then(Agreements::preset);
    Asked { reader, agreements, ..Asked::new(&file.typed, language) }
}

/// The ruling on a case as it is now.
#[must_use]
pub fn ruled(file: &CaseFile, reader: Reader, language: Language) -> Answer {
    let (asked, record) = (asked(file, reader, language), file.record(reader));
    if file.moves() == 0 {
        // While nothing has been added, the page also says what was left out of the text.
        let read = answer::answer(&Asked { edition: Some(record.laws), yardstick: record.yardstick, ..asked });
        let own = answer::ruled(record.clone(), asked.agreements, reader);
        if matches!((&read.found, &own), (Ok(read), Ok(own)) if read.record == own.record) {
            return read;
        }
    }
    answer::on_record(&asked, record)
}

/// The ruling on a record in place of the case's own.
#[must_use]
pub fn ruled_on(file: &CaseFile, record: Record, reader: Reader, language: Language) -> Answer {
    answer::on_record(&asked(file, reader, language), record)
}

/// What a director speaks on: the ruling on the case as it is now; `None` where there is none.
#[must_use]
pub fn seal(file: &CaseFile) -> Option<Seal> {
    seal_on(file, file.record(Reader::Director))
}

/// The same on a record that the case had.
fn seal_on(file: &CaseFile, record: Record) -> Option<Seal> {
    let asked = asked(file, Reader::Director, Language::default());
    answer::ruled(record, asked.agreements, Reader::Director).ok().map(|ruled| sealed(&ruled.ruling))
}

fn sealed(ruling: &Ruling) -> Seal {
    use sha2::{Digest as _, Sha256};
    let digest = Sha256::digest(ruling.to_string().as_bytes());
    let digest = digest.iter().map(|byte| format!("{byte:02x}")).collect();
    Seal { digest, program: env!("CARGO_PKG_VERSION").to_owned() }
}

/// Every word of a director, and whether this program rules as it did then; `None` where the word was on no ruling.
#[must_use]
pub fn words(file: &CaseFile) -> Vec<(Version<'_>, Option<bool>)> {
    let (mut replay, mut entered) = (Replay::new(file), 0);
    let words = file.decisions().into_iter().map(|word| {
        file.entries.iter().take(word.entries).skip(entered).for_each(|stamped| replay.enter(&stamped.entry));
        entered = word.entries;
        let still = still_rules(file, &word, &replay);
        (word, still)
    });
    words.collect()
}

/// The same of the last word, if there is one.
#[must_use]
pub fn last_word(file: &CaseFile) -> Option<(Version<'_>, Option<bool>)> {
    let word = file.decisions().pop()?;
    let mut replay = Replay::new(file);
    file.entries.iter().take(word.entries).for_each(|stamped| replay.enter(&stamped.entry));
    let still = still_rules(file, &word, &replay);
    Some((word, still))
}

/// Whether this program rules as it did when a director gave his word, on the case as it was then.
fn still_rules(file: &CaseFile, word: &Version<'_>, then: &Replay<'_>) -> Option<bool> {
    let seal = word.seal()?;
    let now = seal_on(file, then.record(Reader::Director));
    Some(now.is_some_and(|now| now.digest == seal.digest))
}

/// Whether something is to be looked at after the session.
#[must_use]
pub fn has_review(file: &CaseFile) -> bool {
    if file.state() == State::Withdrawn {
        return false;
    }
    let answer = ruled(file, Reader::Director, Language::default());
    answer.found.is_ok_and(|ruled| !ruled.ruling.in_force.review.is_empty())
}

/// The line over what another call would cost.
#[must_use]
pub fn if_called(call: Call, language: Language) -> String {
    let call = locale::sentence(&Message::TheseCalls { calls: vec![call] }, language);
    message::heading(&Words::IfCalled { call }.say(language))
}

//! A case and the answer on it: what is asked, what is ruled, whether a ruling still holds. Nothing of Discord.

pub(crate) mod redacted;

use crate::{
    answer::{self, Answer, Asked},
    case::{CaseFile, CaseId, DirectorDecision, Place, Replay, Seal, State},
    explain::Reader,
    locale::Language,
    meaning::Agreements,
    record::Record,
    ruling::Ruling,
};
use std::{
    hash::{BuildHasher as _, RandomState},
    sync::OnceLock,
};

/// What is asked about a case, but for the text.
pub fn asked(file: &CaseFile, reader: Reader, language: Language) -> Asked<'_> {
    let agreements = file.agreements.as_deref().and_then(Agreements::preset);
    Asked { reader, agreements, ..Asked::new(&file.typed, language) }
}

/// The ruling on a case as it is now.
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
pub fn ruled_on(file: &CaseFile, record: Record, reader: Reader, language: Language) -> Answer {
    answer::on_record(&asked(file, reader, language), record)
}

/// What a director speaks on: the ruling on the case as it is now; `None` where there is none.
pub fn seal(file: &CaseFile) -> Option<Seal> {
    seal_on(file, file.record(Reader::Director))
}

pub(crate) fn sealed(ruling: &Ruling) -> Seal {
    use sha2::{Digest as _, Sha256};
    let digest = format!("{:x}", Sha256::digest(ruling.to_string()));
    Seal { digest, program: env!("CARGO_PKG_VERSION").to_owned() }
}

/// Whether this program rules as it did when a director decided, on the case as it was then.
pub(crate) fn still_rules(file: &CaseFile, decision: DirectorDecision<'_>) -> Option<bool> {
    let seal = decision.kind.seal()?;
    let mut then = Replay::new(file);
    file.entries.iter().take(decision.entries).for_each(|stamped| then.enter(&stamped.entry));
    let now = seal_on(file, then.record(Reader::Director));
    Some(now.is_some_and(|now| now.digest == seal.digest))
}

/// Whether there is something to review after the session, as players may know it: they have lists of such cases too, and what
/// was said in private would show by a case that is not there.
pub fn has_review(file: &CaseFile) -> bool {
    if file.state() == State::Withdrawn {
        return false;
    }
    let answer = ruled(file, Reader::Player, Language::default());
    answer.found.is_ok_and(|ruled| !ruled.ruling.in_force.review.is_empty())
}

/// The same on a record that the case had.
pub(crate) fn seal_on(file: &CaseFile, record: Record) -> Option<Seal> {
    let asked = asked(file, Reader::Director, Language::default());
    answer::ruled(record, asked.agreements, Reader::Director).ok().map(|ruled| sealed(&ruled.ruling))
}

/// A case as the log names it. What somebody asks outside servers is numbered under their own number, which is not for the log:
/// in its place stands a digest that is another one in every process.
pub(crate) fn logged(case: CaseId) -> String {
    static KEY: OnceLock<RandomState> = OnceLock::new();
    match case.place {
        Place::Server(_) => case.to_string(),
        Place::Alone(person) => format!("p#{:x}-{}", KEY.get_or_init(RandomState::new).hash_one(person), case.number),
    }
}

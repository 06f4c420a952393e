//! A question becomes a case: as soon as something was irregular, and the store can keep it.

use super::{
    asker::Asker,
    card::{self, View},
    input,
    message::MESSAGES,
    office::{Away, Office, WORKING},
    question::{self, Question},
    reply::{Audience, Errand, Reply},
    words::Words,
};
use crate::{
    answer,
    case::{CaseFile, Entry},
    explain::Reader,
    locale::Language,
    record::Record,
    shorthand,
    store::{Appended, NewCase, Stamp},
};

impl Office {
    /// Answers a question. What the public sees is always the players' view: the director's own is for him alone.
    pub async fn rule(&self, question: Question, audience: Audience, asker: &Asker) -> Reply {
        let text = match input::clean(&question.text) {
            Ok(text) => text,
            Err(reason) => return Reply::apology(reason, asker.reader),
        };
        let question = Question { text, ..question }.by_default(asker);
        match self.in_time(WORKING, self.opened(&question, audience == Audience::Public, asker)).await {
            Ok(Some(file)) => {
                let language = if audience == Audience::Public { asker.server } else { asker.reader };
                let (reader, files) = (question.reader, asker.files);
                opening_card(
                    &file,
                    audience,
                    View { reader, language, files, is_public: audience == Audience::Public, may_share: true },
                )
            }
            Ok(None) => question::answered(&question, audience, asker),
            Err(error) => {
                tracing::error!(%error, "cannot keep a case");
                let answered = question::answered(&question, audience, asker);
                answered.with_note(&Words::NotKept {}.say(asker.reader))
            }
        }
    }

    /// Opens a case for a question, if it is one to keep: it can be read, something was irregular, and whoever asks may
    /// see what he asks for.
    ///
    /// # Errors
    ///
    /// When the store is away.
    pub async fn opened(&self, question: &Question, is_shared: bool, asker: &Asker) -> Result<Option<CaseFile>, Away> {
        if question.reader == Reader::Director && !asker.is_director_here() {
            return Ok(None);
        }
        let Some((record, review)) = irregular(question, asker) else { return Ok(None) };
        let new = NewCase {
            place: asker.place,
            by: asker.person,
            at: asker.at,
            with: asker.with.clone(),
            typed: question.text.clone(),
            record,
            agreements: question.agreements.map(str::to_owned),
            review,
        };
        let store = self.store()?;
        let file = store.open_case(&new).await?;
        if !is_shared || file.is_shared() {
            return Ok(Some(file));
        }
        let stamp = Stamp { case: file.id, by: asker.person, at: asker.at };
        let share = |file: &CaseFile| if file.is_shared() { Err(()) } else { Ok(Entry::Shared) };
        Ok(Some(match store.append(stamp, share, card::has_review).await? {
            Appended::Done(shared) => shared,
            Appended::Refused(()) | Appended::NoCase => file,
        }))
    }
}

/// The record of a question about something irregular, and whether something is to be looked at after the session.
fn irregular(question: &Question, asker: &Asker) -> Option<(Record, bool)> {
    let asked = question.asked(Language::default(), asker);
    let ruled = answer::rule(&asked).ok()?;
    if ruled.ruling.is_regular() {
        return None;
    }
    let record = shorthand::read(&question.text, question.edition).ok()?;
    Some((Record { yardstick: asked.yardstick, ..record }, !ruled.ruling.in_force.review.is_empty()))
}

fn opening_card(file: &CaseFile, audience: Audience, view: View) -> Reply {
    match audience {
        Audience::Private => Reply::card(card::draw(file, view, MESSAGES), audience),
        Audience::Public => {
            let view = View { reader: Reader::Player, ..view };
            Reply::card(card::draw(file, view, 1), audience).then(Errand::KeepCard(file.id, file.entries.len()))
        }
    }
}

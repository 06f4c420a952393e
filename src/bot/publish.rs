//! A case goes to others: it is shown to everybody, a director is called, somebody starts a case of their own from it.

use super::{
    asker::Asker,
    card::{self, View},
    export,
    message::MESSAGES,
    office::{Away, Office},
    reply::{Audience, Errand, Reply},
    step::Refusal,
    table::Pressed,
    words::Words,
};
use crate::{
    case::{CaseFile, Entry, Standing},
    explain::Reader,
    store::NewCase,
};

impl Office {
    /// Shows the case to everybody.
    pub(super) async fn share(&self, pressed: &Pressed<'_>, standing: Standing) -> Result<Reply, Away> {
        let Pressed { press, asker, .. } = pressed;
        if asker.place != press.case.place {
            return Ok(Reply::word(&Words::ShareThere {}, &[Words::ShareThereHow {}], press.language, Vec::new()));
        }
        let is_shown = self.store()?.card(press.case).await?.is_some();
        let entered = self.enter(pressed, standing, |file| match file.is_shared() && is_shown {
            true => Err(Refusal::word(Words::AlreadyShared {}, None)),
            false => Ok(Entry::Shared),
        });
        let file = match entered.await? {
            Ok(file) => Some(file),
            // The bot ended before it could keep where the card stands that it sent then.
            Err(Refusal::Done) => self.store()?.case(press.case).await?,
            Err(refusal) => return self.turned_away(pressed, standing, refusal).await,
        };
        let Some(file) = file else {
            return Ok(Reply::word(&Words::Gone {}, &[Words::GoneHow {}], press.language, Vec::new()));
        };
        let (language, files) = (asker.server, asker.files);
        let view = View { reader: Reader::Player, language, files, is_public: true, may_share: true };
        let keep = Errand::KeepCard(file.id, file.entries.len());
        Ok(Reply::card(card::draw(&file, view, 1), Audience::Public).then(keep))
    }

    /// Calls a director. Where nobody would be told, the table is.
    pub(super) async fn call(&self, pressed: &Pressed<'_>, standing: Standing) -> Result<Reply, Away> {
        let Pressed { press, asker, .. } = pressed;
        let entered = self.enter(pressed, standing, |file| match file.is_called() {
            true => Err(Refusal::word(Words::AlreadyCalled {}, None)),
            false => Ok(Entry::Called),
        });
        let reply = match entered.await? {
            Ok(_) => {
                let is_told =
                    asker.here.log_channel.is_some() || !self.store()?.on_call(press.case.place).await?.is_empty();
                let (headline, how) = match is_told {
                    true => (Words::CallMade {}, Words::CallMadeHow {}),
                    false => (Words::CallListed {}, Words::CallListedHow {}),
                };
                Reply::word(&headline, &[how], press.language, Vec::new()).then(Errand::Redraw(press.case))
            }
            // The bot may have ended before it told the directors.
            Err(refusal @ (Refusal::Word(_) | Refusal::Done)) => self.turned_away(pressed, standing, refusal).await?,
            Err(refusal) => return self.turned_away(pressed, standing, refusal).await,
        };
        Ok(reply.then(Errand::TellDirectors(press.case)))
    }

    /// A case of one's own that begins where another one stands.
    pub(super) async fn start_own(&self, file: &CaseFile, pressed: &Pressed<'_>) -> Result<Reply, Away> {
        let Asker { person, place, at, with, reader: language, files, .. } = pressed.asker.clone();
        let record = export::open_record(file);
        let begun = CaseFile { opened_with: record.clone(), entries: Vec::new(), ..file.clone() };
        let new = NewCase {
            place,
            by: person,
            at,
            with,
            typed: file.typed.clone(),
            record,
            agreements: file.agreements.clone(),
            review: card::has_review(&begun),
        };
        let own = self.store()?.open_case(&new).await?;
        let view = View { reader: Reader::Player, language, files, is_public: false, may_share: true };
        Ok(Reply::card(card::draw(&own, view, MESSAGES), Audience::Private))
    }
}

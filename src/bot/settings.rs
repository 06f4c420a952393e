//! Settings: what a server and a person have set is shown, and changed by who may. A change counts from the next question
//! on.

mod ask;
mod change;
mod page;

pub use ask::command;

use self::{
    ask::Part,
    change::Refusal,
    page::{Own, Shown},
};
use super::{
    asker::Asker,
    interaction::{Command, Options},
    office::{Away, Office, WORKING},
    reply::Reply,
    text::Apology,
    words::SettingsWords as Words,
};
use crate::{case::Place, store::Cause};

/// How many changes of the director roles are shown.
const ROLE_CHANGES: u8 = 5;

/// A word to whoever may not, or cannot.
pub(super) fn word(headline: &Words, how: &[Words], asker: &Asker) -> Reply {
    let language = asker.reader;
    Reply::sentences(
        headline.say(language),
        how.iter().map(|words| words.say(language)).collect(),
        language,
        Vec::new(),
    )
}

impl Office {
    /// Answers `/settings`.
    pub async fn settings(&self, command: &Command, asker: &Asker) -> Reply {
        let Some((part, options)) = chosen(command) else {
            return Reply::apology(Apology::NotUnderstood, asker.reader);
        };
        let answered = self.in_time(WORKING, async {
            match part {
                Part::Show => self.show_settings(asker).await,
                Part::Server => self.change_server(options, asker).await,
                Part::Mine => self.change_own(options, asker).await,
            }
        });
        answered.await.unwrap_or_else(|error| {
            tracing::error!(%error, "cannot reach the settings");
            word(&Words::NoStore {}, &[Words::NoStoreHow {}], asker)
        })
    }

    async fn show_settings(&self, asker: &Asker) -> Result<Reply, Away> {
        // Not what came with the asker: there, a store that is away looks like settings that nobody made.
        let store = self.store()?;
        let (here, own) = (store.server(asker.place).await?, store.person(asker.person).await?);
        let on_call = self.is_on_call(asker).await?;
        let asker = asker.clone().with_settings(here, own);
        let own = Own { on_call };
        let changes = if asker.manages() { store.role_changes(asker.place, ROLE_CHANGES).await? } else { Vec::new() };
        Ok(page::reply(&Words::Title {}, Shown { here: asker.is_in_server(), own: Some(own), changes }, &asker))
    }

    async fn change_server(&self, options: &Options, asker: &Asker) -> Result<Reply, Away> {
        let Place::Server(server) = asker.place else {
            return Ok(word(&Words::ServersOnly {}, &[Words::ServersOnlyHow {}], asker));
        };
        if !asker.manages() {
            return Ok(word(&Words::ManagersOnly {}, &[Words::ManagersOnlyHow {}], asker));
        }
        if options.is_empty() {
            return Ok(word(&Words::Unchanged {}, &[Words::UnchangedHow {}], asker));
        }
        let change = |settings| change::server(options, settings, server);
        match self.store()?.change_server(asker.place, asker.person, asker.cause(), change).await? {
            Ok(here) => {
                if change::clears_everything(options) {
                    // The settings have been changed by this cause already.
                    let with = format!("own {}", asker.with);
                    self.store()?.end_own(asker.place, Cause { with: &with, at: asker.at }).await?;
                }
                let asker = asker.clone().with_settings(here, asker.own);
                Ok(page::reply(&Words::Changed {}, Shown { here: true, own: None, changes: Vec::new() }, &asker))
            }
            Err(refusal) => Ok(refused(&refusal, asker)),
        }
    }

    async fn change_own(&self, options: &Options, asker: &Asker) -> Result<Reply, Away> {
        if options.is_empty() {
            return Ok(word(&Words::Unchanged {}, &[Words::UnchangedHow {}], asker));
        }
        let change = match change::own(options) {
            Ok(change) => change,
            Err(refusal) => return Ok(refused(&refusal, asker)),
        };
        if change.calls.is_some() && !asker.is_in_server() {
            return Ok(word(&Words::ServersOnly {}, &[Words::ServersOnlyHow {}], asker));
        }
        // Whoever is no director any more can still say that he no longer wants to hear of calls.
        if change.calls == Some(true) && !asker.is_director_here() {
            return Ok(word(&Words::DirectorsOnly {}, &[Words::DirectorsOnlyHow {}], asker));
        }
        let on_call = change.calls.map(|wants| (asker.place, wants));
        let changed = |settings| change.applied_to(settings);
        let own = self.store()?.change_person(asker.person, asker.cause(), changed, on_call).await?;
        let on_call = self.is_on_call(asker).await?;
        let asker = asker.clone().with_settings(asker.here.clone(), own);
        Ok(page::reply(
            &Words::Changed {},
            Shown { here: false, own: Some(Own { on_call }), changes: Vec::new() },
            &asker,
        ))
    }

    async fn is_on_call(&self, asker: &Asker) -> Result<bool, Away> {
        if !asker.is_in_server() {
            return Ok(false);
        }
        Ok(self.store()?.on_call(asker.place).await?.contains(&asker.person))
    }
}

/// The part of the command that was chosen, and the options in it.
fn chosen(command: &Command) -> Option<(Part, &Options)> {
    let (name, options) = command.options.sub()?;
    Some((Part::ALL.into_iter().find(|part| part.key() == name)?, options))
}

fn refused(refusal: &Refusal, asker: &Asker) -> Reply {
    match refusal {
        Refusal::NotUnderstood => Reply::apology(Apology::NotUnderstood, asker.reader),
        Refusal::Word(headline, how) => word(headline, std::slice::from_ref(how), asker),
    }
}

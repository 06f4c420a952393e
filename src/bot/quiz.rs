//! `/quiz`: questions about the Laws, which everybody answers once and in private; the daily question; boards.

mod board;
mod card;
mod choose;
mod command;
mod daily;
mod own;
mod play;
mod poster;
mod press;

pub use command::{ZONE, command};
pub use own::Upload;
pub use poster::post_dailies;
pub use press::PREFIX;

use std::time::Duration;

use serenity::builder::AutocompleteChoice;

use self::{command::Sub, press::Press};
use super::{
    asker::Asker,
    interaction::{Command, Options},
    message::CHOICES,
    office::{Away, Office},
    reply::Reply,
    text::Apology,
    words::QuizWords as Words,
};
use crate::{lawbook::Edition, league::Zone};

/// How long an answer may take, with the making of a question. Discord waits three seconds.
const ANSWERING: Duration = Duration::from_millis(1900);

/// The edition that was chosen.
fn chosen_edition(options: &Options) -> Option<Edition> {
    options.text(command::EDITION)?.parse().ok()
}

/// Whether an option is set.
fn is_set(options: &Options, key: &str) -> bool {
    options.flag(key).unwrap_or_default()
}

impl Office {
    /// Answers `/quiz`.
    pub async fn quiz(&self, command: &Command, asker: &Asker) -> Reply {
        let sub = command.options.sub().and_then(|(name, options)| {
            let sub = Sub::ALL.into_iter().find(|sub| sub.key() == name)?;
            Some((sub, options))
        });
        let Some((sub, options)) = sub else { return Reply::apology(Apology::NotUnderstood, asker.reader) };
        let answered = self.in_time(ANSWERING, async {
            match sub {
                Sub::Play => self.quiz_play(options, asker).await,
                Sub::Daily => self.quiz_daily(options, asker).await,
                Sub::Board => self.quiz_board(options, asker).await,
                Sub::OptOut => self.quiz_opt_out(options, asker).await,
                Sub::Own => self.quiz_own(options, command, asker).await,
            }
        });
        answered.await.unwrap_or_else(|error| away(&error, asker))
    }

    /// Answers a press under a question.
    pub async fn quiz_press(&self, custom_id: &str, asker: &Asker) -> Reply {
        let Some(press) = Press::read(custom_id) else { return Reply::apology(Apology::Outdated, asker.reader) };
        self.in_time(ANSWERING, self.quiz_pressed(press, asker)).await.unwrap_or_else(|error| away(&error, asker))
    }
}

/// Time zones to choose from while somebody types.
#[must_use]
pub fn zones(typed: &str) -> Reply {
    let names = Zone::like(typed, CHOICES).into_iter();
    Reply::choices(names.map(|name| AutocompleteChoice::new(name.clone(), name)).collect())
}

fn away(error: &Away, asker: &Asker) -> Reply {
    tracing::error!(%error, "cannot reach the quiz");
    word(&Words::NoStore {}, &[Words::NoStoreHow {}], asker)
}

/// A question that cannot be made anew.
fn gone(asker: &Asker) -> Reply {
    word(&Words::Gone {}, &[Words::GoneHow {}], asker)
}

/// A sentence, and what to do, for whoever asked.
fn word(headline: &Words, how: &[Words], asker: &Asker) -> Reply {
    let language = asker.reader;
    let text = how.iter().map(|words| words.say(language)).collect();
    Reply::sentences(headline.say(language), text, language, Vec::new())
}

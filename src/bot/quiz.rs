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

use serenity::{
    all::{CommandDataOption, CommandDataOptionValue, CommandInteraction},
    builder::AutocompleteChoice,
};

use self::{command::Sub, press::Press};
use super::{
    asker::Asker,
    message::CHOICES,
    office::{Away, Office},
    reply::Reply,
    text::Apology,
    words::QuizWords as Words,
};
use crate::{lawbook::Edition, league::Zone};

/// How long an answer may take, with the making of a question. Discord waits three seconds.
const ANSWERING: Duration = Duration::from_millis(1900);

/// What came with a subcommand.
struct Options<'a>(&'a [CommandDataOption]);

impl<'a> Options<'a> {
    fn value(&self, key: &str) -> Option<&'a CommandDataOptionValue> {
        self.0.iter().find(|option| option.name == key).map(|option| &option.value)
    }

    fn number(&self, key: &str) -> Option<i64> {
        self.value(key)?.as_i64()
    }

    fn word(&self, key: &str) -> Option<&'a str> {
        self.value(key)?.as_str()
    }

    fn flag(&self, key: &str) -> bool {
        self.value(key).and_then(CommandDataOptionValue::as_bool).unwrap_or_default()
    }

    fn edition(&self) -> Option<Edition> {
        self.word(command::EDITION)?.parse().ok()
    }
}

impl Office {
    /// Answers `/quiz`.
    pub async fn quiz(&self, command: &CommandInteraction, asker: &Asker) -> Reply {
        let sub = command.data.options.iter().find_map(|option| {
            let sub = Sub::ALL.into_iter().find(|sub| sub.key() == option.name)?;
            let CommandDataOptionValue::SubCommand(options) = &option.value else { return None };
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

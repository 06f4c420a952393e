//! `/case`: cases by their numbers. One is shown, they are listed, noted on, and taken away for an appeal.

mod command;
mod list;

pub use command::command;
pub use list::{PREFIX, Which};

use super::{
    asker::Asker,
    card::{self, View},
    commands, export, input,
    interaction::{Command, Options},
    message,
    message::MESSAGES,
    office::{Away, Office, WORKING},
    picture::Files,
    press::{Press, Verb},
    reply::{Audience, Reply},
    step::{self, Refusal},
    text::{Apology, Asks},
    words::{CasebookWords, Words},
};
use crate::{
    case::{Act, CaseFile, CaseId, Entry, Stamped, Standing},
    explain::Reader,
    locale::Language,
    present::{Page, Section},
    store::{Appended, Stamp},
};

/// The option for a case's number, in what Discord sends.
const NUMBER: &str = "number";
/// The option for the cases to list.
const WHICH: &str = "which";
/// The option for a note.
const TEXT: &str = "text";
/// Characters of a note that is shown back.
const QUOTED: usize = 1000;

/// A subcommand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sub {
    /// The card of a case.
    Show,
    /// A list of cases.
    List,
    /// A note on a case.
    Note,
    /// A case as files.
    Export,
}

impl Sub {
    /// All of them.
    pub const ALL: [Sub; 4] = [Sub::Show, Sub::List, Sub::Note, Sub::Export];

    /// Its name in what Discord sends, whatever the language.
    #[must_use]
    pub const fn key(self) -> &'static str {
        match self {
            Sub::Show => "show",
            Sub::List => "list",
            Sub::Note => "note",
            Sub::Export => "export",
        }
    }
}

/// The case that is asked for. There is no case 0.
fn number(options: &Options) -> u32 {
    options.integer(NUMBER).and_then(|it| it.try_into().ok()).unwrap_or(0)
}

impl Office {
    /// Answers `/case`.
    pub async fn casebook(&self, command: &Command, asker: &Asker) -> Reply {
        let sub = command.options.sub().and_then(|(name, options)| {
            let sub = Sub::ALL.into_iter().find(|sub| sub.key() == name)?;
            Some((sub, options))
        });
        let Some((sub, options)) = sub else { return Reply::apology(Apology::NotUnderstood, asker.reader) };
        let answered = async {
            match sub {
                Sub::Show => self.show(number(options), options.text(Asks::View.key()), asker).await,
                Sub::List => self.list(options.text(WHICH).and_then(Which::of), asker).await,
                Sub::Note => self.note(number(options), options.text(TEXT).unwrap_or_default(), asker).await,
                Sub::Export => self.take_away(number(options), asker).await,
            }
        };
        self.in_time(WORKING, answered).await.unwrap_or_else(|error| away(&error, asker))
    }

    /// A case of the place where somebody asks, if there is one that he may see.
    async fn find(&self, number: u32, asker: &Asker) -> Result<Option<(CaseFile, Standing)>, Away> {
        let standing = asker.standing();
        let file = self.store()?.case(CaseId { place: asker.place, number }).await?;
        Ok(file.filter(|file| file.allows(standing, Act::See)).map(|file| (file, standing)))
    }

    /// The card of a case, for whoever asks alone: a director's, where he may read everything and does not want the
    /// players'.
    async fn show(&self, number: u32, view: Option<&str>, asker: &Asker) -> Result<Reply, Away> {
        let language = asker.reader;
        let Some((file, standing)) = self.find(number, asker).await? else { return Ok(hidden(language)) };
        let reads_all = file.allows(standing, Act::ReadAll);
        let wants = |reader| view == Some(commands::view_key(reader));
        if wants(Reader::Director) && !reads_all {
            return Ok(directors_only(language));
        }
        let reader = if reads_all && !wants(Reader::Player) { Reader::Director } else { Reader::Player };
        let view = View { reader, language, files: asker.files, is_public: false, may_share: true };
        Ok(Reply::card(card::draw(&file, view, MESSAGES), Audience::Private))
    }

    /// A director's note.
    async fn note(&self, number: u32, text: &str, asker: &Asker) -> Result<Reply, Away> {
        let language = asker.reader;
        let Some((file, standing)) = self.find(number, asker).await? else { return Ok(hidden(language)) };
        if !file.allows(standing, Act::Note) {
            return Ok(directors_only(language));
        }
        let text = match input::clean(text) {
            Ok(text) => text,
            Err(reason) => return Ok(Reply::apology(reason, language)),
        };
        let stamp = Stamp { case: file.id, by: asker.person, at: asker.at };
        let note = Stamped { by: Some(stamp.by), at: stamp.at, entry: Entry::Note(text.clone()) };
        let enter = |file: &CaseFile| match file.allows(standing, Act::Note) {
            true if file.is_full(&note.entry) => Err(Refusal::word(Words::Full {}, Some(Words::FullHow {}))),
            true => step::once(file, &note).map(|()| note.entry.clone()),
            false => Err(Refusal::NotAllowed),
        };
        Ok(match self.store()?.append(stamp, enter, card::has_review).await? {
            Appended::Done(file) => noted(&file, &text, language),
            // Discord sent the command again, because the bot ended before it could say that it was done.
            Appended::Refused(Refusal::Done) => noted(&file, &text, language),
            Appended::Refused(Refusal::Word(said)) => {
                let (headline, how) = *said;
                Reply::word(&headline, how.as_slice(), language, Vec::new())
            }
            Appended::Refused(_) => directors_only(language),
            Appended::NoCase => hidden(language),
        })
    }

    /// A case as files, with as much in them as whoever asks may read.
    async fn take_away(&self, number: u32, asker: &Asker) -> Result<Reply, Away> {
        let language = asker.reader;
        let Some((file, standing)) = self.find(number, asker).await? else { return Ok(hidden(language)) };
        if !file.allows(standing, Act::Export) {
            let (case, moves, epoch) = (file.id, file.moves(), file.epoch);
            let own = Press { verb: Verb::Own, case, moves, reader: Reader::Player, language, epoch };
            let own = card::one_button(own, &Words::Own {});
            return Ok(Reply::word(&Words::NotYours {}, &[Words::NotYoursHow {}], language, own));
        }
        if asker.files == Files::Forbidden {
            return Ok(word(&CasebookWords::NoFiles {}, &[CasebookWords::NoFilesHow {}.say(language)], language));
        }
        let reader = if file.allows(standing, Act::ReadAll) { Reader::Director } else { Reader::Player };
        let Some(one) = self.exports.begin(asker.person) else {
            return Ok(word(&CasebookWords::Busy {}, &[CasebookWords::BusyHow {}.say(language)], language));
        };
        let at = asker.at;
        // A long case takes longer than a task may keep a worker from others, and nothing stops it: whoever asks waits for it.
        let written = tokio::task::spawn_blocking(move || {
            let _until_the_end = one;
            export::reply(&file, reader, language, at)
        });
        Ok(written.await.unwrap_or_else(|_| Reply::apology(Apology::WentWrong, language)))
    }
}

/// The answer while cases cannot be reached.
fn away(error: &Away, asker: &Asker) -> Reply {
    tracing::error!(%error, "cannot reach the cases");
    Reply::word(&Words::NoStore {}, &[Words::NoStoreHow {}], asker.reader, Vec::new())
}

/// The answer where there is no case, or none that somebody may see: nobody learns which.
fn hidden(language: Language) -> Reply {
    Reply::word(&Words::Hidden {}, &[Words::HiddenHow {}], language, Vec::new())
}

fn directors_only(language: Language) -> Reply {
    Reply::word(&Words::DirectorsOnly {}, &[Words::DirectorsOnlyHow {}], language, Vec::new())
}

fn noted(file: &CaseFile, text: &str, language: Language) -> Reply {
    let before = message::heading(&Words::NoteKept {}.say(language));
    let number = Words::Number { number: file.id.number }.say(language);
    let content = format!("{before}\n{number}: {}", message::quoted(text, QUOTED));
    Reply::messages(vec![content], Vec::new(), Audience::Private, Vec::new())
}

/// A headline and what stands under it, for whoever asked.
fn word(headline: &CasebookWords, text: &[String], language: Language) -> Reply {
    let sections = vec![Section { text: text.to_vec(), ..Section::default() }];
    Reply::private(&Page { headline: headline.say(language), sections, ..Page::default() }, language)
}

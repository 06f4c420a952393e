//! Exports a case for an appeal: Markdown to read, JSON for programs, with as much as the reader may know.

pub(crate) mod json;
pub(crate) mod markdown;

use serenity::{all::Timestamp, builder::CreateAttachment};

use crate::{
    answer::{self, Answer},
    bot::view::{
        case_card, layout,
        response::{Response, Visibility},
        text::{CaseText, cases::CaseListText},
    },
    case::{CaseFile, DirectorDecision, Person},
    casework,
    explain::Reader,
    locale::Language,
    record::Record,
    ruling::Trace,
};

/// The version of the program.
const PROGRAM: &str = env!("CARGO_PKG_VERSION");

/// A case, ready to be written down.
pub struct Export<'a> {
    /// The case with everything in it.
    whole: &'a CaseFile,
    /// The case with what its reader may read.
    file: CaseFile,
    /// For whom it is.
    reader: Reader,
    /// In which language.
    language: Language,
    /// When it is written, in seconds since 1970.
    at: i64,
    /// The ruling.
    ruled: Answer,
    /// Why.
    why: Answer,
    /// The same as a trace.
    traces: Vec<Trace>,
    /// Every decision of a director, and whether this program still rules as it did then.
    decisions: Vec<(DirectorDecision<'a>, Option<bool>)>,
}

impl<'a> Export<'a> {
    /// The case for a reader, as of now.
    pub fn new(whole: &'a CaseFile, reader: Reader, language: Language, at: i64) -> Export<'a> {
        let (file, record) = match reader {
            Reader::Player => (crate::casework::redacted::file(whole), crate::casework::redacted::record(whole)),
            Reader::Director => (whole.clone(), whole.record(reader)),
        };
        let asked = casework::asked(whole, reader, language);
        let ruled = answer::on_record(&asked, record.clone());
        let (why, traces) = answer::why_on_record(&asked, record);
        Export { whole, file, reader, language, at, ruled, why, traces, decisions: case_card::decisions(whole) }
    }
}

/// The record of a case without anything that was said in private, to begin another case with.
pub fn open_record(file: &CaseFile) -> Record {
    crate::casework::redacted::record(file)
}

/// The answer with both files.
pub fn reply(file: &CaseFile, reader: Reader, language: Language, at: i64) -> Response {
    let export = Export::new(file, reader, language, at);
    let number = file.id.number;
    let attach = |text: String, end, about: CaseListText| {
        CreateAttachment::bytes(text, format!("case-{number}.{end}")).description(about.say(language))
    };
    let files = vec![
        attach(markdown::write(&export), "md", CaseListText::FileToRead { number }),
        attach(json::write(&export), "json", CaseListText::FileForPrograms { number }),
    ];
    let secrecy = match reader {
        Reader::Player => CaseListText::ForPlayers {},
        Reader::Director => CaseListText::ForDirectors {},
    };
    let headline = layout::heading(&CaseListText::Ready { number }.say(language));
    let lines: Vec<String> = [headline, secrecy.say(language)].into_iter().chain(still(&export)).collect();
    Response::messages(vec![lines.join("\n")], files, Visibility::Ephemeral, Vec::new())
}

/// Whether this program rules as it did when a director spoke last; that nobody spoke, if so.
fn still(export: &Export<'_>) -> Option<String> {
    let Some((decision, still)) = export.decisions.last() else {
        return Some(CaseListText::Unspoken {}.say(export.language));
    };
    still_rules(decision, *still, export.language)
}

/// The same about one decision, if it was on a ruling.
fn still_rules(decision: &DirectorDecision<'_>, still: Option<bool>, language: Language) -> Option<String> {
    let program = decision.kind.seal()?.program.clone();
    Some(match still? {
        true => CaseListText::RulesTheSame { program }.say(language),
        false => CaseText::RulesOtherwise { program }.say(language),
    })
}

/// A time as ISO 8601 has it, in UTC.
fn iso(at: i64) -> String {
    Timestamp::from_unix_timestamp(at).map_or_else(|_| at.to_string(), |time| time.to_string())
}

/// Somebody by the number that Discord gives everybody, as text: many programs read such numbers inexactly.
fn id(person: Option<Person>) -> Option<String> {
    person.map(|Person(id)| id.to_string())
}

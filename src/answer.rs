//! The whole way in one call: text → record → ruling → explanation → page. Terminal and Discord both ask here.

use crate::{
    agreements::{self, Scope, Taken},
    bridge::Seat,
    explain::{self, Explanation, Message, Reader},
    lawbook::Edition,
    laws,
    locale::{self, Language},
    meaning::Agreements,
    present::{Page, editions},
    record::{Record, Yardstick},
    ruling::{Ruling, Trace},
    shorthand::{self, Problems, Understood},
};

/// What somebody asks, and how they want the answer.
#[derive(Clone, Copy, Debug)]
pub struct Asked<'a> {
    /// The shorthand.
    pub text: &'a str,
    /// The edition, unless the text names one.
    pub edition: Option<Edition>,
    /// The language of the answer.
    pub language: Language,
    /// For whom it is written.
    pub reader: Reader,
    /// What the offending side has agreed on. A player’s page does not tell what follows from it before the offender has
    /// chosen: they may not be told what partner meant.
    pub agreements: Option<&'a Agreements>,
    /// How much is similar, by the authority that regulates the event.
    pub yardstick: Yardstick,
}

impl<'a> Asked<'a> {
    /// What a player asks, without agreements, under the edition that the text names or the newer one.
    #[must_use]
    pub fn new(text: &'a str, language: Language) -> Asked<'a> {
        let (edition, reader, agreements, yardstick) = (None, Reader::Player, None, Yardstick::default());
        Asked { text, edition, language, reader, agreements, yardstick }
    }
}

/// An answer: always a page, and what it is about.
#[derive(Clone, Debug)]
pub struct Answer {
    /// What to show.
    pub page: Page,
    /// The ruling, or why there is none.
    pub found: Result<Ruled, Unread>,
}

/// A record and the ruling on it.
#[derive(Clone, Debug)]
pub struct Ruled {
    /// What happened at the table.
    pub record: Record,
    /// The director's ruling.
    pub ruling: Ruling,
    /// What was not read, as it says nothing about the calls.
    pub left_out: Vec<String>,
    /// Whose passes were not written and are in the record.
    pub put_in: Vec<Seat>,
    /// What was taken from the agreements.
    pub taken: Vec<Taken>,
}

/// Why there is no ruling.
#[derive(Clone, Debug)]
pub enum Unread {
    /// The text could not be read.
    Text(Problems),
    /// The text was read, and what it tells contradicts itself.
    Record(laws::BadRecord),
}

/// Reads, rules and explains.
#[must_use]
pub fn answer(asked: &Asked<'_>) -> Answer {
    explained(asked, rule(asked))
}

/// Rules on a record that is at hand, and explains. Of what was asked, the text does not matter.
#[must_use]
pub fn on_record(asked: &Asked<'_>, record: Record) -> Answer {
    explained(asked, ruled(record, asked.agreements, asked.reader).map_err(Unread::Record))
}

/// Reads, rules, and explains why: the steps that were taken, each clause that applies, and each that was considered.
#[must_use]
pub fn why(asked: &Asked<'_>) -> (Answer, Vec<Trace>) {
    traced(asked, rule(asked))
}

/// The same for a record that is at hand.
#[must_use]
pub fn why_on_record(asked: &Asked<'_>, record: Record) -> (Answer, Vec<Trace>) {
    traced(asked, ruled(record, asked.agreements, asked.reader).map_err(Unread::Record))
}

fn traced(asked: &Asked<'_>, found: Result<Ruled, Unread>) -> (Answer, Vec<Trace>) {
    let traced = match &found {
        Ok(Ruled { record, ruling, left_out, put_in, taken }) => laws::trace(record).ok().map(|traces| {
            let explanation = explain::why(record, ruling, &traces).with_taken(taken, asked.reader);
            (with_left_out(explanation, left_out, put_in), traces)
        }),
        Err(_) => None,
    };
    match traced {
        Some((explanation, traces)) => (Answer { page: locale::page(&explanation, asked.language), found }, traces),
        None => (explained(asked, found), Vec::new()),
    }
}

fn explained(asked: &Asked<'_>, found: Result<Ruled, Unread>) -> Answer {
    let explanation = match &found {
        Ok(Ruled { record, ruling, left_out, put_in, taken }) => {
            let explanation = explain::explain(record, ruling, asked.reader).with_taken(taken, asked.reader);
            with_left_out(explanation, left_out, put_in)
        }
        Err(Unread::Text(problems)) => explain::problems(asked.text, problems),
        Err(Unread::Record(bad)) => explain::bad_record(bad),
    };
    Answer { page: locale::page(&explanation, asked.language), found }
}

/// The explanation, and below it what was not read, and what was not written.
fn with_left_out(mut explanation: Explanation, left_out: &[String], put_in: &[Seat]) -> Explanation {
    explanation.sections.extend((!left_out.is_empty()).then(|| explain::left_out(left_out)));
    explanation.sections.extend((!put_in.is_empty()).then(|| explain::put_in(put_in)));
    explanation
}

/// Reads and rules, and explains nothing.
///
/// # Errors
///
/// When the text cannot be read, or what it tells contradicts itself.
pub fn rule(asked: &Asked<'_>) -> Result<Ruled, Unread> {
    let Understood { record, left_out, put_in } =
        shorthand::understand(asked.text, asked.edition).map_err(Unread::Text)?;
    let record = Record { yardstick: asked.yardstick, ..record };
    let ruled = ruled(record, asked.agreements, asked.reader).map_err(Unread::Record)?;
    Ok(Ruled { left_out, put_in, ..ruled })
}

/// Rules on a record, with what agreements tell about it.
///
/// # Errors
///
/// When the record contradicts itself.
pub fn ruled(record: Record, agreements: Option<&Agreements>, reader: Reader) -> Result<Ruled, laws::BadRecord> {
    let ruling = laws::rule(&record)?;
    let mut ruled = Ruled { record, ruling, left_out: Vec::new(), put_in: Vec::new(), taken: Vec::new() };
    let Some(agreements) = agreements else { return Ok(ruled) };
    let scope = match reader {
        Reader::Player => Scope::Chosen,
        Reader::Director => Scope::All,
    };
    // What one call shows may decide whether a later one was irregular.
    for _ in 0..ruled.record.events.len() {
        let described = agreements::describe(agreements, &ruled.record, &ruled.ruling, scope);
        if described.record == ruled.record {
            break;
        }
        ruled.ruling = laws::rule(&described.record)?;
        ruled.record = described.record;
        ruled.taken.extend(described.taken);
    }
    if reader == Reader::Player {
        withhold(&mut ruled, agreements)?;
    }
    Ok(ruled)
}

/// Before the offender has chosen, players are not told what the agreements say. What is told must hold by them all the same.
fn withhold(ruled: &mut Ruled, agreements: &Agreements) -> Result<(), laws::BadRecord> {
    let described = agreements::describe(agreements, &ruled.record, &ruled.ruling, Scope::All);
    if described.record == ruled.record {
        return Ok(());
    }
    let told = laws::rule(&described.record)?;
    if agreements::withhold(&mut ruled.record, &ruled.ruling, &told) {
        ruled.ruling = laws::rule(&ruled.record)?;
    }
    Ok(())
}

/// The answer of every edition, the older ones first. A year in the text does not matter here.
#[must_use]
pub fn by_edition(asked: &Asked<'_>) -> Vec<Answer> {
    let under = |edition| {
        let mut found = rule(&Asked { agreements: None, ..*asked });
        if let Ok(Ruled { record, left_out, .. }) = &found {
            let record = Record { laws: edition, ..record.clone() };
            let left_out = left_out.clone();
            found = ruled(record, asked.agreements, asked.reader)
                .map(|ruled| Ruled { left_out, ..ruled })
                .map_err(Unread::Record);
        }
        explained(asked, found)
    };
    Edition::ALL.into_iter().map(under).collect()
}

/// These answers on one page: what is the same once, what differs with its edition. Where one could not be had, its page says why.
#[must_use]
pub fn side_by_side(answers: &[Answer], language: Language) -> Page {
    if let Some(unread) = answers.iter().find(|answer| answer.found.is_err()) {
        return unread.page.clone();
    }
    let names = Edition::ALL.map(|edition| locale::sentence(&Message::UnderEdition { edition }, language));
    let differ = locale::say(language, "cli-editions-differ", &[]);
    let pages: Vec<&Page> = answers.iter().map(|answer| &answer.page).collect();
    editions::side_by_side(&pages, &names.each_ref().map(String::as_str), &differ)
}

/// Reads the shorthand back in one line while somebody types: the auction as it was understood, or the first problem.
#[must_use]
pub fn echo(text: &str, edition: Option<Edition>, language: Language) -> String {
    match rule(&Asked { edition, ..Asked::new(text, language) }) {
        Ok(Ruled { record, ruling, .. }) => {
            locale::auction_in_one_line(&explain::explain(&record, &ruling, Reader::Player), language)
        }
        Err(Unread::Text(problems)) => {
            let first = problems.list().first().map(|problem| explain::problem(text, problem));
            first.map(|message| locale::sentence(&message, language)).unwrap_or_default()
        }
        Err(Unread::Record(bad)) => locale::sentence(&explain::bad_record(&bad).headline, language),
    }
}

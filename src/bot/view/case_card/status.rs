//! Where a case stands, in the lines before and after its page.

use crate::{
    bot::view::{
        case_card::View,
        layout::{self, Surroundings},
        text::CaseText,
    },
    case::{CaseFile, Entry, Person, Place, Stamped, State, Version},
    explain::{Message, Reader},
    locale::{self, Language},
    record::Event,
};

/// Characters of what somebody typed, on a card.
const QUOTED: usize = 300;
/// Notes on a card: the last ones.
const NOTES: usize = 5;

/// The lines before and after the page of a case, and those under its first sentence. `is_shortened`: whether something
/// of the page is told only on *Why?*.
pub(crate) fn frame(file: &CaseFile, view: View, is_shortened: bool) -> (Surroundings, Vec<String>) {
    let language = view.language;
    let (mut before, mut under) = (Vec::new(), Vec::new());
    if let Some((word, still)) = super::last_word(file) {
        let said = directors_word(&word, language);
        let since = since(file, &word, still, view.reader).map(|words| words.say(language));
        // Where the ruling of the page is not the director's, or none any more, that comes first.
        let is_first = file.state() == State::Withdrawn || rules_otherwise(&word);
        if is_first { &mut before } else { &mut under }.extend(said.into_iter().chain(since));
    } else if let Some(at) = file.called_at() {
        under.push(CaseText::Called { when: when(at) }.say(language));
    }
    let mut after = Vec::new();
    if view.reader == Reader::Director {
        after.extend(in_private(file, language));
        after.extend(notes(file, language));
    }
    let number = CaseText::Number { number: file.id.number }.say(language);
    let mut line = vec![number];
    if file.state() == State::Proposed {
        line.push(CaseText::Proposed {}.say(language));
    }
    if view.is_public && file.is_shared() && matches!(file.id.place, Place::Server(_)) {
        line.push(CaseText::SharedWith {}.say(language));
    }
    if is_shortened {
        line.push(CaseText::MoreLater {}.say(language));
    }
    after.push(line.join(" · "));
    (Surroundings { before, after }, under)
}

/// Whether a director has ruled in their own words.
const fn rules_otherwise(word: &Version<'_>) -> bool {
    matches!(word.said.entry, Entry::Amended { ruling: Some(_), .. })
}

fn directors_word(word: &Version<'_>, language: Language) -> Vec<String> {
    let (who, when) = (who(word.said.by, language), when(word.said.at));
    let quoted = |text: &str| layout::quoted(text, QUOTED);
    match &word.said.entry {
        Entry::Amended { ruling, reason, .. } => {
            let mut lines = vec![CaseText::Amended { who, when, version: word.number }.say(language)];
            let ruling = ruling.as_deref().map(|text| CaseText::DirectorRules { ruling: quoted(text) });
            lines.extend(ruling.map(|words| words.say(language)));
            lines.push(CaseText::AmendedBecause { reason: quoted(reason) }.say(language));
            lines
        }
        Entry::Withdrawn { reason } => vec![
            CaseText::Withdrawn { who, when }.say(language),
            CaseText::WithdrawnBecause { reason: quoted(reason) }.say(language),
        ],
        _ => vec![CaseText::Confirmed { who, when }.say(language)],
    }
}

/// What the reader of a director's decision has to know about it: that the case went on, or that the program has changed
/// its mind.
fn since(file: &CaseFile, word: &Version<'_>, still: Option<bool>, reader: Reader) -> Option<CaseText> {
    let seal = word.seal()?;
    if still == Some(false) {
        return Some(CaseText::RulesOtherwise { program: seal.program.clone() });
    }
    file.has_gone_on(reader).then_some(CaseText::WentOn {})
}

fn in_private(file: &CaseFile, language: Language) -> Vec<String> {
    let record = file.record(Reader::Director);
    let said = file.said_in_private().filter_map(|(event, shows)| {
        let Some(Event::Call(made)) = record.events.get(event) else { return None };
        let call = locale::sentence(&Message::TheseCalls { calls: vec![made.call] }, language);
        Some(CaseText::SaidInPrivate { call, shows: layout::quoted(shows, QUOTED) }.say(language))
    });
    said.collect()
}

fn notes(file: &CaseFile, language: Language) -> Vec<String> {
    let notes: Vec<(&Stamped, &str)> = file.notes().collect();
    let line = |(stamped, text): &(&Stamped, &str)| {
        let (who, when) = (who(stamped.by, language), when(stamped.at));
        CaseText::NoteBy { who, when, text: layout::quoted(text, QUOTED) }.say(language)
    };
    notes.iter().rev().take(NOTES).rev().map(line).collect()
}

/// Somebody as Discord shows people. Nobody is pinged: no message of ours mentions anybody unless it says so.
pub fn who(person: Option<Person>, language: Language) -> String {
    person.map_or_else(|| CaseText::Somebody {}.say(language), |Person(id)| format!("<@{id}>"))
}

/// A time as Discord shows it to each reader, in their language and zone.
pub fn when(at: i64) -> String {
    format!("<t:{at}:f>")
}

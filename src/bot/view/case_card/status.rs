//! Where a case stands, in the lines before and after its page.

use crate::{
    bot::view::{
        case_card::View,
        layout::{self, Surroundings},
        text::CaseText,
    },
    case::{CaseFile, DecisionKind, DirectorDecision, Person, Place, Stamped, State},
    casework,
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
    if let Some(decision) = file.decisions().pop() {
        let by = (who(decision.stamped.by, language), when(decision.stamped.at));
        let texts = decision_texts(decision, by, |text| layout::quoted(text, QUOTED));
        let texts = texts.into_iter().chain(since(file, decision, view.reader));
        // Where the ruling of the page is not the director's, or none any more, that comes first.
        let is_first = match decision.kind {
            DecisionKind::Confirmed(_) => false,
            DecisionKind::Amended { ruling, .. } => ruling.is_some(),
            DecisionKind::Withdrawn { .. } => true,
        };
        if is_first { &mut before } else { &mut under }.extend(texts.map(|text| text.say(language)));
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

/// A director's decision, in texts: of whom, when, and each of their own texts as it is quoted.
pub fn decision_texts(
    decision: DirectorDecision<'_>,
    (who, when): (String, String),
    quoted: impl Fn(&str) -> String,
) -> Vec<CaseText> {
    match decision.kind {
        DecisionKind::Confirmed(_) => vec![CaseText::Confirmed { who, when }],
        DecisionKind::Amended { ruling, reason, .. } => {
            let mut texts = vec![CaseText::Amended { who, when, version: decision.number }];
            texts.extend(ruling.map(|text| CaseText::DirectorRules { ruling: quoted(text) }));
            texts.push(CaseText::AmendedBecause { reason: quoted(reason) });
            texts
        }
        DecisionKind::Withdrawn { reason } => {
            vec![CaseText::Withdrawn { who, when }, CaseText::WithdrawnBecause { reason: quoted(reason) }]
        }
    }
}

/// What the reader of a director's decision has to know about it: that the case went on, or that the program has changed
/// its mind.
fn since(file: &CaseFile, decision: DirectorDecision<'_>, reader: Reader) -> Option<CaseText> {
    let seal = decision.kind.seal()?;
    if casework::still_rules(file, decision) == Some(false) {
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

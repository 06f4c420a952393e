//! The file to read, as Markdown, in one language.

use crate::{
    bot::{
        commands::case::export::{Export, PROGRAM, iso, still_rules},
        discord::markdown,
        view::{
            case_card::status::decision_texts,
            layout,
            text::{CaseText, cases::CaseListText},
        },
    },
    bridge::{Call, Seat},
    case::{CaseFile, Entry, Person, Replay, Stamped},
    explain::{Message, Reader},
    locale::{self, Language},
    present::{Diagram, Section},
    record::{Event, LhoChoice},
    shorthand,
};

/// Characters of a text that somebody typed: all of it.
const QUOTED: usize = 10_000;

/// Writes the file.
pub fn write(export: &Export<'_>) -> String {
    let Export { file, reader, language, at, ruled, why, .. } = export;
    let language = *language;
    let mut parts = vec![head(export)];
    parts.push(format!("## {}\n\n{}", CaseListText::Typed {}.say(language), markdown::fenced(&file.typed)));
    parts.push(format!("## {}", CaseListText::Happened {}.say(language)));
    parts.extend(ruled.page.diagram.as_ref().map(diagram));
    let record = ruled.found.as_ref().ok().and_then(|ruled| shorthand::write(&ruled.record));
    let record = record.map(|text| CaseListText::Shorthand { text: format!("`{text}`") }.say(language));
    parts.extend(record);
    parts.push(format!("## {}", CaseListText::Ruling {}.say(language)));
    parts.push(markdown::bold(&ruled.page.headline));
    parts.extend(ruled.page.sections.iter().map(section));
    parts.push(format!("## {}", CaseListText::Why {}.say(language)));
    parts.extend(why.page.sections.iter().map(section));
    parts.push(format!("## {}", CaseListText::Decisions {}.say(language)));
    parts.push(decisions(export));
    parts.extend(entries(file, *reader, language));
    if *reader == Reader::Director {
        parts.extend(listed(&CaseListText::Private {}, &in_private(file, language), language));
        parts.extend(listed(&CaseListText::Notes {}, &notes(file, language), language));
    }
    parts.push("---".to_owned());
    parts.push(markdown::escaped(&ruled.page.small_print()));
    parts.push(CaseListText::Made { program: PROGRAM, when: iso(*at) }.say(language));
    parts.join("\n\n") + "\n"
}

/// The case in a few lines.
fn head(export: &Export<'_>) -> String {
    let Export { file, reader, language, .. } = export;
    let language = *language;
    let asked = CaseListText::Asked { who: who(file.opened_by, language), when: iso(file.opened_at) };
    let edition = Message::UnderEdition { edition: file.record(*reader).laws };
    let mut lines = vec![asked.say(language), locale::sentence(&edition, language)];
    lines.extend(super::still(export));
    lines.extend((*reader == Reader::Player).then(|| CaseListText::ForPlayers {}.say(language)));
    format!("# {}\n\n{}", CaseText::Number { number: file.id.number }.say(language), list(&lines))
}

fn who(person: Option<Person>, language: Language) -> String {
    match person {
        Some(Person(id)) => CaseListText::Person { id }.say(language),
        None => CaseText::Somebody {}.say(language),
    }
}

fn quoted(text: &str) -> String {
    layout::quoted(text, QUOTED)
}

/// The auction as a table.
fn diagram(diagram: &Diagram) -> String {
    let row = |cells: &[String; 4]| {
        let cells: Vec<String> = cells.iter().map(|cell| markdown::escaped(cell)).collect();
        format!("| {} |", cells.join(" | "))
    };
    let mut rows = vec![row(&diagram.header), "|---|---|---|---|".to_owned()];
    rows.extend(diagram.lines().iter().map(row));
    let legend = (!diagram.legend.is_empty()).then(|| format!("\n\n{}", markdown::escaped(&diagram.legend)));
    rows.join("\n") + &legend.unwrap_or_default()
}

/// A section of a page.
fn section(section: &Section) -> String {
    let mut parts = Vec::new();
    if !section.heading.is_empty() {
        parts.push(format!("### {}", markdown::escaped(&section.heading)));
    }
    parts.extend(section.text.iter().map(|text| markdown::escaped(text)));
    let items = section.items.iter().enumerate().map(|(index, item)| {
        let sign = if section.numbered { format!("{}.", index + 1) } else { "-".to_owned() };
        let label = (!item.label.is_empty()).then(|| markdown::bold(&item.label));
        let text = (!item.text.is_empty()).then(|| markdown::escaped(&item.text));
        format!("{sign} {}", label.into_iter().chain(text).collect::<Vec<_>>().join(": "))
    });
    let items: Vec<String> = items.collect();
    parts.extend((!items.is_empty()).then(|| items.join("\n")));
    parts.join("\n\n")
}

/// A list under a heading, if there is anything in it.
fn listed(heading: &CaseListText, lines: &[String], language: Language) -> Option<String> {
    (!lines.is_empty()).then(|| format!("## {}\n\n{}", heading.say(language), list(lines)))
}

fn list(lines: &[String]) -> String {
    lines.iter().map(|line| format!("- {line}")).collect::<Vec<_>>().join("\n")
}

/// Every decision of a director.
fn decisions(export: &Export<'_>) -> String {
    let Export { language, decisions, .. } = export;
    let has_gone_on = export.whole.has_gone_on(export.reader);
    let lines = decisions.iter().zip(1..).map(|((decision, still), number)| {
        let by = (who(decision.stamped.by, *language), iso(decision.stamped.at));
        let mut texts = decision_texts(*decision, by, quoted);
        let went_on = decision.kind.seal().is_some() && has_gone_on && number == decisions.len();
        texts.extend(went_on.then_some(CaseText::WentOn {}));
        let texts = texts.iter().map(|text| text.say(*language));
        texts.chain(still_rules(decision, *still, *language)).collect::<Vec<_>>().join(" ")
    });
    let lines: Vec<String> = lines.collect();
    if lines.is_empty() { CaseListText::Unspoken {}.say(*language) } else { list(&lines) }
}

/// Everything that was entered.
fn entries(file: &CaseFile, reader: Reader, language: Language) -> Option<String> {
    listed(&CaseListText::Entries {}, &told(file, reader, language, |_| true), language)
}

/// The entries that are wanted, a line each.
fn told(file: &CaseFile, reader: Reader, language: Language, wanted: impl Fn(&Entry) -> bool) -> Vec<String> {
    let mut then = Replay::new(file);
    let lines = file.entries.iter().filter_map(|stamped| {
        let is_wanted = wanted(&stamped.entry);
        let said = is_wanted.then(|| line(stamped, &what(&stamped.entry, &then, reader, language), language));
        then.enter(&stamped.entry);
        said
    });
    lines.collect()
}

fn line(stamped: &Stamped, what: &str, language: Language) -> String {
    let (when, who) = (iso(stamped.at), who(stamped.by, language));
    CaseListText::Entry { when, who, what: what.to_owned() }.say(language)
}

/// An entry in words, after what the case held then.
fn what(entry: &Entry, then: &Replay<'_>, reader: Reader, language: Language) -> String {
    let call = |event: usize| {
        let record = then.record(reader);
        let made = record.events.get(event).and_then(Event::made_call);
        made.map_or(Call::Pass, |made| made.call)
    };
    let message = |message: Message| markdown::escaped(&locale::sentence(&message, language));
    let edition = || then.record(reader).laws;
    match entry {
        Entry::Happened(events) => {
            let what: Vec<String> = events.iter().map(|one| event(one, language)).collect();
            CaseListText::EntryHappened { what: what.join(", ") }.say(language)
        }
        Entry::Unintended { event, is: true } => message(Message::WasASlip { call: call(*event) }),
        Entry::Unintended { event, is: false } => message(Message::HeldIntended { call: call(*event) }),
        Entry::Comparable { is: true, .. } => message(Message::HeldComparable { edition: edition() }),
        Entry::Comparable { is: false, .. } => message(Message::HeldNotComparable { edition: edition() }),
        Entry::Law { clause, .. } => {
            let found = edition().index().iter().find(|entry| entry.clause.address() == clause);
            found.map(|entry| message(Message::HeldUnder { clause: entry.clause })).unwrap_or_default()
        }
        Entry::Meant { event, shows } => {
            let call = message(Message::TheseCalls { calls: vec![call(*event)] });
            CaseText::SaidInPrivate { call, shows: quoted(shows) }.say(language)
        }
        Entry::Undone => CaseListText::EntryUndone {}.say(language),
        Entry::Shared => CaseListText::EntryShared {}.say(language),
        Entry::Called => CaseListText::EntryCalled {}.say(language),
        Entry::Note(text) => CaseListText::EntryNote { text: quoted(text) }.say(language),
        Entry::Confirmed(seal) => CaseListText::EntryConfirmed { program: seal.program.clone() }.say(language),
        Entry::Amended { reason, .. } => CaseListText::EntryAmended { reason: quoted(reason) }.say(language),
        Entry::Withdrawn { reason } => CaseListText::EntryWithdrawn { reason: quoted(reason) }.say(language),
    }
}

fn event(event: &Event, language: Language) -> String {
    match event {
        Event::Call(made) => {
            let call = locale::sentence(&Message::TheseCalls { calls: vec![made.call] }, language);
            made.by.map_or_else(
                || call.clone(),
                |seat| CaseListText::EventCall { seat: seat_name(seat), call: call.clone() }.say(language),
            )
        }
        Event::Lho(LhoChoice::Accepts) => CaseListText::EventLho { choice: "accepts" }.say(language),
        Event::Lho(LhoChoice::Declines) => CaseListText::EventLho { choice: "declines" }.say(language),
        Event::DirectorRuled => CaseListText::EventRuled {}.say(language),
        Event::OpeningLeadFaced => CaseListText::EventLead {}.say(language),
    }
}

const fn seat_name(seat: Seat) -> &'static str {
    match seat {
        Seat::North => "north",
        Seat::East => "east",
        Seat::South => "south",
        Seat::West => "west",
    }
}

fn in_private(file: &CaseFile, language: Language) -> Vec<String> {
    told(file, Reader::Director, language, |entry| matches!(entry, Entry::Meant { .. }))
}

fn notes(file: &CaseFile, language: Language) -> Vec<String> {
    file.notes().map(|(stamped, text)| line(stamped, &quoted(text), language)).collect()
}

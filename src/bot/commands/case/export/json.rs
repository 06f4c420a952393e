//! The file for programs, version 1: the record and the ruling are those of the command line.

use serde::Serialize;
use serde_json::Value;

use crate::{
    bot::commands::{
        builder::view_key,
        case::export::{Export, PROGRAM, id, iso},
    },
    case::{DecisionKind, DirectorDecision, Stamped},
    present::{
        json::{RulingJson, WhyJson},
        terminal,
    },
    record::Record,
};

#[derive(Serialize)]
struct ExportJson<'a> {
    v: u8,
    case: String,
    number: u32,
    state: &'static str,
    laws: &'static str,
    opened: OpenedJson<'a>,
    record: &'a Record,
    ruling: Option<RulingJson<'a>>,
    why: Option<WhyJson<'a>>,
    decisions: Vec<DecisionJson<'a>>,
    entries: Vec<EntryJson>,
    exported: ExportedJson,
}

/// How the case began.
#[derive(Serialize)]
struct OpenedJson<'a> {
    by: Option<String>,
    at: String,
    typed: &'a str,
    record: &'a Record,
    agreements: Option<&'a str>,
}

/// A director's decision.
#[derive(Serialize)]
struct DecisionJson<'a> {
    version: usize,
    by: Option<String>,
    at: String,
    decision: &'static str,
    #[serde(skip_serializing_if = "Option::is_none")]
    ruling: Option<&'a str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    reason: Option<&'a str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    program: Option<&'a str>,
    /// Whether the program that wrote the file rules as it did then.
    #[serde(skip_serializing_if = "Option::is_none")]
    still_rules: Option<bool>,
}

/// Anything that was entered.
#[derive(Serialize)]
struct EntryJson {
    by: Option<String>,
    at: String,
    entry: Value,
}

/// By what, when and for whom the file was written.
#[derive(Serialize)]
struct ExportedJson {
    program: &'static str,
    at: String,
    view: &'static str,
    lang: &'static str,
}

/// Writes the file.
pub fn write(export: &Export<'_>) -> String {
    let Export { file, reader, language, at, ruled, why, traces, decisions, .. } = export;
    let pages = [&ruled.page, &why.page].map(terminal::render);
    let [page, why_page] = pages.each_ref().map(String::as_str);
    let found = ruled.found.as_ref().ok();
    let fallback = file.record(*reader);
    let json = ExportJson {
        v: 1,
        case: file.id.to_string(),
        number: file.id.number,
        state: file.state().name(),
        laws: fallback.laws.year(),
        opened: OpenedJson {
            by: id(file.opened_by),
            at: iso(file.opened_at),
            typed: &file.typed,
            record: &file.first_record,
            agreements: file.agreements.as_deref(),
        },
        record: found.map_or(&fallback, |ruled| &ruled.record),
        ruling: found.map(|ruled| RulingJson::new(&ruled.ruling, language.tag(), page)),
        why: found.map(|ruled| WhyJson::new(ruled.ruling.edition, traces, language.tag(), why_page)),
        decisions: decisions.iter().map(|(decided, still)| decision(decided, *still)).collect(),
        entries: file.entries.iter().map(entry).collect(),
        exported: ExportedJson { program: PROGRAM, at: iso(*at), view: view_key(*reader), lang: language.tag() },
    };
    // Nothing in it can fail to be written.
    serde_json::to_string_pretty(&json).unwrap_or_default()
}

fn decision<'a>(decided: &DirectorDecision<'a>, still_rules: Option<bool>) -> DecisionJson<'a> {
    let DirectorDecision { number: version, stamped, kind, .. } = *decided;
    let (ruling, reason) = match kind {
        DecisionKind::Confirmed(_) => (None, None),
        DecisionKind::Amended { ruling, reason, .. } => (ruling, Some(reason)),
        DecisionKind::Withdrawn { reason } => (None, Some(reason)),
    };
    let (decision, program) = (kind.state().name(), kind.seal().map(|seal| seal.program.as_str()));
    DecisionJson { version, by: id(stamped.by), at: iso(stamped.at), decision, ruling, reason, program, still_rules }
}

fn entry(stamped: &Stamped) -> EntryJson {
    let entry = serde_json::to_value(&stamped.entry).unwrap_or_default();
    EntryJson { by: id(stamped.by), at: iso(stamped.at), entry }
}

//! A director's decision on a case: confirm, amend, withdraw, note.

use crate::{
    bot::{
        commands::case::{
            append,
            entry::{self, ButtonInput, Refusal},
            request::ComponentRequest,
        },
        context::{Context, HandlerResult, requester::Requester},
        view::{
            case_button::CaseAction,
            deferred::DeferredTask,
            response::Response,
            text::{CaseText, bot::UserError},
        },
    },
    case::{CaseFile, Entry, Seal, Stamped, Standing},
    casework,
    explain::Reader,
    laws,
    record::Record,
};

/// Confirms, amends, withdraws, or notes.
pub(crate) async fn handle(ctx: &Context, pressed: &ComponentRequest<'_>, standing: Standing) -> HandlerResult {
    let reply = match append::append_entry(ctx, pressed, standing, |file| entry(file, pressed)).await? {
        Ok(file) => append::case_response(ctx, &file, pressed).await,
        // The bot may have ended before it told what was entered then.
        Err(refusal @ (Refusal::Done | Refusal::Stale)) => {
            append::refusal_response(ctx, pressed, standing, refusal).await?
        }
        Err(refusal) => return append::refusal_response(ctx, pressed, standing, refusal).await,
    };
    let is_word = pressed.press.verb != CaseAction::Note;
    Ok(if is_word { reply.then(DeferredTask::TellTable(pressed.press.case)) } else { reply })
}

/// Somebody says that the ruling is wrong: kept as a note, which only directors read. The ruling is worked out again whenever it
/// is shown, so the note names the version of the program.
pub(crate) async fn object(ctx: &Context, pressed: &ComponentRequest<'_>, standing: Standing) -> HandlerResult {
    let language = pressed.press.language;
    let ButtonInput::Text(remark) = pressed.input else { return Ok(Response::apology(UserError::NoText, language)) };
    let program = env!("CARGO_PKG_VERSION");
    let note = CaseText::WrongNote { program, remark: remark.to_owned() }.say(language);
    match append::append_entry(ctx, pressed, standing, |_| Ok(Entry::Note(note.clone()))).await? {
        Ok(_) | Err(Refusal::Done) => {
            let how = match &ctx.links.report {
                Some(url) => CaseText::WrongReport { url: url.clone() },
                None => CaseText::WrongAsk {},
            };
            Ok(Response::notice(&CaseText::WrongKept {}, &[how], language))
        }
        Err(refusal) => append::refusal_response(ctx, pressed, standing, refusal).await,
    }
}

/// What a director's press enters. They speak on what they saw: if the case has gone on since, they see that first.
fn entry(file: &CaseFile, pressed: &ComponentRequest<'_>) -> Result<Entry, Refusal> {
    let ComponentRequest { press, input, requester, .. } = pressed;
    if press.verb != CaseAction::Note && file.moves() != press.moves {
        return Err(Refusal::Stale);
    }
    match (press.verb, *input) {
        (CaseAction::Confirm, _) => Ok(Entry::Confirmed(casework::seal(file).ok_or(Refusal::Stale)?)),
        (CaseAction::Withdraw, ButtonInput::Text(reason)) => Ok(Entry::Withdrawn { reason: reason.to_owned() }),
        (CaseAction::Note, ButtonInput::Text(text)) => Ok(Entry::Note(text.to_owned())),
        (CaseAction::Amend, ButtonInput::Amendment { record, ruling, reason }) => {
            let record = match record {
                Some(text) => entry::parse_amended_record(file, text, press.language)?,
                None => file.record(Reader::Director),
            };
            let open = openly(file, &record);
            let amended = |seal| Entry::Amended {
                record: open.clone(),
                in_full: Some(record.clone()),
                ruling: ruling.map(str::to_owned),
                reason: reason.to_owned(),
                seal,
            };
            sealed(file, requester, amended).ok_or(Refusal::Stale).or_else(|refusal| {
                // A record that contradicts itself has no ruling; the page that says so comes from the check.
                let unsealed = amended(Seal { digest: String::new(), program: String::new() });
                entry::checked(&amended_by(file, requester, unsealed), press.reader, press.language).and(Err(refusal))
            })
        }
        _ => Err(Refusal::Stale),
    }
}

/// As much of an amended record as everybody may know: of an irregular call only what was said openly, and of no call what
/// was said in private.
pub fn openly(file: &CaseFile, record: &Record) -> Record {
    let ruling = laws::rule(record).ok();
    let is_irregular = |event| {
        let mut incidents = ruling.iter().flat_map(|ruling| &ruling.incidents);
        incidents.any(|incident| incident.event == event)
    };
    file.redacted(record, |event, made| is_irregular(event) || file.is_said_in_private(made))
}

/// The entry with the seal of the ruling that it leads to.
fn sealed(file: &CaseFile, requester: &Requester, entry: impl Fn(Seal) -> Entry) -> Option<Entry> {
    let unsealed = entry(Seal { digest: String::new(), program: String::new() });
    casework::seal(&amended_by(file, requester, unsealed)).map(entry)
}

fn amended_by(file: &CaseFile, requester: &Requester, entry: Entry) -> CaseFile {
    file.with(Stamped { by: Some(requester.person), at: requester.at, entry })
}

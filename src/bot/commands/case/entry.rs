//! Turns a press into the entry for the case.

use crate::{
    answer::{Answer, Unread},
    bot::{
        commands::case::export,
        view::{
            case_button::{CaseAction, CaseButton},
            layout,
            text::CaseText,
        },
    },
    bridge::Call,
    case::{CaseFile, Entry, Stamped},
    casework,
    explain::{self, Decision, Next, Reader},
    locale::{self, Language},
    present::Page,
    record::{Event, LhoChoice, MadeCall, Record},
    shorthand::{self, Problems},
};

/// Why a press enters nothing.
#[derive(Clone, Debug)]
pub enum Refusal {
    /// The case has gone on since the card was drawn: the person who pressed sees how.
    Stale,
    /// A message to the person who pressed, and what to do.
    Notice(Box<(CaseText, Option<CaseText>)>),
    /// A page to the person who pressed: what was typed cannot be read, or contradicts the rest.
    Page(Box<Page>),
    /// They may not.
    NotAllowed,
    /// It was entered already: the same press came twice.
    Done,
}

impl Refusal {
    /// A message to the person who pressed, and what to do.
    pub fn notice(headline: CaseText, how: Option<CaseText>) -> Refusal {
        Refusal::Notice(Box::new((headline, how)))
    }
}

/// What somebody adds to what a button says: an entry of a menu, or a text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ButtonInput<'a> {
    /// Nothing.
    Nothing,
    /// A call from the menu.
    Call(Call),
    /// A text.
    Text(&'a str),
    /// The table and the board where a director is called; either may be empty.
    Location {
        /// The table.
        table: &'a str,
        /// The board.
        board: &'a str,
    },
    /// What a director amends.
    Amendment {
        /// The record, unless it stays as it is.
        record: Option<&'a str>,
        /// Their ruling, where it is not the program's.
        ruling: Option<&'a str>,
        /// Why.
        reason: &'a str,
    },
}

/// What a press at the table enters. The record with it can be ruled on.
///
/// # Errors
///
/// When nothing is to be entered, and why.
pub fn entry_of_press(file: &CaseFile, press: CaseButton, input: ButtonInput<'_>) -> Result<Entry, Refusal> {
    if file.moves() != press.moves {
        return Err(Refusal::Stale);
    }
    let entry = match (press.verb, input) {
        (CaseAction::Undo, _) if file.has_gone_on(Reader::Director) => Entry::Undone,
        (CaseAction::Undo, _) => return Err(Refusal::notice(CaseText::NothingToUndo {}, None)),
        (CaseAction::Next, ButtonInput::Text(text)) => Entry::Happened(parse_continuation(file, text, press.language)?),
        (CaseAction::TellMeaning, ButtonInput::Text(text)) => meant(file, text, press)?,
        (verb, input) => offered(&next(file, press.reader), verb, input).ok_or(Refusal::Stale)?,
    };
    Ok(entry)
}

/// What can be done next about a case, as a reader sees it.
fn next(file: &CaseFile, reader: Reader) -> Next {
    let answer = casework::ruled(file, reader, Language::default());
    answer.found.map(|ruled| explain::next(&ruled.record, &ruled.ruling)).unwrap_or_default()
}

/// What a button or the menu of a card stands for, if the card offers it.
fn offered(next: &Next, verb: CaseAction, input: ButtonInput<'_>) -> Option<Entry> {
    let decided = |is: bool| {
        next.decision.as_ref().map(|(decision, _)| match *decision {
            Decision::Comparable(event) => Entry::Comparable { event, is },
            Decision::Unintended(event) => Entry::Unintended { event, is },
            Decision::WhichLaw(event, [one, other]) => {
                Entry::Law { event, clause: if is { one } else { other }.address().to_owned() }
            }
        })
    };
    let chosen = |choice| next.lho.as_ref().map(|_| Entry::Happened(vec![Event::Lho(choice)]));
    match (verb, input) {
        (CaseAction::Accept, _) => chosen(LhoChoice::Accepts),
        (CaseAction::Decline, _) => chosen(LhoChoice::Declines),
        (CaseAction::Choose, ButtonInput::Call(call)) => {
            let next = next.call.as_ref()?;
            let ruled = next.after_ruling.then_some(Event::DirectorRuled);
            let called = Event::Call(MadeCall::new(call, Some(next.seat)));
            Some(Entry::Happened(ruled.into_iter().chain([called]).collect()))
        }
        (CaseAction::Slip, _) => next.slip.as_ref().map(|(event, _)| Entry::Unintended { event: *event, is: true }),
        (CaseAction::Yes, _) => decided(true),
        (CaseAction::No, _) => decided(false),
        _ => None,
    }
}

/// What the offender says in private about the irregular call.
fn meant(file: &CaseFile, text: &str, press: CaseButton) -> Result<Entry, Refusal> {
    let event = next(file, press.reader).meant.ok_or(Refusal::Stale)?;
    match file.record(press.reader).read_meaning(event, text) {
        Ok(_) => Ok(Entry::Meant { event, shows: text.to_owned() }),
        Err(problems) => {
            let explanation = explain::meaning_problems(text, &problems);
            Err(Refusal::Page(Box::new(locale::page(&explanation, press.language))))
        }
    }
}

/// What a text says happened next, after everything that the case holds.
///
/// # Errors
///
/// When the text cannot be read after that, or says nothing new.
pub fn parse_continuation(file: &CaseFile, text: &str, language: Language) -> Result<Vec<Event>, Refusal> {
    // What cannot be read is shown with all that stands before it, and nothing of that was said in private.
    let before = export::open_record(file);
    let written = shorthand::write(&Record { laws: crate::lawbook::Edition::default(), ..before.clone() });
    let as_typed = || (file.moves() == 0).then(|| file.typed.clone());
    let cannot = || Refusal::notice(CaseText::CannotGoOn {}, Some(CaseText::CannotGoOnHow {}));
    let start = written.or_else(as_typed).ok_or_else(cannot)?;
    let whole = format!("{start} {text}");
    let after =
        shorthand::read(&whole, Some(before.laws)).map_err(|problems| unreadable(&whole, &problems, language))?;
    match after.events.split_at_checked(before.events.len()) {
        Some((same, new)) if same == before.events && !new.is_empty() => Ok(new.to_vec()),
        Some(_) | None => Err(Refusal::notice(
            CaseText::NotACall { text: layout::shortened(text, 100) },
            Some(CaseText::NotACallHow {}),
        )),
    }
}

/// A record that a director typed in place of the case's: under the case's edition, unless the text names one.
///
/// # Errors
///
/// When it cannot be read.
pub fn parse_amended_record(file: &CaseFile, text: &str, language: Language) -> Result<Record, Refusal> {
    let before = file.record(Reader::Director);
    let record = shorthand::read(text, Some(before.laws)).map_err(|problems| unreadable(text, &problems, language))?;
    Ok(Record { yardstick: before.yardstick, ..record })
}

fn unreadable(text: &str, problems: &Problems, language: Language) -> Refusal {
    Refusal::Page(Box::new(locale::page(&explain::problems(text, problems), language)))
}

/// Refuses what was entered already: when somebody entered something is known from the number of their press, so that the
/// same press makes the same entry, however often it comes. What is confirmed is not confirmed again. Moves need no such
/// care, because the card of a second press is out of date.
///
/// # Errors
///
/// When it was.
pub fn reject_duplicate(file: &CaseFile, stamped: &Stamped) -> Result<(), Refusal> {
    let is_confirmed = || {
        let last = file.decisions().pop();
        last.is_some_and(|decision| decision.stamped.entry == stamped.entry && decision.moves == file.moves())
    };
    let is_again = matches!(stamped.entry, Entry::Confirmed(_)) && is_confirmed();
    if is_again || !stamped.entry.is_move() && file.entries.contains(stamped) { Err(Refusal::Done) } else { Ok(()) }
}

/// Refuses a case whose record contradicts itself.
///
/// # Errors
///
/// When it does: a page that says where, as far as the reader may know.
pub fn checked(file: &CaseFile, reader: Reader, language: Language) -> Result<(), Refusal> {
    let contradicts = |reader| {
        let Answer { found, page } = casework::ruled(file, reader, language);
        matches!(found, Err(Unread::Record(_) | Unread::Text(_))).then_some(page)
    };
    if contradicts(Reader::Director).is_none() {
        return Ok(());
    }
    let cannot = || Refusal::notice(CaseText::CannotGoOn {}, Some(CaseText::CannotGoOnHow {}));
    Err(contradicts(reader).map_or_else(cannot, |page| Refusal::Page(Box::new(page))))
}

//! Questions of somebody's own: a text, a line a question, each with its key. A question is taken only if its key is what
//! the Laws rule; the wrong choices are made as for any other question. Of a text with a mistake in it nothing is taken.
//!
//! ```text
//! club-1 passes 1S 1H ib rej 2D ncmp = W    # a name, what is asked, the auction, and the key
//! ```

mod key;
mod problem;

pub use problem::{OwnFault, OwnProblem, refusal};

use super::{
    Claim, Kind, Question,
    dice::{Dice, mixed},
    finished, question_page, reveal_page,
    table::Table,
};
use crate::{
    lawbook::Edition,
    laws,
    locale::Language,
    plain::plain,
    present::terminal,
    record::Record,
    shorthand::{self, Span},
};

/// Bytes of a text that are read.
pub const OWN_BYTES: usize = 64 * 1024;
/// Questions of a text that are read.
pub const OWN_QUESTIONS: usize = 200;
/// Characters of a name.
const NAME: usize = 30;
/// What a page may need, in UTF-16 units: Discord takes 2,000, and something stands around it.
const PAGE: usize = 1_700;

/// A question from such a text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Own {
    /// Its line, without what is no part of it. It rebuilds the question.
    pub line: String,
    /// The question.
    pub question: Question,
}

/// A line in its parts, each with its place.
struct Parts<'a> {
    name: Part<'a>,
    kind: Part<'a>,
    auction: Part<'a>,
    key: Part<'a>,
}

/// A part of a line.
#[derive(Clone, Copy)]
struct Part<'a> {
    text: &'a str,
    from: usize,
}

impl Part<'_> {
    const fn span(self) -> Span {
        Span { from: self.from, to: self.from + self.text.len() }
    }
}

/// What is wrong with a line, and where.
type Wrong = (OwnFault, Span);

/// The questions of a text.
///
/// # Errors
///
/// Everything that is wrong with it.
///
/// # Example
///
/// ```
/// use director_please::quiz::own_questions;
///
/// let own = own_questions(b"club-1 passes 1S 1H ib rej 2D ncmp = W").expect("West must pass");
/// assert_eq!(own[0].question.own.as_deref(), Some("club-1"));
///
/// let problems = own_questions(b"club-1 passes 1S 1H ib rej 2D ncmp = E").expect_err("East is not");
/// assert_eq!((problems[0].line, problems[0].kind.name()), (1, "wrong_key"));
/// ```
pub fn own_questions(bytes: &[u8]) -> Result<Vec<Own>, Vec<OwnProblem>> {
    if bytes.len() > OWN_BYTES {
        return Err(vec![OwnProblem::of_all(OwnFault::TooLong)]);
    }
    let text = str::from_utf8(bytes).map_err(|error| {
        let before = bytes.get(..error.valid_up_to()).unwrap_or_default();
        let line = 1 + before.iter().filter(|byte| **byte == b'\n').count();
        vec![OwnProblem { line, ..OwnProblem::of_all(OwnFault::NotText) }]
    })?;
    let (mut own, mut problems): (Vec<(usize, Own)>, Vec<OwnProblem>) = (Vec::new(), Vec::new());
    for (number, line) in (1..).zip(text.strip_prefix('\u{feff}').unwrap_or(text).lines()) {
        // What is quoted is what was read.
        let line = line.split('\t').map(plain).collect::<Vec<_>>().join("\t").replace('`', " ");
        let line = line.split('#').next().unwrap_or_default().trim_end();
        if line.trim().is_empty() {
            continue;
        }
        if own.len() + problems.len() >= OWN_QUESTIONS {
            problems.push(OwnProblem { line: number, ..OwnProblem::of_all(OwnFault::TooMany) });
            break;
        }
        let read = read(line).and_then(|one| unlike_those_before(one, line, &own));
        match read {
            Ok(one) => own.push((number, one)),
            Err(wrong) => problems.extend(wrong.into_iter().map(|(kind, span)| OwnProblem {
                kind,
                line: number,
                span,
                text: line.to_owned(),
            })),
        }
    }
    match (problems.is_empty(), own.is_empty()) {
        (true, true) => Err(vec![OwnProblem::of_all(OwnFault::Empty)]),
        (true, false) => Ok(own.into_iter().map(|(_, one)| one).collect()),
        (false, _) => Err(problems),
    }
}

/// The question of a line, rebuilt; `None` where this version of the program would not take it.
#[must_use]
pub fn own_question(line: &str) -> Option<Question> {
    read(line).ok().map(|own| own.question)
}

fn read(line: &str) -> Result<Own, Vec<Wrong>> {
    let parts = parts(line)?;
    let one = |fault: OwnFault, part: Part<'_>| vec![(fault, part.span())];
    if !is_name(parts.name.text) {
        return Err(one(OwnFault::Name { limit: NAME }, parts.name));
    }
    let kind = Kind::ALL.iter().copied().find(|kind| kind.name() == parts.kind.text);
    let kind = kind.ok_or_else(|| one(OwnFault::UnknownKind, parts.kind))?;
    let record = record(kind, parts.auction)?;
    let key = key::read(kind, parts.key.text, &record);
    let key = key.ok_or_else(|| one(OwnFault::UnknownKey(kind), parts.key))?;
    // The same question has the same choices, however it is written and whatever its name.
    let seed = format!("{kind:?} {record:?}").bytes().fold(0, |all, byte| mixed(all ^ u64::from(byte)));
    let nothing = || one(OwnFault::NothingToAsk(kind), parts.auction);
    let mut dice = Dice::new(seed);
    let table = Table::of(record.clone()).ok_or_else(nothing)?;
    let mut draft = kind.about(table).ok_or_else(nothing)?;
    // Nobody is believed: the key is held against a ruling that was made for it alone.
    let claim = key.claim(&draft.right).filter(|claim| claim.holds(&record));
    let holds = claim.is_some();
    draft.right = claim.unwrap_or(draft.right);
    let question = finished(&mut dice, seed, kind, draft).ok_or_else(nothing)?;
    if !holds {
        return Err(one(OwnFault::WrongKey { ruled: Box::new(question) }, parts.key));
    }
    let question = Question { own: Some(parts.name.text.to_owned()), ..question };
    if !fits(&question) {
        return Err(one(OwnFault::LongPage, parts.auction));
    }
    Ok(Own { line: line.trim().to_owned(), question })
}

/// A line in its parts: the key stands after the last `=` that has blanks around it, for meanings have such signs too.
fn parts(line: &str) -> Result<Parts<'_>, Vec<Wrong>> {
    let end = Span { from: line.len(), to: line.len() };
    let at = line.rmatch_indices(" =").map(|(at, _)| at).find(|at| {
        let after = line.get(at + 2..).unwrap_or_default();
        after.is_empty() || after.starts_with(char::is_whitespace)
    });
    let (head, key) =
        at.and_then(|at| Some((line.get(..at)?, line.get(at + 2..)?))).ok_or_else(|| vec![(OwnFault::NoKey, end)])?;
    let key = trimmed(key, head.len() + 2);
    let (name, rest) = word(trimmed(head, 0));
    let (kind, auction) = word(rest);
    if key.text.is_empty() {
        return Err(vec![(OwnFault::NoKey, end)]);
    }
    if auction.text.is_empty() {
        return Err(vec![(OwnFault::Form, trimmed(head, 0).span())]);
    }
    Ok(Parts { name, kind, auction, key })
}

fn trimmed(text: &str, from: usize) -> Part<'_> {
    let start = text.trim_start();
    Part { text: start.trim_end(), from: from + text.len() - start.len() }
}

/// The first word, and what comes after it.
fn word(part: Part<'_>) -> (Part<'_>, Part<'_>) {
    let length = part.text.find(char::is_whitespace).unwrap_or(part.text.len());
    let (first, rest) = part.text.split_at_checked(length).unwrap_or((part.text, ""));
    (Part { text: first, from: part.from }, trimmed(rest, part.from + length))
}

fn is_name(name: &str) -> bool {
    name.chars().count() <= NAME && name.chars().all(|sign| sign.is_alphanumeric() || "-_.".contains(sign))
}

/// What happened at the table. What changed between the editions is asked of the later one, as always.
fn record(kind: Kind, auction: Part<'_>) -> Result<Record, Vec<Wrong>> {
    let record = shorthand::read(auction.text, None).map_err(|problems| {
        let fix = problems.fix().map(str::to_owned);
        let list = problems.list().iter().map(|problem| {
            let span = problem.span();
            let place = Span { from: span.from + auction.from, to: span.to + auction.from };
            let fault =
                OwnFault::Auction { problem: problem.clone(), auction: auction.text.to_owned(), fix: fix.clone() };
            (fault, place)
        });
        list.collect::<Vec<_>>()
    })?;
    let [_, newer] = Edition::LATEST;
    let laws = if kind == Kind::Editions { newer } else { record.laws };
    let record = Record { laws, ..record };
    match laws::rule(&record) {
        Ok(_) => Ok(record),
        Err(bad) => Err(vec![(OwnFault::Record(bad), auction.span())]),
    }
}

/// No name stands twice, and nothing is asked twice.
fn unlike_those_before(one: Own, line: &str, before: &[(usize, Own)]) -> Result<Own, Vec<Wrong>> {
    let start = line.len() - line.trim_start().len();
    let name = one.question.own.clone().unwrap_or_default();
    let named = |own: &Own| own.question.own.as_ref().is_some_and(|known| known.to_lowercase() == name.to_lowercase());
    if let Some((line, _)) = before.iter().find(|(_, own)| named(own)) {
        return Err(vec![(OwnFault::NameTwice { line: *line }, Span { from: start, to: start + name.len() })]);
    }
    let identity = one.question.identity();
    match before.iter().find(|(_, own)| own.question.identity() == identity) {
        Some((known, _)) => Err(vec![(OwnFault::AskedTwice { line: *known }, Span { from: start, to: line.len() })]),
        None => Ok(one),
    }
}

/// Whether a question and its answer fit into a message each, in every language.
fn fits(question: &Question) -> bool {
    Language::ALL.into_iter().all(|language| {
        let pages = [question_page(question, language), reveal_page(question, None, language)];
        pages.iter().all(|page| terminal::render(page).encode_utf16().count() <= PAGE)
    })
}

/// A claim as its key, and how where a key leaves that out.
pub(super) fn key(claim: &Claim) -> String {
    match claim {
        Claim::Comparable(likeness) => format!("{} {likeness:?}", key::write(claim)),
        _ => key::write(claim),
    }
}

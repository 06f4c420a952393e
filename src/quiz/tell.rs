//! A question as pages: what is asked, and what the answer is.

use super::{Acceptor, Bar, Claim, Fault, Kind, Lead, Question, story, table::Table};
use crate::{
    bridge::{Call, Seat},
    explain::{self, Cell, Explanation, Line, Mark, Message, Part, Reader, Sign},
    lawbook::{Clause, Edition},
    locale::{self, Language},
    present::Page,
    ruling::Incident,
};

/// The letters of the choices.
pub const LETTERS: [&str; 5] = ["A", "B", "C", "D", "E"];

/// Letters that a button holds.
const BUTTON: usize = 80;

/// What is asked.
#[must_use]
pub fn question_page(question: &Question, language: Language) -> Page {
    locale::page(&asked(question), language)
}

/// What the answer is: why each wrong choice is wrong, the ruling, and the clauses. `chosen` is the place of the choice that
/// somebody made.
#[must_use]
pub fn reveal_page(question: &Question, chosen: Option<usize>, language: Language) -> Page {
    locale::page(&revealed(question, chosen), language)
}

/// A choice in words.
#[must_use]
pub fn choice(question: &Question, place: usize, language: Language) -> String {
    let text = question.choices.get(place).map(|choice| claimed(question, &choice.claim)).unwrap_or_default();
    text.iter().map(|message| locale::sentence(message, language)).collect::<Vec<_>>().join(" ")
}

/// Whether a choice is short enough to stand on a button; otherwise it stands in the text under its letter.
#[must_use]
pub fn fits_on_a_button(text: &str) -> bool {
    text.encode_utf16().count() <= BUTTON
}

/// The clauses behind the answer to a question, the decisive one first.
pub(super) fn grounds(question: &Question) -> Vec<Clause> {
    Table::of(question.record.clone()).map(|table| clauses(question, &table)).unwrap_or_default()
}

fn asked(question: &Question) -> Explanation {
    let Question { record, kind, .. } = question;
    let table = Table::of(record.clone());
    let mut story = table.as_ref().map(|table| story::story(*kind, table)).unwrap_or_default();
    story.push(question.ask.message());
    let choices = question.choices.iter().zip(LETTERS).map(|(choice, letter)| Line {
        label: Some(Message::QuizLetter { text: letter.to_owned() }),
        text: claimed(question, &choice.claim),
    });
    let part = Part { text: story, lines: choices.collect(), ..Part::default() };
    Explanation {
        headline: title(question),
        table: table.as_ref().map(|table| auction(*kind, table)),
        fixed: None,
        sections: vec![part],
        footer: vec![Message::QuizAllNatural {}],
    }
}

fn title(question: &Question) -> Message {
    let (edition, number) = (question.edition, usize::from(question.level.number()));
    match question.kind {
        Kind::Accepts => Message::QuizTitleAccepts { edition, number },
        Kind::Order => Message::QuizTitleOrder { edition, number },
        Kind::Passes => Message::QuizTitlePasses { edition, number },
        Kind::Free => Message::QuizTitleFree { edition, number },
        Kind::Lead => Message::QuizTitleLead { edition, number },
        Kind::Clause => Message::QuizTitleClause { edition, number },
        Kind::Contract => Message::QuizTitleContract { edition, number },
        Kind::Comparable => Message::QuizTitleComparable { edition, number },
        Kind::Irregular => Message::QuizTitleIrregular { edition, number },
        Kind::Editions => Message::QuizTitleEditions { number },
    }
}

/// The auction as the table heard it: nothing in it gives the answer away.
fn auction(kind: Kind, table: &Table) -> explain::Table {
    let mut auction = explain::explain(&table.record, &table.ruling, Reader::Player).table.unwrap_or_default();
    for cells in auction.rows.iter_mut().flatten() {
        cells.retain(|cell| !matches!(cell, Cell::Turn(..) | Cell::Call(_, Mark::Substituted)));
        for cell in cells.iter_mut() {
            if let Cell::Call(_, mark) = cell {
                *mark = heard(*mark, kind);
            }
        }
    }
    auction.rows.retain(|row| row.iter().any(|cells| !cells.is_empty()));
    let has = |sign: Sign| {
        auction.rows.iter().flatten().flatten().any(|cell| cell.sign().is_some_and(|(one, _)| one == sign))
    };
    let legend = std::mem::take(&mut auction.legend);
    auction.legend = legend.into_iter().filter(|(sign, _)| has(*sign)).collect();
    // Where two calls are compared, only the first is marked.
    for (_, message) in auction.legend.iter_mut().filter(|(sign, _)| kind == Kind::Comparable && *sign == Sign::Gone) {
        *message = Message::SignWithdrawn {};
    }
    auction
}

/// A mark as the table could see it.
const fn heard(mark: Mark, kind: Kind) -> Mark {
    let bare = matches!(kind, Kind::Accepts | Kind::Order | Kind::Irregular);
    match mark {
        Mark::Withdrawn if !bare => Mark::Withdrawn,
        // Where two calls are compared, that the second was cancelled is the answer.
        Mark::Cancelled if !bare && !matches!(kind, Kind::Comparable) => Mark::Cancelled,
        Mark::Plain | Mark::Irregular(_) | Mark::Withdrawn | Mark::Cancelled | Mark::Substituted => Mark::Plain,
    }
}

/// A claim in words.
fn claimed(question: &Question, claim: &Claim) -> Vec<Message> {
    vec![match claim {
        Claim::Accepts(Acceptor::Seat(seat)) => Message::QuizOnly { seat: *seat },
        Claim::Accepts(Acceptor::NobodyCan) => Message::QuizNobodyCan {},
        Claim::Accepts(Acceptor::NothingToAccept) => Message::QuizNothingToAccept {},
        Claim::Order(None) => Message::QuizYes {},
        Claim::Order(Some(fault)) => faulted(question, *fault),
        Claim::Passes(bar) => barred(*bar),
        Claim::Free(Some(call)) => Message::QuizCall { replacement: *call },
        Claim::Free(None) => Message::QuizNone { edition: question.edition },
        Claim::Lead(Lead::Nothing) => Message::QuizLeadNothing {},
        Claim::Lead(Lead::Forbid(suits)) => Message::QuizLeadForbid { suits: suits.clone(), number: suits.len() },
        Claim::Lead(Lead::Require(suits)) => Message::QuizLeadRequire { suits: suits.clone(), number: suits.len() },
        Claim::Rules(clause) => Message::WhyClause { clauses: vec![*clause] },
        Claim::Contract(contract) => Message::QuizContract { contract: *contract, declarer: contract.declarer },
        Claim::Comparable => {
            let (call, replacement) = both(question);
            Message::QuizComparable { call, replacement }
        }
        Claim::NotComparable(hand) => {
            let (call, replacement) = both(question);
            Message::QuizNotComparable { hand: *hand, call, replacement }
        }
        Claim::Irregular(Some(spot)) => Message::QuizSpot { seat: spot.seat, call: spot.call },
        Claim::Irregular(None) => Message::QuizAllInOrder {},
        Claim::Editions([old, new]) if old == new => unchanged(*new),
        Claim::Editions([old, new]) => {
            let [older, newer] = Edition::LATEST;
            return vec![under(older, *old), under(newer, *new)];
        }
    }]
}

/// The two calls that are compared.
fn both(question: &Question) -> (Call, Call) {
    match question.ask {
        super::Ask::Comparable { call, replacement, .. } => (call, replacement),
        super::Ask::Accepts { .. }
        | super::Ask::Order { .. }
        | super::Ask::Passes
        | super::Ask::Free { .. }
        | super::Ask::Lead { .. }
        | super::Ask::Clause { .. }
        | super::Ask::Contract
        | super::Ask::Irregular
        | super::Ask::Editions => (Call::Pass, Call::Pass),
    }
}

fn faulted(question: &Question, fault: Fault) -> Message {
    let (seat, call) = match question.ask {
        super::Ask::Order { seat, call } => (seat, call),
        super::Ask::Accepts { .. }
        | super::Ask::Passes
        | super::Ask::Free { .. }
        | super::Ask::Lead { .. }
        | super::Ask::Clause { .. }
        | super::Ask::Contract
        | super::Ask::Comparable { .. }
        | super::Ask::Irregular
        | super::Ask::Editions => (Seat::North, Call::Pass),
    };
    match fault {
        Fault::Insufficient => Message::QuizNoInsufficient {},
        Fault::OutOfTurn => Message::QuizNoOutOfTurn { seat },
        Fault::NotAllowed => Message::QuizNoNotAllowed { call },
        Fault::HadToPass => Message::QuizNoHadToPass { seat },
        Fault::AboveSeven => Message::QuizNoAboveSeven {},
        Fault::AfterTheEnd => Message::QuizNoAfterTheEnd {},
    }
}

fn barred(bar: Bar) -> Message {
    match bar {
        Bar::Nobody => Message::QuizNobodyPasses {},
        Bar::Once(seat) => Message::QuizPassesOnce { seat },
        Bar::Throughout(seat) => Message::QuizPassesThroughout { seat },
        Bar::Both(side) => Message::QuizBothPass { side },
        Bar::Repeats(seat, call) => Message::QuizRepeats { seat, call },
    }
}

fn unchanged(bar: Bar) -> Message {
    match bar {
        Bar::Nobody => Message::QuizUnchangedNobody {},
        Bar::Once(seat) => Message::QuizUnchangedOnce { seat },
        Bar::Throughout(seat) => Message::QuizUnchangedThroughout { seat },
        Bar::Both(side) => Message::QuizUnchangedBoth { side },
        Bar::Repeats(seat, call) => Message::QuizUnchangedRepeats { seat, call },
    }
}

fn under(edition: Edition, bar: Bar) -> Message {
    match bar {
        Bar::Nobody => Message::QuizUnderNobody { edition },
        Bar::Once(seat) => Message::QuizUnderOnce { edition, seat },
        Bar::Throughout(seat) => Message::QuizUnderThroughout { edition, seat },
        Bar::Both(side) => Message::QuizUnderBoth { edition, side },
        Bar::Repeats(seat, call) => Message::QuizUnderRepeats { edition, seat, call },
    }
}

fn revealed(question: &Question, chosen: Option<usize>) -> Explanation {
    let letter = LETTERS.get(question.right).copied().unwrap_or_default().to_owned();
    let headline = match chosen {
        Some(place) if place == question.right => Message::QuizRight { text: letter },
        Some(_) => Message::QuizWrong { text: letter },
        None => Message::QuizAnswer { text: letter },
    };
    let right = question.choices.get(question.right).map(|choice| claimed(question, &choice.claim)).unwrap_or_default();
    let mut sections = vec![Part { text: right, ..Part::default() }];
    sections.push(Part { heading: Some(Message::QuizWhyNot {}), lines: why_not(question), ..Part::default() });
    let Some(table) = Table::of(question.record.clone()) else {
        return Explanation { headline, table: None, fixed: None, sections, footer: Vec::new() };
    };
    let lines = book(question, &table);
    sections.extend((!lines.is_empty()).then(|| Part {
        heading: Some(Message::QuizByTheLaws {}),
        lines,
        ..Part::default()
    }));
    let footer = explain::explain(&table.record, &table.ruling, Reader::Player).footer;
    let of_one = question.kind != Kind::Editions;
    let is_said_above = |message: &Message| {
        matches!(message, Message::Laws { .. }) || !of_one && matches!(message, Message::UnderEdition { .. })
    };
    let footer = footer.into_iter().filter(|message| !is_said_above(message)).collect();
    Explanation { headline, table: None, fixed: None, sections, footer }
}

/// The reasons against the other choices; those with the same reason together.
fn why_not(question: &Question) -> Vec<Line> {
    let mut reasons: Vec<(String, &Message)> = Vec::new();
    for (choice, letter) in question.choices.iter().zip(LETTERS) {
        let Some(wrong) = &choice.wrong else { continue };
        match reasons.iter_mut().find(|(_, reason)| *reason == wrong) {
            Some((letters, _)) => *letters = format!("{letters}, {letter}"),
            None => reasons.push((letter.to_owned(), wrong)),
        }
    }
    let line = |(text, reason): (String, &Message)| Line {
        label: Some(Message::QuizLetter { text }),
        text: vec![reason.clone()],
    };
    reasons.into_iter().map(line).collect()
}

/// The clauses behind the answer, with what they say; of both editions where both are asked for.
fn book(question: &Question, table: &Table) -> Vec<Line> {
    if question.kind != Kind::Editions {
        let line = |clause| Line {
            label: Some(Message::WhyClause { clauses: vec![clause] }),
            text: vec![Message::WhySays { says: clause }],
        };
        return clauses(question, table).into_iter().map(line).collect();
    }
    let of = |laws| {
        let ruling = Table::of(crate::record::Record { laws, ..table.record.clone() })?.ruling;
        let clause = Bar::clause(&ruling)?;
        let label = Some(Message::QuizClauseOf { edition: laws, clauses: vec![clause] });
        Some(Line { label, text: vec![Message::WhySays { says: clause }] })
    };
    Edition::LATEST.into_iter().filter_map(of).collect()
}

/// The clauses behind the answer, the decisive one first.
fn clauses(question: &Question, table: &Table) -> Vec<Clause> {
    let at = super::reason::At::last_call(table);
    let regular = || at.map(super::reason::At::regular).unwrap_or_default();
    let last_is_in_order = |incident: &Incident| incident.event + 1 < table.record.events.len();
    match (question.kind, table.last()) {
        (_, None) => regular(),
        (Kind::Accepts | Kind::Order, Some(incident)) if last_is_in_order(incident) => regular(),
        (Kind::Order | Kind::Irregular, Some(incident)) => {
            against(question, table).unwrap_or_else(|| few(incident, false))
        }
        (Kind::Free, Some(_)) => vec![super::kind::clause_27b1a(table)],
        (Kind::Lead | Kind::Clause, Some(incident)) => few(incident, true),
        (Kind::Passes, Some(incident)) => {
            let mut clauses = few(incident, false);
            clauses.extend(Bar::clause(&table.ruling).filter(|clause| !clauses.contains(clause)));
            clauses
        }
        (Kind::Accepts | Kind::Contract | Kind::Comparable | Kind::Editions, Some(incident)) => few(incident, false),
    }
}

/// The clause that the irregular call is against.
fn against(question: &Question, table: &Table) -> Option<Vec<Clause>> {
    let incident = table.last()?;
    let at = super::reason::At::call(table, incident.event, incident.offender, incident.call)?;
    let fault = match question.choices.get(question.right).map(|choice| &choice.claim) {
        Some(Claim::Order(fault)) => (*fault)?,
        Some(_) | None => super::kind::fault_of(incident)?,
    };
    Some(vec![at.against(fault)?])
}

/// The first clauses of a ruling, without those on the lead where nobody asks for it.
fn few(incident: &Incident, with_lead: bool) -> Vec<Clause> {
    let clauses = incident.result.clauses.iter().copied();
    clauses.filter(|clause| with_lead || clause.law() != 26).take(3).collect()
}

//! A question as pages: what is asked, and what the answer is.

use super::{
    Acceptor, Ask, Bar, Claim, Fault, Kind, Question, Reason,
    grounds::is_other_case,
    story,
    table::{Table, is_removed},
    what_if::turned,
    why::{is_in_words, why},
};
use crate::{
    explain::{self, Alert, Cell, Explanation, Line, Mark, Message, Part, Reader, Sign, Which},
    lawbook::Edition,
    locale::{self, Language},
    present::Page,
    ruling::{CallStatus, Kind as Irregularity, Ruling},
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
    said(question, place).iter().map(|message| locale::sentence(message, language)).collect::<Vec<_>>().join(" ")
}

/// Whether a choice is short enough to stand on a button; otherwise it stands in the text under its letter.
#[must_use]
pub fn fits_on_a_button(text: &str) -> bool {
    text.encode_utf16().count() <= BUTTON
}

fn asked(question: &Question) -> Explanation {
    let Question { record, kind, .. } = question;
    let table = Table::of(record.clone());
    let mut story = table.as_ref().map(|table| story::story(*kind, table)).unwrap_or_default();
    story.push(sentence(question, table.as_ref()));
    let choices = LETTERS.into_iter().take(question.choices.len()).enumerate().map(|(place, letter)| Line {
        label: Some(Message::QuizLetter { text: letter.to_owned() }),
        text: said(question, place),
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

/// What is asked, as a sentence.
pub(crate) fn question_sentence(question: &Question) -> Message {
    sentence(question, Table::of(question.record.clone()).as_ref())
}

fn sentence(question: &Question, table: Option<&Table>) -> Message {
    let place = |table: &Table| match question.kind {
        Kind::Clause => table.last().map(|incident| incident.event),
        _ => table.last_call(),
    };
    let nth = table.and_then(|table| Some(table.nth(place(table)?)));
    question.ask.message(nth.unwrap_or_default())
}

fn title(question: &Question) -> Message {
    let (edition, number) = (question.edition, usize::from(question.level.number()));
    Message::QuizTitle { which: Which(question.kind.name()), edition, number }
}

/// The auction as the table heard it: nothing in it gives the answer away.
fn auction(kind: Kind, table: &Table) -> explain::Table {
    let heard = heard(kind, table);
    let mut auction = explain::explain(&table.record, &heard, Reader::Player).table.unwrap_or_default();
    for cells in auction.rows.iter_mut().flatten() {
        cells.retain(|cell| !matches!(cell, Cell::Turn(..) | Cell::Call(_, Mark::Substituted, _)));
        for cell in cells.iter_mut() {
            let Cell::Call(_, mark, alert) = cell else { continue };
            // What the calls show is told in words.
            *alert = Alert::None;
            if let Mark::Irregular(_) = mark {
                *mark = Mark::Plain;
            }
        }
    }
    auction.rows.retain(|row| row.iter().any(|cells| !cells.is_empty()));
    let has = |sign: Sign| {
        auction.rows.iter().flatten().flatten().any(|cell| cell.sign().is_some_and(|(one, _)| one == sign))
    };
    let legend = std::mem::take(&mut auction.legend);
    auction.legend = legend.into_iter().filter(|(sign, _)| has(*sign)).collect();
    auction
}

/// The ruling without what it says of the calls that are asked about: they stand there as they were made.
fn heard(kind: Kind, table: &Table) -> Ruling {
    let mut ruling = table.ruling.clone();
    let from = match (kind, table.last()) {
        (Kind::Accepts | Kind::Order | Kind::Irregular, _) => table.last_call(),
        // Where two calls are compared, that the second was cancelled is the answer.
        (Kind::Comparable, Some(incident)) => Some(incident.event + 1),
        // Whatever follows, a double that Law 19 forbids is cancelled, and what was called over it.
        (_, Some(incident)) if incident.kind == Irregularity::InadmissibleDouble => None,
        // What becomes of a call that nobody can accept is what is asked.
        (_, Some(incident)) => is_removed(incident.kind).then_some(incident.event),
        (_, None) => None,
    };
    for call in &mut ruling.calls {
        if from.is_some_and(|from| call.event.is_some_and(|event| event >= from)) {
            call.status = CallStatus::Stands;
        }
    }
    ruling
}

/// A claim in words.
fn claimed(ask: &Ask, edition: Edition, claim: &Claim) -> Vec<Message> {
    vec![match claim {
        Claim::Accepts(acceptor) => {
            let Ask::Accepts { offender, .. } = *ask else { return Vec::new() };
            let (which, seat) = match acceptor {
                Acceptor::Seat(seat) => ("seat", *seat),
                Acceptor::NobodyCan => ("nobody", offender),
                Acceptor::NothingToAccept => ("nothing", offender),
            };
            Message::QuizAcceptor { which: Which(which), seat }
        }
        Claim::Order(fault) => {
            let Ask::Order { seat, call } = *ask else { return Vec::new() };
            Message::QuizFault { which: Which(fault.map_or("none", Fault::name)), seat, call }
        }
        Claim::Passes(bar) => {
            let (which, seat, side, call) = bar.told();
            Message::QuizBar { which, seat, side, call }
        }
        Claim::Free(Some(call)) => Message::QuizCall { replacement: *call },
        Claim::Free(None) => Message::QuizNone { edition },
        Claim::Lead(lead) => {
            let (suits, number) = (lead.suits().to_vec(), lead.suits().len());
            Message::QuizLead { which: Which(lead.name()), suits, number }
        }
        Claim::Rules(clause) => Message::WhyClause { clauses: vec![*clause] },
        Claim::Contract(contract) => Message::QuizContract { contract: *contract, declarer: contract.declarer },
        Claim::Comparable(likeness) => {
            let Ask::Comparable { call, replacement, .. } = *ask else { return Vec::new() };
            Message::QuizLikeness { which: Which(likeness.name()), call, replacement }
        }
        Claim::Irregular(Some(spot)) => Message::QuizSpot { seat: spot.seat, call: spot.call },
        Claim::Irregular(None) => Message::QuizAllInOrder {},
        Claim::Editions([old, new]) if old == new => {
            let (which, seat, side, call) = new.told();
            Message::QuizUnchanged { which, seat, side, call }
        }
        Claim::Editions(bars) => {
            let under = |(edition, bar): (Edition, &Bar)| {
                let (which, seat, side, call) = bar.told();
                Message::QuizUnder { edition, which, seat, side, call }
            };
            return Edition::LATEST.into_iter().zip(bars).map(under).collect();
        }
    }]
}

/// The choice in this place in words.
fn said(question: &Question, place: usize) -> Vec<Message> {
    let choice = question.choices.get(place);
    choice.map(|choice| claimed(&question.ask, question.edition, &choice.claim)).unwrap_or_default()
}

fn revealed(question: &Question, chosen: Option<usize>) -> Explanation {
    let letter = |place: usize| LETTERS.get(place).copied().unwrap_or_default().to_owned();
    let which = match chosen {
        Some(place) if place == question.right => "right",
        Some(_) => "wrong",
        None => "unanswered",
    };
    let [chosen, text] = [chosen.unwrap_or(question.right), question.right].map(letter);
    let headline = Message::QuizAnswer { which: Which(which), chosen, text };
    let mut sections = vec![Part { text: said(question, question.right), ..Part::default() }];
    let Some(table) = Table::of(question.record.clone()) else {
        return Explanation { headline, table: None, fixed: None, sections, footer: Vec::new() };
    };
    let parts = [
        ("why", unsaid(why(question, &table), question), Vec::new()),
        ("why-not", Vec::new(), why_not(question)),
        ("turn", turn(question), Vec::new()),
        ("laws", Vec::new(), book(question, &table)),
    ];
    for (which, text, lines) in parts.into_iter().filter(|(_, text, lines)| !text.is_empty() || !lines.is_empty()) {
        let heading = Some(Message::QuizHeading { which: Which(which) });
        sections.push(Part { heading, text, lines, ..Part::default() });
    }
    // What is natural is said under the question.
    let footer = explain::explain(&table.record, &table.ruling, Reader::Player).footer;
    let of_one = question.kind != Kind::Editions;
    let is_said = |message: &Message| match message {
        Message::AdviceOnly {} => true,
        Message::UnderEdition { .. } => of_one,
        _ => false,
    };
    let footer = footer.into_iter().filter(is_said).collect();
    Explanation { headline, table: None, fixed: None, sections, footer }
}

/// The facts that stand beside none of the other choices as what is against it.
fn unsaid(mut why: Vec<Message>, question: &Question) -> Vec<Message> {
    let against = || question.choices.iter().filter_map(|choice| choice.against.as_ref());
    why.retain(|fact| !against().any(|reason| reason.says == *fact));
    why
}

/// The reasons against the other choices; those with the same reason together.
fn why_not(question: &Question) -> Vec<Line> {
    let mut reasons: Vec<(String, &Reason)> = Vec::new();
    for (choice, letter) in question.choices.iter().zip(LETTERS) {
        let Some(against) = &choice.against else { continue };
        match reasons.iter_mut().find(|(_, reason)| *reason == against) {
            Some((letters, _)) => *letters = format!("{letters}, {letter}"),
            None => reasons.push((letter.to_owned(), against)),
        }
    }
    let line = |(text, reason): (String, &Reason)| {
        let clause = reason.clause.filter(|_| !is_in_words(question));
        let see = clause.map(|clause| Message::QuizSee { clauses: vec![clause] });
        Line { label: Some(Message::QuizLetter { text }), text: [reason.says.clone()].into_iter().chain(see).collect() }
    };
    reasons.into_iter().map(line).collect()
}

/// The one change that gives another answer, and that answer.
fn turn(question: &Question) -> Vec<Message> {
    let Some(turned) = turned(question) else { return Vec::new() };
    [turned.condition].into_iter().chain(claimed(&turned.ask, turned.record.laws, &turned.claim)).collect()
}

/// The clauses behind the answer, with what they say; of both editions where both are asked for.
fn book(question: &Question, table: &Table) -> Vec<Line> {
    if question.kind != Kind::Editions {
        let right = question.choices.get(question.right).map(|choice| &choice.claim);
        let says = |clause| match right.is_some_and(|right| is_other_case(right, clause)) {
            true => Message::QuizOtherCase { says: clause },
            false => Message::WhySays { says: clause },
        };
        let line =
            |clause| Line { label: Some(Message::WhyClause { clauses: vec![clause] }), text: vec![says(clause)] };
        return question.grounds().into_iter().map(line).collect();
    }
    let of = |laws| {
        let ruling = Table::of(crate::record::Record { laws, ..table.record.clone() })?.ruling;
        let clause = Bar::clause(&ruling)?;
        let label = Some(Message::QuizClauseOf { edition: laws, clauses: vec![clause] });
        Some(Line { label, text: vec![Message::WhySays { says: clause }] })
    };
    Edition::LATEST.into_iter().filter_map(of).collect()
}

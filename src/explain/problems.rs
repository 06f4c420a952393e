//! A text that cannot be read: the text with the mistakes underlined, what was expected, and what may have been meant.

use super::{Explanation, Line, Part, Shorthand, Table, case, message::Message, table};
use crate::{
    bridge::{Call, Seat},
    laws::{self, BadRecord, Fault},
    plain::{VisibleChars, plain},
    shorthand::{self, Expected, Problem, ProblemKind, Problems, Reading, Replaced, Settled, Span, Understood},
};

/// At most this many problems are described. The headline counts them all, and all are underlined.
pub(super) const MOST_SAID: usize = 8;

/// Explains why a text cannot be read, or asks whether the part that was read is all of it.
#[must_use]
pub fn problems(text: &str, problems: &Problems) -> Explanation {
    let list = problems.list();
    let spelled = problems.fix().is_some();
    if let Some((auction, sections)) = problems.partly().filter(|_| !spelled).and_then(in_part) {
        let headline = match list {
            [only] => problem(text, only),
            _ => Message::ReadInPart {},
        };
        return Explanation { headline, table: Some(auction), fixed: None, sections, footer: Vec::new() };
    }
    if problems.partly().is_none() && !spelled && shorthand::is_about_the_play(text) {
        let how = Part::default().with_text([Message::AuctionOnlyHow {}]);
        return Explanation {
            headline: Message::AuctionOnly {},
            table: None,
            fixed: None,
            sections: vec![how],
            footer: Vec::new(),
        };
    }
    let mut sections: Vec<Part> = unknown_words(text, list).into_iter().collect();
    let is_prose = !sections.is_empty();
    for problem in list {
        if is_prose && is_unknown_word(text, problem) {
            continue;
        }
        // Four lost suits share one sentence.
        let said: Vec<&Message> = sections.iter().flat_map(|part| &part.text).collect();
        let news: Vec<Message> = in_full(text, problem).into_iter().filter(|one| !said.contains(&one)).collect();
        sections.extend((!news.is_empty()).then(|| Part::default().with_text(news)));
        if sections.len() == MOST_SAID {
            break;
        }
    }
    // Where there is one problem, it is the headline.
    let headline = match sections.as_mut_slice() {
        [only] if list.len() == 1 && !only.text.is_empty() => only.text.remove(0),
        _ if list.iter().all(does_not_fit) => Message::ToClearUp { number: list.len() },
        _ => Message::CannotRead { number: list.len() },
    };
    let fix = problems.fix().map(|text| Message::DidYouMean { text: text.to_owned() });
    sections.extend(fix.map(|fix| Part::default().with_text([fix])));
    sections.retain(|part| !part.text.is_empty());
    let shown = list.iter().any(has_place);
    let spans: Vec<Span> = list.iter().map(Problem::span).collect();
    let fixed = shown.then(|| underlined(text, &spans));
    let auction = problems.so_far().filter(|_| !spelled).and_then(drawn);
    let first = auction.as_ref().and_then(|_| list.first());
    let up_to = first.map(|problem| Message::ReadSoFar { word: of(text, problem.span()) });
    sections.extend(up_to.map(|said| Part::default().with_text([said])));
    Explanation { headline, table: auction, fixed, sections, footer: Vec::new() }
}

/// Several unknown words share one sentence: the text is prose.
fn unknown_words(text: &str, list: &[Problem]) -> Option<Part> {
    let mut words: Vec<String> = Vec::new();
    for problem in list.iter().filter(|problem| is_unknown_word(text, problem)) {
        let word = of(text, problem.span());
        words.extend((!words.contains(&word)).then_some(word));
    }
    words.truncate(MOST_SAID);
    (words.len() > 1).then(|| Part::default().with_text([Message::UnknownWords { words: words.join(", ") }]))
}

/// A word that the shorthand does not have; not one that lacks what belongs beside it.
fn is_unknown_word(text: &str, problem: &Problem) -> bool {
    *problem.kind() == ProblemKind::UnknownWord && !shorthand::begins_a_word(&of(text, problem.span()))
}

/// What was not read because it says nothing about the calls.
#[must_use]
pub fn left_out(texts: &[String]) -> Part {
    let lines = texts.iter().map(|text| Line::plain(Message::LeftOut { text: text.clone() }));
    Part::headed(Message::NotRead {}).with_lines(lines)
}

/// Passes that nobody wrote.
#[must_use]
pub fn put_in(seats: &[Seat]) -> Part {
    let mut named: Vec<Seat> = Vec::new();
    for seat in seats {
        named.extend((!named.contains(seat)).then_some(*seat));
    }
    Part::default().with_text(named.into_iter().map(|seat| Message::PutIn { seat }))
}

/// What was understood of a text without its unknown words: the auction, what was left out, and how to say yes.
fn in_part(partly: &Understood) -> Option<(Table, Vec<Part>)> {
    let text = shorthand::write(&partly.record)?;
    let auction = drawn(partly)?;
    let asked = Part::default().with_text([Message::IfSoSend { text: Shorthand(text) }]);
    Some((auction, vec![left_out(&partly.left_out), asked]))
}

/// The auction that was understood.
fn drawn(understood: &Understood) -> Option<Table> {
    let ruling = laws::rule(&understood.record).ok()?;
    Some(table::table(&understood.record, &ruling, &case::told(&understood.record, &ruling)))
}

/// Explains why a text that could be read describes something impossible.
#[must_use]
pub fn bad_record(bad: &BadRecord) -> Explanation {
    let headline = match &bad.fault {
        Fault::NothingToAccept => Message::NothingToAccept {},
        Fault::WhoCalled(seats) => Message::WhoCalled { seats: seats.clone() },
        Fault::SaidTwice(seat, call) => said_twice(*seat, *call),
        Fault::LeadBeforeEnd => Message::LeadBeforeEnd {},
        Fault::SimultaneousAlone(call) => Message::SimultaneousAlone { call: *call },
        Fault::TooMany { limit } => Message::TooManyIrregularities { number: *limit },
    };
    Explanation { headline, table: None, fixed: None, sections: Vec::new(), footer: Vec::new() }
}

/// What is wrong in one place, in one sentence.
#[must_use]
pub fn problem(text: &str, problem: &Problem) -> Message {
    let word = of(text, problem.span());
    match problem.kind().clone() {
        ProblemKind::EmptyText => Message::EmptyText {},
        ProblemKind::TooLong { limit } => Message::TooLong { number: limit },
        ProblemKind::UnknownWord if shorthand::begins_a_word(&word) => Message::UnknownHere { word },
        ProblemKind::UnknownWord => Message::UnknownWord { word },
        ProblemKind::UnknownPlayer => Message::UnknownPlayer { word },
        ProblemKind::NotACall if problem.expected() == [Expected::Edition] => Message::NoEdition { word },
        ProblemKind::NotACall => Message::NotACall { word },
        ProblemKind::SuitMissing { .. } => Message::SuitMissing { word },
        ProblemKind::Schematic { .. } => Message::Schematic { word },
        ProblemKind::Ambiguous { choices } if choices.len() < 2 => Message::UnknownWord { word },
        ProblemKind::Ambiguous { choices } => match *choices {
            [Reading::Call(Call::Pass), Reading::Skipped(seat)] if says_something(&word) => {
                Message::PassedBefore { word, seat }
            }
            [Reading::Call(Call::Pass), Reading::Skipped(seat)] => Message::PassedHere { seat },
            _ => Message::Ambiguous { word, readings: choices },
        },
        ProblemKind::WhoDealt { candidates } => {
            let candidate = candidates.first().copied().unwrap_or(Seat::North);
            Message::WhoDealt { seats: candidates, candidate }
        }
        ProblemKind::WhoIs { candidates } => Message::WhoIs { word, seats: candidates },
        ProblemKind::WhoseCall { call, over, by: Some(by), mark } => whose_call(&word, call, over, by, mark),
        ProblemKind::WhoseCall { by: None, .. } => {
            Message::Ambiguous { word, readings: vec![Reading::ChangeOfCall, Reading::NextCall] }
        }
        ProblemKind::SufficientAfterAll { bid, over: Some(over), beside_another: true, .. } => {
            Message::SufficientHere { call: Call::Bid(bid), over: Call::Bid(over) }
        }
        ProblemKind::SufficientAfterAll { bid, over: Some(over), .. } => {
            Message::SufficientAfterAll { call: Call::Bid(bid), over: Call::Bid(over) }
        }
        ProblemKind::SufficientAfterAll { bid, over: None, .. } => Message::SufficientFirst { call: Call::Bid(bid) },
        ProblemKind::NotABid { call } => Message::NotABid { call },
        ProblemKind::SaidTwice { by, call } => said_twice(by, call),
        ProblemKind::InTurnAfterAll { by } => Message::InTurnAfterAll { seat: by },
        ProblemKind::WhoCalled { candidates } => Message::WhoCalledOutOfTurn { word, seats: candidates },
        ProblemKind::MarkWithoutCall => Message::MarkWithoutCall { word },
        ProblemKind::ArrowWithoutCall => Message::ArrowWithoutCall { word },
        ProblemKind::SidesOfTable => Message::SidesOfTable { word },
        ProblemKind::NothingToReplace => Message::NothingToReplace { word },
        ProblemKind::ReplacesNothing => Message::ReplacesNothing { word },
        ProblemKind::NothingToChoose { settled } => nothing_to_choose(word, settled),
        ProblemKind::WhoChooses { said, chooser } => Message::WhoChooses { word, seat: said, lho: chooser },
        ProblemKind::LoneBracket => Message::LoneBracket { word },
        ProblemKind::LeadOutOfTurn => Message::LeadOutOfTurn { word },
        ProblemKind::OutsideTable => Message::OutsideTable { word },
        ProblemKind::Removed => Message::RemovedInTable { word },
        ProblemKind::TwoTables => Message::TwoTables {},
        ProblemKind::SeveralAuctions { boards } => {
            Message::SeveralAuctions { number: boards.len(), boards: boards.join(", ") }
        }
        ProblemKind::NoCalls => Message::NoCalls {},
        ProblemKind::AuctionElsewhere => Message::AuctionElsewhere {},
    }
}

/// Whether it is more than the walls of a cell.
fn says_something(word: &str) -> bool {
    word.contains(char::is_alphanumeric)
}

/// Why there is nothing that LHO may accept or decline.
const fn nothing_to_choose(word: String, settled: Settled) -> Message {
    match settled {
        Settled::InOrder { .. } => Message::NothingToChoose { word },
        Settled::Accepted(call) => Message::AcceptedAlready { word, call },
        Settled::Declined(call) => Message::DeclinedAlready { word, call },
        Settled::ForNobody(call) => Message::ForNobodyToChoose { word, call },
    }
}

/// A call that this player put in place of their last one, or that the next player made; and what to type, in the letters of the text.
fn whose_call(passage: &str, call: Call, over: Call, offender: Seat, mark: Replaced) -> Message {
    let lho = offender.lho();
    let replaced = shorthand::as_written(passage, call).unwrap_or_else(|| call.to_string());
    let next = Shorthand(format!("{lho}:{replaced}"));
    match mark {
        Replaced::Irregular => Message::WhoseCall { offender, lho, call, over, replaced, next },
        Replaced::Any => Message::WhoseCallChanged { offender, lho, call, over, replaced, next },
    }
}

/// The named player has already made the call; the next player may have been meant.
fn said_twice(by: Seat, call: Call) -> Message {
    Message::SaidTwice { seat: by, call, text: Shorthand(format!("{}:{call}", by.lho())) }
}

/// What is wrong in one place, and what would have been understood there.
#[must_use]
pub fn in_full(text: &str, found: &Problem) -> Vec<Message> {
    let mut said = vec![problem(text, found)];
    let say_who = match found.kind() {
        ProblemKind::SufficientAfterAll { bid, by, beside_another: false, .. } => Some((by, Call::Bid(*bid))),
        ProblemKind::NothingToChoose { settled: Settled::InOrder { last: Some((by, call)) } } => Some((by, *call)),
        _ => None,
    };
    // The likeliest is the next player.
    let passage = text.get(..found.span().to).unwrap_or_default();
    let say_who = say_who.map(|(by, call)| {
        let written = shorthand::as_written(passage, call).unwrap_or_else(|| call.to_string());
        Message::SayWho { text: Shorthand(format!("{}:{written}", by.lho())) }
    });
    // If the sentence itself asks for something, that is not listed again.
    let says_it_all = say_who.is_some() || !has_place(found) || asks(found);
    said.extend(say_who);
    if !says_it_all {
        said.push(Message::Expected { expected: found.expected().to_vec() });
    }
    said
}

/// Whether the problem's own sentence asks the question.
fn asks(problem: &Problem) -> bool {
    problem.expected() == [Expected::Edition]
        || matches!(
            problem.kind(),
            ProblemKind::Ambiguous { .. }
                | ProblemKind::WhoDealt { .. }
                | ProblemKind::WhoIs { .. }
                | ProblemKind::WhoseCall { .. }
                | ProblemKind::WhoCalled { .. }
                | ProblemKind::InTurnAfterAll { .. }
                | ProblemKind::SaidTwice { .. }
                | ProblemKind::NothingToReplace
                | ProblemKind::ReplacesNothing
                | ProblemKind::NothingToChoose { .. }
                | ProblemKind::SufficientAfterAll { .. }
                | ProblemKind::ArrowWithoutCall
                | ProblemKind::SidesOfTable
                | ProblemKind::WhoChooses { .. }
                | ProblemKind::NotABid { .. }
                | ProblemKind::LeadOutOfTurn
                | ProblemKind::AuctionElsewhere
                | ProblemKind::OutsideTable
                | ProblemKind::Removed
                | ProblemKind::TwoTables
                | ProblemKind::SeveralAuctions { .. }
                | ProblemKind::NoCalls
        )
}

/// Whether the words are known, and only do not fit the rest.
fn does_not_fit(problem: &Problem) -> bool {
    matches!(
        problem.kind(),
        ProblemKind::SufficientAfterAll { .. }
            | ProblemKind::NotABid { .. }
            | ProblemKind::InTurnAfterAll { .. }
            | ProblemKind::SaidTwice { .. }
            | ProblemKind::NothingToReplace
            | ProblemKind::ReplacesNothing
            | ProblemKind::NothingToChoose { .. }
            | ProblemKind::WhoChooses { .. }
            | ProblemKind::WhoCalled { .. }
            | ProblemKind::WhoDealt { .. }
            | ProblemKind::WhoseCall { .. }
    )
}

fn has_place(problem: &Problem) -> bool {
    !matches!(
        problem.kind(),
        ProblemKind::EmptyText
            | ProblemKind::TooLong { .. }
            | ProblemKind::SeveralAuctions { .. }
            | ProblemKind::NoCalls
    )
}

fn of(text: &str, span: Span) -> String {
    text.get(span.from..span.to).unwrap_or_default().trim().to_owned()
}

/// The lines of the text that hold a mistake, each with `^^^` under it.
pub(super) fn underlined(text: &str, spans: &[Span]) -> String {
    let is_marked = marked(text, spans);
    let mut shown = String::new();
    let mut start = 0;
    for line in text.split_inclusive('\n') {
        let end = start + line.len();
        let mark = |at: usize| if is_marked.get(start + at) == Some(&true) { '^' } else { ' ' };
        // An invisible character takes no column.
        let mut shower = VisibleChars::default();
        let seen = line.trim_end().char_indices().filter_map(|(at, ch)| Some((shower.shown(ch)?, mark(at))));
        let (line, marks): (String, String) = seen.unzip();
        if marks.contains('^') {
            shown.push_str(&format!("{}\n{}\n", line.trim_end(), marks.trim_end()));
        }
        start = end;
    }
    let shown = shown.trim_end_matches('\n');
    if shown.is_empty() { plain(text.trim_end()).into_owned() } else { shown.to_owned() }
}

/// Whether a span covers it, for every byte; an empty one covers the character before which it stands.
fn marked(text: &str, spans: &[Span]) -> Vec<bool> {
    let mut ends = vec![0_i32; text.len() + 1];
    let mut end = |at: usize, by: i32| ends.get_mut(at).into_iter().for_each(|count| *count += by);
    for Span { from, to } in spans {
        end(*from, 1);
        end((*to).max(from + 1), -1);
    }
    let running = ends.into_iter().scan(0, |open, count| {
        *open += count;
        Some(*open > 0)
    });
    running.collect()
}

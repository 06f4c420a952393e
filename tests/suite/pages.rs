//! What must hold of what a page tells, against the ruling it tells about.

mod barred;
mod editions;
mod gone_on;
mod informed;
mod prices;
mod settled;
mod stated;
mod whole;

use std::collections::{BTreeMap, BTreeSet};

use director_please::{
    bridge::{Call, Seat},
    explain::{self, Arg, Decision, Explanation, Message, Part, Reader},
    lawbook::Edition,
    laws,
    locale::{self, Language},
    present::terminal,
    record::{Event, Record},
    ruling::{CallStatus, Incident, Information, Outcome, PlayersOption, Question, RuledCall, Ruling},
};

use crate::{
    cases,
    chains::table::{EVERY_FAULT, Table},
    dice::Dice,
    totality,
};

/// Every sentence of a section.
fn of_part(part: &Part) -> Vec<&Message> {
    let headings = part.heading.iter().chain(&part.text);
    headings.chain(part.lines.iter().flat_map(|line| line.label.iter().chain(&line.text))).collect()
}

/// Every sentence of an explanation but the footer.
pub fn sentences(explanation: &Explanation) -> Vec<&Message> {
    [&explanation.headline].into_iter().chain(explanation.sections.iter().flat_map(of_part)).collect()
}

pub fn seat(message: &Message, name: &str) -> Option<Seat> {
    let mut found = None;
    message.each_arg(&mut |arg, value| {
        if let (true, Arg::Seat(seat)) = (arg.plain == name, value) {
            found = Some(seat);
        }
    });
    found
}

/// Whether it speaks of this call.
pub fn names(message: &Message, wanted: Call) -> bool {
    let mut is_named = false;
    message.each_arg(&mut |_, value| {
        if let Arg::Call(call) = value {
            is_named |= call == wanted;
        } else if let Arg::Calls(calls) | Arg::Together(calls) = value {
            is_named |= calls.contains(&wanted);
        }
    });
    is_named
}

/// Whether it says that nobody is restricted. One step counts leads, beside a player who must pass.
fn frees_everybody(message: &Message) -> bool {
    let mut number = None;
    message.each_arg(&mut |arg, value| {
        if let ("number", Arg::Number(count)) = (arg.plain, value) {
            number = Some(count);
        }
    });
    number == Some(0) && message.id() != "rotation-step-goes-back-barred"
}

/// What says that a player may call as they like, and which.
const FREE: [(&str, &str); 8] = [
    ("price-free", "partner"),
    ("price-free-auction", "partner"),
    ("price-free-reviewed", "partner"),
    ("price-brief-free", "partner"),
    ("director-nothing", "partner"),
    ("rotation-not-use", "partner"),
    ("rotation-no-double", "seat"),
    ("rotation-choose", "offender"),
];
const BARS: [&str; 5] =
    ["price-throughout", "price-once", "price-barred", "price-barred-auction", "rotation-no-double"];

/// What says for certain that a player must pass, and which: as the headline, or from here on.
const BOUND: [(&str, &str); 13] = [
    ("headline-barred", "partner"),
    ("headline-barred-once", "partner"),
    ("headline-again", "partner"),
    ("rotation-barred", "partner"),
    ("rotation-barred-once", "partner"),
    ("rotation-offender-once", "offender"),
    ("rotation-offender-now", "offender"),
    ("rotation-barred-now", "partner"),
    ("price-once-now", "seat"),
    ("rotation-offender-throughout", "offender"),
    ("removed-had-to-pass", "offender"),
    ("price-throughout", "seat"),
    ("price-once", "seat"),
];

/// The labels of the two answers to a question of the director's.
const ANSWERS: [(&str, &str); 8] = [
    ("choice-if-yes", "choice-if-no"),
    ("choice-otherwise-if-yes", "choice-otherwise-if-no"),
    ("rotation-law", "rotation-law"),
    ("which-over", "which-over"),
    ("which-over-theirs", "which-over-theirs"),
    ("which-intended", "which-new"),
    ("which-corrected", "which-new"),
    ("which-repeats", "which-new"),
];

/// How often a page was otherwise than it must be, and the shortest record of each kind of failure.
#[derive(Default)]
struct Tally {
    pages: usize,
    questions: usize,
    answers: usize,
    failures: BTreeMap<&'static str, (usize, Record, Reader, String)>,
}

impl Tally {
    fn hold(&mut self, what: &'static str, holds: bool, about: (&Record, Reader), why: impl FnOnce() -> String) {
        if holds {
            return;
        }
        let (record, reader) = about;
        let failure = self.failures.entry(what).or_insert_with(|| (0, record.clone(), reader, String::new()));
        failure.0 += 1;
        if failure.3.is_empty() || record.events.len() < failure.1.events.len() {
            *failure = (failure.0, record.clone(), reader, why());
        }
    }

    fn tell(&self, least: (usize, usize)) {
        let told = self.failures.iter().map(|(what, (times, record, reader, why))| {
            let ruling = laws::rule(record).unwrap();
            let page = locale::page(&explain::explain(record, &ruling, *reader), Language::English);
            let page = terminal::render(&page);
            format!("{times} × {what}: {why}\n{reader:?}: {}\n{page}\n{ruling}\n", record.to_json())
        });
        let told: Vec<String> = told.collect();
        assert!(told.is_empty(), "{} pages\n{}", self.pages, told.join("\n"));
        let seen = (self.pages, self.questions, self.answers);
        assert!(seen.0 >= least.0 && seen.1 >= least.1 && seen.2 >= least.1 / 5, "{seen:?} pages, questions, answers");
    }
}

fn check(tally: &mut Tally, record: &Record, ruling: &Ruling, reader: Reader) {
    let explanation = explain::explain(record, ruling, reader);
    let about = (record, reader);
    tally.pages += 1;
    let force = &ruling.in_force;
    let bound: BTreeSet<Seat> = force.must_pass.iter().map(|bar| bar.seat).collect();
    let told = sentences(&explanation);
    let next = explain::next(record, ruling).call;
    let offered: Vec<Message> = next.into_iter().flat_map(|next| next.calls).filter_map(|(_, price)| price).collect();
    for message in told.iter().copied().chain(&offered) {
        let why = || format!("{message:?}");
        let freed = FREE.iter().find(|(id, _)| *id == message.id());
        let is_free = freed.is_none_or(|(_, role)| !bound.contains(&seat(message, role).unwrap()));
        tally.hold("told free, and bound", is_free, about, why);
        let nobody = bound.is_empty() && force.lead.is_empty() && force.no_double.is_empty();
        tally.hold("nobody is restricted, and somebody is", !frees_everybody(message) || nobody, about, why);
        let leader = if message.id() == "lead-later" { seat(message, "leader") } else { None };
        let is_later = leader.is_none_or(|leader| force.lead.iter().all(|lead| lead.leader != leader));
        tally.hold("led freely, and restricted", is_later, about, why);
        let calls = freed.is_some() || BARS.contains(&message.id());
        tally.hold("of calls, once the auction is over", !ruling.auction_over || !calls, about, why);
    }
    let from_here = explanation.sections.iter().filter(|part| is_headed(part, "result-from-here"));
    let certain = [&explanation.headline].into_iter().chain(from_here.flat_map(|part| &part.text));
    for message in certain.filter(|_| !ruling.auction_over) {
        let said = BOUND.iter().find(|(id, _)| *id == message.id()).and_then(|(_, role)| seat(message, role));
        let is_bound = said.is_none_or(|seat| bound.contains(&seat));
        tally.hold("told bound for certain, and not in force", is_bound, about, || format!("{message:?}"));
    }
    let is_awaited = ruling.incidents.iter().any(|incident| is_awaited(&incident.outcome));
    let is_contract = told[0].id().starts_with("headline-contract") || told[0].id() == "headline-passed-out";
    let tells_contract = !ruling.auction_over || is_awaited || is_contract;
    tally.hold("over, and the headline is no contract", tells_contract, about, || format!("{:?}", told[0]));
    whole(tally, about, ruling, &explanation);
    whole::check(tally, about, ruling, &explanation);
    once(tally, about, &explanation);
    stated::check(tally, about, ruling, &explanation);
    if tally.pages % 16 < 2 {
        stated::check_words(tally, about, ruling, &explanation);
        informed::check_clause(tally, about, &explanation);
    }
    informed::check(tally, about, ruling, &explanation);
    informed::check_changes(tally, about, ruling, &explanation);
}

fn is_headed(part: &Part, id: &str) -> bool {
    part.heading.as_ref().is_some_and(|heading| heading.id() == id)
}

/// Nothing is missing: every irregularity that is open, and both answers to every question.
fn whole(tally: &mut Tally, about: (&Record, Reader), ruling: &Ruling, explanation: &Explanation) {
    let is_open = |outcome: &Outcome| !outcome.is_settled() && !ruling.auction_over;
    for incident in ruling.incidents.iter().filter(|incident| is_open(&incident.outcome)) {
        let of_it = || explanation.sections.iter().filter_map(|part| part.about.as_ref());
        let mut told = sentences(explanation).into_iter().chain(of_it());
        // Law 27B4: a second insufficient bid of theirs may be what awaits a choice.
        let is_pending = |it: &&RuledCall| it.by == incident.offender && it.status == CallStatus::Pending;
        let pending = ruling.calls.iter().filter(is_pending).map(|it| it.call);
        let its: Vec<Call> =
            [incident.call].into_iter().chain(incident.attempts.iter().copied()).chain(pending).collect();
        let is_named = told.any(|message| its.iter().any(|call| names(message, *call)));
        let why = || format!("{} by {}", incident.call, incident.offender);
        tally.hold("an open irregularity without its call", is_named, about, why);
        let is_explained = explanation.sections.iter().any(|part| !part.lines.is_empty() || !part.text.is_empty());
        tally.hold("open, and nothing said", is_explained, about, why);
    }
    // What hangs on LHO's choice about a later call is told as it will be if that is declined.
    let is_told = |it: &&Incident| it.waits_for.is_none() || whole::hangs_on_lho(ruling, it);
    let asked = ruling.incidents.iter().filter(is_told);
    let asked = asked.filter(|incident| matches!(incident.outcome, Outcome::DirectorsOption(_))).count();
    let answered = explanation.sections.iter().filter(|part| answers_of(part).is_some()).count();
    tally.questions += asked;
    let is_later = |part: &&Part| answers_of(part).is_some() && is_headed(part, "rotation-pass-comparable");
    let is_announced = |message: &&&Message| message.id() == "which-asked-next";
    let announced = sentences(explanation).iter().filter(is_announced).count();
    let later = explanation.sections.iter().filter(is_later).count() + announced;
    tally.hold("two questions where one is asked", answered <= asked + later, about, || format!("{asked} asked"));
    tally
        .hold("a question without its answers", answered >= asked, about, || format!("{asked} asked, {answered} told"));
}

/// The lines of a section that answer a question of the director's, if it is one.
fn answers_of(part: &Part) -> Option<(usize, usize)> {
    let labels: Vec<&str> =
        part.lines.iter().map(|line| line.label.as_ref().map(Message::id).unwrap_or_default()).collect();
    ANSWERS.iter().find_map(|(yes, no)| {
        let place = labels.iter().position(|label| label == yes)?;
        let other = labels.iter().enumerate().position(|(other, label)| other != place && label == no)?;
        Some((place, other))
    })
}

/// No sentence twice. Two choices may lead to the same; but not twice beside one choice.
fn once(tally: &mut Tally, about: (&Record, Reader), explanation: &Explanation) {
    let mut texts: Vec<(&Option<Message>, &Message)> = vec![(&None, &explanation.headline)];
    for part in &explanation.sections {
        for message in &part.text {
            let said = (&part.about, message);
            tally.hold("said twice on a page", !texts.contains(&said), about, || format!("{message:?}"));
            texts.push(said);
        }
        for (place, line) in part.lines.iter().enumerate() {
            let is_new = !part.lines[..place].contains(line);
            tally.hold("a line twice", is_new, about, || format!("{line:?}"));
            for (place, message) in line.text.iter().enumerate() {
                let is_new = !line.text[..place].contains(message);
                tally.hold("said twice in a line", is_new, about, || format!("{message:?}"));
            }
        }
    }
}

/// Whether a player has to choose before anything goes on.
fn is_awaited(outcome: &Outcome) -> bool {
    matches!(outcome, Outcome::PlayersOption(PlayersOption { .. }))
}

fn check_all(tally: &mut Tally, record: &Record) {
    let Ok(ruling) = laws::rule(record) else { return };
    for reader in [Reader::Player, Reader::Director] {
        check(tally, record, &ruling, reader);
    }
    whatever_the_answer(tally, record, &ruling);
    let [player, director] = [Reader::Player, Reader::Director].map(|reader| explain::explain(record, &ruling, reader));
    let headings = |explanation: &Explanation| -> Vec<Message> {
        explanation.sections.iter().filter_map(|part| part.heading.clone()).collect()
    };
    let told = headings(&director);
    let missing: Vec<Message> = headings(&player).into_iter().filter(|heading| !told.contains(heading)).collect();
    let about = (record, Reader::Director);
    tally.hold("the director is told less than players", missing.is_empty(), about, || format!("{missing:?}"));
}

/// The same record with the director's answer to the question that is asked first.
fn answered(record: &Record, ruling: &Ruling, yes: bool) -> Option<Record> {
    let (decision, _) = explain::next(record, ruling).decision?;
    let mut answered = record.clone();
    let (Decision::Comparable(place) | Decision::Unintended(place) | Decision::WhichLaw(place, _)) = decision;
    let Some(Event::Call(made)) = answered.events.get_mut(place) else { return None };
    // A call in place of two others is comparable to both, once a record says so.
    let takes_its_place = |incident: &&Incident| incident.replacement == Some(made.call);
    if ruling.incidents.iter().filter(takes_its_place).count() > 1 {
        return None;
    }
    let facts = &mut made.facts;
    match decision {
        Decision::Comparable(_) => facts.comparable = Some(yes),
        Decision::Unintended(_) => facts.unintended = Some(yes),
        Decision::WhichLaw(_, clauses) => facts.law = Some(clauses[usize::from(!yes)].address().to_owned()),
    }
    Some(answered)
}

/// What is told as certain holds whatever the director answers.
fn whatever_the_answer(tally: &mut Tally, record: &Record, ruling: &Ruling) {
    const CERTAIN: [&str; 4] = ["result-from-here", "result-lead", "result-play", "result-earlier"];
    let page = explain::explain(record, ruling, Reader::Player);
    let certain = page.sections.iter().filter(|part| CERTAIN.iter().any(|id| is_headed(part, id)));
    let certain: Vec<&Message> =
        certain.flat_map(|part| part.text.iter().chain(part.lines.iter().flat_map(|line| &line.text))).collect();
    // A slip undoes what was ruled on before; what was taken for natural is settled, and the director may say otherwise.
    let asks = |incident: &Incident| match &incident.outcome {
        Outcome::DirectorsOption(option) => matches!(option.question, Question::Comparable(_)),
        Outcome::PlayersOption(_) | Outcome::NoRectification(_) | Outcome::Rectification(_) => false,
    };
    if !ruling.incidents.iter().any(asks)
        || !matches!(explain::next(record, ruling).decision, Some((Decision::Comparable(_), _)))
    {
        return;
    }
    for yes in [true, false] {
        let Some(answered) = answered(record, ruling, yes) else { return };
        let Ok(then) = laws::rule(&answered) else { return };
        tally.answers += 1;
        for message in &certain {
            let why = || format!("{yes}: {message:?}\n{then}");
            tally.hold("certain, and hangs on the answer", is_true(message, &then), (record, Reader::Player), why);
        }
    }
}

/// Whether a sentence holds of a ruling, as far as it speaks of information and of what stands.
fn is_true(message: &Message, ruling: &Ruling) -> bool {
    let offender = seat(message, "offender");
    let is_its = |by: Seat, call: Call| Some(by) == offender && names(message, call);
    let informed = |wanted| {
        let mut its = ruling.incidents.iter().filter(|incident| incident.result.information == Some(wanted));
        its.any(|incident| Some(incident.offender) == offender)
    };
    let has_call = |wanted: &[CallStatus]| {
        ruling.calls.iter().any(|call| is_its(call.by, call.call) && wanted.contains(&call.status))
    };
    match message.id() {
        "result-authorised" => informed(Information::Authorised),
        // What is in doubt about one call is not told as certain together with another.
        "result-unauthorised" => {
            let named = || ruling.incidents.iter().filter(|incident| is_its(incident.offender, incident.call));
            let is = |wanted| named().any(|incident| incident.result.information == Some(wanted));
            let is_freed = is(Information::Authorised) && !is(Information::Unauthorised);
            has_call(&[CallStatus::Withdrawn, CallStatus::Cancelled]) && !is_freed
        }
        "result-settled-accepted" | "result-settled-stands" | "result-settled-had-to-pass" => {
            has_call(&[CallStatus::Stands])
        }
        id if id.starts_with("result-settled-cancelled") => has_call(&[CallStatus::Cancelled, CallStatus::Withdrawn]),
        _ => true,
    }
}

/// As many seeds as every day, or as `TOTALITY_SEEDS` says.
fn seeds(ordinary: u64) -> u64 {
    std::env::var("TOTALITY_SEEDS").map_or(ordinary, |number| number.parse::<u64>().unwrap().max(ordinary))
}

#[test]
fn pages_of_cases_say_what_the_ruling_says() {
    let mut tally = Tally::default();
    for case in cases::files().into_iter().flat_map(|(_, cases)| cases) {
        Edition::ALL.into_iter().for_each(|edition| check_all(&mut tally, &case.record(edition)));
    }
    tally.tell((500, 50));
}

#[test]
fn pages_of_any_record_say_what_the_ruling_says() {
    let mut tally = Tally::default();
    for seed in 0..seeds(2_000) {
        let record = |edition| totality::record(&mut Dice::new(seed), edition);
        Edition::ALL.into_iter().for_each(|edition| check_all(&mut tally, &record(edition)));
    }
    tally.tell((5_000, 300));
}

#[test]
fn pages_of_careless_tables_say_what_the_ruling_says() {
    let mut tally = Tally::default();
    for seed in 0..seeds(2_000) {
        for edition in Edition::ALL {
            let mut dice = Dice::new(seed);
            (0..5).for_each(|_| _ = dice.below(2)); // The first numbers of neighbouring seeds are much alike.
            check_all(&mut tally, &Table::played(&mut dice, edition, &EVERY_FAULT, 9).record);
        }
    }
    tally.tell((5_000, 300));
}

//! A page against the JSON of its ruling: the clauses, the contract, the lead, whose calls are named, and which choices are left.

use director_please::{
    bridge::{Call, Seat},
    explain::{Arg, Explanation, Line, Message, Part, Reader},
    locale::{self, Language},
    present::{json::RulingJson, terminal},
    record::Record,
    ruling::{CallStatus, Incident, Origin, Passes, Rectification, RuledCall, Ruling},
};
use serde_json::Value;

use super::{Tally, answers_of, is_headed, prices, seat, sentences};

/// What says what declarer may do about a lead, and whose.
const LEAD_NOW: [&str; 5] = [
    "lead-now-forbid-one",
    "lead-now-forbid-any",
    "lead-now-require-or-forbid",
    "lead-now-forbid-any-or-require",
    "lead-check-first",
];

pub(super) fn check(tally: &mut Tally, about: (&Record, Reader), ruling: &Ruling, explanation: &Explanation) {
    clauses(tally, about, ruling, explanation);
    contract(tally, about, ruling, explanation);
    lead(tally, about, ruling, explanation);
    calls(tally, about, ruling, explanation);
    choices(tally, about, explanation);
    bound(tally, about, ruling, explanation);
    prices::check(tally, about, ruling, explanation);
    any_call(tally, about, ruling, explanation);
    free(tally, about, ruling, explanation);
    two_of_one_name(tally, about, ruling, explanation);
    happened(tally, about, ruling, explanation);
}

/// What is told of earlier calls: that a call was accepted and withdrawn later, who called first, and that no rectification followed.
fn happened(tally: &mut Tally, about: (&Record, Reader), ruling: &Ruling, explanation: &Explanation) {
    let made = || ruling.calls.iter().filter(|call| call.origin == Origin::Made);
    for message in sentences(explanation) {
        let (is_true, what) = match *message {
            Message::Substituted { number: 0, .. } => (ruling.in_force.lead.is_empty(), "no rectification, but a lead"),
            Message::SettledAcceptedGone { offender, call, .. } => {
                let is_it =
                    |it: &&RuledCall| it.by == offender && it.call == call && it.status == CallStatus::Withdrawn;
                let gone: Vec<_> = made().filter(is_it).filter_map(|it| it.event).collect();
                let clauses = |incident: &Incident| {
                    let cites = |address: &str| incident.result.clauses.iter().any(|one| one.address() == address);
                    cites("27B4") && cites("27A1")
                };
                let mut its = ruling.incidents.iter().filter(|one| gone.contains(&one.event));
                (its.any(|one| one.accepted == Some(true) && !clauses(one)), "the accepted call stands")
            }
            Message::DifferPartnerFirst { offender, partner, call, .. } => {
                let mut later = made().skip_while(|it| it.by != offender || it.call != call).skip(1);
                (later.any(|it| it.by == partner), "partner did not call after it")
            }
            // Who has to pass for another reason is not told to bid.
            Message::DeclineReplacesAgain { offender, .. } | Message::DeclineNeither { offender, .. } => {
                let is_free = !ruling.in_force.must_pass.iter().any(|bar| bar.seat == offender);
                (is_free, "the offender has to pass")
            }
            _ => continue,
        };
        tally.hold("what happened", is_true, about, || format!("{what}: {message:?}"));
    }
}

/// Every address of a clause in the JSON.
fn addresses(json: &Value, found: &mut Vec<String>) {
    match json {
        // What waits for a choice is only named on a page.
        Value::Object(fields) if fields.get("waits_for").is_some_and(|event| !event.is_null()) => {}
        Value::Object(fields) => fields.iter().for_each(|(name, value)| match (name.as_str(), value) {
            ("clause", Value::String(address)) => found.push(address.clone()),
            ("clauses" | "review", Value::Array(several)) => {
                found.extend(several.iter().filter_map(Value::as_str).map(str::to_owned));
            }
            ("explanation", _) => {}
            (_, value) => addresses(value, found),
        }),
        Value::Array(values) => values.iter().for_each(|value| addresses(value, found)),
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => {}
    }
}

/// The director reads every clause, and everybody that of a bid that is free on a condition. A law as a whole is named by its parts.
fn clauses(tally: &mut Tally, about: (&Record, Reader), ruling: &Ruling, explanation: &Explanation) {
    let mut told: Vec<&str> = Vec::new();
    for message in sentences(explanation).into_iter().chain(&explanation.footer) {
        message.each_arg(&mut |_, value| {
            if let Arg::Clauses(clauses) = value {
                told.extend(clauses.iter().map(|clause| clause.address()));
            }
        });
    }
    let labels = explanation.sections.iter().flat_map(|part| &part.lines).filter_map(|line| line.label.as_ref());
    if labels.map(Message::id).any(|id| id.starts_with("price-if-")) {
        tally.hold("a condition without its clause", told.contains(&"27B1(a)"), about, || format!("{told:?}"));
    }
    if about.1 != Reader::Director {
        return;
    }
    let mut wanted = Vec::new();
    addresses(&serde_json::to_value(RulingJson::new(ruling, "en", "")).unwrap(), &mut wanted);
    for address in wanted {
        let is_told = told.iter().any(|told| told.starts_with(&address));
        tally.hold("a clause that the director does not read", is_told, about, || address.clone());
    }
}

/// Once the auction is over: the contract, its declarer and who leads, on every page.
fn contract(tally: &mut Tally, about: (&Record, Reader), ruling: &Ruling, explanation: &Explanation) {
    let Some(contract) = ruling.contract.filter(|_| ruling.auction_over) else { return };
    let is_it = |message: &&Message| {
        let mut named = false;
        message.each_arg(&mut |_, value| named |= matches!(value, Arg::Contract(told) if told == contract));
        named && seat(message, "declarer") == Some(contract.declarer)
    };
    let told: Vec<&Message> = sentences(explanation).into_iter().filter(is_it).collect();
    tally.hold("over, and no contract", !told.is_empty(), about, || format!("{:?}", explanation.headline));
    let has_leader = told
        .iter()
        .any(|message| message.id() == "headline-contract-lead-faced" || seat(message, "seat") == ruling.on_lead);
    tally.hold("over, and nobody leads", has_leader || ruling.on_lead.is_none(), about, || format!("{told:?}"));
}

/// Nobody restricts the lead of the side that declares.
fn lead(tally: &mut Tally, about: (&Record, Reader), ruling: &Ruling, explanation: &Explanation) {
    let Some(contract) = ruling.contract.filter(|_| ruling.auction_over) else { return };
    let answers = |part: &Part| answers_of(part).is_some();
    let certain = explanation.sections.iter().filter(|part| !answers(part));
    let text = certain.flat_map(|part| part.text.iter().chain(part.lines.iter().flat_map(|line| &line.text)));
    for message in text.filter(|message| LEAD_NOW.contains(&message.id())) {
        let defends = seat(message, "seat").is_some_and(|seat| seat.side() != contract.declarer.side());
        tally.hold("a lead restricted, and its side declares", defends, about, || format!("{message:?}"));
    }
}

/// Who has to pass is offered no choice.
fn bound(tally: &mut Tally, about: (&Record, Reader), ruling: &Ruling, explanation: &Explanation) {
    let is_bound = |seat: &Seat| ruling.in_force.must_pass.iter().any(|bar| bar.seat == *seat);
    let Some(turn) = ruling.turn.filter(is_bound) else { return };
    let headings = explanation.sections.iter().filter_map(|part| part.heading.as_ref());
    for message in headings.chain([&explanation.headline]) {
        let is_choice = matches!(message.id(), "headline-replace" | "headline-again" | "choice-offender");
        let offers = is_choice && seat(message, "offender") == Some(turn);
        tally.hold("a choice for a player who has to pass", !offers, about, || format!("{message:?}"));
    }
}

/// Nobody is told to make any legal call who has to pass.
fn any_call(tally: &mut Tally, about: (&Record, Reader), ruling: &Ruling, explanation: &Explanation) {
    const ANY_CALL: [&str; 4] =
        ["removed-double", "removed-double-director", "removed-double-barred-out-of-turn", "removed-step-double"];
    let is_bound = |seat: Seat| ruling.in_force.must_pass.iter().any(|bar| bar.seat == seat);
    for message in sentences(explanation).into_iter().filter(|message| ANY_CALL.contains(&message.id())) {
        let is_free = seat(message, "offender").is_some_and(|seat| !is_bound(seat));
        tally.hold("any call by who has to pass", is_free, about, || format!("{message:?}"));
    }
}

/// The table is not told that no restriction follows where somebody has to pass; and no bid is free where the ruling bars partner
/// whatever is called.
fn free(tally: &mut Tally, about: (&Record, Reader), ruling: &Ruling, explanation: &Explanation) {
    let is_said = |id: &str| sentences(explanation).into_iter().any(|message| message.id() == id);
    let binds = !ruling.in_force.must_pass.is_empty();
    tally.hold("free, and somebody has to pass", !(binds && is_said("director-tell-free")), about, || {
        format!("{:?}", ruling.in_force)
    });
    let labels = explanation.sections.iter().flat_map(|part| &part.lines).filter_map(|line| line.label.as_ref());
    if labels.map(Message::id).any(|id| id == "price-lowest-that-shows") {
        let ends = ruling.incidents.iter().flat_map(|incident| incident.outcome.leaves());
        let cites = |end: &Rectification| end.clauses.iter().any(|clause| clause.address().starts_with("27B1"));
        let is_free = ends.into_iter().any(|end| end.partner_passes == Passes::None && cites(end));
        tally.hold("a free bid, and none is", is_free, about, || format!("{:?}", explanation.headline));
    }
}

/// A call that a sentence speaks of is one that somebody in it made.
fn calls(tally: &mut Tally, about: (&Record, Reader), ruling: &Ruling, explanation: &Explanation) {
    for message in sentences(explanation).into_iter().filter(|message| seat(message, "offender").is_some()) {
        let (mut call, mut seats) = (None, Vec::new());
        message.each_arg(&mut |arg, value| {
            if let ("call", Arg::Call(named)) = (arg.plain, value) {
                call = Some(named);
            } else if let Arg::Seat(seat) = value {
                seats.push(seat);
            }
        });
        let made = |call: Call| ruling.calls.iter().any(|it| seats.contains(&it.by) && it.call == call);
        let tried = |call: Call| ruling.incidents.iter().any(|it| it.call == call || it.attempts.contains(&call));
        let holds = call.is_none_or(|call| made(call) || tried(call));
        tally.hold("a call that nobody in the sentence made", holds, about, || format!("{message:?}"));
    }
}

/// A choice whose branches are one is no choice, and nor is a question whose answers are.
fn choices(tally: &mut Tally, about: (&Record, Reader), explanation: &Explanation) {
    for part in &explanation.sections {
        if let Some((yes, no)) = answers_of(part) {
            let differ = part.lines[yes].text != part.lines[no].text;
            tally.hold("a question whose answers are one", differ, about, || format!("{:?}", part.lines[yes]));
        }
        let label = |id: &str| part.lines.iter().find(|line| line.label.as_ref().is_some_and(|it| it.id() == id));
        if let (Some(accept), Some(decline)) = (label("choice-accept"), label("choice-decline")) {
            tally.hold("a choice that is none", accept.text != decline.text, about, || format!("{accept:?}"));
        }
        // The director's list of all prices: calls of one price stand together.
        let is_list = is_headed(part, "director-every-price");
        let of_one_price =
            |(place, line): (usize, &Line)| part.lines[..place].iter().any(|other| other.text == line.text);
        let is_short = !is_list || !part.lines.iter().enumerate().any(of_one_price);
        tally.hold("one price in two lines", is_short, about, || format!("{:?}", part.lines));
        let is_choice = is_headed(part, "choice-offender") || is_headed(part, "choice-lho");
        let is_left = !is_choice || !part.lines.is_empty();
        tally.hold("a choice without its branches", is_left, about, || format!("{:?}", part.heading));
    }
}

/// Of a player's calls of one name, one that may be used and one that may not are told apart; and the one meant was withdrawn.
fn two_of_one_name(tally: &mut Tally, about: (&Record, Reader), ruling: &Ruling, explanation: &Explanation) {
    let mut free: Vec<(Seat, Call, usize)> = Vec::new();
    let mut withheld = Vec::new();
    let certain = explanation.sections.iter().filter(|part| part.lines.is_empty()).flat_map(|part| &part.text);
    for message in certain {
        let found = match message.id() {
            "result-authorised" => &mut free,
            "result-unauthorised" | "result-unauthorised-nth" => &mut withheld,
            _ => continue,
        };
        let (mut calls, mut nth) = (Vec::new(), 0);
        message.each_arg(&mut |arg, value| {
            if let ("call", Arg::Call(call)) = (arg.plain, value) {
                calls.push(call);
            } else if let Arg::Together(several) = value {
                calls.extend(several);
            } else if let ("nth", Arg::Number(number)) = (arg.plain, value) {
                nth = number;
            }
        });
        found.extend(calls.into_iter().map(|call| (seat(message, "offender").unwrap(), call, nth)));
    }
    for (by, call, nth) in &withheld {
        let why = || format!("{call} by {by}, number {nth}");
        let other = free.iter().find(|(other, named, _)| (other, named) == (by, call));
        let differ = other.is_none_or(|(.., other)| other != nth);
        tally.hold("may be used, and may not", differ, about, why);
        let made = ruling.calls.iter().filter(|it| it.origin == Origin::Made && (it.by, it.call) == (*by, *call));
        let meant = nth.checked_sub(1).and_then(|place| made.into_iter().nth(place));
        let gone = |status| matches!(status, CallStatus::Withdrawn | CallStatus::Cancelled);
        tally.hold("the wrong one withheld", *nth == 0 || meant.is_some_and(|it| gone(it.status)), about, why);
    }
}

/// In every language: no sentence is missing, and every clause is printed.
pub(super) fn check_words(tally: &mut Tally, about: (&Record, Reader), ruling: &Ruling, explanation: &Explanation) {
    for language in Language::ALL {
        let page = terminal::render(&locale::page(explanation, language));
        let page = page.split_whitespace().collect::<Vec<_>>().join(" ");
        let is_whole = !page.contains(['{', '}', '$']) && !page.contains("  ");
        tally.hold("a page with a hole", is_whole, about, || page.clone());
        let mut wanted = Vec::new();
        if about.1 == Reader::Director {
            addresses(&serde_json::to_value(RulingJson::new(ruling, "en", "")).unwrap(), &mut wanted);
        }
        for address in wanted {
            let is_printed = page.contains(&address);
            tally.hold("a clause that is not printed", is_printed, about, || format!("{address}: {page}"));
        }
    }
}

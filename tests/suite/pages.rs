//! What must hold of what a page tells, against the ruling it tells about.

use std::collections::BTreeSet;

use director_please::{
    bridge::Seat,
    explain::{self, Arg, Explanation, Message, Reader},
    lawbook::Edition,
    laws,
    record::Record,
    ruling::{Outcome, PlayersOption, Ruling},
};

use crate::{
    cases,
    totality::{self, Dice},
};

/// Every sentence of an explanation but the footer.
fn sentences(explanation: &Explanation) -> Vec<&Message> {
    let parts = explanation.sections.iter();
    let told = parts.flat_map(|part| {
        let headings = part.heading.iter().chain(&part.text);
        headings.chain(part.lines.iter().flat_map(|line| line.label.iter().chain(&line.text)))
    });
    [&explanation.headline].into_iter().chain(told).collect()
}

fn seat(message: &Message, name: &str) -> Option<Seat> {
    let mut found = None;
    message.each_arg(&mut |arg, value| {
        if let (true, Arg::Seat(seat)) = (arg.plain == name, value) {
            found = Some(seat);
        }
    });
    found
}

/// Whether it says that nobody is restricted.
fn frees_everybody(message: &Message) -> bool {
    let mut number = None;
    message.each_arg(&mut |arg, value| {
        if let ("number", Arg::Number(count)) = (arg.plain, value) {
            number = Some(count);
        }
    });
    number == Some(0)
}

/// What says that a player may call as he likes, and which.
const FREE: [(&str, &str); 7] = [
    ("price-free", "partner"),
    ("price-free-auction", "partner"),
    ("price-brief-free", "partner"),
    ("director-nothing", "partner"),
    ("rotation-not-use", "partner"),
    ("rotation-no-double", "seat"),
    ("rotation-choose", "offender"),
];
const BARS: [&str; 5] =
    ["price-throughout", "price-once", "price-barred", "price-barred-auction", "rotation-no-double"];

fn check(record: &Record, ruling: &Ruling, reader: Reader) {
    let explanation = explain::explain(record, ruling, reader);
    let force = &ruling.in_force;
    let bound: BTreeSet<Seat> = force.must_pass.iter().map(|bar| bar.seat).collect();
    let told = sentences(&explanation);
    let next = explain::next(record, ruling).call;
    let offered: Vec<Message> = next.into_iter().flat_map(|next| next.calls).filter_map(|(_, price)| price).collect();
    for message in told.iter().copied().chain(&offered) {
        let context = || format!("{message:?}: {record:?}");
        let freed = FREE.iter().find(|(id, _)| *id == message.id());
        if let Some((_, role)) = freed {
            assert!(!bound.contains(&seat(message, role).unwrap()), "{}", context());
        }
        if frees_everybody(message) {
            assert!(bound.is_empty() && force.lead.is_empty() && force.no_double.is_empty(), "{}", context());
        }
        if message.id() == "lead-later" {
            let leader = seat(message, "leader").unwrap();
            assert!(force.lead.iter().all(|lead| lead.leader != leader), "{}", context());
        }
        if ruling.auction_over {
            assert!(freed.is_none() && !BARS.contains(&message.id()), "{}", context());
        }
    }
    if ruling.auction_over && !ruling.incidents.iter().any(|incident| is_awaited(&incident.outcome)) {
        assert!(told[0].id().starts_with("headline-contract") || told[0].id() == "headline-passed-out", "{record:?}");
    }
    for part in &explanation.sections {
        for (place, message) in part.text.iter().enumerate() {
            assert!(!part.text[..place].contains(message), "said twice: {message:?}: {record:?}");
        }
    }
}

/// Whether a player has to choose before anything goes on.
fn is_awaited(outcome: &Outcome) -> bool {
    matches!(outcome, Outcome::PlayersOption(PlayersOption { .. }))
}

fn check_all(record: &Record) {
    let Ok(ruling) = laws::rule(record) else { return };
    for reader in [Reader::Player, Reader::Director] {
        check(record, &ruling, reader);
    }
}

#[test]
fn nobody_is_told_free_whom_something_binds() {
    for case in cases::files().into_iter().flat_map(|(_, cases)| cases) {
        Edition::ALL.into_iter().for_each(|edition| check_all(&case.record(edition)));
    }
    for seed in 0..3_000 {
        for edition in Edition::ALL {
            check_all(&totality::record(&mut Dice::new(seed), edition));
        }
    }
}

//! Laws 27B and 29B: once the director has ruled, a call of a player other than LHO tells that LHO declined.

use director_please::{
    bridge::{Call, Seat},
    explain::{self, Reader},
    lawbook::Edition,
    laws,
    locale::{self, Language},
    present::terminal,
    record::{Event, LhoChoice, Record},
    ruling::{Incident, Outcome},
};

use super::{in_short, table::made};

const BEFORE: [&[&str]; 6] = [&[], &["P"], &["1H"], &["1H", "P"], &["1C", "1H", "P"], &["1S", "P", "2S", "X"]];
const CALLS: [&str; 8] = ["P", "X", "1D", "1H", "1S", "1NT", "2D", "3S"];

#[test]
fn a_call_after_the_ruling_tells_that_lho_declined() {
    let mut seen = 0;
    for (edition, before, offender) in every_start() {
        for (call, next) in CALLS.into_iter().flat_map(|call| CALLS.map(|next| (call, next))) {
            let mut events: Vec<Event> = Vec::new();
            let mut turn = Seat::North;
            for name in before {
                events.push(made(name.parse().unwrap(), turn));
                turn = turn.lho();
            }
            events.push(made(call.parse().unwrap(), offender));
            let record = Record { events, ..Record::new(edition, Seat::North) };
            let Ok(open) = laws::rule(&record) else { continue };
            let awaits = |one: &Incident| matches!(&one.outcome, Outcome::PlayersOption(it) if it.is_lho_choice());
            let [only] = open.incidents.as_slice() else { continue };
            // An insufficient bid in turn is replaced by its own player; otherwise the turn goes back.
            let by = if only.kind.is_out_of_rotation() { turn } else { offender };
            let next: Call = next.parse().unwrap();
            if !awaits(only) || by == offender.lho() || (by == offender && next == only.call) {
                continue;
            }
            let then = |event: Event| Record {
                events: [record.events.clone(), vec![event, made(next, by)]].concat(),
                ..record.clone()
            };
            let (ruled, declined) = (then(Event::DirectorRuled), then(Event::Lho(LhoChoice::Declines)));
            let (Ok(after), Ok(other)) = (laws::rule(&ruled), laws::rule(&declined)) else {
                assert_eq!(laws::rule(&ruled).is_ok(), laws::rule(&declined).is_ok(), "{}", ruled.to_json());
                continue;
            };
            assert_eq!(in_short(&after), in_short(&other), "{}", ruled.to_json());
            let page = locale::page(&explain::explain(&ruled, &after, Reader::Player), Language::English);
            assert!(!terminal::render(&page).contains("before the director"), "{}", ruled.to_json());
            seen += 1;
        }
    }
    assert!(seen > 1_000, "{seen}");
}

fn every_start() -> impl Iterator<Item = (Edition, &'static [&'static str], Seat)> {
    let starts = Edition::ALL.into_iter().flat_map(|edition| BEFORE.map(|before| (edition, before)));
    starts.flat_map(|(edition, before)| Seat::ALL.map(|seat| (edition, before, seat)))
}

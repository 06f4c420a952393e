//! Law 25B1 after a call out of turn: it was changed, and LHO calls over one of the two.

use director_please::{
    bridge::{Call, Seat},
    lawbook::Edition,
    laws,
    record::{Event, LhoChoice, MadeCall, Record},
    ruling::{CallStatus, Outcome, Question},
};

use super::{Tally, table::made};

const FIRST: [&str; 6] = ["P", "1S", "2C", "2D", "1NT", "3H"];
const SECOND: [&str; 8] = ["P", "1S", "2C", "2S", "2NT", "3D", "3S", "4H"];

fn call(name: &str) -> Call {
    name.parse().unwrap()
}

/// North opens 1H; West calls at East's turn, changes that, and North calls.
fn record(edition: Edition, first: &str, second: &str, comparable: Option<bool>) -> Record {
    let mut changed = MadeCall::new(call(second), Some(Seat::West));
    changed.facts.comparable = comparable;
    let events = vec![
        made(call("1H"), Seat::North),
        made(call(first), Seat::West),
        Event::Call(changed),
        made(call("5C"), Seat::North),
    ];
    Record { events, ..Record::new(edition, Seat::North) }
}

/// 2017 Law 26A: a comparable second call leaves the lead free, another one does not, and the director is asked where neither is said
/// nor certain. In 2007 nothing hangs on it.
#[test]
fn a_second_call_that_lho_called_over_frees_the_lead_only_where_it_is_comparable() {
    let mut tally = Tally::default();
    for (first, second) in FIRST.iter().flat_map(|first| SECOND.map(|second| (*first, second))) {
        let over_second = |edition, comparable| {
            let record = record(edition, first, second, comparable);
            let ruling = laws::rule(&record).ok()?;
            let incident = ruling.incidents.iter().find(|incident| incident.event == 1)?.clone();
            let Outcome::DirectorsOption(option) = incident.outcome else { return None };
            let is_it = matches!(option.question, Question::WhichLaw(_, one, _) if one.address() == "25B1");
            is_it.then_some((record, *option.if_yes))
        };
        let lead = |outcome: &Outcome| outcome.rectification().map(|result| result.lead.is_some());
        if let (Some((record, is)), Some((_, not))) =
            (over_second(Edition::Laws2017, Some(true)), over_second(Edition::Laws2017, Some(false)))
        {
            tally.hold(lead(&is) == Some(false), &record, || format!("comparable: {is:?}"));
            tally.hold(lead(&not) == Some(true), &record, || format!("not comparable: {not:?}"));
        }
        if let Some((record, unsaid)) = over_second(Edition::Laws2017, None) {
            let asks =
                matches!(&unsaid, Outcome::DirectorsOption(it) if it.question == Question::Comparable(call(second)));
            tally.hold(asks || lead(&unsaid) == Some(true), &record, || format!("unsaid: {unsaid:?}"));
        }
        let of_2007 = |comparable| over_second(Edition::Laws2007, comparable);
        if let (Some((record, is)), Some((_, unsaid))) = (of_2007(Some(true)), of_2007(None)) {
            tally.hold(is == unsaid, &record, || format!("2007: {is:?} and {unsaid:?}"));
        }
    }
    if let Some((record, why)) = &tally.shortest {
        panic!("{} of {}, the shortest: {}\n{why}", tally.failures, tally.seen, record.to_json());
    }
    assert!(tally.seen > 100, "{}", tally.seen);
}

/// Laws 25B1 and 29A: while LHO may call over either of two calls out of turn, both are undecided; once they have said what they choose,
/// the second is withdrawn.
#[test]
fn both_calls_are_pending_until_lho_has_chosen() {
    let mut seen = 0;
    for (first, second) in FIRST.iter().flat_map(|first| SECOND.map(|second| (*first, second))) {
        for edition in Edition::ALL {
            let open = record(edition, first, second, None);
            let open =
                Record { events: open.events.into_iter().take(3).collect(), ..Record::new(edition, Seat::North) };
            let statuses = |record: &Record| -> Vec<CallStatus> {
                laws::rule(record).unwrap().calls.iter().skip(1).map(|call| call.status).collect()
            };
            if *first == *second {
                continue;
            }
            seen += 1;
            assert_eq!(statuses(&open), [CallStatus::Pending; 2], "{}", open.to_json());
            for (choice, becomes) in
                [(LhoChoice::Accepts, CallStatus::Stands), (LhoChoice::Declines, CallStatus::Cancelled)]
            {
                let mut chosen = open.clone();
                chosen.events.push(Event::Lho(choice));
                assert_eq!(statuses(&chosen), [becomes, CallStatus::Withdrawn], "{}", chosen.to_json());
            }
        }
    }
    assert_eq!(seen, 90);
}

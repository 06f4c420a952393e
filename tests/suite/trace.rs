//! The trace: how a ruling came about.

use std::collections::BTreeSet;

use director_please::{
    bridge::{Call, Seat},
    lawbook::{Clause, Edition},
    laws,
    record::{Event, LhoChoice, Record},
    ruling::{Action, Assumption, Because, Incident, Kind, Origin, Outcome, Question, Step, Trace},
    shorthand,
};

use crate::{cases, dice::Dice, totality};

fn traces(text: &str) -> Vec<Trace> {
    laws::trace(&shorthand::read(text, None).unwrap()).unwrap()
}

fn reason(trace: &Trace, address: &str) -> Option<Because> {
    trace.considered.iter().find(|one| one.clause.address() == address).map(|one| one.because)
}

#[test]
fn the_branches_not_taken_say_why() {
    let traces = traces("1H P 1H ib rej 2H");
    let [trace] = traces.as_slice() else { panic!("{traces:?}") };
    let took = |action: Action| {
        trace.steps.iter().any(|step| matches!(step, Step::Chose { action: took, .. } if *took == action))
    };
    assert!(took(Action::Decline) && took(Action::Replace("2H".parse().unwrap())), "{:?}", trace.steps);
    assert_eq!(trace.applied.first().map(|clause| clause.address()), Some("27B1(a)"));
    assert!(matches!(reason(trace, "27B2"), Some(Because::Otherwise(Step::Chose { action: Action::Replace(_), .. }))));
    assert_eq!(reason(trace, "25A"), Some(Because::NotSaidToBeUnintended));
    assert_eq!(reason(trace, "27C"), Some(Because::NotWhatHappened));
    assert_eq!(trace.open, []);
}

#[test]
fn the_turn_rules_clauses_out() {
    let traces = traces("S:1S rej 2017");
    let [trace] = traces.as_slice() else { panic!("{traces:?}") };
    assert_eq!(reason(trace, "31A1"), Some(Because::TurnOf(Seat::North)));
    assert!(trace.open.iter().any(|clause| clause.address() == "31B2"), "{:?}", trace.open);
}

#[test]
fn what_rules_out_a_clause_rules_out_its_parts() {
    for (text, parts) in
        [("1S P X W:P", ["36B1", "36B2", "36B3"].as_slice()), ("1S 1H rej 2C ncmp P W:2D N:P", &["37B1", "37B2"])]
    {
        for edition in Edition::ALL {
            let record = Record { laws: edition, ..shorthand::read(text, None).unwrap() };
            let traces = laws::trace(&record).unwrap();
            let trace = traces.last().unwrap();
            for part in parts {
                let because = reason(trace, part);
                assert!(
                    matches!(because, Some(Because::Otherwise(Step::Overtaken { .. }))),
                    "{text} {part}: {because:?}"
                );
            }
        }
    }
}

#[test]
fn every_clause_of_every_case_has_its_place() {
    let mut without_a_way = Vec::new();
    for (_, cases) in cases::files() {
        for case in &cases {
            for edition in Edition::ALL {
                let record = case.record(edition);
                for trace in laws::trace(&record).unwrap() {
                    check(&trace, edition, &case.name);
                    if lost_its_way(&trace, &record) {
                        without_a_way
                            .push(format!("{} {edition:?} {:?} {:?}", case.name, trace.incident.kind, trace.steps));
                    }
                }
            }
        }
    }
    assert!(without_a_way.is_empty(), "{}:\n{}", without_a_way.len(), without_a_way.join("\n"));
}

#[test]
fn every_clause_of_generated_auctions_has_its_place() {
    let mut seen = 0;
    for seed in 0..1_500 {
        for edition in Edition::ALL {
            let record = totality::record(&mut Dice::new(seed), edition);
            for trace in laws::trace(&record).unwrap() {
                check(&trace, edition, &format!("{record:?}"));
                assert!(!lost_its_way(&trace, &record), "{record:?}: {:?}", trace.incident);
                seen += 1;
            }
        }
    }
    assert!(seen > 1_500, "{seen} irregularities");
}

/// A clause is applied, open or considered, never two of them, and belongs to the edition.
fn check(trace: &Trace, edition: Edition, name: &str) {
    let considered = trace.considered.iter().map(|one| one.clause);
    let all: Vec<Clause> = trace.applied.iter().chain(&trace.open).copied().chain(considered).collect();
    let distinct: BTreeSet<&str> = all.iter().map(|clause| clause.address()).collect();
    assert_eq!(distinct.len(), all.len(), "{name}: {all:?}");
    assert!(all.iter().all(|clause| clause.edition() == edition), "{name}: {all:?}");
    assert!(!trace.applied.is_empty() || !trace.open.is_empty(), "{name}: nothing applies");
    // What rules out a clause rules out its parts, but for one that speaks of a double out of turn.
    for whole in trace.considered.iter().filter(|one| matches!(one.because, Because::Otherwise(_))) {
        let is_part = |part: &str| part.starts_with(whole.clause.address()) && part != "36B4";
        let parts = trace.considered.iter().filter(|one| is_part(one.clause.address()));
        for part in parts {
            assert_ne!(part.because, Because::NotWhatHappened, "{name}: {} and {}", whole.clause, part.clause);
        }
    }
    check_finding(trace, edition, name);
    // The clause of a question may apply or not.
    let is_asked = matches!(trace.incident.outcome, Outcome::DirectorsOption(_));
    for clause in &trace.incident.result.clauses {
        let place = if is_asked && !trace.applied.contains(clause) { &trace.open } else { &trace.applied };
        assert!(place.contains(clause), "{name}: {clause}");
    }
}

/// What hangs on whether a replacement is comparable is ruled out by the director's finding, not by the replacement.
fn check_finding(trace: &Trace, edition: Edition, name: &str) {
    const IF_NOT: [&str; 5] = ["26B", "27B2", "30B1(b)(ii)", "31A2(b)", "32A2(b)"];
    const IF_SO: [&str; 5] = ["23A", "27B1(b)", "30B1(b)(i)", "31A2(a)", "32A2(a)"];
    let is_finding = |step: &&Step| matches!(step, Step::Decided { question: Question::Comparable(_), .. });
    let is_double = trace.incident.replacement.is_some_and(Call::is_double_or_redouble);
    let Some(finding) = trace.steps.iter().rfind(is_finding).filter(|_| edition.has_comparable_calls()) else { return };
    let out = if matches!(finding, Step::Decided { yes: true, .. }) { IF_NOT } else { IF_SO };
    for one in trace.considered.iter().filter(|one| out.contains(&one.clause.address())) {
        // A double is no sufficient bid, whatever is found (27B3).
        if is_double && one.clause.address() == "27B2" {
            continue;
        }
        let is_by_finding = !matches!(one.because, Because::Otherwise(by) if by != *finding);
        assert!(is_by_finding, "{name}: {} because of {:?}", one.clause, one.because);
    }
}

/// Every record of the cases, and generated ones.
pub fn records() -> Vec<Record> {
    let files = cases::files();
    let cases = files.iter().flat_map(|(_, cases)| cases);
    let mut records: Vec<Record> =
        cases.flat_map(|case| Edition::ALL.into_iter().map(|edition| case.record(edition))).collect();
    records
        .extend((0..800).flat_map(|seed| Edition::ALL.map(|edition| totality::record(&mut Dice::new(seed), edition))));
    records
}

/// Whether LHO has yet to accept or to decline it.
fn awaits_lho(incident: &Incident) -> bool {
    matches!(&incident.outcome, Outcome::PlayersOption(option) if option.is_lho_choice())
}

/// “The situation described did not arise” stands over no clause about what did happen.
#[test]
fn what_happened_is_not_said_to_have_not_happened() {
    let mut seen = [0; 5];
    for record in records() {
        for trace in laws::trace(&record).unwrap() {
            let incident = &trace.incident;
            let declined = incident.accepted == Some(false)
                || trace.steps.iter().any(|step| matches!(step, Step::Chose { action: Action::Decline, .. }));
            let may_decline = incident.waits_for.is_none() && awaits_lho(incident);
            let happened: Vec<&str> = [
                (incident.kind.is_out_of_rotation() && (declined || may_decline), vec!["29B"]),
                (incident.kind == Kind::InsufficientBid && (declined || may_decline), vec!["27B"]),
                (incident.kind == Kind::CallAfterFinalPass, vec!["39A"]),
                (incident.kind == Kind::BidAboveSeven, vec!["38A", "38B", "38D"]),
                (incident.kind == Kind::InadmissibleDouble, vec!["36B1", "36B2", "36B3"]),
            ]
            .into_iter()
            .zip(&mut seen)
            .filter(|((is_it, _), _)| *is_it)
            .flat_map(|((_, addresses), seen)| {
                *seen += 1;
                addresses
            })
            .collect();
            for one in trace.considered.iter().filter(|one| one.because == Because::NotWhatHappened) {
                let address = one.clause.address();
                assert!(!happened.contains(&address), "{address}: {record:?}");
                let holds = |other: &&Clause| other.law() == one.clause.law() && other.address().starts_with(address);
                let part = trace.applied.iter().chain(&trace.open).find(holds);
                assert_eq!(part, None, "{address} holds what applies: {record:?}");
            }
            let is_declined = trace.applied.iter().any(|clause| ["27B", "29B"].contains(&clause.address()));
            let declines = [Kind::InsufficientBid].contains(&incident.kind) || incident.kind.is_out_of_rotation();
            assert!(is_declined || !declined || !declines, "declined, but neither 27B nor 29B applies: {record:?}");
        }
    }
    assert!(seen.into_iter().all(|count| count > 5), "{seen:?}");
}

/// Nobody is said to have accepted or declined who neither called nor said so.
#[test]
fn nobody_has_chosen_who_has_neither_called_nor_spoken() {
    let mut seen = 0;
    for record in records() {
        let ruling = laws::rule(&record).unwrap();
        for trace in laws::trace(&record).unwrap() {
            for step in &trace.steps {
                let Step::Chose { chooser, action: Action::Accept | Action::Decline, .. } = *step else { continue };
                let since = trace.incident.event + 1;
                let spoke = record.events[since..].iter().any(|event| matches!(event, Event::Lho(_)));
                let called = |by: Seat| ruling.calls.iter().any(|call| call.event >= Some(since) && call.by == by);
                assert!(spoke || called(chooser), "{chooser} did not choose: {record:?}");
                seen += 1;
            }
        }
    }
    assert!(seen > 500, "{seen} choices");
}

/// Who is said to have passed, to have acted or to have called since has done so.
#[test]
fn what_is_told_of_a_player_is_what_they_called() {
    let mut seen = [0; 3];
    for record in records() {
        let ruling = laws::rule(&record).unwrap();
        for trace in laws::trace(&record).unwrap() {
            let event = trace.incident.event;
            let calls = |seat: Seat| {
                let since = ruling.calls.iter().filter(move |call| call.by == seat);
                since.filter(move |call| call.origin == Origin::Substituted || call.event > Some(event))
            };
            for step in &trace.steps {
                let (seat, kind, is_so) = match *step {
                    Step::Chose { chooser, action: Action::Passes, .. } => {
                        (chooser, 0, calls(chooser).any(|made| made.call == Call::Pass))
                    }
                    Step::Chose { chooser, action: Action::Acts, .. } => {
                        (chooser, 1, calls(chooser).any(|made| made.call != Call::Pass))
                    }
                    Step::Overtaken { by } => (by, 2, calls(by).next().is_some()),
                    Step::Chose { .. } | Step::WentOn { .. } | Step::LeadFaced | Step::Decided { .. } => continue,
                };
                assert!(is_so, "{seat} {step:?}: {}\n{ruling}", record.to_json());
                seen[kind] += 1;
            }
        }
    }
    assert!(seen.into_iter().all(|count| count > 20), "{seen:?}");
}

/// Law 29C applies to an artificial bid out of turn where 29B does, and such a bid is not said to count as natural.
#[test]
fn an_artificial_bid_does_not_count_as_natural() {
    let mut seen = [0; 3];
    for record in records() {
        for trace in laws::trace(&record).unwrap() {
            let incident = &trace.incident;
            let Some(Event::Call(made)) = record.events.get(incident.event) else { continue };
            let is_usually = |it: &Assumption| matches!(it, Assumption::Conventional(call, _) if *call == made.call);
            let is_artificial = made.is_artificial() || incident.assumes.iter().any(is_usually);
            if made.call.bid().is_none() || !incident.kind.is_out_of_rotation() {
                continue;
            }
            let told = || format!("{}: {trace:?}", record.to_json());
            match reason(&trace, "29C") {
                Some(Because::Natural) => assert!(!is_artificial && made.is_understood(), "{}", told()),
                Some(_) => assert!(incident.accepted != Some(false), "{}", told()),
                None => {
                    let applies = |address: &str| trace.applied.iter().any(|clause| clause.address() == address);
                    assert!(!is_artificial || applies("29C") == applies("29B"), "{}", told());
                }
            }
            seen[usize::from(is_artificial) + usize::from(!made.is_understood())] += 1;
        }
    }
    assert!(seen[0] > 100 && seen[1] > 20, "{seen:?}");
}

/// Whose turn it was is told the same whether LHO accepts an earlier call at once, or by what is done later.
#[test]
fn a_late_acceptance_does_not_change_whose_turn_it_was() {
    let mut seen = 0;
    for record in records() {
        let traces = laws::trace(&record).unwrap();
        for (first, second) in traces.iter().zip(traces.iter().skip(1)) {
            let (first, at) = (&first.incident, second.incident.event);
            let silent = at == first.event + 1 && first.accepted == Some(true);
            let mut before = record.clone();
            before.events.truncate(at);
            let Ok(ruling) = laws::rule(&before) else { continue };
            if !silent || !ruling.incidents.last().is_some_and(awaits_lho) {
                continue;
            }
            before.events.push(Event::Lho(LhoChoice::Accepts));
            let said = laws::rule(&before).unwrap();
            assert_eq!(second.situation.turn, said.turn, "{record:?}");
            seen += 1;
        }
    }
    assert!(seen > 5, "{seen} calls while a choice was open");
}

/// Whether a choice that was open at first is settled, and no step says how.
fn lost_its_way(trace: &Trace, record: &Record) -> bool {
    let first = Record { events: record.events[..=trace.incident.event].to_vec(), ..record.clone() };
    let Ok(ruling) = laws::rule(&first) else { return false };
    let at_first = ruling.incidents.iter().find(|incident| incident.event == trace.incident.event);
    let was_open = at_first
        .is_some_and(|incident| !matches!(incident.outcome, Outcome::NoRectification(_) | Outcome::Rectification(_)));
    was_open && trace.incident.is_settled() && trace.steps.is_empty()
}

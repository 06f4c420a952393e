//! What a question and its answer say is so: by a ruling of natural calls, and by what happened.

use std::collections::BTreeSet;

use director_please::{
    bridge::{Bid, Call, Seat},
    explain::{Message, Which},
    lawbook::Edition,
    laws,
    locale::Language,
    present::terminal,
    quiz::{self, Ask, Bar, Claim, Classic, Kind, Question, Questions, Wanted, turned},
    record::{Event, Facts, LhoChoice, MadeCall, Record, Shows},
    ruling::{Assumption, CallStatus, Incident, Kind as Irregularity},
};
use regex::Regex;

use super::{all, of_both_editions};

/// The questions of every level, and the classics.
fn every() -> impl Iterator<Item = Question> {
    all().cloned().chain(Classic::all().flat_map(of_both_editions))
}

pub(super) fn last(record: &Record) -> Option<Incident> {
    laws::rule(record).expect("a question has a ruling").incidents.pop()
}

/// The calls of a record, with who made each.
pub(super) fn calls(record: &Record) -> Vec<(Seat, &MadeCall)> {
    record.events.iter().filter_map(Event::made_call).map(|made| (made.by.expect("the player"), made)).collect()
}

fn editions(question: &Question) -> Vec<Edition> {
    if question.kind == Kind::Editions { Edition::LATEST.into() } else { vec![question.edition] }
}

#[test]
fn no_key_rests_on_a_convention_that_the_question_does_not_name() {
    for question in every() {
        for laws in editions(&question) {
            let ruling = laws::rule(&Record { laws, ..question.record.clone() }).expect("a ruling");
            let assumed = ruling.incidents.iter().flat_map(|incident| &incident.assumes);
            let is_said = |one: &Assumption| matches!(one, Assumption::Natural(_) | Assumption::ByYardstick(_));
            assert_eq!(assumed.copied().find(|one| !is_said(one)), None, "{question:?}");
        }
        let mut natural = question.record.clone();
        let shown = |call| Facts { shows: Some(Shows::named_by(call)), ..Facts::default() };
        let withdrawn = last(&question.record).filter(|_| question.kind == Kind::Free).map(|incident| incident.event);
        for (place, event) in natural.events.iter_mut().enumerate() {
            let Event::Call(made) = event else { continue };
            if withdrawn == Some(place) {
                made.facts.replacements = Bid::all().map(Call::Bid).map(|call| (call, shown(call))).collect();
            }
            if made.call.bid().is_some() && made.is_bare() {
                made.facts.shows = shown(made.call).shows;
            }
        }
        for (place, choice) in question.choices.iter().enumerate() {
            assert_eq!(choice.claim.holds(&natural), place == question.right, "{choice:?}\n{question:?}");
        }
    }
}

/// The record of a question, changed as a reason says: what would have to be otherwise.
fn changed(question: &Question, says: &Message) -> Option<Record> {
    let Message::QuizIf { which, seat, other, call, replacement, edition, .. } = *says else { return None };
    let mut record = question.record.clone();
    let incident = last(&record).expect("something was irregular");
    let made = |by: Seat, call: Call| Event::Call(MadeCall::new(call, Some(by)));
    let is_by = |event: &Event, by: Seat| event.made_call().is_some_and(|made| made.by == Some(by));
    let replaced = record.events.iter().skip(incident.event + 1).position(|event| is_by(event, incident.offender));
    match which.0 {
        "edition" => record.laws = edition,
        "accepted" => {
            let refused = record.events.iter().rposition(|event| *event == Event::Lho(LhoChoice::Declines));
            record.events.truncate(refused.expect("it was refused"));
            record.events.push(Event::Lho(LhoChoice::Accepts));
            assert_eq!(seat, incident.offender.lho(), "{question:?}");
        }
        "comparable" | "not-comparable" => {
            let facts = record.events.iter_mut().rev().filter_map(|event| match event {
                Event::Call(made) if made.call == replacement => Some(&mut made.facts),
                _ => None,
            });
            let mut found = facts.filter(|facts| facts.comparable.is_some());
            found.next().expect("the director found something").comparable = Some(which.0 == "comparable");
            // Law 27B3: a double that is not comparable is cancelled; the pass that follows bars partner as any call does.
            if replacement.is_double_or_redouble() && !last(&record).expect("something was irregular").is_settled() {
                record.events.push(made(incident.offender, Call::Pass));
            }
        }
        "refused" | "refused-passed" | "refused-replaced" => {
            assert_eq!(seat, incident.offender.lho(), "{question:?}");
            // It may be the second of two insufficient bids.
            let is_it = |event: &Event| {
                is_by(event, incident.offender) && event.made_call().is_some_and(|made| made.call == call)
            };
            let place = record.events.iter().skip(incident.event).position(is_it).expect("the call that was accepted");
            let next = incident.event + place + 1;
            // Law 27C: what came in its place before LHO had chosen came all the same.
            let is_premature = record.events.get(next).is_some_and(|event| is_by(event, incident.offender));
            record.events.truncate(next + usize::from(is_premature));
            record.events.push(Event::Lho(LhoChoice::Declines));
            // Where partner is barred at once (2007 Law 31B), it does not matter what anybody calls until the offender has.
            let is_open = |record: &Record| !last(record).expect("something was irregular").is_settled();
            let mut passes = usize::from(which.0 != "refused");
            while passes > 0 || is_open(&record) {
                let turn = laws::rule(&record).unwrap().turn.expect("somebody's turn");
                record.events.push(made(turn, Call::Pass));
                passes = passes.saturating_sub(1);
            }
        }
        // RHO has bid, and the offender has passed: nothing that a director finds comparable.
        "acted" => {
            record.events.truncate(incident.event + 1);
            let passed = |comparable| {
                let facts = Facts { comparable, ..Facts::default() };
                Event::Call(MadeCall { facts, ..MadeCall::new(Call::Pass, Some(incident.offender)) })
            };
            record.events.extend([Event::Lho(LhoChoice::Declines), made(other, replacement), passed(None)]);
            if !last(&record).expect("something was irregular").is_settled() {
                record.events.pop();
                record.events.push(passed(Some(false)));
            }
        }
        // What happened before that is not told.
        "refused-unlike" | "refused-less-precise" | "corrected-before" | "called-since" | "both-called-since" => {
            return None;
        }
        "refused-passed-on" => {
            record.events.truncate(incident.event + 1);
            record.events.push(Event::Lho(LhoChoice::Declines));
            for _ in 0..4 {
                let turn = laws::rule(&record).unwrap().turn.expect("somebody's turn");
                record.events.push(made(turn, Call::Pass));
                if turn == incident.offender {
                    break;
                }
            }
        }
        "called-over" | "not-called-over" => {
            let by = if which.0 == "called-over" { seat } else { incident.offender };
            record.events.truncate(incident.event + 1);
            record.events.push(made(by, Call::Pass));
        }
        _ => {
            let place = incident.event + 1 + replaced.expect("it was replaced");
            let rest = record.events.split_off(place);
            record.events.push(made(seat, call));
            // Of a lead people think once the auction is over.
            record.events.extend(rest.into_iter().skip(1).filter(|_| question.kind == Kind::Lead));
        }
    }
    Some(record)
}

#[test]
fn what_would_be_right_otherwise_would_be() {
    let mut checked = 0;
    for question in every() {
        for choice in &question.choices {
            let Some(reason) = &choice.against else { continue };
            if let Message::QuizIf { which: Which("passed-for" | "bid-for"), replacement, .. } = reason.says {
                assert!(replacement.bid().is_some(), "nobody bids a double: {question:?}");
            }
            let Some(record) = changed(&question, &reason.says) else { continue };
            checked += 1;
            assert!(choice.claim.holds(&record), "{choice:?}\n{question:?}");
            if question.kind == Kind::Clause {
                assert_eq!(reason.clause, None, "the choice names it: {question:?}");
                let about = |record| last(record).map(|one| (one.event, one.offender, one.call));
                assert_eq!(about(&record), about(&question.record), "{question:?}");
            }
        }
    }
    assert!(checked > 20, "{checked}");
}

#[test]
fn what_would_change_the_answer_would() {
    let mut checked = 0;
    for question in every() {
        let Some(turned) = turned(&question) else { continue };
        checked += 1;
        assert!(turned.claim.holds(&turned.record), "{turned:?}\n{question:?}");
        let right = &question.choices[question.right].claim;
        assert!(!right.holds(&turned.record), "{turned:?}\n{question:?}");
        let is_about_a_call = matches!(question.kind, Kind::Accepts | Kind::Order | Kind::Irregular);
        if is_about_a_call {
            // Who was passed over may have passed first; what was accepted was not replaced.
            let more = turned.record.events.len().saturating_sub(question.record.events.len());
            assert!(more < 4, "{turned:?}\n{question:?}");
        } else if let (Ask::Lead { leader: one, .. }, Ask::Lead { leader: other, .. }) = (turned.ask, question.ask) {
            assert_eq!(one, other, "{turned:?}\n{question:?}");
        } else if question.kind != Kind::Comparable {
            assert_eq!(turned.ask, question.ask, "{turned:?}\n{question:?}");
        }
    }
    assert!(checked > 20, "{checked}");
}

/// A bid as it stands on a page.
fn bid(text: &str) -> Bid {
    let plain = text.replace('♣', "C").replace('♦', "D").replace('♥', "H").replace('♠', "S");
    let is_it = |bid: &Bid| Call::Bid(*bid).to_string() == plain;
    Bid::all().find(is_it).unwrap_or_else(|| panic!("{text} is no bid"))
}

#[test]
fn a_bid_is_held_against_the_bid_before_it() {
    let beats = Regex::new(r"(\d(?:♣|♦|♥|♠|NT)) (does not beat|beats) (\w+)’s\s+(\d(?:♣|♦|♥|♠|NT))").unwrap();
    let mut checked = 0;
    for question in every() {
        let told = terminal::render(&quiz::reveal_page(&question, None, Language::English));
        for found in beats.captures_iter(&told) {
            checked += 1;
            assert_eq!(bid(&found[1]) > bid(&found[4]), &found[2] == "beats", "{}\n{question:?}", &found[0]);
            let is_theirs = |(by, made): &(Seat, &MadeCall)| {
                format!("{by:?}") == found[3] && made.call == Call::Bid(bid(&found[4]))
            };
            assert!(calls(&question.record).iter().any(is_theirs), "{}\n{question:?}", &found[0]);
        }
    }
    assert!(checked > 20, "{checked}");
}

/// Every other choice has its own reason, but that nobody has to pass, or that all is in order, where the answer itself says no.
#[test]
fn every_other_choice_is_answered() {
    let mut seen = BTreeSet::new();
    for question in every() {
        let ruling = laws::rule(&question.record).unwrap();
        let bound: Vec<Seat> = ruling.in_force.must_pass.iter().map(|bar| bar.seat).collect();
        let standing: Vec<Call> = ruling.auction.calls().iter().map(|(_, call)| *call).collect();
        for (place, choice) in question.choices.iter().enumerate().filter(|(place, _)| *place != question.right) {
            let is_denied = matches!(choice.claim, Claim::Passes(Bar::Nobody) | Claim::Order(None));
            let is_asked =
                matches!(question.kind, Kind::Passes | Kind::Order | Kind::Contract | Kind::Clause | Kind::Editions);
            assert!(choice.against.is_some() || is_denied || !is_asked, "{place} of {question:?}");
            let (which, is_so) = match choice.against.as_ref().map(|reason| &reason.says) {
                Some(Message::QuizBarred { which, seat }) => (
                    which.0,
                    match which.0 {
                        "once" | "throughout" => bound == [*seat],
                        "stands" => bound.contains(seat),
                        "too" => bound.len() == 2 && bound.contains(seat),
                        _ => !bound.contains(seat),
                    },
                ),
                Some(Message::QuizNoContract { which, call, .. }) => {
                    (which.0, standing.contains(call) == (which.0 == "outbid"))
                }
                Some(Message::QuizFirstToName { declarer, call }) if question.kind == Kind::Contract => {
                    let named = |call: &Call| call.bid().map(|bid| bid.denomination);
                    let mut calls = ruling.auction.calls().iter();
                    let side = |(by, one): &&(Seat, Call)| by.side() == declarer.side() && named(one) == named(call);
                    ("first", calls.find(|one| side(one)).is_some_and(|(by, _)| by == declarer))
                }
                _ => continue,
            };
            seen.insert(which);
            assert!(is_so, "{which}: {choice:?} of {question:?}");
        }
    }
    assert!(seen.len() > 8, "{seen:?}");
}

#[test]
fn nothing_is_said_twice_and_nothing_that_decides_is_left_out() {
    for question in every() {
        let told = terminal::render(&quiz::reveal_page(&question, None, Language::English));
        // A reason may go over several lines; its clause, and what the clause says, come again under the Laws.
        let why = told.split("Why not the others?").collect::<Vec<_>>();
        let facts: Vec<&str> = why[0].lines().skip(3).map(str::trim).filter(|line| line.ends_with('.')).collect();
        let against = why.get(1).copied().unwrap_or_default();
        assert!(facts.windows(2).all(|two| two[0] != two[1]), "{told}");
        for fact in &facts {
            assert!(!against.contains(&format!(": {fact}\n")), "{fact}\n{told}");
        }
        let Some(incident) = last(&question.record) else { continue };
        let by_rho = ["31A2(a)", "31A2(b)", "32A2(a)", "32A2(b)"];
        let decides = incident.result.clauses.first().map(|clause| clause.address());
        let sends = incident.result.clauses.iter().any(|clause| ["31B2", "32B2", "30C"].contains(&clause.address()));
        if question.kind == Kind::Passes && !sends && decides.is_some_and(|decides| by_rho.contains(&decides)) {
            assert!(told.contains("whose turn it was, did not pass"), "{told}");
        }
        if matches!(question.kind, Kind::Passes | Kind::Clause) && decides == Some("37A") {
            assert!(told.contains("called over"), "{told}");
        }
    }
}

#[test]
fn the_picture_does_not_show_the_ruling_that_is_asked_for() {
    let mut checked = 0;
    for question in every() {
        let Some(incident) = last(&question.record) else { continue };
        let nobody_can_accept = matches!(
            incident.kind,
            Irregularity::InadmissibleDouble
                | Irregularity::CallByBarredPlayer
                | Irregularity::BidAboveSeven
                | Irregularity::CallAfterFinalPass
        );
        if !nobody_can_accept {
            continue;
        }
        checked += 1;
        let ruling = laws::rule(&question.record).unwrap();
        let is_gone = |status| matches!(status, CallStatus::Withdrawn | CallStatus::Cancelled);
        // A double that Law 19 forbids is cancelled in any case, and what was called over it.
        let is_double = incident.kind == Irregularity::InadmissibleDouble;
        let asks_what_is_wrong = matches!(question.kind, Kind::Accepts | Kind::Order | Kind::Irregular);
        let until = if is_double && !asks_what_is_wrong { usize::MAX } else { incident.event };
        let before = |event: Option<usize>| event.is_some_and(|event| event < until);
        let gone = ruling.calls.iter().filter(|call| is_gone(call.status) && before(call.event)).count();
        let asked = terminal::render(&quiz::question_page(&question, Language::English));
        let marks = asked.matches('×').count() - asked.matches("  × ").count();
        assert_eq!(marks, gone, "{asked}");
    }
    assert!(checked > 5, "{checked}");
}

#[test]
fn the_tables_might_have_been() {
    for question in all() {
        let ruling = laws::rule(&question.record).unwrap();
        let odd: usize = ruling.incidents.iter().map(|incident| 1 + incident.attempts.len()).sum();
        assert!(question.classic.is_some() || odd <= 3, "{question:?}");
        let calls = calls(&question.record);
        for (place, (by, made)) in calls.iter().enumerate() {
            let before = &calls[..place];
            let has_doubled = before.iter().any(|(_, made)| made.call == Call::Double);
            assert!(made.call != Call::Redouble || has_doubled || question.classic.is_some(), "{question:?}");
            let is_passed = before.iter().any(|(other, made)| other == by && made.call == Call::Pass);
            let has_meaning = made.facts.meaning.is_some() && question.classic.is_none();
            assert!(!(has_meaning && is_passed), "a passed hand: {question:?}");
        }
        // Whether Law 30 applies to the third pass, or the auction only goes back, is disputed.
        for trace in laws::trace(&question.record).unwrap() {
            let incident = &trace.incident;
            let auction = trace.situation.auction.calls();
            let passes = auction.iter().rev().take_while(|(_, call)| *call == Call::Pass).count();
            let is_third = incident.call == Call::Pass && passes == 2 && auction.len() > 2;
            let is_out_of_turn = incident.kind.is_out_of_rotation();
            assert!(!(is_third && is_out_of_turn && incident.accepted == Some(false)), "{question:?}");
        }
    }
}

/// Whatever the insufficient bid showed, there is a choice that names the same as it did, and one that does not.
#[test]
fn a_free_call_is_asked_for_with_the_same_choices() {
    for question in all().filter(|question| question.kind == Kind::Free && question.classic.is_none()) {
        let named = |claim: &Claim| match claim {
            Claim::Free(Some(call)) => call.bid().map(|bid| bid.denomination),
            _ => None,
        };
        let withdrawn = last(&question.record).and_then(|incident| incident.call.bid()).map(|bid| bid.denomination);
        let again = question.choices.iter().filter(|choice| named(&choice.claim) == withdrawn).count();
        assert_eq!((again, question.choices.len()), (1, 3), "{question:?}");
    }
}

/// Under 2007 a lead may be required, nobody calls before themselves, and no fact of the story is told twice.
#[test]
fn no_sentence_is_that_of_another_edition_or_of_another_case() {
    let of = |edition, law, kind| {
        let wanted = Wanted { law, edition: Some(edition), kind, level: None };
        Questions::from(11, wanted).take(6)
    };
    let wanted = [(Some(28), None), (Some(34), Some(Kind::Clause)), (None, Some(Kind::Lead))];
    let each = Edition::LATEST.into_iter().flat_map(|edition| wanted.map(|(law, kind)| (edition, law, kind)));
    let questions: Vec<Question> = each.flat_map(|(edition, law, kind)| of(edition, law, kind)).collect();
    assert!(questions.len() > 20, "{}", questions.len());
    let first = Regex::new(r"(\w+) called first, with .*, although it was (\w+)’s\s+turn").unwrap();
    for question in questions.into_iter().chain(every()) {
        let asked = terminal::render(&quiz::question_page(&question, Language::English));
        let told = terminal::render(&quiz::reveal_page(&question, None, Language::English));
        let is_old = question.edition == Edition::Laws2007;
        assert!(!(is_old && told.contains("no longer require")), "{told}");
        assert!(!told.contains(", and the next player had"), "{told}");
        for found in first.captures_iter(&asked).chain(first.captures_iter(&told)) {
            assert_ne!(&found[1], &found[2], "{asked}");
        }
        let story: Vec<&str> = asked.lines().filter(|line| line.ends_with("turn to call.")).collect();
        assert!(story.windows(2).all(|two| two[0] != two[1]), "{asked}");
    }
}

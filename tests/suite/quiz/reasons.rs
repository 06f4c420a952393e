//! The reasons under an answer: the clause behind it, the confusion behind another one, and what would change it.

use std::collections::{BTreeMap, BTreeSet};

use director_please::{
    bridge::Call,
    explain::Message,
    laws,
    locale::Language,
    present::terminal,
    quiz::{self, Claim, Fault, Kind, Question, Questions, Wanted, chains, turned},
    record::{Event, Record},
    ruling::Kind as Irregularity,
};
use regex::Regex;

use super::{
    all, number,
    said::{calls, last},
};

fn of(kind: Kind, law: Option<u8>) -> impl Iterator<Item = Question> {
    let number = if kind == Kind::Irregular { number() } else { number() / 4 };
    Questions::from(23, Wanted { kind: Some(kind), law, ..Wanted::default() }).take(number)
}

fn told(question: &Question, language: Language) -> String {
    terminal::render(&quiz::reveal_page(question, None, language))
}

/// What there is to learn from an answer is also what would change it.
#[test]
fn every_answer_has_a_change_that_would_give_another_one() {
    let says_if = |question: &Question| {
        question
            .choices
            .iter()
            .filter_map(|choice| choice.against.as_ref())
            .any(|reason| matches!(reason.says, Message::QuizIf { .. }))
    };
    let mut none: BTreeMap<&str, Vec<(u64, u8)>> = BTreeMap::new();
    for question in all().filter(|question| turned(question).is_none() && !says_if(question)) {
        none.entry(question.kind.name()).or_default().push((question.seed, question.level.number()));
    }
    let without = none.values().map(Vec::len).sum::<usize>();
    println!("{none:?}");
    assert!(without * 20 <= all().count(), "{none:?}");
}

/// What went wrong before the last call.
fn earlier(record: &Record) -> Vec<Irregularity> {
    let last = record.events.iter().rposition(|event| event.made_call().is_some());
    let incidents = laws::rule(record).unwrap().incidents;
    incidents.into_iter().filter(|incident| Some(incident.event) != last).map(|incident| incident.kind).collect()
}

/// A change leaves everything as it was but the call that is asked about: a double that was allowed stays so.
#[test]
fn a_change_makes_nothing_else_irregular() {
    let mut checked = 0;
    for question in [Kind::Accepts, Kind::Order].into_iter().flat_map(|kind| of(kind, None)) {
        let Some(turned) = turned(&question) else { continue };
        checked += 1;
        let [before, after] = [&question.record, &turned.record].map(earlier);
        // A player who did not pass when they had to might not have had to.
        assert!(before == after || question.choices[question.right].claim == BROKEN, "{turned:?}\n{question:?}");
    }
    assert!(checked > 10, "{checked}");
}

const BROKEN: Claim = Claim::Order(Some(Fault::HadToPass));

/// Law 34: the passes stand where they were made, and not beside a bid as if they had replaced it.
#[test]
fn passes_that_ended_nothing_are_no_change_of_a_bid() {
    let changed = Regex::new(r"\d(♣|♦|♥|♠|NT)×? Pass×").unwrap();
    let mut checked = 0;
    for question in Questions::from(4, Wanted { law: Some(34), ..Wanted::default() }).take(number() / 4) {
        checked += 1;
        let asked = terminal::render(&quiz::question_page(&question, Language::English));
        assert!(!changed.is_match(&asked), "{asked}");
        let why = told(&question, Language::English).replace("\n  ", " ");
        assert!(why.contains("never had a turn after"), "{why}");
    }
    assert!(checked > 5, "{checked}");
}

/// What is said of doubles is said where somebody doubled.
#[test]
fn an_auction_without_a_double_is_not_said_to_have_had_one() {
    for question in of(Kind::Irregular, None) {
        let doubled = calls(&question.record).iter().any(|(_, made)| made.call.is_double_or_redouble());
        let said = told(&question, Language::English).replace("\n  ", " ").contains("every double was allowed");
        assert!(!said || doubled, "{question:?}");
    }
}

/// Two calls are compared in many auctions, and nobody doubles with next to nothing.
#[test]
fn calls_are_compared_in_many_auctions() {
    let mut starts = BTreeSet::new();
    for question in of(Kind::Comparable, None).filter(|question| question.classic.is_none()) {
        let calls = calls(&question.record).into_iter().map(|(_, made)| made);
        let bids: Vec<String> =
            calls.filter(|made| made.call != Call::Pass).map(|made| made.call.to_string()).collect();
        starts.insert(bids[..3].join(" "));
    }
    assert!(starts.len() > 3, "{starts:?}");
}

/// Laws 36 to 39: what was called over such a call is cancelled with it, and the page about the contract says by which law.
#[test]
fn a_contract_names_the_law_by_which_calls_are_cancelled() {
    let wanted = Wanted { law: Some(36), ..Wanted::default() };
    let linked = chains(5, wanted).take(number() / 2).flatten();
    let mut checked = 0;
    for question in linked.filter(|question| question.kind == Kind::Contract) {
        if last(&question.record).is_some_and(|one| one.kind == Irregularity::InadmissibleDouble) {
            checked += 1;
            assert!(told(&question, Language::English).contains("- Law 36"), "{question:?}");
        }
    }
    assert!(checked > 2, "{checked}");
}

/// Whether LHO had called is all that sets the halves of Laws 36 and 37 apart, also where the auction is over in one of them.
#[test]
fn the_other_half_of_a_law_would_be_right_if_lho_had_called_or_not() {
    let mut checked = 0;
    for question in [36, 37].into_iter().flat_map(|law| of(Kind::Clause, Some(law))) {
        let Claim::Rules(right) = question.choices[question.right].claim else { continue };
        for choice in &question.choices {
            let Claim::Rules(clause) = choice.claim else { continue };
            let is_other_half = clause != right && clause.law() == right.law() && [36, 37].contains(&right.law());
            let Some(against) = choice.against.as_ref().filter(|_| is_other_half) else { continue };
            checked += 1;
            assert!(matches!(against.says, Message::QuizIf { .. }), "{clause}: {question:?}");
        }
    }
    assert!(checked > 5, "{checked}");
}

#[test]
fn calls_without_a_hand_in_common_are_said_to_have_none() {
    let mut checked = 0;
    for question in of(Kind::Comparable, None) {
        let english = told(&question, Language::English);
        checked += usize::from(english.contains("no hand fits both calls"));
        assert!(!english.contains("100%"), "{english}");
        let norwegian = told(&question, Language::Norwegian);
        assert!(!norwegian.contains("100\u{a0}%"), "{norwegian}");
    }
    assert!(checked > 0, "{checked}");
}

/// Nobody bids by mistake exactly what has been bid before: that would be no change that teaches anything.
#[test]
fn an_auction_in_order_is_not_changed_by_a_bid_that_was_made_already() {
    let mut checked = 0;
    for question in of(Kind::Irregular, None).filter(|one| one.choices[one.right].claim == Claim::Irregular(None)) {
        let Some(turned) = turned(&question) else { continue };
        let Claim::Irregular(Some(spot)) = turned.claim else { continue };
        let before = turned.record.events.iter().take(spot.event).filter_map(Event::made_call);
        let mut bids = before.filter(|made| made.call.bid().is_some());
        checked += 1;
        assert!(bids.all(|made| made.call != spot.call), "{turned:?}");
    }
    assert!(checked > 0, "{checked}");
}

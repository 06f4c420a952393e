//! The reasons under an answer: the clause behind it, the confusion behind another one, and what would change it.

use std::collections::{BTreeMap, BTreeSet};

use director_please::{
    bridge::{Bid, Call},
    explain::Message,
    laws,
    locale::Language,
    present::terminal,
    quiz::{self, Claim, Classic, Fault, Kind, Question, Questions, Wanted, chains, turned},
    record::{Event, Record},
    ruling::Kind as Irregularity,
};
use regex::Regex;

use super::{
    all, number, of_both_editions,
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
        // A player who did not pass when they had to might not have had to; the first of two calls might have been a slip.
        let is_about_it = question.choices[question.right].claim == BROKEN || question.laws.contains(&25);
        assert!(before == after || is_about_it, "{turned:?}\n{question:?}");
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
        let ruling = laws::rule(&question.record).unwrap();
        let first = ruling.incidents.last().expect("something was irregular").event;
        let before = question.record.events[..first].iter().rev().find_map(Event::made_call).expect("a call before");
        let skipped = format!("was skipped after {}", sign(before.call));
        assert!(why.contains(&skipped), "{skipped}: {why}");
    }
    assert!(checked > 5, "{checked}");
}

/// A call as it stands in a sentence.
fn sign(call: Call) -> String {
    let plain = call.to_string().replace('C', "♣").replace('D', "♦").replace('H', "♥").replace('S', "♠");
    if call.bid().is_some() { plain } else { "the ".to_owned() }
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
    let compared = Wanted { kind: Some(Kind::Comparable), ..Wanted::default() };
    for question in Questions::from(23, compared).take(number()) {
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

/// What happens in the quiz is what a director sees: no finding that hardly anybody would make, no double that shows the suit it doubles.
#[test]
fn nothing_is_taught_that_a_director_would_not_find() {
    let (mut found, mut doubles) = (0, 0);
    for question in all().cloned().chain(Classic::all().flat_map(of_both_editions)) {
        let calls = calls(&question.record);
        for (place, (seat, made)) in calls.iter().enumerate() {
            let before = calls.get(..place).unwrap_or_default();
            let own = before.iter().rfind(|(by, made)| by == seat && made.call.bid().is_some());
            let others = before.iter().filter(|(by, _)| by != seat).filter_map(|(_, made)| made.call.bid());
            if let (Some(false), Some(bid)) = (made.facts.comparable, made.call.bid()) {
                found += 1;
                let highest = others.max();
                let is_again = own.is_some_and(|(_, old)| {
                    old.facts.shows.is_none() && old.call.bid().is_some_and(|old| old.denomination == bid.denomination)
                });
                let is_lower = |lower: Bid| lower.denomination == bid.denomination && lower < bid;
                let is_jump = Bid::all().any(|lower| is_lower(lower) && highest.is_none_or(|last| lower > last));
                assert!(!is_again || is_jump || question.classic.is_some(), "{bid}: {question:?}");
            }
            if made.call == Call::Double
                && let Some(meaning) = made.facts.meaning.as_ref().and_then(|told| told.meaning())
                && let Some(doubled) = before.iter().filter_map(|(_, made)| made.call.bid()).max()
            {
                doubles += 1;
                let suit = doubled.denomination.suit().map(|suit| format!("+{suit}"));
                let shows = meaning.to_string();
                assert!(!suit.is_some_and(|suit| shows.contains(&suit)), "{shows}: {question:?}");
            }
        }
    }
    assert!(found > 3 && doubles > 1, "{found} {doubles}");
}

/// A player who had to pass was in turn or was not; the auction was not over because a pass stands there now.
#[test]
fn a_barred_player_called_before_the_auction_was_over() {
    let mut checked = 0;
    let broken = |law| Questions::from(23, Wanted { kind: Some(Kind::Order), law: Some(law), ..Wanted::default() });
    for question in [31, 37].into_iter().flat_map(|law| broken(law).take(number() / 2)) {
        if question.choices[question.right].claim != Claim::Order(Some(Fault::HadToPass)) {
            continue;
        }
        checked += 1;
        let told = told(&question, Language::English);
        assert!(!told.contains("it is nobody’s turn"), "{told}");
    }
    assert!(checked > 3, "{checked}");
}

/// What is said to be in order is so by the clauses that stand below.
#[test]
fn an_auction_in_order_names_the_laws_on_bids_and_doubles() {
    let mut checked = 0;
    for question in of(Kind::Irregular, None).filter(|one| one.choices[one.right].claim == Claim::Irregular(None)) {
        let is_doubled = calls(&question.record).iter().any(|(_, made)| made.call.is_double_or_redouble());
        checked += 1;
        assert!(question.laws.contains(&18) && question.laws.contains(&19) == is_doubled, "{question:?}");
    }
    assert!(checked > 3, "{checked}");
}

/// A call before LHO chose is told, and one after a cancelled double is not told as a second call in the same place.
#[test]
fn what_the_offender_did_next_is_told_in_order() {
    let premature = Classic::all().filter(|classic| classic.name == "S74").flat_map(of_both_editions);
    for question in premature {
        let page = terminal::render(&quiz::question_page(&question, Language::English));
        assert!(page.contains("before the director was called"), "{page}");
        assert!(!told(&question, Language::English).contains("passed instead"), "{page}");
    }
    let twice = Regex::new(r"(re)?doubled instead\.\s+\w+ (bid \S+|passed) instead").unwrap();
    let law_27 = of(Kind::Contract, Some(27)).chain(of(Kind::Passes, Some(27))).chain(all().cloned());
    let mut after_a_double = 0;
    for question in law_27 {
        let page =
            told(&question, Language::English) + &terminal::render(&quiz::question_page(&question, Language::English));
        assert!(!twice.is_match(&page), "{page}");
        after_a_double += usize::from(page.contains("The director cancelled the"));
    }
    assert!(after_a_double > 0, "{after_a_double}");
}

/// Also where something is rare: Law 28, Law 34, and doubles out of turn, in place of which no denomination is bid.
#[test]
fn rare_laws_have_a_change_that_would_give_another_answer() {
    for law in [28, 34] {
        let questions: Vec<Question> = of(Kind::Contract, Some(law)).take(60).collect();
        let has_one = |question: &&Question| {
            let says_if = |reason: &quiz::Reason| matches!(reason.says, Message::QuizIf { .. });
            turned(question).is_some()
                || question.choices.iter().filter_map(|choice| choice.against.as_ref()).any(says_if)
        };
        let with = questions.iter().filter(has_one).count();
        assert!(with * 10 >= questions.len() * 9, "law {law}: {with} of {}", questions.len());
    }
    let of_a_call = Regex::new(r"not accepted the (re)?(double|pass)[^.:]*another denomination").unwrap();
    for question in of(Kind::Passes, Some(29)).filter(|one| !one.edition.has_comparable_calls()) {
        let told = told(&question, Language::English);
        let line = told.split_whitespace().collect::<Vec<_>>().join(" ");
        assert!(!of_a_call.is_match(&line), "{told}");
    }
}

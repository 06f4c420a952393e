//! Linked questions: of one table, in the order of time, each with one right answer.

use std::collections::BTreeMap;

use director_please::{
    laws,
    locale::Language,
    present::terminal,
    quiz::{self, Acceptor, Claim, Kind, Level, Question, Wanted, chains},
};

use super::number;

#[test]
fn linked_questions_are_about_one_table_in_the_order_of_time() {
    let mut kinds = Vec::new();
    for chain in chains(3, Wanted::default()).take(number() / 5) {
        assert!((3..=4).contains(&chain.len()), "{chain:?}");
        assert_eq!(chain[0].kind, Kind::Accepts, "{chain:?}");
        for (earlier, later) in chain.iter().zip(&chain[1..]) {
            assert_eq!((earlier.seed, earlier.edition), (later.seed, later.edition));
            assert!(later.record.events.starts_with(&earlier.record.events), "{chain:?}");
            assert!(later.record.events.len() > earlier.record.events.len(), "{chain:?}");
        }
        for question in &chain {
            let holds = question.choices.iter().filter(|choice| choice.claim.holds(&question.record)).count();
            assert!(holds == 1 && question.choices[question.right].claim.holds(&question.record), "{question:?}");
        }
        kinds.extend(chain.iter().map(|question| question.kind));
    }
    for kind in [Kind::Accepts, Kind::Free, Kind::Passes, Kind::Lead, Kind::Contract] {
        assert!(kinds.contains(&kind), "{kind:?}");
    }
}

/// What a call shows is told from the first question on, and none goes back to an irregularity before the last one.
#[test]
fn linked_questions_rest_on_the_same_meanings_and_never_go_back() {
    let (mut meanings, mut twice) = (0, 0);
    for level in Level::ALL {
        let wanted = Wanted { level: Some(level), ..Wanted::default() };
        for chain in chains(101, wanted).take(number() / 4) {
            let told: Vec<Vec<String>> = chain.iter().map(shown).collect();
            assert!(told.iter().all(|one| *one == told[0]), "{told:?}");
            meanings += usize::from(!told[0].is_empty());
            let about: Vec<usize> = chain.iter().filter_map(irregularity).collect();
            assert!(about.is_sorted(), "{chain:?}");
            let first = laws::rule(&chain[0].record).unwrap();
            assert_eq!(first.incidents.len(), 1, "the first question is about the first irregularity: {chain:?}");
            twice += usize::from(about.first() != about.last());
        }
    }
    assert!(meanings > 5 && twice > 2, "{meanings} {twice}");
}

/// What the calls showed, as the page of a question tells it.
fn shown(question: &Question) -> Vec<String> {
    let page = terminal::render(&quiz::question_page(question, Language::English));
    let is_meaning = |line: &&str| line.contains(" showed ") || line.contains("artificial");
    page.lines().filter(is_meaning).map(str::to_owned).collect()
}

/// The event of the last irregularity when a question is asked.
fn irregularity(question: &Question) -> Option<usize> {
    laws::rule(&question.record).ok()?.incidents.last().map(|incident| incident.event)
}

/// No sort of answer is among the choices and never right.
#[test]
fn every_choice_of_linked_questions_may_be_right() {
    let mut seen: BTreeMap<String, (usize, usize)> = BTreeMap::new();
    for question in chains(29, Wanted::default()).take(number() * 2).flatten() {
        for (place, choice) in question.choices.iter().enumerate() {
            let sort = match &choice.claim {
                Claim::Free(call) => format!("free {}", call.is_some()),
                Claim::Accepts(Acceptor::Seat(_)) => "a player".to_owned(),
                Claim::Accepts(acceptor) => format!("{acceptor:?}"),
                _ => continue,
            };
            let (offered, right) = seen.entry(sort).or_default();
            *offered += 1;
            *right += usize::from(place == question.right);
        }
    }
    println!("{seen:?}");
    assert!(seen.len() == 4 && seen.values().all(|(offered, right)| right * 10 >= *offered), "{seen:?}");
}

#[test]
fn a_chain_is_as_hard_as_it_is_wanted() {
    for level in Level::ALL {
        let wanted = Wanted { level: Some(level), ..Wanted::default() };
        let found: Vec<_> = chains(11, wanted).take(3).collect();
        assert_eq!(found.len(), 3, "level {level}");
        for chain in found {
            assert!(chain.iter().all(|question| question.level == level), "{chain:?}");
            // Neither calls in place of others nor the lead are asked about there.
            let is_hard = |question: &Question| matches!(question.kind, Kind::Free | Kind::Lead);
            assert!(level > Level::ALL[0] || !chain.iter().any(is_hard), "{chain:?}");
        }
    }
}

#[test]
fn a_chain_is_about_the_law_that_is_wanted() {
    for law in [27, 30, 31, 36] {
        let wanted = Wanted { law: Some(law), ..Wanted::default() };
        let chain = chains(5, wanted).next().unwrap_or_else(|| panic!("law {law}"));
        assert!(chain.iter().any(|question| question.laws.contains(&law)), "law {law}: {chain:?}");
        assert_eq!(chains(5, wanted).next(), Some(chain));
    }
    assert_eq!(chains(5, Wanted { law: Some(99), ..Wanted::default() }).next(), None);
}

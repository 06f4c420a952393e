//! The reasons under an answer: the clause behind it, the confusion behind another one, and what would change it.

use director_please::{
    explain::Message,
    locale::Language,
    present::terminal,
    quiz::{self, Claim, Kind, Question, Questions, Wanted, chains, turned},
    record::Event,
    ruling::Kind as Irregularity,
};

use super::{number, said::last};

fn of(kind: Kind, law: Option<u8>) -> impl Iterator<Item = Question> {
    let number = if kind == Kind::Irregular { number() } else { number() / 4 };
    Questions::from(23, Wanted { kind: Some(kind), law, ..Wanted::default() }).take(number)
}

fn told(question: &Question, language: Language) -> String {
    terminal::render(&quiz::reveal_page(question, None, language))
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

//! The one change of the facts that would turn an answer: every question has one, and the ruling on it is another one.

use director_please::{
    explain::{Message, Which},
    locale::Language,
    present::terminal,
    quiz::{self, Claim, Kind, Question, Questions, Wanted, chains, turned},
};

use super::{all, number};

/// Questions of every level, of every law, and linked ones; more than a thousand where `QUIZ_SEEDS` is 200.
fn of_every_sort() -> impl Iterator<Item = Question> {
    let laws = [25, 26, 27, 28, 29, 30, 31, 32, 34, 36, 37, 38, 39];
    let laws = laws.map(|law| Wanted { law: Some(law), ..Wanted::default() });
    let of_laws = laws.into_iter().flat_map(|wanted| Questions::from(61, wanted).take(number() / 10));
    let linked = chains(61, Wanted::default()).take(number() / 2).flatten();
    all().cloned().chain(of_laws).chain(linked)
}

/// Whether a choice says what would have to be otherwise for it to be right.
fn says_if(question: &Question) -> bool {
    let mut against = question.choices.iter().filter_map(|choice| choice.against.as_ref());
    against.any(|reason| matches!(reason.says, Message::QuizIf { .. }))
}

#[test]
fn every_question_says_what_would_turn_its_answer() {
    let mut asked = 0;
    for question in of_every_sort() {
        asked += 1;
        let right = &question.choices[question.right].claim;
        match turned(&question) {
            Some(turned) => {
                assert!(turned.claim.holds(&turned.record), "{turned:?}\n{question:?}");
                assert!(!right.holds(&turned.record), "{turned:?}\n{question:?}");
            }
            None => assert!(says_if(&question), "{question:?}"),
        }
    }
    assert!(asked > 5 * number(), "{asked}");
}

/// The fact that decided stands above the answer or beside another one, and the clause under it.
#[test]
fn every_answer_has_its_fact_and_its_clause() {
    for question in of_every_sort() {
        let told = terminal::render(&quiz::reveal_page(&question, None, Language::English));
        assert!(told.contains("\nWhy"), "{told}");
        assert!(told.contains("\nThe Laws\n  - "), "{told}");
    }
}

/// Law 27: what would have let a barred player bid is that the insufficient bid had been accepted.
#[test]
fn a_barred_player_might_have_been_free() {
    let wanted = Wanted { kind: Some(Kind::Order), law: Some(37), ..Wanted::default() };
    let mut freed = 0;
    for question in Questions::from(23, wanted).take(number() / 2) {
        let Some(turned) = turned(&question) else { continue };
        if let Message::QuizIf { which: Which("accepted"), .. } = turned.condition {
            freed += 1;
            assert_eq!(turned.ask, question.ask, "{turned:?}\n{question:?}");
            assert_eq!(turned.claim, Claim::Order(None), "{turned:?}\n{question:?}");
        }
    }
    assert!(freed > 0, "{freed}");
}

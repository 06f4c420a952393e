//! The one change of the facts that would turn an answer: every question has one, and the ruling on it is another one.

use director_please::{
    bridge::Call,
    explain::{Message, Which},
    laws,
    locale::Language,
    present::terminal,
    quiz::{self, Bar, Claim, Classic, Kind, Level, Question, Questions, Wanted, chains, turned},
    record::Event,
    ruling::Kind as Irregularity,
};

use super::{all, number, of_both_editions};

/// Questions of every level, of every law, linked ones, and the classics; more than a thousand where `QUIZ_SEEDS` is 200.
fn of_every_sort() -> impl Iterator<Item = Question> {
    let laws = [25, 26, 27, 28, 29, 30, 31, 32, 34, 36, 37, 38, 39];
    let laws = laws.map(|law| Wanted { law: Some(law), ..Wanted::default() });
    let of_laws = laws.into_iter().flat_map(|wanted| Questions::from(61, wanted).take(number() / 10));
    let linked = chains(61, Wanted::default()).take(number() / 2).flatten();
    let classics = Classic::all().flat_map(of_both_editions);
    all().cloned().chain(of_laws).chain(linked).chain(classics)
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

/// Who must make a call again need not pass: to who asks who must pass, that is no other answer than nobody.
#[test]
fn nobody_is_not_turned_into_nobody_but_a_call_again() {
    let is_nobody = |claim: &Claim| matches!(claim, Claim::Passes(Bar::Nobody | Bar::Repeats(..)));
    let mut checked = 0;
    let [.., hardest] = Level::ALL;
    let hard = Wanted { level: Some(hardest), kind: Some(Kind::Passes), ..Wanted::default() };
    let hard = Questions::from(77, hard).take(number() * 5);
    for question in of_every_sort().chain(hard).filter(|question| question.kind == Kind::Passes) {
        let right = &question.choices[question.right].claim;
        let Some(turned) = turned(&question).filter(|_| is_nobody(right)) else { continue };
        checked += 1;
        assert!(!is_nobody(&turned.claim), "{turned:?}\n{question:?}");
    }
    assert!(checked > 0, "{checked}");
}

/// Law 25A: where a slip could no longer be put right, it is the moment that would turn the answer, and not what was meant.
#[test]
fn a_late_slip_might_have_been_put_right_in_time() {
    let wanted = Wanted { kind: Some(Kind::Contract), law: Some(25), ..Wanted::default() };
    let mut late = 0;
    for question in Questions::from(41, wanted).take(number() * 2) {
        let incident = laws::rule(&question.record).unwrap().incidents.pop().expect("something was irregular");
        if incident.kind != Irregularity::UnintendedCall || incident.replacement.is_some() {
            continue;
        }
        late += 1;
        let condition = turned(&question).expect("a change").condition;
        let is_told = matches!(condition, Message::QuizIf { which: Which("corrected-before"), .. });
        assert!(is_told, "{condition:?}: {question:?}");
    }
    assert!(late > 3, "{late}");
}

/// On a call that the change does not tell, no answer rests: what the offending side bids then stands in the condition.
#[test]
fn every_bid_that_the_answer_rests_on_is_told() {
    let mut told = 0;
    for question in of_every_sort() {
        let Some(turned) = turned(&question) else { continue };
        let Message::QuizIf { call, replacement, .. } = turned.condition else { continue };
        let Some(incident) = laws::rule(&question.record).unwrap().incidents.pop() else { continue };
        let known: Vec<_> =
            question.record.events.iter().filter_map(Event::made_call).map(|made| (made.by, made.call)).collect();
        for made in turned.record.events.iter().filter_map(Event::made_call) {
            let is_theirs = made.by.is_some_and(|by| by.side() == incident.offender.side());
            let is_new = made.call != Call::Pass && !known.contains(&(made.by, made.call));
            if is_theirs && is_new {
                told += 1;
                assert!([call, replacement].contains(&made.call), "{turned:?}\n{question:?}");
            }
        }
    }
    assert!(told > 5, "{told}");
}

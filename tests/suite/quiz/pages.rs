//! What the pages of a question say, and what the tables are that they are about: what readers have missed or misread.

use director_please::{
    bridge::{Call, Seat},
    explain::{Message, Which},
    lawbook::Edition,
    laws,
    locale::Language,
    present::terminal,
    quiz::{self, Bar, Claim, Kind, Question, Questions, Wanted, asked_levels, chains, turned},
    record::Event,
    ruling::{CallStatus, Incident, Kind as Irregularity},
};

use super::{
    all, number,
    said::{calls, last},
};

fn of(law: u8, kind: Option<Kind>) -> impl Iterator<Item = Question> {
    let wanted = Wanted { law: Some(law), kind, ..Wanted::default() };
    Questions::from(41, wanted).take(number() / 2).filter(|question| question.classic.is_none())
}

fn one_line(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

fn asked(question: &Question) -> String {
    one_line(&terminal::render(&quiz::question_page(question, Language::English)))
}

fn told(question: &Question) -> String {
    one_line(&terminal::render(&quiz::reveal_page(question, None, Language::English)))
}

/// Law 34: the player who was skipped gets the turn back, by 17D3 or 17E2, unless somebody had called over the pass.
#[test]
fn a_skipped_player_is_not_said_to_have_lost_the_turn() {
    let mut checked = 0;
    for question in of(34, None) {
        checked += 1;
        let page = told(&question);
        let clause = if question.edition == Edition::Laws2007 { "Law 17E2" } else { "Law 17D3" };
        assert!(page.contains(clause) && !page.contains("loses that turn"), "{page}");
        let turned = turned(&question).expect("the pass might have been bid over");
        let is_of_34 =
            matches!(turned.condition, Message::QuizIf { which: Which("bid-after-skip" | "doubled-after-skip"), .. });
        assert!(is_of_34, "{page}");
    }
    assert!(checked > 5, "{checked}");
}

/// Law 37A lets a call stand, and who thinks that this frees its player is told that it does not.
#[test]
fn a_call_that_stands_does_not_lift_a_bar() {
    let mut checked = 0;
    for question in of(37, Some(Kind::Passes)) {
        let Some(breach) = last(&question.record).filter(|one| one.kind == Irregularity::CallByBarredPlayer) else {
            continue;
        };
        let stands = breach.result.clauses.first().is_some_and(|clause| clause.address() == "37A");
        let right = &question.choices[question.right].claim;
        let is_bound =
            matches!(right, Claim::Passes(Bar::Once(seat) | Bar::Throughout(seat)) if *seat == breach.offender);
        let mut nobody = question.choices.iter().filter(|choice| choice.claim == Claim::Passes(Bar::Nobody));
        if stands && is_bound {
            checked += 1;
            assert!(nobody.all(|choice| choice.against.is_some()), "{question:?}");
        }
    }
    assert!(checked > 0, "{checked}");
}

/// Law 36: nobody can accept such a double, whether LHO calls or not; and Law 19 says what is wrong with it.
#[test]
fn a_double_that_nobody_can_accept_is_of_both_halves_of_law_36() {
    let mut checked = 0;
    for question in of(36, Some(Kind::Accepts)) {
        if last(&question.record).is_some_and(|one| one.kind == Irregularity::InadmissibleDouble) {
            checked += 1;
            let page = told(&question);
            assert!(["- Law 36A", "- Law 36B", "- Law 19"].iter().all(|law| page.contains(law)), "{page}");
        }
    }
    assert!(checked > 2, "{checked}");
}

/// Law 25: a change of mind does not read like a slip; of a slip that is told too late, it is told when, and what was meant, and its
/// player does not bid on as if it had been meant.
#[test]
fn a_slip_is_told_as_a_slip_and_a_change_of_mind_as_one() {
    let (mut changed, mut late) = (0, 0);
    for question in of(25, None).chain(of(25, Some(Kind::Contract))) {
        let page = asked(&question);
        for incident in laws::rule(&question.record).unwrap().incidents {
            match incident.kind {
                Irregularity::ChangeOfCall => {
                    changed += 1;
                    assert!(page.contains("on purpose"), "{page}");
                }
                Irregularity::UnintendedCall if incident.replacement.is_none() => {
                    late += 1;
                    assert!(page.contains("Only after") && page.contains("the intended call was"), "{page}");
                    assert!(only_passes_since(&question, &incident), "{page}");
                }
                _ => {}
            }
        }
    }
    assert!(changed > 0 && late > 0, "{changed} {late}");
}

fn only_passes_since(question: &Question, incident: &Incident) -> bool {
    let since = question.record.events.iter().skip(incident.event + 1).filter_map(Event::made_call);
    since.filter(|made| made.by == Some(incident.offender)).all(|made| made.call == Call::Pass)
}

/// Nobody who is told that a bid is too low bids lower still, or far too low over what they have let pass; nor over partner's grand slam.
#[test]
fn nobody_bids_lower_still_or_over_a_grand_slam() {
    let (mut tries, mut above) = (0, 0);
    let linked = chains(43, Wanted { law: Some(27), ..Wanted::default() }).take(number() / 2).flatten();
    let played = all().cloned().chain(of(38, None)).chain(linked).filter(|question| question.classic.is_none());
    for question in played {
        for incident in laws::rule(&question.record).unwrap().incidents {
            tries += incident.attempts.len();
            let bids = incident.attempts.iter().filter_map(|call| call.bid());
            assert!(bids.into_iter().all(|bid| Some(bid) > incident.call.bid()), "{question:?}");
            if incident.kind == Irregularity::BidAboveSeven {
                above += 1;
                let before = question.record.events[..incident.event].iter().rev().filter_map(Event::made_call);
                let under = before.into_iter().find(|made| made.call.bid().is_some()).and_then(|made| made.by);
                assert!(under.is_some_and(|by| by.side() != incident.offender.side()), "{question:?}");
            }
            if incident.kind == Irregularity::InsufficientBid {
                assert!(!let_pass(&question, &incident), "{question:?}");
            }
        }
    }
    assert!(tries > 0 && above > 0, "{tries} {above}");
}

/// Whether the offender had passed over a bid two levels higher than the insufficient one.
fn let_pass(question: &Question, incident: &Incident) -> bool {
    let ruling = laws::rule(&question.record).unwrap();
    let before = ruling.calls.iter().filter(|call| call.event.is_some_and(|event| event < incident.event));
    let standing: Vec<(Seat, Call)> =
        before.filter(|call| call.status == CallStatus::Stands).map(|call| (call.by, call.call)).collect();
    let passes = standing.iter().enumerate().filter(|(_, made)| **made == (incident.offender, Call::Pass));
    let mut over = passes.filter_map(|(place, _)| standing[..place].iter().rev().find_map(|(_, call)| call.bid()));
    over.any(|bid| incident.call.bid().is_some_and(|low| low.level.number() + 2 <= bid.level.number()))
}

/// Of a player who has passed more than once, it is said which of the passes might have been something else.
#[test]
fn which_of_two_passes_is_meant_is_said() {
    let mut checked = 0;
    let of_calls = [Kind::Accepts, Kind::Order]
        .into_iter()
        .flat_map(|kind| Questions::from(41, Wanted { kind: Some(kind), ..Wanted::default() }).take(number()));
    for question in all().cloned().chain(of_calls) {
        let against =
            question.choices.iter().filter_map(|choice| choice.against.as_ref().map(|reason| reason.says.clone()));
        for says in against.chain(turned(&question).map(|turned| turned.condition)) {
            let Message::QuizIf { which: Which("bid-over" | "doubled-over"), seat, nth, .. } = says else { continue };
            checked += 1;
            let calls = calls(&question.record);
            let passes = calls.iter().filter(|(by, made)| *by == seat && made.call == Call::Pass).count();
            assert_eq!(nth > 0, passes > 1, "{question:?}");
        }
    }
    assert!(checked > 2, "{checked}");
}

/// Who was bound at one turn is not told that nothing bound them.
#[test]
fn who_was_bound_once_was_not_free() {
    let mut checked = 0;
    for question in all().cloned().chain(of(30, Some(Kind::Passes))).filter(|question| question.kind == Kind::Passes) {
        let page = told(&question);
        let bound = Seat::ALL.into_iter().find(|seat| page.contains(&format!("{seat:?} had to pass at one turn only")));
        let Some(bound) = bound else { continue };
        let both = Claim::Passes(Bar::Both(bound.side()));
        if question.choices.iter().any(|choice| choice.claim == both) {
            checked += 1;
            assert!(!page.contains("Nothing required either of them"), "{page}");
        }
    }
    assert!(checked > 0, "{checked}");
}

/// Law 27B1(a): who thinks that no call is certain is told which one is.
#[test]
fn that_a_call_is_certain_is_said() {
    let mut checked = 0;
    for question in all().filter(|question| question.kind == Kind::Free) {
        let none = question.choices.iter().enumerate().filter(|(place, _)| *place != question.right);
        for (_, choice) in none.filter(|(_, choice)| choice.claim == Claim::Free(None)) {
            checked += 1;
            assert!(choice.against.is_some(), "{question:?}");
        }
    }
    assert!(checked > 2, "{checked}");
}

/// A law of which there are questions says at which levels.
#[test]
fn the_levels_of_a_law_are_those_at_which_it_is_asked_about() {
    for (law, levels) in [(28, vec![1]), (34, vec![1]), (39, vec![1])] {
        let wanted = Wanted { law: Some(law), ..Wanted::default() };
        let asked: Vec<u8> = asked_levels(&wanted).into_iter().map(quiz::Level::number).collect();
        assert_eq!(asked, levels, "Law {law}");
    }
}

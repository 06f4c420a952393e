//! The tables of the quiz are such as a club sees: nobody calls what hardly any player would.

use director_please::{
    bridge::{Call, Denomination, Seat},
    lawbook::Edition,
    laws,
    locale::Language,
    present::terminal,
    quiz::{self, Kind, Question, Questions, Wanted, chains},
    record::{MadeCall, Shows},
    ruling::{CallStatus, Kind as Irregularity},
};

use super::{
    all, number,
    said::{calls, last},
};

fn of(law: u8, kind: Option<Kind>) -> impl Iterator<Item = Question> {
    Questions::from(29, Wanted { law: Some(law), kind, ..Wanted::default() }).take(number() / 2)
}

/// A bid comes out of the box in place of the one beside it, and never in place of the pass card.
#[test]
fn nobody_takes_a_bid_for_a_pass() {
    let mut corrected = 0;
    for question in of(25, None).filter(|question| question.classic.is_none()) {
        for incident in laws::rule(&question.record).unwrap().incidents {
            let replacement = incident.replacement.filter(|_| incident.kind == Irregularity::UnintendedCall);
            corrected += usize::from(replacement.is_some());
            assert!(replacement.is_none_or(|call| call.bid().is_some()), "{question:?}");
        }
    }
    assert!(corrected > 3, "{corrected}");
}

/// A player whose call at another's turn can be made again, or raised by one level, names no other suit of their own.
#[test]
fn a_suit_shown_at_anothers_turn_is_the_one_that_is_bid_in_turn() {
    let mut checked = 0;
    for question in all().cloned().chain(of(31, None)).filter(|question| question.classic.is_none()) {
        for incident in laws::rule(&question.record).unwrap().incidents {
            let bids = incident.call.bid().zip(incident.replacement.and_then(Call::bid));
            let Some((old, new)) = bids.filter(|_| incident.kind == Irregularity::BidOutOfRotation) else { continue };
            checked += 1;
            let is_lower = new.denomination != old.denomination && new < old;
            assert!(!is_lower, "{old} and then {new}: {question:?}");
        }
    }
    assert!(checked > 3, "{checked}");
}

/// Who has passed, and bids later, has less than a game in notrump.
#[test]
fn nobody_who_has_passed_bids_three_notrump_by_themselves() {
    let is_game = |made: &MadeCall| {
        made.call.bid().is_some_and(|bid| bid.denomination == Denomination::Notrump && bid.level.number() > 2)
    };
    for question in all().filter(|question| question.classic.is_none()) {
        let calls = calls(&question.record);
        for (place, (seat, _)) in calls.iter().enumerate().filter(|(_, (_, made))| is_game(made)) {
            let mut own = calls[..place].iter().filter(|(by, _)| by == seat).map(|(_, made)| made.call);
            let notrump = |call: Call| call.bid().is_some_and(|bid| bid.denomination == Denomination::Notrump);
            let is_raise = calls[..place].iter().any(|(by, made)| *by == seat.partner() && notrump(made.call));
            assert!(is_raise || own.clone().any(|call| call != Call::Pass) || !own.any(|call| call == Call::Pass));
        }
    }
}

/// A transfer that was accepted ends in the suit that it showed, and is not passed or redoubled.
#[test]
fn an_accepted_transfer_is_not_left_where_it_is() {
    let mut checked = 0;
    let linked = chains(13, Wanted { law: Some(27), ..Wanted::default() }).take(number()).flatten();
    for question in linked {
        let Some(incident) = last(&question.record).filter(|one| one.accepted == Some(true)) else { continue };
        let ruling = laws::rule(&question.record).unwrap();
        let Some(contract) = ruling.contract else { continue };
        let made = question.record.events[incident.event].made_call().unwrap();
        let Some(shows) = made.facts.shows.filter(|shows| *shows != Shows::named_by(made.call)) else { continue };
        checked += 1;
        assert!(contract.bid.denomination.suit().is_some_and(|suit| shows.has_suit(suit)), "{question:?}");
    }
    assert!(checked > 0, "{checked}");
}

/// Law 34: every player who passed after the three passes is told to have done so, and that those passes were cancelled.
#[test]
fn every_cancelled_pass_is_told() {
    let mut more = 0;
    for question in of(34, None) {
        let asked = terminal::render(&quiz::question_page(&question, Language::English));
        let asked = asked.split_whitespace().collect::<Vec<_>>().join(" ");
        let ruling = laws::rule(&question.record).unwrap();
        let incident = last(&question.record).expect("something was irregular");
        let is_after = |event: Option<usize>| event.is_some_and(|event| event > incident.event);
        let cancelled = ruling.calls.iter().filter(|call| call.status == CallStatus::Cancelled && is_after(call.event));
        let names: Vec<Seat> = cancelled.skip(2).map(|call| call.by).collect();
        let [first, .., last] = names.as_slice() else {
            assert!(names.len() == 1 || !asked.contains("passed as well"), "{asked}");
            continue;
        };
        more += 1;
        let sentence = asked.split("went back to ").nth(1).unwrap_or_default();
        let says = [*first, *last].iter().all(|seat| sentence.contains(&format!("{seat:?}")));
        assert!(says && sentence.contains("passed as well; those passes were cancelled too"), "{asked}");
    }
    assert!(more > 0, "{more}");
}

/// What restricts a lead in 2007 hangs on what the withdrawn call showed: known suits, or something else.
#[test]
fn a_bid_that_showed_no_suit_is_of_26b() {
    let mut artificial = 0;
    let wanted = Wanted { law: Some(27), edition: Some(Edition::Laws2007), ..Wanted::default() };
    for question in chains(17, wanted).take(number() * 2).flatten().filter(|question| question.kind == Kind::Lead) {
        let Some(incident) = last(&question.record) else { continue };
        let made = question.record.events[incident.event].made_call().unwrap();
        if made.facts.shows == Some(Shows::NOTHING) {
            artificial += 1;
            let page = terminal::render(&quiz::reveal_page(&question, None, Language::English));
            assert!(page.contains("Law 26B") && !page.contains("Law 26A2"), "{page}");
        }
    }
    assert!(artificial > 0, "{artificial}");
}

/// Over an insufficient bid that was accepted nobody bids again what their side has bid as high.
#[test]
fn nobody_bids_what_their_side_has_bid_already() {
    let mut checked = 0;
    let linked = chains(19, Wanted { law: Some(27), ..Wanted::default() }).take(number()).flatten();
    for question in linked.filter(|question| question.kind == Kind::Lead || question.kind == Kind::Contract) {
        let Some(incident) = last(&question.record).filter(|one| one.accepted == Some(true)) else { continue };
        checked += 1;
        let calls: Vec<(Seat, Call)> = calls(&question.record).iter().map(|(by, made)| (*by, made.call)).collect();
        for (place, (seat, call)) in calls.iter().enumerate().skip(incident.event + 1) {
            let Some(bid) = call.bid() else { continue };
            let is_told = |(by, other): &(Seat, Call)| {
                by.side() == seat.side()
                    && other.bid().is_some_and(|other| other.denomination == bid.denomination && other >= bid)
            };
            assert!(!calls[..place].iter().any(is_told), "{bid}: {question:?}");
        }
    }
    assert!(checked > 3, "{checked}");
}

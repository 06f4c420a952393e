//! Laws 31A1 and 32: for how long a call is due once more, whatever else happens at the table.

use director_please::{
    bridge::{Call, Seat},
    lawbook::Edition,
    laws,
    record::{Event, LhoChoice, Record},
    ruling::{CallStatus, Incident, Kind, MustRepeat, Ruling},
};

use super::table::made;

/// A call out of rotation that was refused, after which RHO has passed.
struct Due {
    record: Record,
    /// The event of the call.
    event: usize,
    call: Call,
    offender: Seat,
}

/// Every such call of these, before anybody has bid and after an opening bid of either side.
fn every_due() -> Vec<Due> {
    let beginnings = ["", "1H P", "1C", "P 1D", "1H P 1S"];
    let calls = ["X", "1S", "1NT", "2C", "3H"];
    let mut every = Vec::new();
    for edition in Edition::ALL {
        for (beginning, call) in beginnings.iter().flat_map(|beginning| calls.map(|call| (beginning, call))) {
            let mut record = Record::new(edition, Seat::North);
            let mut turn = Seat::North;
            for call in beginning.split_whitespace() {
                record.events.push(made(call.parse().unwrap(), turn));
                turn = turn.lho();
            }
            let (call, offender, event): (Call, Seat, usize) = (call.parse().unwrap(), turn.lho(), record.events.len());
            record.events.extend([made(call, offender), Event::Lho(LhoChoice::Declines), made(Call::Pass, turn)]);
            let Ok(ruling) = laws::rule(&record) else { continue };
            if due(&ruling).is_some_and(|bar| (bar.seat, bar.call) == (offender, call)) {
                every.push(Due { record, event, call, offender });
            }
        }
    }
    assert!(every.len() > 25, "{}", every.len());
    every
}

fn due(ruling: &Ruling) -> Option<MustRepeat> {
    ruling.in_force.must_repeat
}

fn with(record: &Record, events: impl IntoIterator<Item = Event>) -> Record {
    let mut longer = record.clone();
    longer.events.extend(events);
    longer
}

fn rule(record: &Record) -> Ruling {
    laws::rule(record).unwrap_or_else(|bad| panic!("{bad}: {}", said(record)))
}

fn said(record: &Record) -> String {
    serde_json::to_string(record).unwrap()
}

/// Laws 34 and 17D3 (2007: 17E2): the player has the turn back, and what they had to do at it.
#[test]
fn a_turn_that_comes_back_comes_back_with_its_duty() {
    let mut came_back = 0;
    for Due { record, call, offender, .. } in every_due() {
        for passer in [offender.lho(), offender.partner()] {
            let mut passes = vec![made(Call::Pass, passer)];
            let goes_back = |ruling: &Ruling| ruling.incidents.iter().any(|it| it.kind == Kind::PassesOutOfRotationEnd);
            let mut next = passer.lho();
            while passes.len() < 5 && !laws::rule(&with(&record, passes.clone())).is_ok_and(|it| goes_back(&it)) {
                passes.push(made(Call::Pass, next));
                next = next.lho();
            }
            let back = with(&record, passes);
            let ruling = rule(&back);
            if !goes_back(&ruling) || ruling.turn != Some(offender) {
                continue;
            }
            let bar = due(&ruling).map(|bar| (bar.seat, bar.call));
            assert_eq!(bar, Some((offender, call)), "{}: {ruling}", said(&back));
            let again = rule(&with(&back, [made(call, offender)]));
            // A bid that has become too low is ruled on by Law 27.
            let is_too_low = again.incidents.iter().any(|it| it.kind == Kind::InsufficientBid);
            if is_too_low {
                continue;
            }
            assert_eq!(again.calls.last().unwrap().status, CallStatus::Stands, "{}", said(&back));
            assert!(
                due(&again).is_none() && again.incidents.iter().all(Incident::is_settled),
                "{}: {again}",
                said(&back)
            );
            came_back += 1;
            let other = rule(&with(&back, [made("4NT".parse().unwrap(), offender)]));
            assert_eq!(other.calls.last().unwrap().status, CallStatus::Cancelled, "{}", said(&back));
            assert_eq!(due(&other), due(&ruling), "{}", said(&back));
        }
    }
    assert!(came_back > 15, "{came_back}");
}

/// Law 25A: whether RHO's pass was unintended decides between 31A1 and 31A2, so until then neither is settled.
#[test]
fn while_a_pass_may_have_been_unintended_nothing_is_due() {
    for Due { record, event, offender, .. } in every_due() {
        let changed = with(&record, [made("4D".parse().unwrap(), offender.rho())]);
        for record in [changed.clone(), with(&changed, [Event::Lho(LhoChoice::Declines)])] {
            let ruling = rule(&record);
            assert!(due(&ruling).is_none(), "{}: {ruling}", said(&record));
            let is_settled = |it: &Incident| it.event == event && it.is_settled() && it.waits_for.is_none();
            assert!(!ruling.incidents.iter().any(is_settled), "{}: {ruling}", said(&record));
            let answers = ruling.incidents.iter().find_map(|it| it.answers.as_ref()).unwrap();
            assert!(answers.yes.in_force.must_repeat.is_none(), "{}", said(&record));
            assert!(answers.no.in_force.must_repeat.is_some(), "{}", said(&record));
        }
    }
}

/// Law 25B: who has made the call again, and changes it, has changed a call. LHO may accept the change by calling, as well as in words.
#[test]
fn a_call_that_was_made_again_can_be_changed_as_any_other() {
    let mut can = 0;
    for Due { record, call, offender, .. } in every_due() {
        let repeated = with(&record, [made(call, offender)]);
        // A bid that has become too low is ruled on by Law 27.
        if !rule(&repeated).incidents.iter().all(Incident::is_settled) {
            continue;
        }
        let changed = with(&repeated, [made("5C".parse().unwrap(), offender)]);
        let is_changed = |ruling: &Ruling| ruling.incidents.iter().any(|it| it.kind == Kind::ChangeOfCall);
        assert!(is_changed(&rule(&changed)), "{}", said(&changed));
        let pass = made(Call::Pass, offender.lho());
        let by_call = rule(&with(&changed, [pass.clone()]));
        let by_word = rule(&with(&changed, [Event::Lho(LhoChoice::Accepts), pass]));
        let statuses = |ruling: &Ruling| ruling.calls.iter().map(|call| call.status).collect::<Vec<_>>();
        assert_eq!(statuses(&by_call), statuses(&by_word), "{}", said(&changed));
        let declined = rule(&with(&changed, [Event::Lho(LhoChoice::Declines)]));
        let answers = declined.incidents.iter().find_map(|it| it.answers.as_ref()).unwrap();
        assert!(answers.no.in_force.must_repeat.is_none(), "{}", said(&changed));
        can += 1;
    }
    assert!(can > 15, "{can}");
}

/// 2007 Law 31B: partner's call out of rotation takes the turn away or makes the player pass, so that nothing is due for certain.
#[test]
fn nothing_is_due_where_every_choice_takes_it_away() {
    for Due { record, offender, .. } in every_due() {
        let partners = with(&record, [made("5D".parse().unwrap(), offender.partner())]);
        let ruling = rule(&partners);
        let then = |choice| rule(&with(&partners, [Event::Lho(choice)]));
        let is_left = [LhoChoice::Accepts, LhoChoice::Declines].map(then).iter().any(|then| due(then).is_some());
        assert_eq!(due(&ruling).is_some(), is_left, "{}: {ruling}", said(&partners));
    }
}

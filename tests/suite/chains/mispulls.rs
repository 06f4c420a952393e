//! Law 25: a call that its player puts right at once.

use director_please::{
    bridge::{Call, Seat},
    lawbook::Edition,
    laws::{self, Fault as Refused},
    record::{Event, Facts, LhoChoice, MadeCall, Record},
    ruling::{Answers, CallStatus, Continuation, Incident, Kind, RuledCall, Ruling},
    shorthand,
};

use crate::dice::Dice;

use super::{
    Tally, for_many,
    table::{EVERY_FAULT, Fault, Table, any_call, made},
    without_events,
};

const ROTATION: [Kind; 3] = [Kind::PassOutOfRotation, Kind::BidOutOfRotation, Kind::DoubleOutOfRotation];

/// What went wrong before. Without 36A and 38, under which the slip itself may fall with all that followed.
const BEFORE: [Fault; 4] = [Fault::Insufficient, Fault::OutOfRotation, Fault::Change, Fault::Correction];

fn unintended(call: Call, by: Seat) -> Event {
    let facts = Facts { unintended: Some(true), ..Facts::default() };
    Event::Call(MadeCall { call, by: Some(by), facts })
}

/// The calls without those that were put right, wherever among them these are.
fn is_without(calls: &[RuledCall], gone: &[(Seat, Call)], expected: &[RuledCall]) -> bool {
    let Some((first, rest)) = gone.split_first() else { return without_events(calls) == without_events(expected) };
    let is_it = |call: &RuledCall| (call.by, call.call) == *first && call.status != CallStatus::Stands;
    let places = calls.iter().enumerate().filter(|(_, call)| is_it(call)).map(|(place, _)| place);
    places.into_iter().any(|place| {
        let mut others = calls.to_vec();
        others.remove(place);
        is_without(&others, rest, expected)
    })
}

/// Everything about an incident, as if the calls that were put right had never been made.
fn incidents(ruling: &Ruling, slip: Option<usize>, events: usize) -> Vec<Incident> {
    let kept = ruling.incidents.iter().filter(|incident| Some(incident.event) != slip);
    kept.map(|incident| earlier(incident, slip, events)).collect()
}

fn earlier(incident: &Incident, slip: Option<usize>, events: usize) -> Incident {
    let answers = answers_earlier(incident.answers.as_deref(), slip, events);
    let without = |event: usize| if slip.is_some_and(|slip| event > slip) { event - events } else { event };
    let waits_for = incident.waits_for.map(without);
    Incident { event: without(incident.event), waits_for, answers, ..incident.clone() }
}

fn answers_earlier(answers: Option<&Answers>, slip: Option<usize>, events: usize) -> Option<Box<Answers>> {
    let continuation = |it: &Continuation| {
        let incidents = it.incidents.iter().map(|incident| earlier(incident, slip, events)).collect();
        let answers = answers_earlier(it.answers.as_deref(), slip, events);
        Continuation { incidents, answers, ..it.clone() }
    };
    answers.map(|it| Box::new(Answers { yes: continuation(&it.yes), no: continuation(&it.no) }))
}

/// In what the two rulings differ, if they do.
fn difference(slip: usize, gone: &[(Seat, Call)], put_right: &Ruling, alone: &Ruling) -> Option<&'static str> {
    let end = |ruling: &Ruling| (ruling.turn, ruling.auction_over, ruling.contract, ruling.on_lead);
    let same = [
        (end(put_right) == end(alone), "turn, or the end of the auction"),
        (put_right.auction == alone.auction, "the legal auction"),
        (incidents(put_right, Some(slip), gone.len()) == incidents(alone, None, 0), "the incidents"),
        (put_right.in_force == alone.in_force, "what is in force"),
        (is_without(&put_right.calls, gone, &alone.calls), "the calls"),
    ];
    same.into_iter().find_map(|(same, what)| (!same).then_some(what))
}

fn compare(put_right: &Record, slip: usize, gone: &[(Seat, Call)], alone: &Record, tally: &mut Tally) {
    let Ok(expected) = laws::rule(alone) else { return };
    // Of several questions, one answer may be ruled out by a slip that repeats a call which stands under it.
    if expected.incidents.iter().filter(|incident| incident.answers.is_some()).count() > 1 {
        return;
    }
    match laws::rule(put_right) {
        Ok(ruling) => {
            let difference = difference(slip, gone, &ruling, &expected);
            let is_named = ruling.incidents.iter().any(|incident| {
                incident.event == slip && incident.kind == Kind::UnintendedCall && incident.is_settled()
            });
            let what = difference.or((!is_named).then_some("there is no unintended call among the incidents"));
            tally.hold(what.is_none(), put_right, || format!("{}; alone:\n{expected}", what.unwrap_or_default()));
        }
        // The slip repeats the player's own call before it, or there is too much of everything.
        Err(refused) if matches!(refused.fault, Refused::SaidTwice(..) | Refused::TooMany { .. }) => {}
        Err(refused) => tally.fail(put_right, || format!("refused: {refused}")),
    }
}

/// Law 25A comes before every other law: the call that was meant is the call, in turn and out of it.
fn put_right_equals_alone(may_be_out_of_rotation: bool, lho_passes: bool, tally: &mut Tally, mut table: Table) {
    let who = if may_be_out_of_rotation { Seat::ALL[table.dice.below(4)] } else { table.turn };
    let (slip, meant) = (any_call(&mut table.dice), any_call(&mut table.dice));
    // The same call again, after what LHO has said about the first, tells one call twice.
    if slip == meant || table.last_caller() == Some(who) {
        return;
    }
    let place = table.record.events.len();
    let mut put_right = table.record.clone();
    let mut gone = vec![(who, slip)];
    put_right.events.push(unintended(slip, who));
    if lho_passes {
        // Over a slip that ended the auction LHO would call after the final pass, for their own reasons.
        if laws::rule(&put_right).is_ok_and(|ruling| ruling.auction_over) {
            return;
        }
        gone.push((who.lho(), Call::Pass));
        put_right.events.push(made(Call::Pass, who.lho()));
    }
    // The call alone, and whatever the table does about it, is what happens after the correction too.
    table.calls_anyhow(who, meant);
    if !matches!(table.record.events.get(place), Some(Event::Call(made)) if made.by == Some(who)) {
        return;
    }
    for event in 0..=3 {
        let until = place + 1 + event;
        if until > table.record.events.len() {
            break;
        }
        let mut alone = table.record.clone();
        alone.events.truncate(until);
        put_right.events.push(alone.events[until - 1].clone());
        compare(&put_right, place, &gone, &alone, tally);
    }
}

#[test]
fn an_unintended_call_put_right_is_the_call_that_was_meant() {
    for_many(2_000, |dice, edition, tally| {
        let table = Table::played(dice, edition, &BEFORE, 6);
        put_right_equals_alone(false, false, tally, table);
    });
}

#[test]
fn an_unintended_call_put_right_out_of_turn_is_the_call_that_was_meant() {
    for_many(2_000, |dice, edition, tally| {
        let table = Table::played(dice, edition, &BEFORE, 6);
        put_right_equals_alone(true, false, tally, table);
    });
}

#[test]
fn lho_who_called_over_an_unintended_call_calls_again() {
    for_many(500, |dice, edition, tally| {
        let table = Table::played(dice, edition, &BEFORE, 4);
        // While something else is open, LHO's call may be about that as well.
        if laws::rule(&table.record).is_ok_and(|ruling| ruling.is_regular() && !ruling.auction_over) {
            put_right_equals_alone(true, true, tally, table);
        }
    });
}

#[test]
fn a_second_call_directly_after_ones_own_is_never_out_of_rotation() {
    for_many(2_000, |dice, edition, tally| {
        let mut table = Table::played(dice, edition, &EVERY_FAULT, 6);
        let who = if dice.one_in(2) { table.turn } else { Seat::ALL[dice.below(4)] };
        let (first, second) = (any_call(dice), any_call(dice));
        if first == second || table.last_caller() == Some(who) {
            return;
        }
        let first_event = table.record.events.len();
        table.record.events.push(made(first, who));
        let Some(before) = tally.rule(&table.record) else { return };
        // Law 34: what fell with the other passes cannot be corrected.
        if before.turn != Some(who.lho()) && before.calls.last().is_some_and(|it| it.status == CallStatus::Cancelled) {
            return;
        }
        table.record.events.push(made(second, who));
        let Some(ruling) = tally.rule(&table.record) else { return };
        let of = |event: usize| ruling.incidents.iter().filter(move |one| one.event == event).map(|one| one.kind);
        let kinds = |event: usize| of(event).filter(|kind| ROTATION.contains(kind));
        let is_second = kinds(first_event + 1).next().is_some();
        tally.hold(!is_second, &table.record, || format!("{who}'s {second} is a correction, and not out of rotation"));
        // Laws 29 to 32 go on about the first call, which alone was out of rotation.
        let is_open = |one: &Incident| one.event == first_event && ROTATION.contains(&one.kind) && !one.is_settled();
        if before.incidents.iter().any(is_open) {
            let is_one = kinds(first_event).eq(before.incidents.iter().filter(|one| is_open(one)).map(|one| one.kind));
            tally.hold(is_one, &table.record, || format!("{first} is what was out of rotation"));
            let last = ruling.calls.last().map(|call| call.status);
            let stands = last == Some(CallStatus::Stands);
            tally.hold(!stands, &table.record, || format!("{second} stands, although nobody accepted anything"));
        }
    });
}

#[test]
fn who_changes_their_call_again_after_a_refusal_is_still_changing_it() {
    for_many(500, |dice, edition, tally| {
        let mut table = Table::played(dice, edition, &[], 4);
        let who = table.turn;
        let calls = [(); 3].map(|()| table.legal_call(who));
        let [first, second, third] = calls;
        if table.is_end() || first == second || second == third || third == first {
            return;
        }
        let facts = Facts { unintended: dice.maybe(2, false), ..Facts::default() };
        table.record.events.push(Event::Call(MadeCall { call: first, by: Some(who), facts }));
        table.record.events.push(made(second, who));
        if !table.lho(LhoChoice::Declines) {
            return;
        }
        table.record.events.push(made(third, who));
        let Some(ruling) = tally.rule(&table.record) else { return };
        let is_out_of_rotation = ruling.incidents.iter().any(|incident| ROTATION.contains(&incident.kind));
        tally.hold(!is_out_of_rotation, &table.record, || format!("{who} has called, and it is their LHO's turn: 25B"));
    });
}

/// 2007 Law 25A4, 2017 Law 25A6: LHO may take back the call made over an unintended one. Where the player after them calls
/// before anybody has ruled, they keep it; once the director has ruled, LHO has had the choice, and nobody can say for them.
#[test]
fn lho_keeps_the_call_over_an_unintended_one_only_before_the_ruling() {
    let call = |text: &str, by| made(text.parse().unwrap(), by);
    for edition in Edition::ALL {
        let changed = [call("1H", Seat::North), call("P", Seat::East), call("1S", Seat::North)];
        let partner = call("2C", Seat::South);
        let kept = |events: Vec<Event>| {
            let ruling = laws::rule(&Record { events, ..Record::new(edition, Seat::North) }).unwrap();
            ruling.calls[1].status
        };
        assert_eq!(kept([&changed[..], std::slice::from_ref(&partner)].concat()), CallStatus::Stands);
        // Under one answer the pass is withdrawn now, so that it is not certain.
        assert_eq!(kept([&changed[..], &[Event::DirectorRuled, partner]].concat()), CallStatus::Pending);
    }
}

/// Law 25A4 (2007: 25A2): once partner has called, a slip stays; what its player calls in turn is a call like any other.
#[test]
fn after_a_slip_that_stays_every_legal_call_in_turn_stands() {
    for edition in Edition::ALL {
        let text = "1S P 3S mispull W:P N:4S E:P";
        let before = shorthand::read(text, Some(edition)).unwrap();
        let auction = laws::rule(&before).unwrap().auction;
        let calls: Vec<Call> = auction.legal_calls(Seat::South).collect();
        assert!(calls.len() > 10 && auction.turn() == Seat::South);
        for call in calls {
            let mut record = before.clone();
            record.events.push(made(call, Seat::South));
            let ruling = laws::rule(&record).unwrap();
            let is_its = |incident: &Incident| incident.event + 1 == record.events.len();
            assert!(!ruling.incidents.iter().any(is_its), "{call} in {edition:?}: {ruling}");
        }
    }
}

/// A call that is in order over the irregular one, or over the last bid where that is cancelled.
fn meant_over(dice: &mut Dice, irregular: &Incident, before: &Ruling) -> Option<Call> {
    let auction = &before.auction;
    let over = match irregular.kind {
        Kind::InsufficientBid | Kind::PassOutOfRotation | Kind::BidOutOfRotation | Kind::DoubleOutOfRotation => {
            auction.with(irregular.offender, irregular.call)
        }
        _ => auction.clone(),
    };
    let calls: Vec<Call> = over.legal_calls(irregular.offender.lho()).collect();
    (!calls.is_empty()).then(|| calls[dice.below(calls.len())])
}

/// Laws 25A and 29A, 27A, 36A, 37A, 38B: an opponent who has called over an irregular call has chosen, whichever call they meant. So the
/// irregularities before their slip come to the same as if the slip had been intended.
#[test]
fn who_has_called_by_a_slip_has_chosen() {
    const FAULTS: [Fault; 4] = [Fault::Insufficient, Fault::OutOfRotation, Fault::Inadmissible, Fault::AboveSeven];
    for_many(300, |dice, edition, tally| {
        let played = Table::played(dice, edition, &FAULTS, 6).record;
        for until in 1..=played.events.len() {
            let so_far = Record { events: played.events[..until].to_vec(), ..played.clone() };
            slip_chooses(dice, &so_far, tally);
        }
    });
}

fn slip_chooses(dice: &mut Dice, record: &Record, tally: &mut Tally) {
    let Ok(before) = laws::rule(record) else { return };
    let Some(irregular) = before.incidents.last().filter(|last| !last.is_settled()) else { return };
    let by = irregular.offender.lho();
    // Laws 28B and 29: a call by LHO whose turn it was, or after partner's, may be over the one or the other.
    let is_last = irregular.event + 1 == record.events.len() && by != before.auction.turn();
    if ROTATION.contains(&irregular.kind) && !is_last {
        return;
    }
    let Some(call) = meant_over(dice, irregular, &before) else { return };
    let with = |event| Record { events: [record.events.clone(), vec![event]].concat(), ..record.clone() };
    let (meant, slip) = (with(made(call, by)), with(unintended(call, by)));
    let (Ok(meant), Ok(slipped)) = (laws::rule(&meant), laws::rule(&slip)) else { return };
    let earlier = |ruling: &Ruling| -> Vec<_> {
        let earlier = ruling.incidents.iter().filter(|it| it.event < record.events.len());
        // The slip was the third pass, or took the place of a call of their own.
        let earlier = earlier.filter(|it| it.kind != Kind::PassesOutOfRotationEnd && it.offender != by);
        earlier.map(|it| (it.event, it.is_settled(), it.accepted, it.result.partner_passes)).collect()
    };
    let is_chosen = earlier(&meant).iter().all(|(_, is_settled, ..)| *is_settled);
    // Over which of two calls it was made (25B1, 27C), only the call that was meant tells.
    let changes = before.calls.windows(2).any(|pair| pair[0].by == pair[1].by);
    let is_asked = changes || before.incidents.iter().chain(&slipped.incidents).any(|it| it.answers.is_some());
    if !is_chosen || is_asked || meant.incidents.iter().any(|it| it.event == record.events.len()) {
        return;
    }
    tally.hold(earlier(&meant) == earlier(&slipped), &slip, || format!("meant:\n{meant}"));
}

/// Laws 36A and 38B: what LHO called over a call that can never be accepted falls with it, and so does the call that was meant, also where
/// LHO is the next to call.
#[test]
fn a_slip_over_what_falls_and_the_call_meant_fall_together() {
    let mut seen = 0;
    for (before, lho) in
        [("1S 8H", "S"), ("7NT 8C", "S"), ("W:X", "N"), ("1S P X", "W"), ("1S P P XX", "N"), ("W:8C", "N")]
    {
        for (slip, meant) in
            ["P", "X", "2C", "2S", "8C"].iter().flat_map(|slip| ["P", "X", "1H", "3D", "8D"].map(|meant| (slip, meant)))
        {
            for edition in Edition::ALL {
                let (put_right, alone) =
                    (format!("{before} {lho}:{slip} mispull > {meant}"), format!("{before} {lho}:{slip}"));
                let read = |text: &str| shorthand::read(text, Some(edition)).ok();
                let (Some(put_right), Some(alone)) = (read(&put_right), read(&alone)) else { continue };
                let (Ok(ruling), Ok(expected)) = (laws::rule(&put_right), laws::rule(&alone)) else { continue };
                let of = |ruling: &Ruling| (ruling.turn, ruling.in_force.clone(), incidents(ruling, None, 0).len());
                assert_eq!(of(&ruling), of(&expected), "{before} {lho}:{slip} mispull > {meant}: {ruling}");
                seen += 1;
            }
        }
    }
    assert!(seen > 150, "{seen}");
}

//! Laws 27A and 29A: offender's LHO accepts by calling, or in words; once they have called, there is nothing left to accept.

use director_please::{
    bridge::{Call, Seat},
    lawbook::Edition,
    laws,
    record::{Event, LhoChoice, Record},
    ruling::{Action, CallStatus, Incident, Kind, Outcome, Ruling},
};

use super::{
    for_many, outcomes,
    table::{EVERY_FAULT, Fault, Table, any_call, made},
    without_events,
};

const ROTATION: [Kind; 3] = [Kind::PassOutOfRotation, Kind::BidOutOfRotation, Kind::DoubleOutOfRotation];

/// Law 27: whether LHO may still choose; and Law 29.
fn lho_may_choose(incident: &Incident) -> bool {
    let lho = incident.offender.lho();
    outcomes(&incident.outcome).into_iter().any(|outcome| match outcome {
        Outcome::PlayersOption(option) if option.chooser == lho => {
            option.choices.iter().any(|choice| matches!(choice.action, Action::Accept | Action::Decline))
        }
        Outcome::PlayersOption(_)
        | Outcome::NoRectification(_)
        | Outcome::Rectification(_)
        | Outcome::DirectorsOption(_) => false,
    })
}

/// Everybody who called after this event.
fn callers_after(record: &Record, event: usize) -> Vec<Seat> {
    let later = record.events.iter().skip(event + 1);
    later.filter_map(|event| if let Event::Call(made) = event { made.by } else { None }).collect()
}

#[test]
fn lho_who_has_called_has_no_acceptance_left() {
    // Without Law 25: over an unintended call LHO may call again, and a substitute they accept on purpose only.
    let faults = [Fault::Insufficient, Fault::OutOfRotation];
    for_many(1_000, |dice, edition, tally| {
        let table = Table::played(dice, edition, &faults, 8);
        let Some(ruling) = tally.rule(&table.record) else { return };
        for incident in &ruling.incidents {
            if incident.kind != Kind::InsufficientBid && !ROTATION.contains(&incident.kind) {
                continue;
            }
            // LHO who puts right an irregular call of their own has not called over somebody else's.
            let corrects = |other: &Incident| other.event < incident.event && other.offender == incident.offender.lho();
            if ruling.incidents.iter().any(corrects) {
                continue;
            }
            if callers_after(&table.record, incident.event).contains(&incident.offender.lho()) {
                let why = || format!("{} has called since {}", incident.offender.lho(), incident.call);
                tally.hold(!lho_may_choose(incident), &table.record, why);
            }
        }
    });
}

#[test]
fn an_opponent_who_called_in_turn_leaves_no_acceptance_of_a_call_out_of_rotation() {
    // Laws 28B and 11A: LHO, or their partner, has called when the turn had come to them.
    for_many(500, |dice, edition, tally| {
        let table = Table::played(dice, edition, &[Fault::OutOfRotation], 8);
        let Some(ruling) = tally.rule(&table.record) else { return };
        for incident in ruling.incidents.iter().filter(|incident| ROTATION.contains(&incident.kind)) {
            let called = callers_after(&table.record, incident.event);
            let is_innocent = |seat: &Seat| seat.side() != incident.offender.side() && !table.blamed.contains(seat);
            if called.iter().any(is_innocent) {
                let why = || format!("the opponents of {} have called since {}", incident.offender, incident.call);
                tally.hold(!lho_may_choose(incident), &table.record, why);
            }
        }
    });
}

/// What must be the same, whatever the place of an event in the record.
fn what_matters(ruling: &Ruling) -> impl PartialEq + std::fmt::Debug {
    let incidents = ruling.incidents.iter().map(|incident| {
        let is_settled = incident.is_settled();
        (incident.kind, incident.offender, incident.call, incident.accepted, incident.result.clone(), is_settled)
    });
    let end = (ruling.turn, ruling.auction_over, ruling.contract, ruling.on_lead);
    (without_events(&ruling.calls), incidents.collect::<Vec<_>>(), ruling.in_force.clone(), end)
}

#[test]
fn accepting_in_words_and_then_calling_is_accepting_by_calling() {
    for_many(500, |dice, edition, tally| {
        let mut table = Table::played(dice, edition, &EVERY_FAULT, 6);
        // Nothing else is open, and whose turn it is is no question either.
        let is_quiet =
            |ruling: Ruling| ruling.incidents.iter().all(Incident::is_settled) && ruling.turn == Some(table.turn);
        if table.is_end() || !laws::rule(&table.record).is_ok_and(is_quiet) {
            return;
        }
        let who = Seat::ALL[dice.below(4)];
        // A second call by the same player is a change of call, and it is asked over which of the two LHO called; the LHO
        // whose turn it is anyway may just as well have called under 28B.
        if table.last_caller() == Some(who) || table.turn == who.lho() {
            return;
        }
        table.record.events.push(made(any_call(dice), who));
        let mut in_words = table.record.clone();
        in_words.events.push(Event::Lho(LhoChoice::Accepts));
        if laws::rule(&in_words).is_err() {
            return;
        }
        let same = |one: &Record, other: &Record| match (laws::rule(one), laws::rule(other)) {
            // So too under an answer that the director may still give.
            (Ok(one), _) if ["28B", "25B\n"].iter().any(|law| one.to_string().contains(law)) => true,
            (Ok(one), Ok(other)) => what_matters(&one) == what_matters(&other),
            (one, other) => one.is_err() && other.is_err(),
        };
        // LHO's call, and what the next players call.
        let mut by = who.lho();
        for _ in 0..4 {
            let standing = laws::rule(&in_words).unwrap();
            if standing.auction_over {
                return;
            }
            let legal: Vec<Call> = standing.auction.legal_calls(by).take(8).collect();
            let must_pass = standing.in_force.must_pass.iter().any(|bar| bar.seat == by);
            let call = if must_pass || dice.one_in(2) { Call::Pass } else { legal[dice.below(legal.len())] };
            table.record.events.push(made(call, by));
            in_words.events.push(made(call, by));
            let why = || format!("otherwise in words: {:?}", laws::rule(&in_words).map(|ruling| ruling.to_string()));
            tally.hold(same(&table.record, &in_words), &table.record, why);
            by = by.lho();
        }
    });
}

/// The irregularity that LHO has just declined in words, among those of the ruling before.
fn declined(before: &Ruling, after: &Ruling) -> Option<Incident> {
    let is_it = |one: &&Incident| {
        let same = |other: &&Incident| (other.event, other.kind) == (one.event, one.kind);
        one.accepted.is_none() && after.incidents.iter().find(same).is_some_and(|other| other.accepted == Some(false))
    };
    before.incidents.iter().find(is_it).cloned()
}

/// Whether whatever this player has called after this event is a pass.
fn passes_only(record: &Record, event: usize, by: Seat) -> bool {
    let is_act = |event: &Event| matches!(event, Event::Call(made) if made.by == Some(by) && made.call != Call::Pass);
    !record.events.iter().skip(event + 1).any(is_act)
}

#[test]
fn lho_may_decline_at_once_or_after_others_have_called() {
    let faults = [Fault::Insufficient, Fault::OutOfRotation, Fault::Inadmissible];
    for_many(100, |dice, edition, tally| {
        let mut table = Table::played(dice, edition, &faults, 5);
        for _ in 0..=dice.below(4) {
            let by = if dice.one_in(2) { table.turn } else { Seat::ALL[dice.below(4)] };
            table.add(made(any_call(dice), by));
        }
        let Ok(before) = laws::rule(&table.record) else { return };
        if !table.lho(LhoChoice::Declines) {
            return;
        }
        let Some(ruling) = tally.rule(&table.record) else { return };
        // An insufficient bid in place of a slip stands once the other side has gone on (27A1): then there is nothing to decline.
        let is_plain = |one: &Incident| one.kind != Kind::ChangeOfCall || one.also.is_none();
        let Some(incident) = declined(&before, &ruling).filter(is_plain) else { return };
        let between = callers_after(&table.record, incident.event);
        // Another call of the offender comes under Law 25 or 27C. In 2007 partner's duty to pass begins with the ruling.
        let is_asked = incident.kind == Kind::ChangeOfCall;
        let may_matter = edition == Edition::Laws2007 && (is_asked || ROTATION.contains(&incident.kind));
        let has_passed = passes_only(&table.record, incident.event, incident.offender.partner());
        let is_pass = incident.kind == Kind::PassOutOfRotation;
        let partner_matters = may_matter && (is_asked || is_pass || !has_passed);
        let matters = |by: &Seat| *by == incident.offender || partner_matters && *by == incident.offender.partner();
        // So does a second call of somebody else.
        let twice = (1..between.len()).any(|at| between[..at].contains(&between[at]));
        // Nor does RHO, over whose call the irregular one came: before the refusal they call over that, after it they change their own.
        let is_over_it = between.first() == Some(&incident.offender.rho());
        if between.is_empty() || twice || is_over_it || between.iter().any(matters) {
            return;
        }
        let mut at_once = table.record.clone();
        let word = at_once.events.pop().unwrap();
        at_once.events.insert(incident.event + 1, word);
        let Ok(other) = laws::rule(&at_once) else { return };
        // The word must speak of the same irregularity there.
        let rule_on_first = |events| laws::rule(&Record { events, ..table.record.clone() });
        let until = |end| at_once.events[..end].to_vec();
        let (Ok(called), Ok(said)) =
            (rule_on_first(until(incident.event + 1)), rule_on_first(until(incident.event + 2)))
        else {
            return;
        };
        if declined(&called, &said).is_none_or(|one| one.event != incident.event) {
            return;
        }
        let why = || format!("otherwise at once: {other}");
        tally.hold(what_matters(&ruling) == what_matters(&other), &table.record, why);
    });
}

/// Laws 29A and 29B: a call that partner made in turn does not go because LHO of the first call calls, unless that call is legal only over
/// the first, or the director is asked.
#[test]
fn what_partner_called_in_turn_stands_or_the_director_is_asked() {
    for_many(500, |dice, edition, tally| {
        let mut table = Table::played(dice, edition, &[], 6);
        let Some(partner) = laws::rule(&table.record).ok().and_then(|ruling| ruling.turn) else { return };
        let offender = partner.partner();
        table.record.events.push(made(any_call(dice), offender));
        let Ok(first) = laws::rule(&table.record) else { return };
        if first.incidents.len() != 1 || !ROTATION.contains(&first.incidents[0].kind) {
            return;
        }
        let legal: Vec<Call> = first.auction.legal_calls(partner).collect();
        let partners = table.record.events.len();
        table.record.events.push(made(legal[dice.below(legal.len())], partner));
        let Some(second) = tally.rule(&table.record) else { return };
        let Some(call) = second.calls.iter().find(|call| call.event == Some(partners)).map(|call| call.call) else {
            return;
        };
        let over_partners = first.auction.with(partner, call);
        let call = any_call(dice);
        table.record.events.push(made(call, offender.lho()));
        let Some(third) = tally.rule(&table.record) else { return };
        let stands = third.calls.iter().any(|call| call.event == Some(partners) && call.status == CallStatus::Stands);
        let is_asked = third.incidents.iter().any(|incident| incident.answers.is_some());
        let is_over_first = over_partners.is_over() || !over_partners.allows(offender.lho(), call);
        tally.hold(stands || is_asked || is_over_first, &table.record, || format!("{third}\n{:?}", third.calls));
    });
}

/// Law 11A: a call out of rotation over which RHO calls out of rotation too, and the offender over that, as RHO's LHO, stands like the
/// one that is accepted so (29A).
#[test]
fn who_calls_over_rhos_call_out_of_rotation_accepts_it() {
    let calls: [Call; 4] = ["P", "1H", "2C", "2NT"].map(|name| name.parse().unwrap());
    let mut seen = 0;
    for edition in Edition::ALL {
        for [first, rhos, over] in
            calls.iter().flat_map(|first| calls.iter().flat_map(|rhos| calls.map(|over| [*first, *rhos, over])))
        {
            for opening in ["P", "1C"] {
                // East is to call; West calls, South over that, and West again.
                let one = |call, by| made(call, by);
                let events = vec![
                    one(opening.parse().unwrap(), Seat::North),
                    one(first, Seat::West),
                    one(rhos, Seat::South),
                    one(over, Seat::West),
                ];
                let bids: Vec<_> = [first, rhos, over].into_iter().filter_map(Call::bid).collect();
                // Three passes send the auction back to East (17D3; 2007: 17E2).
                if bids.is_empty() || !bids.is_sorted_by(|one, next| one < next) {
                    continue;
                }
                let ruling = laws::rule(&Record { events, ..Record::new(edition, Seat::North) }).unwrap();
                let stand = ruling.calls.iter().map(|call| call.status).all(|status| status == CallStatus::Stands);
                assert!(stand, "{ruling}");
                seen += 1;
            }
        }
    }
    assert!(seen > 40, "{seen}");
}

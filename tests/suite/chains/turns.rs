//! What a turn that never came, a call over the first of two, a bid that is made once more and a call that was never meant come to.

use director_please::{
    bridge::{Auction, Bid, Call, Seat},
    lawbook::Edition,
    laws,
    record::{Event, LhoChoice, Record},
    ruling::{CallStatus, Incident, Kind, Outcome, Passes},
    shorthand,
};

use super::{
    for_many,
    table::{EVERY_FAULT, Fault, Table, made},
};

fn every_call() -> impl Iterator<Item = Call> {
    [Call::Pass, Call::Double, Call::Redouble].into_iter().chain(Bid::all().take(15).map(Call::Bid))
}

fn record(edition: Edition, events: Vec<Event>) -> Record {
    let mut record = Record::new(edition, Seat::North);
    record.events = events;
    record
}

/// 2017 Laws 30B1, 31A2 and 32: partner passes because of the call that the offender makes at their turn, so not before it.
#[test]
fn in_2017_partner_has_to_pass_only_once_the_offender_has_called_in_turn() {
    for_many(20, |dice, edition, tally| {
        if edition == Edition::Laws2007 {
            return;
        }
        let mut table = Table::played(dice, edition, &[Fault::OutOfRotation], 6);
        for _ in 0..8 {
            if table.is_end() {
                break;
            }
            table.call_in_turn();
        }
        let Some(ruling) = tally.rule(&table.record) else { return };
        for incident in ruling.incidents.iter().filter(|one| one.kind.is_out_of_rotation() && one.is_settled()) {
            if incident.result.partner_passes != Passes::None {
                let why = || format!("{}'s partner has to pass without a call in its place", incident.offender);
                tally.hold(incident.replacement.is_some(), &table.record, why);
            }
        }
    });
}

/// Law 25B: LHO's call that is legal over the first call, and not over the second, was made over the first (25B2).
#[test]
fn a_call_that_only_the_first_of_two_calls_allows_is_no_fault() {
    let mut seen = 0;
    for edition in Edition::ALL {
        for (first, second, over) in every_call()
            .flat_map(|one| every_call().flat_map(move |two| every_call().map(move |three| (one, two, three))))
        {
            let opening = made("1H".parse().unwrap(), Seat::North);
            let allows = |call: Call| {
                let mut auction = Auction::new(Seat::North);
                auction.push(Seat::North, "1H".parse().unwrap());
                auction.allows(Seat::East, call).then(|| {
                    auction.push(Seat::East, call);
                    auction.allows(Seat::South, over)
                })
            };
            if first == second || allows(first) != Some(true) || allows(second) != Some(false) {
                continue;
            }
            let mut intended = made(first, Seat::East);
            if let Event::Call(call) = &mut intended {
                call.facts.unintended = Some(false);
            }
            let events = vec![opening, intended, made(second, Seat::East), made(over, Seat::South)];
            let ruling = laws::rule(&record(edition, events)).unwrap();
            let wronged = ruling.incidents.iter().find(|incident| incident.offender == Seat::South);
            assert!(wronged.is_none(), "{first} changed to {second}, {over}: {ruling}");
            let stands = |call: Call, by| {
                ruling.calls.iter().any(|it| (it.call, it.by, it.status) == (call, by, CallStatus::Stands))
            };
            assert!(stands(first, Seat::East) && stands(over, Seat::South), "{first}, {second}, {over}: {ruling}");
            seen += 1;
        }
    }
    assert!(seen > 300, "{seen}");
}

/// Law 27B4: an insufficient bid that LHO has refused may be made once more, and LHO may accept it then.
#[test]
fn an_insufficient_bid_may_be_made_twice() {
    let opening: Call = "2S".parse().unwrap();
    let bids: Vec<Bid> = Bid::all().take_while(|bid| Call::Bid(*bid) != opening).collect();
    for (edition, bid) in Edition::ALL.into_iter().flat_map(|edition| bids.iter().map(move |bid| (edition, *bid))) {
        let events = vec![
            made(opening, Seat::North),
            made(Call::Bid(bid), Seat::East),
            Event::Lho(LhoChoice::Declines),
            made(Call::Bid(bid), Seat::East),
        ];
        let ruling = laws::rule(&record(edition, events)).unwrap_or_else(|fault| panic!("{bid}: {fault}"));
        let incident = ruling.incidents.first().unwrap();
        assert!(
            !incident.is_settled() && incident.attempts.is_empty() && ruling.incidents.len() == 1,
            "{bid}: {ruling}"
        );
    }
}

/// 2007 Law 26 and 2017 Law 26A: where LHO accepts the bid that was made again, no other call stands in its place.
#[test]
fn a_bid_made_twice_and_accepted_leaves_the_lead_free() {
    let opening: Call = "2S".parse().unwrap();
    for (edition, bid) in Edition::ALL.into_iter().flat_map(|edition| Bid::all().take(9).map(move |bid| (edition, bid)))
    {
        let bid = Call::Bid(bid);
        let events = vec![
            made(opening, Seat::North),
            made(bid, Seat::East),
            Event::Lho(LhoChoice::Declines),
            made(bid, Seat::East),
            Event::Lho(LhoChoice::Accepts),
        ];
        let ruling = laws::rule(&record(edition, events)).unwrap();
        assert!(ruling.in_force.lead.is_empty() && ruling.in_force.must_pass.is_empty(), "{bid}: {ruling}");
    }
}

/// Laws 28A and 37: a player who has to repeat a pass is required to pass, as one is who has to pass for another reason.
#[test]
fn a_pass_that_has_to_be_repeated_is_a_pass_that_is_owed() {
    let kinds = |text: &str| {
        let read = shorthand::read(text, None).unwrap_or_else(|problems| panic!("{text}: {problems:?}"));
        let ruling = laws::rule(&read).unwrap();
        ruling.incidents.iter().map(|incident| incident.kind).collect::<Vec<_>>()
    };
    for call in Bid::all().skip(6).take(20) {
        for laws in ["2007", "2017"] {
            let over = kinds(&format!("1H X(t/o) W:P rej S:P N:{call} {laws}"));
            assert!(over.contains(&Kind::ConsideredInRotation), "{call}: {over:?}");
            let barred = kinds(&format!("1H X(t/o) W:P rej S:P W:{call} {laws}"));
            assert!(barred.contains(&Kind::CallByBarredPlayer), "{call}: {barred:?}");
        }
    }
}

/// Law 25A: a replacement found to be unintended was never made, so what it was to replace is ruled on with the call that was meant.
#[test]
fn a_slip_in_place_of_an_irregular_call_costs_nothing_once_it_is_found() {
    let mut seen = 0;
    for (slip, meant) in
        Bid::all().skip(5).take(12).flat_map(|one| Bid::all().skip(5).take(12).map(move |two| (one, two)))
    {
        if slip == meant {
            continue;
        }
        for (before, laws) in [("1S 1H ib rej", "2007"), ("1S 1H ib rej", "2017"), ("E:1H rej N:1S", "2007")] {
            let read = |text: String| laws::rule(&shorthand::read(&text, None).unwrap()).unwrap();
            let asked = read(format!("{before} E:{slip} changed to {meant} {laws}"));
            let alone = read(format!("{before} E:{meant} {laws}"));
            // Another question may be open besides: whether the call is comparable.
            if alone.incidents.iter().chain(&asked.incidents).filter(|one| one.answers.is_some()).count() > 1 {
                continue;
            }
            let answers = asked.incidents.iter().find_map(|incident| incident.answers.as_ref());
            let bars = answers.map_or(&asked.in_force.must_pass, |answers| &answers.yes.in_force.must_pass);
            assert_eq!(bars, &alone.in_force.must_pass, "{before} {slip} {meant} {laws}: {asked}");
            seen += 1;
        }
    }
    assert!(seen > 100, "{seen}");
}

/// Law 27C: LHO's call that is legal over the insufficient bid, and not over what took its place too soon, accepts the bid.
#[test]
fn a_call_that_only_the_insufficient_bid_allows_accepts_it() {
    let bids = || Bid::all().skip(2).take(8);
    let mut seen = 0;
    for (edition, too_soon, over) in Edition::ALL
        .into_iter()
        .flat_map(|edition| bids().flat_map(move |one| bids().map(move |two| (edition, one, two))))
    {
        let bid = |text: &str| text.parse::<Call>().unwrap().bid().unwrap();
        let insufficient = bid("1H");
        if too_soon <= bid("1S") || over <= insufficient || over > too_soon {
            continue;
        }
        let calls = [(bid("1S"), Seat::North), (insufficient, Seat::East), (too_soon, Seat::East), (over, Seat::South)];
        let events = calls.map(|(bid, by)| made(Call::Bid(bid), by)).into();
        let ruling = laws::rule(&record(edition, events)).unwrap();
        let [incident] = ruling.incidents.as_slice() else { panic!("{too_soon} {over}: {ruling}") };
        assert_eq!((incident.offender, incident.accepted), (Seat::East, Some(true)), "{too_soon} {over}: {ruling}");
        seen += 1;
    }
    assert!(seen > 20, "{seen}");
}

/// 2007 Law 30B3 and the note to 31, 2017 Laws 30B2, 31C and 32C: a player who has called and calls again at LHO's turn changes
/// that call (25B), also after a call by partner out of rotation that LHO refused. Nobody asks then whether the first call was a
/// slip (25A).
#[test]
fn a_call_at_lhos_turn_is_a_change_although_partners_call_was_refused() {
    let [north, south, west] = [Seat::North, Seat::South, Seat::West];
    let mut seen = 0;
    let calls = || every_call().filter(|call| !call.is_double_or_redouble());
    let first: Call = "1H".parse().unwrap();
    for (edition, partners, again) in Edition::ALL
        .into_iter()
        .flat_map(|edition| calls().flat_map(move |one| calls().map(move |two| (edition, one, two))))
    {
        for by in [south, west] {
            let refused = [made(first, north), made(partners, by), Event::Lho(LhoChoice::Declines)];
            let events = refused.into_iter().chain([made(again, north)]).collect();
            let Ok(ruling) = laws::rule(&record(edition, events)) else { continue };
            let text = || format!("1H {by}:{partners} rej N:{again} {edition:?}");
            let last = ruling.incidents.last().unwrap();
            if by == south && ruling.in_force.must_pass.iter().any(|bar| bar.seat == north) {
                continue;
            }
            assert_eq!((last.offender, last.kind), (north, Kind::ChangeOfCall), "{}: {ruling}", text());
            // The same call once more changes nothing.
            assert_eq!(last.is_settled(), again == first, "{}: {ruling}", text());
            let opening = ruling.calls.iter().find(|ruled| ruled.by == north).unwrap();
            assert_eq!(opening.status == CallStatus::Pending, again != first, "{}", text());
            let is_asked = last.answers.is_some();
            assert!(!is_asked || by == west, "{}: {ruling}", text());
            seen += 1;
        }
    }
    assert!(seen > 1_000, "{seen}");
}

/// Law 25A2 of 2007, 25A4 of 2017: LHO has called, and so has partner, if only a bid that was too low. What the player then calls
/// out of rotation corrects nothing.
#[test]
fn a_call_after_partners_insufficient_bid_corrects_nothing() {
    let [north, east, south] = [Seat::North, Seat::East, Seat::South];
    let first: Call = "1H".parse().unwrap();
    let mut seen = 0;
    for (edition, lhos, choice) in Edition::ALL.into_iter().flat_map(|edition| {
        let choices = [LhoChoice::Accepts, LhoChoice::Declines];
        ["P", "2C", "X"].into_iter().flat_map(move |lhos| choices.map(|choice| (edition, lhos, choice)))
    }) {
        for again in every_call().filter(|call| !call.is_double_or_redouble()) {
            let [lhos, bid] = [lhos, "1D"].map(|name| name.parse::<Call>().unwrap());
            let made = [made(first, north), made(lhos, east), made(bid, south), made(again, north)];
            let events = made.into_iter().chain([Event::Lho(choice)]).collect();
            let Ok(ruling) = laws::rule(&record(edition, events)) else { continue };
            let is_change = |it: &director_please::ruling::Incident| it.kind == Kind::ChangeOfCall;
            assert!(!ruling.incidents.iter().any(is_change), "1H {lhos} 1D N:{again} {choice:?}: {ruling}");
            seen += 1;
        }
    }
    assert!(seen > 150, "{seen}");
}

/// Law 9B2: nobody calls before LHO has chosen, so it is their turn to act, whatever else is open.
#[test]
fn it_is_the_turn_of_lho_who_has_to_choose() {
    for_many(100, |dice, edition, tally| {
        let mut table = Table::played(dice, edition, &EVERY_FAULT, 6);
        // Often somebody says of a call made meanwhile that it was unintended.
        if let Some(Event::Call(last)) = table.record.events.last_mut()
            && dice.one_in(2)
        {
            last.facts.unintended = Some(true);
        }
        if laws::rule(&table.record).is_err() {
            return;
        }
        let Some(ruling) = tally.rule(&table.record) else { return };
        let is_one = ruling.incidents.iter().all(|incident| incident.answers.is_none());
        let chooses = |it: &&Incident| {
            it.waits_for.is_none() && matches!(&it.outcome, Outcome::PlayersOption(option) if option.is_lho_choice())
        };
        let Some(first) = ruling.incidents.iter().find(chooses).filter(|_| is_one) else { return };
        let why = || format!("{:?}, and {} has to choose", ruling.turn, first.offender.lho());
        tally.hold(ruling.turn == Some(first.offender.lho()), &table.record, why);
    });
}

/// Law 29A, 27A: a call about which LHO has yet to choose is undecided, whatever was said of it; and of one call it is not told twice, and
/// otherwise, who may use it.
#[test]
fn a_call_that_lho_may_accept_is_pending() {
    for_many(400, |dice, edition, tally| {
        let mut table = Table::played(dice, edition, &EVERY_FAULT, 7);
        let calls = table.record.events.len();
        let slip = dice.below(calls.max(1));
        if let Some(Event::Call(made)) = table.record.events.get_mut(slip)
            && dice.one_in(2)
        {
            made.facts.unintended = Some(true);
        }
        let Ok(ruling) = laws::rule(&table.record) else { return };
        let chooses = |it: &&Incident| {
            it.answers.is_none()
                && it.waits_for.is_none()
                && it.kind != Kind::ChangeOfCall
                && matches!(&it.outcome, Outcome::PlayersOption(option) if option.is_lho_choice())
        };
        for incident in ruling.incidents.iter().filter(chooses).filter(|it| it.replacement.is_none()) {
            let call = ruling.calls.iter().find(|call| call.event == Some(incident.event));
            let status = call.map(|call| call.status);
            tally.hold(status == Some(CallStatus::Pending), &table.record, || format!("{status:?}: {incident:?}"));
        }
        let slips = ruling.incidents.iter().enumerate().filter(|(_, it)| it.kind == Kind::UnintendedCall);
        for (at, one) in slips {
            let other = ruling.incidents.iter().skip(at + 1).find(|other| other.event == one.event);
            // The third pass was accepted in vain (34).
            let other = other.filter(|other| other.kind != Kind::PassesOutOfRotationEnd);
            let told = other.map(|other| [one.result.information, other.result.information]);
            let is_once = !matches!(told, Some([Some(one), Some(other)]) if one != other);
            tally.hold(is_once, &table.record, || format!("{told:?}"));
        }
    });
}

//! Who has to pass, and who has not: an irregularity meanwhile, and what others call over a bid above seven.

use director_please::{
    bridge::{Bid, Call, Denomination, Level, Seat},
    lawbook::Edition,
    laws,
    record::{Event, LhoChoice, MadeCall, Record},
    ruling::{Action, CallStatus, Incident, Kind, Outcome, Ruling},
};

use crate::{chains::table::any_call, dice::Dice, totality};

const RECORDS: u64 = 2_500;

const EIGHT_CLUBS: Call = {
    let Some(level) = Level::new(8) else { panic!("level 8") };
    Call::Bid(Bid { level, denomination: Denomination::Clubs })
};

/// Generated records with one legal auction, in which it is somebody's turn.
fn for_many(mut check: impl FnMut(&mut Dice, &Record, &Ruling, Seat)) {
    for seed in 0..RECORDS {
        for edition in Edition::ALL {
            let mut dice = Dice::new(seed);
            let record = totality::record(&mut dice, edition);
            let ruling = laws::rule(&record).unwrap();
            if let Some(turn) = ruling.turn.filter(|_| has_one_auction(&ruling)) {
                check(&mut dice, &record, &ruling, turn);
            }
        }
    }
}

fn has_one_auction(ruling: &Ruling) -> bool {
    ruling.incidents.iter().all(|incident| incident.answers.is_none())
}

fn with(record: &Record, event: Event) -> Option<(Record, Ruling)> {
    let mut longer = record.clone();
    longer.events.push(event);
    let ruling = laws::rule(&longer).ok()?;
    has_one_auction(&ruling).then_some((longer, ruling))
}

fn called(record: &Record, by: Seat, call: Call) -> Option<(Record, Ruling)> {
    with(record, Event::Call(MadeCall::new(call, Some(by))))
}

/// Laws 36A and 37A: whether the last call was made by LHO of an earlier offender before the director ruled, so that what came between
/// is ruled on otherwise.
fn decides_about_earlier(before: &Ruling, after: &Ruling) -> bool {
    let same = |one: &Incident| {
        let is_it = |it: &&Incident| (it.event, it.kind) == (one.event, one.kind);
        after.incidents.iter().find(is_it).is_some_and(|it| it.result.clauses == one.result.clauses)
    };
    let can_never_be_accepted =
        |kind| matches!(kind, Kind::InadmissibleDouble | Kind::CallByBarredPlayer | Kind::BidAboveSeven);
    before.incidents.iter().any(|one| can_never_be_accepted(one.kind) && !same(one))
}

/// Law 37B: once the director has ruled, no bid of a player who had to pass stands, and none is offered to them.
#[test]
fn who_has_to_pass_has_nothing_but_a_pass() {
    let (mut tried, mut replacing) = (0, 0);
    for_many(|dice, record, _, turn| {
        // Partner's irregularity meanwhile, and LHO of partner declines what they may.
        let irregular = [EIGHT_CLUBS, Call::Redouble, Call::Double, Call::Pass, any_call(dice)];
        for call in irregular {
            let Some((record, ruling)) = called(record, turn.partner(), call) else { continue };
            let (record, ruling) = with(&record, Event::Lho(LhoChoice::Declines)).unwrap_or((record, ruling));
            // The duty to pass begins with the ruling.
            let (record, ruling) = with(&record, Event::DirectorRuled).unwrap_or((record, ruling));
            let must_pass = ruling.in_force.must_pass.iter().any(|bar| bar.seat == turn);
            if !must_pass || ruling.turn != Some(turn) {
                continue;
            }
            for incident in ruling.incidents.iter().filter(|incident| incident.offender == turn) {
                assert!(offers_only_a_pass(&incident.outcome), "{}\n{ruling}", record.to_json());
            }
            let is_replacing = ruling.incidents.iter().any(|incident| {
                incident.kind == Kind::InsufficientBid && incident.offender == turn && !incident.is_settled()
            });
            for bid in [any_call(dice), any_call(dice), any_call(dice), EIGHT_CLUBS] {
                let event = record.events.len();
                let Some((record, made)) = called(&record, turn, bid).filter(|_| bid != Call::Pass) else { continue };
                if decides_about_earlier(&ruling, &made) {
                    continue;
                }
                let Some((record, ruled)) = with(&record, Event::DirectorRuled) else { continue };
                let made = ruled.calls.iter().find(|call| call.event == Some(event)).unwrap();
                assert_ne!(made.status, CallStatus::Stands, "{}\n{ruled}\n{:?}", record.to_json(), ruled.calls);
                tried += 1;
                replacing += usize::from(is_replacing);
            }
        }
    });
    assert!(tried > 2_000 && replacing > 200, "{tried} calls, {replacing} in place of an insufficient bid");
}

fn offers_only_a_pass(outcome: &Outcome) -> bool {
    let Outcome::PlayersOption(option) = outcome else { return true };
    option.choices.iter().all(|choice| match choice.action {
        Action::Replace(call) => call == Call::Pass,
        Action::Later(_) => true,
        Action::Accept | Action::Decline | Action::Passes | Action::Acts => offers_only_a_pass(&choice.then),
    })
}

/// Law 38B: what partner and RHO call over a bid above seven is cancelled with it, and makes nobody an offender.
#[test]
fn nobody_but_the_side_that_bid_above_seven_is_restricted() {
    let mut tried = 0;
    for_many(|dice, record, _, turn| {
        let Some((mut record, before)) = called(record, turn, EIGHT_CLUBS) else { return };
        let last = before.incidents.last();
        if !last.is_some_and(|last| last.kind == Kind::BidAboveSeven && last.waits_for.is_none()) {
            return;
        }
        if before.turn != Some(turn.lho()) {
            return;
        }
        for by in [turn.rho(), turn.partner(), turn.rho()] {
            let event = record.events.len();
            let Some((longer, ruling)) = called(&record, by, any_call(dice)) else { continue };
            if decides_about_earlier(&before, &ruling) {
                continue;
            }
            let made = ruling.calls.iter().find(|call| call.event == Some(event)).unwrap();
            let told = || format!("{}\n{ruling}\n{:?}", longer.to_json(), ruling.calls);
            assert_eq!(made.status, CallStatus::Cancelled, "{}", told());
            assert_eq!(ruling.incidents.len(), before.incidents.len(), "{}", told());
            assert_eq!(ruling.in_force.must_pass, before.in_force.must_pass, "{}", told());
            assert_eq!(ruling.in_force.lead, before.in_force.lead, "{}", told());
            assert_eq!(ruling.turn, before.turn, "{}", told());
            record = longer;
            tried += 1;
        }
    });
    assert!(tried > 1_000, "{tried} calls");
}

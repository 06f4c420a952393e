//! Generated auctions with irregularities, in both editions: nothing is expected of them but what must always hold.

use std::cell::Cell;

use crate::dice::Dice;
use director_please::{
    bridge::{Call, Seat, Suit},
    lawbook::{Clause, Edition},
    laws::{self, Fault},
    record::{Event, Facts, Feature, LhoChoice, MadeCall, Record, Shows},
    ruling::{Action, CallStatus, Incident, Kind, LeadKind, Origin, Outcome, Passes, Rectification, Ruling},
};

use crate::chains::{table::any_call, turning};

fn facts(dice: &mut Dice) -> Facts {
    let features: Vec<Feature> = Feature::ALL.into_iter().filter(|_| dice.one_in(5)).collect();
    let (yes, unintended) = (dice.one_in(2), dice.one_in(2));
    Facts {
        shows: dice.maybe(4, features.into_iter().collect::<Shows>()),
        comparable: dice.maybe(3, yes),
        purpose: dice.maybe(8, "stayman".into()),
        unintended: dice.maybe(8, unintended),
        ..Facts::default()
    }
}

/// A record of up to fourteen events; most calls are made by the player who is to act.
pub fn record(dice: &mut Dice, edition: Edition) -> Record {
    let mut record = Record::new(edition, Seat::ALL[dice.below(4)]);
    for _ in 0..dice.below(14) {
        let event = match dice.below(12) {
            0 => Event::Lho(LhoChoice::Accepts),
            1 | 2 => Event::Lho(LhoChoice::Declines),
            3 => Event::DirectorRuled,
            _ => {
                let by = if dice.one_in(12) { Some(Seat::ALL[dice.below(4)]) } else { None };
                Event::Call(MadeCall { call: any_call(dice), by, facts: facts(dice) })
            }
        };
        record.events.push(event);
        // What no table could do is left out again, so that records grow long.
        if laws::rule(&record).is_err() {
            record.events.pop();
        }
    }
    record
}

/// How many seeds are tried in each edition: enough for every day, or as many as `TOTALITY_SEEDS` says.
fn seeds() -> u64 {
    let wanted = std::env::var("TOTALITY_SEEDS").ok();
    wanted.map_or(6_000, |number| number.parse::<u64>().expect("TOTALITY_SEEDS is a number").max(6_000))
}

fn for_many(check: impl Fn(&Record, &Ruling)) -> Shapes {
    let mut shapes = Shapes::default();
    for seed in 0..seeds() {
        for edition in Edition::ALL {
            let record = record(&mut Dice::new(seed), edition);
            let ruling = laws::rule(&record).unwrap();
            shapes.note(&ruling);
            check(&record, &ruling);
        }
    }
    shapes
}

/// What the generator came across; a test that never saw an insufficient bid would prove nothing.
#[derive(Default)]
struct Shapes {
    insufficient: usize,
    settled: usize,
    barred: usize,
    over: usize,
}

impl Shapes {
    fn note(&mut self, ruling: &Ruling) {
        self.insufficient += ruling.incidents.iter().filter(|i| i.kind == Kind::InsufficientBid).count();
        self.settled += ruling.incidents.iter().filter(|i| i.is_settled()).count();
        self.barred += ruling.in_force.must_pass.len();
        self.over += usize::from(ruling.auction_over);
    }

    fn assert_rich(&self) {
        assert!(self.insufficient > 2_000, "{} insufficient bids", self.insufficient);
        assert!(self.settled > 1_000, "{} settled cases", self.settled);
        assert!(self.barred > 50, "{} bars", self.barred);
        assert!(self.over > 100, "{} auctions that ended", self.over);
    }
}

fn leaves<'a>(outcome: &'a Outcome, found: &mut Vec<&'a Rectification>) {
    match outcome {
        Outcome::NoRectification(result) | Outcome::Rectification(result) => found.push(result),
        Outcome::PlayersOption(option) => option.choices.iter().for_each(|choice| leaves(&choice.then, found)),
        Outcome::DirectorsOption(option) => {
            leaves(&option.if_yes, found);
            leaves(&option.if_no, found);
        }
    }
}

#[test]
fn every_way_through_a_ruling_ends_in_clauses_of_its_own_edition() {
    let shapes = for_many(|record, ruling| {
        for incident in &ruling.incidents {
            let mut ends = Vec::new();
            leaves(&incident.outcome, &mut ends);
            assert!(!ends.is_empty(), "{record:?}");
            for end in ends.into_iter().chain([&incident.result]) {
                let clauses = || end.clauses.iter().chain(&end.review);
                assert!(clauses().all(|clause: &Clause| clause.edition() == record.laws), "{record:?}");
                let lead_is_cited = end.lead.as_ref().is_none_or(|lead| end.clauses.contains(&lead.clause));
                assert!(lead_is_cited, "{record:?}: {end:?}");
            }
            assert!(!incident.result.clauses.is_empty(), "{record:?}: {ruling}");
        }
    });
    shapes.assert_rich();
}

#[test]
fn lho_is_asked_first_and_the_offenders_calls_are_legal() {
    for_many(|record, ruling| {
        for incident in &ruling.incidents {
            let Outcome::PlayersOption(option) = &incident.outcome else { continue };
            if incident.kind == Kind::InsufficientBid && incident.accepted.is_none() {
                assert_eq!(option.chooser, incident.offender.lho(), "{record:?}");
                assert_eq!(option.choices[0].action, Action::Accept, "{record:?}");
            }
            let is_last = std::ptr::eq(incident, ruling.incidents.last().unwrap());
            for choice in option.choices.iter().filter(|_| is_last && has_one_auction(ruling)) {
                if let Action::Replace(call) = choice.action {
                    assert!(ruling.auction.allows(incident.offender, call), "{record:?}: {call}");
                }
            }
        }
    });
}

#[test]
fn a_lead_restriction_binds_offenders_partner_and_only_some_laws_silence_the_offender() {
    for_many(|record, ruling| {
        for incident in &ruling.incidents {
            let result = &incident.result;
            let silences = ["30A", "30B1", "30B2(a)", "37B", "38B"];
            let is_barred = result.offender_passes != Passes::None;
            let may_be = result.clauses.iter().any(|clause| silences.contains(&clause.address()));
            assert!(!is_barred || may_be, "{record:?}: {result:?}");
            if let Some(lead) = &result.lead {
                assert_eq!(lead.leader, incident.offender.partner(), "{record:?}");
                assert!(!lead.suits.is_empty(), "{record:?}");
                assert!(lead.suits.is_sorted_by_key(|suit| Suit::ALL.iter().position(|s| s == suit)), "{record:?}");
            }
        }
        let defenders = ruling.contract.map(|contract| contract.declarer.lho().side());
        for lead in &ruling.in_force.lead {
            assert!(defenders.is_none_or(|side| side == lead.leader.side()), "{record:?}");
        }
        assert!(!ruling.auction_over || ruling.in_force.must_pass.is_empty(), "{record:?}");
    });
}

/// Whether there is one legal auction, and not one for each answer of the director's.
/// The suits about which declarer may do nothing because the offender has shown them: 2017 Law 26B, 2007 Laws 26A1 and 26A2.
fn spared(incident: &Incident) -> Vec<Suit> {
    let (result, named) = (&incident.result, incident.call.bid().and_then(|bid| bid.denomination.suit()));
    let is_spared = |suit: &Suit| match &result.lead {
        Some(lead) if lead.kind == LeadKind::ForbidOne => !lead.suits.contains(suit),
        Some(lead) if lead.kind == LeadKind::RequireOrForbid => named == Some(*suit) && !lead.suits.contains(suit),
        Some(_) => false,
        None => result.cites("26A1") && named == Some(*suit),
    };
    Suit::ALL.into_iter().filter(is_spared).collect()
}

#[test]
fn a_suit_spared_from_a_restriction_was_shown_in_so_many_words_or_is_assumed_to_be() {
    let spares = Cell::new(0);
    for_many(|record, ruling| {
        // By 2007 Law 27B1(b) a meaning that lies within the old one shows the old suits.
        let is_meant = |it: &&Incident| it.is_settled() && it.waits_for.is_none() && !it.result.cites("27B1(b)");
        for incident in ruling.incidents.iter().filter(is_meant) {
            let may_stand = |status| matches!(status, CallStatus::Stands | CallStatus::Pending);
            let own = ruling.calls.iter().filter(|it| it.by == incident.offender && may_stand(it.status));
            let own: Vec<Call> = own.map(|it| it.call).collect();
            // So too of the withdrawn call, which 2007 compares with what was shown legally.
            let its = own.iter().copied().chain([incident.call]).collect::<Vec<_>>();
            let told = |made: &MadeCall| {
                let is_told =
                    made.facts.shows.is_some() || made.facts.meaning.is_some() || made.facts.purpose.is_some();
                its.contains(&made.call) && is_told || !made.facts.replacements.is_empty()
            };
            let is_told = record.events.iter().filter_map(Event::made_call).any(told);
            let is_assumed = incident.assumes.iter().any(|it| own.contains(&it.call()));
            let spared = spared(incident);
            spares.set(spares.get() + spared.len());
            assert!(spared.is_empty() || is_told || is_assumed, "{record:?}: {incident:?}");
        }
    });
    assert!(spares.get() > 300, "{spares:?}");
}

fn has_one_auction(ruling: &Ruling) -> bool {
    ruling.incidents.iter().all(|incident| incident.answers.is_none())
}

#[test]
fn the_legal_auction_is_what_stands() {
    for_many(|record, ruling| {
        if !has_one_auction(ruling) {
            return;
        }
        let open_double = |call: &director_please::ruling::RuledCall| {
            call.status == CallStatus::Pending && ruling.auction.calls().contains(&(call.by, call.call))
        };
        let stands = ruling.calls.iter().filter(|c| c.status == CallStatus::Stands).count();
        let pending = ruling.calls.iter().filter(|c| open_double(c)).count();
        let legal = ruling.auction.calls().len();
        assert!(stands <= legal && legal <= stands + pending, "{record:?}\n{ruling}\n{:?}", ruling.calls);
        // A pass that the Laws substitute is no event; a written one in its place is not listed twice.
        let events = record.events.iter().filter(|event| matches!(event, Event::Call(_))).count();
        let made = ruling.calls.iter().filter(|call| call.origin == Origin::Made).count();
        let removed = [Kind::CallByBarredPlayer, Kind::BidAboveSeven, Kind::ConsideredInRotation];
        let passes = ruling.incidents.iter().filter(|incident| removed.contains(&incident.kind)).count();
        assert!(made <= events && events <= made + passes, "{record:?}\n{:?}", ruling.calls);
    });
}

#[test]
fn nobody_changes_a_call_to_itself() {
    for_many(|record, ruling| {
        for (one, next) in ruling.calls.iter().zip(ruling.calls.iter().skip(1)) {
            let changed = one.by == next.by && one.status == CallStatus::Pending && next.status == CallStatus::Pending;
            assert!(!changed || one.call != next.call, "{record:?}");
        }
        // Nothing has come of the last call, so that the same player may name it again, and nothing has happened.
        let last = ruling.calls.last().filter(|_| has_one_auction(ruling));
        let last = last.filter(|last| matches!(last.status, CallStatus::Stands));
        let Some(last) = last.filter(|last| last.origin == Origin::Made) else { return };
        let mut again = record.clone();
        again.events.push(Event::Call(MadeCall::new(last.call, Some(last.by))));
        let refused = laws::rule(&again).map_err(|bad| (bad.event, bad.fault)).unwrap_err();
        assert_eq!(refused, (record.events.len(), Fault::SaidTwice(last.by, last.call)), "{record:?}");
    });
}

#[test]
fn turning_the_table_turns_the_ruling() {
    for_many(|record, ruling| {
        let turned = laws::rule(&turning::record(record)).unwrap();
        assert_eq!(turning::in_one_order(turning::ruling(ruling)), turning::in_one_order(turned), "{record:?}");
    });
}

#[test]
fn a_record_survives_json() {
    for_many(|record, _| {
        let text = serde_json::to_string(record).unwrap();
        assert_eq!(&serde_json::from_str::<Record>(&text).unwrap(), record, "{text}");
    });
}

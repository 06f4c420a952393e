//! Law 10C1: the director explains the options, and an option that nobody has is none.

use director_please::{
    bridge::{Bid, Call, Seat},
    lawbook::Edition,
    laws,
    record::LhoChoice,
    ruling::{Action, Incident, Kind, Outcome, Ruling},
    shorthand,
};

use super::{
    for_many,
    table::{EVERY_FAULT, Table, any_call, made},
};

/// The calls that are offered to players now: before anybody but the director and LHO has to say something.
fn offered(outcome: &Outcome, found: &mut Vec<(Seat, Call)>) {
    match outcome {
        Outcome::NoRectification(_) | Outcome::Rectification(_) => {}
        Outcome::PlayersOption(option) => {
            for choice in &option.choices {
                match choice.action {
                    Action::Replace(call) => found.push((option.chooser, call)),
                    Action::Decline => offered(&choice.then, found),
                    Action::Accept | Action::Passes | Action::Acts | Action::Later(_) => {}
                }
            }
        }
        Outcome::DirectorsOption(option) => {
            offered(&option.if_yes, found);
            offered(&option.if_no, found);
        }
    }
}

/// Why the player cannot make that call.
fn forbids(ruling: &Ruling, seat: Seat, call: Call) -> Option<&'static str> {
    let force = &ruling.in_force;
    let is_double = call.is_double_or_redouble();
    let reasons = [
        (!ruling.auction.allows(seat, call), "it is not legal"),
        (call != Call::Pass && force.must_pass.iter().any(|bar| bar.seat == seat), "they must pass"),
        (force.must_repeat.is_some_and(|bar| bar.seat == seat && bar.call != call), "they must repeat another call"),
        (is_double && force.no_double.iter().any(|bar| bar.seat == seat), "they may not double"),
        (ruling.auction_over, "the auction is over"),
    ];
    reasons.into_iter().find_map(|(applies, reason)| applies.then_some(reason))
}

#[test]
fn a_call_that_is_offered_can_be_made() {
    for_many(5_000, |dice, edition, tally| {
        let mut table = Table::played(dice, edition, &EVERY_FAULT, 6);
        if table.named.is_some() && !table.is_end() && dice.one_in(2) {
            table.insufficient();
        }
        let Some(ruling) = tally.rule(&table.record) else { return };
        // Of several irregularities it is the last whose offender may be about to call.
        // While the director has yet to answer, there is an auction for each answer.
        let is_one = ruling.incidents.iter().all(|incident| incident.answers.is_none());
        let Some(incident) = ruling.incidents.last().filter(|_| is_one) else { return };
        let mut calls = Vec::new();
        offered(&incident.outcome, &mut calls);
        for (seat, call) in calls {
            let reason = forbids(&ruling, seat, call);
            let why = || format!("{seat} is offered {call}, and {}", reason.unwrap_or_default());
            tally.hold(reason.is_none(), &table.record, why);
        }
    });
}

/// Anybody who is told to call in place of an irregular call is the player whose turn it is: a call over it that was accepted
/// took that turn away.
#[test]
fn who_is_to_replace_a_call_has_not_lost_their_turn() {
    for_many(2_000, |dice, edition, tally| {
        let mut table = Table::played(dice, edition, &EVERY_FAULT, 6);
        if table.named.is_some() && !table.is_end() {
            table.insufficient();
            table.lho(LhoChoice::Declines);
        }
        // Somebody calls over it, and the next player over that.
        for _ in 0..dice.below(3) {
            let who = Seat::ALL[dice.below(4)];
            for by in [who, who.lho()] {
                let call = if dice.one_in(2) { Call::Pass } else { any_call(dice) };
                table.record.events.push(made(call, by));
                if laws::rule(&table.record).is_err() {
                    table.record.events.pop();
                }
            }
        }
        let Some(ruling) = tally.rule(&table.record) else { return };
        let is_one = ruling.incidents.iter().all(|incident| incident.answers.is_none());
        let awaits = |incident: &Incident| incident.waits_for.is_none() && !incident.is_settled();
        for incident in ruling.incidents.iter().filter(|incident| is_one && awaits(incident)) {
            let Outcome::PlayersOption(option) = &incident.outcome else { continue };
            let calls = option.choices.iter().filter_map(|choice| match choice.action {
                Action::Replace(call) => Some(call),
                Action::Accept | Action::Decline | Action::Passes | Action::Acts | Action::Later(_) => None,
            });
            for call in calls.filter(|_| incident.kind != Kind::UnintendedCall) {
                let is_turn = ruling.auction.turn() == option.chooser;
                let why = || format!("{} is offered {call}", option.chooser);
                tally.hold(is_turn && ruling.auction.allows(option.chooser, call), &table.record, why);
            }
        }
    });
}

/// Laws 25B1 and 27B: what may replace a refused bid is sufficient over the last call that stands, also where an opponent has
/// changed that since.
#[test]
fn what_replaces_a_refused_bid_beats_the_call_that_stands() {
    let mut seen = 0;
    for (edition, higher) in
        Edition::ALL.into_iter().flat_map(|edition| Bid::all().skip(4).map(move |it| (edition, it)))
    {
        for text in [
            format!("1S 1H ib rej N:{higher} acc {}", edition.year()),
            format!("1S P 2S 1H ib rej S:{higher} acc {}", edition.year()),
        ] {
            let Ok(record) = shorthand::read(&text, None) else { continue };
            let Ok(ruling) = laws::rule(&record) else { continue };
            let Some(bid) = ruling.incidents.iter().find(|it| it.kind == Kind::InsufficientBid) else { continue };
            let Outcome::PlayersOption(option) = &bid.outcome else { continue };
            let last = ruling.auction.last_bid().map(|(_, bid)| bid);
            for choice in &option.choices {
                if let Action::Replace(Call::Bid(bid)) = choice.action {
                    let is_attempt = matches!(choice.then, Outcome::PlayersOption(_));
                    assert!(bid.is_sufficient_over(last) || is_attempt, "{text}: {bid} over {last:?}");
                    seen += 1;
                }
            }
        }
    }
    assert!(seen > 100, "{seen}");
}

//! Linked questions: one table, asked about in the order of a director's work. Who may accept the call; what the offender is
//! told; who has to pass; and what becomes of the lead, or of the contract.

use super::{
    Acceptor, Ask, Claim, EDITIONS, Kind, Level, Question, TRIES, Wanted,
    dice::{Dice, mixed},
    finished,
    kind::answer,
    plot::Plot,
    settle::{Mind, settle},
    sound::is_sound,
    table::Table,
    what_if::can_be_turned,
};
use crate::{
    bridge::{Bid, Call, Seat},
    lawbook::{Clause, Edition},
    record::{Event, LhoChoice, MadeCall, Shows},
    ruling::Incident,
};

/// What goes wrong at such a table.
const PLOTS: [(Plot, u32); 6] = [
    (Plot::Insufficient, 5),
    (Plot::BidOutOfTurn, 4),
    (Plot::PassOutOfTurn, 2),
    (Plot::DoubleOutOfTurn, 1),
    (Plot::NotAllowed, 9),
    (Plot::Twice, 2),
];

/// In how many of a hundred chains about an insufficient bid it is the answer to an opening, and may have been artificial.
const ANSWERS: u32 = 40;

/// Seeds without a chain of the level that is wanted, after which there are none.
const PATIENCE: u32 = 400;

/// So few questions are no chain.
const FEWEST: usize = 3;

/// This many are enough.
const MOST: usize = 4;

/// The linked questions of a seed, in order; of the law and edition that are wanted. None when nothing suits.
#[must_use]
pub fn linked(seed: u64, wanted: &Wanted) -> Vec<Question> {
    let mut dice = Dice::new(seed);
    let Some(edition) = wanted.edition.or_else(|| dice.weighted(&EDITIONS)) else { return Vec::new() };
    let is_wanted = |plot: Plot| wanted.law.is_none_or(|law| plot.may_come_to(law));
    let plots: Vec<(Plot, u32)> = PLOTS.into_iter().filter(|(plot, _)| is_wanted(*plot)).collect();
    for _ in 0..TRIES {
        let questions = chain(&mut dice, seed, edition, &plots).unwrap_or_default();
        let is_about = |law: u8| questions.iter().any(|question| question.laws.contains(&law));
        if questions.len() >= FEWEST && wanted.law.is_none_or(is_about) {
            let level = level(&questions);
            return questions.into_iter().map(|question| Question { level, ..question }).collect();
        }
    }
    Vec::new()
}

fn chain(dice: &mut Dice, seed: u64, edition: Edition, plots: &[(Plot, u32)]) -> Option<Vec<Question>> {
    let mut table = Table::new(edition, dice.pick(&Seat::ALL)?)?;
    let [_, easy, ..] = Level::ALL;
    match dice.weighted(plots)? {
        Plot::Insufficient if dice.chance(ANSWERS) => {
            let draw = dice.below(u32::MAX);
            answer(dice, &mut table, easy, draw)?;
        }
        plot => plot.play(dice, &mut table)?,
    }
    settle(dice, &mut table, Mind::Either)?;
    let mut questions: Vec<Question> = Vec::new();
    let incidents = &table.ruling.incidents;
    // Law 34 comes on top of Law 29, about the same pass.
    if !incidents.is_sorted_by(|one, other| one.event < other.event) {
        return None;
    }
    let is_alone = incidents.len() == 1;
    if !is_sound(&table) {
        return None;
    }
    for incident in incidents {
        let steps = [
            (Kind::Accepts, table.until(incident.event + 1)),
            (Kind::Free, told(&table, incident).filter(|_| is_alone)),
            (Kind::Passes, settled(&table, incident)),
        ];
        questions.extend(steps.into_iter().filter_map(|(kind, table)| ask(dice, seed, kind, table?)));
    }
    to_the_suit_shown(&mut table)?;
    table.finish(dice).filter(|()| is_sound(&table))?;
    // Who declares has no lead to think of.
    let end = ask(dice, seed, Kind::Lead, table.clone()).or_else(|| ask(dice, seed, Kind::Contract, table));
    questions.extend(end);
    questions.truncate(MOST);
    Some(questions)
}

/// An artificial bid that LHO has accepted is not left where it is: partner bids the suit that it showed, and all pass. `None` where it
/// showed none, or where it no longer stands.
fn to_the_suit_shown(table: &mut Table) -> Option<()> {
    let Some(incident) = table.last().filter(|one| one.accepted == Some(true)) else { return Some(()) };
    let (offender, call, event) = (incident.offender, incident.call, incident.event);
    let Some(shows) = table.made(event)?.facts.shows.filter(|shows| *shows != Shows::named_by(call)) else {
        return Some(());
    };
    let suit = shows.suits().next()?;
    while table.ruling.turn? != offender.partner() {
        table.call(table.ruling.turn?, Call::Pass)?;
    }
    let last = table.ruling.auction.last_bid().map(|(_, bid)| bid);
    table.call(offender.partner(), Call::Bid(Bid::lowest_in(suit.into(), last)?))?;
    while let Some(turn) = table.ruling.turn {
        table.call(turn, Call::Pass)?;
    }
    Some(())
}

fn ask(dice: &mut Dice, seed: u64, kind: Kind, table: Table) -> Option<Question> {
    let mut draft = kind.about(table)?;
    // Something is wrong with the call, as the next question shows; but the players on either side may be confused.
    if let Ask::Accepts { offender, .. } = draft.ask {
        draft.wrong.retain(|claim| *claim != Claim::Accepts(Acceptor::NothingToAccept));
        draft.wrong.push(Claim::Accepts(Acceptor::Seat(offender.rho())));
    }
    finished(dice, seed, kind, draft).filter(can_be_turned)
}

/// The table when the offender was told what they may do, LHO having declined.
fn told(table: &Table, incident: &Incident) -> Option<Table> {
    let mut since = table.record.events.iter().enumerate().skip(incident.event);
    since.find(|(_, event)| **event == Event::Lho(LhoChoice::Declines)).and_then(|(place, _)| table.until(place + 1))
}

/// The table as soon as nothing was left to choose about an irregularity.
fn settled(table: &Table, incident: &Incident) -> Option<Table> {
    let mut later = (incident.event + 2..=table.record.events.len()).filter_map(|place| table.until(place));
    later.find(Table::is_settled)
}

/// How hard linked questions are: as the hardest of them. Where nothing is asked about calls in place of another, nor about the lead,
/// the director has found nothing about a call, and nothing hangs on what came in place of one, the answers are what any player meets.
fn level(questions: &[Question]) -> Level {
    let [lowest, low, ..] = Level::ALL;
    let hardest = questions.iter().map(|question| question.level).max().unwrap_or(low);
    let found = |made: &MadeCall| made.facts.comparable.is_some();
    let is_plain = questions.iter().all(|question| {
        !matches!(question.kind, Kind::Free | Kind::Lead)
            && !question.record.events.iter().filter_map(Event::made_call).any(found)
            && !question.grounds().into_iter().any(hangs_on_the_replacement)
    });
    if hardest == low && is_plain { lowest } else { hardest }
}

/// Laws 31A2 and 32A2: whether a clause is about what the offender calls once the player in turn has not passed.
fn hangs_on_the_replacement(clause: Clause) -> bool {
    ["31A2", "32A2"].iter().any(|one| clause.address().starts_with(one))
}

/// Whether linked questions are so hard.
#[must_use]
pub fn are_of(questions: &[Question], level: Level) -> bool {
    questions.first().is_some_and(|first| first.level == level)
}

/// Chains of linked questions from a seed on, none where the law or the level that is wanted has none.
pub fn chains(mut seed: u64, wanted: Wanted) -> impl Iterator<Item = Vec<Question>> {
    std::iter::from_fn(move || {
        for _ in 0..PATIENCE {
            let questions = linked(seed, &wanted);
            seed = mixed(seed.wrapping_add(1));
            if questions.is_empty() {
                return None;
            }
            if wanted.level.is_none_or(|level| are_of(&questions, level)) {
                return Some(questions);
            }
        }
        None
    })
}

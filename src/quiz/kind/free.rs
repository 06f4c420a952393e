//! Law 27B1(a): which replacement leaves partner free, without anything to judge.

use super::super::{
    ask::Ask,
    claim::{self, Claim},
    dice::Dice,
    draft::Draft,
    level::Level,
    natural::{bid, is_natural},
    plot::Plot,
    reason::Reason,
    table::{Table, stated},
};
use crate::{
    bridge::{Bid, Call, Denomination, Suit},
    explain::{Message, Which},
    lawbook::{Clause, index_2007, index_2017},
    record::{Event, Facts, Feature, LhoChoice, Shows},
    ruling::{Action, Incident, Outcome, Passes},
};

pub(super) const PLOTS: &[(Plot, u32)] = &[(Plot::Insufficient, 1)];

pub(super) fn play(dice: &mut Dice, table: &mut Table, level: Level, draw: u32) -> Option<()> {
    answer(dice, table, level, draw)?;
    table.lho(LhoChoice::Declines)
}

/// Partner’s insufficient bid in answer to an opening, over an overcall that they have not seen: natural, a transfer, or without
/// a suit. All three are played, and what may be bid in its place is natural.
pub(in crate::quiz) fn answer(dice: &mut Dice, table: &mut Table, level: Level, draw: u32) -> Option<()> {
    let passes = dice.below(3);
    for _ in 0..passes {
        table.call(table.ruling.turn?, Call::Pass)?;
    }
    let is_hard = |(opening, ..): &Answer| opening.1 == Denomination::Clubs;
    let answers: Vec<Answer> = ANSWERS.into_iter().filter(|one| is_hard(one) == (level.number() > 1)).collect();
    let nth = usize::try_from(draw).ok()?.checked_rem(answers.len())?;
    let (opening, over, named) = answers.get(nth).copied()?;
    let opener = table.ruling.turn?;
    // Over a natural one no answer of a diamond is artificial.
    let is_strong = opening.1 == Denomination::Clubs;
    let shows = is_strong.then_some(Shows::NOTHING);
    let call = |(level, named)| bid(level, named).map(Call::Bid);
    table.call_with(opener, call(opening)?, Facts { shows, ..Facts::default() })?;
    table.call(opener.lho(), call(over)?)?;
    let last = table.ruling.auction.last_bid().map(|(_, bid)| bid);
    let answer = bid(opening.0 + u8::from(opening.1 == Denomination::Notrump), named.into())?;
    let shows = dice.pick(&[Some(named), Some(next(named)), None])?.into_iter().map(Feature::Suit).collect();
    // What may be bid in its place is natural, as the question says.
    let natural = |bid| (Call::Bid(bid), Facts { shows: Some(Shows::named_by(Call::Bid(bid))), ..Facts::default() });
    let replacements =
        Denomination::ALL.into_iter().filter_map(|named| Bid::lowest_in(named, last)).map(natural).collect();
    let facts = Facts { shows: Some(shows), replacements, ..Facts::default() };
    table.call_with(opener.partner(), Call::Bid(answer), facts)
}

type Named = (u8, Denomination);

/// An opening, an overcall, and the suit that the answer names. It shows that suit, the next one, or none; the overcall is in
/// neither. A strong club is for those who know more.
type Answer = (Named, Named, Suit);
const ANSWERS: [Answer; 13] = {
    use Denomination::{Clubs, Diamonds, Hearts, Notrump, Spades};
    [
        ((1, Clubs), (1, Spades), Suit::Diamonds),
        ((1, Clubs), (1, Notrump), Suit::Diamonds),
        ((1, Clubs), (3, Spades), Suit::Diamonds),
        ((1, Clubs), (2, Spades), Suit::Diamonds),
        ((1, Clubs), (1, Notrump), Suit::Hearts),
        ((1, Clubs), (3, Diamonds), Suit::Hearts),
        ((1, Clubs), (2, Diamonds), Suit::Hearts),
        ((1, Notrump), (2, Spades), Suit::Diamonds),
        ((1, Notrump), (3, Clubs), Suit::Diamonds),
        ((1, Notrump), (3, Spades), Suit::Diamonds),
        ((1, Notrump), (3, Diamonds), Suit::Spades),
        ((1, Notrump), (3, Hearts), Suit::Spades),
        ((2, Notrump), (3, Spades), Suit::Diamonds),
    ]
};

/// The suit that a transfer to it is bid below: after spades come clubs.
fn next(suit: Suit) -> Suit {
    Suit::ALL.into_iter().rfind(|next| *next > suit).unwrap_or(Suit::Clubs)
}

/// The same table where the insufficient bid showed something else, and what it showed.
pub(super) fn had_it_shown(table: &Table) -> Vec<(Table, Message)> {
    let Some(incident) = table.last() else { return Vec::new() };
    let other = |suit: Suit| {
        let mut record = table.record.clone();
        let Some(Event::Call(made)) = record.events.get_mut(incident.event) else { return None };
        let shown = made.facts.shows.replace([Feature::Suit(suit)].into_iter().collect());
        let shown = shown.unwrap_or_else(|| Shows::named_by(incident.call));
        let says = Message::QuizTurnShows { call: incident.call, suits: vec![suit] };
        let natural = stated(&record, &table.ruling);
        (!shown.has_suit(suit)).then(|| Table::of(natural)).flatten().map(|table| (table, says))
    };
    // The suit to which it may be a transfer, the one that it names, or another.
    let named = incident.call.bid().and_then(|bid| bid.denomination.suit());
    let next = named.map_or(Suit::Clubs, next);
    let is_theirs = |suit: &Suit| {
        let side = incident.offender.side();
        table.calls_from(0).any(|(_, made)| {
            made.call.bid().is_some_and(|bid| bid.denomination.suit() == Some(*suit))
                && made.by.is_some_and(|by| by.side() != side)
        })
    };
    let all = [next].into_iter().chain(named).chain(Suit::ALL);
    all.filter(|suit| !is_theirs(suit)).filter_map(other).collect()
}

pub(super) fn about(table: Table) -> Option<Draft> {
    let free = claim::free(&table.ruling)?;
    let incident = table.last()?;
    if free.len() > 1 || !incident.attempts.is_empty() {
        return None;
    }
    let right = free.first().copied();
    // In 2007 the choice that none is certain is always offered, so that it does not tell the answer.
    let most = match table.record.laws.has_comparable_calls() {
        false if right.is_some() => super::super::WRONG - 1,
        _ => usize::MAX,
    };
    let others = tempting(&table, incident)?.into_iter().map(Some).filter(|call| *call != right).take(most);
    let others = others.chain(right.map(|_| None));
    let ask = Ask::Free { offender: incident.offender, call: incident.call };
    Some(Draft { ask, right: Claim::Free(right), wrong: others.map(Claim::Free).collect(), table })
}

/// Natural calls that somebody might think of: the lowest bid in each denomination. The insufficient one first, then that to which it
/// might transfer, whatever it showed.
fn tempting(table: &Table, incident: &Incident) -> Option<Vec<Call>> {
    let Outcome::PlayersOption(_) = &incident.outcome else { return None };
    let last = table.ruling.auction.last_bid().map(|(_, bid)| bid);
    let old = incident.call.bid()?;
    let same = Bid::lowest_in(old.denomination, last)?;
    let first = old.denomination.suit().unwrap_or(Suit::Clubs);
    let suits = std::iter::successors(Some(first), |suit| Some(next(*suit))).take(Suit::ALL.len());
    let mut named: Vec<Denomination> = suits.map(Denomination::from).chain([Denomination::Notrump]).collect();
    named.sort_by_key(|named| *named != old.denomination);
    let near = named.into_iter().filter_map(|named| Bid::lowest_in(named, last));
    let is_low = |bid: &Bid| bid.level.number() <= same.level.number() + 1;
    let auction = &table.ruling.auction;
    let may_be =
        |call: &Call| auction.allows(incident.offender, *call) && is_natural(auction, incident.offender, *call);
    let calls = near.filter(is_low).map(Call::Bid).filter(may_be);
    Some(calls.collect())
}

/// Why this call does not certainly leave partner free.
pub(super) fn against(table: &Table, incident: &Incident, right: Option<Call>, call: Call) -> Option<Reason> {
    let edition = table.record.laws;
    let denomination = |call: Call| call.bid().map(|bid| bid.denomination);
    let is_artificial = denomination(call) == denomination(incident.call) && right.is_some();
    if is_artificial {
        return Some(Message::QuizFree { which: Which("artificial"), call: incident.call, edition }.into());
    }
    let partner = incident.offender.partner();
    let other = |clause| Reason { says: Message::QuizOtherDenomination { partner, call }, clause: Some(clause) };
    let judged = || Message::QuizFree { which: Which("judgement"), call, edition }.into();
    Some(bars_partner(table, call).map_or_else(judged, other))
}

/// The clause by which partner certainly has to pass if this natural call comes in place of the insufficient bid: it is in another
/// denomination, and the director has nothing to find out.
fn bars_partner(table: &Table, call: Call) -> Option<Clause> {
    let natural = Table::of(stated(&table.record, &table.ruling))?;
    let Outcome::PlayersOption(option) = &natural.last()?.outcome else { return None };
    let choice = option.choices.iter().find(|choice| choice.action == Action::Replace(call))?;
    let result = choice.then.rectification().filter(|result| result.partner_passes != Passes::None)?;
    result.passes_by
}

/// Law 27B1(a): why it is certain that this call leaves partner free.
pub(super) fn certain(table: &Table, right: Call) -> Reason {
    let says = Message::QuizFree { which: Which("certain"), call: right, edition: table.record.laws };
    Reason { says, clause: Some(clause_27b1(table, true)) }
}

/// Law 27B1(a), or 27B1(b) where no bid shows the same.
pub(in crate::quiz) const fn clause_27b1(table: &Table, is_free: bool) -> Clause {
    match is_free {
        true => table.record.laws.of(index_2007::L27B1A, index_2017::L27B1A),
        false => table.record.laws.of(index_2007::L27B1B, index_2017::L27B1B),
    }
}

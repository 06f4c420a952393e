//! Law 27B1(a): the bid that keeps partner free because it is in the same denomination, where it can only be named with its
//! condition, or not named at all.

use super::{Line, Part, arg::Which, case::Case, message::Message, partner, rectification, specified};
use crate::{
    bridge::{Bid, Call, Denomination, Suit},
    lawbook::{Clause, Edition, clause_of, index_2017},
    laws,
    record::{Event, Feature, MadeCall, Shows},
    ruling::{Action, Assumption, CallStatus, Kind, Outcome, Rectification},
};

/// Whether the name of the free bid would tell everybody what was meant: the withdrawn bid is said to specify something other
/// than what it names.
pub(super) fn would_tell(case: &Case<'_>) -> bool {
    let is_unknown = specified::specified(case).is_some_and(|shows| shows.contains(Feature::UnknownSuit));
    let tells = specified::is_elsewhere(case) && !is_unknown;
    let no_attempt = case.incident.attempts.is_empty() && !awaits_second(case);
    tells && !case.ruling.edition.is_free_by_name() && no_attempt && is_insufficient(case)
}

/// Law 27B4: whether a second insufficient bid waits for LHO, or will if they decline the first; then nothing is free any more.
fn awaits_second(case: &Case<'_>) -> bool {
    let declined = case.option().and_then(|option| option.after(Action::Decline));
    case.second_pending().is_some() || matches!(declined, Some(Outcome::PlayersOption(next)) if next.is_lho_choice())
}

/// Whether this is what Law 27B1(a) prescribes.
pub(super) fn rules(result: &Rectification) -> bool {
    result.cites("27B1(a)")
}

/// The lowest bid that names the denomination of the withdrawn one, free if it shows what it names, and that did too; or the
/// lower one by which most pairs would show that denomination.
pub(super) fn free_if_natural(case: &Case<'_>, replacement: Call, if_comparable: &Rectification) -> Option<Line> {
    let (old, new) = (case.call.bid()?, replacement.bid()?);
    let made = case.made()?;
    let lowest = lowest(case, old.denomination)?;
    let is_made = case.incident.replacement == Some(replacement);
    if is_made && rules(if_comparable) && is_insufficient(case) && specified::is_elsewhere(case) {
        return over_what_was_named(case, (lowest, new));
    }
    let is_lower = || rules(if_comparable) || !is_certain(case, made) && lower(case, lowest) == Some(replacement);
    let by_agreement = old.denomination != new.denomination && is_lower();
    let is_lowest = by_agreement || lowest == new;
    let is_natural = made.shows() == Shows::named_by(case.call) && !made.is_control();
    let may_be_natural = !made.is_described() || is_natural;
    if !(is_lowest && may_be_natural && is_insufficient(case)) || would_tell(case) {
        return None;
    }
    let label = condition(case, made, new)?;
    // 2007 Law 26B: a notrump bid that was withdrawn brings a restriction even so.
    let text = match new.denomination == Denomination::Notrump && !case.ruling.edition.frees_lead() {
        true => rectification::open_text(case, if_comparable),
        false => vec![free(case)],
    };
    Some(Line::labelled(label, text))
}

/// 2017: the same of a bid that was made in place of an artificial one, and specifies what that did: a lower bid in the denomination that
/// the artificial one named may have specified it too.
fn over_what_was_named(case: &Case<'_>, (named, new): (Bid, Bid)) -> Option<Line> {
    let (replacement, over) = (Call::Bid(new), Some(Call::Bid(named)).filter(|_| named < new)?);
    let suits: Vec<Suit> = vec![new.denomination.suit()?];
    let is_stated = described(case, case.made()?, replacement).is_some();
    let label = match is_stated || case.incident.assumes.contains(&Assumption::Natural(replacement)) {
        true => Message::IfLowerDoesNot { over, suits },
        false => Message::IfItAloneShows { replacement, over, suits, which: Which("made") },
    };
    Some(Line::labelled(label, vec![free(case)]))
}

/// On what it hangs whether that bid is free: on what nobody has said of either bid; and on a lower one by which most pairs would
/// show the same (2017). `None` where that is settled.
fn condition(case: &Case<'_>, withdrawn: &MadeCall, new: Bid) -> Option<Message> {
    let (call, replacement) = (case.call, Call::Bid(new));
    let is_made = case.incident.replacement == Some(replacement);
    let which = Which(if is_made { "made" } else { "else" });
    let suits: Vec<Suit> = case.call.bid()?.denomination.suit().into_iter().collect();
    let is_taken_for_natural = is_made && case.incident.assumes.contains(&Assumption::Natural(replacement));
    let named = || is_taken_for_natural.then(|| Shows::named_by(replacement));
    let stated = described(case, withdrawn, replacement).or_else(named);
    let is_certain = is_certain(case, withdrawn);
    let names_it = call.bid().is_some_and(|bid| bid.denomination == new.denomination);
    let lower = if names_it && (is_made || stated.is_none()) { lower(case, new) } else { None };
    Some(match (stated.is_some(), suits.is_empty(), is_certain, lower) {
        (true, ..) if stated != Some(Shows::named_by(call)) => return None,
        (true, _, true, lower) => Message::IfLowerDoesNot { over: lower?, suits },
        (true, true, false, _) => Message::IfOldNatural { call },
        (true, false, false, None) => Message::IfOldShowed { call, suits },
        (true, false, false, Some(over)) => Message::IfOldAloneShowed { call, over, suits },
        (false, true, true, _) => Message::IfNatural { replacement, which },
        (false, true, false, _) => Message::IfNaturalToo { call, replacement, which },
        (false, false, true, None) => Message::IfItShows { replacement, suits, which },
        (false, false, true, Some(over)) => Message::IfItAloneShows { replacement, over, suits, which },
        (false, false, false, None) => Message::IfItShowsToo { call, replacement, suits, which },
        (false, false, false, Some(over)) => Message::IfItAloneShowsToo { call, replacement, over, suits, which },
    })
}

/// 2017: a lower bid by which most pairs would show what this one names.
fn lower(case: &Case<'_>, bid: Bid) -> Option<Call> {
    let is_by_name = case.ruling.edition.is_free_by_name() || bid.denomination.suit().is_none();
    let lower =
        (!is_by_name).then(|| laws::lower_bid_that_shows(&specified::before(case), case.offender, bid)).flatten();
    lower.map(Call::Bid)
}

/// Law 27B1(a), where a page names a bid that is free only if calls show something; and 27B1(b) with Law 23, where it goes on to
/// what holds otherwise.
pub(super) fn condition_clauses(sections: &[Part], edition: Edition) -> Vec<Clause> {
    let is_condition = |line: &Line| {
        matches!(
            line.label,
            Some(
                Message::IfItShows { .. }
                    | Message::IfItShowsToo { .. }
                    | Message::IfNatural { .. }
                    | Message::IfNaturalToo { .. }
                    | Message::IfItAloneShows { .. }
                    | Message::IfItAloneShowsToo { .. }
                    | Message::IfLowerDoesNot { .. }
                    | Message::IfOldAloneShowed { .. }
                    | Message::IfOldShowed { .. }
                    | Message::IfOldNatural { .. }
            )
        )
    };
    let lines = || sections.iter().flat_map(|part| &part.lines);
    let is_stated = lines().any(is_condition);
    let is_compared = lines().any(|line| matches!(line.label, Some(Message::OtherwiseIf { .. })));
    let condition = is_stated.then(|| clause_of!(edition, L27B1A));
    let compared = is_compared.then(|| clause_of!(edition, L27B1B));
    let law23 = [index_2017::L23A, index_2017::L23C].map(|clause| edition.own(clause));
    let law23 = law23.into_iter().filter(|_| is_compared && edition.has_comparable_calls());
    condition.into_iter().chain(compared).chain(law23).collect()
}

/// What follows from that bid: nothing but Law 27D.
pub(super) fn free(case: &Case<'_>) -> Message {
    let later = clause_of!(case.ruling.edition, L27D);
    partner::may(case, &Rectification { review: vec![later], ..Rectification::default() }, false)
}

/// Whether the withdrawn bid is known or taken to be natural.
fn is_certain(case: &Case<'_>, made: &MadeCall) -> bool {
    made.is_described() || case.incident.assumes.contains(&Assumption::Natural(case.call))
}

/// What the replacement specifies, if somebody said it; nothing for a control.
fn described(case: &Case<'_>, withdrawn: &MadeCall, replacement: Call) -> Option<Shows> {
    let later = case.record.events.iter().skip(case.incident.event + 1);
    let made = later.filter_map(Event::made_call).filter(|made| made.call == replacement).take(1).cloned();
    let unmade = MadeCall::new(replacement, None);
    let known = withdrawn.facts.replacements.get(&replacement);
    let mut told = made.chain([unmade]).map(|made| made.described_by(known)).filter(MadeCall::is_described);
    told.next().map(|made| if made.is_control() { Shows::NOTHING } else { made.shows() })
}

/// The lowest sufficient bid in this denomination.
fn lowest(case: &Case<'_>, denomination: Denomination) -> Option<Bid> {
    let before = case.ruling.calls.iter().take(case.place);
    let last = before.rev().filter(|call| call.status == CallStatus::Stands).find_map(|call| call.call.bid());
    Bid::lowest_in(denomination, last)
}

fn is_insufficient(case: &Case<'_>) -> bool {
    case.incident.kind == Kind::InsufficientBid
}

//! The prices of the offender's replacements, grouped for the reader.

mod list;

pub(super) use list::{lines, withdraws_pass};

use super::{Line, Part, case::Case, denomination, lead, message::Message, partner, rectification, repeats};
use crate::{
    bridge::{Call, Seat},
    ruling::{Action, LeadKind, LeadRestriction, Outcome, Passes, PlayersOption, Question, Rectification},
};

/// What a replacement costs, as far as that is known before it is made.
#[derive(Clone, PartialEq, Eq)]
enum Price<'a> {
    Certain(&'a Rectification),
    IfComparable {
        yes: &'a Rectification,
        no: &'a Rectification,
    },
    /// 2007 Law 31A2: by whether it repeats the denomination.
    IfRepeated {
        yes: &'a Rectification,
        no: &'a Rectification,
    },
}

/// Calls that share a price.
struct Group<K> {
    key: K,
    calls: Vec<Call>,
}

/// The price that a branch of the tree stands for, where it does not depend on another player.
fn price_of(outcome: &Outcome) -> Option<Price<'_>> {
    match outcome {
        Outcome::DirectorsOption(director) => match director.question {
            Question::Comparable(_) => {
                let (yes, no) = (director.if_yes.rectification()?, director.if_no.rectification()?);
                Some(Price::IfComparable { yes, no })
            }
            Question::WhichLaw(..) if repeats::asked(director).is_some() => {
                let (yes, no) = (director.if_yes.rectification()?, director.if_no.rectification()?);
                Some(Price::IfRepeated { yes, no })
            }
            Question::Unintended(_) | Question::WhichLaw(..) => None,
        },
        Outcome::NoRectification(result) | Outcome::Rectification(result) => Some(Price::Certain(result)),
        Outcome::PlayersOption(_) => None,
    }
}

/// The bids that Law 27B1(a) frees on a condition, each with its line.
pub(super) fn free_on_condition(case: &Case<'_>, option: &PlayersOption) -> Vec<(Call, Line)> {
    let free = prices(option).into_iter().filter_map(|(call, price)| match price {
        Price::IfComparable { yes, .. } => Some((call, denomination::free_if_natural(case, call, yes)?)),
        Price::Certain(_) | Price::IfRepeated { .. } => None,
    });
    free.collect()
}

/// The price of every replacement, in the order of the calls. A call whose price depends on another player's choice
/// has none.
fn prices(option: &PlayersOption) -> Vec<(Call, Price<'_>)> {
    let choices = option.choices.iter().filter_map(|choice| match choice.action {
        Action::Replace(call) => Some((call, price_of(&choice.then)?)),
        Action::Accept | Action::Decline | Action::Passes | Action::Acts | Action::Later(_) => None,
    });
    choices.collect()
}

/// Whether the offender may bid at all: over 7NT nobody may.
pub(super) fn has_bid(option: &PlayersOption) -> bool {
    option.choices.iter().any(|choice| matches!(choice.action, Action::Replace(call) if call.bid().is_some()))
}

/// The same lines where the headline says that this player must pass.
pub(super) fn untold(mut lines: Vec<Line>, seat: Seat) -> Vec<Line> {
    for text in lines.iter_mut().flat_map(|line| &mut line.text) {
        if *text == (Message::Throughout { seat }) {
            *text = Message::BarredAuction { partner: seat };
        }
    }
    lines
}

/// The director's list: every call with its exact price, the free ones first. Where the price depends on the meaning,
/// the list gives it for a call that does not qualify, and says so once.
pub(super) fn every_price(case: &Case<'_>, option: &PlayersOption) -> Part {
    let prices = prices(option);
    let judged = prices.iter().any(|(_, price)| matches!(price, Price::IfComparable { .. }));
    let edition = case.ruling.edition;
    let if_comparable = match case.is_barred(case.partner) {
        true => Message::IfComparableBarred { edition },
        false => Message::IfComparable { edition },
    };
    // Prices that read the same stand together.
    let mut groups: Vec<Group<(bool, Vec<Message>)>> = Vec::new();
    let condition = free_on_condition(case, option);
    let untold = prices.iter().any(|(call, price)| is_counted_as_conventional(*call, price));
    for (call, price) in prices {
        let key = match price {
            Price::Certain(result) | Price::IfComparable { no: result, .. } => {
                (!rectification::is_free(result), short_text(case, result))
            }
            Price::IfRepeated { .. } => (true, vec![Message::BriefThroughoutUnlessRepeated { partner: case.partner }]),
        };
        add(&mut groups, key, call);
    }
    groups.sort_by_key(|group| group.key.0);
    let lines = groups.into_iter().map(|group| Line::labelled(Message::TheseCalls { calls: group.calls }, group.key.1));
    Part::headed(Message::EveryPrice {})
        .with_text(judged.then_some(if_comparable))
        .with_text(untold.then_some(Message::EveryPriceConventional {}))
        .with_lines(condition.into_iter().map(|(_, line)| line))
        .with_lines(lines)
}

/// Law 26B: whether a bid in a suit does not spare that suit, since most pairs do not show it by the bid.
fn is_counted_as_conventional(call: Call, price: &Price<'_>) -> bool {
    let suit = call.bid().and_then(|bid| bid.denomination.suit());
    let result = match price {
        Price::Certain(result) | Price::IfComparable { no: result, .. } => Some(*result),
        Price::IfRepeated { .. } => None,
    };
    let lead = result.and_then(|result| result.lead.as_ref());
    suit.zip(lead).is_some_and(|(suit, lead)| lead.kind == LeadKind::ForbidOne && lead.suits.contains(&suit))
}

/// What each replacement costs, in a few words: the free ones first, otherwise in the order of the calls. Where the
/// meaning decides, both prices.
pub(super) fn of_each(case: &Case<'_>, option: &PlayersOption) -> Vec<(Call, Option<Message>)> {
    let replacements = option.choices.iter().filter_map(|choice| match choice.action {
        Action::Replace(call) => Some((call, price_of(&choice.then))),
        Action::Accept | Action::Decline | Action::Passes | Action::Acts | Action::Later(_) => None,
    });
    let mut replacements: Vec<(Call, Option<Price<'_>>)> = replacements.collect();
    let tells = denomination::would_tell(case);
    let is_told = |result: &Rectification| rectification::is_free(result) && !(tells && denomination::rules(result));
    replacements.sort_by_key(|(_, price)| !matches!(price, Some(Price::Certain(result)) if is_told(result)));
    let brief = |price| match price {
        Some(Price::Certain(result)) if rectification::is_free(result) && !is_told(result) => {
            Message::BriefThroughoutUnless { partner: case.partner, edition: case.ruling.edition }
        }
        price => briefly(case, price),
    };
    replacements.into_iter().map(|(call, price)| (call, Some(brief(price)))).collect()
}

fn briefly(case: &Case<'_>, price: Option<Price<'_>>) -> Message {
    let (offender, partner, lho, edition) = (case.offender, case.partner, case.lho, case.ruling.edition);
    match price {
        None => Message::BriefLho { lho },
        Some(Price::Certain(result)) => match result.partner_passes {
            _ if result.cancels_call => Message::BriefCancelled { offender },
            _ if rectification::is_free(result) && !partner::is_certainly_free(case, result) => {
                Message::NoNewRestriction {}
            }
            _ if rectification::is_free(result) => Message::BriefFree { partner },
            Passes::None => Message::BriefLead { partner },
            Passes::Once => Message::BriefOnce { partner },
            Passes::Throughout => Message::BriefThroughout { partner },
        },
        Some(Price::IfRepeated { .. }) => Message::BriefThroughoutUnlessRepeated { partner },
        Some(Price::IfComparable { no, .. }) => match no.partner_passes {
            _ if no.cancels_call => Message::BriefCancelledUnless { edition },
            Passes::None => Message::BriefLeadUnless { edition },
            Passes::Once => Message::BriefOnceUnless { partner, edition },
            Passes::Throughout => Message::BriefThroughoutUnless { partner, edition },
        },
    }
}

fn short_text(case: &Case<'_>, result: &Rectification) -> Vec<Message> {
    let (offender, partner) = (case.offender, case.partner);
    if result.cancels_call {
        return vec![if case.has_bid_left() {
            Message::ShortCancelled { offender, partner }
        } else {
            Message::ShortCancelledPass { offender, partner }
        }];
    }
    if rectification::is_free(result) {
        return vec![match (case.is_barred(partner), partner::is_certainly_free(case, result)) {
            (true, _) => Message::NothingBarred { partner },
            (false, true) => Message::Nothing { partner },
            (false, false) => Message::NoNewRestriction {},
        }];
    }
    let barred = result.partner_passes == Passes::Throughout;
    let mut text =
        if barred { vec![Message::ShortThroughout { partner }] } else { rectification::auction_text(case, result) };
    match &result.lead {
        Some(lead) => text.extend(lead::short(lead)),
        None => text.push(Message::ShortNoLead {}),
    }
    text
}

/// A result without the details that do not matter to the players before a choice is made: the clauses, and the suits that
/// the replacement itself will show.
fn shape(result: &Rectification) -> Rectification {
    let Rectification {
        partner_passes,
        offender_passes,
        must_repeat,
        ref lead,
        cancels_call,
        clauses: _,
        ref review,
        information: _,
        passes_by: _,
        no_double: _,
    } = *result;
    let lead = lead.as_ref().map(|lead| match lead.kind {
        LeadKind::ForbidOne => LeadRestriction { suits: Vec::new(), or: lead.or.clone(), ..*lead },
        LeadKind::RequireOrForbid | LeadKind::ForbidAnyOne => lead.clone(),
    });
    let review = review.clone();
    Rectification {
        partner_passes,
        offender_passes,
        must_repeat,
        lead,
        cancels_call,
        review,
        ..Rectification::default()
    }
}

fn add<K: PartialEq>(groups: &mut Vec<Group<K>>, key: K, call: Call) {
    match groups.iter_mut().find(|group| group.key == key) {
        Some(group) => group.calls.push(call),
        None => groups.push(Group { key, calls: vec![call] }),
    }
}

fn calls(prices: &[(Call, Price<'_>)], is_one: impl Fn(&Price<'_>) -> bool) -> Vec<Call> {
    prices.iter().filter(|(_, price)| is_one(price)).map(|(call, _)| *call).collect()
}

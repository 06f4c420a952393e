//! An offender's replacements for everybody at the table: those that keep partner free, those that the director would have to
//! judge, what the others cost, and what is cancelled.

use super::{
    super::{
        Line,
        case::{Case, Subject},
        denomination, lead,
        message::Message,
        partner,
        rectification::{is_free, open_text},
        specified,
    },
    Group, Price, add, calls, free_on_condition, has_bid, prices, shape,
};
use crate::{
    bridge::{Call, Denomination},
    ruling::{LeadKind, LeadRestriction, PlayersOption, Rectification},
};

/// The prices for everybody at the table: what keeps partner free, what does not, what is cancelled.
pub(in crate::explain) fn lines(case: &Case<'_>, option: &PlayersOption) -> Vec<Line> {
    let prices = prices(option);
    let mut lines = Vec::new();
    let tells = denomination::would_tell(case);
    let is_named = |price: &Price<'_>| match price {
        Price::Certain(result) => is_free(result) && !(tells && denomination::rules(result)),
        Price::IfComparable { .. } | Price::IfRepeated { .. } => false,
    };
    if let Some((_, Price::Certain(result))) = prices.iter().find(|(_, price)| is_named(price)) {
        let result = Rectification { review: result.review.clone(), ..Rectification::default() };
        let label = Message::TheseCalls { calls: calls(&prices, is_named) };
        lines.push(Line::labelled(label, [partner::may(case, &result, false)]));
    }
    if tells {
        lines.push(Line::labelled(Message::LowestThatShows {}, [denomination::free(case)]));
    }
    lines.extend(free_on_condition(case, option).into_iter().map(|(_, line)| line));
    lines.extend(comparable(case, &prices));
    lines.extend(repeated(case, &prices));
    lines.extend(restricted(case, &prices, lines.is_empty()));
    let doubles = calls(&prices, |price| matches!(price, Price::IfComparable { no, .. } if no.cancels_call));
    let (offender, partner) = (case.offender, case.partner);
    let has_bid = has_bid(option);
    if !doubles.is_empty() {
        let (call, edition) = (case.call, case.ruling.edition);
        let text = if has_bid {
            Message::CancelledUnless { offender, partner, call, edition }
        } else {
            Message::CancelledUnlessPass { offender, partner, call, edition }
        };
        let lead = prices.iter().find_map(|(_, price)| match price {
            Price::IfComparable { no, .. } if no.cancels_call => no.lead.as_ref(),
            Price::IfComparable { .. } | Price::IfRepeated { .. } | Price::Certain(_) => None,
        });
        let text = [text].into_iter().chain(lead.into_iter().flat_map(|lead| also_lead(case, lead)));
        lines.push(Line::labelled(Message::TheseCalls { calls: doubles }, text));
    }
    let cancelled = calls(&prices, |price| matches!(price, Price::Certain(result) if result.cancels_call));
    // An offender who has been told to make a sufficient bid or pass need not hear it again.
    if !cancelled.is_empty() && case.last_attempt().is_none() {
        let text = if has_bid {
            Message::Cancelled { offender, partner }
        } else {
            Message::CancelledPass { offender, partner }
        };
        lines.push(Line::labelled(Message::TheseCalls { calls: cancelled }, [text]));
    }
    lines
}

/// The lead restriction that a cancelled double brings.
fn also_lead(case: &Case<'_>, lead: &LeadRestriction) -> Vec<Message> {
    match lead.kind {
        LeadKind::ForbidOne => vec![Message::LeadToo { seat: lead.leader }],
        LeadKind::RequireOrForbid | LeadKind::ForbidAnyOne => lead::open_sentences(case, lead),
    }
}

/// Whether the director would have to judge the meaning.
fn is_judged(price: &Price<'_>) -> bool {
    matches!(price, Price::IfComparable { no, .. } if !no.cancels_call)
}

/// 2007 Law 31A2(a): one line for every bid of which the director would have to find out whether it repeats the denomination.
fn repeated(case: &Case<'_>, prices: &[(Call, Price<'_>)]) -> Option<Line> {
    let results = prices.iter().filter_map(|(_, price)| match price {
        Price::IfRepeated { yes, .. } => Some(shape(yes)),
        Price::IfComparable { .. } | Price::Certain(_) => None,
    });
    let first = results.reduce(|first, other| match first.lead == other.lead {
        true => first,
        // Declarer's rights then depend on the call.
        false => Rectification { lead: None, ..first },
    })?;
    let text = open_text(case, &first).into_iter().chain([Message::AskFirst { offender: case.offender }]);
    Some(Line::labelled(Message::RotationDenominationShown { call: case.call }, text))
}

/// One line for every call whose meaning the director would have to judge.
fn comparable(case: &Case<'_>, prices: &[(Call, Price<'_>)]) -> Option<Line> {
    let judged = |price: &Price<'_>| match price {
        Price::IfComparable { yes, no } if !no.cancels_call => Some(shape(yes)),
        Price::IfComparable { .. } | Price::IfRepeated { .. } | Price::Certain(_) => None,
    };
    let mut results = prices.iter().filter_map(|(_, price)| judged(price));
    let mut first = results.next()?;
    if results.any(|other| other != first) {
        // Declarer's rights then depend on the call; its line in the director's list gives them.
        first.lead = None;
    }
    let (offender, call, edition) = (case.offender, case.call, case.ruling.edition);
    let mut text = open_text(case, &first);
    // Where no call is settled by its name alone, nobody can say which calls may qualify.
    if prices.iter().any(|(_, price)| is_costly(price)) {
        let is_free = |text: &Message| {
            matches!(text, Message::Free { .. } | Message::FreeButReviewed { .. } | Message::NoNewRestriction {})
        };
        text.retain(|text| !is_free(text));
        // 2007: the lead may be restricted even so.
        let in_the_auction =
            |text: &Message| matches!(text, Message::FreeAuction { .. } | Message::FreeAuctionButReviewed { .. });
        let had = text.len();
        text.retain(|text| !in_the_auction(text));
        let partner = case.partner;
        // Partner has to pass whatever is called.
        let is_barred = text.contains(&Message::Barred { partner });
        text.retain(|text| *text != Message::Barred { partner });
        let condition = if is_barred {
            Some(Message::BarredIfComparable { offender, partner, call, edition })
        } else if text.contains(&Message::BarredAuction { partner }) {
            None
        } else if text.len() < had {
            Some(Message::FreeAuctionIfComparable { offender, partner, call, edition })
        } else {
            Some(Message::FreeIfComparable { offender, call, edition })
        };
        text.splice(0..0, condition);
        return Some(Line::labelled(may_qualify(case, prices), text));
    }
    let label = Message::ComparableCall { call, edition };
    text.insert(1, Message::AskFirst { offender });
    if prices.iter().any(|(_, price)| matches!(price, Price::IfComparable { no, .. } if withdraws_pass(case, no))) {
        text.insert(1, Message::PassQualifies {});
    }
    Some(Line::labelled(label, text))
}

/// Laws 27B3 and 27B4: whether the call is cancelled, or is unless the director finds it comparable.
fn is_cancelled(price: &Price<'_>) -> bool {
    if_unqualified(price).cancels_call
}

/// What follows, if the director finds that the call does not qualify.
const fn if_unqualified<'a>(price: &Price<'a>) -> &'a Rectification {
    match price {
        Price::Certain(result) | Price::IfComparable { no: result, .. } | Price::IfRepeated { no: result, .. } => {
            result
        }
    }
}

/// Whether somebody is restricted, whatever the director finds.
fn is_costly(price: &Price<'_>) -> bool {
    matches!(price, Price::Certain(result) if !is_free(result) && !result.cancels_call)
}

/// Calls after which somebody is restricted; the largest group is "anything else".
fn restricted(case: &Case<'_>, prices: &[(Call, Price<'_>)], is_first: bool) -> Vec<Line> {
    let mut groups: Vec<Group<Rectification>> = Vec::new();
    // 2007 Law 26A1: which bids show the suits of the withdrawn call would tell partner what was meant.
    let restricting = prices.iter().find_map(|(_, price)| if_unqualified(price).lead.as_ref());
    let hidden_lead = restricting.filter(|_| specified::is_elsewhere(case));
    let shape = |result: &Rectification| match hidden_lead {
        Some(lead) if result.cites("26A1") || result.cites("26A2") && !result.cites("26B") => {
            Rectification { lead: Some(lead.clone()), ..shape(result) }
        }
        Some(_) | None => shape(result),
    };
    for (call, price) in prices {
        let result = if_unqualified(price);
        let is_settled = is_free(result) && matches!(price, Price::Certain(_));
        if !result.cancels_call && !is_settled {
            add(&mut groups, shape(result), *call);
        }
    }
    groups.sort_by_key(|group| group.calls.len());
    let last = groups.pop();
    let mut lines: Vec<Line> = groups
        .into_iter()
        .map(|group| {
            let judged = prices.iter().filter(|(call, price)| group.calls.contains(call) && is_judged(price)).count();
            let is_told = judged == group.calls.len() && judged > 0;
            let calls = group.calls;
            let label = if is_told { Message::TheseCallsOtherwise { calls } } else { Message::TheseCalls { calls } };
            Line::labelled(label, open_text(case, &group.key))
        })
        .collect();
    if let Some(group) = last {
        let text = open_text(case, &group.key);
        let is_all = is_first && lines.is_empty();
        let label = settled_by_name(case, prices).unwrap_or_else(|| everything_else(case, group.calls, is_all));
        // Whether a pass is comparable to a withdrawn pass, the director judges.
        let is_misleading = case.call == Call::Pass && label == Message::AnythingElseOrPass {};
        let label = if is_misleading { Message::AnythingElse {} } else { label };
        // A double is something else too, and a line of its own cancels it.
        let is_bid = label == Message::AnythingElseOrPass {} && prices.iter().any(|(_, price)| is_cancelled(price));
        let label = if is_bid { Message::OtherBidOrPass {} } else { label };
        lines.push(Line::labelled(label, text));
    }
    lines
}

/// Law 30: a natural pass was withdrawn, and passing again is the usual comparable call. An artificial one goes by Law 31.
pub(in crate::explain) fn withdraws_pass(case: &Case<'_>, result: &Rectification) -> bool {
    let is_artificial = result.cites("30C");
    let by_law_30 = result.clauses.iter().any(|clause| clause.address().starts_with("30"));
    case.call == Call::Pass && by_law_30 && !is_artificial
}

fn names_notrump(call: Call) -> bool {
    call.bid().is_some_and(|bid| bid.denomination == Denomination::Notrump)
}

/// Whether the calls that the director would have to judge are known by their names: a double or redouble, a higher bid in the
/// denomination of the withdrawn call, and notrump where no notrump bid is settled. The others are those that most pairs play as
/// conventions.
fn is_by_name(case: &Case<'_>, prices: &[(Call, Price<'_>)], judged: Call) -> bool {
    if judged.is_double_or_redouble() {
        return true;
    }
    let named = case.call.bid().map(|bid| bid.denomination);
    let settles_notrump = calls(prices, is_costly).into_iter().any(names_notrump);
    judged.bid().map(|bid| bid.denomination) == named || names_notrump(judged) && !settles_notrump
}

/// The calls that the director would have to judge.
fn may_qualify(case: &Case<'_>, prices: &[(Call, Price<'_>)]) -> Message {
    let judged = calls(prices, is_judged);
    let by_name: Vec<Call> = judged.iter().copied().filter(|call| is_by_name(case, prices, *call)).collect();
    match (by_name.len(), judged.len()) {
        (named, all) if named == all => Message::TheseCalls { calls: judged },
        (0, _) => Message::ConventionalBid {},
        _ => Message::TheseCallsOrConvention { calls: by_name },
    }
}

/// What is settled by the name of the call: a pass, notrump, another suit.
fn settled_by_name(case: &Case<'_>, prices: &[(Call, Price<'_>)]) -> Option<Message> {
    let named = case.call.bid()?.denomination;
    let (judged, costly) = (calls(prices, is_judged), calls(prices, is_costly));
    let has_notrump = costly.iter().copied().any(names_notrump);
    let is_suit = named.suit().is_some();
    let is_clear = judged.iter().all(|call| is_by_name(case, prices, *call));
    if judged.is_empty() || !is_clear || !costly.contains(&Call::Pass) {
        return None;
    }
    Some(match (is_suit, has_notrump) {
        (true, true) => Message::PassNotrumpOtherSuit {},
        (true, false) => Message::PassOtherSuit {},
        (false, _) => Message::PassOrSuit {},
    })
}

fn everything_else(case: &Case<'_>, calls: Vec<Call>, is_all: bool) -> Message {
    let has_pass = calls.contains(&Call::Pass);
    let has_bid = calls.iter().any(|call| call.bid().is_some());
    match (has_bid, has_pass, is_all) {
        (false, ..) => Message::TheseCalls { calls },
        (true, true, true) if case.subject() != Subject::Insufficient => Message::AnyLegal {},
        (true, true, true) => Message::AnySufficient {},
        (true, true, false) => Message::AnythingElseOrPass {},
        (true, false, _) => Message::AnythingElse {},
    }
}

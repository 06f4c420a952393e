//! What binds whom from here on, what they may know, and when to call the director again.

use super::{
    Line, Part,
    case::{Case, Subject},
    denomination, gone_on, headline, informed, lead,
    message::Message,
    removed, repeat, rotation, slip, third_pass,
};
use crate::{
    bridge::Seat,
    lawbook::Clause,
    ruling::{CallStatus, LeadRestriction, Outcome, Passes, Rectification, Ruling, Until},
};

/// Everything that is certain already.
pub(super) fn parts(ruling: &Ruling, cases: &[Case<'_>], headline: &Message) -> Vec<Part> {
    let mut parts = vec![earlier(ruling, cases, headline)];
    let informed = informed::certain(ruling, cases);
    let mut afterwards = Message::Afterwards {};
    match (ruling.auction_over, ruling.contract) {
        (false, _) => {
            let text = from_here(ruling, cases, headline);
            parts.push(Part::headed(Message::FromHere {}).with_text(text).with_text(informed));
        }
        (true, Some(_)) => {
            parts.push(Part::headed(Message::Lead {}).with_text(lead::after_the_auction(ruling, cases)));
            parts.push(Part::headed(Message::InThePlay {}).with_text(informed));
        }
        // Nobody has anything left to use it for.
        (true, None) => afterwards = Message::AfterwardsPassedOut {},
    }
    let reviews = Part::headed(afterwards).with_text(cases.iter().flat_map(reviews));
    parts.push(Part { is_for_later: !ruling.auction_over, ..reviews });
    parts
}

/// The irregularities that are dealt with, where the headline speaks of something else.
fn earlier(ruling: &Ruling, cases: &[Case<'_>], headline: &Message) -> Part {
    let is_headline = |case: &Case<'_>| case.settled().is_some_and(|it| headline::settled(case, it) == *headline);
    let told = |case: &&Case<'_>| removed::is_news(case) || is_headline(case);
    let settled: Vec<_> = cases.iter().filter(|case| case.incident.is_settled() && !told(case)).collect();
    let part = Part::headed(Message::Earlier {});
    if cases.len() < 2 && !ruling.auction_over {
        return part;
    }
    part.with_lines(settled.into_iter().map(|case| Line::plain(in_short(case))))
}

fn in_short(case: &Case<'_>) -> Message {
    let (offender, partner, call) = (case.offender, case.partner, case.call);
    match case.since_accepted() {
        Some(CallStatus::Pending) => return Message::SettledAcceptedOnly { offender, call },
        Some(CallStatus::Withdrawn) => return Message::SettledAcceptedGone { offender, call },
        Some(CallStatus::Cancelled | CallStatus::Stands) | None => {}
    }
    if let Some(call) = case.accepted() {
        if gone_on::is_overtaken(case) {
            return Message::SettledStands { offender, call };
        }
        return Message::SettledAccepted { offender, call };
    }
    match case.subject() {
        Subject::Rotation => return rotation::in_short(case, &case.incident.result),
        Subject::Removed | Subject::Order => return removed::in_short(case, &case.incident.result),
        Subject::Insufficient | Subject::Unintended | Subject::Changed => {}
    }
    let bars = case.incident.result.partner_passes != Passes::None && case.has_called_since(partner);
    match case.incident.replacement {
        Some(replacement) if slip::is_cancelled(case, replacement) && case.subject() == Subject::Unintended => {
            Message::SettledUnintendedCancelled { offender, call, replacement }
        }
        Some(replacement) if case.subject() == Subject::Unintended => {
            Message::SettledUnintended { offender, call, replacement }
        }
        Some(replacement) if bars => Message::SettledBarred { offender, partner, call, replacement },
        Some(replacement) if case.incident.result.lead.is_some() => {
            Message::SettledReplacedOnly { offender, call, replacement }
        }
        Some(replacement) => Message::SettledReplaced { offender, call, replacement },
        None if headline::is_too_late(case) && !case.stands() => Message::SettledTooLate { offender, call },
        None if headline::is_too_late(case) => Message::SettledStands { offender, call },
        None if case.subject() == Subject::Changed => Message::SettledCancelled { offender, call },
        None if case.subject() == Subject::Insufficient => Message::TurnLost { offender, call },
        None => Message::SettledOther { offender, call },
    }
}

/// A bar that the headline tells is not told twice.
fn from_here(ruling: &Ruling, cases: &[Case<'_>], headline: &Message) -> Vec<Message> {
    let told = bound_by(headline);
    let bars = ruling.in_force.must_pass.iter().filter(|bar| !told.contains(&bar.seat));
    let passes = bars.map(|bar| match bar.until {
        Until::NextTurn if ruling.turn == Some(bar.seat) => Message::OnceNow { seat: bar.seat },
        Until::NextTurn => Message::Once { seat: bar.seat },
        Until::EndOfAuction => Message::Throughout { seat: bar.seat },
    });
    let repeats = ruling.in_force.must_repeat.iter().filter(|bar| !told.contains(&bar.seat));
    let repeats = repeats.map(|bar| Message::Repeat { offender: bar.seat, call: bar.call });
    let may_bid = |seat| !ruling.in_force.must_pass.iter().any(|bar| bar.seat == seat);
    let doubles = ruling
        .in_force
        .no_double
        .iter()
        .filter(|bar| may_bid(bar.seat))
        .map(|bar| Message::NoDouble { seat: bar.seat });
    let auction = passes.chain(repeats).chain(doubles);
    // While the offender chooses, the restriction stands beside his choices, unless it is an earlier one.
    let found = |case: &Case<'_>, seat| {
        case.settled().and_then(|result| result.lead.as_ref()).is_some_and(|lead| lead.leader == seat)
    };
    let beside = |seat| {
        let mut open = cases.iter().filter(|case| !case.incident.is_settled());
        open.any(|case| case.partner == seat && case.option().is_some()) && !cases.iter().any(|case| found(case, seat))
    };
    let leads = ruling.in_force.lead.iter().filter(|lead| !beside(lead.leader));
    let third = cases.last().and_then(third_pass::reminder);
    let falls = cases.iter().filter_map(gone_on::falls);
    let restricted = leads.flat_map(|lead| {
        let can_show = lead::can_show(&ruling.in_force, lead.leader.partner());
        lead::sentences(lead, can_show).into_iter().chain(disputed(cases, lead))
    });
    auction.chain(third).chain(falls).chain(restricted).collect()
}

/// 2007 Law 27B1(a): what is said of a restriction that many directors do not apply.
pub(super) fn disputed(cases: &[Case<'_>], lead: &LeadRestriction) -> Option<Message> {
    let settled = cases.iter().filter_map(Case::settled);
    let mut brought = settled.filter(|result| result.lead.as_ref() == Some(lead));
    brought.any(denomination::is_lead_disputed).then_some(Message::LeadDisputed {})
}

/// The players whom the headline tells what they must do.
fn bound_by(headline: &Message) -> Vec<Seat> {
    if let Message::PartnerBarred { partner, .. }
    | Message::MustReplaceAgain { partner, .. }
    | Message::MustPassNow { partner, .. }
    | Message::RotationBarred { partner, .. }
    | Message::PartnerBarredOnce { partner, .. }
    | Message::RotationBarredOnce { partner, .. }
    | Message::RotationBarredNow { partner, .. }
    | Message::NotAllowed { partner, .. }
    | Message::NotAllowedBarred { partner, .. }
    | Message::NotAllowedOutOfTurn { partner, .. } = headline
    {
        vec![*partner]
    } else if let Message::RotationOffenderOnce { offender }
    | Message::RotationOffenderNow { offender }
    | Message::RotationOffenderThroughout { offender }
    | Message::RotationRepeatNow { offender, .. }
    | Message::RotationRepeatInstead { offender, .. }
    | Message::RotationRepeatInsufficient { offender, .. } = headline
    {
        vec![*offender]
    } else if let Message::HadToPass { offender, partner, .. }
    | Message::HadToPassEarly { offender, partner, .. }
    | Message::AboveSeven { offender, partner, .. }
    | Message::AboveSevenVoid { offender, partner, .. } = headline
    {
        vec![*offender, *partner]
    } else {
        Vec::new()
    }
}

/// When to call the director again, and for what.
pub(super) fn reviews(case: &Case<'_>) -> Vec<Message> {
    match case.incident.outcome {
        Outcome::PlayersOption(_) => Vec::new(),
        Outcome::NoRectification(_) | Outcome::Rectification(_) | Outcome::DirectorsOption(_) => {
            reviews_of(case, &case.incident.result)
        }
    }
}

/// The same for one result of it.
pub(super) fn reviews_of(case: &Case<'_>, result: &Rectification) -> Vec<Message> {
    let (offender, partner, side) = (case.offender, case.partner, case.side);
    let mut helped: Vec<Clause> = Vec::new();
    let mut knew: Vec<Clause> = Vec::new();
    let mut other: Vec<Clause> = Vec::new();
    for &clause in &result.review {
        match clause.address() {
            "27D" | "23C" => helped.push(clause),
            "72C" | "23" => knew.push(clause),
            _ => other.push(clause),
        }
    }
    let mut text = Vec::new();
    if !helped.is_empty() {
        text.push(Message::ReviewHelped { side, offender, call: case.call, clauses: helped });
    }
    if !knew.is_empty() {
        let partner_passes = result.partner_passes != Passes::None;
        let had_turn = !case.ruling.auction_over || case.has_called_since(partner);
        text.extend(match (partner_passes, had_turn) {
            (true, true) => Some(Message::ReviewKnew { side, offender, partner, clauses: knew }),
            // Partner never had to pass.
            (true, false) => None,
            (false, _) => Some(Message::ReviewCould { side, offender, clauses: knew }),
        });
    }
    if !other.is_empty() {
        text.push(Message::ReviewDamaged { clauses: other });
    }
    repeat::named(case, text)
}

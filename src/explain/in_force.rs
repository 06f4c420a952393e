//! What binds whom from here on, what they may know, and when to call the director again.

use super::{Part, case::Case, comparable, gone_on, information, lead, message::Message, review, settled, third_pass};
use crate::{
    bridge::Seat,
    record::{Event, LhoChoice},
    ruling::{CallStatus, Continuation, LeadRestriction, Origin, Outcome, RuledCall, Ruling, Until},
};

/// Everything that is certain already.
pub(super) fn parts(ruling: &Ruling, cases: &[Case<'_>], headline: &Message) -> Vec<Part> {
    let mut parts = vec![settled::part(ruling, cases, headline)];
    let informed = information::certain(ruling, cases);
    let mut afterwards = Message::Afterwards {};
    match (ruling.auction_over, ruling.contract) {
        (false, _) => {
            let text = from_here(ruling, cases, headline);
            parts.push(Part::headed(Message::FromHere {}).with_text(text).with_text(informed));
        }
        (true, Some(_)) => {
            parts.push(Part::headed(Message::Lead {}).with_text(after_the_auction(ruling, cases)));
            parts.push(Part::headed(Message::InThePlay {}).with_text(informed));
        }
        // It is of no more use to anybody.
        (true, None) => afterwards = Message::AfterwardsPassedOut {},
    }
    let reviews = Part::headed(afterwards).with_text(cases.iter().flat_map(review::of));
    parts.push(Part { is_for_later: !ruling.auction_over, ..reviews });
    parts
}

/// A duty to pass that the headline mentions is not repeated.
fn from_here(ruling: &Ruling, cases: &[Case<'_>], headline: &Message) -> Vec<Message> {
    let told = bound_by(headline);
    let bars = ruling.in_force.must_pass.iter().filter(|bar| !told.contains(&bar.seat));
    let passes = bars.map(|bar| match bar.until {
        Until::NextTurn if ruling.turn == Some(bar.seat) => Message::OnceNow { seat: bar.seat },
        Until::NextTurn => Message::Once { seat: bar.seat },
        Until::EndOfAuction => Message::Throughout { seat: bar.seat },
    });
    let repeats = ruling.in_force.must_repeat.iter().filter(|bar| !told.contains(&bar.seat));
    // Law 29A: accepting a call out of rotation takes away the turn at which the other call had to be repeated.
    let pending = cases.iter().find(|case| case.awaits_lho());
    let is_due = |ruling: Ruling| ruling.in_force.must_repeat.is_some();
    let repeats = repeats.filter_map(|bar| match pending {
        None => Some(Message::Repeat { offender: bar.seat, call: bar.call }),
        Some(first) => {
            let attempt = first.second_pending().unwrap_or(first.call);
            let unless = Message::RepeatUnless { offender: bar.seat, call: bar.call, seat: first.offender, attempt };
            first.if_lho(LhoChoice::Declines).is_none_or(is_due).then_some(unless)
        }
    });
    let may_bid = |seat| !ruling.in_force.must_pass.iter().any(|bar| bar.seat == seat);
    let doubles = ruling.in_force.no_double.iter().filter(|bar| may_bid(bar.seat)).map(|bar| {
        match ruling.turn == Some(bar.seat) {
            true => Message::NoDoubleNow { seat: bar.seat },
            false => Message::NoDouble { seat: bar.seat },
        }
    });
    let auction = passes.chain(repeats).chain(doubles);
    // While the offender chooses, the restriction stands beside their choices, unless it is an earlier one.
    let found = |case: &Case<'_>, seat| {
        case.settled().and_then(|result| result.lead.as_ref()).is_some_and(|lead| lead.leader == seat)
    };
    let beside = |seat| {
        let mut open = cases.iter().filter(|case| !case.incident.is_settled());
        open.any(|case| case.partner == seat && case.option().is_some()) && !cases.iter().any(|case| found(case, seat))
    };
    let is_told = |seat| beside(seat) || is_told_under_each_answer(cases, seat);
    let leads = ruling.in_force.lead.iter().filter(|lead| !is_told(lead.leader) && !is_open_dispute(cases, lead));
    let leads: Vec<&LeadRestriction> = leads.collect();
    let third = cases.last().and_then(third_pass::reminder).or_else(|| cases.iter().find_map(third_pass::refused));
    let early = cases.last().and_then(third_pass::pass_before_ruling);
    let falls = cases.iter().filter_map(gone_on::falls);
    let restricted = leads.iter().flat_map(|lead| {
        let can_show = lead::can_show(&ruling.in_force, lead.leader.partner());
        lead::sentences(lead, can_show).into_iter().chain(disputed(cases, lead))
    });
    // What is exempt is exempt from all of them.
    let is_exempt = |message: &Message| matches!(message, Message::LeadExemptShown { .. });
    let (exempt, restricted): (Vec<Message>, Vec<Message>) = restricted.partition(is_exempt);
    let restricted = restricted.into_iter().chain(exempt).chain(several(ruling, cases, &leads));
    auction.chain(third).chain(early).chain(falls).chain(restricted).collect()
}

/// Whether each of the director's answers restricts this player's lead in its own way; they are then listed under the answers.
fn is_told_under_each_answer(cases: &[Case<'_>], seat: Seat) -> bool {
    let lead = |then: &Continuation| then.in_force.lead.iter().find(|lead| lead.leader == seat).cloned();
    let mut open = cases.iter().filter_map(|case| case.incident.answers.as_deref());
    open.any(|answers| match (lead(&answers.yes), lead(&answers.no)) {
        (Some(yes), Some(no)) => yes != no,
        (Some(_) | None, _) => false,
    })
}

/// Two restrictions on one player: declarer picks one where the second call was made in place of the first, and has both where
/// the auction had gone on between them.
fn several(ruling: &Ruling, cases: &[Case<'_>], leads: &[&LeadRestriction]) -> Option<Message> {
    let lead = |case: &Case<'_>| leads.iter().copied().find(|lead| case.incident.result.lead.as_ref() == Some(*lead));
    let brought = cases.iter().filter(|case| case.incident.waits_for.is_none());
    let brought: Vec<_> = brought.filter_map(|case| Some((case, lead(case)?))).collect();
    let earlier = |at: usize, seat| brought.iter().take(at).rev().find(move |(_, lead)| lead.leader == seat);
    let pairs = brought.iter().enumerate().filter_map(|(at, later)| Some((earlier(at, later.1.leader)?, later)));
    let (apart, together): (Vec<_>, Vec<_>) =
        pairs.partition(|((first, _), (later, _))| has_gone_on(ruling, first, later));
    let different = together.iter().find(|((_, one), (_, other))| one != other);
    // A ban on the same one suit is the same restriction, however often it comes.
    let apart = apart.iter().find(|((_, one), (_, other))| one != other || other.suits.len() > 1);
    let for_each = apart.map(|(_, (_, lead))| Message::LeadForEach { seat: lead.leader });
    for_each.or_else(|| different.map(|(_, (_, lead))| Message::LeadOneOfTwo { seat: lead.leader }))
}

/// Whether a call of another player stands between these two.
fn has_gone_on(ruling: &Ruling, first: &Case<'_>, later: &Case<'_>) -> bool {
    let between = ruling.calls.iter().take(later.place).skip(first.place);
    let stands = |call: &&RuledCall| call.origin == Origin::Made && call.status == CallStatus::Stands;
    between.filter(stands).any(|call| call.by != first.offender)
}

/// Once the auction is over: what declarer may do, or that the restriction lapses.
fn after_the_auction(ruling: &Ruling, cases: &[Case<'_>]) -> Vec<Message> {
    let Some(contract) = ruling.contract else { return Vec::new() };
    let mut text = Vec::new();
    let is_led = cases.iter().any(|case| case.record.events.contains(&Event::OpeningLeadFaced));
    // Law 27B1(a): under a condition that is open the lead is free. The restriction stands beside it.
    let is_certain = |lead: &&LeadRestriction| !comparable::lead_may_be_free(cases, lead.leader);
    let mut restrictions: Vec<&LeadRestriction> = ruling.in_force.lead.iter().filter(is_certain).collect();
    restrictions.sort_by_key(|restriction| ruling.on_lead != Some(restriction.leader));
    for restriction in restrictions {
        let seat = restriction.leader;
        text.extend(match ruling.on_lead {
            Some(leader) if leader != seat && is_restricted(ruling, leader) => Some(Message::LeadWaits { seat }),
            Some(leader) if leader != seat && (is_led || may_be_restricted(cases, leader)) => None,
            Some(leader) if leader != seat => Some(Message::LeadLater { seat, leader }),
            Some(_) => Some(Message::LeadCheckFirst { seat }),
            None => None,
        });
        text.extend(lead::now(restriction, contract.declarer));
        text.extend(disputed(cases, restriction));
    }
    text.extend(several(ruling, cases, &ruling.in_force.lead.iter().collect::<Vec<_>>()));
    let declaring = contract.declarer.side();
    let lapsed =
        cases.iter().filter(|case| case.side == declaring).filter_map(|case| case.incident.result.lead.as_ref());
    text.extend(lapsed.map(|lead| Message::LeadLapses { side: declaring, seat: lead.leader }));
    text
}

/// Whether declarer may restrict this player's lead.
fn is_restricted(ruling: &Ruling, seat: Seat) -> bool {
    ruling.in_force.lead.iter().any(|lead| lead.leader == seat)
}

/// Whether an answer that is still open restricts this player's lead.
fn may_be_restricted(cases: &[Case<'_>], seat: Seat) -> bool {
    let mut open = cases.iter().flat_map(|case| case.incident.outcome.leaves());
    open.any(|result| result.lead.as_ref().is_some_and(|lead| lead.leader == seat))
}

/// 2007 Law 27B1(a): what is said about a restriction that many directors do not apply.
fn disputed(cases: &[Case<'_>], lead: &LeadRestriction) -> Option<Message> {
    let settled = cases.iter().filter_map(Case::settled);
    let mut brought = settled.filter(|result| result.lead.as_ref() == Some(lead));
    brought.any(lead::is_disputed).then_some(Message::LeadDisputed {})
}

/// 2007 Law 27B1: whether the restriction is one that many directors do not apply under an answer that is still open. It is listed
/// beside the answers.
fn is_open_dispute(cases: &[Case<'_>], lead: &LeadRestriction) -> bool {
    let asked = cases.iter().filter(|case| matches!(case.incident.outcome, Outcome::DirectorsOption(_)));
    let mut ends = asked.flat_map(|case| case.incident.outcome.leaves());
    ends.any(|result| result.lead.as_ref() == Some(lead) && lead::is_disputed(result))
}

/// The players who are told in the headline what they must do.
fn bound_by(headline: &Message) -> Vec<Seat> {
    if let Message::PartnerBarred { partner, .. }
    | Message::MustReplaceAgain { partner, .. }
    | Message::MustPassNow { partner, .. }
    | Message::RotationBarred { partner, .. }
    | Message::PartnerBarredOnce { partner, .. }
    | Message::RotationBarredOnce { partner, .. }
    | Message::RotationBarredNow { partner, .. }
    | Message::NotAllowed { partner, .. }
    | Message::NotAllowedForDirector { partner, .. }
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

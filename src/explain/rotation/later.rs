//! The offender's turn is still to come: what each kind of call will cost.

use super::{must_pass, subsequent};
use crate::{
    bridge::Seat,
    explain::{Line, Part, case::Case, lead, message::Message, price, rectification, third_pass},
    record::{LhoChoice, MadeCall, Shows},
    ruling::{Action, Assumption, Incident, Kind, Later, Passes, PlayersOption, Rectification, Ruling},
};

/// The offender's turn is still to come.
pub(super) fn part(case: &Case<'_>, option: &PlayersOption) -> Vec<Part> {
    let (offender, partner) = (case.offender, case.partner);
    // A player who has to pass for another reason has nothing to choose.
    if let Some(result) = only_price(option).filter(|_| case.is_barred(offender)) {
        let text = result.lead.iter().flat_map(|lead| lead::open_sentences(case, lead));
        return vec![Part::headed(Message::RotationLaterPass { offender }).with_text(text)];
    }
    if case.is_bound(offender) {
        return vec![must_pass::once_passed(case, option)];
    }
    let heading = match will_choose(case) {
        Chooses::Surely => Message::RotationLater { offender },
        Chooses::Perhaps => Message::RotationLaterUnlessBarred { offender },
        Chooses::Never => return vec![must_pass::once_passed(case, option)],
    };
    let lines = lines(case, option);
    // Once LHO has declined, other lines say what binds partner and what partner may know.
    if case.incident.accepted.is_some() {
        let lines = if case.is_barred(partner) { price::untold(lines, partner) } else { lines };
        return vec![Part::headed(heading).with_lines(lines)];
    }
    // 2007 Laws 31B and 32A: partner has to pass at once.
    let passes_at_once = only_price(option).is_some_and(|result| result.partner_passes == Passes::Throughout);
    let until = if passes_at_once || subsequent::partner_has_called(case) || has_no_choice(case, partner) {
        Message::RotationNotUseSince { partner }
    } else {
        Message::RotationNotUse { partner }
    };
    vec![Part::headed(heading).with_text([until]).with_lines(lines)]
}

/// Whether the offender has something to choose when the turn comes. Another irregularity may make them pass, or their call in
/// place of this one may be made already.
enum Chooses {
    Surely,
    Perhaps,
    Never,
}

fn will_choose(case: &Case<'_>) -> Chooses {
    let bars = |it: &Incident, result: &Rectification| {
        let (offender, partner) = (it.offender == case.offender, it.offender.partner() == case.offender);
        offender && result.offender_passes != Passes::None || partner && result.partner_passes != Passes::None
    };
    let open = case.ruling.incidents.iter().filter(|it| it.event != case.incident.event && !it.is_settled());
    let may_bar = |it: &&Incident| it.outcome.leaves().into_iter().any(|result| bars(it, result));
    let other = open.filter(|it| !it.waits_for_earlier()).find(may_bar);
    let then = [LhoChoice::Accepts, LhoChoice::Declines].map(|choice| case.if_lho(choice));
    let is_barred = |then: &Ruling| then.in_force.must_pass.iter().any(|bar| bar.seat == case.offender);
    let Some(other) = other else {
        return if then.iter().flatten().any(is_barred) { Chooses::Perhaps } else { Chooses::Surely };
    };
    let other = Case::new(case.record, case.ruling, other);
    let has_chosen =
        |then: &Ruling| is_barred(then) || then.incident_of(case.incident.event).is_some_and(Incident::is_settled);
    // A third pass that is accepted may still be cancelled (Law 17D3), and then the offender does choose.
    let is_never = other.awaits_lho()
        && third_pass::choice(&other).is_none()
        && then.iter().all(|then| then.as_ref().is_some_and(has_chosen));
    if is_never { Chooses::Never } else { Chooses::Perhaps }
}

/// Whether this player may not make any legal call: they must pass, repeat a call (31A1, 32), or replace an insufficient bid (27).
fn has_no_choice(case: &Case<'_>, seat: Seat) -> bool {
    let repeats = case.ruling.in_force.must_repeat.is_some_and(|bar| bar.seat == seat);
    let replaces = |it: &Incident| it.offender == seat && it.kind == Kind::InsufficientBid && !it.is_settled();
    repeats || case.is_bound(seat) || case.ruling.incidents.iter().any(replaces)
}

pub(super) fn lines(case: &Case<'_>, option: &PlayersOption) -> Vec<Line> {
    let is_only = option.choices.len() == 1;
    let lines = option.choices.iter().filter_map(|choice| {
        let (Action::Later(kind), Some(result)) = (choice.action, choice.then.rectification()) else { return None };
        let mut text = rectification::later_text(case, result);
        let label = match kind {
            Later::SameDenomination => same_denomination(case),
            Later::Comparable => {
                text.extend(price::withdraws_pass(case, result).then_some(Message::PassQualifies {}));
                text.push(Message::AskFirst { offender: case.offender });
                Message::ComparableCall { call: case.call, edition: case.ruling.edition }
            }
            // After a pass, passing again is the usual comparable call.
            Later::Other if !is_only && price::withdraws_pass(case, result) => Message::AnythingElse {},
            Later::Other if !is_only => Message::AnythingElseOrPass {},
            Later::Other | Later::Any => Message::AnyLegal {},
        };
        Some(Line::labelled(label, text))
    });
    lines.collect()
}

/// 2007 Law 31A2(a); by Law 29C, for an artificial call, what it specified and not what it named. Which suit that is would tell partner
/// what was meant.
fn same_denomination(case: &Case<'_>) -> Message {
    let (call, named) = (case.call, Shows::named_by(case.call));
    let shown = case.made().map_or(named, MadeCall::shows);
    let is_of_it = |it: &Assumption| it.is_by_agreement() && it.call() == call;
    let is_conventional = case.incident.assumes.iter().any(is_of_it);
    match shown == named && !is_conventional {
        true => Message::RotationSameDenomination { call },
        false => Message::RotationDenominationShown { call },
    }
}

/// The price, where it is the same for every call by the offender.
pub(super) fn only_price(option: &PlayersOption) -> Option<&Rectification> {
    match option.choices.as_slice() {
        [only] => only.then.rectification(),
        _ => None,
    }
}

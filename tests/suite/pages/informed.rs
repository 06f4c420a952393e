//! Law 16 on a page, against the calls of the ruling: a withdrawn call of the side that went wrong may not be used by its
//! player's partner, one of the other side may; and what may be used is not withheld.

use std::collections::BTreeSet;

use director_please::{
    bridge::{Call, Seat, Side},
    explain::{Arg, Explanation, Message, Part, Reader},
    locale::{self, Language},
    record::Record,
    ruling::{CallStatus, Incident, Information, Kind, Origin, RuledCall, Ruling},
};

use super::{Tally, names, of_part, seat, sentences};

/// Sentences about all that was withdrawn, from any of the players.
const TOGETHER: [&str; 2] = ["result-unauthorised-followed", "result-unauthorised-passes"];

/// The calls that a page withholds: whose, and from whom.
fn withheld(explanation: &Explanation) -> Vec<(Seat, Call)> {
    let mut found = Vec::new();
    let certain = explanation.sections.iter().filter(|part| part.lines.is_empty()).flat_map(|part| &part.text);
    for message in certain.filter(|message| message.id().starts_with("result-unauthorised")) {
        let Some(offender) = seat(message, "offender").filter(|_| seat(message, "partner").is_some()) else { continue };
        message.each_arg(&mut |arg, value| {
            if let Arg::Together(calls) = value {
                found.extend(calls.iter().map(|call| (offender, *call)));
            } else if let (Arg::Call(call), "call", None) = (value, arg.plain, seat(message, "lho")) {
                found.push((offender, call));
            }
        });
    }
    found
}

/// Whether everybody may use the call: not one that was accepted, and withdrawn all the same (Law 25B). Under 26A also one that a
/// comparable bid, which was accepted, has replaced.
fn frees(incident: &Incident) -> bool {
    let is_replaced = incident.accepted != Some(true) || incident.result.cites("26A");
    incident.result.information == Some(Information::Authorised) && is_replaced
}

/// What the page withholds is what the ruling withdrew.
pub(super) fn check(tally: &mut Tally, about: (&Record, Reader), ruling: &Ruling, explanation: &Explanation) {
    let gone = |status| matches!(status, CallStatus::Withdrawn | CallStatus::Cancelled);
    let withheld = withheld(explanation);
    let sides: BTreeSet<bool> = ruling.incidents.iter().map(|it| it.offender.side() == Side::NorthSouth).collect();
    let offends = |seat: Seat| sides.contains(&(seat.side() == Side::NorthSouth));
    for (by, call) in &withheld {
        let why = || format!("{call} by {by}");
        let is_gone = ruling.calls.iter().any(|it| (it.by, it.call) == (*by, *call) && gone(it.status));
        tally.hold("withheld, and not withdrawn", is_gone, about, why);
        tally.hold("withheld from a side that did no wrong", offends(*by), about, why);
        let mut its = ruling.incidents.iter().filter(|it| (it.offender, it.call) == (*by, *call)).peekable();
        let freed = its.peek().is_some() && its.all(frees);
        let others = ruling.calls.iter().filter(|it| (it.by, it.call) == (*by, *call)).count();
        tally.hold("withheld, and authorised", !freed || others > 1, about, why);
    }
    let is_settled = ruling.incidents.iter().all(|it| it.is_settled() && it.waits_for.is_none());
    let passed_out = ruling.auction_over && ruling.contract.is_none();
    if sides.len() != 1 || !is_settled || passed_out {
        return;
    }
    let together = sentences(explanation).into_iter().any(|message: &Message| TOGETHER.contains(&message.id()));
    let dummy = ruling.contract.map(|contract| contract.declarer.partner());
    let made = ruling.calls.iter().filter(|it| it.origin == Origin::Made && gone(it.status) && offends(it.by));
    for call in made.filter(|it| dummy != Some(it.by.partner()) && !together) {
        let same = |it: &&Incident| (it.offender, it.call) == (call.by, call.call);
        let is_freed = ruling.incidents.iter().filter(same).any(frees);
        let is_noise = ruling.incidents.iter().filter(same).any(|it| it.kind == Kind::CallAfterFinalPass);
        let is_told = withheld.contains(&(call.by, call.call)) || is_freed || is_noise;
        tally.hold("withdrawn by the offending side, and not withheld", is_told, about, || {
            format!("{} by {}", call.call, call.by)
        });
    }
}

/// Law 25B: of the two calls that the page names, the one that it lets stand is the first, and has not been cancelled.
pub(super) fn check_changes(tally: &mut Tally, about: (&Record, Reader), ruling: &Ruling, explanation: &Explanation) {
    let head = &explanation.headline;
    if head.id() != "headline-change-cancelled" {
        return;
    }
    let stands = |it: &&RuledCall| it.status == CallStatus::Stands && names(head, it.call);
    let holds = ruling.calls.iter().any(|it| stands(&it));
    tally.hold("a first call that does not stand", holds, about, || format!("{head:?}"));
}

/// What a page says that somebody may not use, and the clause of Law 16 that says so, come together.
pub fn check_clause(tally: &mut Tally, about: (&Record, Reader), explanation: &Explanation) {
    let is_ruling = |part: &&Part| part.heading.as_ref().is_none_or(|heading| heading.id() != "director-differ");
    let said = |message: &Message| locale::sentence(message, Language::English);
    let mut told = explanation.sections.iter().filter(is_ruling).flat_map(of_part).map(said);
    let told = told.find(|text| text.contains("may not use") || text.contains("(UI)"));
    let clauses =
        explanation.footer.iter().find(|message| message.id() == "footer-clauses").map(said).unwrap_or_default();
    let is_cited = clauses.contains("16C2") || clauses.contains("16D2");
    let why = || format!("told: {told:?}, cited: {clauses}");
    tally.hold("Law 16 is told or cited alone", told.is_some() == is_cited, about, why);
}

//! What a page must not leave out: that the director is called, and that suits may be shown yet; and what it must not say of a
//! turn that never came.

use director_please::{
    bridge::Seat,
    explain::{Explanation, Reader},
    locale::{self, Language},
    present::terminal,
    record::{Event, Record},
    ruling::{CallStatus, InForce, Incident, Outcome, Passes, Ruling, Until},
};

use super::{Tally, is_headed, seat, sentences};

/// What says that a player had to pass, and which.
const HAD_TO_PASS: [(&str, &str); 6] = [
    ("result-settled-barred", "partner"),
    ("result-settled-cancelled-barred", "partner"),
    ("result-settled-cancelled-once", "partner"),
    ("result-settled-offender", "offender"),
    ("result-settled-offender-once", "offender"),
    ("result-review-knew", "partner"),
];

/// What names suits that declarer may forbid or require.
const SUITS: [&str; 2] = ["lead-forbid-one", "lead-require-or-forbid"];

pub(super) fn check(tally: &mut Tally, about: (&Record, Reader), ruling: &Ruling, explanation: &Explanation) {
    had_a_turn(tally, about, ruling, explanation);
    suits_are_not_final(tally, about, &ruling.in_force, explanation);
    director_is_called(tally, about, ruling, explanation);
    contract_comes_first(tally, about, explanation);
    table_is_told_what_binds(tally, about, ruling, explanation);
}

/// Where a contract is told, who defends is known, and what declarer may do is told after it.
fn contract_comes_first(tally: &mut Tally, about: (&Record, Reader), explanation: &Explanation) {
    for line in explanation.sections.iter().flat_map(|part| &part.lines) {
        let place = |begins: &str| line.text.iter().position(|message| message.id().starts_with(begins));
        let Some(contract) = place("rest-contract") else { continue };
        // What follows from an earlier irregularity as well is told as it was.
        let is_alone = place("rest-for-the").is_none();
        let is_open = is_alone && ["lead-forbid", "lead-require"].into_iter().any(|begins| place(begins).is_some());
        tally.hold("a contract, and “if they defend”", !is_open, about, || format!("{line:?}"));
        let is_later = place("lead-now").is_none_or(|lead| lead > contract);
        tally.hold("the lead before the contract", is_later, about, || format!("{line:?}"));
    }
}

/// What the director is to tell the table leaves nothing out that binds a player whatever is chosen.
fn table_is_told_what_binds(tally: &mut Tally, about: (&Record, Reader), ruling: &Ruling, explanation: &Explanation) {
    for message in sentences(explanation) {
        let untold = match message.id() {
            "rotation-step-offender" => !ruling.in_force.no_double.is_empty(),
            "rotation-step-goes-back" => {
                let is_it =
                    |one: &&Incident| !one.is_settled() && Some(one.offender.partner()) == seat(message, "partner");
                ruling.incidents.iter().filter(is_it).any(|one| bars_partner(&one.outcome))
            }
            _ => continue,
        };
        tally.hold("a step that leaves out what binds a player", !untold, about, || format!("{message:?}"));
    }
}

/// Whether partner must pass for the rest of the auction, whatever is chosen.
fn bars_partner(outcome: &Outcome) -> bool {
    match outcome {
        Outcome::PlayersOption(option) => option.choices.iter().all(|choice| bars_partner(&choice.then)),
        Outcome::DirectorsOption(option) => bars_partner(&option.if_yes) && bars_partner(&option.if_no),
        Outcome::NoRectification(result) | Outcome::Rectification(result) => {
            result.partner_passes == Passes::Throughout
        }
    }
}

fn had_a_turn(tally: &mut Tally, about: (&Record, Reader), ruling: &Ruling, explanation: &Explanation) {
    let stood = |seat: Seat| ruling.calls.iter().any(|call| call.by == seat && call.status != CallStatus::Withdrawn);
    for message in sentences(explanation) {
        let said = HAD_TO_PASS.iter().find(|(id, _)| *id == message.id()).and_then(|(_, role)| seat(message, role));
        let had = said.is_none_or(|seat| !ruling.auction_over || stood(seat));
        tally.hold("had to pass, and never had a turn", had, about, || format!("{message:?}"));
    }
}

fn suits_are_not_final(tally: &mut Tally, about: (&Record, Reader), in_force: &InForce, explanation: &Explanation) {
    for part in explanation.sections.iter().filter(|part| is_headed(part, "result-from-here")) {
        let named = part.text.iter().filter(|message| SUITS.contains(&message.id()));
        for leader in named.filter_map(|message| seat(message, "seat")) {
            let offender = leader.partner();
            let is_silent =
                |seat| in_force.must_pass.iter().any(|bar| bar.seat == seat && bar.until == Until::EndOfAuction);
            let exempt = |id: &str| part.text.iter().any(|it| it.id() == id && seat(it, "offender") == Some(offender));
            let holds = is_silent(offender) || exempt("lead-exempt-shown");
            tally.hold("suits as if no more could be shown", holds, about, || format!("{leader}"));
        }
    }
}

fn director_is_called(tally: &mut Tally, about: (&Record, Reader), ruling: &Ruling, explanation: &Explanation) {
    let (record, reader) = about;
    let asks = ruling.incidents.iter().any(|incident| matches!(incident.outcome, Outcome::DirectorsOption(_)));
    if reader == Reader::Director || !asks || record.events.contains(&Event::OpeningLeadFaced) {
        return;
    }
    let page = terminal::render(&locale::page(explanation, Language::English));
    let page = page.split_whitespace().collect::<Vec<_>>().join(" ");
    let is_called = page.contains("all the director");
    tally.hold("the director decides, and nobody is told to call", is_called, about, || page.clone());
}

/// Whether an irregularity hangs on LHO's choice about a later call: it is told as it will be if that is declined.
pub(super) fn hangs_on_lho(ruling: &Ruling, incident: &Incident) -> bool {
    let is_choice = |it: &Incident| matches!(&it.outcome, Outcome::PlayersOption(option) if option.is_lho_choice());
    let mut later = ruling.incidents.iter().filter(|it| Some(it.event) == incident.waits_for && is_choice(it));
    incident.waits_for_later() && later.next().is_some()
}

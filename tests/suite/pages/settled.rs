//! What the JSON says is settled, against what may still be chosen.

use director_please::{
    explain::{self, Reader},
    laws,
    present::json::RulingJson,
    record::{Event, LhoChoice},
    ruling::Ruling,
};
use serde_json::Value;

use super::{barred::tables, sentences};

/// What follows from an irregularity, but for the lead: what the offender has shown legally by then decides about that (Law 26).
fn result(incident: &Value) -> Value {
    const FIELDS: [&str; 4] = ["partner_passes", "offender_passes", "must_repeat", "review"];
    let is_about_the_lead = |clause: &Value| clause.as_str().is_some_and(|address| address.starts_with("26"));
    let clauses = incident["clauses"].as_array().into_iter().flatten().filter(|clause| !is_about_the_lead(clause));
    let fields = FIELDS.iter().map(|name| incident[name].clone());
    Value::Array(clauses.cloned().chain(fields).collect())
}

fn json(ruling: &Ruling) -> Value {
    serde_json::to_value(RulingJson::new(ruling, "en", "")).unwrap()
}

/// Of a call that waits for LHO's choice nothing is certain, and what is settled does not hang on that choice.
#[test]
fn nothing_is_settled_that_hangs_on_a_choice() {
    let (mut waiting, mut settled) = (0, 0);
    for record in tables() {
        let Ok(ruling) = laws::rule(&record) else { continue };
        let now = json(&ruling);
        for incident in now["incidents"].as_array().unwrap() {
            let told = || format!("{}\n{ruling}\n{incident}", record.to_json());
            if !incident["waits_for"].is_null() {
                waiting += 1;
                assert_eq!(incident["status"], "open", "{}", told());
            }
            if incident["waits_for"].as_u64() < incident["event"].as_u64() && !incident["waits_for"].is_null() {
                let is_nothing = |name: &str| incident[name].as_array().is_some_and(Vec::is_empty);
                assert!(["clauses", "review", "options", "questions"].into_iter().all(is_nothing), "{}", told());
            }
            // A call that must be repeated need not be once the turn for it is lost, which the page says beside that choice.
            if incident["status"] != "settled" || !incident["must_repeat"].is_null() {
                continue;
            }
            for choice in [LhoChoice::Accepts, LhoChoice::Declines] {
                let mut chosen = record.clone();
                chosen.events.push(Event::Lho(choice));
                let Ok(then) = laws::rule(&chosen) else { continue };
                let then = json(&then);
                let same =
                    |it: &&Value| ["event", "offender", "kind"].into_iter().all(|name| it[name] == incident[name]);
                let then = then["incidents"].as_array().unwrap().iter().find(same).cloned();
                settled += 1;
                assert_eq!(then.as_ref().map(result), Some(result(incident)), "{choice:?} {}", told());
                // What partner may know may be open while another call of the same player's is.
                let is_theirs = |it: &&Value| it["offender"] == incident["offender"] && it["status"] == "open";
                let is_open = now["incidents"].as_array().unwrap().iter().any(|it| is_theirs(&it));
                let known = &incident["information"];
                assert!(
                    is_open || known.is_null() || then.is_some_and(|then| then["information"] == *known),
                    "{}",
                    told()
                );
            }
        }
    }
    assert!(waiting > 40 && settled > 100, "{waiting} waiting, {settled} settled");
}

/// A page that says that a call is ruled on later does not stand beside JSON that calls everything settled.
#[test]
fn what_a_page_leaves_open_is_open_in_the_json() {
    let mut seen = 0;
    for record in tables() {
        let Ok(ruling) = laws::rule(&record) else { continue };
        let page = explain::explain(&record, &ruling, Reader::Player);
        let leaves_open = |id: &str| id.starts_with("choice-lho") || id.starts_with("choice-waits");
        if !sentences(&page).iter().any(|message| leaves_open(message.id())) {
            continue;
        }
        seen += 1;
        let is_open = json(&ruling)["incidents"].as_array().unwrap().iter().any(|it| it["status"] == "open");
        assert!(is_open, "{}\n{ruling}", record.to_json());
    }
    assert!(seen > 100, "{seen} pages");
}

//! `compare`: whether one call is comparable to another by what both show.

use std::io;

use serde_json::json;

use super::{Arguments, Streams, laid_out, meaning};
use crate::{
    explain,
    lawbook::Edition,
    laws,
    locale::{self, say},
    meaning::{Broken, Shown, TooMuch, Witness, read, witness},
    present::json::{ErrorJson, ProblemJson},
    ruling::Verdict,
};

/// The two meanings to compare, as they were typed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Compared {
    /// What the withdrawn call shows.
    pub withdrawn: String,
    /// What the replacement shows.
    pub replacement: String,
}

/// Compares two meanings.
pub(super) fn compare(arguments: &Arguments, compared: &Compared, out: &mut Streams<'_>) -> io::Result<u8> {
    let edition = arguments.edition.unwrap_or_default();
    let (old, new) = match (read(&compared.withdrawn), read(&compared.replacement)) {
        (Ok(old), Ok(new)) => (Shown::new(old), Shown::new(new)),
        (Err(problems), _) => return meaning::refuse(arguments, &compared.withdrawn, &problems, out),
        (_, Err(problems)) => return meaning::refuse(arguments, &compared.replacement, &problems, out),
    };
    let (verdict, witness) = match laws::compare(edition, arguments.yardstick, &old, &new)
        .and_then(|verdict| Ok((verdict, witness(&old, &new)?)))
    {
        Ok(found) => found,
        Err(reason) => return too_much(arguments, reason, out),
    };
    let page = locale::page(
        &explain::comparison((edition, arguments.yardstick), (&old, &new), &verdict, witness.as_ref()),
        arguments.language,
    );
    let page = laid_out(arguments, &page);
    out.answer(&page, || json_of(edition, &verdict, witness.as_ref(), arguments.language.tag(), &page))
}

fn json_of(
    edition: Edition,
    verdict: &Verdict,
    witness: Option<&Witness>,
    lang: &str,
    text: &str,
) -> serde_json::Value {
    let comparison = &verdict.comparison;
    let hands = comparison.hands;
    json!({
        "laws": edition.year(),
        "relation": comparison.relation.name(),
        "hands": {"withdrawn": hands.second, "replacement": hands.first, "outside": hands.only_first()},
        "share_inside": comparison.share_inside(),
        "witness": witness.map(|witness| witness.hand.to_string()),
        "breaks": witness.map(breaks),
        "verdict": verdict.finding.name(),
        "clause": verdict.ground.map(|clause| clause.address()),
        "by_yardstick": verdict.by_yardstick,
        "explanation": {"lang": lang, "text": text},
    })
}

/// The part that the witness breaks: `{"lacks": "5+H"}` or `{"denied": "bal 15-17"}`.
fn breaks(witness: &Witness) -> serde_json::Value {
    match &witness.breaks {
        Broken::Lacks(condition) => json!({"lacks": condition.to_string()}),
        Broken::Denied(condition) => json!({"denied": condition.to_string()}),
    }
}

fn too_much(arguments: &Arguments, reason: TooMuch, out: &mut Streams<'_>) -> io::Result<u8> {
    let why = match reason {
        TooMuch::Nesting => "nesting",
        TooMuch::Parts => "parts",
        TooMuch::Features => "features",
        TooMuch::Work => "work",
    };
    let message = say(arguments.language, "cli-compare-too-much", &[("why", why)]);
    let problem = ProblemJson { message: message.clone(), ..ProblemJson::default() };
    out.refusal(&message, || ErrorJson::new(vec![problem], None))
}

//! What a page offers holds once the call is made, with agreements and without.

use director_please::{answer, meaning::Agreements};

use super::*;

const AUCTIONS: [&str; 16] = [
    "1C P 1C ib",
    "1D P 1D ib",
    "1S 1H ib",
    "1C 1S 1H ib",
    "2NT P 2C ib",
    "1NT P 1H ib",
    "1H P 1H ib",
    "2C P 1D ib",
    "1D 1H 1H ib",
    "1H P 1NT P 1H ib",
    "2D P 1S ib",
    "1NT 1S ib",
    "1H 2C 1NT ib",
    "2S 1NT ib",
    "1S P 2NT P 2H ib",
    "1D P 1S P 1D ib",
];

/// Whether what was told of partner is what the ruling comes to: one of both where it was told to hang on the director.
fn keeps(told: &Outcome, ruled: &Outcome) -> Option<bool> {
    let passes = |outcome: &Outcome| outcome.rectification().map(|result| (result.partner_passes, result.cancels_call));
    match (told, ruled) {
        (Outcome::DirectorsOption(told), Outcome::DirectorsOption(ruled)) => {
            Some(passes(&told.if_yes) == passes(&ruled.if_yes) && passes(&told.if_no)?.0 == passes(&ruled.if_no)?.0)
        }
        (Outcome::DirectorsOption(told), _) => {
            let now = passes(ruled)?.0;
            Some(passes(&told.if_yes)?.0 == now || passes(&told.if_no)?.0 == now)
        }
        (_, Outcome::DirectorsOption(_)) => Some(false),
        _ => Some(passes(told)?.0 == passes(ruled)?.0),
    }
}

#[test]
fn what_a_page_offers_holds_once_the_call_is_made() {
    let systems = Agreements::presets().map(Some).chain([None]);
    let (mut seen, mut hidden) = (0, 0);
    for (system, text) in systems.flat_map(|system| AUCTIONS.map(|text| (system, text))) {
        let agreements = system.and_then(Agreements::preset);
        for edition in Edition::ALL {
            let mut record = shorthand::read(text, Some(edition)).unwrap();
            record.events.push(Event::Lho(LhoChoice::Declines));
            let open = answer::ruled(record.clone(), agreements, Reader::Player).unwrap();
            hidden += usize::from(open.record != record);
            for (call, told) in replacements(&open.ruling.incidents[0].outcome) {
                if call.bid().is_some_and(|bid| bid.level.number() > 4) {
                    continue;
                }
                let mut record = record.clone();
                record.events.push(Event::Call(MadeCall::new(call, None)));
                let ruled = answer::ruled(record, agreements, Reader::Player).unwrap();
                if let Some(kept) = keeps(told, &ruled.ruling.incidents[0].outcome) {
                    assert!(kept, "{system:?} {text} > {call} {edition}\n{}\n{}", open.ruling, ruled.ruling);
                    seen += 1;
                }
            }
        }
    }
    assert!(seen > 2_000 && hidden >= 5, "{seen} calls, {hidden} withheld");
}

//! 2017 Law 27B1(a): a bid that is said to show another suit than it names, replaced by the lowest bid of all.

use director_please::{
    bridge::{Bid, Call},
    lawbook::Edition,
    laws,
    ruling::{Assumption, Incident},
    shorthand,
};

fn ruled(text: &str) -> Option<Incident> {
    let record = shorthand::read(text, Some(Edition::Laws2017)).ok()?;
    laws::rule(&record).ok()?.incidents.into_iter().next()
}

/// Where it is assumed that the bid is natural, saying so changes nothing.
#[test]
fn the_lowest_bid_of_all_is_free_if_it_is_natural_said_or_not() {
    let mut seen = 0;
    for last in Bid::all().filter(|bid| bid.level.number() < 4) {
        let Some(next) = Bid::all().find(|bid| bid.is_sufficient_over(Some(last))) else { continue };
        let Some(suit) = next.denomination.suit() else { continue };
        for low in Bid::all().filter(|low| *low <= last && low.denomination != next.denomination) {
            let text = format!("1C {last} {low}({}) ib > {next}", next.denomination);
            let (Some(bare), Some(natural)) = (ruled(&text), ruled(&format!("{text} natural"))) else { continue };
            if bare.assumes.contains(&Assumption::Natural(Call::Bid(next))) {
                seen += 1;
                assert_eq!(bare.outcome, natural.outcome, "{text} ({suit:?})");
                let result = bare.outcome.rectification().unwrap_or_else(|| panic!("asked: {text}"));
                assert!(result.cites("27B1(a)") && result.lead.is_none(), "{text}: {result:?}");
            }
        }
    }
    assert!(seen > 20, "{seen}");
}

//! 2017 Law 27B1(a): a bid that is said to show another suit than it names, replaced by the lowest bid of all.

use director_please::{
    bridge::{Bid, Call},
    lawbook::Edition,
    laws,
    ruling::{Assumption, Incident, Outcome, Passes},
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

/// A bid that is free if it shows what most pairs show by it, does not show that where it is not free: then that suit may be
/// forbidden too, and nobody takes for granted that it was shown.
#[test]
fn what_does_not_free_partner_does_not_show_the_suit() {
    let mut seen = 0;
    for opening in ["1NT", "2NT"] {
        for low in Bid::all().filter(|low| low.level.number() < 3) {
            for new in Bid::all().filter(|new| new.level.number() < 5) {
                let text = format!("{opening} P {low} ib > {new}");
                let (Some(suit), Some(asked)) = (low.denomination.suit(), ruled(&text)) else { continue };
                let Outcome::DirectorsOption(option) = &asked.outcome else { continue };
                let (Some(yes), Some(no)) = (option.if_yes.rectification(), option.if_no.rectification()) else {
                    continue;
                };
                if !yes.cites("27B1(a)") {
                    continue;
                }
                seen += 1;
                assert!(no.lead.as_ref().is_some_and(|lead| lead.suits.contains(&suit)), "{text}");
                let held = ruled(&format!("{text} ncmp")).unwrap();
                assert_eq!(held.outcome.rectification(), Some(no), "{text}");
                let is_assumed =
                    |it: &Assumption| matches!(it, Assumption::Conventional(of, _) if *of == Call::Bid(new));
                assert!(!held.assumes.iter().any(is_assumed), "{text}");
            }
        }
    }
    assert!(seen > 3, "{seen}");
}

/// 2017 Law 27B1(a): how strong the bids are does not bear on it. Whatever is said of that, the director is asked whether a lower bid would
/// have shown the suit.
#[test]
fn strength_takes_no_free_bid_away() {
    let mut asked = 0;
    for (before, bids) in [
        ("1NT P", ["1H(5+H@) ib > 2H(5+H@)", "1S(5+S@) ib > 2S(5+S@)"]),
        ("2NT P", ["2H(5+H@) ib > 3H(5+H@)", "2S(5+S@) ib > 3S(5+S@)"]),
        ("1C 2D", ["1H(4+S@) ib > 2S(4+S@)", "1D(4+H@) ib > 2H(4+H@)"]),
    ] {
        for bid in bids {
            for (first, second) in [(" 12+", " 0-8"), ("", " 0-8"), (" 12+", "")] {
                let bid = bid.replacen('@', first, 1).replacen('@', second, 1);
                let text = format!("{before} {bid}");
                let incident = ruled(&text).unwrap_or_else(|| panic!("{text} is not read"));
                let is_asked = matches!(incident.outcome, Outcome::DirectorsOption(_));
                let is_free = incident.result.partner_passes == Passes::None;
                assert!(is_asked || is_free, "{text}\n{incident:?}");
                asked += usize::from(is_asked);
            }
        }
    }
    assert!(asked > 6, "{asked}");
}

/// 2017 Law 27B1(a): a bid above the lowest one in its denomination is never settled to be the lowest that shows it, whatever the lower one
/// shows for most pairs; and how strong the lowest one is does not settle that partner is barred.
#[test]
fn a_jump_is_not_the_lowest_bid_and_strength_bars_nobody() {
    let mut seen = [0, 0];
    for before in ["1NT", "1NT P", "2NT", "2NT P", "1C", "1D", "1H", "2C P", "1NT 2C", "1NT X", "1NT P P", "1D(3+D)"] {
        for low in Bid::all().take(9) {
            for bid in Bid::all().filter(|bid| bid.denomination == low.denomination).take(5) {
                let words = match low.denomination.suit() {
                    Some(suit) => {
                        [format!("5+{suit}"), format!("6+{suit}"), format!("5+{suit} 12-16"), "natural".to_owned()]
                    }
                    None => ["15-17", "15-17 bal", "12-14", "natural"].map(str::to_owned),
                };
                for said in &words {
                    let text = |bid: Bid, said: &str| format!("{before} {low}({said}) ib > {bid}({said})");
                    let Some(incident) = ruled(&text(bid, said)).filter(|one| one.replacement == Some(Call::Bid(bid)))
                    else {
                        continue;
                    };
                    let is_settled = |incident: &Incident| !matches!(incident.outcome, Outcome::DirectorsOption(_));
                    let lower = Bid::all().find(|lower| {
                        lower.denomination == bid.denomination
                            && ruled(&text(*lower, said)).is_some_and(|one| one.replacement == Some(Call::Bid(*lower)))
                    });
                    if lower.is_some_and(|lower| lower < bid) {
                        let is_lowest = is_settled(&incident) && incident.result.cites("27B1(a)");
                        assert!(!is_lowest, "{}\n{incident:?}", text(bid, said));
                        seen[0] += 1;
                        continue;
                    }
                    // Fifteen points or more in a suit are a strong club, or the like.
                    let strong = if low.denomination.suit().is_none() { "15-17" } else { "12-14" };
                    for [first, second] in [[strong, "8-9"], ["12-16", "6-10"], ["6-9", "0-4"]] {
                        let text = format!("{before} {low}({first}) ib > {bid}({second})");
                        let incident = ruled(&text).unwrap();
                        let is_barred = is_settled(&incident) && incident.result.partner_passes != Passes::None;
                        assert!(!is_barred, "{text}\n{incident:?}");
                        seen[1] += 1;
                    }
                }
            }
        }
    }
    assert!(seen.iter().all(|seen| *seen > 100), "{seen:?}");
}

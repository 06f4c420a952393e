//! Calls made over an irregular call about which LHO had not chosen yet: they came at the turn that everybody saw then, whatever is
//! refused afterwards.

use director_please::{
    explain::{self, Reader},
    laws,
    locale::{self, Language},
    present::terminal,
    record::Record,
    ruling::{Kind, Outcome, Question, Ruling},
    shorthand,
};

fn ruled(text: &str) -> (Record, Ruling) {
    let record = shorthand::read(text, None).unwrap_or_else(|problems| panic!("{text}: {problems:?}"));
    let ruling = laws::rule(&record).unwrap();
    (record, ruling)
}

fn page(text: &str) -> String {
    let (record, ruling) = ruled(text);
    let explanation = explain::explain(&record, &ruling, Reader::Player);
    let page = terminal::render(&locale::page(&explanation, Language::English));
    page.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// North opens, East calls too low, and North calls again before South has chosen: that is over East's bid, and changes nothing unless
/// the director finds that it was meant to.
#[test]
fn a_call_over_a_bid_that_is_refused_later_changes_no_earlier_call() {
    for begun in ["1S 1H", "1NT 1D", "2D 1S"] {
        for call in ["P", "X", "2S", "3C", "3NT", "7NT"] {
            for (edition, choice) in [("2007", ""), ("2017", ""), ("2007", " rej"), ("2017", " rej")] {
                let text = format!("{begun} N:{call}{choice} {edition}");
                let (_, ruling) = ruled(&text);
                let second = ruling.incidents.iter().find(|incident| incident.event == 2);
                let second = second.unwrap_or_else(|| panic!("{text}: {:?}", ruling.incidents));
                let asks = matches!(&second.outcome, Outcome::DirectorsOption(option) if matches!(option.question, Question::WhichLaw(..)));
                assert!(asks || second.kind != Kind::ChangeOfCall, "{text}: {second:?}");
                assert!(call != "P" || second.kind == Kind::PassOutOfRotation, "{text}: {second:?}");
            }
        }
    }
    // Once South has chosen, North can only mean the call before.
    assert_eq!(ruled("1S 1H rej N:2C").1.incidents[1].kind, Kind::ChangeOfCall);
}

/// LHO of an irregular call is in turn: an unintended call over it is not out of rotation besides.
#[test]
fn who_calls_over_an_irregular_call_is_in_turn() {
    for begun in ["1S 1H", "1H S:1S", "1H P P 1D", "2D 1S"] {
        for (slip, meant) in [("P", "X"), ("X", "P"), ("3C", "3D"), ("3NT", "P"), ("2S", "3S")] {
            for edition in ["2007", "2017"] {
                let text = format!("{begun} {slip} mispull > {meant} {edition}");
                let Ok(record) = shorthand::read(&text, None) else { continue };
                let ruling = laws::rule(&record).unwrap();
                let slip = ruling.incidents.iter().find(|incident| incident.kind == Kind::UnintendedCall).unwrap();
                let is_rotation = slip.also.is_some_and(Kind::is_out_of_rotation);
                assert!(!is_rotation, "{text}: {:?}", slip.also);
            }
        }
    }
    let also = |text: &str| ruled(text).1.incidents.iter().find_map(|incident| incident.also);
    assert_eq!(also("1S 1H 1H mispull > 1S"), Some(Kind::InsufficientBid));
    assert_eq!(also("S:1S mispull > S:P"), Some(Kind::BidOutOfRotation));
}

/// Law 31A1: a bid that has to be repeated is all that is left, although it is too low, and the page says what the lead may cost.
#[test]
fn a_double_in_place_of_a_bid_to_be_repeated_tells_the_lead() {
    for (text, leader) in [
        ("1H S:1D rej E:P X", "North"),
        ("1H S:2D rej E:P X", "North"),
        ("W: 1S W:1S rej P X", "East"),
        ("E: 1S N:1D rej W:P X", "South"),
    ] {
        for edition in ["2007", "2017"] {
            let text = format!("{text} {edition}");
            let Ok(record) = shorthand::read(&text, None) else { continue };
            let ruling = laws::rule(&record).unwrap();
            if ruling.in_force.lead.is_empty() {
                continue;
            }
            let page = page(&text);
            assert!(page.contains(&format!("{leader} is on lead")), "{text}: {page}");
        }
    }
    assert!(page("1H S:1D rej E:P X").contains("North is on lead"));
}

/// Law 25B2: a call that its player changes, having intended it, once both LHO and partner have called: nobody is offered it.
#[test]
fn a_change_after_partner_has_called_is_not_offered() {
    for call in ["3D", "3H", "3NT", "2D"] {
        let events = format!(
            r#"{{"events":[{{"call":"1S"}},{{"call":"2H","by":"E","unintended":false}},{{"call":"P"}},{{"call":"P"}},{{"call":"{call}","by":"E"}}]}}"#
        );
        let ruling = laws::rule(&serde_json::from_str::<Record>(&events).unwrap()).unwrap();
        let [change] = ruling.incidents.as_slice() else { panic!("{call}: {:?}", ruling.incidents) };
        assert_eq!(change.kind, Kind::ChangeOfCall, "{call}");
        assert!(!change.awaits_lho(), "{call}");
        assert!(change.result.cites("25B2") && !change.result.cites("25A4"), "{call}: {:?}", change.result);
    }
}

/// Laws 36A and 38B: what becomes of LHO's call, if the first call was a slip, is told beside the question.
#[test]
fn what_falls_with_an_inadmissible_call_is_told_before_it_is_decided() {
    for text in ["W: P changed to X N:P", "1H changed to 8H E:1S", "1C changed to XX E:1D", "1H changed to 8C E:P"] {
        for edition in ["2007", "2017"] {
            let page = page(&format!("{text} {edition}"));
            assert!(page.contains("cancelled with whatever was called over it, and it is"), "{text}: {page}");
        }
    }
    assert!(!page("1H changed to 8H").contains("whatever was called over it"));
}

/// Two calls out of turn by one player: the next takes the place of both, and the page says so wherever each has its prices.
#[test]
fn two_refused_calls_of_one_player_are_told_together() {
    let begun = ["1H W:P rej W:1S", "1H W:1S rej W:2S", "1H P W:1S rej W:2D", "E:1C rej E:1D", "1H W:X rej W:1S"];
    for text in begun {
        for (edition, choice) in [("2007", ""), ("2017", ""), ("2007", " rej"), ("2017", " rej")] {
            let record = shorthand::read(&format!("{text}{choice} {edition}"), None).unwrap();
            // In 2007 the first may leave nothing to choose about the second.
            if laws::rule(&record).is_err() {
                continue;
            }
            let page = page(&format!("{text}{choice} {edition}"));
            let prices = ["Anything else", "even a pass"].iter().map(|price| page.matches(price).count()).max();
            let is_told = page.contains("takes the place of both");
            assert!(prices < Some(2) || is_told, "{text}{choice} {edition}: {page}");
        }
    }
    assert!(page("1H W:P rej W:1S").contains("takes the place of both"));
}

/// Laws 16C1 and 16D1: a call that fell with an opponent's is not unauthorised for its own side.
#[test]
fn what_fell_with_an_opponents_call_may_be_used() {
    for fault in ["X", "8C"] {
        for edition in ["2007", "2017"] {
            let page = page(&format!("1H P W:1S S:{fault} W:2C {edition}"));
            assert!(page.contains("West’s cancelled 1♠.") && !page.contains("1♠ and 2♣"), "{page}");
        }
    }
}

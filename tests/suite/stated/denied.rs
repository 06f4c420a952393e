//! What a call is said not to show, what is only usual of it, and what a pass promises: none of it leaves the call natural.

use director_please::{
    lawbook::Edition,
    laws, meaning,
    record::{Event, MadeCall},
    ruling::{Assumption, Outcome},
    shorthand,
};

use super::asks;

fn ruled(text: &str, edition: Edition) -> director_please::ruling::Ruling {
    let record = shorthand::read(text, Some(edition)).unwrap_or_else(|problems| panic!("{text}: {problems:?}"));
    laws::rule(&record).unwrap()
}

/// Two ways of saying that the suit is short rule the same, and neither rules as if the bid were natural.
#[test]
fn a_bid_that_denies_its_suit_or_is_usually_short_in_it_is_not_natural() {
    for (suit, name, norwegian) in [("H", "hearts", "hjerter"), ("D", "diamonds", "ruter"), ("C", "clubs", "kløver")] {
        let short = format!("0-2{suit}");
        let said = [
            format!("no 3+{suit}"),
            format!("denies 3+{suit}"),
            format!("usually 0-1{suit}"),
            format!("vanligvis 0-1{suit}"),
            format!("at least four spades, no {name}"),
            format!("minst fire spar uten {norwegian}"),
            "at least four spades".to_owned(),
            "minst fire spar".to_owned(),
            short.clone(),
        ];
        for meaning in &said {
            let text = format!("1S 1{suit} ib > 2{suit}({meaning})");
            let Ok(record) = shorthand::read(&text, Some(Edition::Laws2017)) else { continue };
            let ruling = laws::rule(&record).unwrap();
            let is_free = matches!(ruling.incidents[0].outcome, Outcome::NoRectification(_));
            let is_assumed = ruling.incidents[0]
                .assumes
                .iter()
                .any(|it| matches!(it, Assumption::Natural(call) if *call == format!("2{suit}").parse().unwrap()));
            assert!(!is_free && !is_assumed, "{text}");
        }
        assert!(asks(&ruled(&format!("1S 1{suit} ib > 2{suit}({short})"), Edition::Laws2017)));
    }
}

/// By the Definitions a pass that promises strength is artificial, so 30C sends to 31.
#[test]
fn a_pass_that_promises_strength_is_artificial() {
    for edition in Edition::ALL {
        for (meaning, is_artificial) in [
            ("13+", true),
            ("16+", true),
            ("8-11", true),
            ("strong", true),
            ("sterk", true),
            ("0-11", false),
            ("weak", false),
        ] {
            let ruling = ruled(&format!("E:P({meaning}) rej 1H"), edition);
            let cites_31 = ruling.incidents[0]
                .result
                .clauses
                .iter()
                .chain(ruling.incidents[0].outcome.leaves().into_iter().flat_map(|end| &end.clauses));
            let is_31 = cites_31.into_iter().any(|clause| clause.address().starts_with("31"));
            assert_eq!(is_31, is_artificial, "{meaning} in {edition:?}");
        }
    }
    let promised = shorthand::read("P(13+)", None).unwrap();
    assert!(promised.events.iter().filter_map(Event::made_call).all(MadeCall::is_artificial));
}

/// `denies 3 spades` leaves at most two, as `denies 4 spades` leaves at most three.
#[test]
fn a_denial_of_so_many_cards_leaves_fewer() {
    for cards in 2..=7 {
        let fewer = meaning::read(&format!("0-{}S", cards - 1)).unwrap();
        for said in ["no", "not", "denies", "without", "ingen", "ikke", "benekter", "uten"] {
            for written in
                [format!("{said} {cards} spades"), format!("{said} {cards}S"), format!("{said} {cards}-card S")]
            {
                let read = meaning::read(&written).unwrap_or_else(|problems| panic!("{written}: {problems:?}"));
                assert_eq!((&read.shows, &read.denies), (&fewer.shows, &fewer.denies), "{written}");
            }
        }
        // Who says so denies that number alone.
        let exactly = meaning::read(&format!("no {cards}=S")).unwrap();
        assert_ne!((&exactly.shows, &exactly.denies), (&fewer.shows, &fewer.denies));
    }
    assert!(meaning::read("no 1 spade").is_err());
}

//! Questions about auctions that could have happened at a club.

use std::collections::BTreeSet;

use director_please::{
    bridge::{Auction, Call},
    laws,
    meaning::Agreements,
    quiz::{Level, Question, Wanted, club_question},
};

use super::number;

/// The bids of a question up to where something goes wrong, or up to the call that is asked about, that are none of a system.
fn unknown(question: &Question, agreements: &Agreements) -> Vec<Call> {
    let ruling = laws::rule(&question.record).unwrap();
    let last = question.record.events.len() - 1;
    let wrong = ruling.incidents.first().map_or(last, |first| first.event);
    let mut auction = Auction::new(question.record.dealer);
    let mut unknown = Vec::new();
    for event in question.record.events.iter().take(wrong) {
        let Some(call) = event.made_call().map(|made| made.call) else { break };
        let seat = auction.turn();
        if call != Call::Pass && !agreements.calls(auction.calls(), seat).any(|(known, _)| known == call) {
            unknown.push(call);
        }
        auction.push(seat, call);
    }
    unknown
}

#[test]
fn a_question_for_a_club_is_a_classic_or_its_auction_is_one_of_a_system() {
    let (mut asked, mut found, mut classics, mut dealers) = (0, 0, 0, BTreeSet::new());
    for system in Agreements::presets() {
        let agreements = Agreements::preset(system).unwrap();
        for level in Level::ALL {
            let wanted = Wanted { level: Some(level), ..Wanted::default() };
            for seed in (0..u64::try_from(number() / 20).unwrap()).map(|nth| nth * 7_919 + 5) {
                asked += 1;
                let Some(question) = club_question(seed, &wanted, system) else { continue };
                found += 1;
                assert_eq!((question.seed, question.level), (seed, level));
                assert_eq!(club_question(seed, &wanted, system).as_ref(), Some(&question), "always the same");
                let holds = question.choices.iter().filter(|choice| choice.claim.holds(&question.record)).count();
                assert!(holds == 1 && question.choices[question.right].claim.holds(&question.record), "{question:?}");
                match question.classic {
                    Some(_) => {
                        classics += 1;
                        dealers.insert(question.record.dealer);
                    }
                    None => assert_eq!(unknown(&question, agreements), [], "{system}: {question:?}"),
                }
            }
        }
    }
    assert!(found * 10 >= asked * 8, "{found} of {asked}");
    assert!(classics > 0 && classics < found, "{classics} of {found}");
    assert!(dealers.len() > 1, "anybody may have dealt a classic: {dealers:?}");
    assert_eq!(club_question(1, &Wanted::default(), "no such system"), None);
}

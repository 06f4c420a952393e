//! Tables that went on before anybody ruled: the director reads where directors differ, and everybody what now.

use director_please::{
    bridge::{Bid, Call, Seat},
    explain::{self, Message, Reader},
    laws,
    record::{Event, LhoChoice},
    ruling::{MustPass, Until},
    shorthand,
};

use super::sentences;

/// A table, and the sentences of the director's page that it calls for.
const TOLD: [(&str, &[&str]); 26] = [
    ("E:1D rej N:P E:2D S:P", &["rotation-not-repeated", "director-differ-not-repeated"]),
    ("E:1D rej N:P S:P W:P", &["director-differ-turn-gone"]),
    ("S:1S N:1H E:P", &["director-differ-partner-first"]),
    ("P 1H P P E:P", &["rotation-third-decides", "director-differ-third-pass-open"]),
    ("P 1H P P E:P rej", &["director-differ-third-pass"]),
    ("P 1H P P E:P acc", &["rotation-accepted-third", "rotation-accept-third"]),
    ("1S 1H ib > X ncmp S:2S", &["result-over-double", "director-differ-over-double"]),
    ("1H E:1D W:2C N:2H", &["director-differ-overtaken", "result-settled-stands"]),
    ("1S 1H mispull S:P W:P E:2H", &["headline-change-too-late"]),
    ("E:1D rej N:P E:1D mispull E:2D", &["headline-substituted-cancelled", "price-repeat"]),
    ("1S 1H ib > 2C ncmp W:2H", &["removed-had-to-pass-early"]),
    ("1H P N:1H", &["which-heading-again", "which-repeats"]),
    ("1S 1H ib > X ncmp S:2S E:2H", &["result-unauthorised-followed"]),
    ("1S 1H ib > X ncmp E:X S:2S", &["result-over-double"]),
    ("1H W:1S rej E:P S:P W:P 2007", &["result-review-knew"]),
    ("1H W:X rej E:P S:P W:P 2007", &["result-review-knew"]),
    ("1S P P E:P", &["director-differ-third-pass-open"]),
    ("1S P P E:P 2007", &["director-differ-third-pass-open"]),
    ("1S 1H changed to 2H", &["choice-slip-first"]),
    ("P S:1H changed to 2H", &["choice-slip-first-irregular", "rotation-second-withdrawn"]),
    ("1H 2C P changed to 2H W:3C", &["choice-unintended-yes"]),
    ("N:1H E:P W:1S rej W:2S rej S:P", &["result-unauthorised"]),
    ("1H changed to 2H rej 2S P P P 2007", &["choice-unintended", "result-unauthorised"]),
    ("1H changed to 2H rej 2S P P P", &["choice-unintended", "result-unauthorised"]),
    ("1S 1H ib rej 2C ncmp W:X", &["removed-double-pass-out-of-turn"]),
    ("1S 1H ib > 2D ncmp P X", &["removed-double-pass-director"]),
];

/// A table, and a sentence of which no page of it has a trace.
const NOT_TOLD: [(&str, &str); 12] = [
    ("P 1H P P E:P acc", "result-authorised"),
    ("E:1D rej N:P E:1D mispull S:P E:2D", "result-lho-again"),
    ("1H mispull > P 1S P", "result-lho-again"),
    ("1H mispull > 1S 2007", "choice-substitute-only"),
    ("1H S:1S rej P S:2S W:3C", "headline-settled"),
    ("1H P N:1H", "which-slip"),
    ("dealer S E:P N:P W:P S:P", "rotation-stands-over"),
    ("N:P S:1H rej W:2H N:P E:P S:P", "director-differ-not-repeated"),
    ("1S P P E:P rej W:P", "result-review-knew"),
    ("1S P P E:P rej W:P", "result-settled-cancelled-once"),
    ("1H P 1S changed to 2H P 2S P", "choice-unintended-yes-again"),
    ("1S 1H not mispull changed to 2H", "choice-slip-first"),
];

fn told(text: &str, reader: Reader) -> Vec<&'static str> {
    let record = shorthand::read(text, None).unwrap_or_else(|problems| panic!("{text}: {problems:?}"));
    let ruling = laws::rule(&record).unwrap();
    sentences(&explain::explain(&record, &ruling, reader)).into_iter().map(Message::id).collect()
}

#[test]
fn a_table_that_went_on_is_told_what_that_comes_to() {
    for (text, wanted) in TOLD {
        let told = told(text, Reader::Director);
        let missing: Vec<&&str> = wanted.iter().filter(|id| !told.contains(id)).collect();
        assert!(missing.is_empty(), "{text}: {missing:?} in {told:?}");
    }
}

#[test]
fn nothing_stale_is_told() {
    for (text, id) in NOT_TOLD {
        for reader in [Reader::Player, Reader::Director] {
            let told = told(text, reader);
            assert!(!told.contains(&id), "{text}: {told:?}");
        }
    }
}

/// Law 31A2: where an insufficient bid is made at the turn at which a call out of turn has to be replaced, accepting it settles
/// both, and the page says what follows from the first as well.
#[test]
fn accepting_a_bid_in_place_of_a_refused_call_tells_what_that_costs() {
    let (mut costly, mut free) = (0, 0);
    let low = || Bid::all().take(5).map(Call::Bid);
    for (refused, insufficient) in low().flat_map(|one| low().map(move |two| (one, two))) {
        let text = format!("E:{refused} rej N:2C E:{insufficient}");
        let mut record = shorthand::read(&text, None).unwrap_or_else(|problems| panic!("{text}: {problems:?}"));
        let told = told(&text, Reader::Player);
        record.events.push(Event::Lho(LhoChoice::Accepts));
        let accepted = laws::rule(&record).unwrap();
        if accepted.in_force.must_pass.iter().any(|bar| bar.seat == Seat::West) {
            assert!(told.contains(&"choice-accept-in-place-of"), "{text}: {told:?}");
            assert!(!told.contains(&"choice-accept-stands"), "{text}: {told:?}");
            costly += 1;
        } else {
            free += 1;
        }
    }
    assert!(costly > 5 && free > 0, "{costly} {free}");
}

/// Where it is asked whether a second call corrects the first or is a new one: who must pass throughout if it is a new one is
/// not told that they may call.
#[test]
fn who_is_barred_if_the_call_is_a_new_one_is_not_told_to_call() {
    let mut barred = 0;
    for (first, second) in ["P", "2C", "1NT"].into_iter().flat_map(|one| Bid::all().take(15).map(move |two| (one, two)))
    {
        for edition in ["", " 2007"] {
            let text = format!("1S 1H ib rej {first} 2S E:{second}{edition}");
            let Ok(record) = shorthand::read(&text, None) else { continue };
            let ruling = laws::rule(&record).unwrap();
            let answers = ruling.incidents.iter().filter_map(|incident| incident.answers.as_deref());
            let passes = |bar: &MustPass| bar.seat == Seat::West && bar.until == Until::EndOfAuction;
            if answers.into_iter().any(|answers| answers.no.in_force.must_pass.iter().any(passes)) {
                let told = told(&text, Reader::Player);
                assert!(!told.contains(&"rotation-not-use"), "{text}: {told:?}");
                barred += 1;
            }
        }
    }
    assert!(barred > 20, "{barred}");
}

/// Law 27 while partner has to pass already: nobody is told of calls that leave partner free.
#[test]
fn no_call_frees_a_partner_who_is_barred_already() {
    const FREES: [&str; 4] = [
        "price-free-if-comparable",
        "price-free-auction-if-comparable",
        "director-replacements",
        "director-replacements-by-meaning",
    ];
    let mut barred = 0;
    for (first, second) in ["P", "2C", "2D"].into_iter().flat_map(|one| Bid::all().take(8).map(move |two| (one, two))) {
        for edition in ["", " 2007"] {
            let text = format!("1S 1H ib rej {first} 2S P P {second} ib{edition}");
            let Ok(record) = shorthand::read(&text, None) else { continue };
            let ruling = laws::rule(&record).unwrap();
            let passes = |bar: &MustPass| bar.seat == Seat::West && bar.until == Until::EndOfAuction;
            if ruling.in_force.must_pass.iter().any(passes) {
                for reader in [Reader::Player, Reader::Director] {
                    let told = told(&text, reader);
                    assert!(!told.iter().any(|id| FREES.contains(id)), "{text}: {told:?}");
                }
                barred += 1;
            }
        }
    }
    assert!(barred > 20, "{barred}");
}

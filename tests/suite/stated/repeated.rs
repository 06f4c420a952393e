//! 2007 Law 31A2: whether a bid repeats the denomination of the one out of rotation is settled only where both are known.

use super::*;

fn ruled(text: &str) -> Ruling {
    let record =
        shorthand::read(text, Some(Edition::Laws2007)).unwrap_or_else(|problems| panic!("{text}: {problems:?}"));
    laws::rule(&record).unwrap()
}

/// East bids out of turn, North bids over it, East bids again.
fn auctions() -> impl Iterator<Item = [Bid; 3]> {
    let upto = |last: &'static str| {
        let last = last.parse::<Call>().unwrap().bid().unwrap();
        Bid::all().filter(move |bid| *bid <= last)
    };
    upto("2NT").flat_map(move |first| {
        upto("2NT").flat_map(move |rhos| {
            let sufficient = upto("4NT").filter(move |again| again.is_sufficient_over(Some(rhos)));
            sufficient.map(move |again| [first, rhos, again])
        })
    })
}

#[test]
fn a_bid_that_names_the_denomination_is_never_another_one_without_a_question() {
    let mut asked = 0;
    for [first, rhos, again] in auctions().filter(|[first, _, again]| first.denomination == again.denomination) {
        let text = format!("E:{first} rej {rhos} {again}");
        let ruling = ruled(&text);
        let result = &ruling.incidents[0].result;
        assert!(asks(&ruling) || result.partner_passes == Passes::Once, "{text}\n{ruling}");
        asked += usize::from(asks(&ruling));
    }
    assert!(asked > 100, "{asked}");
}

/// Any bid may repeat a bid out of turn where nobody knows what that showed, and nothing else may.
#[test]
fn a_word_that_is_not_understood_settles_nothing() {
    for [first, rhos, again] in auctions().step_by(7) {
        let ruling = ruled(&format!("E:{first}(blorp) rej {rhos} {again}"));
        assert!(asks(&ruling), "{first} {rhos} {again}\n{ruling}");
        let pass = ruled(&format!("E:{first}(blorp) rej {rhos} P"));
        assert!(!asks(&pass) && pass.incidents[0].result.partner_passes == Passes::Throughout, "{first} {rhos}");
    }
}

#[test]
fn two_ways_of_saying_it_are_ruled_alike() {
    let said =
        ["weak both majors", "H+S, weak", "hearts and spades, weak", "svak, spar og hjerter", "weak, spades & hearts"];
    let mut ends = Vec::new();
    for [_, rhos, again] in auctions().filter(|[first, ..]| *first == "2D".parse::<Call>().unwrap().bid().unwrap()) {
        let outcomes = said.map(|said| ruled(&format!("E:2D({said}) rej {rhos} {again}")).incidents.remove(0).outcome);
        assert!(outcomes.iter().all(|outcome| *outcome == outcomes[0]), "{rhos} {again} {outcomes:?}");
        ends.extend(outcomes[0].rectification().map(|result| result.partner_passes));
    }
    assert!(ends.contains(&Passes::Once) && ends.contains(&Passes::Throughout));
}

/// What the director finds is entered on the call out of turn, and settles it.
#[test]
fn the_director_settles_it() {
    for (law, passes) in [("31A2(a)", Passes::Once), ("31A2(b)", Passes::Throughout)] {
        let mut record = shorthand::read("E:1H(5+H, nice suit) rej 1S 2H", Some(Edition::Laws2007)).unwrap();
        record.change_facts(0, |facts| facts.law = Some(law.to_owned()));
        let ruling = laws::rule(&record).unwrap();
        assert!(!asks(&ruling) && ruling.incidents[0].result.partner_passes == passes, "{ruling}");
    }
}

/// `transfer`, `jacoby`: the name alone settles no ruling that the suits in its place would turn.
#[test]
fn the_name_of_a_convention_settles_no_repetition() {
    for text in [
        "1NT S:2D(@) rej E:2S S:3H 2007",
        "1NT S:2D(@) rej E:2S S:4D 2007",
        "1S S:3C(@) rej E:3D S:3S 2007",
        "1S S:2NT(@) rej E:3D S:3NT 2007",
        "E:1S rej 1NT 2S(@) 2007",
    ] {
        for name in ["transfer", "jacoby", "bergen", "splinter", "landy", "michaels", "unusual", "drury", "multi"] {
            let Ok(record) = shorthand::read(&text.replace('@', name), None) else { continue };
            // Of a transfer over notrump everybody knows the suit.
            let is_told = |event: &Event| event.made_call().is_some_and(|made| made.shows().features().count() == 1);
            let bids = record.events.iter().filter(|event| event.made_call().is_some_and(MadeCall::is_described));
            let ruling = laws::rule(&record).unwrap();
            assert!(asks(&ruling) || bids.clone().all(is_told), "{name} {text}\n{ruling}");
        }
    }
    let ruled = |word: &str| {
        let text = format!("1NT S:2D({word}) rej E:2S S:3H 2007");
        laws::rule(&shorthand::read(&text, None).unwrap()).unwrap().to_string()
    };
    for word in ["xfer", "trf", "tfr", "overføring", "overføringsbud"] {
        assert_eq!(ruled(word), ruled("transfer"), "{word}");
    }
}

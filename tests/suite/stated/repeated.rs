//! 2007 Law 31A2: whether a bid repeats the denomination of the one out of rotation is settled only where both are known.

use super::*;
use std::rc::Rc;

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
            // Of a transfer over notrump, or a raise of partner's major, everybody knows the suit.
            let opened = [(Seat::North, Rc::new(record.events[0].made_call().unwrap().clone()))];
            let by_name = |made: &MadeCall| laws::shown_by_name(&opened, made.by.unwrap_or(Seat::East), made);
            let is_known = |made: &MadeCall| made.shows().features().count() == 1 || by_name(made).is_some();
            let is_told = |event: &Event| event.made_call().is_some_and(is_known);
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

/// What the page takes for granted about a bid can be said of it, and the ruling stays the same.
#[test]
fn to_say_that_a_bid_is_artificial_as_was_assumed_changes_nothing() {
    let (mut assumed, mut asked) = (0, 0);
    for [first, rhos, again] in auctions() {
        let bare = ruled(&format!("E:{first} rej {rhos} {again}"));
        let incident = &bare.incidents[0];
        asked += usize::from(asks(&bare));
        let is_it = |one: &Assumption| *one == Assumption::Conventional(Call::Bid(again), Shows::NOTHING);
        if first == again || !incident.assumes.iter().any(is_it) {
            continue;
        }
        let said = ruled(&format!("E:{first} rej {rhos} {again}!"));
        assert_eq!(incident.outcome, said.incidents[0].outcome, "E:{first} rej {rhos} {again}");
        assumed += 1;
    }
    assert!(assumed > 20 && asked > 20, "{assumed} assumed, {asked} asked");
}

/// Law 29C: of a bid out of turn that is artificial, and no more is said, nobody knows what it specified.
#[test]
fn what_an_artificial_bid_showed_is_asked() {
    for text in
        ["E:1H(@) rej 1S 2H", "E:1H(@) rej 1S 2D", "E:2C(@) rej 2H 3C", "E:1NT(@) rej 2C 2NT", "E:2D(@) rej 2H 3D"]
    {
        for word in ["artificial", "conventional", "kunstig"] {
            let ruling = ruled(&text.replace('@', word));
            assert!(asks(&ruling), "{text} {word}\n{ruling}");
        }
    }
}

/// A bid in a suit that is made on balanced hands specifies no suit.
#[test]
fn a_suit_bid_on_balanced_hands_shows_no_suit() {
    for text in ["E:1H(@) rej 1S P", "E:1C(@) rej 1D P", "1S 1H(@) ib rej P ncmp", "1C 1C(@) ib rej P ncmp"] {
        for words in ["15-17 bal", "balanced 12-14", "jevn 15-17"] {
            let ruling = ruled(&text.replace('@', words));
            let clauses: Vec<_> = ruling.incidents[0].result.clauses.iter().map(|clause| clause.address()).collect();
            assert!(clauses.contains(&"26B") && !clauses.contains(&"26A2"), "{text} {words}: {clauses:?}");
        }
    }
}

/// An artificial bid that is made again, without a word about it, may show something else by then, or the same: nobody guesses.
#[test]
fn what_an_artificial_bid_shows_when_it_is_made_again_is_asked() {
    let mut asked = 0;
    for text in [
        "1S S:4C(@) rej X 4C",
        "1NT S:2D(@) rej 2C 2D",
        "1NT S:2H(@) rej X 2H",
        "1S S:2NT(@) rej X 2NT",
        "1H P W:2H(@) rej 1S 2H",
        "E:2C(@) rej 1NT 2C",
    ] {
        for words in ["5+S", "4+S 0-1C", "splinter", "jacoby", "transfer", "both majors"] {
            let text = text.replace('@', words);
            let Ok(record) = shorthand::read(&text, Some(Edition::Laws2007)) else { continue };
            let made = record.events.iter().filter_map(Event::made_call).find(|made| made.is_described()).unwrap();
            if made.shows() == Shows::named_by(made.call) {
                continue;
            }
            let ruling = laws::rule(&record).unwrap();
            assert!(asks(&ruling), "{text}\n{ruling}");
            asked += 1;
        }
    }
    assert!(asked > 10, "{asked}");
}

/// 2017 Law 23A1, the note to 2007 Law 26: the same call again with nothing but passes in between means what it meant, whether the same is
/// said of it or nothing.
#[test]
fn the_same_call_again_is_the_same_call() {
    let words = ["", "(H)", "(5+H 8+)", "(michaels)", "(landy)", "(multi)", "(strong)", "(may be short)"];
    let mut seen = 0;
    for call in ["1C", "1NT", "2C", "2D", "2H", "X", "P"] {
        for words in words.iter().filter(|words| call.len() > 1 || words.is_empty()) {
            for before in ["1H W:", "P W:", "1NT W:"] {
                // East passes at the turn that was skipped, and South after that. A bid that is too low again is another case.
                for again in ["", words] {
                    let text = format!("{before}{call}{words} rej P P {call}{again}");
                    for edition in Edition::ALL {
                        let Ok(record) = shorthand::read(&text, Some(edition)) else { continue };
                        let Ok(ruling) = laws::rule(&record) else { continue };
                        let [incident] = ruling.incidents.as_slice() else { continue };
                        let lead = incident.outcome.leaves().iter().any(|leaf| leaf.lead.is_some());
                        assert!(!asks(&ruling), "{text} {edition}\n{ruling}");
                        assert!(!lead, "{text} {edition}\n{ruling}");
                        seen += 1;
                    }
                }
            }
        }
    }
    assert!(seen > 150, "{seen}");
}

/// It is another call where something else is said of it: then nobody knows without the director.
#[test]
fn the_same_call_with_other_words_is_asked_about() {
    let words =
        [("weak", "strong"), ("inv", "gf"), ("nf", "forcing"), ("", "gf"), ("natural, weak", "natural, strong")];
    let bids = ["1S", "1NT", "2H", "3C"].into_iter().flat_map(|bid| words.map(|words| (bid, words)));
    let passes = [("0-11", "13+"), ("", "16+"), ("", "5+S"), ("weak", "strong")].map(|words| ("P", words));
    for (call, (first, second)) in bids.chain(passes) {
        let said = |words: &str| if words.is_empty() { call.to_owned() } else { format!("{call}({words})") };
        let text = format!("P W:{} rej P P {}", said(first), said(second));
        let record = shorthand::read(&text, Some(Edition::Laws2017)).unwrap();
        let ruling = laws::rule(&record).unwrap();
        let is_settled_free = !asks(&ruling) && ruling.incidents[0].result.partner_passes == Passes::None;
        assert!(!is_settled_free, "{text}\n{ruling}");
    }
}

/// Cards alone, said of a bid in its suit and of the same or another bid of the suit in another role: how strong they are is for the
/// director to find out.
#[test]
fn the_same_cards_in_another_role_are_asked_about() {
    for text in [
        "dealer W S:1NT(bal) rej P 1D P 1NT(bal)",
        "dealer W S:1S(5+S) rej P 1D P 1S(5+S)",
        "E:1S(5+S) rej 1C 1S(5+S)",
        "E:2H(5H 4m) rej 1C 2H(5H 4m)",
        "dealer W S:2H(5H 4m) rej P 1NT P 4H(5H 4m)",
        "dealer W S:1S(5S 4H) rej P 1D P 2S(5S 4H)",
        "dealer W S:3H(preempt) rej P P P 3H",
        "dealer W S:2H(weak) rej P P P 2H",
        "dealer W S:2H(6-10) rej P P P 2H",
        "dealer W S:3C(7+C 0-8) rej P P P 3C",
    ] {
        let record = shorthand::read(text, Some(Edition::Laws2017)).unwrap();
        let ruling = laws::rule(&record).unwrap();
        assert!(asks(&ruling), "{text}\n{ruling}");
    }
}

/// In the other seats a weak bid is the same weak bid once everybody has passed, said in words or in points.
#[test]
fn a_weak_bid_made_again_before_fourth_seat_is_the_same() {
    for said in ["weak", "6-10", "6+H 6-10", "preempt"] {
        for text in [format!("S:2H({said}) rej P P 2H"), format!("dealer E S:2H({said}) rej P 2H")] {
            let record = shorthand::read(&text, Some(Edition::Laws2017)).unwrap();
            let ruling = laws::rule(&record).unwrap();
            assert!(!asks(&ruling) && ruling.incidents[0].result.partner_passes == Passes::None, "{text}\n{ruling}");
        }
    }
}

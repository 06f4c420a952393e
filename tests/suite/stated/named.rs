//! Conventions that are named: what the word says of a call counts as if it had been said in full.

use super::*;
use director_please::bridge::Suit;

fn ruled(text: &str, edition: Edition) -> Ruling {
    let record = shorthand::read(text, None).unwrap_or_else(|problems| panic!("{text}: {problems:?}"));
    laws::rule(&Record { laws: edition, ..record }).unwrap()
}

fn is_free_by_name(ruling: &Ruling) -> bool {
    ruling.incidents[0].result.clauses.iter().any(|clause| clause.address() == "27B1(a)")
}

/// Natural bids that are free: the auction, the insufficient bid, the lowest that is sufficient.
const FREE: [[&str; 3]; 6] = [
    ["1S", "1H", "2H"],
    ["1H P", "1H", "2H"],
    ["1C P", "1C", "2C"],
    ["2S", "2H", "3H"],
    ["1D 1S", "1H", "2H"],
    ["1D P 1S P", "1D", "2D"],
];

#[test]
fn a_bid_that_is_said_to_show_something_else_is_not_free_by_its_name() {
    let words = [
        "cue bid",
        "cue",
        "control bid",
        "kontrollmelding",
        "short suit game try",
        "any",
        "any hand",
        "hva som helst",
        "short",
        "kort",
        "singleton",
        "2+",
        "min 2",
        "usually 5+D 5+C 4+S",
        "artificial",
    ];
    for ([before, bid, call], edition) in FREE.iter().flat_map(|free| Edition::ALL.map(|edition| (*free, edition))) {
        assert!(is_free_by_name(&ruled(&format!("{before} {bid} ib > {call}"), edition)), "{before} {bid}");
        for word in words {
            for text in [format!("{before} {bid} ib > {call}({word})"), format!("{before} {bid}({word}) ib > {call}")] {
                let ruling = ruled(&text, edition);
                assert!(asks(&ruling) && !is_free_by_name(&ruling), "{text} {edition}\n{ruling}");
            }
        }
    }
}

/// A control is not length; two controls in a suit are the same.
#[test]
fn a_control_repeats_a_control_and_no_suit() {
    for edition in [Edition::Laws2017] {
        for (old, new, is_same) in [("cue", "cue", true), ("cue", "5+S", false), ("5+S", "cue", false)] {
            let text = format!("1H P 3H P 4D(cue) P 3S({old}) ib > 4S({new})");
            assert_eq!(is_free_by_name(&ruled(&text, edition)), is_same, "{text}");
        }
    }
}

/// Opponents' conventions by their names, and what they show, spelt out.
const THEIRS: [[&str; 4]; 9] = [
    ["1S", "2S", "michaels", "5+H 5+m"],
    ["1H", "2H", "michaels", "5+S 5+m"],
    ["1C", "2C", "michaels", "5+S 5+H"],
    ["1D", "2D", "Michaels cuebid", "5+S 5+H"],
    ["2H", "3H", "michaels", "5+S 5+m"],
    ["1H", "2NT", "unusual", "5+D 5+C"],
    ["1S", "2NT", "uvanlig", "5+D 5+C"],
    ["1C", "2NT", "unusual", "5+H 5+D"],
    ["1NT", "2C", "landy", "4+S 4+H"],
];

#[test]
fn suits_that_opponents_show_by_a_named_convention_are_theirs() {
    let (mut theirs, mut ours) = (0, 0);
    for [opening, overcall, word, lengths] in THEIRS {
        for bid in Bid::all().take(14).filter(|bid| bid.denomination.suit().is_some()) {
            for edition in Edition::ALL {
                let free = |said: &str| {
                    let record = shorthand::read(&format!("{opening} {overcall}{said} {bid} ib"), Some(edition));
                    let Ok(mut record) = record else { return None };
                    record.events.push(Event::Lho(LhoChoice::Declines));
                    let ruling = laws::rule(&record).ok()?;
                    let is_free = |outcome: &Outcome| outcome.rectification().is_some_and(|it| it.cites("27B1(a)"));
                    Some(replacements(&ruling.incidents[0].outcome).into_iter().any(|(_, then)| is_free(then)))
                };
                let Some(by_lengths) = free(&format!("({lengths})")) else { continue };
                let why = format!("{opening} {overcall}({word}) {bid} {edition}");
                assert_eq!(free(&format!("({word})")), Some(by_lengths), "{why}");
                // Nearly every pair plays these, and a text that is not understood may say so.
                let is_usual = opening.starts_with('1') && word != "landy";
                assert!(!is_usual || free("") == Some(by_lengths), "{why}: bare");
                assert!(by_lengths || free("(gibberish)") == Some(false), "{why}: not understood");
                *if by_lengths { &mut ours } else { &mut theirs } += 1;
            }
        }
    }
    assert!(theirs > 30 && ours > 30, "{theirs} theirs, {ours} ours");
}

/// Conventions of the offender by their names, and what they show, spelt out: the auction, a bid too low and one that is sufficient.
const OFFENDERS: [[&str; 5]; 13] = [
    ["1S", "1S", "2S", "michaels", "5+H 5+m"],
    ["1H", "1H", "2H", "michaels", "5+S 5+m"],
    ["1C", "1C", "2C", "michaels", "5+S 5+H"],
    ["1D", "1D", "2D", "Michaels cuebid", "5+S 5+H"],
    ["2H", "1NT", "2NT", "unusual", "5+D 5+C"],
    ["2S", "1NT", "2NT", "uvanlig", "5+D 5+C"],
    ["1NT", "1C", "2C", "landy", "4+S 4+H"],
    ["1NT P", "1D", "2D", "transfer", "5+H"],
    ["1NT P", "1H", "2H", "jacoby", "5+S"],
    ["2NT P", "2D", "3D", "overføring", "5+H"],
    ["2H P", "1NT", "2NT", "jacoby", "4+H"],
    ["1S P", "1C", "3C", "bergen", "4+S"],
    ["1H P", "1C", "4C", "splinter", "4+H 0-1C"],
];

#[test]
fn a_convention_of_the_offender_shows_by_its_name_what_it_shows_spelt_out() {
    let (mut restricted, mut same) = (0, 0);
    for ([before, low, enough, word, lengths], edition) in
        OFFENDERS.iter().flat_map(|one| Edition::ALL.map(|edition| (*one, edition)))
    {
        let lead = |text: &str| {
            let ruling = ruled(text, edition);
            let lead = ruling.incidents[0].result.lead.clone();
            (lead, ruling.incidents[0].is_settled())
        };
        for text in [
            "{before} {low}({}) ib > P ncmp",
            "{before} {low}(4+S) ib > {enough}({}) ncmp",
            "{before} {low}(4+D) ib > {enough}({}) ncmp",
        ] {
            let text = text.replace("{before}", before).replace("{low}", low).replace("{enough}", enough);
            let named = lead(&text.replace("({})", &format!("({word})")));
            assert_eq!(named, lead(&text.replace("({})", &format!("({lengths})"))), "{text} {word} {edition}");
            restricted += usize::from(named.0.is_some());
        }
        // The lowest bid that specifies the same.
        let is_same = |said: &str| {
            let ruling = ruled(&format!("{before} {low}({said}) ib > {enough}({said})"), edition);
            ruling.incidents[0].result.cites("27B1(a)")
        };
        assert_eq!(is_same(word), is_same(lengths), "{before} {word} {edition}");
        same += usize::from(is_same(word));
    }
    assert!(restricted > 40 && same > 5, "{restricted} {same}");
}

/// Asks, by the name that they have and without.
const ASKS: [(&str, &[&str]); 7] = [
    ("1S P 2NT", &["jacoby", "Jacoby 2NT", "stenberg", "artificial", "4+S 13+ gf", "ask"]),
    ("2H P 2NT", &["ask", "ogust", "spørsmål", "relay"]),
    ("2D P 2NT", &["ask", "relay", "spørsmål"]),
    ("1H P 3H P 4NT", &["blackwood", "rkc", "essspørring"]),
    ("1NT P 4C", &["gerber", "ace ask"]),
    ("2NT P 4C", &["gerber"]),
    ("1NT P 2C", &["stayman", "ask"]),
];

#[test]
fn an_ask_is_an_ask_whether_it_is_named_or_not() {
    let mut seen = 0;
    for (before, names) in ASKS {
        for bid in Bid::all().take(19) {
            for edition in Edition::ALL {
                let answered = |said: &str| {
                    let mut record = shorthand::read(&format!("{before}{said} P"), Some(edition)).unwrap();
                    record.events.push(Event::Call(MadeCall::new(Call::Bid(bid), None)));
                    record.events.push(Event::Lho(LhoChoice::Declines));
                    let ruling = laws::rule(&record).ok()?;
                    let is_free = |outcome: &Outcome| outcome.rectification().is_some_and(|it| it.cites("27B1(a)"));
                    Some(replacements(&ruling.incidents[0].outcome).into_iter().any(|(_, then)| is_free(then)))
                };
                let Some(bare) = answered("") else { continue };
                for name in names {
                    assert_eq!(answered(&format!("({name})")), Some(bare), "{before}({name}) {bid} {edition}");
                    seen += 1;
                }
                assert!(!bare, "{before} {bid} {edition}: an answer is free by its name");
            }
        }
    }
    assert!(seen > 200, "{seen}");
}

/// Law 27B1(a): to say that a bid is natural takes no branch away but those that hang on it.
#[test]
fn to_say_that_the_replacement_is_natural_leaves_the_other_condition() {
    let page = |text: &str| {
        let record = shorthand::read(text, None).unwrap();
        let ruling = laws::rule(&record).unwrap();
        let page =
            terminal::render(&locale::page(&explain::explain(&record, &ruling, Reader::Player), Language::English));
        page.split_whitespace().collect::<Vec<_>>().join(" ")
    };
    for (bare, both, left) in [
        ("1NT P 1H ib > 2H", "If 2♥ shows hearts and 2♦ would not have:", "If 2♦ would not have shown hearts:"),
        (
            "2NT P 2S ib > 3S",
            "If 3♠ shows spades, 2♠ did too, and 3♥ would not have:",
            "If 2♠ showed spades and 3♥ would not have:",
        ),
        ("1H 1H ib > 2H", "If 2♥ shows hearts and 1♥ did too:", "If 1♥ showed hearts:"),
        ("2C P 1D ib > 2D", "If 2♦ shows diamonds and 1♦ did too:", "If 1♦ showed diamonds:"),
        ("1NT 1S ib > 2S", "If 2♠ shows spades and 1♠ did too:", "If 1♠ showed spades:"),
    ] {
        assert!(page(bare).contains(both), "{bare}: {}", page(bare));
        for said in ["(natural)", " natural"] {
            let told = page(&format!("{bare}{said}"));
            assert!(told.contains(left) && told.contains("27B1(a)"), "{bare}{said}: {told}");
        }
    }
}

/// The director's page asks for what a bid that is free on a condition hangs on, and its list of every call tells the condition.
#[test]
fn a_condition_for_the_free_bid_is_asked_for_and_stands_in_every_list() {
    let mut seen = 0;
    for text in ["2NT P 2C ib", "1D 1H 1H ib", "2C P 1D ib", "1NT 1S ib", "1NT P 1H ib", "1S 2S 2H ib"] {
        for edition in Edition::ALL {
            let record = shorthand::read(text, Some(edition)).unwrap();
            let ruling = laws::rule(&record).unwrap();
            let page = explain::explain(&record, &ruling, Reader::Director);
            let page = terminal::render(&locale::page(&page, Language::English));
            let told = page.split_whitespace().collect::<Vec<_>>().join(" ");
            let conditions = told.matches(", if it would show").count();
            assert!(conditions % 2 == 0, "{text} {edition}: {told}");
            assert_eq!(conditions > 0, told.contains(" show (Law 27B1(a))?"), "{text} {edition}: {told}");
            seen += usize::from(conditions > 0);
        }
    }
    assert!(seen >= 10, "{seen}");
}

/// What would be free on a condition once it is made is told with that condition before.
#[test]
fn every_bid_that_may_be_free_is_told_before_it_is_made() {
    let page = |text: &str| {
        let record = shorthand::read(text, Some(Edition::Laws2017)).unwrap();
        let ruling = laws::rule(&record).unwrap();
        let page = explain::explain(&record, &ruling, Reader::Player);
        let page = terminal::render(&locale::page(&page, Language::English));
        page.split_whitespace().collect::<Vec<_>>().join(" ")
    };
    let mut seen = 0;
    for before in ["1NT P 1H", "1NT P 1S", "2NT P 2H", "2NT P 2S", "1NT X 1H"] {
        let list = page(&format!("{before} ib"));
        for new in Bid::all().filter(|bid| bid.level.number() < 5) {
            let text = format!("{before} ib > {new}");
            if shorthand::read(&text, None).is_err() {
                continue;
            }
            let written = ["C", "D", "H", "S"].iter().zip(["♣", "♦", "♥", "♠"]);
            let written = written.fold(new.to_string(), |text, (letter, sign)| text.replace(letter, sign));
            if page(&text).contains(&format!("If {written} shows")) {
                seen += 1;
                assert!(list.contains(&format!("{written}, if it would show")), "{text}: {list}");
            }
        }
    }
    assert!(seen > 6, "{seen}");
}

/// `5-card major`, said of a bid in a major that no opponent has bid, is that major; so it is with minors. `5+M` is either.
#[test]
fn a_major_said_of_a_bid_in_a_major_is_that_major() {
    let words = [
        ("5-card major", "5+S", "S"),
        ("4-korts major", "4+S", "S"),
        ("femkorts major", "5+S", "S"),
        ("5-card major", "5+H", "H"),
        ("4-card minor", "4+D", "D"),
        ("a 4-card minor", "4+C", "C"),
    ];
    for (words, plain, suit) in words {
        let shown = |said: &str| {
            let record = shorthand::read(&format!("1{suit}({said}, 11-21)"), None).unwrap();
            record.events[0].made_call().and_then(|made| made.hands()).map(|hands| hands.meaning().shows.clone())
        };
        assert!(shown(plain).is_some());
        assert_eq!(shown(words), shown(plain), "{words} {suit}");
    }
    for (words, suit) in [("5+M", "S"), ("either major 5+", "H"), ("4+m", "D")] {
        let record = shorthand::read(&format!("1{suit}({words})"), None).unwrap();
        let shows = record.events[0].made_call().unwrap().shows();
        assert_eq!(shows.suits().count(), 0, "{words}: {shows:?}");
    }
    // Over their suit it is the other one.
    let theirs = shorthand::read("1H 2H(5+M)", None).unwrap();
    let shows = theirs.events[1].made_call().unwrap().shows();
    assert!(!shows.has_suit(Suit::Hearts), "{shows:?}");
}

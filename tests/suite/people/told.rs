//! What is said in words beside the calls: it is told of its own call, however it is written, or asked about.

use director_please::{
    bridge::{Call, Seat},
    record::{Event, Shows},
    shorthand,
};

use super::{calls, read};

const NAMES: [[&str; 4]; 2] = [["North", "East", "South", "West"], ["Nord", "Øst", "Syd", "Vest"]];

/// `1NT (2C majors) 1H`: an opponents' call and what it shows are a call of theirs.
#[test]
fn an_opponents_call_with_its_meaning_is_their_call() {
    for (opening, call, last) in [("1NT", "2C", "1H"), ("1H", "2H", "2D"), ("1H", "2NT", "2D"), ("1S", "X", "1H")] {
        let plain = read(&format!("{opening} ({call}) {last}"));
        for meaning in ["majors", "minors", "= majors", ", natural", ": natural", "(minors)", "begge major", "5+H"] {
            let text = format!("{opening} ({call} {meaning}) {last}").replace(" ,", ",").replace(" :", ":");
            let Ok(record) = shorthand::read(&text, None) else { panic!("{text}") };
            assert_eq!(calls(&record), calls(&plain), "{text}");
            let facts = record.events.iter().filter_map(Event::made_call).map(|made| made.facts.meaning.is_some());
            assert_eq!(facts.collect::<Vec<_>>(), [false, true, false], "{text}");
        }
        for unknown in ["blorp", "= blorp", "oppl"] {
            let text = format!("{opening} ({call} {unknown}) {last}");
            assert!(shorthand::read(&text, None).is_err(), "{text}");
        }
    }
    // A number of cards in a suit, and what stands there already, are no opponents' calls.
    for text in ["1S (5S 11+) 1H", "1D P 1H (1D natural)", "1S (5+S) 1H"] {
        let Ok(record) = shorthand::read(text, None) else { continue };
        assert!(calls(&record).len() < 4, "{text}");
    }
}

/// A mark beside a meaning in one bracket says what it says alone.
#[test]
fn a_meaning_and_a_mark_in_one_bracket_are_both() {
    let plain = read("1NT P 1H (transfer) ib");
    for inside in ["transfer, insufficient", "insufficient, transfer", "transfer; ib", "transfer, ub"] {
        assert_eq!(read(&format!("1NT P 1H ({inside})")), plain, "{inside}");
    }
    let named = read("1H P 1H ib rej 2H");
    for inside in ["by South, insufficient", "av syd, ub", "ib, by S"] {
        assert_eq!(read(&format!("1H P 1H ({inside}) rej 2H")), named, "{inside}");
    }
}

/// An exclamation mark at the end of a sentence says nothing of the call before it.
#[test]
fn the_end_of_a_sentence_makes_no_call_artificial() {
    for (names, [opened, passed, bid]) in
        NAMES.into_iter().zip([["opened", "passed", "bid"], ["åpnet", "passet", "meldte"]])
    {
        for first in 0..4 {
            let name = |turn: usize| names[(first + turn) % 4];
            for marks in ["!..", ".!.", "..!", "!!!"] {
                let mut mark = marks.chars();
                let mut next = || mark.next().unwrap();
                let text = format!(
                    "{} {opened} 1H{} {} {passed}{} {} {bid} 2H{}",
                    name(0),
                    next(),
                    name(1),
                    next(),
                    name(2),
                    next()
                );
                let record = read(&text);
                assert_eq!(calls(&record).len(), 3, "{text}");
                let shows = |event: &Event| event.made_call().is_some_and(|made| made.facts.shows.is_some());
                assert!(!record.events.iter().any(shows), "{text}");
            }
        }
    }
    for text in ["Hi! 1H P 2H!", "Hei! 1hj pass 2hj!", "1H P 2H! Thanks!"] {
        assert!(
            !read(text).events.iter().filter_map(Event::made_call).any(|made| made.facts.shows.is_some()),
            "{text}"
        );
    }
    let artificial = read("1NT P 2D!");
    assert_eq!(artificial.events[2].made_call().unwrap().facts.shows, Some(Shows::NOTHING));
}

/// `West says fine` accepts as `West accepts` does, whatever is asked afterwards.
#[test]
fn what_lho_says_is_a_choice_of_theirs() {
    let plain = read("1H P 1H acc");
    for player in ["West", "LHO", "W", "Vest", "VM"] {
        for fine in ["says fine", "said fine", "says ok", "sier greit", "sa greit", ": fine", "fine"] {
            for after in ["", ".", ". What now?", ", hva nå?", ". Thanks"] {
                let text = format!("1H P 1H. {player} {fine}{after}").replace(" :", ":");
                assert_eq!(read(&text), plain, "{text}");
            }
        }
    }
}

/// However passes are counted, there are as many as are told.
#[test]
fn passes_that_are_counted_are_so_many() {
    let words = ["", "two", "three", "four"];
    let norwegian = ["", "to", "tre", "fire"];
    for count in 2..5 {
        let passes = vec!["P"; count].join(" ");
        for (before, after) in [("", "1NT"), ("1H", "2C"), ("1S 1H acc", "1NT"), ("", "1H P 1H")] {
            if !before.is_empty() && count > 2 {
                continue;
            }
            let plain = read(format!("{before} {passes} {after}").trim_start());
            let (word, ord) = (words[count - 1], norwegian[count - 1]);
            for counted in [
                format!("Px{count}"),
                format!("P x{count}"),
                format!("p x {count}"),
                format!("P(x{count})"),
                format!("pass (x{count})"),
                format!("{count}xP"),
                format!("{count} x pass"),
                format!("passX{count}"),
                format!("pass {word} times"),
                format!("pass ({word} times)"),
                format!("pass ({ord} ganger)"),
                format!("pass {count} ganger"),
            ] {
                for gap in [" ", ", "] {
                    let text = format!("{before} {counted}{gap}{after}");
                    assert_eq!(read(text.trim_start()), plain, "{text}");
                }
            }
        }
    }
}

/// What the director decided about a call is asked about.
#[test]
fn what_the_director_decided_is_no_remark() {
    for decided in ["cancelled by TD", "cancelled", "void", "director said no", "td said no", "tl sa nei", "annullert"]
    {
        for call in ["X", "2C", "3D"] {
            let text = format!("1S 1H rej {call} ({decided}) 2H");
            assert!(shorthand::read(&text, None).is_err(), "{text}");
        }
    }
}

/// A long mark with one slip in it says what it says without.
#[test]
fn a_long_mark_with_a_slip_is_read() {
    let marks = [
        ("insufficient", "1S P 1H ib"),
        ("accepted", "1S P 1H acc"),
        ("utilstrekkelig", "1S P 1H ub"),
        ("declined", "1S P 1H rej"),
    ];
    for (mark, plain) in marks {
        let plain = read(plain);
        let letters: Vec<char> = mark.chars().collect();
        for at in 1..letters.len() {
            let without: String =
                letters.iter().enumerate().filter(|(place, _)| *place != at).map(|(_, ch)| ch).collect();
            let mut twice = letters.clone();
            twice.insert(at, letters[at]);
            let twice: String = twice.into_iter().collect();
            for slip in [without, twice] {
                let text = format!("1S P 1H {slip}");
                let Ok(record) = shorthand::read(&text, None) else { continue };
                assert_eq!(record, plain, "{text}");
            }
        }
    }
    for slip in ["insufficent", "insuficient", "acepted", "accpted", "utilstrekelig", "utillstrekkelig"] {
        assert!(shorthand::read(&format!("1S P 1H {slip}"), None).is_ok(), "{slip}");
    }
}

/// `South responded 1H to North's 1S`, `East bid 1H after North opened 1S`: the bid that is told last came first.
#[test]
fn an_answer_comes_after_what_it_answers() {
    let words = [("responded", "to", "'s"), ("answered", "to", "'s"), ("svarte", "på", "s")];
    for ((names, (verb, to, of)), first) in
        [NAMES[0], NAMES[0], NAMES[1]].into_iter().zip(words).flat_map(|pair| (0..4).map(move |first| (pair, first)))
    {
        let (opener, partner) = (names[first], names[(first + 2) % 4]);
        for opening in ["", " opening"] {
            let text = format!("{partner} {verb} 1H {to} {opener}{of} 1S{opening}");
            let record = read(&text);
            let seats = [Seat::ALL[first], Seat::ALL[(first + 1) % 4], Seat::ALL[(first + 2) % 4]];
            let made: Vec<Call> = ["1S", "P", "1H"].iter().map(|call| call.parse().unwrap()).collect();
            assert_eq!(calls(&record), seats.into_iter().map(Some).zip(made).collect::<Vec<_>>(), "{text}");
        }
    }
    for (names, [bid, after, opened]) in
        NAMES.into_iter().zip([["bid", "after", "opened"], ["meldte", "etter at", "åpnet"]])
    {
        for first in 0..4 {
            let text = format!("{} {bid} 1H {after} {} {opened} 1S", names[(first + 1) % 4], names[first]);
            let record = read(&text);
            assert_eq!(calls(&record).first().and_then(|(by, _)| *by), Some(Seat::ALL[first]), "{text}");
            assert_eq!(calls(&record).len(), 2, "{text}");
        }
    }
}

/// Where it is not said who dealt, a call out of turn asks it; said, it is read.
#[test]
fn who_dealt_is_asked_of_a_call_out_of_turn() {
    for (names, [opened, turn, dealer]) in
        NAMES.into_iter().zip([["opened", "out of turn", "dealer"], ["åpnet", "utenfor tur", "giver"]])
    {
        for (caller, dealt) in (0..4).flat_map(|caller| (1..4).map(move |other| (caller, (caller + other) % 4))) {
            let told = format!("{} {opened} 1C {turn}", names[caller]);
            assert!(shorthand::read(&told, None).is_err(), "{told}");
            for text in [format!("{dealer} {}. {told}", names[dealt]), format!("{told}, {dealer} {}", names[dealt])] {
                let record = read(&text);
                assert_eq!((record.dealer, calls(&record)[0].0), (Seat::ALL[dealt], Some(Seat::ALL[caller])), "{text}");
            }
        }
    }
}

/// A word between two calls may be a call itself, so no table is shown without it; behind the auction it is left out and named.
#[test]
fn a_word_between_calls_may_be_a_call() {
    for auction in ["1S 1H", "1H P 1H", "1NT P 2C P"] {
        let plain = read(auction);
        let words: Vec<&str> = auction.split(' ').collect();
        for at in 1..words.len() {
            for unknown in ["blorp", "zounds", "kvakk", "dubble", "pasz", "dobbbel", "pazz", "redubble"] {
                let (before, after) = words.split_at(at);
                let text = [before, &[unknown], after].concat().join(" ");
                assert!(shorthand::understand(&text, None).unwrap_err().partly().is_none(), "{text}");
            }
        }
        for unknown in ["blorp", "zounds", "kvakk"] {
            let text = format!("{auction}. {unknown}");
            let problems = shorthand::understand(&text, None).unwrap_err();
            let partly = problems.partly().unwrap_or_else(|| panic!("{text}"));
            assert_eq!(partly.record, plain, "{text}");
            assert!(partly.left_out.iter().any(|passage| passage.contains(unknown)), "{text}");
        }
    }
}

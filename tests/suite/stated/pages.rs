//! What a page says of what is not understood.

use super::*;

/// The page, its lines joined, as it is read.
fn page(text: &str, reader: Reader, language: Language) -> String {
    let record = shorthand::read(text, None).unwrap();
    let ruling = laws::rule(&record).unwrap();
    let page = terminal::render(&locale::page(&explain::explain(&record, &ruling, reader), language));
    page.split_whitespace().collect::<Vec<_>>().join(" ")
}

#[test]
fn what_is_not_understood_is_said_on_every_page() {
    for (text, words) in
        [("1H P 1H ib > 2H(gibberish)", "gibberish"), ("1H P 1H(5+Q) ib", "5+Q"), ("1H(blah) P", "blah")]
    {
        for language in Language::ALL {
            assert!(page(text, Reader::Player, language).contains(words), "{text}");
        }
    }
    assert!(page("1H P 1H ib > 2H(gibberish)", Reader::Director, Language::English).contains("gibberish"));
    assert!(!page("1H P 1H ib > 2H(6-9)", Reader::Player, Language::English).contains("understand"));
}

#[test]
fn the_free_bid_is_told_with_its_condition_and_tells_nobody_what_was_meant() {
    for (text, english, norwegian) in [
        ("1H P 1H ib > 2H(gibberish)", "If 2♥ shows hearts:", "Hvis 2♥ viser hjerter:"),
        ("1H 1H ib", "2♥, if it would show hearts", "2♥, hvis budet viser hjerter"),
        (
            "2NT P 2C ib",
            "3♣, if it would show clubs and 2♣ did too",
            "3♣, hvis budet viser kløver og 2♣ også gjorde det",
        ),
        ("1NT P 1H ib", "2♦, if it would show hearts:", "2♦, hvis budet viser hjerter:"),
        (
            "2NT P 2D(H) ib",
            "The lowest sufficient bid that would show the same denomination",
            "Det laveste tilstrekkelige budet som viser samme benevnelse",
        ),
    ] {
        assert!(page(text, Reader::Player, Language::English).contains(english), "{text}");
        assert!(page(text, Reader::Player, Language::Norwegian).contains(norwegian), "{text}");
    }
    for text in ["2NT P 2D(H) ib", "2NT P 2H(transfer) ib", "1NT P 1D(H) ib", "1NT 2S 2D(H) ib"] {
        let told = page(text, Reader::Player, Language::English);
        let free = ["2♦:", "2♥:", "3♦:", "3♥:", "3♠:"];
        assert!(free.iter().all(|bid| !told.contains(bid)) && !told.contains("assumes that 3"), "{told}");
    }
}

#[test]
fn a_change_to_an_insufficient_bid_says_so_whether_it_was_a_slip_or_is_accepted() {
    for first in ["P", "X", "1NT", "2C", "2H", "3NT"] {
        for bid in ["1C", "1D", "1H", "1S"] {
            for end in ["", " 2007"] {
                let text = format!("1S {first} changed to {bid}{end}");
                let told = page(&text, Reader::Player, Language::English);
                assert!(told.contains("is then insufficient, and South may accept it"), "{text}: {told}");
                assert!(told.contains("stands although it is insufficient"), "{text}: {told}");
                assert!(
                    !told.contains("is a change of call") && !told.contains("nobody is restricted"),
                    "{text}: {told}"
                );
            }
        }
    }
}

#[test]
fn a_page_that_asks_about_a_new_call_says_what_partner_may_not_use_if_it_is_not_comparable() {
    let asked = [
        "1H P 1H ib > 3H",
        "1S 1H ib > X",
        "E:1H rej N:1S E:2H",
        "S:P rej 1H P 1S",
        "1S P W:X rej S:2C W:X",
        "1H P 1H ib > 3H 2007",
        "1S 1H ib > X 2007",
    ];
    for text in asked {
        let english = ["may not use the withdrawn", "may not use the cancelled", "may not use the calls that"];
        for (language, words) in
            [(Language::English, english.as_slice()), (Language::Norwegian, &["får ikke bruke melding"])]
        {
            let told = page(text, Reader::Player, language);
            let number: usize = words.iter().map(|words| told.matches(words).count()).sum();
            assert_eq!(number, 1, "{text}: {told}");
        }
    }
}

/// Laws 16 and 27B3: a double that is asked about is cancelled if it is not comparable, with whatever was called over it, and partner may
/// use neither, however far the auction has gone on.
#[test]
fn a_page_that_asks_about_a_double_says_that_it_may_not_be_used() {
    for [start, bid, names] in
        [["1S 1H ib > X", "1♥", "West"], ["1C P 1D 1D ib > X", "1♦", "East"], ["1S 1D ib > X", "1♦", "West"]]
    {
        for tail in ["", "P", "P P", "P P 2S", "P 2C P P", "P P 2S P P P", "P P P P P P"] {
            for edition in ["", " 2007"] {
                let text = format!("{start} {tail}{edition}");
                let told = page(&text, Reader::Player, Language::English);
                let both = [format!("{bid} and the double"), format!("{bid} and double")];
                assert!(both.iter().any(|words| told.contains(words)) && told.contains(names), "{text}: {told}");
                let is_over = told.contains("Whatever was cancelled with the double");
                assert_eq!(is_over, !tail.is_empty(), "{text}: {told}");
                let knew = told.contains("could have known");
                assert!(knew || !told.contains("leads. Call the director back"), "{text}: {told}");
            }
        }
    }
}

#[test]
fn a_new_call_that_is_refused_leaves_the_turn_and_partner_as_the_laws_do() {
    let told = page("1S 2C N:2H rej 2007", Reader::Player, Language::English);
    assert!(!told.contains("Until then South may make any legal call"), "{told}");
    let told = page("1S P N:2S S:3S", Reader::Player, Language::English);
    assert!(told.contains("it is West’s turn") && !told.contains("it is South’s turn"), "{told}");
}

//! What looks like a call, a player or an edition but says nothing of the auction: cards, faces, the Norwegian *i*, scoring, dates. And
//! what a word belongs to that stands between two calls.

use director_please::shorthand;

use super::{adds_no_call, asks, calls, read};

/// Nothing is made of the text but the auction in it, or it is asked about.
#[track_caller]
fn holds_no_more_than(auction: &str, text: &str) -> bool {
    let Ok(record) = shorthand::read(text, None) else { return false };
    let expected = read(auction);
    assert_eq!(
        (record.dealer, calls(&record), record.laws),
        (expected.dealer, calls(&expected), expected.laws),
        "{text}"
    );
    true
}

const HANDS: [[&str; 4]; 5] = [
    ["AKxx", "x", "KQx", "Jxxxx"],
    ["AKxx", "xx", "KQx", "Jxxx"],
    ["AK10x", "K9743", "x", "AQx"],
    ["xx", "AKxx", "KQx", "Jxxx"],
    ["KJxxxx", "xx", "Axx", "xx"],
];

#[test]
fn small_cards_are_no_doubles() {
    for hand in HANDS {
        for sign in [" ", "/", ", ", " - ", "\n", ". "] {
            let hand = hand.join(sign);
            for (auction, text) in [
                ("1S 1H", format!("1S 1H {hand}")),
                ("1S 1H", format!("{hand} 1S 1H")),
                ("1S 1H", format!("1S 1H. South: {hand}")),
                ("1S 1H", format!("1S {hand} 1H")),
                ("1S 1H rej", format!("1S 1H rej {hand}")),
                ("1NT P 1H", format!("1NT P 1H\n{hand}")),
            ] {
                holds_no_more_than(auction, &text);
            }
        }
    }
    assert!(holds_no_more_than("1S 1H", "1S 1H AKxx/-/KQx/Jxxxxx"));
    assert!(holds_no_more_than("1S 1H", "1S 1H ♠AKxx ♥x ♦KQx ♣Jxxxx"));
    // Doubles, where nobody names cards.
    assert_eq!(calls(&read("1S x xx 2H")).len(), 4);
}

/// The cards of a suit fall in rank; a word does not.
#[test]
fn words_of_card_letters_do_not_vanish() {
    for word in ["aka", "tax", "jaja", "kat", "jax", "taj"] {
        for text in [format!("1S 1H {word} 2D"), format!("{word} 1S, 1H")] {
            let left_out = shorthand::understand(&text, None).map(|read| read.left_out.len());
            assert!(left_out.is_err() || left_out.is_ok_and(|left_out| left_out > 0), "{text}");
        }
    }
    assert!(holds_no_more_than("1S 1H", "1S 1H AKJxx"));
}

#[test]
fn faces_are_no_calls() {
    for face in [":P", ";P", ":x", ":-P", ":p", "x.x", ":S", ":s"] {
        for auction in ["1S 1H", "1sp 1hj", "1S P 1H ib"] {
            holds_no_more_than(auction, &format!("{face} {auction}"));
            holds_no_more_than(auction, &format!("{auction} {face}"));
            let (first, rest) = auction.split_once(' ').unwrap();
            holds_no_more_than(auction, &format!("{first} {face} {rest}"));
        }
    }
    assert_eq!(calls(&read("W:P N:P")).len(), 2);
}

/// The Norwegian *i* is *in*.
#[test]
fn the_letter_i_before_a_word_names_no_player() {
    for (text, auction) in [
        ("N 1sp i tur, Ø 1hj", "1sp 1hj"),
        ("N 1sp, Ø i tur 1hj", "1sp 1hj"),
        ("1sp i tur 1hj", "1sp 1hj"),
        ("1sp i vests tur 1hj", "1sp 1hj"),
        ("åpning i 1hj, innmelding 1kl", "1hj 1kl"),
        ("i åpning: 1sp 1hj", "1sp 1hj"),
        ("i svar 1sp 1hj", "1sp 1hj"),
        ("1kl i åpning, 1ru innmelding, 1kl i svar", "1kl 1ru 1kl"),
        ("pass i åpning, 1hj, 1kl", "pass 1hj 1kl"),
        ("i stopp 1sp 1hj", "1sp 1hj"),
        ("i nord 1sp, i øst 1hj", "1sp 1hj"),
    ] {
        holds_no_more_than(auction, text);
    }
    assert_eq!(calls(&read("I opened 1S and LHO bid 1H")).len(), 2);
    assert_eq!(calls(&read("partner 1S, rho 1H and i bid 2H")).len(), 3);
}

#[test]
fn scoring_and_dates_say_nothing_of_the_calls() {
    for auction in ["1S 1H", "1S P 1H"] {
        for scoring in ["x-imps", "X-imps", "x imps", "X IMPs", "cross-imps", "imps"] {
            assert!(adds_no_call(&format!("{scoring}. {auction}"), auction), "{scoring}");
            assert!(holds_no_more_than(auction, &format!("{auction} {scoring}")));
        }
        for date in ["27/11-2007", "27.11-2007", "5/3-2007", "27.11.2007", "mandag 27/11-2007:"] {
            holds_no_more_than(auction, &format!("{date} {auction}"));
        }
    }
}

/// `2D by third hand. Fourth hand accepts`: a place belongs to the call before it, and another player to what follows.
#[test]
fn a_place_behind_its_call_leaves_the_next_player_alone() {
    let places = [("first", "N"), ("second", "E"), ("third", "S"), ("fourth", "W")];
    for (calls_made, irregular) in [("P 1S", 2), ("1S 2H", 2), ("2D X", 2), ("P P 1S", 3)] {
        let (place, _) = places[irregular];
        let (next_place, next) = places[(irregular + 1) % 4];
        for (behind, event) in [("accepts", " acc"), ("passes", " P"), ("rejects", " rej")] {
            for hand in ["hand", "seat"] {
                for by in [format!("{next_place} {hand}"), next.to_owned()] {
                    let text = format!("{calls_made} 1D by {place} {hand}. {by} {behind}");
                    let Ok(record) = shorthand::read(&text, None) else { continue };
                    let expected = read(&format!("{calls_made} 1D{event}"));
                    assert_eq!(record.events, expected.events, "{text}");
                }
            }
        }
    }
    assert_eq!(read("1S 2H 2D by third hand. Fourth hand accepts").events, read("1S 2H 2D acc").events);
    assert_eq!(read("1S 2H 2D av tredje hånd. Fjerde hånd godtar").events, read("1S 2H 2D acc").events);
}

/// What is said in front of a call, and apart from the one before, is said of it.
#[test]
fn a_description_in_front_of_a_call_belongs_to_it() {
    for (text, same) in [
        ("E:P rej, artificial 1C", "E:P rej 1C!"),
        ("1S, P, artificial 2C, P, 1H", "1S P 2C! P 1H"),
        ("1S P artificial 2C P 1H", "1S P 2C! P 1H"),
        ("1S P kunstig 2C P 1H", "1S P 2C! P 1H"),
        ("1C 1H 1D > neg X", "1C 1H 1D > X(neg)"),
        ("1C 1H 1D changed to neg X", "1C 1H 1D changed to X(neg)"),
        ("1C 1H neg X 1D", "1C 1H X(neg) 1D"),
        ("1NT, 2S, penalty X, 2H", "1NT 2S X(penalty) 2H"),
        ("1kl 1hj negativ X 1ru", "1kl 1hj X(negativ) 1ru"),
        ("1S 1H, artificial 2C", "1S 1H 2C!"),
    ] {
        assert_eq!(read(text).events, read(same).events, "{text}");
    }
    asks("1S 1H weak 2S");
}

/// A legend under the auction says it of the irregular call as well.
#[test]
fn a_legend_for_artificial_is_heard_at_the_irregular_call() {
    for words in ["artificial", "kunstig"] {
        for auction in ["1S 1C", "1H P 1C", "2D 1H"] {
            assert_eq!(read(&format!("{auction}*\n* {words}")).events, read(&format!("{auction} {words}")).events);
        }
        assert_eq!(read(&format!("1C* 1D 1C\n* {words}")).events, read("1C! 1D 1C").events);
    }
}

#[test]
fn a_call_that_is_asked_about_in_front_is_not_the_first() {
    for question in [
        "Hva betyr 2hj?",
        "Hva er 2hj?",
        "hva med 2hj:",
        "2hj ok?",
        "bare 2hj?",
        "what of 2h:",
        "what now? 2h?",
        "1hj?",
    ] {
        for auction in ["1sp 1hj", "1S 1H P"] {
            holds_no_more_than(auction, &format!("{question} {auction}"));
        }
    }
}

#[test]
fn what_fits_only_in_part_is_asked_about() {
    for text in [
        "1sp 4 pass",
        "1S four passes",
        "1hj pass 1sp fire pass",
        "1sp vests tur 1hj",
        "1sp, min tur, 1hj",
        "5 spar, åpnet 1sp, øst 1hj",
        "1kl, åpnet 1sp, 1hj",
        "3S, passed round to me, I bid 2H",
        "3sp passet rundt til meg, jeg meldte 2hj",
    ] {
        asks(text);
    }
    for text in ["1S 1H 5cM", "1C 1H 1D 27D", "1sp 1hj xp", "1S x2", "1sp xxx"] {
        let problems = shorthand::read(text, None).unwrap_err();
        assert!(problems.fix().is_none(), "{text}: {problems:?}");
    }
}

/// A remark about a player in front of the auction makes nobody dealer.
#[test]
fn who_is_barred_has_not_dealt() {
    for seat in ["North", "East", "South", "West"] {
        for remark in ["must pass", "has to pass", "is barred", "silenced"] {
            for auction in ["1S 1H", "1H P 1H"] {
                for sign in [": ", ". ", " ", "\n"] {
                    holds_no_more_than(auction, &format!("{seat} {remark}{sign}{auction}"));
                }
            }
        }
    }
    assert!(holds_no_more_than("1sp 1hj", "Vest må passe: 1sp 1hj"));
    for heading in ["IB West:", "ub vest", "insufficient West"] {
        holds_no_more_than("P P 1S 1H", &format!("{heading} P P 1S 1H"));
    }
}

/// `øst ut` at the end is the lead.
#[test]
fn who_leads_has_not_passed() {
    for auction in ["1sp p p p", "1sp p 4sp p p p", "1sp 1hj p p p", "1sp 1hj"] {
        for seat in ["nord", "øst", "syd", "vest", "Ø"] {
            for sign in [", ", " ", ". ", "\n"] {
                holds_no_more_than(auction, &format!("{auction}{sign}{seat} ut"));
            }
        }
    }
}

/// `samtidig som`: the two calls that stand beside it.
#[test]
fn at_the_same_time_joins_what_stands_beside_it() {
    for (text, same) in [
        ("1sp 2hj samtidig som syd passet", "1sp 2hj samtidig syd passet"),
        ("N 1kl, Ø 1ru, samtidig meldte syd 1hj", "N 1kl, Ø 1ru, samtidig S 1hj"),
        ("N 1kl, øst pass samtidig som syd 1hj", "N 1kl, øst pass samtidig S 1hj"),
    ] {
        assert_eq!(read(text).events, read(same).events, "{text}");
    }
}

/// A sign glued between calls parts them.
#[test]
fn a_tilde_between_calls_strikes_nothing() {
    for auction in ["1H P 1D", "1S 2H 2D", "1S P 1H rej", "1NT X 1C", "P 1S 1H", "1S 2H 2D P"] {
        holds_no_more_than(auction, &auction.replace(' ', "~"));
    }
    assert!(holds_no_more_than("1S 2H 2D", "1S~2H~2D"));
}

#[test]
fn what_may_be_a_pass_or_a_word_is_asked_about() {
    for text in [
        "1S no no 1H",
        "No, no, 1S 1H",
        "P's 1S, 1H",
        "S: 1S, W: 2H, P: 2D",
        "1S* 2H** 2D\n* 5+\n** weak",
        "1S! 2H!! 2D\n! 5+\n!! weak",
        "1S 1H S wanted to accept",
    ] {
        asks(text);
    }
}

/// What is taken back in the same breath is asked about, and so is a bid after an excuse.
#[test]
fn a_choice_that_is_taken_back_is_no_choice() {
    for choice in ["accepted", "rejected", "S accepted", "South declined"] {
        for word in ["too late", "but too late", "just kidding"] {
            for sign in [", ", " - ", ". "] {
                asks(&format!("1S 1H {choice}{sign}{word}"));
            }
        }
    }
    for text in ["1S mispull 2S, too late", "1S my bad 2S 1H", "1S my mistake 2S 1H", "1sp 1hj godtatt, men for sent"] {
        asks(text);
    }
    assert!(holds_no_more_than("1S 1H", "1S 1H, my mistake"));
}

/// The order in which the players call, in four letters.
#[test]
fn the_first_of_four_letters_has_dealt() {
    for (order, dealer) in [("NESW", "N"), ("ESWN", "E"), ("SWNE", "S"), ("WNES", "W")] {
        for sign in [" ", ": "] {
            let read = read(&format!("{order}{sign}1S 2H 2D"));
            assert_eq!(read, super::read(&format!("dealer {dealer} 1S 2H 2D")), "{order}");
        }
    }
    // South deals board 3.
    asks("board 3. WNES 1S 1H");
}

/// A bid that was too low, named again behind later calls, is spoken of.
#[test]
fn what_is_said_of_an_earlier_bid_adds_no_call() {
    for (auction, bid) in [("1s 2h 2d p", "2d"), ("1h x 1c p", "1c"), ("1nt 2c 2c p", "2c")] {
        for said in [
            "is insufficient",
            "is too low",
            "is not accepted",
            "is accepted",
            "er for lavt",
            "er ub",
            "er ikke godtatt",
        ] {
            for text in [
                format!("{auction}. {bid} {said}"),
                format!("{auction}. {bid} {said}?"),
                format!("{auction}\n{bid} {said}"),
                format!("N E S W\n{auction}\n\n{bid} {said}"),
            ] {
                let Ok(record) = shorthand::read(&text, None) else { continue };
                assert_eq!(calls(&record).len(), calls(&read(auction)).len(), "{text}");
            }
        }
    }
    assert_eq!(calls(&read("1s 2h 2d. 2d is insufficient")).len(), 3);
    assert_eq!(calls(&read("1S 1H rej 1H ib")).len(), 3);
}

/// Told in order, the dealer's call last, and then who dealt: nothing is moved to the front.
#[test]
fn calls_are_not_put_in_another_order_by_the_dealer() {
    for (calls_told, dealer) in [
        ("E pass, S pass, N 1C", "N"),
        ("E 1H, S p, N 1S", "N"),
        ("S p, W p, E 1c", "E"),
        ("V pass, Ø pass, N 1ru", "N"),
    ] {
        for said in [format!("dealer {dealer}"), format!("{dealer} is dealer"), format!("{dealer} dealt")] {
            let text = format!("{calls_told}. {said}");
            let Ok(record) = shorthand::read(&text, None) else { continue };
            let expected = read(&format!("dealer {dealer}. {calls_told}"));
            assert_eq!(calls(&record), calls(&expected), "{text}");
        }
    }
}

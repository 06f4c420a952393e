//! What is said about calls and players, and is no call: alerts, meanings, remarks, corrections, questions. Such a text gives the calls
//! of the auction alone, or it is asked about.
use super::{adds_no_call, asks, calls, read};

const AUCTIONS: [[&str; 3]; 4] = [["1S", "P", "1H"], ["1NT", "2H", "2D"], ["1H", "1S", "1D"], ["1C", "2NT", "1NT"]];

/// The auction with these words behind the call at this place, or in front of all.
fn with(auction: [&str; 3], place: Option<usize>, words: &str) -> String {
    match place {
        None => format!("{words} {}", auction.join(" ")),
        Some(place) => {
            let told = auction.iter().enumerate();
            let told = told.map(|(at, call)| if at == place { format!("{call}{words}") } else { (*call).to_owned() });
            told.collect::<Vec<_>>().join(" ")
        }
    }
}

/// `1S P 2C, N alerted, P 1NT`: an alert is a remark on a call, and no call of the player who alerts.
#[test]
fn who_alerts_or_explains_calls_nothing() {
    let seats = ["N", "E", "S", "W", "North", "East", "South", "West", "Ø", "V", "øst", "vest"];
    let verbs =
        ["alerted", "alerts", "announced", "explained", "varslet", "alerterte", "alertet", "annonserte", "forklarte"];
    for auction in AUCTIONS {
        for seat in seats {
            for verb in verbs {
                for place in 0..3 {
                    let plain = calls(&read(&auction.join(" ")));
                    let ends: &[&str] = if place == 2 { &["", "."] } else { &[",", "."] };
                    for end in ends {
                        let text = with(auction, Some(place), &format!(", {seat} {verb}{end}"));
                        assert_eq!(calls(&read(&text)), plain, "{text}");
                    }
                    if auction[place] != "P" {
                        let text = with(auction, Some(place), &format!(", {seat} {verb} {},", auction[place]));
                        assert_eq!(calls(&read(&text)), plain, "{text}");
                    }
                }
                let text = with(auction, None, &format!("{seat} {verb}."));
                assert_eq!(calls(&read(&text)), calls(&read(&auction.join(" "))), "{text}");
            }
        }
    }
    // What the player does besides is theirs.
    assert_eq!(calls(&read("1S P N alerted and bid 2D")), calls(&read("1S P N:2D")));
    for text in ["1S P 1H. W alerted pass", "1S P 1H, W alerted 2C", "W called. 1NT 2H 2D", "1S P 2C, N called, P 1NT"]
    {
        asks(text);
    }
}

/// `2D natural and 6 diamonds`, `1D and 4 clubs`: cards, and no call of the next player.
#[test]
fn a_meaning_that_goes_on_with_cards_is_no_call() {
    let meanings = [
        " 15-17",
        " natural",
        " weak",
        " strong",
        " artificial",
        " alerted",
        " both majors",
        " with 12 hcp",
        " with 11 points",
        " naturlig",
        " svak",
        " sterk",
        " kunstig",
        " med 12 hp",
        "",
    ];
    let (mut all, mut taken) = (0, 0);
    for auction in AUCTIONS {
        for place in (0..3).filter(|place| auction[*place] != "P") {
            for meaning in meanings {
                for joined in [" and", " og", ",", ""] {
                    for cards in [
                        "5 spades",
                        "6 diamonds",
                        "4 hearts",
                        "5 spar",
                        "6 ruter",
                        "4 hjerter",
                        "five spades",
                        "fem spar",
                    ] {
                        // `1D 5 spades` is a bid.
                        if !meaning.is_empty() || joined.len() > 1 {
                            let text = with(auction, Some(place), &format!("{meaning}{joined} {cards}"));
                            all += 1;
                            taken += usize::from(adds_no_call(&text, &auction.join(" ")));
                        }
                    }
                }
            }
        }
    }
    assert!(taken > 100, "{taken} of {all} are read");
    let meaning = read("1NT 2H 2D with 12 hcp and 5 spades");
    assert_eq!(calls(&meaning), calls(&read("1NT 2H 2D")));
    assert_eq!(calls(&read("1NT 2H 2R med 12 hp og 5 spar")), calls(&read("1NT 2H 2D")));
}

/// `fem i spar`, `5 i spar`: five cards. `1 i kløver` is a bid.
#[test]
fn so_many_in_a_suit_are_cards() {
    for auction in AUCTIONS {
        for number in ["to", "tre", "fire", "fem", "seks", "2", "3", "4", "5", "6"] {
            for suit in ["kløver", "ruter", "hjerter", "spar"] {
                for place in 0..3 {
                    for sign in [" ", ", ", ". "] {
                        asks(&with(auction, Some(place), &format!("{sign}{number} i {suit}")));
                    }
                }
                asks(&with(auction, None, &format!("{number} i {suit}.")));
            }
        }
    }
    assert_eq!(calls(&read("1 i kløver pass en i hjerter")), calls(&read("1C P 1H")));
}

/// `1S p 1H. i 2H`: the Norwegian word for *in* is not the writer.
#[test]
fn the_letter_i_is_not_south() {
    for auction in AUCTIONS {
        for call in ["2H", "4S", "3NT", "X"] {
            for sign in [" ", ". ", ", "] {
                asks(&with(auction, Some(2), &format!("{sign}i {call}")));
            }
        }
        for board in ["i spill 5", "I spill 5", "i spill nr 5", "i brett 5", "i board 5"] {
            for sign in [": ", " ", ", "] {
                let text = format!("{board}{sign}{}", auction.join(" "));
                assert_eq!(calls(&read(&text)), calls(&read(&auction.join(" "))), "{text}");
            }
        }
    }
}

const REMARKS: [&str; 14] = [
    "is cold",
    "is on",
    "was on",
    "is the par",
    "is clear",
    "is normal here",
    "is allowed?",
    "is ok?",
    "was allowed?",
    "is best",
    "er lov?",
    "er ok?",
    "er klart",
    "er best",
];

/// `1S P 1H. 4S is cold`, `2H is allowed?`: what is said of a call does not make it.
#[test]
fn a_call_that_is_spoken_of_is_not_made() {
    for auction in AUCTIONS {
        for remark in REMARKS {
            for call in ["4S", "3NT", "7NT", "X", "pass", "double"] {
                for sign in [". ", ", ", "\n", " "] {
                    asks(&with(auction, Some(2), &format!("{sign}{call} {remark}")));
                }
                asks(&with(auction, None, &format!("{call} {remark}.")));
            }
        }
        let suppositions =
            ["what about", "what if", "other table:", "at the other table", "hva med", "hva om", "annet bord:"];
        for suppose in suppositions {
            for call in ["2H", "pass", "W passes", "3NT"] {
                for sign in [".", "?", "\n"] {
                    asks(&with(auction, None, &format!("{suppose} {call}{sign}")));
                }
            }
        }
    }
    // The bid that is asked about is the last one.
    for text in [
        "1H P 1H is this ok?",
        "1H, P, 1H is that allowed?",
        "1H P 1H is insufficient",
        "1H p 1H er det lov?",
        "1H P 1H er for lavt",
    ] {
        assert_eq!(calls(&read(text)), calls(&read("1H P 1H")), "{text}");
    }
}

/// `sorry it was W`, `it was 2C`: what was written before is put right.
#[test]
fn a_correction_is_asked_about() {
    for auction in AUCTIONS {
        let named = format!("N {} E {} S {}", auction[0], auction[1], auction[2]);
        for text in [auction.join(" "), named] {
            for seat in ["W", "E", "West", "V", "Ø", "vest"] {
                for words in [
                    "sorry it was",
                    "sorry, it was",
                    "it was",
                    "actually",
                    "oops it was",
                    "sorry S is",
                    "S is",
                    "unnskyld det var",
                    "beklager, det var",
                    "det var",
                    "unnskyld S er",
                ] {
                    for sign in [", ", ". ", "\n"] {
                        asks(&format!("{text}{sign}{words} {seat}"));
                    }
                }
                asks(&format!("{text}, {seat} did it"));
                asks(&format!("{text}, {seat} gjorde det"));
            }
            for bid in ["2C", "3D", "2K", "2 clubs"] {
                for words in ["it was", "sorry it was", "sorry, it was", "that was", "det var", "unnskyld, det var"] {
                    asks(&format!("{text}, {words} {bid}"));
                }
            }
        }
    }
}

/// `1H 2C 1S by North`: nobody said who dealt, and the call would be wrong twice if North had.
#[test]
fn a_player_behind_the_last_call_does_not_change_their_own() {
    for auction in [["1H", "2C", "1S"], ["1S", "P", "1H"], ["1NT", "2H", "2D"]] {
        for seat in ["N", "E", "W", "North", "East", "West", "nord", "øst", "vest"] {
            for by in ["by", "from", "av", "fra"] {
                asks(&with(auction, Some(2), &format!(" {by} {seat}")));
            }
        }
        for seat in ["S", "South", "syd"] {
            let text = with(auction, Some(2), &format!(" by {seat}"));
            assert_eq!(calls(&read(&text)), calls(&read(&auction.join(" "))), "{text}");
        }
        for place in [
            "1st seat",
            "first seat",
            "first hand",
            "2nd seat",
            "4th hand",
            "første hånd",
            "1. hånd",
            "annen hånd",
            "fjerde hånd",
        ] {
            asks(&with(auction, Some(2), &format!(" {place}")));
        }
        for player in ["North", "East", "nord", "øst"] {
            for verb in ["bid", "meldte"] {
                asks(&format!("{}, {player} {verb} {}", auction.join(" "), auction[2]));
            }
        }
    }
    // Out of turn, and nothing else.
    assert_eq!(calls(&read("1H 2C by South")), calls(&read("1H S:2C")));
}

/// `Hm, 1NT 2H 2D`: somebody thinks.
#[test]
fn an_interjection_is_not_the_dealer() {
    for auction in AUCTIONS {
        for word in ["hm", "Hm", "hm,", "Hm.", "hm:", "Hm. So"] {
            asks(&format!("{word} {}", auction.join(" ")));
        }
    }
    assert_eq!(calls(&read("HM 1H, jeg 1R")), calls(&read("E: 1H 1D")));
}

/// `1NT 2H 2D 1NT 15-17`: what a bid showed that was made before.
#[test]
fn a_bid_that_is_explained_behind_the_auction_is_not_made_again() {
    for auction in AUCTIONS {
        for place in (0..2).filter(|place| auction[*place] != "P") {
            for words in
                ["15-17", "shows 5 spades", "promises hearts", "natural", "viser 5 spar", "lover spar", "naturlig"]
            {
                asks(&with(auction, Some(2), &format!(" {} {words}", auction[place])));
            }
        }
        for words in ["shows 5 hearts", "natural", "viser 5 spar"] {
            let text = with(auction, Some(2), &format!(" {words}"));
            assert_eq!(calls(&read(&text)), calls(&read(&auction.join(" "))), "{text}");
        }
    }
}

/// `> 2H before the TD came`: LHO had not chosen.
#[test]
fn a_replacement_before_the_director_came_was_premature() {
    for auction in ["1S 1H", "1H P 1H", "1NT 2H 2D"] {
        let plain = read(&format!("{auction} changed to 3NT"));
        assert_ne!(plain, read(&format!("{auction} > 3NT")));
        for words in [
            "before the TD came",
            "before the director arrived",
            "before we called the director",
            "without calling the TD",
            "før TL kom",
            "før turneringslederen ble tilkalt",
            "før vi fikk tilkalt TL",
            "uten å tilkalle TL",
        ] {
            for arrow in [">", "->", "ib >"] {
                let text = format!("{auction} {arrow} 3NT {words}");
                assert_eq!(read(&text), plain, "{text}");
                for said in ["(5+H)", " natural", " cmp"] {
                    let text = format!("{auction} {arrow} 3NT{said} {words}");
                    assert_eq!(read(&text), read(&format!("{auction} changed to 3NT{said}")), "{text}");
                }
            }
            // Said of another call, or of nobody knows which.
            asks(&format!("{auction} ib {words} > 3NT"));
        }
    }
    // A call out of turn that was declined, and in turn the same one again.
    let again = read("1S S:1H rej P 1H changed to 2H");
    assert_eq!(calls(&again), calls(&read("1S S:1H rej P S:1H > 2H")));
}

/// `1S 2D 2C over natural 2D`: said of the call below, which nobody makes again.
#[test]
fn what_is_said_of_the_call_below_is_asked_about() {
    let meanings = ["natural", "strong", "takeout", "michaels", "multi", "transfer", "naturlig", "sterk", "overføring"];
    for auction in AUCTIONS {
        for word in ["over", "after", "etter"] {
            for meaning in meanings {
                asks(&format!("{} {word} {meaning} {}", auction.join(" "), auction[1]));
                asks(&format!("{} ({word} {meaning} {})", auction.join(" "), auction[1]));
                asks(&format!("{} {word} {meaning}", auction.join(" ")));
            }
        }
    }
}

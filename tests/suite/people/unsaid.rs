//! Calls that nobody tells of: where one side's auction is told, and where somebody opens in third seat.

use director_please::{
    bridge::{Call, Seat},
    record::Event,
    shorthand::{self, ProblemKind, Understood},
};

use super::calls;

const NAMES: [[&str; 4]; 4] = [
    ["North", "East", "South", "West"],
    ["N", "E", "S", "W"],
    ["Nord", "Øst", "Syd", "Vest"],
    ["partner", "RHO", "I", "LHO"],
];

/// Two partners, each as often as they call: passes are put in and said, or asked about; with a mark or a colon, nobody passed.
#[test]
fn opponents_of_whom_nobody_tells_have_passed_or_are_asked_about() {
    let (mut read, mut asked) = (0, 0);
    for auction in
        [&["1NT", "2H", "1S"][..], &["1S", "1H"], &["1S", "2S", "4NT", "4D"], &["2C", "2D", "1S"], &["1H", "4H"]]
    {
        for (names, first) in NAMES.iter().flat_map(|names| (0..4).map(move |first| (names, first))) {
            let seats: Vec<usize> = (0..auction.len()).map(|turn| (first + 2 * turn) % 4).collect();
            let write = |verbs: [&str; 2], mark: &str| {
                let told = auction.iter().zip(&seats).enumerate().map(|(turn, (call, seat))| {
                    let mark = if turn == 1 { mark } else { "" };
                    format!("{} {}{call}{mark}", names[*seat], verbs[turn % 2])
                });
                told.collect::<Vec<_>>().join(", ")
            };
            for verbs in [["", ""], ["bids ", "bids "], ["opens ", "responds "], ["melder ", "svarer "]] {
                let text = write(verbs, "");
                let Ok(Understood { record, put_in, .. }) = shorthand::understand(&text, None) else {
                    asked += 1;
                    continue;
                };
                read += 1;
                let made = calls(&record);
                assert_eq!(put_in.len(), auction.len() - 1, "{text}");
                assert_eq!(made.len(), 2 * auction.len() - 1, "{text}");
                let in_turn = made.iter().zip(std::iter::successors(Some(Seat::ALL[first]), |seat| Some(seat.lho())));
                assert!(in_turn.clone().all(|((by, _), seat)| *by == Some(seat)), "{text}: {made:?}");
                assert!(in_turn.skip(1).step_by(2).all(|((_, call), _)| *call == Call::Pass), "{text}: {made:?}");
            }
            for mark in [" out of turn", " oot", " utenfor tur"] {
                let text = write(["", ""], mark);
                let Ok(Understood { record, put_in, .. }) = shorthand::understand(&text, None) else { continue };
                assert_eq!((calls(&record).len(), put_in.len()), (auction.len(), 0), "{text}");
            }
        }
        let glued: Vec<String> =
            auction.iter().zip(["N:", "S:"].iter().cycle()).map(|(call, by)| format!("{by}{call}")).collect();
        let record = shorthand::read(&glued.join(" "), None).unwrap();
        assert_eq!(calls(&record).len(), auction.len(), "{glued:?}");
    }
    assert!(read > 100 && asked > 20, "{read} read, {asked} asked");
}

/// Who opened out of turn is said; whether their call was out of turn for somebody else's deal is what is asked.
#[test]
fn an_opening_out_of_turn_leaves_open_who_dealt() {
    for (letters, verbs) in
        [(["N", "E", "S", "W"], ["opens", "opened", "bid"]), (["N", "Ø", "S", "V"], ["åpner", "åpnet", "meldte"])]
    {
        for (letter, seat) in letters.into_iter().zip(Seat::ALL) {
            for (verb, mark) in
                verbs.iter().flat_map(|verb| ["out of turn", "oot", "utenfor tur"].map(|mark| (verb, mark)))
            {
                let text = format!("{letter} {verb} 1NT {mark}");
                let Err(problems) = shorthand::read(&text, None) else { panic!("{text} is read") };
                let candidates: Vec<Seat> = Seat::ALL.into_iter().filter(|other| *other != seat).collect();
                let asked = problems.list().iter().map(|problem| problem.kind().clone()).collect::<Vec<_>>();
                assert_eq!(asked, [ProblemKind::WhoDealt { candidates: candidates.clone() }], "{text}");
                for dealer in candidates {
                    let text = format!("dealer {dealer} {text}");
                    let read = shorthand::read(&text, None).unwrap_or_else(|problems| panic!("{text}: {problems:?}"));
                    assert_eq!(read.dealer, dealer, "{text}");
                }
            }
        }
    }
}

/// `1D P 1H 1D ib rej, I chose 2D`: the writer made the insufficient bid. Where that makes somebody else than North the dealer, and
/// nobody said who dealt, it is asked.
#[test]
fn who_replaces_made_the_insufficient_bid() {
    let auctions = ["1D 1C", "1D P 1C", "1D P 1H 1D", "1D P 1H P 1D", "P 1D P 1H 1D", "P P 1D P 1H 1C"];
    let ends = [
        ["ib. LHO declined, I bid 2D", "ub. VM godtok ikke, jeg meldte 2R"],
        ["ib rej, I chose 2D", "ub ikke godtatt, jeg valgte 2R"],
        ["ib. LHO declined, then I passed", "ub. VM godtok ikke, så passet jeg"],
    ];
    let mut asked = 0;
    for auction in auctions {
        let calls: Vec<&str> = auction.split(' ').collect();
        // The writer sits South: the dealer that makes the last call theirs.
        let dealer = Seat::ALL[(2 + 4 * 2 - (calls.len() - 1)) % 4];
        let bracketed = |at: usize, call: &str| match (calls.len() - 1 - at) % 2 {
            1 => format!("({call})"),
            _ => call.to_owned(),
        };
        let in_brackets: Vec<String> = calls.iter().enumerate().map(|(at, call)| bracketed(at, call)).collect();
        for text in [auction.to_owned(), in_brackets.join(" ")] {
            for end in ends.iter().flatten() {
                let said = format!("{text} {end}");
                match shorthand::read(&said, None) {
                    Ok(record) => assert_eq!(record.dealer, dealer, "{said}"),
                    Err(_) => asked += 1,
                }
                let said = format!("dealer {dealer:?}: {text} {end}");
                if let Ok(record) = shorthand::read(&said, None) {
                    let last = record.events.last().and_then(Event::made_call).unwrap();
                    assert_eq!(last.by.unwrap_or(Seat::South), Seat::South, "{said}");
                }
            }
        }
    }
    assert!((30..72).contains(&asked), "{asked}");
}

/// Who opens in third seat does so after two passes, which are named.
#[test]
fn the_seat_of_the_opener_says_who_passed() {
    let places = [
        ["first seat", "second seat", "third seat", "4th seat"],
        ["in first seat", "in 2nd seat", "in 3rd seat", "in fourth seat"],
        ["1. hånd", "2. hånd", "i tredje hånd", "i fjerde hånd"],
    ];
    for (names, opener) in NAMES.iter().flat_map(|names| (0..4).map(move |opener| (names, opener))) {
        for (words, place) in places.iter().flat_map(|words| (0..4).map(move |place| (words, place))) {
            let name = |turns: usize| names[(opener + turns) % 4];
            for verb in ["opens ", "åpner ", ""] {
                let text = format!("{} {} {verb}1H, {} 1S, {} 1D", words[place], name(0), name(1), name(2));
                let Understood { record, put_in, .. } =
                    shorthand::understand(&text, None).unwrap_or_else(|problems| panic!("{text}: {problems:?}"));
                let made = calls(&record);
                let dealer = (0..place).fold(Seat::ALL[opener], |seat, _| seat.rho());
                assert_eq!((record.dealer, put_in.len(), made.len()), (dealer, place, place + 3), "{text}");
                assert_eq!(made[place].0, Some(Seat::ALL[opener]), "{text}");
            }
        }
    }
}

/// Passes before the first player who is named: never that player's, and no call is changed by those who call after.
#[test]
fn passes_before_the_opener_are_those_of_the_players_before() {
    for (names, opener) in NAMES.iter().flat_map(|names| (0..4).map(move |opener| (names, opener))) {
        for (words, passes) in [("pass", 1), ("two passes", 2), ("pass pass", 2), ("three passes", 3), ("to pass", 2)] {
            for second in 1..4 {
                let text = format!("{words}, {} opens 1D, {} bids 1C", names[opener], names[(opener + second) % 4]);
                let Ok(record) = shorthand::read(&text, None) else { continue };
                let dealer = (0..passes).fold(Seat::ALL[opener], |seat, _| seat.rho());
                assert_eq!(record.dealer, dealer, "{text}");
            }
        }
    }
}

#[test]
fn the_player_who_lost_the_first_turn_has_dealt() {
    let tables = [
        (["N", "E", "S", "W"], ["skipped", "was skipped"], "1H"),
        (["North", "East", "South", "West"], ["skipped", "was skipped"], "opened 1H"),
        (["N", "Ø", "S", "V"], ["hoppet over", "ble hoppet over"], "1hj"),
    ];
    for (names, skipped, opening) in tables {
        for (at, word) in (0..4).flat_map(|at| skipped.map(|word| (at, word))) {
            let (dealer, next) = (names[at], names[(at + 1) % 4]);
            for text in [format!("{dealer} {word}, {next} {opening}"), format!("{dealer} {word}\n{next} {opening}")] {
                let record = shorthand::read(&text, None).unwrap_or_else(|problems| panic!("{text}: {problems:?}"));
                let callers: Vec<Option<Seat>> = calls(&record).into_iter().map(|(by, _)| by).collect();
                assert_eq!((record.dealer, callers), (Seat::ALL[at], vec![Some(Seat::ALL[at].lho())]), "{text}");
            }
        }
    }
}

#[test]
fn a_new_bid_in_brackets_is_never_left_out_without_a_question() {
    for words in ["actually", "make that", "oops,", "blorp", "egentlig", "rettere sagt", "hvertfall"] {
        for (before, bid) in [("1S 1H", "2H"), ("N:1S E:1H", "1S"), ("1NT 2C", "2D"), ("1S P P 1H", "2H")] {
            let text = format!("{before} ({words} {bid})");
            let is_new = !before.contains(bid);
            let found = shorthand::understand(&text, None);
            assert!(!is_new || found.is_err(), "{text}: {found:?}");
        }
    }
}

/// `dealer` beside a player who calls takes nothing from the call.
#[test]
fn a_dealer_who_calls_is_the_one_who_called() {
    let words = [
        (["North", "East", "South", "West"], "passed out of turn, then", ["{} dealer bid 1H", "dealer {} bid 1H"]),
        (["Nord", "Øst", "Syd", "Vest"], "passet utenfor tur, så", ["{} giver meldte 1hj", "giver {} meldte 1hj"]),
    ];
    for (names, passed, forms) in words {
        for (dealer, offender) in (0..4).flat_map(|dealer| (1..4).map(move |other| (dealer, (dealer + other) % 4))) {
            for form in forms {
                let text = format!("{} {passed} {}", names[offender], form.replace("{}", names[dealer]));
                let record = shorthand::read(&text, None).unwrap_or_else(|problems| panic!("{text}: {problems:?}"));
                let plain = format!("dealer {} {} P {} 1H", &SEATS[dealer][..1], SEATS[offender], SEATS[dealer]);
                let plain = shorthand::read(&plain, None).unwrap_or_else(|problems| panic!("{plain}: {problems:?}"));
                assert_eq!((record.dealer, calls(&record)), (plain.dealer, calls(&plain)), "{text}");
            }
        }
    }
}

const SEATS: [&str; 4] = ["N:", "E:", "S:", "W:"];

/// What is refused or accepted right after `comparable` is the comparison.
#[test]
fn a_refused_comparison_is_none() {
    let base = "1S P 1H rej > 2C";
    let read = |text: &str| shorthand::read(text, None).unwrap_or_else(|problems| panic!("{text}: {problems:?}"));
    let (not, is) = (read(&format!("{base} ncmp")), read(&format!("{base} cmp")));
    for word in ["comparable", "sammenlignbar"] {
        for refused in ["refused", "rejected", "not accepted", "avvist", "ikke godtatt"] {
            assert_eq!(read(&format!("{base} {word} {refused}")), not, "{word} {refused}");
        }
        for accepted in ["accepted", "godtatt"] {
            assert_eq!(read(&format!("{base} {word} {accepted}")), is, "{word} {accepted}");
        }
    }
}

/// Who is no player chooses nothing: `accepted by TD` is asked about.
#[test]
fn what_the_director_accepted_is_no_choice_of_lho() {
    for text in ["1S P 1H", "1S P 1H oot", "1H P 1S ib"] {
        for chose in ["accepted", "refused", "rejected", "godtatt", "avvist"] {
            for by in ["by TD", "by director", "by the director", "av TL", "by the TD"] {
                let text = format!("{text} {chose} {by}");
                assert!(shorthand::read(&text, None).is_err(), "{text}");
            }
        }
    }
}

/// A bid that is described before the auction may be a note on what it shows.
#[test]
fn a_note_before_the_auction_is_no_opening() {
    for bid in ["1C", "1NT", "2D", "2H"] {
        for word in ["strong", "weak", "multi", "natural", "conventional"] {
            for auction in ["1S P 1H", "1H P 1D", "2S P 2H"] {
                let text = format!("{word} {bid}: {auction}");
                // A heading may name the irregular call itself.
                let read = shorthand::read(&text, None).map(|record| calls(&record).len());
                assert!(read.is_err() || read == Ok(3) && auction.ends_with(bid), "{text}");
            }
        }
        for seat in ["South", "North", "Nord", "RHO"] {
            let text = format!("{bid} by {seat}: 1C P 1D");
            let read = shorthand::read(&text, None).map(|record| calls(&record).len());
            assert!(read.is_err() || read == Ok(3), "{text}");
        }
    }
}

/// An opening that is told after other bids comes before them, so the order of those is asked about.
#[test]
fn an_opening_told_last_is_asked_about() {
    let verbs = ["opened", "opens", "åpnet", "has opened"];
    for (opener, second, third) in [("North", "East", "South"), ("West", "North", "East"), ("Nord", "Øst", "Syd")] {
        for verb in verbs {
            for text in [
                format!("{third} 1H over {second} 1S, {opener} {verb} 1C"),
                format!("{second} 1S, {third} 1H, {opener} {verb} 1C"),
            ] {
                assert!(shorthand::read(&text, None).is_err(), "{text}");
            }
        }
    }
}

/// What is led, the contract, its result and a shape are no calls.
#[test]
fn what_is_named_before_the_auction_is_no_call() {
    let notes = [
        "lead: H5.",
        "led: D3.",
        "opening lead: H5.",
        "contract: 4S.",
        "contract: 4S N.",
        "result: 4S-1.",
        "3NT-1.",
        "4S= :",
        "3NT+1,",
        "utspill: H5.",
        "kontrakt: 4S.",
        "sluttkontrakt: 4S.",
        "resultat: 4S-1.",
    ];
    for note in notes {
        for auction in ["1S P 1H", "1NT 2C 2C", "1D P 1D"] {
            let text = format!("{note} {auction}");
            let read = shorthand::read(&text, None).map(|record| calls(&record).len());
            assert!(read.is_err() || read == Ok(3), "{text}");
        }
    }
}

/// A seat that stands between two calls, and fits neither, is asked about.
#[test]
fn a_place_that_fits_no_call_is_asked_about() {
    for (made, auction) in [("", "1H {} P 1H"), ("P P P ", "1H {} P 1H")] {
        for place in ["in third seat", "in 3rd seat", "i 3. hånd"] {
            let text = format!("{made}{}", auction.replace("{}", place));
            assert!(shorthand::read(&text, None).is_err(), "{text}");
        }
    }
    let read = shorthand::read("P P 1H in third seat P 1D", None).unwrap();
    assert_eq!(calls(&read).len(), 5);
}

/// What is asked of a player is no fact, wherever the question mark stands.
#[test]
fn what_is_asked_of_a_player_is_no_fact() {
    for mark in [
        "accepted",
        "accepts",
        "accepted by",
        "refused by",
        "rejected",
        "godtok",
        "godtar",
        "aksepterte",
        "avslo",
        "nektet",
    ] {
        for player in ["west", "W", "vest", "LHO"] {
            let text = format!("1H P 1H, {mark} {player}?");
            assert!(shorthand::read(&text, None).is_err(), "{text}");
        }
    }
    for dealer in ["dealer W?", "giver vest?", "board 4?"] {
        for text in [format!("{dealer} 1H P 1H"), format!("1H P 1H {dealer}")] {
            assert!(shorthand::read(&text, None).is_err(), "{text}");
        }
    }
    // Four letters that do not go round the table.
    assert!(shorthand::read("EWNS: 1H P 1H", None).is_err());
}

/// What a player did not call, tried to or could call is no call of theirs; nor is it a call to call the director.
#[test]
fn what_was_not_called_is_no_call() {
    let told = [
        "didn't bid",
        "hasn't bid",
        "had not bid",
        "tried to bid",
        "could bid",
        "to bid",
        "hadde ikke meldt",
        "kunne melde",
    ];
    for (player, told) in ["West", "W", "Vest", "LHO"].into_iter().flat_map(|player| told.map(|told| (player, told))) {
        let text = format!("1H P 1H, {player} {told} 2C");
        let read = shorthand::read(&text, None).map(|record| calls(&record).len());
        assert!(read.is_err() || read == Ok(3), "{text}");
    }
    for text in ["1H, S 2H before East passed", "1H, S passes before E bids 1S", "1H, S 2H før øst passet"] {
        assert!(shorthand::read(text, None).is_err(), "{text}");
    }
    let plain = shorthand::read("1H P 1H", None).unwrap();
    for called in ["TD called by W", "director called by West", "TL tilkalt av vest"] {
        let read =
            shorthand::read(&format!("1H P 1H. {called}"), None).unwrap_or_else(|error| panic!("{called}: {error:?}"));
        assert_eq!(calls(&read), calls(&plain), "{called}");
    }
    for dealer in ["(dealer W)", "[dealer W]", "(giver vest)"] {
        let read = shorthand::read(&format!("1H {dealer} P 1H"), None).map(|record| calls(&record));
        let expected = shorthand::read("dealer W 1H P 1H", None).map(|record| calls(&record));
        assert!(read.is_err() || read == expected, "{dealer}: {read:?}");
    }
}

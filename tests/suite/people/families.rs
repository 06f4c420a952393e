//! Families of texts of which one was misread: each in all its ways, in both languages.

use director_please::{
    bridge::{Call, Seat},
    shorthand::{self, Understood},
};

use super::calls;

/// A heading names the call that the auction shows: it is left out by name, or asked about.
#[test]
fn a_heading_is_no_call() {
    let mut read = 0;
    for (auction, named) in [
        ("1S P X", ["Double", "Dobling"]),
        ("1S P 1H", ["1H", "1 hjerter"]),
        ("1NT 2D 2C", ["2C", "2 kløver"]),
        ("1D 1H P 1D", ["1D", "1 ruter"]),
        ("P 1C X X", ["Double", "Dobling"]),
    ] {
        let plain = shorthand::read(auction, None).unwrap();
        let last = *calls(&plain).last().unwrap();
        for by in Seat::ALL {
            let [south, sor] = [["North", "East", "South", "West"], ["nord", "øst", "sør", "vest"]]
                .map(|names| names[Seat::ALL.iter().position(|seat| *seat == by).unwrap()]);
            let [named, kalt] = named;
            for (text, says_who) in [
                (format!("{named} by {south}: {auction}"), true),
                (format!("{south} bid {named}: {auction}"), named.starts_with(|ch: char| ch.is_ascii_digit())),
                (format!("{named}: {auction}"), false),
                (format!("Illegal {named}: {auction}"), false),
                (format!("{kalt} fra {sor}: {auction}"), true),
                (format!("Ulovlig {kalt}: {auction}"), false),
                (format!("{named} by {south}\n{auction}"), true),
            ] {
                let Ok(Understood { record, left_out, .. }) = shorthand::understand(&text, None) else { continue };
                read += 1;
                assert_eq!(record, plain, "{text}");
                assert!(!left_out.is_empty(), "{text}");
                let made = calls(&record).contains(&(Some(by), last.1));
                assert!(!says_who || made, "{text}: {by} did not make it");
            }
        }
    }
    assert!(read > 60, "{read}");
}

/// Nobody says who dealt: the players who are named call in turn, or it is asked.
#[test]
fn the_dealer_follows_from_the_players_who_are_named() {
    let auctions = [["P", "P", "1H", "1S", "1H"], ["P", "P", "P", "1C", "1C"], ["1C", "P", "1H", "1S", "1H"]];
    let names = [
        ["North", "East", "South", "West"],
        ["nord", "øst", "sør", "vest"],
        ["partner", "RHO", "I", "LHO"],
        ["makker", "HM", "jeg", "VM"],
    ];
    let mut read = 0;
    for auction in auctions {
        for (first, names) in names.iter().flat_map(|names| (0..4).map(move |first| (first, names))) {
            for before in 1..4 {
                let seats: Vec<Seat> = (0..5).map(|turn| Seat::ALL[(first + 4 - before + turn) % 4]).collect();
                let place = |seat: Seat| Seat::ALL.iter().position(|one| *one == seat).unwrap();
                let words: Vec<String> = (0..5)
                    .map(|turn| match turn < before {
                        true => auction[turn].to_owned(),
                        false => format!("{} bid {}", names[place(seats[turn])], auction[turn]),
                    })
                    .collect();
                let text = words.join(", ");
                let Ok(record) = shorthand::read(&text, None) else { continue };
                read += 1;
                let wanted: Vec<(Option<Seat>, Call)> =
                    seats.iter().zip(auction).map(|(seat, call)| (Some(*seat), call.parse().unwrap())).collect();
                assert_eq!(calls(&record), wanted, "{text}");
            }
        }
    }
    assert!(read > 80, "{read}");
}

/// What a comment or a note beside an irregular call says of it is asked about, or left out by name; beside a regular auction
/// it is left out by name.
#[test]
fn a_comment_that_names_something_is_never_dropped() {
    let said = [
        "West bid 1S",
        "vest meldte 1S",
        "West let it stand",
        "vest lot det stå",
        "stands",
        "allowed",
        "2007",
        "2007 laws",
        "slip of the finger",
        "fingerfeil",
        "forsnakket seg",
        "undo",
        "South meant 2H",
        "sør mente 2H",
        "by South",
        "2H",
        "correction",
        "rettelse",
        "South's correction",
        "samme spiller",
        "then corrected",
        "LHO passed",
        "misclick",
        "feil kort",
        "not accepted",
        "godtatt",
        "oops",
        "sorry",
        "out of turn",
    ];
    for words in said {
        for auction in ["1H Pass 1H", "1H Pass 2H"] {
            for form in [
                format!("[Dealer \"N\"]\n[Auction \"N\"]\n{auction} {{{words}}}"),
                format!("[Dealer \"N\"]\n[Auction \"N\"]\n{auction}\n; {words}"),
                format!("md|3|mb|{}|nt|{words}|", auction.replace(' ', "|mb|")),
            ] {
                let Ok(Understood { left_out, record, .. }) = shorthand::understand(&form, None) else { continue };
                assert_eq!(calls(&record).len(), 3, "{form}");
                assert!(left_out.iter().any(|passage| passage.contains(words)), "{form}: {left_out:?}");
            }
        }
    }
}

/// What is said of a slip means the same in brackets and outside, in both languages.
#[test]
fn a_slip_in_brackets_is_one() {
    let plain = shorthand::read("1H P 1H mispull > 2H", None).unwrap();
    for slip in [
        "slip",
        "slip of the finger",
        "slip of the tongue",
        "misclick",
        "pulled the wrong card",
        "fingerfeil",
        "forsnakket meg",
        "forsnakket seg",
        "feilklikk",
        "tok feil kort",
        "glipp",
        "utilsiktet",
    ] {
        for text in [
            format!("1H P 1H ({slip}) > 2H"),
            format!("1H P 1H, {slip} > 2H"),
            format!("1H P 1H {slip}, > 2H"),
            format!("1H P 1H [{slip}] 2H"),
            format!("1H P 1H {{{slip}}} > 2H"),
        ] {
            assert_eq!(shorthand::read(&text, None).as_ref(), Ok(&plain), "{text}");
        }
    }
}

/// A bid that came later, in brackets or after an interjection, may be a correction: it is nobody's without a question.
#[test]
fn a_bid_that_came_later_is_asked_about() {
    for word in ["now", "then", "so", "instead", "nå", "så", "da", "etterpå", "i stedet"] {
        for text in [format!("1H P 1H ({word} 2H)"), format!("1H P 1H (2H {word})"), format!("1H P 1H [{word} 2H]")] {
            let found = shorthand::understand(&text, None);
            assert!(!found.is_ok_and(|found| found.left_out.is_empty()), "{text}");
        }
    }
    for word in ["omg", "hmm", "err", "haha", "it was", "det var", "uff", "hoi, huff"] {
        assert!(shorthand::read(&format!("1H P 1H {word} 2H"), None).is_err(), "{word}");
    }
}

/// Who declines and calls in one sentence has made the call: it is never given to the player whose turn has come.
#[test]
fn who_declines_and_calls_has_called() {
    let mut asked = 0;
    for declined in ["declined", "declines", "rejects", "did not accept"] {
        for call in ["passed", "passes", "bid 2S", "doubled"] {
            for auction in ["1H P 1H", "1S P 1S", "1NT P 1S"] {
                let text = format!("{auction}, West {declined} and {call}");
                assert!(shorthand::read(&text, None).is_err(), "{text}");
                asked += 1;
            }
        }
    }
    for nekter in ["nekter", "godtar ikke", "nektet"] {
        for melder in ["melder 2kl", "passer", "dobler"] {
            let text = format!("1hj p 1hj, vest {nekter} og {melder}");
            assert!(shorthand::read(&text, None).is_err(), "{text}");
            asked += 1;
        }
    }
    assert_eq!(asked, 57);
}

/// Of two editions neither counts more than the other.
#[test]
fn two_editions_are_asked_about() {
    for text in
        ["1H P 1H 2007 2017", "2017 1H P 1H 2007", "1H P 1H, both 2007 and 2017", "lov 2007, 1hj p 1hj, lov 2017"]
    {
        assert!(shorthand::read(text, None).is_err(), "{text}");
    }
    let twice = shorthand::read("2007 1H P 1H 2007", None).unwrap();
    assert_eq!(twice, shorthand::read("1H P 1H 2007", None).unwrap());
}

/// The call that was meant comes next, or after the player's seat: it is no other player's, even where one is named after it.
#[test]
fn the_call_meant_is_the_players_own() {
    let plain = shorthand::read("1NT P 1D mispull > 2D P", None).unwrap();
    let plain = calls(&plain);
    for slip in ["mispull", "(slip of the hand)", "feilgrep", "fingerfeil", "unintended"] {
        for (then, partner) in [("W passes", false), ("vest passer", false), ("W: P", false), ("N passes", true)] {
            for by in ["", "S: ", "South "] {
                let text = format!("1NT P 1D {slip}, {by}2D, {then}");
                match shorthand::read(&text, None) {
                    Ok(record) => assert!(!partner || !by.is_empty(), "{text}: {record:?}"),
                    Err(_) => assert!(partner, "{text}"),
                }
                if let Ok(record) = shorthand::read(&text, None)
                    && !partner
                {
                    assert_eq!(calls(&record), plain, "{text}");
                }
            }
        }
        // West's pass comes first, so that the next call is South's or North's.
        assert!(shorthand::read(&format!("1NT P 1D {slip}, W passes, 2D"), None).is_err(), "{slip}");
        assert!(shorthand::read(&format!("1NT P 1D ({slip}, meant 2D) 2D"), None).is_err(), "{slip}");
    }
}

/// What somebody did not see was called before: it is named as left out, and nobody calls it again.
#[test]
fn what_nobody_saw_is_no_call() {
    let plain = shorthand::read("1S 2D 1H", None).unwrap();
    let mut read = 0;
    for words in
        ["didn't see", "did not see the", "hadn't seen", "never noticed", "så ikke", "hadde ikke sett", "overså"]
    {
        for player in ["South", "syd", "I", "jeg", "she", "han"] {
            for seen in ["1S", "2D", "1 spade", "2 ruter"] {
                for text in
                    [format!("1S 2D 1H, {player} {words} {seen}"), format!("1S 2D 1H ({player} {words} {seen})")]
                {
                    let Ok(Understood { record, left_out, .. }) = shorthand::understand(&text, None) else { continue };
                    read += 1;
                    assert_eq!(calls(&record), calls(&plain), "{text}");
                    assert!(left_out.iter().any(|passage| passage.contains(seen)), "{text}: {left_out:?}");
                }
            }
        }
    }
    assert!(read > 150, "{read}");
    assert!(shorthand::read("1S 2D 1H, South didn't see 3C", None).is_err());
}

/// A place at the table stands before its call, or behind it: the call is that player's, or it is asked.
#[test]
fn a_place_names_who_called() {
    let plain = shorthand::read("P P 1S 1H", None).unwrap();
    for third in ["in third seat", "third hand", "in 3rd seat", "i 3. hand", "i tredje hand"] {
        for fourth in ["fourth hand", "fourth seat", "4. hand", "fjerde hand"] {
            for text in [
                format!("P P 1S {third}, 1H by {fourth}"),
                format!("P P, {third} 1S, {fourth} 1H"),
                format!("two passes, 1S {third}, {fourth} bids 1H"),
                format!("to pass, {third} 1S, 1H {fourth}"),
            ] {
                match shorthand::read(&text, None) {
                    Ok(record) => assert_eq!(calls(&record), calls(&plain), "{text}"),
                    Err(problems) => assert!(problems.fix().is_none(), "{text}"),
                }
            }
        }
    }
}

/// Between the word `dealer` and two players it is asked which of them dealt, unless a sign or another word tells.
#[test]
fn a_dealer_between_two_players_is_asked_about() {
    for (text, dealer) in [
        ("South dealer West opens 1C", None),
        ("syd giver vest åpner 1kl", None),
        ("South dealer, West opens 1C", Some(Seat::South)),
        ("South dealer\nWest opens 1C", Some(Seat::South)),
        ("South is dealer West opens 1C", Some(Seat::South)),
        ("syd ga vest åpner 1kl", Some(Seat::South)),
        ("syd er giver vest åpner 1kl", Some(Seat::South)),
    ] {
        let read = shorthand::read(text, None).ok();
        assert_eq!(read.as_ref().map(|record| record.dealer), dealer, "{text}");
        if let Some(record) = read {
            assert_eq!(calls(&record), [(Some(Seat::West), "1C".parse().unwrap())], "{text}");
        }
    }
}

/// A story is told before the auction, and what is supposed after it is not done.
#[test]
fn what_is_supposed_after_a_call_is_asked_about() {
    for begin in ["What happens if", "What happens when", "What if", "Hva skjer hvis", "Hva skjer når", "Hva om"] {
        let record = shorthand::read(&format!("{begin} 1S 1H"), None).expect(begin);
        assert_eq!(record, shorthand::read("1S 1H", None).unwrap());
        for then in ["South accepts", "East passes", "syd godtar", "2H"] {
            assert!(shorthand::read(&format!("1S 1H. {begin} {then}?"), None).is_err(), "{begin} {then}");
        }
    }
    for after in ["What happens after South accepts?", "Hva skjer etter at syd godtar?"] {
        assert!(shorthand::read(&format!("1S 1H. {after}"), None).is_err(), "{after}");
    }
}

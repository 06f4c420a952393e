//! Calls that are named once more, described or chosen about, and words that look like calls: none is made of them.

use director_please::{
    bridge::Seat,
    record::{Event, LhoChoice},
    shorthand,
};

use super::{asks, calls, read};

/// A line below the auction that names a bid of it, with what it shows: a key, and no call without a question.
#[test]
fn a_bid_that_was_made_described_on_its_own_line_is_asked_about() {
    for (auction, bid) in [("1NT P 2H", "2H"), ("1C P 1H P 1D", "1C"), ("2H P 2H", "2H"), ("1S 2D 2D", "2D")] {
        for said in ["weak", "natural", "(natural)", ": 5+H", "= transfer", "stayman"] {
            asks(&format!("{auction}\n{bid} {said}").replace(" :", ":"));
            asks(&format!("W N E S\n{auction}\n{bid} {said}").replace(" :", ":"));
        }
    }
    for (claim, auction) in [("ib", "1H P 1H"), ("rejected", "1S P 1H"), ("ub", "1S 1H")] {
        let bid = "1H";
        let plain = shorthand::read(&format!("{auction} {claim}"), None).unwrap();
        let found = shorthand::read(&format!("{auction}\n{bid} {claim}"), None);
        assert!(found.as_ref().is_err() || found == Ok(plain), "{auction} {claim}: {found:?}");
        asks(&format!("W N E S\n1H P 1S P\n1S\n1S {claim}"));
        asks(&format!("{auction}; insufficient {bid}"));
    }
}

/// What LHO chose about a bid in brackets is said of that bid, and makes no call.
#[test]
fn a_choice_in_brackets_that_names_its_call_makes_none() {
    for (auction, bid) in [("1H P 1H", "1H"), ("1S P 1C", "1C"), ("1NT P 1D", "1D")] {
        for (player, rejected) in [("W ", "rejected"), ("West ", "declined"), ("V ", "avviste"), ("", "rejected")] {
            let plain = shorthand::read(&format!("{auction} rej 3H"), None).unwrap();
            let text = format!("{auction} ({player}{rejected} {bid}) 3H");
            let Ok(record) = shorthand::read(&text, None) else { continue };
            assert_eq!(record, plain, "{text}");
        }
    }
}

/// After a choice, a call without brackets where the others' are in brackets: whose it is has to be asked.
#[test]
fn no_pass_is_put_in_after_a_choice() {
    for auction in ["1H (1S) 1H", "1H (P) 1H", "1C (1S) 1D"] {
        for chose in ["acc", "accepted", "godtatt", "(W accepted)"] {
            asks(&format!("{auction} {chose} 2C"));
        }
    }
}

/// `hm` is somebody who hesitates, `box` the bidding box, and no ordinary word is taken for a call.
#[test]
fn ordinary_words_are_no_calls() {
    for word in ["hm", "box", "from box", "PS", "xD", "do", "du", "par", "pad", "some", "dog", "re"] {
        for auction in [format!("1H P 1H {word}"), format!("1H P 1H {word} 2H"), format!("{word} 1H P 1H")] {
            let found = shorthand::understand(&auction, None);
            let read = match &found {
                Ok(understood) => Some(understood.record.clone()),
                Err(problems) => problems.fix().map(|fix| shorthand::read(fix, None).unwrap()),
            };
            let made = read.map(|record| calls(&record).len());
            assert!(made.is_none_or(|made| made == 3), "{auction}: {found:?}");
        }
    }
}

/// An accepted call is legal, and so it can be changed as any legal call can.
#[test]
fn an_accepted_call_can_be_changed() {
    for (text, by) in [("S:1H", Seat::South), ("1H P 1H", Seat::South), ("1H E:1C", Seat::East), ("1S 1H", Seat::East)]
    {
        for change in ["changed to 2H", "endret til 2H", "corrected to 2S"] {
            let record = read(&format!("{text} acc {change}"));
            assert_eq!(calls(&record).last().and_then(|(by, _)| *by), Some(by), "{text} {change}");
        }
    }
}

/// A table that says of a call that something was said of it does not say what.
#[test]
fn a_legend_that_describes_is_refused() {
    for legend in ["* described", "* beskrevet", "! insufficient · * described", "* described · ? West to call"] {
        for table in ["W N E S\n  1C* 1H 1D!", "W N E S\n1NT P 2D* P\n2H"] {
            asks(&format!("{table}\n{legend}"));
        }
    }
}

/// Beyond the end of an auction the Laws know what waits for a choice, and the order of calls does not.
#[test]
fn a_choice_about_a_call_after_the_end_is_read() {
    for text in ["1H P P N:P E:P S:2C", "1S P P N:P E:P S:2D", "2C P P N:P E:P S:2D"] {
        for (accepts, declines) in [("acc", "rej"), ("accepted", "not accepted"), ("godtatt", "ikke godtatt")] {
            let choices = [(accepts, LhoChoice::Accepts), (declines, LhoChoice::Declines)];
            for (word, choice) in choices {
                let record = read(&format!("{text} {word}"));
                assert_eq!(record.events.last(), Some(&Event::Lho(choice)), "{text} {word}");
                assert!(director_please::laws::rule(&record).is_ok(), "{text} {word}");
            }
        }
        // Three passes in turn leave nothing to choose about.
        asks(&format!("{} acc", text.split(" N:").next().unwrap_or_default()));
    }
}

/// `W doubled oot: 1S P X`, `E passed out of turn. P 1S`: a call told before the auction that shows it is not made twice without a
/// question.
#[test]
fn a_call_out_of_turn_told_first_is_not_counted_twice() {
    let auctions = [("doubled", "1S P X"), ("passed", "P 1S P"), ("opened 1S", "1S P 2S"), ("bid 2C", "1S P 2C")];
    let norwegian =
        [("doblet", "1S P D"), ("passet", "pass 1S pass"), ("åpnet 1S", "1S P 2S"), ("meldte 2K", "1S P 2K")];
    let english = auctions.map(|told| (told, ["North", "E", "South", "W"], ["out of turn", "oot"], "dealer"));
    let norwegian = norwegian.map(|told| (told, ["Nord", "Ø", "Syd", "V"], ["utenfor tur", "utur"], "giver"));
    for ((did, auction), seats, marks, dealer) in english.into_iter().chain(norwegian) {
        for seat in seats {
            for mark in marks {
                for sign in [":", ".", ";", "\n"] {
                    asks(&format!("{seat} {did} {mark}{sign} {auction}, {dealer} N"));
                    asks(&format!("{dealer} S. {seat} {did} {mark}{sign} {auction}"));
                }
            }
        }
    }
    // Another call, or one after a choice, goes on.
    assert_eq!(read("dealer N. E 1S oot. rej. P 1S"), read("N: E 1S rej N P E 1S"));
    assert_eq!(read("dealer N. S passed out of turn. N 1S, E P, S P"), read("N: S P N 1S E P S P"));
}

/// `1S 1H. X 1S, without noticing that E bid 2C`: what nobody saw came before, or is asked about.
#[test]
fn what_was_not_noticed_came_before() {
    for unseen in
        ["without noticing", "without noticing that", "without seeing that", "not seeing that", "not noticing that"]
    {
        for call in ["2C", "3D"] {
            let text = format!("N 1S, S 2C {unseen} E bid {call}");
            let Ok(record) = shorthand::read(&text, None) else { continue };
            assert_eq!(record, read(&format!("N 1S E {call} S 2C")), "{text}");
        }
    }
}

/// `Syd sier at 1H er for lavt`: what somebody says of a call makes none.
#[test]
fn what_is_said_that_a_call_is_makes_none() {
    for seat in ["N", "East", "S", "West"] {
        for says in ["says that", "said that", "sier at", "sa at"] {
            for claim in ["is too low", "is insufficient", "er for lavt", "var utilstrekkelig"] {
                let text = format!("N 1S, E P, S 1H. {seat} {says} 1H {claim}");
                let Ok(record) = shorthand::read(&text, None) else { continue };
                assert_eq!(record, read("1S P 1H"), "{text}");
            }
        }
    }
    assert_eq!(read("Nord åpnet 1S, Øst pass, Syd 1H. Syd sier at 1H er for lavt"), read("1S P 1H"));
}

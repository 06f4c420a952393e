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

//! What stands in front of the auction and is no part of it: a question, a cry for help. And what is: the opening, a call that somebody
//! thinks was made, a lead that was faced.

use director_please::{bridge::Seat, record::Event, shorthand};

const ASKED: [&str; 18] = [
    "What now?",
    "What's the ruling?",
    "Is this legal?",
    "What happens?",
    "What are my options?",
    "How do you rule?",
    "Ruling?",
    "Help needed!!!",
    "Trouble!!!",
    "Hmm???",
    "Hi all!",
    "Hva nå?",
    "Hva skjer nå?",
    "Er dette lov?",
    "Hva gjør jeg?",
    "Trenger hjelp!!!",
    "Krise!!!",
    "Hei!",
];

#[test]
fn what_is_asked_in_front_does_not_change_who_dealt() {
    let forms = [
        "1H (W) 1D (N)",
        "1H by West, 1D by North",
        "1H from East, 1D from South",
        "1S by South, 1H by West",
        "1H by my RHO, 1D by me",
        "1H by E, pass, 1H",
        "1sp av øst, 1hj av syd",
        "1sp fra vest, 1hj fra nord",
    ];
    let mut read = 0;
    for form in forms {
        let plain = super::read(form);
        for asked in ASKED {
            let Ok(found) = shorthand::read(&format!("{asked} {form}"), None) else { continue };
            assert_eq!((found.dealer, super::calls(&found)), (plain.dealer, super::calls(&plain)), "{asked} {form}");
            read += 1;
        }
    }
    assert!(read > 100, "{read}");
}

/// A bid that partner or the opener makes again is insufficient; the sentence about the opening is no summary of it.
#[test]
fn what_somebody_opens_is_the_first_call() {
    let mut read = 0;
    let rests = [("1H", "1S", "1H"), ("1D", "1S", "1D"), ("2S", "3C", "2S"), ("1NT", "2C", "1NT")];
    for ((opened, next, again), (name, seat)) in rests
        .into_iter()
        .flat_map(|rest| [("West", Seat::West), ("East", Seat::East), ("South", Seat::South)].map(|by| (rest, by)))
    {
        for told in ["opens", "opened", "deals and opens"] {
            for (stop, passes) in [(". ", ""), ("\n", ""), (". ", "Pass. "), ("\n", "Pass\n")] {
                let passes = passes.to_owned() + next + stop + passes;
                let text = format!("{name} {told} {opened}{stop}{passes}{again}");
                let Ok(found) = shorthand::read(&text, None) else { continue };
                read += 1;
                assert_eq!(found.dealer, seat, "{text:?}");
                let bids = super::calls(&found).iter().filter(|(_, call)| call.to_string() == opened).count();
                assert_eq!(bids, 2, "{text:?}");
            }
        }
        // `W 1D` on a line of its own may be a summary.
        let text = format!("{name} bids {opened}. {next}. {again}.");
        assert!(shorthand::read(&text, None).map_or(true, |found| found.dealer == seat), "{text}");
    }
    assert!(read > 60, "{read}");
    assert_eq!(super::read("South opens 1H. Pass. 2C. 1H.").dealer, Seat::South);
    assert_eq!(super::read("East deals and opens 1D. 1S. 1D.").dealer, Seat::East);
}

#[test]
fn a_call_that_somebody_thinks_was_made_is_never_left_out() {
    for text in [
        "Syd 1ru, vest 1gr, jeg tror nord passet, øst 1kl",
        "Syd 1ru, vest 1gr, vi tror nord doblet, øst 1kl",
        "N 1sp, Ø p, S 2sp, jeg tror V passet, N 2hj",
        "Jeg tror syd åpnet 1ru, vest 1sp, nord 1hj",
        "Jeg tror makker åpnet 1sp, HM 2ru, jeg 2kl",
        "S 1D, W 1NT, South thinks North passed, E 1C",
        "S 1D, W 1NT, he thinks North doubled, E 1C",
        "I thought South opened 1D, West 1S, North 1H",
        "Everyone thought South opened 1D, West 1S, North 1H",
    ] {
        assert!(shorthand::read(text, None).is_err(), "{text}");
    }
    // What is told at the end, or had happened, is a thought.
    for text in ["1S 1H, East thought partner opened 1D", "1S P, E thought N had passed, E 1H"] {
        super::read(text);
    }
}

/// Play has begun: a call behind it comes after the auction. In front of the auction it is asked about.
#[test]
fn a_lead_that_was_faced_is_never_left_out() {
    let told = [
        "lead faced",
        "the opening lead has been faced",
        "lead is face up",
        "dummy is down",
        "dummy tabled",
        "first trick played",
        "the lead is exposed",
        "play has begun",
        "utspill vendt",
        "utspillet er vist",
        "blindemann er lagt ned",
        "spillet er i gang",
    ];
    for words in told {
        let found = super::read(&format!("1S P P P, {words}, W 2H"));
        assert!(found.events.contains(&Event::OpeningLeadFaced), "{words}");
        for sign in [":", ".", "!"] {
            let text = format!("{words}{sign} 1S P P P, W 2H");
            let found = shorthand::read(&text, None);
            assert!(found.is_err(), "{text}");
        }
    }
}

/// `(accepted, of course)` is no meaning.
#[test]
fn a_choice_in_brackets_is_never_a_meaning() {
    for text in [
        "1S 1H (accepted, of course)",
        "1S 1H (accepted, naturally) 2C",
        "1S 1H (akseptert, selvfølgelig)",
        "1S 1H (declined, obviously) 2H",
    ] {
        assert!(shorthand::read(text, None).is_err(), "{text}");
    }
    for text in ["1S 2H replaces 1H", "1sp 2hj erstatter 1hj", "1S 3C replaced 1C"] {
        assert!(shorthand::read(text, None).is_err(), "{text}");
    }
    assert_eq!(super::calls(&super::read("1S 1H replaced 2H")).len(), 3);
    assert_eq!(super::calls(&super::read("Nord 1spr, øst 1hj")).len(), 2);
}

/// `NB` is a pass where a call may stand, and a remark where a sentence begins with it.
#[test]
fn nota_bene_is_no_pass() {
    for text in [
        "1S 1H ib. NB South didn't see it",
        "1S 1H ib. NB, dealer North",
        "NB both vul. 1H P 1H",
        "1sp 1hj. NB begge i sonen",
        "1C 1S 1H. NB not intended",
    ] {
        assert!(shorthand::read(text, None).is_err(), "{text}");
    }
    for (text, calls) in [("1S NB 1H", 3), ("1S. NB. 2H. 1H", 4), ("N 1S. E NB. S 1H", 3), ("NB NB 1S NB 1H", 5)] {
        assert_eq!(super::calls(&super::read(text)).len(), calls, "{text}");
    }
}

/// A question that names somebody's bid tells of it; one that names no other than the calls do is left out.
#[test]
fn a_bid_that_a_question_names_is_never_left_out() {
    for question in [
        "May West accept South's 1D?",
        "Must W accept South's 1D?",
        "Is South's 1D insufficient?",
        "er syds 1ru lov?",
        "kan vest godta syds 1ru?",
    ] {
        for auction in ["N opened 1S and E passed.", "N 1S, E P.", "nord 1sp, øst pass."] {
            for text in [format!("{question} {auction}"), format!("{auction} {question}")] {
                let found = shorthand::read(&text, None);
                let tells = |found: &director_please::record::Record| super::calls(found).len() > 2;
                assert!(found.as_ref().is_ok_and(tells) || found.is_err(), "{text}");
            }
        }
    }
    for text in ["South's 1D? N 1S E P", "østs 1hj? N 1sp", "East's 1H? 1S P 2C"] {
        assert!(shorthand::read(text, None).is_err(), "{text}");
    }
    assert_eq!(super::calls(&super::read("1S 1H. Must South accept East's 1H?")).len(), 2);
}

/// Who calls the director and accepts is the one who accepts.
#[test]
fn what_somebody_does_besides_calling_the_director_is_theirs() {
    for (who, is_lho) in [("South", true), ("North", false), ("East", false), ("West", false)] {
        for told in
            ["calls the director and accepts", "called the director and accepted", "called the director and refused"]
        {
            let found = shorthand::read(&format!("1S 1H, {who} {told}"), None);
            assert_eq!(found.is_ok(), is_lho, "{who} {told}");
        }
        // North and East have a call to correct.
        let found = shorthand::read(&format!("1S 1H, {who} called the director and corrected to 2H"), None);
        assert!(found.is_err() || who == "East" || who == "North", "{who}");
    }
}

/// A word that may tell of passes is not left out, and no auction without them is offered.
#[test]
fn passes_round_the_table_are_not_left_out() {
    for text in
        ["W 1S, around, S 2C", "W dealer, 1S round, S 2C", "vest giver, 1sp rundt, så sier syd 2kl", "1S, around, 1H"]
    {
        let problems = shorthand::read(text, None).expect_err(text);
        assert!(problems.partly().is_none(), "{text}");
    }
}

/// `my 1H` in a question, before or behind the auction, is told.
#[test]
fn the_writers_own_bid_in_a_question_is_never_left_out() {
    let asked = [
        "Can LHO accept my 1H?",
        "Is my 1H insufficient?",
        "Was partner barred by my 1H?",
        "Kan VM godta min 1hj?",
        "Er 1hj min for lavt?",
        "Må makker godta min 1hj?",
    ];
    for question in asked {
        for text in [format!("1S pass. {question}"), format!("{question} 1S pass"), format!("1sp p\n{question}")] {
            assert!(shorthand::read(&text, None).is_err(), "{text}");
        }
    }
    assert!(shorthand::read("My 1H? 1S P", None).is_err());
    assert_eq!(super::calls(&super::read("1S 1H. Must I accept his 1H?")).len(), 2);
}

/// `passed round` before a call may end with the player who calls.
#[test]
fn who_calls_after_passed_round_may_not_have_passed() {
    for passed in ["passed round", "passed around", "passet rundt", "pass rundt"] {
        for next in [", W 2C", " and West said 2C", ", vest 2kl", ", vest dobler", ", 2C"] {
            let text = format!("1S {passed}{next}");
            assert!(shorthand::read(&text, None).is_err(), "{text}");
        }
        assert_eq!(super::calls(&super::read(&format!("1S {passed}"))).len(), 4, "{passed}");
    }
    assert_eq!(super::calls(&super::read("1S passed round to West who bid 1H")).len(), 4);
}

/// Who should have opened did not, perhaps: then it is asked who did.
#[test]
fn who_should_have_opened_is_not_taken_for_the_opener() {
    for due in
        ["East should have opened", "West should have dealt", "East was supposed to open", "West was supposed to deal"]
    {
        for calls in ["1H P 1D", "1S 1H"] {
            let text = format!("{due}. {calls}");
            assert!(shorthand::read(&text, None).is_err(), "{text}");
        }
        let named = super::read(&format!("{due}. N 1H"));
        assert_ne!(named.dealer, Seat::North, "{due}");
    }
    for text in
        ["Jeg tror øst var giver. 1hj pass 1ru", "Tror øst åpnet. 1hj pass 1ru", "1sp 1hj. Jeg tror syd passet."]
    {
        assert!(shorthand::read(text, None).is_err(), "{text}");
    }
    for text in
        ["1S 1H. NB. Teams", "NB. Dealer East. 1H P 1D", "1sp 1hj. NB. Begge i sonen", "1S 1H. NB. 2007", "NB. 1S 1H"]
    {
        assert!(shorthand::read(text, None).is_err(), "{text}");
    }
}

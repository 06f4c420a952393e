//! Everyday talk around an auction: left out and said to be, and never where it may say who called or what was changed.

use director_please::{
    record::Record,
    shorthand::{self, ProblemKind, Understood},
};

use super::read;

/// Auctions, and how many calls each has.
pub const AUCTIONS: [&str; 5] =
    ["1S 1H", "1H P 1H", "dealer W 1NT P 2D P 1S", "1sp 1hj ikke godtatt 2hj", "1C P 1D P 1C acc P"];

/// Clauses of nothing but talk.
const TALK: [&str; 8] = [
    "we had this at our club",
    "we only noticed it now",
    "everyone was very confused",
    "I think it happened because of the noise",
    "det skjedde i kveld",
    "vi lurer veldig på dette",
    "alt gikk veldig fort",
    "vi trenger litt hjelp",
];

/// Questions, with their sign.
const QUESTIONS: [&str; 4] =
    ["what should we do?", "is there a penalty for this?", "hva sier loven om dette?", "er det noen konsekvenser?"];

/// Talk of somebody who may have called, or that may change a call.
const TELLS: [&str; 12] = [
    "by the lady",
    "by Kari",
    "from the man with the hat",
    "West bid something",
    "he changed it",
    "she took it back",
    "it was the other way round",
    "West was fine with that",
    "Kari passed",
    "av en venn",
    "vest angret seg",
    "hun rettet det",
];

/// What is left out of a text that is read, which must give this record; `None` where it is asked about.
pub fn left_out(text: &str, plain: &Record) -> Option<String> {
    let Ok(Understood { record, left_out, .. }) = shorthand::understand(text, None) else {
        println!("asked: {text}");
        return None;
    };
    assert_eq!(record, *plain, "{text}");
    Some(left_out.join(" "))
}

#[test]
fn talk_before_and_behind_an_auction_changes_nothing_and_is_named() {
    let mut understood = 0;
    let mut tried = 0;
    for auction in AUCTIONS {
        let plain = read(auction);
        for talk in TALK.into_iter().chain(QUESTIONS) {
            for text in [
                format!("{talk}. {auction}"),
                format!("{auction}. {talk}"),
                format!("{auction}, {talk}"),
                format!("{auction}\n{talk}"),
                format!("{auction} - {talk}"),
            ] {
                tried += 1;
                let Some(named) = left_out(&text, &plain) else { continue };
                understood += 1;
                assert!(
                    talk.split(' ').filter(|word| word.len() > 5).all(|word| named.contains(word)),
                    "{text}: {named}"
                );
            }
        }
    }
    assert!(understood * 10 >= tried * 9, "{understood} of {tried} are read");
}

#[test]
fn talk_that_may_say_who_called_or_what_was_changed_is_not_left_out() {
    // Behind a refusal, a change to 2H is no news.
    for auction in AUCTIONS.iter().filter(|auction| !auction.contains("ikke")) {
        let plain = read(auction);
        let (first, rest) = auction.rsplit_once(' ').unwrap();
        for tells in TELLS {
            for text in [
                format!("{auction} {tells}"),
                format!("{auction}, {tells}"),
                format!("{auction}. {tells}."),
                format!("{first}, {tells}, {rest}"),
                format!("{first} {tells} {rest}"),
            ] {
                let read = shorthand::read(&text, None);
                assert_ne!(read.as_ref(), Ok(&plain), "{text}");
            }
        }
    }
}

/// Names, with a verb or without, in either language: each is asked about.
#[test]
fn players_by_name_are_asked_for_their_seats() {
    for (one, other) in [("Kari", "Ola"), ("Anne", "Per"), ("Mrs", "Bjørn")] {
        for text in [
            format!("{one} opened 1S and {other} bid 1H"),
            format!("{one} åpnet 1sp og {other} meldte 1hj"),
            format!("{one} 1S, {other} 1H"),
            format!("1S by {one}, 1H by {other}"),
            format!("dealer W. {one} opened 1S, {other} doubled"),
        ] {
            let problems = shorthand::read(&text, None).expect_err(&text);
            let asked = problems.list().iter().filter(|one| *one.kind() == ProblemKind::UnknownPlayer);
            let names: Vec<&str> = asked.map(|one| &text[one.span().from..one.span().to]).collect();
            assert!(names.contains(&one), "{text}: {problems:?}");
            assert!(problems.fix().is_none(), "{text}");
        }
    }
}

/// Who called the director called nothing else, wherever that is told. Behind an irregular call, a call whose player is not named may
/// be the correction or the next player's.
#[test]
fn a_player_who_called_the_director_is_no_caller() {
    for player in ["North", "East", "South", "West", "LHO", "Nord", "Øst", "Vest"] {
        for called in
            ["called the director", "called TD", "calls the TD", "asked for the director", "tilkalte TL", "ropte på TL"]
        {
            for (before, behind) in [("1S 1H", "P"), ("1H P 1H", "P P 2H"), ("1S P 1H", "X"), ("1C P 1NT 1H", "2C P")] {
                let plain = read(&format!("{before} {behind}"));
                for (one, next) in [(". ", ". "), (", ", ", "), ("\n", "\n"), (". ", "\n")] {
                    let text = format!("{before}{one}{player} {called}{next}{behind}");
                    assert!(shorthand::read(&text, None).is_err(), "{text}");
                }
                for text in
                    [format!("{player} {called}: {before} {behind}"), format!("{before} {behind}. {player} {called}.")]
                {
                    assert_eq!(read(&text), plain, "{text}");
                }
            }
            for (before, behind) in [("1S P 2S", "P"), ("1H 1S 2H", "P P 2S"), ("1C P 1NT", "X 2C")] {
                let text = format!("{before}. {player} {called}. {behind}");
                assert_eq!(read(&text), read(&format!("{before} {behind}")), "{text}");
            }
        }
    }
}

/// What a player did not notice makes no call behind a stop theirs: it is asked whose it is, or it is that of the player in turn.
#[test]
fn a_remark_about_a_player_gives_them_no_call() {
    for player in ["North", "West", "RHO", "Vest", "Nord"] {
        for remark in [
            "didn't notice",
            "didn't see it",
            "did not see the bid",
            "hadn't seen it",
            "hasn't noticed the bid yet",
            "had not seen 1S",
            "så det ikke",
            "merket ikke noe",
            "så ikke budet",
            "hadde ikke sett 1sp",
        ] {
            for call in ["P", "X", "2C"] {
                for stop in [".", ",", ";", "\n"] {
                    let text = format!("1S 1H, {player} {remark}{stop} {call}");
                    if let Ok(record) = shorthand::read(&text, None) {
                        assert_eq!(record, read(&format!("1S 1H {call}")), "{text}");
                    }
                }
            }
        }
    }
}

/// Laws 27A and 29A: only LHO accepts. What the director or all together say is asked about.
#[test]
fn consent_of_nobody_in_particular_is_asked_about() {
    for who in
        ["TD", "director", "the director", "everyone", "everybody", "nobody", "all", "alle", "ingen", "TL", "dommeren"]
    {
        for says in
            ["said fine", "accepted it", "was happy with it", "said ok", "sa greit", "godtok det", "sa det var ok"]
        {
            for text in
                [format!("1S 1H, {who} {says}"), format!("1S 1H. {who} {says}."), format!("1H P 1H ib {who} {says}")]
            {
                let read = shorthand::read(&text, None);
                assert!(read.is_err(), "{text}: {}", read.unwrap().to_json());
            }
        }
    }
    for text in
        ["1H P 1H ib, ok for West", "1H P 1H, fine with West", "1H P 1H ub, greit for vest", "1H P 1H, ok by West"]
    {
        assert_eq!(read(text), read("1H P 1H acc"), "{text}");
    }
}

/// `I'm not sure West passed`: what a player did in a clause about something else is in the record, or asked about.
#[test]
fn an_idle_clause_tells_of_no_act() {
    for (idle, acts) in [
        ("I'm not sure", ["West passed", "West doubled", "West accepted", "LHO said pass"]),
        ("I am confused", ["West passed", "West did not accept", "West bid 2H", "West X"]),
        ("does anyone know if", ["West passed", "West accepted", "West declined", "LHO doubled"]),
        ("South wants to know if", ["West passed", "West doubled", "West accepted", "LHO accepted"]),
        ("syd lurer på om", ["vest passet", "vest doblet", "vest godtok", "vest avslo"]),
        ("vet noen om", ["vest passet", "vest doblet", "vest godtok", "vest godtar"]),
    ] {
        for (act, apart) in acts.into_iter().flat_map(|act| [", ", ". ", " "].map(|apart| (act, apart))) {
            for behind in ["", ". Help"] {
                let text = format!("1H P 1H{apart}{idle} {act}{behind}");
                if let Ok(record) = shorthand::read(&text, None) {
                    assert!(record.events.len() > 3, "{text}: {record:?}");
                }
            }
        }
    }
}

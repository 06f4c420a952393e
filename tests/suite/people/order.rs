//! In which order the calls were made, who began, and where a call is missing: as it is told, or asked about.

use director_please::{bridge::Seat, shorthand};

use super::{
    calls,
    subjects::{ENGLISH, LETTERS, NORWEGIAN, in_turn, name},
};

/// `South bid 1D over East's 1H, North was dealer and passed`: the dealer's first call came before all others.
#[test]
fn what_the_dealer_did_is_never_put_behind_what_came_later() {
    let (mut read, mut all) = (0, 0);
    for (dealer, seat) in Seat::ALL.into_iter().enumerate() {
        for (names, owner, over, deals) in [
            (ENGLISH, "'s", "over", ["was dealer and passed", "dealt and passed", "was the dealer and bid 1C"]),
            (LETTERS, "'s", "over", ["was dealer and passed", "dealt and passed", "dealt and bid 1C"]),
            (NORWEGIAN, "s", "over", ["var giver og passet", "delte og passet", "var giver og meldte 1C"]),
        ] {
            let [first, second, third] = [0, 1, 2].map(|later| name(names, dealer, later));
            let verb = if names == NORWEGIAN { "meldte" } else { "bid" };
            for deals in deals {
                let call = if deals.ends_with("1C") { "1C" } else { "P" };
                let wanted = in_turn(seat, &[call, "1H", "1D"]);
                let said = deals.rsplit(' ').next().unwrap();
                for text in [
                    format!("{third} {verb} 1D {over} {second}{owner} 1H, {first} {deals}"),
                    format!("{third} 1D {over} {second}{owner} 1H. {first} {deals}"),
                    format!("{second} {verb} 1H, {third} {verb} 1D, {first} {deals}"),
                    format!("{second} {verb} 1H, {first} {deals}, {third} {verb} 1D"),
                    format!("{third} {verb} 1D {over} {second}{owner} 1H, {first} {said}"),
                    format!("{third} {verb} 1D {over} {second}{owner} 1H, {first} {verb} {call}"),
                    format!(
                        "{third} {verb} 1D {over} {second}{owner} 1H. {first}, {}",
                        deals.replace(" og ", ", ").replace(" and ", ", ")
                    ),
                    format!(
                        "{third} {verb} 1D {over} {second}{owner} 1H. {first} {said}, {first} {}",
                        deals.split(' ').take(2).collect::<Vec<_>>().join(" ")
                    ),
                    format!(
                        "{second} {verb} 1H\n{third} {verb} 1D\n{first} {call} ({})",
                        if verb == "bid" { "dealer" } else { "giver" }
                    ),
                    format!("{first} {deals}. {third} {verb} 1D {over} {second}{owner} 1H"),
                ] {
                    all += 1;
                    let Ok(record) = shorthand::read(&text, None) else { continue };
                    read += 1;
                    assert_eq!(calls(&record), wanted, "{text}");
                    assert_eq!(record.dealer, seat, "{text}");
                }
            }
        }
    }
    assert!(read * 3 > all, "{read} of {all}");
}

/// `before East's pass`: the call is East's, or it is not read.
#[test]
fn a_call_that_came_later_is_that_of_the_player_who_is_named() {
    for (names, owner, before) in [(ENGLISH, "'s", "before"), (LETTERS, "'s", "before"), (NORWEGIAN, "s", "før")] {
        for (dealer, seat) in Seat::ALL.into_iter().enumerate() {
            for (caller, other) in (0..4).flat_map(|caller| (0..4).map(move |other| (caller, other))) {
                for call in ["pass", "X", "2C", "2D"] {
                    let [first, caller, named] = [0, caller, other].map(|later| name(names, dealer, later));
                    let text = format!("{first} 1S, {caller} 2S {before} {named}{owner} {call}");
                    let Ok(record) = shorthand::read(&text, None) else { continue };
                    let by = Some((0..other).fold(seat, |seat, _| seat.lho()));
                    let rest = &calls(&record)[1..];
                    assert!(rest.iter().all(|made| made.1 != call.parse().unwrap() || made.0 == by), "{text}");
                }
            }
        }
    }
}

/// `W:` with nothing behind it, or with a remark, is a player who has not called, or the one who speaks.
#[test]
fn a_name_without_a_call_at_the_head_is_no_dealer() {
    for names in [ENGLISH, LETTERS, NORWEGIAN] {
        for (dealer, seat) in Seat::ALL.into_iter().enumerate() {
            for other in 1..4 {
                let row = |later: usize, call: &str| format!("{}: {call}", name(names, dealer, later));
                let rows = [row(0, "1S"), row(1, "P"), row(2, "1H")];
                for remark in ["", " ", " director!", " TD!", " help!", " sorry!", " hi all."] {
                    for apart in ["\n", " / ", " | "] {
                        let text = format!("{}:{remark}{apart}{}", name(names, dealer, other), rows.join(apart));
                        let Ok(record) = shorthand::read(&text, None) else { continue };
                        assert_eq!(record.dealer, seat, "{text}");
                    }
                }
            }
        }
    }
}

#[test]
fn the_word_dealer_on_a_players_line_is_about_that_player() {
    for (names, words) in
        [(ENGLISH, ["dealer", "deals"]), (LETTERS, ["dealer", "dealt"]), (NORWEGIAN, ["giver", "delte"])]
    {
        for (dealer, seat) in Seat::ALL.into_iter().enumerate() {
            for word in words {
                let [who, first, second] = [0, 1, 2].map(|later| name(names, dealer, later));
                for text in [
                    format!("{who}: {word}\n{first}: 1S\n{second}: 1H"),
                    format!("{who}: P {word}\n{first}: 1S\n{second}: 1H"),
                ] {
                    let Ok(record) = shorthand::read(&text, None) else { continue };
                    assert_eq!(record.dealer, seat, "{text}");
                    let wanted = in_turn(seat, &["P", "1S", "1H"]);
                    assert!(wanted.ends_with(&calls(&record)), "{text}");
                }
            }
        }
    }
}

/// `it was East's turn after North's 1H`, and `North bid 1H. It was East's turn. South bid 2H`.
#[test]
fn whose_turn_it_was_later_does_not_say_who_dealt() {
    for (names, owner, turn) in [(ENGLISH, "'s", "it was"), (LETTERS, "'s", "it was"), (NORWEGIAN, "s", "det var")] {
        let (word, after) = if names == NORWEGIAN { ("tur", "etter") } else { ("turn", "after") };
        for (dealer, seat) in Seat::ALL.into_iter().enumerate() {
            let [first, next, third] = [0, 1, 2].map(|later| name(names, dealer, later));
            for text in [
                format!("{turn} {next}{owner} {word} {after} {first}{owner} 1H"),
                format!("{first} 1H. {turn} {next}{owner} {word}. {third} 2H"),
                format!("{first} 1H. {turn} {next}{owner} {word} {after} {first}{owner} 1H"),
            ] {
                let Ok(record) = shorthand::read(&text, None) else { continue };
                assert_eq!(record.dealer, seat, "{text}");
            }
        }
    }
}

/// A sign alone between two calls may stand for the pass between them.
#[test]
fn a_sign_in_the_place_of_a_call_is_asked_about() {
    for sign in [
        " . ", " .. ", " … ", " _ ", " ~ ", " · ", ",,", ", , ", ";;", ", ., ", " () ", " // ", " (none) ", " # ",
        " ..., ",
    ] {
        for auction in [["1H", "1H"], ["1S", "2D"], ["1NT", "2D"]] {
            for (before, after) in [("", ""), ("P ", ""), ("", " P"), ("dealer W: ", "")] {
                let text = format!("{before}{}{sign}{}{after}", auction[0], auction[1]);
                assert!(shorthand::read(&text, None).is_err(), "{text}");
            }
        }
    }
}

/// `S 1h/2h`: where no other calls have the sign between them, the second may replace the first.
#[test]
fn a_slash_between_two_calls_of_a_list_is_asked_about() {
    for (names, slash) in
        [ENGLISH, LETTERS, NORWEGIAN].into_iter().flat_map(|names| ["/", " / "].map(|slash| (names, slash)))
    {
        for (sign, apart) in [(" ", " "), (": ", " "), (": ", ", "), (": ", "\n"), (" ", "\n")] {
            for (dealer, last) in (0..4).flat_map(|dealer| ["2H", "X"].map(|last| (dealer, last))) {
                let row = |later: usize, call: &str| format!("{}{sign}{call}", name(names, dealer, later));
                let told = [row(0, "1H"), row(1, "1S"), row(2, &format!("1H{slash}{last}"))].join(apart);
                assert!(shorthand::read(&told, None).is_err(), "{told}");
            }
        }
    }
}

/// `1H P 1H (S)`: South, whose call it is, or spades.
#[test]
fn the_letter_of_the_player_behind_their_call_is_asked_about() {
    for (auction, behind) in
        [("1H P 1H", ""), ("1S P 1C", " rej 2C"), ("1D 1S 1H", " acc"), ("P 1H 1H", ""), ("1NT P 2D", "")]
    {
        for bracket in [" (S)", " (s)"] {
            let text = format!("{auction}{bracket}{behind}");
            assert!(shorthand::read(&text, None).is_err(), "{text}");
        }
        let plain = shorthand::read(&format!("{auction}{behind}"), None).unwrap();
        for named in [" (South)", " (syd)", " by (S)", " by South"] {
            let Ok(record) = shorthand::read(&format!("{auction}{named}{behind}"), None) else { continue };
            assert_eq!(record, plain, "{auction}{named}{behind}");
        }
    }
}

/// `1H 2S 2H over W's 2S`: the bid was East's.
#[test]
fn a_bid_told_of_another_player_than_its_own_is_asked_about() {
    for (names, owner) in [(ENGLISH, "'s"), (LETTERS, "'s"), (NORWEGIAN, "s")] {
        for other in [0, 2, 3] {
            let player = name(names, 0, other);
            for text in [
                format!("1H 2S 2H over {player}{owner} 2S"),
                format!("1H 2S 2H (over {player}{owner} 2S)"),
                format!("{} 1H, {} 2S, {} 2H over {player}{owner} 2S", names[0], names[1], names[2]),
            ] {
                assert!(shorthand::read(&text, None).is_err(), "{text}");
            }
        }
    }
}

/// `W: -` above `N: 1S`: West passed, or had not called when North began.
#[test]
fn a_dash_of_the_first_player_of_a_list_is_asked_about() {
    for names in [ENGLISH, LETTERS, NORWEGIAN] {
        for (dealer, other) in (0..4).flat_map(|dealer| (1..4).map(move |other| (dealer, other))) {
            for (sign, apart) in [(": ", "\n"), (": ", ", "), (" ", "\n"), (": ", " ")] {
                for dash in ["-", "--", "—"] {
                    let row = |later: usize, call: &str| format!("{}{sign}{call}", name(names, dealer, later));
                    let text = [row(other, dash), row(0, "1S"), row(1, "P"), row(2, "1H")].join(apart);
                    assert!(shorthand::read(&text, None).is_err(), "{text}");
                }
            }
        }
    }
}

/// `S:1S W:2H N:2D`: a list of calls in turn, or South at North's turn.
#[test]
fn glued_names_in_turn_are_asked_about() {
    for (names, dealer) in [ENGLISH, LETTERS, NORWEGIAN].into_iter().flat_map(|names| [1, 2, 3].map(|one| (names, one)))
    {
        for (auction, apart) in [["1S", "2H", "2D"], ["1C", "P", "1C"], ["P", "1NT", "1S"]]
            .into_iter()
            .flat_map(|auction| [" ", "\n", ", ", "; ", " ib "].map(|apart| (auction, apart)))
        {
            let told: Vec<String> =
                (0..3).map(|later| format!("{}:{}", name(names, dealer, later), auction[later])).collect();
            let text = told.join(apart);
            assert!(shorthand::read(&text, None).is_err(), "{text}");
        }
    }
}

/// `1S P 1H X. West doubled before anyone called the director` tells of one double.
#[test]
fn a_call_told_once_more_with_its_time_is_one_call() {
    for (names, double, pass, when) in [
        (ENGLISH, "doubled", "passed", "before anyone called the director"),
        (LETTERS, "doubled", "passed", "before the director came"),
        (NORWEGIAN, "doblet", "passet", "før noen tilkalte TL"),
    ] {
        for (auction, later) in [("1S P 1H", 3), ("1S 2C 1NT", 3), ("1D 1C", 2)] {
            for (call, said) in [("X", double), ("P", pass), ("2NT", "2NT")] {
                let plain = shorthand::read(&format!("{auction} {call}"), None).unwrap();
                for apart in [". ", ", ", "; ", "\n"] {
                    let text = format!("{auction} {call}{apart}{} {said} {when}", name(names, 0, later));
                    let record = shorthand::read(&text, None).unwrap_or_else(|problems| panic!("{text}: {problems:?}"));
                    assert_eq!(record, plain, "{text}");
                }
            }
        }
    }
}

/// `W 1C over N's 1S, E passed`: before West's bid or after it.
#[test]
fn a_call_told_behind_a_bid_over_another_is_asked_about_where_both_orders_are_possible() {
    for (names, owner, verb, pass) in
        [(ENGLISH, "'s", "bid", "passed"), (LETTERS, "'s", "bid", "passed"), (NORWEGIAN, "s", "meldte", "passet")]
    {
        for (dealer, caller) in (0..4).flat_map(|dealer| [2, 3].map(|caller| (dealer, caller))) {
            for (between, apart) in (1..4)
                .filter(|between| *between != caller)
                .flat_map(|between| [", ", ". ", "; "].map(|one| (between, one)))
            {
                let [first, caller, other] = [0, caller, between].map(|later| name(names, dealer, later));
                let is_next = (between + 4 - 1) % 4 == if caller == name(names, dealer, 2) { 2 } else { 3 };
                let text = format!("{caller} {verb} 1C over {first}{owner} 1S{apart}{other} {pass}");
                let in_order = between == 1 && caller == name(names, dealer, 2);
                assert!(in_order || is_next || shorthand::read(&text, None).is_err(), "{text}");
            }
        }
    }
}

/// `South bid 1H after 1S P, then North bid 2C`: what another sentence or *then* tells came later, or is asked about.
#[test]
fn what_came_next_is_not_told_as_what_came_before() {
    let told = [
        ("East bid 1H after 1S", "West passed"),
        ("East bid 1H after 1S", "South passed"),
        ("South bid 1H after 1S P", "North bid 2C"),
        ("South bid 1H after 1S P", "West bid 2C"),
        ("1D by W after 1C P 1H", "E passed"),
        ("1hj av Ø etter 1sp", "passet V"),
        ("Øst meldte 1hj etter 1sp", "Vest passet"),
        ("1hj av syd etter 1sp p", "meldte nord 2kl"),
    ];
    let mut read = 0;
    for (bid, next) in told {
        let plain = super::calls(&super::read(bid));
        for joins in [", then ", ". ", "\n", "; then ", ". Then ", ", så ", " så "] {
            let Ok(found) = director_please::shorthand::read(&format!("{bid}{joins}{next}"), None) else { continue };
            let made = super::calls(&found);
            assert_eq!(made.get(..plain.len()), Some(plain.as_slice()), "{bid}{joins}{next}");
            read += 1;
        }
    }
    assert!(read > 9, "{read}");
}

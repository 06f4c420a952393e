//! Players beside the dealer, beside a pass, and the one who writes: whether the seat is theirs, and whether they called.

use director_please::{lawbook::Edition, shorthand};

use super::{calls, read};

#[track_caller]
fn asked(texts: impl IntoIterator<Item = String>) {
    for text in texts {
        assert!(shorthand::read(&text, None).is_err(), "{text}");
    }
}

/// Who is named with seat and deal in one bracket sits there, or it is asked.
#[test]
fn the_dealer_in_brackets_behind_a_person_is_asked_about() {
    for (seat, dealer) in ["E", "W", "N", "S"].iter().flat_map(|seat| ["dealer", "dlr"].map(|dealer| (seat, dealer))) {
        for person in ["me", "partner", "lho", "rho"] {
            asked([format!("1S from {person} ({seat}, {dealer}), 1H from lho")]);
        }
        asked([format!("I bid 1S ({seat}, {dealer}), LHO bid 1H"), format!("my 1S ({seat}, {dealer}), lho's 1H")]);
        asked([
            format!("{seat} {dealer}, that's me. I bid 1S, LHO 1H"),
            format!("Dealer {seat} = me. I bid 1S, LHO 1H"),
        ]);
        // With nobody but seats it is the seat that dealt.
        assert_eq!(calls(&read(&format!("1S ({seat}, {dealer}) - 1H"))).len(), 2);
    }
    for seat in ["N", "E", "S", "W"] {
        for person in ["LHO", "partner", "RHO"] {
            asked([format!("{person} is dealer {seat}. 1S 1H")]);
        }
    }
}

/// `by me` behind the first call, where the next one has its caller behind it.
#[test]
fn the_writer_behind_a_call_is_no_pass_where_others_stand_so() {
    for seat in ["W", "N", "E"] {
        for by in ["by", "from"] {
            asked([format!("1S by me, 1H {by} {seat}"), format!("dealer S, 1S by me, 1H {by} {seat}")]);
        }
    }
    assert_eq!(calls(&read("1S by me")).len(), 2);
}

#[test]
fn who_passed_as_well_does_not_lose_their_pass() {
    asked(
        [
            "1S pass by E and S, 1H",
            "1S passes by E and S, 1H",
            "1S pass fra Ø og S, 1H",
            "1S E pass, S too, 1H",
            "1S E pass S too 1H",
            "1S E pass, S also, 1H",
            "1S Ø pass, også S, 1H",
            "1S Ø pass S også 1H",
            "1S both X",
            "both P 1S 1H",
            "1S both pass 1H",
        ]
        .map(str::to_owned),
    );
    for text in ["1S, E and S pass, 1H", "P by N and E 1S, S 1H"] {
        assert!(shorthand::read(text, None).is_ok(), "{text}");
    }
    assert_eq!(calls(&read("1S, E and S pass, 1H")).len(), 4);
}

/// Points in brackets, and the year of an edition.
#[test]
fn points_in_brackets_are_no_bid_and_a_year_is_no_law() {
    for (points, unit) in (1..=20).flat_map(|points| ["hp", "hcp"].map(|unit| (points, unit))) {
        for text in
            [format!("1S({points}{unit}) 1H"), format!("1S ({points}{unit}) 1H"), format!("1S 1H({points}{unit})")]
        {
            if let Ok(record) = shorthand::read(&text, None) {
                assert_eq!(calls(&record).len(), 2, "{text}");
            }
        }
    }
    assert_eq!(calls(&read("1S(5hp) 1H")), calls(&read("1S(12hp) 1H")));
    for text in ["1S 1H laws 07", "lov 07: 1S 1H", "1S 1H lov 07", "1S 1H old rules", "1S 1H rej 2H (old lawbook)"] {
        assert_eq!(read(text).laws, Edition::Laws2007, "{text}");
    }
    for text in ["1S 1H law 27", "1S 1H lov 31", "law 27B1 1S 1H"] {
        assert_eq!((read(text).laws, calls(&read(text)).len()), (Edition::Laws2017, 2), "{text}");
    }
}

/// Three passes behind a slip: over it, or the first of them is the call that was meant.
#[test]
fn passes_behind_a_slip_are_asked_about() {
    for auction in ["1H P 4H", "1H P P X", "P P 1NT", "1H 1S P 2S", "1NT", "1S P 1H ib > 2D"] {
        asked([format!("{auction} mispull P P P"), format!("{auction} feilgrep p p p")]);
    }
    for text in ["1H P 4H mispull W:P N:P E:P", "1H P 4H mispull > P", "1H P 4H mispull 3H P P P"] {
        assert!(shorthand::read(text, None).is_ok(), "{text}");
    }
}

/// `as North` tells where the player sits of whom it is said; of another than the writer it is asked.
#[test]
fn as_a_seat_is_said_of_who_called() {
    for seat in ["North", "East", "West"] {
        for person in ["Partner", "LHO", "RHO"] {
            asked([format!("{person} opened 1S as {seat}, then 1H, I passed")]);
        }
        asked([format!("North 1S, partner bid 1H as {seat}")]);
    }
    asked(["Makker åpnet 1sp som nord, øst meldte 1hj, jeg passet".to_owned()]);
    for (text, dealer) in [("Jeg åpnet 1sp som sør, vest 1hj", "S"), ("I open 1S as E, LHO 1H", "E")] {
        assert_eq!(read(text).dealer, read(&format!("{dealer}: 1S")).dealer, "{text}");
    }
}

/// Who chose to pass has passed once.
#[test]
fn to_choose_to_pass_is_one_pass() {
    for verb in ["chose", "chooses"] {
        assert_eq!(calls(&read(&format!("1S 1H South {verb} to pass"))), calls(&read("1S 1H P")));
    }
}

//! Phrases about players: a side that only passed, all but one, the neighbours of the writer, a pass told too late.

use director_please::{bridge::Seat, shorthand};

use super::subjects::{ENGLISH, LETTERS, NORWEGIAN, name};

fn read(text: &str) -> Option<director_please::record::Record> {
    shorthand::read(text, None).ok()
}

/// `E/W silent, N 1H S 2H N 2H`: their passes are in the record; that the side of a player who bids was silent is asked about.
#[test]
fn the_passes_of_a_silent_side_are_theirs() {
    let sides = [
        ["N/S", "E/W", "silent"],
        ["NS", "EW", "passing throughout"],
        ["N-S", "Ø-V", "passet hele tiden"],
        ["NS", "ØV", "tause"],
    ];
    for [ours, theirs, passed] in sides {
        for (dealer, other) in [("N", "S"), ("S", "N")] {
            let wanted = read(&format!("{dealer}: 1H P 2H P 2H")).unwrap();
            for apart in [", ", ". ", "\n"] {
                let told = format!("{dealer} 1H {other} 2H {dealer} 2H");
                for text in [format!("{theirs} {passed}{apart}{told}"), format!("{told}{apart}{theirs} {passed}")] {
                    assert_eq!(read(&text).as_ref(), Some(&wanted), "{text}");
                }
                for text in [format!("{ours} {passed}{apart}{told}"), format!("{told}{apart}{ours} {passed}")] {
                    assert!(read(&text).is_none(), "{text}");
                }
            }
        }
        assert!(read(&format!("{ours} {passed}, 1H 2H 2H")).is_none(), "{ours}");
    }
}

/// `1S, all passed except W who bid 1H`: those between passed, where W is the last who could.
#[test]
fn all_but_one_passed() {
    for (names, all, says) in [
        (ENGLISH, "all passed", ["except", "except for", "apart from", "but"]),
        (LETTERS, "everyone passed", ["except", "other than", "save for", "but"]),
        (NORWEGIAN, "alle passet", ["unntatt", "bortsett fra", "med unntak av", "men"]),
    ] {
        let who = if names == NORWEGIAN { ["", "som meldte "] } else { ["", "who bid "] };
        for (dealer, except) in (0..4).flat_map(|dealer| says.map(|except| (dealer, except))) {
            for (later, who) in (1..4).flat_map(|later| who.map(|who| (later, who))) {
                let text =
                    format!("{} 1S, {all} {except} {} {who}1H", name(names, dealer, 0), name(names, dealer, later));
                let passes = "P ".repeat(later - 1);
                let wanted = read(&format!("dealer {}. 1S {passes}1H", LETTERS[dealer]));
                // Those behind the player passed as well, before the bid or after it.
                if let Some(record) = read(&text) {
                    assert!(later == 3 && Some(&record) == wanted.as_ref(), "{text}");
                } else {
                    assert!(later < 3 || except == "but" || except == "men", "{text}");
                }
            }
            // Nothing is told of them, or not all passed.
            for text in if ["but", "men"].contains(&except) {
                Vec::new()
            } else {
                vec![
                    format!("1S {} {} passed", all.split(' ').next().unwrap(), except),
                    format!("1S {} {except} {} passed", all.split(' ').next().unwrap(), names[3]),
                ]
            } {
                assert!(read(&text).is_none(), "{text}");
            }
        }
    }
}

/// `1H on my left, double by partner, 1H by RHO`, `my partner (S) 1H`: the neighbours of the writer, wherever the writer sits.
#[test]
fn neighbours_of_the_writer_are_told_by_where_they_sit() {
    let wanted = read("LHO 1H, partner X, RHO 1H").unwrap();
    for text in [
        "1H on my left, double by partner, 1H by RHO",
        "1H to my left, partner X, 1H on my right",
        "on my left 1H, partner X, on my right 1H",
        "1hj til venstre for meg, makker X, 1hj til høyre for meg",
    ] {
        assert_eq!(read(text).as_ref(), Some(&wanted), "{text}");
    }
    for (writer, seat) in Seat::ALL.into_iter().enumerate() {
        let at = |later: usize| LETTERS[(writer + later) % 4];
        let wanted = read(&format!("{}: 2C, {}: 2H, {}: 2D", at(2), at(3), at(0))).unwrap();
        for text in [
            format!("my partner ({}) 2C, RHO 2H, me 2D", at(2)),
            format!("partner ({}) 2C, my RHO ({}) 2H, I ({}) bid 2D", at(2), at(3), at(0)),
            format!("{} (my partner) 2C, {} (my RHO) 2H, me 2D", ENGLISH[(writer + 2) % 4], ENGLISH[(writer + 3) % 4]),
            format!("makker ({}) 2kl, HM 2hj, jeg 2ru", at(2)),
        ] {
            assert_eq!(read(&text).as_ref(), Some(&wanted), "{text} {seat}");
        }
        // Two places at once.
        let text = format!("partner ({}) 2C, my RHO ({}) 2H, me 2D", at(2), at(2));
        assert!(read(&text).is_none(), "{text}");
    }
}

/// `E 1H, W 1H, S had passed`: between the two, if that is the call that is missing.
#[test]
fn a_pass_told_too_late_stands_between_the_two() {
    for (names, had) in [(ENGLISH, "had passed"), (LETTERS, "had already passed"), (NORWEGIAN, "hadde passet")] {
        for (dealer, player) in (0..4).flat_map(|dealer| (0..4).map(move |player| (dealer, player))) {
            let (one, next) = (name(names, dealer, 0), name(names, dealer, 2));
            for apart in [", ", ". "] {
                let text = format!("{one} 1H{apart}{next} 1H{apart}{} {had}", name(names, dealer, player));
                let wanted = read(&format!("dealer {}. 1H P 1H", LETTERS[dealer]));
                match read(&text) {
                    Some(record) => assert_eq!(player == 1, Some(&record) == wanted.as_ref(), "{text}"),
                    None => assert!(player != 1, "{text}"),
                }
            }
        }
    }
}

/// `N 1S, E P, their LHO 1H`: of the player who has just called. Of somebody’s partner it is asked whose.
#[test]
fn a_neighbour_of_the_player_who_just_called_calls_next() {
    for (names, his, lho) in [(ENGLISH, "his", "LHO"), (LETTERS, "their", "LHO"), (NORWEGIAN, "hans", "VM")] {
        for (dealer, _) in LETTERS.iter().enumerate() {
            let (one, next) = (name(names, dealer, 0), name(names, dealer, 1));
            let wanted = read(&format!("dealer {}. 1S P 1H", LETTERS[dealer])).unwrap();
            let text = format!("{one} 1S, {next} pass, {his} {lho} 1H");
            assert_eq!(read(&text), Some(wanted), "{text}");
            for other in ["partner", "RHO", "makker", "HM"] {
                let text = format!("{one} 1S, {next} pass, {his} {other} 1H");
                assert!(read(&text).is_none(), "{text}");
            }
        }
    }
}

/// `opened 1C but meant 1S, pulled the wrong card`: the same as a slip that was named first.
#[test]
fn what_was_meant_and_then_the_slip() {
    for (auction, meant) in [("N 1C", "1S"), ("1NT P 2D", "2H"), ("1S P 1H", "2H")] {
        let wanted = read(&format!("{auction} mispull > {meant}")).unwrap();
        for says in ["but meant", "meant", "should have been", "men mente", "skulle være"] {
            for slip in ["mispull", "pulled the wrong card", "wrong card", "feil kort", "tok feil lapp", "misclick"] {
                for text in [format!("{auction} {says} {meant}, {slip}"), format!("{auction}, {says} {meant} ({slip})")]
                {
                    assert_eq!(read(&text).as_ref(), Some(&wanted), "{text}");
                }
            }
        }
    }
}

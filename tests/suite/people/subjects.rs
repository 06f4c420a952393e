//! Who called, chose or saw: what is said of one player is never told of another.

use director_please::{
    bridge::{Call, Seat},
    record::{Event, LhoChoice},
    shorthand,
};

use super::calls;

pub(super) const ENGLISH: [&str; 4] = ["North", "East", "South", "West"];
pub(super) const LETTERS: [&str; 4] = ["N", "E", "S", "W"];
pub(super) const NORWEGIAN: [&str; 4] = ["nord", "øst", "sør", "vest"];

/// The calls by these players one after the other.
pub(super) fn in_turn(dealer: Seat, auction: &[&str]) -> Vec<(Option<Seat>, Call)> {
    let turns = std::iter::successors(Some(dealer), |seat| Some(seat.lho()));
    turns.zip(auction).map(|(seat, call)| (Some(seat), call.parse().unwrap())).collect()
}

/// The name of the player who sits at this place behind the dealer.
pub(super) fn name(names: [&'static str; 4], dealer: usize, later: usize) -> &'static str {
    names[(dealer + later) % 4]
}

#[test]
fn a_player_named_behind_a_call_made_that_call() {
    let (mut read, mut asked) = (0, 0);
    for auction in [["1D", "1H", "1D", "2C"], ["1S", "P", "1H", "X"], ["P", "1NT", "1H", "P"]] {
        for (dealer, seat) in Seat::ALL.into_iter().enumerate() {
            for (names, says) in [(ENGLISH, "dealer"), (LETTERS, "dealer"), (NORWEGIAN, "giver")] {
                // Which of the calls have their player behind them.
                for (named, apart) in
                    (1..16).flat_map(|named| [", ", "; ", ". ", "\n", " - "].map(|apart| (named, apart)))
                {
                    let call = |at: usize| match named >> at & 1 {
                        1 => format!("{} {}", auction[at], name(names, dealer, at)),
                        _ => auction[at].to_owned(),
                    };
                    let told = (0..4).map(call).collect::<Vec<_>>().join(apart);
                    let text = format!("{says} {}. {told}", names[dealer]);
                    match shorthand::read(&text, None) {
                        Ok(record) => assert_eq!(calls(&record), in_turn(seat, &auction), "{text}"),
                        Err(_) => asked += 1,
                    }
                    read += 1;
                }
            }
        }
    }
    assert!(asked * 3 < read, "{asked} of {read}");
}

#[test]
fn what_the_player_who_chose_did_then_is_never_the_offenders() {
    for (dealer, seat) in Seat::ALL.into_iter().enumerate() {
        let chooser = seat.rho();
        for (names, declines, joins) in [
            (
                ENGLISH,
                ["did not accept", "refused it", "rejects"],
                ["but bid", "but then bid", "and bid", ", then bid", "and then", "but"],
            ),
            (
                LETTERS,
                ["didn't accept", "declined", "refused"],
                ["but bid", "but then bid", "and bid", ", then bid", "and then", "but"],
            ),
            (
                NORWEGIAN,
                ["godtok ikke", "avslo", "nektet"],
                ["men meldte", "men så meldte", "og meldte", ", så meldte", "og så", "men"],
            ),
        ] {
            for (declines, joins) in declines.into_iter().flat_map(|one| joins.map(|two| (one, two))) {
                for call in ["1S", "2H", "passed", "X"] {
                    let who = name(names, dealer, 3);
                    let text = format!("{}: 1H P 1H, {who} {declines} {joins} {call}", LETTERS[dealer]);
                    let Ok(record) = shorthand::read(&text, None) else { continue };
                    assert_eq!(calls(&record).last().unwrap().0, Some(chooser), "{text}");
                }
            }
        }
    }
}

#[test]
fn a_second_call_told_of_the_same_player_is_not_the_next_players() {
    for (names, first, joins) in [
        (ENGLISH, ["opened", "bid"], ["and then bid", ", then bid", "and bid", "but then bid", "and"]),
        (LETTERS, ["opened", "bid"], ["and then bid", ", then bid", "and bid", "but then bid", "and"]),
        (NORWEGIAN, ["åpnet", "meldte"], ["og så meldte", "og meldte", "men meldte", "men så meldte", "og"]),
    ] {
        for (first, joins) in first.into_iter().flat_map(|one| joins.map(|two| (one, two))) {
            let second = if joins.len() < 4 { ["passed", "doubled"] } else { ["1D", "2NT"] };
            let second = if names == NORWEGIAN && joins == "og" { ["passet", "doblet"] } else { second };
            for (player, call) in names.into_iter().flat_map(|player| second.map(|call| (player, call))) {
                let text = format!("{player} {first} 1C {joins} {call}");
                assert!(shorthand::read(&text, None).is_err(), "{text}");
            }
        }
    }
}

#[test]
fn only_the_irregular_call_is_chosen_about() {
    for (names, owner, accepts, declines) in [
        (ENGLISH, "'s", "accepts", "rejects"),
        (LETTERS, "'s", "accepted", "refused"),
        (NORWEGIAN, "s", "godtar", "nekter"),
    ] {
        for (dealer, seat) in Seat::ALL.into_iter().enumerate() {
            let [first, second, offender, chooser] = [0, 1, 2, 3].map(|later| name(names, dealer, later));
            let auction = format!("{first} 1H, {second} pass, {offender} 1H");
            for (says, choice) in [(accepts, LhoChoice::Accepts), (declines, LhoChoice::Declines)] {
                for other in
                    ["2H".to_owned(), "1S".to_owned(), format!("{first}{owner} 1H"), format!("{second}{owner} pass")]
                {
                    let text = format!("{auction}. {chooser} {says} {other}");
                    assert!(shorthand::read(&text, None).is_err(), "{text}");
                }
                if owner == "s" {
                    continue;
                }
                let text = format!("{auction}. {chooser} {says} {offender}{owner} 1H");
                let record = shorthand::read(&text, None).unwrap_or_else(|problems| panic!("{text}: {problems:?}"));
                assert_eq!(calls(&record), in_turn(seat, &["1H", "P", "1H"]), "{text}");
                assert_eq!(record.events.last(), Some(&Event::Lho(choice)), "{text}");
            }
        }
    }
}

/// `W no, N 1S`: a refusal is followed by the offender's call, a pass by another player's.
#[test]
fn no_before_another_players_call_is_asked_about() {
    for (names, no) in [(ENGLISH, "no"), (LETTERS, "no"), (NORWEGIAN, "nei")] {
        for (dealer, goes_on) in (0..4).flat_map(|dealer| [0, 1].map(|goes_on| (dealer, goes_on))) {
            for sign in [": ", " ", ":"] {
                let player = |later: usize| format!("{}{sign}", name(names, dealer, later));
                let text =
                    format!("{}1H {}P {}1H {}{no} {}2C", player(0), player(1), player(2), player(3), player(goes_on));
                assert!(shorthand::read(&text, None).is_err(), "{text}");
            }
        }
    }
}

/// `rej, North must pass, 2H`: whose 2H it is the remark does not say; nor does somebody who speaks, `E: director! 2H`.
#[test]
fn a_bare_call_after_a_remark_about_a_player_is_asked_about() {
    for (names, remarks) in [
        (
            ENGLISH,
            [" must pass,", " is barred.", " was barred,", " is barred from the auction,", ": director!", ": TD!"],
        ),
        (LETTERS, [" barred,", " barred", " shut out,", " must pass,", ": director please!", " says director"]),
        (NORWEGIAN, [" må passe,", " er sperret,", " har meldeforbud.", " sperret", ": TL!", ": dommer!"]),
    ] {
        for (remark, player) in remarks.into_iter().flat_map(|remark| names.map(|player| (remark, player))) {
            for (auction, call) in
                [("1S P 1H", "2H"), ("1S P 1H rej", "2C"), ("1S P 1H rej 2C", "P"), ("1D X 1C acc", "1NT")]
            {
                for (before, after) in [(", ", " "), (". ", " "), (" ", " "), (" - ", " - "), ("\n", "\n")] {
                    let text = format!("{auction}{before}{player}{remark}{after}{call}");
                    assert!(shorthand::read(&text, None).is_err(), "{text}");
                }
            }
        }
    }
}

/// `1S P 1H, East called the director, X`: behind an irregular call, the text does not say whose a bare call is.
#[test]
fn a_bare_call_after_the_director_was_called_is_asked_about() {
    for (names, called) in [
        (ENGLISH, ["called the director", "called TD at once", "then called the director", "called the director over"]),
        (LETTERS, ["called TD", "calls the director", "immediately called TD", "asked for TD"]),
        (NORWEGIAN, ["tilkalte TL", "ringte TL", "kaller på TL", "hentet TL"]),
    ] {
        let nobody = if names == NORWEGIAN { "TL tilkalt" } else { "the director was called" };
        let told = names.into_iter().flat_map(|player| called.map(|called| format!("{player} {called}")));
        for (told, apart) in told
            .chain([nobody.to_owned()])
            .flat_map(|told| [", ", ". ", " ", " - ", "\n"].map(|apart| (told.clone(), apart)))
        {
            for auction in ["1S P 1H", "1NT 2D 2C", "dealer N. E:1H", "dealer N. S:P oot"] {
                for (call, next) in
                    ["2NT", "X", "P"].into_iter().flat_map(|call| [", ", ". ", "\n"].map(|next| (call, next)))
                {
                    let text = format!("{auction}{apart}{told}{next}{call}");
                    assert!(shorthand::read(&text, None).is_err(), "{text}");
                }
            }
        }
    }
}

/// `sør så bare 1ru` tells what South saw.
#[test]
fn a_call_that_may_only_have_been_seen_is_asked_about() {
    for (dealer, later) in (0..4).flat_map(|dealer| (0..4).map(move |later| (dealer, later))) {
        for (names, saw) in
            [(NORWEGIAN, "så bare"), (NORWEGIAN, "så"), (NORWEGIAN, "bare"), (ENGLISH, "just"), (NORWEGIAN, "så kun")]
        {
            for call in ["1D", "1H", "1S"] {
                let text = format!("{}: 1D 1S 1H, {} {saw} {call}", LETTERS[dealer], name(names, dealer, later));
                assert!(shorthand::read(&text, None).is_err(), "{text}");
                if saw.starts_with("så ") {
                    let text = format!("{}: 1D 1S 1H. {saw} {call}", LETTERS[dealer]);
                    assert!(shorthand::read(&text, None).is_err(), "{text}");
                }
            }
        }
    }
}

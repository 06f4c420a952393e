//! What stands behind a label, in a sentence of its own, or in a second telling, is no call of the auction: it is asked about.

use super::{asks, calls, read};

/// `Offender: East`, `TD: W`, `vul: E`: no dealer, and nobody who calls next.
#[test]
fn a_player_behind_a_label_does_not_call() {
    for label in ["Offender", "Offending player", "Declarer", "TD", "vul", "from", "Feilende", "sone", "Spillefører"]
        .into_iter()
        .chain(["Mistake by", "Reported by", "Player", "Lag", "Feil av", "I am", "Section", "Tilkalt av", "Position"])
    {
        for seat in ["E", "West", "øst", "N"] {
            for sign in [". ", "\n", ", "] {
                asks(&format!("{label}: {seat}{sign}1S 1H"));
                asks(&format!("dealer N, {label}: {seat}{sign}1S 1H"));
            }
        }
    }
    for label in ["Offender", "Declarer", "TD", "Feilende"] {
        asks(&format!("{label}: E 1S 1H"));
    }
    for text in [
        "Room: N 1S E 1H",
        "Problem: N 1S, E 1H",
        "Sak: N 1S, Ø 1H",
        "Auction: N 1S E 1H",
        "Bidding: N 1S E 1H",
        "Help: N 1S E 1H",
        "table 4: N 1S E 1H",
    ] {
        assert_eq!(calls(&read(text)), calls(&read("N 1S E 1H")), "{text}");
    }
}

/// `System: 1NT 15-17`, `We play 2D multi.`, `Question about 1H.`: not made in this auction.
#[test]
fn a_call_behind_a_label_or_a_verb_is_not_made() {
    for said in [
        "System: 1NT 15-17",
        "System: 2D multi",
        "Contract: 4S",
        "Par: 4S",
        "Kontrakt: 4sp",
        "We play 1NT weak",
        "We play 2D",
        "We played 4S",
        "vi spiller 1gr 15-17",
        "vi har 2ru multi",
        "vi spilte 4sp",
        "Final: 2H",
        "Offending call: 1H",
        "Played: 4S",
        "Sluttmelding: 2H",
        "Question about 1H",
        "Question on 1H",
        "Ang. 1hj",
        "Re: 1H",
        "Problem: 1H",
        "Emne: 1hj",
    ] {
        for sign in [". ", "\n"] {
            asks(&format!("{said}{sign}1S 1H"));
            asks(&format!("{said}{sign}N 1S E 1H"));
        }
    }
    for text in [
        "We had 1S 1H",
        "Par: 1S 1H",
        "vi hadde 1sp 1hj",
        "Problem: 1S 1H",
        "Question about 1S 1H",
        "Help with this: 1S 1H",
        "Emne: 1S 1H",
    ] {
        assert_eq!(calls(&read(text)), calls(&read("1S 1H")), "{text}");
    }
}

/// `1S 1H correction: it was 1S 2H`: the auction once more, or another one.
#[test]
fn a_second_telling_makes_no_calls() {
    for words in [
        "correction:",
        "correction: it was",
        "my mistake,",
        "PS: it was",
        "again:",
        "rettelse: det var",
        "rettelse:",
        "tastefeil:",
        "misclick",
        "Board 2.",
        "spill 2:",
        "hand 2:",
    ] {
        for [one, other] in [["1S 1H", "1S 2H"], ["1H P 1H", "1H X 1H"], ["1NT 2H 2D", "1NT 2H 2S"]] {
            for sign in [" ", ". ", "\n"] {
                asks(&format!("{one}{sign}{words} {other}"));
            }
        }
    }
    for text in ["1S 1H\nN 1S\nE 1H\nS ?", "N bid 1S. E bid 1H. N 1S, E 1H."] {
        asks(text);
    }
    for text in [
        "1S P 1H at table 4 P P",
        "1S 1H table 4 rej 2H P",
        "1D 1H 1D",
        "N 1D. E 1H. S 1D.",
        "1S 1H, board 6",
        "1D. 1H. 1D.",
    ] {
        read(text);
    }
}

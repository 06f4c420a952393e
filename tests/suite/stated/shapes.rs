//! What a bracket says of the shape of a bid in a suit without naming it, or says beside its suit: the bid is not taken for natural.

use director_please::meaning::Purpose;

use super::*;

fn ruled(text: &str) -> Ruling {
    let read = shorthand::understand(text, None).unwrap_or_else(|problems| panic!("{text}: {problems:?}"));
    laws::rule(&read.record).unwrap()
}

/// Hands of any shape, and one shape or any.
const ANY_OR_TWO_WAY: [&str; 16] = [
    "any 12+",
    "8+ any",
    "0-7 any",
    "12+ any shape",
    "gf any",
    "8+ alle hender",
    "11-13 bal or 17+",
    "16+ or 11-13 bal",
    "12-14 bal or 18+ any",
    "16+ unbal or 19+ bal",
    "17+ or weak bal",
    "11-13 jevn eller 17+",
    "natural or 12-14 bal",
    "4441 or 20+",
    "5+x or 17+",
    "bal 12-14, or 20+",
];

#[test]
fn any_hand_and_one_of_two_are_no_natural_bid() {
    for said in ANY_OR_TWO_WAY {
        for edition in Edition::ALL {
            for text in [
                format!("1S 1C({said}) ib > 2C"),
                format!("1S 1D({said}) ib > 2D"),
                format!("1S 1H({said}) ib > 2H"),
                format!("1S 1H ib > 2H({said})"),
                format!("1C P 1C({said}) ib > 2C"),
            ] {
                let text = format!("{text} {}", edition.year());
                assert!(asks(&ruled(&text)), "{text}\n{}", ruled(&text));
            }
        }
    }
}

/// Whatever is said of the shape, a call that shows the same is not found to be another.
#[test]
fn the_same_words_on_both_sides_bar_nobody() {
    let shapes = [
        "4441 11-15",
        "solid C 10+",
        "no singleton 12+",
        "unbal 16+",
        "bal 15-17 no 5+M",
        "5-5 10+",
        "void x",
        "5+x 10+",
    ];
    // Beside a minor these leave its suit as it is.
    let of_hearts = ["no 4+M", "longest H 10+", "no majors", "less than 2H"];
    let mut ruled_on = 0;
    for said in ANY_OR_TWO_WAY.into_iter().chain(shapes).chain(of_hearts) {
        for edition in Edition::ALL {
            for (bid, replacement) in [("1H", "2D"), ("1H", "2C"), ("1C", "2D"), ("1D", "2H")] {
                if bid != "1H" && of_hearts.contains(&said) {
                    continue;
                }
                let text = format!("1S {bid}({said}) ib > {replacement}({said}) {}", edition.year());
                if meaning::understood(said).is_none() {
                    continue;
                }
                let ruling = ruled(&text);
                let is_barred = ruling.incidents[0].result.partner_passes != Passes::None;
                assert!(!is_barred || asks(&ruling), "{text}\n{ruling}");
                ruled_on += 1;
            }
        }
    }
    assert!(ruled_on > 150, "{ruled_on}");
}

/// 2007 Law 27B1(a): both bids have to be incontrovertibly not artificial, and a convention that shows its suit is one all the same.
#[test]
fn a_convention_that_names_its_suit_is_no_natural_bid_in_2007() {
    let conventional = Purpose::ALL.iter().filter(|purpose| purpose.is_conventional() && **purpose != Purpose::Natural);
    let mut ruled_on = 0;
    for name in conventional.map(|purpose| purpose.name()) {
        for text in [
            format!("1S 1H ib > 2H({name}, 5+H) 2007"),
            format!("1S 1H ib > 2H(5+H)({name}) 2007"),
            format!("1S 1H({name}, 5+H) ib > 2H 2007"),
        ] {
            let Ok(read) = shorthand::understand(&text, None) else { continue };
            let ruling = laws::rule(&read.record).unwrap();
            assert!(asks(&ruling), "{text}\n{ruling}");
            ruled_on += 1;
        }
    }
    assert!(ruled_on > 30, "{ruled_on}");
}

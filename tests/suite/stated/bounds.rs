//! Two ways of saying how many: both rule the same, or the second is not understood and the director is asked.

use super::*;

/// Rulings with a place for a meaning, the meaning in short, and the same as players write it.
const SAID: [(&str, &str, &[&str]); 9] = [
    (
        "1H 1S 1D(4+D no 4S 6-9) ib > X({})",
        "4+D no 4S 6-9",
        &["4+D without 4S 6-9", "4+D denies 4 spades 6-9", "4+D but not 4S 6-9", "4+D uten 4 spar 6-9"],
    ),
    ("1S 1D({}) ib > X(4+C 11+)", "2+C 11+", &["2 clubs at least 11+", "2 kløver minst 11+", "2 clubs minimum 11+"]),
    ("1S 1D({}) ib > X(5+C 12+)", "10+ 5+C", &["10 hcp at least 5+C", "10 hp minst 5+kl", "10 hcp min 5+C"]),
    ("1S 1D(3S 8+) ib > X({})", "0-3S 8+", &["3 spades at most 8+", "3 spar maks 8+", "3 spar høyst 8+"]),
    ("1C 1S 1H(4+H 6-10) ib > X({})", "0-10 4+H", &["10 hcp max 4+H", "10 hp maks 4+hj", "10 points at most 4+H"]),
    ("1S 1D(5+H 8+) ib > X({})", "5+H 9+", &["hearts: 5+, 9+", "H: 5+, 9+", "hjerter: 5+, 9+"]),
    ("1C 1D 1C({}) ib > X(4+H 4+S 8+)", "5+S 5+H 8+", &["5+ both majors, 8+", "minst 5 begge major, 8+"]),
    ("1S 1C(11-15 4=4=1=4) ib > X({})", "4=4=1=4 11-15", &["4-4-1-4, 11-15", "4414, 11-15"]),
    ("1S 1C(12-14 bal) ib > X({})", "gibberish", &["12-14 and 18-19 bal", "12-14 bal, 5+C 11+", "12-14, 15-17 bal"]),
];

#[test]
fn what_is_bounded_or_counted_in_other_words_is_ruled_the_same_or_asked() {
    let mut asked = 0;
    for (text, short, others) in SAID {
        for edition in Edition::ALL {
            let ruled = |meaning: &str| {
                let record = shorthand::read(&text.replace("{}", meaning), Some(edition)).unwrap();
                let ruling = laws::rule(&record).unwrap();
                (record, ruling)
            };
            let (_, plain) = ruled(short);
            for other in others {
                let (record, told) = ruled(other);
                let passes = [&plain, &told].map(|ruling| ruling.incidents[0].result.partner_passes);
                assert!(asks(&told) || !asks(&plain) && passes[0] == passes[1], "{text} {other}\n{plain}\n{told}");
                if meaning::read(other).is_ok() {
                    assert_eq!(asks(&plain), asks(&told), "{text} {other}");
                    continue;
                }
                asked += 1;
                for (reader, says) in [(Reader::Player, "I didn’t understand"), (Reader::Director, "cannot read")] {
                    let page = locale::page(&explain::explain(&record, &told, reader), Language::English);
                    let page = terminal::render(&page).split_whitespace().collect::<Vec<_>>().join(" ");
                    assert!(page.contains(says) && page.contains(other), "{text} {other}\n{page}");
                }
            }
        }
    }
    assert!(asked >= 14, "{asked}");
}

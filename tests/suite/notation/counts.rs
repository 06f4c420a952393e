//! Numbers, what bounds them and what they count: no word of it is lost, and nothing is counted twice.

use super::*;

fn hands(text: &str) -> HandSet {
    let meaning = read(text).unwrap_or_else(|problems| panic!("{text}: {problems:?}"));
    HandSet::of(&meaning.condition()).unwrap()
}

fn are_read_the_same(one: &str, other: &str) {
    let (left, right) = (hands(one), hands(other));
    assert!(left.is_within(&right).unwrap() && right.is_within(&left).unwrap(), "{one} and {other}");
}

fn is_refused(text: &str) {
    let problems = read(text).err().unwrap_or_else(|| panic!("{text}: {}", read(text).unwrap()));
    assert!(problems.iter().all(|problem| problem.from < problem.to && !problem.expected.is_empty()), "{text}");
}

const DENYING: [&str; 8] = ["without", "w/o", "denies", "deny", "but not", "uten", "benekter", "men ikke"];

#[test]
fn points_behind_a_length_that_is_denied_are_not_denied_with_it() {
    for word in DENYING {
        for length in ["4S", "4 spades", "4+H", "a 4-card major", "4-korts major", "4M"] {
            for before in ["", "5+D ", "5+D, "] {
                for more in ["6-9", "8-11 hcp", "12+", "and 8-11", "og 8-11", "bal", "12-14 bal"] {
                    is_refused(&format!("{before}{word} {length} {more}"));
                }
                are_read_the_same(&format!("{before}{word} {length}"), &format!("{before}except ({length})"));
            }
        }
    }
}

const COUNTED: [(&str, &str, &str); 7] = [
    ("10", "points", "5+H"),
    ("8", "hcp", "6+S"),
    ("11", "hp", "4-5 hjerter"),
    ("3", "spades", "8-11"),
    ("2", "kløver", "11+"),
    ("1", "spar", "8-15"),
    ("3", "hearts", "bal"),
];

#[test]
fn a_bound_behind_a_number_bounds_that_number() {
    let words = [
        ("max", "at most"),
        ("maks", "at most"),
        ("maximum", "at most"),
        ("høyst", "at most"),
        ("at most", "at most"),
        ("min", "at least"),
        ("minimum", "at least"),
        ("minst", "at least"),
        ("at least", "at least"),
        ("exactly", "exactly"),
        ("nøyaktig", "exactly"),
    ];
    for (word, bound) in words {
        for (number, unit, more) in COUNTED {
            let bounded = format!("{bound} {number} {unit}");
            for between in [" ", ", ", " and ", " med "] {
                are_read_the_same(&format!("{number} {unit} {word}{between}{more}"), &format!("({bounded}) {more}"));
            }
            are_read_the_same(&format!("{more}, {number} {unit} {word}"), &format!("({bounded}) {more}"));
        }
        for bare in ["10 hcp {} 5 hearts", "3 spades {} 8 hcp", "10 hp {} 5 spar", "5 hearts {} 3 spades"] {
            is_refused(&bare.replace("{}", word));
        }
    }
}

#[test]
fn a_bound_against_its_number_is_refused() {
    let upper = ["max", "maks", "maximum", "at most", "høyst", "up to", "inntil", "exactly", "nøyaktig"];
    for word in upper {
        for number in ["5+H", "5+ hearts", "8+", "12+ hcp"] {
            is_refused(&format!("{word} {number}"));
            is_refused(&format!("10-12, {word} {number}"));
        }
    }
    for word in ["min", "minimum", "at least", "minst"] {
        for number in ["8-", "12-14 bal", "3-4 H", "15-17"] {
            is_refused(&format!("{word} {number}"));
        }
    }
    for word in ["max", "maks", "at most", "høyst"] {
        for number in ["15-17 bal", "3-4 H"] {
            is_refused(&format!("{word} {number}"));
        }
    }
    are_read_the_same("from 12 to 14", "12-14");
    are_read_the_same("fra 12 til 14 jevn", "12-14 bal");
}

#[test]
fn one_digit_behind_a_suit_is_a_length() {
    for (name, letter) in [("S", "S"), ("spades", "S"), ("hjerter", "H"), ("hearts", "H"), ("D", "D"), ("♣", "C")] {
        for digit in 2..10 {
            are_read_the_same(&format!("{name}: {digit}+, 8-11"), &format!("{digit}+{letter}, 8-11"));
            are_read_the_same(&format!("{name}:{digit}, 8+"), &format!("{digit}{letter}, 8+"));
        }
        are_read_the_same(&format!("{name}: 2-3"), &format!("2-3{letter}"));
        assert!(matches!(read(&format!("{name}:A")).unwrap().shows, Condition::Has(Quality::Held(..))), "{name}");
        assert!(matches!(read(&format!("{name}:98")).unwrap().shows, Condition::Has(Quality::Held(..))), "{name}");
        is_refused(&format!("{name}:10"));
    }
}

#[test]
fn a_number_beside_both_suits_is_of_each() {
    for (both, one, other) in [("both majors", "S", "H"), ("begge major", "S", "H"), ("both minors", "D", "C")] {
        for cards in [4, 5] {
            let each = format!("{cards}+{one} {cards}+{other}");
            for text in ["N+ B", "B N+", "N+ in B", "at least N B", "minst N B", "B N or more"] {
                let text = text.replace('N', &cards.to_string()).replace('B', both);
                are_read_the_same(&text, &each);
                are_read_the_same(&format!("{text}, 8-11"), &format!("{each} 8-11"));
            }
        }
        is_refused(&format!("6+ {both}"));
        is_refused(&format!("{both} 6+"));
        are_read_the_same(&format!("12+ {both}"), &format!("4+{one} 4+{other} 12+"));
        are_read_the_same(&format!("{both} 8-11"), &format!("4+{one} 4+{other} 8-11"));
    }
}

#[test]
fn four_lengths_that_do_not_fall_are_in_order() {
    let lengths = (0..10_000).map(|number| [number / 1_000, number / 100 % 10, number / 10 % 10, number % 10]);
    let mut seen = 0;
    for shape in lengths.filter(|shape| shape.iter().sum::<i32>() == 13) {
        let written = |between: &str| shape.map(|cards| cards.to_string()).join(between);
        let ordered = read(&written("=")).unwrap();
        for text in [written(""), written("-")] {
            let read = read(&text).unwrap();
            let falls = shape.is_sorted_by(|one, next| one >= next);
            let any = super::read(&format!("({})", written(""))).unwrap();
            assert_eq!(read.shows, if falls { any.shows } else { ordered.shows.clone() }, "{text}");
            assert_eq!(read.notes.len(), 1, "{text}");
            seen += usize::from(!falls);
        }
    }
    assert!(seen > 800, "{seen}");
}

#[test]
fn two_counts_of_a_kind_without_or_are_refused() {
    let counts = [
        ("12-14", "18-19 bal"),
        ("12-14 bal", "18-19"),
        ("12-14 bal", "5+C 11+"),
        ("5+H 8-11", "16+"),
        ("5+H 6-9", "4+H 10-12"),
        ("6+H", "3=H"),
        ("5+", "8-11"),
        ("6+ any", "11-15"),
        ("4+M", "5+M"),
    ];
    for (one, other) in counts {
        for between in [", ", " ", " and ", " & ", " og ", "; ", " with "] {
            is_refused(&format!("{one}{between}{other}"));
            is_refused(&format!("5+D{between}{one}{between}{other}"));
        }
        if !other.contains(' ') {
            continue;
        }
        assert!(read(&format!("({one}) or ({other})")).is_ok(), "{one} {other}");
    }
    are_read_the_same("8+, at most 15 hcp", "8-15");
    are_read_the_same("3+H, at most 5 hearts", "3-5H");
    are_read_the_same("(5+H 12-21) 12-15", "5+H 12-15");
}

#[test]
fn two_numbers_that_follow_each_other_are_lengths() {
    for suit in ["S", "hearts", "ruter", "kl"] {
        for (one, next) in (0..8).map(|one| (one, one + 1)) {
            // Two of the three highest cards are what everybody writes so.
            if (one, next) != (2, 3) {
                are_read_the_same(&format!("{one}/{next} {suit}"), &format!("{one}-{next} {suit}"));
                are_read_the_same(&format!("11-14, {one}/{next} {suit}"), &format!("11-14, {one}-{next} {suit}"));
            }
        }
    }
}

#[test]
fn pen_is_for_penalties_only_where_nothing_else_is_said() {
    assert_eq!(read("pen").unwrap().purposes, read("penalty").unwrap().purposes);
    for text in ["5+H, pen farge", "pen 6-korts", "6+H, pen hånd 12-15", "pen hånd", "5+H pen", "12-14, pen"] {
        is_refused(text);
    }
}

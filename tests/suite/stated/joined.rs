//! What `or`, `with`, a comma and a denial join: two ways of saying the same show the same hands, and where nobody knows what is
//! joined, nothing is read.

use director_please::meaning::{self, Comparison, SetRelation, Shown};

const LENGTHS: [&str; 4] = ["4+S", "5+D", "3-C", "6+H"];

fn shown(text: &str) -> Shown {
    Shown::new(meaning::read(text).unwrap_or_else(|problems| panic!("{text}: {problems:?}")))
}

fn are_the_same(one: &str, other: &str) {
    let comparison = Comparison::of(&shown(one), &shown(other)).unwrap();
    assert_eq!(comparison.relation, SetRelation::Equal, "{one} / {other}");
    assert!(comparison.hands.both > 0, "{one}");
}

#[test]
fn neither_of_two_is_denied_whatever_the_word() {
    for one in LENGTHS {
        for other in LENGTHS.into_iter().filter(|other| *other != one) {
            let apart = format!("8-16 except ({one}) except ({other})");
            for word in ["no", "not", "ikke", "ingen", "denies", "except", "without", "but not", "uten", "benekter"] {
                for or in ["or", "eller"] {
                    are_the_same(&format!("8-16 {word} {one} {or} {other}"), &apart);
                }
            }
            for word in ["no", "not", "ikke"] {
                are_the_same(&format!("{word} {one} or {other}, 8-16"), &apart);
            }
        }
    }
}

#[test]
fn behind_a_comma_nobody_knows_what_is_denied() {
    for word in ["denies", "except", "without", "but not", "uten", "benekter", "unntatt", "men ikke"] {
        for more in ["8-16", "4D", "5+H", "bal", "gf 12+"] {
            let text = format!("5+H {word} 4+S, {more}");
            assert!(meaning::read(&text).is_err(), "{text}");
        }
        are_the_same(&format!("5+H 8-16 {word} 4+S"), "5+H 8-16 0-3S");
        are_the_same(&format!("5+H {word} (4+S), 8-16"), "5+H 8-16 0-3S");
    }
    for word in ["no", "not", "ikke"] {
        for shape in ["bal", "jevn", "unbal"] {
            for text in [format!("5+H 12-21, {word} 15-17 {shape}"), format!("5+H 12-21, {word} {shape} 15-17")] {
                assert!(meaning::read(&text).is_err(), "{text}");
            }
        }
        are_the_same(&format!("5+H, {word} bal, 12-21"), "5+H 12-21 unbal or 5+H 12-21 semibal except (bal)");
    }
}

#[test]
fn shortness_of_two_kinds_is_in_the_suit_that_follows() {
    for suit in ["S", "spades", "in spades", "spar"] {
        for few in ["singleton or void", "void or singleton", "singel eller renons", "stiff or void"] {
            are_the_same(&format!("{few} {suit}"), "0-1S");
        }
        are_the_same(&format!("doubleton or singleton {suit}"), "1-2S");
    }
    are_the_same("singleton H or void H", "0-1H");
}

#[test]
fn what_stands_before_a_choice_belongs_to_each() {
    for (one, other) in [("4+C", "4+D"), ("5+C", "5+D"), ("4+S", "4+D")] {
        for with in ["with", "and", "og", "med"] {
            are_the_same(&format!("5+H {with} {one} or {other}"), &format!("5+H ({one} or {other})"));
            are_the_same(&format!("8-16, 5+H {with} {one} or {other}"), &format!("8-16 5+H ({one} or {other})"));
        }
    }
    for (one, other) in [("bal", "semibal"), ("bal", "5422"), ("jevn", "6322")] {
        for points in ["15-17", "15-17 hcp", "15-17 hp"] {
            are_the_same(&format!("{points}, {one} or {other}"), &format!("15-17 ({one} or {other})"));
        }
    }
    are_the_same("12-14 bal or 5+C", "(12-14 bal) or (5+C)");
}

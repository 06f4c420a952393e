//! Whatever stands with `or`, commas and spaces between: it is read as one way of putting it together shows, or not at all.

use director_please::meaning::{self, HandSet};

use crate::dice::Dice;

/// Things said, in English and in Norwegian.
const ATOMS: [(&str, &str); 12] = [
    ("5+H", "5+hj"),
    ("5+S", "minst 5 spar"),
    ("4+C", "4+kl"),
    ("0-1D", "0-1ru"),
    ("8-16", "8-16"),
    ("17-19", "17-19"),
    ("13+", "13+ hp"),
    ("bal", "jevn"),
    ("4441", "4441"),
    ("4+m", "4+m"),
    ("5422", "5422"),
    ("longest H", "lengst hj"),
];

/// The first of these are put together in every way.
const IN_EVERY_WAY: usize = 9;

/// What stands between two of them.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Joiner {
    Space,
    Comma,
    Or,
    CommaOr,
}

const JOINERS: [Joiner; 4] = [Joiner::Space, Joiner::Comma, Joiner::Or, Joiner::CommaOr];

/// What is written for a space, a comma, and `or`.
type Signs = [&'static str; 3];
const ENGLISH: Signs = [" ", ", ", " or "];
const NORWEGIAN: Signs = [" ", ", ", " eller "];
/// Other ways of writing the same.
const OTHER_SIGNS: [Signs; 4] =
    [[" & ", ", ", " or "], [" ", "; ", " or "], [" ", ", ", " | "], ["  ", " ,", " eller "]];

impl Joiner {
    fn text(self, [space, comma, or]: Signs) -> String {
        match self {
            Joiner::Space => space.to_owned(),
            Joiner::Comma => comma.to_owned(),
            Joiner::Or => or.to_owned(),
            Joiner::CommaOr => format!(",{or}"),
        }
    }

    const fn is_or(self) -> bool {
        matches!(self, Joiner::Or | Joiner::CommaOr)
    }
}

/// Items with what stands between them.
struct Written {
    items: Vec<usize>,
    joiners: Vec<Joiner>,
}

impl Written {
    fn text(&self, signs: Signs) -> String {
        let item = |item: usize| if signs == NORWEGIAN { ATOMS[item].1 } else { ATOMS[item].0 };
        let mut text = item(self.items[0]).to_owned();
        for (next, joiner) in self.items[1..].iter().zip(&self.joiners) {
            text += &joiner.text(signs);
            text += item(*next);
        }
        text
    }

    fn backwards(&self) -> Written {
        let reversed = |joiners: &[Joiner]| joiners.iter().rev().copied().collect();
        Written { items: self.items.iter().rev().copied().collect(), joiners: reversed(&self.joiners) }
    }

    /// Whether `or` stands beside anything but two ranges, which may be one.
    fn has_choice(&self) -> bool {
        let is_range = |item: usize| {
            ATOMS[item].0.starts_with(|ch: char| ch.is_ascii_digit())
                && !ATOMS[item].0.contains(char::is_alphabetic)
                && ATOMS[item].0.contains(['-', '+'])
        };
        let mut beside = self.items.windows(2).zip(&self.joiners);
        beside.any(|(pair, joiner)| joiner.is_or() && !pair.iter().all(|item| is_range(*item)))
    }

    /// What stands side by side without a sign may stand in any order.
    fn reordered(&self) -> Vec<Written> {
        let mut orders = vec![self.items.clone()];
        let mut at = 0;
        while let Some(items) = orders.get(at).cloned() {
            for (place, _) in self.joiners.iter().enumerate().filter(|(_, joiner)| **joiner == Joiner::Space) {
                let mut items = items.clone();
                items.swap(place, place + 1);
                if !orders.contains(&items) {
                    orders.push(items);
                }
            }
            at += 1;
        }
        orders.into_iter().map(|items| Written { items, joiners: self.joiners.clone() }).collect()
    }

    /// Every set of hands that it could show: with brackets anywhere, and with commas before an `or` as a list.
    fn ways(&self, sets: &[HandSet]) -> Vec<HandSet> {
        let last_or = self.joiners.iter().rposition(|joiner| joiner.is_or()).unwrap_or(0);
        let commas: Vec<usize> = (0..last_or).filter(|at| self.joiners[*at] == Joiner::Comma).collect();
        let mut ways = Vec::new();
        for listed in 0..1_usize << commas.len() {
            let mut joiners = self.joiners.clone();
            let listed = commas.iter().enumerate().filter(|(bit, _)| listed >> bit & 1 == 1);
            listed.for_each(|(_, at)| joiners[*at] = Joiner::Or);
            ways.extend(trees(&self.items, &joiners, sets));
        }
        ways
    }
}

fn trees(items: &[usize], joiners: &[Joiner], sets: &[HandSet]) -> Vec<HandSet> {
    if joiners.is_empty() {
        return vec![sets[items[0]].clone()];
    }
    let mut found = Vec::new();
    for (at, joiner) in joiners.iter().enumerate() {
        let behind = trees(&items[at + 1..], &joiners[at + 1..], sets);
        for before in trees(&items[..=at], &joiners[..at], sets) {
            found.extend(behind.iter().map(|one| if joiner.is_or() { before.or(one) } else { before.and(one) }));
        }
    }
    found
}

fn hands(text: &str) -> Option<HandSet> {
    meaning::understood(text).map(|meaning| HandSet::of(&meaning.condition()).unwrap())
}

fn are_equal(one: &HandSet, other: &HandSet) -> bool {
    one.is_within(other).unwrap() && other.is_within(one).unwrap()
}

fn sets() -> Vec<HandSet> {
    ATOMS.iter().map(|(atom, _)| hands(atom).unwrap()).collect()
}

/// Whether it was read.
fn check(written: &Written, sets: &[HandSet]) -> bool {
    let (text, norwegian) = (written.text(ENGLISH), written.text(NORWEGIAN));
    let (read, translated) = (hands(&text), hands(&norwegian));
    assert_eq!(read.is_some(), translated.is_some(), "{text} / {norwegian}");
    let (Some(read), Some(translated)) = (read, translated) else { return false };
    assert!(are_equal(&read, &translated), "{text} / {norwegian}");
    let mut ways = written.reordered().into_iter().flat_map(|one| one.ways(sets));
    assert!(ways.any(|way| are_equal(&way, &read)), "{text}");
    assert!(!written.has_choice() || !read.is_empty().unwrap(), "{text}");
    if let Some(backwards) = hands(&written.backwards().text(ENGLISH)) {
        assert!(are_equal(&read, &backwards), "{text}, backwards");
    }
    let spelling = meaning::understood(&text).unwrap().to_string();
    assert!(are_equal(&read, &hands(&spelling).unwrap()), "{text}: {spelling}");
    for signs in OTHER_SIGNS {
        if let Some(again) = hands(&written.text(signs)) {
            assert!(are_equal(&read, &again), "{text} / {}", written.text(signs));
        }
    }
    true
}

#[test]
fn three_things_are_read_in_a_way_that_is_there_or_not_at_all() {
    let sets = sets();
    let (mut read, mut all) = (0, 0);
    for first in 0..IN_EVERY_WAY {
        for second in 0..IN_EVERY_WAY {
            for third in 0..IN_EVERY_WAY {
                if first == second || second == third || first == third {
                    continue;
                }
                for one in JOINERS {
                    for other in JOINERS {
                        let written = Written { items: vec![first, second, third], joiners: vec![one, other] };
                        all += 1;
                        read += usize::from(check(&written, &sets));
                    }
                }
            }
        }
    }
    assert!(read * 2 > all, "{read} of {all}");
}

#[test]
fn more_things_are_read_in_a_way_that_is_there_or_not_at_all() {
    let (sets, mut read) = (sets(), 0);
    for seed in 0..6_000 {
        let mut dice = Dice::new(seed);
        let count = 4 + dice.below(2);
        let items = (0..count).map(|_| dice.below(ATOMS.len())).collect();
        let joiners = (1..count).map(|_| JOINERS[dice.below(JOINERS.len())]).collect();
        read += usize::from(check(&Written { items, joiners }, &sets));
    }
    assert!(read > 1_000, "{read}");
}

/// Who is told to put what belongs together in brackets, and does, is understood.
#[test]
fn with_brackets_everything_is_read_as_it_is_written() {
    let sets = sets();
    for (first, (a, _)) in ATOMS.iter().enumerate() {
        for (second, (b, _)) in ATOMS.iter().enumerate() {
            for (third, (c, _)) in ATOMS.iter().enumerate() {
                let [one, two, three] = [first, second, third].map(|at| &sets[at]);
                let same = |text: &str, wanted: &HandSet| {
                    // `(8-16) (17-19)`: nobody means a call that no hand makes.
                    let Some(read) = hands(text) else {
                        let apart = [(one, two), (two, three)].into_iter().any(|(a, b)| a.and(b).is_empty().unwrap());
                        return assert!(apart, "{text}");
                    };
                    assert!(are_equal(&read, wanted), "{text}");
                };
                same(&format!("({a} or {b}) ({c})"), &one.or(two).and(three));
                same(&format!("({a}) ({b} or {c})"), &two.or(three).and(one));
                same(&format!("({a} or {b}), ({c})"), &one.or(two).and(three));
                same(&format!("(({a}) ({b})) or ({c})"), &one.and(two).or(three));
                same(&format!("({a}) or (({b}) ({c}))"), &two.and(three).or(one));
            }
        }
    }
}

/// `5+H or gf`: a word that tells of no hands is no alternative to any.
#[test]
fn a_word_for_what_a_call_is_for_is_no_other_hand() {
    let names = [
        "gf",
        "inv",
        "weak",
        "strong",
        "forcing",
        "transfer",
        "negative",
        "artificial",
        "michaels",
        "splinter",
        "sterk",
    ];
    for name in names {
        for (one, _) in ATOMS {
            for (other, _) in ATOMS {
                for text in [
                    format!("{one} or {name}"),
                    format!("{one} {other} or {name}"),
                    format!("{name} or {one}, {other}"),
                    format!("{one}, {other}, or {name}"),
                    format!("{one} or {other} or {name}"),
                    format!("{one}, {other} or {name}"),
                ] {
                    assert!(hands(&text).is_none(), "{text}");
                }
            }
            let told = hands(&format!("{name}, {one}")).unwrap();
            assert!(are_equal(&told, &hands(one).unwrap()), "{name}, {one}");
        }
    }
}

/// The choices that players write, each with its brackets.
#[test]
fn what_players_write_is_read_as_they_mean_it() {
    for (written, meant) in [
        ("6+M 6-10 or 20-22 bal", "(6+M 6-10) or (20-22 bal)"),
        ("6-10 6+M, or 20-22 bal", "(6+M 6-10) or (20-22 bal)"),
        ("multi, 6+M 6-10 or 20-22 bal", "(6+M 6-10) or (20-22 bal)"),
        ("6+H or 6+S, 6-10, or 20-22 bal", "((6+H or 6+S) 6-10) or (20-22 bal)"),
        ("5+C 11-21 or 12-14 bal", "(5+C 11-21) or (12-14 bal)"),
        ("4+C 11-21 or 12-14 bal or 18-19 bal", "(4+C 11-21) or (12-14 bal) or (18-19 bal)"),
        ("12-14 or 18-19 bal", "bal (12-14 or 18-19)"),
        ("bal, 12-14 or 18+", "bal (12-14 or 18+)"),
        ("4+H, 6-9 or 13+", "4+H (6-9 or 13+)"),
        ("11-13 bal or 17+", "(11-13 bal) or (17+)"),
        ("5+H or 5+S 8-16", "(5+H or 5+S) 8-16"),
        ("5+H or 5+S with 8-16", "(5+H or 5+S) 8-16"),
        ("majors or minors 8-16", "(majors or minors) 8-16"),
        ("5+H, 4+C or 4+D, 8-15", "5+H (4+C or 4+D) 8-15"),
        ("5+H or 5+S, 4+m, 8-15", "(5+H or 5+S) 4+m 8-15"),
        ("8-15, 5+H or 5+S, 4+m", "(5+H or 5+S) 4+m 8-15"),
        ("5+H and 4+C or 4+D, 8-16", "5+H (4+C or 4+D) 8-16"),
        ("15-17, 4333, 4432 or 5332", "15-17 ((4333) or (4432) or (5332))"),
        ("bal, 5422 or 6322, 15-17", "15-17 (bal or (5422) or (6322))"),
        ("15-17 bal or semibal", "15-17 (bal or semibal)"),
        ("6+H, 6-10 or 6+S, 8-11", "(6+H 6-10) or (6+S 8-11)"),
        ("enten 6+hj eller 6+sp, 6-10, eller 20-22 jevn", "((6+H or 6+S) 6-10) or (20-22 bal)"),
    ] {
        let [one, other] = [written, meant].map(|text| hands(text).unwrap_or_else(|| panic!("{text}")));
        assert!(are_equal(&one, &other), "{written}");
    }
    for unclear in [
        "bal 15-17 or 20+",
        "4+H 6-9 or 13+",
        "5+H, 5+C or 5+D, 8-16",
        "5+H 4+C or 4+D",
        "5+H or 5+S with 4+m",
        "5+H or 4+S 8-16",
        "8-16 5+H or (5+S)",
        "5+C, 11-21 or 12-14 bal",
        "6+H, weak or gf",
    ] {
        assert!(hands(unclear).is_none(), "{unclear}");
    }
}

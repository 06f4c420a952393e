//! What is left out hides no call: a thought in which somebody calls, what nobody noticed, passes that are counted; and tellings that
//! look like these and are plain.

use super::{
    asks, read,
    subjects::{ENGLISH, LETTERS, NORWEGIAN, name},
};

/// The names, a bid and a pass as told, and thoughts behind a player.
type Words = ([&'static str; 4], &'static str, &'static str, [&'static str; 5]);

const WORDS: [Words; 3] = [
    (
        ENGLISH,
        "bid",
        "passed",
        ["was thinking", "believed", "thought", "assumed that", "was under the impression that"],
    ),
    (LETTERS, "opened", "passed", ["thinking", "figured", "assumes", "was sure that", "in the belief that"]),
    (NORWEGIAN, "meldte", "passet", ["trodde", "antok at", "gikk ut fra at", "var sikker på at", "i den tro at"]),
];

/// `N 1S, E was thinking S bid 1H`: what South did, or what East thought. `N 1S, E 1H, thinking N bid 1C` explains East's bid.
#[test]
fn a_thought_hides_a_call_only_where_it_explains_another() {
    for (names, bid, passed, thoughts) in WORDS {
        for (dealer, thought) in (0..4).flat_map(|dealer| thoughts.map(|thought| (dealer, thought))) {
            let [first, second, third, fourth] = [0, 1, 2, 3].map(|later| name(names, dealer, later));
            for text in [
                format!("{first} 1S, {second} {thought} {third} {bid} 1H"),
                format!("{first} 1S, {second} {thought} {fourth} {passed}"),
                format!("{first} 1S. {third} {thought} {second} {bid} 2C"),
            ] {
                asks(&text);
            }
            let told = format!("{first} 1S, {second} {bid} 1H. {second} {thought} {first} {bid} 1C");
            if let Ok(record) = director_please::shorthand::read(&told, None) {
                assert_eq!(record, read(&format!("{first}: 1S 1H")), "{told}");
            }
        }
    }
}

/// `S 2C, didn't notice E doubled`: East did so before South called, or after. Where it is told that East had, nothing is new.
#[test]
fn what_nobody_noticed_had_happened_before() {
    let unseen = [
        (ENGLISH, ["didn't notice", "didn't see", "without noticing", "had not heard"], ["bid 3C", "doubled"]),
        (LETTERS, ["didn't spot", "never saw", "not noticing", "without seeing"], ["overcalled 3C", "doubled"]),
        (NORWEGIAN, ["så ikke", "merket ikke", "uten å merke", "uten å legge merke til"], ["meldte 3kl", "doblet"]),
    ];
    for (names, unseen, acts) in unseen {
        for (dealer, unseen, act) in
            (0..4).flat_map(|dealer| unseen.map(|unseen| acts.map(|act| (dealer, unseen, act)))).flatten()
        {
            let [first, second, third] = [0, 1, 2].map(|later| name(names, dealer, later));
            for sign in [" ", ", ", ". "] {
                asks(&format!("{first} 1S, {third} 2C{sign}{unseen} {second} {act}"));
                let told = format!("{first} 1S, {second} {act}, {third} 1S{sign}{unseen} {second} {act}");
                let plain = format!("{first} 1S, {second} {act}, {third} 1S");
                assert_eq!(read(&told), read(&plain), "{told}");
            }
        }
    }
}

/// `E p x2`, `two passes by E`: in which rounds East passed, or whether the next player did, nobody says.
#[test]
fn one_player_does_not_pass_for_the_next() {
    for (names, passed, counts) in [
        (ENGLISH, "passed", ["twice", "two times", "x2", "three times"]),
        (LETTERS, "p", ["x2", "x 2", "(x3)", "x3"]),
        (NORWEGIAN, "passet", ["to ganger", "2 ganger", "x2", "tre ganger"]),
    ] {
        for (dealer, count) in (0..4).flat_map(|dealer| counts.map(|count| (dealer, count))) {
            let [first, second, third] = [0, 1, 2].map(|later| name(names, dealer, later));
            for text in [
                format!("{second} {passed} {count}"),
                format!("{first} 1H, {second} {passed} {count}"),
                format!("{first} 1H, {second} {passed} {count}, {third} 1H"),
            ] {
                asks(&text);
            }
        }
    }
    ["two passes by E", "1H, three passes by East", "to pass av Ø", "tre passer fra vest, N 1hj"]
        .into_iter()
        .for_each(asks);
}

/// `E passed, then N opened 1S`: East dealt, or passed before North, who opened in turn.
#[test]
fn who_dealt_is_asked_where_somebody_opens_behind_a_pass_of_another() {
    for (names, passed, then, opened) in [
        (ENGLISH, "passed", ", ", "opened 1S"),
        (LETTERS, "passes", " then ", "opens 1S"),
        (NORWEGIAN, "passet", ", så ", "åpnet 1sp"),
    ] {
        for (first, later) in (0..4).flat_map(|first| (1..4).map(move |later| (first, later))) {
            let (passer, opener) = (name(names, first, 0), name(names, first, later));
            let text = format!("{passer} {passed}{then}{opener} {opened}");
            if later == 1 {
                assert_eq!(read(&text), read(&format!("{passer}: P 1S")), "{text}");
            } else {
                asks(&text);
            }
        }
    }
}

/// `N 1H, så passet Ø, så meldte S 1H`: the verb stands before the player.
#[test]
fn a_verb_before_its_player_is_theirs() {
    for dealer in 0..4 {
        let [first, second, third, fourth] = [0, 1, 2, 3].map(|later| name(NORWEGIAN, dealer, later));
        let plain = read(&format!("{first}: 1H P 1H"));
        for text in [
            format!("{first} åpner 1hj, så passer {second}, så melder {third} 1hj"),
            format!("{first} 1hj, så passet {second}, {third} 1hj"),
            format!("{first} 1hj. Så passet {second}. Så meldte {third} 1hj"),
            format!("{first} 1hj, så passet {second} og så meldte {third} 1hj"),
        ] {
            assert_eq!(read(&text), plain, "{text}");
        }
        let doubled = format!("{first} 1hj, så doblet {second}, så meldte {third} 1hj, {fourth} pass");
        assert_eq!(read(&doubled), read(&format!("{first}: 1H X 1H P")), "{doubled}");
    }
}

/// `1H by W, dbl N`: where one call is told with `by`, a player behind another call made it.
#[test]
fn a_player_behind_a_call_made_it_where_others_are_told_so() {
    for (names, by) in [(ENGLISH, "by"), (LETTERS, "by"), (NORWEGIAN, "av")] {
        for dealer in 0..4 {
            let [first, second, third] = [0, 1, 2].map(|later| name(names, dealer, later));
            let plain = read(&format!("{first}: 1H X 1H"));
            for text in [
                format!("1H {by} {first}, X {second}, 1H {by} {third}"),
                format!("1H {by} {first}, X {by} {second}, 1H {third}"),
                format!("1H {by} {first}, dbl {second}, 1H {third}."),
            ] {
                assert_eq!(read(&text), plain, "{text}");
            }
        }
    }
}

//! Players told of together: the others who passed, all but one, and tables with a column a side.

use director_please::{record::Record, shorthand};

use super::subjects::{ENGLISH, LETTERS, NORWEGIAN, name};

fn read(text: &str) -> Option<Record> {
    shorthand::read(text, None).ok()
}

const OTHERS: [&str; 12] = [
    "everyone else passed",
    "everybody else passed",
    "the others passed",
    "the rest passed",
    "all the others passed",
    "all others passed",
    "the other three passed",
    "resten passet",
    "alle andre passet",
    "alle de andre passet",
    "de andre passet",
    "de tre andre passet",
];

/// Behind the last call the others are all players but the one who made it. Where nobody has called, or somebody calls behind
/// it, who they are is not said.
#[test]
fn the_others_are_those_who_did_not_call_last() {
    for others in OTHERS {
        for dealer in 0..4 {
            let first = name(ENGLISH, dealer, 0);
            for auction in [format!("{first} 1H"), format!("dealer {first}. 1H P 1H"), format!("{first} 1H, 1S X 1S")] {
                let wanted = read(&format!("{auction}. all pass")).unwrap_or_else(|| panic!("{auction}"));
                for apart in [", ", ". ", "; ", " and "] {
                    let text = format!("{auction}{apart}{others}");
                    assert_eq!(read(&text).as_ref(), Some(&wanted), "{text}");
                    for later in 0..4 {
                        for act in ["bid 1H", "1S", "passed"] {
                            let text = format!("{text}, {} {act}", name(ENGLISH, dealer, later));
                            assert!(read(&text).is_none(), "{text}");
                        }
                    }
                    assert!(read(&format!("{text}, 2H")).is_none(), "{text}");
                }
            }
            for names in [ENGLISH, LETTERS, NORWEGIAN] {
                for (apart, verb) in
                    [(". ", " opened"), (", ", ""), (" and ", " bid"), (": ", " 1H and E"), (" men ", "")]
                {
                    let told = format!("{others}{apart}{}{verb} 1H", name(names, dealer, 0));
                    for text in [told.clone(), format!("dealer {first}. {told}"), format!("{told}, 1H")] {
                        assert!(read(&text).is_none(), "{text}: {:?}", read(&text));
                    }
                }
            }
        }
        assert!(read(others).is_none(), "{others}");
        assert!(read(&format!("1S 2S 4NT 4H ({others})")).is_none(), "{others}");
    }
}

/// `All passed except South, who bid 1H`: each of the others passed, before the bid or behind it, and who dealt is asked. Those of
/// whom a call is told are given no pass.
#[test]
fn nobody_of_whom_a_call_is_told_has_passed_with_the_others() {
    let says = [
        (
            ENGLISH,
            "all passed",
            ["except", "apart from", "other than", "except for", "with the exception of"],
            " and ",
            "bid",
        ),
        (LETTERS, "everyone passed", ["except", "save", "excluding", "but", "bar"], " and ", "opened"),
        (NORWEGIAN, "alle passet", ["unntatt", "bortsett fra", "utenom", "med unntak av", "foruten"], " og ", "meldte"),
    ];
    for (names, all, excepts, and, verb) in says {
        for (dealer, except) in (0..4).flat_map(|dealer| excepts.map(|except| (dealer, except))) {
            for (one, other) in (0..4).flat_map(|one| (0..4).map(move |other| (one, other))) {
                let (one_name, other_name) = (name(names, dealer, one), name(names, dealer, other));
                let first = name(names, dealer, 0);
                let one_told = format!("{all} {except} {one_name} who {verb} 1H")
                    .replace("who", if names == NORWEGIAN { "som" } else { "who" });
                // Nobody says who dealt.
                assert!(read(&one_told).is_none(), "{one_told}: {:?}", read(&one_told));
                let dealt = format!("dealer {first}. {one_told}");
                let (before, behind) = ("P ".repeat(one), " P".repeat(3 - one));
                let wanted = read(&format!("dealer {}. {before}1H{behind}", LETTERS[dealer]));
                assert!(wanted.is_some() && read(&dealt) == wanted, "{dealt}: {:?}", read(&dealt));
                let two = format!("{dealt}{and}{other_name} {verb} 1H");
                let found = read(&two);
                assert!(found.is_none() || one == 3 && other == 3, "{two}: {found:?}");
                let over = format!("{first} 1S, {one_told}{and}{other_name} {verb} 2C");
                let found = read(&over);
                assert!(found.is_none() || one == 3 && [0, 3].contains(&other), "{over}: {found:?}");
            }
        }
    }
}

/// `Everyone but East passed`: three players, and not East.
#[test]
fn everybody_but_one_is_not_that_one() {
    let says = [
        (ENGLISH, ["everyone", "everybody", "all"], ["but", "except"], "passed"),
        (NORWEGIAN, ["alle", "samtlige", "alle"], ["unntatt", "utenom"], "passet"),
    ];
    for (names, everybody, excepts, passed) in says {
        for (seat, except) in names.into_iter().flat_map(|seat| excepts.map(|except| (seat, except))) {
            for all in everybody {
                for behind in [String::new(), format!(", {seat} 1H"), format!(". {seat} 1H")] {
                    for before in ["", "1S, ", "dealer N. "] {
                        let text = format!("{before}{all} {except} {seat} {passed}{behind}");
                        assert!(read(&text).is_none(), "{text}: {:?}", read(&text));
                    }
                }
            }
        }
    }
    for text in [
        "Everyone bid 1H",
        "1S 1H both passed",
        "1H, everyone quickly passed",
        "1H, everyone then passed",
        "1S, everybody just passed",
    ] {
        assert!(read(text).is_none(), "{text}");
    }
    assert!(read("North and East both passed, 1H 1C").is_some());
}

/// A column for each side does not say which of its two players called.
#[test]
fn a_table_with_a_column_a_side_is_asked_about() {
    let heads = [
        ["N/S", "E/W"],
        ["NS", "EW"],
        ["We", "They"],
        ["Us", "Them"],
        ["We", "Opps"],
        ["Our side", "The opponents"],
        ["Vi", "De"],
        ["Oss", "Dem"],
        ["Vi", "Opps"],
        ["Vår side", "Motparten"],
        ["Åpner", "Svarer"],
        ["NS", "ØV"],
    ];
    let rows = [["1H", "1S"], ["1H", "P"], ["2C", ""]];
    for [one, other] in heads {
        for (one, other) in [(one, other), (other, one)] {
            for count in 1..=rows.len() {
                for wall in [" ", "   ", " | ", "\t", ";", ", ", " / "] {
                    let body: Vec<String> =
                        rows.iter().take(count).map(|row| row.join(wall).trim_end().to_owned()).collect();
                    for before in ["", "Dealer North\n", "Hi all,\n"] {
                        let text = format!("{before}{one}{wall}{other}\n{}", body.join("\n"));
                        assert!(read(&text).is_none(), "{text}: {:?}", read(&text));
                    }
                }
                let walled: String =
                    rows.iter().take(count).map(|[one, other]| format!("| {one} | {other} |\n")).collect();
                let text = format!("| {one} | {other} |\n|---|---|\n{walled}");
                assert!(read(&text).is_none(), "{text}: {:?}", read(&text));
            }
        }
    }
    for table in [
        "Opener | Responder\n1S | 2H",
        "Opener / Responder\n1S / 2H",
        "Responder Opener\n2H 1S",
        "Opener Responder\n1H 1S\n1H P",
        "Åpner Svarer\n1S 2H",
    ] {
        assert!(read(table).is_none(), "{table}: {:?}", read(table));
    }
    assert_eq!(read("Opener Responder\n1S 2H\n1NT"), read("1S P 2H P 1NT"));
}

/// `All passed after North opened 1H`, `everyone passed. North had opened 1H`: the passes came after the bid, or never.
#[test]
fn all_passed_before_the_only_bid_is_asked_about() {
    let told = [
        ["all passed", "after", "North opened 1H"],
        ["everyone passed", "over", "North's 1H"],
        ["everybody passed", "when", "North opened 1H"],
        ["all pass", "over", "1H"],
        ["everyone passed.", "", "North had opened 1H"],
        ["all passed", "and", "North bid 1H"],
        ["alle passet", "etter", "1hj fra nord"],
        ["alle passet", "da", "nord åpnet 1hj"],
        ["alle passet.", "", "Nord hadde åpnet 1hj"],
    ];
    for [all, joins, bid] in told {
        for text in [format!("{all} {joins} {bid}"), format!("dealer N. {all} {joins} {bid}")] {
            assert!(read(&text).is_none(), "{text}: {:?}", read(&text));
        }
    }
    for text in ["P P P P 1H", "four passes, then 1H", "1H, all passed, 1S"] {
        assert!(read(text).is_some(), "{text}");
    }
}

/// `East passed twice` tells of two rounds, so no pass is given to the player after East.
#[test]
fn who_passed_twice_did_not_pass_for_the_next_player() {
    let ways = [
        "passed twice",
        "passed two times",
        "passes three times",
        "pass (twice)",
        "passet to ganger",
        "pass tre ganger",
    ];
    for says in ways {
        for text in [format!("N 1H, E {says}"), format!("S {says}, N 1H"), format!("dealer W. W {says} and N 1H")] {
            assert_eq!(read(&text), None, "{text}");
        }
    }
}

//! Whether calls are comparable by what they show.

use director_please::{
    bridge::Call,
    explain,
    lawbook::Edition,
    laws,
    locale::{self, Language},
    meaning::{self, Broken, Hedged, SetRelation, Shown},
    present::terminal,
    record::{Event, Record, Yardstick},
    ruling::{Assumption, Finding, Ruling, Verdict},
    shorthand,
};

fn read(text: &str) -> Shown {
    Shown::new(meaning::read(text).unwrap_or_else(|problems| panic!("{text}: {problems:?}")))
}

fn verdict(edition: Edition, withdrawn: &str, replacement: &str) -> Verdict {
    laws::compare(edition, Yardstick::default(), &read(withdrawn), &read(replacement)).unwrap()
}

/// What 2007 and 2017 say, and the clause of 2017.
type Said = (Finding, Finding, Option<&'static str>);

const SAME: Said = (Finding::Comparable, Finding::Comparable, Some("23A1"));
const WITHIN: Said = (Finding::Comparable, Finding::Comparable, Some("23A2"));
const SIMILAR: Said = (Finding::NotComparable, Finding::Comparable, Some("23A1"));
const TRIFLE: Said = (Finding::Judgement, Finding::Comparable, Some("23A1"));
const JUDGE: Said = (Finding::NotComparable, Finding::Judgement, Some("23A1"));
const ASKS: Said = (Finding::NotComparable, Finding::Comparable, Some("23A3"));
const OUTSIDE: Said = (Finding::NotComparable, Finding::NotComparable, None);

/// R. Busch's examples of 2008, with their numbers; and what authorities have said of calls that were similar or not.
const EXAMPLES: &[(&str, &str, &str, Said)] = &[
    ("#1b", "4+H 6+", "4+H 6+", SAME),
    ("#1c", "4+H 6+", "6+ (4+H or 3=H 8+)", JUDGE),
    ("#1d", "4+H 6-15", "4+H 6+", SIMILAR),
    ("#4b without a ceiling", "4+H 12+", "4+H 13+ gf", WITHIN),
    ("#4b", "4+H 12-21", "4+H 13+ gf", TRIFLE),
    ("#4d", "4+H 12-21", "4+H 0-1C 12-15", WITHIN),
    ("#4b, 1NT was another call", "4+H 12-21 except (bal 15-17)", "4+H 13+", JUDGE),
    ("#4e", "5+H 12-21", "4+H 13+", JUDGE),
    ("#4e splinter", "5+H 12-21", "4+H 0-1C 12-15", JUDGE),
    ("#5b", "5+H 12-21", "6+H 14-16", WITHIN),
    ("#5c", "5+H 12-21", "5+H 5+m 12-21", WITHIN),
    ("#5d", "5+H 12-21", "5+H 5+m 8+", OUTSIDE),
    ("#6b", "3+C 12-21", "13-15 bal 4+C 0-3S 0-3H 0-3D", WITHIN),
    ("#7", "1A", "1A", SAME),
    ("#8 an even number or none", "1A", "1or3A", JUDGE),
    ("#9a", "8+ 4+M stayman", "5+ 4+M stayman", ASKS),
    ("#10", "8+ 4+H checkback", "5+ 4+H checkback", ASKS),
    ("#11", "16+", "18-19 bal", WITHIN),
    ("#11 natural", "16+", "8+ 5+S", OUTSIDE),
    ("a point more", "15-17 bal", "15-18 bal", SIMILAR),
    ("take-out double", "4+H 6+", "12+ 0-2S", OUTSIDE),
];

#[test]
fn published_examples_come_out_as_authorities_have_them() {
    let mut wrong = Vec::new();
    for (name, withdrawn, replacement, (old, new, clause)) in EXAMPLES {
        let (laws_2007, laws_2017) =
            (verdict(Edition::Laws2007, withdrawn, replacement), verdict(Edition::Laws2017, withdrawn, replacement));
        let found = (laws_2007.finding, laws_2017.finding, laws_2017.ground.map(|clause| clause.address()));
        if found != (*old, *new, *clause) {
            wrong.push(format!("{name}: {found:?} {:?}", laws_2017.comparison));
        }
        assert_eq!(laws_2007.finding == Finding::Comparable, laws_2007.comparison.hands.only_first() == 0, "{name}");
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// Law 23A1: ranges that adjoin, and lengths a card apart, have no hand in common; the director decides, however wide they are.
#[test]
fn ranges_that_adjoin_are_the_directors() {
    let shapes = ["bal", "4+H", "5+S 4+C", ""];
    for (shape, from, width, wider) in ranges(&shapes) {
        let (to, next) = (from + width, from + width + 1);
        let lower = format!("{shape} {from}-{to}");
        let upper = format!("{shape} {next}-{}", next + wider);
        let above = verdict(Edition::Laws2017, &lower, &upper);
        assert_eq!(above.finding, Finding::Judgement, "{upper} in place of {lower}");
        assert_eq!(verdict(Edition::Laws2007, &lower, &upper).finding, Finding::NotComparable, "{upper} for {lower}");
        let far = format!("{shape} {}-{}", next + 4, next + 4 + wider);
        assert_eq!(verdict(Edition::Laws2017, &lower, &far).finding, Finding::NotComparable, "{far} for {lower}");
    }
    for suit in ["H", "S"] {
        for length in 3..7 {
            let (short, long) = (format!("{length}={suit} 6-9"), format!("{}={suit} 6-9", length + 1));
            assert_eq!(verdict(Edition::Laws2017, &short, &long).finding, Finding::Judgement, "{long} for {short}");
            assert_eq!(verdict(Edition::Laws2017, &long, &short).finding, Finding::Judgement, "{short} for {long}");
        }
    }
}

/// A shape, where its range starts, how wide it is, and how wide the next one is.
fn ranges<'a>(shapes: &'a [&'a str]) -> impl Iterator<Item = (&'a str, u8, u8, u8)> {
    shapes.iter().flat_map(|shape| {
        (8..=16)
            .flat_map(move |from| (1..=6).flat_map(move |width| (1..=2).map(move |wider| (*shape, from, width, wider))))
    })
}

#[test]
fn the_hand_shown_breaks_the_part_that_is_named() {
    for (name, withdrawn, replacement, _) in EXAMPLES {
        let (old, new) = (read(withdrawn), read(replacement));
        let outside = verdict(Edition::Laws2017, withdrawn, replacement).comparison.hands.only_first();
        let witness = meaning::witness(&old, &new).unwrap();
        assert_eq!(witness.is_some(), outside > 0, "{name}");
        let Some(witness) = witness else { continue };
        assert!(
            witness.hand.meets(&new.meaning().condition()) && !witness.hand.meets(&old.meaning().condition()),
            "{name}: {witness:?}"
        );
        match &witness.breaks {
            Broken::Lacks(part) => assert!(!witness.hand.meets(part), "{name}: {witness:?}"),
            Broken::Denied(part) => {
                assert!(witness.hand.meets(part) && witness.hand.meets(&old.meaning().shows), "{name}")
            }
        }
        assert_eq!(meaning::witness(&old, &new).unwrap(), Some(witness), "{name}: another hand the second time");
    }
}

#[test]
fn a_denial_decides_where_what_is_shown_would_not() {
    let judged = verdict(Edition::Laws2017, "4+H 12-21 except (bal 15-17)", "4+H 13-21");
    assert!(judged.comparison.within_shown, "{judged:?}");
    assert_eq!(judged.comparison.relation, SetRelation::Overlap);
    let told = verdict(Edition::Laws2017, "4+H 12-21", "4+H 13-21");
    assert_eq!((told.finding, told.comparison.relation), (Finding::Comparable, SetRelation::Subset));
}

#[test]
fn what_is_only_usual_is_for_the_director_unless_it_makes_no_difference() {
    for edition in Edition::ALL {
        assert_eq!(verdict(edition, "4+H 6+", "6+ usually 4+H").finding, Finding::Judgement);
        assert_eq!(verdict(edition, "6+ usually 4+H", "4+H 8+").finding, Finding::Comparable);
        assert_eq!(verdict(edition, "4+H 12-21", "5+S 0-3H 12-14 usually 2=H").finding, Finding::NotComparable);
        assert_eq!(verdict(edition, "4+H 12+ !2C", "4+H 13+").finding, Finding::Judgement);
    }
}

#[test]
fn what_leaves_a_verdict_to_the_director_is_named() {
    let hedged = |withdrawn: &str, replacement: &str| {
        Edition::ALL.map(|edition| verdict(edition, withdrawn, replacement).comparison.hedged)
    };
    for (withdrawn, replacement, why) in [
        ("4+H 6+", "6+ usually 4+H", Hedged::Usually),
        ("6+ usually 4+H", "6+", Hedged::Usually),
        ("4+H 12+ !2C", "4+H 13+", Hedged::OtherCall),
        ("4+H weak", "5+H", Hedged::Word),
        ("4+H 12+", "5+H 13+", Hedged::No),
    ] {
        assert_eq!(hedged(withdrawn, replacement), Edition::ALL.map(|_| why), "{withdrawn}, {replacement}");
    }
}

#[test]
fn meanings_decide_a_case_unless_the_director_has_spoken() {
    let ruled = |text: &str| {
        let record = shorthand::read(text, None).unwrap();
        laws::rule(&record).unwrap().incidents.swap_remove(0)
    };
    let similar = ruled("W: 1H P 1H(4+H 12-21) ib > 2NT(4+H 13+ gf)");
    let two_notrump: Call = "2NT".parse().unwrap();
    assert!(similar.assumes.contains(&Assumption::ByYardstick(two_notrump)), "{similar:?}");
    let spoken = ruled("W: 1H P 1H(4+H 12-21) ib > 2NT(4+H 13+ gf) ncmp");
    assert!(spoken.result.clauses.iter().any(|clause| clause.address() == "27B2"), "{spoken:?}");
    assert!(!spoken.assumes.contains(&Assumption::ByYardstick(two_notrump)));
    assert!(!ruled("W: 1H P 1H(5+H 12-21) ib > 2NT(4+H 13+ gf)").is_settled());
}

#[test]
fn the_replacements_of_a_record_are_judged_before_one_is_chosen() {
    let json = r#"{"dealer":"W","events":[{"call":"1H"},{"call":"P"},{"call":"1H","meaning":"4+H 12-21","replacements":{
        "2NT":{"meaning":"4+H 13-21"},"2S":{"meaning":"5+S 6+"},"3H":{"meaning":"4+H 10-12"}}}]}"#;
    let record: Record = serde_json::from_str(json).unwrap();
    assert!(matches!(record.events.last(), Some(Event::Call(_))));
    let notation = laws::rule(&record).unwrap().to_string();
    let line = |call: &str| {
        notation.lines().position(|line| line.trim().starts_with(call)).map(|at| notation.lines().nth(at).unwrap())
    };
    assert!(line("2NT").is_some_and(|line| line.contains("proceed") && line.contains("23A2")), "{notation}");
    assert!(notation.contains("2S") && notation.contains("27B2"), "{notation}");
}

#[test]
fn an_authority_may_set_its_own_yardstick() {
    let judged = |measure: &str| {
        let (old, new) = (read("4+H 6-15"), read("4+H 6+"));
        laws::compare(Edition::Laws2017, measure.parse().unwrap(), &old, &new).unwrap().finding
    };
    assert_eq!(judged("5,15"), Finding::Comparable);
    assert_eq!(judged("0,100"), Finding::Judgement);
    assert_eq!(judged("0,0"), Finding::NotComparable);
    for wrong in ["", "5", "15,5", "5,101", "5;15", "five,15"] {
        assert!(wrong.parse::<Yardstick>().is_err(), "{wrong}");
    }
    let json = r#"{"laws":"2017","dealer":"W","events":[{"call":"1H"},{"call":"P"},
        {"call":"1H","meaning":"4+H 12-21","replacements":{"2NT":{"meaning":"4+H 13+"}}},{"lho":"declines"},{"call":"2NT"}],"yardstick":"0,100"}"#;
    let record: Record = serde_json::from_str(json).unwrap();
    assert!(!laws::rule(&record).unwrap().incidents[0].is_settled());
    let own = Record { yardstick: Yardstick::default(), ..record };
    assert!(laws::rule(&own).unwrap().incidents[0].is_settled());
}

#[test]
fn what_would_change_the_answer_is_said_with_a_hand() {
    let page = |withdrawn: &str, replacement: &str| {
        let (old, new) = (read(withdrawn), read(replacement));
        let judged = laws::compare(Edition::Laws2017, Yardstick::default(), &old, &new).unwrap();
        let explanation = explain::comparison((Edition::Laws2017, Yardstick::default()), (&old, &new), &judged, None);
        let page = terminal::render(&locale::page(&explanation, Language::English));
        page.split_whitespace().collect::<Vec<_>>().join(" ")
    };
    assert!(page("4+H 12-21", "4+H 13-21").contains("the withdrawn call also said “not (balanced with 15–17 HCP)”"));
    assert!(!page("4+H 12-21", "4+H 0-1C 12-15").contains("also said"), "no such hand is balanced");
    assert!(!page("4+H 12-21 except (bal 15-17)", "4+H 12-14").contains("also said"), "denials were told");
    assert!(!page("1A", "1A").contains("also said"), "an answer is no opening bid");
}

/// A word that names an agreement tells nothing of the hands: it is comparable to itself, and for the director beside any other.
#[test]
fn an_agreement_named_without_hands_is_the_directors() {
    let words = ["stayman", "blackwood", "negative", "penalty", "takeout", "landy", "multi", "drury", "waiting"];
    let told = ["5+H 8-11", "4+H 4+S", "15-17 bal"];
    for edition in Edition::ALL {
        for word in words {
            for other in words.into_iter().chain(told) {
                for [withdrawn, replacement] in [[word, other], [other, word]] {
                    let found = verdict(edition, withdrawn, replacement).finding;
                    let expected = if word == other { Finding::Comparable } else { Finding::Judgement };
                    assert_eq!(found, expected, "{edition} {withdrawn} {replacement}");
                }
            }
        }
    }
}

/// How strong a bid is said to be leaves it natural: nothing is asked that would not be asked without. Only a strong 1♣, or one that
/// is forcing, is the convention.
#[test]
fn strength_alone_leaves_a_bid_natural() {
    let rule = |text: &str| laws::rule(&shorthand::read(text, None).unwrap()).unwrap();
    let mut seen = 0;
    for edition in ["2007", "2017"] {
        for (call, replacement) in
            [("1H", "P"), ("1H", "2D"), ("1H", "2H"), ("1D", "3C"), ("1H", "1NT"), ("1C", "2S"), ("1D", "2NT")]
        {
            for word in ["weak", "strong", "gf", "inv", "nf", "svak", "utgangskrav"] {
                if call == "1C" && ["strong", "gf", "utgangskrav"].contains(&word) {
                    continue;
                }
                let plain = rule(&format!("1S {call} ib > {replacement} {edition}"));
                let said = rule(&format!("1S {call}({word}) ib > {replacement} {edition}"));
                let outcome =
                    |ruling: &Ruling| ruling.incidents.iter().map(|one| one.outcome.clone()).collect::<Vec<_>>();
                assert_eq!(outcome(&said), outcome(&plain), "{call}({word}) > {replacement} {edition}");
                seen += 1;
            }
        }
    }
    assert!(seen > 88, "{seen}");
}

/// One convention is the same by a bid a level higher, for `compare` and in a ruling.
#[test]
fn the_same_convention_is_comparable_in_a_ruling_too() {
    for edition in ["2007", "2017"] {
        for auction in ["2C P 1D({}) ib > 2D({})", "2C P 1D({}) ib > 2H({})", "1H P 1C({}) ib > 2C({})"] {
            for word in ["waiting", "landy", "jacoby", "multi", "drury", "avventende"] {
                let text = format!("{} {edition}", auction.replace("{}", word));
                let ruling = laws::rule(&shorthand::read(&text, None).unwrap()).unwrap();
                assert!(ruling.incidents[0].is_settled() && ruling.in_force.must_pass.is_empty(), "{text}");
            }
            for [one, other] in [["waiting", "landy"], ["splinter", "splinter"], ["multi", "drury"]] {
                // A splinter in the same suit for a natural bid of partner's shows the same.
                if one == "splinter" && auction.starts_with("1H") {
                    continue;
                }
                let text = auction.replacen("{}", one, 1).replacen("{}", other, 1);
                let ruling = laws::rule(&shorthand::read(&format!("{text} {edition}"), None).unwrap()).unwrap();
                assert!(!ruling.incidents[0].is_settled(), "{text} {edition}");
            }
        }
    }
}

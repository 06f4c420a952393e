//! What points alone say of calls: nothing of the suits that the calls name.

use super::*;

/// The same call with this meaning, if there is one to state.
fn called(call: Call, meaning: &str) -> Event {
    let mut made = MadeCall::new(call, None);
    made.facts.meaning = (!meaning.is_empty()).then(|| meaning.into());
    Event::Call(made)
}

/// The ruling on an insufficient bid with its replacement, each with its meaning.
fn replaced(before: &str, edition: Edition, [bid, call]: [Call; 2], [old, new]: [&str; 2]) -> Option<Ruling> {
    let mut record = shorthand::read(before, Some(edition)).unwrap();
    record.events.push(called(bid, old));
    let ruling = laws::rule(&record).ok()?;
    ruling.incidents.first().filter(|incident| incident.kind == Kind::InsufficientBid)?;
    record.events.extend([Event::Lho(LhoChoice::Declines), called(call, new)]);
    laws::rule(&record).ok()
}

const BEFORE: [&str; 7] = ["1S", "1H P", "1C P", "2S", "1D 1S", "1NT P", "2D"];

/// Points of both calls with hands in common, and without.
const POINTS: [[&str; 2]; 6] =
    [["8-16", ""], ["", "10-15"], ["8-16", "10-15"], ["8-16", "8-16"], ["12-21", "12-14"], ["8-10", "13-15"]];

#[test]
fn points_alone_decide_nothing_but_that_no_hand_has_both() {
    let (mut settled, mut asked) = (0, 0);
    for before in BEFORE {
        for bid in Bid::all().take(9) {
            let calls = Bid::all().take(17).map(Call::Bid).chain([Call::Pass]);
            for (call, edition) in calls.flat_map(|call| Edition::ALL.map(|edition| (call, edition))) {
                let both = [Call::Bid(bid), call];
                let Some(bare) = replaced(before, edition, both, ["", ""]) else { continue };
                for points in POINTS {
                    let told = replaced(before, edition, both, points).unwrap();
                    let why = format!("{before} {bid} > {call} {points:?} {edition}\n{bare}\n{told}");
                    let [passes, passes_now] = [&bare, &told].map(|ruling| ruling.incidents[0].result.partner_passes);
                    if !asks(&bare) {
                        assert!(!asks(&told) && passes == passes_now, "{why}");
                        settled += 1;
                    } else if !asks(&told) {
                        let notrump = both.iter().all(|call| call.to_string().ends_with("NT"));
                        assert!(notrump || passes_now == Passes::Throughout && points[0] == "8-10", "{why}");
                    } else {
                        asked += 1;
                    }
                }
            }
        }
    }
    assert!(settled > 4_000 && asked > 1_000, "{settled} settled, {asked} asked");
}

#[test]
fn natural_beside_points_says_what_the_points_leave_to_the_name() {
    let mut seen = 0;
    for before in ["1S", "1H P", "1D 1S", "2S"] {
        for bid in Bid::all().take(9) {
            for call in Bid::all().take(17).map(Call::Bid) {
                let both = [Call::Bid(bid), call];
                for edition in Edition::ALL {
                    let Some(bare) = replaced(before, edition, both, ["8-16", "10-15"]) else { continue };
                    let assumed = both.map(Assumption::Natural);
                    if !assumed.iter().all(|one| bare.incidents[0].assumes.contains(one)) {
                        continue;
                    }
                    let told = replaced(before, edition, both, ["natural 8-16", "natural 10-15"]).unwrap();
                    assert_eq!(
                        without_assumptions(told),
                        without_assumptions(bare),
                        "{before} {bid} > {call} {edition}"
                    );
                    seen += 1;
                }
            }
        }
    }
    assert!(seen > 200, "{seen}");
}

/// A range that stands before the lengths, or behind them after a comma, belongs to all.
#[test]
fn a_range_beside_lengths_with_or_between_them_goes_to_each() {
    let hands = |text: &str| meaning::HandSet::of(&meaning::read(text).unwrap().condition()).unwrap();
    for (one, other) in [("6+H", "6+S"), ("5+H", "5+S"), ("5+C 4+H", "5+D"), ("4+M", "5+m")] {
        for range in ["6-10", "10+", "5-9 hcp", "11-15"] {
            let whole = hands(&format!("({one}) {range} or ({other}) {range}"));
            for text in [
                format!("{range}, {one} or {other}"),
                format!("{range} {one} or {other}"),
                format!("{one} or {other}, {range}"),
                format!("{one} eller {other}; {range}"),
            ] {
                let read = hands(&text);
                let same = read.is_within(&whole).unwrap() && whole.is_within(&read).unwrap();
                assert!(same, "{text}: {}", meaning::read(&text).unwrap());
            }
        }
    }
}

/// A single number of points beside a minimum of cards is a minimum too, however the two are put together.
#[test]
fn points_after_at_least_so_many_cards_are_at_least_so_many() {
    for (cards, number) in [("at least 5 hearts", "11 points"), ("5+H", "12 hcp"), ("minst 5 hjerter", "11 hp")] {
        let least = number.split(' ').next().unwrap();
        let whole = meaning::read(&format!("5+H {least}+ hcp")).unwrap().condition();
        for between in [", ", " and ", " og ", " with ", " med ", " ", " & ", "; "] {
            let text = format!("{cards}{between}{number}");
            assert_eq!(meaning::read(&text).unwrap().condition(), whole, "{text}");
        }
    }
}

/// Cards alone say nothing of strength: what is told of the one call and not of the other is the director's.
#[test]
fn cards_alone_settle_nothing_that_hangs_on_strength() {
    let pairs = [
        ["5+H", "6+H 5-9"],
        ["5+H", "5+H 8-16"],
        ["5+H 8-16", "6+H"],
        ["5+H 11-21", "5+H"],
        ["5+H", "6+H"],
        // Neither word limits how strong the hand is.
        ["5+H nat", "6+H 3-7"],
        ["5+H forcing", "6+H 3-7"],
        ["5+H 8-16", "6+H nat"],
        // Strength told otherwise than in points.
        ["(5+H 11-15) or (6+H 16-21)", "6+H"],
        ["5+H rule of 20", "6+H"],
        ["5+H 7- losers", "6+H"],
    ];
    let mut asked = 0;
    for before in ["1S", "1S P 2C", "2C"] {
        for bid in ["1H", "2H"].map(|bid| bid.parse::<Call>().unwrap().bid().unwrap()) {
            for call in [Call::Double, "4H".parse().unwrap()] {
                for [old, new] in pairs {
                    for edition in Edition::ALL {
                        let Some(ruling) = replaced(before, edition, [Call::Bid(bid), call], [old, new]) else {
                            continue;
                        };
                        assert!(asks(&ruling), "{before} {bid}({old}) > {call}({new}) {edition}\n{ruling}");
                        asked += 1;
                    }
                }
                // What no strength could bring inside.
                let both = [Call::Bid(bid), call];
                let Some(ruling) = replaced(before, Edition::Laws2017, both, ["5+H", "0-2H"]) else { continue };
                let is_barred = ruling.incidents[0].result.partner_passes == Passes::Throughout;
                assert!(!asks(&ruling) && is_barred, "{before} {bid} > {call}\n{ruling}");
            }
        }
    }
    assert!(asked > 30, "{asked}");
}

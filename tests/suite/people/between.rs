//! Two calls are told, and of the player between them nothing: whether they passed is asked, and both answers are understood.

use director_please::{
    bridge::{Call, Seat},
    explain,
    locale::{self, Language},
    present::terminal,
    shorthand,
};

use super::{asks, calls, read};

fn page(text: &str, language: Language) -> String {
    let problems = shorthand::read(text, None).expect_err(text);
    let page = terminal::render(&locale::page(&explain::problems(text, &problems), language));
    page.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// `I opened 1H, partner 2H`: whether LHO passed is asked as a question, and both answers are read.
#[test]
fn whether_somebody_passed_is_asked_in_so_many_words() {
    let tellings = [
        (Language::English, "Did West pass", ["I opened 1H, ", "partner 2H"], "LHO passed, ", " oot"),
        (Language::English, "Did West pass", ["I bid 1H, ", "partner bid 2H"], "West passed, ", " out of turn"),
        (Language::Norwegian, "Passet Vest", ["jeg åpnet 1H, ", "makker 2H"], "vest pass, ", " utur"),
        (Language::Norwegian, "Passet Vest", ["jeg meldte 1H, ", "makker meldte 2H"], "VM pass, ", " utenfor tur"),
    ];
    for (language, question, [first, then], pass, mark) in tellings {
        let text = format!("{first}{then}");
        let asked = page(&text, language);
        assert!(asked.contains(question), "{text}: {asked}");
        let (one, hearts) = (Some(Seat::South), |level: u8| format!("{level}H").parse::<Call>().unwrap());
        let passed = calls(&read(&format!("{first}{pass}{then}")));
        assert_eq!(
            passed,
            [(one, hearts(1)), (Some(Seat::West), Call::Pass), (Some(Seat::North), hearts(2))],
            "{text}"
        );
        let skipped = calls(&read(&format!("{first}{then}{mark}")));
        assert_eq!(skipped, [(one, hearts(1)), (Some(Seat::North), hearts(2))], "{text}");
        // What others call later says nothing of it.
        let later = format!("{text}, {}", if language == Language::English { "RHO 3C" } else { "HM 3K" });
        assert!(shorthand::read(&later, None).is_err(), "{later}");
    }
}

/// `E doubled N's 1S`, `partner doubled my 4S`: the doubled bid came before; where the doubler did not sit next, whether the others
/// passed is asked, and where the bid has been told it is not made again.
#[test]
fn a_doubled_bid_came_before_its_double() {
    let languages = [
        (["North", "East", "South", "West"], "doubled", "'s", "out of turn"),
        (["Nord", "Øst", "Syd", "Vest"], "doblet", "s", "utenfor tur"),
    ];
    for (names, verb, genitive, mark) in languages {
        for owner in 0..4 {
            for steps in 1..4 {
                let caller = (owner + steps) % 4;
                let told = format!("{} {verb} {}{genitive} 1S", names[caller], names[owner]);
                let wanted =
                    [(Some(Seat::ALL[owner]), "1S".parse::<Call>().unwrap()), (Some(Seat::ALL[caller]), Call::Double)];
                match shorthand::read(&told, None) {
                    Ok(record) if steps == 1 => assert_eq!(calls(&record), wanted, "{told}"),
                    Ok(record) => panic!("{told}: {}", record.to_json()),
                    Err(_) => assert_ne!(steps, 1, "{told}"),
                }
                if steps > 1 {
                    assert_eq!(calls(&read(&format!("{told} {mark}"))), wanted, "{told}");
                }
                let passes = (1..steps).map(|turn| format!(", {} pass", names[(owner + turn) % 4]));
                let whole = format!("{} 1S{}, {told}", names[owner], passes.collect::<String>());
                let record = read(&whole);
                assert_eq!(record.events.len(), steps + 1, "{whole}");
                assert_eq!(calls(&record).last(), wanted.last(), "{whole}");
            }
        }
    }
    assert_eq!(calls(&read("LHO doubled my 1S")), calls(&read("dealer S: 1S X")));
    for text in ["partner doubled my 4S", "makker doblet min 4S", "RHO doubled my 1S", "partner doubled my 4S, W P"] {
        assert!(page(text, Language::English).contains("Did West pass"), "{text}");
    }
    // As a headline over the auction.
    let auction = read("dealer S: 1S P X");
    assert_eq!(read("Partner doubled my 1S bid. Auction 1S P X, dealer S"), auction);
}

/// `1H P 1H passed by LHO`: seen from the player whose bid is too low, if the writer is no player.
#[test]
fn a_call_by_lho_is_that_of_the_offenders_lho() {
    for auction in ["1H P 1H", "1S 1H", "1C P P 1D 1D"] {
        for (call, told) in
            [("P", ["passed by LHO", "pass by LHO", "pass av VM"]), ("2S", ["then 2S by LHO", "2S by LHO", "2S av VM"])]
        {
            for told in told {
                let text = format!("{auction} {told}");
                assert_eq!(calls(&read(&text)), calls(&read(&format!("{auction} {call}"))), "{text}");
            }
        }
    }
}

/// `1st 1H 2nd P 3rd 1H`: the players in turn. Where one is left out, that is asked about.
#[test]
fn players_that_are_counted_are_in_turn() {
    for auction in [["1H", "P", "1H"], ["P", "1S", "1D"], ["1NT", "X", "1H"]] {
        let counted: Vec<String> =
            ["1st", "2nd", "3rd"].iter().zip(auction).map(|(place, call)| format!("{place} {call}")).collect();
        for between in [" ", ", "] {
            for dealer in ["", "dealer W. "] {
                let plain = format!("{dealer}{}", auction.join(" "));
                assert_eq!(calls(&read(&format!("{dealer}{}", counted.join(between)))), calls(&read(&plain)));
            }
            let gap = [counted[0].as_str(), counted[2].as_str()].join(between);
            assert!(shorthand::read(&gap, None).is_err(), "{gap}");
        }
    }
}

/// `N 1S, S 2H, S X`: who calls twice running corrects a call or calls out of turn, so that nothing tells whether the others passed.
#[test]
fn two_calls_running_by_one_player_make_no_auction_of_one_side() {
    for [one, other] in [["N", "S"], ["East", "West"], ["syd", "nord"], ["V", "Ø"]] {
        for call in ["X", "P", "3H", "pass", "3NT"] {
            for between in [" ", ", ", ". "] {
                asks(&format!("{one} 1S{between}{other} 2H{between}{other} {call}"));
                asks(&format!("{one} 1S{between}{other} 2H{between}{call} by {other}"));
            }
        }
    }
    for text in ["N 1S, S 2H, N 3H", "N 1S S 2H N 3H S 4H"] {
        read(text);
    }
}

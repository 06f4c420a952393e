//! What somebody thought, forgot or misread: a clause that begins so is left out, and takes no call with it that was made at the table.

use director_please::shorthand;

use super::{
    calls,
    subjects::{ENGLISH, LETTERS, NORWEGIAN},
};

/// An auction, and what may stand behind it without a change.
const AUCTIONS: [&str; 4] = ["1S P 1H", "1NT 2D 2C", "dealer W. 1C 1S 1H", "1H P P 1H ib"];

struct Said {
    names: [&'static str; 4],
    /// Who thought it: `{}` is a player.
    who: &'static [&'static str],
    thought: &'static [&'static str],
    thing: &'static [&'static str],
    /// What somebody did then.
    joined: &'static [&'static str],
    /// A claim in the clause, which may have been made.
    claims: &'static [&'static str],
}

const SAID: [Said; 3] = [
    Said {
        names: ENGLISH,
        who: &["{}", "because {}", "{} says he", "he", "the player", "his partner", "{} probably"],
        thought: &["thought", "assumed that", "was sure"],
        thing: &[
            "it was {}'s turn",
            "nobody had bid",
            "the auction was over",
            "it was the previous board",
            "{} was the dealer",
        ],
        joined: &["and bid 3C", "and passed", "so bid 3C", "then doubled"],
        claims: &["it was a mispull", "{} had accepted it", "it was out of turn", "it was corrected to 2S"],
    },
    Said {
        names: LETTERS,
        who: &["since {}", "{}", "she", "{} claims she", "opener"],
        thought: &["believed", "was thinking that", "figured"],
        thing: &[
            "{} had opened 1D",
            "1D was 1C",
            "his partner had dealt",
            "partner was still thinking",
            "they had an agreement",
        ],
        joined: &["and bid 3C", "and passed", "but passed", "and doubled"],
        claims: &["he accepted", "{} withdrew it", "it was insufficient"],
    },
    Said {
        names: NORWEGIAN,
        who: &["{}", "fordi {}", "{} sier han", "han", "makkeren hans", "{} sikkert", "siden hun"],
        thought: &["trodde", "regnet med at", "antok at", "var sikker på at"],
        thing: &[
            "{} var giver",
            "det var hans tur",
            "ingen hadde meldt",
            "{} åpnet 1D",
            "meldingene var over",
            "han var ett trinn opp",
        ],
        joined: &["og meldte 3C", "og passet", "men doblet"],
        claims: &["{} hadde godtatt", "det var fingerfeil", "det ble rettet til 2S", "det var utenfor tur"],
    },
];

/// What is forgotten or misread is a fact: a call in it is one that stands there.
const FACTS: [(&str, [&str; 4]); 2] = [
    (
        "{}",
        [
            "forgot the transfer",
            "misread the bidding",
            "didn't realise that it was a game force",
            "overlooked the stop card",
        ],
    ),
    (
        "{}",
        ["glemte overføringen", "misforsto meldingen", "hadde glemt at det var krav", "visste ikke at det var sterkt"],
    ),
];

fn filled(said: &str, one: &str, other: &str) -> String {
    said.replacen("{}", one, 1).replacen("{}", other, 1)
}

#[test]
fn what_somebody_thought_changes_no_call() {
    let mut read = 0;
    for Said { names, who, thought, thing, claims, .. } in SAID {
        for (at, auction) in AUCTIONS.into_iter().enumerate() {
            let plain = shorthand::understand(auction, None).unwrap();
            for (player, thought) in who.iter().flat_map(|who| thought.iter().map(move |thought| (who, thought))) {
                for (apart, other) in
                    [" - ", ", ", ". ", "\n"].into_iter().zip((0..4).map(|other| names[(other + at) % 4]))
                {
                    for thing in thing {
                        let said = filled(&format!("{player} {thought} {thing}"), names[at], other);
                        let text = format!("{auction}{apart}{said}");
                        let understood =
                            shorthand::understand(&text, None).unwrap_or_else(|error| panic!("{text}: {error:?}"));
                        assert_eq!(understood.record, plain.record, "{text}");
                        assert!(understood.left_out.join(" ").contains(&said), "{text}: {:?}", understood.left_out);
                        read += 1;
                    }
                    for claim in claims {
                        let said = filled(&format!("{player} {thought} {claim}"), names[at], other);
                        let text = format!("{auction}{apart}{said}");
                        // Perhaps it was so.
                        assert_ne!(shorthand::read(&text, None), Ok(plain.record.clone()), "{text}");
                    }
                }
            }
        }
    }
    assert!(read > 3000, "{read}");
}

#[test]
fn what_somebody_did_behind_a_thought_is_theirs_or_asked_about() {
    let mut read = 0;
    for Said { names, who, thought, thing, joined, .. } in SAID {
        for (one, other) in (0..4).flat_map(|one| (0..4).map(move |other| (one, other))) {
            for (player, thought) in who.iter().zip(thought.iter().cycle()) {
                for (thing, joined) in thing.iter().flat_map(|thing| joined.iter().map(move |joined| (thing, joined))) {
                    let said = filled(&format!("{player} {thought} {thing} {joined}"), names[one], names[other]);
                    let text = format!("{} 1S, {said}", names[0]);
                    let Ok(record) = shorthand::read(&text, None) else { continue };
                    let seat = shorthand::read(&format!("{} 1C", names[one]), None).unwrap().dealer;
                    let made = calls(&record);
                    assert!(made.len() == 2 && made[1].0 == Some(seat) && player.contains("{}"), "{text}: {made:?}");
                    read += 1;
                }
            }
        }
    }
    assert!(read > 100, "{read}");
}

#[test]
fn what_somebody_forgot_is_left_out_unless_it_tells_of_a_call() {
    for (names, (who, facts)) in [ENGLISH, NORWEGIAN].into_iter().zip(FACTS) {
        for (fact, name) in facts.into_iter().flat_map(|fact| names.map(|name| (fact, name))) {
            for auction in AUCTIONS {
                let said = format!("{} {fact}", filled(who, name, name));
                let text = format!("{auction}. {said}");
                let understood = shorthand::understand(&text, None).unwrap_or_else(|error| panic!("{text}: {error:?}"));
                assert_eq!(Ok(understood.record), shorthand::read(auction, None), "{text}");
                assert!(understood.left_out.join(" ").contains(&said), "{text}");
                // A call that is told only here was made at the table.
                for told in ["that partner bid 3C", "at makker meldte 3C"] {
                    let forgot = if names == ENGLISH { "forgot" } else { "glemte" };
                    let text = format!("{auction}. {name} {forgot} {told}");
                    assert_ne!(shorthand::read(&text, None), shorthand::read(auction, None), "{text}");
                }
            }
        }
    }
}

/// `Partner forgot the transfer. 1NT P 2H P 2H`: in front of the whole auction.
#[test]
fn a_thought_in_front_of_the_auction_is_left_out() {
    for (said, auction) in [
        "Partner forgot the transfer",
        "East thought it was a new board",
        "makker glemte overføringen",
        "Vest trodde det var hans tur",
    ]
    .into_iter()
    .flat_map(|said| ["1NT P 2H P 2H", "1S P 1H", "N 1S E P S 1H", "W E\n1S 1H"].map(|auction| (said, auction)))
    {
        for apart in [". ", "\n", ": "] {
            let text = format!("{said}{apart}{auction}");
            let Ok(record) = shorthand::read(&text, None) else { continue };
            assert_eq!(Ok(record), shorthand::read(auction, None), "{text}");
        }
        // One call alone may be that player's.
        let alone = format!("{said}. 1H");
        assert!(shorthand::read(&alone, None).is_err(), "{alone}");
    }
}

/// `Thinking it was East's turn West opened 1H`: a thought in front ends where the call begins, with no sign between. What a player
/// did behind it is in the record, or asked about.
#[test]
fn a_thought_in_front_swallows_no_call() {
    let thoughts = [
        "thinking it was his turn",
        "because he thought it was 1C",
        "since she assumed the bid was 1C",
        "believing nobody had opened",
        "he thought it was over",
        "not having seen the bid",
        "having misread it",
        "missed that West passed",
        "fordi han trodde det var hans tur",
        "siden hun trodde det var 1kl",
        "fordi han trodde at ingen hadde åpnet",
        "da han hadde glemt at vest passet",
    ];
    let acts = |by: usize, call: &str| {
        let (english, norwegian) = (ENGLISH[by], NORWEGIAN[by]);
        if call == "pass" {
            vec![format!("{english} passed"), format!("{norwegian} passet"), format!("passet {norwegian}")]
        } else {
            vec![
                format!("{english} bid {call}"),
                format!("{english} {call}"),
                format!("he bid {call}"),
                format!("{norwegian} meldte {call}"),
                format!("meldte {norwegian} {call}"),
                format!("åpnet {norwegian} {call}"),
            ]
        }
    };
    let mut asked = 0;
    let before = [("", 0), ("1H. ", 1), ("1H, ", 1), ("1H P 1H. ", 3), ("1H P 1H ", 3), ("W 1C P. ", 2)];
    for (thought, (before, made)) in thoughts.into_iter().flat_map(|thought| before.map(|before| (thought, before))) {
        for (by, call) in (0..4).flat_map(|by| ["1H", "2C", "pass"].map(|call| (by, call))) {
            for act in acts(by, call) {
                let text = format!("{before}{thought} {act}");
                match shorthand::read(&text, None) {
                    Ok(record) => assert!(calls(&record).len() > made, "{text}: {record:?}"),
                    Err(_) => asked += 1,
                }
            }
        }
    }
    assert!(asked > 1000, "{asked}");
}

/// `East, thinking it was 1C, bid 1H`: between two commas.
#[test]
fn a_thought_behind_the_player_leaves_the_call() {
    let wanted = shorthand::read("N 1S, E 1H", None).unwrap();
    for text in
        ["North opened 1S. East, thinking it was 1C, bid 1H", "Nord åpnet 1sp. Øst, som trodde det var 1kl, meldte 1hj"]
    {
        let understood = shorthand::understand(text, None).unwrap_or_else(|error| panic!("{text}: {error:?}"));
        assert_eq!(understood.record, wanted, "{text}");
        assert!(!understood.left_out.is_empty(), "{text}");
    }
}

/// What somebody did behind their own thought, and what they had not noticed, is never left out with it: it is read, or asked about.
#[test]
fn no_call_is_lost_behind_what_somebody_thought_or_did_not_notice() {
    for (auction, call) in [("1H", "1S"), ("1H", "1D"), ("1H P", "2C"), ("1S P 2C", "1S")] {
        for who in ["West", "S", "partner"] {
            for says in [
                "thinking it was his turn bid",
                "believing it was her turn bid",
                "assuming he was next bid",
                "thinking it his turn",
                "thinking partner had opened 1C bid",
                "without noticing",
                "not noticing",
            ] {
                let text = format!("{auction}, {who} {says} {call}");
                let Ok(record) = shorthand::read(&text, None) else { continue };
                let calls = auction.split(' ').count() + 1;
                assert!(record.events.len() >= calls, "{text}: {:?}", shorthand::write(&record));
            }
        }
    }
    for text in [
        "N 1S, without noticing S bid 1H",
        "E 1S, without noticing LHO bid 1H",
        "N 1S, S 2C without noticing E doubled",
        "1S P 2C, West without noticing 1S",
    ] {
        assert!(shorthand::read(text, None).is_err(), "{text}");
    }
    for (text, told) in [
        ("1S E:1H without noticing 1S", "1S 1H"),
        ("North opened 1S, East bid 1H without noticing North's 1S", "1S 1H"),
        ("1S P, South bid 1H without noticing partner's 1S", "1S P 1H"),
        ("1sp, øst meldte 1hj uten å legge merke til 1sp", "1S 1H"),
    ] {
        let found = shorthand::read(text, None).unwrap_or_else(|problems| panic!("{text}: {problems:?}"));
        assert_eq!(calls(&found), calls(&shorthand::read(told, None).unwrap()), "{text}");
    }
}

/// `1H P 1H thought it was 1C P`: a letter behind the thought may be the next player's call.
#[test]
fn a_thought_swallows_no_call_behind_it() {
    for thought in [
        "thought it was 1C",
        "thought 1D was opened",
        "thought partner had opened",
        "trodde det var 1K",
        "trodde makker hadde åpnet",
        "didn't see the overcall",
        "så ikke innmeldingen",
    ] {
        let plain = super::read("1H P 1H");
        for call in ["P", "p", "X"] {
            let text = format!("1H P 1H {thought} {call}");
            if let Ok(record) = shorthand::read(&text, None) {
                assert!(record.events.len() > plain.events.len(), "{text}");
            }
        }
        if let Ok(record) = shorthand::read(&format!("1H P 1H {thought}"), None) {
            assert_eq!(record.events.len(), 3, "{thought}");
        }
    }
}

/// `(thought it was 1♦)`, with a suit in a sign or in letters: what somebody thought is not what the bid shows.
#[test]
fn a_thought_in_brackets_is_no_meaning() {
    for suit in ["D", "♦", " diamond"] {
        for thought in ["thought it was 1", "thought partner opened 1", "thought the opening was 1", "trodde det var 1"]
        {
            for auction in ["1H P 1H", "1S X 1H"] {
                let text = format!("{auction} ({thought}{suit})");
                assert_eq!(super::read(&text), super::read(auction), "{text}");
            }
        }
    }
}

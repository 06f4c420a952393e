//! What a call specifies by the lengths in its meaning.

use director_please::{meaning, record::Shows};

#[test]
fn lengths_specify_suits_and_other_words_do_not() {
    let read = |meaning: &str| {
        meaning::read(meaning)
            .ok()
            .and_then(|meaning| Shows::specified_by(&meaning))
            .map(|shows| serde_json::to_string(&shows).unwrap())
    };
    let shows = |json: &str| Some(json.to_owned());
    assert_eq!(read("5+H 11-19"), shows(r#"["H"]"#));
    assert_eq!(read("5+H, 4+C"), shows(r#"["H","C"]"#));
    assert_eq!(read("4-5♠ 0-1C gf"), shows(r#"["S","C-"]"#));
    assert_eq!(read("5+hj 12-14 hp"), shows(r#"["H"]"#));
    assert_eq!(read("5+H 5+m"), shows(r#"["H","?"]"#));
    assert_eq!(read("4+M 6+"), shows(r#"["?"]"#));
    assert_eq!(read("5+S or 5+H"), shows(r#"["?"]"#));
    for no_suit in ["15-17 bal", "weak", "16+", "2+C", "4432", "", "11-19", "3-H", "stop S"] {
        assert_eq!(read(no_suit), None, "{no_suit}");
    }
    assert_eq!(read("5+S 11-15 or 5+S 4+H 16+"), shows(r#"["S","?"]"#));
    assert_eq!(read("5+H 12-14 or 5+H 18+"), shows(r#"["H"]"#));
    assert_eq!(read("6+H 5-9 or 6+S 5-9 or 20+ bal"), shows(r#"["?"]"#));
    assert_eq!(read("5+H usually 4+S except (4+C)"), shows(r#"["H"]"#));
    assert_eq!(read("minst 5 hjerter 12-14 hp"), shows(r#"["H"]"#));
    for no_denomination in ["16+ art", "kunstig 16+", "gf relay", "4sf", "1A", "1or4 KC(H)", "ask"] {
        assert_eq!(read(no_denomination), shows("[]"), "{no_denomination}");
    }
    for unread in ["five-card suit", "5 cards", "partner has 5", "H/S", "Michaels", "0-5+ any (nat)"] {
        assert_eq!(read(unread), None, "{unread}");
    }
}

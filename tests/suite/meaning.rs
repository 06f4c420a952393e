//! What a call specifies by the lengths in its meaning.

use director_please::record::Shows;

#[test]
fn lengths_specify_suits_and_other_words_do_not() {
    let read = |meaning: &str| Shows::by_lengths_in(meaning).map(|shows| serde_json::to_string(&shows).unwrap());
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
}

//! Who dealt, said in front of the word for the dealer, `S dealer: W 1H`; and what a sign or a short word tells of a bid, `1S=5s`, `5cd`.

use director_please::shorthand;

use super::{asks, calls, read};

const ENGLISH: [&str; 4] = ["North", "East", "South", "West"];
const LETTERS: [&str; 4] = ["N", "E", "S", "W"];
const NORWEGIAN: [&str; 4] = ["nord", "øst", "syd", "vest"];

/// Whether the text is asked about, or says the same as this one.
#[track_caller]
fn says_no_other(text: &str, plain: &str) {
    if let Ok(record) = shorthand::read(text, None) {
        assert_eq!(record, read(plain), "{text}");
    }
}

/// `West or North dealt. 1S 1H`, `North said East dealt. 1S 1H`: who is named in front of the dealer made no call.
#[test]
fn a_player_named_beside_the_dealer_made_no_call() {
    for (names, forms) in [
        (
            ENGLISH,
            &[
                "{a} or {b} dealt. ",
                "{a} and {b} dealt. ",
                "{a} said {b} dealt. ",
                "{a}: {b} dealt. ",
                "{a}, {b} dealt. ",
            ][..],
        ),
        (LETTERS, &["{a}/{b} dealt. ", "{a}: {b} dealt. "]),
        (NORWEGIAN, &["{a} eller {b} ga. ", "{a} sier {b} ga. ", "{a}/{b} ga. "]),
    ] {
        for (one, dealer) in (0..4).flat_map(|one| (0..4).map(move |dealer| (one, dealer))) {
            for form in forms.iter().filter(|_| one != dealer) {
                let said = form.replace("{a}", names[one]).replace("{b}", names[dealer]);
                for auction in ["1S 1H", "1S P 1H", "P 1NT P 1H"] {
                    says_no_other(&format!("{said}{auction}"), &format!("dealer {}. {auction}", LETTERS[dealer]));
                }
            }
        }
    }
}

/// `S dealer: W 1H`: South dealt, and West bids.
#[test]
fn the_player_in_front_of_the_dealers_word_dealt() {
    for (names, forms) in [
        (
            ENGLISH,
            &["{a} dealer: {b} 1H", "{a}'s deal: {b} 1H", "{a} deal: {b} opened 1H", "{a} is dealer: {b} 1H"][..],
        ),
        (LETTERS, &["{a} dealer: {b} 1H", "{a} dlr: {b} 1H", "{a} dealer : {b} 1H", "{a}=dealer {b} 1H"]),
        (
            NORWEGIAN,
            &["{a} giver: {b} 1hj", "{a}s giver: {b} 1hj", "det var {a} sin giv. {b} 1hj", "{a} har giv: {b} 1hj"],
        ),
    ] {
        for (dealer, other) in (0..4).flat_map(|dealer| (0..4).map(move |other| (dealer, other))) {
            if dealer == other {
                continue;
            }
            for form in forms {
                let text = form.replace("{a}", names[dealer]).replace("{b}", names[other]);
                let plain = format!("dealer {}. {} 1H", LETTERS[dealer], LETTERS[other]);
                says_no_other(&text, &plain);
                let goes_on = format!(" {} 1S", names[(other + 1) % 4]);
                says_no_other(&format!("{text}{goes_on}"), &format!("{plain} {} 1S", LETTERS[(other + 1) % 4]));
            }
        }
    }
    for (text, plain) in [
        ("my deal: LHO 1H", "dealer S. W 1H"),
        ("my deal: partner 1NT", "dealer S. N 1NT"),
        ("partner's deal: RHO 1H", "dealer N. E 1H"),
        ("min giver: vest 1hj", "dealer S. W 1H"),
        ("min giv. venstre 1hj", "dealer S. W 1H"),
        ("makker giver: høyre 1hj", "dealer N. E 1H"),
        ("jeg giver: venstre 1hj", "dealer S. W 1H"),
    ] {
        says_no_other(text, plain);
    }
    assert_eq!(read("Board 3: S dealer: W 1H"), read("dealer S. W 1H"));
    for text in ["dealer: W 1H", "dealer W: 1H"] {
        assert_eq!(read(text), read("dealer W. 1H"), "{text}");
    }
}

/// `1S=5s 2H 2D`: what the bid shows, or a pass and another bid.
#[test]
fn an_equals_sign_that_is_glued_to_a_bid_is_asked_about() {
    for text in [
        "1S=5s 2H 2D",
        "1S =5s 2H 2D",
        "1D=4d 1H 1C",
        "2H=6c 3C 2D",
        "1NT=2C 2D",
        "2D=2S 2H",
        "1s=5sp 2h 2r",
        "1sp = 5sp 2hj 2ru",
        "1r=4r 1h 1r",
        "1S 5cd 2H 2D",
        "1S=5cd",
        "1S, 5cd, 2H, 2D",
        "1S 5crd 2H 2D",
    ] {
        asks(text);
    }
    assert_eq!(calls(&read("1S = 2S = 4S")), calls(&read("1S P 2S P 4S")));
}

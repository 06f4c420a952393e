//! How many cards a bid shows, in figures or in words, is no call.

use director_please::shorthand;

use super::{asks, read};

/// Numbers in figures and in words, and suits, in one language.
const NUMBERS: [[(&str, &str); 3]; 2] =
    [[("4", "four"), ("5", "five"), ("6", "six")], [("4", "fire"), ("5", "fem"), ("6", "seks")]];
const SUITS: [[&str; 2]; 2] = [["hearts", "spades"], ["hjerter", "spar"]];

/// What is asked about, or is said of the call, in figures is so in words.
#[test]
fn a_number_of_cards_in_words_is_read_as_in_figures() {
    for (numbers, suits) in NUMBERS.iter().zip(SUITS) {
        for (figure, word) in numbers {
            for suit in suits {
                for text in [
                    "1S ({})",
                    "1S ({}) P 1H",
                    "1H P 1H ({})",
                    "1S P 2S ({}) 1H",
                    "1S P 1H: {}",
                    "1H P 1H: {}",
                    "1S: {}",
                    "1S, {}, P, 1H",
                    "N: 1H ({}) E 2C S 1H",
                    "1H P 1H, {}",
                    "2H(shows {}) 2S 2D",
                    "2H (at least {}) 2S 2D",
                ] {
                    let said = |number: &str| shorthand::read(&text.replace("{}", &format!("{number} {suit}")), None);
                    let calls = |number: &str| {
                        said(number)
                            .ok()
                            .map(|record| record.events.iter().filter(|event| event.made_call().is_some()).count())
                    };
                    assert_eq!(calls(figure), calls(word), "{text}: {word} {suit}");
                }
                asks(&format!("1S P 1H: {word} {suit}"));
                asks(&format!("North opened with {word} {suit}: 1C P 1H"));
            }
        }
    }
    assert_eq!(read("one spade (four hearts)"), read("1S (4H)"));
    assert_eq!(read("one spade, four hearts, four spades"), read("1S 4H 4S"));
}

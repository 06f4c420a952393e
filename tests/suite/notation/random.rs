//! Texts put together at random.

use super::*;

/// Pieces of which texts are made that may mean anything or nothing.
const PIECES: [&str; 60] = [
    "5",
    "+",
    "-",
    "H",
    "S",
    "12",
    "–",
    "(",
    ")",
    "or",
    "|",
    "except",
    "\\",
    "no",
    "!",
    "usually",
    "bal",
    "gf",
    "M",
    "m",
    "x",
    "/",
    "=",
    ">",
    "<",
    ":",
    "A",
    "K",
    "KC",
    "QT",
    "LTC",
    "hcp",
    "hcpin",
    "stop",
    "void",
    "4432",
    "xx",
    "r",
    "1or4",
    "2C",
    "♥",
    "♥\u{fe0f}",
    "ø",
    "İ",
    "ß",
    "\u{200d}",
    "👩‍⚖️",
    "\0",
    "\t",
    "\n",
    ",",
    ";",
    "&",
    ".",
    "½",
    "…",
    "999999",
    "&amp;",
    "eller",
    " ",
];

#[test]
fn any_text_is_read_or_refused_with_places_in_it() {
    let seeds: Vec<String> = file::<Good>("good.toml").meaning.into_iter().map(|good| good.text).collect();
    for seed in 0..6_000 {
        let dice = &mut Dice::new(seed);
        let mut text: Vec<char> = match dice.below(2) {
            0 => (0..dice.below(25)).flat_map(|_| pick(dice, &PIECES).chars()).collect(),
            _ => seeds[dice.below(seeds.len())].chars().collect(),
        };
        for _ in 0..dice.below(4) {
            let at = dice.below(text.len() + 1);
            match dice.below(3) {
                0 => text.truncate(at),
                1 if at < text.len() => drop(text.remove(at)),
                _ => drop(text.splice(at..at, pick(dice, &PIECES).chars())),
            }
        }
        let text: String = text.into_iter().collect();
        match read(&text) {
            Ok(meaning) => check_spelling(&meaning, &text),
            Err(problems) => {
                assert!(!problems.is_empty(), "{text:?}");
                for problem in problems {
                    assert!(problem.from <= problem.to && problem.to <= text.chars().count(), "{text:?}: {problem:?}");
                    assert!(!problem.expected.is_empty(), "{text:?}");
                }
            }
        }
    }
}

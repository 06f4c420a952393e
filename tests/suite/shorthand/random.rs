//! Texts put together at random.

use super::*;

/// A small generator of pseudo-random numbers (xorshift), so that every run tests the same texts.
struct Dice(u64);

impl Dice {
    fn below(&mut self, limit: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        usize::try_from(self.0 % limit as u64).unwrap()
    }

    fn pick<'t, T>(&mut self, from: &'t [T]) -> &'t T {
        &from[self.below(from.len())]
    }
}

fn check(text: &str) {
    let Err(problems) = shorthand::read(text, None) else { return };
    assert!(!problems.list().is_empty(), "{text:?}: neither a record nor a problem");
    for problem in problems.list() {
        let span = problem.span();
        assert!(text.get(span.from..span.to).is_some(), "{text:?}: {span:?} is no part of the text");
    }
    assert_fix_reads(text, &problems);
}

fn assert_fix_reads(text: &str, problems: &Problems) {
    if let Some(fix) = problems.fix() {
        assert!(shorthand::read(fix, None).is_ok(), "{text:?}: the fix {fix:?} does not read");
    }
}

#[test]
fn no_text_whatever_is_too_much() {
    let mut dice = Dice(0x2017_2007);
    let letters: Vec<char> =
        "1234567890cdhsnxprkuvøåÅÖİßæ♠♥︎♡♦♣!?*^>-–—→/\\|=()[]{}<@#:;,.'\"`_~&%+§ \n\t\u{200B}\u{202E}\u{301}😀１Ｈ"
            .chars()
            .collect();
    let words = [
        "1H",
        "2C",
        "3NT",
        "P",
        "X",
        "XX",
        "ib",
        "oot",
        "acc",
        "rej",
        ">",
        "->",
        "cmp",
        "ncmp",
        "mispull",
        "W:",
        "S:1S",
        "(2D)",
        "(P)",
        "(5+H)",
        "2D(H)",
        "!",
        "?",
        "-",
        "/",
        "=",
        "//",
        "AP",
        "ppp",
        "N E S W",
        "|",
        "\n",
        "dealer V",
        "board 5",
        "2007",
        "1997",
        "E",
        "R",
        "uncontested",
        "oops",
        "1M",
        "9NT",
        "stayman",
        "rettet til",
        "(",
        ")",
        "1p",
        "[Auction \"N\"]",
        "[Note \"1:rej\"]",
        "=1=",
        "^S",
        "^I",
        "mb|1H|",
        "an|weak|",
        "md|3|",
        "[hv=d=e&a=1hp(x)",
        "]",
        "https://handviewer.html?a=1h%28",
        "LHO",
        "I",
        "by W",
        "skipped: E",
        "(E)",
        "third seat",
        "O",
        "i mean",
        "Jacoby 2NT",
        "1n = 12-14",
        "-6",
        "1Hx",
        "♠AK4",
        "West North East South\n",
        "\nHello everybody\n",
        "\n\n",
        "| |",
        "\t",
        "ruled",
    ];
    for _ in 0..6000 {
        let text: String = (0..dice.below(24)).map(|_| *dice.pick(&letters)).collect();
        check(&text);
        let separator = *dice.pick(&["", " ", ", ", "-", "\n"]);
        let text: Vec<&str> = (0..dice.below(14)).map(|_| *dice.pick(&words)).collect();
        check(&text.join(separator));
    }
    for part in letters.iter().map(ToString::to_string).chain(words.map(str::to_owned)) {
        check(&part.repeat(LIMIT / part.chars().count()));
    }
}

#[test]
fn slips_of_the_pen_are_survived() {
    let mut dice = Dice(0x00C0_FFEE);
    for case in good() {
        let letters: Vec<char> = case.text.chars().collect();
        for _ in 0..20 {
            let mut slip = letters.clone();
            let at = dice.below(slip.len());
            match dice.below(3) {
                0 => drop(slip.remove(at)),
                1 => slip.insert(at, *dice.pick(&['q', '1', ' ', '(', '>', '-', '♥', ':'])),
                _ => slip[at] = *dice.pick(&letters),
            }
            check(&slip.into_iter().collect::<String>());
        }
    }
}

//! What the benchmarks rule on can be ruled on: nobody runs them often enough to notice when it cannot.

#[path = "../../benches/rulings/cases.rs"]
mod cases;

use director_please::{laws, shorthand};

fn assert_ruled(text: &str) {
    let record = shorthand::read(text, None).unwrap_or_else(|problems| panic!("{text}: {problems:?}"));
    laws::rule(&record).unwrap_or_else(|bad| panic!("{text}: {bad}"));
}

#[test]
fn what_the_benchmarks_rule_on_can_be_ruled_on() {
    cases::TEXTS.iter().for_each(|(_, text)| assert_ruled(text));
    for calls in [10, 80, 319] {
        for text in [cases::auction, cases::ending_badly, cases::often_irregular] {
            assert_ruled(&text(calls));
        }
    }
    for calls in [10, 48] {
        assert_ruled(&cases::chain(calls));
    }
}

//! Law 25 or Law 29: a call that corrects an earlier one, or is a new call. Only what still differs is asked, and no page binds a
//! player whom neither answer binds.

use director_please::{
    bridge::Seat,
    explain::{self, Reader},
    laws,
    locale::{self, Language},
    present::terminal,
    record::Record,
    ruling::{Answers, Continuation, Outcome, Question, Ruling, Until},
    shorthand,
};

use super::{
    for_many,
    table::{EVERY_FAULT, Table},
};
use director_please::lawbook::Edition;

/// The page as one line.
fn page(record: &Record, ruling: &Ruling) -> String {
    let explanation = explain::explain(record, ruling, Reader::Player);
    let page = terminal::render(&locale::page(&explanation, Language::English));
    page.split_whitespace().collect::<Vec<_>>().join(" ")
}

fn page_of(text: &str) -> String {
    let record = shorthand::read(text, None).unwrap_or_else(|problems| panic!("{text}: {problems:?}"));
    page(&record, &laws::rule(&record).unwrap())
}

fn is_the_same(answers: &Answers) -> bool {
    let rest = |then: &Continuation| {
        (then.in_force.clone(), then.turn, then.auction_over, then.contract, then.on_lead, then.incidents.len())
    };
    let is_last = answers.yes.answers.is_none() && answers.no.answers.is_none();
    is_last && rest(&answers.yes) == rest(&answers.no)
}

/// The offender's partner is dummy, so that nothing of what was withdrawn matters.
#[test]
fn what_no_longer_differs_is_not_asked_once_the_offender_declares() {
    for_many(50, |dice, edition, tally| {
        let table = Table::played(dice, edition, &EVERY_FAULT, 9);
        let Some(ruling) = tally.rule(&table.record) else { return };
        for incident in &ruling.incidents {
            let declares = ruling.contract.is_some_and(|contract| contract.declarer == incident.offender);
            if !ruling.auction_over || !declares {
                continue;
            }
            let is_asked = incident.answers.as_ref().is_some_and(|answers| is_the_same(answers));
            tally.hold(!is_asked, &table.record, || format!("{:?}", incident.outcome));
        }
    });
    for (auction, ends) in [("1H P N:2H", "2♥"), ("1S P N:2S", "2♠"), ("1H 1S N:2H", "2♥"), ("1NT P N:2NT", "2NT")]
    {
        for edition in ["2007", "2017"] {
            let page = page_of(&format!("{auction} E:P S:P W:P {edition}"));
            assert!(page.starts_with(&format!("North plays {ends}. East leads.")), "{page}");
            assert!(!page.contains("decides"), "{page}");
        }
    }
}

/// Every way in which a table may go on after these, call by call.
fn gone_on(least: usize, check: impl Fn(&Record, &Ruling)) {
    const DECLINED: [&str; 5] =
        ["1H 1S N:2H rej", "1H P N:2S rej", "W: 1C 1D W:1H rej", "1H 1S N:2S rej", "S: 1D 1H S:2C rej"];
    let mut seen = 0;
    for begun in DECLINED {
        let mut tables = vec![begun.to_owned()];
        for _ in 0..5 {
            let longer = |table: &String| ["P", "X", "2S", "3C"].map(|call| format!("{table} {call}"));
            tables = tables.iter().flat_map(longer).filter(|text| shorthand::read(text, None).is_ok()).collect();
            for record in tables.iter().map(|text| shorthand::read(text, None).unwrap()) {
                let Ok(ruling) = laws::rule(&record) else { continue };
                let [incident] = ruling.incidents.as_slice() else { continue };
                let asks_for_the_law = matches!(
                    &incident.outcome,
                    Outcome::DirectorsOption(option) if matches!(option.question, Question::WhichLaw(..))
                );
                if asks_for_the_law && !ruling.auction_over {
                    seen += 1;
                    check(&record, &ruling);
                }
            }
        }
    }
    assert!(seen > least, "{seen}");
}

/// A player who has passed once does not have to pass once more.
#[test]
fn nobody_is_told_to_pass_whom_nothing_binds() {
    fn binds(then: &Continuation, seat: Seat) -> bool {
        let second = then.answers.as_deref();
        then.in_force.must_pass.iter().any(|bar| bar.seat == seat && bar.until == Until::NextTurn)
            || second.is_some_and(|second| binds(&second.yes, seat) || binds(&second.no, seat))
    }
    let told = std::cell::Cell::new(0);
    gone_on(200, |record, ruling| {
        let Some(answers) = ruling.incidents[0].answers.as_deref() else { return };
        let page = page(record, ruling);
        // What follows from a choice to come binds nobody yet.
        if page.contains("Anything else") {
            return;
        }
        for seat in Seat::ALL.into_iter().filter(|seat| page.contains(&format!("{seat:?} must pass once"))) {
            told.set(told.get() + 1);
            assert!(binds(&answers.no, seat), "{}\n{page}", record.to_json());
        }
    });
    assert!(told.get() > 20, "{}", told.get());
    for (text, seat) in [
        ("1H 1S N:2H rej P P 3C P P", "South"),
        ("1H P N:2S rej 2H P 3C P P", "South"),
        ("W: 1C 1D W:1H rej P P 2S P P", "East"),
        ("1H 1S N:2S rej P P 2N P P", "South"),
        ("S: 1D 1H S:2C rej P P 3C P P", "North"),
    ] {
        let page = page_of(text);
        assert!(page.contains(&format!("{seat} had to pass once, and that turn is over.")), "{text}: {page}");
        assert!(!page.contains(&format!("{seat} must pass once")), "{text}: {page}");
    }
}

/// Partner's bar begins with the call that the offender chooses: while that is to come, nothing is over.
#[test]
fn a_bar_that_has_not_begun_is_not_over() {
    let mut seen = 0;
    for begun in ["P 1S N:2C", "P P 1H E:1S", "1S 1H N:2C", "1H 1S N:2S", "W: 1C 1D W:1H"] {
        for (by, call) in ["N", "E", "S", "W"].iter().flat_map(|by| ["P", "X", "2S", "3C"].map(|call| (by, call))) {
            for edition in ["2007", "2017"] {
                let text = format!("{begun} {by}:{call} {edition}");
                let Ok(record) = shorthand::read(&text, None) else { continue };
                let Ok(ruling) = laws::rule(&record) else { continue };
                let page = page(&record, &ruling);
                if page.contains("Anything else") {
                    seen += 1;
                    assert!(!page.contains("that turn is over"), "{text}: {page}");
                }
            }
        }
    }
    assert!(seen > 20, "{seen}");
}

/// 17D3 (2007: 17E2): LHO hears what a pass does before they choose, also of a pass that was changed.
#[test]
fn a_changed_pass_that_would_make_three_is_told_as_such() {
    for edition in Edition::ALL {
        let year = edition.year();
        for (pass, change) in [("1H P P N:P", "2H"), ("P P W:P", "1H"), ("1H P N:P", "2C"), ("1H P P N:P", "X")] {
            let told = |text: &str| page_of(&format!("{text} {year}")).contains("the auction goes back to");
            assert!(told(pass), "{pass} {year}");
            assert!(told(&format!("{pass} changed to {change}")), "{pass} changed to {change} {year}");
        }
    }
}

/// 2007: 25A and 25B1 come to the same, so the page does not say that the first call was intended.
#[test]
fn what_is_not_asked_is_not_told_as_found() {
    for text in ["1H P N:2H E:P 2007", "P 1H P E:2H S:P 2007", "1H P N:3H E:X 2007"] {
        let page = page_of(text);
        assert!(page.contains("It corrects 1♥:") && !page.contains("which was intended"), "{text}: {page}");
    }
    assert!(page_of("1H P N:2H E:P 2017").contains("which was intended"));
}

/// Law 38: once the director has ruled, a call over the bid falls by its own law.
#[test]
fn nothing_was_cancelled_with_a_bid_that_was_ruled_on() {
    for text in ["7NT 8C ruled X", "1H 8C ruled XX", "7NT 8C ruled X P P P"] {
        assert!(!page_of(text).contains("Whatever was cancelled with 8♣"), "{text}");
    }
    assert!(page_of("1H 8C X").contains("Whatever was cancelled with 8♣"));
}

//! What must hold of every page, whatever it says.

use std::collections::BTreeSet;

use director_please::{
    answer::{self, Asked},
    bridge::Call,
    explain::{self, Explanation, Reader},
    lawbook::Edition,
    laws,
    locale::{self, Language},
    present::{Page, terminal},
    record::Record,
    ruling::{CallStatus, Kind, Passes, RuledCall},
    shorthand,
};

use crate::{cases, dice::Dice, totality};

fn record(auction: &str, edition: Edition) -> Record {
    shorthand::read(auction, Some(edition)).unwrap_or_else(|problems| panic!("{auction}: {problems:?}"))
}

fn explanation(record: &Record, reader: Reader) -> Explanation {
    let ruling = laws::rule(record).unwrap_or_else(|bad| panic!("{record:?}: {bad}"));
    explain::explain(record, &ruling, reader)
}

/// All text of a page, as one would count it.
fn all_text(page: &Page) -> String {
    terminal::render(page)
}

/// What must hold of every page, whatever it says.
fn check(page: &Page, context: &str) {
    let text = all_text(page);
    assert!(!page.headline.is_empty(), "{context}");
    assert!(page.headline.chars().count() <= 256, "{context}: {}", page.headline);
    assert!(text.chars().count() <= 6_000, "{context}: {} characters", text.chars().count());
    assert!(!text.contains(['\u{2068}', '\u{2069}', '{', '}']), "{context}: {text}");
    assert!(!text.contains("  :") && !text.contains("()") && !text.contains(" ,"), "{context}: {text}");
    for section in &page.sections {
        assert!(!section.text.is_empty() || !section.items.is_empty(), "{context}: an empty section");
        for item in &section.items {
            assert!(!item.text.is_empty(), "{context}: {} says nothing", item.label);
        }
        let mut seen = BTreeSet::new();
        for item in &section.items {
            assert!(seen.insert((&item.label, &item.text)), "{context}: said twice: {}", item.text);
        }
    }
    for line in text.lines() {
        assert!(line.chars().count() <= 100 || page.fixed.is_some(), "{context}: {line}");
        assert_eq!(line, line.trim_end(), "{context}");
    }
}

#[test]
fn every_case_fits_and_is_whole_for_every_reader() {
    for case in cases::files().into_iter().flat_map(|(_, cases)| cases) {
        for edition in Edition::ALL {
            for reader in [Reader::Player, Reader::Director] {
                let explanation = explanation(&case.record(edition), reader);
                for language in Language::ALL {
                    let context = format!("{}, {edition}, {}", case.name, language.tag());
                    check(&locale::page(&explanation, language), &context);
                }
            }
        }
    }
}

#[test]
fn any_record_at_all_has_a_page() {
    for seed in 0..400 {
        for edition in Edition::ALL {
            let record = totality::record(&mut Dice::new(seed), edition);
            for reader in [Reader::Player, Reader::Director] {
                let explanation = explanation(&record, reader);
                for language in Language::ALL {
                    let page = locale::page(&explanation, language);
                    let text = all_text(&page);
                    assert!(!text.is_empty() && !text.contains(['{', '}']), "{record:?}");
                    assert!(page.headline.chars().count() <= 256, "{record:?}: {}", page.headline);
                }
            }
        }
    }
}

/// What stands together on a page: the ids of each section and of each of its lines.
fn groups(explanation: &Explanation) -> Vec<Vec<&str>> {
    let parts = explanation.sections.iter();
    let texts = parts.flat_map(|part| [&part.text].into_iter().chain(part.lines.iter().map(|line| &line.text)));
    texts.map(|text| text.iter().map(|message| message.id()).collect()).collect()
}

/// Where the first of two sentences stands, the other one contradicts it.
const AGAINST: [(&str, &str); 2] =
    [("result-lho-again", "result-unauthorised-lho"), ("price-may-call", "choice-unless-comparable")];

#[test]
fn no_page_tells_as_done_what_is_open_or_frees_what_it_withholds() {
    let changed = ["1C", "1D", "1H", "X", "XX"].map(|second| format!("N:1H intended > {second}"));
    let texts = changed.iter().map(String::as_str).chain(["P S:1H rej 1S S:2D ncmp P N:2H E:3C"]);
    let own = texts.flat_map(|text| Edition::ALL.map(|edition| shorthand::read(text, Some(edition)))).flatten();
    let all = cases::files().into_iter().flat_map(|(_, cases)| cases);
    let all = all.flat_map(|case| Edition::ALL.map(|edition| case.record(edition)));
    let (mut seen, mut cancelled, mut instead) = ([0; 2], 0, 0);
    for record in all.chain(own) {
        let ruling = laws::rule(&record).unwrap();
        let explanation = explain::explain(&record, &ruling, Reader::Player);
        for group in groups(&explanation) {
            for (seen, (first, other)) in seen.iter_mut().zip(AGAINST) {
                *seen += usize::from(group.contains(&first));
                assert!(!(group.contains(&first) && group.contains(&other)), "{record:?}: {group:?}");
            }
        }
        let is_change = ruling.incidents.iter().all(|it| it.kind == Kind::ChangeOfCall) && !ruling.incidents.is_empty();
        cancelled += usize::from(explanation.headline.id() == "headline-change-cancelled");
        assert!(!(is_change && explanation.headline.id() == "headline-settled"), "{record:?}");
        // Law 37A: a player who called instead at the one turn, and never passed.
        let [.., first, barred] = ruling.incidents.as_slice() else { continue };
        let made = |call: &RuledCall| call.by == barred.offender && call.status == CallStatus::Stands;
        let since = ruling.calls.iter().filter(|call| call.event > Some(first.event));
        let never_passed = since.filter(|call| made(call)).all(|call| call.call != Call::Pass);
        let stands = ruling.calls.get(ruling.place_of(barred)).is_some_and(|call| call.status == CallStatus::Stands);
        let is_once = first.result.partner_passes == Passes::Once && first.offender == barred.offender.partner();
        if barred.kind == Kind::CallByBarredPlayer && stands && is_once && never_passed {
            instead += 1;
            assert!(!groups(&explanation).concat().contains(&"result-review-knew"), "{record:?}");
        }
    }
    println!("{seen:?}, {cancelled} changes cancelled, {instead} called instead of passing");
    assert!(seen.iter().all(|number| *number > 1) && cancelled > 2 && instead > 0);
}

#[test]
fn the_players_page_asks_nobody_what_they_meant() {
    let open = record("1H P 1H", Edition::Laws2017);
    let page = |reader| {
        let text = all_text(&locale::page(&explanation(&open, reader), Language::English));
        text.split_whitespace().collect::<Vec<_>>().join(" ")
    };
    assert!(page(Reader::Player).contains("say nothing about what was meant"));
    assert!(!page(Reader::Player).contains("away from the table. Was"));
    assert!(page(Reader::Director).contains("Law 25A comes first"));
    assert!(page(Reader::Director).contains("do not suggest any"));
}

#[test]
fn a_withdrawn_call_and_the_one_in_its_place_share_a_cell() {
    let settled = record("1H P 1H rej 2H", Edition::Laws2017);
    let page = locale::page(&explanation(&settled, Reader::Player), Language::English);
    let diagram = page.diagram.unwrap();
    assert_eq!(diagram.header, ["West", "North", "East", "South"]);
    assert_eq!(diagram.lines(), [["", "1♥", "Pass", "1♥× 2♥"], ["?", "", "", ""]]);
    assert!(diagram.legend.contains("withdrawn") && diagram.legend.contains("West"));
}

#[test]
fn a_mistake_is_underlined_where_it_stands() {
    let ask = |text| answer::answer(&Asked::new(text, Language::English));
    assert_eq!(ask("1♥ P\nK Pq 1♥").page.fixed.unwrap(), "K Pq 1♥\n^ ^^");
    assert_eq!(ask("1H Pq 1H ib").page.fixed.unwrap(), "1H Pq 1H ib\n   ^^");
    assert_eq!(ask("").page.fixed, None);
}

//! Wherever LHO has a choice, the shorthand says what LHO chose.

use director_please::{
    explain, laws,
    record::{Event, LhoChoice, Record},
    shorthand,
};

use crate::roundtrip::RECORDS;

/// Every beginning of a record after which LHO may accept or decline, with the shorthand for it.
fn open_choices() -> impl Iterator<Item = (Record, String)> {
    RECORDS.iter().step_by(3).flat_map(|record| {
        let beginnings =
            (1..=record.events.len()).map(|end| Record { events: record.events[..end].to_vec(), ..record.clone() });
        beginnings.filter_map(|record| {
            explain::next(&record, &laws::rule(&record).ok()?).lho?;
            let text = shorthand::write(&record)?;
            Some((record, text))
        })
    })
}

#[test]
fn what_lho_chose_is_read_wherever_lho_may_choose() {
    let (mut tried, mut failed) = (0, Vec::new());
    for (record, text) in open_choices() {
        for (mark, choice) in [("acc", LhoChoice::Accepts), ("rej", LhoChoice::Declines)] {
            tried += 1;
            let mut longer = record.clone();
            longer.events.push(Event::Lho(choice));
            let edition = if text.ends_with(record.laws.year()) { record.laws.year() } else { "" };
            let said = format!("{} {mark} {edition}", text.trim_end_matches(edition));
            let read = shorthand::read(&said, None);
            match read {
                Ok(read) => assert_eq!(laws::rule(&read).ok(), laws::rule(&longer).ok(), "{said}"),
                Err(problems) => failed.push(format!("{said}: {:?}", problems.list())),
            }
        }
    }
    assert!(tried > 500, "{tried}");
    // What cannot be read is asked about, one in fifty: a second change by a player who is out of turn, and a choice left open
    // before a ruling.
    assert!(failed.len() * 50 < tried, "{} of {tried}: {:#?}", failed.len(), &failed[..failed.len().min(25)]);
}

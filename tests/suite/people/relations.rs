//! Relations between two texts that say the same: one of them in other letters, on other lines, in the other language, or with
//! words around it. Both give the same record, or one of them is not read.

use director_please::{
    record::{Event, LhoChoice, Record},
    shorthand,
};

use super::rows;

/// What stands around a text and says nothing of it.
const AROUND: [(&str, &str); 27] = [
    ("Hi all, ", ""),
    ("Hei! ", ""),
    ("Question: ", ""),
    ("Spørsmål: ", ""),
    ("We had this one tonight: ", ""),
    ("Hadde denne i kveld: ", ""),
    ("Last night at the club we had a strange one. ", ""),
    ("Klubbkveld i går. ", ""),
    ("I need your help: ", ""),
    ("So, ", ""),
    ("Director!! ", ""),
    ("Help! ", " - thanks"),
    ("", "\n\nThanks!"),
    ("", " What now?"),
    ("", " hva nå?"),
    ("", ". Ruling please"),
    ("", ". What are the options?"),
    ("", "\n\nmvh Per"),
    ("", "\n\nSent from my phone"),
    ("", ". :P"),
    ("NB! ", ""),
    ("RE: ", ""),
    ("", "."),
    ("", " ?"),
    ("", "\n"),
    ("\n\n", ""),
    ("  ", "  "),
];

/// What a call shows and is for may be lost with a word; who called what, and what was chosen, may not.
fn bare(mut record: Record) -> Record {
    for event in &mut record.events {
        let Event::Call(made) = event else { continue };
        made.facts.meaning = None;
        made.facts.purpose = None;
        made.facts.shows = None;
    }
    record
}

/// Words of the text, each put through `change` where it is one of these.
fn words(text: &str, change: impl Fn(&str) -> Option<String>) -> String {
    let is_part = |ch: char| ch.is_alphanumeric() || "♠♥♦♣".contains(ch);
    let mut written = String::new();
    let mut rest = text;
    while let Some(first) = rest.chars().next() {
        let end = rest.find(|ch: char| is_part(ch) != is_part(first)).unwrap_or(rest.len());
        let (word, after) = rest.split_at(end);
        written.push_str(&change(word).unwrap_or_else(|| word.to_owned()));
        rest = after;
    }
    written
}

/// `1H` as it is written with these signs for clubs, diamonds, hearts and spades.
fn in_suits(text: &str, signs: [&str; 4]) -> String {
    words(text, |word| {
        let mut letters = word.chars();
        let level = letters.next().filter(|ch| ('1'..='7').contains(ch))?;
        let names = [["c", "kl", "♣"], ["d", "ru", "♦"], ["h", "hj", "♥"], ["s", "sp", "♠"]];
        let suit = names.iter().position(|names| names.contains(&letters.as_str().to_lowercase().as_str()))?;
        Some(format!("{level}{}", signs[suit]))
    })
}

fn in_passes(text: &str, pass: &str) -> String {
    words(text, |word| (word == "P" || word.eq_ignore_ascii_case("pass")).then(|| pass.to_owned()))
}

/// The same said otherwise. Signs that a table, a list or another program's form is made of stay as they are.
fn said_otherwise(text: &str) -> Vec<String> {
    let mut texts = vec![text.to_lowercase(), text.to_uppercase()];
    // Without the signs around it a dash stands between calls, and what follows `:P` is no smiley.
    let in_form = ["|", "[", "\n", "\t", "://", " -,", "/ -", " :P"].iter().any(|sign| text.contains(sign));
    if !in_form {
        texts.extend([text.replace(' ', "\n"), text.replace(", ", "\n"), text.replace(' ', "  ")]);
        texts.extend([text.replace(',', ";"), text.replace(", ", ". "), text.replace(',', "")]);
        texts.extend(
            [["C", "D", "H", "S"], ["♣", "♦", "♥", "♠"], ["kl", "ru", "hj", "sp"]].map(|signs| in_suits(text, signs)),
        );
        texts.extend(["P", "pass", "no bid", "passer"].map(|pass| in_passes(text, pass)));
    }
    texts.retain(|other| other != text);
    texts
}

#[test]
fn what_says_the_same_is_read_as_the_same_or_not_at_all() {
    let (mut read, mut faults) = (0, Vec::new());
    for (place, row) in rows().iter().enumerate() {
        let Ok(record) = shorthand::read(&row.text, None).map(bare) else { continue };
        let around = AROUND.iter().cycle().skip(5 * place).take(4);
        let wrapped = around.map(|(before, after)| format!("{before}{}{after}", row.text));
        // A dot after a wall, or after the comma of an empty cell, is a pass in the last cell; so is `P` below an auction in PBN.
        let wrapped = wrapped.filter(|text| !text.contains("|.") && !text.ends_with(",."));
        let wrapped = wrapped.filter(|text| !(text.contains("[Auction") && text.ends_with(":P")));
        for other in wrapped.chain(said_otherwise(&row.text)) {
            let Ok(found) = shorthand::read(&other, None).map(bare) else { continue };
            read += 1;
            if found != record {
                faults.push((row.text.clone(), other, shorthand::write(&found)));
            }
        }
    }
    assert!(faults.is_empty(), "{} of {read}: {:#?}", faults.len(), &faults[..faults.len().min(30)]);
    assert!(read > 8_000, "{read}");
}

/// What LHO chose is in the record, in whatever order it is told with what the director found, or it is asked about.
#[test]
fn what_lho_chose_is_kept_beside_what_the_director_found() {
    let mut read = 0;
    for (call, arrow) in ["P", "X", "1S", "1NT", "2C", "2H", "4S"]
        .into_iter()
        .flat_map(|call| ["changed to", ">", "endret til"].map(|arrow| (call, arrow)))
    {
        for (found, chose, choice) in [
            ("ncmp", "rej", LhoChoice::Declines),
            ("cmp", "rej", LhoChoice::Declines),
            ("ncmp", "acc", LhoChoice::Accepts),
            ("cmp", "acc", LhoChoice::Accepts),
        ] {
            let texts =
                [format!("1S 1H {arrow} {call} {found} {chose}"), format!("1S 1H {arrow} {call} {chose} {found}")];
            let records = texts.map(|text| shorthand::read(&text, None));
            for record in records.iter().flatten() {
                assert!(record.events.contains(&Event::Lho(choice)), "{call} {arrow} {found} {chose}");
                read += 1;
            }
            if let [Ok(one), Ok(other)] = &records {
                assert_eq!(one, other, "{call} {arrow} {found} {chose}");
            }
        }
    }
    assert!(read > 60, "{read}");
}

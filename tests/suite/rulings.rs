//! The published rulings: `docs/rulings/`, made from `tests/cases`. They are read before
//! they are committed.

use std::{
    collections::{BTreeMap, BTreeSet},
    env,
    fmt::Write as _,
    fs,
    path::{Path, PathBuf},
};

use director_please::{
    answer::{self, Asked},
    bridge::Seat,
    explain::{Message, Reader},
    lawbook::Edition,
    laws,
    locale::{self, Language},
    present::{Diagram, Item, Page, Section},
    record::{Event, LhoChoice},
    ruling::Kind,
};
use regex::Regex;

use crate::cases::{self, Case};

/// How the pages are made again.
pub const UPDATE: &str = "UPDATE_RULINGS=1 cargo test --no-default-features --test suite published";

/// What stands around the rulings, in English and in Norwegian.
struct Words {
    title: &'static str,
    about: &'static str,
    by_fault: &'static str,
    by_law: &'static str,
    law: &'static str,
    pages: &'static str,
    source: &'static str,
    regular: &'static str,
    unintended: &'static str,
    intended: &'static str,
    simultaneous: &'static str,
    made: &'static str,
}

const ENGLISH: Words = Words {
    title: "Rulings",
    about: "Every ruling that the tests of this program expect, as the program gives it to players, with the points on which directors \
            differ, under every edition of the Laws; what all editions share is printed once. Above each ruling stand the calls in the order in which they were made, and what to type after \
            `director-please rule` to get the ruling. The name in brackets after a heading is the same in every language. What the Laws leave open, and how it is read here, is in \
            [readings](readings.md). Advice only: the director at the table rules.",
    by_fault: "By what went wrong",
    by_law: "By law",
    law: "Law",
    pages: "Pages",
    source: "Source",
    regular: "Nothing irregular",
    unintended: "unintended",
    intended: "intended",
    simultaneous: "at the same time",
    made: "Generated from `tests/cases`; do not edit.",
};

const NORWEGIAN: Words = Words {
    title: "Avgjørelser",
    about: "Hver avgjørelse som testene av programmet forventer, slik programmet gir den til spillere, med det turneringsledere er uenige om, etter hver utgave av \
            lovene; det som er likt i alle, står bare én gang. Over hver avgjørelse står meldingene i den rekkefølgen de ble avgitt, og det som skrives etter \
            `director-please rule` for å få avgjørelsen. Navnet i parentes etter en overskrift er det samme på alle språk. Hva lovene lar stå åpent, og hvordan det leses her, står i \
            [lesemåter](readings.md). Kun veiledende: TL ved bordet avgjør.",
    by_fault: "Etter hva som gikk galt",
    by_law: "Etter paragraf",
    law: "§",
    pages: "Sider",
    source: "Kilde",
    regular: "Ingenting uregelmessig",
    unintended: "utilsiktet",
    intended: "tilsiktet",
    simultaneous: "samtidig",
    made: "Generert fra `tests/cases`; skal ikke redigeres.",
};

/// What went wrong, in English and in Norwegian.
const fn fault(kind: Kind) -> [&'static str; 2] {
    match kind {
        Kind::InsufficientBid => ["Insufficient bid", "Utilstrekkelig bud"],
        Kind::PassOutOfRotation => ["Pass out of turn", "Pass utenfor tur"],
        Kind::BidOutOfRotation => ["Bid out of turn", "Bud utenfor tur"],
        Kind::DoubleOutOfRotation => ["Double or redouble out of turn", "Dobling eller redobling utenfor tur"],
        Kind::ChangeOfCall => ["Change of call", "Endring av melding"],
        Kind::UnintendedCall => ["Unintended call", "Utilsiktet melding"],
        Kind::InadmissibleDouble => ["Inadmissible double or redouble", "Dobling eller redobling som ikke er tillatt"],
        Kind::CallByBarredPlayer => {
            ["Call by a player who had to pass", "Melding fra en spiller som var pålagt å passe"]
        }
        Kind::BidAboveSeven => ["Bid above seven", "Bud på mer enn sju trekk"],
        Kind::CallAfterFinalPass => ["Call after the final pass", "Melding etter avsluttende pass"],
        Kind::SimultaneousCall => ["Simultaneous calls", "Samtidige meldinger"],
        Kind::ConsideredInRotation => {
            ["Out of turn, and the player in turn called first", "Utenfor tur, og spilleren i tur meldte først"]
        }
        Kind::PassesOutOfRotationEnd => ["Auction ended too early", "Meldingsforløpet sluttet for tidlig"],
    }
}

impl Words {
    const fn of(language: Language) -> &'static Words {
        match language {
            Language::English => &ENGLISH,
            Language::Norwegian => &NORWEGIAN,
        }
    }
}

/// What a file of cases is about: a law, or one of three others.
fn subject(file: &str, language: Language) -> String {
    let words = match file {
        "auction" => ["Regular auctions", "Regelmessige meldingsforløp"],
        "chains" => ["Several irregularities in one auction", "Flere uregelmessigheter i ett meldingsforløp"],
        "everyday" => ["What goes wrong at clubs", "Det som skjer i klubbene"],
        law => return law.replacen("law", &format!("{} ", Words::of(language).law), 1),
    };
    words[language as usize].to_owned()
}

/// The page on a case under every edition, what is the same told once.
fn page(case: &Case, language: Language, reader: Reader) -> Page {
    let answers: Vec<_> = cases::editions()
        .map(|edition| answer::on_record(&Asked { reader, ..Asked::new("", language) }, case.record(edition)))
        .collect();
    answer::side_by_side(&answers, language)
}

/// A text that Markdown leaves as it is.
fn escaped(text: &str) -> String {
    text.replace('*', "\\*").replace('<', "\\<").replace('|', "\\|").replace('_', "\\_")
}

/// A section as entries of the list: what fits beside the heading there, its lines under it.
fn section(section: &Section, text: &mut String) {
    let said = escaped(&section.text.join(" "));
    let heading = escaped(section.heading.trim_end_matches(':'));
    let line = match (heading.as_str(), said.as_str()) {
        ("", said) => said.to_owned(),
        (heading, said) if heading.ends_with('?') => format!("**{heading}** {said}"),
        (heading, said) => format!("**{heading}:** {said}"),
    };
    let of_item = |item: &Item| match item.label.as_str() {
        "" => escaped(&item.text),
        label => format!("*{}:* {}", escaped(label), escaped(&item.text)),
    };
    match (line.trim_end(), section.items.as_slice()) {
        ("", items) => items.iter().for_each(|item| writeln!(text, "- {}", of_item(item)).unwrap()),
        (line, [item]) => writeln!(text, "- {line} {}", of_item(item)).unwrap(),
        (line, items) => {
            writeln!(text, "- {line}").unwrap();
            items.iter().for_each(|item| writeln!(text, "  - {}", of_item(item)).unwrap());
        }
    }
}

/// What happened, in order: `North 1♠, East 1♥, not accepted, East 2♥`.
fn auction(case: &Case, diagram: Option<&Diagram>, language: Language) -> String {
    let record = case.record(Edition::default());
    let ruling = laws::rule(&record).unwrap();
    let seats = diagram.map(|diagram| diagram.header.clone()).unwrap_or_default();
    let cells = || diagram.iter().flat_map(|diagram| diagram.rows.iter().flatten().flatten());
    let said = |number: usize, event: &Event| {
        let word = match event {
            Event::Call(made) => {
                // A pass that the Laws have put there already, and its player then makes, is named in the record alone.
                let ruled = ruling.calls.iter().find(|call| call.event == Some(number));
                let by = ruled.map(|call| call.by).or(made.by).unwrap();
                let seat = [Seat::West, Seat::North, Seat::East, Seat::South].iter().position(|seat| *seat == by);
                // A call that the Laws remove before anybody sees it has no cell.
                let shown = cells().find(|cell| cell.call == Some(made.call)).map(|cell| cell.text.clone());
                let words = Words::of(language);
                let told = [
                    made.facts.unintended.map(|unintended| if unintended { words.unintended } else { words.intended }),
                    made.facts.simultaneous.then_some(words.simultaneous),
                ];
                let told: String = told.into_iter().flatten().map(|word| format!(" ({word})")).collect();
                return format!("{} {}{told}", seats[seat.unwrap()], shown.unwrap_or_else(|| made.call.to_string()));
            }
            Event::Lho(LhoChoice::Accepts) => ["accepted", "godtatt"],
            Event::Lho(LhoChoice::Declines) => ["not accepted", "ikke godtatt"],
            Event::DirectorRuled => ["the director has ruled", "TL har avgjort"],
            Event::OpeningLeadFaced => ["opening lead", "åpningsutspill"],
        };
        word[language as usize].to_owned()
    };
    let events = record.events.iter().enumerate();
    events.map(|(number, event)| said(number, event)).collect::<Vec<_>>().join(", ")
}

/// One ruling: the auction, what follows, where directors differ, the clauses, and the source.
fn ruling(case: &Case, language: Language) -> String {
    let page_of = |reader| page(case, language, reader);
    let page = page_of(Reader::Player);
    let mut text = format!("<a id=\"{0}\"></a>\n\n## {1} ({0})\n", case.name, heading(case, language));
    let auction = auction(case, page.diagram.as_ref(), language);
    let typed = case.auction.split_whitespace().collect::<Vec<_>>().join(" ");
    let cells = page.diagram.iter().flat_map(|diagram| diagram.rows.iter().flatten().flatten());
    let turn: String = cells.filter(|cell| cell.call.is_none()).map(|cell| format!(" {}.", cell.word)).collect();
    writeln!(text, "{}. `{typed}`{turn}", escaped(&auction)).unwrap();
    writeln!(text, "- **{}**", escaped(&page.headline)).unwrap();
    page.sections.iter().for_each(|one| section(one, &mut text));
    let differ = locale::tell(&Message::DirectorsDiffer {}, language).unwrap();
    let open = page_of(Reader::Director).sections.into_iter().filter(|section| section.heading == differ);
    open.for_each(|one| section(&one, &mut text));
    let advice = locale::tell(&Message::AdviceOnly {}, language).unwrap();
    let footer: Vec<String> = page.footer.iter().filter(|line| **line != advice).map(|line| escaped(line)).collect();
    let source = case.source_in(language);
    let footer = if footer.is_empty() { String::new() } else { format!("{}. ", footer.join(" · ")) };
    write!(text, "- {footer}").unwrap();
    write!(text, "{}: {}.\n\n", Words::of(language).source, escaped(source.trim_end_matches('.'))).unwrap();
    text
}

/// What went wrong, in the order in which it happened: `Insufficient bid; call by a player who had to pass`.
fn heading(case: &Case, language: Language) -> String {
    let mut faults: Vec<&str> = Vec::new();
    for edition in cases::editions() {
        for incident in laws::rule(&case.record(edition)).unwrap().incidents {
            let name = fault(incident.kind)[language as usize];
            if !faults.contains(&name) {
                faults.push(name);
            }
        }
    }
    let (first, others) = faults.split_first().unwrap_or((&Words::of(language).regular, &[]));
    let others = others.iter().map(|fault| fault.replacen(&fault[..1], &fault[..1].to_lowercase(), 1));
    std::iter::once((*first).to_owned()).chain(others).collect::<Vec<_>>().join("; ")
}

/// The kinds of irregularity in a case, and the laws that its rulings cite.
fn subjects(case: &Case) -> (BTreeSet<[&'static str; 2]>, BTreeSet<u8>) {
    let mut kinds = BTreeSet::new();
    let mut laws = BTreeSet::new();
    let brackets = Regex::new(r"\[([^\]]*)\]").unwrap();
    for edition in cases::editions() {
        let ruling = laws::rule(&case.record(edition)).unwrap();
        kinds.extend(ruling.incidents.iter().map(|incident| fault(incident.kind)));
        let notation = ruling.to_string();
        // Where a score may be adjusted later is no clause by which the case was decided.
        let clauses: Vec<String> = brackets
            .captures_iter(&notation)
            .flat_map(|found| found[1].split(' ').map(str::to_owned).collect::<Vec<_>>())
            .collect();
        let number =
            |word: &String| word.chars().take_while(char::is_ascii_digit).collect::<String>().parse::<u8>().ok();
        laws.extend(clauses.iter().filter_map(number));
    }
    if kinds.is_empty() {
        kinds.insert([ENGLISH.regular, NORWEGIAN.regular]);
    }
    (kinds, laws)
}

fn folder(language: Language) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("docs/rulings").join(language.tag())
}

/// Every file of `docs/rulings` with its text.
fn files() -> Vec<(PathBuf, String)> {
    let mut files = Vec::new();
    let cases = cases::files();
    let described: Vec<_> = cases.iter().flat_map(|(_, cases)| cases.iter().map(subjects)).collect();
    for (place, language) in Language::ALL.into_iter().enumerate() {
        let (words, folder) = (Words::of(language), folder(language));
        let mut by_fault: BTreeMap<&str, Vec<String>> = BTreeMap::new();
        let mut by_law: BTreeMap<u8, Vec<String>> = BTreeMap::new();
        let mut pages = Vec::new();
        let mut described = described.iter();
        for (name, cases) in &cases {
            let mut text = format!("# {}: {}\n\n{}\n\n", words.title, subject(name, language), words.made);
            for (case, (kinds, laws)) in cases.iter().zip(described.by_ref()) {
                text.push_str(&ruling(case, language));
                let link = format!("[{}]({name}.md#{})", case.name, case.name);
                kinds.iter().for_each(|kind| by_fault.entry(kind[place]).or_default().push(link.clone()));
                laws.iter().for_each(|law| by_law.entry(*law).or_default().push(link.clone()));
            }
            pages.push(format!("[{}]({name}.md)", subject(name, language)));
            files.push((folder.join(format!("{name}.md")), text));
        }
        let mut index = format!("# {}\n\n{}\n\n{}\n\n", words.title, words.about, words.made);
        write!(index, "## {}\n\n{}\n\n## {}\n\n", words.pages, pages.join(" · "), words.by_fault).unwrap();
        for (fault, links) in &by_fault {
            write!(index, "### {fault}\n\n{}\n\n", links.join(" · ")).unwrap();
        }
        write!(index, "## {}\n\n", words.by_law).unwrap();
        for (law, links) in &by_law {
            write!(index, "### {} {law}\n\n{}\n\n", words.law, links.join(" · ")).unwrap();
        }
        files.push((folder.join("README.md"), index));
    }
    files
}

#[test]
fn the_published_rulings_are_those_of_the_program() {
    let files = files();
    let update = env::var_os("UPDATE_RULINGS").is_some();
    let mut stale = Vec::new();
    for (path, text) in &files {
        let text = format!("{}\n", text.trim_end());
        if update {
            fs::create_dir_all(path.parent().unwrap()).unwrap();
            fs::write(path, &text).unwrap();
        } else if fs::read_to_string(path).unwrap_or_default() != text {
            stale.push(path.display().to_string());
        }
    }
    for language in Language::ALL {
        let there = fs::read_dir(folder(language)).into_iter().flatten().map(|file| file.unwrap().path());
        let of_no_case =
            |path: &PathBuf| !path.ends_with("readings.md") && !files.iter().any(|(known, _)| known == path);
        for path in there.filter(of_no_case) {
            match update {
                true => fs::remove_file(path).unwrap(),
                false => stale.push(path.display().to_string()),
            }
        }
    }
    assert!(stale.is_empty(), "not what the program rules; run {UPDATE} and read what changed: {}", stale.join(", "));
}

#[test]
fn every_case_is_in_the_index_by_what_went_wrong_and_by_law() {
    let files = files();
    for (path, index) in files.iter().filter(|(path, _)| path.ends_with("README.md")) {
        for (_, cases) in cases::files() {
            for case in &cases {
                let (kinds, laws) = subjects(case);
                let times = index.matches(&format!("[{}]", case.name)).count();
                assert_eq!(times, kinds.len() + laws.len(), "{}: {}", path.display(), case.name);
            }
        }
    }
    // GitHub does not lay out a text of more than 512 KiB.
    let most = files.iter().map(|(_, text)| text.len()).max().unwrap();
    assert!(most < 400_000, "a page of {most} bytes");
}

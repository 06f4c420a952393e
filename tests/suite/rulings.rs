//! The published rulings: `docs/rulings/`, made from `tests/cases`. `UPDATE_RULINGS=1 cargo test --test suite rulings` writes
//! them again; they are read before they are committed.

use std::{
    collections::{BTreeMap, BTreeSet},
    env,
    fmt::Write as _,
    fs,
    path::{Path, PathBuf},
};

use director_please::{
    answer::{self, Asked},
    explain::{Message, Reader},
    laws,
    locale::{self, Language},
    present::{Page, Section},
    ruling::Kind,
};
use regex::Regex;

use crate::cases::{self, Case};

/// Cases on a page.
const MOST: usize = 25;

/// What stands around the rulings, in English and in Norwegian.
struct Words {
    title: &'static str,
    about: &'static str,
    by_fault: &'static str,
    by_law: &'static str,
    law: &'static str,
    pages: &'static str,
    auction: &'static str,
    source: &'static str,
    made: &'static str,
}

const ENGLISH: Words = Words {
    title: "Rulings",
    about: "Every ruling that the tests of this program expect, as a player is told it, under both editions where they differ. \
            What the Laws leave open, and how it is read here, is in [readings](readings.md). Advice only: the director at \
            the table rules.",
    by_fault: "By what went wrong",
    by_law: "By law",
    law: "Law",
    pages: "Pages",
    auction: "Auction",
    source: "Source",
    made: "Made from `tests/cases` by the program; not to be edited.",
};

const NORWEGIAN: Words = Words {
    title: "Avgjørelser",
    about: "Hver avgjørelse som testene av programmet forventer, slik en spiller får den, etter begge utgavene av lovene der \
            de er ulike. Hva lovene lar stå åpent, og hvordan det leses her, står i [lesemåter](readings.md). Kun veiledende: \
            TL ved bordet avgjør.",
    by_fault: "Etter hva som gikk galt",
    by_law: "Etter paragraf",
    law: "§",
    pages: "Sider",
    auction: "Meldinger",
    source: "Kilde",
    made: "Laget fra `tests/cases` av programmet; skal ikke redigeres.",
};

/// What went wrong, in English and in Norwegian.
const fn fault(kind: Kind) -> [&'static str; 2] {
    match kind {
        Kind::InsufficientBid => ["Insufficient bid", "Utilstrekkelig bud"],
        Kind::PassOutOfRotation => ["Pass out of turn", "Pass utenfor tur"],
        Kind::BidOutOfRotation => ["Bid out of turn", "Bud utenfor tur"],
        Kind::DoubleOutOfRotation => ["Double or redouble out of turn", "Dobling eller redobling utenfor tur"],
        Kind::ChangeOfCall => ["Change of an intended call", "Endring av en tilsiktet melding"],
        Kind::UnintendedCall => ["Unintended call", "Utilsiktet melding"],
        Kind::InadmissibleDouble => ["Inadmissible double or redouble", "Ulovlig dobling eller redobling"],
        Kind::CallByBarredPlayer => ["Call by a player who had to pass", "Melding av en spiller som måtte passe"],
        Kind::BidAboveSeven => ["Bid above seven", "Bud over sjutrinnet"],
        Kind::CallAfterFinalPass => ["Call after the final pass", "Melding etter siste pass"],
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

fn section(section: &Section, text: &mut String) {
    if !section.heading.is_empty() {
        write!(text, "**{}**\n\n", escaped(&section.heading)).unwrap();
    }
    for line in &section.text {
        write!(text, "{}\n\n", escaped(line)).unwrap();
    }
    for (at, item) in section.items.iter().enumerate() {
        let mark = if section.numbered { format!("{}.", at + 1) } else { "-".to_owned() };
        let label = if item.label.is_empty() { String::new() } else { format!("*{}:* ", escaped(&item.label)) };
        writeln!(text, "{mark} {label}{}", escaped(&item.text)).unwrap();
    }
    if !section.items.is_empty() {
        text.push('\n');
    }
}

/// One ruling: the auction, what follows, the clauses, where directors differ, and the source.
fn ruling(case: &Case, language: Language) -> String {
    let words = Words::of(language);
    let page_of = |reader| page(case, language, reader);
    let page = page_of(Reader::Player);
    let mut text = format!("## {}\n\n", case.name);
    if let Some(auction) = &case.auction {
        write!(text, "{}: `{}`\n\n", words.auction, auction.split_whitespace().collect::<Vec<_>>().join(" ")).unwrap();
    }
    if let Some(diagram) = &page.diagram {
        let row = |cells: &[String; 4]| format!("| {} |\n", cells.each_ref().map(|cell| escaped(cell)).join(" | "));
        text.push_str(&row(&diagram.header));
        text.push_str("|---|---|---|---|\n");
        diagram.lines().iter().for_each(|cells| text.push_str(&row(cells)));
        write!(text, "\n{}\n\n", escaped(&diagram.legend)).unwrap();
    }
    write!(text, "**{}**\n\n", escaped(&page.headline)).unwrap();
    page.sections.iter().for_each(|one| section(one, &mut text));
    let differ = locale::tell(&Message::DirectorsDiffer {}, language).unwrap();
    let open = page_of(Reader::Director).sections.into_iter().filter(|section| section.heading == differ);
    open.for_each(|one| section(&one, &mut text));
    let advice = locale::tell(&Message::AdviceOnly {}, language).unwrap();
    let footer: Vec<String> = page.footer.iter().filter(|line| **line != advice).map(|line| escaped(line)).collect();
    write!(
        text,
        "{}. {}: {}.\n\n",
        footer.join(" · "),
        words.source,
        escaped(case.source_in(language).trim_end_matches('.'))
    )
    .unwrap();
    text
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
    (kinds, laws)
}

/// Every file of `docs/rulings` with its text.
fn files() -> Vec<(PathBuf, String)> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("docs/rulings");
    let mut files = Vec::new();
    let cases = cases::files();
    let described: Vec<_> = cases.iter().flat_map(|(_, cases)| cases.iter().map(subjects)).collect();
    for (place, language) in Language::ALL.into_iter().enumerate() {
        let (words, folder) = (Words::of(language), folder.join(language.tag()));
        let mut by_fault: BTreeMap<&str, Vec<String>> = BTreeMap::new();
        let mut by_law: BTreeMap<u8, Vec<String>> = BTreeMap::new();
        let mut pages = Vec::new();
        let mut described = described.iter();
        for (name, cases) in &cases {
            for (number, some) in cases.chunks(MOST).enumerate() {
                let name = if cases.len() > MOST { format!("{name}-{}", number + 1) } else { name.clone() };
                let mut text = format!("# {}: {name}\n\n{}\n\n", words.title, words.made);
                for (case, (kinds, laws)) in some.iter().zip(described.by_ref()) {
                    text.push_str(&ruling(case, language));
                    let link = format!("[{}]({name}.md#{})", case.name, case.name);
                    kinds.iter().for_each(|kind| by_fault.entry(kind[place]).or_default().push(link.clone()));
                    laws.iter().for_each(|law| by_law.entry(*law).or_default().push(link.clone()));
                }
                pages.push(format!("[{name}]({name}.md)"));
                files.push((folder.join(format!("{name}.md")), text));
            }
        }
        let mut index = format!("# {}\n\n{}\n\n{}\n\n", words.title, words.about, words.made);
        write!(index, "## {}\n\n{}\n\n## {}\n\n", words.pages, pages.join(" · "), words.by_fault).unwrap();
        for (fault, links) in &by_fault {
            write!(index, "### {fault}\n\n{}\n\n", links.join(" · ")).unwrap();
        }
        write!(index, "## {}\n\n[{}](by-law.md)\n", words.by_law, words.by_law).unwrap();
        let mut laws = format!("# {}: {}\n\n{}\n\n", words.title, words.by_law, words.made);
        for (law, links) in &by_law {
            write!(laws, "## {} {law}\n\n{}\n\n", words.law, links.join(" · ")).unwrap();
        }
        files.push((folder.join("by-law.md"), laws));
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
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("docs/rulings").join(language.tag());
        let there = fs::read_dir(folder).into_iter().flatten().map(|file| file.unwrap().path());
        let left: Vec<_> = there
            .filter(|path| !path.ends_with("readings.md") && !files.iter().any(|(known, _)| known == path))
            .collect();
        assert!(left.is_empty(), "of no case any more: {left:?}");
    }
    assert!(stale.is_empty(), "read the changes after UPDATE_RULINGS=1 cargo test: {}", stale.join(", "));
}

#[test]
fn every_case_is_in_the_index_by_what_went_wrong_and_by_law() {
    let files = files();
    for (path, index) in files.iter().filter(|(path, _)| path.ends_with("README.md") || path.ends_with("by-law.md")) {
        for (_, cases) in cases::files() {
            for case in cases.iter().filter(|case| !subjects(case).0.is_empty()) {
                assert!(index.contains(&format!("[{}]", case.name)), "{}: {}", path.display(), case.name);
            }
        }
        let most = files.iter().map(|(_, text)| text.len()).max().unwrap();
        assert!(most < 100_000, "a page of {most} bytes");
    }
}

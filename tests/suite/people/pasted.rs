//! Whole pages of this program, pasted back: the table is read, and what stands around it is named as left out.

use director_please::{
    explain::{self, Reader},
    lawbook::Edition,
    laws,
    locale::{self, Language},
    present::terminal,
    shorthand,
};

use super::{calls, read};

fn page(text: &str, language: Language) -> String {
    let record = read(text);
    let ruling = laws::rule(&record).expect(text);
    terminal::render(&locale::page(&explain::explain(&record, &ruling, Reader::Player), language))
}

/// The same calls by the same players, under the same edition, in both languages.
#[test]
fn a_whole_page_is_read() {
    for text in [
        "1H P 1H",
        "W: 1NT P 2D P 1H",
        "1H P 1H acc",
        "1H P 1H acc P P P",
        "1S P 1H acc 2C",
        "1S P 1H X",
        "1H P P P",
        "1C* P 1D* P 1C",
        "E: 1S 2H P P 1S",
        "P P 1S 1H 2007",
        "1H 1S 1D acc P P P",
        "dealer W N:1D",
        "dealer E S:1NT",
        "1S P 2H",
    ] {
        for language in [Language::English, Language::Norwegian] {
            let page = page(text, language);
            let understood =
                shorthand::understand(&page, None).unwrap_or_else(|problems| panic!("{page}: {problems:?}"));
            let record = read(text);
            assert_eq!(calls(&understood.record), calls(&record), "{page}");
            assert_eq!(understood.record.laws, record.laws, "{page}");
            assert!(!understood.left_out.is_empty(), "{page}");
            // The edition of the page stands against that of the server.
            let other = shorthand::read(&page, Some(Edition::Laws2007)).expect(&page);
            assert_eq!(other.laws, record.laws, "{page}");
        }
    }
}

/// What a table does not tell is asked about, or said to be missing: what became of a call, what a bid showed.
#[test]
fn a_page_that_does_not_tell_all_is_no_other_record() {
    for text in [
        "1H P 1H rej 2H",
        "1H P 1H rej",
        "W: 1NT P 2D(H) 2C",
        "2H X XX 2D(hearts)",
        "1H changed to 1S",
        "1S P 2H > 3H mispull",
    ] {
        for language in [Language::English, Language::Norwegian] {
            let page = page(text, language);
            assert!(shorthand::read(&page, None).is_err(), "{page}");
        }
    }
}

/// What is written behind a page is read as ever.
#[test]
fn words_behind_a_page_are_read() {
    for language in [Language::English, Language::Norwegian] {
        let page = page("1H P 1H", language);
        let accepted = read("1H P 1H acc");
        assert_eq!(read(&format!("{page}\nacc")), accepted, "{page}");
        assert!(shorthand::read(&format!("{page}\nblorp the 2H"), None).is_err());
    }
}

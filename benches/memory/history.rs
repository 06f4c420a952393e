//! What a ruling takes from the heap, from the text to the pages in all languages, and what it leaves there.

use allocation_counter::AllocationInfo;
use director_please::{
    explain::{self, Reader},
    laws,
    locale::{self, Language},
    present::terminal,
    shorthand,
};

/// Insufficient and open, replaced, out of rotation, told by hands, twice irregular, inadmissible.
pub const TEXTS: [&str; 6] = [
    "1H P 1H ib",
    "1S 1H ib rej 2D ncmp 2007",
    "1H P E:1S oot",
    "1H P 1H(4+H 12-21) ib rej 2NT(4+H 13-21)",
    "1D 1C ib acc P P W:1S oot rej",
    "1H X XX X",
];

/// What ruling on all of them takes, after it was done a number of times.
pub fn after(times: usize) -> AllocationInfo {
    let all = || TEXTS.iter().map(|text| pages(text).len()).sum::<usize>();
    (0..times).for_each(|_| assert!(all() > 0));
    allocation_counter::measure(|| assert!(all() > 0))
}

fn pages(text: &str) -> String {
    let record = shorthand::read(text, None).unwrap();
    let ruling = laws::rule(&record).unwrap();
    let explanation = explain::explain(&record, &ruling, Reader::Player);
    Language::ALL.map(|language| terminal::render(&locale::page(&explanation, language))).concat()
}

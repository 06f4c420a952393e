//! What the slowest texts cost that Discord lets anybody send, from text to page; and how much of the heap they take.
//!
//! Which texts are slow is not known beforehand. So every text of `texts.rs` is timed once, and the slowest of them are
//! measured.
#![allow(clippy::unwrap_used, missing_docs)]

mod texts;

use std::{
    hint::black_box,
    time::{Duration, Instant},
};

use criterion::{Criterion, Throughput};
use director_please::{
    answer::{self, Asked},
    explain::{self, Reader},
    locale::{self, Language},
    meaning::{self, Agreements},
    present::terminal,
};

/// Something that reads a text.
type Read = fn(&str);

/// What is asked of a text.
const READERS: [(&str, Read); 4] =
    [("answer", answered), ("why", why), ("agreements", with_agreements), ("meaning", meant)];
/// So many texts are measured for each.
const SLOWEST: usize = 3;

fn asked(text: &str) -> Asked<'_> {
    Asked { reader: Reader::Director, ..Asked::new(text, Language::Norwegian) }
}

fn answered(text: &str) {
    black_box(terminal::render(&answer::answer(&asked(text)).page));
}

fn why(text: &str) {
    black_box(terminal::render(&answer::why(&asked(text)).0.page));
}

fn with_agreements(text: &str) {
    let agreements = Agreements::preset("acol");
    black_box(terminal::render(&answer::answer(&Asked { agreements, ..asked(text) }).page));
}

fn meant(text: &str) {
    let told = match meaning::read(text) {
        Ok(meaning) => explain::meaning(None, &meaning),
        Err(problems) => explain::meaning_problems(text, &problems),
    };
    black_box(terminal::render(&locale::page(&told, Language::Norwegian)));
}

fn once(read: Read, text: &str) -> Duration {
    let began = Instant::now();
    read(text);
    began.elapsed()
}

/// The names of the slowest texts of this length, the slowest first.
fn slowest(read: Read, length: usize) -> Vec<String> {
    let timed = texts::all(length).into_iter().map(|(name, text)| (once(read, &text).min(once(read, &text)), name));
    let mut timed: Vec<(Duration, String)> = timed.collect();
    timed.sort();
    timed.into_iter().rev().take(SLOWEST).map(|(_, name)| name).collect()
}

fn main() {
    let mut criterion = Criterion::default().sample_size(20).configure_from_args();
    for (reader, read) in READERS {
        read("1H P 1H ib"); // the words, which are read once
        for name in slowest(read, 1000) {
            let mut group = criterion.benchmark_group(format!("{reader}: {name}"));
            for length in [500, 1000, 2000, 4000] {
                let text = texts::all(length).into_iter().find(|(other, _)| *other == name).unwrap().1;
                let heap = allocation_counter::measure(|| read(&text)).bytes_max;
                group.throughput(Throughput::Bytes(u64::try_from(text.len()).unwrap()));
                group.bench_function(format!("{length} characters, {} kB", heap / 1024), |b| b.iter(|| read(&text)));
            }
            group.finish();
        }
    }
}

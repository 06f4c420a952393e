//! What the slowest texts cost that Discord lets anybody send, from text to page; and how much of the heap they take.
//!
//! Which texts are slow is not known beforehand. So every text of `texts.rs` is timed, at the length of the longest message,
//! and a table tells what the slowest of them cost at each length: the processor's time, the least of several runs.
#![allow(clippy::unwrap_used, missing_docs)]

mod texts;

use std::{collections::HashSet, env, hint::black_box, time::Duration};

use cpu_time::ThreadTime;
use director_please::{
    answer::{self, Asked},
    explain::{self, Reader},
    locale::{self, Language},
    meaning::{self, Agreements},
    present::terminal,
};
use texts::Text;

/// Something that reads a text.
type Read = fn(&str);

/// What is asked of a text.
const READERS: [(&str, Read); 4] =
    [("answer", answered), ("why", why), ("agreements", with_agreements), ("meaning", meant)];
/// How many texts are measured for each.
const SLOWEST: usize = 8;
/// Lengths in characters. The bot reads the second, a message on Discord has the third at most, the terminal reads the last.
const LENGTHS: [usize; 4] = [500, 1000, 2000, 4000];
/// The length at which the slowest are sought.
const MESSAGE: usize = 2000;
/// How often a text is read for a figure.
const RUNS: usize = 7;

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

/// The least of several runs.
fn least(runs: usize, read: Read, text: &str) -> Duration {
    let once = || {
        let began = ThreadTime::now();
        read(text);
        began.elapsed()
    };
    (0..runs).map(|_| once()).min().unwrap_or_default()
}

/// The places of the slowest texts among all, the slowest first; of those that repeat the same, one.
fn slowest(read: Read, texts: &[Text]) -> Vec<usize> {
    let timed = texts.iter().enumerate().map(|(place, text)| (least(2, read, &text.text), place));
    let mut timed: Vec<(Duration, usize)> = timed.collect();
    timed.sort();
    let mut told = HashSet::new();
    let places = timed.into_iter().rev().map(|(_, place)| place);
    places.filter(|place| texts.get(*place).is_some_and(|text| told.insert(text.pieces))).take(SLOWEST).collect()
}

fn main() {
    let make = if env::args().any(|arg| arg == "--pairs") { texts::pairs } else { texts::all };
    let messages = make(MESSAGE);
    let all = LENGTHS.map(make);
    println!("{:56}{}", "ms, and kB of heap", LENGTHS.map(|length| format!("{length:>9}       ")).concat());
    for (reader, read) in READERS {
        read("1H P 1H ib"); // the words, which are read once
        for place in slowest(read, &messages) {
            let figure = |texts: &Vec<Text>| {
                let Text { text, .. } = texts.get(place).unwrap();
                let heap = allocation_counter::measure(|| read(text)).bytes_max / 1024;
                format!("{:>9.2} {heap:>6}", least(RUNS, read, text).as_secs_f64() * 1e3)
            };
            let Text { name, .. } = messages.get(place).unwrap();
            println!("{:56}{}", format!("{reader}: {name}"), all.each_ref().map(figure).concat());
        }
    }
}

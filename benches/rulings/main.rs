//! What a ruling costs: text to record to ruling to page, in both languages; records by the line; and auctions by their length.
#![allow(clippy::unwrap_used, missing_docs)]

mod cases;
mod processor;

use std::{hint::black_box, io::Cursor, time::Duration};

use cases::{TEXTS, auction, chain, ending_badly, often_irregular};
use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use director_please::{
    answer::{Answer, Asked, answer},
    cli::{self, Arguments},
    explain::{self, Reader},
    laws,
    locale::{self, Language},
    shorthand,
};
use processor::Processor;

/// That of the program.
#[cfg(feature = "bot")]
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

/// The lengths of which the last is the longest legal auction.
const LENGTHS: &[usize] = &[10, 20, 40, 80, 160, 319];
/// The last has as many irregularities as are ruled on.
const OF_CHAINS: &[usize] = &[10, 20, 40, 48];

/// Read and ruled on once, told in both languages.
fn in_both_languages(text: &str) -> [String; 2] {
    let record = shorthand::read(text, None).unwrap();
    let ruling = laws::rule(&record).unwrap();
    let explanation = explain::explain(&record, &ruling, Reader::Player);
    Language::ALL.map(|language| director_please::present::terminal::render(&locale::page(&explanation, language)))
}

fn whole(text: &str, language: Language) -> Answer {
    answer(&Asked::new(text, language))
}

fn cases(c: &mut Criterion<Processor>) {
    let mut group = c.benchmark_group("case");
    for (name, text) in TEXTS {
        group.bench_function(name, |b| b.iter(|| in_both_languages(black_box(text))));
    }
    group.finish();
}

fn steps(c: &mut Criterion<Processor>) {
    let text = "1H P 1H ib";
    let record = shorthand::read(text, None).unwrap();
    let ruling = laws::rule(&record).unwrap();
    let explanation = explain::explain(&record, &ruling, Reader::Player);
    let page = locale::page(&explanation, Language::English);
    let mut group = c.benchmark_group("step");
    group.bench_function("read", |b| b.iter(|| shorthand::read(black_box(text), None)));
    group.bench_function("rule", |b| b.iter(|| laws::rule(black_box(&record))));
    group.bench_function("explain", |b| b.iter(|| explain::explain(black_box(&record), &ruling, Reader::Player)));
    for language in Language::ALL {
        group.bench_function(format!("words, {}", language.tag()), |b| {
            b.iter(|| locale::page(black_box(&explanation), language));
        });
    }
    group.bench_function("lay out", |b| b.iter(|| director_please::present::terminal::render(black_box(&page))));
    group.bench_function("all, in one language", |b| b.iter(|| whole(black_box(text), Language::English)));
    group.finish();
}

/// The command line's own way through a file of records.
fn records(c: &mut Criterion<Processor>) {
    let arguments = ["rule", "--records", "-"];
    let arguments = Arguments::read(lexopt::Parser::from_args(arguments), Language::English, None).unwrap();
    let lines: Vec<String> =
        TEXTS.iter().map(|(_, text)| serde_json::to_string(&shorthand::read(text, None).unwrap()).unwrap()).collect();
    let run = |text: &str| {
        let (mut output, mut errors) = (Vec::with_capacity(1 << 20), Vec::new());
        cli::run(&arguments, &mut Cursor::new(text), &mut output, &mut errors).unwrap();
        output
    };
    let mut group = c.benchmark_group("records");
    group.throughput(Throughput::Elements(100));
    for ((name, _), line) in TEXTS.iter().zip(&lines) {
        let text = format!("{line}\n").repeat(100);
        group.bench_function(*name, |b| b.iter(|| run(black_box(&text))));
    }
    group.finish();
}

fn lengths(c: &mut Criterion<Processor>) {
    for (name, text, lengths) in [
        ("regular", auction as fn(usize) -> String, LENGTHS),
        ("ends insufficient", ending_badly, LENGTHS),
        ("up to 24 replaced", often_irregular, LENGTHS),
        ("every second insufficient", chain, OF_CHAINS),
    ] {
        let mut group = c.benchmark_group(format!("length, {name}"));
        for &calls in lengths {
            let text = text(calls);
            group.throughput(Throughput::Elements(calls as u64));
            group.bench_function(calls.to_string(), |b| b.iter(|| in_both_languages(black_box(&text))));
        }
        group.finish();
    }
}

fn short() -> Criterion<Processor> {
    Criterion::default()
        .with_measurement(Processor)
        .warm_up_time(Duration::from_millis(500))
        .measurement_time(Duration::from_secs(2))
}

criterion_group! { name = benches; config = short(); targets = cases, steps, records, lengths }
criterion_main!(benches);

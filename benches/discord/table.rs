//! The table that the run prints.

use std::time::Duration;

use crate::{lane::Figures, start::Starts};

/// The value below which this share of all lies.
fn percentile(values: &[Duration], share: f64) -> f64 {
    let mut sorted = values.to_vec();
    sorted.sort_unstable();
    let place = ((sorted.len() - 1) as f64 * share).round() as usize;
    sorted[place].as_secs_f64() * 1e6
}

fn row(cells: [&str; 6]) {
    let [what, ours, echo, ratio, wanted, met] = cells;
    println!("| {what:44} | {ours:>10} | {echo:>10} | {ratio:>6} | {wanted:>8} | {met:4} |");
}

fn title(what: &str, echo: &str) {
    println!();
    row([what, "ours", echo, "ratio", "wanted", "met"]);
    row(["---", "---:", "---:", "---:", "---:", "---"]);
}

pub fn starts(all: &[Starts]) {
    title("start, ms, Discord's answers included", "");
    for Starts { store, identified, registered } in all {
        for (what, times) in [("identified", identified), ("commands registered", registered)] {
            for (name, share) in [("median", 0.5), ("slowest", 1.0)] {
                let took = percentile(times, share) / 1e3;
                let met = if took < 100.0 { "yes" } else { "no" };
                row([&format!("{store}: {what}, {name}"), &format!("{took:.1}"), "", "", "100", met]);
            }
        }
    }
}

/// What of a lane is compared: its name, how it is worked out, its decimals, and the ratio to the echo that is wanted.
type Compared = (&'static str, fn(&Figures) -> f64, usize, [Wanted; 2]);

/// What is wanted: in itself, or as a ratio to the echo.
enum Wanted {
    Below(f64),
    Above(f64),
    TimesAtMost(f64),
    Nothing,
}

use Wanted::{Above, Below, Nothing, TimesAtMost};

/// Of each, what is wanted of a player's answer and of a mere ruling.
const COMPARED: [Compared; 9] = [
    ("processor, µs an interaction", processor, 0, [Below(1e3), TimesAtMost(1.0)]),
    ("interactions a second, 128 under way", per_second, 0, [Above(1e3), Nothing]),
    ("one at a time, median, µs", |it| percentile(&it.latencies, 0.5), 0, [Nothing, TimesAtMost(1.0)]),
    ("one at a time, p99, µs", |it| percentile(&it.latencies, 0.99), 0, [Nothing, TimesAtMost(1.0)]),
    ("128 under way, median, µs", |it| percentile(&it.many, 0.5), 0, [Nothing, TimesAtMost(1.0)]),
    ("128 under way, p99, µs", |it| percentile(&it.many, 0.99), 0, [Nothing, TimesAtMost(1.0)]),
    ("1,000 under way, p99, µs", |it| percentile(&it.crowded, 0.99), 0, [Below(1e6), TimesAtMost(1.0)]),
    ("memory idle, MB", |it| it.idle as f64 / 1024.0, 1, [Nothing, Nothing]),
    ("memory at the end, MB", |it| memory(it, 1.0), 1, [TimesAtMost(1.0), TimesAtMost(1.0)]),
];

/// Of all rounds together.
fn per_second(figures: &Figures) -> f64 {
    let (count, took) =
        figures.rounds.iter().fold((0, Duration::ZERO), |sum, round| (sum.0 + round.0, sum.1 + round.1));
    count as f64 / took.as_secs_f64()
}

fn processor(figures: &Figures) -> f64 {
    let (count, busy) =
        figures.rounds.iter().fold((0, Duration::ZERO), |sum, round| (sum.0 + round.0, sum.1 + round.2));
    busy.as_secs_f64() * 1e6 / count as f64
}

/// The memory after this share of the rounds.
fn memory(figures: &Figures, share: f64) -> f64 {
    let place = ((figures.memory.len() - 1) as f64 * share) as usize;
    figures.memory[place] as f64 / 1024.0
}

pub fn figures(all: &[Figures]) {
    let [echo, ours @ ..] = all else { return };
    for lane in ours {
        title(lane.name, echo.name);
        for (what, of, decimals, [of_player, of_ruling]) in &COMPARED {
            let (mine, theirs) = (of(lane), of(echo));
            let ratio = mine / theirs;
            let wanted = if lane.name == "player" { of_player } else { of_ruling };
            let (wanted, met) = match wanted {
                Below(most) => (format!("< {most}"), Some(mine < *most)),
                Above(least) => (format!("> {least}"), Some(mine > *least)),
                TimesAtMost(most) => (format!("≤ {most} ×"), Some(ratio <= *most)),
                Nothing => (String::new(), None),
            };
            let number = |value: f64| format!("{value:.decimals$}");
            let met = met.map_or("", |met| if met { "yes" } else { "no" });
            row([what, &number(mine), &number(theirs), &format!("{ratio:.2}"), &wanted, met]);
        }
        let growth = |it: &Figures| format!("{:+.1}", memory(it, 1.0) - memory(it, 0.5));
        row(["memory, second half of the run, MB", &growth(lane), &growth(echo), "", "", ""]);
        let count = |it: &Figures| it.rounds.iter().map(|round| round.0).sum::<usize>().to_string();
        row(["interactions", &count(lane), &count(echo), "", "", ""]);
    }
}

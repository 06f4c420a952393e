//! What the benchmarks rule on: the representative cases, and auctions of any length.

/// What somebody types, by a name.
pub const TEXTS: [(&str, &str); 7] = [
    ("regular", "1H P 2H"),
    ("insufficient", "1H P 1H ib"),
    ("insufficient, replaced", "1S 1H ib rej 2D ncmp 2007"),
    ("out of rotation", "1H P E:1S oot"),
    ("compared by hands", "1H P 1H(4+H 12-21) ib rej 2NT(4+H 13-21)"),
    ("two irregularities", "1D 1C ib acc P P W:1S oot rej"),
    ("longest tree", "P P 1NT 7NT 1C ib"),
];

/// A legal auction of `calls` calls; of all 319 it is the longest there is.
pub fn auction(calls: usize) -> String {
    let mut all = vec!["P"; 3];
    let bids: Vec<String> =
        (1..=7).flat_map(|level| ["C", "D", "H", "S", "NT"].map(|suit| format!("{level}{suit}"))).collect();
    for bid in &bids {
        all.extend([bid.as_str(), "P", "P", "X", "P", "P", "XX", "P", "P"]);
    }
    all.push("P");
    all.truncate(calls);
    all.join(" ")
}

/// The same, whose last call is insufficient where that can be.
pub fn ending_badly(calls: usize) -> String {
    format!("{} 1C ib", auction(calls - 1))
}

/// The longest legal auction up to a number of calls, in which 24 bids come in place of a lower and comparable one: as many
/// irregularities as are ruled on.
pub fn often_irregular(calls: usize) -> String {
    let mut irregular = 0;
    let irregularly = |call: &str| match call.split_at(1) {
        (level @ ("2" | "3" | "4" | "5" | "6" | "7"), suit) if irregular < 24 => {
            irregular += 1;
            let lower = level.parse::<u8>().unwrap() - 1;
            format!("{lower}{suit} ib rej {call} cmp")
        }
        _ => call.to_owned(),
    };
    auction(calls).split(' ').map(irregularly).collect::<Vec<_>>().join(" ")
}

/// An auction of `calls` calls, every second of them insufficient and accepted.
pub fn chain(calls: usize) -> String {
    vec!["1D 1C ib acc"; calls / 2].join(" ")
}

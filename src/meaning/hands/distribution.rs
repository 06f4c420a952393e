//! The 560 distributions of a hand, and how many hands of each have how many points.

use std::sync::LazyLock;

/// How many ways there are to divide thirteen cards among four suits.
pub const DISTRIBUTIONS: usize = 560;

/// A bit for each number of high-card points that a hand can have: 0 to 37.
pub const ANY_POINTS: u64 = (1 << 38) - 1;

/// The lengths of spades, hearts, diamonds and clubs, and what follows from them.
pub struct Distribution {
    /// Spades, hearts, diamonds, clubs.
    pub lengths: [u8; 4],
    /// The same lengths, shortest first.
    pub sorted: [u8; 4],
    /// The points that a hand of these lengths can have.
    pub possible: u64,
    /// Which of [`Tables::up_to`].
    pattern: usize,
}

impl Distribution {
    /// How many hands have these lengths, and one of these numbers of points.
    pub fn hands(&self, points: u64) -> u64 {
        let Some(up_to) = TABLES.up_to.get(self.pattern) else { return 0 };
        let fewer_than = |points: u32| up_to.get(points as usize).copied().unwrap_or(0);
        let mut rest = points & ANY_POINTS;
        let mut hands = 0;
        while rest != 0 {
            let from = rest.trailing_zeros();
            let to = from + (!(rest >> from)).trailing_zeros();
            hands += fewer_than(to) - fewer_than(from);
            rest &= !0 << to;
        }
        hands
    }

    /// The number of points, out of these, that most hands of these lengths have, and how many do.
    pub fn heaviest(&self, points: u64) -> Option<(u64, u8)> {
        let possible = points & self.possible;
        let each = (0..38_u8).filter(|points| possible >> points & 1 == 1);
        each.map(|points| (self.hands(1 << points), points))
            .reduce(|best, next| if next.0 > best.0 { next } else { best })
    }
}

/// All distributions: by spades, then hearts, then diamonds, each rising. Those with the same spades and hearts stand
/// together.
pub fn distributions() -> &'static [Distribution] {
    &TABLES.all
}

/// How many ways there are to choose `k` of `n` cards.
pub fn choices(n: u32, k: u32) -> u64 {
    if k > n { 0 } else { (0..k).fold(1, |ways, taken| ways * u64::from(n - taken) / u64::from(taken + 1)) }
}

struct Tables {
    all: Vec<Distribution>,
    /// For each pattern: how many hands have fewer than 0, 1, … 38 points.
    up_to: Vec<[u64; 39]>,
}

static TABLES: LazyLock<Tables> = LazyLock::new(|| {
    let mut patterns: Vec<[u8; 4]> = Vec::new();
    let mut all = Vec::with_capacity(DISTRIBUTIONS);
    let mut up_to: Vec<[u64; 39]> = Vec::new();
    for lengths in every_lengths() {
        let mut sorted = lengths;
        sorted.sort_unstable();
        let pattern = patterns.iter().position(|known| *known == sorted).unwrap_or_else(|| {
            patterns.push(sorted);
            up_to.push(running_totals(&by_points(sorted)));
            patterns.len() - 1
        });
        let totals = up_to.get(pattern).map_or(&[] as &[u64], |totals| totals.as_slice());
        let steps = totals.iter().zip(totals.iter().skip(1)).enumerate();
        let possible =
            steps.filter(|(_, (before, after))| after > before).fold(0, |bits, (points, _)| bits | 1 << points);
        all.push(Distribution { lengths, sorted, possible, pattern });
    }
    Tables { all, up_to }
});

fn every_lengths() -> impl Iterator<Item = [u8; 4]> {
    let pairs = (0..=13).flat_map(|spades: u8| (0..=13 - spades).map(move |hearts| (spades, hearts)));
    pairs.flat_map(|(spades, hearts)| {
        let rest = 13 - spades - hearts;
        (0..=rest).map(move |diamonds| [spades, hearts, diamonds, rest - diamonds])
    })
}

/// How many hands of these lengths have 0, 1, … points.
fn by_points(lengths: [u8; 4]) -> Vec<u64> {
    lengths.iter().fold(vec![1], |hands, length| {
        let mut product = vec![0; hands.len() + 10];
        for (more, ways) in suit_by_points(*length).iter().enumerate() {
            for (sum, hands) in product.iter_mut().skip(more).zip(&hands) {
                *sum += hands * ways;
            }
        }
        product
    })
}

/// How many holdings of each length have 0 to 10 points.
fn suit_by_points(length: u8) -> [u64; 11] {
    let mut ways = [0; 11];
    for honours in 0..16_u32 {
        let points: u32 = (0..4).map(|honour| (honours >> honour & 1) * (honour + 1)).sum();
        if let (Some(ways), Some(spots)) =
            (ways.get_mut(points as usize), u32::from(length).checked_sub(honours.count_ones()))
        {
            *ways += choices(9, spots);
        }
    }
    ways
}

fn running_totals(hands: &[u64]) -> [u64; 39] {
    let mut total = 0;
    let mut each = hands.iter();
    std::array::from_fn(|_| {
        let before = total;
        total += each.next().copied().unwrap_or(0);
        before
    })
}

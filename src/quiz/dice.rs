//! Numbers that look like chance and are the same everywhere: SplitMix64, as its author published it.

/// A source of numbers that a seed determines, on every machine and for ever.
#[derive(Clone, Debug)]
pub(super) struct Dice(u64);

impl Dice {
    pub(super) const fn new(seed: u64) -> Dice {
        Dice(seed)
    }

    /// The next number.
    pub(super) const fn roll(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        mixed(self.0)
    }

    /// A number below `sides`; 0 when there is none.
    pub(super) fn below(&mut self, sides: u32) -> u32 {
        let high = self.roll() >> 32;
        u32::try_from((high * u64::from(sides)) >> 32).unwrap_or_default()
    }

    /// Whether something happens, at these odds in a hundred.
    pub(super) fn chance(&mut self, percent: u32) -> bool {
        self.below(100) < percent
    }

    /// One of these, each as likely as any other.
    pub(super) fn pick<T: Clone>(&mut self, all: &[T]) -> Option<T> {
        let sides = u32::try_from(all.len()).unwrap_or(u32::MAX);
        let place = usize::try_from(self.below(sides)).unwrap_or_default();
        all.get(place).cloned()
    }

    /// One of these, as likely as its weight says.
    pub(super) fn weighted<T: Clone>(&mut self, all: &[(T, u32)]) -> Option<T> {
        let total = all.iter().map(|(_, weight)| weight).sum();
        let mut left = self.below(total);
        for (one, weight) in all {
            if left < *weight {
                return Some(one.clone());
            }
            left -= weight;
        }
        None
    }

    /// Brings these into another order.
    pub(super) fn shuffle<T>(&mut self, all: &mut [T]) {
        for last in (1..all.len()).rev() {
            let sides = u32::try_from(last + 1).unwrap_or(u32::MAX);
            all.swap(last, usize::try_from(self.below(sides)).unwrap_or_default());
        }
    }
}

/// The scrambling of SplitMix64.
pub(super) const fn mixed(number: u64) -> u64 {
    let number = (number ^ (number >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
    let number = (number ^ (number >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
    number ^ (number >> 31)
}

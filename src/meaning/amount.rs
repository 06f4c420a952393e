//! How much of something: points, cards, aces.

/// How much of something a hand may have: a set of whole numbers, bit *n* for *n*. `5+` has every bit from 5 up.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Amount(u64);

impl Amount {
    /// The highest number that can be told from *more*; there is nothing in a hand of which it can have as many.
    pub const HIGHEST: u8 = 63;

    /// Exactly `n`. A number above [`Amount::HIGHEST`] is that number.
    #[must_use]
    pub const fn exactly(n: u8) -> Amount {
        Amount(1 << if n > Amount::HIGHEST { Amount::HIGHEST } else { n })
    }

    /// `n` or more.
    #[must_use]
    pub const fn at_least(n: u8) -> Amount {
        Amount(!0 << if n > Amount::HIGHEST { Amount::HIGHEST } else { n })
    }

    /// `n` or fewer.
    #[must_use]
    pub const fn at_most(n: u8) -> Amount {
        Amount(Amount::at_least(n).0 ^ !0 | Amount::exactly(n).0)
    }

    /// From `least` to `most`, both included; `None` when there is nothing between them.
    #[must_use]
    pub fn between(least: u8, most: u8) -> Option<Amount> {
        let both = Amount(Amount::at_least(least).0 & Amount::at_most(most).0);
        (both.0 != 0).then_some(both)
    }

    /// This amount or the other: `1 or 4`.
    #[must_use]
    pub const fn or(self, other: Amount) -> Amount {
        Amount(self.0 | other.0)
    }

    /// What both this amount and the other allow; `None` when that is nothing.
    #[must_use]
    pub fn and(self, other: Amount) -> Option<Amount> {
        let both = Amount(self.0 & other.0);
        (both.0 != 0).then_some(both)
    }

    /// Every number that it does not allow; `None` when it allows all.
    #[must_use]
    pub fn others(self) -> Option<Amount> {
        let others = Amount(!self.0);
        (others.0 != 0).then_some(others)
    }

    /// Whether a hand may have `n` of it.
    #[must_use]
    pub const fn allows(self, n: u8) -> bool {
        self.0 & Amount::exactly(n).0 != 0
    }

    /// The same with up to this many more or fewer at both ends of every run.
    #[must_use]
    pub fn wider(self, by: u8) -> Amount {
        Amount((0..by).fold(self.0, |bits, _| bits | bits << 1 | bits >> 1))
    }

    /// Bit *n* is set when a hand may have *n*.
    #[must_use]
    pub const fn bits(self) -> u64 {
        self.0
    }

    /// The least that it allows.
    #[must_use]
    pub fn least(self) -> u8 {
        u8::try_from(self.0.trailing_zeros()).unwrap_or(Amount::HIGHEST)
    }

    /// The most that it allows; `None` when it has no ceiling.
    #[must_use]
    pub fn most(self) -> Option<u8> {
        let most = 63_u32.checked_sub(self.0.leading_zeros())?;
        u8::try_from(most).ok().filter(|most| *most < Amount::HIGHEST)
    }

    /// Whether nothing is left out between the least and the most.
    #[must_use]
    pub fn is_unbroken(self) -> bool {
        let from_one = self.0 >> self.least();
        from_one & from_one.wrapping_add(1) == 0
    }

    /// The runs of numbers that it allows, lowest first: `1 or 4` has two.
    #[must_use]
    pub fn runs(self) -> Vec<Amount> {
        let mut rest = self.0;
        let mut runs = Vec::new();
        while rest != 0 {
            let start = rest.trailing_zeros();
            let length = (!(rest >> start)).trailing_zeros();
            let run = (!0_u64).checked_shr(64 - length).unwrap_or(0) << start;
            runs.push(Amount(run));
            rest &= !run;
        }
        runs
    }
}

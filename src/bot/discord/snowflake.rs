//! The time in a Discord id.

/// When something was made, in seconds since 1970, by its number: the first 42 bits are milliseconds since 2015.
#[must_use]
pub const fn made_at(id: u64) -> i64 {
    const YEAR_2015: u64 = 1_420_070_400_000;
    (((id >> 22) + YEAR_2015) / 1000).cast_signed()
}

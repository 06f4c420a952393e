//! Limits on what is read from Discord.

/// How many characters of an auction the bot reads; half a message, so that it can be shown. The longest legal auction has 319 calls.
pub const LIMIT: usize = 1000;

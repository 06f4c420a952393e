//! What is refused because it would take too long. Work is counted in steps, not by the clock, so that the same
//! question always has the same end.

use std::fmt;

/// Why a condition or a question about it is refused.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum TooMuch {
    /// Conditions within conditions within conditions.
    Nesting,
    /// The condition has too many parts.
    Parts,
    /// Too many different things besides lengths and points.
    Features,
    /// It would take too many steps to count the hands.
    Work,
}

impl fmt::Display for TooMuch {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            TooMuch::Nesting => "conditions are nested too deep",
            TooMuch::Parts => "the condition has too many parts",
            TooMuch::Features => "too many different things besides lengths and points",
            TooMuch::Work => "the hands would take too long to count",
        })
    }
}

impl std::error::Error for TooMuch {}

/// Conditions deeper than this are refused.
pub const DEEPEST: u32 = 48;

/// Conditions of more parts than this are refused.
pub const MOST_PARTS: u32 = 2_000;

/// Steps that are still allowed.
pub struct Work {
    left: u64,
}

impl Work {
    /// As much work as one question may take: about two nanoseconds a step.
    pub const fn for_one_question() -> Work {
        Work { left: 70_000_000 }
    }

    /// Takes that many steps off.
    pub fn spend(&mut self, steps: usize) -> Result<(), TooMuch> {
        let steps = u64::try_from(steps).unwrap_or(u64::MAX);
        self.left = self.left.checked_sub(steps).ok_or(TooMuch::Work)?;
        Ok(())
    }
}

//! What is refused because it would take too long. Work is counted in steps, not by the clock, so that the same
//! question always has the same end. Memory is counted too: what is kept of a set has an end as well.

use crate::meaning::{Condition, Pattern, Quality};

/// Why a condition or a question about it is refused.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, thiserror::Error)]
pub enum TooMuch {
    /// Conditions within conditions within conditions.
    #[error("conditions are nested too deep")]
    Nesting,
    /// The condition has too many parts.
    #[error("the condition has too many parts")]
    Parts,
    /// Too many different things besides lengths and points.
    #[error("too many different things besides lengths and points")]
    Features,
    /// It would take too many steps to count the hands.
    #[error("the hands would take too long to count")]
    Work,
}

/// Conditions deeper than this are refused.
pub const DEEPEST: u32 = 48;

/// Conditions of more parts than this are refused.
pub const MOST_PARTS: u32 = 2_000;

/// Conditions that have to be kept as they were said, and take more bytes than this, are refused.
pub const MOST_BYTES: usize = 9_900;

/// How many bytes a condition takes besides its own.
pub fn bytes_within(condition: &Condition) -> usize {
    match condition {
        Condition::All(parts) | Condition::Any(parts) => {
            size_of_val(parts.as_slice()) + parts.iter().map(bytes_within).sum::<usize>()
        }
        Condition::Not(part) => size_of_val(&**part) + bytes_within(part),
        Condition::Has(Quality::PointsIn(suits, _)) => size_of_val(&**suits),
        Condition::Has(Quality::Distributed(pattern)) => {
            size_of::<Pattern>() + pattern.written.len() + size_of_val(&*pattern.orders)
        }
        Condition::Has(_) => 0,
    }
}

/// Steps that are still allowed.
pub struct Work {
    left: u64,
}

impl Work {
    /// As much work as one question may take: about two nanoseconds a step. That is ten times what six things take that
    /// only the cards can tell, and little enough that nobody can hold up others by asking.
    pub const fn for_one_question() -> Work {
        Work { left: 3_000_000 }
    }

    /// Takes that many steps off.
    pub fn spend(&mut self, steps: usize) -> Result<(), TooMuch> {
        let steps = u64::try_from(steps).unwrap_or(u64::MAX);
        self.left = self.left.checked_sub(steps).ok_or(TooMuch::Work)?;
        Ok(())
    }
}

//! Law 33: two calls at the same instant. The one by the player whose turn it was counts as the first.

use crate::{
    bridge::Seat,
    lawbook::{Edition, clause_of},
    ruling::Rectification,
};

use super::law16;

/// The two in the order in which they count, given who made the second.
pub(super) fn in_order<T>(turn: Seat, [first, second]: [T; 2], by: Option<Seat>) -> [T; 2] {
    if by == Some(turn) { [second, first] } else { [first, second] }
}

pub(super) fn result(edition: Edition) -> Rectification {
    law16::stands(vec![clause_of!(edition, L33)])
}

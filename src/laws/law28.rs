//! Laws 28A and 33: calls that count as made in rotation, or in an order.
//!
//! | clause | says | here |
//! |---|---|---|
//! | 28A | RHO must pass, so a call at their turn is in rotation | [`law28a`] |
//! | 28B | an opponent of the offender, whose turn it was, calls first | `law29` |
//! | 33 | of two calls at the same instant, the one by the player whose turn it was counts as the first | [`law33`] |

use crate::lawbook::{Clause, Edition, index_2007, index_2017};

/// Law 28A.
pub(super) const fn law28a(edition: Edition) -> Clause {
    edition.of(index_2007::L28A, index_2017::L28A)
}

/// Law 33: simultaneous calls.
pub(super) const fn law33(edition: Edition) -> Clause {
    edition.of(index_2007::L33, index_2017::L33)
}

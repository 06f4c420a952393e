//! Law 16: what the offending side may know of a withdrawn call.
//!
//! | clause | says | here |
//! |---|---|---|
//! | 2007 16D1, 2017 16C1 | the other side may use everything that was withdrawn | said on the page |
//! | 2007 16D2, 2017 16C2 | its own withdrawn call is unauthorised for the offending side | [`WITHDRAWN`] |

use crate::{
    lawbook::Clause,
    ruling::{Information, Rectification},
};

/// 2007 Law 16D2, 2017 Law 16C2: what comes from its own withdrawn call is unauthorised for the offending side.
/// For the other side it is authorised, always.
pub(super) const WITHDRAWN: Information = Information::Unauthorised;

/// The call is cancelled and nothing follows, but that its side may not use it.
pub(super) fn cancelled(clauses: Vec<Clause>) -> Rectification {
    Rectification { clauses, information: Some(WITHDRAWN), ..Rectification::default() }
}

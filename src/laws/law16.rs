//! Law 16: what the offending side may know of a withdrawn call.
//!
//! | clause | says | here |
//! |---|---|---|
//! | 2007 16D1, 2017 16C1 | the other side may use everything that was withdrawn | said on the page |
//! | 2007 16D2, 2017 16C2 | its own withdrawn call is unauthorised for the offending side | [`cancelled`] |

use crate::{
    lawbook::Clause,
    ruling::{Information, Rectification},
};

/// The call stands, or what is left of it does: everybody may use it, and nothing follows.
pub(super) fn stands(clauses: Vec<Clause>) -> Rectification {
    Rectification { clauses, information: Some(Information::Authorised), ..Rectification::default() }
}

/// 2007 Law 16D2, 2017 Law 16C2: the call is cancelled or withdrawn, and its side may not use it. For the other side it is
/// authorised, always. Nothing else follows.
pub(super) fn cancelled(clauses: Vec<Clause>) -> Rectification {
    Rectification { clauses, information: Some(Information::Unauthorised), ..Rectification::default() }
}

//! Law 16: what the offending side may know of a withdrawn call.

use crate::ruling::Information;

/// 2007 Law 16D2, 2017 Law 16C2: what comes from its own withdrawn call is unauthorised for the offending side.
/// For the other side it is authorised, always.
pub(super) const WITHDRAWN: Information = Information::Unauthorised;

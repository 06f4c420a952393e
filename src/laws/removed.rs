//! What Laws 36 to 39 have in common: calls that can never be accepted.

use crate::{
    bridge::Seat,
    lawbook::{Clause, Edition, index_2007, index_2017},
    record::MadeCall,
    ruling::{Passes, Rectification},
};

use super::{
    law16,
    law26::{self, LeadRuling},
    legal::LegalAuction,
    tree::PlacedCall,
};

/// Laws 36A and 38: whether a call by the player to whom the auction goes back is their call in the auction as it was. One that
/// is legal only over what fell was made in good faith, and falls too.
pub(super) fn goes_on(legal: &LegalAuction, fell: &[PlacedCall], call: &PlacedCall) -> bool {
    let mut as_seen = legal.auction().clone();
    fell.iter().for_each(|call| as_seen.push(call.by, call.made.call));
    legal.auction().allows(call.by, call.made.call) || !as_seen.allows(call.by, call.made.call)
}

/// Law 26 after a call that the Laws removed.
pub(super) fn law26(edition: Edition, offender: Seat, call: &MadeCall, legal: &LegalAuction) -> LeadRuling {
    law26::restriction(edition, offender, &[call.shows()], legal.specified_by(offender))
}

/// The clause on a score that may be adjusted because the offender could have known: 2007 Law 23, 2017 Law 72C.
pub(super) const fn review(edition: Edition) -> Clause {
    edition.of(index_2007::L23, index_2017::L72C)
}

/// Laws 37 and 38: a pass takes the place of the call, and by this clause both partners must pass throughout.
pub(super) fn both_pass(edition: Edition, clauses: Vec<Clause>, by: Clause, lead: LeadRuling) -> Rectification {
    let passes_by = Some(by);
    let clauses = clauses.into_iter().chain(lead.clauses).collect();
    Rectification {
        clauses,
        passes_by,
        partner_passes: Passes::Throughout,
        offender_passes: Passes::Throughout,
        lead: lead.lead,
        information: Some(law16::WITHDRAWN),
        review: vec![review(edition)],
        ..Rectification::default()
    }
}

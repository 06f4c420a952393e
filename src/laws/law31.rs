//! Law 31: a bid out of rotation that was not accepted; also an artificial pass, or a pass of partner's artificial call.
//!
//! | clause | says | here |
//! |---|---|---|
//! | 31A1 | at RHO's turn, and RHO passes: the call is repeated | [`Branch::Repeated`] |
//! | 31A2(a) | RHO acts; 2007: the denomination is repeated, 2017: a comparable call | [`rectification`] |
//! | 31A2(b) | RHO acts; any other call | [`rectification`] |
//! | 2007 31B | at partner's turn, or LHO's: partner passes throughout | [`declined`] |
//! | 2017 31B1 | at partner's turn, or LHO's: partner is free until the offender has called | [`declined`] |
//! | 2017 31B2 | then as 31A2 | [`rectification`] |
//! | 2017 31C | at LHO's turn by a player who has called: Law 25 | `irregular` |

use crate::{
    bridge::{Denomination, Relation},
    lawbook::{Clause, Edition, index_2007, index_2017},
    record::{Feature, MadeCall},
    ruling::{Passes, Rectification},
};

use super::{
    legal::LegalAuction,
    rotation::{Branch, Declined, OutOfRotation, barred, comparable, offender_free, partner_barred, repeated},
};

/// Law 31: what follows once the call was not accepted.
///
/// # Editions
/// At RHO's turn it depends on RHO in both. At partner's turn, or LHO's: 2007 silences partner at once (31B), 2017
/// leaves them free until the offender has called (31B1).
pub(super) fn declined(case: &OutOfRotation) -> Declined {
    match (case.turn_of, case.edition) {
        (Relation::Rho, _) => Declined::DependsOnRho,
        (_, Edition::Laws2007) => Declined::OffenderFree(partner_barred(case.sent_by([index_2007::L31B]))),
        (_, Edition::Laws2017) => Declined::OffenderFree(offender_free(case.sent_by([index_2017::L31B1]))),
    }
}

/// Law 31: what the offender's call at their turn comes to.
pub(super) fn rectification(case: &OutOfRotation, branch: Branch, legal: &LegalAuction) -> Rectification {
    match case.edition {
        Edition::Laws2007 => rule_2007(case, branch, legal),
        Edition::Laws2017 => rule_2017(case, branch, legal),
    }
}

fn rule_2007(case: &OutOfRotation, branch: Branch, legal: &LegalAuction) -> Rectification {
    let (clause, passes) = match (branch, case.turn_of) {
        (Branch::Repeated, _) => return repeated(case.sent_by([index_2007::L31A1]), case.call.made.call),
        (Branch::SameDenomination, _) => (index_2007::L31A2A, Passes::Once),
        (Branch::Comparable(_) | Branch::Other, Relation::Rho) => (index_2007::L31A2B, Passes::Throughout),
        (Branch::Comparable(_) | Branch::Other, Relation::Partner | Relation::Lho | Relation::Same) => {
            (index_2007::L31B, Passes::Throughout)
        }
    };
    barred(case.sent_by([clause]), passes, case.lead(legal), index_2007::L23)
}

fn rule_2017(case: &OutOfRotation, branch: Branch, legal: &LegalAuction) -> Rectification {
    let sends = match case.turn_of {
        Relation::Rho => None,
        Relation::Partner | Relation::Lho | Relation::Same => Some(index_2017::L31B2),
    };
    let chain = |clause: Clause| case.sent_by(sends.into_iter().chain([clause]));
    match branch {
        Branch::Repeated => repeated(case.sent_by([index_2017::L31A1]), case.call.made.call),
        Branch::Comparable(ground) => comparable(chain(index_2017::L31A2A).into_iter().chain(ground).collect()),
        Branch::SameDenomination | Branch::Other => {
            barred(chain(index_2017::L31A2B), Passes::Once, case.lead(legal), index_2017::L72C)
        }
    }
}

/// 2007 Law 31A2(a), with 29C: whether the offender repeats the denomination at any level; of an artificial bid, one
/// that it specified.
pub(super) fn repeats_the_denomination(case: &OutOfRotation, made: &MadeCall) -> bool {
    let (Some(old), Some(new)) = (case.call.made.call.bid(), made.call.bid()) else { return false };
    if case.turn_of != Relation::Rho {
        return false;
    }
    let shows = case.shows();
    if shows.is_natural_for(old.denomination) {
        return old.denomination == new.denomination;
    }
    let named = match new.denomination {
        Denomination::Notrump => Feature::Notrump,
        Denomination::Clubs | Denomination::Diamonds | Denomination::Hearts | Denomination::Spades => {
            new.denomination.suit().map_or(Feature::Notrump, Feature::Suit)
        }
    };
    shows.contains(named)
}

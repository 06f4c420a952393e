//! Law 31: a bid out of rotation that was not accepted; also an artificial pass, or a pass of partner's artificial call.
//!
//! | clause | says | here |
//! |---|---|---|
//! | 31A1 | at RHO's turn, and RHO passes: the call is repeated | [`OffendersCall::Repeated`] |
//! | 31A2(a) | RHO acts; 2007: the denomination is repeated, 2017: a comparable call | [`rectification`] |
//! | 31A2(b) | RHO acts; any other call | [`rectification`] |
//! | 2007 31B | at partner's turn, or LHO's: partner passes throughout | [`not_accepted`] |
//! | 2017 31B1 | at partner's turn, or LHO's: partner is free until the offender has called | [`not_accepted`] |
//! | 2017 31B2 | then as 31A2 | [`rectification`] |
//! | 2017 31C | at LHO's turn by a player who has called: Law 25 | `irregular` |

use crate::{
    bridge::Denomination,
    lawbook::{Clause, Law31, clause_of, index_2007, index_2017},
    record::Feature,
    ruling::{Passes, Rectification},
};

use super::{
    irregular, law16,
    legal::LegalAuction,
    natural::Interpretation,
    rotation::{Consequence, OffendersCall, OutOfRotation},
    table::Table,
    tree::PlacedCall,
};

/// Law 31: what follows once the call was not accepted.
///
/// # Editions
/// At RHO's turn it depends on RHO in both. At partner's turn, or LHO's: 2007 silences partner at once (31B), 2017
/// leaves them free until the offender has called (31B1).
pub(super) fn not_accepted(case: &OutOfRotation) -> Consequence {
    if case.is_rhos_turn() {
        return Consequence::DependsOnRho;
    }
    let edition = case.of.edition;
    match edition.law31() {
        Law31::Of2007 => case.partner_passes_at_once(case.sent_by([edition.own(index_2007::L31B)])),
        Law31::Of2017 => Consequence::OffenderFree(law16::cancelled(case.sent_by([edition.own(index_2017::L31B1)]))),
    }
}

/// Law 31: what follows from the offender's call at their turn.
pub(super) fn rectification(case: &OutOfRotation, call: OffendersCall, legal: &LegalAuction) -> Rectification {
    let edition = case.of.edition;
    match (edition.law31(), call) {
        (_, OffendersCall::Repeated) => case.repeated(case.sent_by([clause_of!(edition, L31A1)])),
        (Law31::Of2007, OffendersCall::SameDenomination) => {
            case.partner_passes(case.sent_by([edition.own(index_2007::L31A2A)]), Passes::Once, legal)
        }
        (Law31::Of2007, OffendersCall::Comparable(_) | OffendersCall::Other) => {
            let clause = if case.is_rhos_turn() { index_2007::L31A2B } else { index_2007::L31B };
            case.partner_passes(case.sent_by([edition.own(clause)]), Passes::Throughout, legal)
        }
        (Law31::Of2017, _) => {
            let sends = (!case.is_rhos_turn()).then_some(edition.own(index_2017::L31B2));
            let leads_to = |clause: Clause| case.sent_by(sends.into_iter().chain([clause]));
            case.rule_2017(call, [edition.own(index_2017::L31A2A), edition.own(index_2017::L31A2B)], leads_to, legal)
        }
    }
}

/// Laws 31A1 and 32: whether the player, whose turn it is, must repeat a call, and this is another one; also where they have
/// repeated it and change it at once.
pub(super) fn is_not_repeated(table: &Table, call: &PlacedCall) -> bool {
    let auction = table.auction();
    let force = if irregular::is_change(auction, call) { &table.binds_change() } else { &table.force };
    let is_due = call.by == auction.turn() || irregular::is_change(auction, call);
    let may_be_due = is_due && !auction.is_over() && !force.must_pass(call.by);
    may_be_due && force.must_repeat(call.by).is_some_and(|bar| bar.call != call.made.call)
}

/// 2007 Law 31A2(a), with 29C: whether the offender repeats the denomination at any level; of an artificial bid, one
/// that it specified.
///
/// # Reading
/// READING `repeated-denomination`: 29C puts what the artificial bid specified in place of what it named. A bid that is said to specify just that again,
/// as a transfer a level higher, repeats it, whatever it names; and so does one that names it.
///
/// READING `bare-denomination`: where nobody says what a bid shows that most pairs play by agreement, nothing follows from its name, neither that it
/// repeats a denomination nor that the lead is free.
pub(super) fn repeats_the_denomination(case: &OutOfRotation, again: Interpretation<'_>) -> bool {
    let made = again.made;
    let (Some(old), Some(new)) = (case.of.call.made.call.bid(), made.call.bid()) else { return false };
    if !case.is_rhos_turn() {
        return false;
    }
    let shows = case.shows();
    if shows.is_natural_for(old.denomination) {
        return old.denomination == new.denomination && !again.is_by_agreement();
    }
    if made.is_described() && made.shows() == shows {
        return true;
    }
    let named = match new.denomination {
        Denomination::Notrump => Feature::Notrump,
        Denomination::Clubs | Denomination::Diamonds | Denomination::Hearts | Denomination::Spades => {
            new.denomination.suit().map_or(Feature::Notrump, Feature::Suit)
        }
    };
    shows.contains(named)
}

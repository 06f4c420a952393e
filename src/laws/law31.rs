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
    lawbook::{Clause, Law31, clause_of, index_2007, index_2017},
    record::{Feature, Shows},
    ruling::{Passes, Rectification},
};

use super::{
    law16, law26,
    legal::LegalAuction,
    natural::{Interpretation, Specifies},
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
        (Law31::Of2007, OffendersCall::HeldToRepeat(again)) => {
            let (clauses, lead) =
                (case.sent_by([edition.own(index_2007::L31A2A)]), case.lead_if_repeated(again, legal));
            law26::partner_passes(edition, clauses, Passes::Once, lead)
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

/// Laws 31A1 and 32: whether the player, whose turn it is, must repeat a call, and this is another one. One who has repeated it
/// changes it under Law 25.
pub(super) fn is_not_repeated(table: &Table, call: &PlacedCall) -> bool {
    let (auction, force) = (table.auction(), &table.force);
    // Laws 36 and 38 rule on a call that nobody is ever allowed.
    let is_allowed_to_some =
        call.made.call.bid().map_or_else(|| auction.allows(call.by, call.made.call), |bid| !bid.is_above_seven());
    let may_be_due = call.by == auction.turn() && is_allowed_to_some && !auction.is_over() && !force.must_pass(call.by);
    may_be_due && force.must_repeat(call.by).is_some_and(|bar| bar.call != call.made.call)
}

/// 2007 Law 31A2(a), with 29C: whether a bid repeats the denomination of the one out of rotation.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Repeats {
    Yes,
    No,
    /// The director has to find out what the two show.
    Perhaps,
}

/// 2007 Law 31A2(a), with 29C: whether the offender repeats the denomination at any level; of an artificial bid, one
/// that it specified.
///
/// # Reading
/// READING `repeated-denomination`: 29C puts what the artificial bid specified in place of what it named. A bid that is said to specify just that again,
/// as a transfer a level higher, repeats it, whatever it names; and so does one that names and shows it. One that names it and is said to show
/// something else does not.
///
/// READING `bare-denomination`: where nobody knows what a bid shows that names the denomination, because most pairs play it by agreement or what is
/// said of it is not understood, nothing follows from its name: the director finds out. So it is with any bid where nobody knows what the one out of rotation showed,
/// with an artificial bid that is made again without a word about it, and with one that is said to show the same, but no denomination.
pub(super) fn repeats_the_denomination(case: &OutOfRotation, again: Interpretation<'_>) -> Repeats {
    let (Some(old), Some(new)) = (case.of.call.made.call.bid(), again.made.call.bid()) else { return Repeats::No };
    if !case.is_rhos_turn() {
        return Repeats::No;
    }
    let names_it = old.denomination == new.denomination;
    let [may_show, named] = [case.shows(), Shows::named_by(again.made.call)];
    // `transfer`, `bergen`: where the auction does not say which suits the convention shows, its name tells those who play it.
    let is_untold = |one: Interpretation<'_>| one.made.is_named_convention() && one.shows().is_empty();
    if [case.interpretation(), again].into_iter().any(is_untold) {
        return Repeats::Perhaps;
    }
    if case.of.made().is_artificial_and_no_more() {
        return Repeats::Perhaps;
    }
    let by_its_name = match again.certainly_shows() {
        Some(shows) if named.features().all(|named| shows.contains(named)) => Repeats::Yes,
        Some(_) => Repeats::No,
        None => Repeats::Perhaps,
    };
    let names_what_it_shows = named.features().all(|named| may_show.contains(named));
    match case.interpretation().specifies {
        Specifies::This(shows) if shows.is_natural_for(old.denomination) => {
            if names_it {
                by_its_name
            } else {
                Repeats::No
            }
        }
        Specifies::This(shows) if again.made.is_described() && again.shows() == shows => {
            if names_a_denomination(shows) { Repeats::Yes } else { Repeats::Perhaps }
        }
        Specifies::This(_) if old == new && !again.made.is_described() => Repeats::Perhaps,
        Specifies::This(_) if names_what_it_shows => by_its_name,
        Specifies::This(shows) if may_specify(again, shows) => Repeats::Perhaps,
        Specifies::This(_) => Repeats::No,
        Specifies::Unknown => Repeats::Perhaps,
        Specifies::Usually(_) | Specifies::Open | Specifies::Perhaps(_) => {
            let may_repeat = [may_show, Shows::named_by(case.of.made().call)].map(|shows| may_specify(again, shows));
            if names_it || names_what_it_shows || may_repeat.contains(&true) { Repeats::Perhaps } else { Repeats::No }
        }
    }
}

/// Law 29C: whether a call that specifies this specifies a denomination.
fn names_a_denomination(shows: Shows) -> bool {
    shows.features().any(|feature| matches!(feature, Feature::Suit(_) | Feature::Notrump))
}

/// Whether a bid specifies just this, or may.
fn may_specify(bid: Interpretation<'_>, shows: Shows) -> bool {
    bid.specifies == Specifies::Unknown || bid.shows() == shows
}

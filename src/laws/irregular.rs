//! What is irregular about a call, in the order in which the laws are tried: 37 and 39, 25B, 36 and 38, then rotation, then
//! sufficiency. An unintended call never comes here: Law 25A is tried first.
//!
//! A call at LHO's turn by a player who has called is a change of call: 2007 Law 30B3 and the note to 31, 2017 Laws 30B2, 31C
//! and 32C.

use crate::{
    bridge::{Auction, Call},
    ruling::Kind,
};

use super::{law27, table::Table, tree::PlacedCall};

/// What is irregular about a call.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Irregular {
    pub(super) kind: Kind,
    /// The fault that is ruled on after the first.
    pub(super) also: Option<Kind>,
    /// A change of call: whether LHO has called since the first call. Then nobody says whether the player corrects that call
    /// or bids again, out of rotation.
    pub(super) lho_has_called: bool,
    /// Whether the player who called last calls again.
    changes: bool,
}

impl Irregular {
    /// Law 25: whether it is a change of call, or only the director can tell; 2007 Law 25A3, 2017 Law 25A5: also a call after the
    /// last pass, by the player of that pass or of the one before it, which may have been unintended.
    pub(super) fn may_be_a_change(self) -> bool {
        self.kind == Kind::ChangeOfCall || self.is_after_own_pass_at_the_end()
    }

    /// Law 39, unless the last pass was unintended.
    pub(super) fn is_after_own_pass_at_the_end(self) -> bool {
        self.kind == Kind::CallAfterFinalPass && self.changes
    }
}

/// What is irregular about a call; `None` for a regular call.
///
/// # Reading
/// READING `forbidden-double` (2007): a double that Law 19 allows and only 30B2(b) forbids is ruled on by Law 36; no clause fixes what follows.
///
/// READING `call-after-imposed-pass`: a player whose pass was taken as made (28A) and who then makes another call has broken the obligation to pass
/// (37). They did not make that pass, so that nothing is corrected (25).
pub(super) fn irregularity(table: &Table, made: &PlacedCall) -> Option<Irregular> {
    let (call, by, auction) = (made.made.call, made.by, table.auction());
    let turn = auction.turn();
    let in_turn = by == turn;
    let is_over_lhos = table.follows_lho_before_ruling(made) && !is_said_to_change(table, made);
    let changes = is_change(auction, made) && !is_after_partners(table, made) && !is_over_lhos;
    let (over, force) =
        if changes { (&without_last(auction, 1), &table.binds_change()) } else { (auction, &table.force) };
    let insufficient = law27::is_insufficient(call, over).then_some(Kind::InsufficientBid);
    let inadmissible = call.is_double_or_redouble() && (!over.allows(by, call) || force.may_not_double(by));
    let lho_has_called = may_correct(auction, made, is_over_lhos) && (is_over_lhos || !is_after_partner(table, made));
    // A legal call that the player changes (25B), whatever to: what cannot be admitted is never accepted.
    let never_accepted = if call.bid().is_some_and(|bid| bid.is_above_seven()) {
        Some(Kind::BidAboveSeven)
    } else {
        inadmissible.then_some(Kind::InadmissibleDouble)
    };
    let (kind, also) = if auction.is_over() {
        (Kind::CallAfterFinalPass, None)
    } else if changes && never_accepted.is_some() && !force.must_pass(by) {
        (Kind::ChangeOfCall, never_accepted)
    } else if call.bid().is_some_and(|bid| bid.is_above_seven()) {
        (Kind::BidAboveSeven, None)
    } else if inadmissible {
        (Kind::InadmissibleDouble, (!in_turn && !changes).then_some(Kind::DoubleOutOfRotation))
    } else if call != Call::Pass && (force.must_pass(by) || !in_turn && table.may_write_substitute(by)) {
        (Kind::CallByBarredPlayer, insufficient)
    } else if changes || lho_has_called || is_again(auction, made) {
        (Kind::ChangeOfCall, insufficient)
    } else if !in_turn {
        (out_of_rotation(call), insufficient)
    } else {
        (insufficient?, None)
    };
    // After the end: the last pass, or the one before it, whose player's partner has not called since (2007 25A2, 2017 25A4); at once,
    // before the director rules or the lead is faced.
    let changes = if auction.is_over() { (changes || lho_has_called) && table.comes_at_once(made) } else { changes };
    Some(Irregular { kind, also, lho_has_called, changes })
}

/// Whether this call comes at LHO's turn in place of the player's last one. The same call once more changes nothing.
pub(super) fn is_change(auction: &Auction, made: &PlacedCall) -> bool {
    let is_other = auction.calls().last().is_some_and(|(_, last)| *last != made.made.call);
    is_other && auction.turn() == made.by.lho()
}

/// Whether partner has called out of rotation just before, and nobody has ruled on that: then this call is out of rotation like
/// partner's, and no change of the player's last one.
fn is_after_partners(table: &Table, made: &PlacedCall) -> bool {
    !is_said_to_change(table, made) && table.follows_partner_before_ruling(made)
}

/// Whether this player makes their last call once more at LHO's turn, when a later call has been dealt with.
pub(super) fn is_again(auction: &Auction, made: &PlacedCall) -> bool {
    auction.calls().last() == Some(&(made.by, made.made.call)) && auction.turn() == made.by.lho()
}

/// Whether partner has called since the player's last call, if only a bid that LHO refused. What the player calls at another
/// turn than LHO's then corrects nothing (2007 25A2, 2017 25A4), unless it is said that it was meant to: it is out of rotation.
fn is_after_partner(table: &Table, made: &PlacedCall) -> bool {
    !is_said_to_change(table, made) && table.partner_called_last(made)
}

/// Law 25: whether it is said that the player's last call was intended, or was not, and so that this one changes it.
fn is_said_to_change(table: &Table, made: &PlacedCall) -> bool {
    table.last_of(made.by).is_some_and(|last| last.made.facts.unintended.is_some())
}

/// What is irregular about an unintended call besides: Law 25A is tried before every other law.
pub(super) fn irregular_besides(auction: &Auction, call: &PlacedCall) -> Option<Kind> {
    if auction.is_over() {
        Some(Kind::CallAfterFinalPass)
    } else if call.by == auction.turn() {
        law27::is_insufficient(call.made.call, auction).then_some(Kind::InsufficientBid)
    } else {
        Some(out_of_rotation(call.made.call))
    }
}

/// Whether this call may be a correction of the player's last one, over which only LHO has called, if only a bid that was refused
/// since. A pass is not: nobody corrects a bid to a pass so late.
fn may_correct(auction: &Auction, made: &PlacedCall, is_over_refused: bool) -> bool {
    let since = match auction.calls() {
        [.., (first, last)] if is_over_refused && *first == made.by && *last != made.made.call => 1,
        [.., (first, _), (over, _)] if *first == made.by && *over == made.by.lho() => 2,
        _ => return false,
    };
    made.made.call != Call::Pass && without_last(auction, since).allows(made.by, made.made.call)
}

fn without_last(auction: &Auction, calls: usize) -> Auction {
    let mut shorter = auction.clone();
    for _ in 0..calls {
        shorter.pop();
    }
    shorter
}

/// Laws 30, 31 and 32: the kind of a call out of rotation.
pub(super) const fn out_of_rotation(call: Call) -> Kind {
    match call {
        Call::Pass => Kind::PassOutOfRotation,
        Call::Bid(_) => Kind::BidOutOfRotation,
        Call::Double | Call::Redouble => Kind::DoubleOutOfRotation,
    }
}

//! Whom the ruling on one irregularity leaves free, and why: what sets it apart from one that would have bound them.

use super::{
    deciding_clause::deciding_clause,
    draft::Kind,
    reason::Reason,
    story::accepted,
    table::{Table, called_over},
};
use crate::{
    bridge::{Call, Seat},
    explain::{Message, Which},
    lawbook::{Clause, Edition},
    record::Record,
    ruling::{Incident, Kind as Irregularity, Passes},
};

/// What a ruling says about why a player need not pass.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Frees {
    /// The call was accepted.
    Accepted,
    /// Law 27B1(a): it was replaced by the lowest bid that shows the same.
    Lowest,
    /// It was replaced by a comparable call, or in 2007 by one that means the same.
    Comparable,
    /// The same call was made again.
    Again,
    /// An irregularity of this sort binds partner and never the offender.
    PartnerOnly,
    /// A pass out of turn that binds the offender and never partner.
    OffenderOnly,
    /// Law 36A: LHO called over a double that was not allowed.
    CalledOver,
    /// Law 37A: LHO called over the call of a player who had to pass, so that it stands.
    Stands,
    /// Law 25A: a slip is put right, or stands as any call does.
    Slip,
    /// Law 25B: the second of two calls is cancelled, and the first stands.
    Change,
}

impl Frees {
    const fn name(self) -> &'static str {
        match self {
            Frees::Accepted => "accepted",
            Frees::Lowest => "lowest",
            Frees::Comparable => "comparable",
            Frees::Again => "again",
            Frees::PartnerOnly => "partner",
            Frees::OffenderOnly => "self",
            Frees::CalledOver => "called-over",
            Frees::Stands => "stands",
            Frees::Slip => "slip",
            Frees::Change => "change",
        }
    }

    /// Of one side, why this player need not pass for an irregularity; `None` where they must, or nothing sets it apart.
    fn of(table: &Table, incident: &Incident, seat: Seat) -> Option<Frees> {
        let result = &incident.result;
        let by = if seat == incident.offender { result.offender_passes } else { result.partner_passes };
        if by != Passes::None || seat.side() != incident.offender.side() {
            return None;
        }
        let cites = |all: &[&str]| result.clauses.iter().any(|clause| all.contains(&clause.address()));
        // What had to be called again is no replacement.
        let mut since = table.calls_from(incident.event + 1).map(|(_, made)| made);
        let next = since.find(|made| made.by == Some(incident.offender)).map(|made| made.call);
        let is_again = next == Some(incident.call);
        // Of 2007 the second is another case: the same denomination, and partner has to pass once.
        let is_comparable =
            cites(&["27B1(b)", "30B1(b)(i)"]) || has_comparable(table) && cites(&["31A2(a)", "32A2(a)"]);
        Some(match incident.kind {
            _ if incident.accepted == Some(true) => Frees::Accepted,
            _ if seat == incident.offender && binds_partner_only(incident) => Frees::PartnerOnly,
            _ if result.offender_passes != Passes::None => Frees::OffenderOnly,
            _ if cites(&["27B1(a)"]) => Frees::Lowest,
            _ if is_again && (is_comparable || cites(&["31A1", "32A1", "32B1"])) => Frees::Again,
            _ if is_comparable => Frees::Comparable,
            Irregularity::InadmissibleDouble if called_over(table, incident) == Some(true) => Frees::CalledOver,
            Irregularity::CallByBarredPlayer if called_over(table, incident) == Some(true) => Frees::Stands,
            Irregularity::UnintendedCall => Frees::Slip,
            Irregularity::ChangeOfCall => Frees::Change,
            _ => return None,
        })
    }

    /// The clause that says so; of what an irregularity might have led to, only the one that has.
    fn clause(self, incident: &Incident) -> Option<Clause> {
        let has_bound = incident.result.partner_passes != Passes::None || self == Frees::OffenderOnly;
        deciding_clause(incident).filter(|_| self != Frees::PartnerOnly || has_bound)
    }
}

const fn has_comparable(table: &Table) -> bool {
    table.record.laws.has_comparable_calls()
}

/// Laws 27, 30B1, 31, 32 and 36: whether nobody but the offender's partner can have to pass.
fn binds_partner_only(incident: &Incident) -> bool {
    match incident.kind {
        Irregularity::InsufficientBid
        | Irregularity::BidOutOfRotation
        | Irregularity::DoubleOutOfRotation
        | Irregularity::InadmissibleDouble => true,
        Irregularity::PassOutOfRotation => {
            deciding_clause(incident).is_some_and(|clause| clause.law() == 31 || clause.address().starts_with("30B1("))
        }
        _ => false,
    }
}

/// Why a player of the offender's side need not pass for an irregularity.
pub(super) fn why_free(table: &Table, incident: &Incident, seat: Seat) -> Option<Reason> {
    let frees = Frees::of(table, incident, seat)?;
    let offender = incident.offender;
    // Law 27B4: it may be the second of two bids that was accepted.
    let place = accepted(table, incident).unwrap_or(incident.event);
    let says = Message::QuizBinds {
        which: Which(frees.name()),
        offender,
        partner: offender.partner(),
        lho: offender.lho(),
        call: table.made(place).map_or(incident.call, |made| made.call),
        nth: table.nth(place),
        replacement: incident.replacement.unwrap_or(Call::Pass),
        edition: table.record.laws,
    };
    Some(Reason { says, clause: frees.clause(incident) })
}

/// Where more than one thing went wrong: of each of the others, why it binds nobody any more, in the order in which they happened. `told`
/// are those of which more is said.
pub(super) fn of_the_others(kind: Kind, table: &Table, told: &[&Incident]) -> Vec<Message> {
    let others = table.ruling.incidents.iter().enumerate().filter(|(_, one)| !told.contains(one));
    let free = others.filter_map(|(nth, one)| {
        let partner = one.offender.partner();
        let is_alike = kind != Kind::Editions || is_the_same_under_both(table, nth, partner);
        why_free(table, one, partner).filter(|_| is_alike).map(|reason| reason.says)
    });
    free.collect()
}

/// Whether the same leaves a player free under both editions that are compared.
fn is_the_same_under_both(table: &Table, nth: usize, seat: Seat) -> bool {
    let under = |laws: Edition| {
        let table = Table::of(Record { laws, ..table.record.clone() })?;
        Frees::of(&table, table.ruling.incidents.get(nth)?, seat)
    };
    let [older, newer] = Edition::LATEST.map(under);
    older.is_some() && older == newer
}

/// The irregularity for which a player has to pass.
pub(super) fn behind(table: &Table, seat: Seat) -> Option<&Incident> {
    let clause = table.ruling.in_force.must_pass.iter().find(|bar| bar.seat == seat)?.clause;
    table.ruling.incidents.iter().rev().find(|one| one.result.clauses.contains(&clause))
}

/// Why it is not both partners who have to pass: no other irregularity does that, or LHO called over this one.
pub(super) fn against_both(table: &Table) -> Reason {
    let breach = table.ruling.incidents.iter().rfind(|one| one.kind == Irregularity::CallByBarredPlayer);
    let stood = breach.and_then(|breach| why_free(table, breach, breach.offender.partner()));
    stood.unwrap_or_else(|| Message::QuizBothPass {}.into())
}

//! Law 26: what declarer may do when offender's partner is first on lead, once a call was withdrawn.
//!
//! | clause | says | here |
//! |---|---|---|
//! | 2007 26A1 | every suit of the withdrawn call is shown legally too: nothing | [`rule_2007`] |
//! | 2007 26A2 | a suit of the withdrawn call may be required or forbidden | [`rule_2007`] |
//! | 2007 26B | any one suit may be forbidden | [`rule_2007`] |
//! | 2017 26A | replaced by a comparable call: nothing | asked by the laws that call this one |
//! | 2017 26B | one suit that the offender has not shown may be forbidden | [`rule_2017`] |

use crate::{
    bridge::{Seat, Suit},
    lawbook::{Clause, Edition, Law26, index_2007, index_2017},
    record::Shows,
    ruling::{Incident, LeadKind, LeadRestriction, Passes, Rectification},
};

use super::{law16, legal::LegalAuction};

/// The ruling by Law 26: the clauses that decide, and the restriction if there is one.
#[derive(Clone, Debug, Default)]
pub(super) struct LeadRuling {
    pub(super) clauses: Vec<Clause>,
    pub(super) lead: Option<LeadRestriction>,
    /// 2017 Law 26A: the withdrawn call was replaced by a comparable one.
    pub(super) comparable: bool,
}

impl LeadRuling {
    fn new(clauses: Vec<Clause>, lead: Option<LeadRestriction>) -> LeadRuling {
        LeadRuling { clauses, lead, comparable: false }
    }

    /// The result with what Law 26 adds to it.
    pub(super) fn added_to(self, mut result: Rectification) -> Rectification {
        result.clauses.extend(self.clauses);
        result.lead = self.lead;
        result
    }
}

/// By this clause, the last of those that lead here, offender's partner must pass. Law 26 may restrict their lead, and the
/// score may be adjusted because the offender could have known: 2007 Law 23, 2017 Law 72C.
pub(super) fn partner_passes(
    edition: Edition,
    clauses: Vec<Clause>,
    partner_passes: Passes,
    lead: LeadRuling,
) -> Rectification {
    let passes_by = clauses.last().copied();
    let review = vec![edition.of(index_2007::L23, index_2017::L72C)];
    lead.added_to(Rectification { partner_passes, passes_by, review, ..law16::cancelled(clauses) })
}

/// Law 26: the restriction after these calls of the offender were withdrawn, given the legal auction as far as it
/// has gone. It binds offender's partner, at their first turn to lead, and only if their side defends.
///
/// # Editions
/// 2007 asks what the withdrawn calls showed; 2017 only what the offender has specified legally.
///
/// # Reading
/// READING `withdrawn-twice-lead`: two withdrawn calls of one offender (27B3, 27B4) found two restrictions at most; declarer picks one.
pub(super) fn restriction(
    edition: Edition,
    offender: Seat,
    withdrawn: impl IntoIterator<Item = Shows>,
    legally_specified: Shows,
) -> LeadRuling {
    match edition.law26() {
        Law26::Of2007 => rule_2007(edition, offender, withdrawn, legally_specified),
        Law26::Of2017 => rule_2017(edition, offender, legally_specified, LeadKind::ForbidOne),
        #[cfg(feature = "drill-edition")]
        Law26::OfDrill => rule_2017(edition, offender, legally_specified, LeadKind::RequireOrForbid),
    }
}

/// 2017 Law 26B, with the WBF's correction: declarer may forbid one suit that the offender has not specified in the
/// legal auction. The suit of the withdrawn call plays no part.
///
/// # Reading
/// READING `only-forbid`: declarer may not require a lead, although the first printing allowed it.
fn rule_2017(edition: Edition, offender: Seat, legally_specified: Shows, kind: LeadKind) -> LeadRuling {
    let suits = Suit::ALL.into_iter().filter(|suit| !legally_specified.has_suit(*suit)).collect();
    let clause = edition.own(index_2017::L26B);
    LeadRuling::new(vec![clause], lead(offender, kind, suits, clause))
}

/// 2017 Law 26A: the withdrawn call was replaced by a comparable one.
pub(super) fn comparable(edition: Edition) -> LeadRuling {
    LeadRuling { comparable: true, ..LeadRuling::new(vec![edition.own(index_2017::L26A)], None) }
}

/// 2007 Law 26A1: every suit of the withdrawn call is legally specified too: nothing. Law 26A2: the others may be
/// required or forbidden. Law 26B: a withdrawn call that was about anything else than known suits: any one suit may
/// be forbidden.
fn rule_2007(
    edition: Edition,
    offender: Seat,
    withdrawn: impl IntoIterator<Item = Shows>,
    legally_specified: Shows,
) -> LeadRuling {
    let (mut shown, mut only_known_suits) = (Shows::NOTHING, true);
    for shows in withdrawn {
        match shows.is_known_suits_only() {
            true => shown = shown.union(shows),
            false => only_known_suits = false,
        }
    }
    let unspecified: Vec<Suit> = shown.suits().filter(|suit| !legally_specified.has_suit(*suit)).collect();

    let require_or_forbid = lead(offender, LeadKind::RequireOrForbid, unspecified, edition.own(index_2007::L26A2));
    if only_known_suits {
        let clause =
            if require_or_forbid.is_some() { edition.own(index_2007::L26A2) } else { edition.own(index_2007::L26A1) };
        return LeadRuling::new(vec![clause], require_or_forbid);
    }
    let mut forbid_any_one = lead(offender, LeadKind::ForbidAnyOne, Suit::ALL.to_vec(), edition.own(index_2007::L26B));
    let mut clauses = vec![edition.own(index_2007::L26B)];
    clauses.extend(require_or_forbid.as_ref().map(|lead| lead.clause));
    if let Some(lead) = &mut forbid_any_one {
        lead.or = require_or_forbid.map(Box::new);
    }
    LeadRuling::new(clauses, forbid_any_one)
}

fn lead(offender: Seat, kind: LeadKind, suits: Vec<Suit>, clause: Clause) -> Option<LeadRestriction> {
    let leader = offender.partner();
    (!suits.is_empty()).then_some(LeadRestriction { leader, kind, suits, clause, or: None })
}

/// The suits about which this result lets declarer do nothing, because the offender has specified them legally: by 2017 Law 26B, and
/// by 2007 Laws 26A1 and 26A2 where the withdrawn call specified them too.
fn spared(result: &Rectification) -> Vec<Suit> {
    let is_spared = |suit: &Suit| match &result.lead {
        Some(lead) => lead.kind != LeadKind::ForbidAnyOne && !lead.suits.contains(suit),
        None => result.cites("26A1"),
    };
    Suit::ALL.into_iter().filter(is_spared).collect()
}

/// What is taken for granted about calls of the offender that spare a suit.
pub(super) fn assume_what_spares(incident: &mut Incident, legal: &LegalAuction) {
    let spared: Vec<Suit> = incident.outcome.leaves().into_iter().flat_map(spared).collect();
    for assumption in legal.assumed_to_show(incident.offender, &spared) {
        if !incident.assumes.contains(&assumption) {
            incident.assumes.push(assumption);
        }
    }
}

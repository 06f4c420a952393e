//! A table at which one thing was otherwise, and how to say so.

use super::{
    ask::Ask,
    bar::Bar,
    claim::Claim,
    deciding_clause::deciding_clause,
    draft::Kind,
    reason::Reason,
    table::{Table, stated},
};
use crate::{
    bridge::{Call, Seat},
    explain::{Message, Which},
    lawbook::{Clause, Edition},
};

/// The table as it would be, had one thing been otherwise.
#[derive(Clone, Debug)]
pub(super) struct WhatIf {
    pub(super) table: Table,
    pub(super) change: Change,
    pub(super) clause: Option<Clause>,
    /// What a call would have shown, where that is the change.
    pub(super) meaning: Option<Message>,
    /// How the auction has gone on then: as a word.
    pub(super) form: &'static str,
}

/// What would have to be otherwise.
#[derive(Clone, Copy, Debug)]
pub(super) struct Change {
    pub(super) which: &'static str,
    pub(super) seat: Seat,
    /// Another player, where two do something.
    pub(super) other: Seat,
    /// The offender of the last irregularity, or the player where there is none.
    pub(super) offender: Seat,
    pub(super) call: Call,
    pub(super) replacement: Call,
    pub(super) edition: Edition,
    /// Which of the player's passes it is in place of, where there are more; otherwise 0.
    pub(super) nth: usize,
}

impl Change {
    /// A change that this player makes, about this call.
    pub(super) fn of(which: &'static str, table: &Table, seat: Seat, call: Call) -> Change {
        let offender = table.last().map_or(seat, |incident| incident.offender);
        Change { which, seat, other: seat, offender, call, replacement: call, edition: table.record.laws, nth: 0 }
    }
}

impl WhatIf {
    pub(super) fn new(table: Table, change: Change) -> WhatIf {
        let clause = table.last().and_then(deciding_clause);
        WhatIf { table, change, clause, meaning: None, form: "turn" }
    }

    /// It to the end, everybody passing, where the auction is not over; `None` where somebody may not pass.
    pub(super) fn ended(mut self) -> Option<WhatIf> {
        while let Some(turn) = self.table.ruling.turn {
            if self.table.bound(turn).is_some_and(|call| call != Call::Pass) {
                return None;
            }
            self.table.call(turn, Call::Pass)?;
            self.form = "end";
        }
        Some(self)
    }

    /// The table as it would be, had a call shown something else.
    pub(super) fn of_meaning((table, says): (Table, Message)) -> Option<WhatIf> {
        let incident = table.last()?;
        let change = Change::of("meaning", &table, incident.offender, incident.call);
        Some(WhatIf { meaning: Some(says), ..WhatIf::new(table, change) })
    }

    /// It as a condition: what a choice would need, or what the answer follows.
    fn told(&self, form: &'static str) -> Message {
        let Change { which, seat, other, offender, call, replacement, edition, nth } = self.change;
        // Who then declares.
        let side = self.table.ruling.contract.map_or(seat, |contract| contract.declarer).side();
        let (form, which) = (Which(form), Which(which));
        Message::QuizIf { form, which, seat, side, other, offender, call, replacement, edition, nth }
    }

    /// What to say to somebody who gives the answer that would be right then.
    pub(super) fn reason(&self, kind: Kind) -> Reason {
        let ruling = &self.table.ruling;
        let is_earlier = kind == Kind::Passes && self.change.which == "edition" && ruling.incidents.len() > 1;
        // What has bound since an earlier irregularity, or no longer does, is not for the last one to say.
        let clause = match is_earlier {
            true => Bar::clause(ruling).filter(|_| !ruling.in_force.must_pass.is_empty()),
            false => self.clause,
        };
        // Where the choices are clauses, the choice names it.
        Reason { says: self.told("right"), clause: clause.filter(|_| kind != Kind::Clause) }
    }

    /// The answer to the same question then, by a ruling on natural calls; what is asked, too, for the call may be another one.
    pub(super) fn answers(&self, kind: Kind, ask: Ask) -> Option<(Ask, Claim)> {
        let Table { record, ruling, .. } = &self.table;
        if kind == Kind::Contract {
            return ruling.contract.map(|contract| (ask, Claim::Contract(contract)));
        }
        let draft = kind.about(self.table.clone())?;
        let is_same = match (draft.ask, ask) {
            // Whichever of them declares.
            (Ask::Lead { leader: one, .. }, Ask::Lead { leader: other, .. }) => one == other,
            (one, other) => !matches!(kind, Kind::Clause | Kind::Free) || one == other,
        };
        // What a call shows does not make it irregular.
        let is_about_a_call = matches!(kind, Kind::Accepts | Kind::Order | Kind::Irregular);
        let is_natural = is_about_a_call || self.table.assumes_natural_calls();
        let holds = is_natural && draft.right.holds(&stated(record, ruling));
        (is_same && holds).then_some((draft.ask, draft.right))
    }

    /// It as a condition, which the answer follows.
    pub(super) fn condition(&self) -> Message {
        self.meaning.clone().unwrap_or_else(|| self.told(self.form))
    }
}

//! Calls that wait for LHO's choice, and the table as it would be after one.

use std::{borrow::Cow, rc::Rc};

use crate::ruling::Incident;

use super::{
    super::{
        case::{Case, Law},
        force::Force,
        table::Table,
        tree::{Director, Next, Transition},
    },
    Walk,
};

impl Walk {
    /// The table as the offender of this case would find it: where partner has called out of rotation since, they choose only if
    /// that is declined, and by 2007 Laws 30B2, 31B and 32 may then have to pass.
    pub(in crate::laws) fn table_at_choice(&self, at: usize) -> Cow<'_, Table> {
        let Some(later) = self.partners_call(at) else { return Cow::Borrowed(&self.table) };
        let declined = self.declined(later, &mut Director::default());
        let mut table = self.table.clone();
        table.force = self.table.force.with(&declined.table.force);
        Cow::Owned(table)
    }

    /// What binds whom for certain: a player who will have to pass, or loses the turn, whatever LHO chooses about partner's call out of
    /// rotation, has nothing to repeat (2007 Law 31B).
    pub(in crate::laws) fn certain_force(&self) -> Cow<'_, Force> {
        let is_barred = |(at, case): (usize, &Rc<Case>)| {
            let seat = case.call.by;
            let repeats = self.table.force.must_repeat(seat).is_some();
            (repeats && self.table_at_choice(at).force.is_barred(seat)).then_some(seat)
        };
        match self.cases.iter().enumerate().find_map(is_barred) {
            None => Cow::Borrowed(&self.table.force),
            Some(seat) => {
                let mut force = self.table.force.clone();
                force.need_not_repeat(seat);
                Cow::Owned(force)
            }
        }
    }

    /// The ruling on a case whose offender has called since partner called out of rotation, before LHO chose about that: by
    /// declining LHO lets the offender's call take the place of the irregular one.
    pub(in crate::laws) fn incident_if_declined(&self, at: usize) -> Option<Incident> {
        let is_open = self.cases.get(at).is_some_and(|case| case.is_open(&self.table.legal));
        let later = self.partners_call(at).filter(|_| is_open)?;
        let has_called = |case: &&Rc<Case>| matches!(&case.law, Law::OutOfRotation(of) if of.has_partner_called());
        let case = self.cases.get(later).filter(has_called)?;
        let ruled = |mut director: Director| {
            let declined = self.declined(later, &mut director);
            let incident = declined.cases.get(at)?.incident(&declined.table)?;
            Some((incident, director.open))
        };
        let (no, question) = ruled(Director::default())?;
        let incident = match question.filter(|question| question.event == Some(no.event)) {
            None => no,
            Some(question) => question.while_open(ruled(Director::answering(&[true]))?.0, no),
        };
        Some(Incident { waits_for: case.call.event, ..incident })
    }

    /// The place of a call out of rotation by the partner of this case's offender, about which LHO has yet to choose.
    fn partners_call(&self, at: usize) -> Option<usize> {
        let offender = self.cases.get(at)?.call.by;
        let is_partners = |case: &Rc<Case>| case.call.by.partner() == offender && case.awaits_lho(&self.table.legal);
        Some(at + 1 + self.cases.iter().skip(at + 1).position(is_partners)?)
    }

    /// The walk after LHO has declined the call of this case.
    fn declined(&self, at: usize, director: &mut Director) -> Walk {
        let mut declined = self.clone();
        if let Some(case) = declined.case_mut(at) {
            (case.is_set_aside, case.waiting) = (false, Vec::new());
        }
        if let Transition::Branch(effects) = declined.offer_to(at, |_| Next::Declines, director) {
            declined.apply(at, effects, director);
        }
        declined
    }

    /// The calls that wait for LHO's choice are ruled on as the table stands, and the cases for which they wait are left as
    /// they are.
    pub(in crate::laws) fn rule_on_waiting(&mut self) {
        let mut waiting = Vec::new();
        for at in 0..self.cases.len() {
            if let Some(case) = self.case_mut(at).filter(|case| !case.waiting.is_empty()) {
                waiting.append(&mut case.waiting);
                case.is_set_aside = true;
            }
        }
        // What the director would be asked about them is asked when they are ruled on.
        waiting.iter().for_each(|call| self.act(call, &mut Director::default()));
    }
}

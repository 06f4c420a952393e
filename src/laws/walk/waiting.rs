//! Calls that wait for LHO's choice, and the table as it would be after one.

use std::{borrow::Cow, rc::Rc};

use super::{
    super::{
        case::Case,
        table::Table,
        tree::{Director, Next, Transition},
    },
    Walk,
};

impl Walk {
    /// The table as the offender of this case would find it: where partner has called out of rotation since, they choose only if
    /// that is declined, and by 2007 Laws 30B2, 31B and 32 may then have to pass.
    pub(in crate::laws) fn table_at_choice(&self, at: usize) -> Cow<'_, Table> {
        let offender = self.cases.get(at).map(|case| case.call.by);
        let is_partners =
            |case: &Rc<Case>| Some(case.call.by.partner()) == offender && case.awaits_lho(&self.table.legal);
        let Some(later) = self.cases.iter().skip(at + 1).position(is_partners) else {
            return Cow::Borrowed(&self.table);
        };
        let mut declined = self.clone();
        let later = at + 1 + later;
        if let Some(case) = declined.case_mut(later) {
            (case.is_set_aside, case.waiting) = (false, Vec::new());
        }
        let mut director = Director::default();
        if let Transition::Branch(effects) = declined.offer_to(later, |_| Next::Declines, &mut director) {
            declined.apply(later, effects, &mut director);
        }
        let mut table = self.table.clone();
        table.force = self.table.force.with(&declined.table.force);
        Cow::Owned(table)
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

//! Questions in families: tables that look alike to somebody who knows no law, one for each answer.
//!
//! Which of a family is asked is left to the dice, after all of it was found. So nothing that makes the look can tell the answer,
//! however seldom a table for some answer is found.

use std::collections::BTreeMap;

use super::{
    Question, Wanted,
    balance::Aim,
    dice::Dice,
    draft::Draft,
    grounds::{grounds, laws},
    level::Level,
    look::{Look, answer},
    made,
    plot::Plot,
    plots,
    sort::Sort,
    sound::is_sound,
    table::Table,
    what_if::can_be_turned,
};

/// An answer: its sort, and which of that sort it is.
type Answer = (Sort, usize);

/// The drafts found so far, by their looks.
struct Family {
    aim: Aim,
    /// The answers that each have to be found, and how often each was.
    answers: Vec<(Answer, usize)>,
    drafts: BTreeMap<Look, Vec<Member>>,
}

struct Member {
    answer: Answer,
    draft: Draft,
    /// Whether it is fit to be asked; `None` until that is looked into.
    is_fit: Option<bool>,
}

/// A question as it is wanted; `None` when no family is found in that number of tries.
pub(super) fn asked(dice: &mut Dice, seed: u64, wanted: &Wanted, aim: Aim, tries: u32) -> Option<Question> {
    let all: Vec<Answer> = each(&aim);
    // Of one law there are not all answers. Two calls are compared whatever the auction.
    let is_alone = wanted.law.is_some() || aim.kind == super::Kind::Comparable;
    let answers = if is_alone { vec![dice.pick(&all)?] } else { all };
    let ways: Vec<Vec<(Plot, u32)>> =
        answers.iter().map(|(sort, _)| aim.of(*sort, plots(aim.kind, wanted.law))).collect();
    let answers = answers.into_iter().map(|answer| (answer, 0)).collect();
    let mut family = Family { aim, answers, drafts: BTreeMap::new() };
    let settled = if family.aim.kind.is_about_what_follows() { WAYS } else { 1 };
    for tried in 0..tries {
        if tried > tries / HOPELESS && family.answers.iter().any(|(_, found)| *found == 0) {
            return None;
        }
        let rarest = family.rarest();
        let ((sort, _), _) = family.answers.get(rarest).copied()?;
        let Some(table) = family.table(dice, sort, ways.get(rarest)?) else { continue };
        for _ in 0..settled {
            let Some(draft) = family.draft(dice, &table) else { continue };
            let Some(look) = family.add(draft, wanted) else { continue };
            if family.is_whole(&look) {
                return family.pick(dice, seed, &look);
            }
        }
    }
    None
}

/// After this part of the tries, an answer that was not found yet is not looked for any more.
const HOPELESS: u32 = 6;

/// How many ways of settling one table are tried: what was bid before is the same in all of them.
const WAYS: u32 = 5;

/// The answers that an aim offers, one after the other.
fn each(aim: &Aim) -> Vec<Answer> {
    let sorts = aim.choices.iter().enumerate();
    let before = |place: usize, sort: &Sort| aim.choices.iter().take(place).filter(|one| *one == sort).count();
    // Which of two partners plays is not to be seen at all.
    let is_seen = aim.kind == super::Kind::Irregular;
    sorts.map(|(place, sort)| (*sort, if is_seen { before(place, sort) } else { 0 })).collect()
}

impl Family {
    fn rarest(&self) -> usize {
        let places = self.answers.iter().enumerate();
        places.min_by_key(|(_, (_, found))| *found).map(|(place, _)| place).unwrap_or_default()
    }

    /// A table at which something went wrong, so that this may be the answer.
    fn table(&self, dice: &mut Dice, sort: Sort, ways: &[(Plot, u32)]) -> Option<Table> {
        let plot = dice.weighted(ways)?;
        self.aim.kind.play(dice, &self.aim, plot, sort)
    }

    /// A draft as it is wanted, about that table and what may follow.
    fn draft(&self, dice: &mut Dice, table: &Table) -> Option<Draft> {
        let (aim, mut table) = (&self.aim, table.clone());
        aim.kind.follow(dice, aim, &mut table)?;
        let met = Some(table).filter(|table| aim.may_be_met_at(table) && is_sound(table));
        let mut draft = met.and_then(|table| aim.kind.about(table))?;
        aim.level_out(dice, &mut draft)?;
        (Level::of(aim.kind, &draft.table) == aim.level).then_some(draft)
    }

    /// Takes a draft in, if its answer is looked for and has not been found with that look.
    fn add(&mut self, draft: Draft, wanted: &Wanted) -> Option<Look> {
        let answer = answer(&draft);
        let (_, found) = self.answers.iter_mut().find(|(one, _)| *one == answer)?;
        let is_about = |law| laws(&grounds(self.aim.kind, &draft.right, &draft.table)).contains(&law);
        if wanted.law.is_some_and(|law| !is_about(law)) {
            return None;
        }
        *found += 1;
        let look = Look::of(&draft, &self.aim.choices);
        let alike = self.drafts.entry(look.clone()).or_default();
        alike.push(Member { answer, draft, is_fit: None });
        Some(look)
    }

    /// Whether every answer has a table with this look that is fit to be asked about.
    fn is_whole(&mut self, look: &Look) -> bool {
        let Some(members) = self.drafts.get_mut(look) else { return false };
        let kind = self.aim.kind;
        let has = |members: &[Member], answer: Answer| members.iter().any(|one| one.answer == answer);
        if !self.answers.iter().all(|(answer, _)| has(members, *answer)) {
            return false;
        }
        // Which answers can be turned more often must not tell them.
        let is_fit = |draft: &Draft| {
            super::is_fit(kind, draft) && can_be_turned(&made(&mut Dice::new(0), 0, kind, draft.clone()))
        };
        members.retain_mut(|one| *one.is_fit.get_or_insert_with(|| is_fit(&one.draft)));
        self.answers.iter().all(|(answer, _)| has(members, *answer))
    }

    /// One of the family, each answer as likely as the others.
    fn pick(mut self, dice: &mut Dice, seed: u64, look: &Look) -> Option<Question> {
        let (answer, _) = dice.pick(&self.answers)?;
        let members = self.drafts.remove(look)?;
        let chosen = members.into_iter().find(|one| one.answer == answer)?;
        Some(made(dice, seed, self.aim.kind, chosen.draft))
    }
}
